/* The report as one page: no scripts, no outside references. */
#include "synth/report.h"
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

/* Hues that stay apart for readers with weak colour vision; shades repeat after eight. */
static const char *const hues[] = {"#0072b2", "#e69f00", "#009e73", "#cc79a7",
                                   "#56b4e9", "#d55e00", "#b8a800", "#7f7f7f"};

struct slice {
    const char *name;
    double area;
};

static int larger_first(const void *a, const void *b)
{
    const struct slice *x = a, *y = b;
    return x->area < y->area ? 1 : x->area > y->area ? -1 : strcmp(x->name, y->name);
}

/* One bar, a slice per module and macro, and its legend. */
static void area_bar(const struct netlist *n, FILE *f)
{
    size_t k = 0;
    double all = n->mods[n->top].area;
    struct slice *s = calloc(n->nmods + n->nmacros + 1, sizeof *s);
    if (!s || !(all > 0)) {
        free(s);
        return;
    }
    for (size_t i = 0; i < n->nmods; i++)
        if (n->mods[i].cell_area > 0)
            s[k++] = (struct slice){n->mods[i].title,
                                    n->mods[i].cell_area * (double)n->mods[i].instances};
    for (size_t i = 0; i < n->nmacros; i++)
        s[k++] = (struct slice){n->macros[i].name,
                                n->macros[i].fig.area_um2 * (double)n->macros[i].count};
    qsort(s, k, sizeof *s, larger_first);
    unsigned rows = (unsigned)(k + 2) / 3;
    fprintf(
        f,
        "<svg viewBox=\"0 0 900 %u\" width=\"100%%\" role=\"img\" aria-label=\"area by module\">\n",
        60 + rows * 22);
    double x = 0;
    for (size_t i = 0; i < k; i++) {
        double w = 900 * s[i].area / all;
        fprintf(f, "<rect x=\"%.2f\" y=\"0\" width=\"%.2f\" height=\"40\" fill=\"%s\"><title>", x,
                w, hues[i % 8]);
        esc(f, s[i].name);
        fprintf(f, ": %.2f %%</title></rect>\n", 100 * s[i].area / all);
        double lx = 300 * (double)(i % 3), ly = 64 + 22 * (double)(i / 3);
        fprintf(f,
                "<rect x=\"%.0f\" y=\"%.0f\" width=\"12\" height=\"12\" fill=\"%s\"/>"
                "<text x=\"%.0f\" y=\"%.0f\" font-size=\"14\" fill=\"currentColor\">",
                lx, ly - 11, hues[i % 8], lx + 18, ly);
        esc(f, s[i].name);
        fprintf(f, " %.2f %%</text>\n", 100 * s[i].area / all);
        x += w;
    }
    fputs("</svg>\n", f);
    free(s);
}

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
    figure(f, "critical path, ns", "3", r->m.critical_ns);
    figure(f, "MHz", "1", report_fmax(r));
    figure(f, "cells", "0", (double)t->cells_below);
    figure(f, "flip-flops", "0", (double)t->flops_below);
    figure(f, "storage bits", "0",
           (double)(t->flops_below + t->latches_below + t->macro_bits_below));
    fputs("</div>\n<p class=\"note\">Inputs driven by <code>", f);
    esc(f, r->tech->driver->name);
    fprintf(f,
            "</code>, outputs loaded with %g pF, abc -D 1000, buffer trees, ideal clock, no wire "
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

static void modules(const struct netlist *n, FILE *f)
{
    double all = n->mods[n->top].area;
    fputs("<h2>Modules</h2>\n<table><tr><th>module</th><th>count</th><th>own area, um&sup2;</th>"
          "<th>with submodules</th><th>share of "
          "all</th><th>cells</th><th>flops</th><th>buffers</th></tr>\n",
          f);
    for (size_t i = n->nmods; i-- > 0;) {
        const struct nl_module *m = &n->mods[i];
        fputs("<tr><td>", f);
        esc(f, m->title);
        fprintf(
            f,
            "</td><td>%llu</td><td>%.0f</td><td>%.0f</td><td>%.2f %%</td><td>%llu</td><td>%llu</td>"
            "<td>%llu</td></tr>\n",
            (unsigned long long)m->instances, m->cell_area, m->area,
            all > 0 ? 100 * m->cell_area * (double)m->instances / all : 0,
            (unsigned long long)m->own_cells, (unsigned long long)m->own_flops,
            (unsigned long long)m->own_buffers);
    }
    fputs("</table>\n", f);
    if (!n->nmacros)
        return;
    fputs("<h2>Macros</h2>\n<table><tr><th>macro</th><th>rows</th><th>bits</th><th>count</th>"
          "<th>area, um&sup2;</th><th>access, ns</th></tr>\n",
          f);
    for (size_t i = 0; i < n->nmacros; i++) {
        const struct nl_macro *x = &n->macros[i];
        fprintf(
            f,
            "<tr><td>%s</td><td>%u</td><td>%u</td><td>%llu</td><td>%.0f</td><td>%.3f</td></tr>\n",
            x->name, x->m.depth, x->m.width, (unsigned long long)x->count, x->fig.area_um2,
            x->fig.access_ns);
    }
    fprintf(f,
            "</table>\n<p class=\"note\">By formula, good to %.0f %% in area and %.1f %% in access "
            "time; "
            "docs/report.md.</p>\n",
            100 * SRAM_AREA_RESIDUAL, 100 * SRAM_ACCESS_RESIDUAL);
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
    area_bar(r->m.net, f);
    modules(r->m.net, f);
    for (size_t i = 0; i < r->ncomparisons; i++)
        compare_html(&r->comparisons[i], f);
    if (r->coverage)
        coverage(r->coverage, f);
    paths(r, f);
    fputs("</body></html>\n", f);
}
