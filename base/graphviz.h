/* Pictures by Graphviz. */
#ifndef WS_GRAPHVIZ_H
#define WS_GRAPHVIZ_H

#include "base/diag.h"

/* Writes a graph as DOT; `what` is the caller's. */
typedef void dot_writer(const void *what, FILE *f);

/* The graph as DOT into the file `path`, whole or not at all; "-" is standard output. false after
 * reporting. */
bool dot_write(const char *path, dot_writer *write, const void *what, struct diag *d);
/* The graph as SVG, drawn by `dot` within five minutes. false after reporting. */
bool dot_write_svg(const char *path, dot_writer *write, const void *what, struct diag *d);

#endif
