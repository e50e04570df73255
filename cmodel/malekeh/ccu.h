/* ccu: caching collector unit, docs/blocks/ccu.md (Malekeh III-C). The
 * composition clocks only the units in which something happens. */
#ifndef WS_CCU_H
#define WS_CCU_H

#include "cmodel/config.h"
#include "cmodel/core/second_read.h"
#include "cmodel/cover.h"
#include "contract/malekeh/ccu.h"

struct ccu {
    unsigned meta_words, row_words; /* row_words 0: no payload */
    unsigned entries, nsrc, lane_bits;
    uint64_t all_lanes;
    bool lru, drop, filter, partial, invalidate; /* policies (config.h) */
    bool forward, phys_tags;

    bool busy, owner_valid;
    unsigned wid, class;
    uint32_t src_valid, ready;  /* bit k = slot k */
    uint32_t valid, lock, near; /* bit e = entry e of the cache table */
    uint16_t lfsr;              /* VICTIM (CCU-V2) */
    uint32_t *tag;              /* [CTN] */
    uint8_t *order;             /* [CTN]: order[r] is the entry of rank r, 0 most recently used */
    uint8_t *index;             /* [NSRC]: entry of each slot */
    uint32_t *meta;             /* [meta_words] */
    uint32_t *data;             /* [CTN * row_words] */
    uint64_t hits, repeats, d_writes, d_drops, invalidations, flushes; /* cnt_* */
    struct second_read second;
};

/* A result on a D port. */
struct ccu_write {
    unsigned reg;
    bool near;
    uint64_t mask;        /* bit l = lane l is written */
    const uint32_t *data; /* row_words words; not read without payload */
};

/* Inputs of one cycle; the ports of the page except alloc_ready and disp_sel. */
struct ccu_in {
    bool alloc;       /* alloc_valid and alloc_ready; CCU-H1: or disp_take */
    bool alloc_fresh; /* CCU-A9 */
    unsigned alloc_wid, alloc_class;
    const uint32_t *alloc_meta;
    uint32_t alloc_src_valid, alloc_near; /* bit k */
    const uint32_t *alloc_reg;            /* [NSRC] */
    struct second_given alloc_second;     /* CCU-M1, CCU-M8 */
    bool exit;                            /* the owner has ended */
    uint32_t s_valid;                     /* bit k: an operand for slot k arrives; at most one */
    const uint32_t *s_data;
    uint32_t d_valid;          /* bit j */
    const struct ccu_write *d; /* [DPORTS], where valid */
    uint32_t inv_valid;        /* bit i = write port i */
    const uint32_t *inv_reg;   /* [WBW], where valid */
    bool take;                 /* disp_take */
};

/* Those that these sizes have (second_rules()). `ids`: room for them, which must last as long as
 * the result. */
struct cover_rules ccu_rules_of(const struct sizes *z, const char *ids[ccu_NRULES]);

/* Entry of a register, or this. */
enum { CCU_NONE = 255 };

/* In reset state; ccu_free() releases its storage. payload: it keeps the registers' values,
 * otherwise only which of them it has. */
void ccu_init(struct ccu *u, const struct model_config *c, bool payload);
void ccu_free(struct ccu *u);
void ccu_reset(struct ccu *u);

/* CCU-D1, CCU-M3: busy and every present slot ready or among those that `arrive`. */
static inline bool ccu_completes(const struct ccu *u, uint32_t arrive)
{
    return u->busy && (u->src_valid & ~(u->ready | arrive)) == 0 && second_settled(&u->second);
}

static inline bool ccu_candidate(const struct ccu *u)
{
    return ccu_completes(u, 0);
}

/* CCU-F1: slots that wait for the entry of slot k. */
uint32_t ccu_reached(const struct ccu *u, unsigned k);

/* CCU-M2: a number is here that was not looked at. The next ccu_clock() does. Needs the payload. */
static inline bool ccu_decides(const struct ccu *u)
{
    return u->busy && second_pending(&u->second) && (u->ready & 1);
}
/* While ccu_decides(). CCU-M6 as far as the ports show it. */
enum ccu_second { CCU_NOTHING, CCU_HIT, CCU_AGAIN };
/* *phys: the register, below 2^PHYSW, zero if there is none. */
enum ccu_second ccu_second(const struct ccu *u, uint32_t *phys);

/* CCU-A1, CCU-A9: an allocation finds nothing of what was there. */
static inline bool ccu_flushes(const struct ccu *u, const struct ccu_in *in)
{
    return !u->owner_valid || u->wid != in->alloc_wid || in->alloc_fresh;
}

/* Port R (CCU-R1). */
static inline bool ccu_near_any(const struct ccu *u)
{
    return (u->valid & u->near) != 0;
}

/* The valid entry of a register, or CCU_NONE. */
unsigned ccu_find(const struct ccu *u, unsigned reg);
/* Entries that wait for their operand from the banks, bit e. */
uint32_t ccu_waiting(const struct ccu *u);

/* The clock edge. Returns rd_valid of this cycle (CCU-A8). */
uint32_t ccu_clock(struct ccu *u, const struct ccu_in *in, struct cover_point *cover);

#endif
