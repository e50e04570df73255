/* warpsmith study NAME [--trace FILE...] [-o DIR] */
#include "base/diag.h"
#include "base/mem.h"
#include "base/nearest.h"
#include "base/outfile.h"
#include "cli/cli.h"
#include "cli/commands.h"
#include "study/study.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

struct args {
    const char *name, *out, *json;
    const char **traces, **sets;
    size_t ntraces, nsets;
    unsigned jobs;
};

enum { OPT_JSON = 1000, OPT_SET };

static const struct argp_option options[] = {
    {"trace", 'T', "FILE", 0,
     "Run on this trace (.traceg, .traceg.xz or kernelslist.g), a workload of its own; repeatable, "
     "further files may follow (default: every folder of $WARPSMITH_TRACES or ../shared/traces but "
     "calls). The built-in kernels come behind in any case",
     0},
    {"set", OPT_SET, "KEY=VALUE", 0,
     "Set a parameter of every design, over what the study says; repeatable", 0},
    {"output", 'o', "DIR", 0,
     "Write the tables as text, Markdown and JSON to DIR, and pictures (SVG, PNG) with gnuplot", 0},
    {"jobs", 'j', "N", 0, "Runs at the same time (default: one per processor)", 0},
    {"json", OPT_JSON, "FILE", 0, "Write the figures as JSON to FILE, - for standard output", 0},
    {0},
};

static error_t parse(int key, char *arg, struct argp_state *state)
{
    struct args *a = state->input;
    switch (key) {
    case 'T':
        a->traces = xrealloc(a->traces, (a->ntraces + 1) * sizeof *a->traces);
        a->traces[a->ntraces++] = arg;
        return 0;
    case OPT_SET:
        a->sets = xrealloc(a->sets, (a->nsets + 1) * sizeof *a->sets);
        a->sets[a->nsets++] = arg;
        return 0;
    case 'o':
        a->out = arg;
        return 0;
    case 'j':
        a->jobs = (unsigned)cli_number(state, "--jobs", arg, 1, 1024);
        return 0;
    case OPT_JSON:
        a->json = arg;
        return 0;
    case ARGP_KEY_ARG:
        if (a->name && a->ntraces)
            return parse('T', arg, state);
        if (a->name)
            return ARGP_ERR_UNKNOWN;
        a->name = arg;
        return 0;
    case ARGP_KEY_END:
        if (!a->name)
            argp_error(state, "NAME is missing; `warpsmith study list' shows the studies");
        return 0;
    default:
        return ARGP_ERR_UNKNOWN;
    }
}

static const struct argp argp = {
    .options = options,
    .parser = parse,
    .args_doc = "NAME",
    .doc =
        "Repeats one paper's experiment on the traces at hand and the built-in kernels, and shows "
        "the paper's figures beside what was measured. NAME is `list', or one of the studies."};

static void show_progress(size_t done, size_t all)
{
    cli_progress_part(all ? (double)done / (double)all : -1, "study: %zu of %zu", done, all);
}

static void list(void)
{
    for (const struct study *s = studies; s->name; s++)
        printf("%-19s %s\n", s->name, s->summary);
}

static void unknown(const char *name, struct diag *d)
{
    size_t n = 0;
    while (studies[n].name)
        n++;
    const char **names = xcalloc(n, sizeof *names);
    for (size_t i = 0; i < n; i++)
        names[i] = studies[i].name;
    diag_error(d, "study %s: no such study (did you mean %s?)", name, nearest_word(name, names, n));
    free(names);
}

static void run(const struct args *a, const struct study *s, struct diag *d)
{
    struct outdir out;
    if (!outfile_try(a->json, d) || !outdir_open(&out, a->out, d))
        return;
    struct study_run r = {.study = s,
                          .jobs = a->jobs,
                          .d = d,
                          .progress = show_progress,
                          .sets = a->sets,
                          .nsets = a->nsets};
    r.findings = findings_new(s->name, s->summary);
    struct cli_result of = {.command = "study",
                            .sets = a->sets,
                            .nsets = a->nsets,
                            .traces = a->traces,
                            .ntraces = a->ntraces};
    findings_about(r.findings, cli_result(&of, json_object()));
    if (s->no_traces && a->ntraces)
        diag_error(d, "study %s: runs no traces (leave --trace away)", s->name);
    else if (s->no_traces || workloads_find(&r.work, a->traces, a->ntraces, d))
        s->run(&r);
    cli_progress_end();
    if (d->status == WS_OK && a->out)
        findings_write(r.findings, a->out, d);
    if (d->status == WS_OK) {
        findings_print(r.findings, cli_to_stdout(a->json) ? stderr : stdout);
        if (a->json)
            cli_write_json(a->json, findings_json(r.findings), d);
    }
    if (d->status == WS_OK)
        outdir_keep(&out);
    outdir_abort(&out);
    findings_free(r.findings);
    workloads_free(&r.work);
}

int cmd_study(int argc, char **argv)
{
    struct args a = {0};
    cli_parse(&argp, argc, argv, &a);
    long processors = sysconf(_SC_NPROCESSORS_ONLN);
    if (!a.jobs)
        a.jobs = processors > 1 ? (unsigned)processors : 1;
    struct diag d;
    diag_init(&d, stderr);
    const struct study *s = study_find(a.name);
    if (strcmp(a.name, "list") == 0)
        list();
    else if (s)
        run(&a, s, &d);
    else
        unknown(a.name, &d);
    free(a.traces);
    free(a.sets);
    int status = d.status;
    diag_free(&d);
    return status;
}
