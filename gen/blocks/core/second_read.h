/* The second read of a collector, an ocu or a ccu, of the register that an operand names: what an
 * Indirect-MOV brings along, the constants by which its warp's registers are found (OCU-M1,
 * CCU-M1), and what became of its number. Collectors have it and pass it on; what it does is in the
 * files whose names have imov in them. */
#ifndef WS_GEN_SECOND_READ_H
#define WS_GEN_SECOND_READ_H

#include "gen/blocks/core/props_rename.h"

/* Ports, of an instruction that is given. */
struct second_given {
    sig is, base, bound;     /* NULL without a second read */
    sig off, lim, offw, wrx; /* with renaming; offw, wrx: with rename.wrap */
};
/* Of the ports of a block whose contract has the rows of contract/core/imov_given.inc: the same. */
#define SECOND_GIVEN(ports) ((const struct second_given *)&(ports)->alloc_imov)

/* Registers, of the instruction that is held. */
struct second_held {
    sig is, sent, zero, oob;  /* is: the instruction has a second read */
    struct rename_given cons; /* base; bound: k; with renaming more */
};

/* The look at its number in this cycle. */
struct second_look {
    sig decides;          /* it is looked at */
    sig nothing, outside; /* it is no register; since the warp has fewer */
    sig writes, at;       /* it names what is written, NULL: never; where that is */
};

void second_registers(struct hdl *h, const struct sizes *z, unsigned r0cs,
                      const struct second_given *g, struct second_held *q);
/* OCU-M3, CCU-M3: what is held does not wait for its number. */
sig second_is_known(const struct second_held *q);
/* The clock edge. block: "OCU" or "CCU", whose rules -M1 and -M7 it is. */
void second_next(struct hdl *h, const char *block, sig alloc, const struct second_given *g,
                 const struct second_look *l, const struct second_held *q);

/* OCU-M1, CCU-M1: the operands that such an instruction may have. */
sig props_second_slots(const struct sizes *z, sig src);

#endif
