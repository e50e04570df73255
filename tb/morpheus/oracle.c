/* What must come out of an LLC partition's controller. */
#include "tb/morpheus/oracle.h"
#include "base/mem.h"
#include "cmodel/llc/ext_kernel.h"
#include "cmodel/util.h"
#include "tb/morpheus/contents.h"
#include "tb/morpheus/layout.h"

enum { LONGEST_REST = 3000 };

struct expected {
    uint32_t origin, blk;
    bool ack;
    uint64_t since;
    uint32_t data[BLOCK_WORDS];
};

struct morpheus_oracle {
    struct morpheus_layout l;
    struct contents image, memory; /* last written by requests; what has reached memory */
    uint32_t *changed;             /* blocks named since the last division, some more than once */
    size_t nchanged, changed_cap;
    struct expected *open;
    unsigned n, cap;
    uint64_t cycle, moved; /* moved: last cycle in which something was handed over */
    bool offered;          /* in the last cycle, and not taken */
    uint32_t *offer;       /* what was: words from req_op to req_data */
    struct failure failure;
    char misuse[80];
};

static void *create(const struct params *p, const struct pin_list *pins)
{
    struct morpheus_oracle *o = xcalloc(1, sizeof *o);
    o->l = morpheus_layout(pins, params_u(p, "morpheus.sets"));
    o->offer = xcalloc(pins->in_words + 1, sizeof *o->offer);
    contents_clear(&o->image, o->l.words);
    contents_clear(&o->memory, o->l.words);
    return o;
}

static void destroy(void *self)
{
    struct morpheus_oracle *o = self;
    if (!o)
        return;
    contents_free(&o->image);
    contents_free(&o->memory);
    free(o->changed);
    free(o->open);
    free(o->offer);
    free(o);
}

static const struct failure *failure(const void *self)
{
    const struct morpheus_oracle *o = self;
    return &o->failure;
}

static const char *misuse(const void *self)
{
    const struct morpheus_oracle *o = self;
    return o->misuse;
}

static unsigned outstanding(const void *self)
{
    const struct morpheus_oracle *o = self;
    return o->n;
}

/* The first word in which two blocks differ. */
static unsigned differs(const uint32_t *a, const uint32_t *b)
{
    unsigned i = 0;
    while (i < BLOCK_WORDS - 1 && a[i] == b[i])
        i++;
    return i;
}

static void named(struct morpheus_oracle *o, uint32_t blk)
{
    if (o->nchanged == o->changed_cap) {
        o->changed_cap = o->changed_cap ? 2 * o->changed_cap : 256;
        o->changed = xrealloc(o->changed, o->changed_cap * sizeof *o->changed);
    }
    o->changed[o->nchanged++] = blk;
}

/* Everything was flushed. */
static void compare_memory(struct morpheus_oracle *o)
{
    for (size_t k = 0; k < o->nchanged && !o->failure.kind; k++) {
        uint32_t blk = o->changed[k];
        const uint32_t *want = contents_at(&o->image, blk), *is = contents_at(&o->memory, blk);
        unsigned i = differs(want, is);
        if (want[i] != is[i])
            failure_oracle(&o->failure, "MEMORY", 0, o->cycle,
                           " blk=%u word=%u expected=%x actual=%x", blk, i, want[i], is[i]);
    }
    o->nchanged = 0;
}

static void change(const struct morpheus_layout *l, uint32_t *value, enum ext_op op,
                   uint32_t atomop, const uint32_t *mask, const uint32_t *data)
{
    struct ext_row row = {.op = op, .atomic = (enum ext_atomic)atomop};
    if (op == EXT_RD)
        return;
    block_get(l, row.payload, data);
    memcpy(row.mask, mask, l->mask_words * sizeof *mask);
    if (op == EXT_WR)
        memcpy(value, row.payload, sizeof row.payload);
    else
        ext_change(value, &row);
}

/* What goes to memory, and to the conventional cache, as if that were written through. */
static void to_memory(struct morpheus_oracle *o, const uint32_t *in, const uint32_t *out)
{
    const struct morpheus_layout *l = &o->l;
    if (in[l->dram_ready] & out[l->dram_valid] & out[l->dram_we] & 1) {
        uint32_t blk = out[l->dram_blk];
        block_get(l, contents_at(&o->memory, blk), out + l->dram_data);
        named(o, blk);
    }
    if (in[l->cllc_ready] & out[l->cllc_valid] & 1)
        change(l, contents_at(&o->memory, out[l->cllc_blk]), (enum ext_op)out[l->cllc_op],
               out[l->cllc_atomop], out + l->cllc_mask, out + l->cllc_data);
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
    enum ext_op op = (enum ext_op)in[l->req_op];
    if (o->n == o->cap) {
        o->cap = o->cap ? 2 * o->cap : 64;
        o->open = xrealloc(o->open, o->cap * sizeof *o->open);
    }
    struct expected *e = &o->open[o->n++];
    *e = (struct expected){.origin = in[l->req_origin], .blk = in[l->req_blk], .since = o->cycle};
    uint32_t *value = contents_at(&o->image, e->blk);
    e->ack = op != EXT_RD && op != EXT_ATOM;
    if (!e->ack)
        memcpy(e->data, value, sizeof e->data);
    change(l, value, op, in[l->req_atomop], in + l->req_mask, in + l->req_data);
    named(o, e->blk);
}

static void answered(struct morpheus_oracle *o, const uint32_t *out)
{
    const struct morpheus_layout *l = &o->l;
    uint32_t origin = out[l->rsp_origin], data[BLOCK_WORDS];
    struct expected *e = find(o, origin);
    if (!e) {
        failure_oracle(&o->failure, "UNASKED", 0, o->cycle, " origin=%u", origin);
        return;
    }
    block_get(l, data, out + l->rsp_data);
    bool ack = out[l->rsp_ack] & 1;
    unsigned i = differs(e->data, data);
    if (ack != e->ack)
        failure_oracle(&o->failure, "KIND", 0, o->cycle, " origin=%u blk=%u expected=%s", origin,
                       e->blk, e->ack ? "ack" : "data");
    else if (e->data[i] != data[i])
        failure_oracle(&o->failure, "STALE", 0, o->cycle,
                       " origin=%u blk=%u word=%u expected=%x actual=%x asked=%llu", origin, e->blk,
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
    contents_clear(&o->memory, o->l.words);
    o->n = 0;
    o->nchanged = 0;
    o->offered = false;
    o->moved = o->cycle;
}

static void cycle(void *self, bool rst, const uint32_t *in, const uint32_t *out)
{
    struct morpheus_oracle *o = self;
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
        to_memory(o, in, out);
        if (in[l->cfg_valid] & out[l->cfg_ready] & 1)
            compare_memory(o);
        bool waits = o->n || ((in[l->req_valid] | in[l->cfg_valid]) & 1);
        if (!waits || anything_moves(o, in, out))
            o->moved = o->cycle;
        if (o->cycle - o->moved > LONGEST_REST && !o->failure.kind)
            failure_oracle(&o->failure, "STUCK", 0, o->cycle, " since=%llu outstanding=%u",
                           (unsigned long long)o->moved, o->n);
    }
    o->cycle++;
}

static void drained(void *self, void *model)
{
    struct morpheus_oracle *o = self;
    (void)model;
    if (o->n && !o->failure.kind)
        failure_oracle(&o->failure, "UNANSWERED", 0, o->cycle, " origin=%u blk=%u",
                       o->open[0].origin, o->open[0].blk);
}

const struct oracle_ops morpheus_oracle_ops = {create,  destroy, cycle,      drained,
                                               failure, misuse,  outstanding};
