/* A mapped block in lockstep with its golden model, executed by synth/gates.h: every output port in
 * every cycle, and what the changes of its nets cost, in windows of some cycles beside the events
 * that the model has counted in them. */
#ifndef WS_ACTIVITY_H
#define WS_ACTIVITY_H

#include "synth/gates.h"
#include "synth/package_job.h"
#include "tb/lockstep.h"
#include <jansson.h>

/* The model's counters (ports cnt_*), as `run` counts them too. */
enum activity_event {
    EVENT_ISSUED,
    EVENT_DISPATCHED,
    EVENT_REQUESTS,
    EVENT_BANK_READS,
    EVENT_BANK_WRITES,
    EVENT_CACHE_HITS,
    EVENTS
};

struct activity_options {
    const char *kernel; /* built-in; NULL: constrained random stimulus */
    uint64_t cycles, seed;
    unsigned window; /* cycles; 0: all are one */
};

struct activity_window {
    uint64_t cycles, events[EVENTS];
    double *pj; /* [parts * GATES_CLASSES] */
};

struct activity {
    struct lockstep_result run;
    struct netlist *net; /* what was executed */
    struct gates *gates;
    struct activity_window *windows;
    size_t nwindows;
    /* After the last cycle, the job's folder with mapped.v and cells.lib is still there. */
};

/* Executes `net`, mapped from the block `top`, which it borrows. WS_OK: lockstep passed;
 * WS_CHECK_FAILED: a->run tells. Free in either case. */
int activity_run(const struct params *p, const char *top, const struct tech *t, struct netlist *net,
                 const struct activity_options *o, struct activity *a, struct diag *d);
void activity_free(struct activity *a);

/* pJ of all windows: of a part (SIZE_MAX: all) and a class (GATES_CLASSES: all). */
double activity_energy(const struct activity *a, size_t part, unsigned class);
uint64_t activity_cycles(const struct activity *a);
/* Cycles, comparisons, and pJ of a cycle by part and class; `sta_pj`: OpenSTA's for the same
 * changes, 0: none. New reference. */
json_t *activity_json(const struct activity *a, double sta_pj);
void activity_text(const struct activity *a, double sta_pj, FILE *f);

#endif
