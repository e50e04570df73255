/* A mapped, hierarchical netlist as Yosys writes it in JSON: counted, buffered, and written as
 * Verilog for OpenSTA and for the reader. */
#ifndef WS_NETLIST_H
#define WS_NETLIST_H

#include "base/diag.h"
#include "synth/liberty.h"
#include "synth/sram_model.h"
#include <jansson.h>
#include <stdint.h>
#include <stdio.h>

/* A net of a module, or a constant. */
enum { NET_ZERO = -1, NET_ONE = -2, NET_UNDEF = -3 };

struct nl_port {
    char *name;
    bool output;
    unsigned width;
    int *bits; /* nets, [0] is bit 0 */
};

/* A connection of a cell: `width` nets on one pin or port. */
struct nl_conn {
    char *port;
    bool output; /* the cell drives it */
    unsigned width;
    int *bits;
};

enum nl_kind { NL_LEAF, NL_CHILD, NL_MACRO };

struct nl_cell {
    char *name;
    enum nl_kind kind;
    const struct lib_cell *leaf; /* NL_LEAF */
    size_t index;                /* NL_CHILD: module; NL_MACRO: macro */
    char *holds; /* bit of the source that this flip-flop is, where none of its nets is called so:
                    its complement alone leaves it; NULL otherwise */
    struct nl_conn *conns;
    unsigned nconns;
};

struct nl_module {
    char *type;  /* name in the Yosys design */
    char *title; /* what the source calls it, with changed parameters in brackets; an identifier if
                    unique */
    struct nl_port *ports;
    size_t nports;
    struct nl_cell *cells;
    size_t ncells, cap;
    int nnets;
    char **net_names;      /* [nnets], public name or NULL */
    const double *wire_pf; /* [nnets], loads of wires that are timed, too; or NULL */
    uint64_t tree_buffers; /* added by nl_buffer(), in one instance, without those below */
    /* Filled by nl_count(). */
    uint64_t instances;               /* in the whole design */
    double cell_area;                 /* of its own leaf cells, um^2 */
    double area;                      /* with everything below, macros included */
    double macro_area;                /* the macros in it and below */
    double storage_area, buffer_area; /* of cell_area: flip-flops and latches, buffers */
    uint64_t own_cells, own_flops, own_latches, own_buffers;
    uint64_t own_gated; /* flip-flops whose clock is not the input clk, nor that inverted */
    uint64_t cells_below, flops_below, latches_below, macro_bits_below; /* itself included */
    uint64_t gated_below;
};

struct nl_macro {
    struct sram_macro m;
    char name[40];
    struct sram_figures fig;
    double input_pf, clock_pf; /* as its Liberty view states them */
    uint64_t declared;         /* instances by the manifest */
    uint64_t count;            /* instances in the netlist */
};

struct netlist {
    struct nl_module *mods; /* children before parents */
    size_t nmods;
    size_t top;
    struct nl_macro *macros;
    size_t nmacros;
    const struct liberty *lib;
};

/* A cell's attribute: see nl_cell.holds. */
#define NL_HOLDS "warpsmith_holds"

/* From the root of a Yosys JSON netlist. Cells must be in `lib`, be a module of the netlist, or one
 * of the `macros` (copied); anything else is an error, as is a module that contains itself. NULL
 * after reporting. Caller frees with nl_free(). The library must outlive it. */
struct netlist *nl_read(json_t *root, const char *top, const struct liberty *lib,
                        const struct nl_macro *macros, size_t nmacros, struct diag *d);
void nl_free(struct netlist *n);

/* What drives pin `pin` of the Verilog that nl_write_verilog() writes, "u_a/u_b/_U5_/Y", is called
 * in the source: the net's public name or port bit, or NULL if it has none or there is no such pin.
 * Caller frees. */
char *nl_net_of(const struct netlist *n, const char *pin);

/* What nl_write_verilog() calls each cell of a module, without escapes: one text per cell. Caller
 * frees them and the array. */
char **nl_cell_names(const struct nl_module *m);

/* The net of input clk, -1 if there is none. The nets that carry it, by number: itself, and what
 * inverters and buffers make of it (caller frees). Whether a cell is one of these, and whether a
 * leaf cell's clock pin is on such a net (true if none of its pins is marked as one). */
int nl_clock_net(const struct nl_module *m);
bool *nl_clock_nets(const struct nl_module *m);
bool nl_repeats_clock(const struct nl_cell *c, const bool *clock);
bool nl_is_clocked_by(const struct nl_cell *c, const bool *clock);

/* Areas, counts and instances, bottom-up. false after reporting a cell of unknown area. */
bool nl_count(struct netlist *n, struct diag *d);

/* Adds a leaf cell; *conns is copied, its arrays too. */
struct nl_cell *nl_add_cell(struct nl_module *m, const char *name, const struct lib_cell *leaf);
void nl_connect(struct nl_cell *c, const char *port, bool output, int net);
int nl_add_net(struct nl_module *m);

/* Structural Verilog: children first, one module each. NL_NO_CONSTANTS: output bits that are
 * constants are left without a driver. */
enum nl_text { NL_WHOLE, NL_NO_CONSTANTS };
void nl_write_verilog(const struct netlist *n, enum nl_text how, FILE *f);

#endif
