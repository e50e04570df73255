/* Instructions of one warp for a while, or of changing warps; registers from a pool that is smaller
 * or larger than the cache table, with repeats; operands that arrive at once or late; results near
 * and far, of all lanes and of some; invalidations; warps that end; second reads. */
#include "contract/malekeh/ccu.h"
#include "base/mem.h"
#include "tb/second.h"

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

    uint32_t said, said_slot; /* s_next, s_next_slot of the last cycle */

    unsigned second; /* second reads, eighths */
    struct second_seen seen;
};

static void *create(struct stim_env *e)
{
    (void)e;
    return xcalloc(1, sizeof(struct state));
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
    s->second = e->z.second_read ? rates[rng_below(r, 5)] : 0;
}

static unsigned draw_register(const struct state *s, const struct stim_env *e, struct rng *r)
{
    unsigned all = 1u << e->z.tagw, reg = rng_below(r, s->pool);
    /* pools lie at both ends of the range */
    return s->phase.kind ? all - 1 - reg : reg;
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
    const struct ccu_at *at = ccu_at(e->ports);
    const struct sizes *z = &e->z;
    struct rng *r = &e->rng;
    bool alloc = free && stim_chance(r, s->alloc);
    unsigned wid = owned && stim_chance(r, s->same_warp) ? s->owner : rng_below(r, z->nw);
    uint64_t src = stim_sources(e, s->sources);
    if (port_exists(&at->look_src_valid)) {
        uint64_t next = src;
        src = s->looked_src;
        s->looked_src = next;
        port_put_all(&at->look_src_valid, in, next);
    }
    if (z->second_read)
        second_draw_ccu(e, in, s->second, &src);
    port_put_all(&at->alloc_valid, in, alloc);
    if (port_exists(&at->alloc_class))
        port_put_all(&at->alloc_class, in, rng_below(r, z->classes));
    port_put_all(&at->alloc_wid, in, wid);
    if (port_exists(&at->alloc_fresh))
        port_put_all(&at->alloc_fresh, in, stim_chance(r, 1));
    stim_random_port(e, &at->alloc_meta, in);
    port_put_all(&at->alloc_src_valid, in, src);
    port_put_all(&at->alloc_near, in, stim_bits(r, z->nsrc, s->near));
    for (unsigned k = 0; k < z->nsrc; k++) {
        unsigned reg = draw_register(s, e, r), now = reg;
        if (k && stim_chance(r, 1))
            reg = now = (unsigned)port_get(
                port_exists(&at->look_reg) ? &at->look_reg : &at->alloc_reg, in, rng_below(r, k));
        if (port_exists(&at->look_reg)) { /* seen one cycle before they are allocated */
            now = s->looked[k];
            s->looked[k] = reg;
            port_put(&at->look_reg, in, k, reg);
        }
        port_put(&at->alloc_reg, in, k, now);
        if (alloc && owned && wid == s->owner && (src >> k & 1))
            add(&s->excluded, now);
    }
}

/* D and inv: registers of the owner that no collected instruction waits for, each once. */
static void drive_results(struct state *s, struct stim_env *e, uint32_t *in, bool owned)
{
    const struct ccu_at *at = ccu_at(e->ports);
    const struct sizes *z = &e->z;
    struct rng *r = &e->rng;
    bool none = !owned || (z->slots && port_u32(&at->alloc_valid, in)); /* CCU-O1 */
    for (unsigned j = 0; j < z->dports; j++) {
        unsigned reg = draw_register(s, e, r);
        bool valid = !none && stim_chance(r, s->d) && !in_set(&s->excluded, reg);
        port_put(&at->d_valid, in, j, valid);
        port_put(&at->d_reg, in, j, reg);
        port_put(&at->d_near, in, j, stim_chance(r, s->near));
        uint64_t all = (1ull << z->lanes) - 1;
        port_put(&at->d_mask, in, j,
                 stim_chance(r, s->full) ? all : stim_bits(r, z->lanes, 1 + rng_below(r, 7)));
        if (valid)
            add(&s->excluded, reg);
    }
    /* without d_valid the data mean nothing: fresh ones now and then, too */
    if (port_u32(&at->d_valid, in) || stim_chance(r, 1)) {
        stim_random_port(e, &at->d_data, in);
        drive_number(s, e, in + port_word(&at->d_data));
    }
    for (unsigned i = 0; i < z->wbw && port_exists(&at->inv_valid); i++) {
        unsigned reg = draw_register(s, e, r);
        bool valid = owned && stim_chance(r, s->inv) && !in_set(&s->excluded, reg);
        port_put(&at->inv_valid, in, i, valid);
        port_put(&at->inv_reg, in, i, reg);
        if (valid)
            add(&s->excluded, reg);
    }
}

/* An operand for one of the slots `left`, at the S port or announced for it. */
static void draw_operand(const struct state *s, struct stim_env *e, uint32_t *in, uint64_t left,
                         const struct port *valid, const struct port *slot_port)
{
    struct rng *r = &e->rng;
    bool comes = left && stim_chance(r, s->arrive);
    port_put_all(valid, in, comes);
    unsigned slot = rng_below(r, e->z.nsrc);
    while (comes && !(left >> slot & 1))
        slot = (slot + 1) % e->z.nsrc;
    if (port_exists(slot_port))
        port_put_all(slot_port, in, slot);
}

static void drive_operand(struct state *s, struct stim_env *e, uint32_t *in)
{
    const struct ccu_at *at = ccu_at(e->ports);
    struct rng *r = &e->rng;
    if (e->z.forward) { /* CCU-F3 */
        port_put_all(&at->s_valid, in, s->said);
        if (port_exists(&at->s_slot))
            port_put_all(&at->s_slot, in, s->said_slot);
    } else {
        draw_operand(s, e, in, s->waiting, &at->s_valid, &at->s_slot);
    }
    if (port_u32(&at->s_valid, in) || stim_chance(r, 1)) {
        stim_random_port(e, &at->s_data, in);
        drive_number(s, e, in + port_word(&at->s_data));
    }
}

static void announce(struct state *s, struct stim_env *e, uint32_t *in)
{
    const struct ccu_at *at = ccu_at(e->ports);
    bool alloc = port_u32(&at->alloc_valid, in);
    uint64_t left = alloc ? 0 : s->waiting;
    if (alloc && e->z.early_reads) /* a stolen operand; so early only with RF_LAT = 1 */
        left = port_all(&at->rd_valid, stim_peek(e, in));
    if (port_u32(&at->s_valid, in) && !alloc)
        left &= ~(1ull << (port_exists(&at->s_slot) ? port_u32(&at->s_slot, in) : 0));
    draw_operand(s, e, in, left, &at->s_next, &at->s_next_slot);
    s->said = port_u32(&at->s_next, in);
    s->said_slot = port_exists(&at->s_next_slot) ? port_u32(&at->s_next_slot, in) : 0;
}

static void drive_dispatch(const struct state *s, struct stim_env *e, uint32_t *in, bool cand)
{
    const struct ccu_at *at = ccu_at(e->ports);
    if (!cand || !stim_chance(&e->rng, s->look))
        return;
    port_put_all(&at->disp_sel, in, 1);
    port_put_all(&at->disp_take, in, stim_chance(&e->rng, s->take));
}

static void drive(void *self, struct stim_env *e, uint32_t *in)
{
    const struct ccu_at *at = ccu_at(e->ports);
    struct state *s = self;
    struct rng *r = &e->rng;
    const struct sizes *z = &e->z;
    if (phase_step(&s->phase, r, 2))
        new_phase(s, e);
    const struct port *const quiet[] = {&at->alloc_valid, &at->disp_sel, &at->disp_take,
                                        &at->s_valid};
    for (size_t i = 0; i < sizeof quiet / sizeof *quiet; i++)
        port_put_all(quiet[i], in, 0);
    port_put_all(&at->d_valid, in, 0);
    if (port_exists(&at->inv_valid))
        port_put_all(&at->inv_valid, in, 0);
    const uint32_t *out = stim_peek(e, in);
    bool free = port_u32(&at->alloc_ready, out), cand = port_u32(&at->disp_cand, out),
         owned = port_u32(&at->owner_valid, out);
    s->owner = port_u32(&at->owner_wid, out);
    if (s->busy)
        s->excluded = s->locked;
    else
        s->excluded.n = 0;

    bool first = z->forward || z->refill; /* who leaves is known before who comes */
    if (first) {
        drive_operand(s, e, in);
        drive_dispatch(s, e, in, port_u32(&at->disp_cand, stim_peek(e, in)));
    }
    bool open = free || (z->refill && port_u32(&at->disp_take, in));
    drive_alloc(s, e, in, open && !(z->slots && s->fresh), owned); /* CCU-H1 */
    drive_results(s, e, in, owned && !s->seen.moving);             /* CCU-M6 */
    if (!first) {
        drive_operand(s, e, in);
        drive_dispatch(s, e, in, cand);
    }
    if (z->forward)
        announce(s, e, in);
    if (port_exists(&at->exit)) {
        uint64_t ends = stim_bits(r, z->nw, s->exit);
        if (s->busy)
            ends &= ~(1ull << s->owner);
        if (port_u32(&at->alloc_valid, in))
            ends &= ~(1ull << port_all(&at->alloc_wid, in));
        port_put_all(&at->exit, in, ends);
    }
}

static void observe(void *self, struct stim_env *e, const uint32_t *in, const uint32_t *out)
{
    const struct ccu_at *at = ccu_at(e->ports);
    struct state *s = self;
    const struct sizes *z = &e->z;
    if (port_u32(&at->s_valid, in))
        s->waiting &= ~(1ull << (port_exists(&at->s_slot) ? port_all(&at->s_slot, in) : 0));
    if (port_u32(&at->disp_take, in))
        s->busy = false;
    unsigned reg;
    if (z->second_read && second_follow(&s->seen, e, s->busy, in, out, &reg)) {
        s->waiting |= 1;
        s->locked.n = 0;
        add(&s->locked, reg);
    }
    s->fresh = port_u32(&at->alloc_valid, in);
    if (!s->fresh)
        return;
    s->busy = true;
    s->waiting = port_all(&at->rd_valid, out);
    s->locked.n = 0;
    for (unsigned k = 0; k < z->nsrc; k++)
        if (port_get(&at->alloc_src_valid, in, k))
            add(&s->locked, (unsigned)port_get(&at->alloc_reg, in, k));
}

/* One warp's registers, all far, replace each other: the first victim tells what the search began
 * at (CCU-V5). */
static void far_phase(struct state *s, struct stim_env *e)
{
    s->phase.left = 16 + rng_below(&e->rng, 32);
    s->alloc = s->arrive = s->look = s->take = s->same_warp = 8;
    s->d = s->inv = s->near = s->exit = s->second = 0;
    s->sources = 3;
    s->pool = 1u << e->z.tagw;
}

static void reset(void *self, struct stim_env *e)
{
    struct state *s = self;
    if (stim_chance(&e->rng, 4))
        far_phase(s, e);
    s->busy = s->fresh = s->seen.moving = false;
    s->waiting = s->said = 0;
}

const struct stimulus stim_ccu = {create, free, drive, observe, reset};
