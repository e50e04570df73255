/* All numbers of free collectors and all sets of schedulers that want one. */
#include "params/base/outfile.h"
#include "tb/legal.h"

struct state {
    struct phase phase;
    unsigned free_rate, want_rate; /* eighths */
    bool single;                   /* exactly one collector is free */
    int free_at, want_at;
};

static void *create(struct stim_env *e)
{
    struct state *s = xcalloc(1, sizeof *s);
    s->free_at = (int)stim_at(e, "free");
    s->want_at = (int)stim_at(e, "want");
    return s;
}

static void drive(void *self, struct stim_env *e, uint32_t *in)
{
    struct state *s = self;
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
    pins_put(in + s->free_at, 0, e->z.ncu, available);
    pins_put(in + s->want_at, 0, e->z.nsched, stim_bits(r, e->z.nsched, s->want_rate));
}

const struct stimulus stim_ocu_allocator = {create, free, drive, NULL, NULL};

const struct legal legal_ocu_allocator = {0}; /* its page assumes nothing */
