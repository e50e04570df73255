/* Takes the hierarchy out of a netlist. */
#include "synth/flat.h"
#include "base/mem.h"
#include "base/text.h"
#include <stdlib.h>
#include <string.h>

#define NO_NET UINT32_MAX

/* The smallest of the nets that are one, so that constants stay what they are. */
static uint32_t root_of(struct flat *f, uint32_t net)
{
    while (f->joined[net] != net) {
        f->joined[net] = f->joined[f->joined[net]];
        net = f->joined[net];
    }
    return net;
}

static void join(struct flat *f, uint32_t a, uint32_t b)
{
    a = root_of(f, a);
    b = root_of(f, b);
    f->joined[a > b ? a : b] = a > b ? b : a;
}

static uint32_t new_net(struct flat *f, size_t *cap)
{
    f->joined = xgrow(f->joined, f->nnets + 1, cap, sizeof *f->joined);
    f->joined[f->nnets] = f->nnets;
    return f->nnets++;
}

static uint32_t constant(int net)
{
    return net == NET_ONE ? FLAT_ONE : FLAT_ZERO;
}

const struct nl_module *flat_module_of(const struct flat *f, size_t instance)
{
    return &f->n->mods[f->instances[instance].module];
}

const struct flat_module *flat_pins_of(const struct flat *f, size_t instance)
{
    return &f->modules[f->instances[instance].module];
}

uint32_t flat_net(const struct flat *f, size_t instance, int net)
{
    return net < 0 ? constant(net) : f->instances[instance].nets[net];
}

/* What the parent has at bit `bit` of a port of its cell, NO_NET if nothing. */
static uint32_t outside(const struct flat *f, const struct flat_instance *x, const char *port,
                        unsigned bit)
{
    const struct nl_module *parent = flat_module_of(f, x->parent);
    const struct nl_cell *c = &parent->cells[x->cell];
    for (unsigned k = 0; k < c->nconns; k++)
        if (strcmp(c->conns[k].port, port) == 0)
            return bit < c->conns[k].width ? flat_net(f, x->parent, c->conns[k].bits[bit]) : NO_NET;
    return NO_NET;
}

static void join_ports(struct flat *f, const struct flat_instance *x)
{
    const struct nl_module *m = &f->n->mods[x->module];
    for (size_t p = 0; p < m->nports; p++)
        for (unsigned b = 0; b < m->ports[p].width; b++) {
            int inner = m->ports[p].bits[b];
            uint32_t outer = outside(f, x, m->ports[p].name, b);
            if (outer == NO_NET)
                continue;
            if (inner < 0)
                join(f, outer, constant(inner));
            else if (x->nets[inner] == NO_NET)
                x->nets[inner] = outer;
            else
                join(f, outer, x->nets[inner]);
        }
}

static void add_instance(struct flat *f, size_t module, size_t parent, size_t cell, size_t *cap)
{
    const struct nl_module *m = &f->n->mods[module];
    size_t self = f->ninstances;
    struct flat_instance x = {module, parent, cell, NULL};
    x.nets = xcalloc((size_t)m->nnets + 1, sizeof *x.nets);
    for (int i = 0; i < m->nnets; i++)
        x.nets[i] = NO_NET;
    if (self)
        join_ports(f, &x);
    for (int i = 0; i < m->nnets; i++)
        if (x.nets[i] == NO_NET)
            x.nets[i] = new_net(f, cap);
    f->instances = xgrow(f->instances, self + 1, &f->cap, sizeof *f->instances);
    f->instances[f->ninstances++] = x;
    for (size_t i = 0; i < m->ncells; i++)
        if (m->cells[i].kind == NL_CHILD)
            add_instance(f, m->cells[i].index, self, i, cap);
}

static void list_pins(const struct nl_module *m, struct flat_module *x)
{
    size_t n = 0, cap = 0;
    x->first = xcalloc(m->ncells + 1, sizeof *x->first);
    x->pins = xgrow(NULL, 1, &cap, sizeof *x->pins);
    for (size_t i = 0; i < m->ncells; i++) {
        const struct nl_cell *c = &m->cells[i];
        x->first[i] = n;
        for (unsigned k = 0; c->kind != NL_CHILD && k < c->nconns; k++) {
            const struct nl_conn *conn = &c->conns[k];
            const struct lib_pin *pin = c->kind == NL_LEAF ? lib_pin(c->leaf, conn->port) : NULL;
            for (unsigned b = 0; b < conn->width; b++) {
                x->pins = xgrow(x->pins, n + 1, &cap, sizeof *x->pins);
                x->pins[n++] = (struct flat_pin){i, conn, b, conn->bits[b], pin};
            }
        }
    }
    x->first[m->ncells] = n;
}

struct flat *flat_make(const struct netlist *n, size_t root)
{
    struct flat *f = xcalloc(1, sizeof *f);
    size_t cap = 0;
    f->n = n;
    f->modules = xcalloc(n->nmods + 1, sizeof *f->modules);
    for (int i = 0; i < FLAT_CONSTANTS; i++)
        new_net(f, &cap);
    add_instance(f, root, 0, 0, &cap);
    for (size_t i = 0; i < f->ninstances; i++) {
        struct flat_instance *x = &f->instances[i];
        for (int k = 0; k < n->mods[x->module].nnets; k++)
            x->nets[k] = root_of(f, x->nets[k]);
        if (!f->modules[x->module].first)
            list_pins(&n->mods[x->module], &f->modules[x->module]);
    }
    free(f->joined);
    f->joined = NULL;
    return f;
}

void flat_free(struct flat *f)
{
    if (!f)
        return;
    for (size_t i = 0; i < f->ninstances; i++)
        free(f->instances[i].nets);
    for (size_t i = 0; i < f->n->nmods; i++) {
        struct flat_module *m = &f->modules[i];
        for (size_t k = 0; m->names && k < f->n->mods[i].ncells; k++)
            free(m->names[k]);
        free(m->names);
        free(m->pins);
        free(m->first);
    }
    free(f->modules);
    free(f->instances);
    free(f);
}

char *flat_name(struct flat *f, size_t instance, size_t cell)
{
    struct flat_instance *x = &f->instances[instance];
    struct flat_module *m = &f->modules[x->module];
    if (!m->names)
        m->names = nl_cell_names(&f->n->mods[x->module]);
    if (instance == 0)
        return xstrdup(m->names[cell]);
    char *above = flat_name(f, x->parent, x->cell), *name = strfmt("%s/%s", above, m->names[cell]);
    free(above);
    return name;
}
