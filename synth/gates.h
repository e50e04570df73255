/* A mapped netlist, flat, executed cycle by cycle by the functions of its cells, with the energy of
 * every change of a net. Cells have no delay: nothing glitches. */
#ifndef WS_GATES_H
#define WS_GATES_H

#include "synth/netlist.h"
#include "synth/tech.h"

struct gates;

/* What changes of a net are for. */
enum gates_class {
    GATES_CLOCK, /* nets of the clock, its gates, and what flip-flops take at their clock pins */
    GATES_STATE, /* outputs of flip-flops */
    GATES_LOGIC,
    GATES_CLASSES
};

/* All state zero, all inputs zero, the clock low. Borrows both. NULL after reporting a cell that
 * cannot be executed (set or reset in use, more than seven inputs) or a combinational loop.
 */
struct gates *gates_new(const struct netlist *n, const struct tech *t, struct diag *d);
void gates_free(struct gates *g);

/* Index of a port of the top, -1: there is none. */
int gates_port(const struct gates *g, const char *name);
/* Puts words on an input, bit 0 first; takes them from an output. Unused upper bits are zero. */
void gates_set(struct gates *g, int port, const uint32_t *words);
void gates_get(const struct gates *g, int port, uint32_t *words);
/* Everything that follows from state and inputs. */
void gates_settle(struct gates *g);
/* The clock edge of port `clk`; what follows from it is settled with the next inputs. */
void gates_edge(struct gates *g, int clk);

/* Parts: the top's own cells (0), then each module right below it, all its instances together. */
size_t gates_parts(const struct gates *g);
const char *gates_part_name(const struct gates *g, size_t part);
/* pJ so far, [part * GATES_CLASSES + class]. Accesses to memories are not in it. */
const double *gates_energy(const struct gates *g);

/* pJ of a cycle in the capacitance of nets that ports drive, the clock's among them. */
double gates_port_energy(const struct gates *g);

/* Changes of every net below the top's instance `cell` (NULL: of the whole) and the share of the
 * settled cycles in which it was high: `set` is called with each pin on it, as nl_write_verilog()
 * names it, "u_a/_U5_/Y", and with each input port of the instance's module. */
void gates_activity(const struct gates *g, const char *cell,
                    void (*set)(void *c, const char *pin, bool port, double changes, double high),
                    void *c);

#endif
