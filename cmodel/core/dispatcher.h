/* dispatcher: which complete collectors leave, docs/blocks/dispatcher.md. */
#ifndef WS_DISPATCHER_H
#define WS_DISPATCHER_H

#include "cmodel/config.h"
#include "cmodel/cover.h"
#include "cmodel/util.h"
#include "contract/core/dispatcher.h"

#define DISPATCHER_NONE UINT32_MAX

struct dispatcher {
    unsigned ncu, ndisp;
    unsigned classes;
    uint32_t all_classes; /* bit k of every class */
    bool rr;
    bool by_warp, by_all; /* dispatcher.order = warp, all */
    unsigned *held;       /* [NDISP]: collector whose offer was not taken, or DISPATCHER_NONE */
    unsigned last;        /* DI-P3 (rr) */
    bool waiting;         /* some port holds an offer */
};

struct dispatcher_in {
    uint64_t cand;             /* bit c */
    const uint8_t *class;      /* [NCU] (more than one class only); K or more: none */
    const uint64_t *allocated; /* [NCU]: when; a smaller number is older (oldest, or an order) */
    uint64_t busy;             /* bit c: it holds an instruction (an order only) */
    const unsigned *wid;       /* [NCU], where busy: of this warp (order warp only) */
    uint32_t disp_ready;       /* bit p, not read by eval; K > 1 classes: bit p * K + k, read */
};

struct dispatcher_out {
    uint32_t disp_valid; /* bit p */
    unsigned *disp_sel;  /* [NDISP], if any is valid: the collector, or DISPATCHER_NONE */
};

/* In reset state; dispatcher_free() releases its storage. */
void dispatcher_init(struct dispatcher *d, const struct model_config *c);
void dispatcher_free(struct dispatcher *d);
void dispatcher_reset(struct dispatcher *d);
void dispatcher_cover(const struct dispatcher *d, const struct dispatcher_in *in,
                      const struct dispatcher_out *out, uint32_t transfers,
                      struct cover_point *cover);

/* In line, as every cycle has them. */
/* DI-P1; cand is not empty. */
static inline unsigned dispatcher_oldest(uint64_t cand, const uint64_t *allocated)
{
    unsigned first = first_bit(cand);
    while (cand &= cand - 1) {
        unsigned i = first_bit(cand);
        first = allocated[i] < allocated[first] ? i : first;
    }
    return first;
}

/* DI-K1: those of the candidates that port p can let go. */
static inline uint64_t dispatcher_takable(const struct dispatcher *d,
                                          const struct dispatcher_in *in, unsigned p, uint64_t left)
{
    uint64_t ready = in->disp_ready >> (p * d->classes) & d->all_classes;
    uint64_t can = 0;
    for (; left; left &= left - 1) {
        unsigned c = first_bit(left);
        /* A class that is none is never ready: it lies above all of them, and 255 mod 64 does. */
        can |= (ready >> (in->class[c] & 63) & 1) << c;
    }
    return can;
}

/* Collectors that nothing older keeps back (DI-W1, DI-A1). */
static inline uint64_t dispatcher_in_order(const struct dispatcher *d,
                                           const struct dispatcher_in *in)
{
    uint64_t may = in->cand;
    if (!d->by_warp && !d->by_all)
        return may;
    for (uint64_t v = in->cand; v; v &= v - 1)
        for (uint64_t u = in->busy; u; u &= u - 1) {
            unsigned c = first_bit(v), i = first_bit(u);
            if (in->allocated[i] < in->allocated[c] && (d->by_all || in->wid[i] == in->wid[c]))
                may &= ~(1ull << c);
        }
    return may;
}

static inline void dispatcher_eval(const struct dispatcher *d, const struct dispatcher_in *in,
                                   struct dispatcher_out *out)
{
    uint64_t left = dispatcher_in_order(d, in);
    out->disp_valid = 0;
    if (!left && !d->waiting)
        return;
    for (unsigned p = 0; d->waiting && p < d->ndisp; p++)
        if (d->held[p] != DISPATCHER_NONE)
            left &= ~(1ull << d->held[p]);
    for (unsigned p = 0; p < d->ndisp; p++) {
        unsigned c = d->held[p];
        uint64_t can = d->classes > 1 ? dispatcher_takable(d, in, p, left) : left;
        if (c == DISPATCHER_NONE && can) {
            c = d->rr ? first_bit_from(can, (d->last + 1) % d->ncu)
                      : dispatcher_oldest(can, in->allocated);
            left &= ~(1ull << c); /* DI-O1 */
        }
        out->disp_sel[p] = c;
        if (c != DISPATCHER_NONE)
            out->disp_valid |= 1u << p; /* DI-V1 */
    }
}

/* Ports whose offers are taken. */
static inline uint32_t dispatcher_transfers(const struct dispatcher *d,
                                            const struct dispatcher_out *out, uint32_t disp_ready)
{
    return d->classes > 1 ? out->disp_valid : out->disp_valid & disp_ready; /* DI-K2 */
}
/* DI-T1: collectors that leave. */
static inline uint64_t dispatcher_take(const struct dispatcher *d, const struct dispatcher_out *out,
                                       uint32_t disp_ready)
{
    uint64_t take = 0;
    for (uint32_t v = dispatcher_transfers(d, out, disp_ready); v; v &= v - 1)
        take |= 1ull << out->disp_sel[first_bit(v)];
    return take;
}
/* out: what eval found for the same inputs. cover: NULL if nobody asks. */
static inline void dispatcher_clock(struct dispatcher *d, const struct dispatcher_in *in,
                                    const struct dispatcher_out *out, struct cover_point *cover)
{
    if (!out->disp_valid)
        return; /* nothing offered, so nothing held either */
    uint32_t transfers = dispatcher_transfers(d, out, in->disp_ready);
    if (seldom(cover))
        dispatcher_cover(d, in, out, transfers, cover);
    d->waiting = false;
    for (unsigned p = 0; p < d->ndisp; p++) {
        bool taken = transfers >> p & 1;
        d->held[p] = taken ? DISPATCHER_NONE : out->disp_sel[p]; /* DI-H1 */
        d->waiting |= d->held[p] != DISPATCHER_NONE;
        if (taken && d->rr)
            d->last = out->disp_sel[p]; /* DI-P3: the highest port comes last */
    }
}

#endif
