/* What a sweep has to do: the designs that its axes span, and the tasks behind their figures, equal
 * ones once. */
#ifndef WS_SWEEP_PLAN_H
#define WS_SWEEP_PLAN_H

#include "sweep/spec.h"

struct sweep_workload {
    const char *trace, *kernel; /* one of them; borrowed */
    char *name;                 /* unique in the sweep */
    uint64_t sum;               /* of what it reads */
};

struct sweep_design {
    char *id;           /* "d001" */
    const char *config; /* borrowed; NULL: studies alone */
    char **sets;        /* "key=value", owned: fixed ones, then one of each axis */
    size_t nsets;
    struct params *p;
};

/* One call of the program. `key` names its result: the same program with the same parameters on the
 * same inputs has the same one. */
struct sweep_task {
    char *key, *label;
    enum sweep_command command;
    char **argv; /* behind the program's name, NULL-terminated, owned */
};

/* Sets that are left out for the same reason. */
struct sweep_reason {
    char *why;
    size_t count;
};

struct sweep_plan {
    const struct sweep_spec *spec;
    struct sweep_workload *workloads;
    size_t nworkloads;
    struct sweep_design *designs;
    size_t ndesigns;
    struct sweep_task *tasks;
    size_t ntasks, tasks_cap, asked; /* asked: before equal ones became one */
    struct sweep_reason *reasons;
    size_t nreasons, left_out;
    uint64_t program;
};

enum { NO_TASK = -1 };

/* NULL after reporting: a workload that cannot be read, a rule that cannot be evaluated, no legal
 * set. Caller frees; `s` (borrowed) outlives it. */
struct sweep_plan *sweep_plan(const struct sweep_spec *s, struct diag *d);
void sweep_plan_free(struct sweep_plan *p);

/* The task that has the figures of a design: `workload` of run and cosim (none: 0), `other` the
 * number of the technology, seed or study. NO_TASK: there is none. */
long sweep_task_of(const struct sweep_plan *p, enum sweep_command c, size_t design, size_t workload,
                   size_t other);
/* How many of them a design has for a workload: technologies, seeds or studies; and their names. */
size_t sweep_others(const struct sweep_spec *s, enum sweep_command c);
const char *sweep_other(const struct sweep_spec *s, enum sweep_command c, size_t i);

#endif
