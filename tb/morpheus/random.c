/* Draws requests, delays and divisions. */
#include "tb/morpheus/random.h"
#include "base/mem.h"
#include "cmodel/util.h"

enum {
    PAGE = 1024,      /* blocks in use at a time, at most */
    REGIONS = 64,     /* hash values, and high parts of a block's number, of one run */
    PHASE = 512,      /* cycles of one behaviour */
    MODE = 4 * PHASE, /* between two configurations, at least */
    QUIET = 16,       /* cycles of rest before a lone request, at most */
    CHANGE = 24,      /* cycles per set between two divisions that a lone request brings */
    HOLD = 96,        /* cycles in which memory answers nothing */
    LONG_HOLD = 600,
    DEAD = 2400,    /* cycles for which a port is dead, at most: less than surroundings wait */
    SELDOM = 32768, /* cycles from one such port to the next, in the mean */
    FLYING = 256,   /* requests without an answer, at most, but for DEEP */
    DEEP_FIRST = 6000,
    DEEP_AGAIN = 40000, /* cycles until DEEP is due, which short runs do without */
    DEEP_HOLD = 1200,   /* cycles in which memory then answers nothing */
};

/* What the cores do in a phase. */
enum kind {
    ANY,
    LONE,  /* a request when nothing is under way, half of them with a new division just behind,
            * before which the answer may wait */
    PILED, /* blocks of one set are read, memory holds its answers back for a while */
    ACKED, /* extended blocks are written, and nobody takes answers for a while */
    DEEP,  /* behind a new division blocks of all sets are read, and memory holds back more of them
            * than a window may have */
};

struct morpheus_random {
    struct rng rng;
    unsigned sets, ways, l1_sets, l1_ways; /* l1_sets: those of the machine */
    struct addr_separator separator;
    const struct llc_stream *stream;
    size_t at;
    enum kind kind;
    unsigned left;                           /* cycles of this phase */
    unsigned rest[STALLS];                   /* of 256 */
    bool rests[STALL_WORK];                  /* in this cycle, as a whole */
    unsigned rate, writes, partial, atomics; /* rate: of 256; the others of 100 */
    bool burst, in_order;
    uint32_t region; /* base of the blocks that are drawn in this run */
    uint32_t block[PAGE], two[2];
    unsigned nblocks;
    unsigned quiet; /* LONE: cycles until the next request if nothing is under way */
    bool idle;
    uint64_t cycle, next_mode, lone_mode; /* lone_mode: not before, by a lone request */
    uint64_t hold; /* until this cycle memory rests (PILED), nobody takes answers (LONE, ACKED) */
    uint32_t hash, span; /* PILED, ACKED: blocks with this hash value are asked for */
    unsigned only;       /* PILED: kind of atomic operation */
    uint32_t limit[2];   /* hash values with which a side begins */
    unsigned loads;      /* divisions seen */
    unsigned modes;      /* configurations asked for */
    bool stop, closed;
    uint64_t next_deep; /* cycle, UINT64_MAX: never */
    unsigned deep;      /* not 0: with this many divisions loaded it begins */
    bool full;          /* as many requests are under way as may be */
    struct rng deaths;  /* of its own: what else happens does not depend on it */
    unsigned dead;      /* the port */
    uint64_t until;     /* before this cycle */
};

struct morpheus_random *morpheus_random_create(const struct params *p, uint64_t seed,
                                               const struct llc_stream *stream)
{
    struct morpheus_random *r = xcalloc(1, sizeof *r);
    r->sets = params_u(p, "morpheus.sets");
    r->ways = params_u(p, "morpheus.assoc");
    r->l1_sets = params_u(p, "morpheus.l1_sets");
    r->l1_ways = params_u(p, "morpheus.l1_assoc");
    r->separator = addr_separator_of(r->sets);
    r->stream = stream;
    rng_seed(&r->rng, seed);
    r->region = (uint32_t)rng_next(&r->rng);
    rng_seed(&r->deaths, mix64(seed));
    bool can = !stream && 1u << params_u(p, "morpheus.origin_bits") > RANDOM_FLYING;
    r->next_deep = can ? DEEP_FIRST : UINT64_MAX;
    return r;
}

void morpheus_random_destroy(struct morpheus_random *r)
{
    free(r);
}

void morpheus_random_reset(struct morpheus_random *r)
{
    r->modes = 0;
    r->next_mode = 0;
    r->lone_mode = 0;
}

void morpheus_random_stop(struct morpheus_random *r)
{
    r->stop = true;
}

bool morpheus_random_ended(const struct morpheus_random *r)
{
    return r->stream && r->at == r->stream->n;
}

/* Blocks of a few sets, half as many again as these hold, and some of the other side. */
static void draw_blocks(struct morpheus_random *r, const struct addr_classes *c)
{
    unsigned sets = 1 + rng_below(&r->rng, 4);
    unsigned each = r->ways + r->ways / 2 + 1;
    uint16_t wanted[4];
    for (unsigned i = 0; i < sets; i++)
        wanted[i] = (uint16_t)(mix64(r->region + rng_below(&r->rng, REGIONS)) & 0xffff);
    r->nblocks = sets * each + each;
    if (r->nblocks > PAGE)
        r->nblocks = PAGE;
    for (unsigned i = 0; i < r->nblocks; i++) {
        uint32_t hash = wanted[i % sets] + rng_below(&r->rng, 3);
        uint32_t high = (uint32_t)mix64(r->region + rng_below(&r->rng, REGIONS)) & 2047;
        if (i >= sets * each) /* anywhere, on the other side if there is one */
            hash = c->threshold < 65536 ? c->threshold + rng_below(&r->rng, 65536 - c->threshold)
                                        : rng_below(&r->rng, 65536);
        else if (c->threshold)
            hash = hash % c->threshold;
        r->block[i] = addr_unhash(hash & 0xffff, high);
    }
}

static unsigned laziness(struct morpheus_random *r)
{
    static const unsigned of_256[] = {0, 0, 0, 32, 128, 230};
    return of_256[rng_below(&r->rng, sizeof of_256 / sizeof *of_256)];
}

static void divide_at(struct morpheus_random *r, uint64_t cycle)
{
    r->next_mode = cycle;
    r->lone_mode = cycle + (uint64_t)CHANGE * r->sets;
}

/* Nobody rests but, now and then, memory. PILED begins with empty filters. */
static void special_phase(struct morpheus_random *r)
{
    memset(r->rest, 0, sizeof r->rest);
    r->rate = 256;
    r->burst = false;
    r->writes = 20;
    r->partial = r->atomics = 5;
    if (r->kind == PILED && r->cycle >= r->lone_mode)
        divide_at(r, r->cycle);
}

static void new_phase(struct morpheus_random *r, const struct surroundings *s)
{
    static const unsigned rates[] = {256, 256, 200, 100, 20};
    r->left = PHASE / 2 + rng_below(&r->rng, PHASE);
    for (unsigned i = 0; i < STALLS; i++)
        r->rest[i] = laziness(r);
    r->rate = rates[rng_below(&r->rng, 5)];
    r->writes = rng_below(&r->rng, 50);
    r->partial = rng_below(&r->rng, 25);
    r->atomics = rng_below(&r->rng, 25);
    r->burst = rng_percent(&r->rng, 20);
    r->in_order = rng_percent(&r->rng, 25);
    if (!r->nblocks || rng_percent(&r->rng, 20))
        draw_blocks(r, surroundings_classes(s));
    for (unsigned i = 0; i < 2; i++)
        r->two[i] = r->block[rng_below(&r->rng, r->nblocks)];
    unsigned kind = r->stream ? 0 : rng_below(&r->rng, 6);
    r->kind = kind == 1 ? LONE : kind == 2 ? PILED : kind == 3 ? ACKED : ANY;
    if (r->kind != ANY)
        special_phase(r);
}

/* Memory answers nothing while reads pile up, from the first cycle of a division on; then all. */
static void pile(struct morpheus_random *r, const struct surroundings *s)
{
    bool again = r->cycle > r->hold + HOLD / 2 || surroundings_loads(s) != r->loads;
    if (surroundings_configures(s))
        r->hold = r->cycle;
    else if (again) {
        /* in a long one a set with writes swaps twice while it is read */
        r->hold = r->cycle + rng_below(&r->rng, rng_percent(&r->rng, 25) ? LONG_HOLD : HOLD);
        uint32_t extended = surroundings_classes(s)->threshold;
        r->hash = rng_below(&r->rng, extended ? extended : 65536);
        r->span = 4u << rng_below(&r->rng, 10);
        r->writes = rng_percent(&r->rng, 50) ? 20 * rng_below(&r->rng, 4) : 0;
        r->partial = 0;
        r->atomics = r->writes ? 0 : 1 + rng_below(&r->rng, 24);
        r->only = rng_percent(&r->rng, 50) ? EXT_RED : EXT_ATOM;
        r->loads = surroundings_loads(s);
    }
    r->rests[STALL_DRAM_RSP] = r->cycle < r->hold;
}

/* Writes of any set, one after the other; all are acknowledged, but most of the time to nobody. */
static void write_on(struct morpheus_random *r, const struct surroundings *s)
{
    uint32_t extended = surroundings_classes(s)->threshold;
    if (r->cycle > r->hold + HOLD / 2)
        r->hold = r->cycle + rng_below(&r->rng, 2 * HOLD);
    r->hash = rng_below(&r->rng, extended ? extended : 65536);
    r->span = 2048;
    r->writes = r->partial = 40;
    r->atomics = 20;
    r->only = EXT_RED;
    r->rests[STALL_RSP] = r->cycle < r->hold;
}

/* A division of empty filters is asked for; as it is loaded DEEP begins. */
static void dive(struct morpheus_random *r, const struct surroundings *s)
{
    if (r->deep && surroundings_loads(s) == r->deep) {
        r->deep = 0;
        r->kind = DEEP;
        special_phase(r);
        r->writes = r->partial = r->atomics = 0;
        r->left = DEEP_HOLD;
        r->hold = r->cycle + DEEP_HOLD;
    } else if (r->cycle >= r->next_deep && !surroundings_configures(s)) {
        r->next_deep += DEEP_AGAIN;
        r->deep = surroundings_loads(s) + 1;
        divide_at(r, r->cycle);
    }
}

void morpheus_random_cycle(struct morpheus_random *r, const struct surroundings *s)
{
    r->cycle++;
    if (!r->left--)
        new_phase(r, s);
    dive(r, s);
    r->full = r->kind != DEEP && surroundings_flying(s) >= FLYING;
    r->limit[0] = surroundings_classes(s)->threshold_rf;
    r->limit[1] = surroundings_classes(s)->threshold;
    for (unsigned i = 0; i < STALL_WORK; i++)
        r->rests[i] = r->rest[i] && rng_below(&r->rng, 256) < r->rest[i];
    if (r->kind == PILED)
        pile(r, s);
    if (r->kind == ACKED)
        write_on(r, s);
    if (r->kind == LONE)
        r->rests[STALL_RSP] = r->cycle < r->hold;
    if (r->kind == DEEP)
        r->rests[STALL_DRAM_RSP] = r->cycle < r->hold;
    if (rng_below(&r->deaths, SELDOM) == 0) {
        r->dead = rng_below(&r->deaths, STALL_WORK);
        r->until = r->cycle + rng_below(&r->deaths, DEAD);
    }
    if (r->cycle < r->until)
        r->rests[r->dead] = true;
    r->idle = r->kind == LONE && surroundings_idle(s);
}

static uint32_t value(struct morpheus_random *r)
{
    return (uint32_t)rng_next(&r->rng) >> 8 * rng_below(&r->rng, 4);
}

static void fill(struct morpheus_random *r, struct core_request *q)
{
    unsigned dense = rng_below(&r->rng, 3);
    for (unsigned i = 0; i < BLOCK_WORDS; i++)
        q->data[i] = value(r);
    for (unsigned i = 0; i < EXT_MASK_WORDS; i++)
        q->mask[i] = (uint32_t)(dense == 0   ? rng_next(&r->rng)
                                : dense == 1 ? rng_next(&r->rng) | rng_next(&r->rng)
                                             : UINT32_MAX);
}

static bool from_stream(struct morpheus_random *r, struct core_request *q)
{
    static const unsigned ops[] = {EXT_RD, EXT_WR, EXT_PWR, EXT_ATOM};
    if (r->at == r->stream->n)
        return false;
    const struct llc_request *from = &r->stream->list[r->at++];
    q->op = ops[from->op];
    q->blk = from->blk;
    fill(r, q);
    return true;
}

static void made_up(struct morpheus_random *r, struct core_request *q)
{
    unsigned kind = rng_below(&r->rng, 100);
    bool of_hash = r->kind == PILED || r->kind == ACKED;
    unsigned atomic = of_hash ? r->only : kind & 1 ? EXT_ATOM : EXT_RED;
    q->blk = r->block[rng_below(&r->rng, r->nblocks)];
    if (of_hash) /* the same set, and any of its blocks */
        q->blk = addr_unhash(r->hash, rng_below(&r->rng, r->span));
    if (r->kind == DEEP)
        q->blk = addr_unhash(rng_below(&r->rng, r->limit[1]), rng_below(&r->rng, 2048));
    else if (rng_below(&r->rng, 16) == 0) /* the first block of a side, or what is just below */
        q->blk = addr_unhash((r->limit[kind % 4 == 0] - (kind >> 2 & 1)) & 0xffff, 0);
    if (r->burst && rng_below(&r->rng, 100)) {
        q->blk = r->two[kind & 1];
        q->op = kind < 60 ? EXT_ATOM : EXT_RD;
    } else
        q->op = kind < r->writes                             ? EXT_WR
                : kind < r->writes + r->partial              ? EXT_PWR
                : kind < r->writes + r->partial + r->atomics ? atomic
                                                             : EXT_RD;
    fill(r, q);
}

/* A lone request comes after a while without any; a new division with it or just behind. */
static bool comes_alone(struct morpheus_random *r)
{
    if (!r->idle || r->quiet--)
        return false;
    r->quiet = rng_below(&r->rng, QUIET);
    if (r->cycle >= r->lone_mode && rng_percent(&r->rng, 50)) {
        divide_at(r, r->cycle + rng_below(&r->rng, 3));
        if (rng_percent(&r->rng, 50))
            r->hold = r->cycle + HOLD;
    }
    return true;
}

static bool request(void *self, struct core_request *q)
{
    struct morpheus_random *r = self;
    if (r->stop || !r->modes || r->full || rng_below(&r->rng, 256) >= r->rate)
        return false;
    if (r->kind == LONE && !comes_alone(r))
        return false;
    *q = (struct core_request){.atomop = rng_below(&r->rng, EXT_ATOMICS)};
    if (r->stream && !from_stream(r, q))
        return false;
    if (!r->stream)
        made_up(r, q);
    /* Operands that an operation does not have are zero. */
    if (q->op != EXT_ATOM && q->op != EXT_RED)
        q->atomop = 0;
    if (q->op == EXT_RD)
        memset(q->data, 0, sizeof q->data);
    if (q->op == EXT_RD || q->op == EXT_WR)
        memset(q->mask, q->op == EXT_WR ? 0xff : 0, sizeof q->mask);
    return true;
}

static bool stalls(void *self, enum stall who, unsigned index)
{
    struct morpheus_random *r = self;
    (void)index;
    if (who < STALL_WORK)
        return r->rests[who];
    return r->rest[who] && rng_below(&r->rng, 256) < r->rest[who];
}

static unsigned pick(void *self, unsigned n)
{
    struct morpheus_random *r = self;
    return r->in_order ? 0 : rng_below(&r->rng, n);
}

/* No set has more hash values than its tags can tell apart. */
static bool tags_suffice(const struct morpheus_random *r, const struct addr_classes *c, unsigned rf,
                         unsigned l1)
{
    uint64_t of_set = (1ull << r->separator.offw) - (rf + l1 > 1);
    return c->threshold_rf <= rf * of_set && c->threshold - c->threshold_rf <= l1 * of_set;
}

static struct division draw_division(struct morpheus_random *r)
{
    static const uint32_t shares[] = {40000, 65536, 20000, 0};
    unsigned kind = rng_below(&r->rng, 8);
    unsigned sets = kind & 1 ? r->sets : 1 + rng_below(&r->rng, r->sets);
    unsigned l1 = rng_percent(&r->rng, 50) ? rng_below(&r->rng, sets + 1) : 0;
    if (!r->modes || rng_percent(&r->rng, 30)) {
        sets = r->sets;
        l1 = r->l1_sets;
    }
    if (r->deep) {
        sets = r->sets;
        l1 = 0;
        kind = 0;
    }
    uint32_t share = kind < 4 ? shares[r->modes ? kind : 0]
                              : 1 + rng_below(&r->rng, 2u << rng_below(&r->rng, 16));
    struct division d = {.sets = sets};
    do {
        d.classes = addr_divide(sets - l1, l1, r->ways, r->l1_ways, share);
        share -= share / 4;
    } while (!tags_suffice(r, &d.classes, sets - l1, l1));
    if (!l1)
        d.classes.first_l1 = 0;
    return d;
}

static bool configure(void *self, struct division *d)
{
    struct morpheus_random *r = self;
    if (r->stop && !r->closed) {
        r->closed = true;
        *d = (struct division){.sets = r->sets};
        return true;
    }
    if (r->closed || r->cycle < r->next_mode)
        return false;
    r->next_mode = r->cycle + MODE + rng_below(&r->rng, 2 * MODE);
    *d = draw_division(r);
    r->modes++;
    return true;
}

struct morpheus_policy morpheus_random_policy(struct morpheus_random *r)
{
    return (struct morpheus_policy){r, request, stalls, pick, configure};
}
