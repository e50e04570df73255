/* Studies: tables, workloads, and the grid of designs and workloads. */
#include "base/diag.h"
#include "base/outfile.h"
#include "base/scratch.h"
#include "base/text.h"
#include "cmodel/programs/annotate.h"
#include "cmodel/study/bow.h"
#include "study/study.h"
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

static struct findings *example(void)
{
    struct findings *f = findings_new("s", "summary");
    struct table *t = findings_table(f, "k", "title");
    size_t a = table_column(t, "a", 1), b = table_column(t, "b", 2), c = table_column(t, "c", 0);
    table_row(t, "first");
    table_set(t, a, 1);
    table_set(t, c, 10);
    table_row(t, "second");
    table_set(t, a, 2);
    table_set(t, b, 0.5);
    table_mean(t, "mean");
    table_row(t, "paper");
    table_word(t, b, "> 3");
    table_note(t, "note %d", 7);
    assert_true(table_value(t, 2, a) == 1.5 && table_value(t, 2, b) == 0.5);
    assert_true(table_value(t, 2, c) == 10 && isnan(table_value(t, 0, b)));
    assert_true(isnan(table_value(t, 3, a)) && table_rows(t) == 4 && table_columns(t) == 3);
    return f;
}

static char *text_of(const struct findings *f, void (*print)(const struct findings *, FILE *))
{
    char *text = NULL;
    size_t len;
    FILE *m = open_memstream(&text, &len);
    print(f, m);
    fclose(m);
    return text;
}

static void tables_print(void **state)
{
    (void)state;
    struct findings *f = example();
    char *text = text_of(f, findings_print), *md = text_of(f, findings_markdown);
    assert_string_equal(text, "s: summary\n\ntitle\n"
                              "            a     b   c\n"
                              "  first   1.0        10\n"
                              "  second  2.0  0.50    \n"
                              "  mean    1.5  0.50  10\n"
                              "  paper         > 3    \n"
                              "  note 7\n");
    assert_string_equal(md, "title:\n\n| | a | b | c |\n|---|---|---|---|\n"
                            "| first | 1.0 |  | 10 |\n| second | 2.0 | 0.50 |  |\n"
                            "| mean | 1.5 | 0.50 | 10 |\n| paper |  | > 3 |  |\n\nnote 7\n");
    json_t *j = findings_json(f);
    json_t *rows = json_object_get(json_object_get(json_object_get(j, "tables"), "k"), "rows");
    assert_int_equal(json_array_size(rows), 4);
    json_t *second = json_array_get(rows, 1);
    assert_true(json_real_value(json_object_get(second, "b")) == 0.5);
    assert_null(json_object_get(second, "c"));
    assert_string_equal(json_string_value(json_object_get(json_array_get(rows, 3), "b")), "> 3");
    json_decref(j);
    free(text);
    free(md);
    findings_free(f);
}

static void touch(const char *dir, const char *sub, const char *name)
{
    struct diag d;
    diag_init(&d, stderr);
    char *folder = strfmt("%s/%s", dir, sub), *path = strfmt("%s/%s", folder, name);
    assert_true(make_dirs(folder, &d));
    assert_true(outfile_write(path, "x\n", 2, &d));
    free(folder);
    free(path);
    diag_free(&d);
}

static void folders_are_workloads(void **state)
{
    (void)state;
    struct diag d;
    diag_init(&d, NULL);
    char *dir = make_temp_dir("test", &d);
    touch(dir, "b", "kernelslist.g");
    touch(dir, "b", "kernel-1.traceg");
    touch(dir, "a", "kernel-2.traceg.xz");
    touch(dir, "a", "kernel-1.traceg");
    touch(dir, "a", "notes.txt");
    touch(dir, "licences", "BSD.txt");
    touch(dir, "ffma_sm90", "kernel-1.traceg");
    setenv("WARPSMITH_TRACES", dir, 1);
    struct workloads w = {0};
    assert_true(workloads_find(&w, NULL, 0, &d));
    assert_string_equal(w.list[0].name, "a");
    assert_int_equal(w.list[0].n, 2);
    assert_non_null(strstr(w.list[0].files[0], "/a/kernel-1.traceg"));
    assert_string_equal(w.list[1].name, "b");
    assert_int_equal(w.list[1].n, 1);
    assert_non_null(strstr(w.list[1].files[0], "/b/kernelslist.g"));
    assert_true(!w.list[0].micro && !w.list[1].micro && w.list[2].micro);
    assert_string_equal(w.list[2].program, "ffma");
    assert_non_null(w.list[3].kernel);
    size_t kernels = 0;
    while (work_kernel_names()[kernels])
        kernels++;
    assert_int_equal(w.n, 3 + kernels);
    workloads_free(&w);
    /* Named files come alone, with the kernels. */
    const char *const files[] = {"x/torch_sm70/k000.traceg.xz", "y/bfs/kernelslist.g", "k.traceg"};
    w = (struct workloads){0};
    assert_true(workloads_find(&w, files, 3, &d));
    assert_int_equal(w.n, 3 + kernels);
    assert_string_equal(w.list[0].name, "torch_sm70/k000");
    assert_string_equal(w.list[0].program, "torch/k000");
    assert_string_equal(w.list[1].name, "bfs");
    assert_string_equal(w.list[2].name, "k");
    workloads_free(&w);
    assert_int_equal(d.n, 0);
    setenv("WARPSMITH_TRACES", "/nowhere", 1);
    w = (struct workloads){0};
    assert_false(workloads_find(&w, NULL, 0, &d));
    assert_int_equal(d.status, WS_BAD_INPUT);
    workloads_free(&w);
    unsetenv("WARPSMITH_TRACES");
    remove_tree(dir);
    free(dir);
    diag_free(&d);
}

/* Two kernels under three designs. */
static struct sm_stats *grid(unsigned jobs, struct designs *s, struct diag *d)
{
    static struct workload kernels[] = {{.name = "reduction", .kernel = "reduction"},
                                        {.name = "stencil", .kernel = "stencil"}};
    struct study_run r = {.work = {kernels, 2, 2}, .jobs = jobs, .d = d};
    return study_grid(&r, s);
}

static void results_do_not_depend_on_threads(void **state)
{
    (void)state;
    struct diag d;
    diag_init(&d, stderr);
    struct designs s = {0};
    design_add(&s, "ocu", "turing_ocu", NULL);
    design_add(&s, "more", "turing_ocu", "regfile.collectors=8", NULL);
    design_set(design_add(&s, "fewer", "turing_ocu", NULL), "regfile.collectors", 1);
    struct sm_stats *one = grid(1, &s, &d), *four = grid(4, &s, &d);
    assert_non_null(one);
    assert_non_null(four);
    for (unsigned i = 0; i < 6; i++) {
        assert_true(one[i].cycles > 1000 && one[i].cycles == four[i].cycles);
        assert_true(one[i].bank_reads == four[i].bank_reads);
    }
    /* Each cell is its own design and workload: fewer collectors are slower. */
    for (unsigned w = 0; w < 2; w++)
        assert_true(one[3 * w].cycles < one[3 * w + 2].cycles &&
                    one[3 * w + 1].cycles < one[3 * w + 2].cycles &&
                    one[3 * w].cycles != one[3 * w + 1].cycles);
    assert_true(one[0].warp_instructions != one[3].warp_instructions);
    free(one);
    free(four);
    designs_free(&s);
    diag_free(&d);
}

static void mistakes_of_a_design_are_reported(void **state)
{
    (void)state;
    struct diag d;
    diag_init(&d, NULL);
    struct designs s = {0};
    design_add(&s, "none", "turing_ocu", "regfile.collectors=99", NULL);
    assert_null(grid(2, &s, &d));
    assert_int_equal(d.status, WS_BAD_INPUT);
    designs_free(&s);
    /* BOW on two collectors is refused by the SM. */
    s = (struct designs){0};
    struct design *bow = design_add(&s, "bow", "turing_ocu", NULL);
    static const struct bow_options window = {.window = 3};
    bow->options.part = &bow_part;
    bow->options.part_arg = &window;
    assert_null(grid(2, &s, &d));
    designs_free(&s);
    diag_free(&d);
}

static void studies_are_found(void **state)
{
    (void)state;
    for (const struct study *s = studies; s->name; s++) {
        assert_ptr_equal(study_find(s->name), s);
        assert_true(s->run && *s->summary);
    }
    assert_null(study_find("nothing"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(tables_print),
        cmocka_unit_test(folders_are_workloads),
        cmocka_unit_test(results_do_not_depend_on_threads),
        cmocka_unit_test(mistakes_of_a_design_are_reported),
        cmocka_unit_test(studies_are_found),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
