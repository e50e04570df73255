/* What a golden model needs to know of a parameter set: sizes and policies, read once. */
#ifndef WS_CONFIG_H
#define WS_CONFIG_H

#include "params/params.h"

/* ccu_allocator.policy */
enum ccu_policy { CCU_FAR_FIRST, CCU_ANY, CCU_PRIVATE };

/* sthld.* */
struct sthld_config {
    unsigned issuers, interval, initial, max, step, threshold_num, threshold_den;
    bool drop;         /* difference = drop, else absolute */
    bool signed_third; /* SH-F1 */
    bool late;         /* SH-L1 */
    bool adaptive;     /* else the threshold is `initial` and there is no machine */
};

struct model_config {
    struct sizes z;
    const struct params *params; /* borrowed: for the parts, while a model is created */
    bool alloc_random;           /* ocu.alloc = random, else lowest */
    bool disp_rr;                /* dispatcher.policy = rr, else oldest */
    bool steal_any;              /* steal_arbiter.policy = any, else conflict */
    bool cand_second;            /* warp_scheduler.candidate = second, else tree */
    unsigned subcores;           /* env.subcores */

    bool malekeh;                           /* warp_scheduler.policy = malekeh */
    bool has_any_valid, greedy_ccu, retry;  /* malekeh_scheduler.* */
    enum ccu_policy ccu_policy;             /* ccu_allocator.* */
    bool wait_le, scope_sm;                 /* compare = le, else lt; scope = sm, else subcore */
    bool filter;                            /* write_filter.enable */
    bool victim_lru, far_update, same_drop; /* ccu.*: second words */
    bool invalidate, partial_allocate, exit_flush, call_flush;
    struct sthld_config sthld;

    /* No parameter: of the top subcore, which has the waiting threshold inside. */
    bool subcore;
    /* Nor this: of the top collector_stage, whose instructions a host selects. */
    bool hosted;
};

/* Reads the keys named above; z.ages and its like come with the sizes. Those of the `sthld` block
 * are sthld_config()'s (sthld.h). */
struct model_config model_config(const struct params *p);
struct sthld_config sthld_config(const struct params *p);

/* Warps wait for a CCU by the threshold. */
static inline bool config_waits(const struct model_config *c)
{
    return c->z.ccu && c->ccu_policy == CCU_FAR_FIRST;
}

/* A sub-core has the machine, the waiting counter of the SM. */
static inline bool config_machine_inside(const struct model_config *c)
{
    return c->subcore && config_waits(c) && c->sthld.adaptive;
}
static inline bool config_counter_inside(const struct model_config *c)
{
    return c->subcore && config_waits(c) && c->scope_sm;
}

/* Words of 32 bits that hold that many bits. */
static inline unsigned words32(unsigned bits)
{
    return (bits + 31) / 32;
}

/* The low n bits set, n <= 64. */
static inline uint64_t low_bits(unsigned n)
{
    return n >= 64 ? ~0ull : (1ull << n) - 1;
}

#endif
