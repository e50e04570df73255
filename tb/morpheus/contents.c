/* Contents of blocks by number: those that were never written have a value of their own. */
#include "tb/morpheus/contents.h"
#include "base/mem.h"
#include "cmodel/rng.h"
#include <stdlib.h>
#include <string.h>

void contents_clear(struct contents *b, unsigned words)
{
    contents_free(b);
    *b = (struct contents){.words = words};
}

void contents_free(struct contents *b)
{
    free(b->table);
    b->table = NULL;
}

/* Every fourth block has small differences, so that compression meets all levels. */
void contents_first(uint32_t blk, unsigned words, uint32_t data[BLOCK_WORDS])
{
    uint64_t seed = mix64(blk);
    memset(data, 0, BLOCK_WORDS * sizeof *data);
    for (unsigned i = 0; i < words; i++) {
        uint32_t any = (uint32_t)mix64(seed + i);
        unsigned kind = (unsigned)(seed >> 60) % 4;
        data[i] = kind > 1 ? any : (uint32_t)seed + any % (kind ? 0x7f : 0x7fff);
    }
}

static struct content *slot_of(const struct contents *b, uint32_t blk)
{
    size_t at = (size_t)mix64(blk) & (b->size - 1);
    while (b->table[at].there && b->table[at].blk != blk)
        at = (at + 1) & (b->size - 1);
    return &b->table[at];
}

uint32_t *contents_at(struct contents *b, uint32_t blk)
{
    if (2 * (b->n + 1) > b->size) {
        struct contents old = *b;
        b->size = old.size ? 2 * old.size : 256;
        b->table = xcalloc(b->size, sizeof *b->table);
        for (size_t i = 0; i < old.size; i++)
            if (old.table[i].there)
                *slot_of(b, old.table[i].blk) = old.table[i];
        free(old.table);
    }
    struct content *v = slot_of(b, blk);
    if (!v->there) {
        v->there = true;
        v->blk = blk;
        b->n++;
        contents_first(blk, b->words, v->data);
    }
    return v->data;
}

const uint32_t *contents_find(const struct contents *b, uint32_t blk)
{
    const struct content *v = b->size ? slot_of(b, blk) : NULL;
    return v && v->there ? v->data : NULL;
}
