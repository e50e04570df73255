/* Technologies: a cell library with what measuring needs to know about it. */
#include "synth/tech.h"
#include "base/diag.h"
#include "base/mem.h"
#include "base/text.h"
#include "synth/lib_parse.h"
#include <fnmatch.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* A technology by name. Its recipe is fixed, so that figures can be compared between machines.
 * Cells to leave out were chosen on rr_arbiter and bank_arbiter and scored on other blocks
 * (docs/report.md). fo4_ps and vdd are those of the library named by `library`, as measured, for
 * memories alone; with files they are measured. */
struct known {
    const char *name;
    const char *library;        /* start of the library's own name */
    const char *path, *package; /* NULL: the user has the files */
    unsigned node_nm;
    const char *driver;
    double load_pf;
    const char *maker; /* of its memories */
    double fo4_ps, vdd;
    const char *left_out[12];
    /* A clock gate where the library has no integrated one, and a latch without an area that it
     * needs: counted like the flip-flop `latch_like`. */
    const char *gate_cells[4], *gate_body, *latch, *latch_like;
};

static const struct known known[] = {
    {.name = "osu018",
     .library = "osu018_stdcells",
     .path = "/usr/share/qflow/tech/osu018/osu018_stdcells.lib",
     .package = "qflow-tech-osu018",
     .node_nm = 180,
     .driver = "INVX2",
     .load_pf = 0.02,
     .maker = "any",
     .fo4_ps = 104.5,
     .vdd = 1.8,
     .gate_cells = {"INVX2", "LATCH", "AND2X2"},
     .gate_body = "    wire low, held;\n    INVX2 u_low (.A(clk), .Y(low));\n"
                  "    LATCH u_held (.CLK(low), .D(enable), .Q(held));\n"
                  "    AND2X2 u_gated (.A(clk), .B(held), .Y(gated));\n",
     .latch = "LATCH",
     .latch_like = "DFFPOSX1"},
    {.name = "sky130",
     .library = "sky130_fd_sc_hd",
     .node_nm = 130,
     .driver = "sky130_fd_sc_hd__inv_2",
     .load_pf = 0.005,
     .maker = "sram22",
     .fo4_ps = 81.6,
     .vdd = 1.8,
     .left_out = {"*_0", "*__probe*", "*__or4*", "*__a2111*", "*__o2111*", "*__nor4*", "*__a211oi*",
                  "*__a222oi*", "*__o221ai*", "*__a221oi*"}},
    {.name = "asap7",
     .library = "asap7sc7p5t",
     .node_nm = 7,
     .driver = "INVx2_ASAP7_75t_R",
     .load_pf = 0.0039,
     .maker = "any",
     .fo4_ps = 27.2,
     .vdd = 0.63},
    {.name = "ihp",
     .library = "sg13g2_stdcell",
     .node_nm = 130,
     .driver = "sg13g2_inv_2",
     .load_pf = 0.006,
     .maker = "ihp",
     .fo4_ps = 59.7,
     .vdd = 1.2},
    {.name = "gf180",
     .library = "gf180mcu_fd_sc",
     .node_nm = 180,
     .load_pf = 0.008,
     .maker = "gf180",
     .fo4_ps = 254.4,
     .vdd = 5},
};

enum { NKNOWN = sizeof known / sizeof *known };

static const char *const names[] = {"osu018", "sky130", "asap7", "ihp", "gf180", NULL};

/* The clock target in FO4; of a library without a name that of the first one. */
static double target_fo4(const char *name)
{
    static const struct {
        const char *name;
        double fo4;
    } targets[] = {
#define TARGET(technology, fo4) {#technology, fo4},
#include "constraints/targets.inc"
    };
    for (size_t i = 0; i < sizeof targets / sizeof *targets; i++)
        if (strcmp(targets[i].name, name) == 0)
            return targets[i].fo4;
    return targets[0].fo4;
}

const char *const *tech_names(void)
{
    return names;
}

static const struct known *find(const char *name)
{
    for (size_t i = 0; i < NKNOWN; i++)
        if (strcmp(known[i].name, name) == 0)
            return &known[i];
    return NULL;
}

static const struct known *find_or_say(const char *name, struct diag *d)
{
    const struct known *k = find(name);
    if (!k)
        diag_error(
            d,
            "--tech = %s: unknown technology (osu018, sky130, asap7, ihp, gf180, or any other "
            "by --liberty FILE)",
            name);
    return k;
}

bool tech_installed(const char *name)
{
    const struct known *k = find(name);
    return k && k->path && access(k->path, R_OK) == 0;
}

bool tech_sram_site(const char *name, struct sram_site *s, struct diag *d)
{
    const struct known *k = find_or_say(name, d);
    if (k)
        *s = (struct sram_site){sram_maker(k->maker), k->node_nm, k->vdd, k->fo4_ps * 1e-3};
    return k != NULL;
}

static const struct lib_pin *output(const struct lib_cell *c)
{
    for (unsigned i = 0; i < c->npins; i++)
        if (c->pins[i].dir == LIB_OUTPUT)
            return &c->pins[i];
    return NULL;
}

static double input_cap(const struct lib_cell *c)
{
    for (unsigned i = 0; i < c->npins; i++)
        if (c->pins[i].dir == LIB_INPUT)
            return c->pins[i].cap;
    return 0;
}

/* The inverter whose input is closest to twice that of the smallest one. */
static const struct lib_cell *choose_driver(const struct liberty *l)
{
    const struct lib_cell *best = NULL;
    double least = 0;
    for (int pass = 0; pass < 2; pass++) {
        best = NULL;
        for (size_t i = 0; i < l->ncells; i++) {
            const struct lib_cell *c = &l->cells[i];
            double cap = lib_is_inverter(c) ? input_cap(c) : 0;
            if (cap > 0 && (!best || fabs(cap - 2 * least) < fabs(input_cap(best) - 2 * least)))
                best = c;
        }
        if (best && pass == 0)
            least = input_cap(best);
    }
    return best;
}

/* The buffer and the load that make the fastest tree: least delay per factor e of load. */
static void choose_buffer(struct tech *t)
{
    double best = 0;
    t->buffer = NULL;
    t->typical_slew_ns = 0;
    lib_delay(output(t->driver), 0, 4 * input_cap(t->driver), &t->typical_slew_ns);
    for (size_t i = 0; i < t->lib->ncells; i++) {
        const struct lib_cell *c = &t->lib->cells[i];
        double in = lib_is_buffer(c) ? input_cap(c) : 0;
        if (!(in > 0))
            continue;
        for (double load = 2 * in; load < 40 * in; load *= 1.05) {
            double per_e = lib_delay(output(c), t->typical_slew_ns, load, NULL) / log(load / in);
            if (!t->buffer || per_e < best) {
                t->buffer = c;
                t->buffer_load_pf = load;
                best = per_e;
            }
        }
    }
}

/* Supply in V as the first file states it, 0 if it does not. */
static double nominal_voltage(const struct liberty *l)
{
    const char *v = lib_attr(l->roots[0], "nom_voltage");
    return v ? strtod(v, NULL) : 0;
}

static bool leave_out(struct tech *t, const char *pattern)
{
    bool any = false;
    for (size_t i = 0; i < t->lib->ncells; i++)
        if (fnmatch(pattern, t->lib->cells[i].name, 0) == 0)
            any = t->lib->cells[i].dont_use = true;
    return any;
}

/* Driver, load, buffer and what is measured in the library. */
static bool prepare(struct tech *t, const struct known *k, const char *path, struct diag *d)
{
    const struct lib_cell *nand2;
    for (size_t i = 0; k && k->left_out[i]; i++)
        leave_out(t, k->left_out[i]);
    if (k && k->driver)
        t->driver = liberty_cell(t->lib, k->driver);
    if (!t->driver)
        t->driver = choose_driver(t->lib);
    if (k)
        t->load_pf = k->load_pf;
    else if (t->driver)
        t->load_pf = input_cap(t->driver);
    if (t->driver)
        choose_buffer(t);
    if (!t->driver || !t->buffer) {
        diag_error(d, "%s: no usable %s with area and timing (a complete cell library)", path,
                   t->driver ? "buffer" : "inverter");
        return false;
    }
    if (!lib_clock_gate(t->lib, &t->gate) && k && k->gate_body) {
        t->gate_body = k->gate_body;
        const struct lib_cell *like = liberty_cell(t->lib, k->latch_like);
        for (size_t i = 0; like && i < t->lib->ncells; i++)
            if (strcmp(t->lib->cells[i].name, k->latch) == 0)
                t->lib->cells[i].stand_in = like->area;
    }
    /* What gates clocks has no function that logic could be mapped to; it stays in. */
    for (size_t i = 0; t->gate.cell && i < t->lib->ncells; i++)
        if (&t->lib->cells[i] == t->gate.cell)
            t->lib->cells[i].dont_use = false;
    t->fo4_ns = lib_fo4(t->driver);
    nand2 = lib_nand2(t->lib);
    t->nand2_um2 = nand2 ? nand2->area : 0;
    return true;
}

static const struct known *by_library(const struct liberty *l)
{
    for (size_t i = 0; i < NKNOWN; i++)
        if (starts_with(l->name, known[i].library))
            return &known[i];
    return NULL;
}

/* `as`: the technology that the user named, or NULL. */
static struct tech *from_files(const char *const *paths, size_t n, unsigned node_nm,
                               const struct known *as, struct diag *d)
{
    struct liberty *lib = liberty_read(paths, n, d);
    if (!lib)
        return NULL;
    const struct known *k = by_library(lib);
    if (as && k && as != k) {
        diag_error(d, "--tech = %s: %s is the library %s (one of %s*)", as->name, paths[0],
                   lib->name, as->library);
        liberty_free(lib);
        return NULL;
    }
    if (as)
        k = as;
    struct tech *t = xcalloc(1, sizeof *t);
    t->lib = lib;
    t->name = xstrdup(k ? k->name : lib->name);
    if (!prepare(t, k, paths[0], d)) {
        tech_free(t);
        return NULL;
    }
    double vdd = nominal_voltage(lib);
    t->sram = (struct sram_site){
        .maker = sram_maker(k ? k->maker : "any"),
        .node_nm = node_nm ? node_nm
                   : k     ? k->node_nm
                           : 0,
        .vdd = vdd > 0 && vdd < 100 ? vdd
               : k                  ? k->vdd
                                    : 1,
        .fo4_ns = t->fo4_ns,
    };
    t->clock_ns = round(target_fo4(t->name) * t->fo4_ns * 1000) / 1000;
    return t;
}

struct tech *tech_from_files(const char *const *paths, size_t n, unsigned node_nm, struct diag *d)
{
    return from_files(paths, n, node_nm, NULL, d);
}

bool tech_leave_out(struct tech *t, const char *pattern, struct diag *d)
{
    bool any = leave_out(t, pattern);
    if (!any)
        diag_error(d, "--dont-use %s: no cell of %s has such a name", pattern, t->lib->name);
    choose_buffer(t);
    if (any && (t->driver->dont_use || !t->buffer)) {
        diag_error(d, "--dont-use %s: leaves %s%s", pattern,
                   t->buffer ? "out what drives every input, " : "no buffer",
                   t->buffer ? t->driver->name : "");
        any = false;
    }
    return any;
}

struct tech *tech_open(const char *name, const char *const *paths, size_t n, struct diag *d)
{
    const struct known *k = find_or_say(name, d);
    if (!k)
        return NULL;
    if (n == 0 && !k->path) {
        diag_error(d,
                   "--tech = %s: its library comes with no package (--liberty FILE... with the "
                   "files of %s*)",
                   name, k->library);
        return NULL;
    }
    if (n == 0 && !tech_installed(name)) {
        diag_no_tool(d, k->path, k->package);
        return NULL;
    }
    return from_files(n ? paths : &k->path, n ? n : 1, 0, k, d);
}

static void write_empty(const struct lib_cell *c, FILE *f)
{
    fprintf(f, "(* blackbox *)\nmodule %s (", c->name);
    const char *comma = "";
    for (unsigned i = 0; i < c->npins; i++) {
        const struct lib_pin *p = &c->pins[i];
        if (p->dir != LIB_INPUT && p->dir != LIB_OUTPUT)
            continue;
        fprintf(f, "%s%s %s", comma, p->dir == LIB_INPUT ? "input" : "output", p->name);
        comma = ", ";
    }
    fputs(");\nendmodule\n", f);
}

/* A cell of clock gates, as an empty module. */
static bool write_gate_cell(const struct tech *t, const char *name, FILE *f, struct diag *d)
{
    const struct lib_cell *c = liberty_cell(t->lib, name);
    if (c && !c->dont_use) {
        write_empty(c, f);
        return true;
    }
    diag_error(d, "clock.gating = cell: gates need the cell %s, %s", name,
               c ? "which must not be used (--dont-use)" : "which the library lacks");
    return false;
}

bool tech_write_clock_gate(const struct tech *t, FILE *f, struct diag *d)
{
    static const char head[] =
        "module clock_gate (input clk, input enable, input test, output gated);\n";
    const struct known *k = by_library(t->lib);
    if (t->gate.cell) {
        if (!write_gate_cell(t, t->gate.cell->name, f, d))
            return false;
        fprintf(f, "%s    %s u_cell (.%s(clk), .%s(enable), .%s(gated)", head, t->gate.cell->name,
                t->gate.clock, t->gate.enable, t->gate.gated);
        if (t->gate.test)
            fprintf(f, ", .%s(test)", t->gate.test);
        fputs(");\nendmodule\n", f);
        return true;
    }
    if (!t->gate_body || !k) {
        diag_error(
            d,
            "clock.gating = cell: library %s has no cell that gates a clock at a rising edge "
            "(clock_gating_integrated_cell)",
            t->lib->name);
        return false;
    }
    for (size_t i = 0; i < sizeof k->gate_cells / sizeof *k->gate_cells && k->gate_cells[i]; i++)
        if (!write_gate_cell(t, k->gate_cells[i], f, d))
            return false;
    fprintf(f, "%s%sendmodule\n", head, t->gate_body);
    return true;
}

void tech_free(struct tech *t)
{
    if (!t)
        return;
    liberty_free(t->lib);
    free(t->name);
    free(t);
}
