/* What the SM tells a watermark in its core (watermark.place = core) of its kernels and thread
 * blocks, and what it plays of other SMs. Of the parts of the SM, nobody else; sm->levels is NULL
 * where there is none, and nothing here is called then. */
#ifndef WS_SM_LEVELS_H
#define WS_SM_LEVELS_H

#include "cmodel/regfile/core.h"
#include "cmodel/sm/sm_state.h"

/* `core`: borrowed. Never NULL. */
struct levels *levels_create(const struct sm *sm, const struct params *p, struct core *core);
void levels_free(struct levels *t);

/* Whether sm->next has its level, and is at it; otherwise it is asked for, and blocks_admit() is
 * called again when it is there. */
bool levels_chosen(struct sm *sm);
/* It becomes resident; it has ended; sm->next is gone and will not. */
void levels_start(struct sm *sm, struct resident *r);
void levels_end(struct sm *sm, const struct resident *r);
void levels_dropped(struct sm *sm);

/* Phases of a cycle: before core_requests(); the clock edge. */
void levels_drive(struct sm *sm);
void levels_clock(struct sm *sm);

#endif
