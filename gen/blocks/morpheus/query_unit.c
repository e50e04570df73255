/* query_unit: what waits for a set knows its predecessor, and whether it is the first; so of many
 * sets no list is kept. Decisions are made on small registers; data lie in memories. */
#include "gen/blocks/morpheus/query_unit.h"
#include "gen/blocks/blocks.h"
#include "gen/blocks/morpheus/codes.h"
#include "gen/blocks/shapes.h"

struct query_sizes query_sizes(const struct params *p)
{
    unsigned sets = params_u(p, "morpheus.sets");
    unsigned values = hdl_clog2((65536 + sets - 1) / sets) + 1;
    struct query_sizes z = {.sets = sets,
                            .setw = sets > 2 ? hdl_clog2(sets) : 1,
                            .tagw = 11 + (values < 16 ? values : 16),
                            .originw = params_u(p, "morpheus.origin_bits"),
                            .bytes = params_u(p, "morpheus.block_bytes"),
                            .queue = params_u(p, "query_unit.queue"),
                            .payload = params_u(p, "query_unit.payload"),
                            .responses = params_u(p, "query_unit.responses"),
                            .poison = params_u(p, "query_unit.poison") != 0,
                            .answer = params_is(p, "query_unit.poll", "answer"),
                            .joint = params_is(p, "query_unit.exchange", "joint"),
                            .idle = params_is(p, "bloom_predictor.swap", "idle"),
                            .served_tag = params_is(p, "bloom_predictor.update", "service")};
    z.notew = params_is(p, "bloom_predictor.swap", "paper") ? 2 : 1;
    z.marks = z.idle || params_is(p, "bloom_predictor.swap", "marker");
    z.dataw = 8 * z.bytes;
    z.queuew = hdl_clog2(z.queue);
    z.payw = hdl_clog2(z.payload);
    z.respw = hdl_clog2(z.responses);
    z.status = z.notew + (z.joint ? 0 : z.payw) + z.originw + (z.served_tag ? z.tagw : 0);
    return z;
}

static void request_ports(struct query_ports *q)
{
    struct hdl *h = q->h;
    const struct query_sizes *z = &q->z;
    q->enq_valid = hdl_input(h, "enq_valid", 1, "a request is queued");
    q->enq_ready = hdl_output(h, "enq_ready", 1, "there is room for it");
    q->enq_set = hdl_input(h, "enq_set", z->setw, "its set");
    q->enq_tag = hdl_input(h, "enq_tag", z->tagw, "its tag");
    q->enq_op = hdl_codes(hdl_input(h, "enq_op", 3, "RD, WR, PWR, ATOM, RED, FILL, FLUSH"),
                          request_operations);
    q->enq_origin = hdl_input(h, "enq_origin", z->originw, "who asked");
    q->enq_atomop = hdl_input(h, "enq_atomop", 4, "which atomic operation");
    q->enq_note = hdl_input(h, "enq_note", z->notew, "the predictor's");
    q->enq_mask = hdl_input(h, "enq_mask", z->bytes, "bytes of the data that count");
    q->enq_data = hdl_input(h, "enq_data", z->dataw, "data");
    q->rd_valid = hdl_input(h, "rd_valid", 1, "a block is read past the unit");
    q->rd_set = hdl_input(h, "rd_set", z->setw, "of this set");
    q->rd_counted = hdl_output(h, "rd_counted", 1, "and counted");
    q->ret_valid = hdl_input(h, "ret_valid", 1, "such a block is here");
    q->ret_set = hdl_input(h, "ret_set", z->setw, "of this set");
    q->ret_counted = hdl_input(h, "ret_counted", 1, "it was counted");
    q->ret_fill = hdl_output(h, "ret_fill", 1, "it may be filled in");
}

static void warp_ports(struct query_ports *q)
{
    struct hdl *h = q->h;
    const struct query_sizes *z = &q->z;
    q->mm_valid = hdl_input(h, "mm_valid", 1, "a message of a set's warp");
    q->mm_ready = hdl_output(h, "mm_ready", 1, "it is accepted");
    q->mm_op = hdl_codes(hdl_input(h, "mm_op", 2, "load row, load data, store answer, store row"),
                         warp_messages);
    q->mm_set = hdl_input(h, "mm_set", z->setw, "the set");
    q->mm_data = hdl_input(h, "mm_data", z->dataw, "the answer");
    q->mm_touched = hdl_input(h, "mm_touched", 1, "all ways touched since the last marker");
    q->mm_carry = hdl_input(h, "mm_carry", 1, "mm_tag is of one that was not");
    q->mm_tag = hdl_input(h, "mm_tag", z->tagw, "a tag of the set");
    q->mmr_valid = hdl_output(h, "mmr_valid", 1, "the answer to a load");
    q->mmr_ready = hdl_input(h, "mmr_ready", 1, "it is taken");
    q->mmr_pay = hdl_output(h, "mmr_pay", 1, "of the data");
    q->mmr_set = hdl_output(h, "mmr_set", z->setw, "the set");
    q->mmr_new = hdl_output(h, "mmr_new", 1, "the row has a request");
    q->mmr_op = hdl_output(h, "mmr_op", 3, "its operation");
    q->mmr_mark = hdl_output(h, "mmr_mark", 1, "clear all touched bits before it");
    q->mmr_tag = hdl_output(h, "mmr_tag", z->tagw, "its tag");
    q->mmr_atomop = hdl_output(h, "mmr_atomop", 4, "its atomic operation");
    q->mmr_mask = hdl_output(h, "mmr_mask", z->bytes, "bytes of the data that count");
    q->mmr_data = hdl_output(h, "mmr_data", z->dataw, "the data");
    q->rsp_valid = hdl_output(h, "rsp_valid", 1, "data for a core");
    q->rsp_ready = hdl_input(h, "rsp_ready", 1, "they are taken");
    q->rsp_origin = hdl_output(h, "rsp_origin", z->originw, "who asked");
    q->rsp_data = hdl_output(h, "rsp_data", z->dataw, "the data");
    q->done_valid = hdl_output(h, "done_valid", 1, "a request has been served");
    q->done_set = hdl_output(h, "done_set", z->setw, "its set");
    q->done_note = hdl_output(h, "done_note", z->notew, "its note");
    q->done_touched = hdl_output(h, "done_touched", 1, "as mm_touched");
    q->done_carry = hdl_output(h, "done_carry", 1, "as mm_carry");
    q->done_tag =
        hdl_output(h, "done_tag", z->tagw, z->served_tag ? "tag of the request" : "as mm_tag");
    if (z->idle)
        q->done_idle = hdl_output(h, "done_idle", 1, "nothing of the set is queued or read");
    q->empty = hdl_output(h, "empty", 1, "nothing is under way");
}

static void registers(struct query_ports *q)
{
    struct hdl *h = q->h;
    const struct query_sizes *z = &q->z;
    hdl_group(h, "Stages");
    q->m_valid = hdl_reg_zero(h, "m_valid", 1, "a message");
    if (!z->joint)
        q->load_valid = hdl_reg_zero(h, "load_valid", 1, "data on their way to a warp");
    q->row_valid = hdl_reg_zero(h, "row_valid", 1, "a row on its way to a warp");
    if (!z->joint)
        q->shown = hdl_reg_zero(h, "shown", 1, "an answer was shown and not taken");
    q->used = hdl_reg_zero(h, "used", z->payload, "blocks of the payload memory");
    q->wr = hdl_reg_zero(h, "wr", z->respw, "next response in");
    q->rd = hdl_reg_zero(h, "rd", z->respw, "next response out");
    q->count = hdl_reg_zero(h, "count", z->respw + 1, "responses");
    q->serving = hdl_reg_zero(h, "serving", hdl_clog2(z->sets + 1), "requests in service");
    hdl_group(h, NULL);
    q->m_op = hdl_codes(hdl_reg(h, "m_op", 2, NULL, "what it is"), warp_messages);
    q->m_set = hdl_reg(h, "m_set", z->setw, NULL, "its set");
    q->m_touched = hdl_reg(h, "m_touched", 1, NULL, "of a completion");
    q->m_carry = hdl_reg(h, "m_carry", 1, NULL, "of a completion");
    if (!z->served_tag)
        q->m_tag = hdl_reg(h, "m_tag", z->tagw, NULL, "of a completion");
    q->m_data = hdl_reg(h, "m_data", z->dataw, NULL, "of an answer");
    if (z->joint) {
        q->row_unread = hdl_reg(h, "row_unread", 1, NULL, "its data are read in this cycle");
        q->row_pay = hdl_reg(h, "row_pay", z->payw, NULL, "the block that holds them");
    } else {
        q->shown_load = hdl_reg(h, "shown_load", 1, NULL, "it was the data");
        q->load_set = hdl_reg(h, "load_set", z->setw, NULL, "the data's set");
    }
    q->row_set = hdl_reg(h, "row_set", z->setw, NULL, "the row's set");
    if (z->answer)
        q->row_new = hdl_reg(h, "row_new", 1, NULL, "it has a request");
    if (z->marks)
        q->row_mark = hdl_reg(h, "row_mark", 1, NULL, "with a marker");
    q->row_op = hdl_codes(hdl_reg(h, "row_op", 3, NULL, "its operation"), request_operations);
    q->row_tag = hdl_reg(h, "row_tag", z->tagw, NULL, "its tag");
    q->row_atomop = hdl_reg(h, "row_atomop", 4, NULL, "its atomic operation");
    hdl_group(h, "Sets");
    q->open = hdl_reg_zero(h, "open", z->sets, "the warp waits for a request");
    if (z->joint)
        q->lies = hdl_reg_zero(h, "lies", z->sets, "its status row is in the other memory");
    for (unsigned j = 0; j < 4; j++)
        q->reads[j] =
            hdl_reg_zero(h, hdl_fmt(h, "reads_%u", j), z->sets, "bit of the reads under way");
    if (z->poison)
        q->poisoned = hdl_reg_zero(h, "poisoned", z->sets, "what is read must not be filled in");
    hdl_group(h, NULL);
}

static sig has_data(sig op)
{
    return hdl_or(hdl_or(hdl_eq_const(op, OP_WR), hdl_eq_const(op, OP_PWR)),
                  hdl_or(hdl_eq_const(op, OP_ATOM), hdl_eq_const(op, OP_RED)),
                  hdl_eq_const(op, OP_FILL));
}

/* The outputs: a row, data, or with joint messages a row with its data. */
static void shown_answers(struct query_ports *q, sig rows, sig data, sig row)
{
    struct hdl *h = q->h;
    const struct query_sizes *z = &q->z;
    hdl_rule(h, "QU-Z1", "Zero unless valid.");
    hdl_assign(q->mmr_pay, data);
    sig set = hdl_gate(rows, q->row_set);
    hdl_assign(q->mmr_set, z->joint ? set : hdl_or(hdl_gate(data, q->load_set), set));
    hdl_assign(q->mmr_new, z->answer ? hdl_and(rows, q->row_new) : rows);
    hdl_assign(q->mmr_op, hdl_gate(rows, q->row_op));
    hdl_assign(q->mmr_mark, z->marks ? hdl_and(rows, q->row_mark) : hdl_zero(h, 1));
    hdl_assign(q->mmr_tag, hdl_gate(rows, q->row_tag));
    hdl_assign(q->mmr_atomop, hdl_gate(rows, q->row_atomop));
    hdl_assign(q->mmr_mask, hdl_gate(data, hdl_bits(row, z->dataw, z->bytes)));
    hdl_assign(q->mmr_data, hdl_gate(data, hdl_low(row, z->dataw)));
}

/* QU-X2: a row waits a cycle for its data. */
static void joint_answers(struct query_ports *q, sig row)
{
    struct hdl *h = q->h;
    hdl_group(h, "Rows");
    hdl_rule(h, "QU-X2", "A row with data reads them first, and frees their block.");
    q->loads = hdl_wire(h, "loads", hdl_and(q->row_valid, q->row_unread));
    sig rows = hdl_wire(h, "show_row", hdl_and(q->row_valid, hdl_not(q->row_unread)));
    hdl_assign(q->mmr_valid, rows);
    q->row_free =
        hdl_wire(h, "row_free", hdl_or(hdl_not(q->row_valid), hdl_and(rows, q->mmr_ready)));
    sig data = hdl_wire(h, "show_data", hdl_and(rows, has_data(q->row_op)));
    shown_answers(q, rows, data, row);
}

/* Which answer is shown, and what that leaves free. */
static void answers(struct query_ports *q, sig row)
{
    struct hdl *h = q->h;
    hdl_group(h, "Answers to loads");
    hdl_rule(h, "QU-A1", "Data first, but what is shown stays.");
    sig load = hdl_wire(h, "show_load", hdl_mux(q->shown, q->shown_load, q->load_valid));
    sig rows = hdl_wire(h, "show_row", hdl_and(q->row_valid, hdl_not(load)));
    q->show_load = load;
    sig valid = hdl_or(q->load_valid, q->row_valid);
    hdl_assign(q->mmr_valid, valid);
    hdl_next(q->shown, hdl_and(valid, hdl_not(q->mmr_ready)));
    hdl_next(q->shown_load, load);
    q->row_free =
        hdl_wire(h, "row_free", hdl_or(hdl_not(q->row_valid), hdl_and(rows, q->mmr_ready)));
    q->load_free =
        hdl_wire(h, "load_free", hdl_or(hdl_not(q->load_valid), hdl_and(load, q->mmr_ready)));
    shown_answers(q, rows, load, row);
}

/* QU-M1: a message enters the stage. */
static void accept(struct query_ports *q, sig stays)
{
    struct hdl *h = q->h;
    q->message = hdl_wire(h, "message", hdl_and(q->mm_valid, q->mm_ready));
    hdl_next(q->m_valid, hdl_or(q->message, stays));
    hdl_when(q->message)
    {
        hdl_next(q->m_op, q->mm_op);
        hdl_next(q->m_set, q->mm_set);
        hdl_next(q->m_touched, q->mm_touched);
        hdl_next(q->m_carry, q->mm_carry);
        if (q->m_tag)
            hdl_next(q->m_tag, q->mm_tag);
        else
            hdl_unused(q->mm_tag);
    }
    hdl_when(hdl_and(q->message, hdl_eq_const(q->mm_op, MM_STDATA)))
        hdl_next(q->m_data, q->mm_data);
}

static void completion(struct query_ports *q)
{
    hdl_assign(q->done_valid, q->completes);
    hdl_assign(q->done_set, hdl_gate(q->completes, q->m_set));
    hdl_assign(q->done_note, hdl_gate(q->completes, q->s_note));
    hdl_assign(q->done_touched, hdl_and(q->completes, q->m_touched));
    hdl_assign(q->done_carry, hdl_and(q->completes, q->m_carry));
    hdl_assign(q->done_tag, hdl_gate(q->completes, q->z.served_tag ? q->s_tag : q->m_tag));
}

/* QU-X1: what answers completes, and what completes loads the next row. */
static void joint_messages(struct query_ports *q)
{
    struct hdl *h = q->h;
    hdl_group(h, "Messages");
    sig opens = hdl_and(q->m_valid, hdl_eq_const(q->m_op, MM_LDROW));
    sig answers = hdl_wire(h, "answers", hdl_and(q->m_valid, hdl_eq_const(q->m_op, MM_STDATA)));
    sig full = hdl_bit(q->count, q->z.respw);
    hdl_rule(h, "QU-S1", "An answer waits for room in the response FIFO.");
    q->stores = hdl_wire(h, "stores", hdl_and(answers, hdl_not(full)));
    hdl_rule(h, "QU-X1", "It completes its request, and opens the set for the next one.");
    q->completes = hdl_wire(
        h, "completes", hdl_or(q->stores, hdl_and(q->m_valid, hdl_eq_const(q->m_op, MM_STROW))));
    q->opens = hdl_wire(h, "opens", hdl_or(opens, q->completes));
    sig stays = hdl_wire(h, "stays", hdl_and(answers, full));
    hdl_rule(h, "QU-M1", "Accepted unless one waits.");
    hdl_assign(q->mm_ready, hdl_not(stays));
    accept(q, stays);
    completion(q);
}

/* The message acts. */
static void messages(struct query_ports *q)
{
    struct hdl *h = q->h;
    const struct query_sizes *z = &q->z;
    hdl_group(h, "Messages");
    sig opens = hdl_wire(h, "loads_row", hdl_and(q->m_valid, hdl_eq_const(q->m_op, MM_LDROW)));
    sig loads = hdl_and(q->m_valid, hdl_eq_const(q->m_op, MM_LDPAY));
    sig stores = hdl_and(q->m_valid, hdl_eq_const(q->m_op, MM_STDATA));
    sig waits = hdl_zero(h, 1);
    q->opens = opens;
    if (z->answer) {
        hdl_rule(h, "QU-P2", "Without a request the answer is a row that has none.");
        sig none = hdl_wire(h, "has_none", hdl_and(opens, hdl_none(q->m_match)));
        q->nothing = hdl_wire(h, "nothing", hdl_and(none, q->row_free, hdl_not(q->dispatch)));
        q->opens = hdl_wire(h, "opens", hdl_and(opens, hdl_any(q->m_match)));
        waits = hdl_and(none, hdl_not(q->nothing));
    }
    hdl_rule(h, "QU-L1", "Data are read when the last ones have gone.");
    q->loads = hdl_wire(h, "loads", hdl_and(loads, q->load_free));
    hdl_rule(h, "QU-S1", "An answer waits for room in the response FIFO.");
    sig full = hdl_bit(q->count, z->respw);
    q->stores = hdl_wire(h, "stores", hdl_and(stores, hdl_not(full)));
    hdl_rule(h, "QU-C1", "A store of the row completes.");
    q->completes = hdl_wire(h, "completes", hdl_and(q->m_valid, hdl_eq_const(q->m_op, MM_STROW)));
    sig stays = hdl_wire(
        h, "stays", hdl_or(hdl_and(loads, hdl_not(q->load_free)), hdl_and(stores, full), waits));
    hdl_rule(h, "QU-M1", "Accepted unless one waits, or the status memory is written.");
    hdl_assign(q->mm_ready, hdl_not(hdl_or(stays, q->dispatch)));
    accept(q, stays);
    hdl_next(q->load_valid, hdl_or(q->loads, hdl_not(q->load_free)));
    hdl_when(q->loads) hdl_next(q->load_set, q->m_set);
    completion(q);
}

/* QU-O1, QU-P1: the entries of the queue. */
static void entries(struct query_ports *q)
{
    struct hdl *h = q->h;
    const struct query_sizes *z = &q->z;
    unsigned n = z->queue;
    hdl_group(h, "Queue");
    q->gnt = hdl_wire_later(h, "gnt", n);
    q->slot = hdl_wire_later(h, "slot", n);
    q->queued = hdl_wire_later(h, "queued", 1);
    q->valid = hdl_wire_later(h, "valid", n);
    q->first = hdl_wire_later(h, "first", n);
    q->blocked = hdl_wire_later(h, "blocked", n);
    q->sets = hdl_shape(hdl_wire_later(h, "sets", n * z->setw), "QUEUE", "SETW");
    if (z->answer || z->idle)
        q->m_match = hdl_wire_later(h, "of_message", n);
    sig same = hdl_wire_later(h, "of_new", n), in_at = hdl_wire_later(h, "in_at", n);
    sig opens = hdl_wire_later(h, "open_set", 1);
    sig new_first = hdl_wire_later(h, "new_first", 1);
    sig new_blocked = hdl_wire_later(h, "new_blocked", 1);
    sig new_prev = hdl_wire_later(h, "new_prev", z->queuew);
    sig index = hdl_wire_later(h, "gnt_index", z->queuew);
    q->dispatch = hdl_wire_later(h, "dispatch", 1);
    hdl_each(h, "entry", e, "QUEUE")
    {
        sig valid = hdl_reg_zero(h, "taken", 1, "a request waits here");
        sig first = hdl_reg(h, "oldest", 1, NULL, "none of its set is older");
        sig blocked = hdl_reg(h, "closed", 1, NULL, "its set is not open; of the oldest only");
        sig set = hdl_reg(h, "set", z->setw, NULL, "its set");
        sig prev = hdl_reg(h, "behind", z->queuew, NULL, "the one before it in its set");
        sig mine = hdl_wire(h, "same", hdl_and(valid, hdl_eq(set, q->enq_set)));
        hdl_comment(h, "What an entry that is free says of its place is not heard.");
        sig asked = hdl_wire(h, "asked", hdl_eq(set, q->m_set));
        sig follows =
            hdl_wire(h, "follows", hdl_and(q->dispatch, hdl_not(first), hdl_eq(prev, index)));
        sig in = hdl_wire(h, "in", hdl_bit(in_at, e));
        hdl_when(in)
        {
            hdl_next(set, q->enq_set);
            hdl_next(prev, new_prev);
        }
        hdl_next(valid, hdl_or(in, hdl_and(valid, hdl_not(hdl_bit(q->gnt, e)))));
        hdl_rule(h, "QU-O1", "The next of the set takes the place of the one that leaves.");
        hdl_next(first, hdl_mux(in, new_first, hdl_or(first, follows)));
        hdl_rule(h, "QU-P1", "A load of the row opens the set.");
        hdl_next(blocked,
                 hdl_mux(in, new_blocked,
                         hdl_or(follows, hdl_and(blocked, hdl_not(hdl_and(opens, asked))))));
        q->behind[e] = prev;
        hdl_assign_bits(q->valid, e, valid);
        hdl_assign_bits(q->first, e, first);
        hdl_assign_bits(q->blocked, e, blocked);
        hdl_assign_item(q->sets, e, set);
        if (q->m_match)
            hdl_assign_bits(q->m_match, e, hdl_and(valid, asked));
        hdl_assign_bits(same, e, mine);
    }
    hdl_assign(in_at, hdl_gate(q->queued, q->slot));
    hdl_comment(h, "Of entry 0 that need not be known: its number is that of none.");
    q->tail = hdl_wire_later(h, "tail", n - 1);
    sig elsewhere = hdl_wire(h, "of_new_above", hdl_bits(same, 1, n - 1));
    sig above = hdl_wire(h, "in_above", hdl_bits(in_at, 1, n - 1));
    hdl_each(h, "above", e, "QUEUE-1")
    {
        sig tail = hdl_reg(h, "youngest", 1, NULL, "none of its set is younger");
        sig younger = hdl_and(q->queued, hdl_bit(elsewhere, e));
        hdl_next(tail, hdl_or(hdl_bit(above, e), hdl_and(tail, hdl_not(younger))));
        hdl_assign_bits(q->tail, e, tail);
    }
    hdl_rule(h, "QU-R1", "Round robin over the heads of open sets.");
    q->heads = hdl_wire(h, "heads", hdl_and(q->valid, q->first, hdl_not(q->blocked)));
    struct hdl_inst *rr = hdl_inst(h, "u_rr", rr_arbiter_of(q->d, n));
    hdl_bind(rr, "req", hdl_gate(q->row_free, q->heads));
    hdl_bind(rr, "gnt", q->gnt);
    hdl_assign(index, hdl_encode(q->gnt));
    hdl_assign(q->dispatch, hdl_any(q->gnt));
    q->gnt_index = index;
    q->gnt_set = hdl_wire(h, "gnt_set", hdl_select(q->gnt, q->sets, z->setw));

    q->m_at = hdl_wire(h, "message_at", hdl_decode(q->m_set, z->sets));
    q->opens_later = opens;
    q->enq_at = hdl_wire(h, "new_at", hdl_decode(q->enq_set, z->sets));
    sig gnt_at = hdl_wire(h, "gnt_at", hdl_decode(q->gnt_set, z->sets));
    q->gnt_closes = hdl_gate(q->dispatch, gnt_at);
    if (z->joint)
        q->gnt_closes = hdl_wire(h, "closes", q->gnt_closes);
    hdl_next(q->open, hdl_and(hdl_or(q->open, hdl_gate(opens, q->m_at)), hdl_not(q->gnt_closes)));
    hdl_assign(new_first, hdl_none(hdl_and(same, hdl_not(q->gnt))));
    hdl_assign(new_prev, hdl_encode(hdl_cat(hdl_and(elsewhere, q->tail), hdl_zero(h, 1))));
    sig opened =
        hdl_or(hdl_meets(q->open, q->enq_at), hdl_and(opens, hdl_eq(q->m_set, q->enq_set)));
    hdl_comment(h, "Behind others it opens no earlier than the one before it leaves.");
    hdl_assign(new_blocked, hdl_not(hdl_and(opened, hdl_none(same))));
}

/* A vector of blocks as long as one of entries, if numbers of both have the same width: what looks
 * for the first one is then one function. */
static sig as_queue(const struct query_ports *q, sig blocks)
{
    const struct query_sizes *z = &q->z;
    bool same = z->payload < z->queue && hdl_clog2(z->payload) == z->queuew;
    return same ? hdl_extend(blocks, z->queue) : blocks;
}

/* QU-E1. */
static void room(struct query_ports *q)
{
    struct hdl *h = q->h;
    const struct query_sizes *z = &q->z;
    hdl_group(h, "Room");
    q->has_data = hdl_wire(h, "has_data", has_data(q->enq_op));
    sig any_block = hdl_not(hdl_all(q->used));
    hdl_rule(h, "QU-E1", "An entry, and for data a block of a memory that is not being read.");
    hdl_assign(q->enq_ready,
               hdl_and(hdl_not(hdl_all(q->valid)),
                       hdl_or(hdl_not(q->has_data), hdl_and(any_block, hdl_not(q->loads)))));
    hdl_assign(q->queued, hdl_and(q->enq_valid, q->enq_ready));
    hdl_assign(q->slot, hdl_first(hdl_not(q->valid)));
    q->room = hdl_wire(h, "room", hdl_low(hdl_first(as_queue(q, hdl_not(q->used))), z->payload));
    sig takes = hdl_wire(h, "takes_block", hdl_and(q->queued, q->has_data));
    sig freed = hdl_gate(q->loads, hdl_decode(q->pay_at, z->payload));
    hdl_next(q->used, hdl_and(hdl_or(q->used, hdl_gate(takes, q->room)), hdl_not(freed)));
    q->takes = takes;
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
static void two_status_memories(struct query_ports *q, struct hdl *status, sig data)
{
    struct hdl *h = q->h;
    const struct query_sizes *z = &q->z;
    hdl_rule(h, "QU-M1", "A row is written into the memory of which none is read.");
    sig other = hdl_wire(h, "read_other", hdl_meets(q->lies, hdl_decode(q->mm_set, z->sets)));
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
                    hdl_mux(write, q->gnt_set, q->mm_set), data);
        hdl_bind(s, "rdata", rdata[i]);
    }
    hdl_assign(q->status, hdl_mux(bank, rdata[1], rdata[0]));
    sig at = q->gnt_closes;
    hdl_next(q->lies, hdl_or(hdl_and(q->lies, hdl_not(at)), hdl_gate(hdl_not(other), at)));
}

/* The memories: requests, payload, status. */
static void memories(struct query_ports *q, struct hdl *payload, struct hdl *status)
{
    struct hdl *h = q->h;
    const struct query_sizes *z = &q->z;
    unsigned w = z->tagw + 3 + z->originw + 4 + z->notew + z->payw;
    hdl_group(h, "Memories");
    sig room = hdl_wire(h, "room_index", hdl_encode(as_queue(q, q->room)));
    struct hdl_mem *m = q->requests = hdl_mem(h, "requests", z->queue, w, 1, "what waits");
    hdl_when(q->queued) hdl_mem_write(
        m, hdl_encode(q->slot),
        hdl_cat(q->enq_tag, q->enq_op, q->enq_origin, q->enq_atomop, q->enq_note, room), NULL);
    sig r = hdl_wire(h, "request", hdl_mem_read(m, q->gnt_index));
    unsigned at = 0;
    sig pay = hdl_wire(h, "request_pay", hdl_low(r, z->payw));
    sig note = hdl_wire(h, "request_note", hdl_bits(r, at += z->payw, z->notew));
    sig atomop = hdl_wire(h, "request_atomop", hdl_bits(r, at += z->notew, 4));
    sig origin = hdl_wire(h, "request_origin", hdl_bits(r, at += 4, z->originw));
    sig op =
        hdl_codes(hdl_wire(h, "request_op", hdl_bits(r, at += z->originw, 3)), request_operations);
    sig tag = hdl_wire(h, "request_tag", hdl_bits(r, at += 3, z->tagw));
    hdl_rule(h, "QU-D1", "A dispatched request is a row, and what comes back of it later.");
    sig fresh = q->dispatch;
    if (z->answer)
        fresh = hdl_wire(h, "row_in", hdl_or(q->dispatch, q->nothing));
    hdl_next(q->row_valid, hdl_or(fresh, hdl_not(q->row_free)));
    hdl_when(fresh)
    {
        sig mine = q->dispatch;
        hdl_next(q->row_set, z->answer ? hdl_mux(mine, q->gnt_set, q->m_set) : q->gnt_set);
        if (z->answer)
            hdl_next(q->row_new, mine);
        if (z->marks)
            hdl_next(q->row_mark, z->answer ? hdl_and(mine, hdl_bit(note, 0)) : hdl_bit(note, 0));
        hdl_next(q->row_op, z->answer ? hdl_gate(mine, op) : op);
        hdl_next(q->row_tag, z->answer ? hdl_gate(mine, tag) : tag);
        hdl_next(q->row_atomop, z->answer ? hdl_gate(mine, atomop) : atomop);
        if (z->joint)
            hdl_next(q->row_pay, pay);
    }
    if (z->joint)
        hdl_next(q->row_unread, hdl_and(fresh, has_data(op)));
    sig kept = z->joint ? hdl_cat(note, origin) : hdl_cat(note, pay, origin);
    if (z->served_tag)
        kept = hdl_cat(tag, kept);
    if (z->joint)
        two_status_memories(q, status, hdl_wire(h, "status_in", kept));
    else {
        struct hdl_inst *s = q->rows[0] = hdl_inst(h, "u_status", status);
        status_port(s, hdl_or(q->dispatch, q->message), q->dispatch,
                    hdl_mux(q->dispatch, q->gnt_set, q->mm_set), kept);
        hdl_bind(s, "rdata", q->status);
    }
    struct hdl_inst *i = hdl_inst(h, "u_payload", payload);
    hdl_inst_param(i, "LANE_W", z->bytes + z->dataw);
    hdl_bind(i, "en", hdl_or(q->takes, q->loads));
    hdl_bind(i, "we", q->takes);
    hdl_bind(i, "row", hdl_mux(q->takes, room, q->pay_at));
    hdl_bind(i, "wmask", q->takes);
    hdl_bind(i, "wdata", hdl_cat(q->enq_mask, q->enq_data));
    hdl_bind(i, "rdata", q->pay_row);
}

static void responses(struct query_ports *q)
{
    struct hdl *h = q->h;
    const struct query_sizes *z = &q->z;
    hdl_group(h, "Responses");
    struct hdl_mem *m =
        hdl_mem(h, "responses", z->responses, z->originw + z->dataw, 1, "data for the cores");
    hdl_rule(h, "QU-S1", "An answer goes behind the others, with the origin of the request.");
    hdl_when(q->stores) hdl_mem_write(m, q->wr, hdl_cat(q->s_origin, q->m_data), NULL);
    sig any = hdl_any(q->count);
    sig out = hdl_mem_read(m, q->rd);
    hdl_assign(q->rsp_valid, any);
    hdl_assign(q->rsp_origin, hdl_gate(any, hdl_bits(out, z->dataw, z->originw)));
    hdl_assign(q->rsp_data, hdl_gate(any, hdl_low(out, z->dataw)));
    sig gone = hdl_wire(h, "response_out", hdl_and(any, q->rsp_ready));
    hdl_when(q->stores) hdl_next(q->wr, hdl_inc(q->wr));
    hdl_when(gone) hdl_next(q->rd, hdl_inc(q->rd));
    hdl_when(hdl_and(q->stores, hdl_not(gone))) hdl_next(q->count, hdl_inc(q->count));
    hdl_when(hdl_and(gone, hdl_not(q->stores)))
        hdl_next(q->count, hdl_one_less(q->count, z->respw));
}

/* QU-N1, QU-N2: the bits of a count of 0 to 15 for each set. */
static void reads(struct query_ports *q)
{
    struct hdl *h = q->h;
    const struct query_sizes *z = &q->z;
    hdl_group(h, "Reads past the unit");
    sig up_at = hdl_wire(h, "read_at", hdl_decode(q->rd_set, z->sets));
    sig down_at = hdl_wire(h, "returned_at", hdl_decode(q->ret_set, z->sets));
    sig up_bit[4], down_bit[4], any_bit[4];
    for (unsigned j = 0; j < 4; j++) {
        up_bit[j] = hdl_meets(q->reads[j], up_at);
        down_bit[j] = hdl_meets(q->reads[j], down_at);
        any_bit[j] = hdl_meets(q->reads[j], q->enq_at);
    }
    sig were = hdl_wire(h, "reads_before", hdl_pack(4, up_bit));
    sig are = hdl_wire(h, "reads_left", hdl_pack(4, down_bit));
    hdl_rule(h, "QU-N1", "Up to 15 reads of a set are counted.");
    hdl_assign(q->rd_counted, hdl_and(q->rd_valid, hdl_not(hdl_all(were))));
    sig down = hdl_wire(h, "one_less", hdl_and(q->ret_valid, q->ret_counted));
    sig both = hdl_and(q->rd_counted, down, hdl_eq(q->rd_set, q->ret_set));
    sig ups = hdl_wire(h, "goes_up", hdl_gate(hdl_and(q->rd_counted, hdl_not(both)), up_at));
    sig downs = hdl_wire(h, "goes_down", hdl_gate(hdl_and(down, hdl_not(both)), down_at));
    sig more = hdl_wire(h, "reads_more", hdl_inc(were));
    sig less = hdl_wire(h, "reads_less", hdl_dec(are));
    for (unsigned j = 0; j < 4; j++)
        hdl_next(q->reads[j],
                 hdl_or(hdl_and(q->reads[j], hdl_not(hdl_or(ups, downs))),
                        hdl_gate(hdl_bit(more, j), ups), hdl_gate(hdl_bit(less, j), downs)));
    sig fill = down;
    if (z->poison) {
        sig op = q->enq_op;
        sig writes = hdl_or(hdl_or(hdl_eq_const(op, OP_WR), hdl_eq_const(op, OP_PWR)),
                            hdl_or(hdl_eq_const(op, OP_ATOM), hdl_eq_const(op, OP_RED)),
                            hdl_eq_const(op, OP_FLUSH));
        hdl_rule(h, "QU-N2", "A write poisons what is being read, until all has returned.");
        sig hits =
            hdl_wire(h, "poisons", hdl_and(q->queued, writes, hdl_any(hdl_pack(4, any_bit))));
        sig clears = hdl_gate(hdl_none(less), downs);
        hdl_next(q->poisoned,
                 hdl_and(hdl_or(q->poisoned, hdl_gate(hits, q->enq_at)), hdl_not(clears)));
        fill = hdl_and(down, hdl_not(hdl_meets(q->poisoned, down_at)));
    }
    hdl_assign(q->ret_fill, fill);

    hdl_group(h, "Under way");
    hdl_when(hdl_and(q->dispatch, hdl_not(q->completes))) hdl_next(q->serving, hdl_inc(q->serving));
    hdl_when(hdl_and(q->completes, hdl_not(q->dispatch)))
        hdl_next(q->serving, hdl_one_less(q->serving, hdl_clog2(z->sets)));
    sig reading = hdl_wire(h, "reading", hdl_or_n(4, q->reads));
    hdl_rule(h, "QU-F1", "Nothing is queued, in service, being read or to be answered.");
    hdl_assign(q->empty, hdl_none(hdl_cat(hdl_any(q->valid), hdl_any(q->serving), hdl_any(reading),
                                          hdl_any(q->count))));
    if (z->idle)
        hdl_assign(q->done_idle, hdl_and(q->completes, hdl_none(q->m_match),
                                         hdl_not(hdl_meets(reading, q->m_at))));
}

struct hdl *block_query_unit(struct hdl_design *d, const struct params *p)
{
    struct hdl *h = hdl_find(d, "query_unit");
    if (h)
        return h;
    struct query_ports q = {.d = d, .z = query_sizes(p)};
    const struct query_sizes *z = &q.z;
    rr_arbiter_of(d, z->queue);
    struct hdl *payload = sram_of(
        d, &(struct sram_shape){
               .depth = z->payload, .lanes = 1, .lane_bits = z->bytes + z->dataw, .latency = 1});
    struct hdl *rows = sram_of(d, &(struct sram_shape){.depth = z->sets > 2 ? z->sets : 2,
                                                       .lanes = 1,
                                                       .lane_bits = z->status,
                                                       .latency = 1});
    q.h = h = hdl_module(d, "query_unit", "Extended requests on their way through their warps.");
    hdl_localparam(h, "QUEUE", z->queue, "requests that wait");
    hdl_localparam(h, "SETW", z->setw, "a set");
    hdl_note(h, "Latency", "3 cycles from a load of a row to the row");
    request_ports(&q);
    warp_ports(&q);
    registers(&q);
    q.status = hdl_wire_later(h, "status", z->status);
    unsigned at = z->originw;
    q.s_origin = hdl_low(q.status, z->originw);
    q.pay_at = q.row_pay;
    if (!z->joint) {
        q.pay_at = q.s_pay = hdl_bits(q.status, at, z->payw);
        at += z->payw;
    }
    q.s_note = hdl_bits(q.status, at, z->notew);
    if (z->served_tag)
        q.s_tag = hdl_bits(q.status, at + z->notew, z->tagw);
    q.pay_row = hdl_wire_later(h, "payload_row", z->bytes + z->dataw);
    if (z->joint)
        joint_answers(&q, q.pay_row);
    else
        answers(&q, q.pay_row);
    entries(&q);
    if (z->joint)
        joint_messages(&q);
    else
        messages(&q);
    hdl_assign(q.opens_later, q.opens);
    room(&q);
    memories(&q, payload, rows);
    responses(&q);
    reads(&q);
    props_query_unit(&q);
    return h;
}
