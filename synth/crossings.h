/* A path as the modules that it goes through, in the source's names. */
#ifndef WS_CROSSINGS_H
#define WS_CROSSINGS_H

#include "synth/flow.h"

struct crossing {
    char *where;    /* instance path below the top; "" in the top itself */
    char *signal;   /* on which the path leaves it, or NULL */
    size_t cells;   /* that it passes there */
    double time_ns; /* when it leaves */
};
/* *n of them; caller frees with crossings_free(). */
struct crossing *crossings_of(const struct netlist *net, const struct path_group *g, size_t *n);
void crossings_free(struct crossing *c, size_t n);

#endif
