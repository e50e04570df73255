/* Means over the workloads of a study. */
#include "study/mean.h"
#include "study/study.h"
#include <math.h>
#include <string.h>

const char *const mean_names[N_MEANS] = {"mean", "with micro-kernels", "traces", "built-in kernels",
                                         "by operands"};

static bool belongs(const struct workload *w, enum mean m)
{
    switch (m) {
    case MEAN_MICRO:
        return true;
    case MEAN_TRACES:
        return !w->micro && !w->kernel;
    case MEAN_KERNELS:
        return !w->micro && w->kernel;
    default:
        return !w->micro;
    }
}

/* Workloads of the same program, itself included. */
static unsigned of_program(const struct workloads *w, size_t i)
{
    unsigned n = 0;
    for (size_t k = 0; k < w->n; k++)
        n += strcmp(w->list[k].program, w->list[i].program) == 0;
    return n;
}

struct means means_of(const struct workloads *w, const double *value, const double *operands,
                      bool ratios)
{
    struct means out;
    for (enum mean m = 0; m < N_MEANS; m++) {
        double sum = 0, weights = 0;
        for (size_t i = 0; i < w->n; i++) {
            if (isnan(value[i]) || !belongs(&w->list[i], m) || (m == MEAN_OPERANDS && !operands))
                continue;
            double weight = (m == MEAN_OPERANDS ? operands[i] : 1) / of_program(w, i);
            sum += weight * (ratios ? log(value[i]) : value[i]);
            weights += weight;
        }
        out.of[m] = weights > 0 ? sum / weights : NAN;
        if (ratios)
            out.of[m] = exp(out.of[m]);
    }
    return out;
}
