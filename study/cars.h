/* What the studies of CARS share: programs with calls in place of the workloads, the sizes of stack
 * of one program side by side, and the machine that chooses among them. docs/results/cars.md. */
#ifndef WS_STUDY_CARS_H
#define WS_STUDY_CARS_H

#include "cmodel/sm/gpu.h"
#include "study/study.h"

/* The named kernels are the workloads of a run; the run's own come back with cars_leave(). */
struct workloads cars_enter(struct study_run *r, const char *const *names);
void cars_leave(struct study_run *r, struct workloads own);

/* The levels that are tried: Low, 2x and 4x Low, High. */
enum { CARS_LEVELS = 4 };
/* Where frames are: as the SM's model emulates them on volta_base, in the register files and SIMT
 * stacks of volta_cars, or in those of an RTX 3070's SM. */
enum cars_form { CARS_EMULATED, CARS_HARDWARE, CARS_AMPERE };
/* Appends a design of register stacks with these settings ("key=value", NULL ends). */
struct design *cars_design(struct designs *s, enum cars_form form, const char *label,
                           const char *const *sets);
/* Appends them to the designs, with these settings of the SM ("key=value", or NULL) and sets of
 * frames; returns the first's index. */
size_t cars_levels(struct designs *s, enum cars_form form, const char *label, const char *set,
                   const char *frames);
/* Of a row, the one with the fewest cycles of CARS_LEVELS from `first` on: what the selection of
 * levels would find at best, without the cost of finding it. */
const struct sm_stats *cars_best(const struct sm_stats *row, size_t first);
/* The one with the most. */
const struct sm_stats *cars_worst(const struct sm_stats *row, size_t first);
/* Names of the levels that are as fast as the best, the lowest and the highest; caller frees. */
char *cars_best_names(const struct sm_stats *row, size_t first);

enum { CARS_LAUNCHES = 3 };
/* A program on two SMs, with four times its blocks: without stacks, at both ends of the levels (one
 * launch each: what has no history takes as long again), and as the machine finds them, launch by
 * launch. */
struct cars_machine {
    struct gpu_stats base, low, high, machine[CARS_LAUNCHES];
};
/* What a new block of another size of stacks waits for: nothing (III-B, Fig. 5), or that the SM is
 * empty, as in the hardware. */
#define CARS_MIX "warp_status.level_change=mix"
#define CARS_DRAIN "warp_status.level_change=drain"
/* Who gives registers to warps in a CARS_HARDWARE: warp_status of the core, of its four sub-cores
 * (WT-P1), as it is emitted; NULL ends. A level waits until the SM is empty. */
enum { CARS_GIVEN = 2 };
extern const char *const cars_given[CARS_GIVEN + 1];
/* Of every workload, with these settings of the SM ("key=value", NULL ends). NULL after reporting;
 * caller frees. */
struct cars_machine *cars_machines(struct study_run *r, enum cars_form form, const char *change,
                                   const char *const *sets);
/* Speed of all launches of the machine against the baseline. */
double cars_machine_speed(const struct cars_machine *m);
/* The level that the machine ends at: the greatest of the SMs' last ones, percent of High. */
double cars_machine_level(const struct cars_machine *m);
/* What is measured of it: the mean speed; its speed in the first and in the last launch as percent
 * of that of the better of Low and High, where these differ by 1 %. */
enum { CARS_SPEED, CARS_FIRST, CARS_LAST, CARS_IDS };
/* A table of all that, a row for each workload, and the claims with these ids, or NULL. */
void cars_machine_rows(struct study_run *r, const char *key, const char *title,
                       const struct cars_machine *all, const char *const ids[CARS_IDS],
                       struct measures *m);

/* Speed of a against b, as a ratio of cycles of the same program. */
double cars_speed(const struct sm_stats *a, const struct sm_stats *b);
/* Loads and stores that are not for calls. */
uint64_t cars_others(const struct sm_stats *s);
/* Geometric mean over the workloads; v[w], NAN where there is none. Frees nothing. */
struct means cars_mean(const struct study_run *r, const double *v);

#endif
