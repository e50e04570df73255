/* What the lanes of one instruction ask of the memory: sectors of the caches, or passes of shared
 * memory. docs/memory.md, CO-* and SB-*. */
#ifndef WS_COALESCE_H
#define WS_COALESCE_H

#include "cmodel/mem/config.h"

struct access {
    uint64_t addr;  /* first byte of the sector */
    uint32_t bytes; /* grains of it that are touched: SECTOR_GRAINS of them in a sector */
};

/* CO-S1, CO-S2, CO-B1: the distinct sectors that n lanes of `width` bytes touch, highest first;
 * returns how many. A grain counts as touched when a lane touches all of it. */
unsigned coalesce(const uint64_t *addr, unsigned n, unsigned width, unsigned sector_bytes,
                  struct access out[MOST_ACCESSES]);
/* CO-A1: the same for atomics: lanes that meet in one word of 4 bytes need a packet each. */
unsigned coalesce_atomic(const uint64_t *addr, unsigned n, unsigned width, unsigned sector_bytes,
                         struct access out[MOST_ACCESSES]);
/* SB-C1, SB-C2: passes that shared memory needs, at least 1: the most distinct words in one bank.
 * `wide`: all words of a lane count, not only its first. */
unsigned shared_passes(const uint64_t *addr, unsigned n, unsigned width, unsigned banks, bool wide);
/* CO-L1: local memory of the SM's threads is interleaved by words, so that the same word of
 * neighbouring lanes lies side by side. `thread`: that of lane 0; `threads`: all of the SM. */
void localize(uint64_t *addr, uint32_t mask, uint32_t thread, uint32_t threads);

#endif
