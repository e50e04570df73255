/* The collectors of the composition, of whatever kind: what every kind has. */
#include "gen/blocks/regfile/regfile.h"

/* What the collectors give, OR-ed: each is zero unless it is the one selected. */
struct gathered {
    sig *wid, *meta, *src, *data;
};

/* A port for each collector: with one for all, an event-driven simulator would look at the data of
 * all collectors again when one of them changes. */
static const char *unit_port(struct hdl *h, unsigned c)
{
    return hdl_fmt(h, "unit_%u", c);
}

static sig unit_input(struct hdl *h, unsigned c, hdl_width w)
{
    return hdl_input(h, unit_port(h, c), w, "of this collector, zero unless it is read");
}

static struct hdl *dispatch_lane(struct hdl_design *d, const struct sizes *z)
{
    struct hdl *h = hdl_module(d, "dispatch_lane", "One lane of an operand that leaves.");
    hdl_width w = hdl_param(h, "LANE_W", z->lane_bits, "bits of one lane");
    sig unit[z->ncu];
    for (unsigned c = 0; c < z->ncu; c++)
        unit[c] = unit_input(h, c, w);
    sig out = hdl_output(h, "disp_data", w, "operand, or zero");
    hdl_rule(h, "RF-D1", "OR over the collectors, each gated by its disp_sel.");
    hdl_assign(out, hdl_or_n(z->ncu, unit));
    return h;
}

struct hdl *rf_dispatch_operand(struct hdl_design *d, const struct sizes *z)
{
    struct hdl *h = hdl_find(d, "dispatch_operand");
    if (h)
        return h;
    struct hdl *lane = dispatch_lane(d, z);
    h = hdl_module(d, "dispatch_operand", "An operand that leaves.");
    hdl_width w = hdl_times(hdl_param(h, "LANE_W", z->lane_bits, "bits of one lane"), z->lanes);
    hdl_localparam(h, "LANES", z->lanes, "lanes of a warp register");
    sig unit[z->ncu];
    for (unsigned c = 0; c < z->ncu; c++)
        unit[c] = hdl_shape(unit_input(h, c, w), "LANES");
    sig out = hdl_shape(hdl_output(h, "disp_data", w, "operand, or zero"), "LANES");
    struct hdl_inst *i = hdl_lanes(h, "u_lane", lane, z->lanes);
    for (unsigned c = 0; c < z->ncu; c++)
        hdl_bind_lane(i, unit_port(h, c), unit[c]);
    hdl_bind_lane(i, "disp_data", out);
    return h;
}

/* Payload leaves in lanes of its own: synthesis maps one of them, however many collectors there
 * are.
 */
static void data_leave(struct rf *r, const sig *data)
{
    struct hdl *h = r->h, *child = rf_dispatch_operand(r->d, &r->z);
    hdl_each(h, "leaving", p, "NDISP") hdl_each(h, "operand", k, "NSRC")
    {
        struct hdl_inst *i = rf_inst(r, "u_dispatch_operand", child);
        unsigned at = p * r->z.nsrc + k;
        for (unsigned c = 0; c < r->z.ncu; c++)
            hdl_bind(i, unit_port(h, c), hdl_item(data[c], at, r->w));
        hdl_assign_item(r->io.disp_data, at, rf_item_out(r, i, "disp_data", "value", r->w));
    }
}

static void give(struct rf *r, unsigned c, struct hdl_inst *i)
{
    const struct sizes *z = &r->z;
    const struct rf_given *g = &r->collect.given;
    unsigned n = z->nsched;
    sig to[n], wid[n], meta[n], src[n], class[n];
    for (unsigned s = 0; s < n; s++) {
        to[s] = hdl_bit(g->unit, s * z->ncu + c);
        wid[s] = hdl_bits(g->wid, s * z->widw, z->widw);
        meta[s] = hdl_item(g->meta, s, r->meta_w);
        src[s] = hdl_bits(g->src, s * z->nsrc, z->nsrc);
        class[s] = g->class ? hdl_bits(g->class, s * z->classw, z->classw) : NULL;
    }
    hdl_bind(i, "alloc_valid", hdl_or_n(n, to));
    hdl_bind(i, "alloc_wid", n == 1 ? *wid : hdl_and_or(n, to, wid));
    hdl_bind(i, "alloc_meta", n == 1 ? *meta : hdl_and_or(n, to, meta));
    if (g->class)
        hdl_bind(i, "alloc_class", n == 1 ? *class : hdl_and_or(n, to, class));
    hdl_bind(i, "alloc_src_valid", n == 1 ? *src : hdl_and_or(n, to, src));
}

/* With a slot in front of the unit: what is in that. */
static void give_slot(struct rf *r, unsigned c, struct hdl_inst *i)
{
    const struct sizes *z = &r->z;
    const struct rf_given *s = &r->collect.slot;
    hdl_bind(i, "alloc_valid", hdl_bit(r->collect.given.unit, c));
    hdl_bind(i, "alloc_wid", hdl_item(s->wid, c, z->widw));
    hdl_bind(i, "alloc_meta", hdl_item(s->meta, c, r->meta_w));
    if (s->class)
        hdl_bind(i, "alloc_class", hdl_item(s->class, c, z->classw));
    hdl_bind(i, "alloc_src_valid", hdl_item(s->src, c, z->nsrc));
}

static void receive(struct rf *r, unsigned c, struct hdl_inst *i)
{
    const struct sizes *z = &r->z;
    unsigned n = z->sports;
    hdl_bind(i, "s_valid", hdl_bits(r->banks.s_valid, c * n, n));
    if (r->banks.s_slot)
        hdl_bind(i, "s_slot", hdl_bits(r->banks.s_slot, c * n * z->slotw, n * z->slotw));
    if (r->banks.next_valid)
        hdl_bind(i, "s_next", hdl_bits(r->banks.next_valid, c * n, n));
    if (r->banks.next_slot)
        hdl_bind(i, "s_next_slot", hdl_bits(r->banks.next_slot, c * n * z->slotw, n * z->slotw));
    hdl_bind(i, "s_data", hdl_items(r->banks.s_data, c * n, n, r->w));
}

static void leave(struct rf *r, unsigned c, struct hdl_inst *i, sig by_unit, struct gathered *g)
{
    const struct sizes *z = &r->z;
    unsigned n = z->ndisp;
    hdl_bind(i, "disp_sel", hdl_bits(by_unit, c * n, n));
    hdl_bind(i, "disp_take", hdl_bit(r->dispatch.take, c));
    g->wid[c] = rf_item_out(r, i, "disp_wid", "wid", n * z->widw);
    g->meta[c] = rf_item_out(r, i, "disp_meta", "meta", hdl_times(r->meta_w, n));
    g->src[c] = rf_item_out(r, i, "disp_src_valid", "src_valid", n * z->nsrc);
    g->data[c] = rf_item_out(r, i, "disp_data", "data", hdl_times(r->w, n * z->nsrc));
}

/* [c][p]: port p reads collector c. */
static sig selected_by_unit(struct rf *r)
{
    struct hdl *h = r->h;
    const struct sizes *z = &r->z;
    if (z->ndisp == 1)
        return r->dispatch.disp_sel;
    sig by_unit =
        hdl_shape(hdl_wire_later(h, "disp_sel_by_unit", z->ncu * z->ndisp), "NCU", "NDISP");
    hdl_each(h, "selection", c, "NCU") hdl_each(h, "port", p, "NDISP")
        hdl_assign_bits(by_unit, c * z->ndisp + p, hdl_bit(r->dispatch.disp_sel, p * z->ncu + c));
    return by_unit;
}

void rf_collectors(struct rf *r, struct hdl *child)
{
    struct hdl *h = r->h;
    const struct sizes *z = &r->z;
    unsigned n = z->ncu;
    sig wid[n], meta[n], src[n], data[n];
    struct gathered g = {wid, meta, src, data};
    sig by_unit = selected_by_unit(r);
    hdl_rule(h, "RF-I1", "The granted collector takes the instruction of its scheduler.");
    hdl_each(h, "unit", c, "NCU")
    {
        struct hdl_inst *i = r->collect.collector[c] =
            rf_inst(r, hdl_fmt(h, "u_%s", r->text.unit), child);
        if (r->collect.slot.unit)
            give_slot(r, c, i);
        else
            give(r, c, i);
        receive(r, c, i);
        hdl_assign_bits(r->select.free, c, rf_item_out(r, i, "alloc_ready", "idle", 1));
        hdl_assign_bits(r->dispatch.cand, c, rf_item_out(r, i, "disp_cand", "complete", 1));
        if (r->dispatch.cand_class)
            hdl_assign_bits(r->dispatch.cand_class, c * z->classes,
                            rf_item_out(r, i, "cand_class", "op_class", z->classes));
        leave(r, c, i, by_unit, &g);
        r->at = c;
        rf_run(r, RF_UNIT);
    }
    hdl_rule(h, "RF-D1", "OR over the collectors, each gated by its disp_sel.");
    hdl_assign(r->io.disp_wid, hdl_or_n(n, wid));
    hdl_assign(r->io.disp_meta, hdl_or_n(n, meta));
    hdl_assign(r->io.disp_src_valid, hdl_or_n(n, src));
    data_leave(r, data);
}
