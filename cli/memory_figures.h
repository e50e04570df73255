/* The figures of the memory system, for `run`. */
#ifndef WS_MEMORY_FIGURES_H
#define WS_MEMORY_FIGURES_H

#include "cmodel/sm/sm.h"

/* New reference. */
json_t *memory_figures(const struct sm_stats *s);
void memory_print(FILE *f, const struct sm_stats *s);

#endif
