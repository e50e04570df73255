/* The data path of the composition morpheus. */
#ifndef WS_GEN_MORPHEUS_LANE_H
#define WS_GEN_MORPHEUS_LANE_H

#include "gen/blocks/morpheus/morpheus.h"

/* The module of one lane. */
struct hdl *morpheus_lane(struct hdl_design *d);
/* Binds all lanes; what decides about data has been made. */
void morpheus_data(struct morpheus_gen *m);

#endif
