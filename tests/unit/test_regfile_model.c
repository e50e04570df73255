/* The golden register file: latencies and cycle examples, hazards as data, and random load with an
 * oracle of register values. */
#include "base/mem.h"
#include "cmodel/regfile/regfile.h"
#include "cmodel/util.h"
#include <setjmp.h>
#include <stdarg.h>

#include <cmocka.h>

static struct params *load(const char *preset, const char *const *sets, size_t n)
{
    struct diag d;
    diag_init(&d, stderr);
    struct params *p = params_load(preset, sets, n, &d);
    diag_free(&d);
    assert_non_null(p);
    return p;
}

struct fixture {
    struct sizes z;
    struct regfile *rf;
    struct regfile_in *in;
    const struct regfile_out *out;
};

/* One operand at a time, ready a cycle after it has come. */
#define PLAIN "regfile.s_ports=1 collector.forward=0 collector.handover=0 dispatcher.classes=1"

/* set: "key=value" words, or NULL. */
static void open_fixture(struct fixture *f, const char *preset, const char *set)
{
    char words[200], *save = NULL;
    const char *sets[8];
    size_t n = 0;
    snprintf(words, sizeof words, "%s", set ? set : "");
    for (char *w = strtok_r(words, " ", &save); w && n < 8; w = strtok_r(NULL, " ", &save))
        sets[n++] = w;
    struct params *p = load(preset, sets, n);
    f->z = params_sizes(p);
    f->rf = regfile_create(p, true);
    f->in = regfile_inputs(f->rf);
    f->out = regfile_outputs(f->rf);
    f->in->disp_ready = (uint32_t)low_bits(f->z.ndisp * f->z.classes);
    params_free(p);
}

static void evaluate(struct fixture *f)
{
    regfile_dispatch(f->rf);
    regfile_select(f->rf);
}

/* Clock edge; the warps that were issued are not ready any more, writes are over. */
static void clock_edge(struct fixture *f)
{
    regfile_clock(f->rf);
    for (unsigned s = 0; s < f->z.nsched; s++)
        if (f->out->issue >> s & 1)
            f->in->warp_ready[s] &= ~(1ull << f->out->sel_wid[s]);
    f->in->wb_valid = 0;
    assert_null(regfile_law(f->rf));
}

static void step(struct fixture *f)
{
    evaluate(f);
    clock_edge(f);
    assert_null(regfile_error(f->rf));
}

static void answer(struct fixture *f, unsigned s, unsigned n, const uint32_t *phys)
{
    f->in->inst_src_valid[s] = (uint32_t)low_bits(n);
    memcpy(f->in->inst_phys + s * f->z.nsrc, phys, n * sizeof *phys);
}

/* Cycles from issue to dispatch of one instruction alone, a write to bank 0 at `write_at` (0:
 * none). */
static unsigned latency(const char *preset, const char *set, unsigned k, unsigned write_at)
{
    struct fixture f;
    open_fixture(&f, preset, set);
    uint32_t phys[8];
    for (unsigned i = 0; i < k; i++)
        phys[i] = f.z.nbank + i; /* banks 0, 1, ... */
    answer(&f, 0, k, phys);
    f.in->warp_ready[0] = 1;
    unsigned t = 0;
    for (; t < 30; t++) {
        f.in->wb_valid = write_at && t == write_at;
        evaluate(&f);
        assert_int_equal(f.out->issue, t == 0);
        clock_edge(&f);
        if (f.out->disp_valid)
            break;
    }
    assert_int_equal(regfile_busy(f.rf), 0);
    assert_null(regfile_error(f.rf));
    regfile_destroy(f.rf);
    return t;
}

/* The latencies that docs/blocks/regfile.md states, and the example of the specification. */
static void test_latencies(void **state)
{
    (void)state;
    assert_int_equal(latency("fermi8", NULL, 0, 0), 1);
    assert_int_equal(latency("turing_ocu", PLAIN, 0, 0), 1);
    const char *const lat[] = {"regfile.read_latency=0", "regfile.read_latency=1",
                               "regfile.read_latency=2"};
    const char *const plain[] = {PLAIN " regfile.read_latency=0", PLAIN,
                                 PLAIN " regfile.read_latency=2"};
    for (unsigned l = 0; l < 3; l++) {
        for (unsigned k = 1; k <= 3; k++)
            assert_int_equal(latency("fermi8", lat[l], k, 0), 2 + l);
        for (unsigned k = 1; k <= 6; k++)
            assert_int_equal(latency("turing_ocu", plain[l], k, 0), 1 + l + k);
    }
    assert_int_equal(latency("turing_ocu", PLAIN, 2, 1), 4); /* t1: bank 1; t2: bank 0 */
    assert_int_equal(latency("turing_ocu", PLAIN, 1, 1), 4);
    /* Two S ports; what arrives is complete at once. */
    assert_int_equal(latency("turing_ocu", NULL, 0, 0), 1);
    for (unsigned k = 1; k <= 6; k++)
        assert_int_equal(latency("turing_ocu", NULL, k, 0), 1 + (k + 1) / 2);
    assert_int_equal(latency("fermi8", NULL, 3, 1), 4);
}

/* docs/timing.md: cycles between two instructions of one operand that have one collector, t0 to t0.
 */
static unsigned held(const char *const *sets, size_t n, uint32_t disp_ready)
{
    struct params *p = load("tiny", sets, n);
    struct fixture f = {.z = params_sizes(p), .rf = regfile_create(p, true)};
    unsigned first = 0, issues = 0;
    params_free(p);
    f.in = regfile_inputs(f.rf);
    f.out = regfile_outputs(f.rf);
    f.in->disp_ready = disp_ready;
    for (unsigned t = 0; t < 20 && issues < f.z.ncu + 1; t++) {
        f.in->warp_ready[0] = 3;
        evaluate(&f);
        answer(&f, 0, 1, (uint32_t[]){5});
        if (f.z.classes > 1)
            f.in->inst_class[0] = (uint8_t)(issues % 2);
        if (f.out->issue) {
            issues++;
            first = issues == 1 ? t : first;
            if (issues == f.z.ncu + 1)
                first = t - first;
        }
        clock_edge(&f);
    }
    if (issues < f.z.ncu + 1)
        first = 0;
    regfile_destroy(f.rf);
    return first;
}

/* RF-T1, OCU-F1, OCU-H1; with classes DI-K1. */
static void test_timing(void **state)
{
    (void)state;
    const char *plain[] = {"regfile.collectors=1", "steal_arbiter.enable=0", "regfile.schedulers=1",
                           "collector.forward=0", "collector.handover=0"};
    assert_int_equal(held(plain, 5, 1), 4);
    plain[3] = "collector.forward=1";
    assert_int_equal(held(plain, 5, 1), 3);
    plain[4] = "collector.handover=1";
    assert_int_equal(held(plain, 5, 1), 2);
    plain[3] = "collector.forward=0";
    assert_int_equal(held(plain, 5, 1), 3);
    /* Two collectors; class 0 has no room: the other collector goes on with class 1. */
    const char *const classes[] = {"regfile.collectors=2", "steal_arbiter.enable=0",
                                   "regfile.schedulers=1", "collector.handover=1",
                                   "dispatcher.classes=2"};
    assert_int_not_equal(held(classes, 5, 2), 0);
    assert_int_equal(held(classes, 4, 0), 0);
}

/* Fig. 5 of the Bank Stealing paper: r_c and r_d share a bank that is idle while r_a and r_b are
 * read. With stealing W_d has its operand two cycles earlier. */
static void steal_example(bool steal, unsigned *wait_c, unsigned *wait_d)
{
    struct fixture f;
    open_fixture(&f, steal ? "fermi8_steal" : "fermi8", "regfile.dispatch_ports=4");
    for (unsigned s = 0; s < 2; s++)
        f.in->warp_ready[s] = 1u << 0 | 1u << 16; /* a, b: warp 0; c, d: warp 16, the other half */
    for (unsigned t = 0; t < 10; t++) {
        evaluate(&f);
        if (steal && t == 0) {
            assert_int_equal(f.out->cand_valid, 3);
            assert_int_equal(f.out->cand_wid[0], 16);
            assert_int_equal(f.out->cand_wid[1], 16);
        }
        assert_int_equal(f.out->force, steal && t == 1 ? 2 : 0);
        assert_int_equal(f.out->issue, t < 2 ? 3 : 0);
        for (unsigned s = 0; s < 2; s++) {
            answer(&f, s, 1, (uint32_t[]){t == 0 ? 8 + s : 8 * (4 + s) + 5});
            f.in->inst_meta[s * regfile_meta_words(f.rf)] = t * 2 + s;
            f.in->cand_src_valid[s] = f.out->cand_valid >> s & 1;
            f.in->cand_phys[s * 3] = 8 * (4 + s) + 5;
        }
        clock_edge(&f);
        for (unsigned p = 0; p < 4; p++) {
            if (!(f.out->disp_valid >> p & 1))
                continue;
            if (f.out->disp_meta[p * regfile_meta_words(f.rf)] == 2) {
                *wait_c = t;
                assert_int_equal(f.out->disp_wid[p], 32);
            }
            if (f.out->disp_meta[p * regfile_meta_words(f.rf)] == 3) {
                *wait_d = t;
                assert_int_equal(f.out->disp_wid[p], 33);
            }
        }
    }
    const struct regfile_counters *c = regfile_counters(f.rf);
    assert_int_equal(c->bank_reads, 4);
    assert_int_equal(c->operand_requests, 4);
    assert_int_equal(c->steals, steal);
    assert_int_equal(c->conflict_cycles, !steal);
    assert_int_equal(c->dispatched, 4);
    assert_null(regfile_error(f.rf));
    regfile_destroy(f.rf);
}

/* RF-C1, RF-I3, ST-N7 */
static void test_steal_example(void **state)
{
    (void)state;
    unsigned c = 0, d = 0;
    steal_example(true, &c, &d);
    assert_int_equal(d, 3); /* stolen at T+1, arrives in T+2 */
    assert_int_equal(c, 4);
    steal_example(false, &c, &d);
    assert_int_equal(c, 4);
    assert_int_equal(d, 5);
}

/* RF-W1, SR-W1: masks; regfile_peek. */
static void test_write_masks(void **state)
{
    (void)state;
    struct fixture f;
    open_fixture(&f, "fermi8", NULL);
    unsigned n = regfile_row_words(f.rf);
    for (unsigned round = 0; round < 2; round++) {
        f.in->wb_valid = 3;
        for (unsigned i = 0; i < 2; i++) {
            f.in->wb_phys[i] = 17;
            f.in->wb_mask[i] = round ? 0xF0 : 0xFFFFFFFF;
            for (unsigned w = 0; w < n; w++)
                f.in->wb_data[i * n + w] = 1000 * (2 * round + i) + w;
        }
        evaluate(&f);
        assert_int_equal(f.out->wb_ready, 1); /* one bank: the lower port */
        clock_edge(&f);
    }
    for (unsigned w = 0; w < n; w++)
        assert_int_equal(regfile_peek(f.rf, 17)[w], (w >= 4 && w < 8 ? 2000 : 0) + w);
    assert_int_equal(regfile_counters(f.rf)->bank_writes, 2);
    regfile_destroy(f.rf);
}

/* Broken duties of the surroundings are told, not obeyed into a crash. */
static void test_errors(void **state)
{
    (void)state;
    struct fixture f;
    open_fixture(&f, "turing_ocu", NULL);
    answer(&f, 0, 2, (uint32_t[]){4, 6});
    f.in->warp_ready[0] = 1;
    step(&f);
    f.in->wb_valid = 1; /* RF-H1: register 6 is still queued */
    f.in->wb_phys[0] = 6;
    evaluate(&f);
    clock_edge(&f);
    assert_non_null(regfile_error(f.rf));
    assert_memory_equal(regfile_error(f.rf), "RF-H1", 5);
    ((struct regfile_counters *)regfile_counters(f.rf))->issued++;
    assert_string_equal(regfile_law(f.rf), "RF-C2");
    regfile_reset(f.rf);
    assert_null(regfile_error(f.rf));

    f.in->wb_valid = 3; /* RF-H1: register 6 waits for its write behind register 4 */
    f.in->wb_phys[0] = 4;
    f.in->wb_phys[1] = 6;
    f.in->warp_ready[0] = 1;
    evaluate(&f);
    clock_edge(&f);
    assert_memory_equal(regfile_error(f.rf), "RF-H1", 5);
    regfile_reset(f.rf);

    f.in->wb_valid = 1;
    f.in->wb_phys[0] = 512;
    evaluate(&f);
    clock_edge(&f);
    assert_memory_equal(regfile_error(f.rf), "RF-W1", 5);
    regfile_destroy(f.rf);

    open_fixture(&f, "fermi8_steal", NULL);
    for (unsigned s = 0; s < 2; s++) {
        f.in->warp_ready[s] = 1u << 0 | 1u << 16;
        f.in->cand_src_valid[s] = 1;
        f.in->cand_phys[s * 3] = 8 * s + 5;
    }
    step(&f);
    answer(&f, 0, 1, (uint32_t[]){5});
    answer(&f, 1, 1, (uint32_t[]){8 + 6}); /* not what was announced */
    evaluate(&f);
    assert_int_equal(f.out->force, 2);
    clock_edge(&f);
    assert_memory_equal(regfile_error(f.rf), "RF-I3", 5);
    regfile_destroy(f.rf);
}

struct instruction {
    uint32_t src_valid, phys[8];
    unsigned id; /* in the metadata */
    bool ready;
};

/* Random surroundings that keep RF-H1, and what they know. */
struct world {
    struct sizes z;
    unsigned words;
    uint64_t seed;
    struct instruction next[64];    /* per warp */
    struct instruction flying[256]; /* by id: issued, not dispatched */
    bool used[256];                 /* ids of all instructions that are about */
    uint32_t *reg;                  /* [registers * words]: expected contents */
    uint8_t *readers;               /* [registers]: ready or collecting instructions that read it */
    unsigned last_id;
    unsigned t;
};

static uint32_t draw(struct world *w)
{
    w->seed = w->seed * 6364136223846793005ull + 1442695040888963407ull;
    return (uint32_t)(w->seed >> 32);
}

static void new_instruction(struct world *w, unsigned warp)
{
    struct instruction *i = &w->next[warp];
    i->ready = false;
    do
        w->last_id = (w->last_id + 1) % 256;
    while (w->used[w->last_id]);
    w->used[w->last_id] = true;
    i->id = w->last_id;
    i->src_valid = draw(w) & (uint32_t)low_bits(w->z.nsrc);
    for (unsigned k = 0; k < w->z.nsrc; k++)
        i->phys[k] = draw(w) % (w->z.nbank * w->z.depth) & ~(draw(w) & (w->z.nbank - 1));
}

static bool waits_for_write(const struct world *w, const struct regfile_in *in, uint32_t phys)
{
    for (unsigned i = 0; i < w->z.wbw; i++)
        if ((in->wb_valid >> i & 1) && in->wb_phys[i] == phys)
            return true;
    return false;
}

static void count_readers(struct world *w, const struct instruction *i, int by)
{
    for (uint32_t s = i->src_valid; s; s &= s - 1)
        w->readers[i->phys[first_bit(s)]] = (uint8_t)(w->readers[i->phys[first_bit(s)]] + by);
}

/* Inputs of the next cycle; writes that were not accepted stay. */
static void drive(struct world *w, struct regfile_in *in)
{
    const struct sizes *z = &w->z;
    /* crowded and quiet times: stealing needs free collectors and idle banks */
    unsigned rarity = w->t++ / 256 % 2 ? 6 : 2 * z->nw;
    for (unsigned i = 0; i < z->wbw; i++) {
        uint32_t phys = draw(w) % (z->nbank * z->depth);
        if ((in->wb_valid >> i & 1) || draw(w) % 3 || w->readers[phys] ||
            waits_for_write(w, in, phys))
            continue;
        in->wb_valid |= 1u << i;
        in->wb_phys[i] = phys;
        in->wb_mask[i] = draw(w) % 4 ? low_bits(z->lanes) : draw(w) & low_bits(z->lanes);
        for (unsigned k = 0; k < w->words; k++)
            in->wb_data[i * w->words + k] = draw(w);
    }
    for (unsigned warp = 0; warp < z->nw; warp++) {
        struct instruction *n = &w->next[warp];
        bool clear = !n->ready && draw(w) % rarity == 0;
        for (uint32_t s = n->src_valid; s && clear; s &= s - 1)
            clear = !waits_for_write(w, in, n->phys[first_bit(s)]);
        if (clear) {
            n->ready = true;
            count_readers(w, n, 1);
            in->warp_ready[warp % z->nsched] |= 1ull << warp / z->nsched;
        }
    }
    in->launch_valid = z->ages && draw(w) % 50 == 0 ? draw(w) & (uint32_t)low_bits(z->nsched) : 0;
    for (unsigned s = 0; s < z->nsched; s++)
        in->launch_wid[s] = draw(w) % z->n;
    in->disp_ready = draw(w) & (uint32_t)low_bits(z->ndisp * z->classes);
}

static void answer_all(const struct world *w, struct regfile_in *in, const struct regfile_out *out,
                       unsigned meta_words)
{
    for (unsigned s = 0; s < w->z.nsched; s++) {
        const struct instruction *i = &w->next[out->sel_wid[s] * w->z.nsched + s],
                                 *c = &w->next[out->cand_wid[s] * w->z.nsched + s];
        in->inst_src_valid[s] = i->src_valid;
        in->inst_meta[s * meta_words] = i->id;
        if (w->z.classes > 1)
            in->inst_class[s] = (uint8_t)(i->id % w->z.classes);
        in->cand_src_valid[s] = c->src_valid;
        memcpy(in->inst_phys + s * w->z.nsrc, i->phys, w->z.nsrc * sizeof *i->phys);
        memcpy(in->cand_phys + s * w->z.nsrc, c->phys, w->z.nsrc * sizeof *c->phys);
    }
}

/* What leaves is what was issued, with the values of the registers. */
static void check_dispatch(struct world *w, const struct regfile *rf, const struct regfile_in *in)
{
    const struct regfile_out *out = regfile_outputs(rf);
    for (unsigned p = 0; p < w->z.ndisp; p++) {
        if (!(out->disp_valid >> p & 1)) {
            assert_null(regfile_disp_data(rf, p, 0));
            assert_int_equal(out->disp_wid[p] | out->disp_src_valid[p], 0);
            continue;
        }
        unsigned id = out->disp_meta[p * regfile_meta_words(rf)];
        const struct instruction *i = &w->flying[id];
        assert_true(w->used[id]);
        assert_int_equal(out->disp_src_valid[p], i->src_valid);
        if (w->z.classes > 1) { /* DI-K1, DI-K3 */
            unsigned k = id % w->z.classes;
            assert_int_equal(out->disp_class[p], k);
            assert_true(in->disp_ready >> (p * w->z.classes + k) & 1);
        }
        for (unsigned k = 0; k < w->z.nsrc; k++) {
            const uint32_t *data = regfile_disp_data(rf, p, k);
            assert_int_equal(data != NULL, i->src_valid >> k & 1);
            if (data)
                assert_memory_equal(data, w->reg + (size_t)i->phys[k] * w->words,
                                    w->words * sizeof *data);
        }
        if (w->z.classes > 1 || (in->disp_ready >> p & 1)) {
            count_readers(w, i, -1);
            w->used[id] = false;
        }
    }
}

/* Before the clock edge: registers that are written, instructions that are issued. */
static void follow(struct world *w, struct regfile_in *in, const struct regfile_out *out)
{
    for (unsigned i = 0; i < w->z.wbw; i++)
        if (out->wb_ready >> i & 1)
            lanes_merge(w->reg + (size_t)in->wb_phys[i] * w->words, in->wb_data + i * w->words,
                        in->wb_mask[i], w->z.lanes, w->z.lane_bits);
    for (unsigned s = 0; s < w->z.nsched; s++) {
        unsigned warp = out->sel_wid[s] * w->z.nsched + s;
        if (!(out->issue >> s & 1))
            continue;
        assert_true(w->next[warp].ready);
        w->flying[w->next[warp].id] = w->next[warp];
        new_instruction(w, warp);
    }
}

/* After it: what was accepted is no longer asked for. */
static void withdraw(struct world *w, struct regfile_in *in, const struct regfile_out *out)
{
    in->wb_valid &= ~out->wb_ready;
    for (unsigned s = 0; s < w->z.nsched; s++)
        if (out->issue >> s & 1)
            in->warp_ready[s] &= ~(1ull << out->sel_wid[s]);
}

static void copy_inputs(const struct world *w, struct regfile_in *to, const struct regfile_in *from)
{
    const struct sizes *z = &w->z;
    memcpy(to->warp_ready, from->warp_ready, z->nsched * sizeof *to->warp_ready);
    memcpy(to->launch_wid, from->launch_wid, z->nsched * sizeof *to->launch_wid);
    memcpy(to->inst_src_valid, from->inst_src_valid, z->nsched * sizeof *to->inst_src_valid);
    memcpy(to->inst_phys, from->inst_phys, z->nsched * z->nsrc * sizeof *to->inst_phys);
    memcpy(to->cand_src_valid, from->cand_src_valid, z->nsched * sizeof *to->cand_src_valid);
    memcpy(to->cand_phys, from->cand_phys, z->nsched * z->nsrc * sizeof *to->cand_phys);
    memcpy(to->wb_phys, from->wb_phys, z->wbw * sizeof *to->wb_phys);
    if (z->classes > 1)
        memcpy(to->inst_class, from->inst_class, z->nsched * sizeof *to->inst_class);
    to->launch_valid = from->launch_valid;
    to->wb_valid = from->wb_valid;
    to->disp_ready = from->disp_ready;
}

/* RF-I1..RF-D1 with values, RF-C2 and BA-C1 in every cycle; the register file without payload does
 * the same; every rule of the parts that are there is covered. */
static void run_world(const char *preset, const char *const *sets, size_t nsets, unsigned cycles)
{
    struct params *p = load(preset, sets, nsets);
    struct world *w = xcalloc(1, sizeof *w);
    struct regfile *rf = regfile_create(p, true), *bare = regfile_create(p, false);
    struct regfile_in *in = regfile_inputs(rf), *bare_in = regfile_inputs(bare);
    const struct regfile_out *out = regfile_outputs(rf), *bare_out = regfile_outputs(bare);
    w->z = params_sizes(p);
    params_free(p);
    w->words = regfile_row_words(rf);
    w->seed = nsets + cycles;
    w->reg = xcalloc((size_t)w->z.nbank * w->z.depth * w->words, sizeof *w->reg);
    w->readers = xcalloc((size_t)w->z.nbank * w->z.depth, 1);
    for (unsigned warp = 0; warp < w->z.nw; warp++)
        new_instruction(w, warp);

    for (unsigned t = 0; t < cycles; t++) {
        drive(w, in);
        regfile_dispatch(rf);
        regfile_select(rf);
        answer_all(w, in, out, regfile_meta_words(rf));
        copy_inputs(w, bare_in, in);
        regfile_dispatch(bare);
        regfile_select(bare);
        assert_int_equal(bare_out->sel_valid, out->sel_valid);
        assert_int_equal(bare_out->issue, out->issue);
        assert_int_equal(bare_out->cand_valid, out->cand_valid);
        assert_int_equal(bare_out->wb_ready, out->wb_ready);
        assert_int_equal(bare_out->disp_valid, out->disp_valid);
        check_dispatch(w, rf, in);
        follow(w, in, out);
        regfile_clock(rf);
        regfile_clock(bare);
        assert_null(regfile_error(rf));
        assert_null(regfile_law(rf));
        assert_null(regfile_law(bare));
        withdraw(w, in, out);
    }
    assert_memory_equal(regfile_counters(rf), regfile_counters(bare),
                        sizeof(struct regfile_counters));
    const struct regfile_counters *c = regfile_counters(rf);
    assert_true(c->dispatched > cycles / 8);
    assert_int_equal(c->steals != 0, w->z.steal);
    for (uint32_t r = 0; r < w->z.nbank * w->z.depth; r++)
        assert_memory_equal(regfile_peek(rf, r), w->reg + (size_t)r * w->words,
                            w->words * sizeof *w->reg);
    size_t n;
    const struct cover_point *cover = regfile_cover(rf, &n);
    for (size_t i = 0; i < n; i++) {
        bool steal_rule = strncmp(cover[i].rule, "ST-", 3) == 0;
        if (strncmp(cover[i].rule, "ST-H", 4) == 0)
            assert_int_equal(cover[i].hits, 0); /* of the other form */
        else if (steal_rule)
            assert_int_equal(cover[i].hits != 0, w->z.steal);
        else if (strcmp(cover[i].rule, "RF-T1") == 0)
            assert_int_equal(cover[i].hits != 0, w->z.handover);
        else if (strcmp(cover[i].rule, "RF-D2") == 0)
            assert_int_equal(cover[i].hits != 0, w->z.out_stage);
        else if (strcmp(cover[i].rule, "RF-T2") == 0)
            assert_int_equal(cover[i].hits != 0, w->z.classes > 1);
        else if (strncmp(cover[i].rule, "OCU-F", 5) == 0)
            assert_int_equal(cover[i].hits != 0, w->z.forward);
        else if (strncmp(cover[i].rule, "RF-", 3) == 0)
            assert_int_equal(cover[i].hits != 0,
                             w->z.steal || (strcmp(cover[i].rule, "RF-I3") != 0 &&
                                            strcmp(cover[i].rule, "RF-C1") != 0));
    }
    regfile_destroy(rf);
    regfile_destroy(bare);
    free(w->reg);
    free(w->readers);
    free(w);
}

static void test_random_load(void **state)
{
    (void)state;
    run_world("turing_ocu", NULL, 0, 6000);
    run_world("fermi8", NULL, 0, 6000);
    run_world("fermi8_steal", NULL, 0, 6000);
    run_world("fermi16", (const char *[]){"regfile.read_latency=2", "regfile.s_ports=2"}, 2, 6000);
    run_world("fermi8_steal",
              (const char *[]){"regfile.read_latency=2", "steal_arbiter.policy=any",
                               "warp_scheduler.candidate=second", "dispatcher.policy=rr",
                               "warp_scheduler.policy=rr", "ocu.alloc=random"},
              6, 6000);
    run_world("turing_ocu",
              (const char *[]){"regfile.read_latency=0", "collector.forward=0",
                               "regfile.lane_bits=33", "dispatcher.policy=rr", "regfile.banks=1",
                               "regfile.s_ports=1", "regfile.lanes=8"},
              7, 6000);
    run_world("tiny", NULL, 0, 20000);
    run_world("tiny", (const char *[]){"collector.forward=1"}, 1, 20000);
    run_world("tiny", (const char *[]){"collector.handover=1", "dispatcher.classes=3"}, 2, 20000);
    run_world("fermi8_steal",
              (const char *[]){"regfile.read_latency=2", "collector.forward=1",
                               "collector.handover=1", "dispatcher.classes=2"},
              4, 6000);
    run_world("tiny", (const char *[]){"regfile.lane_bits=7", "regfile.collectors=2"}, 2, 20000);
}

/* The block model shows at its pins what the typed interface says. */
static void test_pins(void **state)
{
    (void)state;
    struct params *p = load("fermi8_steal", NULL, 0);
    struct sizes z = params_sizes(p);
    const struct block_model *b = block_model("regfile");
    struct pin_list l = {0};
    block_pins(b, p, &l);
    void *m = b->create(p);
    struct regfile *rf = regfile_create(p, true);
    struct regfile_in *ti = regfile_inputs(rf);
    const struct regfile_out *to = regfile_outputs(rf);
    params_free(p);
    uint32_t *in = xcalloc(l.in_words, 4), *out = xcalloc(l.out_words, 4);
    struct world *w = xcalloc(1, sizeof *w);
    w->z = z;
    w->words = regfile_row_words(rf);
    w->readers = xcalloc((size_t)z.nbank * z.depth, 1);
    w->reg = xcalloc((size_t)z.nbank * z.depth * w->words, sizeof *w->reg);
    for (unsigned warp = 0; warp < z.nw; warp++)
        new_instruction(w, warp);
    for (unsigned t = 0; t < 4000; t++) {
        drive(w, ti);
        regfile_dispatch(rf);
        regfile_select(rf);
        answer_all(w, ti, to, regfile_meta_words(rf));
        for (unsigned i = 0; i < z.nw; i++)
            pins_put(in + pins_word(&l, "warp_ready"), i, 1, ti->warp_ready[i % 2] >> i / 2 & 1);
        pins_put(in + pins_word(&l, "launch_valid"), 0, 2, ti->launch_valid);
        pins_put(in + pins_word(&l, "wb_valid"), 0, 2, ti->wb_valid);
        pins_put(in + pins_word(&l, "disp_ready"), 0, 2, ti->disp_ready);
        for (unsigned i = 0; i < 2; i++) {
            pins_put(in + pins_word(&l, "launch_wid"), 5 * i, 5, ti->launch_wid[i]);
            pins_put(in + pins_word(&l, "inst_src_valid"), 3 * i, 3, ti->inst_src_valid[i]);
            pins_put(in + pins_word(&l, "cand_src_valid"), 3 * i, 3, ti->cand_src_valid[i]);
            pins_put(in + pins_word(&l, "inst_meta"), 32 * i, 32, ti->inst_meta[i]);
            pins_put(in + pins_word(&l, "wb_phys"), 10 * i, 10, ti->wb_phys[i]);
            pins_put(in + pins_word(&l, "wb_mask"), 32 * i, 32, ti->wb_mask[i]);
        }
        for (unsigned i = 0; i < 6; i++) {
            pins_put(in + pins_word(&l, "inst_phys"), 10 * i, 10, ti->inst_phys[i]);
            pins_put(in + pins_word(&l, "cand_phys"), 10 * i, 10, ti->cand_phys[i]);
        }
        memcpy(in + pins_word(&l, "wb_data"), ti->wb_data, 64 * sizeof *in);
        b->eval(m, in, out);
        assert_int_equal(out[pins_word(&l, "sel_valid")], to->sel_valid);
        assert_int_equal(out[pins_word(&l, "issue")], to->issue);
        assert_int_equal(out[pins_word(&l, "cand_valid")], to->cand_valid);
        assert_int_equal(out[pins_word(&l, "cand_wid")], to->cand_wid[0] | to->cand_wid[1] << 5);
        assert_int_equal(out[pins_word(&l, "sel_wid")], to->sel_wid[0] | to->sel_wid[1] << 5);
        assert_int_equal(out[pins_word(&l, "wb_ready")], to->wb_ready);
        assert_int_equal(out[pins_word(&l, "disp_valid")], to->disp_valid);
        assert_int_equal(out[pins_word(&l, "disp_wid")], to->disp_wid[0] | to->disp_wid[1] << 6);
        for (unsigned i = 0; i < 6; i++) {
            static const uint32_t zero[32];
            const uint32_t *data = regfile_disp_data(rf, i / 3, i % 3);
            assert_memory_equal(out + pins_word(&l, "disp_data") + 32 * i, data ? data : zero,
                                sizeof zero);
        }
        assert_int_equal(out[pins_word(&l, "cnt_steals")], regfile_counters(rf)->steals);
        assert_int_equal(out[pins_word(&l, "cnt_issued")], regfile_counters(rf)->issued);
        check_dispatch(w, rf, ti);
        follow(w, ti, to);
        regfile_clock(rf);
        b->clock(m, in);
        withdraw(w, ti, to);
    }
    assert_null(regfile_law(regfile_of_model(m)));
    assert_null(regfile_error(regfile_of_model(m)));
    assert_true(regfile_counters(rf)->steals > 50);
    b->destroy(m);
    regfile_destroy(rf);
    pins_free(&l);
    free(in);
    free(out);
    free(w->readers);
    free(w->reg);
    free(w);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_latencies),     cmocka_unit_test(test_timing),
        cmocka_unit_test(test_steal_example), cmocka_unit_test(test_write_masks),
        cmocka_unit_test(test_errors),        cmocka_unit_test(test_random_load),
        cmocka_unit_test(test_pins),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
