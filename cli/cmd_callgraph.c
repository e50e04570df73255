/* warpsmith callgraph FILE: what calls need, and the watermarks of the kernels. */
#include "base/diag.h"
#include "base/graphviz.h"
#include "base/outfile.h"
#include "base/proc.h"
#include "base/scratch.h"
#include "base/text.h"
#include "cli/cli.h"
#include "cli/commands.h"
#include "cli/result.h"
#include "cmodel/calls/callgraph.h"
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct args {
    const char *file, *sizes, *json, *dot, *svg;
    enum callgraph_fru fru;
    unsigned registers; /* of a warp; 0: not given */
};

enum { OPT_JSON = 1000, OPT_DOT, OPT_SVG, OPT_FRU, OPT_REGISTERS, OPT_SIZES };

static const struct argp_option options[] = {
    {"fru", OPT_FRU, "need|span", 0,
     "What fru of a function counts: all that a call of it needs (the default), or its saved "
     "registers without the slot of the caller's RFP, as the paper counts",
     0},
    {"sizes", OPT_SIZES, "FILE", 0,
     "What each function needs, as lines or DOT, where FILE says only who calls whom, as nvlink "
     "-dump-callgraph does",
     0},
    {"registers", OPT_REGISTERS, "N", 0,
     "Refuse kernels whose largest frame does not fit when a warp has N registers", 0},
    {"dot", OPT_DOT, "FILE", 0,
     "Draw the graph with its watermarks, as Graphviz DOT; - for standard output", 0},
    {"svg", OPT_SVG, "FILE", 0, "The same picture as SVG, made by Graphviz; - for standard output",
     0},
    {"json", OPT_JSON, "FILE", 0, "Write the figures as JSON to FILE, - for standard output", 0},
    {0},
};

static error_t parse(int key, char *arg, struct argp_state *state)
{
    struct args *a = state->input;
    switch (key) {
    case OPT_FRU:
        if (strcmp(arg, "need") != 0 && strcmp(arg, "span") != 0)
            argp_error(state, "--fru %s: need or span is wanted", arg);
        a->fru = strcmp(arg, "span") == 0 ? FRU_SPAN : FRU_NEED;
        return 0;
    case OPT_SIZES:
        a->sizes = arg;
        return 0;
    case OPT_REGISTERS:
        a->registers = (unsigned)cli_number(state, "registers", arg, 1, 65536);
        return 0;
    case OPT_DOT:
        a->dot = arg;
        return 0;
    case OPT_SVG:
        a->svg = arg;
        return 0;
    case OPT_JSON:
        a->json = arg;
        return 0;
    case ARGP_KEY_ARG:
        if (a->file)
            argp_error(state, "%s: unexpected argument (the FILE is %s)", arg, a->file);
        a->file = arg;
        return 0;
    case ARGP_KEY_END:
        if (!a->file)
            argp_error(state, "FILE is missing");
        return 0;
    default:
        return ARGP_ERR_UNKNOWN;
    }
}

static const struct argp argp = {
    .options = options,
    .parser = parse,
    .args_doc = "FILE",
    .doc = "Shows what the functions of a call graph need of a register stack, and the watermarks "
           "of its kernels. FILE is Graphviz DOT with the attributes fru=N, and kernel=1 at "
           "kernels, or lines of text that say the same: docs/callgraph.md."};

static void print(const struct callgraph *g, FILE *f)
{
    fprintf(f, "%-32s %9s %7s %9s %6s %6s  %s\n", "kernel", "registers", "max_fru", "max_depth",
            "low", "high", "nxlow");
    for (size_t i = 0; i < g->n; i++) {
        if (!g->functions[i].kernel)
            continue;
        struct watermarks w = callgraph_watermarks(g, i);
        fprintf(f, "%-32s %9u %7u %9" PRIu64 " %6" PRIu64 " %6" PRIu64, g->functions[i].name,
                w.registers, w.max_need, w.max_stack_depth, w.low, w.high);
        enum { SHOWN = 8 };
        for (uint64_t k = 1; k + 1 < w.levels && k <= SHOWN; k++)
            fprintf(f, "%s %" PRIu64, k == 1 ? " " : "", watermark_level(&w, k));
        fprintf(f, "%s%s\n", w.levels > SHOWN + 2 ? " ..." : "", w.cyclic ? "  cyclic" : "");
    }
}

static json_t *kernel_figures(const struct callgraph *g, size_t i)
{
    struct watermarks w = callgraph_watermarks(g, i);
    json_t *j = json_object(), *nxlow = json_array();
    for (uint64_t k = 1; k + 1 < w.levels; k++)
        json_array_append_new(nxlow, json_integer((json_int_t)watermark_level(&w, k)));
    const struct {
        const char *name;
        uint64_t value;
    } numbers[] = {{"registers", w.registers},
                   {"max_fru", w.max_need},
                   {"max_stack_depth", w.max_stack_depth},
                   {"low", w.low},
                   {"high", w.high}};
    json_object_set_new(j, "name", cli_json_text(g->functions[i].name));
    for (size_t k = 0; k < sizeof numbers / sizeof *numbers; k++)
        json_object_set_new(j, numbers[k].name, json_integer((json_int_t)numbers[k].value));
    json_object_set_new(j, "nxlow", nxlow);
    json_object_set_new(j, "cyclic", json_boolean(w.cyclic));
    return j;
}

static json_t *figures(const struct callgraph *g)
{
    json_t *j = json_object(), *kernels = json_array();
    for (size_t i = 0; i < g->n; i++)
        if (g->functions[i].kernel)
            json_array_append_new(kernels, kernel_figures(g, i));
    json_object_set_new(j, "kernels", kernels);
    return j;
}

/* With the file, and what its sizes count. */
static json_t *graph_figures(const struct args *a, const struct callgraph *g)
{
    json_t *j = figures(g);
    json_object_set_new(j, "graph", cli_json_text(a->file));
    json_object_set_new(j, "fru", json_string(a->fru == FRU_SPAN ? "span" : "need"));
    return j;
}

static void warn_unreached(const struct callgraph *g, struct diag *d)
{
    for (size_t i = 0; i < g->n; i++)
        if (!g->components[g->functions[i].component].reached)
            diag_warn(d, "%s:%u: no kernel reaches %.100s", g->path, g->functions[i].line,
                      g->functions[i].name);
}

static void draw(const void *g, FILE *f)
{
    callgraph_draw(g, f);
}

static void callgraph(const struct args *a, struct diag *d)
{
    const char *const inputs[] = {a->file, a->sizes};
    size_t n = a->sizes ? 2 : 1;
    if (!cli_output(a->json, inputs, n, d) || !cli_output(a->dot, inputs, n, d) ||
        !cli_output(a->svg, inputs, n, d))
        return;
    struct callgraph *g = callgraph_read_sizes(a->file, a->sizes, a->fru, d);
    if (!g)
        return;
    if ((!a->registers || callgraph_fits(g, a->registers, d)) && (!a->svg || proc_need("dot", d))) {
        warn_unreached(g, d);
        if (a->svg)
            dot_write_svg(a->svg, draw, g, d);
        if (a->dot && d->status == WS_OK)
            dot_write(a->dot, draw, g, d);
        if (d->status == WS_OK) {
            print(g, cli_to_stdout(a->json) || cli_to_stdout(a->dot) || cli_to_stdout(a->svg)
                         ? stderr
                         : stdout);
            cli_write_result(a->json, &(struct cli_result){.command = "callgraph"},
                             graph_figures(a, g), d);
        }
    }
    callgraph_free(g);
}

int cmd_callgraph(int argc, char **argv)
{
    struct args a = {0};
    cli_parse(&argp, argc, argv, &a);
    struct diag d;
    diag_init(&d, stderr);
    callgraph(&a, &d);
    int status = d.status;
    diag_free(&d);
    return status;
}
