/* Properties of ocu: what the last cycle did must be what is there now. */
#include "gen/blocks/props.h"

void props_ocu(struct hdl *h, unsigned nsrc, sig alloc_valid, sig alloc_ready, sig alloc_src,
               sig busy, sig src_valid, sig ready, sig write, sig disp_cand, sig disp_take)
{
    hdl_group(h, NULL);
    hdl_ifdef(h, "FORMAL");
    sig past = hdl_reg(h, "f_past", 1, hdl_zero(h, 1), "the last cycle was no reset");
    sig was_busy = hdl_reg(h, "f_busy", 1, NULL, "in the last cycle");
    sig was_alloc = hdl_reg(h, "f_alloc", 1, NULL, "in the last cycle");
    sig was_take = hdl_reg(h, "f_take", 1, NULL, "in the last cycle");
    sig src = hdl_reg(h, "f_src", nsrc, NULL, "slots asked for in the last cycle");
    sig had = hdl_reg(h, "f_ready", nsrc, NULL, "operands of the last cycle and arrivals");
    hdl_next(past, hdl_ones(h, 1));
    hdl_next(was_busy, busy);
    hdl_next(was_alloc, alloc_valid);
    hdl_next(was_take, disp_take);
    hdl_next(src, alloc_src);
    hdl_next(had, hdl_or(ready, write));
    sig given = hdl_and(past, was_alloc), idle = hdl_not(hdl_and(past, hdl_not(was_alloc)));

    hdl_rule(h, "OCU-A1", "An instruction that is given is taken, without operands.");
    hdl_assert(h, "OCU-A1",
               hdl_or(hdl_not(given), hdl_and(busy, hdl_eq(src_valid, src), hdl_none(ready))));
    hdl_rule(h, "OCU-A2", "Never over-allocated: ready only while free.");
    hdl_assert(h, "OCU-A2", hdl_eq(alloc_ready, hdl_not(busy)));
    hdl_rule(h, "OCU-D2", "Without a new instruction busy until the transfer.");
    hdl_assert(h, "OCU-D2", hdl_or(idle, hdl_eq(busy, hdl_and(was_busy, hdl_not(was_take)))));
    hdl_rule(h, "OCU-S1", "Operands stay, and those that arrive are added.");
    hdl_assert(h, "OCU-S1", hdl_or(idle, hdl_eq(ready, had)));
    hdl_rule(h, "OCU-S1", "Only slots that are present get an operand.");
    hdl_assert(h, "OCU-S1", hdl_or(hdl_not(busy), hdl_none(hdl_and(ready, hdl_not(src_valid)))));
    hdl_rule(h, "OCU-D1", "A candidate is busy and has all operands.");
    hdl_assert(h, "OCU-D1",
               hdl_eq(disp_cand, hdl_and(busy, hdl_all(hdl_or(ready, hdl_not(src_valid))))));
    hdl_endif(h);
}
