/* Between the readers of a call graph's two notations and the graph; nobody else. */
#ifndef WS_CARS_CALLGRAPH_BUILD_H
#define WS_CARS_CALLGRAPH_BUILD_H

#include "cmodel/calls/callgraph.h"

struct called { /* a call, by name, until all functions are known */
    char *from, *to;
    unsigned line;
};

struct callgraph_build {
    const char *path;     /* of what is being read, then of the calls */
    const char *declared; /* of the functions' sizes */
    struct diag *d;
    enum callgraph_fru fru;
    struct callgraph_function *functions;
    size_t n, cap;
    struct called *calls; /* to == NULL: `from` is only mentioned */
    size_t ncalls, calls_cap;
};

/* What a line says of a function; NULL: nothing. The texts are borrowed. */
struct callgraph_says {
    const char *fru, *kernel;
};

/* Always false, after reporting at a line. */
bool callgraph_wrong(struct callgraph_build *b, unsigned line, const char *fmt, ...)
    __attribute__((format(printf, 3, 4)));
/* A function is named, and perhaps declared. false after reporting. */
bool callgraph_declare(struct callgraph_build *b, unsigned line, const char *name,
                       const struct callgraph_says *says);
void callgraph_call(struct callgraph_build *b, unsigned line, const char *from, const char *to);

/* Names at one end of an arrow; the list is freed by the reader, the names belong to whom it says.
 */
struct callgraph_names {
    char **at;
    size_t n;
};
void callgraph_name(struct callgraph_names *l, char *name);
/* Every one of `from` calls every one of `to`. */
void callgraph_calls(struct callgraph_build *b, unsigned line, const struct callgraph_names *from,
                     const struct callgraph_names *to);

/* The two notations; false after reporting. */
bool callgraph_read_dot(struct callgraph_build *b, const char *text, size_t len);
bool callgraph_read_lines(struct callgraph_build *b, const char *text);

/* Components, needs, depths; g->functions with their callees are there. */
void callgraph_analyse(struct callgraph *g);

#endif
