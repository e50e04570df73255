/* Collectors that fill, wait and leave in random order; ports that are blocked for long. A
 * collector stays a candidate until it is taken, and the allocation order is a total one. */
#include "contract/core/dispatcher.h"
#include "base/mem.h"
#include "tb/stim.h"
#include <string.h>

struct state {
    struct phase phase;
    unsigned alloc, complete, ready; /* eighths */
    bool one_port;                   /* only one dispatch port is ever ready */
    unsigned port;
    bool fills; /* after a reset all collectors complete together: the first to leave shows DI-P3 */
    uint64_t busy, cand;
    unsigned *order; /* [NCU] collectors, the one allocated first in front */
};

static void start(struct state *s, const struct stim_env *e)
{
    s->busy = s->cand = 0;
    for (unsigned c = 0; c < e->z.ncu; c++)
        s->order[c] = c;
}

static void *create(struct stim_env *e)
{
    struct state *s = xcalloc(1, sizeof *s);
    s->order = xcalloc(e->z.ncu, sizeof *s->order);
    start(s, e);
    return s;
}

static void destroy(void *self)
{
    free(((struct state *)self)->order);
    free(self);
}

static void allocate(struct state *s, unsigned ncu, unsigned c)
{
    unsigned at = 0;
    while (s->order[at] != c)
        at++;
    memmove(s->order + at, s->order + at + 1, (ncu - 1 - at) * sizeof *s->order);
    s->order[ncu - 1] = c;
    s->busy |= 1ull << c;
}

static void drive(void *self, struct stim_env *e, uint32_t *in)
{
    const struct dispatcher_at *at = dispatcher_at(e->ports);
    struct state *s = self;
    struct rng *r = &e->rng;
    unsigned ncu = e->z.ncu;
    if (phase_step(&s->phase, r, 1)) {
        static const unsigned rates[] = {1, 2, 4, 7, 8};
        s->alloc = rates[rng_below(r, 5)];
        s->complete = rates[rng_below(r, 5)];
        s->ready = stim_chance(r, 1) ? 0 : rates[rng_below(r, 5)];
        s->one_port = stim_chance(r, 2);
        s->port = rng_below(r, e->z.ndisp);
    }
    bool together = s->fills && s->busy == (1ull << ncu) - 1;
    s->cand |= s->busy & ~s->cand & stim_bits(r, ncu, together ? 8 : s->fills ? 0 : s->complete);
    s->fills &= !together;
    for (unsigned tries = 0; tries < 2; tries++) {
        unsigned c = rng_below(r, ncu);
        if ((s->busy >> c & 1) || !stim_chance(r, s->alloc))
            continue;
        allocate(s, ncu, c);
        if (port_exists(&at->wid)) /* few warps, so that they meet */
            port_put(&at->wid, in, c, stim_chance(r, 6) ? rng_below(r, 2) : rng_below(r, e->z.nw));
    }
    port_put_all(&at->cand, in, s->cand);
    if (port_exists(&at->busy))
        port_put_all(&at->busy, in, s->busy);
    if (port_exists(&at->older))
        for (unsigned i = 0, younger; i < ncu; i++) {
            uint64_t row = 0;
            for (younger = i + 1; younger < ncu; younger++)
                row |= 1ull << s->order[younger];
            pins_put(in + port_word(&at->older), s->order[i] * ncu, ncu, row);
        }
    unsigned k = e->z.classes;
    for (unsigned c = 0; c < ncu && port_exists(&at->cand_class); c++)
        if (!(s->cand >> c & 1)) /* a candidate keeps its class */
            port_put(&at->cand_class, in, c, 1ull << rng_below(r, k));
    uint64_t ready = stim_bits(r, e->z.ndisp * k, s->ready);
    if (s->one_port)
        ready &= ((1ull << k) - 1) << (s->port * k);
    port_put_all(&at->disp_ready, in, together ? (1ull << e->z.ndisp * k) - 1 : ready);
}

static void observe(void *self, struct stim_env *e, const uint32_t *in, const uint32_t *out)
{
    const struct dispatcher_at *at = dispatcher_at(e->ports);
    struct state *s = self;
    (void)in;
    uint64_t take = port_all(&at->take, out);
    s->cand &= ~take;
    s->busy &= ~take;
}

static void reset(void *self, struct stim_env *e)
{
    struct state *s = self;
    start(s, e);
    s->fills = stim_chance(&e->rng, 6);
}

const struct stimulus stim_dispatcher = {create, destroy, drive, observe, reset};
