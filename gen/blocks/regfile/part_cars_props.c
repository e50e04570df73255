/* Properties of register stacks in the composition, whatever frame_ctl says: it is proven by
 * itself, and any outputs stand in its place. */
#include "gen/blocks/core/props_rename.h"
#include "gen/blocks/regfile/props_ccu.h"
#include "gen/blocks/regfile/props_ocu.h"

/* Of three warps, one is the oldest: else the winner of those that are ready might be none. */
static void no_circles(const struct rf *r)
{
    struct hdl *h = r->h;
    unsigned n = r->z.nw;
    sig before = hdl_inside(r->select.scheduler[0], 0, "launched_before");
    hdl_unused(before); /* a pair stands in the row of its lower warp */
    hdl_each(h, "f_lower", i, "NW")
    {
        hdl_each_behind(h, "f_higher", j, i, "NW")
        {
            sig a = hdl_bits(before, i * n, n), b = hdl_bits(before, j * n, n);
            sig older = hdl_and(b, hdl_not(a));
            sig younger = hdl_and(a, hdl_not(b), hdl_ones_from(h, n, j + 1));
            hdl_rule(h, "RS-H1", "Invariant: the launch order has no circles.");
            hdl_assert(h, "RS-H1", hdl_none(hdl_mux(hdl_bit(before, i * n + j), older, younger)));
        }
    }
}

static void issued(const struct rf *r)
{
    struct hdl *h = r->h;
    const struct rf_stacks *s = &r->stacks;
    sig uop = r->io.uop_valid, left = r->caches ? r->select.gets : hdl_bit(r->select.avail, 0);
    left = s->front.room ? s->front.room : left;
    if (!r->caches && r->z.ages && r->z.nw > 1)
        no_circles(r);
    hdl_rule(h, "RS-H1", "A warp that is held is not issued.");
    hdl_assert(h, "RS-H1", implies(r->io.issue, hdl_not(hdl_at(r->io.hold, 1, r->io.sel_wid))));
    hdl_rule(h, "RS-I1", "The same warp in both forms.");
    hdl_assert(h, "RS-I1",
               hdl_eq(r->io.sel, hdl_gate(r->io.sel_valid, hdl_decode(r->io.sel_wid, r->z.nw))));
    hdl_rule(h, "RS-I1", "Issued iff it may, and nothing else takes the cycle.");
    hdl_assert(h, "RS-I1",
               hdl_eq(r->io.issue, hdl_and(r->io.sel_valid, left, s->op_ready, hdl_not(uop),
                                           hdl_not(s->writes))));
    hdl_rule(h, "RS-U1", "A micro-operation is given a collector iff one is left.");
    hdl_assert(h, "RS-U1", hdl_eq(r->io.uop_issue, hdl_and(uop, left)));
}

static sig last(struct hdl *h, const char *name, sig s)
{
    return hdl_delay_zero(h, name, s, "a cycle ago");
}

/* rename.stage_extra with operand collectors. Of four numbers that follow each other, counted
 * round, one stands for an instruction: it is followed from where it enters to where it leaves. */
static void given_in_turn(const struct rf *r)
{
    struct hdl *h = r->h;
    const struct rf_front *f = &r->stacks.front;
    const struct rf_given *g = &r->collect.given;
    unsigned n = r->z.front;
    sig count = hdl_zero(h, 3);
    for (unsigned i = 0; i < n; i++) {
        count = hdl_add(count, hdl_extend(f->full[i], 3));
        if (!i)
            continue;
        hdl_rule(h, "RS-E2", "Invariant: no place is left out.");
        hdl_lemma(h, "RS-E2", implies(f->full[i], f->full[i - 1]));
    }
    sig uop = last(h, "f_uop_1", r->io.uop_issue);
    sig spill = last(h, "f_spill_1", hdl_not(r->io.uop_fill));
    sig reg = last(h, "f_uop_phys_1", r->io.uop_phys);
    sig asked = last(h, "f_src_1", r->io.inst_src_valid);
    if (r->z.nsrc > 1)
        spill = hdl_extend(spill, r->z.nsrc);
    sig which = hdl_any_const(h, "f_which", 2, "number of the one that is followed");
    sig in = hdl_reg_zero(h, "f_entered", 2, "how many have entered, modulo 4");
    sig out = hdl_reg_zero(h, "f_left", 2, "how many have left, modulo 4");
    sig src = hdl_reg(h, "f_its_src", r->z.nsrc, NULL, "its source operands");
    sig phys = hdl_reg(h, "f_its_phys", hdl_width_of(g->phys), NULL, "its registers");
    sig kind = hdl_reg(h, "f_its_uop", 1, NULL, "it is a micro-operation");
    hdl_when(f->enters)
    {
        hdl_next(in, hdl_inc(in));
        hdl_when(hdl_eq(in, which))
        {
            hdl_next(kind, uop);
            hdl_next(src, hdl_mux(uop, spill, asked));
            hdl_next(phys, hdl_mux(uop, hdl_fit(reg, hdl_bits_of(g->phys)), r->io.phys_src));
        }
    }
    hdl_when(f->leaves) hdl_next(out, hdl_inc(out));
    hdl_rule(h, "RS-E2", "Invariant: as many wait as have entered and not left.");
    hdl_lemma(h, "RS-E2", hdl_eq(hdl_low(count, 2), hdl_sub(in, out)));
    hdl_rule(h, "RS-E2", "Nothing enters without a place, and what leaves is there.");
    hdl_assert(
        h, "RS-E2",
        hdl_and(implies(f->enters, hdl_not(f->full[n - 1])), implies(f->leaves, f->full[0])));
    for (unsigned i = 0; i < n; i++) {
        sig here = hdl_and(f->full[i], hdl_eq(hdl_add_const(out, i), which));
        sig p = f->at_phys[i], q = f->at_src[i], w = r->z.physw ? hdl_low(phys, r->z.physw) : phys;
        hdl_rule(h, "RS-R1",
                 "An instruction waits with its registers as they were renamed; RS-U1: a "
                 "micro-operation with its own.");
        hdl_lemma(
            h, "RS-R1",
            implies(here, hdl_and(hdl_eq(q, src), hdl_mux(kind, hdl_eq(hdl_low(p, r->z.physw), w),
                                                          hdl_eq(p, phys)))));
    }
    hdl_rule(h, "RS-R1", "And so it is given.");
    hdl_assert(h, "RS-R1",
               implies(hdl_and(f->leaves, hdl_eq(out, which), hdl_not(kind)),
                       hdl_and(hdl_eq(g->src, src), hdl_eq(g->phys, phys))));
    hdl_rule(h, "RS-U1", "With its register as the one source, or none.");
    hdl_assert(h, "RS-U1",
               implies(hdl_and(f->leaves, hdl_eq(out, which), kind),
                       hdl_and(hdl_eq(g->src, src),
                               hdl_eq(hdl_low(g->phys, r->z.physw), hdl_low(phys, r->z.physw)))));
}

/* rename.stage_extra: the same, two cycles later. */
static void given_late(const struct rf *r)
{
    struct hdl *h = r->h;
    const struct sizes *z = &r->z;
    const struct rf_stacks *s = &r->stacks;
    const struct rf_given *g = &r->collect.given;
    sig unit = last(h, "f_unit_2", last(h, "f_unit_1", r->select.grant));
    hdl_rule(h, "RS-E1", "It is given to the unit that was granted two cycles ago.");
    hdl_assert(h, "RS-E1", hdl_eq(g->unit, unit));
    hdl_rule(h, "RS-E1", "No unit is granted while an instruction is on its way there.");
    hdl_assert(h, "RS-E1", hdl_none(hdl_and(r->select.grant, hdl_or(s->issued_unit, g->unit))));
    sig uop = last(h, "f_uop_2", last(h, "f_uop_1", r->io.uop_issue));
    sig spill = last(h, "f_spill_2", last(h, "f_spill_1", hdl_not(r->io.uop_fill)));
    sig reg = last(h, "f_uop_phys_2", last(h, "f_uop_phys_1", r->io.uop_phys));
    if (z->nsrc > 1)
        spill = hdl_extend(spill, z->nsrc);
    hdl_rule(h, "RS-U1", "With its register as the one source, or none.");
    hdl_assert(
        h, "RS-U1",
        implies(uop, hdl_and(hdl_eq(g->src, spill), hdl_eq(hdl_low(g->phys, z->physw), reg))));
    sig src = last(h, "f_src_2", last(h, "f_src_1", r->io.inst_src_valid));
    sig phys = last(h, "f_phys_1", r->io.phys_src);
    hdl_rule(h, "RS-R1", "An instruction is given with its registers as they were renamed.");
    hdl_assert(h, "RS-R1",
               implies(hdl_and(hdl_any(unit), hdl_not(uop)),
                       hdl_and(hdl_eq(g->src, src), hdl_eq(g->phys, phys))));
    if (!r->caches)
        return;
    sig names = z->phys_tags ? g->phys : last(h, "f_names_2", last(h, "f_names_1", r->io.inst_reg));
    hdl_rule(h, "RS-C1", "The units know registers by their places, or by their names.");
    hdl_assert(h, "RS-C1", implies(hdl_and(hdl_any(unit), hdl_not(uop)), hdl_eq(g->reg, names)));
    sig its = z->phys_tags ? reg : hdl_ones(h, z->tagw);
    hdl_assert(h, "RS-C1", implies(uop, hdl_eq(hdl_low(g->reg, z->tagw), its)));
    hdl_rule(h, "RS-C4", "With their hints.");
    sig hints = last(h, "f_near_2", last(h, "f_near_1", r->collect.fresh.near));
    hdl_assert(h, "RS-C4", implies(hdl_any(unit), hdl_eq(g->near, hints)));
    if (!g->fresh)
        return;
    sig fresh = last(h, "f_fresh_2", last(h, "f_fresh_1", r->collect.fresh.fresh));
    hdl_rule(h, "RS-C6", "Whether names have changed goes with the instruction.");
    hdl_assert(h, "RS-C6", implies(hdl_any(unit), hdl_eq(g->fresh, fresh)));
}

/* What is on its way to the units, in the eyes of scheduler and allocator. */
static void owners_late(const struct rf *r)
{
    struct hdl *h = r->h;
    const struct sizes *z = &r->z;
    const struct rf_stacks *s = &r->stacks;
    const struct caching *p = r->caching;
    sig wid = hdl_wire_later(h, "f_coming_wid", z->ncu * z->widw);
    hdl_rule(h, "RS-E1", "A unit on the way is free.");
    hdl_assert(h, "RS-E1", hdl_none(hdl_and(r->collect.held, p->all.busy)));
    hdl_for(h, "f_coming", c, z->ncu) hdl_assign_item(
        wid, c, hdl_mux(hdl_bit(s->issued_unit, c), s->issued_wid, r->collect.given.wid));
    struct ahead a = props_ahead(p, (struct ahead){.waits = r->collect.held,
                                                   .wid = wid,
                                                   .rule = "RS-E1",
                                                   .where = "the stages of renaming"});
    hdl_for(h, "f_coming_to", c, z->ncu) props_next_owner(p, &a, c);
}

static void given(const struct rf *r)
{
    struct hdl *h = r->h;
    const struct sizes *z = &r->z;
    const struct rf_given *g = r->caches ? &r->collect.fresh : &r->collect.given;
    sig spill = hdl_not(r->io.uop_fill);
    if (z->nsrc > 1)
        spill = hdl_extend(spill, z->nsrc);
    hdl_rule(h, "RS-U1", "With its register as the one source, or none.");
    hdl_assert(
        h, "RS-U1",
        implies(r->io.uop_issue, hdl_and(hdl_eq(g->wid, r->io.uop_wid), hdl_eq(g->src, spill),
                                         hdl_eq(hdl_low(g->phys, z->physw), r->io.uop_phys))));
    hdl_rule(h, "RS-R1", "An instruction is given with its registers as they are renamed.");
    hdl_assert(h, "RS-R1",
               implies(r->io.issue,
                       hdl_and(hdl_eq(g->wid, r->io.sel_wid), hdl_eq(g->src, r->io.inst_src_valid),
                               hdl_eq(g->phys, r->io.phys_src))));
}

/* An operand of an instruction whose registers are not renamed. */
static void raw(const struct rf *r)
{
    struct hdl *h = r->h;
    const struct sizes *z = &r->z;
    const struct rf_stacks *s = &r->stacks;
    hdl_each(h, "f_raw", k, "NSRC")
    {
        sig x = hdl_fit(hdl_item(s->x, k, REGW), z->physw);
        sig at = hdl_item(r->io.phys_src, k, z->physw);
        hdl_rule(h, "RS-R2", "Raw: behind the warp's base, and a register.");
        hdl_assert(
            h, "RS-R2",
            implies(hdl_and(s->x_raw, hdl_bit(s->x_valid, k)),
                    hdl_and(hdl_eq(at, hdl_add(s->base, x)), hdl_not(hdl_bit(r->io.reg_oob, k)))));
    }
}

static void slots(const struct rf *r)
{
    struct hdl *h = r->h;
    const struct sizes *z = &r->z;
    const struct rf_stacks *s = &r->stacks;
    hdl_rule(h, "RS-W1", "A slot is written at once; the port's own request waits.");
    hdl_assert(
        h, "RS-W1",
        implies(s->writes, hdl_and(hdl_bit(r->write.ready, 0), hdl_not(hdl_bit(r->io.wb_ready, 0)),
                                   hdl_eq(hdl_low(r->write.phys, z->physw), s->wr_phys))));
    sig bank = z->bankw ? hdl_decode(hdl_low(s->rd_phys, z->bankw), z->nbank) : hdl_ones(h, 1);
    sig idle = hdl_none(hdl_and(bank, r->banks.bank_en));
    hdl_rule(h, "RS-D1", "A slot is read iff its bank is not accessed.");
    hdl_assert(h, "RS-D1", hdl_eq(s->reads, hdl_gate(hdl_and(s->rd_valid, idle), bank)));
}

/* RS-C6, of an arbitrary warp. */
static void renamed(const struct rf *r)
{
    struct hdl *h = r->h;
    const struct rf_stacks *s = &r->stacks;
    sig warp = props_symbol(h, "f_renamed_warp", r->z.widw, "an arbitrary warp");
    sig changed = hdl_reg_zero(h, "f_changed", 1, "its registers have other names");
    sig its = hdl_and(r->select.gets, hdl_eq(r->collect.fresh.wid, warp));
    sig over = hdl_and(r->io.release_valid, r->io.release_ready, hdl_eq(r->io.release_wid, warp));
    sig own = hdl_or(r->io.uop_valid, r->io.inst_raw);
    hdl_when(over) hdl_next(changed, hdl_ones(h, 1));
    hdl_else_when(h, its) hdl_next(
        changed, hdl_or(own, hdl_eq_const(r->io.inst_op, 1), hdl_eq_const(r->io.inst_op, 3)));
    hdl_rule(h, "RS-C6", "Invariant: so it is recorded.");
    hdl_assert(h, "RS-C6", hdl_eq(hdl_at(s->renamed, 1, warp), changed));
    hdl_rule(h, "RS-C6", "The first instruction of a warp with other names finds nothing.");
    hdl_assert(h, "RS-C6", implies(its, hdl_eq(r->collect.fresh.fresh, hdl_or(own, changed))));
}

/* Caching collectors; RS-C2 is with what they follow. */
static void cached(const struct rf *r)
{
    struct hdl *h = r->h;
    const struct sizes *z = &r->z;
    const struct rf_stacks *s = &r->stacks;
    sig uop = r->io.uop_valid;
    sig none = hdl_ones(h, z->tagw);
    sig slot = z->phys_tags ? s->wr_phys : none;
    if (r->collect.fresh.reg) {
        sig names = z->phys_tags ? r->io.phys_src : r->io.inst_reg;
        sig its = z->phys_tags ? r->io.uop_phys : none;
        hdl_rule(h, "RS-C1", "A unit knows registers by their places, or by their names.");
        hdl_assert(
            h, "RS-C1",
            hdl_and(implies(r->io.issue, hdl_eq(r->collect.fresh.reg, names)),
                    implies(r->io.uop_issue, hdl_eq(hdl_low(r->collect.fresh.reg, z->tagw), its))));
    }
    hdl_rule(h, "RS-C3", "The unit of the warp sees a slot as a far result.");
    hdl_assert(h, "RS-C3",
               implies(s->writes, hdl_and(hdl_not(hdl_bit(r->write.near, 0)),
                                          hdl_eq(hdl_low(r->write.wid, z->widw), s->wr_wid),
                                          hdl_eq(hdl_low(r->write.reg, z->tagw), slot))));
    if (r->collect.fresh.fresh)
        renamed(r);
    hdl_rule(h, "RS-C4", "A micro-operation's register is far.");
    hdl_assert(h, "RS-C4", implies(r->io.uop_issue, hdl_none(r->collect.fresh.near)));
    sig turn = hdl_and(r->io.sel_valid, hdl_not(hdl_or(uop, s->writes)));
    hdl_rule(h, "RS-C5", "A call without room asks for it, with or without a unit.");
    hdl_assert(h, "RS-C5",
               hdl_eq(hdl_inside(r->frames, 0, "op_valid"),
                      hdl_and(turn, hdl_or(r->io.issue, hdl_not(s->op_ready)))));
}

void props_regfile_stacks(struct rf *r)
{
    issued(r);
    if (r->caches)
        cached(r);
    if (r->stacks.front.room)
        given_in_turn(r);
    else if (r->z.renames_late)
        given_late(r);
    if (r->z.renames_late && r->caches)
        owners_late(r);
    if (!r->z.renames_late)
        given(r);
    raw(r);
    slots(r);
}

/* The register is a slot that is read: what frame_ctl gets. */
void props_regfile_slot(struct rf *r)
{
    struct hdl *h = r->h;
    const struct sizes *z = &r->z;
    const struct rf_stacks *s = &r->stacks;
    const struct tracked *t = r->caching ? &r->caching->reg : &r->collecting->reg;
    unsigned slotw = hdl_bits_of(s->wr_slot), latency = z->rf_lat ? z->rf_lat : 1;
    sig due = hdl_and(hdl_any(s->reads), hdl_eq(s->rd_phys, t->reg), t->known);
    if (z->lanes > 1)
        due = hdl_and(due, hdl_none(t->lane));
    sig want = hdl_low(t->value, slotw), reads = hdl_any(s->reads);
    for (unsigned i = 1; i <= latency; i++) {
        sig d = hdl_reg_zero(h, hdl_fmt(h, "f_slot_due_%u", i), 1, "it is read");
        sig w = hdl_reg(h, hdl_fmt(h, "f_slot_want_%u", i), slotw, NULL, "what it holds");
        sig v = hdl_reg_zero(h, hdl_fmt(h, "f_slot_reads_%u", i), 1, "one is read");
        hdl_next(d, due);
        hdl_next(w, want);
        hdl_next(v, reads);
        due = d;
        want = w;
        reads = v;
    }
    hdl_rule(h, "RS-D2", "Each read is answered, with what the register held.");
    hdl_assert(h, "RS-D2",
               hdl_and(hdl_eq(s->answers, reads), implies(due, hdl_eq(s->answer, want))));
}
