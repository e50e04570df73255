/* ccu: caching collector unit, docs/blocks/ccu.md (Malekeh III-C). */
#include "cmodel/malekeh/ccu.h"
#include "base/mem.h"
#include "cmodel/lfsr.h"
#include "cmodel/util.h"

struct cover_rules ccu_rules_of(const struct sizes *z, const char *ids[ccu_NRULES])
{
    return second_rules(z, ccu_rules.ids, CCU_M1, CCU_M7, ids);
}

void ccu_init(struct ccu *u, const struct model_config *c, bool payload)
{
    *u = (struct ccu){.meta_words = words32(c->z.meta_bits),
                      .row_words = payload ? words32(c->z.w) : 0,
                      .entries = c->z.ctn,
                      .forward = c->z.forward,
                      .nsrc = c->z.nsrc,
                      .lane_bits = c->z.lane_bits,
                      .phys_tags = c->z.phys_tags,
                      .all_lanes = low_bits(c->z.lanes),
                      .lru = c->victim_lru,
                      .drop = c->same_drop,
                      .filter = c->filter,
                      .partial = c->partial_allocate,
                      .invalidate = c->invalidate};
    second_init(&u->second, c);
    u->tag = xcalloc(u->entries, sizeof *u->tag);
    u->order = xcalloc(u->entries, 1);
    u->index = xcalloc(u->nsrc, 1);
    u->meta = xcalloc(u->meta_words, sizeof *u->meta);
    u->data = payload ? xcalloc((size_t)u->entries * u->row_words, sizeof *u->data) : NULL;
    ccu_reset(u);
}

void ccu_free(struct ccu *u)
{
    free(u->tag);
    free(u->order);
    free(u->index);
    free(u->meta);
    free(u->data);
}

static void order_identity(struct ccu *u)
{
    for (unsigned e = 0; e < u->entries; e++)
        u->order[e] = (uint8_t)e;
}

void ccu_reset(struct ccu *u)
{
    u->busy = u->owner_valid = false;
    second_clear(&u->second);
    u->valid = u->lock = 0;
    u->lfsr = lfsr_reset(1);
    u->hits = u->repeats = u->d_writes = u->d_drops = u->invalidations = u->flushes = 0;
    order_identity(u);
}

unsigned ccu_find(const struct ccu *u, unsigned reg)
{
    for (uint32_t v = u->valid; v; v &= v - 1)
        if (u->tag[first_bit(v)] == reg)
            return first_bit(v);
    return CCU_NONE;
}

uint32_t ccu_waiting(const struct ccu *u)
{
    uint32_t waiting = 0;
    for (uint32_t k = u->busy ? u->src_valid & ~u->ready : 0; k; k &= k - 1)
        waiting |= 1u << u->index[first_bit(k)];
    return waiting;
}

/* Makes an entry the most recently used; those that were more recent move by one rank. */
static void touch(struct ccu *u, unsigned e)
{
    uint8_t *at = u->order;
    while (*at != e)
        at++;
    memmove(u->order + 1, u->order, (size_t)(at - u->order));
    u->order[0] = (uint8_t)e;
}

/* The first of the victim order over the entries of `from`, which must not be empty (CCU-V1 to
 * CCU-V4). */
static unsigned victim(const struct ccu *u, uint32_t from, bool *took_far,
                       struct cover_point *cover)
{
    uint32_t invalid = from & ~u->valid, far = u->lru ? 0 : from & ~u->near;
    if (invalid) {
        cover[CCU_V1].hits++;
        return first_bit(invalid);
    }
    if (far) {
        cover[CCU_V2].hits++;
        *took_far = true;
        return first_bit_from(far, u->lfsr & (u->entries - 1));
    }
    cover[u->lru ? CCU_V4 : CCU_V3].hits++;
    unsigned r = u->entries - 1;
    while (r && !(from >> u->order[r] & 1))
        r--;
    return u->order[r];
}

/* CCU-V5 */
static void step_lfsr(struct ccu *u, bool took_far, struct cover_point *cover)
{
    if (!took_far)
        return;
    u->lfsr = lfsr_step(u->lfsr);
    cover[CCU_V5].hits++;
}

static uint32_t all_entries(const struct ccu *u)
{
    return (uint32_t)low_bits(u->entries);
}

static void set_near(struct ccu *u, unsigned e, bool near)
{
    u->near = (u->near & ~(1u << e)) | (uint32_t)near << e;
}

/* CCU-W3 to CCU-W6: the entry that the result is stored in, or CCU_NONE; *taken collects the
 * entries that are given to another register. */
static unsigned place_result(struct ccu *u, const struct ccu_write *w, uint32_t *taken,
                             struct cover_point *cover)
{
    unsigned e = ccu_find(u, w->reg);
    if (e != CCU_NONE) {
        cover[CCU_W3].hits++;
    } else {
        bool some_lanes = w->mask != u->all_lanes;
        cover[CCU_W5].hits += some_lanes;
        cover[CCU_W6].hits += u->filter && !w->near;
        if ((some_lanes && !u->partial) || (u->filter && !w->near))
            return CCU_NONE;
        uint32_t from = all_entries(u) & ~u->lock;
        cover[CCU_W4].hits++;
        if (!from)
            return CCU_NONE;
        bool took_far = false;
        e = victim(u, from, &took_far, cover);
        step_lfsr(u, took_far, cover);
        u->tag[e] = w->reg;
        u->valid |= 1u << e;
        *taken |= 1u << e;
    }
    set_near(u, e, w->near);
    touch(u, e);
    return e;
}

/* The D ports in ascending order (CCU-W8). */
static uint32_t store_results(struct ccu *u, const struct ccu_in *in, struct cover_point *cover)
{
    uint32_t taken = 0;
    cover[CCU_W8].hits += (in->d_valid & (in->d_valid - 1)) != 0;
    for (uint32_t v = in->d_valid; v; v &= v - 1) {
        const struct ccu_write *w = &in->d[first_bit(v)];
        unsigned e = place_result(u, w, &taken, cover);
        if (e == CCU_NONE) {
            u->d_drops++;
            continue;
        }
        u->d_writes++;
        if (!u->row_words)
            continue;
        uint32_t *row = u->data + (size_t)e * u->row_words;
        if (w->mask == u->all_lanes)
            memcpy(row, w->data, u->row_words * sizeof *row);
        else
            lanes_merge(row, w->data, w->mask, (unsigned)popcount64(u->all_lanes), u->lane_bits);
    }
    return taken;
}

/* Entries whose registers are written, but not here (CCU-W7). */
static uint32_t stale_entries(const struct ccu *u, const struct ccu_in *in)
{
    uint32_t stale = 0;
    if (!u->invalidate)
        return 0;
    for (uint32_t v = in->inv_valid; v; v &= v - 1) {
        unsigned e = ccu_find(u, in->inv_reg[first_bit(v)]);
        if (e != CCU_NONE)
            stale |= 1u << e;
    }
    return stale;
}

static void invalidate(struct ccu *u, uint32_t entries, struct cover_point *cover)
{
    unsigned n = popcount64(entries & u->valid);
    u->invalidations += n;
    cover[CCU_W7].hits += n;
    u->valid &= ~entries;
}

/* The slot among `slots` that names the same register as slot k, or k. */
static unsigned lower_twin(const struct ccu_in *in, uint32_t slots, unsigned k)
{
    for (; slots; slots &= slots - 1)
        if (in->alloc_reg[first_bit(slots)] == in->alloc_reg[k])
            return first_bit(slots);
    return k;
}

/* CCU-A2 to CCU-A8 on the present table; returns rd_valid. *used becomes the entries that the
 * instruction has. */
static uint32_t allocate(struct ccu *u, const struct ccu_in *in, uint32_t *used,
                         struct cover_point *cover)
{
    uint32_t hit = 0, missing = 0, reads = 0;
    u->busy = u->owner_valid = true;
    u->wid = in->alloc_wid;
    u->class = in->alloc_class;
    cover[CCU_C1].hits += u->class != 0;
    u->src_valid = in->alloc_src_valid;
    u->ready = 0;
    second_clear(&u->second);
    if (in->alloc_second.on) { /* CCU-M1 */
        second_begin(&u->second, &in->alloc_second);
        cover[CCU_M1].hits++;
    }
    if (in->alloc_meta)
        memcpy(u->meta, in->alloc_meta, u->meta_words * sizeof *u->meta);
    for (uint32_t v = u->src_valid; v; v &= v - 1) { /* CCU-A3 */
        unsigned k = first_bit(v), e = ccu_find(u, in->alloc_reg[k]);
        if (e == CCU_NONE) {
            missing |= 1u << k;
            continue;
        }
        u->index[k] = (uint8_t)e;
        u->ready |= 1u << k;
        hit |= 1u << e;
    }
    *used = hit;
    bool took_far = false;
    for (uint32_t v = missing; v; v &= v - 1) { /* CCU-A4: the table does not change meanwhile */
        unsigned k = first_bit(v), twin = lower_twin(in, reads, k);
        if (twin != k) {
            u->index[k] = u->index[twin];
            u->repeats++;
            continue;
        }
        u->index[k] = (uint8_t)victim(u, all_entries(u) & ~*used, &took_far, cover);
        *used |= 1u << u->index[k];
        reads |= 1u << k;
    }
    step_lfsr(u, took_far, cover);
    for (uint32_t v = reads; v; v &= v - 1)
        u->tag[u->index[first_bit(v)]] = in->alloc_reg[first_bit(v)];
    u->hits += popcount64(u->ready);
    u->valid |= *used;
    u->lock = *used;
    for (uint32_t v = u->src_valid; v; v &= v - 1) { /* CCU-A5, CCU-A6: in slot order */
        unsigned k = first_bit(v);
        set_near(u, u->index[k], in->alloc_near >> k & 1);
        touch(u, u->index[k]);
    }
    cover[CCU_A2].hits++;
    cover[CCU_A3].hits += popcount64(u->ready);
    cover[CCU_A4].hits += hit != 0 && reads != 0;
    cover[CCU_A5].hits += in->alloc_near != 0;
    cover[CCU_A6].hits += (*used & (*used - 1)) != 0;
    cover[CCU_A7].hits += u->src_valid != 0;
    cover[CCU_A8].hits += popcount64(reads);
    return reads;
}

uint32_t ccu_reached(const struct ccu *u, unsigned k)
{
    uint32_t slots = 0;
    for (uint32_t v = u->src_valid; v; v &= v - 1)
        slots |= (uint32_t)(u->index[first_bit(v)] == u->index[k]) << first_bit(v);
    return slots;
}

/* While ccu_decides(): what its number names, and the tag by which that is known here. */
static struct second_found found_by(const struct ccu *u, uint32_t *tag)
{
    const uint32_t *row = u->data + (size_t)u->index[0] * u->row_words;
    struct second_found f = second_find(&u->second, row, u->src_valid);
    *tag = u->phys_tags ? f.phys : f.number;
    return f;
}

enum ccu_second ccu_second(const struct ccu *u, uint32_t *phys)
{
    uint32_t tag;
    struct second_found f = found_by(u, &tag);
    *phys = f.phys;
    if (!f.reads)
        return CCU_NOTHING;
    return ccu_find(u, tag) == CCU_NONE ? CCU_AGAIN : CCU_HIT;
}

/* The look at a number: what it finds in the registers, before anything else of its cycle. */
struct look {
    bool on, hit, took_far;
    struct second_found found;
    uint32_t tag;
    unsigned entry; /* CCU_NONE: it names no register, or one that is written */
};

static struct look look_at_number(const struct ccu *u, struct cover_point *cover)
{
    struct look l = {.on = ccu_decides(u), .entry = CCU_NONE};
    if (!l.on)
        return l;
    l.found = found_by(u, &l.tag);
    if (!l.found.reads)
        return l;
    l.entry = ccu_find(u, l.tag);
    l.hit = l.entry != CCU_NONE;
    if (!l.hit)
        l.entry = victim(u, all_entries(u) & ~u->lock, &l.took_far, cover);
    return l;
}

/* CCU-M2 to CCU-M8, after the results of the cycle. `lfsr`: as it was before them. */
static void follow_number(struct ccu *u, const struct look *l, uint16_t lfsr,
                          struct cover_point *cover)
{
    second_decide(&u->second, &l->found, &cover[CCU_M1], &cover[CCU_M7]);
    if (l->entry == CCU_NONE)
        return;
    u->index[0] = (uint8_t)l->entry;
    u->lock = 1u << l->entry;
    u->hits += l->hit;
    if (!l->hit) {
        u->tag[l->entry] = l->tag;
        u->valid |= 1u << l->entry;
        set_near(u, l->entry, false);
        u->ready &= ~1u;
        cover[CCU_M6].hits++;
    }
    touch(u, l->entry);
    if (l->took_far) {
        u->lfsr = lfsr;
        step_lfsr(u, true, cover);
    }
}

uint32_t ccu_clock(struct ccu *u, const struct ccu_in *in, struct cover_point *cover)
{
    bool was_candidate = ccu_candidate(u), writes = in->d_valid || in->inv_valid;
    uint32_t reads = 0, used = 0;
    uint16_t lfsr = u->lfsr;
    struct look look = look_at_number(u, cover);

    if (in->s_valid) { /* CCU-S1 */
        unsigned e = u->index[first_bit(in->s_valid)];
        u->ready |= ccu_reached(u, first_bit(in->s_valid));
        if (u->forward) {
            cover[CCU_F1].hits += !was_candidate && ccu_candidate(u);
            cover[CCU_F2].hits += in->take;
        }
        if (u->row_words)
            memcpy(u->data + (size_t)e * u->row_words, in->s_data, u->row_words * sizeof *u->data);
        cover[CCU_S1].hits++;
    }
    if (in->alloc && ccu_flushes(u, in)) { /* CCU-A1, CCU-A9 */
        bool lost = u->owner_valid && u->valid;
        u->flushes += lost;
        cover[CCU_A1].hits += lost;
        cover[CCU_A9].hits += lost && in->alloc_fresh;
        cover[CCU_O1].hits += writes;
        u->d_drops += popcount64(in->d_valid);
        u->valid = 0;
        order_identity(u);
        reads = allocate(u, in, &used, cover);
    } else if (in->alloc && u->drop) { /* CCU-O1: the table as the registers have it */
        uint32_t stale = stale_entries(u, in);
        for (uint32_t v = u->invalidate ? in->d_valid : 0; v; v &= v - 1) {
            unsigned e = ccu_find(u, in->d[first_bit(v)].reg);
            if (e != CCU_NONE)
                stale |= 1u << e;
        }
        cover[CCU_O1].hits += writes;
        u->d_drops += popcount64(in->d_valid);
        reads = allocate(u, in, &used, cover);
        invalidate(u, stale & ~used, cover);
    } else { /* CCU-O1: D and invalidations first */
        if (writes) {
            uint32_t stale = stale_entries(u, in), taken = store_results(u, in, cover);
            invalidate(u, stale & ~taken, cover);
        }
        if (in->alloc) {
            cover[CCU_O1].hits += writes;
            reads = allocate(u, in, &used, cover);
        }
    }
    if (look.on)
        follow_number(u, &look, lfsr, cover);
    if (in->take) { /* CCU-D2 */
        cover[CCU_D2].hits++;
        cover[CCU_H1].hits += in->alloc;
        u->busy = in->alloc; /* CCU-H1: the locks are the new instruction's */
        u->lock = in->alloc ? u->lock : 0;
    }
    if (in->exit && !in->alloc && u->owner_valid) { /* CCU-K1 */
        cover[CCU_K1].hits += u->valid != 0;
        u->owner_valid = false;
        u->valid = 0;
    }
    cover[CCU_D1].hits += !was_candidate && ccu_candidate(u);
    cover[CCU_R1].hits += ccu_near_any(u);
    return reads;
}
