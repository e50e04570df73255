/* The map of blocks onto the extended cache: one to one, and fair to every footprint. */
#include "base/diag.h"
#include "base/mem.h"
#include "cmodel/morpheus/addr_separator.h"
#include "cmodel/morpheus/bloom_predictor.h"
#include "params/params.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static struct addr_separator separator(unsigned sets)
{
    char text[40];
    snprintf(text, sizeof text, "morpheus.sets=%u", sets);
    const char *set[] = {text};
    struct diag d;
    diag_init(&d, stderr);
    struct params *p = params_load("tiny", set, 1, &d);
    assert_non_null(p);
    struct addr_separator a = addr_separator_new(p);
    params_free(p);
    diag_free(&d);
    return a;
}

/* AS-H1 for every low half under several high ones. */
static void the_hash_is_one_to_one(void **state)
{
    (void)state;
    static const uint32_t highs[] = {0, 1, 0x2aa, 0x555, 0x7ff};
    for (unsigned i = 0; i < sizeof highs / sizeof *highs; i++)
        for (uint32_t low = 0; low < 65536; low++) {
            uint32_t blk = highs[i] << 16 | low;
            assert_int_equal(addr_unhash(addr_hash(blk), highs[i]), blk);
        }
}

/* Two blocks never have one set and one tag: the map over all low halves is injective. */
static void set_and_tag_tell_all_blocks(void **state)
{
    (void)state;
    static const unsigned sets[] = {1, 2, 3, 40, 245, 256};
    bool *seen = xcalloc((size_t)256 << 16, 1);
    for (unsigned i = 0; i < sizeof sets / sizeof *sets; i++) {
        struct addr_separator a = separator(sets[i]);
        struct addr_classes c =
            addr_divide(sets[i] - sets[i] / 3, sets[i] / 3, 50, 64, i & 1 ? 65536 : 40000);
        memset(seen, 0, (size_t)256 << 16);
        for (uint32_t low = 0; low < 65536; low++) {
            struct addr_side side = addr_side(&a, &c, 0x123u << 16 | low);
            if (!side.ext)
                continue;
            uint32_t set = addr_set(&a, &c, &side), tag = side.tag & ((1u << a.offw) - 1);
            assert_true(set < sets[i]);
            assert_int_equal(side.l1, set >= c.first_l1);
            assert_int_equal(side.tag >> a.offw, 0x123);
            bool *s = &seen[set << 16 | tag];
            assert_false(*s);
            *s = true;
        }
    }
    free(seen);
}

/* A footprint of `blocks`, `stride` apart, fills both sides within 1 %, and the sets within 10 %.
 */
static void fills_in_proportion(unsigned stride, uint32_t first, unsigned blocks)
{
    enum { SETS = 256, RF = 170 };
    struct addr_separator a = separator(SETS);
    struct addr_classes c = addr_divide(RF, SETS - RF, 50, 64, 39322); /* 60 % */
    unsigned in[SETS] = {0}, ext = 0;
    for (uint32_t i = 0; i < blocks; i++) {
        struct addr_side side = addr_side(&a, &c, (first + i * stride) & 0x7ffffff);
        ext += side.ext;
        if (side.ext)
            in[addr_set(&a, &c, &side)]++;
    }
    double want_ext = blocks * (39322 / 65536.0), each = want_ext / (RF * 50 + (SETS - RF) * 64);
    assert_true(ext > 0.99 * want_ext && ext < 1.01 * want_ext);
    for (unsigned s = 0; s < SETS; s++) {
        double want = each * (s < RF ? 50 : 64);
        if (in[s] < 0.9 * want || in[s] > 1.1 * want)
            fail_msg("stride %u: set %u has %u blocks, %.0f wanted", stride, s, in[s], want);
    }
}

static void footprints_fill_all_sets(void **state)
{
    (void)state;
    static const unsigned straight[] = {1, 2, 4, 8, 16, 64, 256}, others[] = {3, 10, 175, 1023};
    for (unsigned i = 0; i < sizeof straight / sizeof *straight; i++)
        fills_in_proportion(straight[i], i & 1 ? 12345 : 0, 65536);
    for (unsigned i = 0; i < sizeof others / sizeof *others; i++)
        fills_in_proportion(others[i], 12345, 1 << 20);
}

/* What a partition holds, 4,096 neighbours, is on both sides in proportion, too. */
static void a_small_footprint_is_on_both_sides(void **state)
{
    (void)state;
    struct addr_separator a = separator(256);
    struct addr_classes c = addr_divide(256, 0, 32, 0, 32768);
    unsigned ext = 0;
    for (uint32_t blk = 0; blk < 4096; blk++)
        ext += addr_side(&a, &c, blk).ext;
    assert_in_range(ext, 2048 - 205, 2048 + 205);
}

static struct bloom_predictor *predictor(void)
{
    const char *set[] = {"morpheus.enable=1"};
    struct diag d;
    diag_init(&d, stderr);
    struct params *p = params_load("tiny", set, 1, &d);
    assert_non_null(p);
    struct bloom_predictor *b = bloom_new(p);
    params_free(p);
    diag_free(&d);
    return b;
}

static void insert(struct bloom_predictor *b, uint32_t set, uint32_t tag)
{
    struct bloom_in asks = {.a_valid = true, .a_set = set, .a_tag = tag};
    struct bloom_out out;
    do { /* BP-I2: not while its memory is written */
        bloom_eval(b, &asks, &out);
        bloom_clock(b, &asks);
    } while (!out.a_ready);
    bloom_clock(b, &(struct bloom_in){.f_valid = true});
}

/* Of 20,000 blocks that were never there, those that seem to be, in thousandths. */
static unsigned false_positives(unsigned blocks, uint32_t stride)
{
    struct bloom_predictor *b = predictor();
    unsigned hits = 0, asked = 20000;
    for (unsigned i = 0; i < blocks; i++)
        insert(b, 5, i * stride & 0xfffff);
    for (unsigned i = 0; i < asked; i++)
        hits += bloom_member(b, true, 5, (0x80000 + i * stride) & 0xfffff);
    bloom_free(b);
    return hits * 1000 / asked;
}

/* By chance (1 - (1 - 1/64)^n)^4: 24 of 1,000 at 32 blocks, 162 at 64. */
static void false_positives_are_those_of_chance(void **state)
{
    (void)state;
    static const uint32_t strides[] = {7919, 40503};
    for (unsigned i = 0; i < 2; i++) {
        assert_in_range(false_positives(32, strides[i]), 10, 45);
        assert_in_range(false_positives(64, strides[i]), 110, 215);
    }
}

/* BP-S1, BP-M1, BP-M2: what was queued since the last swap stays, the rest is gone after two; a
 * marker comes back before the next swap. */
static void a_swap_keeps_what_was_queued_since_the_last(void **state)
{
    (void)state;
    struct bloom_predictor *b = predictor();
    struct bloom_in served = {.d_valid = true, .d_set = 9, .d_touched = true};
    struct bloom_out out;
    insert(b, 9, 1);
    bloom_clock(b, &served);
    assert_true(bloom_member(b, true, 9, 1));
    bloom_eval(b, &served, &out);
    assert_false(out.swap); /* the marker is owed */
    struct bloom_in fill = {.f_valid = true}, idle = {0};
    bloom_clock(b, &idle);
    bloom_clock(b, &(struct bloom_in){.a_valid = true, .a_set = 9, .a_tag = 2});
    bloom_eval(b, &fill, &out);
    assert_int_equal(out.note, 1);
    bloom_clock(b, &fill);
    bloom_eval(b, &served, &out);
    assert_false(out.swap); /* it is out */
    served.d_note = 1;
    bloom_eval(b, &served, &out);
    assert_true(out.swap);
    bloom_clock(b, &served);
    assert_false(bloom_member(b, true, 9, 1));
    assert_true(bloom_member(b, true, 9, 2));
    bloom_free(b);
}

/* BP-A1, BP-A2, BP-W1: a block may be filled in until something of it is queued; what was queued in
 * its window is known through one swap, and after two nothing is. */
static void a_fill_is_younger_than_what_was_queued(void **state)
{
    (void)state;
    struct predictor_case {
        bool queued;    /* a request of the block after the window began */
        unsigned swaps; /* behind it */
        unsigned turns; /* of windows, behind these */
        bool fill;
    } cases[] = {{false, 0, 0, true}, {false, 1, 0, true}, {false, 2, 0, false},
                 {false, 1, 1, true}, {true, 0, 0, false}, {true, 1, 0, false},
                 {true, 2, 0, false}, {true, 1, 1, false}, {true, 0, 1, false},
                 {false, 2, 1, false}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct predictor_case c = cases[i];
        struct bloom_predictor *b = predictor();
        struct bloom_in idle = {0}, turn = {.window = true},
                        swap = {.d_valid = true, .d_set = 9, .d_touched = true};
        struct bloom_in asks = {.a_valid = true, .a_set = 9, .a_tag = 7, .a_old = c.turns > 0};
        struct bloom_out out;
        bloom_clock(b, &turn);
        if (c.queued) {
            bloom_clock(b, &(struct bloom_in){.q_valid = true, .q_set = 9, .q_tag = 7});
            bloom_clock(b, &idle);
            bloom_clock(b, &(struct bloom_in){.p_take = true, .p_queue = true});
        }
        for (unsigned k = 0; k < c.swaps; k++) {
            bloom_clock(b, &swap);
            insert(b, 9, 100 + k); /* it takes the marker that is owed, which comes back */
            swap.d_note = 1;
        }
        for (unsigned k = 0; k < c.turns; k++)
            bloom_clock(b, &turn);
        bloom_clock(b, &idle);
        bloom_clock(b, &asks);
        bloom_eval(b, &idle, &out);
        assert_false(out.a_fill); /* the row is being looked up */
        bloom_clock(b, &idle);
        bloom_eval(b, &idle, &out);
        assert_int_equal(out.a_fill, c.fill);
        bloom_clock(b, &(struct bloom_in){.q_valid = true, .q_set = 9, .q_tag = 7});
        bloom_clock(b, &idle);
        bloom_clock(b, &(struct bloom_in){.p_take = true, .p_queue = true});
        bloom_eval(b, &idle, &out);
        assert_false(out.a_fill);
        bloom_free(b);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(false_positives_are_those_of_chance),
        cmocka_unit_test(a_fill_is_younger_than_what_was_queued),
        cmocka_unit_test(a_swap_keeps_what_was_queued_since_the_last),
        cmocka_unit_test(the_hash_is_one_to_one),
        cmocka_unit_test(set_and_tag_tell_all_blocks),
        cmocka_unit_test(footprints_fill_all_sets),
        cmocka_unit_test(a_small_footprint_is_on_both_sides),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
