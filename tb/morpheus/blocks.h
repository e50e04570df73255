/* Contents of blocks by number: those that were never written have a value of their own. */
#ifndef WS_MORPHEUS_BLOCKS_H
#define WS_MORPHEUS_BLOCKS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { BLOCK_WORDS = 32 };

struct block_value {
    uint32_t blk;
    bool there;
    uint32_t data[BLOCK_WORDS];
};

struct blocks {
    struct block_value *table; /* open addressing; owned */
    size_t size, n;
    unsigned words; /* of a block; the others are zero */
};

void blocks_clear(struct blocks *b, unsigned words);
void blocks_free(struct blocks *b);
/* The block's value, to be read or changed; valid until the next call. */
uint32_t *blocks_at(struct blocks *b, uint32_t blk);
/* NULL if it is as it was at first. */
const uint32_t *blocks_find(const struct blocks *b, uint32_t blk);
/* The value that a block has at first. */
void blocks_first(uint32_t blk, unsigned words, uint32_t data[BLOCK_WORDS]);

#endif
