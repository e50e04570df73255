/* Every behaviour of one small set: all requests, all orders of what is under way, false positives
 * at will, and if wanted any victim. Finds a failure with the fewest requests, or shows that there
 * is none. A failure is a predicted miss of a block that is in the set or whose dirty copy is on
 * its way, or an answer that is not the last value written. */
#ifndef WS_PROTOCOL_SEARCH_H
#define WS_PROTOCOL_SEARCH_H

#include "cmodel/llc/protocol.h"

struct search_bounds {
    unsigned written;     /* blocks 0 .. written-1 are written too, the others only read */
    bool any_victim;      /* of the valid blocks, whatever the replacement rule says */
    bool false_positives; /* a read that would be a predicted miss may be a predicted hit */
    bool drops;           /* a fill may be dropped */
    unsigned requests;    /* at most */
    size_t states;        /* at most; 0: 16 million */
};

enum search_end { SEARCH_NONE, SEARCH_FAILURE, SEARCH_TOO_LARGE };

enum step_kind {
    STEP_READ,
    STEP_WRITE,
    STEP_READ_AS_HIT,
    STEP_RETURN,
    STEP_DROP,
    STEP_DISPATCH,
    STEP_SERVE,
    STEP_COMPLETE,
    STEP_LAND,
    STEP_TURN /* a window of reads begins */
};
struct search_step {
    uint8_t kind;
    int8_t what; /* block, read, slot or write */
};

enum { SEARCH_MOST_STEPS = 256 };
struct search_result {
    enum search_end end;
    size_t states;
    unsigned requests;   /* of the failure, or the most of any state */
    bool false_negative; /* otherwise a wrong answer */
    struct search_step step[SEARCH_MOST_STEPS];
    unsigned steps;
};

/* The configuration must be small: one set, blocks and queue below 8, reads below 8, an exact
 * filter. */
void proto_search(const struct proto_config *c, const struct search_bounds *b,
                  struct search_result *r);
/* Does a step; the same ones again lead to the same failure. */
void search_do(struct proto *p, const struct search_step *s);

#endif
