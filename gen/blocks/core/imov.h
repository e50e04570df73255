/* What an Indirect-MOV brings along and leaves in a collector, an ocu or a ccu: the constants by
 * which its warp's registers are found (OCU-M1, CCU-M1), and what became of its number. */
#ifndef WS_GEN_IMOV_H
#define WS_GEN_IMOV_H

#include "gen/blocks/core/props_rename.h"

/* Ports, of an instruction that is given. */
struct imov_given {
    sig imov, base, bound;   /* NULL without the Indirect-MOV */
    sig off, lim, offw, wrx; /* with renaming; offw, wrx: with rename.wrap */
};
/* Of the ports of a block whose contract has the rows of contract/core/imov_given.inc: the same. */
#define IMOV_GIVEN(ports) ((const struct imov_given *)&(ports)->alloc_imov)

/* Registers, of the instruction that is held. */
struct imov_held {
    sig imov, sent, zero, oob;
    struct rename_given cons; /* base; bound: k; with renaming more */
};

/* The look at its number in this cycle. */
struct imov_look {
    sig decides;          /* it is looked at */
    sig nothing, outside; /* it is no register; since the warp has fewer */
    sig writes, at;       /* it names what is written, NULL: never; where that is */
};

void imov_registers(struct hdl *h, const struct sizes *z, unsigned r0cs, const struct imov_given *g,
                    struct imov_held *q);
/* The clock edge. block: "OCU" or "CCU", whose rules -M1 and -M7 it is. */
void imov_next(struct hdl *h, const char *block, sig alloc, const struct imov_given *g,
               const struct imov_look *l, const struct imov_held *q);

#endif
