/* The Indirect-MOV (docs/imov.md) at the pins of ocu and ccu. */
#include "cmodel/core/second_read.h"
#include "contract/core/ocu.h"
#include "contract/malekeh/ccu.h"
#include "tb/second.h"

/* OCU-M6, CCU-M8: constants of a frame somewhere, round the end of the stack or not; with
 * probability plain / 8 numbers are places. */
static void draw_constants(struct stim_env *e, const struct second_at *at, uint32_t *in,
                           unsigned plain)
{
    struct rng *r = &e->rng;
    const struct port *const place[] = {at->off, at->offw}, *const limit[] = {at->lim, at->wrx};
    unsigned lim = rng_below(r, 512);
    bool zero = plain && stim_chance(r, plain);
    for (unsigned i = 0; i < 2; i++)
        if (port_exists(place[i])) {
            port_put_all(place[i], in, zero ? 0 : rng_next(r));
            port_put_all(limit[i], in, i ? rng_below(r, lim + 1) : lim);
        }
    if (zero)
        port_put_all(at->base, in, 0);
}

/* Slots that the instruction may have. */
static uint64_t slots(const struct sizes *z, bool writes)
{
    return z->finds_target && writes ? 3 : 1;
}

/* Often of a warp that has about as many registers as numbers say. */
void second_draw_ocu(struct stim_env *e, uint32_t *in, unsigned rate)
{
    const struct ocu_at *ocu = ocu_at(e->ports);
    const struct second_at at = SECOND_AT(ocu);
    const struct sizes *z = &e->z;
    struct rng *r = &e->rng;
    bool on = stim_chance(r, rate);
    unsigned bound = stim_chance(r, 2) ? rng_below(r, 1u << z->boundw) : rng_below(r, 256);
    port_put_all(at.given, in, on);
    port_put_all(at.base, in, rng_next(r) & ((1ull << z->physw) - 1));
    port_put_all(at.bound, in, bound);
    if (z->renames)
        draw_constants(e, &at, in, 0);
    if (on)
        port_put_all(&ocu->alloc_src_valid, in, slots(z, z->finds_target && stim_chance(r, 4)));
}

/* Numbers are about as large as registers are many. */
void second_draw_ccu(struct stim_env *e, uint32_t *in, unsigned rate, uint64_t *src)
{
    const struct ccu_at *ccu = ccu_at(e->ports);
    const struct second_at at = SECOND_AT(ccu);
    const struct sizes *z = &e->z;
    struct rng *r = &e->rng;
    bool on = stim_chance(r, rate);
    if (port_exists(&ccu->look_src_valid))
        on &= *src == slots(z, *src == 3);
    else if (on)
        *src = slots(z, z->finds_target && stim_chance(r, 4));
    port_put_all(at.given, in, on);
    port_put_all(at.base, in, rng_next(r) & ((1ull << z->physw) - 1));
    unsigned most = z->tagw < z->boundw ? 1u << z->tagw : (1u << z->boundw) - 1;
    port_put_all(at.bound, in, stim_chance(r, 2) ? rng_below(r, most + 1) : most);
    if (z->renames)
        draw_constants(e, &at, in, 4);
}

void second_draw_numbers(struct stim_env *e, uint32_t *in)
{
    const struct ocu_at *at = ocu_at(e->ports);
    struct rng *r = &e->rng;
    uint64_t bound = port_all(&at->alloc_bound, in);
    for (unsigned j = 0; j < e->z.sports; j++) {
        uint64_t some[] = {255, 0, bound, bound - 1, bound + 1, 254};
        if (stim_chance(r, 3))
            pins_put(in + port_word(&at->s_data), j * e->z.w, e->z.idxw,
                     some[rng_below(r, 6)] & 255);
    }
}

void second_correct_ocu(struct stim_env *e, uint32_t *in)
{
    const struct ocu_at *at = ocu_at(e->ports);
    uint64_t src = port_all(&at->alloc_src_valid, in);
    if (port_u32(&at->alloc_imov, in))
        port_put_all(&at->alloc_src_valid, in, slots(&e->z, (src & 3) == 3));
}

void second_correct_ccu(struct stim_env *e, uint32_t *in, bool alloc)
{
    const struct ccu_at *at = ccu_at(e->ports);
    const struct sizes *z = &e->z;
    unsigned most = 1u << z->tagw;
    if (z->tagw < z->boundw && port_u32(&at->alloc_bound, in) > most)
        port_put_all(&at->alloc_bound, in, most);
    if (!alloc || !port_u32(&at->alloc_imov, in))
        return;
    uint64_t src = port_all(&at->alloc_src_valid, in), legal = slots(z, (src & 3) == 3);
    if (!z->stage)
        port_put_all(&at->alloc_src_valid, in, src = legal);
    port_put_all(&at->alloc_imov, in, src == legal);
}

bool second_follow(struct second_seen *s, const struct stim_env *e, bool busy, const uint32_t *in,
                   const uint32_t *out, unsigned *reg)
{
    const struct ccu_at *at = ccu_at(e->ports);
    const struct sizes *z = &e->z;
    if (port_u32(&at->alloc_valid, in)) {
        s->moving = port_u32(&at->alloc_imov, in);
        s->base = port_u32(&at->alloc_base, in);
    } else if (port_u32(&at->again_valid, out) & 1) {
        s->moving = z->physw < z->tagw || z->renames; /* which register it is is not known here */
        *reg = (port_u32(&at->again_phys, out) - s->base) & ((1u << z->tagw) - 1);
        return true;
    } else if (!busy) {
        s->moving = false;
    }
    return false;
}
