/* What a conservation law, an assumption of a block's page or the value oracle has found wrong. */
#include "cmodel/failure.h"
#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

__attribute__((format(printf, 7, 0))) static void note(struct failure *f, enum failure_kind kind,
                                                       const char *said, unsigned unit,
                                                       uint64_t cycle, const char *name,
                                                       const char *fmt, va_list ap)
{
    if (f->kind != FAILURE_NONE)
        return;
    *f = (struct failure){.kind = kind, .unit = unit, .of_sm = f->of_sm, .cycle = cycle};
    snprintf(f->rule, sizeof f->rule, "%.*s", (int)strcspn(said, ":"), said);
    int n = snprintf(f->text, sizeof f->text, "%s: %s cycle=%" PRIu64, name, said, cycle);
    if (n > 0 && (size_t)n < sizeof f->text)
        vsnprintf(f->text + n, sizeof f->text - (size_t)n, fmt, ap);
}

void failure_oracle(struct failure *f, const char *rule, unsigned unit, uint64_t cycle,
                    const char *fmt, ...)
{
    va_list ap;
    va_start(ap, fmt);
    note(f, FAILURE_ORACLE, rule, unit, cycle, "oracle", fmt, ap);
    va_end(ap);
}

void failure_law(struct failure *f, const char *said, unsigned unit, uint64_t cycle,
                 const char *fmt, ...)
{
    va_list ap;
    va_start(ap, fmt);
    note(f, FAILURE_LAW, said, unit, cycle, "law", fmt, ap);
    va_end(ap);
}

bool failure_alike(const struct failure *a, const struct failure *b)
{
    return a->kind == b->kind && strcmp(a->rule, b->rule) == 0;
}
