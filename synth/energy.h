/* What events cost, in pJ: accesses to macros by the SRAM model, and the clock. Logic and wires are
 * not in it: their activity is not known here. */
#ifndef WS_ENERGY_H
#define WS_ENERGY_H

#include "synth/netlist.h"
#include "synth/tech.h"
#include <jansson.h>

struct clock_energy {
    double all_pj;  /* a cycle in which every gate is open, or that has none */
    double idle_pj; /* a cycle in which every gate is shut: what is not gated, and the gates */
    double flop_pj; /* a flip-flop, mean over those of the design */
};

/* Of a counted netlist. Clock trees are not in it. */
struct clock_energy clock_energy(const struct netlist *n, const struct tech *t);

/* The contract's member "energy": for each macro its read and write, and the clock's figures. New
 * reference. */
json_t *energy_json(const struct netlist *n, const struct tech *t);

#endif
