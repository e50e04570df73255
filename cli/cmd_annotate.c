/* warpsmith annotate --trace FILE... | --kernel NAME [-o FILE] */
#include "base/diag.h"
#include "base/mem.h"
#include "base/outfile.h"
#include "cli/cli.h"
#include "cli/commands.h"
#include "cmodel/programs/annotate.h"
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct args {
    const char **traces;
    const char **sets;
    size_t nsets;
    struct work_spec work;
    const char *out, *json;
};

enum { OPT_KERNEL = 1000, OPT_SET, OPT_JSON };

static const struct argp_option options[] = {
    {"trace", 'T', "FILE", 0,
     "Profile this trace (.traceg, .traceg.xz or kernelslist.g); repeatable, further files may "
     "follow",
     0},
    {"kernel", OPT_KERNEL, "NAME", 0, "Profile a built-in kernel", 0},
    {"output", 'o', "FILE", 0, "Write the annotation to FILE, - for standard output", 0},
    {"set", OPT_SET, "KEY=VALUE", 0,
     "Set annotate.rthld, annotate.inclusive or annotate.warps; repeatable", 0},
    {"json", OPT_JSON, "FILE", 0, "Write the figures as JSON to FILE, - for standard output", 0},
    {0},
};

static void append(const char ***list, size_t *n, const char *text)
{
    *list = xrealloc(*list, (*n + 1) * sizeof **list);
    (*list)[(*n)++] = text;
}

static error_t parse(int key, char *arg, struct argp_state *state)
{
    struct args *a = state->input;
    switch (key) {
    case 'T':
        append(&a->traces, &a->work.ntraces, arg);
        return 0;
    case OPT_KERNEL:
        a->work.kernel = arg;
        return 0;
    case 'o':
        a->out = arg;
        return 0;
    case OPT_SET:
        if (strncmp(arg, "annotate.", 9) != 0)
            argp_error(state, "--set %s: only annotate.* matters here", arg);
        append(&a->sets, &a->nsets, arg);
        return 0;
    case OPT_JSON:
        a->json = arg;
        return 0;
    case ARGP_KEY_ARG:
        if (!a->work.ntraces)
            argp_error(state, "%s: unexpected argument (--trace FILE?)", arg);
        append(&a->traces, &a->work.ntraces, arg);
        return 0;
    case ARGP_KEY_END:
        if (!a->work.ntraces && !a->work.kernel)
            argp_error(state, "nothing to profile: --trace FILE or --kernel NAME is missing");
        if (a->work.ntraces && a->work.kernel)
            argp_error(state, "--trace and --kernel exclude each other");
        a->work.traces = a->traces;
        return 0;
    default:
        return ARGP_ERR_UNKNOWN;
    }
}

static const struct argp argp = {
    .options = options,
    .parser = parse,
    .doc = "Profiles the reuse of registers: how far each register operand is from the next read "
           "of its register, and which operands are near for most of the executed instances. The "
           "annotation goes to `run --annotation' and `cosim --annotation'."};

/* The bins of the printed histogram: first .. last. */
static const struct bin {
    unsigned first, last;
} bins[] = {{1, 1},  {2, 2},   {3, 3},   {4, 5},   {6, 8},
            {9, 10}, {11, 12}, {13, 16}, {17, 32}, {33, REUSE_LONGEST}};
enum { NBINS = sizeof bins / sizeof *bins };

static double percent(uint64_t a, uint64_t b)
{
    return b ? 100 * (double)a / (double)b : 0;
}

static void print_bin(FILE *f, const char *name, uint64_t n, uint64_t all)
{
    static const char bar[] = "##################################################";
    double share = percent(n, all);
    fprintf(f, "    %-8s %14" PRIu64 " %6.2f %% %.*s\n", name, n, share, (int)(share / 2), bar);
}

static void print(FILE *f, const struct annotation *a, const struct reuse_histogram *h,
                  const struct agreement *g, uint64_t sites)
{
    const struct reuse_rule *r = &a->rule;
    char first[40] = "all warps of each kernel";
    if (r->warps)
        snprintf(first, sizeof first, "first %u warps of each kernel", r->warps);
    uint64_t reused = reuse_histogram_reused(h), seen = h->at[0] + reused + h->never;
    fprintf(f,
            "%zu kernel%s, %" PRIu64 " static and %" PRIu64 " executed instructions; near: %s %u; "
            "profiled: %s\n",
            a->n, a->n == 1 ? "" : "s", sites, h->instructions, r->inclusive ? "up to" : "below",
            r->rthld, first);
    const char *row = "  %-48s %14" PRIu64 " %6.2f %%\n";
    fprintf(f, "  %-48s %14" PRIu64 "\n", "register operands", seen);
    fprintf(f, row, "read again by the same instruction", h->at[0], percent(h->at[0], seen));
    fprintf(f, row, "read again by a later one", reused, percent(reused, seen));
    fprintf(f, row, "overwritten first, or never read again", h->never, percent(h->never, seen));
    fprintf(f, "  %-48s %14s %6.2f %%\n", "distance above 3, of those read by a later one", "",
            100 * reuse_histogram_above(h, 3));
    fprintf(f, "  %-48s %14s %6.2f %%\n", "distance above 10", "",
            100 * reuse_histogram_above(h, 10));
    fprintf(f, row, "near", g->near, percent(g->near, g->operands));
    fprintf(f, "  bit of the static operand is that of the instance:\n");
    fprintf(f, row, "  with the majority of the profiled warps", g->few_exact,
            percent(g->few_exact, g->operands));
    fprintf(f, row, "  with the majority of all warps", g->all_exact,
            percent(g->all_exact, g->operands));
    fprintf(f, row, "both majorities are the same", g->few_all, percent(g->few_all, g->operands));
    fprintf(f, "  reuse distances:\n");
    for (size_t i = 0; i < NBINS; i++) {
        char name[24];
        uint64_t n = 0;
        for (unsigned d = bins[i].first; d <= bins[i].last; d++)
            n += h->at[d];
        if (bins[i].first == bins[i].last)
            snprintf(name, sizeof name, "%u", bins[i].first);
        else
            snprintf(name, sizeof name, "%u-%u", bins[i].first, bins[i].last);
        print_bin(f, name, n, reused);
    }
    print_bin(f, "more", h->beyond, reused);
}

static json_t *figures(const struct annotation *a, const struct reuse_histogram *h,
                       const struct agreement *g, uint64_t sites)
{
    json_t *j = json_object(), *list = json_array();
    const struct {
        const char *name;
        uint64_t value;
    } counts[] = {{"profiled_kernels", a->n},
                  {"static_instructions", sites},
                  {"warp_instructions", h->instructions},
                  {"tensor_instructions", h->tensor},
                  {"rthld", a->rule.rthld},
                  {"inclusive", a->rule.inclusive},
                  {"warps", a->rule.warps},
                  {"operands", g->operands},
                  {"repeats", h->at[0]},
                  {"reused", reuse_histogram_reused(h)},
                  {"never", h->never},
                  {"near", g->near}};
    for (size_t i = 0; i < sizeof counts / sizeof *counts; i++)
        json_object_set_new(j, counts[i].name, json_integer((json_int_t)counts[i].value));
    const struct {
        const char *name;
        double value;
    } shares[] = {{"share_above_3", reuse_histogram_above(h, 3)},
                  {"share_above_10", reuse_histogram_above(h, 10)},
                  {"accuracy_profiled", percent(g->few_exact, g->operands) / 100},
                  {"accuracy_all", percent(g->all_exact, g->operands) / 100},
                  {"same_majority", percent(g->few_all, g->operands) / 100}};
    for (size_t i = 0; i < sizeof shares / sizeof *shares; i++)
        json_object_set_new(j, shares[i].name, json_real(shares[i].value));
    for (unsigned d = 1; d <= REUSE_LONGEST; d++)
        json_array_append_new(list, json_integer((json_int_t)h->at[d]));
    json_object_set_new(j, "histogram_from_1", list);
    json_object_set_new(j, "beyond", json_integer((json_int_t)h->beyond));
    return j;
}

static void write_file(const char *path, const struct annotation *a, struct diag *d)
{
    struct outfile o;
    if (!outfile_open(&o, path, d))
        return;
    annotation_print(a, o.f);
    outfile_commit(&o, d);
}

static void annotate(const struct args *a, const struct reuse_rule *r, struct diag *d)
{
    const struct work_spec *s = &a->work;
    bool ready = cli_output(a->out, s->traces, s->ntraces, d) &&
                 cli_output(a->json, s->traces, s->ntraces, d);
    struct work *w = ready ? work_open(s, NULL, d) : NULL;
    if (!w)
        return;
    struct reuse_histogram h = {0};
    struct agreement g = {0};
    uint64_t sites = 0;
    struct annotation *all = annotation_profile(w, r, true, &h, d);
    work_free(w);
    if (!all)
        return;
    annotation_agreement(all, &g);
    for (size_t i = 0; i < all->n; i++)
        sites += all->kernels[i].n;
    if (a->out)
        write_file(a->out, all, d);
    if (d->status == WS_OK) {
        print(cli_to_stdout(a->json) || cli_to_stdout(a->out) ? stderr : stdout, all, &h, &g,
              sites);
        struct cli_result of = {.command = "annotate",
                                .sets = a->sets,
                                .nsets = a->nsets,
                                .traces = s->traces,
                                .ntraces = s->ntraces,
                                .kernel = s->kernel};
        cli_write_result(a->json, &of, figures(all, &h, &g, sites), d);
    }
    annotation_free(all);
}

int cmd_annotate(int argc, char **argv)
{
    struct args a = {0};
    cli_parse(&argp, argc, argv, &a);
    struct diag d;
    diag_init(&d, stderr);
    /* Any preset: only annotate.* is looked at, and that is the same in all of them. */
    struct params *p = params_load(params_presets()[0], a.sets, a.nsets, &d);
    if (p) {
        struct reuse_rule r = reuse_rule(p);
        annotate(&a, &r, &d);
    }
    params_free(p);
    free(a.traces);
    free(a.sets);
    int status = d.status;
    diag_free(&d);
    return status;
}
