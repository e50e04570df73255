/* Properties of what waits in front of caching collectors, in the issue stage or in slots. */
#include "gen/blocks/regfile/props_ccu.h"

struct ahead props_ahead(const struct caching *p, struct ahead a)
{
    struct hdl *h = p->h;
    const struct sizes *z = p->z;
    const struct rf *r = p->r;
    a.owner = hdl_wire_later(h, "f_next_owner", z->ncu * z->widw);
    hdl_for(h, "f_next", c, z->ncu)
    {
        sig now = hdl_item(p->all.wid, c, z->widw);
        hdl_assign_item(a.owner, c, hdl_mux(hdl_bit(a.waits, c), hdl_item(a.wid, c, z->widw), now));
    }
    if (z->ncu == 1)
        hdl_unused(a.owner);
    bool looked_at = r->select.seen.owner_valid != r->collect.owner_valid;
    a.seen_valid = looked_at ? hdl_wire(h, "f_next_valid", r->select.seen.owner_valid) : NULL;
    a.seen_wid = looked_at ? hdl_wire(h, "f_next_wid", r->select.seen.owner_wid) : NULL;
    return a;
}

void props_next_owner(const struct caching *p, const struct ahead *a, unsigned c)
{
    struct hdl *h = p->h;
    const struct sizes *z = p->z;
    sig mine = hdl_item(a->owner, c, z->widw);
    sig owned = hdl_or(hdl_bit(p->all.owned, c), hdl_bit(a->waits, c));
    if (a->seen_valid) {
        sig valid = hdl_bit(a->seen_valid, c), wid = hdl_item(a->seen_wid, c, z->widw);
        hdl_rule(h, a->rule, "Scheduler and allocator see the next owner.");
        hdl_assert(h, a->rule, hdl_and(hdl_eq(valid, owned), implies(valid, hdl_eq(wid, mine))));
    }
    hdl_for_behind(h, "f_next_other", d, c, z->ncu)
    {
        sig both = hdl_and(owned, hdl_or(hdl_bit(p->all.owned, d), hdl_bit(a->waits, d)));
        hdl_rule(h, "CCU-I1",
                 hdl_fmt(h, "Nor will two units belong to a warp, after %s.", a->where));
        hdl_assert(h, "CCU-I1",
                   hdl_not(hdl_and(both, hdl_eq(mine, hdl_item(a->owner, d, z->widw)))));
    }
}

struct rf_results props_results_held(const struct caching *p)
{
    struct rf_results at = p->r->collect.results;
    at.valid = hdl_wire(p->h, "f_held_valid", at.valid);
    at.reg = hdl_wire(p->h, "f_held_regs", at.reg);
    at.inv_valid = at.inv_valid ? hdl_wire(p->h, "f_held_inv", at.inv_valid) : NULL;
    return at;
}

void props_owners_results(const struct caching *p, unsigned c, const struct rf_results *at)
{
    struct hdl *h = p->h;
    const struct sizes *z = p->z;
    struct caching_unit u = props_unit(p, c);
    sig here = hdl_wire(h, "f_owners", hdl_and(u.f_busy, hdl_eq(u.f_wid, u.wid)));
    sig next = hdl_zero(h, 1);
    if (z->slots)
        next = hdl_wire(h, "f_owners_next", hdl_and(u.full, hdl_eq(u.s_wid, u.wid)));
    unsigned nd = z->dports, n = nd + (at->inv_valid ? z->wbw : 0);
    sig good[n];
    for (unsigned i = 0; i < n; i++) {
        sig valid =
            i < nd ? hdl_bit(at->valid, c * nd + i) : hdl_bit(at->inv_valid, c * z->wbw + i - nd);
        sig reg = i < nd ? props_tag(p, at->reg, c * nd + i) : props_tag(p, at->inv_reg, i - nd);
        sig now = hdl_and(here, hdl_any(hdl_and(u.f_src, props_named(p, u.f_reg, reg))));
        sig then = hdl_and(next, hdl_any(hdl_and(u.s_src, props_named(p, u.s_reg, reg))));
        good[i] = implies(valid, hdl_and(u.owned, hdl_not(now), hdl_not(then)));
    }
    hdl_rule(h, "RF-P2", "A result that is held is the owner's, and no source.");
    hdl_assert(h, "RF-P2", hdl_and_n(n, good));
}

void props_values_held(const struct caching *p)
{
    struct hdl *h = p->h;
    const struct sizes *z = p->z;
    const struct rf_results *at = &p->r->collect.results;
    sig to = props_results_for(p);
    for (unsigned j = 0; j < z->dports; j++) {
        unsigned lanes = z->dports * z->lanes;
        sig mask = hdl_wire(h, hdl_fmt(h, "f_mask_%u", j), props_of_unit(p, at->mask, lanes));
        sig data = hdl_wire(h, hdl_fmt(h, "f_held_%u", j),
                            props_of_unit(p, at->data, hdl_times(p->reg.lane_w, lanes)));
        if (z->lanes == 1) { /* of the items of all D ports these are one each */
            hdl_unused(mask);
            hdl_unused(data);
        }
        sig put = props_lane(z, mask, j, 1, p->reg.lane);
        sig same = implies(put, hdl_eq(props_word(&p->reg, data, j), p->reg.wdata));
        hdl_rule(h, "RF-P2", "A result that is held is what was written.");
        hdl_assert(
            h, "RF-P2",
            implies(hdl_and(p->own, hdl_bit(to, j)), hdl_and(hdl_eq(put, p->reg.written), same)));
    }
    hdl_rule(h, "RF-P2", "Invariant: only what was written became known.");
    hdl_assert(h, "RF-P2",
               implies(p->own, hdl_eq(p->reg.known, hdl_or(p->reg.had, p->reg.written))));
}
