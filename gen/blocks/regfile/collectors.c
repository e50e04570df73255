/* The collectors of the composition, of whatever kind: what every kind has. */
#include "gen/blocks/regfile/regfile.h"

/* What the collectors give, OR-ed: each is zero unless it is the one selected. */
struct gathered {
    sig *wid, *meta, *src, *data;
};

static void give(struct rf *r, unsigned c, struct hdl_inst *i)
{
    const struct sizes *z = &r->z;
    const struct rf_given *g = &r->given;
    unsigned n = z->nsched;
    sig to[n], wid[n], meta[n], src[n];
    for (unsigned s = 0; s < n; s++) {
        to[s] = hdl_bit(g->unit, s * z->ncu + c);
        wid[s] = hdl_bits(g->wid, s * z->widw, z->widw);
        meta[s] = hdl_item(g->meta, s, r->meta_w);
        src[s] = hdl_bits(g->src, s * z->nsrc, z->nsrc);
    }
    hdl_bind(i, "alloc_valid", hdl_or_n(n, to));
    hdl_bind(i, "alloc_wid", n == 1 ? *wid : hdl_and_or(n, to, wid));
    hdl_bind(i, "alloc_meta", n == 1 ? *meta : hdl_and_or(n, to, meta));
    hdl_bind(i, "alloc_src_valid", n == 1 ? *src : hdl_and_or(n, to, src));
}

static void receive(struct rf *r, unsigned c, struct hdl_inst *i)
{
    const struct sizes *z = &r->z;
    unsigned n = z->sports;
    hdl_bind(i, "s_valid", hdl_bits(r->s_valid, c * n, n));
    if (r->s_slot)
        hdl_bind(i, "s_slot", hdl_bits(r->s_slot, c * n * z->slotw, n * z->slotw));
    hdl_bind(i, "s_data", hdl_items(r->s_data, c * n, n, r->w));
}

static void leave(struct rf *r, unsigned c, struct hdl_inst *i, sig by_unit, struct gathered *g)
{
    const struct sizes *z = &r->z;
    struct hdl *h = r->h;
    unsigned n = z->ndisp;
    const char *u = r->unit;
    hdl_bind(i, "disp_sel", hdl_bits(by_unit, c * n, n));
    hdl_bind(i, "disp_take", hdl_bit(r->take, c));
    g->wid[c] = rf_item_out(r, i, "disp_wid", hdl_fmt(h, "%s_%u_wid", u, c), n * z->widw);
    g->meta[c] =
        rf_item_out(r, i, "disp_meta", hdl_fmt(h, "%s_%u_meta", u, c), hdl_times(r->meta_w, n));
    g->src[c] =
        rf_item_out(r, i, "disp_src_valid", hdl_fmt(h, "%s_%u_src_valid", u, c), n * z->nsrc);
    g->data[c] = rf_item_out(r, i, "disp_data", hdl_fmt(h, "%s_%u_data", u, c),
                             hdl_times(r->w, n * z->nsrc));
}

void rf_collectors(struct rf *r, const struct rf_collector *kind)
{
    struct hdl *h = r->h;
    const struct sizes *z = &r->z;
    struct hdl *child = kind->block(r->d, r->p);
    unsigned n = z->ncu;
    sig idle[n], complete[n], wid[n], meta[n], src[n], data[n];
    struct gathered g = {wid, meta, src, data};
    sig by_unit = hdl_transpose(r->disp_sel, z->ndisp, n);
    if (z->ndisp > 1)
        by_unit = hdl_wire(h, "disp_sel_by_unit", by_unit);
    for (unsigned c = 0; c < n; c++) {
        if (c == 0)
            hdl_rule(h, "RF-I1", "The granted collector takes the instruction of its scheduler.");
        struct hdl_inst *i = hdl_inst(h, hdl_fmt(h, "u_%s_%u", r->unit, c), child);
        r->collector[c] = i;
        give(r, c, i);
        receive(r, c, i);
        idle[c] = rf_item_out(r, i, "alloc_ready", hdl_fmt(h, "%s_%u_free", r->unit, c), 1);
        complete[c] = rf_item_out(r, i, "disp_cand", hdl_fmt(h, "%s_%u_cand", r->unit, c), 1);
        leave(r, c, i, by_unit, &g);
        if (kind->bind)
            kind->bind(r, c, i);
    }
    hdl_assign(r->free, hdl_pack(n, idle));
    hdl_assign(r->cand, hdl_pack(n, complete));
    hdl_rule(h, "RF-D1", "OR over the collectors, each gated by its disp_sel.");
    hdl_assign(r->disp_wid, hdl_or_n(n, wid));
    hdl_assign(r->disp_meta, hdl_or_n(n, meta));
    hdl_assign(r->disp_src, hdl_or_n(n, src));
    hdl_assign(r->disp_data, hdl_or_n(n, data));
}
