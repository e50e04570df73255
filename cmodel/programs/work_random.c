/* Constrained random programs: whatever a trace could ask of the register file, and much that no
 * compiler would write. Every block draws its own taste, so that stretches of one kind (all
 * operands in one bank, nothing but writes, long chains, empty programs) alternate. */
#include "base/diag.h"
#include "base/mem.h"
#include "cmodel/core/regmap.h"
#include "cmodel/programs/program.h"
#include "cmodel/programs/work_random_calls.h"
#include "cmodel/programs/work_source.h"
#include "cmodel/rng.h"
#include <stdlib.h>

struct random_work {
    struct rng rng;
    struct sizes z;
    struct regmap map;
    unsigned nrf, nslots;
    unsigned regions; /* of a register file, at most: warps that have registers at a time */
    uint64_t shared_bytes;
    unsigned kernel, block;
    struct random_calls *calls; /* where registers are renamed */
    bool plain;                 /* the last block had none */
};

/* How a block's operands are chosen. The last: the registers that numbers in registers name
 * (program.h), with indirect accesses only. */
enum taste {
    TASTE_UNIFORM,
    TASTE_FEW,
    TASTE_ONE_BANK,
    TASTE_NEIGHBOURS,
    N_TASTE,
    TASTE_LOW = N_TASTE
};

static unsigned pick_reg(struct random_work *w, enum taste t, unsigned nregs, unsigned home)
{
    struct rng *r = &w->rng;
    switch (t) {
    case TASTE_FEW:
        return (home + rng_below(r, 4)) % nregs;
    case TASTE_ONE_BANK: {
        unsigned bank = home % w->z.nbank, rows = (nregs + w->z.nbank - 1) / w->z.nbank;
        unsigned reg = rng_below(r, rows) * w->z.nbank + bank;
        return reg < nregs ? reg : home;
    }
    case TASTE_NEIGHBOURS:
        return (home + rng_below(r, 2 * w->z.nbank)) % nregs;
    case TASTE_LOW:
        return rng_below(r, nregs < LOW_REGISTERS ? nregs : LOW_REGISTERS);
    default:
        return rng_below(r, nregs);
    }
}

static void random_op(struct random_work *w, struct op *o, enum taste t, unsigned nregs,
                      unsigned home, unsigned write_percent)
{
    static const enum op_class classes[] = {OP_INT,     OP_INT,        OP_SP,         OP_SP,
                                            OP_SFU,     OP_DP,         OP_TENSOR,     OP_BRANCH,
                                            OP_UNIFORM, OP_MEM_GLOBAL, OP_MEM_SHARED, OP_BARRIER};
    struct rng *r = &w->rng;
    unsigned n = w->z.nsrc;
    *o = (struct op){.name = xstrdup("random")};
    o->class = classes[rng_below(r, sizeof classes / sizeof *classes)];
    if (o->class == OP_BARRIER && rng_percent(r, 70)) /* at which all wait for the last */
        o->class = OP_INT;
    o->barrier = o->class == OP_BARRIER;
    o->width = o->class == OP_MEM_GLOBAL || o->class == OP_MEM_SHARED ? 4 : 0;
    o->memory.space = o->class == OP_MEM_SHARED ? MEM_SHARED : MEM_GLOBAL;
    o->indirect = w->z.second_read && rng_percent(r, 15);
    if (o->indirect && w->z.finds_target && rng_percent(r, 50))
        o->indirect = INDIRECT_WRITE;
    if (o->indirect) {
        o->class = OP_INT;
        o->barrier = false;
        o->width = 0;
        op_add_src(o, pick_reg(w, t, nregs, home));
        if (o->indirect == INDIRECT_WRITE)
            op_add_src(o, pick_reg(w, t, nregs, home));
        else
            op_add_dst(o, pick_reg(w, t, nregs, home));
        return;
    }
    unsigned nsrc = rng_below(r, n + 1);
    if (rng_percent(r, 30))
        nsrc = n;
    if (rng_percent(r, 5))
        nsrc = n + 1 + rng_below(r, 2 * n); /* several micro-operations */
    for (unsigned k = 0; k < nsrc; k++)
        op_add_src(o, pick_reg(w, t, nregs, home));
    unsigned ndst = rng_percent(r, write_percent) ? 1 + rng_percent(r, 20) * rng_below(r, 8) : 0;
    o->memory.action = !ndst ? MEM_STORE : nsrc == 3 ? MEM_ATOMIC : MEM_LOAD;
    o->memory.bypass = o->memory.action == MEM_ATOMIC;
    for (unsigned k = 0; k < ndst; k++)
        op_add_dst(o, pick_reg(w, t, nregs, home));
}

static uint32_t random_mask(struct rng *r)
{
    switch (rng_below(r, 8)) {
    case 0:
        return 0;
    case 1:
        return 1u << rng_below(r, 32);
    case 2:
        return (uint32_t)rng_next(r);
    case 3:
        return (uint32_t)(rng_next(r) & rng_next(r));
    default:
        return UINT32_MAX;
    }
}

/* Warps of the lowest `n` slots that share a register file. */
static unsigned warps_together(const struct random_work *w, unsigned n)
{
    unsigned all = w->nrf * w->z.nsched, rest = n % all;
    return n / all * w->z.nsched + (rest < w->z.nsched ? rest : w->z.nsched);
}

/* Most registers per warp with which a block of n warps fits an empty SM; 0 if it never does. */
static unsigned most_regs(const struct random_work *w, unsigned n)
{
    unsigned together = warps_together(w, n), regs = w->map.total / together;
    if (together > w->regions)
        return 0;
    if (w->map.swizzle)
        regs = regs / w->z.nbank * w->z.nbank;
    return regs < w->z.warp_regs ? regs : w->z.warp_regs;
}

/* Scattered, or so many words apart: the same for all lanes, coalesced, strided; in few lines or
 * many. */
static uint32_t random_lanes(struct lane_pool *pool, const struct inst *i, uint64_t where,
                             unsigned words)
{
    static const uint64_t spans[] = {1u << 10, 1u << 14, 1u << 20, 1u << 30};
    uint64_t base = where % spans[where >> 40 & 3] & ~(uint64_t)3, addr[32];
    uint64_t step = 4ull * words << (where >> 44 & 3);
    bool scattered = (where >> 42 & 3) == 3;
    unsigned n = (unsigned)__builtin_popcount(i->mask);
    for (unsigned k = 0; k < n; k++)
        addr[k] = scattered ? mix64(where + k) % spans[where >> 40 & 3] : base + k * step;
    return (uint32_t)lanes_pack(pool, addr, n);
}

/* Behind an indirect access often something that writes at once what it may name; or reads it, if
 * that is written. */
static const struct op *random_behind(struct random_work *w, struct block *b, const struct op *last)
{
    if (!last || !last->indirect || !rng_percent(&w->rng, 50))
        return NULL;
    struct op o = {.name = xstrdup("random"), .class = OP_INT};
    if (last->indirect == INDIRECT_WRITE && rng_percent(&w->rng, 50))
        op_add_src(&o, pick_reg(w, TASTE_LOW, b->nregs, 0));
    else
        op_add_dst(&o, pick_reg(w, TASTE_LOW, b->nregs, 0));
    uint32_t at = op_table_add(b->own_ops, &o);
    return b->own_ops->ops[at];
}

static struct block *plain_next(struct random_work *w)
{
    struct rng *r = &w->rng;
    struct block *b = xcalloc(1, sizeof *b);
    b->own_ops = xcalloc(1, sizeof *b->own_ops);
    w->kernel += rng_percent(r, 2);
    b->kernel = w->kernel;
    b->kernel_name = b->from = "random";
    b->x = w->block++;
    b->nwarps = 1 + rng_below(r, rng_percent(r, 35) ? w->nslots : (w->nslots + 3) / 4);
    while (!most_regs(w, b->nwarps))
        b->nwarps--;
    unsigned most = most_regs(w, b->nwarps);
    /* Mostly so few that all warp slots can be in use. */
    unsigned fair = w->map.total / w->z.nw;
    if (rng_percent(r, 85) && fair && fair < most)
        most = fair;
    b->nregs = rng_percent(r, 50) ? most : 1 + rng_below(r, most);
    b->shared_bytes = rng_percent(r, 20) ? rng_next(r) % (w->shared_bytes + 1) : 0;

    enum taste t = (enum taste)rng_below(r, N_TASTE + w->z.second_read);
    static const unsigned percents[] = {0, 10, 30, 30, 70, 100};
    unsigned write_percent = percents[rng_below(r, 6)], nops = 1 + rng_below(r, 40);
    for (unsigned i = 0; i < nops; i++) {
        struct op o;
        random_op(w, &o, t, b->nregs, rng_below(r, b->nregs), write_percent);
        op_table_add(b->own_ops, &o);
    }
    static const unsigned nears[] = {0, 20, 50, 50, 80, 100};
    unsigned near_percent = w->z.hints ? nears[rng_below(r, 6)] : 0;
    static const unsigned lengths[] = {1, 3, 10, 40, 120, 120};
    unsigned longest = lengths[rng_below(r, 6)];
    b->first = xcalloc(b->nwarps + 1, sizeof *b->first);
    for (unsigned i = 0; i < b->nwarps; i++) {
        unsigned n = rng_percent(r, 50) ? longest : rng_below(r, longest + 1);
        b->first[i] = b->ninsts;
        b->insts = xrealloc(b->insts, (b->ninsts + n + 1) * sizeof *b->insts);
        for (unsigned k = 0; k < n; k++) {
            const struct op *op = b->own_ops->ops[rng_below(r, nops)], *behind;
            if ((behind = random_behind(w, b, k ? b->insts[b->ninsts - 1].op : NULL)))
                op = behind;
            b->insts[b->ninsts++] = (struct inst){.pc = 16 * k, .op = op};
            struct inst *in = &b->insts[b->ninsts - 1];
            uint64_t where = op->width ? rng_next(r) : 0;
            in->mask = random_mask(r);
            unsigned words = op->width ? rng_below(r, 8) : 0;
            if (op->width && in->mask)
                in->lanes = random_lanes(&b->lanes, in, where, words);
            for (unsigned bit = 0; w->z.hints && bit < 16; bit++)
                b->insts[b->ninsts - 1].near |= (uint16_t)(rng_percent(r, near_percent) << bit);
        }
    }
    b->first[b->nwarps] = b->ninsts;
    return b;
}

/* With calls most of it are programs with calls. */
static struct block *random_next(void *self, struct diag *d)
{
    struct random_work *w = self;
    if (!w->calls)
        return plain_next(w);
    if (rng_percent(&w->rng, 15)) {
        w->kernel += !w->plain; /* of a kernel of its own */
        w->plain = true;
        return plain_next(w);
    }
    bool fresh;
    struct block *b = random_calls_next(w->calls, &fresh, d);
    w->kernel += fresh || w->plain;
    w->plain = false;
    if (b)
        b->kernel = w->kernel;
    return b;
}

static void random_free(void *self)
{
    struct random_work *w = self;
    random_calls_free(w->calls);
    free(w);
}

struct work *work_random(const struct params *p, uint64_t seed)
{
    struct random_work *w = xcalloc(1, sizeof *w);
    rng_seed(&w->rng, mix64(seed));
    w->z = params_sizes(p);
    w->map = regmap_make(p);
    w->nrf = params_u(p, "env.subcores");
    w->nslots = w->nrf * w->z.nw;
    w->regions = w->z.gives ? params_u(p, "warp_status.regions") : w->z.nw;
    w->shared_bytes = (uint64_t)params_u(p, "env.shared_kb") * 1024;
    if (random_calls_fit(p))
        w->calls = random_calls_create(p, mix64(~seed));
    struct work *work = work_new(random_next, random_free, w);
    work_set_random(work, seed);
    return work;
}
