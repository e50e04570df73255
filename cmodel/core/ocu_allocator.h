/* ocu_allocator: gives free collectors to schedulers, docs/blocks/ocu_allocator.md. */
#ifndef WS_OCU_ALLOCATOR_H
#define WS_OCU_ALLOCATOR_H

#include "cmodel/config.h"
#include "cmodel/cover.h"
#include "cmodel/lfsr.h"
#include "contract/core/ocu_allocator.h"

struct ocu_allocator {
    unsigned ncu, nsched;
    bool random;
    uint16_t *lfsr; /* [NSCHED], AL-P2 */
};

struct ocu_allocator_in {
    uint64_t free;   /* bit c */
    uint32_t want;   /* bit s */
    uint32_t barred; /* bit s: AL-W1; zero without ocu_allocator.per_warp */
};

struct ocu_allocator_out {
    uint32_t granted; /* bit s: grant[s] is not zero */
    unsigned *grant;  /* [NSCHED]: the collector, if granted */
};

/* In reset state; ocu_allocator_free() releases its storage. */
void ocu_allocator_init(struct ocu_allocator *a, const struct model_config *c);
void ocu_allocator_free(struct ocu_allocator *a);
void ocu_allocator_reset(struct ocu_allocator *a);
/* AL-V1, output avail, bit s: it depends on the free collectors, not on what is wanted. */
uint32_t ocu_allocator_avail(const struct ocu_allocator *a, uint64_t free);
void ocu_allocator_cover(const struct ocu_allocator *a, const struct ocu_allocator_in *in,
                         const struct ocu_allocator_out *out, struct cover_point *cover);

/* In line, as every cycle has them. */
static inline void ocu_allocator_eval(const struct ocu_allocator *a,
                                      const struct ocu_allocator_in *in,
                                      struct ocu_allocator_out *out)
{
    uint64_t left = in->free;
    out->granted = 0;
    for (uint32_t want = in->want & ~in->barred; want && left; want &= want - 1) {
        unsigned s = first_bit(want);
        out->grant[s] = a->random ? lfsr_pick(a->lfsr[s], left, a->ncu) : first_bit(left);
        out->granted |= 1u << s;
        left &= ~(1ull << out->grant[s]); /* AL-O1: gone for the schedulers that follow */
    }
}

/* out: what eval found for the same inputs. cover: NULL if nobody asks. */
static inline void ocu_allocator_clock(struct ocu_allocator *a, const struct ocu_allocator_in *in,
                                       const struct ocu_allocator_out *out,
                                       struct cover_point *cover)
{
    if (seldom(cover))
        ocu_allocator_cover(a, in, out, cover);
    for (uint32_t g = a->random ? out->granted : 0; g; g &= g - 1) {
        unsigned s = first_bit(g);
        a->lfsr[s] = lfsr_step(a->lfsr[s]);
    }
}

/* A clock edge with all collectors free and nothing wanted. */
void ocu_allocator_rest(const struct ocu_allocator *a, struct cover_point *cover);

#endif
