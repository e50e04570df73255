/* The random picks of docs/conventions.md: a 16-bit Galois LFSR per decision point. */
#ifndef WS_LFSR_H
#define WS_LFSR_H

#include "cmodel/util.h"

/* Reset value of the generator with that id, never 0. */
uint16_t lfsr_reset(unsigned id);
/* The state after one consumed pick (RND-1). */
static inline uint16_t lfsr_step(uint16_t s)
{
    return (uint16_t)((s >> 1) ^ (s & 1 ? 0xB400 : 0));
}
/* pick(c) over n units, 1 <= n <= 64: index of the chosen set bit of c; c must not be 0. */
static inline unsigned lfsr_pick(uint16_t s, uint64_t c, unsigned n)
{
    unsigned start = (n & (n - 1)) == 0 ? s & (n - 1) : (unsigned)((uint32_t)s * n >> 16);
    return first_bit_from(c, start);
}

#endif
