/* Folds what has the same timing. */
#include "synth/fold.h"
#include "base/mem.h"
#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Capacitances are whole numbers of these in a pF, so that their sums do not depend on an order. */
static const double parts = 1e10;

/* Lists of words, each with a number. */
struct lists {
    uint64_t *words;
    size_t nwords, cap_words;
    struct list {
        size_t at, n;
        uint64_t hash;
    } * all;
    size_t n, cap;
    uint32_t *slots; /* number + 1 of a list */
    size_t nslots;
};

struct words {
    uint64_t *v;
    size_t n, cap;
};

/* Bit i: the i-th pin of the cell, and whether its level has a part in it, not only an edge. */
struct causes {
    uint64_t any, level;
};

/* While it is made. */
struct folding {
    struct fold *f;
    const struct netlist *n;
    double output_pf;
    int64_t (*load)[FOLD_LOADS]; /* of flat nets, in parts */
    struct causes **causes;      /* of each module's outputs, by pin; NULL: not looked at */
    struct lists nets, ends, loads, clocks, ports;
    size_t cap_kinds, cap_cells, cap_ports;
    struct words key, stack;
};

enum { UNKNOWN = 0 };
#define PENDING UINT32_MAX

/* ---- lists of words */

static void add(struct words *w, uint64_t v)
{
    w->v = xgrow(w->v, w->n + 1, &w->cap, sizeof *w->v);
    w->v[w->n++] = v;
}

static uint64_t hash_of(const struct words *w)
{
    uint64_t h = w->n;
    for (size_t i = 0; i < w->n; i++) {
        h = (h ^ w->v[i]) * 0x9e3779b97f4a7c15u;
        h ^= h >> 29;
    }
    return h;
}

static void place(struct lists *l, uint32_t number)
{
    size_t at = l->all[number].hash & (l->nslots - 1);
    while (l->slots[at])
        at = (at + 1) & (l->nslots - 1);
    l->slots[at] = number + 1;
}

/* The number of the list; *is_new, whether it had none. */
static uint32_t number_of(struct lists *l, const struct words *w, bool *is_new)
{
    if (2 * (l->n + 1) > l->nslots) {
        l->nslots = l->nslots ? 2 * l->nslots : 1024;
        free(l->slots);
        l->slots = xcalloc(l->nslots, sizeof *l->slots);
        for (uint32_t i = 0; i < l->n; i++)
            place(l, i);
    }
    uint64_t hash = hash_of(w);
    for (size_t at = hash & (l->nslots - 1); l->slots[at]; at = (at + 1) & (l->nslots - 1)) {
        const struct list *x = &l->all[l->slots[at] - 1];
        if (x->hash == hash && x->n == w->n &&
            memcmp(l->words + x->at, w->v, w->n * sizeof *w->v) == 0) {
            *is_new = false;
            return l->slots[at] - 1;
        }
    }
    *is_new = true;
    l->all = xgrow(l->all, l->n + 1, &l->cap, sizeof *l->all);
    l->all[l->n] = (struct list){l->nwords, w->n, hash};
    l->words = xgrow(l->words, l->nwords + w->n, &l->cap_words, sizeof *l->words);
    memcpy(l->words + l->nwords, w->v, w->n * sizeof *w->v);
    l->nwords += w->n;
    place(l, (uint32_t)l->n);
    return (uint32_t)l->n++;
}

static void lists_free(struct lists *l)
{
    free(l->words);
    free(l->all);
    free(l->slots);
}

/* ---- pins */

/* The pins of one cell of an instance. */
struct span {
    size_t instance, module;
    const struct nl_cell *cell;
    const struct flat_pin *pins; /* of the module */
    const struct flat_pin *at, *end;
};

static struct span pins_of(const struct folding *w, size_t instance, size_t cell)
{
    size_t module = w->f->flat->instances[instance].module;
    const struct flat_module *m = &w->f->flat->modules[module];
    return (struct span){instance,
                         module,
                         &w->n->mods[module].cells[cell],
                         m->pins,
                         m->pins + m->first[cell],
                         m->pins + m->first[cell + 1]};
}

static const struct flat_pin *driver_of(const struct folding *w, uint32_t net)
{
    const struct fold_driver *d = &w->f->driver[net];
    return &flat_pins_of(w->f->flat, d->instance)->pins[d->pin - 1];
}

static uint32_t net_at(const struct folding *w, size_t instance, const struct flat_pin *p)
{
    return flat_net(w->f->flat, instance, p->net);
}

/* The kind of the net at a pin, which has one. */
static struct fold_kind *kind_at(const struct folding *w, size_t instance, const struct flat_pin *p)
{
    return &w->f->kinds[w->f->kind_of[net_at(w, instance, p)] - 1];
}

static bool is_clock_pin(const struct flat_pin *p)
{
    return p->pin ? p->pin->clock : strcmp(p->conn->port, "clk") == 0;
}

/* Which pin of its cell this is. */
static uint64_t pin_word(const struct flat_pin *p)
{
    return p->pin ? (uint64_t)(uintptr_t)p->pin
                  : (uint64_t)p->conn->port[0] << 40 | (uint64_t)p->conn->port[1] << 32 | p->bit;
}

static uint64_t cell_word(const struct nl_cell *c)
{
    return c->kind == NL_LEAF ? (uint64_t)(uintptr_t)c->leaf : c->index;
}

/* Which pins of its cell, in their order, have a part in when an output of the library changes; of
 * a gate all inputs have, whose constants may keep others from it. */
static struct causes causes_of(const struct nl_cell *c, const struct flat_pin *at,
                               const struct flat_pin *end, const struct flat_pin *out)
{
    struct causes x = {0, 0};
    bool gate = c->leaf->flops == 0 && c->leaf->latches == 0, level;
    for (const struct flat_pin *p = at; p < end && p < at + 64; p++)
        if (!p->conn->output && (lib_causes(out->pin, p->pin->name, &level) || gate)) {
            x.any |= (uint64_t)1 << (p - at);
            x.level |= (uint64_t)level << (p - at);
        }
    return x;
}

static void find_causes(struct folding *w, size_t module)
{
    const struct nl_module *mod = &w->n->mods[module];
    const struct flat_module *m = &w->f->flat->modules[module];
    w->causes[module] = xcalloc(m->first[mod->ncells] + 1, sizeof **w->causes);
    for (size_t i = 0; i < mod->ncells; i++)
        for (size_t k = m->first[i]; mod->cells[i].kind == NL_LEAF && k < m->first[i + 1]; k++)
            if (m->pins[k].conn->output)
                w->causes[module][k] = causes_of(&mod->cells[i], m->pins + m->first[i],
                                                 m->pins + m->first[i + 1], &m->pins[k]);
}

/* Whether an input of a cell has a part in when its output changes. *level, whether its level has.
 */
static bool causes(const struct folding *w, const struct span *s, const struct flat_pin *in,
                   const struct flat_pin *out, bool *level)
{
    *level = false;
    if (out->pin) {
        const struct causes *x = &w->causes[s->module][out - s->pins];
        *level = x->level >> (in - s->at) & 1;
        return x->any >> (in - s->at) & 1;
    }
    const struct sram_macro *m = &w->n->macros[s->cell->index].m;
    const char *port = in->conn->port;
    return is_clock_pin(in) || (m->async && (strcmp(port, "row") == 0 || strcmp(port, "en") == 0 ||
                                             (strcmp(port, "we") == 0 && m->ports == SRAM_1RW)));
}

/* The first input from `p` on that has a part in when an output changes; NULL: none. Of a memory,
 * whole ports have or have not. */
static const struct flat_pin *cause(const struct folding *w, const struct span *s,
                                    const struct flat_pin *p, const struct flat_pin *out,
                                    bool *level)
{
    while (p < s->end && (p->conn->output || !causes(w, s, p, out, level)))
        p += p->pin ? 1 : p->conn->width;
    return p < s->end ? p : NULL;
}

/* ---- kinds of nets */

static void add_loads(struct words *key, const int64_t *load)
{
    for (int e = 0; e < FOLD_LOADS; e++)
        add(key, (uint64_t)load[e]);
}

/* Gives a net the kind of the words in w->key. */
static struct fold_kind *set_kind(struct folding *w, uint32_t net, bool *is_new)
{
    struct fold *f = w->f;
    uint32_t k = number_of(&w->nets, &w->key, is_new);
    if (*is_new) {
        bool ignored;
        w->key.n = 0;
        add_loads(&w->key, w->load[net]);
        f->kinds = xgrow(f->kinds, f->nkinds + 1, &w->cap_kinds, sizeof *f->kinds);
        f->kinds[f->nkinds++] = (struct fold_kind){.load = number_of(&w->loads, &w->key, &ignored)};
    }
    f->kind_of[net] = k + 1;
    f->kinds[k].nets++;
    return &f->kinds[k];
}

/* A net of a kind of its own. */
static void set_alone(struct folding *w, uint32_t net)
{
    bool is_new;
    w->key.n = 0;
    add(&w->key, UINT64_MAX);
    add(&w->key, net);
    set_kind(w, net, &is_new);
}

/* The word of an input's net. Clocks are ideal: what matters is what they went through. */
static uint64_t input_word(const struct folding *w, size_t instance, const struct flat_pin *p)
{
    const struct fold_kind *k = kind_at(w, instance, p);
    return is_clock_pin(p) && k->clock ? (uint64_t)k->clock << 32 : (uint64_t)(k - w->f->kinds);
}

/* What a clock went through behind a cell; 0: none is let through. */
static uint32_t clock_behind(struct folding *w, struct span s, const struct flat_pin *out)
{
    bool level, is_new, any = false;
    w->key.n = 0;
    add(&w->key, cell_word(s.cell));
    add(&w->key, pin_word(out));
    for (const struct flat_pin *p = s.at; (p = cause(w, &s, p, out, &level)); p++)
        if (level && kind_at(w, s.instance, p)->clock) {
            add(&w->key, pin_word(p));
            add(&w->key, kind_at(w, s.instance, p)->clock);
            any = true;
        }
    return any ? number_of(&w->clocks, &w->key, &is_new) + 1 : 0;
}

/* Kind of a net with a driver, whose causes all have theirs. */
static void set_driven(struct folding *w, uint32_t net)
{
    const struct flat_pin *out = driver_of(w, net);
    struct span s = pins_of(w, w->f->driver[net].instance, out->cell);
    bool is_new, level;
    w->key.n = 0;
    add(&w->key, cell_word(s.cell));
    add(&w->key, out->pin ? pin_word(out) : 0); /* bits of a memory are alike */
    add_loads(&w->key, w->load[net]);
    for (const struct flat_pin *p = s.at; (p = cause(w, &s, p, out, &level)); p++) {
        add(&w->key, pin_word(p));
        add(&w->key, input_word(w, s.instance, p));
    }
    for (const struct flat_pin *p = s.at; out->pin && p < s.end; p++)
        if (p->conn->output && p != out) {
            add(&w->key, pin_word(p));
            add_loads(&w->key, w->load[net_at(w, s.instance, p)]);
        }
    struct fold_kind *k = set_kind(w, net, &is_new);
    if (is_new)
        k->clock = clock_behind(w, s, out);
}

/* Puts what a net waits for on the stack; false if that is nothing. In a loop of gates the net that
 * closes it is of its own kind. */
static bool waits(struct folding *w, uint32_t net)
{
    const struct flat_pin *out = driver_of(w, net);
    struct span s = pins_of(w, w->f->driver[net].instance, out->cell);
    size_t before = w->stack.n;
    bool level;
    for (const struct flat_pin *p = s.at; (p = cause(w, &s, p, out, &level)); p++) {
        uint32_t from = net_at(w, s.instance, p);
        if (w->f->kind_of[from] == UNKNOWN)
            add(&w->stack, from);
        else if (w->f->kind_of[from] == PENDING)
            set_alone(w, from);
    }
    return w->stack.n > before;
}

static void find_kind(struct folding *w, uint32_t wanted)
{
    uint32_t *kind_of = w->f->kind_of;
    w->stack.n = 0;
    add(&w->stack, wanted);
    while (w->stack.n) {
        uint32_t net = (uint32_t)w->stack.v[w->stack.n - 1];
        if (kind_of[net] != UNKNOWN && kind_of[net] != PENDING) {
            w->stack.n--;
        } else if (w->f->driver[net].pin == 0) {
            set_alone(w, net); /* nothing drives it */
        } else {
            kind_of[net] = PENDING;
            if (!waits(w, net) && kind_of[net] == PENDING)
                set_driven(w, net);
        }
    }
}

/* ---- what is kept */

/* A bit of a port of the root, for all of that port whose nets are of the same kind. */
static void keep_port(struct folding *w, size_t port, unsigned bit, uint32_t kind)
{
    struct fold *f = w->f;
    bool is_new;
    w->key.n = 0;
    add(&w->key, port);
    add(&w->key, kind);
    uint32_t k = number_of(&w->ports, &w->key, &is_new);
    if (is_new) {
        f->ports = xgrow(f->ports, f->nports + 1, &w->cap_ports, sizeof *f->ports);
        f->ports[f->nports++] = (struct fold_port){port, bit, kind, 0};
    }
    f->ports[k].bits++;
}

static void add_input(struct folding *w, const struct nl_module *m, size_t port, unsigned bit)
{
    uint32_t net = flat_net(w->f->flat, 0, m->ports[port].bits[bit]);
    bool is_new;
    w->key.n = 0;
    add(&w->key, UINT64_MAX - 1);
    add(&w->key, port);
    add_loads(&w->key, w->load[net]);
    struct fold_kind *k = set_kind(w, net, &is_new);
    keep_port(w, port, bit, (uint32_t)(k - w->f->kinds));
    if (is_new)
        k->port = (uint32_t)w->f->nports;
    if (is_new && strcmp(m->ports[port].name, "clk") == 0)
        k->clock = number_of(&w->clocks, &w->key, &is_new) + 1;
}

static void add_output(struct folding *w, const struct nl_module *m, size_t port, unsigned bit)
{
    uint32_t net = flat_net(w->f->flat, 0, m->ports[port].bits[bit]);
    find_kind(w, net);
    keep_port(w, port, bit, w->f->kind_of[net] - 1);
}

static void keep_cell(struct folding *w, struct span s, size_t cell)
{
    struct fold *f = w->f;
    f->cells = xgrow(f->cells, f->ncells + 1, &w->cap_cells, sizeof *f->cells);
    f->cells[f->ncells++] = (struct fold_cell){s.instance, cell, 0};
    for (const struct flat_pin *p = s.at; p < s.end; p++)
        if (p->conn->output && !kind_at(w, s.instance, p)->cell) {
            kind_at(w, s.instance, p)->cell = (uint32_t)f->ncells;
            kind_at(w, s.instance, p)->pin = p;
        }
}

/* Whether paths end at a cell: an input of it is checked, or it gates a clock. */
static bool ends_paths(const struct folding *w, struct span s)
{
    bool ends = s.cell->kind == NL_MACRO;
    for (const struct flat_pin *p = s.at; p < s.end && !ends; p++)
        ends = p->conn->output ? kind_at(w, s.instance, p)->clock != 0 : p->pin->checked;
    return ends;
}

/* Keeps the first cell of those whose inputs are alike. */
static void keep_end(struct folding *w, size_t instance, size_t cell)
{
    struct span s = pins_of(w, instance, cell);
    bool is_new;
    for (const struct flat_pin *p = s.at; p < s.end; p++)
        find_kind(w, net_at(w, instance, p));
    if (s.at == s.end || !ends_paths(w, s))
        return;
    w->key.n = 0;
    add(&w->key, cell_word(s.cell));
    for (const struct flat_pin *p = s.at; p < s.end; p++)
        if (!p->conn->output) {
            add(&w->key, pin_word(p));
            add(&w->key, input_word(w, instance, p));
        }
    uint32_t k = number_of(&w->ends, &w->key, &is_new);
    if (is_new)
        keep_cell(w, s, cell); /* as the k-th */
    w->f->cells[k].ends++;
}

/* Keeps a cell that drives a net of a kind that no kept cell drives. */
static void keep_driver(struct folding *w, size_t instance, size_t cell)
{
    struct span s = pins_of(w, instance, cell);
    for (const struct flat_pin *p = s.at; p < s.end; p++)
        if (p->conn->output && !kind_at(w, instance, p)->cell) {
            keep_cell(w, s, cell);
            return;
        }
}

/* ---- all of it */

static void add_load(const struct folding *w, size_t instance, const struct flat_pin *p)
{
    const struct nl_module *m = flat_module_of(w->f->flat, instance);
    const struct nl_macro *macro = p->pin ? NULL : &w->n->macros[m->cells[p->cell].index];
    int64_t *load = w->load[net_at(w, instance, p)];
    for (int e = 0; e < FOLD_LOADS; e++)
        load[e] += llround((p->pin            ? p->pin->ranges[e / 2][e % 2]
                            : is_clock_pin(p) ? macro->clock_pf
                                              : macro->input_pf) *
                           parts);
}

static void load_net(const struct folding *w, uint32_t net, double pf)
{
    for (int e = 0; e < FOLD_LOADS; e++)
        w->load[net][e] += llround(pf * parts);
}

static void visit_pins(struct folding *w, size_t instance)
{
    const struct flat_instance *x = &w->f->flat->instances[instance];
    const struct flat_module *m = flat_pins_of(w->f->flat, instance);
    const struct nl_module *mod = flat_module_of(w->f->flat, instance);
    for (size_t k = 0; k < m->first[mod->ncells]; k++)
        if (m->pins[k].conn->output)
            w->f->driver[net_at(w, instance, &m->pins[k])] =
                (struct fold_driver){(uint32_t)instance, (uint32_t)k + 1};
        else
            add_load(w, instance, &m->pins[k]);
    for (int k = 0; mod->wire_pf && k < mod->nnets; k++)
        load_net(w, x->nets[k], mod->wire_pf[k]);
}

static void load_output(struct folding *w, const struct nl_module *m, size_t port, unsigned bit)
{
    load_net(w, flat_net(w->f->flat, 0, m->ports[port].bits[bit]), w->output_pf);
}

static void each_cell(struct folding *w,
                      void (*visit)(struct folding *w, size_t instance, size_t cell))
{
    for (size_t i = 0; i < w->f->flat->ninstances; i++)
        for (size_t k = 0; k < flat_module_of(w->f->flat, i)->ncells; k++)
            visit(w, i, k);
}

static void each_bit(struct folding *w, bool output,
                     void (*visit)(struct folding *w, const struct nl_module *m, size_t port,
                                   unsigned bit))
{
    const struct nl_module *m = flat_module_of(w->f->flat, 0);
    for (size_t p = 0; p < m->nports; p++)
        for (unsigned b = 0; m->ports[p].output == output && b < m->ports[p].width; b++)
            visit(w, m, p, b);
}

static void copy_loads(const struct folding *w)
{
    struct fold *f = w->f;
    f->nloads = w->loads.n;
    f->loads = xcalloc(f->nloads + 1, sizeof *f->loads);
    for (size_t i = 0; i < f->nloads; i++)
        for (int e = 0; e < FOLD_LOADS; e++)
            f->loads[i][e] =
                (double)(int64_t)w->loads.words[w->loads.all[i].at + (size_t)e] / parts;
}

struct fold *fold_make(const struct netlist *n, size_t root, double load_pf)
{
    struct fold *f = xcalloc(1, sizeof *f);
    struct folding w = {.f = f, .n = n, .output_pf = load_pf};
    f->flat = flat_make(n, root);
    f->kind_of = xcalloc(f->flat->nnets, sizeof *f->kind_of);
    f->driver = xcalloc(f->flat->nnets, sizeof *f->driver);
    w.load = xcalloc(f->flat->nnets, sizeof *w.load);
    for (uint32_t net = 0; net < FLAT_CONSTANTS; net++)
        set_alone(&w, net);
    w.causes = xcalloc(n->nmods + 1, sizeof *w.causes);
    for (size_t i = 0; i < f->flat->ninstances; i++) {
        if (!w.causes[f->flat->instances[i].module])
            find_causes(&w, f->flat->instances[i].module);
        visit_pins(&w, i);
    }
    each_bit(&w, true, load_output);
    each_bit(&w, false, add_input);
    each_cell(&w, keep_end);
    each_cell(&w, keep_driver);
    each_bit(&w, true, add_output);
    copy_loads(&w);
    for (size_t i = 0; i < n->nmods; i++)
        free(w.causes[i]);
    free(w.causes);
    free(w.load);
    lists_free(&w.nets);
    lists_free(&w.ends);
    lists_free(&w.loads);
    lists_free(&w.clocks);
    lists_free(&w.ports);
    free(w.key.v);
    free(w.stack.v);
    return f;
}

void fold_free(struct fold *f)
{
    if (!f)
        return;
    flat_free(f->flat);
    free(f->kind_of);
    free(f->driver);
    free(f->kinds);
    free(f->cells);
    free(f->ports);
    free(f->loads);
    free(f);
}
