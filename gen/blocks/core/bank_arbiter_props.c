/* Properties of bank_arbiter. An arbitrary operand slot of an arbitrary collector, and another one,
 * are followed from push to grant by registers that know nothing of the queues. */
#include "gen/blocks/props.h"

/* What the block has, as vectors over collector*NSRC + slot. */
struct queues {
    const struct sizes *z;
    const struct bank_inside *s;
    sig pend, served, phys;
    sig writes; /* [port] the bank it asks for, one-hot or zero */
};

struct follow {
    sig cu, slot, who;      /* an arbitrary operand, by number */
    sig now, waits, want;   /* queued in this cycle; is queued; its register */
    sig pend, served, phys; /* what the block has */
    sig sched;              /* who queues it now, one-hot: [c] again, then [s] pushes */
};

/* Item i of the vector, an arbitrary one. */
static sig bit_at(sig vector, sig i)
{
    return hdl_at(vector, 1, i);
}

static struct follow follow(struct hdl *h, const struct queues *q, const char *name)
{
    const struct sizes *z = q->z;
    const struct bank_inside *s = q->s;
    unsigned n = z->ncu * z->nsrc, bits = hdl_clog2(n) ? hdl_clog2(n) : 1;
    struct follow f;
    f.cu =
        props_arbitrary(h, "BA-Q3", hdl_fmt(h, "f_%s_cu", name), z->ncu, "an arbitrary collector");
    f.slot = props_arbitrary(h, "BA-Q3", hdl_fmt(h, "f_%s_slot", name), z->nsrc,
                             "an arbitrary slot of it");
    f.who = hdl_wire(h, hdl_fmt(h, "f_%s", name),
                     hdl_add(hdl_mul_const(f.cu, z->nsrc, 0, bits), hdl_extend(f.slot, bits)));
    f.waits = hdl_reg_zero(h, hdl_fmt(h, "f_%s_waits", name), 1, "it is queued");
    f.want = hdl_reg(h, hdl_fmt(h, "f_%s_phys", name), z->physw, NULL, "its register");
    sig by[z->nsched], phys[z->nsched];
    for (unsigned t = 0; t < z->nsched; t++) {
        sig to = hdl_bits(s->ports->push_cu, t * z->ncu, z->ncu);
        sig src = hdl_bits(s->ports->push_src_valid, t * z->nsrc, z->nsrc);
        if (s->ports->push_stolen)
            src = hdl_and(src, hdl_not(hdl_bits(s->ports->push_stolen, t * z->nsrc, z->nsrc)));
        src = hdl_wire(h, hdl_fmt(h, "f_%s_pushed_%u", name, t), src);
        by[t] = hdl_and(hdl_bit(s->ports->push_valid, t), bit_at(to, f.cu), bit_at(src, f.slot));
        phys[t] = hdl_gate(
            by[t], hdl_at(hdl_bits(s->ports->push_phys, t * z->nsrc * z->physw, z->nsrc * z->physw),
                          z->physw, f.slot));
    }
    sig pushes = hdl_pack(z->nsched, by), of = hdl_or_n(z->nsched, phys);
    if (s->ports->again_valid) {
        sig again = hdl_gate(hdl_eq_const(f.slot, 0),
                             hdl_and(s->ports->again_valid, hdl_decode(f.cu, z->ncu)));
        again = hdl_wire(h, hdl_fmt(h, "f_%s_again", name), again);
        pushes = hdl_cat(pushes, again);
        of = hdl_or(of, hdl_gate(hdl_any(again), hdl_at(s->ports->again_phys, z->physw, f.cu)));
    }
    f.sched = hdl_wire(h, hdl_fmt(h, "f_%s_by", name), pushes);
    f.now = hdl_any(f.sched);
    f.pend = bit_at(q->pend, f.who);
    f.served = hdl_wire(h, hdl_fmt(h, "f_%s_granted", name), bit_at(q->served, f.who));
    f.phys = hdl_at(q->phys, z->physw, f.who);
    hdl_next(f.waits, hdl_or(f.now, hdl_and(f.waits, hdl_not(f.served))));
    hdl_when(f.now) hdl_next(f.want, of);
    hdl_rule(h, "BA-Q3", "No request lost or doubled: queued from the push to the one grant.");
    hdl_assert(h, "BA-Q3", hdl_eq(f.waits, f.pend));
    hdl_rule(h, "BA-Q3", "Its register stays.");
    hdl_assert(h, "BA-Q3", hdl_or(hdl_not(f.waits), hdl_eq(f.want, f.phys)));
    hdl_rule(h, "BA-Q3", "Only what is queued is granted.");
    hdl_assert(h, "BA-Q3", hdl_or(hdl_not(f.served), f.waits));
    return f;
}

static void steal_duties(struct hdl *h, const struct sizes *z, const struct bank_inside *s)
{
    hdl_rule(h, "BA-E1", "Duty: steals read only banks that are not busy.");
    hdl_assume(h, "BA-E1", hdl_none(hdl_and(s->ports->steal_valid, s->ports->bank_busy)));
    hdl_for(h, "f_steal", b, z->nbank)
    {
        sig valid = hdl_bit(s->ports->steal_valid, b);
        sig who = hdl_bits(s->ports->steal_sched, b * z->nsched, z->nsched);
        sig slot = hdl_bits(s->ports->steal_slot, b * z->nsrc, z->nsrc);
        hdl_rule(h, "BA-E1", "Duty: of one scheduler and slot; zero if nothing is stolen.");
        hdl_assume(h, "BA-E1",
                   hdl_and(hdl_at_most_one(who), hdl_at_most_one(slot), hdl_eq(hdl_any(who), valid),
                           hdl_eq(hdl_any(slot), valid)));
        if (z->roww) {
            hdl_rule(h, "BA-E1", "Duty: so is the row.");
            hdl_assume(
                h, "BA-E1",
                hdl_or(valid, hdl_none(hdl_bits(s->ports->steal_row, b * z->roww, z->roww))));
        }
    }
    hdl_for(h, "f_sched", t, z->nsched) hdl_for(h, "f_operand", k, z->nsrc)
    {
        sig from = hdl_wire_later(h, "f_from", z->nbank);
        hdl_for(h, "f_at", b, z->nbank)
            hdl_assign_bits(from, b,
                            hdl_and(hdl_bit(s->ports->steal_sched, b * z->nsched + t),
                                    hdl_bit(s->ports->steal_slot, b * z->nsrc + k)));
        sig stolen = hdl_bit(s->ports->push_stolen, t * z->nsrc + k);
        sig pushed = hdl_and(hdl_bit(s->ports->push_valid, t),
                             hdl_bit(s->ports->push_src_valid, t * z->nsrc + k));
        hdl_rule(h, "BA-E1", "Duty: stolen is what some bank, and only one, is read for now.");
        hdl_assume(h, "BA-E1",
                   hdl_and(hdl_at_most_one(from), hdl_eq(hdl_any(from), stolen),
                           hdl_or(pushed, hdl_not(stolen))));
    }
    for (unsigned t = 0; t < z->nsched && z->sports < z->nsrc; t++) {
        hdl_rule(h, "BA-E2", "Duty: one operand of a push.");
        hdl_assume(h, "BA-E2", hdl_at_most_one(hdl_item(s->ports->push_stolen, t, z->nsrc)));
    }
}

static void duties(struct hdl *h, const struct sizes *z, const struct bank_inside *s)
{
    sig any[z->ncu];
    for (unsigned c = 0; c < z->ncu; c++)
        any[c] = hdl_any(s->pend[c]);
    sig queued = hdl_wire(h, "f_queued", hdl_pack(z->ncu, any));
    for (unsigned i = 0; i < z->nsched; i++) {
        sig valid = hdl_bit(s->ports->push_valid, i),
            mine = hdl_bits(s->ports->push_cu, i * z->ncu, z->ncu);
        hdl_rule(h, "BA-Q3", "Duty: a scheduler pushes one collector, which has nothing queued.");
        hdl_assume(
            h, "BA-Q3",
            hdl_or(hdl_not(valid), hdl_and(hdl_one_hot(mine), hdl_none(hdl_and(mine, queued)))));
        for (unsigned t = 0; t < i; t++)
            hdl_assume(h, "BA-Q3",
                       hdl_not(hdl_and(valid, hdl_bit(s->ports->push_valid, t),
                                       hdl_any(hdl_and(mine, hdl_bits(s->ports->push_cu, t * z->ncu,
                                                                      z->ncu))))));
    }
    if (s->ports->again_valid) {
        sig pushed[z->nsched];
        for (unsigned i = 0; i < z->nsched; i++)
            pushed[i] =
                hdl_gate(hdl_bit(s->ports->push_valid, i), hdl_item(s->ports->push_cu, i, z->ncu));
        hdl_rule(h, "BA-R1", "Duty: read again is for a collector that has nothing queued.");
        hdl_assume(
            h, "BA-R1",
            hdl_none(hdl_and(s->ports->again_valid, hdl_or(queued, hdl_or_n(z->nsched, pushed)))));
    }
    if (s->ports->steal_valid)
        steal_duties(h, z, s);
}

/* The bank of a register, by number; NULL if there is one bank only. */
static sig bank_of(const struct sizes *z, sig phys)
{
    return z->bankw ? hdl_low(phys, z->bankw) : NULL;
}

/* The bit of the register's bank. */
static sig in_bank(const struct sizes *z, sig banks, sig phys)
{
    return z->bankw ? bit_at(banks, bank_of(z, phys)) : banks;
}

/* [i] the bank of register i, one-hot, zero if it is not valid. */
static sig banks_of(struct hdl *h, const struct sizes *z, const char *name, unsigned n, sig valid,
                    sig phys)
{
    sig all = hdl_wire_later(h, name, n * z->nbank);
    hdl_for(h, hdl_fmt(h, "%s_item", name), i, n)
    {
        sig at = z->bankw ? hdl_decode(bank_of(z, hdl_item(phys, i, z->physw)), z->nbank)
                          : hdl_ones(h, 1);
        hdl_assign_item(all, i, hdl_gate(hdl_bit(valid, i), at));
    }
    return all;
}

/* Operands that are queued before operand f in its bank. */
static sig ahead_of(struct hdl *h, const struct queues *q, const struct follow *f)
{
    const struct sizes *z = q->z;
    unsigned n = z->ncu * z->nsrc;
    sig ahead = hdl_wire_later(h, "f_ahead", n);
    sig mine = hdl_wire(h, "f_mine", hdl_decode(f->cu, z->ncu));
    sig lower = hdl_wire(h, "f_lower_slots", hdl_not(hdl_upto(hdl_decode(f->slot, z->nsrc))));
    hdl_for(h, "f_collector", c, z->ncu)
    {
        sig own = hdl_wire(h, "f_own", hdl_bit(mine, c));
        sig elder =
            hdl_wire(h, "f_elder", bit_at(hdl_bits(q->s->ports->older, c * z->ncu, z->ncu), f->cu));
        hdl_for(h, "f_slot", k, z->nsrc)
        {
            unsigned i = c * z->nsrc + k;
            sig is = hdl_and(f->waits, hdl_bit(q->pend, i), hdl_mux(own, hdl_bit(lower, k), elder));
            if (z->bankw)
                is = hdl_and(
                    is, hdl_eq(bank_of(z, hdl_item(q->phys, i, z->physw)), bank_of(z, f->want)));
            hdl_assign_bits(ahead, i, is);
        }
    }
    return ahead;
}

/* Banks in which a write keeps reads waiting: BA-W2, BA-W3. */
static sig taken(struct hdl *h, const struct sizes *z, const struct bank_inside *s)
{
    return z->bank_1r1w ? hdl_zero(h, z->nbank) : s->ports->bank_we;
}

/* Bounded waiting: of an operand's cycles in the queue, those without such a write in its bank. */
static void waiting(struct hdl *h, const struct sizes *z, const struct bank_inside *s,
                    const struct follow *f, sig ahead)
{
    unsigned n = z->ncu * z->nsrc, bits = hdl_clog2(n) + 2;
    sig waited = hdl_reg_zero(h, "f_waited", bits, "cycles without a write");
    sig written = in_bank(z, taken(h, z, s), f->want);
    hdl_when(hdl_or(f->now, f->served)) hdl_next(waited, hdl_zero(h, bits));
    hdl_else_when(h, hdl_and(f->waits, hdl_not(written))) hdl_next(waited, hdl_inc(waited));
    hdl_rule(h, "BA-L1", "Granted within NCU*NSRC cycles in which its bank is not written.");
    hdl_assert(h, "BA-L1", hdl_lt(waited, hdl_const(h, bits, n)));
    hdl_rule(h, "BA-L1", "Invariant: a cycle without a write takes one away that is ahead.");
    hdl_assert(
        h, "BA-L1",
        hdl_or(hdl_not(f->waits), hdl_lt(hdl_add(waited, hdl_extend(hdl_popcount(ahead), bits)),
                                         hdl_const(h, bits, n))));
}

/* `s` RF_LAT cycles later. */
static sig later(struct hdl *h, const struct sizes *z, const char *name, sig s)
{
    for (unsigned i = 1; i <= z->rf_lat; i++) {
        sig q = hdl_reg_zero(h, hdl_fmt(h, "%s_%u", name, i), hdl_width_of(s),
                             i == 1 ? "in the last cycle" : hdl_fmt(h, "%u cycles ago", i));
        hdl_next(q, s);
        s = q;
    }
    return s;
}

/* Banks that are read for operand f by a steal. */
static sig stolen_for(struct hdl *h, const struct sizes *z, const struct bank_inside *s,
                      const struct follow *f)
{
    sig by[z->nsched], bank = hdl_wire_later(h, "f_stolen_from", z->nbank);
    for (unsigned t = 0; t < z->nsched; t++)
        by[t] = bit_at(hdl_bits(s->ports->push_cu, t * z->ncu, z->ncu), f->cu);
    sig pushed = hdl_wire(h, "f_given_by", hdl_pack(z->nsched, by));
    hdl_for(h, "f_stolen", b, z->nbank) hdl_assign_bits(
        bank, b,
        hdl_and(hdl_any(hdl_and(hdl_bits(s->ports->steal_sched, b * z->nsched, z->nsched), pushed)),
                bit_at(hdl_bits(s->ports->steal_slot, b * z->nsrc, z->nsrc), f->slot)));
    return bank;
}

/* From the grant to the S port. */
static void arrival(struct hdl *h, const struct sizes *z, const struct bank_inside *s,
                    const struct follow *f)
{
    sig here = z->bankw ? hdl_decode(bank_of(z, f->want), z->nbank) : hdl_ones(h, 1);
    sig due = later(h, z, "f_due", hdl_gate(f->served, here));
    sig any = hdl_wire_later(h, "f_read_for", z->nt);
    hdl_for(h, "f_target", t, z->nt)
        hdl_assign_bits(any, t, hdl_any(hdl_bits(s->ports->rd_sel, t * z->nbank, z->nbank)));
    hdl_rule(h, "BA-G1", "A target receives an operand iff a bank was read for it.");
    hdl_assert(h, "BA-G1", hdl_eq(s->ports->s_valid, any));
    if (s->ports->next_valid) {
        sig said = hdl_reg_zero(h, "f_said", z->nt, "announced in the last cycle");
        hdl_next(said, s->ports->next_valid);
        hdl_rule(h, "BA-G2", "What was announced arrives, and nothing else.");
        hdl_lemma(h, "BA-G2", hdl_eq(said, s->ports->s_valid));
    }
    if (s->ports->next_slot) {
        sig slots = hdl_reg_zero(h, "f_said_slot", z->nt * z->slotw, "with these slots");
        hdl_next(slots, s->ports->next_slot);
        hdl_rule(h, "BA-G2", "For the slot that was announced.");
        hdl_lemma(h, "BA-G2", hdl_eq(slots, s->ports->s_slot));
    }
    if (z->sports < z->nsrc) {
        sig port[z->sports], reads = hdl_at(s->ports->rd_sel, z->sports * z->nbank, f->cu);
        reads = hdl_wire(h, "f_reads", reads);
        sig slots = hdl_wire(h, "f_slots", hdl_at(s->ports->s_slot, z->sports * z->slotw, f->cu));
        for (unsigned j = 0; j < z->sports; j++)
            port[j] = hdl_gate(hdl_eq(hdl_item(slots, j, z->slotw), hdl_extend(f->slot, z->slotw)),
                               hdl_item(reads, j, z->nbank));
        sig comes = hdl_or_n(z->sports, port);
        if (!s->ports->steal_valid) {
            hdl_rule(h, "BA-G1",
                     "RF_LAT cycles after its grant an operand arrives, and only then.");
            hdl_assert(h, "BA-G1", hdl_eq(comes, due));
            return;
        }
        hdl_rule(h, "BA-G1", "RF_LAT cycles after its grant an operand arrives.");
        hdl_assert(h, "BA-G1", hdl_none(hdl_and(due, hdl_not(comes))));
        sig stolen = later(h, z, "f_due_stolen", stolen_for(h, z, s, f));
        hdl_rule(h, "BA-E1", "Nothing else arrives, and what was stolen does.");
        hdl_assert(h, "BA-E1", hdl_eq(comes, hdl_or(due, stolen)));
        hdl_rule(h, "BA-E2", "Through the first port.");
        hdl_assert(h, "BA-E2", hdl_none(hdl_and(stolen, hdl_not(port[0]))));
        return;
    }
    sig comes = hdl_wire(h, "f_comes", hdl_at(s->ports->rd_sel, z->nbank, f->who));
    hdl_rule(h, "BA-G1", "RF_LAT cycles after its grant an operand arrives.");
    hdl_assert(h, "BA-G1", hdl_none(hdl_and(due, hdl_not(comes))));
    if (s->ports->steal_valid)
        due = hdl_or(due, later(h, z, "f_due_stolen", stolen_for(h, z, s, f)));
    hdl_rule(h, s->ports->steal_valid ? "BA-E1" : "BA-G1",
             "Nothing else arrives, and what was stolen does.");
    hdl_assert(h, s->ports->steal_valid ? "BA-E1" : "BA-G1", hdl_eq(comes, due));
}

/* SPORTS < NSRC: of each bank, whether its head is granted, and through which port. */
static void scanned(struct hdl *h, const struct sizes *z, const struct bank_inside *s)
{
    /* of a count of banks, which is compared with the numbers of the ports */
    unsigned most = z->nbank > z->sports ? z->nbank : z->sports, bits = hdl_clog2(most + 1);
    sig rr = NULL;
    if (z->bankw) {
        rr = hdl_reg_zero(h, "f_rr", z->bankw, "cycles since reset");
        hdl_next(rr, hdl_inc(rr));
        hdl_rule(h, "BA-S3", "The scan starts one bank further every cycle.");
        hdl_assert(h, "BA-S3", hdl_eq(s->rr, rr));
    }
    sig turn = NULL;
    if (z->bankw) {
        sig behind[z->nbank];
        for (unsigned b = 0; b < z->nbank; b++)
            behind[b] = hdl_sub(hdl_const(h, z->bankw, b), rr);
        hdl_comment(h, "Place of each bank behind the start of the scan.");
        turn = hdl_wire(h, "f_turn", hdl_pack(z->nbank, behind));
    }
    sig head = hdl_wire(h, "f_heads", hdl_pack(z->nbank, s->head));
    sig target = hdl_wire(h, "f_targets", hdl_pack(z->nt, s->target));
    hdl_for(h, "f_bank", b, z->nbank)
    {
        sig mine = hdl_wire(h, "f_head_here", hdl_bits(head, b * z->ncu, z->ncu));
        sig here =
            hdl_wire(h, "f_here", hdl_and(hdl_any(mine), hdl_not(hdl_bit(taken(h, z, s), b))));
        sig first = hdl_wire_later(h, "f_before", z->nbank), own_turn = NULL;
        if (z->bankw)
            own_turn = hdl_wire(h, "f_own_turn", hdl_item(turn, b, z->bankw));
        hdl_for(h, "f_other", k, z->nbank)
        {
            sig too = hdl_and(hdl_any(hdl_and(hdl_bits(head, k * z->ncu, z->ncu), mine)),
                              hdl_not(hdl_bit(taken(h, z, s), k)));
            /* Places behind the start; of the bank itself it is no less. */
            sig sooner = z->bankw ? hdl_lt(hdl_item(turn, k, z->bankw), own_turn) : hdl_zero(h, 1);
            hdl_assign_bits(first, k, hdl_and(too, sooner));
        }
        sig before = hdl_wire(h, "f_sooner", hdl_extend(hdl_popcount(first), bits));
        sig room = hdl_lt(before, hdl_const(h, bits, z->sports));
        sig reads = hdl_wire_later(h, "f_grants", z->nt), want = hdl_wire_later(h, "f_want", z->nt);
        hdl_for(h, "f_to", c, z->ncu) hdl_for(h, "f_port", j, z->sports)
        {
            unsigned t = c * z->sports + j;
            hdl_assign_bits(reads, t, hdl_bit(target, t * z->nbank + b));
            hdl_assign_bits(want, t, hdl_and(here, hdl_bit(mine, c), hdl_eq_const(before, j)));
        }
        hdl_rule(h, "BA-S1",
                 "The head is granted unless SPORTS heads of its collector come first.");
        hdl_assert(h, "BA-S1", hdl_eq(hdl_any(reads), hdl_and(here, room)));
        hdl_rule(h, "BA-S2", "The j-th grant of a collector uses its S port j.");
        hdl_assert(h, "BA-S2", hdl_eq(reads, want));
    }
}

/* Requests = reads + queued: the queue has what came more than went. */
static void conservation(struct hdl *h, const struct sizes *z, const struct bank_inside *s)
{
    unsigned n = z->ncu * z->nsrc, bits = hdl_clog2(n + 1) + 1;
    sig asked[z->nsched];
    for (unsigned t = 0; t < z->nsched; t++)
        asked[t] = hdl_gate(hdl_bit(s->ports->push_valid, t),
                            hdl_bits(s->ports->push_src_valid, t * z->nsrc, z->nsrc));
    sig all = hdl_pack(z->nsched, asked);
    sig come = hdl_popcount(s->ports->again_valid ? hdl_cat(all, s->ports->again_valid) : all);
    sig went = hdl_popcount(bank_reads(z, s->ports->bank_en, s->ports->bank_we));
    unsigned wide = bits;
    wide = hdl_bits_of(come) > wide ? hdl_bits_of(come) : wide;
    wide = hdl_bits_of(went) > wide ? hdl_bits_of(went) : wide;
    sig left = hdl_reg_zero(h, "f_requests_without_read", wide, "modulo");
    hdl_next(left, hdl_sub(hdl_add(left, hdl_extend(come, wide)), hdl_extend(went, wide)));
    sig queued = hdl_popcount(hdl_pack(z->ncu, s->pend));
    hdl_rule(h, "BA-C1", "requests = reads + queued.");
    hdl_assert(h, "BA-C1", hdl_eq(left, hdl_extend(queued, wide)));
}

/* bank_busy, and the rows of steals. */
static void steals(struct hdl *h, const struct queues *q)
{
    const struct sizes *z = q->z;
    const struct bank_inside *s = q->s;
    unsigned n = z->ncu * z->nsrc;
    sig reads_of = banks_of(h, z, "f_reads_of", n, q->pend, q->phys);
    hdl_for(h, z->sports < z->nsrc ? "f_idle" : "f_bank", b, z->nbank)
    {
        sig queued = hdl_wire_later(h, "f_readers", n),
            asked = hdl_wire_later(h, "f_asked", z->wbw);
        hdl_for(h, "f_of", i, n) hdl_assign_bits(queued, i, hdl_bit(reads_of, i * z->nbank + b));
        hdl_for(h, "f_write", i, z->wbw)
            hdl_assign_bits(asked, i, hdl_bit(q->writes, i * z->nbank + b));
        hdl_rule(h, "BA-B1", "Busy iff a write request or a queued read names the bank.");
        hdl_assert(
            h, "BA-B1",
            hdl_eq(hdl_bit(s->ports->bank_busy, b), hdl_or(hdl_any(queued), hdl_any(asked))));
        sig reads = bank_reads(z, hdl_bit(s->ports->bank_en, b), hdl_bit(s->ports->bank_we, b));
        if (z->roww)
            reads = hdl_and(reads, hdl_eq(hdl_item(s->ports->bank_row, b, z->roww),
                                          hdl_item(s->ports->steal_row, b, z->roww)));
        hdl_rule(h, "BA-E1", "A steal reads its row.");
        hdl_assert(h, "BA-E1", hdl_or(hdl_not(hdl_bit(s->ports->steal_valid, b)), reads));
    }
}

/* The grant of an operand follows from the queues and the writes alone, so for the same request
 * state it is the same with and without stealing. With fewer ports
 * BA-S1 says it. */
static void not_delayed(struct hdl *h, const struct sizes *z, const struct bank_inside *s,
                        const struct follow *f, sig ahead)
{
    sig names[z->wbw];
    for (unsigned i = 0; i < z->wbw; i++) {
        names[i] = hdl_bit(s->ports->wr_valid, i);
        if (z->bankw)
            names[i] =
                hdl_and(names[i], hdl_eq(bank_of(z, hdl_item(s->ports->wr_phys, i, z->physw)),
                                         bank_of(z, f->want)));
    }
    sig written = hdl_any(hdl_pack(z->wbw, names));
    hdl_rule(h, "ST-X1", "Granted iff at the head of a queue without a write, whatever is stolen.");
    sig head = hdl_and(f->waits, hdl_none(ahead));
    hdl_assert(h, "ST-X1",
               hdl_eq(f->served, z->bank_1r1w ? head : hdl_and(head, hdl_not(written))));
}

/* The lowest requesting port of each bank. */
static void writes(struct hdl *h, const struct queues *q)
{
    const struct sizes *z = q->z;
    const struct bank_inside *s = q->s;
    hdl_for(h, "f_written", b, z->nbank)
    {
        sig req = hdl_wire_later(h, "f_req", z->wbw);
        sig sel = hdl_bits(s->ports->wr_sel, b * z->wbw, z->wbw);
        hdl_for(h, "f_port_of", i, z->wbw)
            hdl_assign_bits(req, i, hdl_bit(q->writes, i * z->nbank + b));
        hdl_rule(h, "BA-W1", "The lowest requesting port writes, before all reads.");
        hdl_assert(h, "BA-W1",
                   hdl_and(hdl_eq(sel, hdl_first(req)),
                           hdl_eq(hdl_bit(s->ports->bank_we, b), hdl_any(sel))));
        if (!s->ports->bank_wrow)
            continue;
        sig rows[z->wbw], which[z->wbw];
        for (unsigned i = 0; i < z->wbw; i++) {
            which[i] = hdl_bit(sel, i);
            rows[i] = hdl_bits(hdl_item(s->ports->wr_phys, i, z->physw), z->bankw, z->roww);
        }
        hdl_rule(h, "BA-W3", "The write port has the row of the port that writes.");
        hdl_assert(
            h, "BA-W3",
            hdl_eq(hdl_item(s->ports->bank_wrow, b, z->roww), hdl_and_or(z->wbw, which, rows)));
    }
}

/* What asked again in the last cycle is queued, and the youngest but for what was pushed in it. */
static void second_reads(struct hdl *h, const struct sizes *z, const struct bank_inside *s,
                         const struct follow *a, const struct follow *b)
{
    sig again = hdl_reg_zero(h, "f_asked_again", z->ncu, "in the last cycle");
    hdl_next(again, s->ports->again_valid);
    sig asked = hdl_wire(h, "f_a_asked_again", bit_at(again, a->cu));
    hdl_rule(h, "BA-R1", "Slot 0 of what asked again is queued.");
    hdl_assert(h, "BA-R1", implies(hdl_and(asked, hdl_eq_const(a->slot, 0)), a->pend));
    if (z->ncu == 1)
        return;
    sig pushes[z->nsched];
    for (unsigned i = 0; i < z->nsched; i++)
        pushes[i] =
            hdl_gate(hdl_bit(s->ports->push_valid, i), hdl_item(s->ports->push_cu, i, z->ncu));
    sig pushed = hdl_reg_zero(h, "f_was_pushed", z->ncu, "in the last cycle");
    hdl_next(pushed, hdl_or_n(z->nsched, pushes));
    sig before = hdl_at(hdl_at(s->ports->older, z->ncu, b->cu), 1, a->cu);
    sig first = hdl_mux(bit_at(again, b->cu), hdl_lt(b->cu, a->cu), hdl_ones(h, 1));
    hdl_rule(h, "BA-R2", "Others are older, but for pushes of that cycle and higher collectors.");
    hdl_assert(h, "BA-R2",
               implies(hdl_and(asked, hdl_ne(a->cu, b->cu)),
                       hdl_eq(before, hdl_and(first, hdl_not(bit_at(pushed, b->cu))))));
}

void props_bank_arbiter(struct hdl *h, const struct sizes *z, const struct bank_inside *s)
{
    hdl_group(h, NULL);
    hdl_ifdef(h, "WARPSMITH_FORMAL");
    duties(h, z, s);
    struct queues q = {.z = z, .s = s};
    q.pend = hdl_wire(h, "f_pend", hdl_pack(z->ncu, s->pend));
    q.served = hdl_wire(h, "f_granted", hdl_pack(z->ncu, s->served));
    q.phys = hdl_wire(h, "f_phys", hdl_pack(z->ncu * z->nsrc, s->phys));
    q.writes = banks_of(h, z, "f_writes", z->wbw, s->ports->wr_valid, s->ports->wr_phys);
    struct follow a = follow(h, &q, "a"), b = follow(h, &q, "b");
    sig first = hdl_reg_zero(h, "f_first", 1, "a was pushed before b");
    sig earlier = hdl_any(hdl_and(a.sched, hdl_not(hdl_upto(b.sched))));
    sig lower = hdl_and(hdl_any(hdl_and(a.sched, b.sched)), hdl_lt(a.who, b.who));
    hdl_when(b.now) hdl_next(first, hdl_or(hdl_not(a.now), earlier, lower));
    hdl_else_when(h, a.now) hdl_next(first, hdl_zero(h, 1));

    sig same = z->bankw ? hdl_eq(bank_of(z, a.want), bank_of(z, b.want)) : hdl_ones(h, 1);
    hdl_rule(h, "BA-W2", "At most one read per bank and cycle.");
    hdl_assert(h, "BA-W2",
               hdl_or(hdl_eq(a.who, b.who), hdl_not(hdl_and(a.served, b.served, same))));
    if (z->bank_1r1w)
        hdl_rule(h, "BA-W3", "The bank of a read that is granted is enabled.");
    else
        hdl_rule(h, "BA-W2", "No read in a bank that is written, and the bank is enabled.");
    sig written = in_bank(z, s->ports->bank_we, a.want);
    sig enabled = in_bank(z, s->ports->bank_en, a.want);
    hdl_assert(
        h, z->bank_1r1w ? "BA-W3" : "BA-W2",
        hdl_or(hdl_not(a.served), z->bank_1r1w ? enabled : hdl_and(hdl_not(written), enabled)));
    if (z->roww) {
        hdl_rule(h, "BA-G1", "The row of a granted read.");
        hdl_assert(h, "BA-G1",
                   hdl_or(hdl_not(a.served),
                          hdl_eq(z->bankw ? hdl_at(s->ports->bank_row, z->roww, bank_of(z, a.want))
                                          : s->ports->bank_row,
                                 hdl_bits(a.want, z->bankw, z->roww))));
    }
    hdl_rule(h, "BA-Q1", "Of two requests of one bank the earlier one is granted first.");
    hdl_assert(h, "BA-Q1",
               hdl_or(hdl_not(hdl_and(a.waits, b.waits, same, first)), hdl_eq(a.who, b.who),
                      hdl_not(b.served)));
    sig pair = hdl_at(hdl_at(s->ports->older, z->ncu, a.cu), 1, b.cu);
    sig order = hdl_mux(hdl_eq(a.cu, b.cu), hdl_lt(a.slot, b.slot), pair);
    hdl_rule(h, "BA-O1", "Invariant: the order of the collectors is that of their pushes.");
    hdl_assert(
        h, "BA-O1",
        hdl_or(hdl_not(hdl_and(a.waits, b.waits)), hdl_eq(a.who, b.who), hdl_eq(first, order)));
    sig ahead = ahead_of(h, &q, &a);
    hdl_rule(h, "BA-Q2", "Only the head of a queue is granted.");
    hdl_assert(h, "BA-Q2", hdl_or(hdl_not(a.served), hdl_none(ahead)));
    sig straight = props_order(h, z->ncu, s->ports->older);
    hdl_rule(h, "BA-O1", "The order of the collectors has no circles.");
    hdl_lemma(h, "BA-O1", straight);
    if (z->sports == z->nsrc)
        waiting(h, z, s, &a, ahead);
    else
        scanned(h, z, s);
    arrival(h, z, s, &a);
    if (s->ports->again_valid)
        second_reads(h, z, s, &a, &b);
    conservation(h, z, s);
    if (s->ports->steal_valid) {
        steals(h, &q);
        if (z->sports == z->nsrc)
            not_delayed(h, z, s, &a, ahead);
    }
    writes(h, &q);
    hdl_endif(h);
}
