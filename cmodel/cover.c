/* Cover points: how often a rule's situation has occurred at a clock edge. */
#include "cmodel/cover.h"
#include "base/mem.h"
#include "cmodel/util.h"
#include <stdlib.h>

struct cover_point *cover_new(const struct cover_rules *lists, size_t nlists)
{
    size_t n = 0;
    for (size_t i = 0; i < nlists; i++)
        n += lists[i].n;
    struct cover_point *points = xcalloc(n, sizeof *points), *at = points;
    for (size_t i = 0; i < nlists; i++)
        for (size_t j = 0; j < lists[i].n; j++)
            (at++)->rule = lists[i].ids[j];
    return points;
}

void *block_head_new(size_t size, const struct cover_rules *rules)
{
    struct block_head *m = xcalloc(1, size);
    *m = (struct block_head){cover_new(rules, 1), rules->n};
    return m;
}

void block_head_free(void *model)
{
    struct block_head *m = model;
    if (m)
        free(m->cover);
    free(m);
}

const struct cover_point *block_head_cover(const void *model, size_t *n)
{
    const struct block_head *m = model;
    *n = m->ncover;
    return m->cover;
}
