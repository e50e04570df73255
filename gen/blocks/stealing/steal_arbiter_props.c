/* Properties of steal_arbiter: the latches, where there are any, against a record of the inputs,
 * and at the ports, for any candidates, what is stolen. */
#include "gen/blocks/props.h"

/* The latches hold the inputs of the last cycle. */
static void latched(struct hdl *h, const struct sizes *z, const struct steal_ports *s)
{
    unsigned nop = z->nsched * z->nsrc, bits = z->nsrc * z->physw;
    sig valid = hdl_reg_zero(h, "f_valid", z->nsched, "of the last cycle");
    sig wid = hdl_reg(h, "f_wid", z->nsched * z->lwidw, NULL, "of the last cycle");
    sig src = hdl_reg(h, "f_src", nop, NULL, "of the last cycle");
    sig phys = hdl_reg(h, "f_phys", nop * z->physw, NULL, "of the last cycle");
    hdl_next(valid, s->q->cand_valid);
    hdl_next(wid, s->q->cand_wid);
    hdl_next(src, s->q->cand_src_valid);
    hdl_next(phys, s->q->cand_phys);
    hdl_for(h, "f_latch", i, z->nsched)
    {
        sig was = hdl_bit(valid, i), who = hdl_bits(wid, i * z->lwidw, z->lwidw);
        sig same = hdl_and(hdl_eq(s->wid[i], who),
                           hdl_eq(s->src_valid[i], hdl_bits(src, i * z->nsrc, z->nsrc)),
                           hdl_eq(s->phys[i], hdl_bits(phys, i * bits, bits)));
        hdl_rule(h, "ST-C1", "The candidate of the last cycle, or that there was none.");
        hdl_assert(h, "ST-C1", hdl_and(hdl_eq(s->valid[i], was), hdl_or(hdl_not(was), same)));
        sig warp = hdl_and(hdl_decode(who, z->n), hdl_bits(s->q->ready, i * z->n, z->n));
        hdl_rule(h, "ST-C2", "Live iff there was one and its warp is ready now.");
        hdl_assert(h, "ST-C2", hdl_eq(s->live[i], hdl_and(was, hdl_any(warp))));
    }
}

/* Operands of live candidates in the order in which a bank prefers them: the highest scheduler's
 * first, of one scheduler the lowest slot's. */
struct operands {
    sig live, sure, bank, row; /* sure: of schedulers that are sure of a collector */
};

static struct operands in_order(struct hdl *h, const struct sizes *z, const struct steal_ports *s)
{
    unsigned nop = z->nsched * z->nsrc, w = z->physw;
    struct operands o = {.live = hdl_wire_later(h, "f_live", nop),
                         .sure = hdl_wire_later(h, "f_sure", nop)};
    if (z->bankw)
        o.bank = hdl_wire_later(h, "f_banks", nop * z->bankw);
    if (z->roww)
        o.row = hdl_wire_later(h, "f_rows", nop * z->roww);
    if (nop == 1)
        hdl_unused(o.sure); /* nothing can be in conflict */
    sig live[z->nsched];
    for (unsigned i = 0; i < z->nsched; i++)
        live[i] = hdl_gate(s->live[i], s->src_valid[i]);
    sig all = hdl_wire(h, "f_operands", hdl_pack(z->nsched, live));
    sig phys = hdl_wire(h, "f_all_phys", hdl_pack(z->nsched, s->phys));
    hdl_for(h, "f_preferred", t, z->nsched) hdl_for(h, "f_slot_of", k, z->nsrc)
    {
        unsigned i = z->nsched - 1 - t, at = i * z->nsrc + k, to = t * z->nsrc + k;
        hdl_assign_bits(o.live, to, hdl_bit(all, at));
        hdl_assign_bits(o.sure, to, s->q->avail ? hdl_bit(s->q->avail, i) : hdl_ones(h, 1));
        if (z->bankw)
            hdl_assign_item(o.bank, to, hdl_bits(phys, at * w, z->bankw));
        if (z->roww)
            hdl_assign_item(o.row, to, hdl_bits(phys, at * w + z->bankw, z->roww));
    }
    return o;
}

/* ST-H2 */
static bool one_only(const struct sizes *z)
{
    return z->sports < z->nsrc;
}

/* What bank b reads: every operand is compared with every other one. ST-H2: `could` [b]:
 * it is idle, and an operand may be stolen; else NULL. In a loop over the banks. */
static void choice(struct hdl *h, const struct sizes *z, const struct steal_ports *s,
                   const struct operands *o, unsigned b, sig could)
{
    unsigned nop = z->nsched * z->nsrc;
    sig taken = hdl_wire_later(h, "f_taken", nop), here = hdl_wire_later(h, "f_here", nop);
    hdl_for(h, "f_of_sched", t, z->nsched) hdl_for(h, "f_of_slot", k, z->nsrc)
    {
        unsigned i = z->nsched - 1 - t, to = t * z->nsrc + k;
        sig live = hdl_bit(o->live, to);
        hdl_assign_bits(taken, to,
                        hdl_and(hdl_bit(s->q->steal_sched, b * z->nsched + i),
                                hdl_bit(s->q->steal_slot, b * z->nsrc + k)));
        hdl_assign_bits(here, to,
                        z->bankw ? hdl_and(live, hdl_eq_const(hdl_item(o->bank, to, z->bankw), b))
                                 : live);
    }
    sig several = hdl_not(hdl_at_most_one(here)), may = hdl_and(here, o->sure);
    may = hdl_wire(h, "f_may", s->conflicts ? hdl_gate(several, may) : may);
    sig valid = hdl_bit(s->q->steal_valid, b);
    const char *whose = z->overrides ? "ST-C2" : "ST-H1";
    hdl_rule(h, whose,
             z->overrides ? "What is stolen is an operand of a live candidate, in this bank."
                          : "What is stolen is read for what enters a collector, in this bank.");
    hdl_assert(h, whose, hdl_none(hdl_and(taken, hdl_not(here))));
    if (s->conflicts) {
        hdl_rule(h, "ST-N3", "Another operand of a live candidate lies in the same bank.");
        hdl_assert(h, "ST-N3", implies(hdl_any(taken), several));
    }
    hdl_rule(h, "ST-P1",
             s->conflicts ? "Read iff the bank is idle and an operand in conflict may be stolen."
                          : "Read iff the bank is idle and an operand may be stolen.");
    sig reads = hdl_and(hdl_not(hdl_bit(s->q->bank_busy, b)), hdl_any(may));
    if (could) {
        hdl_assign_bits(could, b, reads);
        hdl_assert(h, "ST-P1", implies(valid, reads));
        hdl_rule(h, "ST-H2", "Of the banks that could be read the lowest one.");
        sig from = hdl_wire(h, "f_from_it", hdl_ones_from(h, z->nbank, b));
        hdl_assert(h, "ST-H2",
                   hdl_eq(valid, hdl_and(reads, hdl_none(hdl_and(could, hdl_not(from))))));
    } else {
        hdl_assert(h, "ST-P1", hdl_eq(valid, reads));
    }
    hdl_rule(h, "ST-N5", "Of several the highest scheduler's, of those the lowest slot.");
    hdl_assert(h, "ST-N5", hdl_none(hdl_and(taken, hdl_after(may))));
    if (z->roww) {
        sig at = hdl_item(s->q->steal_row, b, z->roww);
        hdl_rule(h, "ST-N5", "Its row.");
        hdl_assert(h, "ST-N5", implies(valid, hdl_eq(at, hdl_select(taken, o->row, z->roww))));
        hdl_rule(h, "ST-N5", "The row of an idle bank is zero.");
        hdl_assert(h, "ST-N5", hdl_or(valid, hdl_none(at)));
    }
}

static void banks(struct hdl *h, const struct sizes *z, const struct steal_ports *s)
{
    struct operands o = in_order(h, z, s);
    sig could = one_only(z) ? hdl_wire_later(h, "f_could", z->nbank) : NULL;
    hdl_rule(h, "ST-N2", "Only idle banks are read: a steal never delays a normal access.");
    hdl_assert(h, "ST-N2", hdl_none(hdl_and(s->q->steal_valid, s->q->bank_busy)));
    hdl_for(h, "f_bank", b, z->nbank)
    {
        sig valid = hdl_bit(s->q->steal_valid, b);
        sig who = hdl_item(s->q->steal_sched, b, z->nsched),
            slot = hdl_item(s->q->steal_slot, b, z->nsrc);
        hdl_rule(h, "ST-N5", "At most one operand per bank, of one scheduler and slot.");
        hdl_assert(h, "ST-N5",
                   hdl_and(hdl_at_most_one(who), hdl_at_most_one(slot), hdl_eq(hdl_any(who), valid),
                           hdl_eq(hdl_any(slot), valid)));
        if (s->q->avail) {
            hdl_rule(h, "ST-N4", "Only for schedulers that are sure of a collector.");
            hdl_assert(h, "ST-N4", hdl_none(hdl_and(who, hdl_not(s->q->avail))));
        }
        choice(h, z, s, &o, b, could);
    }
}

void props_steal_arbiter(struct hdl *h, const struct sizes *z, const struct steal_ports *s)
{
    hdl_group(h, NULL);
    hdl_ifdef(h, "WARPSMITH_FORMAL");
    if (z->overrides)
        latched(h, z, s);
    banks(h, z, s);
    hdl_for(h, "f_sched", i, z->nsched)
    {
        hdl_for(h, "f_slot", k, z->nsrc)
        {
            sig from = hdl_wire_later(h, "f_from", z->nbank);
            hdl_for(h, "f_by", b, z->nbank)
                hdl_assign_bits(from, b,
                                hdl_and(hdl_bit(s->q->steal_sched, b * z->nsched + i),
                                        hdl_bit(s->q->steal_slot, b * z->nsrc + k)));
            hdl_rule(h, "ST-N6", "Stolen iff some bank, and only one, reads the operand.");
            hdl_assert(h, "ST-N6",
                       hdl_and(hdl_at_most_one(from),
                               hdl_eq(hdl_bit(s->q->stolen, i * z->nsrc + k), hdl_any(from))));
        }
        if (!z->overrides)
            continue;
        sig force = hdl_bit(s->q->force_valid, i);
        sig warp = hdl_decode(hdl_bits(s->q->force_wid, i * z->lwidw, z->lwidw), z->n);
        hdl_rule(h, "ST-N6", "Forced iff an operand is stolen.");
        hdl_assert(h, "ST-N6", hdl_eq(force, hdl_any(hdl_item(s->q->stolen, i, z->nsrc))));
        hdl_rule(h, "ST-N7", "A forced warp is ready and sure of a collector.");
        hdl_assert(h, "ST-N7",
                   implies(force, hdl_and(hdl_bit(s->q->avail, i),
                                          hdl_any(hdl_and(warp, hdl_item(s->q->ready, i, z->n))))));
    }
    hdl_endif(h);
}
