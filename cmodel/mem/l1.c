/* The first-level data cache of an SM: banks with a queue as long as their latency, tags, MSHRs, a
 * queue of what goes below. */
#include "cmodel/mem/l1.h"
#include "base/mem.h"
#include "cmodel/mem/sectors.h"

struct bank {
    struct fifo queue;
    uint64_t entered; /* cycle after the last access */
};

struct l1 {
    struct mem_config c;
    struct sectors *tags;
    struct mshr *mshr;
    struct bank bank[MOST_L1_BANKS];
    struct fifo miss;
    struct cache_counts counts;
};

struct l1 *l1_create(const struct mem_config *c)
{
    struct l1 *l = xcalloc(1, sizeof *l);
    struct cache_shape shape = mem_l1_shape(c, 0);
    l->c = *c;
    l->tags = sectors_create(&shape);
    l->mshr = mshr_create(c->l1_mshrs, c->l1_merges);
    return l;
}

void l1_destroy(struct l1 *l)
{
    if (!l)
        return;
    sectors_destroy(l->tags);
    mshr_destroy(l->mshr);
    for (unsigned b = 0; b < MOST_L1_BANKS; b++)
        fifo_free(&l->bank[b].queue);
    fifo_free(&l->miss);
    free(l);
}

void l1_begin(struct l1 *l, uint64_t shared_bytes)
{
    struct cache_shape shape = mem_l1_shape(&l->c, shared_bytes);
    sectors_reset(l->tags, &shape);
}

static struct where place(const struct l1 *l, uint64_t addr)
{
    return (struct where){addr / LINE_BYTES, (unsigned)(addr % LINE_BYTES / l->c.sector_bytes)};
}

bool l1_enter(struct l1 *l, const struct packet *p, uint64_t now)
{
    struct bank *b = &l->bank[p->addr / l->c.sector_bytes & (l->c.l1_banks - 1)];
    if (b->entered == now + 1 || b->queue.n == l->c.l1_latency)
        return false;
    b->entered = now + 1;
    fifo_push(&b->queue, p, now + l->c.l1_latency);
    return true;
}

/* LC-W3: what a line that is given up has alone goes below, sector by sector. */
static void write_back(struct l1 *l, const struct evicted *e, uint8_t port)
{
    for (unsigned s = 0; s < LINE_BYTES / l->c.sector_bytes; s++) {
        if (!(e->kept >> s & 1))
            continue;
        struct packet p = {.addr = e->line * LINE_BYTES + s * l->c.sector_bytes,
                           .bytes = e->grains[s],
                           .kind = PACKET_WRITE_BACK,
                           .port = port};
        fifo_push(&l->miss, &p, 0);
        l->counts.written_back++;
    }
}

/* LC-T2, LC-T3: false: nothing has changed, again in the next cycle. A read may need an entry of
 * the miss queue besides the one that is kept for writes. */
static bool read_access(struct l1 *l, const struct packet *p, bool *hit)
{
    struct where w = place(l, p->addr);
    enum probe found = sectors_probe(l->tags, w, false);
    struct evicted gone;
    *hit = found == PROBE_HIT;
    if (*hit) {
        sectors_touch(l->tags, w);
        l->counts.read_hits++;
        return true;
    }
    enum mshr_room room = mshr_room(l->mshr, p->addr);
    if (found == PROBE_NO_LINE || l->miss.n + 1 >= l->c.l1_miss_queue || room == MSHR_FULL)
        return false;
    sectors_await(l->tags, w, &gone);
    mshr_add(l->mshr, p->addr, p);
    if (room == MSHR_NEW)
        fifo_push(&l->miss, p, 0);
    write_back(l, &gone, p->port);
    if (found == PROBE_PENDING)
        l->counts.read_pending++;
    else
        l->counts.read_misses++;
    return true;
}

static void count_write(struct l1 *l, enum probe found)
{
    if (found == PROBE_HIT)
        l->counts.write_hits++;
    else if (found == PROBE_PENDING)
        l->counts.write_pending++;
    else
        l->counts.write_misses++;
}

/* LC-W3: a write of local memory that stays. */
static bool kept_access(struct l1 *l, const struct packet *p, bool *hit)
{
    struct where w = place(l, p->addr);
    enum probe found = sectors_probe(l->tags, w, true);
    struct evicted gone;
    if (found == PROBE_NO_LINE || l->miss.n >= l->c.l1_miss_queue)
        return false;
    sectors_write(l->tags, w, p->bytes, &gone);
    sectors_keep(l->tags, w);
    write_back(l, &gone, p->port);
    count_write(l, found);
    return *hit = true;
}

/* LC-W1, LC-W2: every other write goes below, and into the line, which may be made if it is not
 * there. */
static bool write_access(struct l1 *l, const struct packet *p)
{
    struct where w = place(l, p->addr);
    enum probe found = sectors_probe(l->tags, w, true);
    struct evicted gone;
    bool beside = !l->c.l1_write_allocate && (found == PROBE_MISS || found == PROBE_NO_LINE);
    if ((found == PROBE_NO_LINE && !beside) || l->miss.n >= l->c.l1_miss_queue)
        return false;
    if (!beside)
        sectors_write(l->tags, w, p->bytes, &gone);
    fifo_push(&l->miss, p, 0);
    if (!beside)
        write_back(l, &gone, p->port);
    count_write(l, found);
    return true;
}

/* Option l1.local_hits. */
static bool sure_access(struct l1 *l, const struct packet *p)
{
    if (p->kind == PACKET_WRITE)
        l->counts.write_hits++;
    else
        l->counts.read_hits++;
    return true;
}

unsigned l1_lookup(struct l1 *l, uint64_t now, uint32_t hits[MOST_L1_BANKS])
{
    unsigned n = 0;
    for (unsigned i = 0; i < l->c.l1_banks; i++) {
        struct fifo *q = &l->bank[i].queue;
        if (!fifo_due(q, now))
            continue;
        const struct packet *p = &fifo_head(q)->p;
        bool hit = p->sure;
        bool done = hit                       ? sure_access(l, p)
                    : p->kept                 ? kept_access(l, p, &hit)
                    : p->kind == PACKET_WRITE ? write_access(l, p)
                                              : read_access(l, p, &hit);
        if (hit)
            hits[n++] = p->token;
        if (done)
            fifo_pop(q);
        else
            l->counts.blocked++;
    }
    return n;
}

const struct packet *l1_request(const struct l1 *l)
{
    return l->miss.n ? &fifo_head(&l->miss)->p : NULL;
}

void l1_sent(struct l1 *l)
{
    fifo_pop(&l->miss);
}

void l1_fill(struct l1 *l, uint64_t addr)
{
    sectors_fill(l->tags, place(l, addr));
    mshr_fill(l->mshr, addr);
    l->counts.fills++;
}

struct mshr *l1_waiting(struct l1 *l)
{
    return l->mshr;
}

uint64_t l1_next(const struct l1 *l, uint64_t now)
{
    uint64_t next = l->miss.n ? now + 1 : UINT64_MAX;
    for (unsigned i = 0; i < l->c.l1_banks; i++) {
        const struct fifo *q = &l->bank[i].queue;
        if (q->n && fifo_head(q)->when < next)
            next = fifo_head(q)->when;
    }
    return next > now ? next : now + 1;
}

bool l1_idle(const struct l1 *l)
{
    return l1_next(l, 0) == UINT64_MAX && !mshr_used(l->mshr);
}

const struct cache_counts *l1_counts(const struct l1 *l)
{
    return &l->counts;
}
