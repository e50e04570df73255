/* Runs of the controller as operations of its surroundings: requests, configurations, ports that
 * are not ready, messages and answers. With SCRIPT_QUIET a message or an answer waits for its own
 * operation, until so many cycles have passed; from then on, or without, it comes as soon as it
 * can. It also comes when all have waited for long: whoever shortens a script must not make
 * surroundings that stand still. */
#include "base/mem.h"
#include "cmodel/config.h"
#include "cmodel/util.h"
#include "tb/morpheus/golden.h"

enum {
    SCRIPT_REQUEST = SCRIPT_OWN,
    SCRIPT_CONFIGURE,
    SCRIPT_STALL,  /* index: enum stall, a port */
    SCRIPT_WARP,   /* index: set; a message of it */
    SCRIPT_BYPASS, /* index: set; a block that it reads or writes past the caches */
    SCRIPT_ANSWER, /* index: enum stall, STALL_CLLC_RSP or STALL_DRAM_RSP; field: block */
    SCRIPT_QUIET,  /* field: cycles */
    SCRIPT_END
};

/* Words of a request's fields. */
enum {
    FIELD_OP,
    FIELD_BLK,
    FIELD_ATOMIC,
    FIELD_MASK,
    FIELD_DATA = FIELD_MASK + EXT_MASK_WORDS,
    REQUEST_FIELDS = FIELD_DATA + BLOCK_WORDS
};
enum { CONFIGURE_FIELDS = 6 };
enum { PATIENCE = 2500 }; /* cycles: above any rest of random.c, below what is stuck */

/* ---- the surroundings that execute a script */

/* Operations whose cycle has come. */
struct queue {
    const struct script_op **at;
    size_t head, n, cap; /* n: from the head on */
};

struct driver {
    const struct pin_list *pins;
    struct surroundings *around;
    struct queue requests, configurations, answers[2];
    unsigned *messages, *bypasses; /* by set: that may come */
    unsigned sets, step, quiet;
    unsigned waiting; /* cycles in which some had to wait and none went on */
    bool waited;      /* some had to in this cycle */
    bool stalled[STALLS];
};

static void push(struct queue *q, const struct script_op *op)
{
    if (q->head + q->n == q->cap) {
        q->cap = q->cap ? 2 * q->cap : 16;
        q->at = xrealloc(q->at, q->cap * sizeof *q->at);
    }
    q->at[q->head + q->n++] = op;
}

static const struct script_op *pop(struct queue *q)
{
    if (!q->n)
        return NULL;
    q->n--;
    return q->at[q->head++];
}

static bool request(void *self, struct core_request *r)
{
    struct driver *d = self;
    const struct script_op *op = pop(&d->requests);
    if (!op)
        return false;
    *r = (struct core_request){.op = op->fields[FIELD_OP],
                               .blk = op->fields[FIELD_BLK],
                               .atomop = op->fields[FIELD_ATOMIC]};
    memcpy(r->mask, op->fields + FIELD_MASK, sizeof r->mask);
    memcpy(r->data, op->fields + FIELD_DATA, sizeof r->data);
    return true;
}

static bool goes(struct driver *d)
{
    d->waiting = 0;
    return false;
}

/* It has no operation of its own. */
static bool has_to_wait(struct driver *d)
{
    bool waits = d->step < d->quiet && d->waiting < PATIENCE;
    d->waited |= waits;
    return waits;
}

/* One of `allowed` is used up, or all may come. */
static bool waits(struct driver *d, unsigned *allowed)
{
    if (!*allowed)
        return has_to_wait(d);
    --*allowed;
    return goes(d);
}

static bool answer_waits(struct driver *d, struct queue *q, uint32_t blk)
{
    for (size_t i = q->head; i < q->head + q->n; i++)
        if (q->at[i]->fields[0] == blk) {
            q->n--;
            memmove(q->at + i, q->at + i + 1, (q->head + q->n - i) * sizeof *q->at);
            return goes(d);
        }
    return has_to_wait(d);
}

static bool stalls(void *self, enum stall who, unsigned index)
{
    struct driver *d = self;
    switch (who) {
    case STALL_WARP:
        return waits(d, &d->messages[index]);
    case STALL_BYPASS:
        return waits(d, &d->bypasses[index]);
    case STALL_CLLC_RSP:
        return answer_waits(d, &d->answers[0], index);
    case STALL_DRAM_RSP:
        return answer_waits(d, &d->answers[1], index);
    default:
        return d->stalled[who];
    }
}

static bool configure(void *self, struct division *v)
{
    struct driver *d = self;
    const struct script_op *op = pop(&d->configurations);
    if (op)
        *v = (struct division){
            {op->fields[0], op->fields[1], op->fields[2], op->fields[3], op->fields[4]},
            op->fields[5]};
    return op != NULL;
}

static void *create(const struct params *p, const struct pin_list *pins, const char *top,
                    const void *model, const void *oracle)
{
    struct driver *d = xcalloc(1, sizeof *d);
    (void)top;
    (void)model;
    (void)oracle;
    struct surroundings_config c = morpheus_surroundings(p);
    struct morpheus_policy policy = {d, request, stalls, NULL, configure};
    d->pins = pins;
    d->sets = c.sets;
    d->messages = xcalloc(c.sets, sizeof *d->messages);
    d->bypasses = xcalloc(c.sets, sizeof *d->bypasses);
    d->around = surroundings_create(&c, pins, &policy);
    return d;
}

static void destroy(void *self)
{
    struct driver *d = self;
    surroundings_destroy(d->around);
    free(d->requests.at);
    free(d->configurations.at);
    free(d->answers[0].at);
    free(d->answers[1].at);
    free(d->messages);
    free(d->bypasses);
    free(d);
}

static void take_over(struct driver *d, const struct script_op *op)
{
    switch (op->kind) {
    case SCRIPT_REQUEST:
        push(&d->requests, op);
        break;
    case SCRIPT_CONFIGURE:
        push(&d->configurations, op);
        break;
    case SCRIPT_STALL:
        if (op->index < STALLS)
            d->stalled[op->index] = true;
        break;
    case SCRIPT_WARP:
        if (op->index < d->sets)
            d->messages[op->index]++;
        break;
    case SCRIPT_BYPASS:
        if (op->index < d->sets)
            d->bypasses[op->index]++;
        break;
    case SCRIPT_ANSWER:
        push(&d->answers[op->index == STALL_DRAM_RSP], op);
        break;
    case SCRIPT_QUIET:
        d->quiet = op->fields[0];
        break;
    default:
        break;
    }
}

static void drive(void *self, const struct script_op *ops, size_t n, bool rst, uint32_t *in)
{
    struct driver *d = self;
    memset(d->stalled, 0, sizeof d->stalled);
    for (size_t i = 0; i < n; i++)
        take_over(d, &ops[i]);
    if (rst)
        surroundings_reset(d->around);
    d->waited = false;
    surroundings_drive(d->around, in);
    d->waiting = d->waited ? d->waiting + 1 : 0;
    d->step++;
}

static void observe(void *self, bool rst, const uint32_t *in, const uint32_t *out)
{
    struct driver *d = self;
    if (rst)
        surroundings_reset(d->around);
    else
        surroundings_observe(d->around, in, out);
}

static bool idle(const void *self)
{
    const struct driver *d = self;
    return !d->requests.n && !d->configurations.n && surroundings_idle(d->around);
}

const struct script_driver morpheus_driver = {create, destroy, drive, observe, idle};

/* ---- recording */

struct access {
    uint32_t id[MORPHEUS_ID_WORDS], blk;
};

/* What the conventional cache or DRAM has still to answer. */
struct accesses {
    struct access *at;
    size_t n, cap;
};

struct recording {
    struct morpheus_layout l;
    uint32_t *quiet; /* field of the SCRIPT_QUIET; shared */
    bool asks, configures, talks, bypasses, answers[2];
    struct addr_classes classes;
    struct accesses open[2];
};

static void *record_create(const struct params *p, const struct pin_list *pins)
{
    struct recording *r = xcalloc(1, sizeof *r);
    r->l = morpheus_layout(pins, params_u(p, "morpheus.sets"));
    return r;
}

static void record_destroy(void *self)
{
    struct recording *r = self;
    free(r->open[0].at);
    free(r->open[1].at);
    free(r);
}

static void record_reset(struct recording *r)
{
    r->asks = r->configures = r->talks = r->bypasses = r->answers[0] = r->answers[1] = false;
    r->open[0].n = r->open[1].n = 0;
    r->classes = (struct addr_classes){0};
}

static void opened(struct accesses *a, uint32_t blk, const uint32_t *id, unsigned words)
{
    a->at = xgrow(a->at, a->n + 1, &a->cap, sizeof *a->at);
    a->at[a->n] = (struct access){.blk = blk};
    memcpy(a->at[a->n++].id, id, words * sizeof *id);
}

/* The block of the answer with that id, which is none of the open ones any more. */
static uint32_t closed(struct accesses *a, const uint32_t *id, unsigned words)
{
    for (size_t i = 0; i < a->n; i++)
        if (memcmp(a->at[i].id, id, words * sizeof *id) == 0) {
            uint32_t blk = a->at[i].blk;
            memmove(a->at + i, a->at + i + 1, (--a->n - i) * sizeof *a->at);
            return blk;
        }
    return 0;
}

static void record_answer(struct recording *r, struct recorder *to, unsigned from,
                          const uint32_t *id, unsigned words)
{
    uint32_t *f = script_words(to->pool, 1);
    f[0] = closed(&r->open[from], id, words);
    recorder_begin(to, SCRIPT_ANSWER, from ? STALL_DRAM_RSP : STALL_CLLC_RSP, f);
}

static void record_bypass(struct recording *r, struct recorder *to, uint32_t blk)
{
    struct addr_side side = addr_side(&r->l.separator, &r->classes, blk);
    recorder_at_once(to, SCRIPT_BYPASS, addr_set(&r->l.separator, &r->classes, &side));
}

static void record_request(struct recording *r, struct recorder *to, const uint32_t *in)
{
    const struct morpheus_layout *l = &r->l;
    uint32_t *f = script_words(to->pool, REQUEST_FIELDS);
    f[FIELD_OP] = in[l->req_op];
    f[FIELD_BLK] = in[l->req_blk];
    f[FIELD_ATOMIC] = in[l->req_atomop];
    memcpy(f + FIELD_MASK, in + l->req_mask, l->mask_words * sizeof *f);
    memcpy(f + FIELD_DATA, in + l->req_data, l->words * sizeof *f);
    recorder_begin(to, SCRIPT_REQUEST, 0, f);
}

static void record_configuration(struct recording *r, struct recorder *to, const uint32_t *in)
{
    const struct morpheus_layout *l = &r->l;
    uint32_t *f = script_words(to->pool, CONFIGURE_FIELDS);
    f[0] = in[l->cfg_threshold];
    f[1] = in[l->cfg_threshold_rf];
    f[2] = in[l->cfg_scale_rf];
    f[3] = in[l->cfg_scale_l1];
    f[4] = in[l->cfg_first_l1];
    f[5] = in[l->cfg_sets];
    recorder_begin(to, SCRIPT_CONFIGURE, 0, f);
}

/* Shown in this cycle and not in the one before, or the one before was accepted: *was says so. */
static bool begins(bool *was, uint32_t valid, uint32_t ready)
{
    bool first = (valid & 1) && !*was;
    *was = (valid & 1) && !(ready & 1);
    return first;
}

static void record_stall(struct recorder *to, enum stall who, uint32_t valid, uint32_t ready)
{
    if (valid & ~ready & 1)
        recorder_at_once(to, SCRIPT_STALL, who);
}

static void record_cycle(void *self, struct recorder *to, bool rst, const uint32_t *in,
                         const uint32_t *out)
{
    struct recording *r = self;
    const struct morpheus_layout *l = &r->l;
    if (!r->quiet) {
        r->quiet = script_words(to->pool, 1);
        recorder_begin(to, SCRIPT_QUIET, 0, r->quiet);
    }
    *r->quiet = to->script.steps + 1;
    if (rst) {
        record_reset(r);
        return;
    }
    if (begins(&r->asks, in[l->req_valid], out[l->req_ready]))
        record_request(r, to, in);
    if (begins(&r->configures, in[l->cfg_valid], out[l->cfg_ready]))
        record_configuration(r, to, in);
    if (begins(&r->talks, in[l->mm_valid], out[l->mm_ready]))
        recorder_at_once(to, SCRIPT_WARP, in[l->mm_set]);
    if (begins(&r->bypasses, in[l->byp_valid], out[l->byp_ready]))
        record_bypass(r, to, in[l->byp_blk]);
    if (begins(&r->answers[0], in[l->cllc_rsp_valid], out[l->cllc_rsp_ready]))
        record_answer(r, to, 0, in + l->cllc_rsp_origin, 1);
    if (begins(&r->answers[1], in[l->dram_rsp_valid], out[l->dram_rsp_ready]))
        record_answer(r, to, 1, in + l->dram_rsp_id, l->id_words);
    if (in[l->cllc_ready] & out[l->cllc_valid] & 1)
        opened(&r->open[0], out[l->cllc_blk], out + l->cllc_origin, 1);
    if (in[l->dram_ready] & out[l->dram_valid] & ~out[l->dram_we] & 1)
        opened(&r->open[1], out[l->dram_blk], out + l->dram_id, l->id_words);
    if (in[l->cfg_valid] & out[l->cfg_ready] & 1)
        r->classes =
            (struct addr_classes){in[l->cfg_threshold], in[l->cfg_threshold_rf],
                                  in[l->cfg_scale_rf], in[l->cfg_scale_l1], in[l->cfg_first_l1]};
    record_stall(to, STALL_RSP, out[l->rsp_valid], in[l->rsp_ready]);
    /* req_room shows it whatever is offered */
    record_stall(to, STALL_CLLC, 1, in[l->cllc_ready]);
    record_stall(to, STALL_FLUSHED, out[l->cllc_flush], in[l->cllc_flushed]);
    record_stall(to, STALL_DRAM, out[l->dram_valid], in[l->dram_ready]);
    record_stall(to, STALL_MMR, out[l->mmr_valid], in[l->mmr_ready]);
    record_stall(to, STALL_BYP_RSP, out[l->byp_rsp_valid], in[l->byp_rsp_ready]);
}

const struct recorder_ops morpheus_recorder = {record_create, record_destroy, record_cycle};

/* ---- making smaller */

static bool of_set(const struct script_op *op, unsigned set)
{
    return (op->kind == SCRIPT_WARP || op->kind == SCRIPT_BYPASS) && op->index == set;
}

static bool simplify(struct search *s)
{
    bool any = false;
    for (size_t i = 0; i < s->best.n && !search_over(s); i++)
        if (s->best.ops[i].kind == SCRIPT_QUIET)
            any |= search_simple_value(s, i, 0, 32, 1);
        else if (s->best.ops[i].kind == SCRIPT_REQUEST) {
            any |= search_simple_value(s, i, FIELD_DATA, 32 * BLOCK_WORDS, REQUEST_FIELDS);
            any |= search_simple_value(s, i, FIELD_ATOMIC, 4, REQUEST_FIELDS);
        }
    return any;
}

static void translate(const struct system *s, const struct script *from, const struct params *p,
                      const struct params *to_p, struct script *to, struct script_pool *pool)
{
    (void)s;
    (void)p;
    (void)to_p;
    (void)pool;
    script_copy(to, from);
}

static const char *const keys[] = {"query_unit.queue", "query_unit.payload", NULL};

const struct shrink_ops morpheus_shrink = {SCRIPT_END, of_set, NULL,     simplify,
                                           NULL,       keys,   translate};
