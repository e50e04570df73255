/* Properties of warp_scheduler. An arbitrary pair of warps carries records of its own: which of the
 * two was launched first, and which was issued last. */
#include "gen/blocks/props.h"

struct pair {
    struct hdl *h;
    const struct sizes *z;
    const struct scheduler_ports *s;
    sig a, b;     /* one-hot, of two different warps */
    sig a_before; /* a comes before b, the last issued warp aside */
    sig top;      /* the winner of the tree */
};

static sig symbol(struct hdl *h, const struct sizes *z, const char *name)
{
    sig who = hdl_reg(h, name, z->n, NULL, "an arbitrary warp");
    hdl_next(who, who);
    hdl_comment(h, "Symbol: one warp.");
    hdl_symbol(h, "WS-G2", hdl_one_hot(who));
    return who;
}

/* (x - last - 1) mod n: how far behind the last warp x comes. */
static sig places_after(unsigned n, sig x, sig last)
{
    unsigned bits = hdl_bits_of(x) + 1;
    sig gap = hdl_sub(hdl_extend(x, bits), hdl_inc(hdl_extend(last, bits)));
    return hdl_mux(hdl_lt(last, x), gap, hdl_add_const(gap, n));
}

/* Bit i*n + j: warp i was launched before warp j, of all pairs both ways. */
static sig older_than(struct hdl *h, const struct launch_ports *s)
{
    unsigned n = s->n;
    if (!s->before)
        return hdl_zero(h, n * n);
    sig order = hdl_shape(hdl_wire_later(h, "f_order", n * n), s->size, s->size);
    hdl_each(h, "f_warp", i, s->size)
    {
        hdl_assign_bits(order, i * n + i, hdl_zero(h, 1));
        hdl_each_behind(h, "f_higher", j, i, s->size)
        {
            sig first = hdl_bit(s->before, i * n + j);
            hdl_assign_bits(order, i * n + j, first);
            hdl_assign_bits(order, j * n + i, hdl_not(first));
        }
    }
    return order;
}

sig props_launch_order(struct hdl *h, const char *rule, const struct launch_ports *s, sig a, sig b)
{
    unsigned n = s->n;
    sig launched = hdl_gate(s->launch_valid, hdl_decode(s->launch_wid, n));
    sig before = hdl_reg(h, "f_before", 1, NULL, "a was launched before b");
    sig past = hdl_reg_zero(h, "f_past", 1, "a cycle has passed");
    hdl_next(past, hdl_ones(h, 1));
    sig a_before = hdl_mux(past, before, hdl_lt(a, b));
    hdl_next(before,
             hdl_or(hdl_meets(launched, b), hdl_and(a_before, hdl_not(hdl_meets(launched, a)))));
    sig order = older_than(h, s);
    hdl_rule(h, rule, "The order of two warps is that of their last launches.");
    hdl_assert(h, rule, hdl_eq(hdl_meets(hdl_select(a, order, n), b), a_before));
    hdl_each(h, "f_straight", i, s->size)
    {
        sig row = hdl_bits(order, i * n, n);
        hdl_each(h, "f_behind", j, s->size)
        {
            sig further = hdl_and(hdl_bits(order, j * n, n), hdl_not(row));
            hdl_rule(h, rule, "Invariant: the order has no circles.");
            hdl_lemma(h, rule, hdl_or(hdl_not(hdl_bit(order, i * n + j)), hdl_none(further)));
        }
    }
    return a_before;
}

sig props_last_warp(struct hdl *h, const char *launch_rule, const char *issue_rule,
                    const struct launch_ports *s, sig a)
{
    sig issued = hdl_gate(s->issue, hdl_decode(s->sel_wid, s->n));
    sig a_last = hdl_reg_zero(h, "f_last", 1, "a was issued last");
    sig again = hdl_and(s->launch_valid, hdl_meets(hdl_decode(s->launch_wid, s->n), a));
    hdl_next(a_last, hdl_and(hdl_not(again), hdl_mux(s->issue, hdl_meets(issued, a), a_last)));
    sig kept = hdl_gate(s->last_valid, hdl_decode(s->last, s->n));
    hdl_rule(h, launch_rule, "A launch in the slot of the last warp: nobody is the last warp.");
    hdl_assert(h, launch_rule, hdl_or(a_last, hdl_not(hdl_meets(kept, a))));
    hdl_rule(h, issue_rule, "The warp that was issued last is the last one.");
    hdl_assert(h, issue_rule, hdl_or(hdl_not(a_last), hdl_meets(kept, a)));
    return a_last;
}

static void greedy_then_oldest(struct pair *p)
{
    struct hdl *h = p->h;
    const struct scheduler_ports *s = p->s;
    unsigned n = p->z->n;
    struct launch_ports l = {
        "N",           n,       s->q->launch_valid, s->q->launch_wid, s->q->issue,
        s->q->sel_wid, s->last, s->last_valid,      s->before};
    p->a_before = props_launch_order(h, "WS-L1", &l, p->a, p->b);
    sig a_last = props_last_warp(h, "WS-L2", "WS-I1", &l, p->a);
    sig kept = hdl_gate(s->last_valid, hdl_decode(s->last, n));
    sig a_ready = hdl_meets(s->q->ready, p->a), top_b = hdl_meets(p->top, p->b);
    hdl_rule(h, "WS-G1", "The last issued warp, if ready, comes before all others.");
    hdl_assert(h, "WS-G1", hdl_or(hdl_not(hdl_and(a_last, a_ready)), hdl_not(top_b)));
    hdl_rule(h, "WS-G2", "A warp with an older one ready wins only as the last issued one.");
    hdl_assert(h, "WS-G2",
               hdl_or(hdl_not(hdl_and(a_ready, p->a_before, top_b)), hdl_meets(kept, p->b)));
}

/* rr: the order starts after the last warp. */
static void round_robin(struct pair *p)
{
    struct hdl *h = p->h;
    const struct sizes *z = p->z;
    const struct scheduler_ports *s = p->s;
    sig last = hdl_reg(h, "f_last", z->lwidw, hdl_const(h, z->lwidw, z->n - 1), "issued last");
    hdl_when(s->q->issue) hdl_next(last, s->q->sel_wid);
    hdl_rule(h, "WS-I1", "The warp that was issued last is the last one.");
    hdl_assert(h, "WS-I1", hdl_eq(s->last, last));
    if (z->n & (z->n - 1)) {
        hdl_rule(h, "WS-I1", "Invariant: it is one of the warps.");
        hdl_assert(h, "WS-I1", hdl_lt(last, hdl_const(h, z->lwidw, z->n)));
    }
    sig to_a = places_after(z->n, hdl_encode(p->a), last);
    sig to_b = places_after(z->n, hdl_encode(p->b), last);
    p->a_before = hdl_lt(to_a, to_b);
    hdl_rule(h, "WS-R1", "Ready warps in the order last+1, last+2, ..., last.");
    hdl_assert(
        h, "WS-R1",
        hdl_not(hdl_and(hdl_meets(s->q->ready, p->a), p->a_before, hdl_meets(p->top, p->b))));
    if (z->overrides)
        return;
    unsigned bits = z->lwidw + 2;
    sig waits = hdl_reg_zero(h, "f_waits", bits, "issues that a has waited for");
    sig mine = hdl_meets(hdl_decode(s->q->sel_wid, z->n), p->a);
    hdl_when(hdl_not(hdl_meets(s->q->ready, p->a))) hdl_next(waits, hdl_zero(h, bits));
    hdl_else_when(h, s->q->issue) hdl_next(waits, hdl_mux(mine, hdl_zero(h, bits), hdl_inc(waits)));
    hdl_rule(h, "WS-R1", "A warp that stays ready waits for at most N-1 issues of others.");
    hdl_assert(h, "WS-R1", hdl_lt(waits, hdl_const(h, bits, z->n)));
    hdl_rule(h, "WS-R1", "Invariant: every issue of another brings the turn nearer.");
    hdl_assert(h, "WS-R1",
               hdl_or(hdl_eq_const(waits, 0),
                      hdl_lt(hdl_add(waits, hdl_extend(to_a, bits)), hdl_const(h, bits, z->n))));
}

static void candidates(const struct pair *p)
{
    struct hdl *h = p->h;
    const struct scheduler_ports *s = p->s;
    unsigned n = p->z->n;
    sig cand = hdl_gate(s->q->cand_valid, hdl_decode(s->q->cand_wid, n));
    sig beaten =
        hdl_and(s->q->force_valid, hdl_not(hdl_meets(p->top, hdl_decode(s->q->force_wid, n))));
    sig left = hdl_zero(h, n); /* the warps that a candidate is chosen from */
    const char *rule = s->second ? "WS-C2" : "WS-C1";
    if (n > 1 && s->second) {
        left = hdl_and(s->q->ready, hdl_not(p->top));
    } else if (n > 1) {
        unsigned half = 1u << (hdl_clog2(n) - 1);
        sig low = hdl_extend(hdl_low(s->q->ready, half), n);
        sig high = hdl_cat(hdl_bits(s->q->ready, half, n - half), hdl_zero(h, half));
        left = hdl_mux(hdl_any(hdl_low(p->top, half)), high, low);
    }
    hdl_rule(h, "WS-O1", "A forced warp is selected.");
    hdl_assert(h, "WS-O1",
               hdl_or(hdl_not(s->q->force_valid),
                      hdl_and(s->q->sel_valid, hdl_eq(s->q->sel_wid, s->q->force_wid))));
    hdl_rule(h, "WS-O2", "Under a forced warp that is not the winner the winner is the candidate.");
    hdl_assert(h, "WS-O2", hdl_or(hdl_not(beaten), hdl_eq(cand, p->top)));
    hdl_rule(h, rule, "Otherwise one of the warps that are left, iff one is.");
    hdl_assert(h, rule, hdl_or(beaten, hdl_eq(hdl_meets(cand, left), hdl_any(left))));
    hdl_rule(h, rule, "No candidate is zero.");
    hdl_assert(h, rule,
               hdl_and(hdl_eq(hdl_any(cand), s->q->cand_valid),
                       hdl_or(s->q->cand_valid, hdl_none(s->q->cand_wid)),
                       hdl_or(beaten, hdl_none(hdl_and(cand, hdl_not(left))))));
    if (n > 1) {
        hdl_rule(h, rule, "The first of them.");
        hdl_assert(h, rule,
                   hdl_or(beaten, hdl_not(hdl_and(hdl_meets(left, p->a), p->a_before,
                                                  hdl_meets(cand, p->b)))));
    }
}

void props_warp_scheduler(struct hdl *h, const struct sizes *z, const struct scheduler_ports *s)
{
    hdl_group(h, NULL);
    hdl_ifdef(h, "WARPSMITH_FORMAL");
    struct pair p = {.h = h, .z = z, .s = s, .top = s->winner};
    hdl_rule(h, "WS-T1", "The tree has one winner, which is ready, iff a warp is.");
    hdl_assert(h, "WS-T1",
               hdl_and(hdl_at_most_one(s->winner),
                       hdl_eq(hdl_any(hdl_and(s->winner, s->q->ready)), hdl_any(s->q->ready)),
                       hdl_none(hdl_and(s->winner, hdl_not(s->q->ready)))));
    sig free = s->q->force_valid ? hdl_not(s->q->force_valid) : hdl_ones(h, 1);
    sig sel = hdl_gate(s->q->sel_valid, hdl_decode(s->q->sel_wid, z->n));
    hdl_rule(h, "WS-T1", "It is selected, unless another one is forced; no selection is zero.");
    hdl_assert(h, "WS-T1",
               hdl_and(hdl_eq(s->q->sel_valid, hdl_any(s->q->ready)),
                       hdl_or(s->q->sel_valid, hdl_none(s->q->sel_wid)),
                       hdl_or(hdl_not(free), hdl_eq(sel, s->winner))));
    if (s->q->sel) {
        hdl_rule(h, "WS-T1", "The same, one-hot.");
        hdl_assert(h, "WS-T1", hdl_eq(s->q->sel, sel));
    }
    if (z->n > 1) {
        p.a = symbol(h, z, "f_a");
        p.b = symbol(h, z, "f_b");
        hdl_comment(h, "Symbol: another warp.");
        hdl_symbol(h, "WS-G2", hdl_none(hdl_and(p.a, p.b)));
        if (z->ages)
            greedy_then_oldest(&p);
        else
            round_robin(&p);
    }
    if (z->overrides)
        candidates(&p);
    hdl_endif(h);
}
