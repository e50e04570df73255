/* Properties of bank_arbiter. An arbitrary operand slot of an arbitrary collector, and another one,
 * are followed from push to grant by registers that know nothing of the queues. */
#include "gen/blocks/props.h"

struct follow {
    sig who;                /* one-hot over collector*NSRC + slot */
    sig now, waits, want;   /* queued in this cycle; is queued; its register */
    sig pend, served, phys; /* what the block has */
    sig sched;              /* who pushes it now, one-hot */
};

/* The one of `n` signals that `who` names. */
static sig named(sig who, unsigned n, const sig *of)
{
    sig bit[n];
    for (unsigned i = 0; i < n; i++)
        bit[i] = hdl_bit(who, i);
    return hdl_and_or(n, bit, of);
}

static struct follow follow(struct hdl *h, const struct sizes *z, const struct bank_ports *s,
                            const char *name)
{
    unsigned n = z->ncu * z->nsrc;
    struct follow f;
    f.who = hdl_reg(h, hdl_fmt(h, "f_%s", name), n, NULL, "an arbitrary operand");
    f.waits = hdl_reg(h, hdl_fmt(h, "f_%s_waits", name), 1, hdl_zero(h, 1), "it is queued");
    f.want = hdl_reg(h, hdl_fmt(h, "f_%s_phys", name), z->physw, NULL, "its register");
    hdl_next(f.who, f.who);
    hdl_comment(h, "Symbol: one operand.");
    hdl_symbol(h, "BA-Q3", hdl_one_hot(f.who));
    sig pend[n], served[n], by[z->nsched], phys[z->nsched];
    for (unsigned i = 0; i < n; i++) {
        pend[i] = hdl_bit(s->pend[i / z->nsrc], i % z->nsrc);
        served[i] = hdl_bit(s->served[i / z->nsrc], i % z->nsrc);
    }
    for (unsigned t = 0; t < z->nsched; t++) {
        sig bit[n], from[n];
        for (unsigned i = 0; i < n; i++) {
            unsigned o = t * z->nsrc + i % z->nsrc;
            bit[i] =
                hdl_and(hdl_bit(s->push_valid, t), hdl_bit(s->push_cu, t * z->ncu + i / z->nsrc),
                        hdl_bit(s->push_src, o));
            if (s->push_stolen)
                bit[i] = hdl_and(bit[i], hdl_not(hdl_bit(s->push_stolen, o)));
            from[i] = hdl_bits(s->push_phys, o * z->physw, z->physw);
        }
        by[t] = named(f.who, n, bit);
        phys[t] = hdl_gate(by[t], named(f.who, n, from));
    }
    f.sched = hdl_pack(z->nsched, by);
    f.now = hdl_any(f.sched);
    f.pend = named(f.who, n, pend);
    f.served = named(f.who, n, served);
    f.phys = named(f.who, n, s->phys);
    hdl_next(f.waits, hdl_or(f.now, hdl_and(f.waits, hdl_not(f.served))));
    hdl_when(f.now) hdl_next(f.want, hdl_or_n(z->nsched, phys));
    hdl_rule(h, "BA-Q3", "No request lost or doubled: queued from the push to the one grant.");
    hdl_assert(h, "BA-Q3", hdl_eq(f.waits, f.pend));
    hdl_rule(h, "BA-Q3", "Its register stays.");
    hdl_assert(h, "BA-Q3", hdl_or(hdl_not(f.waits), hdl_eq(f.want, f.phys)));
    hdl_rule(h, "BA-Q3", "Only what is queued is granted.");
    hdl_assert(h, "BA-Q3", hdl_or(hdl_not(f.served), f.waits));
    return f;
}

static void duties(struct hdl *h, const struct sizes *z, const struct bank_ports *s)
{
    for (unsigned i = 0; i < z->nsched; i++) {
        sig mine = hdl_bits(s->push_cu, i * z->ncu, z->ncu);
        hdl_rule(h, "BA-Q3", "Duty: a scheduler pushes one collector, which has nothing queued.");
        hdl_assume(h, "BA-Q3", hdl_or(hdl_not(hdl_bit(s->push_valid, i)), hdl_one_hot(mine)));
        for (unsigned c = 0; c < z->ncu; c++)
            hdl_assume(
                h, "BA-Q3",
                hdl_not(hdl_and(hdl_bit(s->push_valid, i), hdl_bit(mine, c), hdl_any(s->pend[c]))));
        for (unsigned t = 0; t < i; t++)
            hdl_assume(
                h, "BA-Q3",
                hdl_not(hdl_and(hdl_bit(s->push_valid, i), hdl_bit(s->push_valid, t),
                                hdl_any(hdl_and(mine, hdl_bits(s->push_cu, t * z->ncu, z->ncu))))));
    }
    if (s->steal_valid) {
        hdl_rule(h, "BA-E1", "Duty: steals read only banks that are not busy.");
        hdl_assume(h, "BA-E1", hdl_none(hdl_and(s->steal_valid, s->bank_busy)));
        for (unsigned b = 0; b < z->nbank; b++) {
            sig valid = hdl_bit(s->steal_valid, b);
            sig who = hdl_bits(s->steal_sched, b * z->nsched, z->nsched);
            sig slot = hdl_bits(s->steal_slot, b * z->nsrc, z->nsrc);
            hdl_rule(h, "BA-E1", "Duty: of one scheduler and slot; zero if nothing is stolen.");
            hdl_assume(h, "BA-E1",
                       hdl_and(hdl_at_most_one(who), hdl_at_most_one(slot),
                               hdl_eq(hdl_any(who), valid), hdl_eq(hdl_any(slot), valid)));
            if (z->roww) {
                hdl_rule(h, "BA-E1", "Duty: so is the row.");
                hdl_assume(h, "BA-E1",
                           hdl_or(valid, hdl_none(hdl_bits(s->steal_row, b * z->roww, z->roww))));
            }
        }
        for (unsigned o = 0; o < z->nsched * z->nsrc; o++) {
            sig at[z->nbank];
            for (unsigned b = 0; b < z->nbank; b++)
                at[b] = hdl_and(hdl_bit(s->steal_sched, b * z->nsched + o / z->nsrc),
                                hdl_bit(s->steal_slot, b * z->nsrc + o % z->nsrc));
            sig pushed = hdl_and(hdl_bit(s->push_valid, o / z->nsrc), hdl_bit(s->push_src, o));
            hdl_rule(h, "BA-E1", "Duty: stolen is what some bank, and only one, is read for now.");
            hdl_assume(h, "BA-E1",
                       hdl_and(hdl_at_most_one(hdl_pack(z->nbank, at)),
                               hdl_eq(hdl_any(hdl_pack(z->nbank, at)), hdl_bit(s->push_stolen, o)),
                               hdl_or(pushed, hdl_not(hdl_bit(s->push_stolen, o)))));
        }
    }
}

static sig at_bank(struct hdl *h, const struct sizes *z, sig phys)
{
    return z->bankw ? hdl_decode(hdl_low(phys, z->bankw), z->nbank) : hdl_ones(h, 1);
}

/* Operands that are queued before operand f in its bank. */
static sig ahead_of(struct hdl *h, const struct sizes *z, const struct bank_ports *s,
                    const struct follow *f)
{
    unsigned n = z->ncu * z->nsrc;
    sig ahead[n], before[n];
    for (unsigned i = 0; i < n; i++) {
        for (unsigned j = 0; j < n; j++)
            before[j] = i / z->nsrc == j / z->nsrc
                            ? (i < j ? hdl_ones(h, 1) : hdl_zero(h, 1))
                            : hdl_bit(s->older, i / z->nsrc * z->ncu + j / z->nsrc);
        ahead[i] = hdl_and(hdl_bit(s->pend[i / z->nsrc], i % z->nsrc),
                           hdl_any(hdl_and(f->who, hdl_pack(n, before))));
        if (z->bankw)
            ahead[i] = hdl_and(ahead[i],
                               hdl_eq(hdl_low(s->phys[i], z->bankw), hdl_low(f->want, z->bankw)));
    }
    return hdl_wire(h, "f_ahead", hdl_gate(f->waits, hdl_pack(n, ahead)));
}

/* Bounded waiting: of an operand's cycles in the queue, those without a write in its bank. */
static void waiting(struct hdl *h, const struct sizes *z, const struct bank_ports *s,
                    const struct follow *f, sig ahead)
{
    unsigned n = z->ncu * z->nsrc, bits = hdl_clog2(n) + 2;
    sig waited = hdl_reg(h, "f_waited", bits, hdl_zero(h, bits), "cycles without a write");
    sig written = hdl_any(hdl_and(at_bank(h, z, f->want), s->bank_we));
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
        sig q =
            hdl_reg(h, hdl_fmt(h, "%s_%u", name, i), hdl_width_of(s), hdl_zero(h, hdl_width_of(s)),
                    i == 1 ? "in the last cycle" : hdl_fmt(h, "%u cycles ago", i));
        hdl_next(q, s);
        s = q;
    }
    return s;
}

/* Banks that are read for operand f by a steal. */
static sig stolen_for(const struct sizes *z, const struct bank_ports *s, const struct follow *f)
{
    unsigned n = z->ncu * z->nsrc;
    sig bank[z->nbank];
    for (unsigned b = 0; b < z->nbank; b++) {
        sig of[n], by[z->nsched];
        for (unsigned i = 0; i < n; i++) {
            for (unsigned t = 0; t < z->nsched; t++)
                by[t] = hdl_and(hdl_bit(s->steal_sched, b * z->nsched + t),
                                hdl_bit(s->push_cu, t * z->ncu + i / z->nsrc));
            of[i] =
                hdl_and(hdl_or_n(z->nsched, by), hdl_bit(s->steal_slot, b * z->nsrc + i % z->nsrc));
        }
        bank[b] = hdl_any(hdl_and(f->who, hdl_pack(n, of)));
    }
    return hdl_pack(z->nbank, bank);
}

/* From the grant to the S port. */
static void arrival(struct hdl *h, const struct sizes *z, const struct bank_ports *s,
                    const struct follow *f)
{
    unsigned n = z->ncu * z->nsrc;
    sig grant = hdl_gate(f->served, at_bank(h, z, f->want));
    sig due = later(h, z, "f_due", grant), any[z->nt];
    for (unsigned t = 0; t < z->nt; t++)
        any[t] = hdl_any(hdl_bits(s->rd_sel, t * z->nbank, z->nbank));
    hdl_rule(h, "BA-G1", "A target receives an operand iff a bank was read for it.");
    hdl_assert(h, "BA-G1", hdl_eq(s->s_valid, hdl_pack(z->nt, any)));
    sig come[n];
    if (z->sports < z->nsrc) {
        for (unsigned i = 0; i < n; i++) {
            sig port[z->sports];
            for (unsigned j = 0; j < z->sports; j++) {
                unsigned t = i / z->nsrc * z->sports + j;
                port[j] =
                    hdl_gate(hdl_eq_const(hdl_bits(s->s_slot, t * z->slotw, z->slotw), i % z->nsrc),
                             hdl_bits(s->rd_sel, t * z->nbank, z->nbank));
            }
            come[i] = hdl_or_n(z->sports, port);
        }
        hdl_rule(h, "BA-G1", "RF_LAT cycles after its grant an operand arrives, and only then.");
        hdl_assert(h, "BA-G1", hdl_eq(named(f->who, n, come), due));
        return;
    }
    for (unsigned i = 0; i < n; i++)
        come[i] = hdl_bits(s->rd_sel, i * z->nbank, z->nbank);
    sig comes = hdl_wire(h, "f_comes", named(f->who, n, come));
    hdl_rule(h, "BA-G1", "RF_LAT cycles after its grant an operand arrives.");
    hdl_assert(h, "BA-G1", hdl_none(hdl_and(due, hdl_not(comes))));
    if (z->steal)
        due = hdl_or(due, later(h, z, "f_due_stolen", stolen_for(z, s, f)));
    hdl_rule(h, z->steal ? "BA-E1" : "BA-G1", "Nothing else arrives, and what was stolen does.");
    hdl_assert(h, z->steal ? "BA-E1" : "BA-G1", hdl_eq(comes, due));
}

/* SPORTS < NSRC: of each bank, whether its head is granted, and through which port. */
static void scanned(struct hdl *h, const struct sizes *z, const struct bank_ports *s)
{
    unsigned bits = hdl_clog2(z->nbank + 1);
    sig rr = NULL;
    if (z->bankw) {
        rr = hdl_reg(h, "f_rr", z->bankw, hdl_zero(h, z->bankw), "cycles since reset");
        hdl_next(rr, hdl_inc(rr));
        hdl_rule(h, "BA-S3", "The scan starts one bank further every cycle.");
        hdl_assert(h, "BA-S3", hdl_eq(s->rr, rr));
    }
    for (unsigned b = 0; b < z->nbank; b++) {
        sig here = hdl_and(hdl_any(s->head[b]), hdl_not(hdl_bit(s->bank_we, b)));
        sig first[z->nbank], reads[z->nt];
        for (unsigned k = 0; k < z->nbank; k++) {
            first[k] = k == b ? hdl_zero(h, 1)
                              : hdl_and(hdl_any(hdl_and(s->head[k], s->head[b])),
                                        hdl_not(hdl_bit(s->bank_we, k)));
            if (k != b)
                first[k] = hdl_and(first[k], hdl_lt(hdl_sub(hdl_const(h, z->bankw, k), rr),
                                                    hdl_sub(hdl_const(h, z->bankw, b), rr)));
        }
        sig before = hdl_popcount(hdl_pack(z->nbank, first));
        before = hdl_extend(before, bits);
        sig room =
            z->sports >> bits ? hdl_ones(h, 1) : hdl_lt(before, hdl_const(h, bits, z->sports));
        for (unsigned t = 0; t < z->nt; t++)
            reads[t] = hdl_bit(s->target[t], b);
        hdl_rule(h, "BA-S1",
                 "The head is granted unless SPORTS heads of its collector come first.");
        hdl_assert(h, "BA-S1", hdl_eq(hdl_any(hdl_pack(z->nt, reads)), hdl_and(here, room)));
        sig want[z->nt];
        for (unsigned t = 0; t < z->nt; t++)
            want[t] = hdl_and(here, hdl_bit(s->head[b], t / z->sports),
                              hdl_eq_const(before, t % z->sports));
        hdl_rule(h, "BA-S2", "The j-th grant of a collector uses its S port j.");
        hdl_assert(h, "BA-S2", hdl_eq(hdl_pack(z->nt, reads), hdl_pack(z->nt, want)));
    }
}

/* Requests = reads + queued: the queue has what came more than went. */
static void conservation(struct hdl *h, const struct sizes *z, const struct bank_ports *s)
{
    unsigned n = z->ncu * z->nsrc, bits = hdl_clog2(n + 1) + 1;
    sig asked[z->nsched];
    for (unsigned t = 0; t < z->nsched; t++)
        asked[t] = hdl_gate(hdl_bit(s->push_valid, t), hdl_bits(s->push_src, t * z->nsrc, z->nsrc));
    sig come = hdl_popcount(hdl_pack(z->nsched, asked));
    sig went = hdl_popcount(hdl_and(s->bank_en, hdl_not(s->bank_we)));
    unsigned wide = bits;
    wide = hdl_bits_of(come) > wide ? hdl_bits_of(come) : wide;
    wide = hdl_bits_of(went) > wide ? hdl_bits_of(went) : wide;
    sig left = hdl_reg(h, "f_requests_without_read", wide, hdl_zero(h, wide), "modulo");
    hdl_next(left, hdl_sub(hdl_add(left, hdl_extend(come, wide)), hdl_extend(went, wide)));
    sig queued = hdl_popcount(hdl_pack(z->ncu, s->pend));
    hdl_rule(h, "BA-C1", "requests = reads + queued.");
    hdl_assert(h, "BA-C1", hdl_eq(left, hdl_extend(queued, wide)));
}

/* bank_busy, and the rows of steals. */
static void steals(struct hdl *h, const struct sizes *z, const struct bank_ports *s)
{
    unsigned n = z->ncu * z->nsrc;
    sig names[n + z->wbw];
    for (unsigned i = 0; i < n; i++)
        names[i] = hdl_gate(hdl_bit(s->pend[i / z->nsrc], i % z->nsrc), at_bank(h, z, s->phys[i]));
    for (unsigned i = 0; i < z->wbw; i++)
        names[n + i] = hdl_gate(hdl_bit(s->wr_valid, i),
                                at_bank(h, z, hdl_bits(s->wr_phys, i * z->physw, z->physw)));
    hdl_rule(h, "BA-B1", "Busy iff a write request or a queued read names the bank.");
    hdl_assert(h, "BA-B1", hdl_eq(s->bank_busy, hdl_or_n(n + z->wbw, names)));
    sig read[z->nbank];
    for (unsigned b = 0; b < z->nbank; b++)
        read[b] = hdl_or(hdl_not(hdl_bit(s->steal_valid, b)),
                         hdl_and(hdl_bit(s->bank_en, b), hdl_not(hdl_bit(s->bank_we, b)),
                                 z->roww ? hdl_eq(hdl_bits(s->bank_row, b * z->roww, z->roww),
                                                  hdl_bits(s->steal_row, b * z->roww, z->roww))
                                         : hdl_ones(h, 1)));
    hdl_rule(h, "BA-E1", "A steal reads its row.");
    hdl_assert(h, "BA-E1", hdl_and_n(z->nbank, read));
}

/* The grant of an operand follows from the queues and the writes alone, so for the same request
 * state it is the same with and without stealing. Steals need SPORTS = NSRC. */
static void not_delayed(struct hdl *h, const struct sizes *z, const struct bank_ports *s,
                        const struct follow *f, sig ahead)
{
    sig named_bank[z->wbw], mine = at_bank(h, z, f->want);
    for (unsigned i = 0; i < z->wbw; i++)
        named_bank[i] = hdl_gate(hdl_bit(s->wr_valid, i),
                                 at_bank(h, z, hdl_bits(s->wr_phys, i * z->physw, z->physw)));
    sig written = hdl_any(hdl_and(mine, hdl_or_n(z->wbw, named_bank)));
    hdl_rule(h, "ST-X1", "Granted iff at the head of a queue without a write, whatever is stolen.");
    hdl_assert(h, "ST-X1", hdl_eq(f->served, hdl_and(f->waits, hdl_none(ahead), hdl_not(written))));
}

void props_bank_arbiter(struct hdl *h, const struct sizes *z, const struct bank_ports *s)
{
    unsigned n = z->ncu * z->nsrc;
    hdl_group(h, NULL);
    hdl_ifdef(h, "FORMAL");
    duties(h, z, s);
    struct follow a = follow(h, z, s, "a"), b = follow(h, z, s, "b");
    sig first = hdl_reg(h, "f_first", 1, hdl_zero(h, 1), "a was pushed before b");
    sig earlier = hdl_any(hdl_and(a.sched, hdl_not(hdl_upto(b.sched))));
    sig lower = hdl_and(hdl_any(hdl_and(a.sched, b.sched)), hdl_lt(a.who, b.who));
    hdl_when(b.now) hdl_next(first, hdl_or(hdl_not(a.now), earlier, lower));
    hdl_else_when(h, a.now) hdl_next(first, hdl_zero(h, 1));

    sig bank = z->bankw ? hdl_low(a.want, z->bankw) : NULL;
    sig same = z->bankw ? hdl_eq(bank, hdl_low(b.want, z->bankw)) : hdl_ones(h, 1);
    hdl_rule(h, "BA-W2", "At most one read per bank and cycle.");
    hdl_assert(h, "BA-W2",
               hdl_or(hdl_eq(a.who, b.who), hdl_not(hdl_and(a.served, b.served, same))));
    sig at = z->bankw ? hdl_decode(bank, z->nbank) : hdl_ones(h, 1);
    hdl_rule(h, "BA-W2", "No read in a bank that is written, and the bank is enabled.");
    hdl_assert(h, "BA-W2",
               hdl_or(hdl_not(a.served), hdl_and(hdl_none(hdl_and(at, s->bank_we)),
                                                 hdl_any(hdl_and(at, s->bank_en)))));
    if (z->roww) {
        hdl_rule(h, "BA-G1", "The row of a granted read.");
        hdl_assert(h, "BA-G1",
                   hdl_or(hdl_not(a.served), hdl_eq(hdl_select(at, s->bank_row, z->roww),
                                                    hdl_bits(a.want, z->bankw, z->roww))));
    }
    hdl_rule(h, "BA-Q1", "Of two requests of one bank the earlier one is granted first.");
    hdl_assert(h, "BA-Q1",
               hdl_or(hdl_not(hdl_and(a.waits, b.waits, same, first)), hdl_eq(a.who, b.who),
                      hdl_not(b.served)));
    sig order[n], rows[n];
    for (unsigned i = 0; i < n; i++) {
        for (unsigned j = 0; j < n; j++)
            rows[j] = i / z->nsrc == j / z->nsrc
                          ? (i < j ? hdl_ones(h, 1) : hdl_zero(h, 1))
                          : hdl_bit(s->older, i / z->nsrc * z->ncu + j / z->nsrc);
        order[i] = named(b.who, n, rows);
    }
    hdl_rule(h, "BA-O1", "Invariant: the order of the collectors is that of their pushes.");
    hdl_assert(h, "BA-O1",
               hdl_or(hdl_not(hdl_and(a.waits, b.waits)), hdl_eq(a.who, b.who),
                      hdl_eq(first, named(a.who, n, order))));
    sig ahead = ahead_of(h, z, s, &a);
    hdl_rule(h, "BA-Q2", "Only the head of a queue is granted.");
    hdl_assert(h, "BA-Q2", hdl_or(hdl_not(a.served), hdl_none(ahead)));
    hdl_rule(h, "BA-O1", "The order of the collectors has no circles.");
    hdl_lemma(h, "BA-O1", props_order(z->ncu, s->older));
    if (z->sports == z->nsrc)
        waiting(h, z, s, &a, ahead);
    else
        scanned(h, z, s);
    arrival(h, z, s, &a);
    conservation(h, z, s);
    if (s->steal_valid) {
        steals(h, z, s);
        not_delayed(h, z, s, &a, ahead);
    }
    for (unsigned k = 0; k < z->nbank; k++) {
        sig sel = hdl_bits(s->wr_sel, k * z->wbw, z->wbw), req[z->wbw];
        for (unsigned i = 0; i < z->wbw; i++) {
            sig to = hdl_bits(s->wr_phys, i * z->physw, z->physw);
            req[i] = hdl_bit(s->wr_valid, i);
            if (z->bankw)
                req[i] = hdl_and(req[i], hdl_eq_const(hdl_low(to, z->bankw), k));
        }
        hdl_rule(h, "BA-W1", "The lowest requesting port writes, before all reads.");
        hdl_assert(h, "BA-W1",
                   hdl_and(hdl_eq(sel, hdl_first(hdl_pack(z->wbw, req))),
                           hdl_eq(hdl_bit(s->bank_we, k), hdl_any(sel))));
    }
    hdl_endif(h);
}
