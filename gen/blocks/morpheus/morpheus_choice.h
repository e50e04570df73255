/* What comes last in the composition morpheus: the side of a block, and a prediction. */
#ifndef WS_GEN_MORPHEUS_CHOICE_H
#define WS_GEN_MORPHEUS_CHOICE_H

#include "gen/hdl/hdl.h"

/* The module: MC-Q1, MC-P1, of what is known before the prediction. */
struct hdl *morpheus_choice(struct hdl_design *d);
/* The module: MC-A1, MC-A2, of what is known before the side. */
struct hdl *morpheus_entrance(struct hdl_design *d);

#endif
