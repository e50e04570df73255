/* Properties of ocu_allocator: all but those of the random picks are within one cycle. */
#include "gen/blocks/props.h"

void props_ocu_allocator(struct hdl *h, const struct sizes *z, const sig *lfsr,
                         const struct ocu_allocator_ports *q)
{
    sig want = q->barred ? hdl_and(q->want, hdl_not(q->barred)) : q->want;
    hdl_group(h, NULL);
    hdl_ifdef(h, "WARPSMITH_FORMAL");
    sig left = q->free;
    if (q->barred) {
        hdl_rule(h, "AL-W1", "Nothing for a warp of which an instruction is in a collector.");
        sig given[z->nsched];
        for (unsigned s = 0; s < z->nsched; s++)
            given[s] = hdl_any(hdl_bits(q->grant, s * z->ncu, z->ncu));
        hdl_assert(h, "AL-W1", hdl_none(hdl_and(hdl_pack(z->nsched, given), q->barred)));
    }
    for (unsigned s = 0; s < z->nsched; s++) {
        sig mine = hdl_bits(q->grant, s * z->ncu, z->ncu);
        hdl_rule(h, "AL-O1", "At most one collector for a scheduler.");
        hdl_assert(h, "AL-O1", hdl_at_most_one(mine));
        hdl_rule(h, "AL-O1", "It is free, and no lower scheduler took it.");
        hdl_assert(h, "AL-O1", hdl_none(hdl_and(mine, hdl_not(left))));
        hdl_rule(h, "AL-O2", "There is one iff it is wanted and one is left.");
        hdl_assert(h, "AL-O2", hdl_eq(hdl_any(mine), hdl_and(hdl_bit(want, s), hdl_any(left))));
        if (lfsr) {
            sig pick = props_pick(h, hdl_fmt(h, "f_pick_%u", s), s, lfsr[s], hdl_any(mine), left);
            hdl_rule(h, "AL-P2", "What pick() gives of those that are left.");
            hdl_assert(h, "AL-P2", hdl_eq(mine, hdl_gate(hdl_bit(want, s), pick)));
        } else {
            hdl_rule(h, "AL-P1", "The lowest one that is left.");
            hdl_assert(h, "AL-P1", hdl_eq(mine, hdl_gate(hdl_bit(want, s), hdl_first(left))));
        }
        sig count = hdl_popcount(q->free);
        unsigned bits = hdl_bits_of(count);
        hdl_rule(h, "AL-V1", "Sure of a collector iff enough of them are free.");
        hdl_assert(h, "AL-V1",
                   hdl_eq(hdl_bit(q->avail, s), (s + 1) >> bits
                                                    ? hdl_zero(h, 1)
                                                    : hdl_ge(count, hdl_const(h, bits, s + 1))));
        left = hdl_and(left, hdl_not(mine));
    }
    hdl_endif(h);
}
