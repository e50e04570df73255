/* Steps of the reference: the mechanism and the oracle, side by side. */
#include "cmodel/calls/reference_state.h"
#include "cmodel/rng.h"
#include <string.h>

static struct cars_frame *top(struct cars_reference *m)
{
    return &m->frames[m->depth - 1];
}

/* A row of the file that this warp may name; false after noting that it is not. */
static bool row_of(struct cars_reference *m, unsigned reg, unsigned *row)
{
    *row = rename_row(m, reg);
    if (*row / m->size == m->region)
        return true;
    return cars_fail(m, "R%u is in row %u, outside of the warp's region %u to %u", reg, *row,
                     m->region * m->size, (m->region + 1) * m->size - 1);
}

/* Lanes of `mask` for which the convention has the register in this frame: what is below R16; the
 * kernel's own; what the lane has saved here. */
static uint32_t may_use(struct cars_reference *m, unsigned reg, uint32_t mask)
{
    mask &= cars_active(m);
    if (reg < CARS_FIRST)
        return reg < m->z.kernel ? mask : 0;
    if (m->depth == 1)
        return reg < m->z.kernel ? mask : 0;
    const struct cars_frame *f = top(m);
    return reg - CARS_FIRST + 1 < f->own ? mask & f->save[reg - CARS_FIRST].lanes : 0;
}

/* `read`: an instruction reads it, which the scoreboard knows. */
static bool compare(struct cars_reference *m, unsigned reg, uint32_t mask, bool read)
{
    unsigned row;
    if (!(mask &= m->defined[reg]))
        return true;
    if (!row_of(m, reg, &row))
        return false;
    if (read)
        stack_settle(m, row, reg);
    for (; mask; mask &= mask - 1) {
        unsigned l = (unsigned)__builtin_ctz(mask);
        uint32_t is = read ? m->phys[row][l] : stack_peek(m, row, l);
        m->n.compared++;
        if (is != m->arch[reg][l])
            return cars_fail(m, "lane %u: R%u is %08x %s, should be %08x", l, reg, is,
                             read ? "when read" : "after the return", m->arch[reg][l]);
    }
    return true;
}

/* Every register of the frame that goes on is as it was. */
static bool compare_frame(struct cars_reference *m)
{
    const struct cars_frame *f = top(m);
    uint32_t mask = cars_active(m);
    unsigned most = m->depth == 1 ? m->z.kernel : CARS_FIRST + (f->own ? f->own - 1 : 0);
    for (unsigned reg = CARS_FIRST; reg < most; reg++)
        if (!compare(m, reg, may_use(m, reg, mask), false))
            return false;
    return true;
}

static uint32_t value_of(const struct cars_reference *m, unsigned lane)
{
    return (uint32_t)mix64(m->seed * 0x9e3779b9u + m->n.steps * 64 + lane) | 1;
}

static bool write(struct cars_reference *m, const struct cars_step *s, bool late)
{
    uint32_t mask = may_use(m, s->reg, s->mask);
    unsigned row;
    if (!mask)
        return true;
    if (!row_of(m, s->reg, &row))
        return false;
    stack_settle(m, row, s->reg);
    if (m->nloads == MOST_LOADS)
        stack_land(m, 0);
    struct cars_load l = {row, s->reg, mask, {0}};
    for (unsigned i = 0; i < CARS_LANES; i++)
        if (mask >> i & 1)
            m->arch[s->reg][i] = l.value[i] = value_of(m, i);
    m->defined[s->reg] |= mask;
    m->loads[m->nloads++] = l;
    if (!late)
        stack_land(m, m->nloads - 1);
    return true;
}

/* ---- calls ---- */

enum { RETURN_REGISTER = 20 };

/* The caller puts the return address where the ABI wants it, in its own registers. */
static bool return_address(struct cars_reference *m, uint32_t mask, uint64_t serial)
{
    unsigned row;
    if (!row_of(m, RETURN_REGISTER, &row))
        return false;
    stack_settle(m, row, RETURN_REGISTER);
    for (unsigned l = 0; l < CARS_LANES; l++)
        if (mask >> l & 1)
            m->phys[row][l] = m->arch[RETURN_REGISTER][l] = 0x10000u + (uint32_t)serial;
    m->defined[RETURN_REGISTER] |= mask;
    return true;
}

static bool call(struct cars_reference *m, const struct cars_step *s)
{
    uint32_t active = cars_active(m), mask = s->mask & active;
    if (m->h.return_register && m->depth > 1)
        mask &= may_use(m, RETURN_REGISTER, mask);
    if (!mask || !s->need || s->need > m->z.stack || s->own > s->need || !s->own)
        return true;
    uint64_t serial = ++m->serial;
    if (m->h.return_register && !return_address(m, mask, serial))
        return false;
    m->n.calls++;
    m->n.divergent += mask != active;
    m->n.indirect += s->own != s->need;
    if (!stack_call(m, s->need, mask))
        return false;
    cars_open_frame(m, mask, s->need, s->own);
    top(m)->serial = serial;
    return true;
}

static bool push(struct cars_reference *m, const struct cars_step *s)
{
    uint32_t mask = s->mask & cars_active(m);
    struct cars_frame *f = top(m);
    if (!mask || m->depth == 1 || s->reg < CARS_FIRST || s->reg - CARS_FIRST + 1u >= f->own)
        return true;
    struct saved *v = &f->save[s->reg - CARS_FIRST];
    uint32_t first = mask & ~v->lanes;
    for (unsigned l = 0; l < CARS_LANES; l++)
        if (first >> l & 1)
            v->value[l] = m->arch[s->reg][l];
    v->defined = (v->defined & v->lanes) | (m->defined[s->reg] & first);
    v->lanes |= first;
    m->defined[s->reg] &= ~first;
    stack_push(m, s->reg);
    return true;
}

/* The epilogue loads what the prologue saved; nothing to do for the oracle before the return. */
static bool pop(struct cars_reference *m, const struct cars_step *s)
{
    if (m->depth > 1 && may_use(m, s->reg, s->mask) && s->reg >= CARS_FIRST)
        stack_pop(m);
    return true;
}

static void restore(struct cars_reference *m, const struct cars_frame *f, uint32_t mask)
{
    for (unsigned i = 0; i + 1 < f->own; i++) {
        const struct saved *v = &f->save[i];
        uint32_t lanes = mask & v->lanes;
        if (!lanes)
            continue;
        for (unsigned l = 0; l < CARS_LANES; l++)
            if (lanes >> l & 1)
                m->arch[CARS_FIRST + i][l] = v->value[l];
        m->defined[CARS_FIRST + i] = (m->defined[CARS_FIRST + i] & ~lanes) | (v->defined & lanes);
    }
}

/* Frames whose lanes have all returned or exited are released, by RET or without one. */
static bool release_complete(struct cars_reference *m, unsigned own)
{
    while (m->depth > 1 && !cars_active(m)) {
        const struct cars_frame *f = top(m);
        m->depth--;
        /* Registers are the mechanism's before they are compared, but the loads that still come. */
        if (!stack_release(m, own ? f->own : 0, f->mask & ~m->exited))
            return false;
        if (!compare_frame(m))
            return false;
    }
    if (cars_active(m))
        return true;
    /* The last lane is gone: the warp is over. */
    m->depth = 0;
    m->nloads = 0;
    return true;
}

/* With the return address in a register RET reads it by the name that it has without a frame. */
static bool check_return(struct cars_reference *m, uint32_t mask)
{
    unsigned row = m->region * m->size + RETURN_REGISTER;
    for (unsigned l = 0; l < CARS_LANES; l++)
        if ((mask >> l & 1) && m->phys[row][l] != 0x10000u + (uint32_t)top(m)->serial)
            return cars_fail(m, "lane %u: RET reads R20 = %08x, the return address is %08x", l,
                             m->phys[row][l], 0x10000u + (uint32_t)top(m)->serial);
    return true;
}

static bool ret(struct cars_reference *m, const struct cars_step *s)
{
    uint32_t active = cars_active(m), mask = s->mask & active;
    if (!mask || m->depth == 1)
        return true;
    if (m->h.return_register && !check_return(m, mask))
        return false;
    struct cars_frame *f = top(m);
    restore(m, f, mask);
    f->returned |= mask;
    m->n.early += mask != active;
    return release_complete(m, 1);
}

static bool leave(struct cars_reference *m, const struct cars_step *s)
{
    uint32_t mask = s->mask & cars_active(m);
    if (!mask)
        return true;
    m->n.exits += m->depth > 1;
    m->exited |= mask;
    return release_complete(m, 0);
}

bool cars_step(struct cars_reference *m, const struct cars_step *s)
{
    m->n.steps++;
    if (!m->depth)
        return true;
    switch (s->kind) {
    case CARS_CALL:
        return call(m, s);
    case CARS_PUSH:
        return push(m, s);
    case CARS_POP:
        return pop(m, s);
    case CARS_RET:
        return ret(m, s);
    case CARS_EXIT:
        return leave(m, s);
    case CARS_WRITE:
    case CARS_LOAD:
        return write(m, s, s->kind == CARS_LOAD);
    case CARS_READ:
        return compare(m, s->reg, may_use(m, s->reg, s->mask), true);
    case CARS_LAND:
        if (m->nloads)
            stack_land(m, 0);
        return true;
    default:
        return stack_move(m);
    }
}
