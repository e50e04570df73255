/* The lockstep engine against a simulator made of a golden model: first wrong cycle and port,
 * history, resets, laws, a simulator that runs ahead, and one that dies. */
#include "base/diag.h"
#include "base/mem.h"
#include "gen/blocks/blocks.h"
#include "tb/lockstep.h"
#include "tb/sim_build.h"
#include "tb/stim.h"
#include "tb/system.h"
#include <stdio.h>
#include <string.h>
// clang-format off
#include <stdarg.h>
#include <setjmp.h>
#include <stdlib.h>
#include <cmocka.h>
// clang-format on

enum { NO_DEFECT = -1 };

/* A block model in the place of the RTL, with a defect: from `wrong_from` on one output bit is
 * flipped. It queues what it is sent, as Icarus does. */
struct fake {
    struct sim sim;
    const struct block_model *m;
    const struct pin_list *pins;
    void *state;
    uint32_t *out;
    const char *wrong_port;
    unsigned wrong_bit;
    long wrong_from, dies_at;
    long cycle; /* compared so far */
    unsigned queued, max_queued, sent;
    bool waves;
    unsigned recorded;
};

static void fake_send(struct sim *s, bool rst, const uint32_t *in, const uint32_t *expected)
{
    struct fake *f = (struct fake *)s;
    (void)rst;
    (void)in;
    (void)expected;
    f->sent++;
    f->recorded += f->waves;
    if (++f->queued > f->max_queued)
        f->max_queued = f->queued;
}

static long fake_check(struct sim *s, bool rst, const uint32_t *in, const uint32_t *expected)
{
    struct fake *f = (struct fake *)s;
    f->queued--;
    if (expected && f->cycle == f->dies_at)
        return SIM_DEAD;
    memset(f->out, 0, f->pins->out_words * sizeof *f->out);
    f->m->eval(f->state, in, f->out);
    if (expected) {
        if (f->wrong_from != NO_DEFECT && f->cycle >= f->wrong_from) {
            const struct pin *p = &f->pins->pins[pins_find(f->pins, f->wrong_port)];
            f->out[p->word + f->wrong_bit / 32] ^= 1u << f->wrong_bit % 32;
        }
        for (size_t i = 0; i < f->pins->n; i++) {
            const struct pin *p = &f->pins->pins[i];
            if (p->output &&
                memcmp(f->out + p->word, expected + p->word, (p->width + 31) / 32 * 4) != 0)
                return (long)i;
        }
        f->cycle++;
    }
    if (rst)
        f->m->reset(f->state);
    else
        f->m->clock(f->state, in);
    return SIM_EQUAL;
}

static char *fake_actual(const struct sim *s, const struct pin *pin)
{
    return pin_hex(pin, ((const struct fake *)s)->out);
}

static void fake_waves(struct sim *s, bool on)
{
    ((struct fake *)s)->waves = on;
}

static const char *fake_dead(const struct sim *s)
{
    (void)s;
    return "killed";
}

static void fake_destroy(struct sim *s)
{
    struct fake *f = (struct fake *)s;
    f->m->destroy(f->state);
    free(f->out);
    free(f);
}

static const struct sim_ops fake_ops = {"fake",     fake_send, fake_check, fake_actual,
                                        fake_waves, NULL,      fake_dead,  fake_destroy};

static struct fake *fake_new(const struct params *p, const char *block, const struct golden *g,
                             unsigned depth)
{
    struct fake *f = xcalloc(1, sizeof *f);
    f->sim.ops = &fake_ops;
    f->sim.depth = depth;
    f->m = block_model(block);
    f->pins = &g->pins;
    f->state = f->m->create(p);
    f->out = xcalloc(g->pins.out_words + 1, sizeof *f->out);
    f->wrong_from = f->dies_at = NO_DEFECT;
    return f;
}

/* Parameters with few lanes, so that the tests are quick. */
static struct params *small_params(const char *preset, struct diag *d)
{
    const char *sets[] = {"regfile.lanes=4"};
    diag_init(d, NULL);
    struct params *p = params_load(preset, sets, 1, d);
    assert_non_null(p);
    return p;
}

static const char *const leaf_blocks[] = {"rr_arbiter",    "ocu",         "ocu_allocator",
                                          "crossbar",      "dispatcher",  "warp_scheduler",
                                          "steal_arbiter", "bank_arbiter"};

/* Every block: its stimulus runs, reaches the rules, and a model equals itself. */
static void test_blocks_pass(void **unused)
{
    (void)unused;
    struct diag d;
    const char *sets[] = {"regfile.lanes=4", "dispatcher.classes=3"};
    diag_init(&d, NULL);
    struct params *p = params_load("fermi8_steal", sets, 2, &d);
    assert_non_null(p);
    for (size_t i = 0; i < sizeof leaf_blocks / sizeof *leaf_blocks; i++) {
        struct golden *g = golden_block(p, leaf_blocks[i], 7, true, &d);
        assert_non_null(g);
        struct fake *f = fake_new(p, leaf_blocks[i], g, 1);
        struct sim *sim = &f->sim;
        struct lockstep_options o = {.cycles = 20000};
        struct lockstep_result r;
        lockstep_run(g, &sim, &o, &r, &d);
        assert_int_equal(r.verdict, LOCKSTEP_PASS);
        assert_int_equal(r.cycles, 20000);
        size_t outputs = 0;
        for (size_t k = 0; k < g->pins.n; k++)
            outputs += g->pins.pins[k].output;
        assert_int_equal(r.compared, 20000 * outputs);
        size_t n, hit = 0;
        const struct cover_point *c = g->ops->cover(g, 0, &n);
        for (size_t k = 0; k < n; k++)
            hit += c[k].hits > 0;
        assert_true(n > 0 && 2 * hit >= n);
        lockstep_result_free(&r);
        sim->ops->destroy(sim);
        golden_free(g);
    }
    assert_int_equal(d.errors, 0);
    params_free(p);
    diag_free(&d);
}

/* The first wrong cycle and port are named, whatever the depth, with both values and a history. */
static void test_defect(void **unused)
{
    (void)unused;
    struct diag d;
    struct params *p = small_params("fermi8", &d);
    for (unsigned depth = 1; depth <= 40; depth += 13) {
        struct golden *g = golden_block(p, "dispatcher", 3, false, &d);
        struct fake *f = fake_new(p, "dispatcher", g, depth);
        struct sim *sim = &f->sim;
        f->wrong_port = "take";
        f->wrong_bit = 2;
        f->wrong_from = 1234;
        struct lockstep_options o = {.cycles = 20000};
        struct lockstep_result r;
        lockstep_run(g, &sim, &o, &r, &d);
        assert_int_equal(r.verdict, LOCKSTEP_MISMATCH);
        assert_int_equal(r.fail_cycle, 1234);
        assert_int_equal(r.cycles, 1234);
        assert_string_equal(r.port, "take");
        assert_int_equal(strlen(r.expected), strlen(r.actual));
        assert_int_equal(strtoul(r.expected, NULL, 16) ^ strtoul(r.actual, NULL, 16), 4);
        assert_non_null(strstr(r.history, "bit 2"));
        assert_non_null(strstr(r.history, "  cycle 1219 "));
        assert_non_null(strstr(r.history, "> cycle 1234 "));
        assert_null(strstr(r.history, "cycle 1218 "));
        assert_non_null(strstr(r.history, "(RTL: "));
        assert_int_equal(f->max_queued, depth);
        lockstep_result_free(&r);
        sim->ops->destroy(sim);
        golden_free(g);
    }
    params_free(p);
    diag_free(&d);
}

/* In a thread of its own the simulator finds, and shows, the same; several cycles are on their way
 * when it differs, dies or is left. */
static void test_aside(void **unused)
{
    (void)unused;
    struct diag d;
    struct params *p = small_params("fermi8", &d);
    static const struct {
        long wrong_from, dies_at;
        enum lockstep_verdict verdict;
    } runs[] = {{NO_DEFECT, -1, LOCKSTEP_PASS},
                {0, -1, LOCKSTEP_MISMATCH},
                {1234, -1, LOCKSTEP_MISMATCH},
                {NO_DEFECT, 1000, LOCKSTEP_DEAD}};
    for (size_t i = 0; i < sizeof runs / sizeof *runs; i++) {
        struct golden *g = golden_block(p, "dispatcher", 3, false, &d);
        struct fake *f = fake_new(p, "dispatcher", g, 1);
        f->wrong_port = "take";
        f->wrong_bit = 2;
        f->wrong_from = runs[i].wrong_from;
        f->dies_at = runs[i].dies_at;
        struct sim *sim = sim_aside(&f->sim, &g->pins);
        assert_ptr_not_equal(sim, &f->sim);
        assert_true(sim->depth > 100);
        struct lockstep_options o = {.cycles = 20001};
        struct lockstep_result r;
        lockstep_run(g, &sim, &o, &r, &d);
        assert_int_equal(r.verdict, runs[i].verdict);
        assert_int_equal(r.cycles, r.verdict == LOCKSTEP_PASS   ? 20001
                                   : r.verdict == LOCKSTEP_DEAD ? runs[i].dies_at
                                                                : runs[i].wrong_from);
        assert_int_equal(f->max_queued, 1);
        if (r.verdict == LOCKSTEP_MISMATCH) {
            assert_string_equal(r.port, "take");
            assert_int_equal(strtoul(r.expected, NULL, 16) ^ strtoul(r.actual, NULL, 16), 4);
        }
        lockstep_result_free(&r);
        sim->ops->destroy(sim);
        golden_free(g);
    }
    assert_int_equal(d.errors, 1);
    assert_non_null(strstr(d.lines[0], "cycle 1000: killed"));
    params_free(p);
    diag_free(&d);
}

/* A failure in the first cycle has a short history. */
static void test_defect_at_once(void **unused)
{
    (void)unused;
    struct diag d;
    struct params *p = small_params("tiny", &d);
    struct golden *g = golden_block(p, "rr_arbiter", 3, true, &d);
    struct fake *f = fake_new(p, "rr_arbiter", g, 8);
    struct sim *sim = &f->sim;
    f->wrong_port = "gnt";
    f->wrong_from = 0;
    struct lockstep_options o = {.cycles = 100};
    struct lockstep_result r;
    lockstep_run(g, &sim, &o, &r, &d);
    assert_int_equal(r.verdict, LOCKSTEP_MISMATCH);
    assert_int_equal(r.fail_cycle, 0);
    assert_non_null(strstr(r.history, "the last 1 cycles"));
    lockstep_result_free(&r);
    sim->ops->destroy(sim);
    golden_free(g);
    params_free(p);
    diag_free(&d);
}

/* Recording covers exactly the window. */
static void test_waves(void **unused)
{
    (void)unused;
    struct diag d;
    struct params *p = small_params("tiny", &d);
    for (unsigned depth = 1; depth < 10; depth += 8) {
        struct golden *g = golden_block(p, "rr_arbiter", 3, true, &d);
        struct fake *f = fake_new(p, "rr_arbiter", g, depth);
        struct sim *sim = &f->sim;
        struct lockstep_options o = {.cycles = 100, .waves = true, .wave_from = 40, .wave_to = 60};
        struct lockstep_result r;
        lockstep_run(g, &sim, &o, &r, &d);
        assert_int_equal(r.verdict, LOCKSTEP_PASS);
        assert_int_equal(f->recorded, 20);
        assert_int_equal(f->sent, 100 + LOCKSTEP_RESET_CYCLES);
        lockstep_result_free(&r);
        sim->ops->destroy(sim);
        golden_free(g);
    }
    params_free(p);
    diag_free(&d);
}

static void test_dead_simulator(void **unused)
{
    (void)unused;
    struct diag d;
    struct params *p = small_params("tiny", &d);
    struct golden *g = golden_block(p, "rr_arbiter", 3, true, &d);
    struct fake *f = fake_new(p, "rr_arbiter", g, 4);
    struct sim *sim = &f->sim;
    f->dies_at = 50;
    struct lockstep_options o = {.cycles = 100};
    struct lockstep_result r;
    lockstep_run(g, &sim, &o, &r, &d);
    assert_int_equal(r.verdict, LOCKSTEP_DEAD);
    assert_int_equal(d.status, WS_CHECK_FAILED);
    assert_non_null(strstr(d.lines[0], "cycle 50: killed"));
    lockstep_result_free(&r);
    sim->ops->destroy(sim);
    golden_free(g);
    params_free(p);
    diag_free(&d);
}

static struct golden *random_regfile(const struct params *p, uint64_t seed, bool all,
                                     struct diag *d)
{
    return system_regfile.random(&system_regfile, p, seed, all, d);
}

/* The register file: what the SM's typed interface says equals what the block model says of the
 * pins. */
static void test_register_file(void **unused)
{
    (void)unused;
    static const char *const presets[] = {"tiny", "fermi8_steal", "turing_ocu"};
    for (size_t i = 0; i < sizeof presets / sizeof *presets; i++) {
        struct diag d;
        struct params *p = small_params(presets[i], &d);
        struct golden *g = random_regfile(p, 11, i > 0, &d);
        assert_non_null(g);
        struct sim **sims = xcalloc(g->units, sizeof *sims);
        for (unsigned u = 0; u < g->units; u++)
            sims[u] = &fake_new(p, "regfile", g, 1)->sim;
        struct lockstep_options o = {.cycles = 30000};
        struct lockstep_result r;
        lockstep_run(g, sims, &o, &r, &d);
        if (r.history)
            fprintf(stderr, "%s: %s\n%s", presets[i], r.law.kind ? r.law.text : r.port, r.history);
        assert_int_equal(r.verdict, LOCKSTEP_PASS);
        assert_int_equal(r.cycles, 30000);
        for (unsigned u = 0; u < g->units; u++)
            sims[u]->ops->destroy(sims[u]);
        free(sims);
        lockstep_result_free(&r);
        golden_free(g);
        params_free(p);
        diag_free(&d);
    }
}

/* A golden side that finds a broken law in cycle 30. */
struct lawless {
    struct golden g;
    struct golden *inner;
    unsigned cycles;
};

static enum golden_status lawless_step(struct golden *g, bool *rst, uint32_t *in, uint32_t *out,
                                       struct diag *d)
{
    struct lawless *l = (struct lawless *)g;
    if (l->cycles == 31)
        return GOLDEN_FAILED;
    l->cycles++;
    return l->inner->ops->step(l->inner, rst, in, out, d);
}

static const struct failure *lawless_failure(const struct golden *g)
{
    static const struct failure none,
        of_unit_2 = {.kind = FAILURE_LAW, .unit = 2, .cycle = 30, .text = "law: TEST cycle=30"};
    return ((const struct lawless *)g)->cycles == 31 ? &of_unit_2 : &none;
}

/* The law's line and the history are shown, also when the limit ends the run in that very cycle; a
 * port that differs earlier comes first. */
static void test_law(void **unused)
{
    (void)unused;
    static const struct golden_ops ops = {lawless_step, lawless_failure, NULL, NULL};
    for (unsigned i = 0; i < 3; i++) {
        struct diag d;
        struct params *p = small_params("tiny", &d);
        struct lawless l = {.inner = golden_block(p, "rr_arbiter", 3, true, &d)};
        l.g = *l.inner;
        l.g.ops = &ops;
        struct fake *f = fake_new(p, "rr_arbiter", &l.g, 4);
        struct sim *sim = &f->sim;
        f->wrong_port = "gnt";
        f->wrong_from = i == 2 ? 28 : NO_DEFECT;
        struct lockstep_options o = {.cycles = i == 1 ? 31 : 100};
        struct lockstep_result r;
        lockstep_run(&l.g, &sim, &o, &r, &d);
        assert_int_equal(r.verdict, i == 2 ? LOCKSTEP_MISMATCH : LOCKSTEP_LAW);
        assert_int_equal(r.fail_cycle, i == 2 ? 28 : 30);
        if (i < 2) {
            assert_string_equal(r.law.text, "law: TEST cycle=30");
            assert_non_null(strstr(r.history, "cycle 30 "));
            assert_non_null(strstr(r.history, "not of unit 2"));
        }
        lockstep_result_free(&r);
        sim->ops->destroy(sim);
        golden_free(l.inner);
        params_free(p);
        diag_free(&d);
    }
}

/* With several units the history is that of the one in which the law broke. */
static void test_law_of_unit(void **unused)
{
    (void)unused;
    static const struct golden_ops ops = {lawless_step, lawless_failure, NULL, NULL};
    struct diag d;
    struct params *p = small_params("turing_ocu", &d);
    struct lawless l = {.inner = random_regfile(p, 11, true, &d)};
    l.g = *l.inner;
    l.g.ops = &ops;
    assert_true(l.g.units > 2);
    struct sim **sims = xcalloc(l.g.units, sizeof *sims);
    for (unsigned u = 0; u < l.g.units; u++)
        sims[u] = &fake_new(p, "regfile", &l.g, 1)->sim;
    struct lockstep_result r;
    lockstep_run(&l.g, sims, &(struct lockstep_options){.cycles = 100}, &r, &d);
    assert_int_equal(r.verdict, LOCKSTEP_LAW);
    assert_int_equal(r.fail_unit, 2);
    assert_int_equal(strncmp(r.history, "unit 2 of ", 10), 0);
    for (unsigned u = 0; u < l.g.units; u++)
        sims[u]->ops->destroy(sims[u]);
    free(sims);
    lockstep_result_free(&r);
    golden_free(l.inner);
    params_free(p);
    diag_free(&d);
}

/* A stimulus that names a port which is not there ends the program. */
static void test_every_stimulus(void **unused)
{
    (void)unused;
    for (uint64_t seed = 1; seed <= 60; seed++) {
        struct diag d;
        diag_init(&d, stderr);
        struct params *p = params_random(seed, 8);
        size_t n;
        const struct block *const *all = blocks_all(&n);
        for (size_t i = 0; i < n; i++) {
            if (!block_exists(all[i], p))
                continue;
            if (!stimulus_find(all[i]->name)) {
                assert_non_null(system_of(all[i]->name)); /* the SM alone drives it */
                continue;
            }
            struct golden *g = golden_block(p, all[i]->name, seed, true, &d);
            assert_non_null(g);
            uint32_t *in = xcalloc(g->pins.in_words + 1, sizeof *in);
            uint32_t *out = xcalloc(g->pins.out_words + 1, sizeof *out);
            bool rst;
            for (unsigned c = 0; c < 100; c++)
                assert_int_equal(g->ops->step(g, &rst, in, out, &d), GOLDEN_CYCLE);
            free(in);
            free(out);
            golden_free(g);
        }
        params_free(p);
        diag_free(&d);
    }
}

static void test_unknown_block(void **unused)
{
    (void)unused;
    struct diag d;
    struct params *p = small_params("tiny", &d);
    assert_null(golden_block(p, "nonesuch", 1, true, &d));
    assert_int_equal(d.status, WS_BAD_INPUT);
    assert_non_null(strstr(d.lines[0], "nonesuch"));
    params_free(p);
    diag_free(&d);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_blocks_pass),   cmocka_unit_test(test_defect),
        cmocka_unit_test(test_aside),         cmocka_unit_test(test_defect_at_once),
        cmocka_unit_test(test_waves),         cmocka_unit_test(test_dead_simulator),
        cmocka_unit_test(test_register_file), cmocka_unit_test(test_law),
        cmocka_unit_test(test_law_of_unit),   cmocka_unit_test(test_every_stimulus),
        cmocka_unit_test(test_unknown_block),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
