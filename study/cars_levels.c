/* CARS: sizes of the stack (Fig. 14), and recursion (VI-C). */
#include "base/mem.h"
#include "study/cars.h"
#include "study/list.h"
#include <math.h>
#include <stdlib.h>
#include <string.h>

static const char *const level_names[CARS_LEVELS] = {"Low", "2xLow", "4xLow", "High"};

/* High against Low. */
static double high(const struct sm_stats *row, size_t first)
{
    return cars_speed(&row[first + CARS_LEVELS - 1], &row[first]);
}

static void watermark_tables(struct study_run *r, const struct designs *s,
                             const struct sm_stats *stats, size_t first)
{
    struct table *t = findings_table(r->findings, "speed", "speed against the baseline, ratio"),
                 *u = findings_table(r->findings, "moves",
                                     "traps, and regions given up at barriers, per 100 calls");
    for (unsigned i = 0; i < CARS_LEVELS; i++) {
        table_column(t, level_names[i], 3);
        table_column(u, level_names[i], 1);
    }
    for (size_t w = 0; w < r->work.n; w++) {
        const struct sm_stats *row = stats + w * s->n;
        table_row(t, r->work.list[w].name);
        table_row(u, r->work.list[w].name);
        for (unsigned i = 0; i < CARS_LEVELS; i++) {
            const struct sm_stats *l = &row[first + i];
            table_set(t, i, cars_speed(l, &row[0]));
            table_set(u, i, 100 * (double)(l->traps + l->switches) / (double)l->calls);
        }
    }
    table_mean(t, "mean");
    table_plot(t, PLOT_BARS, "", "speed");
}

/* The machine with blocks of several sizes side by side, and of one at a time. */
static bool machines(struct study_run *r, struct measures *m)
{
    static const struct {
        const char *key, *title, *change, *ids[CARS_IDS];
    } ways[] = {{"mix",
                 "two SMs, new blocks beside old ones: cycles of the baseline / of launches",
                 CARS_MIX,
                 {NULL, "level.machine", "level.machine.later"}},
                {"drain",
                 "two SMs, another size when the SM is empty: the same",
                 CARS_DRAIN,
                 {NULL, "level.drain", "level.drain.later"}}};
    bool ok = true;
    for (unsigned i = 0; i < sizeof ways / sizeof *ways && ok; i++) {
        struct cars_machine *all =
            cars_machines(r, CARS_HARDWARE, ways[i].change, (const char *const[]){NULL});
        ok = all != NULL;
        if (ok)
            cars_machine_rows(r, ways[i].key, ways[i].title, all, ways[i].ids, m);
        free(all);
    }
    return ok;
}

void study_cars_watermark(struct study_run *r)
{
    static const char *const names[] = {"fig14_flat", "fig14_few",     "fig14_shallow",
                                        "fig14_deep", "fig14_barrier", NULL};
    enum { SHALLOW = 2, DEEP, BARRIER };
    struct workloads own = cars_enter(r, names);
    struct designs s = {0};
    design_add(&s, "baseline", "volta_base", NULL);
    size_t first = cars_levels(&s, CARS_HARDWARE, "", NULL, "calls.frames=share");
    struct sm_stats *stats = study_grid(r, &s);
    if (stats) {
        struct measures m = {0};
        watermark_tables(r, &s, stats, first);
        measure_one(&m, "level.shallow", 100 * fabs(high(stats + SHALLOW * s.n, first) - 1));
        measure_one(&m, "level.deep", high(stats + DEEP * s.n, first));
        measure_one(&m, "level.barrier", high(stats + BARRIER * s.n, first));
        if (machines(r, &m))
            study_verdicts(r, &m);
    }
    free(stats);
    designs_free(&s);
    cars_leave(r, own);
}

/* Registers of a stack and of the deepest recursion: known from the launch and the names. */
static unsigned needed(const char *name)
{
    enum { NEED = 5 };
    return NEED * (unsigned)atoi(name + 4);
}

void study_cars_recursion(struct study_run *r)
{
    static const char *const names[] = {"fib_4", "fib_8", "fib_16", "fib_24", "fib_32", NULL};
    static const char *const stacks[] = {"calls.stack=20", "calls.stack=40", "calls.stack=80",
                                         "calls.stack=102"};
    enum { N = sizeof stacks / sizeof *stacks };
    struct workloads own = cars_enter(r, names);
    struct designs s = {0};
    design_add(&s, "baseline", "volta_base", NULL);
    for (unsigned i = 0; i < N; i++)
        cars_design(&s, CARS_HARDWARE, strchr(stacks[i], '=') + 1,
                    (const char *const[]){stacks[i], NULL});
    cars_design(&s, CARS_HARDWARE, "left over", (const char *const[]){NULL});
    struct sm_stats *stats = study_grid(r, &s);
    struct table *t = stats ? findings_table(r->findings, "traps", "traps per 100 calls, by S")
                            : NULL,
                 *u = stats ? findings_table(r->findings, "speed", "speed against the baseline")
                            : NULL;
    double wrong = 0;
    for (size_t i = 1; t && i < s.n; i++) {
        table_column(t, s.list[i].label, 1);
        table_column(u, s.list[i].label, 3);
    }
    for (size_t w = 0; t && w < r->work.n; w++) {
        const struct sm_stats *row = stats + w * s.n;
        table_row(t, names[w]);
        table_row(u, names[w]);
        for (size_t i = 1; i < s.n; i++) {
            table_set(t, i - 1, 100 * (double)row[i].traps / (double)row[i].calls);
            table_set(u, i - 1, cars_speed(&row[i], &row[0]));
            if (i <= N)
                wrong += (row[i].traps > 0) !=
                         (needed(names[w]) > (unsigned)atoi(strchr(stacks[i - 1], '=') + 1));
        }
    }
    if (stats) {
        struct measures m = {0};
        table_mean(u, "mean");
        table_plot(u, PLOT_LINES, "S", "speed");
        measure_one(&m, "recursion.exact", wrong);
        study_verdicts(r, &m);
    }
    free(stats);
    designs_free(&s);
    cars_leave(r, own);
}
