/* The stack of frames in numbers: the same as the reference's; traffic never grows with S; High
 * prevents traps where nothing recurses, if the slot is counted; what recursion costs. */
#include "base/diag.h"
#include "base/mem.h"
#include "base/text.h"
#include "cmodel/calls/callgraph.h"
#include "cmodel/calls/frames.h"
#include "cmodel/calls/steps.h"
#include "cmodel/rng.h"
#include "tb/replay.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static struct call_shape acyclic(uint64_t seed)
{
    struct rng r;
    rng_seed(&r, seed);
    return (struct call_shape){.name = "acyclic",
                               .seed = seed,
                               .functions = 1 + rng_below(&r, 12),
                               .depth = 64,
                               .body = 1,
                               .kernel_body = 1,
                               .saved_least = rng_below(&r, 2),
                               .saved_most = 2 + rng_below(&r, 9),
                               .kernel_registers = 18 + rng_below(&r, 20),
                               .iterations = 3,
                               .sites = 3,
                               .budget = 60,
                               .deeper = 90,
                               .divergent = 20,
                               .early = 20,
                               .exits = 5,
                               .indirect = 20};
}

static struct watermarks marks_of(const struct call_program *p)
{
    struct diag d;
    diag_init(&d, stderr);
    char *text = call_program_graph(p);
    struct callgraph *g = callgraph_parse("program", text, strlen(text), FRU_NEED, &d);
    assert_non_null(g);
    size_t k = 0;
    while (!g->functions[k].kernel)
        k++;
    struct watermarks w = callgraph_watermarks(g, k);
    callgraph_free(g);
    free(text);
    diag_free(&d);
    return w;
}

/* A defect: a return into memory brings back all frames that have room, not one. */
static void fill_all(struct cars_frames *f)
{
    while (f->spilled && f->free >= f->at[f->spilled - 1].need) {
        struct cars_frame_at *back = &f->at[--f->spilled];
        f->free -= back->need;
        f->in_memory -= back->length + 1;
        f->filled_registers += back->length + 1;
    }
}

/* What the warps of a program cost with a stack of S. */
static void run_with(const struct call_program *p, unsigned stack, unsigned warps, bool defect,
                     struct cars_frames *f)
{
    uint64_t traps = 0, spilled = 0, filled = 0;
    for (unsigned warp = 0; warp < warps; warp++) {
        struct call_walk *w = call_walk_start(p, warp);
        const struct call_event *e;
        cars_frames_start(f, stack);
        while (call_walk_next(w, &e)) {
            size_t n;
            while (f->n > e->depth)
                if (cars_frames_return(f) && defect)
                    fill_all(f);
            if (e->i->op == CALL_CALL)
                cars_frames_call(f, e->need, &n);
            else if (e->i->op == CALL_PUSH)
                cars_frames_push(f, e->i->dst);
        }
        call_walk_free(w);
        traps += f->traps;
        spilled += f->spilled_registers;
        filled += f->filled_registers;
    }
    f->traps = traps;
    f->spilled_registers = spilled;
    f->filled_registers = filled;
}

static void run(const struct call_program *p, unsigned stack, unsigned warps, struct cars_frames *f)
{
    run_with(p, stack, warps, false, f);
}

static void as_the_reference(void **state)
{
    (void)state;
    static const struct cars_holes closed = {0};
    for (uint64_t seed = 1; seed < 60; seed++) {
        struct call_shape shape = acyclic(seed);
        struct call_program *p = call_program_make(&shape);
        struct watermarks w = marks_of(p);
        struct cars_sizes z = {shape.kernel_registers, w.max_need + (unsigned)seed % 7, 4096};
        struct cars_reference *m = cars_reference_create(&z, &closed);
        struct cars_frames f = {0};
        for (unsigned warp = 0; warp < 2; warp++) {
            struct call_walk *walk = call_walk_start(p, warp);
            const struct call_event *e;
            cars_reference_begin(m, 1);
            while (call_walk_next(walk, &e)) {
                struct cars_step s[MOST_STEPS];
                size_t n = call_steps(p, e, s);
                for (size_t i = 0; i < n; i++)
                    assert_true(cars_step(m, &s[i]));
            }
            call_walk_free(walk);
        }
        run(p, z.stack, 2, &f);
        assert_int_equal(f.traps, cars_reference_counts(m)->traps);
        assert_int_equal(f.spilled_registers, cars_reference_counts(m)->spilled_registers);
        cars_frames_free(&f);
        cars_reference_destroy(m);
        call_program_free(p);
    }
}

/* Sizes of the stack, those with less traffic than one less, and those with more. */
struct law {
    unsigned points, fell, rose;
};

static struct law look_at_traffic(uint64_t seeds, bool defect)
{
    struct law law = {0};
    for (uint64_t seed = 1; seed < seeds; seed++) {
        struct call_shape shape = acyclic(seed);
        shape.recursive = seed % 3 == 0 ? 30 : 0;
        struct call_program *p = call_program_make(&shape);
        struct watermarks w = marks_of(p);
        unsigned high = (unsigned)w.high - w.registers;
        uint64_t before = UINT64_MAX;
        struct cars_frames f = {0};
        for (unsigned s = w.max_need; s <= high + 8 && s <= 255; s++) {
            run_with(p, s, 2, defect, &f);
            uint64_t moved = f.spilled_registers + f.filled_registers;
            law.rose += moved > before;
            law.fell += before != UINT64_MAX && moved < before;
            before = moved;
            law.points++;
        }
        cars_frames_free(&f);
        call_program_free(p);
    }
    return law;
}

/* The resident frames at S include those at any smaller S. */
static void traffic_falls_with_the_stack(void **state)
{
    (void)state;
    struct law law = look_at_traffic(120, false);
    assert_int_equal(law.rose, 0);
    assert_true(law.points > 1000 && law.fell > 100);
}

/* The check finds a stack that fills more than it must: then a larger one may move more. */
static void a_greedy_fill_breaks_the_law(void **state)
{
    (void)state;
    struct law law = look_at_traffic(40, true);
    print_message("%u of %u sizes with more traffic than one less\n", law.rose, law.points);
    assert_true(law.rose > 0);
}

/* A walk along the deepest path of a graph, then some at random: CALL and all PUSHes of each
 * function, as far down as the graph goes. */
static unsigned deepest_path(const struct call_program *p, unsigned f, unsigned *next)
{
    unsigned best = 0;
    for (uint32_t i = p->functions[f].entry; i < p->functions[f].end; i++)
        for (unsigned k = 0; p->code[i].op == CALL_CALL && k < p->code[i].ntargets; k++) {
            unsigned t = p->code[i].targets[k], d = next[2 * t + 1];
            if (d > best) {
                best = d;
                next[2 * f] = t;
            }
        }
    return best;
}

/* next[2 f]: callee on the deepest path, 0 none; next[2 f + 1]: registers of that path, f included.
 * Functions call only those behind them. */
static unsigned *depths(const struct call_program *p)
{
    unsigned *next = xcalloc(2 * p->nfunctions, sizeof *next);
    for (size_t f = p->nfunctions; f-- > 0;)
        next[2 * f + 1] = deepest_path(p, (unsigned)f, next) + (f ? call_reserved(p, f) : 0);
    return next;
}

static uint64_t traps_down(const struct call_program *p, const unsigned *next, unsigned stack)
{
    struct cars_frames f = {0};
    size_t n;
    cars_frames_start(&f, stack);
    for (unsigned t = next[0]; t; t = next[2 * t]) {
        cars_frames_call(&f, call_reserved(p, t), &n);
        for (unsigned i = p->functions[t].saved; i-- > 0;)
            cars_frames_push(&f, 16 + i);
    }
    uint64_t traps = f.traps;
    cars_frames_free(&f);
    return traps;
}

static unsigned wanted_graphs(void)
{
    const char *text = getenv("CARS_GRAPHS");
    return text ? (unsigned)atoi(text) : 10000;
}

static void high_prevents_traps(void **state)
{
    (void)state;
    unsigned with_calls = 0, short_of = 0;
    for (uint64_t seed = 1; seed <= wanted_graphs(); seed++) {
        struct call_shape shape = acyclic(seed);
        struct call_program *p = call_program_make(&shape);
        struct watermarks w = marks_of(p);
        unsigned *next = depths(p), high = (unsigned)w.high - w.registers;
        assert_false(w.cyclic);
        if (high && high <= 255) {
            with_calls++;
            assert_int_equal(next[1], high);
            assert_int_equal(traps_down(p, next, high), 0);
            struct cars_frames f = {0};
            run(p, high, seed % 16 ? 0 : 1, &f);
            assert_int_equal(f.traps, 0);
            cars_frames_free(&f);
            /* Counted as the paper does: the spilled registers alone, no slot. */
            unsigned frames = 0;
            for (unsigned t = next[0]; t; t = next[2 * t])
                frames++;
            unsigned paper = high - frames;
            short_of += paper < w.max_need || traps_down(p, next, paper) > 0;
        }
        free(next);
        call_program_free(p);
    }
    assert_true(with_calls > wanted_graphs() * 9 / 10);
    assert_int_equal(short_of, with_calls);
}

/* ---- the deepest paths in frame_ctl, as vectors that say that no CALL waits ---- */

struct walk {
    struct replay *r;
    uint32_t *in;
};

static void put(struct walk *w, const char *port, uint64_t value)
{
    const struct pin *pin = &w->r->pins.pins[pins_find(&w->r->pins, port)];
    pins_put(w->in + pin->word, 0, pin->width, value);
}

static struct walk walk_new(void)
{
    struct diag d;
    diag_init(&d, stderr);
    const char *sets[] = {"rename.policy=cars",   "steal_arbiter.enable=0", "regfile.lane_bits=32",
                          "regfile.schedulers=1", "regfile.warps=2",        "regfile.depth=256"};
    struct params *p = params_load("tiny", sets, sizeof sets / sizeof *sets, &d);
    assert_non_null(p);
    struct walk w = {.r = replay_new(p, "frame_ctl", 1)};
    w.in = xcalloc(w.r->pins.in_words + 1, sizeof *w.in);
    put(&w, "slot_wr_ready", 1);
    replay_add(w.r, false, w.in);
    params_free(p);
    diag_free(&d);
    return w;
}

static void walk_free(struct walk *w)
{
    replay_free(w->r);
    free(w->in);
}

/* A region of this stack, then CALL and the PUSH of all that it saves, function by function. A slot
 * is written in the cycle behind a CALL. */
static void walk_down(struct walk *w, const struct call_program *p, const unsigned *next,
                      unsigned stack)
{
    put(w, "region_valid", 1);
    put(w, "region_k", p->shape.kernel_registers);
    put(w, "region_s", stack);
    replay_add(w->r, false, w->in);
    put(w, "region_valid", 0);
    for (unsigned t = next[0]; t; t = next[2 * t]) {
        unsigned saved = p->functions[t].saved;
        put(w, "op_valid", 1);
        put(w, "op_warp", 1);
        put(w, "op", 1);
        put(w, "op_need", call_reserved(p, t));
        replay_add(w->r, false, w->in);
        replay_expect(w->r, "op_ready", 1);
        put(w, "op_valid", saved != 0);
        put(w, "op_warp", 1);
        put(w, "op", 3);
        put(w, "op_reg", 15 + saved);
        replay_add(w->r, false, w->in);
    }
    put(w, "op_valid", 0);
    replay_add(w->r, false, w->in);
    replay_expect(w->r, "uop_valid", 0);
}

/* What the model finds; "" if it is as expected. */
static void play(const struct replay *r, char *wrong, size_t len)
{
    struct golden *g = golden_replay(r);
    uint32_t *in = xcalloc(g->pins.in_words + 1, sizeof *in);
    uint32_t *out = xcalloc(g->pins.out_words + 1, sizeof *out);
    struct diag d;
    diag_init(&d, stderr);
    enum golden_status status;
    bool rst;
    do
        status = g->ops->step(g, &rst, in, out, &d);
    while (status == GOLDEN_CYCLE);
    assert_true(status != GOLDEN_BAD_INPUT);
    snprintf(wrong, len, "%s", status == GOLDEN_FAILED ? g->ops->failure(g)->text : "");
    g->ops->destroy(g);
    diag_free(&d);
    free(in);
    free(out);
}

static void finish(struct walk *w, const char *name, char *wrong, size_t len)
{
    const char *dir = getenv("CARS_GRAPH_VECTORS");
    struct diag d;
    diag_init(&d, stderr);
    char *path = strfmt("%s/%s.replay", dir ? dir : ".", name);
    if (dir)
        assert_true(replay_write(w->r, path, "deepest paths of random call graphs", &d));
    play(w->r, wrong, len);
    free(path);
    diag_free(&d);
    walk_free(w);
}

/* Each graph at High; and one at what the paper's count makes of High, whose calls wait. */
static void deepest_paths_in_frame_ctl(void **state)
{
    (void)state;
    struct walk high = walk_new(), paper = walk_new();
    bool traps = false;
    char wrong[400];
    unsigned n = 0;
    for (uint64_t seed = 1; seed <= wanted_graphs(); seed++) {
        struct call_shape shape = acyclic(seed);
        struct call_program *p = call_program_make(&shape);
        struct watermarks w = marks_of(p);
        unsigned *next = depths(p), stack = (unsigned)w.high - w.registers, frames = 0;
        for (unsigned t = next[0]; t; t = next[2 * t])
            frames++;
        if (stack && stack <= 255) {
            walk_down(&high, p, next, stack);
            n++;
            if (!traps && stack - frames >= w.max_need) {
                walk_down(&paper, p, next, stack - frames);
                traps = true;
            }
        }
        free(next);
        call_program_free(p);
    }
    finish(&high, "high", wrong, sizeof wrong);
    assert_string_equal(wrong, "");
    assert_true(n > wanted_graphs() * 9 / 10 && traps);
    finish(&paper, "paper", wrong, sizeof wrong);
    assert_non_null(strstr(wrong, "UNEXPECTED"));
}

/* k calls a (need 2) or b (need 11) from one site, a calls c (need 11): by own needs the deepest
 * path has 13 registers, but the site reserves 11 for a as well. */
static void high_counts_what_indirect_calls_reserve(void **state)
{
    (void)state;
    struct cars_frames f = {0};
    size_t n;
    cars_frames_start(&f, 13);
    cars_frames_call(&f, 11, &n);
    cars_frames_push(&f, 16);
    cars_frames_call(&f, 11, &n);
    assert_int_equal(f.traps, 1);
    cars_frames_start(&f, 22);
    cars_frames_call(&f, 11, &n);
    cars_frames_push(&f, 16);
    cars_frames_call(&f, 11, &n);
    assert_int_equal(f.traps, 0);
    cars_frames_free(&f);
}

/* fib(n) calls fib(n - 1) and fib(n - 2): as many frames as n is deep. */
static void recursion_spills_beyond_the_stack(void **state)
{
    (void)state;
    for (unsigned depth = 1; depth < 12; depth++)
        for (unsigned saved = 1; saved < 6; saved++) {
            uint8_t one = (uint8_t)saved;
            struct call_shape shape = {.name = "fib",
                                       .seed = 1,
                                       .functions = 1,
                                       .depth = depth,
                                       .body = 2,
                                       .kernel_body = 2,
                                       .saved = &one,
                                       .kernel_registers = 20,
                                       .iterations = 1,
                                       .sites = 2,
                                       .budget = 5000,
                                       .deeper = 100,
                                       .recursive = 100};
            struct call_program *p = call_program_make(&shape);
            struct cars_frames f = {0};
            for (unsigned s = saved + 1; s <= depth * (saved + 1) + 3; s++) {
                run(p, s, 1, &f);
                assert_int_equal(f.traps > 0, depth * (saved + 1) > s);
            }
            cars_frames_free(&f);
            call_program_free(p);
        }
}

int main(void)
{
    const struct CMUnitTest vectors[] = {cmocka_unit_test(deepest_paths_in_frame_ctl)};
    if (getenv("CARS_GRAPH_VECTORS")) /* tests/scripts/cars_graphs.sh */
        return cmocka_run_group_tests_name("cars_graphs", vectors, NULL, NULL);
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(as_the_reference),
        cmocka_unit_test(traffic_falls_with_the_stack),
        cmocka_unit_test(a_greedy_fill_breaks_the_law),
        cmocka_unit_test(deepest_paths_in_frame_ctl),
        cmocka_unit_test(high_prevents_traps),
        cmocka_unit_test(high_counts_what_indirect_calls_reserve),
        cmocka_unit_test(recursion_spills_beyond_the_stack),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
