/* From the events of a program with calls to the steps of the reference; sequences of them that
 * fail, made short. docs/cars-holes.md. */
#include "cmodel/calls/steps.h"
#include "base/mem.h"
#include "cmodel/rng.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

size_t call_steps(const struct call_program *p, const struct call_event *e,
                  struct cars_step s[MOST_STEPS])
{
    const struct call_inst *i = e->i;
    size_t n = 0;
    switch (i->op) {
    case CALL_ALU:
    case CALL_LOAD:
    case CALL_STORE:
    case CALL_SHARED:
        s[n++] = (struct cars_step){CARS_READ, i->src[0], 0, 0, e->mask};
        s[n++] = (struct cars_step){CARS_READ, i->src[1], 0, 0, e->mask};
        if (i->op == CALL_ALU)
            s[n++] = (struct cars_step){CARS_WRITE, i->dst, 0, 0, e->mask};
        else if (i->op != CALL_STORE)
            s[n++] = (struct cars_step){CARS_LOAD, i->dst, 0, 0, e->mask};
        if (mix64(e->occasion) % 8 == 0)
            s[n++] = (struct cars_step){CARS_LAND, 0, 0, 0, e->mask};
        break;
    case CALL_BARRIER:
        s[n++] = (struct cars_step){CARS_MOVE, 0, 0, 0, e->mask};
        break;
    case CALL_CALL:
        s[n++] = (struct cars_step){CARS_CALL, 0, (uint8_t)e->need,
                                    (uint8_t)call_need(p, e->target), e->mask};
        break;
    case CALL_PUSH:
        s[n++] = (struct cars_step){CARS_PUSH, i->dst, 0, 0, e->mask};
        break;
    case CALL_POP:
        s[n++] = (struct cars_step){CARS_POP, i->dst, 0, 0, e->mask};
        break;
    case CALL_RET:
        s[n++] = (struct cars_step){CARS_RET, 0, 0, 0, e->mask};
        break;
    case CALL_EXIT:
        s[n++] = (struct cars_step){CARS_EXIT, 0, 0, 0, e->mask};
        break;
    default:
        break;
    }
    return n;
}

void cars_sequence_free(struct cars_sequence *q)
{
    free(q->s);
    *q = (struct cars_sequence){0};
}

static void add_step(struct cars_sequence *q, const struct cars_step *s)
{
    q->s = xgrow(q->s, q->n + 1, &q->cap, sizeof *q->s);
    q->s[q->n++] = *s;
}

void cars_sequence_small(struct cars_sequence *q, const struct call_program *p, uint64_t warp,
                         uint32_t lanes)
{
    enum { FIRST = 16 };
    struct call_walk *w = call_walk_start(p, warp);
    const struct call_event *e;
    q->n = 0;
    q->seed = warp + 1;
    while (call_walk_next(w, &e)) {
        struct cars_step s[MOST_STEPS];
        size_t n = call_steps(p, e, s);
        for (size_t i = 0; i < n; i++)
            if ((s[i].mask &= lanes) && (s[i].reg >= FIRST || !s[i].reg))
                add_step(q, &s[i]);
    }
    call_walk_free(w);
}

bool cars_sequence_fails(const struct cars_sequence *q, const struct cars_sizes *z,
                         const struct cars_holes *h, char *wrong, size_t len)
{
    struct cars_reference *m = cars_reference_create(z, h);
    bool ok = true;
    cars_reference_begin(m, q->seed);
    for (size_t i = 0; i < q->n && ok; i++)
        ok = cars_step(m, &q->s[i]);
    if (wrong)
        snprintf(wrong, len, "%s", cars_wrong(m));
    cars_reference_destroy(m);
    return !ok;
}

bool cars_find_failure(const struct call_program *p, const struct cars_sizes *z,
                       const struct cars_holes *h, uint64_t first, uint64_t warps,
                       struct cars_sequence *q)
{
    struct cars_reference *m = cars_reference_create(z, h);
    bool ok = true;
    for (uint64_t warp = first; warp < first + warps && ok; warp++) {
        struct call_walk *w = call_walk_start(p, warp);
        const struct call_event *e;
        q->n = 0;
        q->seed = warp + 1;
        cars_reference_begin(m, q->seed);
        while (ok && call_walk_next(w, &e)) {
            struct cars_step s[MOST_STEPS];
            size_t n = call_steps(p, e, s);
            for (size_t i = 0; i < n && ok; i++) {
                add_step(q, &s[i]);
                ok = cars_step(m, &s[i]);
            }
        }
        call_walk_free(w);
    }
    cars_reference_destroy(m);
    return !ok;
}

/* ---- shrinking ---- */

struct shrinker {
    struct cars_sequence *q;
    struct cars_sizes *z;
    cars_fails *fails;
    void *arg;
};

static bool fails(const struct shrinker *s)
{
    return s->fails(s->arg, s->q, s->z);
}

/* In the reference: with the holes, and with them alone. The return address in a register is no
 * hole of the others' kind: without it RET reads nothing. */
static bool reference_fails(void *arg, const struct cars_sequence *q, const struct cars_sizes *z)
{
    static const struct cars_holes closed = {0};
    return cars_sequence_fails(q, z, arg, NULL, 0) && !cars_sequence_fails(q, z, &closed, NULL, 0);
}

static bool without(struct shrinker *s, size_t at, size_t n)
{
    struct cars_sequence *q = s->q;
    struct cars_step *kept = xmalloc(n * sizeof *kept);
    memcpy(kept, q->s + at, n * sizeof *kept);
    memmove(q->s + at, q->s + at + n, (q->n - at - n) * sizeof *q->s);
    q->n -= n;
    bool gone = fails(s);
    if (!gone) {
        memmove(q->s + at + n, q->s + at, (q->n - at) * sizeof *q->s);
        memcpy(q->s + at, kept, n * sizeof *kept);
        q->n += n;
    }
    free(kept);
    return gone;
}

static bool fewer_steps(struct shrinker *s)
{
    bool any = false;
    for (size_t n = s->q->n / 2 ? s->q->n / 2 : 1;; n /= 2) {
        for (size_t at = 0; at + n <= s->q->n;)
            if (without(s, at, n))
                any = true;
            else
                at += n;
        if (n <= 1)
            return any;
    }
}

/* One step with something in it smaller. */
static bool try_step(struct shrinker *s, size_t at, struct cars_step with)
{
    struct cars_step old = s->q->s[at];
    if (memcmp(&old, &with, sizeof old) == 0)
        return false;
    s->q->s[at] = with;
    if (fails(s))
        return true;
    s->q->s[at] = old;
    return false;
}

static bool fewer_lanes(struct shrinker *s)
{
    bool any = false;
    for (unsigned l = CARS_LANES; l-- > 0;) {
        struct cars_step *old = xmalloc(s->q->n * sizeof *old);
        bool has = false;
        memcpy(old, s->q->s, s->q->n * sizeof *old);
        for (size_t i = 0; i < s->q->n; i++) {
            has |= s->q->s[i].mask >> l & 1;
            s->q->s[i].mask &= ~(1u << l);
        }
        if (has && fails(s))
            any = true;
        else
            memcpy(s->q->s, old, s->q->n * sizeof *old);
        free(old);
    }
    return any;
}

static uint32_t moved_lane(uint32_t mask, unsigned from, unsigned to)
{
    return (mask & ~(1u << from)) | (mask >> from & 1) << to;
}

/* Lanes take the lowest numbers that are not in use. */
static bool lower_lanes(struct shrinker *s)
{
    bool any = false;
    for (unsigned from = 1; from < CARS_LANES; from++)
        for (unsigned to = 0; to < from; to++) {
            uint32_t used = 0;
            for (size_t i = 0; i < s->q->n; i++)
                used |= s->q->s[i].mask;
            if (!(used >> from & 1) || (used >> to & 1))
                continue;
            struct cars_step *old = xmalloc(s->q->n * sizeof *old);
            memcpy(old, s->q->s, s->q->n * sizeof *old);
            for (size_t i = 0; i < s->q->n; i++)
                s->q->s[i].mask = moved_lane(s->q->s[i].mask, from, to);
            if (fails(s))
                any = true;
            else
                memcpy(s->q->s, old, s->q->n * sizeof *old);
            free(old);
        }
    return any;
}

static bool smaller_steps(struct shrinker *s)
{
    bool any = false;
    for (size_t i = 0; i < s->q->n; i++) {
        struct cars_step w = s->q->s[i];
        if (w.kind == CARS_CALL && w.need != w.own) {
            w.need = w.own;
            any |= try_step(s, i, w);
        } else if (w.kind == CARS_LOAD) {
            w.kind = CARS_WRITE;
            any |= try_step(s, i, w);
        }
        w = s->q->s[i];
        for (unsigned need = 1; w.kind == CARS_CALL && need < w.need; need++) {
            struct cars_step v = w;
            v.need = (uint8_t)need;
            v.own = w.own < need ? w.own : (uint8_t)need;
            if (try_step(s, i, v)) {
                any = true;
                break;
            }
        }
        w = s->q->s[i];
        for (unsigned own = 1; w.kind == CARS_CALL && w.own < w.need && own < w.own; own++) {
            struct cars_step v = w;
            v.own = (uint8_t)own;
            if (try_step(s, i, v)) {
                any = true;
                break;
            }
        }
        for (unsigned reg = CARS_FIRST; w.kind != CARS_CALL && reg < w.reg; reg++) {
            struct cars_step v = w;
            v.reg = (uint8_t)reg;
            if (try_step(s, i, v)) {
                any = true;
                break;
            }
        }
    }
    return any;
}

static bool smaller_stack(struct shrinker *s)
{
    unsigned was = s->z->stack;
    for (unsigned to = 2; to < was; to++) {
        s->z->stack = to;
        if (fails(s))
            return true;
    }
    s->z->stack = was;
    return false;
}

void cars_shrink_by(struct cars_sequence *q, struct cars_sizes *z, cars_fails *by, void *arg)
{
    struct shrinker s = {q, z, by, arg};
    if (!fails(&s))
        return;
    bool any = true;
    while (any) {
        any = fewer_steps(&s);
        any |= fewer_lanes(&s);
        any |= lower_lanes(&s);
        any |= smaller_steps(&s);
        any |= smaller_stack(&s);
    }
}

void cars_shrink(struct cars_sequence *q, struct cars_sizes *z, const struct cars_holes *h)
{
    struct cars_holes holes = *h;
    cars_shrink_by(q, z, reference_fails, &holes);
}
