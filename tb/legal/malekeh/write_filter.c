/* Results are of warps that there are. */
#include "contract/malekeh/write_filter.h"
#include "tb/legal.h"

static void correct(void *self, struct stim_env *e, uint32_t *in)
{
    const struct write_filter_at *at = write_filter_at(e->ports);
    (void)self;
    legal_limit(in + port_word(&at->acc_wid), e->z.wbw, e->z.widw, e->z.nw);
    legal_owners(e, &at->owner_valid, &at->owner_wid, in);
}

const struct legal legal_write_filter = {.correct = correct};
