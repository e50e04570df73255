/* The golden model of a caching collector: each rule of docs/blocks/ccu.md by hand. */
#include "base/mem.h"
#include "cmodel/lfsr.h"
#include "cmodel/malekeh/ccu.h"
#include "cmodel/util.h"
#include <setjmp.h>
#include <stdarg.h>

#include <cmocka.h>

#include "tests/unit/caching_sets.h"

/* One unit, a cycle at a time: the calls below prepare `in`, edge() clocks it and clears it. */
struct unit {
    struct model_config c;
    struct ccu u;
    struct ccu_in in;
    struct ccu_write d[4];
    uint32_t reg[8], inv[4];
    uint32_t meta[1], row[4], s_row[4], rows[4][4];
    struct cover_point *cover;
};

static void unit_open(struct unit *f, struct model_config c)
{
    memset(f, 0, sizeof *f);
    f->c = c;
    ccu_init(&f->u, &c, true);
    const char *ids[ccu_NRULES];
    struct cover_rules list = ccu_rules_of(&c.z, ids);
    f->cover = cover_new(&list, 1);
    f->in.alloc_meta = f->meta;
    f->in.alloc_reg = f->reg;
    f->in.d = f->d;
    f->in.inv_reg = f->inv;
    f->in.s_data = f->s_row;
}

static void unit_close(struct unit *f)
{
    ccu_free(&f->u);
    free(f->cover);
}

static uint32_t edge(struct unit *f)
{
    uint32_t reads = ccu_clock(&f->u, &f->in, f->cover);
    f->in = (struct ccu_in){.alloc_meta = f->meta,
                            .alloc_reg = f->reg,
                            .d = f->d,
                            .inv_reg = f->inv,
                            .s_data = f->s_row};
    for (unsigned e = 0; e < 4; e++) { /* CCU-I2, CCU-I6, CCU-I7 */
        unsigned ranks = 0;
        for (unsigned r = 0; r < 4; r++)
            ranks |= 1u << f->u.order[r];
        assert_int_equal(ranks, 15);
        for (unsigned o = 0; o < e; o++)
            if ((f->u.valid >> e & 1) && (f->u.valid >> o & 1))
                assert_int_not_equal(f->u.tag[e], f->u.tag[o]);
    }
    assert_int_equal(f->u.lock & ~f->u.valid, 0);
    assert_true(f->u.busy || !f->u.lock);
    return reads;
}

/* An instruction of warp wid with n registers. */
static void give(struct unit *f, unsigned wid, uint32_t near, unsigned n, unsigned a, unsigned b,
                 unsigned c)
{
    f->reg[0] = a;
    f->reg[1] = b;
    f->reg[2] = c;
    f->in.alloc = true;
    f->in.alloc_wid = wid;
    f->in.alloc_src_valid = (uint32_t)low_bits(n);
    f->in.alloc_near = near;
}

/* A result on the next D port. */
static void result(struct unit *f, unsigned reg, bool near, uint64_t mask, uint32_t value)
{
    unsigned j = popcount64(f->in.d_valid);
    for (unsigned l = 0; l < 4; l++)
        f->rows[j][l] = value;
    f->d[j] = (struct ccu_write){reg, near, mask, f->rows[j]};
    f->in.d_valid |= 1u << j;
}

static void other_write(struct unit *f, unsigned reg)
{
    unsigned i = popcount64(f->in.inv_valid);
    f->inv[i] = reg;
    f->in.inv_valid |= 1u << i;
}

static void operand(struct unit *f, unsigned slot, uint32_t value)
{
    for (unsigned l = 0; l < 4; l++)
        f->s_row[l] = value;
    f->in.s_valid = 1u << slot;
}

/* Everything that is missing arrives, and the instruction leaves. */
static void finish(struct unit *f)
{
    for (unsigned k = 0; k < 3; k++)
        if ((f->u.src_valid & ~f->u.ready) >> k & 1) {
            operand(f, k, 0x100u + f->u.tag[f->u.index[k]]);
            edge(f);
        }
    assert_true(ccu_candidate(&f->u));
    f->in.take = true;
    edge(f);
    assert_false(f->u.busy);
    assert_int_equal(f->u.lock, 0);
}

/* Entries by rank, "3012": entry 3 is the most recently used. */
static void assert_order(const struct unit *f, const char *order)
{
    for (unsigned r = 0; r < 4; r++)
        assert_int_equal(f->u.order[r], order[r] - '0');
}

static void assert_entry(const struct unit *f, unsigned e, unsigned reg, bool near, uint32_t value)
{
    assert_true(f->u.valid >> e & 1);
    assert_int_equal(f->u.tag[e], reg);
    assert_int_equal(f->u.near >> e & 1, near);
    for (unsigned l = 0; l < 4; l++)
        assert_int_equal(f->u.data[4 * e + l], value);
}

/* CCU-A1 to A8, S1, D1, D2, V1. */
static void allocation(void **state)
{
    (void)state;
    struct unit f;
    unit_open(&f, config(0, NULL));
    give(&f, 3, 2, 3, 5, 6, 5);
    assert_int_equal(edge(&f), 3); /* A8: slot 2 repeats slot 0 */
    assert_int_equal(f.u.index[0], 0);
    assert_int_equal(f.u.index[1], 1); /* V1: ascending */
    assert_int_equal(f.u.index[2], 0); /* A3 */
    assert_int_equal(f.u.repeats, 1);
    assert_int_equal(f.u.ready, 0);
    assert_int_equal(f.u.lock, 3);
    assert_order(&f, "0123"); /* A6: register 5 counts at slot 2 */
    assert_int_equal(ccu_waiting(&f.u), 3);
    operand(&f, 2, 0x55);
    edge(&f);
    assert_int_equal(f.u.ready, 5); /* S1: both slots */
    assert_false(ccu_candidate(&f.u));
    operand(&f, 1, 0x66);
    edge(&f);
    assert_true(ccu_candidate(&f.u)); /* D1 */
    assert_entry(&f, 0, 5, false, 0x55);
    assert_entry(&f, 1, 6, true, 0x66);
    f.in.take = true;
    edge(&f);
    assert_int_equal(f.u.valid, 3); /* D2: tags and data stay */

    give(&f, 3, 4, 3, 6, 7, 7); /* a hit, a miss and its repeat */
    assert_int_equal(edge(&f), 2);
    assert_int_equal(f.u.hits, 1);
    assert_int_equal(f.u.ready, 1); /* A7 */
    assert_int_equal(f.u.index[1], 2);
    assert_int_equal(f.u.near, 4); /* A5: the highest slot of register 7 says near */
    assert_order(&f, "2103");
    finish(&f);

    give(&f, 3, 0, 0, 0, 0, 0); /* no sources: a candidate at once */
    assert_int_equal(edge(&f), 0);
    assert_true(ccu_candidate(&f.u));
    assert_order(&f, "2103");
    finish(&f);

    give(&f, 4, 0, 1, 6, 0, 0); /* A1: another warp finds nothing */
    assert_int_equal(edge(&f), 1);
    assert_int_equal(f.u.flushes, 1);
    assert_int_equal(f.u.valid, 1);
    assert_int_equal(f.u.index[0], 0);
    assert_order(&f, "0123");
    unit_close(&f);
}

/* Fills the four entries with registers 10 to 13; bits of `near` as entries. */
static void fill(struct unit *f, uint32_t near)
{
    give(f, 0, near, 3, 10, 11, 12);
    edge(f);
    finish(f);
    give(f, 0, near >> 3, 1, 13, 0, 0);
    edge(f);
    finish(f);
    assert_int_equal(f->u.valid, 15);
    assert_order(f, "3210");
}

/* CCU-V1 to V5 */
static void victims(void **state)
{
    (void)state;
    struct unit f;
    assert_int_equal(lfsr_reset(1) & 3, 2);
    unit_open(&f, config(0, NULL));
    fill(&f, 0); /* all far: from entry 2 on, cyclically */
    uint16_t lfsr = f.u.lfsr;
    give(&f, 0, 7, 3, 20, 21, 22);
    edge(&f);
    assert_int_equal(f.u.index[0], 2);
    assert_int_equal(f.u.index[1], 3);
    assert_int_equal(f.u.index[2], 0);
    assert_int_equal(f.u.lfsr, lfsr_step(lfsr)); /* V5: once for the allocation */
    finish(&f);
    /* entry 1 far, then the near ones, least recently used first: 2, 3, 0 were touched in order */
    lfsr = f.u.lfsr;
    give(&f, 0, 7, 3, 30, 31, 32);
    edge(&f);
    assert_int_equal(f.u.index[0], 1);
    assert_int_equal(f.u.index[1], 2);
    assert_int_equal(f.u.index[2], 3);
    assert_int_equal(f.u.lfsr, lfsr_step(lfsr));
    finish(&f);
    lfsr = f.u.lfsr; /* V3 alone: no step */
    give(&f, 0, 1, 1, 40, 0, 0);
    edge(&f);
    assert_int_equal(f.u.index[0], 0);
    assert_int_equal(f.u.lfsr, lfsr);
    finish(&f);
    other_write(&f, 31); /* V1 before all */
    edge(&f);
    give(&f, 0, 0, 1, 41, 0, 0);
    edge(&f);
    assert_int_equal(f.u.index[0], 2);
    unit_close(&f);

    unit_open(&f, config(0, "ccu.victim=lru", NULL));
    fill(&f, 5);
    give(&f, 0, 0, 2, 10, 20, 0); /* V4: near or far does not count; 10 hits, 11 is the oldest */
    edge(&f);
    assert_int_equal(f.u.index[0], 0);
    assert_int_equal(f.u.index[1], 1);
    unit_close(&f);
}

/* CCU-W3 to W8 */
static void results(void **state)
{
    (void)state;
    struct unit f;
    unit_open(&f, config(0, "ccu.d_ports=2", NULL));
    fill(&f, 15);
    result(&f, 11, true, 15, 0x77); /* W3 */
    edge(&f);
    assert_entry(&f, 1, 11, true, 0x77);
    assert_order(&f, "1320");
    result(&f, 11, true, 5, 0x88); /* lanes 0 and 2 */
    edge(&f);
    assert_int_equal(f.u.data[4], 0x88);
    assert_int_equal(f.u.data[5], 0x77);
    assert_int_equal(f.u.data[6], 0x88);
    assert_int_equal(f.u.data[7], 0x77);
    result(&f, 20, true, 15, 0x99); /* W4: all near, the oldest is entry 0 */
    edge(&f);
    assert_entry(&f, 0, 20, true, 0x99);
    assert_order(&f, "0132");
    assert_int_equal(f.u.d_writes, 3);
    result(&f, 21, true, 14, 0);  /* W5 */
    result(&f, 22, false, 15, 0); /* W6 */
    edge(&f);
    assert_int_equal(f.u.d_drops, 2);
    assert_int_equal(ccu_find(&f.u, 21), CCU_NONE);
    assert_int_equal(ccu_find(&f.u, 22), CCU_NONE);
    other_write(&f, 12); /* W7 */
    other_write(&f, 50);
    edge(&f);
    assert_int_equal(f.u.valid, 15 & ~(1 << 2));
    assert_int_equal(f.u.invalidations, 1);
    /* W8: port 1 sees port 0's entry as the most recent one; the entry that is invalidated in this
     * cycle is not yet invalid for them, but the one that port 0 takes stays valid (W7). */
    give(&f, 0, 1, 1, 12, 0, 0);
    edge(&f);
    finish(&f);
    assert_order(&f, "2013");
    result(&f, 30, true, 15, 0x30);
    result(&f, 31, true, 15, 0x31);
    other_write(&f, 13); /* entry 3, the oldest */
    other_write(&f, 20); /* entry 0 */
    edge(&f);
    assert_entry(&f, 3, 30, true, 0x30);
    assert_entry(&f, 1, 31, true, 0x31);
    assert_int_equal(f.u.valid, 15 & ~1);
    assert_int_equal(f.u.invalidations, 2);
    unit_close(&f);

    /* W4: a locked entry is no victim, and with all of them locked the result is dropped */
    unit_open(&f, config(0, "ocu.sources=4", NULL));
    f.reg[3] = 4;
    give(&f, 0, 0, 4, 1, 2, 3);
    edge(&f);
    result(&f, 9, true, 15, 0);
    edge(&f);
    assert_int_equal(f.u.d_drops, 1);
    assert_int_equal(f.u.lock, 15);
    unit_close(&f);

    unit_open(&f, config(0, "write_filter.enable=0", NULL));
    fill(&f, 15);
    result(&f, 20, false, 15, 0x20); /* W4 without the filter takes far results, too */
    edge(&f);
    assert_entry(&f, 0, 20, false, 0x20);
    unit_close(&f);

    unit_open(&f, config(0, "ccu.partial_allocate=1", NULL));
    fill(&f, 15);
    result(&f, 20, true, 1, 0x20); /* the hole: lanes 1 to 3 are those of register 10 */
    edge(&f);
    assert_int_equal(f.u.tag[0], 20);
    assert_int_equal(f.u.data[0], 0x20);
    assert_int_equal(f.u.data[1], 0x10a);
    unit_close(&f);
}

/* CCU-O1 */
static void same_cycle(void **state)
{
    (void)state;
    struct unit f;
    for (unsigned drop = 0; drop < 2; drop++) {
        unit_open(&f, config(0, drop ? "ccu.same_cycle=drop" : "ccu.same_cycle=serial", NULL));
        fill(&f, 15);
        result(&f, 20, true, 15, 0x20); /* serial: entry 0; then 30 takes entry 1 */
        give(&f, 0, 1, 1, 30, 0, 0);
        edge(&f);
        assert_int_equal(f.u.index[0], drop ? 0 : 1);
        assert_int_equal(f.u.valid, 15);
        assert_int_equal(f.u.d_writes, !drop);
        assert_int_equal(f.u.d_drops, drop);
        finish(&f);
        /* a result for a register that is there: serial stores it, drop invalidates it */
        result(&f, 13, true, 15, 0x13);
        give(&f, 0, 1, 1, 30, 0, 0);
        edge(&f);
        if (drop)
            assert_int_equal(f.u.valid, 15 & ~8);
        else
            assert_entry(&f, 3, 13, true, 0x13);
        finish(&f);
        /* an invalidated entry that the allocation takes stays valid */
        unsigned oldest = f.u.order[3];
        other_write(&f, f.u.tag[oldest]);
        give(&f, 0, 1, 2, 40, 41, 0);
        edge(&f);
        assert_int_equal(f.u.lock & ~f.u.valid, 0);
        finish(&f);
        /* with a flush neither counts */
        uint64_t invalidations = f.u.invalidations, drops = f.u.d_drops;
        uint16_t lfsr = f.u.lfsr;
        result(&f, 41, true, 15, 0);
        other_write(&f, 40);
        give(&f, 1, 0, 1, 41, 0, 0);
        edge(&f);
        assert_int_equal(f.u.valid, 1);
        assert_int_equal(f.u.d_drops, drops + 1);
        assert_int_equal(f.u.invalidations, invalidations);
        assert_int_equal(f.u.lfsr, lfsr);
        unit_close(&f);
    }
    /* drop without invalidation leaves the stale copy behind */
    unit_open(&f, config(0, "ccu.same_cycle=drop", "ccu.invalidate=0", NULL));
    fill(&f, 15);
    result(&f, 13, true, 15, 0x13);
    give(&f, 0, 0, 0, 0, 0, 0);
    edge(&f);
    assert_entry(&f, 3, 13, true, 0x10d);
    unit_close(&f);
}

/* CCU-K1, CCU-R1 */
static void exits(void **state)
{
    (void)state;
    struct unit f;
    unit_open(&f, config(0, NULL));
    assert_false(ccu_near_any(&f.u));
    fill(&f, 8);
    assert_true(ccu_near_any(&f.u));
    f.in.exit = true;
    edge(&f);
    assert_false(f.u.owner_valid);
    assert_int_equal(f.u.valid, 0);
    assert_false(ccu_near_any(&f.u));
    give(&f, 0, 0, 1, 13, 0, 0);
    assert_int_equal(edge(&f), 1); /* nothing of the warp that was there before */
    assert_int_equal(f.u.flushes, 0);
    finish(&f);
    f.in.exit = true;
    give(&f, 1, 0, 1, 13, 0, 0); /* an allocation in the same cycle wins */
    edge(&f);
    assert_true(f.u.owner_valid);
    assert_int_equal(f.u.wid, 1);
    assert_int_equal(f.u.valid, 1);
    unit_close(&f);
}

/* The block's pins: rd_valid is of the cycle of the allocation, after this cycle's results. */
static void pins_of_ccu(void **state)
{
    (void)state;
    struct params *p = load(0, "ccu.entries=4", "malekeh_scheduler.has_data=any_valid", NULL);
    const struct block_model *b = block_model("ccu");
    struct pin_list l = {0};
    block_pins(b, p, &l);
    assert_int_not_equal(pins_find(&l, "any_valid"), (size_t)-1);
    uint32_t *in = xcalloc(l.in_words, 4), *out = xcalloc(l.out_words, 4);
    void *m = b->create(p);
    in[pins_word(&l, "alloc_valid")] = 1;
    in[pins_word(&l, "alloc_src_valid")] = 7;
    pins_put(in + pins_word(&l, "alloc_reg"), 0, 24, 0x060506);
    b->eval(m, in, out);
    assert_int_equal(out[pins_word(&l, "alloc_ready")], 1);
    assert_int_equal(out[pins_word(&l, "rd_valid")], 3);
    b->clock(m, in);
    in[pins_word(&l, "alloc_valid")] = 0;
    for (unsigned slot = 0; slot < 2; slot++) {
        in[pins_word(&l, "s_valid")] = 1;
        in[pins_word(&l, "s_slot")] = slot;
        for (unsigned w = 0; w < 4; w++)
            in[pins_word(&l, "s_data") + w] = 16 * slot + w;
        b->eval(m, in, out);
        assert_int_equal(out[pins_word(&l, "disp_cand")], 0);
        assert_int_equal(out[pins_word(&l, "rd_valid")], 0);
        b->clock(m, in);
    }
    in[pins_word(&l, "s_valid")] = 0;
    b->eval(m, in, out);
    assert_int_equal(out[pins_word(&l, "disp_cand")], 1);
    assert_int_equal(out[pins_word(&l, "owner_valid")], 1);
    assert_int_equal(out[pins_word(&l, "any_valid")], 1);
    assert_int_equal(out[pins_word(&l, "disp_src_valid")], 0); /* D3 */
    in[pins_word(&l, "disp_sel")] = 1;
    b->eval(m, in, out);
    assert_int_equal(out[pins_word(&l, "disp_src_valid")], 7);
    const unsigned first[] = {0, 16, 0};
    for (unsigned k = 0; k < 3; k++)
        for (unsigned w = 0; w < 4; w++)
            assert_int_equal(out[pins_word(&l, "disp_data") + 4 * k + w], first[k] + w);
    assert_int_equal(out[pins_word(&l, "cnt_repeats")], 1);
    b->destroy(m);
    free(in);
    free(out);
    pins_free(&l);
    params_free(p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(allocation), cmocka_unit_test(victims), cmocka_unit_test(results),
        cmocka_unit_test(same_cycle), cmocka_unit_test(exits),   cmocka_unit_test(pins_of_ccu),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
