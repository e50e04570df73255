/* Random requests through the protocol, with random delays of everything that is under way. */
#ifndef WS_PROTOCOL_RUN_H
#define WS_PROTOCOL_RUN_H

#include "cmodel/llc/protocol.h"

/* A stretch of requests is uniform over the blocks, or a burst of atomics and reads on two of them
 * with a stranger now and then. Of 100 uniform requests so many are ... */
struct proto_load {
    unsigned writes, partial, atomics; /* the rest is read */
    unsigned bursts;                   /* of 100 stretches */
    unsigned burst_requests;           /* length of a burst; that of other stretches is 256 */
    unsigned patience; /* steps of a set's own after a request, at most; more: shorter queues */
    unsigned epochs;   /* requests between two epochs of a set; 0: none */
};
extern const struct proto_load proto_load_mixed;

struct proto_end {
    struct proto_counts counts;
    unsigned differences;   /* blocks of memory after a flush that are not the last value written */
    uint64_t first_failure; /* number of the request after which something was wrong; 0: nothing */
    uint64_t longest_wait;  /* most services of a set without a swap, from its first one on */
};

/* Stops at the first failure. */
void proto_run(const struct proto_config *c, const struct proto_load *load, uint64_t seed,
               uint64_t requests, struct proto_end *end);

#endif
