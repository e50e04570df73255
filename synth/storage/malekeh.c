/* Storage of the blocks of Malekeh. */
#include "synth/storage/storage.h"

uint64_t storage_ccu(const struct params *p)
{
    struct sizes z = params_sizes(p);
    return 3 + z.widw + z.meta_bits + z.nsrc * (2 + z.ctn) + z.ctn * (z.tagw + 3 + (uint64_t)z.w) +
           z.ctn * (z.ctn - 1) / 2 + (params_is(p, "ccu.victim", "far_first") ? 15 + z.ctn : 0) +
           (z.stage ? z.nsrc * (z.ctn + 2) + z.nsrc * (z.nsrc - 1) / 2 : 0) +
           (z.classes > 1 ? z.classes : 0) + z.forward + storage_second_read(p);
}

/* The LFSR, which one unit does not need, and with far_first the waiting counter of the sub-core.
 */
uint64_t storage_ccu_allocator(const struct params *p)
{
    if (params_is(p, "ccu_allocator.policy", "private"))
        return 0;
    bool counts = params_is(p, "ccu_allocator.policy", "far_first") &&
                  params_is(p, "ccu_allocator.scope", "subcore");
    return (params_sizes(p).ncu > 1 ? 16u : 0u) + (counts ? 7u : 0u);
}

uint64_t storage_waiting_counter(const struct params *p)
{
    (void)p;
    return 7;
}

uint64_t storage_malekeh_scheduler(const struct params *p)
{
    struct sizes z = params_sizes(p);
    return z.nw == 1 ? 0 : z.widw + 1 + z.nw * (z.nw - 1) / 2;
}

uint64_t storage_write_filter(const struct params *p)
{
    (void)p;
    return 0;
}

/* Cycle of the interval, four counts or differences of counts, three steps, the sign where it is
 * looked at, size, state, threshold, clamp, and the table of 12 entries. */
uint64_t storage_sthld(const struct params *p)
{
    return clog2(params_u(p, "sthld.interval")) + 4 * params_sizes(p).intw + 3 +
           (params_int(p, "sthld.signed_third") ? 1 : 0) +
           (params_int(p, "sthld.late") ? params_sizes(p).issw : 0) + 1 + 3 + 6 + 1 + 12 * 7;
}

uint64_t storage_subcore(const struct params *p)
{
    return storage_regfile(p) + (params_int(p, "sthld.adaptive") ? storage_sthld(p) : 0) +
           (params_is(p, "ccu_allocator.scope", "sm") ? storage_waiting_counter(p) : 0);
}
