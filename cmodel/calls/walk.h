/* Executes a program with calls, one warp, lane by lane, as a SIMT stack does: arms one after the
 * other, targets of an indirect call one after the other, lanes that returned or exited left out.
 * What lanes decide is a hash of warp, lane and occasion, so that every form of the program takes
 * the same path. CARS III-C. */
#ifndef WS_CARS_WALK_H
#define WS_CARS_WALK_H

#include "cmodel/calls/program.h"

struct call_event {
    const struct call_inst *i;
    uint32_t pc, mask;
    unsigned function; /* that executes it */
    unsigned target;   /* of a CALL */
    unsigned need;     /* what its site reserves */
    unsigned depth;    /* calls open before it */
    bool whole;        /* CALL: all lanes of its function call; RET: it ends the call */
    uint64_t occasion; /* number of the event in this warp */
    /* For a SIMT stack (docs/blocks/simt_stack.md), as places where instructions stand that are
     * something: where the lanes go on that do not take part; of an IF, those that take it, where
     * they and all meet; of a CALL, those that call or still will, by target. */
    uint32_t label, next, lanes, to, meet;
    unsigned ngroups;
    struct {
        uint32_t lanes, to;
    } group[MOST_TARGETS];
};

struct call_walk;
/* Of that many lanes, 1 to 32. The program is borrowed. */
struct call_walk *call_walk_lanes(const struct call_program *p, uint64_t warp, unsigned lanes);
/* Of 32. */
struct call_walk *call_walk_start(const struct call_program *p, uint64_t warp);
void call_walk_free(struct call_walk *w);
/* The next event; false when no lane is left. *e is the walk's, until the next call. */
bool call_walk_next(struct call_walk *w, const struct call_event **e);

#endif
