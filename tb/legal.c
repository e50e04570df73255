#include "tb/legal.h"
#include "cmodel/config.h"
#include "cmodel/util.h"

/* Word of a port that must be there. */
static unsigned at(const struct stim_env *e, const char *name)
{
    return pins_word(e->pins, name);
}

static bool has(const struct stim_env *e, const char *name)
{
    return pins_find(e->pins, name) != (size_t)-1;
}

/* Items of `width` bits: at most the lowest bit of each stays. */
static void one_hot_items(uint32_t *port, unsigned n, unsigned width)
{
    for (unsigned i = 0; i < n; i++) {
        uint64_t v = pins_get(port, i * width, width);
        if (v & (v - 1))
            pins_put(port, i * width, width, v & -v);
    }
}

/* Items of `width` bits that must be below `limit`: others become 0. */
static void limit_items(uint32_t *port, unsigned n, unsigned width, unsigned limit)
{
    for (unsigned i = 0; i < n && width; i++)
        if (pins_get(port, i * width, width) >= limit)
            pins_put(port, i * width, width, 0);
}

/* ---- crossbar: one-hot selections */

static void crossbar_correct(void *self, struct stim_env *e, uint32_t *in)
{
    (void)self;
    one_hot_items(in + at(e, "wr_sel"), e->z.nbank, e->z.wbw);
    one_hot_items(in + at(e, "rd_sel"), e->z.nt, e->z.nbank);
}

/* ---- steal_arbiter: AL-V1, a scheduler is sure of a collector only if all lower ones are */

static void steal_correct(void *self, struct stim_env *e, uint32_t *in)
{
    const struct sizes *z = &e->z;
    (void)self;
    uint64_t avail = pins_get(in + at(e, "avail"), 0, z->nsched);
    pins_put(in + at(e, "avail"), 0, z->nsched, avail & (avail ^ (avail + 1)));
    limit_items(in + at(e, "cand_wid"), z->nsched, z->lwidw, z->n);
    if (has(e, "cand_phys"))
        limit_items(in + at(e, "cand_phys"), z->nsched * z->nsrc, z->physw, z->nbank * z->depth);
}

/* ---- warp_scheduler: force_valid only for a ready warp, issue only of a selected one */

static void scheduler_correct(void *self, struct stim_env *e, uint32_t *in)
{
    unsigned ready = at(e, "ready"), issue = at(e, "issue");
    (void)self;
    if (has(e, "launch_wid"))
        limit_items(in + at(e, "launch_wid"), 1, e->z.lwidw, e->z.n);
    if (has(e, "force_valid")) {
        uint32_t *valid = in + at(e, "force_valid"), *wid = in + at(e, "force_wid");
        if (*wid >= e->z.n || !pins_get(in + ready, *wid, 1))
            *valid = 0;
        if (!*valid)
            *wid = 0;
    }
    uint32_t asked = in[issue];
    in[issue] = 0;
    in[issue] = asked && stim_peek(e, in)[at(e, "sel_valid")];
}

/* ---- ocu: alloc only while free, S only for slots that wait, dispatch only of a candidate */

struct ocu_legal {
    uint64_t pending;
};

static void *ocu_create(struct stim_env *e)
{
    (void)e;
    return xcalloc(1, sizeof(struct ocu_legal));
}

static void ocu_correct(void *self, struct stim_env *e, uint32_t *in)
{
    const struct ocu_legal *s = self;
    const struct sizes *z = &e->z;
    uint32_t *valid = in + at(e, "s_valid"), *sel = in + at(e, "disp_sel"),
             *take = in + at(e, "disp_take"), *alloc = in + at(e, "alloc_valid");
    uint64_t arrive = pins_get(valid, 0, z->sports), asked = pins_get(sel, 0, z->ndisp);
    uint32_t taken = *take;
    *take = 0;
    pins_put(sel, 0, z->ndisp, 0);
    const uint32_t *out = stim_peek(e, in);
    bool is_free = out[at(e, "alloc_ready")], cand = out[at(e, "disp_cand")];
    *alloc = *alloc && is_free;
    limit_items(in + at(e, "alloc_wid"), 1, z->widw, z->nw);
    uint64_t left = s->pending;
    for (unsigned j = 0; j < z->sports; j++) {
        unsigned slot = j;
        if (z->sports < z->nsrc) {
            limit_items(in + at(e, "s_slot"), z->sports, z->slotw, z->nsrc);
            slot = (unsigned)pins_get(in + at(e, "s_slot"), j * z->slotw, z->slotw);
        }
        if (!(left >> slot & 1))
            arrive &= ~(1ull << j);
        else if (arrive >> j & 1)
            left &= ~(1ull << slot);
    }
    pins_put(valid, 0, z->sports, arrive);
    asked = cand ? asked & -asked : 0;
    pins_put(sel, 0, z->ndisp, asked);
    *take = asked && taken;
}

static void ocu_observe(void *self, struct stim_env *e, const uint32_t *in, const uint32_t *out)
{
    struct ocu_legal *s = self;
    const struct sizes *z = &e->z;
    (void)out;
    for (uint64_t v = pins_get(in + at(e, "s_valid"), 0, z->sports); v; v &= v - 1) {
        unsigned slot = first_bit(v);
        if (z->sports < z->nsrc)
            slot = (unsigned)pins_get(in + at(e, "s_slot"), slot * z->slotw, z->slotw);
        s->pending &= ~(1ull << slot);
    }
    if (in[at(e, "alloc_valid")])
        s->pending = pins_get(in + at(e, "alloc_src_valid"), 0, z->nsrc);
}

static void ocu_reset(void *self, struct stim_env *e)
{
    (void)e;
    ((struct ocu_legal *)self)->pending = 0;
}

/* ---- dispatcher: a candidate stays one until it is taken; the allocation order is a total one in
 * which candidates keep their places among themselves */

struct dispatcher_legal {
    uint64_t cand;
    unsigned *order, *wanted; /* [NCU] the one allocated first in front */
};

static void dispatcher_reset(void *self, struct stim_env *e)
{
    struct dispatcher_legal *s = self;
    s->cand = 0;
    for (unsigned c = 0; c < e->z.ncu; c++)
        s->order[c] = c;
}

static void *dispatcher_create(struct stim_env *e)
{
    struct dispatcher_legal *s = xcalloc(1, sizeof *s);
    s->order = xcalloc(e->z.ncu, sizeof *s->order);
    s->wanted = xcalloc(e->z.ncu, sizeof *s->wanted);
    dispatcher_reset(s, e);
    return s;
}

static void dispatcher_destroy(void *self)
{
    struct dispatcher_legal *s = self;
    free(s->order);
    free(s->wanted);
    free(s);
}

/* The inputs' order: who is older than more others comes first. */
static void read_order(struct dispatcher_legal *s, unsigned ncu, const uint32_t *older)
{
    for (unsigned i = 0; i < ncu; i++) {
        unsigned c = i, n = popcount64(pins_get(older, c * ncu, ncu)), k = i;
        for (; k > 0 && popcount64(pins_get(older, s->wanted[k - 1] * ncu, ncu)) < n; k--)
            s->wanted[k] = s->wanted[k - 1];
        s->wanted[k] = c;
    }
}

static void dispatcher_correct(void *self, struct stim_env *e, uint32_t *in)
{
    struct dispatcher_legal *s = self;
    unsigned ncu = e->z.ncu, from = 0;
    uint64_t cand = pins_get(in + at(e, "cand"), 0, ncu) | s->cand;
    pins_put(in + at(e, "cand"), 0, ncu, cand);
    if (!has(e, "older"))
        return;
    uint32_t *older = in + at(e, "older");
    read_order(s, ncu, older);
    /* the places of those that were candidates already are dealt out in their old order */
    for (unsigned i = 0; i < ncu; i++) {
        if (!(s->cand >> s->wanted[i] & 1))
            continue;
        while (!(s->cand >> s->order[from] & 1))
            from++;
        s->wanted[i] = s->order[from++];
    }
    memcpy(s->order, s->wanted, ncu * sizeof *s->order);
    uint64_t younger = low_bits(ncu);
    for (unsigned i = 0; i < ncu; i++) {
        younger &= ~(1ull << s->order[i]);
        pins_put(older, s->order[i] * ncu, ncu, younger);
    }
}

static void dispatcher_observe(void *self, struct stim_env *e, const uint32_t *in,
                               const uint32_t *out)
{
    struct dispatcher_legal *s = self;
    s->cand =
        pins_get(in + at(e, "cand"), 0, e->z.ncu) & ~pins_get(out + at(e, "take"), 0, e->z.ncu);
}

/* ---- bank_arbiter: requests are held; a collector is pushed when it is free, by one scheduler; a
 * steal reads an idle bank for an operand that is pushed in the same cycle */

struct arbiter_legal {
    unsigned *owed;   /* [NCU] operands on their way */
    uint64_t writing; /* requests that wait */
    unsigned *phys;   /* [WBW] their registers */
};

static void *arbiter_create(struct stim_env *e)
{
    struct arbiter_legal *s = xcalloc(1, sizeof *s);
    s->owed = xcalloc(e->z.ncu, sizeof *s->owed);
    s->phys = xcalloc(e->z.wbw, sizeof *s->phys);
    return s;
}

static void arbiter_destroy(void *self)
{
    struct arbiter_legal *s = self;
    free(s->owed);
    free(s->phys);
    free(s);
}

static void correct_pushes(const struct arbiter_legal *s, struct stim_env *e, uint32_t *in)
{
    const struct sizes *z = &e->z;
    uint64_t busy = 0;
    for (unsigned c = 0; c < z->ncu; c++)
        busy |= (uint64_t)(s->owed[c] != 0) << c;
    if (z->physw)
        limit_items(in + at(e, "push_phys"), z->nsched * z->nsrc, z->physw, z->nbank * z->depth);
    for (unsigned i = 0; i < z->nsched; i++) {
        uint64_t cu = pins_get(in + at(e, "push_cu"), i * z->ncu, z->ncu) & ~busy;
        cu &= -cu;
        bool valid = cu && pins_get(in + at(e, "push_valid"), i, 1);
        busy |= valid ? cu : 0;
        pins_put(in + at(e, "push_valid"), i, 1, valid);
        pins_put(in + at(e, "push_cu"), i * z->ncu, z->ncu, valid ? cu : 0);
    }
}

/* The steals follow from the operands that are said to be stolen. */
static void correct_steals(struct stim_env *e, uint32_t *in)
{
    const struct sizes *z = &e->z;
    unsigned valid = at(e, "steal_valid"), sched = at(e, "steal_sched"), slot = at(e, "steal_slot");
    unsigned stolen = at(e, "push_stolen");
    uint64_t wanted = pins_get(in + stolen, 0, z->nsched * z->nsrc);
    bits_zero(in + valid, 0, z->nbank);
    bits_zero(in + stolen, 0, (size_t)z->nsched * z->nsrc);
    if (z->roww)
        bits_zero(in + at(e, "steal_row"), 0, (size_t)z->nbank * z->roww);
    bits_zero(in + sched, 0, (size_t)z->nbank * z->nsched);
    bits_zero(in + slot, 0, (size_t)z->nbank * z->nsrc);
    uint64_t idle = ~pins_get(stim_peek(e, in) + at(e, "bank_busy"), 0, z->nbank);
    for (; wanted; wanted &= wanted - 1) {
        unsigned k = first_bit(wanted), s = k / z->nsrc;
        unsigned phys =
            z->physw ? (unsigned)pins_get(in + at(e, "push_phys"), k * z->physw, z->physw) : 0;
        unsigned b = phys % z->nbank;
        if (!pins_get(in + at(e, "push_valid"), s, 1) || !(idle >> b & 1) ||
            !pins_get(in + at(e, "push_src_valid"), k, 1))
            continue;
        idle &= ~(1ull << b);
        pins_put(in + stolen, k, 1, 1);
        pins_put(in + valid, b, 1, 1);
        if (z->roww)
            pins_put(in + at(e, "steal_row"), b * z->roww, z->roww, phys / z->nbank);
        pins_put(in + sched, b * z->nsched + s, 1, 1);
        pins_put(in + slot, b * z->nsrc + k % z->nsrc, 1, 1);
    }
}

static void arbiter_correct(void *self, struct stim_env *e, uint32_t *in)
{
    struct arbiter_legal *s = self;
    const struct sizes *z = &e->z;
    pins_put(in + at(e, "wr_valid"), 0, z->wbw,
             pins_get(in + at(e, "wr_valid"), 0, z->wbw) | s->writing);
    if (z->physw) {
        for (uint64_t v = s->writing; v; v &= v - 1)
            pins_put(in + at(e, "wr_phys"), first_bit(v) * z->physw, z->physw,
                     s->phys[first_bit(v)]);
        limit_items(in + at(e, "wr_phys"), z->wbw, z->physw, z->nbank * z->depth);
    }
    correct_pushes(s, e, in);
    if (has(e, "steal_valid"))
        correct_steals(e, in);
}

static void arbiter_observe(void *self, struct stim_env *e, const uint32_t *in, const uint32_t *out)
{
    struct arbiter_legal *s = self;
    const struct sizes *z = &e->z;
    s->writing =
        pins_get(in + at(e, "wr_valid"), 0, z->wbw) & ~pins_get(out + at(e, "wr_ready"), 0, z->wbw);
    for (unsigned i = 0; i < z->wbw && z->physw; i++)
        s->phys[i] = (unsigned)pins_get(in + at(e, "wr_phys"), i * z->physw, z->physw);
    for (uint64_t v = pins_get(in + at(e, "push_valid"), 0, z->nsched); v; v &= v - 1) {
        unsigned i = first_bit(v);
        unsigned cu = first_bit(pins_get(in + at(e, "push_cu"), i * z->ncu, z->ncu));
        s->owed[cu] = popcount64(pins_get(in + at(e, "push_src_valid"), i * z->nsrc, z->nsrc));
    }
    for (unsigned t = 0; t < z->nt; t++)
        if (pins_get(out + at(e, "s_valid"), t, 1))
            s->owed[t / z->sports]--;
}

static void arbiter_reset(void *self, struct stim_env *e)
{
    struct arbiter_legal *s = self;
    s->writing = 0;
    memset(s->owed, 0, e->z.ncu * sizeof *s->owed);
}

/* ---- Port R as the CCUs show it: at most one unit belongs to a warp, without an owner it reads as
 * warp 0 (CCU-I1, owner_wid of docs/blocks/ccu.md) */

static void correct_owners(struct stim_env *e, uint32_t *in)
{
    const struct sizes *z = &e->z;
    if (!has(e, "owner_valid"))
        return;
    uint32_t *valid = in + at(e, "owner_valid"), *wid = in + at(e, "owner_wid");
    uint64_t taken = 0;
    limit_items(wid, z->ncu, z->widw, z->nw);
    for (unsigned c = 0; c < z->ncu; c++) {
        uint64_t warp = 1ull << pins_get(wid, c * z->widw, z->widw);
        bool owns = pins_get(valid, c, 1) && !(taken & warp);
        taken |= owns ? warp : 0;
        pins_put(valid, c, 1, owns);
        if (!owns)
            pins_put(wid, c * z->widw, z->widw, 0);
    }
}

static void ccu_allocator_correct(void *self, struct stim_env *e, uint32_t *in)
{
    (void)self;
    one_hot_items(in + at(e, "sel"), 1, e->z.nw);
    correct_owners(e, in);
}

static void malekeh_scheduler_correct(void *self, struct stim_env *e, uint32_t *in)
{
    uint32_t *issue = in + at(e, "issue"), asked = *issue;
    (void)self;
    limit_items(in + at(e, "launch_wid"), 1, e->z.widw, e->z.nw);
    correct_owners(e, in);
    *issue = 0;
    *issue = asked && stim_peek(e, in)[at(e, "sel_valid")];
}

static void write_filter_correct(void *self, struct stim_env *e, uint32_t *in)
{
    (void)self;
    limit_items(in + at(e, "acc_wid"), e->z.wbw, e->z.widw, e->z.nw);
    correct_owners(e, in);
}

static void sthld_correct(void *self, struct stim_env *e, uint32_t *in)
{
    uint32_t *issued = in + at(e, "issued"), most = params_u(e->params, "sthld.issuers");
    (void)self;
    if (*issued > most)
        *issued = most;
}

/* ---- ccu: alloc only while free, of the instruction that the look ports showed; S only for slots
 * that wait; dispatch only of a candidate; results only for an owner, each register once, none that
 * the present instruction reads or that the owner's next one reads; no exit while busy */

struct reg_set {
    uint64_t bits[4]; /* TAGW <= 8 */
};

struct ccu_legal {
    bool busy;
    uint64_t src_valid;
    uint8_t reg[8];            /* [NSRC] of the instruction in the unit */
    struct reg_set waiting;    /* of these the ones that are to come from the banks */
    uint8_t looked[8], now[8]; /* [NSRC] look_reg of the last cycle and of this one */
    uint64_t looked_src, now_src;
};

static bool set_has(const struct reg_set *s, unsigned reg)
{
    return s->bits[reg / 64] >> reg % 64 & 1;
}

static void set_put(struct reg_set *s, unsigned reg, bool in)
{
    uint64_t bit = 1ull << reg % 64;
    s->bits[reg / 64] = in ? s->bits[reg / 64] | bit : s->bits[reg / 64] & ~bit;
}

static void *ccu_create(struct stim_env *e)
{
    (void)e;
    return xcalloc(1, sizeof(struct ccu_legal));
}

static void correct_operand(const struct ccu_legal *s, struct stim_env *e, uint32_t *in)
{
    unsigned slot = 0;
    if (has(e, "s_slot")) {
        limit_items(in + at(e, "s_slot"), 1, e->z.slotw, e->z.nsrc);
        slot = in[at(e, "s_slot")];
    }
    if (!(s->src_valid >> slot & 1) || !set_has(&s->waiting, s->reg[slot]))
        in[at(e, "s_valid")] = 0;
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

static void ccu_correct(void *self, struct stim_env *e, uint32_t *in)
{
    struct ccu_legal *s = self;
    const struct sizes *z = &e->z;
    uint32_t *alloc = in + at(e, "alloc_valid"), *sel = in + at(e, "disp_sel"),
             *take = in + at(e, "disp_take"), *reg = in + at(e, "alloc_reg");
    uint32_t given = *alloc, looks = *sel;
    *alloc = *sel = 0;
    const uint32_t *out = stim_peek(e, in); /* what is read of it is registered */
    bool owned = out[at(e, "owner_valid")];
    unsigned owner = out[at(e, "owner_wid")];
    *alloc = given && out[at(e, "alloc_ready")];
    *sel = looks && out[at(e, "disp_cand")];
    *take = *take && *sel;
    limit_items(in + at(e, "alloc_wid"), 1, z->widw, z->nw);
    memcpy(s->looked, s->now, sizeof s->looked);
    s->looked_src = s->now_src;
    if (has(e, "look_src_valid")) {
        s->now_src = pins_get(in + at(e, "look_src_valid"), 0, z->nsrc);
        if (*alloc)
            pins_put(in + at(e, "alloc_src_valid"), 0, z->nsrc, s->looked_src);
    }
    for (unsigned k = 0; k < z->nsrc && has(e, "look_reg"); k++) {
        s->now[k] = (uint8_t)pins_get(in + at(e, "look_reg"), k * z->tagw, z->tagw);
        if (*alloc)
            pins_put(reg, k * z->tagw, z->tagw, s->looked[k]);
    }
    correct_operand(s, e, in);

    struct reg_set taken = {0};
    bool again = *alloc && owned && in[at(e, "alloc_wid")] == owner;
    uint64_t next = again ? pins_get(in + at(e, "alloc_src_valid"), 0, z->nsrc) : 0;
    for (unsigned k = 0; k < z->nsrc; k++) {
        if (s->busy && (s->src_valid >> k & 1))
            set_put(&taken, s->reg[k], true);
        if (next >> k & 1)
            set_put(&taken, (unsigned)pins_get(reg, k * z->tagw, z->tagw), true);
    }
    correct_results(e, in + at(e, "d_valid"), in + at(e, "d_reg"), z->dports, owned, &taken);
    if (has(e, "inv_valid"))
        correct_results(e, in + at(e, "inv_valid"), in + at(e, "inv_reg"), z->wbw, owned, &taken);
    if (has(e, "exit") && s->busy)
        pins_put(in + at(e, "exit"), owner, 1, 0);
}

static void ccu_observe(void *self, struct stim_env *e, const uint32_t *in, const uint32_t *out)
{
    struct ccu_legal *s = self;
    const struct sizes *z = &e->z;
    if (in[at(e, "s_valid")])
        set_put(&s->waiting, s->reg[has(e, "s_slot") ? in[at(e, "s_slot")] : 0], false);
    if (in[at(e, "disp_take")])
        s->busy = false;
    if (!in[at(e, "alloc_valid")])
        return;
    s->busy = true;
    s->src_valid = pins_get(in + at(e, "alloc_src_valid"), 0, z->nsrc);
    s->waiting = (struct reg_set){0};
    for (unsigned k = 0; k < z->nsrc; k++) {
        s->reg[k] = (uint8_t)pins_get(in + at(e, "alloc_reg"), k * z->tagw, z->tagw);
        if (pins_get(out + at(e, "rd_valid"), k, 1))
            set_put(&s->waiting, s->reg[k], true);
    }
}

static void ccu_reset(void *self, struct stim_env *e)
{
    struct ccu_legal *s = self;
    (void)e;
    s->busy = false;
    s->src_valid = 0;
}

static const struct legal all[] = {
    {.block = "rr_arbiter"},
    {.block = "ocu_allocator"},
    {.block = "waiting_counter"},
    {.block = "crossbar", .correct = crossbar_correct},
    {.block = "steal_arbiter", .correct = steal_correct},
    {.block = "warp_scheduler", .correct = scheduler_correct},
    {.block = "ccu_allocator", .correct = ccu_allocator_correct},
    {.block = "malekeh_scheduler", .correct = malekeh_scheduler_correct},
    {.block = "write_filter", .correct = write_filter_correct},
    {.block = "sthld", .correct = sthld_correct},
    {"ocu", ocu_create, free, ocu_correct, ocu_observe, ocu_reset},
    {"dispatcher", dispatcher_create, dispatcher_destroy, dispatcher_correct, dispatcher_observe,
     dispatcher_reset},
    {"bank_arbiter", arbiter_create, arbiter_destroy, arbiter_correct, arbiter_observe,
     arbiter_reset},
    {"ccu", ccu_create, free, ccu_correct, ccu_observe, ccu_reset},
};

const struct legal *legal_find(const char *block)
{
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        if (strcmp(all[i].block, block) == 0)
            return &all[i];
    return NULL;
}
