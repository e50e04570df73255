/* No more warps issue than there are issuers. */
#include "tb/legal.h"

static void correct(void *self, struct stim_env *e, uint32_t *in)
{
    uint32_t *issued = in + stim_at(e, "issued"), most = params_u(e->params, "sthld.issuers");
    (void)self;
    if (*issued > most)
        *issued = most;
}

const struct legal legal_sthld = {.correct = correct};
