/* waiting_counter: one counter for all sub-cores of an SM. */
#include "gen/blocks/blocks.h"
#include "gen/blocks/props.h"

struct hdl *block_waiting_counter(struct hdl_design *d, const struct params *p)
{
    struct hdl *h = hdl_find(d, "waiting_counter");
    if (h)
        return h;
    unsigned units = params_u(p, "env.subcores");
    h = hdl_module(d, "waiting_counter", "Waiting counter of all sub-cores of an SM.");
    hdl_localparam(h, "U", units, "sub-cores");
    hdl_note(h, "Latency", "1 cycle");
    sig waiting = hdl_input(h, "waiting", units, "a warp of sub-core u waits for a CCU");
    sig replaced = hdl_input(h, "replaced", units, "sub-core u takes a CCU with a near value");
    sig wait_cnt = hdl_output(h, "wait_cnt", 7, "the counter");

    hdl_group(h, "Counter");
    sig count = hdl_reg_zero(h, "count", 7, "waiting counter, stops at 127");
    hdl_rule(h, "WC-A1", "Up by the sub-cores that wait; it stops at 127.");
    sig sum =
        hdl_wire(h, "sum", hdl_add(hdl_extend(count, 8), hdl_extend(hdl_popcount(waiting), 8)));
    hdl_rule(h, "WC-R1", "A replacement makes it 0 instead.");
    hdl_when(hdl_any(replaced)) hdl_next(count, hdl_zero(h, 7));
    hdl_else(h) hdl_next(count, hdl_or(hdl_low(sum, 7), hdl_repeat(hdl_bit(sum, 7), 7)));
    hdl_assign(wait_cnt, count);
    props_waiting_counter(h, waiting, replaced, count);
    return h;
}
