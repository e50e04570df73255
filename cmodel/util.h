/* Small things every model needs: bit sets and copies of bit ranges. */
#ifndef WS_MODEL_UTIL_H
#define WS_MODEL_UTIL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/* In line: without a processor's own instruction the builtin is a call, and a compiler that may use
 * one recognizes the sum of halves. */
static inline unsigned popcount64(uint64_t v)
{
    static const uint8_t of_four[16] = {0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4};
    if (v < 16) /* most sets are of one or two units */
        return of_four[v];
    v -= v >> 1 & 0x5555555555555555ull;
    v = (v & 0x3333333333333333ull) + (v >> 2 & 0x3333333333333333ull);
    v = (v + (v >> 4)) & 0x0F0F0F0F0F0F0F0Full;
    return (unsigned)(v * 0x0101010101010101ull >> 56);
}

/* A condition of few cycles: its code lies behind that of the others. */
static inline bool seldom(bool condition)
{
    return __builtin_expect(condition, 0);
}

/* Index of the lowest set bit; v must not be 0. */
static inline unsigned first_bit(uint64_t v)
{
    return (unsigned)__builtin_ctzll(v);
}

/* Index of the first set bit from `start` upwards, cyclically over n bits; v must not be 0 and have
 * no bit from n on; start < n <= 64. */
static inline unsigned first_bit_from(uint64_t v, unsigned start)
{
    uint64_t above = v >> start << start;
    return first_bit(above ? above : v);
}

/* Few words, mostly one: not worth a call. */
static inline void words_copy(uint32_t *dst, const uint32_t *src, unsigned n)
{
    if (n == 1)
        *dst = *src;
    else
        memcpy(dst, src, n * sizeof *dst);
}

/* Copies `width` bits; the ranges must not overlap. */
void bits_copy(uint32_t *dst, size_t dst_lsb, const uint32_t *src, size_t src_lsb, size_t width);
/* Clears `width` bits. */
void bits_zero(uint32_t *dst, size_t dst_lsb, size_t width);

/* dst takes the lanes of src that have a bit in mask; lane l lies at [l * lane_bits +: lane_bits].
 */
void lanes_merge(uint32_t *dst, const uint32_t *src, uint64_t mask, unsigned lanes,
                 unsigned lane_bits);

#endif
