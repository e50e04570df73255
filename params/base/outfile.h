/* Output appears whole or not at all: a temporary file in the same folder, then rename. */
#ifndef WS_OUTFILE_H
#define WS_OUTFILE_H

#include "params/base/diag.h"

struct outfile {
    FILE *f;
    char *path, *tmp;
};

/* Opens a temporary beside `path`. false after reporting. */
bool outfile_open(struct outfile *o, const char *path, struct diag *d);
/* Flushes, closes, renames. false (and no file) after reporting. */
bool outfile_commit(struct outfile *o, struct diag *d);
/* Drops the temporary. */
void outfile_abort(struct outfile *o);

/* Writes `len` bytes to path in that way. */
bool outfile_write(const char *path, const void *data, size_t len, struct diag *d);
/* Whole file into memory, NUL-terminated, *len without the NUL; NULL after reporting. */
char *file_read(const char *path, size_t *len, struct diag *d);
/* Creates a folder and its parents; false after reporting (e.g. a file is in the way). */
bool make_dirs(const char *path, struct diag *d);
/* Deletes a folder with all in it; missing is fine. */
bool remove_tree(const char *path);
/* A private folder (mode 0700) below $TMPDIR if that is an absolute path, else the system's, so
 * that children may run anywhere; `name` is part of its name. NULL after reporting. The caller
 * removes it with remove_tree() and frees the path. */
char *make_temp_dir(const char *name, struct diag *d);
/* printf into a fresh string; caller frees. Aborts when out of memory. */
char *strfmt(const char *fmt, ...) __attribute__((format(printf, 1, 2)));
/* malloc/calloc/realloc that abort when out of memory. */
void *xmalloc(size_t n);
void *xcalloc(size_t n, size_t size);
void *xrealloc(void *p, size_t n);
char *xstrdup(const char *s);

#endif
