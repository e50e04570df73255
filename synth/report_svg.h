/* Pictures of a mapped design: its area as a treemap, and its top as blocks with the widths between
 * them. */
#ifndef WS_REPORT_SVG_H
#define WS_REPORT_SVG_H

#include "synth/netlist.h"

/* A counted netlist; SVG to stand in a page, or `alone` as a file. */
void treemap_svg(const struct netlist *n, FILE *f);
void diagram_svg(const struct netlist *n, bool alone, FILE *f);

#endif
