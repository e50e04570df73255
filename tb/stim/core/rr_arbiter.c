/* Requests of every density, single ones, pairs, and requests that are held until they win. */
#include "contract/core/rr_arbiter.h"
#include "base/mem.h"
#include "tb/legal.h"

enum { IDLE, ONE, PAIR, SPARSE, DENSE, ALL, HELD, BURST, KINDS };

struct state {
    unsigned n;
    struct phase phase;
    uint64_t chosen; /* ONE, PAIR: the requesters */
    uint64_t held;
    bool fresh; /* nobody has won since the reset */
};

static void *create(struct stim_env *e)
{
    struct state *s = xcalloc(1, sizeof *s);
    s->n = params_u(e->params, "rr_arbiter.n");
    return s;
}

static void drive(void *self, struct stim_env *e, uint32_t *in)
{
    struct state *s = self;
    struct rng *r = &e->rng;
    if (phase_step(&s->phase, r, KINDS)) {
        s->chosen = 1ull << rng_below(r, s->n);
        if (s->phase.kind == PAIR)
            s->chosen |= 1ull << rng_below(r, s->n);
    }
    uint64_t req = 0;
    switch (s->phase.kind) {
    case IDLE:
        req = rng_below(r, 16) == 0 ? 1ull << rng_below(r, s->n) : 0;
        break;
    case ONE:
    case PAIR:
        req = s->chosen;
        break;
    case SPARSE:
        req = stim_bits(r, s->n, 1);
        break;
    case DENSE:
        req = stim_bits(r, s->n, 7);
        break;
    case ALL:
        req = stim_bits(r, s->n, 8);
        break;
    case HELD:
        req = s->held |= stim_bits(r, s->n, 1);
        break;
    case BURST:
        req = stim_chance(r, 4) ? stim_bits(r, s->n, 4) : 0;
        break;
    }
    if (s->fresh && !e->rst) /* the first one shows who won last in the reset */
        req |= stim_bits(r, s->n, 4);
    s->fresh = e->rst;
    port_put_all(&rr_arbiter_at(e->ports)->req, in, req);
}

static void observe(void *self, struct stim_env *e, const uint32_t *in, const uint32_t *out)
{
    struct state *s = self;
    (void)in;
    s->held &= ~port_all(&rr_arbiter_at(e->ports)->gnt, out);
}

const struct stimulus stim_rr_arbiter = {create, free, drive, observe, NULL};

const struct legal legal_rr_arbiter = {0}; /* its page assumes nothing */
