/* graywolf, a placement tool: rows of cells with the nets between them, and how long these become.
 */
#ifndef WS_GRAYWOLF_H
#define WS_GRAYWOLF_H

#include "base/diag.h"
#include <stdbool.h>
#include <stddef.h>

/* A net between cells, and a pad on the rim if it leaves. */
struct placed_net {
    size_t *cells; /* owned by the net */
    size_t n, cap;
    bool leaves;
    double length_um; /* half the perimeter of the rectangle around its pins */
};

struct placement {
    double row_um; /* height of the cells */
    const double *width_um;
    size_t ncells;
    struct placed_net *nets;
    size_t nnets;
};

/* Places in a folder of its own in `dir` and fills length_um; the same input gives the same
 * lengths. What was placed is remembered. false after reporting. */
bool graywolf_place(const char *dir, struct placement *p, struct diag *d);

#endif
