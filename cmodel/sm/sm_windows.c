/* Blocks whose warps get their regions one by one (CARS, spec.md 9.7): the list of warps without a
 * region, and the moves at barriers. A warp that waits with nothing outstanding gives its region to
 * the oldest warp of its block without one that can go on; it comes back through the list. */
#include "cmodel/sm/sm_part.h"
#include "params/base/outfile.h"
#include <stdlib.h>

void window_wait(struct rf *rf, struct warp *w)
{
    warp_set_state(rf, w, WARP_WITHHELD);
    rf->stalled[rf->nstalled++] = w;
}

/* It would only wait again. */
static bool idles(const struct warp *w)
{
    return w->move.now == MOVE_AWAY && !w->move.passed;
}

/* The oldest of the list that can go on, of a block if one is given; NULL: none. */
static struct warp *oldest(const struct rf *rf, const struct resident *of)
{
    for (unsigned i = 0; i < rf->nstalled; i++)
        if ((!of || rf->stalled[i]->block == of) && !idles(rf->stalled[i]))
            return rf->stalled[i];
    return !of && rf->nstalled ? rf->stalled[0] : NULL;
}

/* The accesses of a move take the place of the program. */
static void divert(struct sm *sm, struct rf *rf, struct warp *w, bool out, unsigned keeps)
{
    const struct block *b = w->block->b;
    const struct moves *m = b->moves;
    unsigned n = m->kernel + keeps, stack = b->stack;
    w->move.insts = xrealloc(w->move.insts, n * sizeof *w->move.insts);
    for (unsigned i = 0; i < n; i++) {
        /* Of a stack in the register file those that are in use. */
        unsigned at = i;
        if (stack && i >= m->kernel)
            at = m->kernel + ((w->move.at - 1)->end + 2 * stack - 1 - (i - m->kernel)) % stack;
        w->move.insts[i] = (struct inst){.op = out ? m->save[at] : m->restore[at],
                                         .lanes = b->moves_lanes + at * b->moves_step,
                                         .mask = UINT32_MAX};
    }
    w->at = w->move.insts;
    w->end = w->at + n;
    w->uop = 0;
    warp_settle(sm, rf, w, sm->cycle + 1);
}

static unsigned in_use(const struct warp *w)
{
    return (w->move.at - 1)->keeps; /* of the barrier that it waits at */
}

void window_restore(struct sm *sm, struct rf *rf, struct warp *w)
{
    divert(sm, rf, w, false, in_use(w));
}

static void grant(struct sm *sm, struct rf *rf, struct warp *w)
{
    unsigned i = 0;
    while (rf->stalled[i] != w)
        i++;
    memmove(rf->stalled + i, rf->stalled + i + 1, (--rf->nstalled - i) * sizeof *rf->stalled);
    if (w->move.now == MOVE_AWAY) {
        w->move.now = MOVE_IN;
        bool later = false;
        SM_PARTS_ANY(later, sm, returned, rf, w);
        if (!later)
            window_restore(sm, rf, w);
    } else {
        launch_queue(sm, rf, w);
    }
}

/* Regions that are free go to those who wait, first to those of a block if one is given. */
static void hand_over(struct sm *sm, struct rf *rf, const struct resident *first)
{
    for (;;) {
        struct warp *w = first ? oldest(rf, first) : NULL;
        if (!w && !(w = oldest(rf, NULL)))
            return;
        if (!region_take(sm, rf, regmap_region(&sm->map, w->block->b->nregs), &w->base))
            return;
        grant(sm, rf, w);
    }
}

void window_leave(struct sm *sm, struct rf *rf, struct warp *w)
{
    region_give(rf, w->base);
    w->base = NO_REGION;
    hand_over(sm, rf, NULL);
}

void window_barrier(struct sm *sm, struct rf *rf, struct warp *w)
{
    if (!oldest(rf, w->block))
        return;
    w->move.now = MOVE_OUT;
    w->move.passed = false;
    w->move.at = w->at;
    w->move.end = w->end;
    sm->stats.switches++;
    divert(sm, rf, w, true, in_use(w));
}

void window_moved(struct sm *sm, struct rf *rf, struct warp *w)
{
    if (w->move.now == MOVE_OUT) {
        warp_set_state(rf, w, WARP_DRAIN);
        if (w->in_flight)
            return;
        w->move.now = MOVE_AWAY;
        region_give(rf, w->base);
        w->base = NO_REGION;
        window_wait(rf, w);
        hand_over(sm, rf, w->block);
        return;
    }
    w->move.now = MOVE_NOT;
    w->at = w->move.at;
    w->end = w->move.end;
    w->uop = 0;
    if (w->move.passed) {
        warp_settle(sm, rf, w, sm->cycle + 1);
        return;
    }
    warp_set_state(rf, w, WARP_BARRIER);
    if (!w->in_flight)
        window_barrier(sm, rf, w);
}
