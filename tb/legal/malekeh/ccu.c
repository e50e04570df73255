/* Alloc only while free, of the instruction that the look ports showed; S only for slots
 * that wait; dispatch only of a candidate; results only for an owner, each register once, none that
 * the present instruction reads or that the owner's next one reads; no exit while busy; from slots
 * (CCU-O1, CCU-H1) no D write with an allocation, and no allocation after another; what reads
 * slot 0 again has it alone, and no results come until the register that it reads is known. */
#include "contract/malekeh/ccu.h"
#include "base/mem.h"
#include "cmodel/util.h"
#include "tb/legal.h"
#include "tb/second.h"

enum { MOST_NAMED = 64 }; /* registers of two instructions, of D ports and write ports */

struct reg_set {
    unsigned n;
    uint32_t reg[MOST_NAMED];
};

struct state {
    bool busy, fresh; /* fresh: the last cycle had an allocation */
    uint64_t src_valid;
    uint32_t reg[8];            /* [NSRC] of the instruction in the unit */
    struct reg_set waiting;     /* of these the ones that are to come from the banks */
    uint32_t looked[8], now[8]; /* [NSRC] look_reg of the last cycle and of this one */
    uint64_t looked_src, now_src;
    uint32_t said, said_slot, next, next_slot; /* s_next, s_next_slot: last cycle, this one */
    struct second_seen seen;
};

static bool set_has(const struct reg_set *s, unsigned reg)
{
    for (unsigned i = 0; i < s->n; i++)
        if (s->reg[i] == reg)
            return true;
    return false;
}

static void set_put(struct reg_set *s, unsigned reg, bool in)
{
    unsigned i = 0;
    while (i < s->n && s->reg[i] != reg)
        i++;
    if (in && i == s->n && s->n < MOST_NAMED)
        s->reg[s->n++] = reg;
    else if (!in && i < s->n)
        s->reg[i] = s->reg[--s->n];
}

static void *create(struct stim_env *e)
{
    (void)e;
    return xcalloc(1, sizeof(struct state));
}

static void correct_operand(const struct state *s, struct stim_env *e, uint32_t *in)
{
    const struct ccu_at *at = ccu_at(e->ports);
    unsigned slot = 0;
    if (e->z.forward) { /* CCU-F3 */
        port_put_all(&at->s_valid, in, s->said);
        if (port_exists(&at->s_slot))
            port_put_all(&at->s_slot, in, s->said_slot);
    }
    if (port_exists(&at->s_slot)) {
        legal_limit(in + port_word(&at->s_slot), 1, e->z.slotw, e->z.nsrc);
        slot = port_u32(&at->s_slot, in);
    }
    if (!(s->src_valid >> slot & 1) || !set_has(&s->waiting, s->reg[slot]))
        port_put_all(&at->s_valid, in, 0);
}

/* CCU-F3: an announcement for a register that still is to come, none with an allocation. */
static void correct_next(struct state *s, struct stim_env *e, uint32_t *in)
{
    const struct ccu_at *at = ccu_at(e->ports);
    unsigned slot = 0, arrives = 0;
    if (port_exists(&at->s_next_slot)) {
        legal_limit(in + port_word(&at->s_next_slot), 1, e->z.slotw, e->z.nsrc);
        slot = port_u32(&at->s_next_slot, in);
        arrives = port_u32(&at->s_slot, in);
    }
    struct reg_set left = s->waiting;
    if (port_u32(&at->s_valid, in))
        set_put(&left, s->reg[arrives], false);
    uint32_t *next = in + port_word(&at->s_next);
    if (port_u32(&at->alloc_valid, in) || !(s->src_valid >> slot & 1) ||
        !set_has(&left, s->reg[slot]))
        *next = 0;
    s->next = *next;
    s->next_slot = slot;
}

/* n items of a valid bit and a register: those of `taken` are left out, the others added to it. */
static void correct_results(struct stim_env *e, uint32_t *valid, const uint32_t *reg, unsigned n,
                            bool owned, struct reg_set *taken)
{
    for (unsigned i = 0; i < n; i++) {
        unsigned r = (unsigned)pins_get(reg, i * e->z.tagw, e->z.tagw);
        if (!pins_get(valid, i, 1))
            continue;
        if (!owned || set_has(taken, r))
            pins_put(valid, i, 1, 0);
        set_put(taken, r, true);
    }
}

static void correct(void *self, struct stim_env *e, uint32_t *in)
{
    const struct ccu_at *at = ccu_at(e->ports);
    struct state *s = self;
    const struct sizes *z = &e->z;
    uint32_t *alloc = in + port_word(&at->alloc_valid), *sel = in + port_word(&at->disp_sel),
             *take = in + port_word(&at->disp_take), *reg = in + port_word(&at->alloc_reg);
    uint32_t given = *alloc, looks = *sel;
    *alloc = *sel = 0;
    correct_operand(s, e, in);
    const uint32_t *out = stim_peek(e, in);
    bool owned = port_u32(&at->owner_valid, out);
    unsigned owner = port_u32(&at->owner_wid, out);
    *sel = looks && port_u32(&at->disp_cand, out);
    *take = *take && *sel;
    *alloc = given && (port_u32(&at->alloc_ready, out) || (z->refill && *take)) &&
             !(z->slots && s->fresh);
    legal_limit(in + port_word(&at->alloc_wid), 1, z->widw, z->nw);
    memcpy(s->looked, s->now, sizeof s->looked);
    s->looked_src = s->now_src;
    if (port_exists(&at->look_src_valid)) {
        s->now_src = port_all(&at->look_src_valid, in);
        if (*alloc)
            port_put_all(&at->alloc_src_valid, in, s->looked_src);
    }
    for (unsigned k = 0; k < z->nsrc && port_exists(&at->look_reg); k++) {
        s->now[k] = (uint32_t)port_get(&at->look_reg, in, k);
        if (*alloc)
            pins_put(reg, k * z->tagw, z->tagw, s->looked[k]);
    }
    if (z->second_read)
        second_correct_ccu(e, in, *alloc);
    if (z->forward)
        correct_next(s, e, in);
    owned = owned && !s->seen.moving;

    struct reg_set taken = {0};
    bool again = *alloc && port_u32(&at->alloc_wid, in) == owner;
    uint64_t next = again ? port_all(&at->alloc_src_valid, in) : 0;
    for (unsigned k = 0; k < z->nsrc; k++) {
        if (s->busy && (s->src_valid >> k & 1))
            set_put(&taken, s->reg[k], true);
        if (next >> k & 1)
            set_put(&taken, (unsigned)pins_get(reg, k * z->tagw, z->tagw), true);
    }
    correct_results(e, in + port_word(&at->d_valid), in + port_word(&at->d_reg), z->dports,
                    owned && !(z->slots && *alloc), &taken);
    if (port_exists(&at->inv_valid))
        correct_results(e, in + port_word(&at->inv_valid), in + port_word(&at->inv_reg), z->wbw,
                        owned, &taken);
    if (port_exists(&at->exit) && s->busy)
        port_put(&at->exit, in, owner, 0);
}

static void observe(void *self, struct stim_env *e, const uint32_t *in, const uint32_t *out)
{
    const struct ccu_at *at = ccu_at(e->ports);
    struct state *s = self;
    const struct sizes *z = &e->z;
    if (port_u32(&at->s_valid, in))
        set_put(&s->waiting, s->reg[port_exists(&at->s_slot) ? port_u32(&at->s_slot, in) : 0],
                false);
    s->said = s->next;
    s->said_slot = s->next_slot;
    if (port_u32(&at->disp_take, in))
        s->busy = false;
    s->fresh = port_u32(&at->alloc_valid, in);
    unsigned reg;
    if (z->second_read && second_follow(&s->seen, e, s->busy, in, out, &reg)) {
        s->reg[0] = (uint8_t)reg;
        set_put(&s->waiting, s->reg[0], true);
    }
    if (!s->fresh)
        return;
    s->busy = true;
    s->src_valid = port_all(&at->alloc_src_valid, in);
    s->waiting = (struct reg_set){0};
    for (unsigned k = 0; k < z->nsrc; k++) {
        s->reg[k] = (uint32_t)port_get(&at->alloc_reg, in, k);
        if (port_get(&at->rd_valid, out, k))
            set_put(&s->waiting, s->reg[k], true);
    }
}

static void reset(void *self, struct stim_env *e)
{
    struct state *s = self;
    (void)e;
    s->busy = s->fresh = s->seen.moving = false;
    s->src_valid = 0;
    s->said = s->next = 0;
}

const struct legal legal_ccu = {create, free, correct, observe, reset};
