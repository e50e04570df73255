/* Malekeh Fig. 1: the distribution of reuse distances. */
#include "base/mem.h"
#include "cmodel/programs/annotate.h"
#include "study/list.h"
#include <math.h>
#include <stdlib.h>
#include <string.h>

static const struct bin {
    const char *name;
    unsigned first, last;
} bins[] = {{"1", 1, 1},   {"2", 2, 2},     {"3", 3, 3},      {"4-5", 4, 5},
            {"6-8", 6, 8}, {"9-10", 9, 10}, {"11-16", 11, 16}};
enum { NBINS = sizeof bins / sizeof *bins };

static bool measure(struct study_run *r, const struct workload *w, struct reuse_histogram *h)
{
    struct work_spec spec = {
        .traces = (const char *const *)w->files, .ntraces = w->n, .kernel = w->kernel};
    struct work *work = work_open(&spec, NULL, r->d);
    if (!work)
        return false;
    size_t errors = r->d->errors;
    struct block *b;
    while ((b = work_next(work, r->d))) {
        reuse_histogram_block(h, b);
        block_free(b);
    }
    work_free(work);
    return r->d->errors == errors;
}

/* Means of a column, and what the programs of Deepbench's kind have of it: gemm and conv. */
static double deep(const struct study_run *r, const struct table *t, size_t column,
                   const char *only)
{
    double sum = 0;
    unsigned n = 0;
    for (size_t w = 0; w < r->work.n; w++) {
        const char *name = r->work.list[w].name;
        bool is =
            only ? strcmp(name, only) == 0 : strcmp(name, "gemm") == 0 || strcmp(name, "conv") == 0;
        if (!is)
            continue;
        sum += table_value(t, w, column);
        n++;
    }
    return n ? sum / n : NAN;
}

static void verdicts(struct study_run *r, const struct table *t, size_t above3, size_t above10,
                     size_t tensor)
{
    double *v = xcalloc(r->work.n + 1, sizeof *v);
    for (size_t w = 0; w < r->work.n; w++)
        v[w] = table_value(t, w, above3);
    struct measures m = {0};
    if (!r->work.given)
        measure_one(&m, "reuse.rodinia.3", means_of(&r->work, v, NULL, false).of[MEAN_TRACES]);
    measure_one(&m, "reuse.deep.3", deep(r, t, above3, NULL));
    measure_one(&m, "reuse.deep.10", deep(r, t, above10, NULL));
    measure_one(&m, "reuse.conv", deep(r, t, tensor, "conv"));
    measure_one(&m, "reuse.buffer", 32 * 11 * 8 * 4);
    study_verdicts(r, &m);
    free(v);
}

void study_reuse_distance(struct study_run *r)
{
    struct table *spread =
                     findings_table(r->findings, "distances", "reuse distances, % of the reuses"),
                 *shares = findings_table(r->findings, "shares", "shares, %");
    for (size_t i = 0; i < NBINS; i++)
        table_column(spread, bins[i].name, 1);
    size_t more = table_column(spread, "more", 1);
    size_t above3 = table_column(shares, "distance > 3", 1),
           above10 = table_column(shares, "distance > 10", 1),
           reused = table_column(shares, "read again", 1),
           tensor = table_column(shares, "tensor instructions", 1);
    for (size_t w = 0; w < r->work.n; w++) {
        struct reuse_histogram h = {0};
        if (!measure(r, &r->work.list[w], &h))
            return;
        uint64_t all = reuse_histogram_reused(&h);
        table_row(spread, r->work.list[w].name);
        for (size_t i = 0; i < NBINS; i++) {
            uint64_t n = 0;
            for (unsigned k = bins[i].first; k <= bins[i].last; k++)
                n += h.at[k];
            table_set(spread, i, 100 * share(n, all));
        }
        table_set(spread, more, 100 * reuse_histogram_above(&h, bins[NBINS - 1].last));
        table_row(shares, r->work.list[w].name);
        table_set(shares, above3, 100 * reuse_histogram_above(&h, 3));
        table_set(shares, above10, 100 * reuse_histogram_above(&h, 10));
        table_set(shares, reused, 100 * share(all, all + h.at[0] + h.never));
        table_set(shares, tensor, 100 * share(h.tensor, h.instructions));
        if (r->progress)
            r->progress(w + 1, r->work.n);
    }
    study_means(r, spread, NULL, false);
    study_means(r, shares, NULL, false);
    table_row(shares, "paper: Rodinia");
    table_set(shares, above3, 36);
    table_row(shares, "paper: Deepbench");
    table_set(shares, above3, 50.2);
    table_word(shares, above10, "> 40");
    table_word(shares, tensor, "65.6 (conv_bench)");
    table_plot(spread, PLOT_BARS, "", "share of the reuses, %");
    verdicts(r, shares, above3, above10, tensor);
}
