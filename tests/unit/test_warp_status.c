/* warp_status by hand, and random blocks with barriers to their end: docs/blocks/warp_status.md. */
#include "cmodel/cars/warp_status.h"
#include "cmodel/rng.h"
#include "cmodel/util.h"
// clang-format off
#include <stdarg.h>
#include <setjmp.h>
#include <stddef.h>
#include <cmocka.h>
// clang-format on

static const struct warp_status_config config = {
    .warps = 8, .blocks = 4, .regions = 4, .watchdog = 200, .rule = true};

static struct warp_status with(const struct warp_status_config *c)
{
    struct warp_status s;
    warp_status_init(&s, c);
    return s;
}

static struct warp_status_out look(const struct warp_status *s)
{
    struct warp_status_in in = {0};
    struct warp_status_out out;
    warp_status_eval(s, &in, &out);
    return out;
}

/* A cycle in which everything that is offered is taken, and all is drained. */
static void cycle(struct warp_status *s, struct warp_status_in in)
{
    in.region_ready = in.swap_ready = true;
    in.drained = ~0ull;
    warp_status_clock(s, &in, NULL);
    if (s->broken)
        fail_msg("%s", s->broken);
}

static void cycles(struct warp_status *s, unsigned n)
{
    while (n--)
        cycle(s, (struct warp_status_in){0});
}

static void launch(struct warp_status *s, unsigned wid, unsigned tb)
{
    struct warp_status_in in = {.launch_valid = true, .launch_wid = wid, .launch_tb = tb};
    struct warp_status_out out;
    warp_status_eval(s, &in, &out);
    assert_true(out.launch_ready);
    cycle(s, in);
}

static void wait(struct warp_status *s, unsigned wid)
{
    assert_true(s->holder >> wid & 1);
    cycle(s, (struct warp_status_in){.barrier_valid = true, .barrier_wid = wid});
}

static void end(struct warp_status *s, unsigned wid)
{
    assert_true(s->holder >> wid & 1);
    cycle(s, (struct warp_status_in){.end_valid = true, .end_wid = wid});
}

/* First come, first served; the lowest free region. */
static void test_list(void **state)
{
    (void)state;
    struct warp_status s = with(&config);
    for (unsigned i = 0; i < 6; i++)
        launch(&s, 7 - i, 0);
    cycles(&s, 2);
    assert_int_equal(s.holder, 0xf0);
    assert_int_equal(s.slot[7], 0);
    assert_int_equal(s.slot[4], 3);
    assert_int_equal(s.n, 2);
    end(&s, 5);
    cycles(&s, 2);
    assert_int_equal(s.holder, 0xd8);
    assert_int_equal(s.slot[3], 2);
}

/* WT-E1: a region is free when the last access is done, not before. */
static void test_drained(void **state)
{
    (void)state;
    struct warp_status s = with(&config);
    launch(&s, 1, 0);
    cycles(&s, 1);
    struct warp_status_in in = {.end_valid = true, .end_wid = 1};
    for (unsigned i = 0; i < 10; i++) {
        warp_status_clock(&s, &in, NULL);
        assert_int_equal(s.holder, 2);
        assert_int_equal(look(&s).holds, 0);
    }
    cycles(&s, 1);
    assert_int_equal(s.live, 0);
}

/* Two warps of a block, one region: the barrier rule is all that lets them pass. */
static void test_barrier(void **state)
{
    (void)state;
    for (unsigned rule = 0; rule < 2; rule++)
        for (unsigned last = 0; last < 2; last++) {
            struct warp_status_config c = config;
            c.rule = rule;
            c.last = last;
            struct warp_status s = with(&c);
            cycle(&s, (struct warp_status_in){.level_valid = true, .level_regions = 1});
            launch(&s, 0, 2);
            launch(&s, 1, 2);
            cycles(&s, 1);
            wait(&s, 0);
            cycles(&s, rule ? 20 : 300);
            assert_int_equal(look(&s).stuck, !rule);
            if (!rule)
                continue;
            assert_int_equal(s.holder, 2);
            assert_int_equal(s.saved, 1);
            wait(&s, 1);
            cycles(&s, 20);
            assert_int_equal(s.waiting, 0);
            end(&s, 1);
            struct warp_status_out out = look(&s);
            for (unsigned i = 0; i < 5 && !out.region_valid; i++) {
                cycles(&s, 1);
                out = look(&s);
            }
            assert_int_equal(out.region_wid, 0);
            assert_true(out.region_restore);
        }
}

/* What the rule does not cover: warp 0 runs on, looking for a flag that warp 1 would set. */
static void test_spin(void **state)
{
    (void)state;
    struct warp_status s = with(&config);
    cycle(&s, (struct warp_status_in){.level_valid = true, .level_regions = 1});
    launch(&s, 0, 0);
    launch(&s, 1, 0);
    cycles(&s, 250);
    assert_int_equal(s.holder, 1);
    assert_true(look(&s).stuck);
    /* coresident: the second is not launched at all before there is room for both */
    s = with(&config);
    cycle(&s, (struct warp_status_in){.level_valid = true, .level_regions = 1});
    struct warp_status_in in = {.launch_valid = true, .launch_need = 2};
    struct warp_status_out out;
    warp_status_eval(&s, &in, &out);
    assert_false(out.launch_ready);
}

/* WT-B3: eager saves though another warp of the block runs. */
static void test_barswap(void **state)
{
    (void)state;
    for (unsigned last = 0; last < 2; last++) {
        struct warp_status_config c = config;
        c.last = last;
        struct warp_status s = with(&c);
        for (unsigned w = 0; w < 5; w++)
            launch(&s, w, 1);
        cycles(&s, 2);
        wait(&s, 2);
        cycles(&s, 10);
        assert_int_equal(s.saved, last ? 0 : 4);
    }
}

/* WT-V1. */
static void test_level(void **state)
{
    (void)state;
    struct warp_status s = with(&config);
    launch(&s, 0, 0);
    cycles(&s, 1);
    struct warp_status_in in = {
        .level_valid = true, .level_regions = 2, .launch_valid = true, .launch_wid = 1};
    cycle(&s, in);
    assert_int_equal(s.live, 1);
    end(&s, 0);
    cycles(&s, 1);
    cycle(&s, in);
    assert_int_equal(s.regions, 2);
    assert_int_equal(s.live, 0);
}

/* Random blocks: every warp passes the same number of barriers, and ends. */
static void run(const struct warp_status_config *c, uint64_t seed)
{
    struct warp_status s = with(c);
    struct rng r;
    unsigned left[WT_WARPS], barriers[4], launched = 0;
    rng_seed(&r, seed);
    for (unsigned t = 0; t < 4; t++)
        barriers[t] = rng_below(&r, 5);
    for (unsigned w = 0; w < 8; w++)
        left[w] = barriers[w / 2];
    cycle(&s, (struct warp_status_in){.level_valid = true, .level_regions = 1 + rng_below(&r, 4)});
    for (unsigned i = 0; i < 5000 && (launched < 8 || s.live); i++) {
        struct warp_status_in in = {0};
        if (launched < 8) {
            in.launch_valid = true;
            in.launch_wid = launched;
            in.launch_tb = launched / 2;
        }
        struct warp_status_out out;
        warp_status_eval(&s, &in, &out);
        launched += in.launch_valid && out.launch_ready;
        unsigned w = rng_below(&r, 8);
        if (out.holds >> w & 1) {
            in.barrier_valid = left[w] != 0;
            in.end_valid = !in.barrier_valid;
            in.barrier_wid = in.end_wid = w;
            left[w] -= left[w] != 0;
        }
        cycle(&s, in);
    }
    assert_int_equal(s.live, 0);
}

static void test_random(void **state)
{
    (void)state;
    for (uint64_t seed = 1; seed <= 3000; seed++) {
        struct warp_status_config c = config;
        c.watchdog = 100000;
        c.last = seed % 2;
        run(&c, seed);
    }
}

/* The paper's 264 bytes, field by field. */
static void test_storage(void **state)
{
    (void)state;
    struct cars_storage s = cars_paper_storage(64, 2048);
    assert_int_equal(s.list, 48 * 8);
    assert_int_equal(s.free, 40 * 8);
    assert_int_equal(s.pointers, 176 * 8);
    assert_int_equal(s.list + s.free + s.pointers, 264 * 8);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_list),    cmocka_unit_test(test_drained),
        cmocka_unit_test(test_barrier), cmocka_unit_test(test_spin),
        cmocka_unit_test(test_barswap), cmocka_unit_test(test_level),
        cmocka_unit_test(test_random),  cmocka_unit_test(test_storage),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
