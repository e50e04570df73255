/* Collectors are pushed when they are free and come free again after their last operand has
 * arrived; write requests are held until they are taken; steals read idle banks for collectors that
 * are pushed in the same cycle. Loads from idle to all requests on one bank. */
#include "params/base/outfile.h"
#include "tb/stim.h"

struct state {
    struct phase phase;
    unsigned push, sources, write, steal, release; /* eighths */
    unsigned banks, first_bank;                    /* requests lie in that many banks from there */
    unsigned *owed;                                /* [NCU] operands on their way */
    uint64_t busy;                                 /* collectors that are not free */
    uint64_t writing;                              /* write requests that wait */
    int push_valid, push_cu, push_src_valid, push_phys, push_stolen, wr_valid, wr_phys;
    uint64_t twice;  /* collectors that ask a second time when they have their operand */
    unsigned second; /* eighths */
    int again_valid, again_phys;
    int steal_valid, steal_row, steal_sched, steal_slot, wr_ready, bank_busy, s_valid;
};

static void *create(struct stim_env *e)
{
    struct state *s = xcalloc(1, sizeof *s);
    s->owed = xcalloc(e->z.ncu, sizeof *s->owed);
    s->push_valid = (int)stim_at(e, "push_valid");
    s->push_cu = (int)stim_at(e, "push_cu");
    s->push_src_valid = (int)stim_at(e, "push_src_valid");
    s->push_phys = (int)stim_at(e, "push_phys");
    s->push_stolen = stim_word(e, "push_stolen");
    s->wr_valid = (int)stim_at(e, "wr_valid");
    s->wr_phys = (int)stim_at(e, "wr_phys");
    s->again_valid = stim_word(e, "again_valid");
    s->again_phys = stim_word(e, "again_phys");
    s->steal_valid = stim_word(e, "steal_valid");
    s->steal_row = stim_word(e, "steal_row");
    s->steal_sched = stim_word(e, "steal_sched");
    s->steal_slot = stim_word(e, "steal_slot");
    s->wr_ready = (int)stim_at(e, "wr_ready");
    s->bank_busy = stim_word(e, "bank_busy");
    s->s_valid = (int)stim_at(e, "s_valid");
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
    for (unsigned i = 0; i < z->wbw; i++) {
        if (s->writing >> i & 1)
            continue; /* held, with its register */
        s->writing |= (uint64_t)stim_chance(r, s->write) << i;
        if (z->physw)
            pins_put(in + s->wr_phys, i * z->physw, z->physw, any_register(s, z, r));
    }
    pins_put(in + s->wr_valid, 0, z->wbw, s->writing);
}

/* Scheduler i pushes a free collector, or nothing. Without push_valid its fields mean nothing and
 * are random, but a collector is named by nobody else. */
static void drive_push(struct state *s, const struct sizes *z, struct rng *r, uint32_t *in,
                       unsigned i, uint64_t *taken)
{
    uint64_t available = ~(s->busy | *taken) & ((1ull << z->ncu) - 1), cu = 0;
    bool push = available && stim_chance(r, s->push);
    if (push) {
        unsigned c = rng_below(r, z->ncu);
        while (!(available >> c & 1))
            c = (c + 1) % z->ncu;
        cu = 1ull << c;
        *taken |= cu;
    }
    pins_put(in + s->push_valid, i, 1, push);
    pins_put(in + s->push_cu, i * z->ncu, z->ncu, cu);
    pins_put(in + s->push_src_valid, i * z->nsrc, z->nsrc, stim_bits(r, z->nsrc, s->sources));
    for (unsigned k = 0; k < z->nsrc && z->physw; k++)
        pins_put(in + s->push_phys, (i * z->nsrc + k) * z->physw, z->physw, any_register(s, z, r));
}

/* Some of the operands that are pushed now are read at once from banks that nobody else wants. */
static void drive_steals(struct state *s, struct stim_env *e, uint32_t *in)
{
    const struct sizes *z = &e->z;
    struct rng *r = &e->rng;
    pins_put(in + s->steal_valid, 0, z->nbank, 0);
    for (unsigned i = 0; i < z->nsched; i++)
        pins_put(in + s->push_stolen, i * z->nsrc, z->nsrc, 0);
    for (unsigned b = 0; b < z->nbank; b++) {
        if (z->roww)
            pins_put(in + s->steal_row, b * z->roww, z->roww, 0);
        pins_put(in + s->steal_sched, b * z->nsched, z->nsched, 0);
        pins_put(in + s->steal_slot, b * z->nsrc, z->nsrc, 0);
    }
    const uint32_t *out = stim_peek(e, in);
    uint64_t idle = ~pins_get(out + s->bank_busy, 0, z->nbank);
    for (unsigned i = 0; i < z->nsched; i++)
        for (unsigned k = 0; k < z->nsrc; k++) {
            unsigned at = i * z->nsrc + k;
            unsigned phys =
                z->physw ? (unsigned)pins_get(in + s->push_phys, at * z->physw, z->physw) : 0;
            unsigned bank = phys % z->nbank;
            if (!pins_get(in + s->push_valid, i, 1) || !pins_get(in + s->push_src_valid, at, 1) ||
                !(idle >> bank & 1) || !stim_chance(r, s->steal))
                continue;
            idle &= ~(1ull << bank);
            pins_put(in + s->push_stolen, at, 1, 1);
            pins_put(in + s->steal_valid, bank, 1, 1);
            if (z->roww)
                pins_put(in + s->steal_row, bank * z->roww, z->roww, phys / z->nbank);
            pins_put(in + s->steal_sched, bank * z->nsched + i, 1, 1);
            pins_put(in + s->steal_slot, bank * z->nsrc + k, 1, 1);
        }
}

/* Collectors that have their operand and are not free ask for another one. */
static void drive_again(struct state *s, const struct sizes *z, struct rng *r, uint32_t *in)
{
    uint64_t again = 0;
    for (unsigned c = 0; c < z->ncu; c++) {
        bool asks = (s->busy & s->twice) >> c & 1 && s->owed[c] == 0 && stim_chance(r, s->second);
        again |= (uint64_t)asks << c;
        if (z->physw) /* without again_valid it means nothing */
            pins_put(in + s->again_phys, c * z->physw, z->physw, any_register(s, z, r));
    }
    pins_put(in + s->again_valid, 0, z->ncu, again);
}

static void drive(void *self, struct stim_env *e, uint32_t *in)
{
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
    if (s->steal_valid != STIM_NO_PORT)
        drive_steals(s, e, in);
}

static void observe(void *self, struct stim_env *e, const uint32_t *in, const uint32_t *out)
{
    struct state *s = self;
    const struct sizes *z = &e->z;
    s->writing &= ~pins_get(out + s->wr_ready, 0, z->wbw);
    for (unsigned i = 0; i < z->nsched; i++) {
        if (!pins_get(in + s->push_valid, i, 1))
            continue;
        uint64_t cu = pins_get(in + s->push_cu, i * z->ncu, z->ncu);
        unsigned c = (unsigned)__builtin_ctzll(cu);
        s->busy |= cu;
        s->twice |= cu;
        s->owed[c] =
            (unsigned)__builtin_popcountll(pins_get(in + s->push_src_valid, i * z->nsrc, z->nsrc));
    }
    for (unsigned t = 0; t < z->nt; t++)
        if (pins_get(out + s->s_valid, t, 1))
            s->owed[t / z->sports]--;
    uint64_t again = z->second_read ? pins_get(in + s->again_valid, 0, z->ncu) : 0;
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
