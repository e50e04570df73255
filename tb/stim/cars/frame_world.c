/* Keeps what the surroundings of frame_ctl know, from its pins. */
#include "tb/stim/cars/frame_world.h"
#include "base/mem.h"
#include "cmodel/util.h"
#include <stdlib.h>
#include <string.h>

static size_t bytes(const struct frame_config *c)
{
    return sizeof(struct frame_world) + ((size_t)1 << c->physw) * sizeof(uint32_t);
}

struct frame_world *frame_world_create(const struct params *p)
{
    struct frame_config c = frame_config(p);
    struct frame_world *w = xcalloc(1, bytes(&c));
    w->c = c;
    return w;
}

void frame_world_reset(struct frame_world *w)
{
    struct frame_config c = w->c;
    memset(w, 0, bytes(&c));
    w->c = c;
}

unsigned frame_world_asked(const struct port *ports, const uint32_t *in)
{
    uint64_t warp = port_all(&frame_ctl_at(ports)->op_warp, in);
    return warp ? first_bit(warp) : 0;
}

/* A stack moves with all that is in it. */
static void move(struct frame_world *w, struct world_warp *v, uint32_t base)
{
    uint32_t last = (1u << w->c.physw) - 1, *kept = xcalloc(v->s + 1, sizeof *kept);
    for (uint32_t i = 0; i < v->s; i++)
        kept[i] = w->held[(v->base + v->k + i) & last];
    for (uint32_t i = 0; i < v->s; i++)
        w->held[(base + v->k + i) & last] = kept[i];
    free(kept);
}

static void region(struct frame_world *w, struct stim_env *e, const uint32_t *in)
{
    const struct frame_ctl_at *at = frame_ctl_at(e->ports);
    struct world_warp *v = &w->warp[port_u32(&at->region_wid, in)];
    uint32_t base = port_u32(&at->region_base, in);
    if (port_u32(&at->region_move, in))
        move(w, v, base);
    else
        v->depth = v->asks = 0;
    v->has = true;
    v->base = base;
    v->k = port_u32(&at->region_k, in);
    v->s = port_u32(&at->region_s, in);
}

static void slots(struct frame_world *w, struct stim_env *e, const uint32_t *in,
                  const uint32_t *out)
{
    const struct frame_ctl_at *at = frame_ctl_at(e->ports);
    if (port_u32(&at->slot_data_valid, in))
        w->reads = false;
    if (port_u32(&at->slot_rd_valid, out) && port_u32(&at->slot_rd_ready, in)) {
        w->reads = true;
        w->read = w->held[port_u32(&at->slot_rd_phys, out)];
    }
    if (port_u32(&at->slot_wr_valid, out) && port_u32(&at->slot_wr_ready, in))
        w->held[port_u32(&at->slot_wr_phys, out)] = port_u32(&at->slot_wr_data, out);
}

static void traps(struct frame_world *w, struct stim_env *e, const uint32_t *in,
                  const uint32_t *out)
{
    const struct frame_ctl_at *at = frame_ctl_at(e->ports);
    if (port_u32(&at->uop_done_valid, in))
        w->warp[port_u32(&at->uop_done_wid, in)].drains = false;
    if (!port_u32(&at->uop_valid, out) || !port_u32(&at->uop_ready, in))
        return;
    struct world_warp *v = &w->warp[port_u32(&at->uop_wid, out)];
    uint32_t *place = &w->held[port_u32(&at->uop_phys, out)];
    uint32_t *record = &v->memory[port_u32(&at->uop_index, out) % WORLD_LIFO];
    if (port_u32(&at->uop_fill, out))
        *place = *record;
    else
        *record = *place;
    v->drains = port_u32(&at->uop_last, out);
}

static void calls(struct frame_world *w, struct stim_env *e, const uint32_t *in,
                  const uint32_t *out)
{
    const struct frame_ctl_at *at = frame_ctl_at(e->ports);
    struct world_warp *v = &w->warp[frame_world_asked(e->ports, in)];
    if (port_u32(&at->op_valid, in) && port_all(&at->op_warp, in) &&
        port_u32(&at->op, in) == FRAME_CALL) {
        uint32_t need = port_u32(&at->op_need, in);
        bool taken = port_u32(&at->op_ready, out);
        v->asks = taken || need > v->s ? 0 : need;
        if (taken && v->depth < WORLD_FRAMES)
            v->need[v->depth++] = need;
    }
    v = &w->warp[port_u32(&at->release_wid, in)];
    if (port_u32(&at->release_valid, in) && port_u32(&at->release_ready, out) && v->depth)
        v->depth--;
}

void frame_world_observe(struct frame_world *w, struct stim_env *e, const uint32_t *in,
                         const uint32_t *out)
{
    const struct frame_ctl_at *at = frame_ctl_at(e->ports);
    slots(w, e, in, out);
    traps(w, e, in, out);
    calls(w, e, in, out);
    if (port_u32(&at->region_valid, in))
        region(w, e, in);
}
