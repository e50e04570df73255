/* rr_arbiter: fair round robin with the reaction of a fixed-priority arbiter. Two prefix networks
 * run side by side, one over the requesters after the last winner and one over all of them; the
 * first one, if it finds anything, wins. The same prefixes are the next mask. */
#include "contract/core/rr_arbiter.h"
#include "gen/blocks/blocks.h"
#include "gen/blocks/props.h"
#include "gen/blocks/shapes.h"
#include <stdio.h>

/* Requesters: more than MANY in groups; of LEAST a sum of four bits is used once. */
enum { LEAST = 8, MANY = 48 };

/* One step of a prefix OR: x[to] takes in x[from]. */
static void join(sig *x, unsigned to, unsigned from)
{
    x[to] = hdl_or(x[to], x[from]);
}

/* As prefix_or(), of many requesters, in groups: within a group, and over the groups in front of
 * it, which are kept. */
static sig prefix_groups(struct hdl *h, const char *name, sig s, unsigned n)
{
    enum { EACH = 16 };
    unsigned groups = (n + EACH - 1) / EACH, wide = groups < EACH ? EACH : groups;
    unsigned padded = groups * EACH;
    sig all = padded > n ? hdl_wire(h, hdl_fmt(h, "%s_all", name), hdl_extend(s, padded)) : s;
    sig some = hdl_wire_later(h, hdl_fmt(h, "%s_some", name), groups);
    hdl_for(h, hdl_fmt(h, "%s_in_group", name), i, groups)
        hdl_assign_bits(some, i, hdl_any(hdl_item(all, i, EACH)));
    sig from =
        hdl_keep(hdl_wire(h, hdl_fmt(h, "%s_from_group", name), hdl_upto(hdl_extend(some, wide))));
    hdl_unused(hdl_bits(from, groups - 1, wide - groups + 1));
    sig upto = hdl_wire_later(h, hdl_fmt(h, padded > n ? "%s_upto_all" : "%s_upto", name), padded);
    hdl_assign_item(upto, 0, hdl_upto(hdl_item(all, 0, EACH)));
    hdl_for_from(h, hdl_fmt(h, "%s_group", name), i, 1, groups)
    {
        sig before = hdl_gate(hdl_bit(from, i - 1), hdl_ones(h, EACH));
        hdl_assign_item(upto, i, hdl_or(hdl_upto(hdl_item(all, i, EACH)), before));
    }
    if (padded == n)
        return upto;
    hdl_unused(hdl_bits(upto, n, padded - n));
    return hdl_wire(h, hdl_fmt(h, "%s_upto", name), hdl_low(upto, n));
}

/* x[i] becomes the OR of bits 0..i of s. Sklansky's network over pairs, so that the fan-out is half
 * of the full one at one more level. The nodes that complete eight bits are kept through synthesis:
 * technology mapping would otherwise find out that every prefix is the one before and one more bit,
 * and build the chain. */
static sig prefix_or(struct hdl *h, const char *name, sig s, unsigned n)
{
    if (n > MANY)
        return prefix_groups(h, name, s, n);
    sig x[n];
    for (unsigned i = 0; i < n; i++)
        x[i] = hdl_bit(s, i);
    for (unsigned i = 1; i < n; i += 2)
        join(x, i, i - 1);
    for (unsigned span = 2; span < n; span *= 2)
        for (unsigned i = 1; i < n; i += 2)
            if (i / span % 2) {
                join(x, i, i / span * span - 1);
                if (span == 4)
                    x[i] = hdl_keep(hdl_wire(h, hdl_fmt(h, "%s_upto_%u", name, i), x[i]));
                else if (span == 2 && n > LEAST) /* several go on from it */
                    x[i] = hdl_wire(h, hdl_fmt(h, "%s_of_%u_to_%u", name, i - 3, i), x[i]);
                else if (span == 8 && i % 8 == 3 && i + 1 < n)
                    x[i] = hdl_wire(h, hdl_fmt(h, "%s_upto_%u", name, i), x[i]);
            }
    for (unsigned i = 2; i < n; i += 2)
        join(x, i, i - 1);
    return hdl_wire(h, hdl_fmt(h, "%s_upto", name), hdl_pack(n, x));
}

struct hdl *block_rr_arbiter(struct hdl_design *d, const struct params *p)
{
    return rr_arbiter_of(d, params_u(p, "rr_arbiter.n"));
}

struct hdl *rr_arbiter_of(struct hdl_design *d, unsigned n)
{
    char shape[16];
    snprintf(shape, sizeof shape, "%u", n);
    struct hdl *h = hdl_find_shape(d, "rr_arbiter", shape);
    if (h)
        return h;
    h = hdl_module_shaped(d, "rr_arbiter", shape, "Fair round-robin arbiter.");
    hdl_localparam(h, "N", n, "requesters");
    hdl_note(h, "Latency", "combinational from req to gnt");
    hdl_rule(h, "ARB-B1", "A request that is held wins within N cycles.");
    sig req = hdl_input(h, PORT(rr_arbiter, req), n, "requests, level");
    sig gnt =
        hdl_output(h, PORT(rr_arbiter, gnt), n, "one-hot grant, same cycle; zero iff req is zero");
    sig mask = hdl_reg_zero(h, "mask", n - 1,
                            "bit i-1: requester i is after the last winner (requester 0 never is)");

    hdl_rule(h, "ARB-F2", "Requesters after the last winner come first, lowest index first.");
    sig ahead = hdl_wire(h, "ahead", hdl_and(hdl_bits(req, 1, n - 1), mask));
    sig placed = hdl_cat(ahead, hdl_zero(h, 1));
    if (n > MANY) {
        placed = hdl_wire(h, "ahead_at", placed);
        hdl_uncovered(placed, 0, 1, "nobody after the last winner has index 0");
    }
    sig ahead_upto = prefix_or(h, "ahead", placed, n);
    hdl_uncovered(ahead_upto, 0, 1, "nobody after the last winner has index 0");
    sig req_upto = prefix_or(h, "req", req, n);
    hdl_comment(h, "Bit i: the winner has index i or lower.");
    sig won_upto = hdl_wire(
        h, "won_upto", hdl_or(ahead_upto, hdl_gate(hdl_not(hdl_bit(ahead_upto, n - 1)), req_upto)));
    sig won_below = hdl_wire(h, "won_below", hdl_low(won_upto, n - 1));

    hdl_rule(h, "ARB-F1", "One-hot, a subset of the requests.");
    hdl_assign(gnt, hdl_and(won_upto, hdl_not(hdl_cat(won_below, hdl_zero(h, 1)))));

    hdl_rule(h, "ARB-F3",
             "The winner becomes the last winner; without requests the order is kept.");
    hdl_next(mask, hdl_or(won_below, hdl_gate(hdl_not(hdl_bit(req_upto, n - 1)), mask)));
    props_rr_arbiter(h, n, req, gnt, mask);
    return h;
}
