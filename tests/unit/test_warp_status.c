/* warp_status by hand, and random blocks with barriers to their end: docs/blocks/warp_status.md. */
#include "cmodel/cars/warp_status.h"
#include "cmodel/rng.h"
#include "cmodel/util.h"
#include <stdlib.h>
// clang-format off
#include <stdarg.h>
#include <setjmp.h>
#include <stddef.h>
#include <cmocka.h>
// clang-format on

static const struct warp_status_config config = {
    .pools = 1, .warps = 8, .blocks = 4, .regions = 4, .watchdog = 200, .rule = true};

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
    cycle(s, (struct warp_status_in){.arrives = 1ull << wid});
}

static void end(struct warp_status *s, unsigned wid)
{
    assert_true(s->holder >> wid & 1);
    cycle(s, (struct warp_status_in){.ends = 1ull << wid});
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
    assert_int_equal(s.n[0], 2);
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
    struct warp_status_in in = {.ends = 2};
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
    struct warp_status_in in = {.launch_valid = true, .launch_need = {2}};
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
        left[w] = barriers[w % 4];
    cycle(&s, (struct warp_status_in){.level_valid = true, .level_regions = 1 + rng_below(&r, 4)});
    for (unsigned i = 0; i < 5000 && (launched < 8 || s.live); i++) {
        struct warp_status_in in = {0};
        if (launched < 8) {
            in.launch_valid = true;
            in.launch_wid = launched;
            in.launch_tb = launched % 4;
        }
        struct warp_status_out out;
        warp_status_eval(&s, &in, &out);
        launched += in.launch_valid && out.launch_ready;
        for (unsigned w = 0; w < 8; w++)
            if ((out.holds >> w & 1) && !rng_below(&r, 8)) {
                *(left[w] ? &in.arrives : &in.ends) |= 1ull << w;
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
        c.pools = 1u << seed % 3;
        c.rescue = c.pools > 1;
        run(&c, seed);
    }
}

/* Two pools of two or three warps, one region each. */
static struct warp_status two_pools(unsigned warps, bool rescue)
{
    struct warp_status_config c = config;
    c.pools = 2;
    c.warps = warps;
    c.rescue = rescue;
    c.watchdog = 50;
    struct warp_status s = with(&c);
    cycle(&s, (struct warp_status_in){.level_valid = true, .level_regions = 1});
    return s;
}

/* WT-R1, WT-I4: a region goes to a warp of its own pool, and the pools do not wait for each other;
 * WT-L2: each has enough. */
static void test_pools(void **state)
{
    (void)state;
    struct warp_status s = two_pools(8, true);
    launch(&s, 0, 0);
    launch(&s, 1, 0);
    struct warp_status_in in = {.launch_valid = true, .launch_wid = 5, .launch_need = {0, 1}};
    struct warp_status_out out;
    warp_status_eval(&s, &in, &out);
    assert_false(out.launch_ready);
    launch(&s, 5, 0);
    cycles(&s, 1);
    assert_int_equal(s.holder, 0x21);
    assert_int_equal(s.slot[5], 0);
    assert_int_equal(look(&s).holders, 0x21);
    cycle(&s, (struct warp_status_in){.ends = 0x20, .arrives = 0x21});
    assert_int_equal(look(&s).holders, 0x21);
    cycles(&s, 1);
    assert_int_equal(s.live, 3);
    /* both wait or have ended: one swap within the pool */
    for (unsigned i = 0; i < 8 && !s.swap; i++)
        cycles(&s, 1);
    assert_int_equal(look(&s).swap_out, 0);
    assert_int_equal(look(&s).swap_in, 1);
}

/* The example of the page: block A is 0, with w0 as warp 0, w1 and w5 as 4 and 5; block B is 1,
 * with w2 and w3 as 1 and 6. */
static void test_rescue(void **state)
{
    (void)state;
    for (unsigned rescue = 0; rescue < 2; rescue++) {
        struct warp_status s = two_pools(8, rescue);
        launch(&s, 0, 0);
        launch(&s, 4, 0);
        launch(&s, 5, 0);
        launch(&s, 1, 1);
        launch(&s, 6, 1);
        cycles(&s, 2);
        assert_int_equal(s.holder, 0x11);
        wait(&s, 4); /* saved for 5, which ends */
        cycles(&s, 12);
        assert_int_equal(s.holder, 0x21);
        end(&s, 5);
        cycles(&s, 12);
        assert_int_equal(s.holder, 0x41);
        wait(&s, 0); /* with 4 all of block 0 wait */
        cycles(&s, 12);
        assert_int_equal(s.waiting, 0);
        wait(&s, 0); /* 4 is listed, behind 6, which waits for 1, which is listed behind 0 */
        wait(&s, 6);
        cycles(&s, rescue ? 12 : 60);
        assert_int_equal(look(&s).stuck, !rescue);
        assert_int_equal(look(&s).holds, rescue ? 0x10 : 0);
        if (!rescue)
            continue;
        wait(&s, 4); /* at its second barrier: block 0 goes on, and ends */
        cycles(&s, 12);
        assert_int_equal(s.waiting & 0x31, 0);
        cycle(&s, (struct warp_status_in){.ends = 0x11});
        cycles(&s, 30);
        assert_int_equal(s.live, 0x42);
        assert_int_equal(s.holder, 0x42);
    }
}

/* All that can become of a machine: what is told of warps, and launches, in any order. */
struct seen {
    uint64_t *keys; /* 0: none */
    struct warp_status *states;
    unsigned n, room; /* room: a power of two; keys has twice as many */
};

static uint64_t key_of(const struct warp_status *s)
{
    uint64_t k = 0x9e3779b97f4a7c15u;
    const uint64_t sets[] = {s->live, s->holder, s->ending, s->waiting,  s->saved,
                             s->look, s->senior, s->swap,   s->swap_out, s->swap_in};
    for (unsigned i = 0; i < sizeof sets / sizeof *sets; i++)
        k = (k ^ sets[i]) * 0x100000001b3u + (k >> 29);
    for (unsigned p = 0; p < s->c.pools; p++)
        for (unsigned i = 0; i <= s->n[p]; i++)
            k = (k ^ (i < s->n[p] ? s->list[p][i] : 99)) * 0x100000001b3u + (k >> 29);
    return k | 1;
}

/* Whether it is new. */
static bool note(struct seen *v, const struct warp_status *s)
{
    uint64_t key = key_of(s), at = key >> 7;
    for (; v->keys[at % (2 * v->room)]; at++)
        if (v->keys[at % (2 * v->room)] == key)
            return false;
    assert_true(v->n < v->room);
    v->keys[at % (2 * v->room)] = key;
    v->states[v->n++] = *s;
    return true;
}

/* Nobody who could run, and nobody ever will. */
static bool is_dead(struct warp_status s)
{
    for (unsigned i = 0; i < 40; i++) {
        if (look(&s).holds || !s.live)
            return false;
        cycles(&s, 1);
    }
    return true;
}

/* Dead states among all that can be reached: bit w of `block` is the block of warp w. Warps that
 * have ended are not launched again; each that runs may wait or end at any time. */
static unsigned dead_states(unsigned warps, unsigned block, bool rescue, bool last)
{
    struct seen v = {.room = 1u << 14};
    v.keys = calloc(2 * v.room, sizeof *v.keys);
    v.states = calloc(v.room, sizeof *v.states);
    struct warp_status first = two_pools(warps, rescue);
    first.c.blocks = 2;
    first.c.last = last;
    first.look = first.senior = 0;
    note(&v, &first);
    unsigned dead = 0;
    for (unsigned i = 0; i < v.n; i++) {
        struct warp_status at = v.states[i];
        uint64_t holds = look(&at).holds;
        dead += !holds && is_dead(at);
        for (unsigned w = 0; w <= 3 * warps; w++) {
            struct warp_status_in in = {0};
            uint64_t one = 1ull << w % warps;
            if (w < warps && (holds & one))
                in.arrives = one;
            else if (w >= warps && w < 2 * warps && (holds & one))
                in.ends = one;
            else if (w >= 2 * warps && w < 3 * warps && !(at.live & one)) {
                in.launch_valid = true;
                in.launch_wid = w - 2 * warps;
                in.launch_tb = block >> in.launch_wid & 1;
            } else if (w < 3 * warps)
                continue;
            struct warp_status next = at;
            next.quiet = 0;
            cycle(&next, in);
            note(&v, &next);
        }
    }
    free(v.keys);
    free(v.states);
    return dead;
}

static void test_all_orders(void **state)
{
    (void)state;
    unsigned dead = 0;
    for (unsigned block = 0; block < 16; block++)
        for (unsigned last = 0; last < 2; last++) {
            assert_int_equal(dead_states(4, block, true, last), 0);
            dead += dead_states(4, block, false, last);
        }
    assert_true(dead > 0);
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
        cmocka_unit_test(test_random),  cmocka_unit_test(test_pools),
        cmocka_unit_test(test_rescue),  cmocka_unit_test(test_all_orders),
        cmocka_unit_test(test_storage),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
