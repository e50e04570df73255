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

struct rows rows_of(const struct contract *c, const struct params *p)
{
    struct rows r = {c, xcalloc(c->nsizes + 1, sizeof *r.sizes),
                     xcalloc(c->nports + 1, sizeof *r.ports)};
    contract_sizes(c, p, r.sizes);
    contract_ports(c, p, r.ports);
    return r;
}

void rows_free(struct rows r)
{
    free(r.sizes);
    free(r.ports);
}

/* The sizes of which items and width of a port are the products, from the outermost. */
struct dims {
    size_t n;
    struct contract_size of[6];
};

static struct dims dims_of(const struct contract_size *sizes, const struct port *port)
{
    const struct port_dims *dims[] = {&port->outer, &port->inner};
    struct dims all = {0};
    for (unsigned k = 0; k < 2; k++)
        for (unsigned d = 0; d < dims[k]->n; d++) {
            const struct contract_size *s = sizes;
            const char *name = dims[k]->of[d].name;
            while (name && strcmp(s->name, name) != 0)
                s++;
            all.of[all.n++] =
                name ? *s
                     : (struct contract_size){.kind = SIZE_FIELD, .value = dims[k]->of[d].size};
        }
    return all;
}

/* Their product, in which a parameter of the module stays a name. */
static hdl_width width_of(struct hdl_loc where, struct hdl *h, const struct dims *dims)
{
    hdl_width param = 1;
    unsigned times = 1;
    for (size_t i = 0; i < dims->n; i++) {
        const struct contract_size *s = &dims->of[i];
        if (s->kind == SIZE_PARAM)
            param = hdl_param_at(where, h, s->name, s->value, s->meaning);
        else
            times *= s->value;
    }
    return hdl_times(param, times);
}

/* "[NSRC][TAGW]": sizes that the module shows by name, others by number; "" for a number alone. */
static const char *shown(struct hdl *h, const struct dims *dims)
{
    const char *text = "";
    bool named = dims->n > 1;
    for (size_t i = 0; i < dims->n; i++) {
        const struct contract_size *s = &dims->of[i];
        named |= s->kind == SIZE_LOCAL;
        text = s->kind == SIZE_FIELD ? hdl_fmt(h, "%s[%u]", text, s->value)
                                     : hdl_fmt(h, "%s[%s]", text, s->name);
    }
    return named ? text : "";
}

static void shape(struct hdl_loc where, sig s, const struct dims *dims)
{
    const char *names[6];
    size_t n = 0;
    for (size_t i = 0; i < dims->n; i++)
        if (dims->of[i].kind == SIZE_FIELD)
            return;
        else if (dims->of[i].kind == SIZE_LOCAL)
            names[n++] = dims->of[i].name;
    if (n)
        hdl_shape_at(where, s, n, names);
}

static sig declare(struct hdl_loc where, struct hdl *h, const struct port *t,
                   const struct dims *dims)
{
    hdl_width w = width_of(where, h, dims);
    return port_is_input(t) ? hdl_input_at(where, h, t->name, w, t->meaning)
                            : hdl_output_at(where, h, t->name, w, t->meaning);
}

/* Beside every port that has a signal. */
static void show_dims_in(struct hdl *h, const struct rows *r, const sig *signals)
{
    for (size_t i = 0; i < r->contract->nports; i++)
        if (signals[i]) {
            struct dims dims = dims_of(r->sizes, &r->ports[i]);
            hdl_port_dims(signals[i], shown(h, &dims));
        }
}

static void plain_ports_in(struct hdl_loc where, struct hdl *h, const struct rows *r, sig *signals)
{
    for (size_t i = 0; i < r->contract->nports; i++) {
        signals[i] = NULL;
        if (port_exists(&r->ports[i]) && r->ports[i].kind != PORT_COUNTER) {
            struct dims dims = dims_of(r->sizes, &r->ports[i]);
            signals[i] = declare(where, h, &r->ports[i], &dims);
        }
    }
}

void show_dims_of(struct hdl *h, const struct contract *c, const struct params *p,
                  const sig *signals)
{
    struct rows r = rows_of(c, p);
    show_dims_in(h, &r, signals);
    rows_free(r);
}

void plain_ports_of_at(struct hdl_loc where, struct hdl *h, const struct contract *c,
                       const struct params *p, sig *signals)
{
    struct rows r = rows_of(c, p);
    plain_ports_in(where, h, &r, signals);
    rows_free(r);
}

void ports_of_at(struct hdl_loc where, struct hdl *h, const struct contract *c,
                 const struct params *p, sig *signals)
{
    struct rows r = rows_of(c, p);
    plain_ports_in(where, h, &r, signals);
    show_dims_in(h, &r, signals);
    rows_free(r);
}

void shape_ports_at(struct hdl_loc where, const struct contract *c, const struct params *p,
                    const sig *signals)
{
    struct rows r = rows_of(c, p);
    for (size_t i = 0; i < c->nports; i++)
        if (signals[i]) { /* a port that is there, and no counter */
            struct dims dims = dims_of(r.sizes, &r.ports[i]);
            shape(where, signals[i], &dims);
        }
    rows_free(r);
}

sig port_at(struct hdl_loc where, struct hdl *h, const struct rows *r, size_t i)
{
    if (!port_exists(&r->ports[i]))
        return NULL;
    struct dims dims = dims_of(r->sizes, &r->ports[i]);
    sig s = declare(where, h, &r->ports[i], &dims);
    shape(where, s, &dims);
    hdl_port_dims(s, shown(h, &dims));
    return s;
}
