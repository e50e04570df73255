/* Mutants: found and chosen in a fixed way, each legal, the switch off is the original, killed by
 * lockstep, and equivalent ones told from others. */
#include "base/diag.h"
#include "base/text.h"
#include "gen/blocks/blocks.h"
#include "tb/mutants.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static struct hdl_design *build(const char *block, const char *const *sets, size_t nsets,
                                const struct hdl **top)
{
    struct diag d;
    diag_init(&d, stderr);
    const char *list[4] = {0};
    for (size_t i = 0; i < nsets; i++)
        list[i] = sets[i];
    struct params *p = params_load("tiny", list, nsets, &d);
    assert_non_null(p);
    struct hdl_design *design = hdl_design_new(NULL);
    *top = blocks_find(block)->build(design, p);
    assert_true(hdl_report(design, &d));
    params_free(p);
    diag_free(&d);
    return design;
}

/* Every operator and statement of the kit, with a duty of the surroundings. */
static struct hdl_design *sampler(const struct hdl **top)
{
    struct hdl_design *d = hdl_design_new(NULL);
    struct hdl *h = hdl_module(d, "sampler", "Everything once.");
    sig a = hdl_input(h, "a", 4, "");
    sig b = hdl_input(h, "b", 4, "");
    sig en = hdl_input(h, "en", 1, "");
    sig go = hdl_input(h, "go", 1, "");
    sig sum = hdl_output(h, "sum", 4, "");
    sig less = hdl_output(h, "less", 1, "");
    sig either = hdl_output(h, "either", 1, "");
    sig absorbed = hdl_output(h, "absorbed", 1, "");
    sig word = hdl_output(h, "word", 4, "");
    sig count = hdl_output(h, "count", 4, "");
    sig n = hdl_reg(h, "n", 4, hdl_const(h, 4, 3), "a counter");
    hdl_rule(h, "SMP-1", "Inputs.");
    hdl_assign(either, hdl_xor(en, go));
    hdl_rule(h, "SMP-2", "Sums.");
    hdl_assign(sum, hdl_mux(en, hdl_add(a, b), hdl_sub(a, b)));
    hdl_assign(less, hdl_or(hdl_lt(a, b), hdl_eq_const(a, 9), hdl_all(b)));
    hdl_assign(absorbed, hdl_and(en, hdl_or(en, go)));
    struct hdl_mem *m = hdl_mem(h, "rows", 4, 4, 1, "rows");
    hdl_when(en) hdl_mem_write(m, hdl_bits(a, 0, 2), b, NULL);
    hdl_assign(word, hdl_mem_read(m, hdl_bits(b, 1, 2)));
    hdl_rule(h, "SMP-3", "Counts.");
    hdl_when(go) hdl_next(n, hdl_inc(n));
    hdl_else_when(h, en) hdl_next_bits(n, 1, hdl_zero(h, 1));
    hdl_assign(count, hdl_cat(hdl_bit(n, 0), hdl_bit(n, 3), hdl_bit(n, 2), hdl_bit(n, 1)));
    hdl_rule(h, "SMP-4", "Events.");
    hdl_counter(h, "cnt_events", hdl_and(go, hdl_bit(a, 0)), "go while a is odd");
    hdl_assume(h, "SMP-1", hdl_not(hdl_and(en, go)));
    *top = h;
    return d;
}

static const struct mutant *find(const struct mutants *m, const char *what)
{
    for (size_t i = 0; i < m->n; i++)
        if (strcmp(m->at[i].what, what) == 0)
            return &m->at[i];
    fail_msg("no mutant \"%s\"", what);
    return NULL;
}

static void test_places(void **state)
{
    (void)state;
    const struct hdl *top;
    struct hdl_design *d = sampler(&top);
    struct mutants m;
    bool seen[MUTATION_KINDS] = {0};
    hdl_check(d);
    assert_null(hdl_error(d));
    mutants_find(&m, d, top);
    for (size_t i = 0; i < m.n; i++) {
        seen[m.at[i].kind] = true;
        assert_int_equal(m.at[i].id, i + 1);
        assert_string_equal(m.at[i].module, "sampler");
        assert_non_null(strstr(m.at[i].loc.file, "test_mutate.c"));
    }
    for (int k = 0; k < MUTATION_KINDS; k++)
        if (!seen[k])
            fail_msg("no mutant of kind %s", mutation_name((enum mutation)k));
    assert_int_equal(find(&m, "sum: a + b -> a - b")->kind, MUTATION_OPERATOR);
    assert_string_equal(find(&m, "less: a < b -> a <= b")->rules, "SMP-2");
    assert_string_equal(find(&m, "n: if (go) -> if not")->rules, "SMP-3");
    assert_int_equal(find(&m, "n: reset 4'd3 -> bit 0 inverted")->kind, MUTATION_RESET);
    assert_string_equal(find(&m, "cnt_events: go & a[0] -> go | a[0]")->rules, "SMP-4");
    find(&m, "n: n + 4'd1 -> bit 3 always 0");
    find(&m, "less: a == 4'd9 -> operand 1 is 10");
    find(&m, "rows: rows[a[1:0]] <= b -> row XOR 1");
    mutants_free(&m);
    hdl_design_free(d);
}

/* A rule above a loop is that of what comes first in it, and in a loop inside. */
static void test_rule_above_loop(void **state)
{
    (void)state;
    struct hdl_design *d = hdl_design_new(NULL);
    struct hdl *h = hdl_module(d, "looped", "Two loops.");
    sig a = hdl_input(h, "a", 4, ""), b = hdl_input(h, "b", 4, "");
    sig y = hdl_output(h, "y", 4, ""), z = hdl_output(h, "z", 4, "");
    hdl_rule(h, "SMP-1", "Both.");
    hdl_for(h, "one", i, 4) hdl_assign_bits(y, i, hdl_and(hdl_bit(a, i), hdl_bit(b, i)));
    hdl_rule(h, "SMP-2", "Either, by halves.");
    hdl_for(h, "half", i, 2) hdl_for(h, "bit_of", k, 2)
        hdl_assign_bits(z, 2 * i + k, hdl_or(hdl_bit(a, 2 * i + k), hdl_bit(b, 2 * i + k)));
    struct mutants m;
    hdl_check(d);
    assert_null(hdl_error(d));
    mutants_find(&m, d, h);
    assert_string_equal(find(&m, "y: a[0] & b[0] -> a[0] | b[0]")->rules, "SMP-1");
    assert_string_equal(find(&m, "z: a[3] | b[3] -> a[3] & b[3]")->rules, "SMP-2");
    mutants_free(&m);
    hdl_design_free(d);
}

/* Every one of the ids (separated by blanks) is a rule of some mutant. */
static bool touched(const struct mutants *m, const char *ids)
{
    for (size_t len; *ids; ids += len + (ids[len] == ' ')) {
        len = strcspn(ids, " ");
        char *word = strfmt(" %.*s ", (int)len, ids);
        bool found = false;
        for (size_t i = 0; i < m->n && !found; i++) {
            char *rules = strfmt(" %s ", m->at[i].rules);
            found = strstr(rules, word) != NULL;
            free(rules);
        }
        free(word);
        if (!found)
            return false;
    }
    return true;
}

static void test_choice(void **state)
{
    (void)state;
    const struct hdl *top;
    struct hdl_design *d = build("regfile", NULL, 0, &top);
    struct mutants all, one, again, other;
    mutants_find(&all, d, top);
    mutants_find(&one, d, top);
    mutants_find(&again, d, top);
    mutants_find(&other, d, top);
    mutants_choose(&one, 100, 7);
    mutants_choose(&again, 100, 7);
    mutants_choose(&other, 100, 8);
    assert_int_equal(one.n, 100);
    bool same = true, kinds[MUTATION_KINDS] = {0};
    size_t modules = 0;
    for (size_t i = 0; i < one.n; i++) {
        assert_int_equal(one.at[i].id, again.at[i].id);
        assert_string_equal(one.at[i].what, all.at[one.at[i].id - 1].what);
        same = same && one.at[i].id == other.at[i].id;
        kinds[one.at[i].kind] = true;
        modules += i == 0 || strcmp(one.at[i].module, one.at[i - 1].module) != 0;
    }
    assert_false(same);
    assert_true(modules >= 8);
    for (int k = 0; k < MUTATION_KINDS; k++)
        assert_true(kinds[k] || k == MUTATION_WIDTH);
    for (size_t i = 0; i < all.n; i++) /* a rule that has a place is chosen once at least */
        assert_true(touched(&one, all.at[i].rules));
    mutants_choose(&all, 1000 * 1000, 1); /* more than there are: all stay */
    assert_true(all.n > 1000);
    mutants_free(&all);
    mutants_free(&one);
    mutants_free(&again);
    mutants_free(&other);
    hdl_design_free(d);
}

/* Parts of a choice: together the whole, each one once. */
static void test_parts(void **state)
{
    (void)state;
    const struct hdl *top;
    struct hdl_design *d = build("regfile", NULL, 0, &top);
    struct mutants whole, part;
    mutants_find(&whole, d, top);
    mutants_choose(&whole, 100, 7);
    size_t n = 0;
    for (size_t k = 0; k < 3; k++) {
        mutants_find(&part, d, top);
        mutants_choose(&part, 100, 7);
        mutants_part(&part, k, 3);
        for (size_t i = 0; i < part.n; i++)
            assert_int_equal(part.at[i].id, whole.at[k + 3 * i].id);
        n += part.n;
        mutants_free(&part);
    }
    assert_int_equal(n, whole.n);
    mutants_free(&whole);
    hdl_design_free(d);
}

/* Each one alone: the mutated module differs, all others keep their bytes; or the check pass has
 * found it. */
static void each_alone(struct hdl_design *d, const struct hdl *top)
{
    struct mutants m;
    size_t lint = 0;
    mutants_find(&m, d, top);
    assert_true(m.n > 50);
    for (size_t i = 0; i < m.n; i++) {
        struct hdl_design *alone = mutant_alone(&m, i, NULL);
        lint += !hdl_ok(alone);
        for (size_t k = 0; hdl_ok(alone) && k < hdl_module_count(d); k++) {
            const struct hdl *before = hdl_module_at(d, k), *after = hdl_module_at(alone, k);
            if (hdl_is_blackbox(before))
                continue;
            char *x = hdl_print(before, NULL, NULL), *y = hdl_print(after, NULL, NULL);
            bool mutated = strcmp(hdl_module_name(before), m.at[i].module) == 0;
            if (mutated == (strcmp(x, y) == 0))
                fail_msg("mutant %u (%s): module %s %s", m.at[i].id, m.at[i].what,
                         hdl_module_name(before), mutated ? "is the original" : "has changed");
            free(x);
            free(y);
        }
        hdl_design_free(alone);
    }
    assert_true(lint < m.n / 2);
    mutants_free(&m);
}

static void test_alone(void **state)
{
    (void)state;
    const struct hdl *top;
    struct hdl_design *d = sampler(&top);
    hdl_check(d);
    each_alone(d, top);
    hdl_design_free(d);
    d = build("ocu", NULL, 0, &top);
    each_alone(d, top);
    hdl_design_free(d);
}

static void test_switched(void **state)
{
    (void)state;
    const struct hdl *top;
    struct hdl_design *d = build("regfile", NULL, 0, &top);
    struct mutants m;
    mutants_find(&m, d, top);
    struct hdl_design *all = mutants_switched(&m, 0, m.n, NULL);
    assert_null(hdl_error(all));
    char *text = hdl_print(mutants_top_of(&m, all), NULL, NULL);
    assert_non_null(strstr(text, "input  wire [11:0] " MUTANT_SELECT));
    free(text);
    hdl_design_free(all);
    assert_int_equal(mutants_select_width(m.n), 12);
    assert_int_equal(mutants_select_width(1), 1);
    assert_int_equal(mutants_select_width(3), 2);
    assert_int_equal(mutants_select_width(4), 3);
    mutants_free(&m);
    hdl_design_free(d);
}

static void expect(const struct mutants *m, const char *what, enum mutant_equivalence want)
{
    struct diag d;
    struct mutant_fate fate = {0};
    diag_init(&d, stderr);
    size_t i = (size_t)(find(m, what) - m->at);
    assert_int_equal(mutant_equivalence(m, i, 10, &fate, &d), WS_OK);
    if (fate.equivalence != want)
        fail_msg("%s: %s (%s expected)", what, mutant_equivalence_name(fate.equivalence),
                 mutant_equivalence_name(want));
    diag_free(&d);
}

static void test_equivalence(void **state)
{
    (void)state;
    const struct hdl *top;
    struct hdl_design *d = sampler(&top);
    struct mutants m;
    hdl_check(d);
    mutants_find(&m, d, top);
    expect(&m, "absorbed: en | go -> en", EQUIVALENCE_ALWAYS);
    expect(&m, "absorbed: en | go -> go", EQUIVALENCE_REFUTED);
    expect(&m, "either: en ^ go -> en | go", EQUIVALENCE_IN_DUTIES);
    expect(&m, "n: reset 4'd3 -> bit 0 inverted", EQUIVALENCE_REFUTED);
    expect(&m, "n: if (go) -> if not", EQUIVALENCE_REFUTED);
    expect(&m, "sum: a + b -> bit 3 always 0", EQUIVALENCE_REFUTED);
    mutants_free(&m);
    hdl_design_free(d);
}

/* The original passes, every mutant of a small arbiter is killed at once; in one cycle of
 * stimulus, which is one of reset or of no request, much survives: the campaign can fail. */
static void test_campaign(void **state)
{
    (void)state;
    static const char *sets[] = {"rr_arbiter.n=4"};
    struct diag d;
    struct mutants_report r;
    diag_init(&d, stderr);
    struct params *p = params_load("tiny", sets, 1, &d);
    struct mutants_spec s = {
        .params = p, .top = "rr_arbiter", .seed = 3, .cycles = 2000, .equivalence_seconds = 10};
    assert_int_equal(mutants_run(&s, &r, &d), WS_OK);
    assert_true(r.count > 30);
    assert_int_equal(r.list.n, r.places);
    for (size_t i = 0; i < r.list.n; i++)
        assert_true(r.fate[i].by_lockstep);
    assert_true(r.killed == r.count);
    assert_int_equal(r.by[ENGINE_LINT] + r.by[ENGINE_RANDOM], r.killed);
    mutants_report_free(&r);
    s.cycles = 1;
    s.equivalence_seconds = 0;
    assert_int_equal(mutants_run(&s, &r, &d), WS_OK);
    assert_true(r.killed < r.count);
    size_t seen = r.killed;
    mutants_report_free(&r);
    /* what that leaves, properties find; and with every engine they find what others found too */
    s.count = 30;
    s.proof_depth = 4;
    assert_int_equal(mutants_run(&s, &r, &d), WS_OK);
    assert_true(r.by[ENGINE_PROOFS] > 0);
    assert_true(r.by[ENGINE_PROOFS] == r.found[ENGINE_PROOFS]);
    for (size_t i = 0; i < r.list.n; i++)
        if (r.fate[i].found[ENGINE_PROOFS])
            assert_memory_equal(r.fate[i].rule, "ARB-", 4);
    size_t only = r.found[ENGINE_PROOFS];
    mutants_report_free(&r);
    s.cycles = 2000;
    s.each = true;
    assert_int_equal(mutants_run(&s, &r, &d), WS_OK);
    assert_true(r.found[ENGINE_PROOFS] >= only);
    assert_true(r.by[ENGINE_PROOFS] == 0);
    assert_true(r.tried[ENGINE_RANDOM] == r.count);
    mutants_report_free(&r);
    assert_true(seen > 0);
    params_free(p);
    diag_free(&d);
}

static void test_no_such_block(void **state)
{
    (void)state;
    struct diag d;
    struct mutants_report r;
    diag_init(&d, NULL);
    struct params *p = params_load("tiny", NULL, 0, &d);
    struct mutants_spec s = {.params = p, .top = "collector"};
    assert_int_equal(mutants_run(&s, &r, &d), WS_BAD_INPUT);
    mutants_report_free(&r);
    params_free(p);
    diag_free(&d);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_places),        cmocka_unit_test(test_rule_above_loop),
        cmocka_unit_test(test_choice),        cmocka_unit_test(test_parts),
        cmocka_unit_test(test_alone),         cmocka_unit_test(test_switched),
        cmocka_unit_test(test_equivalence),   cmocka_unit_test(test_campaign),
        cmocka_unit_test(test_no_such_block),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
