/* Executes a netlist: levels of cells, changes, energy. */
#include "synth/gates.h"
#include "base/diag.h"
#include "base/mem.h"
#include "base/text.h"
#include "params/params.h"
#include "synth/cell_table.h"
#include <stdlib.h>
#include <string.h>

struct cell {
    const struct cell_table *type; /* NULL: a macro */
    const struct nl_macro *macro;
    size_t of, index; /* instance, and number in its module */
    int *in, *out;    /* nets; of a macro the row if that is read at once, and rdata */
    unsigned level;
    bool state, clocked, queued;
    uint8_t *store;                             /* of a macro: a byte for each bit */
    int en, we, clk, *row, *wrow, *mask, *data; /* wrow: NULL with one port */
};

struct net {
    uint32_t *sinks; /* cells */
    size_t nsinks, cap;
    int driver;   /* cell, -1: a port or nothing */
    unsigned out; /* which output of it */
    uint8_t value;
    bool clock;
    double pj;     /* of one change */
    double pf;     /* of the pins that it goes to */
    double *share; /* of a net of the clock: by the part that it goes to */
    unsigned at;
    uint64_t changes, high;
};

/* An instance of a module. */
struct instance {
    const struct nl_module *m;
    size_t parent, cell; /* in the parent's module */
    unsigned part;
    int first; /* net i of the module is first + i, before joining */
};

struct gates {
    const struct netlist *n;
    const struct tech *tech;
    struct cell_table **types; /* by cell of the library */
    struct instance *inst;
    size_t ninst;
    struct cell *cells;
    size_t ncells, cap;
    int *joined, nnets; /* nets that are one */
    struct net *nets;
    uint32_t **level; /* queues */
    size_t *waiting, nlevels;
    uint32_t *edges;
    size_t nedges;
    double *pj;
    const char **parts;
    size_t nparts;
    uint64_t cycles;
};

/* Nets 0 and 1 are the constants. */
enum { FIRST_NET = 2 };

static int same(struct gates *g, int net)
{
    while (g->joined[net] != net)
        net = g->joined[net] = g->joined[g->joined[net]];
    return net;
}

static int flat(const struct instance *i, int net)
{
    return net == NET_ONE ? 1 : net < 0 ? 0 : i->first + net;
}

/* The lower number stays, so that constants do. */
static void join(struct gates *g, int a, int b)
{
    a = same(g, a);
    b = same(g, b);
    g->joined[a > b ? a : b] = a > b ? b : a;
}

static const struct cell_table *type_of(struct gates *g, const struct lib_cell *c, struct diag *d)
{
    struct cell_table **at = &g->types[c - g->tech->lib->cells];
    if (!*at) {
        *at = xcalloc(1, sizeof **at);
        if (!cell_table(*at, c, g->tech)) {
            diag_error(d, "%s: cell %s: cannot be executed by its functions", c->file, c->name);
            return NULL;
        }
    }
    return *at;
}

/* ---- flattening */

static unsigned part_of(struct gates *g, const char *name)
{
    for (size_t i = 0; i < g->nparts; i++)
        if (strcmp(g->parts[i], name) == 0)
            return (unsigned)i;
    g->parts = xrealloc(g->parts, (g->nparts + 1) * sizeof *g->parts);
    g->parts[g->nparts] = name;
    return (unsigned)g->nparts++;
}

static const struct nl_conn *connection(const struct nl_cell *c, const char *port)
{
    for (unsigned i = 0; i < c->nconns; i++)
        if (strcmp(c->conns[i].port, port) == 0)
            return &c->conns[i];
    return NULL;
}

static int conn_net(const struct gates *g, size_t of, const struct nl_cell *c, const char *port,
                    unsigned bit)
{
    const struct nl_conn *x = connection(c, port);
    return x && bit < x->width ? flat(&g->inst[of], x->bits[bit]) : 0;
}

static size_t add_instance(struct gates *g, const struct nl_module *m, size_t parent, size_t cell,
                           unsigned part)
{
    g->inst = xrealloc(g->inst, (g->ninst + 1) * sizeof *g->inst);
    g->inst[g->ninst] = (struct instance){m, parent, cell, part, g->nnets};
    g->joined = xrealloc(g->joined, (size_t)(g->nnets + m->nnets) * sizeof *g->joined);
    for (int i = 0; i < m->nnets; i++, g->nnets++)
        g->joined[g->nnets] = g->nnets;
    return g->ninst++;
}

static int *nets_of(const struct gates *g, size_t of, const struct nl_cell *c, const char *port,
                    unsigned width)
{
    int *nets = xcalloc(width + 1, sizeof *nets);
    for (unsigned i = 0; i < width; i++)
        nets[i] = conn_net(g, of, c, port, i);
    return nets;
}

static void add_macro(const struct gates *g, size_t of, const struct nl_cell *c, struct cell *x)
{
    const struct nl_macro *m = &g->n->macros[c->index];
    x->macro = m;
    x->store = xcalloc((size_t)m->m.depth * m->m.width, 1);
    x->clk = conn_net(g, of, c, "clk", 0);
    x->en = conn_net(g, of, c, "en", 0);
    x->we = conn_net(g, of, c, "we", 0);
    x->row = nets_of(g, of, c, "row", clog2(m->m.depth));
    x->in = m->m.async ? x->row : NULL;
    if (m->m.ports == SRAM_1R1W)
        x->wrow = nets_of(g, of, c, "wrow", clog2(m->m.depth));
    x->mask = nets_of(g, of, c, "wmask", m->m.lanes);
    x->data = nets_of(g, of, c, "wdata", m->m.width);
    x->out = nets_of(g, of, c, "rdata", m->m.width);
}

static bool add_leaf(struct gates *g, size_t of, const struct nl_cell *c, struct cell *x,
                     struct diag *d)
{
    x->type = type_of(g, c->leaf, d);
    if (!x->type)
        return false;
    if (!cell_is_tied(x->type, c)) {
        diag_error(d, "%s: cell %s: set and reset cannot be executed", c->leaf->file,
                   c->leaf->name);
        x->type = NULL;
        return false;
    }
    x->in = xcalloc(x->type->nin + 1, sizeof *x->in);
    x->out = xcalloc(x->type->nout + 1, sizeof *x->out);
    for (unsigned i = 0; i < x->type->nin; i++)
        x->in[i] = conn_net(g, of, c, x->type->in[i]->name, 0);
    for (unsigned i = 0; i < x->type->nout; i++) {
        const struct nl_conn *k = connection(c, x->type->out[i]->name);
        x->out[i] = k && k->width && k->bits[0] >= 0 ? flat(&g->inst[of], k->bits[0]) : -1;
    }
    return true;
}

static bool flatten(struct gates *g, size_t of, struct diag *d)
{
    const struct nl_module *m = g->inst[of].m;
    for (size_t i = 0; i < m->ncells; i++) {
        const struct nl_cell *c = &m->cells[i];
        if (c->kind == NL_CHILD) {
            const struct nl_module *s = &g->n->mods[c->index];
            unsigned part = of == 0 ? part_of(g, s->title) : g->inst[of].part;
            size_t child = add_instance(g, s, of, i, part);
            for (size_t k = 0; k < s->nports; k++) {
                const struct nl_conn *x = connection(c, s->ports[k].name);
                for (unsigned b = 0; x && b < x->width && b < s->ports[k].width; b++)
                    join(g, flat(&g->inst[of], x->bits[b]),
                         flat(&g->inst[child], s->ports[k].bits[b]));
            }
            if (!flatten(g, child, d))
                return false;
            continue;
        }
        struct cell x = {.of = of, .index = i};
        bool ok = c->kind == NL_MACRO || add_leaf(g, of, c, &x, d);
        if (c->kind == NL_MACRO)
            add_macro(g, of, c, &x);
        g->cells = xgrow(g->cells, g->ncells + 1, &g->cap, sizeof *g->cells);
        g->cells[g->ncells++] = x;
        if (!ok)
            return false;
    }
    return true;
}

/* ---- nets */

/* Pins from which something passes to others: of cells, and of macros that are read at once. */
static unsigned inputs(const struct cell *c)
{
    return c->type ? c->type->nin : c->in ? clog2(c->macro->m.depth) : 0;
}

static unsigned outputs(const struct cell *c)
{
    return c->type ? c->type->nout : c->in ? c->macro->m.width : 0;
}

static void add_sink(struct gates *g, int net, size_t cell)
{
    struct net *n = &g->nets[net];
    n->sinks = xgrow(n->sinks, n->nsinks + 1, &n->cap, sizeof *n->sinks);
    n->sinks[n->nsinks++] = (uint32_t)cell;
}

static void settle_names(struct gates *g, int *nets, unsigned n)
{
    for (unsigned i = 0; i < n; i++)
        if (nets[i] >= 0)
            nets[i] = same(g, nets[i]);
}

static void connect_all(struct gates *g)
{
    g->nets = xcalloc((size_t)g->nnets, sizeof *g->nets);
    g->nets[1].value = 1;
    for (int i = 0; i < g->nnets; i++)
        g->nets[i].driver = -1;
    for (size_t i = 0; i < g->ncells; i++) {
        struct cell *c = &g->cells[i];
        if (!c->type) {
            const struct sram_macro *m = &c->macro->m;
            settle_names(g, c->row, clog2(m->depth));
            settle_names(g, c->wrow, c->wrow ? clog2(m->depth) : 0);
            settle_names(g, c->mask, m->lanes);
            settle_names(g, c->data, m->width);
            settle_names(g, c->out, m->width);
            settle_names(g, &c->clk, 1);
            settle_names(g, &c->en, 1);
            settle_names(g, &c->we, 1);
            add_sink(g, c->clk, i);
            for (unsigned k = 0; k < inputs(c); k++)
                add_sink(g, c->in[k], i);
            for (unsigned k = 0; k < outputs(c); k++)
                if (c->out[k] >= FIRST_NET)
                    g->nets[c->out[k]].driver = (int)i;
            continue;
        }
        settle_names(g, c->in, c->type->nin);
        settle_names(g, c->out, c->type->nout);
        for (unsigned k = 0; k < c->type->nin; k++) {
            add_sink(g, c->in[k], i);
            g->nets[c->in[k]].pf += c->type->in[k]->cap;
            g->nets[c->in[k]].pj +=
                lib_cycle_energy(c->type->in[k], g->tech->typical_slew_ns, g->tech->sram.vdd) / 2;
        }
        for (unsigned k = 0; k < c->type->nout; k++)
            if (c->out[k] >= 0) {
                g->nets[c->out[k]].driver = (int)i;
                g->nets[c->out[k]].out = k;
            }
    }
}

/* The clock's nets: from the port through gates and their cells. */
static void mark_clock(struct gates *g, int net)
{
    struct net *n = &g->nets[net];
    if (n->clock)
        return;
    n->clock = true;
    for (size_t i = 0; i < n->nsinks; i++) {
        const struct cell *c = &g->cells[n->sinks[i]];
        if (!c->type || c->type->kind == CELL_FLOP)
            continue;
        for (unsigned k = 0; k < c->type->nout; k++)
            if (c->out[k] >= 0)
                mark_clock(g, c->out[k]);
    }
}

/* The clock goes everywhere: what it costs belongs to where it ends. */
static void share_clock(struct gates *g, struct net *n)
{
    n->share = xcalloc(g->nparts, sizeof *n->share);
    for (size_t s = 0; s < n->nsinks; s++) {
        const struct cell *c = &g->cells[n->sinks[s]];
        bool again = s > 0 && n->sinks[s - 1] == n->sinks[s]; /* once for each of its pins */
        for (unsigned k = 0; c->type && !again && k < c->type->nin; k++)
            if (&g->nets[c->in[k]] == n)
                n->share[g->inst[c->of].part] +=
                    lib_cycle_energy(c->type->in[k], g->tech->typical_slew_ns, g->tech->sram.vdd) /
                    2;
    }
    n->pj = 0;
}

/* The cell of the library that drives the net; NULL: a port, a macro or nothing does. */
static const struct cell *driving(const struct gates *g, const struct net *n)
{
    return n->driver >= 0 && g->cells[n->driver].type ? &g->cells[n->driver] : NULL;
}

static void weigh(struct gates *g)
{
    double slew = g->tech->typical_slew_ns, vdd = g->tech->sram.vdd;
    const struct nl_module *top = g->inst[0].m;
    for (size_t p = 0; p < top->nports; p++)
        for (unsigned b = 0; b < top->ports[p].width; b++) {
            int net = same(g, flat(&g->inst[0], top->ports[p].bits[b]));
            if (top->ports[p].output) {
                g->nets[net].pf += g->tech->load_pf;
                g->nets[net].pj += g->tech->load_pf * vdd * vdd / 2;
            } else if (strcmp(top->ports[p].name, "clk") == 0)
                mark_clock(g, net);
        }
    for (int i = FIRST_NET; i < g->nnets; i++) {
        struct net *n = &g->nets[i];
        const struct cell *c = driving(g, n);
        if (!c) {
            n->at = n->clock ? GATES_CLOCK : GATES_LOGIC;
            if (n->clock)
                share_clock(g, n);
            continue;
        }
        n->at = g->inst[c->of].part * GATES_CLASSES + (n->clock                     ? GATES_CLOCK
                                                       : c->type->kind == CELL_FLOP ? GATES_STATE
                                                                                    : GATES_LOGIC);
        n->pj += lib_change_energy(c->type->out[n->out], slew, n->pf);
    }
}

/* ---- order */

static bool passes(const struct cell *c)
{
    return c->type ? c->type->kind != CELL_FLOP : c->in != NULL;
}

static bool order(struct gates *g, struct diag *d)
{
    uint32_t *todo = xcalloc(g->ncells + 1, sizeof *todo), *open = xcalloc(g->ncells + 1, 4);
    size_t n = 0, levels = 1, passing = 0;
    for (size_t i = 0; i < g->ncells; i++) {
        struct cell *c = &g->cells[i];
        if (!passes(c))
            continue;
        passing++;
        for (unsigned k = 0; k < inputs(c); k++) {
            int by = g->nets[c->in[k]].driver;
            open[i] += by >= 0 && passes(&g->cells[by]);
        }
        if (!open[i])
            todo[n++] = (uint32_t)i;
    }
    for (size_t at = 0; at < n; at++) {
        struct cell *c = &g->cells[todo[at]];
        for (unsigned k = 0; k < outputs(c); k++)
            for (size_t s = 0; c->out[k] >= 0 && s < g->nets[c->out[k]].nsinks; s++) {
                uint32_t to = g->nets[c->out[k]].sinks[s];
                if (!passes(&g->cells[to]))
                    continue;
                if (g->cells[to].level < c->level + 1)
                    g->cells[to].level = c->level + 1;
                if (--open[to] == 0)
                    todo[n++] = to;
            }
        if (levels < c->level + 1)
            levels = c->level + 1;
    }
    if (n < passing)
        diag_failed(d, "%s: the mapped netlist has a combinational loop", g->inst[0].m->title);
    size_t *room = xcalloc(levels, sizeof *room);
    for (size_t i = 0; i < n; i++)
        room[g->cells[todo[i]].level]++;
    g->nlevels = levels;
    g->level = xcalloc(levels, sizeof *g->level);
    g->waiting = xcalloc(levels, sizeof *g->waiting);
    for (size_t i = 0; i < levels; i++)
        g->level[i] = xcalloc(room[i] + 1, sizeof **g->level);
    free(room);
    free(todo);
    free(open);
    return n == passing;
}

/* ---- execution */

static unsigned inputs_of(const struct gates *g, const struct cell *c)
{
    unsigned v = 0;
    for (unsigned i = 0; i < c->type->nin; i++)
        v |= (unsigned)g->nets[c->in[i]].value << i;
    return v;
}

static void queue(struct gates *g, uint32_t i)
{
    struct cell *c = &g->cells[i];
    if (!c->queued) {
        c->queued = true;
        g->level[c->level][g->waiting[c->level]++] = i;
    }
}

/* A flip-flop or a macro sees its clock. */
static void clocked(struct gates *g, uint32_t i)
{
    struct cell *c = &g->cells[i];
    bool now = c->type ? c->type->open[inputs_of(g, c)] : g->nets[c->clk].value;
    if (now && !c->clocked)
        g->edges[g->nedges++] = i;
    c->clocked = now;
}

static void put(struct gates *g, int net, uint8_t v)
{
    struct net *n = &g->nets[net];
    if (n->value == v)
        return;
    n->value = v;
    n->changes++;
    g->pj[n->at] += n->pj;
    for (size_t i = 0; n->share && i < g->nparts; i++)
        g->pj[i * GATES_CLASSES + GATES_CLOCK] += n->share[i];
    for (size_t i = 0; i < n->nsinks; i++) {
        const struct cell *c = &g->cells[n->sinks[i]];
        if (n->clock && (!c->type || c->type->kind == CELL_FLOP))
            clocked(g, n->sinks[i]);
        else if (passes(c))
            queue(g, n->sinks[i]);
    }
}

static void put_outputs(struct gates *g, const struct cell *c, unsigned in)
{
    unsigned at = in | (unsigned)c->state << c->type->nin;
    for (unsigned k = 0; k < c->type->nout; k++)
        if (c->out[k] >= FIRST_NET)
            put(g, c->out[k], c->type->value[k][at]);
}

static size_t word_of(const struct gates *g, const int *nets, unsigned n)
{
    size_t v = 0;
    for (unsigned i = 0; i < n; i++)
        v |= (size_t)g->nets[nets[i]].value << i;
    return v;
}

/* Rows that there are not are zero. */
static void read_macro(struct gates *g, const struct cell *c)
{
    const struct sram_macro *m = &c->macro->m;
    size_t row = word_of(g, c->row, clog2(m->depth));
    for (unsigned b = 0; b < m->width; b++)
        if (c->out[b] >= FIRST_NET)
            put(g, c->out[b], row < m->depth ? c->store[row * m->width + b] : 0);
}

void gates_settle(struct gates *g)
{
    for (size_t l = 0; l < g->nlevels; l++) {
        for (size_t i = 0; i < g->waiting[l]; i++) {
            struct cell *c = &g->cells[g->level[l][i]];
            c->queued = false;
            if (!c->type) {
                read_macro(g, c);
                continue;
            }
            unsigned in = inputs_of(g, c);
            if (c->type->kind != CELL_COMBINATIONAL && c->type->open[in])
                c->state = c->type->next[in];
            put_outputs(g, c, in);
        }
        g->waiting[l] = 0;
    }
}

/* What is read at once follows when all is settled again. */
static void access_macro(struct gates *g, uint32_t i)
{
    struct cell *c = &g->cells[i];
    const struct sram_macro *m = &c->macro->m;
    bool write = g->nets[c->we].value && (c->wrow || g->nets[c->en].value);
    size_t row = word_of(g, c->row, clog2(m->depth));
    size_t at = c->wrow ? word_of(g, c->wrow, clog2(m->depth)) : row;
    if (!m->async && g->nets[c->en].value && (c->wrow || !write) && row < m->depth)
        read_macro(g, c);
    if (!write || at >= m->depth)
        return;
    for (unsigned b = 0; b < m->width; b++)
        if (g->nets[c->mask[b / (m->width / m->lanes)]].value)
            c->store[at * m->width + b] = g->nets[c->data[b]].value;
    if (m->async)
        queue(g, i);
}

void gates_edge(struct gates *g, int clk)
{
    const struct nl_module *top = g->inst[0].m;
    for (int i = FIRST_NET; i < g->nnets; i++)
        g->nets[i].high += g->nets[i].value;
    g->cycles++;
    if (clk < 0)
        return;
    int net = same(g, flat(&g->inst[0], top->ports[clk].bits[0]));
    g->nedges = 0;
    put(g, net, 1);
    gates_settle(g);
    /* All of them take what was there before any of them changes. */
    size_t n = g->nedges;
    for (size_t i = 0; i < n; i++) {
        struct cell *c = &g->cells[g->edges[i]];
        if (c->type)
            c->state = c->type->next[inputs_of(g, c) | (unsigned)c->state << c->type->nin];
    }
    /* Memories read their pins before flip-flops move. */
    for (size_t i = 0; i < n; i++)
        if (!g->cells[g->edges[i]].type)
            access_macro(g, g->edges[i]);
    for (size_t i = 0; i < n; i++) {
        struct cell *c = &g->cells[g->edges[i]];
        if (c->type)
            put_outputs(g, c, inputs_of(g, c));
    }
    put(g, net, 0);
}

/* ---- ports */

int gates_port(const struct gates *g, const char *name)
{
    const struct nl_module *top = g->inst[0].m;
    for (size_t i = 0; i < top->nports; i++)
        if (strcmp(top->ports[i].name, name) == 0)
            return (int)i;
    return -1;
}

void gates_set(struct gates *g, int port, const uint32_t *words)
{
    const struct nl_port *p = &g->inst[0].m->ports[port];
    for (unsigned b = 0; b < p->width; b++)
        put(g, same(g, flat(&g->inst[0], p->bits[b])), words[b / 32] >> (b % 32) & 1);
}

void gates_get(const struct gates *g, int port, uint32_t *words)
{
    const struct nl_port *p = &g->inst[0].m->ports[port];
    memset(words, 0, (p->width + 31) / 32 * sizeof *words);
    for (unsigned b = 0; b < p->width; b++) {
        int net = flat(&g->inst[0], p->bits[b]);
        while (g->joined[net] != net)
            net = g->joined[net];
        words[b / 32] |= (uint32_t)g->nets[net].value << (b % 32);
    }
}

size_t gates_parts(const struct gates *g)
{
    return g->nparts;
}

const char *gates_part_name(const struct gates *g, size_t part)
{
    return g->parts[part];
}

const double *gates_energy(const struct gates *g)
{
    return g->pj;
}

double gates_port_energy(const struct gates *g)
{
    double pj = 0, vdd = g->tech->sram.vdd;
    for (int i = FIRST_NET; i < g->nnets; i++)
        if (!driving(g, &g->nets[i]))
            pj += (double)g->nets[i].changes * g->nets[i].pf * vdd * vdd / 2;
    return g->cycles ? pj / (double)g->cycles : 0;
}

/* "u_a/u_b/" of an instance below `above`; NULL: it is not below it. */
static char *path_of(const struct gates *g, size_t of, size_t above, char ***names)
{
    if (of == above)
        return xstrdup("");
    if (of == 0)
        return NULL;
    const struct instance *i = &g->inst[of];
    char *up = path_of(g, i->parent, above, names);
    char *path = up ? strfmt("%s%s/", up, names[g->inst[i->parent].m - g->n->mods][i->cell]) : NULL;
    free(up);
    return path;
}

void gates_activity(const struct gates *g, const char *cell,
                    void (*set)(void *c, const char *pin, bool port, double changes, double high),
                    void *c)
{
    char ***names = xcalloc(g->n->nmods + 1, sizeof *names);
    for (size_t i = 0; i < g->n->nmods; i++)
        names[i] = nl_cell_names(&g->n->mods[i]);
    size_t above = 0;
    for (size_t i = 1; cell && i < g->ninst; i++)
        if (g->inst[i].parent == 0 &&
            strcmp(names[g->inst[0].m - g->n->mods][g->inst[i].cell], cell) == 0)
            above = i;
    double cycles = g->cycles ? (double)g->cycles : 1;
    const struct nl_module *m = g->inst[above].m;
    for (size_t p = 0; p < m->nports; p++)
        for (unsigned b = 0; !m->ports[p].output && b < m->ports[p].width; b++) {
            int net = flat(&g->inst[above], m->ports[p].bits[b]);
            while (g->joined[net] != net)
                net = g->joined[net];
            char *pin = m->ports[p].width == 1 ? xstrdup(m->ports[p].name)
                                               : strfmt("%s[%u]", m->ports[p].name, b);
            set(c, pin, true, (double)g->nets[net].changes / cycles,
                (double)g->nets[net].high / cycles);
            free(pin);
        }
    char **paths = xcalloc(g->ninst, sizeof *paths);
    for (size_t i = 0; i < g->ninst; i++)
        paths[i] = path_of(g, i, above, names);
    for (size_t i = 0; i < g->ncells; i++) {
        const struct cell *x = &g->cells[i];
        unsigned nin = x->type ? x->type->nin : 0, nout = x->type ? x->type->nout : 0;
        for (unsigned k = 0; paths[x->of] && k < nin + nout; k++) {
            int net = k < nin ? x->in[k] : x->out[k - nin];
            if (net < 0)
                continue;
            const struct net *n = &g->nets[net];
            char *pin =
                strfmt("%s%s/%s", paths[x->of], names[g->inst[x->of].m - g->n->mods][x->index],
                       (k < nin ? x->type->in[k] : x->type->out[k - nin])->name);
            set(c, pin, false, (double)n->changes / cycles, (double)n->high / cycles);
            free(pin);
        }
    }
    for (size_t i = 0; i < g->ninst; i++)
        free(paths[i]);
    free(paths);
    for (size_t i = 0; i < g->n->nmods; i++) {
        for (size_t k = 0; k < g->n->mods[i].ncells; k++)
            free(names[i][k]);
        free(names[i]);
    }
    free(names);
}

/* ---- */

/* Whatever is not low with all inputs and all state at zero. */
static void first_values(struct gates *g)
{
    for (size_t i = 0; i < g->ncells; i++) {
        struct cell *c = &g->cells[i];
        if (passes(c))
            queue(g, (uint32_t)i);
        else if (c->type)
            put_outputs(g, c, inputs_of(g, c));
    }
    gates_settle(g);
    g->nedges = 0;
    memset(g->pj, 0, g->nparts * GATES_CLASSES * sizeof *g->pj);
    for (int i = 0; i < g->nnets; i++)
        g->nets[i].changes = 0;
}

struct gates *gates_new(const struct netlist *n, const struct tech *t, struct diag *d)
{
    struct gates *g = xcalloc(1, sizeof *g);
    g->n = n;
    g->tech = t;
    g->types = xcalloc(t->lib->ncells + 1, sizeof *g->types);
    g->joined = xcalloc(FIRST_NET, sizeof *g->joined);
    g->joined[1] = 1;
    g->nnets = FIRST_NET;
    part_of(g, n->mods[n->top].title);
    bool ok = flatten(g, add_instance(g, &n->mods[n->top], 0, 0, 0), d);
    if (ok) {
        connect_all(g);
        g->pj = xcalloc(g->nparts * GATES_CLASSES, sizeof *g->pj);
        weigh(g);
        /* a cell may be seen at each of its pins, in each half of the cycle */
        g->edges = xcalloc(2 * g->ncells + 1, sizeof *g->edges);
        ok = order(g, d);
    }
    if (ok)
        first_values(g);
    if (ok)
        return g;
    gates_free(g);
    return NULL;
}

void gates_free(struct gates *g)
{
    if (!g)
        return;
    for (size_t i = 0; i < g->tech->lib->ncells; i++)
        free(g->types[i]);
    for (size_t i = 0; i < g->ncells; i++) {
        struct cell *c = &g->cells[i];
        if (c->type)
            free(c->in);
        free(c->out);
        free(c->store);
        free(c->row);
        free(c->wrow);
        free(c->mask);
        free(c->data);
    }
    for (int i = 0; g->nets && i < g->nnets; i++) {
        free(g->nets[i].sinks);
        free(g->nets[i].share);
    }
    for (size_t i = 0; i < g->nlevels; i++)
        free(g->level[i]);
    free(g->types);
    free(g->cells);
    free(g->nets);
    free(g->level);
    free(g->waiting);
    free(g->joined);
    free(g->inst);
    free(g->edges);
    free(g->pj);
    free(g->parts);
    free(g);
}
