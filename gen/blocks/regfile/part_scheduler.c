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
    sig valid[z->nsched], wid[z->nsched];
    hdl_group(h, "Selection");
    r->ready = hdl_wire(h, "ready", hdl_transpose(r->warp_ready, z->n, z->nsched));
    for (unsigned s = 0; s < z->nsched; s++) {
        struct hdl_inst *i =
            hdl_inst(h, hdl_fmt(h, "u_sched_%u", s), block_warp_scheduler(r->d, r->p));
        r->scheduler[s] = i;
        hdl_bind(i, "ready", hdl_bits(r->ready, s * z->n, z->n));
        if (z->ages) {
            hdl_bind(i, "launch_valid", hdl_bit(r->launch_valid, s));
            hdl_bind(i, "launch_wid", hdl_bits(r->launch_wid, s * z->lwidw, z->lwidw));
        }
        hdl_bind(i, "issue", hdl_bit(r->issue, s));
        valid[s] = rf_item_out(r, i, "sel_valid", hdl_fmt(h, "sched_%u_sel_valid", s), 1);
        wid[s] = rf_item_out(r, i, "sel_wid", hdl_fmt(h, "sched_%u_sel_wid", s), z->lwidw);
    }
    hdl_assign(r->sel_valid, hdl_pack(z->nsched, valid));
    hdl_assign(r->sel_wid, hdl_pack(z->nsched, wid));
}

const struct rf_part rf_part_scheduler = {
    .name = "scheduler",
    .present = present,
    .hook = {[RF_CHILDREN] = children, [RF_SELECT] = instances},
};
