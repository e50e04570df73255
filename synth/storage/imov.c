/* Storage of a second read in one collector. */
#include "synth/storage/storage.h"

uint64_t storage_second_given(const struct params *p)
{
    struct sizes z = params_sizes(p);
    return z.second_read ? 1 + z.physw + z.boundw : 0;
}

/* RF-V1: warps whose Indirect-MOV has not left; with rename.stage_extra the constants on their way.
 */
uint64_t storage_part_imov(const struct params *p)
{
    struct sizes z = params_sizes(p);
    unsigned sums = params_int(p, "rename.wrap") ? 3 : 2;
    uint64_t row = 1 + sums * (z.physw + 9ull);
    uint64_t late = 1 + (z.front ? z.front * row : row);
    return (z.second_read && params_int(p, "imov.hold") ? z.nw : 0) +
           (z.second_read && z.renames_late ? late : 0);
}
