/* Ready sets from none to all, warps with and without a unit, units busy or free, launches (also of
 * the last issued slot and of the one that issues now), issue refused. */
#include "params/base/outfile.h"
#include "tb/stim.h"

enum { NONE, ONE, SPARSE, HALF, DENSE, ALL, STICKY, KINDS };

struct state {
    struct phase phase;
    unsigned issue, launch, own, idle; /* eighths */
    unsigned one, last;
    uint64_t sticky;
    bool hold; /* the owners stay for a while */
    int ready_at, launch_valid, launch_wid, owner_valid, owner_wid, any_valid, free_at, issue_at,
        sel_valid, sel_wid;
};

static void *create(struct stim_env *e)
{
    struct state *s = xcalloc(1, sizeof *s);
    s->ready_at = (int)stim_at(e, "ready");
    s->launch_valid = (int)stim_at(e, "launch_valid");
    s->launch_wid = (int)stim_at(e, "launch_wid");
    s->owner_valid = (int)stim_at(e, "owner_valid");
    s->owner_wid = (int)stim_at(e, "owner_wid");
    s->any_valid = stim_word(e, "any_valid");
    s->free_at = stim_word(e, "free");
    s->issue_at = (int)stim_at(e, "issue");
    s->sel_valid = (int)stim_at(e, "sel_valid");
    s->sel_wid = (int)stim_at(e, "sel_wid");
    return s;
}

static uint64_t ready_set(struct state *s, struct rng *r, unsigned n)
{
    static const unsigned rate[] = {[SPARSE] = 1, [HALF] = 4, [DENSE] = 7, [ALL] = 8};
    switch (s->phase.kind) {
    case NONE:
        return stim_chance(r, 1) ? 1ull << rng_below(r, n) : 0;
    case ONE:
        return 1ull << s->one;
    case STICKY: /* ready until issued, as in the register file */
        return s->sticky |= stim_bits(r, n, 1);
    default:
        return stim_bits(r, n, rate[s->phase.kind]);
    }
}

static void drive(void *self, struct stim_env *e, uint32_t *in)
{
    struct state *s = self;
    struct rng *r = &e->rng;
    unsigned n = e->z.nw;
    bool fresh = phase_step(&s->phase, r, KINDS);
    if (fresh) {
        static const unsigned rates[] = {0, 1, 4, 7, 8};
        s->issue = rates[1 + rng_below(r, 4)];
        s->launch = stim_chance(r, 4) ? 0 : rates[rng_below(r, 5)];
        s->own = rates[rng_below(r, 5)];
        s->idle = rates[rng_below(r, 5)];
        s->hold = stim_chance(r, 4);
        s->one = rng_below(r, n);
    }
    pins_put(in + s->ready_at, 0, n, ready_set(s, r, n));
    if (fresh || !s->hold)
        stim_owners(e, in + s->owner_valid, in + s->owner_wid, s->own);
    if (s->any_valid != STIM_NO_PORT)
        pins_put(in + s->any_valid, 0, e->z.ncu, stim_bits(r, e->z.ncu, s->idle));
    if (s->free_at != STIM_NO_PORT)
        pins_put(in + s->free_at, 0, e->z.ncu, stim_bits(r, e->z.ncu, s->idle));
    in[s->issue_at] = 0;
    const uint32_t *out = stim_peek(e, in);
    unsigned selected = (unsigned)pins_get(out + s->sel_wid, 0, e->z.widw);
    in[s->issue_at] = out[s->sel_valid] && stim_chance(r, s->issue);
    unsigned wid = rng_below(r, n);
    if (stim_chance(r, 2))
        wid = stim_chance(r, 4) ? selected : s->last;
    in[s->launch_valid] = stim_chance(r, s->launch);
    pins_put(in + s->launch_wid, 0, e->z.widw, wid);
    if (in[s->issue_at])
        s->last = selected;
}

static void observe(void *self, struct stim_env *e, const uint32_t *in, const uint32_t *out)
{
    struct state *s = self;
    if (in[s->issue_at])
        s->sticky &= ~(1ull << pins_get(out + s->sel_wid, 0, e->z.widw));
}

static void reset(void *self, struct stim_env *e)
{
    struct state *s = self;
    (void)e;
    s->sticky = 0;
    s->last = 0;
}

const struct stimulus stim_malekeh_scheduler = {create, free, drive, observe, reset};
