/* CARS: sizes of the stack (Fig. 14), and recursion (VI-C). */
#include "base/mem.h"
#include "cmodel/calls/table1.h"
#include "cmodel/sm/gpu.h"
#include "study/cars.h"
#include "study/list.h"
#include <math.h>
#include <stdlib.h>
#include <string.h>

static const char *const level_names[CARS_LEVELS] = {"Low",   "2xLow", "3xLow",
                                                     "4xLow", "6xLow", "High"};

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

/* Two SMs with four times the blocks: Low, High, and what the machine does. false after reporting.
 */
static bool two_sms(struct study_run *r, const char *name, struct table *t, double *worse,
                    double *better)
{
    static const enum call_level levels[] = {LEVEL_LOW, LEVEL_HIGH, LEVEL_NUMBER};
    struct params *p = params_load("volta_cars", NULL, 0, r->d);
    struct gpu_stats s[3];
    bool ok = p != NULL;
    for (unsigned i = 0; i < 3 && ok; i++) {
        struct call_shape shape;
        struct calls_config c = calls_config(p);
        c.level = levels[i];
        if (!directed_shape(name, FRAMES_SHARE, &shape))
            program_defect("a directed program without a shape");
        shape.blocks *= 4;
        ok = gpu_run(p, call_program_make(&shape), &c, 2, &s[i], r->d);
    }
    params_free(p);
    if (!ok)
        return false;
    double low = (double)s[0].sum.cycles, high_ = (double)s[1].sum.cycles;
    double machine = (double)s[2].sum.cycles;
    *worse = fmax(low, high_) / machine;
    *better = fmin(low, high_) / machine;
    table_row(t, name);
    table_set(t, 0, low);
    table_set(t, 1, high_);
    table_set(t, 2, machine);
    table_set(t, 3, (double)s[2].started[0]);
    table_set(t, 4, (double)s[2].started[s[2].levels - 1]);
    table_set(t, 5, (double)s[2].sum.blocks);
    return true;
}

static bool machine_table(struct study_run *r, const char *const *names, struct measures *m)
{
    static const char *const columns[] = {"Low",           "High",           "machine",
                                          "blocks at Low", "blocks at High", "blocks"};
    struct table *t = findings_table(r->findings, "machine",
                                     "cycles of two SMs, and the blocks that the machine started");
    double sum = 0, n = 0;
    for (unsigned i = 0; i < 6; i++)
        table_column(t, columns[i], 0);
    for (; *names; names++) {
        double worse, better;
        if (!two_sms(r, *names, t, &worse, &better))
            return false;
        if (fabs(worse - better) < 0.01)
            continue;
        sum += log(better);
        n++;
    }
    measure_one(m, "level.machine", 100 * exp(sum / n));
    return true;
}

void study_cars_watermark(struct study_run *r)
{
    static const char *const names[] = {"fig14_flat", "fig14_few",     "fig14_shallow",
                                        "fig14_deep", "fig14_barrier", NULL};
    enum { FLAT, FEW, SHALLOW, DEEP, BARRIER };
    struct workloads own = cars_enter(r, names);
    struct designs s = {0};
    design_add(&s, "baseline", "volta_base", NULL);
    size_t first = cars_levels(&s, CARS_HARDWARE, "", NULL, "calls.frames=share");
    struct sm_stats *stats = study_grid(r, &s);
    if (stats) {
        struct measures m = {0};
        watermark_tables(r, &s, stats, first);
        measure_one(&m, "level.flat", 100 * fabs(high(stats + FLAT * s.n, first) - 1));
        measure_one(&m, "level.few", 100 * fabs(high(stats + FEW * s.n, first) - 1));
        measure_one(&m, "level.shallow", 100 * fabs(high(stats + SHALLOW * s.n, first) - 1));
        measure_one(&m, "level.deep", high(stats + DEEP * s.n, first));
        measure_one(&m, "level.barrier", high(stats + BARRIER * s.n, first));
        if (machine_table(r, names + SHALLOW, &m))
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
        measure_one(&m, "recursion.fib8", (double)stats[1 * s.n + N + 1].traps);
        const struct sm_stats *deep = &stats[4 * s.n + N + 1];
        measure_one(&m, "recursion.deeper", 100 * (double)deep->traps / (double)deep->calls);
        study_verdicts(r, &m);
    }
    free(stats);
    designs_free(&s);
    cars_leave(r, own);
}
