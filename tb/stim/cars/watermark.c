/* A GPU in short: kernels of few names, thread blocks that end after a time that hangs on their
 * level, so that levels become better and worse than others; runs of ends at one time, equal times,
 * kernels whose blocks end at even intervals, so that averages are equal, and now and then ends,
 * levels and stamps of any kind. In some phases with stamps blocks have lasted up to the whole
 * range of the clock, so that all of a sum's carries are taken. In runs long enough one kernel of
 * two levels is kept until their counts are full. */
#include "cmodel/cars/watermark.h"
#include "base/mem.h"
#include "tb/legal.h"
#include <string.h>

enum {
    BEFORE = 4,        /* cycles until the first kernel */
    INTERVAL = 128,    /* between even ends of an SM: longer than a scan of eight levels */
    KEPT_FIRST = 6000, /* cycles until a kernel is kept, if counts are of KEPT_BITS at most */
    KEPT_BITS = 10
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
    unsigned twins;       /* kernels to come whose names are alike in all bits but one */
    uint64_t twin, bit;   /* such a name, and that bit */
    bool even;            /* its blocks end at even intervals */
    bool lasting;         /* blocks that began any time ago */
    bool kept;            /* this kernel stays, with the costs that it has */
    unsigned next_kept;   /* cycle */
    unsigned ends[2];     /* of its levels */
    unsigned cycle;
    unsigned levelw;
};

static void *create(struct stim_env *e)
{
    struct state *s = xcalloc(1, sizeof *s);
    s->c = watermark_config(e->params);
    s->levelw = clog2(s->c.levels);
    s->kernel_left = BEFORE;
    s->next_kept = KEPT_FIRST;
    return s;
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
    s->lasting = s->c.raw && stim_chance(r, 3);
}

static void drive_sm(struct state *s, struct stim_env *e, uint32_t *in, unsigned m)
{
    struct rng *r = &e->rng;
    const struct watermark_at *at = watermark_at(e->ports);
    struct slot *t = &s->slot[m];
    bool over =
        s->even ? s->cycle % INTERVAL == m * (INTERVAL / s->c.sms) : t->left == 0 || --t->left == 0;
    if (t->busy && over)
        t->ended = true;
    bool wild = s->wild && !s->even && stim_chance(r, 1);
    port_put(&at->start_valid, in, m,
             !t->busy || wild || (!s->kept && stim_chance(r, 1))); /* a second block */
    port_put(&at->end_valid, in, m, (t->busy && t->ended) || wild);
    port_put(&at->end_level, in, m, wild ? rng_below(r, s->c.levels) : t->level);
    if (s->c.raw)
        port_put(&at->end_stamp, in, m,
                 wild || s->lasting ? stim_bits(r, s->c.time_bits, 4) : t->stamp);
}

/* Of two levels: an end and its scan take COUNTW and a few cycles. The better level has nearly all
 * ends, and the other's average is less than twice as much. */
static void keep_kernel(struct state *s, struct stim_env *e, uint32_t *in)
{
    const struct watermark_at *at = watermark_at(e->ports);
    unsigned each = s->c.count_bits + 8;
    unsigned better = rng_below(&e->rng, 2);
    s->kept = true;
    s->kernel_left = 4 * each << s->c.count_bits; /* at most */
    s->next_kept = s->cycle + 16 * s->kernel_left;
    s->ends[0] = s->ends[1] = 0;
    s->even = s->wild = s->lasting = false;
    s->cost[better] = each / 2 + rng_below(&e->rng, each / 2);
    s->cost[!better] = s->cost[better] + each / 4 + rng_below(&e->rng, each / 2);
    port_put_all(&at->kernel_last, in, 1);
    port_put_all(&at->kernel_fits, in, 0);
}

static void drive(void *self, struct stim_env *e, uint32_t *in)
{
    static const unsigned lengths[] = {5, 60, 400, 2000};
    struct state *s = self;
    struct rng *r = &e->rng;
    const struct watermark_at *at = watermark_at(e->ports);
    if (!s->kept && phase_step(&s->phase, r, 4))
        new_costs(s, r);
    if (!s->offered && s->kernel_left-- == 0) {
        s->offered = true;
        s->kernel_left = lengths[s->twins ? 1 : s->phase.kind];
        s->even = s->kernel_left > INTERVAL && stim_chance(r, 4);
        unsigned names = 1 + s->c.kernels + s->c.kernels / 2;
        uint64_t name = stim_chance(r, 6) ? rng_below(r, names) : stim_bits(r, s->c.name_bits, 4);
        if (!s->twins && rng_below(r, 16) == 0)
            s->twins = 24;
        if (s->twins && s->twins % 4 == 0) {
            s->twin = name;
            s->bit = 1ull << rng_below(r, s->c.name_bits);
        }
        if (s->twins) {
            s->twins--;
            name = s->twin ^= s->bit;
        }
        port_put_all(&at->kernel_name, in, name & ((1ull << s->c.name_bits) - 1));
        /* mostly with the last level that it had before */
        port_put_all(&at->kernel_last, in,
                     stim_chance(r, 6) ? 1 + name % (s->c.levels - 1) : rng_below(r, s->c.levels));
        port_put_all(&at->kernel_fits, in, stim_chance(r, 1));
        s->kept = false;
        if (s->c.count_bits <= KEPT_BITS && s->cycle >= s->next_kept)
            keep_kernel(s, e, in);
    }
    port_put_all(&at->kernel_valid, in, s->offered);
    s->cycle++;
    for (unsigned m = 0; m < s->c.sms; m++)
        drive_sm(s, e, in, m);
}

static void observe(void *self, struct stim_env *e, const uint32_t *in, const uint32_t *out)
{
    struct state *s = self;
    const struct watermark_at *at = watermark_at(e->ports);
    bool launched = port_flag(&at->kernel_valid, in) && port_flag(&at->kernel_ready, out);
    for (unsigned m = 0; m < s->c.sms; m++) {
        struct slot *t = &s->slot[m];
        bool counts = s->kept && !s->offered && port_get(&at->end_ready, out, m);
        if (counts && ++s->ends[t->level & 1] == 9u << s->c.count_bits >> 3)
            s->kernel_left = 0;
        if (port_get(&at->end_ready, out, m) || launched)
            t->busy = t->ended = false;
        if (port_get(&at->start_ready, out, m)) {
            unsigned level = port_u32(&at->start_level, out);
            *t = (struct slot){.busy = true, .level = level, .left = s->cost[level]};
            if (s->c.raw)
                t->stamp = port_u32(&at->start_stamp, out);
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
    s->next_kept = s->kept || s->next_kept < s->cycle ? 0 : s->next_kept - s->cycle;
    s->offered = s->even = s->kept = false;
    s->cycle = 0;
}

const struct stimulus stim_watermark = {create, free, drive, observe, reset};

const struct legal legal_watermark = {0}; /* it takes whatever it is told */
