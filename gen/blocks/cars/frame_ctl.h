/* The inside of frame_ctl: for its files, nobody else. */
#ifndef WS_GEN_FRAME_CTL_H
#define WS_GEN_FRAME_CTL_H

#include "contract/cars/frame_ctl.h"
#include "gen/blocks/core/props_rename.h"
#include "gen/blocks/ports.h"

enum { FRAME_OPW = 3 };
enum { OP_CALL = 1, OP_RET, OP_PUSH, OP_POP };

/* The state of one warp: the fields of its row, in this order, and two flags. */
enum frame_field { F_BASE, F_K, F_S, F_RFP, F_RSP, F_FREE, F_RES, F_WANT, F_LIFO, F_RET, F_FIELDS };
enum { SHOWN_FIELDS = F_WANT }; /* what an instruction that is shown needs */
struct frame_state {
    sig base, k, s, rfp, rsp, free, res, want, lifo;
    sig ret; /* frame.reserve = ret, else NULL */
    sig fill, drain;
    sig first, lap; /* BASE + K, RSP + S, where they are kept; else NULL */
};

/* A field of a row: its register, offset and width by name. */
struct frame_part {
    const char *name, *at, *size, *doc;
};
extern const struct frame_part frame_parts[F_FIELDS];

/* What the restore unit and the sequencer keep of their warp's row; first: BASE + K; res: NULL with
 * frame.reserve = ret. */
struct frame_restoring {
    sig first, s, slot, free, res, in_memory;
};
struct frame_trap {
    sig before, s, free, want, lifo; /* before: the register before the stack */
};

/* What is done to the state in a cycle, each to one warp at most. */
struct frame_effects {
    sig op_rfp, op_rsp, op_free, op_res;           /* of act.wid */
    sig release, released;                         /* with a frame, of release_wid; [w] the same */
    sig restore, rs_rfp, rs_free, rs_res, rs_fill; /* of rs_wid */
    sig move, sq_lifo, frame_ends, sq_free, ends;  /* of sq_wid */
};

/* The operation that takes effect on o: the one that is shown, or (FC-E2) the one that is kept. */
struct frame_act {
    sig wid, need, reg;
    sig warp;       /* wid, one-hot */
    sig acts;       /* one that may move its pointers */
    sig call, asks; /* a CALL with room; one without */
    sig never;      /* one for which the whole stack is too small */
    sig push, pop, ret;
};

/* The sequencer: what it does, for which warp, and where it is. at, end: counted from 1, so that a
 * caller's RFP, which comes late from a bank, is the place of its slot; left: reserves from this
 * frame down. */
struct frame_walk {
    sig load, walk, move, wid, fill, at, end, res, left;
};

struct frame {
    struct hdl_design *d;
    struct hdl *h;
    struct sizes z;
    unsigned rfpw, slotw, lifow, r0cs, scap;
    uint64_t lifo_max;
    bool wrap, absolute, paper, add, move, ret;
    bool late; /* rename.stage_extra */
    struct frame_ctl_ports io;
    sig wr_valid, wr_wid, wr_phys, wr_data; /* the slot write that waits */
    sig rows, shown_rows;                   /* [w] all fields; FC-E1: the first ones of op_warp */
    sig wanting, fills, drains;             /* [w] a CALL waits; the flags */
    sig sq_warp, rs_warp;                   /* one-hot: of sequencer and restore unit */
    sig op_wid;                             /* of op_warp */
    struct frame_state o;                   /* that of act */
    struct frame_restoring r;
    struct frame_trap q;
    struct frame_act act;
    sig op_length, op_size, op_begin; /* of o: its frame; s and rfp in LIMW bits */
    sig rooms;                        /* [w] room for the CALL that is shown */
    sig keeps, kept;                  /* FC-E2: the operation shown will be kept; one is kept */
    sig op_unheld, trap_place;        /* trap_place: the register that the sequencer is at */
    sig rs_valid, rs_asked, rs_wid, walk_asked, walk_shown;
    struct frame_walk sq;
    sig oldest; /* nothing else is reserved */
    struct frame_effects fx;
};

/* Positions in a stack of s registers. */
sig frame_up(struct frame *f, sig at, sig s);
sig frame_down(struct frame *f, sig at, sig s);
sig frame_length(const struct frame_state *w);
/* The register at a position of that warp's stack; NULL: the first one. */
sig frame_place(struct frame *f, const struct frame_state *w, sig at);
sig frame_at(struct frame *f, sig first, sig at);
/* w's k is used for places only: with few registers its upper bits are not. */
void frame_narrow(struct frame *f, const struct frame_state *w);
/* Reserve and RFP of a slot's contents, of a warp whose stack begins at `first`. */
sig frame_link_res(struct frame *f, sig data);
sig frame_link_rfp(struct frame *f, sig first, sig data);
/* A warp's number as a wire of that name, one-hot. */
sig frame_one_hot(struct frame *f, const char *name, sig wid);
/* The row of that warp, and its fields as wires "PREFIX_name", those of the set `used`
 * (1 << enum frame_field). */
sig frame_row(struct frame *f, sig warp);
struct frame_state frame_of(struct frame *f, const char *prefix, sig row, unsigned used);

/* frame_warp.c: the module of one warp. Fields of a state, and their bits (0: not there), one or
 * the first n; those of a row or its beginning, as parts of it; sizes of rows as localparams. */
struct hdl *frame_warp(struct hdl_design *d, const struct frame *f);
sig *frame_field(struct frame_state *w, unsigned i);
unsigned frame_width(const struct frame *f, unsigned i);
unsigned frame_bits(const struct frame *f, unsigned n);
struct frame_state frame_fields(const struct frame *f, sig row);
void frame_sizes(const struct frame *f, struct hdl *h);

/* frame_ctl_slots.c: restore unit and sequencer, in the order of these. */
void frame_restore(struct frame *f);
void frame_sequencer(struct frame *f);
void frame_reads(struct frame *f);

/* frame_ctl_props.c */
void props_frame_ctl(struct frame *f);

#endif
