/* The caching collector unit in parts, one file each. An operand collector table (OCT) whose slots
 * point into a cache table (CT). [e], [f]: entries; [k]: slots; [j]: D ports; [i]: write ports.
 * Entries of a slot or a result are one-hot, zero for none. */
#ifndef WS_CCU_H
#define WS_CCU_H

#include "contract/malekeh/ccu.h"
#include "gen/blocks/core/second_read.h"
#include "gen/hdl/hdl.h"
#include "params/params.h"

enum { CCU_ENTRIES = 16, CCU_SLOTS = 8, CCU_D_PORTS = 4 };

/* What does not change from part to part. */
struct ccu_unit {
    struct hdl *h;
    struct sizes z;
    const struct ccu_ports *q;
    hdl_width meta_w, w; /* bits of metadata, of a warp register */
    /* modules in it; complete is NULL: arrivals are not announced */
    struct hdl *lane, *steer, *complete;
    bool far_first;  /* far entries are replaced first */
    bool serial;     /* an allocation sees the results of its cycle */
    bool invalidate; /* what is written past the unit becomes invalid */
    bool partial;    /* results of some lanes take entries too */
    bool filter;     /* far results take none */
    unsigned r0cs;   /* the first number that is renamed */
    bool wrap;       /* rename.wrap */
    /* of the second read, from ccu_second_unit(): */
    bool drained;              /* no result meets it: false opens a hole */
    bool unguarded;            /* a result may meet an operand: opens a hole */
    struct ccu_second *second; /* NULL: there is none */
};

/* ---- state ---- */

struct ccu_oct {
    sig busy, owned, wid, meta, src_valid, ready;
    sig class; /* one-hot, zero without an instruction; NULL: there is only one */
    sig entry; /* [k] */
};

struct ccu_ct {
    sig valid, lock, near;
    sig tag, own_tag[CCU_ENTRIES]; /* [e]; the registers, made by ccu_next_table() */
    sig touch;                     /* the instruction's entries are not in the order yet */
    sig lfsr, start; /* far_first; start: entries at or after the start, without the last one */
};

/* The cache table as one step of the cycle sees it, without tags. */
struct ccu_seen {
    sig valid, near;
    sig lfsr, from;   /* from: entries at or after the start */
    unsigned results; /* D ports that came before */
};

/* Steps that ask for a victim order, and the orders of use that they see. */
struct ccu_orders {
    unsigned n;
    const char *name[CCU_D_PORTS + 1];
    struct ccu_seen seen[CCU_D_PORTS + 1];
    sig ahead[CCU_D_PORTS + 1];  /* [e]: entries that come before e as victims */
    bool asked[CCU_D_PORTS + 1]; /* after that many results */
    /* [e*CTN + f], e < f: f was used less recently than e: the registers; what an allocation sees
     */
    sig older[CCU_ENTRIES * CCU_ENTRIES], met[CCU_ENTRIES * CCU_ENTRIES];
};

/* ---- the steps of a cycle ---- */

/* What happens to the instruction in this cycle. */
struct ccu_events {
    sig alloc; /* one is taken */
    sig flush; /* it finds another owner or none */
    sig take;  /* the one that is here leaves */
    sig ends;  /* the owner ends; NULL: that is not looked at */
};

/* What the results of a cycle do. */
struct ccu_results {
    sig same[CCU_D_PORTS];  /* entries that held the register at the start of the cycle */
    sig hit[CCU_D_PORTS];   /* the entry that a result finds */
    sig take[CCU_D_PORTS];  /* the entry that it takes */
    sig used[CCU_D_PORTS];  /* either of them */
    sig write[CCU_D_PORTS]; /* the entry whose data are written */
    sig taken;              /* entries taken */
    sig kill;               /* entries that hold what is written past the unit; NULL: not asked */
    sig lost;               /* entries that become invalid when an allocation drops the results */
};

/* What an allocation finds out about the registers of its instruction. */
struct ccu_lookup {
    sig lead, last; /* slots that name a register first, last */
    sig first;      /* [k]: the slot that names its register first, one-hot */
    sig found;      /* [k]: entries that hold its register */
    sig below;      /* [k]: the slots below k */
};

/* What an allocation does. */
struct ccu_choice {
    sig named;          /* [k]: the slot's entry */
    sig touched;        /* entries of the instruction */
    sig hit, hit_entry; /* slots and entries that hit */
    sig misses;         /* slots that name a missing register first */
    sig miss_count;     /* in unary */
    sig reads;          /* slots that would be read, were there an allocation */
};

/* Its second read. */
struct ccu_second {
    const struct second_given *given; /* ports */
    struct second_held held;
    struct second_look look;
    sig number, tag;        /* what slot 0 has in lane 0; as a tag */
    sig looks;              /* the number is looked at, and is one that is read */
    sig found, hit, miss;   /* [e] entries that hold it; it is one, and here or not */
    sig victim, take, used; /* [e] the first that is open; the entry that it takes, that it gets */
    sig draws, stepped, from; /* that victim is far: the register of random victims steps */
};

/* ---- ccu_order.c: the order of use and that of victims ---- */

/* Promises the victim order of the table as `t` shows it: the last one of o->ahead. */
void ccu_ask(const struct ccu_unit *u, const struct ccu_seen *t, const char *name,
             struct ccu_orders *o);
/* Makes the order of use and the victim orders that were promised. */
void ccu_pairs(const struct ccu_unit *u, const struct ccu_oct *oct, const struct ccu_ct *ct,
               const struct ccu_results *r, sig alloc, struct ccu_orders *o);
/* Valid entries whose reuse is far. */
sig ccu_far(const struct ccu_seen *t);
/* A start of random victims; its last bit cannot change. */
sig ccu_from(const struct ccu_unit *u, const char *name, sig from);

/* ---- ccu_results.c: what the D ports and the invalidations do ---- */

struct hdl *ccu_steer(struct hdl_design *d, const struct sizes *z);
/* `t`: the table, which becomes that after the results; `r` is filled. */
void ccu_take_results(const struct ccu_unit *u, const struct ccu_ct *ct,
                      const struct ccu_events *ev, struct ccu_seen *t, struct ccu_orders *o,
                      struct ccu_results *r);

/* ---- ccu_alloc.c: which entries an instruction gets ---- */

/* Where its registers are; with the issue stage found one cycle before the allocation, in the table
 * after this cycle's results (`after`, `r`), which an allocation does not follow at once. */
void ccu_look(const struct ccu_unit *u, const struct ccu_ct *ct, const struct ccu_seen *after,
              const struct ccu_results *r, sig ends, struct ccu_lookup *l);
/* How many of some slots or entries, in unary, up to the number of slots: one function for all. */
sig ccu_count(const struct ccu_unit *u, sig s);
/* `met`: what the allocation sees of the table. */
void ccu_choose(const struct ccu_unit *u, const struct ccu_seen *met, const struct ccu_results *r,
                const struct ccu_lookup *l, sig flush, struct ccu_orders *o, struct ccu_choice *c);

/* ---- ccu_next.c, ccu_collector.c: what the clock edge does ---- */

void ccu_next_table(const struct ccu_unit *u, struct ccu_ct *ct, const struct ccu_seen *after,
                    const struct ccu_seen *met, const struct ccu_results *r,
                    const struct ccu_lookup *l, const struct ccu_choice *c,
                    const struct ccu_events *ev);
struct hdl *ccu_lane(struct hdl_design *d, const struct sizes *z);
/* Gives the lanes. */
struct hdl_inst *ccu_collector(const struct ccu_unit *u, const struct ccu_oct *oct,
                               const struct ccu_results *r, const struct ccu_choice *c,
                               const struct ccu_events *ev);

/* ---- ccu_complete.c: when the instruction is complete, with collector.forward = 1 ---- */

struct hdl *ccu_complete(struct hdl_design *d, const struct sizes *z);

/* ---- the second read ---- */

/* What parameters say of it. */
void ccu_second_unit(const struct params *p, struct ccu_unit *u);
/* m->given: the unit's ports. */
void ccu_second_state(const struct ccu_unit *u, struct ccu_second *m);
/* What is found out of the number; `number` itself comes with the lanes. */
void ccu_second_look(const struct ccu_unit *u, const struct ccu_oct *oct, const struct ccu_ct *ct,
                     struct ccu_second *m);
/* The entry that it takes, when the victim is known. */
void ccu_second_place(const struct ccu_unit *u, struct ccu_second *m);
/* CCU-M3, CCU-M7: tells ccu_complete of the second read; open: entries that are missing. */
void ccu_second_foresees(const struct ccu_unit *u, const struct ccu_second *m, sig open,
                         struct hdl_inst *complete);
/* CCU-M3: all operands are `here`, and nothing is to be read again. */
sig ccu_second_complete(const struct ccu_unit *u, const struct ccu_second *m, sig here);
void ccu_second_next(const struct ccu_unit *u, const struct ccu_events *ev, struct ccu_second *m);
/* What leaves, while `sel`. */
void ccu_second_leaves(const struct ccu_unit *u, sig sel, const struct ccu_second *m);
void ccu_second_number(const struct ccu_unit *u, const struct ccu_oct *oct, struct hdl_inst *lanes,
                       const struct ccu_second *m);
void ccu_second_duties(const struct ccu_unit *u, const struct ccu_second *m);

/* ---- ccu_checks.c: counters and duties ---- */

void ccu_counters(const struct ccu_unit *u, const struct ccu_oct *oct, const struct ccu_ct *ct,
                  const struct ccu_results *r, const struct ccu_lookup *l,
                  const struct ccu_choice *c, const struct ccu_events *ev);
void ccu_duties(const struct ccu_unit *u, const struct ccu_oct *oct, const struct ccu_ct *ct,
                const struct ccu_events *ev);

/* ---- ccu_props.c: what its properties look at ---- */

/* [e]: entry, [k]: slot. */
struct ccu_view {
    const struct ccu_unit *u;
    const struct sizes *z; /* those of u */
    const struct ccu_ports *q;
    const struct ccu_oct *oct;
    const struct ccu_ct *ct;
    const struct ccu_second *m; /* NULL: it has no second read */
    const sig *entry;           /* [k] */
    const sig *found; /* issue stage: [k] where it was found in the last cycle; else NULL */
    /* Where the rules are not followed step by step: the table as an allocation sees it, without
     * the tags, and what the results take. */
    const struct ccu_seen *met;
    const struct ccu_orders *orders;
    const struct ccu_results *results;
    struct hdl_inst *lane;
};

#endif
