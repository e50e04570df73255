/* Golden sides of the register file, and of systems around it: members of struct system. */
#ifndef WS_REGFILE_GOLDEN_H
#define WS_REGFILE_GOLDEN_H

#include "tb/system.h"

/* The unit of the SM's sub-core 0, or those of all its sub-cores, while the SM executes `work`
 * (borrowed). NULL after reporting. */
struct golden *golden_sm(const struct system *s, const struct params *p, struct work *work,
                         bool all_subcores, struct diag *d);

/* Stretches of random programs on the SM and stretches at the bare pins in turn, without end. NULL
 * after reporting. */
struct golden *golden_random(const struct system *s, const struct params *p, uint64_t seed,
                             bool all_subcores, struct diag *d);
struct golden *golden_random_stretch(const struct system *s, const struct params *p, uint64_t seed,
                                     uint64_t cycle, uint64_t *begin, struct work **work,
                                     struct diag *d);

struct golden *golden_recording(const struct system *s, const struct params *p, const char *path,
                                enum recording_pace pace, struct diag *d);

#endif
