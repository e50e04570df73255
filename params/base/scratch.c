#include "params/base/scratch.h"
#include "params/base/outfile.h"
#include <dirent.h>
#include <errno.h>
#include <inttypes.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

/* The environment is what the processes of a run share from the start; tools see it too, so that
 * what they leave when they are killed lies in the same folder. */
#define RUN_FOLDER "WARPSMITH_RUN"
#define NOTE "noted-"

static const char *base_folder(void)
{
    const char *base = getenv("TMPDIR");
    return base && *base == '/' ? base : P_tmpdir;
}

void scratch_begin(void)
{
    struct timespec t;
    clock_gettime(CLOCK_REALTIME, &t);
    char *dir = strfmt("%s/warpsmith-%ld-%lx%05lx", base_folder(), (long)getpid(), (long)t.tv_sec,
                       t.tv_nsec / 1000);
    setenv(RUN_FOLDER, dir, 1);
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

/* The link that notes `path`; its name follows from the path. */
static char *note_of(const char *run, const char *path)
{
    uint64_t hash = 0xcbf29ce484222325; /* FNV-1a */
    for (; *path; path++)
        hash = (hash ^ (unsigned char)*path) * 0x100000001b3;
    return strfmt("%s/" NOTE "%016" PRIx64, run, hash);
}

static char *absolute(const char *path)
{
    char *here = *path == '/' ? NULL : getcwd(NULL, 0);
    char *whole = here ? strfmt("%s/%s", here, path) : xstrdup(path);
    free(here);
    return whole;
}

void scratch_note(const char *path)
{
    const char *run = scratch_folder();
    if (!run)
        return;
    char *whole = absolute(path), *note = note_of(run, whole);
    int noted = symlink(whole, note);
    (void)noted; /* a full disk: then the path is only removed by who made it */
    free(note);
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

static void remove_noted(const char *run)
{
    DIR *list = opendir(run);
    for (struct dirent *e; list && (e = readdir(list));) {
        if (strncmp(e->d_name, NOTE, strlen(NOTE)) != 0)
            continue;
        char target[PATH_MAX], *note = strfmt("%s/%s", run, e->d_name);
        ssize_t n = readlink(note, target, sizeof target - 1);
        if (n > 0) {
            target[n] = '\0';
            remove_tree(target);
        }
        free(note);
    }
    if (list)
        closedir(list);
}

void scratch_end(void)
{
    const char *run = getenv(RUN_FOLDER);
    struct stat st;
    if (!run || lstat(run, &st) != 0 || !S_ISDIR(st.st_mode) || st.st_uid != geteuid())
        return;
    remove_noted(run);
    remove_tree(run);
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
