/* Stretches of load on each port: full queues, and none at all, few sets and many, warps that are
 * slow and fast, answers that are not taken. Half of the messages are those of a warp that has
 * something to do. */
#include "cmodel/morpheus/query_unit.h"
#include "base/mem.h"
#include "tb/legal.h"

/* Cycles for each set: until all of them are served at a time, for the first time and again, and
 * what it takes at most. Short runs of large ones do without. */
enum { SERVES_FIRST = 24, SERVES_AGAIN = 96, SERVES_MOST = 24 };

enum { FEW = 8 }; /* sets */

struct state {
    struct query_shape s;
    struct phase phase;
    void *legal;
    uint32_t set[4];
    unsigned enq, pay, give, mm, mmr, rsp, ops;
    uint32_t turn; /* the warp that is asked next */
    uint32_t row;  /* the one that got a row last: EMPTIES asks it often */
    bool joins;    /* reads of one set, few with a marker, no more than are served */
    unsigned bit;  /* in which the tags of a few differ */
    /* READS, RESTS: as many reads as there is room for answers, and nobody takes these. SERVES: the
     * warp of every set has a read, and no row is stored. */
    enum { NO_FULL, EMPTIES, READS, RESTS, SERVES } full, next; /* next: behind EMPTIES */
    unsigned reads;                                             /* READS: to come */
    unsigned queued, loads; /* SERVES: sets with a request, with a row that was loaded */
    unsigned until_serves;  /* cycles */
    bool kept;              /* the message of the last cycle is to be sent again */
};

static void *create(struct stim_env *e)
{
    struct state *s = xcalloc(1, sizeof *s);
    s->s = query_shape(e->params);
    s->legal = legal_query_unit.create(e);
    s->until_serves = SERVES_FIRST * s->s.sets;
    return s;
}

static void destroy(void *self)
{
    struct state *s = self;
    legal_query_unit.destroy(s->legal);
    free(s);
}

/* Two sets that differ in one bit: what compares them in part takes one for the other. Of a few
 * sets any two are so, now and then. In most of these phases few requests come, and an answer that
 * nobody takes stays in the stage. */
static void two_alike(struct state *s, struct rng *r)
{
    const unsigned bits[] = {0, s->s.setw - 1, rng_below(r, s->s.setw)};
    uint32_t other = s->set[0] ^ 1u << bits[rng_below(r, 3)];
    s->set[2] = s->set[0];
    s->set[1] = s->set[3] = other < s->s.sets ? other : s->set[0];
    if (stim_chance(r, 6)) {
        s->ops = 0;
        s->enq = 1 + rng_below(r, 2);
        s->mm = s->mmr = 8;
        s->rsp = rng_below(r, 2);
        s->phase.left += 64;
    }
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
    if (s->s.sets > FEW && stim_chance(r, 2))
        two_alike(s, r);
    s->joins = s->s.joint && stim_chance(r, 1);
    if (s->joins) {
        s->set[1] = s->set[2] = s->set[3] = s->set[0];
        s->ops = 0;
        s->enq = 1 + rng_below(r, 3);
        s->mm = s->mmr = s->rsp = 8;
    }
    s->bit = stim_chance(r, 4) ? 0 : stim_chance(r, 2) ? s->s.tagw - 1 : rng_below(r, s->s.tagw);
    s->full = NO_FULL;
    /* what is under way ends, and little comes behind it: empty is a state of its own */
    if (stim_chance(r, 2)) {
        s->enq = s->pay = rng_below(r, 2);
        s->mm = s->mmr = s->rsp = 8;
        if (stim_chance(r, 1)) {
            s->full = EMPTIES;
            s->next = READS;
            s->phase.left += 1000; /* it takes its time */
        }
    }
    if (!s->until_serves) {
        s->until_serves = SERVES_AGAIN * s->s.sets;
        s->full = EMPTIES;
        s->next = SERVES;
        s->phase.left += 1000 + SERVES_MOST * s->s.sets;
    }
}

/* What the stage of s->full lets pass. */
static void fill_answers(struct state *s)
{
    if (s->full == NO_FULL)
        return;
    s->ops = 0;
    s->enq = s->full == READS || (s->full == SERVES && s->queued < s->s.sets) ? 8 : 0;
    s->pay = s->give = 0;
    s->mm = s->mmr = 8;
    s->rsp = s->full == EMPTIES || s->full == SERVES ? 8 : 0;
    if (s->full == SERVES)
        s->mm = s->loads < s->queued ? 8 : 0;
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
    port_put_all(&at->enq_set, in, s->full == SERVES ? s->queued % s->s.sets : some_set(s, r));
    port_put_all(&at->enq_op, in, s->ops == 0 ? OP_RD : rng_below(r, OP_FLUSH + 1));
    port_put_all(&at->enq_atomop, in, rng_below(r, 16));
    stim_random_port(e, &at->enq_tag, in);
    if (stim_chance(r, 7)) /* one of a few, which reads of one block need */
        port_put_all(&at->enq_tag, in, (uint32_t)stim_chance(r, s->joins ? 1 : 4) << s->bit);
    stim_random_port(e, &at->enq_origin, in);
    stim_random_port(e, &at->enq_note, in);
    if (s->joins && stim_chance(r, 7))
        port_put_all(&at->enq_note, in, 0);
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
    e->unbroken = s->full == SERVES || (s->full == EMPTIES && s->next == SERVES);
    fill_answers(s);
    drive_requests(s, e, in);
    s->turn = s->full == SERVES ? s->loads % s->s.sets : (s->turn + !s->kept) % s->s.sets;
    bool in_turn = s->full == EMPTIES || s->full == SERVES || stim_chance(r, 4);
    port_put_all(&at->mm_valid, in, stim_chance(r, s->mm));
    bool goes_on = s->full == EMPTIES && stim_chance(r, 4);
    port_put_all(&at->mm_set, in, goes_on ? s->row : in_turn ? s->turn : some_set(s, r));
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

/* A cycle of SERVES: a warp that may not load its row has done so before. `reads` are the cycles
 * until the last row is out; then all is stored. */
static void serve(struct state *s, bool taken, bool said, bool sent)
{
    s->loads += s->loads < s->queued && (sent || !said);
    s->queued += taken;
    if (s->loads == s->s.sets && --s->reads == 0) {
        s->full = EMPTIES;
        s->next = NO_FULL;
    }
}

static void observe(void *self, struct stim_env *e, const uint32_t *in, const uint32_t *out)
{
    struct state *s = self;
    const struct query_unit_at *at = query_unit_at(e->ports);
    legal_query_unit.observe(s->legal, e, in, out);
    bool taken = port_flag(&at->enq_valid, in) && port_flag(&at->enq_ready, out);
    bool said = port_flag(&at->mm_valid, in);
    if (port_flag(&at->mmr_valid, out))
        s->row = port_u32(&at->mmr_set, out);
    s->kept = s->full == EMPTIES && said && !port_flag(&at->mm_ready, out);
    if (s->until_serves)
        s->until_serves--;
    if (s->full == SERVES)
        serve(s, taken, said, said && port_flag(&at->mm_ready, out));
    else if (s->full == EMPTIES && port_flag(&at->empty, out)) {
        s->full = s->next;
        s->reads = s->full == READS ? s->s.responses : 4 * s->s.queue + 32;
        s->queued = s->loads = 0;
        if (s->full == NO_FULL)
            s->phase.left = 0;
    } else if (s->full == READS && taken && --s->reads == 0) {
        s->full = RESTS;
    }
}

static void reset(void *self, struct stim_env *e)
{
    legal_query_unit.reset(((struct state *)self)->legal, e);
}

const struct stimulus stim_query_unit = {create, destroy, drive, observe, reset};
