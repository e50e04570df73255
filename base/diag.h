/* Diagnostics: one clear line per problem, `file:line: key = value: what is wrong (what would be
 * right)`. Errors are data: a function that can fail takes a struct diag and says why there. */
#ifndef WS_DIAG_H
#define WS_DIAG_H

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

/* Exit statuses of the command line contract. */
enum { WS_OK = 0, WS_CHECK_FAILED = 1, WS_BAD_INPUT = 2, WS_NO_TOOL = 3 };

/* A list of messages; messages are printed as they come to `stream` (NULL: only kept). */
struct diag {
    FILE *stream;
    char **lines; /* owned; without newline */
    size_t n, cap;
    size_t errors, warnings;
    int status; /* worst status so far: WS_OK, WS_CHECK_FAILED, WS_BAD_INPUT or WS_NO_TOOL */
};

void diag_init(struct diag *d, FILE *stream);
void diag_free(struct diag *d);
/* Adds the messages of `from` to those of d, in order, and leaves `from` empty. */
void diag_move(struct diag *d, struct diag *from);
/* Bad input (status 2). The text is a whole line without "error:" and without newline. */
void diag_error(struct diag *d, const char *fmt, ...) __attribute__((format(printf, 2, 3)));
/* A needed tool is missing (status 3): names it and the Debian package that has it. */
void diag_no_tool(struct diag *d, const char *tool, const char *package);
/* A check failed (status 1). */
void diag_failed(struct diag *d, const char *fmt, ...) __attribute__((format(printf, 2, 3)));
/* Printed with "warning: " in front; does not change the status. */
void diag_warn(struct diag *d, const char *fmt, ...) __attribute__((format(printf, 2, 3)));

#endif
