/* What each kernel of a `run` took: the SM begins a kernel when the one before it has ended. */
#ifndef WS_KERNEL_FIGURES_H
#define WS_KERNEL_FIGURES_H

#include "cmodel/sm/sm.h"

struct kernel_figures {
    struct kernel_at {
        char *name, *from;
        struct sm_stats begin; /* of the SM, when it began */
    } * at;
    size_t n, cap;
};

/* After every cycle: takes note of a kernel that has begun. */
static inline bool kernels_begin(const struct kernel_figures *k, const struct sm *sm)
{
    return sm_kernels(sm) > k->n;
}
void kernels_note(struct kernel_figures *k, const struct sm *sm);
void kernels_free(struct kernel_figures *k);

/* [{name, trace, cycles, warp_instructions, ...}], the last of them until `end`. New reference. */
json_t *kernels_json(const struct kernel_figures *k, const struct sm_stats *end);
/* One line each, if there are several. */
void kernels_print(FILE *f, const struct kernel_figures *k, const struct sm_stats *end);
/* [{name, trace, why}] of those that were left out. New reference. */
json_t *kernels_left_json(const struct sm *sm);

#endif
