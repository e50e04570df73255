#include "tb/morpheus/oracle.h"
#include "cmodel/morpheus/ext_kernel.h"
#include "cmodel/util.h"
#include "tb/morpheus/layout.h"

enum { LONGEST_REST = 20000, SHOWN_WORDS = 1 };

struct expected {
    uint32_t origin, blk;
    bool ack;
    uint64_t since;
    uint32_t data[BLOCK_WORDS];
};

struct morpheus_oracle {
    struct morpheus_layout l;
    struct contents image;
    struct expected *open;
    unsigned n, cap;
    uint64_t cycle, moved; /* moved: last cycle in which something was handed over */
    bool offered;          /* in the last cycle, and not taken */
    uint32_t *offer;       /* what was: words from req_op to req_data */
    struct failure failure;
    char misuse[80];
};

struct morpheus_oracle *morpheus_oracle_create(const struct params *p, const struct pin_list *pins)
{
    struct morpheus_oracle *o = xcalloc(1, sizeof *o);
    o->l = morpheus_layout(pins, params_u(p, "morpheus.sets"));
    o->offer = xcalloc(pins->in_words + 1, sizeof *o->offer);
    contents_clear(&o->image, o->l.words);
    return o;
}

void morpheus_oracle_destroy(struct morpheus_oracle *o)
{
    if (!o)
        return;
    contents_free(&o->image);
    free(o->open);
    free(o->offer);
    free(o);
}

const struct failure *morpheus_oracle_failure(const struct morpheus_oracle *o)
{
    return &o->failure;
}

const char *morpheus_oracle_misuse(const struct morpheus_oracle *o)
{
    return o->misuse;
}

unsigned morpheus_oracle_outstanding(const struct morpheus_oracle *o)
{
    return o->n;
}

const struct contents *morpheus_oracle_image(const struct morpheus_oracle *o)
{
    return &o->image;
}

/* The first word in which two blocks differ. */
static unsigned differs(const uint32_t *a, const uint32_t *b)
{
    unsigned i = 0;
    while (i < BLOCK_WORDS - 1 && a[i] == b[i])
        i++;
    return i;
}

void morpheus_oracle_blames(struct morpheus_oracle *o, const char *rule, uint32_t blk,
                            const uint32_t *actual)
{
    const uint32_t *is = contents_at(&o->image, blk);
    unsigned i = differs(is, actual);
    if (!o->failure.kind)
        failure_oracle(&o->failure, rule, 0, o->cycle, "blk=%u word=%u expected=%x actual=%x", blk,
                       i, is[i], actual[i]);
}

static struct expected *find(struct morpheus_oracle *o, uint32_t origin)
{
    for (unsigned i = 0; i < o->n; i++)
        if (o->open[i].origin == origin)
            return &o->open[i];
    return NULL;
}

static void misused(struct morpheus_oracle *o, const char *what)
{
    if (!*o->misuse)
        snprintf(o->misuse, sizeof o->misuse, "%s", what);
}

static void accepted(struct morpheus_oracle *o, const uint32_t *in)
{
    const struct morpheus_layout *l = &o->l;
    struct ext_row row = {.op = (enum ext_op)in[l->req_op],
                          .atomic = (enum ext_atomic)in[l->req_atomop]};
    if (o->n == o->cap) {
        o->cap = o->cap ? 2 * o->cap : 64;
        o->open = xrealloc(o->open, o->cap * sizeof *o->open);
    }
    struct expected *e = &o->open[o->n++];
    *e = (struct expected){.origin = in[l->req_origin], .blk = in[l->req_blk], .since = o->cycle};
    uint32_t *value = contents_at(&o->image, e->blk);
    e->ack = row.op != EXT_RD && row.op != EXT_ATOM;
    if (!e->ack)
        memcpy(e->data, value, sizeof e->data);
    memcpy(row.mask, in + l->req_mask, l->mask_words * sizeof *row.mask);
    block_get(l, row.payload, in + l->req_data);
    if (row.op == EXT_WR)
        memcpy(value, row.payload, sizeof row.payload);
    else if (row.op != EXT_RD)
        ext_change(value, &row);
}

static void answered(struct morpheus_oracle *o, const uint32_t *out)
{
    const struct morpheus_layout *l = &o->l;
    uint32_t origin = out[l->rsp_origin], data[BLOCK_WORDS];
    struct expected *e = find(o, origin);
    if (!e) {
        failure_oracle(&o->failure, "UNASKED", 0, o->cycle, "origin=%u", origin);
        return;
    }
    block_get(l, data, out + l->rsp_data);
    bool ack = out[l->rsp_ack] & 1;
    unsigned i = differs(e->data, data);
    if (ack != e->ack)
        failure_oracle(&o->failure, "KIND", 0, o->cycle, "origin=%u blk=%u expected=%s", origin,
                       e->blk, e->ack ? "ack" : "data");
    else if (e->data[i] != data[i])
        failure_oracle(&o->failure, "STALE", 0, o->cycle,
                       "origin=%u blk=%u word=%u expected=%x actual=%x asked=%llu", origin, e->blk,
                       i, e->data[i], data[i], (unsigned long long)e->since);
    *e = o->open[--o->n];
}

/* What the page asks of the cores: operations that there are, an origin that is not under way, and
 * a request that waits stays as it is. */
static void check_offer(struct morpheus_oracle *o, const uint32_t *in, bool taken)
{
    const struct morpheus_layout *l = &o->l;
    unsigned words = l->req_data + l->words - l->req_op;
    bool valid = in[l->req_valid] & 1;
    if (o->offered && (!valid || memcmp(o->offer, in + l->req_op, words * sizeof *in) != 0))
        misused(o, "req_valid: a request that waits changes");
    if (valid && in[l->req_op] > EXT_RED)
        misused(o, "req_op: above 4");
    if (valid && find(o, in[l->req_origin]))
        misused(o, "req_origin: is under way");
    o->offered = valid && !taken;
    memcpy(o->offer, in + l->req_op, words * sizeof *in);
}

static bool anything_moves(const struct morpheus_oracle *o, const uint32_t *in, const uint32_t *out)
{
    const struct morpheus_layout *l = &o->l;
    return ((in[l->req_valid] & out[l->req_ready]) | (in[l->rsp_ready] & out[l->rsp_valid]) |
            (in[l->cllc_ready] & out[l->cllc_valid]) |
            (in[l->cllc_rsp_valid] & out[l->cllc_rsp_ready]) |
            (in[l->dram_ready] & out[l->dram_valid]) |
            (in[l->dram_rsp_valid] & out[l->dram_rsp_ready]) |
            (in[l->mm_valid] & out[l->mm_ready]) | (in[l->byp_valid] & out[l->byp_ready])) &
           1;
}

static void restart(struct morpheus_oracle *o)
{
    contents_clear(&o->image, o->l.words);
    o->n = 0;
    o->offered = false;
    o->moved = o->cycle;
}

void morpheus_oracle_cycle(struct morpheus_oracle *o, bool rst, const uint32_t *in,
                           const uint32_t *out)
{
    const struct morpheus_layout *l = &o->l;
    bool taken = in[l->req_valid] & out[l->req_ready] & 1;
    if (rst)
        restart(o);
    else if (!o->failure.kind) {
        check_offer(o, in, taken);
        if (taken)
            accepted(o, in);
        if (in[l->rsp_ready] & out[l->rsp_valid] & 1)
            answered(o, out);
        bool waits = o->n || ((in[l->req_valid] | in[l->cfg_valid]) & 1);
        if (!waits || anything_moves(o, in, out))
            o->moved = o->cycle;
        if (o->cycle - o->moved > LONGEST_REST && !o->failure.kind)
            failure_oracle(&o->failure, "STUCK", 0, o->cycle, "since=%llu outstanding=%u",
                           (unsigned long long)o->moved, o->n);
    }
    o->cycle++;
}

/* ---- as the test bench asks for it */

static void *create(const struct params *p, const struct pin_list *pins)
{
    return morpheus_oracle_create(p, pins);
}

static void destroy(void *o)
{
    morpheus_oracle_destroy(o);
}

static void cycle(void *o, bool rst, const uint32_t *in, const uint32_t *out)
{
    morpheus_oracle_cycle(o, rst, in, out);
}

static void drained(void *self, void *model)
{
    struct morpheus_oracle *o = self;
    (void)model;
    if (o->n && !o->failure.kind)
        failure_oracle(&o->failure, "UNANSWERED", 0, o->cycle, "origin=%u blk=%u",
                       o->open[0].origin, o->open[0].blk);
}

static const struct failure *failure(const void *o)
{
    return morpheus_oracle_failure(o);
}

static const char *misuse(const void *o)
{
    return morpheus_oracle_misuse(o);
}

static unsigned outstanding(const void *o)
{
    return morpheus_oracle_outstanding(o);
}

const struct oracle_ops morpheus_oracle_ops = {create,  destroy, cycle,      drained,
                                               failure, misuse,  outstanding};
