/* warp_scheduler: a binary tree over the warps of one scheduler. A node passes the ready input with
 * the higher priority; above level l the index of a warp needs only its low l bits, the others are
 * the position of the node. */
#include "gen/blocks/blocks.h"

struct node {
    sig valid;
    sig key;   /* smaller is better; rr: 1 bit, 1 = at or before the last one */
    sig index; /* low bits of the warp's index, one per level; NULL at the leaves */
};

struct tree {
    struct hdl *h;
    const char *name;
    bool gto;
};

/* Whether the left input of a node passes. Lower indices are on the left: rr needs no comparison
 * within one side of the last winner. */
static sig left_passes(const struct tree *t, const struct node *l, const struct node *r)
{
    sig better = t->gto ? hdl_lt(l->key, r->key) : hdl_or(hdl_not(l->key), r->key);
    return hdl_or(hdl_not(r->valid), hdl_and(l->valid, better));
}

/* The index within the node one level up. */
static sig grow(const struct node *n, sig upper)
{
    return n->index ? hdl_cat(upper, n->index) : upper;
}

/* Reduces n nodes to the winner; *loser (if not NULL) gets the other input of the final node. */
static struct node reduce(const struct tree *t, struct node *x, unsigned n, struct node *loser)
{
    struct hdl *h = t->h;
    for (unsigned level = 1; n > 1; level++) {
        unsigned m = n / 2;
        for (unsigned i = 0; i < m; i++) {
            struct node *l = &x[2 * i], *r = &x[2 * i + 1];
            const char *at = hdl_fmt(h, "%s_%u_%u", t->name, level, i);
            sig left = hdl_wire(h, hdl_fmt(h, "%s_left", at), left_passes(t, l, r));
            sig li = grow(l, hdl_zero(h, 1)), ri = grow(r, hdl_ones(h, 1));
            if (n == 2 && loser) {
                loser->valid = hdl_and(l->valid, r->valid);
                loser->index = hdl_mux(left, ri, li);
            }
            struct node up = {
                .valid = hdl_wire(h, hdl_fmt(h, "%s_ready", at), hdl_or(l->valid, r->valid))};
            up.index = hdl_wire(h, hdl_fmt(h, "%s_index", at), hdl_mux(left, li, ri));
            if (n > 2)
                up.key = hdl_wire(h, hdl_fmt(h, "%s_key", at), hdl_mux(left, l->key, r->key));
            x[i] = up;
        }
        if (n % 2) {
            struct node up = x[n - 1];
            up.index = grow(&up, hdl_zero(h, 1));
            x[m] = up;
        }
        n = m + n % 2;
    }
    return x[0];
}

struct sched {
    struct hdl *h;
    unsigned n, rankw, lwidw;
    bool gto;
    sig ready, *key;
};

static struct node run_tree(const struct sched *c, const char *name, sig ready, struct node *loser)
{
    struct node x[c->n];
    struct tree t = {c->h, name, c->gto};
    for (unsigned i = 0; i < c->n; i++)
        x[i] = (struct node){hdl_bit(ready, i), c->key[i], NULL};
    return reduce(&t, x, c->n, loser);
}

/* Index of a node in LWIDW bits, zero if nobody is ready. */
static sig index_of(const struct sched *c, const struct node *n)
{
    if (!n->index)
        return hdl_zero(c->h, c->lwidw);
    return hdl_gate(n->valid, n->index);
}

/* Age ranks (gto): launch makes a warp the youngest. */
static void ranks(const struct sched *c, sig launch_valid, sig launch_slot, sig *rank)
{
    struct hdl *h = c->h;
    for (unsigned i = 0; i < c->n; i++)
        rank[i] = hdl_reg(h, hdl_fmt(h, "rank_%u", i), c->rankw, hdl_const(h, c->rankw, i),
                          "launch order, 0 is the oldest");
    sig which[c->n];
    for (unsigned i = 0; i < c->n; i++)
        which[i] = hdl_bit(launch_slot, i);
    sig old = hdl_wire(h, "old_rank", hdl_and_or(c->n, which, rank));
    hdl_rule(h, "WS-L1", "The launched warp becomes the youngest, those behind it move up.");
    hdl_when(launch_valid) for (unsigned i = 0; i < c->n; i++)
    {
        hdl_when(which[i]) hdl_next(rank[i], hdl_const(h, c->rankw, c->n - 1));
        hdl_else_when(h, hdl_lt(old, rank[i]))
            hdl_next(rank[i], hdl_sub(rank[i], hdl_const(h, c->rankw, 1)));
    }
}

/* last, last_valid and ranks; fills the keys. Gives what the issue updates. */
struct history {
    sig last, last_valid; /* last_valid: gto */
};

static struct history gto_keys(struct sched *c, sig launch_valid, sig launch_wid)
{
    struct hdl *h = c->h;
    struct history s = {hdl_reg(h, "last", c->lwidw, NULL, "last issued warp"),
                        hdl_reg(h, "last_valid", 1, hdl_zero(h, 1), "last still holds that warp")};
    if (c->n == 1) {
        c->key[0] = NULL;
        return s;
    }
    sig rank[c->n], slot = hdl_wire(h, "launch_slot", hdl_decode(launch_wid, c->n));
    ranks(c, launch_valid, slot, rank);
    hdl_rule(h, "WS-G1", "The last issued warp comes before all others.");
    hdl_rule(h, "WS-G2", "Then the oldest first.");
    for (unsigned i = 0; i < c->n; i++) {
        sig greedy = hdl_and(s.last_valid, hdl_eq_const(s.last, i));
        c->key[i] = hdl_wire(h, hdl_fmt(h, "key_%u", i), hdl_cat(hdl_not(greedy), rank[i]));
    }
    return s;
}

static struct history rr_keys(struct sched *c)
{
    struct hdl *h = c->h;
    struct history s = {
        hdl_reg(h, "last", c->lwidw, hdl_const(h, c->lwidw, c->n - 1), "last issued warp"), NULL};
    if (c->n == 1) {
        c->key[0] = NULL;
        return s;
    }
    hdl_rule(h, "WS-R1", "Warps after the last one come first.");
    sig after = hdl_wire(h, "after_last", hdl_after(hdl_decode(s.last, c->n)));
    for (unsigned i = 0; i < c->n; i++)
        c->key[i] = hdl_not(hdl_bit(after, i));
    return s;
}

/* Candidate for stealing: without a forced warp, and its replacement under one (WS-O2). */
static void candidate(const struct sched *c, const struct params *p, const struct node *winner,
                      const struct node *loser, sig force_valid, sig force_wid, sig cand_valid,
                      sig cand_wid)
{
    struct hdl *h = c->h;
    struct node other = {hdl_zero(h, 1), NULL, NULL};
    if (c->n > 1 && params_is(p, "warp_scheduler.candidate", "second")) {
        hdl_rule(h, "WS-C2", "The winner of the same tree without the first winner.");
        sig rest = hdl_wire(h, "rest", hdl_and(c->ready, hdl_not(hdl_decode(winner->index, c->n))));
        other = run_tree(c, "second", rest, NULL);
    } else if (c->n > 1) {
        hdl_rule(h, "WS-C1", "The loser of the final node.");
        other = (struct node){hdl_wire(h, "loser_ready", loser->valid), NULL,
                              hdl_wire(h, "loser_index", loser->index)};
    }
    sig top = index_of(c, winner);
    hdl_rule(h, "WS-O2", "Under a forced issue the tree's winner, if that is another warp.");
    sig beaten = hdl_wire(h, "beaten", hdl_and(force_valid, winner->valid, hdl_ne(top, force_wid)));
    hdl_assign(cand_valid, hdl_or(beaten, other.valid));
    hdl_assign(cand_wid, hdl_mux(beaten, top, index_of(c, &other)));
}

struct hdl *block_warp_scheduler(struct hdl_design *d, const struct params *p)
{
    struct hdl *h = hdl_find(d, "warp_scheduler");
    if (h)
        return h;
    struct sizes z = params_sizes(p);
    h = hdl_module(d, "warp_scheduler", "Selection tree over the warps of one scheduler.");
    hdl_localparam(h, "N", z.n, "warps of this scheduler");
    hdl_note(h, "Latency", "combinational; issue does not feed back into sel");
    sig key[z.n];
    struct sched c = {
        .h = h, .n = z.n, .rankw = hdl_clog2(z.n), .lwidw = z.lwidw, .gto = z.gto, .key = key};
    c.ready = hdl_input(h, "ready", z.n, "local warp w can issue");
    sig launch_valid = z.gto ? hdl_input(h, "launch_valid", 1, "a warp starts in a slot") : NULL;
    sig launch_wid = z.gto ? hdl_input(h, "launch_wid", z.lwidw, "that slot") : NULL;
    sig issue = hdl_input(h, "issue", 1, "the selected warp is issued in this cycle");
    sig force_valid = z.steal ? hdl_input(h, "force_valid", 1, "override") : NULL;
    sig force_wid = z.steal ? hdl_input(h, "force_wid", z.lwidw, "the warp to be selected") : NULL;
    sig sel_valid = hdl_output(h, "sel_valid", 1, "a warp is selected");
    sig sel_wid = hdl_output(h, "sel_wid", z.lwidw, "the selected warp, zero if none");
    sig cand_valid = z.steal ? hdl_output(h, "cand_valid", 1, "a candidate for stealing") : NULL;
    sig cand_wid = z.steal ? hdl_output(h, "cand_wid", z.lwidw, "it, zero if none") : NULL;

    hdl_group(h, "Priorities");
    struct history s = z.gto ? gto_keys(&c, launch_valid, launch_wid) : rr_keys(&c);
    hdl_group(h, "Selection");
    hdl_rule(h, "WS-T1", "A binary tree of neighbours; the ready warp of higher priority passes.");
    struct node loser = {0}, winner = run_tree(&c, "tree", c.ready, z.steal ? &loser : NULL);
    sig top = index_of(&c, &winner);
    if (z.steal) {
        hdl_rule(h, "WS-O1",
                 "A forced warp is selected. It is ready, so some warp is ready: "
                 "sel_valid does not wait for the override.");
        hdl_assign(sel_valid, winner.valid);
        hdl_assign(sel_wid, hdl_mux(force_valid, force_wid, top));
        hdl_group(h, "Candidate");
        candidate(&c, p, &winner, &loser, force_valid, force_wid, cand_valid, cand_wid);
    } else {
        hdl_assign(sel_valid, winner.valid);
        hdl_assign(sel_wid, top);
    }

    hdl_group(h, "History");
    hdl_rule(h, "WS-I1", "The warp that is issued becomes the last one.");
    hdl_when(issue) hdl_next(s.last, sel_wid);
    if (z.gto) {
        hdl_rule(h, "WS-L2", "A launch in the slot of the last warp: that is another warp now.");
        sig same = hdl_eq(launch_wid, hdl_mux(issue, sel_wid, s.last));
        hdl_when(hdl_and(launch_valid, same)) hdl_next(s.last_valid, hdl_zero(h, 1));
        hdl_else_when(h, issue) hdl_next(s.last_valid, hdl_ones(h, 1));
    }
    if (z.steal) {
        sig forced = hdl_and(hdl_decode(force_wid, z.n), c.ready);
        hdl_assume(h, "WS-O1", hdl_or(hdl_not(force_valid), hdl_any(forced)));
    }
    if (z.n == 1) {
        hdl_unused(s.last);
        if (s.last_valid)
            hdl_unused(s.last_valid);
    }
    return h;
}
