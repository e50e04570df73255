/* Functional reference of CARS for one warp. */
#include "cmodel/calls/reference.h"
#include "base/mem.h"
#include "base/text.h"
#include "cmodel/calls/reference_state.h"
#include "cmodel/rng.h"
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

bool cars_fail(struct cars_reference *m, const char *fmt, ...)
{
    if (*m->wrong)
        return false;
    va_list ap;
    va_start(ap, fmt);
    int n = snprintf(m->wrong, sizeof m->wrong, "step %llu: ", (unsigned long long)m->n.steps);
    vsnprintf(m->wrong + n, sizeof m->wrong - (size_t)n, fmt, ap);
    va_end(ap);
    return false;
}

struct cars_reference *cars_reference_create(const struct cars_sizes *z, const struct cars_holes *h)
{
    struct cars_reference *m = xcalloc(1, sizeof *m);
    m->z = *z;
    m->h = *h;
    m->size = z->kernel + z->stack;
    m->phys = xcalloc((size_t)CARS_REGIONS * m->size, sizeof *m->phys);
    m->memory = xcalloc(z->lifo ? z->lifo : 1, sizeof *m->memory);
    cars_reference_begin(m, 1);
    return m;
}

static void forget_frames(struct cars_reference *m)
{
    for (size_t i = 0; i < m->cap; i++)
        free(m->frames[i].save);
    free(m->frames);
    m->frames = NULL;
    m->cap = 0;
}

void cars_reference_destroy(struct cars_reference *m)
{
    if (!m)
        return;
    forget_frames(m);
    free(m->spilled);
    free(m->phys);
    free(m->memory);
    free(m);
}

static void poison(struct cars_reference *m, unsigned from, unsigned n)
{
    for (unsigned i = from; i < from + n; i++)
        for (unsigned l = 0; l < CARS_LANES; l++)
            m->phys[i][l] =
                0xdead0000u + (uint32_t)mix64(m->seed + i * 64 + l + ++m->noise) % 0xffff;
}

void cars_reference_begin(struct cars_reference *m, uint64_t seed)
{
    struct cars_counts n = m->n;
    m->seed = seed;
    m->region = 0;
    m->rfp = m->rsp = 0;
    m->free = m->z.stack;
    m->resident = 0;
    m->nspilled = 0;
    m->in_memory = 0;
    m->nloads = 0;
    m->exited = 0;
    m->wrong[0] = '\0';
    m->n = n;
    poison(m, 0, CARS_REGIONS * m->size);
    memset(m->defined, 0, sizeof m->defined);
    m->depth = 0;
    cars_open_frame(m, UINT32_MAX, 0, 0);
}

/* Frame 0 is the kernel's. */
void cars_open_frame(struct cars_reference *m, uint32_t mask, unsigned need, unsigned own)
{
    if (m->depth == m->cap) {
        size_t cap = m->cap ? 2 * m->cap : 16;
        m->frames = xrealloc(m->frames, cap * sizeof *m->frames);
        memset(m->frames + m->cap, 0, (cap - m->cap) * sizeof *m->frames);
        m->cap = cap;
    }
    struct cars_frame *f = &m->frames[m->depth++];
    struct saved *save = f->save;
    *f = (struct cars_frame){.mask = mask, .need = need, .own = own, .save = save};
    if (!f->save)
        f->save = xmalloc((CARS_MOST_STACK + 1) * sizeof *f->save);
    for (unsigned i = 0; i + 1 < own; i++)
        f->save[i].lanes = 0;
    if (m->depth - 1 > m->n.deepest)
        m->n.deepest = (unsigned)(m->depth - 1);
}

uint32_t cars_active(const struct cars_reference *m)
{
    if (!m->depth)
        return 0;
    const struct cars_frame *f = &m->frames[m->depth - 1];
    return f->mask & ~f->returned & ~m->exited;
}

unsigned cars_depth(const struct cars_reference *m)
{
    return m->depth ? (unsigned)m->depth - 1 : 0;
}

const char *cars_wrong(const struct cars_reference *m)
{
    return m->wrong;
}

const struct cars_counts *cars_reference_counts(const struct cars_reference *m)
{
    return &m->n;
}

const char *cars_hole_name(unsigned hole)
{
    static const char *const names[N_CARS_HOLES] = {
        "rename.wrap=0",    "rename.pointer=absolute", "frame.pop=move",
        "frame.push=add",   "frame.reserve=ret",       "frame.order=paper",
        "trap.mask=active", "scoreboard.key=arch",     "return address in R20"};
    return names[hole];
}

struct cars_holes cars_hole(unsigned hole)
{
    return (struct cars_holes){.no_wrap = hole == 0,
                               .absolute = hole == 1,
                               .pop_moves = hole == 2,
                               .push_adds = hole == 3,
                               .reserve_ret = hole == 4,
                               .order_paper = hole == 5,
                               .mask_active = hole == 6,
                               .key_arch = hole == 7,
                               .return_register = hole == 8};
}

static char *lanes_text(uint32_t mask)
{
    char *text = xstrdup("");
    for (unsigned l = 0; l < CARS_LANES; l++) {
        if (!(mask >> l & 1))
            continue;
        unsigned to = l;
        while (to + 1 < CARS_LANES && (mask >> (to + 1) & 1))
            to++;
        char *more = to == l ? strfmt("%s%s%u", text, *text ? "," : "", l)
                             : strfmt("%s%s%u-%u", text, *text ? "," : "", l, to);
        free(text);
        text = more;
        l = to;
    }
    return text;
}

static char *step_text(const struct cars_step *s)
{
    static const char *const names[N_CARS_KIND] = {"CALL",  "PUSH", "POP",  "RET",  "EXIT",
                                                   "WRITE", "READ", "LOAD", "LAND", "MOVE"};
    char *lanes = lanes_text(s->mask), *text;
    if (s->kind == CARS_LAND || s->kind == CARS_MOVE)
        text = xstrdup(names[s->kind]);
    else if (s->kind == CARS_CALL && s->need != s->own)
        text = strfmt("CALL   need %u (target %u), lanes %s", s->need, s->own, lanes);
    else if (s->kind == CARS_CALL)
        text = strfmt("CALL   need %u, lanes %s", s->need, lanes);
    else if (s->kind == CARS_RET || s->kind == CARS_EXIT)
        text = strfmt("%-6s lanes %s", names[s->kind], lanes);
    else
        text = strfmt("%-6s R%u, lanes %s", names[s->kind], s->reg, lanes);
    free(lanes);
    return text;
}

char *cars_sequence_text(const struct cars_step *s, size_t n)
{
    char *text = xstrdup("");
    for (size_t i = 0; i < n; i++) {
        char *step = step_text(&s[i]), *more = strfmt("%s    %s\n", text, step);
        free(step);
        free(text);
        text = more;
    }
    return text;
}
