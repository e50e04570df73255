/* Contents of blocks by number: those that were never written have a value of their own. */
#ifndef WS_MORPHEUS_CONTENTS_H
#define WS_MORPHEUS_CONTENTS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { BLOCK_WORDS = 32 };

struct content {
    uint32_t blk;
    bool there;
    uint32_t data[BLOCK_WORDS];
};

struct contents {
    struct content *table; /* open addressing; owned */
    size_t size, n;
    unsigned words; /* of a block; the others are zero */
};

void contents_clear(struct contents *b, unsigned words);
void contents_free(struct contents *b);
/* The block's value, to be read or changed; valid until the next call. */
uint32_t *contents_at(struct contents *b, uint32_t blk);
/* NULL if it is as it was at first. */
const uint32_t *contents_find(const struct contents *b, uint32_t blk);
/* The value that a block has at first. */
void contents_first(uint32_t blk, unsigned words, uint32_t data[BLOCK_WORDS]);

#endif
