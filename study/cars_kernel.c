/* CARS on its own hardware's model, over the registers of the kernel: with more of them fewer warps
 * have registers, which is what the sizes of stacks are chosen for (III-B). */
#include "base/mem.h"
#include "base/text.h"
#include "cmodel/calls/table1.h"
#include "cmodel/sm/gpu.h"
#include "study/cars.h"
#include "study/list.h"
#include <math.h>
#include <stdlib.h>

static const unsigned kernels[] = {26, 64, 96, 128};
enum { KERNELS = sizeof kernels / sizeof *kernels };
/* Designs of a K, in this order. */
enum { BASE, LOW, HIGH, LOW_SHORT, HIGH_SHORT, DESIGNS };

static void designs(struct designs *s)
{
    static const char *const low = "calls.level=low", *const high = "calls.level=high",
                             *const with = "rename.stage_extra=1",
                             *const without = "rename.stage_extra=0";
    for (unsigned k = 0; k < KERNELS; k++) {
        char *set = strfmt("calls.kernel_registers=%u", kernels[k]);
        design_add(s, "baseline", "volta_base", set, NULL);
        for (unsigned i = LOW; i < DESIGNS; i++) {
            const char *sets[] = {set, i == LOW || i == LOW_SHORT ? low : high,
                                  i < LOW_SHORT ? with : without, NULL};
            cars_design(s, CARS_HARDWARE, sets[1], sets);
        }
        free(set);
    }
}

/* Cycles of two SMs with four times the blocks, 0 after reporting. */
static double two_sms(struct study_run *r, const char *preset, const char *name, bool machine)
{
    enum { SMS = 2, TIMES = 4 };
    struct params *p = params_load(preset, NULL, 0, r->d);
    struct gpu_stats s = {0};
    if (!p)
        return 0;
    struct calls_config c = calls_config(p);
    struct call_program *own = table1_program(name, FRAMES_SHARE);
    own->shape.blocks *= TIMES;
    if (machine)
        c.level = LEVEL_NUMBER;
    bool ok = gpu_run(p, own, &c, SMS, &s, r->d);
    params_free(p);
    return ok ? (double)s.sum.cycles : 0;
}

/* What each program gains on two SMs whose levels are chosen while it runs. */
static bool machine_table(struct study_run *r, struct measures *m)
{
    struct table *t = findings_table(r->findings, "machine",
                                     "two SMs, K of the programs: cycles, baseline / the machine");
    double *gain = xcalloc(r->work.n, sizeof *gain);
    bool ok = true;
    table_column(t, "speed", 3);
    for (size_t w = 0; w < r->work.n && ok; w++) {
        const char *name = r->work.list[w].kernel;
        double base = two_sms(r, "volta_base", name, false);
        double cars = two_sms(r, "volta_cars", name, true);
        ok = base > 0 && cars > 0;
        table_row(t, name);
        table_set(t, 0, gain[w] = cars > 0 ? base / cars : NAN);
    }
    if (ok)
        measure_means(m, "kernel.machine", cars_mean(r, gain));
    table_mean(t, "mean");
    free(gain);
    return ok;
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
                                        "High, no extra stage"};
    static const char *const ids[KERNELS] = {"kernel.26", "kernel.64", "kernel.96", "kernel.128"};
    enum { C_LOW, C_HIGH, C_BETTER, C_SLOWER, C_LOW_SHORT, C_HIGH_SHORT, N_C };
    struct table *t = findings_table(r->findings, "kernels",
                                     "geometric means of speed, by registers of the kernel");
    size_t n = r->work.n;
    double *v = xcalloc(N_C * n, sizeof *v);
    for (unsigned c = 0; c < N_C; c++)
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
            slower += v[C_BETTER * n + w] < 1;
        }
        table_row(t, row);
        for (unsigned c = 0; c < N_C; c++)
            table_set(t, c, c == C_SLOWER ? (double)slower : geo_mean(v + c * n, n));
        measure_means(m, ids[k], cars_mean(r, v + C_BETTER * n));
        if (k == 0)
            measure_one(m, "kernel.stage",
                        100 *
                            (geo_mean(v + C_HIGH_SHORT * n, n) / geo_mean(v + C_HIGH * n, n) - 1));
        free(row);
    }
    free(v);
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
        if (machine_table(r, &m))
            study_verdicts(r, &m);
    }
    free(stats);
    designs_free(&s);
    cars_leave(r, own);
}
