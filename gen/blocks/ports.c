/* Sizes and ports of a module, declared as its contract has them. */
#include "gen/blocks/ports.h"
#include "base/mem.h"
#include <stdlib.h>
#include <string.h>

/* `but`: NULL, or a size that is left out. */
static void sizes(struct hdl_loc where, struct hdl *h, const struct contract *c,
                  const struct params *p, const char *but)
{
    struct contract_size *s = xcalloc(c->nsizes + 1, sizeof *s);
    contract_sizes(c, p, s);
    for (size_t i = 0; i < c->nsizes; i++)
        if (but && strcmp(s[i].name, but) == 0)
            continue;
        else if (s[i].kind == SIZE_PARAM)
            hdl_param_at(where, h, s[i].name, s[i].value, s[i].meaning);
        else if (s[i].kind == SIZE_LOCAL)
            hdl_localparam_at(where, h, s[i].name, s[i].value, s[i].meaning);
    free(s);
}

void sizes_of_at(struct hdl_loc where, struct hdl *h, const struct contract *c,
                 const struct params *p)
{
    sizes(where, h, c, p, NULL);
}

void lane_sizes_of_at(struct hdl_loc where, struct hdl *h, const struct contract *c,
                      const struct params *p)
{
    sizes(where, h, c, p, "LANES");
}

/* The product of the dimensions, in which a parameter of the module stays a name. */
static hdl_width width_of(struct hdl_loc where, struct hdl *h, const struct contract_size *sizes,
                          const struct port *port)
{
    const struct port_dims *dims[] = {&port->outer, &port->inner};
    hdl_width param = 1;
    unsigned times = 1;
    for (unsigned k = 0; k < 2; k++)
        for (unsigned d = 0; d < dims[k]->n; d++) {
            const struct contract_size *s = sizes;
            while (strcmp(s->name, dims[k]->of[d].name) != 0)
                s++;
            if (s->kind == SIZE_PARAM)
                param = hdl_param_at(where, h, s->name, s->value, s->meaning);
            else
                times *= s->value;
        }
    return hdl_times(param, times);
}

/* "[NSRC][TAGW]": sizes that the module shows by name, others by number; "" for a number alone. */
static const char *dims_of(struct hdl *h, const struct contract_size *sizes,
                           const struct port *port)
{
    const struct port_dims *dims[] = {&port->outer, &port->inner};
    const char *text = "";
    bool named = port->outer.n + port->inner.n > 1;
    for (unsigned k = 0; k < 2; k++)
        for (unsigned d = 0; d < dims[k]->n; d++) {
            const struct contract_size *s = sizes;
            while (strcmp(s->name, dims[k]->of[d].name) != 0)
                s++;
            named |= s->kind == SIZE_LOCAL;
            text = s->kind == SIZE_FIELD ? hdl_fmt(h, "%s[%u]", text, s->value)
                                         : hdl_fmt(h, "%s[%s]", text, s->name);
        }
    return named ? text : "";
}

void show_dims_of(struct hdl *h, const struct contract *c, const struct params *p,
                  const sig *signals)
{
    struct contract_size *sizes = xcalloc(c->nsizes + 1, sizeof *sizes);
    struct port *ports = xcalloc(c->nports + 1, sizeof *ports);
    contract_sizes(c, p, sizes);
    contract_ports(c, p, ports);
    for (size_t i = 0; i < c->nports; i++)
        if (signals[i])
            hdl_port_dims(signals[i], dims_of(h, sizes, &ports[i]));
    free(sizes);
    free(ports);
}

void plain_ports_of_at(struct hdl_loc where, struct hdl *h, const struct contract *c,
                       const struct params *p, sig *signals)
{
    struct contract_size *sizes = xcalloc(c->nsizes + 1, sizeof *sizes);
    struct port *ports = xcalloc(c->nports + 1, sizeof *ports);
    contract_sizes(c, p, sizes);
    contract_ports(c, p, ports);
    for (size_t i = 0; i < c->nports; i++) {
        const struct port *t = &ports[i];
        signals[i] = NULL;
        if (!port_exists(t) || t->kind == PORT_COUNTER)
            continue;
        hdl_width w = width_of(where, h, sizes, t);
        signals[i] = port_is_input(t) ? hdl_input_at(where, h, t->name, w, t->meaning)
                                      : hdl_output_at(where, h, t->name, w, t->meaning);
    }
    free(sizes);
    free(ports);
}

void ports_of_at(struct hdl_loc where, struct hdl *h, const struct contract *c,
                 const struct params *p, sig *signals)
{
    plain_ports_of_at(where, h, c, p, signals);
    show_dims_of(h, c, p, signals);
}

void shape_ports_at(struct hdl_loc where, const struct contract *c, const struct params *p,
                    const sig *signals)
{
    struct contract_size *sizes = xcalloc(c->nsizes + 1, sizeof *sizes);
    struct port *ports = xcalloc(c->nports + 1, sizeof *ports);
    contract_sizes(c, p, sizes);
    contract_ports(c, p, ports);
    for (size_t i = 0; i < c->nports; i++) {
        const struct port_dims *dims[] = {&ports[i].outer, &ports[i].inner};
        const char *names[6];
        size_t n = 0;
        bool shown = true;
        if (!signals[i]) /* no such port, or a counter */
            continue;
        for (unsigned k = 0; k < 2; k++)
            for (unsigned d = 0; d < dims[k]->n; d++) {
                const struct contract_size *s = sizes;
                while (strcmp(s->name, dims[k]->of[d].name) != 0)
                    s++;
                if (s->kind == SIZE_LOCAL)
                    names[n++] = s->name;
                shown &= s->kind != SIZE_FIELD;
            }
        if (shown && n)
            hdl_shape_at(where, signals[i], n, names);
    }
    free(sizes);
    free(ports);
}
