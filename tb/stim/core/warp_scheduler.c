/* Ready sets from none to all, ready warps that stay or flicker, launches (also of the last issued
 * slot and of the one that issues now), issue refused, overrides of ready warps. */
#include "params/base/outfile.h"
#include "tb/stim.h"

enum { NONE, ONE, SPARSE, HALF, DENSE, ALL, STICKY, KINDS };

struct state {
    struct phase phase;
    unsigned issue, launch, force; /* eighths */
    unsigned one;
    uint64_t sticky;
    unsigned last;
    int ready_at, launch_valid, launch_wid, issue_at, force_valid, force_wid, sel_valid, sel_wid;
};

static void *create(struct stim_env *e)
{
    struct state *s = xcalloc(1, sizeof *s);
    s->ready_at = (int)stim_at(e, "ready");
    s->launch_valid = stim_word(e, "launch_valid");
    s->launch_wid = stim_word(e, "launch_wid");
    s->issue_at = (int)stim_at(e, "issue");
    s->force_valid = stim_word(e, "force_valid");
    s->force_wid = stim_word(e, "force_wid");
    s->sel_valid = (int)stim_at(e, "sel_valid");
    s->sel_wid = (int)stim_at(e, "sel_wid");
    return s;
}

static uint64_t ready_set(struct state *s, struct rng *r, unsigned n)
{
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
    pins_put(in + s->ready_at, 0, n, ready);
    if (s->force_valid != STIM_NO_PORT) {
        bool force = ready && stim_chance(r, s->force);
        in[s->force_valid] = force;
        /* as the steal arbiter says it: zero without force_valid */
        pins_put(in + s->force_wid, 0, e->z.lwidw, force ? any_of(r, ready, n) : 0);
    }
    const uint32_t *out = stim_peek(e, in);
    unsigned selected = (unsigned)pins_get(out + s->sel_wid, 0, e->z.lwidw);
    in[s->issue_at] = out[s->sel_valid] && stim_chance(r, s->issue);
    if (s->launch_valid != STIM_NO_PORT) {
        unsigned wid = rng_below(r, n);
        if (stim_chance(r, 2))
            wid = stim_chance(r, 4) ? selected : s->last;
        in[s->launch_valid] = stim_chance(r, s->launch);
        pins_put(in + s->launch_wid, 0, e->z.lwidw, wid);
    }
    if (in[s->issue_at])
        s->last = selected;
}

static void observe(void *self, struct stim_env *e, const uint32_t *in, const uint32_t *out)
{
    struct state *s = self;
    if (in[s->issue_at])
        s->sticky &= ~(1ull << pins_get(out + s->sel_wid, 0, e->z.lwidw));
}

static void reset(void *self, struct stim_env *e)
{
    struct state *s = self;
    (void)e;
    s->sticky = 0;
    s->last = 0;
}

const struct stimulus stim_warp_scheduler = {create, free, drive, observe, reset};
