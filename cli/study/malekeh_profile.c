/* Malekeh III-A: how many warps must be profiled. */
#include "cli/study/list.h"
#include "cmodel/trace/annotate.h"
#include "params/base/outfile.h"
#include <stdlib.h>

static const unsigned warps[] = {1, 2, 4, 8, 16, 64, 0};
enum { POINTS = sizeof warps / sizeof *warps };

/* Share of the executed operands whose static bit is their own, in percent;
 * negative after reporting. */
static double accuracy(struct study_run *r, const struct workload *w, unsigned first)
{
    struct work_spec spec = {(const char *const *)w->files, w->n, w->kernel, NULL};
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
    table_mean(t, "mean");
    table_plot(t, PLOT_LINES, "warps that are profiled", "operands, %");
    return true;
}

void study_malekeh_profile(struct study_run *r)
{
    struct sweep s = {.what = "warps that are profiled",
                      .paper = "a few warps (around 0.01 %) are nearly as good as all (III-A)."};
    for (size_t i = 0; i < POINTS; i++) {
        char *label = warps[i] ? strfmt("%u", warps[i]) : xstrdup("all");
        struct design *d = design_add(&s.designs, label, "malekeh", NULL);
        design_set(d, "annotate.warps", warps[i]);
        free(label);
    }
    s.base = POINTS - 1;
    design_add(&s.designs, "exact", "malekeh", "annotate.exact=1", NULL);
    struct sm_stats *stats = tabulate(r) ? study_sweep(r, &s) : NULL;
    if (stats) {
        struct table *t = study_claims(r);
        double few = grid_mean_hit(r, &s.designs, stats, 2),
               all = grid_mean_hit(r, &s.designs, stats, POINTS - 1),
               exact = grid_mean_hit(r, &s.designs, stats, POINTS);
        study_claim(t, "hit ratio with 4 warps against all", "very close (1 point)", all - few < 1,
                    "%.1f %% against %.1f %%", few, all);
        study_claim(t, "IPC with 4 warps against all", "very close (1 %)",
                    grid_mean_ipc(r, &s.designs, stats, 2, s.base) > -1, "%+.2f %%",
                    grid_mean_ipc(r, &s.designs, stats, 2, s.base));
        study_claim(t, "one bit per static operand against exact distances",
                    "almost as well (short version, 1)", exact - all < 2, "%.1f %% against %.1f %%",
                    all, exact);
    }
    free(stats);
    designs_free(&s.designs);
}
