/* The conventional last-level cache of one partition: tags and states of blocks, written back;
 * whole blocks, or sectors of 32 bytes of which only those asked for are fetched. */
#ifndef WS_LLC_H
#define WS_LLC_H

#include <stdbool.h>
#include <stdint.h>

enum { LLC_BLOCK = 128, LLC_SECTORS = 4, LLC_SECTOR = LLC_BLOCK / LLC_SECTORS };

struct llc;

struct llc_access {
    bool hit;              /* nothing had to be fetched, or a write needed nothing */
    unsigned fetched;      /* bytes from memory */
    unsigned written_back; /* bytes of a block that left */
};

/* Any number of bytes, in sets of `ways` blocks. Blocks have an addr_hash() of at least
 * `threshold`; of these values each set has an equal range. Any linear hash that shares a bit with
 * the side's choice would leave sets empty. */
struct llc *llc_create(uint64_t bytes, unsigned ways, bool sectored, uint32_t threshold);
void llc_destroy(struct llc *l);
/* `sectors`: those that are read, or written (whole); `fetch`: a write that changes only parts of
 * them, or an atomic. The oldest block of the set makes room. */
struct llc_access llc_access(struct llc *l, uint32_t blk, unsigned sectors, bool write, bool fetch);

#endif
