/* Draws treemap and blocks. */
#include "synth/report_svg.h"
#include "base/mem.h"
#include "base/text.h"
#include <math.h>
#include <stdlib.h>
#include <string.h>

/* One colour for each part of the top, apart for readers with weak colour vision; beyond them the
 * shades are made lighter. */
static const char *const hues[] = {"#0072b2", "#e69f00", "#009e73", "#cc79a7",
                                   "#56b4e9", "#d55e00", "#b8a800", "#7f7f7f"};
enum { HUES = sizeof hues / sizeof *hues };

static void esc(FILE *f, const char *s)
{
    for (; *s; s++)
        if (*s == '<' || *s == '>' || *s == '&')
            fprintf(f, "&#%d;", *s);
        else
            fputc(*s, f);
}

/* ---- the treemap */

struct tile {
    const char *name;
    double area;
    size_t part; /* of the top: 0 is its own logic */
    bool macro;
};

/* Parts of a top in the order of its cells: modules and macros, each once. */
struct parts {
    const char **names;
    size_t n;
};

static size_t part_of(struct parts *p, const char *name)
{
    for (size_t i = 0; i < p->n; i++)
        if (strcmp(p->names[i], name) == 0)
            return i;
    p->names = xrealloc(p->names, (p->n + 1) * sizeof *p->names);
    p->names[p->n] = name;
    return p->n++;
}

struct tiles {
    struct tile *t;
    size_t n, cap;
    struct parts parts;
};

static void add_tile(struct tiles *all, const char *name, double area, size_t part, bool macro)
{
    for (size_t i = 0; i < all->n; i++)
        if (all->t[i].part == part && strcmp(all->t[i].name, name) == 0) {
            all->t[i].area += area;
            return;
        }
    all->t = xgrow(all->t, all->n + 1, &all->cap, sizeof *all->t);
    all->t[all->n++] = (struct tile){name, area, part, macro};
}

/* Everything below an instance belongs to its part of the top. */
static void collect(const struct netlist *n, size_t mod, size_t part, bool top, struct tiles *all)
{
    const struct nl_module *m = &n->mods[mod];
    if (m->cell_area > 0)
        add_tile(all, m->title, m->cell_area, part, false);
    for (size_t i = 0; i < m->ncells; i++) {
        const struct nl_cell *c = &m->cells[i];
        if (c->kind == NL_CHILD)
            collect(n, c->index, top ? part_of(&all->parts, n->mods[c->index].title) : part, false,
                    all);
        else if (c->kind == NL_MACRO)
            add_tile(all, n->macros[c->index].name, n->macros[c->index].fig.area_um2,
                     top ? part_of(&all->parts, n->macros[c->index].name) : part, true);
    }
}

static int larger_first(const void *a, const void *b)
{
    const struct tile *x = a, *y = b;
    return x->area < y->area ? 1 : x->area > y->area ? -1 : strcmp(x->name, y->name);
}

static void put_tile(const struct tile *t, double all, double x, double y, double w, double h,
                     FILE *f)
{
    fprintf(f,
            "<g><title>%s: %.0f um2, %.2f %%</title><rect x=\"%.2f\" y=\"%.2f\" width=\"%.2f\" "
            "height=\"%.2f\" fill=\"%s\" fill-opacity=\"%.2f\" stroke=\"#fff\"/>",
            t->name, t->area, 100 * t->area / all, x, y, w, h, hues[t->part % HUES],
            t->part < HUES ? 0.9 : 0.55);
    if (t->macro)
        fprintf(f,
                "<rect x=\"%.2f\" y=\"%.2f\" width=\"%.2f\" height=\"%.2f\" fill=\"url(#macro)\"/>",
                x, y, w, h);
    if (w > 7.2 * (double)strlen(t->name) && h > 34) {
        fprintf(f, "<text x=\"%.2f\" y=\"%.2f\" font-size=\"12\" fill=\"#fff\">", x + 5, y + 16);
        esc(f, t->name);
        fprintf(f,
                "</text><text x=\"%.2f\" y=\"%.2f\" font-size=\"11\" fill=\"#fff\">%.1f %%</text>",
                x + 5, y + 30, 100 * t->area / all);
    }
    fputs("</g>\n", f);
}

/* Cuts a rectangle across its longer side into two of about equal area, and so on. */
static void lay(const struct tile *t, size_t n, double all, double x, double y, double w, double h,
                FILE *f)
{
    if (n == 1)
        put_tile(t, all, x, y, w, h, f);
    if (n < 2)
        return;
    double sum = 0, first = 0;
    for (size_t i = 0; i < n; i++)
        sum += t[i].area;
    size_t k = 0;
    do
        first += t[k++].area;
    while (k + 1 < n && first + t[k].area / 2 < sum / 2);
    double share = sum > 0 ? first / sum : 0.5;
    if (w > h) {
        lay(t, k, all, x, y, w * share, h, f);
        lay(t + k, n - k, all, x + w * share, y, w * (1 - share), h, f);
    } else {
        lay(t, k, all, x, y, w, h * share, f);
        lay(t + k, n - k, all, x, y + h * share, w, h * (1 - share), f);
    }
}

void treemap_svg(const struct netlist *n, FILE *f)
{
    enum { WIDTH = 900, HEIGHT = 420 };
    struct tiles all = {0};
    double area = n->mods[n->top].area;
    part_of(&all.parts, n->mods[n->top].title);
    collect(n, n->top, 0, true, &all);
    fprintf(f,
            "<svg viewBox=\"0 0 %d %d\" width=\"100%%\" font-family=\"sans-serif\" role=\"img\" "
            "aria-label=\"area by module\">\n"
            "<defs><pattern id=\"macro\" width=\"8\" height=\"8\" patternUnits=\"userSpaceOnUse\" "
            "patternTransform=\"rotate(45)\"><rect width=\"2\" height=\"8\" fill=\"#fff\" "
            "fill-opacity=\"0.25\"/></pattern></defs>\n",
            WIDTH, HEIGHT);
    if (area > 0 && all.n) {
        qsort(all.t, all.n, sizeof *all.t, larger_first);
        lay(all.t, all.n, area, 0, 0, WIDTH, HEIGHT, f);
    }
    fputs("</svg>\n", f);
    free(all.t);
    free(all.parts.names);
}

/* ---- the diagram: parts of the top, and bits that go from one to another */

struct box {
    const char *name;
    double area, x, y;
    size_t count;
};

struct boxes {
    struct parts parts; /* 0: inputs, 1: the top's own logic, 2: outputs, then its modules */
    struct box *b;
    unsigned *bits; /* [from * n + to] */
};

enum { INPUTS, OWN, OUTPUTS, FIRST };
enum { BOX_WIDTH = 150, BOX_HEIGHT = 48 };

static size_t box_of(const struct netlist *n, struct parts *p, const struct nl_cell *c)
{
    return c->kind == NL_LEAF    ? OWN
           : c->kind == NL_CHILD ? part_of(p, n->mods[c->index].title)
                                 : part_of(p, n->macros[c->index].name);
}

static void measure_boxes(const struct netlist *n, const struct nl_module *m, struct boxes *d)
{
    d->b = xcalloc(d->parts.n, sizeof *d->b);
    for (size_t i = 0; i < d->parts.n; i++)
        d->b[i].name = d->parts.names[i];
    d->b[OWN].area = m->cell_area;
    for (size_t i = 0; i < m->ncells; i++) {
        const struct nl_cell *c = &m->cells[i];
        if (c->kind == NL_LEAF)
            continue;
        struct box *b = &d->b[box_of(n, &d->parts, c)];
        b->count++;
        b->area += c->kind == NL_CHILD ? n->mods[c->index].area : n->macros[c->index].fig.area_um2;
    }
}

/* Counts every net once for each pair of parts that it joins. */
static void count_bits(const struct netlist *n, const struct nl_module *m, struct boxes *d)
{
    size_t parts = d->parts.n, nets = (size_t)m->nnets;
    size_t *driver = xcalloc(nets + 1, sizeof *driver);
    bool *goes = xcalloc(nets * parts + 1, sizeof *goes);
    for (size_t i = 0; i < m->nports; i++)
        for (unsigned k = 0; k < m->ports[i].width; k++) {
            int net = m->ports[i].bits[k];
            if (net >= 0 && m->ports[i].output)
                goes[(size_t)net * parts + OUTPUTS] = true;
        }
    for (size_t i = 0; i < m->ncells; i++) {
        const struct nl_cell *c = &m->cells[i];
        size_t box = box_of(n, &d->parts, c);
        for (unsigned k = 0; k < c->nconns; k++)
            for (unsigned b = 0; b < c->conns[k].width; b++) {
                int net = c->conns[k].bits[b];
                if (net < 0)
                    continue;
                if (c->conns[k].output)
                    driver[net] = box;
                else
                    goes[(size_t)net * parts + box] = true;
            }
    }
    d->bits = xcalloc(parts * parts + 1, sizeof *d->bits);
    for (size_t i = 0; i < nets; i++)
        for (size_t k = 0; k < parts; k++)
            if (goes[i * parts + k] && k != driver[i])
                d->bits[driver[i] * parts + k]++;
    free(driver);
    free(goes);
}

static void put_edge(const struct boxes *d, size_t from, size_t to, FILE *f)
{
    unsigned bits = d->bits[from * d->parts.n + to];
    const struct box *a = &d->b[from], *b = &d->b[to];
    double dx = b->x - a->x, dy = b->y - a->y, len = hypot(dx, dy);
    if (!bits || from == to || len < 1)
        return;
    /* both ways beside each other, from rim to rim */
    double sx = -dy / len * 5, sy = dx / len * 5;
    double near = fmin((BOX_WIDTH / 2.0 + 3) / fmax(fabs(dx), 1e-3),
                       (BOX_HEIGHT / 2.0 + 3) / fmax(fabs(dy), 1e-3)),
           far = 1 - near;
    double mx = a->x + dx * 0.38 + sx * 2.2, my = a->y + dy * 0.38 + sy * 2.2;
    fprintf(f,
            "<line x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\" stroke=\"#7b8797\" "
            "stroke-width=\"%.1f\" marker-end=\"url(#end)\"/><text x=\"%.1f\" y=\"%.1f\" "
            "font-size=\"10\" text-anchor=\"middle\" fill=\"currentColor\">%u</text>\n",
            a->x + dx * near + sx, a->y + dy * near + sy, a->x + dx * far + sx,
            a->y + dy * far + sy, 0.8 + 0.35 * log2(1 + bits), mx, my + 3, bits);
}

static void put_box(const struct box *b, FILE *f)
{
    fprintf(f,
            "<g><rect x=\"%.1f\" y=\"%.1f\" width=\"%d\" height=\"%d\" rx=\"6\" fill=\"#eef3fa\" "
            "stroke=\"#3d5a80\"/><text x=\"%.1f\" y=\"%.1f\" font-size=\"13\" "
            "text-anchor=\"middle\" fill=\"#1d2430\">",
            b->x - BOX_WIDTH / 2.0, b->y - BOX_HEIGHT / 2.0, BOX_WIDTH, BOX_HEIGHT, b->x, b->y - 3);
    esc(f, b->name);
    if (b->count > 1)
        fprintf(f, " x %zu", b->count);
    if (b->area > 0)
        fprintf(f,
                "</text><text x=\"%.1f\" y=\"%.1f\" font-size=\"11\" text-anchor=\"middle\" "
                "fill=\"#5b6676\">%.*f um2",
                b->x, b->y + 14, b->area < 1000 ? 1 : 0, b->area);
    fputs("</text></g>\n", f);
}

void diagram_svg(const struct netlist *n, bool alone, FILE *f)
{
    enum { WIDTH = 980, HEIGHT = 640 };
    const struct nl_module *m = &n->mods[n->top];
    struct boxes d = {0};
    part_of(&d.parts, "inputs");
    part_of(&d.parts, "own logic");
    part_of(&d.parts, "outputs");
    for (size_t i = 0; i < m->ncells; i++)
        box_of(n, &d.parts, &m->cells[i]);
    measure_boxes(n, m, &d);
    count_bits(n, m, &d);
    size_t ring = d.parts.n - FIRST;
    d.b[INPUTS].x = 85;
    d.b[OUTPUTS].x = WIDTH - 85;
    d.b[OWN].x = WIDTH / 2.0;
    d.b[INPUTS].y = d.b[OUTPUTS].y = d.b[OWN].y = HEIGHT / 2.0;
    for (size_t i = 0; i < ring; i++) { /* above and below, from left to right */
        size_t above = (ring + 1) / 2;
        bool up = i < above;
        double part = up ? (double)(i + 1) / (double)(above + 1)
                         : (double)(i - above + 1) / (double)(ring - above + 1);
        d.b[FIRST + i].x = 60 + part * (WIDTH - 120);
        d.b[FIRST + i].y = HEIGHT / 2.0 + (up ? -1 : 1) * (i % 2 ? 250 : 160);
    }
    fprintf(f,
            "<svg%s viewBox=\"0 0 %d %d\" width=\"100%%\" font-family=\"sans-serif\" role=\"img\" "
            "aria-label=\"blocks of %s\">\n"
            "<defs><marker id=\"end\" viewBox=\"0 0 10 10\" refX=\"9\" refY=\"5\" "
            "markerWidth=\"8\" markerHeight=\"8\" markerUnits=\"userSpaceOnUse\" orient=\"auto\">"
            "<path d=\"M0 0L10 5L0 10z\" fill=\"#7b8797\"/></marker></defs>\n",
            alone ? " xmlns=\"http://www.w3.org/2000/svg\"" : "", WIDTH, HEIGHT, m->title);
    for (size_t i = 0; i < d.parts.n; i++)
        for (size_t k = 0; k < d.parts.n; k++)
            put_edge(&d, i, k, f);
    for (size_t i = 0; i < d.parts.n; i++)
        if (i != OWN || m->cell_area > 0)
            put_box(&d.b[i], f);
    fputs("</svg>\n", f);
    free(d.parts.names);
    free(d.b);
    free(d.bits);
}
