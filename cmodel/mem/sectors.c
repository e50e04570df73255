/* Tags and states of a sectored, set-associative cache: the lines of L1 and of an L2 slice.
 * docs/memory.md, SC-*. */
#include "cmodel/mem/sectors.h"
#include "base/mem.h"
#include "cmodel/util.h"

enum { NONE = UINT32_MAX };

/* Sets of sectors: valid | reserved are those with an owner; written and partial belong to valid.
 */
struct line {
    uint64_t number;
    uint32_t chain;        /* next line of the hash bucket */
    uint32_t older, newer; /* order of use within the set */
    uint8_t valid, reserved, written, partial;
    uint8_t written_on_fill, whole_on_fill;
    uint8_t kept;                  /* written, and nowhere else */
    bool used;                     /* has a number, stands in a bucket */
    uint32_t grains[MOST_SECTORS]; /* written ones of partial sectors */
};

struct set {
    uint32_t oldest, newest;
};

struct sectors {
    struct cache_shape shape;
    struct line *lines;
    struct set *sets;
    uint32_t *buckets;
    unsigned nlines, bucket_bits;
    unsigned nwritten; /* lines with written sectors */
};

static unsigned set_of(const struct sectors *s, uint64_t line)
{
    unsigned bits = clog2(s->shape.sets);
    uint64_t v = line;
    if (s->shape.mixed && bits)
        for (uint64_t rest = line >> bits; rest; rest >>= bits)
            v ^= rest;
    return (unsigned)(v & (s->shape.sets - 1));
}

static uint32_t *bucket_of(const struct sectors *s, uint64_t line)
{
    return &s->buckets[line * 0x9E3779B97F4A7C15ull >> (64 - s->bucket_bits)];
}

struct sectors *sectors_create(const struct cache_shape *shape)
{
    struct sectors *s = xcalloc(1, sizeof *s);
    sectors_reset(s, shape);
    return s;
}

static void release(struct sectors *s)
{
    free(s->lines);
    free(s->sets);
    free(s->buckets);
}

void sectors_destroy(struct sectors *s)
{
    if (s)
        release(s);
    free(s);
}

void sectors_reset(struct sectors *s, const struct cache_shape *shape)
{
    release(s);
    *s = (struct sectors){.shape = *shape, .nlines = shape->sets * shape->ways};
    s->bucket_bits = clog2(s->nlines) + 1;
    s->lines = xcalloc(s->nlines, sizeof *s->lines);
    s->sets = xcalloc(shape->sets, sizeof *s->sets);
    s->buckets = xmalloc(((size_t)1 << s->bucket_bits) * sizeof *s->buckets);
    memset(s->buckets, 0xff, ((size_t)1 << s->bucket_bits) * sizeof *s->buckets);
    for (unsigned i = 0; i < shape->sets; i++) {
        uint32_t first = i * shape->ways, last = first + shape->ways - 1;
        s->sets[i] = (struct set){first, last};
        for (uint32_t l = first; l <= last; l++) {
            s->lines[l].older = l == first ? NONE : l - 1;
            s->lines[l].newer = l == last ? NONE : l + 1;
        }
    }
}

static uint32_t find(const struct sectors *s, uint64_t line)
{
    uint32_t at = *bucket_of(s, line);
    while (at != NONE && s->lines[at].number != line)
        at = s->lines[at].chain;
    return at;
}

static void newest(struct sectors *s, uint32_t at)
{
    struct line *l = &s->lines[at];
    struct set *set = &s->sets[at / s->shape.ways];
    if (set->newest == at)
        return;
    if (l->older != NONE)
        s->lines[l->older].newer = l->newer;
    else
        set->oldest = l->newer;
    s->lines[l->newer].older = l->older;
    l->older = set->newest;
    l->newer = NONE;
    s->lines[set->newest].newer = at;
    set->newest = at;
}

/* SC-V1, SC-V2: the line of a set that is given up; NONE if there is none. Lines without a number
 * have never been used, so they are the oldest. */
static uint32_t victim(const struct sectors *s, unsigned set)
{
    bool keep = s->nwritten * 100 < s->nlines * s->shape.keep_written, awaits = false;
    for (uint32_t at = s->sets[set].oldest; at != NONE; at = s->lines[at].newer) {
        awaits |= s->lines[at].reserved != 0;
        if (!s->lines[at].reserved && !(keep && s->lines[at].written))
            return at;
    }
    return awaits ? NONE : s->sets[set].oldest;
}

enum probe sectors_probe(const struct sectors *s, struct where w, bool write)
{
    uint32_t at = find(s, w.line);
    if (at == NONE)
        return victim(s, set_of(s, w.line)) == NONE ? PROBE_NO_LINE : PROBE_MISS;
    const struct line *l = &s->lines[at];
    unsigned bit = 1u << w.sector;
    if (l->reserved & bit)
        return PROBE_PENDING;
    if (!(l->valid & bit) || (!write && (l->partial & bit)))
        return PROBE_SECTOR;
    return PROBE_HIT;
}

void sectors_touch(struct sectors *s, struct where w)
{
    newest(s, find(s, w.line));
}

static void unchain(struct sectors *s, uint32_t at)
{
    uint32_t *link = bucket_of(s, s->lines[at].number);
    while (*link != at)
        link = &s->lines[*link].chain;
    *link = s->lines[at].chain;
}

/* A line for that number, the newest of its set; the caller has seen that there is one. */
static struct line *take(struct sectors *s, uint64_t number, struct evicted *e)
{
    uint32_t at = find(s, number);
    if (at == NONE) {
        at = victim(s, set_of(s, number));
        struct line *l = &s->lines[at];
        if (l->used)
            unchain(s, at);
        *e = (struct evicted){.line = l->number, .written = l->written, .kept = l->kept};
        for (unsigned i = 0; i < MOST_SECTORS; i++)
            e->grains[i] = l->partial >> i & 1 ? l->grains[i] : UINT32_MAX;
        s->nwritten -= l->written != 0;
        uint32_t older = l->older, newer = l->newer, *bucket = bucket_of(s, number);
        *l = (struct line){
            .number = number, .chain = *bucket, .older = older, .newer = newer, .used = true};
        *bucket = at;
    }
    newest(s, at);
    return &s->lines[at];
}

static void set_written(struct sectors *s, struct line *l, unsigned written)
{
    s->nwritten += written != 0;
    s->nwritten -= l->written != 0;
    l->written = (uint8_t)written;
}

void sectors_await(struct sectors *s, struct where w, struct evicted *e)
{
    *e = (struct evicted){0};
    struct line *l = take(s, w.line, e);
    unsigned bit = 1u << w.sector;
    if (l->reserved & bit)
        return;
    /* What was written in it stays: the rest comes from below. */
    l->written_on_fill = (uint8_t)((l->written_on_fill & ~bit) | (l->written & bit));
    l->whole_on_fill &= (uint8_t)~bit;
    l->partial &= (uint8_t)~bit;
    set_written(s, l, l->written & ~bit);
    l->valid &= (uint8_t)~bit;
    l->reserved |= (uint8_t)bit;
}

void sectors_write(struct sectors *s, struct where w, uint32_t grains, struct evicted *e)
{
    *e = (struct evicted){0};
    struct line *l = take(s, w.line, e);
    unsigned bit = 1u << w.sector;
    bool whole_before = (l->valid & bit) && !(l->partial & bit), pending = l->reserved & bit;
    l->grains[w.sector] |= grains;
    bool whole = whole_before || l->grains[w.sector] == UINT32_MAX;
    if (pending && !whole)
        l->whole_on_fill |= (uint8_t)bit;
    l->reserved &= (uint8_t)~bit;
    l->valid |= (uint8_t)bit;
    set_written(s, l, l->written | bit);
    l->partial = (uint8_t)(whole ? l->partial & ~bit : l->partial | bit);
}

void sectors_keep(struct sectors *s, struct where w)
{
    s->lines[find(s, w.line)].kept |= (uint8_t)(1u << w.sector);
}

void sectors_fill(struct sectors *s, struct where w)
{
    uint32_t at = find(s, w.line);
    if (at == NONE)
        return;
    struct line *l = &s->lines[at];
    unsigned bit = 1u << w.sector;
    if (!((l->reserved | l->whole_on_fill) & bit))
        return;
    if (l->written_on_fill & bit)
        set_written(s, l, l->written | bit);
    l->partial &= (uint8_t)~bit;
    l->written_on_fill &= (uint8_t)~bit;
    l->whole_on_fill &= (uint8_t)~bit;
    l->reserved &= (uint8_t)~bit;
    l->valid |= (uint8_t)bit;
}

void sectors_modify(struct sectors *s, struct where w)
{
    uint32_t at = find(s, w.line);
    if (at != NONE && (s->lines[at].valid >> w.sector & 1))
        set_written(s, &s->lines[at], s->lines[at].written | 1u << w.sector);
}
