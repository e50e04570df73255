/* warpsmith gen CONFIG -o DIR [--top BLOCK] [--prefix P] [--check]; or --dump PASS instead of -o */
#include "cli/cli.h"
#include "cli/commands.h"
#include "gen/package.h"
#include <stdlib.h>
#include <string.h>

struct args {
    struct cli_common common;
    const char *dir, *prefix, *pass;
    bool check;
};

enum { OPT_PREFIX = 1000, OPT_CHECK, OPT_DUMP };

static const struct argp_option options[] = {
    {"output", 'o', "DIR", 0, "Folder of the package; made if missing", 0},
    {"prefix", OPT_PREFIX, "P", 0, "Put P in front of every module name", 0},
    {"check", OPT_CHECK, 0, 0, "Compare DIR with what would be written, and write nothing", 0},
    {"dump", OPT_DUMP, "PASS", 0,
     "Write no package, but what this pass of the construction kit leaves of each module, to "
     "standard output: build, check, use or print",
     0},
    {0},
};

static error_t parse(int key, char *arg, struct argp_state *state)
{
    struct args *a = state->input;
    switch (key) {
    case ARGP_KEY_INIT:
        state->child_inputs[0] = &a->common;
        return 0;
    case 'o':
        a->dir = arg;
        return 0;
    case OPT_PREFIX:
        a->prefix = arg;
        return 0;
    case OPT_CHECK:
        a->check = true;
        return 0;
    case OPT_DUMP:
        a->pass = arg;
        return 0;
    case ARGP_KEY_END:
        if (a->pass && (a->dir || a->check))
            argp_error(state, "--dump PASS writes no package: without -o and --check");
        if (!a->pass && (!a->dir || !*a->dir))
            argp_error(state, "where to? -o DIR is missing");
        return 0;
    default:
        return ARGP_ERR_UNKNOWN;
    }
}

static const struct argp_child children[] = {{&cli_config_argp, 0, NULL, 0}, {0}};
static const struct argp argp = {
    .options = options,
    .parser = parse,
    .children = children,
    .args_doc = "CONFIG",
    .doc = "Writes the package of one block: Verilog, file list, manifest, constraints, FuseSoC "
           "core and parameters."};

/* The command that would mend what --check has found. */
static void say_how_to_mend(const struct args *a)
{
    fprintf(stderr, "to write it again: warpsmith gen %s", a->common.config);
    for (size_t i = 0; i < a->common.nsets; i++)
        fprintf(stderr, " --set %s", a->common.sets[i]);
    if (a->common.top)
        fprintf(stderr, " --top %s", a->common.top);
    if (a->prefix)
        fprintf(stderr, " --prefix %s", a->prefix);
    fprintf(stderr, " -o %s\n", a->dir);
}

int cmd_gen(int argc, char **argv)
{
    struct args a = {0};
    cli_parse(&argp, argc, argv, &a);
    struct diag d;
    diag_init(&d, stderr);
    struct params *p = cli_params(&a.common, &d);
    int status = d.status;
    if (p && a.pass) {
        status = package_dump(p, a.common.top, a.prefix, a.pass, stdout, &d);
    } else if (p && a.check) {
        status = package_compare(p, a.common.top, a.prefix, a.dir, &d);
        if (status == WS_CHECK_FAILED)
            say_how_to_mend(&a);
    } else if (p) {
        status = package_write(p, a.common.top, a.prefix, a.dir, &d);
    }
    params_free(p);
    cli_common_free(&a.common);
    diag_free(&d);
    return status;
}
