/* Candidates with operands in few or many banks, banks from idle to busy, warps that are ready
 * still or not any more, collectors from scarce to plenty. */
#include "contract/stealing/steal_arbiter.h"
#include "base/mem.h"
#include "tb/stim.h"

struct state {
    struct phase phase;
    unsigned cand, sources, ready, busy; /* eighths */
    unsigned banks;                      /* operands lie in that many banks */
    bool fresh;                          /* the cycle before was one of reset */
};

static void *create(struct stim_env *e)
{
    (void)e;
    return xcalloc(1, sizeof(struct state));
}

static void drive(void *self, struct stim_env *e, uint32_t *in)
{
    const struct steal_arbiter_at *at = steal_arbiter_at(e->ports);
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
    port_put_all(&at->cand_valid, in, stim_bits(r, z->nsched, s->cand));
    for (unsigned i = 0; i < z->nsched; i++) {
        port_put(&at->cand_src_valid, in, i, stim_bits(r, z->nsrc, s->sources));
        for (unsigned k = 0; k < z->nsrc && z->physw; k++)
            port_put(&at->cand_phys, in, (i * z->nsrc + k),
                     rng_below(r, z->depth) * z->nbank + rng_below(r, s->banks));
    }
    port_put_all(&at->bank_busy, in, stim_bits(r, z->nbank, s->busy));
    if (!z->overrides) /* ST-H1 */
        return;
    for (unsigned i = 0; i < z->nsched; i++) {
        port_put(&at->cand_wid, in, i, rng_below(r, z->n));
        port_put(&at->ready, in, i, stim_bits(r, z->n, s->ready));
    }
    /* AL-V1: a scheduler is sure of a collector only if all lower ones are */
    unsigned sure = rng_below(r, z->nsched + 1);
    port_put_all(&at->avail, in, (1ull << sure) - 1);
    if (s->fresh && !e->rst) { /* what the reset has to clear would show now */
        port_put_all(&at->avail, in, (1ull << z->nsched) - 1);
        port_put_all(&at->bank_busy, in, 0);
        for (unsigned i = 0; i < z->nsched; i++)
            port_put(&at->ready, in, i, stim_bits(r, z->n, 8));
    }
    s->fresh = e->rst;
}

const struct stimulus stim_steal_arbiter = {create, free, drive, NULL, NULL};
