/* Regions of warps that are not held and do nothing else, moved only with the sizes they have;
 * calls that fit a stack; answers only to reads, with what the slot holds; the end of a trap only
 * where one waits for it. */
#include "params/base/outfile.h"
#include "tb/legal.h"
#include "tb/stim/cars/frame_world.h"

static void *create(struct stim_env *e)
{
    return frame_world_create(e->params);
}

static void put(struct stim_env *e, uint32_t *in, const char *port, unsigned width, uint64_t value)
{
    pins_put(in + stim_at(e, port), 0, width, value);
}

static void correct_region(struct frame_world *w, struct stim_env *e, uint32_t *in)
{
    const struct frame_config *c = &w->c;
    unsigned wid = frame_pin(e, in, "region_wid", c->widw);
    const struct world_warp *v = &w->warp[wid];
    unsigned scap = params_u(e->params, "frame.scap");
    const uint32_t *out = stim_peek(e, in);
    uint64_t hold = pins_get(out + stim_at(e, "hold"), 0, c->nw);
    if (frame_pin(e, out, "slot_wr_valid", 1))
        hold |= 1ull << frame_pin(e, out, "slot_wr_wid", c->widw);
    if (hold >> wid & 1)
        put(e, in, "region_valid", 1, 0);
    if (frame_pin(e, in, "region_s", c->frw) > scap)
        put(e, in, "region_s", c->frw, scap);
    if (!frame_pin(e, in, "region_move", 1))
        return;
    put(e, in, "region_k", RENAME_LIMIT_BITS, v->k);
    put(e, in, "region_s", c->frw, v->s);
}

static void correct(void *self, struct stim_env *e, uint32_t *in)
{
    struct frame_world *w = self;
    const struct frame_config *c = &w->c;
    static const char *const wids[] = {"region_wid", "op_wid", "release_wid", "uop_done_wid"};
    for (unsigned i = 0; i < sizeof wids / sizeof *wids; i++)
        legal_limit(in + stim_at(e, wids[i]), 1, c->widw, c->nw);
    correct_region(w, e, in);
    unsigned wid = frame_pin(e, in, "op_wid", c->widw),
             at = frame_pin(e, in, "region_wid", c->widw);
    unsigned need = frame_pin(e, in, "op_need", c->frw), s = w->warp[wid].s;
    bool op = frame_pin(e, in, "op_valid", 1);
    if (op && w->warp[wid].asks) {
        put(e, in, "op", 3, FRAME_CALL);
        put(e, in, "op_need", c->frw, need = w->warp[wid].asks);
    }
    if (op && frame_pin(e, in, "op", 3) == FRAME_CALL && (need == 0 || need > s)) {
        put(e, in, "op_need", c->frw, need ? s : 1);
        if (s == 0)
            put(e, in, "op_valid", 1, 0);
    }
    if (frame_pin(e, in, "region_valid", 1) && wid == at)
        put(e, in, "op_valid", 1, 0);
    if (frame_pin(e, in, "region_valid", 1) && frame_pin(e, in, "release_wid", c->widw) == at)
        put(e, in, "release_valid", 1, 0);
    unsigned gone = frame_pin(e, in, "release_wid", c->widw);
    bool calls = frame_pin(e, in, "op_valid", 1) && frame_pin(e, in, "op", 3) == FRAME_CALL;
    if (w->warp[gone].asks || (calls && wid == gone))
        put(e, in, "release_valid", 1, 0);
    if (!w->reads)
        put(e, in, "slot_data_valid", 1, 0);
    if (frame_pin(e, in, "slot_data_valid", 1))
        put(e, in, "slot_data", c->slotw, w->read);
    if (!w->warp[frame_pin(e, in, "uop_done_wid", c->widw)].drains)
        put(e, in, "uop_done_valid", 1, 0);
}

static void observe(void *self, struct stim_env *e, const uint32_t *in, const uint32_t *out)
{
    frame_world_observe(self, e, in, out);
}

static void reset(void *self, struct stim_env *e)
{
    (void)e;
    frame_world_reset(self);
}

const struct legal legal_frame_ctl = {create, free, correct, observe, reset};
