/* Properties of query_unit. An arbitrary set is followed: whether it is open, what of it is being
 * read, and in which order its requests were queued. */
#include "gen/blocks/morpheus/query_unit.h"
#include "gen/blocks/props.h"

static sig of(sig flags, sig set)
{
    return hdl_at(flags, 1, set);
}

/* The entries that hold requests of the set, a bit each. */
static sig members(const struct query_ports *q, sig set)
{
    const struct query_sizes *z = &q->z;
    sig bit[z->queue];
    for (unsigned e = 0; e < z->queue; e++)
        bit[e] = hdl_and(hdl_bit(q->valid, e), hdl_eq(hdl_item(q->sets, e, z->setw), set));
    return hdl_pack(z->queue, bit);
}

static sig is_write(sig op)
{
    return hdl_not(hdl_or(hdl_eq_const(op, 0), hdl_eq_const(op, 5)));
}

static void counts(const struct query_ports *q, sig set)
{
    struct hdl *h = q->h;
    sig n = hdl_reg_zero(h, "f_reads", 4, "reads of the set under way");
    sig up = hdl_and(q->rd_counted, hdl_eq(q->rd_set, set));
    sig mine = hdl_and(q->ret_valid, hdl_eq(q->ret_set, set)), down = hdl_and(mine, q->ret_counted);
    sig bit[4];
    for (unsigned j = 0; j < 4; j++)
        bit[j] = of(q->reads[j], set);
    hdl_when(hdl_and(up, hdl_not(down))) hdl_next(n, hdl_inc(n));
    hdl_when(hdl_and(down, hdl_not(up))) hdl_next(n, hdl_add_const(n, 15));
    hdl_rule(h, "QU-N1", "Duty: what returns and was counted is being read.");
    hdl_assume(h, "QU-N1", implies(down, hdl_any(n)));
    hdl_rule(h, "QU-N1", "Lemma: the bits of the count.");
    hdl_lemma(h, "QU-N1", hdl_eq(hdl_pack(4, bit), n));
    hdl_rule(h, "QU-N1", "Counted unless there are 15.");
    hdl_assert(h, "QU-N1",
               implies(hdl_eq(q->rd_set, set),
                       hdl_eq(q->rd_counted, hdl_and(q->rd_valid, hdl_not(hdl_all(n))))));
    if (q->z.poison) {
        sig bad = hdl_reg_zero(h, "f_poisoned", 1, "written since it was read");
        sig writes = hdl_and(q->enq_valid, q->enq_ready, hdl_eq(q->enq_set, set),
                             is_write(q->enq_op), hdl_any(n));
        sig last = hdl_and(down, hdl_not(up), hdl_eq_const(n, 1));
        hdl_next(bad, hdl_and(hdl_or(bad, writes), hdl_not(last)));
        hdl_lemma(h, "QU-N2", hdl_eq(of(q->poisoned, set), bad));
        hdl_rule(h, "QU-N2", "Filled in iff counted and not written since.");
        hdl_assert(h, "QU-N2", implies(mine, hdl_eq(q->ret_fill, hdl_and(down, hdl_not(bad)))));
    } else {
        hdl_assert(h, "QU-N2", implies(mine, hdl_eq(q->ret_fill, down)));
    }
    sig there = hdl_any(members(q, set));
    hdl_rule(h, "QU-F1", "Empty: nothing of the set is queued or being read, no answer is left.");
    hdl_assert(h, "QU-F1", implies(q->empty, hdl_none(hdl_cat(there, hdl_any(n), q->rsp_valid))));
    if (q->done_idle)
        hdl_assert(h, "QU-C1",
                   implies(hdl_and(q->done_idle, hdl_eq(q->done_set, set)),
                           hdl_none(hdl_cat(there, hdl_any(n)))));
}

/* Which of two was queued first, for all pairs. */
static void ages(const struct query_ports *q, sig older[QUERY_ORDER][QUERY_ORDER])
{
    struct hdl *h = q->h;
    unsigned n = q->z.queue;
    for (unsigned i = 0; i < n; i++)
        for (unsigned j = i + 1; j < n; j++) {
            sig r = hdl_reg(h, hdl_fmt(h, "f_older_%u_%u", i, j), 1, NULL, "queued before");
            hdl_when(hdl_and(q->queued, hdl_bit(q->slot, i))) hdl_next(r, hdl_zero(h, 1));
            hdl_when(hdl_and(q->queued, hdl_bit(q->slot, j))) hdl_next(r, hdl_ones(h, 1));
            older[i][j] = r;
            older[j][i] = hdl_not(r);
        }
}

/* What the links of a set are with that; `here`: the entries of the set. */
static void order(const struct query_ports *q, sig set, sig here,
                  sig older[QUERY_ORDER][QUERY_ORDER])
{
    struct hdl *h = q->h;
    unsigned n = q->z.queue;
    sig linked = hdl_ones(h, 1), last = linked, closed = linked, turn = linked;
    for (unsigned j = 0; j < n; j++) {
        sig mine = hdl_bit(here, j), is_first = hdl_bit(q->first, j);
        sig any_older = hdl_zero(h, 1), any_younger = any_older, link = any_older;
        for (unsigned i = 0; i < n; i++) {
            if (i == j)
                continue;
            sig both = hdl_bit(here, i), before = hdl_and(both, older[i][j]);
            any_older = hdl_or(any_older, before);
            any_younger = hdl_or(any_younger, hdl_and(both, older[j][i]));
            sig next = hdl_and(before, hdl_eq_const(q->behind[j], i));
            for (unsigned k = 0; k < n; k++)
                if (k != i && k != j) {
                    sig between = hdl_and(hdl_bit(here, k), older[k][j]);
                    next = hdl_and(next, implies(between, older[k][i]));
                }
            link = hdl_or(link, next);
        }
        linked = hdl_and(linked, implies(hdl_and(mine, hdl_not(is_first)), link),
                         implies(mine, hdl_eq(is_first, hdl_not(any_older))));
        if (j)
            last =
                hdl_and(last, implies(mine, hdl_eq(hdl_bit(q->tail, j - 1), hdl_not(any_younger))));
        closed =
            hdl_and(closed, implies(hdl_and(mine, is_first),
                                    hdl_eq(hdl_bit(q->blocked, j), hdl_not(of(q->open, set)))));
        turn = hdl_and(turn, implies(hdl_and(mine, hdl_bit(q->gnt, j)), hdl_not(any_older)));
    }
    hdl_rule(h, "QU-O1", "Lemma: the order has no circles among those of the set.");
    sig circle = hdl_zero(h, 1);
    for (unsigned i = 0; i < n; i++)
        for (unsigned j = 0; j < n; j++)
            for (unsigned k = 0; k < n; k++)
                if (i != j && j != k && i != k)
                    circle = hdl_or(circle, hdl_and(hdl_bit(here, i), hdl_bit(here, j),
                                                    hdl_and(hdl_bit(here, k), older[i][j],
                                                            older[j][k], older[k][i])));
    hdl_lemma(h, "QU-O1", hdl_not(circle));
    hdl_rule(h, "QU-O1", "Lemma: the oldest is first, each other one behind its predecessor.");
    hdl_lemma(h, "QU-O1", linked);
    hdl_lemma(h, "QU-O1", last);
    hdl_rule(h, "QU-P1", "Lemma: the first one is closed iff its set is.");
    hdl_lemma(h, "QU-P1", closed);
    hdl_rule(h, "QU-O1", "The oldest of its set is dispatched.");
    hdl_assert(h, "QU-O1", turn);
}

static void heads(const struct query_ports *q, sig set)
{
    struct hdl *h = q->h;
    sig open = hdl_reg_zero(h, "f_open", 1, "a load of the row waits");
    sig mine = hdl_and(q->dispatch, hdl_eq(q->gnt_set, set));
    hdl_next(open, hdl_and(hdl_or(open, hdl_and(q->opens, hdl_eq(q->m_set, set))), hdl_not(mine)));
    hdl_lemma(h, "QU-P1", hdl_eq(of(q->open, set), open));
    if (q->z.queue <= QUERY_ORDER) {
        sig older[QUERY_ORDER][QUERY_ORDER];
        ages(q, older);
        order(q, set, hdl_wire(h, "f_members", members(q, set)), older);
        for (unsigned s = 0; query_follows_all(&q->z) && q->z.sets > 1 && s < q->z.sets; s++) {
            sig one = hdl_const(h, q->z.setw, s);
            order(q, one, members(q, one), older);
        }
        hdl_rule(h, "QU-P1", "Only of a set whose warp waits.");
        hdl_assert(h, "QU-P1", implies(mine, open));
    }
    hdl_rule(h, "QU-R1", "One head is dispatched as the last row has gone.");
    hdl_assert(h, "QU-R1",
               hdl_and(hdl_at_most_one(q->gnt), hdl_none(hdl_and(q->gnt, hdl_not(q->heads)))));
    hdl_assert(h, "QU-R1", hdl_eq(q->dispatch, hdl_and(q->row_free, hdl_any(q->heads))));
    sig went = hdl_delay_zero(h, "f_went", q->gnt, "dispatched in the last cycle");
    sig went_set = hdl_delay_zero(h, "f_went_set", q->gnt_set, "of this set");
    sig came =
        hdl_delay_zero(h, "f_came", hdl_gate(q->queued, q->slot), "queued in the last cycle");
    hdl_rule(h, "QU-D1", "It is a row in the next cycle, and its entry is free.");
    hdl_assert(h, "QU-D1",
               implies(hdl_any(went), hdl_and(q->row_valid, hdl_eq(q->row_set, went_set))));
    hdl_assert(h, "QU-D1", hdl_none(hdl_and(went, q->valid)));
    hdl_rule(h, "QU-E1", "What is queued has an entry that was free.");
    hdl_assert(h, "QU-E1", hdl_none(hdl_and(came, hdl_not(q->valid))));
    hdl_assert(h, "QU-E1", hdl_none(hdl_and(hdl_gate(q->queued, q->slot), q->valid)));
}

/* Of exchange = joint. */
static void joint(const struct query_ports *q)
{
    struct hdl *h = q->h;
    sig answers = hdl_and(q->m_valid, hdl_eq_const(q->m_op, 2)), row = hdl_eq_const(q->m_op, 3);
    sig room = hdl_not(hdl_bit(q->count, q->z.respw));
    hdl_rule(h, "QU-C1", "An answer completes as it is stored, a store of the row at once.");
    hdl_assert(h, "QU-C1",
               hdl_eq(q->done_valid, hdl_or(hdl_and(answers, room), hdl_and(q->m_valid, row))));
    sig done = hdl_delay_zero(h, "f_done", q->done_valid, "a request was completed");
    sig taken = hdl_and(q->dispatch, hdl_eq(q->gnt_set, q->m_set));
    sig left =
        hdl_delay_zero(h, "f_left", taken, "a request of it was dispatched, as it was open before");
    hdl_rule(h, "QU-X1", "What completes opens its set, and answers if there is an answer.");
    sig opened = q->open; /* of a single one it need not be said which */
    if (q->z.sets > 1)
        opened = of(q->open, hdl_delay_zero(h, "f_done_set", q->m_set, "of this set"));
    hdl_assert(h, "QU-X1", implies(done, hdl_or(left, opened)));
    hdl_assert(h, "QU-X1", implies(hdl_and(q->done_valid, hdl_eq_const(q->m_op, 2)), q->stores));
    hdl_rule(h, "QU-M1", "Only an answer without room waits.");
    hdl_assert(h, "QU-M1", hdl_eq(q->mm_ready, hdl_not(hdl_and(answers, hdl_not(room)))));
    sig went = hdl_delay_zero(h, "f_row", q->dispatch, "a row was dispatched");
    sig reads = hdl_delay_zero(h, "f_loads", q->loads, "its data were read");
    sig from = hdl_delay_zero(h, "f_from", q->pay_at, "from this block");
    hdl_rule(h, "QU-X2", "Data are read in the cycle after the dispatch, and come with the row.");
    hdl_assert(h, "QU-X2", implies(q->loads, went));
    hdl_assert(h, "QU-X2", implies(q->loads, hdl_not(q->mmr_valid)));
    hdl_assert(h, "QU-X2", implies(reads, hdl_and(q->mmr_valid, q->mmr_pay)));
    sig data = hdl_not(
        hdl_or(hdl_eq_const(q->row_op, 0), hdl_eq_const(q->row_op, 6), hdl_eq_const(q->row_op, 7)));
    hdl_assert(h, "QU-X2", implies(hdl_and(went, data), q->loads));
    hdl_assert(h, "QU-X2",
               implies(reads, hdl_not(hdl_any(hdl_and(q->used, hdl_decode(from, q->z.payload))))));
    hdl_rule(h, "QU-X2", "The memory is not written as it is read.");
    hdl_assert(h, "QU-X2", hdl_not(hdl_and(q->loads, q->takes)));
}

static void messages(const struct query_ports *q)
{
    struct hdl *h = q->h;
    sig took =
        hdl_delay_zero(h, "f_took", hdl_and(q->mm_valid, q->mm_ready), "a message was accepted");
    sig set = hdl_delay_zero(h, "f_took_set", q->mm_set, "of this set"),
        op = hdl_delay_zero(h, "f_took_op", q->mm_op, "this one");
    hdl_rule(h, "QU-M1", "What was accepted is in the stage.");
    hdl_assert(h, "QU-M1",
               implies(took, hdl_and(q->m_valid, hdl_eq(q->m_set, set), hdl_eq(q->m_op, op))));
    hdl_assert(h, "QU-C1", implies(q->done_valid, hdl_eq(q->done_set, q->m_set)));
    if (q->z.joint) {
        joint(q);
        return;
    }
    hdl_rule(h, "QU-M1", "Nothing is accepted in the cycle of a dispatch.");
    hdl_assert(h, "QU-M1", hdl_not(hdl_and(q->mm_ready, q->dispatch)));
    hdl_rule(h, "QU-C1", "A store of the row is a completion, in its first cycle.");
    hdl_assert(h, "QU-C1", hdl_eq(q->done_valid, hdl_and(q->m_valid, hdl_eq_const(q->m_op, 3))));
    sig loads = hdl_delay_zero(h, "f_loads", q->loads, "data were read");
    sig from = hdl_delay_zero(h, "f_from", q->s_pay, "from this block");
    sig stay = hdl_delay_zero(
        h, "f_stay", hdl_and(hdl_not(q->loads), q->load_valid, hdl_not(q->load_free)), "data wait");
    hdl_rule(h, "QU-L1", "Data that were read are an answer, their block is free.");
    hdl_assert(h, "QU-L1", hdl_eq(q->load_valid, hdl_or(loads, stay)));
    hdl_assert(h, "QU-L1",
               implies(loads, hdl_not(hdl_any(hdl_and(q->used, hdl_decode(from, q->z.payload))))));
    hdl_rule(h, "QU-L1", "The memory is not written as it is read.");
    hdl_assert(h, "QU-L1", hdl_not(hdl_and(q->loads, q->takes)));
    if (!q->nothing)
        return;
    sig none = hdl_delay_zero(h, "f_none", q->nothing, "a row without a request");
    hdl_rule(h, "QU-P2", "An answer that there is none, of a set that has none.");
    hdl_assert(h, "QU-P2", implies(none, hdl_and(q->row_valid, hdl_not(q->row_new))));
    hdl_assert(h, "QU-P2", implies(q->nothing, hdl_none(members(q, q->m_set))));
}

static void outputs(const struct query_ports *q)
{
    struct hdl *h = q->h;
    const struct query_sizes *z = &q->z;
    sig held = hdl_delay_zero(h, "f_held", hdl_and(q->mmr_valid, hdl_not(q->mmr_ready)),
                              "shown, not taken");
    sig shown = hdl_cat(q->mmr_pay, q->mmr_set, q->mmr_new, q->mmr_op, q->mmr_mark, q->mmr_tag);
    sig was = hdl_delay_zero(h, "f_shown", shown, "what was shown");
    hdl_rule(h, "QU-A1", "What is shown stays until it is taken.");
    hdl_assert(h, "QU-A1", implies(held, hdl_and(q->mmr_valid, hdl_eq(shown, was))));
    if (!z->joint) {
        hdl_rule(h, "QU-A1", "Otherwise data go first.");
        hdl_assert(h, "QU-A1", implies(hdl_not(held), hdl_eq(q->mmr_pay, q->load_valid)));
        hdl_lemma(h, "QU-A1",
                  hdl_and(hdl_eq(q->shown, held),
                          implies(held, hdl_mux(q->shown_load, q->load_valid, q->row_valid))));
    }
    hdl_rule(h, "QU-Z1", "Zero what is not valid.");
    hdl_assert(h, "QU-Z1",
               implies(hdl_not(q->mmr_pay), hdl_none(hdl_cat(q->mmr_mask, q->mmr_data))));
    hdl_assert(
        h, "QU-Z1",
        implies(hdl_not(z->joint ? q->mmr_valid : hdl_and(q->mmr_valid, hdl_not(q->mmr_pay))),
                hdl_none(hdl_cat(q->mmr_new, q->mmr_op, q->mmr_mark, q->mmr_tag, q->mmr_atomop))));
    hdl_assert(h, "QU-Z1",
               implies(hdl_not(q->rsp_valid), hdl_none(hdl_cat(q->rsp_origin, q->rsp_data))));
    hdl_assert(
        h, "QU-Z1",
        implies(hdl_not(q->done_valid), hdl_none(hdl_cat(q->done_set, q->done_note, q->done_touched,
                                                         q->done_carry, q->done_tag))));
    sig most = hdl_const(h, z->respw + 1, z->responses);
    hdl_rule(h, "QU-S1", "Lemma: the FIFO's count is that between its ends.");
    hdl_lemma(h, "QU-S1",
              hdl_and(hdl_ge(most, q->count),
                      hdl_eq(hdl_low(q->count, z->respw), hdl_sub(q->wr, q->rd))));
    hdl_rule(h, "QU-S1", "Never more than it holds.");
    hdl_assert(h, "QU-S1", implies(q->stores, hdl_ne(q->count, most)));
    sig op = q->enq_op;
    sig data = hdl_not(hdl_or(hdl_eq_const(op, 0), hdl_eq_const(op, 6), hdl_eq_const(op, 7)));
    sig block = hdl_and(hdl_not(hdl_all(q->used)), hdl_not(q->loads));
    hdl_rule(h, "QU-E1", "Ready iff there is an entry, and for data a block.");
    hdl_assert(h, "QU-E1",
               hdl_eq(q->enq_ready, hdl_and(hdl_not(hdl_all(q->valid)), implies(data, block))));
}

void props_query_unit(const struct query_ports *q)
{
    struct hdl *h = q->h;
    hdl_group(h, NULL);
    hdl_rule(h, "QU-E1", "Duty: one of the operations.");
    hdl_assume(h, "QU-E1", implies(q->enq_valid, hdl_ne(q->enq_op, hdl_const(h, 3, 7))));
    hdl_ifdef(h, "FORMAL");
    sig set = props_arbitrary(h, "QU-O1", "f_set_any", q->z.sets, "an arbitrary set");
    counts(q, set);
    heads(q, set);
    messages(q);
    outputs(q);
    if (query_follows_all(&q->z))
        props_query_service(q, set);
    hdl_endif(h);
}
