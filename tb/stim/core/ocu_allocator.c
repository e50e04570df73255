/* All numbers of free collectors and all sets of schedulers that want one. */
#include "contract/core/ocu_allocator.h"
#include "base/mem.h"
#include "tb/legal.h"

struct state {
    struct phase phase;
    unsigned free_rate, want_rate; /* eighths */
    bool single;                   /* exactly one collector is free */
};

static void *create(struct stim_env *e)
{
    (void)e;
    return xcalloc(1, sizeof(struct state));
}

static void drive(void *self, struct stim_env *e, uint32_t *in)
{
    struct state *s = self;
    const struct ocu_allocator_at *at = ocu_allocator_at(e->ports);
    struct rng *r = &e->rng;
    if (phase_step(&s->phase, r, 1)) {
        static const unsigned rates[] = {0, 1, 4, 7, 8};
        s->free_rate = rates[rng_below(r, 5)];
        s->want_rate = rates[rng_below(r, 5)];
        s->single = stim_chance(r, 2);
    }
    uint64_t available = stim_bits(r, e->z.ncu, s->free_rate);
    if (s->single)
        available = 1ull << rng_below(r, e->z.ncu);
    port_put_all(&at->free, in, available);
    port_put_all(&at->want, in, stim_bits(r, e->z.nsched, s->want_rate));
    if (port_exists(&at->barred))
        port_put_all(&at->barred, in, stim_bits(r, e->z.nsched, 3));
}

const struct stimulus stim_ocu_allocator = {create, free, drive, NULL, NULL};

const struct legal legal_ocu_allocator = {0}; /* its page assumes nothing */
