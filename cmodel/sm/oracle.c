/* The value oracle: what every register holds in program order, and what every issued instruction
 * must therefore find in its operands. */
#include "cmodel/sm/oracle.h"
#include "base/mem.h"
#include "cmodel/pins.h"
#include "cmodel/programs/program.h"
#include "cmodel/rng.h"
#include <stdlib.h>
#include <string.h>

struct oracle {
    struct sizes z;
    unsigned words;     /* of a row */
    uint32_t *value;    /* [NBANK * DEPTH][words] */
    uint64_t *launch;   /* [NBANK * DEPTH]: warp that wrote it last */
    uint64_t *defined;  /* [NBANK * DEPTH]: lanes that this warp wrote */
    uint32_t *expected; /* [slots][NSRC][words] */
    uint64_t *known;    /* [slots][NSRC]: lanes that the reading warp wrote */
};

struct oracle *oracle_create(const struct sizes *z, unsigned slots)
{
    struct oracle *o = xcalloc(1, sizeof *o);
    o->z = *z;
    o->words = words32(z->w);
    o->value = xcalloc((size_t)z->nbank * z->depth * o->words, sizeof *o->value);
    o->launch = xcalloc((size_t)z->nbank * z->depth, sizeof *o->launch);
    o->defined = xcalloc((size_t)z->nbank * z->depth, sizeof *o->defined);
    o->expected = xcalloc((size_t)slots * z->nsrc * o->words, sizeof *o->expected);
    o->known = xcalloc((size_t)slots * z->nsrc, sizeof *o->known);
    return o;
}

void oracle_destroy(struct oracle *o)
{
    if (!o)
        return;
    free(o->value);
    free(o->launch);
    free(o->defined);
    free(o->expected);
    free(o->known);
    free(o);
}

static uint32_t *row_of(const struct oracle *o, unsigned phys)
{
    return o->value + (size_t)phys * o->words;
}

static uint32_t *slot_of(const struct oracle *o, unsigned slot, unsigned k)
{
    return o->expected + ((size_t)slot * o->z.nsrc + k) * o->words;
}

const uint32_t *oracle_value(const struct oracle *o, unsigned phys)
{
    return row_of(o, phys);
}

/* Puts hash values into the lanes of a mask. lane_bits <= 64. */
static void fill_lanes(const struct oracle *o, uint32_t *row, uint64_t mask, uint64_t key)
{
    unsigned bits = o->z.lane_bits;
    mask &= low_bits(o->z.lanes);
    for (; mask; mask &= mask - 1) {
        unsigned lane = (unsigned)__builtin_ctzll(mask);
        uint64_t v = mix64(key + lane);
        if (bits == 32)
            row[lane] = (uint32_t)v;
        else
            pins_put(row, lane * bits, bits, v & low_bits(bits));
    }
}

static uint64_t hash_of(struct oracle_key key)
{
    return mix64(mix64(key.launch * 256 + key.reg) + key.version);
}

/* Mostly the number of a register; RZ, and what no warp has, too. The key decides. */
static void put_number(const struct oracle *o, uint32_t *row, uint64_t mask, struct oracle_key key)
{
    if (!key.below || !(mask & 1))
        return;
    uint64_t v = mix64(hash_of(key) ^ key.below);
    static const unsigned rz = 255;
    unsigned kind = v >> 8 & 15;
    unsigned few = key.launch % 2 && key.below > LOW_REGISTERS ? LOW_REGISTERS : key.below;
    uint64_t n = kind == 0 ? v : kind == 1 ? rz : kind == 2 ? key.below : (v >> 16) % few;
    pins_put(row, 0, o->z.idxw, n & 0xff);
}

void oracle_write(struct oracle *o, unsigned phys, uint64_t mask, struct oracle_key key)
{
    fill_lanes(o, row_of(o, phys), mask, hash_of(key));
    put_number(o, row_of(o, phys), mask, key);
    o->defined[phys] = o->launch[phys] == key.launch ? o->defined[phys] | mask : mask;
    o->launch[phys] = key.launch;
}

void oracle_set(struct oracle *o, unsigned phys, const uint32_t *row, uint64_t launch)
{
    memcpy(row_of(o, phys), row, o->words * sizeof *row);
    o->launch[phys] = launch;
    o->defined[phys] = ~0ull;
}

void oracle_port_data(const struct oracle *o, uint64_t mask, struct oracle_key key, uint64_t noise,
                      uint32_t *row)
{
    fill_lanes(o, row, mask, hash_of(key));
    put_number(o, row, mask, key);
    if (~mask & low_bits(o->z.lanes))
        fill_lanes(o, row, ~mask, mix64(noise));
}

void oracle_expect(struct oracle *o, unsigned slot, unsigned k, unsigned phys, uint64_t launch)
{
    memcpy(slot_of(o, slot, k), row_of(o, phys), o->words * sizeof *o->value);
    o->known[(size_t)slot * o->z.nsrc + k] = o->launch[phys] == launch ? o->defined[phys] : 0;
}

unsigned oracle_number(const struct oracle *o, unsigned slot)
{
    return (unsigned)pins_get(slot_of(o, slot, 0), 0, 8);
}

void oracle_expect_zero(struct oracle *o, unsigned slot)
{
    memset(slot_of(o, slot, 0), 0, o->words * sizeof *o->expected);
    o->known[(size_t)slot * o->z.nsrc] = low_bits(o->z.lanes);
}

bool oracle_undefined(const struct oracle *o, unsigned slot, unsigned k, unsigned lane)
{
    return !(o->known[(size_t)slot * o->z.nsrc + k] >> lane & 1);
}

static int differ(const struct oracle *o, const uint32_t *want, const uint32_t *data,
                  uint64_t *expected, uint64_t *actual)
{
    if (memcmp(want, data, o->words * sizeof *want) == 0)
        return -1;
    for (unsigned lane = 0; lane < o->z.lanes; lane++) {
        *expected = pins_get(want, lane * o->z.lane_bits, o->z.lane_bits);
        *actual = pins_get(data, lane * o->z.lane_bits, o->z.lane_bits);
        if (*expected != *actual)
            return (int)lane;
    }
    /* Bits above the last lane of a row whose width is no multiple of 32. */
    *expected = 0;
    *actual = data[o->words - 1];
    return (int)o->z.lanes;
}

int oracle_compare(const struct oracle *o, unsigned slot, unsigned k, const uint32_t *data,
                   uint64_t *expected, uint64_t *actual)
{
    return differ(o, slot_of(o, slot, k), data, expected, actual);
}

int oracle_compare_value(const struct oracle *o, unsigned phys, const uint32_t *data,
                         uint64_t *expected, uint64_t *actual)
{
    return differ(o, row_of(o, phys), data, expected, actual);
}
