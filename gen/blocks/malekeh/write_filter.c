/* write_filter: which results enter the CCUs. The owner's results in the order in which D ports
 * take them; the ports then take the first, the second, and so on. */
#include "gen/blocks/blocks.h"
#include "gen/blocks/malekeh/props_ccu.h"
#include "gen/blocks/ports.h"

struct filter {
    struct hdl *h;
    struct sizes z;
    bool on, update; /* the filter is on; far results may follow the near ones */
    struct write_filter_ports q;
};

static const char passed[] = "a later result taken is never that of the first ports";

/* Bits that cannot be set: port j takes at least the j-th result. */
static void uncovered(const struct filter *f)
{
    const struct sizes *z = &f->z;
    for (unsigned c = 0; c < z->ncu; c++)
        for (unsigned j = 1; j < z->dports && !f->update; j++)
            hdl_uncovered(f->q.d_sel, (c * z->dports + j) * z->wbw, j, passed);
    for (unsigned c = 0; c < z->ncu && f->q.inv_valid && !f->on; c++)
        hdl_uncovered(f->q.inv_valid, c * z->wbw, z->dports,
                      "without a filter the first results of a unit are taken");
}

/* The results of a unit in the order in which its D ports take them, one bit per write port; with
 * far ones behind the near ones two. */
static sig in_order(const struct filter *f, sig owned)
{
    struct hdl *h = f->h;
    if (!f->on) {
        hdl_rule(h, "WF-D2", "Results of the owner, near or far, in ascending write port.");
        return owned;
    }
    hdl_rule(h, "WF-D1", "Near results of the owner, in ascending write port.");
    sig near = hdl_wire(h, "near", hdl_and(owned, f->q.acc_near));
    if (!f->update)
        return hdl_shape(near, "WBW");
    hdl_rule(h, "WF-U1", "Then the far ones.");
    return hdl_wire(h, "order", hdl_cat(hdl_and(owned, hdl_not(f->q.acc_near)), near));
}

/* D port j of unit c takes the first of `left`; what the next port has to choose from comes back.
 */
static sig port(const struct filter *f, unsigned c, unsigned j, sig left, sig *taken)
{
    struct hdl *h = f->h;
    const struct sizes *z = &f->z;
    unsigned n = z->wbw, at = c * z->dports + j;
    sig first = hdl_wire(h, hdl_fmt(h, "first_%u", j), hdl_first(left)), sel = first;
    if (j && !f->update)
        hdl_uncovered(first, 0, j, passed);
    if (f->update)
        sel = hdl_wire(h, hdl_fmt(h, "result_%u", j),
                       hdl_or(hdl_low(first, n), hdl_bits(first, n, n)));
    hdl_rule(h, "WF-Z1", "Zero where no result is taken: nothing toggles.");
    hdl_assign_bits(f->q.d_valid, at, hdl_any(sel));
    hdl_assign_item(f->q.d_sel, at, sel);
    hdl_assign_item(f->q.d_reg, at, hdl_select(sel, f->q.acc_reg, z->tagw));
    hdl_assign_bits(f->q.d_near, at, hdl_any(hdl_and(sel, f->q.acc_near)));
    *taken = *taken ? hdl_or(*taken, sel) : sel;
    if (j + 1 == z->dports)
        return NULL;
    left = hdl_wire(h, hdl_fmt(h, "left_%u", j + 1), hdl_and(left, hdl_not(first)));
    if (!f->update)
        hdl_uncovered(left, 0, j + 1, passed);
    return left;
}

static void unit(const struct filter *f, unsigned c)
{
    struct hdl *h = f->h;
    const struct sizes *z = &f->z;
    sig owned = hdl_shape(hdl_wire_later(h, "owned", z->wbw), "WBW"), taken = NULL;
    hdl_rule(h, "WF-O1", "Results of the unit's warp.");
    hdl_each(h, "result", i, "WBW") hdl_assign_bits(
        owned, i,
        hdl_and(hdl_bit(f->q.acc_valid, i), hdl_bit(f->q.owner_valid, c),
                hdl_eq(hdl_item(f->q.owner_wid, c, z->widw), hdl_item(f->q.acc_wid, i, z->widw))));
    sig left = in_order(f, owned);
    for (unsigned j = 0; j < z->dports; j++)
        left = port(f, c, j, left, &taken);
    if (!f->q.inv_valid)
        return;
    hdl_rule(h, "WF-I1", "Results of the owner that no D port takes.");
    hdl_assign_item(f->q.inv_valid, c, hdl_and(owned, hdl_not(taken)));
}

struct hdl *block_write_filter(struct hdl_design *d, const struct params *p)
{
    struct hdl *h = hdl_find(d, "write_filter");
    if (h)
        return h;
    h = hdl_module(d, "write_filter", "Which results enter the CCUs.");
    struct filter f = {
        .h = h, .z = params_sizes(p), .on = params_int(p, "write_filter.enable") != 0};
    f.update = f.on && params_is(p, "ccu.far_hit", "update");
    sizes_of(write_filter, h, p);
    hdl_note(h, "Latency", "combinational");
    ports_of(write_filter, h, p, &f.q);
    shape_ports(write_filter, p, &f.q);
    uncovered(&f);
    hdl_each(h, "unit", c, "NCU") unit(&f, c);
    props_write_filter(h,
                       &(struct filter_view){.z = &f.z, .q = &f.q, .on = f.on, .update = f.update});
    return h;
}
