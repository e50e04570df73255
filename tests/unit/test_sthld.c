/* The waiting threshold's state machine: exhaustively against the paper (docs/decisions.md), every
 * statement (a) to (m) of that section on a case that names it, and the walks of its appendix C. */
#include "cmodel/malekeh/sthld.h"
#include "cmodel/util.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

enum { S = 0, L = 1 };

static const struct sthld_config plain = {.issuers = 1024,
                                          .interval = 64,
                                          .initial = 0,
                                          .max = 63,
                                          .step = 1,
                                          .threshold_num = 1,
                                          .threshold_den = 50};

/* The table of docs/blocks/sthld.md as it is printed: state, symbol -> next state, delta. */
static void printed(unsigned state, unsigned symbol, unsigned *next, int *delta)
{
    switch (10 * state + symbol) {
    case 10:
    case 11:
        *next = 2, *delta = 1;
        break;
    case 20:
        *next = 2, *delta = 1;
        break;
    case 21:
        *next = 3, *delta = 1;
        break;
    case 30:
        *next = 2, *delta = 1;
        break;
    case 31:
        *next = 4, *delta = -2;
        break;
    case 40:
    case 41:
        *next = 5, *delta = -1;
        break;
    case 50:
        *next = 6, *delta = 1;
        break;
    case 51:
        *next = 5, *delta = -1;
        break;
    case 60:
        *next = 6, *delta = 0;
        break;
    default:
        *next = 3, *delta = 1;
    }
}

static struct sthld machine(const struct sthld_config *c)
{
    struct sthld t;
    sthld_init(&t, c);
    return t;
}

static void assert_same(struct sthld_fsm a, struct sthld_fsm b)
{
    assert_int_equal(a.state, b.state);
    assert_int_equal(a.sthld, b.sthld);
    assert_int_equal(a.clamped, b.clamped);
}

static void assert_same_table(const struct sthld *a, const struct sthld *b)
{
    for (unsigned i = 0; i < STHLD_TABLE; i++) {
        assert_int_equal(a->table[i].next, b->table[i].next);
        assert_int_equal(a->table[i].delta, b->table[i].delta);
    }
}

/* 6 states x 2 symbols x 64 thresholds x clamped, for several ranges and steps. */
static void exhaustive(void **state)
{
    (void)state;
    const unsigned maxima[] = {63, 31, 1}, steps[] = {1, 2, 8};
    for (unsigned i = 0; i < 9; i++) {
        struct sthld_config c = plain;
        c.max = maxima[i / 3];
        c.step = steps[i % 3];
        struct sthld t = machine(&c);
        for (unsigned st = 1; st <= 6; st++)
            for (unsigned symbol = S; symbol <= L; symbol++)
                for (unsigned v = 0; v < 64; v++)
                    for (unsigned clamped = 0; clamped < 2; clamped++)
                        for (unsigned fell = 0; fell < 2; fell++) {
                            struct sthld_fsm got = sthld_step(
                                &c, t.table, (struct sthld_fsm){st, v, clamped}, symbol, fell);
                            unsigned next;
                            int delta;
                            printed(st, symbol, &next, &delta);
                            if (st == 5 && symbol == S && clamped)
                                delta = 0;
                            int sum = (int)v + delta * (int)c.step, top = (int)c.max;
                            assert_int_equal(got.state, next);
                            assert_int_equal(got.sthld, sum < 0 ? 0 : sum > top ? top : sum);
                            assert_int_equal(got.clamped, sum < 0);
                        }
    }
}

/* SH-F1 */
static void signed_third(void **state)
{
    (void)state;
    struct sthld_config c = plain;
    c.signed_third = true;
    struct sthld t = machine(&c);
    for (unsigned st = 1; st <= 6; st++)
        for (unsigned fell = 0; fell < 2; fell++) {
            struct sthld_fsm now = {st, 20, false}, got = sthld_step(&c, t.table, now, true, fell),
                             plainly = sthld_step(&plain, t.table, now, st != 3 || fell, fell);
            assert_same(got, plainly);
        }
}

/* SH-Z1, SH-T1 */
static void table_is_loadable(void **state)
{
    (void)state;
    struct sthld t = machine(&plain);
    struct sthld_fsm now = {2, 10, false};
    sthld_write(&t, 2, 0x75); /* state 2, S: to 7, +5 */
    struct sthld_fsm got = sthld_step(&t.c, t.table, now, false, false);
    assert_int_equal(got.state, 1);
    assert_int_equal(got.sthld, 15);
    sthld_write(&t, 3, 0x08); /* state 2, L: to 0, -8 */
    got = sthld_step(&t.c, t.table, now, true, false);
    assert_int_equal(got.state, 1);
    assert_int_equal(got.sthld, 2);
    struct sthld before = t;
    for (unsigned addr = 12; addr < 16; addr++)
        sthld_write(&t, addr, 0x7f);
    assert_same_table(&before, &t);
    sthld_reset(&t);
    before = machine(&plain);
    assert_same_table(&before, &t);
}

/* A program whose IPC depends on the threshold: a little better with every step up to the knee, a
 * lot worse with every step beyond it. */
struct curve {
    unsigned knee;
    double level;
};

static uint32_t issued_in_interval(const struct curve *c, unsigned sthld)
{
    double up = sthld < c->knee ? sthld : c->knee, down = sthld > c->knee ? sthld - c->knee : 0;
    double ipc = c->level * (1 + 0.002 * up - 0.06 * down);
    return ipc < 0 ? 0 : (uint32_t)(20000 * ipc);
}

/* One interval of the block, counted from its first cycle; the state that holds from the fourth
 * cycle on. */
static struct sthld_fsm interval(struct sthld *t, uint32_t issued, struct cover_point *cover)
{
    struct sthld_fsm held = {0};
    for (unsigned i = 0; i < t->c.interval; i++) {
        unsigned part = issued / t->c.interval, rest = issued % t->c.interval;
        if (i == 3) /* step 3 was done in the cycle before this one's beginning */
            held = t->fsm;
        if (i > 3) /* (l): nothing moves inside of an interval */
            assert_same(held, t->fsm);
        sthld_clock(t, part + (i == t->c.interval - 1 ? rest : 0), cover);
    }
    return held;
}

/* The machine on a curve. The threshold of an interval is the one that its end has. */
struct walk {
    struct sthld t;
    struct curve c;
    struct cover_point *cover;
};

static struct walk walk_start(unsigned knee)
{
    return (struct walk){machine(&plain), {knee, 1}, cover_new(&sthld_rules, 1)};
}

static struct sthld_fsm walk_on(struct walk *w)
{
    /* The first cycles run with the old threshold; the curve looks at the new one throughout. */
    struct sthld probe = w->t;
    struct cover_point *none = cover_new(&sthld_rules, 1);
    for (unsigned i = 0; i < 3; i++)
        sthld_clock(&probe, 0, none);
    free(none);
    struct sthld_fsm seen = interval(&w->t, issued_in_interval(&w->c, probe.fsm.sthld), w->cover);
    assert_same(seen, probe.fsm);
    return seen;
}

static void expect(struct walk *w, unsigned state, unsigned sthld)
{
    struct sthld_fsm f = walk_on(w);
    assert_int_equal(f.state, state);
    assert_int_equal(f.sthld, sthld);
}

/* [2]6S ... [2]13L [3]14L [4]12* [5]11S [6]12S of appendix C */
static void climb_to_12(struct walk *w, unsigned from)
{
    for (unsigned v = from; v <= 13; v++)
        expect(w, 2, v);
    expect(w, 3, 14);
    expect(w, 4, 12);
    expect(w, 5, 11);
    for (unsigned i = 0; i < 5; i++)
        expect(w, 6, 12);
}

static void to_the_first_large_change(struct walk *w)
{
    expect(w, 1, 0);
    for (unsigned v = 1; v <= 3; v++)
        expect(w, 2, v);
}

static void walk_same_curve(void **state)
{
    (void)state;
    struct walk w = walk_start(3);
    to_the_first_large_change(&w);
    expect(&w, 2, 4);
    expect(&w, 3, 5);
    expect(&w, 4, 3);
    expect(&w, 5, 2);
    for (unsigned i = 0; i < 12; i++)
        expect(&w, 6, 3);
    free(w.cover);
}

static void walk_narrower(void **state)
{
    (void)state;
    struct walk w = walk_start(3);
    to_the_first_large_change(&w);
    w.c.knee = 1;
    expect(&w, 2, 4);
    expect(&w, 3, 5);
    expect(&w, 4, 3);
    for (unsigned v = 2; v < 3; v--)
        expect(&w, 5, v);
    for (unsigned i = 0; i < 5; i++)
        expect(&w, 6, 1);
    free(w.cover);
}

static void walk_wider(void **state)
{
    (void)state;
    struct walk w = walk_start(3);
    to_the_first_large_change(&w);
    w.c = (struct curve){12, 0.8};
    expect(&w, 2, 4);
    expect(&w, 3, 5);
    climb_to_12(&w, 6);
    free(w.cover);
}

static void walk_change_while_holding(void **state)
{
    (void)state;
    struct walk w = walk_start(3);
    for (unsigned i = 1; i < 21; i++)
        walk_on(&w);
    w.c = (struct curve){12, 0.8};
    expect(&w, 6, 3);
    expect(&w, 3, 4);
    climb_to_12(&w, 5);
    free(w.cover);
}

static void statement_a_six_states(void **state)
{
    (void)state;
    struct sthld t = machine(&plain);
    unsigned reached = 1 << 1;
    for (unsigned round = 0; round < 6; round++)
        for (unsigned i = 0; i < STHLD_TABLE; i++)
            if (reached >> (i / 2 + 1) & 1)
                reached |= 1u << t.table[i].next;
    assert_int_equal(reached, 0x7e);
}

static void statement_b_relative_difference(void **state)
{
    (void)state;
    for (uint32_t prev = 50; prev <= 20000; prev += 50) {
        uint32_t fiftieth = prev / 50; /* 0.02 of it */
        assert_false(sthld_large(&plain, prev, prev - fiftieth));
        assert_true(sthld_large(&plain, prev, prev - fiftieth - 1));
        assert_false(sthld_large(&plain, prev, prev + fiftieth));
        assert_true(sthld_large(&plain, prev, prev + fiftieth + 1));
    }
    assert_false(sthld_large(&plain, 0, 0));
    assert_true(sthld_large(&plain, 0, 1));
    struct sthld_config drop = plain;
    drop.drop = true;
    assert_false(sthld_large(&drop, 100, 1000));
    assert_true(sthld_large(&drop, 1000, 100));
}

static void statement_c_unconditional_transitions(void **state)
{
    (void)state;
    struct sthld t = machine(&plain);
    unsigned unconditional = 0;
    for (unsigned st = 1; st <= 6; st++)
        if (t.table[2 * st - 2].next == t.table[2 * st - 1].next &&
            t.table[2 * st - 2].delta == t.table[2 * st - 1].delta)
            unconditional |= 1u << st;
    assert_int_equal(unconditional, 1 << 1 | 1 << 4);
}

static void statement_d_deltas_differ(void **state)
{
    (void)state;
    struct sthld t = machine(&plain);
    bool seen[5] = {0}; /* -2..2 */
    for (unsigned i = 0; i < STHLD_TABLE; i++)
        seen[t.table[i].delta + 2] = true;
    assert_true(seen[0] && seen[1] && seen[2] && seen[3] && !seen[4]);
}

static void statement_e_starts_in_state_1(void **state)
{
    (void)state;
    struct sthld t = machine(&plain);
    assert_int_equal(t.fsm.state, 1);
    assert_int_equal(t.fsm.sthld, 0);
    struct sthld_config c = plain;
    c.initial = 17;
    assert_int_equal(machine(&c).fsm.sthld, 17);
}

static void statement_f_four_steps_up(void **state)
{
    (void)state;
    struct walk w = walk_start(3);
    for (unsigned i = 0; i < 4; i++)
        assert_int_equal(walk_on(&w).sthld, i);
    assert_int_equal(walk_on(&w).sthld, 4);
    assert_true(sthld_large(&plain, issued_in_interval(&w.c, 3), issued_in_interval(&w.c, 4)));
    free(w.cover);
}

static void statement_g_speculative_increase(void **state)
{
    (void)state;
    struct sthld t = machine(&plain);
    for (unsigned st = 2; st <= 6; st += 4) {
        struct sthld_fsm f = sthld_step(&plain, t.table, (struct sthld_fsm){st, 9, 0}, true, true);
        assert_int_equal(f.state, 3);
        assert_int_equal(f.sthld, 10);
    }
}

static void statement_h_speculation_was_right(void **state)
{
    (void)state;
    struct walk w = walk_start(3);
    to_the_first_large_change(&w);
    w.c = (struct curve){40, 0.7};
    unsigned before = walk_on(&w).sthld;
    for (unsigned i = 0; i < 20; i++) {
        unsigned now = walk_on(&w).sthld;
        assert_true(now > before);
        before = now;
    }
    free(w.cover);
}

static void statement_i_loss_for_one_interval(void **state)
{
    (void)state;
    for (unsigned narrower = 0; narrower < 2; narrower++) {
        struct walk w = walk_start(3);
        to_the_first_large_change(&w);
        w.c.knee = narrower ? 2 : 3;
        unsigned at_speculation = 0, highest = 0;
        for (unsigned i = 0; i < 12; i++) {
            struct sthld_fsm f = walk_on(&w);
            at_speculation += f.sthld == 5;
            highest = f.sthld > highest ? f.sthld : highest;
        }
        assert_int_equal(highest, 5);
        assert_int_equal(at_speculation, 1);
        assert_int_equal(w.t.fsm.sthld, w.c.knee);
        free(w.cover);
    }
}

static void statement_j_reduced_to_the_knee(void **state)
{
    (void)state;
    struct walk w = walk_start(20);
    for (unsigned i = 0; i < 30; i++)
        walk_on(&w);
    assert_int_equal(walk_on(&w).sthld, 20);
    w.c = (struct curve){4, 0.9};
    unsigned before = 64;
    for (unsigned i = 0; i < 40; i++) {
        struct sthld_fsm f = walk_on(&w);
        if (f.state == 5)
            assert_true(f.sthld < before);
        before = f.sthld;
    }
    assert_int_equal(w.t.fsm.sthld, 4);
    free(w.cover);
}

static void statement_k_holds_until_a_large_change(void **state)
{
    (void)state;
    struct walk w = walk_start(5);
    for (unsigned i = 0; i < 10; i++)
        walk_on(&w);
    for (unsigned i = 0; i < 50; i++) {
        w.c.level = i % 2 ? 1 : 1.015; /* changes, all of them small */
        expect(&w, 6, 5);
    }
    w.c.level = 0.9;
    expect(&w, 6, 5);
    expect(&w, 3, 6);
    free(w.cover);
}

/* At the end of each interval, from nothing but the counts of the last two. */
static void statement_l_only_the_previous_ipc(void **state)
{
    (void)state;
    struct cover_point *cover = cover_new(&sthld_rules, 1);
    const uint32_t past[2] = {100, 60000};
    struct sthld_fsm after[2];
    for (unsigned i = 0; i < 2; i++) {
        struct sthld t = machine(&plain);
        interval(&t, past[i], cover);
        interval(&t, 5000, cover);
        t.fsm = (struct sthld_fsm){6, 8, false}; /* steps of the second interval end as these */
        for (unsigned k = 0; k < 3; k++)
            sthld_clock(&t, 0, cover);
        t.fsm = (struct sthld_fsm){6, 8, false};
        for (unsigned k = 3; k < plain.interval; k++)
            sthld_clock(&t, k == 3 ? 5050 : 0, cover);
        after[i] = interval(&t, 0, cover);
    }
    assert_same(after[0], after[1]);
    assert_int_equal(after[0].state, 6); /* 5050 - 5000 is small */
    free(cover);
}

static void statement_m_converges_at_the_knee(void **state)
{
    (void)state;
    const unsigned knees[] = {0, 1, 2, 3, 5, 10, 20, 40};
    for (unsigned i = 0; i < sizeof knees / sizeof *knees; i++) {
        struct walk w = walk_start(knees[i]);
        for (unsigned k = 0; k < knees[i] + 5; k++)
            walk_on(&w);
        for (unsigned k = 0; k < 10; k++)
            expect(&w, 6, knees[i]);
        free(w.cover);
    }
}

/* SH-I1, SH-I2, the cycle diagram of the page: the threshold shows four cycles after the last cycle
 * of an interval; issued of the last cycle counts for it, that of the next one does not. */
static void timing(void **state)
{
    (void)state;
    struct cover_point *cover = cover_new(&sthld_rules, 1);
    struct sthld t = machine(&plain);
    for (unsigned i = 0; i < 63; i++)
        sthld_clock(&t, 0, cover);
    sthld_clock(&t, 7, cover); /* T: step 0 */
    for (unsigned i = 1; i <= 3; i++) {
        assert_int_equal(t.fsm.sthld, 0);
        sthld_clock(&t, 100, cover); /* T + i: step i */
    }
    assert_int_equal(t.fsm.sthld, 1); /* T + 4 */
    assert_int_equal(t.fsm.state, 2);
    assert_int_equal(t.prev, 7);
    assert_int_equal(t.total, 300);
    free(cover);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(exhaustive),
        cmocka_unit_test(signed_third),
        cmocka_unit_test(table_is_loadable),
        cmocka_unit_test(walk_same_curve),
        cmocka_unit_test(walk_narrower),
        cmocka_unit_test(walk_wider),
        cmocka_unit_test(walk_change_while_holding),
        cmocka_unit_test(statement_a_six_states),
        cmocka_unit_test(statement_b_relative_difference),
        cmocka_unit_test(statement_c_unconditional_transitions),
        cmocka_unit_test(statement_d_deltas_differ),
        cmocka_unit_test(statement_e_starts_in_state_1),
        cmocka_unit_test(statement_f_four_steps_up),
        cmocka_unit_test(statement_g_speculative_increase),
        cmocka_unit_test(statement_h_speculation_was_right),
        cmocka_unit_test(statement_i_loss_for_one_interval),
        cmocka_unit_test(statement_j_reduced_to_the_knee),
        cmocka_unit_test(statement_k_holds_until_a_large_change),
        cmocka_unit_test(statement_l_only_the_previous_ipc),
        cmocka_unit_test(statement_m_converges_at_the_knee),
        cmocka_unit_test(timing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
