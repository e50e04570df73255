/* Instructions with every set of sources; operands that arrive at once, one by one or late;
 * dispatch that waits, looks without taking, or takes at once. */
#include "contract/core/ocu.h"
#include "base/mem.h"
#include "tb/second.h"
#include <string.h>

struct state {
    struct phase phase;
    uint64_t pending;                   /* present slots that are not ready */
    uint32_t said[1], said_slot[1];     /* s_next and s_next_slot of the last cycle */
    unsigned alloc, arrive, look, take; /* eighths */
    unsigned sources;                   /* kind of source sets: none, one, all, any */

    unsigned second; /* second reads, eighths */
};

static void *create(struct stim_env *e)
{
    (void)e;
    return xcalloc(1, sizeof(struct state));
}

static void new_phase(struct state *s, const struct sizes *z, struct rng *r)
{
    static const unsigned rates[] = {1, 2, 4, 7, 8};
    s->alloc = rates[rng_below(r, 5)];
    s->arrive = rates[rng_below(r, 5)];
    s->look = rates[rng_below(r, 5)];
    s->take = stim_chance(r, 1) ? 0 : rates[rng_below(r, 5)];
    s->sources = rng_below(r, STIM_SOURCE_KINDS);
    s->second = z->second_read ? rates[rng_below(r, 5)] : 0;
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
                          const struct port *valid_port, const struct port *slot_port)
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
            port_put(slot_port, in, j, arrives ? slot : rng_below(r, e->z.nsrc));
        }
        valid |= (uint64_t)arrives << j;
    }
    port_put_all(valid_port, in, valid);
}

/* The slots that a port pair names. */
static uint64_t named(const struct stim_env *e, const uint32_t *in, const struct port *valid,
                      const struct port *slot)
{
    uint64_t slots = 0;
    for (unsigned j = 0; j < e->z.sports; j++)
        if (port_get(valid, in, j))
            slots |= 1ull << (e->z.sports == e->z.nsrc ? j : port_get(slot, in, j));
    return slots;
}

/* OCU-F3: what arrives was announced. */
static void drive_announced(const struct state *s, const struct stim_env *e, uint32_t *in)
{
    const struct ocu_at *at = ocu_at(e->ports);
    memcpy(in + port_word(&at->s_valid), s->said, sizeof s->said);
    if (port_exists(&at->s_slot))
        memcpy(in + port_word(&at->s_slot), s->said_slot, sizeof s->said_slot);
}

static void drive_operands(struct state *s, struct stim_env *e, uint32_t *in)
{
    const struct ocu_at *at = ocu_at(e->ports);
    if (e->z.forward)
        drive_announced(s, e, in);
    else
        draw_operands(s, e, in, s->pending, &at->s_valid, &at->s_slot);
    /* without s_valid the data mean nothing: fresh ones now and then, too */
    if (port_all(&at->s_valid, in) || stim_chance(&e->rng, 1))
        stim_random_port(e, &at->s_data, in);
}

/* Announcements for what the unit waits for from the next cycle on. */
static void announce(struct state *s, struct stim_env *e, uint32_t *in)
{
    const struct ocu_at *at = ocu_at(e->ports);
    uint64_t left = port_u32(&at->alloc_valid, in)
                        ? port_all(&at->alloc_src_valid, in)
                        : s->pending & ~named(e, in, &at->s_valid, &at->s_slot);
    draw_operands(s, e, in, left, &at->s_next, &at->s_next_slot);
    memcpy(s->said, in + port_word(&at->s_next), sizeof s->said);
    if (port_exists(&at->s_next_slot))
        memcpy(s->said_slot, in + port_word(&at->s_next_slot), sizeof s->said_slot);
}

static void drive(void *self, struct stim_env *e, uint32_t *in)
{
    const struct ocu_at *at = ocu_at(e->ports);
    struct state *s = self;
    struct rng *r = &e->rng;
    if (phase_step(&s->phase, r, 1))
        new_phase(s, &e->z, r);
    port_put_all(&at->alloc_valid, in, 0);
    port_put_all(&at->disp_take, in, 0);
    port_put_all(&at->disp_sel, in, 0);
    port_put_all(&at->s_valid, in, 0);
    const uint32_t *out = stim_peek(e, in);
    bool free = port_u32(&at->alloc_ready, out), cand = port_u32(&at->disp_cand, out);

    if (!e->z.handover && free && stim_chance(r, s->alloc))
        port_put_all(&at->alloc_valid, in, 1);
    if (port_exists(&at->alloc_class))
        port_put_all(&at->alloc_class, in, rng_below(r, e->z.classes));
    port_put_all(&at->alloc_wid, in, rng_below(r, e->z.nw));
    if (e->z.meta_bits)
        stim_random_port(e, &at->alloc_meta, in);
    port_put_all(&at->alloc_src_valid, in, stim_sources(e, s->sources));
    drive_operands(s, e, in);
    if (e->z.second_read) {
        second_draw_numbers(e, in);
        second_draw_ocu(e, in, s->second);
    }
    if (e->z.forward)
        cand = port_u32(&at->disp_cand, stim_peek(e, in));
    if (cand && stim_chance(r, s->look)) {
        port_put_all(&at->disp_sel, in, 1ull << rng_below(r, e->z.ndisp));
        port_put_all(&at->disp_take, in, stim_chance(r, s->take));
    }
    if (e->z.handover && (free || port_u32(&at->disp_take, in)))
        port_put_all(&at->alloc_valid, in, stim_chance(r, s->alloc));
    if (e->z.forward)
        announce(s, e, in);
}

static void observe(void *self, struct stim_env *e, const uint32_t *in, const uint32_t *out)
{
    const struct ocu_at *at = ocu_at(e->ports);
    struct state *s = self;
    s->pending &= ~named(e, in, &at->s_valid, &at->s_slot);
    if (e->z.second_read)
        s->pending |= port_u32(&at->again_valid, out) & 1;
    if (port_u32(&at->alloc_valid, in))
        s->pending = port_all(&at->alloc_src_valid, in);
}

static void reset(void *self, struct stim_env *e)
{
    struct state *s = self;
    (void)e;
    s->pending = 0;
    s->said[0] = s->said_slot[0] = 0;
}

const struct stimulus stim_ocu = {create, free, drive, observe, reset};
