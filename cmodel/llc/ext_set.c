/* One set of the extended cache: lookup, the readings of its counters, touched blocks, levels. */
#include "cmodel/llc/ext_set.h"
#include "base/mem.h"
#include "cmodel/config.h"
#include "cmodel/rng.h"
#include "cmodel/util.h"

enum { PER_REGISTER = 4, CHUNK = 8 };
static const uint32_t no_tag = UINT32_MAX;

/* A counter is kept as its value plus the decrements of all others until then, so that one
 * decrement of all is one step of `fallen`; it is what `fallen` has left of it. */
struct ext_set {
    struct ext_shape shape;
    unsigned per, slots, blocks, touched;
    uint64_t fallen, top;
    uint32_t *tag; /* padded to CHUNK */
    uint64_t *counter;
    uint8_t *dirty, *touch;
    uint8_t *level; /* of a register */
    unsigned registers[BD_LEVELS];
    uint64_t counts[BD_LEVELS];
};

struct ext_set *ext_set_create(const struct ext_shape *shape)
{
    struct ext_set *s = xcalloc(1, sizeof *s);
    s->shape = *shape;
    s->per = shape->compression ? PER_REGISTER : 1;
    s->slots = shape->registers * s->per;
    s->top = shape->lru == EXT_LRU_EXACT ? 0 : low_bits(shape->lru_bits);
    s->tag = xcalloc(s->slots + CHUNK, sizeof *s->tag);
    s->counter = xcalloc(s->slots, sizeof *s->counter);
    s->dirty = xcalloc(s->slots, 1);
    s->touch = xcalloc(s->slots, 1);
    s->level = xcalloc(shape->registers, 1);
    ext_set_clear(s);
    return s;
}

void ext_set_destroy(struct ext_set *s)
{
    if (!s)
        return;
    free(s->tag);
    free(s->counter);
    free(s->dirty);
    free(s->touch);
    free(s->level);
    free(s);
}

void ext_set_clear(struct ext_set *s)
{
    s->blocks = s->touched = 0;
    s->fallen = 0;
    for (unsigned i = 0; i < s->slots + CHUNK; i++)
        s->tag[i] = no_tag;
    memset(s->counter, 0, s->slots * sizeof *s->counter);
    memset(s->dirty, 0, s->slots);
    memset(s->touch, 0, s->slots);
    memset(s->level, BD_NONE, s->shape.registers);
    memset(s->counts, 0, sizeof s->counts);
    memset(s->registers, 0, sizeof s->registers);
    s->registers[BD_NONE] = s->shape.registers;
}

unsigned ext_set_slots(const struct ext_set *s)
{
    return s->slots;
}

unsigned ext_set_blocks(const struct ext_set *s)
{
    return s->blocks;
}

unsigned ext_set_capacity(const struct ext_set *s)
{
    unsigned n = 0;
    for (unsigned l = 0; l < BD_LEVELS; l++)
        n += s->registers[l] * bd_blocks((enum bd_level)l);
    return n;
}

int ext_set_find(const struct ext_set *s, uint32_t tag)
{
    for (unsigned i = 0; i < s->slots; i += CHUNK) {
        unsigned found = 0;
        for (unsigned k = 0; k < CHUNK; k++)
            found |= (unsigned)(s->tag[i + k] == tag) << k;
        if (found)
            return (int)(i + first_bit(found));
    }
    return EXT_NO_SLOT;
}

static void touch(struct ext_set *s, unsigned slot)
{
    s->touched += !s->touch[slot];
    s->touch[slot] = 1;
}

void ext_set_use(struct ext_set *s, unsigned slot)
{
    s->fallen++;
    s->counter[slot] = s->fallen + s->top;
    touch(s, slot);
}

void ext_set_soil(struct ext_set *s, unsigned slot)
{
    s->dirty[slot] = 1;
}

/* What the counter of a slot reads; of EXT_LRU_EXACT only the order counts. */
static uint64_t reads(const struct ext_set *s, unsigned slot)
{
    uint64_t c = s->counter[slot];
    switch (s->shape.lru) {
    case EXT_LRU_EXACT:
        return c;
    case EXT_LRU_SATURATE:
        return c > s->fallen ? c - s->fallen : 0;
    case EXT_LRU_RANDOM:
        return mix64(s->fallen * s->slots + slot);
    default:
        return (c - s->fallen) & s->top;
    }
}

static bool holds(const struct ext_set *s, unsigned slot)
{
    return slot % s->per < bd_blocks((enum bd_level)s->level[slot / s->per]);
}

/* Where a block of the level goes; the smallest level from its own on that has registers. */
static unsigned victim(const struct ext_set *s, enum bd_level level)
{
    while (!s->registers[level] && level < BD_NONE)
        level++;
    unsigned best = s->slots;
    uint64_t least = 0;
    for (unsigned i = 0; i < s->slots; i++) {
        if (s->level[i / s->per] != level || !holds(s, i))
            continue;
        if (s->tag[i] == no_tag)
            return i;
        uint64_t c = reads(s, i);
        if (best == s->slots || c < least)
            best = i, least = c;
    }
    return best;
}

void ext_set_remove(struct ext_set *s, unsigned slot, struct ext_gone *gone)
{
    *gone = (struct ext_gone){s->tag[slot] != no_tag, s->dirty[slot], s->tag[slot], slot};
    if (!gone->any)
        return;
    s->blocks--;
    s->touched -= s->touch[slot];
    s->tag[slot] = no_tag;
    s->dirty[slot] = s->touch[slot] = 0;
}

void ext_set_replace(struct ext_set *s, unsigned slot, uint32_t tag, bool dirty,
                     struct ext_gone *gone)
{
    ext_set_remove(s, slot, gone);
    s->blocks++;
    s->tag[slot] = tag;
    s->dirty[slot] = dirty;
    if (s->shape.lru == EXT_LRU_HITS)
        s->counter[slot] = s->fallen + s->top;
    else
        ext_set_use(s, slot);
    touch(s, slot);
}

unsigned ext_set_insert(struct ext_set *s, uint32_t tag, enum bd_level level, bool dirty,
                        struct ext_gone *gone)
{
    unsigned slot = victim(s, level);
    ext_set_replace(s, slot, tag, dirty, gone);
    return slot;
}

bool ext_set_valid(const struct ext_set *s, unsigned slot)
{
    return s->tag[slot] != no_tag;
}

uint32_t ext_set_tag(const struct ext_set *s, unsigned slot)
{
    return s->tag[slot];
}

bool ext_set_dirty(const struct ext_set *s, unsigned slot)
{
    return s->dirty[slot];
}

enum bd_level ext_set_level(const struct ext_set *s, unsigned slot)
{
    return (enum bd_level)s->level[slot / s->per];
}

unsigned ext_set_part(const struct ext_set *s, unsigned slot)
{
    return slot % s->per;
}

uint32_t ext_set_counter(const struct ext_set *s, unsigned slot)
{
    if (s->shape.lru != EXT_LRU_EXACT)
        return (uint32_t)reads(s, slot);
    unsigned older = 0;
    for (unsigned i = 0; i < s->slots; i++)
        older += s->tag[i] != no_tag && s->counter[i] < s->counter[slot];
    return older;
}

void ext_set_mark(struct ext_set *s)
{
    memset(s->touch, 0, s->slots);
    s->touched = 0;
}

bool ext_set_all_touched(const struct ext_set *s)
{
    return s->blocks && s->touched == s->blocks;
}

bool ext_set_carry(struct ext_set *s, uint32_t *tag)
{
    if (s->touched == s->blocks)
        return false;
    for (unsigned i = 0; i < s->slots; i++)
        if (s->tag[i] != no_tag && !s->touch[i]) {
            touch(s, i);
            *tag = s->tag[i];
            return true;
        }
    return false;
}

void ext_set_count(struct ext_set *s, enum bd_level level)
{
    s->counts[level]++;
}

void ext_set_epoch(struct ext_set *s, ext_leave leave, void *self)
{
    unsigned want[BD_LEVELS];
    memcpy(want, s->registers, sizeof want);
    bd_divide(s->shape.registers, s->counts, want);
    if (s->shape.clears)
        memset(s->counts, 0, sizeof s->counts);
    ext_set_assign(s, want, leave, self);
}

void ext_set_assign(struct ext_set *s, const unsigned want[BD_LEVELS], ext_leave leave, void *self)
{
    for (unsigned r = s->shape.registers; r-- > 0;) {
        enum bd_level from = (enum bd_level)s->level[r];
        if (s->registers[from] <= want[from])
            continue;
        for (unsigned i = r * s->per; i < (r + 1) * s->per; i++) {
            struct ext_gone gone;
            ext_set_remove(s, i, &gone);
            if (gone.any)
                leave(self, &gone);
        }
        unsigned to = 0;
        while (s->registers[to] >= want[to])
            to++;
        s->registers[from]--;
        s->registers[to]++;
        s->level[r] = (uint8_t)to;
    }
}

size_t ext_set_pack(const struct ext_set *s, uint8_t *to)
{
    uint8_t *p = to;
    for (unsigned i = 0; i < s->slots; i++) {
        bool valid = s->tag[i] != no_tag;
        *p++ = valid ? (uint8_t)s->tag[i] : 0xff;
        *p++ = (uint8_t)(s->dirty[i] | s->touch[i] << 1);
        uint32_t c = valid ? ext_set_counter(s, i) : 0;
        *p++ = (uint8_t)c;
        *p++ = (uint8_t)(c >> 8);
    }
    memcpy(p, s->level, s->shape.registers);
    p += s->shape.registers;
    return (size_t)(p - to);
}

size_t ext_set_unpack(struct ext_set *s, const uint8_t *from)
{
    const uint8_t *p = from;
    s->blocks = s->touched = 0;
    s->fallen = s->slots;
    for (unsigned i = 0; i < s->slots; i++, p += 4) {
        bool valid = p[0] != 0xff;
        s->tag[i] = valid ? p[0] : no_tag;
        s->dirty[i] = p[1] & 1;
        s->touch[i] = p[1] >> 1;
        uint64_t c = p[2] | (uint64_t)p[3] << 8;
        s->counter[i] = s->shape.lru == EXT_LRU_EXACT ? c : s->fallen + c;
        s->blocks += valid;
        s->touched += s->touch[i];
    }
    memset(s->registers, 0, sizeof s->registers);
    for (unsigned r = 0; r < s->shape.registers; r++)
        s->registers[s->level[r] = *p++]++;
    return (size_t)(p - from);
}
