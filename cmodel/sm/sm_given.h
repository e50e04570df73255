/* What the SM tells a warp_status in its core, and what it does with the answers. Of the parts of
 * the SM, nobody else; sm->given is NULL where there is none, and nothing here is called then. */
#ifndef WS_SM_GIVEN_H
#define WS_SM_GIVEN_H

#include "cmodel/regfile/core.h"
#include "cmodel/sm/sm_state.h"

/* `core`: borrowed. Never NULL. */
struct given *given_create(struct sm *sm, const struct params *p, struct core *core);
void given_free(struct given *g);

/* Warps of a register file that can have a region at a time. */
unsigned given_most(const struct sm *sm);
/* Not all warps of the blocks that are resident have been launched. */
bool given_queues(const struct sm *sm);
/* Regions of a size in a register file. */
unsigned given_regions(const struct sm *sm, unsigned nregs);
/* The block's warps have registers of another size than those that are on the SM. */
bool given_another_level(const struct sm *sm, const struct block *b);
/* Slots for the warps of a block: all or none. */
bool given_place(struct sm *sm, struct resident *r);
/* A block becomes resident; its warps, in their order; it leaves. */
void given_start(struct sm *sm, struct resident *r);
void given_launch(struct sm *sm, struct rf *rf, struct warp *w);
void given_end(struct sm *sm, const struct resident *r);
/* The warp waits at its barrier, until barrier_open(). */
void given_arrives(struct sm *sm, struct rf *rf, struct warp *w);
/* A swap's warp is in memory. */
void given_saved(struct sm *sm, struct warp *w);
/* The warp has ended and needs nothing. Whether the hardware has its region back; otherwise
 * given_leave() calls warp_leave() again. */
bool given_leaves(struct sm *sm, struct warp *w);

/* Phases of a cycle: before core_requests(); whether the register file must be computed; warps that
 * have left; warps of register file u whose end nobody tells the hardware; the hardware is told of
 * one's; the clock edge. */
void given_drive(struct sm *sm);
bool given_busy(const struct sm *sm, const struct rf *rf);
void given_leave(struct sm *sm, struct rf *rf);
uint64_t given_kills(const struct sm *sm, unsigned u);
void given_over(struct sm *sm, unsigned u, unsigned w);
void given_clock(struct sm *sm);

#endif
