/* Collectors in pools by kind of unit: no pool holds more than it has, all of them are made use of,
 * and stealing works within them. */
#include "base/diag.h"
#include "cmodel/programs/work.h"
#include "cmodel/regfile/part.h"
#include "cmodel/sm/sm_state.h"
#include "cmodel/study/pools.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include <cmocka.h>

struct seen {
    unsigned most[N_POOL];
    struct sm_stats stats;
};

static unsigned pool_of(enum unit u)
{
    return u == UNIT_MEMORY                                    ? POOL_MEM
           : u == UNIT_SFU || u == UNIT_DP || u == UNIT_TENSOR ? POOL_SFU
                                                               : POOL_SP;
}

/* What is in the collectors, after each cycle. */
static void look(const struct sm *sm, struct seen *s)
{
    for (unsigned i = 0; i < sm->nrf; i++) {
        unsigned n[N_POOL] = {0};
        for (unsigned id = 0; id < sm->rf[i].nids; id++) {
            const struct ticket *t = &sm->rf[i].tickets[id];
            if (t->used)
                n[pool_of(unit_of(sm->flights[t->flight].inst->op->class))]++;
        }
        for (unsigned k = 0; k < N_POOL; k++)
            if (n[k] > s->most[k])
                s->most[k] = n[k];
    }
}

static struct seen run(const char *preset, const char *kernel, const struct pools_options *pools)
{
    struct diag d;
    diag_init(&d, stderr);
    struct params *p = params_load(preset, NULL, 0, &d);
    struct work_spec spec = {.kernel = kernel};
    struct work *w = work_for(p, &spec, &d);
    struct sm_options o = {.part = pools ? &pools_part : NULL, .part_arg = pools};
    struct sm *sm = sm_create(p, w, &o, &d);
    assert_non_null(sm);
    struct seen s = {{0}, {0}};
    enum sm_status status;
    while ((status = sm_step(sm, &d)) == SM_RUNNING)
        look(sm, &s);
    assert_int_equal(status, SM_DONE);
    sm_stats(sm, &s.stats);
    sm_destroy(sm);
    work_free(w);
    params_free(p);
    diag_free(&d);
    return s;
}

static void test_no_pool_holds_more(void **state)
{
    (void)state;
    static const struct pools_options by_kind = {{4, 4, 2}}, few_memory = {{8, 1, 1}};
    static const char *const presets[] = {"fermi8", "fermi8_steal"};
    for (unsigned i = 0; i < 2; i++) {
        struct seen all = run(presets[i], "matmul", NULL),
                    kind = run(presets[i], "matmul", &by_kind),
                    few = run(presets[i], "matmul", &few_memory);
        assert_true(all.most[POOL_SP] > 4 && all.most[POOL_MEM] > 2);
        assert_int_equal(kind.most[POOL_SP], 4);
        assert_int_equal(kind.most[POOL_MEM], 2);
        assert_int_equal(few.most[POOL_SP], 8);
        assert_int_equal(few.most[POOL_MEM], 1);
        assert_int_equal(kind.stats.warp_instructions, all.stats.warp_instructions);
        assert_true(kind.stats.cycles > all.stats.cycles);
        assert_int_equal(kind.stats.steals > 0, i);
    }
}

static void test_sizes_must_fit(void **state)
{
    (void)state;
    static const struct pools_options wrong[] = {{{4, 4, 1}}, {{8, 2, 0}}, {{4, 4, 4}}};
    struct diag d;
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        diag_init(&d, NULL);
        struct params *p = params_load("fermi8", NULL, 0, &d);
        struct work *w = work_kernel("matmul", &d);
        struct sm_options o = {.part = &pools_part, .part_arg = &wrong[i]};
        assert_null(sm_create(p, w, &o, &d));
        assert_int_equal(d.errors, 1);
        work_free(w);
        params_free(p);
        diag_free(&d);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_no_pool_holds_more),
        cmocka_unit_test(test_sizes_must_fit),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
