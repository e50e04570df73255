/* A mapped, hierarchical netlist as Yosys writes it in JSON: counted, buffered, and written as
 * Verilog for OpenSTA and for the reader. */
#include "synth/netlist.h"
#include "base/diag.h"
#include "base/mem.h"
#include "base/text.h"
#include <stdlib.h>
#include <string.h>

struct builder {
    struct netlist *n;
    json_t *modules;
    const char **open; /* modules being read, for the check against recursion */
    size_t nopen;
    struct diag *d;
};

static size_t read_module(struct builder *b, const char *type);

static const struct nl_module *by_type(const struct netlist *n, const char *type, size_t *index)
{
    for (size_t i = 0; i < n->nmods; i++)
        if (strcmp(n->mods[i].type, type) == 0) {
            *index = i;
            return &n->mods[i];
        }
    return NULL;
}

/* Nets of one port or connection. Yosys numbers nets from 2; constants are strings. */
static bool bits_of(struct builder *b, struct nl_module *m, json_t *list, int **bits,
                    unsigned *width)
{
    size_t n = json_array_size(list);
    *bits = xcalloc(n + 1, sizeof **bits);
    *width = (unsigned)n;
    for (size_t i = 0; i < n; i++) {
        json_t *v = json_array_get(list, i);
        int net;
        if (json_is_integer(v)) {
            net = (int)json_integer_value(v);
            if (net >= m->nnets)
                m->nnets = net + 1;
        } else {
            const char *s = json_string_value(v);
            if (!s || !strchr("01x", *s)) {
                diag_error(b->d, "netlist: module %s: constant %s on a pin (0, 1 or x)", m->title,
                           s ? s : "?");
                return false;
            }
            net = *s == '0' ? NET_ZERO : *s == '1' ? NET_ONE : NET_UNDEF;
        }
        (*bits)[i] = net;
    }
    return true;
}

/* The source's name of the module, made unique by a number. */
static char *title_of(const struct netlist *n, const char *type, json_t *module)
{
    json_t *attrs = json_object_get(module, "attributes");
    const char *hdl = json_string_value(json_object_get(attrs, "hdlname"));
    const char *base = hdl ? hdl : type;
    if (*base == '\\')
        base++;
    char *title = xstrdup(base);
    for (unsigned k = 2;; k++) {
        bool taken = false;
        for (size_t i = 0; i < n->nmods; i++)
            taken |= strcmp(n->mods[i].title, title) == 0;
        if (!taken)
            return title;
        free(title);
        title = strfmt("%s_%u", base, k);
    }
}

static bool read_cell(struct builder *b, struct nl_module *m, const char *name, json_t *j)
{
    const char *type = json_string_value(json_object_get(j, "type"));
    struct nl_cell c = {0};
    if (!type) {
        diag_error(b->d, "netlist: module %s: cell %s has no type", m->title, name);
        return false;
    }
    json_t *child = json_object_get(b->modules, type);
    c.leaf = liberty_cell(b->n->lib, type);
    size_t macro = b->n->nmacros;
    for (size_t i = 0; i < b->n->nmacros; i++)
        if (strcmp(b->n->macros[i].name, type) == 0)
            macro = i;
    const struct nl_module *sub = NULL;
    if (macro < b->n->nmacros) {
        c.kind = NL_MACRO;
        c.index = macro;
    } else if (c.leaf) {
        c.kind = NL_LEAF;
    } else if (child && by_type(b->n, type, &c.index)) {
        c.kind = NL_CHILD;
        sub = &b->n->mods[c.index];
    } else {
        unsigned dw, ww;
        diag_error(b->d,
                   sram_macro_parse(type, &dw, &ww)
                       ? "netlist: module %s: macro %s is not in the manifest (every macro is "
                         "declared there)"
                       : "netlist: module %s: cell %s is not in the library (mapped cells only)",
                   m->title, type);
        return false;
    }
    json_t *conns = json_object_get(j, "connections"), *list;
    c.conns = xcalloc(json_object_size(conns) + 1, sizeof *c.conns);
    bool ok = true;
    const char *port;
    json_object_foreach(conns, port, list)
    {
        struct nl_conn *k = &c.conns[c.nconns++];
        k->port = xstrdup(port);
        ok = ok && bits_of(b, m, list, &k->bits, &k->width);
        if (c.kind == NL_LEAF) {
            const struct lib_pin *p = lib_pin(c.leaf, port);
            if (!p) {
                diag_error(b->d, "netlist: module %s: %s has no pin %s", m->title, type, port);
                ok = false;
            }
            k->output = p && p->dir == LIB_OUTPUT;
        } else if (c.kind == NL_MACRO) {
            k->output = strcmp(port, "rdata") == 0;
        } else {
            for (size_t i = 0; i < sub->nports; i++)
                if (strcmp(sub->ports[i].name, port) == 0)
                    k->output = sub->ports[i].output;
        }
    }
    c.name = xstrdup(name);
    const char *holds =
        json_string_value(json_object_get(json_object_get(j, "attributes"), NL_HOLDS));
    c.holds = holds ? xstrdup(holds) : NULL;
    if (m->ncells == m->cap) {
        m->cap = m->cap ? m->cap * 2 : 64;
        m->cells = xrealloc(m->cells, m->cap * sizeof *m->cells);
    }
    m->cells[m->ncells++] = c;
    return ok;
}

/* Prefers the shortest public name of a net, then the first in order. */
static void name_nets(struct nl_module *m, json_t *netnames)
{
    m->net_names = xcalloc((size_t)m->nnets + 1, sizeof *m->net_names);
    const char *name;
    json_t *j;
    json_object_foreach(netnames, name, j)
    {
        if (json_integer_value(json_object_get(j, "hide_name")))
            continue;
        json_t *bits = json_object_get(j, "bits");
        size_t width = json_array_size(bits);
        for (size_t i = 0; i < width; i++) {
            json_t *v = json_array_get(bits, i);
            if (!json_is_integer(v) || json_integer_value(v) >= m->nnets)
                continue;
            char **slot = &m->net_names[json_integer_value(v)];
            char *full = width == 1 ? xstrdup(name) : strfmt("%s[%zu]", name, i);
            if (!*slot || strlen(full) < strlen(*slot)) {
                free(*slot);
                *slot = full;
            } else {
                free(full);
            }
        }
    }
}

static bool is_blackbox(json_t *module)
{
    json_t *a = json_object_get(module, "attributes");
    return json_object_get(a, "blackbox") || json_object_get(a, "whitebox");
}

/* Reads the children of a module first; then every cell finds its module. */
static bool read_children(struct builder *b, json_t *cells)
{
    const char *name;
    json_t *j;
    json_object_foreach(cells, name, j)
    {
        const char *type = json_string_value(json_object_get(j, "type"));
        json_t *child = type ? json_object_get(b->modules, type) : NULL;
        if (!child || is_blackbox(child) || liberty_cell(b->n->lib, type))
            continue;
        if (read_module(b, type) == SIZE_MAX)
            return false;
    }
    return true;
}

static void free_cells(struct nl_module *m)
{
    while (m->ncells) {
        struct nl_cell *c = &m->cells[--m->ncells];
        for (unsigned k = 0; k < c->nconns; k++) {
            free(c->conns[k].port);
            free(c->conns[k].bits);
        }
        free(c->conns);
        free(c->name);
        free(c->holds);
    }
}

static void free_module(struct nl_module *m)
{
    for (size_t i = 0; i < m->nports; i++) {
        free(m->ports[i].name);
        free(m->ports[i].bits);
    }
    free_cells(m);
    for (int i = 0; m->net_names && i < m->nnets; i++)
        free(m->net_names[i]);
    free(m->net_names);
    free(m->ports);
    free(m->cells);
    free(m->title);
    free(m->type);
}

static size_t read_module(struct builder *b, const char *type)
{
    size_t index;
    if (by_type(b->n, type, &index))
        return index;
    for (size_t i = 0; i < b->nopen; i++)
        if (strcmp(b->open[i], type) == 0) {
            diag_error(b->d, "netlist: module %s contains itself", type);
            return SIZE_MAX;
        }
    json_t *j = json_object_get(b->modules, type), *v;
    if (!j) {
        diag_error(b->d, "netlist: no module %s", type);
        return SIZE_MAX;
    }
    b->open[b->nopen++] = type;
    json_t *cells = json_object_get(j, "cells");
    bool ok = read_children(b, cells);
    b->nopen--;
    if (!ok)
        return SIZE_MAX;

    struct nl_module m = {.type = xstrdup(type), .title = title_of(b->n, type, j)};
    json_t *ports = json_object_get(j, "ports");
    m.ports = xcalloc(json_object_size(ports) + 1, sizeof *m.ports);
    const char *name;
    json_object_foreach(ports, name, v)
    {
        struct nl_port *p = &m.ports[m.nports++];
        const char *dir = json_string_value(json_object_get(v, "direction"));
        p->name = xstrdup(name);
        p->output = dir && strcmp(dir, "output") == 0;
        ok = ok && bits_of(b, &m, json_object_get(v, "bits"), &p->bits, &p->width);
    }
    json_object_foreach(cells, name, v) ok = ok && read_cell(b, &m, name, v);
    name_nets(&m, json_object_get(j, "netnames"));
    if (!ok) {
        free_module(&m);
        return SIZE_MAX;
    }
    b->n->mods = xrealloc(b->n->mods, (b->n->nmods + 1) * sizeof m);
    b->n->mods[b->n->nmods] = m;
    return b->n->nmods++;
}

struct netlist *nl_read(json_t *root, const char *top, const struct liberty *lib,
                        const struct nl_macro *macros, size_t nmacros, struct diag *d)
{
    struct netlist *n = xcalloc(1, sizeof *n);
    n->lib = lib;
    n->macros = xcalloc(nmacros + 1, sizeof *n->macros);
    if (nmacros)
        memcpy(n->macros, macros, nmacros * sizeof *macros);
    n->nmacros = nmacros;
    struct builder b = {.n = n, .modules = json_object_get(root, "modules"), .d = d};
    b.open = xcalloc(json_object_size(b.modules) + 1, sizeof *b.open);
    n->top = read_module(&b, top);
    free(b.open);
    if (n->top == SIZE_MAX) {
        nl_free(n);
        return NULL;
    }
    return n;
}

void nl_free(struct netlist *n)
{
    if (!n)
        return;
    for (size_t i = 0; i < n->nmods; i++)
        free_module(&n->mods[i]);
    free(n->mods);
    free(n->macros);
    free(n);
}

int nl_clock_net(const struct nl_module *m)
{
    for (size_t i = 0; i < m->nports; i++)
        if (!m->ports[i].output && m->ports[i].width == 1 && strcmp(m->ports[i].name, "clk") == 0)
            return m->ports[i].bits[0];
    return -1;
}

static bool on_clock(const struct nl_conn *k, const bool *clock)
{
    return k->width == 1 && k->bits[0] >= 0 && clock[k->bits[0]];
}

bool nl_repeats_clock(const struct nl_cell *c, const bool *clock)
{
    bool on = false;
    for (unsigned k = 0; k < c->nconns; k++)
        on |= !c->conns[k].output && on_clock(&c->conns[k], clock);
    return on && c->kind == NL_LEAF && (lib_is_inverter(c->leaf) || lib_is_buffer(c->leaf));
}

bool *nl_clock_nets(const struct nl_module *m)
{
    bool *clock = xcalloc((size_t)m->nnets + 1, sizeof *clock);
    int clk = nl_clock_net(m);
    bool more = clk >= 0;
    if (more)
        clock[clk] = true;
    while (more) {
        more = false;
        for (size_t i = 0; i < m->ncells; i++) {
            const struct nl_cell *c = &m->cells[i];
            for (unsigned k = 0; k < c->nconns && nl_repeats_clock(c, clock); k++)
                if (c->conns[k].output && c->conns[k].bits[0] >= 0 && !clock[c->conns[k].bits[0]])
                    more = clock[c->conns[k].bits[0]] = true;
        }
    }
    return clock;
}

bool nl_is_clocked_by(const struct nl_cell *c, const bool *clock)
{
    for (unsigned k = 0; k < c->nconns; k++) {
        const struct lib_pin *p = lib_pin(c->leaf, c->conns[k].port);
        if (p && p->clock && c->conns[k].width == 1)
            return on_clock(&c->conns[k], clock);
    }
    return true; /* no pin is marked: taken as it is meant to be */
}

/* Flip-flops of the module's own whose clock is not the input clk. */
static uint64_t gated_flops(const struct nl_module *m)
{
    bool *clock = nl_clock_nets(m);
    uint64_t n = 0;
    for (size_t k = 0; k < m->ncells; k++)
        if (m->cells[k].kind == NL_LEAF && m->cells[k].leaf->flops &&
            !nl_is_clocked_by(&m->cells[k], clock))
            n += m->cells[k].leaf->flops;
    free(clock);
    return n;
}

bool nl_count(struct netlist *n, struct diag *d)
{
    for (size_t i = 0; i < n->nmods; i++) {
        struct nl_module *m = &n->mods[i];
        m->instances = 0;
        m->cell_area = m->macro_area = 0;
        m->own_cells = m->own_flops = m->own_latches = m->own_buffers = m->macro_bits_below = 0;
        double below = 0;
        m->cells_below = m->flops_below = m->latches_below = 0;
        m->storage_area = m->buffer_area = 0;
        m->own_gated = gated_flops(m);
        m->gated_below = 0;
        bool gate = strcmp(m->title, "clock_gate") == 0; /* its latch stores nothing */
        for (size_t k = 0; k < m->ncells; k++) {
            const struct nl_cell *c = &m->cells[k];
            if (c->kind == NL_LEAF) {
                double a;
                if (!lib_area(c->leaf, &a, d))
                    return false;
                m->cell_area += a;
                m->own_cells++;
                m->own_flops += c->leaf->flops;
                m->own_latches += gate ? 0 : c->leaf->latches;
                m->own_buffers += lib_is_buffer(c->leaf);
                if (c->leaf->flops || c->leaf->latches)
                    m->storage_area += a;
                else if (lib_is_buffer(c->leaf))
                    m->buffer_area += a;
            } else if (c->kind == NL_MACRO) {
                const struct nl_macro *x = &n->macros[c->index];
                if (!(x->fig.area_um2 > 0)) {
                    diag_error(d, "macro %s: area is unknown", x->name);
                    return false;
                }
                m->macro_area += x->fig.area_um2;
                m->macro_bits_below += (uint64_t)x->m.depth * x->m.width;
            } else {
                const struct nl_module *s = &n->mods[c->index];
                below += s->area - s->macro_area;
                m->macro_area += s->macro_area;
                m->cells_below += s->cells_below;
                m->flops_below += s->flops_below;
                m->gated_below += s->gated_below;
                m->latches_below += s->latches_below;
                m->macro_bits_below += s->macro_bits_below;
            }
        }
        m->area = m->cell_area + below + m->macro_area;
        m->cells_below += m->own_cells;
        m->flops_below += m->own_flops;
        m->gated_below += m->own_gated;
        m->latches_below += m->own_latches;
    }
    for (size_t i = 0; i < n->nmacros; i++)
        n->macros[i].count = 0;
    /* Parents come after their children, so this walk sees a parent's total before it is passed on.
     */
    n->mods[n->top].instances = 1;
    for (size_t i = n->nmods; i-- > 0;) {
        const struct nl_module *m = &n->mods[i];
        for (size_t k = 0; k < m->ncells; k++) {
            const struct nl_cell *c = &m->cells[k];
            if (c->kind == NL_CHILD)
                n->mods[c->index].instances += m->instances;
            else if (c->kind == NL_MACRO)
                n->macros[c->index].count += m->instances;
        }
    }
    return true;
}

int nl_add_net(struct nl_module *m)
{
    m->net_names = xrealloc(m->net_names, ((size_t)m->nnets + 2) * sizeof *m->net_names);
    m->net_names[m->nnets] = NULL;
    return m->nnets++;
}

struct nl_cell *nl_add_cell(struct nl_module *m, const char *name, const struct lib_cell *leaf)
{
    if (m->ncells == m->cap) {
        m->cap = m->cap ? m->cap * 2 : 64;
        m->cells = xrealloc(m->cells, m->cap * sizeof *m->cells);
    }
    struct nl_cell *c = &m->cells[m->ncells++];
    *c = (struct nl_cell){.name = xstrdup(name), .kind = NL_LEAF, .leaf = leaf};
    return c;
}

void nl_connect(struct nl_cell *c, const char *port, bool output, int net)
{
    c->conns = xrealloc(c->conns, (c->nconns + 1) * sizeof *c->conns);
    struct nl_conn *k = &c->conns[c->nconns++];
    *k = (struct nl_conn){.port = xstrdup(port), .output = output, .width = 1};
    k->bits = xmalloc(sizeof *k->bits);
    k->bits[0] = net;
}
