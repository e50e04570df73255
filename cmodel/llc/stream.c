/* Requests that reach the last-level cache: of real traces, behind the L1 of their SM, and made up,
 * with stated footprint and reuse. */
#include "cmodel/llc/stream.h"
#include "base/mem.h"
#include "cmodel/llc/llc.h"
#include "cmodel/mem/coalesce.h"
#include "cmodel/mem/sectors.h"
#include "cmodel/programs/program.h"
#include "cmodel/rng.h"
#include "cmodel/util.h"
#include <math.h>

enum { PAGE_BITS = 16, BLOCK_BITS = 27, SECTOR_BYTES = 32, WINDOW_BYTES = 1 << 24 };

void llc_stream_free(struct llc_stream *s)
{
    free(s->name);
    free(s->list);
    *s = (struct llc_stream){0};
}

static void add_request(struct llc_stream *s, struct llc_request r)
{
    s->list = xgrow(s->list, s->n + 1, &s->cap, sizeof *s->list);
    s->list[s->n++] = r;
}

size_t llc_stream_footprint(const struct llc_stream *s)
{
    uint8_t *seen = xcalloc(1u << (BLOCK_BITS - 3), 1);
    size_t n = 0;
    for (size_t i = 0; i < s->n; i++) {
        uint32_t b = s->list[i].blk;
        n += !(seen[b >> 3] >> (b & 7) & 1);
        seen[b >> 3] |= (uint8_t)(1u << (b & 7));
    }
    free(seen);
    return n;
}

/* ---- made up */

struct zipf {
    double *sum; /* of the weights up to each block */
    unsigned blocks;
};

static struct zipf zipf_new(unsigned blocks)
{
    struct zipf z = {xmalloc(blocks * sizeof *z.sum), blocks};
    double sum = 0;
    for (unsigned i = 0; i < blocks; i++)
        z.sum[i] = sum += pow(i + 1, -0.8);
    return z;
}

static unsigned zipf_pick(const struct zipf *z, struct rng *rng)
{
    double at = (double)(rng_next(rng) >> 11) * 0x1p-53 * z->sum[z->blocks - 1];
    unsigned low = 0, high = z->blocks - 1;
    while (low < high) {
        unsigned mid = (low + high) / 2;
        if (z->sum[mid] < at)
            low = mid + 1;
        else
            high = mid;
    }
    return low;
}

/* Neighbours in the order of use are no neighbours in memory. */
static uint32_t scattered(uint32_t k, unsigned blocks)
{
    return (uint32_t)((uint64_t)k * 0x9e3779b1u % blocks);
}

void llc_stream_make(struct llc_stream *s, enum llc_pattern pattern, unsigned blocks, size_t n,
                     unsigned writes, uint64_t seed)
{
    struct rng rng;
    struct zipf z = {0};
    rng_seed(&rng, seed);
    if (pattern == LLC_ZIPF)
        z = zipf_new(blocks);
    uint32_t two[2] = {0};
    for (size_t i = 0; i < n; i++) {
        struct llc_request r = {.op = rng_percent(&rng, writes) ? LLC_WRITE : LLC_READ,
                                .sectors = 15};
        if (pattern == LLC_LOOP)
            r.blk = (uint32_t)(i % blocks);
        else if (pattern == LLC_ZIPF)
            r.blk = scattered(zipf_pick(&z, &rng), blocks);
        else
            r.blk = rng_below(&rng, blocks);
        if (pattern == LLC_BURST && i % 2000 == 0)
            two[0] = r.blk, two[1] = rng_below(&rng, blocks);
        if (pattern == LLC_BURST && i / 2000 % 2)
            r = (struct llc_request){two[i & 1], LLC_ATOMIC, 1};
        add_request(s, r);
    }
    free(z.sum);
}

/* ---- of traces */

struct pages {
    uint64_t *virt; /* by physical number */
    uint32_t n, cap;
    uint32_t *table; /* physical + 1, open addressing */
    uint32_t size;
};

static uint32_t *page_slot(struct pages *p, uint64_t virt)
{
    uint32_t at = (uint32_t)mix64(virt) & (p->size - 1);
    while (p->table[at] && p->virt[p->table[at] - 1] != virt)
        at = (at + 1) & (p->size - 1);
    return &p->table[at];
}

static uint32_t physical(struct pages *p, uint64_t virt)
{
    if (2 * (p->n + 1) > p->size) {
        p->size = p->size ? 2 * p->size : 1024;
        free(p->table);
        p->table = xcalloc(p->size, sizeof *p->table);
        p->virt = xrealloc(p->virt, p->size * sizeof *p->virt);
        for (uint32_t i = 0; i < p->n; i++)
            *page_slot(p, p->virt[i]) = i + 1;
    }
    uint32_t *slot = page_slot(p, virt);
    if (!*slot) {
        p->virt[p->n++] = virt;
        *slot = p->n;
    }
    return *slot - 1;
}

struct tracer {
    struct llc_stream *s;
    struct pages pages;
    struct sectors *l1;
    unsigned threads;
};

/* Asks for sectors of a block; those of the same instruction join. */
static void request(struct tracer *t, uint64_t addr, enum llc_op op, size_t first)
{
    uint32_t page = physical(&t->pages, addr >> PAGE_BITS);
    uint64_t phys = (uint64_t)page << PAGE_BITS | (addr & ((1u << PAGE_BITS) - 1));
    struct llc_request r = {(uint32_t)(phys / LINE_BYTES) & ((1u << BLOCK_BITS) - 1), (uint8_t)op,
                            (uint8_t)(1u << phys / SECTOR_BYTES % 4)};
    for (size_t i = first; i < t->s->n; i++)
        if (t->s->list[i].blk == r.blk) {
            t->s->list[i].sectors |= r.sectors;
            return;
        }
    add_request(t->s, r);
}

static struct where where_of(uint64_t addr)
{
    return (struct where){addr / LINE_BYTES, (unsigned)(addr / SECTOR_BYTES % 4)};
}

/* A load of a sector; true if L1 has it. */
static bool l1_reads(struct tracer *t, uint64_t addr)
{
    struct where w = where_of(addr);
    struct evicted e;
    if (sectors_probe(t->l1, w, false) == PROBE_HIT) {
        sectors_touch(t->l1, w);
        return true;
    }
    sectors_await(t->l1, w, &e);
    sectors_fill(t->l1, w);
    return false;
}

static enum mem_space space_of(const struct block *b, const struct inst *i, const uint32_t *lanes)
{
    if (i->op->memory.space != MEM_GENERIC)
        return (enum mem_space)i->op->memory.space;
    uint64_t addr = lanes_first(lanes);
    if (b->shared_window && addr - b->shared_window < (uint64_t)WINDOW_BYTES)
        return MEM_SHARED;
    if (b->local_window && addr - b->local_window < (uint64_t)WINDOW_BYTES)
        return MEM_LOCAL;
    return MEM_GLOBAL;
}

static void execute(struct tracer *t, const struct block *b, const struct inst *i)
{
    const uint32_t *lanes = inst_lanes(b, i);
    if (!lanes || !i->op->width || space_of(b, i, lanes) != MEM_GLOBAL)
        return;
    uint64_t addr[MOST_LANES];
    struct access access[MOST_ACCESSES];
    unsigned n = popcount64(i->mask);
    lanes_unpack(lanes, n, addr);
    unsigned k = coalesce(addr, n, i->op->width, SECTOR_BYTES, access);
    size_t first = t->s->n;
    while (k-- > 0) {
        bool load = i->op->memory.action == MEM_LOAD;
        if (load && !i->op->memory.bypass && l1_reads(t, access[k].addr))
            continue;
        request(t, access[k].addr,
                load                                 ? LLC_READ
                : i->op->memory.action == MEM_ATOMIC ? LLC_ATOMIC
                                                     : LLC_PART,
                first);
    }
    for (size_t r = first; r < t->s->n; r++) /* a store of all of a block */
        if (t->s->list[r].op == LLC_PART && t->s->list[r].sectors == 15)
            t->s->list[r].op = LLC_WRITE;
}

static void block(struct tracer *t, const struct block *b)
{
    size_t done = 0;
    for (size_t k = 0; done < b->ninsts; k++)
        for (unsigned w = 0; w < b->nwarps; w++)
            if (b->first[w] + k < b->first[w + 1]) {
                execute(t, b, &b->insts[b->first[w] + k]);
                done++;
            }
    t->s->instructions += b->ninsts;
}

bool llc_stream_trace(struct llc_stream *s, const struct mem_config *c, struct work *w,
                      unsigned times, struct diag *d)
{
    struct tracer t = {.s = s};
    struct cache_shape shape = mem_l1_shape(c, 0);
    shape.sectors = LINE_BYTES / SECTOR_BYTES;
    t.l1 = sectors_create(&shape);
    unsigned kernel = 0;
    size_t errors = d->errors;
    for (struct block *b; (b = work_next(w, d)); block_free(b)) {
        if (b->kernel != kernel)
            sectors_reset(t.l1, &shape);
        kernel = b->kernel;
        block(&t, b);
    }
    size_t once = s->n;
    for (unsigned i = 1; i < times; i++)
        for (size_t k = 0; k < once; k++)
            add_request(s, s->list[k]);
    s->instructions *= times;
    sectors_destroy(t.l1);
    free(t.pages.virt);
    free(t.pages.table);
    return d->errors == errors;
}

void llc_stream_filter(struct llc_stream *s, unsigned cores, unsigned bytes)
{
    enum { WAYS = 4 };
    struct llc **l1 = xcalloc(cores, sizeof *l1);
    for (unsigned i = 0; i < cores; i++)
        l1[i] = llc_create(bytes, WAYS, false, 0);
    size_t n = 0;
    for (size_t i = 0; i < s->n; i++) {
        struct llc_request q = s->list[i];
        bool hit =
            q.op == LLC_READ && llc_access(l1[i % cores], q.blk, q.sectors, false, false).hit;
        if (!hit)
            s->list[n++] = q;
    }
    s->n = n;
    for (unsigned i = 0; i < cores; i++)
        llc_destroy(l1[i]);
    free(l1);
}
