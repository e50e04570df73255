#include "synth/storage/storage.h"

uint64_t storage_part_banks(const struct params *p)
{
    return params_sizes(p).nbank * storage_sram(p) + storage_bank_arbiter(p) + storage_crossbar(p) +
           storage_dispatcher(p);
}

static bool malekeh(const struct params *p)
{
    return params_is(p, "warp_scheduler.policy", "malekeh");
}

uint64_t storage_part_scheduler(const struct params *p)
{
    return malekeh(p) ? 0 : params_sizes(p).nsched * storage_warp_scheduler(p);
}

uint64_t storage_part_malekeh(const struct params *p)
{
    return malekeh(p) ? storage_malekeh_scheduler(p) : 0;
}

uint64_t storage_part_ocu(const struct params *p)
{
    struct sizes z = params_sizes(p);
    return z.ccu ? 0 : z.ncu * storage_ocu(p) + storage_ocu_allocator(p);
}

uint64_t storage_part_ccu(const struct params *p)
{
    struct sizes z = params_sizes(p);
    return z.ccu ? z.ncu * storage_ccu(p) + storage_ccu_allocator(p) + storage_write_filter(p) : 0;
}

/* RF-P1, RF-P2, RF-P4: the granted unit and its instruction or the slots, the owners as the
 * scheduler sees them, and the results. */
uint64_t storage_part_stage(const struct params *p)
{
    struct sizes z = params_sizes(p);
    if (!z.stage)
        return 0;
    bool owners = malekeh(p) || !params_is(p, "ccu_allocator.policy", "private");
    uint64_t instruction = z.widw + z.meta_bits + (uint64_t)z.nsrc * (2 + z.tagw + z.physw) +
                           (z.classes > 1 ? z.classw : 0);
    uint64_t held = z.ncu * (z.slots ? 2u : 1u) + (z.slots ? z.ncu : 1) * instruction;
    uint64_t ports = (uint64_t)z.ncu * z.dports;
    uint64_t results = ports * (1 + z.tagw + 1 + z.lanes + z.w);
    if (params_int(p, "ccu.invalidate"))
        results += (uint64_t)z.ncu * z.wbw * (z.slots ? 2 : 1) + z.wbw * z.tagw;
    if (z.slots && malekeh(p) && params_int(p, "malekeh_scheduler.retry"))
        held += z.nw;
    return held + (owners ? (uint64_t)z.ncu * (1 + z.widw) : 0) + results;
}

uint64_t storage_regfile(const struct params *p)
{
    uint64_t bits = 0;
#define PART(name) bits += storage_part_##name(p);
#include "synth/storage/parts.inc"
    return bits;
}
