/* From the events of a program with calls to the steps of the reference; sequences of them that
 * fail, made short. docs/results/cars-holes.md. */
#ifndef WS_CARS_STEPS_H
#define WS_CARS_STEPS_H

#include "cmodel/calls/reference.h"
#include "cmodel/calls/walk.h"

enum { MOST_STEPS = 4 }; /* of one event */

/* Steps of an event; barriers move the region. */
size_t call_steps(const struct call_program *p, const struct call_event *e,
                  struct cars_step s[MOST_STEPS]);

struct cars_sequence {
    struct cars_step *s; /* owned */
    size_t n, cap;
    uint64_t seed; /* of its values */
};
void cars_sequence_free(struct cars_sequence *q);
/* *q becomes what a warp of the program does in these lanes, with registers from R16 on, which are
 * all that a small register file has. */
void cars_sequence_small(struct cars_sequence *q, const struct call_program *p, uint64_t warp,
                         uint32_t lanes);

/* The reference with these holes executes the sequence; what is wrong goes to `wrong` (may be
 * NULL). */
bool cars_sequence_fails(const struct cars_sequence *q, const struct cars_sizes *z,
                         const struct cars_holes *h, char *wrong, size_t len);
/* Warps of the program from number `first` on, up to `warps`, until one fails, whose sequence up to
 * the failure goes to *q. false if none does. */
bool cars_find_failure(const struct call_program *p, const struct cars_sizes *z,
                       const struct cars_holes *h, uint64_t first, uint64_t warps,
                       struct cars_sequence *q);
/* Leaves out steps, then lanes, then registers, while the sequence fails with the holes (and not
 * without: a sequence that fails without them is left as it is). S is made as small as it goes,
 * too.
 */
typedef bool cars_fails(void *arg, const struct cars_sequence *q, const struct cars_sizes *z);
/* The same while `fails` says so. */
void cars_shrink_by(struct cars_sequence *q, struct cars_sizes *z, cars_fails *fails, void *arg);
void cars_shrink(struct cars_sequence *q, struct cars_sizes *z, const struct cars_holes *h);

#endif
