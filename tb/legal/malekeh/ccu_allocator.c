/* At most one warp is selected. */
#include "tb/legal.h"

static void correct(void *self, struct stim_env *e, uint32_t *in)
{
    (void)self;
    legal_one_hot(in + stim_at(e, "sel"), 1, e->z.nw);
    legal_owners(e, in);
}

const struct legal legal_ccu_allocator = {.correct = correct};
