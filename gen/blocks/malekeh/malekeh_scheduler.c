/* malekeh_scheduler: greedy, then the oldest warp with data in a CCU, then the oldest other one.
 * The three are found side by side; only their choice is in series. */
#include "gen/blocks/blocks.h"
#include "gen/blocks/core/launch_order.h"
#include "gen/blocks/props.h"

struct sched {
    struct hdl *h;
    struct sizes z;
    sig owner_valid, owner_wid, any_valid, free;
};

/* Warps that own a unit which is in the set (NULL: all units). `owner`: its warp, one-hot. */
static sig warps_of(const struct sched *s, const sig *owner, sig set)
{
    sig of[s->z.ncu];
    for (unsigned c = 0; c < s->z.ncu; c++)
        of[c] = set ? hdl_gate(hdl_bit(set, c), owner[c]) : owner[c];
    return hdl_or_n(s->z.ncu, of);
}

struct hdl *block_malekeh_scheduler(struct hdl_design *d, const struct params *p)
{
    struct hdl *h = hdl_find(d, "malekeh_scheduler");
    if (h)
        return h;
    struct sched s = {.z = params_sizes(p)};
    const struct sizes *z = &s.z;
    s.h = h = hdl_module(d, "malekeh_scheduler",
                         "Greedy, then warps with data in a CCU, then the others.");
    hdl_localparam(h, "NW", z->nw, "warps");
    hdl_localparam(h, "NCU", z->ncu, "CCUs");
    hdl_note(h, "Latency", "combinational; issue does not feed back into sel");
    sig ready = hdl_input(h, "ready", z->nw, "warp w can issue");
    sig launch_valid = hdl_input(h, "launch_valid", 1, "a warp starts in a slot");
    sig launch_wid = hdl_input(h, "launch_wid", z->widw, "that slot");
    s.owner_valid = hdl_input(h, "owner_valid", z->ncu, "unit c belongs to a warp");
    s.owner_wid = hdl_input(h, "owner_wid", z->ncu * z->widw, "[c] that warp");
    if (params_is(p, "malekeh_scheduler.has_data", "any_valid"))
        s.any_valid = hdl_input(h, "any_valid", z->ncu, "unit c holds a register");
    if (params_int(p, "malekeh_scheduler.retry") && !z->slots)
        s.free = hdl_input(h, "free", z->ncu, "unit c is free");
    sig issue = hdl_input(h, "issue", 1, "the selected warp is issued in this cycle");
    sig sel_valid = hdl_output(h, "sel_valid", 1, "a warp is selected");
    sig sel_wid = hdl_output(h, "sel_wid", z->widw, "it, zero if none");
    sig sel = hdl_output(h, "sel", z->nw, "it, one-hot");

    hdl_group(h, "Order");
    sig last = hdl_reg(h, "last", z->widw, NULL, "last issued warp");
    sig last_valid = hdl_reg_zero(h, "last_valid", 1, "last still holds that warp");
    sig before = launch_order(h, "NW", z->nw, launch_valid, launch_wid, "MS-L1");

    hdl_group(h, "Classes");
    sig owner[z->ncu];
    for (unsigned c = 0; c < z->ncu; c++)
        owner[c] =
            hdl_wire(h, hdl_fmt(h, "owner_%u", c),
                     hdl_gate(hdl_bit(s.owner_valid, c),
                              hdl_decode(hdl_bits(s.owner_wid, c * z->widw, z->widw), z->nw)));
    sig able = ready;
    if (s.free) {
        hdl_rule(h, "MS-R1", "A warp whose own unit is busy is not ready.");
        sig waits = hdl_wire(h, "unit_busy", warps_of(&s, owner, hdl_not(s.free)));
        able = hdl_wire(h, "able", hdl_and(ready, hdl_not(waits)));
    }
    hdl_rule(h, "MS-D1", "Warps with data in a CCU.");
    sig has_data = hdl_wire(h, "has_data", warps_of(&s, owner, s.any_valid));
    hdl_rule(h, "MS-C1", "Ready warps with data in a CCU, oldest first.");
    sig cached = hdl_wire(h, "cached", hdl_and(able, has_data));
    sig first_cached =
        hdl_wire(h, "first_cached", launch_oldest(h, "NW", before, "cached", cached, 0, z->nw));
    hdl_rule(h, "MS-O1", "Then the other ready warps, oldest first.");
    sig first_ready =
        hdl_wire(h, "first_ready", launch_oldest(h, "NW", before, "ready", able, 0, z->nw));
    sig first = hdl_wire(h, "first", hdl_mux(hdl_any(cached), first_cached, first_ready));

    hdl_group(h, "Selection");
    hdl_rule(h, "MS-G1", "The last issued warp comes before all others, if ready.");
    sig greedy = hdl_gate(last_valid, hdl_decode(last, z->nw));
    bool needs = params_int(p, "malekeh_scheduler.greedy_needs_ccu") != 0;
    sig again = hdl_wire(h, "again", hdl_and(greedy, needs ? cached : able));
    hdl_assign(sel, hdl_mux(hdl_any(again), again, first));
    hdl_assign(sel_valid, hdl_any(able));
    hdl_assign(sel_wid, hdl_encode(sel));

    hdl_group(h, "History");
    hdl_rule(h, "MS-I1", "The warp that is issued becomes the last one.");
    hdl_when(issue) hdl_next(last, sel_wid);
    hdl_rule(h, "MS-L2", "A launch in the slot of the last warp: that is another warp now.");
    sig ended = hdl_and(launch_valid, hdl_eq(launch_wid, last));
    sig ends = hdl_wire(h, "sel_ends", hdl_and(launch_valid, hdl_eq(launch_wid, sel_wid)));
    hdl_next(last_valid, hdl_mux(issue, hdl_not(ends), hdl_and(last_valid, hdl_not(ended))));
    props_malekeh_scheduler(h, z,
                            &(struct malekeh_ports){ready, s.owner_valid, s.owner_wid, s.any_valid,
                                                    s.free, sel_valid, sel, has_data, needs},
                            &(struct launch_ports){"NW", z->nw, launch_valid, launch_wid, issue,
                                                   sel_wid, last, last_valid, before});
    return h;
}
