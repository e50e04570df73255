/* What every subcommand uses: one shape for those that work on a parameter set, the common options,
 * JSON output, progress. */
#include "cli/cli.h"
#include "base/diag.h"
#include "base/mem.h"
#include "base/nearest.h"
#include "base/outfile.h"
#include "base/text.h"
#include "cli/tables.h"
#include "cmodel/pins.h"
#include "gen/blocks/blocks.h"
#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { OPT_SET = 0x1001, OPT_TOP, OPT_JSON };

static const struct argp_option config_options[] = {
    {"set", OPT_SET, "KEY=VALUE", 0, "Override a parameter, such as regfile.banks=8; repeatable",
     0},
    {"top", OPT_TOP, "BLOCK", 0, "Work on this block instead of the preset's system", 0},
    {0},
};

static const struct argp_option json_options[] = {
    {"json", OPT_JSON, "FILE", 0, "Write the figures as JSON to FILE, - for standard output", 0},
    {0},
};

static error_t parse_config(int key, char *arg, struct argp_state *state)
{
    struct cli_common *c = state->input;
    switch (key) {
    case OPT_SET:
        c->sets = xrealloc(c->sets, (c->nsets + 1) * sizeof *c->sets);
        c->sets[c->nsets++] = arg;
        return 0;
    case OPT_TOP:
        if (c->top && strcmp(c->top, arg) != 0)
            argp_error(state, "--top is given twice: %s and %s", c->top, arg);
        c->top = arg;
        return 0;
    case ARGP_KEY_ARG:
        if (c->config)
            argp_error(state, "%s: unexpected argument (the CONFIG is %s)", arg, c->config);
        c->config = arg;
        return 0;
    case ARGP_KEY_END:
        if (!c->config && !c->no_config)
            argp_error(state, "CONFIG is missing (a preset or an .ini file)");
        return 0;
    default:
        return ARGP_ERR_UNKNOWN;
    }
}

static error_t parse_json(int key, char *arg, struct argp_state *state)
{
    struct cli_common *c = state->input;
    if (key == ARGP_KEY_INIT) {
        state->child_inputs[0] = c;
        return 0;
    }
    if (key != OPT_JSON)
        return ARGP_ERR_UNKNOWN;
    c->json = arg;
    return 0;
}

static const struct argp config_argp = {.options = config_options, .parser = parse_config};
static const struct argp_child config_child[] = {{&config_argp, 0, NULL, 0}, {0}};
static const struct argp figures_argp = {
    .options = json_options, .parser = parse_json, .children = config_child};
static const struct argp_child figures_child[] = {{&figures_argp, 0, NULL, 0}, {0}};

static error_t parse_own(int key, char *arg, struct argp_state *state)
{
    struct cli_common *c = state->input;
    if (key == ARGP_KEY_INIT) {
        state->child_inputs[0] = c;
        return 0;
    }
    return c->command->option ? c->command->option(key, arg, state) : ARGP_ERR_UNKNOWN;
}

int cli_command(const struct cli_command *command, struct cli_common *c, int argc, char **argv)
{
    struct argp argp = {.options = command->options,
                        .parser = parse_own,
                        .args_doc = command->args_doc,
                        .doc = command->doc,
                        .children = command->figures ? figures_child : config_child};
    struct diag d;
    c->command = command;
    c->name = cli_name(argv);
    cli_parse(&argp, argc, argv, c);
    diag_init(&d, stderr);
    struct params *p = NULL;
    /* what cannot be written is found before the work */
    bool ready = cli_output(c->json, &c->config, c->config != NULL, &d);
    if (ready && c->config)
        ready = (p = params_given(c->config, c->sets, c->nsets, &d)) != NULL;
    int status = ready ? command->work(c, p, &d) : d.status;
    if (status < d.status)
        status = d.status;
    params_free(p);
    free(c->sets);
    diag_free(&d);
    return status;
}

enum { OPT_HELP = 'h', OPT_QUIET = 'q' };

/* What every command takes. */
static const struct argp_option all_options[] = {
    {"quiet", OPT_QUIET, NULL, 0, "Show no progress", -1},
    {NULL, OPT_HELP, NULL, OPTION_HIDDEN, NULL, -1},
    {0},
};

static error_t parse_all(int key, char *arg, struct argp_state *state)
{
    (void)arg;
    switch (key) {
    case ARGP_KEY_INIT:
        state->child_inputs[0] = state->input;
        return 0;
    case OPT_QUIET:
        cli_progress_off();
        return 0;
    case OPT_HELP:
        argp_state_help(state, stdout, ARGP_HELP_STD_HELP);
        return 0;
    default:
        return ARGP_ERR_UNKNOWN;
    }
}

void cli_parse(const struct argp *argp, int argc, char **argv, void *input)
{
    const struct argp_child own[] = {{argp, 0, NULL, 0}, {0}};
    const struct argp whole = {.options = all_options, .parser = parse_all, .children = own};
    if (argc == 3 && strcmp(argv[1], "--help-as") == 0) {
        struct argp told = whole; /* of a command: what it takes and what it is */
        told.args_doc = argp->args_doc;
        told.doc = argp->doc;
        exit(tables_print(argv[2], argv[0], &told) ? WS_OK : WS_BAD_INPUT);
    }
    error_t e = argp_parse(&whole, argc, argv, 0, NULL, input);
    if (e) {
        fprintf(stderr, "%s: %s\n", argv[0], strerror(e));
        exit(WS_BAD_INPUT);
    }
}

void cli_append(const char ***list, size_t *n, const char *word)
{
    *list = xrealloc(*list, (*n + 1) * sizeof **list);
    (*list)[(*n)++] = word;
}

const char *cli_name(char **argv)
{
    const char *space = strrchr(argv[0], ' ');
    return space ? space + 1 : argv[0];
}

struct cli_result cli_result_of(const struct cli_common *c, const struct params *p)
{
    return (struct cli_result){.command = c->name,
                               .config = c->config,
                               .p = p,
                               .sets = c->sets,
                               .nsets = c->nsets,
                               .top = c->top ? c->top
                                      : p    ? block_default_top(p)
                                             : NULL};
}

const char *cli_top(const struct cli_common *c, const struct params *p, struct diag *d)
{
    if (!c->top)
        return block_default_top(p);
    size_t n;
    const struct block *const *all = blocks_all(&n);
    const char **names = xcalloc(n, sizeof *names);
    bool known = false;
    for (size_t i = 0; i < n; i++) {
        names[i] = all[i]->name;
        known = known || strcmp(names[i], c->top) == 0;
    }
    if (!known)
        diag_error(d, "--top %s: unknown block (the nearest known one is %s)", c->top,
                   nearest_word(c->top, names, n));
    free(names);
    return known ? c->top : NULL;
}

bool cli_spares(const char *path, const char *const *inputs, size_t n, struct diag *d)
{
    struct stat out, in;
    bool there = path && !cli_to_stdout(path) && stat(path, &out) == 0 && S_ISREG(out.st_mode);
    for (size_t i = 0; there && i < n; i++)
        if (inputs[i] && stat(inputs[i], &in) == 0 && in.st_dev == out.st_dev &&
            in.st_ino == out.st_ino) {
            diag_error(d, "%s: is an input; it would be replaced (another name is needed)", path);
            return false;
        }
    return true;
}

bool cli_output(const char *path, const char *const *inputs, size_t n, struct diag *d)
{
    return cli_spares(path, inputs, n, d) && outfile_try(path, d);
}

FILE *cli_text(const struct cli_common *c)
{
    return cli_to_stdout(c->json) ? stderr : stdout;
}

uint64_t cli_number(struct argp_state *state, const char *option, const char *arg, uint64_t min,
                    uint64_t max)
{
    errno = 0;
    uint64_t v = strtoull(arg, NULL, 10);
    if (!*arg || arg[strspn(arg, "0123456789")] || errno || v < min || v > max) {
        argp_error(state, "%s %s: must be a whole number (%llu..%llu)", option, arg,
                   (unsigned long long)min, (unsigned long long)max);
        exit(WS_BAD_INPUT);
    }
    return v;
}
