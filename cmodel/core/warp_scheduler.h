/* warp_scheduler: selection among the warps of one scheduler, docs/blocks/warp_scheduler.md. */
#ifndef WS_WARP_SCHEDULER_H
#define WS_WARP_SCHEDULER_H

#include "cmodel/config.h"
#include "cmodel/cover.h"

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

enum { WS_G1, WS_G2, WS_R1, WS_L1, WS_L2, WS_I1, WS_T1, WS_C1, WS_C2, WS_O1, WS_O2, WS_NRULES };
extern const struct cover_rules warp_scheduler_rules;

void warp_scheduler_init(struct warp_scheduler *w, const struct model_config *c);
void warp_scheduler_free(struct warp_scheduler *w);
void warp_scheduler_reset(struct warp_scheduler *w);
void warp_scheduler_eval(const struct warp_scheduler *w, const struct warp_scheduler_in *in,
                         struct warp_scheduler_out *out);
/* out: what eval found for the same inputs. cover: NULL if nobody asks. */
void warp_scheduler_clock(struct warp_scheduler *w, const struct warp_scheduler_in *in,
                          const struct warp_scheduler_out *out, struct cover_point *cover);

#endif
