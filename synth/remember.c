/* Results of synthesis tools, kept between runs in the cache (base/cache.h) under the hash of all
 * that went into them. */
#include "synth/remember.h"
#include "base/cache.h"
#include "base/diag.h"
#include "base/outfile.h"
#include "base/proc.h"
#include "base/text.h"
#include <stdlib.h>
#include <string.h>

static char *name_of(const char *kind, const char key[65])
{
    return strfmt("synth-%s-%.40s", kind, key);
}

char *remembered(const char *kind, const char key[65], size_t *len)
{
    struct diag quiet;
    diag_init(&quiet, NULL);
    char *dir = cache_dir(&quiet), *name = name_of(kind, key), *text = NULL;
    char *entry = dir ? cache_find(dir, name, &quiet) : NULL;
    if (entry) {
        char *path = strfmt("%s/text", entry);
        text = file_read(path, len, &quiet);
        free(path);
    }
    free(entry);
    free(name);
    free(dir);
    diag_free(&quiet);
    return text;
}

void remember(const char *kind, const char key[65], const char *text, size_t len)
{
    struct diag quiet;
    diag_init(&quiet, NULL);
    char *dir = cache_dir(&quiet), *name = name_of(kind, key);
    char *tmp = dir ? cache_begin(dir, &quiet) : NULL;
    if (tmp) {
        char *path = strfmt("%s/text", tmp);
        if (outfile_write(path, text, len, &quiet))
            free(cache_commit(dir, name, tmp, &quiet));
        free(path);
    }
    free(tmp);
    free(name);
    free(dir);
    diag_free(&quiet);
}

void remember_version(struct sha256 *h, const char *tool, const char *option)
{
    enum { VERSION_SECONDS = 20 }; /* a tool that hangs has none */
    const char *argv[] = {tool, option, NULL};
    struct proc_result r;
    struct diag quiet;
    diag_init(&quiet, NULL);
    char *path = proc_which(tool);
    sha256_text(h, path ? path : tool);
    if (path && proc_run_for(VERSION_SECONDS, argv, NULL, &r, &quiet) == WS_OK) {
        sha256_text(h, r.out);
        proc_result_free(&r);
    }
    free(path);
    diag_free(&quiet);
}
