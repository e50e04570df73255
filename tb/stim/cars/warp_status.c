/* Blocks of warps that run, wait at barriers and end; drained soon or late; stretches without
 * launches until no warp is left and the level changes (the first one before any launch: with all
 * regions nobody would wait for one), without ends so that all wait, of ends that are drained all
 * at once, and of nothing. */
#include "cmodel/cars/warp_status.h"
#include "base/mem.h"
#include "tb/legal.h"

enum { MIX, LAUNCHES, BARRIERS, ENDS, SLOW, LEVELS, PENT, KINDS, EMPTYING = KINDS };

struct state {
    struct phase phase;
    struct warp_status_config c;
    uint64_t drained;
    bool emptying; /* until the level has changed */
};

static void *create(struct stim_env *e)
{
    struct state *s = xcalloc(1, sizeof *s);
    s->c = warp_status_config(e->params);
    s->emptying = true;
    return s;
}

/* A warp that may issue, if there is one; now and then any. */
static unsigned runner(struct rng *r, const struct warp_status *m)
{
    unsigned w = rng_below(r, m->c.warps);
    uint64_t may = m->holder & ~m->waiting & ~m->ending;
    for (unsigned i = 0; i < m->c.warps && !stim_chance(r, 1); i++)
        if (may >> (w + i) % m->c.warps & 1)
            return (w + i) % m->c.warps;
    return w;
}

/* Those of which something is told in a cycle: up to four. */
static uint64_t told(struct rng *r, const struct warp_status *m, unsigned rate)
{
    uint64_t some = 0;
    for (unsigned i = rng_below(r, 4); i < 4 && stim_chance(r, rate); i++)
        some |= 1ull << runner(r, m);
    return some;
}

static void drive(void *self, struct stim_env *e, uint32_t *in)
{
    const struct warp_status_at *at = warp_status_at(e->ports);
    static const struct {
        unsigned launch, arrive, end, ready, drain, level;
    } rates[] = {[MIX] = {4, 4, 2, 6, 5, 1},      [LAUNCHES] = {8, 1, 0, 8, 6, 0},
                 [BARRIERS] = {2, 8, 1, 7, 7, 0}, [ENDS] = {1, 1, 8, 7, 7, 2},
                 [SLOW] = {3, 5, 1, 1, 1, 0},     [LEVELS] = {6, 2, 6, 7, 7, 6},
                 [PENT] = {8, 1, 8, 8, 0, 0},     [EMPTYING] = {0, 0, 8, 8, 7, 8}};
    struct state *s = self;
    struct rng *r = &e->rng;
    const struct warp_status *m = warp_status_of(e->state);
    const struct warp_status_config *c = &s->c;
    if (phase_step(&s->phase, r, KINDS) && s->phase.kind == LEVELS)
        s->emptying = true;
    unsigned k = s->emptying ? EMPTYING : s->phase.kind;
    port_put_all(&at->level_valid, in, stim_chance(r, rates[k].level) && stim_chance(r, 2));
    port_put_all(&at->level_regions, in,
                 stim_chance(r, 2) ? c->regions - 1 : 1 + rng_below(r, c->regions));
    port_put_all(&at->launch_valid, in, stim_chance(r, rates[k].launch));
    port_put_all(&at->launch_wid, in, rng_below(r, c->warps));
    port_put_all(&at->launch_tb, in, rng_below(r, c->blocks));
    port_put_all(&at->launch_need, in, 0);
    for (unsigned p = 0; p < c->pools && stim_chance(r, 2); p++)
        port_put(&at->launch_need, in, p, rng_below(r, c->regions + 1));
    port_put_all(&at->region_ready, in, stim_chance(r, rates[k].ready));
    port_put_all(&at->swap_ready, in, stim_chance(r, rates[k].ready));
    port_put_all(&at->ends, in, told(r, m, rates[k].end));
    port_put_all(&at->arrives, in, told(r, m, rates[k].arrive));
    if (!stim_chance(r, 5))
        s->drained = stim_bits(r, c->warps, rates[k].drain);
    if (k == PENT)
        s->drained = s->phase.left ? 0 : UINT64_MAX >> (64 - c->warps);
    port_put_all(&at->drained, in, s->drained);
}

static void observe(void *self, struct stim_env *e, const uint32_t *in, const uint32_t *out)
{
    const struct warp_status_at *at = warp_status_at(e->ports);
    if (port_u32(&at->level_valid, in) && port_u32(&at->level_ready, out))
        ((struct state *)self)->emptying = false;
}

static void reset(void *self, struct stim_env *e)
{
    (void)e;
    ((struct state *)self)->emptying = true;
}

const struct stimulus stim_warp_status = {create, free, drive, observe, reset};
