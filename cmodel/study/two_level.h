/* Two-level warp schedulers of earlier register-file caches, for comparison only (Malekeh VI-A,
 * Fig. 2 and 10): only warps of a small active set may be selected. A part of SM and register files
 * that studies ask for, with operand collector units; no cache, no hardware. docs/results/bow.md
 * has the decisions. */
#ifndef WS_TWO_LEVEL_H
#define WS_TWO_LEVEL_H

#include <stdbool.h>

/* sm_options.part, with a struct two_level_options as part_arg. */
extern const struct sm_part two_level_part;

struct two_level_options {
    unsigned active; /* warps of the active set of one scheduler */
    bool strands;    /* software RFC: a warp also leaves where a strand ends */
};

#endif
