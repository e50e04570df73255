/* The report as one page: no scripts, no outside references. */
#include "synth/report.h"
#include "synth/report_slack.h"
#include "synth/report_svg.h"
#include "synth/sram_report.h"
#include <stdlib.h>
#include <string.h>

static void esc(FILE *f, const char *s)
{
    for (; *s; s++)
        switch (*s) {
        case '<':
            fputs("&lt;", f);
            break;
        case '>':
            fputs("&gt;", f);
            break;
        case '&':
            fputs("&amp;", f);
            break;
        case '"':
            fputs("&quot;", f);
            break;
        default:
            fputc(*s, f);
        }
}

static const char *const head =
    "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">\n"
    "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<style>\n"
    "body { font: 15px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 "
    "1rem;"
    " color: #1d2430; background: #fff; }\n"
    "h1 { font-size: 1.5rem; margin-bottom: 0; } h2 { font-size: 1.1rem; margin-top: 2rem; }\n"
    ".figures { display: flex; flex-wrap: wrap; gap: .75rem; margin: 1.2rem 0; }\n"
    ".figures div { border: 1px solid #d5dae2; border-radius: .4rem; padding: .5rem .9rem; }\n"
    ".figures b { display: block; font-size: 1.25rem; font-variant-numeric: tabular-nums; }\n"
    ".figures span, .note { color: #5b6676; font-size: .85rem; }\n"
    "table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }\n"
    "th, td { text-align: right; padding: .2rem .6rem; border-bottom: 1px solid #e6e9ee; }\n"
    "th:first-child, td:first-child { text-align: left; }\n"
    "code, td.pin { font-family: ui-monospace, monospace; font-size: .85rem; overflow-wrap: "
    "anywhere; }\n"
    "td.pin { text-align: left; }\n"
    "summary { cursor: pointer; }\n"
    "@media (prefers-color-scheme: dark) { body { color: #dfe5ee; background: #14181f; }"
    " .figures div, th, td { border-color: #323a47; } .figures span, .note { color: #98a4b5; } }\n"
    "</style>\n<title>";

static void figure(FILE *f, const char *what, const char *fmt, double v)
{
    fputs("<div><b>", f);
    fprintf(f, strcmp(fmt, "0") == 0 ? "%.0f" : strcmp(fmt, "1") == 0 ? "%.1f" : "%.3f", v);
    fprintf(f, "</b><span>%s</span></div>\n", what);
}

static void headline(const struct report *r, FILE *f)
{
    const struct nl_module *t = &r->m.net->mods[r->m.net->top];
    fputs("<div class=\"figures\">\n", f);
    figure(f, "area, mm&sup2;", "3", t->area * 1e-6);
    figure(f, "of it macros, mm&sup2;", "3", t->macro_area * 1e-6);
    figure(f, "kGE", "1", report_kge(r, t->area));
    figure(f, "register to register, ns", "3", report_reg_to_reg(r));
    figure(f, "critical path, ns", "3", r->m.critical_ns);
    figure(f, report_macro_cycle(r) > r->m.critical_ns ? "MHz, by the macro cycle" : "MHz", "1",
           report_fmax(r));
    figure(f, "cells", "0", (double)t->cells_below);
    figure(f, "flip-flops", "0", (double)t->flops_below);
    figure(f, "of them with a gated clock", "0", (double)t->gated_below);
    figure(f, "storage bits", "0",
           (double)(t->flops_below + t->latches_below + t->macro_bits_below));
    fputs("</div>\n<p class=\"note\">Inputs driven by <code>", f);
    esc(f, r->tech->driver->name);
    fprintf(f,
            "</code>, outputs loaded with %g pF, several ABC scripts for each module, buffer "
            "trees, ideal clock, no wire "
            "load; library "
            "<code>",
            r->tech->load_pf);
    esc(f, r->tech->lib->name);
    fputs("</code>.", f);
    size_t left_out = 0;
    for (size_t i = 0; i < r->tech->lib->ncells; i++)
        left_out += r->tech->lib->cells[i].dont_use;
    if (left_out)
        fprintf(f, " Not mapped to: %zu cells of it (report.json names them).", left_out);
    if (r->tech->clock_ns > 0)
        fprintf(f, " Clock target %g ns: %s.", r->tech->clock_ns,
                r->m.critical_ns <= r->tech->clock_ns ? "met" : "missed");
    if (r->has_formula)
        fputs(" Storage bits equal the formula of the block's page.", f);
    fputs("</p>\n", f);
}

static void modules(const struct report *r, FILE *f)
{
    const struct netlist *n = r->m.net;
    double all = n->mods[n->top].area;
    fputs("<h2>Modules</h2>\n<table><tr><th>module</th><th>count</th><th>own area, um&sup2;</th>"
          "<th>registers</th><th>buffers</th><th>logic</th><th>memories below</th>"
          "<th>with submodules</th><th>share of "
          "all</th><th>cells</th><th>flops</th></tr>\n",
          f);
    for (size_t i = n->nmods; i-- > 0;) {
        const struct nl_module *m = &n->mods[i];
        fputs("<tr><td>", f);
        esc(f, m->title);
        fprintf(
            f,
            "</td><td>%llu</td><td>%.0f</td><td>%.0f</td><td>%.0f</td><td>%.0f</td><td>%.0f</td>"
            "<td>%.0f</td><td>%.2f %%</td><td>%llu</td><td>%llu</td></tr>\n",
            (unsigned long long)m->instances, m->cell_area, m->storage_area, m->buffer_area,
            m->cell_area - m->storage_area - m->buffer_area, m->macro_area, m->area,
            all > 0 ? 100 * m->cell_area * (double)m->instances / all : 0,
            (unsigned long long)m->own_cells, (unsigned long long)m->own_flops);
    }
    fputs("</table>\n", f);
    if (!n->nmacros)
        return;
    fputs("<h2>Macros</h2>\n<table><tr><th>macro</th><th>rows</th><th>bits</th><th>count</th>"
          "<th>slices</th><th>area, um&sup2;</th><th>access, ns</th><th>cycle, ns</th></tr>\n",
          f);
    for (size_t i = 0; i < n->nmacros; i++) {
        const struct nl_macro *x = &n->macros[i];
        fprintf(
            f,
            "<tr><td>%s</td><td>%u</td><td>%u</td><td>%llu</td><td>%u of %u x %u</td><td>%.0f</td>"
            "<td>%.3f</td><td>%.3f</td></tr>\n",
            x->name, x->m.depth, x->m.width, (unsigned long long)x->count, x->fig.slices,
            x->fig.slice_words, x->fig.slice_bits, x->fig.area_um2, x->fig.access_ns,
            x->fig.cycle_ns);
    }
    const struct sram_maker *k = r->tech->sram.maker;
    fprintf(f, "</table>\n<p class=\"note\">By the formula of docs/report.md, constants of %s (",
            k->name);
    esc(f, k->source);
    fputs(").", f);
    sram_residuals_text(k, " Against ", ".", f);
    fputs("</p>\n", f);
}

static void paths(const struct report *r, FILE *f)
{
    static const char *const meaning[PATH_GROUPS] = {"Input to register", "Register to register",
                                                     "Register to output", "Input to output"};
    fputs("<h2>Slowest paths</h2>\n", f);
    for (int i = 0; i < PATH_GROUPS; i++) {
        const struct path_group *g = &r->m.groups[i];
        if (!g->found)
            continue;
        fprintf(f, "<details><summary>%s: <b>%.3f ns</b></summary>\n<p>from <code>", meaning[i],
                g->delay_ns);
        esc(f, g->start);
        fputs("</code><br>to <code>", f);
        esc(f, g->end);
        fputs("</code></p>\n<table><tr><th>pin</th><th>cell</th><th>delay, ns</th><th>time, "
              "ns</th></tr>\n",
              f);
        for (size_t k = 0; k < g->npoints; k++) {
            fputs("<tr><td class=\"pin\">", f);
            esc(f, g->points[k].pin);
            fputs("</td><td>", f);
            esc(f, g->points[k].cell);
            fprintf(f, " %s</td><td>%.3f</td><td>%.3f</td></tr>\n",
                    g->points[k].rising ? "rise" : "fall", g->points[k].delay_ns,
                    g->points[k].time_ns);
        }
        fputs("</table></details>\n", f);
    }
}

static void coverage_row(const json_t *row, const char *name, FILE *f)
{
    fputs("<tr><td>", f);
    esc(f, name);
    fprintf(
        f, "</td><td>%lld of %lld</td><td>%.2f %%</td><td>%lld of %lld</td><td>%.2f %%</td></tr>\n",
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
    fputs("<h2>Line and toggle coverage in lockstep</h2>\n<table><tr><th>module</th><th>lines "
          "executed</th><th></th><th>bits that rose and fell</th><th></th></tr>\n",
          f);
    json_array_foreach(json_object_get(c, "modules"), i, m)
    {
        coverage_row(m, json_string_value(json_object_get(m, "module")), f);
    }
    coverage_row(c, "all", f);
    fputs("</table>\n<details><summary>What is not covered</summary><ul>\n", f);
    json_array_foreach(json_object_get(c, "modules"), i, m)
    {
        json_array_foreach(json_object_get(m, "uncovered"), k, text)
        {
            fputs("<li>", f);
            esc(f, json_string_value(text));
            fputs("</li>\n", f);
        }
    }
    fputs("</ul></details>\n", f);
}

void report_write_html(const struct report *r, FILE *f)
{
    fputs(head, f);
    esc(f, r->config);
    fputs(": ", f);
    esc(f, r->top);
    fputs("</title></head><body>\n<h1>", f);
    esc(f, r->config);
    fputs(": ", f);
    esc(f, r->top);
    fputs(" in ", f);
    esc(f, r->tech->name);
    fputs("</h1>\n", f);
    headline(r, f);
    fputs("<h2>Area</h2>\n<p class=\"note\">A colour for each part of the top; memories are "
          "hatched.</p>\n",
          f);
    treemap_svg(r->m.net, f);
    if (r->m.net->nmods > 1) {
        fputs("<h2>Blocks</h2>\n<p class=\"note\">Bits on the arrows.</p>\n", f);
        diagram_svg(r->m.net, false, f);
    }
    modules(r, f);
    for (size_t i = 0; i < r->ncomparisons; i++)
        compare_html(&r->comparisons[i], f);
    if (r->coverage)
        coverage(r->coverage, f);
    paths(r, f);
    if (r->placed.done)
        placed_html(&r->placed, &r->m, f);
    slack_html(&r->m, f);
    fputs("<p class=\"note\">", f);
    provenance_text(&r->provenance, f);
    fputs("</p>\n</body></html>\n", f);
}
