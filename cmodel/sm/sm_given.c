/* Thread blocks whose warps get their registers from the hardware (warp_status.place = core):
 * launches in order, one a cycle, the size of regions, what a warp still needs its region for, who
 * waits at barriers; what the hardware answers. docs/sm.md; its own policy, where there is no
 * warp_status, is sm_windows.c. */
#include "cmodel/sm/sm_given.h"
#include "base/mem.h"
#include "cmodel/sm/sm_part.h"
#include <stdlib.h>

struct given {
    struct core *core;   /* the SM's */
    struct warp **queue; /* [slots]: to be launched, a ring */
    unsigned head, n;
    unsigned regions;        /* of a register file, at most */
    unsigned nregs, stack;   /* of the level */
    unsigned blocks, next;   /* warp_status.blocks; the next one's number, if it is free */
    uint64_t numbers;        /* of blocks that are resident */
    bool level, moved, swap; /* a level is to be taken; a swap's warp has been saved; is saved */
    struct given_warps {     /* of a register file, bit w */
        uint64_t gone;       /* has ended, and keeps nothing: its region may go */
        uint64_t over;       /* the hardware knows that it has ended */
        uint64_t arrived;    /* waits at a barrier of which the hardware is still to be told */
    } of[CORE_MOST];
};

struct given *given_create(struct sm *sm, const struct params *p, struct core *core)
{
    struct given *g = xcalloc(1, sizeof *g);
    g->core = core;
    g->queue = xcalloc((size_t)sm->nrf * sm->z.nw, sizeof *g->queue);
    g->regions = params_u(p, "warp_status.regions");
    g->blocks = params_u(p, "warp_status.blocks");
    if (sm->max_blocks > g->blocks)
        sm->max_blocks = g->blocks;
    return g;
}

void given_free(struct given *g)
{
    if (g)
        free(g->queue);
    free(g);
}

static unsigned rf_of(const struct sm *sm, const struct warp *w)
{
    return sm->slots[w->slot].rf;
}

static uint64_t bit_of(const struct warp *w)
{
    return 1ull << w->number;
}

static uint64_t holders(const struct sm *sm, unsigned u)
{
    uint64_t all = sm->given->core->out.warps.holders;
    return all >> u * sm->z.nw & low_bits(sm->z.nw);
}

unsigned given_regions(const struct sm *sm, unsigned nregs)
{
    unsigned fit = sm->map.total / nregs;
    return fit < sm->given->regions ? fit : sm->given->regions;
}

unsigned given_most(const struct sm *sm)
{
    return sm->given->regions < sm->z.nw ? sm->given->regions : sm->z.nw;
}

bool given_another_level(const struct sm *sm, const struct block *b)
{
    const struct given *g = sm->given;
    return g->nregs != b->nregs || g->stack != b->stack;
}

bool given_place(struct sm *sm, struct resident *r)
{
    unsigned most = r->b->nregs <= sm->map.total ? given_regions(sm, r->b->nregs) : 0, n = 0;
    unsigned used[CORE_MOST] = {0};
    for (unsigned slot = 0; slot < sm->nslots; slot++)
        used[sm->slots[slot].rf] += sm->slots[slot].w->state != WARP_FREE;
    for (unsigned slot = 0; slot < sm->nslots && most && n < r->b->nwarps; slot++) {
        unsigned rf = sm->slots[slot].rf;
        struct warp *w = sm->slots[slot].w;
        /* All of its warps have registers at once, if they cannot be saved. */
        if (w->state != WARP_FREE || (!r->b->moves && used[rf] == most))
            continue;
        used[rf]++;
        w->base = NO_REGION;
        w->region = r->b->nregs;
        r->warps[n] = w;
        r->rf[n++] = rf;
    }
    return n == r->b->nwarps;
}

void given_start(struct sm *sm, struct resident *r)
{
    struct given *g = sm->given;
    while (g->numbers >> g->next & 1) /* WT-B5: later blocks have later numbers, cyclically */
        g->next = (g->next + 1) % g->blocks;
    r->number = g->next;
    g->numbers |= 1ull << r->number;
    r->unlisted = r->b->nwarps;
    if (!given_another_level(sm, r->b))
        return;
    g->level = !sm->levels; /* otherwise the hardware tells itself */
    g->nregs = r->b->nregs;
    g->stack = r->b->stack;
}

void given_end(struct sm *sm, const struct resident *r)
{
    sm->given->numbers &= ~(1ull << r->number);
}

void given_launch(struct sm *sm, struct rf *rf, struct warp *w)
{
    struct given *g = sm->given;
    struct given_warps *of = &g->of[rf->index];
    warp_set_state(rf, w, WARP_WITHHELD);
    of->gone &= ~bit_of(w);
    of->over &= ~bit_of(w);
    of->arrived &= ~bit_of(w);
    g->queue[(g->head + g->n++) % (sm->nrf * sm->z.nw)] = w;
}

void given_arrives(struct sm *sm, struct rf *rf, struct warp *w)
{
    sm->given->of[rf->index].arrived |= bit_of(w);
}

bool given_leaves(struct sm *sm, struct warp *w)
{
    unsigned u = rf_of(sm, w);
    struct given_warps *of = &sm->given->of[u];
    of->gone |= bit_of(w);
    of->arrived &= ~bit_of(w);
    if (!(of->over & bit_of(w)) || (holders(sm, u) & bit_of(w)))
        return false;
    of->gone &= ~bit_of(w);
    return true;
}

bool given_busy(const struct sm *sm, const struct rf *rf)
{
    const struct given *g = sm->given;
    const struct core_region *t = &g->core->told;
    return (t->valid && t->wid / sm->z.nw == rf->index) || g->of[rf->index].gone;
}

/* The head of the queue, with the regions that the rest of its block needs. */
static void show_launch(struct sm *sm, struct core_warps *in)
{
    const struct given *g = sm->given;
    const struct warp *w = g->n && !g->level ? g->queue[g->head] : NULL;
    in->launch_valid = w != NULL;
    if (!w)
        return;
    const struct resident *r = w->block;
    in->launch_wid = rf_of(sm, w) * sm->z.nw + w->number;
    in->launch_tb = r->number;
    for (unsigned i = r->b->nwarps - r->unlisted; i < r->b->nwarps && !r->b->moves; i++)
        in->launch_need[r->rf[i]]++;
}

bool given_queues(const struct sm *sm)
{
    return sm->given->n != 0;
}

void given_drive(struct sm *sm)
{
    struct given *g = sm->given;
    struct core_warps *in = &g->core->in.warps;
    *in = (struct core_warps){.level_valid = g->level, .swap_ready = g->moved};
    if (g->level) {
        in->level_regions = given_regions(sm, g->nregs);
        in->level_size = g->nregs & (uint32_t)low_bits(sm->z.physw);
        in->level_k = g->nregs - g->stack;
        in->level_s = g->stack;
    }
    show_launch(sm, in);
    for (unsigned u = 0; u < sm->nrf; u++) {
        struct given_warps *of = &g->of[u];
        for (unsigned i = 0; i < sm->z.nw; i++) {
            const struct warp *w = &sm->rf[u].warps[i];
            if (!w->in_flight && !w->move.now && (w->state != WARP_DRAIN || (of->gone & bit_of(w))))
                in->drained[u] |= bit_of(w);
            if ((of->arrived & bit_of(w)) && !w->block->unlisted) {
                in->arrives[u] |= bit_of(w);
                of->arrived &= ~bit_of(w);
            }
        }
    }
}

uint64_t given_kills(const struct sm *sm, unsigned u)
{
    const struct given_warps *of = &sm->given->of[u];
    return of->gone & ~of->over & holders(sm, u);
}

void given_over(struct sm *sm, unsigned u, unsigned w)
{
    sm->given->of[u].over |= 1ull << w & holders(sm, u);
}

void given_leave(struct sm *sm, struct rf *rf)
{
    struct given_warps *of = &sm->given->of[rf->index];
    for (uint64_t v = of->gone & of->over & ~holders(sm, rf->index); v; v &= v - 1)
        warp_leave(sm, &rf->warps[__builtin_ctzll(v)]);
}

static void told(struct sm *sm, struct rf *rf)
{
    const struct regfile_in *in = rf->in;
    if (!in->region_valid)
        return;
    struct warp *w = &rf->warps[in->region_wid];
    w->base = in->region_base;
    window_happened(sm);
    if (!in->region_move) {
        warp_settle(sm, rf, w, sm->cycle + 1);
        return;
    }
    w->move.now = MOVE_IN;
    window_restore(sm, rf, w);
}

static void pass(struct sm *sm, unsigned number)
{
    for (unsigned i = 0; i < sm->nresident; i++) {
        struct resident *r = sm->resident[i];
        if (r->number != number)
            continue;
        barrier_open(sm, r);
    }
}

/* A warp is to be saved. */
static void save(struct sm *sm, unsigned wid)
{
    sm->given->swap = true;
    window_save(sm, &sm->rf[wid / sm->z.nw], &sm->rf[wid / sm->z.nw].warps[wid % sm->z.nw]);
}

void given_saved(struct sm *sm, struct warp *w)
{
    w->base = NO_REGION;
    sm->given->moved = true;
}

void given_clock(struct sm *sm)
{
    struct given *g = sm->given;
    const struct core_warps *in = &g->core->in.warps;
    const struct warp_status_out *o = &g->core->out.warps;
    for (unsigned u = 0; u < sm->nrf; u++)
        told(sm, &sm->rf[u]);
    if (in->level_valid && o->level_ready)
        g->level = false;
    if (in->launch_valid && o->launch_ready) {
        struct warp *w = g->queue[g->head];
        g->head = (g->head + 1) % (sm->nrf * sm->z.nw);
        g->n--;
        w->block->unlisted--;
    }
    if (o->barrier_done)
        pass(sm, o->barrier_tb);
    if (in->swap_ready)
        g->moved = g->swap = false;
    else if (o->swap_valid && !g->swap)
        save(sm, o->swap_out);
    if (!sm->windows.listed)
        window_happened(sm); /* whoever is listed now has just been */
    sm->windows.listed = popcount64(g->core->status.live & ~g->core->status.holder);
}
