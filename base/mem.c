/* Memory that is there or ends the program. */
#include "base/mem.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void mem_ran_out(void)
{
    fputs("warpsmith: out of memory\n", stderr);
    abort();
}

static void *or_abort(void *p)
{
    if (!p)
        mem_ran_out();
    return p;
}

void *xmalloc(size_t n)
{
    return or_abort(malloc(n ? n : 1));
}

void *xcalloc(size_t n, size_t size)
{
    return or_abort(calloc(n ? n : 1, size ? size : 1));
}

void *xrealloc(void *p, size_t n)
{
    return or_abort(realloc(p, n ? n : 1));
}

void *xgrow(void *array, size_t n, size_t *cap, size_t size)
{
    if (n <= *cap)
        return array;
    *cap = n < 32 ? 64 : 2 * n;
    return xrealloc(array, *cap * size);
}

char *xstrdup(const char *s)
{
    return or_abort(strdup(s));
}

FILE *xmemstream(char **text, size_t *len)
{
    FILE *f = open_memstream(text, len);
    if (!f)
        mem_ran_out();
    return f;
}

void xmemclose(FILE *f)
{
    if (fclose(f) != 0)
        mem_ran_out();
}

void program_defect(const char *what)
{
    fprintf(stderr, "warpsmith: a defect of the program: %s\n", what);
    abort();
}
