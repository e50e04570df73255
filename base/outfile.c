/* Output appears whole or not at all. */
#include "base/outfile.h"
#include "base/mem.h"
#include "base/open.h"
#include "base/scratch.h"
#include "base/text.h"
#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* Creates the temporary next to the target, with the mode that open() gives a new file; mkstemp()
 * would leave results readable by their owner only. Noted before it is there, so that a run that is
 * stopped at any moment takes it along. */
static int create_beside(const char *target, char **tmp)
{
    const char *slash = strrchr(target, '/');
    int dir_len = slash ? (int)(slash - target + 1) : 0;
    char *before = strfmt("%.*s.%s.", dir_len, target, target + dir_len);
    *tmp = scratch_path(before, ".tmp");
    free(before);
    int fd = open(*tmp, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666), why = errno;
    if (fd < 0)
        scratch_keep(*tmp);
    errno = why;
    return fd;
}

bool outfile_open(struct outfile *o, const char *path, struct diag *d)
{
    memset(o, 0, sizeof *o);
    struct stat st;
    bool there = strcmp(path, "-") != 0 && stat(path, &st) == 0;
    if (there && S_ISDIR(st.st_mode)) {
        diag_error(d, "%s: is a folder (a file name is needed)", path);
        return false;
    }
    if (!*path || (there && access(path, W_OK) != 0)) {
        diag_error(d, "%s: cannot be written: %s", path, *path ? strerror(errno) : "no name");
        return false;
    }
    int fd;
    if (strcmp(path, "-") == 0) {
        o->path = xstrdup("standard output");
        fflush(stdout);
        fd = dup(STDOUT_FILENO);
    } else if (there && !S_ISREG(st.st_mode)) {
        /* A device or pipe must be written to, not replaced by a file. */
        o->path = xstrdup(path);
        fd = open(path, O_WRONLY | O_CLOEXEC);
    } else {
        /* Through a symbolic link: rename() would replace the link itself. */
        char *real = there ? realpath(path, NULL) : NULL;
        o->path = real ? real : xstrdup(path);
        fd = create_beside(o->path, &o->tmp);
    }
    if (fd >= 0)
        o->f = fdopen(fd, "wb");
    if (!o->f) {
        diag_error(d, "%s: cannot be written: %s", path, strerror(errno));
        if (fd >= 0)
            close(fd);
        outfile_abort(o);
        return false;
    }
    return true;
}

bool outfile_try(const char *path, struct diag *d)
{
    struct outfile o;
    if (!path || strcmp(path, "-") == 0)
        return true;
    struct stat st;
    if (stat(path, &st) == 0 && !S_ISREG(st.st_mode) && !S_ISDIR(st.st_mode)) {
        /* opening a pipe would wait for its reader, and the reader see its end */
        bool writable = access(path, W_OK) == 0;
        if (!writable)
            diag_error(d, "%s: cannot be written: %s", path, strerror(errno));
        return writable;
    }
    bool good = outfile_open(&o, path, d);
    if (good)
        outfile_abort(&o);
    return good;
}

bool outfile_commit(struct outfile *o, struct diag *d)
{
    errno = 0;
    bool ok = !ferror(o->f) && fflush(o->f) == 0;
    int why = errno;
    if (fclose(o->f) != 0 && ok) {
        ok = false;
        why = errno;
    }
    o->f = NULL;
    bool later = ok && o->tmp && scratch_deliver(o->tmp, o->path);
    if (ok && o->tmp && !later && rename(o->tmp, o->path) != 0) {
        ok = false;
        why = errno;
    }
    if (!ok) {
        diag_error(d, "%s: cannot be written: %s", o->path, strerror(why ? why : EIO));
    } else if (o->tmp) {
        if (!later)
            scratch_keep(o->tmp);
        o->tmp[0] = '\0'; /* nothing left to delete */
    }
    outfile_abort(o);
    return ok;
}

void outfile_abort(struct outfile *o)
{
    if (o->f)
        fclose(o->f);
    if (o->tmp && *o->tmp) {
        unlink(o->tmp);
        scratch_keep(o->tmp);
    }
    free(o->tmp);
    free(o->path);
    memset(o, 0, sizeof *o);
}

bool outfile_write(const char *path, const void *data, size_t len, struct diag *d)
{
    struct outfile o;
    if (!outfile_open(&o, path, d))
        return false;
    if (len)
        fwrite(data, 1, len, o.f); /* a failure is seen by outfile_commit() */
    return outfile_commit(&o, d);
}

char *file_read(const char *path, size_t *len, struct diag *d)
{
    FILE *f = file_open(path);
    if (!f) {
        diag_error(d, "%s: cannot be read: %s", path, file_open_error(errno));
        return NULL;
    }
    size_t n = 0, cap = 1 << 16, got;
    char *text = xmalloc(cap);
    while (n <= FILE_MOST && (got = fread(text + n, 1, cap - n - 1, f)) > 0) {
        n += got;
        if (n + 1 == cap) {
            cap *= 2;
            text = xrealloc(text, cap);
        }
    }
    if (ferror(f)) {
        diag_error(d, "%s: cannot be read: %s", path, strerror(errno));
        fclose(f);
        free(text);
        return NULL;
    }
    fclose(f);
    if (n > FILE_MOST) {
        diag_error(d, "%s: more than %d MiB: not read", path, FILE_MOST >> 20);
        free(text);
        return NULL;
    }
    text[n] = '\0';
    if (len)
        *len = n;
    return text;
}

bool make_dirs(const char *path, struct diag *d)
{
    char *p = xstrdup(path);
    bool ok = *p != '\0';
    if (!ok)
        diag_error(d, "the name of a folder is empty");
    for (char *end = p; ok && *end;) {
        end += strspn(end, "/");
        end += strcspn(end, "/");
        char kept = *end;
        *end = '\0';
        struct stat st;
        if (mkdir(p, 0777) != 0) {
            int why = errno;
            if (why == EEXIST && stat(p, &st) == 0)
                why = S_ISDIR(st.st_mode) ? 0 : ENOTDIR;
            if (why) {
                ok = false;
                bool whole = strcmp(path, p) == 0;
                diag_error(d, "%s%s%s: %s", path, whole ? "" : ": ", whole ? "" : p,
                           why == ENOTDIR ? "is a file (a folder is needed)" : strerror(why));
            }
        }
        *end = kept;
    }
    free(p);
    return ok;
}

/* The first folder of the path that is not there; NULL: all are. */
static char *first_missing(const char *path)
{
    char *p = xstrdup(path);
    for (char *end = p; *end;) {
        struct stat st;
        end += strspn(end, "/");
        end += strcspn(end, "/");
        char kept = *end;
        *end = '\0';
        if (lstat(p, &st) != 0 && errno == ENOENT)
            return p;
        *end = kept;
    }
    free(p);
    return NULL;
}

bool outdir_open(struct outdir *o, const char *path, struct diag *d)
{
    o->made = path ? first_missing(path) : NULL;
    if (o->made)
        scratch_note(o->made);
    char *probe = path ? strfmt("%s/probe", path) : NULL;
    bool good = !path || (make_dirs(path, d) && outfile_try(probe, d));
    free(probe);
    if (!good)
        outdir_abort(o);
    return good;
}

void outdir_keep(struct outdir *o)
{
    if (o->made && !scratch_deliver(o->made, o->made))
        scratch_keep(o->made);
    free(o->made);
    o->made = NULL;
}

void outdir_abort(struct outdir *o)
{
    if (o->made) {
        remove_tree(o->made);
        scratch_keep(o->made);
    }
    free(o->made);
    o->made = NULL;
}

static int remove_one(const char *path, const struct stat *st, int flag, struct FTW *ftw)
{
    (void)st, (void)flag, (void)ftw;
    return remove(path);
}

bool remove_tree(const char *path)
{
    struct stat st;
    if (lstat(path, &st) != 0)
        return errno == ENOENT;
    return nftw(path, remove_one, 16, FTW_DEPTH | FTW_PHYS) == 0;
}
