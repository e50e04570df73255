/* The random picks of docs/conventions.md: a 16-bit Galois LFSR per decision point. */
#include "cmodel/lfsr.h"

uint16_t lfsr_reset(unsigned id)
{
    uint16_t s = (uint16_t)(0xACE1u ^ (id * 0x9E37u & 0xFFFFu));
    return s ? s : 1;
}
