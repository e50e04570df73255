/* Sizes of query_unit and of what it is made of. */
#ifndef WS_GEN_QUERY_SIZES_H
#define WS_GEN_QUERY_SIZES_H

#include "params/params.h"
#include <stdbool.h>

/* Of a lane of data; a block has four bytes or more, a power of two of them. */
enum { LANE_BYTES = 4 };

struct query_sizes {
    unsigned sets, setw, tagw, notew, originw, bytes, dataw, queue, queuew, payload, payw,
        responses, respw;
    unsigned entries_kept, blocks_kept; /* for fills */
    bool answer, joint, merge, marks, idle, served_tag;
    unsigned status;        /* bits of a row of the status memory */
    unsigned blockw, restw; /* of a request that waits: tag and operation; what else it has */
};
struct query_sizes query_sizes(const struct params *p);

#endif
