#include "synth/sram_model.h"
#include "params/params.h"
#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Least squares of the relative error over the fakeram45 views; docs/report.md shows the residuals.
 */
static const double area_per_bit = 0.669, area_per_column = 28.34, area_per_row = 13.89; /* um^2 */
static const double access_fixed = 0.1533, access_per_row_bit = 0.008385;                /* ns */
static const double access_per_root_bit =
    0.0005276; /* ns per sqrt(bits): the wires across the array */
static const double ref_nm = 45, ref_setup = 0.05, ref_hold = 0.05, ref_slew = 0.009; /* nm, ns */
static const double ref_input_pf = 0.005, ref_clock_pf = 0.025, ref_max_pf = 0.5;
static const double ref_slew_growth = 25; /* 0.009 ns without load, 0.227 ns at the greatest */

struct sram_figures sram_figures(const struct sram_macro *m, unsigned node_nm)
{
    double k = node_nm / ref_nm, bits = (double)m->depth * m->width;
    double area = area_per_bit * bits + area_per_column * m->width + area_per_row * m->depth;
    double access =
        access_fixed + access_per_row_bit * log2(m->depth) + access_per_root_bit * sqrt(bits);
    return (struct sram_figures){
        .area_um2 = area * k * k,
        .access_ns = access * k,
        .setup_ns = ref_setup * k,
        .hold_ns = ref_hold * k,
        .input_pf = ref_input_pf * k,
        .clock_pf = ref_clock_pf * k,
        .max_load_pf = ref_max_pf * k,
        .slew_ns = ref_slew * k,
    };
}

void sram_macro_name(const struct sram_macro *m, char buf[static 40])
{
    int n = snprintf(buf, 40, "sram_1rw_%ux%u", m->depth, m->width);
    if (m->told && n > 0 && n < 40)
        snprintf(buf + n, 40 - (size_t)n, "_%u%s", m->lanes, m->async ? "_async" : "");
}

bool sram_macro_parse(const char *name, unsigned *depth, unsigned *width)
{
    static const char stem[] = "sram_1rw_";
    if (strncmp(name, stem, sizeof stem - 1) != 0)
        return false;
    char again[40];
    struct sram_macro m = {0};
    int n = sscanf(name + sizeof stem - 1, "%9ux%9u_%9u", &m.depth, &m.width, &m.lanes);
    if (n < 2 || !m.depth || !m.width)
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

void sram_write_liberty(const struct sram_macro *m, unsigned node_nm, FILE *f)
{
    char name[40];
    sram_macro_name(m, name);
    struct sram_figures g = sram_figures(m, node_nm);
    unsigned roww = clog2(m->depth), bits[3] = {roww, m->lanes, m->width};
    fprintf(f,
            "library (%s) {\n"
            "  comment : \"SRAM by the formula of docs/report.md at %u nm\";\n"
            "  delay_model : table_lookup;\n"
            "  time_unit : \"1ns\";\n  voltage_unit : \"1V\";\n  current_unit : \"1uA\";\n"
            "  pulling_resistance_unit : \"1kohm\";\n  leakage_power_unit : \"1nW\";\n"
            "  capacitive_load_unit (1, pf);\n"
            "  input_threshold_pct_rise : 50;\n  input_threshold_pct_fall : 50;\n"
            "  output_threshold_pct_rise : 50;\n  output_threshold_pct_fall : 50;\n"
            "  slew_lower_threshold_pct_rise : 20;\n  slew_lower_threshold_pct_fall : 20;\n"
            "  slew_upper_threshold_pct_rise : 80;\n  slew_upper_threshold_pct_fall : 80;\n"
            "  nom_process : 1;\n  nom_voltage : 1.8;\n  nom_temperature : 25;\n"
            "  lu_table_template (by_load) {\n"
            "    variable_1 : total_output_net_capacitance;\n    index_1 (\"0, 1\");\n  }\n",
            name, node_nm);
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
            "    pin (clk) { direction : input; clock : true; capacitance : %.4f; }\n",
            name, g.area_um2, roww, m->width, g.clock_pf);
    input(f, "en", 0, &g);
    input(f, "we", 0, &g);
    if (roww)
        input(f, "row", roww, &g);
    input(f, "wmask", m->lanes, &g);
    input(f, "wdata", m->width, &g);
    fprintf(f,
            "    bus (rdata) {\n      bus_type : bits_%u;\n      direction : output;\n"
            "      max_capacitance : %.4f;\n",
            m->width, g.max_load_pf);
    if (m->async) {
        /* Bit by bit: between two buses a reader pairs bits, and here every one acts on every one.
         */
        for (unsigned i = 0; i < roww; i++) {
            char bit[24];
            snprintf(bit, sizeof bit, "row[%u]", i);
            arc(f, bit, "timing_sense : non_unate", &g);
        }
        arc(f, "en", "timing_sense : non_unate", &g);
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
    fprintf(f,
            "    input wire [%u:0] wmask, input wire [%u:0] wdata, output wire [%u:0] rdata);\n"
            "endmodule\n",
            m->lanes - 1, m->width - 1, m->width - 1);
}
