/* Designs by workloads: the runs of a study, beside each other. */
#include "base/diag.h"
#include "base/mem.h"
#include "base/text.h"
#include "study/study.h"
#include <math.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

struct design *design_add(struct designs *s, const char *label, const char *config, ...)
{
    s->list = xgrow(s->list, s->n + 1, &s->cap, sizeof *s->list);
    struct design *d = &s->list[s->n++];
    *d = (struct design){.label = xstrdup(label), .config = config};
    va_list ap;
    va_start(ap, config);
    for (const char *set; (set = va_arg(ap, const char *));)
        if (d->nsets < MOST_SETS)
            d->sets[d->nsets++] = xstrdup(set);
    va_end(ap);
    return d;
}

void design_set(struct design *s, const char *key, unsigned value)
{
    if (s->nsets == MOST_SETS)
        program_defect("a study with too many overrides");
    s->sets[s->nsets++] = strfmt("%s=%u", key, value);
}

void designs_free(struct designs *s)
{
    for (size_t i = 0; i < s->n; i++) {
        for (size_t k = 0; k < s->list[i].nsets; k++)
            free(s->list[i].sets[k]);
        free(s->list[i].label);
    }
    free(s->list);
}

struct grid {
    const struct study_run *r;
    const struct designs *s;
    struct params **params; /* [designs] */
    struct sm_stats *stats;
};

/* Jobs that threads take one by one. */
struct jobs {
    struct study_run *r;
    study_job job;
    void *arg;
    pthread_mutex_t lock; /* the fields below, the diag and the progress */
    size_t next, done, all;
    bool failed;
};

/* One workload under one design, to its end; messages go to d. */
static bool run_one(const struct workload *w, const struct design *s, const struct params *p,
                    struct sm_stats *stats, struct diag *d)
{
    struct work_spec spec = {
        .traces = (const char *const *)w->files, .ntraces = w->n, .kernel = w->kernel};
    struct work *work = work_for(p, &spec, d);
    struct sm_options options = s->options;
    options.skip = options.no_cover = true;
    struct sm *sm = work ? sm_create(p, work, &options, d) : NULL;
    enum sm_status status = sm ? SM_RUNNING : SM_BAD_INPUT;
    while (status == SM_RUNNING)
        status = sm_step(sm, d);
    if (status == SM_FAILED)
        diag_failed(d, "%s: %s: %s", w->name, s->label, sm_failure(sm)->text);
    if (status == SM_DONE)
        sm_stats(sm, stats);
    sm_destroy(sm);
    work_free(work);
    return status == SM_DONE;
}

static bool run_cell(void *arg, size_t at, struct diag *d)
{
    const struct grid *g = arg;
    size_t design = at % g->s->n;
    return run_one(&g->r->work.list[at / g->s->n], &g->s->list[design], g->params[design],
                   &g->stats[at], d);
}

static void *work_off(void *arg)
{
    struct jobs *g = arg;
    pthread_mutex_lock(&g->lock);
    while (g->next < g->all && !g->failed) {
        size_t at = g->next++;
        pthread_mutex_unlock(&g->lock);
        struct diag own;
        diag_init(&own, NULL);
        bool ok = g->job(g->arg, at, &own);
        pthread_mutex_lock(&g->lock);
        for (size_t i = 0; i < own.n && !ok && !g->failed; i++) {
            if (strncmp(own.lines[i], "warning: ", 9) == 0)
                continue;
            if (own.status == WS_CHECK_FAILED)
                diag_failed(g->r->d, "%s", own.lines[i]);
            else
                diag_error(g->r->d, "%s", own.lines[i]);
        }
        diag_free(&own);
        g->failed |= !ok;
        if (g->r->progress)
            g->r->progress(++g->done, g->all);
    }
    pthread_mutex_unlock(&g->lock);
    return NULL;
}

bool study_each(struct study_run *r, size_t n, study_job job, void *arg)
{
    struct jobs g = {.r = r, .job = job, .arg = arg, .all = n};
    unsigned more = r->jobs > 1 ? r->jobs - 1 : 0, started = 0;
    pthread_t *threads = xcalloc(more + 1, sizeof *threads);
    pthread_mutex_init(&g.lock, NULL);
    while (started < more && pthread_create(&threads[started], NULL, work_off, &g) == 0)
        started++;
    work_off(&g);
    for (unsigned i = 0; i < started; i++)
        pthread_join(threads[i], NULL);
    pthread_mutex_destroy(&g.lock);
    free(threads);
    return !g.failed;
}

const char *const malekeh_ground[] = {"memory.model=full",    "collector.forward=1",
                                      "collector.handover=1", "dispatcher.classes=8",
                                      "regfile.s_ports=1",    NULL};

struct params *study_params(const struct study_run *r, const struct designs *all,
                            const struct design *s)
{
    size_t n = 0, ground = 0;
    while (all->ground && all->ground[ground])
        ground++;
    const char **sets = xcalloc(ground + s->nsets + r->nsets + 1, sizeof *sets);
    for (size_t i = 0; i < ground; i++)
        sets[n++] = all->ground[i];
    for (size_t i = 0; i < s->nsets; i++)
        sets[n++] = s->sets[i];
    for (size_t i = 0; i < r->nsets; i++)
        sets[n++] = r->sets[i];
    struct params *p = params_load(s->config, sets, n, r->d);
    free(sets);
    return p;
}

struct sm_stats *study_grid(struct study_run *r, const struct designs *s)
{
    struct grid g = {.r = r, .s = s};
    bool ok = true;
    g.params = xcalloc(s->n, sizeof *g.params);
    g.stats = xcalloc(r->work.n * s->n + 1, sizeof *g.stats);
    for (size_t i = 0; i < s->n && ok; i++) {
        g.params[i] = study_params(r, s, &s->list[i]);
        ok = g.params[i] != NULL;
    }
    ok = ok && study_each(r, r->work.n * s->n, run_cell, &g);
    for (size_t i = 0; i < s->n; i++)
        params_free(g.params[i]);
    free(g.params);
    if (ok)
        return g.stats;
    free(g.stats);
    return NULL;
}

double pair_ipc(const struct sm_stats *a, const struct sm_stats *b)
{
    double of_b = stats_ipc(b);
    return of_b > 0 ? stats_ipc(a) / of_b : NAN;
}

double pair_hit(const struct sm_stats *a, const struct sm_stats *b)
{
    return stats_hit(a) - stats_hit(b);
}

double only_hit(const struct sm_stats *a, const struct sm_stats *b)
{
    (void)b;
    return stats_hit(a);
}

double *grid_operands(const struct study_run *r, const struct designs *s,
                      const struct sm_stats *stats)
{
    double *n = xcalloc(r->work.n + 1, sizeof *n);
    for (size_t w = 0; w < r->work.n; w++)
        n[w] = (double)stats[w * s->n].operand_requests;
    return n;
}

static struct means of_pair(const struct study_run *r, const struct designs *s,
                            const struct sm_stats *stats, pair_fn f, size_t a, size_t b,
                            bool ratios)
{
    double *operands = grid_operands(r, s, stats), *v = xcalloc(r->work.n + 1, sizeof *v);
    for (size_t w = 0; w < r->work.n; w++)
        v[w] = f(&stats[w * s->n + a], &stats[w * s->n + b]);
    struct means m = means_of(&r->work, v, operands, ratios);
    free(operands);
    free(v);
    return m;
}

struct means grid_hits(const struct study_run *r, const struct designs *s,
                       const struct sm_stats *stats, size_t design)
{
    return of_pair(r, s, stats, only_hit, design, design, false);
}

struct means grid_ipc(const struct study_run *r, const struct designs *s,
                      const struct sm_stats *stats, size_t design, size_t base)
{
    return of_pair(r, s, stats, pair_ipc, design, base, true);
}

struct means grid_mean(const struct study_run *r, const struct designs *s,
                       const struct sm_stats *stats, pair_fn f, size_t a, size_t b)
{
    return of_pair(r, s, stats, f, a, b, false);
}

struct range grid_range(const struct study_run *r, const struct designs *s,
                        const struct sm_stats *stats, pair_fn f, size_t a, size_t b)
{
    struct range range = {NAN, NAN};
    for (size_t w = 0; w < r->work.n; w++) {
        double v = f(&stats[w * s->n + a], &stats[w * s->n + b]);
        if (r->work.list[w].micro || isnan(v))
            continue;
        range.least = fmin(range.least, v); /* of a number and NAN, the number */
        range.most = fmax(range.most, v);
    }
    return range;
}

struct means means_less(struct means a, struct means b)
{
    for (unsigned i = 0; i < N_MEANS; i++)
        a.of[i] -= b.of[i];
    return a;
}

struct means means_ratio(struct means a, struct means b)
{
    for (unsigned i = 0; i < N_MEANS; i++)
        a.of[i] /= b.of[i];
    return a;
}

void study_means(const struct study_run *r, struct table *t, const double *operands, bool ratios)
{
    size_t columns = table_columns(t);
    struct means *m = xcalloc(columns + 1, sizeof *m);
    double *v = xcalloc(r->work.n + 1, sizeof *v);
    for (size_t c = 0; c < columns; c++) {
        for (size_t w = 0; w < r->work.n; w++)
            v[w] = ratios ? 1 + table_value(t, w, c) / 100 : table_value(t, w, c);
        m[c] = means_of(&r->work, v, operands, ratios);
    }
    for (unsigned i = 0; i < N_MEANS; i++) {
        if (i == MEAN_OPERANDS && !operands)
            continue;
        table_row(t, mean_names[i]);
        for (size_t c = 0; c < columns; c++)
            table_set(t, c, ratios ? 100 * (m[c].of[i] - 1) : m[c].of[i]);
    }
    free(m);
    free(v);
}

void study_verdicts(struct study_run *r, struct measures *m)
{
    claims_table(r->findings, r->study->name, m);
    measures_free(m);
}

/* Hit ratios, or IPC against the base design: one row per workload, one column
 * per design. */
static struct table *tabulate(struct study_run *r, const struct sweep *s,
                              const struct sm_stats *stats, const double *operands, bool ipc)
{
    char *title = ipc ? strfmt("IPC against %s, %%", s->designs.list[s->base].label)
                      : strfmt("hit ratio, %%");
    struct table *t = findings_table(r->findings, ipc ? "ipc" : "hits", title);
    free(title);
    for (size_t i = 0; i < s->designs.n; i++)
        table_column(t, s->designs.list[i].label, ipc ? 2 : 1);
    for (size_t w = 0; w < r->work.n; w++) {
        const struct sm_stats *row = stats + w * s->designs.n;
        table_row(t, r->work.list[w].name);
        for (size_t i = 0; i < s->designs.n; i++)
            table_set(t, i, ipc ? relative_ipc(&row[i], &row[s->base]) : stats_hit(&row[i]));
    }
    study_means(r, t, operands, ipc);
    table_plot(t, PLOT_LINES, s->what, ipc ? "IPC, %" : "hit ratio, %");
    return t;
}

struct sm_stats *study_sweep(struct study_run *r, struct sweep *s)
{
    struct sm_stats *stats = study_grid(r, &s->designs);
    if (stats) {
        double *operands = grid_operands(r, &s->designs, stats);
        struct table *hits = tabulate(r, s, stats, operands, false);
        tabulate(r, s, stats, operands, true);
        table_note(hits, "Paper: %s", s->paper);
        free(operands);
    }
    return stats;
}
