/* What events cost, in pJ: accesses to macros by the SRAM model, and the clock. */
#include "synth/energy.h"
#include "base/mem.h"
#include "base/text.h"
#include <math.h>
#include <stdlib.h>
#include <string.h>

/* What one cycle costs at the clock pins of a leaf cell. */
static double at_clock_pins(const struct nl_cell *c, const struct tech *t)
{
    double pj = 0;
    for (unsigned i = 0; i < c->leaf->npins; i++) {
        const struct lib_pin *p = &c->leaf->pins[i];
        bool gate = c->leaf == t->gate.cell && strcmp(p->name, t->gate.clock) == 0;
        if (p->dir == LIB_INPUT && (p->clock || gate))
            pj += lib_cycle_energy(p, t->typical_slew_ns, t->sram.vdd);
    }
    return pj;
}

/* Pins of gates made of logic on the clock itself. */
static double at_clock_net(const struct nl_cell *c, int clock, const struct tech *t)
{
    double pj = 0;
    for (unsigned k = 0; k < c->nconns; k++) {
        const struct lib_pin *p = lib_pin(c->leaf, c->conns[k].port);
        if (p && p->dir == LIB_INPUT && !p->clock && c->conns[k].width == 1 &&
            c->conns[k].bits[0] == clock)
            pj += p->cap * t->sram.vdd * t->sram.vdd;
    }
    return pj;
}

/* Capacitance of the cells' pins on each net of the module; caller frees. */
static double *loads_of(const struct nl_module *m)
{
    double *pf = xcalloc((size_t)m->nnets + 1, sizeof *pf);
    for (size_t i = 0; i < m->ncells; i++)
        for (unsigned k = 0; k < m->cells[i].nconns; k++) {
            const struct nl_conn *x = &m->cells[i].conns[k];
            const struct lib_pin *p =
                m->cells[i].kind == NL_LEAF ? lib_pin(m->cells[i].leaf, x->port) : NULL;
            if (p && p->dir == LIB_INPUT && x->width == 1 && x->bits[0] >= 0)
                pf[x->bits[0]] += p->cap;
        }
    return pf;
}

/* An inverter or buffer of the clock: its input, and a rise and a fall of its output. */
static double at_repeater(const struct nl_cell *c, const double *pf, const struct tech *t)
{
    double pj = 0;
    for (unsigned k = 0; k < c->nconns; k++) {
        const struct lib_pin *p = lib_pin(c->leaf, c->conns[k].port);
        if (p->dir == LIB_INPUT)
            pj += lib_cycle_energy(p, t->typical_slew_ns, t->sram.vdd);
        else if (c->conns[k].bits[0] >= 0)
            pj += 2 * lib_change_energy(p, t->typical_slew_ns, pf[c->conns[k].bits[0]]);
    }
    return pj;
}

struct clock_energy clock_energy(const struct netlist *n, const struct tech *t)
{
    struct clock_energy e = {0};
    double flops = 0, of_flops = 0;
    for (size_t i = 0; i < n->nmods; i++) {
        const struct nl_module *m = &n->mods[i];
        double times = (double)m->instances;
        int clock = nl_clock_net(m);
        bool gate = strcmp(m->title, "clock_gate") == 0, *nets = nl_clock_nets(m);
        double *pf = loads_of(m);
        for (size_t k = 0; k < m->ncells; k++) {
            const struct nl_cell *c = &m->cells[k];
            if (c->kind != NL_LEAF)
                continue;
            double pj = at_clock_pins(c, t) + (gate ? at_clock_net(c, clock, t)
                                               : nl_repeats_clock(c, nets) ? at_repeater(c, pf, t)
                                                                           : 0);
            if (!(pj > 0))
                continue;
            e.all_pj += times * pj;
            if (gate || nl_is_clocked_by(c, nets))
                e.idle_pj += times * pj;
            if (c->leaf->flops) {
                flops += times * c->leaf->flops;
                of_flops += times * pj;
            }
        }
        free(nets);
        free(pf);
    }
    e.flop_pj = flops > 0 ? of_flops / flops : 0;
    return e;
}

static json_t *pj(double v)
{
    return json_real(round(v * 1e5) / 1e5);
}

json_t *energy_json(const struct netlist *n, const struct tech *t)
{
    struct clock_energy e = clock_energy(n, t);
    json_t *j = json_object();
    for (size_t i = 0; i < n->nmacros; i++) {
        char *read = strfmt("%s_read", n->macros[i].name),
             *write = strfmt("%s_write", n->macros[i].name);
        json_object_set_new(j, read, pj(n->macros[i].fig.read_pj));
        json_object_set_new(j, write, pj(n->macros[i].fig.write_pj));
        free(read);
        free(write);
    }
    json_object_set_new(j, "clock_cycle", pj(e.all_pj));
    json_object_set_new(j, "clock_cycle_gates_shut", pj(e.idle_pj));
    json_object_set_new(j, "flop_clock", pj(e.flop_pj));
    return j;
}
