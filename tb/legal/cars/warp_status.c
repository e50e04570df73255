/* A level has one region at least, and no more than there are. */
#include "cmodel/cars/warp_status.h"
#include "tb/legal.h"

static void correct(void *self, struct stim_env *e, uint32_t *in)
{
    const struct warp_status_at *at = warp_status_at(e->ports);
    uint32_t *regions = in + port_word(&at->level_regions),
             most = params_u(e->params, "warp_status.regions");
    (void)self;
    if (*regions > most)
        *regions = most;
    if (!*regions)
        *regions = 1;
}

const struct legal legal_warp_status = {.correct = correct};
