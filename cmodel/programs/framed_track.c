/* Follows the calls of a warp of a trace: call sites, open calls, their lanes. */
#include "cmodel/programs/framed_track.h"
#include "base/mem.h"
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { STACK_POINTER = 1 };

struct activation {
    uint32_t mask, returned;
    uint32_t left; /* lanes of an indirect CALL that have not reached a target */
    bool idle;     /* none of its lanes has, since others have returned from theirs */
    unsigned function, need;
    size_t at; /* the CALL: instruction of the block */
    size_t site;
    uint64_t written[REG_SET_WORDS], saved[REG_SET_WORDS];
    uint64_t place[REG_ZERO + 1]; /* where a saved register went */
};

/* All calls of one pc. */
struct call_site {
    uint64_t pc;
    unsigned span; /* the most of its targets' */
};

static bool is_op(const struct op *o, const char *name)
{
    size_t n = strlen(name);
    return strncmp(o->name, name, n) == 0 && (o->name[n] == '\0' || o->name[n] == '.');
}

static bool in(const uint64_t set[REG_SET_WORDS], unsigned reg)
{
    return set[reg / 64] >> (reg % 64) & 1;
}

static void put(uint64_t set[REG_SET_WORDS], unsigned reg)
{
    set[reg / 64] |= 1ull << (reg % 64);
}

static unsigned function_at(struct tracker *t, uint64_t entry)
{
    for (size_t i = 1; i < t->nf; i++)
        if (t->f[i].entry == entry)
            return (unsigned)i;
    t->f = xrealloc(t->f, (t->nf + 1) * sizeof *t->f);
    t->f[t->nf] = (struct tracked_function){entry, 0, 0};
    return (unsigned)t->nf++;
}

static size_t site_at(struct tracker *t, uint64_t pc)
{
    for (size_t i = 0; i < t->nsites; i++)
        if (t->sites[i].pc == pc)
            return i;
    t->sites = xrealloc(t->sites, (t->nsites + 1) * sizeof *t->sites);
    t->sites[t->nsites] = (struct call_site){pc, 0};
    return t->nsites++;
}

static uint32_t lanes_of(const struct tracker *t, const struct activation *a)
{
    return ((a->mask & ~a->returned) | a->left) & t->alive;
}

static struct activation *push(struct tracker *t)
{
    t->open = xgrow(t->open, t->n + 1, &t->cap, sizeof *t->open);
    memset(&t->open[t->n], 0, sizeof *t->open);
    return &t->open[t->n++];
}

void tracker_start(struct tracker *t, const struct block *b, unsigned warp)
{
    if (!t->nf)
        function_at(t, UINT64_MAX);
    t->b = b;
    t->n = 0;
    t->warp = warp;
    t->insts = b->insts;
    t->at = t->first = b->first[warp];
    t->line = b->line ? b->line[warp] : 0;
    t->alive = UINT32_MAX;
    push(t)->mask = UINT32_MAX;
}

/* A store of unwritten registers from R16 up to the stack, in a function. */
static bool saves(const struct tracker *t, const struct inst *i, const struct activation *a)
{
    const struct op *o = i->op;
    if (a == t->open || !is_op(o, "STL") || o->nsrc < 2 || o->src[0] != STACK_POINTER ||
        !inst_lanes(t->b, i))
        return false;
    for (unsigned k = 1; k < o->nsrc; k++)
        if (o->src[k] < TRACKED_FIRST_SAVED || in(a->written, o->src[k]))
            return false;
    return true;
}

static bool restores(const struct tracker *t, const struct inst *i, const struct activation *a)
{
    const struct op *o = i->op;
    if (a == t->open || !is_op(o, "LDL") || !o->ndst || !o->nsrc || o->src[0] != STACK_POINTER ||
        !inst_lanes(t->b, i))
        return false;
    for (unsigned k = 0; k < o->ndst; k++)
        if (!in(a->saved, o->dst[k]) ||
            a->place[o->dst[k]] != lanes_first(inst_lanes(t->b, i)) + 4ull * k)
            return false;
    return true;
}

static bool refuse(struct tracker *t, const struct activation *a)
{
    char call[80];
    size_t nth = a->at - t->first;
    if (t->line)
        snprintf(call, sizeof call, "in line %" PRIu64, t->line + nth);
    else
        snprintf(call, sizeof call, "of instruction %zu", nth);
    snprintf(t->why, sizeof t->why,
             "lanes of several calls take turns: the call %s is not over (a warp has one chain of "
             "frames; docs/traces.md, Calls)",
             call);
    return false;
}

/* The call to which the lanes belong: the innermost with any of them. Frames above it would have to
 * be open and closed at once. */
static struct activation *owner(struct tracker *t, uint32_t lanes)
{
    size_t k = t->n - 1;
    const struct activation *framed = NULL;
    for (; k > 0 && !(lanes_of(t, &t->open[k]) & lanes); k--)
        if (t->open[k].need)
            framed = &t->open[k];
    struct activation *a = &t->open[k];
    /* Lanes that have returned from it, or never were in it, with others that are. */
    if (k && a->need && lanes & ~lanes_of(t, a))
        framed = a;
    return framed && t->judges && !refuse(t, framed) ? NULL : a;
}

/* The nearest framed call below. */
static unsigned caller_of(const struct tracker *t, const struct activation *a)
{
    while (a-- > t->open + 1)
        if (a->need)
            return a->function;
    return TRACKED_KERNEL;
}

static void open_call(struct tracker *t, struct activation *a, uint64_t entry)
{
    a->function = function_at(t, entry);
    struct call_site *s = &t->sites[a->site];
    if (t->f[a->function].span > s->span)
        s->span = t->f[a->function].span;
    a->need = s->span ? s->span + 1 : 0;
}

/* Lanes that an indirect CALL has left: they join those that run (the first instructions of the
 * function were not for them), or begin at their own target. */
static bool reach(struct tracker *t, struct activation *a, const struct inst *i, uint32_t lanes,
                  struct tracked *what)
{
    lanes &= a->left;
    a->left &= ~lanes;
    if (!a->idle) {
        a->mask |= lanes;
        bool other = i->pc < t->f[a->function].entry;
        for (size_t k = 1; k < t->nf; k++)
            other |= t->f[k].entry == i->pc;
        return !other || !a->need || !t->judges || refuse(t, a);
    }
    struct activation fresh = {.mask = lanes, .left = a->left, .at = a->at, .site = a->site};
    *a = fresh;
    open_call(t, a, i->pc);
    what->before.opens = true;
    what->before.caller = caller_of(t, a);
    what->before.function = a->function;
    what->before.need = a->need;
    what->before.mask = lanes;
    what->before.call = &t->insts[a->at];
    return true;
}

/* Calls that are complete are closed; how many framed ones. */
static unsigned close_calls(struct tracker *t)
{
    unsigned over = 0;
    for (size_t k = t->n - 1; k > 0; k--) {
        struct activation *a = &t->open[k];
        if (a->mask & ~a->returned & t->alive || a->idle)
            continue;
        over += a->need != 0;
        a->idle = true;
        a->need = 0;
    }
    for (size_t k = t->n - 1; k > 0; k--)
        if (t->open[k].idle && !(t->open[k].left & t->alive)) {
            memmove(&t->open[k], &t->open[k + 1], (t->n - k - 1) * sizeof *t->open);
            t->n--;
        }
    return t->alive ? over : 0;
}

/* An indirect CALL goes where its lanes are next; others go to one place. */
static bool call(struct tracker *t, const struct inst *i, const struct inst *end,
                 struct tracked *what)
{
    const struct inst *to = i + 1;
    while (to < end && to->mask && !(to->mask & i->mask))
        to++;
    if (to == end)
        return false;
    size_t site = site_at(t, i->pc);
    struct activation *a = push(t);
    bool indirect = i->op->nsrc && to->mask;
    a->mask = indirect ? i->mask & to->mask : i->mask;
    a->left = i->mask & ~a->mask;
    a->at = t->at;
    a->site = site;
    open_call(t, a, to->pc);
    what->kind = IS_CALL;
    what->mask = a->mask;
    what->function = a->function;
    what->need = a->need;
    what->caller = caller_of(t, a);
    return true;
}

static void save(struct tracker *t, const struct inst *i, struct activation *a)
{
    uint64_t at = lanes_first(inst_lanes(t->b, i));
    unsigned *span = &t->f[a->function].span;
    for (unsigned k = 1; k < i->op->nsrc; k++) {
        unsigned reg = i->op->src[k];
        put(a->saved, reg);
        a->place[reg] = at + 4ull * (k - 1);
        if (reg - TRACKED_FIRST_SAVED + 1 > *span)
            *span = reg - TRACKED_FIRST_SAVED + 1;
    }
}

bool tracker_step(struct tracker *t, const struct inst *i, const struct inst *end,
                  struct tracked *what)
{
    *what = (struct tracked){.kind = IS_PLAIN};
    t->at = (size_t)(i - t->insts);
    struct activation *a = &t->open[t->n - 1];
    if (i->mask && !(a = owner(t, i->mask)))
        return false;
    if (a->left & i->mask && !reach(t, a, i, i->mask, what))
        return false;
    what->function = a->function;
    what->need = a->need;
    if (is_op(i->op, "CALL") && i->mask && call(t, i, end, what))
        return true;
    if (is_op(i->op, "RET") && a != t->open) {
        what->kind = IS_RET;
        a->returned |= i->mask;
        what->over = close_calls(t);
    } else if (is_op(i->op, "EXIT") || is_op(i->op, "RET")) {
        t->alive &= ~i->mask;
        what->over = close_calls(t);
    } else if (saves(t, i, a)) {
        what->kind = IS_PUSH;
        save(t, i, a);
    } else if (restores(t, i, a)) {
        what->kind = IS_POP;
    }
    for (unsigned k = 0; what->kind == IS_PLAIN && k < i->op->ndst; k++)
        put(a->written, i->op->dst[k]);
    return true;
}

static bool some_saves(const struct tracker *t)
{
    for (size_t i = 1; i < t->nf; i++)
        if (t->f[i].span)
            return true;
    return false;
}

/* Spans are known behind the first pass, what sites reserve behind the second. */
void tracker_survey(struct tracker *t, const struct block *b)
{
    struct tracked what;
    t->judges = false;
    for (unsigned pass = 0; pass < 3 && (!pass || some_saves(t)); pass++)
        for (unsigned w = 0; w < b->nwarps; w++) {
            const struct inst *i = b->insts + b->first[w], *end = b->insts + b->first[w + 1];
            tracker_start(t, b, w);
            for (; i < end; i++) {
                tracker_step(t, i, end, &what);
                unsigned f[2] = {what.before.function, what.function};
                unsigned need[2] = {what.before.need, what.kind == IS_CALL ? what.need : 0};
                for (unsigned k = 0; k < 2 && pass == 2; k++)
                    if (need[k] > t->f[f[k]].need)
                        t->f[f[k]].need = need[k];
            }
        }
    t->judges = true;
}

void tracker_free(struct tracker *t)
{
    free(t->f);
    free(t->open);
    free(t->sites);
}
