/* One memory channel: a queue, out of which requests to open rows go first, banks with row buffers,
 * a data bus. */
#include "cmodel/mem/dram.h"
#include "base/mem.h"
#include "cmodel/mem/route.h"

/* A request that a bank is working on: its row is open or will be from `ready` on. */
struct bank {
    bool busy, open;
    uint64_t row;
    struct packet p;
    uint64_t wanted; /* row of the request */
    uint64_t ready;  /* earliest column command */
    uint64_t activated, may_precharge;
};

struct waiting {
    struct packet p;
    unsigned bank;
    uint64_t row;
};

/* Times in DRAM cycles, but `delay`, which is in core cycles. */
struct dram {
    struct mem_config c;
    struct dram_timing t;
    struct fifo delay;     /* packets on their way */
    struct waiting *queue; /* [dram_queue], in order of arrival */
    unsigned nqueue, nbusy;
    struct bank *banks;
    uint64_t *group_free; /* [groups]: next column command to the group */
    uint64_t column_free, activate_free, bus_free, read_free, write_free;
    uint64_t now;
    unsigned slice_bits, bank_bits;
    struct dram_counts counts;
};

struct dram *dram_create(const struct mem_config *c)
{
    struct dram *d = xcalloc(1, sizeof *d);
    d->c = *c;
    d->t = c->dram;
    d->queue = xcalloc(c->dram_queue, sizeof *d->queue);
    d->banks = xcalloc(c->dram_banks, sizeof *d->banks);
    d->group_free = xcalloc(c->dram_groups, sizeof *d->group_free);
    d->slice_bits = clog2(c->slices_per_channel);
    d->bank_bits = clog2(c->dram_banks);
    return d;
}

void dram_destroy(struct dram *d)
{
    if (!d)
        return;
    fifo_free(&d->delay);
    free(d->queue);
    free(d->banks);
    free(d->group_free);
    free(d);
}

bool dram_room(const struct dram *d)
{
    return d->delay.n + d->nqueue < d->c.dram_queue;
}

void dram_send(struct dram *d, const struct packet *p, uint64_t now)
{
    fifo_push(&d->delay, p, now + 1 + d->c.dram_latency);
}

/* DR-M1: lines alternate between the slices of the channel, whose banks are distinct; above them
 * the columns of a row, the other bits of the bank, the row. */
static struct waiting placed(const struct dram *d, const struct packet *p)
{
    struct route r = mem_route(&d->c, p->addr);
    uint64_t row = r.line / (d->c.dram_row_bytes / LINE_BYTES);
    uint64_t high = row & ((1u << (d->bank_bits - d->slice_bits)) - 1);
    return (struct waiting){*p, (unsigned)(high << d->slice_bits | r.bank),
                            row >> (d->bank_bits - d->slice_bits)};
}

static uint64_t later(uint64_t a, uint64_t b)
{
    return a > b ? a : b;
}

/* DR-R1..R3: the bank opens the row of its request if it must. */
static void prepare(struct dram *d, struct bank *b)
{
    if (b->open && b->row == b->wanted) {
        d->counts.row_hits++;
        b->ready = later(b->ready, d->now);
        return;
    }
    uint64_t at = d->now;
    if (b->open)
        at = later(at, b->may_precharge) + d->t.rp;
    at = later(at, d->activate_free);
    if (b->open)
        at = later(at, b->activated + d->t.rc);
    d->activate_free = at + d->t.rrd;
    b->activated = at;
    b->may_precharge = at + d->t.ras;
    b->ready = at + d->t.rcd;
    b->open = true;
    b->row = b->wanted;
    d->counts.row_misses++;
}

/* DR-S1: every bank without a request gets the oldest one to its open row, or its oldest. */
static void assign(struct dram *d)
{
    uint64_t taken = 0;
    for (unsigned i = 0; i < d->nqueue; i++) {
        unsigned n = d->queue[i].bank;
        struct bank *b = &d->banks[n];
        if (b->busy || (taken >> n & 1))
            continue;
        unsigned best = i;
        for (unsigned k = i; b->open && k < d->nqueue; k++)
            if (d->queue[k].bank == n && d->queue[k].row == b->row) {
                best = k;
                break;
            }
        b->busy = true;
        b->p = d->queue[best].p;
        b->wanted = d->queue[best].row;
        d->nbusy++;
        d->nqueue--;
        memmove(d->queue + best, d->queue + best + 1, (d->nqueue - best) * sizeof *d->queue);
        prepare(d, b);
        if (best == i)
            i--;
        else
            taken |= 1ull << n;
    }
}

/* DR-C1..C3: earliest column command of a bank's request. */
static uint64_t column_at(const struct dram *d, const struct bank *b)
{
    unsigned group = (unsigned)(b - d->banks) & (d->c.dram_groups - 1);
    bool read = b->p.kind == PACKET_READ || b->p.kind == PACKET_ATOMIC;
    uint64_t at = later(later(b->ready, d->column_free), d->group_free[group]);
    unsigned lead = read ? d->t.cl : d->t.wl;
    at = later(at, read ? d->read_free : d->write_free);
    return d->bus_free > at + lead ? d->bus_free - lead : at;
}

/* The bank whose column command is first; NULL if none works. */
static struct bank *first_column(struct dram *d, uint64_t *when)
{
    struct bank *first = NULL;
    for (unsigned i = 0; d->nbusy && i < d->c.dram_banks; i++) {
        struct bank *b = &d->banks[i];
        if (!b->busy)
            continue;
        uint64_t at = column_at(d, b);
        if (!first || at < *when) {
            first = b;
            *when = at;
        }
    }
    return first;
}

static uint64_t to_dram(const struct dram *d, uint64_t core)
{
    return core * d->c.dram_khz / d->c.core_khz;
}

static uint64_t to_core(const struct dram *d, uint64_t cycle)
{
    return (cycle * d->c.core_khz + d->c.dram_khz - 1) / d->c.dram_khz;
}

static void column(struct dram *d, struct bank *b, uint64_t at, struct fifo *out)
{
    bool read = b->p.kind == PACKET_READ || b->p.kind == PACKET_ATOMIC;
    uint64_t data = at + (read ? d->t.cl : d->t.wl), end = data + d->t.burst;
    unsigned group = (unsigned)(b - d->banks) & (d->c.dram_groups - 1);
    d->column_free = at + d->t.ccd;
    d->group_free[group] = at + d->t.ccdl;
    d->bus_free = end;
    d->counts.bus_cycles += d->t.burst;
    b->busy = false;
    d->nbusy--;
    b->ready = at;
    if (read) {
        d->counts.reads++;
        /* Written data follow on the same bus. */
        d->write_free = later(d->write_free, end + 2 > d->t.wl ? end + 2 - d->t.wl : 0);
        b->may_precharge = later(b->may_precharge, at + d->t.rtpl);
        fifo_push(out, &b->p, to_core(d, end));
    } else {
        d->counts.writes++;
        d->read_free = later(d->read_free, end + d->t.cdlr);
        b->may_precharge = later(b->may_precharge, end + d->t.wr);
    }
}

void dram_run(struct dram *d, uint64_t now, struct fifo *out)
{
    while (fifo_due(&d->delay, now)) {
        const struct timed *t = fifo_head(&d->delay);
        d->now = later(d->now, to_dram(d, t->when));
        d->queue[d->nqueue++] = placed(d, &t->p);
        fifo_pop(&d->delay);
    }
    assign(d);
    uint64_t end = to_dram(d, now + 1), at = 0;
    for (struct bank *b; (b = first_column(d, &at)) && at < end;) {
        column(d, b, at, out);
        d->now = later(d->now, at);
        assign(d);
    }
}

uint64_t dram_next(const struct dram *d)
{
    uint64_t next = d->delay.n ? fifo_head(&d->delay)->when : UINT64_MAX, at = 0;
    struct bank *b = first_column((struct dram *)d, &at);
    if (b) {
        uint64_t core = at * d->c.core_khz / d->c.dram_khz;
        next = core < next ? core : next;
    }
    return next;
}

const struct dram_counts *dram_counts(const struct dram *d)
{
    return &d->counts;
}
