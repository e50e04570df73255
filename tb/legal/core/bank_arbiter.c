/* Requests are held; a collector is pushed when it is free, by one scheduler; a
 * steal reads an idle bank for an operand that is pushed in the same cycle. */
#include "contract/core/bank_arbiter.h"
#include "base/mem.h"
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
    const struct bank_arbiter_at *at = bank_arbiter_at(e->ports);
    const struct sizes *z = &e->z;
    uint64_t busy = 0;
    for (unsigned c = 0; c < z->ncu; c++)
        busy |= (uint64_t)(s->owed[c] != 0) << c;
    if (z->physw)
        legal_limit(in + port_word(&at->push_phys), z->nsched * z->nsrc, z->physw,
                    z->nbank * z->depth);
    for (unsigned i = 0; i < z->nsched; i++) {
        uint64_t cu = port_get(&at->push_cu, in, i) & ~busy;
        cu &= -cu;
        bool valid = cu && port_get(&at->push_valid, in, i);
        busy |= valid ? cu : 0;
        port_put(&at->push_valid, in, i, valid);
        port_put(&at->push_cu, in, i, valid ? cu : 0);
    }
}

/* Read again is for a collector that has everything and is not pushed. */
static void correct_again(const struct state *s, struct stim_env *e, uint32_t *in)
{
    const struct bank_arbiter_at *at = bank_arbiter_at(e->ports);
    const struct sizes *z = &e->z;
    uint64_t again = port_all(&at->again_valid, in);
    for (unsigned c = 0; c < z->ncu; c++)
        again &= ~((uint64_t)(s->owed[c] != 0) << c);
    for (unsigned i = 0; i < z->nsched; i++)
        if (port_get(&at->push_valid, in, i))
            again &= ~port_get(&at->push_cu, in, i);
    port_put_all(&at->again_valid, in, again);
    if (z->physw)
        legal_limit(in + port_word(&at->again_phys), z->ncu, z->physw, z->nbank * z->depth);
}

/* The steals follow from the operands that are said to be stolen. */
static void correct_steals(struct stim_env *e, uint32_t *in)
{
    const struct bank_arbiter_at *at = bank_arbiter_at(e->ports);
    const struct sizes *z = &e->z;
    uint64_t wanted = port_all(&at->push_stolen, in);
    bits_zero(in + port_word(&at->steal_valid), 0, z->nbank);
    bits_zero(in + port_word(&at->push_stolen), 0, (size_t)z->nsched * z->nsrc);
    if (z->roww)
        bits_zero(in + port_word(&at->steal_row), 0, (size_t)z->nbank * z->roww);
    bits_zero(in + port_word(&at->steal_sched), 0, (size_t)z->nbank * z->nsched);
    bits_zero(in + port_word(&at->steal_slot), 0, (size_t)z->nbank * z->nsrc);
    uint64_t idle = ~port_all(&at->bank_busy, stim_peek(e, in));
    for (; wanted; wanted &= wanted - 1) {
        unsigned k = first_bit(wanted), s = k / z->nsrc;
        unsigned phys = z->physw ? (unsigned)port_get(&at->push_phys, in, k) : 0;
        unsigned b = phys % z->nbank;
        if (!port_get(&at->push_valid, in, s) || !(idle >> b & 1) ||
            !(port_get(&at->push_src_valid, in, s) >> k % z->nsrc & 1))
            continue;
        if (z->sports < z->nsrc && port_get(&at->push_stolen, in, s)) /* BA-E2 */
            continue;
        idle &= ~(1ull << b);
        pins_put(in + port_word(&at->push_stolen), k, 1, 1);
        port_put(&at->steal_valid, in, b, 1);
        if (z->roww)
            port_put(&at->steal_row, in, b, phys / z->nbank);
        pins_put(in + port_word(&at->steal_sched), b * z->nsched + s, 1, 1);
        pins_put(in + port_word(&at->steal_slot), b * z->nsrc + k % z->nsrc, 1, 1);
    }
}

static void correct(void *self, struct stim_env *e, uint32_t *in)
{
    const struct bank_arbiter_at *at = bank_arbiter_at(e->ports);
    struct state *s = self;
    const struct sizes *z = &e->z;
    port_put_all(&at->wr_valid, in, port_all(&at->wr_valid, in) | s->writing);
    if (z->physw) {
        for (uint64_t v = s->writing; v; v &= v - 1)
            port_put(&at->wr_phys, in, first_bit(v), s->phys[first_bit(v)]);
        legal_limit(in + port_word(&at->wr_phys), z->wbw, z->physw, z->nbank * z->depth);
    }
    correct_pushes(s, e, in);
    if (z->second_read)
        correct_again(s, e, in);
    if (port_exists(&at->steal_valid))
        correct_steals(e, in);
}

static void observe(void *self, struct stim_env *e, const uint32_t *in, const uint32_t *out)
{
    const struct bank_arbiter_at *at = bank_arbiter_at(e->ports);
    struct state *s = self;
    const struct sizes *z = &e->z;
    s->writing = port_all(&at->wr_valid, in) & ~port_all(&at->wr_ready, out);
    for (unsigned i = 0; i < z->wbw && z->physw; i++)
        s->phys[i] = (unsigned)port_get(&at->wr_phys, in, i);
    for (uint64_t v = port_all(&at->push_valid, in); v; v &= v - 1) {
        unsigned i = first_bit(v);
        unsigned cu = first_bit(port_get(&at->push_cu, in, i));
        s->owed[cu] = popcount64(port_get(&at->push_src_valid, in, i));
    }
    for (unsigned t = 0; t < z->nt; t++)
        if (port_get(&at->s_valid, out, t))
            s->owed[t / z->sports]--;
    for (uint64_t v = z->second_read ? port_all(&at->again_valid, in) : 0; v; v &= v - 1)
        s->owed[first_bit(v)]++;
}

static void reset(void *self, struct stim_env *e)
{
    struct state *s = self;
    s->writing = 0;
    memset(s->owed, 0, e->z.ncu * sizeof *s->owed);
}

const struct legal legal_bank_arbiter = {create, destroy, correct, observe, reset};
