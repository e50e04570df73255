/* A call graph from its declarations, and its watermarks: docs/callgraph.md. */
#include "cmodel/calls/callgraph.h"
#include "base/diag.h"
#include "base/mem.h"
#include "base/outfile.h"
#include "cmodel/calls/callgraph_build.h"
#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

bool callgraph_wrong(struct callgraph_build *b, unsigned line, const char *fmt, ...)
{
    char text[400];
    va_list ap;
    va_start(ap, fmt);
    vsnprintf(text, sizeof text, fmt, ap);
    va_end(ap);
    diag_error(b->d, "%s:%u: %s", b->path, line, text);
    return false;
}

void callgraph_call(struct callgraph_build *b, unsigned line, const char *from, const char *to)
{
    b->calls = xgrow(b->calls, b->ncalls + 1, &b->calls_cap, sizeof *b->calls);
    b->calls[b->ncalls++] = (struct called){xstrdup(from), to ? xstrdup(to) : NULL, line};
}

void callgraph_name(struct callgraph_names *l, char *name)
{
    l->at = xrealloc(l->at, (l->n + 1) * sizeof *l->at);
    l->at[l->n++] = name;
}

void callgraph_calls(struct callgraph_build *b, unsigned line, const struct callgraph_names *from,
                     const struct callgraph_names *to)
{
    for (size_t i = 0; i < from->n; i++)
        for (size_t k = 0; k < to->n; k++)
            callgraph_call(b, line, from->at[i], to->at[k]);
}

static bool size_of(struct callgraph_build *b, unsigned line, const char *name, const char *text,
                    bool kernel, unsigned *size)
{
    unsigned min = kernel, max = kernel               ? CALLGRAPH_MAX_REGISTERS
                                 : b->fru == FRU_SPAN ? CALLGRAPH_MAX_NEED - 1
                                                      : CALLGRAPH_MAX_NEED;
    size_t digits = strspn(text, "0123456789");
    unsigned long v = strtoul(text, NULL, 10);
    if (!digits || text[digits] || digits > 9 || v < min || v > max)
        return callgraph_wrong(b, line, "fru = %.60s: not possible for %s %.100s (%u to %u)", text,
                               kernel ? "kernel" : "function", name, min, max);
    *size = (unsigned)v + (!kernel && b->fru == FRU_SPAN);
    return true;
}

bool callgraph_declare(struct callgraph_build *b, unsigned line, const char *name,
                       const struct callgraph_says *says)
{
    if (!says->fru && !says->kernel) {
        callgraph_call(b, line, name, NULL);
        return true;
    }
    struct callgraph_function f = {.line = line};
    if (says->kernel && strcmp(says->kernel, "1") != 0 && strcmp(says->kernel, "0") != 0)
        return callgraph_wrong(b, line, "kernel = %.60s: not possible for %.100s (0 or 1)",
                               says->kernel, name);
    f.kernel = says->kernel && *says->kernel == '1';
    if (!says->fru)
        return callgraph_wrong(b, line, "%.100s: fru is missing (fru=N, %s)", name,
                               f.kernel ? "the kernel's registers"
                                        : "the registers that a call of it needs");
    if (!size_of(b, line, name, says->fru, f.kernel, &f.size))
        return false;
    f.name = xstrdup(name);
    b->functions = xgrow(b->functions, b->n + 1, &b->cap, sizeof *b->functions);
    b->functions[b->n++] = f;
    return true;
}

/* The functions by name, and of one name by line. */
static int by_name(const void *a, const void *b)
{
    const struct callgraph_function *const *x = a, *const *y = b;
    int c = strcmp((*x)->name, (*y)->name);
    return c ? c : ((*x)->line > (*y)->line) - ((*x)->line < (*y)->line);
}

static const struct callgraph_function *find(const struct callgraph_build *b,
                                             const struct callgraph_function *const *sorted,
                                             const char *name)
{
    size_t low = 0, high = b->n;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        int c = strcmp(sorted[middle]->name, name);
        if (c == 0)
            return sorted[middle];
        if (c < 0)
            low = middle + 1;
        else
            high = middle;
    }
    return NULL;
}

struct edge {
    unsigned from, to;
};

static int by_ends(const void *a, const void *b)
{
    const struct edge *x = a, *y = b;
    if (x->from != y->from)
        return x->from < y->from ? -1 : 1;
    return (x->to > y->to) - (x->to < y->to);
}

/* The calls as indices, *n of them, sorted, each once; NULL after reporting. */
static struct edge *resolve(struct callgraph_build *b,
                            const struct callgraph_function *const *sorted, size_t *n)
{
    struct edge *edges = xmalloc((b->ncalls + 1) * sizeof *edges);
    size_t k = 0;
    for (size_t i = 0; i < b->ncalls; i++) {
        const struct called *c = &b->calls[i];
        const struct callgraph_function *from = find(b, sorted, c->from);
        const struct callgraph_function *to = c->to ? find(b, sorted, c->to) : from;
        bool ok = true;
        if (!from)
            ok = callgraph_wrong(b, c->line,
                                 "%.100s: nothing says what it needs (fru=N is missing)", c->from);
        else if (!to)
            ok = callgraph_wrong(b, c->line,
                                 "%.100s calls %.100s: no such function (fru=N of it is missing)",
                                 c->from, c->to);
        else if (c->to && to->kernel)
            ok = callgraph_wrong(b, c->line,
                                 "%.100s calls %.100s: a kernel is launched, not called (line %u "
                                 "says that it is one)",
                                 c->from, c->to, to->line);
        if (!ok) {
            free(edges);
            return NULL;
        }
        if (c->to)
            edges[k++] =
                (struct edge){(unsigned)(from - b->functions), (unsigned)(to - b->functions)};
    }
    qsort(edges, k, sizeof *edges, by_ends);
    *n = 0;
    for (size_t i = 0; i < k; i++)
        if (!i || by_ends(&edges[i], &edges[i - 1]) != 0)
            edges[(*n)++] = edges[i];
    return edges;
}

/* The graph, which takes over the functions; NULL after reporting. */
static struct callgraph *finish(struct callgraph_build *b)
{
    bool kernels = false, ok = true;
    const struct callgraph_function **sorted = xmalloc((b->n + 1) * sizeof *sorted);
    for (size_t i = 0; i < b->n; i++) {
        sorted[i] = &b->functions[i];
        kernels |= b->functions[i].kernel;
    }
    qsort(sorted, b->n, sizeof *sorted, by_name);
    for (size_t i = 1; ok && i < b->n; i++)
        if (strcmp(sorted[i - 1]->name, sorted[i]->name) == 0) {
            b->path = b->declared;
            ok = callgraph_wrong(b, sorted[i]->line, "%.100s is there already, in line %u",
                                 sorted[i]->name, sorted[i - 1]->line);
        }
    size_t n = 0;
    struct edge *edges = ok ? resolve(b, sorted, &n) : NULL;
    free(sorted);
    if (edges && !kernels) {
        diag_error(b->d, "%s: no kernel (a function with kernel=1)", b->declared);
        free(edges);
        edges = NULL;
    }
    if (!edges)
        return NULL;
    struct callgraph *g = xcalloc(1, sizeof *g);
    g->path = xstrdup(b->declared);
    g->functions = b->functions;
    g->n = b->n;
    b->functions = NULL;
    b->n = 0;
    g->callees = xmalloc((n + 1) * sizeof *g->callees);
    for (size_t i = 0, k = 0; i < g->n; i++) {
        struct callgraph_function *f = &g->functions[i];
        f->callees = g->callees + k;
        for (; k < n && edges[k].from == i; k++)
            g->callees[k] = edges[k].to;
        f->ncallees = (size_t)(g->callees + k - f->callees);
    }
    free(edges);
    callgraph_analyse(g);
    return g;
}

/* Whether the first word of the text that is no comment begins a graph in DOT. */
static bool is_dot(const char *text)
{
    static const char *const words[] = {"strict", "digraph", "graph", "/*", "//"};
    for (;;) {
        text += strspn(text, " \t\r\n");
        if (*text != '#')
            break;
        text += strcspn(text, "\n");
    }
    for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
        size_t n = strlen(words[i]);
        if (strncasecmp(text, words[i], n) == 0 &&
            (i > 2 || !text[n] || strchr(" \t\r\n{\"/#", text[n])))
            return true;
    }
    return false;
}

/* Bytes of the character of UTF-8 that s begins with, one of ASCII that can be shown included; 0:
 * none is there. JSON, which the names go to, takes no other. */
static size_t character(const unsigned char *s, size_t left)
{
    if (*s < 0x80)
        return *s >= 0x20 && *s != 0x7f;
    size_t n = *s < 0xc2 ? 0 : *s < 0xe0 ? 2 : *s < 0xf0 ? 3 : *s < 0xf5 ? 4 : 0;
    if (n > left)
        return 0;
    uint32_t code = *s & (0x7fu >> n);
    for (size_t i = 1; i < n; i++) {
        if ((s[i] & 0xc0) != 0x80)
            return 0;
        code = code << 6 | (s[i] & 0x3f);
    }
    bool shorter = n > 2 && code < (n == 3 ? 0x800u : 0x10000u);
    bool half = code >= 0xd800 && code < 0xe000;
    return shorter || half || code > 0x10ffff ? 0 : n;
}

static bool is_text(struct callgraph_build *b, const char *text, size_t len)
{
    unsigned line = 1;
    for (size_t i = 0, n; i < len; i += n) {
        unsigned char c = (unsigned char)text[i];
        n = c == '\t' || c == '\r' || c == '\n'
                ? 1
                : character((const unsigned char *)text + i, len - i);
        if (!n)
            return callgraph_wrong(b, line, "byte 0x%02x: not a text (UTF-8 is wanted)", c);
        line += c == '\n';
    }
    return true;
}

static bool read_text(struct callgraph_build *b, const char *text, size_t len)
{
    return is_text(b, text, len) &&
           (is_dot(text) ? callgraph_read_dot(b, text, len) : callgraph_read_lines(b, text));
}

static void build_free(struct callgraph_build *b)
{
    for (size_t i = 0; i < b->n; i++)
        free(b->functions[i].name);
    for (size_t i = 0; i < b->ncalls; i++) {
        free(b->calls[i].from);
        free(b->calls[i].to);
    }
    free(b->functions);
    free(b->calls);
}

struct callgraph *callgraph_parse(const char *path, const char *text, size_t len,
                                  enum callgraph_fru fru, struct diag *d)
{
    struct callgraph_build b = {.path = path, .declared = path, .d = d, .fru = fru};
    struct callgraph *g = read_text(&b, text, len) ? finish(&b) : NULL;
    build_free(&b);
    return g;
}

struct callgraph *callgraph_read_sizes(const char *path, const char *sizes, enum callgraph_fru fru,
                                       struct diag *d)
{
    struct callgraph_build b = {
        .path = sizes, .declared = sizes ? sizes : path, .d = d, .fru = fru};
    size_t len = 0;
    char *text = sizes ? file_read(sizes, &len, d) : NULL;
    bool ok = !sizes || (text && read_text(&b, text, len));
    size_t sized = b.n;
    free(text);
    b.path = path;
    text = ok ? file_read(path, &len, d) : NULL;
    ok = text && read_text(&b, text, len);
    if (ok && sizes && b.n > sized)
        ok = callgraph_wrong(&b, b.functions[sized].line,
                             "%.100s: its fru is wanted in %s, not here", b.functions[sized].name,
                             sizes);
    struct callgraph *g = ok ? finish(&b) : NULL;
    free(text);
    build_free(&b);
    return g;
}

struct callgraph *callgraph_read(const char *path, enum callgraph_fru fru, struct diag *d)
{
    return callgraph_read_sizes(path, NULL, fru, d);
}

void callgraph_free(struct callgraph *g)
{
    if (!g)
        return;
    for (size_t i = 0; i < g->n; i++)
        free(g->functions[i].name);
    free(g->functions);
    free(g->components);
    free(g->callees);
    free(g->path);
    free(g);
}

struct watermarks callgraph_watermarks(const struct callgraph *g, size_t kernel)
{
    const struct callgraph_component *c = &g->components[g->functions[kernel].component];
    struct watermarks w = {
        .registers = g->functions[kernel].size, .max_need = c->max_need, .cyclic = c->cyclic_below};
    w.max_stack_depth = w.high = w.registers + c->depth;
    w.low = w.registers + (uint64_t)w.max_need;
    w.levels = w.max_need ? (c->depth + w.max_need - 1) / w.max_need : 1;
    return w;
}

uint64_t watermark_level(const struct watermarks *w, uint64_t i)
{
    return i + 1 >= w->levels ? w->high : w->registers + (i + 1) * w->max_need;
}

bool callgraph_fits(const struct callgraph *g, unsigned registers, struct diag *d)
{
    bool ok = true;
    for (size_t i = 0; i < g->n; i++) {
        const struct callgraph_function *f = &g->functions[i];
        if (!f->kernel)
            continue;
        struct watermarks w = callgraph_watermarks(g, i);
        const struct callgraph_function *big = &g->functions[g->components[f->component].biggest];
        if (w.low <= registers)
            continue;
        if (w.max_need)
            diag_error(d,
                       "%s:%u: kernel %.100s: %u registers per warp leave no room for a frame of "
                       "%.100s (line %u), which needs %u (at least %" PRIu64 ")",
                       g->path, f->line, f->name, registers, big->name, big->line, w.max_need,
                       w.low);
        else
            diag_error(d, "%s:%u: kernel %.100s: it has %u registers, a warp %u (at least %u)",
                       g->path, f->line, f->name, w.registers, registers, w.registers);
        ok = false;
    }
    return ok;
}
