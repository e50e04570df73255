/* morpheus: the controller of an LLC partition. A conventional request passes in the same cycle; an
 * extended one has one stage or two for its place, a cycle for its filters' row and one for its
 * prediction, and then goes to DRAM or into the queue. */
#include "gen/blocks/morpheus/morpheus.h"
#include "contract/morpheus/addr_separator.h"
#include "gen/blocks/blocks.h"
#include "gen/blocks/morpheus/bloom_predictor.h"
#include "gen/blocks/morpheus/codes.h"
#include "gen/blocks/morpheus/morpheus_choice.h"
#include "gen/blocks/morpheus/morpheus_lane.h"
#include "gen/blocks/shapes.h"

enum { ACKS = 4, ACKW = 2, READW = 10 };
enum { CLLC, DRAM, WARPS, ACK, SOURCES };

/* Those of the conventional cache that are a core's, and of query_unit that are the controller's.
 */
static void hand_on(struct morpheus_gen *m)
{
    const struct morpheus_ports *io = &m->io;
    const struct {
        sig to, from;
    } same[] = {{io->cllc_op, io->req_op},
                {io->cllc_blk, io->req_blk},
                {io->cllc_origin, io->req_origin},
                {io->cllc_atomop, io->req_atomop},
                {io->cllc_mask, io->req_mask}};
    for (unsigned i = 0; i < sizeof same / sizeof *same; i++)
        hdl_assign(same[i].to, hdl_gate(io->cllc_valid, same[i].from));
#define IN(name, ...) hdl_bind(m->query, #name, io->name);
#define OUT IN
#define CONTRACT_ROWS "contract/morpheus/warp_port.inc"
#include "contract/each.h"
}

/* The division of the addresses, as addr_separator has it. */
static void division_ports(const struct params *p, struct port division[DIVISION])
{
    struct addr_separator_at at;
    addr_separator_ports_at(p, &at);
    const struct port *of[DIVISION] = {&at.threshold, &at.threshold_rf, &at.scale_rf, &at.scale_l1,
                                       &at.first_l1};
    for (unsigned i = 0; i < DIVISION; i++)
        division[i] = *of[i];
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

static void registers(struct morpheus_gen *m)
{
    struct hdl *h = m->h;
    const struct query_sizes *z = &m->z;
    struct port ports[DIVISION];
    division_ports(m->p, ports);
    hdl_group(h, "Division of the addresses that is in force");
    for (unsigned i = 0; i < DIVISION; i++)
        m->division[i] = hdl_reg_zero(h, ports[i].name, ports[i].width, ports[i].meaning);
    m->sets = hdl_reg_zero(h, "sets_used", z->setw + 1, "sets with a warp");
    m->mode = hdl_codes(hdl_reg_zero(h, "mode", 3, "how far a change of the division is"), modes);
    m->flushing = hdl_reg_zero(h, "flushing", 1, "the mode is FLUSH");
    m->flushed = hdl_reg_zero(h, "flushed", z->setw, "next set that is flushed");
    hdl_group(h, "Control");
    m->beside.staged = hdl_reg_zero(h, "staged", 1, "a request is in the stage");
    if (m->stage)
        m->beside.summed = hdl_reg_zero(h, "summed", 1, "one is behind it");
    m->route.dram_held =
        hdl_reg_zero(h, "dram_held", 1, "something was shown to DRAM and not taken");
    m->route.last_byp = hdl_reg_zero(h, "last_byp", 1, "DRAM served bypass last");
    m->answer.rsp_held = hdl_reg_zero(h, "rsp_held", 1, "an answer was shown and not taken");
    hdl_group(h, NULL);
    m->route.byp_held = hdl_reg(h, "byp_held", 1, NULL, "it was that of bypass");
    m->route.window_held = hdl_reg(h, "window_held", 1, NULL, "the window of what was shown");
    hdl_group(h, "Reads past the sets");
    m->window = hdl_reg_zero(h, "window", 1, "the one that is open");
    m->swapped = hdl_reg_zero(h, "swapped", 1, "a set has swapped in it");
    m->reading[0] = hdl_reg_zero(h, "reading_0", READW, "reads of window 0 under way");
    m->reading[1] = hdl_reg_zero(h, "reading_1", READW, "of window 1");
    m->came.valid = hdl_reg_zero(h, "back", 1, "a block came back from DRAM");
    m->came.window = hdl_reg(h, "back_window", 1, NULL, "the window of its read");
    m->came.set = hdl_reg(h, "back_set", z->setw, NULL, "its set");
    m->came.tag = hdl_reg(h, "back_tag", z->tagw, NULL, "its tag");
    m->asked.valid = hdl_reg_zero(h, "fill", 1, "one was asked for, and is in the payload memory");
    m->asked.known = hdl_reg_zero(h, "fill_known", 1, "and what the filters say");
    m->asked.set = hdl_reg(h, "fill_set", z->setw, NULL, "its set");
    m->asked.tag = hdl_reg(h, "fill_tag", z->tagw, NULL, "its tag");
    m->asked.pay = hdl_reg(h, "fill_pay", z->payw, NULL, "where it is");
}

/* A request with its place, the first field lowest. */
enum { REQ_PAY, REQ_ATOMOP, REQ_ORIGIN, REQ_OP, REQ_BLK, REQ_TAG, REQ_SET, REQ_L1, REQ_FIELDS };

/* Its fields have names where it is taken apart. Gives `at`. */
static const struct hdl_field *named_request(const struct morpheus_gen *m, sig request,
                                             struct hdl_field at[REQ_FIELDS])
{
    const struct query_sizes *z = &m->z;
    const unsigned width[REQ_FIELDS] = {z->payw, 4,       z->originw, 3, hdl_bits_of(m->io.req_blk),
                                        z->tagw, z->setw, 1};
    static const char *const names[REQ_FIELDS] = {"REQ_PAY", "REQ_ATOMOP", "REQ_ORIGIN", "REQ_OP",
                                                  "REQ_BLK", "REQ_TAG",    "REQ_SET",    "REQ_L1"};
    static const char *const docs[REQ_FIELDS] = {"block of the payload memory",
                                                 "atomic operation",
                                                 "who asked",
                                                 "operation",
                                                 "block that is asked for",
                                                 "its tag",
                                                 "its set",
                                                 "the set is in an L1 cache"};
    for (unsigned i = 0, lsb = 0; i < REQ_FIELDS; lsb += width[i++])
        at[i] =
            (struct hdl_field){.name = names[i], .meaning = docs[i], .lsb = lsb, .width = width[i]};
    hdl_fields(request, REQ_FIELDS, at);
    return at;
}

/* Past the side FIFO, or into it, and out of it behind the request's prediction. `staged`: what is
 * in the stage, a request of `rw` bits and its place. */
static void side_fifo(struct morpheus_gen *m, sig staged, unsigned rw, unsigned pw)
{
    struct hdl *h = m->h;
    const struct query_sizes *z = &m->z;
    hdl_group(h, "Side FIFO");
    unsigned w = hdl_clog2(m->side);
    sig in = hdl_reg_zero(h, "side_in", w, "next one in");
    sig out = hdl_reg_zero(h, "side_out", w, "next one out");
    sig n = hdl_reg_zero(h, "side_count", w + 1, "requests");
    struct hdl_mem *mem = hdl_queue(hdl_mem(h, "side", m->side, rw + pw, 1, "requests that wait"));
    sig any = hdl_wire(h, "side_any", hdl_any(n));
    sig next = hdl_wire(h, "next_request", hdl_mem_read(mem, out));
    struct hdl_field fields[REQ_FIELDS];
    named_request(m, next, fields);
    m->beside.side_mem = mem;
    m->beside.side_in = in;
    m->beside.side_out = out;
    m->place = hdl_bits(next, rw, z->setw + z->tagw);
    m->beside.side_count = n;
    hdl_bind(m->bloom, "q_valid", any);
    hdl_bind(m->bloom, "q_set", hdl_wire(h, "next_set", hdl_bits(next, rw + z->tagw, z->setw)));
    hdl_bind(m->bloom, "q_tag", hdl_wire(h, "next_tag", hdl_bits(next, rw, z->tagw)));
    m->takes = hdl_wire(h, "takes", hdl_and(any, m->q_ready));
    hdl_rule(h, "MC-A1", "From the stage into the side FIFO, from there to the predictor.");
    sig last = m->stage ? m->beside.summed : m->beside.staged;
    hdl_assign(m->moves, hdl_and(last, hdl_not(hdl_bit(n, w))));
    sig push = m->moves, pop = m->takes;
    hdl_when(push)
    {
        hdl_mem_write(mem, in, staged, NULL);
        hdl_next(in, hdl_inc(in));
    }
    hdl_when(pop) hdl_next(out, hdl_inc(out));
    hdl_when(hdl_and(push, hdl_not(pop))) hdl_next(n, hdl_inc(n));
    hdl_when(hdl_and(pop, hdl_not(push))) hdl_next(n, hdl_one_less(n, w));
    sig looked = hdl_reg(h, "looked", rw + pw, NULL, "the request whose filters are looked up");
    m->beside.looked = looked;
    m->look_set = hdl_bits(looked, rw + z->tagw, z->setw);
    m->beside.waiting = hdl_reg(h, "waiting", rw + pw, NULL, "the request behind its prediction");
    hdl_when(m->takes) hdl_next(looked, next);
    sig free = hdl_or(hdl_not(m->predictor.p_valid), m->predictor.p_take);
    hdl_when(hdl_and(m->predictor.l_valid, free)) hdl_next(m->beside.waiting, looked);
    const struct hdl_field *at = named_request(m, m->beside.waiting, fields);
    sig part[REQ_FIELDS];
    for (unsigned i = 0; i < REQ_FIELDS; i++)
        part[i] = hdl_bits(m->beside.waiting, at[i].lsb, at[i].width);
    m->w.pay = hdl_wire(h, "waiting_pay", part[REQ_PAY]);
    m->w.atomop = hdl_wire(h, "waiting_atomop", part[REQ_ATOMOP]);
    m->w.origin = hdl_wire(h, "waiting_origin", part[REQ_ORIGIN]);
    m->w.op = hdl_codes(hdl_wire(h, "waiting_op", part[REQ_OP]), request_operations);
    m->w.blk = hdl_wire(h, "waiting_blk", part[REQ_BLK]);
    m->w.tag = hdl_wire(h, "waiting_tag", part[REQ_TAG]);
    m->w.set = hdl_wire(h, "waiting_set", part[REQ_SET]);
    m->w.l1 = hdl_wire(h, "waiting_l1", part[REQ_L1]);
}

/* MC-S1, MC-A1: on to the predictor. */
static void entrance(struct morpheus_gen *m)
{
    struct hdl *h = m->h;
    const struct query_sizes *z = &m->z;
    unsigned rw = hdl_bits_of(m->io.req_blk) + 3 + z->originw + 4 + z->payw,
             pw = 1 + z->setw + z->tagw;
    hdl_group(h, "Entrance");
    sig open = hdl_wire(h, "open", hdl_eq_const(m->mode, MC_RUN));
    m->enters = hdl_wire_later(h, "enters", 1);
    struct hdl_inst *s = m->separator;
    struct port ports[DIVISION];
    division_ports(m->p, ports);
    m->onward = m->moves;
    if (m->stage) {
        sig free = hdl_or(hdl_not(m->beside.summed), m->moves);
        m->onward = hdl_wire(h, "onward", hdl_and(m->beside.staged, free));
    }
    sig stage_free = hdl_or(hdl_not(m->beside.staged), m->onward);
    hdl_comment(h, "What does not enter there is not heard of.");
    sig heard = hdl_wire(h, "stage_hears", hdl_and(m->io.req_valid, stage_free));
    if (m->stage) {
        hdl_bind(s, "advance", heard);
        hdl_bind(s, "onward", m->onward);
    }
    hdl_bind(s, "blk", m->io.req_blk);
    for (unsigned i = 0; i < DIVISION; i++)
        hdl_bind(s, ports[i].name, m->division[i]);
    m->extended = from(s, "ext");
    sig place = hdl_cat(from(s, "l1"), from(s, "set_index"), from(s, "tag"));
    hdl_rule(h, "MC-S1", "Conventional requests pass, unless the division changes.");
    hdl_assign(m->io.cllc_valid, hdl_and(m->io.req_valid, open, hdl_not(m->extended)));
    sig data = hdl_wire(
        h, "req_has_data",
        hdl_or(hdl_eq_const(m->io.req_op, OP_WR), hdl_eq_const(m->io.req_op, OP_PWR),
               hdl_or(hdl_eq_const(m->io.req_op, OP_ATOM), hdl_eq_const(m->io.req_op, OP_RED))));
    hdl_rule(h, "MC-A2", "The data of a request wait in the payload memory from the start.");
    sig fits = hdl_or(hdl_not(data), m->fit.data_room);
    hdl_assign(m->io.req_ready,
               hdl_and(open, hdl_mux(m->extended, hdl_and(stage_free, fits), m->io.cllc_ready)));
    struct hdl_inst *e = hdl_inst(h, "u_entrance", morpheus_entrance(m->d));
    hdl_bind(e, "ext", m->extended);
    hdl_bind(e, "has_place", hdl_and(hdl_and(m->io.req_valid, open), stage_free, fits));
    hdl_bind(e, "has_data", data);
    hdl_bind(e, "data_of_fill", m->fit.to_fill);
    hdl_bind(e, "enters", m->enters);
    hdl_bind(m->query, "pay_valid", from(e, "pay_valid"));
    m->fit.data_enters = hdl_and(m->enters, data);
    hdl_rule(h, "MC-S2", "What could be accepted, whatever is asked.");
    hdl_assign(m->io.req_ext, m->extended);
    hdl_assign(m->io.req_room, hdl_cat(hdl_and(open, stage_free, m->fit.data_room),
                                       hdl_and(open, m->io.cllc_ready)));
    m->beside.stage_request = hdl_reg(h, "stage_request", rw, NULL, "the request in the stage");
    hdl_when(heard) hdl_next(m->beside.stage_request,
                             hdl_cat(m->io.req_blk, m->io.req_op, m->io.req_origin,
                                     m->io.req_atomop, hdl_gate(data, m->unit.pay_block)));
    hdl_next(m->beside.staged, hdl_or(m->enters, hdl_and(m->beside.staged, hdl_not(m->onward))));
    sig request = m->beside.stage_request;
    if (m->stage) {
        sig sum = m->beside.sum_request = hdl_reg(h, "sum_request", rw, NULL, "the one behind it");
        hdl_when(m->onward) hdl_next(sum, request);
        request = sum;
        sig stays = hdl_and(m->beside.summed, hdl_not(m->moves));
        hdl_next(m->beside.summed, hdl_or(m->onward, stays));
    } else {
        sig held = hdl_reg(h, "stage_place", pw, NULL, "its place");
        hdl_when(heard) hdl_next(held, place);
        place = held;
    }
    side_fifo(m, hdl_wire(h, "stage_placed", hdl_cat(place, request)), rw, pw);
}

/* MC-R1, MC-K1: the answers. */
static void answers(struct morpheus_gen *m)
{
    struct hdl *h = m->h;
    const struct query_sizes *z = &m->z;
    hdl_group(h, "Acknowledgements");
    sig in = hdl_reg_zero(h, "ack_in", ACKW, "next one in");
    sig out = hdl_reg_zero(h, "ack_out", ACKW, "next one out");
    sig n = hdl_reg_zero(h, "ack_count", ACKW + 1, "acknowledgements");
    struct hdl_mem *mem =
        hdl_queue(hdl_mem(h, "owed_acks", ACKS, z->originw, 1, "who waits for one"));
    m->answer.ack_count = n;
    m->beside.ack_in = in;
    m->beside.ack_out = out;
    hdl_group(h, "Answers");
    sig byp = hdl_wire(h, "returned_bypass", hdl_bit(m->io.dram_rsp_id, m->idw - 1));
    m->answer.from_core = hdl_wire(h, "for_core", hdl_and(m->io.dram_rsp_valid, hdl_not(byp)));
    m->answer.from_byp = hdl_wire(h, "for_bypass", hdl_and(m->io.dram_rsp_valid, byp));
    sig any_ack = hdl_any(n);
    sig valid =
        hdl_wire(h, "answers",
                 hdl_cat(any_ack, m->unit.rsp_valid, hdl_and(m->answer.from_core, m->fit.back_room),
                         m->io.cllc_rsp_valid));
    m->answer.answers = valid;
    struct hdl_inst *rr = hdl_inst(h, "u_answer_rr", rr_arbiter_of(m->d, SOURCES));
    hdl_bind(rr, "req", hdl_gate(hdl_not(m->answer.rsp_held), valid));
    sig held = hdl_reg(h, "shown_held", SOURCES, NULL, "the answer that was shown");
    hdl_rule(h, "MC-R1", "By round robin, but what is shown stays.");
    m->answer.shown = hdl_wire(h, "shown", hdl_mux(m->answer.rsp_held, held, from(rr, "gnt")));
    hdl_next(held, m->answer.shown);
    sig any = hdl_any(m->answer.shown);
    hdl_next(m->answer.rsp_held, hdl_and(any, hdl_not(m->io.rsp_ready)));
    hdl_assign(m->io.rsp_valid, any);
    m->answer.returned_origin =
        hdl_wire(h, "returned_origin", hdl_bits(m->io.dram_rsp_id, z->tagw + z->setw, z->originw));
    sig sel[SOURCES], origin[SOURCES] = {m->io.cllc_rsp_origin, m->answer.returned_origin,
                                         from(m->query, "rsp_origin"), hdl_mem_read(mem, out)};
    for (unsigned i = 0; i < SOURCES; i++)
        sel[i] = hdl_bit(m->answer.shown, i);
    hdl_rule(h, "MC-Z1", "Zero unless shown.");
    hdl_assign(m->io.rsp_origin, hdl_and_or(SOURCES, sel, origin));
    hdl_assign(m->io.rsp_ack, hdl_or(sel[ACK], hdl_and(sel[CLLC], m->io.cllc_rsp_ack)));
    hdl_assign(m->io.cllc_rsp_ready, hdl_and(sel[CLLC], m->io.rsp_ready));
    hdl_bind(m->query, "rsp_ready", hdl_and(sel[WARPS], m->io.rsp_ready));
    m->answer.returns = hdl_wire(h, "returns", hdl_and(sel[DRAM], m->io.rsp_ready));
    hdl_rule(h, "MC-B1", "What was read for bypass goes there.");
    hdl_assign(m->io.dram_rsp_ready,
               hdl_mux(m->answer.from_byp, m->io.byp_rsp_ready, m->answer.returns));
    hdl_assign(m->io.byp_rsp_valid, m->answer.from_byp);
    hdl_assign(m->io.byp_rsp_id, hdl_gate(m->answer.from_byp, m->answer.returned_origin));

    sig gone = hdl_wire(h, "ack_gone", hdl_and(sel[ACK], m->io.rsp_ready));
    hdl_rule(h, "MC-K1", "Who writes is told so as the request is queued.");
    hdl_when(m->answer.acks)
    {
        hdl_mem_write(mem, in, m->w.origin, NULL);
        hdl_next(in, hdl_inc(in));
    }
    hdl_when(gone) hdl_next(out, hdl_inc(out));
    hdl_when(hdl_and(m->answer.acks, hdl_not(gone))) hdl_next(n, hdl_inc(n));
    hdl_when(hdl_and(gone, hdl_not(m->answer.acks))) hdl_next(n, hdl_one_less(n, ACKW));
}

/* MC-F1 to MC-F3: what came back from DRAM is asked for, and filled in or not. */
static void fills(struct morpheus_gen *m)
{
    struct hdl *h = m->h;
    const struct query_sizes *z = &m->z;
    hdl_group(h, "Fills");
    sig may = m->poison ? m->predictor.a_fill : hdl_ones(h, 1);
    if (!m->poison)
        hdl_unused(m->predictor.a_fill);
    hdl_rule(h, "MC-F2", "A block of which nothing was queued since is queued as FILL.");
    m->fit.wants = hdl_wire(h, "wants_fill", hdl_and(m->asked.known, may));
    m->fit.turn = hdl_wire(h, "turn_of_fill", hdl_and(m->asked.known, m->fit.entry_left));
    m->predictor.f_valid = hdl_wire(h, "fill_fits", hdl_and(m->fit.wants, m->fit.entry_left));
    m->fills = hdl_wire(h, "fills", hdl_and(m->predictor.f_valid, m->predictor.f_ready));
    hdl_bind(m->bloom, "f_valid", m->predictor.f_valid);
    hdl_rule(h, "MC-F3", "Without an entry it makes way for the next.");
    m->fit.leaves = hdl_wire(
        h, "fill_leaves",
        hdl_and(m->asked.known, hdl_mux(m->fit.entry_left, m->predictor.f_ready, m->came.valid)));
    hdl_next(m->asked.known, hdl_and(m->asked.valid, hdl_not(m->fit.leaves)));
    m->fit.frees = hdl_wire(h, "fill_given_up", hdl_and(m->fit.leaves, hdl_not(m->fills)));
    hdl_bind(m->query, "free_valid", m->fit.frees);
    hdl_bind(m->query, "free_block", m->asked.pay);
    hdl_rule(h, "MC-F1", "The filters are asked as the data go into the payload memory.");
    sig next = hdl_wire(h, "back_next",
                        hdl_and(m->came.valid, hdl_or(hdl_not(m->asked.valid), m->fit.leaves)));
    hdl_assign(m->fit.to_fill, hdl_and(next, m->predictor.a_ready));
    sig asks = hdl_wire(h, "asks_filters", hdl_and(next, m->unit.pay_ready));
    hdl_bind(m->bloom, "a_valid", asks);
    hdl_bind(m->bloom, "a_set", m->came.set);
    hdl_bind(m->bloom, "a_tag", m->came.tag);
    hdl_bind(m->bloom, "a_old", hdl_xor(m->came.window, m->window));
    m->fit.asks = hdl_wire(h, "asked", hdl_and(asks, m->predictor.a_ready));
    m->fit.drops = hdl_wire(h, "no_block", hdl_and(m->came.valid, m->unit.pay_full));
    sig gone = hdl_wire(h, "back_gone", hdl_or(m->fit.asks, m->fit.drops));
    hdl_assign(m->fit.back_room, hdl_not(m->came.valid));
    hdl_next(m->came.valid, hdl_or(m->answer.returns, hdl_and(m->came.valid, hdl_not(gone))));
    hdl_when(m->answer.returns)
    {
        hdl_next(m->came.window, hdl_bit(m->io.dram_rsp_id, m->idw - 2));
        hdl_next(m->came.set, hdl_bits(m->io.dram_rsp_id, z->tagw, z->setw));
        hdl_next(m->came.tag, hdl_low(m->io.dram_rsp_id, z->tagw));
    }
    hdl_next(m->asked.valid, hdl_or(m->fit.asks, hdl_and(m->asked.valid, hdl_not(m->fit.leaves))));
    hdl_when(m->fit.asks)
    {
        hdl_next(m->asked.set, m->came.set);
        hdl_next(m->asked.tag, m->came.tag);
        hdl_next(m->asked.pay, m->unit.pay_block);
    }
    hdl_bind(m->query, "pay_fill", m->came.valid);
    hdl_bind(m->query, "pay_mask", hdl_or(hdl_repeat(m->fit.to_fill, z->bytes), m->io.req_mask));
    hdl_assign(m->fit.data_room, hdl_and(hdl_not(m->came.valid), m->unit.pay_ready));
}

/* MC-P3, MC-W1: reads are counted by windows. */
static void windows(struct morpheus_gen *m)
{
    struct hdl *h = m->h;
    sig shown = hdl_wire(h, "read_shown", hdl_and(m->route.reads, hdl_not(m->route.dram_held)));
    sig gone = hdl_or(m->fit.asks, m->fit.drops);
    for (unsigned w = 0; w < 2; w++) {
        sig up = hdl_and(shown, w ? m->window : hdl_not(m->window));
        sig down = hdl_and(gone, w ? m->came.window : hdl_not(m->came.window));
        hdl_when(hdl_and(up, hdl_not(down))) hdl_next(m->reading[w], hdl_inc(m->reading[w]));
        hdl_when(hdl_and(down, hdl_not(up))) hdl_next(m->reading[w], hdl_dec(m->reading[w]));
    }
    sig now = hdl_mux(m->window, hdl_any(m->reading[1]), hdl_any(m->reading[0]));
    sig before = hdl_mux(m->window, hdl_any(m->reading[0]), hdl_any(m->reading[1]));
    hdl_rule(h, "MC-W1", "A window begins when no read of the one before this is under way.");
    m->turn = hdl_wire(h, "turns", hdl_and(hdl_not(before), hdl_or(now, m->swapped)));
    hdl_next(m->window, hdl_xor(m->window, m->turn));
    hdl_next(m->swapped, hdl_and(hdl_or(m->swapped, m->io.swap), hdl_not(m->turn)));
    hdl_bind(m->bloom, "window", m->turn);
}

/* MC-Q1: what waits goes into the queue, unless a fill is in its way. */
static void onward(struct morpheus_gen *m)
{
    struct hdl *h = m->h;
    hdl_group(h, "Queue");
    sig flush = m->flushing;
    m->flushes = hdl_wire(h, "flushes", hdl_and(flush, hdl_not(m->fit.turn), m->unit.enq_ready));
    hdl_rule(h, "MC-L1", "Nothing is predicted of a set in an L1 cache.");
    sig reads =
        hdl_wire(h, "may_miss",
                 hdl_and(m->predictor.p_valid, hdl_eq_const(m->w.op, OP_RD), hdl_not(m->w.l1)));
    m->route.may_miss = reads;
    sig writes = hdl_wire(h, "needs_ack",
                          hdl_or(hdl_eq_const(m->w.op, OP_WR), hdl_eq_const(m->w.op, OP_PWR),
                                 hdl_eq_const(m->w.op, OP_RED)));
    sig room = hdl_or(hdl_not(writes), hdl_not(hdl_bit(m->answer.ack_count, ACKW)));
    hdl_rule(h, "MC-F2", "The queue is that of the block that was asked for.");
    sig fill = m->fit.turn;
    sig fits = hdl_wire(h, "has_place",
                        hdl_and(m->predictor.p_valid, hdl_not(fill), room, m->unit.enq_ready));
    struct hdl_inst *i = m->choice = hdl_inst(h, "u_choice", morpheus_choice(m->d));
    hdl_bind(i, "p_hit", m->predictor.p_hit);
    hdl_bind(i, "p_ready", m->predictor.p_ready);
    hdl_bind(i, "has_place", fits);
    hdl_bind(i, "may_miss", reads);
    hdl_bind(i, "queues", m->queues);
    hdl_bind(i, "p_take", m->predictor.p_take);
    hdl_assign(m->answer.acks, hdl_and(m->queues, writes));
    sig op = hdl_mux(flush, hdl_const(h, 3, OP_FLUSH), m->w.op);
    hdl_assign(m->unit.enq_op, hdl_mux(fill, hdl_const(h, 3, OP_FILL), op));
    hdl_bind(m->query, "enq_valid", hdl_or(m->fills, m->flushes, m->queues));
    hdl_bind(m->query, "enq_op", m->unit.enq_op);
    hdl_rule(h, "MC-C2", "FLUSH names its set and nothing else.");
    sig entry_set =
        hdl_wire(h, "entry_set", hdl_mux(fill, m->asked.set, hdl_mux(flush, m->flushed, m->w.set)));
    sig entry_tag =
        hdl_wire(h, "entry_tag", hdl_mux(fill, m->asked.tag, hdl_gate(hdl_not(flush), m->w.tag)));
    hdl_comment(h, "Neither a fill nor a FLUSH is answered: their origin means nothing.");
    sig atomop = hdl_wire(h, "entry_atomop", hdl_gate(hdl_not(hdl_or(fill, flush)), m->w.atomop));
    hdl_bind(m->query, "enq_set", entry_set);
    hdl_bind(m->query, "enq_tag", entry_tag);
    hdl_bind(m->query, "enq_origin", m->w.origin);
    hdl_bind(m->query, "enq_atomop", atomop);
    hdl_bind(m->query, "enq_note", m->predictor.note);
    hdl_bind(m->query, "enq_pay", hdl_mux(fill, m->asked.pay, m->w.pay));
}

/* MC-P1 to MC-P3, MC-D1: reads that miss, and what passes by. The prediction comes last: what would
 * be shown with either is there before it. */
static void to_dram(struct morpheus_gen *m)
{
    struct hdl *h = m->h;
    hdl_group(h, "DRAM");
    sig full = hdl_mux(m->window, hdl_all(m->reading[1]), hdl_all(m->reading[0]));
    sig fresh = hdl_not(full);
    if (m->on_accept)
        fresh = hdl_and(fresh, m->predictor.p_ready, hdl_not(m->predictor.f_valid));
    hdl_rule(h, "MC-P3", "Reads of a window are counted.");
    m->route.may_show =
        hdl_wire(h, "read_may_wait", hdl_and(m->route.may_miss, hdl_or(fresh, m->route.dram_held)));
    hdl_rule(h, "MC-D1", "Bypass and reads by turns; what is shown stays.");
    sig if_hit = hdl_wire(h, "bypass_if_hit",
                          hdl_mux(m->route.dram_held, m->route.byp_held, m->io.byp_valid));
    sig yields = hdl_and(hdl_not(m->route.dram_held), m->route.may_show, m->route.last_byp);
    sig if_missed = hdl_wire(h, "bypass_if_missed", hdl_and(if_hit, hdl_not(yields)));
    m->route.byp = hdl_wire(h, "shows_bypass", hdl_mux(m->predictor.p_hit, if_hit, if_missed));
    sig may_read = hdl_wire(h, "reads_if_missed", hdl_and(m->route.may_show, hdl_not(if_missed)));
    m->route.reads = hdl_wire(h, "shows_read", hdl_and(may_read, hdl_not(m->predictor.p_hit)));
    sig valid =
        hdl_wire(h, "shows_any", hdl_mux(m->predictor.p_hit, if_hit, hdl_or(if_missed, may_read)));
    m->route.read_window = hdl_wire(
        h, "read_window",
        hdl_and(m->route.reads, hdl_mux(m->route.dram_held, m->route.window_held, m->window)));
    windows(m);
    hdl_next(m->route.dram_held, hdl_and(valid, hdl_not(m->io.dram_ready)));
    hdl_next(m->route.byp_held, m->route.byp);
    hdl_next(m->route.window_held, m->route.read_window);
    hdl_when(hdl_and(valid, m->io.dram_ready)) hdl_next(m->route.last_byp, m->route.byp);
    hdl_assign(m->io.dram_valid, valid);
    hdl_assign(m->io.byp_ready, hdl_and(m->route.byp, m->io.dram_ready));
    hdl_assign(m->io.dram_we, hdl_and(m->route.byp, m->io.byp_we));
    hdl_assign(m->io.dram_blk,
               hdl_or(hdl_gate(m->route.byp, m->io.byp_blk), hdl_gate(m->route.reads, m->w.blk)));
    hdl_rule(h, "MC-P2", "What comes back with the block.");
    sig place = hdl_gate(m->route.reads, hdl_cat(m->w.set, m->w.tag));
    sig origin =
        hdl_or(hdl_gate(m->route.byp, m->io.byp_id), hdl_gate(m->route.reads, m->w.origin));
    hdl_assign(m->io.dram_id, hdl_cat(m->route.byp, m->route.read_window, origin, place));
    hdl_bind(m->choice, "takes_if_missed",
             hdl_wire(h, "takes_if_missed", hdl_and(may_read, m->io.dram_ready)));
}

/* MC-C1. */
static void division(struct morpheus_gen *m)
{
    struct hdl *h = m->h;
    const struct query_sizes *z = &m->z;
    hdl_group(h, "Change of the division");
    sig asked = hdl_or(m->predictor.l_valid, m->predictor.p_valid);
    sig staged = m->stage ? hdl_or(m->beside.staged, m->beside.summed) : m->beside.staged;
    sig requests = hdl_cat(staged, asked, m->beside.side_count, m->answer.ack_count);
    sig reads = hdl_cat(m->reading[1], m->reading[0], m->came.valid, m->asked.valid);
    sig quiet = hdl_wire(h, "quiet", hdl_and(m->unit.empty, hdl_none(hdl_cat(requests, reads))));
    sig next_set = hdl_wire(h, "flushed_next", hdl_inc(hdl_extend(m->flushed, z->setw + 1)));
    sig last = hdl_eq(next_set, m->sets);
    struct {
        unsigned in, to;
        sig when;
    } step[] = {{MC_RUN, MC_DRAIN, m->io.cfg_valid},
                {MC_DRAIN, MC_FLUSH, hdl_and(quiet, hdl_any(m->sets))},
                {MC_DRAIN, MC_CONVENTIONAL, hdl_and(quiet, hdl_none(m->sets))},
                {MC_FLUSH, MC_SERVED, hdl_and(m->flushes, last)},
                {MC_SERVED, MC_CONVENTIONAL, m->unit.empty},
                {MC_CONVENTIONAL, MC_LOAD, m->io.cllc_flushed},
                {MC_LOAD, MC_RUN, hdl_ones(h, 1)}};
    hdl_rule(h, "MC-C1", "Drain, flush both sides, clear, load.");
    for (unsigned i = 0; i < sizeof step / sizeof *step; i++)
        hdl_when(hdl_and(hdl_eq_const(m->mode, step[i].in), step[i].when))
        {
            hdl_next(m->mode, hdl_const(h, 3, step[i].to));
            if (step[i].in == MC_FLUSH || step[i].to == MC_FLUSH)
                hdl_next(m->flushing, hdl_const(h, 1, step[i].to == MC_FLUSH));
        }
    hdl_when(hdl_eq_const(m->mode, MC_DRAIN)) hdl_next(m->flushed, hdl_zero(h, z->setw));
    hdl_when(m->flushes) hdl_next(m->flushed, hdl_low(next_set, z->setw));
    const sig next[DIVISION] = {m->io.cfg_threshold, m->io.cfg_threshold_rf, m->io.cfg_scale_rf,
                                m->io.cfg_scale_l1, m->io.cfg_first_l1};
    sig load = hdl_wire(h, "load", hdl_eq_const(m->mode, MC_LOAD));
    hdl_when(load)
    {
        for (unsigned i = 0; i < DIVISION; i++)
            hdl_next(m->division[i], next[i]);
        hdl_next(m->sets, hdl_gate(hdl_any(m->io.cfg_threshold), m->io.cfg_sets));
    }
    hdl_assign(m->io.cfg_ready, load);
    hdl_bind(m->bloom, "clear", load);
    hdl_assign(m->io.cllc_flush, hdl_eq_const(m->mode, MC_CONVENTIONAL));
}

/* No query of that set is looked up, and no prediction of it waits. */
static sig none_asks(const struct morpheus_gen *m, sig set)
{
    sig looked = hdl_and(m->predictor.l_valid, hdl_eq(m->look_set, set));
    return hdl_not(hdl_or(looked, hdl_and(m->predictor.p_valid, hdl_eq(m->w.set, set))));
}

/* MC-M1: what query_unit says of a completion, and in a cycle without one, a cycle later. */
static sig completed(struct morpheus_gen *m, const char *what, const char *meaning)
{
    sig now = from(m->query, hdl_fmt(m->h, "done_%s", what));
    sig later = hdl_reg_zero(m->h, hdl_fmt(m->h, "served_%s", what), hdl_bits_of(now), meaning);
    hdl_next(later, now);
    hdl_bind(m->bloom, hdl_fmt(m->h, "d_%s", what), later);
    return later;
}

/* Completions go to the predictor. */
static void completions(struct morpheus_gen *m)
{
    struct hdl *h = m->h;
    hdl_group(h, "Completion of the last cycle");
    hdl_rule(h, "MC-M1", "The predictor hears of it a cycle later.");
    m->unit.done_valid = completed(m, "valid", "there was one");
    m->unit.done_set = completed(m, "set", "its set");
    m->unit.done_note = completed(m, "note", "its note");
    if (m->z.marks)
        completed(m, "touched", "all ways are touched");
    else
        hdl_unused(from(m->query, "done_touched"));
    if (m->carry)
        completed(m, "carry", "it carries a tag");
    else
        hdl_unused(from(m->query, "done_carry"));
    if (m->carry || m->z.served_tag)
        completed(m, "tag", "that tag");
    else
        hdl_unused(from(m->query, "done_tag"));
    if (!m->z.idle)
        return;
    m->look_set = hdl_wire(h, "looked_set", m->look_set);
    sig now = hdl_and(from(m->query, "done_idle"), none_asks(m, from(m->query, "done_set")));
    sig idle = hdl_reg_zero(h, "served_idle", 1, "nothing of its set was left");
    hdl_next(idle, now);
    hdl_bind(m->bloom, "d_idle", hdl_and(idle, none_asks(m, m->unit.done_set)));
}

/* What is shown and taken has been decided. */
static void data(struct morpheus_gen *m)
{
    struct hdl *h = m->h;
    hdl_group(h, "Data");
    struct hdl_inst *i = hdl_lanes(h, "u_lane", morpheus_lane(m->d), m->z.bytes / LANE_BYTES);
    hdl_inst_param(i, "LANE_W", 8 * LANE_BYTES);
    hdl_bind_lane(i, "req_data", m->io.req_data);
    hdl_bind(i, "cllc_valid", m->io.cllc_valid);
    hdl_bind_lane(i, "cllc_data", m->io.cllc_data);
    hdl_bind_lane(i, "dram_rsp_data", m->io.dram_rsp_data);
    hdl_bind(i, "returns", m->answer.returns);
    hdl_bind(i, "data_of_fill", m->fit.to_fill);
    sig pay = hdl_wire_later(h, "pay_data", m->z.dataw);
    hdl_bind_lane(i, "pay_data", pay);
    hdl_bind(m->query, "pay_data", pay);
    hdl_bind(i, "shown", hdl_low(m->answer.shown, 3));
    hdl_bind_lane(i, "cllc_rsp_data", m->io.cllc_rsp_data);
    hdl_bind_lane(i, "queries_rsp_data", hdl_get(m->query, "rsp_data"));
    hdl_bind_lane(i, "rsp_data", m->io.rsp_data);
    hdl_bind(i, "for_bypass", m->answer.from_byp);
    hdl_bind_lane(i, "byp_rsp_data", m->io.byp_rsp_data);
    hdl_bind_lane(i, "byp_data", m->io.byp_data);
    hdl_bind(i, "dram_we", m->io.dram_we);
    hdl_bind_lane(i, "dram_data", m->io.dram_data);
}

struct hdl *block_morpheus(struct hdl_design *d, const struct params *p)
{
    struct hdl *h = hdl_find(d, "morpheus");
    if (h)
        return h;
    struct hdl *separator = block_addr_separator(d, p), *bloom = block_bloom_predictor(d, p);
    struct hdl *query = block_query_unit(d, p);
    rr_arbiter_of(d, SOURCES);
    struct morpheus_gen m = {.d = d,
                             .p = p,
                             .z = query_sizes(p),
                             .side = params_u(p, "morpheus.side"),
                             .poison = params_u(p, "query_unit.poison") != 0,
                             .on_accept = params_is(p, "bloom_predictor.update", "accept"),
                             .follows = bloom_is_sound(p) &&
                                        params_is(p, "bloom_predictor.update", "queue"),
                             .carry = params_u(p, "bloom_predictor.carry") != 0,
                             .stage = params_u(p, "addr_separator.stage") != 0};
    const struct query_sizes *z = &m.z;
    morpheus_choice(d);
    morpheus_entrance(d);
    morpheus_lane(d);
    m.h = h = hdl_module(d, "morpheus", "The controller of an LLC partition.");
    hdl_note(h, "Latency",
             m.stage ? "none to the conventional cache, 5 cycles to DRAM"
                     : "none to the conventional cache, 4 cycles to DRAM");
    hdl_localparam(h, "LANES", z->bytes / LANE_BYTES, "lanes of four bytes");
    m.separator = hdl_inst(h, "u_separator", separator);
    m.bloom = hdl_inst(h, "u_predictor", bloom);
    m.query = hdl_inst(h, "u_queries", query);
    ports_of(morpheus, h, p, &m.io);
    m.idw = hdl_bits_of(m.io.dram_id);
    m.io.req_op = hdl_codes(m.io.req_op, request_operations);
    hand_on(&m);
    registers(&m);
    m.predictor.p_take = hdl_wire_later(h, "p_take", 1);
    m.queues = hdl_wire_later(h, "queues", 1);
    m.answer.acks = hdl_wire_later(h, "acknowledges", 1);
    m.moves = hdl_wire_later(h, "moves", 1);
    m.unit.enq_op = hdl_codes(hdl_wire_later(h, "entry_op", 3), request_operations);
    hdl_bind(m.bloom, "p_take", m.predictor.p_take);
    hdl_bind(m.bloom, "p_queue", m.queues);
    hdl_bind(m.bloom, "swap", m.io.swap);
    m.fit.back_room = hdl_wire_later(h, "back_room", 1);
    m.fit.data_room = hdl_wire_later(h, "data_room", 1);
    m.fit.to_fill = hdl_wire_later(h, "data_of_fill", 1);
    m.predictor.a_ready = from(m.bloom, "a_ready");
    m.predictor.a_fill = from(m.bloom, "a_fill");
    m.fit.entry_left = from(m.query, "enq_left");
    m.unit.pay_ready = from(m.query, "pay_ready");
    m.unit.pay_full = from(m.query, "pay_full");
    m.unit.pay_block = from(m.query, "pay_block");
    m.q_ready = from(m.bloom, "q_ready");
    m.predictor.l_valid = from(m.bloom, "l_valid");
    m.predictor.p_valid = from(m.bloom, "p_valid");
    m.predictor.p_hit = from(m.bloom, "p_hit");
    m.predictor.p_ready = from(m.bloom, "p_ready");
    m.predictor.f_ready = from(m.bloom, "f_ready");
    m.predictor.note = from(m.bloom, "note");
    m.unit.enq_ready = from(m.query, "enq_ready");
    m.unit.empty = from(m.query, "empty");
    m.unit.rsp_valid = from(m.query, "rsp_valid");
    entrance(&m);
    answers(&m);
    fills(&m);
    onward(&m);
    to_dram(&m);
    data(&m);
    completions(&m);
    division(&m);
    props_morpheus(&m);
    return h;
}
