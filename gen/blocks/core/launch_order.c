/* The launch order of warps. */
#include "gen/blocks/core/launch_order.h"

sig launch_order(struct hdl *h, const char *size, unsigned n, sig launch_valid, sig launch_wid,
                 const char *rule)
{
    if (n == 1)
        return NULL;
    sig slot = hdl_wire(h, "launched", hdl_gate(launch_valid, hdl_decode(launch_wid, n)));
    sig all = hdl_shape(hdl_wire_later(h, "launched_before", n * n), size, size);
    hdl_assign_item(all, n - 1, hdl_zero(h, n)); /* none is higher */
    hdl_each(h, "warp", i, hdl_fmt(h, "%s-1", size))
    {
        sig younger = hdl_reg(h, "younger", n, hdl_ones(h, n),
                              "warps that were launched after it, if their number is higher");
        hdl_idle(younger, i + 1);
        hdl_rule(h, rule, "A launched warp becomes the youngest, the others keep their order.");
        hdl_next(younger, hdl_gate(hdl_not(hdl_bit(slot, i)), hdl_or(younger, slot)));
        hdl_assign_item(all, i, hdl_and(younger, hdl_ones_from(h, n, i + 1)));
    }
    for (unsigned i = 0; i < n; i++)
        hdl_uncovered(all, i * n, i + 1, "a pair stands in the row of its lower warp");
    return all;
}

/* Nobody in the set is older. */
sig launch_oldest(struct hdl *h, const char *size, sig before, const char *name, sig set,
                  unsigned first, unsigned n_set)
{
    if (!before)
        return set;
    unsigned n = hdl_bits_of(set);
    sig by_higher = hdl_wire_later(h, hdl_fmt(h, "%s_older_above", name), n);
    hdl_each(h, hdl_fmt(h, "%s_rank", name), i, size)
    {
        sig younger = hdl_bits(before, i * n, n);
        hdl_assign_bits(by_higher, i,
                        hdl_any(hdl_and(set, hdl_not(younger), hdl_ones_from(h, n, i + 1))));
    }
    sig by_lower = hdl_wire(h, hdl_fmt(h, "%s_older_below", name), hdl_select(set, before, n));
    unsigned last = first + n_set - 1;
    hdl_uncovered(by_higher, last, n - last, "nobody of the set has a higher index");
    hdl_uncovered(by_lower, 0, first + 1, "nobody of the set has a lower index");
    return hdl_and(set, hdl_not(hdl_or(by_higher, by_lower)));
}
