/* morpheus: what happens in a cycle between entrance, predictor, unit and answers. */
#include "cmodel/morpheus/morpheus.h"
#include "base/mem.h"
#include "cmodel/config.h"
#include "cmodel/util.h"

struct request {
    uint32_t op, blk, origin, atomop, set, tag, pay;
    bool l1;
};

struct completion {
    bool valid, touched, carry, idle;
    uint32_t set, note, tag;
};

enum mode { RUN, DRAIN, FLUSHING, SERVED, CONVENTIONAL, LOAD };
enum source { FROM_CLLC, FROM_DRAM, FROM_WARPS, FROM_ACKS, SOURCES };

struct morpheus {
    struct morpheus_shape s;
    struct bloom_predictor *bloom;
    struct query_unit *query;
    struct addr_classes division;
    uint32_t sets;
    uint32_t all[QU_MASK_WORDS]; /* the mask of a whole block */
    enum mode mode;
    uint32_t flushed;    /* next set that is sent FLUSH */
    bool two;            /* addr_separator.stage: a request passes two stages */
    bool staged, summed; /* in the first, in the second */
    struct request stage, sum, looked, waiting; /* its filters are; behind its prediction */
    struct request *side;
    struct {
        bool valid, window;
        uint32_t set, tag, data[QU_DATA_WORDS];
    } back; /* came back from DRAM; its filters are asked */
    struct {
        bool valid;
        uint32_t set, tag, pay;
    } fill;                 /* they were; its data are in the payload memory */
    bool fill_known;        /* and what they say */
    struct completion done; /* on its way to the predictor */
    bool window;            /* MC-W1: the window of reads that is open */
    bool swapped;           /* in it */
    unsigned reads[2];      /* of each window: shown to DRAM, filters not asked yet */
    unsigned side_first, side_n;
    uint32_t ack[MC_ACKS];
    unsigned ack_first, ack_n;
    bool dram_held, dram_byp, dram_last_byp, dram_window; /* what was shown to DRAM */
    bool rsp_held;
    unsigned rsp_shown, rsp_last;
    bool poison;
    struct morpheus_fills fills;
    struct cover_point *cover;
};

struct morpheus_shape morpheus_shape(const struct params *p)
{
    struct morpheus_shape s = {.a = addr_separator_new(p),
                               .b = bloom_shape(p),
                               .q = query_shape(p),
                               .side = params_u(p, "morpheus.side")};
    s.idw = 2 + s.q.originw + s.a.setw + s.a.tagw;
    return s;
}

struct morpheus *morpheus_new(const struct params *p)
{
    struct morpheus *m = xcalloc(1, sizeof *m);
    m->s = morpheus_shape(p);
    m->bloom = bloom_new(p);
    m->query = query_new(p);
    m->side = xcalloc(m->s.side, sizeof *m->side);
    m->cover = cover_new(&morpheus_rules, 1);
    m->rsp_last = SOURCES - 1;
    m->poison = params_u(p, "query_unit.poison") != 0;
    m->two = params_u(p, "addr_separator.stage") != 0;
    for (unsigned i = 0; i < m->s.q.bytes; i++)
        m->all[i / 32] |= 1u << i % 32;
    return m;
}

void morpheus_free(struct morpheus *m)
{
    if (!m)
        return;
    bloom_free(m->bloom);
    query_free(m->query);
    free(m->side);
    free(m->cover);
    free(m);
}

void morpheus_reset(struct morpheus *m)
{
    struct morpheus kept = *m;
    bloom_reset(m->bloom);
    query_reset(m->query);
    *m = (struct morpheus){.s = kept.s,
                           .bloom = kept.bloom,
                           .query = kept.query,
                           .side = kept.side,
                           .poison = kept.poison,
                           .two = kept.two,
                           .cover = kept.cover,
                           .rsp_last = SOURCES - 1};
    memcpy(m->all, kept.all, sizeof m->all);
}

/* ---- what a cycle comes to ---- */

struct cycle {
    bool open, extended, conventional; /* a request, and on which side */
    struct bloom_in bi;
    struct bloom_out bo;
    struct query_in qi;
    struct query_out qo;
    int source;      /* of the answer that is shown, or -1 */
    bool of_dram[2]; /* what DRAM returns: for a core, for bypass */
    bool read, byp;  /* what is shown to DRAM */
    bool window;     /* of the read that is shown */
    bool returns, fills, flushes, queues, acks;
    bool wants, waits_entry;    /* the block that was asked for: to be filled in; has no entry */
    bool leaves;                /* it goes, filled in or not */
    bool asks, drops, to_fill;  /* the block that came back; the payload port is its */
    bool turn;                  /* another window begins */
    bool dram_asked;            /* MC-D1: by both, or still */
    bool takes, moves;          /* the predictor takes a request; the side FIFO does */
    bool onward, enters;        /* one leaves the first stage; one enters it */
    bool data_room, enters_any; /* for data of a request; for the one that is shown */
    bool room;                  /* for an extended request, whatever it is */
    uint32_t block;             /* where data go in this cycle */
};

/* MC-P2: the id's fields, from the tag up. */
static uint64_t read_id(const struct morpheus *m, const struct cycle *c)
{
    const struct request *r = &m->waiting;
    unsigned setw = m->s.a.setw, tagw = m->s.a.tagw;
    return ((((uint64_t)c->window << m->s.q.originw | r->origin) << setw | r->set) << tagw) |
           r->tag;
}

static uint64_t byp_id(const struct morpheus *m, uint32_t id)
{
    uint64_t top = 1ull << (m->s.q.originw + 1);
    return (top | id) << (m->s.a.setw + m->s.a.tagw);
}

static uint32_t id_field(const struct morpheus *m, uint64_t id, unsigned which)
{
    unsigned tagw = m->s.a.tagw, setw = m->s.a.setw, originw = m->s.q.originw;
    const unsigned at[] = {0, tagw, tagw + setw, tagw + setw + originw, tagw + setw + originw + 1};
    const unsigned width[] = {tagw, setw, originw, 1, 1};
    return (uint32_t)(id >> at[which] & low_bits(width[which]));
}
enum { ID_TAG, ID_SET, ID_ORIGIN, ID_WINDOW, ID_BYP };

/* MC-R1. */
static int answer_shown(const struct morpheus *m, const struct morpheus_in *in,
                        const struct cycle *c)
{
    const bool valid[SOURCES] = {in->cllc_rsp_valid, c->of_dram[0] && !m->back.valid,
                                 c->qo.rsp_valid, m->ack_n > 0};
    if (m->rsp_held)
        return (int)m->rsp_shown;
    for (unsigned n = 1; n <= SOURCES; n++)
        if (valid[(m->rsp_last + n) % SOURCES])
            return (int)((m->rsp_last + n) % SOURCES);
    return -1;
}

static bool needs_ack(unsigned op)
{
    return op == OP_WR || op == OP_PWR || op == OP_RED;
}

/* Whether query_unit takes a request of that operation in this cycle. */
static bool query_takes(const struct morpheus *m, struct cycle *c, unsigned op)
{
    struct query_out o;
    c->qi.enq_op = op;
    query_eval(m->query, &c->qi, &o);
    return o.enq_ready;
}

/* A query of that set is looked up, or its prediction waits. */
static bool asks_for(const struct morpheus *m, const struct cycle *c, uint32_t set)
{
    return (c->bo.p_valid && m->waiting.set == set) || (c->bo.l_valid && m->looked.set == set);
}

/* MC-M1: what was completed in the last cycle. */
static void completed(const struct morpheus *m, struct cycle *c)
{
    c->bi.d_valid = m->done.valid;
    c->bi.d_set = m->done.set;
    c->bi.d_note = m->done.note;
    c->bi.d_touched = m->done.touched;
    c->bi.d_carry = m->s.b.carry && m->done.carry;
    c->bi.d_tag = m->done.tag;
    c->bi.d_idle = m->done.idle && !asks_for(m, c, m->done.set);
}

/* MC-F1 to MC-F3: the block that was asked for is filled in, waits or goes; the one behind it is
 * asked for. */
static void look(const struct morpheus *m, struct cycle *c)
{
    c->bi.a_set = m->back.set;
    c->bi.a_tag = m->back.tag;
    c->bi.a_old = m->back.window != m->window;
    c->wants = m->fill_known && (c->bo.a_fill || !m->poison);
    bool room = c->qo.enq_left;
    c->bi.f_valid = c->wants && room;
    bloom_eval(m->bloom, &c->bi, &c->bo);
    c->fills = c->bi.f_valid && c->bo.f_ready;
    c->waits_entry = c->wants && !room && m->back.valid;
    c->leaves = m->fill_known && (room ? c->bo.f_ready : m->back.valid);
    bool free = m->back.valid && (!m->fill.valid || c->leaves);
    struct query_out o;
    c->qi.pay_fill = m->back.valid;
    query_eval(m->query, &c->qi, &o);
    c->bi.a_valid = free && o.pay_ready;
    c->to_fill = free && c->bo.a_ready;
    c->asks = c->bi.a_valid && c->bo.a_ready;
    c->drops = m->back.valid && o.pay_full;
    c->qi.free_valid = c->leaves && !c->fills;
    c->qi.free_block = c->qi.free_valid ? m->fill.pay : 0;
}

static void returned(const struct morpheus *m, const struct morpheus_in *in, struct cycle *c)
{
    bool byp = in->dram_rsp_valid && id_field(m, in->dram_rsp_id, ID_BYP);
    c->of_dram[0] = in->dram_rsp_valid && !byp;
    c->of_dram[1] = byp;
#define IN(name, ...) c->qi.name = in->name;
#define CONTRACT_ROWS "contract/morpheus/warp_port.inc"
#include "contract/each.h"
    query_eval(m->query, &c->qi, &c->qo);
    completed(m, c);
    look(m, c);
    c->source = answer_shown(m, in, c);
    c->qi.rsp_ready = c->source == FROM_WARPS && in->rsp_ready;
    c->returns = c->source == FROM_DRAM && in->rsp_ready;
}

/* The entry of query_unit's queue in this cycle: a fill, a FLUSH or the request that waits. */
static void queue_one(const struct morpheus *m, const struct morpheus_in *in, struct cycle *c)
{
    const struct request *r = &m->waiting;
    bloom_eval(m->bloom, &c->bi, &c->bo);
    bool read = c->bo.p_valid && r->op == OP_RD && !r->l1 && !c->bo.p_hit;
    bool entry = c->bo.p_valid && !read;
    bool turn = m->fill_known && c->qo.enq_left; /* MC-F2 */
    c->flushes = m->mode == FLUSHING && !turn && query_takes(m, c, OP_FLUSH);
    c->queues = entry && !turn && c->bo.p_ready && (!needs_ack(r->op) || m->ack_n < MC_ACKS) &&
                query_takes(m, c, r->op);
    c->acks = c->queues && needs_ack(r->op);
    /* MC-D1: by turns, what was shown stays */
    bool updates = m->s.b.update != BP_ACCEPT || (c->bo.p_ready && !c->bi.f_valid);
    bool shows = read && (m->dram_held || (updates && m->reads[m->window] < MC_MOST_READS));
    c->byp = m->dram_held ? m->dram_byp : in->byp_valid && !(shows && m->dram_last_byp);
    c->read = shows && !c->byp;
    c->dram_asked = m->dram_held || (shows && in->byp_valid);
    c->bi.p_queue = c->queues;
    c->bi.p_take = c->queues || (c->read && in->dram_ready);
    c->window = c->read && (m->dram_held ? m->dram_window : m->window);
    c->turn = !m->reads[!m->window] && (m->reads[m->window] || m->swapped);
    c->bi.window = c->turn;
}

static void fill_entry(const struct morpheus *m, struct cycle *c)
{
    const struct request *r = &m->waiting;
    struct query_in *q = &c->qi;
    q->enq_valid = c->fills || c->flushes || c->queues;
    bloom_eval(m->bloom, &c->bi, &c->bo);
    if (c->fills) {
        q->enq_op = OP_FILL;
        q->enq_set = m->fill.set;
        q->enq_tag = m->fill.tag;
        q->enq_origin = q->enq_atomop = 0;
        q->enq_note = c->bo.note;
        q->enq_pay = m->fill.pay;
    } else if (c->flushes) {
        q->enq_op = OP_FLUSH;
        q->enq_set = m->flushed;
        q->enq_tag = q->enq_origin = q->enq_atomop = q->enq_note = 0;
    } else {
        q->enq_op = r->op;
        q->enq_set = r->set;
        q->enq_tag = r->tag;
        q->enq_origin = r->origin;
        q->enq_atomop = r->atomop;
        q->enq_note = c->bo.note;
        q->enq_pay = r->pay;
    }
}

/* The payload memory takes what came back, or the data of a request that enters. */
static void take_data(const struct morpheus *m, const struct morpheus_in *in, struct cycle *c,
                      bool request)
{
    struct query_in *q = &c->qi;
    q->pay_fill = m->back.valid;
    q->pay_valid = c->to_fill || request;
    q->pay_mask = c->to_fill ? m->all : in->req_mask;
    q->pay_data = c->to_fill ? m->back.data : in->req_data;
}

/* MC-S1, MC-A1. */
static void enter(const struct morpheus *m, const struct morpheus_in *in, struct cycle *c)
{
    const struct request *next = &m->side[m->side_first];
    c->bi.q_valid = m->side_n > 0;
    c->bi.q_set = next->set;
    c->bi.q_tag = next->tag;
    bloom_eval(m->bloom, &c->bi, &c->bo);
    c->takes = c->bi.q_valid && c->bo.q_ready;
    c->moves = (m->two ? m->summed : m->staged) && m->side_n < m->s.side;
    c->onward = m->two ? m->staged && (!m->summed || c->moves) : c->moves;
    struct addr_side side = addr_side(&m->s.a, &m->division, in->req_blk);
    c->open = m->mode == RUN;
    c->extended = side.ext;
    c->conventional = in->req_valid && c->open && !side.ext;
    bool stage = !m->staged || c->onward;
    struct query_out o;
    take_data(m, in, c, false);
    query_eval(m->query, &c->qi, &o);
    c->data_room = !m->back.valid && o.pay_ready;
    c->enters_any = c->open && stage && (c->data_room || !query_has_data(in->req_op));
    c->room = c->open && stage && c->data_room;
    c->enters = in->req_valid && side.ext && c->enters_any;
    take_data(m, in, c, c->enters && query_has_data(in->req_op));
    query_eval(m->query, &c->qi, &o);
    c->block = o.pay_block;
}

static struct cycle cycle_of(const struct morpheus *m, const struct morpheus_in *in)
{
    struct cycle c = {.bi = {.clear = m->mode == LOAD}};
    bloom_prediction(m->bloom, &c.bo);
    returned(m, in, &c);
    queue_one(m, in, &c);
    fill_entry(m, &c);
    enter(m, in, &c);
    return c;
}

static void answer(const struct morpheus *m, const struct morpheus_in *in, const struct cycle *c,
                   struct morpheus_out *out)
{
    out->rsp_valid = c->source >= 0;
    switch (c->source) {
    case FROM_CLLC:
        out->rsp_origin = in->cllc_rsp_origin;
        out->rsp_ack = in->cllc_rsp_ack;
        out->rsp_data = in->cllc_rsp_data;
        break;
    case FROM_DRAM:
        out->rsp_origin = id_field(m, in->dram_rsp_id, ID_ORIGIN);
        out->rsp_data = in->dram_rsp_data;
        break;
    case FROM_WARPS:
        out->rsp_origin = c->qo.rsp_origin;
        out->rsp_data = c->qo.rsp_data;
        break;
    case FROM_ACKS:
        out->rsp_origin = m->ack[m->ack_first];
        out->rsp_ack = true;
        break;
    default:
        break;
    }
    out->cllc_rsp_ready = c->source == FROM_CLLC && in->rsp_ready;
    out->dram_rsp_ready = c->of_dram[1] ? in->byp_rsp_ready : c->returns;
    if (c->of_dram[1]) {
        out->byp_rsp_valid = true;
        out->byp_rsp_id = id_field(m, in->dram_rsp_id, ID_ORIGIN);
        out->byp_rsp_data = in->dram_rsp_data;
    }
}

void morpheus_eval(const struct morpheus *m, const struct morpheus_in *in, struct morpheus_out *out)
{
    struct cycle c = cycle_of(m, in);
    *out = (struct morpheus_out){.swap = c.bo.swap,
                                 .cfg_ready = m->mode == LOAD,
                                 .cllc_flush = m->mode == CONVENTIONAL,
                                 .cllc_valid = c.conventional,
                                 .dram_valid = c.read || c.byp,
                                 .byp_ready = c.byp && in->dram_ready};
#define OUT(name, ...) out->name = c.qo.name;
#define CONTRACT_ROWS "contract/morpheus/warp_port.inc"
#include "contract/each.h"
    out->req_ready = c.extended ? c.enters_any : c.open && in->cllc_ready;
    out->req_ext = c.extended;
    out->req_room = (uint32_t)c.room << 1 | (c.open && in->cllc_ready);
    if (c.conventional) {
        out->cllc_op = in->req_op;
        out->cllc_blk = in->req_blk;
        out->cllc_origin = in->req_origin;
        out->cllc_atomop = in->req_atomop;
        out->cllc_mask = in->req_mask;
        out->cllc_data = in->req_data;
    }
    if (c.byp) {
        out->dram_we = in->byp_we;
        out->dram_blk = in->byp_blk;
        out->dram_id = byp_id(m, in->byp_id);
        out->dram_data = in->byp_we ? in->byp_data : NULL;
    } else if (c.read) {
        out->dram_blk = m->waiting.blk;
        out->dram_id = read_id(m, &c);
    }
    answer(m, in, &c, out);
}

/* ---- the clock edge ---- */

static bool quiet(const struct morpheus *m, const struct cycle *c)
{
    return !m->staged && !m->summed && !m->side_n && !c->bo.l_valid && !c->bo.p_valid &&
           c->qo.empty && !m->ack_n && !m->reads[0] && !m->reads[1] && !m->back.valid &&
           !m->fill.valid;
}

/* MC-C1. */
static void change(struct morpheus *m, const struct morpheus_in *in, const struct cycle *c)
{
    switch (m->mode) {
    case RUN:
        if (in->cfg_valid)
            m->mode = DRAIN;
        break;
    case DRAIN:
        if (quiet(m, c))
            m->mode = m->sets ? FLUSHING : CONVENTIONAL;
        m->flushed = 0;
        break;
    case FLUSHING:
        if (c->flushes && ++m->flushed == m->sets)
            m->mode = SERVED;
        break;
    case SERVED:
        if (c->qo.empty)
            m->mode = CONVENTIONAL;
        break;
    case CONVENTIONAL:
        if (in->cllc_flushed)
            m->mode = LOAD;
        break;
    default:
        m->division = (struct addr_classes){in->cfg_threshold, in->cfg_threshold_rf,
                                            in->cfg_scale_rf, in->cfg_scale_l1, in->cfg_first_l1};
        m->sets = in->cfg_threshold ? in->cfg_sets : 0;
        if (m->sets > 1u << m->s.a.setw) /* not by the page; whatever the pins say stays inside */
            m->sets = 1u << m->s.a.setw;
        m->mode = RUN;
    }
}

static void covered(struct morpheus *m, const struct morpheus_in *in, const struct cycle *c)
{
    struct cover_point *v = m->cover;
    const struct request *r = &m->waiting;
    bool goes = c->read && in->dram_ready;
    v[MC_S1].hits += c->conventional;
    v[MC_S2].hits += c->open && !c->room;
    v[MC_A1].hits += m->side_n > 1;
    v[MC_A2].hits += c->enters && query_has_data(in->req_op);
    v[MC_P1].hits += goes;
    v[MC_P2].hits += c->read || c->byp;
    v[MC_P3].hits += c->read && !m->dram_held;
    v[MC_Q1].hits += c->queues;
    v[MC_M1].hits += m->done.valid;
    v[MC_L1].hits += c->queues && r->l1 && r->op == OP_RD;
    v[MC_K1].hits += c->acks;
    v[MC_F1].hits += c->asks;
    v[MC_F2].hits += c->fills;
    v[MC_F3].hits += c->leaves && !c->fills;
    v[MC_W1].hits += c->turn;
    v[MC_D1].hits += c->dram_asked;
    v[MC_B1].hits += c->of_dram[1];
    v[MC_R1].hits += c->source >= 0;
    v[MC_C1].hits += m->mode == LOAD;
    v[MC_C2].hits += c->flushes;
    v[MC_Z1].hits += c->source < 0;
}

static void copy_words(uint32_t *to, const uint32_t *from, unsigned bits)
{
    memcpy(to, from, words32(bits) * sizeof *to);
}

static struct request accepted(const struct morpheus *m, const struct morpheus_in *in, uint32_t pay)
{
    struct addr_side side = addr_side(&m->s.a, &m->division, in->req_blk);
    struct request r = {.op = in->req_op,
                        .blk = in->req_blk,
                        .origin = in->req_origin,
                        .atomop = in->req_atomop,
                        .set = addr_set(&m->s.a, &m->division, &side),
                        .tag = side.tag,
                        .pay = query_has_data(in->req_op) ? pay : 0,
                        .l1 = side.l1};
    return r;
}

static void flow(struct morpheus *m, const struct morpheus_in *in, const struct cycle *c)
{
    if (c->moves)
        m->side[(m->side_first + m->side_n++) % m->s.side] = m->two ? m->sum : m->stage;
    if (c->bo.l_valid && (!c->bo.p_valid || c->bi.p_take))
        m->waiting = m->looked;
    if (c->takes) {
        m->looked = m->side[m->side_first];
        m->side_first = (m->side_first + 1) % m->s.side;
        m->side_n--;
    }
    if (m->two && c->onward)
        m->sum = m->stage;
    m->summed = m->two && (c->onward || (m->summed && !c->moves));
    if (c->onward)
        m->staged = false;
    if (c->enters) {
        m->staged = true;
        m->stage = accepted(m, in, c->block);
    }
}

/* What came back, and what is read. */
static void returns(struct morpheus *m, const struct morpheus_in *in, const struct cycle *c)
{
    struct morpheus_fills *f = &m->fills;
    f->filled += c->fills;
    f->no_entry += c->waits_entry;
    f->queued_since += c->leaves && !c->wants;
    f->no_block += c->drops;
    m->fill_known = m->fill.valid && !c->leaves;
    if (c->leaves)
        m->fill.valid = false;
    if (c->asks) {
        m->fill.valid = true;
        m->fill.set = m->back.set;
        m->fill.tag = m->back.tag;
        m->fill.pay = c->block;
    }
    if (c->asks || c->drops) {
        m->back.valid = false;
        m->reads[m->back.window]--;
    }
    if (c->returns) {
        m->back.valid = true;
        m->back.window = id_field(m, in->dram_rsp_id, ID_WINDOW);
        m->back.set = id_field(m, in->dram_rsp_id, ID_SET);
        m->back.tag = id_field(m, in->dram_rsp_id, ID_TAG);
        copy_words(m->back.data, in->dram_rsp_data, 8 * m->s.q.bytes);
    }
    if (c->read && !m->dram_held) {
        m->reads[m->window]++;
        f->read++;
    }
    m->swapped = !c->turn && (m->swapped || c->bo.swap);
    if (c->turn)
        m->window = !m->window;
}

struct morpheus_fills morpheus_fills(const struct morpheus *m)
{
    struct morpheus_fills f = m->fills;
    f.under_way = m->reads[0] + m->reads[1];
    f.looked_at = m->fill.valid;
    return f;
}

static void complete(struct morpheus *m, const struct cycle *c)
{
    const struct query_out *o = &c->qo;
    m->done.valid = o->done_valid;
    m->done.set = o->done_set;
    m->done.note = o->done_note;
    m->done.touched = o->done_touched;
    m->done.carry = o->done_carry;
    m->done.tag = o->done_tag;
    m->done.idle = o->done_idle && !asks_for(m, c, o->done_set);
}

void morpheus_clock(struct morpheus *m, const struct morpheus_in *in)
{
    struct cycle c = cycle_of(m, in);
    covered(m, in, &c);
    uint32_t origin = m->waiting.origin;
    change(m, in, &c); /* by what was there at the start of the cycle, as everything */
    complete(m, &c);
    query_clock(m->query, &c.qi);
    bloom_clock(m->bloom, &c.bi);
    returns(m, in, &c);
    if (c.source == FROM_ACKS && in->rsp_ready) {
        m->ack_first = (m->ack_first + 1) % MC_ACKS;
        m->ack_n--;
    }
    if (c.acks)
        m->ack[(m->ack_first + m->ack_n++) % MC_ACKS] = origin;
    if (c.source >= 0 && !m->rsp_held)
        m->rsp_last = (unsigned)c.source;
    m->rsp_held = c.source >= 0 && !in->rsp_ready;
    m->rsp_shown = c.source >= 0 ? (unsigned)c.source : 0;
    bool shows = c.read || c.byp;
    if (shows && in->dram_ready)
        m->dram_last_byp = c.byp;
    m->dram_held = shows && !in->dram_ready;
    m->dram_byp = c.byp;
    m->dram_window = c.window;
    flow(m, in, &c);
}

const struct cover_point *morpheus_cover(const struct morpheus *m)
{
    return m->cover;
}
