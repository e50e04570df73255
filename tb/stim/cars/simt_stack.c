/* Programs without a plan, but with the shapes that matter: ways that meet, calls in both ways of a
 * branch, early returns, exits in functions, indirect calls of one and of many targets, deep calls,
 * one warp's calls until there is no room for more, and a frame_ctl that takes its time. Warps that
 * are held or not live are asked too. */
#include "cmodel/cars/simt_stack.h"
#include "base/mem.h"
#include "tb/legal.h"
#include <string.h>

enum { MIX, BRANCHES, CALLS, DEEP, LEAVING, WILD, FULL, KINDS };

struct state {
    struct phase phase;
    unsigned busy[SIMT_WARPS]; /* cycles of frame_ctl's work to come */
    unsigned pcw, slow;
    unsigned full, patience; /* FULL: the warp that calls; cycles that it may take to get there */
};

/* Cycles of FULL for a stack of any depth: each call holds its warp for one, some return. */
static unsigned patience_of(const struct simt_stack *m)
{
    enum { EACH = 6, MOST = 8192 };
    return EACH * m->depth < MOST ? EACH * m->depth : MOST;
}

static void *create(struct stim_env *e)
{
    struct state *s = xcalloc(1, sizeof *s);
    s->pcw = params_u(e->params, "simt_stack.pc_bits");
    return s;
}

static unsigned draw_op(struct state *s, struct rng *r)
{
    static const unsigned weights[KINDS][5] = {{4, 2, 2, 3, 1}, {4, 0, 1, 5, 0}, {2, 4, 3, 2, 0},
                                               {1, 5, 1, 2, 0}, {1, 2, 4, 1, 4}, {1, 1, 1, 1, 1},
                                               {0, 6, 1, 2, 0}};
    const unsigned *w = weights[s->phase.kind];
    unsigned at = rng_below(r, w[0] + w[1] + w[2] + w[3] + w[4]);
    for (unsigned op = 0; op < 5; op++) {
        if (at < w[op])
            return op;
        at -= w[op];
    }
    return 0;
}

/* Another one in one bit, often the highest: a comparison must look at each. */
static uint32_t flip(struct rng *r, unsigned pcw, uint32_t pc)
{
    return pc ^ 1u << (stim_chance(r, 4) ? pcw - 1 : rng_below(r, pcw));
}

/* Now and then all but one bit of it. */
static uint32_t nearly(struct rng *r, unsigned pcw, uint32_t pc)
{
    return stim_chance(r, 2) ? flip(r, pcw, pc) : pc;
}

/* One that can act, if any; now and then any number, of no warp perhaps. */
static unsigned draw_warp(const struct state *s, struct stim_env *e, const struct simt_stack *m)
{
    if (s->phase.kind == FULL && !stim_chance(&e->rng, 1))
        return s->full;
    unsigned w = rng_below(&e->rng, stim_chance(&e->rng, 1) ? 1u << e->z.widw : m->nw);
    for (unsigned i = 0; i < m->nw && !stim_chance(&e->rng, 1); i++) {
        const struct simt_warp *x = &m->warp[(w + i) % m->nw];
        if (x->live && !simt_stack_holds(m, (w + i) % m->nw))
            return (w + i) % m->nw;
    }
    return w;
}

static void drive_op(struct state *s, struct stim_env *e, uint32_t *in, const struct simt_stack *m)
{
    const struct simt_stack_at *at = simt_stack_at(e->ports);
    struct rng *r = &e->rng;
    unsigned wid = draw_warp(s, e, m), op = draw_op(s, r), pcw = s->pcw;
    uint32_t pc = 0, lanes = 0, meet = (uint32_t)stim_bits(r, pcw, 4);
    bool brims = false; /* there is room for one entry more */
    bool back = false;  /* to where the ways meet, before there are calls above */
    if (wid < m->nw && m->warp[wid].live) {
        const struct simt_entry *top = &m->warp[wid].entry[m->warp[wid].n - 1];
        pc = top->pc;
        lanes = top->lanes;
        brims = s->phase.kind == FULL && m->warp[wid].n + 1 == m->depth;
        back = s->phase.kind == FULL && !brims && top->kind == SIMT_PATH && stim_chance(r, 7);
        if (top->kind == SIMT_PATH && (back || stim_chance(r, 3)))
            meet = top->reconv;
    }
    if ((brims && stim_chance(r, 4)) || back)
        op = SIMT_BRANCH;
    bool near = s->phase.kind != WILD;
    port_put_all(&at->op_valid, in, stim_chance(r, 7));
    port_put_all(&at->op_warp, in, wid < m->nw && rng_below(r, 16) ? 1ull << wid : 0);
    port_put_all(&at->op, in, s->phase.kind == WILD && stim_chance(r, 1) ? rng_below(r, 8) : op);
    unsigned share = 1 + rng_below(r, 8);
    uint32_t mask = (uint32_t)stim_bits(r, e->z.lanes, share);
    /* all lanes together, but for the last entry and a branch now and then */
    bool parts = brims || (op == SIMT_BRANCH && stim_chance(r, 1));
    bool together = s->phase.kind == FULL && !parts;
    if (s->phase.kind == FULL)
        mask = back ? 0 : together ? lanes : lanes & -lanes;
    port_put_all(&at->op_mask, in, stim_chance(r, 1) && !together ? mask : mask & lanes);
    port_put_all(&at->op_next, in,
                 back                ? meet
                 : stim_chance(r, 3) ? nearly(r, pcw, meet)
                 : near              ? pc + 1
                                     : stim_bits(r, pcw, 4));
    port_put_all(&at->op_target, in,
                 stim_chance(r, 2) ? nearly(r, pcw, meet) : stim_bits(r, pcw, 4));
    port_put_all(&at->op_reconv, in, meet);
    port_put_all(&at->op_indirect, in, stim_chance(r, 4) && !together);
    port_put_all(&at->op_frame, in, stim_chance(r, 6));
    uint32_t one = (uint32_t)stim_bits(r, pcw, 4), two = (uint32_t)stim_bits(r, pcw, 4);
    if (stim_chance(r, 4))
        two = flip(r, pcw, one);
    bool many = stim_chance(r, 2);
    for (unsigned l = 0; l < e->z.lanes; l++) {
        uint32_t t = many ? (uint32_t)stim_bits(r, pcw, 4) : stim_chance(r, 6) ? one : two;
        port_put(&at->op_lane_target, in, l, t);
    }
}

static void drive(void *self, struct stim_env *e, uint32_t *in)
{
    const struct simt_stack_at *at = simt_stack_at(e->ports);
    struct state *s = self;
    struct rng *r = &e->rng;
    const struct simt_stack *m = simt_stack_of(e->state);
    if (s->patience) {
        s->patience--;
    } else if (phase_step(&s->phase, r, KINDS)) {
        s->slow = rng_below(r, 9);
        s->full = rng_below(r, m->nw);
        s->patience = s->phase.kind == FULL ? patience_of(m) : 0;
    }
    e->unbroken = s->patience;
    port_put_all(&at->launch_valid, in, stim_chance(r, 3));
    port_put_all(&at->launch_wid, in, stim_bits(r, e->z.widw, 4));
    port_put_all(&at->launch_mask, in, stim_bits(r, e->z.lanes, 2 + rng_below(r, 7)));
    port_put_all(&at->launch_pc, in, stim_bits(r, s->pcw, 4));
    drive_op(s, e, in, m);
    unsigned killed = draw_warp(s, e, m);
    if (stim_chance(r, 2)) /* it is launched in this cycle, perhaps */
        killed = port_u32(&at->launch_wid, in);
    bool spared = s->patience && killed == s->full && rng_below(r, 64);
    port_put_all(&at->kill_valid, in, rng_below(r, 64) == 0 && !spared);
    port_put_all(&at->kill_wid, in, killed);
    for (unsigned w = 0; w < m->nw; w++) {
        s->busy[w] -= s->busy[w] != 0;
        port_put(&at->frame_hold, in, w, s->busy[w] != 0);
    }
    port_put_all(&at->release_ready, in, !stim_chance(r, s->slow));
}

static void observe(void *self, struct stim_env *e, const uint32_t *in, const uint32_t *out)
{
    const struct simt_stack_at *at = simt_stack_at(e->ports);
    struct state *s = self;
    if (port_u32(&at->release_valid, out) && port_u32(&at->release_ready, in))
        s->busy[port_u32(&at->release_wid, out)] = 1 + rng_below(&e->rng, 12);
    if (port_flag(&at->overflow, out))
        s->patience = 0;
}

static void reset(void *self, struct stim_env *e)
{
    struct state *s = self;
    (void)e;
    memset(s->busy, 0, sizeof s->busy);
    s->patience = 0;
}

const struct stimulus stim_simt_stack = {create, free, drive, observe, reset};

static void correct(void *self, struct stim_env *e, uint32_t *in)
{
    (void)self;
    legal_one_hot(in + port_word(&simt_stack_at(e->ports)->op_warp), 1, e->z.nw);
}

const struct legal legal_simt_stack = {.correct = correct};
