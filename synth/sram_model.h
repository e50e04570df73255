/* Area and access time of a single-ported SRAM macro by formula, and its Liberty view. The shape is
 * fitted to the thirteen fakeram45 views (CACTI-derived, 45 nm) and scaled linearly to the feature
 * size; coefficients, residuals and limits are in docs/report.md. Two macros whose figures differ
 * by less than the residuals are equal as far as this model can tell. */
#ifndef WS_SRAM_MODEL_H
#define WS_SRAM_MODEL_H

#include "params/base/diag.h"
#include <stdbool.h>
#include <stdio.h>

/* One macro: DEPTH rows of WIDTH bits, LANES write enables, read latency 0 (asynchronous read) or
 * more (clocked read; a second cycle of latency is the wrapper's register). */
struct sram_macro {
    unsigned depth, width, lanes;
    bool async;
    bool told; /* lanes and kind stand in its name: another one has the bare name */
};

struct sram_figures {
    double area_um2;
    double access_ns; /* clock (async: row) to rdata */
    double setup_ns, hold_ns;
    double input_pf, clock_pf;
    double max_load_pf;
    double slew_ns; /* of rdata at a small load */
};

/* Greatest relative error of the fit against the fakeram45 views, as a fraction. */
#define SRAM_AREA_RESIDUAL 0.18
#define SRAM_ACCESS_RESIDUAL 0.075

/* Figures at a feature size in nm (180 for OSU018). depth, width and lanes are at least 1. */
struct sram_figures sram_figures(const struct sram_macro *m, unsigned node_nm);

/* Name of the macro, "sram_1rw_<DEPTH>x<WIDTH>", or told
 * "sram_1rw_<DEPTH>x<WIDTH>_<LANES>[_async]", into buf. */
void sram_macro_name(const struct sram_macro *m, char buf[static 40]);
/* The reverse: depth and width from a name. false if it is not of that form. */
bool sram_macro_parse(const char *name, unsigned *depth, unsigned *width);

/* A whole Liberty library with the one cell. Ports: clk, en, we, row[clog2(depth)], wmask[lanes],
 * wdata[width] in, rdata[width] out. */
void sram_write_liberty(const struct sram_macro *m, unsigned node_nm, FILE *f);

/* The same ports as an empty Verilog module for Yosys, with the parameter that the wrapper sets. */
void sram_write_black_box(const struct sram_macro *m, FILE *f);

#endif
