/* What simt_stack keeps of one warp. */
#ifndef WS_GEN_SIMT_WARP_H
#define WS_GEN_SIMT_WARP_H

#include "gen/blocks/cars/props.h"
#include "gen/hdl/hdl.h"

enum { BASE, PATH, PLAIN_CALL, FRAMED_CALL }; /* kind */
static const struct hdl_code simt_kinds[] = {{BASE, "BASE", "of a warp"},
                                             {PATH, "PATH", "of a branch or indirect call"},
                                             {PLAIN_CALL, "PLAIN_CALL", "a call without a frame"},
                                             {FRAMED_CALL, "FRAMED_CALL", "a call with a frame"}};

/* Its ports, named as there. Those of one bit are told to this warp alone, but for next_over, exits
 * and returns. */
struct simt_warp_ports {
    sig launched, launch_mask, launch_pc, stepped, step_pc, step_meets, op_holds, waits;
    sig acts, next_entry, next_over, count_next, kept_takes, exits, returns, fails;
    sig is_removed, below, uncovers, uncovered, served, killed;
    sig live, over, wants, hold, is_last, entries, entry, exited, back, back_then;
};

/* The module of one warp. */
struct hdl *simt_warp(struct hdl_design *d, const struct simt_sizes *z);

#endif
