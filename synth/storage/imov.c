#include "synth/storage/storage.h"

/* RF-V1: warps whose Indirect-MOV has not left; with rename.stage_extra the constants on their way.
 */
uint64_t storage_part_imov(const struct params *p)
{
    struct sizes z = params_sizes(p);
    unsigned sums = params_int(p, "rename.wrap") ? 3 : 2;
    return (z.imov && params_int(p, "imov.hold") ? z.nw : 0) +
           (z.imov && z.renames_late ? 2 + sums * (z.physw + 9) : 0);
}
