/* Runs of the controller as operations of its surroundings: requests, configurations, ports that
 * are not ready, messages and answers that come no sooner than they did. */
#include "cmodel/config.h"
#include "cmodel/util.h"
#include "tb/morpheus/golden.h"

enum {
    SCRIPT_REQUEST = SCRIPT_OWN,
    SCRIPT_CONFIGURE,
    SCRIPT_STALL,  /* index: enum stall, a port */
    SCRIPT_WARP,   /* index: set; a message of it */
    SCRIPT_ANSWER, /* index: enum stall, STALL_CLLC_RSP or STALL_DRAM_RSP */
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
enum { CONFIGURE_FIELDS = 5 };

/* ---- the surroundings that execute a script */

struct queue {
    const struct script_op **at;
    size_t head, n, cap; /* n: from the head on */
};

struct driver {
    const struct pin_list *pins;
    struct surroundings *around;
    struct queue requests, configurations, answers[2];
    struct queue *warp; /* by set */
    unsigned sets, step;
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

/* The first operation, if it may come now. */
static const struct script_op *due(struct driver *d, struct queue *q)
{
    if (!q->n || q->at[q->head]->step > d->step)
        return NULL;
    q->n--;
    return q->at[q->head++];
}

static bool request(void *self, struct core_request *r)
{
    struct driver *d = self;
    const struct script_op *op = due(d, &d->requests);
    if (!op)
        return false;
    *r = (struct core_request){.op = op->fields[FIELD_OP],
                               .blk = op->fields[FIELD_BLK],
                               .atomop = op->fields[FIELD_ATOMIC]};
    memcpy(r->mask, op->fields + FIELD_MASK, sizeof r->mask);
    memcpy(r->data, op->fields + FIELD_DATA, sizeof r->data);
    return true;
}

/* What has no operation of its own any more comes as soon as it can. */
static bool waits(struct driver *d, struct queue *q)
{
    return q->n && !due(d, q);
}

static bool stalls(void *self, enum stall who, unsigned index)
{
    struct driver *d = self;
    switch (who) {
    case STALL_WARP:
        return waits(d, &d->warp[index]);
    case STALL_CLLC_RSP:
        return waits(d, &d->answers[0]);
    case STALL_DRAM_RSP:
        return waits(d, &d->answers[1]);
    default:
        return d->stalled[who];
    }
}

static unsigned pick(void *self, unsigned n)
{
    (void)self;
    (void)n;
    return 0;
}

static bool configure(void *self, struct addr_classes *c)
{
    struct driver *d = self;
    const struct script_op *op = due(d, &d->configurations);
    if (op)
        *c = (struct addr_classes){op->fields[0], op->fields[1], op->fields[2], op->fields[3],
                                   op->fields[4]};
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
    struct morpheus_policy policy = {d, request, stalls, pick, configure};
    d->pins = pins;
    d->sets = c.sets;
    d->warp = xcalloc(c.sets, sizeof *d->warp);
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
    for (unsigned i = 0; i < d->sets; i++)
        free(d->warp[i].at);
    free(d->warp);
    free(d);
}

static void drive(void *self, const struct script_op *ops, size_t n, bool rst, uint32_t *in)
{
    struct driver *d = self;
    memset(d->stalled, 0, sizeof d->stalled);
    for (size_t i = 0; i < n; i++)
        switch (ops[i].kind) {
        case SCRIPT_REQUEST:
            push(&d->requests, &ops[i]);
            break;
        case SCRIPT_CONFIGURE:
            push(&d->configurations, &ops[i]);
            break;
        case SCRIPT_STALL:
            if (ops[i].index < STALLS)
                d->stalled[ops[i].index] = true;
            break;
        case SCRIPT_WARP:
            if (ops[i].index < d->sets)
                push(&d->warp[ops[i].index], &ops[i]);
            break;
        case SCRIPT_ANSWER:
            push(&d->answers[ops[i].index == STALL_DRAM_RSP], &ops[i]);
            break;
        default:
            break;
        }
    if (rst)
        surroundings_reset(d->around);
    surroundings_drive(d->around, in);
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

struct recording {
    struct morpheus_layout l;
    bool asks, configures, talks, answers[2];
};

static void *record_create(const struct params *p, const struct pin_list *pins)
{
    struct recording *r = xcalloc(1, sizeof *r);
    r->l = morpheus_layout(pins, params_u(p, "morpheus.sets"));
    return r;
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
    if (rst) {
        *r = (struct recording){.l = r->l};
        return;
    }
    if (begins(&r->asks, in[l->req_valid], out[l->req_ready]))
        record_request(r, to, in);
    if (begins(&r->configures, in[l->cfg_valid], out[l->cfg_ready]))
        record_configuration(r, to, in);
    if (begins(&r->talks, in[l->mm_valid], out[l->mm_ready]))
        recorder_at_once(to, SCRIPT_WARP, in[l->mm_set]);
    if (begins(&r->answers[0], in[l->cllc_rsp_valid], out[l->cllc_rsp_ready]))
        recorder_at_once(to, SCRIPT_ANSWER, STALL_CLLC_RSP);
    if (begins(&r->answers[1], in[l->dram_rsp_valid], out[l->dram_rsp_ready]))
        recorder_at_once(to, SCRIPT_ANSWER, STALL_DRAM_RSP);
    record_stall(to, STALL_RSP, out[l->rsp_valid], in[l->rsp_ready]);
    record_stall(to, STALL_CLLC, out[l->cllc_valid], in[l->cllc_ready]);
    record_stall(to, STALL_DRAM, out[l->dram_valid], in[l->dram_ready]);
    record_stall(to, STALL_MMR, out[l->mmr_valid], in[l->mmr_ready]);
    record_stall(to, STALL_BYP_RSP, out[l->byp_rsp_valid], in[l->byp_rsp_ready]);
}

const struct recorder_ops morpheus_recorder = {record_create, free, record_cycle};

/* ---- making smaller */

static bool of_set(const struct script_op *op, unsigned set)
{
    return op->kind == SCRIPT_WARP && op->index == set;
}

static bool simplify(struct search *s)
{
    bool any = false;
    for (size_t i = 0; i < s->best.n && !search_over(s); i++)
        if (s->best.ops[i].kind == SCRIPT_REQUEST) {
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

const struct shrink_ops morpheus_shrink = {SCRIPT_END, of_set, NULL, simplify, keys, translate};
