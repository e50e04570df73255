/* Storage of the blocks of the family core. */
#include "synth/storage/storage.h"

/* An order of n that is total: one bit for each pair. */
static uint64_t pairs(uint64_t n)
{
    return n * (n - 1) / 2;
}

uint64_t storage_rr_arbiter(const struct params *p)
{
    return params_u(p, "rr_arbiter.n") - 1;
}

uint64_t storage_second_read(const struct params *p)
{
    struct sizes z = params_sizes(p);
    unsigned sums = z.cars ? 1 + (params_int(p, "rename.wrap") != 0) : 0;
    return z.second_read ? 4 + z.physw + z.boundw + sums * (z.physw + 9) : 0;
}

uint64_t storage_ocu(const struct params *p)
{
    struct sizes z = params_sizes(p);
    return 1 + z.widw + z.meta_bits + 2 * z.nsrc + (uint64_t)z.nsrc * z.w +
           (z.classes > 1 ? z.classes : 0) + z.forward + storage_second_read(p);
}

uint64_t storage_ocu_allocator(const struct params *p)
{
    struct sizes z = params_sizes(p);
    return z.ncu > 1 && params_is(p, "ocu.alloc", "random") ? 16u * z.nsched : 0;
}

uint64_t storage_bank_arbiter(const struct params *p)
{
    struct sizes z = params_sizes(p);
    bool scans = z.sports < z.nsrc;
    return (uint64_t)z.ncu * z.nsrc * (1 + z.physw) + pairs(z.ncu) + (scans ? z.bankw : 0) +
           (uint64_t)z.rf_lat * z.nt * (z.nbank + (scans ? z.slotw : 0));
}

uint64_t storage_crossbar(const struct params *p)
{
    (void)p;
    return 0;
}

uint64_t storage_dispatcher(const struct params *p)
{
    struct sizes z = params_sizes(p);
    return (z.classes > 1 ? 0 : (uint64_t)z.ndisp * z.ncu) +
           (!params_is(p, "dispatcher.policy", "oldest") ? clog2(z.ncu) : 0);
}

uint64_t storage_warp_scheduler(const struct params *p)
{
    struct sizes z = params_sizes(p);
    return z.n == 1 ? 0 : z.ages ? z.lwidw + 1 + pairs(z.n) : z.lwidw;
}

uint64_t storage_sram(const struct params *p)
{
    struct sizes z = params_sizes(p);
    return (uint64_t)z.depth * z.w + (z.rf_lat == 2 ? 1 + z.w : 0);
}
