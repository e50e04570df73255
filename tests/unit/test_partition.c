/* The models around the extended cache: conventional cache, streams, and a partition in time. */
#include "cmodel/llc/llc.h"
#include "cmodel/llc/partition.h"
#include "cmodel/rng.h"
#include "cmodel/util.h"
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>

#include <cmocka.h>

/* ---- conventional cache */

static void one_set_is_least_recently_used(void **state)
{
    (void)state;
    enum { WAYS = 16, BLOCKS = 24 };
    struct llc *l = llc_create(WAYS * LLC_BLOCK, WAYS, false, 0);
    uint64_t used[BLOCKS] = {0};
    bool there[BLOCKS] = {0}, dirty[BLOCKS] = {0};
    struct rng rng;
    rng_seed(&rng, 1);
    unsigned n = 0;
    for (uint64_t t = 1; t < 30000; t++) {
        uint32_t b = rng_below(&rng, BLOCKS);
        bool write = rng_percent(&rng, 30);
        struct llc_access a = llc_access(l, b, 15, write, false);
        assert_int_equal(a.hit, there[b] || write);
        assert_int_equal(a.fetched, there[b] || write ? 0 : LLC_BLOCK);
        unsigned back = 0;
        if (!there[b] && n == WAYS) {
            unsigned oldest = BLOCKS;
            for (unsigned i = 0; i < BLOCKS; i++)
                if (there[i] && (oldest == BLOCKS || used[i] < used[oldest]))
                    oldest = i;
            back = dirty[oldest] ? LLC_BLOCK : 0;
            there[oldest] = dirty[oldest] = false;
        } else
            n += !there[b];
        assert_int_equal(a.written_back, back);
        there[b] = true;
        dirty[b] |= write;
        used[b] = t;
    }
    llc_destroy(l);
}

static void sectors_are_fetched_by_themselves(void **state)
{
    (void)state;
    struct llc *l = llc_create(2 * LLC_BLOCK, 2, true, 0);
    struct llc_access a = llc_access(l, 7, 1, false, false);
    assert_int_equal(a.fetched, 32);
    a = llc_access(l, 7, 3, false, false);
    assert_int_equal(a.fetched, 32);
    a = llc_access(l, 7, 4, true, false); /* a whole sector is written: nothing to fetch */
    assert_true(a.hit && !a.fetched);
    a = llc_access(l, 7, 8, true, true); /* a part of one */
    assert_int_equal(a.fetched, 32);
    llc_access(l, 8, 1, false, false);
    a = llc_access(l, 9, 1, false, false);
    assert_int_equal(a.written_back, 64);
    llc_destroy(l);
    l = llc_create(2 * LLC_BLOCK, 2, false, 0);
    a = llc_access(l, 7, 1, false, false);
    assert_int_equal(a.fetched, 128);
    a = llc_access(l, 8, 1, true, false);
    assert_int_equal(a.fetched, 128);
    llc_access(l, 7, 1, false, false);
    a = llc_access(l, 9, 15, true, false);
    assert_int_equal(a.fetched, 0);
    assert_int_equal(a.written_back, 128);
    llc_destroy(l);
}

/* Contiguous and strided blocks fill all of it. */
static void every_set_is_used(void **state)
{
    (void)state;
    for (unsigned stride = 1; stride <= 4096; stride *= 4) {
        struct llc *l = llc_create(512 * 1024, 16, false, 0);
        unsigned hits = 0, n = 3000;
        for (unsigned i = 0; i < 2 * n; i++)
            hits += llc_access(l, i % n * stride, 15, false, false).hit;
        assert_true(hits > n * 95 / 100);
        llc_destroy(l);
    }
}

/* ---- streams */

static void streams_have_their_footprint(void **state)
{
    (void)state;
    for (unsigned p = LLC_UNIFORM; p <= LLC_BURST; p++) {
        struct llc_stream s = {0};
        llc_stream_make(&s, (enum llc_pattern)p, 1000, 100000, 20, 1);
        assert_int_equal(s.n, 100000);
        size_t n = llc_stream_footprint(&s), writes = 0;
        assert_true(n <= 1000 && n > 990);
        for (size_t i = 0; i < s.n; i++)
            writes += s.list[i].op == LLC_WRITE;
        assert_true(p == LLC_BURST ? writes > 9000 && writes < 11000
                                   : writes > 19000 && writes < 21000);
        llc_stream_free(&s);
    }
}

/* ---- a partition */

static struct partition_config machine(unsigned cores)
{
    struct partition_config c = {.t = partition_rtx3080,
                                 .llc_bytes = 512 * 1024,
                                 .llc_ways = 16,
                                 .llc_banks = 1,
                                 .outstanding = 256,
                                 .filter = PROTO_HASHED,
                                 .filter_bits = 256,
                                 .filter_banks = 4,
                                 .queue = 128,
                                 .set_queue = 64,
                                 .epoch = 5848,
                                 .kernel_fetches = true};
    c.rf_sets = partition_sets(cores, 32);
    c.l1_sets = partition_sets(cores, 16);
    c.rf_registers = 50;
    c.l1_blocks = 64;
    return c;
}

static void balance(const struct partition_config *c, const struct llc_stream *s,
                    struct partition_result *r)
{
    partition_run(c, s, 1, r);
    assert_int_equal(r->requests, s->n);
    assert_int_equal(r->conventional + r->extended, r->requests);
    uint64_t answered = 0;
    for (unsigned k = 0; k < 4; k++)
        answered += r->requests_of[k];
    assert_int_equal(answered, r->requests);
    /* Little: as many under way as may be, all the time but at the end. */
    double under_way = r->latency / r->ns;
    assert_true(under_way <= c->outstanding + 1e-6);
}

/* The latencies of the paper come out of network, tags, kernel and memory: one request at a time.
 */
static void latencies_emerge(void **state)
{
    (void)state;
    struct llc_stream s = {0};
    struct partition_result r;
    llc_stream_make(&s, LLC_UNIFORM, 40000, 100000, 0, 1);
    struct partition_config c = machine(30);
    c.outstanding = 1;
    balance(&c, &s, &r);
    double hit = r.latency_of[KIND_HIT] / (double)r.requests_of[KIND_HIT],
           miss = r.latency_of[KIND_MISS] / (double)r.requests_of[KIND_MISS],
           ext = r.latency_of[KIND_EXT_HIT] / (double)r.requests_of[KIND_EXT_HIT];
    assert_true(fabs(hit - 161) < 2);
    assert_true(miss < 612 && miss > 565); /* a predicted one needs no tags */
    assert_true(ext > 300 && ext < 310);
    c.l1_sets = 0; /* only what is predicted */
    c.kernel_fetches = false;
    c.filter = PROTO_NONE;
    balance(&c, &s, &r);
    double wrong = r.latency_of[KIND_EXT_FALSE] / (double)r.requests_of[KIND_EXT_FALSE];
    assert_true(fabs(wrong - 750) < 12); /* 608 + 181, less the 40 of the conventional tags */
    c.kernel_fetches = true;
    balance(&c, &s, &r);
    wrong = r.latency_of[KIND_EXT_FALSE] / (double)r.requests_of[KIND_EXT_FALSE];
    assert_true(wrong > 860 && wrong < 885);
    llc_stream_free(&s);
}

/* The sum of both sides holds a loop of eight tenths of it, as one large cache would. */
static void a_loop_that_fits_hits(void **state)
{
    (void)state;
    struct llc_stream s = {0};
    struct partition_result r;
    struct partition_config c = machine(30);
    unsigned blocks = 4096 + c.rf_sets * c.rf_registers + c.l1_sets * c.l1_blocks;
    blocks = blocks * 8 / 10;
    llc_stream_make(&s, LLC_LOOP, blocks, (size_t)4 * blocks, 0, 1);
    balance(&c, &s, &r);
    double hits = (double)(r.conventional_hits + r.extended_hits) / (double)r.requests;
    assert_true(hits > 0.74 && hits <= 0.75);
    double share = (double)r.extended / (double)r.requests, fair = 1 - 4096.0 * 0.8 / blocks;
    assert_true(fabs(share / fair - 1) < 0.02);
    llc_stream_free(&s);
}

static double hits_of(const struct partition_config *c, const struct llc_stream *s)
{
    struct partition_result r;
    balance(c, s, &r);
    return 100.0 * (double)(r.conventional_hits + r.extended_hits) / (double)r.requests;
}

/* Where such a loop hits less often than in one large cache, fills were dropped for want of room in
 * the queue: with fewer requests under way, or a longer queue, nothing is lost. */
static void a_loop_loses_what_is_not_filled_in(void **state)
{
    (void)state;
    enum { BLOCKS = 8192, REQUESTS = 200000 };
    struct llc_stream s = {0};
    struct partition_config c = machine(29), large = c;
    llc_stream_make(&s, LLC_LOOP, BLOCKS, REQUESTS, 20, 5);
    large.llc_bytes *= 4;
    large.rf_sets = large.l1_sets = 0;
    double most = hits_of(&large, &s);
    c.outstanding = 512;
    assert_true(hits_of(&c, &s) < most - 4);
    c.queue = 1024;
    assert_true(hits_of(&c, &s) > most - 0.2);
    c.queue = 128;
    c.outstanding = 64;
    assert_true(hits_of(&c, &s) > most - 0.1);
    llc_stream_free(&s);
}

static void what_is_larger_hits_more(void **state)
{
    (void)state;
    struct llc_stream s = {0};
    struct partition_result base, with, four;
    llc_stream_make(&s, LLC_UNIFORM, 12288, 200000, 20, 1);
    struct partition_config c = machine(0);
    balance(&c, &s, &base);
    assert_int_equal(base.extended, 0);
    c = machine(40);
    balance(&c, &s, &with);
    c = machine(0);
    c.llc_bytes *= 4;
    c.llc_banks = 4;
    balance(&c, &s, &four);
    assert_true(with.dram_read < base.dram_read / 2);
    assert_true(four.dram_read < base.dram_read / 2);
    assert_true(four.ns < base.ns);
    assert_true(base.noc_bytes[NOC_KERNEL] == 0);
    assert_true(with.noc_bytes[NOC_KERNEL] > with.noc_bytes[NOC_REPLY] / 2);
    llc_stream_free(&s);
}

static enum bd_level always_high(uint32_t blk, uint64_t value)
{
    (void)blk;
    (void)value;
    return BD_HIGH;
}

static void compression_makes_room(void **state)
{
    (void)state;
    struct llc_stream s = {0};
    struct partition_result plain, packed, perfect;
    llc_stream_make(&s, LLC_UNIFORM, 30000, 200000, 20, 1);
    struct partition_config c = machine(30);
    balance(&c, &s, &plain);
    assert_true(plain.stale > 0 && plain.collisions > 0);
    c.filter = PROTO_PERFECT;
    balance(&c, &s, &perfect);
    assert_int_equal(perfect.stale + perfect.collisions, 0);
    c.filter = PROTO_HASHED;
    c.compression = true;
    c.rf_registers = 40;
    c.level = always_high;
    balance(&c, &s, &packed);
    assert_true(packed.extended_hits > plain.extended_hits);
    llc_stream_free(&s);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(one_set_is_least_recently_used),
        cmocka_unit_test(sectors_are_fetched_by_themselves),
        cmocka_unit_test(every_set_is_used),
        cmocka_unit_test(streams_have_their_footprint),
        cmocka_unit_test(latencies_emerge),
        cmocka_unit_test(a_loop_that_fits_hits),
        cmocka_unit_test(a_loop_loses_what_is_not_filled_in),
        cmocka_unit_test(what_is_larger_hits_more),
        cmocka_unit_test(compression_makes_room),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
