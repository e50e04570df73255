/* Properties of query_unit. An arbitrary set is followed: whether it is open, and in
 * which order its requests were queued. */
#include "gen/blocks/morpheus/codes.h"
#include "gen/blocks/morpheus/query_unit.h"
#include "gen/blocks/props.h"

static sig of(sig flags, sig set)
{
    return hdl_at(flags, 1, set);
}

/* The entries that hold requests of the set, a bit each. */
static sig members(const struct query_gen *q, sig set)
{
    const struct query_sizes *z = &q->z;
    sig bit[z->queue];
    for (unsigned e = 0; e < z->queue; e++)
        bit[e] = hdl_and(hdl_bit(q->valid, e), hdl_eq(hdl_item(q->sets, e, z->setw), set));
    return hdl_pack(z->queue, bit);
}

static sig with_data(sig op)
{
    return hdl_not(
        hdl_or(hdl_eq_const(op, OP_RD), hdl_eq_const(op, OP_FLUSH), hdl_eq_const(op, 7)));
}

static sig column_bits(const struct query_gen *q, unsigned block, unsigned bits, unsigned e)
{
    sig all = hdl_inside(q->columns[block], HDL_ALL_LANES, "bits"), bit[64];
    hdl_unused(all);
    for (unsigned b = 0; b < bits; b++)
        bit[b] = hdl_bit(all, b * q->z.queue + e);
    return hdl_pack(bits, bit);
}

/* What was queued in the last cycle is not in the columns yet. */
static sig unless_fresh(const struct query_gen *q, unsigned e, sig fresh, sig column)
{
    return hdl_mux(hdl_bit(q->fresh_at, e), fresh, column);
}

sig query_block_of(const struct query_gen *q, unsigned e)
{
    return unless_fresh(q, e, q->newest.block, column_bits(q, 1, q->z.blockw, e));
}

sig query_rest_of(const struct query_gen *q, unsigned e)
{
    return unless_fresh(q, e, q->newest.rest, column_bits(q, 0, q->z.restw, e));
}

sig query_behind(const struct query_gen *q, unsigned e)
{
    return hdl_item(hdl_inside(q->entry, HDL_ALL_LANES, "behind"), e, q->z.queuew);
}

/* A block that was taken in the last cycle is not counted yet. */
static sig blocks_used(const struct query_gen *q)
{
    return hdl_add(q->blocks, hdl_extend(q->took, hdl_bits_of(q->blocks)));
}

/* Each block that is used has one holder: whoever brought its data, an entry, or the row that has
 * not read them yet. */
static void holders(const struct query_gen *q)
{
    struct hdl *h = q->h;
    const struct query_sizes *z = &q->z;
    sig brings = hdl_and(q->io.enq_valid, with_data(q->io.enq_op)), fits = hdl_ones(h, 1);
    for (unsigned b = 0; b < z->payload; b++) {
        sig out = hdl_reg_zero(h, hdl_fmt(h, "f_brought_%u", b), 1, "filled, not queued yet");
        sig comes = hdl_and(q->takes, hdl_eq_const(q->io.pay_block, b));
        sig named = hdl_and(brings, hdl_eq_const(q->io.enq_pay, b));
        sig goes = hdl_and(named, q->io.enq_ready);
        sig freed = hdl_and(q->io.free_valid, hdl_eq_const(q->io.free_block, b));
        hdl_next(out, hdl_or(comes, hdl_and(out, hdl_not(hdl_or(goes, freed)))));
        hdl_rule(h, "QU-B1", "Duty: a block that is queued or given back was given out.");
        hdl_assume(h, "QU-B1", implies(hdl_or(named, freed), out));
        hdl_assume(h, "QU-B1", hdl_not(hdl_and(goes, freed)));
        sig hold[QUERY_ORDER + 2];
        for (unsigned e = 0; e < z->queue; e++) {
            sig op = hdl_low(query_block_of(q, e), 3);
            hold[e] = hdl_and(hdl_bit(q->valid, e), with_data(op),
                              hdl_eq_const(hdl_low(query_rest_of(q, e), z->payw), b));
        }
        hold[z->queue] = hdl_and(q->loads, hdl_eq_const(q->pay_at, b));
        hold[z->queue + 1] = out;
        sig all = hdl_pack(z->queue + 2, hold);
        fits = hdl_and(fits, hdl_eq(hdl_bit(q->used, b), hdl_any(all)), hdl_at_most_one(all));
    }
    hdl_rule(h, "QU-B1", "Lemma: a block is used iff it has a holder, and it has one.");
    hdl_lemma(h, "QU-B1", fits);
    unsigned w = hdl_bits_of(q->blocks);
    hdl_rule(h, "QU-B1", "Lemma: so many are.");
    hdl_lemma(h, "QU-B1", hdl_eq(hdl_extend(hdl_popcount(q->used), w), blocks_used(q)));
}

/* QU-F1 with counts of its own: of requests that are queued or in service, and of answers. */
static void counts(const struct query_gen *q, sig set)
{
    struct hdl *h = q->h;
    const struct query_sizes *z = &q->z;
    unsigned w = hdl_clog2(z->queue + z->sets + 1), a = z->respw + 1;
    sig n = hdl_reg_zero(h, "f_under_way", w, "requests that were queued and are not complete");
    sig up = hdl_wire(h, "f_one_more", hdl_and(q->io.enq_valid, q->io.enq_ready));
    hdl_next(n, hdl_sub(hdl_add(n, hdl_extend(up, w)), hdl_extend(q->io.done_valid, w)));
    sig owed = hdl_reg_zero(h, "f_answers", a, "answers that were stored and not taken");
    sig gone = hdl_and(q->io.rsp_valid, q->io.rsp_ready);
    hdl_next(owed, hdl_sub(hdl_add(owed, hdl_extend(q->stores, a)), hdl_extend(gone, a)));
    sig there = hdl_popcount(q->valid);
    hdl_rule(h, "QU-F1", "Lemma: entries and counts.");
    hdl_lemma(h, "QU-F1", hdl_eq(hdl_extend(there, w), hdl_extend(q->entries, w)));
    hdl_lemma(h, "QU-F1", hdl_eq(n, hdl_add(hdl_extend(q->entries, w), hdl_extend(q->serving, w))));
    hdl_lemma(h, "QU-F1", hdl_eq(owed, hdl_extend(q->fifo.count, a)));
    hdl_rule(h, "QU-F1", "Empty iff all that was queued is complete and answered.");
    hdl_assert(h, "QU-F1", hdl_eq(q->io.empty, hdl_none(hdl_cat(n, owed))));
    if (q->io.done_idle)
        hdl_assert(h, "QU-C1",
                   implies(hdl_and(q->io.done_idle, hdl_eq(q->io.done_set, set)),
                           hdl_none(members(q, set))));
}

/* Which of two was queued first, for all pairs. */
static void ages(const struct query_gen *q, sig older[QUERY_ORDER][QUERY_ORDER])
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
static void order(const struct query_gen *q, sig set, sig here, sig older[QUERY_ORDER][QUERY_ORDER])
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
            sig next = hdl_and(before, hdl_eq_const(query_behind(q, j), i));
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
        turn = hdl_and(turn, implies(hdl_and(mine, hdl_bit(q->grant.one, j)), hdl_not(any_older)));
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

/* QU-J1, QU-J2: a read that joins asks for the block of the one before it, and at last for that of
 * the answer in the stage. */
static void joins(const struct query_gen *q, sig set, sig here)
{
    struct hdl *h = q->h;
    const struct query_sizes *z = &q->z;
    unsigned w = 3 + z->tagw;
    sig what[QUERY_ORDER], gone = hdl_zero(h, w), fits = hdl_ones(h, 1), last = fits, kept = fits,
                           plain = fits;
    for (unsigned e = 0; e < z->queue; e++) {
        what[e] = query_block_of(q, e);
        gone = hdl_or(gone, hdl_gate(hdl_bit(q->grant.one, e), what[e]));
    }
    sig own = hdl_reg(h, "f_served", w, NULL, "tag and operation of the one in service");
    hdl_when(hdl_and(q->dispatch, hdl_eq(q->grant.set, set))) hdl_next(own, gone);
    for (unsigned e = 0; e < z->queue; e++) {
        sig mine = hdl_bit(here, e),
            joins = hdl_and(hdl_bit(q->join.joins, e), hdl_bit(q->valid, e));
        sig reads = hdl_eq_const(hdl_low(what[e], 3), OP_RD), same = hdl_zero(h, 1);
        for (unsigned i = 0; i < z->queue; i++)
            if (i != e)
                same = hdl_or(same, hdl_and(hdl_eq_const(query_behind(q, e), i), hdl_bit(here, i),
                                            hdl_eq(what[i], what[e])));
        sig first = hdl_bit(q->first, e);
        fits = hdl_and(fits, implies(joins, reads),
                       implies(hdl_and(mine, joins, hdl_not(first)), same));
        last = hdl_and(last, implies(hdl_and(mine, joins, first), hdl_eq(what[e], own)));
        sig is = hdl_and(hdl_bit(q->valid, e), hdl_eq(first, q->newest.first), hdl_not(joins),
                         hdl_eq(query_behind(q, e), q->newest.prev));
        kept = hdl_and(kept, implies(hdl_bit(q->fresh_at, e), is));
        if (z->marks) {
            sig marked = hdl_bit(query_rest_of(q, e), z->payw);
            plain = hdl_and(plain, implies(joins, hdl_not(marked)));
        }
    }
    hdl_rule(h, "QU-J1", "Lemma: of what was queued in the last cycle.");
    hdl_lemma(h, "QU-J1", kept);
    hdl_rule(h, "QU-J1", "Lemma: what joins carries no marker.");
    hdl_lemma(h, "QU-J1", plain);
    hdl_rule(h, "QU-J1", "Lemma: what joins is a read of the block of the one before it.");
    hdl_lemma(h, "QU-J1", fits);
    hdl_lemma(h, "QU-J1", last);
    sig stays = hdl_and(q->m.valid, hdl_eq_const(q->m.op, MM_STDATA));
    hdl_rule(h, "QU-J2", "Lemma: the answer stays in the stage, and its set is open.");
    hdl_lemma(
        h, "QU-J2",
        implies(q->join.echoing, hdl_and(stays, z->sets > 1 ? of(q->open, q->m.set) : q->open)));
    sig answered = hdl_and(q->join.echo, hdl_eq(q->m.set, set));
    hdl_rule(h, "QU-J2", "It gets the answer of its block, and it is the oldest of its set.");
    hdl_assert(h, "QU-J2", implies(answered, hdl_eq(gone, own)));
    hdl_assert(h, "QU-J2", implies(answered, hdl_eq_const(hdl_low(own, 3), OP_RD)));
    hdl_assert(h, "QU-J2", hdl_at_most_one(hdl_and(q->join.echo_at, here)));
}

/* An entry knows whether it is of the message's set. */
static void asked(const struct query_gen *q)
{
    sig fit = hdl_ones(q->h, 1), all = hdl_inside(q->entry, HDL_ALL_LANES, "asked");
    for (unsigned e = 0; e < q->z.queue; e++) {
        sig same = hdl_eq(hdl_item(q->sets, e, q->z.setw), q->m.set);
        fit = hdl_and(fit, implies(hdl_bit(q->valid, e), hdl_eq(hdl_bit(all, e), same)));
    }
    hdl_rule(q->h, "QU-M1", "Lemma: who is of the message's set is known.");
    hdl_lemma(q->h, "QU-M1", implies(q->m.valid, fit));
}

static void heads(const struct query_gen *q, sig set)
{
    struct hdl *h = q->h;
    if (q->z.queue <= QUERY_ORDER)
        asked(q);
    sig open = hdl_reg_zero(h, "f_open", 1, "a load of the row waits");
    sig mine = hdl_and(q->dispatch, hdl_eq(q->grant.set, set));
    hdl_next(open, hdl_and(hdl_or(open, hdl_and(q->opens, hdl_eq(q->m.set, set))), hdl_not(mine)));
    hdl_lemma(h, "QU-P1", hdl_eq(of(q->open, set), open));
    if (q->z.queue <= QUERY_ORDER) {
        sig older[QUERY_ORDER][QUERY_ORDER];
        ages(q, older);
        sig here = hdl_wire(h, "f_members", members(q, set));
        order(q, set, here, older);
        if (q->z.merge)
            joins(q, set, here);
        for (unsigned s = 0; query_follows_all(&q->z) && q->z.sets > 1 && s < q->z.sets; s++) {
            sig one = hdl_const(h, q->z.setw, s);
            order(q, one, members(q, one), older);
        }
        hdl_rule(h, "QU-P1", "Only of a set whose warp waits.");
        hdl_assert(h, "QU-P1", implies(mine, open));
    }
    sig turn = hdl_gate(q->dispatch, q->grant.one), may = q->row_free;
    if (q->z.merge)
        may = hdl_and(may, hdl_not(q->join.echoing));
    sig both = hdl_cat(q->turn_behind, q->turn);
    hdl_rule(h, "QU-R1", "Lemma: at most two are chosen, and a head stays one.");
    hdl_lemma(h, "QU-R1",
              hdl_and(hdl_at_most_one(q->turn), hdl_at_most_one(q->turn_behind),
                      hdl_none(hdl_and(q->turn, q->turn_behind))));
    hdl_lemma(h, "QU-R1",
              hdl_and(hdl_eq(q->chosen, hdl_any(q->turn)),
                      hdl_eq(q->two_chosen, hdl_any(q->turn_behind)),
                      implies(q->two_chosen, q->chosen)));
    hdl_lemma(h, "QU-R1", hdl_none(hdl_and(hdl_or(q->turn, q->turn_behind), hdl_not(q->heads))));
    sig others = hdl_and(q->heads, hdl_not(turn));
    sig waited = hdl_delay_zero(h, "f_waited", hdl_any(others), "a head was not dispatched");
    hdl_rule(h, "QU-R1", "With a head there is one chosen in the next cycle.");
    hdl_assert(h, "QU-R1", implies(waited, hdl_any(both)));
    hdl_rule(h, "QU-R1", "One head is dispatched as the last row has gone.");
    hdl_assert(h, "QU-R1",
               hdl_and(hdl_at_most_one(q->grant.one), hdl_none(hdl_and(turn, hdl_not(q->heads)))));
    hdl_assert(h, "QU-D1", hdl_eq(q->dispatch, hdl_and(may, hdl_any(q->turn))));
    sig went = hdl_delay_zero(h, "f_went", turn, "dispatched in the last cycle");
    sig went_set = hdl_delay_zero(h, "f_went_set", q->grant.set, "of this set");
    sig came =
        hdl_delay_zero(h, "f_came", hdl_gate(q->queued, q->slot), "queued in the last cycle");
    hdl_rule(h, "QU-D1", "It is a row in the next cycle, and its entry is free.");
    hdl_assert(h, "QU-D1",
               implies(hdl_any(went), hdl_and(q->row.valid, hdl_eq(q->row.set, went_set))));
    hdl_assert(h, "QU-D1", hdl_none(hdl_and(went, q->valid)));
    hdl_rule(h, "QU-E1", "What is queued has an entry that was free.");
    hdl_assert(h, "QU-E1", hdl_none(hdl_and(came, hdl_not(q->valid))));
    hdl_assert(h, "QU-E1", hdl_none(hdl_and(hdl_gate(q->queued, q->slot), q->valid)));
    hdl_rule(h, "QU-D1", "Lemma: what leaves was not queued in the last cycle.");
    hdl_lemma(h, "QU-D1", hdl_eq(q->fresh_at, came));
    hdl_lemma(h, "QU-D1", hdl_none(hdl_and(came, hdl_or(q->turn, q->turn_behind))));
}

/* Of exchange = joint. */
static void joint(const struct query_gen *q)
{
    struct hdl *h = q->h;
    sig answers = hdl_and(q->m.valid, hdl_eq_const(q->m.op, 2)), row = hdl_eq_const(q->m.op, 3);
    sig room = hdl_not(hdl_bit(q->fifo.count, q->z.respw));
    sig again = hdl_zero(h, 1), more = again; /* it is stored another time; for another request */
    if (q->z.merge) {
        again = q->join.echoing;
        more = hdl_any(q->join.echo_at);
    }
    sig stores = hdl_and(answers, room, hdl_or(hdl_not(again), more));
    hdl_rule(h, "QU-C1", "An answer completes as it is stored, a store of the row at once.");
    hdl_assert(h, "QU-C1", hdl_eq(q->io.done_valid, hdl_or(stores, hdl_and(q->m.valid, row))));
    sig done = hdl_delay_zero(h, "f_done", q->io.done_valid, "a request was completed");
    sig taken = hdl_and(q->dispatch, hdl_eq(q->grant.set, q->m.set));
    sig left =
        hdl_delay_zero(h, "f_left", taken, "a request of it was dispatched, as it was open before");
    hdl_rule(h, "QU-X1", "What completes opens its set, and answers if there is an answer.");
    sig opened = q->open; /* of a single one it need not be said which */
    if (q->z.sets > 1)
        opened = of(q->open, hdl_delay_zero(h, "f_done_set", q->m.set, "of this set"));
    hdl_assert(h, "QU-X1", implies(done, hdl_or(left, opened)));
    hdl_assert(h, "QU-X1", implies(hdl_and(q->io.done_valid, hdl_eq_const(q->m.op, 2)), q->stores));
    hdl_rule(h, "QU-M1", "Only an answer without room waits, or one that others join.");
    sig waits = hdl_or(hdl_and(hdl_not(room), hdl_not(again)), more);
    hdl_assert(h, "QU-M1", hdl_eq(q->io.mm_ready, hdl_not(hdl_and(answers, waits))));
    sig went = hdl_delay_zero(h, "f_row", q->dispatch, "a row was dispatched");
    sig reads = hdl_delay_zero(h, "f_loads", q->loads, "its data were read");
    sig from = hdl_delay_zero(h, "f_from", q->pay_at, "from this block");
    hdl_rule(h, "QU-X2", "Data are read in the cycle after the dispatch, and come with the row.");
    hdl_assert(h, "QU-X2", implies(q->loads, went));
    hdl_assert(h, "QU-X2", implies(q->loads, hdl_not(q->io.mmr_valid)));
    hdl_assert(h, "QU-X2", implies(reads, hdl_and(q->io.mmr_valid, q->io.mmr_pay)));
    sig data = hdl_not(
        hdl_or(hdl_eq_const(q->row.op, 0), hdl_eq_const(q->row.op, 6), hdl_eq_const(q->row.op, 7)));
    hdl_assert(h, "QU-X2", implies(hdl_and(went, data), q->loads));
    hdl_assert(h, "QU-X2",
               implies(reads, hdl_not(hdl_any(hdl_and(q->used, hdl_decode(from, q->z.payload))))));
    hdl_rule(h, "QU-X2", "The memory is not written as it is read.");
    hdl_assert(h, "QU-X2", hdl_not(hdl_and(q->loads, q->takes)));
}

static void messages(const struct query_gen *q)
{
    struct hdl *h = q->h;
    sig took = hdl_delay_zero(h, "f_took", hdl_and(q->io.mm_valid, q->io.mm_ready),
                              "a message was accepted");
    sig set = hdl_delay_zero(h, "f_took_set", q->io.mm_set, "of this set"),
        op = hdl_delay_zero(h, "f_took_op", q->io.mm_op, "this one");
    hdl_rule(h, "QU-M1", "What was accepted is in the stage.");
    hdl_assert(h, "QU-M1",
               implies(took, hdl_and(q->m.valid, hdl_eq(q->m.set, set), hdl_eq(q->m.op, op))));
    hdl_assert(h, "QU-C1", implies(q->io.done_valid, hdl_eq(q->io.done_set, q->m.set)));
    if (q->z.joint) {
        joint(q);
        return;
    }
    hdl_rule(h, "QU-M1", "Nothing is accepted in the cycle of a dispatch.");
    hdl_assert(h, "QU-M1", hdl_not(hdl_and(q->io.mm_ready, q->dispatch)));
    hdl_rule(h, "QU-C1", "A store of the row is a completion, in its first cycle.");
    hdl_assert(h, "QU-C1", hdl_eq(q->io.done_valid, hdl_and(q->m.valid, hdl_eq_const(q->m.op, 3))));
    sig loads = hdl_delay_zero(h, "f_loads", q->loads, "data were read");
    sig from = hdl_delay_zero(h, "f_from", q->kept.pay, "from this block");
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
    hdl_assert(h, "QU-P2", implies(none, hdl_and(q->row.valid, hdl_not(q->row.new))));
    hdl_assert(h, "QU-P2", implies(q->nothing, hdl_none(members(q, q->m.set))));
}

static void outputs(const struct query_gen *q)
{
    struct hdl *h = q->h;
    const struct query_sizes *z = &q->z;
    sig held = hdl_delay_zero(h, "f_held", hdl_and(q->io.mmr_valid, hdl_not(q->io.mmr_ready)),
                              "shown, not taken");
    sig shown = hdl_cat(q->io.mmr_pay, q->io.mmr_set, q->io.mmr_new, q->io.mmr_op, q->io.mmr_mark,
                        q->io.mmr_tag);
    sig was = hdl_delay_zero(h, "f_shown", shown, "what was shown");
    hdl_rule(h, "QU-A1", "What is shown stays until it is taken.");
    hdl_assert(h, "QU-A1", implies(held, hdl_and(q->io.mmr_valid, hdl_eq(shown, was))));
    if (!z->joint) {
        hdl_rule(h, "QU-A1", "Otherwise data go first.");
        hdl_assert(h, "QU-A1", implies(hdl_not(held), hdl_eq(q->io.mmr_pay, q->load_valid)));
        hdl_lemma(h, "QU-A1",
                  hdl_and(hdl_eq(q->shown, held),
                          implies(held, hdl_mux(q->shown_load, q->load_valid, q->row.valid))));
    }
    hdl_rule(h, "QU-Z1", "Zero what is not valid.");
    hdl_assert(h, "QU-Z1",
               implies(hdl_not(q->io.mmr_pay), hdl_none(hdl_cat(q->io.mmr_mask, q->io.mmr_data))));
    hdl_assert(h, "QU-Z1",
               implies(hdl_not(z->joint ? q->io.mmr_valid
                                        : hdl_and(q->io.mmr_valid, hdl_not(q->io.mmr_pay))),
                       hdl_none(hdl_cat(q->io.mmr_new, q->io.mmr_op, q->io.mmr_mark, q->io.mmr_tag,
                                        q->io.mmr_atomop))));
    hdl_assert(
        h, "QU-Z1",
        implies(hdl_not(q->io.rsp_valid), hdl_none(hdl_cat(q->io.rsp_origin, q->io.rsp_data))));
    hdl_assert(h, "QU-Z1",
               implies(hdl_not(q->io.done_valid),
                       hdl_none(hdl_cat(q->io.done_note, q->io.done_touched, q->io.done_carry))));
    hdl_assert(h, "QU-Z1",
               implies(hdl_not(hdl_and(q->m.valid, hdl_bit(q->m.op, 1))),
                       hdl_none(hdl_cat(q->io.done_set, q->io.done_tag))));
    sig most = hdl_const(h, z->respw + 1, z->responses);
    hdl_rule(h, "QU-S1", "Lemma: the FIFO's count is that between its ends.");
    hdl_lemma(h, "QU-S1",
              hdl_and(hdl_ge(most, q->fifo.count),
                      hdl_eq(hdl_low(q->fifo.count, z->respw), hdl_sub(q->fifo.wr, q->fifo.rd))));
    hdl_rule(h, "QU-S1", "Never more than it holds.");
    hdl_assert(h, "QU-S1", implies(q->stores, hdl_ne(q->fifo.count, most)));
    unsigned ew = hdl_bits_of(q->entries), bw = hdl_bits_of(q->blocks);
    sig fill = hdl_or(hdl_eq_const(q->io.enq_op, OP_FILL), hdl_eq_const(q->io.enq_op, OP_FLUSH));
    sig kept = hdl_ge(q->entries, hdl_const(h, ew, z->queue - z->entries_kept));
    hdl_rule(h, "QU-E1",
             "Ready iff there is an entry, and for what is no fill more than are kept.");
    hdl_assert(
        h, "QU-E1",
        hdl_eq(q->io.enq_ready, hdl_and(hdl_not(hdl_all(q->valid)), hdl_or(fill, hdl_not(kept)))));
    hdl_assert(h, "QU-E1", hdl_eq(q->io.enq_left, hdl_not(hdl_all(q->valid))));
    sig all = hdl_const(h, ew, z->queue);
    sig left = hdl_and(hdl_ge(all, q->entries), hdl_eq(q->io.enq_left, hdl_ne(q->entries, all)),
                       hdl_eq(q->left, hdl_not(kept)));
    hdl_rule(h, "QU-E1", "Lemma: what is left, by the number of those that are used.");
    hdl_lemma(h, "QU-E1", left);
    kept = hdl_ge(blocks_used(q), hdl_const(h, bw, z->payload - z->blocks_kept));
    sig full = hdl_eq_const(blocks_used(q), z->payload);
    hdl_rule(h, "QU-B1", "Ready iff there is a block, and the memory is not read.");
    hdl_assert(h, "QU-B1",
               hdl_eq(q->io.pay_ready,
                      hdl_not(hdl_or(q->loads, full, hdl_and(kept, hdl_not(q->io.pay_fill))))));
    hdl_assert(h, "QU-B1", hdl_eq(q->io.pay_full, full));
}

void props_query_unit(const struct query_gen *q)
{
    struct hdl *h = q->h;
    hdl_group(h, NULL);
    hdl_rule(h, "QU-E1", "Duty: one of the operations.");
    hdl_assume(h, "QU-E1", implies(q->io.enq_valid, hdl_ne(q->io.enq_op, hdl_const(h, 3, 7))));
    props_one_of(h, "QU-E1", q->io.enq_valid, q->io.enq_set, q->z.sets);
    props_one_of(h, "QU-M1", q->io.mm_valid, q->io.mm_set, q->z.sets);
    hdl_ifdef(h, "WARPSMITH_FORMAL");
    props_kept_one_of(h, "QU-M1", q->m.valid, q->m.set, q->z.sets);
    sig set = props_arbitrary(h, "QU-O1", "f_set_any", q->z.sets, "an arbitrary set");
    if (query_follows_all(&q->z)) /* what the warps send is what the page allows */
        counts(q, set);
    if (query_knows_holders(&q->z))
        holders(q);
    heads(q, set);
    messages(q);
    outputs(q);
    if (!q->z.answer)
        props_query_service(q, set);
    hdl_endif(h);
}
