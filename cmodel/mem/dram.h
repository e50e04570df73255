/* One memory channel: a queue, out of which requests to open rows go first, banks with row buffers,
 * a data bus. Times are core cycles at its interface. docs/memory.md, DR-*. */
#ifndef WS_DRAM_H
#define WS_DRAM_H

#include "cmodel/mem/config.h"
#include "cmodel/mem/packet.h"

struct dram;

struct dram_counts {
    uint64_t reads, writes; /* sectors */
    uint64_t row_hits, row_misses;
    uint64_t bus_cycles; /* DRAM cycles in which the data bus is busy */
};

struct dram *dram_create(const struct mem_config *c);
void dram_destroy(struct dram *d);

/* DR-Q1: whether it takes another request; those on the way to it count. */
bool dram_room(const struct dram *d);
void dram_send(struct dram *d, const struct packet *p, uint64_t now);
/* Everything up to cycle `now`. Reads that are done go to `out`, with the cycle of their arrival.
 */
void dram_run(struct dram *d, uint64_t now, struct fifo *out);
/* The next cycle in which dram_run() has something to do; UINT64_MAX: none. */
uint64_t dram_next(const struct dram *d);
const struct dram_counts *dram_counts(const struct dram *d);

#endif
