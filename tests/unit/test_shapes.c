/* Two memories and two arbiters of different size in one design: modules, names, inventory, and
 * what a simulator says of the Verilog. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "base/diag.h"
#include "base/outfile.h"
#include "base/proc.h"
#include "base/scratch.h"
#include "base/text.h"
#include "gen/blocks/blocks.h"
#include "gen/blocks/shapes.h"
#include "gen/package.h"
#include "gen/package_text.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const struct sram_shape large = {.depth = 64, .lanes = 4, .lane_bits = 8, .latency = 1};
static const struct sram_shape small = {.depth = 16, .lanes = 1, .lane_bits = 6, .latency = 1};

/* An instance whose inputs and outputs are ports of the parent; `lane_bits`: of a bank. */
static void wrapped(struct hdl *h, struct hdl *child, const char *name, unsigned lane_bits)
{
    struct hdl_inst *i = hdl_inst(h, hdl_fmt(h, "u_%s", name), child);
    struct hdl_port port;
    if (lane_bits)
        hdl_inst_param(i, "LANE_W", lane_bits);
    for (size_t k = 0; hdl_port_at(child, k, &port); k++) {
        if (strcmp(port.name, "clk") == 0 || strcmp(port.name, "rst") == 0)
            continue;
        const char *own = hdl_fmt(h, "%s_%s", name, port.name);
        hdl_bind(i, port.name,
                 port.output ? hdl_output(h, own, port.bits, "")
                             : hdl_input(h, own, port.bits, ""));
    }
}

static struct hdl *both(struct hdl_design *d)
{
    struct hdl *banks[] = {sram_of(d, &large), sram_of(d, &small), sram_of(d, &large)};
    struct hdl *arbiters[] = {rr_arbiter_of(d, 4), rr_arbiter_of(d, 7)};
    assert_ptr_equal(banks[0], banks[2]);
    assert_ptr_not_equal(banks[0], banks[1]);
    assert_ptr_equal(rr_arbiter_of(d, 7), arbiters[1]);
    assert_ptr_not_equal(arbiters[0], arbiters[1]);
    struct hdl *h = hdl_module(d, "both", "Two of each.");
    wrapped(h, banks[0], "bank_0", large.lane_bits);
    wrapped(h, banks[2], "bank_1", large.lane_bits);
    wrapped(h, banks[1], "small_bank", small.lane_bits);
    wrapped(h, arbiters[0], "few", 0);
    wrapped(h, arbiters[1], "many", 0);
    return h;
}

/* Macros of one depth and width that are not the same: each has a name of its own. */
static void macros(void **state)
{
    (void)state;
    struct diag d;
    diag_init(&d, stderr);
    struct hdl_design *design = hdl_design_new(NULL);
    static const struct sram_shape shapes[] = {
        {.depth = 64, .lanes = 4, .lane_bits = 8, .latency = 1},
        {.depth = 64, .lanes = 1, .lane_bits = 32, .latency = 1},
        {.depth = 64, .lanes = 4, .lane_bits = 8, .latency = 0},
        {.depth = 64, .lanes = 4, .lane_bits = 8, .latency = 2}};
    struct hdl *banks[4];
    for (size_t i = 0; i < 4; i++)
        banks[i] = sram_of(design, &shapes[i]);
    struct hdl *h = hdl_module(design, "top", "One of each.");
    static const char *const names[] = {"a", "b", "c", "d"};
    for (size_t i = 0; i < 4; i++)
        wrapped(h, banks[i], names[i], shapes[i].lane_bits);
    assert_true(hdl_report(design, &d));
    static const struct {
        const char *name;
        unsigned lanes, count;
    } want[] = {
        {"sram_1rw_64x32", 4, 2}, {"sram_1rw_64x32_1", 1, 1}, {"sram_1rw_64x32_4_async", 4, 1}};
    struct hdl_memory m;
    for (size_t i = 0; i < 3; i++) {
        assert_true(hdl_memory_at(h, i, &m));
        assert_string_equal(m.name, want[i].name);
        assert_int_equal(m.lanes, want[i].lanes);
        assert_int_equal(m.count, want[i].count);
    }
    assert_false(hdl_memory_at(h, 3, &m));
    hdl_design_free(design);
    diag_free(&d);
}

static void inventory(void **state)
{
    (void)state;
    struct diag d;
    diag_init(&d, stderr);
    struct params *p = params_load("tiny", NULL, 0, &d);
    struct hdl_design *design = hdl_design_new("p_");
    struct hdl *top = both(design);
    assert_true(hdl_report(design, &d));
    assert_non_null(hdl_find(design, "sram"));
    assert_non_null(hdl_find(design, "sram_16x6"));
    assert_non_null(hdl_find(design, "rr_arbiter_7"));
    struct package pkg = {0};
    struct package_source s = {
        .params = p, .block = blocks_find("sram"), .design = design, .top = top, .package = &pkg};
    char *text = package_manifest(&s);
    json_t *m = json_loads(text, 0, NULL), *list = json_object_get(m, "memories");
    static const struct {
        const char *name;
        int depth, width, lanes, count;
    } want[] = {{"sram_1rw_64x32", 64, 32, 4, 2}, {"sram_1rw_16x6", 16, 6, 1, 1}};
    assert_int_equal(json_array_size(list), 2);
    for (size_t i = 0; i < 2; i++) {
        json_t *o = json_array_get(list, i);
        assert_string_equal(json_string_value(json_object_get(o, "name")), want[i].name);
        assert_int_equal(json_integer_value(json_object_get(o, "depth")), want[i].depth);
        assert_int_equal(json_integer_value(json_object_get(o, "width")), want[i].width);
        assert_int_equal(json_integer_value(json_object_get(o, "lanes")), want[i].lanes);
        assert_int_equal(json_integer_value(json_object_get(o, "count")), want[i].count);
    }
    json_decref(m);
    free(text);
    hdl_design_free(design);
    params_free(p);
    diag_free(&d);
}

/* The Verilog of both shapes side by side. */
static void lints(void **state)
{
    (void)state;
    struct diag d;
    diag_init(&d, stderr);
    if (!proc_need("iverilog", &d))
        skip();
    struct hdl_design *design = hdl_design_new(NULL);
    both(design);
    assert_true(hdl_report(design, &d));
    char *dir = make_temp_dir("warpsmith-shapes", &d);
    const char *argv[32] = {"iverilog", "-Wall", "-g2005", "-tnull", "-s", "both"};
    size_t n = 6;
    for (size_t i = 0; i < hdl_module_count(design); i++) {
        const struct hdl *m = hdl_module_at(design, i);
        if (hdl_is_blackbox(m))
            continue;
        char *text = hdl_print(m, NULL, NULL), *path = strfmt("%s/%s.v", dir, hdl_module_name(m));
        assert_true(outfile_write(path, text, strlen(text), &d));
        argv[n++] = path;
        free(text);
    }
    struct proc_result out;
    assert_int_equal(proc_run(argv, dir, &out, &d), WS_OK);
    assert_string_equal(out.out, "");
    assert_int_equal(out.status, 0);
    proc_result_free(&out);
    while (n > 6)
        free((char *)argv[--n]);
    remove_tree(dir);
    free(dir);
    hdl_design_free(design);
    diag_free(&d);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(macros), cmocka_unit_test(inventory),
                                       cmocka_unit_test(lints)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
