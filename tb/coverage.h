/* Line and toggle coverage of the Verilog of one block, as Verilator counts it, over any number of
 * runs.
 *
 * A line is a block or branch of an always block; it is covered when it has been executed. A toggle
 * is one bit of a signal; it is covered when it has risen and fallen, that is changed at least
 * twice in one instance within one run, after the first reset. Not counted are signals whose
 * name begins with an underscore or `unused_` (for linters: nobody reads them) and the 32-bit
 * cnt_*, which exist only in simulation and are compared in every cycle, and the lines of
 * functions: Verilator executes them where they are called. A module counts as covered what any of
 * its instances has covered. */
#ifndef WS_COVERAGE_H
#define WS_COVERAGE_H

#include "tb/sim_build.h"
#include <jansson.h>
#include <stdio.h>

enum coverage_kind { COVERAGE_LINE, COVERAGE_TOGGLE };

struct coverage_point {
    char *module, *what; /* "if", "else", "block"; "name[3]" */
    enum coverage_kind kind;
    unsigned line, column; /* in the file of the module; column 0 for a toggle */
    /* Line: executions, over all instances and runs. Toggle: most changes in one instance in one
     * run; 2 stands for all that is more. */
    uint64_t hits;
};

struct coverage_run {
    char *stimulus; /* "random", or the name of the trace or kernel */
    uint64_t seed, cycles;
};

/* Lines of a function of a module. */
struct coverage_function {
    char *module;
    unsigned first, last;
};

struct coverage {
    char *config, *top;
    struct coverage_function *functions; /* of the sources; not in a file that was read */
    size_t nfunctions;
    char rtl[65]; /* hash of the Verilog */
    struct coverage_run *runs;
    size_t nruns;
    struct coverage_point *points; /* by module, line, kind, column, what */
    size_t npoints;
};

struct coverage_sum {
    const char *module; /* NULL: all of them; its file is <module>.v */
    size_t lines, lines_covered, toggles, toggles_covered;
};

bool coverage_covered(const struct coverage_point *p);

/* Coverage without runs of these sources. `config`: name of the parameter set. false after
 * reporting sources that cannot be read. Free with coverage_free() in either case. */
bool coverage_init(struct coverage *c, const char *config, const struct rtl_sources *rtl,
                   struct diag *d);
/* Adds a run: what Verilator wrote at the end of it, once per simulator. false after reporting. */
bool coverage_add(struct coverage *c, const char *verilator_file, struct diag *d);
void coverage_add_run(struct coverage *c, const char *stimulus, uint64_t seed, uint64_t cycles);
/* Adds what the other one has; false after reporting that it is of other Verilog. `path` names it
 * in the message. */
bool coverage_merge(struct coverage *c, const struct coverage *other, const char *path,
                    struct diag *d);
void coverage_free(struct coverage *c);

/* Reads and writes the JSON file of `cosim --coverage`. false after reporting. */
bool coverage_read(struct coverage *c, const char *path, struct diag *d);
bool coverage_write(const struct coverage *c, const char *path, struct diag *d);

/* Figures of each module, in the order of their names, and of all (the last one, module NULL); *n
 * without that last one. To be freed; the names belong to `c`. */
struct coverage_sum *coverage_sums(const struct coverage *c, size_t *n);
/* 0 if there is nothing to cover: a check must not pass on nothing. */
double coverage_percent(size_t covered, size_t of);

/* A table of the modules, then what is not covered as `file.v:line: what`, neighbouring bits of a
 * signal together; at most `most` such lines per module, 0: all. */
void coverage_write_text(const struct coverage *c, FILE *f, size_t most);
/* Figures, and `uncovered` as texts, by module; without the points. New reference. */
json_t *coverage_figures(const struct coverage *c);

#endif
