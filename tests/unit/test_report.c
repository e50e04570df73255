/* Reports of real blocks by the real tools: names and sums of the JSON, text and page. */
#include "base/diag.h"
#include "base/mem.h"
#include "base/outfile.h"
#include "base/proc.h"
#include "base/scratch.h"
#include "base/text.h"
#include "synth/report.h"
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

struct fixture {
    struct diag d;
    struct params *p;
    struct tech *t;
    struct report r;
};

static int setup(void **state)
{
    struct fixture *f = xcalloc(1, sizeof *f);
    diag_init(&f->d, NULL);
    f->p = params_load("tiny", NULL, 0, &f->d);
    if (tech_installed("osu018"))
        f->t = tech_open("osu018", NULL, 0, &f->d);
    *state = f;
    return f->p ? 0 : -1;
}

static int teardown(void **state)
{
    struct fixture *f = *state;
    report_free(&f->r);
    tech_free(f->t);
    params_free(f->p);
    diag_free(&f->d);
    free(f);
    return 0;
}

static void need_tools(const struct fixture *f)
{
    char *yosys = proc_which("yosys"), *sta = proc_which("sta");
    bool ok = f->t && yosys && sta;
    free(yosys);
    free(sta);
    if (!ok) {
        print_message("skipped: needs yosys, opensta and qflow-tech-osu018\n");
        skip();
    }
}

static json_t *report(struct fixture *f, const char *top)
{
    struct report_options o = {.tech = f->t};
    int status = report_make(f->p, top, &o, &f->r, &f->d);
    if (status != WS_OK)
        fail_msg("status %d: %s", status, f->d.n ? f->d.lines[f->d.n - 1] : "no message");
    return report_to_json(&f->r);
}

static double num(json_t *j, const char *key)
{
    json_t *v = json_object_get(j, key);
    if (!json_is_number(v))
        fail_msg("no number %s", key);
    return json_number_value(v);
}

static json_t *named(json_t *list, const char *name)
{
    size_t i;
    json_t *v;
    json_array_foreach(
        list, i, v) if (strcmp(json_string_value(json_object_get(v, "name")), name) == 0) return v;
    fail_msg("no entry %s", name);
    return NULL;
}

static void assert_clock_by(const struct report *r, const char *what)
{
    char *text = NULL, *line = strfmt("%.1f MHz   by the %s\n", report_fmax(r), what);
    size_t n;
    FILE *o = open_memstream(&text, &n);
    report_write_text(r, o);
    fclose(o);
    assert_non_null(strstr(text, line));
    free(line);
    free(text);
}

/* The whole is the sum of its parts, the storage that of its formulas, the frequency the path's. */
static void test_regfile(void **state)
{
    struct fixture *f = *state;
    need_tools(f);
    json_t *j = report(f, NULL), *v;
    struct sizes z = params_sizes(f->p);
    size_t i;
    double sum = num(j, "macro_area_um2"), flops = 0, cells = 0;
    assert_string_equal(json_string_value(json_object_get(j, "tech")), "osu018");
    assert_string_equal(json_string_value(json_object_get(j, "top")), "regfile");
    json_array_foreach(json_object_get(j, "modules"), i, v)
    {
        sum += num(v, "count") * num(v, "area_um2");
        flops += num(v, "count") * num(v, "flops");
        cells += num(v, "count") * num(v, "cells");
    }
    assert_true(fabs(sum - num(j, "area_um2")) < 0.01);
    assert_true(flops == num(j, "flops") && cells == num(j, "cells"));
    assert_true(num(j, "storage_bits") == flops + (double)z.nbank * z.depth * z.w);
    double cycle = fmax(num(j, "critical_path_ns"), num(j, "macro_cycle_ns"));
    assert_true(fabs(num(j, "fmax_mhz") * cycle - 1000) < 0.01);
    json_t *modules = json_object_get(j, "modules"),
           *macro = json_array_get(json_object_get(j, "macros"), 0);
    assert_true(num(named(modules, "ocu"), "count") == z.ncu);
    assert_true(num(named(modules, "ocu_lane"), "count") == z.ncu * z.lanes);
    assert_true(num(named(modules, "ocu_lane"), "flops") == z.nsrc * z.lane_bits);
    assert_true(num(macro, "count") == z.nbank && num(macro, "depth") == z.depth &&
                num(macro, "width") == z.w);
    assert_true(fabs(num(macro, "count") * num(macro, "area_um2") - num(j, "macro_area_um2")) <
                0.01);
    double slowest = 0;
    json_array_foreach(json_object_get(j, "path_groups"), i, v) slowest =
        fmax(slowest, num(v, "delay_ns"));
    assert_true(slowest == num(j, "critical_path_ns") && slowest > num(macro, "access_ns"));
    if (z.steal) {
        json_t *s = json_object_get(j, "steal");
        double logic = 0;
        assert_non_null(s);
        json_array_foreach(json_object_get(s, "modules"), i, v) logic +=
            num(v, "with_um2") - num(v, "without_um2");
        assert_true(fabs(logic - num(s, "logic_area_um2")) < 1);
        assert_true(logic >= num(s, "arbiter_area_um2"));
        assert_true(num(s, "grant_path_with_ns") > 0 && num(s, "grant_path_without_ns") > 0);
    }
    json_decref(j);
    f->r.m.critical_ns = 2 * report_macro_cycle(&f->r);
    assert_clock_by(&f->r, "critical path");
    f->r.m.critical_ns = report_macro_cycle(&f->r) / 2;
    assert_clock_by(&f->r, "macro cycle");
}

static void test_formula(void **state)
{
    struct fixture *f = *state;
    need_tools(f);
    json_t *j = report(f, "ocu");
    struct sizes z = params_sizes(f->p);
    assert_true(num(j, "storage_bits") == 1 + z.widw + z.meta_bits + 2 * z.nsrc + z.nsrc * z.w);
    assert_true(num(j, "storage_formula_bits") == num(j, "storage_bits"));
    json_decref(j);
}

/* A block without clock has one group of paths, and no flip-flops. */
static void test_combinational(void **state)
{
    struct fixture *f = *state;
    need_tools(f);
    json_t *j = report(f, "crossbar"), *groups = json_object_get(j, "path_groups");
    assert_int_equal(json_array_size(groups), 1);
    assert_string_equal(json_string_value(json_object_get(json_array_get(groups, 0), "name")),
                        "in2out");
    assert_true(num(j, "flops") == 0 && num(j, "critical_path_ns") > 0);
    json_decref(j);
}

static void test_pages(void **state)
{
    struct fixture *f = *state;
    need_tools(f);
    json_decref(report(f, "rr_arbiter"));
    char *text = NULL, *html = NULL;
    size_t n;
    FILE *o = open_memstream(&text, &n);
    report_write_text(&f->r, o);
    fclose(o);
    o = open_memstream(&html, &n);
    report_write_html(&f->r, o);
    fclose(o);
    assert_non_null(strstr(text, "driven by INVX2, outputs loaded with 0.02 pF"));
    assert_non_null(strstr(text, "rr_arbiter"));
    assert_non_null(strstr(text, "mask_reg["));
    assert_null(strstr(html, "http")); /* nothing from outside */
    assert_non_null(strstr(html, "<svg"));
    assert_non_null(strstr(html, "</html>"));
    free(text);
    free(html);
}

/* One cycle ends no window of energy, and has a verdict. */
static void test_one_cycle(void **state)
{
    struct fixture *f = *state;
    need_tools(f);
    struct report_options o = {.tech = f->t, .lockstep = 1};
    assert_int_equal(report_make(f->p, "rr_arbiter", &o, &f->r, &f->d), WS_OK);
    json_t *j = report_to_json(&f->r), *run = json_object_get(j, "lockstep");
    assert_string_equal(json_string_value(json_object_get(run, "result")), "PASS");
    assert_true(num(run, "cycles") == 1);
    json_decref(j);
}

static void test_no_such_block(void **state)
{
    struct fixture *f = *state;
    if (!f->t)
        skip();
    struct report_options o = {.tech = f->t};
    assert_int_equal(report_make(f->p, "arbitrator", &o, &f->r, &f->d), WS_BAD_INPUT);
    assert_int_equal(f->d.errors, 1);
}

static size_t index_of(const struct figure *all, const char *name)
{
    size_t i = 0;
    while (all[i].name && strcmp(all[i].name, name) != 0)
        i++;
    return i;
}

/* What a line of comparisons.c names is there: keys, values, figures; no figure has two values. */
static void test_comparisons(void **state)
{
    struct fixture *f = *state;
    const struct comparison *c;
    for (size_t k = 0; (c = comparison_at(k)); k++) {
        const struct figure *all = comparison_figures(c);
        params_has(f->p, c->key, c->value); /* aborts */
        for (size_t i = 0; c->without[i].key; i++)
            params_has(f->p, c->without[i].key, c->without[i].value);
        for (size_t i = 0; all[i].name; i++) {
            assert_int_equal(index_of(all, all[i].name), i);
            assert_int_equal(all[i].quantity == OF_FORMULA, all[i].formula != NULL);
            if (all[i].quantity == OF_SHARE)
                assert_true(index_of(all, all[i].of) < i);
        }
    }
}

/* A comparison with the figures that a mechanism has without figures of its own, measured. */
static void test_usual_figures(void **state)
{
    static const struct change fewer[] = {
        {"regfile.lane_bits", "1", NULL}, {"warp_scheduler.policy", "lrr", "no such word"}, {0}};
    static const struct comparison c = {"more", "More", "regfile.lane_bits", "2", NULL, fewer, NULL,
                                        true,   NULL};
    struct fixture *f = *state;
    need_tools(f);
    struct report_options o = {.tech = f->t};
    char *dir = make_temp_dir("report", &f->d);
    struct package_job j;
    struct measurement m = {0};
    struct comparison_result r = {0};
    assert_int_equal(package_job(f->p, NULL, &o, dir, &j, &f->d), WS_OK);
    assert_true(flow_map(&j.job, &m, &f->d) && flow_time(&j.job, &m, &f->d));
    assert_int_equal(compare(&c, f->p, &o, &j.job, &m, &r, &f->d), WS_OK);
    json_t *v = compare_json(&r);
    assert_true(fabs(num(v, "area_with_um2") - m.net->mods[m.net->top].area) < 0.01);
    assert_true(num(v, "area_without_um2") < num(v, "area_with_um2"));
    assert_true(fabs(num(v, "area_ratio") * num(v, "area_without_um2") / num(v, "area_with_um2") -
                     1) < 1e-3);
    assert_true(num(v, "critical_path_with_ns") == round(m.critical_ns * 1e5) / 1e5);
    json_t *lanes = named(json_object_get(v, "modules"), "ocu_lane");
    double times = num(lanes, "with_um2") / num(lanes, "without_um2");
    assert_true(fabs(times - 2) < 0.2);
    /* Where the block is not there, all is compared; where it is, that block. */
    static const char *const tops[] = {"no_such_block", "bank_arbiter"};
    for (int i = 0; i < 2; i++) {
        struct comparison other = c;
        struct comparison_result of = {0};
        other.top = tops[i];
        assert_int_equal(compare(&other, f->p, &o, &j.job, &m, &of, &f->d), WS_OK);
        json_t *w = compare_json(&of);
        size_t at = 0;
        while (strcmp(m.net->mods[at].title, "bank_arbiter") != 0)
            at++;
        assert_true(i == 0 ? num(w, "area_without_um2") == num(v, "area_without_um2")
                           : fabs(num(w, "area_with_um2") - m.net->mods[at].area) < 0.01);
        assert_true(i == 0 || num(w, "critical_path_with_ns") < num(v, "critical_path_with_ns"));
        json_decref(w);
        compare_free(&of);
    }
    json_decref(v);
    compare_free(&r);
    flow_free(&m);
    package_job_free(&j);
    remove_tree(dir);
    free(dir);
}

static struct flow_job *job_of(struct fixture *f, const char *set, struct package_job *j)
{
    struct report_options o = {.tech = f->t};
    const char *sets[] = {set};
    char *dir = make_temp_dir("report", &f->d);
    struct params *p = params_with(f->p, sets, 1, &f->d);
    assert_non_null(p);
    assert_int_equal(package_job(p, NULL, &o, dir, j, &f->d), WS_OK);
    params_free(p);
    return &j->job;
}

static void free_job(struct package_job *j)
{
    char *dir = xstrdup(j->job.dir);
    free((char *)j->job.dir);
    package_job_free(j);
    remove_tree(dir);
    free(dir);
}

static size_t place_of(const struct mapped_design *x, const char *name)
{
    const struct mapped_module *m = mapped_find(x, name);
    if (!m)
        fail_msg("no module %s", name);
    return (size_t)(m - x->modules);
}

static bool *equal_to(const struct mapped_design *x, const struct flow_job *job, struct diag *d)
{
    struct mapped_design other = {0};
    assert_true(mapped_read(&other, job, d));
    bool *equal = mapped_equal(x, &other);
    mapped_free(&other);
    return equal;
}

static json_t *netlist_of(const struct mapped_design *x, const char *name)
{
    return x->modules[place_of(x, name)].netlist;
}

/* Writes `more` in front of what the first line that begins so says. */
static void insert(struct fixture *f, const struct flow_job *job, const char *file,
                   const char *line, const char *more)
{
    size_t len;
    char *text = flow_file(job, file, &len, &f->d), *path = strfmt("%s/%s", job->dir, file);
    assert_non_null(text);
    char *begin = strfmt("\n%s", line), *at = strstr(text, begin);
    assert_non_null(at);
    char *all = strfmt("%.*s\n%s%s", (int)(at - text), text, more, at + 1);
    assert_true(outfile_write(path, all, strlen(all), &f->d));
    free(all);
    free(begin);
    free(text);
    free(path);
}

/* The macros' black boxes, which flow_map() writes. */
static void copy_macros(struct fixture *f, const struct flow_job *from, const struct flow_job *to)
{
    for (size_t i = 0; i < from->nmacros; i++) {
        char *name = strfmt("%s.v", from->macros[i].name), *path = strfmt("%s/%s", to->dir, name);
        size_t len;
        char *text = flow_file(from, name, &len, &f->d);
        assert_non_null(text);
        assert_true(outfile_write(path, text, len, &f->d));
        free(text);
        free(path);
        free(name);
    }
}

/* What is equal in two designs is mapped once: a comment makes no difference, code makes one, and
 * in what has the module only where its ports change; what is taken over is the other's to the
 * letter. */
static void test_equal_modules(void **state)
{
    struct fixture *f = *state;
    need_tools(f);
    struct package_job a, b;
    struct measurement with = {0}, without = {0};
    struct flow_job *one = job_of(f, "steal_arbiter.enable=1", &a),
                    *other = job_of(f, "steal_arbiter.enable=1", &b);
    assert_true(flow_map(one, &with, &f->d));
    const struct mapped_design *x = &with.mapped;
    copy_macros(f, one, other);
    insert(f, other, "ocu.v", "endmodule", "  // of two designs\n");
    bool *equal = equal_to(x, other, &f->d);
    for (size_t i = 0; i < x->n; i++)
        assert_true(equal[i]);
    free(equal);
    insert(f, other, "steal_arbiter.v", "endmodule", "wire more;\n");
    equal = equal_to(x, other, &f->d);
    for (size_t i = 0; i < x->n; i++)
        assert_int_equal(equal[i], i != place_of(x, "steal_arbiter"));
    free(equal);
    other->beside = x;
    assert_true(flow_map(other, &without, &f->d));
    assert_true(json_equal(netlist_of(x, "regfile"), netlist_of(&without.mapped, "regfile")));
    const struct mapped_module *below = mapped_find(&without.mapped, "steal_arbiter");
    assert_non_null(below->netlist); /* in what is taken over, and mapped all the same */
    assert_int_equal(below->instances, mapped_find(x, "steal_arbiter")->instances);
    flow_free(&without);
    without = (struct measurement){0};
    insert(f, other, "steal_arbiter.v", ");", "    , input wire more\n");
    equal = equal_to(x, other, &f->d);
    assert_false(equal[place_of(x, "steal_arbiter")]);
    assert_false(equal[place_of(x, "regfile")]);
    assert_true(equal[place_of(x, "ocu_allocator")]);
    free(equal);
    free_job(&b);

    other = job_of(f, "steal_arbiter.enable=0", &b);
    other->beside = x;
    assert_true(flow_map(other, &without, &f->d));
    assert_true(
        json_equal(netlist_of(x, "ocu_allocator"), netlist_of(&without.mapped, "ocu_allocator")));
    assert_false(
        json_equal(netlist_of(x, "bank_arbiter"), netlist_of(&without.mapped, "bank_arbiter")));
    flow_free(&with);
    flow_free(&without);
    free_job(&a);
    free_job(&b);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_regfile, setup, teardown),
        cmocka_unit_test_setup_teardown(test_formula, setup, teardown),
        cmocka_unit_test_setup_teardown(test_combinational, setup, teardown),
        cmocka_unit_test_setup_teardown(test_pages, setup, teardown),
        cmocka_unit_test_setup_teardown(test_one_cycle, setup, teardown),
        cmocka_unit_test_setup_teardown(test_no_such_block, setup, teardown),
        cmocka_unit_test_setup_teardown(test_comparisons, setup, teardown),
        cmocka_unit_test_setup_teardown(test_usual_figures, setup, teardown),
        cmocka_unit_test_setup_teardown(test_equal_modules, setup, teardown),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
