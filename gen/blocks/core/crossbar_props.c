/* Properties of crossbar, at its ports, through all lanes: an arbitrary destination of each way,
 * and an arbitrary source for it. */
#include "gen/blocks/props.h"

/* An arbitrary number below n. */
static sig number(struct hdl *h, const struct crossbar_way *v, const char *what, unsigned n)
{
    if (n == 1)
        return hdl_zero(h, 1);
    unsigned bits = hdl_clog2(n);
    sig s = hdl_any_const(h, hdl_fmt(h, "f_%s_%s", v->name, what), bits, "an arbitrary one");
    if (n < 1u << bits) {
        hdl_comment(h, "Symbol: one of them.");
        hdl_symbol(h, v->rule, hdl_lt(s, hdl_const(h, bits, n)));
    }
    return s;
}

void props_crossbar(struct hdl *h, const struct crossbar_way *v, hdl_width w, sig in, sig out,
                    unsigned lanes, sig mask_in, sig mask_out)
{
    sig to = number(h, v, "to", v->n), from = number(h, v, "from", v->m);
    sig mine = hdl_wire(h, hdl_fmt(h, "f_%s_sel", v->name), hdl_at(v->sel, v->m, to));
    sig data = hdl_wire(h, hdl_fmt(h, "f_%s_data", v->name), hdl_at(out, w, to));
    sig mask = mask_out ? hdl_at(mask_out, lanes, to) : hdl_zero(h, 1);
    sig same = hdl_eq(data, hdl_at(in, w, from));
    if (mask_out)
        same = hdl_and(same, hdl_eq(mask, hdl_at(mask_in, lanes, from)));
    hdl_rule(h, v->rule, "Duty: at most one is selected.");
    hdl_assume(h, v->rule, hdl_at_most_one(mine));
    hdl_rule(h, "XB-Z1", "Zero if nothing is selected.");
    hdl_assert(h, "XB-Z1", hdl_or(hdl_any(mine), hdl_and(hdl_none(data), hdl_none(mask))));
    hdl_rule(h, v->rule, "What is selected.");
    hdl_assert(h, v->rule, implies(hdl_at(mine, 1, from), same));
}
