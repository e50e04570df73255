#include "tb/stim/cars/frame_world.h"
#include "params/base/outfile.h"
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

uint32_t frame_pin(struct stim_env *e, const uint32_t *words, const char *name, unsigned width)
{
    return (uint32_t)pins_get(words + stim_at(e, name), 0, width);
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
    const struct frame_config *c = &w->c;
    struct world_warp *v = &w->warp[frame_pin(e, in, "region_wid", c->widw)];
    uint32_t base = frame_pin(e, in, "region_base", c->physw);
    if (frame_pin(e, in, "region_move", 1))
        move(w, v, base);
    else
        v->depth = v->asks = 0;
    v->has = true;
    v->base = base;
    v->k = frame_pin(e, in, "region_k", RENAME_LIMIT_BITS);
    v->s = frame_pin(e, in, "region_s", c->frw);
}

static void slots(struct frame_world *w, struct stim_env *e, const uint32_t *in,
                  const uint32_t *out)
{
    const struct frame_config *c = &w->c;
    if (frame_pin(e, in, "slot_data_valid", 1))
        w->reads = false;
    if (frame_pin(e, out, "slot_rd_valid", 1) && frame_pin(e, in, "slot_rd_ready", 1)) {
        w->reads = true;
        w->read = w->held[frame_pin(e, out, "slot_rd_phys", c->physw)];
    }
    if (frame_pin(e, out, "slot_wr_valid", 1) && frame_pin(e, in, "slot_wr_ready", 1))
        w->held[frame_pin(e, out, "slot_wr_phys", c->physw)] =
            frame_pin(e, out, "slot_wr_data", c->slotw);
}

static void traps(struct frame_world *w, struct stim_env *e, const uint32_t *in,
                  const uint32_t *out)
{
    const struct frame_config *c = &w->c;
    if (frame_pin(e, in, "uop_done_valid", 1))
        w->warp[frame_pin(e, in, "uop_done_wid", c->widw)].drains = false;
    if (!frame_pin(e, out, "uop_valid", 1) || !frame_pin(e, in, "uop_ready", 1))
        return;
    struct world_warp *v = &w->warp[frame_pin(e, out, "uop_wid", c->widw)];
    uint32_t *place = &w->held[frame_pin(e, out, "uop_phys", c->physw)];
    uint32_t *record = &v->memory[frame_pin(e, out, "uop_index", c->lifow) % WORLD_LIFO];
    if (frame_pin(e, out, "uop_fill", 1))
        *place = *record;
    else
        *record = *place;
    v->drains = frame_pin(e, out, "uop_last", 1);
}

static void calls(struct frame_world *w, struct stim_env *e, const uint32_t *in,
                  const uint32_t *out)
{
    const struct frame_config *c = &w->c;
    struct world_warp *v = &w->warp[frame_pin(e, in, "op_wid", c->widw)];
    if (frame_pin(e, in, "op_valid", 1) && frame_pin(e, in, "op", 3) == FRAME_CALL) {
        uint32_t need = frame_pin(e, in, "op_need", c->frw);
        bool taken = frame_pin(e, out, "op_ready", 1);
        v->asks = taken ? 0 : need;
        if (taken && v->depth < WORLD_FRAMES)
            v->need[v->depth++] = need;
    }
    v = &w->warp[frame_pin(e, in, "release_wid", c->widw)];
    if (frame_pin(e, in, "release_valid", 1) && frame_pin(e, out, "release_ready", 1) && v->depth)
        v->depth--;
}

void frame_world_observe(struct frame_world *w, struct stim_env *e, const uint32_t *in,
                         const uint32_t *out)
{
    slots(w, e, in, out);
    traps(w, e, in, out);
    calls(w, e, in, out);
    if (frame_pin(e, in, "region_valid", 1))
        region(w, e, in);
}
