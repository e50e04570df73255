/* The tables of options that --help prints, in other forms: pages of the manual, completion. What a
 * command takes is written once, in its table; these follow. */
#ifndef WS_TABLES_H
#define WS_TABLES_H

#include <argp.h>
#include <stdbool.h>

/* `form` is man, bash, zsh or fish; false: there is no such form. `name` is "warpsmith run". */
bool tables_print(const char *form, const char *name, const struct argp *argp);

/* One command of the program. */
struct tables_command {
    const char *name, *summary;
};
/* The same of the program, which takes a command. */
bool tables_print_program(const char *form, const struct tables_command *commands, size_t n);

#endif
