/* Cuts source and netlist under common names, and asks ABC. */
#include "synth/equivalence.h"
#include "base/diag.h"
#include "base/mem.h"
#include "base/proc.h"
#include "base/text.h"
#include "synth/cell_table.h"
#include "synth/il.h"
#include "synth/map.h"
#include "synth/remember.h"
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

/* ---- names by number */

struct names {
    char **list;
    uint32_t *slots; /* number + 1 */
    size_t n, cap, nslots;
};

static size_t slot_of(const struct names *d, const char *name, size_t len)
{
    uint64_t h = 1469598103934665603u;
    for (size_t i = 0; i < len; i++)
        h = (h ^ (unsigned char)name[i]) * 1099511628211u;
    size_t at = h & (d->nslots - 1);
    while (d->slots[at] && (strncmp(d->list[d->slots[at] - 1], name, len) != 0 ||
                            d->list[d->slots[at] - 1][len] != 0))
        at = (at + 1) & (d->nslots - 1);
    return at;
}

static long find(const struct names *d, const char *name, size_t len)
{
    return d->nslots ? (long)d->slots[slot_of(d, name, len)] - 1 : -1;
}

static size_t add(struct names *d, const char *name, size_t len)
{
    long known = find(d, name, len);
    if (known >= 0)
        return (size_t)known;
    if (2 * d->n >= d->nslots) {
        d->nslots = d->nslots ? 2 * d->nslots : 256;
        free(d->slots);
        d->slots = xcalloc(d->nslots, sizeof *d->slots);
        for (size_t i = 0; i < d->n; i++)
            d->slots[slot_of(d, d->list[i], strlen(d->list[i]))] = (uint32_t)i + 1;
    }
    d->list = xgrow(d->list, d->n + 1, &d->cap, sizeof *d->list);
    d->list[d->n] = strfmt("%.*s", (int)len, name);
    d->slots[slot_of(d, name, len)] = (uint32_t)d->n + 1;
    return d->n++;
}

static void names_free(struct names *d)
{
    for (size_t i = 0; i < d->n; i++)
        free(d->list[i]);
    free(d->list);
    free(d->slots);
    *d = (struct names){0};
}

/* ---- one module on its way to BLIF */

/* Both sides' inputs and outputs: what ports, registers and modules below are called. */
struct interface {
    struct names in, out;
};

struct side {
    FILE *f;
    char net;         /* letter in front of its nets' numbers */
    bool *in, *out;   /* by number in the interface: it has it */
    size_t nin, nout; /* room */
    struct interface *of;
    char *why; /* first thing that is in the way, or NULL */
};

static void fail(struct side *s, char *why)
{
    if (s->why)
        free(why);
    else
        s->why = why;
}

static void mark(bool **has, size_t *room, size_t i)
{
    if (i >= *room) {
        size_t more = 2 * i + 64;
        *has = xrealloc(*has, more);
        memset(*has + *room, 0, more - *room);
        *room = more;
    }
    (*has)[i] = true;
}

/* Net number -1 and -2 are constants. */
static void net_name(const struct side *s, long net, FILE *f)
{
    if (net < 0)
        fprintf(f, " const%d", net == -2);
    else
        fprintf(f, " %c%ld", s->net, net);
}

static void add_input(struct side *s, const char *name, long net, bool inverted)
{
    size_t i = add(&s->of->in, name, strlen(name));
    bool again = i < s->nin && s->in[i];
    mark(&s->in, &s->nin, i);
    if (again)
        fail(s, strfmt("%s has two drivers", name));
    else
        fprintf(s->f, ".names i%zu %c%ld\n%d 1\n", i, s->net, net, !inverted);
}

static void add_output(struct side *s, const char *name, long net, bool inverted)
{
    size_t i = add(&s->of->out, name, strlen(name));
    mark(&s->out, &s->nout, i);
    fputs(".names", s->f);
    net_name(s, net, s->f);
    fprintf(s->f, " o%zu\n%d 1\n", i, !inverted);
}

/* ---- the source, in RTLIL */

struct source {
    struct side s;
    struct names wires;
    long *base;
    unsigned *width;
    size_t cap_base, cap_width;
    long *same, nbits;
    size_t cap_same;
    long unknown; /* bits that the source leaves open */
    /* A register that the mapped side lacks is free, or with `fixed` it never changes once it is 1,
     * or 0 if it is among `zeros`. */
    struct side *gate;
    bool fixed;
    const long *zeros;
    size_t nzeros, lone;
};

static long root(struct source *g, long bit)
{
    while (bit >= 0 && g->same[bit] != bit)
        bit = g->same[bit];
    return bit;
}

/* Constants are below bits, and stay. */
static void join(struct source *g, long a, long b)
{
    a = root(g, a);
    b = root(g, b);
    if (a == b)
        return;
    if (a < 0 && b < 0)
        fail(&g->s, xstrdup("two constants are one net"));
    else if (a > b)
        g->same[a] = b;
    else
        g->same[b] = a;
}

static long new_bits(struct source *g, unsigned n)
{
    g->same = xgrow(g->same, (size_t)g->nbits + n, &g->cap_same, sizeof *g->same);
    long first = g->nbits;
    for (unsigned i = 0; i < n; i++, g->nbits++)
        g->same[g->nbits] = g->nbits;
    return first;
}

struct bits {
    long *b; /* [0] is bit 0 */
    size_t n, cap;
};

static void push(struct bits *v, long bit)
{
    v->b = xgrow(v->b, v->n + 1, &v->cap, sizeof *v->b);
    v->b[v->n++] = bit;
}

/* One signal as RTLIL writes it, most significant first, onto *v in that order. Returns what
 * follows it. */
static const char *scan_signal(struct source *g, const char *p, struct bits *v)
{
    p += strspn(p, " ");
    if (*p == '{') {
        p++;
        for (p += strspn(p, " "); *p && *p != '}'; p += strspn(p, " "))
            p = scan_signal(g, p, v);
        return p + (*p == '}');
    }
    if (isdigit((unsigned char)*p) || *p == '-') {
        char *end;
        long value = strtol(p, &end, 10);
        if (*end != '\'') { /* so Yosys writes 32 bits that are all known */
            for (unsigned i = 32; i-- > 0;)
                push(v, (unsigned long)value >> i & 1 ? -2 : -1);
            return end;
        }
        for (p = end + 1; strchr("01xzm-", *p) && *p; p++) {
            g->unknown += *p != '0' && *p != '1';
            push(v, *p == '1' ? -2 : -1);
        }
        return p;
    }
    size_t len = strcspn(p, " ");
    long w = find(&g->wires, p, len);
    if (w < 0) {
        fail(&g->s, strfmt("no wire %.*s", (int)len, p));
        return p + strlen(p);
    }
    p += len;
    long high = (long)g->width[w] - 1, low = 0;
    if (strncmp(p, " [", 2) == 0) {
        char *end;
        high = low = strtol(p + 2, &end, 10);
        if (*end == ':')
            low = strtol(end + 1, &end, 10);
        p = end + (*end == ']');
    }
    for (long i = high; i >= low; i--)
        push(v, i < (long)g->width[w] ? g->base[w] + i : -1);
    return p;
}

static struct bits signal_of(struct source *g, const char *text, const char **behind)
{
    struct bits v = {0};
    *behind = scan_signal(g, text, &v);
    for (size_t i = 0; i < v.n / 2; i++) {
        long t = v.b[i];
        v.b[i] = v.b[v.n - 1 - i];
        v.b[v.n - 1 - i] = t;
    }
    return v;
}

/* "  wire width 4 input 3 \name" */
static void take_wire(struct source *g, const char *line, size_t len)
{
    const char *name = line + len;
    while (name > line && name[-1] != ' ')
        name--;
    const char *width = memmem(line, (size_t)(name - line), " width ", 7);
    size_t w = add(&g->wires, name, (size_t)(line + len - name));
    g->base = xgrow(g->base, g->wires.n, &g->cap_base, sizeof *g->base);
    g->width = xgrow(g->width, g->wires.n, &g->cap_width, sizeof *g->width);
    g->width[w] = width ? (unsigned)strtoul(width + 7, NULL, 10) : 1;
    g->base[w] = new_bits(g, g->width[w]);
}

/* Gates of techmap: rows of BLIF over A, B, C, D or A, B, S. */
static const struct gate {
    const char *type, *pins, *rows;
} gate_types[] = {
    {"$_BUF_", "A", "1 1\n"},
    {"$_NOT_", "A", "0 1\n"},
    {"$_AND_", "AB", "11 1\n"},
    {"$_NAND_", "AB", "0- 1\n-0 1\n"},
    {"$_OR_", "AB", "1- 1\n-1 1\n"},
    {"$_NOR_", "AB", "00 1\n"},
    {"$_XOR_", "AB", "10 1\n01 1\n"},
    {"$_XNOR_", "AB", "11 1\n00 1\n"},
    {"$_ANDNOT_", "AB", "10 1\n"},
    {"$_ORNOT_", "AB", "1- 1\n-0 1\n"},
    {"$_MUX_", "ABS", "1-0 1\n-11 1\n"},
    {"$_NMUX_", "ABS", "0-0 1\n-01 1\n"},
};

enum { MOST_PINS = 512 };
struct il_cell {
    char type[256], name[256];
    char *port[MOST_PINS];
    struct bits sig[MOST_PINS];
    unsigned n;
};

static long pin(struct source *g, const struct il_cell *c, const char *port)
{
    for (unsigned i = 0; i < c->n; i++)
        if (strcmp(c->port[i], port) == 0 && c->sig[i].n == 1)
            return root(g, c->sig[i].b[0]);
    fail(&g->s, strfmt("%s: no single bit at %s", c->type, port));
    return -1;
}

static const struct nl_cell *instance(const struct nl_module *m, const char *name)
{
    for (size_t i = 0; i < m->ncells; i++)
        if (m->cells[i].kind != NL_LEAF && strcmp(m->cells[i].name, name) == 0)
            return &m->cells[i];
    return NULL;
}

/* Outputs of a module below are inputs here, and the other way round. */
static void cut_child(struct source *g, const struct il_cell *c, const struct nl_module *m)
{
    const struct nl_cell *x = instance(m, c->name);
    if (!x) {
        fail(&g->s, strfmt("instance %s is not in the netlist", c->name));
        return;
    }
    for (unsigned i = 0; i < c->n; i++)
        for (unsigned k = 0; k < x->nconns; k++) {
            if (strcmp(x->conns[k].port, c->port[i]) != 0)
                continue;
            for (unsigned b = 0; b < c->sig[i].n; b++) {
                char *name = strfmt("%s.%s[%u]", c->name, c->port[i], b);
                long bit = root(g, c->sig[i].b[b]);
                if (!x->conns[k].output)
                    add_output(&g->s, name, bit, false);
                else if (bit >= 0)
                    add_input(&g->s, name, bit, false);
                free(name);
            }
        }
}

static void take_cell(struct source *g, const struct il_cell *c, const struct nl_module *m)
{
    for (size_t i = 0; i < sizeof gate_types / sizeof *gate_types; i++) {
        const struct gate *t = &gate_types[i];
        if (strcmp(c->type, t->type) != 0)
            continue;
        fputs(".names", g->s.f);
        for (const char *p = t->pins; *p; p++) {
            const char port[] = {*p, 0};
            net_name(&g->s, pin(g, c, port), g->s.f);
        }
        fprintf(g->s.f, " %c%ld\n%s", g->s.net, pin(g, c, "Y"), t->rows);
        return;
    }
    if (strcmp(c->type, "$_DFF_P_") == 0) {
        long q = pin(g, c, "Q");
        char *name = strfmt("register %ld", q);
        char *next = strfmt("%s next", name), *clock = strfmt("%s clock", name);
        long known = find(&g->s.of->in, name, strlen(name));
        bool lone = !(known >= 0 && (size_t)known < g->gate->nin && g->gate->in[known]);
        g->lone += lone;
        if (lone && g->fixed) {
            long constant = -2;
            for (size_t i = 0; i < g->nzeros; i++)
                if (g->zeros[i] == q)
                    constant = -1;
            fprintf(g->s.f, ".names const%d %c%ld\n1 1\n", constant == -2, g->s.net, q);
            add_output(g->gate, next, constant, false);
        } else {
            add_input(&g->s, name, q, false);
        }
        add_output(&g->s, next, pin(g, c, "D"), false);
        add_output(&g->s, clock, pin(g, c, "C"), false);
        free(name);
        free(next);
        free(clock);
    } else if (strncmp(c->type, "$_", 2) == 0) {
        fail(&g->s, strfmt("the source has a %s", c->type));
    } else {
        cut_child(g, c, m);
    }
}

static void free_cell(struct il_cell *c)
{
    for (unsigned i = 0; i < c->n; i++) {
        free(c->port[i]);
        free(c->sig[i].b);
    }
    c->n = 0;
}

/* Runs over the text; first wires and connections, then cells. */
static void pass_over(struct source *g, const char *text, const struct nl_module *m, bool cells)
{
    struct il_cell c = {.n = 0};
    bool in_cell = false;
    for (const char *line = text, *next; *line; line = next) {
        size_t len = strcspn(line, "\n");
        next = line + len + (line[len] == '\n');
        char *l = strfmt("%.*s", (int)len, line);
        const char *rest;
        if (!cells && starts_with(l, "  wire "))
            take_wire(g, l, len);
        if (!cells && starts_with(l, "  connect ")) {
            struct bits a = signal_of(g, l + 10, &rest), b = signal_of(g, rest, &rest);
            for (size_t i = 0; i < a.n && i < b.n; i++)
                join(g, a.b[i], b.b[i]);
            free(a.b);
            free(b.b);
        }
        if (cells && sscanf(l, "  cell %255s %255s", c.type, c.name) == 2) {
            in_cell = true;
            if (*c.name == '\\')
                memmove(c.name, c.name + 1, strlen(c.name));
        }
        if (in_cell && starts_with(l, "    connect ") && c.n < MOST_PINS) {
            const char *port = l + 12 + (l[12] == '\\');
            size_t n = strcspn(port, " ");
            c.port[c.n] = strfmt("%.*s", (int)n, port);
            c.sig[c.n++] = signal_of(g, port + n, &rest);
        }
        if (in_cell && strcmp(l, "  end") == 0) {
            take_cell(g, &c, m);
            free_cell(&c);
            in_cell = false;
        }
        free(l);
    }
}

static long bit_called(const struct source *g, const char *name)
{
    char *public = strfmt("\\%s", name);
    long w = find(&g->wires, public, strlen(public)), bit = -1;
    const char *open = strrchr(public, '[');
    if (w >= 0) {
        bit = g->base[w];
    } else if (open && (w = find(&g->wires, public, (size_t)(open - public))) >= 0) {
        unsigned long i = strtoul(open + 1, NULL, 10);
        bit = i < g->width[w] ? g->base[w] + (long)i : -1;
    }
    free(public);
    return bit;
}

/* Wires and ports; the cells follow behind the mapped side. */
static void read_source(struct source *g, const char *text, const struct nl_module *m)
{
    pass_over(g, text, m, false);
    for (size_t i = 0; i < m->nports && !g->s.why; i++)
        for (unsigned b = 0; b < m->ports[i].width; b++) {
            char *name = strfmt("%s[%u]", m->ports[i].name, b);
            long bit = bit_called(g, m->ports[i].width == 1 ? m->ports[i].name : name);
            if (bit < 0)
                fail(&g->s, strfmt("no port %s", name));
            else if (m->ports[i].output)
                add_output(&g->s, name, root(g, bit), false);
            else
                add_input(&g->s, name, root(g, bit), false);
            free(name);
        }
}

/* ---- the mapped side */

static long gate_net(int net)
{
    return net == NET_ONE ? -2 : net < 0 ? -1 : net;
}

static void table_rows(FILE *f, const uint8_t *table, unsigned inputs)
{
    for (unsigned v = 0; v < 1u << inputs; v++) {
        if (!table[v])
            continue;
        for (unsigned i = 0; i < inputs; i++)
            fputc('0' + (int)(v >> i & 1), f);
        fputs(inputs ? " 1\n" : "1\n", f);
    }
}

static long at_pin(const struct nl_cell *c, const char *port)
{
    for (unsigned k = 0; k < c->nconns; k++)
        if (strcmp(c->conns[k].port, port) == 0 && c->conns[k].width)
            return gate_net(c->conns[k].bits[0]);
    return -1;
}

static void table_of(struct side *s, const struct nl_cell *c, const struct cell_table *t,
                     const uint8_t *table, long state, long out)
{
    fputs(".names", s->f);
    for (unsigned i = 0; i < t->nin; i++)
        net_name(s, at_pin(c, t->in[i]->name), s->f);
    if (state >= 0)
        net_name(s, state, s->f);
    fprintf(s->f, " %c%ld\n", s->net, out);
    table_rows(s->f, table, t->nin + (state >= 0));
}

static char *register_at(struct source *g, long bit)
{
    return bit >= 0 && (bit = root(g, bit)) >= 0 ? strfmt("register %ld", bit) : NULL;
}

/* What the source's register is that this net shows. */
static char *register_of(struct source *g, const struct nl_module *m, long net)
{
    long bit = net >= 0 && m->net_names[net] ? bit_called(g, m->net_names[net]) : -1;
    for (size_t i = 0; i < m->nports && bit < 0; i++)
        for (unsigned b = 0; b < m->ports[i].width; b++)
            if (m->ports[i].bits[b] == net && m->ports[i].output && bit < 0) {
                char *name = m->ports[i].width == 1 ? xstrdup(m->ports[i].name)
                                                    : strfmt("%s[%u]", m->ports[i].name, b);
                bit = bit_called(g, name);
                free(name);
            }
    return register_at(g, bit);
}

/* +1: the output is the state; -1: its complement. */
static int polarity(const struct cell_table *t, unsigned k)
{
    bool same = true, other = true;
    for (unsigned v = 0; v < 1u << (t->nin + 1); v++) {
        bool state = v >> t->nin & 1;
        same &= t->value[k][v] == state;
        other &= t->value[k][v] == !state;
    }
    return same ? 1 : other ? -1 : 0;
}

/* +1: the cell keeps what is at its data pin; -1: the complement of it. */
static int kept_way(const struct cell_table *t)
{
    for (unsigned i = 0; i < t->nin; i++) {
        bool other = true;
        for (unsigned v = 0; v < 1u << (t->nin + 1); v++)
            other &= t->next[v] == !(v >> i & 1);
        if (other)
            return -1;
    }
    return 1;
}

static void take_flop(struct source *g, struct side *s, const struct nl_module *m,
                      const struct nl_cell *c, const struct cell_table *t, long *fresh)
{
    for (unsigned k = 0; k < t->nout; k++) {
        long net = at_pin(c, t->out[k]->name);
        int way = c->holds ? kept_way(t) : polarity(t, k);
        char *name = c->holds ? register_at(g, bit_called(g, c->holds)) : register_of(g, m, net);
        if (!name || !way) {
            free(name);
            continue;
        }
        long state = (*fresh)++, next = (*fresh)++, clock = (*fresh)++;
        char *n = strfmt("%s next", name), *ck = strfmt("%s clock", name);
        add_input(s, name, state, way < 0);
        table_of(s, c, t, t->next, state, next);
        table_of(s, c, t, t->open, state, clock);
        add_output(s, n, next, way < 0);
        add_output(s, ck, clock, false);
        for (unsigned i = 0; i < t->nout; i++)
            if (at_pin(c, t->out[i]->name) >= 0 && polarity(t, i))
                fprintf(s->f, ".names %c%ld %c%ld\n%d 1\n", s->net, state, s->net,
                        at_pin(c, t->out[i]->name), polarity(t, i) > 0);
        free(name);
        free(n);
        free(ck);
        return;
    }
    fail(s, strfmt("flip-flop %s shows no register of the source", c->name));
}

static void read_mapped(struct source *g, struct side *s, const struct nl_module *m,
                        const struct tech *tech)
{
    long fresh = m->nnets;
    for (size_t i = 0; i < m->nports; i++)
        for (unsigned b = 0; b < m->ports[i].width; b++) {
            char *name = strfmt("%s[%u]", m->ports[i].name, b);
            if (m->ports[i].output)
                add_output(s, name, gate_net(m->ports[i].bits[b]), false);
            else
                add_input(s, name, m->ports[i].bits[b], false);
            free(name);
        }
    for (size_t i = 0; i < m->ncells && !s->why; i++) {
        const struct nl_cell *c = &m->cells[i];
        if (c->kind != NL_LEAF) {
            for (unsigned k = 0; k < c->nconns; k++)
                for (unsigned b = 0; b < c->conns[k].width; b++) {
                    char *name = strfmt("%s.%s[%u]", c->name, c->conns[k].port, b);
                    long net = gate_net(c->conns[k].bits[b]);
                    if (!c->conns[k].output)
                        add_output(s, name, net, false);
                    else if (net >= 0)
                        add_input(s, name, net, false);
                    free(name);
                }
            continue;
        }
        struct cell_table t = {0};
        if (!cell_table(&t, c->leaf, tech) || !cell_is_tied(&t, c) || t.kind == CELL_LATCH ||
            t.kind == CELL_GATE)
            fail(s, strfmt("cell %s is neither logic nor a flip-flop", c->leaf->name));
        else if (t.kind == CELL_FLOP)
            take_flop(g, s, m, c, &t, &fresh);
        else
            for (unsigned k = 0; k < t.nout; k++)
                if (at_pin(c, t.out[k]->name) >= 0)
                    table_of(s, c, &t, t.value[k], -1, at_pin(c, t.out[k]->name));
    }
}

/* ---- the proof */

/* Inputs of both, so that both have the same. An output that one side lacks: a register that the
 * mapping found to be needless is left out with its next value; anything else is in the way. */
static char *write_blif(const struct interface *of, const struct side *s, const struct side *other,
                        const char *body)
{
    char *text;
    size_t len;
    FILE *f = open_memstream(&text, &len);
    if (!f)
        mem_ran_out();
    fputs(".model m\n.inputs", f);
    for (size_t i = 0; i < of->in.n; i++)
        fprintf(f, " i%zu", i);
    fputs("\n.outputs", f);
    for (size_t i = 0; i < of->out.n; i++)
        if (i < s->nout && s->out[i] && i < other->nout && other->out[i])
            fprintf(f, " o%zu", i);
    fprintf(f, "\n.names const0\n.names const1\n1\n%s.end\n", body);
    fclose(f);
    return text;
}

static char *lacks(const struct interface *of, const struct side *gate)
{
    for (size_t i = 0; i < of->out.n; i++)
        if (!(i < gate->nout && gate->out[i]) && !starts_with(of->out.list[i], "register "))
            return strfmt("the netlist has no %s", of->out.list[i]);
    return NULL;
}

/* cec looks at its own limit between its steps only, and one may take an hour. */
enum { CEC_SECONDS = 180 };

/* NULL: proven; else why not. */
static char *judge(const struct flow_job *job, const struct interface *of, struct diag *d)
{
    /* Inputs and outputs are joined by name; seconds bound the proof, not the verdict. */
    const char *argv[] = {"yosys-abc", "-c", "cec -T 120 source.blif mapped.blif", NULL};
    struct proc_result r;
    char *why = NULL;
    if (proc_run_for(CEC_SECONDS, argv, job->dir, &r, d) != WS_OK)
        return xstrdup("yosys-abc did not run");
    if (strstr(r.out, "NOT EQUIVALENT")) {
        /* "Verification failed for at least 1 outputs: o12", "Output o12: Value in ..." */
        const char *at = strstr(r.out, "utput");
        while (at && (at = strstr(at, " o")) && !isdigit((unsigned char)at[2]))
            at += 2;
        size_t i = at ? strtoul(at + 2, NULL, 10) : of->out.n;
        why = strfmt("they differ%s%s", i < of->out.n ? " at " : "",
                     i < of->out.n ? of->out.list[i] : "");
    } else if (r.status == PROC_TIME_UP || strstr(r.out, "UNDECIDED"))
        why = xstrdup("cec found no answer in 120 s");
    else if (!strstr(r.out, "are equivalent"))
        why = xstrdup("cec could not read it");
    proc_result_free(&r);
    return why;
}

/* What is taken of lone registers. */
enum { MOST_ZEROS = 24 };
struct assumed {
    bool fixed;
    long zeros[MOST_ZEROS];
    size_t n;
};

/* One module against its source. NULL: proven. */
static char *prove_with(const struct flow_job *job, const struct il_module *il,
                        const struct nl_module *m, const struct assumed *lone, struct diag *d)
{
    struct interface of = {0};
    struct side gate = {.net = 'm', .of = &of};
    struct source g = {.s = {.net = 'g', .of = &of},
                       .gate = &gate,
                       .fixed = lone->fixed,
                       .zeros = lone->zeros,
                       .nzeros = lone->n};
    char *source, *mapped;
    size_t n;
    g.s.f = open_memstream(&source, &n);
    gate.f = open_memstream(&mapped, &n);
    if (!g.s.f || !gate.f)
        mem_ran_out();
    read_source(&g, il->text, m);
    if (!g.s.why)
        read_mapped(&g, &gate, m, job->tech);
    if (!g.s.why && !gate.why)
        pass_over(&g, il->text, m, true);
    fclose(g.s.f);
    fclose(gate.f);
    char *why = g.s.why ? g.s.why : gate.why ? gate.why : lacks(&of, &gate);
    if (!why) {
        char *a = write_blif(&of, &g.s, &gate, source), *b = write_blif(&of, &gate, &g.s, mapped);
        struct sha256 h;
        char key[65];
        size_t len;
        sha256_init(&h);
        remember_version(&h, "yosys", "-V");
        sha256_text(&h, "cec 2");
        sha256_text(&h, a);
        sha256_text(&h, b);
        sha256_hex(&h, key);
        char *known = remembered("proof", key, &len);
        if (known) {
            why = *known ? xstrdup(known) : NULL;
        } else {
            why = flow_put(job, "source.blif", a, strlen(a), d) &&
                          flow_put(job, "mapped.blif", b, strlen(b), d)
                      ? judge(job, &of, d)
                      : xstrdup("its files cannot be written");
            if (!why || starts_with(why, "they "))
                remember("proof", key, why ? why : "", why ? strlen(why) : 0);
        }
        free(known);
        free(a);
        free(b);
    }
    if (why && (g.unknown || g.lone) && starts_with(why, "they differ")) {
        char *open =
            strfmt("%s; the source leaves %ld bits open, and %zu of its registers are not in "
                   "the netlist",
                   why, g.unknown, g.lone);
        free(why);
        why = open;
    }
    free(source);
    free(mapped);
    free(g.base);
    free(g.width);
    free(g.same);
    free(g.s.in);
    free(g.s.out);
    free(gate.in);
    free(gate.out);
    names_free(&g.wires);
    names_free(&of.in);
    names_free(&of.out);
    return why;
}

/* Registers that never change are constants to the mapping: 1, or 0 where that is refuted. */
static char *prove(const struct flow_job *job, const struct il_module *il,
                   const struct nl_module *m, struct diag *d)
{
    static const char differ[] = "they differ at register ";
    struct assumed lone = {0};
    char *free_ones = prove_with(job, il, m, &lone, d), *why = NULL;
    if (!free_ones || !starts_with(free_ones, "they differ"))
        return free_ones;
    lone.fixed = true;
    for (bool more = true; more;) {
        free(why);
        why = prove_with(job, il, m, &lone, d);
        long at = why && starts_with(why, differ) ? strtol(why + sizeof differ - 1, NULL, 10) : -1;
        more = at >= 0 && lone.n < MOST_ZEROS;
        for (size_t i = 0; i < lone.n; i++)
            more &= lone.zeros[i] != at;
        if (more)
            lone.zeros[lone.n++] = at;
    }
    if (why) {
        free(why);
        return free_ones;
    }
    free(free_ones);
    return NULL;
}

bool equivalence_prove(const struct flow_job *job, const struct netlist *n, struct equivalence *e,
                       struct diag *d)
{
    struct il plain = {0};
    char *text = map_source(job, d);
    bool ok = text && il_split(text, &plain);
    if (text && !ok)
        diag_failed(d, "yosys: its RTLIL cannot be read");
    e->list = xcalloc(n->nmods + 1, sizeof *e->list);
    for (size_t i = 0; ok && i < n->nmods; i++) {
        const struct nl_module *m = &n->mods[i];
        const struct il_module *il = il_find(&plain, m->type);
        if (strcmp(m->title, "clock_gate") == 0)
            continue; /* cells of the library as they are */
        struct equivalence_of *x = &e->list[e->n++];
        x->module = xstrdup(m->title);
        x->why = !il                                   ? xstrdup("it is not in the source")
                 : strcmp(m->title, "clock_gate") == 0 ? xstrdup("cells of the library as they are")
                                                       : prove(job, il, m, d);
        x->proven = !x->why;
        e->proven += x->proven;
        ok = d->status == WS_OK;
    }
    il_free(&plain);
    free(text);
    return ok;
}

void equivalence_free(struct equivalence *e)
{
    for (size_t i = 0; i < e->n; i++) {
        free(e->list[i].module);
        free(e->list[i].why);
    }
    free(e->list);
    *e = (struct equivalence){0};
}

json_t *equivalence_json(const struct equivalence *e)
{
    json_t *open = json_array();
    for (size_t i = 0; i < e->n; i++)
        if (!e->list[i].proven)
            json_array_append_new(
                open, json_pack("{s:s, s:s}", "module", e->list[i].module, "why", e->list[i].why));
    return json_pack("{s:I, s:I, s:o}", "modules", (json_int_t)e->n, "proven",
                     (json_int_t)e->proven, "open", open);
}

void equivalence_text(const struct equivalence *e, FILE *f)
{
    fprintf(f, "\nProven equivalent to their source: %zu of %zu modules\n", e->proven, e->n);
    for (size_t i = 0; i < e->n; i++)
        if (!e->list[i].proven)
            fprintf(f, "  not %-24s %s\n", e->list[i].module, e->list[i].why);
}
