/* warpsmith mutate CONFIG [--top BLOCK] [--count N | --all] [--part K/N] [--seed S] [--cycles N]
 * [--trace FILE]... [--proofs DEPTH] [--each] [--budget SECONDS] [--require PERCENT] [--json FILE]
 */
#include "base/diag.h"
#include "base/mem.h"
#include "base/text.h"
#include "cli/cli.h"
#include "cli/commands.h"
#include "tb/cosim.h"
#include "tb/mutants.h"
#include "tb/system.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    OPT_COUNT = 0x2001,
    OPT_SEED,
    OPT_CYCLES,
    OPT_BUDGET,
    OPT_REQUIRE,
    OPT_ALL,
    OPT_PART,
    OPT_TRACE,
    OPT_PROOFS,
    OPT_EACH
};

enum { DEFAULT_COUNT = 300, DEFAULT_BUDGET = 20, DEFAULT_DEPTH = 6 };

struct args {
    struct cli_common common;
    struct mutants_spec spec;
    const char **traces;
    unsigned require; /* percent */
    bool all, counted;
};

static const struct argp_option options[] = {
    {"count", OPT_COUNT, "N", 0, "Mutants, spread over modules and kinds (default 300)", 0},
    {"all", OPT_ALL, NULL, 0, "Every place of the design instead", 0},
    {"part", OPT_PART, "K/N", 0,
     "Of these mutants only the K-th of N equal parts: together they are the campaign", 0},
    {"seed", OPT_SEED, "S", 0, "Seed of the choice and of the random stimulus (default 1)", 0},
    {"cycles", OPT_CYCLES, "N", 0, "Cycles of random stimulus for each mutant (default 20000)", 0},
    {"trace", OPT_TRACE, "FILE", 0,
     "Also a run of this trace, for the whole register file; repeatable", 0},
    {"proofs", OPT_PROOFS, "DEPTH", 0,
     "Cycles from reset in which a property may be violated; 0: no proofs (default 6)", 0},
    {"each", OPT_EACH, NULL, 0, "Every engine tries every mutant, not only what no other has found",
     0},
    {"budget", OPT_BUDGET, "SECONDS", 0,
     "Time for each question of a survivor's equivalence check; 0: no check (default 20)", 0},
    {"require", OPT_REQUIRE, "PERCENT", 0, "Fail (status 1) when a smaller share is killed", 0},
    {0},
};

/* K/N, 1 <= K <= N. */
static void read_part(struct args *a, struct argp_state *state, const char *arg)
{
    size_t k = strcspn(arg, "/");
    char *part = strfmt("%.*s", (int)k, arg);
    a->spec.parts = (size_t)cli_number(state, "--part K/N", arg[k] ? arg + k + 1 : "", 1, 1000);
    a->spec.part = (size_t)cli_number(state, "--part K/N", part, 1, a->spec.parts) - 1;
    free(part);
}

static error_t option(int key, char *arg, struct argp_state *state)
{
    struct args *a = state->input;
    switch (key) {
    case OPT_COUNT:
        a->spec.count = (size_t)cli_number(state, "--count", arg, 1, 1000 * 1000);
        a->counted = true;
        return 0;
    case OPT_ALL:
        a->all = true;
        return 0;
    case OPT_PART:
        read_part(a, state, arg);
        return 0;
    case OPT_SEED:
        a->spec.seed = cli_number(state, "--seed", arg, 0, UINT64_MAX);
        return 0;
    case OPT_CYCLES:
        a->spec.cycles = cli_number(state, "--cycles", arg, 1, UINT64_MAX);
        return 0;
    case OPT_BUDGET:
        a->spec.equivalence_seconds = (unsigned)cli_number(state, "--budget", arg, 0, 100 * 1000);
        return 0;
    case OPT_TRACE:
        a->traces = xrealloc(a->traces, (a->spec.ntraces + 1) * sizeof *a->traces);
        a->traces[a->spec.ntraces++] = arg;
        a->spec.traces = a->traces;
        return 0;
    case OPT_PROOFS:
        a->spec.proof_depth = (unsigned)cli_number(state, "--proofs", arg, 0, 1000);
        return 0;
    case OPT_EACH:
        a->spec.each = true;
        return 0;
    case OPT_REQUIRE:
        a->require = (unsigned)cli_number(state, "--require", arg, 0, 100);
        return 0;
    case ARGP_KEY_END:
        if (a->all && a->counted)
            argp_error(state, "--all and --count: either every place or so many of them");
        if (a->spec.ntraces && a->common.top && !system_driven(a->common.top))
            argp_error(state, "--trace with --top %s: a trace drives the whole register file",
                       a->common.top);
        return 0;
    default:
        return ARGP_ERR_UNKNOWN;
    }
}

static void show_progress(void *arg, const char *what, size_t done, size_t of)
{
    (void)arg;
    cli_progress_part(of ? (double)done / (double)of : -1, "mutate: %s, %zu of %zu", what, done,
                      of);
}

static double percent(size_t part, size_t whole)
{
    return whole ? 100.0 * (double)part / (double)whole : 100.0;
}

static bool is_equivalent(const struct mutant_fate *f)
{
    return f->equivalence == EQUIVALENCE_ALWAYS || f->equivalence == EQUIVALENCE_IN_DUTIES;
}

static bool survived(const struct mutant_fate *f)
{
    return f->killer == ENGINE_NONE && !is_equivalent(f);
}

static int by_value(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

/* Of each engine: what it tried and what of it it found, what it was the first to find, and its
 * times: in all, and of the median and the slowest find. */
static void print_engines(FILE *f, const struct mutants_report *r)
{
    double *took = xcalloc(r->list.n + 1, sizeof *took);
    fprintf(f, "%-10s %8s %8s %8s %10s %12s %12s\n", "engine", "killed", "tried", "found",
            "seconds", "median", "slowest");
    for (int e = 0; e < ENGINE_COUNT; e++) {
        size_t n = 0;
        for (size_t i = 0; i < r->list.n; i++)
            if (r->fate[i].found[e] && !is_equivalent(&r->fate[i]))
                took[n++] = r->fate[i].seconds[e];
        qsort(took, n, sizeof *took, by_value);
        fprintf(f, "%-10s %8zu %8zu %8zu %10.1f %10.4f s %10.4f s\n",
                mutant_engine_name((enum mutant_engine)e), r->by[e], r->tried[e], r->found[e],
                r->seconds[e], n ? took[n / 2] : 0, n ? took[n - 1] : 0);
    }
    free(took);
}

static void print_kinds(FILE *f, const struct mutants_report *r)
{
    fprintf(f, "\n%-10s %8s %8s %12s\n", "kind", "mutants", "killed", "equivalent");
    for (int k = 0; k < MUTATION_KINDS; k++) {
        size_t n = 0, killed = 0, equal = 0;
        for (size_t i = 0; i < r->list.n; i++) {
            const struct mutant_fate *t = &r->fate[i];
            if ((int)r->list.at[i].kind != k)
                continue;
            n++;
            equal += is_equivalent(t);
            killed += !is_equivalent(t) && t->killer != ENGINE_NONE;
        }
        if (n)
            fprintf(f, "%-10s %8zu %8zu %12zu\n", mutation_name((enum mutation)k), n, killed,
                    equal);
    }
}

static void print_report(FILE *f, const char *top, const struct mutants_report *r)
{
    fprintf(f, "%s: %zu of %zu places mutated; built in %.1f s\n\n", top, r->list.n, r->places,
            r->build_seconds);
    print_engines(f, r);
    print_kinds(f, r);
    bool any = false;
    for (size_t i = 0; i < r->list.n; i++) {
        const struct mutant *m = &r->list.at[i];
        const struct mutant_fate *t = &r->fate[i];
        if (!survived(t))
            continue;
        fprintf(f, "%s", any ? "" : "\nsurvivors\n");
        any = true;
        fprintf(f, "  %u %s %s:%d %s [%s] %s", m->id, m->module, m->loc.file, m->loc.line,
                mutation_name(m->kind), m->rules, m->what);
        if (t->equivalence == EQUIVALENCE_REFUTED)
            fprintf(f, " (shows %u cycles after a reset)", t->refuted_in);
        fprintf(f, "\n");
    }
    fprintf(f, "\n%zu equivalent mutants (%.1f s) do not count\n", r->equivalent,
            r->equivalence_seconds);
    fprintf(f, "mutate: killed=%zu of=%zu score=%.1f%% lockstep=%.1f%% survivors=%zu\n", r->killed,
            r->count, percent(r->killed, r->count), percent(r->by_lockstep, r->count),
            r->count - r->killed);
}

/* ---- JSON ---- */

static json_t *describe(const struct mutant *m, const struct mutant_fate *f)
{
    json_t *j = json_object();
    json_object_set_new(j, "id", json_integer(m->id));
    json_object_set_new(j, "module", json_string(m->module));
    json_object_set_new(j, "what", json_string(m->what));
    json_object_set_new(j, "kind", json_string(mutation_name(m->kind)));
    json_object_set_new(j, "file", json_string(m->loc.file));
    json_object_set_new(j, "line", json_integer(m->loc.line));
    json_object_set_new(j, "rules", json_string(m->rules));
    if (f->equivalence != EQUIVALENCE_OPEN)
        json_object_set_new(j, "equivalence", json_string(mutant_equivalence_name(f->equivalence)));
    if (f->equivalence == EQUIVALENCE_REFUTED)
        json_object_set_new(j, "shows_after_cycles", json_integer(f->refuted_in));
    json_t *found = json_object();
    if (f->killer != ENGINE_NONE)
        json_object_set_new(j, "engine", json_string(mutant_engine_name(f->killer)));
    for (int e = 0; e < ENGINE_COUNT; e++)
        if (f->found[e])
            json_object_set_new(found, mutant_engine_name((enum mutant_engine)e),
                                json_real(f->seconds[e]));
    json_object_set_new(j, "found_in_seconds", found);
    if (f->found[ENGINE_PROOFS])
        json_object_set_new(j, "property", json_string(f->rule));
    if (f->by_lockstep) {
        json_object_set_new(j, "cycle", json_integer((json_int_t)f->cycle));
        json_object_set_new(j, "port", json_string(f->port));
    }
    return j;
}

/* One more killed mutant for each rule id of the list. */
static void count_rules(json_t *rules, const char *ids)
{
    char *text = xstrdup(ids), *save = NULL;
    for (char *id = strtok_r(text, " ", &save); id; id = strtok_r(NULL, " ", &save))
        json_object_set_new(rules, id,
                            json_integer(json_integer_value(json_object_get(rules, id)) + 1));
    free(text);
}

static json_t *figures(const struct args *a, const struct mutants_report *r)
{
    json_t *j = json_object(), *by = json_object(), *found = json_object();
    json_t *tried = json_object(), *seconds = json_object(), *rules = json_object();
    json_t *survivors = json_array(), *equivalent = json_array(), *killed = json_array();
    for (size_t i = 0; i < r->list.n; i++) {
        const struct mutant_fate *f = &r->fate[i];
        json_array_append_new(is_equivalent(f)           ? equivalent
                              : f->killer == ENGINE_NONE ? survivors
                                                         : killed,
                              describe(&r->list.at[i], f));
        if (f->killer != ENGINE_NONE && !is_equivalent(f))
            count_rules(rules, r->list.at[i].rules);
    }
    for (int e = 0; e < ENGINE_COUNT; e++) {
        const char *name = mutant_engine_name((enum mutant_engine)e);
        json_object_set_new(by, name, json_integer((json_int_t)r->by[e]));
        json_object_set_new(tried, name, json_integer((json_int_t)r->tried[e]));
        json_object_set_new(found, name, json_integer((json_int_t)r->found[e]));
        json_object_set_new(seconds, name, json_real(r->seconds[e]));
    }
    if (a->spec.parts)
        json_object_set_new(j, "part",
                            json_pack("[ii]", (int)a->spec.part + 1, (int)a->spec.parts));
    json_object_set_new(j, "places", json_integer((json_int_t)r->places));
    json_object_set_new(j, "count", json_integer((json_int_t)r->count));
    json_object_set_new(j, "killed", json_integer((json_int_t)r->killed));
    json_object_set_new(j, "killed_by_lockstep", json_integer((json_int_t)r->by_lockstep));
    json_object_set_new(j, "score_percent", json_real(percent(r->killed, r->count)));
    json_object_set_new(j, "by", by);
    json_object_set_new(j, "tried", tried);
    json_object_set_new(j, "found", found);
    json_object_set_new(j, "seconds", seconds);
    json_object_set_new(j, "survivors", survivors);
    json_object_set_new(j, "equivalent", equivalent);
    json_object_set_new(j, "killed_mutants", killed);
    json_object_set_new(j, "rules", rules);
    return j;
}

static void write_figures(const struct args *a, const struct params *p, json_t *j, struct diag *d)
{
    struct cli_result of = cli_result_of(&a->common, p);
    of.traces = a->traces;
    of.ntraces = a->spec.ntraces;
    of.seeded = true;
    of.seed = a->spec.seed;
    cli_write_result(a->common.json, &of, j, d);
}

static int work(struct cli_common *c, const struct params *p, struct diag *d)
{
    struct args *a = (struct args *)c;
    struct mutants_report r = {0};
    const char *top = cli_top(c, p, d);
    if (!top)
        return d->status;
    a->spec.params = p;
    a->spec.top = top;
    if (a->all)
        a->spec.count = 0;
    int status = mutants_run(&a->spec, &r, d);
    cli_progress_end();
    if (status == WS_OK) {
        print_report(cli_text(c), top, &r);
        if (c->json)
            write_figures(a, p, figures(a, &r), d);
        if (percent(r.killed, r.count) < a->require)
            diag_failed(d, "%s: %.1f %% of the mutants are killed (%u %% required)", top,
                        percent(r.killed, r.count), a->require);
    }
    mutants_report_free(&r);
    return status;
}

static const struct cli_command command = {
    .options = options,
    .option = option,
    .figures = true,
    .args_doc = "CONFIG",
    .doc = "Put seeded defects into a block (default: the whole regfile) and see which engine "
           "finds each of them; check the others for equivalence.",
    .work = work};

int cmd_mutate(int argc, char **argv)
{
    struct args a = {.spec = {.count = DEFAULT_COUNT,
                              .seed = 1,
                              .equivalence_seconds = DEFAULT_BUDGET,
                              .proof_depth = DEFAULT_DEPTH,
                              .progress = show_progress}};
    int status = cli_command(&command, &a.common, argc, argv);
    free(a.traces);
    return status;
}
