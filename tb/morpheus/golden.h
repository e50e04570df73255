/* Golden sides of the controller of an LLC partition, and what else the test bench asks a system
 * for. */
#ifndef WS_MORPHEUS_GOLDEN_H
#define WS_MORPHEUS_GOLDEN_H

#include "tb/morpheus/surroundings.h"
#include "tb/search.h"

/* The surroundings that go with these parameters. */
struct surroundings_config morpheus_surroundings(const struct params *p);

struct golden *morpheus_golden(const struct system *s, const struct params *p, uint64_t seed,
                               bool all_units, struct diag *d);
/* Requests of the work's addresses, behind the L1 of an SM, again and again from its beginning. */
struct golden *morpheus_golden_traces(const struct system *s, const struct params *p,
                                      struct work *work, bool all_units, struct diag *d);
struct golden *morpheus_golden_stretch(const struct system *s, const struct params *p,
                                       uint64_t seed, uint64_t cycle, uint64_t *begin,
                                       struct work **work, struct diag *d);

extern const struct script_driver morpheus_driver;
extern const struct recorder_ops morpheus_recorder;
extern const struct shrink_ops morpheus_shrink;

#endif
