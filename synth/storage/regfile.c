/* Storage of the register file: the sum of its parts. */
#include "synth/storage/storage.h"

/* RF-D2 */
static uint64_t storage_out_stage(const struct params *p)
{
    struct sizes z = params_sizes(p);
    return z.out_stage ? z.ndisp * (1 + z.widw + z.meta_bits + z.nsrc + (uint64_t)z.nsrc * z.w) : 0;
}

uint64_t storage_part_banks(const struct params *p)
{
    return params_sizes(p).nbank * storage_sram(p) + storage_bank_arbiter(p) + storage_crossbar(p) +
           storage_dispatcher(p) + storage_out_stage(p);
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

/* What waits in front of one unit. */
static uint64_t waiting(const struct params *p)
{
    struct sizes z = params_sizes(p);
    return z.widw + z.meta_bits + (uint64_t)z.nsrc * (2 + (z.phys_tags ? 0 : z.tagw) + z.physw) +
           (z.classes > 1 ? z.classw : 0) + z.renamed_tags + storage_second_given(p);
}

uint64_t storage_owners_ahead(const struct params *p)
{
    struct sizes z = params_sizes(p);
    bool seen = malekeh(p) || !params_is(p, "ccu_allocator.policy", "private");
    return seen ? (uint64_t)z.ncu * (1 + z.widw) : 0;
}

/* Results on their way; `invalidations`: bits for each that may be one, and unit. */
static uint64_t results_held(const struct params *p, unsigned invalidations)
{
    struct sizes z = params_sizes(p);
    uint64_t bits = (uint64_t)z.ncu * z.dports * (1 + z.tagw + 1 + z.lanes + z.w);
    if (params_int(p, "ccu.invalidate"))
        bits += (uint64_t)z.ncu * z.wbw * invalidations + z.wbw * z.tagw;
    return bits;
}

/* RF-P1, RF-P2: the granted unit and its instruction. */
uint64_t storage_part_stage(const struct params *p)
{
    struct sizes z = params_sizes(p);
    if (!z.stage || z.slots)
        return 0;
    return z.ncu + waiting(p) + storage_owners_ahead(p) + results_held(p, 1);
}

/* RF-P2, RF-P4, RF-P8: which slots are full and were, what is in them, who is blocked. */
uint64_t storage_part_slots(const struct params *p)
{
    struct sizes z = params_sizes(p);
    if (!z.slots)
        return 0;
    unsigned blocked = malekeh(p) && params_int(p, "malekeh_scheduler.retry") ? z.nw : 0;
    return z.ncu * (2 + waiting(p)) + blocked + storage_owners_ahead(p) + results_held(p, 2);
}

uint64_t storage_regfile(const struct params *p)
{
    uint64_t bits = 0;
#define PART(name) bits += storage_part_##name(p);
#include "synth/storage/parts.inc"
    return bits;
}

/* Without what belongs to the selection of warps: also the owners ahead, where only it sees them.
 */
uint64_t storage_collector_stage(const struct params *p)
{
    bool unseen = params_sizes(p).stage && params_is(p, "ccu_allocator.policy", "private");
    return storage_regfile(p) - storage_part_scheduler(p) - storage_part_malekeh(p) -
           (unseen ? storage_owners_ahead(p) : 0);
}
