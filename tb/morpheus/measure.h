/* One LLC partition under a stream of requests, by the controller's golden model cycle by cycle:
 * what `run` shows of it. The machine around is that of the studies (docs/results/morpheus.md),
 * conventional cache, memory, network and warps with their times and rates. */
#ifndef WS_MORPHEUS_MEASURE_H
#define WS_MORPHEUS_MEASURE_H

#include "cmodel/llc/partition.h"
#include "tb/system.h"

/* As system.measure. Of a trace's addresses a tenth are this partition's. */
size_t morpheus_measure(const struct system *s, const struct params *p,
                        const struct system_load *load, struct system_figure *f, struct diag *d);

/* The golden controller as the partition of partition.h: `ampere_morpheus_sized` with the machine's
 * rf_sets, rf_registers, queue, fills and joint, its times, 512 requests under way and 512 KiB of
 * conventional cache; no sets in L1, no compression. Requests of both sides wait apart (MC-S2).
 * Latencies by kind, stale and collisions are not told. False after reporting. */
bool morpheus_partition(const struct partition_config *c, const struct llc_stream *s,
                        struct partition_result *r, struct diag *d);

#endif
