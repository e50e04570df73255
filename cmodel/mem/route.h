/* Where an address lives behind the interconnect. docs/memory.md, IC-M1 and IC-M2. */
#ifndef WS_ROUTE_H
#define WS_ROUTE_H

#include "cmodel/mem/config.h"

enum { CHUNK_BYTES = 256 }; /* addresses go round the channels in these */

struct route {
    unsigned channel, slice; /* slice: of the channel */
    unsigned bank;           /* its turn among the slices without the hash: low bits of the bank */
    uint64_t line;           /* number within the slice */
};

/* IC-M2: what the address bits above channel and slice change in the number of the slice. */
unsigned mem_hash(const struct mem_config *c, uint64_t high);
/* The address of a line of a slice: the other way. */
uint64_t mem_line_address(const struct mem_config *c, unsigned channel, unsigned slice,
                          uint64_t line);

static inline struct route mem_route(const struct mem_config *c, uint64_t addr)
{
    uint64_t chunk = addr / CHUNK_BYTES, per_slice = c->interleave_bytes;
    struct route r = {.channel = (unsigned)(chunk % c->channels)};
    uint64_t offset = chunk / c->channels * CHUNK_BYTES + addr % CHUNK_BYTES;
    r.slice = r.bank = (unsigned)(offset / per_slice) & (c->slices_per_channel - 1);
    r.line =
        (offset / per_slice / c->slices_per_channel * per_slice + offset % per_slice) / LINE_BYTES;
    if (c->hashed) {
        unsigned n = (r.channel * c->slices_per_channel + r.slice) ^
                     mem_hash(c, offset / CHUNK_BYTES / c->slices_per_channel);
        r.channel = n / c->slices_per_channel;
        r.slice = n & (c->slices_per_channel - 1);
    }
    return r;
}

#endif
