/* Line and toggle coverage: Verilator's file read, instances and runs put together, the JSON file
 * written and read again. */
#include "base/diag.h"
#include "base/mem.h"
#include "base/outfile.h"
#include "base/scratch.h"
#include "base/text.h"
#include "tb/coverage.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

struct fixture {
    struct diag d;
    char *dir, *verilog, *dat, *json;
    struct rtl_sources rtl;
};

static int setup(void **state)
{
    struct fixture *f = xcalloc(1, sizeof *f);
    diag_init(&f->d, NULL);
    *state = f;
    f->dir = make_temp_dir("test_coverage", &f->d);
    if (!f->dir)
        return -1;
    f->verilog = strfmt("%s/top.v", f->dir);
    f->dat = strfmt("%s/coverage.dat", f->dir);
    f->json = strfmt("%s/coverage.json", f->dir);
    static char top[] = "top";
    f->rtl = (struct rtl_sources){.dir = f->dir, .files = &f->verilog, .n = 1, .top = top};
    return outfile_write(f->verilog, "module top; endmodule\n", 22, &f->d) ? 0 : -1;
}

static int teardown(void **state)
{
    struct fixture *f = *state;
    remove_tree(f->dir);
    free(f->dir);
    free(f->verilog);
    free(f->dat);
    free(f->json);
    diag_free(&f->d);
    free(f);
    return 0;
}

/* A point as Verilator 5 writes it. */
static char *point(const char *page, const char *module, unsigned line, const char *what,
                   const char *instance, unsigned hits)
{
    return strfmt("C '\1f\2/x/%s.v\1l\2%u\1n\0029\1page\2v_%s/%s\1o\2%s\1h\2TOP.%s' %u\n", module,
                  line, page, module, what, instance, hits);
}

/* Adds a file of these points, whose texts it takes. */
static void add(struct fixture *f, struct coverage *c, char *const *points, size_t n)
{
    struct outfile o;
    assert_true(outfile_open(&o, f->dat, &f->d));
    fputs("# SystemC::Coverage-3\n", o.f);
    for (size_t i = 0; i < n; i++) {
        fputs(points[i], o.f);
        free(points[i]);
    }
    assert_true(outfile_commit(&o, &f->d));
    assert_true(coverage_add(c, f->dat, &f->d));
}
#define ADD(f, c, ...)                                                                             \
    add(f, c, (char *[]){__VA_ARGS__}, sizeof((char *[]){__VA_ARGS__}) / sizeof(char *))

static uint64_t hits(const struct coverage *c, const char *module, const char *what)
{
    for (size_t i = 0; i < c->npoints; i++)
        if (!strcmp(c->points[i].module, module) && !strcmp(c->points[i].what, what))
            return c->points[i].hits;
    fail_msg("%s has no %s", module, what);
    return 0;
}

static char *text_of(const struct coverage *c, size_t most)
{
    char *text = NULL;
    size_t len;
    FILE *f = open_memstream(&text, &len);
    assert_non_null(f);
    coverage_write_text(c, f, most);
    fclose(f);
    return text;
}

static void begin(struct fixture *f, struct coverage *c)
{
    assert_true(coverage_init(c, "tiny", &f->rtl, &f->d));
}

/* One change in each of two instances, or of two runs, is no rise and fall; executions add up. */
static void test_instances_and_runs(void **state)
{
    struct fixture *f = *state;
    struct coverage c;
    begin(f, &c);
    ADD(f, &c, point("toggle", "lane", 4, "a", "t.l0", 1),
        point("toggle", "lane", 4, "a", "t.l1", 1), point("toggle", "lane", 5, "b", "t.l0", 0),
        point("toggle", "lane", 5, "b", "t.l1", 7), point("branch", "lane", 9, "if", "t.l0", 3),
        point("branch", "lane", 9, "if", "t.l1", 4), point("branch", "lane", 9, "else", "t.l0", 0));
    ADD(f, &c, point("toggle", "lane", 4, "a", "t.l0", 1),
        point("branch", "lane", 9, "if", "t.l0", 5));
    assert_int_equal(c.npoints, 4);
    assert_int_equal(hits(&c, "lane", "a"), 1);
    assert_int_equal(hits(&c, "lane", "b"), 2);
    assert_int_equal(hits(&c, "lane", "if"), 12);
    size_t n;
    struct coverage_sum *s = coverage_sums(&c, &n);
    assert_int_equal(n, 1);
    assert_string_equal(s[0].module, "lane");
    assert_int_equal(s[0].lines, 2);
    assert_int_equal(s[0].lines_covered, 1);
    assert_int_equal(s[0].toggles, 2);
    assert_int_equal(s[0].toggles_covered, 1);
    assert_null(s[1].module);
    assert_int_equal(s[1].toggles_covered, 1);
    free(s);
    coverage_free(&c);
}

/* Counters, and the module that registers the inputs, are not counted; variants of a module are
 * one. */
static void test_what_counts(void **state)
{
    struct fixture *f = *state;
    struct coverage c;
    begin(f, &c);
    ADD(f, &c, point("toggle", "top", 4, "cnt_reads[31]", "top", 0),
        point("toggle", "top", 4, "unused_u_bank_cnt_reads[31]", "top", 0),
        point("toggle", "warpsmith_inputs", 4, "a_now", "w", 0),
        point("toggle", "lane__L4", 6, "a", "top.l0", 2),
        point("toggle", "lane", 6, "a", "top.l1", 0));
    assert_int_equal(c.npoints, 1);
    assert_int_equal(hits(&c, "lane", "a"), 2);
    coverage_free(&c);
}

static void test_text(void **state)
{
    struct fixture *f = *state;
    struct coverage c;
    begin(f, &c);
    ADD(f, &c, point("toggle", "top", 4, "a[10]", "top", 0),
        point("toggle", "top", 4, "a[9]", "top", 0), point("toggle", "top", 4, "a[8]", "top", 1),
        point("toggle", "top", 4, "a[11]", "top", 2),
        point("toggle", "top", 7, "mem[3][0]", "top", 0),
        point("line", "top", 12, "block", "top", 0));
    char *text = text_of(&c, 0);
    assert_non_null(strstr(text, "coverage: top                  lines     0 of     1   0.00 %  "
                                 "toggles      1 of      5  20.00 %\n"));
    assert_non_null(strstr(text, "\n  top.v:4: a[8] changes only once\n"
                                 "  top.v:4: a[10:9] never changes\n"
                                 "  top.v:7: mem[3][0] never changes\n"
                                 "  top.v:12: block is never executed\n"));
    free(text);
    text = text_of(&c, 2);
    assert_non_null(strstr(text, "a[10:9] never changes\n  top.v: and more\n"));
    assert_null(strstr(text, "mem"));
    free(text);
    coverage_free(&c);
}

static void test_file(void **state)
{
    struct fixture *f = *state;
    struct coverage c, again;
    begin(f, &c);
    ADD(f, &c, point("toggle", "top", 4, "a[0]", "top", 0),
        point("toggle", "top", 4, "a[1]", "top", 1), point("toggle", "top", 4, "a[3]", "top", 9),
        point("toggle", "top", 5, "b", "top", 2), point("branch", "top", 9, "else", "top", 41));
    coverage_add_run(&c, "random", 3, 700);
    assert_true(coverage_write(&c, f->json, &f->d));
    assert_true(coverage_read(&again, f->json, &f->d));
    char *before = text_of(&c, 0), *after = text_of(&again, 0);
    assert_string_equal(before, after);
    free(before);
    free(after);
    assert_int_equal(hits(&again, "top", "a[1]"), 1);
    assert_int_equal(hits(&again, "top", "else"), 41);
    assert_string_equal(again.runs[0].stimulus, "random");
    assert_int_equal(again.runs[0].cycles, 700);
    assert_true(coverage_merge(&c, &again, f->json, &f->d));
    assert_int_equal(hits(&c, "top", "else"), 82);
    assert_int_equal(hits(&c, "top", "a[1]"), 1);
    assert_int_equal(c.nruns, 2);
    coverage_free(&c);

    /* other Verilog of the same name */
    assert_true(outfile_write(f->verilog, "module top;\nendmodule\n", 22, &f->d));
    begin(f, &c);
    assert_false(coverage_merge(&c, &again, "old.json", &f->d));
    assert_string_equal(f->d.lines[f->d.n - 1],
                        "old.json: is of other Verilog (tiny top; delete it to begin again)");
    assert_int_equal(f->d.status, WS_BAD_INPUT);
    coverage_free(&c);
    coverage_free(&again);
}

static void test_bad_file(void **state)
{
    struct fixture *f = *state;
    static const char head[] =
        "{\"config\": \"a\", \"top\": \"b\", \"runs\": [], \"rtl\": "
        "\"0123456789012345678901234567890123456789012345678901234567890123\", \"points\": ";
    static const struct {
        const char *points;
        bool good;
    } files[] = {{"{\"m\": [[1, 2, \"if\", 3], [4, \"a[2]\", \"012\"]]}", true},
                 {"{\"m\": [[1, 2, \"if\"]]}", false},
                 {"{\"m\": [[1, 2, \"if\", -3]]}", false},
                 {"{\"m\": [[4, \"a\", \"3\"]]}", false},
                 {"{\"m\": [[4, \"a\", \"\"]]}", false},
                 {"{\"m\": 4}", false},
                 {"[]", false}};
    for (size_t i = 0; i < sizeof files / sizeof *files; i++) {
        struct coverage c;
        char *text = strfmt("%s%s}", head, files[i].points);
        assert_true(outfile_write(f->json, text, strlen(text), &f->d));
        free(text);
        assert_int_equal(coverage_read(&c, f->json, &f->d), files[i].good);
        if (files[i].good)
            assert_int_equal(hits(&c, "m", "a[4]"), 2);
        coverage_free(&c);
    }
    struct coverage c;
    assert_true(outfile_write(f->json, "{\n\"a\":", 6, &f->d));
    assert_false(coverage_read(&c, f->json, &f->d));
    char *place = strfmt("%s:2: ", f->json);
    assert_memory_equal(f->d.lines[f->d.n - 1], place, strlen(place));
    free(place);
    coverage_free(&c);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_instances_and_runs, setup, teardown),
        cmocka_unit_test_setup_teardown(test_what_counts, setup, teardown),
        cmocka_unit_test_setup_teardown(test_text, setup, teardown),
        cmocka_unit_test_setup_teardown(test_file, setup, teardown),
        cmocka_unit_test_setup_teardown(test_bad_file, setup, teardown),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
