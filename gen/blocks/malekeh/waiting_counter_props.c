/* Properties of waiting_counter, against a record that is wide enough not to wrap. */
#include "gen/blocks/props.h"

void props_waiting_counter(struct hdl *h, sig waiting, sig replaced, sig count)
{
    unsigned most = hdl_bits_of(waiting), bits = hdl_clog2(128 + most);
    hdl_group(h, NULL);
    hdl_ifdef(h, "WARPSMITH_FORMAL");
    sig clear =
        hdl_reg(h, "f_clear", 1, hdl_ones(h, 1), "a replacement in the last cycle, or reset");
    sig sum = hdl_reg_zero(h, "f_sum", bits, "the last count and those that waited");
    sig now = hdl_extend(count, bits);
    for (unsigned u = 0; u < most; u++)
        now = hdl_add(now, hdl_extend(hdl_bit(waiting, u), bits));
    hdl_next(clear, hdl_any(replaced));
    hdl_next(sum, now);
    sig full = hdl_const(h, bits, 127);
    hdl_rule(h, "WC-A1", "Up by the sub-cores that waited, to 127 at most.");
    hdl_assert(
        h, "WC-A1",
        hdl_or(clear, hdl_eq(hdl_extend(count, bits), hdl_mux(hdl_lt(full, sum), full, sum))));
    hdl_rule(h, "WC-R1", "Zero after a replacement.");
    hdl_assert(h, "WC-R1", hdl_or(hdl_not(clear), hdl_none(count)));
    hdl_endif(h);
}
