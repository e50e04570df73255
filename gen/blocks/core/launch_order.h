/* The launch order of warps as one bit per pair (order matrix), so that every warp sees in one step
 * whether an older one of a set is there. */
#ifndef WS_LAUNCH_ORDER_H
#define WS_LAUNCH_ORDER_H

#include "gen/hdl/hdl.h"

/* Registers before_<i> for n warps, before[i] (n of them, the last one unused): bit j says that
 * warp i was launched before i+1+j. After reset warp 0 is the oldest. A launch (launch_wid under
 * launch_valid) makes its warp the youngest at the clock edge, which `rule` says. */
void launch_order(struct hdl *h, unsigned n, sig launch_valid, sig launch_wid, const char *rule,
                  sig *before);
/* The oldest warp of `set` (n bits), one-hot, zero for an empty set; `name` starts wire names. */
sig launch_oldest(struct hdl *h, unsigned n, const sig *before, const char *name, sig set);

#endif
