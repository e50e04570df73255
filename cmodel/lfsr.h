/* The random picks of docs/conventions.md: a 16-bit Galois LFSR per decision point. */
#ifndef WS_LFSR_H
#define WS_LFSR_H

#include <stdint.h>

/* Reset value of the generator with that id, never 0. */
uint16_t lfsr_reset(unsigned id);
/* The state after one consumed pick (RND-1). */
uint16_t lfsr_step(uint16_t s);
/* pick(c) over n units, 1 <= n <= 64: index of the chosen set bit of c; c must not be 0. */
unsigned lfsr_pick(uint16_t s, uint64_t c, unsigned n);

#endif
