/* The compiler's side of CARS: a call graph, what its functions need of a register stack, and the
 * watermarks of its kernels. CARS III-B, III-C; docs/callgraph.md, whose rule ids
 * (CG-...) stand here. All sizes are registers per warp. No global state. */
#ifndef WS_CARS_CALLGRAPH_H
#define WS_CARS_CALLGRAPH_H

#include "base/diag.h"
#include <stdint.h>

enum {
    CALLGRAPH_MAX_NEED = 255,     /* a frame: SCAP */
    CALLGRAPH_MAX_REGISTERS = 256 /* a kernel: MAXREG */
};

/* What the number `fru` of a function in the file counts (CG-N1). */
enum callgraph_fru {
    FRU_NEED, /* all that a call takes: its registers and the slot of the caller's RFP */
    FRU_SPAN  /* its registers alone, as the paper counts: need = fru + 1 */
};

struct callgraph_function {
    char *name;
    unsigned line; /* of its declaration */
    bool kernel;
    unsigned size; /* of a kernel its registers (K), of a function what a call of it needs */
    const unsigned *callees; /* indices, ascending, each once */
    size_t ncallees;
    unsigned component; /* index of its strongly connected component */
};

struct callgraph_component {
    bool cyclic;    /* its members can call themselves again */
    bool reached;   /* from a kernel */
    uint64_t needs; /* of its members together; of a kernel 0 (CG-D1) */
    /* Over itself and all that it can call: */
    unsigned max_need;
    unsigned biggest; /* the function with max_need; itself a member where nothing needs anything */
    uint64_t depth;   /* of the deepest path, its own needs included (CG-D2) */
    bool cyclic_below;
    unsigned deepest; /* the component called on that path, or its own index: none */
};

struct callgraph {
    char *path;
    struct callgraph_function *functions; /* in the file's order */
    size_t n;
    struct callgraph_component *components; /* callees before callers */
    size_t ncomponents;
    unsigned *callees; /* behind functions[].callees */
};

/* Watermarks of one kernel (CG-W1 to CG-W3). Level 0 is Low, level `levels` - 1 High. */
struct watermarks {
    unsigned registers; /* K */
    unsigned max_need;
    uint64_t max_stack_depth;
    bool cyclic;
    uint64_t low, high;
    uint64_t levels; /* different ones: 1 where Low is High */
};

/* Reads a graph: Graphviz DOT, or the same as lines of text. NULL after reporting what is wrong,
 * with its line (status 2). The caller frees it. */
struct callgraph *callgraph_read(const char *path, enum callgraph_fru fru, struct diag *d);
/* The same with the sizes of the functions in a file of their own: call graphs as
 * linkers write them (nvlink -dump-callgraph) say only who calls whom. sizes NULL: there is none.
 */
struct callgraph *callgraph_read_sizes(const char *path, const char *sizes, enum callgraph_fru fru,
                                       struct diag *d);
/* The same from memory; `path` is for messages. `text` has a NUL behind its `len` bytes. */
struct callgraph *callgraph_parse(const char *path, const char *text, size_t len,
                                  enum callgraph_fru fru, struct diag *d);
void callgraph_free(struct callgraph *g);

/* Of functions[kernel], which is a kernel. */
struct watermarks callgraph_watermarks(const struct callgraph *g, size_t kernel);
/* Registers per warp of level i < levels. */
uint64_t watermark_level(const struct watermarks *w, uint64_t i);

/* Whether every kernel's largest frame fits when a warp has so many registers; false after
 * reporting those where it does not (CG-L1). */
bool callgraph_fits(const struct callgraph *g, unsigned registers, struct diag *d);

/* As Graphviz DOT: kernels with their watermarks, functions with their needs, the deepest path of
 * each kernel in bold, components with a cycle in a box. */
void callgraph_draw(const struct callgraph *g, FILE *f);

#endif
