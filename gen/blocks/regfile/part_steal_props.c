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
    sig valid = hdl_reg(h, "f_cand", z->nsched, hdl_zero(h, z->nsched), "of the last cycle");
    sig wid = hdl_reg(h, "f_cand_wid", z->nsched * z->lwidw, NULL, "of the last cycle");
    sig src = hdl_reg(h, "f_cand_src", nop, NULL, "of the last cycle");
    sig phys = hdl_reg(h, "f_cand_phys", nop * z->physw, NULL, "of the last cycle");
    hdl_next(valid, s->cand_valid);
    hdl_next(wid, s->cand_wid);
    hdl_next(src, s->cand_src);
    hdl_next(phys, s->cand_phys);
    for (unsigned i = 0; i < z->nsched; i++) {
        sig now = hdl_bit(valid, i);
        sig same =
            hdl_and(hdl_eq(hdl_inside(s->stealing, 0, hdl_fmt(h, "candidate[%u].wid", i)),
                           hdl_bits(wid, i * z->lwidw, z->lwidw)),
                    hdl_eq(hdl_inside(s->stealing, 0, hdl_fmt(h, "candidate[%u].src_valid", i)),
                           hdl_bits(src, i * z->nsrc, z->nsrc)),
                    hdl_eq(hdl_inside(s->stealing, 0, hdl_fmt(h, "candidate[%u].phys", i)),
                           hdl_bits(phys, i * z->nsrc * z->physw, z->nsrc * z->physw)));
        hdl_rule(h, "RF-C1", "The candidates and the answers to them are latched.");
        hdl_assert(
            h, "RF-C1",
            hdl_and(hdl_eq(hdl_inside(s->stealing, 0, hdl_fmt(h, "candidate[%u].valid", i)), now),
                    hdl_or(hdl_not(now), same)));
        for (unsigned k = 0; k < z->nsrc; k++) {
            unsigned o = i * z->nsrc + k;
            sig stolen = hdl_and(hdl_bit(s->force_valid, i), hdl_bit(s->stolen, o));
            hdl_rule(h, "RF-C1", "Duty: the instruction of a warp is the same until it is issued.");
            hdl_assume(h, "RF-C1",
                       hdl_or(hdl_not(stolen),
                              hdl_and(hdl_bit(s->inst_src, o),
                                      hdl_eq(hdl_bits(s->inst_phys, o * z->physw, z->physw),
                                             hdl_bits(phys, o * z->physw, z->physw)))));
        }
    }
    sig theft[z->nsched];
    for (unsigned i = 0; i < z->nsched; i++)
        theft[i] = hdl_and(hdl_bit(p->given, i),
                           hdl_any(hdl_and(p->slot, hdl_bits(s->stolen, i * z->nsrc, z->nsrc))));
    sig was = hdl_reg(h, "f_stolen", 1, hdl_zero(h, 1), "stolen in the last cycle");
    hdl_next(was, hdl_or_n(z->nsched, theft));
    sig to[z->ncu * z->nsrc], first = hdl_inside(s->arbiter, 0, "in_flight_1");
    for (unsigned t = 0; t < z->ncu * z->nsrc; t++)
        to[t] = hdl_and(hdl_bit(p->unit, t / z->nsrc), hdl_bit(p->slot, t % z->nsrc),
                        hdl_any(hdl_bits(first, t * z->nbank, z->nbank)));
    hdl_rule(h, "RF-I3", "A stolen operand is on its way to the collector that was given.");
    hdl_assert(h, "RF-I3", hdl_or(hdl_not(was), hdl_or_n(z->ncu * z->nsrc, to)));
}
