/* What the studies of CARS share: programs with calls in place of the workloads, and the sizes of
 * stack of one program side by side. docs/results/cars.md. */
#include "study/cars.h"
#include "base/mem.h"
#include "base/text.h"
#include "cmodel/sm/sm_core.h"
#include <math.h>
#include <stdlib.h>
#include <string.h>

struct workloads cars_enter(struct study_run *r, const char *const *names)
{
    struct workloads own = r->work;
    size_t n = 0;
    while (names[n])
        n++;
    r->work = (struct workloads){.list = xcalloc(n, sizeof *r->work.list), .n = n, .cap = n};
    for (size_t i = 0; i < n; i++)
        r->work.list[i] = (struct workload){
            .name = xstrdup(names[i]), .program = xstrdup(names[i]), .kernel = names[i]};
    return own;
}

void cars_leave(struct study_run *r, struct workloads own)
{
    workloads_free(&r->work);
    r->work = own;
}

static const struct {
    const char *name, *level, *n;
} levels[CARS_LEVELS] = {
    {"Low", "calls.level=low", NULL},
    {"2xLow", "calls.level=nxlow", "calls.nxlow=2"},
    {"4xLow", "calls.level=nxlow", "calls.nxlow=4"},
    {"High", "calls.level=high", NULL},
};

/* Calls and branches of the studies' programs that are open at once are fewer. */
#define DEEP_ENOUGH "simt_stack.depth=64"

struct design *cars_design(struct designs *s, enum cars_form form, const char *label,
                           const char *const *sets)
{
    static const char *const configs[] = {"volta_base", "volta_cars", "ampere_ocu"};
    struct design *d = design_add(s, label, configs[form], "calls.form=cars",
                                  form == CARS_EMULATED ? NULL : DEEP_ENOUGH, NULL);
    if (form == CARS_AMPERE) {
        d->sets[d->nsets++] = xstrdup("rename.policy=cars");
        d->sets[d->nsets++] = xstrdup("rename.stage_extra=1");
    }
    if (form != CARS_EMULATED)
        d->options.part = &sm_part_core;
    for (; *sets; sets++)
        d->sets[d->nsets++] = xstrdup(*sets);
    return d;
}

size_t cars_levels(struct designs *s, enum cars_form form, const char *label, const char *set,
                   const char *frames)
{
    size_t first = s->n;
    for (unsigned i = 0; i < CARS_LEVELS; i++) {
        char *name = strfmt("%s%s%s", label, *label ? ", " : "", levels[i].name);
        const char *sets[5] = {levels[i].level, frames};
        unsigned n = 2;
        if (levels[i].n)
            sets[n++] = levels[i].n;
        if (set)
            sets[n++] = set;
        cars_design(s, form, name, sets);
        free(name);
    }
    return first;
}

const struct sm_stats *cars_best(const struct sm_stats *row, size_t first)
{
    const struct sm_stats *best = &row[first];
    for (unsigned i = 1; i < CARS_LEVELS; i++)
        if (row[first + i].cycles < best->cycles)
            best = &row[first + i];
    return best;
}

const struct sm_stats *cars_worst(const struct sm_stats *row, size_t first)
{
    const struct sm_stats *worst = &row[first];
    for (unsigned i = 1; i < CARS_LEVELS; i++)
        if (row[first + i].cycles > worst->cycles)
            worst = &row[first + i];
    return worst;
}

char *cars_best_names(const struct sm_stats *row, size_t first)
{
    uint64_t least = cars_best(row, first)->cycles;
    unsigned low = CARS_LEVELS, high = 0;
    for (unsigned i = 0; i < CARS_LEVELS; i++)
        if (row[first + i].cycles == least) {
            low = i < low ? i : low;
            high = i;
        }
    return low == high ? xstrdup(levels[low].name)
                       : strfmt("%s to %s", levels[low].name, levels[high].name);
}

double cars_speed(const struct sm_stats *a, const struct sm_stats *b)
{
    return a->cycles ? (double)b->cycles / (double)a->cycles : NAN;
}

uint64_t cars_others(const struct sm_stats *s)
{
    return s->lsu.loads + s->lsu.stores - s->spills - s->fills;
}

struct means cars_mean(const struct study_run *r, const double *v)
{
    return means_of(&r->work, v, NULL, true);
}
