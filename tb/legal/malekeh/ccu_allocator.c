/* At most one warp is selected. */
#include "contract/malekeh/ccu_allocator.h"
#include "tb/legal.h"

static void correct(void *self, struct stim_env *e, uint32_t *in)
{
    const struct ccu_allocator_at *at = ccu_allocator_at(e->ports);
    (void)self;
    legal_one_hot(in + port_word(&at->sel), 1, e->z.nw);
    legal_owners(e, &at->owner_valid, &at->owner_wid, in);
}

const struct legal legal_ccu_allocator = {.correct = correct};
