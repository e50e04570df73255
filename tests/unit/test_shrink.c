/* Replay vectors, scripts and the filters of legal stimulus, without a simulator: what is recorded
 * and executed again is the same run, what is thinned out stays legal, vectors read back, and the
 * oracle at the pins finds what it must. The search itself: tests/scripts/shrink.sh. */
#include "cmodel/config.h"
#include "cmodel/rng.h"
#include "params/base/outfile.h"
#include "tb/legal.h"
#include "tb/pin_oracle.h"
#include "tb/replay.h"
#include "tb/shrink.h"
// clang-format off
#include <stdarg.h>
#include <setjmp.h>
#include <stdlib.h>
#include <unistd.h>
#include <cmocka.h>
// clang-format on

static const char *const blocks[] = {"rr_arbiter",   "ocu",           "ocu_allocator",
                                     "crossbar",     "dispatcher",    "warp_scheduler",
                                     "bank_arbiter", "steal_arbiter", "regfile"};
enum { NBLOCKS = sizeof blocks / sizeof *blocks };

static struct params *load(const char *preset)
{
    struct diag d;
    diag_init(&d, stderr);
    struct params *p = params_load(preset, NULL, 0, &d);
    assert_non_null(p);
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
    assert_string_equal(g->ops->failure(g), "");
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
    struct golden *g = strcmp(top, "regfile") == 0 && !pins_only
                           ? golden_random(p, 7, false, &d)
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
    for (unsigned i = 0; i < NBLOCKS; i++) {
        check_same("tiny", blocks[i], 20000);
        check_same("fermi8_steal", blocks[i], 2000);
        if (strcmp(blocks[i], "steal_arbiter") != 0)
            check_same("turing_ocu", blocks[i], 2000);
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
        bool rare = op.kind == SCRIPT_RESET || op.kind == SCRIPT_STALL;
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
    for (unsigned i = 0; i < NBLOCKS; i++)
        for (uint64_t seed = 1; seed <= 6; seed++) {
            check_thinned("tiny", blocks[i], 5000, seed);
            check_thinned("fermi8_steal", blocks[i], 500, seed);
        }
}

/* Text and back. */
static void test_vectors_read_back(void **state)
{
    (void)state;
    struct diag d;
    char dir[] = "/tmp/warpsmith-test-XXXXXX";
    assert_non_null(mkdtemp(dir));
    diag_init(&d, stderr);
    char *path = strfmt("%s/x.vec", dir), *path2 = strfmt("%s/y.vec", dir);
    for (unsigned i = 0; i < NBLOCKS; i++) {
        struct params *p = load("tiny");
        struct script_pool pool = {0};
        struct script s;
        struct pins_of was;
        record(p, blocks[i], false, 500, &was, &s, &pool);
        struct replay *v = replay_new(p, blocks[i], UINT64_MAX);
        for (size_t c = 0; c < was.cycles; c++)
            for (unsigned n = 0; n < 1 + c % 3; n++)
                replay_add(v, was.rst[c], was.in + c * was.in_words);
        assert_true(replay_write(v, path, "two\nlines", &d));
        struct replay *r = replay_read(path, &d);
        assert_non_null(r);
        assert_string_equal(r->top, blocks[i]);
        assert_string_equal(params_name(r->params), "tiny");
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
    free(path);
    free(path2);
    diag_free(&d);
}

/* One cycle with legal inputs, then one with `value` at the port. */
struct before {
    const char *port[4];
    uint64_t value[4];
};

/* The filters change what is illegal: for every assumption one input that breaks it. */
static void check_corrected_after(const struct before *before, const char *top, const char *port,
                                  uint64_t value, uint64_t legal)
{
    struct params *p = load("tiny");
    const struct block_model *m = block_model(top);
    const struct legal *l = legal_find(top);
    struct pin_list pins = {0};
    m->pins(p, &pins);
    void *model = m->create(p);
    struct stim_env e = {.params = p,
                         .z = params_sizes(p),
                         .pins = &pins,
                         .model = m,
                         .state = model,
                         .outputs = xcalloc(pins.out_words + 1, sizeof(uint32_t))};
    void *self = l->create ? l->create(&e) : NULL;
    uint32_t *in = xcalloc(pins.in_words + 1, sizeof *in);
    uint32_t *out = xcalloc(pins.out_words + 1, sizeof *out);
    for (unsigned i = 0; before && i < 4 && before->port[i]; i++) {
        const struct pin *pin = &pins.pins[pins_find(&pins, before->port[i])];
        pins_put(in + pin->word, 0, pin->width, before->value[i]);
    }
    if (before) {
        l->correct(self, &e, in);
        m->eval(model, in, out);
        m->clock(model, in);
        l->observe(self, &e, in, out);
        memset(in, 0, pins.in_words * sizeof *in);
    }
    free(out);
    const struct pin *pin = &pins.pins[pins_find(&pins, port)];
    pins_put(in + pin->word, 0, pin->width, value);
    l->correct(self, &e, in);
    assert_int_equal(pins_get(in + pin->word, 0, pin->width), legal);
    if (l->destroy)
        l->destroy(self);
    m->destroy(model);
    free(e.outputs);
    free(in);
    pins_free(&pins);
    params_free(p);
}

static void check_corrected(const char *top, const char *port, uint64_t value, uint64_t legal)
{
    check_corrected_after(NULL, top, port, value, legal);
}

static void test_filters_correct(void **state)
{
    (void)state;
    /* both write bank 0: port 0 is served, the request of port 1 has to be held */
    const struct before two_writes = {{"wr_valid", "wr_phys"}, {3, 2 + (4 << 4)}};
    check_corrected_after(&two_writes, "bank_arbiter", "wr_valid", 0, 2);
    check_corrected_after(&two_writes, "bank_arbiter", "wr_phys", 0, 4 << 4);
    const struct before push = {{"push_valid", "push_cu", "push_src_valid"}, {1, 2, 1}};
    check_corrected_after(&push, "bank_arbiter", "push_valid", 1, 0);
    const struct before waits = {{"cand"}, {5}};
    check_corrected_after(&waits, "dispatcher", "cand", 2, 7);
    const struct before alloc = {{"alloc_valid", "alloc_src_valid"}, {1, 2}};
    check_corrected_after(&alloc, "ocu", "s_valid", 3, 2);
    check_corrected_after(&alloc, "ocu", "alloc_valid", 1, 0);
    check_corrected("crossbar", "wr_sel", 3, 1);
    check_corrected("crossbar", "rd_sel", 3, 1);
    check_corrected("steal_arbiter", "avail", 2, 0);
    check_corrected("steal_arbiter", "avail", 3, 3);
    check_corrected("warp_scheduler", "issue", 1, 0);
    check_corrected("warp_scheduler", "force_valid", 1, 0);
    check_corrected("ocu", "s_valid", 1, 0);
    check_corrected("ocu", "disp_take", 1, 0);
    check_corrected("ocu", "disp_sel", 1, 0);
    check_corrected("ocu", "alloc_valid", 1, 1);
    check_corrected("dispatcher", "older", 0, 6 + (4 << 3)); /* 0 before 1 before 2 */
    check_corrected("bank_arbiter", "push_valid", 1, 0);     /* without a collector */
    check_corrected("bank_arbiter", "steal_valid", 1, 0);    /* without an operand */
    check_corrected("bank_arbiter", "push_stolen", 1, 0);
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
    block_model("regfile")->pins(b->p, &b->pins);
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
    assert_int_equal(strncmp(pin_oracle_failure(b->o), failure, strlen(failure)), 0);
    assert_int_equal(*failure != 0, *pin_oracle_failure(b->o) != 0);
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
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_recorded_runs_repeat),
        cmocka_unit_test(test_thinned_scripts_are_legal),
        cmocka_unit_test(test_vectors_read_back),
        cmocka_unit_test(test_filters_correct),
        cmocka_unit_test(test_pin_oracle),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
