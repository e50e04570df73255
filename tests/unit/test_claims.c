/* Claims: made-up figures make every row say yes and no; means count a program once. */
#include "study/study.h"
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

/* Figures that answer every question that the row asks with yes, or with no. */
static double made_up(const struct claim *c, bool yes)
{
    switch (c->kind) {
    case CLAIM_RATIO:
        if (yes)
            return c->paper;
        return c->paper > 1 ? 0.9 : 1.1 * BAND_FACTOR;
    case CLAIM_QUANTITY:
        return yes ? c->paper / 1.03 : c->paper > 0 ? c->paper * 1.04 : 1;
    case CLAIM_SHARE:
        return yes ? c->paper + 2 : c->paper - 2.2;
    case CLAIM_POINTS:
        return yes ? c->paper : c->paper > 0 ? -4 : 4;
    case CLAIM_AT_MOST:
        return yes ? c->paper : c->paper + 0.01;
    case CLAIM_AT_LEAST:
        return yes ? c->paper : c->paper - 0.01;
    case CLAIM_LESS:
        return yes ? 0.99 : 0.999;
    case CLAIM_MORE:
        return yes ? 1.01 : 1.001;
    }
    return NAN;
}

static void every_row_says_yes_and_no(void **state)
{
    (void)state;
    assert_true(nclaims > 80);
    for (size_t i = 0; i < nclaims; i++) {
        const struct claim *c = &claims[i];
        struct verdict yes = claim_judge(c, made_up(c, true)),
                       no = claim_judge(c, made_up(c, false)), none = claim_judge(c, NAN);
        assert_true(yes.direction != ANSWER_NONE || yes.size != ANSWER_NONE);
        assert_int_not_equal(yes.direction, ANSWER_NO);
        assert_int_not_equal(yes.size, ANSWER_NO);
        assert_int_not_equal(no.direction, ANSWER_YES);
        assert_int_not_equal(no.size, ANSWER_YES);
        assert_int_equal(yes.direction == ANSWER_NONE, no.direction == ANSWER_NONE);
        assert_int_equal(yes.size == ANSWER_NONE, no.size == ANSWER_NONE);
        assert_int_equal(none.direction, ANSWER_NONE);
        assert_int_equal(none.size, ANSWER_NONE);
    }
}

/* A design that does nothing fulfils no claim of a gain: equal speed, no more hits. */
static void nothing_is_no_gain(void **state)
{
    (void)state;
    for (size_t i = 0; i < nclaims; i++) {
        const struct claim *c = &claims[i];
        bool ratio = c->kind == CLAIM_RATIO || c->kind == CLAIM_LESS || c->kind == CLAIM_MORE;
        if (ratio || c->kind == CLAIM_POINTS)
            assert_int_not_equal(claim_judge(c, ratio ? 1 : 0).direction, ANSWER_YES);
        if (c->kind != CLAIM_AT_MOST && c->kind != CLAIM_AT_LEAST)
            continue;
        assert_int_not_equal(strncmp(c->words, "gain", 4), 0);
        assert_null(strstr(c->words, " gain"));
        assert_null(strstr(c->words, "faster"));
    }
}

static void rows_are_whole(void **state)
{
    (void)state;
    for (size_t i = 0; i < nclaims; i++) {
        const struct claim *c = &claims[i];
        assert_true(*c->source && *c->words && *c->how);
        assert_non_null(study_find(c->study));
        assert_true((c->kind == CLAIM_QUANTITY) == (c->unit != NULL));
        for (size_t k = 0; k < i && c->id; k++)
            assert_true(!claims[k].id || strcmp(claims[k].id, c->id) != 0);
    }
}

/* One band for all: a gain of 16.5 % is not one of 7.1 %, and a loss is not a small gain. */
static void the_band_is_what_it_says(void **state)
{
    (void)state;
    struct claim ratio = {.kind = CLAIM_RATIO, .paper = 1.071};
    struct verdict v = claim_judge(&ratio, 1.165);
    assert_true(v.direction == ANSWER_YES && v.size == ANSWER_NO);
    v = claim_judge(&ratio, 1.071 * 1.032);
    assert_true(v.direction == ANSWER_YES && v.size == ANSWER_YES);
    v = claim_judge(&ratio, 1.071 * 1.034);
    assert_int_equal(v.size, ANSWER_NO);
    ratio.paper = 1.024;
    v = claim_judge(&ratio, 0.999);
    assert_true(v.direction == ANSWER_NO && v.size == ANSWER_YES);
    v = claim_judge(&ratio, 1.004);
    assert_int_equal(v.direction, ANSWER_NO);
    ratio.paper = 0.95;
    v = claim_judge(&ratio, 0.98);
    assert_true(v.direction == ANSWER_YES && v.size == ANSWER_YES);
    ratio.paper = 1;
    v = claim_judge(&ratio, 0.98);
    assert_true(v.direction == ANSWER_NONE && v.size == ANSWER_YES);
    struct claim points = {.kind = CLAIM_POINTS, .paper = 28.9};
    v = claim_judge(&points, 19.2);
    assert_true(v.direction == ANSWER_YES && v.size == ANSWER_NO);
    v = claim_judge(&points, 26.9);
    assert_int_equal(v.size, ANSWER_YES);
    v = claim_judge(&points, 0.4);
    assert_int_equal(v.direction, ANSWER_NO);
}

static bool near(double a, double b)
{
    return fabs(a - b) < 1e-9;
}

static struct workload workloads[] = {
    {.name = "a_sm70", .program = "a"},
    {.name = "a_sm80", .program = "a"},
    {.name = "ffma_sm90", .program = "ffma", .micro = true},
    {.name = "k", .program = "k", .kernel = "k"},
};
static const struct workloads work = {workloads, 4, 4, false};

static void a_program_counts_once(void **state)
{
    (void)state;
    const double v[] = {10, 20, 100, 45}, operands[] = {6, 2, 1000, 1};
    struct means m = means_of(&work, v, operands, false);
    assert_true(near(m.of[MEAN_PROGRAMS], 30));
    assert_true(near(m.of[MEAN_MICRO], (15 + 100 + 45) / 3.0));
    assert_true(near(m.of[MEAN_TRACES], 15));
    assert_true(near(m.of[MEAN_KERNELS], 45));
    assert_true(near(m.of[MEAN_OPERANDS], (3 * 10 + 1 * 20 + 1 * 45) / 5.0));
    m = means_of(&work, v, NULL, false);
    assert_true(isnan(m.of[MEAN_OPERANDS]));
    /* A workload without a figure is left out. */
    const double some[] = {NAN, 20, NAN, NAN};
    m = means_of(&work, some, NULL, false);
    assert_true(isnan(m.of[MEAN_KERNELS]) && m.of[MEAN_TRACES] == 20);
}

/* Means of ratios are ratios of means: a / c by b / c is a / b. */
static void ratios_stay_ratios(void **state)
{
    (void)state;
    const double a[] = {1.5, 2, 1, 0.9}, b[] = {1.1, 0.7, 3, 1.3};
    double ab[4];
    for (unsigned i = 0; i < 4; i++)
        ab[i] = a[i] / b[i];
    struct means ma = means_of(&work, a, NULL, true), mb = means_of(&work, b, NULL, true),
                 mab = means_of(&work, ab, NULL, true);
    for (unsigned i = 0; i < MEAN_OPERANDS; i++)
        assert_true(near(mab.of[i], ma.of[i] / mb.of[i]));
    struct means q = means_ratio(ma, mb), less = means_less(ma, mb);
    assert_true(near(q.of[0], ma.of[0] / mb.of[0]));
    assert_true(near(less.of[0], ma.of[0] - mb.of[0]));
}

static char *shown(const struct findings *f)
{
    char *text = NULL;
    size_t len;
    FILE *m = open_memstream(&text, &len);
    findings_markdown(f, m);
    fclose(m);
    return text;
}

static void rows_show_what_was_measured(void **state)
{
    (void)state;
    struct measures m = {0};
    measure_means(&m, "ipc.malekeh",
                  (struct means){{[MEAN_PROGRAMS] = 1.2, 0.99, 1.062, 1, [MEAN_OPERANDS] = NAN}});
    measure_one(&m, "hit.malekeh", 45);
    measure_one(&m, "bytes.malekeh", 2048);
    measure_one(&m, "hit.short.least", NAN);
    struct findings *f = findings_new("malekeh-hits", "s");
    claims_table(f, "malekeh-hits", &m);
    char *text = shown(f);
    assert_non_null(strstr(text, "size: within a factor of 1.033, or 2.1 points:"));
    assert_non_null(strstr(text, "| Malekeh is faster than the baseline | L VI-B1 | +6.1 % | "
                                 "+20.0 % | yes | no | -1.0 % | +6.2 % | +0.0 % |  |"));
    assert_non_null(strstr(text, "| hit ratio of Malekeh | L I | 46.4 % | 45.0 % | - | yes |"));
    assert_non_null(strstr(text, "| 2048 bytes | 2048 bytes | - | yes |"));
    assert_non_null(
        strstr(text, "(particlefilter_naive) | Sh 9.2 | 13.3 % | not measured |  |  |"));
    assert_non_null(strstr(text, "| less | not measured |"));
    assert_non_null(strstr(text, "| at least -4.0 % | not measured |"));
    assert_null(strstr(text, "utilisation")); /* of another study */
    free(text);
    findings_free(f);
    measures_free(&m);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_row_says_yes_and_no),
        cmocka_unit_test(nothing_is_no_gain),
        cmocka_unit_test(rows_are_whole),
        cmocka_unit_test(the_band_is_what_it_says),
        cmocka_unit_test(a_program_counts_once),
        cmocka_unit_test(ratios_stay_ratios),
        cmocka_unit_test(rows_show_what_was_measured),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
