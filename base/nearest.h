/* The known word that is nearest to a mistyped one. */
#ifndef WS_NEAREST_H
#define WS_NEAREST_H

#include <stddef.h>

/* Number of single-character insertions, deletions, replacements and swaps of neighbours that turn
 * a into b. */
size_t edit_distance(const char *a, const char *b);

/* Of n words the one with the smallest distance to `word`, the first of several; NULL if n = 0.
 * Points into words. */
const char *nearest_word(const char *word, const char *const *words, size_t n);

#endif
