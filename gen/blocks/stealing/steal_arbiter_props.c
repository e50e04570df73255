/* Properties of steal_arbiter: the latches against a record of the inputs, and at the ports, for
 * any latched candidates, what is stolen. */
#include "gen/blocks/props.h"

/* The latches hold the inputs of the last cycle. */
static void latched(struct hdl *h, const struct sizes *z, const struct steal_ports *s)
{
    unsigned nop = z->nsched * z->nsrc, bits = z->nsrc * z->physw;
    sig valid = hdl_reg(h, "f_valid", z->nsched, hdl_zero(h, z->nsched), "of the last cycle");
    sig wid = hdl_reg(h, "f_wid", z->nsched * z->lwidw, NULL, "of the last cycle");
    sig src = hdl_reg(h, "f_src", nop, NULL, "of the last cycle");
    sig phys = hdl_reg(h, "f_phys", nop * z->physw, NULL, "of the last cycle");
    hdl_next(valid, s->cand_valid);
    hdl_next(wid, s->cand_wid);
    hdl_next(src, s->cand_src);
    hdl_next(phys, s->cand_phys);
    for (unsigned i = 0; i < z->nsched; i++) {
        sig was = hdl_bit(valid, i), who = hdl_bits(wid, i * z->lwidw, z->lwidw);
        sig same = hdl_and(hdl_eq(s->wid[i], who),
                           hdl_eq(s->src_valid[i], hdl_bits(src, i * z->nsrc, z->nsrc)),
                           hdl_eq(s->phys[i], hdl_bits(phys, i * bits, bits)));
        hdl_rule(h, "ST-C1", "The candidate of the last cycle, or that there was none.");
        hdl_assert(h, "ST-C1", hdl_and(hdl_eq(s->valid[i], was), hdl_or(hdl_not(was), same)));
        sig warp = hdl_and(hdl_decode(who, z->n), hdl_bits(s->ready, i * z->n, z->n));
        hdl_rule(h, "ST-C2", "Live iff there was one and its warp is ready now.");
        hdl_assert(h, "ST-C2", hdl_eq(s->live[i], hdl_and(was, hdl_any(warp))));
    }
}

/* What bank b reads: every operand is compared with every other one. */
static void choice(struct hdl *h, const struct sizes *z, const struct steal_ports *s, unsigned b)
{
    unsigned nop = z->nsched * z->nsrc;
    sig here[nop], meets[nop], may[nop], taken[nop], row[nop], late[nop];
    for (unsigned o = 0; o < nop; o++) {
        unsigned i = o / z->nsrc, k = o % z->nsrc;
        sig phys = hdl_bits(s->phys[i], k * z->physw, z->physw);
        here[o] = hdl_and(s->live[i], hdl_bit(s->src_valid[i], k));
        if (z->bankw)
            here[o] = hdl_and(here[o], hdl_eq_const(hdl_low(phys, z->bankw), b));
        row[o] = hdl_bits(phys, z->bankw, z->roww);
        taken[o] = hdl_and(hdl_bit(s->steal_sched, b * z->nsched + i),
                           hdl_bit(s->steal_slot, b * z->nsrc + k));
    }
    for (unsigned o = 0; o < nop; o++) {
        meets[o] = hdl_zero(h, 1);
        for (unsigned other = 0; other < nop; other++)
            if (other != o)
                meets[o] = hdl_or(meets[o], here[other]);
        may[o] = s->conflicts ? hdl_and(here[o], meets[o]) : here[o];
        may[o] = hdl_and(may[o], hdl_bit(s->avail, o / z->nsrc));
    }
    for (unsigned o = 0; o < nop; o++) {
        late[o] = hdl_zero(h, 1);
        for (unsigned other = 0; other < nop; other++) {
            unsigned i = o / z->nsrc, j = other / z->nsrc;
            if (j > i || (j == i && other < o))
                late[o] = hdl_or(late[o], may[other]);
        }
    }
    sig all = hdl_pack(nop, taken), valid = hdl_bit(s->steal_valid, b);
    hdl_rule(h, "ST-C2", "What is stolen is an operand of a live candidate, in this bank.");
    hdl_assert(h, "ST-C2", hdl_none(hdl_and(all, hdl_not(hdl_pack(nop, here)))));
    if (s->conflicts) {
        hdl_rule(h, "ST-N3", "Another operand of a live candidate lies in the same bank.");
        hdl_assert(h, "ST-N3", hdl_none(hdl_and(all, hdl_not(hdl_pack(nop, meets)))));
    }
    hdl_rule(h, "ST-P1",
             s->conflicts ? "Read iff the bank is idle and an operand in conflict may be stolen."
                          : "Read iff the bank is idle and an operand may be stolen.");
    hdl_assert(
        h, "ST-P1",
        hdl_eq(valid, hdl_and(hdl_not(hdl_bit(s->bank_busy, b)), hdl_any(hdl_pack(nop, may)))));
    hdl_rule(h, "ST-N5", "Of several the highest scheduler's, of those the lowest slot.");
    hdl_assert(h, "ST-N5", hdl_none(hdl_and(all, hdl_pack(nop, late))));
    if (z->roww) {
        sig at = hdl_bits(s->steal_row, b * z->roww, z->roww);
        hdl_rule(h, "ST-N5", "Its row.");
        hdl_assert(h, "ST-N5", hdl_or(hdl_not(valid), hdl_eq(at, hdl_and_or(nop, taken, row))));
    }
}

void props_steal_arbiter(struct hdl *h, const struct sizes *z, const struct steal_ports *s)
{
    sig at[z->nbank];
    hdl_group(h, NULL);
    hdl_ifdef(h, "FORMAL");
    latched(h, z, s);
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
        choice(h, z, s, b);
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
