/* What the parts of the composition share: regfile.c has the banks and operand collector units,
 * regfile_ccu.c what caching collector units have in their place. Signals are named as the ports
 * that drive them; [s]: scheduler, c: collector. */
#ifndef WS_REGFILE_H
#define WS_REGFILE_H

#include "gen/blocks/blocks.h"

/* CCUs: the unit and its instruction on the way into it. */
struct given {
    sig unit; /* one-hot */
    sig wid, meta, src, reg, near, phys;
};

/* CCUs: what arrives at the D ports and invalidation, as packed by the write filter. */
struct results {
    sig valid, reg, near, mask, data, inv_valid, inv_reg;
};

struct rf {
    struct hdl *h;
    struct hdl_design *d;
    const struct params *p;
    struct sizes z;
    hdl_width w, meta_w;
    /* inputs */
    sig warp_ready, launch_valid, launch_wid, inst_src, inst_phys, inst_meta, cand_src, cand_phys;
    sig wb_valid, wb_phys, wb_mask, wb_data, disp_ready;
    sig inst_reg, inst_near, wb_wid, wb_reg, wb_near, exit, sthld, wait_cnt; /* CCUs */
    /* outputs */
    sig sel_valid, sel_wid, issue, cand_valid, cand_wid, wb_ready;
    sig disp_valid, disp_wid, disp_meta, disp_src, disp_data;
    sig waiting, replaced; /* CCUs */
    /* between the instances */
    sig ready;                                    /* [s][local] */
    sig free, cand, older, grant, avail;          /* collectors */
    sig push_valid, push_cu, push_src, push_phys; /* what is queued in the bank arbiter */
    sig force_valid, force_wid, stolen;           /* steal arbiter */
    sig bank_busy, steal_valid, steal_row, steal_sched, steal_slot;
    sig bank_en, bank_we, bank_row, wr_sel, rd_sel, s_valid, s_slot;
    sig bank_wdata, bank_wmask, bank_rdata, s_data;
    sig disp_sel, take;
    struct hdl_inst *arbiter, *stealing, *dispatcher, **unit, **bank; /* for the properties */
    sig owner_valid, owner_wid, near_any, any_valid;                  /* port R of the CCUs */
    sig owner_valid_seen, owner_wid_seen; /* as scheduler and allocator see them */
    sig d_valid, d_sel, d_reg, d_near, d_data, d_mask, inv_valid; /* write filter */
    sig ask, miss; /* operands that the CCUs are given in this cycle, those they do not have */
    struct given given;
    struct results results;
};

/* An output of the child that is one item of a packed signal: a wire of that name. */
sig rf_item_out(struct rf *r, struct hdl_inst *i, const char *port, const char *name, hdl_width w);

/* With CCUs: the blocks, described before the composition; its further ports; the signals between
 * its instances; scheduler, allocator and CCUs; the write filter; the counters. */
void rf_ccu_children(struct rf *r);
void rf_ccu_ports(struct rf *r);
void rf_ccu_wires(struct rf *r);
void rf_ccu_issue(struct rf *r);
void rf_ccu_results(struct rf *r);
void rf_ccu_requests(struct rf *r);
void rf_ccu_hits(struct rf *r);

/* CCU-I1, -I4, -I9, -I10, RF-M1, -M2, -M3, -C2, -C3, -D1, -I1, -P1, -P2, -W1 under RF-H1. */
void props_regfile_ccu(const struct rf *r);

#endif
