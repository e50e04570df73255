/* Programs with calls of every kind, small and many. */
#ifndef WS_TEST_RANDOM_CALLS_H
#define WS_TEST_RANDOM_CALLS_H

#include "cmodel/cars/program.h"
#include "cmodel/rng.h"

/* The shape of program `seed`. */
static inline struct call_shape random_shape(uint64_t seed)
{
    struct rng r;
    rng_seed(&r, seed);
    return (struct call_shape){.name = "random",
                               .seed = seed,
                               .functions = 2 + rng_below(&r, 8),
                               .depth = 3 + rng_below(&r, 8),
                               .body = 2 + rng_below(&r, 8),
                               .kernel_body = 4,
                               .saved_least = rng_below(&r, 2),
                               .saved_most = 2 + rng_below(&r, 9),
                               .kernel_registers = 18 + rng_below(&r, 12),
                               .iterations = 4,
                               .sites = 3,
                               .budget = 40,
                               .deeper = 80,
                               .recursive = rng_below(&r, 2) * 30,
                               .divergent = 30,
                               .early = 40,
                               .exits = 10,
                               .indirect = 30,
                               .late_push = 30,
                               .barrier = 30,
                               .barrier_inside = 20,
                               .loads = 25,
                               .stores = 10};
}

#endif
