/* Buffer trees for nets with many loads. ABC maps one module at a time and sees neither what its
 * outputs drive in other modules nor, in this version, loads behind flip-flops and ports; this step
 * mends that on the hierarchical netlist. */
#ifndef WS_BUFFER_H
#define WS_BUFFER_H

#include "synth/netlist.h"
#include "synth/tech.h"

/* Takes flip-flops of more drive, and adds trees of t->buffer, wherever the tables of the library
 * say that driving the loads through one is faster than directly. Clock nets are ideal and stay as
 * they are. Modules are taken children first, so that a parent sees the input capacitance its
 * children really have. */
void nl_buffer(struct netlist *n, const struct tech *t);

#endif
