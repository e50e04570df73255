/* Collectors are pushed when they are free and come free again after their last operand has
 * arrived; write requests are held until they are taken; steals read idle banks for collectors that
 * are pushed in the same cycle. Loads from idle to all requests on one bank. */
#include "contract/core/bank_arbiter.h"
#include "base/mem.h"
#include "tb/stim.h"
#include <string.h>

struct state {
    struct phase phase;
    unsigned push, sources, write, steal, release; /* eighths */
    unsigned banks, first_bank;                    /* requests lie in that many banks from there */
    unsigned *owed;                                /* [NCU] operands on their way */
    uint64_t busy;                                 /* collectors that are not free */
    uint64_t writing;                              /* write requests that wait */
    const struct bank_arbiter_at *at;
    uint64_t twice;  /* collectors that ask a second time when they have their operand */
    unsigned second; /* eighths */
};

static void *create(struct stim_env *e)
{
    struct state *s = xcalloc(1, sizeof *s);
    s->owed = xcalloc(e->z.ncu, sizeof *s->owed);
    s->at = bank_arbiter_at(e->ports);
    return s;
}

static void destroy(void *self)
{
    free(((struct state *)self)->owed);
    free(self);
}

static void new_phase(struct state *s, const struct sizes *z, struct rng *r)
{
    static const unsigned rates[] = {0, 1, 2, 4, 7, 8};
    s->push = rates[rng_below(r, 6)];
    s->sources = rates[1 + rng_below(r, 5)];
    s->write = stim_chance(r, 3) ? 0 : rates[rng_below(r, 6)];
    s->steal = rates[rng_below(r, 6)];
    s->release = rates[2 + rng_below(r, 4)];
    s->second = z->second_read ? rates[rng_below(r, 6)] : 0;
    s->banks = stim_chance(r, 3) ? 1 : 1 + rng_below(r, z->nbank);
    s->first_bank = rng_below(r, z->nbank);
}

static unsigned any_register(const struct state *s, const struct sizes *z, struct rng *r)
{
    unsigned bank = (s->first_bank + rng_below(r, s->banks)) % z->nbank;
    return rng_below(r, z->depth) * z->nbank + bank;
}

static void drive_writes(struct state *s, const struct sizes *z, struct rng *r, uint32_t *in)
{
    const struct bank_arbiter_at *at = s->at;
    for (unsigned i = 0; i < z->wbw; i++) {
        if (s->writing >> i & 1)
            continue; /* held, with its register */
        s->writing |= (uint64_t)stim_chance(r, s->write) << i;
        if (z->physw)
            port_put(&at->wr_phys, in, i, any_register(s, z, r));
    }
    port_put_all(&at->wr_valid, in, s->writing);
}

/* Scheduler i pushes a free collector, or nothing. Without push_valid its fields mean nothing and
 * are random, but a collector is named by nobody else. */
static void drive_push(struct state *s, const struct sizes *z, struct rng *r, uint32_t *in,
                       unsigned i, uint64_t *taken)
{
    const struct bank_arbiter_at *at = s->at;
    uint64_t available = ~(s->busy | *taken) & ((1ull << z->ncu) - 1), cu = 0;
    bool push = available && stim_chance(r, s->push);
    if (push) {
        unsigned c = rng_below(r, z->ncu);
        while (!(available >> c & 1))
            c = (c + 1) % z->ncu;
        cu = 1ull << c;
        *taken |= cu;
    }
    port_put(&at->push_valid, in, i, push);
    port_put(&at->push_cu, in, i, cu);
    port_put(&at->push_src_valid, in, i, stim_bits(r, z->nsrc, s->sources));
    for (unsigned k = 0; k < z->nsrc && z->physw; k++)
        port_put(&at->push_phys, in, i * z->nsrc + k, any_register(s, z, r));
}

/* Some of the operands that are pushed now are read at once from banks that nobody else wants. */
static void drive_steals(struct state *s, struct stim_env *e, uint32_t *in)
{
    const struct bank_arbiter_at *at = bank_arbiter_at(e->ports);
    const struct sizes *z = &e->z;
    struct rng *r = &e->rng;
    port_put_all(&at->steal_valid, in, 0);
    for (unsigned i = 0; i < z->nsched; i++)
        port_put(&at->push_stolen, in, i, 0);
    for (unsigned b = 0; b < z->nbank; b++) {
        if (z->roww)
            port_put(&at->steal_row, in, b, 0);
        port_put(&at->steal_sched, in, b, 0);
        port_put(&at->steal_slot, in, b, 0);
    }
    const uint32_t *out = stim_peek(e, in);
    uint64_t idle = ~port_all(&at->bank_busy, out);
    for (unsigned i = 0; i < z->nsched; i++) {
        bool room = true; /* BA-E2 */
        for (unsigned k = 0; k < z->nsrc && room; k++) {
            unsigned operand = i * z->nsrc + k;
            unsigned phys = z->physw ? (unsigned)port_get(&at->push_phys, in, operand) : 0;
            unsigned bank = phys % z->nbank;
            if (!port_get(&at->push_valid, in, i) ||
                !(port_get(&at->push_src_valid, in, i) >> k & 1) || !(idle >> bank & 1) ||
                !stim_chance(r, s->steal))
                continue;
            idle &= ~(1ull << bank);
            room = z->sports == z->nsrc;
            pins_put(in + port_word(&at->push_stolen), operand, 1, 1);
            port_put(&at->steal_valid, in, bank, 1);
            if (z->roww)
                port_put(&at->steal_row, in, bank, phys / z->nbank);
            pins_put(in + port_word(&at->steal_sched), bank * z->nsched + i, 1, 1);
            pins_put(in + port_word(&at->steal_slot), bank * z->nsrc + k, 1, 1);
        }
    }
}

/* Collectors that have their operand and are not free ask for another one. */
static void drive_again(struct state *s, const struct sizes *z, struct rng *r, uint32_t *in)
{
    const struct bank_arbiter_at *at = s->at;
    uint64_t again = 0;
    for (unsigned c = 0; c < z->ncu; c++) {
        bool asks = (s->busy & s->twice) >> c & 1 && s->owed[c] == 0 && stim_chance(r, s->second);
        again |= (uint64_t)asks << c;
        if (z->physw) /* without again_valid it means nothing */
            port_put(&at->again_phys, in, c, any_register(s, z, r));
    }
    port_put_all(&at->again_valid, in, again);
}

static void drive(void *self, struct stim_env *e, uint32_t *in)
{
    const struct bank_arbiter_at *at = bank_arbiter_at(e->ports);
    struct state *s = self;
    const struct sizes *z = &e->z;
    struct rng *r = &e->rng;
    uint64_t taken = 0;
    if (phase_step(&s->phase, r, 1))
        new_phase(s, z, r);
    for (unsigned c = 0; c < z->ncu; c++)
        if (s->owed[c] == 0 && stim_chance(r, s->release))
            s->busy &= ~(1ull << c);
    drive_writes(s, z, r, in);
    if (z->second_read)
        drive_again(s, z, r, in);
    for (unsigned i = 0; i < z->nsched; i++)
        drive_push(s, z, r, in, i, &taken);
    if (port_exists(&at->steal_valid))
        drive_steals(s, e, in);
}

static void observe(void *self, struct stim_env *e, const uint32_t *in, const uint32_t *out)
{
    const struct bank_arbiter_at *at = bank_arbiter_at(e->ports);
    struct state *s = self;
    const struct sizes *z = &e->z;
    s->writing &= ~port_all(&at->wr_ready, out);
    for (unsigned i = 0; i < z->nsched; i++) {
        if (!port_get(&at->push_valid, in, i))
            continue;
        uint64_t cu = port_get(&at->push_cu, in, i);
        unsigned c = (unsigned)__builtin_ctzll(cu);
        s->busy |= cu;
        s->twice |= cu;
        s->owed[c] = (unsigned)__builtin_popcountll(port_get(&at->push_src_valid, in, i));
    }
    for (unsigned t = 0; t < z->nt; t++)
        if (port_get(&at->s_valid, out, t))
            s->owed[t / z->sports]--;
    uint64_t again = z->second_read ? port_all(&at->again_valid, in) : 0;
    s->twice &= ~again;
    for (; again; again &= again - 1)
        s->owed[__builtin_ctzll(again)]++;
}

static void reset(void *self, struct stim_env *e)
{
    struct state *s = self;
    s->busy = s->writing = 0;
    memset(s->owed, 0, e->z.ncu * sizeof *s->owed);
}

const struct stimulus stim_bank_arbiter = {create, destroy, drive, observe, reset};
