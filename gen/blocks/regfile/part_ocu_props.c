/* Properties of regfile. An arbitrary operand slot of an arbitrary collector and an arbitrary
 * register are followed from issue to dispatch; the rows that the banks' own properties follow are
 * those of this register, so its value is known wherever it is. */
#include "gen/blocks/regfile/props_ocu.h"

sig props_one_of(struct hdl *h, const char *name, unsigned n)
{
    sig who = hdl_reg(h, name, n, NULL, "arbitrary");
    hdl_next(who, who);
    hdl_comment(h, "Symbol: one of them.");
    hdl_symbol(h, "RF-I2", hdl_one_hot(who));
    return who;
}

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

sig props_in_flight(struct hdl *h, const struct sizes *z, struct hdl_inst *arbiter, unsigned c,
                    unsigned k)
{
    if (z->rf_lat == 0)
        return hdl_zero(h, 1);
    sig here[z->rf_lat * z->sports];
    unsigned n = 0;
    for (unsigned t = 1; t <= z->rf_lat; t++) {
        sig all = hdl_inside(arbiter, 0, hdl_fmt(h, "in_flight_%u", t));
        for (unsigned j = 0; j < z->sports; j++) {
            unsigned target = c * z->sports + j;
            if (z->sports == z->nsrc && j != k)
                continue;
            sig any = hdl_any(hdl_bits(all, target * z->nbank, z->nbank));
            if (z->sports < z->nsrc) {
                sig slot = hdl_inside(arbiter, 0, hdl_fmt(h, "in_flight_slot_%u", t));
                any = hdl_and(any, hdl_eq_const(hdl_bits(slot, target * z->slotw, z->slotw), k));
            }
            here[n++] = any;
        }
    }
    return hdl_pack(n, here);
}

/* Each operand that a collector waits for is queued once or in flight once, and nothing else is. */
static void bookkeeping(const struct collecting *p)
{
    const struct sizes *z = p->z;
    struct hdl *h = p->h;
    for (unsigned c = 0; c < z->ncu; c++) {
        sig busy = hdl_inside(p->r->collector[c], 0, "busy");
        sig src = hdl_inside(p->r->collector[c], 0, "src_valid");
        sig ready = hdl_inside(p->r->collector[c], 0, "ready");
        sig pend = hdl_inside(p->r->arbiter, 0, hdl_fmt(h, "pend_%u", c)), good[z->nsrc];
        for (unsigned k = 0; k < z->nsrc; k++) {
            sig places = hdl_cat(hdl_bit(pend, k), props_in_flight(h, z, p->r->arbiter, c, k));
            sig waits = hdl_and(busy, hdl_bit(src, k), hdl_not(hdl_bit(ready, k)));
            good[k] = hdl_and(hdl_at_most_one(places), hdl_eq(hdl_any(places), waits));
        }
        hdl_rule(h, "RF-I2", "An operand that is waited for is queued or in flight, once.");
        hdl_assert(h, "RF-I2", hdl_and_n(z->nsrc, good));
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
    sig out = hdl_popcount(hdl_and(s->disp_valid, s->disp_ready)), in = hdl_popcount(s->issue);
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

sig props_agree(const struct tracked *t, sig a, sig b)
{
    unsigned lanes = t->z->lanes;
    sig same[lanes];
    for (unsigned l = 0; l < lanes; l++)
        same[l] = hdl_eq(hdl_item(a, l, t->lane_w), hdl_item(b, l, t->lane_w));
    return hdl_pack(lanes, same);
}

sig props_symbol(struct hdl *h, const char *name, unsigned bits, const char *doc)
{
    sig s = hdl_reg(h, name, bits, NULL, doc);
    hdl_next(s, s);
    return s;
}

void props_shadow(struct tracked *t, struct hdl_inst **bank_inst)
{
    const struct sizes *z = t->z;
    struct hdl *h = t->h;
    sig value[z->nbank], known[z->nbank], at[z->nbank];
    sig bank = z->bankw ? hdl_decode(hdl_low(t->reg, z->bankw), z->nbank) : hdl_ones(h, 1);
    for (unsigned b = 0; b < z->nbank; b++) {
        sig word[z->lanes], have[z->lanes];
        for (unsigned l = 0; l < z->lanes; l++) {
            word[l] = hdl_inside(bank_inst[b], 0, hdl_fmt(h, "u_lane[%u].f_data", l));
            have[l] = hdl_inside(bank_inst[b], 0, hdl_fmt(h, "u_lane[%u].f_known", l));
        }
        if (z->roww) {
            hdl_comment(h, "Symbol: the row of every bank is that of the register.");
            hdl_symbol(
                h, "RF-W1",
                hdl_eq(hdl_inside(bank_inst[b], 0, "f_row"), hdl_bits(t->reg, z->bankw, z->roww)));
        }
        t->lane_w = hdl_width_of(word[0]);
        value[b] = hdl_pack(z->lanes, word);
        known[b] = hdl_pack(z->lanes, have);
        at[b] = hdl_bit(bank, b);
    }
    t->value = hdl_wire(h, "f_value", hdl_and_or(z->nbank, at, value));
    t->known = hdl_wire(h, "f_known_lanes", hdl_and_or(z->nbank, at, known));
}

void props_written(struct tracked *t, const struct written_ports *s)
{
    const struct sizes *z = t->z;
    struct hdl *h = t->h;
    sig mine[z->wbw], data[z->wbw], mask[z->wbw];
    for (unsigned i = 0; i < z->wbw; i++) {
        mine[i] = hdl_and(hdl_bit(s->wb_valid, i), hdl_bit(s->wb_ready, i),
                          hdl_eq(hdl_bits(s->wb_phys, i * z->physw, z->physw), t->reg));
        data[i] = hdl_item(s->wb_data, i, s->w);
        mask[i] = hdl_bits(s->wb_mask, i * z->lanes, z->lanes);
    }
    sig lanes = hdl_reg(h, "f_written", z->lanes, hdl_zero(h, z->lanes), "in the last cycle");
    sig what = hdl_reg(h, "f_wdata", s->w, NULL, "what was written then");
    sig had = hdl_reg(h, "f_had", z->lanes, hdl_zero(h, z->lanes), "known in the last cycle");
    sig was = hdl_reg(h, "f_old", s->w, NULL, "what was in it");
    hdl_next(lanes, hdl_and_or(z->wbw, mine, mask));
    hdl_next(what, hdl_and_or(z->wbw, mine, data));
    hdl_next(had, t->known);
    hdl_next(was, t->value);
    t->written = lanes, t->wdata = what, t->had = had, t->was = was;
    sig taken = hdl_and(t->known, props_agree(t, t->value, what));
    sig kept = hdl_and(t->known, props_agree(t, t->value, was));
    hdl_rule(h, "RF-W1", "An accepted write-back is in the register, in its lanes.");
    hdl_assert(h, "RF-W1", hdl_none(hdl_and(lanes, hdl_not(taken))));
    hdl_rule(h, "RF-W1", "Nothing else changes it.");
    hdl_assert(h, "RF-W1", hdl_none(hdl_and(had, hdl_not(lanes), hdl_not(kept))));
}

/* The operand that is followed, if it names the register: from the last write to dispatch. */
static void operand(const struct collecting *p)
{
    const struct sizes *z = p->z;
    struct hdl *h = p->h;
    const struct rf *s = p->r;
    sig by[z->nsched];
    for (unsigned i = 0; i < z->nsched; i++) {
        sig here[z->nsrc];
        for (unsigned k = 0; k < z->nsrc; k++) {
            unsigned o = i * z->nsrc + k;
            here[k] = hdl_and(hdl_bit(p->slot, k), hdl_bit(s->inst_src, o),
                              hdl_eq(hdl_bits(s->inst_phys, o * z->physw, z->physw), p->reg.reg));
        }
        by[i] = hdl_and(hdl_bit(p->given, i), hdl_or_n(z->nsrc, here));
    }
    sig now = hdl_any(hdl_pack(z->nsched, by));
    sig mine = hdl_reg(h, "f_mine", 1, hdl_zero(h, 1), "the operand is the register");
    sig want = hdl_reg(h, "f_want", s->w, NULL, "its value at issue");
    sig sure = hdl_reg(h, "f_sure", z->lanes, hdl_zero(h, z->lanes), "the lanes that were known");
    hdl_when(hdl_any(p->given))
    {
        hdl_next(mine, now);
        hdl_next(want, p->reg.value);
        hdl_next(sure, p->reg.known);
    }
    sig pend = hdl_and(mine, p->busy, hdl_any(hdl_and(p->slot, p->pend)));
    for (unsigned i = 0; i < z->wbw; i++) {
        hdl_rule(h, "RF-H1", "Duty: no write to a register that a collector still has to read.");
        hdl_assume(
            h, "RF-H1",
            hdl_not(hdl_and(hdl_or(now, pend), hdl_bit(s->wb_valid, i),
                            hdl_eq(hdl_bits(s->wb_phys, i * z->physw, z->physw), p->reg.reg))));
    }
    sig phys[z->ncu * z->nsrc], at[z->ncu * z->nsrc], data[z->ncu * z->nsrc];
    for (unsigned i = 0; i < z->ncu * z->nsrc; i++) {
        unsigned c = i / z->nsrc, k = i % z->nsrc;
        sig lane[z->lanes];
        phys[i] = hdl_inside(s->arbiter, 0, hdl_fmt(h, "phys_%u_%u", c, k));
        at[i] = hdl_and(hdl_bit(p->unit, c), hdl_bit(p->slot, k));
        for (unsigned l = 0; l < z->lanes; l++)
            lane[l] = hdl_inside(s->collector[c], 0, hdl_fmt(h, "u_lane[%u].slot[%u].data", l, k));
        data[i] = hdl_pack(z->lanes, lane);
    }
    hdl_rule(h, "RF-W1", "Invariant: an operand of the instruction is a slot that is present.");
    hdl_assert(h, "RF-W1",
               hdl_or(hdl_not(hdl_and(mine, p->busy)), hdl_any(hdl_and(p->slot, p->src))));
    sig old =
        hdl_and(sure, hdl_not(hdl_and(p->reg.known, props_agree(&p->reg, want, p->reg.value))));
    hdl_rule(h, "RF-W1", "Invariant: while it is queued the register keeps its value.");
    hdl_assert(
        h, "RF-W1",
        hdl_or(hdl_not(pend),
               hdl_and(hdl_none(old), hdl_eq(hdl_and_or(z->ncu * z->nsrc, at, phys), p->reg.reg))));
    sig from[z->ncu * z->nsrc]; /* banks that are read for it */
    for (unsigned i = 0; i < z->ncu * z->nsrc; i++) {
        unsigned c = i / z->nsrc, k = i % z->nsrc, n = 0;
        sig port[z->sports];
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
        from[i] = hdl_or_n(n, port);
    }
    sig bank = hdl_wire(h, "f_from", hdl_and_or(z->ncu * z->nsrc, at, from));
    sig right = z->bankw ? hdl_decode(hdl_low(p->reg.reg, z->bankw), z->nbank) : hdl_ones(h, 1);
    sig wrong =
        hdl_and(sure, hdl_not(props_agree(&p->reg, hdl_select(bank, s->bank_rdata, s->w), want)));
    hdl_rule(h, "RF-W1", "Invariant: what arrives is the value that the register had at issue.");
    hdl_assert(
        h, "RF-W1",
        hdl_or(hdl_not(mine), hdl_none(bank), hdl_and(hdl_eq(bank, right), hdl_none(wrong))));
    sig here = hdl_wire(h, "f_operand", hdl_and_or(z->ncu * z->nsrc, at, data));
    sig have = hdl_and(mine, p->busy, hdl_any(hdl_and(p->slot, p->ready)));
    hdl_rule(h, "RF-W1", "Invariant: the collector has the value that the register had at issue.");
    hdl_assert(
        h, "RF-W1",
        hdl_or(hdl_not(have), hdl_none(hdl_and(sure, hdl_not(props_agree(&p->reg, here, want))))));
    for (unsigned q = 0; q < z->ndisp; q++) {
        sig out[z->nsrc], slot[z->nsrc];
        for (unsigned k = 0; k < z->nsrc; k++) {
            out[k] = hdl_item(s->disp_data, q * z->nsrc + k, s->w);
            slot[k] = hdl_bit(p->slot, k);
        }
        sig leaves = hdl_any(hdl_and(hdl_bits(s->disp_sel, q * z->ncu, z->ncu), p->unit));
        sig same = props_agree(&p->reg, hdl_and_or(z->nsrc, slot, out), want);
        hdl_rule(h, "RF-D1", "An operand leaves with the value last written before its issue.");
        hdl_assert(h, "RF-D1",
                   hdl_or(hdl_not(hdl_and(leaves, mine)), hdl_none(hdl_and(sure, hdl_not(same)))));
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
        pend[c] = hdl_inside(s->arbiter, 0, hdl_fmt(h, "pend_%u", c));
    }
    p.given = hdl_pack(z->nsched, given);
    p.busy = of_unit(&p, "busy");
    p.src = of_unit(&p, "src_valid");
    p.ready = of_unit(&p, "ready");
    p.pend = hdl_and_or(z->ncu, unit, pend);
    bookkeeping(&p);
    instruction(&p);
    s->collecting = &p;
    rf_run(s, RF_FOLLOWED);
    s->collecting = NULL;
    props_shadow(&p.reg, s->bank);
    props_written(&p.reg, &(struct written_ports){s->w, s->wb_valid, s->wb_ready, s->wb_phys,
                                                  s->wb_mask, s->wb_data});
    operand(&p);
}
