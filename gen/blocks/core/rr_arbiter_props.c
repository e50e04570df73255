/* Properties of rr_arbiter. The reference of the order is a register of its own: the index of the
 * last winner, from which every mask must follow. */
#include "gen/blocks/props.h"

void props_rr_arbiter(struct hdl *h, unsigned n, sig req, sig gnt, sig mask)
{
    unsigned bits = hdl_clog2(n);
    hdl_ifdef(h, "WARPSMITH_FORMAL");
    sig won = hdl_reg_zero(h, "f_won", 1, "somebody has won");
    sig last = hdl_reg_zero(h, "f_last", bits, "the last winner");
    sig who = hdl_reg(h, "f_who", bits, NULL, "an arbitrary requester");
    sig waits = hdl_reg_zero(h, "f_waits", bits + 1, "wins it has waited for");
    hdl_when(hdl_any(req))
    {
        hdl_next(won, hdl_ones(h, 1));
        hdl_next(last, hdl_encode(gnt));
    }
    hdl_next(who, who);
    sig at = hdl_decode(who, n), asks = hdl_any(hdl_and(at, req)), wins = hdl_any(hdl_and(at, gnt));
    hdl_when(hdl_and(asks, hdl_not(wins))) hdl_next(waits, hdl_inc(waits));
    hdl_else(h) hdl_next(waits, hdl_zero(h, bits + 1));

    if (n & (n - 1)) {
        hdl_comment(h, "Symbol: it is one of them.");
        hdl_symbol(h, "ARB-B1", hdl_lt(who, hdl_const(h, bits, n)));
        hdl_rule(h, "ARB-F2", "Invariant: the last winner is one of them.");
        hdl_assert(h, "ARB-F2", hdl_lt(last, hdl_const(h, bits, n)));
    }
    hdl_rule(h, "ARB-F1", "One-hot, a subset of the requests, zero iff there is none.");
    hdl_assert(h, "ARB-F1", hdl_at_most_one(gnt));
    hdl_rule(h, "ARB-F1", "Only requesters win.");
    hdl_assert(h, "ARB-F1", hdl_none(hdl_and(gnt, hdl_not(req))));
    hdl_rule(h, "ARB-F1", "Somebody wins iff somebody asks.");
    hdl_assert(h, "ARB-F1", hdl_eq(hdl_any(gnt), hdl_any(req)));

    sig start = hdl_low(hdl_add(hdl_extend(last, bits + 1), hdl_const(h, bits + 1, 1)), bits);
    start = hdl_mux(hdl_or(hdl_not(won), hdl_eq_const(last, n - 1)), hdl_zero(h, bits), start);
    hdl_rule(h, "ARB-F2", "The first requester from the last winner upwards, cyclically.");
    hdl_assert(h, "ARB-F2", hdl_eq(gnt, hdl_first_from(req, start)));
    hdl_rule(h, "ARB-F3", "The mask names the requesters after the last winner.");
    sig above = hdl_bits(hdl_after(hdl_decode(last, n)), 1, n - 1);
    hdl_assert(h, "ARB-F3", hdl_eq(mask, hdl_gate(won, above)));
    hdl_rule(h, "ARB-B1", "A held request waits for at most N-1 wins of others.");
    hdl_assert(h, "ARB-B1", hdl_lt(waits, hdl_const(h, bits + 1, n)));
    sig gap = hdl_sub(hdl_extend(who, bits + 1), hdl_extend(last, bits + 1));
    gap = hdl_add_const(gap, (1u << (bits + 1)) - 1);
    gap = hdl_mux(hdl_lt(last, who), gap, hdl_add_const(gap, n));
    hdl_rule(h, "ARB-B1", "Invariant: every win of another brings the turn nearer.");
    hdl_assert(h, "ARB-B1",
               hdl_or(hdl_eq_const(waits, 0),
                      hdl_lt(hdl_add(hdl_extend(waits, bits + 2), hdl_extend(gap, bits + 2)),
                             hdl_const(h, bits + 2, n))));
    hdl_endif(h);
}
