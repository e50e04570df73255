/* Where an address lives behind the interconnect. docs/memory.md, IC-M1 and IC-M2. */
#include "cmodel/mem/route.h"
#include "cmodel/util.h"

/* Primitive polynomials of degree 1 to 7 without their highest term. */
static const uint8_t polynomials[] = {0, 0x1, 0x3, 0x3, 0x3, 0x5, 0x3, 0x3};

/* high(x) x^n modulo the polynomial of degree n. */
unsigned mem_hash(const struct mem_config *c, uint64_t high)
{
    unsigned n = clog2(c->channels * c->slices_per_channel), r = 0;
    for (unsigned i = 64 - (unsigned)__builtin_clzll(high | 1); n && i-- > 0;) {
        unsigned carry = (r >> (n - 1) ^ (unsigned)(high >> i)) & 1;
        r = (r << 1 & ((1u << n) - 1)) ^ (carry ? polynomials[n] : 0);
    }
    return r;
}

uint64_t mem_line_address(const struct mem_config *c, unsigned channel, unsigned slice,
                          uint64_t line)
{
    uint64_t per_slice = c->interleave_bytes, bytes = line * LINE_BYTES;
    uint64_t round = bytes / per_slice * per_slice * c->slices_per_channel;
    if (c->hashed) {
        unsigned n = (channel * c->slices_per_channel + slice) ^
                     mem_hash(c, round / CHUNK_BYTES / c->slices_per_channel);
        channel = n / c->slices_per_channel;
        slice = n & (c->slices_per_channel - 1);
    }
    uint64_t offset = round + slice * per_slice + bytes % per_slice;
    return (offset / CHUNK_BYTES * c->channels + channel) * CHUNK_BYTES + offset % CHUNK_BYTES;
}
