/* warpsmith sweep FILE -o DIR [--jobs N | --slurm ...] */
#include "base/diag.h"
#include "base/outfile.h"
#include "base/text.h"
#include "cli/cli.h"
#include "cli/commands.h"
#include "sweep/store.h"
#include "sweep/table.h"
#include "sweep/work.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

struct args {
    const char *file, *dir, *json;
    unsigned jobs;
    bool slurm, list, again;
    struct sweep_slurm cluster;
    size_t part, parts; /* of Slurm's array; 0: all */
};

enum {
    OPT_JSON = 1000,
    OPT_SLURM,
    OPT_PARTITION,
    OPT_TIME,
    OPT_MEMORY,
    OPT_TASKS,
    OPT_LIST,
    OPT_AGAIN,
    OPT_PART,
    OPT_PARTS
};
enum { DEFAULT_TASKS = 100, MOST_TASKS = 1000 };

static const struct argp_option options[] = {
    {"output", 'o', "DIR", 0,
     "Folder of the results; those that are there already are taken, not made again", 0},
    {"jobs", 'j', "N", 0,
     "Results made at the same time on this machine (default: one per processor)", 0},
    {"slurm", OPT_SLURM, NULL, 0, "Make them by an array of Slurm jobs, on nodes that share DIR",
     0},
    {"partition", OPT_PARTITION, "NAME", 0, "Slurm's partition", 0},
    {"time", OPT_TIME, "LIMIT", 0, "Slurm's time limit of a job, such as 2:00:00", 0},
    {"memory", OPT_MEMORY, "SIZE", 0, "Slurm's memory of a job, such as 2G", 0},
    {"tasks", OPT_TASKS, "N", 0, "Jobs of the array at most (default 100)", 0},
    {"list", OPT_LIST, NULL, 0, "Show what would be done, and do nothing", 0},
    {"again", OPT_AGAIN, NULL, 0,
     "Make results without figures once more; else they stay as they are", 0},
    {"json", OPT_JSON, "FILE", 0,
     "Write the joined figures as JSON to FILE, too, - for standard output", 0},
    {"part", OPT_PART, "K", OPTION_HIDDEN, "One process of --parts", 0},
    {"parts", OPT_PARTS, "N", OPTION_HIDDEN, "Processes that share the folder", 0},
    {0},
};

static error_t parse(int key, char *arg, struct argp_state *state)
{
    struct args *a = state->input;
    switch (key) {
    case 'o':
        a->dir = arg;
        return 0;
    case 'j':
        a->jobs = (unsigned)cli_number(state, "--jobs", arg, 1, 1024);
        return 0;
    case OPT_SLURM:
        a->slurm = true;
        return 0;
    case OPT_PARTITION:
        a->cluster.partition = arg;
        return 0;
    case OPT_TIME:
        a->cluster.time = arg;
        return 0;
    case OPT_MEMORY:
        a->cluster.memory = arg;
        return 0;
    case OPT_TASKS:
        a->cluster.tasks = (size_t)cli_number(state, "--tasks", arg, 1, MOST_TASKS);
        return 0;
    case OPT_LIST:
        a->list = true;
        return 0;
    case OPT_AGAIN:
        a->again = true;
        return 0;
    case OPT_JSON:
        a->json = arg;
        return 0;
    case OPT_PART:
        a->part = (size_t)cli_number(state, "--part", arg, 1, MOST_TASKS);
        return 0;
    case OPT_PARTS:
        a->parts = (size_t)cli_number(state, "--parts", arg, 1, MOST_TASKS);
        return 0;
    case ARGP_KEY_ARG:
        if (a->file)
            argp_error(state, "%s: unexpected argument (the FILE is %s)", arg, a->file);
        a->file = arg;
        return 0;
    case ARGP_KEY_END:
        if (!a->file)
            argp_error(state, "FILE is missing (docs/sweep.md says what it has)");
        if (!a->list && (!a->dir || !*a->dir))
            argp_error(state, "where to? -o DIR is missing");
        if (a->slurm && a->jobs)
            argp_error(state, "--jobs is of this machine, --slurm of others");
        if (!a->slurm && (a->cluster.partition || a->cluster.time || a->cluster.memory))
            argp_error(state, "--partition, --time and --memory are of --slurm");
        return 0;
    default:
        return ARGP_ERR_UNKNOWN;
    }
}

static const struct argp argp = {
    .options = options,
    .parser = parse,
    .args_doc = "FILE",
    .doc =
        "Runs, reports and compares a space of parameter sets, traces and technologies: FILE says "
        "which. Joins the results as CSV, JSON and a page. What was cut off goes on where it was."};

static void show_progress(size_t done, size_t all, const char *label)
{
    cli_progress_part(all ? (double)done / (double)all : 1, "sweep: %zu of %zu, %s", done, all,
                      label);
}

static void print_list(const struct sweep_plan *p)
{
    printf("%zu designs, %zu workloads, %zu results (%zu asked for); %zu sets left out\n",
           p->ndesigns, p->nworkloads, p->ntasks, p->asked, p->left_out);
    for (size_t i = 0; i < p->nreasons; i++)
        printf("  left out %zu: %s\n", p->reasons[i].count, p->reasons[i].why);
    for (size_t i = 0; i < p->ntasks; i++) {
        printf("  %s:", p->tasks[i].label);
        for (char **w = p->tasks[i].argv; *w; w++)
            printf(" %s", *w);
        putchar('\n');
    }
}

static bool write_text(const char *dir, const char *name, const struct sweep_table *t,
                       void (*print)(const struct sweep_table *, FILE *), struct diag *d)
{
    char *path = strfmt("%s/%s", dir, name);
    struct outfile o;
    bool ok = outfile_open(&o, path, d);
    if (ok) {
        print(t, o.f);
        ok = outfile_commit(&o, d);
    }
    free(path);
    return ok;
}

static json_t *joined(const struct sweep_table *t)
{
    const struct sweep_spec *s = t->plan->spec;
    struct cli_result of = {.command = "sweep",
                            .sets = (const char *const *)s->fixed.at,
                            .nsets = s->fixed.n,
                            .top = s->top,
                            .traces = (const char *const *)s->traces.at,
                            .ntraces = s->traces.n};
    json_t *j = cli_result(&of, sweep_table_json(t));
    json_object_set_new(j, "sweep", json_string(s->path));
    return j;
}

static void print_failures(const struct sweep_table *t, struct diag *d)
{
    enum { SHOWN = 10 };
    for (size_t i = 0; i < t->nfailures && i < SHOWN; i++)
        diag_warn(d, "%s: %s", t->failures[i].label, t->failures[i].said);
    if (t->nfailures)
        diag_failed(d, "%zu of %zu tasks have no figures", t->nfailures, t->plan->ntasks);
}

static void join(const struct args *a, const struct sweep_plan *p, struct diag *d)
{
    struct sweep_table t;
    if (sweep_table_make(&t, p, a->dir, d)) {
        char *path = strfmt("%s/results.json", a->dir);
        cli_write_json(path, joined(&t), d);
        write_text(a->dir, "results.csv", &t, sweep_table_csv, d);
        write_text(a->dir, "index.html", &t, sweep_table_html, d);
        cli_write_json(a->json, joined(&t), d);
        size_t front = 0, rows = 0;
        for (size_t i = 0; i < t.nrows; i++) {
            bool whole = t.rows[i].workload == ALL_WORKLOADS || p->nworkloads < 2;
            front += whole && t.rows[i].front;
            rows += whole;
        }
        if (d->status == WS_OK)
            fprintf(cli_to_stdout(a->json) ? stderr : stdout,
                    "sweep: designs=%zu results=%zu left_out=%zu failed=%zu front=%zu "
                    "of=%zu\n%s/index.html\n",
                    p->ndesigns, p->ntasks, p->left_out, t.nfailures, front, rows, a->dir);
        print_failures(&t, d);
        free(path);
    }
    sweep_table_free(&t);
}

static void work(struct args *a, const struct sweep_plan *p, struct diag *d)
{
    const char *again[] = {"sweep", a->file, "--output", a->dir, "--jobs", "1", "--quiet", NULL};
    struct sweep_where w = {.dir = a->dir,
                            .jobs = a->jobs,
                            .part = a->part ? a->part - 1 : 0,
                            .parts = a->parts,
                            .progress = show_progress};
    a->cluster.again = again;
    if (a->again)
        sweep_drop_failed(p, a->dir);
    bool good = a->slurm ? sweep_slurm(p, &w, &a->cluster, d) : sweep_work(p, &w, d);
    cli_progress_end();
    if (good && !a->parts)
        join(a, p, d);
}

int cmd_sweep(int argc, char **argv)
{
    struct args a = {.cluster.tasks = DEFAULT_TASKS};
    cli_parse(&argp, argc, argv, &a);
    long processors = sysconf(_SC_NPROCESSORS_ONLN);
    if (!a.jobs)
        a.jobs = processors > 1 ? (unsigned)processors : 1;
    struct diag d;
    diag_init(&d, stderr);
    struct sweep_spec *s = cli_output(a.json, &a.file, 1, &d) ? sweep_read(a.file, &d) : NULL;
    struct sweep_plan *p = s ? sweep_plan(s, &d) : NULL;
    if (p && a.list)
        print_list(p);
    else if (p && store_open(a.dir, &d))
        work(&a, p, &d);
    sweep_plan_free(p);
    sweep_spec_free(s);
    int status = d.status;
    diag_free(&d);
    return status;
}
