/* Alloc only while free, S only for slots that wait, dispatch only of a candidate. */
#include "contract/core/ocu.h"
#include "base/mem.h"
#include "cmodel/config.h"
#include "cmodel/util.h"
#include "tb/legal.h"
#include "tb/second.h"

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
static uint64_t only_open(struct stim_env *e, uint32_t *in, uint64_t arrive,
                          const struct port *slot, uint64_t *left)
{
    const struct sizes *z = &e->z;
    for (unsigned j = 0; j < z->sports; j++) {
        unsigned k = j;
        if (z->sports < z->nsrc) {
            legal_limit(in + port_word(slot), z->sports, z->slotw, z->nsrc);
            k = (unsigned)port_get(slot, in, j);
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
    const struct ocu_at *at = ocu_at(e->ports);
    struct state *s = self;
    const struct sizes *z = &e->z;
    uint32_t *valid = in + port_word(&at->s_valid), *sel = in + port_word(&at->disp_sel),
             *take = in + port_word(&at->disp_take), *alloc = in + port_word(&at->alloc_valid);
    uint64_t arrive = pins_get(valid, 0, z->sports), asked = pins_get(sel, 0, z->ndisp);
    uint32_t taken = *take;
    *take = 0;
    pins_put(sel, 0, z->ndisp, 0);
    legal_limit(in + port_word(&at->alloc_wid), 1, z->widw, z->nw);
    if (z->second_read)
        second_correct_ocu(e, in);
    if (z->forward) {
        arrive = s->said;
        if (z->sports < z->nsrc)
            port_put_all(&at->s_slot, in, s->said_slot);
    }
    uint64_t left = s->pending;
    arrive = only_open(e, in, arrive, &at->s_slot, &left);
    pins_put(valid, 0, z->sports, arrive);
    const uint32_t *out = stim_peek(e, in);
    bool is_free = port_u32(&at->alloc_ready, out), cand = port_u32(&at->disp_cand, out);
    asked = cand ? asked & -asked : 0;
    pins_put(sel, 0, z->ndisp, asked);
    *take = asked && taken;
    *alloc = *alloc && (is_free || (z->handover && *take));
    if (!z->forward)
        return;
    uint64_t open = *alloc ? port_all(&at->alloc_src_valid, in) : left;
    s->now = (uint32_t)only_open(e, in, port_u32(&at->s_next, in), &at->s_next_slot, &open);
    port_put_all(&at->s_next, in, s->now);
    s->now_slot = z->sports < z->nsrc ? port_u32(&at->s_next_slot, in) : 0;
}

static void observe(void *self, struct stim_env *e, const uint32_t *in, const uint32_t *out)
{
    const struct ocu_at *at = ocu_at(e->ports);
    struct state *s = self;
    const struct sizes *z = &e->z;
    for (uint64_t v = port_all(&at->s_valid, in); v; v &= v - 1) {
        unsigned slot = first_bit(v);
        if (z->sports < z->nsrc)
            slot = (unsigned)port_get(&at->s_slot, in, slot);
        s->pending &= ~(1ull << slot);
    }
    if (z->second_read)
        s->pending |= port_u32(&at->again_valid, out) & 1;
    else
        (void)out;
    s->said = s->now;
    s->said_slot = s->now_slot;
    if (port_u32(&at->alloc_valid, in))
        s->pending = port_all(&at->alloc_src_valid, in);
}

static void reset(void *self, struct stim_env *e)
{
    struct state *s = self;
    (void)e;
    s->pending = s->said = s->now = 0;
}

const struct legal legal_ocu = {create, free, correct, observe, reset};
