/* What is kept between runs, built simulators and mapped modules: folders named by the hash of all
 * that went into them. */
#include "base/cache.h"
#include "base/diag.h"
#include "base/mem.h"
#include "base/outfile.h"
#include "base/scratch.h"
#include "base/sha256.h"
#include "base/text.h"
#include <dirent.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>
#include <utime.h>

char *cache_dir(struct diag *d)
{
    const char *own = getenv("WARPSMITH_CACHE"), *xdg = getenv("XDG_CACHE_HOME"),
               *home = getenv("HOME");
    char *dir;
    if (own && *own)
        dir = xstrdup(own);
    else if (xdg && *xdg)
        dir = strfmt("%s/warpsmith", xdg);
    else if (home && *home)
        dir = strfmt("%s/.cache/warpsmith", home);
    else {
        diag_error(d, "no place for what is kept between runs (set WARPSMITH_CACHE to a folder)");
        return NULL;
    }
    if (!make_dirs(dir, d)) {
        free(dir);
        return NULL;
    }
    /* Tools run in other folders, so the path must hold from everywhere. */
    char *absolute = realpath(dir, NULL);
    if (!absolute)
        diag_error(d, "%s: %s", dir, strerror(errno));
    free(dir);
    return absolute;
}

/* The file of an entry that holds the sum of the others. */
#define SUM "sum"

static int is_content(const struct dirent *e)
{
    return e->d_name[0] != '.' && strcmp(e->d_name, SUM) != 0;
}

/* Headers that a compiler has precompiled: so large that reading them costs more than they save,
 * and text stands beside them for a compiler that does not like them. Their length must be right.
 */
static bool is_precompiled(const char *name)
{
    return ends_with(name, ".gch");
}

/* Adds one file to the sum; false after reporting. */
static bool add_file(struct sha256 *h, const char *path, struct diag *d)
{
    size_t len = 0;
    struct stat st;
    if (is_precompiled(path)) {
        bool there = stat(path, &st) == 0;
        if (there)
            sha256_add(h, &st.st_size, sizeof st.st_size);
        else
            diag_error(d, "%s: %s", path, strerror(errno));
        return there;
    }
    char *text = file_read(path, &len, d);
    sha256_add(h, &len, sizeof len);
    if (text)
        sha256_add(h, text, len);
    free(text);
    return text != NULL;
}

/* Sum of all files of a folder; false after reporting. */
static bool sum_of(const char *folder, char hex[65], struct diag *d)
{
    struct dirent **names;
    struct sha256 h;
    int n = scandir(folder, &names, is_content, alphasort);
    bool good = n >= 0;
    if (!good)
        diag_error(d, "%s: %s", folder, strerror(errno));
    sha256_init(&h);
    for (int i = 0; i < n; i++) {
        char *path = strfmt("%s/%s", folder, names[i]->d_name);
        sha256_text(&h, names[i]->d_name);
        good = good && add_file(&h, path, d);
        free(path);
        free(names[i]);
    }
    if (n >= 0)
        free(names);
    sha256_hex(&h, hex);
    return good;
}

/* Whether an entry is as it was built: a full disk or a crash of the machine may have cut it short,
 * and a shared object that is too short ends its user with SIGBUS. */
static bool is_whole(const char *entry)
{
    char hex[65], *path = strfmt("%s/" SUM, entry), *text = NULL;
    struct diag quiet;
    diag_init(&quiet, NULL);
    size_t len;
    bool whole = sum_of(entry, hex, &quiet) && (text = file_read(path, &len, &quiet)) &&
                 strcmp(text, hex) == 0;
    free(text);
    free(path);
    diag_free(&quiet);
    return whole;
}

static char *fresh_name(const char *dir)
{
    char *before = strfmt("%s/building-", dir), *path = scratch_path(before, "");
    free(before);
    return path;
}

/* Out of the way first: another process may be using it. */
static void drop_entry(const char *dir, const char *path)
{
    char *away = fresh_name(dir);
    if (rename(path, away) == 0)
        remove_tree(away);
    scratch_keep(away);
    free(away);
}

char *cache_find(const char *dir, const char *key, struct diag *d)
{
    struct stat st;
    char *path = strfmt("%s/%s", dir, key);
    if (stat(path, &st) == 0 && S_ISDIR(st.st_mode)) {
        if (is_whole(path)) {
            utime(path, NULL); /* so that whoever cleans up sees what is in use */
            return path;
        }
        diag_warn(d, "%s: damaged; it is built again", path);
        drop_entry(dir, path);
    }
    free(path);
    return NULL;
}

static void drop_unused(const char *dir)
{
    enum { DAY = 24 * 60 * 60 };
    DIR *list = opendir(dir);
    time_t now = time(NULL);
    for (struct dirent *e; list && (e = readdir(list));) {
        bool building = strncmp(e->d_name, "building-", 9) == 0;
        if (!building && strncmp(e->d_name, "verilator-", 10) != 0 &&
            strncmp(e->d_name, "icarus-", 7) != 0 && strncmp(e->d_name, "synth-", 6) != 0 &&
            strncmp(e->d_name, "runtime-", 8) != 0)
            continue; /* not ours */
        char *path = strfmt("%s/%s", dir, e->d_name);
        struct stat st;
        if (stat(path, &st) == 0 && now - st.st_mtime > (building ? 1 : 60) * DAY)
            remove_tree(path);
        free(path);
    }
    if (list)
        closedir(list);
}

char *cache_begin(const char *dir, struct diag *d)
{
    drop_unused(dir);
    char *tmp = fresh_name(dir);
    if (mkdir(tmp, 0700) == 0)
        return tmp;
    diag_error(d, "%s: %s", tmp, strerror(errno));
    scratch_keep(tmp);
    free(tmp);
    return NULL;
}

char *cache_commit(const char *dir, const char *key, const char *tmp, struct diag *d)
{
    char hex[65], *path = strfmt("%s/%s", dir, key), *sum = strfmt("%s/" SUM, tmp);
    bool good = sum_of(tmp, hex, d) && outfile_write(sum, hex, strlen(hex), d);
    free(sum);
    if (good && rename(tmp, path) == 0) {
        scratch_keep(tmp);
        return path;
    }
    bool there = good && (errno == ENOTEMPTY || errno == EEXIST);
    if (good && !there)
        diag_error(d, "%s: %s", path, strerror(errno));
    remove_tree(tmp);
    scratch_keep(tmp);
    if (there)
        return path;
    free(path);
    return NULL;
}
