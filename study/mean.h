/* Means over the workloads of a study. One program counts once, whatever the number of its
 * workloads; micro-kernels, groups and sizes each have a mean of their own, so that no figure
 * hangs on one of them unseen. */
#ifndef WS_MEAN_H
#define WS_MEAN_H

#include <stdbool.h>
#include <stddef.h>

enum mean {
    MEAN_PROGRAMS, /* all but the micro-kernels: what verdicts are about */
    MEAN_MICRO,    /* with them */
    MEAN_TRACES,   /* programs that ran on a GPU */
    MEAN_KERNELS,  /* built-in kernels */
    MEAN_OPERANDS, /* programs, weighted by the operands that they read */
    N_MEANS
};
/* "mean", "with micro-kernels", ... */
extern const char *const mean_names[N_MEANS];

/* NAN where no workload is of that kind. */
struct means {
    double of[N_MEANS];
};

struct workloads;

/* Of value[w], NAN where there is none. `operands` weighs the last mean; NULL: it has none.
 * ratios: geometric, so that the means of a/c and b/c have the ratio of the mean of a/b. */
struct means means_of(const struct workloads *w, const double *value, const double *operands,
                      bool ratios);

#endif
