/* What the studies of CARS share: programs with calls in place of the workloads, and the sizes of
 * stack of one program side by side. docs/results/cars.md. */
#ifndef WS_STUDY_CARS_H
#define WS_STUDY_CARS_H

#include "study/study.h"

/* The named kernels are the workloads of a run; the run's own come back with cars_leave(). */
struct workloads cars_enter(struct study_run *r, const char *const *names);
void cars_leave(struct study_run *r, struct workloads own);

/* The levels that are tried: Low, 2x, 3x, 4x, 6x Low, High. */
enum { CARS_LEVELS = 6 };
/* Where frames are: as the SM's model emulates them on volta_base, or in the register files and
 * SIMT stacks of volta_cars. */
enum cars_form { CARS_EMULATED, CARS_HARDWARE };
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

/* Speed of a against b, as a ratio of cycles of the same program. */
double cars_speed(const struct sm_stats *a, const struct sm_stats *b);
/* Loads and stores that are not for calls. */
uint64_t cars_others(const struct sm_stats *s);
/* Geometric mean over the workloads; v[w], NAN where there is none. Frees nothing. */
struct means cars_mean(const struct study_run *r, const double *v);

#endif
