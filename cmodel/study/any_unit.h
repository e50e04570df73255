/* Traditional policies that take any free unit, for comparison only: an instruction goes to any
 * free CCU, and its warp's old one is dropped, so that a warp still has its registers in one place.
 * A part of SM and register files that studies ask for, with ccu_allocator.policy = any; no
 * hardware, no payload. */
#ifndef WS_ANY_UNIT_H
#define WS_ANY_UNIT_H

/* sm_options.part; no argument. */
extern const struct sm_part any_unit_part;

#endif
