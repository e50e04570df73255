/* The composition, from parts. Each part is a file part_*.c and a line of parts.inc: an
 * optional mechanism, or a piece that is always there. A part describes what it adds in hooks, one
 * for each phase of the description that concerns it; regfile.c runs the phases. What the parts
 * share is in struct rf; a signal that a part needs is there after the phase that makes it. */
#ifndef WS_REGFILE_H
#define WS_REGFILE_H

#include "contract/core/collector_stage.h"
#include "contract/core/regfile.h"
#include "gen/blocks/blocks.h"
#include "gen/blocks/core/second_read.h"
#include "gen/blocks/ports.h"

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
    RF_PROPERTIES, /* in a WARPSMITH_FORMAL section: the properties of the collectors' part, which
                      follows */
    RF_FOLLOWED,   /* an instruction and a register, and runs this phase while it does */
    RF_VALUE,      /* and this one when its value is known */
    RF_PHASES
};

struct rf;

/* In which compositions a part may be. */
enum rf_top {
    RF_EVERY,   /* in each */
    RF_SELECTS, /* where warps are selected inside: regfile */
    RF_HOSTED   /* where a host selects them: collector_stage */
};

struct rf_part {
    const char *name;
    enum rf_top top;
    bool (*present)(const struct params *p); /* NULL: always */
    void (*hook[RF_PHASES])(struct rf *r);
};

/* Runs a phase over the parts that these parameters have. */
void rf_run(struct rf *r, enum rf_phase phase);

/* Instructions on their way into the collectors; [s] scheduler, c collector, k slot. reg and near
 * are NULL where collectors have no use for them. */
struct rf_given {
    sig valid;                  /* [s] one is given */
    sig unit;                   /* [s][c] to this one, one-hot */
    sig wid, meta, src;         /* [s] warp number; metadata; source operands */
    sig class;                  /* [s] NULL: there is only one */
    sig fresh;                  /* names of its warp's registers have changed; NULL: never */
    sig phys, reg, near;        /* [s][k] their registers; their reuse is near */
    struct second_given second; /* [s] of a second read */
};

/* What a collector says of its second read, by dispatch port: members of the ports disp_*. */
struct rf_second_unit {
    sig imov, oob, finds, target;
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

/* Register stacks: what their part makes of its ports. */
struct rf_stacks {
    sig op_ready, writes, wr_phys, wr_slot, rd_valid, rd_phys;
    sig wr_wid; /* CCUs: the warp whose slot it is; else NULL */
    sig reads;  /* [b] the bank is read for a slot */
    sig base;   /* of the warp whose registers are renamed; the other constants */
    sig off, offw, lim, wrx, k;
    sig x_valid, x, x_raw;  /* what is renamed */
    struct rf_front {       /* stage_extra with operand collectors: what waits in front of them */
        sig room;           /* one more may be issued; NULL: nothing waits there */
        sig enters, leaves; /* one comes behind the last; the first has got a collector */
        sig at_phys[4], at_src[4]; /* registers and source operands of what is there */
        sig takes[4], full[4];     /* place i takes what enters; has one */
        sig almost, is_full;       /* all places but one are taken; all are */
        sig issued;                /* what was issued a cycle ago is on its way there */
    } front;
    sig issued_unit; /* [c] stage_extra: given a cycle ago; else NULL */
    sig issued_wid;  /* its warp */
    sig answers, answer;
    sig renamed; /* [w] CCUs that know names: they have changed */
};

/* What the texts say of this configuration; each has a default. */
struct rf_texts {
    const char *summary; /* of the module */
    const char *unit;    /* of a collector: ocu */
    const char *queued;  /* which operands are queued */
    const char *inside;  /* where instructions are between issue and dispatch */
    const char *reads, *steals;
};

/* What the banks are asked to write, wb_* or something in front of that, and what collectors that
 * keep registers see of it. */
struct rf_writes {
    sig valid, phys, mask, data, ready;
    sig wid, reg, near;
};

/* RF_SELECT: which warp, and the collector that it gets. */
struct rf_select {
    struct hdl_inst **scheduler;
    sig ready;         /* [s][local] */
    sig sel;           /* one-hot: the warp that wants a unit, where units are of warps */
    sig grant;         /* [s][c] */
    sig issued;        /* [s] an instruction is taken in; NULL: gets */
    sig want, gets;    /* [s] scheduler s wants a collector, sel_valid; is granted one, issue */
    sig avail;         /* [s] more than s collectors are free */
    sig free, older;   /* [c], [c][c] */
    sig holds_wid;     /* [c] warp of the instruction that it holds; NULL: nobody asks */
    sig barred;        /* [s] an instruction of its warp is in a collector; NULL: nobody asks */
    sig givable;       /* [c] free, or free in time for what is given now */
    bool in_front;     /* what is given waits in front of its unit until that is free */
    bool owners_asked; /* after RF_WIRES: somebody looks at the owners in `seen` */
    struct rf_seen seen;
};

/* RF_COLLECT: what the collectors are given, hold and ask for. */
struct rf_collect {
    struct hdl_inst **collector;
    struct rf_given given;
    struct rf_given
        slot; /* issue_stage = 2: [c] what waits in front of unit c; unit: it is there */
    struct rf_given fresh;  /* what is granted a unit in this cycle, wherever it is held then */
    sig look_src, look_reg; /* issue_stage = 2: [c] what unit c looks up in this cycle */
    struct rf_results results;
    sig late;       /* 1 bit, constant: results wait for a cycle on their way */
    sig held;       /* [c] an instruction waits for this one in a register ahead of it */
    sig asked;      /* [s][k] operands that are read */
    sig push_src;   /* [s][k] those that are queued */
    sig missing;    /* [c][k] operands that a unit is given and does not have */
    sig issued_wid; /* [s] warp of what is issued, whatever is given in that cycle */
    sig owner_valid, owner_wid, near_any, any_valid; /* port R of units that keep registers */
    /* second reads; NULL without */
    sig again_valid, again_phys; /* [c] what collectors read again */
    sig again_hit; /* [c] what they need not read again; NULL: they have no registers */
    sig moving;    /* [w] NULL: nothing is held */
    struct rf_second_unit *second; /* [c] */
};

/* RF_ARBITRATE, RF_MOVE: banks, what is read and written, and the ways between. */
struct rf_banks {
    struct hdl_inst *arbiter, *crossbar, **bank;
    sig read_en, read_row;                     /* the banks' en and row: bank_en, bank_row */
    sig bank_en, bank_we, bank_row, bank_wrow; /* bank_wrow: NULL, one port */
    sig wr_sel, rd_sel, s_valid, s_slot;       /* s_slot: NULL, own ports */
    sig bank_wdata, bank_wmask, bank_rdata, s_data;
    sig next_valid, next_slot; /* what arrives in the next cycle; NULL: nobody asks */
    sig d_valid, d_sel, d_reg, d_near, d_data, d_mask, inv_valid; /* write filter */
};

/* RF_DISPATCH: what leaves. */
/* The dispatch ports, where a stage stands between them and what leaves the collectors (in, out).
 */
struct rf_stage {
    sig valid, ready, wid, meta, src, data;
};

struct rf_dispatch {
    struct hdl_inst *dispatcher;
    sig cand, cand_class, disp_sel, take;
};

/* Reads for instructions that are issued in the same cycle; NULL without early reads. */
struct rf_steal {
    struct hdl_inst *stealing;
    sig cand_valid, cand_wid, cand_src, cand_phys; /* the candidates */
    sig force_valid, force_wid, stolen, bank_busy, steal_valid, steal_row, steal_sched, steal_slot;
};

struct rf {
    struct hdl *h;
    struct hdl_design *d;
    const struct params *p;
    struct sizes z;
    struct rows rows; /* of the composition's contract */
    /* Its ports, NULL what these parameters do not have: rf_port(). A part between a port and the
     * others puts its own signal there in RF_WIRES: what may issue, who ends, with dispatch_stage
     * what leaves the collectors (its ports are in `port`), with a host what is accepted. */
    struct regfile_ports io;
    hdl_width lane_w, w, meta_w;
    enum rf_top top; /* RF_SELECTS or RF_HOSTED */
    unsigned ahead;  /* cycles between issue and the collector */
    unsigned at;     /* RF_SCHEDULER, RF_UNIT: which one */
    struct rf_texts text;
    struct rf_writes write;
    struct rf_select select;
    struct rf_collect collect;
    struct rf_banks banks;
    struct rf_dispatch dispatch;
    struct rf_stage port; /* regfile.dispatch_stage */
    struct rf_steal steal;
    struct rf_stacks stacks;
    struct hdl_inst *frames; /* frame_ctl */
    /* RF_FOLLOWED: what the collectors' properties follow */
    struct collecting *collecting;
    struct caching *caching;
    /* what the parts that are there make true of the others */
    bool gives_own; /* what a part has of its own is given too, not only what is selected */
    bool caches;    /* collectors keep registers of their warps, and see what is written */
    bool renames; /* instructions name registers as the program does; the part finds their places */
    bool fixed_lanes; /* a lane has a number of bits, not a parameter: some mean something */
};

/* One of the compositions. */
struct hdl *rf_compose(struct hdl_design *d, const struct params *p, const char *name,
                       enum rf_top top);

/* Declares a port of the composition as its contract has it (contract/core/regfile_ports.inc); NULL
 * if these parameters do not have it. Each part declares its own, in the phases of ports. */
#define rf_row(name) (offsetof(struct regfile_ports, name) / sizeof(sig))
#define rf_port(r, name) rf_port_at(HDL_HERE, r, rf_row(name))
sig rf_port_at(struct hdl_loc where, struct rf *r, size_t i);

/* What an instruction is, behind the port that names it: ports inst_src_valid to inst_class. */
void rf_instruction_ports(struct rf *r);
/* RF_WIRES: what is given to the collectors is what `accepted` [s] says; wid: [s] its warp. */
void rf_give(struct rf *r, sig accepted, sig wid);
/* cnt_issued, cnt_dispatched. */
void rf_instructions_counted(struct rf *r);
/* Inside of OCUs: input s would be granted a collector if it asked. */
sig rf_room(struct rf *r, unsigned s);

/* Dispatch ports from which an instruction leaves in this cycle. */
sig rf_leaving(const struct rf *r);

/* Register stacks, r->stacks.front.room: what is said of the instruction that enters goes with it;
 * that of the first one. NULL gives NULL. */
sig rf_front(struct rf *r, const char *name, sig of_entering, const char *doc);

/* Issue stage: owners as scheduler and allocator see them, from registers; `held`: units in front
 * of which an instruction waits. */
void rf_owners_ahead(struct rf *r, sig held);
/* Scheduler and allocator see the units r->held as busy and owned by their new warps, without valid
 * entries: `rule`. */
void rf_look_ahead(struct rf *r, const char *rule);
/* Issue stage: results are held for one cycle. next[c]: warp of what waits in front of unit c. */
void rf_hold_results(struct rf *r, const sig *next);

/* ---- part_imov.c: the second read where an instruction waits ---- */

/* What is given a cycle later. */
void rf_second_held(struct rf *r, struct second_given *g);
/* The slots' wires, and in slot c what is kept while it is `full`; without a second read nothing.
 */
void rf_second_slots(struct rf *r);
void rf_second_slot(struct rf *r, sig full, unsigned c);

/* issue_stage = 2: a register of slot c; gives it. Taken in every cycle while the slot is empty:
 * whether a warp is issued is known too late to choose. */
sig rf_slot_keep(struct rf *r, sig full, sig all, unsigned c, const char *name, sig in,
                 const char *doc);

/* The dimensions of packed warp registers: `outer`, `inner` (NULL: none), lanes. */
sig rf_payload(const struct rf *r, sig s, const char *outer, const char *inner);

/* An instance of a child with payload. */
struct hdl_inst *rf_inst(const struct rf *r, const char *name, struct hdl *child);

/* An output of the child that is one item of a packed signal: a wire of that name. */
sig rf_item_out(struct rf *r, struct hdl_inst *i, const char *port, const char *name, hdl_width w);

/* RF_COLLECT: an instance of `child` for every collector: what it is given, its S ports, what it
 * dispatches; in RF_UNIT the parts bind what else it has. */
void rf_collectors(struct rf *r, struct hdl *child);
/* One operand of what leaves them, a lane at a time. */
struct hdl *rf_dispatch_operand(struct hdl_design *d, const struct sizes *z);

#define PART(name) extern const struct rf_part rf_part_##name;
#include "gen/blocks/regfile/parts.inc"

#endif
