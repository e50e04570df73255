/* What a run of the program leaves on the way and must not leave behind. */
#include "base/scratch.h"
#include "base/diag.h"
#include "base/mem.h"
#include "base/outfile.h"
#include "base/text.h"
#include <dirent.h>
#include <errno.h>
#include <inttypes.h>
#include <limits.h>
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
#define NOTE "noted-"
#define WHOLE "whole-"

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

/* The link of a kind for `path`; its name follows from the path. */
static char *link_of(const char *run, const char *kind, const char *path)
{
    uint64_t hash = 0xcbf29ce484222325; /* FNV-1a */
    for (; *path; path++)
        hash = (hash ^ (unsigned char)*path) * 0x100000001b3;
    return strfmt("%s/%s%016" PRIx64, run, kind, hash);
}

static char *note_of(const char *run, const char *path)
{
    return link_of(run, NOTE, path);
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
    bool noted = false;
    char *folder = xstrdup(path), *slash;
    while (!noted && (slash = strrchr(folder, '/')) && slash > folder) {
        struct stat st;
        *slash = '\0';
        char *note = note_of(run, folder);
        noted = strcmp(folder, run) == 0 || lstat(note, &st) == 0;
        free(note);
    }
    free(folder);
    return noted;
}

static void note_whole(const char *run, const char *whole)
{
    char *note = note_of(run, whole);
    int noted = symlink(whole, note);
    (void)noted; /* a full disk: then the path is only removed by who made it */
    free(note);
}

void scratch_note(const char *path)
{
    const char *run = scratch_folder();
    if (!run)
        return;
    char *whole = absolute(path);
    if (!in_noted(run, whole))
        note_whole(run, whole);
    free(whole);
}

void scratch_keep(const char *path)
{
    const char *run = getenv(RUN_FOLDER);
    if (!run)
        return;
    char *whole = absolute(path), *note = note_of(run, whole);
    unlink(note);
    free(note);
    free(whole);
}

bool scratch_deliver(const char *path, const char *to)
{
    const char *run = getenv(DELIVERS) ? scratch_folder() : NULL;
    if (!run)
        return false;
    char *from = absolute(path), *target = absolute(to), *whole = link_of(run, WHOLE, from);
    bool good = !in_noted(run, target);
    if (good) {
        note_whole(run, from);
        good = symlink(target, whole) == 0;
    }
    free(whole);
    free(target);
    free(from);
    return good;
}

/* Where a link of the run leads; false if that cannot be told. */
static bool follow(const char *run, const char *kind, const char *hash, char target[PATH_MAX])
{
    char *link = strfmt("%s/%s%s", run, kind, hash);
    ssize_t n = readlink(link, target, PATH_MAX - 1);
    target[n > 0 ? n : 0] = '\0';
    free(link);
    return n > 0;
}

static bool remove_noted(const char *run, const char *hash)
{
    char target[PATH_MAX];
    return follow(run, NOTE, hash, target) && remove_tree(target);
}

/* Gives what is whole its name, and so takes it from what is removed. */
static bool deliver(const char *run, const char *hash)
{
    char from[PATH_MAX], to[PATH_MAX];
    if (!follow(run, WHOLE, hash, to) || !follow(run, NOTE, hash, from))
        return false;
    if (strcmp(from, to) != 0 && rename(from, to) != 0) {
        fprintf(stderr, "%s: cannot be written: %s\n", to, strerror(errno));
        return false;
    }
    scratch_keep(from);
    return true;
}

/* All of the run's links of a kind. */
static bool each(const char *run, const char *kind, bool (*act)(const char *run, const char *hash))
{
    bool good = true;
    DIR *list = opendir(run);
    for (struct dirent *e; list && (e = readdir(list));)
        if (starts_with(e->d_name, kind))
            good &= act(run, e->d_name + strlen(kind));
    if (list)
        closedir(list);
    return good;
}

bool scratch_end(bool good)
{
    const char *run = getenv(RUN_FOLDER);
    struct stat st;
    if (!run || lstat(run, &st) != 0 || !S_ISDIR(st.st_mode) || st.st_uid != geteuid())
        return true;
    bool delivered = !good || each(run, WHOLE, deliver);
    each(run, NOTE, remove_noted);
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
