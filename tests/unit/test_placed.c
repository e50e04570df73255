/* Placed estimates: what graywolf says of rows of cells, and what wires do to a small design.
 * Skipped, with a message, where a tool or the cell library is missing. */
#include "base/diag.h"
#include "base/mem.h"
#include "base/outfile.h"
#include "base/proc.h"
#include "base/scratch.h"
#include "base/text.h"
#include "synth/graywolf.h"
#include "synth/placed.h"
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

struct fixture {
    struct diag d;
    char *dir;
    struct tech *tech;
};

static int setup(void **state)
{
    struct fixture *f = xcalloc(1, sizeof *f);
    diag_init(&f->d, NULL);
    f->dir = make_temp_dir("warpsmith", &f->d);
    if (tech_installed("osu018"))
        f->tech = tech_open("osu018", NULL, 0, &f->d);
    *state = f;
    return f->dir ? 0 : -1;
}

static int teardown(void **state)
{
    struct fixture *f = *state;
    bool ok = remove_tree(f->dir);
    tech_free(f->tech);
    diag_free(&f->d);
    free(f->dir);
    free(f);
    return ok ? 0 : -1;
}

static void need(const struct fixture *f, const char *tool)
{
    char *path = proc_which(tool);
    bool there = path && f->tech;
    free(path);
    if (!there) {
        print_message("skipped: %s or qflow-tech-osu018 is not installed\n", tool);
        skip();
    }
}

/* Neighbours that are joined come to lie near one another; what joins all of them is as long as any
 * net. */
static void test_chain(void **state)
{
    enum { N = 60 };
    struct fixture *f = *state;
    need(f, "graywolf");
    double width[N], sum = 0, far = 0;
    struct placed_net nets[N] = {0};
    for (size_t i = 0; i < N; i++)
        width[i] = 2;
    for (size_t i = 0; i + 1 < N; i++) {
        nets[i].cells = xcalloc(2, sizeof *nets[i].cells);
        nets[i].cells[0] = i;
        nets[i].cells[1] = i + 1;
        nets[i].n = 2;
    }
    nets[N - 1].cells = xcalloc(N, sizeof *nets[N - 1].cells);
    for (size_t i = 0; i < N; i++)
        nets[N - 1].cells[nets[N - 1].n++] = i;
    struct placement p = {.row_um = 10, .width_um = width, .ncells = N, .nets = nets, .nnets = N};
    char *dir = strfmt("%s/chain", f->dir);
    assert_true(graywolf_place(dir, &p, &f->d));
    free(dir);
    double all = nets[N - 1].length_um;
    for (size_t i = 0; i + 1 < N; i++) {
        assert_true(nets[i].length_um > 0 && nets[i].length_um <= all);
        sum += nets[i].length_um;
        far = fmax(far, nets[i].length_um);
    }
    /* 1,200 um2 without gaps have 70 um around them; anywhere in it two cells are 23 um apart */
    assert_true(all > 40 && all < 140);
    assert_true(sum / (N - 1) < 23);
    for (size_t i = 0; i < N; i++)
        free(nets[i].cells);
}

static const char design[] =
    "`default_nettype none\n"
    "module lane (input wire clk, input wire take, input wire [1:0] d, output reg [1:0] q);\n"
    "  always @(posedge clk) if (take) q <= d;\n"
    "endmodule\n"
    "module top (input wire clk, input wire [7:0] a, input wire [127:0] d,\n"
    "    output wire [127:0] q);\n"
    "  reg [7:0] s;\n"
    "  always @(posedge clk) s <= a;\n"
    "  genvar i;\n"
    "  generate for (i = 0; i < 64; i = i + 1) begin : g\n"
    "    lane u_lane (.clk(clk), .take(&s), .d(d[2*i +: 2]), .q(q[2*i +: 2]));\n"
    "  end endgenerate\n"
    "endmodule\n";

static const char *const sources[] = {"design.v"};

static void test_wires(void **state)
{
    struct fixture *f = *state;
    need(f, "yosys");
    need(f, "sta");
    need(f, "graywolf");
    char *path = strfmt("%s/design.v", f->dir);
    assert_true(outfile_write(path, design, strlen(design), &f->d));
    free(path);
    struct flow_job job = {
        .dir = f->dir, .files = sources, .nfiles = 1, .top = "top", .tech = f->tech};
    struct measurement m = {0};
    assert_true(flow_map(&job, &m, &f->d) && flow_time(&job, &m, &f->d));
    struct placed p = {0};
    assert_true(placed_measure(&job, &m, &p, &f->d));
    assert_true(p.done && p.modules == 2 && p.nlarge == 0);
    assert_true(p.wire_mm > 0 && fabs(p.wire_pf - p.wire_mm * 1000 * WIRE_PF_PER_UM) < 1e-9);
    for (int g = 0; g < PATH_GROUPS; g++)
        if (p.found[g])
            assert_true(p.delay_ns[g] > m.groups[g].delay_ns);
    assert_true(p.critical_ns < 2 * m.critical_ns);
    /* Data of every lane cross half the floor in the mean, in and out; the rest is less. */
    double side = sqrt(m.net->mods[m.net->top].area) / 1000, data = 256 * side * 2 / 3;
    assert_true(p.wire_mm > data && p.wire_mm < 2 * data);
    /* Nothing is left hanging. */
    struct measurement again = {.net = m.net};
    assert_true(flow_time(&job, &again, &f->d));
    assert_true(again.critical_ns == m.critical_ns);
    again.net = NULL;
    flow_free(&again);
    placed_free(&p);
    flow_free(&m);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_chain, setup, teardown),
        cmocka_unit_test_setup_teardown(test_wires, setup, teardown),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
