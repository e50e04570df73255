/* synth: Liberty reader, SRAM model, netlist counts, buffer trees. No tool is called here. */
#include "base/diag.h"
#include "base/mem.h"
#include "base/outfile.h"
#include "base/scratch.h"
#include "base/text.h"
#include "synth/buffer.h"
#include "synth/cell_table.h"
#include "synth/energy.h"
#include "synth/fold.h"
#include "synth/lib_function.h"
#include "synth/liberty.h"
#include "synth/netlist.h"
#include "synth/sram_model.h"
#include "synth/tech.h"
#include <math.h>
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
    char *dir;
    struct diag d;
};

static int setup(void **state)
{
    struct fixture *f = xcalloc(1, sizeof *f);
    diag_init(&f->d, NULL);
    f->dir = make_temp_dir("synth", &f->d);
    *state = f;
    return f->dir ? 0 : -1;
}

static int teardown(void **state)
{
    struct fixture *f = *state;
    bool ok = remove_tree(f->dir);
    diag_free(&f->d);
    free(f->dir);
    free(f);
    return ok ? 0 : -1;
}

static struct liberty *read_text(struct fixture *f, const char *text)
{
    char *path = strfmt("%s/x.lib", f->dir);
    assert_true(outfile_write(path, text, strlen(text), &f->d));
    struct liberty *l = liberty_read((const char *const *)&path, 1, &f->d);
    free(path);
    return l;
}

static void assert_near(double a, double b)
{
    if (fabs(a - b) > 1e-9 + 1e-6 * fabs(b))
        fail_msg("%.9g is not %.9g", a, b);
}

static void assert_said(const struct diag *d, const char *what)
{
    for (size_t i = 0; i < d->n; i++)
        if (strstr(d->lines[i], what))
            return;
    fail_msg("no message with '%s'; last: %s", what, d->n ? d->lines[d->n - 1] : "none");
}

/* Every quirk that real files show: comments, continuations, left-out semicolons, ps and fF, tables
 * in both orders, a cell without area. */
static const char small_lib[] =
    "/* a\n comment */\n"
    "library (small) {\n"
    "  time_unit : \"10ps\" ;\n"
    "  capacitive_load_unit (2, ff);\n"
    "  lu_table_template (load_slew) { variable_1 : total_output_net_capacitance;\n"
    "    variable_2 : input_net_transition; index_1 (\"0, 100\"); index_2 (\"0, 10\"); }\n"
    "  lu_table_template (slew_load) { variable_1 : input_net_transition;\n"
    "    variable_2 : total_output_net_capacitance; index_1 (\"0, 10\"); index_2 (\"0, 100\"); }\n"
    "  cell (BUF) { area : 3.5\n"
    "    pin (A) { direction : input; capacitance : 1; rise_capacitance : 1.5;\n"
    "      rise_capacitance_range (0.5, 2); }\n"
    "    pin (Y) { direction : output; function : \"(A)\";\n"
    "      timing () { related_pin : \"A\";\n"
    "        cell_rise (load_slew) { values (\"1, 2\", \\\n          \"11, 14\"); }\n"
    "        cell_fall (load_slew) { values (\"1, 1\", \"2, 2\"); }\n"
    "        rise_transition (slew_load) { values (\"1, 21\", \"3, 23\") }\n"
    "        fall_transition (slew_load) { values (\"0, 0\", \"0, 0\"); } } } }\n"
    "  cell (INV) { area : 1.5; pin (A) { direction : input; capacitance : 1; }\n"
    "    pin (Y) { direction : output; function : \"!A\"; timing () { related_pin : \"A\";\n"
    "        cell_rise (load_slew) { values (\"1, 2\", \"21, 24\"); }\n"
    "        rise_transition (load_slew) { values (\"1, 1\", \"9, 9\"); } } } }\n"
    "  cell (DFF) { area : 20; ff (IQ, IQN) { next_state : \"D\"; clocked_on : \"CK\"; }\n"
    "    pin (CK) { direction : input; clock : true; capacitance : 1; }\n"
    "    pin (D) { direction : input; capacitance : 1;\n"
    "      timing () { related_pin : \"CK\"; timing_type : setup_rising; } }\n"
    "    pin (Q) { direction : output; timing () { related_pin : \"CK\";\n"
    "      timing_type : rising_edge; cell_rise (load_slew) { values (\"1, 1\", \"2, 2\"); } } } "
    "}\n"
    "  cell (DFF4) { area : 70; ff_bank (IQ, IQN, 4) { next_state : \"D\"; } }\n"
    "  cell (LATCH) { area : 0; latch (IQ, IQN) { enable : \"G\"; }\n"
    "    pin (G) { direction : input; } pin (D) { direction : input; } pin (Q) { direction : "
    "output; } }\n"
    "}\n";

static void test_reader(void **state)
{
    struct fixture *f = *state;
    struct liberty *l = read_text(f, small_lib);
    assert_non_null(l);
    assert_string_equal(l->name, "small");
    assert_int_equal(l->ncells, 5);
    const struct lib_cell *buf = liberty_cell(l, "BUF");
    assert_near(buf->area, 3.5);
    assert_near(lib_pin(buf, "A")->cap, 0.003);
    static const double ranges[2][2] = {{0.001, 0.004}, {0.002, 0.002}};
    for (int e = 0; e < 4; e++)
        assert_near(lib_pin(buf, "A")->ranges[e / 2][e % 2], ranges[e / 2][e % 2]);
    const struct lib_cell *dff = liberty_cell(l, "DFF");
    bool level;
    assert_true(lib_pin(dff, "D")->checked && !lib_pin(dff, "CK")->checked);
    assert_true(lib_causes(lib_pin(dff, "Q"), "CK", &level) && !level);
    assert_false(lib_causes(lib_pin(dff, "Q"), "D", &level));
    assert_true(lib_causes(lib_pin(buf, "Y"), "A", &level) && level);
    assert_true(lib_is_buffer(buf));
    assert_false(lib_is_inverter(buf));
    assert_true(lib_is_inverter(liberty_cell(l, "INV")));
    assert_int_equal(liberty_cell(l, "DFF")->flops, 1);
    assert_int_equal(liberty_cell(l, "DFF4")->flops, 4);
    assert_int_equal(liberty_cell(l, "LATCH")->latches, 1);
    assert_true(lib_pin(liberty_cell(l, "DFF"), "CK")->clock);
    assert_null(liberty_cell(l, "NAND"));
    liberty_free(l);
}

static void test_delay(void **state)
{
    struct liberty *l = read_text(*state, small_lib);
    const struct lib_pin *y = lib_pin(liberty_cell(l, "BUF"), "Y");
    double slew;
    assert_near(lib_delay(y, 0, 0, &slew), 0.01);
    assert_near(slew, 0.01);
    assert_near(lib_delay(y, 0.1, 0, NULL), 0.02);
    assert_near(lib_delay(y, 0, 0.2, &slew), 0.11);
    assert_near(slew, 0.21);
    assert_near(lib_delay(y, 0.05, 0.1, &slew), 0.07); /* the middle of 1, 2, 11, 14 */
    assert_near(slew, 0.12);
    assert_near(lib_delay(y, 0, 0.4, NULL), 0.21); /* beyond the table */
    liberty_free(l);
}

static void test_unknown_area(void **state)
{
    struct fixture *f = *state;
    struct liberty *l = read_text(f, small_lib);
    double a = -1;
    assert_true(lib_area(liberty_cell(l, "INV"), &a, &f->d));
    assert_near(a, 1.5);
    assert_false(lib_area(liberty_cell(l, "LATCH"), &a, &f->d));
    assert_int_equal(f->d.status, WS_BAD_INPUT);
    assert_said(&f->d, "cell LATCH: area is unknown");
    liberty_free(l);
}

static void test_reader_errors(void **state)
{
    struct fixture *f = *state;
    static const struct {
        const char *text, *said;
    } bad[] = {
        {"", "x.lib: empty file"},
        {"module m; endmodule", "x.lib:1:"},
        {"library (a) {\n cell (B) { area : 1;\n", "x.lib:3: file ends inside a group"},
        {"library (a) { /* ", "comment without end"},
        {"library (a) {\n cell (B) { area : big; }\n}", "x.lib:2: area = big: not a number"},
        {"library (a) { cell (B) { area : 1; }\n cell (B) { area : 2; } }", "cell B is already in"},
        {"library (a) { time_unit : \"1h\"; cell (B) { } }", "time_unit = 1h"},
        {"library (a) { }", "no cells"},
        {"library (a) {\n cell (B) { pin (Y) { timing () { cell_rise (scalar) {\n values (\"1, "
         "2\"); } } } } }",
         "x.lib:3: table has 2 values"},
        {"library (a) {\n cell (B) { pin (Y) { timing () { cell_rise (scalar) {\n values (\"x\"); "
         "} } } } }",
         "not a list of numbers"},
        {"library (a) {\n cell (B) { area : 1; }\n}\nlibrary (c) { }",
         "x.lib:4: text behind the library group"},
        {"library (a) { cell (B) { area : x\"1\"; } }", "a quote within a value"},
        {"library (a) { cell (B) { area : nan; } }", "area = nan: not a number"},
        {"library (a) { cell (B) { area : 1e308; } }", "not a number"},
        {"library (a) { capacitive_load_unit (0, pf); cell (B) { } }", "a number above 0"},
        {"library (a) { capacitive_load_unit (pf); cell (B) { } }", "a number above 0"},
        {"library (a) { cell (B) { ff_bank (Q, QN) { } } }", "ff_bank: two names and a width"},
        {"library (a) { cell (B) { ff_bank (Q, QN, 0) { } } }", "ff_bank: two names and a width"},
        {"library (a) { lu_table_template (t) { variable_1 : input_net_transition; index_1 (\"1, "
         "1\"); } cell (B) { pin (Y) { timing () { cell_rise (t) { values (\"1, 2\"); } } } } }",
         "index_1: its numbers must ascend"},
    };
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        assert_null(read_text(f, bad[i].text));
        assert_said(&f->d, bad[i].said);
        assert_int_equal(f->d.errors, i + 1);
    }
    const char *missing = "no/such/file.lib";
    assert_null(liberty_read(&missing, 1, &f->d));
}

/* An input that states no capacitance has the library's default one, for the tools too. */
static void test_default_capacitance(void **state)
{
    struct fixture *f = *state;
    struct liberty *l = read_text(
        f, "library (a) { capacitive_load_unit (1, ff); default_input_pin_cap : 3;\n"
           " cell (B) { area : 1; pin (A) { direction : input; } pin (E) { capacitance : 1; }\n"
           "  pin (Y) { direction : output; } } }");
    assert_non_null(l);
    const struct lib_cell *b = liberty_cell(l, "B");
    assert_near(lib_pin(b, "A")->cap, 0.003);
    assert_near(lib_pin(b, "E")->cap, 0.001);
    assert_near(lib_pin(b, "Y")->cap, 0);
    char *text;
    size_t len;
    FILE *out = open_memstream(&text, &len);
    liberty_write_merged(l, false, out);
    fclose(out);
    assert_non_null(strstr(text, "capacitance : 3;"));
    free(text);
    liberty_free(l);
}

/* Two files whose templates clash become one library that reads the same. */
static void test_merge(void **state)
{
    struct fixture *f = *state;
    char *a = strfmt("%s/a.lib", f->dir), *b = strfmt("%s/b.lib", f->dir),
         *c = strfmt("%s/c.lib", f->dir);
    static const char other[] =
        "library (more) { time_unit : \"10ps\"; capacitive_load_unit (2, ff);\n"
        " lu_table_template (load_slew) { variable_1 : input_net_transition; index_1 (\"0, 10\"); "
        "}\n"
        " cell (B2) { area : 7; note (bare, \"two words; {\"); pin (A) { direction : input; "
        "capacitance : 1; }\n"
        "  pin (Y) { direction : output; function : \"A\"; timing () { related_pin : \"A\";\n"
        "   cell_rise (load_slew) { values (\"5, 6\"); } } } } }\n";
    assert_true(outfile_write(a, small_lib, strlen(small_lib), &f->d));
    assert_true(outfile_write(b, other, strlen(other), &f->d));
    const char *two[] = {a, b};
    struct liberty *l = liberty_read(two, 2, &f->d);
    assert_non_null(l);
    struct outfile o;
    assert_true(outfile_open(&o, c, &f->d));
    liberty_write_merged(l, false, o.f);
    assert_true(outfile_commit(&o, &f->d));
    struct liberty *m = liberty_read((const char *const *)&c, 1, &f->d);
    assert_non_null(m);
    assert_int_equal(m->ncells, l->ncells);
    for (size_t i = 0; i < l->ncells; i++) {
        assert_string_equal(l->cells[i].name, m->cells[i].name);
        assert_near(l->cells[i].area, m->cells[i].area);
    }
    assert_near(lib_delay(lib_pin(liberty_cell(m, "B2"), "Y"), 0.1, 1, NULL), 0.06);
    assert_near(lib_delay(lib_pin(liberty_cell(m, "BUF"), "Y"), 0.05, 0.1, NULL), 0.07);
    liberty_free(m);
    assert_true(outfile_open(&o, c, &f->d));
    liberty_write_functions(l, o.f);
    assert_true(outfile_commit(&o, &f->d));
    m = liberty_read((const char *const *)&c, 1, &f->d);
    assert_non_null(m);
    assert_int_equal(m->ncells, l->ncells);
    const struct lib_pin *y = lib_pin(liberty_cell(m, "B2"), "Y");
    assert_string_equal(y->function, "A");
    assert_int_equal(y->narcs, 0);
    assert_near(liberty_cell(m, "B2")->area, 7);
    liberty_free(l);
    liberty_free(m);
    free(a);
    free(b);
    free(c);
}

static void test_sram_names(void **state)
{
    (void)state;
    struct sram_macro m = {.depth = 128, .width = 1024, .lanes = 32};
    char name[40];
    unsigned depth = 0, width = 0;
    sram_macro_name(&m, name);
    assert_string_equal(name, "sram_1rw_128x1024");
    assert_true(sram_macro_parse(name, &depth, &width));
    assert_int_equal(depth, 128);
    assert_int_equal(width, 1024);
    m.told = m.async = true;
    sram_macro_name(&m, name);
    assert_string_equal(name, "sram_1rw_128x1024_32_async");
    assert_true(sram_macro_parse(name, &depth, &width));
    assert_true(sram_macro_parse("sram_1rw_4x4_2", &depth, &width));
    static const char *const no[] = {"sram_1rw_",          "sram_1rw_0x4",    "sram_1rw_4x",
                                     "sram_1rw_4x4b",      "ram_4x4",         "sram_1rw_04x4",
                                     "sram_1rw_4x4_async", "sram_1rw_4x4_2_", "sram_1rw_4x4_"};
    for (size_t i = 0; i < sizeof no / sizeof *no; i++)
        assert_false(sram_macro_parse(no[i], &depth, &width));
}

static void test_sram_liberty(void **state)
{
    struct fixture *f = *state;
    struct sram_site site;
    assert_true(tech_sram_site("osu018", &site, &f->d));
    for (int async = 0; async < 2; async++) {
        struct sram_macro m = {.depth = 8, .width = 4, .lanes = 2, .async = async};
        char *path = strfmt("%s/m.lib", f->dir);
        char *golden = strfmt("%s/tests/unit/sram_8x4%s.lib", WS_SOURCE_DIR, async ? "_async" : "");
        struct outfile o;
        assert_true(outfile_open(&o, path, &f->d));
        sram_write_liberty(&m, &site, true, o.f);
        assert_true(outfile_commit(&o, &f->d));
        size_t n, k;
        char *got = file_read(path, &n, &f->d), *want = file_read(golden, &k, &f->d);
        assert_non_null(want);
        assert_string_equal(got, want);
        struct liberty *l = liberty_read((const char *const *)&path, 1, &f->d);
        assert_non_null(l);
        assert_near(l->cells[0].area, sram_figures(&m, &site).area_um2);
        liberty_free(l);
        free(got);
        free(want);
        free(path);
        free(golden);
    }
}

/* A top with two instances of a leaf module of two inverters and a flip-flop, and one macro. */
static const char small_netlist[] =
    "{'modules': {"
    " 'pair': {'attributes': {'hdlname': '\\\\lane'}, 'ports': {"
    "   'clk': {'direction': 'input', 'bits': [2]}, 'a': {'direction': 'input', 'bits': [3]},"
    "   'q': {'direction': 'output', 'bits': [5]}},"
    "  'cells': {"
    "   'i0': {'type': 'INV', 'connections': {'A': [3], 'Y': [4]}},"
    "   '$f0': {'type': 'DFF', 'connections': {'CK': [2], 'D': [4], 'Q': [6]}},"
    "   'i1': {'type': 'INV', 'connections': {'A': [6], 'Y': [5]}}},"
    "  'netnames': {'held': {'hide_name': 0, 'bits': [6]}}},"
    " 'top': {'attributes': {}, 'ports': {"
    "   'clk': {'direction': 'input', 'bits': [2]}, 'a': {'direction': 'input', 'bits': [3, 4]},"
    "   'q': {'direction': 'output', 'bits': [5, 6, '0']}},"
    "  'cells': {"
    "   'u0': {'type': 'pair', 'connections': {'clk': [2], 'a': [3], 'q': [5]}},"
    "   'u1': {'type': 'pair', 'connections': {'clk': [2], 'a': [4], 'q': [6]}}%s},"
    "  'netnames': {}}}}";

static struct netlist *read_netlist(struct fixture *f, const struct liberty *l, const char *more,
                                    const struct nl_macro *x, size_t nx)
{
    char *text = strfmt(small_netlist, more);
    for (char *p = text; *p; p++)
        if (*p == '\'')
            *p = '"';
    json_t *j = json_loads(text, 0, NULL);
    assert_non_null(j);
    struct netlist *n = nl_read(j, "top", l, x, nx, &f->d);
    json_decref(j);
    free(text);
    return n;
}

static void test_counts(void **state)
{
    struct fixture *f = *state;
    struct liberty *l = read_text(f, small_lib);
    struct nl_macro x = {
        .m = {8, 4, 2, false, false, SRAM_1RW}, .fig = {.area_um2 = 1000}, .declared = 1};
    sram_macro_name(&x.m, x.name);
    struct netlist *n = read_netlist(
        f, l,
        ", 'm': {'type': 'sram_1rw_8x4', 'connections': {'clk': [2], 'rdata': [7, 8, 9, 10]}}", &x,
        1);
    assert_non_null(n);
    assert_true(nl_count(n, &f->d));
    const struct nl_module *top = &n->mods[n->top], *lane = &n->mods[0];
    assert_string_equal(lane->title, "lane");
    assert_int_equal(lane->instances, 2);
    assert_near(lane->cell_area, 23);
    assert_near(top->area, 1046);
    assert_near(top->macro_area, 1000);
    assert_int_equal(top->cells_below, 6);
    assert_int_equal(top->flops_below, 2);
    assert_int_equal(top->macro_bits_below, 32);
    assert_int_equal(n->macros[0].count, 1);
    double sum = top->macro_area; /* own areas and macros add up to the whole */
    for (size_t i = 0; i < n->nmods; i++)
        sum += n->mods[i].cell_area * (double)n->mods[i].instances;
    assert_near(sum, top->area);
    nl_free(n);
    liberty_free(l);
}

/* An inverted clock is not gated, and its inverter costs energy; a clock of another net is. */
static void test_clocks(void **state)
{
    struct fixture *f = *state;
    struct liberty *l = read_text(f, small_lib);
    static const struct {
        const char *cells;
        unsigned gated;
        double all, idle; /* pF at 1 V: three clock pins and an inverter of 0.002 */
    } tops[] = {{", 'i': {'type': 'INV', 'connections': {'A': [2], 'Y': [7]}},"
                 " 'f': {'type': 'DFF', 'connections': {'CK': [7], 'D': [3], 'Q': [8]}}",
                 0, 0.008, 0.008},
                {", 'f': {'type': 'DFF', 'connections': {'CK': [4], 'D': [3], 'Q': [8]}}", 1, 0.006,
                 0.004}};
    for (size_t i = 0; i < sizeof tops / sizeof *tops; i++) {
        struct netlist *n = read_netlist(f, l, tops[i].cells, NULL, 0);
        assert_non_null(n);
        assert_true(nl_count(n, &f->d));
        assert_int_equal(n->mods[n->top].gated_below, tops[i].gated);
        struct tech t = {.lib = l, .sram.vdd = 1};
        struct clock_energy e = clock_energy(n, &t);
        assert_near(e.all_pj, tops[i].all);
        assert_near(e.idle_pj, tops[i].idle);
        nl_free(n);
    }
    liberty_free(l);
}

/* A flip-flop with a reset can be executed where that is tied off. */
static void test_tied(void **state)
{
    struct fixture *f = *state;
    struct liberty *l = read_text(
        f, "library (a) { cell (R) { area : 1;\n"
           " ff (IQ, IQN) { next_state : \"D\"; clocked_on : \"C\"; clear : \"(!RB)\"; }\n"
           " pin (C) { clock : true; } pin (D) { } pin (RB) { }\n"
           " pin (Q) { direction : output; function : \"IQ\"; } } }");
    assert_non_null(l);
    struct tech t = {.lib = l};
    struct cell_table table = {0};
    assert_true(cell_table(&table, liberty_cell(l, "R"), &t));
    for (int net = NET_ONE; net <= 1; net++) {
        int bits[] = {net};
        struct nl_conn reset = {.port = "RB", .bits = bits, .width = 1};
        struct nl_cell c = {.conns = &reset, .nconns = 1};
        assert_true(cell_is_tied(&table, &c) == (net == NET_ONE));
    }
    liberty_free(l);
}

static void test_count_errors(void **state)
{
    struct fixture *f = *state;
    struct liberty *l = read_text(f, small_lib);
    struct netlist *n = read_netlist(
        f, l, ", 'x': {'type': 'LATCH', 'connections': {'G': [2], 'D': [3], 'Q': [7]}}", NULL, 0);
    assert_non_null(n);
    assert_false(nl_count(n, &f->d));
    assert_said(&f->d, "cell LATCH: area is unknown");
    nl_free(n);
    assert_null(read_netlist(f, l, ", 'm': {'type': 'sram_1rw_8x4', 'connections': {}}", NULL, 0));
    assert_said(&f->d, "macro sram_1rw_8x4 is not in the manifest");
    assert_null(read_netlist(f, l, ", 'm': {'type': '$and', 'connections': {}}", NULL, 0));
    assert_said(&f->d, "cell $and is not in the library");
    assert_null(read_netlist(f, l, ", 'm': {'type': 'INV', 'connections': {'B': [3]}}", NULL, 0));
    assert_said(&f->d, "INV has no pin B");
    assert_null(read_netlist(f, l, ", 'm': {'type': 'top', 'connections': {}}", NULL, 0));
    assert_said(&f->d, "module top contains itself");
    assert_null(read_netlist(f, l, ", 'm': {'type': 'INV', 'connections': {'A': ['z']}}", NULL, 0));
    assert_said(&f->d, "constant z");
    struct nl_macro x = {.m = {8, 4, 2, false, false, SRAM_1RW}, .declared = 1};
    sram_macro_name(&x.m, x.name);
    n = read_netlist(f, l, ", 'm': {'type': 'sram_1rw_8x4', 'connections': {'clk': [2]}}", &x, 1);
    assert_non_null(n);
    assert_false(nl_count(n, &f->d));
    assert_said(&f->d, "macro sram_1rw_8x4: area is unknown");
    nl_free(n);
    liberty_free(l);
}

static void test_verilog(void **state)
{
    struct fixture *f = *state;
    struct liberty *l = read_text(f, small_lib);
    struct netlist *n = read_netlist(f, l, "", NULL, 0);
    char *text = NULL;
    size_t len = 0;
    FILE *o = open_memstream(&text, &len);
    nl_write_verilog(n, NL_WHOLE, o);
    fclose(o);
    static const char *const lines[] = {
        "module lane (clk, a, q);",  "DFF held_reg (.CK(clk), .D(_n4_), .Q(held));",
        "INV i1 (.A(held), .Y(q));", "output [2:0] q;",
        "assign q[2] = 1'b0;",       "lane u1 (.clk(clk), .a(a[1]), .q(q[1]));",
    };
    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++)
        if (!strstr(text, lines[i]))
            fail_msg("no line '%s' in\n%s", lines[i], text);
    free(text);
    nl_free(n);
    liberty_free(l);
}

/* Modules of `cells` inverters, `count` of them in the top. */
static struct netlist *equal_lanes(struct fixture *f, const struct liberty *l, int cells, int count)
{
    json_t *chain = json_object(), *lanes = json_object(), *j;
    for (int i = 0; i < cells; i++) {
        char *name = strfmt("i%d", i);
        json_object_set_new(chain, name,
                            json_pack("{s:s, s:{s:[i], s:[i]}}", "type", "INV", "connections", "A",
                                      2 + i, "Y", 3 + i));
        free(name);
    }
    for (int i = 0; i < count; i++) {
        char *name = strfmt("u%d", i);
        json_object_set_new(lanes, name,
                            json_pack("{s:s, s:{s:[i], s:[i]}}", "type", "lane", "connections", "a",
                                      2, "y", 3 + i));
        free(name);
    }
    j = json_pack("{s:{s:{s:{s:{s:s, s:[i]}, s:{s:s, s:[i]}}, s:o, s:{}},"
                  "    s:{s:{s:{s:s, s:[i]}}, s:o, s:{}}}}",
                  "modules", "lane", "ports", "a", "direction", "input", "bits", 2, "y",
                  "direction", "output", "bits", 2 + cells, "cells", chain, "netnames", "top",
                  "ports", "a", "direction", "input", "bits", 2, "cells", lanes, "netnames");
    assert_non_null(j);
    struct netlist *n = nl_read(j, "top", l, NULL, 0, &f->d);
    json_decref(j);
    assert_non_null(n);
    assert_true(nl_count(n, &f->d));
    return n;
}

static void assert_text(char *text, const char *expected)
{
    assert_string_equal(text, expected);
    free(text);
}

static char *folded_text(const struct fold *f)
{
    char *text = NULL;
    size_t len = 0;
    FILE *o = open_memstream(&text, &len);
    fold_write_verilog(f, o);
    fclose(o);
    return text;
}

/* Equal lanes are one; one with another load is another from there on. */
static void test_fold_lanes(void **state)
{
    struct fixture *f = *state;
    struct liberty *l = read_text(f, small_lib);
    struct netlist *n = equal_lanes(f, l, 3, 9);
    struct fold *x = fold_make(n, n->top, 0);
    assert_int_equal(x->ncells, 3);
    assert_int_equal(fold_nets(x, "i0/Y"), 9);
    assert_int_equal(fold_ends(x, "i0/A"), 0); /* paths go through it */
    assert_text(fold_name(x, "i2/Y"), "u0/i2/Y");
    assert_text(fold_name(x, "i3/Y"), "i3/Y");
    assert_text(fold_name(x, "p0"), "a");
    assert_text(folded_text(x), "module folded (p0);\n  input p0;\n"
                                "  INV i0 (.A(p0), .Y(n3));\n  INV i1 (.A(n3), .Y(n4));\n"
                                "  INV i2 (.A(n4), .Y(n5));\n"
                                "  load_1 l2 (.A(p0));\n  load_2 l3 (.A(n3));\n"
                                "  load_2 l4 (.A(n4));\nendmodule\n");
    fold_free(x);
    /* Another pin at the output of lane 4. */
    struct nl_module *top = &n->mods[n->top];
    nl_connect(nl_add_cell(top, "more", liberty_cell(l, "BUF")), "A", false, 3 + 4);
    x = fold_make(n, n->top, 0);
    assert_int_equal(x->ncells, 3 + 1); /* `more` drives nothing */
    assert_int_equal(fold_nets(x, "i2/Y"), 8);
    assert_text(fold_name(x, "i3/Y"), "u4/i2/Y");
    char *path[] = {xstrdup("p0"), xstrdup("i0/Y"), xstrdup("i1/Y"), xstrdup("i3/Y")}, **pins[4];
    static const char *const names[] = {"a", "u4/i0/Y", "u4/i1/Y", "u4/i2/Y"};
    for (int i = 0; i < 4; i++)
        pins[i] = &path[i];
    fold_name_path(x, pins, 4);
    for (int i = 0; i < 4; i++)
        assert_text(path[i], names[i]);
    fold_free(x);
    nl_free(n);
    liberty_free(l);
}

/* One inverter that drives `fanout` flip-flops, whose clock is driven by another. */
static struct netlist *wide_net(struct fixture *f, const struct liberty *l, int fanout)
{
    json_t *cells = json_object(), *j;
    json_object_set_new(
        cells, "drv",
        json_pack("{s:s, s:{s:[i], s:[i]}}", "type", "INV", "connections", "A", 3, "Y", 4));
    for (int i = 0; i < fanout; i++) {
        char *name = strfmt("f%d", i);
        json_object_set_new(cells, name,
                            json_pack("{s:s, s:{s:[i], s:[i], s:[i]}}", "type", "DFF",
                                      "connections", "CK", 2, "D", 4, "Q", 5 + i));
        free(name);
    }
    j = json_pack("{s:{s:{s:{s:{s:s, s:[i]}, s:{s:s, s:[i]}}, s:o, s:{}}}}", "modules", "top",
                  "ports", "clk", "direction", "input", "bits", 2, "a", "direction", "input",
                  "bits", 3, "cells", cells, "netnames");
    assert_non_null(j);
    struct netlist *n = nl_read(j, "top", l, NULL, 0, &f->d);
    json_decref(j);
    assert_non_null(n);
    return n;
}

/* Registers that take the same are one end, and stand for all of them. */
static void test_fold_registers(void **state)
{
    struct fixture *f = *state;
    struct liberty *l = read_text(f, small_lib);
    struct netlist *n = wide_net(f, l, 5);
    struct fold *x = fold_make(n, n->top, 0);
    assert_int_equal(x->ncells, 2); /* and the one that drives them */
    assert_int_equal(fold_ends(x, "i0/D"), 5);
    assert_int_equal(fold_nets(x, "i0/Q"), 5);
    assert_int_equal(x->kinds[x->kind_of[x->flat->instances[0].nets[2]] - 1].clock, 1);
    /* Another load of one of them makes another start of it, but no other end. */
    struct nl_module *top = &n->mods[n->top];
    nl_connect(nl_add_cell(top, "more", liberty_cell(l, "BUF")), "A", false, 5);
    fold_free(x);
    x = fold_make(n, n->top, 0);
    assert_int_equal(x->ncells, 3);
    assert_int_equal(fold_ends(x, "i0/D"), 5);
    assert_int_equal(fold_nets(x, "i0/Q"), 1); /* f0, which is kept, has it */
    fold_free(x);
    nl_free(n);
    liberty_free(l);
}

/* The flip-flop's data leads back to net 4 through nothing but buffers; *levels of them. */
static bool leads_to(const struct nl_module *m, int net, unsigned *levels)
{
    for (*levels = 0; net != 4; ++*levels) {
        const struct nl_cell *driver = NULL;
        for (size_t i = 0; i < m->ncells; i++)
            for (unsigned k = 0; k < m->cells[i].nconns; k++)
                if (m->cells[i].conns[k].output && m->cells[i].conns[k].bits[0] == net)
                    driver = &m->cells[i];
        if (!driver || !lib_is_buffer(driver->leaf))
            return false;
        for (unsigned k = 0; k < driver->nconns; k++)
            if (!driver->conns[k].output)
                net = driver->conns[k].bits[0];
    }
    return true;
}

static void test_buffers(void **state)
{
    struct fixture *f = *state;
    char *path = strfmt("%s/x.lib", f->dir);
    struct liberty *l = read_text(f, small_lib);
    assert_non_null(l);
    liberty_free(l);
    struct tech *t = tech_from_files((const char *const *)&path, 1, 45, &f->d);
    free(path);
    assert_non_null(t);
    assert_string_equal(t->driver->name, "INV");
    assert_string_equal(t->buffer->name, "BUF");
    static const int fanouts[] = {1, 2, 500};
    for (size_t i = 0; i < 3; i++) {
        struct netlist *n = wide_net(f, t->lib, fanouts[i]);
        nl_buffer(n, t);
        assert_true(nl_count(n, &f->d));
        struct nl_module *m = &n->mods[n->top];
        assert_int_equal(m->flops_below, fanouts[i]);
        if (fanouts[i] < 3)
            assert_int_equal(m->own_buffers, 0);
        else
            assert_in_range(m->own_buffers, 2, 499);
        assert_int_equal(m->own_buffers, m->tree_buffers);
        for (size_t k = 0; k < m->ncells; k++)
            for (unsigned c = 0; c < m->cells[k].nconns; c++) {
                unsigned levels;
                int net = m->cells[k].conns[c].bits[0];
                if (strcmp(m->cells[k].conns[c].port, "CK") == 0)
                    assert_int_equal(net, 2); /* the clock is ideal */
                else if (strcmp(m->cells[k].conns[c].port, "D") == 0)
                    assert_true(leads_to(m, net, &levels) && (fanouts[i] < 3 || levels > 0));
            }
        nl_free(n);
    }
    tech_free(t);
}

/* What drives more takes more: a flip-flop that does the same, and not more of it than it needs. */
static void test_drives(void **state)
{
    static const char head[] =
        "library (drives) { time_unit : \"10ps\" ; capacitive_load_unit (2, ff);\n"
        "  lu_table_template (by_load) { variable_1 : total_output_net_capacitance;\n"
        "    index_1 (\"0, 100\"); }\n"
        "  cell (INV) { area : 1.5; pin (A) { direction : input; capacitance : 1; }\n"
        "    pin (Y) { direction : output; function : \"!A\"; timing () { related_pin : \"A\";\n"
        "      cell_rise (by_load) { values (\"1, 21\"); }\n"
        "      rise_transition (by_load) { values (\"1, 9\"); } } } }\n"
        "  cell (BUF) { area : 3; pin (A) { direction : input; capacitance : 1; }\n"
        "    pin (Y) { direction : output; function : \"A\"; timing () { related_pin : \"A\";\n"
        "      cell_rise (by_load) { values (\"90, 100\"); }\n" /* no tree is worth it */
        "      rise_transition (by_load) { values (\"1, 9\"); } } } }\n";
    static const struct {
        const char *name, *next;
        double area;
        int empty, full;
    } cells[] = {{"DFF", "D", 20, 4, 404},
                 {"DFFX2", "D", 24, 4, 204},
                 {"DFFX4", "D", 30, 4, 104},
                 {"DFFX9", "D", 99, 4, 103}, /* hardly better, and large */
                 {"DFFN", "!D", 21, 1, 2}};  /* does something else */
    struct fixture *f = *state;
    char *text = xstrdup(head), *path = strfmt("%s/x.lib", f->dir);
    for (size_t i = 0; i < sizeof cells / sizeof *cells; i++) {
        char *more = strfmt("%s  cell (%s) { area : %g; ff (IQ, IQN) { next_state : \"%s\"; "
                            "clocked_on : \"CK\"; }\n"
                            "    pin (CK) { direction : input; clock : true; capacitance : 1; }\n"
                            "    pin (D) { direction : input; capacitance : 1; }\n"
                            "    pin (Q) { direction : output; function : \"IQ\"; timing () {\n"
                            "      related_pin : \"CK\"; timing_type : rising_edge;\n"
                            "      cell_rise (by_load) { values (\"%d, %d\"); }\n"
                            "      rise_transition (by_load) { values (\"1, 1\"); } } } }\n",
                            text, cells[i].name, cells[i].area, cells[i].next, cells[i].empty,
                            cells[i].full);
        free(text);
        text = more;
    }
    char *whole = strfmt("%s}\n", text);
    struct liberty *l = read_text(f, whole);
    assert_non_null(l);
    liberty_free(l);
    struct tech *t = tech_from_files((const char *const *)&path, 1, 45, &f->d);
    assert_non_null(t);
    struct netlist *n = wide_net(f, t->lib, 3);
    struct nl_module *top = &n->mods[n->top];
    static const int pins[] = {0, 12, 80}; /* that the flip-flops drive */
    for (int i = 0; i < 3; i++)
        for (int k = 0; k < pins[i]; k++) {
            struct nl_cell *c = nl_add_cell(top, "pin", liberty_cell(t->lib, "INV"));
            nl_connect(c, "A", false, 5 + i);
        }
    nl_buffer(n, t);
    static const char *const taken[] = {"DFF", "DFFX2", "DFFX4"};
    for (size_t i = 0; i < top->ncells; i++)
        if (top->cells[i].name[0] == 'f')
            assert_string_equal(top->cells[i].leaf->name, taken[top->cells[i].name[1] - '0']);
    nl_free(n);
    tech_free(t);
    free(whole);
    free(text);
    free(path);
}

static void test_technologies(void **state)
{
    struct fixture *f = *state;
    assert_null(tech_open("osu099", NULL, 0, &f->d));
    assert_int_equal(f->d.status, WS_BAD_INPUT);
    assert_said(&f->d, "unknown technology");
    if (!tech_installed("osu018")) {
        struct diag d;
        diag_init(&d, NULL);
        assert_null(tech_open("osu018", NULL, 0, &d));
        assert_int_equal(d.status, WS_NO_TOOL);
        assert_said(&d, "qflow-tech-osu018");
        diag_free(&d);
        print_message("skipped: osu018 is not installed\n");
        skip();
    }
    struct tech *t = tech_open("osu018", NULL, 0, &f->d);
    assert_non_null(t);
    assert_string_equal(t->driver->name, "INVX2");
    assert_int_equal(t->sram.node_nm, 180);
    assert_near(t->load_pf, 0.02);
    struct sram_site nominal;
    assert_true(tech_sram_site("osu018", &nominal, &f->d));
    assert_true(fabs(t->fo4_ns / nominal.fo4_ns - 1) < 0.005);
    assert_near(t->sram.vdd, nominal.vdd);
    assert_string_equal(lib_nand2(t->lib)->name, "NAND2X1");
    assert_near(t->nand2_um2, 24);
    /* no integrated cell: a latch, whose area the library does not state, counted like a flip-flop
     */
    double area;
    assert_null(t->gate.cell);
    assert_non_null(t->gate_body);
    assert_true(lib_area(liberty_cell(t->lib, "LATCH"), &area, &f->d));
    assert_near(area, 96);
    char *gate;
    size_t len;
    FILE *text = open_memstream(&gate, &len);
    assert_true(tech_write_clock_gate(t, text, &f->d));
    fclose(text);
    assert_non_null(strstr(gate, "module LATCH (input CLK, input D, output Q);"));
    free(gate);
    /* 0.0279 pF at 1.8 V, and what the tables say of both edges */
    double pj = lib_cycle_energy(lib_pin(liberty_cell(t->lib, "DFFPOSX1"), "CLK"), 0.1, 1.8);
    assert_true(pj > 0.15 && pj < 0.3);
    assert_near(liberty_cell(t->lib, "DFFPOSX1")->area, 96);
    assert_false(liberty_cell(t->lib, "LATCH")->area_known);
    tech_free(t);
}

static int value_of(void *c, const char *name, size_t len)
{
    return len == 1 && (*name == 'A' || *name == 'B') ? ((int *)c)[*name - 'A'] : -1;
}

static void test_functions(void **state)
{
    (void)state;
    static const struct {
        const char *text, *verilog;
        const char *table; /* of A (fast) and B, NULL: no function */
    } all[] = {{"!(A B)", "~(A & B)", "1110"},
               {"(A*B)'", "~(A & B)", "1110"},
               {"A^B", "A ^ B", "0110"},
               {"A' + B'", "~A | ~B", "1110"},
               {"!A&!B", "~A & ~B", "1000"},
               {"(A|1)&B", "(A | 1'b1) & B", "0011"},
               {"A B+!A", "A & B | ~A", "1011"},
               {"", NULL, NULL},
               {"(A", NULL, NULL},
               {"A &", NULL, NULL},
               {"A) B", NULL, NULL}};
    for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
        char *text;
        size_t n;
        FILE *f = open_memstream(&text, &n);
        assert_int_equal(lib_function_verilog(all[i].text, f), all[i].verilog != NULL);
        fclose(f);
        if (all[i].verilog)
            assert_string_equal(text, all[i].verilog);
        free(text);
        for (int v = 0; all[i].table && v < 4; v++) {
            int in[2] = {v & 1, v >> 1};
            assert_int_equal(lib_function_value(all[i].text, value_of, in), all[i].table[v] - '0');
        }
        assert_true(all[i].table || lib_function_value(all[i].text, value_of, (int[2]){0}) == -1);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_reader, setup, teardown),
        cmocka_unit_test_setup_teardown(test_delay, setup, teardown),
        cmocka_unit_test_setup_teardown(test_unknown_area, setup, teardown),
        cmocka_unit_test_setup_teardown(test_reader_errors, setup, teardown),
        cmocka_unit_test_setup_teardown(test_default_capacitance, setup, teardown),
        cmocka_unit_test_setup_teardown(test_merge, setup, teardown),
        cmocka_unit_test(test_functions),
        cmocka_unit_test(test_sram_names),
        cmocka_unit_test_setup_teardown(test_sram_liberty, setup, teardown),
        cmocka_unit_test_setup_teardown(test_counts, setup, teardown),
        cmocka_unit_test_setup_teardown(test_clocks, setup, teardown),
        cmocka_unit_test_setup_teardown(test_tied, setup, teardown),
        cmocka_unit_test_setup_teardown(test_count_errors, setup, teardown),
        cmocka_unit_test_setup_teardown(test_verilog, setup, teardown),
        cmocka_unit_test_setup_teardown(test_fold_lanes, setup, teardown),
        cmocka_unit_test_setup_teardown(test_fold_registers, setup, teardown),
        cmocka_unit_test_setup_teardown(test_buffers, setup, teardown),
        cmocka_unit_test_setup_teardown(test_drives, setup, teardown),
        cmocka_unit_test_setup_teardown(test_technologies, setup, teardown),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
