/* Strongly connected components of a call graph (R. Tarjan, "Depth-first search and linear graph
 * algorithms", 1972; without recursion, since a chain of calls may be long), and what is summed
 * over them: docs/callgraph.md. */
#include "base/mem.h"
#include "cmodel/calls/callgraph_build.h"
#include <stdlib.h>

struct visit {
    unsigned at;   /* function */
    size_t callee; /* the next of its callees */
};

struct search {
    struct callgraph *g;
    unsigned *number, *low; /* [n]; number 0: not visited */
    bool *open;             /* [n]: on `stack` */
    unsigned *stack;
    struct visit *path;
    size_t nstack, npath;
    unsigned visited;
};

static void close_component(struct search *s, unsigned root)
{
    struct callgraph *g = s->g;
    unsigned member;
    do {
        member = s->stack[--s->nstack];
        s->open[member] = false;
        g->functions[member].component = (unsigned)g->ncomponents;
    } while (member != root);
    g->ncomponents++;
}

static void enter(struct search *s, unsigned f)
{
    s->number[f] = s->low[f] = ++s->visited;
    s->open[f] = true;
    s->stack[s->nstack++] = f;
    s->path[s->npath++] = (struct visit){f, 0};
}

static void lower(unsigned *low, unsigned by)
{
    *low = by < *low ? by : *low;
}

static void search_from(struct search *s, unsigned first)
{
    enter(s, first);
    while (s->npath) {
        struct visit *v = &s->path[s->npath - 1];
        const struct callgraph_function *f = &s->g->functions[v->at];
        if (v->callee < f->ncallees) {
            unsigned to = f->callees[v->callee++];
            if (!s->number[to])
                enter(s, to);
            else if (s->open[to])
                lower(&s->low[v->at], s->number[to]);
            continue;
        }
        unsigned at = v->at;
        s->npath--;
        if (s->npath)
            lower(&s->low[s->path[s->npath - 1].at], s->low[at]);
        if (s->low[at] == s->number[at])
            close_component(s, at);
    }
}

static void find_components(struct callgraph *g)
{
    size_t n = g->n + 1;
    struct search s = {.g = g,
                       .number = xcalloc(n, sizeof *s.number),
                       .low = xcalloc(n, sizeof *s.low),
                       .open = xcalloc(n, sizeof *s.open),
                       .stack = xcalloc(n, sizeof *s.stack),
                       .path = xcalloc(n, sizeof *s.path)};
    for (unsigned i = 0; i < g->n; i++)
        if (!s.number[i])
            search_from(&s, i);
    free(s.number);
    free(s.low);
    free(s.open);
    free(s.stack);
    free(s.path);
}

/* CG-D1: what the members of each component need together, and the biggest of them. */
static void sum_members(struct callgraph *g)
{
    for (unsigned i = 0; i < g->ncomponents; i++)
        g->components[i].deepest = i;
    for (size_t i = g->n; i-- > 0;) {
        const struct callgraph_function *f = &g->functions[i];
        struct callgraph_component *c = &g->components[f->component];
        unsigned need = f->kernel ? 0 : f->size;
        c->needs += need;
        if (need >= c->max_need) {
            c->max_need = need;
            c->biggest = (unsigned)i;
        }
        for (size_t k = 0; k < f->ncallees; k++)
            c->cyclic |= g->functions[f->callees[k]].component == f->component;
    }
}

/* CG-D2: a component's callees have lower indices and are complete. */
static void add_callees(struct callgraph *g, const unsigned *members, size_t n)
{
    unsigned at = g->functions[members[0]].component;
    struct callgraph_component *c = &g->components[at];
    uint64_t below = 0;
    c->cyclic_below = c->cyclic;
    for (size_t i = 0; i < n; i++) {
        const struct callgraph_function *f = &g->functions[members[i]];
        for (size_t k = 0; k < f->ncallees; k++) {
            unsigned to = g->functions[f->callees[k]].component;
            const struct callgraph_component *callee = &g->components[to];
            if (to == at)
                continue;
            c->cyclic_below |= callee->cyclic_below;
            if (callee->max_need > c->max_need) {
                c->max_need = callee->max_need;
                c->biggest = callee->biggest;
            }
            if (c->deepest == at || callee->depth > below) {
                below = callee->depth;
                c->deepest = to;
            }
        }
    }
    c->depth = c->needs + below;
}

/* The functions in the order of their components; each component's first one in start[]. */
static unsigned *by_component(const struct callgraph *g, size_t *start)
{
    unsigned *order = xmalloc((g->n + 1) * sizeof *order);
    for (size_t i = 0; i < g->n; i++)
        start[g->functions[i].component + 1]++;
    for (size_t i = 0; i < g->ncomponents; i++)
        start[i + 1] += start[i];
    for (size_t i = 0; i < g->n; i++)
        order[start[g->functions[i].component]++] = (unsigned)i;
    for (size_t i = g->ncomponents; i-- > 0;)
        start[i + 1] = start[i];
    start[0] = 0;
    return order;
}

void callgraph_analyse(struct callgraph *g)
{
    find_components(g);
    g->components = xcalloc(g->ncomponents + 1, sizeof *g->components);
    sum_members(g);
    size_t *start = xcalloc(g->ncomponents + 2, sizeof *start);
    unsigned *order = by_component(g, start);
    for (size_t i = 0; i < g->ncomponents; i++)
        add_callees(g, order + start[i], start[i + 1] - start[i]);
    for (size_t i = g->ncomponents; i-- > 0;) /* callers first */
        for (size_t k = start[i]; k < start[i + 1]; k++) {
            const struct callgraph_function *f = &g->functions[order[k]];
            g->components[i].reached |= f->kernel;
            for (size_t c = 0; g->components[i].reached && c < f->ncallees; c++)
                g->components[g->functions[f->callees[c]].component].reached = true;
        }
    free(order);
    free(start);
}
