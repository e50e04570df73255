/* CARS on its own hardware's model, over the registers of the kernel: with more of them fewer warps
 * have registers, which is what the sizes of stacks are chosen for (III-B). */
#include "base/mem.h"
#include "base/text.h"
#include "cmodel/calls/table1.h"
#include "study/cars.h"
#include "study/list.h"
#include <math.h>
#include <stdlib.h>

static const unsigned kernels[] = {26, 64, 96, 128};
enum { KERNELS = sizeof kernels / sizeof *kernels };
/* Designs of a K, in this order. */
enum {
    BASE,
    LOW,
    HIGH,
    LOW_SHORT,
    HIGH_SHORT,
    BASE_BACK,
    LOW_BACK,
    HIGH_BACK,
    LOW_GIVEN, /* warp_status, as it is emitted, gives regions and opens barriers */
    HIGH_GIVEN,
    DESIGNS
};

static void designs(struct designs *s)
{
    static const struct {
        const char *level, *stage, *writes, *const *given;
    } of[DESIGNS] = {
        [BASE] = {.writes = "l1.local_writes=through"},
        [LOW] = {"calls.level=low", "rename.stage_extra=1", "l1.local_writes=through", NULL},
        [HIGH] = {"calls.level=high", "rename.stage_extra=1", "l1.local_writes=through", NULL},
        [LOW_SHORT] = {"calls.level=low", "rename.stage_extra=0", "l1.local_writes=through", NULL},
        [HIGH_SHORT] = {"calls.level=high", "rename.stage_extra=0", "l1.local_writes=through",
                        NULL},
        [BASE_BACK] = {.writes = "l1.local_writes=back"},
        [LOW_BACK] = {"calls.level=low", "rename.stage_extra=1", "l1.local_writes=back", NULL},
        [HIGH_BACK] = {"calls.level=high", "rename.stage_extra=1", "l1.local_writes=back", NULL},
        [LOW_GIVEN] = {"calls.level=low", "rename.stage_extra=1", "l1.local_writes=through",
                       cars_given},
        [HIGH_GIVEN] = {"calls.level=high", "rename.stage_extra=1", "l1.local_writes=through",
                        cars_given},
    };
    for (unsigned k = 0; k < KERNELS; k++) {
        char *set = strfmt("calls.kernel_registers=%u", kernels[k]);
        for (unsigned i = 0; i < DESIGNS; i++) {
            const char *const *more = of[i].given ? of[i].given : cars_given + CARS_GIVEN;
            const char *sets[] = {set,         of[i].writes, of[i].level,
                                  of[i].stage, more[0],      more[0] ? more[1] : NULL,
                                  NULL};
            if (of[i].level)
                cars_design(s, CARS_HARDWARE, of[i].level, sets);
            else
                design_add(s, "baseline", "volta_base", set, of[i].writes, NULL);
        }
        free(set);
    }
}

static double geo_mean(const double *v, size_t n)
{
    double sum = 0;
    for (size_t i = 0; i < n; i++)
        sum += log(v[i]);
    return exp(sum / (double)n);
}

static void kernel_rows(struct study_run *r, const struct designs *s, const struct sm_stats *stats,
                        struct measures *m)
{
    static const char *const names[] = {"Low",
                                        "High",
                                        "better end",
                                        "slower than the baseline",
                                        "Low, no extra stage",
                                        "High, no extra stage",
                                        "Low, spills written back",
                                        "High, spills written back"};
    static const char *const ids[KERNELS] = {"kernel.26", "kernel.64", "kernel.96", "kernel.128"};
    static const char *const back[KERNELS] = {"kernel.back.26", "kernel.back.64", "kernel.back.96",
                                              "kernel.back.128"};
    static const char *const stage[KERNELS] = {"kernel.stage.26", "kernel.stage.64",
                                               "kernel.stage.96", "kernel.stage.128"};
    enum {
        C_LOW,
        C_HIGH,
        C_BETTER,
        C_SLOWER,
        C_LOW_SHORT,
        C_HIGH_SHORT,
        C_LOW_BACK,
        C_HIGH_BACK,
        N_SHOWN,
        C_BETTER_BACK = N_SHOWN,
        N_C
    };
    struct table *t = findings_table(r->findings, "kernels",
                                     "geometric means of speed, by registers of the kernel");
    size_t n = r->work.n;
    double *v = xcalloc(N_C * n, sizeof *v);
    for (unsigned c = 0; c < N_SHOWN; c++)
        table_column(t, names[c], c == C_SLOWER ? 0 : 3);
    for (unsigned k = 0; k < KERNELS; k++) {
        char *row = strfmt("K = %u", kernels[k]);
        unsigned slower = 0;
        for (size_t w = 0; w < n; w++) {
            const struct sm_stats *d = stats + w * s->n + k * DESIGNS;
            v[C_LOW * n + w] = cars_speed(&d[LOW], &d[BASE]);
            v[C_HIGH * n + w] = cars_speed(&d[HIGH], &d[BASE]);
            v[C_BETTER * n + w] = fmax(v[C_LOW * n + w], v[C_HIGH * n + w]);
            v[C_LOW_SHORT * n + w] = cars_speed(&d[LOW_SHORT], &d[BASE]);
            v[C_HIGH_SHORT * n + w] = cars_speed(&d[HIGH_SHORT], &d[BASE]);
            v[C_LOW_BACK * n + w] = cars_speed(&d[LOW_BACK], &d[BASE_BACK]);
            v[C_HIGH_BACK * n + w] = cars_speed(&d[HIGH_BACK], &d[BASE_BACK]);
            v[C_BETTER_BACK * n + w] = fmax(v[C_LOW_BACK * n + w], v[C_HIGH_BACK * n + w]);
            slower += v[C_BETTER * n + w] < 1;
        }
        table_row(t, row);
        for (unsigned c = 0; c < N_SHOWN; c++)
            table_set(t, c, c == C_SLOWER ? (double)slower : geo_mean(v + c * n, n));
        measure_means(m, ids[k], cars_mean(r, v + C_BETTER * n));
        measure_means(m, back[k], cars_mean(r, v + C_BETTER_BACK * n));
        measure_one(m, stage[k],
                    100 * (geo_mean(v + C_HIGH_SHORT * n, n) / geo_mean(v + C_HIGH * n, n) - 1));
        free(row);
    }
    table_plot(t, PLOT_BARS, "", "speed");
    free(v);
}

/* The same programs with regions from the block that is emitted. */
static void given_rows(struct study_run *r, const struct designs *s, const struct sm_stats *stats,
                       struct measures *m)
{
    static const char *const ids[KERNELS] = {"kernel.given.26", "kernel.given.64",
                                             "kernel.given.96", "kernel.given.128"};
    static const char *const names[] = {"Low", "High", "better end"};
    enum { C_LOW, C_HIGH, C_BETTER, N_SHOWN, C_OWN = N_SHOWN, N_C };
    struct table *t = findings_table(
        r->findings, "given", "the same, with regions that warp_status gives (place = core)");
    size_t n = r->work.n;
    double *v = xcalloc(N_C * n, sizeof *v);
    for (unsigned c = 0; c < N_SHOWN; c++)
        table_column(t, names[c], 3);
    table_column(t, "High, against the SM's own policy, %", 1);
    for (unsigned k = 0; k < KERNELS; k++) {
        char *row = strfmt("K = %u", kernels[k]);
        for (size_t w = 0; w < n; w++) {
            const struct sm_stats *d = stats + w * s->n + k * DESIGNS;
            v[C_LOW * n + w] = cars_speed(&d[LOW_GIVEN], &d[BASE]);
            v[C_HIGH * n + w] = cars_speed(&d[HIGH_GIVEN], &d[BASE]);
            v[C_BETTER * n + w] = fmax(v[C_LOW * n + w], v[C_HIGH * n + w]);
            v[C_OWN * n + w] = cars_speed(&d[HIGH], &d[BASE]);
        }
        table_row(t, row);
        for (unsigned c = 0; c < N_SHOWN; c++)
            table_set(t, c, geo_mean(v + c * n, n));
        table_set(t, N_SHOWN, 100 * (geo_mean(v + C_HIGH * n, n) / geo_mean(v + C_OWN * n, n) - 1));
        measure_means(m, ids[k], cars_mean(r, v + C_BETTER * n));
        free(row);
    }
    free(v);
}

/* The machine at each K, with the extra stage and without it. false after reporting. */
static bool machine_means(struct study_run *r)
{
    static const char *const stages[] = {"rename.stage_extra=1", "rename.stage_extra=0"};
    static const char *const names[] = {"Low", "High", "the machine"};
    enum { C_LOW, C_HIGH, C_MACHINE, N_C, STAGES = 2 };
    struct table *t = findings_table(r->findings, "machine_kernels",
                                     "the machine on two SMs, geometric means of speed by "
                                     "registers of the kernel");
    size_t n = r->work.n;
    double *v = xcalloc(N_C * (n + 1), sizeof *v);
    bool good = true;
    for (unsigned c = 0; c < N_C * STAGES; c++) {
        char *name = strfmt("%s%s", names[c % N_C], c < N_C ? "" : ", no extra stage");
        table_column(t, name, 3);
        free(name);
    }
    for (unsigned k = 0; k < KERNELS && good; k++) {
        char *set = strfmt("calls.kernel_registers=%u", kernels[k]);
        char *row = strfmt("K = %u", kernels[k]);
        table_row(t, row);
        for (unsigned i = 0; i < STAGES && good; i++) {
            const char *sets[] = {set, stages[i], NULL};
            struct cars_machine *all = cars_machines(r, CARS_HARDWARE, CARS_MIX, sets);
            good = all != NULL;
            for (size_t w = 0; good && w < n; w++) {
                v[C_LOW * n + w] = cars_speed(&all[w].low.sum, &all[w].base.sum);
                v[C_HIGH * n + w] = cars_speed(&all[w].high.sum, &all[w].base.sum);
                v[C_MACHINE * n + w] = cars_machine_speed(&all[w]);
            }
            for (unsigned c = 0; good && c < N_C; c++)
                table_set(t, N_C * i + c, geo_mean(v + c * n, n));
            free(all);
        }
        free(row);
        free(set);
    }
    free(v);
    return good;
}

void study_cars_kernel(struct study_run *r)
{
    struct workloads own = cars_enter(r, table1_names());
    struct designs s = {0};
    designs(&s);
    struct sm_stats *stats = study_grid(r, &s);
    if (stats) {
        struct measures m = {0};
        kernel_rows(r, &s, stats, &m);
        given_rows(r, &s, stats, &m);
        static const char *const ids[][CARS_IDS] = {
            {"kernel.machine", "kernel.found", "kernel.found.later"},
            {"kernel.given.machine", "kernel.given.found", "kernel.given.found.later"}};
        static const char *const titles[] = {
            "two SMs, K = 128: cycles of the baseline / of launches",
            "the same, with regions that warp_status gives, a level at a time"};
        static const char *const keys[] = {"machine", "machine_given"};
        bool good = true;
        for (unsigned i = 0; i < 2; i++) {
            const char *sets[] = {"calls.kernel_registers=128", i ? cars_given[0] : NULL,
                                  cars_given[1], NULL};
            struct cars_machine *all =
                cars_machines(r, CARS_HARDWARE, i ? CARS_DRAIN : CARS_MIX, sets);
            if (all)
                cars_machine_rows(r, keys[i], titles[i], all, ids[i], &m);
            good = good && all;
            free(all);
        }
        if (good && machine_means(r))
            study_verdicts(r, &m);
    }
    free(stats);
    designs_free(&s);
    cars_leave(r, own);
}
