/* One-hot selections. */
#include "contract/core/crossbar.h"
#include "tb/legal.h"

static void correct(void *self, struct stim_env *e, uint32_t *in)
{
    const struct crossbar_at *at = crossbar_at(e->ports);
    (void)self;
    legal_one_hot(in + port_word(&at->wr_sel), e->z.nbank, e->z.wbw);
    legal_one_hot(in + port_word(&at->rd_sel), e->z.nt, e->z.nbank);
}

const struct legal legal_crossbar = {.correct = correct};
