/* ocu_allocator: gives free collectors to schedulers. The wishes of the schedulers come late (they
 * follow a selection tree), the free units early: choices are made before, wishes select among
 * them. */
#include "gen/blocks/blocks.h"
#include "gen/blocks/core/pick.h"
#include "gen/blocks/ports.h"
#include "gen/blocks/props.h"

/* `lowest`: scheduler s takes the k-th free unit, k being the lower schedulers that want one. */
static void grant_lowest(struct hdl *h, sig free, sig want, unsigned nsched, sig *grant)
{
    sig left = free, nth[nsched];
    for (unsigned k = 0; k < nsched; k++) {
        nth[k] = hdl_wire(h, hdl_fmt(h, "free_%u", k), hdl_first(left));
        if (k + 1 < nsched)
            left = hdl_wire(h, hdl_fmt(h, "left_%u", k), hdl_and(left, hdl_not(nth[k])));
    }
    grant[0] = hdl_gate(hdl_bit(want, 0), nth[0]);
    for (unsigned s = 1; s < nsched; s++) {
        sig before = hdl_wire(h, hdl_fmt(h, "before_%u", s), hdl_popcount(hdl_low(want, s)));
        sig turn[nsched];
        for (unsigned k = 0; k <= s; k++)
            turn[k] = hdl_and(hdl_bit(want, s), hdl_eq_const(before, k));
        grant[s] = hdl_and_or(s + 1, turn, nth);
    }
}

/* The first one of `set` that is ahead, or else the lowest one of it. */
static sig search(sig set, sig ahead, sig lowest)
{
    if (!ahead)
        return set;
    sig near = hdl_and(set, ahead);
    return hdl_mux(hdl_any(near), hdl_first(near), lowest);
}

/* `random`: each scheduler searches from its own start. The choice of scheduler 1 is made for both
 * answers of scheduler 0; later ones wait. */
static void grant_random(struct hdl *h, sig free, sig want, unsigned ncu, unsigned nsched,
                         sig *lfsr, sig *grant)
{
    sig ahead[nsched], left = free;
    for (unsigned s = 0; s < nsched; s++) {
        lfsr[s] = pick_lfsr(h, hdl_fmt(h, "lfsr_%u", s), s);
        ahead[s] = pick_ahead(h, lfsr[s], ncu);
        if (!ahead[s])
            continue;
        ahead[s] = hdl_wire(h, hdl_fmt(h, "ahead_%u", s), ahead[s]);
        hdl_uncovered(ahead[s], ncu - 1, 1, "the last unit is at or behind every random start");
    }
    sig lowest = ahead[0] ? hdl_wire(h, "lowest_free", hdl_first(free)) : NULL, first = NULL;
    for (unsigned s = 0; s < nsched; s++) {
        sig w = hdl_bit(want, s), choice;
        if (s == 0) {
            first = choice = hdl_wire(h, "choice_0", search(free, ahead[0], lowest));
        } else if (s == 1) {
            sig rest = hdl_wire(h, "free_but_choice_0", hdl_and(free, hdl_not(first)));
            choice = hdl_mux(hdl_bit(want, 0), pick_first(rest, ahead[1]),
                             search(free, ahead[1], lowest));
        } else {
            choice = pick_first(left, ahead[s]);
        }
        grant[s] = hdl_wire(h, hdl_fmt(h, "grant_%u", s), hdl_gate(w, choice));
        left = hdl_and(left, hdl_not(grant[s]));
        hdl_rule(h, "RND-1", "The register steps once per pick that is consumed.");
        hdl_rule(h, "RND-2", "It keeps its value otherwise.");
        hdl_when(hdl_any(grant[s])) hdl_next(lfsr[s], pick_stepped(h, lfsr[s]));
    }
}

struct hdl *block_ocu_allocator(struct hdl_design *d, const struct params *p)
{
    struct hdl *h = hdl_find(d, "ocu_allocator");
    if (h)
        return h;
    struct sizes z = params_sizes(p);
    h = hdl_module(d, "ocu_allocator", "Gives free collectors to schedulers.");
    sizes_of(ocu_allocator, h, p);
    hdl_note(h, "Latency", "combinational");
    struct ocu_allocator_ports q;
    ports_of(ocu_allocator, h, p, &q);

    sig grant[z.nsched], lfsr[z.nsched], asks = q.want;
    if (q.barred) {
        hdl_rule(h, "AL-W1", "A warp of which an instruction is in a collector gets none.");
        asks = hdl_wire(h, "asks", hdl_and(q.want, hdl_not(q.barred)));
    }
    bool lowest = z.ncu == 1 || params_is(p, "ocu.alloc", "lowest"); /* of one none is drawn */
    hdl_rule(h, "AL-O1", "In ascending order, among the units that no lower scheduler took.");
    if (lowest) {
        hdl_rule(h, "AL-P1", "The unit with the lowest index.");
        grant_lowest(h, q.free, asks, z.nsched, grant);
    } else {
        hdl_rule(h, "AL-P2", "The first free unit from a random start, cyclically.");
        grant_random(h, q.free, asks, z.ncu, z.nsched, lfsr, grant);
    }
    hdl_rule(h, "AL-O2", "A grant iff the scheduler wants a unit and one is left.");
    hdl_assign(q.grant, hdl_pack(z.nsched, grant));

    hdl_rule(h, "AL-V1", "Scheduler s is sure of a unit if at least s+1 are free.");
    hdl_assign(q.avail, hdl_unary(q.free, z.nsched));
    props_ocu_allocator(h, &z, lowest ? NULL : lfsr, &q);
    return h;
}
