/* What lies behind the L1 caches: the interconnect, the slices of L2, the DRAM channels; for one SM
 * or several, each at a port of its own. docs/memory.md, IC-*. */
#ifndef WS_MEMORY_H
#define WS_MEMORY_H

#include "cmodel/mem/dram.h"
#include "cmodel/mem/l2.h"

struct memory;

struct memory_counts {
    struct cache_counts l2;
    struct dram_counts dram;
    uint64_t packets_in, packets_out; /* of the interconnect, over all ports */
};

struct memory *memory_create(const struct mem_config *c, unsigned ports);
void memory_destroy(struct memory *m);

/* IC-P1: whether the port takes another packet for that address. */
bool memory_room(const struct memory *m, unsigned port, uint64_t addr, uint64_t now);
/* IC-P2: one packet per cycle leaves the port; those in between wait. */
void memory_send(struct memory *m, const struct packet *p, uint64_t now);
/* One cycle of everything behind the ports, before the SMs' own. Cycles before memory_next() may be
 * left out. */
void memory_cycle(struct memory *m, uint64_t now);
/* IC-R1: the reply that has reached the port in this cycle or before, or NULL; memory_taken() takes
 * it away. */
const struct packet *memory_reply(const struct memory *m, unsigned port, uint64_t now);
void memory_taken(struct memory *m, unsigned port);
/* Cycle of the next reply at the port that is on its way in the interconnect; UINT64_MAX: none. */
uint64_t memory_arrival(const struct memory *m, unsigned port);
/* The next cycle in which memory_cycle() has something to do; UINT64_MAX: never, unless sent to. */
uint64_t memory_next(const struct memory *m);
bool memory_idle(const struct memory *m);
void memory_counts(const struct memory *m, struct memory_counts *c);

#endif
