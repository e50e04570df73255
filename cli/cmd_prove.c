/* warpsmith prove CONFIG [--top BLOCK] [--depth N] [--timeout S] [--verilog DIR] [--output DIR]
 * [--rule RULE] [--json FILE] */
#include "base/diag.h"
#include "base/outfile.h"
#include "check/prove.h"
#include "cli/cli.h"
#include "cli/commands.h"
#include "gen/blocks/blocks.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct args {
    struct cli_common common;
    struct prove_options o;
    const char *dir; /* NULL: not given */
};

enum { OPT_VERILOG = 1000, OPT_RULE };

static const struct argp_option options[] = {
    {"depth", 'd', "N", 0, "Cycles from reset, and the longest induction (default 10)", 0},
    {"timeout", 't', "S", 0, "Seconds for each call of the solver (default 300)", 0},
    {"verilog", OPT_VERILOG, "DIR", 0,
     "Prove the Verilog files of DIR, written by gen, instead of fresh ones, from reset first", 0},
    {"rule", OPT_RULE, "RULE", 0,
     "Look for a violation of this rule alone, from reset on; the first one ends it", 0},
    {"output", 'o', "DIR", 0, "Folder for the traces of failures (default: this one)", 0},
    {0},
};

static error_t option(int key, char *arg, struct argp_state *state)
{
    struct args *a = state->input;
    switch (key) {
    case 'd':
        a->o.depth = (unsigned)cli_number(state, "--depth", arg, 2, 1000);
        return 0;
    case 't':
        a->o.seconds = (unsigned)cli_number(state, "--timeout", arg, 1, 1000000);
        return 0;
    case 'o':
        a->o.traces = a->dir = arg;
        return 0;
    case OPT_RULE:
        a->o.rule = arg;
        return 0;
    case OPT_VERILOG:
        a->o.verilog = arg;
        return 0;
    default:
        return ARGP_ERR_UNKNOWN;
    }
}

static void add_block(const struct args *a, json_t *list, const struct proof *proof)
{
    FILE *text = cli_text(&a->common);
    cli_progress_end();
    for (size_t i = 0; i < proof->n; i++) {
        const struct property *q = &proof->property[i];
        const char *kind = q->unbounded ? "unbounded" : "bounded";
        json_t *o = json_pack("{ss ss ss ss si ss si ss}", "block", proof->top, "rule", q->rule,
                              "text", q->text, "file", q->file, "line", (int)q->line, "kind", kind,
                              "depth", (int)q->depth, "result", prove_result_name(q->result));
        if (q->result == PROVE_PROVEN)
            json_object_set_new(o, "engine", json_string(prove_engine_name(q->engine)));
        if (q->trace)
            json_object_set_new(o, "trace", json_string(q->trace));
        json_array_append_new(list, o);
        fprintf(text, "prove: %s:%u: %s: ", q->file, q->line, q->rule);
        if (q->result == PROVE_PROVEN && !q->unbounded)
            fprintf(text, "no violation in %u cycles", q->depth);
        else
            fputs(prove_result_name(q->result), text);
        if (q->result == PROVE_FAILED)
            fprintf(text, " in cycle %u, trace %s", q->depth, q->trace);
        fprintf(text, "%s%s\n", *q->text ? ": " : "", q->text);
    }
}

/* One block, or, with "needs" not met and nobody asking for it, none. */
static int prove_one(const struct args *a, const struct params *p, const char *top, json_t *list,
                     struct diag *d)
{
    struct proof proof;
    int status = prove_block(p, top, &a->o, &proof, d);
    if (status == WS_OK || status == WS_CHECK_FAILED)
        add_block(a, list, &proof);
    cli_progress_end();
    proof_free(&proof);
    return status;
}

/* The block that --top names, a child too. */
static const char *proved_top(const struct args *a, const struct params *p, struct diag *d)
{
    const struct block *b = a->common.top ? blocks_find(a->common.top) : NULL;
    return b && b->kind == BLOCK_CHILD ? b->name : cli_top(&a->common, p, d);
}

/* All but the systems, which take the solver long; with --top the block and its miter, and of a
 * system the children too, but for those of another system inside. */
static bool wanted(const struct args *a, const struct params *p, const struct block *b,
                   const char *top, struct diag *d)
{
    if (!a->common.top)
        return b->kind != BLOCK_SYSTEM && block_exists(b, p);
    const struct block *asked = blocks_find(top);
    return b == asked || b == block_miter(asked, p) ||
           (asked->kind == BLOCK_SYSTEM && b->kind == BLOCK_CHILD && block_exists(b, p) &&
            prove_covers(p, top, b->name, d));
}

/* The blocks that are wanted, one after the other. */
static int prove_all(const struct args *a, const struct params *p, const char *top, json_t *list,
                     struct diag *d)
{
    size_t n;
    int status = WS_OK;
    const struct block *all = blocks_rows(&n);
    size_t count = 0, done = 0;
    for (size_t i = 0; i < n; i++)
        count += wanted(a, p, &all[i], top, d);
    for (size_t i = 0; i < n && (status == WS_OK || status == WS_CHECK_FAILED); i++) {
        if (wanted(a, p, &all[i], top, d)) {
            cli_progress_part((double)done / (double)count, "prove: %s, block %zu of %zu",
                              all[i].name, done + 1, count);
            done++;
        }
        int s = wanted(a, p, &all[i], top, d) ? prove_one(a, p, all[i].name, list, d) : WS_OK;
        if (s != WS_OK)
            status = s;
    }
    if (status == WS_OK && a->o.rule && json_array_size(list) == 0) {
        diag_error(d, "--rule %s: no property has that rule here", a->o.rule);
        status = d->status;
    }
    return status;
}

/* Or was one of them looked at for some cycles only? */
static bool all_unbounded(const json_t *list)
{
    for (size_t i = 0; i < json_array_size(list); i++)
        if (strcmp(json_string_value(json_object_get(json_array_get(list, i), "kind")),
                   "unbounded") != 0)
            return false;
    return true;
}

static int work(struct cli_common *c, const struct params *p, struct diag *d)
{
    const struct args *a = (const struct args *)c;
    const char *top = proved_top(a, p, d);
    struct outdir out = {0};
    if (!top || !outdir_open(&out, a->dir, d))
        return d->status;
    json_t *list = json_array();
    int status = prove_all(a, p, top, list, d);
    if (status == WS_OK || status == WS_CHECK_FAILED) {
        json_t *o = json_pack("{ss so}", "result",
                              status != WS_OK       ? "not proven"
                              : all_unbounded(list) ? "proven"
                                                    : "bounded",
                              "properties", json_incref(list));
        struct cli_result of = cli_result_of(c, p);
        of.top = c->top; /* NULL: all blocks */
        cli_write_result(c->json, &of, o, d);
    }
    if (status == WS_CHECK_FAILED) /* there are traces in it */
        outdir_keep(&out);
    outdir_abort(&out);
    json_decref(list);
    return status;
}

static const struct cli_command command = {
    .options = options,
    .option = option,
    .figures = true,
    .args_doc = "CONFIG",
    .doc =
        "Proves the properties of the blocks, each block on its own, with Yosys, ABC and z3: by "
        "reachability or k-induction where they follow, otherwise from reset up to the depth. "
        "Without --top, all blocks and the memory wrapper (--top sram: only that), but not their "
        "composition: --top regfile proves that, with the duties of the blocks inside.",
    .work = work};

int cmd_prove(int argc, char **argv)
{
    struct args a = {.o = {.depth = 10, .seconds = 300, .traces = "."}};
    return cli_command(&command, &a.common, argc, argv);
}
