/* bloom_predictor: docs/blocks/bloom_predictor.md. */
#include "cmodel/morpheus/bloom_predictor.h"
#include "base/mem.h"
#include "cmodel/config.h"
#include "cmodel/morpheus/addr_separator.h"
#include "cmodel/ports.h"
#include "cmodel/util.h"

/* Those that the set of parameters has. */

struct set {
    unsigned first; /* which filter is BF1 */
    bool owed, out;
    unsigned count;
    uint8_t since[2]; /* swaps since the window began, 2: or more; [1]: since the last one did */
};

struct query {
    bool valid, hit, both; /* both: BP-U3 */
    uint32_t set, tag;
};

struct bloom_predictor {
    struct bloom_shape s;
    struct set *set;
    uint8_t *bit;               /* [set][filter][bits] */
    struct query looked, shown; /* a query behind its acceptance; a prediction */
    bool writes;
    bool fill;         /* BP-A1, of the block asked for last */
    bool asked, known; /* that was in the last cycle; before it */
    uint32_t a_set, a_tag;
    unsigned written; /* memory that is written in this cycle */
    struct cover_point *cover;
};

/* Whether `candidate` is a sum of some of the n rows: a basis, reduced from the top bit. */
static bool is_sum(const uint32_t *row, unsigned n, uint32_t candidate)
{
    uint32_t basis[32] = {0};
    for (unsigned i = 0; i <= n; i++) {
        uint32_t v = i < n ? row[i] : candidate;
        while (v) {
            unsigned top = 31 - (unsigned)__builtin_clz(v);
            if (!basis[top]) {
                basis[top] = v;
                break;
            }
            v ^= basis[top];
        }
        if (i == n)
            return v == 0;
    }
    return false;
}

static void draw_matrix(struct bloom_shape *s)
{
    uint32_t x = 1;
    for (unsigned r = 0; r < s->hashes * s->hashw; r++) {
        unsigned from = r > s->tagw - 1 ? r - (s->tagw - 1) : 0;
        do {
            x = x * 1664525u + 1013904223u;
            s->row[r] = x >> (32 - s->tagw);
        } while (is_sum(s->row + from, r - from, s->row[r]));
    }
}

struct bloom_shape bloom_shape(const struct params *p)
{
    struct addr_separator a = addr_separator_new(p);
    struct bloom_shape s = {.sets = a.sets,
                            .setw = a.setw,
                            .tagw = a.tagw,
                            .bits = params_u(p, "bloom_predictor.bits"),
                            .hashes = params_u(p, "bloom_predictor.hashes"),
                            .memories = params_u(p, "bloom_predictor.banks"),
                            .carry = params_u(p, "bloom_predictor.carry") != 0};
    while (s.memories > s.sets)
        s.memories /= 2;
    s.bankw = s.bits / s.hashes;
    s.hashw = clog2(s.bankw);
    s.update = params_is(p, "bloom_predictor.update", "queue")    ? BP_QUEUE
               : params_is(p, "bloom_predictor.update", "accept") ? BP_ACCEPT
                                                                  : BP_SERVICE;
    s.swap = params_is(p, "bloom_predictor.swap", "marker")  ? BP_MARKER
             : params_is(p, "bloom_predictor.swap", "idle")  ? BP_IDLE
             : params_is(p, "bloom_predictor.swap", "paper") ? BP_PAPER
                                                             : BP_ACCEPT_COUNT;
    s.count = s.swap == BP_PAPER || s.swap == BP_ACCEPT_COUNT;
    s.threshold =
        params_u(p, params_is(p, "bloom_predictor.threshold", "blocks") ? "morpheus.assoc"
                                                                        : "morpheus.registers");
    s.countw = clog2(s.threshold + 1);
    s.notew = s.swap == BP_PAPER ? 2 : 1;
    draw_matrix(&s);
    return s;
}

static uint8_t *filter(const struct bloom_predictor *b, uint32_t set, unsigned which)
{
    return b->bit + ((size_t)set * 2 + which) * b->s.bits;
}

/* BP-H1: the bit of bank k in a filter that the block has. */
static unsigned place(const struct bloom_shape *s, unsigned k, uint32_t tag)
{
    unsigned v = 0;
    for (unsigned j = 0; j < s->hashw; j++)
        v |= (unsigned)__builtin_parity(tag & s->row[k * s->hashw + j]) << j;
    return k * s->bankw + v;
}

bool bloom_member(const struct bloom_predictor *b, bool first, uint32_t set, uint32_t tag)
{
    const uint8_t *f = filter(b, set, first ? b->set[set].first : !b->set[set].first);
    for (unsigned k = 0; k < b->s.hashes; k++)
        if (!f[place(&b->s, k, tag)])
            return false;
    return true;
}

static void insert(struct bloom_predictor *b, uint32_t set, unsigned which, uint32_t tag)
{
    uint8_t *f = filter(b, set, which);
    for (unsigned k = 0; k < b->s.hashes; k++)
        f[place(&b->s, k, tag)] = 1;
}

/* Everything empty; rows keep nothing that could be seen. */
static void clear(struct bloom_predictor *b)
{
    memset(b->bit, 0, ((size_t)2 << b->s.setw) * b->s.bits);
    memset(b->set, 0, ((size_t)1 << b->s.setw) * sizeof *b->set);
    b->writes = false;
}

struct bloom_predictor *bloom_new(const struct params *p)
{
    struct bloom_predictor *b = xcalloc(1, sizeof *b);
    b->s = bloom_shape(p);
    /* as many as a set's number can name: whatever the pins say stays inside */
    b->set = xcalloc((size_t)1 << b->s.setw, sizeof *b->set);
    b->bit = xcalloc((size_t)2 << b->s.setw, b->s.bits);
    b->cover = cover_new(&bloom_predictor_rules, 1);
    return b;
}

void bloom_free(struct bloom_predictor *b)
{
    if (!b)
        return;
    free(b->set);
    free(b->bit);
    free(b->cover);
    free(b);
}

void bloom_reset(struct bloom_predictor *b)
{
    clear(b);
    b->looked.valid = b->shown.valid = b->fill = b->asked = b->known = false;
}

/* What one cycle's events come to. */
struct events {
    bool swap, update, one; /* one: only in the new BF1 */
    bool skip;              /* BP-U3: the prediction that is queued needs no update */
    uint32_t swap_set, set, tag;
    uint32_t note;
    bool query;
};

/* BP-U2: the completion has the update of this cycle. */
static bool service_updates(const struct bloom_shape *s, const struct bloom_in *in)
{
    return in->d_valid && (s->update == BP_SERVICE || (s->carry && in->d_carry));
}

static bool counts(const struct bloom_predictor *b, const struct bloom_in *in)
{
    unsigned epoch = in->d_note >> 1 & 1, fresh = in->d_note & 1;
    return in->d_valid && fresh && epoch == b->set[in->d_set].first;
}

static bool swaps_at_completion(const struct bloom_predictor *b, const struct bloom_in *in)
{
    if (!in->d_valid)
        return false;
    const struct set *t = &b->set[in->d_set];
    switch (b->s.swap) {
    case BP_MARKER:
    case BP_IDLE:
        return in->d_touched && !t->owed && (!t->out || (in->d_note & 1)) &&
               (b->s.swap == BP_MARKER || in->d_idle);
    case BP_PAPER:
        return counts(b, in) && t->count + 1 >= b->s.threshold;
    default:
        return false;
    }
}

/* BP-U3. A completion with touched, of whichever set, is taken for a swap of this one. */
static bool may_swap(const struct bloom_in *in)
{
    return in->d_valid && in->d_touched;
}

static bool skips(const struct bloom_predictor *b, const struct bloom_in *in)
{
    return b->shown.valid && b->shown.both && !may_swap(in);
}

static void note_of(const struct bloom_predictor *b, uint32_t set, uint32_t tag, struct events *e)
{
    bool swapped = e->swap && e->swap_set == set;
    const struct set *t = &b->set[set];
    switch (b->s.swap) {
    case BP_MARKER:
    case BP_IDLE:
        e->note = t->owed || swapped;
        break;
    case BP_PAPER:
        e->note = (t->first ^ swapped) << 1 | (swapped || !bloom_member(b, false, set, tag));
        break;
    default:
        e->note = 0;
    }
}

static struct events events(const struct bloom_predictor *b, const struct bloom_in *in)
{
    struct events e = {.swap = swaps_at_completion(b, in), .swap_set = in->d_set};
    bool served = service_updates(&b->s, in), filled = in->f_valid && !served;
    const struct query *q = &b->shown;
    bool taken = in->p_take && q->valid, queued = taken && in->p_queue;
    e.skip = skips(b, in);
    if (filled)
        note_of(b, b->a_set, b->a_tag, &e);
    else if (queued)
        note_of(b, q->set, q->tag, &e);
    if (b->s.swap == BP_ACCEPT_COUNT && taken && !bloom_member(b, false, q->set, q->tag) &&
        b->set[q->set].count + 1 >= b->s.threshold) {
        e.swap = e.one = true;
        e.swap_set = q->set;
    }
    if (served) {
        e.update = true;
        e.set = in->d_set;
        e.tag = in->d_tag;
    } else if (filled && b->s.update != BP_SERVICE) {
        e.update = true;
        e.set = b->a_set;
        e.tag = b->a_tag;
    } else if (b->s.update == BP_ACCEPT ? taken : b->s.update == BP_QUEUE && queued && !e.skip) {
        e.update = true;
        e.set = q->set;
        e.tag = q->tag;
    }
    return e;
}

/* BP-Q1: the query that is looked up comes to be shown; so another one may be looked up. */
static bool next_shown(const struct bloom_predictor *b, const struct bloom_in *in)
{
    return b->looked.valid && (!b->shown.valid || in->p_take);
}

static bool may_look(const struct bloom_predictor *b, const struct bloom_in *in)
{
    return !b->looked.valid || next_shown(b, in);
}

/* BP-I3. */
static bool set_asked(const struct bloom_predictor *b, uint32_t set)
{
    return (b->looked.valid && b->looked.set == set) || (b->shown.valid && b->shown.set == set);
}

static bool room_for_query(const struct bloom_predictor *b, const struct bloom_in *in)
{
    unsigned memory = in->q_set % b->s.memories;
    return may_look(b, in) && !(b->writes && b->written == memory) &&
           !(in->a_valid && in->a_set % b->s.memories == memory) && !set_asked(b, in->q_set);
}

/* BP-I2. */
static bool can_ask(const struct bloom_predictor *b, const struct bloom_in *in)
{
    return !(b->writes && b->written == in->a_set % b->s.memories);
}

static bool same_places(const struct bloom_shape *s, uint32_t a, uint32_t b)
{
    for (unsigned k = 0; k < s->hashes; k++)
        if (place(s, k, a) != place(s, k, b))
            return false;
    return true;
}

void bloom_prediction(const struct bloom_predictor *b, struct bloom_out *out)
{
    out->l_valid = b->looked.valid;
    out->p_valid = b->shown.valid;
    out->p_hit = b->shown.valid && b->shown.hit;
    out->a_fill = b->known && b->fill;
}

void bloom_eval(const struct bloom_predictor *b, const struct bloom_in *in, struct bloom_out *out)
{
    struct events e = events(b, in);
    bloom_prediction(b, out);
    out->q_ready = room_for_query(b, in);
    out->f_ready = !service_updates(&b->s, in);
    out->p_ready = out->f_ready || e.skip;
    out->a_ready = can_ask(b, in);
    out->swap = e.swap;
    out->note = e.note;
}

/* BP-M1, BP-M2: markers behind the swap of this cycle. */
static void markers(struct bloom_predictor *b, const struct bloom_in *in, const struct events *e,
                    bool queued, uint32_t queued_set)
{
    if (in->d_valid && (in->d_note & 1))
        b->set[in->d_set].out = false;
    if (e->swap)
        b->set[e->swap_set].owed = true;
    if (queued && b->set[queued_set].owed) {
        b->set[queued_set].owed = false;
        b->set[queued_set].out = true;
        b->cover[BP_M2].hits++;
    }
}

/* BP-N1, BP-N2: counts, those of the cycle of a swap being none. */
static void count(struct bloom_predictor *b, const struct bloom_in *in, const struct events *e)
{
    const struct query *q = &b->shown;
    bool taken = in->p_take && q->valid;
    if (b->s.swap == BP_PAPER && counts(b, in)) {
        b->set[in->d_set].count++;
        b->cover[BP_N1].hits++;
    }
    if (b->s.swap == BP_ACCEPT_COUNT && taken && !bloom_member(b, false, q->set, q->tag)) {
        b->set[q->set].count++;
        b->cover[BP_N2].hits++;
    }
    if (e->swap)
        b->set[e->swap_set].count = 0;
}

static void covered(struct bloom_predictor *b, const struct bloom_in *in, const struct events *e)
{
    struct cover_point *c = b->cover;
    bool fits = room_for_query(b, in), place = may_look(b, in);
    c[BP_H1].hits += e->update;
    c[BP_Q1].hits += in->q_valid && fits && b->looked.valid;
    c[BP_Q2].hits += b->shown.valid && b->shown.hit;
    c[BP_I1].hits += in->q_valid && place && b->writes && b->written == in->q_set % b->s.memories;
    c[BP_I2].hits += in->a_valid && in->q_valid && !fits;
    c[BP_I3].hits += in->q_valid && place && set_asked(b, in->q_set);
    c[BP_U1].hits += e->update;
    c[BP_U3].hits += e->skip && in->p_take && in->p_queue;
    c[BP_U2].hits += in->f_valid && service_updates(&b->s, in);
    c[BP_C1].hits += in->d_valid && b->s.carry && in->d_carry;
    c[BP_S1].hits += e->swap;
    c[BP_M1].hits += e->swap && !b->s.count;
    c[BP_D1].hits += b->s.swap == BP_IDLE && e->swap;
    c[BP_R1].hits += in->clear && b->shown.valid;
}

void bloom_clock(struct bloom_predictor *b, const struct bloom_in *in)
{
    struct events e = events(b, in);
    bool query = in->q_valid && room_for_query(b, in), ask = in->a_valid && can_ask(b, in);
    bool filled = in->f_valid && !service_updates(&b->s, in);
    bool queued = in->p_take && b->shown.valid && in->p_queue;
    bool swapless = !may_swap(in) && !in->clear;
    bool moves = next_shown(b, in);
    covered(b, in, &e);
    if (b->s.count)
        count(b, in, &e);
    else
        markers(b, in, &e, filled || queued, filled ? b->a_set : b->shown.set);
    if (e.swap) {
        struct set *t = &b->set[e.swap_set];
        memset(filter(b, e.swap_set, t->first), 0, b->s.bits);
        t->first ^= 1;
        for (unsigned w = 0; w < 2; w++)
            t->since[w] = (uint8_t)(t->since[w] < 2 ? t->since[w] + 1 : 2);
    }
    if (e.update)
        insert(b, e.set, b->set[e.set].first, e.tag);
    if (e.update && !e.one)
        insert(b, e.set, !b->set[e.set].first, e.tag);
    b->writes = e.update;
    b->written = e.set % b->s.memories;
    b->shown.both &= swapless;
    b->looked.both &= swapless;
    if (b->fill && queued && b->shown.set == b->a_set &&
        same_places(&b->s, b->shown.tag, b->a_tag)) {
        b->fill = false;
        b->cover[BP_A2].hits++;
    }
    /* by the windows of this cycle, behind its swap */
    bool late = ask && !in->clear && b->set[in->a_set].since[in->a_old] > 1;
    if (in->window) {
        for (unsigned i = 0; i < b->s.sets; i++) {
            b->set[i].since[1] = b->set[i].since[0];
            b->set[i].since[0] = 0;
        }
        b->cover[BP_W1].hits++;
    }
    if (in->clear)
        clear(b);
    b->known = !ask && (b->asked || b->known);
    b->asked = ask;
    if (ask) {
        b->a_set = in->a_set;
        b->a_tag = in->a_tag;
        b->fill = !late && !bloom_member(b, true, in->a_set, in->a_tag);
        b->cover[BP_A1].hits += b->fill;
    }
    if (in->p_take)
        b->shown.valid = false;
    if (moves) {
        b->shown = b->looked;
        b->looked.valid = false;
    }
    if (query) {
        bool hit = bloom_member(b, true, in->q_set, in->q_tag);
        b->looked = (struct query){.valid = true,
                                   .hit = hit,
                                   .both = hit && !b->s.count && b->s.update == BP_QUEUE &&
                                           bloom_member(b, false, in->q_set, in->q_tag),
                                   .set = in->q_set,
                                   .tag = in->q_tag};
    }
}

/* The block on its own, at its pins. */
struct block {
    struct bloom_predictor *b;
    struct bloom_predictor_at at;
};

static void *create(const struct params *p)
{
    struct block *m = xcalloc(1, sizeof *m);
    m->b = bloom_new(p);
    bloom_predictor_ports_at(p, &m->at);
    return m;
}

static void destroy(void *model)
{
    struct block *m = model;
    if (m)
        bloom_free(m->b);
    free(m);
}

static void reset(void *model)
{
    bloom_reset(((struct block *)model)->b);
}

static uint32_t get(const uint32_t *in, const struct port *t)
{
    return port_exists(t) ? port_u32(t, in) : 0;
}

static struct bloom_in inputs(const struct block *m, const uint32_t *in)
{
    const struct bloom_predictor_at *a = &m->at;
    return (struct bloom_in){.clear = get(in, &a->clear),
                             .q_valid = get(in, &a->q_valid),
                             .q_set = get(in, &a->q_set),
                             .q_tag = get(in, &a->q_tag),
                             .p_take = get(in, &a->p_take),
                             .p_queue = get(in, &a->p_queue),
                             .f_valid = get(in, &a->f_valid),
                             .window = get(in, &a->window),
                             .a_valid = get(in, &a->a_valid),
                             .a_set = get(in, &a->a_set),
                             .a_tag = get(in, &a->a_tag),
                             .a_old = get(in, &a->a_old),
                             .d_valid = get(in, &a->d_valid),
                             .d_set = get(in, &a->d_set),
                             .d_note = get(in, &a->d_note),
                             .d_touched = get(in, &a->d_touched),
                             .d_carry = get(in, &a->d_carry),
                             .d_tag = get(in, &a->d_tag),
                             .d_idle = get(in, &a->d_idle)};
}

static void eval(const void *model, const uint32_t *in, uint32_t *out)
{
    const struct block *m = model;
    struct bloom_in i = inputs(m, in);
    struct bloom_out o;
    bloom_eval(m->b, &i, &o);
    port_put_all(&m->at.q_ready, out, o.q_ready);
    port_put_all(&m->at.l_valid, out, o.l_valid);
    port_put_all(&m->at.p_valid, out, o.p_valid);
    port_put_all(&m->at.p_hit, out, o.p_hit);
    port_put_all(&m->at.p_ready, out, o.p_ready);
    port_put_all(&m->at.a_ready, out, o.a_ready);
    port_put_all(&m->at.a_fill, out, o.a_fill);
    port_put_all(&m->at.f_ready, out, o.f_ready);
    port_put_all(&m->at.note, out, o.note);
    port_put_all(&m->at.swap, out, o.swap);
}

static void clock_edge(void *model, const uint32_t *in)
{
    struct block *m = model;
    struct bloom_in i = inputs(m, in);
    bloom_clock(m->b, &i);
}

static const struct cover_point *cover(const void *model, size_t *n)
{
    *n = bloom_predictor_NRULES;
    return ((const struct block *)model)->b->cover;
}

const struct block_model bloom_predictor_model = {.name = "bloom_predictor",
                                                  .contract = &contract_bloom_predictor,
                                                  .create = create,
                                                  .destroy = destroy,
                                                  .reset = reset,
                                                  .eval = eval,
                                                  .clock = clock_edge,
                                                  .cover = cover};
