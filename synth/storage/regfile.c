#include "synth/storage/storage.h"

static uint64_t with_ocus(const struct params *p)
{
    struct sizes z = params_sizes(p);
    return z.nsched * storage_warp_scheduler(p) + z.ncu * storage_ocu(p) +
           storage_ocu_allocator(p) + (z.steal ? storage_steal_arbiter(p) : 0);
}

/* RF-P1, RF-P2: the granted unit and its instruction, the owners as the scheduler sees them, and
 * the results. */
static uint64_t issue_stage(const struct params *p)
{
    struct sizes z = params_sizes(p);
    bool malekeh = params_is(p, "warp_scheduler.policy", "malekeh");
    bool owners = malekeh || !params_is(p, "ccu_allocator.policy", "private");
    uint64_t held = z.ncu + z.widw + z.meta_bits + (uint64_t)z.nsrc * (2 + z.tagw + z.physw);
    uint64_t ports = (uint64_t)z.ncu * z.dports;
    uint64_t results = ports * (1 + z.tagw + 1 + z.lanes + z.w);
    if (params_int(p, "ccu.invalidate"))
        results += (uint64_t)z.ncu * z.wbw + z.wbw * z.tagw;
    return held + (owners ? (uint64_t)z.ncu * (1 + z.widw) : 0) + results;
}

static uint64_t with_ccus(const struct params *p)
{
    struct sizes z = params_sizes(p);
    bool malekeh = params_is(p, "warp_scheduler.policy", "malekeh");
    return (malekeh ? storage_malekeh_scheduler(p) : storage_warp_scheduler(p)) +
           z.ncu * storage_ccu(p) + storage_ccu_allocator(p) + storage_write_filter(p) +
           (z.stage ? issue_stage(p) : 0);
}

uint64_t storage_regfile(const struct params *p)
{
    struct sizes z = params_sizes(p);
    return z.nbank * storage_sram(p) + storage_bank_arbiter(p) + storage_crossbar(p) +
           storage_dispatcher(p) + (z.ccu ? with_ccus(p) : with_ocus(p));
}
