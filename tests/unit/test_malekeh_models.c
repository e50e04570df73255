/* The golden models around caching collectors: each rule of docs/blocks/ccu_allocator.md,
 * malekeh_scheduler.md and write_filter.md by hand, with the example of the specification. */
#include "base/mem.h"
#include "cmodel/lfsr.h"
#include "cmodel/malekeh/ccu_allocator.h"
#include "cmodel/malekeh/malekeh_scheduler.h"
#include "cmodel/malekeh/write_filter.h"
#include "cmodel/util.h"
#include "gen/blocks/blocks.h"
#include <setjmp.h>
#include <stdarg.h>

#include <cmocka.h>

#include "tests/unit/caching_sets.h"

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
    block_pins(b, p, &l);
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
            if (!block_exists(blocks_find((*b)->name), p))
                continue;
            struct pin_list l = {0};
            block_pins(*b, p, &l);
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
        cmocka_unit_test(waiting_example),
        cmocka_unit_test(allocator),
        cmocka_unit_test(le_is_lt_plus_one),
        cmocka_unit_test(scheduler),
        cmocka_unit_test(filter),
        cmocka_unit_test(crossbar_to_units),
        cmocka_unit_test(any_input),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
