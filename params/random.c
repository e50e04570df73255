/* Random legal parameter sets, for tests of the whole space. */
#include "params/base/outfile.h"
#include "params/registry.h"
#include <stdlib.h>
#include <string.h>

/* SplitMix64: a counter through a bijective mixer, so that every seed gives a full-length stream.
 */
static uint64_t draw(uint64_t *state)
{
    uint64_t z = *state += 0x9e3779b97f4a7c15u;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
}

static int64_t below(uint64_t *state, int64_t n)
{
    return (int64_t)(draw(state) % (uint64_t)n);
}

/* A legal value of one row. In wide ranges the magnitude is drawn before the value, with the two
 * ends drawn more often: small structures and extreme ones say more per second of simulation than
 * the many large ones in between. */
static int64_t draw_value(const struct param_decl *r, uint64_t *state)
{
    if (r->kind == PARAM_ENUM) {
        int64_t words = 0;
        while (r->words[words])
            words++;
        return below(state, words);
    }
    int64_t v;
    do {
        int64_t span = r->max - r->min + 1, limit = span;
        if (span > 16) {
            int64_t end = below(state, 16);
            if (end < 2)
                return end ? r->max : r->min; /* both ends of every row are legal */
            int bits = 1;
            while (((int64_t)1 << bits) < span)
                bits++;
            limit = (int64_t)1 << (1 + below(state, bits));
            limit = limit < span ? limit : span;
        }
        v = r->min + below(state, limit);
    } while (!registry_legal(r, v));
    return v;
}

static bool all_hold(const int64_t *v)
{
    size_t n;
    const struct constraint *c = registry_constraints(&n);
    for (size_t i = 0; i < n; i++)
        if (!c[i].holds(v))
            return false;
    return true;
}

static void pin(int64_t *v, const char *key, int64_t value)
{
    v[registry_find(key)] = value;
}

/* What a register file with CCUs leaves no choice in (private: one unit for each warp). */
static void pin_ccu(int64_t *v)
{
    static const char *const single[] = {"regfile.schedulers", "regfile.s_ports",
                                         "regfile.dispatch_ports"};
    for (size_t i = 0; i < sizeof single / sizeof *single; i++)
        pin(v, single[i], 1);
    size_t policy = registry_find("ccu_allocator.policy"), n;
    if (strcmp(params_registry(&n)[policy].words[v[policy]], "private") == 0)
        pin(v, "regfile.collectors", v[registry_find("regfile.warps")]);
}

/* The knobs that open the holes of the papers on purpose (docs/holes.md): with any of them random
 * programs read stale operands. */
static void close_holes(int64_t *v)
{
    pin(v, "ccu.invalidate", 1);
    pin(v, "ccu.partial_allocate", 0);
    pin(v, "ccu.exit_flush", 1);
}

struct params *params_random(uint64_t seed, unsigned lanes_max)
{
    size_t rows;
    const struct param_decl *reg = params_registry(&rows);
    int64_t *v = xcalloc(rows, sizeof *v);
    uint64_t state = seed;
    /* The kind of register file is drawn once and kept: CCUs in 3 of 10, stealing in 4 of 10. Their
     * constraints are hard to meet, and rejecting them with the rest would make them rare. */
    size_t lanes = registry_find("regfile.lanes"), units = registry_find("regfile.collectors");
    int64_t kind = below(&state, 10);
    bool ccu = kind < 3, steal = kind >= 6;
    do {
        for (size_t i = 0; i < rows; i++)
            v[i] = draw_value(&reg[i], &state);
        pin(v, "regfile.collector", ccu);
        pin(v, "steal_arbiter.enable", steal);
        close_holes(v);
        if (ccu)
            pin_ccu(v);
    } while (!all_hold(v) || !registry_legal(&reg[units], v[units]) ||
             (lanes_max >= (unsigned)reg[lanes].min && v[lanes] > lanes_max));
    char *name = strfmt("random_%llu", (unsigned long long)seed);
    struct params *p = params_from_values(name, v);
    free(name);
    free(v);
    return p;
}
