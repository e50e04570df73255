/* Addresses of the active lanes of an instruction, packed: a base, then nothing, a stride or the
 * differences from lane to lane, whichever is shortest. docs/memory.md, MA-*. */
#ifndef WS_LANES_H
#define WS_LANES_H

#include <stddef.h>
#include <stdint.h>

/* Records one behind the other; a record is named by its offset, which is never 0. */
struct lane_pool {
    uint32_t *words; /* owned */
    size_t n, cap;
};

void lane_pool_free(struct lane_pool *p);
/* MA-P1: adds the addresses of n active lanes (1..32) in lane order; returns the record's offset.
 */
size_t lanes_pack(struct lane_pool *p, const uint64_t *addr, unsigned n);
/* The address of the first lane. */
uint64_t lanes_first(const uint32_t *record);
/* MA-P1: the n addresses of a record. */
void lanes_unpack(const uint32_t *record, unsigned n, uint64_t *addr);

#endif
