#include "cmodel/lfsr.h"
#include "cmodel/util.h"

uint16_t lfsr_reset(unsigned id)
{
    uint16_t s = (uint16_t)(0xACE1u ^ (id * 0x9E37u & 0xFFFFu));
    return s ? s : 1;
}

uint16_t lfsr_step(uint16_t s)
{
    return (uint16_t)((s >> 1) ^ (s & 1 ? 0xB400 : 0));
}

unsigned lfsr_pick(uint16_t s, uint64_t c, unsigned n)
{
    unsigned start = (n & (n - 1)) == 0 ? s & (n - 1) : (unsigned)((uint32_t)s * n >> 16);
    return first_bit_from(c, start);
}
