/* The formula of a macro, and its Liberty view. */
#include "synth/sram_model.h"
#include "params/params.h"
#include "synth/liberty.h"
#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Input and clock pins, the output driver and setup, which no maker's constants give, are those of
 * the fakeram45 views (45 nm), in proportion to the feature size; setup and hold in FO4. */
static const double ref_nm = 45, ref_slew = 0.009; /* nm, ns */
static const double ref_input_pf = 0.005, ref_clock_pf = 0.025, ref_max_pf = 0.5;
static const double ref_slew_growth = 25; /* 0.009 ns without load, 0.227 ns at the greatest */
static const double setup_fo4 = 3, hold_fo4 = 0.5;

static const char *const port_words[SRAM_NPORTS] = {"1rw", "1r1w", "2rw"};

const char *sram_ports_word(enum sram_ports p)
{
    return port_words[p];
}

bool sram_ports_parse(const char *word, enum sram_ports *p)
{
    for (int i = 0; i < SRAM_NPORTS; i++)
        if (strcmp(word, port_words[i]) == 0) {
            *p = (enum sram_ports)i;
            return true;
        }
    return false;
}

static unsigned pieces(unsigned n, unsigned most)
{
    return (n - 1) / most + 1;
}

/* Area in cells of a slice with column multiplexer `mux`; fills rows and columns. */
static double cells_of(const struct sram_array_rules *a, unsigned mux, struct sram_figures *g)
{
    unsigned columns = g->slice_bits * mux;
    g->mux = mux;
    g->rows = pieces(g->slice_words, mux);
    g->columns = columns > a->floor_columns ? columns : a->floor_columns;
    return (g->columns + a->c0) * (g->rows + a->r0);
}

/* The column multiplexer of a slice: the first that keeps the rows within bounds, and then as the
 * maker's own sizes are. Returns the area in cells. */
static double organise(const struct sram_maker *k, const struct sram_array_rules *a,
                       struct sram_figures *g)
{
    unsigned mux = a->first;
    while (mux < a->last && pieces(g->slice_words, mux) > k->rows)
        mux *= 2;
    if (g->slice_words >= a->from_words && g->slice_words <= a->to_words)
        while (mux < a->last && mux < 8 && 2 * mux * g->slice_bits <= a->least_columns)
            mux *= 2;
    double least = cells_of(a, mux, g);
    for (struct sram_figures next = *g; mux < a->last;) {
        double cells = cells_of(a, mux *= 2, &next);
        if (cells < least * (1 - a->saving)) {
            least = cells;
            *g = next;
        }
    }
    return least;
}

/* Equal slices: as few as the maker's widest and deepest allow, of whole lanes if a lane fits. */
static void slice(const struct sram_macro *m, const struct sram_maker *k,
                  const struct sram_array_rules *a, struct sram_figures *g)
{
    unsigned lane = m->lanes && m->width % m->lanes == 0 ? m->width / m->lanes : 1;
    if (lane > k->slice_bits)
        lane = 1;
    unsigned units = pieces(m->width, lane), per_slice = k->slice_bits / lane;
    unsigned across = pieces(units, per_slice), deep = pieces(m->depth, k->rows * a->last);
    g->slice_bits = pieces(units, across) * lane;
    g->slice_words = pieces(m->depth, deep);
    g->slices = across * deep;
}

static double energy(const struct sram_site *s, const struct sram_energy *e,
                     const struct sram_figures *g, unsigned across)
{
    double v = s->vdd / 1.2, one = e->e0 + e->eb * g->slice_bits + e->ec * g->columns * g->rows;
    return across * v * v * s->node_nm / 130 * one;
}

struct sram_figures sram_figures(const struct sram_macro *m, const struct sram_site *s)
{
    /* IHP's fourteen one-port macros; nobody else's figures of energy are usable. */
    static const struct sram_energy read = {4.833, 0.4886, 0.0007728};
    static const struct sram_energy write = {6.894, 0.6315, 0.0008675};
    const struct sram_maker *k = s->maker;
    const struct sram_array_rules *a = &k->rules[m->ports];
    double bare = sram_bare_cell(s), cell = a->cell_um2 > 0 ? a->cell_um2 : a->cells * bare;
    double size = s->node_nm / ref_nm;
    struct sram_figures g = {
        .setup_ns = setup_fo4 * s->fo4_ns,
        .hold_ns = hold_fo4 * s->fo4_ns,
        .input_pf = ref_input_pf * size,
        .clock_pf = ref_clock_pf * size,
        .max_load_pf = ref_max_pf * size,
        .slew_ns = ref_slew * size,
    };
    slice(m, k, a, &g);
    double cells = organise(k, a, &g);
    unsigned deep = pieces(m->depth, k->rows * a->last);
    g.area_um2 = g.slices * cells * cell;
    double fo4 =
        a->t0 + a->td * log2(g.slice_words) + a->tb * g.rows / 64 + a->tw * g.columns / 256;
    g.access_ns = s->fo4_ns * fo4;
    g.cycle_ns = g.access_ns + s->fo4_ns * a->recovery;
    g.read_pj = energy(s, &read, &g, g.slices / deep);
    g.write_pj = energy(s, &write, &g, g.slices / deep);
    g.extrapolated = g.slice_words < k->words_from || g.slice_words > k->words_to ||
                     g.slice_bits < k->bits_from || g.slice_bits > k->bits_to;
    return g;
}

void sram_macro_name(const struct sram_macro *m, char buf[static 40])
{
    int n = snprintf(buf, 40, "sram_%s_%ux%u", sram_ports_word(m->ports), m->depth, m->width);
    if (m->told && n > 0 && n < 40)
        snprintf(buf + n, 40 - (size_t)n, "_%u%s", m->lanes, m->async ? "_async" : "");
}

bool sram_macro_parse(const char *name, unsigned *depth, unsigned *width)
{
    char again[40], ports[8];
    struct sram_macro m = {0};
    int n = sscanf(name, "sram_%7[0-9rw]_%9ux%9u_%9u", ports, &m.depth, &m.width, &m.lanes) - 1;
    if (n < 2 || !sram_ports_parse(ports, &m.ports) || !m.depth || !m.width)
        return false;
    m.told = n == 3;
    m.async = strstr(name, "_async") != NULL;
    sram_macro_name(&m, again);
    if (strcmp(again, name) != 0)
        return false;
    *depth = m.depth;
    *width = m.width;
    return true;
}

/* `key (scalar) { values ("v"); }` for both edges. */
static void edges(FILE *f, const char *rise, const char *fall, double v)
{
    fprintf(f,
            "        %s (scalar) { values (\"%.4f\"); }\n"
            "        %s (scalar) { values (\"%.4f\"); }\n",
            rise, v, fall, v);
}

static void constraint(FILE *f, const char *type, double v)
{
    fprintf(f, "      timing () {\n        related_pin : \"clk\";\n        timing_type : %s;\n",
            type);
    edges(f, "rise_constraint", "fall_constraint", v);
    fputs("      }\n", f);
}

/* An input pin or bus (`bits` > 0) that is sampled by clk. */
static void input(FILE *f, const char *name, unsigned bits, const struct sram_figures *g)
{
    fprintf(f, bits ? "    bus (%s) {\n" : "    pin (%s) {\n", name);
    if (bits)
        fprintf(f, "      bus_type : bits_%u;\n", bits);
    fprintf(f, "      direction : input;\n      capacitance : %.4f;\n", g->input_pf);
    constraint(f, "setup_rising", g->setup_ns);
    constraint(f, "hold_rising", g->hold_ns);
    fputs("    }\n", f);
}

/* One table over the load at its two ends, for one edge. */
static void by_load(FILE *f, const char *name, const struct sram_figures *g, double none,
                    double full)
{
    fprintf(f, "        %s (by_load) { index_1 (\"0.0000, %.4f\"); values (\"%.4f, %.4f\"); }\n",
            name, g->max_load_pf, none, full);
}

/* The output driver is a resistor: at full load the transition (20 % to 80 %) has grown by ln 4 RC
 * and the delay by ln 2 RC, half of it. */
static void arc(FILE *f, const char *from, const char *how, const struct sram_figures *g)
{
    double full = g->slew_ns * ref_slew_growth, later = g->access_ns + (full - g->slew_ns) / 2;
    fprintf(f, "      timing () {\n        related_pin : \"%s\";\n        %s;\n", from, how);
    by_load(f, "cell_rise", g, g->access_ns, later);
    by_load(f, "cell_fall", g, g->access_ns, later);
    by_load(f, "rise_transition", g, g->slew_ns, full);
    by_load(f, "fall_transition", g, g->slew_ns, full);
    fputs("      }\n", f);
}

static void bus_type(FILE *f, unsigned bits)
{
    fprintf(
        f,
        "  type (bits_%u) {\n    base_type : array;\n    data_type : bit;\n    bit_width : %u;\n"
        "    bit_from : %u;\n    bit_to : 0;\n    downto : true;\n  }\n",
        bits, bits, bits - 1);
}

void sram_write_liberty(const struct sram_macro *m, const struct sram_site *s, bool through,
                        FILE *f)
{
    char name[40];
    sram_macro_name(m, name);
    struct sram_figures g = sram_figures(m, s);
    unsigned roww = clog2(m->depth), bits[3] = {roww, m->lanes, m->width};
    fprintf(f,
            "library (%s) {\n"
            "  comment : \"SRAM by the formula of docs/report.md, maker %s, at %u nm\";\n",
            name, s->maker->name, s->node_nm);
    liberty_write_units(f);
    fprintf(f,
            "  nom_process : 1;\n  nom_voltage : %.3f;\n  nom_temperature : 25;\n"
            "  lu_table_template (by_load) {\n"
            "    variable_1 : total_output_net_capacitance;\n    index_1 (\"0, 1\");\n  }\n",
            s->vdd);
    for (int i = 0; i < 3; i++) {
        bool seen = bits[i] == 0;
        for (int j = 0; j < i; j++)
            seen |= bits[j] == bits[i];
        if (!seen)
            bus_type(f, bits[i]);
    }
    fprintf(f,
            "  cell (%s) {\n    area : %.3f;\n    interface_timing : true;\n"
            "    memory () { type : ram; address_width : %u; word_width : %u; }\n"
            "    pin (clk) { direction : input; clock : true; capacitance : %.4f; min_period : "
            "%.4f; }\n",
            name, g.area_um2, roww, m->width, g.clock_pf, g.cycle_ns);
    input(f, "en", 0, &g);
    input(f, "we", 0, &g);
    if (roww)
        input(f, "row", roww, &g);
    if (roww && m->ports == SRAM_1R1W)
        input(f, "wrow", roww, &g);
    input(f, "wmask", m->lanes, &g);
    input(f, "wdata", m->width, &g);
    fprintf(f,
            "    bus (rdata) {\n      bus_type : bits_%u;\n      direction : output;\n"
            "      max_capacitance : %.4f;\n",
            m->width, g.max_load_pf);
    if (m->async && through) {
        /* Bit by bit: between two buses a reader pairs bits, and here every one acts on every one.
         */
        for (unsigned i = 0; i < roww; i++) {
            char bit[24];
            snprintf(bit, sizeof bit, "row[%u]", i);
            arc(f, bit, "timing_sense : non_unate", &g);
        }
        arc(f, "en", "timing_sense : non_unate", &g);
        if (m->ports == SRAM_1RW)
            arc(f, "we", "timing_sense : non_unate", &g);
    }
    arc(f, "clk", "timing_type : rising_edge", &g);
    fputs("    }\n  }\n}\n", f);
}

void sram_write_black_box(const struct sram_macro *m, FILE *f)
{
    char name[40];
    sram_macro_name(m, name);
    unsigned roww = clog2(m->depth);
    fprintf(f,
            "(* blackbox *)\nmodule %s #(parameter LANE_W = %u) (\n"
            "    input wire clk, input wire en, input wire we,\n",
            name, m->width / m->lanes);
    if (roww)
        fprintf(f, "    input wire [%u:0] row,\n", roww - 1);
    if (roww && m->ports == SRAM_1R1W)
        fprintf(f, "    input wire [%u:0] wrow,\n", roww - 1);
    fprintf(f,
            "    input wire [%u:0] wmask, input wire [%u:0] wdata, output wire [%u:0] rdata);\n"
            "endmodule\n",
            m->lanes - 1, m->width - 1, m->width - 1);
}
