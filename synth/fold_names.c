/* What the names of a folded netlist stand for. */
#include "base/mem.h"
#include "base/text.h"
#include "synth/fold.h"
#include <stdlib.h>
#include <string.h>

/* A name taken apart. */
struct place {
    bool is_port;
    size_t number;              /* of the kept cell or port */
    const char *pin;            /* of the cell; NULL: the cell itself */
    const struct flat_pin *bit; /* that pin; NULL: there is none such */
};

static const struct flat_pin *pin_called(const struct fold *f, const struct fold_cell *c,
                                         const char *pin)
{
    const struct flat_module *m = flat_pins_of(f->flat, c->instance);
    for (size_t i = m->first[c->cell]; i < m->first[c->cell + 1]; i++) {
        const struct flat_pin *p = &m->pins[i];
        size_t n = strlen(p->conn->port);
        if (strncmp(p->conn->port, pin, n) == 0 &&
            (pin[n] ? pin[n] == '[' && strtoul(pin + n + 1, NULL, 10) == p->bit
                    : p->conn->width == 1))
            return p;
    }
    return NULL;
}

/* false: it is no name of the folded netlist. */
static bool parse(const struct fold *f, const char *name, struct place *x)
{
    char *end;
    if (*name != 'i' && *name != 'p')
        return false;
    *x = (struct place){.is_port = *name == 'p', .number = strtoul(name + 1, &end, 10)};
    if (end == name + 1 || x->number >= (x->is_port ? f->nports : f->ncells))
        return false;
    if (*end == '/' && !x->is_port) {
        x->pin = end + 1;
        x->bit = pin_called(f, &f->cells[x->number], x->pin);
    }
    return x->pin || !*end;
}

static uint32_t net_of(const struct fold *f, const struct place *x)
{
    if (!x->is_port)
        return flat_net(f->flat, f->cells[x->number].instance, x->bit->net);
    const struct nl_module *root = flat_module_of(f->flat, 0);
    const struct fold_port *p = &f->ports[x->number];
    return flat_net(f->flat, 0, root->ports[p->port].bits[p->bit]);
}

static char *port_name(const struct fold *f, size_t port, unsigned bit)
{
    const struct nl_port *p = &flat_module_of(f->flat, 0)->ports[port];
    return p->width == 1 ? xstrdup(p->name) : strfmt("%s[%u]", p->name, bit);
}

/* With the pin behind it, if that is not NULL. */
static char *cell_name(const struct fold *f, size_t instance, size_t cell, const char *pin)
{
    char *name = flat_name(f->flat, instance, cell);
    if (!pin)
        return name;
    char *with_pin = strfmt("%s/%s", name, pin);
    free(name);
    return with_pin;
}

char *fold_name(const struct fold *f, const char *name)
{
    struct place x;
    if (!parse(f, name, &x))
        return xstrdup(name);
    if (x.is_port)
        return port_name(f, f->ports[x.number].port, f->ports[x.number].bit);
    return cell_name(f, f->cells[x.number].instance, f->cells[x.number].cell, x.pin);
}

size_t fold_ends(const struct fold *f, const char *name)
{
    struct place x;
    if (!parse(f, name, &x))
        return 1;
    return x.is_port ? f->ports[x.number].bits : f->cells[x.number].ends;
}

size_t fold_nets(const struct fold *f, const char *name)
{
    struct place x;
    if (!parse(f, name, &x) || (!x.is_port && !x.bit))
        return 1;
    if (x.is_port)
        return f->ports[x.number].bits;
    const struct fold_kind *k = &f->kinds[f->kind_of[net_of(f, &x)] - 1];
    return k->cell == x.number + 1 && k->pin == x.bit ? k->nets : 0;
}

/* ---- paths */

/* Where a path is traced back to: a net of the netlist, and the cell behind it. */
struct trace {
    uint32_t net;
    size_t instance, cell;
};

/* The bit of port `port` of the root that is this net. */
static char *port_of_net(const struct fold *f, size_t port, uint32_t net)
{
    const struct nl_port *p = &flat_module_of(f->flat, 0)->ports[port];
    for (unsigned b = 0; b < p->width; b++)
        if (flat_net(f->flat, 0, p->bits[b]) == net)
            return port_name(f, port, b);
    return NULL;
}

/* Goes from the traced cell to what is before it on the path, `before` in the folded netlist. */
static void step_back(const struct fold *f, const struct place *before, struct trace *t)
{
    const struct flat_module *m = flat_pins_of(f->flat, t->instance);
    uint32_t kind = f->kind_of[net_of(f, before)];
    for (size_t i = m->first[t->cell]; i < m->first[t->cell + 1]; i++) {
        uint32_t net = flat_net(f->flat, t->instance, m->pins[i].net);
        if (!m->pins[i].conn->output && f->kind_of[net] == kind) {
            t->net = net;
            return;
        }
    }
}

/* What `x` of the folded netlist is on the traced path; NULL: it is not on it. */
static char *traced_name(const struct fold *f, const struct place *x, struct trace *t)
{
    if (x->is_port)
        return port_of_net(f, f->ports[x->number].port, t->net);
    if (!x->bit)
        return NULL;
    if (!x->bit->conn->output)
        return cell_name(f, t->instance, t->cell, x->pin);
    const struct fold_driver *d = &f->driver[t->net];
    if (!d->pin)
        return NULL;
    const struct flat_module *m = flat_pins_of(f->flat, d->instance);
    const struct flat_pin *p = &m->pins[d->pin - 1];
    t->instance = d->instance;
    t->cell = p->cell;
    char *pin =
             p->conn->width == 1 ? xstrdup(p->conn->port) : strfmt("%s[%u]", p->conn->port, p->bit),
         *name = cell_name(f, t->instance, t->cell, pin);
    free(pin);
    return name;
}

void fold_name_path(const struct fold *f, char **pins[], size_t n)
{
    struct trace t = {0};
    struct place x = {0}, before;
    bool on = false;
    for (size_t i = n; i-- > 0;) {
        bool known = parse(f, *pins[i], &x) && (x.is_port || x.bit);
        char *name = NULL;
        if (known && i == n - 1) {
            t.net = net_of(f, &x);
            if (!x.is_port) {
                t.instance = f->cells[x.number].instance;
                t.cell = f->cells[x.number].cell;
            }
            on = true;
        } else if (known && on) {
            name = traced_name(f, &x, &t);
            on = name != NULL;
        }
        /* From an output back to the input that the path came through. */
        if (on && i > 0 && !x.is_port && x.bit->conn->output && parse(f, *pins[i - 1], &before) &&
            (before.is_port || (before.bit && before.bit->conn->output)))
            step_back(f, &before, &t);
        if (!name)
            name = fold_name(f, *pins[i]);
        free(*pins[i]);
        *pins[i] = name;
    }
}
