/* Part of the composition: schedulers that know nothing of the collectors, each with its warps. */
#include "gen/blocks/regfile/regfile.h"

static bool present(const struct params *p)
{
    return !params_is(p, "warp_scheduler.policy", "malekeh");
}

static void children(struct rf *r)
{
    block_warp_scheduler(r->d, r->p);
}

static void instances(struct rf *r)
{
    struct hdl *h = r->h;
    const struct sizes *z = &r->z;
    hdl_group(h, "Selection");
    r->ready = hdl_wire(h, "ready", hdl_transpose(r->warp_ready, z->n, z->nsched));
    hdl_each(h, "scheduler", s, "NSCHED")
    {
        struct hdl_inst *i = r->scheduler[s] =
            hdl_inst(h, "u_sched", block_warp_scheduler(r->d, r->p));
        hdl_bind(i, "ready", hdl_bits(r->ready, s * z->n, z->n));
        hdl_bind(i, "issue", hdl_bit(r->issue, s));
        r->at = s;
        rf_run(r, RF_SCHEDULER);
    }
}

static void selected(struct rf *r)
{
    unsigned s = r->at, w = r->z.lwidw;
    struct hdl_inst *i = r->scheduler[s];
    hdl_assign_bits(r->sel_valid, s, rf_item_out(r, i, "sel_valid", "selects", 1));
    hdl_assign_bits(r->sel_wid, s * w, rf_item_out(r, i, "sel_wid", "selected", w));
}

const struct rf_part rf_part_scheduler = {
    .name = "scheduler",
    .present = present,
    .hook = {[RF_CHILDREN] = children, [RF_SELECT] = instances, [RF_SCHEDULER] = selected},
};
