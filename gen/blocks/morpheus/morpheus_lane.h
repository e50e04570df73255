/* The data path of the composition morpheus, in lanes. */
#ifndef WS_GEN_MORPHEUS_LANE_H
#define WS_GEN_MORPHEUS_LANE_H

#include "gen/hdl/hdl.h"

/* The module of one lane of LANE_BYTES bytes. */
struct hdl *morpheus_lane(struct hdl_design *d);

#endif
