/* Where a function of the library reports to: the caller's errors, or none. */
#include "lib/errors.h"
#include "base/mem.h"
#include "base/version.h"
#include <stdlib.h>

const char *warpsmith_version(void)
{
    return version_full();
}

struct diag *report_begin(warpsmith_errors *e, struct diag *own)
{
    if (e)
        return (struct diag *)e;
    diag_init(own, NULL);
    return own;
}

void report_end(warpsmith_errors *e, struct diag *own)
{
    if (!e)
        diag_free(own);
}

bool has_params(const warpsmith_params *p, struct diag *d)
{
    if (!p)
        diag_error(d, "NULL in place of parameters: what should have made them has failed");
    return p != NULL;
}

warpsmith_errors *warpsmith_errors_new(void)
{
    struct diag *d = xcalloc(1, sizeof *d);
    diag_init(d, NULL);
    return (warpsmith_errors *)d;
}

void warpsmith_errors_free(warpsmith_errors *e)
{
    if (e)
        diag_free((struct diag *)e);
    free(e);
}

int warpsmith_errors_status(const warpsmith_errors *e)
{
    return ((const struct diag *)e)->status;
}

size_t warpsmith_errors_count(const warpsmith_errors *e)
{
    return ((const struct diag *)e)->n;
}

const char *warpsmith_errors_line(const warpsmith_errors *e, size_t i)
{
    const struct diag *d = (const struct diag *)e;
    return i < d->n ? d->lines[i] : NULL;
}

void warpsmith_errors_clear(warpsmith_errors *e)
{
    diag_free((struct diag *)e);
    diag_init((struct diag *)e, NULL);
}

void warpsmith_string_free(char *s)
{
    free(s);
}
