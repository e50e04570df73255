/* Reading .ini text: libinih finds the keys; around it stands what inih does silently (cutting long
 * lines, ignoring text after a section, joining indented lines) or does not say (line numbers). */
#ifndef WS_INIFILE_H
#define WS_INIFILE_H

#include "base/diag.h"

/* Receives what a file holds, in its order. */
struct ini_events {
    void *user;
    void (*section)(void *user, const char *section, unsigned line);
    /* section is "" before the first one. */
    void (*pair)(void *user, const char *section, const char *name, const char *value,
                 unsigned line);
};

/* Reports every line that is not a section, a pair, a comment or blank as `name:line: ...`.
 * `text` holds `len` bytes and a NUL. */
void ini_read(const char *name, const char *text, size_t len, const struct ini_events *e,
              struct diag *d);

#endif
