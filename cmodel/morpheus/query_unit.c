#include "cmodel/morpheus/query_unit.h"
#include "cmodel/config.h"
#include "cmodel/morpheus/bloom_predictor.h"
#include "cmodel/util.h"

static const char *const rules[QU_NRULES] = {"QU-E1", "QU-O1", "QU-P1", "QU-P2", "QU-R1", "QU-D1",
                                             "QU-M1", "QU-L1", "QU-S1", "QU-X1", "QU-X2", "QU-C1",
                                             "QU-A1", "QU-Z1", "QU-N1", "QU-N2", "QU-F1"};
const struct cover_rules query_unit_rules = {rules, QU_NRULES};

struct entry {
    bool valid;
    uint8_t op, atomop, note, pay;
    uint32_t set, tag, origin;
    uint64_t age; /* when it was queued */
};

struct block {
    bool used;
    uint32_t mask[QU_MASK_WORDS], data[QU_DATA_WORDS];
};

struct set {
    bool open, poisoned;
    uint8_t reads, note, pay;
    uint32_t tag, origin; /* of the request in service, as note and pay */
};

struct response {
    uint32_t origin, data[QU_DATA_WORDS];
};

struct query_unit {
    struct query_shape s;
    struct entry *entry;
    struct block *block;
    struct set *set;
    struct response *response; /* a ring */
    unsigned first, responses;
    unsigned waiting, in_service, reads; /* reads: of all sets */
    unsigned last;                       /* entry that was dispatched last */
    uint64_t now;
    struct {
        bool valid, touched, carry;
        uint32_t op, set, tag, data[QU_DATA_WORDS];
    } message;
    struct {
        bool valid;
        uint32_t set;
        struct block block;
    } load;
    struct {
        bool valid, fresh, mark;
        bool unread; /* QU-X2: its data are read in this cycle */
        uint32_t set, op, tag, atomop;
        uint8_t pay;
        struct block block;
    } row;
    bool shown, shown_load;
    struct cover_point *cover;
};

bool query_has_data(unsigned op)
{
    return (op >= OP_WR && op <= OP_RED) || op == OP_FILL;
}

bool query_answers(unsigned op)
{
    return op == OP_RD || op == OP_ATOM;
}

/* WR, PWR, ATOM, RED, FLUSH */
static bool writes(unsigned op)
{
    return (op >= OP_WR && op <= OP_RED) || op == OP_FLUSH;
}

struct query_shape query_shape(const struct params *p)
{
    struct bloom_shape b = bloom_shape(p);
    return (struct query_shape){.sets = b.sets,
                                .setw = b.setw,
                                .tagw = b.tagw,
                                .notew = b.notew,
                                .originw = params_u(p, "morpheus.origin_bits"),
                                .bytes = params_u(p, "morpheus.block_bytes"),
                                .queue = params_u(p, "query_unit.queue"),
                                .payload = params_u(p, "query_unit.payload"),
                                .responses = params_u(p, "query_unit.responses"),
                                .poison = params_u(p, "query_unit.poison") != 0,
                                .answer = params_is(p, "query_unit.poll", "answer"),
                                .joint = params_is(p, "query_unit.exchange", "joint"),
                                .marks = !b.count,
                                .idle = b.swap == BP_IDLE,
                                .served_tag = b.update == BP_SERVICE};
}

struct query_unit *query_new(const struct params *p)
{
    struct query_unit *q = xcalloc(1, sizeof *q);
    q->s = query_shape(p);
    q->entry = xcalloc(q->s.queue, sizeof *q->entry);
    q->block = xcalloc(q->s.payload, sizeof *q->block);
    q->set = xcalloc((size_t)1 << q->s.setw, sizeof *q->set);
    q->response = xcalloc(q->s.responses, sizeof *q->response);
    q->cover = cover_new(&query_unit_rules, 1);
    q->last = q->s.queue - 1;
    return q;
}

void query_free(struct query_unit *q)
{
    if (!q)
        return;
    free(q->entry);
    free(q->block);
    free(q->set);
    free(q->response);
    free(q->cover);
    free(q);
}

void query_reset(struct query_unit *q)
{
    struct query_unit kept = *q;
    memset(q->entry, 0, q->s.queue * sizeof *q->entry);
    memset(q->block, 0, q->s.payload * sizeof *q->block);
    memset(q->set, 0, ((size_t)1 << q->s.setw) * sizeof *q->set);
    *q = (struct query_unit){.s = kept.s,
                             .entry = kept.entry,
                             .block = kept.block,
                             .set = kept.set,
                             .response = kept.response,
                             .cover = kept.cover,
                             .last = kept.s.queue - 1};
}

/* ---- what a cycle comes to ---- */

struct step {
    bool show_load, row_free, load_free, acts, nothing, reads_data;
    int dispatch;   /* entry, or -1 */
    int slot, room; /* lowest free entry and block, or -1 */
};

/* QU-O1: the oldest request of a set; -1 if it has none. */
static int oldest(const struct query_unit *q, uint32_t set)
{
    int best = -1;
    if (!q->waiting)
        return -1;
    for (unsigned i = 0; i < q->s.queue; i++)
        if (q->entry[i].valid && q->entry[i].set == set &&
            (best < 0 || q->entry[i].age < q->entry[best].age))
            best = (int)i;
    return best;
}

/* QU-R1. */
static int next_head(const struct query_unit *q)
{
    if (!q->waiting)
        return -1;
    for (unsigned n = 1; n <= q->s.queue; n++) {
        unsigned i = (q->last + n) % q->s.queue;
        const struct entry *e = &q->entry[i];
        if (e->valid && q->set[e->set].open && oldest(q, e->set) == (int)i)
            return (int)i;
    }
    return -1;
}

static int lowest_entry(const struct query_unit *q)
{
    for (unsigned i = 0; i < q->s.queue; i++)
        if (!q->entry[i].valid)
            return (int)i;
    return -1;
}

static int lowest_block(const struct query_unit *q)
{
    for (unsigned i = 0; i < q->s.payload; i++)
        if (!q->block[i].used)
            return (int)i;
    return -1;
}

static struct step step_of(const struct query_unit *q, const struct query_in *in)
{
    struct step s = {.show_load = q->shown ? q->shown_load : q->load.valid};
    s.row_free = !q->row.valid || (in->mmr_ready && !s.show_load && !q->row.unread);
    s.load_free = !q->load.valid || (in->mmr_ready && s.show_load);
    s.dispatch = s.row_free ? next_head(q) : -1;
    if (q->message.valid)
        switch (q->message.op) {
        case MM_LDROW:
            s.nothing = q->s.answer && oldest(q, q->message.set) < 0;
            s.acts = !s.nothing || (s.row_free && s.dispatch < 0);
            break;
        case MM_LDPAY:
            s.acts = s.reads_data = s.load_free;
            break;
        case MM_STDATA:
            s.acts = q->responses < q->s.responses;
            break;
        default:
            s.acts = true;
        }
    s.reads_data |= q->row.valid && q->row.unread;
    s.slot = lowest_entry(q);
    s.room = lowest_block(q);
    return s;
}

static bool room_for(const struct step *s, const struct query_in *in)
{
    return s->slot >= 0 && (!query_has_data(in->enq_op) || (s->room >= 0 && !s->reads_data));
}

static bool takes_message(const struct query_unit *q, const struct step *s)
{
    return (!q->message.valid || s->acts) && (q->s.joint || s->dispatch < 0);
}

static bool counted(const struct query_unit *q, const struct query_in *in)
{
    return in->rd_valid && q->set[in->rd_set].reads < QU_MOST_READS;
}

static void show(const struct query_unit *q, const struct step *s, struct query_out *out)
{
    if (s->show_load && q->load.valid) {
        out->mmr_valid = out->mmr_pay = true;
        out->mmr_set = q->load.set;
        out->mmr_mask = q->load.block.mask;
        out->mmr_data = q->load.block.data;
    } else if (q->row.valid && !q->row.unread) {
        out->mmr_valid = true;
        out->mmr_set = q->row.set;
        out->mmr_new = q->row.fresh;
        out->mmr_op = q->row.op;
        out->mmr_mark = q->row.mark;
        out->mmr_tag = q->row.tag;
        out->mmr_atomop = q->row.atomop;
        out->mmr_pay = q->s.joint && query_has_data(q->row.op);
        out->mmr_mask = out->mmr_pay ? q->row.block.mask : NULL;
        out->mmr_data = out->mmr_pay ? q->row.block.data : NULL;
    }
}

/* QU-C1, QU-X1. */
static bool completes(const struct query_unit *q, const struct step *s)
{
    unsigned op = q->message.op;
    return q->message.valid && s->acts && (op == MM_STROW || (q->s.joint && op == MM_STDATA));
}

static void completion(const struct query_unit *q, const struct step *s, struct query_out *out)
{
    if (!completes(q, s))
        return;
    const struct set *t = &q->set[q->message.set];
    out->done_valid = true;
    out->done_set = q->message.set;
    out->done_note = t->note;
    out->done_touched = q->message.touched;
    out->done_carry = q->message.carry;
    out->done_tag = q->s.served_tag ? t->tag : q->message.tag;
    out->done_idle = q->s.idle && !t->reads && oldest(q, q->message.set) < 0;
}

void query_eval(const struct query_unit *q, const struct query_in *in, struct query_out *out)
{
    struct step s = step_of(q, in);
    *out = (struct query_out){.enq_ready = room_for(&s, in),
                              .rd_counted = counted(q, in),
                              .mm_ready = takes_message(q, &s),
                              .empty = !q->waiting && !q->in_service && !q->reads && !q->responses};
    out->ret_fill =
        in->ret_valid && in->ret_counted && !(q->s.poison && q->set[in->ret_set].poisoned);
    show(q, &s, out);
    completion(q, &s, out);
    if (q->responses) {
        out->rsp_valid = true;
        out->rsp_origin = q->response[q->first].origin;
        out->rsp_data = q->response[q->first].data;
    }
}

/* ---- the clock edge ---- */

static void copy(uint32_t *to, const uint32_t *from, unsigned bits)
{
    memcpy(to, from, words32(bits) * sizeof *to);
}

static void read_data(struct query_unit *q, struct block *to, unsigned from)
{
    *to = q->block[from];
    q->block[from].used = false;
}

static void act(struct query_unit *q, const struct step *s)
{
    struct set *t = &q->set[q->message.set];
    switch (q->message.op) {
    case MM_LDROW:
        t->open = !s->nothing;
        if (s->nothing) {
            memset(&q->row, 0, sizeof q->row);
            q->row.valid = true;
            q->row.set = q->message.set;
        }
        break;
    case MM_LDPAY:
        q->load.valid = true;
        q->load.set = q->message.set;
        read_data(q, &q->load.block, t->pay);
        break;
    case MM_STDATA: {
        struct response *r = &q->response[(q->first + q->responses++) % q->s.responses];
        r->origin = t->origin;
        copy(r->data, q->message.data, 8 * q->s.bytes);
        break;
    }
    default:
        break;
    }
    if (completes(q, s)) {
        q->in_service -= q->in_service > 0;
        t->open |= q->s.joint;
    }
    q->message.valid = false;
}

static void dispatch(struct query_unit *q, unsigned i)
{
    struct entry *e = &q->entry[i];
    struct set *t = &q->set[e->set];
    t->open = false;
    t->note = e->note;
    t->pay = e->pay;
    t->tag = e->tag;
    t->origin = e->origin;
    q->row.valid = q->row.fresh = true;
    q->row.set = e->set;
    q->row.op = e->op;
    q->row.mark = q->s.marks && (e->note & 1);
    q->row.tag = e->tag;
    q->row.atomop = e->atomop;
    q->row.pay = e->pay;
    q->row.unread = q->s.joint && query_has_data(e->op);
    e->valid = false;
    q->waiting--;
    q->in_service++;
    q->last = i;
}

static void enqueue(struct query_unit *q, const struct query_in *in, const struct step *s)
{
    struct entry *e = &q->entry[s->slot];
    *e = (struct entry){.valid = true,
                        .op = (uint8_t)in->enq_op,
                        .atomop = (uint8_t)in->enq_atomop,
                        .note = (uint8_t)in->enq_note,
                        .set = in->enq_set,
                        .tag = in->enq_tag,
                        .origin = in->enq_origin,
                        .age = q->now};
    q->waiting++;
    /* a request without data has the number of a block, too, which nobody looks at */
    e->pay = (uint8_t)(s->room < 0 ? 0 : s->room);
    if (!query_has_data(in->enq_op))
        return;
    struct block *b = &q->block[s->room];
    b->used = true;
    copy(b->mask, in->enq_mask, q->s.bytes);
    copy(b->data, in->enq_data, 8 * q->s.bytes);
}

/* QU-N1, QU-N2. */
static void count_reads(struct query_unit *q, const struct query_in *in, bool queued)
{
    struct set *t = &q->set[in->enq_set];
    bool up = counted(q, in), down = in->ret_valid && in->ret_counted;
    if (queued && writes(in->enq_op) && t->reads && q->s.poison)
        t->poisoned = true;
    if (up) {
        q->set[in->rd_set].reads++;
        q->reads++;
    }
    t = &q->set[in->ret_set];
    if (down && t->reads) {
        t->reads--;
        q->reads--;
        if (!t->reads)
            t->poisoned = false;
    }
}

static void covered(struct query_unit *q, const struct query_in *in, const struct step *s,
                    bool queued)
{
    struct cover_point *c = q->cover;
    const struct set *ret = &q->set[in->ret_set];
    c[QU_E1].hits += in->enq_valid && !queued;
    c[QU_O1].hits += queued && oldest(q, in->enq_set) >= 0;
    c[QU_P1].hits += q->message.valid && q->message.op == MM_LDROW && s->acts;
    c[QU_P2].hits += s->nothing && s->acts;
    c[QU_R1].hits += s->dispatch >= 0 && q->waiting > 1;
    c[QU_D1].hits += s->dispatch >= 0;
    c[QU_M1].hits += in->mm_valid && !takes_message(q, s);
    c[QU_L1].hits += s->reads_data;
    c[QU_S1].hits += q->message.valid && q->message.op == MM_STDATA;
    c[QU_X1].hits += q->s.joint && completes(q, s);
    c[QU_X2].hits += q->row.valid && q->row.unread;
    c[QU_C1].hits += completes(q, s);
    c[QU_A1].hits += q->shown || (q->load.valid && q->row.valid);
    c[QU_Z1].hits += !q->load.valid && !q->row.valid;
    c[QU_N1].hits += in->rd_valid;
    c[QU_N2].hits += in->ret_valid && in->ret_counted && ret->poisoned;
    c[QU_F1].hits += !q->waiting && !q->in_service && q->reads;
}

void query_clock(struct query_unit *q, const struct query_in *in)
{
    struct step s = step_of(q, in);
    bool queued = in->enq_valid && room_for(&s, in), message = in->mm_valid && takes_message(q, &s);
    covered(q, in, &s, queued);
    bool valid = (q->row.valid && !q->row.unread) || q->load.valid;
    q->shown = valid && !in->mmr_ready;
    q->shown_load = s.show_load;
    if (in->mmr_ready && valid && s.show_load)
        q->load.valid = false;
    else if (in->mmr_ready && valid)
        q->row.valid = false;
    if (q->row.valid && q->row.unread) {
        read_data(q, &q->row.block, q->row.pay);
        q->row.unread = false;
    }
    if (in->rsp_ready && q->responses) {
        q->first = (q->first + 1) % q->s.responses;
        q->responses--;
    }
    count_reads(q, in, queued);
    if (q->message.valid && s.acts)
        act(q, &s);
    if (s.dispatch >= 0)
        dispatch(q, (unsigned)s.dispatch);
    if (queued)
        enqueue(q, in, &s);
    if (message) {
        q->message.valid = true;
        q->message.op = in->mm_op;
        q->message.set = in->mm_set;
        q->message.touched = in->mm_touched;
        q->message.carry = in->mm_carry;
        q->message.tag = in->mm_tag;
        if (in->mm_op == MM_STDATA)
            copy(q->message.data, in->mm_data, 8 * q->s.bytes);
    }
    q->now++;
}

const struct cover_point *query_cover(const struct query_unit *q)
{
    return q->cover;
}
