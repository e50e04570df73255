/* Results of few or many warps, owners that share none, one or all of them, all mixtures of near
 * and far. */
#include "contract/malekeh/write_filter.h"
#include "base/mem.h"
#include "tb/stim.h"

struct state {
    struct phase phase;
    unsigned write, near, own; /* eighths */
    unsigned warps;            /* warps that results and units are drawn from */
};

static void *create(struct stim_env *e)
{
    (void)e;
    return xcalloc(1, sizeof(struct state));
}

static void drive(void *self, struct stim_env *e, uint32_t *in)
{
    const struct write_filter_at *at = write_filter_at(e->ports);
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
    port_put_all(&at->acc_valid, in, stim_bits(r, z->wbw, s->write));
    port_put_all(&at->acc_near, in, stim_bits(r, z->wbw, s->near));
    stim_random_port(e, &at->acc_reg, in);
    for (unsigned i = 0; i < z->wbw; i++)
        port_put(&at->acc_wid, in, i, rng_below(r, s->warps));
    uint64_t valid = stim_bits(r, z->ncu, s->own);
    port_put_all(&at->owner_valid, in, valid);
    /* as the CCUs say it: no two units have one owner, and no owner reads as warp 0 */
    uint64_t taken = 0;
    for (unsigned c = 0; c < z->ncu; c++) {
        unsigned w = rng_below(r, s->warps);
        for (unsigned tries = 0; tries < z->nw && (taken >> w & 1); tries++)
            w = (w + 1) % z->nw;
        if ((valid >> c & 1) && (taken >> w & 1))
            port_put(&at->owner_valid, in, c, 0);
        else if (valid >> c & 1)
            taken |= 1ull << w;
        bool owns = port_get(&at->owner_valid, in, c);
        port_put(&at->owner_wid, in, c, owns ? w : 0);
    }
}

const struct stimulus stim_write_filter = {create, free, drive, NULL, NULL};
