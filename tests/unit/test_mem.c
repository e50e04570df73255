/* Units of the memory system that hold no time: addresses, coalescing, tags, MSHRs. docs/memory.md.
 */
#include "cmodel/mem/coalesce.h"
#include "cmodel/mem/kind.h"
#include "cmodel/mem/lanes.h"
#include "cmodel/mem/mshr.h"
#include "cmodel/mem/sectors.h"
#include "cmodel/rng.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

/* MA-P1, on every form and its borders. */
static void lanes_come_back(void **state)
{
    (void)state;
    struct rng r;
    rng_seed(&r, 1);
    struct lane_pool pool = {0};
    size_t at[2000];
    uint64_t want[2000][32];
    unsigned count[2000];
    static const uint64_t spans[] = {0, 4, 1ull << 31, 1ull << 33, UINT64_MAX};
    for (unsigned i = 0; i < 2000; i++) {
        count[i] = 1 + rng_below(&r, 32);
        uint64_t span = spans[i % 5], a = rng_next(&r);
        for (unsigned k = 0; k < count[i]; k++) {
            want[i][k] = a;
            a += i % 3 ? span : span ? rng_next(&r) % span - span / 2 : 0;
        }
        at[i] = lanes_pack(&pool, want[i], count[i]);
        assert_true(at[i] > 0);
    }
    for (unsigned i = 0; i < 2000; i++) {
        uint64_t got[32];
        lanes_unpack(pool.words + at[i], count[i], got);
        assert_memory_equal(got, want[i], count[i] * sizeof *got);
        assert_int_equal(lanes_first(pool.words + at[i]), want[i][0]);
    }
    size_t before = pool.n;
    uint64_t even[32];
    for (unsigned k = 0; k < 32; k++)
        even[k] = 0x7f0000000000 + 4 * k;
    lanes_pack(&pool, even, 32);
    assert_true(pool.n - before <= 5); /* a stride needs no word per lane */
    lane_pool_free(&pool);
}

static void kinds(void **state)
{
    (void)state;
    static const struct {
        const char *opcode;
        enum mem_space space;
        enum mem_action action;
        bool bypass;
    } rows[] = {{"LDG.E.SYS", MEM_GLOBAL, MEM_LOAD, false},
                {"LD.E", MEM_GENERIC, MEM_LOAD, false},
                {"LDL.64", MEM_LOCAL, MEM_LOAD, false},
                {"STL", MEM_LOCAL, MEM_STORE, false},
                {"LDS.U.128", MEM_SHARED, MEM_LOAD, false},
                {"STS", MEM_SHARED, MEM_STORE, false},
                {"STSM.16.M88.4", MEM_SHARED, MEM_STORE, false},
                {"LDSM.16.M88.4", MEM_SHARED, MEM_LOAD, false},
                {"LDC", MEM_CONST, MEM_LOAD, false},
                {"TEX.SCR.LL", MEM_TEXTURE, MEM_LOAD, false},
                {"TLD4S", MEM_TEXTURE, MEM_LOAD, false},
                {"LDGSTS.E", MEM_GLOBAL, MEM_LOAD, false},
                {"LDGMC.E.128", MEM_GLOBAL, MEM_LOAD, false},
                {"STAS.64", MEM_SHARED, MEM_STORE, false},
                {"REDAS.ADD", MEM_SHARED, MEM_ATOMIC, true},
                {"STG.E.STRONG.GPU", MEM_GLOBAL, MEM_STORE, true},
                {"ATOMG.E.ADD", MEM_GLOBAL, MEM_ATOMIC, true},
                {"RED.E.ADD.F32", MEM_GENERIC, MEM_ATOMIC, true},
                {"ATOMS.ADD", MEM_SHARED, MEM_ATOMIC, true}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct mem_kind k = mem_kind(rows[i].opcode);
        assert_int_equal(k.space, rows[i].space);
        assert_int_equal(k.action, rows[i].action);
        assert_int_equal(k.bypass, rows[i].bypass);
    }
}

static unsigned spread(uint64_t base, uint64_t step, unsigned width, struct access *out)
{
    uint64_t addr[32];
    for (unsigned i = 0; i < 32; i++)
        addr[i] = base + i * step;
    return coalesce(addr, 32, width, 32, out);
}

/* CO-S1, CO-S2, CO-B1 */
static void coalescing(void **state)
{
    (void)state;
    struct access a[MOST_ACCESSES];
    assert_int_equal(spread(0x1000, 4, 4, a), 4);
    assert_int_equal(a[0].addr, 0x1060); /* the highest first */
    assert_int_equal(a[3].addr, 0x1000);
    assert_int_equal(a[0].bytes, UINT32_MAX);
    assert_int_equal(spread(0x1000, 0, 4, a), 1);
    assert_int_equal(a[0].bytes, 0xf);
    assert_int_equal(spread(0x1004, 4, 4, a), 5); /* not aligned to a sector */
    assert_int_equal(a[0].bytes, 0xf);
    assert_int_equal(a[4].bytes, 0xfffffff0);
    assert_int_equal(spread(0, 32, 4, a), 32);
    assert_int_equal(spread(0, 16, 16, a), 16);
    assert_int_equal(spread(0x101e, 64, 4, a), 64); /* every lane straddles two */
    assert_int_equal(a[0].bytes, 0x3);
    assert_int_equal(a[1].bytes, 0xc0000000);
    assert_int_equal(spread(0, 32, 4096, a), 32); /* more than a lane moves */
    assert_int_equal(spread(UINT64_MAX - 3, 0, 4, a), 1);
    uint64_t one = 0x1000;
    assert_int_equal(coalesce(&one, 1, 2, 128, a), 1);
    assert_int_equal(a[0].bytes, 0); /* half a grain of 4 bytes is not known to be written */
    assert_int_equal(coalesce(&one, 1, 4, 128, a), 1);
    assert_int_equal(a[0].bytes, 1);
}

/* Against a slow reading of CO-S1. */
static void coalescing_random(void **state)
{
    (void)state;
    struct rng r;
    rng_seed(&r, 2);
    for (unsigned round = 0; round < 2000; round++) {
        uint64_t addr[32];
        struct access a[MOST_ACCESSES];
        unsigned n = 1 + rng_below(&r, 32), width = 1u << rng_below(&r, 6);
        unsigned sector = 32u << rng_below(&r, 3), span = 1u << (4 + rng_below(&r, 10));
        for (unsigned i = 0; i < n; i++)
            addr[i] = rng_below(&r, span);
        unsigned got = coalesce(addr, n, width, sector, a), want = 0;
        for (uint64_t s = 0; s < span + 64u; s += sector) {
            bool touched = false;
            for (unsigned i = 0; i < n; i++)
                touched = touched || (addr[i] < s + sector && addr[i] + width > s);
            want += touched;
            for (unsigned k = 0; k < got && touched; k++)
                touched = a[k].addr != s;
            assert_false(touched);
        }
        assert_int_equal(got, want);
        for (unsigned k = 1; k < got; k++)
            assert_true(a[k].addr < a[k - 1].addr);
    }
}

static void atomics_and_local(void **state)
{
    (void)state;
    struct access a[MOST_ACCESSES];
    uint64_t same[32] = {0}, apart[32], mixed[4] = {0, 0, 4, 64};
    for (unsigned i = 0; i < 32; i++)
        apart[i] = 4 * i;
    assert_int_equal(coalesce_atomic(same, 32, 4, 32, a), 32);
    assert_int_equal(coalesce_atomic(apart, 32, 4, 32, a), 4);
    assert_int_equal(coalesce_atomic(mixed, 4, 4, 32, a), 3);
    assert_int_equal(a[0].addr, 64);

    /* CO-L1: one word of 32 lanes is one line, whatever thread they begin with. */
    uint64_t word[32];
    for (unsigned i = 0; i < 32; i++)
        word[i] = 0x40;
    localize(word, UINT32_MAX, 64, 1024);
    assert_int_equal(coalesce(word, 32, 4, 32, a), 4);
    assert_int_equal(word[1] - word[0], 4);
    uint64_t two[2] = {0x40, 0x44};
    localize(two, 0x5, 0, 1024);
    assert_int_equal(two[0], 0x40 / 4 * 4096);
    assert_int_equal(two[1], 0x44 / 4 * 4096 + 8);
}

/* SB-C1, SB-C2 */
static void bank_conflicts(void **state)
{
    (void)state;
    static const struct {
        uint64_t step;
        unsigned width, passes, wide;
    } rows[] = {{0, 4, 1, 1},   {4, 4, 1, 1}, {8, 4, 2, 2},   {16, 4, 4, 4}, {128, 4, 32, 32},
                {132, 4, 1, 1}, {8, 8, 2, 2}, {16, 16, 4, 4}, {0, 16, 1, 1}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        uint64_t addr[32];
        for (unsigned k = 0; k < 32; k++)
            addr[k] = k * rows[i].step;
        assert_int_equal(shared_passes(addr, 32, rows[i].width, 32, false), rows[i].passes);
        assert_int_equal(shared_passes(addr, 32, rows[i].width, 32, true), rows[i].wide);
    }
    /* Words in sequence have a bank each, unless there are more words than banks; from an address
     * within a word; one that is out of line falls on another's bank. */
    uint64_t line[32];
    for (unsigned k = 0; k < 32; k++)
        line[k] = 0x1002 + 4 * k;
    assert_int_equal(shared_passes(line, 32, 2, 32, false), 1);
    assert_int_equal(shared_passes(line, 32, 2, 16, false), 2);
    line[31] += 4;
    assert_int_equal(shared_passes(line, 32, 2, 32, false), 2);
    line[31] -= 8;
    assert_int_equal(shared_passes(line, 32, 2, 32, false), 1);
    line[31] += 128;
    assert_int_equal(shared_passes(line, 32, 2, 32, false), 2);
    uint64_t wide[32];
    for (unsigned k = 0; k < 32; k++)
        wide[k] = k < 8 ? 16 * k : 16 * 7; /* eight lanes fill the banks with 16 bytes each */
    assert_int_equal(shared_passes(wide, 32, 16, 32, false), 1);
    assert_int_equal(shared_passes(wide, 32, 16, 32, true), 1);
    wide[8] = 128;
    assert_int_equal(shared_passes(wide, 32, 16, 32, true), 2);
}

static struct where at(uint64_t line, unsigned sector)
{
    return (struct where){line, sector};
}

/* Two sets of two lines. */
static const struct cache_shape small = {2, 2, 4, 0, false};

static void tags(void **state)
{
    (void)state;
    struct sectors *s = sectors_create(&small);
    struct evicted e;
    assert_int_equal(sectors_probe(s, at(0, 0), false), PROBE_MISS);
    sectors_await(s, at(0, 0), &e);
    assert_int_equal(e.written, 0);
    assert_int_equal(sectors_probe(s, at(0, 0), false), PROBE_PENDING);
    assert_int_equal(sectors_probe(s, at(0, 1), false), PROBE_SECTOR);
    sectors_await(s, at(2, 0), &e);
    assert_int_equal(sectors_probe(s, at(4, 0), false), PROBE_NO_LINE); /* both await */
    assert_int_equal(sectors_probe(s, at(1, 0), false), PROBE_MISS);    /* the other set */
    sectors_fill(s, at(0, 0));
    sectors_fill(s, at(2, 0));
    assert_int_equal(sectors_probe(s, at(0, 0), false), PROBE_HIT);
    sectors_touch(s, at(0, 0));
    sectors_await(s, at(4, 3), &e); /* SC-V1: 2 is the oldest */
    assert_int_equal(sectors_probe(s, at(2, 0), false), PROBE_MISS);
    assert_int_equal(sectors_probe(s, at(0, 0), false), PROBE_HIT);
    sectors_fill(s, at(2, 0)); /* its line is gone: nothing happens */
    assert_int_equal(sectors_probe(s, at(2, 0), false), PROBE_MISS);
    sectors_reset(s, &small);
    assert_int_equal(sectors_probe(s, at(0, 0), false), PROBE_MISS);
    sectors_destroy(s);
}

static void written_in_part(void **state)
{
    (void)state;
    struct sectors *s = sectors_create(&small);
    struct evicted e;
    sectors_write(s, at(0, 1), 0xf, &e);
    assert_int_equal(sectors_probe(s, at(0, 1), true), PROBE_HIT);
    assert_int_equal(sectors_probe(s, at(0, 1), false), PROBE_SECTOR); /* SC-P2 */
    sectors_write(s, at(0, 1), ~0xfu, &e);
    assert_int_equal(sectors_probe(s, at(0, 1), false), PROBE_HIT); /* SC-W1: the rest */
    sectors_write(s, at(0, 1), 1, &e);
    assert_int_equal(sectors_probe(s, at(0, 1), false), PROBE_HIT); /* SC-W2 */

    sectors_write(s, at(0, 2), 1, &e);
    sectors_await(s, at(0, 2), &e); /* a read fetches the rest, what was written stays */
    assert_int_equal(sectors_probe(s, at(0, 2), true), PROBE_PENDING);
    sectors_fill(s, at(0, 2));
    assert_int_equal(sectors_probe(s, at(0, 2), false), PROBE_HIT);

    sectors_await(s, at(0, 3), &e); /* written on its way */
    sectors_write(s, at(0, 3), 1, &e);
    assert_int_equal(sectors_probe(s, at(0, 3), false), PROBE_SECTOR);
    sectors_fill(s, at(0, 3));
    assert_int_equal(sectors_probe(s, at(0, 3), false), PROBE_HIT);

    sectors_await(s, at(2, 0), &e);
    sectors_fill(s, at(2, 0));
    sectors_await(s, at(4, 0), &e); /* all that was written comes out, and nothing else */
    assert_int_equal(e.line, 0);
    assert_int_equal(e.written, 0xe);
    sectors_fill(s, at(4, 0));
    sectors_modify(s, at(4, 0)); /* SC-W3 */
    sectors_touch(s, at(2, 0));
    sectors_await(s, at(6, 0), &e);
    assert_int_equal(e.line, 4);
    assert_int_equal(e.written, 1);
    sectors_destroy(s);
}

/* SC-V2: with two lines of four kept, the third written one may go. */
static void written_lines_stay(void **state)
{
    (void)state;
    struct cache_shape shape = {1, 4, 4, 50, false};
    struct sectors *s = sectors_create(&shape);
    struct evicted e;
    sectors_write(s, at(0, 0), 1, &e);
    for (unsigned i = 1; i <= 4; i++) {
        sectors_await(s, at(i, 0), &e);
        sectors_fill(s, at(i, 0));
    }
    assert_int_equal(sectors_probe(s, at(0, 0), true), PROBE_HIT); /* 1 went */
    assert_int_equal(sectors_probe(s, at(1, 0), false), PROBE_MISS);
    sectors_write(s, at(2, 0), 1, &e);
    sectors_await(s, at(5, 0), &e); /* enough are written: the oldest goes */
    assert_int_equal(e.line, 0);
    sectors_destroy(s);
    /* One set of four is written whole, less than the half that is kept: it must not fill up. */
    shape = (struct cache_shape){4, 1, 4, 50, false};
    s = sectors_create(&shape);
    sectors_write(s, at(0, 0), 1, &e);
    assert_int_equal(sectors_probe(s, at(4, 0), true), PROBE_MISS);
    sectors_await(s, at(0, 0), &e);
    assert_int_equal(sectors_probe(s, at(4, 0), true), PROBE_NO_LINE);
    sectors_destroy(s);
}

/* All sets are used, and what is awaited is found again, with and without the hash. */
static void many_lines(void **state)
{
    (void)state;
    for (unsigned mixed = 0; mixed < 2; mixed++) {
        struct cache_shape shape = {64, 4, 4, 0, mixed != 0};
        struct sectors *s = sectors_create(&shape);
        struct evicted e;
        unsigned there = 0;
        for (uint64_t i = 0; i < 256; i++) {
            uint64_t line = mixed ? i * 64 : i; /* without a hash these would share a set */
            sectors_await(s, at(line, 0), &e);
            sectors_fill(s, at(line, 0));
        }
        for (uint64_t i = 0; i < 256; i++)
            there += sectors_probe(s, at(mixed ? i * 64 : i, 0), false) == PROBE_HIT;
        assert_int_equal(there, 256);
        sectors_destroy(s);
    }
}

static void mshrs(void **state)
{
    (void)state;
    struct mshr *m = mshr_create(2, 2);
    struct packet p = {.token = 1};
    assert_int_equal(mshr_room(m, 32), MSHR_NEW);
    mshr_add(m, 32, &p);
    assert_int_equal(mshr_room(m, 32), MSHR_MERGE);
    p.token = 2;
    mshr_add(m, 32, &p);
    assert_int_equal(mshr_room(m, 32), MSHR_FULL); /* MS-M1 */
    p.token = 3;
    mshr_add(m, 64, &p);
    assert_int_equal(mshr_room(m, 96), MSHR_FULL); /* MS-N1 */
    assert_false(mshr_ready(m));
    mshr_fill(m, 64);
    mshr_fill(m, 32);
    mshr_fill(m, 128);                         /* nobody waits */
    static const unsigned order[] = {3, 1, 2}; /* MS-R1, MS-R2 */
    for (unsigned i = 0; i < 3; i++) {
        assert_true(mshr_ready(m));
        assert_int_equal(mshr_take(m).token, order[i]);
    }
    assert_false(mshr_ready(m));
    assert_int_equal(mshr_used(m), 0);
    assert_int_equal(mshr_room(m, 32), MSHR_NEW);
    mshr_destroy(m);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(lanes_come_back),
        cmocka_unit_test(kinds),
        cmocka_unit_test(coalescing),
        cmocka_unit_test(coalescing_random),
        cmocka_unit_test(atomics_and_local),
        cmocka_unit_test(bank_conflicts),
        cmocka_unit_test(tags),
        cmocka_unit_test(written_in_part),
        cmocka_unit_test(written_lines_stay),
        cmocka_unit_test(many_lines),
        cmocka_unit_test(mshrs),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
