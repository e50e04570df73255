/* One slice of the second-level cache, in front of a DRAM channel: write-back; a sector that was
 * written in part is fetched when it is read. docs/memory.md, L2-*. */
#ifndef WS_L2_H
#define WS_L2_H

#include "cmodel/mem/config.h"
#include "cmodel/mem/l1.h"

struct l2;

/* Slice `slice` of channel `channel`. */
struct l2 *l2_create(const struct mem_config *c, unsigned channel, unsigned slice);
void l2_destroy(struct l2 *l);
/* L2-Q1: a packet from the interconnect that may be looked up from cycle `when` on. */
void l2_send(struct l2 *l, const struct packet *p, uint64_t when);
unsigned l2_queued(const struct l2 *l);
/* L2-F1: a sector from DRAM. */
void l2_fill(struct l2 *l, const struct packet *p);
/* L2-C1: one cycle: at most one packet that was waiting for a fill, and one that is looked up.
 * Replies go to `out`, with the cycle in which they may leave. */
void l2_cycle(struct l2 *l, uint64_t now, struct fifo *out);
/* L2-D1: the head of the queue to DRAM, or NULL; l2_sent() takes it away. */
const struct packet *l2_request(const struct l2 *l);
void l2_sent(struct l2 *l);
/* The next cycle after `now` in which l2_cycle() or l2_request() has something; UINT64_MAX: none.
 */
uint64_t l2_next(const struct l2 *l, uint64_t now);
const struct cache_counts *l2_counts(const struct l2 *l);

#endif
