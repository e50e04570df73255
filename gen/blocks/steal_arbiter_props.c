/* Properties of steal_arbiter, at its ports, for any latched candidates. */
#include "gen/blocks/props.h"

void props_steal_arbiter(struct hdl *h, const struct sizes *z, const struct steal_ports *s)
{
    sig at[z->nbank];
    hdl_ifdef(h, "FORMAL");
    hdl_rule(h, "ST-N2", "Only idle banks are read: a steal never delays a normal access.");
    hdl_assert(h, "ST-N2", hdl_none(hdl_and(s->steal_valid, s->bank_busy)));
    for (unsigned b = 0; b < z->nbank; b++) {
        sig valid = hdl_bit(s->steal_valid, b);
        sig who = hdl_bits(s->steal_sched, b * z->nsched, z->nsched);
        sig slot = hdl_bits(s->steal_slot, b * z->nsrc, z->nsrc);
        hdl_rule(h, "ST-N5", "At most one operand per bank, of one scheduler and slot.");
        hdl_assert(h, "ST-N5",
                   hdl_and(hdl_at_most_one(who), hdl_at_most_one(slot), hdl_eq(hdl_any(who), valid),
                           hdl_eq(hdl_any(slot), valid)));
        if (z->roww) {
            hdl_rule(h, "ST-N5", "The row of an idle bank is zero.");
            hdl_assert(h, "ST-N5",
                       hdl_or(valid, hdl_none(hdl_bits(s->steal_row, b * z->roww, z->roww))));
        }
        hdl_rule(h, "ST-N4", "Only for schedulers that are sure of a collector.");
        hdl_assert(h, "ST-N4", hdl_none(hdl_and(who, hdl_not(s->avail))));
    }
    for (unsigned i = 0; i < z->nsched; i++) {
        for (unsigned k = 0; k < z->nsrc; k++) {
            for (unsigned b = 0; b < z->nbank; b++)
                at[b] = hdl_and(hdl_bit(s->steal_sched, b * z->nsched + i),
                                hdl_bit(s->steal_slot, b * z->nsrc + k));
            sig banks = hdl_pack(z->nbank, at);
            hdl_rule(h, "ST-N6", "Stolen iff some bank, and only one, reads the operand.");
            hdl_assert(h, "ST-N6",
                       hdl_and(hdl_at_most_one(banks),
                               hdl_eq(hdl_bit(s->stolen, i * z->nsrc + k), hdl_any(banks))));
        }
        sig force = hdl_bit(s->force_valid, i);
        sig warp = hdl_decode(hdl_bits(s->force_wid, i * z->lwidw, z->lwidw), z->n);
        hdl_rule(h, "ST-N6", "Forced iff an operand is stolen.");
        hdl_assert(h, "ST-N6", hdl_eq(force, hdl_any(hdl_bits(s->stolen, i * z->nsrc, z->nsrc))));
        hdl_rule(h, "ST-N7", "A forced warp is ready and sure of a collector.");
        hdl_assert(h, "ST-N7",
                   hdl_or(hdl_not(force),
                          hdl_and(hdl_bit(s->avail, i),
                                  hdl_any(hdl_and(warp, hdl_bits(s->ready, i * z->n, z->n))))));
    }
    hdl_endif(h);
}
