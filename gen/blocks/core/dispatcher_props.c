/* Properties of dispatcher. */
#include "gen/blocks/props.h"

/* Of so many collectors the solver still sees that an order without circles has a first one. */
enum { MOST_ORDERED = 8 };

sig props_order(struct hdl *h, unsigned n, sig older)
{
    sig bent = hdl_wire_later(h, "f_bent", n * n);
    hdl_for(h, "f_row", i, n)
    {
        sig row = hdl_wire(h, "f_own_row", hdl_bits(older, i * n, n));
        hdl_for(h, "f_column", j, n) hdl_assign_bits(
            bent, i * n + j,
            hdl_and(hdl_bit(row, j), hdl_any(hdl_and(hdl_bits(older, j * n, n), hdl_not(row)))));
    }
    return hdl_none(bent);
}

/* `older` orders the collectors: of two the one or the other, and no circles (up to MOST_ORDERED).
 */
static void assume_order(struct hdl *h, unsigned ncu, sig older)
{
    for (unsigned i = 0; i < ncu; i++)
        for (unsigned j = i + 1; j < ncu; j++)
            hdl_assume(h, "DI-P1",
                       hdl_xor(hdl_bit(older, i * ncu + j), hdl_bit(older, j * ncu + i)));
    if (ncu > MOST_ORDERED)
        return;
    sig own[ncu];
    for (unsigned i = 0; i < ncu; i++)
        own[i] = hdl_bit(older, i * ncu + i);
    hdl_rule(h, "DI-P1", "Duty: the order has no circles.");
    hdl_assume(h, "DI-P1", hdl_and(hdl_none(hdl_pack(ncu, own)), props_order(h, ncu, older)));
}

/* By turns: the choice of port q among `left`, and the record of the last that left. */
static sig turns(struct hdl *h, const struct sizes *z, const struct dispatch_ports *s)
{
    if (!s->last)
        return NULL;
    unsigned bits = hdl_bits_of(s->last);
    sig last = hdl_reg(h, "f_last", bits, hdl_const(h, bits, z->ncu - 1), "who left last");
    sig next = last;
    for (unsigned q = 0; q < z->ndisp; q++)
        next = hdl_mux(s->q->cand_class ? hdl_any(s->sel[q])
                                        : hdl_and(hdl_bit(s->q->disp_ready, q), hdl_any(s->sel[q])),
                       hdl_encode(s->sel[q]), next);
    hdl_next(last, next);
    hdl_rule(h, "DI-P3", "Last is the collector of the highest port that transferred.");
    hdl_assert(h, "DI-P3", hdl_eq(s->last, last));
    if (z->ncu & (z->ncu - 1)) {
        hdl_rule(h, "DI-P3", "Invariant: it is one of them.");
        hdl_assert(h, "DI-P3", hdl_lt(last, hdl_const(h, bits, z->ncu)));
    }
    return hdl_mux(hdl_eq_const(last, z->ncu - 1), hdl_zero(h, bits), hdl_inc(last));
}

/* What port q offers, of those that are left for it. */
static void policy(struct hdl *h, const struct sizes *z, const struct dispatch_ports *s, unsigned q,
                   sig left, sig kept, sig start)
{
    if (s->older) {
        sig first[z->ncu];
        for (unsigned c = 0; c < z->ncu; c++) {
            sig before[z->ncu];
            for (unsigned i = 0; i < z->ncu; i++)
                before[i] = i == c ? hdl_zero(h, 1) : hdl_bit(s->older, i * z->ncu + c);
            first[c] = hdl_or(hdl_not(hdl_bit(s->sel[q], c)),
                              hdl_none(hdl_and(left, hdl_pack(z->ncu, before))));
        }
        hdl_rule(h, "DI-P1", "Nothing that is left was allocated before what is offered anew.");
        hdl_assert(h, "DI-P1", hdl_or(kept, hdl_and_n(z->ncu, first)));
        return;
    }
    hdl_rule(h, "DI-P2", "Offered anew: the first that is left after the last one, cyclically.");
    hdl_assert(h, "DI-P2",
               hdl_or(kept, hdl_eq(s->sel[q], start ? hdl_first_from(left, start) : left)));
}

/* Of candidates and classes: those that port q may let go. */
static sig room(struct hdl *h, const struct sizes *z, const struct dispatch_ports *s, unsigned q)
{
    sig can[z->ncu];
    for (unsigned c = 0; c < z->ncu; c++) {
        sig is = hdl_and(hdl_bits(s->q->cand_class, c * z->classes, z->classes),
                         hdl_bits(s->q->disp_ready, q * z->classes, z->classes));
        can[c] = hdl_any(is);
    }
    return hdl_wire(h, hdl_fmt(h, "f_room_%u", q), hdl_pack(z->ncu, can));
}

/* With classes: what a port offers leaves, and only what has room. */
static void by_class(struct hdl *h, const struct sizes *z, const struct dispatch_ports *s)
{
    sig any[z->ndisp], start = turns(h, z, s), before = NULL;
    for (unsigned c = 0; c < z->ncu; c++) {
        sig class = hdl_bits(s->q->cand_class, c * z->classes, z->classes);
        hdl_rule(h, "DI-K1", "Duty: an instruction has one class, or none.");
        hdl_assume(h, "DI-K1", hdl_at_most_one(class));
    }
    for (unsigned q = 0; q < z->ndisp; q++) {
        sig sel = s->sel[q], can = room(h, z, s, q), left = hdl_and(s->cand, can);
        if (before)
            left = hdl_and(left, hdl_not(before));
        before = before ? hdl_or(before, sel) : sel;
        any[q] = hdl_any(sel);
        hdl_rule(h, "DI-V1", "A port offers at most one collector.");
        hdl_lemma(h, "DI-V1", hdl_at_most_one(sel));
        hdl_rule(h, "DI-K1", "Only complete collectors whose class is ready are offered.");
        hdl_assert(h, "DI-K1", hdl_none(hdl_and(sel, hdl_not(hdl_and(s->cand, can)))));
        hdl_rule(h, "DI-O1", "No collector that a lower port offers.");
        hdl_lemma(h, "DI-O1", hdl_none(hdl_and(sel, hdl_not(left))));
        if (!s->older || z->ncu <= MOST_ORDERED) {
            hdl_rule(h, "DI-O1", "A port offers something if anything is left.");
            hdl_assert(h, "DI-O1", hdl_eq(any[q], hdl_any(left)));
        }
        sig said = hdl_decode(hdl_bits(s->q->disp_class, q * z->classw, z->classw), z->classes);
        sig shown[z->ncu];
        for (unsigned c = 0; c < z->ncu; c++) {
            sig class = hdl_bits(s->q->cand_class, c * z->classes, z->classes);
            shown[c] = implies(hdl_bit(sel, c), hdl_eq(class, said));
        }
        hdl_rule(h, "DI-K3", "The class of what is offered.");
        hdl_assert(h, "DI-K3", hdl_and_n(z->ncu, shown));
        hdl_rule(h, "DI-K3", "Zero if nothing is.");
        hdl_assert(h, "DI-K3", hdl_or(any[q], hdl_bit(said, 0)));
        policy(h, z, s, q, left, hdl_zero(h, 1), start);
    }
    hdl_rule(h, "DI-V1", "Valid iff something is offered.");
    hdl_assert(h, "DI-V1", hdl_eq(s->q->disp_valid, hdl_pack(z->ndisp, any)));
    hdl_rule(h, "DI-K2", "What is offered leaves.");
    hdl_assert(h, "DI-K2", hdl_eq(s->q->take, hdl_or_n(z->ndisp, s->sel)));
    hdl_rule(h, "DI-T1", "What leaves is what is offered.");
    hdl_assert(h, "DI-T1", hdl_eq(hdl_any(s->q->take), hdl_any(s->q->disp_valid)));
}

/* The candidates are the complete collectors that nothing older keeps back. */
static void in_order(struct hdl *h, const struct sizes *z, const struct dispatch_ports *s)
{
    const char *rule = s->q->wid ? "DI-W1" : "DI-A1";
    sig sel = hdl_or_n(z->ndisp, s->sel);
    hdl_rule(h, rule, "Duty: a complete collector holds an instruction.");
    hdl_assume(h, rule, hdl_none(hdl_and(s->q->cand, hdl_not(s->q->busy))));
    for (unsigned c = 0; c < z->ncu; c++) {
        sig kept[z->ncu], wid = s->q->wid ? hdl_item(s->q->wid, c, z->widw) : NULL;
        for (unsigned i = 0; i < z->ncu; i++) {
            kept[i] = i == c
                          ? hdl_zero(h, 1)
                          : hdl_and(hdl_bit(s->q->older, i * z->ncu + c), hdl_bit(s->q->busy, i));
            if (wid && i != c)
                kept[i] = hdl_and(kept[i], hdl_eq(hdl_item(s->q->wid, i, z->widw), wid));
        }
        sig before = hdl_any(hdl_pack(z->ncu, kept));
        hdl_rule(h, rule,
                 "A candidate iff complete, without an older one that it must not overtake.");
        hdl_assert(h, rule,
                   hdl_eq(hdl_bit(s->cand, c), hdl_and(hdl_bit(s->q->cand, c), hdl_not(before))));
        hdl_rule(h, rule, "What is offered overtakes nothing.");
        hdl_assert(h, rule, implies(hdl_bit(sel, c), hdl_not(before)));
    }
}

void props_dispatcher(struct hdl *h, const struct sizes *z, const struct dispatch_ports *s)
{
    sig was[z->ndisp], taken[z->ndisp], any[z->ndisp];
    hdl_group(h, NULL);
    hdl_ifdef(h, "WARPSMITH_FORMAL");
    if (s->q->busy)
        in_order(h, z, s);
    if (s->older && s->q->cand_class)
        assume_order(h, z->ncu, s->older);
    if (s->q->cand_class) {
        by_class(h, z, s);
        hdl_endif(h);
        return;
    }
    for (unsigned q = 0; q < z->ndisp; q++) {
        was[q] = hdl_reg_zero(h, hdl_fmt(h, "f_kept_%u", q), z->ncu,
                              "offered in the last cycle and not taken");
        taken[q] = hdl_gate(hdl_bit(s->q->disp_ready, q), s->sel[q]);
        hdl_next(was[q], hdl_gate(hdl_not(hdl_bit(s->q->disp_ready, q)), s->sel[q]));
        any[q] = hdl_any(s->sel[q]);
        hdl_rule(h, "DI-H1", "Duty: a complete collector stays until it is taken.");
        hdl_assume(h, "DI-H1", hdl_none(hdl_and(was[q], hdl_not(s->cand))));
    }
    if (s->older)
        assume_order(h, z->ncu, s->older);
    sig start = turns(h, z, s);
    for (unsigned q = 0; q < z->ndisp; q++) {
        sig left = s->cand, sel = s->sel[q];
        for (unsigned i = 0; i < z->ndisp; i++)
            if (i != q)
                left = hdl_and(left, hdl_not(i < q ? hdl_or(s->sel[i], was[i]) : was[i]));
        hdl_rule(h, "DI-V1", "A port offers at most one collector.");
        hdl_lemma(h, "DI-V1", hdl_at_most_one(sel));
        hdl_rule(h, "DI-O1", "Only complete collectors are offered.");
        hdl_assert(h, "DI-O1", hdl_none(hdl_and(sel, hdl_not(s->cand))));
        hdl_rule(h, "DI-H1", "An offer that was not taken stays.");
        hdl_assert(h, "DI-H1", hdl_or(hdl_none(was[q]), hdl_eq(sel, was[q])));
        hdl_rule(h, "DI-H1", "What is held is what was not taken.");
        hdl_lemma(h, "DI-H1", hdl_eq(s->hold[q], was[q]));
        for (unsigned i = 0; i < q; i++) {
            hdl_rule(h, "DI-O1", "No collector is offered twice.");
            hdl_lemma(h, "DI-O1", hdl_none(hdl_and(s->sel[i], sel)));
        }
        if (!s->older || z->ncu <= MOST_ORDERED) {
            hdl_rule(h, "DI-O1", "A port offers something if anything is left.");
            hdl_assert(h, "DI-O1", hdl_or(hdl_any(sel), hdl_none(left)));
        }
        policy(h, z, s, q, left, hdl_any(was[q]), start);
    }
    hdl_rule(h, "DI-V1", "Valid iff something is offered.");
    hdl_assert(h, "DI-V1", hdl_eq(s->q->disp_valid, hdl_pack(z->ndisp, any)));
    hdl_rule(h, "DI-T1", "What leaves is what is offered and taken.");
    hdl_assert(h, "DI-T1", hdl_eq(s->q->take, hdl_or_n(z->ndisp, taken)));
    hdl_endif(h);
}
