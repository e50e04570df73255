/* Constants of warps with and without a stack, with frames that do and do not go round its end,
 * and any constants at all; registers around the limits. */
#include "cmodel/cars/rename.h"
#include "params/base/outfile.h"
#include "tb/legal.h"

struct state {
    struct rename_config c;
    unsigned scap;
};

static void *create(struct stim_env *e)
{
    struct state *s = xcalloc(1, sizeof *s);
    s->c = rename_config(e->params);
    s->scap = params_u(e->params, "frame.scap");
    return s;
}

static void put(struct stim_env *e, uint32_t *in, const char *port, uint32_t value)
{
    if (stim_has(e, port))
        in[stim_at(e, port)] = value;
}

static uint32_t bits(struct rng *r, unsigned n)
{
    return (uint32_t)stim_bits(r, n, 4);
}

static struct rename_constants draw(struct state *s, struct rng *r)
{
    unsigned physw = s->c.physw;
    if (stim_chance(r, 2))
        return (struct rename_constants){bits(r, physw),
                                         bits(r, physw),
                                         bits(r, physw),
                                         bits(r, RENAME_LIMIT_BITS),
                                         bits(r, RENAME_LIMIT_BITS),
                                         bits(r, RENAME_LIMIT_BITS)};
    unsigned size = stim_chance(r, 1) ? 0 : 1 + rng_below(r, s->scap);
    unsigned rfp = size ? rng_below(r, size) : 0, rsp = size ? rng_below(r, size) : 0;
    unsigned k = stim_chance(r, 4) ? s->c.r0cs + rng_below(r, 8) : rng_below(r, 257);
    return rename_constants(&s->c, bits(r, physw), k, size, rfp, rsp);
}

static void drive(void *self, struct stim_env *e, uint32_t *in)
{
    struct state *s = self;
    struct rng *r = &e->rng;
    struct rename_constants k = draw(s, r);
    put(e, in, "cons_base", k.base);
    put(e, in, "cons_off", k.off);
    put(e, in, "cons_offw", k.offw);
    put(e, in, "cons_lim", k.lim);
    put(e, in, "cons_wrx", k.wrx);
    put(e, in, "cons_k", k.k);
    uint32_t *x = in + stim_at(e, "x");
    for (unsigned i = 0; i < s->c.operands; i++) {
        unsigned near[] = {s->c.r0cs, k.lim, k.wrx, k.k}, pick = rng_below(r, 8);
        unsigned reg = pick < 4 ? near[pick] + rng_below(r, 5) - 2 : rng_below(r, 256);
        pins_put(x, i * RENAME_REG_BITS, RENAME_REG_BITS, reg & 255);
        pins_put(in + stim_at(e, "x_valid"), i, 1, stim_chance(r, 7));
    }
}

const struct stimulus stim_rename = {create, free, drive, NULL, NULL};

const struct legal legal_rename = {0}; /* it only computes */
