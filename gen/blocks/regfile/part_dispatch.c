/* Part of the composition: the dispatcher and the ports of what leaves. */
#include "gen/blocks/regfile/regfile.h"

static void children(struct rf *r)
{
    block_dispatcher(r->d, r->p);
}

static void ports(struct rf *r)
{
    struct hdl *h = r->h;
    const struct sizes *z = &r->z;
    r->disp_valid = hdl_output(h, "disp_valid", z->ndisp, "instruction with all operands leaves");
    r->disp_ready = hdl_input(h, "disp_ready", z->ndisp, "it is taken");
    r->disp_wid = hdl_output(h, "disp_wid", z->ndisp * z->widw, "[p] warp number (not local)");
    r->disp_meta = hdl_output(h, "disp_meta", hdl_times(r->meta_w, z->ndisp), "[p] metadata");
    r->disp_src = hdl_output(h, "disp_src_valid", z->ndisp * z->nsrc, "[p] slots present");
    r->disp_data = hdl_output(h, "disp_data", hdl_times(r->w, z->ndisp * z->nsrc),
                              "[p][slot] operands, absent ones are zero");
}

static void wires(struct rf *r)
{
    struct hdl *h = r->h;
    const struct sizes *z = &r->z;
    r->cand = hdl_wire_later(h, "cand", z->ncu);
    r->disp_sel = hdl_wire_later(h, "disp_sel", z->ndisp * z->ncu);
    r->take = hdl_wire_later(h, "take", z->ncu);
}

static void instance(struct rf *r)
{
    struct hdl *h = r->h;
    hdl_group(h, "Dispatch");
    struct hdl_inst *i = hdl_inst(h, "u_dispatcher", block_dispatcher(r->d, r->p));
    r->dispatcher = i;
    hdl_bind(i, "cand", r->cand);
    if (params_is(r->p, "dispatcher.policy", "oldest"))
        hdl_bind(i, "older", r->older);
    else
        hdl_unused(r->older);
    hdl_bind(i, "disp_ready", r->disp_ready);
    hdl_bind(i, "disp_valid", r->disp_valid);
    hdl_bind(i, "disp_sel", r->disp_sel);
    hdl_bind(i, "take", r->take);
}

const struct rf_part rf_part_dispatch = {
    .name = "dispatch",
    .hook = {[RF_CHILDREN] = children,
             [RF_PORTS] = ports,
             [RF_WIRES] = wires,
             [RF_DISPATCH] = instance},
};
