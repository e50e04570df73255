/* Executes a program with calls. */
#include "cmodel/calls/walk.h"
#include "base/mem.h"
#include "cmodel/rng.h"
#include <stdlib.h>
#include <string.h>

enum { NO_TARGET = 0xffff, NO_END = 0xffffffff };

/* An entry of the SIMT stack: a path, up to where it meets the others; or the entry of a call,
 * which holds the lanes until all are back. */
struct entry {
    uint32_t pc, end, mask;
    bool call;
    uint16_t function, target; /* target: the path executes the CALL at pc for that one alone */
    uint8_t groups;            /* and so many paths below it do for others */
    uint8_t takes;             /* of a SIMT stack's entries (docs/blocks/simt_stack.md) */
};

struct call_walk {
    const struct call_program *p;
    uint64_t warp, occasion, decisions;
    struct entry *e;
    size_t n, cap;
    unsigned depth;
    unsigned taken;  /* entries of a SIMT stack, at most */
    uint32_t left;   /* of the kernel's loop */
    unsigned budget; /* calls left in the iteration */
    struct call_event event;
};

static void push(struct call_walk *w, struct entry e)
{
    w->e = xgrow(w->e, w->n + 1, &w->cap, sizeof *w->e);
    w->e[w->n++] = e;
    w->taken += e.takes;
}

/* The SIMT stack has so many entries left. */
static bool room(const struct call_walk *w, unsigned n)
{
    return !w->p->shape.entries || w->taken + n <= w->p->shape.entries;
}

struct call_walk *call_walk_start(const struct call_program *p, uint64_t warp)
{
    return call_walk_lanes(p, warp, 32);
}

struct call_walk *call_walk_lanes(const struct call_program *p, uint64_t warp, unsigned lanes)
{
    struct call_walk *w = xcalloc(1, sizeof *w);
    w->p = p;
    w->warp = warp;
    w->budget = p->shape.budget;
    push(w, (struct entry){.end = NO_END,
                           .mask = lanes < 32 ? (1u << lanes) - 1 : UINT32_MAX,
                           .target = NO_TARGET,
                           .takes = 1});
    return w;
}

void call_walk_free(struct call_walk *w)
{
    if (w)
        free(w->e);
    free(w);
}

/* Where the next instruction stands that is something. */
static uint32_t label(const struct call_walk *w, uint32_t pc)
{
    for (; pc < w->p->n; pc++) {
        const struct call_inst *i = &w->p->code[pc];
        if (i->op == CALL_ELSE)
            pc = i->to - 1;
        else if (i->op != CALL_ENDIF && i->op != CALL_LOOP)
            break;
    }
    return pc;
}

static uint64_t dice(struct call_walk *w, unsigned lane)
{
    return mix64(w->p->shape.seed ^ mix64(w->warp * 0x10001 + mix64(w->decisions * 64 + lane)));
}

static uint32_t lowest(uint32_t mask)
{
    return mask & (~mask + 1);
}

/* Two ways take two entries (SS-B2), and a call behind that one more. */
static bool may_part(const struct call_walk *w, const struct call_inst *i)
{
    return room(w, i[1].op == CALL_CALL ? 3 : 2);
}

static uint32_t takers(struct call_walk *w, const struct call_inst *i, uint32_t mask)
{
    uint32_t take = 0;
    w->decisions++;
    if (i->kind == IF_SHALLOW)
        return w->depth < w->p->shape.depth && w->budget && room(w, 1) ? mask : 0;
    if (i->kind == IF_LAST)
        return w->warp % w->p->shape.warps == w->p->shape.warps - 1 ? mask : 0;
    if (i->kind == IF_WARP)
        return dice(w, 32) % 100 < i->percent ? mask : 0;
    for (unsigned l = 0; l < 32; l++)
        take |= (uint32_t)(dice(w, l) % 100 < i->percent) << l;
    if (!may_part(w, i)) /* all go with the lowest one */
        return take & lowest(mask) ? mask : 0;
    return take & mask;
}

/* Paths without lanes, and paths at their end, make room for what is below; a call that is complete
 * lets its lanes go on. */
static void settle(struct call_walk *w)
{
    while (w->n) {
        struct entry *t = &w->e[w->n - 1];
        if (t->mask && !t->call && t->pc != t->end)
            return;
        w->depth -= t->call;
        w->taken -= t->takes;
        w->n--;
    }
}

static void branch(struct call_walk *w, const struct call_inst *i, uint32_t pc, uint32_t mask)
{
    struct entry *t = &w->e[w->n - 1];
    uint32_t take = takers(w, i, mask);
    bool arms = w->p->code[i->to - 1].op == CALL_ELSE;
    uint32_t end = arms ? w->p->code[i->to - 1].to : i->to;
    w->event.lanes = take;
    w->event.to = label(w, pc + 1);
    w->event.next = label(w, i->to);
    w->event.meet = label(w, end);
    if (!take || take == mask) {
        t->pc = take ? pc + 1 : i->to;
        return;
    }
    t->pc = end;
    struct entry path = *t;
    path.end = end;
    path.target = NO_TARGET;
    path.call = false;
    path.takes = arms ? 1 : 2; /* without arms the others have a path that is over */
    if (arms) {
        path.pc = i->to;
        path.mask = mask & ~take;
        push(w, path);
    }
    path.pc = pc + 1;
    path.mask = take;
    push(w, path);
}

static unsigned target_of(struct call_walk *w, const struct call_inst *i, unsigned lane)
{
    return i->ntargets == 1 ? 0 : (unsigned)(dice(w, lane) >> 20) % i->ntargets;
}

/* The lowest lane of a lies above that of b; no lanes come last of all. */
static bool later(uint32_t a, uint32_t b)
{
    return a && (!b || lowest(a) > lowest(b));
}

/* The lanes that call, those of the paths below with them. */
static void call_groups(struct call_walk *w, uint32_t pc, uint32_t mask, unsigned target)
{
    struct call_event *e = &w->event;
    unsigned below = w->e[w->n - 1].target == NO_TARGET ? 0 : w->e[w->n - 1].groups;
    e->lanes = 0;
    e->ngroups = below + 1;
    for (unsigned k = 0; k <= below; k++) {
        const struct entry *g = &w->e[w->n - 1 - k];
        uint32_t lanes = k ? g->mask : mask;
        e->group[k].lanes = lanes;
        e->group[k].to = label(w, w->p->functions[k ? g->target : target].entry);
        e->lanes |= lanes;
    }
    e->to = e->group[0].to;
    e->next = label(w, pc + 1);
}

/* Lanes that want different functions go one after the other: false, and the groups are on the
 * stack. */
static bool gather(struct call_walk *w, const struct call_inst *i, uint32_t pc, unsigned *target)
{
    struct entry *t = &w->e[w->n - 1];
    uint32_t mask = t->mask, groups[MOST_TARGETS] = {0};
    if (t->target != NO_TARGET) {
        *target = t->target;
        return true;
    }
    w->decisions++;
    for (uint32_t v = mask; v; v &= v - 1)
        groups[target_of(w, i, (unsigned)__builtin_ctz(v))] |= lowest(v);
    unsigned n = 0, first = 0;
    for (unsigned k = 0; k < i->ntargets; k++) {
        n += groups[k] != 0;
        first = groups[k] & lowest(mask) ? k : first;
    }
    if (n == 1 || !room(w, n)) { /* SS-C2; without room all go with the lowest one */
        *target = i->targets[first];
        return true;
    }
    t->pc = pc + 1;
    struct entry group = *t;
    group.pc = pc;
    group.end = pc + 1;
    group.groups = 0;
    group.takes = (uint8_t)(n - 1); /* that many paths below the call of the last */
    while (mask) {                  /* the one of the lowest lane goes first, on top */
        unsigned last = 0;
        for (unsigned k = 1; k < i->ntargets; k++)
            if (later(groups[k], groups[last]))
                last = k;
        group.mask = groups[last];
        group.target = i->targets[last];
        push(w, group);
        group.groups++;
        group.takes = 0;
        mask &= ~groups[last];
        groups[last] = 0;
    }
    return false;
}

static void enter(struct call_walk *w, uint32_t pc, unsigned target)
{
    struct entry *t = &w->e[w->n - 1];
    uint32_t mask = t->mask;
    t->pc = pc + 1;
    t->target = NO_TARGET;
    struct entry call = {.mask = mask, .call = true, .end = NO_END};
    push(w, call);
    push(w, (struct entry){.pc = w->p->functions[target].entry,
                           .end = NO_END,
                           .mask = mask,
                           .function = (uint16_t)target,
                           .target = NO_TARGET,
                           .takes = 1});
    w->depth++;
    w->budget -= w->budget > 0;
}

/* Lanes leave the paths of the running function (RET), or all (EXIT). */
static void drop(struct call_walk *w, uint32_t mask, bool all)
{
    for (size_t i = w->n; i-- > 0;) {
        if (w->e[i].call && !all)
            break;
        w->e[i].mask &= ~mask;
    }
}

/* Lanes of the running function. */
static uint32_t of_function(const struct call_walk *w)
{
    uint32_t mask = 0;
    for (size_t i = w->n; i-- > 0 && !w->e[i].call;)
        mask |= w->e[i].mask;
    return mask;
}

static bool execute(struct call_walk *w)
{
    struct entry *t = &w->e[w->n - 1];
    uint32_t pc = t->pc, mask = t->mask;
    const struct call_inst *i = &w->p->code[pc];
    unsigned target = 0;
    if (i->op == CALL_CALL && !gather(w, i, pc, &target))
        return false;
    w->event = (struct call_event){.i = i,
                                   .pc = pc,
                                   .mask = mask,
                                   .function = w->e[w->n - 1].function,
                                   .target = target,
                                   .depth = w->depth,
                                   .occasion = w->occasion++,
                                   .label = label(w, pc),
                                   .next = label(w, pc + 1),
                                   .lanes = mask};
    t = &w->e[w->n - 1];
    t->pc = pc + 1;
    switch (i->op) {
    case CALL_IF:
        branch(w, i, pc, mask);
        break;
    case CALL_ELSE:
        t->pc = i->to;
        break;
    case CALL_LOOP:
        w->left = i->times;
        break;
    case CALL_ENDLOOP:
        w->budget = w->p->shape.budget;
        if (--w->left)
            t->pc = i->to;
        w->event.next = label(w, t->pc);
        break;
    case CALL_CALL:
        w->event.need = call_site_need(w->p, i);
        w->event.whole = mask == of_function(w);
        call_groups(w, pc, mask, target);
        enter(w, pc, target);
        break;
    case CALL_RET:
        w->event.whole = mask == of_function(w);
        drop(w, mask, false);
        break;
    case CALL_EXIT:
        drop(w, mask, true);
        break;
    default:
        break;
    }
    return true;
}

bool call_walk_next(struct call_walk *w, const struct call_event **e)
{
    *e = &w->event;
    for (;;) {
        settle(w);
        if (!w->n)
            return false;
        if (execute(w))
            return true;
    }
}
