/* The golden models of the single blocks, each rule of docs/blocks on a directed case. */
#include "base/mem.h"
#include "base/text.h"
#include "cmodel/core/bank_arbiter.h"
#include "cmodel/core/crossbar.h"
#include "cmodel/core/dispatcher.h"
#include "cmodel/core/ocu.h"
#include "cmodel/core/ocu_allocator.h"
#include "cmodel/core/rr_arbiter.h"
#include "cmodel/core/warp_scheduler.h"
#include "cmodel/lfsr.h"
#include "cmodel/regfile/regfile.h"
#include "cmodel/stealing/steal_arbiter.h"
#include "cmodel/util.h"
#include "gen/blocks/blocks.h"
#include <setjmp.h>
#include <stdarg.h>

#include <cmocka.h>

static uint32_t next_random(uint64_t *s)
{
    *s = *s * 6364136223846793005ull + 1442695040888963407ull;
    return (uint32_t)(*s >> 32);
}

/* A preset with changes, NULL-terminated. */
static struct params *load(const char *preset, ...)
{
    const char *sets[16];
    size_t n = 0;
    va_list ap;
    va_start(ap, preset);
    for (const char *s; (s = va_arg(ap, const char *)) && n < 16;)
        sets[n++] = s;
    va_end(ap);
    struct diag d;
    diag_init(&d, stderr);
    struct params *p = params_load(preset, sets, n, &d);
    diag_free(&d);
    assert_non_null(p);
    return p;
}

static struct model_config config_of(struct params *p)
{
    struct model_config c = model_config(p);
    params_free(p);
    return c;
}

static void test_bit_copies(void **state)
{
    (void)state;
    uint64_t seed = 1;
    for (int round = 0; round < 2000; round++) {
        uint32_t src[8], dst[8], want[8];
        for (int i = 0; i < 8; i++) {
            src[i] = next_random(&seed);
            dst[i] = want[i] = next_random(&seed);
        }
        unsigned width = next_random(&seed) % 129, from = next_random(&seed) % 127,
                 to = next_random(&seed) % 127;
        for (unsigned i = 0; i < width; i++)
            pins_put(want, to + i, 1, pins_get(src, from + i, 1));
        bits_copy(dst, to, src, from, width);
        assert_memory_equal(dst, want, sizeof dst);
        for (unsigned i = 0; i < width; i++)
            pins_put(want, to + i, 1, 0);
        bits_zero(dst, to, width);
        assert_memory_equal(dst, want, sizeof dst);
    }
}

static void test_lane_masks(void **state)
{
    (void)state;
    uint64_t seed = 2;
    const unsigned widths[] = {1, 2, 13, 32, 33, 64};
    for (size_t i = 0; i < sizeof widths / sizeof *widths; i++) {
        uint32_t src[16], dst[16], want[16];
        uint64_t mask = i == 1 ? 0xFF : 0x5A;
        for (int k = 0; k < 16; k++) {
            src[k] = next_random(&seed);
            dst[k] = want[k] = next_random(&seed);
        }
        for (unsigned b = 0; b < 8 * widths[i]; b++)
            if (mask >> b / widths[i] & 1)
                pins_put(want, b, 1, pins_get(src, b, 1));
        lanes_merge(dst, src, mask, 8, widths[i]);
        assert_memory_equal(dst, want, sizeof dst);
    }
}

/* RND-1, RND-2: the sequence of conventions.md, worked out by hand for the first steps. */
static void test_lfsr(void **state)
{
    (void)state;
    assert_int_equal(lfsr_reset(0), 0xACE1);
    assert_int_equal(lfsr_reset(1), 0xACE1 ^ 0x9E37);
    assert_int_equal(lfsr_step(0xACE1), 0x5670 ^ 0xB400);
    assert_int_equal(lfsr_step(0x0002), 0x0001);
    assert_int_equal(lfsr_pick(0xACE1, 0x0D, 4), 2);   /* starts at 1, which is not set */
    assert_int_equal(lfsr_pick(0xACE3, 0x03, 4), 0);   /* starts at 3, wraps */
    assert_int_equal(lfsr_pick(0xACE1, 0x3FF, 10), 6); /* 0xACE1 * 10 >> 16 */
    unsigned period = 0;
    uint16_t s = 1;
    do
        s = lfsr_step(s);
    while (++period < 70000 && s != 1);
    assert_int_equal(period, 65535);
}

/* ARB-F1, ARB-F2, ARB-F3 */
static void test_rr_order(void **state)
{
    (void)state;
    struct rr_arbiter a;
    rr_arbiter_init(&a, 5);
    assert_int_equal(rr_arbiter_eval(&a, 0), 0);
    assert_int_equal(rr_arbiter_eval(&a, 0x1F), 1); /* before the first win 0 comes first */
    rr_arbiter_clock(&a, 0x14);                     /* 2 wins */
    assert_int_equal(rr_arbiter_eval(&a, 0x1F), 8);
    rr_arbiter_clock(&a, 0); /* nobody: the order is kept */
    assert_int_equal(rr_arbiter_eval(&a, 0x1F), 8);
    assert_int_equal(rr_arbiter_eval(&a, 0x07), 1); /* none is ahead: the lowest */
    assert_int_equal(rr_arbiter_eval(&a, 0x04), 4); /* the last winner alone */
    rr_arbiter_clock(&a, 0x10);                     /* a winner without a rival counts as well */
    assert_int_equal(rr_arbiter_eval(&a, 0x1F), 1);
    rr_arbiter_free(&a);
}

/* ARB-B1: a held request sees at most n-1 other wins, and under full load exactly n-1. */
static void test_rr_bound(void **state)
{
    (void)state;
    for (unsigned n = 2; n <= 64; n++) {
        struct rr_arbiter a;
        uint64_t seed = n, held = 0;
        unsigned longest = 0, waited[64] = {0};
        rr_arbiter_init(&a, n);
        for (int t = 0; t < 2000; t++) {
            uint64_t more = (uint64_t)next_random(&seed) << 32 | next_random(&seed);
            held |= t < 1000 ? low_bits(n) : more & low_bits(n);
            uint64_t gnt = rr_arbiter_eval(&a, held);
            assert_int_equal(popcount64(gnt), held != 0);
            assert_int_equal(gnt & ~held, 0);
            for (unsigned i = 0; i < n; i++) {
                waited[i] = held >> i & 1 && !(gnt >> i & 1) ? waited[i] + 1 : 0;
                longest = waited[i] > longest ? waited[i] : longest;
            }
            rr_arbiter_clock(&a, held);
            held &= ~gnt;
        }
        assert_int_equal(longest, n - 1);
        assert_false(a.unfair);
        rr_arbiter_free(&a);
    }
}

/* OCU-A1, OCU-A2, OCU-S1, OCU-D1, OCU-D2, through the pins of a collector with one S port. */
static void test_ocu(void **state)
{
    (void)state;
    struct params *p = load("turing_ocu", NULL);
    const struct block_model *b = block_model("ocu");
    struct pin_list l = {0};
    block_pins(b, p, &l);
    assert_true(l.clocked);
    uint32_t *in = xcalloc(l.in_words, 4), *out = xcalloc(l.out_words, 4);
    void *m = b->create(p);
    uint32_t *alloc = in + pins_word(&l, "alloc_valid"), *sv = in + pins_word(&l, "s_valid");

    b->eval(m, in, out);
    assert_int_equal(out[pins_word(&l, "alloc_ready")], 1);
    assert_int_equal(out[pins_word(&l, "disp_cand")], 0);
    *alloc = 1;
    in[pins_word(&l, "alloc_wid")] = 5;
    in[pins_word(&l, "alloc_meta")] = 0xBEEF;
    in[pins_word(&l, "alloc_src_valid")] = 0x22;
    b->clock(m, in);
    *alloc = 0;
    for (unsigned k = 5; k >= 1; k -= 4) { /* slots 5, then 1 */
        b->eval(m, in, out);
        assert_int_equal(out[pins_word(&l, "alloc_ready")], 0);
        assert_int_equal(out[pins_word(&l, "disp_cand")], 0);
        *sv = 1;
        in[pins_word(&l, "s_slot")] = k;
        for (unsigned w = 0; w < 32; w++)
            in[pins_word(&l, "s_data") + w] = k << 16 | w;
        b->clock(m, in);
        *sv = 0;
        if (k == 1)
            break;
    }
    b->eval(m, in, out);
    assert_int_equal(out[pins_word(&l, "disp_cand")], 1);
    assert_int_equal(out[pins_word(&l, "disp_wid")], 0); /* OCU-D3: not selected */
    in[pins_word(&l, "disp_sel")] = 1;
    in[pins_word(&l, "disp_take")] = 1;
    b->eval(m, in, out);
    assert_int_equal(out[pins_word(&l, "disp_wid")], 5);
    assert_int_equal(out[pins_word(&l, "disp_meta")], 0xBEEF);
    assert_int_equal(out[pins_word(&l, "disp_src_valid")], 0x22);
    const uint32_t *data = out + pins_word(&l, "disp_data");
    for (unsigned k = 0; k < 6; k++) /* OCU-D3: absent slots are zero */
        assert_int_equal(data[k * 32 + 7], k == 1 || k == 5 ? k << 16 | 7 : 0);
    b->clock(m, in);
    in[pins_word(&l, "disp_sel")] = in[pins_word(&l, "disp_take")] = 0;
    b->eval(m, in, out);
    assert_int_equal(out[pins_word(&l, "alloc_ready")], 1); /* one cycle later, not earlier */

    /* OCU-D1: without sources a candidate one cycle after alloc */
    *alloc = 1;
    in[pins_word(&l, "alloc_src_valid")] = 0;
    b->clock(m, in);
    *alloc = 0;
    b->eval(m, in, out);
    assert_int_equal(out[pins_word(&l, "disp_cand")], 1);
    size_t n;
    const struct cover_point *cover = b->cover(m, &n);
    for (size_t i = 0; i < n; i++)
        if (!strchr("FHCW", cover[i].rule[4])) /* collector.*, dispatcher.*: not here */
            assert_true(cover[i].hits > 0);
    b->destroy(m);
    free(in);
    free(out);
    pins_free(&l);
    params_free(p);
}

/* AL-O1, AL-O2, AL-P1, AL-V1 */
static void test_allocator_lowest(void **state)
{
    (void)state;
    struct model_config c = config_of(load("fermi8", "ocu.alloc=lowest", NULL));
    struct ocu_allocator a;
    unsigned grant[2];
    struct ocu_allocator_out out = {.grant = grant};
    ocu_allocator_init(&a, &c);
    ocu_allocator_eval(&a, &(struct ocu_allocator_in){.free = 0x228, .want = 3}, &out);
    assert_int_equal(out.granted, 3);
    assert_int_equal(grant[0], 3);
    assert_int_equal(grant[1], 5);
    assert_int_equal(ocu_allocator_avail(&a, 0x228), 3);
    ocu_allocator_eval(&a, &(struct ocu_allocator_in){.free = 0x200, .want = 3}, &out);
    assert_int_equal(out.granted, 1);
    assert_int_equal(ocu_allocator_avail(&a, 0x200), 1); /* 1 could not be sure */
    ocu_allocator_eval(&a, &(struct ocu_allocator_in){.free = 0x200, .want = 2}, &out);
    assert_int_equal(out.granted, 2); /* the lower scheduler does not want it */
    ocu_allocator_free(&a);
}

/* AL-P2, RND-1, RND-2: a generator per scheduler, which steps iff it was used. */
static void test_allocator_random(void **state)
{
    (void)state;
    struct model_config c = config_of(load("fermi8", "ocu.alloc=random", NULL));
    struct ocu_allocator a;
    unsigned grant[2];
    struct ocu_allocator_out out = {.grant = grant};
    struct cover_point *cover = cover_new(&ocu_allocator_rules, 1);
    ocu_allocator_init(&a, &c);
    uint16_t s0 = lfsr_reset(0), s1 = lfsr_reset(1);
    uint64_t seed = 3;
    for (int t = 0; t < 3000; t++) {
        struct ocu_allocator_in in = {.free = next_random(&seed) & 0x3FF,
                                      .want = next_random(&seed) & 3};
        ocu_allocator_eval(&a, &in, &out);
        uint64_t left = in.free;
        if (in.want & 1 && left) {
            assert_true(out.granted & 1);
            assert_int_equal(grant[0], lfsr_pick(s0, left, 10));
            left &= ~(1ull << grant[0]);
            s0 = lfsr_step(s0);
        }
        if (in.want & 2 && left) {
            assert_true(out.granted & 2);
            assert_int_equal(grant[1], lfsr_pick(s1, left, 10));
            s1 = lfsr_step(s1);
        }
        ocu_allocator_clock(&a, &in, &out, cover);
    }
    ocu_allocator_free(&a);
    free(cover);
}

/* DI-H1, DI-O1, DI-P1, DI-T1, DI-V1 */
static void test_dispatcher_oldest(void **state)
{
    (void)state;
    struct model_config c = config_of(load("fermi8", "dispatcher.policy=oldest", NULL));
    struct dispatcher d;
    unsigned sel[2];
    struct dispatcher_out out = {.disp_sel = sel};
    struct cover_point *cover = cover_new(&dispatcher_rules, 1);
    uint64_t allocated[10]; /* 9 is the oldest, 0 the youngest */
    for (unsigned i = 0; i < 10; i++)
        allocated[i] = 9 - i;
    struct dispatcher_in in = {.cand = 0x16, .allocated = allocated, .disp_ready = 2};
    dispatcher_init(&d, &c);
    dispatcher_eval(&d, &in, &out);
    assert_int_equal(out.disp_valid, 3);
    assert_int_equal(sel[0], 4);
    assert_int_equal(sel[1], 2);
    assert_int_equal(dispatcher_take(&d, &out, in.disp_ready), 4);
    dispatcher_clock(&d, &in, &out, cover);
    in.cand = 0x212; /* 9 is older than the one that port 0 holds */
    dispatcher_eval(&d, &in, &out);
    assert_int_equal(sel[0], 4);
    assert_int_equal(sel[1], 9);
    in.cand = 0x010;
    dispatcher_eval(&d, &in, &out);
    assert_int_equal(out.disp_valid, 1);
    in.disp_ready = 0;
    assert_int_equal(dispatcher_take(&d, &out, in.disp_ready), 0);
    dispatcher_free(&d);
    free(cover);
}

/* DI-P2, DI-P3 */
static void test_dispatcher_rr(void **state)
{
    (void)state;
    struct model_config c = config_of(load("fermi8", "dispatcher.policy=rr", NULL));
    struct dispatcher d;
    unsigned sel[2];
    struct dispatcher_out out = {.disp_sel = sel};
    struct cover_point *cover = cover_new(&dispatcher_rules, 1);
    struct dispatcher_in in = {.cand = 0x3FF, .disp_ready = 3};
    dispatcher_init(&d, &c);
    for (unsigned t = 0; t < 12; t++) {
        dispatcher_eval(&d, &in, &out);
        assert_int_equal(sel[0], 2 * t % 10);
        assert_int_equal(sel[1], (2 * t + 1) % 10);
        dispatcher_clock(&d, &in, &out, cover);
    }
    in.disp_ready = 1; /* port 1 is not taken, so port 0 moves the pointer: last was 3 */
    dispatcher_eval(&d, &in, &out);
    dispatcher_clock(&d, &in, &out, cover);
    assert_int_equal(d.last, 4);
    dispatcher_eval(&d, &in, &out);
    assert_int_equal(sel[0], 6); /* 5 is held by port 1 */
    assert_int_equal(sel[1], 5);
    assert_true(cover[DI_H1].hits == 0 && cover[DI_P3].hits > 0);
    dispatcher_free(&d);
    free(cover);
}

/* XB-W1, XB-R1, XB-Z1 at a lane width that is no multiple of a word. */
static void test_crossbar(void **state)
{
    (void)state;
    struct params *p = load("tiny", "regfile.lane_bits=9", NULL);
    struct sizes z = params_sizes(p);
    const struct block_model *b = block_model("crossbar");
    struct pin_list l = {0};
    block_pins(b, p, &l);
    assert_false(l.clocked);
    uint32_t *in = xcalloc(l.in_words, 4), *out = xcalloc(l.out_words, 4);
    void *m = b->create(p);
    uint64_t seed = 4;
    for (int t = 0; t < 500; t++) {
        for (unsigned i = 0; i < l.in_words; i++)
            in[i] = next_random(&seed);
        for (unsigned i = 0; i < l.out_words; i++)
            out[i] = 0; /* unused upper bits */
        unsigned wsel[2], rsel[6];
        for (unsigned i = 0; i < z.nbank; i++) {
            wsel[i] = next_random(&seed) % (z.wbw + 1);
            pins_put(in + pins_word(&l, "wr_sel"), i * z.wbw, z.wbw, (1ull << wsel[i]) / 2);
        }
        for (unsigned i = 0; i < z.nt; i++) {
            rsel[i] = next_random(&seed) % (z.nbank + 1);
            pins_put(in + pins_word(&l, "rd_sel"), i * z.nbank, z.nbank, (1ull << rsel[i]) / 2);
        }
        b->eval(m, in, out);
        b->clock(m, in);
        for (unsigned i = 0; i < z.nbank; i++) {
            uint64_t d = pins_get(out + pins_word(&l, "bank_wdata"), i * z.w, z.w),
                     k = pins_get(out + pins_word(&l, "bank_wmask"), i * z.lanes, z.lanes);
            unsigned src = wsel[i] - 1;
            assert_true(d ==
                        (wsel[i] ? pins_get(in + pins_word(&l, "wr_data"), src * z.w, z.w) : 0));
            assert_true(
                k ==
                (wsel[i] ? pins_get(in + pins_word(&l, "wr_mask"), src * z.lanes, z.lanes) : 0));
        }
        for (unsigned i = 0; i < z.nt; i++)
            assert_true(pins_get(out + pins_word(&l, "s_data"), i * z.w, z.w) ==
                        (rsel[i]
                             ? pins_get(in + pins_word(&l, "bank_rdata"), (rsel[i] - 1) * z.w, z.w)
                             : 0));
    }
    size_t n;
    const struct cover_point *cover = b->cover(m, &n);
    for (size_t i = 0; i < n; i++)
        assert_true(cover[i].hits > 0 || i == XB_D1); /* CCUs only: test_malekeh_models.c */
    b->destroy(m);
    free(in);
    free(out);
    pins_free(&l);
    params_free(p);
}

struct sched_fixture {
    struct warp_scheduler w;
    struct warp_scheduler_in in;
    struct warp_scheduler_out out;
    struct cover_point *cover;
};

static void sched_open(struct sched_fixture *f, struct params *p)
{
    struct model_config c = config_of(p);
    memset(f, 0, sizeof *f);
    warp_scheduler_init(&f->w, &c);
    f->cover = cover_new(&warp_scheduler_rules, 1);
}

static void sched_close(struct sched_fixture *f)
{
    warp_scheduler_free(&f->w);
    free(f->cover);
}

/* Evaluates; issues what is selected if `issue`; returns the selection, -1 if none. */
static int sched_cycle(struct sched_fixture *f, uint64_t ready, bool issue)
{
    f->in.ready = ready;
    warp_scheduler_eval(&f->w, &f->in, &f->out);
    f->in.issue = issue && f->out.sel_valid;
    warp_scheduler_clock(&f->w, &f->in, &f->out, f->cover);
    return f->out.sel_valid ? (int)f->out.sel_wid : -1;
}

/* WS-G1, WS-G2, WS-L1, WS-L2, WS-I1 */
static void test_gto(void **state)
{
    (void)state;
    struct sched_fixture f;
    sched_open(&f, load("turing_ocu", "warp_scheduler.policy=gto", NULL));
    assert_int_equal(sched_cycle(&f, 0, false), -1);
    assert_int_equal(sched_cycle(&f, 0xF0, false), 4); /* the oldest; not issued: no greed */
    assert_int_equal(sched_cycle(&f, 0xF8, true), 3);
    assert_int_equal(sched_cycle(&f, 0xFF, true), 3); /* greedy */
    assert_int_equal(sched_cycle(&f, 0xF7, true), 0); /* then the oldest */
    f.in.launch_valid = true;
    f.in.launch_wid = 1;
    assert_int_equal(sched_cycle(&f, 0xFE, false), 1); /* launched at the clock edge only */
    f.in.launch_valid = false;
    assert_int_equal(sched_cycle(&f, 0xFE, false), 2); /* 1 is the youngest now */
    assert_int_equal(sched_cycle(&f, 0x82, false), 7);
    assert_int_equal(sched_cycle(&f, 0xFF, true), 0); /* 0 is still the last one */
    f.in.launch_valid = true;
    f.in.launch_wid = 0;
    sched_cycle(&f, 0, false); /* WS-L2: the new warp 0 is not the one that issued */
    f.in.launch_valid = false;
    assert_int_equal(sched_cycle(&f, 0xFF, false), 2);
    assert_int_equal(sched_cycle(&f, 0x03, false), 1); /* 1 was launched before 0 */
    f.in.launch_valid = true;
    f.in.launch_wid = 2;
    assert_int_equal(sched_cycle(&f, 0x0C, true), 2); /* issue and launch of one slot: WS-L2 */
    f.in.launch_valid = false;
    assert_int_equal(sched_cycle(&f, 0x0C, false), 3);
    sched_close(&f);
}

/* WS-R1 */
static void test_rr_scheduler(void **state)
{
    (void)state;
    struct sched_fixture f;
    sched_open(&f, load("turing_ocu", "warp_scheduler.policy=rr", NULL));
    assert_int_equal(sched_cycle(&f, 0xFF, true), 0);
    assert_int_equal(sched_cycle(&f, 0xF1, true), 4);
    assert_int_equal(sched_cycle(&f, 0x11, false), 0);
    assert_int_equal(sched_cycle(&f, 0x10, true), 4); /* last comes last */
    sched_close(&f);
}

/* WS-T1 as the page tells it: levels of neighbours, node by node. */
static int play_tree(const struct sched_fixture *f, uint64_t ready, int *loser)
{
    int level[64], n = (int)f->w.n;
    for (int i = 0; i < n; i++)
        level[i] = ready >> i & 1 ? i : -1;
    *loser = -1;
    while (n > 1) {
        int m = 0;
        for (int i = 0; i < n; i += 2) {
            int a = level[i], b = i + 1 < n ? level[i + 1] : -1, win = a < 0 ? b : a;
            if (a >= 0 && b >= 0) {
                bool b_first;
                if (f->w.gto) {
                    uint64_t ka = f->w.last_valid && f->w.last == (unsigned)a
                                      ? 0
                                      : popcount64(f->w.older[a]) + 1,
                             kb = f->w.last_valid && f->w.last == (unsigned)b
                                      ? 0
                                      : popcount64(f->w.older[b]) + 1;
                    b_first = kb < ka;
                } else {
                    unsigned da = ((unsigned)a + f->w.n - f->w.last - 1) % f->w.n,
                             db = ((unsigned)b + f->w.n - f->w.last - 1) % f->w.n;
                    b_first = db < da;
                }
                win = b_first ? b : a;
            }
            if (n == 2)
                *loser = a >= 0 && b >= 0 ? a + b - win : -1;
            level[m++] = win;
        }
        n = m;
    }
    return level[0];
}

/* WS-T1, WS-C1, WS-C2, WS-O1, WS-O2 against the tree, for any number of warps. */
static void test_tree(void **state)
{
    (void)state;
    uint64_t seed = 5;
    for (unsigned n = 1; n <= 32; n++)
        for (int variant = 0; variant < 4; variant++) {
            struct sched_fixture f;
            char *warps = strfmt("regfile.warps=%u", 2 * n);
            sched_open(&f,
                       load("fermi8_steal", warps,
                            variant & 1 ? "warp_scheduler.policy=rr" : "warp_scheduler.policy=gto",
                            variant & 2 ? "warp_scheduler.candidate=second"
                                        : "warp_scheduler.candidate=tree",
                            NULL));
            free(warps);
            for (int t = 0; t < 200; t++) {
                uint64_t ready = next_random(&seed) & next_random(&seed) & low_bits(n);
                if (t % 3 == 0)
                    ready = next_random(&seed) & low_bits(n);
                f.in.force_valid = ready && next_random(&seed) % 4 == 0;
                f.in.force_wid = ready ? first_bit_from(ready, next_random(&seed) % n) : 0;
                f.in.launch_valid = next_random(&seed) % 8 == 0;
                f.in.launch_wid = next_random(&seed) % n;
                int loser, winner = play_tree(&f, ready, &loser), ignored;
                int second = winner < 0 ? -1 : play_tree(&f, ready & ~(1ull << winner), &ignored);
                int cand = variant & 2 ? second : loser, sel = winner;
                if (f.in.force_valid) {
                    sel = (int)f.in.force_wid;
                    if (winner != sel)
                        cand = winner;
                }
                assert_int_equal(sched_cycle(&f, ready, next_random(&seed) & 1), sel);
                assert_int_equal(f.out.cand_valid ? (int)f.out.cand_wid : -1, cand);
            }
            sched_close(&f);
        }
}

struct steal_fixture {
    struct model_config c;
    struct steal_arbiter a;
    struct steal_arbiter_out out;
    struct steal_arbiter_in in;
    unsigned wid[2];
    uint32_t src[2], phys[6];
    uint64_t ready[2];
    struct cover_point *cover;
};

static void steal_open(struct steal_fixture *f, const char *policy)
{
    memset(f, 0, sizeof *f);
    f->c = config_of(load("fermi8_steal", policy, NULL));
    steal_arbiter_init(&f->a, &f->c);
    f->out = steal_arbiter_out_new(&f->c);
    f->in = (struct steal_arbiter_in){.cand_wid = f->wid,
                                      .cand_src_valid = f->src,
                                      .cand_phys = f->phys,
                                      .ready = f->ready,
                                      .avail = 3};
    f->cover = cover_new(&steal_arbiter_rules, 1);
}

static void steal_close(struct steal_fixture *f)
{
    steal_arbiter_free(&f->a);
    steal_arbiter_out_free(&f->out);
    free(f->cover);
}

/* Latches the candidates of the fixture: warp 4 of scheduler 0, warp 9 of scheduler 1. */
static void steal_latch(struct steal_fixture *f)
{
    f->wid[0] = 4;
    f->wid[1] = 9;
    f->ready[0] = 1u << 4;
    f->ready[1] = 1u << 9;
    f->in.cand_valid = 3;
    steal_arbiter_eval(&f->a, &f->in, &f->out);
    steal_arbiter_clock(&f->a, &f->in, &f->out, f->cover); /* ST-C1 */
}

/* Fig. 5 of the paper: r_c and r_d lie in one idle bank; r_d, of the second scheduler, is stolen.
 * ST-C2, ST-N2..ST-N6. */
static void test_steal_rules(void **state)
{
    (void)state;
    struct steal_fixture f;
    steal_open(&f, "steal_arbiter.policy=conflict");
    f.src[0] = 0x2; /* r_c: slot 1, bank 5, row 2 */
    f.phys[1] = 2 * 8 + 5;
    f.src[1] = 0x5; /* r_d: slot 2, bank 5, row 7; slot 0 is alone in bank 3 */
    f.phys[5] = 7 * 8 + 5;
    f.phys[3] = 3;
    steal_latch(&f);

    steal_arbiter_eval(&f.a, &f.in, &f.out);
    assert_int_equal(f.out.steal_valid, 1u << 5);
    assert_int_equal(f.out.steal_row[5], 7);
    assert_int_equal(f.out.steal_sched[5], 1);
    assert_int_equal(f.out.steal_slot[5], 2);
    assert_int_equal(f.out.stolen[0], 0);
    assert_int_equal(f.out.stolen[1], 4);
    assert_int_equal(f.out.force_valid, 2);
    assert_int_equal(f.out.force_wid[1], 9);

    f.in.bank_busy = 1u << 5; /* ST-N2 */
    steal_arbiter_eval(&f.a, &f.in, &f.out);
    assert_int_equal(f.out.steal_valid, 0);
    assert_int_equal(f.out.force_valid, 0);
    f.in.bank_busy = 0;

    f.in.avail = 1; /* ST-N4: the second is not sure of a collector, the first still steals */
    steal_arbiter_eval(&f.a, &f.in, &f.out);
    assert_int_equal(f.out.steal_sched[5], 0);
    assert_int_equal(f.out.force_valid, 1);
    f.in.avail = 3;

    f.ready[0] = 0; /* ST-C2: r_c is not live, so r_d is in no conflict (ST-N3) */
    steal_arbiter_eval(&f.a, &f.in, &f.out);
    assert_int_equal(f.out.steal_valid, 0);
    steal_close(&f);
}

/* ST-P1 any, and an instruction in conflict with itself (ST-N3, ST-N5). */
static void test_steal_any(void **state)
{
    (void)state;
    for (int any = 0; any < 2; any++) {
        struct steal_fixture f;
        steal_open(&f, any ? "steal_arbiter.policy=any" : "steal_arbiter.policy=conflict");
        f.src[1] = 0x7;
        f.phys[3] = 8 + 6; /* slots 0 and 1 share bank 6, slot 2 is alone in bank 0 */
        f.phys[4] = 16 + 6;
        f.phys[5] = 24;
        steal_latch(&f);
        steal_arbiter_eval(&f.a, &f.in, &f.out);
        assert_int_equal(f.out.steal_valid, any ? 0x41 : 0x40);
        assert_int_equal(f.out.steal_slot[6], 0); /* ascending slot */
        assert_int_equal(f.out.stolen[1], any ? 5 : 1);
        assert_int_equal(f.out.force_valid, 2);
        steal_close(&f);
    }
}

/* What enters a collector is the candidate, in its own cycle (ST-H1); with one S port one operand
 * is stolen, that in the lowest bank (ST-H2), and nothing is latched. */
static void test_steal_entering(void **state)
{
    (void)state;
    for (int any = 0; any < 2; any++) {
        struct steal_fixture f;
        memset(&f, 0, sizeof f);
        struct params *p = load("tiny_ccu", "steal_arbiter.enable=1", "regfile.banks=8",
                                "ocu.sources=3", any ? "steal_arbiter.policy=any" : NULL, NULL);
        f.c = config_of(p);
        steal_arbiter_init(&f.a, &f.c);
        f.out = steal_arbiter_out_new(&f.c);
        f.in = (struct steal_arbiter_in){
            .cand_valid = 1, .cand_src_valid = f.src, .cand_phys = f.phys};
        f.cover = cover_new(&steal_arbiter_rules, 1);
        f.src[0] = 0x7;
        f.phys[0] = 8 + 6; /* slots 0 and 1 share bank 6, slot 2 is alone in bank 2 */
        f.phys[1] = 16 + 6;
        f.phys[2] = 24 + 2;
        steal_arbiter_eval(&f.a, &f.in, &f.out);
        assert_int_equal(f.out.steal_valid, any ? 0x4 : 0x40);
        assert_int_equal(f.out.stolen[0], any ? 4 : 1);
        assert_int_equal(f.out.steal_row[any ? 2 : 6], any ? 3 : 1);
        steal_arbiter_clock(&f.a, &f.in, &f.out, f.cover);
        assert_int_equal(f.cover[ST_H1].hits, 1);
        assert_int_equal(f.cover[ST_H2].hits, any);

        f.in.bank_busy = 0x4; /* ST-N2 */
        steal_arbiter_eval(&f.a, &f.in, &f.out);
        assert_int_equal(f.out.steal_valid, 0x40);
        f.in.cand_valid = 0; /* of the last cycle nothing is left */
        steal_arbiter_eval(&f.a, &f.in, &f.out);
        assert_int_equal(f.out.steal_valid, 0);
        steal_close(&f);
    }
}

/* Outputs that are zero unless their valid bit is set: item i of `payload` by bit i of `valid`. */
static const struct {
    const char *block, *valid, *payload;
} gated[] = {
    {"bank_arbiter", "bank_en", "bank_row"},
    {"bank_arbiter", "bank_we", "wr_sel"},
    {"bank_arbiter", "s_valid", "s_slot"},
    {"bank_arbiter", "s_valid", "rd_sel"},
    {"steal_arbiter", "steal_valid", "steal_row"},
    {"steal_arbiter", "steal_valid", "steal_sched"},
    {"steal_arbiter", "steal_valid", "steal_slot"},
    {"steal_arbiter", "force_valid", "stolen"},
    {"steal_arbiter", "force_valid", "force_wid"},
    {"warp_scheduler", "sel_valid", "sel_wid"},
    {"warp_scheduler", "cand_valid", "cand_wid"},
    {"dispatcher", "disp_valid", "disp_sel"},
    {"regfile", "sel_valid", "sel_wid"},
    {"regfile", "cand_valid", "cand_wid"},
    {"regfile", "disp_valid", "disp_wid"},
    {"regfile", "disp_valid", "disp_meta"},
    {"regfile", "disp_valid", "disp_data"},
    {"regfile", "disp_src_valid", "disp_data"},
};

static bool any_bit(const uint32_t *port, unsigned lsb, unsigned width)
{
    for (unsigned i = 0; i < width; i += 64)
        if (pins_get(port, lsb + i, width - i < 64 ? width - i : 64))
            return true;
    return false;
}

static void check_gates(const char *block, const struct pin_list *l, const uint32_t *out)
{
    for (size_t g = 0; g < sizeof gated / sizeof *gated; g++) {
        size_t v = pins_find(l, gated[g].valid), d = pins_find(l, gated[g].payload);
        if (strcmp(block, gated[g].block) != 0 || v == (size_t)-1 || d == (size_t)-1)
            continue;
        const struct pin *valid = &l->pins[v], *payload = &l->pins[d];
        unsigned width = payload->width / valid->width;
        for (unsigned i = 0; i < valid->width; i++)
            if (!pins_get(out + valid->word, i, 1))
                assert_false(any_bit(out + payload->word, i * width, width));
    }
}

/* Whatever the surroundings do, for any legal set: eval is a function of state and inputs, whatever
 * other inputs it was asked for in between, every output bit has a value, unused upper bits are
 * zero, nothing is read or written out of bounds. */
/* Pins that are drawn bit by bit hardly ever agree in a number or leave a unit alone for long: some
 * ports all 0, all 1, sparse or dense. */
static uint32_t any_word(uint64_t *seed, unsigned kind)
{
    uint32_t few = next_random(seed) & next_random(seed) & next_random(seed);
    return kind == 0   ? next_random(seed)
           : kind == 1 ? few
           : kind == 2 ? ~few
                       : (next_random(seed) % 3 ? 0 : UINT32_MAX);
}

static void test_any_input(void **state)
{
    (void)state;
    uint64_t seed = 6;
    for (uint64_t set = 0; set < 150; set++) {
        struct params *p = params_random(set, 8);
        for (const struct block_model *const *b = block_models(); *b; b++) {
            if (!block_exists(blocks_find((*b)->name), p))
                continue;
            struct pin_list l = {0};
            block_pins(*b, p, &l);
            void *m = (*b)->create(p), *twin = (*b)->create(p);
            uint32_t *in = xcalloc(l.in_words, 4), *other = xcalloc(l.in_words, 4),
                     *out = xcalloc(l.out_words, 4), *again = xcalloc(l.out_words, 4);
            for (int t = 0; t < 60; t++) {
                for (size_t i = 0; i < l.n; i++) {
                    const struct pin *pin = &l.pins[i];
                    uint32_t *image = pin->output ? again : in;
                    unsigned kind = (unsigned)t / 12 % 5; /* the last: one for each port */
                    kind = kind < 4 ? kind : next_random(&seed) % 4;
                    for (unsigned w = 0; w < words32(pin->width); w++) {
                        unsigned left = pin->width - 32 * w;
                        image[pin->word + w] =
                            any_word(&seed, kind) & (uint32_t)low_bits(left < 32 ? left : 32);
                    }
                }
                (*b)->eval(twin, in, out);
                (*b)->eval(m, other, again); /* of the cycle before: as good as any */
                (*b)->eval(m, in, again);    /* whatever was there before */
                assert_memory_equal(out, again, l.out_words * sizeof *out);
                check_gates((*b)->name, &l, out);
                for (size_t i = 0; i < l.n; i++) {
                    const struct pin *pin = &l.pins[i];
                    if (pin->output && pin->width % 32)
                        assert_int_equal(out[pin->word + pin->width / 32] >> pin->width % 32, 0);
                }
                memcpy(other, in, l.in_words * sizeof *in);
                (*b)->clock(m, in);
                (*b)->clock(twin, in);
                if (t == 40) {
                    (*b)->reset(m);
                    (*b)->reset(twin);
                }
            }
            (*b)->destroy(m);
            (*b)->destroy(twin);
            free(in);
            free(other);
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
        cmocka_unit_test(test_bit_copies),
        cmocka_unit_test(test_lane_masks),
        cmocka_unit_test(test_lfsr),
        cmocka_unit_test(test_rr_order),
        cmocka_unit_test(test_rr_bound),
        cmocka_unit_test(test_ocu),
        cmocka_unit_test(test_allocator_lowest),
        cmocka_unit_test(test_allocator_random),
        cmocka_unit_test(test_dispatcher_oldest),
        cmocka_unit_test(test_dispatcher_rr),
        cmocka_unit_test(test_crossbar),
        cmocka_unit_test(test_gto),
        cmocka_unit_test(test_rr_scheduler),
        cmocka_unit_test(test_tree),
        cmocka_unit_test(test_steal_rules),
        cmocka_unit_test(test_steal_any),
        cmocka_unit_test(test_steal_entering),
        cmocka_unit_test(test_any_input),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
