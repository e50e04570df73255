/* The golden models of caching collectors: each rule of docs/blocks/ccu.md, ccu_allocator.md,
 * malekeh_scheduler.md and write_filter.md by hand, the cycle examples of spec.md's appendix F, and
 * what the composition's laws notice. */
#include "cmodel/lfsr.h"
#include "cmodel/malekeh/ccu.h"
#include "cmodel/malekeh/ccu_allocator.h"
#include "cmodel/malekeh/malekeh_scheduler.h"
#include "cmodel/malekeh/write_filter.h"
#include "cmodel/regfile/regfile.h"
#include "cmodel/sm/sm.h"
#include "cmodel/trace/annotate.h"
#include "cmodel/util.h"
#include <setjmp.h>
#include <stdarg.h>

#include <cmocka.h>

/* A sub-core with CCUs of 4 entries and 3 slots, with changes, NULL-terminated. */
static struct params *load_list(va_list ap)
{
    const char *sets[24] = {"regfile.collector=ccu", "warp_scheduler.policy=malekeh",
                            "regfile.lanes=4",       "ocu.sources=3",
                            "ccu.entries=4",         "regfile.depth=64"};
    size_t n = 6;
    for (const char *s; (s = va_arg(ap, const char *)) && n < 24;)
        sets[n++] = s;
    struct diag d;
    diag_init(&d, stderr);
    /* One operand at a time, ready a cycle after it has come. */
    const char *all[40] = {"regfile.s_ports=1", "collector.forward=0", "collector.handover=0",
                           "dispatcher.classes=1"};
    for (size_t i = 0; i < n; i++)
        all[4 + i] = sets[i];
    struct params *p = params_load("turing_ocu", all, 4 + n, &d);
    diag_free(&d);
    assert_non_null(p);
    return p;
}

static struct params *load(int dummy, ...)
{
    va_list ap;
    va_start(ap, dummy);
    struct params *p = load_list(ap);
    va_end(ap);
    return p;
}

static struct model_config config(int dummy, ...)
{
    va_list ap;
    va_start(ap, dummy);
    struct params *p = load_list(ap);
    va_end(ap);
    struct model_config c = model_config(p);
    params_free(p);
    return c;
}

/* One unit, a cycle at a time: the calls below prepare `in`, edge() clocks it and clears it. */
struct unit {
    struct model_config c;
    struct ccu u;
    struct ccu_in in;
    struct ccu_write d[4];
    uint8_t reg[8], inv[4];
    uint32_t meta[1], row[4], s_row[4], rows[4][4];
    struct cover_point *cover;
};

static void unit_open(struct unit *f, struct model_config c)
{
    memset(f, 0, sizeof *f);
    f->c = c;
    ccu_init(&f->u, &c, true);
    f->cover = cover_new(&ccu_rules, 1);
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
    f->reg[0] = (uint8_t)a;
    f->reg[1] = (uint8_t)b;
    f->reg[2] = (uint8_t)c;
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
    f->inv[i] = (uint8_t)reg;
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
    b->pins(p, &l);
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

static struct ccu_allocator_out ask(struct ccu_allocator *a, struct ccu_allocator_in in,
                                    struct cover_point *cover)
{
    struct ccu_allocator_out o;
    ccu_allocator_eval(a, &in, &o);
    ccu_allocator_clock(a, &in, &o, cover);
    return o;
}

/* Appendix F: STHLD = 2, all free units near. */
static void waiting_example(void **state)
{
    (void)state;
    for (unsigned le = 0; le < 2; le++) {
        struct ccu_allocator a;
        struct model_config c =
            config(0, le ? "ccu_allocator.compare=le" : "ccu_allocator.compare=lt", NULL);
        struct cover_point *cover = cover_new(&ccu_allocator_rules, 1);
        ccu_allocator_init(&a, &c);
        const struct ccu_allocator_in near = {
            .sel = true, .wid = 5, .free = 3, .near_any = 3, .sthld = 2};
        for (unsigned t = 0; t < 2 + le; t++) {
            struct ccu_allocator_out o = ask(&a, near, cover);
            assert_true(o.waiting && !o.issue && !o.replaced);
            assert_int_equal(a.cnt, t + 1);
        }
        struct ccu_allocator_out o = ask(&a, near, cover);
        assert_true(o.issue && o.replaced && !o.waiting);
        assert_int_equal(a.cnt, 0);
        free(cover);
    }
}

/* CA-F3 to F9, A1, P1, R1, C1's limit. */
static void allocator(void **state)
{
    (void)state;
    struct ccu_allocator a;
    struct model_config c = config(0, "regfile.collectors=4", NULL);
    struct cover_point *cover = cover_new(&ccu_allocator_rules, 1);
    ccu_allocator_init(&a, &c);
    struct ccu_allocator_in in = {.sel = true, .wid = 1, .free = 15, .near_any = 11, .sthld = 63};
    in.own = 2;
    struct ccu_allocator_out o = ask(&a, in, cover); /* F3, although it is near */
    assert_true(o.issue && o.grant == 1);
    in.free = 13;
    assert_false(ask(&a, in, cover).issue); /* F4 */
    assert_int_equal(a.lfsr, lfsr_reset(0));
    in.own = 0;
    a.cnt = 9;
    o = ask(&a, in, cover); /* F5: unit 2 is the far one; the counter keeps its value */
    assert_true(o.issue && o.grant == 2 && !o.replaced);
    assert_int_equal(a.cnt, 9);
    assert_int_equal(a.lfsr, lfsr_step(lfsr_reset(0)));
    in.free = 0;
    o = ask(&a, in, cover); /* F6 */
    assert_true(!o.issue && !o.waiting);
    assert_int_equal(a.cnt, 9);
    in.free = 11;
    o = ask(&a, in, cover); /* F7 */
    assert_true(o.waiting);
    assert_int_equal(a.cnt, 10);
    in.sthld = 10;
    o = ask(&a, in, cover); /* F9 */
    assert_true(o.replaced && o.grant == lfsr_pick(lfsr_step(lfsr_reset(0)), 11, 4));
    assert_int_equal(waiting_counter_next(126, 4, false), WAIT_CNT_MAX);
    assert_int_equal(waiting_counter_next(126, 4, true), 0);
    in.sel = false;
    o = ask(&a, in, cover);
    assert_true(!o.issue && !o.waiting && !o.replaced);
    free(cover);

    cover = cover_new(&ccu_allocator_rules, 1);
    c = config(0, "ccu_allocator.policy=any", "regfile.collectors=4", NULL);
    ccu_allocator_init(&a, &c);
    in = (struct ccu_allocator_in){.sel = true, .free = 15, .near_any = 15};
    o = ask(&a, in, cover);
    assert_true(o.issue && o.grant == lfsr_pick(lfsr_reset(0), 15, 4));
    assert_int_equal(a.lfsr, lfsr_step(lfsr_reset(0)));
    c = config(0, "ccu_allocator.policy=private", "regfile.collectors=8", NULL);
    ccu_allocator_init(&a, &c);
    in = (struct ccu_allocator_in){.sel = true, .wid = 6, .free = 0x40};
    assert_int_equal(ask(&a, in, cover).grant, 6);
    in.free = 0xbf;
    assert_false(ask(&a, in, cover).issue);
    free(cover);
}

/* LE with STHLD = k is LT with k + 1, cycle by cycle. */
static void le_is_lt_plus_one(void **state)
{
    (void)state;
    struct model_config lt = config(0, NULL), le = config(0, "ccu_allocator.compare=le", NULL);
    struct cover_point *cover = cover_new(&ccu_allocator_rules, 1);
    for (unsigned k = 0; k < 63; k++) {
        struct ccu_allocator a, b;
        ccu_allocator_init(&a, &lt);
        ccu_allocator_init(&b, &le);
        uint32_t s = 1 + k;
        for (unsigned t = 0; t < 2000; t++) {
            s = s * 1664525 + 1013904223;
            struct ccu_allocator_in in = {.sel = s >> 30 != 0,
                                          .free = s >> 28 & 3,
                                          .own = (s >> 20 & 7) == 0 ? 1 : 0,
                                          .near_any = (s >> 16 & 15) ? 3 : 1,
                                          .sthld = k + 1};
            struct ccu_allocator_out x = ask(&a, in, cover), y;
            in.sthld = k;
            y = ask(&b, in, cover);
            assert_int_equal(x.issue, y.issue);
            assert_int_equal(x.grant, y.grant);
            assert_int_equal(x.waiting, y.waiting);
            assert_int_equal(x.replaced, y.replaced);
            assert_int_equal(a.cnt, b.cnt);
        }
    }
    assert_true(cover[CA_F7].hits && cover[CA_F9].hits && cover[CA_F5].hits);
    free(cover);
}

/* MS-* */
static void scheduler(void **state)
{
    (void)state;
    struct malekeh_scheduler s;
    struct malekeh_scheduler_out o;
    struct model_config c = config(0, NULL);
    struct cover_point *cover = cover_new(&malekeh_scheduler_rules, 1);
    malekeh_scheduler_init(&s, &c);
    struct malekeh_scheduler_in in = {.ready = 0xf0, .has_data = 0xc1};
    malekeh_scheduler_eval(&s, &in, &o);
    assert_true(o.sel_valid && o.sel_wid == 6); /* MS-C1 before the older 4 and 5 */
    in.launch_valid = true;
    in.launch_wid = 6;
    malekeh_scheduler_clock(&s, &in, &o, cover); /* MS-L1 */
    in.launch_valid = false;
    malekeh_scheduler_eval(&s, &in, &o);
    assert_int_equal(o.sel_wid, 7);
    in.has_data = 1;
    malekeh_scheduler_eval(&s, &in, &o);
    assert_int_equal(o.sel_wid, 4); /* MS-O1 */
    in.issue = true;
    malekeh_scheduler_clock(&s, &in, &o, cover); /* MS-I1 */
    in.has_data = 0xe0;
    malekeh_scheduler_eval(&s, &in, &o);
    assert_int_equal(o.sel_wid, 4); /* MS-G1, without data in a CCU */
    s.greedy_needs_ccu = true;
    malekeh_scheduler_eval(&s, &in, &o);
    assert_int_equal(o.sel_wid, 5);
    s.greedy_needs_ccu = false;
    s.retry = true;
    in.own_busy = 0x10;
    malekeh_scheduler_eval(&s, &in, &o); /* MS-R1 */
    assert_int_equal(o.sel_wid, 5);
    in.own_busy = 0xf0;
    malekeh_scheduler_eval(&s, &in, &o);
    assert_false(o.sel_valid);
    s.retry = false;
    in = (struct malekeh_scheduler_in){
        .ready = 0xf0, .launch_valid = true, .launch_wid = 4, .issue = true};
    malekeh_scheduler_eval(&s, &in, &o);
    malekeh_scheduler_clock(&s, &in, &o, cover); /* MS-L2 in the cycle of its issue */
    in.launch_valid = false;
    malekeh_scheduler_eval(&s, &in, &o);
    assert_int_equal(o.sel_wid, 5);
    malekeh_scheduler_free(&s);
    free(cover);
}

/* WF-* */
static void filter(void **state)
{
    (void)state;
    struct write_filter f;
    unsigned from[4];
    uint32_t inv;
    struct model_config c = config(0, "regfile.write_ports=4", "ccu.d_ports=1", NULL);
    write_filter_init(&f, &c);
    assert_int_equal(write_filter_unit(&f, 14, 12, from, &inv), 1); /* D1: ports 2 and 3 are near */
    assert_int_equal(from[0], 2);
    assert_int_equal(inv, 10); /* I1 */
    assert_int_equal(write_filter_unit(&f, 14, 1, from, &inv), 0);
    assert_int_equal(inv, 14);
    c = config(0, "regfile.write_ports=4", "ccu.d_ports=2", "ccu.far_hit=update", NULL);
    write_filter_init(&f, &c);
    assert_int_equal(write_filter_unit(&f, 13, 8, from, &inv), 2); /* U1 */
    assert_int_equal(from[0], 3);
    assert_int_equal(from[1], 0);
    assert_int_equal(inv, 4);
    c = config(0, "write_filter.enable=0", NULL);
    write_filter_init(&f, &c);
    assert_int_equal(write_filter_unit(&f, 3, 2, from, &inv), 1); /* D2 */
    assert_int_equal(from[0], 0);
    assert_int_equal(inv, 2);
    c = config(0, "ccu.invalidate=0", NULL);
    write_filter_init(&f, &c);
    write_filter_unit(&f, 3, 0, from, &inv);
    assert_int_equal(inv, 0);
}

/* XB-D1 */
static void crossbar_to_units(void **state)
{
    (void)state;
    struct params *p = load(0, "ccu.d_ports=2", NULL);
    struct sizes z = params_sizes(p);
    const struct block_model *b = block_model("crossbar");
    struct pin_list l = {0};
    b->pins(p, &l);
    uint32_t *in = xcalloc(l.in_words, 4), *out = xcalloc(l.out_words, 4);
    void *m = b->create(p);
    for (unsigned i = 0; i < z.wbw; i++) {
        for (unsigned w = 0; w < 4; w++)
            in[pins_word(&l, "wr_data") + 4 * i + w] = 0x10 * (i + 1) + w;
        pins_put(in + pins_word(&l, "wr_mask"), i * z.lanes, z.lanes, 5 + i);
    }
    /* unit 1, D port 0 from write port 1; unit 0, D port 1 from write port 0 */
    pins_put(in + pins_word(&l, "d_sel"), 2 * z.wbw, z.wbw, 2);
    pins_put(in + pins_word(&l, "d_sel"), 1 * z.wbw, z.wbw, 1);
    b->eval(m, in, out);
    b->clock(m, in);
    const unsigned want[] = {0, 0x10, 0x20, 0}, mask[] = {0, 5, 6, 0};
    for (unsigned t = 0; t < 4; t++) {
        assert_int_equal(out[pins_word(&l, "d_data") + 4 * t], want[t]);
        assert_int_equal(pins_get(out + pins_word(&l, "d_mask"), t * z.lanes, z.lanes), mask[t]);
    }
    size_t n;
    const struct cover_point *points = b->cover(m, &n);
    for (size_t i = 0; i < n; i++)
        if (strcmp(points[i].rule, "XB-D1") == 0)
            assert_int_equal(points[i].hits, 2);
    b->destroy(m);
    free(in);
    free(out);
    pins_free(&l);
    params_free(p);
}

/* The composition, driven by hand; register r of every warp is physical register r. */
struct world {
    struct sizes z;
    struct regfile *rf;
    struct regfile_in *in;
    const struct regfile_out *out;
};

static void world_open(struct world *f, struct params *p)
{
    f->z = params_sizes(p);
    f->rf = regfile_create(p, true);
    f->in = regfile_inputs(f->rf);
    f->out = regfile_outputs(f->rf);
    f->in->disp_ready = 1;
    params_free(p);
}

static void half(struct world *f)
{
    regfile_dispatch(f->rf);
    regfile_select(f->rf);
}

static void full(struct world *f)
{
    regfile_clock(f->rf);
    if (f->out->issue)
        f->in->warp_ready[0] &= ~(1ull << f->out->sel_wid[0]);
    f->in->wb_valid = 0;
    f->in->exit = 0;
}

static void sources(struct world *f, unsigned warp, unsigned n, unsigned a, unsigned b, unsigned c)
{
    const unsigned regs[] = {a, b, c};
    f->in->inst_src_valid[0] = (uint32_t)low_bits(n);
    for (unsigned k = 0; k < n; k++) {
        f->in->inst_phys[k] = regs[k];
        f->in->inst_reg[k] = (uint8_t)regs[k];
    }
    f->in->warp_ready[0] = 1ull << warp;
}

static void write_back(struct world *f, unsigned warp, unsigned reg, bool near, uint32_t value)
{
    f->in->wb_valid = 1;
    f->in->wb_wid[0] = warp;
    f->in->wb_reg[0] = (uint8_t)reg;
    f->in->wb_near = near;
    f->in->wb_phys[0] = reg;
    f->in->wb_mask[0] = low_bits(f->z.lanes);
    for (unsigned l = 0; l < 4; l++)
        f->in->wb_data[l] = value;
}

static void healthy(const struct world *f)
{
    assert_null(regfile_law(f->rf));
    assert_null(regfile_error(f->rf));
}

/* Cycles from issue to dispatch, with a write to register 20 (bank 0) at `write_at`. */
static unsigned latency(struct world *f, unsigned write_at)
{
    for (unsigned t = 0; t < 30; t++) {
        if (write_at && t == write_at)
            write_back(f, 7, 20, false, 0);
        half(f);
        assert_int_equal(f->out->issue, t == 0);
        bool leaves = f->out->disp_valid;
        full(f);
        healthy(f);
        if (leaves)
            return t;
    }
    return 99;
}

/* Appendix F, and the latencies of docs/blocks/regfile.md. */
static void cycle_examples(void **state)
{
    (void)state;
    for (unsigned stage = 0; stage < 2; stage++) {
        struct world f;
        world_open(&f, load(0, stage ? "regfile.issue_stage=1" : "regfile.issue_stage=0", NULL));
        sources(&f, 0, 0, 0, 0, 0);
        assert_int_equal(latency(&f, 0), 1 + stage);
        sources(&f, 0, 1, 4, 0, 0);
        assert_int_equal(latency(&f, 0), 3 + stage);
        sources(&f, 0, 3, 4, 5, 6); /* R4 hits, R5 in bank 1, R6 in bank 0, one S port */
        assert_int_equal(latency(&f, 0), 4 + stage);
        assert_int_equal(regfile_counters(f.rf)->cache_hits, 1);
        sources(&f, 0, 3, 6, 5, 4);
        assert_int_equal(latency(&f, 0), 1 + stage); /* all of them hit */
        assert_int_equal(regfile_counters(f.rf)->cache_hits, 4);
        assert_int_equal(regfile_counters(f.rf)->bank_reads, 3);
        sources(&f, 0, 3, 4, 7, 8); /* with a write on bank 0 at t1: bank 1 first */
        assert_int_equal(latency(&f, 1 + stage), 4 + stage);
        sources(&f, 0, 3, 9, 10, 9); /* a repeat of a missing register */
        assert_int_equal(latency(&f, 0), 4 + stage);
        assert_int_equal(regfile_counters(f.rf)->repeats, 1);
        assert_int_equal(regfile_counters(f.rf)->operand_requests, 13);
        regfile_destroy(f.rf);
    }
}

/* RF-P1: instructions of two warps, issued in consecutive cycles, keep their own operands. */
static void stage_back_to_back(void **state)
{
    (void)state;
    struct world f;
    world_open(&f, load(0, "regfile.issue_stage=1", NULL));
    for (unsigned reg = 1; reg <= 4; reg++) {
        write_back(&f, 7, reg, false, 0x100 + reg);
        half(&f);
        full(&f);
    }
    sources(&f, 0, 2, 1, 2, 0);
    half(&f);
    assert_int_equal(f.out->issue, 1);
    full(&f);
    sources(&f, 1, 2, 3, 4, 0);
    half(&f);
    assert_int_equal(f.out->issue, 1);
    full(&f);
    unsigned left = 2;
    for (unsigned t = 0; t < 12; t++) {
        half(&f);
        if (f.out->disp_valid) {
            left--;
            for (unsigned k = 0; k < 2; k++)
                assert_int_equal(regfile_disp_data(f.rf, 0, k)[0],
                                 0x101 + 2 * f.out->disp_wid[0] + k);
        }
        full(&f);
        healthy(&f);
    }
    assert_int_equal(left, 0);
    regfile_destroy(f.rf);
}

/* A near result is in the unit in the next cycle, a far one is not, and invalidates (RF-M3). */
static void results_in_the_composition(void **state)
{
    (void)state;
    struct world f;
    world_open(&f, load(0, NULL));
    sources(&f, 2, 1, 4, 0, 0);
    latency(&f, 0);
    write_back(&f, 2, 9, true, 0xabc);
    half(&f);
    full(&f);
    sources(&f, 2, 2, 9, 4, 0);
    assert_int_equal(latency(&f, 0), 1);
    assert_int_equal(regfile_disp_data(f.rf, 0, 0)[0], 0xabc);
    write_back(&f, 2, 9, false, 0xdef);
    half(&f);
    full(&f);
    sources(&f, 2, 2, 9, 4, 0);
    assert_int_equal(latency(&f, 0), 3);
    assert_int_equal(regfile_disp_data(f.rf, 0, 0)[0], 0xdef);
    healthy(&f);
    regfile_destroy(f.rf);
}

/* What the surroundings must not do is noticed, and so is a law that does not hold. */
static void laws_and_duties(void **state)
{
    (void)state;
    struct world f;
    /* a bank changes under another register's name: the copy is stale */
    world_open(&f, load(0, NULL));
    sources(&f, 2, 1, 4, 0, 0);
    latency(&f, 0);
    write_back(&f, 2, 4, false, 1);
    f.in->wb_reg[0] = 5;
    half(&f);
    full(&f);
    assert_string_equal(regfile_law(f.rf), "CCU-I4");
    regfile_reset(f.rf);
    assert_null(regfile_law(f.rf));
    regfile_destroy(f.rf);

    world_open(&f, load(0, NULL));
    ((struct regfile_counters *)(uintptr_t)regfile_counters(f.rf))->cache_hits++;
    assert_string_equal(regfile_law(f.rf), "RF-C3");
    regfile_destroy(f.rf);

    /* a hit whose physical register is another one: no flush between two warps of a slot */
    world_open(&f, load(0, NULL));
    sources(&f, 2, 1, 4, 0, 0);
    latency(&f, 0);
    sources(&f, 2, 1, 4, 0, 0);
    f.in->inst_phys[0] = 40;
    half(&f);
    full(&f);
    assert_string_equal(regfile_law(f.rf), "CCU-I4");
    regfile_destroy(f.rf);

    /* CCU-W9: a write to a source that is being collected */
    world_open(&f, load(0, NULL));
    sources(&f, 2, 2, 4, 6, 0);
    half(&f);
    full(&f);
    write_back(&f, 2, 4, true, 1);
    half(&f);
    full(&f);
    assert_non_null(regfile_error(f.rf));
    regfile_destroy(f.rf);

    /* the end of a warp whose unit is busy */
    world_open(&f, load(0, NULL));
    sources(&f, 2, 2, 4, 6, 0);
    half(&f);
    full(&f);
    f.in->exit = 4;
    half(&f);
    full(&f);
    assert_non_null(strstr(regfile_error(f.rf), "CCU-K1"));
    regfile_destroy(f.rf);
}

/* Random programs on an SM until something is found, or for so many cycles. */
static const char *hunt(char *found, size_t room, uint64_t cycles, uint64_t seeds, struct params *p)
{
    struct diag d;
    diag_init(&d, stderr);
    *found = 0;
    for (uint64_t seed = 1; seed <= seeds && !*found; seed++) {
        struct work *w = work_random(p, seed);
        struct sm *sm = sm_create(p, w, &(struct sm_options){.payload = true}, &d);
        assert_non_null(sm);
        while (sm_cycle(sm) < cycles && sm_step(sm, &d) == SM_RUNNING)
            ;
        snprintf(found, room, "%s", sm_failure(sm)->text);
        sm_destroy(sm);
        work_free(w);
    }
    diag_free(&d);
    params_free(p);
    return found;
}

/* The holes of the papers, each open and closed. */
static void holes(void **state)
{
    (void)state;
    char found[320];
    const char *const open[] = {"ccu.invalidate=0", "ccu.partial_allocate=1", "ccu.exit_flush=0"};
    for (unsigned i = 0; i < 3; i++)
        assert_ptr_equal(strstr(hunt(found, sizeof found, 20000, 20,
                                     load(0, open[i], "regfile.depth=32", "env.subcores=1", NULL)),
                                "oracle: STALE"),
                         found);
    const char *const closed[] = {"ccu.far_hit=update",     "ccu.same_cycle=drop",
                                  "ccu.d_ports=2",          "ccu.victim=lru",
                                  "write_filter.enable=0",  "regfile.issue_stage=1",
                                  "ccu_allocator.scope=sm", "malekeh_scheduler.retry=1"};
    for (unsigned i = 0; i < 8; i++)
        assert_string_equal(hunt(found, sizeof found, 4000, 3,
                                 load(0, closed[i], "regfile.depth=32", "env.subcores=2", NULL)),
                            "");
}

static struct sm_stats figures(struct params *p, struct sm_options o)
{
    struct diag d;
    diag_init(&d, stderr);
    struct reuse_rule rule = reuse_rule(p);
    struct work *w = work_open(&(struct work_spec){.kernel = "stencil"}, &rule, &d);
    struct sm *sm = sm_create(p, w, &o, &d);
    assert_non_null(sm);
    while (sm_cycle(sm) - sm_prefill(sm) < 30000 && sm_step(sm, &d) == SM_RUNNING)
        ;
    struct sm_stats s;
    sm_stats(sm, &s);
    assert_string_equal(sm_failure(sm)->text, "");
    sm_destroy(sm);
    work_free(w);
    diag_free(&d);
    return s;
}

/* Payload or not, skipping or not, the threshold in each sub-core or around them: the same figures;
 * they add up. */
static void same_figures(void **state)
{
    (void)state;
    const char *const scopes[] = {"ccu_allocator.scope=subcore", "ccu_allocator.scope=sm"};
    for (unsigned i = 0; i < 2; i++) {
        struct params *p = load(0, "ocu.sources=6", "ccu.entries=8", "regfile.depth=256",
                                "sthld.interval=500", "memory.model=full", scopes[i], NULL);
        struct sm_stats a = figures(p, (struct sm_options){.skip = true}),
                        b = figures(p, (struct sm_options){0}),
                        c = figures(p, (struct sm_options){.payload = true, .skip = true}),
                        e = figures(p, (struct sm_options){.subcore = true}),
                        f = figures(p, (struct sm_options){.payload = true, .subcore = true});
        assert_memory_equal(&a, &b, sizeof a);
        assert_memory_equal(&a, &c, sizeof a);
        assert_memory_equal(&a, &e, sizeof a);
        assert_memory_equal(&a, &f, sizeof a);
        uint64_t stalls = 0;
        for (unsigned s = 0; s < N_STALL; s++)
            stalls += a.stalls[s];
        assert_int_equal(stalls + a.micro_ops, a.scheduler_cycles);
        assert_true(a.cache_hits > 0 && a.stalls[STALL_WAITING] > 0);
        assert_true(a.sthld.intervals > 10 && a.sthld.highest > 0);
        params_free(p);
    }
}

/* SC-E1: a sub-core that gets another table than the others goes another way. */
static void subcores_part(void **state)
{
    (void)state;
    struct params *p = load(0, "ocu.sources=6", "ccu.entries=8", "regfile.depth=256",
                            "sthld.interval=64", "env.subcores=2", NULL);
    struct diag d;
    diag_init(&d, stderr);
    struct work *w = work_kernel("stencil", &d);
    struct sm *sm = sm_create(p, w, &(struct sm_options){.subcore = true}, &d);
    struct regfile_in *in = (struct regfile_in *)(uintptr_t)sm_in(sm, 1);
    in->rom_we = in->rom_addr = 1; /* state 1, L: to state 2, threshold + 2 in place of + 1 */
    in->rom_data = 2 << 4 | 2;
    while (sm_cycle(sm) < 1000 && sm_step(sm, &d) == SM_RUNNING)
        ;
    assert_string_equal(sm_failure(sm)->rule, "SC-E1");
    assert_int_equal(sm_failure(sm)->unit, 1);
    sm_destroy(sm);
    work_free(w);
    diag_free(&d);
    params_free(p);
}

/* A register number that does not fit a tag. */
static void short_tags(void **state)
{
    (void)state;
    struct params *p = load(0, "ccu.tag_bits=2", "regfile.depth=256", NULL);
    char *text = NULL;
    size_t size = 0;
    FILE *f = open_memstream(&text, &size);
    struct diag d;
    diag_init(&d, f);
    struct work *w = work_kernel("matmul", &d);
    struct sm *sm = sm_create(p, w, &(struct sm_options){0}, &d);
    assert_int_equal(sm_step(sm, &d), SM_BAD_INPUT);
    assert_int_equal(d.status, 2);
    fflush(f);
    assert_non_null(strstr(text, "ccu.tag_bits = 2 allows 0..3"));
    sm_destroy(sm);
    work_free(w);
    diag_free(&d);
    fclose(f);
    free(text);
    params_free(p);
}

/* Whatever the surroundings do: no memory is left out, every model is a function of its inputs. */
static void any_input(void **state)
{
    (void)state;
    const char *const sets[] = {
        "ccu.d_ports=2",          "ccu.same_cycle=drop",      "regfile.issue_stage=1",
        "ccu_allocator.scope=sm", "ccu_allocator.policy=any", "write_filter.enable=0",
        "regfile.warps=5",        "regfile.read_latency=0"};
    uint64_t seed = 9;
    for (unsigned i = 0; i < sizeof sets / sizeof *sets; i++) {
        struct params *p = load(0, sets[i], NULL);
        for (const struct block_model *const *b = block_models(); *b; b++) {
            struct pin_list l = {0};
            (*b)->pins(p, &l);
            uint32_t *in = xcalloc(l.in_words, 4), *out = xcalloc(l.out_words, 4),
                     *again = xcalloc(l.out_words, 4);
            void *m = (*b)->create(p);
            for (unsigned t = 0; t < 300; t++) {
                for (size_t k = 0; k < l.n; k++)
                    for (unsigned at = 0; at < l.pins[k].width; at += 32) {
                        unsigned left = l.pins[k].width - at;
                        seed = seed * 6364136223846793005ull + 1442695040888963407ull;
                        uint32_t v =
                            (uint32_t)(seed >> 32) & (uint32_t)low_bits(left < 32 ? left : 32);
                        (l.pins[k].output ? again : in)[l.pins[k].word + at / 32] = v;
                    }
                (*b)->eval(m, in, out);
                (*b)->eval(m, in, again);
                assert_memory_equal(out, again, l.out_words * sizeof *out);
                (*b)->clock(m, in);
            }
            (*b)->reset(m);
            (*b)->destroy(m);
            free(in);
            free(out);
            free(again);
            pins_free(&l);
        }
        params_free(p);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(allocation),
        cmocka_unit_test(victims),
        cmocka_unit_test(results),
        cmocka_unit_test(same_cycle),
        cmocka_unit_test(exits),
        cmocka_unit_test(pins_of_ccu),
        cmocka_unit_test(waiting_example),
        cmocka_unit_test(allocator),
        cmocka_unit_test(le_is_lt_plus_one),
        cmocka_unit_test(scheduler),
        cmocka_unit_test(filter),
        cmocka_unit_test(crossbar_to_units),
        cmocka_unit_test(cycle_examples),
        cmocka_unit_test(stage_back_to_back),
        cmocka_unit_test(results_in_the_composition),
        cmocka_unit_test(laws_and_duties),
        cmocka_unit_test(holes),
        cmocka_unit_test(same_figures),
        cmocka_unit_test(subcores_part),
        cmocka_unit_test(short_tags),
        cmocka_unit_test(any_input),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
