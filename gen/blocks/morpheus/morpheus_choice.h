/* Where the request that waits behind its prediction goes, in the composition morpheus. */
#ifndef WS_GEN_MORPHEUS_CHOICE_H
#define WS_GEN_MORPHEUS_CHOICE_H

#include "gen/hdl/hdl.h"

/* The module: MC-Q1, MC-P1, of what is known before the prediction. */
struct hdl *morpheus_choice(struct hdl_design *d);

#endif
