/* Static wavefront limiting (Best-SWL of the CARS paper, V), for comparison only: of the SM, or of
 * each scheduler, only so many warps may issue, the oldest of those that have something to do and
 * do not wait at a barrier. A part of the SM that studies ask for; no hardware. */
#ifndef WS_SWL_H
#define WS_SWL_H

#include <stdbool.h>

/* sm_options.part, with a struct swl_options as part_arg. */
extern const struct sm_part swl_part;

struct swl_options {
    unsigned warps; /* at least 1 */
    bool of_sm;     /* of the SM, as the paper has it; not: of one scheduler, as simulators do */
};

#endif
