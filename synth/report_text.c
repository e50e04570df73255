/* Prints a report as text. */
#include "synth/crossings.h"
#include "synth/energy.h"
#include "synth/report.h"
#include "synth/report_slack.h"
#include "synth/sram_report.h"
#include <string.h>

static const char *const group_meaning[PATH_GROUPS] = {"input to register", "register to register",
                                                       "register to output", "input to output"};

/* Digits behind the point that an area of this size deserves. */
static int digits(double area)
{
    return area < 1000 ? 3 : 0;
}

/* The cells that were kept from mapping, a few by name. */
static void left_out(const struct liberty *l, FILE *f)
{
    enum { NAMED = 3 };
    size_t n = 0;
    for (size_t i = 0; i < l->ncells; i++)
        if (l->cells[i].dont_use && ++n <= NAMED)
            fprintf(f, "%s%s", n == 1 ? "not mapped to: " : ", ", l->cells[i].name);
    if (n > NAMED)
        fprintf(f, " and %zu more of the library", n - NAMED);
    if (n)
        fputs("\n", f);
}

static void timing(const struct report *r, FILE *f)
{
    double own = report_reg_to_reg(r), fo4 = r->tech->fo4_ns, cycle = report_macro_cycle(r);
    const struct path_group *reg = &r->m.groups[GROUP_REG_TO_REG],
                            *in = &r->m.groups[GROUP_IN_TO_REG];
    if (own > 0)
        fprintf(f, "  reg to reg      %14.3f ns    (%.1f FO4 of %.1f ps)\n", own, own / fo4,
                1000 * fo4);
    if (cycle > 0)
        fprintf(f, "  macro cycle     %14.3f ns    (%.1f FO4)\n", cycle, cycle / fo4);
    if (report_budget(r, true) > 0 || report_budget(r, false) > 0)
        fprintf(f,
                "  pins            %14.0f %%     of that period from inputs, %.0f %% to outputs\n",
                100 * report_budget(r, true), 100 * report_budget(r, false));
    if (r->m.critical_ns > 0)
        fprintf(f,
                "  critical path   %14.3f ns\n"
                "  fastest clock   %14.1f MHz   by the %s\n",
                r->m.critical_ns, report_fmax(r),
                cycle > r->m.critical_ns ? "macro cycle" : "critical path");
    else
        fputs("  critical path             none\n", f);
    if (reg->hold_found)
        fprintf(f, "  hold            %14.3f ns    slack, reg to reg%s\n", reg->hold_slack_ns,
                reg->hold_slack_ns < 0 ? ": VIOLATED" : "");
    if (in->hold_found && in->hold_slack_ns < 0)
        fprintf(f, "  input delay     %14.3f ns    at least, for hold\n", -in->hold_slack_ns);
    if (r->tech->clock_ns > 0 && r->m.critical_ns > 0)
        fprintf(f, "  clock target    %14.3f ns    %s\n", r->tech->clock_ns,
                r->m.critical_ns <= r->tech->clock_ns && cycle <= r->tech->clock_ns ? "met"
                                                                                    : "missed");
}

static void energies(const struct report *r, FILE *f)
{
    struct clock_energy e = clock_energy(r->m.net, r->tech);
    if (e.all_pj > 0)
        fprintf(f,
                "  clock           %14.3f pJ    a cycle, %.3f with all gates shut (%.4f pJ a "
                "flip-flop, without the tree)\n",
                e.all_pj, e.idle_pj, e.flop_pj);
    for (size_t i = 0; i < r->m.net->nmacros; i++)
        fprintf(f, "  access          %14.3f pJ    read of %s, %.3f write\n",
                r->m.net->macros[i].fig.read_pj, r->m.net->macros[i].name,
                r->m.net->macros[i].fig.write_pj);
}

static void headline(const struct report *r, FILE *f)
{
    const struct nl_module *t = &r->m.net->mods[r->m.net->top];
    uint64_t bits = t->flops_below + t->latches_below + t->macro_bits_below;
    fprintf(f, "%s, top %s, in %s\n\n", r->config, r->top, r->tech->name);
    fprintf(f, "  area            %14.*f um^2  (%.4f mm^2)\n", digits(t->area), t->area,
            t->area * 1e-6);
    fprintf(f, "    of it macros  %14.0f um^2\n", t->macro_area);
    fprintf(f, "  cells           %14llu\n", (unsigned long long)t->cells_below);
    fprintf(f, "  flip-flops      %14llu\n", (unsigned long long)t->flops_below);
    fprintf(f, "  storage         %14llu bits%s\n", (unsigned long long)bits,
            r->has_formula ? ", equal to the formula of the block's page" : "");
    if (r->tech->nand2_um2 > 0)
        fprintf(f, "  gates           %14.1f kGE (two-input NANDs of %g um^2)\n",
                report_kge(r, t->area), r->tech->nand2_um2);
    fprintf(f, "  gated clock     %14llu flip-flops\n", (unsigned long long)t->gated_below);
    timing(r, f);
    energies(r, f);
    fprintf(
        f,
        "\nRecipe: library %s, inputs driven by %s, outputs loaded with %g pF,\n"
        "each module with several ABC scripts, the best kept; trees of %s, ideal clock, no wire "
        "load.\n",
        r->tech->lib->name, r->tech->driver->name, r->tech->load_pf, r->tech->buffer->name);
    left_out(r->tech->lib, f);
    provenance_text(&r->provenance, f);
}

static void modules(const struct report *r, FILE *f)
{
    const struct netlist *n = r->m.net;
    double all = n->mods[n->top].area;
    fprintf(f, "\n%-24s %6s %12s %12s %7s %8s %8s %8s\n", "module", "count", "own um^2",
            "with below", "share", "cells", "flops", "buffers");
    for (size_t i = n->nmods; i-- > 0;) {
        const struct nl_module *m = &n->mods[i];
        fprintf(f, "%-24s %6llu %12.*f %12.*f %6.2f%% %8llu %8llu %8llu\n", m->title,
                (unsigned long long)m->instances, digits(all), m->cell_area, digits(all), m->area,
                all > 0 ? 100 * m->cell_area * (double)m->instances / all : 0,
                (unsigned long long)m->own_cells, (unsigned long long)m->own_flops,
                (unsigned long long)m->own_buffers);
    }
    for (size_t i = 0; i < n->nmacros; i++) {
        const struct nl_macro *x = &n->macros[i];
        fprintf(f,
                "%-24s %6llu %12.0f %12.0f %6.2f%%   macro of %u slices %ux%u, access %.3f ns, "
                "cycle %.3f ns\n",
                x->name, (unsigned long long)x->count, x->fig.area_um2, x->fig.area_um2,
                all > 0 ? 100 * x->fig.area_um2 * (double)x->count / all : 0, x->fig.slices,
                x->fig.slice_words, x->fig.slice_bits, x->fig.access_ns, x->fig.cycle_ns);
    }
    fputs("(own: cells of one instance without submodules; share: of all instances)\n", f);
    if (n->nmacros) {
        const struct sram_maker *k = r->tech->sram.maker;
        fprintf(f, "(macros by the formula, constants of %s: %s)\n", k->name, k->source);
        sram_residuals_text(k, "  against ", "\n", f);
    }
}

/* Modules of a path that are listed. report.json has them all, and every cell. */
enum { PATH_LINES = 9 };

static void paths(const struct report *r, FILE *f)
{
    for (int i = 0; i < PATH_GROUPS; i++) {
        const struct path_group *g = &r->m.groups[i];
        if (!g->found)
            continue;
        fprintf(f, "\n%s: %.3f ns\n  from %s\n  to   %s\n", group_meaning[i], g->delay_ns, g->start,
                g->end);
        size_t n;
        struct crossing *c = crossings_of(r->m.net, g, &n);
        for (size_t k = 0; k < n && (k < PATH_LINES || k + 2 > n); k++)
            fprintf(f, "  %8.3f  %s%s%s  (%zu cells)\n", c[k].time_ns,
                    *c[k].where ? c[k].where : r->top, c[k].signal ? "." : "",
                    c[k].signal ? c[k].signal : "", c[k].cells);
        if (n > PATH_LINES + 1)
            fprintf(f, "            ... %zu more\n", n - PATH_LINES - 1);
        crossings_free(c, n);
        double last = g->npoints ? g->points[g->npoints - 1].time_ns : 0;
        if (g->delay_ns > last + 1e-6)
            fprintf(f, "  %8.3f %8.3f   setup\n", g->delay_ns - last, g->delay_ns);
    }
}

static void coverage_row(const json_t *row, const char *name, FILE *f)
{
    fprintf(f, "  %-24s %7lld of %7lld %7.2f %% %8lld of %8lld %7.2f %%\n", name,
            (long long)json_integer_value(json_object_get(row, "lines_covered")),
            (long long)json_integer_value(json_object_get(row, "lines")),
            json_number_value(json_object_get(row, "lines_percent")),
            (long long)json_integer_value(json_object_get(row, "toggles_covered")),
            (long long)json_integer_value(json_object_get(row, "toggles")),
            json_number_value(json_object_get(row, "toggles_percent")));
}

static void coverage(const json_t *c, FILE *f)
{
    json_t *m, *text;
    size_t i, k;
    fputs("\nLine and toggle coverage of the Verilog in lockstep\n"
          "  module                           lines executed            bits that rose and fell\n",
          f);
    json_array_foreach(json_object_get(c, "modules"), i, m)
    {
        coverage_row(m, json_string_value(json_object_get(m, "module")), f);
    }
    coverage_row(c, "all", f);
    json_array_foreach(json_object_get(c, "runs"), i, m)
    {
        fprintf(f, "  run: %s, seed %lld, %lld cycles\n",
                json_string_value(json_object_get(m, "stimulus")),
                (long long)json_integer_value(json_object_get(m, "seed")),
                (long long)json_integer_value(json_object_get(m, "cycles")));
    }
    json_array_foreach(json_object_get(c, "modules"), i, m)
    {
        json_array_foreach(json_object_get(m, "uncovered"), k, text)
        {
            fprintf(f, "  %s\n", json_string_value(text));
        }
    }
}

void report_write_text(const struct report *r, FILE *f)
{
    headline(r, f);
    modules(r, f);
    for (size_t i = 0; i < r->ncomparisons; i++)
        compare_text(&r->comparisons[i], f);
    if (r->equivalence.n)
        equivalence_text(&r->equivalence, f);
    if (r->activity.gates)
        activity_text(&r->activity, r->sta_pj, f);
    if (r->coverage)
        coverage(r->coverage, f);
    paths(r, f);
    if (r->placed.done)
        placed_text(&r->placed, &r->m, f);
    slack_text(&r->m, f);
}
