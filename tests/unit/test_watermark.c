/* The selection machine of docs/blocks/watermark.md on cases that can be followed by hand, and on
 * random performances: without noise it ends at a level that is no worse than both ends. */
#include "cmodel/cars/watermark.h"
#include "cmodel/rng.h"
#include "cmodel/util.h"
// clang-format off
#include <stdarg.h>
#include <setjmp.h>
#include <stddef.h>
#include <cmocka.h>
// clang-format on

static const struct watermark_config config = {
    .sms = 4, .levels = 8, .kernels = 2, .name_bits = 16, .time_bits = 24, .count_bits = 8};

static void idle(struct watermark *w, unsigned cycles)
{
    struct watermark_in in = {0};
    while (cycles--)
        watermark_clock(w, &in, NULL);
}

static void quiet(struct watermark *w)
{
    while (w->scan)
        idle(w, 1);
}

static void kernel(struct watermark *w, uint32_t name, unsigned last, bool fits)
{
    struct watermark_in in = {
        .kernel_valid = true, .kernel_name = name, .kernel_last = last, .kernel_fits = fits};
    quiet(w);
    watermark_clock(w, &in, NULL);
    quiet(w);
}

/* Launches a block on that SM; its level. */
static unsigned start(struct watermark *w, unsigned sm)
{
    struct watermark_in in = {.start_valid = 1ull << sm};
    struct watermark_out out;
    quiet(w);
    watermark_eval(w, &in, &out);
    assert_int_equal(out.start_ready, in.start_valid);
    watermark_clock(w, &in, NULL);
    return out.start_level;
}

/* A block of that level ends `after` cycles from now. */
static void end(struct watermark *w, unsigned sm, unsigned level, unsigned after)
{
    struct watermark_in in = {.end_valid = 1ull << sm};
    in.end_level[sm] = level;
    idle(w, after);
    assert_int_equal(w->scan, 0);
    watermark_clock(w, &in, NULL);
}

static struct watermark machine(const struct watermark_config *c)
{
    struct watermark w;
    watermark_init(&w, c);
    return w;
}

/* WM-M1: one level only, or room for High: no machine, nothing recorded. */
static void test_no_machine(void **state)
{
    (void)state;
    struct watermark w = machine(&config);
    for (unsigned last = 0; last < 8; last++) {
        bool fits = last != 0;
        kernel(&w, 1, last, fits);
        assert_false(w.machine);
        for (unsigned m = 0; m < 4; m++)
            assert_int_equal(start(&w, m), last);
        end(&w, 0, last, 40);
        assert_int_equal(start(&w, 0), last);
    }
    assert_false(w.table[0].known);
    watermark_free(&w);
}

/* WM-L2, WM-S1: half at either end, and no change until one block of each has ended. */
static void test_first_step(void **state)
{
    (void)state;
    struct watermark w = machine(&config);
    kernel(&w, 7, 2, false);
    for (unsigned m = 0; m < 4; m++)
        assert_int_equal(start(&w, m), m % 2 ? 2 : 0);
    end(&w, 0, 0, 100);
    assert_int_equal(start(&w, 1), 2);
    assert_int_equal(start(&w, 2), 0);
    end(&w, 1, 2, 500); /* worse than Low */
    assert_int_equal(start(&w, 0), 0);
    assert_int_equal(start(&w, 1), 1); /* one level down */
    assert_int_equal(start(&w, 1), 1); /* that has no record yet */
    end(&w, 1, 1, 10);                 /* it becomes the best */
    assert_int_equal(w.scan, 2 + 3 + 2 * (config.count_bits + 1));
    assert_int_equal(start(&w, 0), 1);
    assert_int_equal(start(&w, 3), 1);
    assert_int_equal(start(&w, 1), 1);
    watermark_free(&w);
}

/* From Low to 2xLow if High is better. */
static void test_high_is_better(void **state)
{
    (void)state;
    struct watermark w = machine(&config);
    kernel(&w, 7, 3, false);
    end(&w, 0, 0, 400);
    quiet(&w);
    end(&w, 1, 3, 1);
    quiet(&w);
    end(&w, 1, 3, 100);
    assert_int_equal(start(&w, 0), 1);
    assert_int_equal(start(&w, 1), 3);
    watermark_free(&w);
}

/* WM-S2: nearest, then lower; no step between equals. */
static void test_ties(void **state)
{
    (void)state;
    assert_int_equal(watermark_step(3, 1u << 1 | 1u << 5), 2);
    assert_int_equal(watermark_step(3, 1u << 0 | 1u << 5), 4);
    assert_int_equal(watermark_step(3, 1u << 0 | 1u << 7), 2);
    assert_int_equal(watermark_step(0, 1u << 7), 1);
    assert_int_equal(watermark_step(7, 1u), 6);
    for (unsigned l = 0; l < 8; l++)
        assert_int_equal(watermark_step(l, 0xff), l);
    struct watermark_record r[8] = {{300, 3}, {0, 0}, {100, 1}, {101, 1}, {200, 2}};
    assert_int_equal(watermark_best(r, 7), 1u << 0 | 1u << 2 | 1u << 4);
    assert_int_equal(watermark_best(r, 1), 1u << 0);
    r[5] = (struct watermark_record){99999, 1000}; /* 99.999: exact, not rounded */
    assert_int_equal(watermark_best(r, 7), 1u << 5);
}

/* WM-K1, WM-K2, WM-L1: names, and where the next launch begins. */
static void test_names(void **state)
{
    (void)state;
    struct watermark w = machine(&config);
    for (unsigned name = 1; name <= 2; name++) {
        kernel(&w, name, 2, false);
        bool high = name == 2; /* the level that ends first is better */
        end(&w, high, high ? 2 : 0, 20);
        quiet(&w);
        end(&w, !high, high ? 0 : 2, 100);
        quiet(&w);
    }
    kernel(&w, 1, 2, false);
    for (unsigned m = 0; m < 4; m++)
        assert_int_equal(w.level[m], 0);
    kernel(&w, 2, 2, false);
    for (unsigned m = 0; m < 4; m++)
        assert_int_equal(w.level[m], 2);
    kernel(&w, 2, 3, false); /* other regions: another kernel, in the place of the first */
    assert_int_equal(w.entry, 0);
    assert_int_equal(w.level[1], 3);
    kernel(&w, 2, 2, false);
    assert_int_equal(w.entry, 1);
    kernel(&w, 1, 2, false); /* forgotten */
    assert_int_equal(w.entry, 1);
    assert_int_equal(w.level[0], 0);
    assert_int_equal(w.level[1], 2);
    watermark_free(&w);
}

/* WM-R2: at the greatest count the old ones fade. */
static void test_fading(void **state)
{
    (void)state;
    struct watermark_config c = config;
    c.count_bits = 2;
    c.raw = true;
    struct watermark w = machine(&c);
    kernel(&w, 7, 1, false);
    struct watermark_in in = {.end_valid = 1};
    for (unsigned i = 0; i < 3; i++) {
        quiet(&w);
        in.end_stamp[0] = w.now - 101;
        watermark_clock(&w, &in, NULL);
    }
    quiet(&w);
    assert_int_equal(w.table[0].record[0].sum, 303);
    in.end_stamp[0] = w.now - 7;
    watermark_clock(&w, &in, NULL);
    assert_int_equal(w.table[0].record[0].sum, 151 + 7);
    assert_int_equal(w.table[0].record[0].count, 2);
    watermark_free(&w);
}

/* Blocks of `took` cycles, `at_once` of them side by side at evenly spread times: what both metrics
 * say of each level. */
static uint32_t compare(bool raw, unsigned low, unsigned low_at_once, unsigned high,
                        unsigned high_at_once)
{
    struct watermark_config c = config;
    c.raw = raw;
    struct watermark w = machine(&c);
    kernel(&w, 7, 1, false);
    uint32_t begin = w.now, gap[2] = {low / low_at_once, high / high_at_once};
    uint32_t took[2] = {low, high};
    for (uint32_t cycle = begin + 1; cycle < begin + 20000; cycle++) {
        struct watermark_in in = {0};
        for (unsigned m = 0; m < 2; m++)
            if (w.now % gap[m] == 10 + 20 * m) {
                in.end_valid |= 1ull << m;
                in.end_level[m] = m;
                in.end_stamp[m] = w.now - took[m];
            }
        watermark_clock(&w, &in, NULL);
    }
    quiet(&w);
    uint32_t best = w.best;
    watermark_free(&w);
    return best;
}

/* The two metrics differ in sign: what an SM does in its time, and how long one block takes. */
static void test_metrics(void **state)
{
    (void)state;
    assert_int_equal(compare(false, 400, 4, 150, 2), 1u << 1); /* 100 against 75 */
    assert_int_equal(compare(true, 400, 4, 150, 2), 1u << 1);
    assert_int_equal(compare(false, 800, 8, 390, 3), 1u << 0); /* 100 against 130 */
    assert_int_equal(compare(true, 800, 8, 390, 3), 1u << 1);
}

/* WM-T1: over all levels and blocks the intervals are the time that has passed. */
static void test_intervals_add_up(void **state)
{
    (void)state;
    struct watermark_config c = config;
    c.count_bits = 16;
    struct watermark w = machine(&c);
    struct rng r;
    rng_seed(&r, 3);
    kernel(&w, 7, 5, false);
    uint32_t begin = w.done[0];
    for (unsigned i = 0; i < 3000; i++) {
        unsigned sm = rng_below(&r, 4);
        quiet(&w);
        end(&w, sm, start(&w, sm), rng_below(&r, 50));
    }
    uint64_t all = 0, passed = 0;
    for (unsigned l = 0; l <= 5; l++)
        all += w.table[0].record[l].sum;
    for (unsigned m = 0; m < 4; m++)
        passed += w.done[m] - begin;
    assert_int_equal(all, passed);
    watermark_free(&w);
}

/* Without noise no SM stays at a level that is worse than the better one of both ends. */
static void test_ends_well(void **state)
{
    (void)state;
    struct watermark_config c = config;
    c.raw = true;
    struct rng r;
    rng_seed(&r, 1);
    for (unsigned curve = 0; curve < 2000; curve++) {
        struct watermark w = machine(&c);
        unsigned last = 1 + rng_below(&r, 7), cost[8];
        for (unsigned l = 0; l < 8; l++)
            cost[l] = 1 + rng_below(&r, 30);
        kernel(&w, 7, last, false);
        for (unsigned i = 0; i < 64; i++) {
            struct watermark_in in = {.end_valid = 1ull << i % 4};
            in.end_level[i % 4] = start(&w, i % 4);
            in.end_stamp[i % 4] = w.now - cost[in.end_level[i % 4]];
            watermark_clock(&w, &in, NULL);
        }
        quiet(&w);
        unsigned bound = cost[0] < cost[last] ? cost[0] : cost[last];
        for (unsigned m = 0; m < 4; m++)
            assert_true(cost[w.level[m]] <= bound);
        watermark_free(&w);
    }
}

/* WM-P1, WM-P2: everybody is served, one a cycle, ends before starts. */
static void test_turns(void **state)
{
    (void)state;
    struct watermark w = machine(&config);
    struct watermark_in in = {.start_valid = 15, .end_valid = 15};
    struct watermark_out out;
    uint64_t seen = 0;
    for (unsigned i = 0; i < 4; i++) {
        watermark_eval(&w, &in, &out);
        assert_int_equal(popcount64(out.end_ready), 1);
        assert_int_equal(out.start_ready, 0);
        seen |= out.end_ready;
        watermark_clock(&w, &in, NULL);
    }
    assert_int_equal(seen, 15);
    watermark_free(&w);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_no_machine),     cmocka_unit_test(test_first_step),
        cmocka_unit_test(test_high_is_better), cmocka_unit_test(test_ties),
        cmocka_unit_test(test_names),          cmocka_unit_test(test_fading),
        cmocka_unit_test(test_metrics),        cmocka_unit_test(test_intervals_add_up),
        cmocka_unit_test(test_ends_well),      cmocka_unit_test(test_turns),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
