/* One-hot selections. */
#include "tb/legal.h"

static void correct(void *self, struct stim_env *e, uint32_t *in)
{
    (void)self;
    legal_one_hot(in + stim_at(e, "wr_sel"), e->z.nbank, e->z.wbw);
    legal_one_hot(in + stim_at(e, "rd_sel"), e->z.nt, e->z.nbank);
}

const struct legal legal_crossbar = {.correct = correct};
