/* Instructions with a second read (cmodel/core/second_read.h) at the pins of a collector by itself:
 * for stimulus (tb/stim/) and filter (tb/legal/) of ocu and ccu. */
#ifndef WS_TB_SECOND_H
#define WS_TB_SECOND_H

#include "tb/stim.h"

/* Stimulus. What is allocated has one with probability rate / 8, and then its slots; ccu: in *src,
 * where the slots are not those that were looked up before. */
void second_draw_ocu(struct stim_env *e, uint32_t *in, unsigned rate);
void second_draw_ccu(struct stim_env *e, uint32_t *in, unsigned rate, uint64_t *src);
/* What arrives at an ocu often is a number about which there is something to say: RZ, 0, the bound
 * and its neighbours. */
void second_draw_numbers(struct stim_env *e, uint32_t *in);

/* Filter: OCU-M1, CCU-M1. With the issue stage of a ccu the slots are those that were looked up,
 * and what has others has no second read. */
void second_correct_ocu(struct stim_env *e, uint32_t *in);
void second_correct_ccu(struct stim_env *e, uint32_t *in, bool alloc);

/* What a ccu does with it. */
struct second_seen {
    bool moving; /* one is in the unit, and which register it needs is not known */
    unsigned base;
};
/* The cycle went with these pins, and the unit is `busy` behind it but for what is allocated. True
 * if slot 0 is read again: *reg is what becomes its register (CCU-M6). */
bool second_follow(struct second_seen *s, const struct stim_env *e, bool busy, const uint32_t *in,
                   const uint32_t *out, unsigned *reg);

#endif
