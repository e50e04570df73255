/* The composition with caching collectors: the cycle examples of the specification, what its
 * laws notice, the holes of the papers, and the SM around it. */
#include "cmodel/programs/annotate.h"
#include "cmodel/regfile/regfile.h"
#include "cmodel/sm/sm.h"
#include "cmodel/util.h"
#include <setjmp.h>
#include <stdarg.h>

#include <cmocka.h>

#include "tests/unit/caching_sets.h"

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

/* Payload, cover points or not, skipping or not, the threshold in each sub-core or around them: the
 * same figures; they add up. */
static void same_figures(void **state)
{
    (void)state;
    const char *const scopes[] = {"ccu_allocator.scope=subcore", "ccu_allocator.scope=sm"};
    for (unsigned i = 0; i < 2; i++) {
        struct params *p = load(0, "ocu.sources=6", "ccu.entries=8", "regfile.depth=256",
                                "sthld.interval=500", "memory.model=full", scopes[i], NULL);
        struct sm_stats a = figures(p, (struct sm_options){.skip = true, .no_cover = true}),
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

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(cycle_examples),
        cmocka_unit_test(stage_back_to_back),
        cmocka_unit_test(results_in_the_composition),
        cmocka_unit_test(laws_and_duties),
        cmocka_unit_test(holes),
        cmocka_unit_test(same_figures),
        cmocka_unit_test(subcores_part),
        cmocka_unit_test(short_tags),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
