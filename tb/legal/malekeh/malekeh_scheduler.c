/* Issue only of a selected warp. */
#include "contract/malekeh/malekeh_scheduler.h"
#include "tb/legal.h"

static void correct(void *self, struct stim_env *e, uint32_t *in)
{
    const struct malekeh_scheduler_at *at = malekeh_scheduler_at(e->ports);
    uint32_t *issue = in + port_word(&at->issue), asked = *issue;
    (void)self;
    legal_limit(in + port_word(&at->launch_wid), 1, e->z.widw, e->z.nw);
    legal_owners(e, &at->owner_valid, &at->owner_wid, in);
    *issue = 0;
    *issue = asked && port_u32(&at->sel_valid, stim_peek(e, in));
}

const struct legal legal_malekeh_scheduler = {.correct = correct};
