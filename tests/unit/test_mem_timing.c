/* Units of the memory system in time, each alone and then together: docs/memory.md, "A load, cycle
 * by cycle", and the rules of its tables. */
#include "base/mem.h"
#include "cmodel/mem/lanes.h"
#include "cmodel/mem/lsu.h"
#include "cmodel/mem/route.h"
#include "cmodel/rng.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

static struct mem_config defaults(void)
{
    struct diag d;
    diag_init(&d, NULL);
    const char *sets[] = {"memory.model=full"};
    struct params *p = params_load("turing_ocu", sets, 1, &d);
    assert_non_null(p);
    struct mem_config c = mem_config(p);
    params_free(p);
    diag_free(&d);
    return c;
}

static struct packet at(uint64_t addr, enum packet_kind kind, unsigned token)
{
    return (struct packet){
        .addr = addr, .kind = (uint8_t)kind, .token = token, .bytes = UINT32_MAX};
}

/* ---- L1 ---- */

/* Cycle in which an access that enters at `now` hits; 0: it does not within 200 cycles. */
static uint64_t hits_after(struct l1 *l, uint64_t addr, uint64_t now)
{
    struct packet p = at(addr, PACKET_READ, 7);
    uint32_t hits[MOST_L1_BANKS];
    assert_true(l1_enter(l, &p, now));
    for (uint64_t t = now + 1; t < now + 200; t++)
        if (l1_lookup(l, t, hits)) {
            assert_int_equal(hits[0], 7);
            return t;
        }
    return 0;
}

static void l1_hit_and_miss(void **state)
{
    (void)state;
    struct mem_config c = defaults();
    struct l1 *l = l1_create(&c);
    l1_begin(l, 0);
    assert_true(l1_idle(l));
    assert_int_equal(hits_after(l, 0x1000, 100), 0);
    assert_int_equal(l1_request(l)->addr, 0x1000); /* one packet, of that sector */
    l1_sent(l);
    assert_null(l1_request(l));
    assert_int_equal(hits_after(l, 0x1000, 300), 0); /* LC-T3: merged */
    assert_null(l1_request(l));
    l1_fill(l, 0x1000);
    assert_true(mshr_ready(l1_waiting(l)));
    mshr_take(l1_waiting(l));
    mshr_take(l1_waiting(l));
    assert_int_equal(hits_after(l, 0x1000, 500), 500 + c.l1_latency); /* LC-T1 */
    assert_int_equal(hits_after(l, 0x1020, 700), 0);                  /* another sector */
    assert_int_equal(l1_counts(l)->read_hits, 1);
    assert_int_equal(l1_counts(l)->read_pending, 1);
    assert_int_equal(l1_counts(l)->read_misses, 2);
    l1_destroy(l);
}

/* LC-B1, LC-B2, LC-Q1 */
static void l1_banks(void **state)
{
    (void)state;
    struct mem_config c = defaults();
    struct l1 *l = l1_create(&c);
    uint32_t hits[MOST_L1_BANKS];
    l1_begin(l, 0);
    for (unsigned b = 0; b < 4; b++) {
        struct packet p = at(0x1000 + 32 * b, PACKET_WRITE, b);
        assert_true(l1_enter(l, &p, 10));
        assert_false(l1_enter(l, &p, 10));
    }
    struct packet again = at(0x1000, PACKET_WRITE, 9);
    assert_true(l1_enter(l, &again, 11));
    for (uint64_t t = 11; t < 10 + c.l1_latency; t++)
        assert_int_equal(l1_lookup(l, t, hits), 0);
    assert_null(l1_request(l));
    l1_lookup(l, 10 + c.l1_latency, hits);
    unsigned n = 0;
    for (; l1_request(l); n++)
        l1_sent(l);
    assert_int_equal(n, 4);
    /* A head that cannot go on holds the bank up to as many as its latency. */
    uint64_t t = 1000;
    for (unsigned i = 0; i < 200; i++, t++) {
        struct packet p = at(0x10000 + 128 * i, PACKET_WRITE, i);
        l1_lookup(l, t, hits);
        if (!l1_enter(l, &p, t))
            break;
    }
    assert_int_equal(t - 1000, c.l1_latency + c.l1_miss_queue - 1); /* one is there already */
    assert_true(l1_counts(l)->blocked > 0);
    l1_destroy(l);
}

/* A sector that was written in part is fetched when it is read, one that was written whole is not.
 */
static void l1_lazy_fetch(void **state)
{
    (void)state;
    struct mem_config c = defaults();
    struct l1 *l = l1_create(&c);
    uint32_t hits[MOST_L1_BANKS];
    l1_begin(l, 0);
    struct packet whole = at(0x1000, PACKET_WRITE, 1), part = at(0x2000, PACKET_WRITE, 2);
    part.bytes = 0xf;
    l1_enter(l, &whole, 0);
    l1_enter(l, &part, 1);
    l1_lookup(l, 32, hits);
    l1_lookup(l, 33, hits);
    while (l1_request(l))
        l1_sent(l); /* LC-W1: both went below */
    assert_int_equal(hits_after(l, 0x1000, 100), 132);
    assert_int_equal(hits_after(l, 0x2000, 200), 0);
    assert_int_equal(l1_request(l)->addr, 0x2000);
    l1_destroy(l);
}

/* So many lines of one set of L1, one after the other, read; the packets that leave go to `to`. */
static unsigned read_lines(struct l1 *l, const struct mem_config *c, unsigned lines, uint64_t now,
                           struct packet *to, unsigned most)
{
    uint32_t hits[MOST_L1_BANKS];
    unsigned n = 0;
    for (unsigned i = 1; i <= lines; i++, now += 100) {
        struct packet p = at(0x100000 + (uint64_t)i * LINE_BYTES * c->l1_sets, PACKET_READ, i);
        assert_true(l1_enter(l, &p, now));
        for (uint64_t t = now; t < now + 60; t++)
            l1_lookup(l, t, hits);
        for (; l1_request(l); l1_sent(l))
            if (n < most)
                to[n++] = *l1_request(l);
        l1_fill(l, p.addr);
        while (mshr_ready(l1_waiting(l)))
            mshr_take(l1_waiting(l));
    }
    return n;
}

/* LC-W3: what is kept is done at once and goes below when its line is given up, once, with what was
 * written of it; without the option it has gone before. */
static void l1_keeps_local(void **state)
{
    (void)state;
    struct mem_config c = defaults();
    c.l1_keep_written = 0;
    for (unsigned kept = 0; kept < 2; kept++) {
        enum { MOST = 4096 };
        static struct packet left[MOST];
        struct l1 *l = l1_create(&c);
        uint32_t hits[MOST_L1_BANKS];
        l1_begin(l, 0);
        struct packet whole = at(0x100000, PACKET_WRITE, 5), part = at(0x100020, PACKET_WRITE, 6);
        part.bytes = 0xff;
        whole.kept = part.kept = kept;
        l1_enter(l, &whole, 0);
        l1_enter(l, &part, 0);
        unsigned n = 0, ended = 0, back = 0;
        for (uint64_t t = 1; t < 60; t++)
            ended += l1_lookup(l, t, hits);
        assert_int_equal(ended, kept ? 2 : 0);
        for (; l1_request(l); l1_sent(l))
            n++;
        assert_int_equal(n, kept ? 0 : 2);
        assert_int_equal(hits_after(l, 0x100000, 100) != 0, true); /* and can be read */
        unsigned ways = mem_l1_shape(&c, 0).ways;
        n = read_lines(l, &c, ways + 2, 1000, left, MOST);
        for (unsigned i = 0; i < n; i++) {
            if (left[i].kind != PACKET_WRITE_BACK)
                continue;
            assert_int_equal(left[i].addr, back ? 0x100020 : 0x100000);
            assert_int_equal(left[i].bytes, back ? 0xff : UINT32_MAX);
            back++;
        }
        assert_int_equal(back, kept ? 2 : 0);
        assert_int_equal(l1_counts(l)->written_back, back);
        l1_destroy(l);
    }
}

/* LC-W2, without: a write that misses passes L1, one that hits does not. */
static void l1_write_around(void **state)
{
    (void)state;
    struct mem_config c = defaults();
    c.l1_write_allocate = false;
    struct l1 *l = l1_create(&c);
    uint32_t hits[MOST_L1_BANKS];
    l1_begin(l, 0);
    struct packet w = at(0x1000, PACKET_WRITE, 1);
    l1_enter(l, &w, 0);
    l1_lookup(l, 32, hits);
    assert_int_equal(l1_request(l)->addr, 0x1000);
    l1_sent(l);
    assert_int_equal(hits_after(l, 0x1000, 100), 0);
    l1_sent(l);
    l1_fill(l, 0x1000);
    l1_enter(l, &w, 400);
    l1_lookup(l, 432, hits);
    assert_int_equal(l1_counts(l)->write_hits, 1);
    assert_int_equal(l1_counts(l)->write_misses, 1);
    l1_destroy(l);
}

/* SB-S1: shared memory takes its part of L1. */
static void l1_carve_out(void **state)
{
    (void)state;
    struct mem_config c = defaults();
    static const struct {
        uint64_t shared;
        unsigned ways;
    } rows[] = {{0, 128}, {1, 128}, {32768, 128}, {32769, 64}, {65536, 64}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct cache_shape s = mem_l1_shape(&c, rows[i].shared);
        assert_int_equal(s.ways, rows[i].ways);
        assert_int_equal(s.sets, 4);
    }
    c.carve_bytes = 8192;
    c.carve_most = 65536;
    static const struct {
        uint64_t shared;
        unsigned ways;
    } doubled[] = {{0, 192}, {1, 176}, {8193, 160}, {40000, 64}, {65536, 64}};
    for (size_t i = 0; i < sizeof doubled / sizeof *doubled; i++)
        assert_int_equal(mem_l1_shape(&c, doubled[i].shared).ways, doubled[i].ways);
}

/* IC-M2: the sums of address bits that the reference writes out for 32 slices (GPGPU-Sim's
 * ipoly_hash_function, its lowest and highest bit of the result); and whatever power of two lines
 * are apart, as many as there are slices meet each of them once. */
static void slice_hash(void **state)
{
    (void)state;
    struct mem_config c = defaults();
    c.channels = 16;
    c.hashed = true;
    for (unsigned i = 0; i < 15; i++) {
        unsigned lowest = 0x3e69 >> i & 1, highest = 0x1f34 >> i & 1;
        assert_int_equal(mem_hash(&c, 1ull << i) & 1, lowest);
        assert_int_equal(mem_hash(&c, 1ull << i) >> 4, highest);
    }
    for (unsigned apart = 7; apart < 40; apart++) {
        uint64_t met = 0;
        for (uint64_t i = 0; i < 32; i++) {
            struct route r = mem_route(&c, i << apart);
            met |= 1ull << (2 * r.channel + r.slice);
        }
        if (apart == 7 || apart > 12) /* as in the reference, bit 12 chooses nothing here */
            assert_int_equal(met, UINT32_MAX);
    }
}

/* ---- DRAM ---- */

/* Core and DRAM at the same clock, no way to the channel: the times are those of the rules. */
static struct mem_config plain_dram(void)
{
    struct mem_config c = defaults();
    c.core_khz = c.dram_khz;
    c.dram_latency = 0;
    c.channels = 1;
    return c;
}

/* Sends reads or writes in cycle 0 and says when each token's data are there (0: never). */
static void channel_times(const struct mem_config *c, const struct packet *p, unsigned n,
                          uint64_t *when)
{
    struct dram *d = dram_create(c);
    struct fifo out = {0};
    for (unsigned i = 0; i < n; i++) {
        assert_true(dram_room(d));
        dram_send(d, &p[i], 0);
        when[i] = 0;
    }
    for (uint64_t t = 1; dram_next(d) != UINT64_MAX; t++)
        if (dram_next(d) <= t)
            dram_run(d, t, &out);
    for (; out.n; fifo_pop(&out))
        when[fifo_head(&out)->p.token] = fifo_head(&out)->when;
    assert_int_equal(dram_counts(d)->row_hits + dram_counts(d)->row_misses, n);
    fifo_free(&out);
    dram_destroy(d);
}

static void dram_rows(void **state)
{
    (void)state;
    struct mem_config c = plain_dram();
    const struct dram_timing *t = &c.dram;
    uint64_t when[8], row = c.dram_row_bytes * c.dram_banks, open = 1 + t->rcd + t->cl + t->burst;
    /* DR-R1, DR-R3: a closed bank. DR-C1: the next column of the row. */
    struct packet a[] = {at(0, PACKET_READ, 0), at(32, PACKET_READ, 1)};
    channel_times(&c, a, 2, when);
    assert_int_equal(when[0], open);
    assert_int_equal(when[1], open + t->ccdl);
    /* DR-R2: another row of the bank, not before RAS and RC. */
    struct packet b[] = {at(0, PACKET_READ, 0), at(row, PACKET_READ, 1)};
    channel_times(&c, b, 2, when);
    uint64_t activate = t->ras + t->rp > t->rc ? t->ras + t->rp : t->rc;
    assert_int_equal(when[1], 1 + activate + t->rcd + t->cl + t->burst);
    c.dram.rc = 200;
    channel_times(&c, b, 2, when);
    assert_int_equal(when[1], 1 + 200 + t->rcd + t->cl + t->burst);
    c.dram.rc = 1;
    struct packet v[] = {at(0, PACKET_WRITE_BACK, 0), at(row, PACKET_READ, 1)};
    channel_times(&c, v, 2, when);
    uint64_t written = 1 + t->rcd + t->wl + t->burst + t->wr;
    assert_int_equal(when[1], written + t->rp + t->rcd + t->cl + t->burst);
    /* DR-S1: a request to the open row overtakes an older one to another row. */
    struct packet f[] = {at(0, PACKET_READ, 0), at(row, PACKET_READ, 1), at(64, PACKET_READ, 2)};
    channel_times(&c, f, 3, when);
    assert_int_equal(when[2], open + t->ccdl);
    assert_true(when[1] > when[2]);
    /* Another bank works beside it: RRD between the activations. */
    struct packet g[] = {at(0, PACKET_READ, 0), at(128, PACKET_READ, 1)};
    channel_times(&c, g, 2, when);
    assert_int_equal(when[1], open + t->rrd);
    /* DR-C2: a read waits for written data. */
    struct packet w[] = {at(0, PACKET_WRITE_BACK, 0), at(32, PACKET_READ, 1)};
    channel_times(&c, w, 2, when);
    assert_int_equal(when[0], 0);
    assert_int_equal(when[1], 1 + t->rcd + t->wl + t->burst + t->cdlr + t->cl + t->burst);
}

/* DR-C3: what the bus allows, and half of it. */
static void dram_bandwidth(void **state)
{
    (void)state;
    enum { N = 64 };
    struct packet p[N];
    uint64_t when[N], took[2];
    for (unsigned i = 0; i < N; i++) /* all sectors of two open rows in banks of two groups */
        p[i] = at(32ull * i, PACKET_READ, i);
    for (unsigned half = 0; half < 2; half++) {
        struct mem_config c = plain_dram();
        c.dram.burst *= half ? 2 : 1;
        channel_times(&c, p, N, when);
        uint64_t last = 0;
        for (unsigned i = 0; i < N; i++)
            last = when[i] > last ? when[i] : last;
        took[half] = last;
        assert_true(last >= N * c.dram.burst);
        assert_true(last < N * c.dram.burst + 100);
    }
    assert_true(took[1] > took[0] + N * 3);
}

/* ---- L2 ---- */

static uint64_t run_l2(struct l2 *l, uint64_t from, struct fifo *out)
{
    unsigned before = out->n;
    for (uint64_t t = from; t < from + 1000; t++) {
        l2_cycle(l, t, out);
        if (out->n > before)
            return t;
    }
    return 0;
}

static void l2_slice(void **state)
{
    (void)state;
    struct mem_config c = defaults();
    c.channels = c.slices_per_channel = 1;
    c.l2.sets = c.l2.ways = 1;
    struct l2 *l = l2_create(&c, 0, 0);
    struct fifo out = {0};
    struct packet r = at(0x1000, PACKET_READ, 1), w = at(0x1000, PACKET_WRITE, 2);
    r.port = 1;
    l2_send(l, &r, 10);
    assert_int_equal(run_l2(l, 0, &out), 0); /* a miss, it waits */
    assert_int_equal(l2_request(l)->addr, 0x1000);
    l2_sent(l);
    r.token = 3;
    r.port = 2;
    l2_send(l, &r, 1000); /* another SM wants the same */
    assert_int_equal(run_l2(l, 1000, &out), 0);
    assert_null(l2_request(l));
    l2_fill(l, &r);
    assert_int_equal(run_l2(l, 2000, &out), 2000);
    assert_int_equal(run_l2(l, 2001, &out), 2001); /* L2-C1: one per cycle */
    assert_int_equal(fifo_head(&out)->p.port, 1);
    assert_int_equal(fifo_head(&out)->when, 2001);
    l2_send(l, &w, 3000);
    assert_int_equal(run_l2(l, 3000, &out), 3000); /* L2-W1: acknowledged */
    assert_null(l2_request(l));
    r.addr = 0x2000;
    l2_send(l, &r, 4000);
    assert_int_equal(run_l2(l, 4000, &out), 0);
    assert_int_equal(l2_request(l)->addr, 0x2000);
    l2_sent(l);
    assert_int_equal(l2_request(l)->addr, 0x1000); /* L2-E1 */
    assert_int_equal(l2_request(l)->kind, PACKET_WRITE_BACK);
    l2_sent(l);
    assert_null(l2_request(l));
    fifo_free(&out);
    l2_destroy(l);
}

/* A line that is written back goes to the address it came from, in every slice of every channel. */
static void l2_addresses(void **state)
{
    (void)state;
    struct rng r;
    rng_seed(&r, 5);
    for (unsigned round = 0; round < 300; round++) {
        struct mem_config c = defaults();
        c.channels = 1 + rng_below(&r, 32);
        c.slices_per_channel = 1u << rng_below(&r, 3);
        c.interleave_bytes = 128u << rng_below(&r, 2);
        c.hashed = rng_below(&r, 2) && !(c.channels & (c.channels - 1));
        c.l2.sets = c.l2.ways = 1;
        uint64_t addr = (rng_next(&r) >> 12) & ~31ull;
        struct route to = mem_route(&c, addr);
        struct l2 *l = l2_create(&c, to.channel, to.slice);
        struct fifo out = {0};
        struct packet w = at(addr, PACKET_WRITE, 0), other;
        do
            other = at((rng_next(&r) >> 12) & ~127ull, PACKET_WRITE, 1);
        while (mem_route(&c, other.addr).channel != to.channel ||
               mem_route(&c, other.addr).slice != to.slice || other.addr / 128 == addr / 128);
        l2_send(l, &w, 0);
        l2_send(l, &other, 0);
        l2_cycle(l, 0, &out);
        l2_cycle(l, 1, &out);
        assert_int_equal(l2_request(l)->addr, addr);
        fifo_free(&out);
        l2_destroy(l);
    }
}

/* ---- the whole, at the load/store unit ---- */

struct bench {
    struct mem_config c;
    struct memory *m;
    struct lsu *u;
    struct lane_pool pool;
    uint64_t now;
    uint64_t done[4096]; /* cycle by flight */
    enum lsu_end end[4096];
    bool skip;
};

static void bench_start(struct bench *b, const struct mem_config *c)
{
    *b = (struct bench){.c = *c};
    b->m = memory_create(c, 1);
    b->u = lsu_create(c, b->m, 0, 4, 1024);
    lsu_begin(b->u, 0);
    b->pool.cap = 4096 * 80; /* records stay where they are */
    b->pool.words = xmalloc(b->pool.cap * sizeof *b->pool.words);
}

static void bench_end(struct bench *b)
{
    assert_true(lsu_idle(b->u));
    lsu_destroy(b->u);
    memory_destroy(b->m);
    lane_pool_free(&b->pool);
}

static void tick(struct bench *b)
{
    b->now++;
    if (!b->skip || b->now >= memory_next(b->m))
        memory_cycle(b->m, b->now);
    if (b->skip && b->now < lsu_next(b->u))
        return;
    lsu_cycle(b->u, b->now);
    unsigned n;
    const struct lsu_done *d = lsu_completed(b->u, &n);
    for (unsigned i = 0; i < n; i++) {
        assert_int_equal(b->done[d[i].flight], 0); /* LU-C1: once */
        b->done[d[i].flight] = b->now;
        b->end[d[i].flight] = d[i].end;
    }
}

static struct mem_inst inst(struct bench *b, unsigned flight, const char *opcode, uint64_t base,
                            uint64_t step)
{
    uint64_t addr[32];
    for (unsigned i = 0; i < 32; i++)
        addr[i] = base + i * step;
    size_t record = lanes_pack(&b->pool, addr, 32);
    struct mem_kind kind = mem_kind(opcode);
    if (kind.space == MEM_GENERIC)
        kind.space = MEM_GLOBAL;
    return (struct mem_inst){.flight = flight,
                             .subcore = (uint8_t)(flight % 4),
                             .kind = kind,
                             .writes = kind.action == MEM_LOAD,
                             .width = 4,
                             .mask = UINT32_MAX,
                             .lanes = b->pool.words + record};
}

/* One instruction alone: cycles from its dispatch to its end. */
static uint64_t alone(struct bench *b, unsigned flight, const char *opcode, uint64_t base,
                      uint64_t step)
{
    struct mem_inst i = inst(b, flight, opcode, base, step);
    uint64_t from = b->now;
    assert_int_equal(lsu_room(b->u)[i.subcore], b->c.lsu_queue);
    lsu_offer(b->u, &i, b->now);
    while (!b->done[flight] && b->now < from + 5000)
        tick(b);
    return b->done[flight] - from;
}

static void latencies(void **state)
{
    (void)state;
    struct mem_config c = defaults();
    static struct bench b;
    bench_start(&b, &c);
    b.now = 1000;
    /* Dispatch is two cycles after issue, and the use may issue in the cycle of the release. */
    uint64_t miss = alone(&b, 1, "LDG", 0x100000, 0) + 2;
    assert_in_range(miss, 349, 370); /* the row is closed */
    uint64_t open = alone(&b, 2, "LDG", 0x100020, 0) + 2;
    assert_in_range(open, 347, 356);
    assert_int_equal(alone(&b, 3, "LDG", 0x100000, 0) + 2, 36);
    assert_int_equal(alone(&b, 4, "LDS", 0, 4) + 2, 35);
    assert_int_equal(alone(&b, 5, "LDS", 0, 8) + 2, 36); /* two passes */
    lsu_begin(b.u, 0);                                   /* L1 is empty, L2 is not */
    assert_int_equal(alone(&b, 6, "LDG", 0x100000, 0) + 2, 239);
    assert_int_equal(b.end[6], LSU_DATA);
    assert_true(alone(&b, 7, "STG", 0x100000, 4) > 200);
    assert_int_equal(b.end[7], LSU_END);
    assert_true(alone(&b, 8, "RED", 0x100000, 0) > 200 + 31); /* 32 packets for one word */
    assert_int_equal(alone(&b, 9, "STS", 0, 4), 2);
    assert_int_equal(alone(&b, 10, "LDG.STRONG.GPU", 0x100000, 0) > 200, 1);
    assert_int_equal(alone(&b, 11, "LDC", 0, 0) + 2, 5 + c.l1_latency);
    assert_int_equal(alone(&b, 12, "TEX.SCR.LL", 0, 0) + 2, 5 + c.texture_latency); /* LU-X1 */
    bench_end(&b);
}

/* Keeps the queues of all sub-cores full with n instructions; returns the cycles it took to the end
 * of the last. */
static uint64_t flood(struct bench *b, unsigned first, unsigned n, const char *opcode,
                      uint64_t step, uint64_t to_next)
{
    uint64_t from = b->now;
    for (unsigned sent = 0; sent < n; tick(b))
        for (unsigned s = 0; s < 4 && sent < n; s++)
            if (lsu_room(b->u)[s]) {
                struct mem_inst i = inst(b, first + sent, opcode, (first + sent) * to_next, step);
                i.subcore = (uint8_t)s;
                lsu_offer(b->u, &i, b->now);
                sent++;
            }
    while (!lsu_idle(b->u))
        tick(b);
    return b->now - from;
}

static void rates(void **state)
{
    (void)state;
    enum { N = 400 };
    static const struct {
        const char *opcode;
        uint64_t step, to_next;
        double cycles; /* per instruction */
    } rows[] = {{"LDG", 4, 0, 1},    {"LDG", 32, 0, 8},    {"STG", 4, 128, 4},
                {"STG", 4, 0, 4},    {"LDS", 4, 0, 1},     {"LDS", 8, 0, 2},
                {"STS", 16, 0, 4},   {"LDG", 4, 128, 5.1}, /* 256 MSHRs */
                {"LDG", 128, 0, 32}, {"TEX", 0, 0, 1}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct mem_config c = defaults();
        static struct bench b;
        bench_start(&b, &c);
        flood(&b, 1, 4, rows[i].opcode, rows[i].step, 0);
        uint64_t one = flood(&b, 10, N, rows[i].opcode, rows[i].step, rows[i].to_next);
        uint64_t two = flood(&b, 10 + N, 2 * N, rows[i].opcode, rows[i].step, rows[i].to_next);
        double cycles = (double)(two - one) / N;
        if (cycles < rows[i].cycles * 0.7 || cycles > rows[i].cycles * 1.05)
            print_error("%s step %u: %.2f cycles, %.2f wanted\n", rows[i].opcode,
                        (unsigned)rows[i].step, cycles, rows[i].cycles);
        assert_true(cycles >= rows[i].cycles * 0.7 && cycles <= rows[i].cycles * 1.05);
        bench_end(&b);
    }
}

/* LU-Q1, LU-Q2: what is held up holds up the others, of all sub-cores, until there is no room. */
static void held_up(const char *opcode, uint64_t step)
{
    struct mem_config c = defaults();
    static struct bench b;
    bench_start(&b, &c);
    struct mem_inst slow = inst(&b, 1, opcode, 0, step), fast = inst(&b, 2, "LDS", 0, 4);
    struct mem_inst next = inst(&b, 3, "LDS", 0, 4);
    slow.subcore = 0;
    fast.subcore = 1;
    next.subcore = 0;
    lsu_offer(b.u, &slow, b.now);
    assert_int_equal(lsu_room(b.u)[0], 0);
    tick(&b);
    assert_int_equal(lsu_room(b.u)[0], 1);
    lsu_offer(b.u, &fast, b.now);
    tick(&b);
    lsu_offer(b.u, &next, b.now);
    unsigned waited = 0;
    for (; !lsu_room(b.u)[1]; waited++)
        tick(&b);
    assert_in_range(waited, 31, 40);
    while (!lsu_idle(b.u))
        tick(&b);
    assert_true(b.done[2] < b.done[3]); /* the older one, though of a later sub-core */
    bench_end(&b);
}

static void in_order(void **state)
{
    (void)state;
    held_up("STG", 128); /* its sectors are all of one bank */
    held_up("RED", 0);   /* LU-B2: 32 packets for one word */
}

/* IC-P2: a sector of 128 bytes takes four cycles of a port. */
static void large_sectors(void **state)
{
    (void)state;
    struct mem_config c = defaults();
    c.noc_flits = 4;
    struct memory *m = memory_create(&c, 1);
    uint64_t last = 0;
    unsigned n = 0;
    for (uint64_t t = 1; t < 2000; t++) {
        memory_cycle(m, t);
        if (memory_reply(m, 0, t)) {
            assert_true(!last || t >= last + 4);
            last = t;
            n++;
            memory_taken(m, 0);
        }
        struct packet p = at(256 * t, PACKET_READ, 0);
        if (t <= 8)
            memory_send(m, &p, t);
    }
    assert_int_equal(n, 8);
    memory_destroy(m);
}

static const char *const some_opcodes[] = {"LDG", "LDG", "LDG", "STG", "STG.U8",         "LDS",
                                           "STS", "RED", "LDL", "STL", "LDG.STRONG.GPU", "TEX"};

/* Random instructions in random cycles; the same whether idle cycles are computed or left out, and
 * whatever the sizes are, everything ends. Returns a hash of when. */
static uint64_t random_run(const struct mem_config *c, uint64_t seed, bool skip,
                           struct lsu_counts *u, struct memory_counts *below)
{
    static struct bench b;
    struct rng r;
    rng_seed(&r, seed);
    bench_start(&b, c);
    b.skip = skip;
    for (unsigned sent = 0; sent < 600;) {
        tick(&b);
        if (rng_below(&r, 8) && rng_below(&r, 100) < 70)
            continue;
        unsigned s = rng_below(&r, 4);
        uint64_t base = (uint64_t)rng_below(&r, 1 << 12) << rng_below(&r, 8);
        uint64_t step = rng_below(&r, 3) ? 4 : rng_below(&r, 300);
        struct mem_inst i =
            inst(&b, sent, some_opcodes[rng_below(&r, sizeof some_opcodes / sizeof *some_opcodes)],
                 base, step);
        i.subcore = (uint8_t)s;
        i.width = 1u << rng_below(&r, 5);
        i.thread = 32 * rng_below(&r, 32);
        if (!rng_below(&r, 20))
            i.lanes = NULL;
        while (!lsu_room(b.u)[s])
            tick(&b);
        lsu_offer(b.u, &i, b.now);
        sent++;
    }
    for (uint64_t from = b.now; !lsu_idle(b.u) && b.now < from + 400000;)
        tick(&b);
    uint64_t hash = 0;
    for (unsigned f = 0; f < 600; f++) {
        assert_true(b.done[f] > 0);
        hash = mix64(hash + b.done[f]);
    }
    lsu_counts(b.u, u);
    memory_counts(b.m, below);
    bench_end(&b);
    return hash;
}

static void laws(const struct lsu_counts *u, const struct memory_counts *m)
{
    const struct cache_counts *l1 = &u->l1, *l2 = &m->l2;
    uint64_t reads = l1->read_hits + l1->read_pending + l1->read_misses;
    uint64_t writes = l1->write_hits + l1->write_pending + l1->write_misses;
    assert_int_equal(reads + writes, u->sectors);
    assert_int_equal(m->packets_in, m->packets_out);
    assert_int_equal(l2->read_hits + l2->read_pending + l2->read_misses + l2->write_hits +
                         l2->write_pending + l2->write_misses,
                     m->packets_in);
    assert_int_equal(writes + l1->fills + u->bypassed, m->packets_in);
    assert_true(l1->fills <= l1->read_pending + l1->read_misses);
    assert_int_equal(l2->fills, m->dram.reads);
    assert_true(m->dram.writes <= l2->written_back);
}

static void skipping(void **state)
{
    (void)state;
    for (uint64_t seed = 0; seed < 16; seed++) {
        struct mem_config c = defaults();
        struct rng r;
        rng_seed(&r, seed ^ 99);
        if (seed % 3) { /* small and awkward */
            c.l1_mshrs = 1 + rng_below(&r, 4);
            c.l1_merges = 1 + rng_below(&r, 4);
            c.l1_miss_queue = 2 + rng_below(&r, 4);
            c.l1_latency = 1 + rng_below(&r, 8);
            c.l1_banks = 1u << rng_below(&r, 4);
            c.l1_bytes = c.carve_bytes + 128ull * 4 * (1 + rng_below(&r, 3));
            c.l2.sets = c.l2.ways = 1u << rng_below(&r, 3);
            c.l2_mshrs = 1 + rng_below(&r, 3);
            c.l2_merges = 1 + rng_below(&r, 3);
            c.l2_miss_queue = 2 + rng_below(&r, 3);
            c.channels = 1 + rng_below(&r, 3);
            c.dram_queue = 1 + rng_below(&r, 4);
            c.noc_buffer = 1 + rng_below(&r, 8);
            c.noc_latency = 1 + rng_below(&r, 3);
            c.lsu_queue = 1 + rng_below(&r, 3);
        }
        struct lsu_counts u[2];
        struct memory_counts m[2];
        uint64_t all = random_run(&c, seed, false, &u[0], &m[0]);
        assert_int_equal(all, random_run(&c, seed, true, &u[1], &m[1]));
        assert_memory_equal(&u[0], &u[1], sizeof u[0]);
        laws(&u[0], &m[0]);
    }
}

/* What does not depend on times must not: sectors, packets of writes and atomics, passes. */
static void counts_without_time(void **state)
{
    (void)state;
    struct lsu_counts u[2];
    struct memory_counts m[2];
    struct mem_config c = defaults();
    random_run(&c, 7, true, &u[0], &m[0]);
    mem_config_hurry(&c);
    random_run(&c, 7, true, &u[1], &m[1]);
    assert_int_equal(u[0].instructions, u[1].instructions);
    assert_int_equal(u[0].sectors, u[1].sectors);
    assert_int_equal(u[0].bypassed, u[1].bypassed);
    assert_int_equal(u[0].shared_conflicts, u[1].shared_conflicts);
}

/* Two SMs at one memory: each gets its own replies, and they share what is behind. */
static void two_sms(void **state)
{
    (void)state;
    struct mem_config c = defaults();
    struct memory *m = memory_create(&c, 2);
    struct lsu *u[2];
    struct lane_pool pool = {0};
    uint64_t addr[32], done[2] = {0};
    for (unsigned i = 0; i < 32; i++)
        addr[i] = 0x4000 + 4 * i;
    size_t record = lanes_pack(&pool, addr, 32);
    for (unsigned i = 0; i < 2; i++) {
        u[i] = lsu_create(&c, m, i, 1, 32);
        lsu_begin(u[i], 0);
        struct mem_inst load = {.flight = 10 + i,
                                .kind = mem_kind("LDG"),
                                .writes = true,
                                .width = 4,
                                .mask = UINT32_MAX,
                                .lanes = pool.words + record};
        lsu_offer(u[i], &load, i);
    }
    for (uint64_t t = 1; t < 1000; t++) {
        memory_cycle(m, t);
        for (unsigned i = 0; i < 2; i++) {
            unsigned n;
            lsu_cycle(u[i], t);
            const struct lsu_done *d = lsu_completed(u[i], &n);
            if (n) {
                assert_int_equal(d->flight, 10 + i);
                done[i] = t;
            }
        }
    }
    assert_true(done[0] > 300 && done[1] > done[0] - 4);
    struct memory_counts n;
    memory_counts(m, &n);
    assert_int_equal(n.l2.read_misses, 4); /* the other four joined them */
    assert_int_equal(n.l2.read_pending, 4);
    assert_int_equal(n.dram.reads, 4);
    assert_true(memory_idle(m));
    for (unsigned i = 0; i < 2; i++)
        lsu_destroy(u[i]);
    memory_destroy(m);
    lane_pool_free(&pool);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(l1_hit_and_miss), cmocka_unit_test(l1_banks),
        cmocka_unit_test(l1_lazy_fetch),   cmocka_unit_test(l1_carve_out),
        cmocka_unit_test(slice_hash),      cmocka_unit_test(l1_write_around),
        cmocka_unit_test(dram_rows),       cmocka_unit_test(dram_bandwidth),
        cmocka_unit_test(l2_slice),        cmocka_unit_test(l2_addresses),
        cmocka_unit_test(latencies),       cmocka_unit_test(rates),
        cmocka_unit_test(in_order),        cmocka_unit_test(large_sectors),
        cmocka_unit_test(skipping),        cmocka_unit_test(counts_without_time),
        cmocka_unit_test(two_sms),         cmocka_unit_test(l1_keeps_local),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
