/* The protocol of the extended cache: each hole, opened alone, fails after as many requests as
 * docs/results/morpheus-holes.md says and no fewer; with all of them closed nothing does. */
#include "cmodel/llc/protocol_run.h"
#include "cmodel/llc/protocol_search.h"
#include "cmodel/util.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>

#include <cmocka.h>

/* Two ways, three blocks, of which one is written, two entries, two reads under way. */
static struct proto_config small(void)
{
    struct proto_config c = proto_safe;
    c.filter = PROTO_IDEAL;
    c.blocks = 3;
    c.shape.registers = c.threshold = 2;
    c.queue = c.reads = 2;
    return c;
}

static struct search_bounds bounds(void)
{
    return (struct search_bounds){.written = 1, .requests = 60000};
}

/* Searched; the steps that were found are done again, one by one, and only the last one fails. */
static void fails_after(const struct proto_config *c, unsigned requests, bool false_negative)
{
    struct search_bounds b = bounds();
    struct search_result r;
    proto_search(c, &b, &r);
    assert_int_equal(r.end, SEARCH_FAILURE);
    assert_int_equal(r.requests, requests);
    assert_int_equal(r.false_negative, false_negative);
    struct proto *p = proto_create(c);
    const struct proto_counts *n = proto_counts(p);
    for (unsigned i = 0; i < r.steps; i++) {
        assert_int_equal(n->false_negatives + n->wrong, 0);
        search_do(p, &r.step[i]);
    }
    assert_int_equal(n->false_negatives > 0, false_negative);
    assert_int_equal(n->wrong > 0, !false_negative);
    assert_int_equal(n->requests, requests);
    proto_destroy(p);
}

static void never_fails(const struct proto_config *c, const struct search_bounds *b)
{
    struct search_result r;
    proto_search(c, b, &r);
    assert_int_equal(r.end, SEARCH_NONE);
    assert_true(r.states > 1000);
}

/* ---- open, one at a time */

static void update_at_service(void **state)
{
    (void)state;
    struct proto_config c = small();
    c.update = UPDATE_SERVICE;
    fails_after(&c, 2, true);
}

static void swap_at_acceptance(void **state)
{
    (void)state;
    struct proto_config c = small();
    c.swap = SWAP_ACCEPT;
    c.carry = false;
    fails_after(&c, 5, true);
    c.shape.registers = c.threshold = 1;
    fails_after(&c, 3, true);
}

static void eviction_behind_the_completion(void **state)
{
    (void)state;
    struct proto_config c = small();
    c.evict_late = true;
    c.shape.registers = 1;
    fails_after(&c, 3, true);
}

static void only_hits_move_counters(void **state)
{
    (void)state;
    struct proto_config c = small();
    c.swap = SWAP_PAPER;
    c.carry = false;
    c.shape.lru = EXT_LRU_HITS;
    fails_after(&c, 5, true);
}

static void counters_wrap(void **state)
{
    (void)state;
    struct proto_config c = small();
    c.swap = SWAP_PAPER;
    c.carry = false;
    c.shape.lru = EXT_LRU_WRAP;
    c.shape.lru_bits = 1;
    c.queue = c.reads = 1;
    fails_after(&c, 6, true);
    c.shape.lru_bits = 2;
    fails_after(&c, 8, true);
}

static void counters_saturate(void **state)
{
    (void)state;
    struct proto_config c = small();
    c.swap = SWAP_PAPER;
    c.carry = false;
    c.shape.lru = EXT_LRU_SATURATE;
    c.shape.lru_bits = 2;
    c.queue = c.reads = 1;
    struct search_bounds b = bounds();
    never_fails(&c, &b); /* not with two ways */
    c.shape.registers = c.threshold = 3;
    c.blocks = 4;
    fails_after(&c, 9, true);
}

static enum bd_level all_low(uint32_t blk, uint64_t value)
{
    (void)blk;
    (void)value;
    return BD_LOW;
}

static enum bd_level first_none(uint32_t blk, uint64_t value)
{
    (void)value;
    return blk ? BD_LOW : BD_NONE;
}

static void threshold_counts_registers(void **state)
{
    (void)state;
    struct proto_config c = small();
    c.swap = SWAP_PAPER;
    c.carry = false;
    c.shape.compression = true;
    c.level = all_low;
    c.registers[BD_LOW] = 2;
    c.queue = 1;
    fails_after(&c, 5, true);
}

static void replacement_by_level(void **state)
{
    (void)state;
    struct proto_config c = small();
    c.swap = SWAP_PAPER;
    c.carry = false;
    c.shape.compression = true;
    c.level = first_none;
    c.registers[BD_LOW] = c.registers[BD_NONE] = 1;
    c.threshold = 3;
    c.blocks = 4;
    c.queue = c.reads = 1;
    fails_after(&c, 7, true);
}

/* A set in L1 may hold more than its share while its neighbour is idle: 4 lines, nominally 2. */
static void a_cache_that_is_shared(void **state)
{
    (void)state;
    struct proto_config c = small();
    c.swap = SWAP_PAPER;
    c.carry = false;
    c.shape.registers = 4;
    c.queue = 1;
    fails_after(&c, 5, true);
}

static void a_late_fill(void **state)
{
    (void)state;
    struct proto_config c = small();
    c.fill = FILL_ANY;
    fails_after(&c, 5, false);
}

/* A read that is late by four swaps has the stamp of one that is not late. */
static void a_fill_later_than_its_stamp(void **state)
{
    (void)state;
    struct proto_config c = small();
    c.fill = FILL_STAMP;
    fails_after(&c, 8, false);
}

static void a_marker_on_the_next_row(void **state)
{
    (void)state;
    struct proto_config c = small();
    c.marker_row = true;
    fails_after(&c, 3, true);
}

static void a_victim_that_is_not_the_oldest(void **state)
{
    (void)state;
    struct proto_config c = small();
    struct search_bounds b = bounds();
    struct search_result r;
    c.swap = SWAP_PAPER;
    c.carry = false;
    b.any_victim = true;
    proto_search(&c, &b, &r);
    assert_int_equal(r.end, SEARCH_FAILURE);
}

/* ---- with the counters of the paper: too long for a search */

/* A read that is served at once, as if nothing else were under way. */
static void reads(struct proto *p, uint32_t blk)
{
    proto_accept(p, 0, PROTO_RD, blk, false);
    while (!proto_idle(p, 0)) {
        if (proto_reads(p, 0))
            proto_return(p, 0, 0, false);
        if (proto_can_dispatch(p, 0))
            proto_dispatch(p, 0);
        if (proto_can_serve(p, 0))
            proto_serve(p, 0, EXT_NO_SLOT);
        if (proto_can_complete(p, 0))
            proto_complete(p, 0);
    }
}

static struct proto *of_the_paper(enum ext_lru lru)
{
    struct proto_config c = proto_safe;
    c.filter = PROTO_IDEAL;
    c.swap = SWAP_PAPER;
    c.carry = false;
    c.shape.lru = lru;
    return proto_create(&c);
}

static void ends_wrong(struct proto *p, uint32_t blk, uint64_t requests)
{
    const struct proto_counts *n = proto_counts(p);
    assert_int_equal(n->false_negatives, 0);
    reads(p, blk);
    assert_int_equal(n->false_negatives, 1);
    assert_int_equal(n->requests, requests);
    proto_destroy(p);
}

/* 64 blocks once each, then the first: new ones always went over the last place. */
static void hits_alone_at_32_ways(void **state)
{
    (void)state;
    for (unsigned bits = 1; bits <= 12; bits += 11) {
        struct proto_config c = proto_safe;
        c.filter = PROTO_IDEAL;
        c.swap = SWAP_PAPER;
        c.carry = false;
        c.blocks = 65;
        c.shape.lru = EXT_LRU_HITS;
        c.shape.lru_bits = bits;
        struct proto *p = proto_create(&c);
        for (uint32_t b = 0; b < 64; b++)
            reads(p, b);
        ends_wrong(p, 1, 65);
    }
}

/* b0 .. b31, b1 .. b31, then b1 until the counter of b0 has wrapped. */
static void twelve_bits_wrap(void **state)
{
    (void)state;
    struct proto *p = of_the_paper(EXT_LRU_WRAP);
    for (uint32_t b = 0; b < 63; b++)
        reads(p, b < 32 ? b : b - 31);
    for (unsigned i = 0; i < 4034; i++)
        reads(p, 1);
    reads(p, 40);
    ends_wrong(p, 0, 4099);
}

/* b0 .. b31, b0 .. b30, then b0 until all others have fallen to 0: the lowest way goes, not b31. */
static void twelve_bits_saturate(void **state)
{
    (void)state;
    struct proto *p = of_the_paper(EXT_LRU_SATURATE);
    for (uint32_t b = 0; b < 32; b++)
        reads(p, b);
    for (uint32_t b = 0; b < 31; b++)
        reads(p, 30 - b);
    for (unsigned i = 0; i < 4065; i++)
        reads(p, 0);
    reads(p, 40);
    ends_wrong(p, 31, 4130);
}

/* ---- closed */

static void nothing_fails_at_small_size(void **state)
{
    (void)state;
    struct proto_config c = small();
    struct search_bounds b = bounds();
    b.any_victim = b.false_positives = b.drops = true;
    c.reads = 1;         /* two at a time: tests/protocol --search */
    never_fails(&c, &b); /* the marker with carry */
    c.fill = FILL_SET;
    never_fails(&c, &b);
    c.fill = FILL_BLOCK;
    c.carry = false;
    c.swap = SWAP_IDLE;
    never_fails(&c, &b);
    c.swap = SWAP_PAPER;
    b.any_victim = false; /* needs exact LRU */
    b.false_positives = false;
    never_fails(&c, &b);
}

static enum bd_level mixed(uint32_t blk, uint64_t value)
{
    unsigned h = (unsigned)((blk * 2654435761u + value * 40503) >> 13) % 4;
    return h == 0 ? BD_NONE : h == 1 ? BD_LOW : BD_HIGH;
}

static void run(const struct proto_config *c, const struct proto_load *load, uint64_t requests,
                struct proto_end *end)
{
    proto_run(c, load, 1, requests, end);
    assert_int_equal(end->first_failure, 0);
    assert_int_equal(end->differences, 0);
    assert_int_equal(end->counts.requests, requests + c->sets);
    assert_true(end->counts.swaps > 0);
    assert_true(end->counts.fills > 0 && end->counts.fills_dropped > 0);
    assert_true(end->counts.stale_members > 0);
}

/* Uniform requests and bursts of atomics on two blocks, what is under way in any order. */
static void nothing_fails_under_random_requests(void **state)
{
    (void)state;
    struct proto_config c = proto_safe;
    struct proto_load load = proto_load_mixed;
    struct proto_end end;
    c.sets = 16;
    run(&c, &load, 200000, &end);
    /* Carry: a swap within as many services as there are blocks, after those before the marker. */
    assert_true(end.longest_wait <= c.shape.registers + c.queue + 1);
    c.swap = SWAP_IDLE;
    run(&c, &load, 100000, &end);
    c.swap = SWAP_PAPER;
    run(&c, &load, 100000, &end);
    c.swap = SWAP_MARKER;
    c.shape.compression = true;
    c.shape.registers = 25;
    c.blocks = 200;
    c.level = mixed;
    load.epochs = 1000;
    run(&c, &load, 100000, &end);
    assert_true(end.longest_wait <= 4 * c.shape.registers + c.queue + 1);
    c.write_through = true;
    run(&c, &load, 100000, &end);
}

/* What closes the holes of replacement: the marker rule asks nothing of it. */
static void the_marker_suits_any_replacement(void **state)
{
    (void)state;
    struct proto_end end;
    for (unsigned lru = EXT_LRU_WRAP; lru <= EXT_LRU_HITS; lru++) {
        struct proto_config c = proto_safe;
        c.shape.lru = (enum ext_lru)lru;
        c.shape.lru_bits = 2;
        run(&c, &proto_load_mixed, 100000, &end);
    }
}

/* Random requests find the holes too, with filters that err. Bursts show those of the counters. */
static void random_requests_find_holes(void **state)
{
    (void)state;
    struct proto_config c = proto_safe;
    struct proto_load load = proto_load_mixed;
    struct proto_end end;
    c.update = UPDATE_SERVICE;
    proto_run(&c, &load, 1, 1000000, &end);
    assert_true(end.first_failure > 0);
    c = proto_safe;
    c.fill = FILL_ANY;
    c.shape.registers = 3;
    c.blocks = 6;
    proto_run(&c, &load, 1, 1000000, &end);
    assert_true(end.first_failure > 0);
    c = proto_safe;
    c.evict_late = true;
    proto_run(&c, &load, 1, 1000000, &end);
    assert_true(end.first_failure > 0);
    load.burst_requests = 12000;
    for (unsigned lru = EXT_LRU_WRAP; lru <= EXT_LRU_HITS; lru++) {
        c = proto_safe;
        c.swap = SWAP_PAPER;
        c.carry = false;
        c.shape.lru = (enum ext_lru)lru;
        proto_run(&c, &load, 1, 2000000, &end);
        assert_true(end.first_failure > 0);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(update_at_service),
        cmocka_unit_test(swap_at_acceptance),
        cmocka_unit_test(eviction_behind_the_completion),
        cmocka_unit_test(only_hits_move_counters),
        cmocka_unit_test(counters_wrap),
        cmocka_unit_test(counters_saturate),
        cmocka_unit_test(threshold_counts_registers),
        cmocka_unit_test(replacement_by_level),
        cmocka_unit_test(a_cache_that_is_shared),
        cmocka_unit_test(a_late_fill),
        cmocka_unit_test(a_fill_later_than_its_stamp),
        cmocka_unit_test(a_marker_on_the_next_row),
        cmocka_unit_test(a_victim_that_is_not_the_oldest),
        cmocka_unit_test(hits_alone_at_32_ways),
        cmocka_unit_test(twelve_bits_wrap),
        cmocka_unit_test(twelve_bits_saturate),
        cmocka_unit_test(nothing_fails_at_small_size),
        cmocka_unit_test(nothing_fails_under_random_requests),
        cmocka_unit_test(the_marker_suits_any_replacement),
        cmocka_unit_test(random_requests_find_holes),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
