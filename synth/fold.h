/* The netlist that is timed: of all that has the same timing, one.
 *
 * When a net changes is a function of what drives it, of when that one's inputs change, and of the
 * load that hangs on it. Nets that are equal in all three, back to registers and ports, are of one
 * kind and change at the same times; cells whose checked pins are on nets of the same kinds have
 * the same slack. So the many equal lanes, entries and sub-cores of a design are timed once, and
 * nothing is lost: tests/unit/test_synth_flow.c has OpenSTA say the same of both. */
#ifndef WS_FOLD_H
#define WS_FOLD_H

#include "synth/flat.h"

enum { FOLD_LOADS = 4 }; /* the least and the most of a rise, and of a fall */

struct fold_kind {
    uint32_t cell;              /* number + 1 of the kept cell that drives it, 0: none */
    const struct flat_pin *pin; /* of that cell */
    uint32_t port;              /* number + 1 of the kept input that it is, 0: none */
    uint32_t load;
    uint32_t clock; /* what the clock went through up to here, + 1; 0: it carries none */
    size_t nets;    /* flat nets of this kind */
};

/* What drives a flat net. */
struct fold_driver {
    uint32_t instance, pin; /* pin: place in the module's, + 1; 0: nothing does */
};

struct fold_cell {
    size_t instance, cell;
    size_t ends; /* cells that it stands for with their checked pins */
};

struct fold_port {
    size_t port; /* of the root's module */
    unsigned bit;
    uint32_t kind;
    size_t bits; /* of this port that it stands for */
};

struct fold {
    struct flat *flat;
    uint32_t *kind_of;          /* of a flat net, + 1; the kinds of constants have their numbers */
    struct fold_driver *driver; /* of a flat net */
    struct fold_kind *kinds;
    size_t nkinds;
    struct fold_cell *cells;
    size_t ncells;
    struct fold_port *ports;
    size_t nports;
    double (*loads)[FOLD_LOADS]; /* pF */
    size_t nloads;
};

/* Folds what is below module `root` of `n`, which must outlive it, with `load_pf` on each output.
 * Caller frees. */
struct fold *fold_make(const struct netlist *n, size_t root, double load_pf);
void fold_free(struct fold *f);

/* One flat module: cells i0, i1 and so on in the order of f->cells, ports p0, p1 and so on but for
 * input clk. Loads are cells of a library of their own; the others are to come from
 * liberty_write_weightless(). */
void fold_write_verilog(const struct fold *f, FILE *o);
void fold_write_loads(const struct fold *f, FILE *o);

/* Which cells of the library it has, by place in it. Caller frees. */
bool *fold_cells(const struct fold *f);

/* Ports whose name in the netlist matches a pattern (*, ?, [...]), and pins `pin` of the cells of
 * that name in any module, each behind a blank. */
void fold_write_ports(const struct fold *f, const char *pattern, FILE *o);
void fold_write_pins(const struct fold *f, const char *cell, const char *pin, FILE *o);

/* What a cell, pin or port of the folded netlist, "i7", "i7/Q" or "p3", is called in the netlist,
 * "u_a/held_reg[3]/Q" or "data[0]"; any other text is returned as it is. Caller frees. */
char *fold_name(const struct fold *f, const char *name);
/* The same for the pins of a path, from its start to its end: all of them on one path of the
 * netlist, which leads to the end that was kept. Each is replaced by its name (malloc'd, as it
 * was).
 */
void fold_name_path(const struct fold *f, char **pins[], size_t n);
/* For how many end points of the netlist it stands, and for how many nets that it drives: 0 of an
 * output whose nets another one drives. */
size_t fold_ends(const struct fold *f, const char *name);
size_t fold_nets(const struct fold *f, const char *name);

#endif
