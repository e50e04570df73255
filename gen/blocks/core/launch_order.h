/* The launch order of warps as one bit per pair (order matrix), so that every warp sees in one step
 * whether an older one of a set is there. */
#ifndef WS_LAUNCH_ORDER_H
#define WS_LAUNCH_ORDER_H

#include "gen/hdl/hdl.h"

/* Registers warp[i].younger for n warps (the localparam `size`), and the vector of them: bit
 * i*n + j, i < j, says that warp i was launched before warp j; other bits are zero. NULL for one
 * warp. After reset warp 0 is the oldest. A launch (launch_wid under launch_valid) makes its warp
 * the youngest at the clock edge, which `rule` says. */
sig launch_order(struct hdl *h, const char *size, unsigned n, sig launch_valid, sig launch_wid,
                 const char *rule);
/* The oldest warp of `set` (n bits), one-hot, zero for an empty set; `name` starts names. The set
 * holds none but the n_set warps from `first` on. */
sig launch_oldest(struct hdl *h, const char *size, sig before, const char *name, sig set,
                  unsigned first, unsigned n_set);

#endif
