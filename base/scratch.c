/* What a run of the program leaves on the way and must not leave behind. */
#include "base/scratch.h"
#include "base/diag.h"
#include "base/mem.h"
#include "base/outfile.h"
#include "base/text.h"
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

/* The environment is what the processes of a run share from the start; tools see it too, so that
 * what they leave when they are killed lies in the same folder. */
#define RUN_FOLDER "WARPSMITH_RUN"
#define DELIVERS "WARPSMITH_RUN_DELIVERS"
#define JOURNAL "journal"

/* The journal has, in the order of time, records of a mark and two paths, each with a NUL. */
enum mark {
    NOTED = '+', /* goes when the run ends, */
    KEPT = '-',  /* or no longer */
    WHOLE = '=', /* becomes the second path when the run has come to a good end */
};

struct record {
    enum mark mark;
    const char *path, *to;
};

static const char *base_folder(void)
{
    const char *base = getenv("TMPDIR");
    return base && *base == '/' ? base : P_tmpdir;
}

void scratch_begin(bool delivers)
{
    struct timespec t;
    clock_gettime(CLOCK_REALTIME, &t);
    char *dir = strfmt("%s/warpsmith-%ld-%lx%05lx", base_folder(), (long)getpid(), (long)t.tv_sec,
                       t.tv_nsec / 1000);
    setenv(RUN_FOLDER, dir, 1);
    if (delivers)
        setenv(DELIVERS, "1", 1);
    else
        unsetenv(DELIVERS);
    free(dir);
}

const char *scratch_folder(void)
{
    const char *dir = getenv(RUN_FOLDER);
    if (!dir || mkdir(dir, 0700) == 0)
        return dir;
    /* made by an earlier call, and not by somebody else */
    struct stat st;
    return errno == EEXIST && lstat(dir, &st) == 0 && S_ISDIR(st.st_mode) && st.st_uid == geteuid()
               ? dir
               : NULL;
}

/* The next record of the journal from *at on; false: there is none. */
static bool next_record(const char **at, const char *end, struct record *r)
{
    if (*at >= end)
        return false;
    *r = (struct record){(enum mark) * *at, *at + 1, NULL};
    r->to = r->path + strlen(r->path) + 1;
    *at = r->to < end ? r->to + strlen(r->to) + 1 : end;
    return *at <= end && r->to < end;
}

/* One write at the end of the file, whoever else writes; a part of it (the disk is full) is taken
 * back. false: it is not there. */
static bool append(const char *run, enum mark mark, const char *path, const char *to)
{
    char *name = strfmt("%s/" JOURNAL, run);
    int fd = open(name, O_WRONLY | O_APPEND | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0600);
    free(name);
    if (fd < 0)
        return false;
    size_t len = strlen(path) + strlen(to) + 3;
    char *record = strfmt("%c%s%c%s", mark, path, 0, to);
    struct stat before;
    bool known = fstat(fd, &before) == 0;
    bool good = known && write(fd, record, len) == (ssize_t)len;
    if (known && !good) {
        int back = ftruncate(fd, before.st_size);
        (void)back; /* nothing is left to try */
    }
    free(record);
    close(fd);
    return good;
}

/* NULL: nothing is noted. */
static char *read_journal(const char *run, size_t *len)
{
    struct diag quiet;
    diag_init(&quiet, NULL);
    char *name = strfmt("%s/" JOURNAL, run), *text = file_read(name, len, &quiet);
    free(name);
    diag_free(&quiet);
    return text;
}

static char *absolute(const char *path)
{
    char *here = *path == '/' ? NULL : getcwd(NULL, 0);
    char *whole = here ? strfmt("%s/%s", here, path) : xstrdup(path);
    free(here);
    return whole;
}

/* Whether a folder of the path goes if the run is stopped. */
static bool in_noted(const char *run, const char *path)
{
    size_t len, n = strlen(path);
    if (starts_with(path, run) && path[strlen(run)] == '/')
        return true;
    char *text = read_journal(run, &len);
    if (!text)
        return false;
    bool *noted = xcalloc(n + 1, sizeof *noted); /* by the length of the folder's name */
    bool any = false;
    struct record r;
    for (const char *at = text; next_record(&at, text + len, &r);) {
        size_t of = strlen(r.path);
        if (of < n && path[of] == '/' && strncmp(path, r.path, of) == 0)
            noted[of] = r.mark != KEPT;
    }
    for (size_t i = 0; i < n; i++)
        any |= noted[i];
    free(noted);
    free(text);
    return any;
}

void scratch_note(const char *path)
{
    const char *run = scratch_folder();
    if (!run)
        return;
    char *whole = absolute(path);
    if (!in_noted(run, whole)) {
        bool noted = append(run, NOTED, whole, "");
        (void)noted; /* a full disk: then the path is only removed by who made it */
    }
    free(whole);
}

void scratch_keep(const char *path)
{
    const char *run = getenv(RUN_FOLDER);
    if (!run)
        return;
    char *whole = absolute(path);
    if (!in_noted(run, whole)) { /* else it never was */
        bool kept = append(run, KEPT, whole, "");
        (void)kept; /* without a journal nothing was noted */
    }
    free(whole);
}

bool scratch_deliver(const char *path, const char *to)
{
    const char *run = getenv(DELIVERS) ? scratch_folder() : NULL;
    if (!run)
        return false;
    char *from = absolute(path), *target = absolute(to);
    bool good = !in_noted(run, target) && append(run, WHOLE, from, target);
    free(target);
    free(from);
    return good;
}

/* Of a record, whether a later one takes it back or repeats it. */
static bool is_over(const struct record *r, const char *at, const char *end)
{
    struct record later;
    while (next_record(&at, end, &later))
        if (strcmp(later.path, r->path) == 0)
            return true;
    return false;
}

/* Gives what is whole its name, or says why not and removes it. */
static bool deliver(const struct record *r)
{
    if (strcmp(r->path, r->to) == 0 || rename(r->path, r->to) == 0)
        return true;
    fprintf(stderr, "%s: cannot be written: %s\n", r->to, strerror(errno));
    remove_tree(r->path);
    return false;
}

/* What is delivered leaves its folder before that is removed. */
static bool settle(const char *run, bool good)
{
    size_t len;
    char *text = read_journal(run, &len);
    const char *end = text ? text + len : NULL;
    bool delivered = true;
    struct record r;
    for (int removing = 0; removing < 2; removing++)
        for (const char *at = text; text && next_record(&at, end, &r);) {
            bool gets_name = r.mark == WHOLE && good;
            if (r.mark == KEPT || is_over(&r, at, end))
                continue;
            if (gets_name && !removing)
                delivered &= deliver(&r);
            else if (!gets_name && removing)
                remove_tree(r.path);
        }
    free(text);
    return delivered;
}

bool scratch_end(bool good)
{
    const char *run = getenv(RUN_FOLDER);
    struct stat st;
    if (!run || lstat(run, &st) != 0 || !S_ISDIR(st.st_mode) || st.st_uid != geteuid())
        return true;
    bool delivered = settle(run, good);
    remove_tree(run);
    return delivered;
}

char *scratch_path(const char *before, const char *after)
{
    const char *run = getenv(RUN_FOLDER), *word = run ? strrchr(run, '-') : NULL;
    for (unsigned i = 0;; i++) {
        struct stat st;
        char *path = strfmt("%s%ld%s-%u%s", before, (long)getpid(), word ? word : "", i, after);
        if (lstat(path, &st) != 0) {
            scratch_note(path);
            return path;
        }
        free(path);
    }
}

char *make_temp_dir(const char *name, struct diag *d)
{
    const char *run = scratch_folder();
    if (!run && (run = getenv(RUN_FOLDER))) {
        diag_error(d, "%s: %s (TMPDIR names the folder for temporary files)", run, strerror(errno));
        return NULL;
    }
    char *dir = strfmt("%s/%s-XXXXXX", run ? run : base_folder(), name);
    if (mkdtemp(dir))
        return dir;
    diag_error(d, "%s: %s (TMPDIR names the folder for temporary files)", dir, strerror(errno));
    free(dir);
    return NULL;
}
