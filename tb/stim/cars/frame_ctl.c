/* Warps that call, push, pop and return at different rates, with stacks that hold all of it or
 * hardly one frame; regions that are given anew and moved; surroundings that are quick or slow. Now
 * and then a push beyond the reserve and a release without a frame. */
#include "base/mem.h"
#include "cmodel/util.h"
#include "tb/stim/cars/frame_world.h"
#include <stdlib.h>

enum { MOST_RECORD = 4096 }; /* registers: a larger record is not filled */
enum { WIDE = 800 };         /* cycles */

struct state {
    struct frame_world *w;
    struct phase phase;
    unsigned call, ret, deep;           /* eighths; most functions of a warp */
    unsigned ready, answer, done, move; /* eighths */
    unsigned part;                      /* registers of a place for a stack */
    bool wrong;
    bool fills;             /* the frames of one warp go to memory until its record there is full */
    unsigned one, patience; /* the warp; cycles for which that may take, beyond the phase's end */
    bool large;             /* stacks of several places, and warps without one */
    bool wide;              /* but for `one`, whose stack is as large as can be */
    bool powers;            /* sizes next to powers of two: a test for zero must see each bit */
    unsigned taken[WORLD_WARPS], places[WORLD_WARPS]; /* of the warp's stack: the first, how many */
};

static void *create(struct stim_env *e)
{
    struct state *s = xcalloc(1, sizeof *s);
    s->w = frame_world_create(e->params);
    s->part = e->z.nbank * e->z.depth / (e->z.nw + 1);
    return s;
}

static void destroy(void *self)
{
    struct state *s = self;
    free(s->w);
    free(s);
}

static void reset(void *self, struct stim_env *e)
{
    struct state *s = self;
    (void)e;
    frame_world_reset(s->w);
}

static void new_phase(struct state *s, struct stim_env *e)
{
    struct rng *r = &e->rng;
    static const unsigned rates[] = {1, 4, 7, 8};
    s->call = rates[rng_below(r, 4)];
    s->ret = rates[rng_below(r, 3)];
    s->deep = 1 + rng_below(r, 24);
    s->ready = rates[rng_below(r, 4)];
    s->answer = rates[rng_below(r, 4)];
    s->done = rates[rng_below(r, 4)];
    s->move = rng_below(r, 3);
    s->wrong = stim_chance(r, 2);
    s->fills = stim_chance(r, 1);
    s->large = stim_chance(r, 2);
    s->powers = stim_chance(r, 3);
    if (s->fills && stim_chance(r, 4))
        s->one = rng_below(r, s->w->c.nw);
    if (s->fills)
        s->ready = s->answer = s->done = 8;
    s->patience = 0;
    if (s->fills && rng_below(r, 24) == 0) {
        for (unsigned i = 0; i < s->w->c.nw; i++)
            s->one = s->w->warp[i].s > s->w->warp[s->one].s ? i : s->one;
        unsigned most = params_u(e->params, "frame.lifo_max");
        s->patience = 3 * (most < MOST_RECORD ? most : MOST_RECORD);
    }
    s->wide = !s->fills && rng_below(r, 24) == 0;
    if (s->wide) {
        s->large = s->powers = true;
        s->one = rng_below(r, s->w->c.nw);
        s->deep = 2 + rng_below(r, 4);
        s->call = s->ret = 2;
        s->ready = s->answer = s->done = 8;
        s->patience = WIDE;
    }
}

/* A number of 1..most; with `powers` often one at a power of two, mostly the largest. */
static unsigned draw_size(const struct state *s, struct rng *r, unsigned most)
{
    if (!s->powers || most < 2 || stim_chance(r, 2))
        return 1 + rng_below(r, most);
    unsigned bits = clog2(most + 1);
    unsigned size = (1u << (stim_chance(r, 5) ? bits - 1 : rng_below(r, bits))) + rng_below(r, 3);
    return size < 2 ? 1 : size - 1 > most ? most : size - 1;
}

/* The first of `n` places in which no stack lies but that of warp `but`; all if there are none.
 * What the slots hold is all that matters here. */
static unsigned empty_places(const struct state *s, unsigned n, unsigned but)
{
    unsigned all = s->w->c.nw + 1;
    bool taken[WORLD_WARPS + 1] = {0};
    for (unsigned i = 0; i < s->w->c.nw; i++)
        for (unsigned k = 0; s->w->warp[i].has && i != but && k < s->places[i]; k++)
            taken[s->taken[i] + k] = true;
    for (unsigned place = 0, free = 0; place < all; place++) {
        free = taken[place] ? 0 : free + 1;
        if (free >= n)
            return place + 1 - n;
    }
    return all;
}

/* How many hold a stack of that size, if so many can. */
static unsigned places_of(const struct state *s, unsigned size)
{
    unsigned all = s->w->c.nw + 1, n = 0;
    while (n < all && n * s->part < size)
        n++;
    return n;
}

static void drive_region(struct state *s, struct stim_env *e, uint32_t *in, unsigned wid, bool held)
{
    const struct frame_ctl_at *at = frame_ctl_at(e->ports);
    const struct frame_config *c = &s->w->c;
    struct rng *r = &e->rng;
    const struct world_warp *v = &s->w->warp[wid];
    unsigned all = c->nw + 1, scap = params_u(e->params, "frame.scap");
    unsigned n = wid == s->one ? places_of(s, scap) : 0;
    bool other = s->wide && s->places[wid] != n;
    bool soon = !s->wide && (s->large || s->places[wid] != 1);
    unsigned rarely = other ? 2 : soon ? 20 : 200;
    bool begins = !v->has || (rng_below(r, rarely) == 0 && !v->drains);
    bool moves = v->has && !begins && rng_below(r, 200) < s->move;
    if (held || (!begins && !moves))
        return;
    if (moves)
        n = s->places[wid];
    else if (!s->wide)
        n = !s->large ? 1 : stim_chance(r, 4) ? 0 : 1 + rng_below(r, all);
    unsigned place = empty_places(s, n, c->nw);
    if (place == all && !moves)
        place = empty_places(s, n, wid);
    if (place == all && (moves || (s->wide && v->has)))
        return;
    if (place == all)
        n = place = 0;
    unsigned room = n * s->part, most = scap < room ? scap : room;
    uint32_t size = moves ? v->s : n && rng_below(r, 8) ? draw_size(s, r, most) : 0;
    if (!moves && (s->wide || stim_chance(r, 3)))
        size = most;
    uint32_t k = moves ? v->k : rng_below(r, stim_chance(r, 4) ? 32 : 512);
    uint32_t stack = place * s->part + rng_below(r, room - size + 1);
    uint32_t places = 1u << c->physw;
    port_put_all(&at->region_valid, in, 1);
    port_put_all(&at->region_wid, in, wid);
    port_put_all(&at->region_move, in, moves);
    port_put_all(&at->region_base, in, (stack - k) & (places - 1));
    port_put_all(&at->region_k, in, k);
    port_put_all(&at->region_s, in, size);
    s->taken[wid] = place;
    s->places[wid] = n;
}

static void drive_op(struct state *s, struct stim_env *e, uint32_t *in, unsigned wid)
{
    const struct frame_ctl_at *at = frame_ctl_at(e->ports);
    const struct frame_config *c = &s->w->c;
    struct rng *r = &e->rng;
    const struct world_warp *v = &s->w->warp[wid];
    if (!v->has)
        return;
    unsigned op = rng_below(r, 8) < s->call ? FRAME_CALL : rng_below(r, 5);
    if (s->wide && op != FRAME_CALL && stim_chance(r, 4))
        op = FRAME_PUSH;
    if (op == FRAME_CALL && (v->s == 0 || v->depth >= s->deep || v->depth + 1 >= WORLD_FRAMES))
        op = stim_chance(r, 4) ? FRAME_PUSH : FRAME_NONE;
    uint32_t reserve = v->depth ? v->need[v->depth - 1] : 0;
    if (s->fills && v->s && v->depth + 1 < WORLD_FRAMES)
        op = reserve > 1 && stim_chance(r, 4) ? FRAME_PUSH : FRAME_CALL;
    if (v->asks)
        op = FRAME_CALL;
    uint32_t need = v->asks ? v->asks : s->fills ? v->s : draw_size(s, r, v->s ? v->s : 1);
    unsigned scap = params_u(e->params, "frame.scap");
    if (s->wrong && !v->asks && v->s < scap && rng_below(r, 8) == 0)
        need = v->s + 1 + rng_below(r, scap - v->s); /* more than there is */
    unsigned first = c->rename.r0cs;
    unsigned len = reserve < 2 ? 1 : s->fills ? reserve - 1 : draw_size(s, r, reserve - 1);
    if (s->wide && reserve > 4 && stim_chance(r, 4)) /* where the next frame begins */
        len = reserve - 1 - rng_below(r, 4);
    unsigned reg = first + len - 1;
    if (s->wrong && rng_below(r, 8) == 0)
        reg = stim_chance(r, 4)   ? first + reserve
              : stim_chance(r, 4) ? rng_below(r, first + 1)
                                  : rng_below(r, 256);
    else if (op == FRAME_PUSH && reserve < 2)
        op = FRAME_NONE;
    port_put_all(&at->op_valid, in, 1);
    port_put_all(&at->op_warp, in, rng_below(r, 16) ? 1ull << wid : 0);
    port_put_all(&at->op, in, op);
    port_put_all(&at->op_need, in, op == FRAME_RET ? reserve : need);
    port_put_all(&at->op_reg, in, reg > 255 ? 255 : reg);
}

static void drive_surroundings(struct state *s, struct stim_env *e, uint32_t *in)
{
    const struct frame_ctl_at *at = frame_ctl_at(e->ports);
    const struct frame_config *c = &s->w->c;
    struct rng *r = &e->rng;
    port_put_all(&at->slot_wr_ready, in, stim_chance(r, s->ready));
    port_put_all(&at->slot_rd_ready, in, stim_chance(r, s->ready));
    port_put_all(&at->uop_ready, in, stim_chance(r, s->ready));
    bool answers = s->w->reads && stim_chance(r, s->answer);
    port_put_all(&at->slot_data_valid, in, answers);
    port_put_all(&at->slot_data, in, answers ? s->w->read : (uint32_t)rng_next(r) >> 16);
    unsigned wid = rng_below(r, c->nw);
    for (unsigned i = 0; i < c->nw && !s->w->warp[wid].drains; i++)
        wid = (wid + 1) % c->nw;
    port_put_all(&at->uop_done_wid, in, wid);
    port_put_all(&at->uop_done_valid, in, s->w->warp[wid].drains && stim_chance(r, s->done));
}

static void drive(void *self, struct stim_env *e, uint32_t *in)
{
    const struct frame_ctl_at *at = frame_ctl_at(e->ports);
    struct state *s = self;
    struct rng *r = &e->rng;
    const struct frame_config *c = &s->w->c;
    if (s->patience)
        s->patience--;
    else if (phase_step(&s->phase, r, 1))
        new_phase(s, e);
    e->unbroken = s->patience;
    port_put_all(&at->region_valid, in, 0);
    port_put_all(&at->op_valid, in, 0);
    port_put_all(&at->op_warp, in, 0);
    port_put_all(&at->release_valid, in, 0);
    const uint32_t *out = stim_peek(e, in);
    uint64_t hold = port_all(&at->hold, out);
    if (port_u32(&at->slot_wr_valid, out))
        hold |= 1ull << port_u32(&at->slot_wr_wid, out);
    unsigned to = rng_below(r, c->nw), wid = s->fills || s->wide ? s->one : rng_below(r, c->nw);
    drive_surroundings(s, e, in);
    if (!s->fills)
        drive_region(s, e, in, to, hold >> to & 1);
    bool given = port_u32(&at->region_valid, in);
    drive_op(s, e, in, wid);
    if (given && frame_world_asked(e->ports, in) == to)
        port_put_all(&at->op_valid, in, 0);
    unsigned gone = s->wide ? s->one : rng_below(r, c->nw);
    bool wrong = s->wrong && rng_below(r, 16) == 0;
    bool over = s->w->warp[gone].depth || wrong;
    bool calls = port_u32(&at->op_valid, in) && port_u32(&at->op, in) == FRAME_CALL &&
                 frame_world_asked(e->ports, in) == gone;
    if (over && !calls && !s->fills && stim_chance(r, s->ret) && (!given || gone != to) &&
        !s->w->warp[gone].asks) {
        port_put_all(&at->release_valid, in, 1);
        port_put_all(&at->release_wid, in, gone);
    }
}

static void observe(void *self, struct stim_env *e, const uint32_t *in, const uint32_t *out)
{
    struct state *s = self;
    frame_world_observe(s->w, e, in, out);
    if (port_flag(&frame_ctl_at(e->ports)->err_lifo, out))
        s->patience = 0;
}

const struct stimulus stim_frame_ctl = {create, destroy, drive, observe, reset};
