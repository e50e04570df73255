/* Issue only of a selected warp. */
#include "tb/legal.h"

static void correct(void *self, struct stim_env *e, uint32_t *in)
{
    uint32_t *issue = in + stim_at(e, "issue"), asked = *issue;
    (void)self;
    legal_limit(in + stim_at(e, "launch_wid"), 1, e->z.widw, e->z.nw);
    legal_owners(e, in);
    *issue = 0;
    *issue = asked && stim_peek(e, in)[stim_at(e, "sel_valid")];
}

const struct legal legal_malekeh_scheduler = {.correct = correct};
