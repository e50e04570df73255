/* The known word that is nearest to a mistyped one. */
#include "base/nearest.h"
#include "base/mem.h"
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

static size_t min2(size_t a, size_t b)
{
    return a < b ? a : b;
}

size_t edit_distance(const char *a, const char *b)
{
    size_t na = strlen(a), nb = strlen(b), row = nb + 1;
    /* Three rows of the table: a swap looks back by two. */
    size_t *t = xcalloc(3 * row, sizeof *t);
    size_t *before = t, *last = t + row, *now = t + 2 * row;
    for (size_t j = 0; j <= nb; j++)
        last[j] = j;
    for (size_t i = 1; i <= na; i++) {
        now[0] = i;
        for (size_t j = 1; j <= nb; j++) {
            size_t best = min2(last[j], now[j - 1]) + 1;
            best = min2(best, last[j - 1] + (a[i - 1] != b[j - 1]));
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                best = min2(best, before[j - 2] + 1);
            now[j] = best;
        }
        size_t *spare = before;
        before = last;
        last = now;
        now = spare;
    }
    size_t distance = last[nb];
    free(t);
    return distance;
}

const char *nearest_word(const char *word, const char *const *words, size_t n)
{
    const char *best = NULL;
    size_t least = SIZE_MAX;
    for (size_t i = 0; i < n; i++) {
        size_t distance = edit_distance(word, words[i]);
        if (distance < least) {
            least = distance;
            best = words[i];
        }
    }
    return best;
}
