/* morpheus: the controller of an LLC partition. A conventional request passes in the same cycle; an
 * extended one has a stage for its place, one for its prediction, and then goes to DRAM or into the
 * queue. */
#include "gen/blocks/morpheus/morpheus.h"
#include "gen/blocks/blocks.h"
#include "gen/blocks/morpheus/bloom_predictor.h"
#include "gen/blocks/morpheus/codes.h"
#include "gen/blocks/shapes.h"

enum { BLK = 27, ACKS = 4, ACKW = 2 };
enum { CLLC, DRAM, WARPS, ACK, SOURCES };
enum { THRESHOLD, THRESHOLD_RF, SCALE_RF, SCALE_L1, FIRST_L1, DIVISION };
static const char *const division_docs[DIVISION] = {
    "hashes below it are extended", "below it, in register files",
    "sets in register files per hash, times 2^24", "sets in L1 caches per hash, times 2^24",
    "the first set in an L1 cache"};
static const char *const division_names[DIVISION] = {"threshold", "threshold_rf", "scale_rf",
                                                     "scale_l1", "first_l1"};

static unsigned division_width(unsigned member, const struct query_sizes *z)
{
    static const unsigned fixed[FIRST_L1] = {17, 17, 25, 25};
    return member == FIRST_L1 ? z->setw : fixed[member];
}

static void core_ports(struct morpheus_ports *m)
{
    struct hdl *h = m->h;
    const struct query_sizes *z = &m->z;
    m->req_valid = hdl_input(h, "req_valid", 1, "a request of a core");
    m->req_ready = hdl_output(h, "req_ready", 1, "it is accepted");
    m->req_op = hdl_codes(hdl_input(h, "req_op", 3, "RD, WR, PWR, ATOM, RED"), request_operations);
    m->req_blk = hdl_input(h, "req_blk", BLK, "its block in the partition");
    m->req_origin = hdl_input(h, "req_origin", z->originw, "who asks");
    m->req_atomop = hdl_input(h, "req_atomop", 4, "which atomic operation");
    m->req_mask = hdl_input(h, "req_mask", z->bytes, "bytes of the data that count");
    m->req_data = hdl_input(h, "req_data", z->dataw, "data");
    m->rsp_valid = hdl_output(h, "rsp_valid", 1, "an answer to a core");
    m->rsp_ready = hdl_input(h, "rsp_ready", 1, "it is taken");
    m->rsp_origin = hdl_output(h, "rsp_origin", z->originw, "who asked");
    m->rsp_ack = hdl_output(h, "rsp_ack", 1, "an acknowledgement, without data");
    m->rsp_data = hdl_output(h, "rsp_data", z->dataw, "data");
    m->cllc_valid = hdl_output(h, "cllc_valid", 1, "a request to the conventional cache");
    m->cllc_ready = hdl_input(h, "cllc_ready", 1, "it is accepted");
    struct {
        const char *name;
        sig from;
    } same[] = {{"cllc_op", m->req_op},         {"cllc_blk", m->req_blk},
                {"cllc_origin", m->req_origin}, {"cllc_atomop", m->req_atomop},
                {"cllc_mask", m->req_mask},     {"cllc_data", m->req_data}};
    for (unsigned i = 0; i < sizeof same / sizeof *same; i++)
        hdl_assign(hdl_output(h, same[i].name, hdl_width_of(same[i].from), "that of the core"),
                   hdl_gate(m->cllc_valid, same[i].from));
    m->cllc_rsp_valid = hdl_input(h, "cllc_rsp_valid", 1, "an answer of the conventional cache");
    m->cllc_rsp_ready = hdl_output(h, "cllc_rsp_ready", 1, "it is taken");
    m->cllc_rsp_origin = hdl_input(h, "cllc_rsp_origin", z->originw, "who asked");
    m->cllc_rsp_ack = hdl_input(h, "cllc_rsp_ack", 1, "an acknowledgement");
    m->cllc_rsp_data = hdl_input(h, "cllc_rsp_data", z->dataw, "data");
    m->cllc_flush = hdl_output(h, "cllc_flush", 1, "write everything back and forget it");
    m->cllc_flushed = hdl_input(h, "cllc_flushed", 1, "done");
}

/* A port of query_unit that is one of the controller. */
static void hand_up(struct morpheus_ports *m, struct hdl *query)
{
    struct hdl_port p;
    for (size_t i = 0; hdl_port_at(query, i, &p); i++)
        if (p.name[0] == 'm' && p.name[1] == 'm')
            hdl_bind(m->query, p.name,
                     p.output ? hdl_output(m->h, p.name, p.bits, p.doc)
                              : hdl_input(m->h, p.name, p.bits, p.doc));
}

static void memory_ports(struct morpheus_ports *m, struct hdl *query)
{
    struct hdl *h = m->h;
    const struct query_sizes *z = &m->z;
    m->dram_valid = hdl_output(h, "dram_valid", 1, "a block is read or written");
    m->dram_ready = hdl_input(h, "dram_ready", 1, "it is accepted");
    m->dram_we = hdl_output(h, "dram_we", 1, "written");
    m->dram_blk = hdl_output(h, "dram_blk", BLK, "the block");
    m->dram_id = hdl_output(h, "dram_id", m->idw, "{bypass, counted, origin, set, tag}");
    m->dram_data = hdl_output(h, "dram_data", z->dataw, "data that are written");
    m->dram_rsp_valid = hdl_input(h, "dram_rsp_valid", 1, "a block that was read");
    m->dram_rsp_ready = hdl_output(h, "dram_rsp_ready", 1, "it is taken");
    m->dram_rsp_id = hdl_input(h, "dram_rsp_id", m->idw, "the id of the read");
    m->dram_rsp_data = hdl_input(h, "dram_rsp_data", z->dataw, "data");
    hand_up(m, query);
    m->byp_valid = hdl_input(h, "byp_valid", 1, "a block is read or written past the caches");
    m->byp_ready = hdl_output(h, "byp_ready", 1, "it is in DRAM's order");
    m->byp_we = hdl_input(h, "byp_we", 1, "written");
    m->byp_blk = hdl_input(h, "byp_blk", BLK, "the block");
    m->byp_id = hdl_input(h, "byp_id", z->originw, "comes back with what is read");
    m->byp_data = hdl_input(h, "byp_data", z->dataw, "data");
    m->byp_rsp_valid = hdl_output(h, "byp_rsp_valid", 1, "a block that was read");
    m->byp_rsp_ready = hdl_input(h, "byp_rsp_ready", 1, "it is taken");
    m->byp_rsp_id = hdl_output(h, "byp_rsp_id", z->originw, "the id that came with the read");
    m->byp_rsp_data = hdl_output(h, "byp_rsp_data", z->dataw, "data");
    m->cfg_valid = hdl_input(h, "cfg_valid", 1, "another division of the addresses");
    m->cfg_ready = hdl_output(h, "cfg_ready", 1, "it is in force");
    m->cfg_sets = hdl_input(h, "cfg_sets", z->setw + 1, "sets that have a warp");
    for (unsigned i = 0; i < DIVISION; i++)
        m->cfg_division[i] = hdl_input(h, hdl_fmt(h, "cfg_%s", division_names[i]),
                                       division_width(i, z), division_docs[i]);
}

static const struct hdl_code modes[] = {
    {MC_RUN, "RUN", "requests are accepted"},
    {MC_DRAIN, "DRAIN", "what is under way ends"},
    {MC_FLUSH, "FLUSH", "each set gets a FLUSH"},
    {MC_SERVED, "SERVED", "they are being served"},
    {MC_CONVENTIONAL, "CONVENTIONAL", "the conventional cache is flushed"},
    {MC_LOAD, "LOAD", "the next division is taken"}};

/* A wire that an instance drives. */
static sig from(struct hdl_inst *i, const char *port)
{
    return hdl_get(i, port);
}

static void registers(struct morpheus_ports *m)
{
    struct hdl *h = m->h;
    const struct query_sizes *z = &m->z;
    hdl_group(h, "Division of the addresses that is in force");
    for (unsigned i = 0; i < DIVISION; i++)
        m->division[i] = hdl_reg_zero(h, division_names[i], division_width(i, z), division_docs[i]);
    m->sets = hdl_reg_zero(h, "sets_used", z->setw + 1, "sets with a warp");
    m->mode = hdl_codes(hdl_reg_zero(h, "mode", 3, "how far a change of the division is"), modes);
    m->flushed = hdl_reg_zero(h, "flushed", z->setw, "next set that is flushed");
    hdl_group(h, "Control");
    m->staged = hdl_reg_zero(h, "staged", 1, "a request is in the stage");
    m->dram_held = hdl_reg_zero(h, "dram_held", 1, "something was shown to DRAM and not taken");
    m->last_byp = hdl_reg_zero(h, "last_byp", 1, "DRAM served bypass last");
    m->rsp_held = hdl_reg_zero(h, "rsp_held", 1, "an answer was shown and not taken");
    hdl_group(h, NULL);
    m->byp_held = hdl_reg(h, "byp_held", 1, NULL, "it was that of bypass");
    m->counted_held = hdl_reg(h, "counted_held", 1, NULL, "it was a read that was counted");
}

/* MC-S1, MC-A1: on to the predictor. */
static void entrance(struct morpheus_ports *m)
{
    struct hdl *h = m->h;
    const struct query_sizes *z = &m->z;
    unsigned rw = BLK + 3 + z->originw + 4 + z->bytes + z->dataw, pw = 1 + z->setw + z->tagw;
    hdl_group(h, "Entrance");
    sig open = hdl_wire(h, "open", hdl_eq_const(m->mode, MC_RUN));
    m->enters = hdl_wire_later(h, "enters", 1);
    struct hdl_inst *s = m->separator;
    if (m->stage)
        hdl_bind(s, "advance", m->enters);
    hdl_bind(s, "blk", m->req_blk);
    for (unsigned i = 0; i < DIVISION; i++)
        hdl_bind(s, division_names[i], m->division[i]);
    m->extended = from(s, "ext");
    sig place = hdl_cat(from(s, "l1"), from(s, "set_index"), from(s, "tag"));
    hdl_rule(h, "MC-S1", "Conventional requests pass, unless the division changes.");
    hdl_assign(m->cllc_valid, hdl_and(m->req_valid, open, hdl_not(m->extended)));
    sig stage_free = hdl_or(hdl_not(m->staged), m->moves);
    hdl_assign(m->req_ready, hdl_and(open, hdl_mux(m->extended, stage_free, m->cllc_ready)));
    hdl_assign(m->enters, hdl_and(m->req_valid, open, m->extended, stage_free));
    m->stage_request = hdl_reg(h, "stage_request", rw, NULL, "the request in the stage");
    hdl_when(m->enters)
        hdl_next(m->stage_request, hdl_cat(m->req_blk, m->req_op, m->req_origin, m->req_atomop,
                                           m->req_mask, m->req_data));
    hdl_next(m->staged, hdl_or(m->enters, hdl_and(m->staged, hdl_not(m->moves))));
    if (!m->stage) {
        sig held = hdl_reg(h, "stage_place", pw, NULL, "its place");
        hdl_when(m->enters) hdl_next(held, place);
        place = held;
    }
    sig staged = hdl_wire(h, "stage_placed", hdl_cat(place, m->stage_request));

    hdl_group(h, "Side FIFO");
    unsigned w = hdl_clog2(m->side);
    sig in = hdl_reg_zero(h, "side_in", w, "next one in");
    sig out = hdl_reg_zero(h, "side_out", w, "next one out");
    sig n = hdl_reg_zero(h, "side_count", w + 1, "requests");
    struct hdl_mem *mem = hdl_mem(h, "side", m->side, rw + pw, 1, "requests that wait");
    sig any = hdl_wire(h, "side_any", hdl_any(n));
    sig next = hdl_wire(h, "next_request", hdl_mux(any, hdl_mem_read(mem, out), staged));
    m->side_mem = mem;
    m->side_in = in;
    m->side_out = out;
    m->place = hdl_bits(next, rw, z->setw + z->tagw);
    m->side_count = n;
    sig asks = hdl_wire(h, "asks", hdl_or(any, m->staged));
    hdl_bind(m->bloom, "q_valid", asks);
    hdl_bind(m->bloom, "q_set", hdl_wire(h, "next_set", hdl_bits(next, rw + z->tagw, z->setw)));
    hdl_bind(m->bloom, "q_tag", hdl_wire(h, "next_tag", hdl_bits(next, rw, z->tagw)));
    m->takes = hdl_wire(h, "takes", hdl_and(asks, m->q_ready));
    hdl_rule(h, "MC-A1", "Past the side FIFO while it is empty, into it otherwise.");
    sig direct = hdl_wire(h, "passes_side", hdl_and(hdl_not(any), m->takes));
    hdl_assign(m->moves, hdl_and(m->staged, hdl_or(direct, hdl_not(hdl_bit(n, w)))));
    sig push = hdl_wire(h, "side_push", hdl_and(m->moves, hdl_not(direct)));
    sig pop = hdl_wire(h, "side_pop", hdl_and(any, m->takes));
    hdl_when(push)
    {
        hdl_mem_write(mem, in, staged, NULL);
        hdl_next(in, hdl_inc(in));
    }
    hdl_when(pop) hdl_next(out, hdl_inc(out));
    hdl_when(hdl_and(push, hdl_not(pop))) hdl_next(n, hdl_inc(n));
    hdl_when(hdl_and(pop, hdl_not(push))) hdl_next(n, hdl_one_less(n, w));
    m->waiting = hdl_reg(h, "waiting", rw + pw, NULL, "the request behind its prediction");
    hdl_when(m->takes) hdl_next(m->waiting, next);
    unsigned at = 0;
    m->w_data = hdl_wire(h, "waiting_data", hdl_low(m->waiting, z->dataw));
    m->w_mask = hdl_wire(h, "waiting_mask", hdl_bits(m->waiting, at += z->dataw, z->bytes));
    m->w_atomop = hdl_wire(h, "waiting_atomop", hdl_bits(m->waiting, at += z->bytes, 4));
    m->w_origin = hdl_wire(h, "waiting_origin", hdl_bits(m->waiting, at += 4, z->originw));
    m->w_op = hdl_codes(hdl_wire(h, "waiting_op", hdl_bits(m->waiting, at += z->originw, 3)),
                        request_operations);
    m->w_blk = hdl_wire(h, "waiting_blk", hdl_bits(m->waiting, at += 3, BLK));
    m->w_tag = hdl_wire(h, "waiting_tag", hdl_bits(m->waiting, at += BLK, z->tagw));
    m->w_set = hdl_wire(h, "waiting_set", hdl_bits(m->waiting, at += z->tagw, z->setw));
    m->w_l1 = hdl_wire(h, "waiting_l1", hdl_bit(m->waiting, at + z->setw));
}

/* MC-R1, MC-K1: the answers. */
static void answers(struct morpheus_ports *m)
{
    struct hdl *h = m->h;
    const struct query_sizes *z = &m->z;
    hdl_group(h, "Acknowledgements");
    sig in = hdl_reg_zero(h, "ack_in", ACKW, "next one in");
    sig out = hdl_reg_zero(h, "ack_out", ACKW, "next one out");
    sig n = hdl_reg_zero(h, "ack_count", ACKW + 1, "acknowledgements");
    struct hdl_mem *mem = hdl_mem(h, "owed_acks", ACKS, z->originw, 1, "who waits for one");
    m->ack_count = n;
    m->ack_in = in;
    m->ack_out = out;
    hdl_group(h, "Answers");
    sig byp = hdl_wire(h, "returned_bypass", hdl_bit(m->dram_rsp_id, m->idw - 1));
    m->from_core = hdl_wire(h, "for_core", hdl_and(m->dram_rsp_valid, hdl_not(byp)));
    m->from_byp = hdl_wire(h, "for_bypass", hdl_and(m->dram_rsp_valid, byp));
    sig any_ack = hdl_any(n);
    sig valid =
        hdl_wire(h, "answers", hdl_cat(any_ack, m->q_rsp_valid, m->from_core, m->cllc_rsp_valid));
    m->answers = valid;
    struct hdl_inst *rr = hdl_inst(h, "u_answer_rr", rr_arbiter_of(m->d, SOURCES));
    hdl_bind(rr, "req", hdl_gate(hdl_not(m->rsp_held), valid));
    sig held = hdl_reg(h, "shown_held", SOURCES, NULL, "the answer that was shown");
    hdl_rule(h, "MC-R1", "By round robin, but what is shown stays.");
    m->shown = hdl_wire(h, "shown", hdl_mux(m->rsp_held, held, from(rr, "gnt")));
    hdl_next(held, m->shown);
    sig any = hdl_any(m->shown);
    hdl_next(m->rsp_held, hdl_and(any, hdl_not(m->rsp_ready)));
    hdl_assign(m->rsp_valid, any);
    m->returned_origin =
        hdl_wire(h, "returned_origin", hdl_bits(m->dram_rsp_id, z->tagw + z->setw, z->originw));
    sig sel[SOURCES], origin[SOURCES] = {m->cllc_rsp_origin, m->returned_origin,
                                         from(m->query, "rsp_origin"), hdl_mem_read(mem, out)};
    sig data[SOURCES] = {m->cllc_rsp_data, m->dram_rsp_data, from(m->query, "rsp_data")};
    for (unsigned i = 0; i < SOURCES; i++)
        sel[i] = hdl_bit(m->shown, i);
    hdl_rule(h, "MC-Z1", "Zero unless shown.");
    hdl_assign(m->rsp_origin, hdl_and_or(SOURCES, sel, origin));
    hdl_assign(m->rsp_data, hdl_and_or(ACK, sel, data));
    hdl_assign(m->rsp_ack, hdl_or(sel[ACK], hdl_and(sel[CLLC], m->cllc_rsp_ack)));
    hdl_assign(m->cllc_rsp_ready, hdl_and(sel[CLLC], m->rsp_ready));
    hdl_bind(m->query, "rsp_ready", hdl_and(sel[WARPS], m->rsp_ready));
    m->returns = hdl_wire(h, "returns", hdl_and(sel[DRAM], m->rsp_ready));
    hdl_rule(h, "MC-B1", "What was read for bypass goes there.");
    hdl_assign(m->dram_rsp_ready, hdl_mux(m->from_byp, m->byp_rsp_ready, m->returns));
    hdl_assign(m->byp_rsp_valid, m->from_byp);
    hdl_assign(m->byp_rsp_id, hdl_gate(m->from_byp, m->returned_origin));
    hdl_assign(m->byp_rsp_data, hdl_gate(m->from_byp, m->dram_rsp_data));

    sig gone = hdl_wire(h, "ack_gone", hdl_and(sel[ACK], m->rsp_ready));
    hdl_rule(h, "MC-K1", "Who writes is told so as the request is queued.");
    hdl_when(m->acks)
    {
        hdl_mem_write(mem, in, m->w_origin, NULL);
        hdl_next(in, hdl_inc(in));
    }
    hdl_when(gone) hdl_next(out, hdl_inc(out));
    hdl_when(hdl_and(m->acks, hdl_not(gone))) hdl_next(n, hdl_inc(n));
    hdl_when(hdl_and(gone, hdl_not(m->acks))) hdl_next(n, hdl_one_less(n, ACKW));
}

/* MC-P1, MC-Q1, MC-F1: what waits goes on, unless a fill is in its way. */
static void onward(struct morpheus_ports *m)
{
    struct hdl *h = m->h;
    const struct query_sizes *z = &m->z;
    hdl_group(h, "Queue");
    sig id = m->dram_rsp_id;
    sig set = hdl_wire(h, "returned_set", hdl_bits(id, z->tagw, z->setw));
    sig tag = hdl_wire(h, "returned_tag", hdl_low(id, z->tagw));
    hdl_bind(m->query, "ret_valid", m->returns);
    hdl_bind(m->query, "ret_set", set);
    hdl_bind(m->query, "ret_counted", hdl_bit(id, m->idw - 2));
    hdl_rule(h, "MC-F1", "A block that returns is filled in, now or not at all.");
    m->wants_fill = hdl_wire(h, "wants_fill", m->ret_fill);
    m->f_valid = hdl_wire(h, "fill_fits", hdl_and(m->wants_fill, m->enq_ready));
    m->fills = hdl_wire(h, "fills", hdl_and(m->f_valid, m->f_ready));
    hdl_bind(m->bloom, "f_valid", m->f_valid);
    hdl_bind(m->bloom, "f_set", set);
    hdl_bind(m->bloom, "f_tag", tag);
    sig flush = hdl_wire(h, "flush", hdl_eq_const(m->mode, MC_FLUSH));
    m->flushes = hdl_wire(h, "flushes", hdl_and(flush, hdl_not(m->wants_fill), m->enq_ready));
    hdl_rule(h, "MC-L1", "Nothing is predicted of a set in an L1 cache.");
    m->is_read = hdl_wire(
        h, "missed",
        hdl_and(m->p_valid, hdl_eq_const(m->w_op, OP_RD), hdl_not(m->w_l1), hdl_not(m->p_hit)));
    sig writes = hdl_wire(h, "needs_ack",
                          hdl_or(hdl_eq_const(m->w_op, OP_WR), hdl_eq_const(m->w_op, OP_PWR),
                                 hdl_eq_const(m->w_op, OP_RED)));
    sig room = hdl_or(hdl_not(writes), hdl_not(hdl_bit(m->ack_count, ACKW)));
    hdl_rule(h, "MC-Q1", "Queued as soon as there is room.");
    hdl_comment(h, "p_ready is 0 while a fill is queued.");
    hdl_assign(m->queues,
               hdl_and(m->p_valid, hdl_not(m->is_read), hdl_and(m->p_ready, room, m->enq_ready)));
    hdl_assign(m->acks, hdl_and(m->queues, writes));
    sig fill = m->wants_fill;
    sig op = hdl_mux(flush, hdl_const(h, 3, OP_FLUSH), m->w_op);
    hdl_assign(m->enq_op, hdl_mux(fill, hdl_const(h, 3, OP_FILL), op));
    hdl_bind(m->query, "enq_valid", hdl_or(m->fills, m->flushes, m->queues));
    hdl_bind(m->query, "enq_op", m->enq_op);
    hdl_rule(h, "MC-C2", "FLUSH names its set and nothing else.");
    sig entry_set =
        hdl_wire(h, "entry_set", hdl_mux(fill, set, hdl_mux(flush, m->flushed, m->w_set)));
    sig entry_tag =
        hdl_wire(h, "entry_tag", hdl_mux(fill, tag, hdl_gate(hdl_not(flush), m->w_tag)));
    hdl_comment(h, "Neither a fill nor a FLUSH is answered: their origin means nothing.");
    sig atomop = hdl_wire(h, "entry_atomop", hdl_gate(hdl_not(hdl_or(fill, flush)), m->w_atomop));
    hdl_bind(m->query, "enq_set", entry_set);
    hdl_bind(m->query, "enq_tag", entry_tag);
    hdl_bind(m->query, "enq_origin", m->w_origin);
    hdl_bind(m->query, "enq_atomop", atomop);
    hdl_bind(m->query, "enq_note", m->note);
    hdl_bind(m->query, "enq_mask", hdl_or(hdl_repeat(fill, z->bytes), m->w_mask));
    hdl_bind(m->query, "enq_data", hdl_mux(fill, m->dram_rsp_data, m->w_data));

    hdl_group(h, "DRAM");
    m->shows = m->is_read;
    if (m->on_accept)
        m->shows = hdl_and(m->is_read, hdl_or(m->p_ready, m->dram_held));
    hdl_rule(h, "MC-D1", "Bypass and reads by turns; what is shown stays.");
    sig turn = hdl_and(m->byp_valid, hdl_not(hdl_and(m->shows, m->last_byp)));
    m->byp = hdl_wire(h, "shows_bypass", hdl_mux(m->dram_held, m->byp_held, turn));
    m->reads = hdl_wire(h, "shows_read", hdl_and(m->shows, hdl_not(m->byp)));
    sig valid = hdl_wire(h, "shows_any", hdl_or(m->byp, m->reads));
    hdl_rule(h, "MC-P1", "Counted in the first cycle in which it is shown.");
    hdl_bind(m->query, "rd_valid", hdl_and(m->reads, hdl_not(m->dram_held)));
    hdl_bind(m->query, "rd_set", m->w_set);
    m->counted = hdl_wire(h, "counted", hdl_mux(m->dram_held, m->counted_held, m->rd_counted));
    hdl_next(m->dram_held, hdl_and(valid, hdl_not(m->dram_ready)));
    hdl_next(m->byp_held, m->byp);
    hdl_next(m->counted_held, m->counted);
    hdl_when(hdl_and(valid, m->dram_ready)) hdl_next(m->last_byp, m->byp);
    hdl_assign(m->dram_valid, valid);
    hdl_assign(m->byp_ready, hdl_and(m->byp, m->dram_ready));
    hdl_assign(m->dram_we, hdl_and(m->byp, m->byp_we));
    hdl_assign(m->dram_blk, hdl_or(hdl_gate(m->byp, m->byp_blk), hdl_gate(m->reads, m->w_blk)));
    hdl_assign(m->dram_data, hdl_gate(m->dram_we, m->byp_data));
    hdl_rule(h, "MC-P2", "What comes back with the block.");
    sig place = hdl_gate(m->reads, hdl_cat(m->w_set, m->w_tag));
    sig origin = hdl_or(hdl_gate(m->byp, m->byp_id), hdl_gate(m->reads, m->w_origin));
    hdl_assign(m->dram_id, hdl_cat(m->byp, m->counted, origin, place));
    hdl_assign(m->p_take, hdl_or(m->queues, hdl_and(m->reads, m->dram_ready)));
}

/* MC-C1. */
static void division(struct morpheus_ports *m)
{
    struct hdl *h = m->h;
    const struct query_sizes *z = &m->z;
    hdl_group(h, "Change of the division");
    sig quiet = hdl_wire(h, "quiet",
                         hdl_and(m->empty, hdl_none(hdl_cat(m->staged, m->p_valid)),
                                 hdl_none(m->side_count), hdl_none(m->ack_count)));
    sig next_set = hdl_wire(h, "flushed_next", hdl_inc(hdl_extend(m->flushed, z->setw + 1)));
    sig last = hdl_eq(next_set, m->sets);
    struct {
        unsigned in, to;
        sig when;
    } step[] = {{MC_RUN, MC_DRAIN, m->cfg_valid},
                {MC_DRAIN, MC_FLUSH, hdl_and(quiet, hdl_any(m->sets))},
                {MC_DRAIN, MC_CONVENTIONAL, hdl_and(quiet, hdl_none(m->sets))},
                {MC_FLUSH, MC_SERVED, hdl_and(m->flushes, last)},
                {MC_SERVED, MC_CONVENTIONAL, m->empty},
                {MC_CONVENTIONAL, MC_LOAD, m->cllc_flushed},
                {MC_LOAD, MC_RUN, hdl_ones(h, 1)}};
    hdl_rule(h, "MC-C1", "Drain, flush both sides, clear, load.");
    for (unsigned i = 0; i < sizeof step / sizeof *step; i++)
        hdl_when(hdl_and(hdl_eq_const(m->mode, step[i].in), step[i].when))
            hdl_next(m->mode, hdl_const(h, 3, step[i].to));
    hdl_when(hdl_eq_const(m->mode, MC_DRAIN)) hdl_next(m->flushed, hdl_zero(h, z->setw));
    hdl_when(m->flushes) hdl_next(m->flushed, hdl_low(next_set, z->setw));
    sig load = hdl_wire(h, "load", hdl_eq_const(m->mode, MC_LOAD));
    hdl_when(load)
    {
        for (unsigned i = 0; i < DIVISION; i++)
            hdl_next(m->division[i], m->cfg_division[i]);
        hdl_next(m->sets, hdl_gate(hdl_any(m->cfg_division[THRESHOLD]), m->cfg_sets));
    }
    hdl_assign(m->cfg_ready, load);
    hdl_bind(m->bloom, "clear", load);
    hdl_assign(m->cllc_flush, hdl_eq_const(m->mode, MC_CONVENTIONAL));
}

/* Completions go to the predictor. */
static void completions(struct morpheus_ports *m)
{
    struct hdl *h = m->h;
    static const char *const same[] = {"valid", "set", "note"};
    sig set = NULL;
    for (unsigned i = 0; i < 3; i++) {
        sig s = from(m->query, hdl_fmt(h, "done_%s", same[i]));
        hdl_bind(m->bloom, hdl_fmt(h, "d_%s", same[i]), s);
        set = i == 1 ? s : set;
    }
    sig touched = from(m->query, "done_touched"), carry = from(m->query, "done_carry");
    sig tag = from(m->query, "done_tag");
    if (m->z.marks)
        hdl_bind(m->bloom, "d_touched", touched);
    else
        hdl_unused(touched);
    if (m->carry)
        hdl_bind(m->bloom, "d_carry", carry);
    else
        hdl_unused(carry);
    if (m->carry || m->z.served_tag)
        hdl_bind(m->bloom, "d_tag", tag);
    else
        hdl_unused(tag);
    if (m->z.idle) {
        sig mine = hdl_and(m->p_valid, hdl_eq(m->w_set, set));
        hdl_bind(m->bloom, "d_idle", hdl_and(from(m->query, "done_idle"), hdl_not(mine)));
    }
}

struct hdl *block_morpheus(struct hdl_design *d, const struct params *p)
{
    struct hdl *h = hdl_find(d, "morpheus");
    if (h)
        return h;
    struct hdl *separator = block_addr_separator(d, p), *bloom = block_bloom_predictor(d, p);
    struct hdl *query = block_query_unit(d, p);
    rr_arbiter_of(d, SOURCES);
    struct morpheus_ports m = {.d = d,
                               .z = query_sizes(p),
                               .side = params_u(p, "morpheus.side"),
                               .on_accept = params_is(p, "bloom_predictor.update", "accept"),
                               .follows = bloom_is_sound(p) &&
                                          params_is(p, "bloom_predictor.update", "queue"),
                               .carry = params_u(p, "bloom_predictor.carry") != 0,
                               .stage = params_u(p, "addr_separator.stage") != 0};
    const struct query_sizes *z = &m.z;
    m.idw = 2 + z->originw + z->setw + z->tagw;
    m.h = h = hdl_module(d, "morpheus", "The controller of an LLC partition.");
    hdl_note(h, "Latency", "none to the conventional cache, 2 cycles to DRAM");
    m.separator = hdl_inst(h, "u_separator", separator);
    m.bloom = hdl_inst(h, "u_predictor", bloom);
    m.query = hdl_inst(h, "u_queries", query);
    core_ports(&m);
    memory_ports(&m, query);
    registers(&m);
    m.p_take = hdl_wire_later(h, "p_take", 1);
    m.queues = hdl_wire_later(h, "queues", 1);
    m.acks = hdl_wire_later(h, "acknowledges", 1);
    m.moves = hdl_wire_later(h, "moves", 1);
    m.enq_op = hdl_codes(hdl_wire_later(h, "entry_op", 3), request_operations);
    hdl_bind(m.bloom, "p_take", m.p_take);
    hdl_bind(m.bloom, "p_queue", m.queues);
    hdl_bind(m.bloom, "swap", hdl_output(h, "swap", 1, "a pair of filters is swapped"));
    m.q_ready = from(m.bloom, "q_ready");
    m.p_valid = from(m.bloom, "p_valid");
    m.p_hit = from(m.bloom, "p_hit");
    m.p_ready = from(m.bloom, "p_ready");
    m.f_ready = from(m.bloom, "f_ready");
    m.note = from(m.bloom, "note");
    m.enq_ready = from(m.query, "enq_ready");
    m.ret_fill = from(m.query, "ret_fill");
    m.rd_counted = from(m.query, "rd_counted");
    m.empty = from(m.query, "empty");
    m.q_rsp_valid = from(m.query, "rsp_valid");
    entrance(&m);
    answers(&m);
    onward(&m);
    completions(&m);
    division(&m);
    props_morpheus(&m);
    return h;
}
