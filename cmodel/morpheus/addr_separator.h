/* addr_separator: docs/blocks/addr_separator.md. Without state but for the stage. */
#ifndef WS_ADDR_SEPARATOR_H
#define WS_ADDR_SEPARATOR_H

#include "cmodel/cover.h"
#include "contract/morpheus/addr_separator.h"
#include <stdbool.h>
#include <stdint.h>

enum {
    AS_BLK_BITS = 27,
    AS_HASH_BITS = 16,
    AS_THRESHOLD_BITS = 17,
    AS_SCALE_BITS = 25,
    AS_SCALE_ONE = 24 /* a scale of 2^24 is one set per hash value */
};

struct addr_separator {
    unsigned sets, setw, offw, tagw;
};

/* How the sets are divided; static while requests are under way. */
struct addr_classes {
    uint32_t threshold, threshold_rf; /* 0..65536 */
    uint32_t scale_rf, scale_l1;
    unsigned first_l1; /* sets in L1 caches begin here */
};

struct addr_side { /* what is found in the first cycle */
    bool ext, l1;
    uint32_t offset; /* from the first hash of the class */
    uint32_t tag;
};

struct addr_separator addr_separator_new(const struct params *p);
/* Of so many sets. */
struct addr_separator addr_separator_of(unsigned sets);
/* AS-H1. */
uint32_t addr_hash(uint32_t blk);
/* Its inverse: the block with this hash and these high bits. */
uint32_t addr_unhash(uint32_t hash, uint32_t high);
/* AS-E1, AS-C1, AS-T1; without ext all zero. */
struct addr_side addr_side(const struct addr_separator *a, const struct addr_classes *c,
                           uint32_t blk);
/* AS-S1; zero without ext. */
uint32_t addr_set(const struct addr_separator *a, const struct addr_classes *c,
                  const struct addr_side *side);
/* The share of all blocks, of 65536, that is the extended cache's, by the bytes that it and the
 * conventional one hold. */
uint32_t addr_share(uint64_t extended, uint64_t conventional);
/* Classes for `rf` and `l1` sets that hold `share` / 65536 of all blocks, each in proportion to
 * what its sets hold: rf_blocks and l1_blocks in one of them. */
struct addr_classes addr_divide(unsigned rf, unsigned l1, unsigned rf_blocks, unsigned l1_blocks,
                                uint32_t share);

#endif
