/* One LLC partition under a stream of requests, by the controller's golden model cycle by cycle:
 * what `run` shows of it. The machine around is that of the studies (docs/morpheus-studies.md),
 * conventional cache, memory, network and warps with their times and rates. */
#ifndef WS_MORPHEUS_MEASURE_H
#define WS_MORPHEUS_MEASURE_H

#include "tb/system.h"

/* As system.measure. Of a trace's addresses a tenth are this partition's. */
size_t morpheus_measure(const struct system *s, const struct params *p,
                        const struct system_load *load, struct system_figure *f, struct diag *d);

#endif
