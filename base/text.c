/* Strings. */
#include "base/text.h"
#include "base/mem.h"
#include <stdarg.h>
#include <stdio.h>

char *strfmt(const char *fmt, ...)
{
    va_list ap;
    char *s = NULL;
    va_start(ap, fmt);
    int n = vasprintf(&s, fmt, ap);
    va_end(ap);
    if (n < 0)
        mem_ran_out();
    return s;
}
