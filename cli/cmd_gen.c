/* warpsmith gen CONFIG -o DIR [--top BLOCK] [--prefix P] [--check | --force]; or --dump PASS
 * instead of -o */
#include "base/mem.h"
#include "cli/cli.h"
#include "cli/commands.h"
#include "gen/package.h"
#include "lib/inside.h"
#include <stdlib.h>
#include <string.h>

struct args {
    struct cli_common common;
    const char *dir, *prefix, *pass, *diagram;
    bool check, force;
    char gating[32]; /* what --clock-gating sets */
};

enum { OPT_PREFIX = 1000, OPT_CHECK, OPT_DUMP, OPT_DIAGRAM, OPT_FORCE, OPT_GATING };

static const struct argp_option options[] = {
    {"output", 'o', "DIR", 0, "Folder of the package; made if missing", 0},
    {"prefix", OPT_PREFIX, "P", 0, "Put P in front of every module name", 0},
    {"check", OPT_CHECK, 0, 0, "Compare DIR with what would be written, and write nothing", 0},
    {"force", OPT_FORCE, 0, 0, "Replace files of DIR that were edited since they were written", 0},
    {"clock-gating", OPT_GATING, "KIND", 0,
     "Clocks of wide registers with an enable: none (as they are), enable (the enable is a wire of "
     "its own) or cell (behind instances of clock_gate); the same as --set clock.gating=KIND",
     0},
    {"dump", OPT_DUMP, "PASS", 0,
     "Write no package, but what this pass of the construction kit leaves of each module, to "
     "standard output: build, check, use or print",
     0},
    {"diagram", OPT_DIAGRAM, "FILE", 0,
     "Write no package, but the block diagram of the top module as SVG, made by Graphviz; - for "
     "standard output",
     0},
    {0},
};

static error_t option(int key, char *arg, struct argp_state *state)
{
    struct args *a = state->input;
    switch (key) {
    case 'o':
        a->dir = arg;
        return 0;
    case OPT_PREFIX:
        a->prefix = arg;
        return 0;
    case OPT_CHECK:
        a->check = true;
        return 0;
    case OPT_FORCE:
        a->force = true;
        return 0;
    case OPT_GATING:
        if (strcmp(arg, "none") != 0 && strcmp(arg, "enable") != 0 && strcmp(arg, "cell") != 0)
            argp_error(state, "--clock-gating %s: must be none, enable or cell", arg);
        snprintf(a->gating, sizeof a->gating, "clock.gating=%s", arg);
        a->common.sets = xrealloc(a->common.sets, (a->common.nsets + 1) * sizeof *a->common.sets);
        a->common.sets[a->common.nsets++] = a->gating;
        return 0;
    case OPT_DUMP:
        a->pass = arg;
        return 0;
    case OPT_DIAGRAM:
        a->diagram = arg;
        return 0;
    case ARGP_KEY_END:
        if (a->pass && (a->dir || a->check || a->diagram))
            argp_error(state, "--dump PASS writes no package: without -o, --check and --diagram");
        if (a->diagram && (a->dir || a->check))
            argp_error(state, "--diagram FILE writes no package: without -o and --check");
        if (!a->pass && !a->diagram && (!a->dir || !*a->dir))
            argp_error(state, "where to? -o DIR is missing");
        return 0;
    default:
        return ARGP_ERR_UNKNOWN;
    }
}

/* The command that mends files that are missing or differ. */
static void say_how_to_mend(const struct args *a)
{
    fprintf(stderr, "to write it again: warpsmith gen %s", a->common.config);
    for (size_t i = 0; i < a->common.nsets; i++)
        fprintf(stderr, " --set %s", a->common.sets[i]);
    if (a->common.top)
        fprintf(stderr, " --top %s", a->common.top);
    if (a->prefix)
        fprintf(stderr, " --prefix %s", a->prefix);
    fprintf(stderr, " --force -o %s\n", a->dir);
}

static int work(struct cli_common *c, const struct params *p, struct diag *d)
{
    const struct args *a = (const struct args *)c;
    if (a->pass)
        return package_dump(p, c->top, a->prefix, a->pass, stdout, d);
    if (a->diagram)
        return package_diagram(p, c->top, a->prefix, a->diagram, d);
    if (!a->check)
        return warpsmith_package_write(params_of(p), c->top, a->prefix, a->dir, a->force,
                                       errors_of(d));
    bool stale;
    int status = package_compare(p, c->top, a->prefix, a->dir, &stale, d);
    if (status == WS_CHECK_FAILED && stale)
        say_how_to_mend(a);
    return status;
}

static const struct cli_command command = {
    .options = options,
    .option = option,
    .args_doc = "CONFIG",
    .doc = "Writes the package of one block: Verilog, file list, manifest, constraints, FuseSoC "
           "core and parameters.",
    .work = work};

int cmd_gen(int argc, char **argv)
{
    struct args a = {0};
    return cli_command(&command, &a.common, argc, argv);
}
