/* The data path of query_unit, in lanes of LANE_BYTES bytes each. */
#ifndef WS_GEN_QUERY_LANE_H
#define WS_GEN_QUERY_LANE_H

#include "gen/blocks/morpheus/query_sizes.h"
#include "gen/hdl/hdl.h"

/* The module of one lane: the message's data, what the payload memory gave, the responses. */
struct hdl *query_lane(struct hdl_design *d, const struct query_sizes *z);

#endif
