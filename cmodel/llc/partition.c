/* One LLC partition: an event at a time, in the order of time. */
#include "cmodel/llc/partition.h"
#include "base/mem.h"
#include "cmodel/llc/llc.h"
#include "cmodel/morpheus/addr_separator.h"
#include "cmodel/util.h"

const struct partition_times partition_rtx3080 = {.clock = 1.71,
                                                  .network = 60,
                                                  .tags = 40,
                                                  .dram = 448,
                                                  .kernel = 61,
                                                  .indirect = 8,
                                                  .llc_rate = 300,
                                                  .dram_rate = 76,
                                                  .port_rate = 300};

const double partition_program_warps[PROGRAM_POINTS] = {1, 8, 16, 32, 48};
const double partition_program[2][PROGRAM_KINDS][PROGRAM_POINTS] = {{{91, 101, 164, 319, 472},
                                                                     {91, 102, 170, 329, 487},
                                                                     {111, 127, 207, 399, 589},
                                                                     {112, 131, 220, 426, 627},
                                                                     {96, 109, 192, 369, 546}},
                                                                    {{87, 96, 158, 308, 456},
                                                                     {91, 100, 164, 319, 470},
                                                                     {106, 120, 192, 372, 549},
                                                                     {106, 126, 204, 395, 585},
                                                                     {95, 108, 185, 358, 530}}};

enum { NOBODY = UINT32_MAX, PROGRAM_FILL = PROGRAM_KINDS - 1 };
_Static_assert(LLC_READ == 0 && LLC_WRITE == 1 && LLC_PART == 2 && LLC_ATOMIC == 3,
               "rows of partition_program");

/* Where a block lives. Numbered densely within its set. */
struct home {
    uint32_t blk, index;
    uint16_t set; /* of its class */
    bool there, ext, l1;
};

struct homes {
    struct home *table; /* open addressing */
    size_t size, n;
    uint32_t *blocks[2]; /* by set, register file and L1: how many so far */
    uint32_t most[2];
};

enum event_kind {
    AT_PARTITION, /* a request arrives */
    AT_TAGS,      /* ... has been looked up in the conventional cache */
    AT_MEMORY,    /* a block is read for it */
    MISS_BACK,    /* a predicted miss has been read */
    ROW_THERE,    /* a row that loads a block is at its warp */
    ASKS_PAYLOAD, /* ... and that load in the partition */
    AT_WARP,      /* a row and what it loads are at its warp, and looked up */
    ASKS_BLOCK,   /* what the warp fetches is asked for in the partition, */
    BLOCK_READ,   /* has been read, */
    FETCHED,      /* and is at the warp */
    REPORTED,     /* the warp's report is back */
    AT_CORE       /* an answer is: another request leaves. A link carries what is sent in the order
                     of the calls, so none is made ahead of its time */
};

struct event {
    double when;
    uint32_t who; /* request, or set * 2 + class */
    uint32_t bytes;
    uint8_t kind;
};

/* What the partition knows of a set besides its protocol. */
struct line {
    uint32_t *queue; /* ring: requests that are queued, NOBODY for a fill */
    unsigned head, queued;
    uint32_t read[PROTO_MOST_READS + 1]; /* predicted misses under way */
    unsigned nreads;
    uint32_t served; /* the request in the row */
    bool fetched;
};

struct run {
    const struct partition_config *c;
    struct partition_result *r;
    const struct llc_stream *s;
    unsigned partitions;
    size_t next; /* request of the stream */
    struct addr_separator separator;
    struct addr_classes classes;
    struct homes homes;
    struct proto *ext[2];
    struct line *line[2];
    struct llc *llc;
    struct link tags, dram;
    struct noc noc;
    struct event *heap; /* the earliest first */
    size_t events, cap;
    double *left;   /* by request: when it left its core */
    uint32_t *fifo; /* extended requests that wait for the queue, ring of `outstanding` */
    unsigned waiting, first, queued;
    unsigned serving; /* warps with a row, from its dispatch to its report */
};

unsigned partition_sets(unsigned cores, unsigned warps)
{
    return cores * warps / PARTITIONS_OF_GPU;
}

/* ---- places of blocks */

static struct home *slot_of(const struct homes *h, uint32_t blk)
{
    size_t at = (blk * 0x9e3779b1u) & (h->size - 1);
    while (h->table[at].there && h->table[at].blk != blk)
        at = (at + 1) & (h->size - 1);
    return &h->table[at];
}

static void homes_grow(struct homes *h)
{
    struct homes old = *h;
    h->size = old.size ? 2 * old.size : 4096;
    h->table = xcalloc(h->size, sizeof *h->table);
    for (size_t i = 0; i < old.size; i++)
        if (old.table[i].there)
            *slot_of(h, old.table[i].blk) = old.table[i];
    free(old.table);
}

static const struct home *home_of(struct run *x, uint32_t blk)
{
    struct homes *h = &x->homes;
    if (2 * (h->n + 1) > h->size)
        homes_grow(h);
    struct home *at = slot_of(h, blk);
    if (at->there)
        return at;
    struct addr_side side = addr_side(&x->separator, &x->classes, blk);
    *at = (struct home){.blk = blk, .there = true, .ext = side.ext, .l1 = side.l1};
    h->n++;
    if (side.ext) {
        unsigned first = side.l1 ? x->classes.first_l1 : 0;
        at->set = (uint16_t)(addr_set(&x->separator, &x->classes, &side) - first);
        at->index = h->blocks[side.l1][at->set]++;
        if (at->index >= h->most[side.l1])
            h->most[side.l1] = at->index + 1;
    }
    return at;
}

/* ---- events */

static void later(struct run *x, double when, enum event_kind kind, uint32_t who, unsigned bytes)
{
    x->heap = xgrow(x->heap, x->events + 1, &x->cap, sizeof *x->heap);
    struct event *h = x->heap;
    size_t at = x->events++;
    for (; at && h[(at - 1) / 2].when > when; at = (at - 1) / 2)
        h[at] = h[(at - 1) / 2];
    h[at] = (struct event){when, who, bytes, (uint8_t)kind};
}

static struct event earliest(struct run *x)
{
    struct event *h = x->heap, e = h[0], last = h[--x->events];
    size_t at = 0;
    for (size_t next; (next = 2 * at + 1) < x->events; at = next) {
        next += next + 1 < x->events && h[next + 1].when < h[next].when;
        if (h[next].when >= last.when)
            break;
        h[at] = h[next];
    }
    h[at] = last;
    return e;
}

/* ---- what carries */

static unsigned data_bytes(const struct llc_request *q)
{
    return popcount64(q->sectors) * LLC_SECTOR;
}

static double from_memory(struct run *x, double when, unsigned bytes)
{
    x->r->dram_read += bytes;
    return link_carry(&x->dram, when, bytes) + x->c->t.dram;
}

static void to_memory(struct run *x, double when, unsigned bytes)
{
    x->r->dram_written += bytes;
    if (bytes)
        link_carry(&x->dram, when, bytes);
}

/* The next request of this partition leaves its core. */
static void issue(struct run *x, double when)
{
    while (x->next < x->s->n && x->s->list[x->next].blk % x->partitions)
        x->next++;
    if (x->next == x->s->n)
        return;
    const struct llc_request *q = &x->s->list[x->next];
    double there = noc_send(&x->noc, NOC_REQUEST, 1, when, q->op == LLC_READ ? 0 : data_bytes(q));
    x->left[x->next] = when;
    x->r->requests++;
    later(x, there, AT_PARTITION, (uint32_t)x->next++, 0);
}

/* Of a request that has its answer at `when` in the partition; another one leaves when it is there.
 */
static void answered(struct run *x, uint32_t who, enum partition_kind kind, double when)
{
    const struct llc_request *q = &x->s->list[who];
    bool data = q->op == LLC_READ || q->op == LLC_ATOMIC;
    double end = noc_send(&x->noc, NOC_REPLY, 0, when, data ? data_bytes(q) : 0);
    x->r->latency += end - x->left[who];
    x->r->latency_of[kind] += end - x->left[who];
    x->r->requests_of[kind]++;
    if (end > x->r->ns)
        x->r->ns = end;
    later(x, end, AT_CORE, who, 0);
}

/* ---- the conventional side */

static void conventional(struct run *x, uint32_t who, uint32_t blk, double now)
{
    const struct llc_request *q = &x->s->list[who];
    bool write = q->op != LLC_READ, fetch = q->op == LLC_PART || q->op == LLC_ATOMIC;
    struct llc_access a = llc_access(x->llc, blk, q->sectors, write, fetch);
    double done = link_carry(&x->tags, now, x->c->sectored ? data_bytes(q) : LLC_BLOCK);
    x->r->conventional++;
    x->r->conventional_hits += a.hit;
    to_memory(x, now, a.written_back);
    later(x, done + x->c->t.tags, AT_TAGS, who, a.fetched);
}

static void looked_up(struct run *x, const struct event *e)
{
    if (e->bytes)
        later(x, from_memory(x, e->when, e->bytes), AT_MEMORY, e->who, 0);
    else
        answered(x, e->who, KIND_HIT, e->when);
}

/* ---- the extended side */

static void push(struct run *x, struct line *l, uint32_t who)
{
    l->queue[(l->head + l->queued++) % x->c->set_queue] = who;
    x->queued++;
}

static uint32_t pop(struct run *x, struct line *l)
{
    uint32_t who = l->queue[l->head];
    l->head = (l->head + 1) % x->c->set_queue;
    l->queued--;
    x->queued--;
    return who;
}

/* Of the program, with so many warps of a core at work. */
static double program_time(const struct run *x, unsigned kind, double warps)
{
    const double *ns = partition_program[x->c->instruction][kind], *at = partition_program_warps;
    unsigned i = 1;
    while (i + 1 < PROGRAM_POINTS && warps > at[i])
        i++;
    double share = (warps - at[i - 1]) / (at[i] - at[i - 1]);
    return ns[i - 1] + (ns[i] - ns[i - 1]) * (share < 0 ? 0 : share > 1 ? 1 : share);
}

/* What a warp takes for its row: of the warps that have one, those at work are not in the network.
 */
static double kernel_time(const struct run *x, uint32_t who)
{
    if (!x->c->program)
        return x->c->t.kernel - (x->c->instruction ? x->c->t.indirect : 0);
    unsigned kind = who == NOBODY ? PROGRAM_FILL : x->s->list[who].op;
    double all = x->c->rf_sets + x->c->l1_sets, most = partition_program_warps[PROGRAM_POINTS - 1];
    double rows = most * x->serving / all, time = program_time(x, kind, rows);
    for (unsigned i = 0; i < 3; i++)
        time = program_time(x, kind, rows * time / (time + 2 * x->c->t.network));
    return time;
}

/* The set's warp gets its next row, if it waits for one. */
static void dispatch(struct run *x, bool l1, unsigned set, double now)
{
    struct proto *p = x->ext[l1];
    struct line *l = &x->line[l1][set];
    if (!proto_can_dispatch(p, set))
        return;
    proto_dispatch(p, set);
    x->serving++;
    l->served = pop(x, l);
    bool data = l->served == NOBODY || x->s->list[l->served].op != LLC_READ,
         loads = data && !x->c->joint;
    double there = noc_send(&x->noc, NOC_KERNEL, 0, now,
                            PARTITION_ROW_BYTES + (data && !loads ? LLC_BLOCK : 0));
    later(x, loads ? there : there + kernel_time(x, l->served), loads ? ROW_THERE : AT_WARP,
          set * 2 + l1, 0);
}

/* The report of a row is on its way, behind its evictions and its data. */
static void report(struct run *x, const struct event *e, bool data)
{
    unsigned bytes = PARTITION_REPORT_BYTES;
    if (data && x->c->joint)
        bytes += LLC_BLOCK;
    else if (data)
        noc_send(&x->noc, NOC_KERNEL, 1, e->when, LLC_BLOCK);
    later(x, noc_send(&x->noc, NOC_KERNEL, 1, e->when, bytes), REPORTED, e->who, 0);
}

static void served(struct run *x, const struct event *e)
{
    bool l1 = e->who & 1;
    unsigned set = e->who / 2;
    struct proto *p = x->ext[l1];
    struct line *l = &x->line[l1][set];
    uint64_t reads = proto_counts(p)->dram_reads, writes = proto_counts(p)->dram_writes;
    proto_serve(p, set, EXT_NO_SLOT);
    l->fetched = proto_counts(p)->dram_reads != reads;
    for (uint64_t i = proto_counts(p)->dram_writes - writes; i; i--) {
        noc_send(&x->noc, NOC_KERNEL, 1, e->when, LLC_BLOCK);
        to_memory(x, e->when, LLC_BLOCK);
    }
    bool data = l->served != NOBODY &&
                (x->s->list[l->served].op == LLC_READ || x->s->list[l->served].op == LLC_ATOMIC);
    if (!l->fetched || !x->c->kernel_fetches)
        report(x, e, data);
    else
        later(x, noc_send(&x->noc, NOC_KERNEL, 1, e->when, 0), ASKS_BLOCK, e->who, data);
}

static void take_waiting(struct run *x, double now);

static void reported(struct run *x, const struct event *e)
{
    bool l1 = e->who & 1;
    unsigned set = e->who / 2;
    struct line *l = &x->line[l1][set];
    uint32_t who = l->served;
    if (l->fetched && !x->c->kernel_fetches) { /* the controller reads what was missed */
        l->fetched = false;
        later(x, from_memory(x, e->when, LLC_BLOCK), REPORTED, e->who, 1);
        return;
    }
    bool missed = l->fetched || e->bytes;
    proto_complete(x->ext[l1], set);
    x->serving--;
    if (who != NOBODY) {
        uint8_t op = x->s->list[who].op;
        x->r->extended_hits += !missed;
        if (op == LLC_READ || op == LLC_ATOMIC)
            answered(x, who, missed ? KIND_EXT_FALSE : KIND_EXT_HIT, e->when);
        while (x->c->joint && proto_join(x->ext[l1], set)) { /* QU-J2 */
            answered(x, pop(x, l), KIND_EXT_HIT, e->when);
            x->r->extended_hits++;
        }
    }
    dispatch(x, l1, set, e->when);
    take_waiting(x, e->when);
}

/* A request that the queue has room for. */
static void extended(struct run *x, uint32_t who, const struct home *h, double now)
{
    static const enum proto_op ops[] = {PROTO_RD, PROTO_WR, PROTO_PWR, PROTO_ATOM};
    const struct llc_request *q = &x->s->list[who];
    struct proto *p = x->ext[h->l1];
    struct line *l = &x->line[h->l1][h->set];
    uint64_t misses = proto_counts(p)->predicted_misses;
    x->r->extended++;
    proto_accept(p, h->set, ops[q->op], h->index, false);
    if (proto_counts(p)->predicted_misses != misses) {
        l->read[l->nreads++] = who;
        later(x, from_memory(x, now, LLC_BLOCK), MISS_BACK, h->set * 2u + h->l1, who);
        return;
    }
    push(x, l, who);
    if (q->op == LLC_WRITE || q->op == LLC_PART)
        answered(x, who, KIND_EXT_HIT, now);
    dispatch(x, h->l1, h->set, now);
}

/* Requests that wait for the queue, in order. */
static void take_waiting(struct run *x, double now)
{
    while (x->waiting) {
        uint32_t who = x->fifo[x->first];
        const struct home *h = home_of(x, x->s->list[who].blk / x->partitions);
        if (x->queued + x->c->fills >= x->c->queue || !proto_room(x->ext[h->l1], h->set))
            return;
        x->first = (x->first + 1) % x->c->outstanding;
        x->waiting--;
        extended(x, who, h, now);
    }
}

static void miss_back(struct run *x, const struct event *e)
{
    bool l1 = e->who & 1;
    unsigned set = e->who / 2, i = 0;
    struct line *l = &x->line[l1][set];
    while (l->read[i] != e->bytes)
        i++;
    l->nreads--;
    for (unsigned k = i; k < l->nreads; k++)
        l->read[k] = l->read[k + 1];
    uint64_t fills = proto_counts(x->ext[l1])->fills;
    proto_return(x->ext[l1], set, i, x->queued >= x->c->queue);
    if (proto_counts(x->ext[l1])->fills != fills)
        push(x, l, NOBODY);
    answered(x, e->bytes, KIND_MISS, e->when);
    dispatch(x, l1, set, e->when);
    take_waiting(x, e->when);
}

static void arrived(struct run *x, const struct event *e)
{
    const struct home *h = home_of(x, x->s->list[e->who].blk / x->partitions);
    if (!h->ext) {
        conventional(x, e->who, h->blk, e->when);
        return;
    }
    x->fifo[(x->first + x->waiting++) % x->c->outstanding] = e->who;
    take_waiting(x, e->when);
}

static void happens(struct run *x, const struct event *e)
{
    switch ((enum event_kind)e->kind) {
    case AT_PARTITION:
        arrived(x, e);
        break;
    case AT_TAGS:
        looked_up(x, e);
        break;
    case AT_MEMORY:
        answered(x, e->who, KIND_MISS, e->when);
        break;
    case MISS_BACK:
        miss_back(x, e);
        break;
    case ROW_THERE:
        later(x, noc_send(&x->noc, NOC_KERNEL, 1, e->when, 0), ASKS_PAYLOAD, e->who, 0);
        break;
    case ASKS_PAYLOAD:
        later(x,
              noc_send(&x->noc, NOC_KERNEL, 0, e->when, LLC_BLOCK) +
                  kernel_time(x, x->line[e->who & 1][e->who / 2].served),
              AT_WARP, e->who, 0);
        break;
    case AT_WARP:
        served(x, e);
        break;
    case ASKS_BLOCK:
        later(x, from_memory(x, e->when, LLC_BLOCK), BLOCK_READ, e->who, e->bytes);
        break;
    case BLOCK_READ:
        later(x, noc_send(&x->noc, NOC_KERNEL, 0, e->when, LLC_BLOCK), FETCHED, e->who, e->bytes);
        break;
    case FETCHED:
        report(x, e, e->bytes != 0);
        break;
    case REPORTED:
        reported(x, e);
        break;
    case AT_CORE:
        issue(x, e->when);
        break;
    }
}

/* ---- a run */

static struct proto *side_new(const struct run *x, bool l1)
{
    const struct partition_config *c = x->c;
    struct proto_config p = proto_safe;
    p.sets = l1 ? c->l1_sets : c->rf_sets;
    p.blocks = x->homes.most[l1] ? x->homes.most[l1] : 1;
    p.shape = (struct ext_shape){.clears = c->clears,
                                 .registers = l1 ? c->l1_blocks : c->rf_registers,
                                 .compression = !l1 && c->compression};
    p.filter = l1 && !c->shared ? PROTO_NONE : c->filter;
    p.filter_bits = c->filter_bits;
    p.filter_banks = c->filter_banks;
    p.queue = c->set_queue;
    p.carry_after = p.shape.compression ? 0 : 2 * p.shape.registers;
    p.write_through = l1 && !c->shared;
    p.level = p.shape.compression ? c->level : NULL;
    return p.sets ? proto_create(&p) : NULL;
}

static void divide(struct run *x)
{
    const struct partition_config *c = x->c;
    uint64_t ext =
        ((uint64_t)c->rf_sets * c->rf_registers + (uint64_t)c->l1_sets * c->l1_blocks) * LLC_BLOCK;
    uint32_t share = addr_share(ext, c->llc_bytes);
    x->separator = addr_separator_of(c->rf_sets + c->l1_sets ? c->rf_sets + c->l1_sets : 1);
    x->classes = addr_divide(c->rf_sets, c->l1_sets, c->rf_registers, c->l1_blocks, share);
}

static void false_positives(struct run *x)
{
    for (unsigned i = 0; i < 2; i++) {
        const struct proto_counts *n = x->ext[i] ? proto_counts(x->ext[i]) : NULL;
        if (!n || (i && !x->c->shared))
            continue;
        x->r->predicted_misses += n->predicted_misses;
        x->r->stale += n->stale_members;
        x->r->collisions += n->collisions;
        x->r->filled += n->fills;
        x->r->dropped += n->fills_dropped - n->fills_there;
        x->r->there += n->fills_there;
    }
}

static struct line *lines_new(const struct partition_config *c, unsigned sets)
{
    struct line *l = xcalloc(sets + 1, sizeof *l);
    for (unsigned i = 0; i < sets; i++)
        l[i].queue = xcalloc(c->set_queue, sizeof *l[i].queue);
    return l;
}

static void lines_free(struct line *l, unsigned sets)
{
    for (unsigned i = 0; i < sets; i++)
        free(l[i].queue);
    free(l);
}

static void loop(struct run *x)
{
    uint64_t epochs = 0;
    for (unsigned i = 0; i < x->c->outstanding; i++)
        issue(x, 0);
    while (x->events) {
        struct event e = earliest(x);
        happens(x, &e);
        if (!x->c->compression || (uint64_t)(e.when / x->c->epoch) == epochs)
            continue;
        epochs = (uint64_t)(e.when / x->c->epoch);
        uint64_t writes = proto_counts(x->ext[0])->dram_writes;
        for (unsigned set = 0; set < x->c->rf_sets; set++)
            proto_epoch(x->ext[0], set);
        to_memory(x, e.when, (unsigned)(proto_counts(x->ext[0])->dram_writes - writes) * LLC_BLOCK);
    }
}

void partition_run(const struct partition_config *c, const struct llc_stream *s,
                   unsigned partitions, struct partition_result *r)
{
    struct run x = {.c = c, .r = r, .s = s, .partitions = partitions};
    *r = (struct partition_result){0};
    divide(&x);
    x.homes.blocks[0] = xcalloc(c->rf_sets + 1, sizeof(uint32_t));
    x.homes.blocks[1] = xcalloc(c->l1_sets + 1, sizeof(uint32_t));
    for (size_t i = 0; i < s->n; i++)
        if (s->list[i].blk % partitions == 0)
            home_of(&x, s->list[i].blk / partitions);
    x.ext[0] = side_new(&x, false);
    x.ext[1] = side_new(&x, true);
    x.line[0] = lines_new(c, c->rf_sets);
    x.line[1] = lines_new(c, c->l1_sets);
    x.llc = llc_create(c->llc_bytes, c->llc_ways, c->sectored, x.classes.threshold);
    x.tags.rate = c->t.llc_rate * c->llc_banks;
    x.dram.rate = c->t.dram_rate;
    x.noc.latency = c->t.network;
    x.noc.in.rate = x.noc.out.rate = c->t.port_rate * c->llc_banks;
    x.left = xcalloc(s->n + 1, sizeof *x.left);
    x.fifo = xcalloc(c->outstanding, sizeof *x.fifo);
    loop(&x);
    memcpy(r->noc_bytes, x.noc.bytes, sizeof r->noc_bytes);
    false_positives(&x);
    llc_destroy(x.llc);
    for (unsigned i = 0; i < 2; i++) {
        proto_destroy(x.ext[i]);
        free(x.homes.blocks[i]);
    }
    lines_free(x.line[0], c->rf_sets);
    lines_free(x.line[1], c->l1_sets);
    free(x.homes.table);
    free(x.heap);
    free(x.left);
    free(x.fifo);
}
