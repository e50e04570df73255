/* Few sets and few blocks at a time, so that queries meet updates and swaps of their row: bursts,
 * stretches in which predictions wait, completions that swap and that carry. In NEAR phases sets
 * and hashes are alike in nearly all bits; in MANY phases one set has many blocks and nothing is
 * cleared, so that counts come to their threshold more than once. */
#include "cmodel/morpheus/bloom_predictor.h"
#include "base/mem.h"
#include "tb/legal.h"

enum { POOL = 12 };

struct state {
    struct bloom_shape s;
    struct phase phase;
    enum { FEW, NEAR, MANY } kind;
    uint32_t set[4], tag[POOL];
    uint32_t unlike[4]; /* NEAR: between tags */
    unsigned q, take, queue, ask, fill, done, touched, carry;
    unsigned clear; /* cycles between two of these, in the mean */
    void *legal;    /* entries that wait for their completion */
};

static void *create(struct stim_env *e)
{
    struct state *s = xcalloc(1, sizeof *s);
    s->s = bloom_shape(e->params);
    s->legal = legal_bloom_predictor.create(e);
    return s;
}

static void destroy(void *self)
{
    struct state *s = self;
    legal_bloom_predictor.destroy(s->legal);
    free(s);
}

/* A difference of tags that the rows of the matrix from a random one on do not see, as many as can
 * be. */
static uint32_t unseen(const struct bloom_shape *s, struct rng *r)
{
    uint32_t space[32];
    unsigned n = s->tagw, rows = s->hashes * s->hashw,
             first = stim_chance(r, 4) ? 0 : rng_below(r, rows);
    for (unsigned i = 0; i < n; i++)
        space[i] = 1u << i;
    for (unsigned k = 0; k + 1 < rows && n > 1; k++) {
        uint32_t row = s->row[(first + k) % rows];
        unsigned seen = 0;
        while (seen < n && !__builtin_parity(space[seen] & row))
            seen++;
        if (seen == n)
            continue;
        uint32_t other = space[seen];
        space[seen] = space[--n];
        for (unsigned i = seen; i < n; i++)
            space[i] ^= __builtin_parity(space[i] & row) ? other : 0;
    }
    return space[rng_below(r, n)];
}

static void near_phase(struct state *s, struct rng *r)
{
    bool one = stim_chance(r, 4);
    for (unsigned i = 1; i < 4; i++) {
        unsigned bit = stim_chance(r, 3) ? s->s.setw - 1 : rng_below(r, s->s.setw);
        uint32_t set = one ? s->set[0] : s->set[0] ^ 1u << bit;
        s->set[i] = set < s->s.sets ? set : s->set[0];
        s->unlike[i] = one ? unseen(&s->s, r) : 0;
    }
    s->phase.left += 32;
    s->q = s->take = s->queue = 7;
    s->done = s->touched = 4;
    s->ask = 2; /* with a question of its memory no query is accepted */
}

/* It meets all else, and few entries are left behind it. */
static void clear_phase(struct state *s)
{
    s->clear = 12;
    s->q = s->take = s->queue = s->done = 7;
    s->touched = s->fill = 4;
}

/* Queries of several sets of one memory wait, whose rows others read meanwhile. */
static void waiting_phase(struct state *s)
{
    for (unsigned i = 1; i < 4; i++) {
        uint32_t set = s->set[i] - s->set[i] % s->s.memories + s->set[0] % s->s.memories;
        s->set[i] = set < s->s.sets ? set : s->set[0];
    }
    s->q = s->queue = 8;
    s->take = 2;
    s->ask = 3;
}

static void many_phase(struct state *s)
{
    s->kind = MANY;
    if (s->s.count)
        s->phase.left += 12 * s->s.threshold;
    s->q = s->take = s->queue = 8;
    s->done = 7;
    s->ask = s->fill = s->carry = 1;
}

/* Eighths for each kind of event. */
static void new_phase(struct state *s, struct rng *r)
{
    static const unsigned rates[] = {0, 1, 4, 7, 8};
    s->kind = rng_below(r, 6) == 0 ? NEAR : FEW;
    for (unsigned i = 0; i < 4; i++)
        s->set[i] = rng_below(r, s->s.sets);
    if (stim_chance(r, 3))
        s->set[1] = s->set[2] = s->set[3] = s->set[0];
    for (unsigned i = 0; i < POOL; i++)
        s->tag[i] = (uint32_t)stim_bits(r, s->s.tagw, 4);
    s->q = rates[1 + rng_below(r, 4)];
    s->take = rates[1 + rng_below(r, 4)];
    s->queue = rates[rng_below(r, 5)];
    s->ask = rates[rng_below(r, 5)];
    s->fill = rates[rng_below(r, 4)];
    s->done = rates[rng_below(r, 5)];
    s->touched = rates[rng_below(r, 4)];
    s->carry = rates[rng_below(r, 3)];
    s->clear = 512;
    if (s->kind == NEAR)
        near_phase(s, r);
    else if (stim_chance(r, 1))
        clear_phase(s);
    else if (rng_below(r, 16 + s->s.threshold) == 0)
        many_phase(s);
    else if (stim_chance(r, 2))
        waiting_phase(s);
}

static uint32_t some_set(struct state *s, struct rng *r)
{
    return s->set[s->kind == MANY && stim_chance(r, 7) ? 0 : rng_below(r, 4)];
}

static uint32_t some_tag(struct state *s, struct rng *r)
{
    if (s->kind == NEAR)
        return s->tag[0] ^ s->unlike[rng_below(r, 4)];
    if (s->kind == MANY)
        return (uint32_t)stim_bits(r, s->s.tagw, 4);
    return s->tag[rng_below(r, POOL)];
}

static void drive(void *self, struct stim_env *e, uint32_t *in)
{
    const struct bloom_predictor_at *at = bloom_predictor_at(e->ports);
    struct state *s = self;
    struct rng *r = &e->rng;
    if (phase_step(&s->phase, r, 1))
        new_phase(s, r);
    if (s->kind == NEAR && rng_below(r, 12) == 0) /* a block that the filters do not have yet */
        s->tag[0] = (uint32_t)stim_bits(r, s->s.tagw, 4);
    port_from_u64(&at->clear, in, s->kind != MANY && rng_below(r, s->clear) == 0);
    port_from_u64(&at->q_valid, in, stim_chance(r, s->q));
    port_from_u64(&at->q_set, in, some_set(s, r));
    port_from_u64(&at->q_tag, in, some_tag(s, r));
    port_from_u64(&at->window, in, rng_below(r, 16) == 0);
    port_from_u64(&at->a_valid, in, stim_chance(r, s->ask));
    port_from_u64(&at->a_set, in, some_set(s, r));
    port_from_u64(&at->a_tag, in, some_tag(s, r));
    port_from_u64(&at->a_old, in, stim_chance(r, 4));
    port_from_u64(&at->f_valid, in, stim_chance(r, s->fill));
    port_from_u64(&at->d_valid, in, stim_chance(r, s->done));
    port_from_u64(&at->d_set, in, some_set(s, r));
    port_from_u64(&at->d_note, in, 0);
    port_from_u64(&at->d_touched, in, stim_chance(r, s->touched));
    port_from_u64(&at->d_carry, in, stim_chance(r, s->carry));
    port_from_u64(&at->d_tag, in, some_tag(s, r));
    port_from_u64(&at->d_idle, in, stim_chance(r, 4));
    port_from_u64(&at->p_take, in, stim_chance(r, s->take));
    port_from_u64(&at->p_queue, in, stim_chance(r, s->queue));
    legal_bloom_predictor.correct(s->legal, e, in);
}

static void observe(void *self, struct stim_env *e, const uint32_t *in, const uint32_t *out)
{
    legal_bloom_predictor.observe(((struct state *)self)->legal, e, in, out);
}

static void reset(void *self, struct stim_env *e)
{
    legal_bloom_predictor.reset(((struct state *)self)->legal, e);
}

const struct stimulus stim_bloom_predictor = {create, destroy, drive, observe, reset};
