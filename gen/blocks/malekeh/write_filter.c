/* write_filter: which results enter the CCUs. The owner's results in the order in which D ports
 * take them; the ports then take the first, the second, and so on. */
#include "gen/blocks/blocks.h"
#include "gen/blocks/malekeh/props_ccu.h"

struct filter {
    struct hdl *h;
    struct sizes z;
    bool on, update; /* the filter is on; far results may follow the near ones */
    sig acc_reg, acc_near;
};

/* What the D ports of one unit take. owned: one bit per write port; sel: one signal per D port. */
static void choose(const struct filter *f, unsigned c, sig owned, sig *sel)
{
    struct hdl *h = f->h;
    unsigned n = f->z.wbw;
    sig left = owned;
    if (c == 0 && f->on)
        hdl_rule(h, "WF-D1", "Near results of the owner, in ascending write port.");
    else if (c == 0)
        hdl_rule(h, "WF-D2", "Results of the owner, near or far, in ascending write port.");
    if (f->on)
        left = hdl_wire(h, hdl_fmt(h, "near_%u", c), hdl_and(owned, f->acc_near));
    if (f->update) {
        if (c == 0)
            hdl_rule(h, "WF-U1", "Then the far ones.");
        left = hdl_wire(h, hdl_fmt(h, "order_%u", c),
                        hdl_cat(hdl_and(owned, hdl_not(f->acc_near)), left));
    }
    static const char passed[] = "a later result taken is never that of the first ports";
    for (unsigned j = 0; j < f->z.dports; j++) {
        sig first = hdl_wire(h, hdl_fmt(h, "first_%u_%u", c, j), hdl_first(left));
        if (j && !f->update)
            hdl_uncovered(first, 0, j, passed);
        sel[j] = f->update ? hdl_or(hdl_low(first, n), hdl_bits(first, n, n)) : first;
        if (j + 1 < f->z.dports)
            left = hdl_wire(h, hdl_fmt(h, "left_%u_%u", c, j + 1), hdl_and(left, hdl_not(first)));
        if (j + 1 < f->z.dports && !f->update)
            hdl_uncovered(left, 0, j + 1, passed);
    }
}

struct hdl *block_write_filter(struct hdl_design *d, const struct params *p)
{
    struct hdl *h = hdl_find(d, "write_filter");
    if (h)
        return h;
    struct sizes z = params_sizes(p);
    h = hdl_module(d, "write_filter", "Which results enter the CCUs.");
    hdl_localparam(h, "WBW", z.wbw, "write ports");
    hdl_localparam(h, "NCU", z.ncu, "CCUs");
    hdl_localparam(h, "DPORTS", z.dports, "D ports of one CCU");
    hdl_note(h, "Latency", "combinational");
    bool invalidate = params_int(p, "ccu.invalidate") != 0;
    struct filter f = {.h = h, .z = z, .on = params_int(p, "write_filter.enable") != 0};
    f.update = f.on && params_is(p, "ccu.far_hit", "update");
    sig acc_valid = hdl_input(h, "acc_valid", z.wbw, "write port i writes a bank in this cycle");
    sig acc_wid = hdl_input(h, "acc_wid", z.wbw * z.widw, "[i] warp of the result");
    f.acc_reg = hdl_input(h, "acc_reg", z.wbw * z.tagw, "[i] its architectural register");
    f.acc_near = hdl_input(h, "acc_near", z.wbw, "its reuse is near");
    sig owner_valid = hdl_input(h, "owner_valid", z.ncu, "unit c belongs to a warp");
    sig owner_wid = hdl_input(h, "owner_wid", z.ncu * z.widw, "[c] that warp");
    unsigned np = z.ncu * z.dports;
    sig d_valid = hdl_output(h, "d_valid", np, "[c] D port j takes a result");
    sig d_sel = hdl_output(h, "d_sel", np * z.wbw, "[c][j] one-hot write port, zero if none");
    for (unsigned c = 0; c < z.ncu; c++)
        for (unsigned j = 1; j < z.dports && !f.update; j++)
            hdl_uncovered(d_sel, (c * z.dports + j) * z.wbw, j,
                          "a later result taken is never that of the first ports");
    sig d_reg = hdl_output(h, "d_reg", np * z.tagw, "[c][j] register, zero if none");
    sig d_near = hdl_output(h, "d_near", np, "[c][j] near, zero if none");
    sig inv_valid = invalidate ? hdl_output(h, "inv_valid", z.ncu * z.wbw,
                                            "[c][i] a result of its warp that is not delivered")
                               : NULL;
    for (unsigned c = 0; c < z.ncu && invalidate && !f.on; c++)
        hdl_uncovered(inv_valid, c * z.wbw, z.dports,
                      "without a filter the first results of a unit are taken");

    sig sel[np], valid[np], reg[np], near[np], kept[z.ncu];
    for (unsigned c = 0; c < z.ncu; c++) {
        sig mine[z.wbw], wid = hdl_bits(owner_wid, c * z.widw, z.widw);
        for (unsigned i = 0; i < z.wbw; i++)
            mine[i] = hdl_and(hdl_bit(acc_valid, i), hdl_bit(owner_valid, c),
                              hdl_eq(wid, hdl_bits(acc_wid, i * z.widw, z.widw)));
        if (c == 0)
            hdl_rule(h, "WF-O1", "Results of the unit's warp.");
        sig owned = hdl_wire(h, hdl_fmt(h, "owned_%u", c), hdl_pack(z.wbw, mine));
        choose(&f, c, owned, &sel[c * z.dports]);
        for (unsigned j = 0; j < z.dports; j++) {
            sig s = sel[c * z.dports + j];
            valid[c * z.dports + j] = hdl_any(s);
            reg[c * z.dports + j] = hdl_select(s, f.acc_reg, z.tagw);
            near[c * z.dports + j] = hdl_any(hdl_and(s, f.acc_near));
        }
        kept[c] = hdl_and(owned, hdl_not(hdl_or_n(z.dports, &sel[c * z.dports])));
    }
    hdl_rule(h, "WF-Z1", "Zero where no result is taken: nothing toggles.");
    hdl_assign(d_valid, hdl_pack(np, valid));
    hdl_assign(d_sel, hdl_pack(np, sel));
    hdl_assign(d_reg, hdl_pack(np, reg));
    hdl_assign(d_near, hdl_pack(np, near));
    if (invalidate) {
        hdl_rule(h, "WF-I1", "Results of the owner that no D port takes.");
        hdl_assign(inv_valid, hdl_pack(z.ncu, kept));
    }
    props_write_filter(h, &(struct filter_view){&z, f.on, f.update, acc_valid, acc_wid, f.acc_reg,
                                                f.acc_near, owner_valid, owner_wid, d_valid, d_sel,
                                                d_reg, d_near, inv_valid});
    return h;
}
