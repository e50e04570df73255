/* Ready sets from none to all, warps with and without a unit, units busy or free, launches (also of
 * the last issued slot and of the one that issues now), issue refused. */
#include "contract/malekeh/malekeh_scheduler.h"
#include "base/mem.h"
#include "tb/stim.h"

enum { NONE, ONE, SPARSE, HALF, DENSE, ALL, STICKY, KINDS };

struct state {
    struct phase phase;
    unsigned issue, launch, own, idle; /* eighths */
    unsigned one, last;
    uint64_t sticky;
    bool hold; /* the owners stay for a while */
};

static void *create(struct stim_env *e)
{
    (void)e;
    return xcalloc(1, sizeof(struct state));
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

/* Port R of the CCUs. The warp issued last often has one: where greed needs a unit it is seen. */
static void drive_owners(const struct state *s, struct stim_env *e, uint32_t *in)
{
    const struct malekeh_scheduler_at *at = malekeh_scheduler_at(e->ports);
    stim_owners(e, in + port_word(&at->owner_valid), in + port_word(&at->owner_wid), s->own);
    if (!stim_chance(&e->rng, s->own / 2))
        return;
    unsigned mine = rng_below(&e->rng, e->z.ncu);
    for (unsigned c = 0; c < e->z.ncu; c++)
        if (c == mine || port_get(&at->owner_wid, in, c) == s->last) {
            port_put(&at->owner_valid, in, c, c == mine);
            port_put(&at->owner_wid, in, c, c == mine ? s->last : 0);
        }
}

static void drive(void *self, struct stim_env *e, uint32_t *in)
{
    const struct malekeh_scheduler_at *at = malekeh_scheduler_at(e->ports);
    struct state *s = self;
    struct rng *r = &e->rng;
    unsigned n = e->z.nw;
    bool fresh = phase_step(&s->phase, r, KINDS);
    if (fresh) {
        static const unsigned rates[] = {0, 1, 4, 7, 8};
        s->issue = rates[1 + rng_below(r, 4)];
        s->launch = stim_chance(r, 3) ? 0 : rates[rng_below(r, 5)];
        s->own = rates[rng_below(r, 5)];
        s->idle = rates[rng_below(r, 5)];
        s->hold = stim_chance(r, 4);
        s->one = rng_below(r, n);
    }
    port_put_all(&at->ready, in, ready_set(s, r, n));
    if (fresh || !s->hold)
        drive_owners(s, e, in);
    if (port_exists(&at->any_valid))
        port_put_all(&at->any_valid, in, stim_bits(r, e->z.ncu, s->idle));
    if (port_exists(&at->free))
        port_put_all(&at->free, in, stim_bits(r, e->z.ncu, s->idle));
    port_put_all(&at->issue, in, 0);
    const uint32_t *out = stim_peek(e, in);
    unsigned selected = port_u32(&at->sel_wid, out);
    port_put_all(&at->issue, in, port_u32(&at->sel_valid, out) && stim_chance(r, s->issue));
    unsigned wid = rng_below(r, n);
    if (stim_chance(r, 2))
        wid = stim_chance(r, 4) ? selected : s->last;
    unsigned other = s->last ^ 1u << rng_below(r, e->z.widw);
    if (other < n && stim_chance(r, 2)) /* it is not the last one, but nearly */
        wid = other;
    port_put_all(&at->launch_valid, in, stim_chance(r, s->launch));
    port_put_all(&at->launch_wid, in, wid);
    if (port_u32(&at->issue, in))
        s->last = selected;
}

static void observe(void *self, struct stim_env *e, const uint32_t *in, const uint32_t *out)
{
    const struct malekeh_scheduler_at *at = malekeh_scheduler_at(e->ports);
    struct state *s = self;
    if (port_u32(&at->issue, in))
        s->sticky &= ~(1ull << port_all(&at->sel_wid, out));
}

static void reset(void *self, struct stim_env *e)
{
    struct state *s = self;
    (void)e;
    s->sticky = 0;
    s->last = 0;
}

const struct stimulus stim_malekeh_scheduler = {create, free, drive, observe, reset};
