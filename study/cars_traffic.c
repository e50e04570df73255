/* CARS: spills and fills, misses and speed (Fig. 2, 8 to 13, Table III), and an RTX 3070 (Fig. 18).
 */
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
    size_t base[N_FRAMES], low[N_FRAMES], emulated;
};

/* All on the hardware's model; with frames by share both ends are emulated, too. */
static void designs(struct grid *g)
{
    for (unsigned f = 0; f < N_FRAMES; f++) {
        g->base[f] = g->designs.n;
        design_add(&g->designs, frame_names[f], "volta_base", frame_sets[f], NULL);
        g->low[f] = cars_levels(&g->designs, CARS_HARDWARE, frame_names[f], NULL, frame_sets[f]);
    }
    g->emulated = g->designs.n;
    cars_design(&g->designs, CARS_EMULATED, "Low, emulated",
                (const char *const[]){frame_sets[SHARE], "calls.level=low", NULL});
    cars_design(&g->designs, CARS_EMULATED, "High, emulated",
                (const char *const[]){frame_sets[SHARE], "calls.level=high", NULL});
}

static double calls_accesses(const struct sm_stats *s)
{
    return (double)(s->spills + s->fills);
}

/* Percent of the loads and stores. */
static double spilled(const struct sm_stats *s)
{
    return 100 * calls_accesses(s) / ((double)cars_others(s) + calls_accesses(s));
}

/* Of sectors, per 1000 warp instructions of the baseline. */
static double misses(const struct sm_stats *s, const struct sm_stats *base)
{
    const struct cache_counts *c = &s->lsu.l1;
    return 1000 * (double)(c->read_misses + c->read_pending + c->write_misses) /
           (double)base->warp_instructions;
}

static double moved(const struct sm_stats *s)
{
    return (double)(s->spill_bytes + s->fill_bytes);
}

/* Levels at which more is moved than at the one below, regions given up at barriers aside. */
static unsigned rises(const struct sm_stats *levels)
{
    unsigned n = 0;
    for (unsigned i = 1; i < CARS_LEVELS; i++)
        n += !levels[i].switches && calls_accesses(&levels[i]) > calls_accesses(&levels[i - 1]);
    return n;
}

/* ---- one SM: every level ---- */

enum { L_BEST, L_LEVEL, L_WORST, L_LOW, L_HIGH, L_BEFORE, L_AFTER, L_EMU_LOW, L_EMU_HIGH };

static void level_row(const struct grid *g, const struct sm_stats *row, unsigned f, struct table *t)
{
    const struct sm_stats *base = &row[g->base[f]], *low = &row[g->low[f]];
    char *best = cars_best_names(row, g->low[f]);
    table_set(t, L_BEST, cars_speed(cars_best(row, g->low[f]), base));
    table_word(t, L_LEVEL, best);
    table_set(t, L_WORST, cars_speed(cars_worst(row, g->low[f]), base));
    table_set(t, L_LOW, cars_speed(low, base));
    table_set(t, L_HIGH, cars_speed(low + CARS_LEVELS - 1, base));
    table_set(t, L_BEFORE, spilled(base));
    table_set(t, L_AFTER, spilled(low));
    for (unsigned i = 0; f == SHARE && i < 2; i++)
        table_set(t, L_EMU_LOW + i, cars_speed(&row[g->emulated + i], base));
    free(best);
}

static void levels_table(struct study_run *r, const struct grid *g, const struct sm_stats *stats,
                         unsigned f, struct measures *m)
{
    static const char *const names[] = {"best level", "which",         "worst level",
                                        "Low",        "High",          "spills of accesses, %",
                                        "at Low, %",  "Low, emulated", "High, emulated"};
    static const char *const ids[N_FRAMES] = {"cars.best", "cars.best.listing", "cars.best.four"};
    size_t n = r->work.n;
    double *speed = xcalloc(n, sizeof *speed);
    double others = 0, rising = 0, at_low = 0, all = 0;
    char *key = strfmt("frames_%s", frame_names[f]);
    char *title = strfmt("one SM, frames: %s; cycles, baseline / level", frame_names[f]);
    struct table *t = findings_table(r->findings, key, title);
    for (unsigned i = 0; i < (f == SHARE ? sizeof names / sizeof *names : L_EMU_LOW); i++)
        table_column(t, names[i], i == L_BEFORE || i == L_AFTER ? 1 : 3);
    for (size_t w = 0; w < n; w++) {
        const struct sm_stats *row = stats + w * g->designs.n, *low = &row[g->low[f]];
        table_row(t, r->work.list[w].name);
        level_row(g, row, f, t);
        speed[w] = cars_speed(cars_best(row, g->low[f]), &row[g->base[f]]);
        for (unsigned i = 0; i < CARS_LEVELS; i++)
            others += cars_others(&low[i]) != cars_others(&row[g->base[f]]);
        rising += rises(low);
        at_low += moved(low);
        all += moved(&row[g->base[f]]);
    }
    table_mean(t, "mean");
    table_plot(t, f == SHARE ? PLOT_BARS : PLOT_NONE, "", "baseline / CARS");
    measure_means(m, ids[f], cars_mean(r, speed));
    if (f == SHARE) {
        measure_one(m, "cars.global", others);
        measure_one(m, "cars.monotone", rising);
        measure_one(m, "cars.low", 100 * at_low / all);
    }
    free(speed);
    free(key);
    free(title);
}

/* ---- two SMs: the machine ---- */

enum {
    M_SPEED,
    M_BEFORE,
    M_AFTER,
    M_MPKI,
    M_MPKI_AFTER,
    M_INSTRUCTIONS,
    M_TRAPS,
    M_BYTES,
    M_LEVEL,
    N_M
};

/* All launches together. */
static struct sm_stats machine_sum(const struct cars_machine *m)
{
    struct sm_stats sum = {0};
    for (unsigned l = 0; l < CARS_LAUNCHES; l++) {
        const struct sm_stats *s = &m->machine[l].sum;
        sum.warp_instructions += s->warp_instructions;
        sum.cycles += s->cycles;
        sum.calls += s->calls;
        sum.traps += s->traps;
        sum.spills += s->spills;
        sum.fills += s->fills;
        sum.spill_bytes += s->spill_bytes;
        sum.fill_bytes += s->fill_bytes;
        sum.lsu.loads += s->lsu.loads;
        sum.lsu.stores += s->lsu.stores;
        sum.lsu.l1.read_misses += s->lsu.l1.read_misses;
        sum.lsu.l1.read_pending += s->lsu.l1.read_pending;
        sum.lsu.l1.write_misses += s->lsu.l1.write_misses;
    }
    return sum;
}

static void machine_row(const struct cars_machine *m, double v[N_M])
{
    struct sm_stats cars = machine_sum(m);
    const struct sm_stats *base = &m->base.sum;
    v[M_SPEED] = cars_machine_speed(m);
    v[M_BEFORE] = spilled(base);
    v[M_AFTER] = spilled(&cars);
    v[M_MPKI] = misses(base, base);
    v[M_MPKI_AFTER] = misses(&cars, base) / CARS_LAUNCHES;
    v[M_INSTRUCTIONS] = 100 * calls_accesses(base) / (double)base->warp_instructions;
    v[M_TRAPS] = 100 * (double)cars.traps / (double)cars.calls;
    v[M_BYTES] = moved(&cars) / (double)cars.calls;
    v[M_LEVEL] = cars_machine_level(m);
}

static size_t at(const char *name)
{
    size_t w = 0;
    while (strcmp(table1[w].name, name) != 0)
        w++;
    return w;
}

/* The greatest and the least of v over these programs. */
static double most_of(const double *v, const char *const *names)
{
    double most = -INFINITY;
    for (; *names; names++)
        most = fmax(most, v[at(*names)]);
    return most;
}

static double least_of(const double *v, const char *const *names)
{
    double least = INFINITY;
    for (; *names; names++)
        least = fmin(least, v[at(*names)]);
    return least;
}

static double mean(const double *v, size_t n)
{
    double sum = 0;
    for (size_t i = 0; i < n; i++)
        sum += v[i];
    return sum / (double)n;
}

/* What the paper says of single programs: Fig. 8, 12, 13, Table III. */
static void single_programs(struct study_run *r, double *const v[N_M], struct measures *m)
{
    static const char *const low_mpki[] = {"nbd", "coli", "ray", NULL};
    static const char *const marginal[] = {"nbd", "coli", "ray", "lulesh", NULL};
    size_t n = r->work.n, mst = at("mst"), pta = at("pta");
    double *left = xcalloc(n, sizeof *left), best = 0, spilling = 0, high = 0;
    for (size_t w = 0; w < n; w++) {
        left[w] = v[M_MPKI_AFTER][w] / v[M_MPKI][w];
        best = w != mst ? fmax(best, v[M_SPEED][w]) : best;
        spilling += w != pta && v[M_BYTES][w] > 0;
        high += v[M_LEVEL][w] >= 100;
    }
    double remains = cars_mean(r, left).of[MEAN_PROGRAMS];
    measure_one(m, "cars.mpki", remains);
    measure_one(m, "cars.mpki.low", most_of(v[M_MPKI], low_mpki) / mean(v[M_MPKI], n));
    measure_one(m, "cars.mpki.marginal", least_of(left, marginal) / remains);
    measure_one(m, "cars.instructions",
                most_of(v[M_INSTRUCTIONS], marginal) / mean(v[M_INSTRUCTIONS], n));
    measure_one(m, "cars.mst", v[M_SPEED][mst] / best);
    measure_one(m, "cars.lulesh", 100 * fabs(v[M_SPEED][at("lulesh")] - 1));
    measure_one(m, "cars.high", 100 * high / (double)n);
    measure_one(m, "cars.pta.traps", v[M_TRAPS][pta]);
    measure_one(m, "cars.pta.bytes", v[M_BYTES][pta]);
    measure_one(m, "cars.spilling", spilling);
    measure_one(m, "cars.fib", v[M_TRAPS][at("fib")]);
    free(left);
}

static void machine_tables(struct study_run *r, const struct cars_machine *volta,
                           struct measures *m)
{
    static const char *const names[N_M] = {"CARS",
                                           "spills of accesses, %",
                                           "with CARS, %",
                                           "missing sectors per 1000 instructions",
                                           "with CARS",
                                           "spills of instructions, %",
                                           "traps per 100 calls",
                                           "bytes per call",
                                           "ends at, % of High"};
    struct table *t =
        findings_table(r->findings, "machine", "two SMs, the machine, all launches; frames: share");
    size_t n = r->work.n;
    double *v[N_M];
    for (unsigned c = 0; c < N_M; c++) {
        table_column(t, names[c], c == M_SPEED ? 3 : c == M_LEVEL ? 0 : c == M_TRAPS ? 2 : 1);
        v[c] = xcalloc(n, sizeof *v[c]);
    }
    for (size_t w = 0; w < n; w++) {
        double row[N_M];
        machine_row(&volta[w], row);
        table_row(t, r->work.list[w].name);
        for (unsigned c = 0; c < N_M; c++)
            table_set(t, c, v[c][w] = row[c]);
    }
    table_mean(t, "mean");
    static const char *const ids[CARS_IDS] = {"cars.speed", "cars.found", "cars.found.later"};
    cars_machine_rows(r, "launches", "the same: cycles of the baseline / of launches", volta, ids,
                      m);
    measure_one(m, "cars.points", mean(v[M_AFTER], n) - mean(v[M_BEFORE], n));
    /* Accesses that are not for calls are the same, so per time they are as many more. */
    measure_one(m, "cars.pta.bandwidth", v[M_SPEED][at("pta")]);
    single_programs(r, v, m);
    for (unsigned c = 0; c < N_M; c++)
        free(v[c]);
}

/* Fig. 18: the same programs on an SM of an RTX 3070. */
static bool ampere_table(struct study_run *r, const struct cars_machine *volta, struct measures *m)
{
    struct cars_machine *ampere =
        cars_machines(r, CARS_AMPERE, CARS_MIX, (const char *const[]){NULL});
    size_t mst = at("mst");
    double *ratio = xcalloc(r->work.n, sizeof *ratio);
    for (size_t w = 0; ampere && w < r->work.n; w++)
        ratio[w] = cars_machine_speed(&ampere[w]) / cars_machine_speed(&volta[w]);
    if (ampere) {
        static const char *const ids[CARS_IDS] = {NULL, "ampere.found", "ampere.found.later"};
        cars_machine_rows(r, "ampere",
                          "two SMs of an RTX 3070: cycles of the baseline / of launches", ampere,
                          ids, m);
        measure_one(m, "ampere.mst", ratio[mst]);
        measure_one(m, "ampere.mst.level", cars_machine_level(&ampere[mst]));
        measure_one(m, "volta.mst.level", cars_machine_level(&volta[mst]));
        ratio[mst] = NAN;
        measure_means(m, "ampere.others", cars_mean(r, ratio));
    }
    bool ok = ampere != NULL;
    free(ratio);
    free(ampere);
    return ok;
}

/* The same with the emitted warp_status in the core. */
static bool given_table(struct study_run *r, struct measures *m)
{
    static const char *const ids[CARS_IDS] = {"cars.given", "cars.given.found",
                                              "cars.given.found.later"};
    struct cars_machine *all = cars_machines(r, CARS_HARDWARE, CARS_DRAIN, cars_given);
    if (all)
        cars_machine_rows(r, "machine_given",
                          "the launches with regions that warp_status gives, a level at a time",
                          all, ids, m);
    free(all);
    return all != NULL;
}

void study_cars_traffic(struct study_run *r)
{
    struct workloads own = cars_enter(r, table1_names());
    struct grid g = {0};
    designs(&g);
    struct sm_stats *stats = study_grid(r, &g.designs);
    struct cars_machine *volta =
        stats ? cars_machines(r, CARS_HARDWARE, CARS_MIX, (const char *const[]){NULL}) : NULL;
    struct measures m = {0};
    if (volta) {
        machine_tables(r, volta, &m);
        for (unsigned f = 0; f < N_FRAMES; f++)
            levels_table(r, &g, stats, f, &m);
        if (given_table(r, &m) && ampere_table(r, volta, &m))
            study_verdicts(r, &m);
    }
    free(volta);
    free(stats);
    designs_free(&g.designs);
    cars_leave(r, own);
}
