/* waiting_counter: one counter for all sub-cores of an SM. */
#include "contract/malekeh/waiting_counter.h"
#include "gen/blocks/blocks.h"
#include "gen/blocks/ports.h"
#include "gen/blocks/props.h"

struct hdl *block_waiting_counter(struct hdl_design *d, const struct params *p)
{
    struct hdl *h = hdl_find(d, "waiting_counter");
    if (h)
        return h;
    h = hdl_module(d, "waiting_counter", "Waiting counter of all sub-cores of an SM.");
    sizes_of(waiting_counter, h, p);
    hdl_note(h, "Latency", "1 cycle");
    struct waiting_counter_ports q;
    ports_of(waiting_counter, h, p, &q);

    hdl_group(h, "Counter");
    sig count = hdl_reg_zero(h, "count", 7, "waiting counter, stops at 127");
    hdl_rule(h, "WC-A1", "Up by the sub-cores that wait; it stops at 127.");
    sig sum =
        hdl_wire(h, "sum", hdl_add(hdl_extend(count, 8), hdl_extend(hdl_popcount(q.waiting), 8)));
    hdl_rule(h, "WC-R1", "A replacement makes it 0 instead.");
    hdl_when(hdl_any(q.replaced)) hdl_next(count, hdl_zero(h, 7));
    hdl_else(h) hdl_next(count, hdl_or(hdl_low(sum, 7), hdl_repeat(hdl_bit(sum, 7), 7)));
    hdl_assign(q.wait_cnt, count);
    props_waiting_counter(h, q.waiting, q.replaced, count);
    return h;
}
