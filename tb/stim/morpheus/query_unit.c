/* Stretches of load on each port: full queues, and none at all, few sets and many, warps that are
 * slow and fast, answers that are not taken. Half of the messages are those of a warp that has
 * something to do. */
#include "cmodel/morpheus/query_unit.h"
#include "base/mem.h"
#include "tb/legal.h"

struct state {
    struct query_shape s;
    struct phase phase;
    void *legal;
    uint32_t set[4];
    unsigned enq, pay, give, mm, mmr, rsp, ops;
    uint32_t turn; /* the warp that is asked next */
    unsigned bit;  /* in which the tags of a few differ */
    /* As many reads as there is room for answers, and nobody takes these. */
    enum { NO_FULL, EMPTIES, READS, RESTS } full;
    unsigned reads; /* READS: to come */
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
    unsigned *rate[] = {&s->enq, &s->pay, &s->give, &s->mm, &s->mmr, &s->rsp};
    for (unsigned i = 0; i < 6; i++)
        *rate[i] = rates[rng_below(r, 5)];
    if (stim_chance(r, 4))
        s->mm = s->mmr = s->rsp = 8;
    s->ops = rng_below(r, 3);
    s->bit = stim_chance(r, 4) ? 0 : rng_below(r, s->s.tagw);
    s->full = NO_FULL;
    /* what is under way ends, and little comes behind it: empty is a state of its own */
    if (stim_chance(r, 2)) {
        s->enq = s->pay = rng_below(r, 2);
        s->mm = s->mmr = s->rsp = 8;
        if (stim_chance(r, 1)) {
            s->full = EMPTIES;
            s->phase.left += 1000; /* it takes its time */
        }
    }
}

/* What the stage of s->full lets pass. */
static void fill_answers(struct state *s)
{
    if (s->full == NO_FULL)
        return;
    s->ops = 0;
    s->enq = s->full == READS ? 8 : 0;
    s->pay = s->give = 0;
    s->mm = s->mmr = 8;
    s->rsp = s->full == EMPTIES ? 8 : 0;
}

static uint32_t some_set(struct state *s, struct rng *r)
{
    return stim_chance(r, 7) ? s->set[rng_below(r, 4)] : rng_below(r, s->s.sets);
}

static void drive_requests(struct state *s, struct stim_env *e, uint32_t *in)
{
    const struct query_unit_at *at = query_unit_at(e->ports);
    struct rng *r = &e->rng;
    port_put_all(&at->enq_valid, in, stim_chance(r, s->enq));
    port_put_all(&at->enq_set, in, some_set(s, r));
    port_put_all(&at->enq_op, in, s->ops == 0 ? OP_RD : rng_below(r, OP_FLUSH + 1));
    port_put_all(&at->enq_atomop, in, rng_below(r, 16));
    stim_random_port(e, &at->enq_tag, in);
    if (stim_chance(r, 7)) /* one of a few, which reads of one block need */
        port_put_all(&at->enq_tag, in, rng_below(r, 2) << s->bit);
    stim_random_port(e, &at->enq_origin, in);
    stim_random_port(e, &at->enq_note, in);
    port_put_all(&at->enq_pay, in, 0);
    port_put_all(&at->pay_valid, in, stim_chance(r, s->pay));
    port_put_all(&at->pay_fill, in, stim_chance(r, 2));
    if (port_u32(&at->pay_valid, in)) {
        stim_random_port(e, &at->pay_mask, in);
        stim_random_port(e, &at->pay_data, in);
    }
    port_put_all(&at->free_valid, in, stim_chance(r, s->give) && stim_chance(r, 2));
}

static void drive(void *self, struct stim_env *e, uint32_t *in)
{
    const struct query_unit_at *at = query_unit_at(e->ports);
    struct state *s = self;
    struct rng *r = &e->rng;
    if (phase_step(&s->phase, r, 1))
        new_phase(s, r);
    fill_answers(s);
    drive_requests(s, e, in);
    s->turn = (s->turn + 1) % s->s.sets;
    port_put_all(&at->mm_valid, in, stim_chance(r, s->mm));
    port_put_all(&at->mm_set, in, stim_chance(r, 4) ? s->turn : some_set(s, r));
    port_put_all(&at->mm_op, in, rng_below(r, 4));
    port_put_all(&at->mm_touched, in, stim_chance(r, 4));
    port_put_all(&at->mm_carry, in, stim_chance(r, 4));
    stim_random_port(e, &at->mm_tag, in);
    port_put_all(&at->mmr_ready, in, stim_chance(r, s->mmr));
    port_put_all(&at->rsp_ready, in, stim_chance(r, s->rsp));
    legal_query_unit.correct(s->legal, e, in);
    if (port_u32(&at->mm_valid, in) && port_u32(&at->mm_op, in) == MM_STDATA)
        stim_random_port(e, &at->mm_data, in);
}

static void observe(void *self, struct stim_env *e, const uint32_t *in, const uint32_t *out)
{
    struct state *s = self;
    const struct query_unit_at *at = query_unit_at(e->ports);
    legal_query_unit.observe(s->legal, e, in, out);
    bool taken = port_flag(&at->enq_valid, in) && port_flag(&at->enq_ready, out);
    if (s->full == EMPTIES && port_flag(&at->empty, out)) {
        s->full = READS;
        s->reads = s->s.responses;
    } else if (s->full == READS && taken && --s->reads == 0) {
        s->full = RESTS;
    }
}

static void reset(void *self, struct stim_env *e)
{
    legal_query_unit.reset(((struct state *)self)->legal, e);
}

const struct stimulus stim_query_unit = {create, destroy, drive, observe, reset};
