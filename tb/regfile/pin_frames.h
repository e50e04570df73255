/* What warps with register stacks hold, from the pins alone: the program's view, in which a call
 * saves and a return restores, whatever the register file does with frames. A register of a
 * function that runs is a cell; nothing else is. For tb/regfile/pin_oracle.h. */
#ifndef WS_PIN_FRAMES_H
#define WS_PIN_FRAMES_H

#include "params/params.h"

struct pin_frames;
/* `words`: of a row. Never NULL. */
struct pin_frames *pin_frames_create(const struct params *p, unsigned words);
void pin_frames_destroy(struct pin_frames *f);
void pin_frames_reset(struct pin_frames *f);

/* k un-renamed registers from `base` on, and s of the stack behind them. */
struct pin_region {
    unsigned base, k, s;
};
/* Warp w gets registers: with `move` its frames come along, otherwise it begins anew. */
void pin_frames_region(struct pin_frames *f, unsigned w, struct pin_region r, bool move);
/* An operation (inst_op) of the warp takes effect; a frame of it is complete. */
void pin_frames_op(struct pin_frames *f, unsigned w, unsigned op, unsigned need, unsigned reg);
void pin_frames_release(struct pin_frames *f, unsigned w);

/* A result for this cell that is still to come is for nobody: its function has returned. */
bool pin_frames_over(const struct pin_frames *f, unsigned w, unsigned cell);

/* The cell of register x as the running function of the warp names it; PIN_NO_CELL: x is none. */
enum { PIN_NO_CELL = UINT32_MAX };
unsigned pin_frames_cell(const struct pin_frames *f, unsigned w, unsigned x);
/* The cell of the un-renamed register of warp w that is in `phys`; PIN_NO_CELL: none is. */
unsigned pin_frames_place(const struct pin_frames *f, unsigned w, unsigned phys);
/* Its content; *defined: lanes that were written. */
const uint32_t *pin_frames_value(const struct pin_frames *f, unsigned w, unsigned cell,
                                 uint64_t *defined);
void pin_frames_write(struct pin_frames *f, unsigned w, unsigned cell, const uint32_t *row,
                      uint64_t mask);
/* Nobody knows which of the registers that the warp may name now was written. */
void pin_frames_forget(struct pin_frames *f, unsigned w);

#endif
