/* The machine that chooses the levels (CARS III-B) as the studies measure it: several launches on
 * two SMs, beside both ends of the levels and the baseline. */
#include "base/mem.h"
#include "base/text.h"
#include "cmodel/calls/table1.h"
#include "study/cars.h"
#include <math.h>
#include <stdlib.h>

enum { SMS = 2, TIMES = 4, KINDS = 4 };

const char *const cars_given[CARS_GIVEN + 1] = {"warp_status.pools=4", "warp_status.place=core"};

struct machines {
    const struct study_run *r;
    struct params *base, *cars;
    struct cars_machine *m;
};

/* A program one way: kind 0 the baseline, 1 Low, 2 High, 3 the machine. */
static bool run(void *arg, size_t i, struct diag *d)
{
    static const enum call_level level[KINDS] = {LEVEL_LOW, LEVEL_LOW, LEVEL_HIGH, LEVEL_NUMBER};
    struct machines *s = arg;
    struct cars_machine *m = &s->m[i / KINDS];
    unsigned kind = i % KINDS;
    struct gpu_stats *const to[KINDS] = {&m->base, &m->low, &m->high, m->machine};
    const struct params *p = kind ? s->cars : s->base;
    struct calls_config c = calls_config(p);
    struct call_program *own =
        table1_program_of(s->r->work.list[i / KINDS].kernel, c.frames, c.kernel_registers);
    c.level = level[kind];
    own->shape.blocks *= TIMES;
    return gpu_run(p, own, &c, SMS, kind == KINDS - 1 ? CARS_LAUNCHES : 1, to[kind], d);
}

struct cars_machine *cars_machines(struct study_run *r, enum cars_form form, const char *change,
                                   const char *const *sets)
{
    struct designs d = {0};
    struct machines s = {.r = r};
    design_add(&d, "baseline", form == CARS_AMPERE ? "ampere_ocu" : "volta_base", NULL);
    struct design *cars = cars_design(&d, form, "CARS", sets);
    cars->sets[cars->nsets++] = xstrdup(change);
    for (const char *const *set = sets; *set; set++)
        d.list[0].sets[d.list[0].nsets++] = xstrdup(*set);
    s.base = study_params(r, &d, &d.list[0]);
    s.cars = s.base ? study_params(r, &d, &d.list[1]) : NULL;
    s.m = xcalloc(r->work.n + 1, sizeof *s.m);
    if (!s.cars || !study_each(r, r->work.n * KINDS, run, &s)) {
        free(s.m);
        s.m = NULL;
    }
    params_free(s.base);
    params_free(s.cars);
    designs_free(&d);
    return s.m;
}

static double gpu_speed(const struct gpu_stats *s, const struct gpu_stats *base)
{
    return cars_speed(&s->sum, &base->sum);
}

double cars_machine_speed(const struct cars_machine *m)
{
    double sum = 0;
    for (unsigned l = 0; l < CARS_LAUNCHES; l++)
        sum += (double)m->machine[l].sum.cycles;
    return CARS_LAUNCHES * (double)m->base.sum.cycles / sum;
}

double cars_machine_level(const struct cars_machine *m)
{
    const struct gpu_stats *s = &m->machine[CARS_LAUNCHES - 1];
    unsigned most = 0;
    for (unsigned i = 0; i < SMS; i++)
        most = s->last[i] > most ? s->last[i] : most;
    return s->levels > 1 ? 100.0 * most / (s->levels - 1) : 100;
}

/* Its speed in one launch as percent of that of the better of Low and High; whether they differ. */
static double found(const struct cars_machine *m, unsigned launch)
{
    return 100 *
           fmin(gpu_speed(&m->machine[launch], &m->low), gpu_speed(&m->machine[launch], &m->high));
}

static bool matters(const struct cars_machine *m)
{
    return fabs(gpu_speed(&m->low, &m->high) - 1) >= 0.01;
}

static void launches_table(struct study_run *r, const char *key, const char *title,
                           const struct cars_machine *m)
{
    enum { C_LOW, C_HIGH, C_MACHINE, C_FIRST, C_LAST, C_LEVEL, N };
    static const char *const names[N] = {"Low",          "High",        "the machine",
                                         "first launch", "last launch", "ends at, % of High"};
    struct table *t = findings_table(r->findings, key, title);
    double *v = xcalloc(N * (r->work.n + 1), sizeof *v);
    for (unsigned c = 0; c < N; c++)
        table_column(t, names[c], c < C_LEVEL ? 3 : 0);
    for (size_t w = 0; w < r->work.n; w++, m++) {
        const double row[N] = {gpu_speed(&m->low, &m->base),
                               gpu_speed(&m->high, &m->base),
                               cars_machine_speed(m),
                               gpu_speed(&m->machine[0], &m->base),
                               gpu_speed(&m->machine[CARS_LAUNCHES - 1], &m->base),
                               cars_machine_level(m)};
        table_row(t, r->work.list[w].kernel);
        for (unsigned c = 0; c < N; c++)
            table_set(t, c, v[c * r->work.n + w] = row[c]);
    }
    table_row(t, "geometric mean");
    for (unsigned c = 0; c < C_LEVEL; c++)
        table_set(t, c, cars_mean(r, v + c * r->work.n).of[MEAN_PROGRAMS]);
    free(v);
}

void cars_machine_rows(struct study_run *r, const char *key, const char *title,
                       const struct cars_machine *all, const char *const ids[CARS_IDS],
                       struct measures *m)
{
    size_t n = r->work.n;
    double *v = xcalloc(CARS_IDS * (n + 1), sizeof *v);
    launches_table(r, key, title, all);
    for (size_t w = 0; w < n; w++) {
        bool differ = matters(&all[w]);
        v[CARS_SPEED * n + w] = cars_machine_speed(&all[w]);
        v[CARS_FIRST * n + w] = differ ? found(&all[w], 0) : NAN;
        v[CARS_LAST * n + w] = differ ? found(&all[w], CARS_LAUNCHES - 1) : NAN;
    }
    for (unsigned i = 0; i < CARS_IDS; i++)
        if (ids[i])
            measure_means(m, ids[i], cars_mean(r, v + i * n));
    free(v);
}
