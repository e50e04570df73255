/* Which registers an instruction reads and writes: for the files of the expansion. */
#ifndef WS_OPERANDS_H
#define WS_OPERANDS_H

#include <stdbool.h>

/* Which registers an instruction reads and writes, as far as there is a choice; all false: what the
 * hardware does. The others are those of Accel-Sim (docs/results/accelsim.md). */
struct operand_rules {
    bool listed;     /* of pairs and vectors the first register only, as a trace lists them */
    bool hmma_pairs; /* with listed: but two of every operand of a tensor instruction */
    bool merge;      /* a register that is named twice is read once */
    bool zero;       /* R255 as a source is read: register 1 stands in for it */
};

#endif
