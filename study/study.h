/* Studies: one paper's experiment, repeated on the traces at hand and the
 * built-in kernels, beside the paper's figures. A study is a row of the table
 * in studies.c; it says which designs run on every workload and makes tables
 * and plots of what comes out. */
#ifndef WS_STUDY_H
#define WS_STUDY_H

#include "cmodel/sm/sm.h"
#include "params/params.h"
#include "study/claim.h"
#include <stdio.h>

/* A trace, a list of them, or a built-in kernel: one bar of the papers'
 * figures. */
struct workload {
    char *name;
    char *program; /* owned: the same for other instruction sets of the program */
    bool micro;    /* a micro-kernel: made to time one thing, no program */
    char **files;  /* owned */
    size_t n, cap;
    const char *kernel; /* or NULL */
};
struct workloads {
    struct workload *list;
    size_t n, cap;
    bool given; /* files of the user's, which may be of anything */
};
/* The given files, one workload each; without files, every folder of $WARPSMITH_TRACES or
 * ../shared/traces (one workload per folder, by its kernelslist.g if it has one; not `calls`), if
 * that is there. Then the built-in kernels. false after reporting. */
bool workloads_find(struct workloads *w, const char *const *files, size_t n, struct diag *d);
void workloads_free(struct workloads *w);
/* Appends a workload whose trace the caller writes: a file of the folder, to be closed by
 * workload_close() before the next one is appended. NULL and false after reporting. */
FILE *workload_file(struct workloads *w, const char *dir, const char *name, struct diag *d);
bool workload_close(const struct workloads *w, FILE *f, struct diag *d);

/* A selected warp of Malekeh without a collector: the others may go on
 * (docs/blocks/malekeh_scheduler.md), or all of them stall, as the long paper can be read. Studies
 * show the second beside the first. */
#define SET_GO_ON "malekeh_scheduler.retry=1"
#define SET_STALL "malekeh_scheduler.retry=0"

/* What runs on every workload. */
enum { MOST_SETS = 16 };
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
    const char *const
        *ground; /* "key=value" of all of them, under their own; NULL ends, or is it */
};
/* The ground of all studies of Malekeh: the memory system, a collector with one S port (L II), and
 * collectors that are held no longer than those of GPGPU-Sim (docs/timing.md). */
extern const char *const malekeh_ground[];
/* Appends; further arguments are "key=value" strings up to NULL. */
struct design *design_add(struct designs *s, const char *label, const char *config, ...)
    __attribute__((sentinel));
/* One more "key=value". */
void design_set(struct design *s, const char *key, unsigned value);
void designs_free(struct designs *s);

struct study_run {
    const struct study *study;
    struct workloads work;
    unsigned jobs;           /* threads */
    const char *const *sets; /* "key=value" of every design, over its own; or NULL */
    size_t nsets;
    struct findings *findings;
    struct diag *d;
    /* Called between runs, by one thread at a time. */
    void (*progress)(size_t done, size_t all);
};

struct study {
    const char *name, *summary;
    void (*run)(struct study_run *r);
    bool no_traces; /* it has programs of its own, or none; the others run r->work */
};
/* NULL-terminated by name. */
extern const struct study studies[];
const struct study *study_find(const char *name);

/* The parameters of a design: on the ground of all, what it says, what the user says. NULL after
 * reporting. */
struct params *study_params(const struct study_run *r, const struct designs *all,
                            const struct design *s);
/* One of so many jobs that do not know of each other; false after reporting to its own `d`. */
typedef bool (*study_job)(void *arg, size_t i, struct diag *d);
/* All of them, on r->jobs threads; false after reporting. */
bool study_each(struct study_run *r, size_t n, study_job job, void *arg);
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

/* Some figure of two designs on a workload. */
typedef double (*pair_fn)(const struct sm_stats *a, const struct sm_stats *b);

/* Over the workloads of a grid: hit ratio of a design, in percent; its IPC by that of `base`. */
struct means grid_hits(const struct study_run *r, const struct designs *s,
                       const struct sm_stats *stats, size_t design);
struct means grid_ipc(const struct study_run *r, const struct designs *s,
                      const struct sm_stats *stats, size_t design, size_t base);
/* Of any figure of two designs; not a ratio. */
struct means grid_mean(const struct study_run *r, const struct designs *s,
                       const struct sm_stats *stats, pair_fn f, size_t a, size_t b);
/* The first less the second, mean by mean. */
struct means means_less(struct means a, struct means b);
/* a / b */
struct means means_ratio(struct means a, struct means b);

/* Such figures. */
double pair_ipc(const struct sm_stats *a, const struct sm_stats *b); /* ratio */
double pair_hit(const struct sm_stats *a, const struct sm_stats *b); /* points */
double only_hit(const struct sm_stats *a, const struct sm_stats *b); /* percent, of a */
/* The least and the most of it over the programs, micro-kernels left out. */
struct range {
    double least, most;
};
struct range grid_range(const struct study_run *r, const struct designs *s,
                        const struct sm_stats *stats, pair_fn f, size_t a, size_t b);

/* Appends the means of every column of a table whose rows so far are the workloads, in order.
 * `operands` as for means_of(); ratios: the figures are changes of a ratio, in percent. */
void study_means(const struct study_run *r, struct table *t, const double *operands, bool ratios);
/* Operands of every workload, by the first design. Caller frees. */
double *grid_operands(const struct study_run *r, const struct designs *s,
                      const struct sm_stats *stats);
/* The claims of the study that runs; frees `m`. */
void study_verdicts(struct study_run *r, struct measures *m);

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
