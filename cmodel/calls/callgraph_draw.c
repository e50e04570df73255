/* A call graph as a picture in Graphviz DOT. */
#include "base/mem.h"
#include "cmodel/calls/callgraph.h"
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

/* A name inside a text in quotes. */
static void put_name(FILE *f, const char *name)
{
    for (; *name; name++) {
        if (*name == '"' || *name == '\\')
            fputc('\\', f);
        fputc(*name, f);
    }
}

static void put_watermarks(const struct callgraph *g, size_t kernel, FILE *f)
{
    enum { SHOWN = 6 };
    struct watermarks w = callgraph_watermarks(g, kernel);
    fprintf(f, "\\n%u registers", w.registers);
    for (uint64_t i = 0; i < w.levels; i++) {
        if (i == SHOWN && w.levels > SHOWN + 1) {
            fputs("\\n...", f);
            i = w.levels - 1;
        }
        if (i + 1 == w.levels)
            fputs("\\nHigh ", f);
        else if (i)
            fprintf(f, "\\n%" PRIu64 "xLow ", i + 1);
        else
            fputs("\\nLow ", f);
        fprintf(f, "%" PRIu64, watermark_level(&w, i));
    }
}

static void put_node(const struct callgraph *g, size_t i, FILE *f)
{
    const struct callgraph_function *n = &g->functions[i];
    fprintf(f, "    n%zu [label=\"", i);
    put_name(f, n->name);
    if (n->kernel)
        put_watermarks(g, i, f);
    else
        fprintf(f, "\\nneeds %u", n->size);
    fprintf(f, "\"%s%s];\n", n->kernel ? ", shape=box, style=bold" : "",
            g->components[n->component].reached ? "" : ", style=dashed");
}

static void put_components(const struct callgraph *g, FILE *f)
{
    for (size_t c = 0; c < g->ncomponents; c++) {
        if (!g->components[c].cyclic)
            continue;
        fprintf(f, "    subgraph cluster_%zu { label=\"counted once: %" PRIu64 "\"; style=dashed;",
                c, g->components[c].needs);
        for (size_t i = 0; i < g->n; i++)
            if (g->functions[i].component == c)
                fprintf(f, " n%zu;", i);
        fputs(" }\n", f);
    }
}

/* Components on the deepest path of a kernel. */
static bool *mark_deepest(const struct callgraph *g)
{
    bool *on = xcalloc(g->ncomponents + 1, sizeof *on);
    for (size_t i = 0; i < g->n; i++) {
        if (!g->functions[i].kernel)
            continue;
        unsigned c = g->functions[i].component;
        for (; !on[c]; c = g->components[c].deepest)
            on[c] = true;
    }
    return on;
}

void callgraph_draw(const struct callgraph *g, FILE *f)
{
    bool *on = mark_deepest(g);
    fputs("digraph calls {\n    node [shape=ellipse, fontname=\"sans-serif\"];\n", f);
    for (size_t i = 0; i < g->n; i++)
        put_node(g, i, f);
    put_components(g, f);
    for (size_t i = 0; i < g->n; i++) {
        const struct callgraph_function *n = &g->functions[i];
        for (size_t k = 0; k < n->ncallees; k++) {
            unsigned to = g->functions[n->callees[k]].component;
            bool bold =
                on[n->component] && g->components[n->component].deepest == to && to != n->component;
            fprintf(f, "    n%zu -> n%u%s;\n", i, n->callees[k], bold ? " [style=bold]" : "");
        }
    }
    fputs("}\n", f);
    free(on);
}
