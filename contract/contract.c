/* Contracts with the parameters at hand. */
#include "contract/contract.h"
#include "base/mem.h"

static unsigned product(const struct port_dims *d)
{
    unsigned n = 1;
    for (unsigned i = 0; i < d->n; i++)
        n *= d->of[i].size;
    return n;
}

static bool measure(const struct contract *c, const struct params *p, struct contract_size *sizes,
                    struct port *ports)
{
    struct sizes z = params_sizes(p);
    return c->measure(p, &z, sizes, ports);
}

void ports_place(struct port *t, size_t n)
{
    unsigned in = 0, out = 0;
    for (size_t i = 0; i < n; i++) {
        if (!port_exists(&t[i]))
            continue;
        unsigned *next = port_is_input(&t[i]) ? &in : &out;
        t[i].word = *next;
        *next += (t[i].items * t[i].width + 31) / 32;
    }
}

void contract_ports(const struct contract *c, const struct params *p, struct port *ports)
{
    struct contract_size *sizes = xcalloc(c->nsizes + 1, sizeof *sizes);
    measure(c, p, sizes, ports);
    for (size_t i = 0; i < c->nports; i++) {
        ports[i].items = product(&ports[i].outer);
        ports[i].width = product(&ports[i].inner);
        if (!ports[i].items || !ports[i].width)
            ports[i].word = PORT_ABSENT;
    }
    ports_place(ports, c->nports);
    free(sizes);
}

void contract_sizes(const struct contract *c, const struct params *p, struct contract_size *sizes)
{
    struct port *ports = xcalloc(c->nports + 1, sizeof *ports);
    measure(c, p, sizes, ports);
    free(ports);
}

bool contract_clocked(const struct contract *c, const struct params *p)
{
    struct contract_size *sizes = xcalloc(c->nsizes + 1, sizeof *sizes);
    struct port *ports = xcalloc(c->nports + 1, sizeof *ports);
    bool clocked = measure(c, p, sizes, ports);
    free(sizes);
    free(ports);
    return clocked;
}
