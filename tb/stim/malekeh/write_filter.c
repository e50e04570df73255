/* Results of few or many warps, owners that share none, one or all of them, all mixtures of near
 * and far. */
#include "params/base/outfile.h"
#include "tb/stim.h"

struct state {
    struct phase phase;
    unsigned write, near, own; /* eighths */
    unsigned warps;            /* warps that results and units are drawn from */
    int acc_valid, acc_wid, acc_reg, acc_near, owner_valid, owner_wid;
};

static void *create(struct stim_env *e)
{
    struct state *s = xcalloc(1, sizeof *s);
    s->acc_valid = (int)stim_at(e, "acc_valid");
    s->acc_wid = (int)stim_at(e, "acc_wid");
    s->acc_reg = (int)stim_at(e, "acc_reg");
    s->acc_near = (int)stim_at(e, "acc_near");
    s->owner_valid = (int)stim_at(e, "owner_valid");
    s->owner_wid = (int)stim_at(e, "owner_wid");
    return s;
}

static void drive(void *self, struct stim_env *e, uint32_t *in)
{
    struct state *s = self;
    struct rng *r = &e->rng;
    const struct sizes *z = &e->z;
    if (phase_step(&s->phase, r, 1)) {
        static const unsigned rates[] = {0, 1, 4, 7, 8};
        s->write = rates[rng_below(r, 5)];
        s->near = rates[rng_below(r, 5)];
        s->own = rates[1 + rng_below(r, 4)];
        s->warps = 1 + rng_below(r, z->nw);
    }
    pins_put(in + s->acc_valid, 0, z->wbw, stim_bits(r, z->wbw, s->write));
    pins_put(in + s->acc_near, 0, z->wbw, stim_bits(r, z->wbw, s->near));
    stim_random(e, in + s->acc_reg, z->wbw * z->tagw);
    for (unsigned i = 0; i < z->wbw; i++)
        pins_put(in + s->acc_wid, i * z->widw, z->widw, rng_below(r, s->warps));
    uint64_t valid = stim_bits(r, z->ncu, s->own);
    pins_put(in + s->owner_valid, 0, z->ncu, valid);
    /* as the CCUs say it: no two units have one owner, and no owner reads as warp 0 */
    uint64_t taken = 0;
    for (unsigned c = 0; c < z->ncu; c++) {
        unsigned w = rng_below(r, s->warps);
        for (unsigned tries = 0; tries < z->nw && (taken >> w & 1); tries++)
            w = (w + 1) % z->nw;
        if ((valid >> c & 1) && (taken >> w & 1))
            pins_put(in + s->owner_valid, c, 1, 0);
        else if (valid >> c & 1)
            taken |= 1ull << w;
        bool owns = pins_get(in + s->owner_valid, c, 1);
        pins_put(in + s->owner_wid, c * z->widw, z->widw, owns ? w : 0);
    }
}

const struct stimulus stim_write_filter = {create, free, drive, NULL, NULL};
