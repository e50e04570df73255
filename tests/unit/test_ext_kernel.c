/* The extended cache's kernel: what fits, how blocks are compressed, which of them leave, and that
 * none is ever lost. */
#include "base/mem.h"
#include "cmodel/llc/capacity.h"
#include "cmodel/llc/ext_kernel.h"
#include "cmodel/programs/trace_input.h"
#include "cmodel/rng.h"
#include "cmodel/util.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <unistd.h>

#include <cmocka.h>

/* ---- capacity */

static void capacities_are_those_of_the_paper(void **state)
{
    (void)state;
    assert_int_equal(ext_registers_each(48, 0), 42);
    assert_int_equal(ext_registers(42, false).data, 32);
    assert_int_equal(ext_registers(42, false).metadata, 1);
    assert_int_equal(ext_register_file_bytes(48, 0, false), 192 * 1024);
    assert_int_equal(ext_registers(256, false).data, 239);
    assert_int_equal(ext_register_file_bytes(8, 0, false), 239 * 1024);
    assert_int_equal(ext_register_file_bytes(16, 0, false), 230 * 1024);
    assert_int_equal(ext_register_file_bytes(32, 0, false), 212 * 1024);
    assert_int_equal(ext_register_file_bytes(1, 0, false), 239 * 128);
    /* 32 warps in registers beside 16 in L1: 50 and 64 blocks, all 2,048 registers used. */
    assert_int_equal(ext_registers(ext_registers_each(32, 16), false).data, 50);
    assert_int_equal(ext_l1_blocks(16), 64);
    assert_int_equal(ext_register_file_bytes(32, 16, false) / 1024 + EXT_L1_KB, 328);
    /* The paper adds 239 and 128, though its 8 warps in registers leave none to those in L1. */
    assert_int_equal(ext_register_file_bytes(8, 0, false) / 1024 + EXT_L1_KB, 367);
    assert_int_equal(ext_register_file_bytes(8, 8, false) / 1024 + EXT_L1_KB, 361);
}

/* With bases and the tags of four times the blocks counted, a fifth of the registers is gone. */
static void compression_costs_registers(void **state)
{
    (void)state;
    struct ext_registers r = ext_registers(42, true);
    assert_int_equal(r.data, 25);
    assert_int_equal(r.blocks, 100);
    assert_int_equal(r.data + r.metadata + r.bases + EXT_OWN_REGISTERS, 42);
    assert_int_equal(ext_register_file_bytes(48, 0, true), 150 * 1024);
    assert_int_equal(ext_registers(ext_registers_each(32, 16), true).data, 40);
    assert_int_equal(ext_registers(ext_registers_each(32, 16), true).blocks, 160);
}

/* What the formula says fits into the set itself, and no more. */
static void occupancy_is_the_capacity(void **state)
{
    (void)state;
    static const unsigned warps[] = {48, 32, 16, 8};
    for (unsigned i = 0; i < sizeof warps / sizeof *warps; i++)
        for (unsigned compression = 0; compression < 2; compression++) {
            struct ext_registers r =
                ext_registers(ext_registers_each(warps[i], 0), compression != 0);
            struct ext_shape shape = {.registers = r.data, .compression = compression != 0};
            struct ext_set *s = ext_set_create(&shape);
            struct ext_gone gone;
            unsigned evicted = 0;
            for (uint32_t tag = 0; tag < 2000; tag++) {
                ext_set_insert(s, tag, compression ? BD_HIGH : BD_NONE, false, &gone);
                evicted += gone.any;
                if (compression) {
                    ext_set_count(s, BD_HIGH);
                    if (tag == 1000) { /* all but one register are divided by four */
                        unsigned high[BD_LEVELS] = {r.data, 0, 0};
                        struct ext_gone none;
                        for (unsigned k = 0; k < ext_set_slots(s); k++)
                            ext_set_remove(s, k, &none);
                        ext_set_assign(s, high, NULL, NULL);
                    }
                }
                assert_true(ext_set_blocks(s) <= r.blocks);
            }
            assert_int_equal(ext_set_blocks(s), r.blocks);
            assert_true(evicted > 0);
            ext_set_destroy(s);
        }
}

/* ---- base and differences */

static void fill(struct rng *rng, unsigned kind, uint32_t *block)
{
    uint32_t base = (uint32_t)rng_next(rng);
    for (unsigned i = 0; i < BD_SEGMENTS; i++)
        switch (kind) {
        case 0: /* anything */
            block[i] = (uint32_t)rng_next(rng);
            break;
        case 1: /* text */
            block[i] = 0;
            for (unsigned k = 0; k < 4; k++)
                block[i] |= (0x20 + rng_below(rng, 95)) << 8 * k;
            break;
        case 2: { /* numbers near 1 */
            float f = 1.0f + (float)rng_below(rng, 1000) / 1e6f;
            memcpy(&block[i], &f, sizeof f);
            break;
        }
        case 3: /* small differences, over the end of the range too */
            block[i] = base + (i ? rng_below(rng, 256) - 128 : 0);
            break;
        case 4:
            block[i] = base + (i ? rng_below(rng, 65536) - 32768 : 0);
            break;
        default:
            block[i] = base + i * 4;
        }
}

static void blocks_come_back(void **state)
{
    (void)state;
    struct rng rng;
    rng_seed(&rng, 1);
    unsigned seen[BD_LEVELS] = {0};
    for (unsigned round = 0; round < 60000; round++) {
        uint32_t block[4][BD_SEGMENTS], reg[BD_SEGMENTS], base[4], back[BD_SEGMENTS];
        fill(&rng, round % 6, block[0]);
        enum bd_level fits = bd_level(block[0]);
        seen[fits]++;
        for (unsigned l = fits; l < BD_LEVELS; l++) {
            enum bd_level level = (enum bd_level)l;
            unsigned n = bd_blocks(level);
            for (unsigned k = 1; k < n; k++)
                do
                    fill(&rng, l == BD_HIGH ? 3 : 3 + (k & 1), block[k]);
                while (bd_level(block[k]) > level);
            for (unsigned i = 0; i < BD_SEGMENTS; i++)
                reg[i] = (uint32_t)rng_next(&rng);
            for (unsigned k = n; k-- > 0;)
                base[k] = bd_store(reg, level, k, block[k]);
            for (unsigned k = 0; k < n; k++) {
                bd_load(reg, level, k, base[k], back);
                assert_memory_equal(back, block[k], sizeof back);
            }
        }
    }
    for (unsigned l = 0; l < BD_LEVELS; l++)
        assert_true(seen[l] > 1000);
}

/* What a real program stores: a warp's store of 32 words is a block. */
static void stored_values_come_back(void **state)
{
    (void)state;
    static const char path[] = "../shared/traces/vectoradd_sm75/kernel-1.traceg.xz";
    struct diag d;
    if (access(path, R_OK) != 0) {
        print_message("skipped: ../shared/traces is absent\n");
        skip();
    }
    diag_init(&d, stderr);
    struct trace_input *in = trace_input_open(path, &d);
    unsigned seen[BD_LEVELS] = {0};
    size_t len;
    for (char *line; (line = trace_input_line(in, &len, &d));) {
        const char *at = strstr(line, "STORE_DATA I32 1 REG0:");
        uint32_t block[BD_SEGMENTS], reg[BD_SEGMENTS] = {0}, back[BD_SEGMENTS];
        unsigned n = 0;
        while (at && n < BD_SEGMENTS && (at = strstr(at, ":0x")))
            block[n++] = (uint32_t)strtoul(at += 3, NULL, 16);
        if (n < BD_SEGMENTS)
            continue;
        enum bd_level level = bd_level(block);
        unsigned part = bd_blocks(level) - 1;
        uint32_t base = bd_store(reg, level, part, block);
        bd_load(reg, level, part, base, back);
        assert_memory_equal(back, block, sizeof back);
        seen[level]++;
    }
    trace_input_close(in);
    diag_free(&d);
    assert_int_equal(seen[BD_HIGH] + seen[BD_LOW] + seen[BD_NONE], 32768);
    assert_int_equal(seen[BD_LOW], 32427);
}

static void levels_end_where_they_should(void **state)
{
    (void)state;
    static const struct {
        uint32_t delta;
        enum bd_level level;
    } cases[] = {{127, BD_HIGH},        {128, BD_LOW},      {-128u, BD_HIGH},
                 {-129u, BD_LOW},       {32767, BD_LOW},    {32768, BD_NONE},
                 {-32768u, BD_LOW},     {-32769u, BD_NONE}, {0x80000000, BD_NONE},
                 {0x00010000, BD_NONE}, {0, BD_HIGH}};
    for (unsigned i = 0; i < sizeof cases / sizeof *cases; i++) {
        uint32_t block[BD_SEGMENTS];
        for (unsigned k = 0; k < BD_SEGMENTS; k++)
            block[k] = 0xffffffc0;
        block[31] += cases[i].delta;
        assert_int_equal(bd_level(block), cases[i].level);
    }
}

static void registers_are_divided_by_need(void **state)
{
    (void)state;
    unsigned r[BD_LEVELS] = {1, 2, 3};
    bd_divide(25, (const uint64_t[]){0, 0, 0}, r);
    assert_int_equal(r[0] * 100 + r[1] * 10 + r[2], 123); /* nothing counted: as it was */
    bd_divide(32, (const uint64_t[]){64, 32, 16}, r);     /* 16, 16, 16 registers asked */
    assert_int_equal(r[BD_HIGH], 10);
    assert_int_equal(r[BD_LOW], 11);
    assert_int_equal(r[BD_NONE], 11);
    bd_divide(25, (const uint64_t[]){1000, 0, 0}, r);
    assert_int_equal(r[BD_HIGH], 24);
    assert_int_equal(r[BD_NONE], 1);
    struct rng rng;
    rng_seed(&rng, 2);
    for (unsigned i = 0; i < 10000; i++) {
        uint64_t counts[BD_LEVELS];
        for (unsigned l = 0; l < BD_LEVELS; l++)
            counts[l] = rng_below(&rng, i & 1 ? 5 : 100000);
        unsigned d = 1 + rng_below(&rng, 239);
        counts[0]++;
        bd_divide(d, counts, r);
        assert_int_equal(r[0] + r[1] + r[2], d);
        assert_true(r[BD_NONE] > 0);
    }
}

/* ---- replacement */

/* Counters as a metadata word has them, in the words of the paper. */
struct letter {
    unsigned ways;
    uint32_t tag[64], count[64];
    bool valid[64];
};

static void others_less(struct letter *l, unsigned way, enum ext_lru lru, uint32_t top)
{
    for (unsigned i = 0; i < l->ways; i++)
        if (i != way && !(lru == EXT_LRU_SATURATE && !l->count[i]))
            l->count[i] = (l->count[i] - 1) & top;
}

static void letter_access(struct letter *l, uint32_t tag, enum ext_lru lru, uint32_t top)
{
    unsigned way = 0;
    bool hit = false;
    for (unsigned i = 0; i < l->ways && !hit; i++)
        if (l->valid[i] && l->tag[i] == tag)
            way = i, hit = true;
    if (!hit)
        for (unsigned i = 0; i < l->ways; i++) {
            if (!l->valid[i]) {
                way = i;
                break;
            }
            if (l->count[i] < l->count[way])
                way = i;
        }
    if (hit || lru != EXT_LRU_HITS)
        others_less(l, way, lru, top);
    l->tag[way] = tag;
    l->valid[way] = true;
    l->count[way] = top;
}

static void counters_are_those_of_the_metadata_words(void **state)
{
    (void)state;
    static const enum ext_lru rules[] = {EXT_LRU_WRAP, EXT_LRU_SATURATE, EXT_LRU_HITS};
    struct rng rng;
    rng_seed(&rng, 3);
    for (unsigned round = 0; round < 60; round++) {
        enum ext_lru lru = rules[round % 3];
        unsigned bits = 1 + round % 12, ways = 2 + round % 31;
        struct ext_shape shape = {.registers = ways, .lru = lru, .lru_bits = bits};
        struct ext_set *s = ext_set_create(&shape);
        struct letter l = {.ways = ways};
        for (unsigned i = 0; i < 20000; i++) {
            uint32_t tag = rng_below(&rng, i & 0x400 ? 2 * ways : ways + 1);
            struct ext_gone gone;
            int slot = ext_set_find(s, tag);
            if (slot == EXT_NO_SLOT)
                ext_set_insert(s, tag, BD_NONE, false, &gone);
            else
                ext_set_use(s, (unsigned)slot);
            letter_access(&l, tag, lru, (1u << bits) - 1);
            for (unsigned w = 0; w < ways; w++)
                if (l.valid[w]) {
                    assert_int_equal(ext_set_tag(s, w), l.tag[w]);
                    assert_int_equal(ext_set_counter(s, w), l.count[w]);
                }
        }
        ext_set_destroy(s);
    }
}

/* A fully associative cache with a list of use. */
static void exact_is_least_recently_used(void **state)
{
    (void)state;
    enum { WAYS = 50, BLOCKS = 90 };
    struct ext_shape shape = {.registers = WAYS};
    struct ext_set *s = ext_set_create(&shape);
    uint64_t used[BLOCKS] = {0};
    bool there[BLOCKS] = {0};
    struct rng rng;
    rng_seed(&rng, 4);
    unsigned n = 0;
    for (uint64_t t = 1; t < 50000; t++) {
        uint32_t tag = rng_below(&rng, BLOCKS);
        int slot = ext_set_find(s, tag);
        assert_int_equal(slot != EXT_NO_SLOT, there[tag]);
        struct ext_gone gone = {0};
        if (slot == EXT_NO_SLOT)
            ext_set_insert(s, tag, BD_NONE, false, &gone);
        else
            ext_set_use(s, (unsigned)slot);
        if (!there[tag] && n == WAYS) {
            unsigned oldest = BLOCKS;
            for (unsigned b = 0; b < BLOCKS; b++)
                if (there[b] && (oldest == BLOCKS || used[b] < used[oldest]))
                    oldest = b;
            assert_true(gone.any);
            assert_int_equal(gone.tag, oldest);
            there[oldest] = false;
        } else
            n += !there[tag];
        there[tag] = true;
        used[tag] = t;
    }
    ext_set_destroy(s);
}

static void touched_bits_say_what_a_marker_has_seen(void **state)
{
    (void)state;
    struct ext_shape shape = {.registers = 3};
    struct ext_set *s = ext_set_create(&shape);
    struct ext_gone gone;
    uint32_t tag;
    assert_false(ext_set_all_touched(s));
    for (uint32_t t = 10; t < 13; t++)
        ext_set_insert(s, t, BD_NONE, false, &gone);
    assert_true(ext_set_all_touched(s));
    ext_set_mark(s);
    assert_false(ext_set_all_touched(s));
    ext_set_use(s, 1);
    assert_true(ext_set_carry(s, &tag));
    assert_int_equal(tag, 10);
    assert_false(ext_set_all_touched(s));
    assert_true(ext_set_carry(s, &tag));
    assert_int_equal(tag, 12);
    assert_true(ext_set_all_touched(s));
    assert_false(ext_set_carry(s, &tag));
    ext_set_mark(s);
    ext_set_insert(s, 20, BD_NONE, true, &gone); /* takes the oldest, 10 */
    assert_int_equal(gone.tag, 10);
    assert_true(ext_set_dirty(s, 0));
    assert_true(ext_set_carry(s, &tag));
    assert_int_equal(tag, 11);
    ext_set_destroy(s);
}

/* ---- the warp */

enum { BLOCKS = 150 };

struct world {
    struct ext_kernel *k;
    uint32_t memory[BLOCKS][BD_SEGMENTS], image[BLOCKS][BD_SEGMENTS];
    struct rng rng;
    unsigned most, levels[BD_LEVELS];
};

static void write_back(struct world *w)
{
    const struct ext_eviction *list;
    size_t n = ext_kernel_evictions(w->k, &list);
    for (size_t i = 0; i < n; i++)
        memcpy(w->memory[list[i].tag], list[i].data, sizeof list[i].data);
}

static void random_row(struct world *w, struct ext_row *row)
{
    static const enum ext_op ops[] = {EXT_RD,  EXT_RD,   EXT_RD,  EXT_WR,
                                      EXT_PWR, EXT_ATOM, EXT_RED, EXT_FILL};
    *row = (struct ext_row){.op = ops[rng_below(&w->rng, 8)],
                            .marker = rng_percent(&w->rng, 2),
                            .tag = rng_below(&w->rng, BLOCKS),
                            .atomic = (enum ext_atomic)rng_below(&w->rng, EXT_ATOMICS)};
    fill(&w->rng, row->tag % 6, row->payload);
    for (unsigned i = 0; i < EXT_MASK_WORDS; i++)
        row->mask[i] = (uint32_t)(rng_next(&w->rng) | rng_next(&w->rng));
    if (row->op == EXT_FILL) /* what a read of memory would bring, if the block is not there */
        memcpy(row->payload, w->memory[row->tag], sizeof row->payload);
}

static void serve(struct world *w, const struct ext_row *row)
{
    struct ext_report report;
    bool there = ext_set_find(ext_kernel_set(w->k), row->tag) != EXT_NO_SLOT;
    bool fetches = ext_kernel_fetches(w->k, row);
    assert_int_equal(fetches, !there && row->op != EXT_WR && row->op != EXT_FILL);
    ext_kernel_serve(w->k, row, fetches ? w->memory[row->tag] : NULL, &report);
    write_back(w);
    assert_int_equal(report.hit, there);
    if (row->op == EXT_RD || row->op == EXT_ATOM)
        assert_memory_equal(report.data, w->image[row->tag], sizeof report.data);
    if (row->op == EXT_WR)
        memcpy(w->image[row->tag], row->payload, sizeof row->payload);
    else if (row->op == EXT_PWR || row->op == EXT_ATOM || row->op == EXT_RED)
        ext_change(w->image[row->tag], row);
    assert_true(ext_set_find(ext_kernel_set(w->k), row->tag) != EXT_NO_SLOT);
    const struct ext_set *s = ext_kernel_set(w->k);
    assert_true(ext_set_blocks(s) <= ext_set_capacity(s));
    if (ext_set_blocks(s) > w->most)
        w->most = ext_set_blocks(s);
}

static void nothing_is_lost(const struct ext_shape *shape)
{
    struct world *w = xcalloc(1, sizeof *w);
    w->k = ext_kernel_create(shape, true, 0);
    rng_seed(&w->rng, shape->registers);
    for (unsigned b = 0; b < BLOCKS; b++) {
        fill(&w->rng, b % 6, w->memory[b]);
        memcpy(w->image[b], w->memory[b], sizeof w->image[b]);
    }
    struct ext_row row;
    for (unsigned i = 0; i < 20000; i++) {
        random_row(w, &row);
        serve(w, &row);
        if (i % 500 == 499 && shape->compression) {
            ext_kernel_epoch(w->k);
            write_back(w);
        }
    }
    if (shape->compression && shape->registers > 2)
        assert_true(w->most > shape->registers);
    else
        assert_int_equal(w->most, shape->registers);
    row = (struct ext_row){.op = EXT_FLUSH};
    struct ext_report report;
    ext_kernel_serve(w->k, &row, NULL, &report);
    write_back(w);
    assert_int_equal(ext_set_blocks(ext_kernel_set(w->k)), 0);
    assert_memory_equal(w->memory, w->image, sizeof w->memory);
    ext_kernel_destroy(w->k);
    free(w);
}

static void every_block_is_kept(void **state)
{
    (void)state;
    nothing_is_lost(&(struct ext_shape){.registers = 32});
    nothing_is_lost(&(struct ext_shape){.registers = 50, .lru = EXT_LRU_HITS, .lru_bits = 12});
    nothing_is_lost(&(struct ext_shape){.registers = 3, .lru = EXT_LRU_WRAP, .lru_bits = 2});
    nothing_is_lost(&(struct ext_shape){.registers = 25, .compression = true});
    nothing_is_lost(&(struct ext_shape){.registers = 2, .compression = true});
}

static void atomics_are_those_of_the_page(void **state)
{
    (void)state;
    static const struct {
        enum ext_atomic op;
        uint32_t old, operand, is;
    } cases[] = {
        {EXT_ADD, 0xffffffff, 2, 1}, {EXT_MIN, 3, 2, 2},  {EXT_MIN, 2, 0xffffffff, 2},
        {EXT_MAX, 3, 0xff, 0xff},    {EXT_INC, 3, 3, 0},  {EXT_INC, 2, 3, 3},
        {EXT_DEC, 0, 9, 9},          {EXT_DEC, 10, 9, 9}, {EXT_DEC, 9, 9, 8},
        {EXT_AND, 6, 3, 2},          {EXT_OR, 6, 3, 7},   {EXT_XOR, 6, 3, 5},
        {EXT_EXCHANGE, 6, 3, 3},
    };
    for (unsigned i = 0; i < sizeof cases / sizeof *cases; i++)
        assert_int_equal(ext_atomic(cases[i].op, cases[i].old, cases[i].operand), cases[i].is);
    /* A word takes part in an atomic with all its bytes, in a partial write with each. */
    struct ext_row row = {.op = EXT_RED, .atomic = EXT_ADD, .mask = {0xff7f, 0, 0, 0}};
    uint32_t block[BD_SEGMENTS] = {0};
    for (unsigned i = 0; i < BD_SEGMENTS; i++)
        row.payload[i] = 0x01020304;
    ext_change(block, &row);
    assert_int_equal(block[0], 0x01020304);
    assert_int_equal(block[1], 0);
    assert_int_equal(block[2], 0x01020304);
    assert_int_equal(block[4], 0);
    row.op = EXT_PWR;
    ext_change(block, &row);
    assert_int_equal(block[1], 0x00020304);
}

/* An epoch moves the boundary, and what lay in the registers that change leaves. */
static void epochs_move_the_boundary(void **state)
{
    (void)state;
    struct ext_shape shape = {.registers = 8, .compression = true};
    struct ext_kernel *k = ext_kernel_create(&shape, false, 0);
    struct ext_row row = {.op = EXT_WR};
    struct ext_report report;
    for (uint32_t t = 0; t < 8; t++) { /* all zero: high, but there are only whole registers */
        row.tag = t;
        ext_kernel_serve(k, &row, NULL, &report);
    }
    const struct ext_set *s = ext_kernel_set(k);
    assert_int_equal(ext_set_capacity(s), 8);
    ext_kernel_epoch(k);
    const struct ext_eviction *list;
    assert_int_equal(ext_set_capacity(s), 7 * 4 + 1);
    assert_int_equal(ext_kernel_evictions(k, &list), 7);
    assert_int_equal(list[0].tag, 7);
    assert_int_equal(ext_set_blocks(s), 1);
    ext_kernel_epoch(k); /* nothing counted */
    assert_int_equal(ext_set_capacity(s), 7 * 4 + 1);
    assert_int_equal(ext_kernel_evictions(k, &list), 0);
    ext_kernel_destroy(k);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(capacities_are_those_of_the_paper),
        cmocka_unit_test(compression_costs_registers),
        cmocka_unit_test(occupancy_is_the_capacity),
        cmocka_unit_test(blocks_come_back),
        cmocka_unit_test(stored_values_come_back),
        cmocka_unit_test(levels_end_where_they_should),
        cmocka_unit_test(registers_are_divided_by_need),
        cmocka_unit_test(counters_are_those_of_the_metadata_words),
        cmocka_unit_test(exact_is_least_recently_used),
        cmocka_unit_test(touched_bits_say_what_a_marker_has_seen),
        cmocka_unit_test(atomics_are_those_of_the_page),
        cmocka_unit_test(every_block_is_kept),
        cmocka_unit_test(epochs_move_the_boundary),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
