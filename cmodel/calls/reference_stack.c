/* Pointers, slots and traps of the reference. */
#include "base/mem.h"
#include "cmodel/calls/reference_state.h"
#include "cmodel/rng.h"
#include <stdlib.h>
#include <string.h>

static unsigned base_of(const struct cars_reference *m)
{
    return m->region * m->size;
}

static int modulo(int v, unsigned s)
{
    int n = (int)s, r = v % n;
    return r < 0 ? r + n : r;
}

/* Physical row of stack position `at` (any integer). */
static unsigned stack_row(const struct cars_reference *m, int at)
{
    int s = (int)m->z.stack, sb = (int)(base_of(m) + m->z.kernel);
    if (!m->h.absolute)
        return (unsigned)(sb + modulo(at, m->z.stack));
    /* One addition, one comparison: right as long as the pointer is in the region. */
    int row = sb + (at >= s ? at - s : at == -1 ? s - 1 : at);
    return (unsigned)modulo(row, CARS_REGIONS * m->size);
}

static int frame_length(const struct cars_reference *m)
{
    return m->h.no_wrap ? m->rsp - m->rfp : modulo(m->rsp - m->rfp, m->z.stack);
}

unsigned rename_row(struct cars_reference *m, unsigned reg)
{
    int x = (int)reg - CARS_FIRST;
    if (x < 0 || !m->z.stack || x >= frame_length(m))
        return base_of(m) + reg;
    if (m->rfp + x >= (int)m->z.stack)
        m->n.wrapped++;
    if (m->h.no_wrap)
        return base_of(m) + m->z.kernel + (unsigned)(m->rfp + x);
    return stack_row(m, m->rfp + x);
}

void stack_land(struct cars_reference *m, unsigned load)
{
    const struct cars_load *l = &m->loads[load];
    for (unsigned i = 0; i < CARS_LANES; i++)
        if (l->mask >> i & 1)
            m->phys[l->phys][i] = l->value[i];
    m->nloads--;
    memmove(m->loads + load, m->loads + load + 1, (m->nloads - load) * sizeof *m->loads);
}

void stack_settle(struct cars_reference *m, unsigned row, unsigned reg)
{
    for (unsigned i = 0; i < m->nloads;)
        if (m->h.key_arch ? m->loads[i].reg == reg : m->loads[i].phys == row)
            stack_land(m, i);
        else
            i++;
}

uint32_t stack_peek(const struct cars_reference *m, unsigned row, unsigned lane)
{
    uint32_t v = m->phys[row][lane];
    for (unsigned i = 0; i < m->nloads; i++)
        if (m->loads[i].phys == row && (m->loads[i].mask >> lane & 1))
            v = m->loads[i].value[lane];
    return v;
}

/* A slot is data of lane 0: what the frame reserved, and its caller's RFP, which is a physical
 * index where pointers are absolute. */
static void slot_write(struct cars_reference *m, int at, unsigned reserve)
{
    unsigned row = stack_row(m, at);
    int rfp = m->h.absolute ? m->rfp + (int)(base_of(m) + m->z.kernel) : m->rfp;
    stack_settle(m, row, CARS_REGISTERS);
    memset(m->phys[row], 0, sizeof *m->phys);
    m->phys[row][0] = reserve << 16 | (uint16_t)rfp;
}

struct slot {
    unsigned reserve;
    int rfp;
};

static struct slot slot_read(struct cars_reference *m, int at)
{
    unsigned row = stack_row(m, at);
    stack_settle(m, row, CARS_REGISTERS);
    uint32_t word = m->phys[row][0];
    int rfp = (int)(word & 0xffff);
    if (m->h.absolute)
        rfp -= (int)(base_of(m) + m->z.kernel);
    return (struct slot){word >> 16, rfp};
}

/* RFP and the position behind it of the resident frames, the newest first; false where the chain of
 * slots leads nowhere. */
struct place {
    int rfp, end;
    unsigned reserve;
};

static bool chain(struct cars_reference *m, struct place *p)
{
    int rfp = m->rfp, end = m->rsp;
    unsigned sum = 0;
    for (unsigned i = 0; i < m->resident; i++) {
        struct slot s = slot_read(m, rfp - 1);
        p[i] = (struct place){rfp, end, s.reserve};
        sum += s.reserve;
        end = rfp - 1;
        rfp = s.rfp;
    }
    if (sum + m->free != m->z.stack && !m->h.reserve_ret)
        return cars_fail(m, "FREE %u and the reserves of the resident frames, %u, are not S = %u",
                         m->free, sum, m->z.stack);
    return true;
}

/* Q11: the slot and what was pushed. */
static unsigned moved_registers(const struct cars_reference *m, const struct place *p)
{
    return (unsigned)modulo(p->end - p->rfp, m->z.stack) + 1;
}

static bool spill_oldest(struct cars_reference *m, const struct place *p, uint32_t active)
{
    unsigned n = moved_registers(m, p);
    if (m->in_memory + n > m->z.lifo)
        return cars_fail(m, "the memory record has no room for %u registers more", n);
    uint32_t lanes = m->h.mask_active ? active : UINT32_MAX;
    for (unsigned i = 0; i < n; i++) {
        unsigned row = stack_row(m, p->rfp - 1 + (int)i);
        stack_settle(m, row, CARS_REGISTERS);
        for (unsigned l = 0; l < CARS_LANES; l++)
            if (lanes >> l & 1)
                m->memory[m->in_memory + i][l] = m->phys[row][l];
    }
    m->in_memory += n;
    m->spilled = xgrow(m->spilled, m->nspilled + 1, &m->spilled_cap, sizeof *m->spilled);
    m->spilled[m->nspilled++] = (struct cars_spilled){n, p->reserve};
    m->free += p->reserve;
    m->resident--;
    m->n.spilled_registers += n;
    return true;
}

/* 9.5: the oldest whole frames leave until there is room. */
static bool trap_spill(struct cars_reference *m, unsigned need, uint32_t active)
{
    struct place p[CARS_MOST_STACK];
    if (!chain(m, p))
        return false;
    m->n.traps++;
    while (m->free < need) {
        if (!m->resident)
            return cars_fail(m,
                             "FREE is %u, no frame is resident, and a call needs %u: it traps "
                             "for ever",
                             m->free, need);
        if (!spill_oldest(m, &p[m->resident - 1], active))
            return false;
    }
    return true;
}

/* 9.4, C1 to C3. */
bool stack_call(struct cars_reference *m, unsigned need, uint32_t active)
{
    if (m->h.order_paper)
        slot_write(m, m->rsp, need);
    if (m->free < need && !trap_spill(m, need, active))
        return false;
    if (!m->h.order_paper)
        slot_write(m, m->rsp, need);
    m->rsp = m->rfp = modulo(m->rsp + 1, m->z.stack);
    m->free -= need;
    m->resident++;
    return true;
}

void stack_push(struct cars_reference *m, unsigned reg)
{
    int len = modulo(m->rsp - m->rfp, m->z.stack), want = (int)reg - CARS_FIRST + 1;
    if (m->h.push_adds)
        m->rsp = modulo(m->rsp + 1, m->z.stack);
    else if (want > len)
        m->rsp = modulo(m->rfp + want, m->z.stack);
}

void stack_pop(struct cars_reference *m)
{
    if (m->h.pop_moves)
        m->rsp = modulo(m->rsp - 1, m->z.stack);
}

/* The caller comes back to where it was. */
static void trap_fill(struct cars_reference *m, uint32_t active)
{
    struct cars_spilled f = m->spilled[--m->nspilled];
    uint32_t lanes = m->h.mask_active ? active : UINT32_MAX;
    m->in_memory -= f.moved;
    for (unsigned i = 0; i < f.moved; i++) {
        unsigned row = stack_row(m, m->rfp - 1 + (int)i);
        stack_settle(m, row, CARS_REGISTERS);
        for (unsigned l = 0; l < CARS_LANES; l++)
            if (lanes >> l & 1)
                m->phys[row][l] = m->memory[m->in_memory + i][l];
    }
    m->free -= f.reserve;
    m->resident++;
    m->n.fills++;
    m->n.filled_registers += f.moved;
}

bool stack_release(struct cars_reference *m, unsigned own, uint32_t active)
{
    m->rsp = m->rfp;
    struct slot s = slot_read(m, m->rsp - 1);
    m->rsp = modulo(m->rsp - 1, m->z.stack);
    m->rfp = m->h.absolute ? s.rfp : modulo(s.rfp, m->z.stack);
    m->free += m->h.reserve_ret && own ? own : s.reserve;
    m->resident--;
    if (m->free > m->z.stack)
        return cars_fail(m, "FREE is %u, more than S = %u", m->free, m->z.stack);
    if (m->free == m->z.stack && m->nspilled)
        trap_fill(m, active);
    return true;
}

/* 9.7: K and the reserved part of the stack are saved and come back somewhere else; nothing else
 * does. */
bool stack_move(struct cars_reference *m)
{
    while (m->nloads)
        stack_land(m, 0);
    struct place p[CARS_MOST_STACK];
    if (!chain(m, p))
        return false;
    unsigned from = base_of(m), k = m->z.kernel, s = m->z.stack;
    unsigned to = (m->region + 1) % CARS_REGIONS * m->size;
    cars_row *old = xmalloc(m->size * sizeof *old);
    memcpy(old, m->phys + from, m->size * sizeof *old);
    for (unsigned i = 0; i < m->size; i++)
        for (unsigned l = 0; l < CARS_LANES; l++)
            m->phys[from + i][l] = m->phys[to + i][l] =
                0xdead0000u + (uint32_t)(++m->noise & 0xffff);
    memcpy(m->phys + to, old, k * sizeof *old);
    int first = m->resident ? p[m->resident - 1].rfp - 1 : 0;
    for (unsigned i = 0; s && i < s - m->free; i++) {
        unsigned at = (unsigned)modulo(first + (int)i, s);
        memcpy(m->phys[to + k + at], old[k + at], sizeof *old);
    }
    free(old);
    m->region = (m->region + 1) % CARS_REGIONS;
    m->n.moved += m->depth > 1;
    return true;
}
