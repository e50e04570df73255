/* Lines of a text file, plain or .xz (told by its contents, not by its name), streamed: memory is
 * bounded by the longest line. */
#ifndef WS_TRACE_INPUT_H
#define WS_TRACE_INPUT_H

#include "base/diag.h"
#include <stdint.h>

struct trace_input;

/* NULL after reporting an unreadable path. */
struct trace_input *trace_input_open(const char *path, struct diag *d);
/* The same over bytes in memory (borrowed), `name` for messages. */
struct trace_input *trace_input_memory(const char *name, const void *data, size_t len);
void trace_input_close(struct trace_input *in);

/* The next line without its newline (and carriage return), NUL-terminated, valid until the next
 * call; NULL at the end, or (with a message in d) when the file is truncated or corrupt. */
char *trace_input_line(struct trace_input *in, size_t *len, struct diag *d);
/* Name as given; number of the line last returned, from 1. */
const char *trace_input_name(const struct trace_input *in);
uint64_t trace_input_number(const struct trace_input *in);
/* Whether an error has been reported: the end is not the end. */
bool trace_input_failed(const struct trace_input *in);

#endif
