/* warp_scheduler: the winner of a selection tree, found without walking through the tree. Which of
 * two warps is the older one is kept as a bit (order matrix), so every warp sees in one step
 * whether an older one is ready; comparing age ranks level by level gives the same winner two to
 * three times later. The tree's final node has the first 2^(levels-1) warps on its left. */
#include "contract/core/warp_scheduler.h"
#include "gen/blocks/blocks.h"
#include "gen/blocks/core/launch_order.h"
#include "gen/blocks/ports.h"
#include "gen/blocks/props.h"

struct sched {
    struct hdl *h;
    unsigned n, lwidw;
    bool ages;
    sig before;     /* gto: launch order, NULL for n = 1 */
    sig after_last; /* rr: warps after the last one; NULL for n = 1 */
};

/* The warp of the set (of the n warps at `from`) that comes first in the policy's order, the greedy
 * one aside. */
static sig first_in_order(const struct sched *c, const char *name, sig set, unsigned from,
                          unsigned n)
{
    if (c->ages)
        return launch_oldest(c->h, "N", c->before, name, set, from, n);
    if (!c->after_last)
        return set;
    sig ahead = hdl_wire(c->h, hdl_fmt(c->h, "%s_ahead", name), hdl_and(set, c->after_last));
    return hdl_mux(hdl_any(ahead), hdl_first(ahead), hdl_first(set));
}

/* The loser of the tree's final node: the best warp of the half that the winner is not in. */
static sig final_loser(const struct sched *c, sig ready, sig winner)
{
    struct hdl *h = c->h;
    unsigned left = 1u << (hdl_clog2(c->n) - 1), right = c->n - left;
    sig in_right = hdl_any(hdl_bits(winner, left, right));
    /* Each half on its own first: which one is asked for comes late. */
    sig in_left = hdl_wire(h, "left_ready", hdl_extend(hdl_low(ready, left), c->n));
    hdl_uncovered(in_left, left, right, "of the right half");
    sig of_left = first_in_order(c, "left", in_left, 0, left);
    sig others = hdl_cat(hdl_bits(ready, left, right), hdl_zero(h, left));
    sig among_right = hdl_wire(h, "right_ready", others);
    hdl_uncovered(among_right, 0, left, "of the left half");
    sig of_right = first_in_order(c, "right", among_right, left, right);
    return hdl_mux(in_right, of_left, of_right);
}

/* Candidate for stealing: without a forced warp, and its replacement under one (WS-O2). */
static void candidate(const struct sched *c, const struct params *p, sig ready, sig winner, sig top,
                      sig force_valid, sig force_wid, sig cand_valid, sig cand_wid)
{
    struct hdl *h = c->h;
    sig other = hdl_zero(h, c->n);
    if (c->n > 1 && params_is(p, "warp_scheduler.candidate", "second")) {
        hdl_rule(h, "WS-C2", "The first one of all but the winner.");
        sig rest = hdl_wire(h, "rest", hdl_and(ready, hdl_not(winner)));
        other = hdl_wire(h, "second", first_in_order(c, "second", rest, 0, c->n));
    } else if (c->n > 1) {
        hdl_rule(h, "WS-C1", "The loser of the final node: the best warp of the other half.");
        other = hdl_wire(h, "loser", final_loser(c, ready, winner));
    }
    hdl_rule(h, "WS-O2", "Under a forced issue the tree's winner, if that is another warp.");
    /* The override comes last: it only compares and chooses. */
    sig beaten = hdl_wire(h, "beaten", hdl_and(force_valid, hdl_ne(top, force_wid)));
    hdl_assign(cand_valid, hdl_or(beaten, hdl_any(other)));
    hdl_assign(cand_wid, hdl_mux(beaten, top, hdl_encode(other)));
}

/* What was issued last; `last_valid`: NULL without ages. */
static void history(struct hdl *h, const struct warp_scheduler_ports *q, sig last, sig last_valid)
{
    hdl_group(h, "History");
    hdl_rule(h, "WS-I1", "The warp that is issued becomes the last one.");
    hdl_when(q->issue) hdl_next(last, q->sel_wid);
    if (last_valid) {
        hdl_rule(h, "WS-L2", "A launch in the slot of the last warp: that is another warp now.");
        sig same = hdl_eq(q->launch_wid, hdl_mux(q->issue, q->sel_wid, last));
        hdl_when(hdl_and(q->launch_valid, same)) hdl_next(last_valid, hdl_zero(h, 1));
        hdl_else_when(h, q->issue) hdl_next(last_valid, hdl_ones(h, 1));
    }
}

struct hdl *block_warp_scheduler(struct hdl_design *d, const struct params *p)
{
    struct hdl *h = hdl_find(d, "warp_scheduler");
    if (h)
        return h;
    struct sizes z = params_sizes(p);
    h = hdl_module(d, "warp_scheduler", "Selection tree over the warps of one scheduler.");
    sizes_of(warp_scheduler, h, p);
    hdl_note(h, "Latency", "combinational; issue does not feed back into sel");
    struct warp_scheduler_ports q;
    ports_of(warp_scheduler, h, p, &q);
    struct sched c = {.h = h, .n = z.n, .lwidw = z.lwidw, .ages = z.ages};

    hdl_group(h, "Order");
    sig last = hdl_reg(h, "last", z.lwidw, z.ages ? NULL : hdl_const(h, z.lwidw, z.n - 1),
                       "last issued warp");
    sig last_valid = z.ages ? hdl_reg_zero(h, "last_valid", 1, "last still holds that warp") : NULL;
    if (z.ages)
        c.before = launch_order(h, "N", z.n, q.launch_valid, q.launch_wid, "WS-L1");
    else if (z.n > 1)
        c.after_last = hdl_wire(h, "after_last", hdl_after(hdl_decode(last, z.n)));

    hdl_group(h, "Selection");
    hdl_rule(h, "WS-T1", "The winner of the binary tree of neighbours.");
    if (z.ages)
        hdl_rule(h, "WS-G2", "The oldest ready warp.");
    else
        hdl_rule(h, "WS-R1", "Warps after the last one come first.");
    sig winner = hdl_wire(h, "first", first_in_order(&c, "ready", q.ready, 0, z.n));
    if (z.ages && z.n > 1) {
        hdl_rule(h, "WS-G1", "The last issued warp comes before all others.");
        sig greedy =
            hdl_wire(h, "greedy", hdl_and(q.ready, hdl_gate(last_valid, hdl_decode(last, z.n))));
        winner = hdl_wire(h, "winner", hdl_mux(hdl_any(greedy), greedy, winner));
    }
    sig top = hdl_wire(h, "winner_wid", hdl_encode(winner));
    if (z.overrides) {
        hdl_rule(h, "WS-O1",
                 "A forced warp is selected. It is ready, so some warp is ready: "
                 "sel_valid does not wait for the override.");
        hdl_assign(q.sel_valid, hdl_any(q.ready));
        hdl_assign(q.sel_wid, hdl_mux(q.force_valid, q.force_wid, top));
        hdl_group(h, "Candidate");
        candidate(&c, p, q.ready, winner, top, q.force_valid, q.force_wid, q.cand_valid,
                  q.cand_wid);
    } else {
        hdl_assign(q.sel_valid, hdl_any(q.ready));
        hdl_assign(q.sel_wid, top);
    }
    if (q.sel) /* beside register stacks nobody overrides */
        hdl_assign(q.sel, winner);
    else
        hdl_unused(hdl_bit(winner, 0)); /* index 0 adds nothing to a binary index */

    history(h, &q, last, last_valid);
    if (z.overrides) {
        sig forced = hdl_and(hdl_decode(q.force_wid, z.n), q.ready);
        hdl_assume(h, "WS-O1", hdl_or(hdl_not(q.force_valid), hdl_any(forced)));
    }
    props_warp_scheduler(
        h, &z,
        &(struct scheduler_ports){.q = &q,
                                  .winner = winner,
                                  .last = last,
                                  .last_valid = last_valid,
                                  .before = c.before,
                                  .second = params_is(p, "warp_scheduler.candidate", "second")});
    if (z.n == 1) {
        hdl_unused(last);
        hdl_idle(last, z.lwidw);
        if (z.ages)
            hdl_unused(last_valid);
        hdl_idle(last_valid, 1);
    }
    return h;
}
