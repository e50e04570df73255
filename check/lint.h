/* A package in three linters. */
#ifndef WS_LINT_H
#define WS_LINT_H

#include "base/diag.h"
#include "params/params.h"
#include <stdbool.h>

/* Lints the package with Verilator -Wall, Icarus -Wall -g2005 and Yosys check -assert, each with
 * and without WARPSMITH_COUNTERS; results in this order. */
struct lint_result {
    const char *tool; /* "verilator", "iverilog", "yosys" */
    bool silent;
    char *output; /* what it said; owned */
};
enum { LINT_TOOLS = 3 };
/* What goes with the package; all borrowed. */
struct lint_with {
    const char *const *defines; /* macros, "NAME" or "NAME=TEXT" */
    size_t ndefines;
    const char *const *files; /* further Verilog, such as one's own memories */
    size_t nfiles;
    void (*progress)(const char *tool); /* NULL: quiet */
};
/* Fills r[]; WS_OK if all are silent, WS_CHECK_FAILED if not, otherwise a status. Free each output.
 */
int package_lint(const struct params *p, const char *top, const char *prefix,
                 const struct lint_with *with, struct lint_result r[LINT_TOOLS], struct diag *d);

#endif
