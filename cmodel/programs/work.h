/* What an SM executes: kernels of thread blocks of warps of instructions, delivered one thread
 * block at a time, from traces, built-in kernels or the random generator. */
#ifndef WS_WORK_H
#define WS_WORK_H

#include "cmodel/programs/operands.h"
#include "params/params.h"

struct work;
struct block;        /* cmodel/programs/program.h */
struct calls_config; /* cmodel/programs/work_calls.h */

/* Traces: .traceg, .traceg.xz and kernelslist.g, executed one after the other. The header of every
 * file is read and checked here; bodies are read block by block while the SM runs. NULL after
 * reporting `file:line: what` (status 2). */
struct work *work_traces(const char *const *files, size_t n, struct diag *d);
/* Thread blocks of all their kernels by the headers of the files, for who wants to say how far it
 * is; 0: some header does not tell. Reports nothing. */
uint64_t work_traces_blocks(const char *const *files, size_t n);
/* The file lists kernels: its name begins with "kernelslist" or ends in ".g". */
bool trace_is_list(const char *path);
/* A built-in kernel (work_kernel_names()); NULL after reporting an unknown name. */
struct work *work_kernel(const char *name, struct diag *d);
/* The same with other rules for the operands. */
struct work *work_traces_as(const char *const *files, size_t n, const struct operand_rules *rules,
                            struct diag *d);
struct work *work_kernel_as(const char *name, const struct operand_rules *rules, struct diag *d);
/* Names of the built-in kernels, NULL-terminated; those with calls are table1_names(). */
const char *const *work_kernel_names(void);
/* Constrained random programs that fit the parameter set, without end; also makes the SM withhold
 * warps and dispatch ports at random. Everything follows from the seed. */
struct work *work_random(const struct params *p, uint64_t seed);
/* The same work, read ahead by a thread of its own from here on; blocks, and what
 * is reported with them, come in the same order at the same calls. Takes over `from` (NULL: NULL).
 * Random work stays as it is. */
struct work *work_ahead(struct work *from);
void work_free(struct work *w);

/* Where work comes from; what is NULL is not used. */
struct work_spec {
    const char *const *traces;
    size_t ntraces;
    const char *kernel;     /* built-in kernel, if there are no traces */
    const char *annotation; /* file with near bits (docs/annotate.md) */
    const char *callgraph;  /* file with the calls of the traces' kernels (docs/callgraph.md) */
    struct operand_rules operands;
    const struct calls_config *calls; /* of kernels with calls */
};
/* The work for an SM with these parameters, which also set the rules for operands: near bits come
 * from the file, or with CCUs from profiling as annotate.* says; without both there are none. NULL
 * after reporting; later mistakes (a kernel that the file does not have) are reported by
 * work_next(). */
struct work *work_for(const struct params *p, const struct work_spec *s, struct diag *d);

/* The next thread block in order, or NULL: at the end, or (with *d reporting it) on bad input. The
 * caller owns it: block_free(). */
struct block *work_next(struct work *w, struct diag *d);
/* Gives a block that this work has delivered back to be freed (NULL: nothing). What reads ahead
 * frees it in its own thread, in whose heap it lies; block_free() would do too, but slower. */
void work_release(struct work *w, struct block *b);
bool work_is_random(const struct work *w);
uint64_t work_seed(const struct work *w);

#endif
