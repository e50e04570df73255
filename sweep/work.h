/* Doing the tasks of a sweep, here or by Slurm. */
#ifndef WS_SWEEP_WORK_H
#define WS_SWEEP_WORK_H

#include "sweep/plan.h"

/* Called now and then by one thread: tasks that are done, of all; the label of one that runs. */
typedef void sweep_progress_fn(size_t done, size_t all, const char *label);

struct sweep_where {
    const char *dir;
    unsigned jobs;      /* at the same time, here */
    size_t part, parts; /* of several processes: this one begins with every parts-th task, and goes
                           on with what the others have left; parts 0: the only one, which waits for
                           what others are making */
    sweep_progress_fn *progress;
};

/* Makes every result that is not there; false after reporting that it cannot go on (a missing tool,
 * a full disk). What single tasks say is in their results. */
bool sweep_work(const struct sweep_plan *p, const struct sweep_where *w, struct diag *d);

/* Drops the results without figures, so that they are made again: what they lacked may be there
 * now. */
void sweep_drop_failed(const struct sweep_plan *p, const char *dir);

struct sweep_slurm {
    const char *partition, *time, *memory; /* of sbatch, or NULL */
    size_t tasks;                          /* of the array at most */
    const char *const *again; /* arguments that make another process a part of this sweep:
                                 "sweep FILE -o DIR"; NULL-terminated */
};
/* The same by an array of Slurm jobs, which it submits and waits for; what a node that dies leaves
 * is submitted again, three times at most. */
bool sweep_slurm(const struct sweep_plan *p, const struct sweep_where *w,
                 const struct sweep_slurm *s, struct diag *d);

/* Results that are there, of how many tasks. */
size_t sweep_done(const struct sweep_plan *p, const char *dir);

#endif
