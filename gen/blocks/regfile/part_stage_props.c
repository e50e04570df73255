/* Properties of the issue stage, over what the properties of caching collectors follow. */
#include "gen/blocks/regfile/props_ccu.h"

/* Slots of the instruction that is held: which name the same register, those that are the first,
 * and the last, to name theirs. */
struct slots {
    sig same, lead, last; /* same: [k][j] */
    sig shared;           /* [j][k][c], j < k: as unit c has it */
};

static struct slots slots_held(const struct caching *p)
{
    struct hdl *h = p->h;
    const struct rf_given *g = &p->r->collect.given;
    unsigned n = p->z->nsrc;
    struct slots s = {.same = hdl_wire_later(h, "f_same", n * n),
                      .lead = hdl_wire_later(h, "f_lead", n),
                      .last = hdl_wire_later(h, "f_last", n)};
    hdl_for(h, "f_held_slot", k, n)
    {
        sig src = hdl_bit(g->src, k);
        sig reg = hdl_wire(h, "f_held_reg", props_tag(p, g->reg, k));
        sig alike = hdl_and(g->src, props_named(p, g->reg, reg));
        sig same = hdl_wire(h, "f_alike", hdl_gate(src, alike));
        sig from = hdl_wire(h, "f_from_it", hdl_ones_from(h, n, k));
        sig above = hdl_wire(h, "f_above_it", hdl_ones_from(h, n, k + 1));
        hdl_assign_item(s.same, k, same);
        hdl_assign_bits(s.lead, k, hdl_and(src, hdl_none(hdl_and(same, hdl_not(from)))));
        hdl_assign_bits(s.last, k, hdl_and(src, hdl_none(hdl_and(same, above))));
    }
    sig pair[n * n];
    for (unsigned i = 0; i < n * n; i++)
        pair[i] = i / n < i % n ? hdl_inside(p->r->collect.collector[0], HDL_ALL_LANES,
                                             hdl_fmt(h, "slot[%u].later[%u].shared", i / n, i % n))
                                : hdl_zero(h, p->z->ncu);
    s.shared = hdl_wire(h, "f_shared", hdl_pack(n * n, pair));
    hdl_unused(s.same); /* half of each */
    hdl_unused(s.shared);
    return s;
}

/* What unit c knows of the instruction that is held for it. In a loop over the units. */
static void looked(const struct caching *p, unsigned c, const struct slots *s)
{
    struct hdl *h = p->h;
    const struct sizes *z = p->z;
    struct hdl_inst *i = p->r->collect.collector[0];
    struct caching_unit u = props_unit(p, c);
    const struct rf_given *g = &p->r->collect.given;
    unsigned n = z->nsrc;
    sig all = hdl_item(hdl_inside(i, HDL_ALL_LANES, "seen"), c, n * z->ctn);
    sig tags = hdl_wire(h, "f_tags_held", u.tag);
    hdl_for(h, "f_looked", k, n)
    {
        sig here = hdl_and(u.valid, props_named(p, tags, props_tag(p, g->reg, k)));
        hdl_rule(h, "RF-P3", "What was looked up is where it was found.");
        hdl_assert(
            h, "RF-P3",
            implies(u.held, hdl_eq(hdl_item(all, k, z->ctn), hdl_gate(hdl_bit(g->src, k), here))));
        hdl_for_behind(h, "f_with", m, k, n)
        {
            hdl_rule(h, "RF-P3", "So are slots with one register.");
            hdl_assert(h, "RF-P3",
                       implies(u.held, hdl_eq(hdl_bit(s->shared, (k * n + m) * z->ncu + c),
                                              hdl_bit(s->same, m * n + k))));
        }
    }
    sig lead = hdl_item(hdl_inside(i, HDL_ALL_LANES, "lead"), c, n);
    sig last = hdl_item(hdl_inside(i, HDL_ALL_LANES, "last"), c, n);
    hdl_rule(h, "RF-P3", "The slots that name a register first, and last.");
    hdl_assert(h, "RF-P3", implies(u.held, hdl_and(hdl_eq(lead, s->lead), hdl_eq(last, s->last))));
}

static void stage(const struct caching *p)
{
    struct hdl *h = p->h;
    const struct sizes *z = p->z;
    const struct rf *r = p->r;
    const struct rf_given *g = &r->collect.given;
    sig was = hdl_reg_zero(h, "f_granted", z->ncu, "in the last cycle");
    hdl_next(was, r->select.grant);
    hdl_rule(h, "RF-P1", "A unit that is granted is held for one cycle, free.");
    hdl_assert(h, "RF-P1",
               hdl_and(hdl_eq(p->all.held, was), hdl_none(hdl_and(p->all.held, p->all.busy))));
    struct slots s = slots_held(p);
    struct ahead a = props_ahead(p, (struct ahead){.waits = p->all.held,
                                                   .wid = p->all.f_wid,
                                                   .rule = "RF-P1",
                                                   .where = "the issue stage"});
    struct rf_results at = props_results_held(p);
    hdl_for(h, "f_holding", c, z->ncu)
    {
        struct caching_unit u = props_unit(p, c);
        hdl_rule(h, "RF-P1", "With the instruction that was issued.");
        hdl_assert(h, "RF-P1",
                   implies(u.held, hdl_and(hdl_eq(g->wid, u.f_wid), hdl_eq(g->src, u.f_src),
                                           hdl_eq(g->reg, u.f_reg))));
        props_next_owner(p, &a, c);
        props_owners_results(p, c, &at);
        looked(p, c, &s);
    }
}

/* The pair's result of the last cycle is held for its unit, and the registers of the instruction
 * that is held are those that were answered. */
static void held_values(const struct caching *p)
{
    struct hdl *h = p->h;
    const struct sizes *z = p->z;
    const struct rf *r = p->r;
    props_values_held(p);
    sig to = props_results_for(p);
    hdl_rule(h, "RF-P2", "What was written to a register that is in the unit is held for it.");
    hdl_assert(h, "RF-P2",
               implies(hdl_and(p->own, hdl_any(p->here), hdl_any(p->reg.written)), hdl_any(to)));
    sig held = props_of_unit(p, r->collect.given.unit, 1);
    hdl_for(h, "f_held_for", k, z->nsrc)
    {
        hdl_rule(h, "RF-P1", "The physical registers of what is held are those of its operands.");
        hdl_assert(h, "RF-P1",
                   implies(hdl_and(held, hdl_bit(p->named, k)),
                           hdl_eq(props_phys(p, r->collect.given.phys, k), p->reg.reg)));
    }
}

/* A result that the unit must take is held for it. */
static void held_result(struct caching *p)
{
    struct hdl *h = p->h;
    const struct sizes *z = p->z;
    const struct rf *r = p->r;
    sig held = hdl_reg_zero(h, "f_sent", 1, "accepted in the last cycle");
    sig lost = hdl_or(p->ends, hdl_and(p->given, hdl_ne(r->collect.given.wid, p->warp)));
    hdl_next(held, hdl_and(p->sent, hdl_not(lost)));
    p->sent_near = props_later(p, "f_sent_near", p->sent_near);
    sig mask = props_of_unit(p, r->collect.results.mask, z->dports * z->lanes);
    sig at = hdl_low(props_of_unit(p, r->collect.results.near, z->dports), 1);
    hdl_rule(h, "RF-P2", "It is held at the first D port meanwhile.");
    hdl_assert(h, "RF-P2",
               implies(held, hdl_and(p->owns, hdl_bit(props_results_for(p), 0),
                                     hdl_all(hdl_low(mask, z->lanes)), hdl_eq(at, p->sent_near))));
    p->sent = held;
}

void props_regfile_stage(struct rf *r)
{
    struct hdl *h = r->h;
    struct caching *p = r->caching;
    hdl_rule(h, "RF-P1", "Metadata are held too.");
    hdl_assert(h, "RF-P1",
               implies(props_of_unit(p, r->collect.given.unit, 1),
                       hdl_eq(r->collect.given.meta, p->meta)));
    if (p->class) {
        sig held = props_of_unit(p, r->collect.given.unit, 1);
        hdl_rule(h, "RF-P1", "The class is held too.");
        hdl_assert(h, "RF-P1", implies(held, hdl_eq(r->collect.given.class, p->class)));
        hdl_rule(h, "RF-T2", "Invariant: it is one of them while it is held.");
        hdl_assert(h, "RF-T2", implies(held, hdl_any(hdl_decode(p->class, r->z.classes))));
    }
    stage(p);
    held_values(p);
    held_result(p);
}
