/* The launch order of warps. */
#include "gen/blocks/core/launch_order.h"
#include <string.h>

void launch_order(struct hdl *h, unsigned n, sig launch_valid, sig launch_wid, const char *rule,
                  sig *before)
{
    for (unsigned i = 0; i + 1 < n; i++) {
        unsigned others = n - 1 - i;
        before[i] = hdl_reg(h, hdl_fmt(h, "before_%u", i), others, hdl_ones(h, others),
                            hdl_fmt(h, "bit j: warp %u is older than %u+j", i, i + 1));
    }
    if (n == 1)
        return;
    sig slot = hdl_wire(h, "launched", hdl_gate(launch_valid, hdl_decode(launch_wid, n)));
    hdl_rule(h, rule, "A launched warp becomes the youngest, the others keep their order.");
    for (unsigned i = 0; i + 1 < n; i++)
        hdl_next(before[i], hdl_gate(hdl_not(hdl_bit(slot, i)),
                                     hdl_or(before[i], hdl_bits(slot, i + 1, n - 1 - i))));
}

/* Nobody in the set is older. */
sig launch_oldest(struct hdl *h, unsigned n, const sig *before, const char *name, sig set)
{
    if (n == 1)
        return set;
    sig by_higher[n], by_lower[n];
    for (unsigned i = 0; i < n; i++) {
        unsigned others = n - 1 - i;
        by_higher[i] = others ? hdl_any(hdl_and(hdl_bits(set, i + 1, others), hdl_not(before[i])))
                              : hdl_zero(h, 1);
        by_lower[i] = others ? hdl_cat(hdl_gate(hdl_bit(set, i), before[i]), hdl_zero(h, i + 1))
                             : hdl_zero(h, n);
    }
    sig higher = hdl_wire(h, hdl_fmt(h, "%s_behind_higher", name), hdl_pack(n, by_higher));
    sig lower = hdl_wire(h, hdl_fmt(h, "%s_behind_lower", name), hdl_or_n(n, by_lower));
    hdl_uncovered(higher, n - 1, 1, "nobody has a higher index than the last warp");
    hdl_uncovered(lower, 0, 1, "nobody has a lower index than the first warp");
    sig blocked = hdl_wire(h, hdl_fmt(h, "%s_younger", name), hdl_or(higher, lower));
    return hdl_and(set, hdl_not(blocked));
}
