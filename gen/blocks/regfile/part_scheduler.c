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

/* [s][local] */
static sig by_scheduler(struct rf *r)
{
    struct hdl *h = r->h;
    const struct sizes *z = &r->z;
    if (z->nsched == 1)
        return hdl_wire(h, "ready", r->io.warp_ready);
    sig ready = hdl_shape(hdl_wire_later(h, "ready", z->nw), "NSCHED", "N");
    hdl_each(h, "warps", s, "NSCHED") hdl_each(h, "warp_of", i, "N")
        hdl_assign_bits(ready, s * z->n + i, hdl_bit(r->io.warp_ready, i * z->nsched + s));
    return ready;
}

static void instances(struct rf *r)
{
    struct hdl *h = r->h;
    const struct sizes *z = &r->z;
    hdl_group(h, "Selection");
    r->select.ready = by_scheduler(r);
    hdl_each(h, "scheduler", s, "NSCHED")
    {
        struct hdl_inst *i = r->select.scheduler[s] =
            hdl_inst(h, "u_sched", block_warp_scheduler(r->d, r->p));
        hdl_bind(i, "ready", hdl_bits(r->select.ready, s * z->n, z->n));
        hdl_bind(i, "issue", hdl_bit(r->io.issue, s));
        r->at = s;
        rf_run(r, RF_SCHEDULER);
    }
}

static void selected(struct rf *r)
{
    unsigned s = r->at, w = r->z.lwidw;
    struct hdl_inst *i = r->select.scheduler[s];
    hdl_assign_bits(r->io.sel_valid, s, rf_item_out(r, i, "sel_valid", "selects", 1));
    if (r->io.sel)
        hdl_bind(i, "sel", r->io.sel);
    hdl_assign_bits(r->io.sel_wid, s * w, rf_item_out(r, i, "sel_wid", "selected", w));
}

const struct rf_part rf_part_scheduler = {
    .name = "scheduler",
    .top = RF_SELECTS,
    .present = present,
    .hook = {[RF_CHILDREN] = children, [RF_SELECT] = instances, [RF_SCHEDULER] = selected},
};
