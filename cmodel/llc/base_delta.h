/* Base-delta compression of blocks into parts of warp registers. Morpheus 4.3.1.
 *
 * A block is 32 segments of 4 bytes; the first is the base, the others are kept as differences
 * modulo 2^32. Four blocks of level high share a register, block j in byte j of every lane; two of
 * level low, in its halfwords. */
#ifndef WS_BASE_DELTA_H
#define WS_BASE_DELTA_H

#include <stdint.h>

enum { BD_SEGMENTS = 32 };

enum bd_level {
    BD_HIGH, /* all differences fit in a signed byte: 128 bytes in 32 */
    BD_LOW,  /* in a signed halfword: in 64 */
    BD_NONE, /* uncompressed */
    BD_LEVELS
};

/* Blocks of that level in one register: 4, 2, 1. */
static inline unsigned bd_blocks(enum bd_level level)
{
    return 4u >> level;
}

/* The smallest level that the block fits. */
enum bd_level bd_level(const uint32_t block[BD_SEGMENTS]);
/* Writes a block as the one numbered `part` of a register of `level`; the other parts stay. The
 * block must fit the level. Returns the base, which is to be kept beside it (the first segment,
 * whatever the level). */
uint32_t bd_store(uint32_t reg[BD_SEGMENTS], enum bd_level level, unsigned part,
                  const uint32_t block[BD_SEGMENTS]);
/* The block back. */
void bd_load(const uint32_t reg[BD_SEGMENTS], enum bd_level level, unsigned part, uint32_t base,
             uint32_t block[BD_SEGMENTS]);

/* How D registers are divided between the levels after an epoch in which counts[level] blocks were
 * inserted or updated: by largest remainder of what they need, at least one register uncompressed;
 * ties to the larger blocks. Without counts the division stays. */
void bd_divide(unsigned d, const uint64_t counts[BD_LEVELS], unsigned registers[BD_LEVELS]);

#endif
