/* Storage of bank stealing. */
#include "synth/storage/storage.h"

uint64_t storage_steal_arbiter(const struct params *p)
{
    struct sizes z = params_sizes(p);
    /* one operand is in conflict with no other */
    bool never = params_is(p, "steal_arbiter.policy", "conflict") && z.nsched * z.nsrc == 1;
    if (!z.overrides || never)
        return 0; /* nothing is latched, or of no use */
    return z.nsched * (1 + z.lwidw + (uint64_t)z.nsrc * (1 + z.physw));
}

uint64_t storage_part_stealing(const struct params *p)
{
    return params_sizes(p).steal ? storage_steal_arbiter(p) : 0;
}
