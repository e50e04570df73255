/* What every subcommand uses: the common options, parameter sets, JSON output, progress.
 *
 * A subcommand has an argp of its own and takes the common options as a child:
 *
 *     static error_t parse(int key, char *arg, struct argp_state *state)
 *     {
 *         struct args *a = state->input;
 *         if (key == ARGP_KEY_INIT) {
 *             state->child_inputs[0] = &a->common;
 *             return 0;
 *         }
 *         ...
 *     }
 *     static const struct argp_child children[] = {{&cli_config_argp, 0, NULL, 0}, {0}};
 */
#ifndef WS_CLI_H
#define WS_CLI_H

#include "params/base/diag.h"
#include "params/params.h"
#include <argp.h>
#include <jansson.h>

/* CONFIG, --set, --top and --json as given. Zero-initialise; free with cli_common_free(). The
 * strings belong to argv. */
struct cli_common {
    const char *config;
    const char **sets;
    size_t nsets;
    const char *top;  /* NULL: not given */
    bool no_config;   /* the command can do without CONFIG, which may then be NULL */
    const char *json; /* NULL: not given; "-": stdout */
};

/* CONFIG (required; the first positional argument), --set, --top. Input: struct cli_common. */
extern const struct argp cli_config_argp;
/* The same and --json FILE. */
extern const struct argp cli_figures_argp;

/* argp_parse() with the contract's behaviour: --help ends with status 0, bad usage with status 2.
 */
void cli_parse(const struct argp *argp, int argc, char **argv, void *input);

/* The parameter set that the common options name, or NULL after reporting. Caller frees with
 * params_free(). */
struct params *cli_params(const struct cli_common *c, struct diag *d);
/* The block that --top names, without it the default one of the parameters; NULL after reporting
 * one that does not exist. */
const char *cli_top(const struct cli_common *c, const struct params *p, struct diag *d);
void cli_common_free(struct cli_common *c);

/* Where a command's text goes: stdout, or stderr if stdout carries the JSON. */
FILE *cli_text(const struct cli_common *c);

/* Writes `figures` (whose reference it takes) to `path`, "-" being stdout; a NULL path only drops
 * the reference. A file appears whole or not at all. false after reporting. */
bool cli_write_json(const char *path, json_t *figures, struct diag *d);

/* A whole decimal number from an option's argument within min..max; anything else is bad usage,
 * reported with the option's name, and ends the program with status 2. */
uint64_t cli_number(struct argp_state *state, const char *option, const char *arg, uint64_t min,
                    uint64_t max);

/* A line of progress on stderr that the next one overwrites; nothing at all if stderr is not a
 * terminal. cli_progress_end() removes it; call it before other output. */
void cli_progress(const char *fmt, ...) __attribute__((format(printf, 1, 2)));
void cli_progress_end(void);

#endif
