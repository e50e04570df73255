/* Properties of query_unit, of small sizes: which requests are with their warps, as far as the
 * warps keep what the page asks of them, and that what comes back of a request is what was queued
 * with it.
 */
#include "gen/blocks/morpheus/codes.h"
#include "gen/blocks/morpheus/query_unit.h"
#include "gen/blocks/props.h"

/* One warp. It asks for a row, has it, and owes an answer or a load of its data. */
struct warp {
    sig asks, has, answer, data, loading;
    sig serves; /* from the dispatch to the completion */
    sig keeps;  /* what it sends in this cycle is what the page allows */
};

static sig flag(struct hdl *h, const char *name, unsigned s, const char *doc)
{
    return hdl_reg_zero(h, hdl_fmt(h, "f_%s_%u", name, s), 1, doc);
}

static sig after(sig was, sig sets, sig clears)
{
    return hdl_or(sets, hdl_and(was, hdl_not(clears)));
}

/* What the messages that are accepted and the answers that are taken make of it. */
static struct warp follow(const struct query_gen *q, unsigned s)
{
    struct hdl *h = q->h;
    bool joint = q->z.joint;
    struct warp w = {.asks = flag(h, "asks", s, "a load of the row is not answered"),
                     .has = flag(h, "has", s, "its warp has a request"),
                     .answer = flag(h, "answer", s, "which it has to answer"),
                     .serves = flag(h, "serves", s, "it was dispatched and is not complete")};
    sig mine = hdl_and(q->message, hdl_eq_const(q->io.mm_set, s)), op = q->io.mm_op;
    sig taken = hdl_and(q->io.mmr_valid, q->io.mmr_ready, hdl_eq_const(q->io.mmr_set, s));
    sig row = joint ? taken : hdl_and(taken, hdl_not(q->io.mmr_pay));
    sig ends = hdl_and(mine, joint ? hdl_bit(op, 1) : hdl_eq_const(op, MM_STROW));
    hdl_next(
        w.asks,
        after(w.asks, hdl_and(mine, joint ? hdl_ones(h, 1) : hdl_eq_const(op, MM_LDROW)), row));
    hdl_next(w.has, after(w.has, row, ends));
    sig answers = hdl_or(hdl_eq_const(q->io.mmr_op, OP_RD), hdl_eq_const(q->io.mmr_op, OP_ATOM));
    sig gives = hdl_and(mine, hdl_eq_const(op, MM_STDATA));
    hdl_next(w.answer, after(w.answer, hdl_and(row, answers), gives));
    hdl_next(w.serves, after(w.serves, hdl_and(q->dispatch, hdl_eq_const(q->grant.set, s)),
                             hdl_and(q->completes, hdl_eq_const(q->m.set, s))));
    sig rests = hdl_not(hdl_or(w.asks, w.has));
    sig last = hdl_and(w.has, hdl_not(w.answer)), load = hdl_zero(h, 1);
    if (!joint) {
        w.data = flag(h, "data", s, "with data that it has not loaded");
        w.loading = flag(h, "loading", s, "a load of data is not answered");
        sig with = hdl_not(
            hdl_or(hdl_eq_const(q->io.mmr_op, OP_RD), hdl_eq_const(q->io.mmr_op, OP_FLUSH)));
        sig loads = hdl_and(mine, hdl_eq_const(op, MM_LDPAY));
        hdl_next(w.data, after(w.data, hdl_and(row, with), loads));
        hdl_next(w.loading, after(w.loading, loads, hdl_and(taken, q->io.mmr_pay)));
        rests = hdl_and(rests, hdl_not(w.loading));
        last = hdl_and(last, hdl_not(w.data));
        load = hdl_and(w.has, w.data);
    }
    sig may = hdl_or(hdl_or(hdl_and(hdl_eq_const(q->io.mm_op, MM_LDROW), rests),
                            hdl_and(hdl_eq_const(q->io.mm_op, MM_LDPAY), load)),
                     hdl_or(hdl_and(hdl_eq_const(q->io.mm_op, MM_STDATA), w.has, w.answer),
                            hdl_and(hdl_eq_const(q->io.mm_op, MM_STROW), last)));
    w.keeps = implies(hdl_and(q->io.mm_valid, hdl_eq_const(q->io.mm_set, s)), may);
    return w;
}

/* Where a set's turn is: open, in the stage of messages, shown, or with its warp; never in two. */
static void one_place(const struct query_gen *q, const struct warp *w, unsigned s)
{
    struct hdl *h = q->h;
    sig open = hdl_bit(q->open, s), row = hdl_and(q->row.valid, hdl_eq_const(q->row.set, s));
    sig staged = hdl_and(q->m.valid, hdl_eq_const(q->m.set, s)), ends, asks;
    if (q->z.merge) /* it has completed its own request */
        staged = hdl_and(staged, hdl_not(q->join.echoing));
    if (q->z.joint) {
        ends = hdl_and(staged, hdl_bit(q->m.op, 1));
        asks = staged;
    } else {
        ends = hdl_and(staged, hdl_eq_const(q->m.op, MM_STROW));
        asks = hdl_and(staged, hdl_eq_const(q->m.op, MM_LDROW));
    }
    sig between = hdl_and(staged, hdl_not(hdl_or(ends, asks)));
    hdl_rule(h, "QU-P1",
             "Lemma: a load of the row is in the stage, opens the set, or is answered.");
    hdl_lemma(h, "QU-P1", hdl_eq(w->asks, hdl_or(open, asks, row)));
    hdl_rule(h, "QU-C1", "Lemma: in service is a row, or what its warp has not completed.");
    hdl_lemma(h, "QU-C1", hdl_eq(w->serves, hdl_or(row, w->has, ends)));
    hdl_lemma(h, "QU-C1", hdl_at_most_one(hdl_cat(open, row, w->has, hdl_or(asks, ends))));
    hdl_lemma(h, "QU-C1", implies(between, w->has));
    if (q->z.joint)
        hdl_lemma(h, "QU-C1", hdl_not(hdl_and(staged, hdl_eq_const(q->m.op, MM_LDPAY))));
}

/* Note and origin of the set's requests, from the queue to the completion. */
static void kept(const struct query_gen *q, sig set, sig serves)
{
    struct hdl *h = q->h;
    const struct query_sizes *z = &q->z;
    unsigned w = z->notew + z->originw, low = z->payw;
    sig note[QUERY_ORDER], gone = hdl_zero(h, w), fit = hdl_ones(h, 1);
    for (unsigned e = 0; e < z->queue; e++) {
        note[e] = hdl_reg(h, hdl_fmt(h, "f_kept_%u", e), w, NULL, "origin and note of the entry");
        hdl_when(hdl_and(q->queued, hdl_bit(q->slot, e)))
            hdl_next(note[e], hdl_cat(q->io.enq_origin, q->io.enq_note));
        sig word = query_rest_of(q, e);
        sig is =
            hdl_cat(hdl_bits(word, low + z->notew + 4, z->originw), hdl_bits(word, low, z->notew));
        fit = hdl_and(fit, implies(hdl_bit(q->valid, e), hdl_eq(is, note[e])));
        gone = hdl_or(gone, hdl_gate(hdl_bit(q->grant.one, e), note[e]));
    }
    hdl_rule(h, "QU-D1", "Lemma: the memory of requests holds what was queued.");
    hdl_lemma(h, "QU-D1", fit);
    sig own = hdl_reg(h, "f_kept", w, NULL, "of the request in service");
    hdl_when(hdl_and(q->dispatch, hdl_eq(q->grant.set, set))) hdl_next(own, gone);
    sig word = NULL, known = NULL;
    for (unsigned i = 0; i < (z->joint ? 2 : 1); i++) {
        hdl_comment(h, "Symbol: the row of the memory is that of the set.");
        hdl_symbol(h, "QU-D1",
                   hdl_eq(hdl_extend(hdl_inside(q->rows[i], 0, "f_row"), z->setw), set));
        sig a = hdl_inside(q->rows[i], 0, "f_word"), k = hdl_inside(q->rows[i], 0, "f_word_known");
        sig other = z->joint ? hdl_at(q->lies, 1, set) : NULL;
        word = i ? hdl_mux(other, a, word) : a;
        known = i ? hdl_mux(other, k, known) : k;
    }
    unsigned at = z->originw + (z->joint ? 0 : z->payw);
    hdl_unused(word);
    sig row = hdl_cat(hdl_low(word, z->originw), hdl_bits(word, at, z->notew));
    hdl_rule(h, "QU-D1", "Lemma: so does the status row of what is in service.");
    hdl_lemma(h, "QU-D1", implies(serves, hdl_and(known, hdl_eq(row, own))));
    sig acts = hdl_and(q->m.valid, hdl_eq(q->m.set, set), hdl_any(q->m.op));
    hdl_rule(h, "QU-D1", "Lemma: what comes back of a request is what was queued with it.");
    hdl_lemma(h, "QU-D1", implies(acts, hdl_eq(hdl_cat(q->kept.origin, q->kept.note), own)));
}

void props_query_service(const struct query_gen *q, sig set)
{
    struct hdl *h = q->h;
    const struct query_sizes *z = &q->z;
    sig keep = hdl_ones(h, 1), serves[QUERY_ORDER];
    struct warp w[QUERY_ORDER];
    for (unsigned s = 0; s < z->sets; s++) {
        w[s] = follow(q, s);
        keep = hdl_and(keep, w[s].keeps);
        serves[s] = w[s].serves;
    }
    keep = hdl_wire(h, "f_warps_keep", keep);
    hdl_rule(h, "QU-M1", "Duty: the warps send what the page allows.");
    hdl_assume(h, "QU-M1", keep);
    for (unsigned s = 0; s < z->sets; s++)
        one_place(q, &w[s], s);
    sig all = hdl_pack(z->sets, serves), n = hdl_popcount(all);
    unsigned a = hdl_bits_of(n), b = hdl_bits_of(q->serving), wide = a > b ? a : b;
    hdl_rule(h, "QU-F1", "Lemma: so many are in service.");
    hdl_lemma(h, "QU-F1", hdl_eq(hdl_extend(q->serving, wide), hdl_extend(n, wide)));
    sig mine = hdl_wire(h, "f_in_service", z->sets > 1 ? hdl_at(all, 1, set) : all);
    kept(q, set, mine);
}
