/* No more warps issue than there are issuers. */
#include "contract/malekeh/sthld.h"
#include "tb/legal.h"

static void correct(void *self, struct stim_env *e, uint32_t *in)
{
    const struct sthld_at *at = sthld_at(e->ports);
    uint32_t *issued = in + port_word(&at->issued), most = params_u(e->params, "sthld.issuers");
    (void)self;
    if (*issued > most)
        *issued = most;
}

const struct legal legal_sthld = {.correct = correct};
