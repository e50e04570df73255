/* Units that are free or busy, far or near, owned by one warp each; a selected warp with and
 * without a unit; thresholds around the counter, small ones more often. */
#include "contract/malekeh/ccu_allocator.h"
#include "base/mem.h"
#include "tb/stim.h"

struct state {
    struct phase phase;
    unsigned free_rate, near_rate, own_rate, select; /* eighths */
    unsigned threshold;
    bool steady; /* the same warp and the same units, so that the counter climbs */
};

static void *create(struct stim_env *e)
{
    (void)e;
    return xcalloc(1, sizeof(struct state));
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
    const struct ccu_allocator_at *at = ccu_allocator_at(e->ports);
    struct state *s = self;
    struct rng *r = &e->rng;
    const struct sizes *z = &e->z;
    if (phase_step(&s->phase, r, 1))
        new_phase(s, e);
    port_put_all(&at->free, in, stim_bits(r, z->ncu, s->free_rate));
    if (port_exists(&at->owner_valid))
        stim_owners(e, in + port_word(&at->owner_valid), in + port_word(&at->owner_wid),
                    s->own_rate);
    if (port_exists(&at->near_any))
        port_put_all(&at->near_any, in, stim_bits(r, z->ncu, s->near_rate));
    port_put_all(&at->sel, in, stim_chance(r, s->select) ? 1ull << rng_below(r, z->nw) : 0);
    if (port_exists(&at->sthld))
        port_put_all(&at->sthld, in, s->threshold);
    if (port_exists(&at->wait_cnt))
        port_put_all(&at->wait_cnt, in,
                     stim_chance(r, 4) ? (s->threshold + rng_below(r, 3)) % 128
                                       : rng_below(r, 128));
}

const struct stimulus stim_ccu_allocator = {create, free, drive, NULL, NULL};
