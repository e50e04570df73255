/* Properties of regfile. An arbitrary operand slot of an arbitrary collector and an arbitrary
 * register are followed from issue to dispatch; the rows that the banks' own properties follow are
 * those of this register, so its value is known wherever it is. */
#include "gen/blocks/regfile/props_ocu.h"

/* The register `name` of all collectors; of the one that is followed. */
static sig of_all(const struct collecting *p, const char *name)
{
    return hdl_inside(p->r->collect.collector[0], HDL_ALL_LANES, name);
}

static sig of_unit(const struct collecting *p, const char *name, hdl_width w)
{
    return hdl_at(of_all(p, name), w, p->unit);
}

/* Each operand that a collector waits for is queued once or in flight once, and nothing else is. */
static void bookkeeping(const struct collecting *p)
{
    const struct sizes *z = p->z;
    struct hdl *h = p->h;
    sig busy = of_all(p, "busy"), src = of_all(p, "src_valid"), ready = of_all(p, "ready");
    props_queued(p->r->banks.arbiter);
    hdl_for(h, "f_collector", c, z->ncu)
    {
        sig waits = hdl_and(hdl_item(src, c, z->nsrc), hdl_not(hdl_item(ready, c, z->nsrc)));
        sig twice, asked = props_asked(h, z, p->r->banks.arbiter, c, &twice);
        hdl_rule(h, "RF-I2", "An operand that is waited for is queued or in flight, once.");
        hdl_assert(h, "RF-I2",
                   hdl_and(hdl_eq(asked, hdl_gate(hdl_bit(busy, c), waits)), hdl_none(twice)));
    }
}

/* The class of the instruction, from issue to dispatch. */
static void class_kept(const struct collecting *p)
{
    const struct sizes *z = p->z;
    struct hdl *h = p->h;
    const struct rf *s = p->r;
    sig class[z->nsched], by[z->nsched];
    for (unsigned i = 0; i < z->nsched; i++) {
        class[i] = hdl_bits(s->collect.given.class, i * z->classw, z->classw);
        by[i] = hdl_bit(p->given, i);
    }
    sig f_class = hdl_reg(h, "f_class", z->classw, NULL, "class of the instruction");
    hdl_when(hdl_any(p->given)) hdl_next(f_class, hdl_and_or(z->nsched, by, class));
    hdl_rule(h, "RF-T2", "Invariant: the collector has the class that was given.");
    hdl_assert(h, "RF-T2",
               implies(p->busy, hdl_eq(of_unit(p, "op_class", z->classes),
                                       hdl_decode(f_class, z->classes))));
    for (unsigned q = 0; q < z->ndisp; q++) {
        sig leaves = hdl_at(hdl_bits(s->dispatch.disp_sel, q * z->ncu, z->ncu), 1, p->unit);
        hdl_rule(h, "RF-T2", "It leaves with its instruction.");
        hdl_assert(
            h, "RF-T2",
            implies(leaves, hdl_eq(hdl_bits(s->io.disp_class, q * z->classw, z->classw), f_class)));
    }
}

/* What the instruction is, from issue to dispatch. */
static void instruction(const struct collecting *p)
{
    const struct sizes *z = p->z;
    struct hdl *h = p->h;
    const struct rf *s = p->r;
    sig any[z->nsched], by[z->nsched], wid[z->nsched], meta[z->nsched], src[z->nsched];
    for (unsigned i = 0; i < z->nsched; i++) {
        any[i] = hdl_any(hdl_bits(s->select.grant, i * z->ncu, z->ncu));
        by[i] = hdl_bit(p->given, i);
        sig local = z->n == 1 || s->top == RF_HOSTED
                        ? hdl_zero(h, z->widw)
                        : hdl_extend(hdl_bits(s->io.sel_wid, i * z->lwidw, z->lwidw), z->widw);
        wid[i] = hdl_add_const(hdl_mul_const(local, z->nsched, 0, z->widw), i);
        if (s->gives_own)
            wid[i] = s->collect.given.wid;
        if (s->top == RF_HOSTED)
            wid[i] = hdl_bits(s->io.inst_wid, i * z->widw, z->widw);
        meta[i] = hdl_item(s->collect.given.meta, i, s->meta_w);
        src[i] = hdl_bits(s->collect.given.src, i * z->nsrc, z->nsrc);
    }
    hdl_rule(h, "RF-I1", "A scheduler issues iff it is granted a collector.");
    hdl_assert(h, "RF-I1", hdl_eq(s->select.gets, hdl_pack(z->nsched, any)));
    sig f_wid = hdl_reg(h, "f_wid", z->widw, NULL, "warp that the collector was given");
    sig f_meta = hdl_reg(h, "f_meta", s->meta_w, NULL, "its metadata");
    sig f_src = hdl_reg(h, "f_src", z->nsrc, NULL, "its operands");
    hdl_when(hdl_any(p->given))
    {
        hdl_next(f_wid, hdl_and_or(z->nsched, by, wid));
        hdl_next(f_meta, hdl_and_or(z->nsched, by, meta));
        hdl_next(f_src, hdl_and_or(z->nsched, by, src));
    }
    hdl_rule(h, "RF-I1", "The granted collector holds the instruction of its scheduler.");
    hdl_assert(h, "RF-I1",
               hdl_or(hdl_not(p->busy), hdl_and(hdl_eq(of_unit(p, "wid", z->widw), f_wid),
                                                hdl_eq(of_unit(p, "meta", s->meta_w), f_meta),
                                                hdl_eq(p->src, f_src))));
    for (unsigned q = 0; q < z->ndisp; q++) {
        sig leaves = hdl_at(hdl_bits(s->dispatch.disp_sel, q * z->ncu, z->ncu), 1, p->unit);
        sig same = hdl_and(hdl_eq(hdl_bits(s->io.disp_wid, q * z->widw, z->widw), f_wid),
                           hdl_eq(hdl_item(s->io.disp_meta, q, s->meta_w), f_meta),
                           hdl_eq(hdl_bits(s->io.disp_src_valid, q * z->nsrc, z->nsrc), f_src));
        hdl_rule(h, "RF-D1", "What leaves is what was issued.");
        hdl_assert(h, "RF-D1",
                   hdl_or(hdl_not(leaves), hdl_and(hdl_bit(s->io.disp_valid, q), same)));
    }
    unsigned bits = hdl_clog2(z->ncu + (z->front ? z->front + 1 : 0) + 1) + 1;
    sig out = hdl_popcount(rf_leaving(s)),
        in = hdl_popcount(s->select.issued ? s->select.issued : s->select.gets);
    bits = hdl_bits_of(in) > bits ? hdl_bits_of(in) : bits;
    bits = hdl_bits_of(out) > bits ? hdl_bits_of(out) : bits;
    sig inside = hdl_reg_zero(h, "f_inside", bits, "issued - dispatched");
    hdl_next(inside, hdl_sub(hdl_add(inside, hdl_extend(in, bits)), hdl_extend(out, bits)));
    hdl_rule(h, "RF-C2", "issued = dispatched + busy collectors.");
    sig is = hdl_extend(hdl_popcount(of_all(p, "busy")), bits);
    if (s->stacks.issued_unit)
        is = hdl_add(
            is,
            hdl_extend(hdl_popcount(hdl_or(s->stacks.issued_unit, s->collect.given.unit)), bits));
    const struct rf_front *f = &s->stacks.front;
    for (unsigned i = 0; f->room && i < z->front; i++)
        is = hdl_add(is, hdl_extend(f->full[i], bits));
    if (f->room)
        is = hdl_add(is, hdl_extend(f->issued, bits));
    hdl_assert(h, "RF-C2", hdl_eq(inside, is));
}

/* The operand that is followed, if it names the register: what it is. */
struct operand {
    sig mine, want, sure; /* it is the register; its value at issue, known then */
    sig now, pend;        /* it is given with the register now; it is queued */
    sig phys, data;       /* register queued; word in the collector */
};

static void record(const struct collecting *p, struct operand *o)
{
    const struct sizes *z = p->z;
    struct hdl *h = p->h;
    const struct rf *s = p->r;
    sig by[z->nsched];
    for (unsigned i = 0; i < z->nsched; i++) {
        sig src = hdl_bits(s->collect.given.src, i * z->nsrc, z->nsrc);
        sig phys = hdl_bits(s->collect.given.phys, i * z->nsrc * z->physw, z->nsrc * z->physw);
        by[i] = hdl_and(hdl_bit(p->given, i), hdl_at(src, 1, p->slot),
                        hdl_eq(hdl_at(phys, z->physw, p->slot), p->reg.reg));
    }
    o->now = hdl_any(hdl_pack(z->nsched, by));
    sig again = NULL, second = NULL;
    if (s->collect.again_valid) { /* what slot 0 reads again is an operand like any other */
        again = hdl_and(hdl_at(s->collect.again_valid, 1, p->unit), hdl_eq_const(p->slot, 0));
        again = hdl_wire(h, "f_again", again);
        second =
            hdl_and(again, hdl_eq(hdl_at(s->collect.again_phys, z->physw, p->unit), p->reg.reg));
        o->now = hdl_or(o->now, second);
    }
    o->mine = hdl_reg_zero(h, "f_mine", 1, "the operand is the register");
    o->want = hdl_reg(h, "f_want", p->reg.lane_w, NULL, "its value at issue");
    o->sure = hdl_reg_zero(h, "f_sure", 1, "it was known");
    hdl_when(hdl_any(p->given))
    {
        hdl_next(o->mine, o->now);
        hdl_next(o->want, p->reg.value);
        hdl_next(o->sure, p->reg.known);
    }
    if (again) {
        hdl_else_when(h, again)
        {
            hdl_next(o->mine, second);
            hdl_next(o->want, p->reg.value);
            hdl_next(o->sure, p->reg.known);
        }
    }
    o->pend = hdl_and(o->mine, p->busy, hdl_at(p->pend, 1, p->slot));
    sig phys = hdl_inside(s->banks.arbiter, 0, "collector[*].slot[*].phys"),
        words = of_all(p, "f_words");
    sig own = hdl_wire(h, "f_unit_phys", hdl_at(phys, z->nsrc * z->physw, p->unit));
    o->phys = hdl_wire(h, "f_phys", hdl_at(own, z->physw, p->slot));
    words = hdl_wire(h, "f_unit_words", hdl_at(words, hdl_times(p->reg.lane_w, z->nsrc), p->unit));
    o->data = hdl_wire(h, "f_operand", hdl_at(words, p->reg.lane_w, p->slot));
}

/* Banks that are read for the operand. */
static sig read_for(const struct collecting *p)
{
    const struct sizes *z = p->z;
    const struct rf *s = p->r;
    sig reads = hdl_wire(p->h, "f_reads", hdl_at(s->banks.rd_sel, z->sports * z->nbank, p->unit));
    if (!s->banks.s_slot)
        return hdl_wire(p->h, "f_from", hdl_at(reads, z->nbank, p->slot));
    sig slots = hdl_wire(p->h, "f_slots", hdl_at(s->banks.s_slot, z->sports * z->slotw, p->unit));
    sig port[z->sports], slot = hdl_extend(p->slot, z->slotw);
    for (unsigned j = 0; j < z->sports; j++)
        port[j] =
            hdl_gate(hdl_eq(hdl_item(slots, j, z->slotw), slot), hdl_item(reads, j, z->nbank));
    return hdl_wire(p->h, "f_from", hdl_or_n(z->sports, port));
}

/* From the last write to dispatch. */
static void operand(const struct collecting *p)
{
    const struct sizes *z = p->z;
    struct hdl *h = p->h;
    const struct rf *s = p->r;
    struct operand o;
    record(p, &o);
    for (unsigned i = 0; i < z->wbw; i++) {
        hdl_rule(h, "RF-H1", "Duty: no write to a register that a collector still has to read.");
        hdl_assume(h, "RF-H1",
                   hdl_not(hdl_and(hdl_or(o.now, o.pend), props_writes(&p->reg, s, i))));
    }
    hdl_rule(h, "RF-W1", "Invariant: an operand of the instruction is a slot that is present.");
    hdl_assert(h, "RF-W1", implies(hdl_and(o.mine, p->busy), hdl_at(p->src, 1, p->slot)));
    sig kept = hdl_and(p->reg.known, hdl_eq(o.want, p->reg.value));
    hdl_rule(h, "RF-W1", "Invariant: while it is queued the register keeps its value.");
    hdl_assert(h, "RF-W1",
               implies(o.pend, hdl_and(implies(o.sure, kept), hdl_eq(o.phys, p->reg.reg))));
    sig from = read_for(p);
    sig right = implies(o.sure, hdl_eq(props_read(&p->reg, s->banks.bank_rdata), o.want));
    hdl_rule(h, "RF-W1", "Invariant: what arrives is the value that the register had at issue.");
    hdl_assert(
        h, "RF-W1",
        implies(hdl_and(o.mine, hdl_any(from)), hdl_and(hdl_eq(from, props_bank(&p->reg)), right)));
    sig have = hdl_and(o.mine, p->busy, hdl_at(p->ready, 1, p->slot));
    hdl_rule(h, "RF-W1", "Invariant: the collector has the value that the register had at issue.");
    hdl_assert(h, "RF-W1", implies(hdl_and(have, o.sure), hdl_eq(o.data, o.want)));
    for (unsigned q = 0; q < z->ndisp; q++) {
        sig leaves = hdl_at(hdl_bits(s->dispatch.disp_sel, q * z->ncu, z->ncu), 1, p->unit);
        hdl_width all = hdl_times(p->reg.lane_w, z->lanes * z->nsrc);
        sig data = hdl_wire(h, hdl_fmt(h, "f_disp_%u", q), hdl_item(s->io.disp_data, q, all));
        data = hdl_wire(h, hdl_fmt(h, "f_leaving_%u", q),
                        hdl_at(data, hdl_times(p->reg.lane_w, z->lanes), p->slot));
        sig it = z->lanes == 1 ? data : hdl_at(data, p->reg.lane_w, p->reg.lane);
        sig kept_value = hdl_and(leaves, o.mine, o.sure);
        if (s->collect.again_valid) {
            sig zero = hdl_and(hdl_eq_const(p->slot, 0), of_unit(p, "zero", 1));
            hdl_rule(h, "RF-V2", "What its number does not name is zero.");
            hdl_assert(h, "RF-V2", implies(hdl_and(leaves, zero), hdl_none(it)));
            kept_value = hdl_and(kept_value, hdl_not(zero));
        }
        hdl_rule(h, "RF-D1", "An operand leaves with the value last written before its issue.");
        hdl_assert(h, "RF-D1", implies(kept_value, hdl_eq(it, o.want)));
    }
}

void props_regfile_ocu(struct rf *s)
{
    struct hdl *h = s->h;
    const struct sizes *z = &s->z;
    struct collecting p = {.h = h, .z = z, .r = s};
    p.unit = props_arbitrary(h, "RF-I2", "f_unit", z->ncu, "an arbitrary collector");
    p.slot = props_arbitrary(h, "RF-I2", "f_slot", z->nsrc, "an arbitrary slot of it");
    p.reg = (struct tracked){.h = h, .z = z};
    p.reg.reg = props_symbol(h, "f_reg", z->physw, "an arbitrary register");
    sig given[z->nsched];
    for (unsigned i = 0; i < z->nsched; i++)
        given[i] = hdl_at(hdl_bits(s->collect.given.unit, i * z->ncu, z->ncu), 1, p.unit);
    p.given = hdl_wire(h, "f_given", hdl_pack(z->nsched, given));
    p.busy = of_unit(&p, "busy", 1);
    p.src = hdl_wire(h, "f_present", of_unit(&p, "src_valid", z->nsrc));
    p.ready = hdl_wire(h, "f_arrived", of_unit(&p, "ready", z->nsrc));
    p.pend = hdl_wire(h, "f_queued", hdl_at(props_queued(s->banks.arbiter), z->nsrc, p.unit));
    bookkeeping(&p);
    if (z->handover) {
        sig full = hdl_and(p.busy, hdl_not(hdl_at(s->dispatch.take, 1, p.unit)));
        hdl_rule(h, "RF-T1", "Only a collector that is free or gets free now is given away.");
        hdl_assert(h, "RF-T1", implies(full, hdl_none(p.given)));
    }
    if (s->io.inst_class)
        class_kept(&p);
    instruction(&p);
    s->collecting = &p;
    rf_run(s, RF_FOLLOWED);
    props_shadow(&p.reg, s);
    props_lanes(&p.reg, s->collect.collector);
    props_written(&p.reg, s);
    operand(&p);
    rf_run(s, RF_VALUE);
    s->collecting = NULL;
}
