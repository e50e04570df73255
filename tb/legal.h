/* The assumptions that the pages of the single blocks make on their surroundings, as a filter: it
 * changes inputs that break one into the nearest ones that do not. Legal inputs pass unchanged, so
 * it also tells whether inputs are legal. (The register file has tb/regfile/script_regfile.c
 * instead.) */
#ifndef WS_LEGAL_H
#define WS_LEGAL_H

#include "tb/stim.h"

struct legal {
    const char *block;
    void *(*create)(struct stim_env *e); /* NULL: without state */
    void (*destroy)(void *self);         /* NULL: nothing to do */
    /* Makes the inputs of the next cycle legal. NULL: the page assumes nothing. */
    void (*correct)(void *self, struct stim_env *e, uint32_t *in);
    /* The cycle went with these pins; not called for a cycle of reset. NULL: not interested. */
    void (*observe)(void *self, struct stim_env *e, const uint32_t *in, const uint32_t *out);
    void (*reset)(void *self, struct stim_env *e);
};

/* Of every block that has a model, but NULL for the register file. */
const struct legal *legal_find(const char *block);

#endif
