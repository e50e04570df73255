/* dispatcher: which complete collectors leave, docs/blocks/dispatcher.md. */
#ifndef WS_DISPATCHER_H
#define WS_DISPATCHER_H

#include "cmodel/config.h"
#include "cmodel/cover.h"
#include "cmodel/util.h"

#define DISPATCHER_NONE UINT32_MAX

struct dispatcher {
    unsigned ncu, ndisp;
    unsigned classes;
    bool rr;
    unsigned *held; /* [NDISP]: collector whose offer was not taken, or DISPATCHER_NONE */
    unsigned last;  /* DI-P3 (rr) */
    bool waiting;   /* some port holds an offer */
};

struct dispatcher_in {
    uint64_t cand;             /* bit c */
    const uint8_t *class;      /* [NCU] (more than one class only); K or more: none */
    const uint64_t *allocated; /* [NCU]: when; a smaller number is older (oldest only) */
    uint32_t disp_ready;       /* bit p, not read by eval; K > 1 classes: bit p * K + k, read */
};

struct dispatcher_out {
    uint32_t disp_valid; /* bit p */
    unsigned *disp_sel;  /* [NDISP], if any is valid: the collector, or DISPATCHER_NONE */
};

enum { DI_H1, DI_O1, DI_P1, DI_P2, DI_P3, DI_T1, DI_V1, DI_K1, DI_K2, DI_K3, DI_NRULES };
extern const struct cover_rules dispatcher_rules;

void dispatcher_init(struct dispatcher *d, const struct model_config *c);
void dispatcher_free(struct dispatcher *d);
void dispatcher_reset(struct dispatcher *d);
void dispatcher_eval(const struct dispatcher *d, const struct dispatcher_in *in,
                     struct dispatcher_out *out);
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
void dispatcher_clock(struct dispatcher *d, const struct dispatcher_in *in,
                      const struct dispatcher_out *out, struct cover_point *cover);

#endif
