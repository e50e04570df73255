/* Properties of query_unit: what the warps may send; of small sizes, which requests are with them,
 * and that what comes back of a request is what was queued with it. */
#include "gen/blocks/morpheus/codes.h"
#include "gen/blocks/morpheus/query_unit.h"
#include "gen/blocks/props.h"

/* The warps, a bit for each. */
struct warps {
    sig asks, has; /* for a row; a request */
    sig serves;    /* from the dispatch to the completion; NULL: not followed */
};

static sig after(sig was, sig sets, sig clears)
{
    return hdl_or(sets, hdl_and(was, hdl_not(clears)));
}

/* Of the set, if `is`. */
static sig of_set(const struct query_gen *q, sig is, sig set)
{
    return hdl_gate(is, hdl_decode(set, q->z.sets));
}

/* What the messages that are accepted and the answers that are taken make of them; and that what is
 * sent is what the page allows. */
static struct warps follow(const struct query_gen *q)
{
    struct hdl *h = q->h;
    bool joint = q->z.joint;
    unsigned n = q->z.sets;
    struct warps w = {
        .asks = hdl_reg_zero(h, "f_asks", n, "a load of the row is not answered"),
        .has = hdl_reg_zero(h, "f_has", n, "a warp has a request"),
    };
    sig answer = hdl_reg_zero(h, "f_answer", n, "which it has to answer");
    sig at = hdl_wire(h, "f_mm_at", hdl_decode(q->io.mm_set, n));
    sig op = q->io.mm_op, one = hdl_ones(h, 1);
    sig sends = hdl_wire(h, "f_sends", hdl_gate(q->message, at));
    sig taken =
        hdl_wire(h, "f_taken", of_set(q, hdl_and(q->io.mmr_valid, q->io.mmr_ready), q->io.mmr_set));
    sig row = joint ? taken : hdl_gate(hdl_not(q->io.mmr_pay), taken);
    sig ends = hdl_gate(joint ? hdl_bit(op, 1) : hdl_eq_const(op, MM_STROW), sends);
    hdl_next(w.asks, after(w.asks, hdl_gate(joint ? one : hdl_eq_const(op, MM_LDROW), sends), row));
    hdl_next(w.has, after(w.has, row, ends));
    sig answers = hdl_or(hdl_eq_const(q->io.mmr_op, OP_RD), hdl_eq_const(q->io.mmr_op, OP_ATOM));
    hdl_next(answer,
             after(answer, hdl_gate(answers, row), hdl_gate(hdl_eq_const(op, MM_STDATA), sends)));
    sig has = hdl_meets(w.has, at), owes = hdl_meets(answer, at);
    sig rests = hdl_not(hdl_meets(hdl_or(w.asks, w.has), at));
    sig last = hdl_and(has, hdl_not(owes)), load = hdl_zero(h, 1);
    if (!joint) {
        sig data = hdl_reg_zero(h, "f_data", n, "with data that it has not loaded");
        sig loading = hdl_reg_zero(h, "f_loading", n, "a load of data is not answered");
        sig with = hdl_not(
            hdl_or(hdl_eq_const(q->io.mmr_op, OP_RD), hdl_eq_const(q->io.mmr_op, OP_FLUSH)));
        sig loads = hdl_gate(hdl_eq_const(op, MM_LDPAY), sends);
        hdl_next(data, after(data, hdl_gate(with, row), loads));
        hdl_next(loading, after(loading, loads, hdl_gate(q->io.mmr_pay, taken)));
        rests = hdl_and(rests, hdl_not(hdl_meets(loading, at)));
        last = hdl_and(last, hdl_not(hdl_meets(data, at)));
        load = hdl_and(has, hdl_meets(data, at));
    }
    sig may = hdl_or(hdl_or(hdl_and(hdl_eq_const(op, MM_LDROW), rests),
                            hdl_and(hdl_eq_const(op, MM_LDPAY), load)),
                     hdl_or(hdl_and(hdl_eq_const(op, MM_STDATA), has, owes),
                            hdl_and(hdl_eq_const(op, MM_STROW), last)));
    hdl_rule(h, "QU-M1", "Duty: the warps send what the page allows.");
    hdl_assume(h, "QU-M1", hdl_wire(h, "f_warps_keep", implies(q->io.mm_valid, may)));
    if (!query_follows_all(&q->z))
        return w;
    w.serves = hdl_reg_zero(h, "f_serves", n, "one was dispatched and is not complete");
    hdl_next(w.serves, after(w.serves, of_set(q, q->dispatch, q->grant.set),
                             of_set(q, q->completes, q->m.set)));
    return w;
}

/* Where a set's turn is: open, in the stage of messages, shown, or with its warp; never in two. */
static void one_place(const struct query_gen *q, const struct warps *w, unsigned s)
{
    struct hdl *h = q->h;
    sig mine_asks = hdl_bit(w->asks, s), has = hdl_bit(w->has, s), serves = hdl_bit(w->serves, s);
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
    hdl_lemma(h, "QU-P1", hdl_eq(mine_asks, hdl_or(open, asks, row)));
    hdl_rule(h, "QU-C1", "Lemma: in service is a row, or what its warp has not completed.");
    hdl_lemma(h, "QU-C1", hdl_eq(serves, hdl_or(row, has, ends)));
    hdl_lemma(h, "QU-C1", hdl_at_most_one(hdl_cat(open, row, has, hdl_or(asks, ends))));
    hdl_lemma(h, "QU-C1", implies(between, has));
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
    struct warps w = follow(q);
    if (!query_follows_all(z))
        return;
    for (unsigned s = 0; s < z->sets; s++)
        one_place(q, &w, s);
    sig n = hdl_popcount(w.serves);
    unsigned a = hdl_bits_of(n), b = hdl_bits_of(q->serving), wide = a > b ? a : b;
    hdl_rule(h, "QU-F1", "Lemma: so many are in service.");
    hdl_lemma(h, "QU-F1", hdl_eq(hdl_extend(q->serving, wide), hdl_extend(n, wide)));
    sig mine = hdl_wire(h, "f_in_service", z->sets > 1 ? hdl_at(w.serves, 1, set) : w.serves);
    kept(q, set, mine);
}
