/* Area, times and energies of an SRAM macro by formula, and its Liberty view.
 *
 * A memory of W words and B bits is cut into equal slices that a compiler makes; a slice has
 * R = words / m rows and C = bits * m columns, m being the column multiplexer:
 *
 *     area   = slices * cell * (C + c0) * (R + r0)                          um^2
 *     access = FO4 * (t0 + td log2(words) + tb R/64 + tw C/256)             ns
 *     cycle  = access + FO4 * recovery                                      ns
 *     energy = slices * (V/1.2)^2 * node/130 * (e0 + eb bits + ec C R)      pJ for one access
 *
 * FO4 is the delay of an inverter that drives four of its kind, of the cell library that stands
 * beside the memory. The constants are those of a maker of memories (synth/sram_makers.c), fitted
 * to sizes that were characterised; residuals and limits: docs/report.md, "SRAM macros". */
#ifndef WS_SRAM_MODEL_H
#define WS_SRAM_MODEL_H

#include "base/diag.h"
#include <stdbool.h>
#include <stdio.h>

enum sram_ports { SRAM_1RW, SRAM_1R1W, SRAM_2RW, SRAM_NPORTS };

/* One macro: DEPTH rows of WIDTH bits, LANES write enables, read latency 0 (asynchronous read) or
 * more (clocked read; a second cycle of latency is the wrapper's register). */
struct sram_macro {
    unsigned depth, width, lanes;
    bool async;
    bool told; /* lanes and kind stand in its name: another one has the bare name */
    enum sram_ports ports;
};

/* How a maker builds an array, and the constants of the formulas for one kind of ports. */
struct sram_array_rules {
    double cell_um2;      /* a cell with its share of the array; 0: `cells` times the bare cell */
    double cells;         /* bare cells that one cell takes, with cell_um2 0 */
    double c0, r0;        /* columns and rows that the periphery takes */
    unsigned first, last; /* column multiplexers on offer: powers of two from first to last */
    double saving;        /* the next multiplexer is taken if it saves more than this of the area */
    unsigned least_columns, from_words, to_words; /* between these words, narrow slices get the next
                                                     multiplexer up to so many columns */
    unsigned floor_columns;                       /* no array has fewer */
    double t0, td, tb, tw, recovery;              /* FO4 */
};

struct sram_maker {
    const char *name, *source;
    unsigned rows;       /* at most, of one slice */
    unsigned slice_bits; /* at most */
    struct sram_array_rules rules[SRAM_NPORTS];
    /* Sizes that the constants rest on; outside of them the formula extrapolates. */
    unsigned words_from, words_to, bits_from, bits_to;
};

/* pJ at 1.2 V and 130 nm. */
struct sram_energy {
    double e0, eb, ec;
};

/* How well the formula meets a set of memories: relative errors, 0 where a figure is not compared.
 */
struct sram_residual {
    const char *set;
    enum sram_ports ports;
    const char *basis; /* "fitted", "not fitted", "one point" */
    unsigned points;
    double area_rms, area_worst, access_rms, access_worst, read_rms, read_worst;
};

/* Where a memory stands: whose it is, and the technology beside it. */
struct sram_site {
    const struct sram_maker *maker;
    unsigned node_nm;
    double vdd, fo4_ns;
};

/* By name; NULL if there is none. The maker for a feature size of which no one is known is "any".
 */
const struct sram_maker *sram_maker(const char *name);
/* The n-th line of residuals for a maker; NULL after the last. */
const struct sram_residual *sram_residual(const struct sram_maker *m, size_t n);
/* Area of a six-transistor cell alone in um^2: no memory can be smaller than its cells. */
double sram_bare_cell(const struct sram_site *s);

struct sram_figures {
    unsigned slices, slice_words, slice_bits, mux, rows,
        columns; /* rows and columns of one slice */
    double area_um2;
    double access_ns;         /* clock (async: row) to rdata */
    double cycle_ns;          /* from access to access */
    double read_pj, write_pj; /* one access to one port, all lanes */
    double setup_ns, hold_ns;
    double input_pf, clock_pf;
    double max_load_pf;
    double slew_ns;    /* of rdata at a small load */
    bool extrapolated; /* a slice is not within the sizes that the maker's constants rest on */
};

/* depth, width and lanes are at least 1. Slices hold whole lanes where a lane fits. */
struct sram_figures sram_figures(const struct sram_macro *m, const struct sram_site *s);

/* Words of --ports: "1rw", "1r1w", "2rw". */
const char *sram_ports_word(enum sram_ports p);
bool sram_ports_parse(const char *word, enum sram_ports *p);

/* Name of the macro, "sram_<PORTS>_<DEPTH>x<WIDTH>", or told
 * "sram_<PORTS>_<DEPTH>x<WIDTH>_<LANES>[_async]", into buf. */
void sram_macro_name(const struct sram_macro *m, char buf[static 40]);
/* The reverse: depth and width from a name. false if it is not of that form. */
bool sram_macro_parse(const char *name, unsigned *depth, unsigned *width);

/* A whole Liberty library with the one cell. Ports: clk, en, we, row[clog2(depth)], wmask[lanes],
 * wdata[width] in, rdata[width] out. `through`: with the paths from row, en and we to rdata of an
 * asynchronous one. */
void sram_write_liberty(const struct sram_macro *m, const struct sram_site *s, bool through,
                        FILE *f);

/* The same ports as an empty Verilog module for Yosys, with the parameter that the wrapper sets. */
void sram_write_black_box(const struct sram_macro *m, FILE *f);

#endif
