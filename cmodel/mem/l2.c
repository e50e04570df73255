/* One slice of the second-level cache, in front of a DRAM channel: write-back; a sector that was
 * written in part is fetched when it is read. docs/memory.md, L2-*. */
#include "cmodel/mem/l2.h"
#include "base/mem.h"
#include "cmodel/mem/route.h"
#include "cmodel/mem/sectors.h"

struct l2 {
    struct mem_config c;
    unsigned channel, slice;
    struct sectors *tags;
    struct mshr *mshr;
    struct fifo in, miss;
    struct cache_counts counts;
};

struct l2 *l2_create(const struct mem_config *c, unsigned channel, unsigned slice)
{
    struct l2 *l = xcalloc(1, sizeof *l);
    l->c = *c;
    l->channel = channel;
    l->slice = slice;
    l->tags = sectors_create(&c->l2);
    l->mshr = mshr_create(c->l2_mshrs, c->l2_merges);
    return l;
}

void l2_destroy(struct l2 *l)
{
    if (!l)
        return;
    sectors_destroy(l->tags);
    mshr_destroy(l->mshr);
    fifo_free(&l->in);
    fifo_free(&l->miss);
    free(l);
}

static struct where place(const struct l2 *l, uint64_t addr)
{
    return (struct where){mem_route(&l->c, addr).line,
                          (unsigned)(addr % LINE_BYTES / l->c.sector_bytes)};
}

/* The address of a line of this slice. */
static uint64_t line_address(const struct l2 *l, uint64_t line)
{
    return mem_line_address(&l->c, l->channel, l->slice, line);
}

void l2_send(struct l2 *l, const struct packet *p, uint64_t when)
{
    fifo_push(&l->in, p, when);
}

unsigned l2_queued(const struct l2 *l)
{
    return l->in.n;
}

void l2_fill(struct l2 *l, const struct packet *p)
{
    struct where w = place(l, p->addr);
    sectors_fill(l->tags, w);
    if (p->kind == PACKET_ATOMIC)
        sectors_modify(l->tags, w);
    mshr_fill(l->mshr, p->addr);
    l->counts.fills++;
}

/* L2-E1: what was written in a line that is given up goes to DRAM, sector by sector. */
static void write_back(struct l2 *l, const struct evicted *e)
{
    uint64_t line = line_address(l, e->line);
    for (unsigned s = 0; s < l->c.l2.sectors; s++) {
        if (!(e->written >> s & 1))
            continue;
        struct packet p = {.addr = line + s * l->c.sector_bytes, .kind = PACKET_WRITE_BACK};
        fifo_push(&l->miss, &p, 0);
        l->counts.written_back++;
    }
}

/* L2-T2, L2-T3. false: again in the next cycle. */
static bool read_access(struct l2 *l, const struct packet *p, uint64_t now, struct fifo *out)
{
    struct where w = place(l, p->addr);
    enum probe found = sectors_probe(l->tags, w, false);
    struct evicted gone;
    if (found == PROBE_HIT) {
        sectors_touch(l->tags, w);
        if (p->kind == PACKET_ATOMIC)
            sectors_modify(l->tags, w);
        l->counts.read_hits++;
        fifo_push(out, p, now + 1);
        return true;
    }
    enum mshr_room room = mshr_room(l->mshr, p->addr);
    if (found == PROBE_NO_LINE || l->miss.n + 1 >= l->c.l2_miss_queue || room == MSHR_FULL)
        return false;
    sectors_await(l->tags, w, &gone);
    mshr_add(l->mshr, p->addr, p);
    if (room == MSHR_NEW)
        fifo_push(&l->miss, p, 0);
    write_back(l, &gone);
    if (found == PROBE_PENDING)
        l->counts.read_pending++;
    else
        l->counts.read_misses++;
    return true;
}

/* L2-W1, L2-W2: written here alone, and acknowledged at once, but for what L1 gives up. */
static bool write_access(struct l2 *l, const struct packet *p, uint64_t now, struct fifo *out)
{
    struct where w = place(l, p->addr);
    enum probe found = sectors_probe(l->tags, w, true);
    struct evicted gone;
    if (found == PROBE_NO_LINE || l->miss.n + 1 >= l->c.l2_miss_queue)
        return false;
    sectors_write(l->tags, w, p->bytes, &gone);
    write_back(l, &gone);
    if (p->kind == PACKET_WRITE)
        fifo_push(out, p, now + 1);
    if (found == PROBE_HIT)
        l->counts.write_hits++;
    else if (found == PROBE_PENDING)
        l->counts.write_pending++;
    else
        l->counts.write_misses++;
    return true;
}

void l2_cycle(struct l2 *l, uint64_t now, struct fifo *out)
{
    if (mshr_ready(l->mshr)) {
        struct packet p = mshr_take(l->mshr);
        fifo_push(out, &p, now + 1);
    }
    if (!fifo_due(&l->in, now))
        return;
    const struct packet *p = &fifo_head(&l->in)->p;
    bool write = p->kind == PACKET_WRITE || p->kind == PACKET_WRITE_BACK;
    if (write ? write_access(l, p, now, out) : read_access(l, p, now, out))
        fifo_pop(&l->in);
    else
        l->counts.blocked++;
}

const struct packet *l2_request(const struct l2 *l)
{
    return l->miss.n ? &fifo_head(&l->miss)->p : NULL;
}

void l2_sent(struct l2 *l)
{
    fifo_pop(&l->miss);
}

uint64_t l2_next(const struct l2 *l, uint64_t now)
{
    if (l->miss.n || mshr_ready(l->mshr))
        return now + 1;
    if (!l->in.n)
        return UINT64_MAX;
    uint64_t when = fifo_head(&l->in)->when;
    return when > now ? when : now + 1;
}

const struct cache_counts *l2_counts(const struct l2 *l)
{
    return &l->counts;
}
