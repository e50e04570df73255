/* The figures of the memory system, for `run`. */
#ifndef WS_MEMORY_FIGURES_H
#define WS_MEMORY_FIGURES_H

#include "cmodel/sm/sm.h"

/* Both: a new reference. The totals: accesses and hits (of them: the data were there, not on their
 * way) of both caches in sectors of 32 bytes, bytes of DRAM; sectors have `sector_bytes` here. */
json_t *memory_totals(const struct sm_stats *s, unsigned sector_bytes);
json_t *memory_figures(const struct sm_stats *s);
void memory_print(FILE *f, const struct sm_stats *s);

#endif
