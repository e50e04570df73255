/* Blocks whose warps get their regions one by one (CARS IV-B): the list of warps without a
 * region, and the moves at barriers. A warp that waits with nothing outstanding gives its region to
 * the oldest warp of its block without one that can go on; it comes back through the list. Where
 * all that have registers in a register file wait, one gives its region to the oldest block. */
#include "base/mem.h"
#include "cmodel/sm/sm_given.h"
#include "cmodel/sm/sm_part.h"
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

void window_init(struct sm *sm, const struct params *p)
{
    sm->windows.rule = params_u(p, "warp_status.barrier_rule") != 0;
    sm->windows.last = params_is(p, "warp_status.barswap", "last");
    sm->windows.drains = params_is(p, "warp_status.level_change", "drain");
    sm->windows.watchdog = params_u(p, "warp_status.watchdog");
}

static void rescue(struct sm *sm);

/* Cycles that listed warps may wait. Random work withholds warps on purpose, until it is stopped,
 * and then its surroundings may still be slower than the watchdog that was drawn. */
static uint64_t patience(const struct sm *sm)
{
    enum { SLOW = 65535 };
    unsigned watchdog = sm->windows.watchdog;
    if (!sm->random)
        return watchdog;
    return !sm->stopped ? UINT64_MAX : watchdog < SLOW ? SLOW : watchdog;
}

void window_watch(struct sm *sm)
{
    if (sm->windows.look && !sm->given)
        rescue(sm);
    if (!sm->windows.listed || sm->cycle - sm->windows.happened < patience(sm))
        return;
    failure_oracle(&sm->failure, "HANG", 0, sm->cycle,
                   ": %u warps wait for registers, and for %" PRIu64
                   " cycles (warp_status.watchdog) no other has done anything but wait",
                   sm->windows.listed, patience(sm));
}

void window_wait(struct sm *sm, struct rf *rf, struct warp *w)
{
    warp_set_state(rf, w, WARP_WITHHELD);
    rf->stalled[rf->nstalled++] = w;
    sm->windows.look = true;
    if (!sm->windows.listed++)
        window_happened(sm);
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
    sm->windows.listed--;
    window_happened(sm);
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
    sm->windows.look = true;
    hand_over(sm, rf, NULL);
}

/* A warp of the block has registers in this register file and does not just wait. */
static bool some_runs(const struct sm *sm, const struct rf *rf, const struct resident *of)
{
    for (unsigned i = 0; i < sm->z.nw; i++) {
        const struct warp *w = &rf->warps[i];
        if (w->block == of && w->base != NO_REGION && (w->state != WARP_BARRIER || w->in_flight))
            return true;
    }
    return false;
}

static void move_out(struct sm *sm, struct rf *rf, struct warp *w, bool senior)
{
    w->move.senior = senior;
    w->move.now = MOVE_OUT;
    w->move.passed = false;
    w->move.at = w->at;
    w->move.end = w->end;
    sm->stats.switches++;
    divert(sm, rf, w, true, in_use(w));
}

void window_save(struct sm *sm, struct rf *rf, struct warp *w)
{
    move_out(sm, rf, w, false);
}

void window_barrier(struct sm *sm, struct rf *rf, struct warp *w)
{
    sm->windows.look = true;
    if (sm->given || !sm->windows.rule || !oldest(rf, w->block))
        return;
    if (sm->windows.last && some_runs(sm, rf, w->block))
        return;
    move_out(sm, rf, w, false);
}

/* A warp with registers of the register file, if all of them just wait: the first that can be
 * saved; else NULL. */
static struct warp *waiter(const struct sm *sm, const struct rf *rf)
{
    struct warp *first = NULL;
    for (unsigned i = 0; i < sm->z.nw; i++) {
        struct warp *w = &rf->warps[i];
        if (!w->block || w->base == NO_REGION)
            continue;
        if (w->state != WARP_BARRIER || w->in_flight || !w->block->b->moves)
            return NULL;
        first = first ? first : w;
    }
    return first;
}

/* WT-B5: sub-cores cannot exchange regions, so a block may wait for one that a waiting warp of
 * another block holds, and that block for one of its own elsewhere. The oldest block need not:
 * where nobody goes on, a region is made free for it. So its warps all come to each barrier, and it
 * ends; then the next one is the oldest. */
static void rescue(struct sm *sm)
{
    sm->windows.look = false;
    if (!sm->windows.rule || !sm->windows.listed || !sm->nresident)
        return;
    const struct resident *senior = sm->resident[0];
    for (struct rf *rf = sm->rf; rf < sm->rf + sm->nrf; rf++) {
        if (!rf->nstalled || !oldest(rf, senior))
            continue;
        hand_over(sm, rf, senior); /* room that is too small for the oldest of the list */
        struct warp *w = oldest(rf, senior) ? waiter(sm, rf) : NULL;
        if (w)
            move_out(sm, rf, w, true);
    }
}

void window_moved(struct sm *sm, struct rf *rf, struct warp *w)
{
    if (w->move.now == MOVE_OUT) {
        warp_set_state(rf, w, WARP_DRAIN);
        if (w->in_flight)
            return;
        w->move.now = MOVE_AWAY;
        if (sm->given) {
            warp_set_state(rf, w, WARP_WITHHELD);
            given_saved(sm, w);
            return;
        }
        region_give(rf, w->base);
        w->base = NO_REGION;
        window_wait(sm, rf, w);
        hand_over(sm, rf, w->move.senior ? sm->resident[0] : w->block);
        return;
    }
    /* Units go by names: none of these registers comes behind them (docs/blocks/regfile.md). */
    if (sm->windows.whole && w->in_flight) {
        warp_set_state(rf, w, WARP_DRAIN);
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
