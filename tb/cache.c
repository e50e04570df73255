#include "tb/cache.h"
#include "params/base/outfile.h"
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
        diag_error(d, "no place for built simulators (set WARPSMITH_CACHE to a folder)");
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

char *cache_find(const char *dir, const char *key)
{
    struct stat st;
    char *path = strfmt("%s/%s", dir, key);
    if (stat(path, &st) == 0 && S_ISDIR(st.st_mode)) {
        utime(path, NULL); /* so that whoever cleans up sees what is in use */
        return path;
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
            strncmp(e->d_name, "icarus-", 7) != 0 && strncmp(e->d_name, "runtime-", 8) != 0)
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
    char *tmp = strfmt("%s/building-XXXXXX", dir);
    if (!mkdtemp(tmp)) {
        diag_error(d, "%s: %s", tmp, strerror(errno));
        free(tmp);
        return NULL;
    }
    return tmp;
}

char *cache_commit(const char *dir, const char *key, const char *tmp, struct diag *d)
{
    char *path = strfmt("%s/%s", dir, key);
    if (rename(tmp, path) == 0)
        return path;
    if (errno == ENOTEMPTY || errno == EEXIST) {
        remove_tree(tmp);
        return path;
    }
    diag_error(d, "%s: %s", path, strerror(errno));
    remove_tree(tmp);
    free(path);
    return NULL;
}
