/* Requests are held; a collector is pushed when it is free, by one scheduler; a
 * steal reads an idle bank for an operand that is pushed in the same cycle. */
#include "cmodel/config.h"
#include "cmodel/util.h"
#include "tb/legal.h"

struct state {
    unsigned *owed;   /* [NCU] operands on their way */
    uint64_t writing; /* requests that wait */
    unsigned *phys;   /* [WBW] their registers */
};

static void *create(struct stim_env *e)
{
    struct state *s = xcalloc(1, sizeof *s);
    s->owed = xcalloc(e->z.ncu, sizeof *s->owed);
    s->phys = xcalloc(e->z.wbw, sizeof *s->phys);
    return s;
}

static void destroy(void *self)
{
    struct state *s = self;
    free(s->owed);
    free(s->phys);
    free(s);
}

static void correct_pushes(const struct state *s, struct stim_env *e, uint32_t *in)
{
    const struct sizes *z = &e->z;
    uint64_t busy = 0;
    for (unsigned c = 0; c < z->ncu; c++)
        busy |= (uint64_t)(s->owed[c] != 0) << c;
    if (z->physw)
        legal_limit(in + stim_at(e, "push_phys"), z->nsched * z->nsrc, z->physw,
                    z->nbank * z->depth);
    for (unsigned i = 0; i < z->nsched; i++) {
        uint64_t cu = pins_get(in + stim_at(e, "push_cu"), i * z->ncu, z->ncu) & ~busy;
        cu &= -cu;
        bool valid = cu && pins_get(in + stim_at(e, "push_valid"), i, 1);
        busy |= valid ? cu : 0;
        pins_put(in + stim_at(e, "push_valid"), i, 1, valid);
        pins_put(in + stim_at(e, "push_cu"), i * z->ncu, z->ncu, valid ? cu : 0);
    }
}

/* Read again is for a collector that has everything and is not pushed. */
static void correct_again(const struct state *s, struct stim_env *e, uint32_t *in)
{
    const struct sizes *z = &e->z;
    uint64_t again = pins_get(in + stim_at(e, "again_valid"), 0, z->ncu);
    for (unsigned c = 0; c < z->ncu; c++)
        again &= ~((uint64_t)(s->owed[c] != 0) << c);
    for (unsigned i = 0; i < z->nsched; i++)
        if (pins_get(in + stim_at(e, "push_valid"), i, 1))
            again &= ~pins_get(in + stim_at(e, "push_cu"), i * z->ncu, z->ncu);
    pins_put(in + stim_at(e, "again_valid"), 0, z->ncu, again);
    if (z->physw)
        legal_limit(in + stim_at(e, "again_phys"), z->ncu, z->physw, z->nbank * z->depth);
}

/* The steals follow from the operands that are said to be stolen. */
static void correct_steals(struct stim_env *e, uint32_t *in)
{
    const struct sizes *z = &e->z;
    unsigned valid = stim_at(e, "steal_valid"), sched = stim_at(e, "steal_sched"),
             slot = stim_at(e, "steal_slot");
    unsigned stolen = stim_at(e, "push_stolen");
    uint64_t wanted = pins_get(in + stolen, 0, z->nsched * z->nsrc);
    bits_zero(in + valid, 0, z->nbank);
    bits_zero(in + stolen, 0, (size_t)z->nsched * z->nsrc);
    if (z->roww)
        bits_zero(in + stim_at(e, "steal_row"), 0, (size_t)z->nbank * z->roww);
    bits_zero(in + sched, 0, (size_t)z->nbank * z->nsched);
    bits_zero(in + slot, 0, (size_t)z->nbank * z->nsrc);
    uint64_t idle = ~pins_get(stim_peek(e, in) + stim_at(e, "bank_busy"), 0, z->nbank);
    for (; wanted; wanted &= wanted - 1) {
        unsigned k = first_bit(wanted), s = k / z->nsrc;
        unsigned phys =
            z->physw ? (unsigned)pins_get(in + stim_at(e, "push_phys"), k * z->physw, z->physw) : 0;
        unsigned b = phys % z->nbank;
        if (!pins_get(in + stim_at(e, "push_valid"), s, 1) || !(idle >> b & 1) ||
            !pins_get(in + stim_at(e, "push_src_valid"), k, 1))
            continue;
        idle &= ~(1ull << b);
        pins_put(in + stolen, k, 1, 1);
        pins_put(in + valid, b, 1, 1);
        if (z->roww)
            pins_put(in + stim_at(e, "steal_row"), b * z->roww, z->roww, phys / z->nbank);
        pins_put(in + sched, b * z->nsched + s, 1, 1);
        pins_put(in + slot, b * z->nsrc + k % z->nsrc, 1, 1);
    }
}

static void correct(void *self, struct stim_env *e, uint32_t *in)
{
    struct state *s = self;
    const struct sizes *z = &e->z;
    pins_put(in + stim_at(e, "wr_valid"), 0, z->wbw,
             pins_get(in + stim_at(e, "wr_valid"), 0, z->wbw) | s->writing);
    if (z->physw) {
        for (uint64_t v = s->writing; v; v &= v - 1)
            pins_put(in + stim_at(e, "wr_phys"), first_bit(v) * z->physw, z->physw,
                     s->phys[first_bit(v)]);
        legal_limit(in + stim_at(e, "wr_phys"), z->wbw, z->physw, z->nbank * z->depth);
    }
    correct_pushes(s, e, in);
    if (z->second_read)
        correct_again(s, e, in);
    if (stim_has(e, "steal_valid"))
        correct_steals(e, in);
}

static void observe(void *self, struct stim_env *e, const uint32_t *in, const uint32_t *out)
{
    struct state *s = self;
    const struct sizes *z = &e->z;
    s->writing = pins_get(in + stim_at(e, "wr_valid"), 0, z->wbw) &
                 ~pins_get(out + stim_at(e, "wr_ready"), 0, z->wbw);
    for (unsigned i = 0; i < z->wbw && z->physw; i++)
        s->phys[i] = (unsigned)pins_get(in + stim_at(e, "wr_phys"), i * z->physw, z->physw);
    for (uint64_t v = pins_get(in + stim_at(e, "push_valid"), 0, z->nsched); v; v &= v - 1) {
        unsigned i = first_bit(v);
        unsigned cu = first_bit(pins_get(in + stim_at(e, "push_cu"), i * z->ncu, z->ncu));
        s->owed[cu] = popcount64(pins_get(in + stim_at(e, "push_src_valid"), i * z->nsrc, z->nsrc));
    }
    for (unsigned t = 0; t < z->nt; t++)
        if (pins_get(out + stim_at(e, "s_valid"), t, 1))
            s->owed[t / z->sports]--;
    for (uint64_t v = z->second_read ? pins_get(in + stim_at(e, "again_valid"), 0, z->ncu) : 0; v;
         v &= v - 1)
        s->owed[first_bit(v)]++;
}

static void reset(void *self, struct stim_env *e)
{
    struct state *s = self;
    s->writing = 0;
    memset(s->owed, 0, e->z.ncu * sizeof *s->owed);
}

const struct legal legal_bank_arbiter = {create, destroy, correct, observe, reset};
