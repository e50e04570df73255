/* Results are of warps that there are. */
#include "tb/legal.h"

static void correct(void *self, struct stim_env *e, uint32_t *in)
{
    (void)self;
    legal_limit(in + stim_at(e, "acc_wid"), e->z.wbw, e->z.widw, e->z.nw);
    legal_owners(e, in);
}

const struct legal legal_write_filter = {.correct = correct};
