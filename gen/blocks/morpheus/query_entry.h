/* An entry of the queue of query_unit. */
#ifndef WS_GEN_QUERY_ENTRY_H
#define WS_GEN_QUERY_ENTRY_H

#include "gen/blocks/morpheus/query_sizes.h"
#include "gen/hdl/hdl.h"

/* Why new_blocked is 1 with poll = answer (QU-P2). */
static const char query_opens_for_one[] =
    "a set opens for a request that waits and closes with it: a new one finds it closed, or taken";

/* Its ports; those of the reads that join are NULL without them, of_message if none asks for it. */
struct query_entry_ports {
    sig slot, queued, enq_set, new_first, new_prev, new_blocked, new_asked, message, mm_set,
        open_set, leaves, gnt_index, gnt, dispatch, joins_now;
    sig valid, first, blocked, set, of_new, of_message, joins, joined_at;
};

/* The module of one entry. Inside: behind, the number of the entry before it in its set. */
struct hdl *query_entry(struct hdl_design *d, const struct query_sizes *z);

#endif
