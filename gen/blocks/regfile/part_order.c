/* Part of the composition: the order in which instructions leave, and how many of a warp there are.
 * Who keeps it are the dispatcher and the allocator; here are its properties. */
#include "gen/blocks/regfile/props_regfile.h"

static bool present(const struct params *p)
{
    struct sizes z = params_sizes(p);
    return z.order_warp || z.order_all || z.per_warp;
}

/* What the properties follow: an arbitrary unit, and what it is given. */
struct entrant {
    const struct rf *r;
    sig unit;  /* symbol */
    sig takes; /* [s] it is given the instruction of input s */
    sig wid;   /* of that */
};

/* Units whose instruction is of that warp; all of them where no order asks for warps. */
static sig of_warp(const struct rf *r, sig wid)
{
    return r->select.holds_wid ? hdl_matches(r->select.holds_wid, r->z.widw, wid)
                               : hdl_ones(r->h, r->z.ncu);
}

/* Units other than the entrant's that go on with an instruction that came earlier. */
static sig others(const struct entrant *e)
{
    const struct rf *r = e->r;
    sig stay = hdl_and(hdl_not(r->select.free), hdl_not(r->dispatch.take));
    return hdl_and(stay, hdl_not(hdl_decode(e->unit, r->z.ncu)));
}

/* Units that lower inputs are given in this cycle, for instructions of the same warp. */
static sig with_it(const struct entrant *e)
{
    const struct rf *r = e->r;
    const struct sizes *z = &r->z;
    sig units = hdl_zero(r->h, z->ncu);
    for (unsigned s = 1; s < z->nsched; s++)
        for (unsigned i = 0; i < s; i++) {
            sig same = r->select.holds_wid
                           ? hdl_eq(hdl_bits(r->collect.given.wid, i * z->widw, z->widw), e->wid)
                           : hdl_ones(r->h, 1);
            sig both = hdl_and(hdl_bit(e->takes, s), same);
            units =
                hdl_or(units, hdl_gate(both, hdl_bits(r->collect.given.unit, i * z->ncu, z->ncu)));
        }
    return units;
}

/* What came before the instruction of the unit and has not left keeps it. */
static void order(const struct entrant *e)
{
    const struct rf *r = e->r;
    const struct sizes *z = &r->z;
    struct hdl *h = r->h;
    const char *rule = z->order_all ? "RF-O3" : "RF-O2";
    sig busy = hdl_wire(h, "f_later_busy", hdl_not(hdl_at(r->select.free, 1, e->unit)));
    sig leaves = hdl_wire(h, "f_later_leaves", hdl_at(r->dispatch.take, 1, e->unit));
    sig earlier = hdl_reg_zero(h, "f_earlier", z->ncu, "units with what came before it, and stays");
    sig same = hdl_wire(h, "f_same_warp", of_warp(r, e->wid));
    hdl_when(hdl_any(e->takes)) hdl_next(earlier, hdl_or(hdl_and(others(e), same), with_it(e)));
    hdl_else(h) hdl_next(earlier, hdl_and(earlier, hdl_not(r->dispatch.take)));
    hdl_rule(h, rule, "Nothing leaves while something stays that it must not overtake.");
    hdl_assert(h, rule, implies(leaves, hdl_none(earlier)));
    sig older = hdl_wire_later(h, "f_older", z->ncu);
    hdl_for(h, "f_came_before", c, z->ncu) hdl_assign_bits(
        older, c, hdl_at(hdl_bits(r->select.older, c * z->ncu, z->ncu), 1, e->unit));
    hdl_rule(h, rule, "Invariant: what came before is in a unit, and older.");
    hdl_assert(h, rule,
               implies(busy, hdl_none(hdl_and(earlier, hdl_or(r->select.free, hdl_not(older))))));
    if (!r->select.holds_wid || z->order_all)
        return;
    sig own = hdl_wire(h, "f_later_wid", hdl_at(r->select.holds_wid, z->widw, e->unit));
    hdl_rule(h, rule, "Invariant: and of the same warp.");
    hdl_assert(h, rule, implies(busy, hdl_none(hdl_and(earlier, hdl_not(of_warp(r, own))))));
}

static void alone(const struct entrant *e)
{
    const struct rf *r = e->r;
    struct hdl *h = r->h;
    sig wid = hdl_wire(h, "f_own_wid", hdl_at(r->select.holds_wid, r->z.widw, e->unit));
    sig own = hdl_decode(e->unit, r->z.ncu);
    sig same = hdl_and(of_warp(r, wid), hdl_not(r->select.free), hdl_not(own));
    hdl_rule(h, "RF-O1", "One instruction of a warp is in the collectors.");
    hdl_assert(h, "RF-O1", implies(hdl_not(hdl_at(r->select.free, 1, e->unit)), hdl_none(same)));
}

static void properties(struct rf *r)
{
    const struct sizes *z = &r->z;
    struct hdl *h = r->h;
    struct entrant e = {.r = r};
    const char *rule = z->order_all ? "RF-O3" : z->order_warp ? "RF-O2" : "RF-O1";
    e.unit = props_arbitrary(h, rule, "f_later", z->ncu, "an arbitrary unit");
    if (z->per_warp)
        alone(&e);
    if (!z->order_warp && !z->order_all)
        return;
    sig takes[z->nsched], wid[z->nsched];
    for (unsigned s = 0; s < z->nsched; s++) {
        takes[s] = hdl_at(hdl_bits(r->collect.given.unit, s * z->ncu, z->ncu), 1, e.unit);
        wid[s] = hdl_bits(r->collect.given.wid, s * z->widw, z->widw);
    }
    e.takes = hdl_wire(h, "f_later_takes", hdl_pack(z->nsched, takes));
    e.wid = hdl_and_or(z->nsched, takes, wid);
    order(&e);
}

const struct rf_part rf_part_order = {
    .name = "order",
    .present = present,
    .hook = {[RF_PROPERTIES] = properties},
};
