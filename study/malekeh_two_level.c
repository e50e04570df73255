/* Malekeh Fig. 2 and 10: what two-level schedulers cost, with sub-cores and without. */
#include "cmodel/study/two_level.h"
#include "study/list.h"
#include <math.h>
#include <stdlib.h>

enum { ALL, RFC, SOFT, ONE_ALL, ONE_RFC, ONE_SOFT, N };

static struct design *add(struct designs *s, const char *label, bool monolithic)
{
    if (!monolithic)
        return design_add(s, label, "turing_ocu", NULL);
    /* One scheduler for 32 warps with the banks and collectors of all four, one instruction per
     * cycle, and units that take one: what four sub-cores have together. */
    struct design *d =
        design_add(s, label, "turing_ocu", "env.subcores=1", "regfile.warps=32", "regfile.banks=8",
                   "regfile.collectors=8", "regfile.write_ports=4", "env.int_initiation=1",
                   "env.sp_initiation=1", "env.branch_initiation=1", NULL);
    return d;
}

static void designs(struct designs *s)
{
    static const struct two_level_options sets[2][2] = {{{2, false}, {2, true}},
                                                        {{8, false}, {8, true}}};
    static const char *const labels[2][3] = {
        {"all warps", "RFC", "software RFC"},
        {"monolithic, all warps", "monolithic, RFC", "monolithic, software RFC"}};
    for (unsigned m = 0; m < 2; m++)
        for (unsigned k = 0; k < 3; k++) {
            struct design *d = add(s, labels[m][k], m);
            if (!k)
                continue;
            d->options.part = &two_level_part;
            d->options.part_arg = &sets[m][k - 1];
        }
}

/* State 2 of Fig. 10, in percent of the scheduler's cycles. */
static double blocked(const struct sm_stats *a, const struct sm_stats *b)
{
    (void)b;
    return 100 * share(a->levels.blocked, a->scheduler_cycles);
}

static double idle(const struct sm_stats *a, const struct sm_stats *b)
{
    (void)b;
    return 100 * share(a->levels.idle, a->scheduler_cycles);
}

static void tabulate(struct study_run *r, const struct designs *s, const struct sm_stats *stats)
{
    struct table
        *ipc = findings_table(r->findings, "ipc", "IPC against all warps, %"),
        *states = findings_table(
            r->findings, "states",
            "scheduler-cycles without an instruction, % (state 2: a pending warp is ready; "
            "3: none is)");
    static const size_t shown[] = {RFC, SOFT, ONE_RFC, ONE_SOFT};
    enum { SHOWN = sizeof shown / sizeof *shown };
    for (size_t i = 0; i < SHOWN; i++) {
        const char *label = s->list[shown[i]].label;
        table_column(ipc, label, 2);
        table_column(states, label, 1);
        table_column(states, "state 3", 1);
    }
    for (size_t w = 0; w < r->work.n; w++) {
        const struct sm_stats *row = stats + w * s->n;
        table_row(ipc, r->work.list[w].name);
        table_row(states, r->work.list[w].name);
        for (size_t i = 0; i < SHOWN; i++) {
            const struct sm_stats *here = &row[shown[i]];
            const struct sm_stats *base = &row[shown[i] < ONE_ALL ? ALL : ONE_ALL];
            table_set(ipc, i, relative_ipc(here, base));
            table_set(states, 2 * i, blocked(here, here));
            table_set(states, 2 * i + 1, idle(here, here));
        }
    }
    double *operands = grid_operands(r, s, stats);
    study_means(r, ipc, operands, true);
    study_means(r, states, operands, false);
    free(operands);
    table_plot(ipc, PLOT_BARS, "", "IPC against all warps, %");
}

static void verdicts(struct study_run *r, const struct designs *s, const struct sm_stats *stats)
{
    static const struct {
        const char *id, *least;
        size_t a, b;
    } rows[] = {{"level.rfc", "level.rfc.least", RFC, ALL},
                {"level.soft", "level.soft.least", SOFT, ALL},
                {"level.rfc.one", NULL, ONE_RFC, ONE_ALL},
                {"level.soft.one", "level.soft.one.least", ONE_SOFT, ONE_ALL}};
    struct measures m = {0};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        measure_means(&m, rows[i].id, grid_ipc(r, s, stats, rows[i].a, rows[i].b));
        if (rows[i].least)
            measure_one(&m, rows[i].least,
                        grid_range(r, s, stats, pair_ipc, rows[i].a, rows[i].b).least);
    }
    measure_means(&m, "level.rfc.blocked", grid_mean(r, s, stats, blocked, RFC, RFC));
    measure_means(&m, "level.soft.blocked", grid_mean(r, s, stats, blocked, SOFT, SOFT));
    study_verdicts(r, &m);
}

void study_malekeh_two_level(struct study_run *r)
{
    struct designs s = {.ground = malekeh_ground};
    designs(&s);
    struct sm_stats *stats = study_grid(r, &s);
    if (stats) {
        tabulate(r, &s, stats);
        verdicts(r, &s, stats);
    }
    free(stats);
    designs_free(&s);
}
