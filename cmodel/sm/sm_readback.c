/* The end of the work: it is stopped, drains, and a program reads every physical register back
 * through the ports, in which the oracle sees what is left in the banks. docs/sm.md. */
#include "base/mem.h"
#include "cmodel/sm/sm_given.h"
#include "cmodel/sm/sm_levels.h"
#include "cmodel/sm/sm_part.h"
#include <stdlib.h>

/* What is issued is finished, what waits to be issued is not. */
static void warp_stop(const struct sm *sm, struct warp *w)
{
    if (w->state == WARP_FREE || w->state == WARP_DRAIN)
        return;
    if (w->move.now) { /* of its program nothing follows, when it is back */
        w->move.end = w->move.at;
        if (!sm->given) { /* otherwise its barrier opens: the others end */
            w->block->waiting -= !w->move.passed;
            w->move.passed = true;
        }
    }
    bool goes_on = w->state == WARP_READY || w->uop; /* ready stays ready until it is issued */
    w->end = goes_on ? w->at + 1 : w->at;
}

/* Nothing will wake it. */
static bool waits(const struct warp *w)
{
    return w->state == WARP_SCOREBOARD || w->state == WARP_MEMORY || w->state == WARP_BARRIER;
}

void sm_stop(struct sm *sm)
{
    if (sm->stopped || sm->readback.on)
        return;
    sm->stopped = sm->work_ended = true;
    block_free(sm->next);
    sm->next = NULL;
    if (sm->levels)
        levels_dropped(sm);
    for (unsigned i = 0; i < sm->nrf; i++)
        for (unsigned n = 0; n < sm->z.nw; n++)
            warp_stop(sm, &sm->rf[i].warps[n]);
    for (unsigned i = 0; i < sm->nrf; i++)
        for (unsigned n = 0; n < sm->z.nw; n++) {
            struct warp *w = &sm->rf[i].warps[n];
            if (!waits(w) || w->at != w->end || (sm->given && w->state == WARP_BARRIER))
                continue;
            if (w->state == WARP_BARRIER)
                w->block->waiting--;
            warp_settle(sm, &sm->rf[i], w, sm->cycle);
        }
}

void sm_read_back(struct sm *sm)
{
    sm->readback.wanted = sm->payload;
}

bool sm_ends(const struct sm *sm)
{
    return sm->stopped || sm->readback.on;
}

unsigned sm_read_registers(const struct sm *sm)
{
    return sm->readback.at;
}

bool readback_begin(struct sm *sm)
{
    if (!sm->readback.wanted || sm->readback.on)
        return false;
    sm_stats(sm, &sm->readback.stats);
    sm->readback.on = true;
    sm->random = false; /* the surroundings behave: it does not take long */
    sm->work_ended = false;
    sm->admit = true;
    return true;
}

/* Registers of one warp, at most: what an instruction can name, and a tag. */
static unsigned most_regs(const struct sm *sm)
{
    unsigned most = sm->named;
    return sm->map.swizzle && most > sm->z.nbank ? most / sm->z.nbank * sm->z.nbank : most;
}

/* The instructions of one warp: so many registers from 0 on, NSRC at a time. */
static void program(struct sm *sm, struct block *b)
{
    unsigned nsrc = sm->z.nsrc, n = (b->nregs + nsrc - 1) / nsrc;
    b->first = xcalloc(b->nwarps + 1, sizeof *b->first);
    b->insts = xcalloc((size_t)b->nwarps * n, sizeof *b->insts);
    for (unsigned i = 0; i < n; i++) {
        struct op o = {.name = xstrdup("read back"), .class = OP_INT};
        for (unsigned reg = i * nsrc; reg < (i + 1) * nsrc && reg < b->nregs; reg++)
            op_add_src(&o, reg);
        uint32_t op = op_table_add(&sm->readback.ops, &o);
        for (unsigned w = 0; w < b->nwarps; w++)
            b->insts[w * n + i] =
                (struct inst){.pc = 16 * i, .op = sm->readback.ops.ops[op], .mask = UINT32_MAX};
    }
    for (unsigned w = 0; w <= b->nwarps; w++)
        b->first[w] = (size_t)w * n;
    b->ninsts = b->cap = (size_t)b->nwarps * n;
}

/* The only room in a register file: registers first..first+n-1. */
static void only_room(struct rf *rf, unsigned first, unsigned n, unsigned total)
{
    rf->regions[0] = (struct region){0, first};
    rf->regions[1] = (struct region){first + n, total - first - n};
    rf->nregions = 2;
}

static struct block *reader(struct sm *sm, unsigned regs, unsigned warps)
{
    struct block *b = xcalloc(1, sizeof *b);
    b->kernel = sm->kernel + 1;
    b->kernel_name = b->from = "read back";
    b->nregs = regs;
    b->nwarps = sm->nrf * warps;
    program(sm, b);
    return b;
}

/* Where the hardware gives regions they are of one size, the first at register 0: the most that
 * fill a register file and can be named; if none do, what one size reaches. */
static struct block *given_next(struct sm *sm)
{
    unsigned total = sm->map.total, warps = given_most(sm), most = most_regs(sm);
    unsigned n = warps;
    if (sm->readback.at)
        return NULL;
    while (n > 1 && total % n)
        n--;
    unsigned regs = total / n;
    if (regs > most) {
        n = warps;
        regs = total / n < most ? total / n : most;
    }
    sm->readback.at = n * regs;
    return reader(sm, regs, n);
}

/* As many warps in every register file as there are slots, or what is left needs. */
struct block *readback_next(struct sm *sm)
{
    unsigned total = sm->map.total, at = sm->readback.at, left = total - at;
    if (sm->given)
        return given_next(sm);
    if (!left)
        return NULL;
    unsigned regs = (left + sm->z.nw - 1) / sm->z.nw, most = most_regs(sm);
    regs = regmap_region(&sm->map, regs);
    if (regs > most)
        regs = most;
    unsigned region = regmap_region(&sm->map, regs);
    if (region > left) /* the last few */
        regs = region = left;
    unsigned warps = left / region < sm->z.nw ? left / region : sm->z.nw;
    for (unsigned i = 0; i < sm->nrf; i++)
        only_room(&sm->rf[i], at, warps * region, total);
    sm->readback.at += warps * region;
    return reader(sm, regs, warps);
}
