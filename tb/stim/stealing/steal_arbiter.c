/* Candidates with operands in few or many banks, banks from idle to busy, warps that are ready
 * still or not any more, collectors from scarce to plenty. */
#include "params/base/outfile.h"
#include "tb/stim.h"

struct state {
    struct phase phase;
    unsigned cand, sources, ready, busy; /* eighths */
    unsigned banks;                      /* operands lie in that many banks */
    bool fresh;                          /* the cycle before was one of reset */
    int cand_valid, cand_wid, cand_src_valid, cand_phys, ready_at, avail, bank_busy;
};

static void *create(struct stim_env *e)
{
    struct state *s = xcalloc(1, sizeof *s);
    s->cand_valid = (int)stim_at(e, "cand_valid");
    s->cand_wid = (int)stim_at(e, "cand_wid");
    s->cand_src_valid = (int)stim_at(e, "cand_src_valid");
    s->cand_phys = (int)stim_at(e, "cand_phys");
    s->ready_at = (int)stim_at(e, "ready");
    s->avail = (int)stim_at(e, "avail");
    s->bank_busy = (int)stim_at(e, "bank_busy");
    return s;
}

static void drive(void *self, struct stim_env *e, uint32_t *in)
{
    struct state *s = self;
    struct rng *r = &e->rng;
    const struct sizes *z = &e->z;
    if (phase_step(&s->phase, r, 1)) {
        static const unsigned rates[] = {0, 1, 2, 4, 7, 8};
        s->cand = rates[1 + rng_below(r, 5)];
        s->sources = rates[1 + rng_below(r, 5)];
        s->ready = rates[1 + rng_below(r, 5)];
        s->busy = rates[rng_below(r, 6)];
        s->banks = 1 + rng_below(r, z->nbank);
    }
    pins_put(in + s->cand_valid, 0, z->nsched, stim_bits(r, z->nsched, s->cand));
    for (unsigned i = 0; i < z->nsched; i++) {
        pins_put(in + s->cand_wid, i * z->lwidw, z->lwidw, rng_below(r, z->n));
        pins_put(in + s->cand_src_valid, i * z->nsrc, z->nsrc, stim_bits(r, z->nsrc, s->sources));
        pins_put(in + s->ready_at, i * z->n, z->n, stim_bits(r, z->n, s->ready));
        for (unsigned k = 0; k < z->nsrc && z->physw; k++)
            pins_put(in + s->cand_phys, (i * z->nsrc + k) * z->physw, z->physw,
                     rng_below(r, z->depth) * z->nbank + rng_below(r, s->banks));
    }
    /* AL-V1: a scheduler is sure of a collector only if all lower ones are */
    unsigned sure = rng_below(r, z->nsched + 1);
    pins_put(in + s->avail, 0, z->nsched, (1ull << sure) - 1);
    pins_put(in + s->bank_busy, 0, z->nbank, stim_bits(r, z->nbank, s->busy));
    if (s->fresh && !e->rst) { /* what the reset has to clear would show now */
        pins_put(in + s->avail, 0, z->nsched, (1ull << z->nsched) - 1);
        pins_put(in + s->bank_busy, 0, z->nbank, 0);
        for (unsigned i = 0; i < z->nsched; i++)
            pins_put(in + s->ready_at, i * z->n, z->n, stim_bits(r, z->n, 8));
    }
    s->fresh = e->rst;
}

const struct stimulus stim_steal_arbiter = {create, free, drive, NULL, NULL};
