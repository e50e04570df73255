/* A small Liberty reader: what area and timing need from a cell library. Capacitances are in pF,
 * times in ns and areas in the library's own unit (um^2 in every library we know), whatever units
 * the file uses. A technology may consist of several files; they are read into one struct liberty.
 */
#ifndef WS_LIBERTY_H
#define WS_LIBERTY_H

#include "base/diag.h"
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

/* The file as it is written: groups, attributes and their order. Strings live in the arena of the
 * struct liberty that holds the node. */
struct lib_node {
    const char *name;
    const char *value; /* simple attribute `name : value ;`, otherwise NULL */
    const char **args; /* of `name (a, b)`; quotes removed */
    unsigned nargs;
    bool group;  /* has a body */
    bool quoted; /* the value, or the first argument, is in quotes in the file */
    unsigned line;
    struct lib_node *first, *last, *next;
};

/* One lookup table of a timing arc. Delay at (slew, load) by bilinear interpolation, extended
 * linearly outside of the indices. */
struct lib_table {
    unsigned nslew, nload;     /* at least 1 each; 0 in both: no table */
    const double *slew, *load; /* ns, pF */
    const double *v;           /* ns (of energy: pJ), [slew][load] */
};

struct lib_arc {
    const char *related;                /* the inputs that cause it, by name; NULL: not stated */
    bool edge;                          /* an edge of theirs does, not their level */
    struct lib_table delay[2], tran[2]; /* rise, fall of the output */
};

enum lib_dir { LIB_INPUT, LIB_OUTPUT, LIB_INOUT, LIB_INTERNAL };

struct lib_pin {
    const char *name;
    enum lib_dir dir;
    bool clock;
    bool three_state;
    bool checked;         /* an input that must be stable around an edge of another: setup, hold */
    double cap;           /* pF; the larger of rise, fall and plain */
    double ranges[2][2];  /* pF; the least and the most of a rise, and of a fall */
    const char *function; /* or NULL */
    const struct lib_arc *arcs;
    unsigned narcs;
    const struct lib_table *power; /* pJ inside the cell for a rise and a fall of it, in pairs: one
                                      for each internal_power; of an input, those without a related
                                      pin */
    unsigned npower;
};

struct lib_cell {
    const char *name;
    const char *file; /* the Liberty file it came from */
    unsigned line;
    double area;
    bool area_known; /* the file states an area above zero */
    double stand_in; /* where it does not: an area to count with all the same; 0: none */
    unsigned flops;  /* bits stored by flip-flops: the ff groups and the widths of its ff_banks */
    unsigned latches;
    bool dont_use; /* not for logic: the library says so, or the user */
    const struct lib_pin *pins;
    unsigned npins;
};

struct liberty {
    struct lib_cell *cells;
    size_t ncells, cap;
    struct lib_node **roots; /* one per file */
    char **paths;
    size_t nfiles;
    const char *name; /* library name of the first file */
    struct lib_chunk *arena;
};

/* Reads the files in order. A name ending in .gz is decompressed with the gzip program. NULL after
 * reporting: unreadable, syntax (file:line), no library group, a cell name that occurs twice, an
 * area or capacitance that is not a number, units, thresholds or a corner unlike those of the first
 * file. Caller frees. */
struct liberty *liberty_read(const char *const *paths, size_t n, struct diag *d);
void liberty_free(struct liberty *l);

/* NULL if there is no such cell. */
const struct lib_cell *liberty_cell(const struct liberty *l, const char *name);
const struct lib_pin *lib_pin(const struct lib_cell *c, const char *name);
/* Cells that repeat (invert) their only input on their only output, in file order. */
bool lib_is_buffer(const struct lib_cell *c);
bool lib_is_inverter(const struct lib_cell *c);

/* Whether input `in` has a part in when output `out` changes; *level, whether its level has. */
bool lib_causes(const struct lib_pin *out, const char *in, bool *level);

/* Slowest delay in ns over all arcs to output `p` and both edges for an input transition of `slew`
 * ns and a load in pF; *out_slew (may be NULL) the largest output transition. 0 if the pin has no
 * arcs. */
double lib_delay(const struct lib_pin *p, double slew, double load, double *out_slew);

/* Delay in ns of an inverter that drives four of its kind (FO4), mean of both edges, at the
 * transition that such a chain settles to. */
double lib_fo4(const struct lib_cell *inverter);
/* The smallest integrated cell that gates a clock (latch, and AND), and its pins; `test` NULL: it
 * has none. false if there is none. */
struct lib_clock_gate {
    const struct lib_cell *cell;
    const char *clock, *enable, *test, *gated;
};
bool lib_clock_gate(const struct liberty *l, struct lib_clock_gate *g);
/* The smallest cell that is the NAND of two inputs, or NULL. */
const struct lib_cell *lib_nand2(const struct liberty *l);

/* Energy in pJ that a cycle of its clock costs at an input pin, a rise and a fall: inside the cell,
 * mean over its states, and in the pin's capacitance. */
double lib_cycle_energy(const struct lib_pin *p, double slew, double vdd);

/* Energy in pJ inside the cell of one change of output `p` with a load in pF, mean over edges and
 * causes. */
double lib_change_energy(const struct lib_pin *p, double slew, double load);

/* Area of a cell in um^2. false after reporting when the library does not state one: an unknown
 * area must never count as zero. */
bool lib_area(const struct lib_cell *c, double *area, struct diag *d);

/* All files as one library text without the cells that are not for logic, for tools that take a
 * single file. Table templates are renamed per
 * file, because files of one technology may define different tables under one name. `power`: with
 * the energies inside cells, which are much text. */
void liberty_write_merged(const struct liberty *l, bool power, FILE *f);

/* Like that without energies, only the cells with `used` set (by place in l->cells), and no pin
 * loads the net that it is on. */
void liberty_write_weightless(const struct liberty *l, const bool *used, FILE *f);

/* Like liberty_write_merged() without timing: what cells do, and their areas. */
void liberty_write_functions(const struct liberty *l, FILE *f);

/* Units and thresholds of a library of our own, as the text behind its name. */
void liberty_write_units(FILE *f);

#endif
