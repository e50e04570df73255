/* The surroundings of frame_ctl: which registers each warp has, what lies in the slots and in
 * memory, what is under way. Kept from the pins alone; stimulus and legal filter share it. */
#ifndef WS_FRAME_WORLD_H
#define WS_FRAME_WORLD_H

#include "cmodel/cars/frame_ctl.h"
#include "tb/stim.h"

enum { WORLD_WARPS = 64, WORLD_LIFO = 8192, WORLD_FRAMES = 1024 };

struct world_warp {
    uint32_t base, k, s;
    bool has, drains;            /* a region; the last micro-operation of a trap went */
    unsigned depth;              /* functions that run */
    uint32_t asks;               /* need of a CALL that was refused, 0: none */
    uint32_t need[WORLD_FRAMES]; /* their reserves, the oldest first */
    uint32_t memory[WORLD_LIFO]; /* contents by uop_index */
};

struct frame_world {
    struct frame_config c;
    bool reads;    /* a read is under way */
    uint32_t read; /* its answer */
    struct world_warp warp[WORLD_WARPS];
    uint32_t held[]; /* by physical register, 1 << physw: lane 0 */
};

/* The caller frees it, with free(). */
struct frame_world *frame_world_create(const struct params *p);
void frame_world_reset(struct frame_world *w);
/* The warp whose instruction is shown: 0 if nobody's. */
unsigned frame_world_asked(const struct port *ports, const uint32_t *in);
/* The cycle went with these pins. */
void frame_world_observe(struct frame_world *w, struct stim_env *e, const uint32_t *in,
                         const uint32_t *out);

#endif
