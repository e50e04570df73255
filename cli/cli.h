/* What every subcommand uses: one shape for those that work on a parameter set, the common options,
 * JSON output, progress. */
#ifndef WS_CLI_H
#define WS_CLI_H

#include "base/diag.h"
#include "cli/progress.h"
#include "cli/result.h"
#include "params/params.h"
#include <argp.h>
#include <jansson.h>

/* CONFIG, --set, --top and --json as given. The strings belong to argv. */
struct cli_common {
    const struct cli_command *command;
    const char *name; /* "run" */
    const char *config;
    const char **sets;
    size_t nsets;
    const char *top;  /* NULL: not given */
    bool no_config;   /* the command can do without CONFIG, which may then be NULL */
    const char *json; /* NULL: not given; "-": stdout */
};

/* A subcommand that takes CONFIG (the first positional argument), --set and --top. Its arguments
 * are a struct that begins with a struct cli_common, which is what `option` finds in state->input.
 */
struct cli_command {
    const struct argp_option *options; /* its own; NULL: none */
    error_t (*option)(int key, char *arg, struct argp_state *state);
    bool figures; /* takes --json FILE, too */
    const char *args_doc, *doc;
    /* Its work on the parameter set, which is NULL only without CONFIG; returns the exit status. */
    int (*work)(struct cli_common *c, const struct params *p, struct diag *d);
};

/* Parses, tries whether the JSON can be written, loads the parameter set, and works. Returns the
 * exit status: that of the work, or of the worst that was reported. */
int cli_command(const struct cli_command *command, struct cli_common *c, int argc, char **argv);

/* argp_parse() with the contract's behaviour: --help and -h end with status 0, bad usage with
 * status 2; with --quiet, which every command takes; and with --help-as FORM in front
 * (cli/tables.h). */
void cli_parse(const struct argp *argp, int argc, char **argv, void *input);

/* One more word to a list of an option that may be repeated; the list is the caller's to free. */
void cli_append(const char ***list, size_t *n, const char *word);

/* The word behind "warpsmith" in argv[0]. */
const char *cli_name(char **argv);

/* What a command knows of where its figures come from; it adds traces, kernel and seed. */
struct cli_result cli_result_of(const struct cli_common *c, const struct params *p);

/* The block that --top names, without it the default one of the parameters; NULL after reporting
 * one that does not exist. */
const char *cli_top(const struct cli_common *c, const struct params *p, struct diag *d);

/* Whether an output is none of the `n` input files, which it would replace. false after reporting.
 */
bool cli_spares(const char *path, const char *const *inputs, size_t n, struct diag *d);
/* The same, and it can be written (outfile_try()). */
bool cli_output(const char *path, const char *const *inputs, size_t n, struct diag *d);
/* Where a command's text goes: stdout, or stderr if stdout carries the JSON. */
FILE *cli_text(const struct cli_common *c);

/* A whole decimal number from an option's argument within min..max; anything else is bad usage,
 * reported with the option's name, and ends the program with status 2. */
uint64_t cli_number(struct argp_state *state, const char *option, const char *arg, uint64_t min,
                    uint64_t max);

#endif
