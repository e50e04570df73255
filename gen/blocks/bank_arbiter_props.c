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
    hdl_comment(h, "One operand.");
    hdl_assume(h, "BA-Q3", hdl_one_hot(f.who));
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
        for (unsigned b = 0; b < z->nbank && z->roww; b++)
            hdl_assume(h, "BA-E1",
                       hdl_or(hdl_bit(s->steal_valid, b),
                              hdl_none(hdl_bits(s->steal_row, b * z->roww, z->roww))));
    }
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
