/* Diagnostics: one clear line per problem, `file:line: key = value: what is wrong (what would be
 * right)`. */
#include "base/diag.h"
#include "base/mem.h"
#include "base/text.h"
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void diag_init(struct diag *d, FILE *stream)
{
    memset(d, 0, sizeof *d);
    d->stream = stream;
}

void diag_free(struct diag *d)
{
    for (size_t i = 0; i < d->n; i++)
        free(d->lines[i]);
    free(d->lines);
    d->lines = NULL;
    d->n = d->cap = 0;
}

void diag_move(struct diag *d, struct diag *from)
{
    if (from->n)
        d->lines = xrealloc(d->lines, (d->cap = d->n + from->n) * sizeof *d->lines);
    for (size_t i = 0; i < from->n; i++) {
        d->lines[d->n++] = from->lines[i];
        if (d->stream)
            fprintf(d->stream, "%s\n", from->lines[i]);
    }
    d->errors += from->errors;
    d->warnings += from->warnings;
    if (from->status > d->status)
        d->status = from->status;
    free(from->lines);
    diag_init(from, from->stream);
}

/* Messages quote what the user gave; a newline or an escape sequence in it must not break the rule
 * of one line per problem, nor reach the terminal. */
static void keep_printable(char *s)
{
    for (; *s; s++)
        if ((unsigned char)*s < 0x20 || *s == 0x7f)
            *s = '?';
}

/* Takes ownership of line. */
static void add(struct diag *d, int status, char *line)
{
    keep_printable(line);
    d->lines = xgrow(d->lines, d->n + 1, &d->cap, sizeof *d->lines);
    d->lines[d->n++] = line;
    if (status == WS_OK)
        d->warnings++;
    else
        d->errors++;
    if (status > d->status)
        d->status = status;
    if (d->stream)
        fprintf(d->stream, "%s\n", line);
}

static char *format(const char *prefix, const char *fmt, va_list ap)
    __attribute__((format(printf, 2, 0)));

static char *format(const char *prefix, const char *fmt, va_list ap)
{
    va_list count;
    va_copy(count, ap);
    int n = vsnprintf(NULL, 0, fmt, count);
    va_end(count);
    size_t head = strlen(prefix), body = n > 0 ? (size_t)n : 0;
    char *line = xmalloc(head + body + 1);
    memcpy(line, prefix, head + 1);
    vsnprintf(line + head, body + 1, fmt, ap);
    return line;
}

void diag_error(struct diag *d, const char *fmt, ...)
{
    va_list ap;
    va_start(ap, fmt);
    add(d, WS_BAD_INPUT, format("", fmt, ap));
    va_end(ap);
}

void diag_no_tool(struct diag *d, const char *tool, const char *package)
{
    add(d, WS_NO_TOOL,
        strfmt("%s: not found on PATH (it is in the Debian package %s)", tool, package));
}

void diag_failed(struct diag *d, const char *fmt, ...)
{
    va_list ap;
    va_start(ap, fmt);
    add(d, WS_CHECK_FAILED, format("", fmt, ap));
    va_end(ap);
}

void diag_warn(struct diag *d, const char *fmt, ...)
{
    va_list ap;
    va_start(ap, fmt);
    add(d, WS_OK, format("warning: ", fmt, ap));
    va_end(ap);
}
