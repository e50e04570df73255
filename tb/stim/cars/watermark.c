/* A GPU in short: kernels of few names, thread blocks that end after a time that hangs on their
 * level, so that levels become better and worse than others; runs of ends at one time, equal times,
 * kernels whose blocks end at even intervals, so that averages are equal, and now and then ends,
 * levels and stamps of any kind. */
#include "cmodel/cars/watermark.h"
#include "params/base/outfile.h"
#include "tb/legal.h"

enum {
    BEFORE = 4,    /* cycles until the first kernel */
    INTERVAL = 128 /* between even ends of an SM: longer than a scan of eight levels */
};

struct state {
    struct phase phase;
    struct watermark_config c;
    unsigned cost[WM_LEVELS];
    struct slot {
        bool busy, ended;
        unsigned level, left;
        uint32_t stamp;
    } slot[WM_SMS];
    bool wild, offered;   /* a kernel */
    unsigned kernel_left; /* cycles to the next kernel */
    bool even;            /* its blocks end at even intervals */
    unsigned cycle;
    unsigned levelw;
};

static void *create(struct stim_env *e)
{
    struct state *s = xcalloc(1, sizeof *s);
    s->c = watermark_config(e->params);
    s->levelw = clog2(s->c.levels);
    s->kernel_left = BEFORE;
    return s;
}

static void put(struct stim_env *e, uint32_t *in, const char *port, unsigned i, unsigned w,
                uint64_t value)
{
    pins_put(in + stim_at(e, port), i * w, w, value);
}

static void new_costs(struct state *s, struct rng *r)
{
    unsigned most = 1 + rng_below(r, 1 + (1u << (s->c.time_bits < 6 ? s->c.time_bits : 6)));
    bool equal = stim_chance(r, 2);
    for (unsigned l = 0; l < WM_LEVELS; l++)
        s->cost[l] = equal && l ? s->cost[0] : 1 + rng_below(r, most);
    if (stim_chance(r, 2)) /* a level at which next to nothing ends */
        s->cost[stim_chance(r, 4) ? 0 : rng_below(r, WM_LEVELS)] = INTERVAL;
    s->wild = stim_chance(r, 2);
}

static void drive_sm(struct state *s, struct stim_env *e, uint32_t *in, unsigned m)
{
    struct rng *r = &e->rng;
    struct slot *t = &s->slot[m];
    bool over =
        s->even ? s->cycle % INTERVAL == m * (INTERVAL / s->c.sms) : t->left == 0 || --t->left == 0;
    if (t->busy && over)
        t->ended = true;
    bool wild = s->wild && !s->even && stim_chance(r, 1);
    put(e, in, "start_valid", m, 1, !t->busy || wild || stim_chance(r, 1)); /* a second block */
    put(e, in, "end_valid", m, 1, (t->busy && t->ended) || wild);
    put(e, in, "end_level", m, s->levelw, wild ? rng_below(r, s->c.levels) : t->level);
    if (s->c.raw)
        put(e, in, "end_stamp", m, s->c.time_bits,
            wild ? stim_bits(r, s->c.time_bits, 4) : t->stamp);
}

static void drive(void *self, struct stim_env *e, uint32_t *in)
{
    static const unsigned lengths[] = {5, 60, 400, 2000};
    struct state *s = self;
    struct rng *r = &e->rng;
    if (phase_step(&s->phase, r, 4))
        new_costs(s, r);
    if (!s->offered && s->kernel_left-- == 0) {
        s->offered = true;
        s->kernel_left = lengths[s->phase.kind];
        s->even = s->kernel_left > INTERVAL && stim_chance(r, 4);
        unsigned names = 1 + s->c.kernels + s->c.kernels / 2;
        uint64_t name = stim_chance(r, 6) ? rng_below(r, names) : stim_bits(r, s->c.name_bits, 4);
        put(e, in, "kernel_name", 0, s->c.name_bits, name & ((1ull << s->c.name_bits) - 1));
        /* mostly with the last level that it had before */
        put(e, in, "kernel_last", 0, s->levelw,
            stim_chance(r, 6) ? 1 + name % (s->c.levels - 1) : rng_below(r, s->c.levels));
        put(e, in, "kernel_fits", 0, 1, stim_chance(r, 1));
    }
    put(e, in, "kernel_valid", 0, 1, s->offered);
    s->cycle++;
    for (unsigned m = 0; m < s->c.sms; m++)
        drive_sm(s, e, in, m);
}

static void observe(void *self, struct stim_env *e, const uint32_t *in, const uint32_t *out)
{
    struct state *s = self;
    (void)e;
    const struct pin_list *l = e->pins;
    const uint32_t *ends = out + pins_word(l, "end_ready");
    const uint32_t *starts = out + pins_word(l, "start_ready");
    bool launched = in[pins_word(l, "kernel_valid")] && out[pins_word(l, "kernel_ready")];
    for (unsigned m = 0; m < s->c.sms; m++) {
        struct slot *t = &s->slot[m];
        if (pins_get(ends, m, 1) || launched)
            t->busy = t->ended = false;
        if (pins_get(starts, m, 1)) {
            unsigned level = out[pins_word(l, "start_level")];
            *t = (struct slot){.busy = true, .level = level, .left = s->cost[level]};
            if (s->c.raw)
                t->stamp = out[pins_word(l, "start_stamp")];
        }
    }
    if (launched)
        s->offered = false;
}

static void reset(void *self, struct stim_env *e)
{
    struct state *s = self;
    (void)e;
    memset(s->slot, 0, sizeof s->slot);
    s->kernel_left = BEFORE;
    s->offered = s->even = false;
    s->cycle = 0;
}

const struct stimulus stim_watermark = {create, free, drive, observe, reset};

const struct legal legal_watermark = {0}; /* it takes whatever it is told */
