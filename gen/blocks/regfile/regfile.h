/* The composition, from parts. Each part is a file part_*.c and a line of parts.inc: an
 * optional mechanism, or a piece that is always there. A part describes what it adds in hooks, one
 * for each phase of the description that concerns it; regfile.c runs the phases. What the parts
 * share is in struct rf; a signal that a part needs is there after the phase that makes it. */
#ifndef WS_REGFILE_H
#define WS_REGFILE_H

#include "gen/blocks/blocks.h"

/* In this order; within a phase the parts in the order of the table. */
enum rf_phase {
    RF_CHILDREN,   /* the blocks of the instances, before the composition itself: order of files */
    RF_WARPS,      /* ports: what the schedulers are told of the warps */
    RF_PORTS,      /* all others */
    RF_WIRES,      /* signals between the instances, and what the other parts start from */
    RF_GIVE,       /* what the collectors are given, on its way to them */
    RF_SELECT,     /* which warp, and the collector that it gets */
    RF_SCHEDULER,  /* in a loop of RF_SELECT: further ports of scheduler r->at */
    RF_COLLECT,    /* the collectors */
    RF_UNIT,       /* in the loop of RF_COLLECT: further ports of collector r->at */
    RF_ARBITRATE,  /* which bank is read for whom */
    RF_REQUEST,    /* what asks the banks besides the collectors */
    RF_MOVE,       /* banks and crossbar */
    RF_DISPATCH,   /* what leaves */
    RF_COUNT_IN,   /* counters: instructions and what they ask for */
    RF_COUNT,      /* counters: what the banks do */
    RF_COUNT_OUT,  /* counters: what need not be asked of the banks */
    RF_PROPERTIES, /* in a FORMAL section: the properties of the collectors' part, which follows */
    RF_FOLLOWED,   /* an instruction and a register, and runs this phase while it does */
    RF_VALUE,      /* and this one when its value is known */
    RF_PHASES
};

struct rf;

struct rf_part {
    const char *name;
    bool (*present)(const struct params *p); /* NULL: always */
    void (*hook[RF_PHASES])(struct rf *r);
};

/* Runs a phase over the parts that these parameters have. */
void rf_run(struct rf *r, enum rf_phase phase);

/* Instructions on their way into the collectors; [s] scheduler, c collector, k slot. reg and near
 * are NULL where collectors have no use for them. */
struct rf_given {
    sig valid;               /* [s] one is given */
    sig unit;                /* [s][c] to this one, one-hot */
    sig wid, meta, src;      /* [s] warp number; metadata; source operands */
    sig class;               /* [s] NULL: there is only one */
    sig fresh;               /* names of its warp's registers have changed; NULL: never */
    sig phys, reg, near;     /* [s][k] their registers; their reuse is near */
    sig imov, base, bound;   /* [s] Indirect-MOV: it is one; its warp's registers; NULL without */
    sig off, offw, lim, wrx; /* and with register stacks */
};

/* What arrives at the D ports of caching collectors and invalidates, as packed by write_filter. */
struct rf_results {
    sig valid, reg, near, mask, data, inv_valid, inv_reg;
};

/* Caching collectors as scheduler and allocator see them. */
struct rf_seen {
    sig free, owner_valid, owner_wid, any_valid;
    sig blocked; /* [w] the slot of the warp's own unit is full; NULL: the scheduler looks itself */
};

/* Register stacks: ports and what their part makes of them. */
struct rf_stacks {
    sig dst_valid, dst, raw, op, need, opreg, phys_src, phys_dst, oob, uop_issue;
    sig port[24]; /* those of frame_ctl */
    sig op_ready, writes, wr_phys, wr_slot, rd_valid, rd_phys;
    sig wr_wid; /* CCUs: the warp whose slot it is; else NULL */
    sig reads;  /* [b] the bank is read for a slot */
    sig base;   /* of the warp whose registers are renamed; the other constants */
    sig off, offw, lim, wrx, k;
    sig x_valid, x, x_raw; /* what is renamed */
    sig issued_unit;       /* [c] stage_extra: given a cycle ago; else NULL */
    sig issued_wid;        /* its warp */
    sig answers, answer;
    sig renamed; /* [w] CCUs that know names: they have changed */
};

struct rf {
    struct hdl *h;
    struct hdl_design *d;
    const struct params *p;
    struct sizes z;
    hdl_width lane_w, w, meta_w;
    /* what the texts say of this configuration; each has a default */
    const char *summary; /* of the module */
    const char *unit;    /* of a collector: ocu */
    const char *queued;  /* which operands are queued */
    const char *inside;  /* where instructions are between issue and dispatch */
    const char *reads, *steals;
    unsigned ahead; /* cycles between issue and the collector */
    /* inputs */
    sig warp_ready, launch_valid, launch_wid, inst_src, inst_phys, inst_meta, cand_src, cand_phys;
    sig wb_valid, wb_phys, wb_mask, wb_data, disp_ready;
    sig wr_valid, wr_phys, wr_mask, wr_data; /* what the banks are asked to write: wb_* */
    sig wr_wid, wr_reg, wr_near;             /* and what CCUs see of it */
    sig inst_class, disp_class;              /* NULL: one class */
    sig inst_reg, inst_near, wb_wid, wb_reg, wb_near, exit, sthld, wait_cnt; /* CCUs */
    /* outputs */
    sig sel_valid, sel_wid, issue, cand_valid, cand_wid, wb_ready;
    sig wr_ready; /* of wr_valid: wb_ready */
    sig disp_valid, disp_wid, disp_meta, disp_src, disp_data;
    sig waiting, replaced; /* CCUs */
    /* RF_SELECT */
    struct hdl_inst **scheduler;
    sig ready;       /* [s][local] */
    sig sel;         /* one-hot: the warp that wants a unit, where units are of warps */
    sig grant;       /* [s][c] */
    sig want, gets;  /* [s] scheduler s wants a collector, sel_valid; is granted one, issue */
    sig avail;       /* [s] more than s collectors are free */
    sig free, older; /* [c], [c][c] */
    sig givable;     /* [c] free, or free in time for what is given now */
    bool in_front;   /* what is given waits in front of its unit until that is free */
    struct rf_seen seen;
    bool owners_asked; /* after RF_WIRES: somebody looks at the owners in `seen` */
    /* RF_COLLECT */
    struct rf_given given;
    struct rf_given
        slot; /* issue_stage = 2: [c] what waits in front of unit c; unit: it is there */
    sig look_src, look_reg; /* issue_stage = 2: [c] what unit c looks up in this cycle */
    struct rf_given fresh;  /* what is granted a CCU in this cycle, wherever it is held then */
    struct rf_results results;
    sig late; /* 1 bit, constant: results wait for a cycle on their way */
    sig held; /* [c] an instruction waits for this one in a register ahead of it */
    struct hdl_inst **collector;
    unsigned at;  /* RF_SCHEDULER, RF_UNIT: which one */
    sig asked;    /* [s][k] operands that are read */
    sig push_src; /* [s][k] those that are queued */
    sig missing;  /* [c][k] operands that a CCU is given and does not have */
    sig owner_valid, owner_wid, near_any, any_valid; /* port R of the CCUs */
    /* RF_ARBITRATE, RF_MOVE */
    struct hdl_inst *arbiter, *crossbar, **bank;
    sig read_en, read_row; /* the banks' en and row: bank_en, bank_row */
    sig bank_en, bank_we, bank_row, wr_sel, rd_sel, s_valid, s_slot; /* s_slot: NULL, own ports */
    sig bank_wdata, bank_wmask, bank_rdata, s_data;
    sig next_valid, next_slot; /* what arrives in the next cycle; NULL: nobody asks */
    sig d_valid, d_sel, d_reg, d_near, d_data, d_mask, inv_valid; /* write filter */
    /* RF_DISPATCH */
    struct hdl_inst *dispatcher;
    sig cand, cand_class, disp_sel, take;
    /* RF_FOLLOWED: what the collectors' properties follow */
    struct collecting *collecting;
    struct caching *caching;
    struct hdl_inst *frames; /* frame_ctl */
    struct rf_stacks stacks;
    bool gives_own; /* what a part has of its own is given too, not only what is selected */
    bool caches;    /* collectors keep registers of their warps, and see what is written */
    bool renames; /* instructions name registers as the program does; the part finds their places */
    bool
        fixed_lanes; /* a lane has a number of bits, not a parameter: some of them mean something */
    /* Indirect-MOV; NULL without */
    sig inst_imov, inst_base, inst_bound, disp_imov, disp_oob;
    sig again_valid, again_phys; /* [c] what collectors read again */
    sig again_hit;               /* [c] what they need not read again; NULL: OCUs */
    sig moving;                  /* [w] NULL: nothing is held */
    sig issued_wid;              /* [s] warp of what is issued, whatever is given in that cycle */
    sig *unit_imov, *unit_oob;   /* [c] by dispatch port */
    sig disp_target_valid, disp_target; /* NULL: only reads */
    sig *unit_finds, *unit_target;      /* [c] by dispatch port */
    /* stealing */
    struct hdl_inst *stealing;
    sig force_valid, force_wid, stolen, bank_busy, steal_valid, steal_row, steal_sched, steal_slot;
};

/* Dispatch ports from which an instruction leaves in this cycle. */
sig rf_leaving(const struct rf *r);

/* Register stacks: a port that is one of frame_ctl's. */
sig rf_stack_port(const struct rf *r, const char *name);

/* Issue stage: owners as scheduler and allocator see them, from registers; `held`: units in front
 * of which an instruction waits. */
void rf_owners_ahead(struct rf *r, sig held);
/* Scheduler and allocator see the units r->held as busy and owned by their new warps, without valid
 * entries: `rule`. */
void rf_look_ahead(struct rf *r, const char *rule);
/* Issue stage: results are held for one cycle. next[c]: warp of what waits in front of unit c. */
void rf_hold_results(struct rf *r, const sig *next);

/* The dimensions of packed warp registers: `outer`, `inner` (NULL: none), lanes. */
sig rf_payload(const struct rf *r, sig s, const char *outer, const char *inner);

/* An instance of a child with payload. */
struct hdl_inst *rf_inst(const struct rf *r, const char *name, struct hdl *child);

/* An output of the child that is one item of a packed signal: a wire of that name. */
sig rf_item_out(struct rf *r, struct hdl_inst *i, const char *port, const char *name, hdl_width w);

/* RF_COLLECT: an instance of `child` for every collector: what it is given, its S ports, what it
 * dispatches; in RF_UNIT the parts bind what else it has. */
void rf_collectors(struct rf *r, struct hdl *child);

#define PART(name) extern const struct rf_part rf_part_##name;
#include "gen/blocks/regfile/parts.inc"

#endif
