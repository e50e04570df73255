/* Part of the composition: a slot in front of each caching collector, in which the next instruction
 * waits until the collector is free. Who gives collectors away looks at the slots alone. */
#include "gen/blocks/regfile/regfile.h"

#include "gen/blocks/regfile/props_regfile.h"

static bool present(const struct params *p)
{
    return params_is(p, "regfile.collector", "ccu") && params_int(p, "regfile.issue_stage") == 2;
}

static void children(struct rf *r)
{
    r->select.in_front = true;
}

static void wires(struct rf *r)
{
    struct hdl *h = r->h;
    const struct sizes *z = &r->z;
    struct rf_given *s = &r->collect.slot;
    s->unit = hdl_wire_later(h, "slot_full", z->ncu);
    s->wid = hdl_wire_later(h, "slot_wid", z->ncu * z->widw);
    s->meta = hdl_wire_later(h, "slot_meta", hdl_times(r->meta_w, z->ncu));
    if (z->classes > 1)
        s->class = hdl_wire_later(h, "slot_class", z->ncu * z->classw);
    s->src = hdl_wire_later(h, "slot_src_valid", z->ncu * z->nsrc);
    if (!z->phys_tags)
        s->reg = hdl_wire_later(h, "slot_reg", z->ncu * z->nsrc * z->tagw);
    s->near = hdl_wire_later(h, "slot_near", z->ncu * z->nsrc);
    s->phys = hdl_wire_later(h, "slot_phys", z->ncu * z->nsrc * z->physw);
    if (z->phys_tags)
        s->reg = s->phys;
    if (r->collect.fresh.fresh)
        s->fresh = hdl_wire_later(h, "slot_fresh", z->ncu);
    rf_second_slots(r);
    r->select.seen.free = hdl_wire_later(h, "slot_empty", z->ncu);
    r->collect.look_src = hdl_wire_later(h, "look_src_valid", z->ncu * z->nsrc);
    r->collect.look_reg = hdl_wire_later(h, "look_reg", z->ncu * z->nsrc * z->tagw);
}

/* Of the units that are complete with an instruction in their slot, the one allocated first. */
static sig eldest(struct rf *r, sig waits)
{
    const struct sizes *z = &r->z;
    sig first[z->ncu];
    for (unsigned c = 0; c < z->ncu; c++) {
        sig before[z->ncu];
        for (unsigned i = 0; i < z->ncu; i++)
            before[i] = i == c
                            ? hdl_zero(r->h, 1)
                            : hdl_and(hdl_bit(waits, i), hdl_bit(r->select.older, i * z->ncu + c));
        first[c] = hdl_and(hdl_bit(waits, c), hdl_not(hdl_or_n(z->ncu, before)));
    }
    return hdl_pack(z->ncu, first);
}

/* The slot that may be emptied in this cycle: there is one port for requests to the banks, and
 * which units are taken is known late. */
static sig chosen(struct rf *r)
{
    struct hdl *h = r->h;
    sig open = hdl_wire(h, "slot_open", hdl_and(r->collect.slot.unit, r->select.free));
    hdl_rule(h, "RF-P5", "Slots of free units come first, the lowest before the others.");
    sig first = hdl_first(open);
    if (!r->z.refill)
        return first;
    sig waits = hdl_wire(h, "slot_waits", hdl_and(r->collect.slot.unit, r->dispatch.cand));
    hdl_rule(h, "RF-P5", "Then that of the complete unit that was allocated first.");
    return hdl_mux(hdl_any(open), first, hdl_wire(h, "slot_next", eldest(r, waits)));
}

sig rf_slot_keep(struct rf *r, sig full, sig all, unsigned c, const char *name, sig in,
                 const char *doc)
{
    hdl_width w = hdl_width_of(in);
    sig q = hdl_reg(r->h, name, w, NULL, doc);
    hdl_when(hdl_not(full)) hdl_next(q, in);
    hdl_assign_item(all, c, q);
    return q;
}

static void slot(struct rf *r, sig go, unsigned c)
{
    struct hdl *h = r->h;
    struct rf_given *s = &r->collect.slot;
    const struct rf_given *in = &r->collect.fresh;
    sig full = hdl_reg_zero(h, "full", 1, "the slot holds an instruction");
    sig room = hdl_reg(h, "room", 1, hdl_ones(h, 1), "the same for the allocator: it holds none");
    hdl_rule(h, "RF-P4", "A slot is filled on issue, and emptied into its unit.");
    hdl_next(full, hdl_mux(full, hdl_not(hdl_bit(go, c)), hdl_bit(r->select.grant, c)));
    hdl_next(room, hdl_mux(full, hdl_bit(go, c), hdl_not(hdl_bit(r->select.grant, c))));
    hdl_assign_bits(r->select.seen.free, c, room);
    hdl_assign_bits(s->unit, c, full);
    rf_slot_keep(r, full, s->wid, c, "next_wid", in->wid, "its warp");
    rf_slot_keep(r, full, s->meta, c, "next_meta", in->meta, "metadata");
    if (s->class)
        rf_slot_keep(r, full, s->class, c, "next_class", in->class, "class");
    sig src = rf_slot_keep(r, full, s->src, c, "next_src_valid", in->src, "source operands");
    sig reg = NULL;
    if (s->reg != s->phys)
        reg =
            rf_slot_keep(r, full, s->reg, c, "next_reg", in->reg, "their architectural registers");
    rf_slot_keep(r, full, s->near, c, "next_near", in->near, "their reuse is near");
    sig phys = rf_slot_keep(r, full, s->phys, c, "next_phys", in->phys, "their physical registers");
    if (s->fresh)
        rf_slot_keep(r, full, s->fresh, c, "next_fresh", in->fresh, "names have changed");
    rf_second_slot(r, full, c);
    hdl_rule(h, "RF-P3", "Looked up is what is in the slot, or what may come there in this cycle.");
    hdl_assign_item(r->collect.look_src, c, hdl_mux(full, src, in->src));
    hdl_assign_item(r->collect.look_reg, c, hdl_mux(full, reg ? reg : phys, in->reg));
}

/* What enters a unit in this cycle; each unit has its own slot's, the bus is for the arbiter. */
static void give(struct rf *r, sig go, sig bus)
{
    struct hdl *h = r->h;
    const struct sizes *z = &r->z;
    struct rf_given *g = &r->collect.given, *s = &r->collect.slot;
    g->unit = go;
    g->valid = hdl_any(go);
    g->wid = hdl_select(bus, s->wid, z->widw);
    g->src = hdl_select(bus, s->src, z->nsrc);
    g->phys = hdl_wire(h, "entering_phys", hdl_select(bus, s->phys, z->nsrc * z->physw));
    g->reg = g->near = g->meta = g->class = g->fresh =
        NULL; /* nobody needs these of the one that enters */
}

static void see(struct rf *r)
{
    struct hdl *h = r->h;
    hdl_rule(h, "RF-P4", "Scheduler and allocator see a unit as free while its slot is empty.");
    rf_owners_ahead(r, r->collect.slot.unit);
    if (r->collect.any_valid)
        r->select.seen.any_valid =
            hdl_wire(h, "any_valid_seen", hdl_and(r->collect.any_valid, r->select.seen.free));
    if (params_is(r->p, "warp_scheduler.policy", "malekeh") &&
        params_int(r->p, "malekeh_scheduler.retry"))
        r->select.seen.blocked =
            hdl_reg_zero(h, "blocked", r->z.nw, "the slot of its unit is full");
}

/* MS-R1 from a register: the scheduler starts with it, and everything else follows the scheduler.
 */
static void block(struct rf *r)
{
    struct hdl *h = r->h;
    const struct sizes *z = &r->z;
    if (!r->select.seen.blocked)
        return;
    sig left[z->ncu];
    for (unsigned c = 0; c < z->ncu; c++)
        left[c] = hdl_gate(hdl_bit(r->collect.given.unit, c),
                           hdl_decode(hdl_bits(r->collect.slot.wid, c * z->widw, z->widw), z->nw));
    hdl_rule(h, "RF-P8", "A warp is not selected from its issue until its slot is empty.");
    hdl_next(r->select.seen.blocked,
             hdl_or(hdl_gate(r->select.gets, r->select.sel),
                    hdl_and(r->select.seen.blocked, hdl_not(hdl_or_n(z->ncu, left)))));
}

/* Units that may be given an instruction in this cycle; which of them is, is known later. */
static sig may_enter(struct rf *r)
{
    sig open = r->z.refill ? hdl_or(r->select.free, r->dispatch.cand) : r->select.free;
    return hdl_wire(r->h, "may_enter", hdl_and(hdl_not(r->select.seen.free), open));
}

/* An allocation meets no result: what comes for a unit that may be given an instruction is not
 * stored, it invalidates. */
static void turn_away(struct rf *r)
{
    struct hdl *h = r->h;
    const struct sizes *z = &r->z;
    struct rf_results *q = &r->collect.results;
    sig may = may_enter(r), valid[z->ncu], inv[z->ncu];
    sig sent = NULL;
    if (q->inv_valid) {
        sent = hdl_reg(h, "held_d_port", z->ncu * z->wbw, NULL, "[c][i] a D port took the result");
        sig from[z->ncu];
        for (unsigned c = 0; c < z->ncu; c++) {
            sig port[z->dports];
            for (unsigned j = 0; j < z->dports; j++)
                port[j] = hdl_bits(r->banks.d_sel, (c * z->dports + j) * z->wbw, z->wbw);
            from[c] = hdl_or_n(z->dports, port);
        }
        hdl_next(sent, hdl_pack(z->ncu, from));
    }
    for (unsigned c = 0; c < z->ncu; c++) {
        sig held = hdl_bits(q->valid, c * z->dports, z->dports);
        valid[c] = hdl_gate(hdl_not(hdl_bit(may, c)), held);
        if (sent)
            inv[c] = hdl_or(hdl_bits(q->inv_valid, c * z->wbw, z->wbw),
                            hdl_gate(hdl_and(hdl_bit(may, c), hdl_any(held)),
                                     hdl_bits(sent, c * z->wbw, z->wbw)));
    }
    hdl_rule(h, "RF-P7", "A unit that may be given an instruction stores no result.");
    q->valid = hdl_wire(h, "d_valid_in", hdl_pack(z->ncu, valid));
    hdl_rule(h, "RF-P7", "It invalidates.");
    if (sent)
        q->inv_valid = hdl_wire(h, "inv_valid_in", hdl_pack(z->ncu, inv));
}

static void hold(struct rf *r)
{
    struct hdl *h = r->h;
    const struct sizes *z = &r->z;
    r->ahead = 1;
    r->text.inside = "busy collectors + slots";
    hdl_group(h, "Slots");
    wires(r);
    sig bus = hdl_wire(h, "slot_chosen", chosen(r)), ready = r->select.free;
    if (z->refill)
        ready = hdl_or(ready, r->dispatch.take);
    hdl_rule(h, "RF-P5", "It is emptied if the unit is free, or taken in this cycle.");
    sig go = hdl_wire(h, "enters", hdl_and(bus, ready));
    hdl_each(h, "slot", c, "NCU") slot(r, go, c);
    r->collect.held = r->collect.slot.unit;
    give(r, go, bus);
    see(r);
    sig next[z->ncu];
    for (unsigned c = 0; c < z->ncu; c++)
        next[c] = hdl_bits(r->collect.slot.wid, c * z->widw, z->widw);
    rf_hold_results(r, next);
    turn_away(r);
}

/* What the units look up before they are given it: the slot's, or what may come there now. */
static void look_up(struct rf *r)
{
    const struct sizes *z = &r->z;
    unsigned c = r->at;
    hdl_bind(r->collect.collector[c], "look_src_valid", hdl_item(r->collect.look_src, c, z->nsrc));
    hdl_bind(r->collect.collector[c], "look_reg",
             hdl_item(r->collect.look_reg, c, z->nsrc * z->tagw));
}

const struct rf_part rf_part_slots = {
    .name = "slots",
    .present = present,
    .hook = {[RF_CHILDREN] = children,
             [RF_GIVE] = hold,
             [RF_SELECT] = block,
             [RF_UNIT] = look_up,
             [RF_FOLLOWED] = props_regfile_slots},
};
