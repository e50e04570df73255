/* A model that is reset in the middle of a run is as good as a new one: every block, at its pins,
 * under its own random stimulus. */
#include "base/diag.h"
#include "base/mem.h"
#include "gen/blocks/blocks.h"
#include "tb/stim.h"
#include <stdio.h>
// clang-format off
#include <stdarg.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>
// clang-format on

enum { CYCLES = 300 };

struct pair {
    const struct block_model *m;
    void *used, *fresh; /* fresh: NULL before the reset */
    struct pin_list pins;
    uint32_t *in, *out, *want;
};

/* So many cycles from the start of a stimulus; `used` and `fresh` give the same. */
static void run(struct pair *x, const struct params *p, uint64_t seed)
{
    const struct stimulus *stim = stimulus_find(x->m->name);
    struct stim_env e;
    stim_open(&e, p, x->m, x->used, &x->pins);
    size_t bytes = x->pins.out_words * sizeof *x->out;
    rng_seed(&e.rng, seed);
    memset(x->in, 0, x->pins.in_words * sizeof *x->in);
    void *self = stim->create(&e);
    for (unsigned c = 0; c < CYCLES; c++) {
        stim->drive(self, &e, x->in);
        memset(x->out, 0, bytes);
        x->m->eval(x->used, x->in, x->out);
        x->m->clock(x->used, x->in);
        if (x->fresh) {
            memset(x->want, 0, bytes);
            x->m->eval(x->fresh, x->in, x->want);
            x->m->clock(x->fresh, x->in);
            if (memcmp(x->out, x->want, bytes) != 0)
                fail_msg("%s: cycle %u after a reset is not that of a new model", x->m->name, c);
        }
        if (stim->observe)
            stim->observe(self, &e, x->in, x->out);
    }
    if (stim->destroy)
        stim->destroy(self);
    stim_close(&e);
}

static void check(const struct params *p, const struct block_model *m)
{
    struct pair x = {.m = m};
    block_pins(m, p, &x.pins);
    x.in = xcalloc(x.pins.in_words + 1, sizeof *x.in);
    x.out = xcalloc(x.pins.out_words + 1, sizeof *x.out);
    x.want = xcalloc(x.pins.out_words + 1, sizeof *x.want);
    x.used = m->create(p);
    for (uint64_t seed = 1; seed <= 4; seed++) {
        m->reset(x.used); /* new surroundings know of nothing under way */
        run(&x, p, seed);
        m->reset(x.used);
        x.fresh = m->create(p);
        run(&x, p, seed + 100);
        m->destroy(x.fresh);
        x.fresh = NULL;
    }
    m->destroy(x.used);
    free(x.want);
    free(x.out);
    free(x.in);
    pins_free(&x.pins);
}

/* At least `least` blocks. */
static void check_set(const char *config, const char *set, unsigned least)
{
    struct diag d;
    diag_init(&d, stderr);
    struct params *p = params_load(config, &set, set != NULL, &d);
    assert_non_null(p);
    unsigned n = 0;
    for (const struct block_model *const *m = block_models(); *m; m++)
        if (block_exists(blocks_find((*m)->name), p) && stimulus_find((*m)->name)) {
            check(p, *m);
            n++;
        }
    assert_true(n >= least);
    params_free(p);
    diag_free(&d);
}

static void test_collectors(void **unused)
{
    (void)unused;
    check_set("tiny", NULL, 7);
}

static void test_caching(void **unused)
{
    (void)unused;
    check_set("tiny_ccu", NULL, 7);
    check_set("tiny_ccu", "regfile.issue_stage=1", 7);
}

static void test_stacks(void **unused)
{
    (void)unused;
    check_set("tiny_cars", NULL, 7);
}

static void test_morpheus(void **unused)
{
    (void)unused;
    check_set("morpheus_small", NULL, 4);
    check_set("morpheus_small", "query_unit.exchange=joint", 4);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_collectors), cmocka_unit_test(test_caching),
        cmocka_unit_test(test_stacks), cmocka_unit_test(test_morpheus)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
