/* Caching collectors in the register file (docs/blocks/regfile.md, "With caching collectors"): the
 * phases of regfile.c that differ from those with operand collector units. */
#ifndef WS_REGFILE_CCU_H
#define WS_REGFILE_CCU_H

#include "cmodel/cover.h"
#include "cmodel/regfile/regfile.h"

/* The CCUs, their allocator, the write filter and, with its policy, the malekeh_scheduler of rf,
 * which has its sizes and ports. */
void caching_create(struct regfile *rf);
/* The wires from here to the arbiter, which exists by then. */
void caching_connect(struct regfile *rf);
void caching_destroy(struct regfile *rf);
void caching_reset(struct regfile *rf);

/* The lists of rules that are covered here, at most 5, and where their first cover points are to be
 * noted; returns how many. */
size_t caching_cover_lists(struct regfile *rf, struct cover_rules *lists,
                           struct cover_point ***first);

/* RF-D1: what a dispatch port shows of a unit. */
void caching_show(struct regfile *rf, unsigned port, unsigned unit);
/* RF-I1: selection and allocation; sets out->sel_*, issue, waiting, replaced. */
void caching_select(struct regfile *rf);
/* The clock edge, without that of the arbiter, of which it settles the pushes, and of a
 * warp_scheduler. */
void caching_clock(struct regfile *rf);

/* A clock edge at rest (regfile_rest()). */
void caching_rest(struct regfile *rf);

/* Operand of slot k of a unit that is dispatched. */
const uint32_t *caching_operand(const struct regfile *rf, unsigned unit, unsigned k);
/* An instruction is on its way to its unit (RF-P1). */
bool caching_held(const struct regfile *rf);
/* RF-P2: results are on their way to the units. */
bool caching_results(const struct regfile *rf);
/* "RF-C3", "CCU-I1" or "CCU-I4" if it is broken, NULL if not. */
const char *caching_law(const struct regfile *rf);

#endif
