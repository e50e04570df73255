/* The construction kit: what it refuses (with file and line), what it prints, and that the tools
 * agree with what it prints. */
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
#include "gen/hdl/hdl.h"
#include "tests/unit/golden.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* A statement, with its line noted. */
#define AT(...)                                                                                    \
    do {                                                                                           \
        line = __LINE__;                                                                           \
        __VA_ARGS__;                                                                               \
    } while (0)

/* ---- mistakes ---- */

struct trial {
    struct hdl_design *d;
    struct hdl *h;
};

static struct trial begin(void)
{
    struct trial t = {.d = hdl_design_new(NULL)};
    t.h = hdl_module(t.d, "m", "a module");
    return t;
}

/* The design was refused, at that line, for that reason. */
static void refused(struct trial *t, int line, const char *why)
{
    hdl_check(t->d);
    const char *e = hdl_error(t->d);
    assert_non_null(e);
    char *at = strfmt("tests/unit/test_hdl.c:%d: ", line);
    if (!strstr(e, at) || !strstr(e, why))
        fail_msg("got \"%s\", expected \"%s... %s\"", e, at, why);
    assert_false(hdl_ok(t->d));
    assert_null(hdl_print(t->h, NULL, NULL));
    free(at);
    hdl_design_free(t->d);
}

static void accepted(struct trial *t)
{
    hdl_check(t->d);
    if (hdl_error(t->d))
        fail_msg("%s", hdl_error(t->d));
    hdl_design_free(t->d);
}

static void test_widths(void **state)
{
    (void)state;
    struct trial t = begin();
    sig a = hdl_input(t.h, "tag_hit", 8, ""), b = hdl_input(t.h, "lru_rank", 3, "");
    int line = __LINE__ + 1;
    sig bad = hdl_and(a, b);
    /* goes on with poison; the first error stays */
    sig y = hdl_wire(t.h, "y", hdl_mux(bad, hdl_or(bad, a), b));
    hdl_assign(hdl_output(t.h, "o", 5, ""), y);
    refused(&t, line, "hdl_and: operands are 8 and 3 bits wide (tag_hit, lru_rank)");

    t = begin();
    a = hdl_input(t.h, "a", 4, "");
    AT(hdl_assign(hdl_output(t.h, "o", 3, ""), a));
    refused(&t, line, "hdl_assign: o is 3 bits wide, the value 4 (a)");

    t = begin();
    a = hdl_input(t.h, "a", 4, "");
    AT(hdl_mux(a, a, a));
    refused(&t, line, "hdl_mux: the select is 4 bits wide (a), 1 is needed");

    t = begin();
    a = hdl_input(t.h, "a", 4, "");
    AT(hdl_bits(a, 2, 3));
    refused(&t, line, "hdl_bits: 3 bits from 2 on");

    t = begin();
    AT(hdl_const(t.h, 3, 8));
    refused(&t, line, "hdl_const: 8 does not fit into 3 bits");

    t = begin();
    hdl_width w = hdl_param(t.h, "LANE_W", 32, "");
    a = hdl_input(t.h, "a", hdl_times(w, 2), "");
    AT(hdl_or(a, hdl_zero(t.h, 64)));
    refused(&t, line, "hdl_or: operands are 2*LANE_W and 64 bits wide");

    t = begin();
    AT(hdl_input(t.h, "a", 0, ""));
    refused(&t, line, "a is 0 bits wide");

    t = begin();
    a = hdl_input(t.h, "a", 4, "");
    AT(hdl_when(a){});
    refused(&t, line, "hdl_when: the condition is 4 bits wide (a), 1 is needed");
}

static void test_drivers(void **state)
{
    (void)state;
    struct trial t = begin();
    int line;
    AT(hdl_output(t.h, "o", 1, ""));
    refused(&t, line, "hdl_output: o is undriven");

    t = begin();
    sig a = hdl_input(t.h, "a", 1, ""), o = hdl_output(t.h, "o", 1, "");
    hdl_assign(o, a);
    AT(hdl_assign(o, hdl_not(a)));
    refused(&t, line, "hdl_assign: o is driven twice");

    t = begin();
    sig r;
    AT(r = hdl_reg(t.h, "r", 2, hdl_zero(t.h, 2), ""));
    hdl_assign(hdl_output(t.h, "o", 2, ""), r);
    refused(&t, line, "hdl_reg: r is never written");

    t = begin();
    AT(r = hdl_reg(t.h, "r", 3, NULL, ""));
    hdl_next_bits(r, 1, hdl_input(t.h, "a", 1, ""));
    hdl_assign(hdl_output(t.h, "o", 3, ""), r);
    refused(&t, line, "hdl_reg: r[0] is never written");

    t = begin();
    AT(hdl_input(t.h, "a", 1, ""));
    refused(&t, line, "hdl_input: a is unused");

    t = begin();
    AT(a = hdl_input(t.h, "a", 8, ""));
    hdl_assign(hdl_output(t.h, "o", 4, ""), hdl_cat(hdl_bits(a, 5, 3), hdl_bit(a, 0)));
    refused(&t, line, "hdl_input: a[4:1] is unused");

    t = begin();
    a = hdl_input(t.h, "a", 8, "");
    hdl_assign(hdl_output(t.h, "o", 4, ""), hdl_low(a, 4));
    hdl_unused(hdl_bits(a, 4, 4));
    accepted(&t);

    t = begin();
    a = hdl_input(t.h, "a", 1, "");
    AT(r = hdl_reg(t.h, "r", 1, hdl_input(t.h, "b", 1, ""), ""));
    refused(&t, line, "hdl_reg: the reset value of r is not a constant (b)");

    t = begin();
    a = hdl_input(t.h, "a", 1, "");
    o = hdl_output(t.h, "o", 1, "");
    AT(hdl_when(a) hdl_assign(o, a));
    refused(&t, line, "hdl_assign: o is assigned inside hdl_when");
}

static void test_loops(void **state)
{
    (void)state;
    struct trial t = begin();
    sig a = hdl_input(t.h, "a", 1, "");
    int line;
    sig x;
    AT(x = hdl_wire_later(t.h, "x", 1));
    sig y = hdl_wire(t.h, "y", hdl_and(a, x));
    hdl_assign(x, hdl_not(y));
    hdl_assign(hdl_output(t.h, "o", 1, ""), y);
    refused(&t, line, "combinational loop: x <- y <- x");

    /* through an instance; a register in the child breaks it */
    for (int registered = 0; registered < 2; registered++) {
        struct hdl_design *d = hdl_design_new(NULL);
        struct hdl *c = hdl_module(d, "child", "");
        sig i = hdl_input(c, "i", 1, "");
        sig r = NULL;
        if (registered) {
            r = hdl_reg(c, "r", 1, NULL, "");
            hdl_next(r, i);
        }
        hdl_assign(hdl_output(c, "o", 1, ""), registered ? r : hdl_not(i));
        struct hdl *h = hdl_module(d, "m", "");
        struct hdl_inst *u = hdl_inst(h, "u_c", c);
        sig o;
        AT(o = hdl_get(u, "o"));
        hdl_bind(u, "i", hdl_and(o, hdl_input(h, "a", 1, "")));
        hdl_assign(hdl_output(h, "q", 1, ""), o);
        t = (struct trial){d, h};
        if (registered)
            accepted(&t);
        else
            refused(&t, line, "combinational loop: c_o <- c_o");
    }
}

static void test_names(void **state)
{
    (void)state;
    static const char *const bad[][2] = {
        {"reg", "\"reg\" is a Verilog keyword"},
        {"priority", "\"priority\" is a Verilog keyword"},
        {"2nd", "\"2nd\" is not a Verilog identifier"},
        {"a b", "\"a b\" is not a Verilog identifier"},
        {"clk", "the name clk is taken in m"},
    };
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        struct trial t = begin();
        int line;
        AT(hdl_input(t.h, bad[i][0], 1, ""));
        refused(&t, line, bad[i][1]);
    }
    struct trial t = begin();
    hdl_input(t.h, "a", 1, "");
    int line;
    AT(hdl_reg(t.h, "a", 1, NULL, ""));
    refused(&t, line, "hdl_reg: the name a is taken in m");
}

static void test_fields(void **state)
{
    (void)state;
    const struct hdl_field fits[] = {{"TAG", NULL, "", 0, 2}}, beyond[] = {{"TAG", NULL, "", 2, 2}};
    int line;
    struct trial t = begin();
    sig a = hdl_input(t.h, "a", 3, "");
    AT(hdl_fields(a, 1, beyond));
    refused(&t, line, "hdl_fields: TAG is not within a");

    t = begin();
    a = hdl_inc(hdl_input(t.h, "a", 3, ""));
    AT(hdl_fields(a, 1, fits));
    refused(&t, line, "has no name, or no fixed width");
}

static void test_codes(void **state)
{
    (void)state;
    static const struct hdl_code ops[] = {{1, "LOAD", ""}, {4, "STORE", ""}},
                                 others[] = {{2, "LOAD", ""}};
    int line;
    struct trial t = begin();
    sig a = hdl_input(t.h, "a", 2, "");
    AT(hdl_codes(a, ops));
    refused(&t, line, "hdl_codes: STORE = 4 does not fit into a");

    t = begin();
    hdl_codes(hdl_input(t.h, "a", 3, ""), ops);
    a = hdl_input(t.h, "b", 3, "");
    AT(hdl_codes(a, others));
    refused(&t, line, "hdl_codes: LOAD is 1 already, not 2");

    t = begin();
    hdl_codes(hdl_input(t.h, "a", 3, ""), ops);
    a = hdl_input(t.h, "b", 4, "");
    AT(hdl_codes(a, ops));
    refused(&t, line, "hdl_codes: LOAD is a constant of another width already");

    t = begin();
    a = hdl_input(t.h, "LOAD", 3, "");
    AT(hdl_codes(a, ops));
    refused(&t, line, "hdl_codes: the name LOAD is taken in m");

    t = begin();
    a = hdl_inc(hdl_input(t.h, "a", 3, ""));
    AT(hdl_codes(a, ops));
    refused(&t, line, "has no name, or no fixed width up to 31 bits");
}

static void test_instances(void **state)
{
    (void)state;
    for (int what = 0; what < 5; what++) {
        struct hdl_design *d = hdl_design_new(NULL);
        struct hdl *c = hdl_module(d, "child", "");
        hdl_width w = hdl_param(c, "LANE_W", 32, "");
        hdl_assign(hdl_output(c, "o", w, ""), hdl_not(hdl_input(c, "i", w, "")));
        struct hdl *h = hdl_module(d, "m", "");
        hdl_width pw = what == 4 ? 8 : hdl_param(h, "LANE_W", 32, "");
        sig a = hdl_input(h, "a", hdl_times(pw, 4), "");
        sig o = hdl_output(h, "q", hdl_times(pw, 4), "");
        int made = __LINE__ + 1;
        struct hdl_inst *u = hdl_lanes(h, "u_c", c, 4);
        struct trial t = {d, h};
        int line = 0;
        if (what == 0) {
            hdl_bind_lane(u, "o", o);
            hdl_unused(a);
            refused(&t, made, "hdl_inst: input i of u_c (child) is not driven");
        } else if (what == 1) {
            AT(hdl_bind_lane(u, "x", a));
            refused(&t, line, "u_c (child) has no port x");
        } else if (what == 2) {
            AT(hdl_bind_lane(u, "i", hdl_item(a, 0, pw)));
            refused(&t, line, "port i of u_c is 4*LANE_W bits wide, the signal LANE_W");
        } else if (what == 3) {
            hdl_bind_lane(u, "i", a);
            hdl_bind_lane(u, "o", o);
            accepted(&t);
        } else {
            AT(hdl_bind_lane(u, "i", a));
            refused(&t, line, "parameter LANE_W of u_c (child) has no value");
        }
    }
}

/* ---- what is printed ---- */

static struct hdl *arbiter(struct hdl_design *d, unsigned n)
{
    struct hdl *h = hdl_module(d, "arbiter", "fair round robin");
    sig req = hdl_input(h, "req", n, "requests, level");
    sig gnt = hdl_output(h, "gnt", n, "one-hot grant, same cycle");
    sig mask = hdl_reg(h, "mask", n, hdl_ones(h, n), "requesters after the last winner");

    hdl_rule(h, "ARB-F2", "Requesters after the last winner come first.");
    sig ahead = hdl_wire(h, "ahead", hdl_and(req, mask));
    hdl_assign(gnt, hdl_mux(hdl_any(ahead), hdl_first(ahead), hdl_first(req)));

    hdl_when(hdl_any(req)) hdl_next(mask, hdl_after(gnt));
    hdl_assert(h, "ARB-F1", hdl_at_most_one(gnt));
    hdl_counter(h, "cnt_grants", hdl_popcount(gnt), "grants");
    return h;
}

static void test_golden(void **state)
{
    (void)state;
    struct hdl_design *d = hdl_design_new(NULL);
    struct hdl *h = arbiter(d, 2);
    struct diag diag;
    diag_init(&diag, NULL);
    assert_true(hdl_report(d, &diag));
    const struct hdl_header head = {"Tool 1", "tool gen"};
    char *beside, *text = hdl_print(h, &head, &beside), *again = hdl_print(h, &head, NULL);
    golden_is("arbiter.v", text);
    golden_is("arbiter_props.vh", beside);
    assert_null(strstr(again, "include"));
    free(text);
    free(beside);
    free(again);
    struct hdl_property q;
    assert_true(hdl_property_at(h, 0, &q));
    assert_string_equal(q.label, "ARB_F1_1");
    assert_string_equal(q.rule, "ARB-F1");
    assert_int_equal(q.kind, HDL_RULE);
    assert_false(hdl_property_at(h, 1, &q));
    diag_free(&diag);
    hdl_design_free(d);
}

/* ---- the tools ---- */

static char *folder;

static int make_folder(void **state)
{
    (void)state;
    struct diag d;
    diag_init(&d, stderr);
    folder = make_temp_dir("hdl", &d);
    diag_free(&d);
    return folder ? 0 : -1;
}

static int drop_folder(void **state)
{
    (void)state;
    remove_tree(folder);
    free(folder);
    return 0;
}

static void write_all(struct hdl_design *d)
{
    struct diag diag;
    diag_init(&diag, stderr);
    assert_true(hdl_report(d, &diag));
    for (size_t i = 0; i < hdl_module_count(d); i++) {
        char *beside = NULL, *text = hdl_print(hdl_module_at(d, i), NULL, &beside);
        if (!text)
            continue;
        if (beside) {
            char *path = strfmt("%s/%s_props.vh", folder, hdl_module_name(hdl_module_at(d, i)));
            assert_true(outfile_write(path, beside, strlen(beside), &diag));
            free(path);
            free(beside);
        }
        char *path = strfmt("%s/%s.v", folder, hdl_module_name(hdl_module_at(d, i)));
        assert_true(outfile_write(path, text, strlen(text), &diag));
        free(path);
        free(text);
    }
    diag_free(&diag);
}

/* Exit status 0 and the output: empty, or `expected`. Skips the test when the tool is missing. */
static void runs(const char *const *argv, const char *expected)
{
    char *tool = proc_which(argv[0]);
    if (!tool) {
        print_message("%s is missing: skipped\n", argv[0]);
        skip();
    }
    free(tool);
    struct diag diag;
    diag_init(&diag, stderr);
    struct proc_result r;
    assert_int_equal(proc_run(argv, folder, &r, &diag), WS_OK);
    if (strcmp(r.out, expected))
        fail_msg("%s said: %s", argv[0], r.out);
    assert_int_equal(r.status, 0);
    proc_result_free(&r);
    diag_free(&diag);
}

/* A lane with storage, a memory in a section, lanes in a loop. */
static struct hdl_design *store(unsigned lanes)
{
    struct hdl_design *d = hdl_design_new(NULL);
    struct hdl *l = hdl_module(d, "lane", "one lane");
    hdl_width w = hdl_param(l, "LANE_W", 32, "bits of one lane");
    sig en = hdl_input(l, "en", 2, "write slot"), in = hdl_input(l, "in", hdl_times(w, 2), "data");
    sig sel = hdl_input(l, "sel", 2, "read slot, one-hot");
    sig slot[2];
    for (unsigned i = 0; i < 2; i++) {
        slot[i] = hdl_reg(l, hdl_fmt(l, "slot%u", i), w, NULL, "operand");
        hdl_when(hdl_bit(en, i)) hdl_next(slot[i], hdl_item(in, i, w));
    }
    hdl_assign(hdl_output(l, "out", w, "selected slot"), hdl_select(sel, hdl_pack(2, slot), w));

    struct hdl *h = hdl_module(d, "store", "lanes and a memory");
    w = hdl_param(h, "LANE_W", 32, "bits of one lane");
    hdl_width word = hdl_times(w, lanes);
    hdl_localparam(h, "LANES", lanes, "lanes of a word");
    hdl_localparam(h, "DEPTH", 4, "words");
    sig we = hdl_input(h, "we", 1, "write"), row = hdl_input(h, "row", 2, "row");
    sig mask = hdl_input(h, "mask", lanes, "lanes"), data = hdl_input(h, "data", word, "data");
    struct hdl_mem *mem = hdl_mem(h, "mem", 4, word, lanes, "words");
    hdl_when(we) hdl_mem_write(mem, row, data, mask);
    sig q = hdl_reg(h, "q", word, NULL, "word read last");
    hdl_next(q, hdl_mem_read(mem, row));
    struct hdl_inst *u = hdl_lanes(h, "u_lane", l, lanes);
    hdl_bind(u, "en", hdl_input(h, "en", 2, "slots"));
    hdl_bind(u, "sel", hdl_input(h, "sel", 2, "slot"));
    hdl_bind_lane(u, "in", hdl_cat(hdl_not(q), q));
    hdl_bind_lane(u, "out", hdl_output(h, "out", word, "selected"));
    return d;
}

static void lint(const char *top)
{
    char *file = strfmt("%s.v", top);
    static const char *const macro[] = {"WARPSMITH_NOTHING", "WARPSMITH_COUNTERS",
                                        "WARPSMITH_ASSERT"};
    for (size_t i = 0; i < 3; i++) {
        char *define = strfmt("-D%s", macro[i]);
        runs((const char *[]){"verilator", "--lint-only", "-Wall", define, "-y", ".",
                              "--top-module", top, file, NULL},
             "");
        runs((const char *[]){"iverilog", "-Wall", "-g2005", define, "-y", ".", "-s", top, "-o",
                              "out.vvp", file, NULL},
             "");
        char *script = strfmt(
            "read_verilog -formal -DWARPSMITH_FORMAL -D%s *.v; hierarchy -top %s -check; proc; "
            "check -assert",
            macro[i], top);
        runs((const char *[]){"yosys", "-q", "-p", script, NULL}, "");
        free(script);
        free(define);
    }
    free(file);
}

static void test_tools_are_silent(void **state)
{
    (void)state;
    struct hdl_design *d = store(4);
    arbiter(d, 11);
    write_all(d);
    hdl_design_free(d);
    lint("arbiter");
    lint("store");
}

/* The same files with another LANE_W, in simulation. */
static void test_other_width(void **state)
{
    (void)state;
    struct hdl_design *d = store(4);
    write_all(d);
    hdl_design_free(d);
    static const char bench[] =
        "module bench;\n"
        "    reg clk = 0, we = 1; reg [1:0] row = 2, en = 0, sel = 0; reg [3:0] mask = 15;\n"
        "    reg [31:0] data = 32'h44332211; wire [31:0] out;\n"
        "    store #(.LANE_W(8)) dut (.clk(clk), .we(we), .row(row), .mask(mask), .data(data),\n"
        "        .en(en), .sel(sel), .out(out));\n"
        "    initial begin\n"
        "        #1 clk = 1; #1 clk = 0; mask = 4'b0101; data = 32'haabbccdd;\n"
        "        #1 clk = 1; #1 clk = 0; we = 0;\n"
        "        #1 clk = 1; #1 clk = 0; en = 3;\n"
        "        #1 clk = 1; #1 clk = 0; sel = 1;\n"
        "        #1 $display(\"%h\", out); sel = 2;\n"
        "        #1 $display(\"%h\", out); sel = 0;\n"
        "        #1 $display(\"%h\", out);\n"
        "    end\n"
        "endmodule\n";
    struct diag diag;
    diag_init(&diag, stderr);
    char *path = strfmt("%s/bench.v", folder);
    assert_true(outfile_write(path, bench, sizeof bench - 1, &diag));
    runs((const char *[]){"iverilog", "-Wall", "-g2005", "-y", ".", "-s", "bench", "-o", "b.vvp",
                          "bench.v", NULL},
         "");
    runs((const char *[]){"vvp", "-n", "b.vvp", NULL}, "44bb22dd\nbb44dd22\n00000000\n");
    free(path);
    diag_free(&diag);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_widths),
        cmocka_unit_test(test_drivers),
        cmocka_unit_test(test_loops),
        cmocka_unit_test(test_names),
        cmocka_unit_test(test_codes),
        cmocka_unit_test(test_fields),
        cmocka_unit_test(test_instances),
        cmocka_unit_test(test_golden),
        cmocka_unit_test(test_tools_are_silent),
        cmocka_unit_test(test_other_width),
    };
    return cmocka_run_group_tests(tests, make_folder, drop_folder);
}
