/* Replay vectors, scripts and the filters of legal stimulus, without a simulator: what is recorded
 * and executed again is the same run, what is thinned out stays legal, vectors read back, and the
 * oracle at the pins finds what it must. The search itself: tests/scripts/shrink.sh. */
#include "base/diag.h"
#include "base/mem.h"
#include "base/outfile.h"
#include "base/scratch.h"
#include "base/text.h"
#include "cmodel/config.h"
#include "cmodel/rng.h"
#include "tb/legal.h"
#include "tb/regfile/layout.h"
#include "tb/regfile/pin_oracle.h"
#include "tb/replay.h"
#include "tb/shrink.h"
#include "tb/system.h"
#include <stdio.h>
#include <string.h>
// clang-format off
#include <stdarg.h>
#include <setjmp.h>
#include <stdlib.h>
#include <unistd.h>
#include <cmocka.h>
// clang-format on

/* Blocks, a small parameter set that has them, and larger or other ones: CONFIG [KEY=VALUE]... */
static const struct subject {
    const char *block, *small, *other[3];
} subjects[] = {
    {"rr_arbiter", "tiny", {"fermi8_steal", "turing_ocu"}},
    {"ocu", "tiny", {"fermi8_steal", "turing_ocu"}},
    {"ocu_allocator", "tiny", {"fermi8_steal", "turing_ocu"}},
    {"crossbar", "tiny", {"fermi8_steal", "turing_ocu", "malekeh"}},
    {"dispatcher", "tiny", {"fermi8_steal", "turing_ocu"}},
    {"warp_scheduler", "tiny", {"fermi8_steal", "turing_ocu"}},
    {"bank_arbiter", "tiny", {"fermi8_steal", "turing_ocu"}},
    {"steal_arbiter", "tiny", {"fermi8_steal"}},
    {"regfile", "tiny", {"fermi8_steal", "turing_ocu", "malekeh"}},
    {"regfile", "tiny_ccu", {"malekeh"}},
    {"collector_stage",
     "tiny steal_arbiter.enable=0",
     {"vortex4x4", "tiny steal_arbiter.enable=0 ocu_allocator.per_warp=1",
      "vortex4x4 regfile.collector=ccu"}},
    {"ccu",
     "tiny_ccu",
     {"malekeh", "tiny_ccu regfile.issue_stage=1 ccu.same_cycle=drop ccu.d_ports=2",
      "tiny_ccu ccu.invalidate=0 ccu.exit_flush=0 ocu.sources=1 regfile.warps=3"}},
    {"ccu_allocator",
     "tiny_ccu",
     {"malekeh_pr", "malekeh_traditional",
      "tiny_ccu ccu_allocator.scope=sm env.subcores=2 regfile.warps=3"}},
    {"waiting_counter", "tiny_ccu ccu_allocator.scope=sm env.subcores=2", {NULL}},
    {"malekeh_scheduler",
     "tiny_ccu",
     {"malekeh_pr", "tiny_ccu malekeh_scheduler.has_data=any_valid malekeh_scheduler.retry=1"}},
    {"write_filter", "tiny_ccu", {"malekeh_pr", "tiny_ccu ccu.d_ports=2 regfile.warps=3"}},
    {"sthld", "tiny_ccu", {"malekeh", "tiny_ccu sthld.issuers=5"}},
    {"frame_ctl",
     "tiny regfile.schedulers=1 rename.policy=cars steal_arbiter.enable=0 regfile.lane_bits=32 "
     "frame.scap=7 regfile.depth=32",
     {"tiny regfile.schedulers=1 rename.policy=cars steal_arbiter.enable=0 regfile.lane_bits=32 "
      "regfile.warps=3",
      "tiny regfile.schedulers=1 rename.policy=cars steal_arbiter.enable=0 regfile.lane_bits=32 "
      "rename.pointer=absolute"}},
    {"rename",
     "tiny regfile.schedulers=1 rename.policy=cars steal_arbiter.enable=0 regfile.lane_bits=32 "
     "frame.scap=7",
     {"tiny regfile.schedulers=1 rename.policy=cars steal_arbiter.enable=0 regfile.lane_bits=32 "
      "rename.wrap=0 rename.r0cs=0"}},
    {"addr_separator",
     "tiny morpheus.enable=1",
     {"tiny morpheus.enable=1 addr_separator.stage=0", "tiny morpheus.enable=1 morpheus.sets=3"}},
    {"simt_stack",
     "tiny rename.policy=cars steal_arbiter.enable=0 regfile.lane_bits=32 regfile.schedulers=1",
     {"tiny rename.policy=cars steal_arbiter.enable=0 regfile.lane_bits=32 regfile.schedulers=1 "
      "simt_stack.depth=4 regfile.warps=2"}},
    {"warp_status",
     "tiny rename.policy=cars steal_arbiter.enable=0 regfile.lane_bits=32 regfile.schedulers=1 "
     "warp_status.warps=8",
     {"tiny rename.policy=cars steal_arbiter.enable=0 regfile.lane_bits=32 regfile.schedulers=1 "
      "warp_status.barswap=last"}},
    {"watermark",
     "tiny rename.policy=cars steal_arbiter.enable=0 regfile.lane_bits=32 regfile.schedulers=1",
     {"tiny rename.policy=cars steal_arbiter.enable=0 regfile.lane_bits=32 regfile.schedulers=1 "
      "watermark.metric=raw",
      "tiny rename.policy=cars steal_arbiter.enable=0 regfile.lane_bits=32 regfile.schedulers=1 "
      "watermark.sms=5 watermark.levels=4"}},
    {"morpheus",
     "tiny morpheus.enable=1 morpheus.sets=3 morpheus.block_bytes=4 query_unit.queue=6",
     {"tiny morpheus.enable=1 morpheus.sets=2 morpheus.block_bytes=4 query_unit.poll=answer"}},
    {"query_unit",
     "tiny morpheus.enable=1 morpheus.sets=3 morpheus.block_bytes=8 query_unit.queue=6",
     {"tiny morpheus.enable=1 morpheus.sets=2 morpheus.block_bytes=4 query_unit.poll=answer",
      "tiny morpheus.enable=1 morpheus.block_bytes=4 query_unit.poison=0"}},
    {"bloom_predictor",
     "tiny morpheus.enable=1 morpheus.sets=3 bloom_predictor.bits=16",
     {"tiny morpheus.enable=1 morpheus.sets=2 bloom_predictor.swap=paper morpheus.assoc=2",
      "tiny morpheus.enable=1 bloom_predictor.update=service bloom_predictor.carry=0"}},
    {"subcore",
     "malekeh",
     {"malekeh ccu_allocator.scope=sm sthld.interval=64", "malekeh sthld.adaptive=0"}},
};
enum { NSUBJECTS = sizeof subjects / sizeof *subjects, NOTHERS = 3, NSETS = 4 };

static struct params *load(const char *set)
{
    struct diag d;
    diag_init(&d, stderr);
    char *words = xstrdup(set), *save = NULL;
    const char *preset = strtok_r(words, " ", &save), *sets[NSETS];
    size_t n = 0;
    while (n < NSETS && (sets[n] = strtok_r(NULL, " ", &save)))
        n++;
    struct params *p = params_load(preset, sets, n, &d);
    assert_non_null(p);
    free(words);
    diag_free(&d);
    return p;
}

/* The pins of a run, for comparison. */
struct pins_of {
    size_t in_words, out_words, cycles;
    uint32_t *in, *out;
    bool *rst;
};

/* `cycles` of the golden side, or up to its end; recorded if `rec` is not NULL. */
static struct pins_of run(struct golden *g, size_t cycles, struct recorder *rec)
{
    struct pins_of r = {.in_words = g->pins.in_words, .out_words = g->pins.out_words};
    struct diag d;
    diag_init(&d, stderr);
    r.in = xcalloc(cycles * r.in_words + 1, sizeof(uint32_t));
    r.out = xcalloc(cycles * r.out_words + 1, sizeof(uint32_t));
    r.rst = xcalloc(cycles, sizeof(bool));
    for (; r.cycles < cycles; r.cycles++) {
        uint32_t *in = r.in + r.cycles * r.in_words, *out = r.out + r.cycles * r.out_words;
        enum golden_status s = g->ops->step(g, &r.rst[r.cycles], in, out, &d);
        if (s != GOLDEN_CYCLE)
            break;
        if (rec)
            recorder_cycle(rec, r.rst[r.cycles], in, out);
    }
    assert_string_equal(g->ops->failure(g)->text, "");
    assert_int_equal(d.n, 0);
    diag_free(&d);
    return r;
}

static void free_pins(struct pins_of *r)
{
    free(r->in);
    free(r->out);
    free(r->rst);
}

/* `pins_only`: the register file without an SM. */
static void record(const struct params *p, const char *top, bool pins_only, size_t cycles,
                   struct pins_of *pins, struct script *s, struct script_pool *pool)
{
    struct diag d;
    diag_init(&d, stderr);
    struct golden *g = system_of(top) && !pins_only
                           ? system_of(top)->random(system_of(top), p, 7, false, &d)
                           : golden_block(p, top, 7, true, &d);
    assert_non_null(g);
    struct recorder *rec = recorder_create(p, top, &g->pins, pool);
    *pins = run(g, cycles, rec);
    assert_int_equal(pins->cycles, cycles);
    recorder_finish(rec, s);
    golden_free(g);
    diag_free(&d);
}

/* A recorded run, executed operation by operation, shows the same outputs. A cycle of reset at the
 * end of a stretch may carry a write that the script withholds. */
static void check_same(const char *preset, const char *top, size_t cycles)
{
    struct params *p = load(preset);
    struct script_pool pool = {0};
    struct script s;
    struct pins_of was;
    record(p, top, false, cycles, &was, &s, &pool);
    struct golden *g = golden_script(p, top, &s);
    struct pins_of is = run(g, cycles, NULL);
    for (size_t c = 0; c < cycles; c++) {
        assert_int_equal(is.rst[c], was.rst[c]);
        if (!was.rst[c] && memcmp(is.out + c * is.out_words, was.out + c * was.out_words,
                                  is.out_words * sizeof *is.out) != 0)
            fail_msg("%s of %s: cycle %zu differs", top, preset, c);
    }
    golden_free(g);
    free_pins(&was);
    free_pins(&is);
    script_free(&s);
    script_pool_free(&pool);
    params_free(p);
}

static void test_recorded_runs_repeat(void **state)
{
    (void)state;
    for (const struct subject *s = subjects; s < subjects + NSUBJECTS; s++) {
        check_same(s->small, s->block, 20000);
        for (unsigned k = 0; k < NOTHERS && s->other[k]; k++)
            check_same(s->other[k], s->block, 2000);
    }
}

/* Whatever is left out, moved or changed, no law and no assumption is broken, as the replay of the
 * same pins judges it: it knows the assumptions by other means for the register file. */
static void check_thinned(const char *preset, const char *top, size_t cycles, uint64_t seed)
{
    struct params *p = load(preset);
    struct script_pool pool = {0};
    struct script full, s = {0};
    struct pins_of was, is;
    struct rng r;
    rng_seed(&r, seed);
    record(p, top, seed % 2, cycles, &was, &full, &pool);
    unsigned keep = 5 + rng_below(&r, 90), squeeze = 1 + rng_below(&r, 12);
    for (size_t i = 0; i < full.n; i++) {
        struct script_op op = full.ops[i];
        op.step /= squeeze;
        bool rare = op.kind == SCRIPT_RESET || (system_of(top) && op.kind == SCRIPT_STALL);
        if (rng_percent(&r, rare ? keep / squeeze : keep))
            script_add(&s, op);
    }
    s.steps = full.steps / squeeze + 1;
    struct golden *g = golden_script(p, top, &s);
    is = run(g, cycles * 4, NULL);
    golden_free(g);

    struct replay *v = replay_new(p, top, 1);
    for (size_t c = 0; c < is.cycles; c++)
        replay_add(v, is.rst[c], is.in + c * is.in_words);
    struct golden *again = golden_replay(v);
    struct pins_of replayed = run(again, is.cycles, NULL);
    assert_int_equal(replayed.cycles, is.cycles);
    assert_memory_equal(replayed.out, is.out, is.cycles * is.out_words * sizeof *is.out);
    golden_free(again);
    replay_free(v);
    free_pins(&was);
    free_pins(&is);
    free_pins(&replayed);
    script_free(&full);
    script_free(&s);
    script_pool_free(&pool);
    params_free(p);
}

static void test_thinned_scripts_are_legal(void **state)
{
    (void)state;
    for (const struct subject *s = subjects; s < subjects + NSUBJECTS; s++)
        for (uint64_t seed = 1; seed <= 6; seed++) {
            check_thinned(s->small, s->block, 5000, seed);
            for (unsigned k = 0; k < NOTHERS && s->other[k]; k++)
                check_thinned(s->other[k], s->block, 500, seed);
        }
}

/* Text and back. */
static void test_vectors_read_back(void **state)
{
    (void)state;
    struct diag d;
    diag_init(&d, stderr);
    char *dir = make_temp_dir("shrink", &d);
    assert_non_null(dir);
    char *path = strfmt("%s/x.vec", dir), *path2 = strfmt("%s/y.vec", dir);
    for (const struct subject *t = subjects; t < subjects + NSUBJECTS; t++) {
        struct params *p = load(t->small);
        struct script_pool pool = {0};
        struct script s;
        struct pins_of was;
        record(p, t->block, false, 500, &was, &s, &pool);
        struct replay *v = replay_new(p, t->block, UINT64_MAX);
        for (size_t c = 0; c < was.cycles; c++)
            for (unsigned n = 0; n < 1 + c % 3; n++)
                replay_add(v, was.rst[c], was.in + c * was.in_words);
        assert_true(replay_write(v, path, "two\nlines", &d));
        struct replay *r = replay_read(path, &d);
        assert_non_null(r);
        assert_string_equal(r->top, t->block);
        assert_int_equal(strncmp(t->small, params_name(r->params), strlen("tiny")), 0);
        assert_int_equal(r->seed, UINT64_MAX);
        assert_int_equal(r->cycles, v->cycles);
        assert_true(replay_line(r, 0) > 0);
        assert_true(replay_line(r, r->cycles - 1) >= replay_line(r, 0));
        assert_true(replay_write(r, path2, "two\nlines", &d));
        size_t n, n2;
        char *a = file_read(path, &n, &d), *b = file_read(path2, &n2, &d);
        assert_string_equal(a, b);
        free(a);
        free(b);
        replay_free(r);
        replay_free(v);
        free_pins(&was);
        script_free(&s);
        script_pool_free(&pool);
        params_free(p);
    }
    remove_tree(dir);
    free(dir);
    free(path);
    free(path2);
    diag_free(&d);
}

/* What a vector expects of outputs is written as it was read. */
static void test_expectations_read_back(void **state)
{
    (void)state;
    struct diag d;
    diag_init(&d, stderr);
    char *dir = make_temp_dir("shrink", &d);
    assert_non_null(dir);
    char *path = strfmt("%s/x.vec", dir);
    struct replay *r = replay_read("tests/data/holes/cars_return.replay", &d);
    assert_non_null(r);
    assert_true(replay_write(r, path, NULL, &d));
    struct replay *again = replay_read(path, &d);
    assert_non_null(again);
    assert_int_equal(again->nrows, r->nrows);
    assert_int_equal(again->nitems, r->nitems);
    assert_int_equal(again->rows[r->nrows - 1].expected, 2);
    assert_memory_equal(again->words, r->words, r->nwords * sizeof *r->words);
    replay_free(again);
    replay_free(r);
    remove_tree(dir);
    free(dir);
    free(path);
    diag_free(&d);
}

static void test_every_block_has_a_filter(void **state)
{
    (void)state;
    for (const struct block_model *const *b = block_models(); *b; b++) {
        unsigned i = 0;
        const struct system *s = system_of((*b)->name);
        while (i < NSUBJECTS && strcmp(subjects[i].block, (*b)->name) != 0)
            i++;
        assert_int_equal(i < NSUBJECTS, !s || s->shrink);
        assert_int_equal(legal_find((*b)->name) != NULL, !system_of((*b)->name));
    }
}

/* The inputs of a cycle; the others are 0. */
struct cycle_in {
    const char *port[5];
    uint64_t value[5];
};

static void put_cycle(const struct pin_list *pins, const struct cycle_in *c, uint32_t *in)
{
    memset(in, 0, pins->in_words * sizeof *in);
    for (unsigned i = 0; i < 5 && c->port[i]; i++) {
        const struct pin *pin = &pins->pins[pins_find(pins, c->port[i])];
        pins_put(in + pin->word, 0, pin->width, c->value[i]);
    }
}

/* The filters change what is illegal: for every assumption one input that breaks it. `n` legal
 * cycles, the last of `cycles` with `value` at the port. */
static void check_corrected_after(const char *set, const char *top, const struct cycle_in *cycles,
                                  size_t n, const char *port, uint64_t value, uint64_t legal)
{
    struct params *p = load(set);
    const struct block_model *m = block_model(top);
    const struct legal *l = legal_find(top);
    struct pin_list pins = {0};
    block_pins(m, p, &pins);
    void *model = m->create(p);
    struct stim_env e;
    stim_open(&e, p, m, model, &pins);
    void *self = l->create ? l->create(&e) : NULL;
    uint32_t *in = xcalloc(pins.in_words + 1, sizeof *in);
    uint32_t *out = xcalloc(pins.out_words + 1, sizeof *out);
    for (size_t c = 0; c + 1 < n; c++) {
        put_cycle(&pins, &cycles[c], in);
        l->correct(self, &e, in);
        memset(out, 0, pins.out_words * sizeof *out);
        m->eval(model, in, out);
        m->clock(model, in);
        if (l->observe)
            l->observe(self, &e, in, out);
    }
    put_cycle(&pins, &cycles[n - 1], in);
    const struct pin *pin = &pins.pins[pins_find(&pins, port)];
    pins_put(in + pin->word, 0, pin->width, value);
    l->correct(self, &e, in);
    uint64_t is = pins_get(in + pin->word, 0, pin->width);
    if (is != legal)
        fail_msg("%s of %s: %s=%llx becomes %llx, not %llx", top, set, port,
                 (unsigned long long)value, (unsigned long long)is, (unsigned long long)legal);
    if (l->destroy)
        l->destroy(self);
    m->destroy(model);
    stim_close(&e);
    free(in);
    free(out);
    pins_free(&pins);
    params_free(p);
}

static const struct cycle_in none = {{NULL}, {0}};

static void check_corrected(const char *set, const char *top, const char *port, uint64_t value,
                            uint64_t legal)
{
    check_corrected_after(set, top, &none, 1, port, value, legal);
}

static void test_filters_correct(void **state)
{
    (void)state;
    /* both write bank 0: port 0 is served, the request of port 1 has to be held */
    const struct cycle_in two_writes[] = {{{"wr_valid", "wr_phys"}, {3, 2 + (4 << 4)}}, none};
    check_corrected_after("tiny", "bank_arbiter", two_writes, 2, "wr_valid", 0, 2);
    check_corrected_after("tiny", "bank_arbiter", two_writes, 2, "wr_phys", 0, 4 << 4);
    const struct cycle_in push[] = {{{"push_valid", "push_cu", "push_src_valid"}, {1, 2, 1}}, none};
    check_corrected_after("tiny", "bank_arbiter", push, 2, "push_valid", 1, 0);
    const struct cycle_in waits[] = {{{"cand"}, {5}}, none};
    check_corrected_after("tiny", "dispatcher", waits, 2, "cand", 2, 7);
    const struct cycle_in alloc[] = {{{"alloc_valid", "alloc_src_valid"}, {1, 2}}, none};
    check_corrected_after("tiny", "ocu", alloc, 2, "s_valid", 3, 2);
    check_corrected_after("tiny", "ocu", alloc, 2, "alloc_valid", 1, 0);
    check_corrected("tiny", "crossbar", "wr_sel", 3, 1);
    check_corrected("tiny", "crossbar", "rd_sel", 3, 1);
    check_corrected("tiny", "steal_arbiter", "avail", 2, 0);
    check_corrected("tiny", "steal_arbiter", "avail", 3, 3);
    check_corrected("tiny", "warp_scheduler", "issue", 1, 0);
    check_corrected("tiny", "warp_scheduler", "force_valid", 1, 0);
    check_corrected("tiny", "ocu", "s_valid", 1, 0);
    check_corrected("tiny", "ocu", "disp_take", 1, 0);
    check_corrected("tiny", "ocu", "disp_sel", 1, 0);
    check_corrected("tiny", "ocu", "alloc_valid", 1, 1);
    check_corrected("tiny", "dispatcher", "older", 0, 6 + (4 << 3)); /* 0 before 1 before 2 */
    check_corrected("tiny", "bank_arbiter", "push_valid", 1, 0);     /* without a collector */
    check_corrected("tiny", "bank_arbiter", "steal_valid", 1, 0);    /* without an operand */
    check_corrected("tiny", "bank_arbiter", "push_stolen", 1, 0);
}

/* The same for the blocks of caching collectors, at the smallest set. */
static void test_filters_correct_ccu(void **state)
{
    (void)state;
    const char *set = "tiny_ccu", *odd = "tiny_ccu regfile.warps=3",
               *staged = "tiny_ccu regfile.issue_stage=1";
    /* warp 1 collects registers 0 and 1, both from the banks */
    const struct cycle_in alloc = {{"alloc_valid", "alloc_wid", "alloc_src_valid", "alloc_reg"},
                                   {1, 1, 3, 1 << 2}};
    const struct cycle_in busy[] = {alloc, none};
    check_corrected_after(set, "ccu", busy, 2, "alloc_valid", 1, 0);
    check_corrected_after(set, "ccu", busy, 2, "disp_sel", 1, 0);
    check_corrected_after(set, "ccu", busy, 2, "exit", 15, 13);
    check_corrected_after(set, "ccu", busy, 2, "s_valid", 1, 1);
    check_corrected_after(set, "ccu", busy, 2, "d_valid", 1, 0);
    const struct cycle_in others[] = {alloc, {{"d_reg", "inv_reg"}, {2, 2 + (3 << 2)}}};
    check_corrected_after(set, "ccu", others, 2, "d_valid", 1, 1);
    check_corrected_after(set, "ccu", others, 2, "inv_valid", 3, 3);
    const struct cycle_in twice[] = {alloc, {{"inv_reg"}, {2 + (2 << 2)}}};
    check_corrected_after(set, "ccu", twice, 2, "inv_valid", 3, 1);
    const struct cycle_in written[] = {alloc,
                                       {{"d_valid", "d_reg", "inv_reg"}, {1, 2, 2 + (3 << 2)}}};
    check_corrected_after(set, "ccu", written, 2, "inv_valid", 3, 2);
    const struct cycle_in arrived[] = {alloc, {{"s_valid"}, {1}}, none};
    check_corrected_after(set, "ccu", arrived, 3, "s_valid", 1, 0);
    /* two slots name one register: it arrives once, for the lower or for the higher one */
    const struct cycle_in shared[] = {
        {{"alloc_valid", "alloc_src_valid"}, {1, 3}}, {{"s_slot"}, {1}}, {{"s_slot"}, {1}}};
    check_corrected_after(set, "ccu", shared, 2, "s_valid", 1, 1);
    struct cycle_in both[3];
    memcpy(both, shared, sizeof both);
    both[1] = (struct cycle_in){{"s_valid"}, {1}};
    check_corrected_after(set, "ccu", both, 3, "s_valid", 1, 0);
    /* warp 1 has a free unit: its next instruction's sources get no result, another warp's do */
    struct cycle_in next[] = {
        {{"alloc_valid", "alloc_wid"}, {1, 1}},
        {{"disp_sel", "disp_take"}, {1, 1}},
        {{"alloc_valid", "alloc_wid", "alloc_src_valid", "alloc_reg", "d_reg"}, {1, 1, 1, 2, 2}}};
    check_corrected_after(set, "ccu", next, 3, "d_valid", 1, 0);
    next[2].value[1] = 2;
    check_corrected_after(set, "ccu", next, 3, "d_valid", 1, 1);
    const struct cycle_in looked[] = {{{"look_src_valid", "look_reg"}, {2, 6}},
                                      {{"alloc_valid"}, {1}}};
    check_corrected_after(staged, "ccu", looked, 2, "alloc_reg", 9, 6);
    check_corrected_after(staged, "ccu", looked, 2, "alloc_src_valid", 1, 2);
    check_corrected(set, "ccu", "d_valid", 1, 0); /* without an owner */
    check_corrected(set, "ccu", "inv_valid", 1, 0);
    check_corrected(set, "ccu", "s_valid", 1, 0);
    check_corrected(set, "ccu", "disp_take", 1, 0);
    check_corrected(set, "ccu", "alloc_valid", 1, 1);
    check_corrected(odd, "ccu", "alloc_wid", 3, 0);
    check_corrected(set, "ccu_allocator", "sel", 6, 2);
    check_corrected(set, "ccu_allocator", "owner_valid", 3, 1); /* both of warp 0 */
    check_corrected(set, "ccu_allocator", "owner_wid", 1, 0);   /* without an owner */
    const struct cycle_in owned = {{"owner_valid"}, {3}};
    check_corrected_after(set, "ccu_allocator", &owned, 1, "owner_wid", 6, 6);
    check_corrected(set, "malekeh_scheduler", "issue", 1, 0);
    check_corrected(odd, "malekeh_scheduler", "launch_wid", 3, 0);
    check_corrected(set, "malekeh_scheduler", "owner_valid", 3, 1);
    check_corrected(odd, "write_filter", "acc_wid", 2 + (3 << 2), 2);
    check_corrected(set, "write_filter", "owner_valid", 3, 1);
    check_corrected("tiny_ccu sthld.issuers=5", "sthld", "issued", 7, 5);
}

/* The oracle and the assumptions at the pins of tiny: one write, one instruction that reads it. */
struct bench {
    struct params *p;
    struct pin_list pins;
    struct pin_oracle *o;
    uint32_t *in, *out;
};

static void put(struct bench *b, const char *name, uint64_t v)
{
    const struct pin *pin = &b->pins.pins[pins_find(&b->pins, name)];
    pins_put((pin->output ? b->out : b->in) + pin->word, 0, pin->width, v);
}

static void open_bench(struct bench *b)
{
    *b = (struct bench){.p = load("tiny")};
    block_pins(block_model("regfile"), b->p, &b->pins);
    b->o = pin_oracle_create(b->p, &b->pins);
    b->in = xcalloc(b->pins.in_words, sizeof *b->in);
    b->out = xcalloc(b->pins.out_words, sizeof *b->out);
}

static void cycle(struct bench *b)
{
    pin_oracle_cycle(b->o, false, b->in, b->out);
    memset(b->in, 0, b->pins.in_words * sizeof *b->in);
    memset(b->out, 0, b->pins.out_words * sizeof *b->out);
}

static void write_5(struct bench *b)
{
    put(b, "wb_valid", 1);
    put(b, "wb_ready", 1);
    put(b, "wb_phys", 5);
    put(b, "wb_mask", 15);
    put(b, "wb_data", 0x9c);
    cycle(b);
}

static void issue_5(struct bench *b)
{
    put(b, "warp_ready", 1);
    put(b, "sel_valid", 1);
    put(b, "issue", 1);
    put(b, "inst_src_valid", 1);
    put(b, "inst_phys", 5);
    put(b, "inst_meta", 0x33);
    cycle(b);
}

static void dispatch_5(struct bench *b, uint64_t meta, uint64_t src_valid, uint64_t data)
{
    put(b, "disp_valid", 1);
    put(b, "disp_ready", 1);
    put(b, "disp_meta", meta);
    put(b, "disp_src_valid", src_valid);
    put(b, "disp_data", data);
    cycle(b);
}

static void expect(struct bench *b, const char *failure, const char *misuse)
{
    assert_int_equal(strncmp(pin_oracle_failure(b->o)->text, failure, strlen(failure)), 0);
    assert_int_equal(*failure != 0, *pin_oracle_failure(b->o)->text != 0);
    assert_int_equal(strncmp(pin_oracle_misuse(b->o), misuse, strlen(misuse)), 0);
    assert_int_equal(*misuse != 0, *pin_oracle_misuse(b->o) != 0);
    pin_oracle_destroy(b->o);
    pins_free(&b->pins);
    params_free(b->p);
    free(b->in);
    free(b->out);
}

static void test_pin_oracle(void **state)
{
    (void)state;
    struct bench b;
    open_bench(&b);
    write_5(&b);
    assert_true(pin_oracle_written(b.o, 5));
    issue_5(&b);
    assert_int_equal(pin_oracle_readers(b.o, 5), 1);
    dispatch_5(&b, 0x33, 1, 0x9c);
    assert_int_equal(pin_oracle_outstanding(b.o), 0);
    expect(&b, "", "");

    open_bench(&b);
    write_5(&b);
    issue_5(&b);
    dispatch_5(&b, 0x33, 1, 0x9d);
    expect(&b, "oracle: STALE cycle=2 warp=0 phys=5 lane=0 expected=0 actual=1", "");

    open_bench(&b);
    write_5(&b);
    issue_5(&b);
    dispatch_5(&b, 0x32, 1, 0x9c);
    expect(&b, "oracle: WRONG", "");

    open_bench(&b);
    dispatch_5(&b, 0x33, 0, 0);
    expect(&b, "oracle: TWICE", "");

    open_bench(&b);
    issue_5(&b);
    expect(&b, "", "inst_phys: register 5 is read and was never written");

    open_bench(&b);
    write_5(&b);
    issue_5(&b);
    write_5(&b);
    expect(&b, "", "wb_phys: register 5 has still to be read");

    open_bench(&b);
    put(&b, "warp_ready", 4);
    cycle(&b);
    cycle(&b);
    expect(&b, "", "warp_ready: warp 2 was ready");

    open_bench(&b);
    put(&b, "wb_valid", 2);
    cycle(&b);
    cycle(&b);
    expect(&b, "", "wb_valid: the request of port 1 was withdrawn");

    static const struct {
        const char *port;
        uint64_t value;
    } held[] = {{"wb_phys", 6}, {"wb_mask", 14}, {"wb_data", 0x9e}};
    for (unsigned i = 0; i < 3; i++) { /* a request that waits changes */
        char said[80];
        open_bench(&b);
        for (unsigned k = 0; k < 2; k++) {
            put(&b, "wb_valid", 1);
            put(&b, "wb_phys", 5);
            put(&b, "wb_mask", 15);
            put(&b, "wb_data", 0x9c);
            if (k)
                put(&b, held[i].port, held[i].value);
            cycle(&b);
        }
        snprintf(said, sizeof said, "%s: the request of port 0 changed", held[i].port);
        expect(&b, "", said);
    }

    open_bench(&b); /* RAW */
    write_5(&b);
    put(&b, "wb_valid", 1);
    put(&b, "wb_phys", 5);
    issue_5(&b);
    expect(&b, "", "inst_phys: register 5 is read while it is written");

    open_bench(&b); /* WAW: registers 5 and 5 of the two ports */
    put(&b, "wb_valid", 3);
    put(&b, "wb_phys", 5 | 5 << 4);
    cycle(&b);
    expect(&b, "", "wb_phys: two ports write register 5 at once");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_recorded_runs_repeat),
        cmocka_unit_test(test_thinned_scripts_are_legal),
        cmocka_unit_test(test_vectors_read_back),
        cmocka_unit_test(test_expectations_read_back),
        cmocka_unit_test(test_every_block_has_a_filter),
        cmocka_unit_test(test_filters_correct),
        cmocka_unit_test(test_filters_correct_ccu),
        cmocka_unit_test(test_pin_oracle),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
