/* The mapped netlist as Verilog that runs in a simulator: behind the modules, models of the
 * library's cells, written from the functions in its Liberty files, and of the macros. */
#ifndef WS_CELL_MODELS_H
#define WS_CELL_MODELS_H

#include "synth/netlist.h"
#include "synth/tech.h"

/* Models of all cells and macros that the netlist uses; no delays, two-valued registers without a
 * start value. false after reporting a cell whose function the library does not state. */
bool cell_models_write(const struct netlist *n, const struct tech *t, FILE *f, struct diag *d);

#endif
