/* Liberty text to tree; inner header of the reader. */
#ifndef WS_LIB_PARSE_H
#define WS_LIB_PARSE_H

#include "synth/liberty.h"

struct lib_chunk;

/* Zeroed memory that lives as long as the library. */
void *lib_alloc(struct lib_chunk **arena, size_t n);
void lib_arena_free(struct lib_chunk *arena);

/* Parses `text` (NUL-terminated; `path` for messages) and returns the library group, or NULL after
 * reporting. All strings are copied into the arena. */
struct lib_node *lib_parse(const char *text, const char *path, struct lib_chunk **arena,
                           struct diag *d);

/* Whether an argument reads the same without quotes. */
bool lib_bare_word(const char *s);

/* First child of that name, or NULL. */
const struct lib_node *lib_child(const struct lib_node *n, const char *name);
/* Value of a simple attribute, or NULL. */
const char *lib_attr(const struct lib_node *n, const char *name);

#endif
