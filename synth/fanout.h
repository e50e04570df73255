/* The nets that go to the most pins, buffer trees included, clocks aside. */
#ifndef WS_FANOUT_H
#define WS_FANOUT_H

#include "synth/netlist.h"

enum { FANOUTS_LISTED = 5 };

struct fanout {
    const char *module; /* in which it is driven */
    char *net;          /* its name in the source, or the pin that drives it */
    unsigned long pins; /* of cells and memories, in this module and below */
};

/* *n of them, the largest first; caller frees with fanouts_free(). */
struct fanout *fanouts_of(const struct netlist *n, size_t *count);
void fanouts_free(struct fanout *f, size_t count);

#endif
