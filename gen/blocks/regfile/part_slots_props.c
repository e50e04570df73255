/* Properties of the slots, over what the properties of caching collectors follow. The record of a
 * unit's instruction begins with its allocation; before that it is in the slot, where nothing of it
 * changes. */
#include "gen/blocks/regfile/props_ccu.h"

/* What is in the slot is what was issued to the unit. */
static void contents(const struct caching *p)
{
    struct hdl *h = p->h;
    const struct sizes *z = p->z;
    const struct rf *r = p->r;
    const struct rf_given *s = &r->collect.slot, *in = &r->collect.fresh;
    unsigned wr = z->nsrc * z->tagw, wp = z->nsrc * z->physw;
    sig granted = props_of_unit(p, r->select.grant, 1), full = props_of_unit(p, p->all.full, 1);
    sig given = props_of_unit(p, r->collect.given.unit, 1);
    sig was = hdl_reg_zero(h, "f_in_slot", 1, "issued to the unit, and not allocated");
    hdl_next(was, hdl_or(granted, hdl_and(was, hdl_not(given))));
    hdl_rule(h, "RF-P4", "A slot is full from the issue to the allocation.");
    hdl_assert(h, "RF-P4",
               hdl_and(hdl_eq(full, was), hdl_not(hdl_and(granted, full)), implies(given, full)));
    hdl_rule(h, "RF-P4", "The allocator sees whether it is.");
    hdl_assert(h, "RF-P4", hdl_eq(r->select.seen.free, hdl_not(p->all.full)));
    struct {
        const char *name, *doc;
        sig now, at;
    } kept[] = {
        {"f_slot_wid", "its warp", in->wid, props_of_unit(p, s->wid, z->widw)},
        {"f_slot_meta", "its metadata", in->meta, props_of_unit(p, s->meta, r->meta_w)},
        {"f_slot_src", "its operands", in->src, props_of_unit(p, s->src, z->nsrc)},
        {"f_slot_near", "their reuse", in->near, props_of_unit(p, s->near, z->nsrc)},
        {"f_slot_regs", "their registers", in->reg, props_of_unit(p, s->reg, wr)},
        {"f_slot_phys", "their physical registers", in->phys, props_of_unit(p, s->phys, wp)},
        {"f_slot_fresh", "that names have changed", in->fresh,
         s->fresh ? props_of_unit(p, s->fresh, 1) : NULL},
        {"f_slot_class", "its class", in->class,
         s->class ? props_of_unit(p, s->class, z->classw) : NULL},
    };
    for (unsigned i = 0; i < sizeof kept / sizeof *kept; i++) {
        if (!kept[i].at)
            continue;
        sig q = hdl_reg(h, kept[i].name, hdl_width_of(kept[i].now), NULL, kept[i].doc);
        hdl_when(granted) hdl_next(q, kept[i].now);
        hdl_rule(h, "RF-P4", "It keeps what was issued.");
        hdl_assert(h, "RF-P4", implies(full, hdl_eq(kept[i].at, q)));
    }
    if (s->class) {
        sig class = props_of_unit(p, s->class, z->classw);
        hdl_rule(h, "RF-T2", "Invariant: its class is one of them.");
        hdl_assert(h, "RF-T2", implies(full, hdl_any(hdl_decode(class, z->classes))));
    }
}

/* One slot is emptied, into a unit that is free or taken. */
static void emptied(const struct caching *p)
{
    struct hdl *h = p->h;
    const struct sizes *z = p->z;
    const struct rf *r = p->r;
    sig go = r->collect.given.unit, open = hdl_and(p->all.full, hdl_not(p->all.busy));
    sig ready = hdl_not(p->all.busy);
    if (z->refill)
        ready = hdl_or(ready, r->dispatch.take);
    hdl_rule(h, "RF-P5", "At most one slot is emptied, into a unit that is free or taken.");
    hdl_assert(h, "RF-P5",
               hdl_and(hdl_at_most_one(go), hdl_none(hdl_and(go, hdl_not(ready))),
                       hdl_none(hdl_and(go, hdl_not(p->all.full)))));
    hdl_rule(h, "RF-P5", "The lowest slot of a free unit.");
    hdl_assert(h, "RF-P5", implies(hdl_any(open), hdl_eq(go, hdl_first(open))));
    if (!z->refill)
        return;
    sig alone = hdl_wire(h, "f_slots_waiting", hdl_and(p->all.full, r->dispatch.cand));
    hdl_rule(h, "RF-P5", "Without one, that of a unit that is taken, if no other one is complete.");
    hdl_assert(h, "RF-P5",
               implies(hdl_and(hdl_none(open), hdl_at_most_one(alone)),
                       hdl_eq(go, hdl_and(alone, r->dispatch.take))));
}

/* What unit c knows of the instruction in its slot. In a loop over the units. */
static void looked(const struct caching *p, unsigned c)
{
    struct hdl *h = p->h;
    const struct sizes *z = p->z;
    struct hdl_inst *i = p->r->collect.collector[0];
    struct caching_unit u = props_unit(p, c);
    unsigned n = z->nsrc;
    sig found = hdl_item(hdl_inside(i, HDL_ALL_LANES, "seen"), c, n * z->ctn);
    sig lead = hdl_item(hdl_inside(i, HDL_ALL_LANES, "lead"), c, n);
    sig last = hdl_item(hdl_inside(i, HDL_ALL_LANES, "last"), c, n);
    sig tags = hdl_wire(h, "f_tags_now", u.tag);
    hdl_for(h, "f_looked", k, n)
    {
        sig src = hdl_bit(u.s_src, k), reg = hdl_wire(h, "f_next_reg", props_tag(p, u.s_reg, k));
        sig here = hdl_and(u.valid, props_named(p, tags, reg));
        hdl_rule(h, "RF-P3", "What was looked up is where it was found.");
        hdl_assert(h, "RF-P3",
                   implies(u.full, hdl_eq(hdl_item(found, k, z->ctn), hdl_gate(src, here))));
        sig same =
            hdl_wire(h, "f_alike", hdl_gate(src, hdl_and(u.s_src, props_named(p, u.s_reg, reg))));
        sig from = hdl_wire(h, "f_from_it", hdl_ones_from(h, n, k));
        sig above = hdl_wire(h, "f_above_it", hdl_ones_from(h, n, k + 1));
        sig first = hdl_and(src, hdl_none(hdl_and(same, hdl_not(from))));
        sig final = hdl_and(src, hdl_none(hdl_and(same, above)));
        hdl_rule(h, "RF-P3", "The slots that name a register first, and last.");
        hdl_assert(h, "RF-P3",
                   implies(u.full, hdl_and(hdl_eq(hdl_bit(lead, k), first),
                                           hdl_eq(hdl_bit(last, k), final))));
    }
}

/* Which slots of the instruction name one register, as every unit has it: [j][k][c], j < k. */
static void shared(const struct caching *p)
{
    struct hdl *h = p->h;
    const struct sizes *z = p->z;
    unsigned n = z->nsrc;
    for (unsigned j = 0; j < n; j++)
        for (unsigned k = j + 1; k < n; k++) {
            sig at = hdl_inside(p->r->collect.collector[0], HDL_ALL_LANES,
                                hdl_fmt(h, "slot[%u].later[%u].shared", j, k));
            sig good[z->ncu];
            for (unsigned c = 0; c < z->ncu; c++) {
                struct caching_unit u = props_unit(p, c);
                sig same = hdl_and(hdl_bit(u.s_src, j), hdl_bit(u.s_src, k),
                                   hdl_eq(props_tag(p, u.s_reg, j), props_tag(p, u.s_reg, k)));
                good[c] = implies(u.full, hdl_eq(hdl_bit(at, c), same));
            }
            hdl_rule(h, "RF-P3", "So are slots with one register.");
            hdl_assert(h, "RF-P3", hdl_and_n(z->ncu, good));
        }
}

static void units(const struct caching *p)
{
    struct hdl *h = p->h;
    sig touch = hdl_inside(p->r->collect.collector[0], HDL_ALL_LANES, "touch");
    hdl_rule(h, "RF-P4", "Invariant: a slot is empty in the cycle after its instruction left it.");
    hdl_assert(h, "RF-P4", hdl_none(hdl_and(touch, p->all.full)));
    const struct sizes *z = p->z;
    const struct rf *r = p->r;
    struct rf_results at = props_results_held(p);
    struct ahead a = props_ahead(
        p, (struct ahead){
               .waits = p->all.full, .wid = p->all.s_wid, .rule = "RF-P4", .where = "the slots"});
    bool private = params_is(r->p, "ccu_allocator.policy", "private");
    hdl_for(h, "f_holding", c, z->ncu)
    {
        struct caching_unit u = props_unit(p, c);
        props_next_owner(p, &a, c);
        if (private) {
            hdl_rule(h, "CA-P1", "So is what waits in front of it.");
            hdl_assert(h, "CA-P1", implies(u.full, hdl_eq_const(u.s_wid, c)));
        }
        props_owners_results(p, c, &at);
        hdl_rule(h, "RF-P7", "An allocation meets no D write.");
        hdl_assert(h, "RF-P7",
                   hdl_not(hdl_and(hdl_bit(r->collect.given.unit, c),
                                   hdl_any(hdl_bits(at.valid, c * z->dports, z->dports)))));
        looked(p, c);
    }
}

/* MS-R1 from a register. */
static void blocked(const struct caching *p)
{
    struct hdl *h = p->h;
    const struct sizes *z = p->z;
    if (!p->r->select.seen.blocked)
        return;
    sig mine = hdl_and(p->all.full, hdl_matches(p->all.s_wid, z->widw, p->warp));
    sig says = hdl_any(hdl_and(p->r->select.seen.blocked, hdl_decode(p->warp, z->nw)));
    hdl_rule(h, "RF-P8", "A warp is blocked iff its instruction is in a slot.");
    hdl_assert(h, "RF-P8", hdl_eq(says, hdl_any(mine)));
    hdl_rule(h, "RF-P8", "It is selected only without one.");
    hdl_assert(h, "RF-P8",
               implies(hdl_any(mine),
                       hdl_not(hdl_and(p->r->io.sel_valid, hdl_eq(p->r->io.sel_wid, p->warp)))));
}

/* The pair's result of the last cycle reaches its unit, and the registers of what is in the slot
 * are those that were answered. */
static void values(const struct caching *p)
{
    struct hdl *h = p->h;
    const struct sizes *z = p->z;
    const struct rf *r = p->r;
    props_values_held(p);
    sig to = props_results_for(p), stays = hdl_not(props_of_unit(p, p->all.leaves, 1));
    hdl_rule(h, "RF-P6",
             "What was written to a register that is in the unit is held for it, unless "
             "the unit is given away.");
    hdl_assert(
        h, "RF-P6",
        implies(hdl_and(p->own, stays, hdl_any(p->here), hdl_any(p->reg.written)), hdl_any(to)));
    sig phys = props_of_unit(p, r->collect.slot.phys, z->nsrc * z->physw);
    hdl_for(h, "f_held_for", k, z->nsrc)
    {
        hdl_rule(h, "RF-P4", "The physical registers of what is held are those of its operands.");
        hdl_assert(h, "RF-P4",
                   implies(hdl_bit(p->next_named, k), hdl_eq(props_phys(p, phys, k), p->reg.reg)));
    }
}

/* A result that the unit must take is held for it, and reaches it unless an instruction may. */
static void result(struct caching *p)
{
    struct hdl *h = p->h;
    const struct sizes *z = p->z;
    const struct rf *r = p->r;
    sig held = hdl_reg_zero(h, "f_sent", 1, "accepted in the last cycle");
    sig away = hdl_and(props_of_unit(p, p->all.full, 1),
                       hdl_ne(props_of_unit(p, p->all.s_wid, z->widw), p->warp));
    hdl_next(held, hdl_and(p->sent, hdl_not(hdl_or(p->ends, away))));
    p->sent_near = props_later(p, "f_sent_near", p->sent_near);
    sig open = z->refill ? hdl_or(hdl_not(p->all.busy), r->dispatch.cand) : hdl_not(p->all.busy);
    sig turned = props_of_unit(p, hdl_and(p->all.full, open), 1);
    sig mask = props_of_unit(p, r->collect.results.mask, z->dports * z->lanes);
    sig at = hdl_low(props_of_unit(p, r->collect.results.near, z->dports), 1);
    sig to = props_results_for(p);
    hdl_rule(h, "RF-P2", "It reaches the first D port.");
    hdl_assert(h, "RF-P2",
               implies(hdl_and(held, hdl_not(turned)),
                       hdl_and(p->owns, hdl_bit(to, 0), hdl_all(hdl_low(mask, z->lanes)),
                               hdl_eq(at, p->sent_near))));
    if (r->collect.results.inv_valid) {
        hdl_rule(h, "RF-P7", "Or it invalidates, where an instruction may enter.");
        hdl_assert(h, "RF-P7",
                   implies(hdl_and(held, turned), hdl_any(hdl_bits(to, z->dports, z->wbw))));
    }
    p->sent = hdl_and(held, hdl_not(turned));
}

void props_regfile_slots(struct rf *r)
{
    struct caching *p = r->caching;
    contents(p);
    emptied(p);
    shared(p);
    units(p);
    blocked(p);
    values(p);
    result(p);
}
