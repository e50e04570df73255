/* Bank Stealing: speed, latency penalty and utilisation of its designs. */
#include "study/list.h"
#include <math.h>
#include <stdlib.h>

enum { BANKS16, BANKS8, STEAL, TREE, CONFLICT, LITERAL, N };

static void designs(struct designs *s)
{
    static const char tree[] = "warp_scheduler.candidate=tree",
                      conflict[] = "steal_arbiter.policy=conflict";
    design_add(s, "fermi16", "fermi16", NULL);
    design_add(s, "fermi8", "fermi8", NULL);
    design_add(s, "fermi8_steal", "fermi8_steal", NULL);
    design_add(s, "tree", "fermi8_steal", tree, NULL);
    design_add(s, "conflict", "fermi8_steal", conflict, NULL);
    design_add(s, "tree, conflict", "fermi8_steal", tree, conflict, NULL);
}

/* Cycles that an operand waits for its bank. */
static double penalty(const struct sm_stats *a, const struct sm_stats *b)
{
    (void)b;
    return share(a->conflict_cycles, a->operand_requests);
}

/* What `a` cuts from the penalty of `b`, in percent; NAN where there is none to cut. */
static double cut(const struct sm_stats *a, const struct sm_stats *b)
{
    double of_b = penalty(b, b);
    return of_b > 0 ? 100 * (1 - penalty(a, a) / of_b) : NAN;
}

static double doubled(const struct sm_stats *a, const struct sm_stats *b)
{
    double of_b = penalty(b, b);
    return of_b > 0 ? penalty(a, a) / of_b : NAN;
}

/* Bank cycles with an access, in percent. */
static double used(const struct sm_stats *a, const struct sm_stats *b)
{
    (void)b;
    return 100 * share(a->bank_reads + a->bank_writes, a->cycles * a->regfiles * a->banks);
}

static double ready(const struct sm_stats *a, const struct sm_stats *b)
{
    (void)b;
    return share(a->ready_warps, a->cycles);
}

static double added_reads(const struct sm_stats *a, const struct sm_stats *b)
{
    return 100 * share(a->bank_reads, b->bank_reads) - 100;
}

static double faster(const struct sm_stats *a, const struct sm_stats *b)
{
    return 100 * (pair_ipc(a, b) - 1);
}

/* One figure of every design against design `base`. */
static void tabulate(struct study_run *r, const struct designs *s, const struct sm_stats *stats,
                     const char *key, const char *title, unsigned decimals, pair_fn f, size_t base,
                     bool ratios)
{
    struct table *t = findings_table(r->findings, key, title);
    for (size_t i = 0; i < s->n; i++)
        table_column(t, s->list[i].label, decimals);
    for (size_t w = 0; w < r->work.n; w++) {
        const struct sm_stats *row = stats + w * s->n;
        table_row(t, r->work.list[w].name);
        for (size_t i = 0; i < s->n; i++)
            table_set(t, i, f(&row[i], &row[base]));
    }
    double *operands = grid_operands(r, s, stats);
    study_means(r, t, operands, ratios);
    free(operands);
    table_plot(t, PLOT_BARS, "", title);
}

static void verdicts(struct study_run *r, const struct designs *s, const struct sm_stats *stats)
{
    struct measures m = {0};
    measure_means(&m, "steal.8", grid_ipc(r, s, stats, STEAL, BANKS8));
    measure_means(&m, "steal.16", grid_ipc(r, s, stats, STEAL, BANKS16));
    measure_means(&m, "steal.banks8", grid_ipc(r, s, stats, BANKS8, BANKS16));
    measure_means(&m, "steal.penalty", grid_mean(r, s, stats, doubled, BANKS8, BANKS16));
    measure_means(&m, "steal.cut", grid_mean(r, s, stats, cut, STEAL, BANKS8));
    struct range range = grid_range(r, s, stats, penalty, BANKS16, BANKS16);
    measure_one(&m, "steal.penalty16.least", range.least);
    measure_one(&m, "steal.penalty16.most", range.most);
    measure_means(&m, "steal.use16", grid_mean(r, s, stats, used, BANKS16, BANKS16));
    measure_means(&m, "steal.use8", grid_mean(r, s, stats, used, BANKS8, BANKS8));
    measure_means(&m, "steal.use.steal", grid_mean(r, s, stats, used, STEAL, STEAL));
    measure_means(&m, "steal.ready", grid_mean(r, s, stats, ready, BANKS16, BANKS16));
    measure_means(&m, "steal.reads", grid_mean(r, s, stats, added_reads, STEAL, BANKS8));
    study_verdicts(r, &m);
}

void study_stealing(struct study_run *r)
{
    struct designs s = {0};
    designs(&s);
    struct sm_stats *stats = study_grid(r, &s);
    if (stats) {
        tabulate(r, &s, stats, "ipc", "IPC against fermi8, %", 2, faster, BANKS8, true);
        tabulate(r, &s, stats, "penalty", "conflict cycles per operand", 3, penalty, BANKS8, false);
        tabulate(r, &s, stats, "used", "bank cycles with an access, %", 1, used, BANKS8, false);
        verdicts(r, &s, stats);
    }
    free(stats);
    designs_free(&s);
}
