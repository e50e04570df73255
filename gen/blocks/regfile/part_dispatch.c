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
    r->disp_valid = hdl_shape(
        hdl_output(h, "disp_valid", z->ndisp, "instruction with all operands leaves"), "NDISP");
    bool classes = z->classes > 1;
    r->disp_ready =
        hdl_input(h, "disp_ready", z->ndisp * z->classes,
                  classes ? "[p][k] an instruction of class k is taken" : "it is taken");
    r->disp_wid = hdl_output(h, "disp_wid", z->ndisp * z->widw, "[p] warp number (not local)");
    r->disp_meta = hdl_output(h, "disp_meta", hdl_times(r->meta_w, z->ndisp), "[p] metadata");
    if (classes)
        r->disp_class = hdl_output(h, "disp_class", z->ndisp * z->classw, "[p] its class, or zero");
    r->disp_src = hdl_shape(
        hdl_output(h, "disp_src_valid", z->ndisp * z->nsrc, "[p] slots present"), "NDISP", "NSRC");
    r->disp_data = rf_payload(r,
                              hdl_output(h, "disp_data", hdl_times(r->w, z->ndisp * z->nsrc),
                                         "[p][slot] operands, absent ones are zero"),
                              "NDISP", "NSRC");
}

static void wires(struct rf *r)
{
    struct hdl *h = r->h;
    const struct sizes *z = &r->z;
    r->cand = hdl_shape(hdl_wire_later(h, "cand", z->ncu), "NCU");
    if (z->classes > 1)
        r->cand_class =
            hdl_shape(hdl_wire_later(h, "cand_class", z->ncu * z->classes), "NCU", "CLASSES");
    r->disp_sel = hdl_shape(hdl_wire_later(h, "disp_sel", z->ndisp * z->ncu), "NDISP", "NCU");
    r->take = hdl_shape(hdl_wire_later(h, "take", z->ncu), "NCU");
    if (!z->handover || r->in_front)
        return;
    hdl_rule(h, "RF-T1", "Collectors that are taken now can be given away.");
    r->givable = hdl_wire(h, "givable", hdl_or(r->free, r->take));
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
    if (r->disp_class) {
        hdl_rule(h, "RF-T2", "The class leaves with its instruction.");
        hdl_bind(i, "cand_class", r->cand_class);
        hdl_bind(i, "disp_class", r->disp_class);
    }
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
