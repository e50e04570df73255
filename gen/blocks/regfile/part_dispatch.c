/* Part of the composition: the dispatcher and the ports of what leaves. */
#include "gen/blocks/regfile/props_regfile.h"

static void children(struct rf *r)
{
    block_dispatcher(r->d, r->p);
    rf_dispatch_operand(r->d, &r->z);
}

static void ports(struct rf *r)
{
    rf_port(r, disp_valid);
    rf_port(r, disp_ready);
    rf_port(r, disp_wid);
    rf_port(r, disp_meta);
    rf_port(r, disp_class);
    rf_port(r, disp_src_valid);
    rf_port(r, disp_data);
}

/* What leaves the collectors is not the ports then. */
static void inner_wires(struct rf *r)
{
    struct hdl *h = r->h;
    const struct sizes *z = &r->z;
    r->port = (struct rf_stage){r->io.disp_valid, r->io.disp_ready,     r->io.disp_wid,
                                r->io.disp_meta,  r->io.disp_src_valid, r->io.disp_data};
    r->io.disp_valid = hdl_shape(hdl_wire_later(h, "leaves_valid", z->ndisp), "NDISP");
    r->io.disp_wid = hdl_wire_later(h, "leaves_wid", z->ndisp * z->widw);
    r->io.disp_meta = hdl_wire_later(h, "leaves_meta", hdl_times(r->meta_w, z->ndisp));
    r->io.disp_src_valid =
        hdl_shape(hdl_wire_later(h, "leaves_src", z->ndisp * z->nsrc), "NDISP", "NSRC");
    r->io.disp_data = rf_payload(
        r, hdl_wire_later(h, "leaves_data", hdl_times(r->w, z->ndisp * z->nsrc)), "NDISP", "NSRC");
    hdl_rule(h, "RF-D2", "A register takes what leaves while it is empty, or emptied now.");
    r->io.disp_ready = hdl_wire(h, "leaves_ready", hdl_or(hdl_not(r->port.valid), r->port.ready));
}

static void wires(struct rf *r)
{
    struct hdl *h = r->h;
    const struct sizes *z = &r->z;
    if (z->out_stage)
        inner_wires(r);
    r->dispatch.cand = hdl_shape(hdl_wire_later(h, "cand", z->ncu), "NCU");
    if (z->classes > 1)
        r->dispatch.cand_class =
            hdl_shape(hdl_wire_later(h, "cand_class", z->ncu * z->classes), "NCU", "CLASSES");
    r->dispatch.disp_sel =
        hdl_shape(hdl_wire_later(h, "disp_sel", z->ndisp * z->ncu), "NDISP", "NCU");
    r->dispatch.take = hdl_shape(hdl_wire_later(h, "take", z->ncu), "NCU");
    if (!z->handover || r->select.in_front)
        return;
    hdl_rule(h, "RF-T1", "Collectors that are taken now can be given away.");
    r->select.givable = hdl_wire(h, "givable", hdl_or(r->select.free, r->dispatch.take));
}

/* RF-D2: the ports are registers. */
static void registers(struct rf *r)
{
    struct hdl *h = r->h;
    const struct sizes *z = &r->z;
    hdl_width w = hdl_times(r->w, z->nsrc);
    hdl_group(h, "Dispatch stage");
    hdl_each(h, "stage", p, "NDISP")
    {
        sig full = hdl_reg_zero(h, "full", 1, "an instruction stands at the port");
        sig wid = hdl_reg_zero(h, "out_wid", z->widw, "its warp");
        sig meta = hdl_reg_zero(h, "out_meta", r->meta_w, "its metadata");
        sig src = hdl_reg_zero(h, "out_src", z->nsrc, "its operands that are present");
        sig data = hdl_reg_zero(h, "out_data", w, "its operands");
        hdl_rule(h, "RF-D2", "What leaves the collectors stands at the port in the next cycle.");
        hdl_when(hdl_bit(r->io.disp_ready, p))
        {
            hdl_next(full, hdl_bit(r->io.disp_valid, p));
            hdl_next(wid, hdl_bits(r->io.disp_wid, p * z->widw, z->widw));
            hdl_next(meta, hdl_item(r->io.disp_meta, p, r->meta_w));
            hdl_next(src, hdl_bits(r->io.disp_src_valid, p * z->nsrc, z->nsrc));
            hdl_next(data, hdl_item(r->io.disp_data, p, w));
        }
        hdl_assign_bits(r->port.valid, p, full);
        hdl_assign_bits(r->port.wid, p * z->widw, wid);
        hdl_assign_item(r->port.meta, p, meta);
        hdl_assign_bits(r->port.src, p * z->nsrc, src);
        hdl_assign_item(r->port.data, p, data);
    }
}

/* RF-D2: what stands at a port is what left last while there was room, unless nothing did. */
static void properties(struct rf *r)
{
    struct hdl *h = r->h;
    const struct sizes *z = &r->z;
    for (unsigned p = 0; p < z->ndisp && z->out_stage; p++) {
        sig room = hdl_bit(r->io.disp_ready, p), out = hdl_bit(r->port.valid, p);
        sig stays = hdl_and(out, hdl_not(hdl_bit(r->port.ready, p)));
        sig was = hdl_reg_zero(h, hdl_fmt(h, "f_out_%u", p), 1, "something left, or stayed");
        sig wid = hdl_reg_zero(h, hdl_fmt(h, "f_out_wid_%u", p), z->widw, "its warp");
        sig meta = hdl_reg_zero(h, hdl_fmt(h, "f_out_meta_%u", p), r->meta_w, "its metadata");
        hdl_next(was, hdl_or(stays, hdl_and(hdl_bit(r->io.disp_valid, p), room)));
        hdl_when(room)
        {
            hdl_next(wid, hdl_bits(r->io.disp_wid, p * z->widw, z->widw));
            hdl_next(meta, hdl_item(r->io.disp_meta, p, r->meta_w));
        }
        sig same = hdl_and(hdl_eq(hdl_bits(r->port.wid, p * z->widw, z->widw), wid),
                           hdl_eq(hdl_item(r->port.meta, p, r->meta_w), meta));
        hdl_rule(h, "RF-D2", "What left stands at the port until it is taken, and nothing else.");
        hdl_assert(h, "RF-D2", hdl_and(hdl_eq(out, was), implies(out, same)));
        hdl_rule(h, "RF-D2", "Nothing leaves the collectors while it is full and stays so.");
        hdl_assert(h, "RF-D2", hdl_not(hdl_and(room, stays)));
    }
}

static void instance(struct rf *r)
{
    struct hdl *h = r->h;
    hdl_group(h, "Dispatch");
    struct hdl_inst *i = hdl_inst(h, "u_dispatcher", block_dispatcher(r->d, r->p));
    r->dispatch.dispatcher = i;
    hdl_bind(i, "cand", r->dispatch.cand);
    bool ordered = r->z.order_warp || r->z.order_all;
    if (params_is(r->p, "dispatcher.policy", "oldest") || ordered)
        hdl_bind(i, "older", r->select.older);
    else
        hdl_unused(r->select.older);
    if (ordered) {
        hdl_rule(h, r->z.order_all ? "RF-O3" : "RF-O2",
                 r->z.order_all ? "Instructions leave in the order in which they came."
                                : "Those of a warp leave in the order in which they came.");
        hdl_bind(i, "busy", hdl_not(r->select.free));
    }
    if (r->z.order_warp)
        hdl_bind(i, "wid", r->select.holds_wid);
    hdl_bind(i, "disp_ready", r->io.disp_ready);
    if (r->io.disp_class) {
        hdl_rule(h, "RF-T2", "The class leaves with its instruction.");
        hdl_bind(i, "cand_class", r->dispatch.cand_class);
        hdl_bind(i, "disp_class", r->io.disp_class);
    }
    hdl_bind(i, "disp_valid", r->io.disp_valid);
    hdl_bind(i, "disp_sel", r->dispatch.disp_sel);
    hdl_bind(i, "take", r->dispatch.take);
    if (r->z.out_stage)
        registers(r);
}

const struct rf_part rf_part_dispatch = {
    .name = "dispatch",
    .hook = {[RF_CHILDREN] = children,
             [RF_PORTS] = ports,
             [RF_WIRES] = wires,
             [RF_DISPATCH] = instance,
             [RF_PROPERTIES] = properties},
};
