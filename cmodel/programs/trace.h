/* Reader of Accel-Sim instruction traces (.traceg, .traceg.xz), one thread block at a time; memory
 * is bounded by one block. The format is described in docs/traces.md. Tracer versions 1 to 5. */
#ifndef WS_TRACE_H
#define WS_TRACE_H

#include "base/diag.h"
#include "cmodel/programs/program.h"

struct trace_header {
    char *kernel_name;          /* "?" if missing */
    uint64_t grid[3], block[3]; /* all 0: corrupt or missing, to be derived from the body */
    uint64_t shared_bytes;
    uint64_t shared_window, local_window; /* of generic addresses; 0: corrupt or missing */
    unsigned nregs;                       /* 0: corrupt or missing */
    unsigned binary_version;              /* 0: corrupt or missing */
    unsigned tracer_version;
    bool lineinfo;
};

struct trace;

/* Opens a trace and reads its header. What is wrong with the header but can be derived from the
 * body is a warning (not given if `again`); everything else is reported as `file:line: what`, and
 * the result is NULL. Static instructions go into `ops`, which must outlive the blocks. */
struct trace *trace_open(const char *path, struct op_table *ops, bool again, struct diag *d);
/* The same over bytes in memory (borrowed). */
struct trace *trace_open_memory(const char *name, const void *data, size_t len,
                                struct op_table *ops, struct diag *d);
void trace_close(struct trace *t);
const struct trace_header *trace_header(const struct trace *t);

/* The next thread block (caller frees; kernel number 0; names are borrowed from the trace), or
 * NULL: at the end, when the number of blocks is checked against the grid, or after reporting. */
struct block *trace_next(struct trace *t, struct diag *d);
/* Instruction lines delivered so far. */
uint64_t trace_instructions(const struct trace *t);

#endif
