/* Cycles beside those of Accel-Sim with one SM (docs/results/accelsim.md). */
#include "base/mem.h"
#include "base/text.h"
#include "study/list.h"
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum kind { KERNELS, EXECUTION, MEMORY, N_KIND };

static const struct reference {
    enum kind kind;
    const char *trace;      /* folder/kernel */
    unsigned cycles, reads; /* reads: 0: not known */
} references[] = {
#define KERNEL(trace, cycles, reads) {KERNELS, trace, cycles, reads},
#define MICRO(kind, trace, cycles) {kind, trace, cycles, 0},
#include "study/accelsim.inc"
};
enum { NREFERENCES = sizeof references / sizeof *references };

enum { NCOLLECTORS = 4, NBANKS = 3, ROWS_OF_BANKS = 512 };
static const unsigned collectors[NCOLLECTORS] = {1, 2, 4, 8}, banks[NBANKS] = {2, 4, 8};

/* Consecutive rows of a trace are those of banks[]. */
static const struct sensitivity {
    const char *trace;
    unsigned banks, cycles[NCOLLECTORS];
} sensitivities[] = {
#define SENSITIVITY(trace, banks, one, two, four, eight) {trace, banks, {one, two, four, eight}},
#include "study/accelsim.inc"
};
enum { NSENSITIVITIES = sizeof sensitivities / sizeof *sensitivities };

/* The file of a trace among the study's workloads: given as such, or in a folder of traces. NULL if
 * it is not there. */
static char *trace_file(const struct workloads *all, const char *trace)
{
    static const char *const endings[] = {".traceg.xz", ".traceg"};
    const char *slash = strchr(trace, '/');
    for (size_t i = 0; i < all->n; i++) {
        const struct workload *w = &all->list[i];
        if (!w->n)
            continue;
        if (strcmp(w->name, trace) == 0)
            return xstrdup(w->files[0]);
        const char *end = strrchr(w->files[0], '/');
        if (!end || strlen(w->name) != (size_t)(slash - trace) || !starts_with(trace, w->name))
            continue;
        for (size_t k = 0; k < sizeof endings / sizeof *endings; k++) {
            char *path =
                strfmt("%.*s%s%s", (int)(end - w->files[0]), w->files[0], slash, endings[k]);
            if (access(path, R_OK) == 0)
                return path;
            free(path);
        }
    }
    return NULL;
}

/* Adds a workload of one trace; false if its file is not there. */
static bool add_trace(struct workloads *to, const struct workloads *from, const char *trace)
{
    char *path = trace_file(from, trace);
    if (!path)
        return false;
    to->list = xrealloc(to->list, (to->n + 1) * sizeof *to->list);
    struct workload *w = &to->list[to->n++];
    *w = (struct workload){.name = xstrdup(trace), .n = 1, .cap = 1};
    w->files = xcalloc(1, sizeof *w->files);
    w->files[0] = path;
    return true;
}

/* Ours; with Accel-Sim's heads of line (env.head_of_line); with its operands, too. */
enum { OURS, HEADS, OPERANDS, N_DESIGN };
static const char *const design_names[N_DESIGN] = {"here", "heads of line", "its operands, too"};

static struct design *add_design(struct designs *s, unsigned i)
{
    struct design *d = design_add(s, design_names[i], "turing_ocu", "memory.model=full", NULL);
    if (i >= HEADS)
        design_set(d, "env.head_of_line", 1);
    if (i >= OPERANDS) {
        d->sets[d->nsets++] = xstrdup("env.operands=listed");
        design_set(d, "env.merge_sources", 1);
        design_set(d, "env.zero_reads", 1);
    }
    return d;
}

static struct table *table_of(struct study_run *r, enum kind kind)
{
    static const struct {
        const char *key, *title;
    } titles[N_KIND] = {
        {"kernels", "kernels: cycles of Accel-Sim and of turing_ocu"},
        {"execution", "synthetic traces of execution units and collectors"},
        {"memory", "synthetic traces of memory"},
    };
    struct table *t = findings_table(r->findings, titles[kind].key, titles[kind].title);
    table_column(t, "Accel-Sim", 0);
    static const char *const errors[N_DESIGN] = {"error, %", "heads: error, %",
                                                 "operands: error, %"};
    for (unsigned d = 0; d < N_DESIGN; d++) {
        table_column(t, design_names[d], 0);
        table_column(t, errors[d], 1);
    }
    if (kind == KERNELS) {
        table_column(t, "reads: Accel-Sim", 0);
        table_column(t, "reads with its operands", 0);
        table_column(t, "reads here", 0);
    }
    return t;
}

/* What is found over the runs of a kind. */
struct errors {
    unsigned n;
    double sum, most, logs;
    const char *worst;
};

/* Notes a run; its error, in percent. */
static double note_error(struct errors *e, const struct reference *f, const struct sm_stats *stats)
{
    double ratio = share(stats->cycles, f->cycles), error = 100 * fabs(ratio - 1);
    if (!e->n || error > e->most)
        e->most = error, e->worst = f->trace;
    e->n++;
    e->sum += error;
    e->logs += log(ratio);
    return error;
}

static void errors_row(struct table *means, const char *name, const struct errors *e)
{
    table_row(means, name);
    table_set(means, 0, e->n);
    table_set(means, 1, e->sum / e->n);
    table_set(means, 2, e->most);
    table_word(means, 3, e->worst);
    table_set(means, 4, exp(e->logs / e->n));
}

/* The runs of a kind that have a trace; the stats are of all that have one, in order. */
static void tabulate(struct study_run *r, enum kind kind, const bool *there,
                     const struct sm_stats *stats, struct table *means)
{
    struct table *t = table_of(r, kind);
    struct errors errors[N_DESIGN] = {0};
    unsigned missing = 0;
    for (size_t i = 0; i < NREFERENCES; stats += there[i] ? N_DESIGN : 0, i++) {
        const struct reference *f = &references[i];
        missing += f->kind == kind && !there[i];
        if (f->kind != kind || !there[i])
            continue;
        table_row(t, f->trace);
        table_set(t, 0, f->cycles);
        for (unsigned d = 0; d < N_DESIGN; d++) {
            table_set(t, 1 + 2 * d, (double)stats[d].cycles);
            table_set(t, 2 + 2 * d, note_error(&errors[d], f, &stats[d]));
        }
        if (f->reads) {
            table_set(t, 1 + 2 * N_DESIGN, f->reads);
            table_set(t, 2 + 2 * N_DESIGN, (double)stats[OPERANDS].bank_reads);
            table_set(t, 3 + 2 * N_DESIGN, (double)stats[OURS].bank_reads);
        }
    }
    if (missing)
        table_note(t, "skipped: %u without a trace", missing);
    if (!errors[OURS].n)
        return;
    table_mean(t, "mean");
    table_plot(t, PLOT_BARS, "", "cycles");
    static const char *const kinds[N_KIND] = {"kernels", "execution", "memory"};
    for (unsigned d = 0; d < N_DESIGN; d++) {
        char *name = strfmt("%s%s%s", kinds[kind], d ? ", " : "", d ? design_names[d] : "");
        errors_row(means, name, &errors[d]);
        free(name);
    }
}

static bool cycles(struct study_run *r)
{
    struct study_run part = *r;
    bool there[NREFERENCES];
    part.work = (struct workloads){0};
    for (size_t i = 0; i < NREFERENCES; i++)
        there[i] = add_trace(&part.work, &r->work, references[i].trace);
    struct designs s = {0};
    for (unsigned i = 0; i < N_DESIGN; i++)
        add_design(&s, i);
    struct sm_stats *stats = study_grid(&part, &s);
    if (stats) {
        struct table *means =
            findings_table(r->findings, "means", "error of the cycles against Accel-Sim, %");
        static const char *const columns[] = {"runs", "mean", "largest", "of", "mean ratio"};
        static const unsigned decimals[] = {0, 1, 1, 0, 3};
        for (size_t i = 0; i < sizeof columns / sizeof *columns; i++)
            table_column(means, columns[i], decimals[i]);
        for (unsigned k = 0; k < N_KIND; k++)
            tabulate(r, (enum kind)k, there, stats, means);
        table_note(means, "mean: of the absolute errors; mean ratio: geometric");
    }
    bool ok = stats != NULL;
    free(stats);
    designs_free(&s);
    workloads_free(&part.work);
    return ok;
}

/* Percent by which the cycles grow from eight collectors to two. */
static double gain(double two, double eight)
{
    return eight > 0 ? 100 * (two / eight - 1) : 0;
}

/* What is shown of the sensitivity: Accel-Sim, ours, ours with heads of line. */
enum { N_SHOWN = 3 };

static void sensitivity_row(struct table *t, const struct sensitivity *f,
                            double cycles_of[N_SHOWN][NCOLLECTORS])
{
    char *name = strfmt("%s, %u banks", f->trace, f->banks);
    table_row(t, name);
    free(name);
    for (size_t i = 0; i < N_SHOWN; i++) {
        for (size_t c = 0; c < NCOLLECTORS; c++)
            table_set(t, i * NCOLLECTORS + c, cycles_of[i][c]);
        table_set(t, N_SHOWN * NCOLLECTORS + i, gain(cycles_of[i][1], cycles_of[i][3]));
    }
}

static struct table *sensitivity_table(struct study_run *r)
{
    static const char *const shown[N_SHOWN] = {"Accel-Sim", "here", "heads of line"};
    struct table *t = findings_table(r->findings, "sensitivity",
                                     "cycles with 1, 2, 4, 8 collectors and 2, 4, 8 banks, and "
                                     "what 8 collectors gain over 2");
    for (size_t i = 0; i < N_SHOWN; i++)
        for (size_t c = 0; c < NCOLLECTORS; c++) {
            char *name = strfmt("%s, %u", shown[i], collectors[c]);
            table_column(t, name, 0);
            free(name);
        }
    for (size_t i = 0; i < N_SHOWN; i++) {
        char *name = strfmt("gain, %%: %s", shown[i]);
        table_column(t, name, 1);
        free(name);
    }
    return t;
}

static void sensitivity(struct study_run *r)
{
    struct study_run part = *r;
    part.work = (struct workloads){0};
    for (size_t i = 0; i < NSENSITIVITIES; i += NBANKS)
        add_trace(&part.work, &r->work, sensitivities[i].trace);
    struct designs s = {0};
    for (size_t b = 0; b < NBANKS; b++)
        for (unsigned i = OURS; i <= HEADS; i++)
            for (size_t c = 0; c < NCOLLECTORS; c++) {
                struct design *d = add_design(&s, i);
                design_set(d, "regfile.collectors", collectors[c]);
                design_set(d, "regfile.banks", banks[b]);
                design_set(d, "regfile.depth", ROWS_OF_BANKS / banks[b]);
            }
    struct sm_stats *stats = study_grid(&part, &s);
    struct table *t = stats ? sensitivity_table(r) : NULL;
    for (size_t i = 0, w = 0; i < NSENSITIVITIES && t; i += NBANKS) {
        if (w == part.work.n || strcmp(part.work.list[w].name, sensitivities[i].trace) != 0)
            continue;
        const struct sm_stats *at = stats + w++ * s.n;
        for (size_t b = 0; b < NBANKS; b++) {
            double shown[N_SHOWN][NCOLLECTORS];
            for (size_t c = 0; c < NCOLLECTORS; c++) {
                shown[0][c] = sensitivities[i + b].cycles[c];
                for (size_t d = 0; d + 1 < N_SHOWN; d++)
                    shown[d + 1][c] = (double)at[(b * (N_SHOWN - 1) + d) * NCOLLECTORS + c].cycles;
            }
            sensitivity_row(t, &sensitivities[i + b], shown);
        }
    }
    free(stats);
    designs_free(&s);
    workloads_free(&part.work);
}

void study_accelsim(struct study_run *r)
{
    if (cycles(r))
        sensitivity(r);
}
