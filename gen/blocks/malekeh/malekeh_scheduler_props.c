/* Properties of malekeh_scheduler. An arbitrary pair of warps carries records of its own: which of
 * the two was launched first, and whether the first one was issued last. */
#include "gen/blocks/props.h"

struct pair {
    struct hdl *h;
    const struct sizes *z;
    const struct malekeh_ports *s;
    sig a, b; /* one-hot, of two different warps */
};

static sig symbol(struct hdl *h, const struct sizes *z, const char *name)
{
    sig who = hdl_reg(h, name, z->nw, NULL, "an arbitrary warp");
    hdl_next(who, who);
    hdl_comment(h, "Symbol: one warp.");
    hdl_symbol(h, "MS-C1", hdl_one_hot(who));
    return who;
}

/* Units of warp `who`, one bit each. */
static sig units_of(const struct pair *p, sig who)
{
    const struct sizes *z = p->z;
    sig mine[z->ncu], wid = hdl_encode(who);
    for (unsigned c = 0; c < z->ncu; c++)
        mine[c] = hdl_and(hdl_bit(p->s->q->owner_valid, c),
                          hdl_eq(hdl_bits(p->s->q->owner_wid, c * z->widw, z->widw), wid));
    return hdl_pack(z->ncu, mine);
}

static sig has_data(const struct pair *p, sig who)
{
    sig units = units_of(p, who);
    return hdl_any(p->s->q->any_valid ? hdl_and(units, p->s->q->any_valid) : units);
}

static sig is_able(const struct pair *p, sig who)
{
    sig ready = hdl_meets(p->s->q->ready, who);
    return p->s->q->free
               ? hdl_and(ready, hdl_none(hdl_and(units_of(p, who), hdl_not(p->s->q->free))))
               : ready;
}

/* Which of the two comes first. */
static void order(const struct pair *p, const struct launch_ports *l)
{
    struct hdl *h = p->h;
    sig a_before = props_launch_order(h, "MS-L1", l, p->a, p->b);
    sig a_last = props_last_warp(h, "MS-L2", "MS-I1", l, p->a);
    sig kept_b = hdl_meets(hdl_gate(l->last_valid, hdl_decode(l->last, l->n)), p->b);
    sig a_able = hdl_wire(h, "f_a_able", is_able(p, p->a)), b_wins = hdl_meets(p->s->q->sel, p->b);
    sig a_data = hdl_wire(h, "f_a_data", has_data(p, p->a));
    sig b_data = hdl_wire(h, "f_b_data", has_data(p, p->b));
    sig first = p->s->needs ? hdl_and(a_last, a_data) : a_last;
    sig greedy = p->s->needs ? hdl_and(kept_b, b_data) : kept_b;
    hdl_rule(h, "MS-D1", "A warp has data in a CCU iff it owns a unit.");
    hdl_assert(h, "MS-D1", hdl_eq(hdl_meets(p->s->has_data, p->a), a_data));
    hdl_rule(h, "MS-G1", "The last issued warp comes before all others.");
    hdl_assert(h, "MS-G1", hdl_not(hdl_and(first, a_able, b_wins)));
    hdl_rule(h, "MS-C1", "With a ready warp with data, an older one with data wins, or the last.");
    hdl_assert(h, "MS-C1",
               hdl_or(hdl_not(hdl_and(a_able, a_data, b_wins)), greedy,
                      hdl_and(b_data, hdl_not(a_before))));
    hdl_rule(h, "MS-O1", "With any ready warp, one with data wins, or an older one, or the last.");
    hdl_assert(h, "MS-O1",
               hdl_or(hdl_not(hdl_and(a_able, b_wins)), greedy, hdl_or(b_data, hdl_not(a_before))));
    if (p->s->q->free) {
        hdl_rule(h, "MS-R1", "A warp whose own unit is not free does not win.");
        hdl_assert(h, "MS-R1", hdl_or(a_able, hdl_not(hdl_meets(p->s->q->sel, p->a))));
    }
    hdl_rule(h, "MS-O1", "A warp that can issue is enough for one to win.");
    hdl_assert(h, "MS-O1", hdl_or(p->s->q->sel_valid, hdl_not(a_able)));
}

void props_malekeh_scheduler(struct hdl *h, const struct sizes *z, const struct malekeh_ports *s,
                             const struct launch_ports *l)
{
    struct pair p = {.h = h, .z = z, .s = s};
    hdl_group(h, NULL);
    hdl_ifdef(h, "WARPSMITH_FORMAL");
    hdl_rule(h, "MS-O1", "At most one warp wins, a ready one, by its number; none is zero.");
    hdl_assert(h, "MS-O1",
               hdl_and(hdl_at_most_one(s->q->sel),
                       hdl_none(hdl_and(s->q->sel, hdl_not(s->q->ready))),
                       hdl_eq(s->q->sel, hdl_gate(s->q->sel_valid, hdl_decode(l->sel_wid, z->nw))),
                       hdl_or(s->q->sel_valid, hdl_none(l->sel_wid))));
    if (z->nw > 1) {
        p.a = symbol(h, z, "f_a");
        p.b = symbol(h, z, "f_b");
        hdl_comment(h, "Symbol: another warp.");
        hdl_symbol(h, "MS-C1", hdl_none(hdl_and(p.a, p.b)));
        order(&p, l);
    }
    hdl_endif(h);
}
