/* Properties of regfile with caching collectors. An arbitrary register of an arbitrary warp is
 * followed: its physical register through the rows that the banks' own properties follow, its
 * copies in an arbitrary unit by their tag. What the instructions in the units are is known from
 * records of their issue; the surroundings' duties (RF-H1) are stated over these. */
#include "gen/blocks/regfile/props_ccu.h"

sig props_tag(const struct caching *p, sig s, unsigned i)
{
    return hdl_item(s, i, p->z->tagw);
}

sig props_named(const struct caching *p, sig regs, sig reg)
{
    return hdl_matches(regs, p->z->tagw, reg);
}

sig props_of_unit(const struct caching *p, sig items, hdl_width w)
{
    return hdl_at(items, w, p->unit);
}

struct caching_unit props_unit(const struct caching *p, unsigned c)
{
    const struct sizes *z = p->z;
    const struct caching_unit *all = &p->all;
    return (struct caching_unit){.busy = hdl_bit(all->busy, c),
                                 .owned = hdl_bit(all->owned, c),
                                 .wid = hdl_item(all->wid, c, z->widw),
                                 .src = hdl_item(all->src, c, z->nsrc),
                                 .ready = hdl_item(all->ready, c, z->nsrc),
                                 .valid = hdl_item(all->valid, c, z->ctn),
                                 .lock = hdl_item(all->lock, c, z->ctn),
                                 .near = hdl_item(all->near, c, z->ctn),
                                 .meta = hdl_item(all->meta, c, p->r->meta_w),
                                 .entry = hdl_item(all->entry, c, z->nsrc * z->ctn),
                                 .tag = hdl_item(all->tag, c, z->ctn * z->tagw),
                                 .pend = hdl_item(all->pend, c, z->nsrc),
                                 .held = hdl_bit(all->held, c),
                                 .full = hdl_bit(all->full, c),
                                 .leaves = hdl_bit(all->leaves, c),
                                 .s_wid = hdl_item(all->s_wid, c, z->widw),
                                 .s_src = hdl_item(all->s_src, c, z->nsrc),
                                 .s_reg = hdl_item(all->s_reg, c, z->nsrc * z->tagw),
                                 .f_busy = hdl_bit(all->f_busy, c),
                                 .f_wid = hdl_item(all->f_wid, c, z->widw),
                                 .f_src = hdl_item(all->f_src, c, z->nsrc),
                                 .f_reg = hdl_item(all->f_reg, c, z->nsrc * z->tagw)};
}

/* The wire "f_own_<name>": of the unit that is followed. */
static sig own(const struct caching *p, const char *name, sig items, hdl_width w)
{
    return hdl_wire(p->h, hdl_fmt(p->h, "f_own_%s", name), props_of_unit(p, items, w));
}

static sig inside(const struct caching *p, const char *name)
{
    return hdl_inside(p->r->collect.collector[0], HDL_ALL_LANES, name);
}

static void look_inside(struct caching *p)
{
    struct caching_unit *u = &p->all;
    u->busy = inside(p, "busy");
    u->owned = inside(p, "owned");
    u->wid = inside(p, "wid");
    u->src = inside(p, "src_valid");
    u->ready = inside(p, "ready");
    u->valid = inside(p, "valid");
    u->lock = inside(p, "lock");
    u->near = inside(p, "near");
    u->meta = inside(p, "meta");
    u->entry = inside(p, "entry");
    u->tag = inside(p, "ct[*].own_tag");
    u->pend = props_queued(p->r->banks.arbiter);
    const struct sizes *z = p->z;
    if (z->second_read) {
        u->looks = inside(p, "looks");
        u->number = inside(p, "second_tag");
        u->nothing = inside(p, "zero");
        u->second = inside(p, "found_place");
    }
    p->in = z->renames_late ? p->r->collect.given : p->r->collect.fresh;
    p->enters = z->renames_late ? p->r->collect.given.valid : p->r->select.gets;
    u->held = z->slots || z->renames_late ? hdl_zero(p->h, z->ncu) : p->r->collect.held;
    u->full = u->leaves = hdl_zero(p->h, z->ncu);
    u->s_wid = hdl_zero(p->h, z->ncu * z->widw);
    u->s_src = hdl_zero(p->h, z->ncu * z->nsrc);
    u->s_reg = hdl_zero(p->h, z->ncu * z->nsrc * z->tagw);
    p->starts = z->renames_late ? p->r->collect.given.unit : p->r->select.grant;
    if (!z->slots)
        return;
    const struct rf_given *s = &p->r->collect.slot;
    p->starts = p->r->collect.given.unit;
    u->full = s->unit;
    u->s_second = s->second.is;
    u->s_wid = s->wid;
    u->s_src = s->src;
    u->s_reg = s->reg;
    sig away[z->ncu];
    for (unsigned c = 0; c < z->ncu; c++)
        away[c] = hdl_and(hdl_bit(s->unit, c),
                          hdl_ne(hdl_item(s->wid, c, z->widw), hdl_item(u->wid, c, z->widw)));
    u->leaves = hdl_wire(p->h, "f_given_away", hdl_pack(z->ncu, away));
}

/* The instruction of every unit, from its issue to its dispatch. */
static void record(struct caching *p)
{
    struct hdl *h = p->h;
    const struct sizes *z = p->z;
    const struct rf *r = p->r;
    struct caching_unit *u = &p->all;
    sig gone = hdl_gate(rf_leaving(r), r->dispatch.disp_sel);
    u->f_busy = hdl_reg_zero(h, "f_busy", z->ncu, "issued to the unit");
    hdl_next(u->f_busy, hdl_or(p->starts, hdl_and(u->f_busy, hdl_not(gone))));
    u->f_wid = hdl_wire_later(h, "f_wid", z->ncu * z->widw);
    u->f_src = hdl_wire_later(h, "f_src", z->ncu * z->nsrc);
    u->f_reg = hdl_wire_later(h, "f_regs", z->ncu * z->nsrc * z->tagw);
    if (z->second_read)
        props_second_begins(p);
    hdl_for(h, "f_issued", c, z->ncu)
    {
        sig wid = hdl_reg(h, "f_its_wid", z->widw, NULL, "the warp of what was issued");
        sig src = hdl_reg(h, "f_its_src", z->nsrc, NULL, "its operands");
        sig reg = hdl_reg(h, "f_its_regs", z->nsrc * z->tagw, NULL, "their registers");
        struct caching_unit v = props_unit(p, c);
        hdl_when(hdl_bit(p->starts, c))
        {
            hdl_next(wid, z->slots ? v.s_wid : p->in.wid);
            hdl_next(src, z->slots ? v.s_src : p->in.src);
            hdl_next(reg, z->slots ? v.s_reg : p->in.reg);
        }
        if (z->second_read)
            props_second_of_unit(p, c, reg);
        hdl_assign_item(u->f_wid, c, wid);
        hdl_assign_item(u->f_src, c, src);
        hdl_assign_item(u->f_reg, c, reg);
    }
}

/* What the unit that is followed has. */
static void follow(struct caching *p)
{
    const struct sizes *z = p->z;
    const struct caching_unit *all = &p->all;
    p->one = (struct caching_unit){
        .busy = props_of_unit(p, all->busy, 1),
        .owned = props_of_unit(p, all->owned, 1),
        .wid = props_of_unit(p, all->wid, z->widw),
        .src = own(p, "src", all->src, z->nsrc),
        .ready = own(p, "ready", all->ready, z->nsrc),
        .valid = own(p, "valid", all->valid, z->ctn),
        .lock = props_of_unit(p, all->lock, z->ctn),
        .near = own(p, "near", all->near, z->ctn),
        .meta = props_of_unit(p, all->meta, p->r->meta_w),
        .entry = own(p, "entry", all->entry, z->nsrc * z->ctn),
        .tag = own(p, "tag", all->tag, z->ctn * z->tagw),
        .pend = own(p, "pend", all->pend, z->nsrc),
        .f_busy = props_of_unit(p, all->f_busy, 1),
        .f_wid = own(p, "wid", all->f_wid, z->widw),
        .f_src = own(p, "f_src", all->f_src, z->nsrc),
        .f_reg = own(p, "regs", all->f_reg, z->nsrc * z->tagw),
    };
}

/* ---- the surroundings ---- */

/* Write port i has a result for this register of this warp. */
static sig writes_to(const struct caching *p, unsigned i, sig wid, sig reg)
{
    const struct rf *r = p->r;
    return hdl_and(hdl_bit(r->write.valid, i),
                   hdl_eq(hdl_bits(r->write.wid, i * p->z->widw, p->z->widw), wid),
                   hdl_eq(props_tag(p, r->write.reg, i), reg));
}

sig props_phys(const struct caching *p, sig phys, unsigned i)
{
    return hdl_bits(phys, i * p->z->physw, p->z->physw);
}

static sig warp_bit(const struct caching *p, sig warps, sig wid)
{
    return hdl_any(hdl_and(warps, hdl_decode(wid, p->z->nw)));
}

/* A source of this instruction of a warp is written. */
static sig source_written(const struct caching *p, sig on, sig wid, sig src, sig regs)
{
    const struct sizes *z = p->z;
    const struct rf *r = p->r;
    sig port[z->wbw];
    for (unsigned i = 0; i < z->wbw; i++)
        port[i] =
            hdl_and(hdl_bit(r->write.valid, i), hdl_eq(hdl_item(r->write.wid, i, z->widw), wid),
                    hdl_any(hdl_and(src, props_named(p, regs, props_tag(p, r->write.reg, i)))));
    return hdl_and(on, hdl_or_n(z->wbw, port));
}

static void hazards(const struct caching *p)
{
    struct hdl *h = p->h;
    const struct sizes *z = p->z;
    const struct rf *r = p->r;
    hdl_rule(h, "RF-H1", "Duty: no read of a register with an outstanding write.");
    hdl_assume(h, "RF-H1", hdl_not(source_written(p, p->enters, p->in.wid, p->in.src, p->in.reg)));
    hdl_for(h, "f_hazard", c, z->ncu)
    {
        struct caching_unit u = props_unit(p, c);
        hdl_rule(h, "RF-H1", "Duty: no write to a source of an undispatched instruction.");
        hdl_assume(h, "RF-H1", hdl_not(source_written(p, u.f_busy, u.f_wid, u.f_src, u.f_reg)));
        if (z->slots)
            hdl_assume(h, "RF-H1", hdl_not(source_written(p, u.full, u.s_wid, u.s_src, u.s_reg)));
    }
    for (unsigned i = 0; i < z->wbw; i++) {
        for (unsigned j = 0; j < i; j++) {
            sig wid = hdl_bits(r->write.wid, j * z->widw, z->widw);
            sig same = writes_to(p, i, wid, props_tag(p, r->write.reg, j));
            sig both = hdl_and(hdl_bit(r->write.valid, i), hdl_bit(r->write.valid, j));
            hdl_rule(h, "RF-H1", "Duty: a register of a warp is one physical register, its own.");
            hdl_assume(h, "RF-H1",
                       implies(both, hdl_eq(same, hdl_eq(props_phys(p, r->write.phys, i),
                                                         props_phys(p, r->write.phys, j)))));
        }
    }
    if (z->second_read)
        props_second_drained(p);
    if (!r->io.exit)
        return;
    sig lives = hdl_wire_later(h, "f_unfinished", z->ncu);
    hdl_for(h, "f_ending", c, z->ncu)
    {
        struct caching_unit u = props_unit(p, c);
        sig its = hdl_and(u.f_busy, warp_bit(p, r->io.exit, u.f_wid));
        if (z->slots)
            its = hdl_or(its, hdl_and(u.full, warp_bit(p, r->io.exit, u.s_wid)));
        hdl_assign_bits(lives, c, its);
    }
    hdl_rule(h, "CCU-K1", "Duty: what a warp has issued is finished when it ends.");
    hdl_assume(h, "CCU-K1", hdl_none(lives));
    if (z->renames_late) {
        sig first = warp_bit(p, r->io.exit, r->stacks.issued_wid);
        sig second = warp_bit(p, r->io.exit, r->collect.given.wid);
        hdl_assume(h, "CCU-K1",
                   hdl_not(hdl_or(hdl_and(hdl_any(r->stacks.issued_unit), first),
                                  hdl_and(r->collect.given.valid, second))));
    }
}

/* rename.stage_extra: something of the warp is on its way to a unit. */
static sig on_the_way(const struct rf *r, sig wid)
{
    const struct rf_stacks *s = &r->stacks;
    return hdl_or(hdl_and(r->collect.given.valid, hdl_eq(r->collect.given.wid, wid)),
                  hdl_and(hdl_any(s->issued_unit), hdl_eq(s->issued_wid, wid)));
}

/* With register stacks: the warp is given registers. */
static sig given_registers(const struct caching *p)
{
    struct hdl *h = p->h;
    const struct rf *r = p->r;
    unsigned widw = p->z->widw;
    sig start = hdl_and(r->io.region_valid, hdl_eq(r->io.region_wid, p->warp));
    sig issued = hdl_and(r->select.gets, hdl_eq(r->collect.fresh.wid, p->warp));
    if (p->z->renames_late)
        issued = hdl_or(issued, on_the_way(r, p->warp));
    sig written = hdl_and(r->write.valid, hdl_matches(r->write.wid, widw, p->warp));
    hdl_rule(h, "RS-C2", "Duty: a warp is given registers when nothing of it is under way.");
    hdl_assume(h, "RS-C2", hdl_not(hdl_and(start, hdl_or(issued, hdl_any(written)))));
    sig began = hdl_reg_zero(h, "f_began", 1, "it was, in the last cycle");
    hdl_next(began, start);
    sig owns = hdl_and(p->all.owned, hdl_matches(p->all.wid, widw, p->warp));
    hdl_rule(h, "RS-C2", "Then it has no unit.");
    hdl_assert(h, "RS-C2", implies(began, hdl_none(owns)));
    return start;
}

/* The warp starts anew: from now on its registers may be others. */
static sig restart(const struct caching *p)
{
    struct hdl *h = p->h;
    const struct rf *r = p->r;
    if (r->renames)
        return given_registers(p);
    if (!r->io.launch_valid)
        return hdl_zero(h, 1);
    sig start = hdl_and(r->io.launch_valid, hdl_eq(r->io.launch_wid, p->warp));
    unsigned widw = p->z->widw;
    sig issued = hdl_and(r->io.issue, hdl_eq(r->io.sel_wid, p->warp));
    sig busy = hdl_and(p->all.f_busy, hdl_matches(p->all.f_wid, widw, p->warp));
    if (p->z->slots)
        busy = hdl_or(busy, hdl_and(p->all.full, hdl_matches(p->all.s_wid, widw, p->warp)));
    sig written = hdl_and(r->write.valid, hdl_matches(r->write.wid, widw, p->warp));
    sig last = hdl_or(issued, hdl_any(busy), hdl_any(written));
    if (r->io.exit) {
        sig lives = hdl_reg_zero(h, "f_lives", 1, "it has issued, and not ended");
        hdl_when(issued) hdl_next(lives, hdl_ones(h, 1));
        hdl_else_when(h, warp_bit(p, r->io.exit, p->warp)) hdl_next(lives, hdl_zero(h, 1));
        last = hdl_or(last, lives);
        sig owns = hdl_and(p->all.owned, hdl_matches(p->all.wid, widw, p->warp));
        hdl_rule(h, "CCU-K1", "Invariant: a unit belongs only to a warp that has not ended.");
        hdl_assert(h, "CCU-K1", implies(hdl_any(hdl_or(owns, busy)), lives));
    }
    hdl_rule(h, "RF-H1", "Duty: a warp starts when the last one in its slot is finished.");
    hdl_assume(h, "RF-H1", hdl_not(hdl_and(start, last)));
    return start;
}

/* D ports and then invalidations that reach the unit now with the pair's tag. */
sig props_results_for(const struct caching *p)
{
    const struct sizes *z = p->z;
    const struct rf_results *at = &p->r->collect.results;
    unsigned nd = z->dports;
    sig to = hdl_and(props_of_unit(p, at->valid, nd),
                     props_named(p, props_of_unit(p, at->reg, nd * z->tagw), p->tag));
    if (!at->inv_valid)
        return to;
    return hdl_cat(
        hdl_and(props_of_unit(p, at->inv_valid, z->wbw), props_named(p, at->inv_reg, p->tag)), to);
}

/* Whether the physical register is that of the pair: the first access says it, until the warp
 * starts anew. */
static void mapping(struct caching *p)
{
    struct hdl *h = p->h;
    const struct sizes *z = p->z;
    const struct rf *r = p->r;
    sig seen = hdl_reg_zero(h, "f_seen", 1, "the pair has been named");
    sig mine = hdl_reg(h, "f_mine", 1, NULL, "it is the register");
    sig by_issue = hdl_gate(hdl_and(p->enters, hdl_eq(p->in.wid, p->warp)),
                            hdl_and(p->in.src, props_named(p, p->in.reg, p->tag)));
    sig by_write = hdl_and(r->write.valid, hdl_matches(r->write.wid, z->widw, p->warp),
                           props_named(p, r->write.reg, p->tag));
    sig written = hdl_matches(r->write.phys, z->physw, p->reg.reg);
    sig found = hdl_matches(p->in.phys, z->physw, p->reg.reg);
    if (z->second_read) { /* what a number names */
        const struct caching_unit *u = &p->all;
        by_issue = hdl_cat(hdl_and(u->looks, u->f_busy, hdl_matches(u->f_wid, z->widw, p->warp),
                                   hdl_matches(u->number, z->tagw, p->tag)),
                           by_issue);
        found = hdl_cat(hdl_matches(u->second, z->physw, p->reg.reg), found);
    }
    sig access = hdl_wire(h, "f_access", hdl_cat(by_write, by_issue)), any = hdl_any(access);
    sig is = hdl_wire(h, "f_is_it", hdl_cat(written, found));
    sig anew = p->in.fresh ? hdl_and(p->enters, p->in.fresh, hdl_eq(p->in.wid, p->warp)) : NULL;
    p->mapped = hdl_wire(
        h, "f_mapped",
        hdl_mux(anew ? hdl_and(seen, hdl_not(anew)) : seen, mine, hdl_any(hdl_and(access, is))));
    sig other = hdl_xor(is, hdl_repeat(p->mapped, hdl_width_of(is)));
    hdl_rule(h, "RF-H1", "Duty: a register of a warp is one physical register.");
    hdl_assume(h, "RF-H1", hdl_none(hdl_and(access, other)));
    sig foreign = hdl_and(r->write.valid, written, hdl_not(by_write));
    hdl_rule(h, "RF-H1", "Duty: which is no other register's.");
    hdl_assume(h, "RF-H1", hdl_not(hdl_and(p->mapped, hdl_any(foreign))));
    hdl_next(mine, p->mapped);
    sig start = restart(p);
    if (anew)
        start = hdl_or(start, hdl_and(anew, hdl_not(any)));
    hdl_when(start) hdl_next(seen, hdl_zero(h, 1));
    hdl_else_when(h, any) hdl_next(seen, hdl_ones(h, 1));

    const struct caching_unit *u = &p->one;
    p->owns = hdl_wire(h, "f_owns", hdl_and(u->owned, hdl_eq(u->wid, p->warp)));
    sig name = hdl_gate(hdl_and(u->f_busy, hdl_eq(u->f_wid, p->warp)),
                        hdl_and(u->f_src, props_named(p, u->f_reg, p->tag)));
    p->here = hdl_wire(h, "f_here", hdl_and(u->valid, props_named(p, u->tag, p->tag)));
    sig kept = hdl_any(p->here);
    kept = hdl_or(kept, hdl_and(r->collect.late, hdl_any(props_results_for(p))));
    hdl_rule(h, "CCU-K1",
             "Invariant: a register that is in a unit was named since its warp started.");
    hdl_assert(h, "CCU-K1", implies(hdl_or(hdl_and(p->owns, kept), hdl_any(name)), seen));
    sig now = hdl_and(seen, mine);
    if (z->slots) {
        sig full = props_of_unit(p, p->all.full, 1);
        sig its = hdl_eq(props_of_unit(p, p->all.s_wid, z->widw), p->warp);
        sig next =
            hdl_and(props_of_unit(p, p->all.s_src, z->nsrc),
                    props_named(p, props_of_unit(p, p->all.s_reg, z->nsrc * z->tagw), p->tag));
        next = hdl_gate(hdl_and(full, its), next);
        hdl_rule(h, "CCU-K1", "Invariant: so was what waits in the slot.");
        hdl_assert(h, "CCU-K1", implies(hdl_any(next), seen));
        p->next_named = hdl_wire(h, "f_next_named", hdl_gate(now, next));
    }
    p->own = hdl_wire(h, "f_own", hdl_and(p->owns, now));
    p->named = hdl_wire(h, "f_named", hdl_gate(now, name));
}

/* ---- units and their instructions ---- */

/* Each entry that a unit waits for is queued once or in flight once, for one of the slots that have
 * it, and nothing else is. In a loop over the units. */
static void bookkeeping(const struct caching *p, unsigned c)
{
    const struct sizes *z = p->z;
    struct hdl *h = p->h;
    struct caching_unit u = props_unit(p, c);
    sig twice, asked = props_asked(h, z, p->r->banks.arbiter, c, &twice);
    sig needs = hdl_wire(h, "f_needs", hdl_gate(u.busy, u.src));
    sig waits = hdl_wire(h, "f_waits", hdl_and(needs, hdl_not(u.ready)));
    hdl_rule(h, "RF-M1", "What is queued or in flight is waited for, and there once.");
    hdl_assert(h, "RF-M1", hdl_and(hdl_none(twice), hdl_none(hdl_and(asked, hdl_not(waits)))));
    hdl_for(h, "f_entry", e, z->ctn)
    {
        sig of = hdl_wire_later(h, "f_slots_of", z->nsrc);
        hdl_for(h, "f_slot_of", k, z->nsrc)
            hdl_assign_bits(of, k, hdl_bit(u.entry, k * z->ctn + e));
        sig coming = hdl_and(asked, of), waited = hdl_any(hdl_and(waits, of));
        sig ready = hdl_any(hdl_and(needs, u.ready, of));
        hdl_rule(h, "RF-M1", "Invariant: an entry is read once, and ready for all its slots.");
        hdl_assert(h, "RF-M1", hdl_and(hdl_at_most_one(coming), hdl_not(hdl_and(waited, ready))));
        hdl_rule(h, "RF-M1", "What a unit waits for is queued or in flight.");
        hdl_assert(h, "RF-M1", hdl_eq(waited, hdl_any(coming)));
    }
}

/* The entry of each slot is one that has its register. In a loop over the units. */
static void entries(const struct caching *p, unsigned c)
{
    const struct sizes *z = p->z;
    struct hdl *h = p->h;
    struct caching_unit u = props_unit(p, c);
    sig tags = hdl_wire(h, "f_tags", u.tag);
    hdl_for(h, "f_slot_at", k, z->nsrc)
    {
        sig present = hdl_and(u.busy, hdl_bit(u.src, k)), entry = hdl_item(u.entry, k, z->ctn);
        hdl_rule(h, "RF-M1", "Invariant: a slot has one entry.");
        hdl_assert(h, "RF-M1", implies(present, hdl_one_hot(entry)));
        hdl_rule(h, "CCU-A3", "Invariant: the entry of a slot has its register.");
        hdl_assert(h, "CCU-A3",
                   implies(present, hdl_eq(hdl_at(tags, z->tagw, hdl_encode(entry)),
                                           props_tag(p, u.f_reg, k))));
    }
}

static void instructions(const struct caching *p)
{
    struct hdl *h = p->h;
    const struct sizes *z = p->z;
    bool private = params_is(p->r->p, "ccu_allocator.policy", "private");
    hdl_for(h, "f_unit_of", c, z->ncu)
    {
        struct caching_unit u = props_unit(p, c);
        hdl_rule(h, "RF-I1", "A unit is busy from the issue to the dispatch.");
        hdl_assert(h, "RF-I1", hdl_eq(u.f_busy, hdl_or(u.busy, u.held)));
        hdl_rule(h, "RF-I1", "It holds the instruction that was issued to it.");
        hdl_assert(h, "RF-I1",
                   implies(u.busy, hdl_and(hdl_eq(u.wid, u.f_wid), hdl_eq(u.src, u.f_src))));
        if (private) {
            hdl_rule(h, "CA-P1", "A unit belongs to its own warp.");
            hdl_assert(h, "CA-P1",
                       hdl_and(implies(u.owned, hdl_eq_const(u.wid, c)),
                               implies(u.f_busy, hdl_eq_const(u.f_wid, c))));
        }
        entries(p, c);
        bookkeeping(p, c);
        hdl_for_behind(h, "f_other", d, c, z->ncu)
        {
            struct caching_unit v = props_unit(p, d);
            hdl_rule(h, "CCU-I1", "At most one unit belongs to a warp.");
            sig both = hdl_and(u.owned, v.owned, hdl_eq(u.wid, v.wid));
            if (z->slots) /* RF-P6 */
                both = hdl_and(both, hdl_not(hdl_or(u.leaves, v.leaves)));
            hdl_assert(h, "CCU-I1", hdl_not(both));
        }
    }
}

/* The class of the unit's instruction. */
static void class_kept(struct caching *p)
{
    struct hdl *h = p->h;
    const struct sizes *z = p->z;
    const struct rf *r = p->r;
    sig busy = p->one.busy, kept = props_of_unit(p, inside(p, "op_class"), z->classes);
    p->class = hdl_reg(h, "f_class", z->classw, NULL, "class of the unit's instruction");
    hdl_when(props_of_unit(p, p->starts, 1))
        hdl_next(p->class, z->slots          ? props_of_unit(p, r->collect.slot.class, z->classw)
                           : z->renames_late ? r->collect.given.class
                                             : r->io.inst_class);
    hdl_rule(h, "RF-T2", "Duty: it is one of the classes.");
    hdl_assume(h, "RF-T2", hdl_any(hdl_decode(r->io.inst_class, z->classes)));
    hdl_rule(h, "RF-T2", "Invariant: one of them it stays.");
    hdl_assert(h, "RF-T2", implies(busy, hdl_any(hdl_decode(p->class, z->classes))));
    hdl_rule(h, "RF-T2", "Invariant: the unit has the class that was given.");
    hdl_assert(h, "RF-T2", implies(busy, hdl_eq(kept, hdl_decode(p->class, z->classes))));
    hdl_rule(h, "RF-T2", "It leaves with its instruction.");
    hdl_assert(
        h, "RF-T2",
        implies(props_of_unit(p, r->dispatch.disp_sel, 1), hdl_eq(r->io.disp_class, p->class)));
}

static void leaves(struct caching *p)
{
    struct hdl *h = p->h;
    const struct rf *r = p->r;
    sig meta = hdl_reg(h, "f_meta", r->meta_w, NULL, "metadata of the unit's instruction");
    hdl_when(props_of_unit(p, p->starts, 1))
        hdl_next(meta, p->z->slots          ? props_of_unit(p, r->collect.slot.meta, r->meta_w)
                       : p->z->renames_late ? r->collect.given.meta
                                            : r->io.inst_meta);
    hdl_rule(h, "RF-I1", "So does its metadata.");
    hdl_assert(h, "RF-I1", implies(p->one.busy, hdl_eq(p->one.meta, meta)));
    p->meta = meta;
    if (r->io.inst_class)
        class_kept(p);
    if (p->z->handover) {
        sig full = hdl_and(p->one.busy, hdl_not(props_of_unit(p, r->dispatch.take, 1)));
        hdl_rule(h, "RF-T1", "Only a unit that is free or gets free now is given away.");
        hdl_assert(h, "RF-T1", implies(full, hdl_not(props_of_unit(p, p->starts, 1))));
    }
    hdl_rule(h, "RF-D1", "What leaves is what was issued.");
    hdl_assert(h, "RF-D1",
               implies(props_of_unit(p, r->dispatch.disp_sel, 1),
                       hdl_and(r->io.disp_valid, hdl_eq(r->io.disp_wid, p->one.f_wid),
                               hdl_eq(r->io.disp_src_valid, p->one.f_src),
                               hdl_eq(r->io.disp_meta, meta))));
}

/* RF-C2 and RF-C3: what came in less what went out is inside. */
static void conservation(const struct caching *p)
{
    struct hdl *h = p->h;
    const struct sizes *z = p->z;
    const struct rf *r = p->r;
    unsigned bits = hdl_clog2(z->places + 1) + 1;
    sig full = hdl_popcount(hdl_or(p->all.busy, r->collect.held));
    if (z->slots)
        full = hdl_popcount(hdl_cat(p->all.full, p->all.busy));
    sig inside = hdl_reg_zero(h, "f_inside", bits, "issued - dispatched");
    hdl_next(inside, hdl_sub(hdl_add(inside, hdl_extend(r->select.gets, bits)),
                             hdl_extend(rf_leaving(r), bits)));
    hdl_rule(h, "RF-C2", "issued = dispatched + busy units, one that is held included.");
    hdl_assert(h, "RF-C2", hdl_eq(inside, hdl_extend(full, bits)));
    bits = hdl_clog2(z->ncu * z->nsrc + 1) + 1;
    sig asked = hdl_popcount(hdl_gate(r->collect.given.valid, r->collect.asked));
    sig hits = hdl_popcount(
        hdl_gate(r->collect.given.valid, hdl_and(r->collect.asked, hdl_not(r->collect.push_src))));
    sig reads = hdl_popcount(bank_reads(z, r->banks.bank_en, r->banks.bank_we));
    bits = hdl_bits_of(reads) > bits ? hdl_bits_of(reads) : bits;
    sig left = hdl_reg_zero(h, "f_requests_left", bits, "modulo");
    sig more = hdl_sub(hdl_extend(asked, bits), hdl_extend(hits, bits));
    if (z->second_read)
        more = hdl_add(more, hdl_extend(hdl_popcount(r->collect.again_valid), bits));
    hdl_next(left, hdl_sub(hdl_add(left, more), hdl_extend(reads, bits)));
    hdl_rule(h, "RF-C3", "operand requests = cache hits + bank reads + queued reads.");
    hdl_assert(h, "RF-C3", hdl_eq(left, hdl_extend(hdl_popcount(p->all.pend), bits)));
}

/* ---- values ---- */

/* The entries of the unit. */
static void copies(const struct caching *p)
{
    struct hdl *h = p->h;
    const struct sizes *z = p->z;
    const struct caching_unit *u = &p->one;
    hdl_width w = p->reg.lane_w;
    sig word = own(p, "words", inside(p, "f_words"), hdl_times(w, z->ctn));
    sig slots = hdl_gate(u->busy, hdl_and(u->src, hdl_not(u->ready)));
    sig waits = hdl_wire(h, "f_own_waits", hdl_select(slots, u->entry, z->ctn));
    sig current = hdl_and(p->own, p->known), kept = p->here;
    if (z->slots) /* RF-P6 */
        kept = hdl_and(
            kept, hdl_or(u->lock, hdl_repeat(hdl_not(props_of_unit(p, p->all.leaves, 1)), z->ctn)));
    hdl_for(h, "f_copy", e, z->ctn)
    {
        sig there = hdl_and(current, hdl_bit(kept, e), hdl_not(hdl_bit(waits, e)));
        hdl_rule(h, "CCU-I4", "A valid entry that is not waiting equals the register file.");
        hdl_assert(h, "CCU-I4", implies(there, hdl_eq(hdl_item(word, e, w), p->value)));
    }
}

/* An operand that is the pair: queued, in flight, delivered. */
static void operands(const struct caching *p)
{
    struct hdl *h = p->h;
    const struct sizes *z = p->z;
    const struct rf *r = p->r;
    sig want = hdl_reg(h, "f_want", p->reg.lane_w, NULL, "the register when it was issued");
    sig sure = hdl_reg_zero(h, "f_sure", 1, "it was known then");
    hdl_when(props_of_unit(p, p->starts, 1))
    {
        hdl_next(want, p->reg.value);
        hdl_next(sure, p->reg.known);
    }
    if (z->second_read)
        hdl_else_when(h, props_of_unit(p, p->all.looks, 1))
        {
            hdl_next(want, p->reg.value);
            hdl_next(sure, p->reg.known);
        }
    sig kept = hdl_and(p->reg.known, hdl_eq(want, p->reg.value));
    hdl_rule(h, "CCU-I10", "Invariant: a source keeps its value until it is dispatched.");
    hdl_assert(h, "CCU-I10", implies(hdl_and(hdl_any(p->named), sure), kept));
    if (z->slots) {
        hdl_rule(h, "CCU-I10", "Invariant: nor was it written in the last cycle.");
        hdl_assert(h, "CCU-I10", hdl_not(hdl_and(hdl_any(p->named), p->reg.written)));
    }
    sig from = hdl_wire(h, "f_from", props_of_unit(p, r->banks.rd_sel, z->nbank));
    sig slot = z->nsrc > 1 ? hdl_decode(props_of_unit(p, r->banks.s_slot, z->slotw), z->nsrc)
                           : hdl_ones(h, 1);
    sig due = hdl_any(hdl_and(slot, p->named));
    sig right =
        implies(p->reg.known, hdl_eq(props_read(&p->reg, r->banks.bank_rdata), p->reg.value));
    hdl_rule(h, "RF-M2", "Invariant: what arrives for a source is the register.");
    hdl_assert(
        h, "RF-M2",
        implies(hdl_and(due, hdl_any(from)), hdl_and(hdl_eq(from, props_bank(&p->reg)), right)));
    sig goes = hdl_and(props_of_unit(p, r->dispatch.disp_sel, 1), sure);
    if (z->second_read)
        goes = hdl_and(goes, hdl_not(props_of_unit(p, p->all.nothing, 1)));
    sig phys = hdl_inside(r->banks.arbiter, 0, "collector[*].slot[*].phys");
    phys = own(p, "phys", phys, z->nsrc * z->physw);
    sig out = props_in_lane(&p->reg, "f_out", r->io.disp_data, z->nsrc);
    hdl_for(h, "f_operand", k, z->nsrc)
    {
        sig mine = hdl_bit(p->named, k), queued = hdl_and(mine, hdl_bit(p->one.pend, k));
        hdl_rule(h, "RF-M1", "What is queued for a source is its register.");
        hdl_assert(h, "RF-M1", implies(queued, hdl_eq(hdl_item(phys, k, z->physw), p->reg.reg)));
        sig it = hdl_item(out, k, p->reg.lane_w);
        hdl_rule(h, "CCU-I10", "A delivered operand equals the register file, as it was at issue.");
        hdl_assert(h, "CCU-I10", implies(hdl_and(goes, mine), hdl_eq(it, want)));
    }
}

sig props_later(const struct caching *p, const char *name, sig now)
{
    if (now == hdl_ones(p->h, 1))
        return now;
    return hdl_delay(p->h, name, now, "in the last cycle");
}

/* A result that the unit must take. */
static void deliver(struct caching *p)
{
    struct hdl *h = p->h;
    const struct sizes *z = p->z;
    const struct rf *r = p->r;
    bool filter = params_int(r->p, "write_filter.enable") != 0;
    sig want[z->wbw], hint[z->wbw], lower = hdl_zero(h, 1);
    for (unsigned i = 0; i < z->wbw; i++) {
        hint[i] = hdl_bit(r->write.near, i);
        sig may = hdl_and(hdl_bit(r->write.valid, i), hdl_bit(r->write.ready, i),
                          hdl_eq(hdl_bits(r->write.wid, i * z->widw, z->widw), p->warp));
        if (filter)
            may = hdl_and(may, hint[i]);
        want[i] = hdl_and(may, hdl_not(lower), writes_to(p, i, p->warp, p->tag),
                          hdl_all(hdl_bits(r->write.mask, i * z->lanes, z->lanes)));
        lower = hdl_or(lower, may);
    }
    p->sent = hdl_and(p->owns, hdl_or_n(z->wbw, want));
    p->sent_near = filter ? hdl_ones(h, 1) : hdl_and_or(z->wbw, want, hint);
    p->given = props_of_unit(p, r->collect.given.unit, 1);
    p->ends = r->io.exit ? warp_bit(p, r->io.exit, p->warp) : hdl_zero(h, 1);
}

/* Where it is one cycle later, besides its value. */
static void delivered(const struct caching *p)
{
    struct hdl *h = p->h;
    const struct sizes *z = p->z;
    const struct rf *r = p->r;
    sig sent = p->sent, open = hdl_any(hdl_not(p->one.lock));
    if (z->dports > 1) /* a further one may take the entry again */
        sent =
            hdl_and(sent, hdl_none(hdl_bits(props_of_unit(p, r->collect.results.valid, z->dports),
                                            1, z->dports - 1)));
    sig stored = hdl_reg_zero(h, "f_stored", 1, "it reached the unit");
    sig is_near = props_later(p, "f_stored_near", p->sent_near);
    hdl_next(stored, hdl_and(sent, hdl_not(p->given), hdl_not(p->ends), open));
    hdl_rule(h, "RF-M3", "The owner's first result, of all lanes and near, is in the unit.");
    hdl_assert(h, "RF-M3",
               implies(stored, hdl_and(hdl_any(p->here),
                                       hdl_eq(hdl_any(hdl_and(p->here, p->one.near)), is_near))));
}

/* A unit leaves after at most so many cycles in which no bank is written and the dispatch port is
 * ready: each of them takes away a read that is queued ahead, a cycle of a read in flight, or a
 * unit that is dispatched before it. */
static void progress(const struct caching *p)
{
    struct hdl *h = p->h;
    const struct sizes *z = p->z;
    const struct rf *r = p->r;
    unsigned limit = z->ncu * z->nsrc + z->rf_lat + z->ncu + 1, bits = hdl_clog2(limit + 1) + 1;
    sig first = hdl_wire_later(h, "f_ahead", z->ncu), mine = p->one.busy;
    sig reads = hdl_wire_later(h, "f_reads_ahead", z->ncu * z->nsrc), flight = hdl_zero(h, bits);
    sig unit = hdl_wire(h, "f_unit_bit", hdl_decode(p->unit, z->ncu));
    hdl_for(h, "f_before", c, z->ncu)
    {
        sig older = hdl_wire(h, "f_older_than", hdl_item(r->select.older, c, z->ncu));
        sig ahead = hdl_wire(h, "f_is_ahead", hdl_at(older, 1, p->unit));
        hdl_assign_bits(first, c, ahead);
        hdl_assign_item(
            reads, c, hdl_gate(hdl_or(ahead, hdl_bit(unit, c)), hdl_item(p->all.pend, c, z->nsrc)));
    }
    for (unsigned t = z->rf_lat; t > 0; t--) {
        sig all = hdl_inside(r->banks.arbiter, 0, hdl_fmt(h, "in_flight_%u", t));
        flight = hdl_mux(hdl_any(props_of_unit(p, all, z->nbank)),
                         hdl_const(h, bits, z->rf_lat - t + 1), flight);
    }
    flight = hdl_mux(hdl_any(p->one.pend), hdl_const(h, bits, z->rf_lat), flight);
    bool holds = z->classes == 1;
    sig hold = holds ? hdl_inside(r->dispatch.dispatcher, 0, "hold_0") : hdl_zero(h, z->ncu);
    sig later = hdl_any(hdl_and(hold, hdl_not(hdl_or(first, unit))));
    later = hdl_or(later, hdl_not(props_of_unit(p, r->dispatch.cand, 1)));
    sig before = hdl_popcount(hdl_and(first, p->all.busy));
    sig waited = hdl_reg_zero(h, "f_waited", bits, "such cycles");
    sig left = hdl_add(hdl_add(hdl_extend(hdl_popcount(reads), bits), flight),
                       hdl_add(hdl_extend(before, bits), hdl_extend(later, bits)));
    sig over = hdl_not(mine);
    if (z->handover)
        over = hdl_or(over, props_of_unit(p, r->dispatch.take, 1));
    hdl_when(over) hdl_next(waited, hdl_zero(h, bits));
    hdl_else_when(h, hdl_and(hdl_none(r->banks.bank_we), hdl_all(r->io.disp_ready)))
        hdl_next(waited, hdl_inc(waited));
    hdl_rule(h, "CCU-I9", hdl_fmt(h, "A busy unit is dispatched within %u such cycles.", limit));
    hdl_assert(h, "CCU-I9", implies(mine, hdl_lt(waited, hdl_const(h, bits, limit))));
    hdl_rule(h, "CCU-I9", "Invariant: each such cycle takes away something that is ahead.");
    hdl_assert(h, "CCU-I9",
               implies(mine, hdl_lt(hdl_add(waited, left), hdl_const(h, bits, limit))));
}

void props_regfile_ccu(struct rf *r)
{
    struct hdl *h = r->h;
    const struct sizes *z = &r->z;
    struct caching p = {.h = h, .z = z, .r = r, .reg = {.h = h, .z = z}};
    p.unit = props_arbitrary(h, "RF-I2", "f_unit", z->ncu, "an arbitrary unit");
    p.warp = props_symbol(h, "f_warp", z->widw, "an arbitrary warp");
    p.tag = props_symbol(h, "f_tag", z->tagw, "an arbitrary register of it");
    p.reg.reg = props_symbol(h, "f_reg", z->physw, "an arbitrary physical register");
    look_inside(&p);
    record(&p);
    follow(&p);
    hazards(&p);
    mapping(&p);
    instructions(&p);
    leaves(&p);
    conservation(&p);
    props_shadow(&p.reg, r);
    props_lanes(&p.reg, r->collect.collector);
    props_written(&p.reg, r);
    p.value = hdl_mux(r->collect.late, p.reg.was, p.reg.value);
    p.known = hdl_mux(r->collect.late, p.reg.had, p.reg.known);
    copies(&p);
    operands(&p);
    deliver(&p);
    r->caching = &p;
    rf_run(r, RF_FOLLOWED);
    rf_run(r, RF_VALUE);
    delivered(&p);
    if (params_is(r->p, "dispatcher.policy", "oldest") && !z->second_read) /* which starts anew */
        progress(&p);
    r->caching = NULL;
}
