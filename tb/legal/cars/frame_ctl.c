/* Regions of warps that are not held and do nothing else, moved only with the sizes they have;
 * calls that need something; answers only to reads, with what the slot holds; the end of a trap
 * only where one waits for it. */
#include "tb/legal.h"
#include "tb/stim/cars/frame_world.h"

static void *create(struct stim_env *e)
{
    return frame_world_create(e->params);
}

static void correct_region(struct frame_world *w, struct stim_env *e, uint32_t *in)
{
    const struct frame_ctl_at *at = frame_ctl_at(e->ports);
    unsigned wid = port_u32(&at->region_wid, in);
    const struct world_warp *v = &w->warp[wid];
    unsigned scap = params_u(e->params, "frame.scap");
    const uint32_t *out = stim_peek(e, in);
    uint64_t hold = port_all(&at->hold, out);
    if (port_u32(&at->slot_wr_valid, out))
        hold |= 1ull << port_u32(&at->slot_wr_wid, out);
    if (hold >> wid & 1)
        port_put_all(&at->region_valid, in, 0);
    if (port_u32(&at->region_s, in) > scap)
        port_put_all(&at->region_s, in, scap);
    if (!port_u32(&at->region_move, in))
        return;
    port_put_all(&at->region_k, in, v->k);
    port_put_all(&at->region_s, in, v->s);
}

static void correct(void *self, struct stim_env *e, uint32_t *in)
{
    const struct frame_ctl_at *at = frame_ctl_at(e->ports);
    struct frame_world *w = self;
    const struct frame_config *c = &w->c;
    const struct port *const wids[] = {&at->region_wid, &at->release_wid, &at->uop_done_wid};
    for (unsigned i = 0; i < sizeof wids / sizeof *wids; i++)
        legal_limit(in + port_word(wids[i]), 1, c->widw, c->nw);
    legal_one_hot(in + port_word(&at->op_warp), 1, c->nw);
    correct_region(w, e, in);
    unsigned wid = frame_world_asked(e->ports, in), given = port_u32(&at->region_wid, in);
    unsigned need = port_u32(&at->op_need, in);
    bool op = port_u32(&at->op_valid, in) && port_all(&at->op_warp, in);
    if (op && w->warp[wid].asks) {
        port_put_all(&at->op, in, FRAME_CALL);
        port_put_all(&at->op_need, in, need = w->warp[wid].asks);
    }
    if (op && port_u32(&at->op, in) == FRAME_CALL && need == 0)
        port_put_all(&at->op_need, in, 1);
    if (port_u32(&at->region_valid, in) && wid == given)
        port_put_all(&at->op_valid, in, 0);
    if (port_u32(&at->region_valid, in) && port_u32(&at->release_wid, in) == given)
        port_put_all(&at->release_valid, in, 0);
    unsigned gone = port_u32(&at->release_wid, in);
    bool calls = port_u32(&at->op_valid, in) && port_u32(&at->op, in) == FRAME_CALL;
    if (w->warp[gone].asks || (calls && wid == gone))
        port_put_all(&at->release_valid, in, 0);
    if (!w->reads)
        port_put_all(&at->slot_data_valid, in, 0);
    if (port_u32(&at->slot_data_valid, in))
        port_put_all(&at->slot_data, in, w->read);
    if (!w->warp[port_u32(&at->uop_done_wid, in)].drains)
        port_put_all(&at->uop_done_valid, in, 0);
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
