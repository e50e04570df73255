/* Buffer trees for nets with many loads, and flip-flops that can drive theirs. */
#include "synth/buffer.h"
#include "base/mem.h"
#include "base/text.h"
#include "synth/cell_table.h"
#include <stdlib.h>
#include <string.h>

/* One bit of a module's port, as its parent sees it. */
struct port_bit {
    double cap;                   /* input: load behind it */
    bool clock;                   /* input: leads to clock pins */
    const struct lib_pin *driver; /* output: what drives it; NULL: unknown */
    double inner;                 /* output: load on the same net inside */
};

struct sink {
    size_t cell;
    unsigned conn, bit;
    double cap;
};

struct net {
    struct sink *sinks;
    unsigned n, cap;
    double extra;                 /* load of an output port of the top */
    const struct lib_pin *driver; /* leaf, or the one inside a child */
    double inner;                 /* load inside that child */
    bool driven, clock, macro;
};

struct work {
    struct netlist *n;
    const struct tech *t;
    const struct lib_pin *buf_in, *buf_out, *default_driver;
    double stage;             /* delay of a buffer at its best load */
    struct cell_table *flops; /* of the library, with one output, those of least area first */
    size_t nflops;
    struct port_bit ***ports; /* [module][port][bit] */
};

static const struct lib_pin *only(const struct lib_cell *c, enum lib_dir dir)
{
    for (unsigned i = 0; i < c->npins; i++)
        if (c->pins[i].dir == dir)
            return &c->pins[i];
    return NULL;
}

static void add_sink(struct net *net, size_t cell, unsigned conn, unsigned bit, double cap)
{
    if (net->n == net->cap) {
        net->cap = net->cap ? net->cap * 2 : 4;
        net->sinks = xrealloc(net->sinks, net->cap * sizeof *net->sinks);
    }
    net->sinks[net->n++] = (struct sink){cell, conn, bit, cap};
}

static void visit_leaf(struct net *net, const struct nl_cell *c, size_t ci, unsigned k, unsigned b)
{
    const struct lib_pin *p = lib_pin(c->leaf, c->conns[k].port);
    if (c->conns[k].output) {
        net->driven = true;
        net->driver = p;
    } else {
        net->clock |= p->clock;
        add_sink(net, ci, k, b, p->cap);
    }
}

static void visit_macro(struct work *w, struct net *net, const struct nl_cell *c, size_t ci,
                        unsigned k, unsigned b)
{
    const struct sram_figures *g = &w->n->macros[c->index].fig;
    bool clk = strcmp(c->conns[k].port, "clk") == 0;
    if (c->conns[k].output) {
        net->driven = net->macro = true;
    } else {
        net->clock |= clk;
        add_sink(net, ci, k, b, clk ? g->clock_pf : g->input_pf);
    }
}

static void visit_child(struct work *w, struct net *net, const struct nl_cell *c, size_t ci,
                        unsigned k, unsigned b)
{
    const struct nl_module *s = &w->n->mods[c->index];
    for (size_t i = 0; i < s->nports; i++) {
        if (strcmp(s->ports[i].name, c->conns[k].port) != 0 || b >= s->ports[i].width)
            continue;
        const struct port_bit *pb = &w->ports[c->index][i][b];
        if (s->ports[i].output) {
            net->driven = true;
            net->driver = pb->driver;
            net->inner = pb->inner;
        } else {
            net->clock |= pb->clock;
            add_sink(net, ci, k, b, pb->cap);
        }
    }
}

static struct net *collect(struct work *w, size_t mi)
{
    const struct nl_module *m = &w->n->mods[mi];
    struct net *nets = xcalloc((size_t)m->nnets + 1, sizeof *nets);
    for (size_t i = 0; i < m->ncells; i++)
        for (unsigned k = 0; k < m->cells[i].nconns; k++)
            for (unsigned b = 0; b < m->cells[i].conns[k].width; b++) {
                const struct nl_cell *c = &m->cells[i];
                int id = c->conns[k].bits[b];
                if (id < 0)
                    continue;
                if (c->kind == NL_LEAF)
                    visit_leaf(&nets[id], c, i, k, b);
                else if (c->kind == NL_MACRO)
                    visit_macro(w, &nets[id], c, i, k, b);
                else
                    visit_child(w, &nets[id], c, i, k, b);
            }
    for (size_t i = 0; i < m->nports; i++)
        for (unsigned b = 0; b < m->ports[i].width; b++) {
            int id = m->ports[i].bits[b];
            if (id < 0)
                continue;
            if (!m->ports[i].output)
                nets[id].driven = true;
            else if (mi == w->n->top)
                nets[id].extra += w->t->load_pf;
        }
    return nets;
}

static double load_of(const struct net *net)
{
    double c = net->extra + net->inner;
    for (unsigned i = 0; i < net->n; i++)
        c += net->sinks[i].cap;
    return c;
}

/* Delay through the driver plus a share of its output transition, which slows the next stage. */
static double cost(const struct work *w, const struct lib_pin *driver, double load)
{
    double slew, d = lib_delay(driver, w->t->typical_slew_ns, load, &slew);
    return d + slew / 4;
}

/* Puts sinks [from, to) behind a new buffer, which becomes one sink of the net. */
static struct sink put_buffer(struct work *w, struct nl_module *m, struct net *net, int id,
                              unsigned from, unsigned to)
{
    int out = nl_add_net(m);
    for (unsigned i = from; i < to; i++) {
        const struct sink *s = &net->sinks[i];
        m->cells[s->cell].conns[s->conn].bits[s->bit] = out;
    }
    char *name = strfmt("tree_%llu", (unsigned long long)m->tree_buffers++);
    struct nl_cell *b = nl_add_cell(m, name, w->t->buffer);
    free(name);
    nl_connect(b, w->buf_in->name, false, id);
    nl_connect(b, w->buf_out->name, true, out);
    return (struct sink){m->ncells - 1, 0, 0, w->buf_in->cap};
}

/* One level of the tree: groups of neighbours with about the same load, the first ones not lighter
 * than the others. */
static void add_level(struct work *w, struct nl_module *m, struct net *net, int id, unsigned groups,
                      double load)
{
    unsigned from = 0, made = 0;
    double sum = 0,
           share = load / groups * 0.999; /* equal sinks: rounding must not open one more */
    for (unsigned i = 0; i < net->n; i++) {
        sum += net->sinks[i].cap;
        if (i + 1 < net->n && sum < share)
            continue;
        struct sink s = put_buffer(w, m, net, id, from, i + 1);
        net->sinks[made++] = s; /* made <= from: its old entry is done with */
        from = i + 1;
        sum = 0;
    }
    net->n = made;
}

static void buffer_net(struct work *w, struct nl_module *m, struct net *net, int id)
{
    if (!net->driven || net->clock)
        return;
    const struct lib_pin *driver = net->macro    ? w->buf_out
                                   : net->driver ? net->driver
                                                 : w->default_driver;
    for (;;) {
        double all = load_of(net), outside = net->extra + net->inner, load = all - outside;
        unsigned groups = (unsigned)(load / w->t->buffer_load_pf) + 1;
        if (net->n == 0 || groups >= net->n * 2)
            return;
        double direct = cost(w, driver, all);
        double tree =
            cost(w, driver, outside + groups * w->buf_in->cap) + cost(w, w->buf_out, load / groups);
        if (tree + w->stage / 4 > direct)
            return;
        unsigned before = net->n;
        add_level(w, m, net, id, groups, load);
        if (net->n >= before)
            return;
    }
}

/* ---- drives of flip-flops */

static int by_area(const void *a, const void *b)
{
    const struct lib_cell *x = ((const struct cell_table *)a)->cell,
                          *y = ((const struct cell_table *)b)->cell;
    return x->area != y->area ? (x->area > y->area) - (x->area < y->area)
                              : strcmp(x->name, y->name);
}

static void list_flops(struct work *w)
{
    const struct liberty *l = w->t->lib;
    w->flops = xcalloc(l->ncells + 1, sizeof *w->flops);
    for (size_t i = 0; i < l->ncells; i++) {
        struct cell_table *t = &w->flops[w->nflops];
        const struct lib_cell *c = &l->cells[i];
        *t = (struct cell_table){0};
        w->nflops += c->flops == 1 && c->area_known && !c->dont_use && cell_table(t, c, w->t) &&
                     t->nout == 1;
    }
    qsort(w->flops, w->nflops, sizeof *w->flops, by_area);
}

/* Whether one does what the other does, pin by pin. */
static bool same_flop(const struct cell_table *a, const struct cell_table *b)
{
    bool same = a->nin == b->nin && strcmp(a->out[0]->name, b->out[0]->name) == 0;
    for (unsigned i = 0; same && i < a->nin; i++)
        same = strcmp(a->in[i]->name, b->in[i]->name) == 0;
    size_t n = (size_t)1 << (a->nin + 1);
    return same && memcmp(a->value[0], b->value[0], n) == 0 && memcmp(a->next, b->next, n) == 0 &&
           memcmp(a->open, b->open, n) == 0 && memcmp(a->forced, b->forced, n) == 0;
}

/* Mapping takes the flip-flop of least area whatever it drives. One of more drive is taken where it
 * makes the net faster by more than a quarter of a buffer. */
static void size_flop(struct work *w, struct nl_cell *c, struct net *nets)
{
    const struct cell_table *own = NULL;
    for (size_t i = 0; i < w->nflops && !own; i++)
        if (w->flops[i].cell == c->leaf)
            own = &w->flops[i];
    if (!own)
        return;
    for (unsigned k = 0; k < c->nconns; k++) {
        int net = c->conns[k].output && c->conns[k].width ? c->conns[k].bits[0] : -1;
        if (net < 0 || nets[net].clock)
            continue;
        double load = load_of(&nets[net]), best = cost(w, nets[net].driver, load);
        for (const struct cell_table *t = own + 1; t < w->flops + w->nflops; t++) {
            double other = same_flop(own, t) ? cost(w, t->out[0], load) : best;
            if (other + w->stage / 4 >= best)
                continue;
            best = other;
            c->leaf = t->cell;
            nets[net].driver = t->out[0];
        }
    }
}

/* ---- all modules */

static void describe_ports(struct work *w, size_t mi, const struct net *nets)
{
    const struct nl_module *m = &w->n->mods[mi];
    w->ports[mi] = xcalloc(m->nports + 1, sizeof *w->ports[mi]);
    for (size_t i = 0; i < m->nports; i++) {
        struct port_bit *pb = xcalloc(m->ports[i].width + 1, sizeof *pb);
        w->ports[mi][i] = pb;
        for (unsigned b = 0; b < m->ports[i].width; b++) {
            int id = m->ports[i].bits[b];
            if (id < 0)
                continue;
            double load = load_of(&nets[id]);
            pb[b] = (struct port_bit){
                .cap = load, .clock = nets[id].clock, .driver = nets[id].driver, .inner = load};
        }
    }
}

void nl_buffer(struct netlist *n, const struct tech *t)
{
    struct work w = {.n = n,
                     .t = t,
                     .buf_in = only(t->buffer, LIB_INPUT),
                     .buf_out = only(t->buffer, LIB_OUTPUT),
                     .default_driver = only(t->driver, LIB_OUTPUT)};
    w.stage = lib_delay(w.buf_out, t->typical_slew_ns, t->buffer_load_pf, NULL);
    w.ports = xcalloc(n->nmods + 1, sizeof *w.ports);
    list_flops(&w);
    for (size_t i = 0; i < n->nmods; i++) {
        struct net *nets = collect(&w, i);
        int nnets = n->mods[i].nnets; /* those that the tree adds need no look */
        for (size_t k = 0; k < n->mods[i].ncells; k++)
            if (n->mods[i].cells[k].kind == NL_LEAF && n->mods[i].cells[k].leaf->flops)
                size_flop(&w, &n->mods[i].cells[k], nets);
        for (int k = 0; k < nnets; k++)
            buffer_net(&w, &n->mods[i], &nets[k], k);
        describe_ports(&w, i, nets);
        for (int k = 0; k < nnets; k++)
            free(nets[k].sinks);
        free(nets);
    }
    for (size_t i = 0; i < n->nmods; i++) {
        for (size_t p = 0; p < n->mods[i].nports; p++)
            free(w.ports[i][p]);
        free(w.ports[i]);
    }
    free(w.ports);
    free(w.flops);
}
