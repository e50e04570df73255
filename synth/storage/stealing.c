/* Storage of bank stealing. */
#include "synth/storage/storage.h"

uint64_t storage_steal_arbiter(const struct params *p)
{
    struct sizes z = params_sizes(p);
    if (!z.overrides)
        return 0; /* nothing is latched */
    return z.nsched * (1 + z.lwidw + (uint64_t)z.nsrc * (1 + z.physw));
}

uint64_t storage_part_stealing(const struct params *p)
{
    return params_sizes(p).steal ? storage_steal_arbiter(p) : 0;
}
