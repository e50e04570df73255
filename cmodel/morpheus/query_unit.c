/* query_unit: docs/blocks/query_unit.md. */
#include "cmodel/morpheus/query_unit.h"
#include "base/mem.h"
#include "cmodel/config.h"
#include "cmodel/morpheus/bloom_predictor.h"
#include "cmodel/ports.h"
#include "cmodel/util.h"

struct entry {
    bool valid;
    uint8_t op, atomop, note, pay;
    uint32_t set, tag, origin;
    uint8_t next; /* the one queued behind it for its set, if there is one */
    bool joins;   /* QU-J1: it gets the answer of the one before it */
};

struct block {
    bool used;
    uint32_t mask[QU_MASK_WORDS], data[QU_DATA_WORDS];
};

struct set {
    bool open;
    uint8_t note, pay;
    unsigned queued;      /* requests, a list */
    uint8_t first, last;  /* of it */
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
    unsigned waiting, in_service, blocks; /* blocks: that are used */
    unsigned last;                        /* entry that was chosen last */
    int chosen[2];                        /* that are dispatched next, in this order, or -1 */
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
    bool echoing; /* the answer in the stage has been given to its request */
    int fresh;    /* entry that was queued in the last cycle, or -1 */
    int before;   /* the one before it in its set, or -1 */
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

struct query_shape query_shape(const struct params *p)
{
    struct bloom_shape b = bloom_shape(p);
    unsigned kept = params_u(p, "query_unit.fills"), queue = params_u(p, "query_unit.queue"),
             payload = params_u(p, "query_unit.payload");
    return (struct query_shape){.sets = b.sets,
                                .setw = b.setw,
                                .tagw = b.tagw,
                                .notew = b.notew,
                                .originw = params_u(p, "morpheus.origin_bits"),
                                .bytes = params_u(p, "morpheus.block_bytes"),
                                .queue = queue,
                                .payload = payload,
                                .payw = clog2(payload),
                                .entries_kept = kept < queue ? kept : queue - 1,
                                .blocks_kept = kept < payload ? kept : payload - 1,
                                .responses = params_u(p, "query_unit.responses"),
                                .answer = params_is(p, "query_unit.poll", "answer"),
                                .joint = params_is(p, "query_unit.exchange", "joint"),
                                .merge = params_is(p, "query_unit.exchange", "joint") &&
                                         params_u(p, "query_unit.merge") != 0,
                                .marks = !b.count,
                                .idle = b.swap == BP_IDLE,
                                .served_tag = b.update == BP_SERVICE};
}

struct query_unit *query_new(const struct params *p)
{
    struct query_unit *q = xcalloc(1, sizeof *q);
    q->s = query_shape(p);
    q->entry = xcalloc(q->s.queue, sizeof *q->entry);
    /* as many as a block's number can name, as of sets */
    q->block = xcalloc((size_t)1 << q->s.payw, sizeof *q->block);
    q->set = xcalloc((size_t)1 << q->s.setw, sizeof *q->set);
    q->response = xcalloc(q->s.responses, sizeof *q->response);
    q->cover = cover_new(&query_unit_rules, 1);
    q->last = q->s.queue - 1;
    q->fresh = q->chosen[0] = q->chosen[1] = -1;
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
    memset(q->block, 0, ((size_t)1 << q->s.payw) * sizeof *q->block);
    memset(q->set, 0, ((size_t)1 << q->s.setw) * sizeof *q->set);
    *q = (struct query_unit){.s = kept.s,
                             .entry = kept.entry,
                             .block = kept.block,
                             .set = kept.set,
                             .response = kept.response,
                             .cover = kept.cover,
                             .last = kept.s.queue - 1,
                             .fresh = -1,
                             .chosen = {-1, -1}};
}

/* ---- what a cycle comes to ---- */

struct step {
    bool show_load, row_free, load_free, acts, nothing, reads_data;
    int dispatch;  /* entry, or -1 */
    int joined;    /* entry that gets the answer in the stage next, or -1 */
    bool echo;     /* it gets it in this cycle */
    int slot;      /* lowest free entry, or -1 */
    unsigned room; /* lowest free block */
};

/* QU-O1: the oldest request of a set; -1 if it has none. */
static int oldest(const struct query_unit *q, uint32_t set)
{
    return q->set[set].queued ? (int)q->set[set].first : -1;
}

/* QU-R1: the head that is chosen in this cycle, or -1. */
static int next_head(const struct query_unit *q)
{
    if (!q->waiting || q->chosen[1] >= 0)
        return -1;
    for (unsigned n = 1; n <= q->s.queue; n++) {
        unsigned i = (q->last + n) % q->s.queue;
        const struct entry *e = &q->entry[i];
        if (e->valid && !e->joins && (int)i != q->chosen[0] && q->set[e->set].open &&
            oldest(q, e->set) == (int)i)
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

/* 0 if none is free: surroundings that give back a free one make `blocks` less than are used. */
static unsigned lowest_block(const struct query_unit *q)
{
    for (unsigned i = 0; i < q->s.payload; i++)
        if (!q->block[i].used)
            return i;
    return 0;
}

/* QU-J2: the oldest of the set that is answered, if it joins. */
static int joined(const struct query_unit *q)
{
    if (!q->message.valid || q->message.op != MM_STDATA)
        return -1;
    int first = oldest(q, q->message.set);
    return first >= 0 && q->entry[first].joins ? first : -1;
}

/* QU-M1: the message leaves its stage. */
static bool message_goes(const struct query_unit *q, const struct step *s)
{
    if (q->message.op == MM_STDATA && (q->echoing || s->acts))
        return s->joined < 0;
    return s->acts;
}

static struct step step_of(const struct query_unit *q, const struct query_in *in)
{
    struct step s = {.show_load = q->shown ? q->shown_load : q->load.valid};
    s.row_free = !q->row.valid || (in->mmr_ready && !s.show_load && !q->row.unread);
    s.load_free = !q->load.valid || (in->mmr_ready && s.show_load);
    s.dispatch = s.row_free && !q->echoing ? q->chosen[0] : -1;
    s.joined = joined(q);
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
            s.acts = q->responses < q->s.responses && (!q->echoing || s.joined >= 0);
            s.echo = q->echoing && s.acts;
            break;
        default:
            s.acts = true;
        }
    s.reads_data |= q->row.valid && q->row.unread;
    s.slot = lowest_entry(q);
    s.room = lowest_block(q);
    return s;
}

/* QU-E1. */
static bool room_for(const struct query_unit *q, const struct query_in *in)
{
    bool all = in->enq_op == OP_FILL || in->enq_op == OP_FLUSH;
    return q->waiting < q->s.queue - (all ? 0 : q->s.entries_kept);
}

/* QU-B1. */
static bool takes_data(const struct query_unit *q, const struct query_in *in, const struct step *s)
{
    return !s->reads_data && q->blocks < q->s.payload - (in->pay_fill ? 0 : q->s.blocks_kept);
}

static bool takes_message(const struct query_unit *q, const struct step *s)
{
    return (!q->message.valid || message_goes(q, s)) && (q->s.joint || s->dispatch < 0);
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
    const struct set *t = &q->set[q->message.set];
    if (q->message.valid && q->message.op >= MM_STDATA) { /* QU-Z1 */
        out->done_set = q->message.set;
        out->done_tag = q->s.served_tag ? t->tag : q->message.tag;
    }
    if (!completes(q, s))
        return;
    out->done_valid = true;
    out->done_note = s->echo ? q->entry[s->joined].note : t->note;
    out->done_touched = q->message.touched && !s->echo;
    out->done_carry = q->message.carry && !s->echo;
    out->done_idle = q->s.idle && oldest(q, q->message.set) < 0;
}

void query_eval(const struct query_unit *q, const struct query_in *in, struct query_out *out)
{
    struct step s = step_of(q, in);
    *out = (struct query_out){.enq_ready = room_for(q, in),
                              .enq_left = q->waiting < q->s.queue,
                              .pay_ready = takes_data(q, in, &s),
                              .pay_full = q->blocks == q->s.payload,
                              .pay_block = s.room,
                              .mm_ready = takes_message(q, &s),
                              .empty = !q->waiting && !q->in_service && !q->responses};
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
    q->blocks--;
}

/* The oldest of its set leaves its entry. */
static void leave(struct query_unit *q, unsigned i)
{
    struct set *t = &q->set[q->entry[i].set];
    t->first = q->entry[i].next;
    t->queued--;
    q->entry[i].valid = false;
    q->waiting--;
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
        r->origin = s->echo ? q->entry[s->joined].origin : t->origin;
        copy(r->data, q->message.data, 8 * q->s.bytes);
        break;
    }
    default:
        break;
    }
    if (completes(q, s) && !s->echo) {
        q->in_service -= q->in_service > 0;
        t->open |= q->s.joint;
    }
    if (s->echo) {
        leave(q, (unsigned)s->joined);
    }
}

/* QU-J1: a read behind one of its block that waits, and that does not leave in this cycle. */
static void join(struct query_unit *q, const struct step *s)
{
    if (!q->s.merge || q->fresh < 0 || q->before < 0)
        return;
    struct entry *e = &q->entry[q->fresh];
    const struct entry *b = &q->entry[q->before];
    bool leaves = q->before == s->dispatch || (s->echo && q->before == s->joined);
    e->joins = !leaves && e->op == OP_RD && b->op == OP_RD && e->tag == b->tag &&
               !(q->s.marks && (e->note & 1));
    q->cover[QU_J1].hits += e->joins;
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
    leave(q, i);
    q->in_service++;
    q->chosen[0] = q->chosen[1];
    q->chosen[1] = -1;
}

/* QU-R1, of the heads at the start of the cycle. */
static void choose(struct query_unit *q, int head)
{
    if (head < 0)
        return;
    q->chosen[q->chosen[0] >= 0] = head;
    q->last = (unsigned)head;
}

static void enqueue(struct query_unit *q, const struct query_in *in, const struct step *s)
{
    struct entry *e = &q->entry[s->slot];
    q->fresh = s->slot;
    q->before = q->set[in->enq_set].queued ? q->set[in->enq_set].last : -1;
    *e = (struct entry){.valid = true,
                        .op = (uint8_t)in->enq_op,
                        .atomop = (uint8_t)in->enq_atomop,
                        .note = (uint8_t)in->enq_note,
                        .set = in->enq_set,
                        .tag = in->enq_tag,
                        .origin = in->enq_origin};
    struct set *t = &q->set[in->enq_set];
    if (t->queued++)
        q->entry[t->last].next = (uint8_t)s->slot;
    else
        t->first = (uint8_t)s->slot;
    t->last = (uint8_t)s->slot;
    q->waiting++;
    e->pay = (uint8_t)in->enq_pay;
}

static void take_data(struct query_unit *q, const struct query_in *in, const struct step *s)
{
    struct block *b = &q->block[s->room];
    b->used = true;
    q->blocks++;
    copy(b->mask, in->pay_mask, q->s.bytes);
    copy(b->data, in->pay_data, 8 * q->s.bytes);
}

static void covered(struct query_unit *q, const struct query_in *in, const struct step *s,
                    bool queued)
{
    struct cover_point *c = q->cover;
    c[QU_E1].hits += in->enq_valid && !queued;
    c[QU_O1].hits += queued && oldest(q, in->enq_set) >= 0;
    c[QU_P1].hits += q->message.valid && q->message.op == MM_LDROW && s->acts;
    c[QU_P2].hits += s->nothing && s->acts;
    c[QU_R1].hits += q->chosen[1] >= 0;
    c[QU_D1].hits += s->dispatch >= 0;
    c[QU_M1].hits += in->mm_valid && !takes_message(q, s);
    c[QU_L1].hits += s->reads_data;
    c[QU_S1].hits += q->message.valid && q->message.op == MM_STDATA;
    c[QU_X1].hits += q->s.joint && completes(q, s);
    c[QU_X2].hits += q->row.valid && q->row.unread;
    c[QU_J2].hits += s->echo;
    c[QU_C1].hits += completes(q, s);
    c[QU_A1].hits += q->shown || (q->load.valid && q->row.valid);
    c[QU_Z1].hits += !q->load.valid && !q->row.valid;
    c[QU_B1].hits += in->pay_valid && !takes_data(q, in, s);
    c[QU_F1].hits += !q->waiting && !q->in_service && q->responses;
}

void query_clock(struct query_unit *q, const struct query_in *in)
{
    struct step s = step_of(q, in);
    bool queued = in->enq_valid && room_for(q, in), takes = in->pay_valid && takes_data(q, in, &s),
         message = in->mm_valid && takes_message(q, &s);
    int head = next_head(q);
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
    if (takes)
        take_data(q, in, &s);
    if (in->free_valid) {
        q->block[in->free_block].used = false;
        q->blocks--;
    }
    bool goes = q->message.valid && message_goes(q, &s);
    join(q, &s);
    if (q->message.valid && s.acts)
        act(q, &s);
    if (goes)
        q->message.valid = false;
    q->echoing = q->message.valid && q->message.op == MM_STDATA && (q->echoing || s.acts);
    if (s.dispatch >= 0)
        dispatch(q, (unsigned)s.dispatch);
    choose(q, head);
    q->fresh = -1;
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
}

const struct cover_point *query_cover(const struct query_unit *q)
{
    return q->cover;
}
