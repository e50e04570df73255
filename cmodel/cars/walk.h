/* Executes a program with calls, one warp, lane by lane, as a SIMT stack does: arms one after the
 * other, targets of an indirect call one after the other, lanes that returned or exited left out.
 * What lanes decide is a hash of warp, lane and occasion, so that every form of the program takes
 * the same path. spec.md, section 9.6. */
#ifndef WS_CARS_WALK_H
#define WS_CARS_WALK_H

#include "cmodel/cars/program.h"

struct call_event {
    const struct call_inst *i;
    uint32_t pc, mask;
    unsigned function; /* that executes it */
    unsigned target;   /* of a CALL */
    unsigned need;     /* what its site reserves */
    unsigned depth;    /* calls open before it */
    bool whole;        /* CALL: all lanes of its function call; RET: it ends the call */
    uint64_t occasion; /* number of the event in this warp */
};

struct call_walk;
/* The program is borrowed. */
struct call_walk *call_walk_start(const struct call_program *p, uint64_t warp);
void call_walk_free(struct call_walk *w);
/* The next event; false when no lane is left. *e is the walk's, until the next call. */
bool call_walk_next(struct call_walk *w, const struct call_event **e);

#endif
