/* malekeh_scheduler: greedy, then the oldest warp with data in a CCU, then the oldest other one.
 * The three are found side by side; only their choice is in series. */
#include "contract/malekeh/malekeh_scheduler.h"
#include "gen/blocks/blocks.h"
#include "gen/blocks/core/launch_order.h"
#include "gen/blocks/ports.h"
#include "gen/blocks/props.h"

struct sched {
    struct hdl *h;
    struct sizes z;
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
    sizes_of(malekeh_scheduler, h, p);
    hdl_note(h, "Latency", "combinational; issue does not feed back into sel");
    struct malekeh_scheduler_ports q;
    ports_of(malekeh_scheduler, h, p, &q);

    hdl_group(h, "Order");
    sig last = hdl_reg(h, "last", z->widw, NULL, "last issued warp");
    sig last_valid = hdl_reg_zero(h, "last_valid", 1, "last still holds that warp");
    if (z->nw == 1) { /* the only warp comes first, issued last or not */
        hdl_idle(last, z->widw);
        hdl_idle(last_valid, 1);
    }
    sig before = launch_order(h, "NW", z->nw, q.launch_valid, q.launch_wid, "MS-L1");

    hdl_group(h, "Classes");
    sig owner[z->ncu];
    for (unsigned c = 0; c < z->ncu; c++)
        owner[c] =
            hdl_wire(h, hdl_fmt(h, "owner_%u", c),
                     hdl_gate(hdl_bit(q.owner_valid, c),
                              hdl_decode(hdl_bits(q.owner_wid, c * z->widw, z->widw), z->nw)));
    sig able = q.ready;
    if (q.free) {
        hdl_rule(h, "MS-R1", "A warp whose own unit is busy is not ready.");
        sig waits = hdl_wire(h, "unit_busy", warps_of(&s, owner, hdl_not(q.free)));
        able = hdl_wire(h, "able", hdl_and(q.ready, hdl_not(waits)));
    }
    hdl_rule(h, "MS-D1", "Warps with data in a CCU.");
    sig has_data = hdl_wire(h, "has_data", warps_of(&s, owner, q.any_valid));
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
    hdl_assign(q.sel, hdl_mux(hdl_any(again), again, first));
    hdl_assign(q.sel_valid, hdl_any(able));
    hdl_assign(q.sel_wid, hdl_encode(q.sel));

    hdl_group(h, "History");
    hdl_rule(h, "MS-I1", "The warp that is issued becomes the last one.");
    hdl_when(q.issue) hdl_next(last, q.sel_wid);
    hdl_rule(h, "MS-L2", "A launch in the slot of the last warp: that is another warp now.");
    sig ended = hdl_and(q.launch_valid, hdl_eq(q.launch_wid, last));
    sig ends = hdl_wire(h, "sel_ends", hdl_and(q.launch_valid, hdl_eq(q.launch_wid, q.sel_wid)));
    hdl_next(last_valid, hdl_mux(q.issue, hdl_not(ends), hdl_and(last_valid, hdl_not(ended))));
    props_malekeh_scheduler(h, z,
                            &(struct malekeh_ports){.q = &q, .has_data = has_data, .needs = needs},
                            &(struct launch_ports){"NW", z->nw, q.launch_valid, q.launch_wid,
                                                   q.issue, q.sel_wid, last, last_valid, before});
    return h;
}
