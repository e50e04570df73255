/* Properties of stealing in the composition, over what those of the collectors follow. */
#include "gen/blocks/regfile/props_ocu.h"

/* The candidates, and what their instructions are one cycle later. */
void props_regfile_steal(struct rf *r)
{
    const struct collecting *p = r->collecting;
    const struct sizes *z = p->z;
    struct hdl *h = p->h;
    const struct rf *s = p->r;
    unsigned nop = z->nsched * z->nsrc;
    sig valid = hdl_reg_zero(h, "f_cand", z->nsched, "of the last cycle");
    sig wid = hdl_reg(h, "f_cand_wid", z->nsched * z->lwidw, NULL, "of the last cycle");
    sig src = hdl_reg(h, "f_cand_src", nop, NULL, "of the last cycle");
    sig phys = hdl_reg(h, "f_cand_phys", nop * z->physw, NULL, "of the last cycle");
    hdl_next(valid, s->steal.cand_valid);
    hdl_next(wid, s->steal.cand_wid);
    hdl_next(src, s->steal.cand_src);
    hdl_next(phys, s->steal.cand_phys);
    bool hosted = s->top == RF_HOSTED;
    sig latched = hdl_inside(s->steal.stealing, 0, "candidate[*].valid");
    sig its_wid = hdl_inside(s->steal.stealing, 0, "candidate[*].wid");
    sig its_src = hdl_inside(s->steal.stealing, 0, "candidate[*].src_valid");
    sig its_phys = hdl_inside(s->steal.stealing, 0, "candidate[*].phys");
    hdl_for(h, "f_candidate", i, z->nsched)
    {
        unsigned all = z->nsrc * z->physw;
        sig now = hdl_bit(valid, i);
        sig same = hdl_and(hdl_eq(hdl_item(its_wid, i, z->lwidw), hdl_item(wid, i, z->lwidw)),
                           hdl_eq(hdl_item(its_src, i, z->nsrc), hdl_item(src, i, z->nsrc)),
                           hdl_eq(hdl_item(its_phys, i, all), hdl_item(phys, i, all)));
        const char *rule = hosted ? "CS-N1" : "RF-C1";
        hdl_rule(h, rule,
                 hosted ? "What is announced is latched."
                        : "The candidates and the answers to them are latched.");
        hdl_assert(h, rule, hdl_and(hdl_eq(hdl_bit(latched, i), now), implies(now, same)));
        if (hosted) {
            sig offers =
                hdl_and(now, hdl_bit(s->io.inst_valid, i),
                        hdl_eq(hdl_item(s->io.inst_wid, i, z->widw), hdl_item(wid, i, z->widw)));
            hdl_rule(h, "CS-N1", "What is stolen for was announced, and is accepted.");
            hdl_assert(h, "CS-N1",
                       implies(hdl_bit(s->steal.force_valid, i),
                               hdl_and(offers, hdl_bit(s->select.gets, i))));
        }
        hdl_for(h, "f_stolen_slot", k, z->nsrc)
        {
            unsigned o = i * z->nsrc + k;
            sig stolen = hdl_and(hdl_bit(s->steal.force_valid, i), hdl_bit(s->steal.stolen, o));
            sig kept = hdl_eq(hdl_item(s->io.inst_phys, o, z->physw), hdl_item(phys, o, z->physw));
            const char *duty = hosted ? "CS-H2" : "RF-C1";
            hdl_rule(h, duty,
                     hosted ? "Duty: what was announced of a warp is what is offered."
                            : "Duty: the instruction of a warp is the same until it is issued.");
            hdl_assume(h, duty, implies(stolen, hdl_and(hdl_bit(s->io.inst_src_valid, o), kept)));
        }
    }
    sig theft[z->nsched];
    for (unsigned i = 0; i < z->nsched; i++)
        theft[i] = hdl_and(hdl_bit(p->given, i),
                           hdl_at(hdl_bits(s->steal.stolen, i * z->nsrc, z->nsrc), 1, p->slot));
    sig was = hdl_reg_zero(h, "f_stolen", 1, "stolen in the last cycle");
    hdl_next(was, hdl_or_n(z->nsched, theft));
    sig first =
        hdl_at(hdl_inside(s->banks.arbiter, 0, "in_flight_1"), z->sports * z->nbank, p->unit);
    first = hdl_wire(h, "f_coming", first);
    if (z->sports < z->nsrc)
        hdl_unused(first); /* its other ports */
    sig coming = z->sports == z->nsrc ? hdl_at(first, z->nbank, p->slot)
                                      : hdl_low(first, z->nbank); /* BA-E2 */
    hdl_rule(h, "RF-I3", "A stolen operand is on its way to the collector that was given.");
    hdl_assert(h, "RF-I3", implies(was, hdl_any(coming)));
}

/* What is stolen for what enters a collector; NSCHED = 1. */
void props_regfile_entering(struct rf *r)
{
    struct hdl *h = r->h;
    const struct sizes *z = &r->z;
    const struct rf_given *g = &r->collect.given;
    sig theft = hdl_wire(h, "f_steals", hdl_any(r->steal.stolen));
    hdl_rule(h, "RF-I4", "Stolen is what enters a collector in this cycle and is not there.");
    hdl_assert(h, "RF-I4",
               hdl_and(hdl_none(hdl_and(r->steal.stolen, hdl_not(r->collect.push_src))),
                       implies(theft, g->valid)));
    sig was = hdl_reg_zero(h, "f_stolen_for", z->ncu, "an operand was, in the last cycle");
    hdl_next(was, hdl_gate(theft, g->unit));
    sig flies = hdl_inside(r->banks.arbiter, 0, "in_flight_1");
    sig comes = hdl_wire_later(h, "f_comes_to", z->ncu);
    hdl_for(h, "f_thief", c, z->ncu)
        hdl_assign_bits(comes, c, hdl_any(hdl_item(flies, c, z->sports * z->nbank)));
    hdl_rule(h, "RF-I4", "It is on its way to that collector.");
    hdl_assert(h, "RF-I4", hdl_none(hdl_and(was, hdl_not(comes))));
}
