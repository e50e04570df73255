/* Issue rates that stay, creep, jump or fall from interval to interval, so that both symbols come
 * in every state; intervals whose count is the last one that is near the one before, or the first
 * that is not; idle and full intervals. First a walk through the table as it is after reset, by
 * both symbols; then the table is rewritten now and then, also with illegal states and with steps
 * that often lead beyond both ends. */
#include "contract/malekeh/sthld.h"
#include "base/mem.h"
#include "tb/stim.h"

enum { WALK = 32 /* intervals */ };

struct state {
    unsigned left;     /* cycles of the present kind of load */
    unsigned percent;  /* share of sthld.issuers that issues */
    bool exact;        /* the same number in every cycle */
    unsigned interval; /* cycles */
    unsigned issuers;
    unsigned num, den; /* sthld.threshold_num, _den */
    bool late;
    bool aims;        /* this interval is to have `want` instructions */
    uint64_t want;    /* ... */
    uint64_t count;   /* that it has */
    uint64_t before;  /* that the one before had */
    unsigned walked;  /* intervals of the walk that are over */
    unsigned cycle;   /* of the interval */
    unsigned last;    /* issued in the cycle before */
    bool load_tables; /* in this run the table is rewritten */
    bool far;         /* by steps of the most, up or down, into states 4 to 6 (SH-C1) */
    bool stays;       /* ... into state 5, mostly down, and all changes are small */
};

static void *create(struct stim_env *e)
{
    struct state *s = xcalloc(1, sizeof *s);
    s->interval = params_u(e->params, "sthld.interval");
    s->issuers = params_u(e->params, "sthld.issuers");
    s->num = params_u(e->params, "sthld.threshold_num");
    s->den = params_u(e->params, "sthld.threshold_den");
    s->late = params_u(e->params, "sthld.late");
    return s;
}

static void new_load(struct state *s, struct rng *r)
{
    static const unsigned percents[] = {0, 1, 10, 48, 49, 50, 51, 52, 90, 99, 100};
    s->percent = stim_chance(r, 2) ? rng_below(r, 101) : percents[rng_below(r, 11)];
    s->exact = stim_chance(r, 6);
    /* some intervals of one load, and now and then a part of one */
    s->left = s->interval * rng_below(r, 6) + (stim_chance(r, 1) ? rng_below(r, s->interval) : 0);
    if (stim_chance(r, 4))
        return; /* the table is written as before */
    s->load_tables = stim_chance(r, 5);
    s->far = stim_chance(r, 5);
    s->stays = s->far && stim_chance(r, 5);
}

/* The next interval is the first of a pair whose difference can be equal to what still is small, or
 * the second one, on either side of that. */
static void aim(struct state *s, struct rng *r)
{
    uint64_t most = (uint64_t)s->issuers * s->interval, near = s->before * s->num / s->den;
    s->aims = stim_chance(r, 5);
    if (stim_chance(r, 3))
        s->want = (1 + rng_next(r) % (most / s->den + 1)) * s->den;
    else if (near += stim_chance(r, 4), stim_chance(r, 4))
        s->want = s->before + near;
    else
        s->want = s->before > near ? s->before - near : 0;
}

/* As many as before, or far from it. */
static void walk(struct state *s, struct rng *r)
{
    uint64_t most = (uint64_t)s->issuers * s->interval;
    s->walked++;
    s->aims = true;
    s->want = stim_chance(r, 4) ? s->before : s->before > most / 2 ? 0 : most;
}

/* How many of the instructions that are still wanted come now: they are spread over the interval.
 */
static unsigned share(const struct state *s)
{
    unsigned left = s->interval - s->cycle - s->late;
    uint64_t there = s->count + (s->late ? s->last : 0);
    return left && s->want > there ? (unsigned)((s->want - there + left - 1) / left) : 0;
}

static void count(struct state *s, struct rng *r, unsigned n)
{
    s->count += s->late ? s->last : n;
    s->last = n;
    if (++s->cycle < s->interval)
        return;
    s->before = s->count;
    s->count = s->cycle = 0;
    if (s->walked < WALK)
        walk(s, r);
    else
        aim(s, r);
    if (s->stays && s->walked == WALK) {
        s->aims = true;
        s->want = s->before;
    }
}

/* Often in the row that is looked at next, so that it changes from one interval to the next. */
static void write_far(const struct state *s, struct stim_env *e, uint32_t *in)
{
    const struct sthld_at *at = sthld_at(e->ports);
    struct rng *r = &e->rng;
    unsigned to = s->stays ? 5 : 4 + rng_below(r, 3);
    port_put_all(&at->rom_data, in, to << 4 | (stim_chance(r, s->stays ? 2 : 4) ? 7 : 8));
    if (!stim_chance(r, 4))
        return;
    unsigned state = port_u32(&at->state, stim_peek(e, in));
    port_put_all(&at->rom_addr, in, 2 * (state - 1) + (s->stays ? 0 : rng_below(r, 2)));
}

static void drive(void *self, struct stim_env *e, uint32_t *in)
{
    const struct sthld_at *at = sthld_at(e->ports);
    struct state *s = self;
    struct rng *r = &e->rng;
    if (s->left == 0)
        new_load(s, r);
    else
        s->left--;
    unsigned n = (s->issuers * s->percent + (s->exact ? 50 : rng_below(r, 100))) / 100;
    if (e->rst) /* is not counted */
        n = rng_below(r, s->issuers + 1);
    else if (s->aims)
        n = share(s);
    n = n > s->issuers ? s->issuers : n;
    port_put_all(&at->issued, in, n);
    if (!e->rst)
        count(s, r, n);
    port_put_all(&at->rom_we, in,
                 s->load_tables && s->walked == WALK && rng_below(r, s->interval) < 2);
    port_put_all(&at->rom_addr, in, rng_below(r, 16));
    port_put_all(&at->rom_data, in, rng_below(r, 128));
    if (s->far)
        write_far(s, e, in);
}

static void reset(void *self, struct stim_env *e)
{
    struct state *s = self;
    s->left = s->cycle = s->last = 0;
    s->count = s->before = 0;
    s->walked = stim_chance(&e->rng, 3) ? WALK : 0;
    s->want = 0; /* often the first interval is idle: one that is counted in vain shows */
    s->aims = stim_chance(&e->rng, 6);
}

const struct stimulus stim_sthld = {create, free, drive, NULL, reset};
