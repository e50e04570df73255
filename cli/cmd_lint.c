/* warpsmith lint CONFIG [--top BLOCK] [--prefix P] [--json FILE] */
#include "check/lint.h"
#include "cli/cli.h"
#include "cli/commands.h"
#include "gen/blocks/blocks.h"
#include <stdlib.h>

struct args {
    struct cli_common common;
    const char *prefix;
    const char **defines, **macros;
    size_t ndefines, nmacros;
};

enum { OPT_PREFIX = 1000, OPT_DEFINE, OPT_MACRO };

static const struct argp_option options[] = {
    {"prefix", OPT_PREFIX, "P", 0, "Put P in front of every module name", 0},
    {"define", OPT_DEFINE, "NAME[=TEXT]", 0, "Define this macro of the Verilog; repeatable", 0},
    {"macro", OPT_MACRO, "FILE", 0,
     "Verilog of memories of your own, in place of the behavioural ones (WARPSMITH_SRAM_MACRO); "
     "repeatable",
     0},
    {0},
};

static error_t option(int key, char *arg, struct argp_state *state)
{
    struct args *a = state->input;
    switch (key) {
    case OPT_PREFIX:
        a->prefix = arg;
        return 0;
    case OPT_DEFINE:
        cli_append(&a->defines, &a->ndefines, arg);
        return 0;
    case OPT_MACRO:
        if (!a->nmacros)
            cli_append(&a->defines, &a->ndefines, "WARPSMITH_SRAM_MACRO");
        cli_append(&a->macros, &a->nmacros, arg);
        return 0;
    default:
        return ARGP_ERR_UNKNOWN;
    }
}

static json_t *to_json(const struct lint_result *r, bool silent)
{
    json_t *tools = json_array();
    for (size_t i = 0; i < LINT_TOOLS; i++)
        json_array_append_new(tools, json_pack("{ss sb ss}", "tool", r[i].tool, "silent",
                                               r[i].silent, "output", r[i].output));
    return json_pack("{ss so}", "result", silent ? "silent" : "not silent", "tools", tools);
}

static void show_progress(const char *tool)
{
    cli_progress("lint: %s", tool);
}

static int work(struct cli_common *c, const struct params *p, struct diag *d)
{
    const struct args *a = (const struct args *)c;
    struct lint_result r[LINT_TOOLS] = {{0}};
    struct lint_with with = {a->defines, a->ndefines, a->macros, a->nmacros, show_progress};
    int status = package_lint(p, c->top, a->prefix, &with, r, d);
    cli_progress_end();
    if ((status == WS_OK || status == WS_CHECK_FAILED) && r[LINT_TOOLS - 1].output) {
        FILE *text = cli_text(c);
        for (size_t i = 0; i < LINT_TOOLS; i++) {
            fprintf(text, "lint: %s: %s\n", r[i].tool, r[i].silent ? "silent" : "not silent");
            if (!r[i].silent)
                fprintf(text, "%s", r[i].output);
        }
        struct cli_result of = cli_result_of(c, p);
        cli_write_result(c->json, &of, to_json(r, status == WS_OK), d);
    }
    for (size_t i = 0; i < LINT_TOOLS; i++)
        free(r[i].output);
    return status;
}

static const struct cli_command command = {
    .options = options,
    .option = option,
    .figures = true,
    .args_doc = "CONFIG",
    .doc = "Runs Verilator -Wall, Icarus -Wall -g2005 and Yosys check -assert on the Verilog of a "
           "block, with and without its counters. All of them must be silent.",
    .work = work};

int cmd_lint(int argc, char **argv)
{
    struct args a = {0};
    int status = cli_command(&command, &a.common, argc, argv);
    free(a.defines);
    free(a.macros);
    return status;
}
