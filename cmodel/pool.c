/* Which items of an array that grows are free. */
#include "cmodel/pool.h"
#include "base/mem.h"

enum { FIRST_ITEMS = 64 };

void *pool_grow(struct pool *p, void *items, size_t size)
{
    uint32_t old = p->all;
    p->all = old ? 2 * old : FIRST_ITEMS;
    p->free = xrealloc(p->free, p->all * sizeof *p->free);
    for (uint32_t i = p->all; i-- > old;)
        pool_give(p, i);
    return xrealloc(items, p->all * size);
}
