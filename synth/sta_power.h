/* OpenSTA's own answer to what a lockstep run has cost: the same netlist, cells and changes. */
#ifndef WS_STA_POWER_H
#define WS_STA_POWER_H

#include "synth/flow.h"
#include "synth/gates.h"

/* pJ of a cycle of the top (cell NULL), or of the module behind its instance `cell` by itself,
 * for the changes that `g` has counted; without leakage, and without the nets that ports drive
 * (gates_port_energy()). The job's folder holds FLOW_NETLIST and
 * the macros' .lib files. false after reporting. */
bool sta_power(const struct flow_job *job, const struct netlist *n, const struct gates *g,
               const char *cell, const char *module, double *pj, struct diag *d);

#endif
