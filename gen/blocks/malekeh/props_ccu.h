/* Properties of the blocks that caching collectors bring, as those of props.h. */
#ifndef WS_PROPS_CCU_H
#define WS_PROPS_CCU_H

#include "gen/hdl/hdl.h"
#include "params/params.h"

/* CCU-I2, -I3, -I5 to -I8, CCU-A1 to -A8, -V1 to -V5, -W3 to -W8, -O1, -S1, -D1 to -D3, -K1, -R1.
 * [e]: entry, [k]: slot, [j]: D port, [i]: write port. Ports and registers of ccu; NULL where it
 * has none. */
struct ccu_view {
    const struct sizes *z;
    bool far_first, serial, filter, partial;
    hdl_width w;
    sig alloc_valid, alloc_wid, alloc_meta, alloc_src, alloc_reg, alloc_near, rd_valid, near_any;
    sig exit, s_valid, s_slot, s_data, d_valid, d_reg, d_near, d_mask, d_data, inv_valid, inv_reg;
    sig alloc_fresh;             /* NULL: names do not change */
    sig alloc_class, cand_class; /* NULL: one class */
    sig disp_cand, disp_sel, disp_take, disp_wid, disp_meta, disp_src, disp_data;
    sig busy, owned, wid, meta, src_valid, ready, valid, lock, near, touch, lfsr, start;
    const sig *entry, *tag, *pair; /* pair[e*CTN + f], e < f: f was used less recently than e */
    /* Where the rules are not followed step by step: the table as an allocation sees it, without
     * the tags, and the entries that results take. */
    sig seen_valid, seen_near, seen_lfsr;
    const sig *seen_pair, *take;
    /* issue stage: what is looked up, and [slot] where it was found in the last cycle */
    sig look_src, look_reg;
    const sig *found;
    struct hdl_inst *lane;
    /* Indirect-MOV; NULL without */
    sig alloc_imov, alloc_base, alloc_bound, again_valid, again_phys, again_hit, disp_imov,
        disp_oob;
    sig imov, sent, zero, oob, base, bound, number, second_tag;
    sig disp_target_valid, disp_target; /* NULL unless it may name what is written */
    sig alloc_off, alloc_offw, alloc_lim,
        alloc_wrx; /* NULL without renaming; the last two: or wrap */
    unsigned r0cs;
};
void props_ccu(struct hdl *h, const struct ccu_view *v);
/* CCU-M1 to -M6. */
void props_ccu_second(struct hdl *h, const struct ccu_view *v);

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
