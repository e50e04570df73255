#include "cmodel/cover.h"
#include "cmodel/util.h"

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
