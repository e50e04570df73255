/* query_unit: what waits for a set knows its predecessor, and whether it is the first; so of many
 * sets no list is kept. Decisions are made on small registers; data lie in memories. */
#include "gen/blocks/morpheus/query_unit.h"
#include "gen/blocks/blocks.h"
#include "gen/blocks/morpheus/codes.h"
#include "gen/blocks/morpheus/query_column.h"
#include "gen/blocks/morpheus/query_entry.h"
#include "gen/blocks/morpheus/query_lane.h"
#include "gen/blocks/shapes.h"

static void registers(struct query_gen *q)
{
    struct hdl *h = q->h;
    const struct query_sizes *z = &q->z;
    hdl_group(h, "Stages");
    q->m.valid = hdl_reg_zero(h, "m_valid", 1, "a message");
    if (!z->joint)
        q->load_valid = hdl_reg_zero(h, "load_valid", 1, "data on their way to a warp");
    q->row.valid = hdl_reg_zero(h, "row_valid", 1, "a row on its way to a warp");
    if (!z->joint)
        q->shown = hdl_reg_zero(h, "shown", 1, "an answer was shown and not taken");
    q->used = hdl_reg_zero(h, "used", z->payload, "blocks of the payload memory");
    q->entries = hdl_reg_zero(h, "entries", hdl_clog2(z->queue + 1), "requests that wait");
    q->turn = hdl_reg_zero(h, "turn", z->queue, "the entry that is dispatched next");
    q->turn_behind = hdl_reg_zero(h, "turn_behind", z->queue, "the one behind it");
    q->chosen = hdl_reg_zero(h, "chosen", 1, "there is one");
    q->two_chosen = hdl_reg_zero(h, "two_chosen", 1, "there are both");
    if (z->merge)
        q->join.echoing = hdl_reg_zero(h, "echoing", 1, "its answer is given to those that join");
    q->newest.valid = hdl_reg_zero(h, "fresh", 1, "a request was queued in the last cycle");
    q->blocks = hdl_reg_zero(h, "blocks", hdl_clog2(z->payload + 1), "blocks that are used");
    q->fifo.wr = hdl_reg_zero(h, "wr", z->respw, "next response in");
    q->fifo.rd = hdl_reg_zero(h, "rd", z->respw, "next response out");
    q->fifo.count = hdl_reg_zero(h, "count", z->respw + 1, "responses");
    q->serving = hdl_reg_zero(h, "serving", hdl_clog2(z->sets + 1), "requests in service");
    hdl_group(h, NULL);
    q->newest.index = hdl_reg(h, "fresh_index", z->queuew, NULL, "its entry");
    q->newest.block = hdl_reg(h, "fresh_block", z->blockw, NULL, "its tag and operation");
    q->newest.rest = hdl_reg(h, "fresh_rest", z->restw, NULL, "what else it has");
    if (z->merge) {
        q->newest.first = hdl_reg(h, "fresh_first", 1, NULL, "the only one of its set");
        q->newest.prev = hdl_reg(h, "fresh_prev", z->queuew, NULL, "the one before it");
    }
    q->m.op = hdl_codes(hdl_reg(h, "m_op", 2, NULL, "what it is"), warp_messages);
    q->m.set = hdl_reg(h, "m_set", z->setw, NULL, "its set");
    q->m.touched = hdl_reg(h, "m_touched", 1, NULL, "of a completion");
    q->m.carry = hdl_reg(h, "m_carry", 1, NULL, "of a completion");
    if (!z->served_tag)
        q->m.tag = hdl_reg(h, "m_tag", z->tagw, NULL, "of a completion");
    if (z->joint) {
        q->row.unread = hdl_reg(h, "row_unread", 1, NULL, "its data are read in this cycle");
        q->row.pay = hdl_reg(h, "row_pay", z->payw, NULL, "the block that holds them");
    } else {
        q->shown_load = hdl_reg(h, "shown_load", 1, NULL, "it was the data");
        q->load_set = hdl_reg(h, "load_set", z->setw, NULL, "the data's set");
    }
    q->row.set = hdl_reg(h, "row_set", z->setw, NULL, "the row's set");
    if (z->answer)
        q->row.new = hdl_reg(h, "row_new", 1, NULL, "it has a request");
    if (z->marks)
        q->row.mark = hdl_reg(h, "row_mark", 1, NULL, "with a marker");
    q->row.op = hdl_codes(hdl_reg(h, "row_op", 3, NULL, "its operation"), request_operations);
    q->row.tag = hdl_reg(h, "row_tag", z->tagw, NULL, "its tag");
    q->row.atomop = hdl_reg(h, "row_atomop", 4, NULL, "its atomic operation");
    hdl_group(h, "Sets");
    q->open = hdl_reg_zero(h, "open", z->sets, "the warp waits for a request");
    if (z->joint)
        q->lies = hdl_reg_zero(h, "lies", z->sets, "its status row is in the other memory");
    hdl_group(h, NULL);
}

static sig has_data(sig op)
{
    return hdl_or(hdl_or(hdl_eq_const(op, OP_WR), hdl_eq_const(op, OP_PWR)),
                  hdl_or(hdl_eq_const(op, OP_ATOM), hdl_eq_const(op, OP_RED)),
                  hdl_eq_const(op, OP_FILL));
}

/* The outputs: a row, data, or with joint messages a row with its data. */
static void shown_answers(struct query_gen *q, sig rows, sig data)
{
    struct hdl *h = q->h;
    const struct query_sizes *z = &q->z;
    hdl_rule(h, "QU-Z1", "Zero unless valid.");
    hdl_assign(q->io.mmr_pay, data);
    sig set = hdl_gate(rows, q->row.set);
    hdl_assign(q->io.mmr_set, z->joint ? set : hdl_or(hdl_gate(data, q->load_set), set));
    hdl_assign(q->io.mmr_new, z->answer ? hdl_and(rows, q->row.new) : rows);
    hdl_assign(q->io.mmr_op, hdl_gate(rows, q->row.op));
    hdl_assign(q->io.mmr_mark, z->marks ? hdl_and(rows, q->row.mark) : hdl_zero(h, 1));
    hdl_assign(q->io.mmr_tag, hdl_gate(rows, q->row.tag));
    hdl_assign(q->io.mmr_atomop, hdl_gate(rows, q->row.atomop));
    q->show_data = data;
}

/* QU-X2: a row waits a cycle for its data. */
static void joint_answers(struct query_gen *q)
{
    struct hdl *h = q->h;
    hdl_group(h, "Rows");
    hdl_rule(h, "QU-X2", "A row with data reads them first, and frees their block.");
    q->loads = hdl_wire(h, "loads", hdl_and(q->row.valid, q->row.unread));
    sig rows = hdl_wire(h, "show_row", hdl_and(q->row.valid, hdl_not(q->row.unread)));
    hdl_assign(q->io.mmr_valid, rows);
    q->row_free =
        hdl_wire(h, "row_free", hdl_or(hdl_not(q->row.valid), hdl_and(rows, q->io.mmr_ready)));
    sig data = hdl_wire(h, "show_data", hdl_and(rows, has_data(q->row.op)));
    shown_answers(q, rows, data);
}

/* Which answer is shown, and what that leaves free. */
static void answers(struct query_gen *q)
{
    struct hdl *h = q->h;
    hdl_group(h, "Answers to loads");
    hdl_rule(h, "QU-A1", "Data first, but what is shown stays.");
    sig load = hdl_wire(h, "show_load", hdl_mux(q->shown, q->shown_load, q->load_valid));
    sig rows = hdl_wire(h, "show_row", hdl_and(q->row.valid, hdl_not(load)));
    q->show_load = load;
    sig valid = hdl_or(q->load_valid, q->row.valid);
    hdl_assign(q->io.mmr_valid, valid);
    hdl_next(q->shown, hdl_and(valid, hdl_not(q->io.mmr_ready)));
    hdl_next(q->shown_load, load);
    q->row_free =
        hdl_wire(h, "row_free", hdl_or(hdl_not(q->row.valid), hdl_and(rows, q->io.mmr_ready)));
    q->load_free =
        hdl_wire(h, "load_free", hdl_or(hdl_not(q->load_valid), hdl_and(load, q->io.mmr_ready)));
    shown_answers(q, rows, load);
}

/* QU-M1: a message enters the stage. */
static void accept(struct query_gen *q, sig stays)
{
    struct hdl *h = q->h;
    hdl_assign(q->message, hdl_and(q->io.mm_valid, q->io.mm_ready));
    hdl_next(q->m.valid, hdl_or(q->message, stays));
    hdl_when(q->message)
    {
        hdl_next(q->m.op, q->io.mm_op);
        hdl_next(q->m.set, q->io.mm_set);
        hdl_next(q->m.touched, q->io.mm_touched);
        hdl_next(q->m.carry, q->io.mm_carry);
        if (q->m.tag)
            hdl_next(q->m.tag, q->io.mm_tag);
        else
            hdl_unused(q->io.mm_tag);
    }
    q->answer_in =
        hdl_wire(h, "answer_in", hdl_and(q->message, hdl_eq_const(q->io.mm_op, MM_STDATA)));
}

static void completion(struct query_gen *q)
{
    sig own = q->z.merge ? q->join.own : q->completes, note = hdl_gate(own, q->kept.note);
    if (q->z.merge)
        hdl_comment(q->h, q->z.marks ? "What joins carries no marker." : "Of what joins its own.");
    if (q->join.joined_note)
        note = hdl_or(note, hdl_gate(q->join.echo, q->join.joined_note));
    hdl_assign(q->io.done_valid, q->completes);
    hdl_rule(q->h, "QU-Z1", "Of a store in the stage, before it is known whether it completes.");
    sig store = hdl_wire(q->h, "done_shown", hdl_and(q->m.valid, hdl_bit(q->m.op, 1)));
    hdl_assign(q->io.done_set, hdl_gate(store, q->m.set));
    hdl_assign(q->io.done_note, note);
    hdl_assign(q->io.done_touched, hdl_and(own, q->m.touched));
    hdl_assign(q->io.done_carry, hdl_and(own, q->m.carry));
    hdl_assign(q->io.done_tag, hdl_gate(store, q->z.served_tag ? q->kept.tag : q->m.tag));
}

/* QU-X1: what answers completes, and what completes loads the next row. */
static void joint_messages(struct query_gen *q)
{
    struct hdl *h = q->h;
    hdl_group(h, "Messages");
    sig opens = hdl_and(q->m.valid, hdl_eq_const(q->m.op, MM_LDROW));
    sig answers = hdl_wire(h, "answers", hdl_and(q->m.valid, hdl_eq_const(q->m.op, MM_STDATA)));
    sig full = hdl_bit(q->fifo.count, q->z.respw);
    hdl_rule(h, "QU-S1", "An answer waits for room in the response FIFO.");
    q->stores = hdl_wire(h, "stores", hdl_and(answers, hdl_not(full)));
    hdl_rule(h, "QU-X1", "It completes its request, and opens the set for the next one.");
    q->completes = hdl_wire(
        h, "completes", hdl_or(q->stores, hdl_and(q->m.valid, hdl_eq_const(q->m.op, MM_STROW))));
    sig again = full;
    if (q->z.merge) {
        sig more = hdl_wire(h, "more_join", hdl_any(q->join.echo_at));
        hdl_rule(h, "QU-J2", "What joins it is answered from the stage, one in a cycle.");
        q->join.echo = hdl_wire(h, "echo", hdl_and(q->stores, q->join.echoing, more));
        q->stores =
            hdl_wire(h, "stores_any", hdl_and(q->stores, hdl_or(hdl_not(q->join.echoing), more)));
        q->join.own = hdl_wire(h, "completes_own", hdl_and(q->completes, hdl_not(q->join.echoing)));
        q->completes = hdl_wire(h, "completes_any", hdl_or(q->join.own, q->join.echo));
        again = hdl_or(hdl_and(full, hdl_or(hdl_not(q->join.echoing), more)), more);
        hdl_next(q->join.echoing, hdl_and(hdl_or(q->join.echoing, q->join.own), answers, more));
    }
    q->opens = hdl_wire(h, "opens", hdl_or(opens, q->completes));
    sig stays = hdl_wire(h, "stays", hdl_and(answers, again));
    hdl_rule(h, "QU-M1", "Accepted unless one waits.");
    hdl_assign(q->io.mm_ready, hdl_not(stays));
    accept(q, stays);
    completion(q);
}

/* The message acts. */
static void messages(struct query_gen *q)
{
    struct hdl *h = q->h;
    const struct query_sizes *z = &q->z;
    hdl_group(h, "Messages");
    sig opens = hdl_wire(h, "loads_row", hdl_and(q->m.valid, hdl_eq_const(q->m.op, MM_LDROW)));
    sig loads = hdl_and(q->m.valid, hdl_eq_const(q->m.op, MM_LDPAY));
    sig stores = hdl_and(q->m.valid, hdl_eq_const(q->m.op, MM_STDATA));
    sig waits = hdl_zero(h, 1);
    q->opens = opens;
    if (z->answer) {
        hdl_rule(h, "QU-P2", "Without a request the answer is a row that has none.");
        sig none = hdl_wire(h, "has_none", hdl_and(opens, hdl_none(q->m.match)));
        q->nothing = hdl_wire(h, "nothing", hdl_and(none, q->row_free, hdl_not(q->dispatch)));
        q->opens = hdl_wire(h, "opens", hdl_and(opens, hdl_any(q->m.match)));
        waits = hdl_and(none, hdl_not(q->nothing));
    }
    hdl_rule(h, "QU-L1", "Data are read when the last ones have gone.");
    q->loads = hdl_wire(h, "loads", hdl_and(loads, q->load_free));
    hdl_rule(h, "QU-S1", "An answer waits for room in the response FIFO.");
    sig full = hdl_bit(q->fifo.count, z->respw);
    q->stores = hdl_wire(h, "stores", hdl_and(stores, hdl_not(full)));
    hdl_rule(h, "QU-C1", "A store of the row completes.");
    q->completes = hdl_wire(h, "completes", hdl_and(q->m.valid, hdl_eq_const(q->m.op, MM_STROW)));
    sig stays = hdl_wire(
        h, "stays", hdl_or(hdl_and(loads, hdl_not(q->load_free)), hdl_and(stores, full), waits));
    hdl_rule(h, "QU-M1", "Accepted unless one waits, or the status memory is written.");
    hdl_assign(q->io.mm_ready, hdl_not(hdl_or(stays, q->dispatch)));
    accept(q, stays);
    hdl_next(q->load_valid, hdl_or(q->loads, hdl_not(q->load_free)));
    hdl_when(q->loads) hdl_next(q->load_set, q->m.set);
    completion(q);
}

/* A request that is queued takes its place at once; what it is reaches the columns a cycle later,
 * before anything reads it there. So the columns do not wait for whether it is queued. */
static void newest(struct query_gen *q)
{
    struct hdl *h = q->h;
    hdl_group(h, "The request that was queued last");
    hdl_next(q->newest.valid, q->queued);
    hdl_when(q->queued)
    {
        hdl_next(q->newest.index, hdl_encode(q->slot));
        hdl_next(q->newest.block, hdl_cat(q->io.enq_tag, q->io.enq_op));
        hdl_next(q->newest.rest,
                 hdl_cat(q->io.enq_origin, q->io.enq_atomop, q->io.enq_note, q->io.enq_pay));
    }
    q->fresh_at =
        hdl_wire(h, "fresh_at", hdl_gate(q->newest.valid, hdl_decode(q->newest.index, q->z.queue)));
}

/* QU-J1: what was queued in the last cycle is a read that may join. */
static sig newest_reads(const struct query_gen *q)
{
    sig read = hdl_and(q->newest.valid, hdl_eq_const(hdl_low(q->newest.block, 3), OP_RD));
    if (!q->z.marks)
        return read;
    return hdl_and(read, hdl_not(hdl_bit(q->newest.rest, q->z.payw)));
}

/* QU-J1: in the cycle after it was queued a read is compared with the one before it. */
static void joining(struct query_gen *q, sig first, sig prev, sig now)
{
    struct hdl *h = q->h;
    const struct query_sizes *z = &q->z;
    hdl_group(h, "Reads that join");
    hdl_when(q->queued)
    {
        hdl_next(q->newest.first, first);
        hdl_next(q->newest.prev, prev);
    }
    q->before_fresh = hdl_wire_later(h, "before_fresh", z->blockw);
    sig any = hdl_and(hdl_not(q->newest.first), newest_reads(q),
                      hdl_eq(q->before_fresh, q->newest.block));
    hdl_assign(now, hdl_gate(any, q->fresh_at));
}

/* QU-R1, QU-D1: a head is chosen in one cycle and dispatched in a later one, so that neither the
 * arbiter waits for the warp that takes a row nor the row for the arbiter. */
static void choose(struct query_gen *q)
{
    struct hdl *h = q->h;
    const struct query_sizes *z = &q->z;
    struct hdl_inst *rr = hdl_inst(h, "u_rr", rr_arbiter_of(q->d, z->queue));
    hdl_rule(h, "QU-R1", "Of the heads that are not chosen yet, while there is place for one.");
    sig asks = hdl_gate(hdl_not(q->two_chosen), hdl_and(q->heads, hdl_not(q->turn)));
    asks = hdl_wire(h, "asks_turn", asks);
    hdl_bind(rr, "req", asks);
    sig next = hdl_wire(h, "turn_next", hdl_or(q->turn_behind, hdl_get(rr, "gnt")));
    hdl_comment(h, "Which one comes later than whether there is one.");
    sig any = hdl_wire(h, "any_next", hdl_or(q->two_chosen, hdl_any(asks)));
    hdl_rule(h, "QU-D1", "The one chosen first is dispatched as the last row has gone.");
    sig may = z->merge ? hdl_and(q->row_free, hdl_not(q->join.echoing)) : q->row_free;
    hdl_assign(q->dispatch, hdl_and(q->chosen, may));
    sig stays = hdl_wire(h, "turn_stays", hdl_and(q->chosen, hdl_not(may)));
    hdl_next(q->turn, hdl_mux(stays, q->turn, next));
    hdl_next(q->turn_behind, hdl_gate(stays, next));
    hdl_next(q->chosen, hdl_or(stays, any));
    hdl_next(q->two_chosen, hdl_and(stays, any));
}

/* Where a request that is queued comes to stand: the first of its set, behind which one, closed. */
struct place {
    sig first, prev, blocked;
};

/* QU-R1: whose turn it is, and `index`, the number of what leaves. */
static void turns(struct query_gen *q, sig index)
{
    struct hdl *h = q->h;
    const struct query_sizes *z = &q->z;
    hdl_rule(h, "QU-R1", "Round robin over the heads of open sets.");
    sig waits = hdl_and(q->valid, q->first, hdl_not(q->blocked));
    if (z->merge)
        waits = hdl_and(waits, hdl_not(q->join.joins));
    q->heads = hdl_wire(h, "heads", waits);
    choose(q);
    hdl_assign(q->grant.at,
               z->merge ? hdl_mux(q->join.echoing, q->join.echo_at, q->turn) : q->turn);
    if (z->merge)
        hdl_assign(q->join.leaves, hdl_or(q->dispatch, q->join.echo_later));
    hdl_assign(q->grant.one, hdl_gate(q->join.leaves, q->grant.at));
    hdl_assign(index, hdl_encode(q->grant.at));
    q->grant.index = index;
    q->grant.set = hdl_wire(h, "turn_set", hdl_select(q->turn, q->sets, z->setw));
}

/* `same`: those of its set, `elsewhere` but for entry 0; `opens`: a set is opened in this cycle. */
static void place_of_new(struct query_gen *q, sig same, sig elsewhere, sig opens,
                         const struct place *news)
{
    struct hdl *h = q->h;
    const struct query_sizes *z = &q->z;
    q->m.at = hdl_wire(h, "message_at", hdl_decode(q->m.set, z->sets));
    q->opens_later = opens;
    q->enq_at = hdl_wire(h, "new_at", hdl_decode(q->io.enq_set, z->sets));
    sig gnt_at = hdl_wire(h, "gnt_at", hdl_decode(q->grant.set, z->sets));
    q->grant.closes = hdl_gate(q->dispatch, gnt_at);
    if (z->joint)
        q->grant.closes = hdl_wire(h, "closes", q->grant.closes);
    hdl_next(q->open, hdl_and(hdl_or(q->open, hdl_gate(opens, q->m.at)), hdl_not(q->grant.closes)));
    hdl_comment(h, "Which one leaves is known before whether it does.");
    sig others = hdl_none(hdl_and(same, hdl_not(q->grant.at)));
    sig at = hdl_none(hdl_and(same, q->grant.at));
    hdl_assign(news->first, hdl_and(others, hdl_or(q->join.leaves, at)));
    hdl_assign(news->prev, hdl_encode(hdl_cat(hdl_and(elsewhere, q->tail), hdl_zero(h, 1))));
    sig opened =
        hdl_or(hdl_meets(q->open, q->enq_at), hdl_and(opens, hdl_eq(q->m.set, q->io.enq_set)));
    hdl_comment(h, "Behind others it opens no earlier than the one before it leaves.");
    sig alone = hdl_none(same);
    if (z->merge) {
        sig joined = hdl_or(q->join.echo_later, hdl_none(hdl_and(same, q->join.echo_at)));
        alone = hdl_and(hdl_none(hdl_and(same, hdl_not(q->join.echo_at))), joined);
    }
    hdl_assign(news->blocked, hdl_not(hdl_and(opened, alone)));
}

/* Which entries are the youngest of their sets. Gives `same` but for entry 0. */
static sig youngest(struct query_gen *q, sig same)
{
    struct hdl *h = q->h;
    unsigned n = q->z.queue;
    hdl_comment(h, "Of entry 0 that need not be known: its number is that of none.");
    q->tail = hdl_wire_later(h, "tail", n - 1);
    sig elsewhere = hdl_wire(h, "of_new_above", hdl_bits(same, 1, n - 1));
    sig above = hdl_wire(h, "slot_above", hdl_bits(q->slot, 1, n - 1));
    hdl_each(h, "above", e, "QUEUE-1")
    {
        sig tail = hdl_reg(h, "youngest", 1, NULL, "none of its set is younger");
        sig younger = hdl_and(q->queued, hdl_bit(elsewhere, e));
        hdl_next(tail, hdl_or(hdl_bit(above, e), hdl_and(tail, hdl_not(younger))));
        hdl_assign_bits(q->tail, e, tail);
    }
    return elsewhere;
}

/* QU-O1, QU-P1: the entries of the queue. */
static void entries(struct query_gen *q)
{
    struct hdl *h = q->h;
    const struct query_sizes *z = &q->z;
    unsigned n = z->queue;
    hdl_group(h, "Queue");
    q->grant.one = hdl_wire_later(h, "gnt", n);
    q->slot = hdl_wire_later(h, "slot", n);
    q->queued = hdl_wire_later(h, "queued", 1);
    q->valid = hdl_wire_later(h, "valid", n);
    q->first = hdl_wire_later(h, "first", n);
    q->blocked = hdl_wire_later(h, "blocked", n);
    q->sets = hdl_shape(hdl_wire_later(h, "sets", n * z->setw), "QUEUE", "SETW");
    if (z->answer || z->idle)
        q->m.match = hdl_wire_later(h, "of_message", n);
    sig same = hdl_wire_later(h, "of_new", n);
    sig opens = hdl_wire_later(h, "open_set", 1);
    struct place news = {.first = hdl_wire_later(h, "new_first", 1)};
    news.blocked = hdl_wire_later(h, "new_blocked", 1);
    if (z->answer)
        hdl_uncovered(news.blocked, 0, 1, query_opens_for_one);
    news.prev = hdl_wire_later(h, "new_prev", z->queuew);
    sig index = hdl_wire_later(h, "gnt_index", z->queuew);
    q->dispatch = hdl_wire_later(h, "dispatch", 1);
    q->grant.at = hdl_wire_later(h, "leaves_at", n);
    q->join.leaves = z->merge ? hdl_wire_later(h, "leaves", 1) : q->dispatch;
    sig next_joins = NULL;
    struct hdl *one = query_entry(q->d, z);
    sig asked = hdl_wire(
        h, "new_asked",
        hdl_mux(q->message, hdl_eq(q->io.enq_set, q->io.mm_set), hdl_eq(q->io.enq_set, q->m.set)));
    if (z->merge) {
        q->join.joins = hdl_wire_later(h, "joins", n);
        next_joins = hdl_wire_later(h, "joins_now", n);
    }
    hdl_each(h, "entry", e, "QUEUE")
    {
        struct hdl_inst *i = q->entry = hdl_inst(h, "u_entry", one);
        hdl_bind(i, "slot", hdl_bit(q->slot, e));
        hdl_bind(i, "queued", q->queued);
        hdl_bind(i, "enq_set", q->io.enq_set);
        hdl_bind(i, "new_first", news.first);
        hdl_bind(i, "new_prev", news.prev);
        hdl_bind(i, "new_blocked", news.blocked);
        hdl_bind(i, "new_asked", asked);
        hdl_bind(i, "message", q->message);
        hdl_bind(i, "mm_set", q->io.mm_set);
        hdl_bind(i, "open_set", opens);
        hdl_bind(i, "leaves", q->join.leaves);
        hdl_bind(i, "gnt_index", index);
        hdl_bind(i, "gnt", hdl_bit(q->grant.one, e));
        hdl_assign_bits(q->valid, e, hdl_get(i, "valid"));
        hdl_assign_bits(q->first, e, hdl_get(i, "first"));
        hdl_assign_bits(q->blocked, e, hdl_get(i, "blocked"));
        hdl_assign_item(q->sets, e, hdl_get(i, "at_set"));
        hdl_assign_bits(same, e, hdl_get(i, "of_new"));
        if (q->m.match)
            hdl_assign_bits(q->m.match, e, hdl_get(i, "of_message"));
        if (z->merge) {
            hdl_bind(i, "dispatch", q->dispatch);
            hdl_bind(i, "joins_now", hdl_bit(next_joins, e));
            hdl_assign_bits(q->join.joins, e, hdl_get(i, "joins"));
            hdl_assign_bits(q->join.echo_at, e, hdl_get(i, "joined_at"));
        }
    }
    sig elsewhere = youngest(q, same);
    turns(q, index);
    place_of_new(q, same, elsewhere, opens, &news);
    newest(q);
    if (z->merge)
        joining(q, news.first, news.prev, next_joins);
}

/* A vector of blocks as long as one of entries, if numbers of both have the same width: what looks
 * for the first one is then one function. */
static sig as_queue(const struct query_gen *q, sig blocks)
{
    const struct query_sizes *z = &q->z;
    bool same = z->payload < z->queue && hdl_clog2(z->payload) == z->queuew;
    return same ? hdl_extend(blocks, z->queue) : blocks;
}

/* Whether less than `most` entries are used, known as the cycle begins. */
static sig fewer(struct query_gen *q, const char *name, unsigned most, sig up, sig down)
{
    struct hdl *h = q->h;
    unsigned w = hdl_bits_of(q->entries);
    sig is = hdl_reg(h, name, 1, hdl_ones(h, 1),
                     most == q->z.queue ? "an entry is free" : "more are than are kept");
    sig last = hdl_eq(q->entries, hdl_const(h, w, most - 1));
    sig over = hdl_eq(q->entries, hdl_const(h, w, most));
    hdl_next(is, hdl_mux(is, hdl_not(hdl_and(up, last)), hdl_and(down, over)));
    return is;
}

/* QU-E1, QU-B1. */
static void room(struct query_gen *q)
{
    struct hdl *h = q->h;
    const struct query_sizes *z = &q->z;
    unsigned bw = hdl_bits_of(q->blocks);
    hdl_group(h, "Room");
    sig fill = hdl_or(hdl_eq_const(q->io.enq_op, OP_FILL), hdl_eq_const(q->io.enq_op, OP_FLUSH));
    sig up = hdl_and(q->queued, hdl_not(q->join.leaves)),
        down = hdl_and(q->join.leaves, hdl_not(q->queued));
    sig any = fewer(q, "entry_left", z->queue, up, down);
    sig more = q->left = fewer(q, "entries_left", z->queue - z->entries_kept, up, down);
    hdl_rule(h, "QU-E1", "An entry; the last ones are for fills.");
    hdl_assign(q->io.enq_left, any);
    hdl_assign(q->io.enq_ready, hdl_mux(fill, any, more));
    hdl_assign(q->queued, hdl_and(q->io.enq_valid, q->io.enq_ready));
    hdl_assign(q->slot, hdl_first(hdl_not(q->valid)));
    hdl_when(up) hdl_next(q->entries, hdl_inc(q->entries));
    hdl_when(down) hdl_next(q->entries, hdl_dec(q->entries));
    hdl_comment(h, "A block that was taken in the last cycle is not counted yet.");
    sig took = q->took = hdl_reg_zero(h, "took", 1, "a block was taken in the last cycle");
    sig one_more = hdl_wire(h, "blocks_1", hdl_inc(q->blocks));
    sig full = hdl_const(h, bw, z->payload), last = hdl_const(h, bw, z->payload - z->blocks_kept);
    any = hdl_mux(took, hdl_ne(one_more, full), hdl_ne(q->blocks, full));
    hdl_assign(q->io.pay_full, hdl_not(any));
    more = hdl_mux(took, hdl_lt(one_more, last), hdl_lt(q->blocks, last));
    hdl_rule(h, "QU-B1",
             "A block of a memory that is not being read; the last ones are for fills.");
    hdl_assign(q->io.pay_ready, hdl_and(hdl_mux(q->io.pay_fill, any, more), hdl_not(q->loads)));
    q->room = hdl_wire(h, "room", hdl_low(hdl_first(as_queue(q, hdl_not(q->used))), z->payload));
    q->takes = hdl_wire(h, "takes_block", hdl_and(q->io.pay_valid, q->io.pay_ready));
    sig read = hdl_gate(q->loads, hdl_decode(q->pay_at, z->payload));
    sig freed =
        hdl_wire(h, "frees", hdl_gate(q->io.free_valid, hdl_decode(q->io.free_block, z->payload)));
    hdl_next(q->used,
             hdl_and(hdl_or(q->used, hdl_gate(q->takes, q->room)), hdl_not(hdl_or(read, freed))));
    sig out = hdl_extend(hdl_popcount(hdl_cat(q->loads, q->io.free_valid)), bw);
    hdl_next(took, q->takes);
    hdl_next(q->blocks, hdl_sub(hdl_add(q->blocks, hdl_extend(took, bw)), out));
}

static sig read_before(struct query_gen *q, const char *name, sig read)
{
    sig fresh = hdl_reg_zero(q->h, name, 1, "read in the last cycle");
    hdl_next(fresh, read);
    return fresh;
}

/* What the status memory has read stays, whatever is written behind it. */
static sig held_status(struct query_gen *q, sig rdata)
{
    struct hdl *h = q->h;
    sig fresh = read_before(q, "status_fresh", q->message);
    sig kept = hdl_reg(h, "status_held", q->z.status, NULL, "what was read");
    sig now = hdl_wire(h, "status_now", hdl_mux(fresh, rdata, kept));
    hdl_when(fresh) hdl_next(kept, rdata);
    return now;
}

static void status_port(struct hdl_inst *i, sig en, sig we, sig row, sig data)
{
    hdl_inst_param(i, "LANE_W", hdl_bits_of(data));
    hdl_bind(i, "en", en);
    hdl_bind(i, "we", we);
    hdl_bind(i, "row", row);
    hdl_bind(i, "wmask", we);
    hdl_bind(i, "wdata", data);
}

/* QU-M1: a row may be read and another one written in each cycle, in two memories of one port. */
static void two_status_memories(struct query_gen *q, struct hdl *status, sig data)
{
    struct hdl *h = q->h;
    const struct query_sizes *z = &q->z;
    hdl_rule(h, "QU-M1", "A row is written into the memory of which none is read.");
    sig other = hdl_wire(h, "read_other", hdl_meets(q->lies, hdl_decode(q->io.mm_set, z->sets)));
    sig bank = hdl_reg(h, "m_other", 1, NULL, "its row was in the other memory"), rdata[2];
    hdl_when(q->message) hdl_next(bank, other);
    static const char *const names[] = {"u_status", "u_status_other"};
    for (unsigned i = 0; i < 2; i++) {
        sig mine = i ? other : hdl_not(other);
        struct hdl_inst *s = q->rows[i] = hdl_inst(h, names[i], status);
        sig write =
            hdl_wire(h, i ? "write_other" : "write_status", hdl_and(q->dispatch, hdl_not(mine)));
        rdata[i] = hdl_wire_later(h, i ? "status_other" : "status_first", z->status);
        status_port(s, hdl_or(write, hdl_and(q->message, mine)), write,
                    hdl_mux(write, q->grant.set, q->io.mm_set), data);
        hdl_bind(s, "rdata", rdata[i]);
    }
    hdl_assign(q->status, held_status(q, hdl_mux(bank, rdata[1], rdata[0])));
    sig at = q->grant.closes;
    hdl_next(q->lies, hdl_or(hdl_and(q->lies, hdl_not(at)), hdl_gate(hdl_not(other), at)));
}

/* What waits, a column for each bit: its block and operation, which are looked at for a read that
 * joins, too, or the rest. Gives what leaves. */
static sig requests(struct query_gen *q, unsigned block)
{
    struct hdl *h = q->h;
    const struct query_sizes *z = &q->z;
    bool joins = block && z->merge;
    sig in = block ? q->newest.block : q->newest.rest;
    unsigned bits = hdl_bits_of(in);
    sig out = hdl_wire_later(h, block ? "request_block" : "request_rest", bits);
    struct hdl_inst *i = hdl_lanes(h, block ? "u_block_bit" : "u_rest_bit",
                                   query_column(q->d, z->queue, joins), bits);
    q->columns[block] = i;
    hdl_bind(i, "in_at", q->fresh_at);
    if (hdl_has_gating(q->d))
        hdl_bind(i, "takes", q->newest.valid);
    hdl_bind_lane(i, "in", in);
    hdl_bind(i, "out_at", q->grant.at);
    hdl_bind_lane(i, "out", out);
    if (joins) {
        hdl_bind(i, "second_at", hdl_wire(h, "before_at", hdl_decode(q->newest.prev, z->queue)));
        hdl_bind_lane(i, "second", q->before_fresh);
    }
    return out;
}

/* The memories: requests, payload, status. */
static void memories(struct query_gen *q, struct hdl *payload, struct hdl *status)
{
    struct hdl *h = q->h;
    const struct query_sizes *z = &q->z;
    hdl_group(h, "Memories");
    sig room = hdl_wire(h, "room_index", hdl_encode(as_queue(q, q->room)));
    hdl_assign(q->io.pay_block, room);
    sig block = requests(q, 1), rest = requests(q, 0);
    unsigned at = 0;
    sig pay = hdl_wire(h, "request_pay", hdl_low(rest, z->payw));
    sig note = hdl_wire(h, "request_note", hdl_bits(rest, at += z->payw, z->notew));
    sig atomop = hdl_wire(h, "request_atomop", hdl_bits(rest, at += z->notew, 4));
    sig origin = hdl_wire(h, "request_origin", hdl_bits(rest, at += 4, z->originw));
    sig op = hdl_codes(hdl_wire(h, "request_op", hdl_low(block, 3)), request_operations);
    sig tag = hdl_wire(h, "request_tag", hdl_bits(block, 3, z->tagw));
    if (z->merge) {
        hdl_assign(q->join.joined_origin, origin);
        if (q->join.joined_note)
            hdl_assign(q->join.joined_note, note);
    }
    hdl_rule(h, "QU-D1", "A dispatched request is a row, and what comes back of it later.");
    sig fresh = q->dispatch;
    if (z->answer)
        fresh = hdl_wire(h, "row_in", hdl_or(q->dispatch, q->nothing));
    hdl_next(q->row.valid, hdl_or(fresh, hdl_not(q->row_free)));
    hdl_when(fresh)
    {
        sig mine = q->dispatch;
        hdl_next(q->row.set, z->answer ? hdl_mux(mine, q->grant.set, q->m.set) : q->grant.set);
        if (z->answer)
            hdl_next(q->row.new, mine);
        if (z->marks)
            hdl_next(q->row.mark, z->answer ? hdl_and(mine, hdl_bit(note, 0)) : hdl_bit(note, 0));
        hdl_next(q->row.op, z->answer ? hdl_gate(mine, op) : op);
        hdl_next(q->row.tag, z->answer ? hdl_gate(mine, tag) : tag);
        hdl_next(q->row.atomop, z->answer ? hdl_gate(mine, atomop) : atomop);
        if (z->joint)
            hdl_next(q->row.pay, pay);
    }
    if (z->joint)
        hdl_next(q->row.unread, hdl_and(fresh, has_data(op)));
    sig kept = z->joint ? hdl_cat(note, origin) : hdl_cat(note, pay, origin);
    if (z->served_tag)
        kept = hdl_cat(tag, kept);
    if (z->joint)
        two_status_memories(q, status, hdl_wire(h, "status_in", kept));
    else {
        struct hdl_inst *s = q->rows[0] = hdl_inst(h, "u_status", status);
        status_port(s, hdl_or(q->dispatch, q->message), q->dispatch,
                    hdl_mux(q->dispatch, q->grant.set, q->io.mm_set), kept);
        sig rdata = hdl_wire_later(h, "status_out", z->status);
        hdl_bind(s, "rdata", rdata);
        hdl_assign(q->status, held_status(q, rdata));
    }
    struct hdl_inst *i = hdl_inst(h, "u_payload", payload);
    hdl_inst_param(i, "LANE_W", z->bytes + z->dataw);
    hdl_bind(i, "en", hdl_or(q->takes, q->loads));
    hdl_bind(i, "we", q->takes);
    hdl_bind(i, "row", hdl_mux(q->loads, q->pay_at, room));
    hdl_bind(i, "wmask", q->takes);
    hdl_bind(i, "wdata", hdl_cat(q->io.pay_mask, q->io.pay_data));
    q->payload = hdl_wire_later(h, "payload_out", z->bytes + z->dataw);
    hdl_bind(i, "rdata", q->payload);
}

static void responses(struct query_gen *q)
{
    struct hdl *h = q->h;
    const struct query_sizes *z = &q->z;
    hdl_group(h, "Responses");
    struct hdl_mem *m =
        hdl_queue(hdl_mem(h, "origins", z->responses, z->originw, 1, "who asked for them"));
    hdl_rule(h, "QU-S1", "An answer goes behind the others, with the origin of the request.");
    sig who =
        z->merge ? hdl_mux(q->join.echoing, q->join.joined_origin, q->kept.origin) : q->kept.origin;
    hdl_when(q->stores) hdl_mem_write(m, q->fifo.wr, who, NULL);
    sig any = hdl_any(q->fifo.count);
    hdl_assign(q->io.rsp_valid, any);
    hdl_assign(q->io.rsp_origin, hdl_gate(any, hdl_mem_read(m, q->fifo.rd)));
    sig gone = hdl_wire(h, "response_out", hdl_and(any, q->io.rsp_ready));
    hdl_when(q->stores) hdl_next(q->fifo.wr, hdl_inc(q->fifo.wr));
    hdl_when(gone) hdl_next(q->fifo.rd, hdl_inc(q->fifo.rd));
    hdl_when(hdl_and(q->stores, hdl_not(gone))) hdl_next(q->fifo.count, hdl_inc(q->fifo.count));
    hdl_when(hdl_and(gone, hdl_not(q->stores)))
        hdl_next(q->fifo.count, hdl_one_less(q->fifo.count, z->respw));
}

/* Data: of a message, of what is shown, of responses. */
static void data(struct query_gen *q)
{
    struct hdl *h = q->h;
    const struct query_sizes *z = &q->z;
    hdl_group(h, "Data");
    struct hdl_inst *i = hdl_lanes(h, "u_lane", query_lane(q->d, z), z->bytes / LANE_BYTES);
    hdl_inst_param(i, "LANE_W", 8 * LANE_BYTES);
    hdl_inst_param(i, "MASK_W", LANE_BYTES);
    hdl_bind(i, "takes", q->answer_in);
    hdl_bind_lane(i, "mm_data", q->io.mm_data);
    hdl_bind(i, "stores", q->stores);
    hdl_bind(i, "wr", q->fifo.wr);
    hdl_bind(i, "rd", q->fifo.rd);
    hdl_bind(i, "rsp_valid", q->io.rsp_valid);
    hdl_bind_lane(i, "rsp_data", q->io.rsp_data);
    hdl_bind(i, "fresh", read_before(q, "payload_fresh", q->loads));
    hdl_bind_lane(i, "read_mask",
                  hdl_wire(h, "read_mask", hdl_bits(q->payload, z->dataw, z->bytes)));
    hdl_bind_lane(i, "read_data", hdl_wire(h, "read_data", hdl_low(q->payload, z->dataw)));
    hdl_bind(i, "show", q->show_data);
    hdl_bind_lane(i, "mmr_mask", q->io.mmr_mask);
    hdl_bind_lane(i, "mmr_data", q->io.mmr_data);
}

/* QU-F1. */
static void under_way(struct query_gen *q)
{
    struct hdl *h = q->h;
    const struct query_sizes *z = &q->z;
    hdl_group(h, "Under way");
    sig ends = z->merge ? q->join.own : q->completes;
    hdl_when(hdl_and(q->dispatch, hdl_not(ends))) hdl_next(q->serving, hdl_inc(q->serving));
    hdl_when(hdl_and(ends, hdl_not(q->dispatch)))
        hdl_next(q->serving, hdl_one_less(q->serving, hdl_clog2(z->sets)));
    hdl_rule(h, "QU-F1", "Nothing is queued, in service or to be answered.");
    hdl_assign(q->io.empty, hdl_none(hdl_cat(q->entries, q->serving, q->fifo.count)));
    if (z->idle)
        hdl_assign(q->io.done_idle, hdl_and(q->completes, hdl_none(q->m.match)));
}

struct hdl *block_query_unit(struct hdl_design *d, const struct params *p)
{
    struct hdl *h = hdl_find(d, "query_unit");
    if (h)
        return h;
    struct query_gen q = {.d = d, .z = query_sizes(p)};
    const struct query_sizes *z = &q.z;
    rr_arbiter_of(d, z->queue);
    struct hdl *payload = sram_of(
        d, &(struct sram_shape){
               .depth = z->payload, .lanes = 1, .lane_bits = z->bytes + z->dataw, .latency = 1});
    struct hdl *rows = sram_of(d, &(struct sram_shape){.depth = z->sets > 2 ? z->sets : 2,
                                                       .lanes = 1,
                                                       .lane_bits = z->status,
                                                       .latency = 1});
    query_entry(d, z);
    query_lane(d, z);
    query_column(d, z->queue, false);
    query_column(d, z->queue, z->merge);
    q.h = h = hdl_module(d, "query_unit", "Extended requests on their way through their warps.");
    sizes_of(query_unit, h, p);
    hdl_localparam(h, "LANES", z->bytes / LANE_BYTES, "lanes of four bytes");
    hdl_note(h, "Latency", "4 cycles from a load of a row to the row");
    ports_of(query_unit, h, p, &q.io);
    q.io.enq_op = hdl_codes(q.io.enq_op, request_operations);
    q.io.mm_op = hdl_codes(q.io.mm_op, warp_messages);
    registers(&q);
    q.status = hdl_wire_later(h, "status", z->status);
    q.message = hdl_wire_later(h, "message", 1);
    unsigned at = z->originw;
    q.kept.origin = hdl_low(q.status, z->originw);
    q.pay_at = q.row.pay;
    if (!z->joint) {
        q.pay_at = q.kept.pay = hdl_bits(q.status, at, z->payw);
        at += z->payw;
    }
    q.kept.note = hdl_bits(q.status, at, z->notew);
    if (z->served_tag)
        q.kept.tag = hdl_bits(q.status, at + z->notew, z->tagw);
    if (z->joint)
        joint_answers(&q);
    else
        answers(&q);
    if (z->merge) {
        q.join.echo_later = hdl_wire_later(h, "joined_leaves", 1);
        q.join.echo_at = hdl_wire_later(h, "joined_at", z->queue);
        q.join.joined_origin = hdl_wire_later(h, "joined_origin", z->originw);
        if (!z->marks)
            q.join.joined_note = hdl_wire_later(h, "joined_note", z->notew);
    }
    entries(&q);
    if (z->joint)
        joint_messages(&q);
    else
        messages(&q);
    hdl_assign(q.opens_later, q.opens);
    if (z->merge)
        hdl_assign(q.join.echo_later, q.join.echo);
    room(&q);
    memories(&q, payload, rows);
    responses(&q);
    data(&q);
    under_way(&q);
    props_query_unit(&q);
    return h;
}
