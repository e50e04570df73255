/* Storage of frame_ctl and rename, by the formulas of their pages. */
#include "synth/storage/storage.h"

uint64_t storage_rename(const struct params *p)
{
    (void)p;
    return 0;
}

uint64_t storage_frame_ctl(const struct params *p)
{
    struct sizes z = params_sizes(p);
    uint64_t lifow = clog2(params_u(p, "frame.lifo_max") + 1);
    uint64_t rfpw = params_is(p, "rename.pointer", "absolute") ? z.physw : z.frw;
    uint64_t warp = z.physw + 9 + 6 * z.frw + lifow + 3;
    if (params_is(p, "frame.reserve", "ret"))
        warp += z.frw;
    unsigned widw = z.nw > 1 ? z.widw : 0;
    uint64_t write = 1 + widw + z.physw + z.frw + rfpw;
    bool ret = params_is(p, "frame.reserve", "ret"), move = params_is(p, "frame.pop", "move");
    uint64_t kept = 2u + move + ret + widw + z.frw + 8, row = 2 * z.physw + 9 + 6 * z.frw;
    uint64_t restore = z.widw + 5 + z.physw + (4u - ret) * z.frw;
    uint64_t sequencer = widw + 4 + 7 * z.frw + z.physw + lifow;
    return (z.renames_late ? kept + row : 0) + z.nw * warp + write + restore + sequencer + 4;
}

/* The composition: what frame_ctl has, and slots on their way. */
uint64_t storage_part_cars(const struct params *p)
{
    struct sizes z = params_sizes(p);
    if (!z.cars)
        return 0;
    uint64_t rfpw = params_is(p, "rename.pointer", "absolute") ? z.physw : z.frw;
    uint64_t late = 2 * (z.ncu + z.widw + z.meta_bits + z.nsrc) + (z.nsrc + 2) * 8 + 2 + z.physw +
                    2 + z.nsrc * z.physw;
    if (z.front) {
        uint64_t one = 1 + z.widw + z.meta_bits + z.nsrc + (z.classes > 1 ? z.classw : 0);
        late =
            (1 + z.front) * one + (z.nsrc + 2) * 8 + 2 + z.physw + 2 + z.front * z.nsrc * z.physw;
    } else if (z.classes > 1)
        late += 2 * z.classw;
    if (z.ccu)
        late += z.nsrc * (2 + (z.phys_tags ? 0 : z.tagw)) + 2 * z.renamed_tags +
                storage_owners_ahead(p);
    return (z.renames_late ? late : 0) + storage_frame_ctl(p) + (z.renamed_tags ? z.nw : 0) +
           (z.rf_lat ? z.rf_lat * z.nbank : 1 + z.frw + rfpw);
}
