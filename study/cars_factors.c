/* CARS beside machines that have what calls lack (Fig. 8, 16, 17, Table II). */
#include "base/mem.h"
#include "base/text.h"
#include "cmodel/calls/table1.h"
#include "cmodel/study/swl.h"
#include "study/cars.h"
#include "study/list.h"
#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { BASE, ALL_HIT, L1_10MB, VIRTUAL, INLINED, PORTS2, PORTS4, PORTS8, LIMITS };
enum { N_LIMITS = 6, CARS = LIMITS + N_LIMITS, CARS_PORTS2 = CARS + CARS_LEVELS };

static const struct swl_options limits[N_LIMITS] = {{1}, {2}, {3}, {4}, {8}, {16}};

static void designs(struct designs *s)
{
    design_add(s, "baseline", "volta_base", NULL);
    design_add(s, "ALL-HIT", "volta_base", "l1.local_hits=1", NULL);
    design_add(s, "10 MB L1", "volta_base", "l1.kb=10240", "l1.sets=256", NULL);
    design_add(s, "Virtual Warps", "volta_base", "regfile.depth=1024", "regfile.warps=32", NULL);
    design_add(s, "inlined", "volta_base", NULL);
    design_add(s, "ports 2x", "volta_base", "l1.banks=8", NULL);
    design_add(s, "ports 4x", "volta_base", "l1.banks=16", NULL);
    design_add(s, "ports 8x", "volta_base", "l1.banks=32", NULL);
    for (unsigned i = 0; i < N_LIMITS; i++) {
        char *name = strfmt("SWL %u", limits[i].warps);
        struct design *d = design_add(s, name, "volta_base", NULL);
        d->options.part = &swl_part;
        d->options.part_arg = &limits[i];
        free(name);
    }
    cars_levels(s, CARS_EMULATED, "CARS", NULL, "calls.frames=share");
    cars_levels(s, CARS_EMULATED, "CARS, ports 2x", "l1.banks=8", "calls.frames=share");
}

/* The columns of the table. */
enum {
    C_CARS,
    C_SWL,
    C_10MB,
    C_VIRTUAL,
    C_ALLHIT,
    C_INLINED,
    C_PORTS2,
    C_PORTS4,
    C_PORTS8,
    C_CARS2,
    N_C
};

static double column(const struct sm_stats *row, unsigned c)
{
    const struct sm_stats *base = &row[BASE], *best = &row[LIMITS];
    switch (c) {
    case C_CARS:
        return cars_speed(cars_best(row, CARS), base);
    case C_SWL:
        for (unsigned i = 1; i < N_LIMITS; i++)
            best = row[LIMITS + i].cycles < best->cycles ? &row[LIMITS + i] : best;
        return cars_speed(best, base);
    case C_10MB:
        return cars_speed(&row[L1_10MB], base);
    case C_VIRTUAL:
        return cars_speed(&row[VIRTUAL], base);
    case C_ALLHIT:
        return cars_speed(&row[ALL_HIT], base);
    case C_INLINED:
        return row[INLINED].calls ? NAN : cars_speed(&row[INLINED], base);
    case C_CARS2:
        return cars_speed(cars_best(row, CARS_PORTS2), &row[PORTS2]);
    default:
        return cars_speed(&row[PORTS2 + c - C_PORTS2], base);
    }
}

/* Mean of a column over the rows of a factor; of all: -1. */
static double mean_of(const struct study_run *r, const double *v, int factor)
{
    double sum = 0, n = 0;
    for (size_t w = 0; w < r->work.n; w++)
        if (!isnan(v[w]) && (factor < 0 || table1[w].factor == (enum table1_factor)factor)) {
            sum += log(v[w]);
            n++;
        }
    return n > 0 ? exp(sum / n) : NAN;
}

static size_t row_of(const char *name)
{
    size_t w = 0;
    while (strcmp(table1[w].name, name) != 0)
        w++;
    return w;
}

static void verdicts(struct study_run *r, double *const v[N_C])
{
    static const struct {
        const char *id;
        unsigned column;
    } orders[] = {{"factor.swl", C_SWL},
                  {"factor.10mb", C_10MB},
                  {"factor.virtual", C_VIRTUAL},
                  {"factor.allhit", C_ALLHIT}};
    struct measures m = {0};
    double cars = mean_of(r, v[C_CARS], -1);
    for (size_t i = 0; i < sizeof orders / sizeof *orders; i++)
        measure_one(&m, orders[i].id, cars / mean_of(r, v[orders[i].column], -1));
    size_t gol = row_of("gol"), dmr = row_of("dmr"), lulesh = row_of("lulesh");
    measure_one(&m, "factor.gol", v[C_VIRTUAL][gol]);
    measure_one(&m, "factor.dmr.10mb", v[C_10MB][dmr] / v[C_CARS][dmr]);
    measure_one(&m, "factor.dmr.swl", v[C_SWL][dmr] / v[C_CARS][dmr]);
    measure_one(&m, "factor.lulesh", v[C_CARS][lulesh] / cars);
    measure_one(&m, "factor.inlined", mean_of(r, v[C_INLINED], -1));
    measure_one(&m, "factor.ports2", mean_of(r, v[C_PORTS2], -1));
    measure_one(&m, "factor.ports4", mean_of(r, v[C_PORTS4], -1));
    measure_one(&m, "factor.ports8", mean_of(r, v[C_PORTS8], -1));
    measure_one(&m, "factor.ports.cars", mean_of(r, v[C_CARS2], -1) / mean_of(r, v[C_PORTS2], -1));
    measure_one(&m, "factor.bandwidth",
                mean_of(r, v[C_ALLHIT], FACTOR_BANDWIDTH) /
                    mean_of(r, v[C_10MB], FACTOR_BANDWIDTH));
    measure_one(&m, "factor.capacity", mean_of(r, v[C_10MB], FACTOR_CAPACITY));
    measure_one(&m, "factor.occupancy", mean_of(r, v[C_CARS], FACTOR_OCCUPANCY));
    study_verdicts(r, &m);
}

static void tabulate(struct study_run *r, const struct designs *s, const struct sm_stats *stats)
{
    static const char *const names[N_C] = {"CARS",     "Best-SWL",      "10 MB L1", "Virtual Warps",
                                           "ALL-HIT",  "inlined",       "ports 2x", "ports 4x",
                                           "ports 8x", "CARS, ports 2x"};
    static const char *const factors[] = {"mean, bandwidth", "mean, capacity",
                                          "mean, low occupancy", "mean, few accesses"};
    double *v[N_C];
    struct table *t = findings_table(
        r->findings, "speed", "speed against the baseline (the last: against ports 2x), ratio");
    for (unsigned c = 0; c < N_C; c++) {
        table_column(t, names[c], 3);
        v[c] = xcalloc(r->work.n, sizeof *v[c]);
    }
    for (size_t w = 0; w < r->work.n; w++) {
        table_row(t, r->work.list[w].name);
        for (unsigned c = 0; c < N_C; c++)
            table_set(t, c, v[c][w] = column(stats + w * s->n, c));
    }
    for (int f = -1; f <= FACTOR_FEW; f++) {
        table_row(t, f < 0 ? "mean" : factors[f]);
        for (unsigned c = 0; c < N_C; c++)
            table_set(t, c, mean_of(r, v[c], f));
    }
    table_plot(t, PLOT_BARS, "", "speed");
    verdicts(r, v);
    for (unsigned c = 0; c < N_C; c++)
        free(v[c]);
}

/* What calls itself cannot be inlined: it runs as the baseline there, and its cell is empty. */
static void inline_others(struct designs *s)
{
    struct design *d = &s->list[INLINED];
    d->sets[d->nsets++] = xstrdup("calls.form=inline_or_spill");
}

void study_cars_factors(struct study_run *r)
{
    struct workloads own = cars_enter(r, table1_names());
    struct designs s = {0};
    designs(&s);
    inline_others(&s);
    struct sm_stats *stats = study_grid(r, &s);
    if (stats)
        tabulate(r, &s, stats);
    free(stats);
    designs_free(&s);
    cars_leave(r, own);
}
