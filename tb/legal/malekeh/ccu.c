/* Alloc only while free, of the instruction that the look ports showed; S only for slots
 * that wait; dispatch only of a candidate; results only for an owner, each register once, none that
 * the present instruction reads or that the owner's next one reads; no exit while busy; from slots
 * (CCU-O1, CCU-H1) no D write with an allocation, and no allocation after another; an Indirect-MOV
 * has slot 0 alone, and no results come until the register that it reads again is known. */
#include "cmodel/util.h"
#include "tb/legal.h"

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
    bool moving; /* an Indirect-MOV is in the unit, and which register it needs is not known */
    unsigned base;
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
    unsigned slot = 0;
    if (e->z.forward) { /* CCU-F3 */
        in[stim_at(e, "s_valid")] = s->said;
        if (stim_has(e, "s_slot"))
            in[stim_at(e, "s_slot")] = s->said_slot;
    }
    if (stim_has(e, "s_slot")) {
        legal_limit(in + stim_at(e, "s_slot"), 1, e->z.slotw, e->z.nsrc);
        slot = in[stim_at(e, "s_slot")];
    }
    if (!(s->src_valid >> slot & 1) || !set_has(&s->waiting, s->reg[slot]))
        in[stim_at(e, "s_valid")] = 0;
}

/* CCU-F3: an announcement for a register that still is to come, none with an allocation. */
static void correct_next(struct state *s, struct stim_env *e, uint32_t *in)
{
    unsigned slot = 0, arrives = 0;
    if (stim_has(e, "s_next_slot")) {
        legal_limit(in + stim_at(e, "s_next_slot"), 1, e->z.slotw, e->z.nsrc);
        slot = in[stim_at(e, "s_next_slot")];
        arrives = in[stim_at(e, "s_slot")];
    }
    struct reg_set left = s->waiting;
    if (in[stim_at(e, "s_valid")])
        set_put(&left, s->reg[arrives], false);
    uint32_t *next = in + stim_at(e, "s_next");
    if (in[stim_at(e, "alloc_valid")] || !(s->src_valid >> slot & 1) ||
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

/* CCU-M1: with the issue stage the slots are those that were looked up. */
static void correct_indirect(struct stim_env *e, uint32_t *in, bool alloc)
{
    const struct sizes *z = &e->z;
    uint32_t *src = in + stim_at(e, "alloc_src_valid"), *bound = in + stim_at(e, "alloc_bound");
    uint32_t *imov = in + stim_at(e, "alloc_imov");
    if (z->tagw<z->boundw && * bound> 1u << z->tagw)
        *bound = 1u << z->tagw;
    if (!alloc || !*imov)
        return;
    bool writes = z->finds_target && pins_get(src, 0, 2) == 3;
    if (!z->stage)
        pins_put(src, 0, z->nsrc, writes ? 3 : 1);
    *imov = pins_get(src, 0, z->nsrc) == (writes ? 3 : 1);
}

static void correct(void *self, struct stim_env *e, uint32_t *in)
{
    struct state *s = self;
    const struct sizes *z = &e->z;
    uint32_t *alloc = in + stim_at(e, "alloc_valid"), *sel = in + stim_at(e, "disp_sel"),
             *take = in + stim_at(e, "disp_take"), *reg = in + stim_at(e, "alloc_reg");
    uint32_t given = *alloc, looks = *sel;
    *alloc = *sel = 0;
    correct_operand(s, e, in);
    const uint32_t *out = stim_peek(e, in);
    bool owned = out[stim_at(e, "owner_valid")];
    unsigned owner = out[stim_at(e, "owner_wid")];
    *sel = looks && out[stim_at(e, "disp_cand")];
    *take = *take && *sel;
    *alloc = given && (out[stim_at(e, "alloc_ready")] || (z->refill && *take)) &&
             !(z->slots && s->fresh);
    legal_limit(in + stim_at(e, "alloc_wid"), 1, z->widw, z->nw);
    memcpy(s->looked, s->now, sizeof s->looked);
    s->looked_src = s->now_src;
    if (stim_has(e, "look_src_valid")) {
        s->now_src = pins_get(in + stim_at(e, "look_src_valid"), 0, z->nsrc);
        if (*alloc)
            pins_put(in + stim_at(e, "alloc_src_valid"), 0, z->nsrc, s->looked_src);
    }
    for (unsigned k = 0; k < z->nsrc && stim_has(e, "look_reg"); k++) {
        s->now[k] = (uint32_t)pins_get(in + stim_at(e, "look_reg"), k * z->tagw, z->tagw);
        if (*alloc)
            pins_put(reg, k * z->tagw, z->tagw, s->looked[k]);
    }
    if (z->second_read)
        correct_indirect(e, in, *alloc);
    if (z->forward)
        correct_next(s, e, in);
    owned = owned && !s->moving;

    struct reg_set taken = {0};
    bool again = *alloc && in[stim_at(e, "alloc_wid")] == owner;
    uint64_t next = again ? pins_get(in + stim_at(e, "alloc_src_valid"), 0, z->nsrc) : 0;
    for (unsigned k = 0; k < z->nsrc; k++) {
        if (s->busy && (s->src_valid >> k & 1))
            set_put(&taken, s->reg[k], true);
        if (next >> k & 1)
            set_put(&taken, (unsigned)pins_get(reg, k * z->tagw, z->tagw), true);
    }
    correct_results(e, in + stim_at(e, "d_valid"), in + stim_at(e, "d_reg"), z->dports,
                    owned && !(z->slots && *alloc), &taken);
    if (stim_has(e, "inv_valid"))
        correct_results(e, in + stim_at(e, "inv_valid"), in + stim_at(e, "inv_reg"), z->wbw, owned,
                        &taken);
    if (stim_has(e, "exit") && s->busy)
        pins_put(in + stim_at(e, "exit"), owner, 1, 0);
}

/* CCU-M6: the register of slot 0 becomes the one that its number names. */
static void look_again(struct state *s, struct stim_env *e, const uint32_t *in, const uint32_t *out)
{
    const struct sizes *z = &e->z;
    if (s->fresh) {
        s->moving = in[stim_at(e, "alloc_imov")];
        s->base = (unsigned)pins_get(in + stim_at(e, "alloc_base"), 0, z->physw);
    } else if (out[stim_at(e, "again_valid")] & 1) {
        unsigned phys = (unsigned)pins_get(out + stim_at(e, "again_phys"), 0, z->physw);
        s->moving = z->physw < z->tagw || z->renames;
        s->reg[0] = (uint8_t)((phys - s->base) & ((1u << z->tagw) - 1));
        set_put(&s->waiting, s->reg[0], true);
    } else if (!s->busy) {
        s->moving = false;
    }
}

static void observe(void *self, struct stim_env *e, const uint32_t *in, const uint32_t *out)
{
    struct state *s = self;
    const struct sizes *z = &e->z;
    if (in[stim_at(e, "s_valid")])
        set_put(&s->waiting, s->reg[stim_has(e, "s_slot") ? in[stim_at(e, "s_slot")] : 0], false);
    s->said = s->next;
    s->said_slot = s->next_slot;
    if (in[stim_at(e, "disp_take")])
        s->busy = false;
    s->fresh = in[stim_at(e, "alloc_valid")];
    if (z->second_read)
        look_again(s, e, in, out);
    if (!s->fresh)
        return;
    s->busy = true;
    s->src_valid = pins_get(in + stim_at(e, "alloc_src_valid"), 0, z->nsrc);
    s->waiting = (struct reg_set){0};
    for (unsigned k = 0; k < z->nsrc; k++) {
        s->reg[k] = (uint32_t)pins_get(in + stim_at(e, "alloc_reg"), k * z->tagw, z->tagw);
        if (pins_get(out + stim_at(e, "rd_valid"), k, 1))
            set_put(&s->waiting, s->reg[k], true);
    }
}

static void reset(void *self, struct stim_env *e)
{
    struct state *s = self;
    (void)e;
    s->busy = s->fresh = s->moving = false;
    s->src_valid = 0;
    s->said = s->next = 0;
}

const struct legal legal_ccu = {create, free, correct, observe, reset};
