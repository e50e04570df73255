/* Block diagrams of emitted modules. */
#ifndef WS_HDL_DIAGRAM_H
#define WS_HDL_DIAGRAM_H

#include "gen/hdl/hdl.h"
#include <stdio.h>

/* Writes the module's block diagram as Graphviz DOT: a box for the instances of one name, plain
 * text for the ports that begin with the same word, an arrow for all that goes from one to another
 * through wires, expressions and registers of the module (data, not the conditions under which a
 * register is written). The arrow names its widest signal and counts bits with the default widths,
 * each signal once for every instance that gets it. Arrows of 1,024 bits and more are thick. */
void hdl_diagram(const struct hdl *m, FILE *f);

#endif
