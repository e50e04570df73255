/* Base-delta compression of blocks into parts of warp registers. */
#include "cmodel/llc/base_delta.h"
#include <string.h>

enum bd_level bd_level(const uint32_t block[BD_SEGMENTS])
{
    uint32_t high = 0, low = 0; /* bits that a difference has beyond a byte, a halfword */
    for (unsigned i = 1; i < BD_SEGMENTS; i++) {
        uint32_t delta = block[i] - block[0];
        high |= (delta + 0x80) >> 8;
        low |= (delta + 0x8000) >> 16;
    }
    return !high ? BD_HIGH : !low ? BD_LOW : BD_NONE;
}

/* Bits of one difference, and where those of a part lie in a lane. */
static unsigned delta_bits(enum bd_level level)
{
    return 8u << level;
}

uint32_t bd_store(uint32_t reg[BD_SEGMENTS], enum bd_level level, unsigned part,
                  const uint32_t block[BD_SEGMENTS])
{
    if (level == BD_NONE) {
        memcpy(reg, block, BD_SEGMENTS * sizeof *reg);
        return block[0];
    }
    unsigned bits = delta_bits(level), at = part * bits;
    uint32_t mask = ((1u << bits) - 1) << at;
    for (unsigned i = 0; i < BD_SEGMENTS; i++)
        reg[i] = (reg[i] & ~mask) | ((block[i] - block[0]) << at & mask);
    return block[0];
}

void bd_load(const uint32_t reg[BD_SEGMENTS], enum bd_level level, unsigned part, uint32_t base,
             uint32_t block[BD_SEGMENTS])
{
    if (level == BD_NONE) {
        memcpy(block, reg, BD_SEGMENTS * sizeof *reg);
        return;
    }
    unsigned bits = delta_bits(level), at = part * bits;
    uint32_t sign = 1u << (bits - 1), mask = (1u << bits) - 1;
    for (unsigned i = 0; i < BD_SEGMENTS; i++)
        block[i] = base + (((reg[i] >> at & mask) ^ sign) - sign);
}

void bd_divide(unsigned d, const uint64_t counts[BD_LEVELS], unsigned registers[BD_LEVELS])
{
    uint64_t need[BD_LEVELS], all = 0, rest[BD_LEVELS];
    for (unsigned l = 0; l < BD_LEVELS; l++) {
        need[l] = counts[l] << l; /* quarters of a register */
        all += need[l];
    }
    if (!all || !d)
        return;
    unsigned given = 0;
    for (unsigned l = 0; l < BD_LEVELS; l++) {
        registers[l] = (unsigned)(need[l] * d / all);
        rest[l] = need[l] * d % all;
        given += registers[l];
    }
    for (; given < d; given++) {
        unsigned most = BD_NONE;
        for (unsigned l = BD_LEVELS; l-- > 0;)
            if (rest[l] > rest[most])
                most = l;
        registers[most]++;
        rest[most] = 0;
    }
    if (!registers[BD_NONE]) {
        registers[registers[BD_LOW] >= registers[BD_HIGH] ? BD_LOW : BD_HIGH]--;
        registers[BD_NONE] = 1;
    }
}
