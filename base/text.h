/* Strings. */
#ifndef WS_TEXT_H
#define WS_TEXT_H

#include <stdbool.h>
#include <string.h>

/* printf into a fresh string; caller frees. Aborts when out of memory. */
char *strfmt(const char *fmt, ...) __attribute__((format(printf, 1, 2)));
/* Whether `s` begins with `with`. */
static inline bool starts_with(const char *s, const char *with)
{
    return strncmp(s, with, strlen(with)) == 0;
}
/* Whether `s` is something that `with` follows, as the name of a file its extension. */
static inline bool ends_with(const char *s, const char *with)
{
    size_t n = strlen(s), k = strlen(with);
    return n > k && strcmp(s + n - k, with) == 0;
}

#endif
