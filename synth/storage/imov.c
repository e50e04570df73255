#include "synth/storage/storage.h"

/* RF-V1: warps whose Indirect-MOV has not left. */
uint64_t storage_part_imov(const struct params *p)
{
    struct sizes z = params_sizes(p);
    return z.imov && params_int(p, "imov.hold") ? z.nw : 0;
}
