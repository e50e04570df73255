/* Footprints (one block again and again, neighbours, strides, anything) under divisions of every
 * kind, sensible ones and any bits at all; now and then a block beside a limit between classes. */
#include "cmodel/morpheus/addr_separator.h"
#include "base/mem.h"
#include "tb/legal.h"

struct state {
    struct phase phase;
    struct addr_classes classes;
    bool any; /* division without sense */
    uint32_t blk, stride;
    unsigned advance, onward; /* eighths */
    unsigned sets, setw;
};

static void *create(struct stim_env *e)
{
    struct state *s = xcalloc(1, sizeof *s);
    struct addr_separator a = addr_separator_new(e->params);
    s->sets = a.sets;
    s->setw = a.setw;
    return s;
}

static void divide(struct state *s, struct rng *r)
{
    static const unsigned shares[] = {0, 1, 32768, 52429, 65535, 65536};
    unsigned rf = rng_below(r, s->sets + 1);
    s->any = stim_chance(r, 2);
    s->classes = addr_divide(rf, s->sets - rf, 1 + rng_below(r, 64), 1 + rng_below(r, 64),
                             shares[rng_below(r, 6)]);
}

static uint32_t any_bits(struct rng *r, unsigned n)
{
    return (uint32_t)stim_bits(r, n, 4);
}

/* The last block on one side of a limit, or the first on the other. */
static uint32_t beside_limit(struct rng *r, const struct addr_classes *c)
{
    uint32_t hash = (rng_below(r, 2) ? c->threshold : c->threshold_rf) - rng_below(r, 2);
    return addr_unhash(hash & ((1u << AS_HASH_BITS) - 1), any_bits(r, AS_BLK_BITS - AS_HASH_BITS));
}

/* A block and scales for which all bits of the product say the set: it is just below a set or at
 * most a little beyond its beginning. An odd distance has an inverse. */
static uint32_t beside_set(struct rng *r, struct addr_classes *c)
{
    uint32_t distance = any_bits(r, AS_HASH_BITS) | 1, inverse = distance;
    for (unsigned right = 3; right < AS_SCALE_ONE; right *= 2) /* so many bits are */
        inverse *= 2 - distance * inverse;
    uint32_t beyond = rng_below(r, 64) - 32;
    c->scale_rf = c->scale_l1 = (inverse * beyond & ((1u << AS_SCALE_ONE) - 1)) |
                                (uint32_t)stim_chance(r, 2) << AS_SCALE_ONE;
    uint32_t first = rng_below(r, 2) ? 0 : c->threshold_rf;
    return addr_unhash((first + distance) & ((1u << AS_HASH_BITS) - 1),
                       any_bits(r, AS_BLK_BITS - AS_HASH_BITS));
}

static void drive(void *self, struct stim_env *e, uint32_t *in)
{
    const struct addr_separator_at *at = addr_separator_at(e->ports);
    static const uint32_t strides[] = {0, 1, 2, 16, 175, 256, 4096, 65536};
    struct state *s = self;
    struct rng *r = &e->rng;
    if (phase_step(&s->phase, r, 1)) {
        divide(s, r);
        s->blk = any_bits(r, AS_BLK_BITS);
        s->stride = rng_below(r, 9) < 8 ? strides[rng_below(r, 8)] : any_bits(r, AS_BLK_BITS);
        s->advance = 8 - rng_below(r, 8);
        s->onward = 8 - rng_below(r, 8);
    }
    s->blk = (s->blk + s->stride) & ((1u << AS_BLK_BITS) - 1);
    struct addr_classes c = s->classes;
    if (s->any)
        c = (struct addr_classes){any_bits(r, AS_THRESHOLD_BITS), any_bits(r, AS_THRESHOLD_BITS),
                                  any_bits(r, AS_SCALE_BITS), any_bits(r, AS_SCALE_BITS),
                                  any_bits(r, s->setw)};
    if (port_exists(&at->advance)) {
        port_put_all(&at->advance, in, stim_chance(r, s->advance));
        port_put_all(&at->onward, in, stim_chance(r, s->onward));
    }
    uint32_t blk = s->any ? any_bits(r, AS_BLK_BITS) : s->blk;
    if (s->any && stim_chance(r, 2))
        blk = beside_set(r, &c);
    else if (stim_chance(r, 1))
        blk = beside_limit(r, &c);
    port_put_all(&at->blk, in, blk);
    port_put_all(&at->threshold, in, c.threshold);
    port_put_all(&at->threshold_rf, in, c.threshold_rf);
    port_put_all(&at->scale_rf, in, c.scale_rf);
    port_put_all(&at->scale_l1, in, c.scale_l1);
    port_put_all(&at->first_l1, in, c.first_l1 & ((1u << s->setw) - 1));
}

const struct stimulus stim_addr_separator = {create, free, drive, NULL, NULL};

const struct legal legal_addr_separator = {0}; /* it only computes */
