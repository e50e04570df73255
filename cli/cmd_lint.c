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

static error_t parse(int key, char *arg, struct argp_state *state)
{
    struct args *a = state->input;
    switch (key) {
    case ARGP_KEY_INIT:
        state->child_inputs[0] = &a->common;
        return 0;
    case OPT_PREFIX:
        a->prefix = arg;
        return 0;
    default:
        return ARGP_ERR_UNKNOWN;
    }
}

static const struct argp_child children[] = {{&cli_figures_argp, 0, NULL, 0}, {0}};
static const struct argp argp = {
    .options = options,
    .parser = parse,
    .children = children,
    .args_doc = "CONFIG",
    .doc = "Runs Verilator -Wall, Icarus -Wall -g2005 and Yosys check -assert on the Verilog of a "
           "block, with and without its counters. All of them must be silent."};

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

int cmd_lint(int argc, char **argv)
{
    struct args a = {0};
    cli_parse(&argp, argc, argv, &a);
    struct diag d;
    diag_init(&d, stderr);
    struct lint_result r[LINT_TOOLS] = {{0}};
    struct params *p = cli_params(&a.common, &d);
    int status = p ? package_lint(p, a.common.top, a.prefix, r, &d) : d.status;
    if (p && (status == WS_OK || status == WS_CHECK_FAILED) && r[LINT_TOOLS - 1].output) {
        FILE *text = cli_text(&a.common);
        for (size_t i = 0; i < LINT_TOOLS; i++) {
            fprintf(text, "lint: %s: %s\n", r[i].tool, r[i].silent ? "silent" : "not silent");
            if (!r[i].silent)
                fprintf(text, "%s", r[i].output);
        }
        if (!cli_write_json(a.common.json, to_json(&a, p, r, status == WS_OK), &d))
            status = d.status;
    }
    for (size_t i = 0; i < LINT_TOOLS; i++)
        free(r[i].output);
    params_free(p);
    cli_common_free(&a.common);
    diag_free(&d);
    return status;
}
