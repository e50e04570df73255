/* CARS: spills and fills, misses and speed (Fig. 2, 8 to 13, Table III). */
#include "base/mem.h"
#include "base/text.h"
#include "cmodel/calls/table1.h"
#include "study/cars.h"
#include "study/list.h"
#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { SHARE, LISTING, FOUR, N_FRAMES };

static const char *const frame_sets[N_FRAMES] = {"calls.frames=share", "calls.frames=listing",
                                                 "calls.frames=four"};
static const char *const frame_names[N_FRAMES] = {"share", "listing", "four"};

struct grid {
    struct designs designs;
    size_t base[N_FRAMES], low[N_FRAMES], hardware;
};

static void designs(struct grid *g)
{
    for (unsigned f = 0; f < N_FRAMES; f++) {
        g->base[f] = g->designs.n;
        design_add(&g->designs, frame_names[f], "volta_base", frame_sets[f], NULL);
        g->low[f] = cars_levels(&g->designs, CARS_EMULATED, frame_names[f], NULL, frame_sets[f]);
    }
    g->hardware = g->designs.n;
    design_add(&g->designs, "hardware", "volta_cars", frame_sets[SHARE], "calls.form=cars", NULL);
}

static double accesses(const struct sm_stats *s)
{
    return (double)(cars_others(s) + s->spills + s->fills);
}

/* Percent of the loads and stores. */
static double spilled(const struct sm_stats *s)
{
    return 100 * (double)(s->spills + s->fills) / accesses(s);
}

static double misses(const struct sm_stats *s, const struct sm_stats *base)
{
    const struct cache_counts *c = &s->lsu.l1;
    return 1000 * (double)(c->read_misses + c->read_pending + c->write_misses) /
           (double)base->warp_instructions;
}

static bool same_level(const struct sm_stats *a, const struct sm_stats *b)
{
    return a->spills == b->spills && a->cycles == b->cycles;
}

/* Levels at which more is moved than at the one below, regions given up at barriers aside. */
static unsigned rises(const struct sm_stats *levels)
{
    unsigned n = 0;
    for (unsigned i = 1; i < CARS_LEVELS; i++)
        n += !levels[i].switches &&
             levels[i].spills + levels[i].fills > levels[i - 1].spills + levels[i - 1].fills;
    return n;
}

enum {
    COL_SPEED,
    COL_LEVEL,
    COL_BEFORE,
    COL_AFTER,
    COL_MPKI_BEFORE,
    COL_MPKI_AFTER,
    COL_TRAPS,
    COL_BYTES
};

static void table_of(struct study_run *r, const struct grid *g, const struct sm_stats *stats,
                     unsigned f, struct measures *m)
{
    static const char *const names[] = {
        "cycles, baseline / CARS",      "best level", "spills of accesses, %", "with CARS, %",
        "misses per 1000 instructions", "with CARS",  "traps per 100 calls",   "bytes per call"};
    size_t n = r->work.n;
    double *speed = xcalloc(n, sizeof *speed), *fewer = xcalloc(n, sizeof *fewer);
    double others = 0, rising = 0, all = 0, after = 0;
    char *key = strfmt("frames_%s", frame_names[f]), *title = strfmt("frames: %s", frame_names[f]);
    struct table *t = findings_table(r->findings, key, title);
    for (unsigned i = 0; i < sizeof names / sizeof *names; i++)
        table_column(t, names[i], i == COL_SPEED ? 3 : 1);
    for (size_t w = 0; w < n; w++) {
        const struct sm_stats *row = stats + w * g->designs.n, *base = &row[g->base[f]];
        const struct sm_stats *best = cars_best(row, g->low[f]);
        size_t level = (size_t)(best - row) - g->low[f];
        while (level > 0 && same_level(best, &row[g->low[f] + level - 1]))
            level--;
        table_row(t, r->work.list[w].name);
        table_set(t, COL_SPEED, speed[w] = cars_speed(best, base));
        table_word(t, COL_LEVEL, strrchr(g->designs.list[g->low[f] + level].label, ' ') + 1);
        table_set(t, COL_BEFORE, spilled(base));
        table_set(t, COL_AFTER, spilled(best));
        all += spilled(base);
        after += spilled(best);
        table_set(t, COL_MPKI_BEFORE, misses(base, base));
        table_set(t, COL_MPKI_AFTER, misses(best, base));
        fewer[w] = misses(best, base) / misses(base, base);
        table_set(t, COL_TRAPS, 100 * (double)best->traps / (double)best->calls);
        table_set(t, COL_BYTES,
                  (double)(best->spill_bytes + best->fill_bytes) / (double)best->calls);
        for (unsigned i = 0; i < CARS_LEVELS; i++)
            others += cars_others(&row[g->low[f] + i]) != cars_others(base);
        rising += rises(&row[g->low[f]]);
    }
    table_mean(t, "mean");
    table_plot(t, f == SHARE ? PLOT_BARS : PLOT_NONE, "", "baseline / CARS");
    if (f == SHARE) {
        measure_means(m, "cars.speed", cars_mean(r, speed));
        measure_one(m, "cars.points", after / all);
        measure_means(m, "cars.mpki", cars_mean(r, fewer));
        measure_one(m, "cars.global", others);
        measure_one(m, "cars.monotone", rising);
    } else {
        measure_means(m, f == LISTING ? "cars.speed.listing" : "cars.speed.four",
                      cars_mean(r, speed));
    }
    free(speed);
    free(fewer);
    free(key);
    free(title);
}

/* Low, emulated and with the frames of the register file: the same traps move the same registers.
 */
static void table_hardware(struct study_run *r, const struct grid *g, const struct sm_stats *stats)
{
    static const char *const names[] = {"cycles, emulated", "in the register file",
                                        "traps, emulated",  "in the register file",
                                        "bytes, emulated",  "in the register file"};
    struct table *t = findings_table(r->findings, "hardware",
                                     "frames: share, Low; emulated, and in the register file");
    for (unsigned i = 0; i < sizeof names / sizeof *names; i++)
        table_column(t, names[i], 0);
    for (size_t w = 0; w < r->work.n; w++) {
        const struct sm_stats *row = stats + w * g->designs.n;
        const struct sm_stats *both[] = {&row[g->low[SHARE]], &row[g->hardware]};
        table_row(t, r->work.list[w].name);
        for (unsigned i = 0; i < 2; i++) {
            table_set(t, i, (double)both[i]->cycles);
            table_set(t, 2 + i, (double)both[i]->traps);
            table_set(t, 4 + i, (double)(both[i]->spill_bytes + both[i]->fill_bytes));
        }
    }
}

void study_cars_traffic(struct study_run *r)
{
    struct workloads own = cars_enter(r, table1_names());
    struct grid g = {0};
    designs(&g);
    struct sm_stats *stats = study_grid(r, &g.designs);
    struct measures m = {0};
    for (unsigned f = 0; stats && f < N_FRAMES; f++)
        table_of(r, &g, stats, f, &m);
    if (stats)
        table_hardware(r, &g, stats);
    if (stats)
        study_verdicts(r, &m);
    free(stats);
    designs_free(&g.designs);
    cars_leave(r, own);
}
