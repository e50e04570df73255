/* Instructions with every set of sources; operands that arrive at once, one by one or late;
 * dispatch that waits, looks without taking, or takes at once. */
#include "params/base/outfile.h"
#include "tb/stim.h"

struct state {
    struct phase phase;
    uint64_t pending;                   /* present slots that are not ready */
    uint32_t said[1], said_slot[1];     /* s_next and s_next_slot of the last cycle */
    unsigned alloc, arrive, look, take; /* eighths */
    unsigned sources;                   /* kind of source sets: none, one, all, any */
    int alloc_valid, alloc_wid, alloc_meta, alloc_class, alloc_src_valid, s_valid, s_slot, s_data;
    int s_next, s_next_slot; /* collector.forward */
    unsigned imov;           /* eighths */
    int alloc_imov, alloc_base, alloc_bound, again_valid;
    int alloc_ready, disp_cand, disp_sel, disp_take;
};

static void *create(struct stim_env *e)
{
    struct state *s = xcalloc(1, sizeof *s);
    s->alloc_valid = (int)stim_at(e, "alloc_valid");
    s->alloc_wid = (int)stim_at(e, "alloc_wid");
    s->alloc_meta = (int)stim_at(e, "alloc_meta");
    s->alloc_src_valid = (int)stim_at(e, "alloc_src_valid");
    s->alloc_class = stim_word(e, "alloc_class");
    s->s_valid = (int)stim_at(e, "s_valid");
    s->s_slot = stim_word(e, "s_slot");
    s->s_data = (int)stim_at(e, "s_data");
    s->s_next = stim_word(e, "s_next");
    s->s_next_slot = stim_word(e, "s_next_slot");
    s->alloc_imov = stim_word(e, "alloc_imov");
    s->alloc_base = stim_word(e, "alloc_base");
    s->alloc_bound = stim_word(e, "alloc_bound");
    s->again_valid = stim_word(e, "again_valid");
    s->alloc_ready = (int)stim_at(e, "alloc_ready");
    s->disp_cand = (int)stim_at(e, "disp_cand");
    s->disp_sel = (int)stim_at(e, "disp_sel");
    s->disp_take = (int)stim_at(e, "disp_take");
    return s;
}

static void new_phase(struct state *s, const struct sizes *z, struct rng *r)
{
    static const unsigned rates[] = {1, 2, 4, 7, 8};
    s->alloc = rates[rng_below(r, 5)];
    s->arrive = rates[rng_below(r, 5)];
    s->look = rates[rng_below(r, 5)];
    s->take = stim_chance(r, 1) ? 0 : rates[rng_below(r, 5)];
    s->sources = rng_below(r, STIM_SOURCE_KINDS);
    s->imov = z->second_read ? rates[rng_below(r, 5)] : 0;
}

/* The n-th set bit from a random one on, so that slots arrive in any order. */
static unsigned pick(struct rng *r, uint64_t set, unsigned n)
{
    unsigned i = rng_below(r, n);
    while (!(set >> i & 1))
        i = (i + 1) % n;
    return i;
}

/* Operands for some of the slots `left`, on the S ports or announced for them. */
static void draw_operands(const struct state *s, struct stim_env *e, uint32_t *in, uint64_t left,
                          int valid_at, int slot_at)
{
    struct rng *r = &e->rng;
    uint64_t valid = 0;
    for (unsigned j = 0; j < e->z.sports; j++) {
        unsigned slot = 0;
        bool arrives = stim_chance(r, s->arrive);
        if (e->z.sports == e->z.nsrc)
            arrives = arrives && (left >> j & 1);
        else if ((arrives = arrives && left))
            slot = pick(r, left, e->z.nsrc);
        if (e->z.sports < e->z.nsrc) {
            left &= ~((uint64_t)arrives << slot);
            /* without s_valid the slot means nothing */
            pins_put(in + slot_at, j * e->z.slotw, e->z.slotw,
                     arrives ? slot : rng_below(r, e->z.nsrc));
        }
        valid |= (uint64_t)arrives << j;
    }
    pins_put(in + valid_at, 0, e->z.sports, valid);
}

/* The slots that a port pair names. */
static uint64_t named(const struct stim_env *e, const uint32_t *in, int valid_at, int slot_at)
{
    uint64_t slots = 0;
    for (unsigned j = 0; j < e->z.sports; j++)
        if (pins_get(in + valid_at, j, 1))
            slots |= 1ull << (e->z.sports == e->z.nsrc
                                  ? j
                                  : pins_get(in + slot_at, j * e->z.slotw, e->z.slotw));
    return slots;
}

/* OCU-F3: what arrives was announced. */
static void drive_announced(const struct state *s, uint32_t *in)
{
    memcpy(in + s->s_valid, s->said, sizeof s->said);
    if (s->s_slot != STIM_NO_PORT)
        memcpy(in + s->s_slot, s->said_slot, sizeof s->said_slot);
}

static void drive_operands(struct state *s, struct stim_env *e, uint32_t *in)
{
    if (e->z.forward)
        drive_announced(s, in);
    else
        draw_operands(s, e, in, s->pending, s->s_valid, s->s_slot);
    /* without s_valid the data mean nothing: fresh ones now and then, too */
    if (pins_get(in + s->s_valid, 0, e->z.sports) || stim_chance(&e->rng, 1))
        stim_random(e, in + s->s_data, e->z.sports * e->z.w);
}

/* Announcements for what the unit waits for from the next cycle on. */
static void announce(struct state *s, struct stim_env *e, uint32_t *in)
{
    uint64_t left = in[s->alloc_valid] ? pins_get(in + s->alloc_src_valid, 0, e->z.nsrc)
                                       : s->pending & ~named(e, in, s->s_valid, s->s_slot);
    draw_operands(s, e, in, left, s->s_next, s->s_next_slot);
    memcpy(s->said, in + s->s_next, sizeof s->said);
    if (s->s_next_slot != STIM_NO_PORT)
        memcpy(s->said_slot, in + s->s_next_slot, sizeof s->said_slot);
}

/* OCU-M6: those of a frame somewhere, round the end of the stack or not. */
static void drive_constants(struct stim_env *e, uint32_t *in)
{
    struct rng *r = &e->rng;
    const char *const place[] = {"alloc_off", "alloc_offw"}, *const limit[] = {"alloc_lim",
                                                                               "alloc_wrx"};
    unsigned lim = rng_below(r, 512);
    for (unsigned i = 0; i < 2; i++)
        if (stim_has(e, place[i])) {
            pins_put(in + stim_at(e, place[i]), 0, e->z.physw,
                     rng_next(r) & ((1ull << e->z.physw) - 1));
            pins_put(in + stim_at(e, limit[i]), 0, 9, i ? rng_below(r, lim + 1) : lim);
        }
}

/* An Indirect-MOV, or not; often of a warp that has about as many registers as numbers say. */
static void drive_indirect(const struct state *s, struct stim_env *e, uint32_t *in)
{
    const struct sizes *z = &e->z;
    struct rng *r = &e->rng;
    bool imov = stim_chance(r, s->imov);
    unsigned bound = stim_chance(r, 2) ? rng_below(r, 1u << z->boundw) : rng_below(r, 256);
    in[s->alloc_imov] = imov;
    pins_put(in + s->alloc_base, 0, z->physw, rng_next(r) & ((1ull << z->physw) - 1));
    pins_put(in + s->alloc_bound, 0, z->boundw, bound);
    if (z->renames)
        drive_constants(e, in);
    if (imov)
        pins_put(in + s->alloc_src_valid, 0, z->nsrc, z->finds_target && stim_chance(r, 4) ? 3 : 1);
}

/* Numbers about which there is something to say: RZ, 0, the bound and its neighbours. */
static void drive_numbers(const struct state *s, struct stim_env *e, uint32_t *in)
{
    struct rng *r = &e->rng;
    uint64_t bound = pins_get(in + s->alloc_bound, 0, e->z.boundw);
    for (unsigned j = 0; j < e->z.sports; j++) {
        uint64_t some[] = {255, 0, bound, bound - 1, bound + 1, 254};
        if (stim_chance(r, 3))
            pins_put(in + s->s_data, j * e->z.w, e->z.idxw, some[rng_below(r, 6)] & 255);
    }
}

static void drive(void *self, struct stim_env *e, uint32_t *in)
{
    struct state *s = self;
    struct rng *r = &e->rng;
    if (phase_step(&s->phase, r, 1))
        new_phase(s, &e->z, r);
    in[s->alloc_valid] = in[s->disp_take] = 0;
    in[s->disp_sel] = 0;
    in[s->s_valid] = 0;
    const uint32_t *out = stim_peek(e, in);
    bool free = out[s->alloc_ready], cand = out[s->disp_cand];

    if (!e->z.handover && free && stim_chance(r, s->alloc))
        in[s->alloc_valid] = 1;
    if (s->alloc_class != STIM_NO_PORT)
        pins_put(in + s->alloc_class, 0, e->z.classw, rng_below(r, e->z.classes));
    pins_put(in + s->alloc_wid, 0, e->z.widw, rng_below(r, e->z.nw));
    if (e->z.meta_bits)
        stim_random(e, in + s->alloc_meta, e->z.meta_bits);
    pins_put(in + s->alloc_src_valid, 0, e->z.nsrc, stim_sources(e, s->sources));
    drive_operands(s, e, in);
    if (e->z.second_read) {
        drive_numbers(s, e, in);
        drive_indirect(s, e, in);
    }
    if (e->z.forward)
        cand = stim_peek(e, in)[s->disp_cand];
    if (cand && stim_chance(r, s->look)) {
        pins_put(in + s->disp_sel, 0, e->z.ndisp, 1ull << rng_below(r, e->z.ndisp));
        in[s->disp_take] = stim_chance(r, s->take);
    }
    if (e->z.handover && (free || in[s->disp_take]))
        in[s->alloc_valid] = stim_chance(r, s->alloc);
    if (e->z.forward)
        announce(s, e, in);
}

static void observe(void *self, struct stim_env *e, const uint32_t *in, const uint32_t *out)
{
    struct state *s = self;
    s->pending &= ~named(e, in, s->s_valid, s->s_slot);
    if (e->z.second_read)
        s->pending |= out[s->again_valid] & 1;
    if (in[s->alloc_valid])
        s->pending = pins_get(in + s->alloc_src_valid, 0, e->z.nsrc);
}

static void reset(void *self, struct stim_env *e)
{
    struct state *s = self;
    (void)e;
    s->pending = 0;
    s->said[0] = s->said_slot[0] = 0;
}

const struct stimulus stim_ocu = {create, free, drive, observe, reset};
