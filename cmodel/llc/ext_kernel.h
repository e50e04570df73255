/* One warp of the extended cache's kernel with its set: serves a row of the warp status table on
 * real blocks, in registers that may hold them compressed. What it sends to memory is left to the
 * caller, who does it before he reports the row complete. Morpheus 4.2, 4.3.1. */
#ifndef WS_EXT_KERNEL_H
#define WS_EXT_KERNEL_H

#include "cmodel/llc/ext_set.h"

/* Operations of a row, as on the controller's ports. */
enum ext_op { EXT_RD, EXT_WR, EXT_PWR, EXT_ATOM, EXT_RED, EXT_FILL, EXT_FLUSH };
/* What an atomic does to each word whose four bytes are in the mask. Unsigned; 32 bits. */
enum ext_atomic {
    EXT_ADD,
    EXT_MIN,
    EXT_MAX,
    EXT_INC, /* 0 where the old value is at least the operand, otherwise one more */
    EXT_DEC, /* the operand where the old value is 0 or above it, otherwise one less */
    EXT_AND,
    EXT_OR,
    EXT_XOR,
    EXT_EXCHANGE,
    EXT_ATOMICS
};

enum { EXT_MASK_WORDS = BD_SEGMENTS / 8 };

struct ext_row {
    enum ext_op op;
    bool marker;
    uint32_t tag;
    enum ext_atomic atomic;
    uint32_t mask[EXT_MASK_WORDS]; /* a bit for each byte: of PWR, ATOM, RED */
    uint32_t payload[BD_SEGMENTS]; /* of WR, PWR, ATOM, RED, FILL */
};

struct ext_report {
    bool hit;                   /* the block was there */
    uint32_t data[BD_SEGMENTS]; /* of RD; of ATOM the old block */
    bool all_touched;           /* every valid block since the last marker */
    bool carry;
    uint32_t carry_tag;
};

struct ext_eviction {
    uint32_t tag;
    uint32_t data[BD_SEGMENTS];
};

struct ext_kernel;

/* carry_after: services without a swap before a report carries a tag; the kernel sees a swap by its
 * marker. */
struct ext_kernel *ext_kernel_create(const struct ext_shape *shape, bool carry,
                                     unsigned carry_after);
void ext_kernel_destroy(struct ext_kernel *k);
void ext_kernel_clear(struct ext_kernel *k);
const struct ext_set *ext_kernel_set(const struct ext_kernel *k);

/* The row needs the block from memory: RD, PWR, ATOM, RED of one that is not there. */
bool ext_kernel_fetches(const struct ext_kernel *k, const struct ext_row *row);
/* `fetched`: the block, if ext_kernel_fetches(). */
void ext_kernel_serve(struct ext_kernel *k, const struct ext_row *row, const uint32_t *fetched,
                      struct ext_report *report);
/* Written blocks that left in the last ext_kernel_serve() or ext_kernel_epoch(), in order. */
size_t ext_kernel_evictions(const struct ext_kernel *k, const struct ext_eviction **list);
/* End of an epoch: registers are divided anew. */
void ext_kernel_epoch(struct ext_kernel *k);
/* The same within the last service: what leaves follows what left then. */
void ext_kernel_serve_epoch(struct ext_kernel *k);

/* One word of an atomic. */
uint32_t ext_atomic(enum ext_atomic op, uint32_t old, uint32_t operand);
/* What PWR and atomics make of a block; the same for whoever holds it. */
void ext_change(uint32_t block[BD_SEGMENTS], const struct ext_row *row);

#endif
