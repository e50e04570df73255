/* Properties of the composition morpheus: where requests go, what stays, and in which order the
 * division of the addresses changes. */
#include "gen/blocks/morpheus/codes.h"
#include "gen/blocks/morpheus/morpheus.h"
#include "gen/blocks/props.h"

static void entrance(const struct morpheus_ports *m)
{
    struct hdl *h = m->h;
    sig open = hdl_eq_const(m->mode, MC_RUN), taken = hdl_and(m->req_valid, m->req_ready);
    hdl_rule(h, "MC-S1", "To the conventional cache iff not extended, nothing while closed.");
    hdl_assert(h, "MC-S1",
               hdl_eq(m->cllc_valid, hdl_and(m->req_valid, open, hdl_not(m->extended))));
    hdl_assert(h, "MC-S1", implies(hdl_and(taken, hdl_not(m->extended)), m->cllc_ready));
    hdl_assert(h, "MC-S1", implies(m->req_ready, open));
    sig entered =
        hdl_delay_zero(h, "f_entered", hdl_and(taken, m->extended), "an extended one came");
    hdl_rule(h, "MC-A1", "An extended request that is accepted is in the stage.");
    hdl_assert(h, "MC-A1", implies(entered, m->staged));
    sig side = hdl_const(h, hdl_bits_of(m->side_count), m->side);
    hdl_rule(h, "MC-A1", "Never more beside it than there is room for.");
    hdl_assert(h, "MC-A1", hdl_ge(side, m->side_count));
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
static void waiting(const struct morpheus_ports *m)
{
    struct hdl *h = m->h;
    const struct query_sizes *z = &m->z;
    unsigned at = z->dataw + z->bytes + 4 + z->originw, w = hdl_bits_of(m->side_in);
    sig five = hdl_const(h, 3, 5), good = hdl_ones(h, 1);
    hdl_rule(h, "MC-A1", "Lemma: counts of the side FIFO and of the acknowledgements.");
    fifo(h, "MC-A1", m->side_in, m->side_out, m->side_count, m->side);
    fifo(h, "MC-K1", m->ack_in, m->ack_out, m->ack_count, 4);
    for (unsigned i = 0; i < m->side; i++) {
        sig no = hdl_const(h, w, i), behind = hdl_sub(no, m->side_out);
        sig is = hdl_lt(hdl_extend(behind, w + 1), m->side_count);
        sig op = hdl_bits(hdl_mem_read(m->side_mem, no), at, 3);
        good = hdl_and(good, implies(is, hdl_lt(op, five)));
    }
    hdl_rule(h, "MC-A1", "Lemma: what waits is what a core may ask for.");
    hdl_lemma(h, "MC-A1", good);
    hdl_lemma(h, "MC-A1", implies(m->staged, hdl_lt(hdl_bits(m->stage_request, at, 3), five)));
    hdl_lemma(h, "MC-A1", implies(m->p_valid, hdl_lt(m->w_op, five)));
}

static void onward(const struct morpheus_ports *m)
{
    struct hdl *h = m->h;
    const struct query_sizes *z = &m->z;
    sig read = hdl_and(m->p_valid, hdl_eq_const(m->w_op, 0), hdl_not(m->p_hit), hdl_not(m->w_l1));
    hdl_rule(h, "MC-P1", "To DRAM goes what was predicted to miss, to the queue what was not.");
    hdl_assert(h, "MC-P1", implies(m->reads, read));
    hdl_assert(
        h, "MC-P1",
        implies(hdl_and(m->p_take, read), hdl_and(m->dram_valid, m->dram_ready, hdl_not(m->byp))));
    hdl_rule(h, "MC-Q1", "And leaves only so.");
    hdl_assert(h, "MC-Q1", implies(hdl_and(m->p_take, hdl_not(read)), m->queues));
    hdl_assert(h, "MC-Q1", implies(m->queues, hdl_and(m->enq_ready, hdl_not(read))));
    hdl_rule(h, "MC-L1", "Nothing of a set in an L1 cache is read past it.");
    hdl_assert(h, "MC-L1", implies(m->w_l1, hdl_not(m->reads)));
    hdl_rule(h, "MC-P2", "The id of what is shown to DRAM.");
    sig place = hdl_low(m->dram_id, z->setw + z->tagw);
    hdl_assert(h, "MC-P2", hdl_eq(place, hdl_gate(m->reads, hdl_cat(m->w_set, m->w_tag))));
    hdl_assert(h, "MC-P2", hdl_eq(hdl_bit(m->dram_id, m->idw - 1), m->byp));
    sig ack = hdl_or(hdl_eq_const(m->w_op, 1), hdl_eq_const(m->w_op, 2), hdl_eq_const(m->w_op, 4));
    hdl_rule(h, "MC-K1", "Acknowledged as they are queued, if there is room.");
    hdl_assert(h, "MC-K1", hdl_eq(m->acks, hdl_and(m->queues, ack)));
    hdl_assert(h, "MC-K1", hdl_ge(hdl_const(h, 3, 4), m->ack_count));
    hdl_rule(h, "MC-F1", "A fill is first, in the cycle of its answer only.");
    hdl_assert(h, "MC-F1",
               implies(m->fills, hdl_and(m->returns, hdl_not(m->queues), hdl_not(m->flushes))));
    hdl_rule(h, "MC-C2", "FLUSH is sent while the division changes, and nothing else then.");
    hdl_assert(h, "MC-C2",
               implies(m->flushes, hdl_and(hdl_eq_const(m->mode, MC_FLUSH),
                                           hdl_eq_const(m->enq_op, OP_FLUSH))));
}

static void shown(const struct morpheus_ports *m)
{
    struct hdl *h = m->h;
    sig held = hdl_delay_zero(h, "f_dram_held", hdl_and(m->dram_valid, hdl_not(m->dram_ready)),
                              "not taken");
    sig dram = hdl_cat(m->byp, m->reads, m->counted),
        was = hdl_delay_zero(h, "f_dram", dram, "shown");
    sig of_read = hdl_and(m->dram_held, hdl_not(m->byp_held));
    hdl_rule(h, "MC-D1", "Lemma: who was shown is still there.");
    hdl_lemma(h, "MC-D1", implies(of_read, m->is_read));
    hdl_lemma(h, "MC-D1", hdl_eq(m->dram_held, held));
    hdl_lemma(
        h, "MC-D1",
        implies(held, hdl_eq(was, hdl_cat(m->byp_held, hdl_not(m->byp_held), m->counted_held))));
    hdl_rule(h, "MC-D1", "What is shown to DRAM stays.");
    hdl_assert(h, "MC-D1", implies(held, hdl_eq(dram, was)));
    sig last = hdl_reg_zero(h, "f_last_byp", 1, "DRAM served bypass last");
    hdl_when(hdl_and(m->dram_valid, m->dram_ready)) hdl_next(last, m->byp);
    hdl_lemma(h, "MC-D1", hdl_eq(m->last_byp, last));
    hdl_rule(h, "MC-D1", "By turns.");
    hdl_assert(
        h, "MC-D1",
        implies(hdl_and(hdl_not(held), m->byp_valid, m->shows), hdl_eq(m->byp, hdl_not(last))));
    sig rsp_held =
        hdl_delay_zero(h, "f_rsp_held", hdl_and(m->rsp_valid, hdl_not(m->rsp_ready)), "not taken");
    sig sel = hdl_delay_zero(h, "f_shown", m->shown, "shown");
    sig offered = hdl_cat(m->from_core, m->cllc_rsp_valid);
    sig refused = hdl_delay_zero(
        h, "f_refused",
        hdl_and(offered,
                hdl_not(hdl_cat(m->returns, hdl_and(m->cllc_rsp_valid, m->cllc_rsp_ready)))),
        "answers of DRAM and of the conventional cache that were not taken");
    hdl_rule(h, "MC-R1", "Duty: they stay until they are.");
    hdl_assume(h, "MC-R1", hdl_none(hdl_and(refused, hdl_not(offered))));
    hdl_rule(h, "MC-R1", "Lemma: what was shown is still there.");
    hdl_lemma(h, "MC-R1", implies(m->rsp_held, hdl_none(hdl_and(m->shown, hdl_not(m->answers)))));
    hdl_lemma(h, "MC-R1", hdl_eq(m->rsp_held, rsp_held));
    hdl_rule(h, "MC-R1", "One answer, and what is shown stays.");
    hdl_assert(h, "MC-R1", hdl_at_most_one(m->shown));
    hdl_assert(h, "MC-R1", implies(rsp_held, hdl_eq(m->shown, sel)));
    hdl_rule(h, "MC-B1", "A block for bypass goes there, any other to a core.");
    hdl_assert(
        h, "MC-B1",
        hdl_eq(m->byp_rsp_valid, hdl_and(m->dram_rsp_valid, hdl_bit(m->dram_rsp_id, m->idw - 1))));
    hdl_assert(h, "MC-B1", implies(m->byp_ready, hdl_and(m->byp, m->dram_ready)));
    hdl_rule(h, "MC-Z1", "Zero what is not valid.");
    hdl_assert(
        h, "MC-Z1",
        implies(hdl_not(m->rsp_valid), hdl_none(hdl_cat(m->rsp_origin, m->rsp_ack, m->rsp_data))));
    hdl_assert(h, "MC-Z1",
               implies(hdl_not(m->dram_valid),
                       hdl_none(hdl_cat(m->dram_we, m->dram_blk, m->dram_id, m->dram_data))));
}

static void change(const struct morpheus_ports *m)
{
    struct hdl *h = m->h;
    sig was = hdl_delay_zero(h, "f_mode", m->mode, "of the last cycle");
    sig done = hdl_delay_zero(h, "f_done", m->empty, "nothing was under way");
    sig flushed =
        hdl_delay_zero(h, "f_flushed", m->cllc_flushed, "the conventional cache had nothing");
    hdl_rule(h, "MC-C1", "Flushed after all was served, loaded after all was flushed.");
    hdl_assert(h, "MC-C1", hdl_lt(m->mode, hdl_const(h, 3, MC_LOAD + 1)));
    hdl_assert(
        h, "MC-C1",
        implies(hdl_and(hdl_eq_const(m->mode, MC_FLUSH), hdl_not(hdl_eq_const(was, MC_FLUSH))),
                hdl_and(hdl_eq_const(was, MC_DRAIN), done)));
    hdl_assert(h, "MC-C1",
               implies(hdl_and(hdl_eq_const(m->mode, MC_CONVENTIONAL),
                               hdl_not(hdl_eq_const(was, MC_CONVENTIONAL))),
                       done));
    hdl_assert(h, "MC-C1",
               implies(m->cfg_ready, hdl_and(hdl_eq_const(was, MC_CONVENTIONAL), flushed)));
    hdl_assert(h, "MC-C1", hdl_eq(m->cllc_flush, hdl_eq_const(m->mode, MC_CONVENTIONAL)));
}

/* Reads of each set that DRAM has, and that query_unit counts as many, but for one that is shown
 * and not yet taken. */
static void counted(const struct morpheus_ports *m)
{
    struct hdl *h = m->h;
    const struct query_sizes *z = &m->z;
    sig back = hdl_and(m->dram_rsp_valid, hdl_not(hdl_bit(m->dram_rsp_id, m->idw - 1)),
                       hdl_bit(m->dram_rsp_id, m->idw - 2));
    sig set = hdl_bits(m->dram_rsp_id, z->tagw, z->setw), bits[4];
    sig held = hdl_and(m->dram_held, m->counted_held, hdl_not(m->byp_held));
    for (unsigned j = 0; j < 4; j++)
        bits[j] = hdl_inside(m->query, 0, hdl_fmt(h, "reads_%u", j));
    for (unsigned s = 0; s < z->sets; s++) {
        sig n = hdl_reg_zero(h, hdl_fmt(h, "f_reads_%u", s), 4, "reads that DRAM has");
        sig up = hdl_and(m->reads, m->dram_ready, m->counted, hdl_eq_const(m->w_set, s));
        sig mine = hdl_and(back, hdl_eq_const(set, s)), down = hdl_and(mine, m->returns), bit[4];
        hdl_when(hdl_and(up, hdl_not(down))) hdl_next(n, hdl_inc(n));
        hdl_when(hdl_and(down, hdl_not(up))) hdl_next(n, hdl_add_const(n, 15));
        hdl_rule(h, "MC-P2", "Duty: DRAM returns what was read.");
        hdl_assume(h, "MC-P2", implies(mine, hdl_any(n)));
        for (unsigned j = 0; j < 4; j++)
            bit[j] = hdl_bit(bits[j], s);
        sig one = hdl_extend(hdl_and(held, hdl_eq_const(m->w_set, s)), 4);
        hdl_rule(h, "MC-P1", "Lemma: those, and the one that is shown, are counted.");
        hdl_lemma(h, "MC-P1", hdl_eq(hdl_pack(4, bit), hdl_add(n, one)));
        hdl_lemma(h, "MC-P1", implies(hdl_any(one), hdl_not(hdl_all(n))));
    }
}

void props_morpheus(const struct morpheus_ports *m)
{
    struct hdl *h = m->h;
    hdl_group(h, NULL);
    hdl_rule(h, "MC-S1", "Duty: an operation of a core.");
    hdl_assume(h, "MC-S1", hdl_lt(m->req_op, hdl_const(h, 3, 5)));
    hdl_ifdef(h, "FORMAL");
    sig waits =
        hdl_delay_zero(h, "f_byp_waits", hdl_and(m->byp_valid, hdl_not(m->byp_ready)), "not taken");
    hdl_rule(h, "MC-D1", "Duty: what bypass asks stays until it is accepted.");
    hdl_assume(h, "MC-D1", implies(waits, m->byp_valid));
    sig shown_byp = hdl_and(m->dram_held, m->byp_held);
    hdl_rule(h, "MC-D1", "Lemma: what bypass asks was shown, and not accepted.");
    hdl_lemma(h, "MC-D1", implies(shown_byp, waits));
    entrance(m);
    onward(m);
    shown(m);
    change(m);
    waiting(m);
    if (m->z.sets <= QUERY_ORDER)
        counted(m);
    if (query_follows_all(&m->z) && m->z.queue < QUERY_ORDER && m->follows)
        props_morpheus_order(m);
    hdl_endif(h);
}
