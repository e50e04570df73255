/* ccu_allocator: which CCU the selected warp gets, and when it waits; waiting_counter: one counter
 * for all sub-cores. docs/blocks/ccu_allocator.md (Malekeh IV-B2, Fig. 6). */
#ifndef WS_CCU_ALLOCATOR_H
#define WS_CCU_ALLOCATOR_H

#include "cmodel/config.h"
#include "cmodel/cover.h"
#include "contract/malekeh/ccu_allocator.h"
#include "contract/malekeh/waiting_counter.h"

/* Both counters stop there. */
enum { WAIT_CNT_MAX = 127 };

struct ccu_allocator {
    unsigned ncu;
    enum ccu_policy policy;
    bool le, own_counter; /* the counter is here: far_first with scope subcore */
    unsigned cnt;
    uint16_t lfsr; /* CCU_SEL (CA-R1) */
};

struct ccu_allocator_in {
    bool sel;                 /* a warp is selected */
    unsigned wid;             /* it */
    uint64_t free;            /* bit c */
    uint64_t own;             /* bit c: the unit belongs to that warp */
    uint64_t near_any;        /* bit c; only where free */
    unsigned sthld, wait_cnt; /* wait_cnt: scope = sm only */
};

struct ccu_allocator_out {
    bool issue, waiting, replaced;
    unsigned grant; /* the unit, if issue */
};

/* In reset state. */
void ccu_allocator_init(struct ccu_allocator *a, const struct model_config *c);
void ccu_allocator_reset(struct ccu_allocator *a);
void ccu_allocator_eval(const struct ccu_allocator *a, const struct ccu_allocator_in *in,
                        struct ccu_allocator_out *out);
/* out: what eval found for the same inputs. */
void ccu_allocator_clock(struct ccu_allocator *a, const struct ccu_allocator_in *in,
                         const struct ccu_allocator_out *out, struct cover_point *cover);

extern const struct cover_rules waiting_counter_rules;

/* The counter after a cycle in which `waiting` allocators wait. */
unsigned waiting_counter_next(unsigned cnt, unsigned waiting, bool replaced);

#endif
