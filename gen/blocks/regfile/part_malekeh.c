/* Part of the composition: the scheduler that knows which warps have data in a collector. */
#include "gen/blocks/regfile/regfile.h"

static bool present(const struct params *p)
{
    return params_is(p, "warp_scheduler.policy", "malekeh");
}

static void children(struct rf *r)
{
    block_malekeh_scheduler(r->d, r->p);
}

static bool looks_inside(const struct rf *r)
{
    return params_is(r->p, "malekeh_scheduler.has_data", "any_valid");
}

static void wires(struct rf *r)
{
    r->select.owners_asked = true;
    if (looks_inside(r))
        r->collect.any_valid = hdl_wire_later(r->h, "any_valid", r->z.ncu);
}

static void instance(struct rf *r)
{
    struct hdl *h = r->h;
    hdl_group(h, "Selection");
    if (!r->renames) /* else who wants a unit may be another one than the selected */
        r->select.sel = hdl_wire_later(h, "sel", r->z.nw);
    struct hdl_inst *i = hdl_inst(h, "u_sched_0", block_malekeh_scheduler(r->d, r->p));
    r->select.scheduler[0] = i;
    hdl_bind(i, "owner_valid", r->select.seen.owner_valid);
    hdl_bind(i, "owner_wid", r->select.seen.owner_wid);
    if (looks_inside(r))
        hdl_bind(i, "any_valid", r->select.seen.any_valid);
    if (params_int(r->p, "malekeh_scheduler.retry") && !r->select.seen.blocked)
        hdl_bind(i, "free", r->select.seen.free);
    if (r->select.sel)
        hdl_bind(i, "sel", r->select.sel);
    else
        hdl_bind(i, "sel", r->io.sel);
    hdl_bind(i, "ready",
             r->select.seen.blocked ? hdl_and(r->io.warp_ready, hdl_not(r->select.seen.blocked))
                                    : r->io.warp_ready);
    hdl_bind(i, "issue", r->io.issue);
    hdl_bind(i, "sel_valid", r->io.sel_valid);
    hdl_bind(i, "sel_wid", r->io.sel_wid);
    r->at = 0;
    rf_run(r, RF_SCHEDULER);
}

const struct rf_part rf_part_malekeh = {
    .name = "malekeh",
    .top = RF_SELECTS,
    .present = present,
    .hook = {[RF_CHILDREN] = children, [RF_WIRES] = wires, [RF_SELECT] = instance},
};
