/* Output appears whole or not at all: a temporary file in the same folder, which gets its name when
 * the run comes to its end (scratch_deliver(); at once without a guard, and in folders of the run's
 * own). */
#ifndef WS_OUTFILE_H
#define WS_OUTFILE_H

#include "base/diag.h"

struct outfile {
    FILE *f;
    char *path, *tmp;
};

/* Opens a temporary beside `path`; "-" is standard output. false after reporting. */
bool outfile_open(struct outfile *o, const char *path, struct diag *d);
/* Flushes, closes, delivers. false (and no file) after reporting. */
bool outfile_commit(struct outfile *o, struct diag *d);
/* Drops the temporary. */
void outfile_abort(struct outfile *o);

/* Whether `path` can be written, as far as that can be known without writing: to be asked before
 * long work. NULL and "-" (standard output) can. false after reporting. */
bool outfile_try(const char *path, struct diag *d);

/* Writes `len` bytes to path in that way. */
bool outfile_write(const char *path, const void *data, size_t len, struct diag *d);
enum { FILE_MOST = 256 << 20 };
/* Whole file into memory, NUL-terminated, *len without the NUL; NULL after reporting, also that it
 * has more than FILE_MOST bytes. */
char *file_read(const char *path, size_t *len, struct diag *d);
/* Creates a folder and its parents; false after reporting (e.g. a file is in the way). */
bool make_dirs(const char *path, struct diag *d);
/* A folder for several files. What of its path is made for it, and so is empty, goes again unless
 * outdir_keep() is called, and when the run is stopped. */
struct outdir {
    char *made; /* the first folder that was missing; NULL: none was */
};
/* Makes it and tries whether files can be made there; false after reporting. A NULL path is fine.
 */
bool outdir_open(struct outdir *o, const char *path, struct diag *d);
void outdir_keep(struct outdir *o);
void outdir_abort(struct outdir *o);

/* Deletes a folder with all in it; missing is fine. */
bool remove_tree(const char *path);

#endif
