/* Malekeh III-A: how many warps must be profiled. */
#include "base/mem.h"
#include "base/text.h"
#include "cmodel/programs/annotate.h"
#include "cmodel/study/full_update.h"
#include "study/list.h"
#include <stdlib.h>

static const unsigned warps[] = {1, 2, 4, 8, 16, 64, 0};
enum { POINTS = sizeof warps / sizeof *warps };

/* Share of the executed operands whose static bit is their own, in percent;
 * negative after reporting. */
static double accuracy(struct study_run *r, const struct workload *w, unsigned first)
{
    struct work_spec spec = {
        .traces = (const char *const *)w->files, .ntraces = w->n, .kernel = w->kernel};
    struct reuse_rule rule = {.rthld = 12, .warps = first};
    struct work *work = work_open(&spec, NULL, r->d);
    struct annotation *a = work ? annotation_profile(work, &rule, true, NULL, r->d) : NULL;
    work_free(work);
    if (!a)
        return -1;
    struct agreement g = {0};
    annotation_agreement(a, &g);
    annotation_free(a);
    return 100 * share(g.few_exact, g.operands);
}

static bool tabulate(struct study_run *r)
{
    struct table *t = findings_table(r->findings, "accuracy",
                                     "executed operands whose static bit is their own, %");
    for (size_t i = 0; i < POINTS; i++) {
        char *name = warps[i] ? strfmt("%u", warps[i]) : xstrdup("all");
        table_column(t, name, 1);
        free(name);
    }
    for (size_t w = 0; w < r->work.n; w++) {
        table_row(t, r->work.list[w].name);
        for (size_t i = 0; i < POINTS; i++) {
            double v = accuracy(r, &r->work.list[w], warps[i]);
            if (v < 0)
                return false;
            table_set(t, i, v);
        }
    }
    study_means(r, t, NULL, false);
    table_plot(t, PLOT_LINES, "warps that are profiled", "operands, %");
    return true;
}

static void verdicts(struct study_run *r, const struct designs *d, const struct sm_stats *stats)
{
    enum { FEW = 2, ALL = POINTS - 1, EXACT = POINTS, UPDATED };
    struct measures m = {0};
    struct means few = grid_hits(r, d, stats, FEW), all = grid_hits(r, d, stats, ALL),
                 exact = grid_hits(r, d, stats, EXACT), updated = grid_hits(r, d, stats, UPDATED);
    measure_means(&m, "profile.hit", means_less(few, all));
    measure_means(&m, "profile.ipc", grid_ipc(r, d, stats, FEW, ALL));
    measure_means(&m, "profile.exact", means_less(all, exact));
    measure_means(&m, "update.hit", means_less(exact, updated));
    measure_means(&m, "update.ipc", grid_ipc(r, d, stats, EXACT, UPDATED));
    study_verdicts(r, &m);
}

void study_malekeh_profile(struct study_run *r)
{
    struct sweep s = {.designs.ground = malekeh_ground,
                      .what = "warps that are profiled",
                      .paper = "a few warps (around 0.01 %) are nearly as good as all (III-A); so "
                               "are distances of the new instruction alone (III-C1)."};
    for (size_t i = 0; i < POINTS; i++) {
        char *label = warps[i] ? strfmt("%u", warps[i]) : xstrdup("all");
        struct design *d = design_add(&s.designs, label, "malekeh", SET_GO_ON, NULL);
        design_set(d, "annotate.warps", warps[i]);
        free(label);
    }
    s.base = POINTS - 1;
    design_add(&s.designs, "exact", "malekeh", SET_GO_ON, "annotate.exact=1", NULL);
    struct design *d = design_add(&s.designs, "exact, all updated", "malekeh", SET_GO_ON,
                                  "annotate.exact=1", NULL);
    d->options.part = &full_update_part;
    design_add(&s.designs, "stall", "malekeh", SET_STALL, NULL);
    struct sm_stats *stats = tabulate(r) ? study_sweep(r, &s) : NULL;
    if (stats)
        verdicts(r, &s.designs, stats);
    free(stats);
    designs_free(&s.designs);
}
