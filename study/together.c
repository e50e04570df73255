/* The mechanisms alone, in pairs and all at once, on the same programs: whether what they gain
 * adds. */
#include "base/mem.h"
#include "base/text.h"
#include "study/cars.h"
#include "study/list.h"
#include <math.h>
#include <stdlib.h>

/* Programs with calls of few and of many registers, deep and flat, and two without calls. */
static const char *const programs[] = {"fib", "gol", "nbd", "stut", "stencil", "matmul", NULL};

/* Bits of a design. The Indirect-MOV is in `all` only: no compiler's program has one, so it gains
 * nothing here (docs/results/imov.md says what it saves where it is used). */
enum { STEALING = 1, CACHING = 2, STACKS = 4, SUBSETS = 8, SHORT = SUBSETS, DESIGNS };

static const char *const names[DESIGNS] = {
    "baseline",         "stealing",        "caching",         "stealing, caching",  "stacks",
    "stealing, stacks", "caching, stacks", "all (volta_all)", "all, no extra stage"};

static void set(struct design *d, const char *text)
{
    d->sets[d->nsets++] = xstrdup(text);
}

static void designs(struct designs *s)
{
    static const char *const steal[] = {"steal_arbiter.enable=1", "steal_arbiter.policy=any",
                                        "warp_scheduler.candidate=second", NULL},
                             *const cache[] = {"regfile.collector=ccu", "regfile.s_ports=1",
                                               "warp_scheduler.policy=malekeh", SET_GO_ON, NULL};
    for (unsigned k = 0; k < SUBSETS - 1; k++) {
        struct design *d = design_add(s, names[k], k & STACKS ? "volta_cars" : "volta_base", NULL);
        for (const char *const *t = steal; *t && (k & STEALING); t++)
            set(d, *t);
        for (const char *const *t = cache; *t && (k & CACHING); t++)
            set(d, *t);
        if ((k & CACHING) && (k & STACKS))
            set(d, "ccu.tags=phys");
    }
    design_add(s, names[SUBSETS - 1], "volta_all", NULL);
    design_add(s, names[SHORT], "volta_all", "rename.stage_extra=0", NULL);
}

static double geo_mean(const double *v, size_t n)
{
    double sum = 0;
    for (size_t i = 0; i < n; i++)
        sum += log(v[i]);
    return exp(sum / (double)n);
}

/* gain[k]: geometric mean of the speed of design k. */
static void speed_table(struct study_run *r, const struct sm_stats *stats, double *gain)
{
    struct table *t =
        findings_table(r->findings, "speed", "cycles of the baseline / of the design");
    size_t n = r->work.n;
    double *v = xcalloc(n * DESIGNS, sizeof *v);
    for (unsigned k = 1; k < DESIGNS; k++)
        table_column(t, names[k], 3);
    for (size_t w = 0; w < n; w++) {
        table_row(t, r->work.list[w].name);
        for (unsigned k = 1; k < DESIGNS; k++) {
            double f = cars_speed(&stats[w * DESIGNS + k], &stats[w * DESIGNS]);
            v[k * n + w] = f;
            table_set(t, k - 1, f);
        }
    }
    table_row(t, "mean");
    for (unsigned k = 1; k < DESIGNS; k++)
        table_set(t, k - 1, gain[k] = geo_mean(v + k * n, n));
    table_note(t, "the mean is geometric. Baseline: volta_base, whose calls spill to memory; "
                  "caching has one S port and Malekeh's scheduler; stacks have their extra stage");
    table_plot(t, PLOT_BARS, "program", "speed");
    free(v);
}

static void reads_table(struct study_run *r, const struct sm_stats *stats)
{
    struct table *t = findings_table(r->findings, "reads",
                                     "percent of the operands that caches serve, and of the bank "
                                     "reads that are stolen, under `all'");
    table_column(t, "cached", 1);
    table_column(t, "stolen", 1);
    for (size_t w = 0; w < r->work.n; w++) {
        const struct sm_stats *s = &stats[w * DESIGNS + SUBSETS - 1];
        table_row(t, r->work.list[w].name);
        table_set(t, 0, stats_hit(s));
        table_set(t, 1, 100 * share(s->steals, s->bank_reads));
    }
    table_mean(t, "mean");
}

/* Whether the parts' gains multiply. */
static void sum_table(struct study_run *r, const double *gain)
{
    struct table *t = findings_table(r->findings, "together",
                                     "geometric mean of speed: product of what the parts gain "
                                     "alone, and what they gain together");
    table_column(t, "product", 3);
    table_column(t, "measured", 3);
    table_column(t, "measured / product", 3);
    for (unsigned k = 1; k < SUBSETS; k++) {
        double product = 1;
        if (!(k & (k - 1)))
            continue;
        for (unsigned bit = 1; bit < SUBSETS; bit <<= 1)
            product *= k & bit ? gain[bit] : 1;
        table_row(t, names[k]);
        table_set(t, 0, product);
        table_set(t, 1, gain[k]);
        table_set(t, 2, gain[k] / product);
    }
}

void study_together(struct study_run *r)
{
    struct workloads own = cars_enter(r, programs);
    struct designs s = {0};
    double gain[DESIGNS] = {1};
    designs(&s);
    struct sm_stats *stats = study_grid(r, &s);
    if (stats) {
        speed_table(r, stats, gain);
        sum_table(r, gain);
        reads_table(r, stats);
    }
    free(stats);
    designs_free(&s);
    cars_leave(r, own);
}
