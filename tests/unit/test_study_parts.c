/* What studies add to the model: two-level schedulers, any free unit, distances kept up to date,
 * results that BOW keeps. */
#include "cmodel/study/any_unit.h"
#include "cmodel/study/bow.h"
#include "cmodel/study/full_update.h"
#include "cmodel/study/two_level.h"
#include "study/study.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>

#include <cmocka.h>

/* One kernel under all designs. */
static struct sm_stats *run(char *kernel, struct designs *s)
{
    struct workload w = {.name = kernel, .program = kernel, .kernel = kernel};
    struct diag d;
    diag_init(&d, stderr);
    struct study_run r = {.work = {&w, 1, 1}, .jobs = 2, .d = &d};
    struct sm_stats *stats = study_grid(&r, s);
    assert_non_null(stats);
    diag_free(&d);
    return stats;
}

static void with(struct design *d, const struct sm_part *part, const void *arg)
{
    d->options.part = part;
    d->options.part_arg = arg;
}

static void two_levels_cost_what_is_kept_back(void **state)
{
    (void)state;
    static const struct two_level_options all = {8, false}, two = {2, false}, one = {1, false},
                                          strands = {2, true};
    static const struct two_level_options *const options[] = {&all, &two, &one, &strands};
    struct designs s = {0};
    design_add(&s, "none", "turing_ocu", NULL);
    for (unsigned i = 0; i < 4; i++)
        with(design_add(&s, "two-level", "turing_ocu", NULL), &two_level_part, options[i]);
    struct sm_stats *t = run("reduction", &s);
    /* An active set of all warps keeps nobody back for longer than a cycle. */
    assert_true(t[1].cycles < t[0].cycles * 102 / 100);
    assert_true(t[2].cycles > t[1].cycles && t[3].cycles > t[2].cycles);
    assert_true(t[4].cycles >= t[2].cycles * 99 / 100);
    assert_true(t[3].levels.blocked > t[2].levels.blocked);
    for (unsigned i = 1; i < 5; i++) {
        const struct sm_levels *l = &t[i].levels;
        assert_int_equal(l->issued + l->blocked + l->idle, t[i].scheduler_cycles);
        assert_int_equal(l->issued, t[i].micro_ops);
        assert_int_equal(t[i].warp_instructions, t[0].warp_instructions);
    }
    assert_int_equal(t[0].levels.issued, 0);
    free(t);
    designs_free(&s);
}

static void any_unit_drops_the_old_one(void **state)
{
    (void)state;
    struct designs s = {0};
    design_add(&s, "keeps", "malekeh_traditional", NULL);
    with(design_add(&s, "any", "malekeh_traditional", NULL), &any_unit_part, NULL);
    /* With one unit there is no other one: the same cycles. */
    design_add(&s, "keeps 1", "malekeh_traditional", "regfile.collectors=1", NULL);
    with(design_add(&s, "any 1", "malekeh_traditional", "regfile.collectors=1", NULL),
         &any_unit_part, NULL);
    struct sm_stats *t = run("stencil", &s);
    assert_true(t[1].cache_hits < t[0].cache_hits / 2);
    assert_int_equal(t[1].cache_hits + t[1].bank_reads, t[1].operand_requests);
    assert_int_equal(t[1].operand_requests, t[0].operand_requests);
    assert_int_equal(t[3].cycles, t[2].cycles);
    assert_int_equal(t[3].cache_hits, t[2].cache_hits);
    free(t);
    designs_free(&s);
}

/* Where every distance is known a register that is read next is never given up for one that is
 * not, so more operands hit. */
static void distances_kept_up_to_date_hit_more(void **state)
{
    (void)state;
    struct designs s = {0};
    for (unsigned i = 0; i < 2; i++) {
        struct design *d =
            design_add(&s, i ? "all" : "new", "malekeh_pr", "annotate.exact=1", NULL);
        if (i)
            with(d, &full_update_part, NULL);
    }
    struct sm_stats *t = run("stencil", &s);
    assert_true(t[1].cache_hits > t[0].cache_hits);
    assert_int_equal(t[1].operand_requests, t[0].operand_requests);
    free(t);
    designs_free(&s);
}

/* BOW keeps a result while its instruction is in the window: all of them in a wide one, hardly any
 * from memory in a narrow one. */
static void bow_keeps_results_in_the_window(void **state)
{
    (void)state;
    static const struct bow_options narrow = {.window = 2}, three = {.window = 3},
                                    wide = {.window = 200};
    static const struct bow_options *const options[] = {&narrow, &three, &wide};
    struct designs s = {0};
    for (unsigned i = 0; i < 3; i++)
        with(design_add(&s, "BOW", "turing_ocu", "regfile.collectors=8", NULL), &bow_part,
             options[i]);
    design_add(&s, "none", "turing_ocu", NULL);
    struct sm_stats *t = run("matmul", &s);
    assert_int_equal(t[2].cache_writes, t[2].bank_writes);
    assert_true(t[0].cache_writes < t[1].cache_writes && t[1].cache_writes < t[2].cache_writes);
    assert_true(t[0].cache_writes > 0);
    assert_int_equal(t[3].cache_writes, 0);
    free(t);
    designs_free(&s);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(two_levels_cost_what_is_kept_back),
        cmocka_unit_test(any_unit_drops_the_old_one),
        cmocka_unit_test(distances_kept_up_to_date_hit_more),
        cmocka_unit_test(bow_keeps_results_in_the_window),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
