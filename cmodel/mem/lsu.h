/* The load/store unit of an SM, with its L1 and shared memory: what the SM sees of the memory
 * system. docs/memory.md, LU-*. */
#ifndef WS_LSU_H
#define WS_LSU_H

#include "cmodel/mem/kind.h"
#include "cmodel/mem/memory.h"

/* A memory instruction that has left the collectors. */
struct mem_inst {
    uint32_t flight; /* the SM's number for it */
    uint8_t subcore;
    struct mem_kind kind;  /* not generic */
    bool writes;           /* it has destination registers */
    unsigned width;        /* bytes of a lane */
    uint32_t mask;         /* active lanes */
    uint32_t thread;       /* of lane 0, in the SM */
    const uint32_t *lanes; /* their addresses (cmodel/mem/lanes.h), NULL: none; borrowed until the
                              flight is completed */
};

enum lsu_end {
    LSU_DATA,    /* its data are there, to be written to the register file from this cycle on */
    LSU_RELEASE, /* the same, but they need no write port: option memory.hit_writes = 0 */
    LSU_END      /* nothing to write: stored, or changed, as far as others can see */
};

struct lsu_done {
    uint32_t flight;
    enum lsu_end end;
};

struct lsu_counts {
    struct cache_counts l1;
    uint64_t instructions, loads, stores, atomics, shared; /* shared: of all, shared memory's */
    uint64_t sectors;                                      /* accesses to L1 */
    uint64_t bypassed;                                     /* packets that L1 never saw */
    uint64_t shared_conflicts;        /* cycles beyond the first of accesses to shared memory */
    uint64_t stalled;                 /* cycles in which an instruction waited at the banks */
    uint64_t load_cycles, load_count; /* from dispatch to data: global and local loads */
    uint64_t longest_load;
};

struct lsu;

/* At a port of `m` (borrowed; outlives it), for an SM of so many sub-cores and threads. */
struct lsu *lsu_create(const struct mem_config *c, struct memory *m, unsigned port,
                       unsigned subcores, unsigned threads);
void lsu_destroy(struct lsu *u);
/* LC-I1: a kernel begins whose blocks take so much shared memory of the SM at most. */
void lsu_begin(struct lsu *u, uint64_t shared_bytes);

/* LU-Q1: [subcores], valid as long as the unit: how many instructions each sub-core's queue takes
 * that are dispatched in the present cycle. */
const unsigned *lsu_room(const struct lsu *u);
/* At the clock edge of cycle `now`, in which it was dispatched; there must be room. */
void lsu_offer(struct lsu *u, const struct mem_inst *i, uint64_t now);
/* The begin of cycle `now`, after memory_cycle(). Cycles before lsu_next() may be left out. */
void lsu_cycle(struct lsu *u, uint64_t now);
/* What was completed in the last lsu_cycle(); every flight once. */
const struct lsu_done *lsu_completed(const struct lsu *u, unsigned *n);
/* The next cycle in which lsu_cycle() has something to do, memory_next() aside. */
uint64_t lsu_next(const struct lsu *u);
bool lsu_idle(const struct lsu *u);
void lsu_counts(const struct lsu *u, struct lsu_counts *c);

#endif
