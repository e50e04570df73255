/* warpsmith list [--json[=FILE]] */
#include "base/diag.h"
#include "base/proc.h"
#include "base/text.h"
#include "base/version.h"
#include "cli/cli.h"
#include "cli/commands.h"
#include "cmodel/calls/table1.h"
#include "cmodel/programs/work.h"
#include "gen/blocks/blocks.h"
#include "synth/tech.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct args {
    const char *json;
};

static const struct argp_option options[] = {
    {"json", 'j', "FILE", OPTION_ARG_OPTIONAL, "Write JSON to FILE, by default to standard output",
     0},
    {0},
};

static error_t parse(int key, char *arg, struct argp_state *state)
{
    struct args *a = state->input;
    switch (key) {
    case 'j':
        a->json = arg ? arg : "-";
        return 0;
    case ARGP_KEY_ARG:
        /* "--json FILE" in two words */
        if (!a->json || strcmp(a->json, "-") != 0)
            argp_error(state, "%s: unexpected argument", arg);
        a->json = arg;
        return 0;
    default:
        return ARGP_ERR_UNKNOWN;
    }
}

static const struct argp argp = {
    .options = options,
    .parser = parse,
    .doc = "Shows the presets, the blocks for --top, the technologies for "
           "--tech, the simulators that are installed, and the built-in kernels for --kernel."};

/* The blocks that a preset has. */
static json_t *blocks_of(const struct params *p)
{
    json_t *list = json_array();
    size_t n;
    const struct block *const *all = blocks_all(&n);
    for (size_t i = 0; i < n; i++)
        if (block_exists(all[i], p))
            json_array_append_new(list, json_string(all[i]->name));
    return list;
}

static json_t *presets(struct diag *d)
{
    json_t *list = json_array();
    for (const char *const *name = params_presets(); *name; name++) {
        struct params *p = params_load(*name, NULL, 0, d);
        if (p)
            json_array_append_new(list, json_pack("{ss ss ss so}", "name", *name, "summary",
                                                  params_preset_summary(*name), "top",
                                                  block_default_top(p), "blocks", blocks_of(p)));
        params_free(p);
    }
    return list;
}

/* Settings with which the block exists; where others would do as well, the first ones. */
static json_t *needs_of(const struct block *b)
{
    json_t *needs = json_object();
    for (const struct block_need *n = b->needs; n->key; n++)
        json_object_set_new(needs, n->key, json_string(n->value));
    return needs;
}

/* Those for --top, or the others: what comes with them. */
static json_t *blocks(bool tops)
{
    static const char *const kinds[] = {"block", "system", "child", "miter"};
    json_t *list = json_array();
    size_t n;
    const struct block *all = blocks_rows(&n);
    for (size_t i = 0; i < n; i++)
        if ((all[i].kind == BLOCK_SINGLE || all[i].kind == BLOCK_SYSTEM) == tops)
            json_array_append_new(list,
                                  json_pack("{ss ss ss ss so}", "name", all[i].name, "family",
                                            all[i].family, "kind", kinds[all[i].kind], "summary",
                                            all[i].summary, "needs", needs_of(&all[i])));
    return list;
}

/* Those for --kernel; with calls: the programs of CARS. */
static json_t *kernels(void)
{
    json_t *list = json_array();
    for (const char *const *k = work_kernel_names(); *k; k++)
        json_array_append_new(list, json_pack("{ss sb}", "name", *k, "calls", 0));
    for (const char *const *k = table1_names(); *k; k++)
        json_array_append_new(list, json_pack("{ss sb}", "name", *k, "calls", 1));
    return list;
}

static json_t *technologies(void)
{
    json_t *list = json_array();
    for (const char *const *name = tech_names(); *name; name++)
        json_array_append_new(
            list, json_pack("{ss sb}", "name", *name, "installed", tech_installed(*name)));
    return list;
}

/* The version in what a tool says of itself: its first word that begins with a
 * digit. NULL if none.
 */
static char *version_in(const char *text)
{
    for (const char *s = text; *s && *s != '\n';) {
        size_t len = strcspn(s, " \n");
        if (*s >= '0' && *s <= '9')
            return strfmt("%.*s", (int)len, s);
        s += len + strspn(s + len, " ");
    }
    return NULL;
}

/* {name, found, path, version}; path and version are null for one that is not
 * installed. */
static json_t *simulator(const char *name, const char *tool, const char *version_option)
{
    struct diag quiet;
    diag_init(&quiet, NULL);
    char *path = proc_which(tool), *version = NULL;
    enum { VERSION_SECONDS = 10 }; /* a tool that hangs has none */
    const char *argv[] = {tool, version_option, NULL};
    struct proc_result r;
    if (path && proc_run_for(VERSION_SECONDS, argv, NULL, &r, &quiet) == WS_OK) {
        version = version_in(r.out);
        proc_result_free(&r);
    }
    json_t *o = json_pack("{ss sb ss? ss?}", "name", name, "found", path != NULL, "path", path,
                          "version", version);
    free(version);
    free(path);
    diag_free(&quiet);
    return o;
}

static json_t *simulators(void)
{
    return json_pack("[o o]", simulator("verilator", "verilator", "--version"),
                     simulator("icarus", "iverilog", "-V"));
}

static const char *text_of(const json_t *o, const char *key)
{
    const char *s = json_string_value(json_object_get(o, key));
    return s ? s : "";
}

static void print_kernels(const json_t *list, bool calls)
{
    size_t i;
    json_t *o;
    printf("  %-16s", calls ? "with calls" : "without calls");
    json_array_foreach(list, i, o) if (json_is_true(json_object_get(o, "calls")) == calls)
        printf(" %s", text_of(o, "name"));
    putchar('\n');
}

static void print(const json_t *all)
{
    size_t i;
    json_t *o;
    puts("presets:");
    json_array_foreach(json_object_get(all, "presets"), i, o)
        printf("  %-24s %s\n", text_of(o, "name"), text_of(o, "summary"));
    puts("blocks:");
    json_array_foreach(json_object_get(all, "blocks"), i, o)
        printf("  %-17s %-9s %-7s %s\n", text_of(o, "name"), text_of(o, "family"),
               text_of(o, "kind"), text_of(o, "summary"));
    puts("technologies:");
    json_array_foreach(json_object_get(all, "technologies"), i, o)
        printf("  %-16s %s\n", text_of(o, "name"),
               json_is_true(json_object_get(o, "installed")) ? "installed" : "not installed");
    puts("simulators:");
    json_array_foreach(json_object_get(all, "simulators"), i, o)
        printf("  %-16s %s\n", text_of(o, "name"),
               json_is_true(json_object_get(o, "found")) ? text_of(o, "version") : "not installed");
    puts("kernels:");
    print_kernels(json_object_get(all, "kernels"), false);
    print_kernels(json_object_get(all, "kernels"), true);
}

int cmd_list(int argc, char **argv)
{
    struct args a = {0};
    cli_parse(&argp, argc, argv, &a);
    struct diag d;
    diag_init(&d, stderr);
    json_t *all =
        json_pack("{ss ss so so so so so so}", "version", version_full(), "command", "list",
                  "presets", presets(&d), "blocks", blocks(true), "children", blocks(false),
                  "technologies", technologies(), "simulators", simulators(), "kernels", kernels());
    if (!a.json)
        print(all);
    cli_write_json(a.json, all, &d);
    int status = d.status;
    diag_free(&d);
    return status;
}
