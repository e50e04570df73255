/* Properties of the blocks that caching collectors bring, as those of props.h. */
#ifndef WS_PROPS_CCU_H
#define WS_PROPS_CCU_H

#include "gen/hdl/hdl.h"
#include "params/params.h"

/* CCU-I2, -I3, -I5, -I6, -I7, -I8 and CCU-A2, -A3, -A5, -A7, -A8, -V1 to -V4, -W3, -W6, -W7, -S1,
 * -D1, -D2, -K1, -R1. [e]: entry, [k]: slot, [j]: D port, [i]: write port. */
struct ccu_view {
    const struct sizes *z;
    bool far_first, serial, filter, partial;
    /* ports; NULL where they do not exist */
    sig alloc_valid, alloc_wid, alloc_src, alloc_reg, alloc_near, rd_valid, near_any;
    sig s_valid, s_slot, d_valid, d_reg, d_near, d_mask, inv_valid, inv_reg, disp_cand, disp_take;
    /* state; the tables as an allocation sees them (after this cycle's D writes, if serial) */
    sig busy, owned, wid, src_valid, ready, valid, lock, near, touch;
    sig seen_valid, seen_near, seen_lfsr;
    const sig *entry, *tag;      /* [slot] one-hot */
    const sig *pair, *seen_pair; /* [e*CTN + f], e < f: f was used less recently than e */
    /* wires */
    sig ends, taken;
    sig lfsr, start; /* state, far_first: the random start and what is at or after it */
};
void props_ccu(struct hdl *h, const struct ccu_view *v);

/* CCU-I1 as far as the allocator decides it, CA-F3, -F4, -F5, -F6, -F7, -F9, -A1, -C1, -P1, -R1
 * with RND-1 and RND-2. What the policy does not look at is NULL. */
struct ccu_allocator_view {
    const struct sizes *z;
    bool le, own_counter; /* wait while the counter is not above the threshold; it is kept here */
    sig free, owner_valid, owner_wid, near_any, sel, sthld, count, grant, issue, waiting, replaced;
    sig lfsr;
};
void props_ccu_allocator(struct hdl *h, const struct ccu_allocator_view *v);

/* WF-O1, WF-D1, WF-D2, WF-U1, WF-I1, WF-Z1. */
struct filter_view {
    const struct sizes *z;
    bool on, update;
    sig acc_valid, acc_wid, acc_reg, acc_near, owner_valid, owner_wid, d_valid, d_sel, d_reg,
        d_near, inv_valid;
};
void props_write_filter(struct hdl *h, const struct filter_view *v);

#endif
