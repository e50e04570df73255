/* The project's own generator of stimulus: xoshiro256** seeded by splitmix64, state in the caller's
 * hands. (The random picks of the hardware are another thing: cmodel/lfsr.h.) */
#ifndef WS_RNG_H
#define WS_RNG_H

#include "base/splitmix.h"
#include <stdbool.h>

struct rng {
    uint64_t s[4];
};

/* One step as a hash. */
static inline uint64_t mix64(uint64_t v)
{
    return splitmix(&v);
}

static inline void rng_seed(struct rng *r, uint64_t seed)
{
    for (unsigned i = 0; i < 4; i++)
        r->s[i] = mix64(seed + i * SPLITMIX_STEP);
}

static inline uint64_t rng_next(struct rng *r)
{
    uint64_t *s = r->s, t = s[1] * 5, out = (t << 7 | t >> 57) * 9;
    t = s[1] << 17;
    s[2] ^= s[0];
    s[3] ^= s[1];
    s[1] ^= s[2];
    s[0] ^= s[3];
    s[2] ^= t;
    s[3] = s[3] << 45 | s[3] >> 19;
    return out;
}

/* 0 .. n-1; n > 0. */
static inline unsigned rng_below(struct rng *r, unsigned n)
{
    return (unsigned)((rng_next(r) >> 32) * n >> 32);
}

static inline bool rng_percent(struct rng *r, unsigned percent)
{
    return rng_below(r, 100) < percent;
}

#endif
