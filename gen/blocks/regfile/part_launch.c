/* Part of the composition: warps have ages; a scheduler is told when one starts. */
#include "gen/blocks/regfile/regfile.h"

static bool present(const struct params *p)
{
    return params_sizes(p).ages;
}

static void ports(struct rf *r)
{
    rf_port(r, launch_valid);
    rf_port(r, launch_wid);
}

static void scheduler(struct rf *r)
{
    unsigned s = r->at, w = r->z.lwidw;
    hdl_bind(r->select.scheduler[s], "launch_valid", hdl_bit(r->io.launch_valid, s));
    hdl_bind(r->select.scheduler[s], "launch_wid", hdl_bits(r->io.launch_wid, s * w, w));
}

const struct rf_part rf_part_launch = {
    .name = "launch",
    .top = RF_SELECTS,
    .present = present,
    .hook = {[RF_WARPS] = ports, [RF_SCHEDULER] = scheduler},
};
