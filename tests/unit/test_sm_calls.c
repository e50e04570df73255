/* Programs with calls in the SM: three forms of one program, stacks of several sizes, warps without
 * a region, barriers at which regions change hands; every operand is checked. */
#include "base/diag.h"
#include "cmodel/calls/frames.h"
#include "cmodel/programs/program.h"
#include "cmodel/programs/work_calls.h"
#include "cmodel/programs/work_source.h"
#include "cmodel/sm/gpu.h"
#include "cmodel/sm/sm.h"
#include "cmodel/sm/sm_core.h"
#include "cmodel/sm/sm_part.h"
#include "tests/unit/sm_to_end.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static struct call_shape shape_of(uint64_t seed)
{
    return (struct call_shape){.name = "mixed",
                               .seed = seed,
                               .functions = 5,
                               .depth = 5,
                               .body = 5,
                               .kernel_body = 4,
                               .saved_least = 1,
                               .saved_most = 6,
                               .kernel_registers = 22,
                               .iterations = 3,
                               .sites = 2,
                               .budget = 8,
                               .deeper = 80,
                               .divergent = 25,
                               .early = 30,
                               .exits = 20,
                               .indirect = 25,
                               .barrier = 100,
                               .barrier_inside = 20,
                               .loads = 20,
                               .stores = 8,
                               .bytes = 8192,
                               .blocks = 4,
                               .warps = 8};
}

/* Runs to the end, with data; figures to *s. */
static void run_on(const char *preset, const struct call_shape *shape, const char *const *sets,
                   size_t n, struct sm_stats *s)
{
    struct diag d;
    diag_init(&d, stderr);
    struct params *p = params_load(preset, sets, n, &d);
    assert_non_null(p);
    struct calls_config c = calls_config(p);
    struct work *w = work_calls(call_program_make(shape), &c, &(struct operand_rules){0}, &d);
    assert_non_null(w);
    struct sm_options o = {.payload = true};
    sm_to_end(p, w, &o, 400000, s);
    work_free(w);
    params_free(p);
    diag_free(&d);
}

static void run(const struct call_shape *shape, const char *const *sets, size_t n,
                struct sm_stats *s)
{
    run_on("volta_base", shape, sets, n, s);
}

/* Accesses that are not for calls. */
static uint64_t others(const struct sm_stats *s)
{
    return s->lsu.loads + s->lsu.stores - s->spills - s->fills;
}

static void forms_do_the_same(void **state)
{
    (void)state;
    for (uint64_t seed = 1; seed < 7; seed++) {
        struct call_shape shape = shape_of(seed);
        struct sm_stats spill, inlined, cars;
        static const char *const in[] = {"calls.form=inline"};
        run(&shape, NULL, 0, &spill);
        run(&shape, in, 1, &inlined);
        assert_true(spill.calls > 90 && spill.spills > spill.calls && !spill.traps);
        assert_int_equal(inlined.calls, 0);
        assert_int_equal(others(&spill), others(&inlined));
        uint64_t before = UINT64_MAX;
        static const char *const levels[] = {"calls.level=low", "calls.level=nxlow",
                                             "calls.level=high"};
        for (unsigned i = 0; i < 3; i++) {
            const char *sets[] = {"calls.form=cars", levels[i]};
            run(&shape, sets, 2, &cars);
            assert_int_equal(cars.calls, spill.calls);
            assert_int_equal(others(&cars), others(&spill));
            if (i == 2)
                assert_int_equal(cars.traps, 0);
            /* Accesses of traps alone. */
            assert_int_equal(cars.switches, 0);
            assert_true(cars.spills <= before);
            before = cars.spills;
            /* With the frames of the register file. */
            struct sm_stats own;
            run_on("volta_cars", &shape, sets, 2, &own);
            assert_int_equal(own.calls, spill.calls);
            assert_int_equal(others(&own), others(&spill));
            assert_int_equal(own.switches, 0);
            assert_int_equal(own.spills, cars.spills);
        }
    }
}

/* More warps than regions, and barriers: regions change hands, and everybody gets there. */
static void regions_change_hands_at_barriers(void **state)
{
    (void)state;
    for (uint64_t seed = 1; seed < 5; seed++) {
        struct call_shape shape = shape_of(seed);
        struct sm_stats s, none;
        shape.warps = 16;
        shape.blocks = 2;
        static const char *const few[] = {"calls.form=cars", "calls.stack=160"};
        run(&shape, few, 2, &s);
        assert_true(s.switches > 0);
        assert_int_equal(s.traps, 0);
        assert_int_equal(s.spills, s.fills);
        assert_true(s.spills >= s.switches * 22);
        shape.barrier = shape.barrier_inside = 0;
        run(&shape, few, 2, &none);
        assert_int_equal(none.switches, 0);
        assert_int_equal(none.spills, 0);
    }
}

/* The stage, the overhead of a trap, and the wait behind a return are there. */
static void costs_show(void **state)
{
    (void)state;
    struct call_shape shape = shape_of(3);
    struct sm_stats with, without, dear;
    static const char *const stage[] = {"calls.form=cars", "calls.stack=8", "calls.stage_extra=1"};
    static const char *const none[] = {"calls.form=cars", "calls.stack=8", "calls.stage_extra=0"};
    static const char *const trap[] = {"calls.form=cars", "calls.stack=8",
                                       "calls.trap_overhead=400"};
    run(&shape, stage, 3, &with);
    run(&shape, none, 3, &without);
    run(&shape, trap, 3, &dear);
    assert_true(with.cycles > without.cycles);
    assert_true(with.traps > 0 && dear.cycles > with.cycles);
    assert_int_equal(dear.traps, with.traps);
    assert_int_equal(dear.spills, with.spills);
}

static void refuse(const struct call_shape *shape, const char *set, const char *what)
{
    char *text = NULL;
    size_t len;
    FILE *f = open_memstream(&text, &len);
    struct diag d;
    diag_init(&d, f);
    const char *sets[] = {"calls.form=cars", set};
    struct params *p = params_load("volta_base", sets, 2, &d);
    assert_non_null(p);
    struct calls_config c = calls_config(p);
    assert_null(work_calls(call_program_make(shape), &c, &(struct operand_rules){0}, &d));
    assert_int_equal(d.status, 2);
    params_free(p);
    diag_free(&d);
    fclose(f);
    if (!strstr(text, what))
        fail_msg("%s", text);
    free(text);
}

static void launches_that_cannot_fit(void **state)
{
    (void)state;
    struct call_shape shape = shape_of(1);
    refuse(&shape, "calls.stack=1", "S = 1 registers of the stack; a call needs");
    shape.recursive = 100;
    refuse(&shape, "calls.form=inline", "it calls itself and cannot be inlined");
    shape.recursive = 0;
    shape.functions = shape.depth = 40;
    shape.saved_most = 20;
    shape.levels = true;
    refuse(&shape, "calls.form=inline", "inlined it needs");
}

static void run_gpu(const struct call_shape *shape, enum call_level level, struct gpu_stats *s)
{
    struct diag d;
    diag_init(&d, stderr);
    static const char *const sets[] = {"calls.form=cars"};
    struct params *p = params_load("volta_base", sets, 1, &d);
    struct calls_config c = calls_config(p);
    c.level = level;
    assert_true(gpu_run(p, call_program_make(shape), &c, 2, 1, s, &d));
    params_free(p);
    diag_free(&d);
}

/* Two SMs with one L2: the level moves to the better end, and no access is lost or added. */
static void levels_are_chosen(void **state)
{
    (void)state;
    struct call_shape shape = shape_of(9);
    shape.functions = shape.depth = 6;
    shape.levels = true;
    shape.deeper = 100;
    shape.sites = 1;
    shape.saved_least = shape.saved_most = 6;
    shape.divergent = shape.early = shape.exits = shape.indirect = shape.late_push = 0;
    shape.barrier = shape.barrier_inside = 0;
    shape.blocks = 64;
    struct gpu_stats low, high, chosen;
    run_gpu(&shape, LEVEL_LOW, &low);
    run_gpu(&shape, LEVEL_HIGH, &high);
    run_gpu(&shape, LEVEL_NUMBER, &chosen);
    assert_int_equal(low.levels, 1);
    assert_false(low.machine);
    assert_true(chosen.machine && chosen.levels > 2);
    assert_true(low.sum.traps > 0 && high.sum.traps == 0);
    assert_true(high.sum.cycles < low.sum.cycles && chosen.sum.cycles < low.sum.cycles);
    assert_true(chosen.started[0] > 0 && chosen.started[chosen.levels - 1] > 0);
    /* The SM that began at High is done with its blocks so much sooner that it gets most. */
    assert_int_equal(chosen.last[1], chosen.levels - 1);
    assert_true(chosen.started[chosen.levels - 1] > chosen.started[0]);
    uint64_t started = 0;
    for (unsigned i = 0; i < chosen.levels; i++)
        started += chosen.started[i];
    assert_int_equal(started, 64);
    assert_int_equal(chosen.sum.blocks, 64);
    assert_int_equal(others(&chosen.sum), others(&low.sum));
    assert_int_equal(others(&high.sum), others(&low.sum));
    /* So few blocks that High fits: no machine. */
    shape.blocks = 2;
    run_gpu(&shape, LEVEL_NUMBER, &chosen);
    assert_false(chosen.machine);
    assert_int_equal(chosen.sum.traps, 0);
}

/* What the machine has seen of one launch it knows at the next: that begins at the better end, and
 * is the same work again. */
static void launches_are_remembered(void **state)
{
    (void)state;
    enum { LAUNCHES = 3 };
    /* The SM's own frames; stacks; stacks whose registers the emitted warp_status gives. */
    static const char *const presets[] = {"volta_base", "volta_cars", "volta_cars"};
    struct call_shape shape = shape_of(9);
    shape.functions = shape.depth = 6;
    shape.levels = true;
    shape.deeper = 100;
    shape.sites = 1;
    shape.saved_least = shape.saved_most = 6;
    shape.divergent = shape.early = shape.exits = shape.indirect = shape.late_push = 0;
    shape.barrier = shape.barrier_inside = 0;
    shape.blocks = 32;
    for (unsigned i = 0; i < 3; i++) {
        static const char *const sets[] = {"calls.form=cars", "warp_status.pools=4",
                                           "warp_status.place=core"};
        struct gpu_stats s[LAUNCHES];
        struct diag d;
        diag_init(&d, stderr);
        struct params *p = params_load(presets[i], sets, i < 2 ? 1 : 3, &d);
        struct calls_config c = calls_config(p);
        c.level = LEVEL_NUMBER;
        assert_true(gpu_run(p, call_program_make(&shape), &c, 2, LAUNCHES, s, &d));
        unsigned high = s[0].levels - 1;
        assert_true(s[0].machine && s[0].started[0] > 0 && s[0].started[high] > 0);
        for (unsigned l = 1; l < LAUNCHES; l++) {
            assert_true(s[l].machine);
            assert_int_equal(s[l].started[0], 0);
            assert_true(s[l].sum.cycles < s[0].sum.cycles);
            assert_int_equal(s[l].sum.blocks, 32);
            assert_int_equal(s[l].sum.calls, s[0].sum.calls);
            assert_int_equal(others(&s[l].sum), others(&s[0].sum));
        }
        assert_int_equal(s[LAUNCHES - 1].last[0], high);
        assert_int_equal(s[LAUNCHES - 1].sum.traps, 0);
        params_free(p);
        diag_free(&d);
    }
}

/* SMs that share their blocks share the machine: a core that chooses by itself is refused. */
static void machines_inside_are_refused(void **state)
{
    (void)state;
    static const char *const sets[] = {"warp_status.pools=4", "warp_status.place=core",
                                       "watermark.level=adaptive", "watermark.place=core"};
    char *text = NULL;
    size_t length = 0;
    FILE *f = open_memstream(&text, &length);
    struct diag d;
    struct gpu_stats s;
    diag_init(&d, f);
    struct params *p = params_load("volta_cars", sets, 4, &d);
    assert_non_null(p);
    struct calls_config c = calls_config(p);
    struct call_shape shape = shape_of(9);
    assert_false(gpu_run(p, call_program_make(&shape), &c, 2, 1, &s, &d));
    assert_int_equal(d.errors, 1);
    fclose(f);
    assert_non_null(strstr(text, "watermark.place = core: several SMs share one machine"));
    free(text);
    params_free(p);
    diag_free(&d);
}

/* Blocks of a program whose levels alternate, and how many warps of each level are resident. */
struct alternating {
    struct calls_grid *grid;
    unsigned given, resident[2];
    bool mixed;
};

static struct block *alternating_next(void *self, struct diag *d)
{
    struct alternating *a = self;
    (void)d;
    return calls_grid_next(a->grid, a->given++ % 3 == 2 ? calls_grid_levels(a->grid) - 1 : 0);
}

static void nothing_to_free(void *self)
{
    (void)self;
}

static void *watch_create(struct sm *sm, const struct params *p, const void *arg, struct diag *d)
{
    (void)sm;
    (void)p;
    (void)d;
    return *(struct alternating *const *)arg;
}

static void watch_launched(struct sm *sm, void *self, struct rf *rf, struct warp *w)
{
    struct alternating *a = self;
    (void)sm;
    (void)rf;
    a->resident[w->block->b->level != 0]++;
    a->mixed |= a->resident[0] && a->resident[1];
}

static void watch_ended(struct sm *sm, void *self, const struct block *b)
{
    struct alternating *a = self;
    (void)sm;
    a->resident[b->level != 0] -= b->nwarps;
}

/* warp_status.level_change: blocks of two sizes of stacks side by side, or one size at a time, as
 * the hardware takes a level (WT-V1). */
static void sizes_change_as_they_are_told_to(void **state)
{
    (void)state;
    static const struct sm_part watch = {
        .name = "watch", .create = watch_create, .launched = watch_launched, .ended = watch_ended};
    static const char *const ways[2] = {"warp_status.level_change=drain",
                                        "warp_status.level_change=mix"};
    struct call_shape shape = shape_of(9);
    shape.functions = shape.depth = 6;
    shape.levels = true;
    shape.blocks = 24;
    for (unsigned i = 0; i < 2; i++) {
        struct diag d;
        diag_init(&d, stderr);
        struct params *p = params_load("volta_cars", &ways[i], 1, &d);
        struct calls_config c = calls_config(p);
        c.level = LEVEL_NUMBER;
        struct alternating a = {0}, *at = &a;
        a.grid = calls_grid_create(call_program_make(&shape), &c, &(struct operand_rules){0}, &d);
        assert_true(a.grid && calls_grid_levels(a.grid) > 1);
        struct work *w = work_new(alternating_next, nothing_to_free, &a);
        struct sm_options o = {.part = &watch, .part_arg = &at};
        struct sm_stats s;
        sm_to_end(p, w, &o, 400000, &s);
        assert_int_equal(s.blocks, 24);
        assert_int_equal(a.resident[0] + a.resident[1], 0);
        assert_int_equal(a.mixed, i == 1);
        work_free(w);
        calls_grid_free(a.grid);
        params_free(p);
        diag_free(&d);
    }
}

/* frame.fallback = callee: a call without room is one of the baseline, all others are as before; no
 * frame ever leaves for memory, and nothing else differs. */
static void the_callee_saves_itself(void **state)
{
    (void)state;
    static const char *const stacks[] = {"calls.stack=8", "calls.stack=14", "calls.stack=60"};
    enum { STACKS = sizeof stacks / sizeof *stacks };
    uint64_t sum[STACKS] = {0};
    for (uint64_t seed = 1; seed <= 4; seed++) {
        struct call_shape shape = shape_of(seed);
        struct sm_stats spill, s[STACKS];
        run(&shape, NULL, 0, &spill);
        for (unsigned i = 0; i < STACKS; i++) {
            const char *sets[] = {"calls.form=cars", "frame.fallback=callee", stacks[i]};
            run(&shape, sets, 3, &s[i]);
            assert_int_equal(s[i].calls, spill.calls);
            assert_int_equal(others(&s[i]), others(&spill));
            assert_int_equal(s[i].traps, 0);
            assert_true(s[i].spills <= spill.spills && s[i].fills <= spill.fills);
        }
        for (unsigned i = 0; i < STACKS; i++)
            sum[i] += s[i].spills;
        assert_int_equal(s[STACKS - 1].spills + s[STACKS - 1].fills, 0);
    }
    assert_true(sum[0] > sum[1] && sum[1] > 0);
    struct diag d;
    diag_init(&d, NULL);
    static const char *const built[] = {"frame.fallback=callee"};
    assert_null(params_load("volta_cars", built, 1, &d));
    diag_free(&d);
}

/* l1.local_writes: the same accesses; spills that stay in L1 cost less below. */
static void spills_are_written_back(void **state)
{
    (void)state;
    struct call_shape shape = shape_of(9);
    struct sm_stats s[2];
    static const char *const sets[2][1] = {{"l1.local_writes=through"}, {"l1.local_writes=back"}};
    for (unsigned i = 0; i < 2; i++)
        run(&shape, sets[i], 1, &s[i]);
    assert_true(s[0].spills > 100);
    assert_int_equal(s[0].spills, s[1].spills);
    assert_int_equal(others(&s[0]), others(&s[1]));
    assert_int_equal(s[0].lsu.l1.written_back, 0);
    assert_true(s[1].below.l2.write_hits + s[1].below.l2.write_misses + s[1].lsu.l1.written_back <
                s[0].below.l2.write_hits + s[0].below.l2.write_misses);
    assert_true(s[1].cycles < s[0].cycles);
}

/* A program of the list until it ends or fails, without data; false: what was found goes to
 * `found`.
 */
static bool ends(const char *preset, const char *kernel, const char *set, const char *also,
                 struct sm_stats *s, char found[320])
{
    struct diag d;
    diag_init(&d, NULL);
    /* "volta_cars+": with the warp_status of its core. */
    bool given = strcmp(preset, "volta_cars+") == 0;
    const char *sets[6] = {"calls.form=cars", "warp_status.watchdog=5000"};
    size_t n = 2;
    if (given) {
        sets[n++] = "warp_status.place=core";
        sets[n++] = "warp_status.pools=4";
    }
    if (set)
        sets[n++] = set;
    if (also)
        sets[n++] = also;
    struct params *p = params_load(given ? "volta_cars" : preset, sets, n, &d);
    assert_non_null(p);
    struct calls_config c = calls_config(p);
    struct work *w =
        work_calls(table1_program(kernel, FRAMES_SHARE), &c, &(struct operand_rules){0}, &d);
    struct core *core = NULL;
    struct sm_options o = {
        .skip = true, .part = given ? &sm_part_core : NULL, .part_arg = given ? &core : NULL};
    struct sm *sm = w ? sm_create(p, w, &o, &d) : NULL;
    enum sm_status status = sm ? SM_RUNNING : SM_BAD_INPUT;
    while (status == SM_RUNNING && sm_cycle(sm) < 250000)
        status = sm_step(sm, &d);
    snprintf(found, 320, "%s", d.n ? d.lines[0] : sm_failure(sm)->text);
    if (sm)
        sm_stats(sm, s);
    assert_int_not_equal(status, SM_RUNNING);
    sm_destroy(sm);
    work_free(w);
    params_free(p);
    diag_free(&d);
    return status == SM_DONE;
}

/* More warps of a block than registers. What none of them can end is found, and no other. */
static void hangs_are_found(void **state)
{
    (void)state;
    static const char *const presets[] = {"volta_base", "volta_cars", "volta_cars+"};
    for (unsigned i = 0; i < 3; i++) {
        struct sm_stats s, last;
        char found[320];
        assert_true(ends(presets[i], "stall_barrier", NULL, NULL, &s, found));
        assert_true(s.switches > 0);
        assert_true(
            ends(presets[i], "stall_barrier", "warp_status.barswap=last", NULL, &last, found));
        /* The hardware saves one warp at a time, so it is not eager often. */
        assert_true(last.switches > 0 && last.switches <= s.switches);
        assert_true(i == 2 || last.switches < s.switches);
        assert_false(
            ends(presets[i], "stall_barrier", "warp_status.barrier_rule=0", NULL, &s, found));
        assert_non_null(strstr(found, "oracle: HANG"));
        assert_int_equal(s.switches, 0);
        /* They run, so the rule gives up nobody's registers. */
        assert_false(ends(presets[i], "stall_spin", NULL, NULL, &s, found));
        assert_non_null(strstr(found, "oracle: HANG"));
        assert_false(ends(presets[i], "stall_spin", "calls.coresident=1", NULL, &s, found));
        assert_non_null(strstr(found, "calls.coresident"));
        /* As many as have registers are fine. */
        assert_true(ends(presets[i], "spin_few", "calls.coresident=1", NULL, &s, found));
        assert_true(ends(presets[i], "fig14_shallow", "calls.coresident=1", NULL, &s, found));
        assert_int_equal(s.switches, 0);
    }
}

/* Four sub-cores that cannot exchange regions, barriers, and warps that are over before the others:
 * WT-B5. Before that rule each of these stood still. */
static void blocks_do_not_lock_each_other(void **state)
{
    (void)state;
    static const char *const swaps[] = {"warp_status.barswap=eager", "warp_status.barswap=last"};
    struct sm_stats s;
    char found[320];
    for (unsigned i = 0; i < 2; i++) {
        assert_true(ends("volta_cars", "lock_9", "calls.level=high", swaps[i], &s, found));
        assert_true(s.switches > 0);
        assert_true(ends("volta_base", "lock_9", "calls.level=high", swaps[i], &s, found));
        assert_true(ends("volta_cars+", "lock_9", "calls.level=high", swaps[i], &s, found));
        assert_true(s.switches > 0);
    }
    assert_true(ends("volta_cars", "lock_16", "calls.level=high", swaps[1], &s, found));
    assert_true(ends("volta_cars", "lock_9", "calls.stack=160", swaps[1], &s, found));
    assert_true(ends("volta_cars+", "lock_16", "calls.level=high", swaps[1], &s, found));
    assert_true(ends("volta_cars+", "lock_9", "calls.stack=160", swaps[1], &s, found));
}

/* Of a program whose counters are longer than those of the SIMT stacks two places would be one. */
static void counters_must_fit(void **state)
{
    (void)state;
    struct sm_stats s;
    char found[320];
    assert_false(ends("volta_cars+", "lock_9", "simt_stack.pc_bits=5", NULL, &s, found));
    assert_non_null(strstr(found, "simt_stack.pc_bits = 5 allows 0..31"));
    assert_true(ends("volta_cars", "lock_9", "simt_stack.pc_bits=5", NULL, &s, found));
}

static bool in(const uint64_t set[REG_SET_WORDS], unsigned reg)
{
    return set[reg / 64] >> (reg % 64) & 1;
}

static bool all_in(const uint64_t set[REG_SET_WORDS], unsigned first, unsigned n)
{
    unsigned there = 0;
    for (unsigned i = 0; i < n; i++)
        there += in(set, first + i);
    return there == n;
}

/* One warp as the register file sees it: names and operations, beside the places that the
 * scoreboard knows. Traps to *traps. */
static void follow_warp(const struct block *b, unsigned warp, struct cars_frames *f, size_t *traps)
{
    unsigned k = b->nregs - b->stack;
    cars_frames_start(f, b->stack);
    for (size_t n = b->first[warp]; n < b->first[warp + 1]; n++) {
        const struct inst *i = &b->insts[n];
        const struct op *o = i->op;
        bool moves = false;
        for (unsigned s = 0; s < o->nsrc; s++)
            assert_int_equal(cars_frames_row(f, k, op_src_name(o, s)), o->src[s]);
        for (unsigned d = 0; d < o->ndst; d++)
            assert_int_equal(cars_frames_row(f, k, op_dst_name(o, d)), o->dst[d]);
        if (o->frame.kind == FRAMES_CALL) {
            size_t evicted;
            unsigned slot = cars_frame_row(f, k, &(struct cars_frame_at){.slot = f->rsp}, 0);
            if (f->n) {
                assert_int_equal(o->frame.reserve, f->at[f->n - 1].need);
                assert_int_equal(o->frame.rfp, (f->at[f->n - 1].slot + 1) % b->stack);
            }
            cars_frames_call(f, o->frame.need, &evicted);
            moves = evicted > 0;
            assert_true(in(o->waits, slot));
            assert_true(f->in_memory <= b->record);
        }
        if (o->frame.kind == FRAMES_PUSH)
            cars_frames_push(f, o->frame.reg);
        for (unsigned r = 0; r < i->releases; r++)
            moves |= cars_frames_return(f);
        assert_int_equal(all_in(o->waits, k, b->stack),
                         moves || (b->stack == 1 && in(o->waits, k)));
        *traps += moves;
    }
}

/* Names and operations for a register file with frames say the same as the places of the emulation,
 * of which it makes no traps. */
static void hardware_sees_the_same_calls(void **state)
{
    (void)state;
    struct diag d;
    diag_init(&d, stderr);
    static const char *const sets[] = {"calls.form=cars"};
    struct params *p = params_load("volta_base", sets, 1, &d);
    struct cars_frames f = {0};
    size_t traps = 0;
    for (uint64_t seed = 1; seed < 30; seed++) {
        struct call_shape shape = shape_of(seed);
        struct calls_config c = calls_config(p);
        c.hardware = true;
        c.r0cs = 16;
        c.stack = 7 + (unsigned)seed % 9;
        struct calls_grid *g =
            calls_grid_create(call_program_make(&shape), &c, &(struct operand_rules){0}, &d);
        assert_non_null(g);
        struct block *b;
        while ((b = calls_grid_next(g, 0)) != NULL) {
            for (unsigned w = 0; w < b->nwarps; w++)
                follow_warp(b, w, &f, &traps);
            block_free(b);
        }
        calls_grid_free(g);
    }
    assert_true(traps > 100);
    cars_frames_free(&f);
    params_free(p);
    diag_free(&d);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(hardware_sees_the_same_calls),
        cmocka_unit_test(forms_do_the_same),
        cmocka_unit_test(regions_change_hands_at_barriers),
        cmocka_unit_test(costs_show),
        cmocka_unit_test(levels_are_chosen),
        cmocka_unit_test(launches_are_remembered),
        cmocka_unit_test(machines_inside_are_refused),
        cmocka_unit_test(spills_are_written_back),
        cmocka_unit_test(the_callee_saves_itself),
        cmocka_unit_test(sizes_change_as_they_are_told_to),
        cmocka_unit_test(hangs_are_found),
        cmocka_unit_test(blocks_do_not_lock_each_other),
        cmocka_unit_test(counters_must_fit),
        cmocka_unit_test(launches_that_cannot_fit),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
