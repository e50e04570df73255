/* The first-level data cache of an SM: banks with a queue as long as their latency, tags, MSHRs, a
 * queue of what goes below. Write-through, but where local memory is kept; a sector that was
 * written in part is fetched when it is read. docs/memory.md, LC-*. */
#ifndef WS_L1_H
#define WS_L1_H

#include "cmodel/mem/config.h"
#include "cmodel/mem/mshr.h"

enum { MOST_L1_BANKS = 32 };

struct cache_counts { /* accesses by sector */
    uint64_t read_hits, read_pending, read_misses;
    uint64_t write_hits, write_pending, write_misses;
    uint64_t fills, written_back; /* sectors */
    uint64_t blocked;             /* cycles in which an access could not go on */
};

struct l1;

struct l1 *l1_create(const struct mem_config *c);
void l1_destroy(struct l1 *l);
/* LC-I1: invalid, beside so much shared memory; nothing may be on its way. */
void l1_begin(struct l1 *l, uint64_t shared_bytes);

/* LC-B1, LC-B2: enters the bank of its sector; false if that took one in this cycle, or is full. */
bool l1_enter(struct l1 *l, const struct packet *p, uint64_t now);
/* LC-T*: the accesses that have come to the end of their banks' queues. Tokens of reads that hit go
 * to `hits`; returns how many. */
unsigned l1_lookup(struct l1 *l, uint64_t now, uint32_t hits[MOST_L1_BANKS]);
/* LC-Q1: the packet at the head of the miss queue, or NULL; l1_sent() takes it away. */
const struct packet *l1_request(const struct l1 *l);
void l1_sent(struct l1 *l);
/* LC-F1: a sector from below; those who wait for it are ready in l1_waiting(). */
void l1_fill(struct l1 *l, uint64_t addr);
struct mshr *l1_waiting(struct l1 *l);

/* The next cycle after `now` in which l1_lookup() or l1_request() has something; UINT64_MAX: none.
 */
uint64_t l1_next(const struct l1 *l, uint64_t now);
bool l1_idle(const struct l1 *l);
const struct cache_counts *l1_counts(const struct l1 *l);

#endif
