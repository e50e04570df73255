/* Sizes and times of the memory system, read once. docs/memory.md. */
#ifndef WS_MEM_CONFIG_H
#define WS_MEM_CONFIG_H

#include "params/params.h"

enum {
    LINE_BYTES = 128,               /* of every cache */
    MOST_SECTORS = 4,               /* of a line: sectors of 32 bytes */
    SECTOR_GRAINS = 32,             /* parts of a sector that are known to be written or not */
    MOST_LANES = 32,                /* of a warp */
    MOST_ACCESSES = 2 * MOST_LANES, /* of one instruction: every lane may straddle two sectors */
    MOST_LANE_BYTES = 32 /* that one lane moves; a trace that says more is taken for this */
};

struct cache_shape {
    unsigned sets, ways, sectors; /* sectors of a line */
    unsigned keep_written;        /* percentage of written lines up to which they stay */
    bool mixed;                   /* the set is a hash of the line's number */
};

struct dram_timing { /* in DRAM cycles */
    unsigned ccd, ccdl, rrd, rcd, ras, rp, rc, cl, wl, cdlr, wr, rtpl;
    unsigned burst; /* of a sector on the data bus, the share that is left considered */
};

struct mem_config {
    unsigned sector_bytes;
    bool hit_writes;
    unsigned lsu_queue;
    unsigned shared_latency, shared_banks, texture_latency;
    bool shared_wide;
    uint64_t l1_bytes, carve_bytes; /* L1 and shared memory together; steps of the latter */
    uint64_t carve_most;            /* 0: multiples of the step; otherwise doubled up to this */
    unsigned l1_sets, l1_latency, l1_banks, l1_mshrs, l1_merges, l1_miss_queue, l1_keep_written;
    bool l1_write_allocate, l1_local_hits, l1_local_back;
    unsigned noc_latency, noc_buffer, noc_flits; /* flits: cycles of a packet with a sector */
    struct cache_shape l2;
    unsigned channels, slices_per_channel;
    unsigned interleave_bytes; /* of a slice before the next one of the channel */
    bool hashed;               /* slices are chosen by a hash */
    unsigned l2_latency, l2_mshrs, l2_merges, l2_miss_queue;
    uint64_t core_khz, dram_khz;
    unsigned dram_latency, dram_queue, dram_banks, dram_groups;
    uint64_t dram_row_bytes;
    struct dram_timing dram;
};

struct mem_config mem_config(const struct params *p);
/* Short times in place of long ones, and some MSHRs: for random work, which is to get somewhere in
 * few cycles. */
void mem_config_hurry(struct mem_config *c);
/* L1 beside so much shared memory; at least one way. */
struct cache_shape mem_l1_shape(const struct mem_config *c, uint64_t shared_bytes);

#endif
