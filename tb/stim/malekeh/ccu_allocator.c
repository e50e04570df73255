/* Units that are free or busy, far or near, owned by one warp each; a selected warp with and
 * without a unit; thresholds around the counter, small ones more often. */
#include "params/base/outfile.h"
#include "tb/stim.h"

struct state {
    struct phase phase;
    unsigned free_rate, near_rate, own_rate, select; /* eighths */
    unsigned threshold;
    bool steady; /* the same warp and the same units, so that the counter climbs */
    int free_at, owner_valid, owner_wid, near_any, sel, sthld, wait_cnt;
};

static void *create(struct stim_env *e)
{
    struct state *s = xcalloc(1, sizeof *s);
    s->free_at = (int)stim_at(e, "free");
    s->owner_valid = stim_word(e, "owner_valid");
    s->owner_wid = stim_word(e, "owner_wid");
    s->near_any = stim_word(e, "near_any");
    s->sel = (int)stim_at(e, "sel");
    s->sthld = stim_word(e, "sthld");
    s->wait_cnt = stim_word(e, "wait_cnt");
    return s;
}

static void new_phase(struct state *s, struct stim_env *e)
{
    static const unsigned rates[] = {0, 1, 4, 7, 8};
    struct rng *r = &e->rng;
    s->free_rate = rates[1 + rng_below(r, 4)];
    s->near_rate = rates[rng_below(r, 5)];
    s->own_rate = rates[rng_below(r, 5)];
    s->select = rates[1 + rng_below(r, 4)];
    s->threshold = stim_chance(r, 4) ? rng_below(r, 4) : rng_below(r, 64);
    /* 127 waiting cycles in a row need a unit that stays near and a warp that has none */
    s->steady = stim_chance(r, 2);
    if (s->steady) {
        s->free_rate = s->near_rate = s->select = 8;
        s->own_rate = 0;
        if (stim_chance(r, 4))
            s->threshold = 63;
    }
}

static void drive(void *self, struct stim_env *e, uint32_t *in)
{
    struct state *s = self;
    struct rng *r = &e->rng;
    const struct sizes *z = &e->z;
    if (phase_step(&s->phase, r, 1))
        new_phase(s, e);
    pins_put(in + s->free_at, 0, z->ncu, stim_bits(r, z->ncu, s->free_rate));
    if (s->owner_valid != STIM_NO_PORT)
        stim_owners(e, in + s->owner_valid, in + s->owner_wid, s->own_rate);
    if (s->near_any != STIM_NO_PORT)
        pins_put(in + s->near_any, 0, z->ncu, stim_bits(r, z->ncu, s->near_rate));
    pins_put(in + s->sel, 0, z->nw, stim_chance(r, s->select) ? 1ull << rng_below(r, z->nw) : 0);
    if (s->sthld != STIM_NO_PORT)
        pins_put(in + s->sthld, 0, 6, s->threshold);
    if (s->wait_cnt != STIM_NO_PORT)
        pins_put(in + s->wait_cnt, 0, 7,
                 stim_chance(r, 4) ? (s->threshold + rng_below(r, 3)) % 128 : rng_below(r, 128));
}

const struct stimulus stim_ccu_allocator = {create, free, drive, NULL, NULL};
