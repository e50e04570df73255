/* The folder of a sweep: a file for every result, which appears whole or not at all, and a lock for
 * every one that is being made, which goes with the process that holds it. */
#include "sweep/store.h"
#include "base/outfile.h"
#include "base/text.h"
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

char *store_path(const char *dir, const char *what, const char *key, const char *end)
{
    return strfmt("%s/%s/%s%s", dir, what, key, end);
}

static char *point_path(const char *dir, const char *key)
{
    return store_path(dir, "points", key, ".json");
}

bool store_open(const char *dir, struct diag *d)
{
    static const char *const folders[] = {"points", "reports", "locks"};
    bool good = true;
    for (size_t i = 0; i < sizeof folders / sizeof *folders && good; i++) {
        char *path = strfmt("%s/%s", dir, folders[i]);
        good = make_dirs(path, d);
        if (good && access(path, W_OK | X_OK) != 0) {
            diag_error(d, "%s: cannot be written: %s", path, strerror(errno));
            good = false;
        }
        free(path);
    }
    return good;
}

json_t *store_get(const char *dir, const char *key)
{
    char *path = point_path(dir, key);
    json_t *j = json_load_file(path, 0, NULL);
    free(path);
    return j;
}

/* A file gets its name when it is whole and on the disk, so that to be there is enough. */
bool store_has(const char *dir, const char *key)
{
    char *path = point_path(dir, key);
    bool there = access(path, F_OK) == 0;
    free(path);
    return there;
}

void store_drop(const char *dir, const char *key)
{
    char *path = point_path(dir, key);
    unlink(path);
    free(path);
}

/* A lock of the open file, not of the process: other threads are locked out, too. */
static bool lock_whole(int fd)
{
    struct flock whole = {.l_type = F_WRLCK, .l_whence = SEEK_SET};
    return fcntl(fd, F_OFD_SETLK, &whole) == 0;
}

/* Whether the file that is locked is the one that has the name: its last holder may have removed
 * it. */
static bool still_named(int fd, const char *path)
{
    struct stat mine, named;
    return fstat(fd, &mine) == 0 && stat(path, &named) == 0 && mine.st_ino == named.st_ino &&
           mine.st_dev == named.st_dev;
}

bool store_settled(const char *dir, const char *key)
{
    bool there = store_has(dir, key);
    if (there) {
        char *path = store_path(dir, "locks", key, "");
        unlink(path);
        free(path);
    }
    return there;
}

enum store_take store_take(const char *dir, const char *key, int *lock, struct diag *d)
{
    *lock = -1;
    if (store_settled(dir, key))
        return STORE_THERE;
    char *path = store_path(dir, "locks", key, "");
    enum store_take got = STORE_MINE;
    int fd = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0666);
    if (fd < 0) {
        diag_error(d, "%s: cannot be written: %s", path, strerror(errno));
        got = STORE_WRONG;
    } else if (!lock_whole(fd) || !still_named(fd, path)) {
        got = STORE_BUSY;
    } else if (store_has(dir, key)) {
        got = STORE_THERE;
        unlink(path);
    }
    if (got == STORE_MINE)
        *lock = fd;
    else if (fd >= 0)
        close(fd);
    free(path);
    return got;
}

bool store_put(const char *dir, const char *key, json_t *result, struct diag *d)
{
    /* One name per key, which its lock guards: what a killed process left is written over. */
    char *path = point_path(dir, key), *temporary = strfmt("%s.tmp", path);
    char *text = json_dumps(result, JSON_INDENT(2) | JSON_REAL_PRECISION(12));
    json_decref(result);
    FILE *f = text ? fopen(temporary, "wbe") : NULL;
    bool good = f && fputs(text, f) >= 0 && fputc('\n', f) != EOF && fflush(f) == 0 &&
                fsync(fileno(f)) == 0;
    if (f)
        good = fclose(f) == 0 && good;
    good = good && rename(temporary, path) == 0;
    if (!good) {
        diag_error(d, "%s: cannot be written: %s", path, strerror(errno));
        unlink(temporary);
    }
    free(text);
    free(temporary);
    free(path);
    return good;
}

void store_give(const char *dir, const char *key, int lock)
{
    if (lock < 0)
        return;
    char *path = store_path(dir, "locks", key, "");
    if (store_has(dir, key))
        unlink(path);
    close(lock);
    free(path);
}

void store_log(const char *dir, const char *what, const char *key)
{
    char *path = strfmt("%s/log", dir), host[256] = "", when[32];
    struct tm tm;
    time_t now = time(NULL);
    gmtime_r(&now, &tm);
    strftime(when, sizeof when, "%Y-%m-%dT%H:%M:%SZ", &tm);
    gethostname(host, sizeof host - 1);
    /* One write: lines of others do not come between. */
    int fd = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0666);
    char *line = strfmt("%s %s %ld %s %s\n", when, host, (long)getpid(), what, key);
    if (fd >= 0) {
        ssize_t written = write(fd, line, strlen(line));
        (void)written; /* the log is for readers; the results are in their files */
        close(fd);
    }
    free(line);
    free(path);
}
