/* write_filter: which results enter the CCUs. The owner's results in the order in which D ports
 * take them; the ports then take the first, the second, and so on. */
#include "gen/blocks/blocks.h"
#include "gen/blocks/malekeh/props_ccu.h"

struct filter {
    struct hdl *h;
    struct sizes z;
    bool on, update; /* the filter is on; far results may follow the near ones */
    sig acc_valid, acc_wid, acc_reg, acc_near, owner_valid, owner_wid;
    sig d_valid, d_sel, d_reg, d_near, inv_valid; /* inv_valid: NULL without ccu.invalidate */
};

static void sizes_shown(const struct filter *f)
{
    struct hdl *h = f->h;
    const struct sizes *z = &f->z;
    hdl_localparam(h, "WBW", z->wbw, "write ports");
    hdl_localparam(h, "NCU", z->ncu, "CCUs");
    hdl_localparam(h, "DPORTS", z->dports, "D ports of one CCU");
    hdl_localparam(h, "WIDW", z->widw, "bits of a warp number");
    hdl_localparam(h, "TAGW", z->tagw, "bits of a register number");
    hdl_note(h, "Latency", "combinational");
}

static sig input(const struct filter *f, const char *name, unsigned n, const char *items,
                 unsigned width, const char *bits, const char *doc)
{
    sig s = hdl_input(f->h, name, n * width, doc);
    return bits ? hdl_shape(s, items, bits) : hdl_shape(s, items);
}

static sig output(const struct filter *f, const char *name, unsigned width, const char *bits,
                  const char *doc)
{
    sig s = hdl_output(f->h, name, f->z.ncu * f->z.dports * width, doc);
    return bits ? hdl_shape(s, "NCU", "DPORTS", bits) : hdl_shape(s, "NCU", "DPORTS");
}

static void ports(struct filter *f, bool invalidate)
{
    const struct sizes *z = &f->z;
    f->acc_valid =
        input(f, "acc_valid", z->wbw, "WBW", 1, NULL, "write port i writes a bank in this cycle");
    f->acc_wid = input(f, "acc_wid", z->wbw, "WBW", z->widw, "WIDW", "[i] warp of the result");
    f->acc_reg =
        input(f, "acc_reg", z->wbw, "WBW", z->tagw, "TAGW", "[i] its architectural register");
    f->acc_near = input(f, "acc_near", z->wbw, "WBW", 1, NULL, "its reuse is near");
    f->owner_valid = input(f, "owner_valid", z->ncu, "NCU", 1, NULL, "unit c belongs to a warp");
    f->owner_wid = input(f, "owner_wid", z->ncu, "NCU", z->widw, "WIDW", "[c] that warp");
    f->d_valid = output(f, "d_valid", 1, NULL, "[c] D port j takes a result");
    f->d_sel = output(f, "d_sel", z->wbw, "WBW", "[c][j] one-hot write port, zero if none");
    f->d_reg = output(f, "d_reg", z->tagw, "TAGW", "[c][j] register, zero if none");
    f->d_near = output(f, "d_near", 1, NULL, "[c][j] near, zero if none");
    f->inv_valid = invalidate
                       ? hdl_shape(hdl_output(f->h, "inv_valid", z->ncu * z->wbw,
                                              "[c][i] a result of its warp that is not delivered"),
                                   "NCU", "WBW")
                       : NULL;
}

static const char passed[] = "a later result taken is never that of the first ports";

/* Bits that cannot be set: port j takes at least the j-th result. */
static void uncovered(const struct filter *f)
{
    const struct sizes *z = &f->z;
    for (unsigned c = 0; c < z->ncu; c++)
        for (unsigned j = 1; j < z->dports && !f->update; j++)
            hdl_uncovered(f->d_sel, (c * z->dports + j) * z->wbw, j, passed);
    for (unsigned c = 0; c < z->ncu && f->inv_valid && !f->on; c++)
        hdl_uncovered(f->inv_valid, c * z->wbw, z->dports,
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
    sig near = hdl_wire(h, "near", hdl_and(owned, f->acc_near));
    if (!f->update)
        return hdl_shape(near, "WBW");
    hdl_rule(h, "WF-U1", "Then the far ones.");
    return hdl_wire(h, "order", hdl_cat(hdl_and(owned, hdl_not(f->acc_near)), near));
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
    hdl_assign_bits(f->d_valid, at, hdl_any(sel));
    hdl_assign_item(f->d_sel, at, sel);
    hdl_assign_item(f->d_reg, at, hdl_select(sel, f->acc_reg, z->tagw));
    hdl_assign_bits(f->d_near, at, hdl_any(hdl_and(sel, f->acc_near)));
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
        hdl_and(hdl_bit(f->acc_valid, i), hdl_bit(f->owner_valid, c),
                hdl_eq(hdl_item(f->owner_wid, c, z->widw), hdl_item(f->acc_wid, i, z->widw))));
    sig left = in_order(f, owned);
    for (unsigned j = 0; j < z->dports; j++)
        left = port(f, c, j, left, &taken);
    if (!f->inv_valid)
        return;
    hdl_rule(h, "WF-I1", "Results of the owner that no D port takes.");
    hdl_assign_item(f->inv_valid, c, hdl_and(owned, hdl_not(taken)));
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
    sizes_shown(&f);
    ports(&f, params_int(p, "ccu.invalidate") != 0);
    uncovered(&f);
    hdl_each(h, "unit", c, "NCU") unit(&f, c);
    props_write_filter(h, &(struct filter_view){.z = &f.z,
                                                .on = f.on,
                                                .update = f.update,
                                                .acc_valid = f.acc_valid,
                                                .acc_wid = f.acc_wid,
                                                .acc_reg = f.acc_reg,
                                                .acc_near = f.acc_near,
                                                .owner_valid = f.owner_valid,
                                                .owner_wid = f.owner_wid,
                                                .d_valid = f.d_valid,
                                                .d_sel = f.d_sel,
                                                .d_reg = f.d_reg,
                                                .d_near = f.d_near,
                                                .inv_valid = f.inv_valid});
    return h;
}
