/* Properties of the composition morpheus: where requests go, what stays, and in which order the
 * division of the addresses changes. */
#include "gen/blocks/morpheus/codes.h"
#include "gen/blocks/morpheus/morpheus.h"
#include "gen/blocks/props.h"

/* Requests of the side FIFO that are followed, at most. */
enum { SIDE_FOLLOWED = 4 };

sig props_staged(const struct morpheus_gen *m)
{
    return m->stage ? hdl_cat(m->beside.staged, m->beside.summed) : m->beside.staged;
}

static void entrance(const struct morpheus_gen *m)
{
    struct hdl *h = m->h;
    sig open = hdl_eq_const(m->mode, MC_RUN), taken = hdl_and(m->io.req_valid, m->io.req_ready);
    hdl_rule(h, "MC-S1", "To the conventional cache iff not extended, nothing while closed.");
    hdl_assert(h, "MC-S1",
               hdl_eq(m->io.cllc_valid, hdl_and(m->io.req_valid, open, hdl_not(m->extended))));
    hdl_assert(h, "MC-S1", implies(hdl_and(taken, hdl_not(m->extended)), m->io.cllc_ready));
    hdl_assert(h, "MC-S1", implies(m->io.req_ready, open));
    sig entered =
        hdl_delay_zero(h, "f_entered", hdl_and(taken, m->extended), "an extended one came");
    hdl_rule(h, "MC-A1", "An extended request that is accepted is in the stage.");
    hdl_assert(h, "MC-A1", implies(entered, m->beside.staged));
    sig side = hdl_const(h, hdl_bits_of(m->beside.side_count), m->side);
    hdl_rule(h, "MC-A1", "Never more beside it than there is room for.");
    hdl_assert(h, "MC-A1", hdl_ge(side, m->beside.side_count));
}

/* A FIFO's count is that between its ends, and never more than it holds. */
static void fifo(struct hdl *h, const char *rule, sig in, sig out, sig n, unsigned most)
{
    unsigned w = hdl_bits_of(in);
    hdl_lemma(h, rule,
              hdl_and(hdl_eq(hdl_low(n, w), hdl_sub(in, out)),
                      hdl_ge(hdl_const(h, hdl_bits_of(n), most), n)));
}

/* What waits anywhere is an operation of a core. */
static void waiting(const struct morpheus_gen *m)
{
    struct hdl *h = m->h;
    const struct query_sizes *z = &m->z;
    unsigned at = z->payw + 4 + z->originw, w = hdl_bits_of(m->beside.side_in);
    sig five = hdl_const(h, 3, 5), good = hdl_ones(h, 1);
    hdl_rule(h, "MC-A1", "Lemma: counts of the side FIFO and of the acknowledgements.");
    fifo(h, "MC-A1", m->beside.side_in, m->beside.side_out, m->beside.side_count, m->side);
    fifo(h, "MC-K1", m->beside.ack_in, m->beside.ack_out, m->answer.ack_count, 4);
    for (unsigned i = 0; i < m->side; i++) {
        sig no = hdl_const(h, w, i), behind = hdl_sub(no, m->beside.side_out);
        sig is = hdl_lt(hdl_extend(behind, w + 1), m->beside.side_count);
        sig op = hdl_bits(hdl_mem_read(m->beside.side_mem, no), at, 3);
        good = hdl_and(good, implies(is, hdl_lt(op, five)));
    }
    hdl_rule(h, "MC-A1", "Lemma: what waits is what a core may ask for.");
    hdl_lemma(h, "MC-A1", good);
    hdl_lemma(h, "MC-A1",
              implies(m->beside.staged, hdl_lt(hdl_bits(m->beside.stage_request, at, 3), five)));
    if (m->stage)
        hdl_lemma(h, "MC-A1",
                  implies(m->beside.summed, hdl_lt(hdl_bits(m->beside.sum_request, at, 3), five)));
    sig looked = hdl_bits(m->beside.looked, at, 3);
    hdl_lemma(h, "MC-A1", implies(m->predictor.l_valid, hdl_lt(looked, five)));
    hdl_lemma(h, "MC-A1", implies(m->predictor.p_valid, hdl_lt(m->w.op, five)));
    props_kept_one_of(h, "MC-F1", m->came.valid, m->came.set, z->sets);
    props_kept_one_of(h, "MC-F1", m->asked.valid, m->asked.set, z->sets);
    props_kept_one_of(h, "MC-A1", m->predictor.l_valid, m->look_set, z->sets);
    props_kept_one_of(h, "MC-A1", m->predictor.p_valid, m->w.set, z->sets);
}

/* MC-A2: each block that was brought is that of one request, on its way to the queue, or of what is
 * to be filled in. */
static void brought(const struct morpheus_gen *m)
{
    struct hdl *h = m->h;
    const struct query_sizes *z = &m->z;
    unsigned at = z->payw + 4 + z->originw, w = hdl_bits_of(m->beside.side_in);
    sig good = hdl_ones(h, 1);
    for (unsigned b = 0; b < z->payload; b++) {
        sig hold[SIDE_FOLLOWED + 5];
        const unsigned n = m->side + 3 + m->stage;
        for (unsigned i = 0; i < n; i++) {
            sig is, word;
            if (i < m->side) {
                sig no = hdl_const(h, w, i), behind = hdl_sub(no, m->beside.side_out);
                is = hdl_lt(hdl_extend(behind, w + 1), m->beside.side_count);
                word = hdl_mem_read(m->beside.side_mem, no);
            } else {
                const sig later[] = {m->beside.staged, m->predictor.l_valid, m->predictor.p_valid,
                                     m->beside.summed};
                const sig words[] = {m->beside.stage_request, m->beside.looked, m->beside.waiting,
                                     m->beside.sum_request};
                is = later[i - m->side];
                word = words[i - m->side];
            }
            hold[i] = hdl_and(is, hdl_any(hdl_bits(word, at, 3)),
                              hdl_eq_const(hdl_low(word, z->payw), b));
        }
        hold[n] = hdl_and(m->asked.valid, hdl_eq_const(m->asked.pay, b));
        sig all = hdl_pack(n + 1, hold);
        sig out = hdl_inside(m->query, 0, hdl_fmt(h, "f_brought_%u", b));
        good = hdl_and(good, hdl_eq(out, hdl_any(all)), hdl_at_most_one(all));
    }
    hdl_rule(h, "MC-A2", "Lemma: who brought a block has it until it is queued or given back.");
    hdl_lemma(h, "MC-A2", good);
}

static void onward(const struct morpheus_gen *m)
{
    struct hdl *h = m->h;
    const struct query_sizes *z = &m->z;
    sig read = hdl_and(m->predictor.p_valid, hdl_eq_const(m->w.op, 0), hdl_not(m->predictor.p_hit),
                       hdl_not(m->w.l1));
    hdl_rule(h, "MC-P1", "To DRAM goes what was predicted to miss, to the queue what was not.");
    hdl_assert(h, "MC-P1", implies(m->route.reads, read));
    hdl_assert(h, "MC-P1",
               implies(hdl_and(m->predictor.p_take, read),
                       hdl_and(m->io.dram_valid, m->io.dram_ready, hdl_not(m->route.byp))));
    hdl_rule(h, "MC-Q1", "And leaves only so.");
    hdl_assert(h, "MC-Q1", implies(hdl_and(m->predictor.p_take, hdl_not(read)), m->queues));
    hdl_assert(h, "MC-Q1", implies(m->queues, hdl_and(m->unit.enq_ready, hdl_not(read))));
    hdl_rule(h, "MC-L1", "Nothing of a set in an L1 cache is read past it.");
    hdl_assert(h, "MC-L1", implies(m->w.l1, hdl_not(m->route.reads)));
    hdl_rule(h, "MC-P2", "The id of what is shown to DRAM.");
    sig place = hdl_low(m->io.dram_id, z->setw + z->tagw);
    hdl_assert(h, "MC-P2", hdl_eq(place, hdl_gate(m->route.reads, hdl_cat(m->w.set, m->w.tag))));
    hdl_assert(h, "MC-P2", hdl_eq(hdl_bit(m->io.dram_id, m->idw - 1), m->route.byp));
    sig ack = hdl_or(hdl_eq_const(m->w.op, 1), hdl_eq_const(m->w.op, 2), hdl_eq_const(m->w.op, 4));
    hdl_rule(h, "MC-K1", "Acknowledged as they are queued, if there is room.");
    hdl_assert(h, "MC-K1", hdl_eq(m->answer.acks, hdl_and(m->queues, ack)));
    hdl_assert(h, "MC-K1", hdl_ge(hdl_const(h, 3, 4), m->answer.ack_count));
    hdl_rule(h, "MC-F2", "A fill was asked for, and goes first.");
    hdl_assert(h, "MC-F2",
               implies(m->fills, hdl_and(m->asked.valid, hdl_not(m->queues), hdl_not(m->flushes))));
    sig other = hdl_or(m->queues, m->flushes);
    hdl_assert(h, "MC-F2", hdl_not(hdl_and(other, m->asked.known, m->fit.entry_left)));
    hdl_rule(h, "MC-F2", "Lemma: what the filters say is of what was asked for.");
    hdl_lemma(h, "MC-F2", implies(m->asked.known, m->asked.valid));
    hdl_rule(h, "MC-F1", "One block that came back at a time.");
    hdl_assert(h, "MC-F1", implies(m->answer.returns, hdl_not(m->came.valid)));
    hdl_rule(h, "MC-F1", "The payload memory takes a block as its filters are asked.");
    hdl_assert(h, "MC-F1", implies(m->fit.asks, hdl_and(m->fit.to_fill, m->unit.pay_ready)));
    hdl_assert(h, "MC-F1", implies(hdl_and(m->fit.to_fill, m->unit.pay_ready), m->fit.asks));
    hdl_rule(h, "MC-F3", "What leaves without an entry gives its block back.");
    hdl_assert(h, "MC-F3",
               implies(hdl_and(m->asked.valid, m->fit.asks), hdl_or(m->fills, m->fit.frees)));
    hdl_rule(h, "MC-A2", "Data come with the request, or from DRAM, never both.");
    hdl_assert(h, "MC-A2", hdl_not(hdl_and(m->fit.data_enters, m->came.valid)));
    hdl_assert(h, "MC-A2", implies(m->fit.data_enters, m->unit.pay_ready));
    hdl_rule(h, "MC-S2", "What is said to be accepted is.");
    sig said = hdl_mux(m->extended, hdl_bit(m->io.req_room, 1), hdl_bit(m->io.req_room, 0));
    hdl_assert(h, "MC-S2", implies(said, m->io.req_ready));
    hdl_assert(h, "MC-S2", implies(hdl_not(m->extended), hdl_eq(said, m->io.req_ready)));
    hdl_rule(h, "MC-C2", "FLUSH is sent while the division changes, and nothing else then.");
    hdl_assert(h, "MC-C2",
               implies(m->flushes, hdl_and(hdl_eq_const(m->mode, MC_FLUSH),
                                           hdl_eq_const(m->unit.enq_op, OP_FLUSH))));
}

static void shown(const struct morpheus_gen *m)
{
    struct hdl *h = m->h;
    sig held = hdl_delay_zero(h, "f_dram_held",
                              hdl_and(m->io.dram_valid, hdl_not(m->io.dram_ready)), "not taken");
    sig dram = hdl_cat(m->route.byp, m->route.reads, m->route.read_window),
        was = hdl_delay_zero(h, "f_dram", dram, "shown");
    sig of_read = hdl_and(m->route.dram_held, hdl_not(m->route.byp_held));
    hdl_rule(h, "MC-D1", "Lemma: who was shown is still there.");
    sig missed = hdl_and(m->route.may_miss, hdl_not(m->predictor.p_hit));
    hdl_lemma(h, "MC-D1", implies(of_read, missed));
    hdl_lemma(h, "MC-D1", hdl_eq(m->route.dram_held, held));
    hdl_lemma(h, "MC-D1",
              implies(held, hdl_eq(was, hdl_cat(m->route.byp_held, hdl_not(m->route.byp_held),
                                                m->route.window_held))));
    hdl_rule(h, "MC-D1", "What is shown to DRAM stays.");
    hdl_assert(h, "MC-D1", implies(held, hdl_eq(dram, was)));
    sig last = hdl_reg_zero(h, "f_last_byp", 1, "DRAM served bypass last");
    hdl_when(hdl_and(m->io.dram_valid, m->io.dram_ready)) hdl_next(last, m->route.byp);
    hdl_lemma(h, "MC-D1", hdl_eq(m->route.last_byp, last));
    hdl_rule(h, "MC-D1", "By turns.");
    hdl_assert(h, "MC-D1",
               implies(hdl_and(hdl_not(held), m->io.byp_valid, m->route.may_show,
                               hdl_not(m->predictor.p_hit)),
                       hdl_eq(m->route.byp, hdl_not(last))));
    sig rsp_held = hdl_delay_zero(h, "f_rsp_held",
                                  hdl_and(m->io.rsp_valid, hdl_not(m->io.rsp_ready)), "not taken");
    sig sel = hdl_delay_zero(h, "f_shown", m->answer.shown, "shown");
    sig offered = hdl_cat(m->answer.from_core, m->io.cllc_rsp_valid);
    sig refused = hdl_delay_zero(
        h, "f_refused",
        hdl_and(offered, hdl_not(hdl_cat(m->answer.returns,
                                         hdl_and(m->io.cllc_rsp_valid, m->io.cllc_rsp_ready)))),
        "answers of DRAM and of the conventional cache that were not taken");
    hdl_rule(h, "MC-R1", "Duty: they stay until they are.");
    hdl_assume(h, "MC-R1", hdl_none(hdl_and(refused, hdl_not(offered))));
    hdl_rule(h, "MC-R1", "Lemma: what was shown is still there.");
    hdl_lemma(h, "MC-R1",
              implies(m->answer.rsp_held,
                      hdl_none(hdl_and(m->answer.shown, hdl_not(m->answer.answers)))));
    hdl_lemma(h, "MC-R1", hdl_eq(m->answer.rsp_held, rsp_held));
    hdl_rule(h, "MC-R1", "One answer, and what is shown stays.");
    hdl_assert(h, "MC-R1", hdl_at_most_one(m->answer.shown));
    hdl_assert(h, "MC-R1", implies(rsp_held, hdl_eq(m->answer.shown, sel)));
    hdl_rule(h, "MC-B1", "A block for bypass goes there, any other to a core.");
    hdl_assert(h, "MC-B1",
               hdl_eq(m->io.byp_rsp_valid,
                      hdl_and(m->io.dram_rsp_valid, hdl_bit(m->io.dram_rsp_id, m->idw - 1))));
    hdl_assert(h, "MC-B1", implies(m->io.byp_ready, hdl_and(m->route.byp, m->io.dram_ready)));
    hdl_rule(h, "MC-Z1", "Zero what is not valid.");
    hdl_assert(h, "MC-Z1",
               implies(hdl_not(m->io.rsp_valid),
                       hdl_none(hdl_cat(m->io.rsp_origin, m->io.rsp_ack, m->io.rsp_data))));
    hdl_assert(
        h, "MC-Z1",
        implies(hdl_not(m->io.dram_valid),
                hdl_none(hdl_cat(m->io.dram_we, m->io.dram_blk, m->io.dram_id, m->io.dram_data))));
}

static void change(const struct morpheus_gen *m)
{
    struct hdl *h = m->h;
    sig was = hdl_delay_zero(h, "f_mode", m->mode, "of the last cycle");
    sig done = hdl_delay_zero(h, "f_done", m->unit.empty, "nothing was under way");
    sig flushed =
        hdl_delay_zero(h, "f_flushed", m->io.cllc_flushed, "the conventional cache had nothing");
    hdl_rule(h, "MC-C1", "Flushed after all was served, loaded after all was flushed.");
    hdl_assert(h, "MC-C1", hdl_lt(m->mode, hdl_const(h, 3, MC_LOAD + 1)));
    hdl_lemma(h, "MC-C1", hdl_eq(m->flushing, hdl_eq_const(m->mode, MC_FLUSH)));
    hdl_assert(
        h, "MC-C1",
        implies(hdl_and(hdl_eq_const(m->mode, MC_FLUSH), hdl_not(hdl_eq_const(was, MC_FLUSH))),
                hdl_and(hdl_eq_const(was, MC_DRAIN), done)));
    hdl_assert(h, "MC-C1",
               implies(hdl_and(hdl_eq_const(m->mode, MC_CONVENTIONAL),
                               hdl_not(hdl_eq_const(was, MC_CONVENTIONAL))),
                       done));
    hdl_assert(h, "MC-C1",
               implies(m->io.cfg_ready, hdl_and(hdl_eq_const(was, MC_CONVENTIONAL), flushed)));
    hdl_assert(h, "MC-C1", hdl_eq(m->io.cllc_flush, hdl_eq_const(m->mode, MC_CONVENTIONAL)));
}

/* DRAM returns what a core asked for, not bypass. */
static sig back_of_core(const struct morpheus_gen *m)
{
    return hdl_and(m->io.dram_rsp_valid, hdl_not(hdl_bit(m->io.dram_rsp_id, m->idw - 1)));
}

/* Reads that DRAM has, of each window: the controller counts them, the one that is shown and not
 * yet taken, and the one that came back and was not asked for. */
static void counted(const struct morpheus_gen *m)
{
    struct hdl *h = m->h;
    unsigned w = hdl_bits_of(m->reading[0]), wide = w + 1;
    sig back = back_of_core(m);
    sig of = hdl_bit(m->io.dram_rsp_id, m->idw - 2), none = hdl_ones(h, 1);
    sig held = hdl_and(m->route.dram_held, hdl_not(m->route.byp_held));
    for (unsigned i = 0; i < 2; i++) {
        sig n = hdl_reg_zero(h, hdl_fmt(h, "f_reads_%u", i), wide, "reads that DRAM has");
        sig mine = hdl_and(back, i ? of : hdl_not(of));
        sig up = hdl_and(m->route.reads, m->io.dram_ready,
                         i ? m->route.read_window : hdl_not(m->route.read_window));
        sig down = hdl_and(mine, m->answer.returns);
        hdl_next(n, hdl_sub(hdl_add(n, hdl_extend(up, wide)), hdl_extend(down, wide)));
        hdl_rule(h, "MC-P2", "Duty: DRAM returns what was read.");
        hdl_assume(h, "MC-P2", implies(mine, hdl_any(n)));
        sig shown = hdl_and(held, i ? m->route.window_held : hdl_not(m->route.window_held));
        sig looked = hdl_and(m->came.valid, i ? m->came.window : hdl_not(m->came.window));
        sig all = hdl_add(n, hdl_add(hdl_extend(shown, wide), hdl_extend(looked, wide)));
        hdl_rule(h, "MC-P3", "Lemma: those, the one shown, and the one that is back are counted.");
        hdl_lemma(h, "MC-P3", hdl_eq(hdl_extend(m->reading[i], wide), all));
        hdl_rule(h, "MC-P3", "Lemma: no more than are counted.");
        hdl_lemma(h, "MC-P3", hdl_ge(hdl_extend(m->reading[i], wide), n));
        none = hdl_and(none, hdl_none(n));
        sig ends = hdl_and(m->turn, i ? hdl_not(m->window) : m->window);
        hdl_rule(h, "MC-W1", "A window begins when DRAM has no read of the one before this.");
        hdl_assert(h, "MC-W1", implies(ends, hdl_none(hdl_cat(n, shown, looked))));
    }
    sig run = hdl_or(hdl_eq_const(m->mode, MC_RUN), hdl_eq_const(m->mode, MC_DRAIN));
    hdl_rule(h, "MC-C1", "DRAM has no read of a core once something is flushed.");
    hdl_assert(h, "MC-C1", hdl_or(run, hdl_and(none, hdl_not(held))));
}

/* MC-C1 with counts of its own: of requests at the entrance, of acknowledgements, and those of
 * query_unit. */
static void drained(const struct morpheus_gen *m)
{
    struct hdl *h = m->h;
    unsigned w = hdl_clog2(m->side + 5) + 1;
    sig n = hdl_reg_zero(h, "f_entrance", w, "accepted and not on their way to DRAM or the queue");
    hdl_next(n, hdl_sub(hdl_add(n, hdl_extend(m->enters, w)), hdl_extend(m->predictor.p_take, w)));
    sig at = hdl_popcount(hdl_cat(props_staged(m), m->predictor.l_valid, m->predictor.p_valid));
    hdl_rule(h, "MC-C1", "Lemma: they are in the stage, in the side FIFO or behind a prediction.");
    hdl_lemma(h, "MC-C1",
              hdl_eq(n, hdl_add(hdl_extend(at, w), hdl_extend(m->beside.side_count, w))));
    sig acks = hdl_reg_zero(h, "f_acks", 4, "acknowledgements that are owed");
    sig told = hdl_and(m->io.rsp_valid, m->io.rsp_ready, hdl_bit(m->answer.shown, 3));
    hdl_next(acks, hdl_sub(hdl_add(acks, hdl_extend(m->answer.acks, 4)), hdl_extend(told, 4)));
    hdl_lemma(h, "MC-C1", hdl_eq(acks, hdl_extend(m->answer.ack_count, 4)));
    sig run = hdl_or(hdl_eq_const(m->mode, MC_RUN), hdl_eq_const(m->mode, MC_DRAIN));
    sig left = hdl_cat(n, acks, m->came.valid, m->asked.valid);
    hdl_rule(h, "MC-C1", "All that was accepted is served before anything is flushed.");
    hdl_assert(h, "MC-C1", hdl_or(run, hdl_none(left)));
    sig late = hdl_or(hdl_eq_const(m->mode, MC_CONVENTIONAL), hdl_eq_const(m->mode, MC_LOAD));
    sig query =
        hdl_cat(hdl_inside(m->query, 0, "f_under_way"), hdl_inside(m->query, 0, "f_answers"));
    sig was = hdl_delay_zero(h, "f_was_run", run, "of the last cycle");
    sig empty = hdl_delay_zero(h, "f_was_empty", hdl_none(query), "of the last cycle");
    hdl_assert(h, "MC-C1", implies(hdl_and(was, hdl_not(run)), empty));
    hdl_rule(h, "MC-C1", "And all that was flushed before the division changes.");
    hdl_assert(h, "MC-C1", implies(late, hdl_none(query)));
}

/* MC-M1. */
static void completions(const struct morpheus_gen *m)
{
    struct hdl *h = m->h;
    sig now = hdl_cat(hdl_get(m->query, "done_valid"), hdl_get(m->query, "done_set"),
                      hdl_get(m->query, "done_note"));
    sig last = hdl_delay_zero(h, "f_completed", now, "of the last cycle");
    hdl_rule(h, "MC-M1", "The predictor hears of the completion of the last cycle.");
    hdl_assert(h, "MC-M1",
               hdl_eq(hdl_cat(m->unit.done_valid, m->unit.done_set, m->unit.done_note), last));
}

/* What the parts ask of the warps, which only the surroundings can keep. */
static void duties_of_warps(const struct morpheus_gen *m)
{
    struct hdl *h = m->h;
    if (!m->z.answer) {
        hdl_rule(h, "MC-C1", "Duty: the warps send what query_unit's page allows.");
        hdl_assume(h, "MC-C1", hdl_inside(m->query, 0, "f_warps_keep"));
    }
    if (m->carry && m->follows) {
        hdl_rule(h, "MC-C1", "Duty: and report what BP-X2 asks of them.");
        hdl_assume(h, "MC-C1", hdl_inside(m->bloom, 0, "f_reports"));
    }
}

void props_morpheus(const struct morpheus_gen *m)
{
    struct hdl *h = m->h;
    hdl_group(h, NULL);
    hdl_rule(h, "MC-S1", "Duty: an operation of a core.");
    hdl_assume(h, "MC-S1", hdl_lt(m->io.req_op, hdl_const(h, 3, 5)));
    props_one_of(h, "MC-C1", m->io.mm_valid, m->io.mm_set, m->z.sets);
    sig back = back_of_core(m);
    props_one_of(h, "MC-P2", back, hdl_bits(m->io.dram_rsp_id, m->z.tagw, m->z.setw), m->z.sets);
    sig set = hdl_bits(m->place, m->z.tagw, m->z.setw);
    props_one_of(h, "MC-A1", hdl_any(m->beside.side_count), set, m->z.sets);
    hdl_ifdef(h, "WARPSMITH_FORMAL");
    sig waits = hdl_delay_zero(h, "f_byp_waits", hdl_and(m->io.byp_valid, hdl_not(m->io.byp_ready)),
                               "not taken");
    hdl_rule(h, "MC-D1", "Duty: what bypass asks stays until it is accepted.");
    hdl_assume(h, "MC-D1", implies(waits, m->io.byp_valid));
    sig shown_byp = hdl_and(m->route.dram_held, m->route.byp_held);
    hdl_rule(h, "MC-D1", "Lemma: what bypass asks was shown, and not accepted.");
    hdl_lemma(h, "MC-D1", implies(shown_byp, waits));
    duties_of_warps(m);
    completions(m);
    entrance(m);
    onward(m);
    shown(m);
    change(m);
    waiting(m);
    if (query_knows_holders(&m->z) && m->side <= SIDE_FOLLOWED)
        brought(m);
    counted(m);
    if (query_follows_all(&m->z))
        drained(m);
    if (query_follows_all(&m->z) && m->z.queue + 1 < QUERY_ORDER && m->follows)
        props_morpheus_order(m);
    hdl_endif(h);
}
