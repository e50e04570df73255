/* Properties of the composition: what they follow, whatever the collectors are. An arbitrary
 * register in an arbitrary lane; the rows that the banks' own properties follow are those of this
 * register, so its value is known wherever it is. */
#include "gen/blocks/regfile/props_regfile.h"

sig props_symbol(struct hdl *h, const char *name, unsigned bits, const char *doc)
{
    sig s = hdl_reg(h, name, bits, NULL, doc);
    hdl_next(s, s);
    return s;
}

/* [k] slots of collector c that are read t cycles before their data arrive. */
static sig in_flight(struct hdl *h, const struct sizes *z, struct hdl_inst *arbiter, unsigned c,
                     unsigned t)
{
    sig banks = hdl_inside(arbiter, 0, hdl_fmt(h, "in_flight_%u", t)), port[z->sports];
    if (z->sports == z->nsrc) {
        sig reads = hdl_wire_later(h, hdl_fmt(h, "f_flies_%u", t), z->nsrc);
        hdl_for(h, hdl_fmt(h, "f_flying_%u", t), j, z->nsrc) hdl_assign_bits(
            reads, j, hdl_any(hdl_bits(banks, (c * z->nsrc + j) * z->nbank, z->nbank)));
        return reads;
    }
    sig slots = hdl_inside(arbiter, 0, hdl_fmt(h, "in_flight_slot_%u", t));
    for (unsigned j = 0; j < z->sports; j++) {
        unsigned target = c * z->sports + j;
        port[j] = hdl_gate(hdl_any(hdl_bits(banks, target * z->nbank, z->nbank)),
                           hdl_decode(hdl_bits(slots, target * z->slotw, z->slotw), z->nsrc));
    }
    return hdl_or_n(z->sports, port);
}

sig props_queued(struct hdl_inst *arbiter)
{
    return hdl_inside(arbiter, 0, "collector[*].pend");
}

sig props_asked(struct hdl *h, const struct sizes *z, struct hdl_inst *arbiter, unsigned c,
                sig *twice)
{
    sig asked = hdl_item(props_queued(arbiter), c, z->nsrc);
    *twice = hdl_zero(h, z->nsrc);
    for (unsigned t = 1; t <= z->rf_lat; t++) {
        sig more = in_flight(h, z, arbiter, c, t);
        *twice = hdl_or(*twice, hdl_and(asked, more));
        asked = hdl_or(asked, more);
    }
    return hdl_wire(h, "f_asked", asked);
}

/* Binary; NULL without banks to choose from. */
static sig bank_of(const struct tracked *t)
{
    return t->z->bankw ? hdl_low(t->reg, t->z->bankw) : hdl_zero(t->h, 1);
}

sig props_bank(const struct tracked *t)
{
    return t->z->bankw ? hdl_decode(bank_of(t), t->z->nbank) : hdl_ones(t->h, 1);
}

void props_shadow(struct tracked *t, const struct rf *r)
{
    const struct sizes *z = t->z;
    struct hdl *h = t->h;
    t->lane_w = r->lane_w;
    t->lane = props_arbitrary(h, "RF-W1", "f_lane", z->lanes, "an arbitrary lane");
    if (z->roww) {
        sig row = hdl_inside(r->banks.bank[0], HDL_ALL_LANES, "f_row");
        hdl_comment(h, "Symbol: the row of every bank is that of the register.");
        hdl_symbol(h, "RF-W1",
                   hdl_all(hdl_matches(row, z->roww, hdl_bits(t->reg, z->bankw, z->roww))));
    }
    if (z->lanes > 1) {
        sig lane = hdl_inside(r->banks.bank[0], HDL_ALL_LANES, "f_lane");
        hdl_comment(h, "Symbol: the lane of every bank.");
        hdl_symbol(h, "RF-W1", hdl_all(hdl_matches(lane, hdl_width_of(t->lane), t->lane)));
    }
    sig words = hdl_inside(r->banks.bank[0], HDL_ALL_LANES, "f_word");
    sig knowns = hdl_inside(r->banks.bank[0], HDL_ALL_LANES, "f_word_known");
    t->value = hdl_wire(h, "f_value", hdl_at(words, t->lane_w, bank_of(t)));
    t->known = hdl_wire(h, "f_known_value", hdl_at(knowns, 1, bank_of(t)));
}

void props_lanes(const struct tracked *t, struct hdl_inst **unit)
{
    if (t->z->lanes == 1)
        return;
    sig lane = hdl_inside(unit[0], HDL_ALL_LANES, "f_lane");
    hdl_comment(t->h, "Symbol: the lane of every collector.");
    hdl_symbol(t->h, "RF-W1", hdl_all(hdl_matches(lane, hdl_width_of(t->lane), t->lane)));
}

sig props_word(const struct tracked *t, sig items, unsigned i)
{
    return props_lane(t->z, items, i, t->lane_w, t->lane);
}

sig props_in_lane(const struct tracked *t, const char *name, sig items, unsigned n)
{
    struct hdl *h = t->h;
    hdl_width all = hdl_times(t->lane_w, t->z->lanes);
    sig words = hdl_wire_later(h, name, hdl_times(t->lane_w, n));
    hdl_for(h, hdl_fmt(h, "%s_of", name), i, n)
    {
        sig lanes = hdl_wire(h, "f_lanes", hdl_item(items, i, all));
        hdl_assign_item(words, i, t->z->lanes == 1 ? lanes : hdl_at(lanes, t->lane_w, t->lane));
    }
    return words;
}

sig props_read(const struct tracked *t, sig bank_rdata)
{
    sig words = props_in_lane(t, "f_rdata", bank_rdata, t->z->nbank);
    return hdl_wire(t->h, "f_read", hdl_at(words, t->lane_w, bank_of(t)));
}

sig props_writes(const struct tracked *t, const struct rf *r, unsigned i)
{
    const struct sizes *z = t->z;
    return hdl_and(hdl_bit(r->write.valid, i),
                   hdl_eq(hdl_bits(r->write.phys, i * z->physw, z->physw), t->reg));
}

void props_written(struct tracked *t, const struct rf *r)
{
    const struct sizes *z = t->z;
    struct hdl *h = t->h;
    sig mine[z->wbw], data[z->wbw];
    for (unsigned i = 0; i < z->wbw; i++) {
        mine[i] = hdl_and(props_writes(t, r, i), hdl_bit(r->write.ready, i),
                          props_lane(z, r->write.mask, i, 1, t->lane));
        data[i] = props_word(t, r->write.data, i);
    }
    t->written = hdl_reg_zero(h, "f_written", 1, "in the last cycle");
    t->wdata = hdl_reg(h, "f_wdata", t->lane_w, NULL, "what was written then");
    t->had = hdl_reg_zero(h, "f_had", 1, "known in the last cycle");
    t->was = hdl_reg(h, "f_old", t->lane_w, NULL, "what was in it");
    hdl_next(t->written, hdl_or_n(z->wbw, mine));
    hdl_next(t->wdata, hdl_and_or(z->wbw, mine, data));
    hdl_next(t->had, t->known);
    hdl_next(t->was, t->value);
    hdl_rule(h, "RF-W1", "An accepted write-back is in the register.");
    hdl_assert(h, "RF-W1", implies(t->written, hdl_and(t->known, hdl_eq(t->value, t->wdata))));
    hdl_rule(h, "RF-W1", "Nothing else changes it.");
    hdl_assert(
        h, "RF-W1",
        implies(hdl_and(t->had, hdl_not(t->written)), hdl_and(t->known, hdl_eq(t->value, t->was))));
}
