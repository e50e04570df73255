/* Stretches of load on each port: full queues, and none at all, few sets and many, warps that are
 * slow and fast, answers that are not taken. Half of the messages are those of a warp that has
 * something to do. */
#include "cmodel/morpheus/query_unit.h"
#include "params/base/outfile.h"
#include "tb/legal.h"

struct state {
    struct query_shape s;
    struct phase phase;
    void *legal;
    uint32_t set[4];
    unsigned enq, rd, ret, mm, mmr, rsp, ops;
    uint32_t turn; /* the warp that is asked next */
};

static void *create(struct stim_env *e)
{
    struct state *s = xcalloc(1, sizeof *s);
    s->s = query_shape(e->params);
    s->legal = legal_query_unit.create(e);
    return s;
}

static void destroy(void *self)
{
    struct state *s = self;
    legal_query_unit.destroy(s->legal);
    free(s);
}

static void new_phase(struct state *s, struct rng *r)
{
    static const unsigned rates[] = {0, 1, 4, 7, 8};
    for (unsigned i = 0; i < 4; i++)
        s->set[i] = rng_below(r, s->s.sets);
    if (stim_chance(r, 3))
        s->set[1] = s->set[2] = s->set[3] = s->set[0];
    unsigned *rate[] = {&s->enq, &s->rd, &s->ret, &s->mm, &s->mmr, &s->rsp};
    for (unsigned i = 0; i < 6; i++)
        *rate[i] = rates[rng_below(r, 5)];
    if (stim_chance(r, 4))
        s->mm = s->mmr = s->rsp = 8;
    s->ops = rng_below(r, 3);
    /* what is under way ends, and little comes behind it: empty is a state of its own */
    if (stim_chance(r, 2)) {
        s->enq = s->rd = rng_below(r, 2);
        s->ret = s->mm = s->mmr = s->rsp = 8;
    }
}

static void put(struct stim_env *e, uint32_t *in, const char *port, uint32_t value)
{
    in[stim_at(e, port)] = value;
}

static uint32_t some_set(struct state *s, struct rng *r)
{
    return stim_chance(r, 7) ? s->set[rng_below(r, 4)] : rng_below(r, s->s.sets);
}

static void drive_requests(struct state *s, struct stim_env *e, uint32_t *in)
{
    struct rng *r = &e->rng;
    put(e, in, "enq_valid", stim_chance(r, s->enq));
    put(e, in, "enq_set", some_set(s, r));
    put(e, in, "enq_op", s->ops == 0 ? OP_RD : rng_below(r, OP_FLUSH + 1));
    put(e, in, "enq_atomop", rng_below(r, 16));
    stim_random(e, in + stim_at(e, "enq_tag"), s->s.tagw);
    stim_random(e, in + stim_at(e, "enq_origin"), s->s.originw);
    stim_random(e, in + stim_at(e, "enq_note"), s->s.notew);
    if (in[stim_at(e, "enq_valid")]) {
        stim_random(e, in + stim_at(e, "enq_mask"), s->s.bytes);
        stim_random(e, in + stim_at(e, "enq_data"), 8 * s->s.bytes);
    }
    put(e, in, "rd_valid", stim_chance(r, s->rd));
    put(e, in, "rd_set", some_set(s, r));
    put(e, in, "ret_valid", stim_chance(r, s->ret));
    put(e, in, "ret_set", some_set(s, r));
    put(e, in, "ret_counted", stim_chance(r, 7));
}

static void drive(void *self, struct stim_env *e, uint32_t *in)
{
    struct state *s = self;
    struct rng *r = &e->rng;
    if (phase_step(&s->phase, r, 1))
        new_phase(s, r);
    drive_requests(s, e, in);
    s->turn = (s->turn + 1) % s->s.sets;
    put(e, in, "mm_valid", stim_chance(r, s->mm));
    put(e, in, "mm_set", stim_chance(r, 4) ? s->turn : some_set(s, r));
    put(e, in, "mm_op", rng_below(r, 4));
    put(e, in, "mm_touched", stim_chance(r, 4));
    put(e, in, "mm_carry", stim_chance(r, 4));
    stim_random(e, in + stim_at(e, "mm_tag"), s->s.tagw);
    put(e, in, "mmr_ready", stim_chance(r, s->mmr));
    put(e, in, "rsp_ready", stim_chance(r, s->rsp));
    legal_query_unit.correct(s->legal, e, in);
    if (in[stim_at(e, "mm_valid")] && in[stim_at(e, "mm_op")] == MM_STDATA)
        stim_random(e, in + stim_at(e, "mm_data"), 8 * s->s.bytes);
}

static void observe(void *self, struct stim_env *e, const uint32_t *in, const uint32_t *out)
{
    legal_query_unit.observe(((struct state *)self)->legal, e, in, out);
}

static void reset(void *self, struct stim_env *e)
{
    legal_query_unit.reset(((struct state *)self)->legal, e);
}

const struct stimulus stim_query_unit = {create, destroy, drive, observe, reset};
