/* Evaluates a cell's functions for all its inputs. */
#include "synth/cell_table.h"
#include "synth/lib_function.h"
#include "synth/lib_parse.h"
#include <string.h>

struct names {
    const struct cell_table *t;
    unsigned values;
};

static int value_of(void *c, const char *name, size_t len)
{
    const struct names *n = c;
    const struct cell_table *t = n->t;
    for (unsigned i = 0; i < t->nin; i++)
        if (strlen(t->in[i]->name) == len && strncmp(t->in[i]->name, name, len) == 0)
            return (int)(n->values >> i & 1);
    for (unsigned i = 0; i < 2; i++)
        if (t->state[i] && strlen(t->state[i]) == len && strncmp(t->state[i], name, len) == 0)
            return (int)((n->values >> t->nin & 1) ^ i);
    return -1;
}

static bool tabulate(const struct cell_table *t, const char *function, uint8_t *table)
{
    struct names n = {.t = t};
    for (n.values = 0; n.values < 1u << (t->nin + 1); n.values++) {
        int v = function ? lib_function_value(function, value_of, &n) : -1;
        if (v < 0)
            return false;
        table[n.values] = (uint8_t)v;
    }
    return true;
}

static const struct lib_node *node_of(const struct liberty *l, const struct lib_cell *c)
{
    for (size_t i = 0; i < l->nfiles; i++)
        for (const struct lib_node *n = l->roots[i]->first; n; n = n->next)
            if (strcmp(n->name, "cell") == 0 && n->nargs == 1 && strcmp(n->args[0], c->name) == 0)
                return n;
    return NULL;
}

/* An integrated cell: its state is what the enable was while the clock was low. */
static void gate_tables(struct cell_table *t, const struct lib_clock_gate *g)
{
    for (unsigned v = 0; v < 1u << (t->nin + 1); v++) {
        unsigned clock = 0, enable = 0, state = v >> t->nin & 1;
        for (unsigned i = 0; i < t->nin; i++) {
            bool on = v >> i & 1;
            clock |= on && strcmp(t->in[i]->name, g->clock) == 0;
            enable |= on && (strcmp(t->in[i]->name, g->enable) == 0 ||
                             (g->test && strcmp(t->in[i]->name, g->test) == 0));
        }
        t->open[v] = !clock;
        t->next[v] = (uint8_t)enable;
        t->value[0][v] = (uint8_t)(clock & state);
    }
}

/* clear and preset, of a cell that may have neither. */
static bool tabulate_forced(struct cell_table *t, const struct lib_node *s)
{
    static const char *const names[] = {"clear", "preset"};
    uint8_t one[CELL_STATES];
    for (int i = 0; i < 2; i++) {
        const char *function = lib_attr(s, names[i]);
        if (function && !tabulate(t, function, one))
            return false;
        for (unsigned v = 0; function && v < 1u << (t->nin + 1); v++)
            t->forced[v] |= one[v];
    }
    return true;
}

static bool take_pins(struct cell_table *t)
{
    for (unsigned i = 0; i < t->cell->npins; i++) {
        const struct lib_pin *p = &t->cell->pins[i];
        if ((p->dir == LIB_INPUT && t->nin == CELL_INPUTS) ||
            (p->dir == LIB_OUTPUT && t->nout == CELL_OUTPUTS))
            return false;
        if (p->dir == LIB_INPUT)
            t->in[t->nin++] = p;
        else if (p->dir == LIB_OUTPUT)
            t->out[t->nout++] = p;
    }
    return true;
}

bool cell_table(struct cell_table *t, const struct lib_cell *c, const struct tech *tech)
{
    t->cell = c;
    if (!take_pins(t))
        return false;
    if (c == tech->gate.cell) {
        t->kind = CELL_GATE;
        gate_tables(t, &tech->gate);
        return t->nout == 1;
    }
    const struct lib_node *n = node_of(tech->lib, c), *ff = n ? lib_child(n, "ff") : NULL,
                          *latch = n ? lib_child(n, "latch") : NULL, *s = ff ? ff : latch;
    t->kind = ff ? CELL_FLOP : latch ? CELL_LATCH : CELL_COMBINATIONAL;
    for (unsigned i = 0; s && i < 2 && i < s->nargs; i++)
        t->state[i] = s->args[i];
    bool ok = !s || (tabulate_forced(t, s) &&
                     tabulate(t, lib_attr(s, ff ? "next_state" : "data_in"), t->next) &&
                     tabulate(t, lib_attr(s, ff ? "clocked_on" : "enable"), t->open));
    for (unsigned i = 0; ok && i < t->nout; i++)
        ok = tabulate(t, t->out[i]->function, t->value[i]);
    return ok;
}

bool cell_is_tied(const struct cell_table *t, const struct nl_cell *c)
{
    unsigned tied = 0, ones = 0;
    for (unsigned i = 0; i < t->nin; i++)
        for (unsigned k = 0; k < c->nconns; k++)
            if (strcmp(c->conns[k].port, t->in[i]->name) == 0 && c->conns[k].width &&
                c->conns[k].bits[0] < 0) {
                tied |= 1u << i;
                ones |= (unsigned)(c->conns[k].bits[0] == NET_ONE) << i;
            }
    for (unsigned v = 0; v < 1u << t->nin; v++)
        if ((v & tied) == ones && t->forced[v])
            return false;
    return true;
}
