/* frame_ctl: docs/blocks/frame_ctl.md. */
#ifndef WS_FRAME_CTL_H
#define WS_FRAME_CTL_H

#include "cmodel/core/rename.h"
#include "contract/cars/frame_ctl.h"

enum frame_op { FRAME_NONE, FRAME_CALL, FRAME_RET, FRAME_PUSH, FRAME_POP };

struct frame_config {
    struct rename_config rename;
    unsigned nw, widw, physw, frw, rfpw, slotw, lifow;
    uint32_t lifo_max;
    bool absolute, paper, add, move, ret; /* the second words: each opens a hole */
    bool late;                            /* rename.stage_extra */
};
struct frame_config frame_config(const struct params *p);

struct frame_warp {
    uint32_t base, k, s, rfp, rsp, free, res, want, lifo, ret_need;
    bool fill, drain;
};

/* An instruction as it is shown. */
struct frame_asked {
    unsigned wid;
    uint32_t op, need, reg;
};

struct frame_slot {
    bool valid;
    unsigned wid;
    uint32_t phys, data;
};

struct frame_uop {
    bool valid, fill, last;
    unsigned wid;
    uint32_t phys, index;
};

struct frame_in {
    bool region_valid, region_move, op_valid, release_valid;
    unsigned region_wid, release_wid;
    uint64_t op_warp; /* one-hot, 0: no warp */
    uint32_t region_base, region_k, region_s, op, op_need, op_reg;
    bool slot_wr_ready, slot_rd_ready, slot_data_valid, uop_ready, uop_done_valid;
    uint32_t slot_data;
    unsigned uop_done_wid;
};

struct frame_out {
    bool op_ready, release_ready, err_push, err_need, err_ret, err_lifo;
    struct rename_constants cons;
    uint64_t hold;
    struct frame_slot write, read; /* read: no data */
    struct frame_uop uop;
};

enum frame_sequence { SEQ_IDLE, SEQ_LOAD, SEQ_WALK, SEQ_MOVE };

struct frame_ctl {
    struct frame_config c;
    struct frame_warp warp[64];
    struct frame_slot write;
    struct { /* the restore unit, and who reads slots */
        bool valid, asked;
        unsigned wid;
    } restore;
    bool walk_asked, walk_shown; /* a read of the sequencer is in flight; is shown, not taken */
    struct {
        enum frame_sequence state;
        unsigned wid;
        bool fill;
        uint32_t at, end, res, met;
    } seq;
    struct { /* FC-E1, FC-E2: of the cycle before */
        struct frame_warp row;
        bool valid;
        struct frame_asked asked;
    } kept;
    bool err_push, err_need, err_ret, err_lifo;
};

/* In reset state. */
void frame_ctl_init(struct frame_ctl *f, const struct params *p);
void frame_ctl_reset(struct frame_ctl *f);
void frame_ctl_eval(const struct frame_ctl *f, const struct frame_in *in, struct frame_out *out);
/* cover: [frame_ctl_NRULES]. */
void frame_ctl_clock(struct frame_ctl *f, const struct frame_in *in, struct cover_point *cover);

#endif
