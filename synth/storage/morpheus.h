/* What the bits of storage_morpheus() are for: the paper's two items first, then what it leaves
 * out. */
#ifndef WS_STORAGE_MORPHEUS_H
#define WS_STORAGE_MORPHEUS_H

#include "params/params.h"

struct controller_storage {
    uint64_t filters;
    uint64_t requests, blocks, rows, responses; /* the paper's query logic */
    uint64_t masks;                             /* bytes of the blocks that count */
    uint64_t markers;                           /* of filters: which is which, empty, owed, out */
    uint64_t reads;    /* of sets: swaps since a window of reads began, whether the warp waits */
    uint64_t returned; /* the block that came back from memory */
    uint64_t entrance; /* requests in the stages and in the side FIFO */
    uint64_t rest;
    uint64_t all; /* the sum, storage_morpheus() */
};

struct controller_storage controller_storage(const struct params *p);

#endif
