/* Collectors that fill, wait and leave in random order; ports that are blocked for long. A
 * collector stays a candidate until it is taken, and the allocation order is a total one. */
#include "params/base/outfile.h"
#include "tb/stim.h"

struct state {
    struct phase phase;
    unsigned alloc, complete, ready; /* eighths */
    bool one_port;                   /* only one dispatch port is ever ready */
    unsigned port;
    uint64_t busy, cand;
    unsigned *order; /* [NCU] collectors, the one allocated first in front */
    int cand_at, older_at, class_at, ready_at, take_at;
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
    s->cand_at = (int)stim_at(e, "cand");
    s->older_at = stim_word(e, "older");
    s->class_at = stim_word(e, "cand_class");
    s->ready_at = (int)stim_at(e, "disp_ready");
    s->take_at = (int)stim_at(e, "take");
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
    s->cand |= s->busy & ~s->cand & stim_bits(r, ncu, s->complete);
    for (unsigned tries = 0; tries < 2; tries++) {
        unsigned c = rng_below(r, ncu);
        if (!(s->busy >> c & 1) && stim_chance(r, s->alloc))
            allocate(s, ncu, c);
    }
    pins_put(in + s->cand_at, 0, ncu, s->cand);
    if (s->older_at != STIM_NO_PORT)
        for (unsigned i = 0, younger; i < ncu; i++) {
            uint64_t row = 0;
            for (younger = i + 1; younger < ncu; younger++)
                row |= 1ull << s->order[younger];
            pins_put(in + s->older_at, s->order[i] * ncu, ncu, row);
        }
    unsigned k = e->z.classes;
    for (unsigned c = 0; c < ncu && s->class_at != STIM_NO_PORT; c++)
        if (!(s->cand >> c & 1)) /* a candidate keeps its class */
            pins_put(in + s->class_at, c * k, k, 1ull << rng_below(r, k));
    uint64_t ready = stim_bits(r, e->z.ndisp * k, s->ready);
    if (s->one_port)
        ready &= ((1ull << k) - 1) << (s->port * k);
    pins_put(in + s->ready_at, 0, e->z.ndisp * k, ready);
}

static void observe(void *self, struct stim_env *e, const uint32_t *in, const uint32_t *out)
{
    struct state *s = self;
    (void)in;
    uint64_t take = pins_get(out + s->take_at, 0, e->z.ncu);
    s->cand &= ~take;
    s->busy &= ~take;
}

static void reset(void *self, struct stim_env *e)
{
    start(self, e);
}

const struct stimulus stim_dispatcher = {create, destroy, drive, observe, reset};
