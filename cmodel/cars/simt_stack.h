/* simt_stack: docs/blocks/simt_stack.md (CARS III-C). Entries hold their lanes, and
 * lanes that return or exit are taken out of them, as the page says; beside it every lane as a
 * scalar thread (SS-X1). */
#ifndef WS_SIMT_STACK_H
#define WS_SIMT_STACK_H

#include "cmodel/core/rr_arbiter.h"
#include "contract/cars/simt_stack.h"

enum { SIMT_WARPS = 64, SIMT_LANES = 32 };
enum { SIMT_NOBODY = SIMT_WARPS }; /* as op_wid: of no warp */

enum simt_op { SIMT_STEP, SIMT_CALL, SIMT_RET, SIMT_BRANCH, SIMT_EXIT };
enum simt_kind { SIMT_BASE, SIMT_PATH, SIMT_PLAIN_CALL, SIMT_FRAMED_CALL };

struct simt_entry {
    enum simt_kind kind;
    uint32_t lanes, pc, reconv; /* reconv: of a path */
};

/* A lane as a scalar thread. */
struct simt_thread {
    uint32_t pc, *ret; /* [D]: owned */
    unsigned depth;
};

struct simt_warp {
    bool live, over, release; /* over: the top entry is to be removed */
    uint32_t alive;           /* lanes that have not exited */
    unsigned n;               /* entries, the top one is entry[n - 1] */
    struct simt_entry *entry; /* [D]: owned */
    struct simt_thread thread[SIMT_LANES];
};

struct simt_in {
    bool launch_valid, op_valid, op_indirect, op_frame, release_ready, kill_valid;
    unsigned launch_wid, op_wid, op, kill_wid;
    uint32_t launch_mask, launch_pc, op_mask, op_next, op_target, op_reconv;
    uint32_t lane_target[SIMT_LANES]; /* of the CALL that was taken in the last cycle */
    uint64_t frame_hold;
};

struct simt_stack {
    unsigned nw, lanes, depth; /* NW, LANES, D */
    struct simt_warp *warp;    /* [nw] */
    struct {
        bool valid, grouping; /* grouping: an indirect call whose targets are shown now */
        struct simt_in in;    /* as shown; the targets one cycle later */
        uint32_t asked;       /* lanes that take part */
    } kept;
    bool second, removing, request_valid, ended_valid, overflow; /* second: an entry is written */
    unsigned removed_wid, request_wid, ended_wid, overflow_wid;
    struct rr_arbiter pops, requests;
    const char *broken; /* SS-X1 */
};

struct simt_out {
    bool op_ready, release_valid, ended_valid, overflow;
    uint32_t top_pc, top_mask;
    uint64_t live, hold;
    unsigned release_wid, ended_wid, overflow_wid;
};

/* In reset state; simt_stack_free() releases its storage. */
void simt_stack_init(struct simt_stack *s, unsigned nw, unsigned lanes, unsigned depth);
void simt_stack_free(struct simt_stack *s);
void simt_stack_reset(struct simt_stack *s);
void simt_stack_eval(const struct simt_stack *s, const struct simt_in *in, struct simt_out *out);
/* cover may be NULL. */
void simt_stack_clock(struct simt_stack *s, const struct simt_in *in, struct cover_point *cover);

/* Nothing of the warp may issue (SS-H1). */
bool simt_stack_holds(const struct simt_stack *s, unsigned wid);
/* For stimulus: the stack of a model at its pins. */
const struct simt_stack *simt_stack_of(const void *model);

#endif
