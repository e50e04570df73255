/* The assumptions that the pages of the single blocks make on their surroundings, as a filter: it
 * changes inputs that break one into the nearest ones that do not. Legal inputs pass unchanged, so
 * it also tells whether inputs are legal. (A system has surroundings of its own, tb/system.h.) */
#ifndef WS_LEGAL_H
#define WS_LEGAL_H

#include "tb/stim.h"

struct legal {
    void *(*create)(struct stim_env *e); /* NULL: without state */
    void (*destroy)(void *self);         /* NULL: nothing to do */
    /* Makes the inputs of the next cycle legal. NULL: the page assumes nothing. */
    void (*correct)(void *self, struct stim_env *e, uint32_t *in);
    /* The cycle went with these pins; not called for a cycle of reset. NULL: not interested. */
    void (*observe)(void *self, struct stim_env *e, const uint32_t *in, const uint32_t *out);
    void (*reset)(void *self, struct stim_env *e);
};

/* Of every single block; NULL for a system. */
const struct legal *legal_find(const char *block);

/* Items of `width` bits: at most the lowest bit of each stays. */
void legal_one_hot(uint32_t *port, unsigned n, unsigned width);
/* Items of `width` bits that must be below `limit`: others become 0. */
void legal_limit(uint32_t *port, unsigned n, unsigned width, unsigned limit);
/* Port R as the CCUs show it: at most one unit belongs to a warp, without an owner it reads as warp
 * 0 (CCU-I1, owner_wid of docs/blocks/ccu.md). */
void legal_owners(struct stim_env *e, const struct port *owner_valid, const struct port *owner_wid,
                  uint32_t *in);

/* One file per block in tb/legal/, or, where the page assumes nothing, with its stimulus. */
#define BLOCK(name, family, summary, needs) extern const struct legal legal_##name;
#include "params/blocks.inc"

#endif
