/* Golden sides of the core: members of struct system. */
#ifndef WS_CORE_GOLDEN_H
#define WS_CORE_GOLDEN_H

#include "tb/system.h"

/* While the SM executes `work` (borrowed): one unit, all its sub-cores in it. NULL after reporting.
 */
struct golden *golden_core(const struct system *s, const struct params *p, struct work *work,
                           bool all_units, struct diag *d);
/* Random programs on the SM, one after the other with a reset between them, without end. NULL after
 * reporting. */
struct golden *golden_core_random(const struct system *s, const struct params *p, uint64_t seed,
                                  bool all_units, struct diag *d);

#endif
