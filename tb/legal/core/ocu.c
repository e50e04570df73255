/* Alloc only while free, S only for slots that wait, dispatch only of a candidate. */
#include "cmodel/config.h"
#include "cmodel/util.h"
#include "tb/legal.h"

struct state {
    uint64_t pending;
    uint32_t said, said_slot; /* s_next, s_next_slot of the last cycle */
    uint32_t now, now_slot;   /* of this one */
};

static void *create(struct stim_env *e)
{
    (void)e;
    return xcalloc(1, sizeof(struct state));
}

/* Of the S ports `arrive` those whose slot, at `slot`, is one of *left, each once. */
static uint64_t only_open(struct stim_env *e, uint32_t *in, uint64_t arrive, const char *slot,
                          uint64_t *left)
{
    const struct sizes *z = &e->z;
    for (unsigned j = 0; j < z->sports; j++) {
        unsigned k = j;
        if (z->sports < z->nsrc) {
            legal_limit(in + stim_at(e, slot), z->sports, z->slotw, z->nsrc);
            k = (unsigned)pins_get(in + stim_at(e, slot), j * z->slotw, z->slotw);
        }
        if (!(*left >> k & 1))
            arrive &= ~(1ull << j);
        else if (arrive >> j & 1)
            *left &= ~(1ull << k);
    }
    return arrive;
}

static void correct(void *self, struct stim_env *e, uint32_t *in)
{
    struct state *s = self;
    const struct sizes *z = &e->z;
    uint32_t *valid = in + stim_at(e, "s_valid"), *sel = in + stim_at(e, "disp_sel"),
             *take = in + stim_at(e, "disp_take"), *alloc = in + stim_at(e, "alloc_valid");
    uint64_t arrive = pins_get(valid, 0, z->sports), asked = pins_get(sel, 0, z->ndisp);
    uint32_t taken = *take;
    *take = 0;
    pins_put(sel, 0, z->ndisp, 0);
    legal_limit(in + stim_at(e, "alloc_wid"), 1, z->widw, z->nw);
    uint32_t *src = in + stim_at(e, "alloc_src_valid");
    if (z->second_read && in[stim_at(e, "alloc_imov")])
        pins_put(src, 0, z->nsrc, z->finds_target && pins_get(src, 0, 2) == 3 ? 3 : 1);
    if (z->forward) {
        arrive = s->said;
        if (z->sports < z->nsrc)
            in[stim_at(e, "s_slot")] = s->said_slot;
    }
    uint64_t left = s->pending;
    arrive = only_open(e, in, arrive, "s_slot", &left);
    pins_put(valid, 0, z->sports, arrive);
    const uint32_t *out = stim_peek(e, in);
    bool is_free = out[stim_at(e, "alloc_ready")], cand = out[stim_at(e, "disp_cand")];
    asked = cand ? asked & -asked : 0;
    pins_put(sel, 0, z->ndisp, asked);
    *take = asked && taken;
    *alloc = *alloc && (is_free || (z->handover && *take));
    if (!z->forward)
        return;
    uint64_t open = *alloc ? pins_get(in + stim_at(e, "alloc_src_valid"), 0, z->nsrc) : left;
    s->now = (uint32_t)only_open(e, in, in[stim_at(e, "s_next")], "s_next_slot", &open);
    in[stim_at(e, "s_next")] = s->now;
    s->now_slot = z->sports < z->nsrc ? in[stim_at(e, "s_next_slot")] : 0;
}

static void observe(void *self, struct stim_env *e, const uint32_t *in, const uint32_t *out)
{
    struct state *s = self;
    const struct sizes *z = &e->z;
    for (uint64_t v = pins_get(in + stim_at(e, "s_valid"), 0, z->sports); v; v &= v - 1) {
        unsigned slot = first_bit(v);
        if (z->sports < z->nsrc)
            slot = (unsigned)pins_get(in + stim_at(e, "s_slot"), slot * z->slotw, z->slotw);
        s->pending &= ~(1ull << slot);
    }
    if (z->second_read)
        s->pending |= out[stim_at(e, "again_valid")] & 1;
    else
        (void)out;
    s->said = s->now;
    s->said_slot = s->now_slot;
    if (in[stim_at(e, "alloc_valid")])
        s->pending = pins_get(in + stim_at(e, "alloc_src_valid"), 0, z->nsrc);
}

static void reset(void *self, struct stim_env *e)
{
    struct state *s = self;
    (void)e;
    s->pending = s->said = s->now = 0;
}

const struct legal legal_ocu = {create, free, correct, observe, reset};
