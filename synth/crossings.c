/* A path as the modules that it goes through, in the source's names. */
#include "synth/crossings.h"
#include "base/mem.h"
#include "base/text.h"
#include <stdlib.h>
#include <string.h>

/* Length of the instance path in a pin's name, "u_a/u_b/_U5_/Y": without cell and pin. */
static size_t path_length(const char *pin)
{
    const char *last = strrchr(pin, '/'), *before = last;
    if (!last)
        return 0;
    while (before > pin && before[-1] != '/')
        before--;
    return before > pin ? (size_t)(before - 1 - pin) : 0;
}

struct crossing *crossings_of(const struct netlist *net, const struct path_group *g, size_t *n)
{
    struct crossing *all = xcalloc(g->npoints + 1, sizeof *all);
    *n = 0;
    for (size_t i = 0; i < g->npoints;) {
        size_t len = path_length(g->points[i].pin), k = i + 1;
        while (k < g->npoints && path_length(g->points[k].pin) == len &&
               strncmp(g->points[k].pin, g->points[i].pin, len) == 0)
            k++;
        const struct path_point *last = &g->points[k - 1];
        struct crossing *c = &all[(*n)++];
        c->where = strfmt("%.*s", (int)len, last->pin);
        c->signal = strchr(last->pin, '/') ? nl_net_of(net, last->pin) : xstrdup(last->pin);
        c->cells = k - i;
        c->time_ns = last->time_ns;
        i = k;
    }
    return all;
}

void crossings_free(struct crossing *c, size_t n)
{
    for (size_t i = 0; i < n; i++) {
        free(c[i].where);
        free(c[i].signal);
    }
    free(c);
}
