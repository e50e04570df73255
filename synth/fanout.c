/* Counts the pins that a net reaches through modules and buffer trees, and keeps the largest. */
#include "synth/fanout.h"
#include "base/mem.h"
#include "base/text.h"
#include <stdlib.h>
#include <string.h>

/* A net of a module. */
struct sinks {
    unsigned long pins;
    bool clock;
};

/* Of each module below: what stands behind each bit of its ports. */
struct below {
    struct sinks **ports; /* [port][bit] */
};

static void add_child(const struct nl_module *s, const struct below *b, const struct nl_conn *c,
                      struct sinks *nets)
{
    for (size_t p = 0; p < s->nports; p++)
        for (unsigned k = 0;
             strcmp(s->ports[p].name, c->port) == 0 && k < c->width && k < s->ports[p].width; k++)
            if (c->bits[k] >= 0) {
                nets[c->bits[k]].pins += b->ports[p][k].pins;
                nets[c->bits[k]].clock |= b->ports[p][k].clock;
            }
}

static void add_cell(const struct netlist *n, const struct nl_cell *c, const struct below *below,
                     struct sinks *nets)
{
    for (unsigned k = 0; k < c->nconns; k++) {
        const struct nl_conn *x = &c->conns[k];
        if (c->kind == NL_CHILD) {
            add_child(&n->mods[c->index], &below[c->index], x, nets);
            continue;
        }
        const struct lib_pin *p = c->kind == NL_LEAF ? lib_pin(c->leaf, x->port) : NULL;
        for (unsigned b = 0; !x->output && b < x->width; b++)
            if (x->bits[b] >= 0) {
                nets[x->bits[b]].pins++;
                nets[x->bits[b]].clock |= p ? p->clock : strcmp(x->port, "clk") == 0;
            }
    }
}

static void describe_ports(const struct nl_module *m, const struct sinks *nets, struct below *b)
{
    b->ports = xcalloc(m->nports + 1, sizeof *b->ports);
    for (size_t p = 0; p < m->nports; p++) {
        b->ports[p] = xcalloc(m->ports[p].width + 1, sizeof **b->ports);
        for (unsigned k = 0; k < m->ports[p].width; k++)
            if (m->ports[p].bits[k] >= 0)
                b->ports[p][k] = nets[m->ports[p].bits[k]];
    }
}

/* Which cell drives a net here, one of the library or an instance; NULL: none, it is an input. */
static const struct nl_cell *driver(const struct nl_module *m, int net, const struct nl_conn **pin)
{
    for (size_t i = 0; i < m->ncells; i++)
        for (unsigned k = 0; k < m->cells[i].nconns; k++) {
            *pin = &m->cells[i].conns[k];
            for (unsigned b = 0; (*pin)->output && b < (*pin)->width; b++)
                if ((*pin)->bits[b] == net)
                    return &m->cells[i];
        }
    return NULL;
}

/* Whether a net leaves its module: it is told of where it arrives. */
static bool leaves(const struct nl_module *m, int net)
{
    for (size_t p = 0; p < m->nports; p++)
        for (unsigned k = 0; m->ports[p].output && k < m->ports[p].width; k++)
            if (m->ports[p].bits[k] == net)
                return true;
    return false;
}

/* A net that is among the largest. */
struct place {
    size_t mod, cell;
    int net;
    const char *pin;
    unsigned long pins;
};

struct largest {
    struct place at[FANOUTS_LISTED];
    size_t n;
};

/* Kept sorted. */
static void offer(const struct netlist *n, struct largest *l, size_t mod, int net,
                  unsigned long pins)
{
    const struct nl_module *m = &n->mods[mod];
    if (pins == 0 || (l->n == FANOUTS_LISTED && pins <= l->at[l->n - 1].pins) ||
        (mod != n->top && leaves(m, net)))
        return;
    const struct nl_conn *pin;
    const struct nl_cell *c = driver(m, net, &pin);
    if (!c)
        return;
    if (l->n == FANOUTS_LISTED)
        l->n--;
    size_t k = l->n++;
    for (; k > 0 && l->at[k - 1].pins < pins; k--)
        l->at[k] = l->at[k - 1];
    l->at[k] = (struct place){mod, (size_t)(c - m->cells), net, pin->port, pins};
}

/* As the netlist calls it. */
static struct fanout named(const struct netlist *n, const struct place *p)
{
    const struct nl_module *m = &n->mods[p->mod];
    if (m->net_names[p->net])
        return (struct fanout){m->title, xstrdup(m->net_names[p->net]), p->pins};
    char **cells = nl_cell_names(m);
    struct fanout f = {m->title, strfmt("%s/%s", cells[p->cell], p->pin), p->pins};
    for (size_t i = 0; i < m->ncells; i++)
        free(cells[i]);
    free(cells);
    return f;
}

struct fanout *fanouts_of(const struct netlist *n, size_t *count)
{
    struct below *below = xcalloc(n->nmods + 1, sizeof *below);
    struct fanout *list = xcalloc(FANOUTS_LISTED, sizeof *list);
    struct largest largest = {.n = 0};
    for (size_t i = 0; i < n->nmods; i++) {
        const struct nl_module *m = &n->mods[i];
        struct sinks *nets = xcalloc((size_t)m->nnets + 1, sizeof *nets);
        for (size_t k = 0; k < m->ncells; k++)
            add_cell(n, &m->cells[k], below, nets);
        for (int k = 0; k < m->nnets; k++)
            if (!nets[k].clock)
                offer(n, &largest, i, k, nets[k].pins);
        describe_ports(m, nets, &below[i]);
        free(nets);
    }
    for (size_t i = 0; i < n->nmods; i++) {
        for (size_t p = 0; p < n->mods[i].nports; p++)
            free(below[i].ports[p]);
        free(below[i].ports);
    }
    free(below);
    *count = largest.n;
    for (size_t i = 0; i < largest.n; i++)
        list[i] = named(n, &largest.at[i]);
    return list;
}

void fanouts_free(struct fanout *f, size_t count)
{
    for (size_t i = 0; i < count; i++)
        free(f[i].net);
    free(f);
}
