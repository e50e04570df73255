/* Writes a library that was read, for tools that take a single file. */
#include "base/text.h"
#include "synth/lib_parse.h"
#include "synth/liberty.h"
#include <string.h>

/* Quoted as the first one of them, and where a bare word would not be read back. */
static void write_args(FILE *f, const struct lib_node *n, const char *prefix)
{
    fprintf(f, "%s (", n->name);
    for (unsigned i = 0; i < n->nargs; i++) {
        const char *q = n->quoted || !lib_bare_word(n->args[i]) ? "\"" : "";
        fprintf(f, "%s%s%s%s%s", i ? ", " : "", q, i == 0 ? prefix : "", n->args[i], q);
    }
    fputc(')', f);
}

static bool is_template(const char *group)
{
    return ends_with(group, "_template");
}

/* Whether a group names a table template of its file. */
static bool uses_template(const struct lib_node *root, const struct lib_node *n)
{
    if (n->nargs != 1)
        return false;
    for (const struct lib_node *c = root->first; c; c = c->next)
        if (c->group && c->nargs == 1 && is_template(c->name) &&
            strcmp(c->args[0], n->args[0]) == 0)
            return true;
    return false;
}

/* Groups that neither mapping nor timing reads, most of a library's text. What a scan flop is in
 * its tests Yosys 0.23 cannot even read where its functions stand without quotes. */
static bool is_passed_over(const char *group, bool power)
{
    if (power && strcmp(group, "internal_power") == 0)
        return false;
    static const char *const names[] = {"test_cell",
                                        "internal_power",
                                        "leakage_power",
                                        "output_current_rise",
                                        "output_current_fall",
                                        "receiver_capacitance",
                                        "receiver_capacitance1_rise",
                                        "receiver_capacitance1_fall",
                                        "receiver_capacitance2_rise",
                                        "receiver_capacitance2_fall",
                                        "dc_current",
                                        "ccsn_first_stage",
                                        "ccsn_last_stage"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (strcmp(group, names[i]) == 0)
            return true;
    return false;
}

/* A guess at wires by fanout and area, which some libraries have and others have not: no figure is
 * to rest on it. What wires there are comes from a placement (synth/placed.h). */
static bool guesses_wires(const char *name)
{
    return strncmp(name, "wire_load", 9) == 0 || strncmp(name, "default_wire_load", 17) == 0;
}

/* What of a library is written. */
struct writing {
    const struct liberty *l;
    const bool *used; /* NULL: every cell for logic; otherwise which ones */
    bool power;       /* energies, too */
    bool weightless;  /* pins load nothing */
    bool untimed;     /* no timing of cells */
};

static bool is_load(const char *name)
{
    static const char *const names[] = {"capacitance", "rise_capacitance", "fall_capacitance",
                                        "rise_capacitance_range", "fall_capacitance_range"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (strcmp(name, names[i]) == 0)
            return true;
    return false;
}

static void write_node(FILE *f, const struct lib_node *root, const struct lib_node *n,
                       const char *prefix, unsigned depth, const struct writing *w)
{
    if ((n->group && is_passed_over(n->name, w->power)) || guesses_wires(n->name) ||
        (w->weightless && !n->group && is_load(n->name)) ||
        (w->untimed && n->group && strcmp(n->name, "timing") == 0))
        return;
    fprintf(f, "%*s", (int)(2 * depth), "");
    if (n->value) {
        fprintf(f, n->quoted ? "%s : \"%s\";\n" : "%s : %s;\n", n->name, n->value);
        return;
    }
    write_args(f, n, n->group && depth > 1 && uses_template(root, n) ? prefix : "");
    if (!n->group) {
        fputs(";\n", f);
        return;
    }
    fputs(" {\n", f);
    if (w->weightless && (strcmp(n->name, "pin") == 0 || strcmp(n->name, "bus") == 0))
        fprintf(f, "%*scapacitance : 0;\n", (int)(2 * depth + 2), "");
    for (const struct lib_node *c = n->first; c; c = c->next)
        write_node(f, root, c, prefix, depth + 1, w);
    fprintf(f, "%*s}\n", (int)(2 * depth), "");
}

static bool is_written(const struct writing *w, const struct lib_node *cell)
{
    const struct lib_cell *c = cell->nargs ? liberty_cell(w->l, cell->args[0]) : NULL;
    return w->used ? c && w->used[c - w->l->cells] : !c || !c->dont_use;
}

static void write_library(const struct writing *w, FILE *f)
{
    const struct liberty *l = w->l;
    fprintf(f, "library (\"%s\") {\n", l->name);
    for (size_t i = 0; i < l->nfiles; i++) {
        char prefix[32] = "";
        if (l->nfiles > 1)
            snprintf(prefix, sizeof prefix, "f%zu_", i);
        const struct lib_node *root = l->roots[i];
        for (const struct lib_node *c = root->first; c; c = c->next) {
            bool tmpl = c->group && is_template(c->name);
            if (tmpl && c->nargs == 1) {
                fputs("  ", f);
                write_args(f, c, prefix);
                fputs(" {\n", f);
                for (const struct lib_node *k = c->first; k; k = k->next)
                    write_node(f, root, k, "", 2, w);
                fputs("  }\n", f);
            } else if (strcmp(c->name, "cell") == 0 ? is_written(w, c) : i == 0) {
                write_node(f, root, c, prefix, 1, w);
            }
        }
    }
    fputs("}\n", f);
}

void liberty_write_merged(const struct liberty *l, bool power, FILE *f)
{
    write_library(&(struct writing){.l = l, .power = power}, f);
}

void liberty_write_functions(const struct liberty *l, FILE *f)
{
    write_library(&(struct writing){.l = l, .untimed = true}, f);
}

void liberty_write_weightless(const struct liberty *l, const bool *used, FILE *f)
{
    write_library(&(struct writing){.l = l, .used = used, .weightless = true}, f);
}

void liberty_write_units(FILE *f)
{
    fputs("  delay_model : table_lookup;\n"
          "  time_unit : \"1ns\";\n  voltage_unit : \"1V\";\n  current_unit : \"1uA\";\n"
          "  pulling_resistance_unit : \"1kohm\";\n  leakage_power_unit : \"1nW\";\n"
          "  capacitive_load_unit (1, pf);\n"
          "  input_threshold_pct_rise : 50;\n  input_threshold_pct_fall : 50;\n"
          "  output_threshold_pct_rise : 50;\n  output_threshold_pct_fall : 50;\n"
          "  slew_lower_threshold_pct_rise : 20;\n  slew_lower_threshold_pct_fall : 20;\n"
          "  slew_upper_threshold_pct_rise : 80;\n  slew_upper_threshold_pct_fall : 80;\n",
          f);
}
