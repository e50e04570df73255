/* One set of the extended cache as its warp keeps it: tags, replacement, which blocks were touched,
 * and with compression what level each register has. No data: they lie where a slot says, and are
 * the owner's. Morpheus 4.2.1, 4.3.1 (Algorithm 1).
 *
 * A register has one slot, or with compression four: the blocks of its level (4, 2 or 1) lie in the
 * first of them. */
#ifndef WS_EXT_SET_H
#define WS_EXT_SET_H

#include "cmodel/llc/base_delta.h"
#include <stdbool.h>
#include <stddef.h>

enum ext_lru {
    EXT_LRU_EXACT,
    EXT_LRU_WRAP,     /* counters of some bits: the used one is all ones, the others one less */
    EXT_LRU_SATURATE, /* ... but not below 0 */
    EXT_LRU_HITS,  /* Algorithm 1 to the letter: only hits move counters; a new block is all ones */
    EXT_LRU_RANDOM /* any block, by a hash of how often the set was used; not for search */
};

struct ext_shape {
    unsigned registers; /* of data */
    bool compression;
    bool clears; /* counts of levels begin anew at each epoch */
    enum ext_lru lru;
    unsigned lru_bits; /* 1..32; not for EXT_LRU_EXACT */
};

struct ext_set;

struct ext_gone { /* a block that had to leave */
    bool any, dirty;
    uint32_t tag;
    unsigned slot;
};

enum { EXT_NO_SLOT = -1 };

/* Empty; all registers uncompressed. */
struct ext_set *ext_set_create(const struct ext_shape *shape);
void ext_set_destroy(struct ext_set *s);
void ext_set_clear(struct ext_set *s);

unsigned ext_set_slots(const struct ext_set *s);
/* Valid blocks; most that the present levels hold. */
unsigned ext_set_blocks(const struct ext_set *s), ext_set_capacity(const struct ext_set *s);

/* Algorithm 1: slot of the block, or EXT_NO_SLOT. Changes nothing. */
int ext_set_find(const struct ext_set *s, uint32_t tag);
/* A hit: the block becomes the last one used, and is touched. */
void ext_set_use(struct ext_set *s, unsigned slot);
void ext_set_soil(struct ext_set *s, unsigned slot);
/* A block that is not there, of that level (BD_NONE without compression): in a register of its
 * level, without one of the next larger; in a free slot, otherwise in place of the one whose
 * counter is lowest, the lowest slot of several. It is the last one used, and touched. Returns its
 * slot. */
unsigned ext_set_insert(struct ext_set *s, uint32_t tag, enum bd_level level, bool dirty,
                        struct ext_gone *gone);
/* The same into a given slot, whatever is there. */
void ext_set_replace(struct ext_set *s, unsigned slot, uint32_t tag, bool dirty,
                     struct ext_gone *gone);
/* The block leaves. */
void ext_set_remove(struct ext_set *s, unsigned slot, struct ext_gone *gone);

/* What a slot holds. */
bool ext_set_valid(const struct ext_set *s, unsigned slot);
uint32_t ext_set_tag(const struct ext_set *s, unsigned slot);
bool ext_set_dirty(const struct ext_set *s, unsigned slot);
/* Level of the register that the slot lies in, and its part there. */
enum bd_level ext_set_level(const struct ext_set *s, unsigned slot);
unsigned ext_set_part(const struct ext_set *s, unsigned slot);
/* Counter of a block as a metadata word would have it; with EXT_LRU_EXACT its place in the order of
 * use, the oldest 0. */
uint32_t ext_set_counter(const struct ext_set *s, unsigned slot);

/* Marker: no block is touched any more. */
void ext_set_mark(struct ext_set *s);
/* Every valid block was touched since the last marker; not of an empty set. */
bool ext_set_all_touched(const struct ext_set *s);
/* Carry: the lowest valid block that was not touched is from now on; false if there is none. */
bool ext_set_carry(struct ext_set *s, uint32_t *tag);

/* Counts a block that is inserted or updated, for the next division. */
void ext_set_count(struct ext_set *s, enum bd_level level);
typedef void (*ext_leave)(void *self, const struct ext_gone *gone);
/* End of an epoch: registers are divided anew (bd_divide); the blocks of those that change level
 * leave, each by a call. */
void ext_set_epoch(struct ext_set *s, ext_leave leave, void *self);
/* So many registers of each level, all of them together: those of a level that has too many change,
 * the highest first. */
void ext_set_assign(struct ext_set *s, const unsigned registers[BD_LEVELS], ext_leave leave,
                    void *self);

/* For search: the state as bytes (equal bytes behave equally; counts of an epoch are left out), at
 * most ext_set_slots() * 5, and back. Returns how many. Tags below 255, counters of 16 bits. */
size_t ext_set_pack(const struct ext_set *s, uint8_t *to);
size_t ext_set_unpack(struct ext_set *s, const uint8_t *from);

#endif
