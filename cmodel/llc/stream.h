/* Requests that reach the last-level cache: of real traces, behind the L1 of their SM, and made up,
 * with stated footprint and reuse. A block has 128 bytes; numbers are those of 34-bit physical
 * addresses. docs/results/morpheus.md. */
#ifndef WS_LLC_STREAM_H
#define WS_LLC_STREAM_H

#include "cmodel/mem/config.h"
#include "cmodel/programs/work.h"

enum llc_op { LLC_READ, LLC_WRITE, LLC_PART, LLC_ATOMIC };

struct llc_request {
    uint32_t blk;    /* 27 bits */
    uint8_t op;      /* enum llc_op */
    uint8_t sectors; /* of 32 bytes: which are read, or touched by a write */
};

struct llc_stream {
    char *name;               /* owned */
    struct llc_request *list; /* owned */
    size_t n, cap;
    uint64_t instructions; /* of the trace; 0: made up */
};

void llc_stream_free(struct llc_stream *s);
/* Distinct blocks. */
size_t llc_stream_footprint(const struct llc_stream *s);

enum llc_pattern {
    LLC_UNIFORM,
    LLC_ZIPF, /* the k-th most wanted block is asked 1/k^0.8 as often as the first */
    LLC_LOOP, /* one after the other, again and again */
    LLC_BURST /* uniform, but half of the time atomics on two blocks, 2,000 at a time */
};
/* `n` requests over `blocks` blocks, of which so many percent write all of one. */
void llc_stream_make(struct llc_stream *s, enum llc_pattern pattern, unsigned blocks, size_t n,
                     unsigned writes, uint64_t seed);
/* Without the reads that an L1 would have answered: so many cores ask in turn, each behind an L1 of
 * `bytes` for this partition's blocks, which writes go through. Atomics pass. */
void llc_stream_filter(struct llc_stream *s, unsigned cores, unsigned bytes);
/* All of the work, `times` over: warps of a block in turn, one instruction each, through coalescer
 * and a write-through L1 that begins empty with each kernel; sectors of one block that an
 * instruction asks for are one request. Virtual pages of 64 KiB get physical ones in the order of
 * their first use. false after reporting. */
bool llc_stream_trace(struct llc_stream *s, const struct mem_config *c, struct work *w,
                      unsigned times, struct diag *d);

#endif
