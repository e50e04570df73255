/* What is kept between runs, built simulators and mapped modules: folders named by the hash of all
 * that went into them. */
#ifndef WS_CACHE_H
#define WS_CACHE_H

#include "base/diag.h"

/* The cache folder, made if it is missing: $WARPSMITH_CACHE, else $XDG_CACHE_HOME/warpsmith, else
 * $HOME/.cache/warpsmith. NULL after reporting. Caller frees. */
char *cache_dir(struct diag *d);

/* Path of entry `key` if it is there and as it was built, else NULL; one that is not is dropped,
 * with a warning. Caller frees. */
char *cache_find(const char *dir, const char *key, struct diag *d);

/* A fresh folder beside the entries, to build in, which goes with the run. Also drops what nobody
 * has used for long: entries after two months, left-over building folders after a day. NULL after
 * reporting. Caller frees. */
char *cache_begin(const char *dir, struct diag *d);

/* Turns the folder `tmp` into entry `key`, whole or not at all. When another process was faster,
 * its entry stays and `tmp` is deleted. Returns the path of the entry, or NULL after reporting.
 * Caller frees. */
char *cache_commit(const char *dir, const char *key, const char *tmp, struct diag *d);

#endif
