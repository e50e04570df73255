/* An SM whose register files stand in a core (docs/blocks/core.md). */
#ifndef WS_SM_CORE_H
#define WS_SM_CORE_H

#include "cmodel/regfile/core.h"
#include "cmodel/sm/sm.h"

/* For sm_options.part; its argument: where the SM tells its core (struct core **, which belongs to
 * the SM). */
extern const struct sm_part sm_part_core;

#endif
