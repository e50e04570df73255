/* Lockstep with the real simulators on the small configuration: the emitted Verilog passes, a copy
 * with a defect fails at the same cycle and port in both, with waves; bad folders are bad input. */
#include "base/diag.h"
#include "base/mem.h"
#include "base/outfile.h"
#include "base/proc.h"
#include "base/scratch.h"
#include "base/text.h"
#include "tb/cosim.h"
#include <string.h>
// clang-format off
#include <stdarg.h>
#include <setjmp.h>
#include <stdlib.h>
#include <unistd.h>
#include <cmocka.h>
// clang-format on
#include <sys/stat.h>

struct fixture {
    struct diag d;
    struct params *p;
    char *dir;
};

static bool have(enum sim_kind sim)
{
    static const char *const tools[][3] = {{"verilator", "g++", NULL}, {"iverilog", "vvp", NULL}};
    for (const char *const *t = tools[sim]; *t; t++) {
        char *path = proc_which(*t);
        if (!path) {
            print_message("skipped: %s is not installed\n", *t);
            return false;
        }
        free(path);
    }
    return true;
}

static int set_up(void **state)
{
    struct fixture *f = xcalloc(1, sizeof *f);
    diag_init(&f->d, NULL);
    f->p = params_load("tiny", NULL, 0, &f->d);
    f->dir = make_temp_dir("cosim", &f->d);
    *state = f;
    return f->p && f->dir ? 0 : -1;
}

static int tear_down(void **state)
{
    struct fixture *f = *state;
    remove_tree(f->dir);
    params_free(f->p);
    diag_free(&f->d);
    free(f->dir);
    free(f);
    return 0;
}

static void check_pass(struct fixture *f, const char *top, enum sim_kind sim, uint64_t cycles)
{
    struct cosim_spec s = {.params = f->p, .top = top, .sim = sim, .cycles = cycles, .seed = 5};
    struct cosim_result r;
    int status = cosim_run(&s, &r, &f->d);
    if (status != WS_OK)
        print_message("%s: port %s\n%s\n", top, r.run.port, f->d.n ? f->d.lines[0] : "");
    assert_int_equal(status, WS_OK);
    assert_int_equal(r.run.cycles, cycles);
    assert_true(r.run.compared >= cycles);
    assert_true(r.ncover > 0);
    cosim_result_free(&r);
}

static void test_passes_verilator(void **state)
{
    if (!have(SIM_VERILATOR))
        skip();
    check_pass(*state, "regfile", SIM_VERILATOR, 20000);
    check_pass(*state, "rr_arbiter", SIM_VERILATOR, 20000);
    check_pass(*state, "crossbar", SIM_VERILATOR, 5000);
}

static void test_passes_icarus(void **state)
{
    if (!have(SIM_ICARUS))
        skip();
    check_pass(*state, "regfile", SIM_ICARUS, 5000);
    check_pass(*state, "dispatcher", SIM_ICARUS, 5000);
    check_pass(*state, "crossbar", SIM_ICARUS, 1000);
}

/* A plain round-robin arbiter, written by hand from docs/blocks/rr_arbiter.md, so that the edits
 * below do not hang on the emitted text. The two strings are what is edited. */
static void write_arbiter(struct fixture *f, const char *winner, const char *grant,
                          const char *module_end)
{
    unsigned n = params_u(f->p, "rr_arbiter.n");
    char *path = strfmt("%s/rr_arbiter.v", f->dir);
    char *text =
        strfmt("module rr_arbiter (input wire clk, input wire rst, input wire [%u:0] req,\n"
               "                   output wire [%u:0] gnt);\n"
               "    reg [%u:0] mask, first;\n"
               "    wire [%u:0] from = |(req & mask) ? req & mask : req;\n"
               "    always @* begin\n"
               "        first = from & (~from + 1'b1);\n"
               "    end\n"
               "    assign gnt = %s;\n"
               "    always @(posedge clk)\n"
               "        if (rst) mask <= ~0;\n"
               "        else if (|req) mask <= %s;\n"
               "%s\n",
               n - 1, n - 1, n - 1, n - 1, grant, winner, module_end);
    assert_true(outfile_write(path, text, strlen(text), &f->d));
    free(text);
    free(path);
}

static const char after_winner[] = "~(first | (first - 1'b1))";

/* The arbiter of this file is right, so that what the tests below find are its defects. */
static void test_foreign_passes(void **state)
{
    struct fixture *f = *state;
    write_arbiter(f, after_winner, "first", "endmodule");
    for (int sim = SIM_VERILATOR; sim <= SIM_ICARUS; sim++) {
        if (!have((enum sim_kind)sim))
            continue;
        struct cosim_spec s = {.params = f->p,
                               .top = "rr_arbiter",
                               .sim = (enum sim_kind)sim,
                               .seed = 5,
                               .rtl_dir = f->dir};
        struct cosim_result r;
        assert_int_equal(cosim_run(&s, &r, &f->d), WS_OK);
        assert_int_equal(r.run.cycles, COSIM_DEFAULT_CYCLES);
        cosim_result_free(&r);
    }
}

/* The round-robin arbiter forgets its winner: both simulators find it in the same cycle. */
static void test_defect(void **state)
{
    struct fixture *f = *state;
    uint64_t cycle[2] = {0, 0};
    write_arbiter(f, "~(first - 1'b1)", "first", "endmodule"); /* the winner may win again */
    for (int sim = SIM_VERILATOR; sim <= SIM_ICARUS; sim++) {
        if (!have((enum sim_kind)sim))
            continue;
        char *waves = strfmt("%s/waves%d.fst", f->dir, sim);
        struct cosim_spec s = {.params = f->p,
                               .top = "rr_arbiter",
                               .sim = (enum sim_kind)sim,
                               .seed = 5,
                               .rtl_dir = f->dir,
                               .waves = waves};
        struct cosim_result r;
        struct stat st;
        assert_int_equal(cosim_run(&s, &r, &f->d), WS_CHECK_FAILED);
        assert_int_equal(r.run.verdict, LOCKSTEP_MISMATCH);
        assert_string_equal(r.run.port, "gnt");
        assert_string_not_equal(r.run.expected, r.run.actual);
        assert_non_null(strstr(r.run.history, "(RTL: "));
        assert_string_equal(r.wave_path, waves);
        assert_int_equal(stat(waves, &st), 0);
        assert_true(st.st_size > 0);
        cycle[sim] = r.run.fail_cycle + 1;
        cosim_result_free(&r);
        free(waves);
    }
    if (cycle[0] && cycle[1])
        assert_int_equal(cycle[0], cycle[1]);
}

/* An x that reaches an output: two-state simulation may miss it, four-state must not. */
static void test_x_is_found(void **state)
{
    struct fixture *f = *state;
    if (!have(SIM_ICARUS))
        skip();
    write_arbiter(f, after_winner, "|req ? first : {1'b0, 1'bx}", "endmodule");
    struct cosim_spec s = {.params = f->p,
                           .top = "rr_arbiter",
                           .sim = SIM_ICARUS,
                           .seed = 5,
                           .rtl_dir = f->dir,
                           .no_waves = true};
    struct cosim_result r;
    assert_int_equal(cosim_run(&s, &r, &f->d), WS_CHECK_FAILED);
    assert_string_equal(r.run.port, "gnt");
    assert_true(strpbrk(r.run.actual, "xX") != NULL);
    cosim_result_free(&r);
}

static void refused(struct fixture *f, struct cosim_spec s, const char *says)
{
    struct cosim_result r;
    s.params = f->p;
    size_t before = f->d.n;
    assert_int_equal(cosim_run(&s, &r, &f->d), WS_BAD_INPUT);
    assert_true(f->d.n > before);
    if (!strstr(f->d.lines[before], says))
        print_message("said: %s\n", f->d.lines[before]);
    assert_non_null(strstr(f->d.lines[before], says));
    cosim_result_free(&r);
}

static void test_bad_input(void **state)
{
    struct fixture *f = *state;
    const char *traces[] = {"a.traceg"};
    refused(f, (struct cosim_spec){.top = "nonesuch"}, "no such block");
    refused(f, (struct cosim_spec){.top = "ocu", .traces = traces, .ntraces = 1},
            "a trace drives the whole register file");
    refused(f, (struct cosim_spec){.top = "ocu", .all_subcores = true}, "sub-cores");
    refused(f, (struct cosim_spec){.kernel = "x", .traces = traces, .ntraces = 1},
            "one of the two");
    refused(f, (struct cosim_spec){.rtl_dir = "/nonexistent"}, "No such file");
    refused(f, (struct cosim_spec){.rtl_dir = f->dir}, "no Verilog");
    refused(f, (struct cosim_spec){.waves = "/nonexistent/w.fst"}, "cannot be written");
    write_arbiter(f, after_winner, "first", "endmodule");
    refused(f, (struct cosim_spec){.rtl_dir = f->dir}, "no module `regfile`");
}

/* Ports of another shape, and text that is no Verilog: the user's mistake, in both simulators. */
static void test_foreign_verilog(void **state)
{
    struct fixture *f = *state;
    struct cosim_spec s = {.top = "rr_arbiter", .rtl_dir = f->dir};
    for (int sim = SIM_VERILATOR; sim <= SIM_ICARUS; sim++) {
        if (!have((enum sim_kind)sim))
            continue;
        s.sim = (enum sim_kind)sim;
        write_arbiter(f, after_winner, "first", "endmodul");
        refused(f, s, f->dir);
    }
    /* the arbiter is made for another number of requesters than the model */
    struct params *small = f->p;
    const char *sets[] = {"rr_arbiter.n=5"};
    write_arbiter(f, after_winner, "first", "endmodule");
    f->p = params_load("tiny", sets, 1, &f->d);
    assert_non_null(f->p);
    for (int sim = SIM_VERILATOR; sim <= SIM_ICARUS; sim++) {
        if (!have((enum sim_kind)sim))
            continue;
        s.sim = (enum sim_kind)sim;
        refused(f, s, "expects");
    }
    params_free(small);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)

int main(void)
{
    const struct CMUnitTest tests[] = {TEST(test_passes_verilator), TEST(test_passes_icarus),
                                       TEST(test_foreign_passes),   TEST(test_defect),
                                       TEST(test_x_is_found),       TEST(test_bad_input),
                                       TEST(test_foreign_verilog)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
