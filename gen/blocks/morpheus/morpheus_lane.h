/* The data path of the composition morpheus, in lanes. */
#ifndef WS_GEN_MORPHEUS_LANE_H
#define WS_GEN_MORPHEUS_LANE_H

#include "gen/hdl/hdl.h"

enum { MORPHEUS_LANE = 32 }; /* bits; a block has one lane or more */

/* The module of one lane. */
struct hdl *morpheus_lane(struct hdl_design *d);

#endif
