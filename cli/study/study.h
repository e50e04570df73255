/* Studies: one paper's experiment, repeated on the traces at hand and the
 * built-in kernels, beside the paper's figures. A study is a row of the table
 * in studies.c; it says which designs run on every workload and makes tables
 * and plots of what comes out. */
#ifndef WS_STUDY_H
#define WS_STUDY_H

#include "cli/study/table.h"
#include "cmodel/sm/sm.h"
#include "params/params.h"

/* A trace, a list of them, or a built-in kernel: one bar of the papers'
 * figures. */
struct workload {
    char *name;
    char **files; /* owned */
    size_t n, cap;
    const char *kernel; /* or NULL */
};
struct workloads {
    struct workload *list;
    size_t n, cap;
};
/* The given files, one workload each; without files, every folder of
 * $WARPSMITH_TRACES or
 * ../shared/traces (one workload per folder, by its kernelslist.g if it has
 * one), if that is there. Then the built-in kernels. false after reporting. */
bool workloads_find(struct workloads *w, const char *const *files, size_t n, struct diag *d);
void workloads_free(struct workloads *w);

/* What runs on every workload. */
enum { MOST_SETS = 6 };
struct design {
    char *label; /* owned */
    const char *config;
    char *sets[MOST_SETS]; /* owned: "key=value" */
    size_t nsets;
    struct sm_options options;
};
struct designs {
    struct design *list;
    size_t n, cap;
};
/* Appends; further arguments are "key=value" strings up to NULL. */
struct design *design_add(struct designs *s, const char *label, const char *config, ...)
    __attribute__((sentinel));
/* One more "key=value". */
void design_set(struct design *s, const char *key, unsigned value);
void designs_free(struct designs *s);

struct study_run {
    const struct study *study;
    struct workloads work;
    unsigned jobs; /* threads */
    struct findings *findings;
    struct diag *d;
    /* Called between runs, by one thread at a time. */
    void (*progress)(size_t done, size_t all);
};

struct study {
    const char *name, *summary;
    void (*run)(struct study_run *r);
};
/* NULL-terminated by name. */
extern const struct study studies[];
const struct study *study_find(const char *name);

/* The claims of a paper beside what was measured: a table of the report. */
struct table *study_claims(struct study_run *r);
/* One claim; `here` as printf. */
void study_claim(struct table *t, const char *claim, const char *paper, bool holds,
                 const char *here, ...) __attribute__((format(printf, 5, 6)));

/* Runs every design on every workload to its end: the result of workload w
 * under design d is at [w * designs->n + d]. NULL after reporting. Caller
 * frees. */
struct sm_stats *study_grid(struct study_run *r, const struct designs *s);

static inline double share(uint64_t a, uint64_t b)
{
    return b ? (double)a / (double)b : 0;
}
static inline double stats_hit(const struct sm_stats *s)
{
    return 100 * share(s->cache_hits, s->operand_requests);
}
/* Mean over the workloads of the hit ratio of a design, or of its IPC against
 * design `base`, both in percent. */
double grid_mean_hit(const struct study_run *r, const struct designs *s,
                     const struct sm_stats *stats, size_t design);
double grid_mean_ipc(const struct study_run *r, const struct designs *s,
                     const struct sm_stats *stats, size_t design, size_t base);
static inline double stats_ipc(const struct sm_stats *s)
{
    return share(s->warp_instructions, s->cycles);
}
/* IPC against that of `base`, in percent; zero if that has none. */
static inline double relative_ipc(const struct sm_stats *s, const struct sm_stats *base)
{
    double b = stats_ipc(base);
    return b > 0 ? 100 * (stats_ipc(s) / b - 1) : 0;
}

/* A knob swept on one design: tables of hit ratio and of IPC against the first
 * column's design, one row per workload, and a plot of the means. */
struct sweep {
    const char *config, *what; /* `what` names the axis */
    struct designs designs;    /* the points, in order; their labels head the columns */
    size_t base;               /* index of the design that IPC is compared with */
    const char *paper;         /* one line: what the paper says */
};
/* Runs and tabulates; the stats (see study_grid()) are the caller's, NULL after
 * reporting. */
struct sm_stats *study_sweep(struct study_run *r, struct sweep *s);

#endif
