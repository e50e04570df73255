/* The library: packages of Verilog, written to a folder. */
#include "gen/package.h"
#include "base/mem.h"
#include "lib/errors.h"
#include <stdlib.h>

struct warpsmith_package {
    struct package k;
};

warpsmith_package *warpsmith_package_new(const warpsmith_params *p, const char *block,
                                         const char *prefix, warpsmith_errors *e)
{
    struct diag own, *d = report_begin(e, &own);
    warpsmith_package *k = xcalloc(1, sizeof *k);
    if (!has_params(p, d) ||
        package_build((const struct params *)p, block, prefix, &k->k, d) != WS_OK) {
        warpsmith_package_free(k);
        k = NULL;
    }
    report_end(e, &own);
    return k;
}

void warpsmith_package_free(warpsmith_package *k)
{
    if (k)
        package_free(&k->k);
    free(k);
}

size_t warpsmith_package_files(const warpsmith_package *k)
{
    return k->k.n;
}

const char *warpsmith_package_name(const warpsmith_package *k, size_t i)
{
    return i < k->k.n ? k->k.files[i].name : NULL;
}

const char *warpsmith_package_text(const warpsmith_package *k, size_t i, size_t *len)
{
    if (len)
        *len = i < k->k.n ? k->k.files[i].len : 0;
    return i < k->k.n ? k->k.files[i].text : NULL;
}

bool warpsmith_package_is_verilog(const warpsmith_package *k, size_t i)
{
    return i < k->k.n && k->k.files[i].verilog;
}

int warpsmith_package_write(const warpsmith_params *p, const char *block, const char *prefix,
                            const char *dir, bool force, warpsmith_errors *e)
{
    struct diag own, *d = report_begin(e, &own);
    int status = has_params(p, d) ? WARPSMITH_OK : WARPSMITH_BAD_INPUT;
    if (status == WARPSMITH_OK)
        status = package_update((const struct params *)p, block, prefix, dir, force, d);
    report_end(e, &own);
    return status;
}
