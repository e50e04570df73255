/* Instructions of one warp for a while, or of changing warps; registers from a pool that is smaller
 * or larger than the cache table, with repeats; operands that arrive at once or late; results near
 * and far, of all lanes and of some; invalidations; warps that end; Indirect-MOVs. */
#include "params/base/outfile.h"
#include "tb/stim.h"

enum { MOST_NAMED = 64 }; /* registers of two instructions, of D ports and write ports */

struct reg_set {
    unsigned n;
    uint32_t reg[MOST_NAMED];
};

struct state {
    struct phase phase;
    unsigned alloc, arrive, look, take, d, inv, near, full, exit; /* eighths */
    unsigned sources, same_warp, pool;
    bool busy, fresh; /* fresh: the last cycle had an allocation */
    unsigned owner;
    uint64_t waiting;        /* slots whose operand has been asked for */
    struct reg_set locked;   /* the present instruction's registers */
    struct reg_set excluded; /* registers that D and inv must not name in this cycle */
    uint32_t looked[8];      /* [NSRC]: what look_reg showed in the cycle before */
    uint64_t looked_src;     /* and look_src_valid */
    int look_src_valid, look_reg;
    uint32_t said, said_slot; /* s_next, s_next_slot of the last cycle */
    int s_next, s_next_slot, alloc_class, alloc_fresh;
    int alloc_valid, alloc_wid, alloc_meta, alloc_src_valid, alloc_reg, alloc_near, exit_at,
        s_valid, s_slot, s_data, d_valid, d_reg, d_near, d_mask, d_data, inv_valid, inv_reg,
        disp_sel, disp_take;
    unsigned imov; /* eighths */
    bool moving;   /* an Indirect-MOV is in the unit, and which register it needs is not known */
    unsigned base;
    int alloc_imov, alloc_base, alloc_bound, again_valid, again_phys;
    int alloc_ready, rd_valid, owner_valid, owner_wid, disp_cand;
};

static void *create(struct stim_env *e)
{
    struct state *s = xcalloc(1, sizeof *s);
    s->alloc_valid = (int)stim_at(e, "alloc_valid");
    s->alloc_wid = (int)stim_at(e, "alloc_wid");
    s->alloc_meta = (int)stim_at(e, "alloc_meta");
    s->alloc_src_valid = (int)stim_at(e, "alloc_src_valid");
    s->alloc_reg = (int)stim_at(e, "alloc_reg");
    s->alloc_near = (int)stim_at(e, "alloc_near");
    s->look_src_valid = stim_word(e, "look_src_valid");
    s->look_reg = stim_word(e, "look_reg");
    s->s_next = stim_word(e, "s_next");
    s->s_next_slot = stim_word(e, "s_next_slot");
    s->alloc_class = stim_word(e, "alloc_class");
    s->alloc_fresh = stim_word(e, "alloc_fresh");
    s->exit_at = stim_word(e, "exit");
    s->s_valid = (int)stim_at(e, "s_valid");
    s->s_slot = stim_word(e, "s_slot");
    s->s_data = (int)stim_at(e, "s_data");
    s->d_valid = (int)stim_at(e, "d_valid");
    s->d_reg = (int)stim_at(e, "d_reg");
    s->d_near = (int)stim_at(e, "d_near");
    s->d_mask = (int)stim_at(e, "d_mask");
    s->d_data = (int)stim_at(e, "d_data");
    s->inv_valid = stim_word(e, "inv_valid");
    s->inv_reg = stim_word(e, "inv_reg");
    s->disp_sel = (int)stim_at(e, "disp_sel");
    s->disp_take = (int)stim_at(e, "disp_take");
    s->alloc_imov = stim_word(e, "alloc_imov");
    s->alloc_base = stim_word(e, "alloc_base");
    s->alloc_bound = stim_word(e, "alloc_bound");
    s->again_valid = stim_word(e, "again_valid");
    s->again_phys = stim_word(e, "again_phys");
    s->alloc_ready = (int)stim_at(e, "alloc_ready");
    s->rd_valid = (int)stim_at(e, "rd_valid");
    s->owner_valid = (int)stim_at(e, "owner_valid");
    s->owner_wid = (int)stim_at(e, "owner_wid");
    s->disp_cand = (int)stim_at(e, "disp_cand");
    return s;
}

static bool in_set(const struct reg_set *s, unsigned reg)
{
    for (unsigned i = 0; i < s->n; i++)
        if (s->reg[i] == reg)
            return true;
    return false;
}

static void add(struct reg_set *s, unsigned reg)
{
    if (s->n < MOST_NAMED)
        s->reg[s->n++] = reg;
}

static void new_phase(struct state *s, struct stim_env *e)
{
    static const unsigned rates[] = {1, 2, 4, 7, 8};
    struct rng *r = &e->rng;
    unsigned all = 1u << e->z.tagw;
    s->alloc = rates[rng_below(r, 5)];
    s->arrive = rates[rng_below(r, 5)];
    s->look = rates[rng_below(r, 5)];
    s->take = stim_chance(r, 1) ? 0 : rates[rng_below(r, 5)];
    s->d = stim_chance(r, 2) ? 0 : rates[rng_below(r, 5)];
    s->inv = stim_chance(r, 2) ? 0 : rates[rng_below(r, 5)];
    s->near = stim_chance(r, 1) ? 0 : rates[rng_below(r, 5)];
    s->full = rates[rng_below(r, 5)];
    s->exit = stim_chance(r, 5) ? 0 : 1;
    s->sources = rng_below(r, STIM_SOURCE_KINDS);
    s->same_warp = stim_chance(r, 5) ? 8 : rng_below(r, 8);
    /* around the size of the cache table, where hits and replacements mix */
    s->pool = stim_chance(r, 2) ? all : 1 + rng_below(r, 3 * e->z.ctn);
    if (s->pool > all)
        s->pool = all;
    s->imov = e->z.second_read ? rates[rng_below(r, 5)] : 0;
}

static unsigned draw_register(const struct state *s, const struct stim_env *e, struct rng *r)
{
    unsigned all = 1u << e->z.tagw, reg = rng_below(r, s->pool);
    /* pools lie at both ends of the range */
    return s->phase.kind ? all - 1 - reg : reg;
}

/* CCU-M8: those of a frame somewhere; often where numbers are places, so that these may be found.
 */
static void drive_constants(const struct state *s, struct stim_env *e, uint32_t *in)
{
    const char *const place[] = {"alloc_off", "alloc_offw"}, *const limit[] = {"alloc_lim",
                                                                               "alloc_wrx"};
    struct rng *r = &e->rng;
    unsigned lim = rng_below(r, 512);
    bool plain = stim_chance(r, 4);
    for (unsigned i = 0; i < 2; i++)
        if (stim_has(e, place[i])) {
            pins_put(in + stim_at(e, place[i]), 0, e->z.physw,
                     plain ? 0 : rng_next(r) & ((1ull << e->z.physw) - 1));
            pins_put(in + stim_at(e, limit[i]), 0, 9, i ? rng_below(r, lim + 1) : lim);
        }
    if (plain)
        pins_put(in + s->alloc_base, 0, e->z.physw, 0);
}

/* An Indirect-MOV, or not; numbers are about as large as registers are many. With the issue stage
 * the slots were said a cycle ago. */
static void drive_indirect(const struct state *s, struct stim_env *e, uint32_t *in, uint64_t *src)
{
    const struct sizes *z = &e->z;
    struct rng *r = &e->rng;
    bool imov = stim_chance(r, s->imov);
    if (s->look_src_valid != STIM_NO_PORT)
        imov &= *src == 1 || (*src == 3 && z->finds_target);
    else if (imov)
        *src = z->finds_target && stim_chance(r, 4) ? 3 : 1;
    in[s->alloc_imov] = imov;
    pins_put(in + s->alloc_base, 0, z->physw, rng_next(r) & ((1ull << z->physw) - 1));
    unsigned most = z->tagw < z->boundw ? 1u << z->tagw : (1u << z->boundw) - 1;
    pins_put(in + s->alloc_bound, 0, z->boundw, stim_chance(r, 2) ? rng_below(r, most + 1) : most);
    if (z->renames)
        drive_constants(s, e, in);
}

/* The number in an operand or a result: a register of the pool, the bound and its neighbours, RZ.
 */
static void drive_number(const struct state *s, struct stim_env *e, uint32_t *data)
{
    struct rng *r = &e->rng;
    unsigned all = 1u << e->z.tagw;
    unsigned some[] = {255, 0, all, all - 1, 254, rng_below(r, all)};
    if (e->z.second_read && !stim_chance(r, 1))
        pins_put(data, 0, e->z.idxw,
                 stim_chance(r, 6) ? draw_register(s, e, r) : some[rng_below(r, 6)] & 255);
}

static void drive_alloc(struct state *s, struct stim_env *e, uint32_t *in, bool free, bool owned)
{
    const struct sizes *z = &e->z;
    struct rng *r = &e->rng;
    bool alloc = free && stim_chance(r, s->alloc);
    unsigned wid = owned && stim_chance(r, s->same_warp) ? s->owner : rng_below(r, z->nw);
    uint64_t src = stim_sources(e, s->sources);
    if (s->look_src_valid != STIM_NO_PORT) {
        uint64_t next = src;
        src = s->looked_src;
        s->looked_src = next;
        pins_put(in + s->look_src_valid, 0, z->nsrc, next);
    }
    if (z->second_read)
        drive_indirect(s, e, in, &src);
    in[s->alloc_valid] = alloc;
    if (s->alloc_class != STIM_NO_PORT)
        pins_put(in + s->alloc_class, 0, z->classw, rng_below(r, z->classes));
    pins_put(in + s->alloc_wid, 0, z->widw, wid);
    if (s->alloc_fresh != STIM_NO_PORT)
        in[s->alloc_fresh] = stim_chance(r, 1);
    stim_random(e, in + s->alloc_meta, z->meta_bits);
    pins_put(in + s->alloc_src_valid, 0, z->nsrc, src);
    pins_put(in + s->alloc_near, 0, z->nsrc, stim_bits(r, z->nsrc, s->near));
    for (unsigned k = 0; k < z->nsrc; k++) {
        unsigned reg = draw_register(s, e, r), now = reg;
        if (k && stim_chance(r, 1))
            reg = now =
                (unsigned)pins_get(in + (s->look_reg == STIM_NO_PORT ? s->alloc_reg : s->look_reg),
                                   rng_below(r, k) * z->tagw, z->tagw);
        if (s->look_reg != STIM_NO_PORT) { /* seen one cycle before they are allocated */
            now = s->looked[k];
            s->looked[k] = reg;
            pins_put(in + s->look_reg, k * z->tagw, z->tagw, reg);
        }
        pins_put(in + s->alloc_reg, k * z->tagw, z->tagw, now);
        if (alloc && owned && wid == s->owner && (src >> k & 1))
            add(&s->excluded, now);
    }
}

/* D and inv: registers of the owner that no collected instruction waits for, each once. */
static void drive_results(struct state *s, struct stim_env *e, uint32_t *in, bool owned)
{
    const struct sizes *z = &e->z;
    struct rng *r = &e->rng;
    bool none = !owned || (z->slots && in[s->alloc_valid]); /* CCU-O1 */
    for (unsigned j = 0; j < z->dports; j++) {
        unsigned reg = draw_register(s, e, r);
        bool valid = !none && stim_chance(r, s->d) && !in_set(&s->excluded, reg);
        pins_put(in + s->d_valid, j, 1, valid);
        pins_put(in + s->d_reg, j * z->tagw, z->tagw, reg);
        pins_put(in + s->d_near, j, 1, stim_chance(r, s->near));
        uint64_t all = (1ull << z->lanes) - 1;
        pins_put(in + s->d_mask, j * z->lanes, z->lanes,
                 stim_chance(r, s->full) ? all : stim_bits(r, z->lanes, 1 + rng_below(r, 7)));
        if (valid)
            add(&s->excluded, reg);
    }
    /* without d_valid the data mean nothing: fresh ones now and then, too */
    if (in[s->d_valid] || stim_chance(r, 1)) {
        stim_random(e, in + s->d_data, z->dports * z->w);
        drive_number(s, e, in + s->d_data);
    }
    for (unsigned i = 0; i < z->wbw && s->inv_valid != STIM_NO_PORT; i++) {
        unsigned reg = draw_register(s, e, r);
        bool valid = owned && stim_chance(r, s->inv) && !in_set(&s->excluded, reg);
        pins_put(in + s->inv_valid, i, 1, valid);
        pins_put(in + s->inv_reg, i * z->tagw, z->tagw, reg);
        if (valid)
            add(&s->excluded, reg);
    }
}

/* An operand for one of the slots `left`, at the S port or announced for it. */
static void draw_operand(const struct state *s, struct stim_env *e, uint32_t *in, uint64_t left,
                         int valid_at, int slot_at)
{
    struct rng *r = &e->rng;
    in[valid_at] = left && stim_chance(r, s->arrive);
    unsigned slot = rng_below(r, e->z.nsrc);
    while (in[valid_at] && !(left >> slot & 1))
        slot = (slot + 1) % e->z.nsrc;
    if (slot_at != STIM_NO_PORT)
        pins_put(in + slot_at, 0, e->z.slotw, slot);
}

static void drive_operand(struct state *s, struct stim_env *e, uint32_t *in)
{
    struct rng *r = &e->rng;
    if (e->z.forward) { /* CCU-F3 */
        in[s->s_valid] = s->said;
        if (s->s_slot != STIM_NO_PORT)
            in[s->s_slot] = s->said_slot;
    } else {
        draw_operand(s, e, in, s->waiting, s->s_valid, s->s_slot);
    }
    if (in[s->s_valid] || stim_chance(r, 1)) {
        stim_random(e, in + s->s_data, e->z.w);
        drive_number(s, e, in + s->s_data);
    }
}

static void announce(struct state *s, struct stim_env *e, uint32_t *in)
{
    uint64_t left = in[s->alloc_valid] ? 0 : s->waiting;
    if (in[s->s_valid])
        left &= ~(1ull << (s->s_slot == STIM_NO_PORT ? 0 : in[s->s_slot]));
    draw_operand(s, e, in, left, s->s_next, s->s_next_slot);
    s->said = in[s->s_next];
    s->said_slot = s->s_next_slot == STIM_NO_PORT ? 0 : in[s->s_next_slot];
}

static void drive_dispatch(const struct state *s, struct stim_env *e, uint32_t *in, bool cand)
{
    if (!cand || !stim_chance(&e->rng, s->look))
        return;
    in[s->disp_sel] = 1;
    in[s->disp_take] = stim_chance(&e->rng, s->take);
}

static void drive(void *self, struct stim_env *e, uint32_t *in)
{
    struct state *s = self;
    struct rng *r = &e->rng;
    const struct sizes *z = &e->z;
    if (phase_step(&s->phase, r, 2))
        new_phase(s, e);
    in[s->alloc_valid] = in[s->disp_sel] = in[s->disp_take] = in[s->s_valid] = 0;
    in[s->d_valid] = 0;
    if (s->inv_valid != STIM_NO_PORT)
        in[s->inv_valid] = 0;
    const uint32_t *out = stim_peek(e, in);
    bool free = out[s->alloc_ready], cand = out[s->disp_cand], owned = out[s->owner_valid];
    s->owner = (unsigned)pins_get(out + s->owner_wid, 0, z->widw);
    if (s->busy)
        s->excluded = s->locked;
    else
        s->excluded.n = 0;

    bool first = z->forward || z->refill; /* who leaves is known before who comes */
    if (first) {
        drive_operand(s, e, in);
        drive_dispatch(s, e, in, stim_peek(e, in)[s->disp_cand]);
    }
    bool open = free || (z->refill && in[s->disp_take]);
    drive_alloc(s, e, in, open && !(z->slots && s->fresh), owned); /* CCU-H1 */
    drive_results(s, e, in, owned && !s->moving);
    if (!first) {
        drive_operand(s, e, in);
        drive_dispatch(s, e, in, cand);
    }
    if (z->forward)
        announce(s, e, in);
    if (s->exit_at != STIM_NO_PORT) {
        uint64_t ends = stim_bits(r, z->nw, s->exit);
        if (s->busy)
            ends &= ~(1ull << s->owner);
        if (in[s->alloc_valid])
            ends &= ~(1ull << pins_get(in + s->alloc_wid, 0, z->widw));
        pins_put(in + s->exit_at, 0, z->nw, ends);
    }
}

/* An Indirect-MOV: no results until the register that it reads again is known. */
static void look_again(struct state *s, const struct sizes *z, const uint32_t *in,
                       const uint32_t *out)
{
    if (in[s->alloc_valid]) {
        s->moving = in[s->alloc_imov];
        s->base = (unsigned)pins_get(in + s->alloc_base, 0, z->physw);
    } else if (out[s->again_valid] & 1) {
        unsigned phys = (unsigned)pins_get(out + s->again_phys, 0, z->physw);
        s->waiting |= 1;
        s->moving = z->physw < z->tagw || z->renames; /* which register it is is not known here */
        s->locked.n = 0;
        add(&s->locked, (phys - s->base) & ((1u << z->tagw) - 1));
    } else if (!s->busy) {
        s->moving = false;
    }
}

static void observe(void *self, struct stim_env *e, const uint32_t *in, const uint32_t *out)
{
    struct state *s = self;
    const struct sizes *z = &e->z;
    if (in[s->s_valid])
        s->waiting &=
            ~(1ull << (s->s_slot == STIM_NO_PORT ? 0 : pins_get(in + s->s_slot, 0, z->slotw)));
    if (in[s->disp_take])
        s->busy = false;
    if (z->second_read)
        look_again(s, z, in, out);
    s->fresh = in[s->alloc_valid];
    if (!s->fresh)
        return;
    s->busy = true;
    s->waiting = pins_get(out + s->rd_valid, 0, z->nsrc);
    s->locked.n = 0;
    for (unsigned k = 0; k < z->nsrc; k++)
        if (pins_get(in + s->alloc_src_valid, k, 1))
            add(&s->locked, (unsigned)pins_get(in + s->alloc_reg, k * z->tagw, z->tagw));
}

static void reset(void *self, struct stim_env *e)
{
    struct state *s = self;
    (void)e;
    s->busy = s->fresh = s->moving = false;
    s->waiting = s->said = 0;
}

const struct stimulus stim_ccu = {create, free, drive, observe, reset};
