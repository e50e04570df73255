/* Traces with calls, as register stacks execute them. A call is framed if the function that it
 * reaches saves registers from R16 up in its prologue (STL of a register that it has not written,
 * based on R1); others (subroutines of the compiler) stay as they are. docs/traces.md, Calls. */
#ifndef WS_WORK_FRAMED_H
#define WS_WORK_FRAMED_H

#include "cmodel/programs/work_calls.h"

/* The same blocks, for FORM_CARS; takes over `from` (NULL: NULL). Blocks without framed calls come
 * unchanged. work_next() refuses a block whose S is below a need. */
struct work *work_framed(struct work *from, const struct calls_config *c);
/* The same with stacks by a given graph, which it takes over. */
struct callgraph;
struct work *work_framed_by(struct work *from, const struct calls_config *c,
                            struct callgraph *graph);

/* The call graph of a trace's first block in the lines of docs/callgraph.md, the functions named by
 * their first address. Caller frees; NULL if it calls nothing framed, or after reporting. */
char *work_framed_graph(struct work *w, struct diag *d);

#endif
