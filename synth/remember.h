/* Results of synthesis tools, kept between runs in the cache (base/cache.h) under the hash of all
 * that went into them. Where there is no cache, nothing is kept and everything is done again. */
#ifndef WS_REMEMBER_H
#define WS_REMEMBER_H

#include "base/sha256.h"
#include <stddef.h>

/* The text that is kept as `kind` under the key, NUL-terminated, or NULL. Caller frees. */
char *remembered(const char *kind, const char key[65], size_t *len);
void remember(const char *kind, const char key[65], const char *text, size_t len);

/* Adds the version of a tool, what it prints with `option`; the tool's name if it prints none. */
void remember_version(struct sha256 *h, const char *tool, const char *option);

#endif
