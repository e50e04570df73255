/* synth with the real tools: a small design with lanes, a wide enable and a macro is mapped,
 * buffered, timed and simulated. Skipped, with a message, where a tool or the cell library is
 * missing. */
#include "base/diag.h"
#include "base/mem.h"
#include "base/outfile.h"
#include "base/proc.h"
#include "base/scratch.h"
#include "base/text.h"
#include "synth/abc_clock_object.h"
#include "synth/crossings.h"
#include "synth/equivalence.h"
#include "synth/fanout.h"
#include "synth/flow.h"
#include "synth/il.h"
#include <dlfcn.h>
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include <cmocka.h>

static const char design[] =
    "`default_nettype none\n"
    "module lane #(parameter W = 8) (input wire clk, input wire take, input wire [W-1:0] d,\n"
    "    output reg [W-1:0] q);\n"
    "  always @(posedge clk) if (take) q <= d;\n"
    "endmodule\n"
    "module control (input wire clk, input wire rst, input wire [3:0] req, output wire [3:0] gnt,\n"
    "    output wire any);\n"
    "  reg [3:0] mask;\n"
    "  wire [3:0] ahead = req & mask, pick = |ahead ? ahead : req;\n"
    "  assign gnt = pick & (~pick + 4'd1);\n"
    "  assign any = |req;\n"
    "  always @(posedge clk) if (rst) mask <= 4'hf; else if (any) mask <= ~(gnt | (gnt - 4'd1));\n"
    "endmodule\n"
    "module top (input wire clk, input wire rst, input wire [3:0] req, input wire [255:0] d,\n"
    "    output wire [3:0] gnt, output wire [255:0] q, output wire [1:0] fixed, output wire "
    "through);\n"
    "  wire any;\n"
    "  assign fixed = 2'b10;\n"
    "  assign through = rst;\n"
    "  control u_control (.clk(clk), .rst(rst), .req(req), .gnt(gnt), .any(any));\n"
    "  genvar i;\n"
    "  generate for (i = 0; i < 32; i = i + 1) begin : g\n"
    "    lane #(.W(8)) u_lane (.clk(clk), .take(any), .d(d[8*i +: 8]), .q(q[8*i +: 8]));\n"
    "  end endgenerate\n"
    "endmodule\n";

static const char bench[] = "`timescale 1ns/1ps\n"
                            "module bench;\n"
                            "  reg clk = 0, rst = 1; reg [3:0] req = 0; reg [255:0] d = 0;\n"
                            "  wire [3:0] gnt; wire [255:0] q; wire [1:0] fixed; wire through;\n"
                            "  top dut (.clk(clk), .rst(rst), .req(req), .d(d), .gnt(gnt), .q(q), "
                            ".fixed(fixed), .through(through));\n"
                            "  integer i, seed = 7;\n"
                            "  initial begin\n"
                            "    for (i = 0; i < 300; i = i + 1) begin\n"
                            "      d = {8{$random(seed)}} ^ {$random(seed), 224'd0}; req = i == 1 "
                            "? 4'd1 : $random(seed) & $random(seed);\n"
                            "      rst = i < 1 || i == 100; #20;\n"
                            "      if (i > 1) $display(\"%h %h %h %b\", gnt, q, fixed, through);\n"
                            "      clk = 1; #20; clk = 0;\n"
                            "    end\n"
                            "  end\n"
                            "endmodule\n";

struct fixture {
    char *dir;
    struct diag d;
    struct tech *tech;
    struct flow_job job;
};

static const char *const sources[] = {"design.v", NULL};

static bool have(const char *tool)
{
    char *path = proc_which(tool);
    if (!path)
        print_message("skipped: %s is not installed\n", tool);
    free(path);
    return path != NULL;
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

static int setup(void **state)
{
    struct fixture *f = xcalloc(1, sizeof *f);
    diag_init(&f->d, NULL);
    f->dir = make_temp_dir("warpsmith", &f->d);
    if (!f->dir)
        return -1;
    if (tech_installed("osu018"))
        f->tech = tech_open("osu018", NULL, 0, &f->d);
    f->job = (struct flow_job){
        .dir = f->dir, .files = sources, .nfiles = 1, .top = "top", .tech = f->tech};
    *state = f;
    return 0;
}

static void need_tools(const struct fixture *f)
{
    if (!f->tech)
        print_message("skipped: qflow-tech-osu018 is not installed\n");
    if (!f->tech || !have("yosys") || !have("sta"))
        skip();
}

static void put(struct fixture *f, const char *name, const char *text)
{
    char *path = strfmt("%s/%s", f->dir, name);
    assert_true(outfile_write(path, text, strlen(text), &f->d));
    free(path);
}

static void assert_said(const struct diag *d, const char *what)
{
    for (size_t i = 0; i < d->n; i++)
        if (strstr(d->lines[i], what))
            return;
    fail_msg("no message with '%s'; last: %s", what, d->n ? d->lines[d->n - 1] : "none");
}

static const struct nl_module *module(const struct measurement *m, const char *title)
{
    for (size_t i = 0; i < m->net->nmods; i++)
        if (strcmp(m->net->mods[i].title, title) == 0)
            return &m->net->mods[i];
    fail_msg("no module %s", title);
    return NULL;
}

static void test_measure(void **state)
{
    struct fixture *f = *state;
    need_tools(f);
    put(f, "design.v", design);
    struct measurement m = {0};
    assert_true(flow_map(&f->job, &m, &f->d));
    assert_true(flow_time(&f->job, &m, &f->d));
    const struct nl_module *top = module(&m, "top"), *lane = module(&m, "lane");
    /* the path from the mask to a lane: out of control by its port, into the lane by its own */
    size_t n;
    struct crossing *c = crossings_of(m.net, &m.groups[GROUP_REG_TO_REG], &n);
    assert_true(n >= 1 && strcmp(c[0].where, "u_control") == 0);
    assert_true(m.groups[GROUP_REG_TO_REG].hold_found);
    assert_true(m.groups[GROUP_REG_TO_REG].hold_slack_ns > 0);
    assert_true(m.groups[GROUP_IN_TO_REG].hold_found);
    crossings_free(c, n);
    c = crossings_of(m.net, &m.groups[GROUP_IN_TO_OUT], &n);
    assert_true(n >= 2 && strcmp(c[0].where, "") == 0 && strncmp(c[0].signal, "req[", 4) == 0);
    assert_true(n == 3 && strcmp(c[1].where, "u_control") == 0);
    assert_true(strncmp(c[1].signal, "gnt[", 4) == 0);
    crossings_free(c, n);
    char *net = nl_net_of(m.net, "u_control/nothing/Y");
    assert_null(net);
    assert_true(lane->storage_area > 0 && lane->storage_area < lane->cell_area);
    assert_int_equal(top->gated_below, 0);
    assert_int_equal(lane->instances, 32);
    assert_int_equal(lane->own_flops, 8);
    assert_int_equal(top->flops_below, 256 + 4);
    assert_true(top->area > 256 * 96);
    assert_true(top->tree_buffers > 0); /* the enable of 32 lanes */
    for (int i = 0; i < PATH_GROUPS; i++) {
        const struct path_group *g = &m.groups[i];
        if (!g->found)
            fail_msg("no path in group %s", g->name);
        assert_true(g->npoints > 1 && g->start && g->end);
        assert_true(g->delay_ns > 0 && g->delay_ns <= m.critical_ns);
        assert_true(g->delay_ns >= g->points[g->npoints - 1].time_ns - 1e-4);
    }
    assert_true(m.critical_ns > 0.5 && m.critical_ns < 4); /* without the trees far above */
    assert_true(strncmp(m.groups[1].start, "u_control/mask_reg[", 19) == 0);
    flow_free(&m);
}

/* What is behind the slowest paths: end points counted by hand, nets that are slow if all are. */
static void test_ends(void **state)
{
    /* lanes take or hold (260 with the mask), drive q; grants and `through` follow inputs */
    static const size_t by_hand[PATH_GROUPS] = {256 + 4, 256 + 4, 256 + 4, 4 + 1};
    struct fixture *f = *state;
    need_tools(f);
    put(f, "design.v", design);
    struct measurement m = {0};
    assert_true(flow_map(&f->job, &m, &f->d) && flow_time(&f->job, &m, &f->d));
    for (int g = 0; g < PATH_GROUPS; g++) {
        size_t ends = 0;
        for (unsigned b = 0; b < SLACK_BINS; b++)
            ends += m.slack.ends[g][b];
        assert_int_equal(ends, by_hand[g]);
    }
    assert_int_equal(m.slack.total, 785);
    assert_int_equal(m.slack.missed, 0);
    assert_true(fabs(m.slack.against_ns - m.critical_ns) < 1e-4);
    assert_int_equal(m.slow.n, 0); /* what buffer trees are for */
    assert_true(m.slow.worst_ns > 0.1 && m.slow.worst_ns < m.slow.limit_ns);
    size_t n;
    struct fanout *list = fanouts_of(m.net, &n);
    assert_int_equal(n, FANOUTS_LISTED);
    for (size_t i = 0; i + 1 < n; i++)
        assert_true(list[i].pins >= list[i + 1].pins);
    assert_true(list[0].pins >= 4 && list[0].pins < 64);
    fanouts_free(list, n);
    /* The same netlist for someone in a hurry. */
    struct measurement hurry = {.net = m.net};
    double fo4 = f->tech->fo4_ns, clock = f->tech->clock_ns;
    f->tech->fo4_ns = 0.001;
    f->tech->clock_ns = m.critical_ns / 2;
    assert_true(flow_time(&f->job, &hurry, &f->d));
    f->tech->fo4_ns = fo4;
    f->tech->clock_ns = clock;
    assert_true(hurry.slack.missed > 0 && hurry.slack.missed < hurry.slack.total);
    assert_true(hurry.slow.n > 256); /* at least what the lanes' flip-flops drive */
    assert_int_equal(hurry.slow.nlisted, SLOW_LISTED);
    assert_true(fabs(hurry.slow.listed[0].transition_ns - m.slow.worst_ns) < 1e-4);
    hurry.net = NULL;
    flow_free(&hurry);
    flow_free(&m);
}

/* Parts that differ by where they stand: a clock behind a gate, a chain from one to the next,
 * memories of both kinds, outputs that share a net or are constant, and one that is not used. */
static const char equal_parts[] =
    "module part (input wire clk, input wire en, input wire [7:0] d, input wire [1:0] pick,\n"
    "    output wire [7:0] q, output wire any, output wire again, output wire one);\n"
    "  wire gated;\n"
    "  clock_gate u_gate (.clk(clk), .enable(en & |pick), .test(1'b0), .gated(gated));\n"
    "  reg [7:0] held; reg [1:0] s;\n"
    "  always @(posedge gated) held <= d;\n"
    "  always @(posedge clk) s <= pick ^ held[1:0];\n"
    "  assign q = s[0] ? held : held + d;\n"
    "  assign any = |held, again = any, one = 1'b1;\n"
    "endmodule\n"
    "module top (input wire clk, input wire [3:0] req, input wire [31:0] d, input wire [1:0] "
    "pick,\n"
    "    output wire [31:0] q, output wire [3:0] any, output wire through, output wire [1:0] "
    "last,\n"
    "    output reg [7:0] sum);\n"
    "  wire [3:0] again, one; wire [7:0] r;\n"
    "  assign through = req[2], last = {2{any[3]}};\n"
    "  genvar i;\n"
    "  generate for (i = 0; i < 4; i = i + 1) begin : g\n"
    "    wire before;\n"
    "    if (i == 0) assign before = 1'b1; else assign before = any[i - 1];\n"
    "    part u_part (.clk(clk), .en(req[i] & before), .d(d[8*i +: 8]), .pick(pick),\n"
    "      .q(q[8*i +: 8]), .any(any[i]), .again(again[i]), .one(one[i]));\n"
    "  end endgenerate\n"
    "  sram_1rw_8x4 #(.LANE_W(2)) u_first (.clk(clk), .en(any[0]), .we(req[0]), .row(sum[2:0]),\n"
    "    .wmask(pick), .wdata(d[3:0]), .rdata(r[3:0]));\n"
    "  sram_1rw_8x4 #(.LANE_W(2)) u_second (.clk(clk), .en(any[0]), .we(req[0]), .row(sum[2:0]),\n"
    "    .wmask(pick), .wdata(d[7:4]), .rdata(r[7:4]));\n"
    "  always @(posedge clk) sum <= r + {7'd0, again[2] & one[1]};\n"
    "endmodule\n";

/* The same netlist folded and as it is. */
static void assert_folds(struct fixture *f, const struct flow_job *job, const struct netlist *net)
{
    struct measurement m[2] = {{.net = (struct netlist *)(uintptr_t)net},
                               {.net = (struct netlist *)(uintptr_t)net}};
    for (int whole = 0; whole < 2; whole++) {
        struct flow_job j = *job;
        j.unfolded = whole == 1;
        if (!flow_time(&j, &m[whole], &f->d))
            fail_msg("%s", f->d.n ? f->d.lines[f->d.n - 1] : "no message");
    }
    for (int g = 0; g < PATH_GROUPS; g++) {
        const struct path_group *a = &m[0].groups[g], *b = &m[1].groups[g];
        if (a->found != b->found || a->delay_ns != b->delay_ns ||
            a->hold_slack_ns != b->hold_slack_ns)
            fail_msg("%s %s: folded %.5f, %.5f, as it is %.5f, %.5f", job->tech->name, a->name,
                     a->delay_ns, a->hold_slack_ns, b->delay_ns, b->hold_slack_ns);
    }
    assert_memory_equal(m[0].slack.ends, m[1].slack.ends, sizeof m[0].slack.ends);
    assert_int_equal(m[0].slack.total, m[1].slack.total);
    assert_int_equal(m[0].slack.missed, m[1].slack.missed);
    assert_int_equal(m[0].slow.n, m[1].slow.n);
    assert_true(m[0].slow.worst_ns == m[1].slow.worst_ns);
    assert_true(m[0].probe_ns == m[1].probe_ns);
    for (int i = 0; i < 2; i++) {
        m[i].net = NULL;
        flow_free(&m[i]);
    }
}

static void fold_in(struct fixture *f, struct tech *tech)
{
    char *source = NULL;
    size_t len = 0;
    FILE *o = open_memstream(&source, &len);
    fputs(equal_parts, o);
    assert_true(tech_write_clock_gate(tech, o, &f->d));
    fclose(o);
    put(f, "design.v", source);
    free(source);
    for (int async = 0; async < 2; async++) {
        struct nl_macro x = {.m = {8, 4, 2, async, false, SRAM_1RW}, .declared = 2};
        sram_macro_name(&x.m, x.name);
        struct flow_job job = f->job;
        job.tech = tech;
        job.macros = &x;
        job.nmacros = 1;
        struct measurement m = {0};
        if (!flow_map(&job, &m, &f->d))
            fail_msg("%s", f->d.n ? f->d.lines[f->d.n - 1] : "no message");
        assert_folds(f, &job, m.net);
        double fo4 = tech->fo4_ns;
        tech->fo4_ns = 0.001; /* every net is slow */
        assert_folds(f, &job, m.net);
        tech->fo4_ns = fo4;
        job.only_paths = true;
        job.probe = "an*";
        assert_folds(f, &job, m.net);
        job.probe = NULL;
        job.timed = "part";
        assert_folds(f, &job, m.net);
        flow_free(&m);
    }
}

/* Folding changes no figure, in any library. */
static void test_fold(void **state)
{
    struct fixture *f = *state;
    static const struct {
        const char *name, *files[6];
    } others[] = {
        {"sky130", {"sky130/sky130hd_tt"}},
        {"ihp", {"ihp_sg13g2/sg13g2_stdcell_typ_1p20V_25C"}},
        {"asap7",
         {"asap7/asap7sc7p5t_AO_RVT_SS_nldm_211120", "asap7/asap7sc7p5t_INVBUF_RVT_SS_nldm_220122",
          "asap7/asap7sc7p5t_OA_RVT_SS_nldm_211120", "asap7/asap7sc7p5t_SEQ_RVT_SS_nldm_220123",
          "asap7/asap7sc7p5t_SIMPLE_RVT_SS_nldm_211120"}},
    };
    need_tools(f);
    fold_in(f, f->tech);
    for (size_t i = 0; i < sizeof others / sizeof *others; i++) {
        char *paths[6] = {0};
        size_t n = 0;
        for (; others[i].files[n]; n++)
            paths[n] = strfmt("../shared/pdk/%s.lib.gz", others[i].files[n]);
        if (access(paths[0], R_OK) != 0) {
            print_message("skipped: %s is absent\n", paths[0]);
        } else {
            struct tech *tech = tech_open(others[i].name, (const char *const *)paths, n, &f->d);
            assert_non_null(tech);
            fold_in(f, tech);
            tech_free(tech);
        }
        while (n-- > 0)
            free(paths[n]);
    }
}

static char *simulate(struct fixture *f, const char *netlist, const char *cells)
{
    char *verilog[] = {strfmt("%s/%s", f->dir, netlist), strfmt("%s/bench.v", f->dir),
                       strfmt("%s/sim.vvp", f->dir)};
    const char *build[] = {"iverilog", "-g2005",   "-o",  verilog[2],
                           verilog[1], verilog[0], cells, NULL};
    const char *run[] = {"vvp", "-n", verilog[2], NULL};
    struct proc_result r;
    assert_int_equal(proc_run(build, NULL, &r, &f->d), WS_OK);
    if (r.status != 0)
        fail_msg("iverilog: %s", r.out);
    proc_result_free(&r);
    assert_int_equal(proc_run(run, NULL, &r, &f->d), WS_OK);
    char *out = xstrdup(r.out);
    proc_result_free(&r);
    for (int i = 0; i < 3; i++)
        free(verilog[i]);
    return out;
}

/* Mapping, buffering and our Verilog printer keep the function. */
static void test_function(void **state)
{
    struct fixture *f = *state;
    static const char cells[] = "/usr/share/qflow/tech/osu018/osu018_stdcells.v";
    need_tools(f);
    if (!have("iverilog") || access(cells, R_OK) != 0)
        skip();
    put(f, "design.v", design);
    put(f, "bench.v", bench);
    struct measurement m = {0};
    assert_true(flow_map(&f->job, &m, &f->d));
    flow_free(&m);
    char *source = simulate(f, "design.v", NULL), *mapped = simulate(f, FLOW_NETLIST, cells);
    assert_true(strlen(source) > 298 * 60);
    assert_string_equal(source, mapped);
    free(source);
    free(mapped);
}

static const char with_macro[] =
    "module top #(parameter LANE_W = 2) (input wire clk, input wire en, input wire we, input wire "
    "[2:0] row,\n"
    "    input wire [1:0] wmask, input wire [2*LANE_W-1:0] wdata, output reg [2*LANE_W-1:0] q);\n"
    "  reg [2:0] at; wire [2*LANE_W-1:0] rdata;\n"
    "  always @(posedge clk) begin at <= row; q <= ~rdata; end\n"
    "  sram_1rw_8x4 #(.LANE_W(LANE_W)) u_macro (.clk(clk), .en(en), .we(we), .row(at), "
    ".wmask(wmask),\n"
    "    .wdata(wdata), .rdata(rdata));\n"
    "endmodule\n";

static void test_macro(void **state)
{
    struct fixture *f = *state;
    need_tools(f);
    put(f, "design.v", with_macro);
    double access = 0, critical[2];
    for (int async = 0; async < 2; async++) {
        struct nl_macro x = {.m = {8, 4, 2, async, false, SRAM_1RW}, .declared = 1};
        sram_macro_name(&x.m, x.name);
        f->job.macros = &x;
        f->job.nmacros = 1;
        struct measurement m = {0};
        char *link = strfmt("%s/cells.lib", f->dir);
        unlink(link);
        free(link);
        assert_true(flow_map(&f->job, &m, &f->d));
        assert_true(flow_time(&f->job, &m, &f->d));
        const struct nl_module *top = module(&m, "top");
        assert_int_equal(m.net->macros[0].count, 1);
        assert_int_equal(top->macro_bits_below, 32);
        assert_true(fabs(top->macro_area - sram_figures(&x.m, &f->tech->sram).area_um2) < 0.01);
        access = sram_figures(&x.m, &f->tech->sram).access_ns;
        critical[async] = m.groups[1].delay_ns;
        /* Clocked: from the macro; asynchronous: through it, from the row's register. */
        assert_true(strncmp(m.groups[1].start, async ? "at_reg[" : "u_macro", 7) == 0);
        flow_free(&m);
    }
    assert_true(critical[0] > access && critical[1] > critical[0] + 0.1);
}

static void test_macro_inventory(void **state)
{
    struct fixture *f = *state;
    need_tools(f);
    put(f, "design.v", with_macro);
    struct nl_macro x = {.m = {8, 4, 2, false, false, SRAM_1RW}, .declared = 2};
    sram_macro_name(&x.m, x.name);
    f->job.macros = &x;
    f->job.nmacros = 1;
    struct measurement m = {0};
    assert_false(flow_map(&f->job, &m, &f->d));
    assert_said(&f->d, "macro sram_1rw_8x4: 2 instances in the manifest, 1 in the netlist");
    assert_int_equal(f->d.status, WS_CHECK_FAILED);
    flow_free(&m);
}

static void test_missing_module(void **state)
{
    struct fixture *f = *state;
    need_tools(f);
    put(f, "design.v", with_macro);
    struct measurement m = {0};
    assert_false(flow_map(&f->job, &m, &f->d));
    assert_said(&f->d, "sram_1rw_8x4");
    assert_int_equal(f->d.status, WS_CHECK_FAILED);
    flow_free(&m);
}

/* Yosys writes 32 bits that are all known as a number, below zero where the first is set; such a
 * constant is read bit by bit. */
static void test_constants(void **state)
{
    struct fixture *f = *state;
    need_tools(f);
    put(f, "design.v",
        "module top (input wire [31:0] d, output wire [31:0] y, output wire [31:0] z,\n"
        "    output wire [31:0] both);\n"
        "  assign y = 32'h80000005;\n"
        "  assign z = 32'd6;\n"
        "  assign both = d ^ y;\n"
        "endmodule\n");
    struct measurement m = {0};
    struct equivalence e = {0};
    assert_true(flow_map(&f->job, &m, &f->d));
    assert_true(equivalence_prove(&f->job, m.net, &e, &f->d));
    assert_int_equal(e.proven, 1);
    equivalence_free(&e);
    flow_free(&m);
}

/* What ABC runs behind: its processor time is answered by a clock that goes on while nothing is
 * computed, every other clock as it is. */
static void test_abc_clock(void **state)
{
    struct fixture *f = *state;
    char *path = strfmt("%s/abc_clock.so", f->dir);
    assert_true(outfile_write(path, abc_clock_object,
                              (size_t)(abc_clock_object_end - abc_clock_object), &f->d));
    void *object = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    assert_non_null(object);
    int (*ask)(clockid_t, struct timespec *);
    *(void **)&ask = dlsym(object, "clock_gettime");
    assert_non_null(ask);
    struct timespec before, answer, after;
    clock_gettime(CLOCK_MONOTONIC_COARSE, &before);
    assert_int_equal(ask(CLOCK_THREAD_CPUTIME_ID, &answer), 0);
    clock_gettime(CLOCK_MONOTONIC_COARSE, &after);
    assert_in_range(answer.tv_sec, before.tv_sec, after.tv_sec);
    clock_gettime(CLOCK_REALTIME, &before);
    assert_int_equal(ask(CLOCK_REALTIME, &answer), 0);
    clock_gettime(CLOCK_REALTIME, &after);
    assert_in_range(answer.tv_sec, before.tv_sec, after.tv_sec);
    dlclose(object);
    free(path);
}

/* Modules are counted through all that they stand in; what is a black box has nothing in it. */
static void test_instances(void **state)
{
    (void)state;
    static const char text[] = "# Generated\nautoidx 9\n"
                               "module \\leaf\n  wire input 1 \\a\nend\n"
                               "attribute \\blackbox 1\nmodule \\box\n  wire input 1 \\a\nend\n"
                               "module \\mid\n"
                               "  cell \\leaf \\u0\n    connect \\a 1'0\n  end\n"
                               "  cell \\leaf \\u1\n    connect \\a 1'1\n  end\n"
                               "  cell \\box \\u2\n    connect \\a 1'1\n  end\n"
                               "end\n"
                               "module \\top\n"
                               "  cell \\mid \\u0\n  end\n"
                               "  cell $_NOT_ $1\n    connect \\A 1'0\n  end\n"
                               "  cell \\leaf \\u1\n    connect \\a 1'0\n  end\n"
                               "  cell \\mid \\u2\n  end\n"
                               "  cell \\mid \\u3\n  end\n"
                               "end\n";
    struct il il = {0};
    assert_true(il_split(text, &il));
    assert_int_equal(il.n, 4);
    il_count(&il, "top");
    const struct il_module *top = il_find(&il, "top"), *box = il_find(&il, "box");
    assert_int_equal(top->cells, 5);
    assert_int_equal(top->nchildren, 2);
    assert_ptr_equal(&il.modules[top->children[0].place], il_find(&il, "mid"));
    assert_int_equal(top->children[0].times, 3);
    assert_int_equal(top->children[1].times, 1);
    assert_int_equal(top->instances, 1);
    assert_int_equal(il_find(&il, "mid")->instances, 3);
    assert_int_equal(il_find(&il, "leaf")->instances, 7);
    assert_true(box->black_box);
    assert_int_equal(box->instances, 0);
    il_free(&il);
}

/* A tool runs in the job's folder, and is not told of a library that is not there. */
static void test_run(void **state)
{
    struct fixture *f = *state;
    const char *const tool[] = {"pwd", NULL}, *const missing[] = {"no-such-tool", NULL};
    struct proc_result r;
    assert_int_equal(flow_run(&f->job, tool, &r, &f->d), WS_OK);
    assert_int_equal(r.status, 0);
    char *want = realpath(f->job.dir, NULL);
    assert_non_null(want);
    assert_int_equal(strncmp(r.out, want, strlen(want)), 0);
    assert_string_equal(r.out + strlen(want), "\n");
    free(want);
    proc_result_free(&r);
    assert_int_equal(flow_run(&f->job, missing, &r, &f->d), WS_NO_TOOL);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_measure, setup, teardown),
        cmocka_unit_test_setup_teardown(test_ends, setup, teardown),
        cmocka_unit_test_setup_teardown(test_fold, setup, teardown),
        cmocka_unit_test_setup_teardown(test_function, setup, teardown),
        cmocka_unit_test_setup_teardown(test_macro, setup, teardown),
        cmocka_unit_test_setup_teardown(test_macro_inventory, setup, teardown),
        cmocka_unit_test_setup_teardown(test_missing_module, setup, teardown),
        cmocka_unit_test_setup_teardown(test_constants, setup, teardown),
        cmocka_unit_test_setup_teardown(test_abc_clock, setup, teardown),
        cmocka_unit_test(test_instances),
        cmocka_unit_test_setup_teardown(test_run, setup, teardown),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
