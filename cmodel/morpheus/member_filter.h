/* The two filters of one extended set as a set of blocks: exactly, and as 4 banks of bits. What is
 * put in goes into both; after a swap the first holds what the second held, and the second nothing.
 * spec.md 11.4; Morpheus 4.1.2. */
#ifndef WS_MEMBER_FILTER_H
#define WS_MEMBER_FILTER_H

#include <stdbool.h>
#include <stdint.h>

enum { MF_BANKS = 4 };

struct member_filter {
    uint32_t *stamp; /* generation of the last time a block was put in; borrowed, 0 at first */
    uint32_t generation;
    uint64_t bank[2][MF_BANKS];
    unsigned first, hash_bits; /* log2 of the bits of a bank, at most 6 */
};

enum { MF_NO_GENERATION = 2 }; /* the first one: nothing is in either filter */

static inline void mf_clear(struct member_filter *f)
{
    f->generation++;
    f->generation++;
    for (unsigned i = 0; i < MF_BANKS; i++)
        f->bank[0][i] = f->bank[1][i] = 0;
}

/* Exactly: in the first filter, in the second. */
static inline bool mf_member(const struct member_filter *f, uint32_t blk)
{
    return f->stamp[blk] + 1 >= f->generation;
}
static inline bool mf_recent(const struct member_filter *f, uint32_t blk)
{
    return f->stamp[blk] == f->generation;
}

/* One bit of a bank for a block. */
static inline uint64_t mf_bit(const struct member_filter *f, uint64_t hash, unsigned bank)
{
    return 1ull << (hash >> (8 * bank) & ((1u << f->hash_bits) - 1));
}

/* Whether one of the filters seems to hold a block with this hash. */
static inline bool mf_seems(const struct member_filter *f, uint64_t hash, bool second)
{
    const uint64_t *bank = f->bank[f->first ^ second];
    for (unsigned i = 0; i < MF_BANKS; i++)
        if (!(bank[i] & mf_bit(f, hash, i)))
            return false;
    return true;
}

static inline void mf_add(struct member_filter *f, uint32_t blk, uint64_t hash)
{
    f->stamp[blk] = f->generation;
    for (unsigned i = 0; i < MF_BANKS; i++) {
        uint64_t bit = mf_bit(f, hash, i);
        f->bank[0][i] |= bit;
        f->bank[1][i] |= bit;
    }
}

static inline void mf_swap(struct member_filter *f)
{
    for (unsigned i = 0; i < MF_BANKS; i++)
        f->bank[f->first][i] = 0;
    f->first ^= 1;
    f->generation++;
}

#endif
