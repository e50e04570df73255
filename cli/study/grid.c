#include "cli/study/study.h"
#include "params/base/outfile.h"
#include <pthread.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

struct design *design_add(struct designs *s, const char *label, const char *config, ...)
{
    if (s->n == s->cap) {
        s->cap = s->cap ? 2 * s->cap : 16;
        s->list = xrealloc(s->list, s->cap * sizeof *s->list);
    }
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
        abort(); /* a study with too many overrides */
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
    struct study_run *r;
    const struct designs *s;
    struct params **params; /* [designs] */
    struct sm_stats *stats;
    pthread_mutex_t lock; /* the fields below, the diag and the progress */
    size_t next, done, all;
    bool failed;
};

/* One workload under one design, to its end; messages go to d. */
static bool run_one(const struct workload *w, const struct design *s, const struct params *p,
                    struct sm_stats *stats, struct diag *d)
{
    struct work_spec spec = {(const char *const *)w->files, w->n, w->kernel, NULL};
    struct work *work = work_for(p, &spec, d);
    struct sm_options options = s->options;
    options.skip = true;
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

static void *work_off(void *arg)
{
    struct grid *g = arg;
    pthread_mutex_lock(&g->lock);
    while (g->next < g->all && !g->failed) {
        size_t at = g->next++, design = at % g->s->n;
        pthread_mutex_unlock(&g->lock);
        struct diag own;
        diag_init(&own, NULL);
        bool ok = run_one(&g->r->work.list[at / g->s->n], &g->s->list[design], g->params[design],
                          &g->stats[at], &own);
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

static void run_threads(struct grid *g)
{
    unsigned n = g->r->jobs > 1 ? g->r->jobs - 1 : 0, started = 0;
    pthread_t *threads = xcalloc(n + 1, sizeof *threads);
    while (started < n && pthread_create(&threads[started], NULL, work_off, g) == 0)
        started++;
    work_off(g);
    for (unsigned i = 0; i < started; i++)
        pthread_join(threads[i], NULL);
    free(threads);
}

struct sm_stats *study_grid(struct study_run *r, const struct designs *s)
{
    struct grid g = {.r = r, .s = s, .all = r->work.n * s->n};
    g.params = xcalloc(s->n, sizeof *g.params);
    g.stats = xcalloc(g.all + 1, sizeof *g.stats);
    for (size_t i = 0; i < s->n; i++) {
        g.params[i] = params_load(s->list[i].config, (const char *const *)s->list[i].sets,
                                  s->list[i].nsets, r->d);
        g.failed |= !g.params[i];
    }
    pthread_mutex_init(&g.lock, NULL);
    if (!g.failed)
        run_threads(&g);
    pthread_mutex_destroy(&g.lock);
    for (size_t i = 0; i < s->n; i++)
        params_free(g.params[i]);
    free(g.params);
    if (!g.failed)
        return g.stats;
    free(g.stats);
    return NULL;
}

struct table *study_claims(struct study_run *r)
{
    struct table *t =
        findings_table(r->findings, "claims", "what the paper says, and what was measured");
    table_column(t, "paper", 0);
    table_column(t, "here", 0);
    table_column(t, "holds", 0);
    return t;
}

void study_claim(struct table *t, const char *claim, const char *paper, bool holds,
                 const char *here, ...)
{
    char text[200];
    va_list ap;
    va_start(ap, here);
    vsnprintf(text, sizeof text, here, ap);
    va_end(ap);
    table_row(t, claim);
    table_word(t, 0, paper);
    table_word(t, 1, text);
    table_word(t, 2, holds ? "yes" : "no");
}

double grid_mean_hit(const struct study_run *r, const struct designs *s,
                     const struct sm_stats *stats, size_t design)
{
    double sum = 0;
    for (size_t w = 0; w < r->work.n; w++)
        sum += stats_hit(&stats[w * s->n + design]);
    return r->work.n ? sum / (double)r->work.n : 0;
}

double grid_mean_ipc(const struct study_run *r, const struct designs *s,
                     const struct sm_stats *stats, size_t design, size_t base)
{
    double sum = 0;
    for (size_t w = 0; w < r->work.n; w++)
        sum += relative_ipc(&stats[w * s->n + design], &stats[w * s->n + base]);
    return r->work.n ? sum / (double)r->work.n : 0;
}

/* Hit ratios, or IPC against the base design: one row per workload, one column
 * per design. */
static struct table *tabulate(struct study_run *r, const struct sweep *s,
                              const struct sm_stats *stats, bool ipc)
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
    table_mean(t, "mean");
    table_plot(t, PLOT_LINES, s->what, ipc ? "IPC, %" : "hit ratio, %");
    return t;
}

struct sm_stats *study_sweep(struct study_run *r, struct sweep *s)
{
    struct sm_stats *stats = study_grid(r, &s->designs);
    if (stats) {
        struct table *hits = tabulate(r, s, stats, false);
        tabulate(r, s, stats, true);
        table_note(hits, "Paper: %s", s->paper);
    }
    return stats;
}
