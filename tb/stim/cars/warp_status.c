/* Blocks of warps that run, wait at barriers and end; drained soon or late; stretches without
 * launches until no warp is left and the level changes (the first one before any launch: with all
 * regions nobody would wait for one), without ends so that all wait, of ends that are drained all
 * at once, and of nothing. From reset, and now and then, the SM is filled: all warps are listed
 * before one gets a region, of all there are or of a single one; whoever has one ends at once. In
 * runs long enough nothing happens once for as long as the watchdog waits, and somewhat longer. */
#include "cmodel/cars/warp_status.h"
#include "base/mem.h"
#include "tb/legal.h"

enum { MIX, LAUNCHES, BARRIERS, ENDS, SLOW, LEVELS, PENT, FULL, KINDS, EMPTYING = KINDS };

enum { STILL_FROM = 9000, STILL_MOST = 10000, STILL_ARRIVES = 64 }; /* cycles */

struct state {
    struct phase phase;
    struct warp_status_config c;
    uint64_t drained;
    bool emptying; /* until the level has changed */
    bool fills;    /* and then the SM is filled */
    enum { NOT, LIST, GIVE, WAIT, END } filling;
    unsigned patience, regions; /* cycles for what is under way; of the level */
    unsigned cycle, still;      /* still: cycles to come in which nothing happens to the lists */
    bool stilled;
};

static void fill(struct state *s)
{
    s->filling = LIST;
    s->fills = false;
    s->patience = s->c.warps + 8;
}

static void *create(struct stim_env *e)
{
    struct state *s = xcalloc(1, sizeof *s);
    s->c = warp_status_config(e->params);
    s->regions = s->c.regions;
    fill(s);
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

static void next_of_filling(struct state *s)
{
    s->patience = 2 * s->c.warps + 8;
    switch (s->filling) {
    case LIST:
        s->filling = GIVE;
        break;
    case GIVE:
        s->filling = s->regions == 1 ? WAIT : END;
        break;
    case WAIT:
        s->filling = END;
        s->patience = 8 * s->c.warps + 32;
        break;
    default:
        s->filling = NOT;
        s->emptying = true;
    }
}

/* Where a level has one region, the first and the last warp of a pool are a block, and the first
 * waits at its barrier for the last. */
static void drive_full(struct state *s, struct stim_env *e, uint32_t *in)
{
    const struct warp_status_at *at = warp_status_at(e->ports);
    const struct warp_status *m = warp_status_of(e->state);
    unsigned n = s->c.warps, own = n / s->c.pools, next = 0;
    uint64_t all = UINT64_MAX >> (64 - n), may = m->holder & ~m->waiting & ~m->ending;
    while (next + 1 < n && m->live >> next & 1)
        next++;
    bool ends = next % own == 0 || next % own == own - 1;
    port_put_all(&at->level_valid, in, 0);
    port_put_all(&at->level_regions, in, s->regions);
    port_put_all(&at->launch_valid, in, s->filling == LIST);
    port_put_all(&at->launch_wid, in, next);
    port_put_all(&at->launch_tb, in, ends ? 0 : s->c.blocks - 1);
    port_put_all(&at->launch_need, in, 0);
    port_put_all(&at->region_ready, in, s->filling != LIST);
    port_put_all(&at->swap_ready, in, 1);
    port_put_all(&at->ends, in, s->filling == END ? may : 0);
    port_put_all(&at->arrives, in, s->filling == WAIT && s->patience % 4 == 0 ? may : 0);
    /* those that end together have drained together */
    bool waits = s->filling == END && s->patience % 4;
    port_put_all(&at->drained, in, waits ? 0 : all);
    bool over = s->filling == LIST ? m->live == all : s->filling == END ? !m->live : false;
    if (over || s->patience-- == 0)
        next_of_filling(s);
}

/* Some pass a barrier yet; then warps come into the list and get nothing. */
static void drive_still(struct state *s, struct stim_env *e, uint32_t *in)
{
    const struct warp_status_at *at = warp_status_at(e->ports);
    const struct warp_status *m = warp_status_of(e->state);
    bool passes = s->still > s->c.watchdog + STILL_ARRIVES;
    s->still--;
    port_put_all(&at->level_valid, in, 0);
    port_put_all(&at->launch_valid, in, !passes && stim_chance(&e->rng, 2));
    port_put_all(&at->launch_wid, in, rng_below(&e->rng, s->c.warps));
    port_put_all(&at->launch_tb, in, rng_below(&e->rng, s->c.blocks));
    port_put_all(&at->launch_need, in, 0);
    port_put_all(&at->region_ready, in, 0);
    port_put_all(&at->swap_ready, in, 0);
    port_put_all(&at->ends, in, 0);
    port_put_all(&at->drained, in, 0);
    port_put_all(&at->arrives, in, passes ? m->holder & ~m->waiting & ~m->ending : 0);
}

/* Not without a warp in the list and a block that can pass its barrier. */
static bool begins_still(struct state *s, const struct warp_status *m)
{
    if (s->stilled || s->cycle < STILL_FROM || s->c.watchdog > STILL_MOST ||
        !(m->live & ~m->holder))
        return false;
    bool may_pass = false;
    for (unsigned b = 0; b < m->c.blocks; b++) {
        uint64_t members = m->of[b] & m->live;
        may_pass |= members && !(members & ~(m->holder & ~m->ending));
    }
    if (!may_pass)
        return false;
    s->stilled = true;
    s->still = s->c.watchdog + 2 * STILL_ARRIVES;
    return true;
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
    s->cycle++;
    if (s->filling) {
        drive_full(s, e, in);
        return;
    }
    if (s->still || begins_still(s, m)) {
        drive_still(s, e, in);
        e->unbroken = s->still;
        return;
    }
    if (phase_step(&s->phase, r, KINDS)) {
        s->fills = s->phase.kind == FULL;
        s->emptying |= s->phase.kind == LEVELS || s->fills;
        s->regions = stim_chance(r, 3) ? 1 : c->regions;
    }
    unsigned k = s->emptying ? EMPTYING : s->phase.kind == FULL ? MIX : s->phase.kind;
    port_put_all(&at->level_valid, in, stim_chance(r, rates[k].level) && stim_chance(r, 2));
    port_put_all(&at->level_regions, in,
                 s->fills            ? s->regions
                 : stim_chance(r, 2) ? c->regions - 1
                                     : 1 + rng_below(r, c->regions));
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
    struct state *s = self;
    if (!port_u32(&at->level_valid, in) || !port_u32(&at->level_ready, out))
        return;
    s->emptying = false;
    if (s->fills)
        fill(s);
}

static void reset(void *self, struct stim_env *e)
{
    struct state *s = self;
    (void)e;
    s->emptying = false;
    s->stilled &= !s->still;
    s->still = 0;
    s->regions = s->c.regions;
    fill(s);
}

const struct stimulus stim_warp_status = {create, free, drive, observe, reset};
