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

enum { BASE, ALL_HIT, L1_10MB, VIRTUAL, VIRTUAL_SHARED, INLINED, PORTS2, PORTS4, PORTS8, LIMITS };
enum {
    N_LIMITS = 6,
    LIMITS_SCHED = LIMITS + N_LIMITS,
    LEVELS = LIMITS_SCHED + N_LIMITS,
    LEVELS_PORTS2 = LEVELS + CARS_LEVELS
};

/* Of the SM, as the paper says; then of each scheduler, as its simulator limits warps. */
static const struct swl_options limits[2 * N_LIMITS] = {
    {1, true},  {2, true},  {3, true},  {4, true},  {8, true},  {16, true},
    {1, false}, {2, false}, {3, false}, {4, false}, {8, false}, {16, false},
};

static void designs(struct designs *s)
{
    design_add(s, "baseline", "volta_base", NULL);
    design_add(s, "ALL-HIT", "volta_base", "l1.local_hits=1", NULL);
    design_add(s, "10 MB L1", "volta_base", "l1.kb=10240", "l1.sets=256", NULL);
    /* V-D: registers, shared memory and places for blocks without a bound; places for warps stay.
     * L1 is as large as in the baseline, with and without blocks that take shared memory. */
    design_add(s, "Virtual Warps", "volta_base", "regfile.depth=1024", NULL);
    design_add(s, "Virtual Warps, shared memory", "volta_base", "regfile.depth=1024",
               "env.shared_kb=256", "l1.carveout_kb=256", "l1.kb=288", NULL);
    design_add(s, "inlined", "volta_base", NULL);
    design_add(s, "ports 2x", "volta_base", "l1.banks=8", NULL);
    design_add(s, "ports 4x", "volta_base", "l1.banks=16", NULL);
    design_add(s, "ports 8x", "volta_base", "l1.banks=32", NULL);
    for (unsigned i = 0; i < 2 * N_LIMITS; i++) {
        char *name = strfmt("SWL %u%s", limits[i].warps, limits[i].of_sm ? "" : " of a scheduler");
        struct design *d = design_add(s, name, "volta_base", NULL);
        d->options.part = &swl_part;
        d->options.part_arg = &limits[i];
        free(name);
    }
    cars_levels(s, CARS_HARDWARE, "CARS", NULL, "calls.frames=share");
    cars_levels(s, CARS_HARDWARE, "CARS, ports 2x", "l1.banks=8", "calls.frames=share");
}

/* The columns of the table. */
enum {
    C_CARS,
    C_BEST,
    C_WORST,
    C_SWL,
    C_SWL_SCHED,
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

/* Design of the limit with which the program is fastest, of those from `first` on. */
static unsigned best_limit(const struct sm_stats *row, unsigned first)
{
    unsigned best = first;
    for (unsigned i = first + 1; i < first + N_LIMITS; i++)
        best = row[i].cycles < row[best].cycles ? i : best;
    return best;
}

/* Of one SM; C_CARS is not. */
static double column(const struct sm_stats *row, size_t w, unsigned c)
{
    const struct sm_stats *base = &row[BASE];
    switch (c) {
    case C_CARS:
        return NAN;
    case C_BEST:
        return cars_speed(cars_best(row, LEVELS), base);
    case C_WORST:
        return cars_speed(cars_worst(row, LEVELS), base);
    case C_SWL:
        return cars_speed(&row[best_limit(row, LIMITS)], base);
    case C_SWL_SCHED:
        return cars_speed(&row[best_limit(row, LIMITS_SCHED)], base);
    case C_10MB:
        return cars_speed(&row[L1_10MB], base);
    case C_VIRTUAL:
        return cars_speed(&row[table1[w].factor == FACTOR_OCCUPANCY ? VIRTUAL_SHARED : VIRTUAL],
                          base);
    case C_ALLHIT:
        return cars_speed(&row[ALL_HIT], base);
    case C_INLINED:
        return row[INLINED].calls ? NAN : cars_speed(&row[INLINED], base);
    case C_CARS2:
        return cars_speed(cars_best(row, LEVELS_PORTS2), &row[PORTS2]);
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

/* The least, or the most, of a / b over these programs; b NULL: of a. */
static double extreme(const double *a, const double *b, const char *const *names, bool most)
{
    double of = NAN; /* of a number and NAN, the number */
    for (; *names; names++) {
        size_t w = row_of(*names);
        double v = a[w] / (b ? b[w] : 1);
        of = most ? fmax(of, v) : fmin(of, v);
    }
    return of;
}

/* Speeds as changes in percent. */
static double change(double speed)
{
    return 100 * fabs(speed - 1);
}

/* Table II and VI-A 1 to 3, program by program. */
static void table2(double *const v[N_C], struct measures *m)
{
    static const char *const both[] = {"dmr", "mst", "cfd", "gol", "stut", "resnet_fp", NULL};
    static const char *const large[] = {"bert_lt", "bert_fc", "resnet_wg", NULL};
    static const char *const hits[] = {"pta", "sssp", "traf", "fib", "svr", "kmean", "rf", NULL};
    static const char *const few[] = {"bert_atscore", "bert_atop", NULL};
    measure_one(m, "factor.both.10mb", extreme(v[C_10MB], NULL, both, false));
    measure_one(m, "factor.both.swl", extreme(v[C_SWL], NULL, both, false));
    measure_one(m, "factor.large.10mb", extreme(v[C_10MB], NULL, large, false));
    measure_one(m, "factor.large.cars", extreme(v[C_10MB], v[C_CARS], large, false));
    measure_one(m, "factor.both.sched", extreme(v[C_SWL_SCHED], NULL, both, false));
    measure_one(m, "factor.large.sched", change(extreme(v[C_SWL_SCHED], NULL, large, true)));
    measure_one(m, "factor.large.swl", change(extreme(v[C_SWL], NULL, large, true)));
    measure_one(m, "factor.hits.10mb", change(extreme(v[C_10MB], NULL, hits, true)));
    measure_one(m, "factor.hits.allhit", extreme(v[C_ALLHIT], v[C_10MB], hits, false));
    measure_one(m, "factor.few.10mb", extreme(v[C_10MB], v[C_CARS], few, true));
    measure_one(m, "factor.few.swl", extreme(v[C_SWL], v[C_CARS], few, true));
    measure_one(m, "factor.few.allhit", extreme(v[C_ALLHIT], v[C_CARS], few, true));
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
    measure_one(&m, "factor.sched", cars / mean_of(r, v[C_SWL_SCHED], -1));
    measure_one(&m, "factor.lulesh", v[C_CARS][lulesh] / cars);
    measure_one(&m, "factor.inlined", mean_of(r, v[C_INLINED], -1));
    measure_one(&m, "factor.inlined.cars", mean_of(r, v[C_INLINED], -1) / cars);
    measure_one(&m, "factor.ports2", mean_of(r, v[C_PORTS2], -1));
    measure_one(&m, "factor.ports4", mean_of(r, v[C_PORTS4], -1));
    measure_one(&m, "factor.ports8", mean_of(r, v[C_PORTS8], -1));
    measure_one(&m, "factor.ports.cars2", mean_of(r, v[C_CARS2], -1) * mean_of(r, v[C_PORTS2], -1));
    measure_one(&m, "factor.ports.cars", mean_of(r, v[C_CARS2], -1) / mean_of(r, v[C_PORTS2], -1));
    table2(v, &m);
    study_verdicts(r, &m);
}

static void tabulate(struct study_run *r, const struct designs *s, const struct sm_stats *stats,
                     const struct cars_machine *machine)
{
    static const char *const names[N_C] = {
        "CARS",     "best level",    "worst level",   "Best-SWL", "SWL per scheduler",
        "10 MB L1", "Virtual Warps", "ALL-HIT",       "inlined",  "ports 2x",
        "ports 4x", "ports 8x",      "best, ports 2x"};
    static const char *const factors[] = {"mean, bandwidth", "mean, capacity",
                                          "mean, low occupancy", "mean, few accesses"};
    double *v[N_C];
    struct table *t = findings_table(
        r->findings, "speed", "speed against the baseline (the last: against ports 2x), ratio");
    for (unsigned c = 0; c < N_C; c++) {
        table_column(t, names[c], 3);
        v[c] = xcalloc(r->work.n, sizeof *v[c]);
    }
    table_column(t, "warps of Best-SWL", 0);
    table_column(t, "of a scheduler", 0);
    for (size_t w = 0; w < r->work.n; w++) {
        table_row(t, r->work.list[w].name);
        for (unsigned c = 0; c < N_C; c++) {
            v[c][w] =
                c == C_CARS ? cars_machine_speed(&machine[w]) : column(stats + w * s->n, w, c);
            table_set(t, c, v[c][w]);
        }
        for (unsigned k = 0; k < 2; k++) {
            unsigned best = best_limit(stats + w * s->n, k ? LIMITS_SCHED : LIMITS);
            char *limit = strfmt("%u", limits[best - LIMITS].warps);
            table_word(t, N_C + k, limit);
            free(limit);
        }
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
    struct cars_machine *machine =
        stats ? cars_machines(r, CARS_HARDWARE, CARS_MIX, (const char *const[]){NULL}) : NULL;
    if (machine)
        tabulate(r, &s, stats, machine);
    free(machine);
    free(stats);
    designs_free(&s);
    cars_leave(r, own);
}
