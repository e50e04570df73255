/* warpsmith lint CONFIG [--top BLOCK] [--prefix P] [--json FILE] */
#include "cli/cli.h"
#include "cli/commands.h"
#include "gen/blocks/blocks.h"
#include "gen/package.h"
#include <stdlib.h>

struct args {
    struct cli_common common;
    const char *prefix;
};

enum { OPT_PREFIX = 1000 };

static const struct argp_option options[] = {
    {"prefix", OPT_PREFIX, "P", 0, "Put P in front of every module name", 0},
    {0},
};

static error_t option(int key, char *arg, struct argp_state *state)
{
    struct args *a = state->input;
    switch (key) {
    case OPT_PREFIX:
        a->prefix = arg;
        return 0;
    default:
        return ARGP_ERR_UNKNOWN;
    }
}

static json_t *to_json(const struct args *a, const struct params *p, const struct lint_result *r,
                       bool silent)
{
    json_t *tools = json_array();
    for (size_t i = 0; i < LINT_TOOLS; i++)
        json_array_append_new(tools, json_pack("{ss sb ss}", "tool", r[i].tool, "silent",
                                               r[i].silent, "output", r[i].output));
    return json_pack("{ss ss ss so}", "config", a->common.config, "top",
                     a->common.top ? a->common.top : block_default_top(p), "result",
                     silent ? "silent" : "not silent", "tools", tools);
}

static int work(struct cli_common *c, const struct params *p, struct diag *d)
{
    const struct args *a = (const struct args *)c;
    struct lint_result r[LINT_TOOLS] = {{0}};
    int status = package_lint(p, c->top, a->prefix, r, d);
    if ((status == WS_OK || status == WS_CHECK_FAILED) && r[LINT_TOOLS - 1].output) {
        FILE *text = cli_text(c);
        for (size_t i = 0; i < LINT_TOOLS; i++) {
            fprintf(text, "lint: %s: %s\n", r[i].tool, r[i].silent ? "silent" : "not silent");
            if (!r[i].silent)
                fprintf(text, "%s", r[i].output);
        }
        cli_write_json(c->json, to_json(a, p, r, status == WS_OK), d);
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
    return cli_command(&command, &a.common, argc, argv);
}
