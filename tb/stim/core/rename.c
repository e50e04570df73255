/* Constants of warps with and without a stack, with frames that do and do not go round its end,
 * and any constants at all; registers around the limits. */
#include "cmodel/core/rename.h"
#include "base/mem.h"
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
    const struct rename_at *at = rename_at(e->ports);
    struct state *s = self;
    struct rng *r = &e->rng;
    struct rename_constants k = draw(s, r);
    port_from_u64(&at->cons_base, in, k.base);
    port_from_u64(&at->cons_off, in, k.off);
    port_from_u64(&at->cons_offw, in, k.offw);
    port_from_u64(&at->cons_lim, in, k.lim);
    port_from_u64(&at->cons_wrx, in, k.wrx);
    port_from_u64(&at->cons_k, in, k.k);
    for (unsigned i = 0; i < s->c.operands; i++) {
        unsigned near[] = {s->c.r0cs, k.lim, k.wrx, k.k}, pick = rng_below(r, 8);
        unsigned reg = pick < 4 ? near[pick] + rng_below(r, 5) - 2 : rng_below(r, 256);
        port_put(&at->x, in, i, reg & 255);
        port_put(&at->x_valid, in, i, stim_chance(r, 7));
    }
}

const struct stimulus stim_rename = {create, free, drive, NULL, NULL};

const struct legal legal_rename = {0}; /* it only computes */
