/* Storage of the system core. */
#include "synth/storage/storage.h"

/* CO-T1, CO-W1: one machine and one counter for all sub-cores. */
uint64_t storage_core(const struct params *p)
{
    bool waits = params_is(p, "regfile.collector", "ccu") &&
                 params_is(p, "ccu_allocator.policy", "far_first");
    uint64_t bits = params_u(p, "env.subcores") * storage_regfile(p);
    if (waits && params_int(p, "sthld.adaptive"))
        bits += storage_sthld(p);
    if (waits && params_is(p, "ccu_allocator.scope", "sm"))
        bits += storage_waiting_counter(p);
    if (params_is(p, "rename.policy", "cars"))
        bits += params_u(p, "env.subcores") * storage_simt_stack(p);
    struct sizes z = params_sizes(p);
    unsigned slotw = clog2(params_u(p, "warp_status.regions"));
    if (z.gives) /* CO-L2 */
        bits += storage_warp_status(p) + 1 + clog2(params_u(p, "warp_status.warps")) +
                (slotw < z.physw ? slotw : z.physw) + 1 + z.physw + REG_LIMIT_BITS + z.frw;
    if (z.chooses) { /* CO-V1 */
        unsigned levels = params_u(p, "watermark.levels");
        unsigned countw = clog2(params_u(p, "warp_status.regions") + 1);
        bits += storage_watermark(p) + 2 + clog2(levels) +
                (uint64_t)levels * (countw + z.physw + REG_LIMIT_BITS + z.frw);
    }
    return bits;
}
