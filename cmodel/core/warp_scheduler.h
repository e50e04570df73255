/* warp_scheduler: selection among the warps of one scheduler, docs/blocks/warp_scheduler.md. */
#ifndef WS_WARP_SCHEDULER_H
#define WS_WARP_SCHEDULER_H

#include "cmodel/config.h"
#include "cmodel/cover.h"
#include "cmodel/util.h"
#include "contract/core/warp_scheduler.h"

struct warp_scheduler {
    unsigned n;
    uint64_t left; /* warps below the first input of the tree's final node; the rest is right */
    bool gto, overrides, second;
    unsigned last;
    bool last_valid; /* gto */
    uint64_t *older; /* [N]: bit l: warp l was launched before this one (gto) */
};

struct warp_scheduler_in {
    uint64_t ready; /* bit l = local warp l */
    bool launch_valid;
    unsigned launch_wid;
    bool force_valid;
    unsigned force_wid;
    bool issue; /* not read by eval */
};

struct warp_scheduler_out {
    bool sel_valid, cand_valid;
    unsigned sel_wid, cand_wid; /* 0 if not valid */
};

/* In reset state; warp_scheduler_free() releases its storage. */
void warp_scheduler_init(struct warp_scheduler *w, const struct model_config *c);
void warp_scheduler_free(struct warp_scheduler *w);
void warp_scheduler_reset(struct warp_scheduler *w);
/* What the clock edge counts, and a launch of a warp that there is; both are rare. */
void warp_scheduler_cover(const struct warp_scheduler *w, const struct warp_scheduler_in *in,
                          const struct warp_scheduler_out *out, struct cover_point *cover);
void warp_scheduler_launch(struct warp_scheduler *w, const struct warp_scheduler_in *in,
                           struct cover_point *cover);

/* In line, as every cycle has them. */
/* The warp of highest priority in a set that is not empty. */
static inline unsigned warp_scheduler_best(const struct warp_scheduler *w, uint64_t set)
{
    if (!w->gto)
        return first_bit_from(set, (w->last + 1) % w->n); /* WS-R1 */
    if (w->last_valid && (set >> w->last & 1))
        return w->last; /* WS-G1 */
    unsigned b = first_bit(set);
    while (set &= w->older[b]) /* WS-G2 */
        b = first_bit(set);
    return b;
}

static inline void warp_scheduler_candidate(struct warp_scheduler_out *out, bool valid,
                                            unsigned wid)
{
    out->cand_valid = valid;
    out->cand_wid = valid ? wid : 0;
}

static inline void warp_scheduler_eval(const struct warp_scheduler *w,
                                       const struct warp_scheduler_in *in,
                                       struct warp_scheduler_out *out)
{
    bool force = w->overrides && in->force_valid;
    *out = (struct warp_scheduler_out){.sel_valid = in->ready != 0};
    if (in->ready)
        out->sel_wid = warp_scheduler_best(w, in->ready);
    if (w->overrides && in->ready) {
        unsigned winner = out->sel_wid;
        if (force && winner != in->force_wid) {
            warp_scheduler_candidate(out, true, winner); /* WS-O2 */
        } else {
            uint64_t others = in->ready;
            if (w->second)
                others &= ~(1ull << winner); /* WS-C2 */
            else if (w->left >> winner & 1)
                others &= ~w->left; /* WS-C1: best of the final node's other input */
            else
                others &= w->left;
            warp_scheduler_candidate(out, others != 0, others ? warp_scheduler_best(w, others) : 0);
        }
    }
    if (force) { /* WS-O1 */
        out->sel_valid = true;
        out->sel_wid = in->force_wid;
    }
}

/* out: what eval found for the same inputs. cover: NULL if nobody asks. */
static inline void warp_scheduler_clock(struct warp_scheduler *w,
                                        const struct warp_scheduler_in *in,
                                        const struct warp_scheduler_out *out,
                                        struct cover_point *cover)
{
    if (seldom(cover))
        warp_scheduler_cover(w, in, out, cover);
    if (in->issue) { /* WS-I1 */
        w->last = out->sel_wid;
        w->last_valid = true;
    }
    if (seldom(in->launch_valid) && w->gto && in->launch_wid < w->n)
        warp_scheduler_launch(w, in, cover);
}

#endif
