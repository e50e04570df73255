/* Functions of Liberty pins: `!`, `'`, `&`, `*`, blank, `|`, `+`, `^`, brackets, 0 and 1. */
#ifndef WS_LIB_FUNCTION_H
#define WS_LIB_FUNCTION_H

#include <stdbool.h>
#include <stdio.h>

/* The value for input values; `value` gives that of a name of `len` characters: 0, 1 or -1 for a
 * name it does not know. Returns 0 or 1, and -1 for text that is no function of known names. */
int lib_function_value(const char *text, int (*value)(void *c, const char *name, size_t len),
                       void *c);

/* The same as a Verilog expression. false where the text is no
 * function. */
bool lib_function_verilog(const char *text, FILE *f);

#endif
