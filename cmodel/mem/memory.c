/* What lies behind the L1 caches: the interconnect, the slices of L2, the DRAM channels; for one SM
 * or several, each at a port of its own. docs/memory.md, IC-*. */
#include "cmodel/mem/memory.h"
#include "base/mem.h"
#include "cmodel/mem/route.h"

struct port {
    uint64_t out_free, in_free; /* next cycle in which a packet may leave, reply may come */
    unsigned turn;              /* slice that may reply first */
    struct fifo replies;
};

struct memory {
    struct mem_config c;
    unsigned nports, nslices;
    struct port *ports;
    struct l2 **slices;
    struct fifo *replies; /* [nslices]: waiting for the interconnect */
    struct dram **channels;
    struct fifo *filled;                 /* [channels]: read from DRAM, on their way to L2 */
    uint64_t *slice_next, *channel_next; /* when each has something to do */
    uint64_t *due;                       /* [channels]: next_of() each, which is not asked again
                                            while nothing happens there */
    unsigned replying;                   /* packets in all `replies` */
    uint64_t next;
    uint64_t packets_in, packets_out;
};

struct memory *memory_create(const struct mem_config *c, unsigned ports)
{
    struct memory *m = xcalloc(1, sizeof *m);
    m->c = *c;
    m->nports = ports;
    m->nslices = m->c.channels * m->c.slices_per_channel;
    m->ports = xcalloc(ports, sizeof *m->ports);
    m->slices = xcalloc(m->nslices, sizeof *m->slices);
    m->replies = xcalloc(m->nslices, sizeof *m->replies);
    m->channels = xcalloc(m->c.channels, sizeof *m->channels);
    m->filled = xcalloc(m->c.channels, sizeof *m->filled);
    m->slice_next = xcalloc(m->nslices, sizeof *m->slice_next);
    m->channel_next = xcalloc(m->c.channels, sizeof *m->channel_next);
    m->due = xcalloc(m->c.channels, sizeof *m->due);
    for (unsigned s = 0; s < m->nslices; s++) {
        m->slices[s] = l2_create(&m->c, s / m->c.slices_per_channel, s % m->c.slices_per_channel);
        m->slice_next[s] = UINT64_MAX;
    }
    for (unsigned i = 0; i < m->c.channels; i++) {
        m->channels[i] = dram_create(&m->c);
        m->channel_next[i] = m->due[i] = UINT64_MAX;
    }
    m->next = UINT64_MAX;
    return m;
}

void memory_destroy(struct memory *m)
{
    if (!m)
        return;
    for (unsigned i = 0; i < m->nports; i++)
        fifo_free(&m->ports[i].replies);
    for (unsigned s = 0; s < m->nslices; s++) {
        l2_destroy(m->slices[s]);
        fifo_free(&m->replies[s]);
    }
    for (unsigned i = 0; i < m->c.channels; i++) {
        dram_destroy(m->channels[i]);
        fifo_free(&m->filled[i]);
    }
    free(m->ports);
    free(m->slices);
    free(m->replies);
    free(m->channels);
    free(m->filled);
    free(m->slice_next);
    free(m->channel_next);
    free(m->due);
    free(m);
}

static unsigned slice_of(const struct memory *m, uint64_t addr)
{
    struct route r = mem_route(&m->c, addr);
    return r.channel * m->c.slices_per_channel + r.slice;
}

static void earlier(uint64_t *a, uint64_t b)
{
    *a = b < *a ? b : *a;
}

/* Cycles for which a packet occupies a port: those with a sector more, if it is a large one. */
static unsigned flits(const struct memory *m, bool data)
{
    return data ? m->c.noc_flits : 1;
}

bool memory_room(const struct memory *m, unsigned port, uint64_t addr, uint64_t now)
{
    uint64_t free_at = m->ports[port].out_free;
    return (free_at < now || free_at - now < m->c.noc_buffer) &&
           l2_queued(m->slices[slice_of(m, addr)]) < m->c.noc_buffer;
}

void memory_send(struct memory *m, const struct packet *p, uint64_t now)
{
    struct port *port = &m->ports[p->port];
    unsigned s = slice_of(m, p->addr);
    uint64_t leaves = port->out_free > now ? port->out_free : now;
    port->out_free = leaves + flits(m, p->kind == PACKET_WRITE || p->kind == PACKET_WRITE_BACK);
    uint64_t due = port->out_free - 1 + m->c.noc_latency + m->c.l2_latency + 1;
    l2_send(m->slices[s], p, due);
    m->packets_in++;
    earlier(&m->slice_next[s], due);
    earlier(&m->due[s / m->c.slices_per_channel], due);
    earlier(&m->next, due);
}

/* DRAM first, so that what it has read is filled in this cycle. */
static void channel_cycle(struct memory *m, unsigned i, uint64_t now)
{
    struct fifo *f = &m->filled[i];
    dram_run(m->channels[i], now, f);
    if (fifo_due(f, now)) { /* DR-F1: one per cycle */
        const struct packet *p = &fifo_head(f)->p;
        unsigned s = slice_of(m, p->addr);
        l2_fill(m->slices[s], p);
        fifo_pop(f);
        earlier(&m->slice_next[s], now + 1);
    }
    m->channel_next[i] = dram_next(m->channels[i]);
    if (f->n)
        earlier(&m->channel_next[i], fifo_head(f)->when);
    if (m->channel_next[i] <= now)
        m->channel_next[i] = now + 1;
}

/* L2-D1, before the look-up: what misses in this cycle leaves in the next. */
static void slice_cycle(struct memory *m, unsigned s, uint64_t now)
{
    struct dram *d = m->channels[s / m->c.slices_per_channel];
    const struct packet *p = l2_request(m->slices[s]);
    if (p && dram_room(d)) {
        dram_send(d, p, now);
        l2_sent(m->slices[s]);
        earlier(&m->channel_next[s / m->c.slices_per_channel], now + 1);
    }
    unsigned before = m->replies[s].n;
    l2_cycle(m->slices[s], now, &m->replies[s]);
    m->replying += m->replies[s].n - before;
    m->slice_next[s] = l2_next(m->slices[s], now);
}

/* IC-R2: of the slices with a reply for the port, round robin. */
static void port_cycle(struct memory *m, unsigned i, uint64_t now)
{
    struct port *port = &m->ports[i];
    if (!m->replying || now < port->in_free || port->replies.n >= m->c.noc_buffer)
        return;
    for (unsigned k = 0; k < m->nslices; k++) {
        unsigned s = port->turn + k < m->nslices ? port->turn + k : port->turn + k - m->nslices;
        struct fifo *f = &m->replies[s];
        if (!fifo_due(f, now) || fifo_head(f)->p.port != i)
            continue;
        unsigned busy = flits(m, fifo_head(f)->p.kind != PACKET_WRITE);
        port->in_free = now + busy;
        port->turn = s + 1 < m->nslices ? s + 1 : 0;
        fifo_push(&port->replies, &fifo_head(f)->p, now + busy - 1 + m->c.noc_latency);
        fifo_pop(f);
        m->replying--;
        m->packets_out++;
        return;
    }
}

/* When something is to be done at channel i: by it, by its slices, with their replies. */
static uint64_t next_of(const struct memory *m, unsigned i)
{
    uint64_t next = m->channel_next[i];
    unsigned n = m->c.slices_per_channel;
    for (unsigned s = i * n; s < (i + 1) * n; s++) {
        earlier(&next, m->slice_next[s]);
        if (m->replies[s].n)
            earlier(&next, fifo_head(&m->replies[s])->when);
    }
    return next;
}

/* Channels at which something is to be done, as bits. */
static uint32_t due_channels(const struct memory *m, uint64_t now)
{
    uint32_t due = 0;
    for (unsigned i = 0; i < m->c.channels; i++)
        due |= (uint32_t)(m->due[i] <= now) << i;
    return due;
}

/* After something has happened at the channels `at`. */
static void find_next(struct memory *m, uint32_t at, uint64_t now)
{
    for (; at; at &= at - 1)
        m->due[first_bit(at)] = next_of(m, first_bit(at));
    m->next = UINT64_MAX;
    for (unsigned i = 0; i < m->c.channels; i++)
        earlier(&m->next, m->due[i]);
    if (m->next <= now)
        m->next = now + 1;
}

void memory_cycle(struct memory *m, uint64_t now)
{
    if (now < m->next)
        return;
    uint32_t at = due_channels(m, now);
    for (unsigned i = 0; i < m->nports; i++)
        port_cycle(m, i, now); /* a reply that leaves was due: its channel is among them */
    for (uint32_t v = at; v; v &= v - 1)
        if (m->channel_next[first_bit(v)] <= now)
            channel_cycle(m, first_bit(v), now);
    for (uint32_t v = at; v; v &= v - 1) {
        unsigned n = m->c.slices_per_channel, first = first_bit(v) * n;
        for (unsigned s = first; s < first + n; s++)
            if (m->slice_next[s] <= now)
                slice_cycle(m, s, now);
    }
    find_next(m, at, now);
}

const struct packet *memory_reply(const struct memory *m, unsigned port, uint64_t now)
{
    const struct fifo *f = &m->ports[port].replies;
    return fifo_due(f, now) ? &fifo_head(f)->p : NULL;
}

void memory_taken(struct memory *m, unsigned port)
{
    fifo_pop(&m->ports[port].replies);
}

uint64_t memory_arrival(const struct memory *m, unsigned port)
{
    const struct fifo *f = &m->ports[port].replies;
    return f->n ? fifo_head(f)->when : UINT64_MAX;
}

uint64_t memory_next(const struct memory *m)
{
    return m->next;
}

bool memory_idle(const struct memory *m)
{
    for (unsigned i = 0; i < m->nports; i++)
        if (m->ports[i].replies.n)
            return false;
    return m->next == UINT64_MAX;
}

static void add_counts(struct cache_counts *to, const struct cache_counts *c)
{
    to->read_hits += c->read_hits;
    to->read_pending += c->read_pending;
    to->read_misses += c->read_misses;
    to->write_hits += c->write_hits;
    to->write_pending += c->write_pending;
    to->write_misses += c->write_misses;
    to->fills += c->fills;
    to->written_back += c->written_back;
    to->blocked += c->blocked;
}

void memory_counts(const struct memory *m, struct memory_counts *c)
{
    *c = (struct memory_counts){.packets_in = m->packets_in, .packets_out = m->packets_out};
    for (unsigned s = 0; s < m->nslices; s++)
        add_counts(&c->l2, l2_counts(m->slices[s]));
    for (unsigned i = 0; i < m->c.channels; i++) {
        const struct dram_counts *d = dram_counts(m->channels[i]);
        c->dram.reads += d->reads;
        c->dram.writes += d->writes;
        c->dram.row_hits += d->row_hits;
        c->dram.row_misses += d->row_misses;
        c->dram.bus_cycles += d->bus_cycles;
    }
}
