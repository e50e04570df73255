/* CARS: who makes room for a call that finds none, the oldest frames (IV-A), or the callee itself
 * as in the authors' earlier simulator (docs/decisions.md). Emulated: the second has no hardware.
 */
#include "base/mem.h"
#include "cmodel/calls/table1.h"
#include "study/cars.h"
#include "study/list.h"
#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { BASE, EVICT_LOW, CALLEE_LOW, EVICT_HIGH, CALLEE_HIGH };

static void designs(struct designs *s)
{
    static const char *const levels[] = {"calls.level=low", "calls.level=high"};
    design_add(s, "baseline", "volta_base", NULL);
    for (unsigned i = 0; i < 2; i++) {
        cars_design(s, CARS_EMULATED, "evict", (const char *const[]){levels[i], NULL});
        cars_design(s, CARS_EMULATED, "callee",
                    (const char *const[]){levels[i], "frame.fallback=callee", NULL});
    }
}

static double per_call(const struct sm_stats *s)
{
    return (double)(s->spill_bytes + s->fill_bytes) / (double)s->calls;
}

static void tabulate(struct study_run *r, const struct designs *s, const struct sm_stats *stats)
{
    enum { SPEEDS = 4, BYTES = 3, N = SPEEDS + BYTES };
    static const char *const names[N] = {
        "Low, the oldest leave",       "Low, the callee saves",    "High, the oldest leave",
        "High, the callee saves",      "bytes per call, baseline", "Low, the oldest leave, bytes",
        "Low, the callee saves, bytes"};
    static const unsigned bytes[BYTES] = {BASE, EVICT_LOW, CALLEE_LOW};
    struct table *t = findings_table(r->findings, "fallback",
                                     "one SM, emulated: cycles, baseline / "
                                     "level; bytes that a call moves");
    size_t n = r->work.n;
    double *v = xcalloc(SPEEDS * n, sizeof *v);
    struct measures m = {0};
    for (unsigned c = 0; c < N; c++)
        table_column(t, names[c], c < SPEEDS ? 3 : 1);
    for (size_t w = 0; w < n; w++) {
        const struct sm_stats *row = stats + w * s->n;
        table_row(t, r->work.list[w].name);
        for (unsigned c = 0; c < SPEEDS; c++)
            table_set(t, c, v[c * n + w] = cars_speed(&row[EVICT_LOW + c], &row[BASE]));
        for (unsigned c = 0; c < BYTES; c++)
            table_set(t, SPEEDS + c, per_call(&row[bytes[c]]));
        if (strcmp(r->work.list[w].name, "pta") == 0)
            measure_one(&m, "fallback.pta", per_call(&row[CALLEE_LOW]));
    }
    table_row(t, "geometric mean");
    for (unsigned c = 0; c < SPEEDS; c++)
        table_set(t, c, cars_mean(r, v + c * n).of[MEAN_PROGRAMS]);
    for (size_t w = 0; w < n; w++)
        v[w] = v[n + w] / v[w];
    measure_means(&m, "fallback.low", cars_mean(r, v));
    table_plot(t, PLOT_BARS, "", "baseline / CARS");
    free(v);
    study_verdicts(r, &m);
}

void study_cars_fallback(struct study_run *r)
{
    struct workloads own = cars_enter(r, table1_names());
    struct designs s = {0};
    designs(&s);
    struct sm_stats *stats = study_grid(r, &s);
    if (stats)
        tabulate(r, &s, stats);
    free(stats);
    designs_free(&s);
    cars_leave(r, own);
}
