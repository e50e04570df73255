/* The calls of a warp of a trace, followed instruction by instruction: which function a CALL
 * reaches, what its prologue saves, when the last of its lanes is back or gone (CARS III-C, IV-B:
 * one pair of pointers, so that lanes open and close frames as one chain). docs/traces.md, Calls.
 */
#ifndef WS_FRAMED_TRACK_H
#define WS_FRAMED_TRACK_H

#include "cmodel/programs/program.h"

enum { TRACKED_FIRST_SAVED = 16, TRACKED_KERNEL = 0 };

/* A function of the block: where it begins; the highest register that it saves - 15; the most that
 * a call site of it reserves, which is for the largest function that it calls. Number 0 is the
 * kernel. */
struct tracked_function {
    uint64_t entry;
    unsigned span, need;
};

struct activation; /* a call that is open */
struct call_site;

struct tracker {
    const struct block *b; /* whose pool of lanes the instructions are of */
    const struct inst *insts;
    size_t first;               /* of the warp, */
    uint64_t line;              /* in this line of the trace; 0: not known */
    struct tracked_function *f; /* owned */
    size_t nf;
    struct activation *open; /* owned: [0] is the kernel */
    size_t n, cap;
    struct call_site *sites; /* owned */
    size_t nsites;
    uint32_t alive; /* lanes that have not exited */
    bool judges;    /* frames are known: what cannot be followed is refused */
    size_t at;      /* instruction of the block */
    unsigned warp;
    char why[200]; /* of a refusal, which is of instruction `at` */
};

enum tracked_kind { IS_PLAIN, IS_CALL, IS_PUSH, IS_POP, IS_RET };

/* What an instruction is to the calls. */
struct tracked {
    enum tracked_kind kind;
    unsigned function; /* of a CALL: which it reaches; otherwise: of which it is */
    unsigned need;     /* registers that the CALL reserves, or its function has; 0: no frame */
    uint32_t mask;     /* of a CALL: the lanes that reach it */
    unsigned caller;   /* of a CALL: the nearest function below that is framed */
    unsigned over;     /* framed calls that are complete behind it: none if the warp has ended */
    /* In front of it the lanes that an indirect CALL has left over call their target. */
    struct {
        bool opens;
        unsigned function, need, caller;
        uint32_t mask;
        const struct inst *call;
    } before;
};

/* Reads the calls of all warps of the block, so that spans and sites are known. After that follow
 * each warp: start, then step() for all its instructions. */
void tracker_survey(struct tracker *t, const struct block *b);
void tracker_start(struct tracker *t, const struct block *b, unsigned warp);
/* false: it cannot be followed, as t->why tells. */
bool tracker_step(struct tracker *t, const struct inst *i, const struct inst *end,
                  struct tracked *what);
void tracker_free(struct tracker *t);

#endif
