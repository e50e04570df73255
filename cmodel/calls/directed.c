/* Programs made for one question each: Fig. 14, and recursion. */
#include "cmodel/calls/table1.h"
#include <stdlib.h>
#include <string.h>

/* What they have in common: a chain of functions that saves `saved` registers each. */
static struct call_shape chain(const char *name, unsigned depth, unsigned saved)
{
    return (struct call_shape){.name = name,
                               .seed = 14,
                               .functions = depth,
                               .levels = true,
                               .depth = depth,
                               .body = 8,
                               .kernel_body = 8,
                               .saved_least = saved,
                               .saved_most = saved,
                               .kernel_registers = 26,
                               .iterations = 6,
                               .sites = 1,
                               .budget = 2 * depth,
                               .deeper = 100,
                               .loads = 26,
                               .stores = 5,
                               .shared = 2,
                               .bytes = 24 * 1024,
                               .blocks = 16,
                               .warps = 8};
}

/* Many more warps than regions, in large blocks that meet at every turn. */
static void with_barriers(struct call_shape *s)
{
    s->blocks = 8;
    s->warps = 32;
    s->barrier = 100;
}

/* Blocks of which not all warps have registers, or not all blocks; they meet, at barriers or by a
 * flag. */
static struct call_shape stall(const char *name, unsigned warps, bool spins)
{
    struct call_shape s = chain(name, 2, 4);
    s.kernel_registers = 60;
    s.blocks = 1;
    s.warps = warps;
    s.barrier = spins ? 0 : 100;
    s.spins = spins;
    return s;
}

/* Some warps of each block are over early, so that its others are spread unevenly over the
 * sub-cores and may wait for regions that waiting warps of other blocks hold. */
static struct call_shape lock(const char *name, unsigned warps)
{
    struct call_shape s = chain(name, 12, 6);
    s.blocks = 16;
    s.warps = warps;
    s.barrier = 100;
    s.leaves = 30;
    s.iterations = 4;
    return s;
}

static struct call_shape fib(const char *name, unsigned depth)
{
    struct call_shape s = chain(name, depth, 4);
    s.functions = 1;
    s.levels = false;
    s.sites = 2;
    s.budget = 4 * depth;
    s.recursive = 100;
    s.body = 29;
    s.iterations = 1;
    s.blocks = 2;
    return s;
}

static const char *const *directed_names(void)
{
    static const char *const names[] = {
        "fig14_flat", "fig14_shallow", "fig14_few", "fig14_deep", "fig14_barrier", "fib_4",
        "fib_8",      "fib_16",        "fib_24",    "fib_32",     "stall_barrier", "stall_spin",
        "spin_few",   "lock_9",        "lock_16",   "lock_21",    "lock_32",       NULL};
    return names;
}

bool directed_shape(const char *name, enum table1_frames frames, struct call_shape *s)
{
    (void)frames; /* they have their own */
    bool locks = strncmp(name, "lock_", 5) == 0;
    if (locks || strncmp(name, "fib_", 4) == 0) {
        for (const char *const *known = directed_names(); *known; known++)
            if (strcmp(*known, name) == 0) {
                *s = locks ? lock(*known, (unsigned)atoi(name + 5))
                           : fib(*known, (unsigned)atoi(name + 4));
                return true;
            }
        return false;
    }
    if (strcmp(name, "fig14_flat") == 0) {
        *s = chain("fig14_flat", 1, 2);
    } else if (strcmp(name, "fig14_shallow") == 0) {
        *s = chain("fig14_shallow", 2, 3);
        s->body = 60;
        s->deeper = 5;
    } else if (strcmp(name, "fig14_few") == 0) {
        *s = chain("fig14_few", 8, 5);
        s->blocks = 1;
    } else if (strcmp(name, "fig14_deep") == 0) {
        *s = chain("fig14_deep", 12, 6);
        with_barriers(s);
        s->iterations = 4;
    } else if (strcmp(name, "fig14_barrier") == 0) {
        *s = chain("fig14_barrier", 3, 5);
        with_barriers(s);
        s->kernel_body = 20;
        s->deeper = 5;
    } else if (strcmp(name, "stall_barrier") == 0) {
        *s = stall("stall_barrier", 40, false);
    } else if (strcmp(name, "stall_spin") == 0) {
        *s = stall("stall_spin", 40, true);
    } else if (strcmp(name, "spin_few") == 0) {
        *s = stall("spin_few", 24, true);
        s->blocks = 4;
    } else {
        return false;
    }
    return true;
}
