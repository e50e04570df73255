/* What a cell of the library does, as tables made of its Liberty functions. */
#ifndef WS_CELL_TABLE_H
#define WS_CELL_TABLE_H

#include "synth/netlist.h"
#include "synth/tech.h"
#include <stdint.h>

enum { CELL_INPUTS = 7, CELL_OUTPUTS = 3, CELL_STATES = 1 << (CELL_INPUTS + 1) };

enum cell_kind { CELL_COMBINATIONAL, CELL_FLOP, CELL_LATCH, CELL_GATE /* of a clock */ };

/* Tables are indexed by the inputs, bit i is input i; the bit behind the last input is the state.
 */
struct cell_table {
    const struct lib_cell *cell;
    enum cell_kind kind;
    unsigned nin, nout;
    const struct lib_pin *in[CELL_INPUTS], *out[CELL_OUTPUTS];
    const char *state[2]; /* names of the state and of its complement, or NULL */
    uint8_t value[CELL_OUTPUTS][CELL_STATES];
    uint8_t next[CELL_STATES], open[CELL_STATES]; /* of a flip-flop or latch; `open`: its clock or
                                                     enable */
    uint8_t forced[CELL_STATES]; /* of a flip-flop or latch: it is set or reset at once */
};

/* Fills *t, which starts zeroed. false: more pins than there is room for, or a function that cannot
 * be read. */
bool cell_table(struct cell_table *t, const struct lib_cell *c, const struct tech *tech);
/* Whether the constants at the pins of a cell keep it from ever being set or reset at once, so that
 * `next` and `open` are all that it does. */
bool cell_is_tied(const struct cell_table *t, const struct nl_cell *c);

#endif
