/* One LLC partition in time: conventional cache, DRAM channel, network ports and the extended cache
 * in the cores that serve it, under a closed loop of requests: as many are under way as may be.
 * cmodel/llc/protocol.h says what happens to an extended request; here, when: after network,
 * bandwidth, queue and the warp of its set. docs/results/morpheus.md. */
#ifndef WS_PARTITION_H
#define WS_PARTITION_H

#include "cmodel/llc/noc.h"
#include "cmodel/llc/protocol.h"
#include "cmodel/llc/stream.h"

struct partition_times { /* ns, bytes per ns */
    double clock;        /* GHz */
    double network;      /* one way */
    double tags;         /* conventional cache, look-up and data */
    double dram;         /* memory, besides its bandwidth */
    double kernel;       /* a warp with a row: look-up and data, without the network */
    double indirect;     /* of that, what the instruction for it saves (ext_program.h) */
    double llc_rate;     /* of one cache as large as the baseline's */
    double dram_rate;
    double port_rate; /* of the partition in the network, each way */
};
/* RTX 3080 as Morpheus 5 has it: hits 160 ns, misses 608, 300 and 76 GB/s a partition; a warp is
 * free again after 181 ns, 48 of them with 128 bytes each then are 34 GB/s. What the instruction
 * saves is that of one warp by itself (14 cycles, docs/results/morpheus.md). */
extern const struct partition_times partition_rtx3080;

/* The kernel as a program on the SM's model (study morpheus-kernel), ns in the core by warps of it
 * that have a row: without and with that instruction; a read, a write, a write of some bytes, an
 * atomic operation, a fill; 50 blocks of a set. */
enum { PROGRAM_KINDS = 5, PROGRAM_POINTS = 5 };
extern const double partition_program[2][PROGRAM_KINDS][PROGRAM_POINTS];
extern const double partition_program_warps[PROGRAM_POINTS];

/* An LLC has so many partitions; bytes of a row that goes to a warp, and of its report. */
enum { PARTITIONS_OF_GPU = 10, PARTITION_ROW_BYTES = 24, PARTITION_REPORT_BYTES = 8 };

struct partition_config {
    struct partition_times t;
    unsigned llc_bytes, llc_ways;
    unsigned llc_banks; /* times the baseline's throughput */
    bool sectored;
    unsigned outstanding; /* requests under way at most */
    /* The extended cache: sets in register files and in L1, blocks of one set, registers. */
    unsigned rf_sets, l1_sets, l1_blocks;
    unsigned rf_registers; /* of data: blocks of a set without compression */
    bool compression, instruction;
    bool clears; /* counts of levels begin anew at each epoch */
    enum bd_level (*level)(uint32_t blk, uint64_t value); /* with compression */
    double epoch;                                         /* ns */
    enum proto_filter filter;
    unsigned filter_bits, filter_banks;
    unsigned queue, set_queue; /* entries of all sets, of one */
    unsigned fills;            /* of all sets, kept for blocks that come back from memory */
    bool joint;                /* query_unit.exchange: data come and go with the row */
    bool shared;         /* the sets in L1 are shared memory: predicted, filled, written back */
    bool program;        /* a warp takes partition_program, not t.kernel */
    bool kernel_fetches; /* who fetches what was falsely predicted: the warp, or the controller */
};

struct partition_result {
    uint64_t requests, conventional, conventional_hits, extended, extended_hits;
    uint64_t predicted_misses, stale, collisions; /* the latter two: false positives */
    uint64_t filled, dropped; /* of what was predicted to miss, when it was back */
    uint64_t there;           /* the same: it was there by then, read twice or written meanwhile */
    uint64_t dram_read, dram_written; /* bytes */
    uint64_t noc_bytes[NOC_CLASSES];
    double ns, latency;   /* whole run; mean of a request */
    double latency_of[4]; /* of kinds: see below */
    uint64_t requests_of[4];
};
enum partition_kind { KIND_HIT, KIND_MISS, KIND_EXT_HIT, KIND_EXT_FALSE };

/* Requests whose block is of partition 0 of `partitions` (by block number); others are left out. */
void partition_run(const struct partition_config *c, const struct llc_stream *s,
                   unsigned partitions, struct partition_result *r);
/* Sets of one partition of ten when so many cores are in cache mode: RF and L1 warps of each. */
unsigned partition_sets(unsigned cores, unsigned warps);

#endif
