/* Which items of an array that grows are free. The one that was given back last is taken first, new
 * ones in ascending order. The items are the caller's. */
#ifndef WS_POOL_H
#define WS_POOL_H

#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

struct pool {
    uint32_t *free;  /* owned; [all], of which the first n are free items */
    uint32_t n, all; /* all: items of the array */
};

/* When none is free: more items, of `size` bytes each. Gives the array, which may have moved. */
void *pool_grow(struct pool *p, void *items, size_t size);

/* Only while n is not 0. */
static inline uint32_t pool_take(struct pool *p)
{
    return p->free[--p->n];
}

static inline void pool_give(struct pool *p, uint32_t item)
{
    p->free[p->n++] = item;
}

static inline void pool_free(struct pool *p)
{
    free(p->free);
    *p = (struct pool){0};
}

#endif
