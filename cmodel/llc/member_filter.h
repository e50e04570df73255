/* The two filters of one extended set as a set of blocks: exactly, and as banks of bits. What is
 * put in goes into both; after a swap the first holds what the second held, and the second nothing.
 * Morpheus 4.1.2. */
#ifndef WS_MEMBER_FILTER_H
#define WS_MEMBER_FILTER_H

#include <stdbool.h>
#include <stdint.h>

enum { MF_MOST_BANKS = 4, MF_WORDS = 16 /* of 64 bits */ };

struct member_filter {
    uint32_t *stamp; /* generation of the last time a block was put in; 0 at first */
    uint32_t generation;
    uint64_t row[2][MF_WORDS];
    unsigned first;
    unsigned banks, bank_bits, words; /* bank_bits: log2 of the bits of a bank; words: of a row */
};

/* An empty filter of `bits` bits, both powers of two, `banks` at most 4, `bits` at most 1,024 and
 * at least 64. `stamp` is borrowed. */
static inline struct member_filter mf_new(unsigned bits, unsigned banks, uint32_t *stamp)
{
    struct member_filter f = {.stamp = stamp, .generation = 2, .banks = banks, .words = bits / 64};
    while ((banks << (f.bank_bits + 1)) <= bits)
        f.bank_bits++;
    return f;
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

/* The bit of a bank for a block: 16 bits of the hash for each. */
static inline unsigned mf_bit(const struct member_filter *f, uint64_t hash, unsigned bank)
{
    return (bank << f->bank_bits) + ((unsigned)(hash >> (16 * bank)) & ((1u << f->bank_bits) - 1));
}

/* Whether one of the filters seems to hold a block with this hash. */
static inline bool mf_seems(const struct member_filter *f, uint64_t hash, bool second)
{
    const uint64_t *row = f->row[f->first ^ second];
    for (unsigned i = 0; i < f->banks; i++) {
        unsigned bit = mf_bit(f, hash, i);
        if (!(row[bit / 64] >> bit % 64 & 1))
            return false;
    }
    return true;
}

static inline void mf_add(struct member_filter *f, uint32_t blk, uint64_t hash)
{
    f->stamp[blk] = f->generation;
    for (unsigned i = 0; i < f->banks; i++) {
        unsigned bit = mf_bit(f, hash, i);
        f->row[0][bit / 64] |= 1ull << bit % 64;
        f->row[1][bit / 64] |= 1ull << bit % 64;
    }
}

static inline void mf_swap(struct member_filter *f)
{
    for (unsigned i = 0; i < f->words; i++)
        f->row[f->first][i] = 0;
    f->first ^= 1;
    f->generation++;
}

#endif
