/* AL-V1, a scheduler is sure of a collector only if all lower ones are. */
#include "tb/legal.h"

static void correct(void *self, struct stim_env *e, uint32_t *in)
{
    const struct sizes *z = &e->z;
    (void)self;
    uint64_t avail = pins_get(in + stim_at(e, "avail"), 0, z->nsched);
    pins_put(in + stim_at(e, "avail"), 0, z->nsched, avail & (avail ^ (avail + 1)));
    legal_limit(in + stim_at(e, "cand_wid"), z->nsched, z->lwidw, z->n);
    if (stim_has(e, "cand_phys"))
        legal_limit(in + stim_at(e, "cand_phys"), z->nsched * z->nsrc, z->physw,
                    z->nbank * z->depth);
}

const struct legal legal_steal_arbiter = {.correct = correct};
