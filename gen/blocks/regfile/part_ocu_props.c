/* Properties of regfile. An arbitrary operand slot of an arbitrary collector and an arbitrary
 * register are followed from issue to dispatch; the rows that the banks' own properties follow are
 * those of this register, so its value is known wherever it is. */
#include "gen/blocks/regfile/props_ocu.h"

/* The register `name` of the collector that is followed. */
static sig of_unit(const struct collecting *p, const char *name)
{
    sig all[p->z->ncu], bit[p->z->ncu];
    for (unsigned c = 0; c < p->z->ncu; c++) {
        all[c] = hdl_inside(p->r->collector[c], 0, name);
        bit[c] = hdl_bit(p->unit, c);
    }
    return hdl_and_or(p->z->ncu, bit, all);
}

/* Each operand that a collector waits for is queued once or in flight once, and nothing else is. */
static void bookkeeping(const struct collecting *p)
{
    const struct sizes *z = p->z;
    struct hdl *h = p->h;
    for (unsigned c = 0; c < z->ncu; c++) {
        struct hdl_inst *i = p->r->collector[c];
        sig waits = hdl_gate(hdl_inside(i, 0, "busy"), hdl_and(hdl_inside(i, 0, "src_valid"),
                                                               hdl_not(hdl_inside(i, 0, "ready"))));
        sig twice, asked = props_asked(h, z, p->r->arbiter, c, &twice);
        hdl_rule(h, "RF-I2", "An operand that is waited for is queued or in flight, once.");
        hdl_assert(h, "RF-I2", hdl_and(hdl_eq(asked, waits), hdl_none(twice)));
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
        class[i] = hdl_bits(s->inst_class, i * z->classw, z->classw);
        by[i] = hdl_bit(p->given, i);
    }
    sig f_class = hdl_reg(h, "f_class", z->classw, NULL, "class of the instruction");
    hdl_when(hdl_any(p->given)) hdl_next(f_class, hdl_and_or(z->nsched, by, class));
    hdl_rule(h, "RF-T2", "Invariant: the collector has the class that was given.");
    hdl_assert(h, "RF-T2",
               implies(p->busy, hdl_eq(of_unit(p, "op_class"), hdl_decode(f_class, z->classes))));
    for (unsigned q = 0; q < z->ndisp; q++) {
        sig leaves = hdl_any(hdl_and(hdl_bits(s->disp_sel, q * z->ncu, z->ncu), p->unit));
        hdl_rule(h, "RF-T2", "It leaves with its instruction.");
        hdl_assert(
            h, "RF-T2",
            implies(leaves, hdl_eq(hdl_bits(s->disp_class, q * z->classw, z->classw), f_class)));
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
        any[i] = hdl_any(hdl_bits(s->grant, i * z->ncu, z->ncu));
        by[i] = hdl_bit(p->given, i);
        sig local = z->n == 1 ? hdl_zero(h, z->widw)
                              : hdl_extend(hdl_bits(s->sel_wid, i * z->lwidw, z->lwidw), z->widw);
        wid[i] = hdl_add_const(hdl_mul_const(local, z->nsched, 0, z->widw), i);
        meta[i] = hdl_item(s->inst_meta, i, s->meta_w);
        src[i] = hdl_bits(s->inst_src, i * z->nsrc, z->nsrc);
    }
    hdl_rule(h, "RF-I1", "A scheduler issues iff it is granted a collector.");
    hdl_assert(h, "RF-I1", hdl_eq(s->issue, hdl_pack(z->nsched, any)));
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
               hdl_or(hdl_not(p->busy),
                      hdl_and(hdl_eq(of_unit(p, "wid"), f_wid), hdl_eq(of_unit(p, "meta"), f_meta),
                              hdl_eq(p->src, f_src))));
    for (unsigned q = 0; q < z->ndisp; q++) {
        sig leaves = hdl_any(hdl_and(hdl_bits(s->disp_sel, q * z->ncu, z->ncu), p->unit));
        sig same = hdl_and(hdl_eq(hdl_bits(s->disp_wid, q * z->widw, z->widw), f_wid),
                           hdl_eq(hdl_item(s->disp_meta, q, s->meta_w), f_meta),
                           hdl_eq(hdl_bits(s->disp_src, q * z->nsrc, z->nsrc), f_src));
        hdl_rule(h, "RF-D1", "What leaves is what was issued.");
        hdl_assert(h, "RF-D1", hdl_or(hdl_not(leaves), hdl_and(hdl_bit(s->disp_valid, q), same)));
    }
    unsigned bits = hdl_clog2(z->ncu + 1) + 1;
    sig leave = s->inst_class ? s->disp_valid : hdl_and(s->disp_valid, s->disp_ready);
    sig out = hdl_popcount(leave), in = hdl_popcount(s->issue);
    bits = hdl_bits_of(in) > bits ? hdl_bits_of(in) : bits;
    bits = hdl_bits_of(out) > bits ? hdl_bits_of(out) : bits;
    sig inside = hdl_reg(h, "f_inside", bits, hdl_zero(h, bits), "issued - dispatched");
    hdl_next(inside, hdl_sub(hdl_add(inside, hdl_extend(in, bits)), hdl_extend(out, bits)));
    sig full[z->ncu];
    for (unsigned c = 0; c < z->ncu; c++)
        full[c] = hdl_inside(s->collector[c], 0, "busy");
    hdl_rule(h, "RF-C2", "issued = dispatched + busy collectors.");
    hdl_assert(h, "RF-C2", hdl_eq(inside, hdl_extend(hdl_popcount(hdl_pack(z->ncu, full)), bits)));
}

/* The operand that is followed, if it names the register: what it is. */
struct operand {
    sig mine, want, sure; /* it is the register; its value at issue, known then */
    sig now, pend;        /* it is given with the register now; it is queued */
    sig at, phys, data;   /* [c][k] which it is; registers queued; words in the collectors */
};

static void record(const struct collecting *p, struct operand *o)
{
    const struct sizes *z = p->z;
    struct hdl *h = p->h;
    const struct rf *s = p->r;
    sig by[z->nsched];
    for (unsigned i = 0; i < z->nsched; i++) {
        sig here[z->nsrc];
        for (unsigned k = 0; k < z->nsrc; k++) {
            unsigned n = i * z->nsrc + k;
            here[k] = hdl_and(hdl_bit(p->slot, k), hdl_bit(s->inst_src, n),
                              hdl_eq(hdl_bits(s->inst_phys, n * z->physw, z->physw), p->reg.reg));
        }
        by[i] = hdl_and(hdl_bit(p->given, i), hdl_or_n(z->nsrc, here));
    }
    o->now = hdl_any(hdl_pack(z->nsched, by));
    o->mine = hdl_reg(h, "f_mine", 1, hdl_zero(h, 1), "the operand is the register");
    o->want = hdl_reg(h, "f_want", p->reg.lane_w, NULL, "its value at issue");
    o->sure = hdl_reg(h, "f_sure", 1, hdl_zero(h, 1), "it was known");
    hdl_when(hdl_any(p->given))
    {
        hdl_next(o->mine, o->now);
        hdl_next(o->want, p->reg.value);
        hdl_next(o->sure, p->reg.known);
    }
    o->pend = hdl_and(o->mine, p->busy, hdl_any(hdl_and(p->slot, p->pend)));
    sig phys[z->ncu * z->nsrc], at[z->ncu * z->nsrc], words[z->ncu];
    for (unsigned i = 0; i < z->ncu * z->nsrc; i++) {
        unsigned c = i / z->nsrc, k = i % z->nsrc;
        phys[i] = hdl_inside(s->arbiter, 0, hdl_fmt(h, "collector[%u].slot[%u].phys", c, k));
        at[i] = hdl_and(hdl_bit(p->unit, c), hdl_bit(p->slot, k));
    }
    for (unsigned c = 0; c < z->ncu; c++)
        words[c] = hdl_inside(s->collector[c], 0, "f_words");
    o->at = hdl_wire(h, "f_at", hdl_pack(z->ncu * z->nsrc, at));
    o->phys = hdl_wire(h, "f_phys", hdl_select(o->at, hdl_pack(z->ncu * z->nsrc, phys), z->physw));
    o->data = hdl_wire(h, "f_operand", hdl_select(o->at, hdl_pack(z->ncu, words), p->reg.lane_w));
}

/* Banks that are read for the operand. */
static sig read_for(const struct collecting *p)
{
    const struct sizes *z = p->z;
    const struct rf *s = p->r;
    sig all[z->ncu * z->nsrc];
    for (unsigned i = 0; i < z->ncu * z->nsrc; i++) {
        unsigned c = i / z->nsrc, k = i % z->nsrc, n = 0;
        sig port[z->sports], mine = hdl_and(hdl_bit(p->unit, c), hdl_bit(p->slot, k));
        for (unsigned j = 0; j < z->sports; j++) {
            unsigned t = c * z->sports + j;
            if (!s->s_slot && j != k)
                continue;
            port[n] = hdl_bits(s->rd_sel, t * z->nbank, z->nbank);
            if (s->s_slot)
                port[n] =
                    hdl_gate(hdl_eq_const(hdl_bits(s->s_slot, t * z->slotw, z->slotw), k), port[n]);
            n++;
        }
        all[i] = hdl_gate(mine, hdl_or_n(n, port));
    }
    return hdl_wire(p->h, "f_from", hdl_or_n(z->ncu * z->nsrc, all));
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
    hdl_assert(h, "RF-W1", implies(hdl_and(o.mine, p->busy), hdl_any(hdl_and(p->slot, p->src))));
    sig kept = hdl_and(p->reg.known, hdl_eq(o.want, p->reg.value));
    hdl_rule(h, "RF-W1", "Invariant: while it is queued the register keeps its value.");
    hdl_assert(h, "RF-W1",
               implies(o.pend, hdl_and(implies(o.sure, kept), hdl_eq(o.phys, p->reg.reg))));
    sig from = read_for(p);
    sig right = implies(o.sure, hdl_eq(props_read(&p->reg, s->bank_rdata), o.want));
    hdl_rule(h, "RF-W1", "Invariant: what arrives is the value that the register had at issue.");
    hdl_assert(
        h, "RF-W1",
        implies(hdl_and(o.mine, hdl_any(from)), hdl_and(hdl_eq(from, props_bank(&p->reg)), right)));
    sig have = hdl_and(o.mine, p->busy, hdl_any(hdl_and(p->slot, p->ready)));
    hdl_rule(h, "RF-W1", "Invariant: the collector has the value that the register had at issue.");
    hdl_assert(h, "RF-W1", implies(hdl_and(have, o.sure), hdl_eq(o.data, o.want)));
    for (unsigned q = 0; q < z->ndisp; q++) {
        sig out[z->nsrc];
        for (unsigned k = 0; k < z->nsrc; k++)
            out[k] = props_word(&p->reg, s->disp_data, q * z->nsrc + k);
        sig leaves = hdl_any(hdl_and(hdl_bits(s->disp_sel, q * z->ncu, z->ncu), p->unit));
        sig it = hdl_select(p->slot, hdl_pack(z->nsrc, out), p->reg.lane_w);
        hdl_rule(h, "RF-D1", "An operand leaves with the value last written before its issue.");
        hdl_assert(h, "RF-D1", implies(hdl_and(leaves, o.mine, o.sure), hdl_eq(it, o.want)));
    }
}

void props_regfile_ocu(struct rf *s)
{
    struct hdl *h = s->h;
    const struct sizes *z = &s->z;
    struct collecting p = {.h = h, .z = z, .r = s};
    p.unit = props_one_of(h, "f_unit", z->ncu);
    p.slot = props_one_of(h, "f_slot", z->nsrc);
    p.reg = (struct tracked){.h = h, .z = z};
    p.reg.reg = props_symbol(h, "f_reg", z->physw, "an arbitrary register");
    sig given[z->nsched], pend[z->ncu], unit[z->ncu];
    for (unsigned i = 0; i < z->nsched; i++)
        given[i] = hdl_any(hdl_and(p.unit, hdl_bits(s->grant, i * z->ncu, z->ncu)));
    for (unsigned c = 0; c < z->ncu; c++) {
        unit[c] = hdl_bit(p.unit, c);
        pend[c] = hdl_inside(s->arbiter, 0, hdl_fmt(h, "collector[%u].pend", c));
    }
    p.given = hdl_pack(z->nsched, given);
    p.busy = of_unit(&p, "busy");
    p.src = of_unit(&p, "src_valid");
    p.ready = of_unit(&p, "ready");
    p.pend = hdl_and_or(z->ncu, unit, pend);
    bookkeeping(&p);
    if (z->handover) {
        sig full = hdl_and(p.busy, hdl_none(hdl_and(p.unit, s->take)));
        hdl_rule(h, "RF-T1", "Only a collector that is free or gets free now is given away.");
        hdl_assert(h, "RF-T1", implies(full, hdl_none(p.given)));
    }
    if (s->inst_class)
        class_kept(&p);
    instruction(&p);
    s->collecting = &p;
    rf_run(s, RF_FOLLOWED);
    s->collecting = NULL;
    props_shadow(&p.reg, s->bank);
    props_lanes(&p.reg, s->collector, z->ncu);
    props_written(&p.reg, s);
    operand(&p);
}
