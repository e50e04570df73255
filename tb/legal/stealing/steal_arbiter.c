/* AL-V1, a scheduler is sure of a collector only if all lower ones are. */
#include "contract/stealing/steal_arbiter.h"
#include "tb/legal.h"

static void correct(void *self, struct stim_env *e, uint32_t *in)
{
    const struct steal_arbiter_at *at = steal_arbiter_at(e->ports);
    const struct sizes *z = &e->z;
    (void)self;
    if (z->overrides) {
        uint64_t avail = port_all(&at->avail, in);
        port_put_all(&at->avail, in, avail & (avail ^ (avail + 1)));
        legal_limit(in + port_word(&at->cand_wid), z->nsched, z->lwidw, z->n);
    }
    if (port_exists(&at->cand_phys))
        legal_limit(in + port_word(&at->cand_phys), z->nsched * z->nsrc, z->physw,
                    z->nbank * z->depth);
}

const struct legal legal_steal_arbiter = {.correct = correct};
