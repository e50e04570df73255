/* Ready sets from none to all, ready warps that stay or flicker, launches (also of the last issued
 * slot and of the one that issues now), issue refused, overrides of ready warps. */
#include "contract/core/warp_scheduler.h"
#include "base/mem.h"
#include "tb/stim.h"

enum { NONE, ONE, SPARSE, HALF, DENSE, ALL, STICKY, KINDS };

struct state {
    struct phase phase;
    unsigned issue, launch, force; /* eighths */
    unsigned one;
    uint64_t sticky;
    unsigned last;
    unsigned quiet; /* cycles after a reset without a launch, in which pairs are ready */
};

static void *create(struct stim_env *e)
{
    (void)e;
    return xcalloc(1, sizeof(struct state));
}

static uint64_t ready_set(struct state *s, struct rng *r, unsigned n)
{
    if (s->quiet)
        return 1ull << rng_below(r, n) | 1ull << rng_below(r, n);
    switch (s->phase.kind) {
    case NONE:
        return stim_chance(r, 1) ? 1ull << rng_below(r, n) : 0;
    case ONE:
        return 1ull << s->one;
    case SPARSE:
        return stim_bits(r, n, 1);
    case HALF:
        return stim_bits(r, n, 4);
    case DENSE:
        return stim_bits(r, n, 7);
    case ALL:
        return stim_bits(r, n, 8);
    default: /* STICKY: ready until issued, as in the register file */
        return s->sticky |= stim_bits(r, n, 1);
    }
}

static unsigned any_of(struct rng *r, uint64_t set, unsigned n)
{
    unsigned i = rng_below(r, n);
    while (!(set >> i & 1))
        i = (i + 1) % n;
    return i;
}

static void drive(void *self, struct stim_env *e, uint32_t *in)
{
    const struct warp_scheduler_at *at = warp_scheduler_at(e->ports);
    struct state *s = self;
    struct rng *r = &e->rng;
    unsigned n = e->z.n;
    if (phase_step(&s->phase, r, KINDS)) {
        static const unsigned rates[] = {0, 1, 4, 7, 8};
        s->issue = rates[1 + rng_below(r, 4)];
        s->launch = stim_chance(r, 4) ? 0 : rates[rng_below(r, 5)];
        s->force = stim_chance(r, 4) ? 0 : rates[rng_below(r, 5)];
        s->one = rng_below(r, n);
    }
    uint64_t ready = ready_set(s, r, n);
    port_put_all(&at->ready, in, ready);
    if (port_exists(&at->force_valid)) {
        bool force = ready && stim_chance(r, s->force);
        port_put_all(&at->force_valid, in, force);
        /* as the steal arbiter says it: zero without force_valid */
        port_put_all(&at->force_wid, in, force ? any_of(r, ready, n) : 0);
    }
    const uint32_t *out = stim_peek(e, in);
    unsigned selected = port_u32(&at->sel_wid, out);
    port_put_all(&at->issue, in, port_u32(&at->sel_valid, out) && stim_chance(r, s->issue));
    if (port_exists(&at->launch_valid)) {
        unsigned wid = rng_below(r, n);
        if (stim_chance(r, 2))
            wid = stim_chance(r, 4) ? selected : s->last;
        port_put_all(&at->launch_valid, in, !s->quiet && stim_chance(r, s->launch));
        port_put_all(&at->launch_wid, in, wid);
    }
    if (port_u32(&at->issue, in))
        s->last = selected;
    s->quiet -= s->quiet > 0;
}

static void observe(void *self, struct stim_env *e, const uint32_t *in, const uint32_t *out)
{
    const struct warp_scheduler_at *at = warp_scheduler_at(e->ports);
    struct state *s = self;
    if (port_u32(&at->issue, in))
        s->sticky &= ~(1ull << port_all(&at->sel_wid, out));
}

static void reset(void *self, struct stim_env *e)
{
    struct state *s = self;
    s->quiet = rng_below(&e->rng, 8 * e->z.n);
    s->sticky = 0;
    s->last = 0;
}

const struct stimulus stim_warp_scheduler = {create, free, drive, observe, reset};
