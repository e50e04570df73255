/* Thread blocks of an SM: which become resident, where their warps and registers go. */
#include "base/diag.h"
#include "base/mem.h"
#include "cmodel/sm/sm_given.h"
#include "cmodel/sm/sm_levels.h"
#include "cmodel/sm/sm_part.h"
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void resident_free(struct sm *sm, struct resident *r)
{
    work_release(sm->work, r->b);
    free(r->warps);
    free(r->rf);
    free(r);
}

bool region_take(struct sm *sm, struct rf *rf, unsigned size, unsigned *base)
{
    unsigned at = 0, i = 0;
    for (; i < rf->nregions && rf->regions[i].base - at < size; i++)
        at = rf->regions[i].base + rf->regions[i].size;
    if (i == rf->nregions && sm->map.total - at < size)
        return false;
    memmove(rf->regions + i + 1, rf->regions + i, (rf->nregions - i) * sizeof *rf->regions);
    rf->regions[i] = (struct region){at, size};
    rf->nregions++;
    *base = at;
    return true;
}

void region_give(struct rf *rf, unsigned base)
{
    unsigned i = 0;
    while (rf->regions[i].base != base)
        i++;
    rf->nregions--;
    memmove(rf->regions + i, rf->regions + i + 1, (rf->nregions - i) * sizeof *rf->regions);
}

/* Gives the block's warps the lowest free slots whose register file has room; all or nothing. */
static bool place(struct sm *sm, struct resident *r)
{
    if (sm->given)
        return given_place(sm, r);
    unsigned size = regmap_region(&sm->map, r->b->nregs), n = 0;
    for (unsigned slot = 0; slot < sm->nslots && n < r->b->nwarps; slot++) {
        unsigned rf = sm->slots[slot].rf, base;
        struct warp *w = sm->slots[slot].w;
        if (w->state != WARP_FREE)
            continue;
        if (!region_take(sm, &sm->rf[rf], size, &base)) {
            if (!r->b->moves || size > sm->map.total)
                continue;
            base = NO_REGION;
        }
        w->base = base;
        w->region = size;
        r->warps[n] = w;
        r->rf[n++] = rf;
    }
    if (n == r->b->nwarps)
        return true;
    while (n > 0) {
        n--;
        if (r->warps[n]->base != NO_REGION)
            region_give(&sm->rf[r->rf[n]], r->warps[n]->base);
    }
    return false;
}

void launch_queue(struct sm *sm, struct rf *rf, struct warp *w)
{
    struct sched *s = &rf->sched[w->sched];
    warp_set_state(rf, w, WARP_LAUNCHING);
    s->launch[(s->launch_head + s->launch_n++) % sm->z.n] = w->local;
    rf->to_launch++;
}

static void start(struct sm *sm, struct resident *r)
{
    if (sm->levels)
        levels_start(sm, r);
    if (sm->given)
        given_start(sm, r);
    for (unsigned i = 0; i < r->b->nwarps; i++) {
        struct warp *w = r->warps[i];
        struct rf *rf = &sm->rf[r->rf[i]];
        w->block = r;
        w->at = r->b->insts + r->b->first[i];
        w->end = r->b->insts + r->b->first[i + 1];
        w->uop = 0;
        w->buffered = w->atomics = w->groups = 0;
        w->membar = false;
        SM_PARTS(sm, launched, rf, w);
        w->launch = ++sm->launches;
        w->version = 0;
        w->released = false;
        sm->free_slots--;
        if (sm->given)
            given_launch(sm, rf, w);
        else if (w->base == NO_REGION)
            window_wait(sm, rf, w);
        else
            launch_queue(sm, rf, w);
    }
    sm->shared_used += r->b->shared_bytes;
    sm->resident[sm->nresident++] = r;
    sm->kernel = r->b->kernel;
    sm->stats.blocks++;
    sm->stats.warps += r->b->nwarps;
}

static bool admitted(const struct sm *sm, const struct block *b, struct diag *d)
{
    for (unsigned i = 0; i < sm->nparts; i++)
        if (sm->parts[i].part->admits && !sm->parts[i].part->admits(sm, sm->parts[i].self, b, d))
            return false;
    return true;
}

/* For goes_on(): always false. */
static bool refuse(const struct sm *sm, const struct block *b, struct diag *d)
{
    char where[200];
    snprintf(where, sizeof where, "%s: thread block %u,%u,%u of kernel %.80s cannot fit", b->from,
             b->x, b->y, b->z, b->kernel_name);
    if (b->nwarps > sm->nslots)
        diag_error(d, "%s: %u warps; the SM has %u (env.subcores %u x regfile.warps %u)", where,
                   b->nwarps, sm->nslots, sm->nrf, sm->z.nw);
    else if (b->shared_bytes > sm->shared_bytes)
        diag_error(d,
                   "%s: %" PRIu64 " bytes of shared memory; the SM has %" PRIu64 " (env.shared_kb)",
                   where, b->shared_bytes, sm->shared_bytes);
    else if (sm->given && b->nwarps > sm->nrf * given_most(sm))
        diag_error(d,
                   "%s: %u warps, of which all need registers at once; the core has %u regions "
                   "(env.subcores %u x warp_status.regions)",
                   where, b->nwarps, sm->nrf * given_most(sm), sm->nrf);
    else
        diag_error(d,
                   "%s: %u warps of %u registers; each of the %u register files has %u "
                   "(regfile.banks %u x regfile.depth %u)",
                   where, b->nwarps, regmap_region(&sm->map, b->nregs), sm->nrf, sm->map.total,
                   sm->z.nbank, sm->z.depth);
    return false;
}

static struct block *next_block(struct sm *sm, struct diag *d)
{
    return sm->readback.on ? readback_next(sm) : work_next(sm->work, d);
}

/* No block can become resident, so that the next one is not asked for: reading it takes time, which
 * the reader of the work (work_ahead) may spend beside the SM. Where SMs share their work each
 * keeps a block that is its next, and random work is drawn as it was. */
static bool occupied(const struct sm *sm)
{
    return !sm->next && !sm->shares && !sm->random && sm->nresident &&
           (!sm->free_slots || sm->nresident == sm->max_blocks);
}

/* The next block goes, if it is of the kernel that was left out last. */
static bool left_behind(struct sm *sm)
{
    if (!sm->nleft || sm->readback.on || sm->next->kernel != sm->left_kernel)
        return false;
    work_release(sm->work, sm->next);
    sm->next = NULL;
    if (sm->levels)
        levels_dropped(sm);
    return true;
}

typedef bool check_fn(const struct sm *sm, const struct block *b, struct diag *d);

/* Asks of the next block whether it can ever be executed: false after reporting. Where kernels are
 * left out it is never false: what is refused goes, and sm->next is NULL. */
static bool goes_on(struct sm *sm, check_fn *check, struct diag *d)
{
    if (!sm->leave_out)
        return check(sm, sm->next, d);
    const struct block *b = sm->next;
    struct diag why;
    diag_init(&why, NULL);
    if (!check(sm, b, &why)) {
        sm->left = xgrow(sm->left, sm->nleft + 1, &sm->left_cap, sizeof *sm->left);
        sm->left[sm->nleft++] = (struct sm_left){xstrdup(b->kernel_name), xstrdup(b->from),
                                                 xstrdup(why.n ? why.lines[why.n - 1] : "")};
        sm->left_kernel = b->kernel;
        left_behind(sm);
    }
    diag_free(&why);
    return true;
}

bool blocks_admit(struct sm *sm, struct diag *d)
{
    if (sm->readback.on && sm->nresident)
        return true; /* one after the other */
    while (sm->admit && !occupied(sm)) {
        if (!sm->next) {
            size_t errors = d->errors;
            int status = d->status;
            if (!sm->work_ended && !(sm->next = next_block(sm, d))) {
                sm->work_ended = true;
                if (d->errors != errors || d->status != status)
                    return false;
            }
            if (!sm->next)
                break;
            if (left_behind(sm))
                continue;
            if (!goes_on(sm, admitted, d))
                return false;
            if (!sm->next)
                continue;
        }
        if (sm->levels && !levels_chosen(sm))
            break;
        struct block *b = sm->next;
        /* A kernel starts when the one before it has ended, and another size of stacks (WT-V1). */
        if (sm->nresident && (b->kernel != sm->kernel || sm->nresident == sm->max_blocks ||
                              sm->free_slots < b->nwarps ||
                              (sm->windows.drains && b->level != sm->resident[0]->b->level) ||
                              (sm->given && given_another_level(sm, b))))
            break;
        struct resident *r = xcalloc(1, sizeof *r);
        r->b = b;
        r->live = r->undrained = b->nwarps;
        r->warps = xcalloc(b->nwarps, sizeof *r->warps);
        r->rf = xcalloc(b->nwarps, sizeof *r->rf);
        bool fits = b->nwarps <= sm->nslots &&
                    b->shared_bytes <= sm->shared_bytes - sm->shared_used && place(sm, r);
        if (!fits) {
            r->b = NULL;
            resident_free(sm, r);
            if (sm->nresident)
                break;
            if (!goes_on(sm, refuse, d))
                return false;
            continue;
        }
        if (!sm->stats.blocks || b->kernel != sm->kernel) {
            sm->stats.kernels++;
            sm->kernel_name = b->kernel_name;
            sm->kernel_from = b->from;
            memory_begin_kernel(sm, b);
        }
        sm->next = NULL;
        start(sm, r);
        return true; /* one per cycle */
    }
    sm->admit = false;
    return true;
}

void launch_drive(struct sm *sm, struct rf *rf)
{
    rf->launching = 0;
    for (unsigned i = 0; rf->to_launch && i < sm->z.nsched; i++) {
        const struct sched *s = &rf->sched[i];
        if (!s->launch_n)
            continue;
        rf->launching |= 1u << i;
        rf->in->launch_wid[i] = s->launch[s->launch_head];
    }
    rf->in->launch_valid = rf->launching;
}

void launch_clock(struct sm *sm, struct rf *rf)
{
    for (uint32_t v = rf->launching; v; v &= v - 1) {
        unsigned i = (unsigned)__builtin_ctz(v);
        struct sched *s = &rf->sched[i];
        struct warp *w = &rf->warps[s->launch[s->launch_head] * sm->z.nsched + i];
        s->launch_head = (s->launch_head + 1) % sm->z.n;
        s->launch_n--;
        rf->to_launch--;
        warp_settle(sm, rf, w, sm->cycle + 1);
    }
}

void warp_retire(struct sm *sm, struct rf *rf, struct warp *w)
{
    bool lingers = false;
    SM_PARTS_ANY(lingers, sm, lingers, rf, w);
    if (lingers)
        return;
    if (sm->leave_late)
        rf->leaving |= 1ull << w->number;
    else
        warp_leave(sm, w);
}

void warp_leave(struct sm *sm, struct warp *w)
{
    struct resident *r = w->block;
    if (sm->given && !given_leaves(sm, w))
        return;
    if (sm->given)
        w->base = NO_REGION;
    else if (r->b->moves)
        for (unsigned k = 0; k < r->b->nwarps; k++)
            if (r->warps[k] == w)
                window_leave(sm, &sm->rf[r->rf[k]], w);
    if (--r->undrained)
        return;
    sm->admit = true;
    unsigned i = 0;
    for (; i < r->b->nwarps; i++) {
        struct rf *rf = &sm->rf[r->rf[i]];
        if (r->warps[i]->base != NO_REGION)
            region_give(rf, r->warps[i]->base);
        warp_set_state(rf, r->warps[i], WARP_FREE);
        r->warps[i]->block = NULL;
    }
    sm->free_slots += r->b->nwarps;
    i = 0;
    while (sm->resident[i] != r)
        i++;
    memmove(sm->resident + i, sm->resident + i + 1, (--sm->nresident - i) * sizeof *sm->resident);
    sm->shared_used -= r->b->shared_bytes;
    sm->windows.look = true;
    if (sm->given)
        given_end(sm, r);
    if (sm->levels)
        levels_end(sm, r);
    SM_PARTS(sm, ended, r->b);
    resident_free(sm, r);
}
