/* Reuse distances that are kept up to date, for comparison only: after every instruction of its
 * warp each register of a CCU is near or far by its own distance from there on, where Malekeh
 * (III-C1) updates the registers of the new instruction alone. It looks ahead in the program, so it
 * is the best that any hardware could know. A part of the SM that studies ask for; no hardware. */
#ifndef WS_FULL_UPDATE_H
#define WS_FULL_UPDATE_H

/* sm_options.part; no argument. */
extern const struct sm_part full_update_part;

#endif
