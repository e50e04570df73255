/* A GPU in short: kernels of few names, thread blocks that end after a time that hangs on their
 * level, so that levels become better and worse than others; runs of ends at one time, equal times,
 * kernels whose blocks end at even intervals, so that averages are equal, and now and then ends,
 * levels and stamps of any kind. In some phases with stamps blocks have lasted up to the whole
 * range of the clock, so that all of a sum's carries are taken, or a power of two longer than
 * others. In runs long enough one kernel of two levels is kept until the count of one is full, and
 * that of the other more than half. */
#include "cmodel/cars/watermark.h"
#include "base/mem.h"
#include "tb/legal.h"
#include <string.h>

enum {
    BEFORE = 4,        /* cycles until the first kernel */
    INTERVAL = 128,    /* between even ends of an SM: longer than a scan of eight levels */
    KEPT_FIRST = 7000, /* cycles until a kernel is kept, if counts are of KEPT_BITS at most */
    KEPT_BITS = 10,
    TWINS = 8 /* kernels: two pairs, each of them twice */
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
    unsigned row;         /* short kernels to come, with one last level */
    unsigned rows;        /* so far */
    bool round;           /* as many as are known, in turn; or twins, alike in all bits but one */
    uint64_t base, bit;   /* names: the first one, or one of them; that bit */
    unsigned row_last;    /* that level */
    unsigned age;         /* of the kernel, cycles */
    /* only SM 0's blocks end, at even intervals and on the levels in turn, from the last one on: so
     * all averages are equal */
    bool turns;
    unsigned turn;      /* ends so far */
    bool far;           /* some of these have lasted a power of two longer */
    bool lasting;       /* blocks that began any time ago */
    bool kept;          /* this kernel stays, with the costs that it has */
    unsigned next_kept; /* cycle */
    unsigned better;    /* of its levels */
    unsigned ends[2];   /* of each */
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
    s->lasting = s->c.raw && stim_chance(r, 4);
}

/* Blocks end on SM 0 only: in turn, or, of the kernel that is kept, on the other level. */
static bool alone(const struct state *s)
{
    return s->turns || (s->kept && s->ends[s->better] >= 9u << s->c.count_bits >> 3);
}

/* Equal times; some are a power of two longer, one of the highest: a comparison must look at each
 * bit, and a sum of two carries into it. */
static uint64_t turns_stamp(const struct state *s, struct rng *r)
{
    unsigned bits = s->c.time_bits;
    unsigned below = stim_chance(r, 4) ? 0 : rng_below(r, bits < 4 ? bits : 4);
    uint64_t more = 1ull << (bits - 1 - below);
    uint64_t took = INTERVAL + (s->far && stim_chance(r, 4) ? more : 0);
    return (s->cycle - took) & ((1ull << bits) - 1);
}

static void drive_sm(struct state *s, struct stim_env *e, uint32_t *in, unsigned m)
{
    struct rng *r = &e->rng;
    const struct watermark_at *at = watermark_at(e->ports);
    struct slot *t = &s->slot[m];
    bool over = s->turns ? s->age % INTERVAL == 0 : t->left == 0 || --t->left == 0;
    if (t->busy && over)
        t->ended = true;
    bool wild = s->wild && !s->turns && stim_chance(r, 1);
    port_put(&at->start_valid, in, m,
             !t->busy || wild || (!s->kept && stim_chance(r, 1))); /* a second block */
    port_put(&at->end_valid, in, m, (t->busy && t->ended && (!alone(s) || m == 0)) || wild);
    unsigned last = port_u32(&at->kernel_last, in);
    unsigned level = s->turns ? (last + s->turn) % (last + 1) : alone(s) ? !s->better : t->level;
    port_put(&at->end_level, in, m, wild ? rng_below(r, s->c.levels) : level);
    if (s->c.raw)
        port_put(&at->end_stamp, in, m,
                 s->turns             ? turns_stamp(s, r)
                 : wild || s->lasting ? stim_bits(r, s->c.time_bits, 4)
                                      : t->stamp);
}

/* Of two levels: an end and its scan take COUNTW and a few cycles. The better level has nearly all
 * ends, and the other's average is less than twice as much; then the other one has them. */
static void keep_kernel(struct state *s, struct stim_env *e, uint32_t *in)
{
    const struct watermark_at *at = watermark_at(e->ports);
    unsigned each = s->c.count_bits + 8;
    unsigned better = rng_below(&e->rng, 2);
    s->kept = true;
    s->kernel_left = 4 * each << s->c.count_bits; /* at most */
    s->next_kept = s->cycle + 16 * s->kernel_left;
    s->ends[0] = s->ends[1] = 0;
    s->turns = s->wild = s->lasting = false;
    s->better = better;
    s->cost[better] = 1 + rng_below(&e->rng, each / 4);
    s->cost[!better] = 2 * each + rng_below(&e->rng, each / 2);
    port_put_all(&at->kernel_last, in, 1);
    port_put_all(&at->kernel_fits, in, 0);
}

/* Few names, mostly with the last level that they had before. */
static void draw_kernel(struct state *s, struct stim_env *e, uint32_t *in)
{
    struct rng *r = &e->rng;
    const struct watermark_at *at = watermark_at(e->ports);
    unsigned names = 1 + s->c.kernels + s->c.kernels / 2, pick = rng_below(r, 8);
    uint64_t name = stim_chance(r, 6) ? rng_below(r, names) : stim_bits(r, s->c.name_bits, 4);
    unsigned last = pick == 0   ? 0
                    : pick < 3  ? s->c.levels - 1
                    : pick == 3 ? rng_below(r, s->c.levels)
                                : 1 + (unsigned)(name % (s->c.levels - 1));
    if (!s->row && stim_chance(r, 1)) {
        s->round = s->rows++ & 1;
        s->row = s->round ? 2 * s->c.kernels : TWINS;
    }
    bool first = s->row && s->row % (s->round ? 2 * s->c.kernels : 4) == 0;
    if (first) {
        s->base = name;
        s->row_last = last ? last : 1;
        s->bit = 1ull << (s->row == TWINS ? s->c.name_bits - 1 : rng_below(r, s->c.name_bits));
    }
    bool fits = stim_chance(r, 2) && !s->row;
    if (s->row) {
        s->row--;
        name = s->round ? s->base + s->row % s->c.kernels : (s->base ^= s->bit);
        last = s->row_last;
    }
    port_put_all(&at->kernel_name, in, name & ((1ull << s->c.name_bits) - 1));
    port_put_all(&at->kernel_last, in, last);
    port_put_all(&at->kernel_fits, in, fits);
}

static void next_kernel(struct state *s, struct stim_env *e, uint32_t *in)
{
    static const unsigned lengths[] = {5, 50, 300, 1000};
    struct rng *r = &e->rng;
    const struct watermark_at *at = watermark_at(e->ports);
    s->offered = true;
    /* whose averages are equal comes again */
    if (s->row || !s->turns || stim_chance(r, 2))
        draw_kernel(s, e, in);
    bool choice = port_u32(&at->kernel_last, in) && !port_u32(&at->kernel_fits, in);
    s->kernel_left = lengths[s->row ? 1 : choice ? s->phase.kind : s->phase.kind / 2];
    s->turns = s->kernel_left > INTERVAL && stim_chance(r, 4);
    if (s->turns) /* two ends or some more */
        s->kernel_left = INTERVAL / 2 + INTERVAL * (2 + rng_below(r, 3));
    s->far = stim_chance(r, 6);
    s->turn = 0;
    s->kept = false;
    if (s->c.count_bits <= KEPT_BITS && s->cycle >= s->next_kept)
        keep_kernel(s, e, in);
}

static void drive(void *self, struct stim_env *e, uint32_t *in)
{
    struct state *s = self;
    struct rng *r = &e->rng;
    const struct watermark_at *at = watermark_at(e->ports);
    if (!s->kept && phase_step(&s->phase, r, 4))
        new_costs(s, r);
    if (!s->offered && s->kernel_left-- == 0)
        next_kernel(s, e, in);
    port_put_all(&at->kernel_valid, in, s->offered);
    e->unbroken = s->kept;
    s->cycle++;
    s->age++;
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
        unsigned at_level = (unsigned)port_get(&at->end_level, in, m) & 1;
        if (counts && ++s->ends[at_level] == 9u << s->c.count_bits >> 4 && at_level != s->better)
            s->kernel_left = 0;
        if (port_get(&at->end_ready, out, m))
            s->turn++;
        if (port_get(&at->end_ready, out, m) || launched)
            t->busy = t->ended = false;
        if (port_get(&at->start_ready, out, m)) {
            unsigned level = port_u32(&at->start_level, out);
            *t = (struct slot){.busy = true, .level = level, .left = alone(s) ? 1 : s->cost[level]};
            if (s->c.raw)
                t->stamp = port_u32(&at->start_stamp, out);
        }
    }
    if (launched) {
        s->offered = false;
        s->age = 0;
    }
}

static void reset(void *self, struct stim_env *e)
{
    struct state *s = self;
    (void)e;
    memset(s->slot, 0, sizeof s->slot);
    s->kernel_left = BEFORE;
    s->next_kept = s->kept || s->next_kept < s->cycle ? 0 : s->next_kept - s->cycle;
    s->offered = s->turns = s->kept = false;
    s->cycle = 0;
}

const struct stimulus stim_watermark = {create, free, drive, observe, reset};

const struct legal legal_watermark = {0}; /* it takes whatever it is told */
