/* The SM: program order, hazards, barriers, admission, the oracle, and conservation on real traces.
 */
#include "base/diag.h"
#include "base/mem.h"
#include "base/text.h"
#include "cmodel/core/regmap.h"
#include "cmodel/programs/program.h"
#include "cmodel/regfile/regfile.h"
#include "cmodel/sm/oracle.h"
#include "cmodel/sm/sm.h"
#include <inttypes.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

static struct params *load(const char *preset, const char *const *sets, size_t n)
{
    struct diag d;
    diag_init(&d, stderr);
    struct params *p = params_load(preset, sets, n, &d);
    assert_non_null(p);
    diag_free(&d);
    return p;
}

/* A trace file of one block with these warps (one string of instruction lines each); the path is
 * deleted by the caller. */
static char *trace_file(unsigned blocks, unsigned nwarps, const char *const *warps, unsigned shared)
{
    char *path = xstrdup("/tmp/warpsmith_test_XXXXXX");
    int fd = mkstemp(path);
    assert_true(fd >= 0);
    FILE *f = fdopen(fd, "w");
    fprintf(f,
            "-kernel name = t\n-grid dim = (%u,1,1)\n-block dim = (%u,1,1)\n-shmem = %u\n"
            "-nregs = 8\n-accelsim tracer version = 3\n",
            blocks, nwarps * 32, shared);
    for (unsigned b = 0; b < blocks; b++) {
        fprintf(f, "#BEGIN_TB\nthread block = %u,0,0\n", b);
        for (unsigned w = 0; w < nwarps; w++) {
            unsigned lines = 0;
            for (const char *s = warps[w]; *s; s++)
                lines += *s == '\n';
            fprintf(f, "warp = %u\ninsts = %u\n%s", w, lines, warps[w]);
        }
        fputs("#END_TB\n", f);
    }
    fclose(f);
    return path;
}

struct outcome {
    enum sm_status status;
    struct sm_stats stats;
    struct diag d;
    char failure[320];
};

static void run(struct outcome *o, const struct params *p, struct work *w, bool payload,
                uint64_t limit)
{
    struct sm_options opt = {.payload = payload};
    struct sm *sm = sm_create(p, w, &opt, &o->d);
    assert_non_null(sm);
    /* What the pins say must be what is counted: a warp that becomes ready at the clock edge, also
     * by a barrier that another sub-core opens, does not want a collector before the next cycle. */
    uint64_t refused = 0;
    do {
        o->status = sm_eval(sm, &o->d);
        if (o->status != SM_RUNNING)
            break;
        for (unsigned i = 0; i < sm_regfiles(sm); i++) {
            const struct regfile_out *out = sm_out(sm, i);
            refused += (unsigned)__builtin_popcount(out->sel_valid & ~out->issue);
        }
        o->status = sm_clock(sm);
    } while (o->status == SM_RUNNING && sm_cycle(sm) < limit);
    sm_stats(sm, &o->stats);
    if (o->status != SM_FAILED && params_has(p, "malekeh_scheduler.retry", "0"))
        assert_int_equal(o->stats.stalls[STALL_NO_COLLECTOR] + o->stats.stalls[STALL_WAITING] +
                             o->stats.stalls[STALL_EXECUTION_UNIT],
                         refused);
    snprintf(o->failure, sizeof o->failure, "%s", sm_failure(sm)->text);
    if (o->status == SM_FAILED)
        print_error("%s\n", o->failure);
    sm_destroy(sm);
}

static void run_file(struct outcome *o, const struct params *p, const char *path, bool payload)
{
    diag_init(&o->d, NULL);
    struct work *w = work_traces(&path, 1, &o->d);
    assert_non_null(w);
    run(o, p, w, payload, 10000000);
    work_free(w);
}

/* What must hold whatever was executed. */
static void check_laws(const struct sm_stats *s)
{
    uint64_t stalls = 0;
    for (unsigned i = 0; i < N_STALL; i++)
        stalls += s->stalls[i];
    assert_int_equal(s->operand_requests, s->bank_reads + s->cache_hits);
    assert_int_equal(stalls + s->micro_ops, s->scheduler_cycles);
}

static const char *const chain[] = {"0000 ffffffff 1 R1 MOV 0 0\n"
                                    "0010 ffffffff 1 R2 FADD 2 R1 R1 0\n"
                                    "0020 0000ffff 1 R1 FADD 2 R2 R1 0\n"
                                    "0030 ffffffff 1 R3 FADD 2 R1 R2 0\n"
                                    "0040 00000000 1 R3 FADD 2 R1 R2 0\n"
                                    "0050 ffffffff 0 EXIT 0 0\n"};

/* RAW, WAW, partial masks, an instruction without active lanes. */
static void test_chain(void **state)
{
    (void)state;
    static const char *const presets[] = {"tiny", "turing_ocu", "fermi8", "fermi8_steal", NULL};
    char *path = trace_file(1, 1, chain, 0);
    for (unsigned i = 0; presets[i]; i++)
        for (unsigned payload = 0; payload < 2; payload++) {
            struct params *p = load(presets[i], NULL, 0);
            struct outcome o;
            run_file(&o, p, path, payload);
            assert_int_equal(o.status, SM_DONE);
            assert_int_equal(o.stats.warp_instructions, 6);
            assert_int_equal(o.stats.operand_requests, 8);
            assert_int_equal(o.stats.bank_writes, 4);
            check_laws(&o.stats);
            diag_free(&o.d);
            params_free(p);
        }
    unlink(path);
    free(path);
}

/* Reaction time of a dependent pair: issue 0, no sources: dispatch 1, in the unit's input 2, result
 * after the latency of 4 and a cycle on either side at 8, written then, ready one cycle later. */
static void test_latency(void **state)
{
    (void)state;
    static const char *const pair[] = {"0000 ffffffff 1 R1 MOV 0 0\n"
                                       "0010 ffffffff 0 ISETP 1 R1 0\n"};
    static const char *const alone[] = {"0000 ffffffff 1 R1 MOV 0 0\n"};
    struct params *p = load("fermi8", NULL, 0);
    struct outcome both, one;
    char *path = trace_file(1, 1, pair, 0);
    run_file(&both, p, path, false);
    unlink(path);
    free(path);
    path = trace_file(1, 1, alone, 0);
    run_file(&one, p, path, false);
    unlink(path);
    free(path);
    /* Launch in cycle 0, issue in 1, write in 9; the end is seen in 10. */
    assert_int_equal(one.stats.cycles, 10);
    /* Issue in 10, grant in 11, S write in 12, dispatch in 13, in the unit in 14; no write, but the
     * end of the pipeline in 21. */
    assert_int_equal(both.stats.cycles, 21);
    params_free(p);
    diag_free(&one.d);
    diag_free(&both.d);
}

/* Six sources on three slots: two micro-operations, one instruction, one write. */
static void test_micro_operations(void **state)
{
    (void)state;
    static const char *const wide[] = {"0000 ffffffff 0 STG.E.128.SYS 2 R2 R4 16 1 0x0 0\n"
                                       "0010 ffffffff 1 R2 DFMA 3 R2 R4 R6 0\n"
                                       "0020 ffffffff 1 R4 MOV 1 R2 0\n"};
    char *path = trace_file(1, 1, wide, 0);
    struct params *p = load("fermi8_steal", NULL, 0);
    struct outcome o;
    run_file(&o, p, path, true);
    assert_int_equal(o.status, SM_DONE);
    assert_int_equal(o.stats.warp_instructions, 3);
    assert_int_equal(o.stats.micro_ops, 5);
    assert_int_equal(o.stats.operand_requests, 13);
    assert_int_equal(o.stats.bank_writes, 3);
    check_laws(&o.stats);
    params_free(p);
    diag_free(&o.d);
    unlink(path);
    free(path);
}

/* Warps of a block wait for each other; one that has ended does not count, a predicated-off barrier
 * does not wait. */
static void test_barrier(void **state)
{
    (void)state;
    static const char *const warps[] = {"0000 ffffffff 0 BAR.SYNC 0 0\n"
                                        "0010 ffffffff 0 EXIT 0 0\n",
                                        "0000 ffffffff 0 EXIT 0 0\n",
                                        "0000 00000000 0 BAR.SYNC 0 0\n"
                                        "0010 ffffffff 0 BAR.SYNC 0 0\n"
                                        "0020 ffffffff 1 R1 LDG.E 1 R2 4 1 0x80 4\n"
                                        "0030 ffffffff 1 R1 FADD 2 R1 R1 0\n"
                                        "0040 ffffffff 0 BAR.SYNC 0 0\n"
                                        "0050 ffffffff 0 EXIT 0 0\n",
                                        ""};
    char *path = trace_file(3, 4, warps, 0);
    struct params *p = load("turing_ocu", NULL, 0);
    struct outcome o;
    run_file(&o, p, path, true);
    assert_int_equal(o.status, SM_DONE);
    assert_int_equal(o.stats.warp_instructions, 27);
    assert_int_equal(o.stats.blocks, 3);
    check_laws(&o.stats);
    params_free(p);
    diag_free(&o.d);
    unlink(path);
    free(path);
}

/* Nothing behind the barrier happens before the last warp has arrived: a miss of 300 cycles in one
 * warp and eight dependent instructions behind the barrier in the other add up. */
static void test_barrier_holds(void **state)
{
    (void)state;
#define ADD "0010 ffffffff 1 R1 FADD 2 R1 R1 0\n"
    static const char *const warps[] = {
        "0000 ffffffff 0 BAR.SYNC 0 0\n" ADD ADD ADD ADD ADD ADD ADD ADD,
        ("0000 ffffffff 1 R1 LDG.E 1 R2 4 1 0x80 4\n"
         "0010 ffffffff 1 R3 FADD 2 R1 R1 0\n"
         "0020 ffffffff 0 BAR.SYNC 0 0\n"
         "0030 ffffffff 0 EXIT 0 0\n"),
        ("0000 ffffffff 0 BAR.SYNC 0 0\n"
         "0030 ffffffff 0 EXIT 0 0\n")};
#undef ADD
    static const char *const sets[] = {"memory.model=none", "l1.latency=300"};
    char *path = trace_file(1, 3, warps, 0);
    struct params *p = load("fermi8", sets, 2);
    struct outcome o;
    run_file(&o, p, path, true);
    assert_int_equal(o.status, SM_DONE);
    assert_int_equal(o.stats.warp_instructions, 15);
    assert_in_range(o.stats.cycles, 300 + 8 * 7, 300 + 8 * 14);
    assert_true(o.stats.stalls[STALL_BARRIER] > 200);
    params_free(p);
    diag_free(&o.d);
    unlink(path);
    free(path);
}

/* What cannot fit is refused with the reason. */
static void test_refused(void **state)
{
    (void)state;
    static const char *const warps[] = {"0 1 0 EXIT 0 0\n", "0 1 0 EXIT 0 0\n", "0 1 0 EXIT 0 0\n",
                                        "0 1 0 EXIT 0 0\n", "0 1 0 EXIT 0 0\n"};
    static const char *const wide[] = {"0 1 1 R16 MOV 0 0\n"};
    static const struct {
        unsigned nwarps, shared;
        const char *const *warps;
        const char *reason;
    } rows[] = {{5, 0, warps, "cannot fit: 5 warps; the SM has 4"},
                {1, 50000, warps, "cannot fit: 50000 bytes of shared memory; the SM has 49152"},
                {3, 0, warps, "cannot fit: 3 warps of 8 registers"},
                {1, 0, wide, "cannot fit: 1 warps of 17 registers"}};
    struct params *p = load("tiny", NULL, 0);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        char *path = trace_file(1, rows[i].nwarps, rows[i].warps, rows[i].shared);
        struct outcome o;
        run_file(&o, p, path, false);
        assert_int_equal(o.status, SM_BAD_INPUT);
        assert_int_equal(o.d.status, WS_BAD_INPUT);
        assert_int_equal(o.d.errors, 1);
        assert_non_null(strstr(o.d.lines[o.d.n - 1], rows[i].reason));
        diag_free(&o.d);
        unlink(path);
        free(path);
    }
    params_free(p);
}

/* One-to-one, and in the bank that docs/conventions.md says. */
static void test_map(void **state)
{
    (void)state;
    static const char *const swz[] = {"env.map=swz"};
    struct params *p = load("fermi8", swz, 1);
    struct regmap m = regmap_make(p);
    for (unsigned wid = 0; wid < 48; wid++) {
        unsigned nregs = 21, base = wid * regmap_region(&m, nregs);
        bool used[24] = {false};
        for (unsigned reg = 0; reg < nregs; reg++) {
            unsigned phys = regmap_phys(&m, base, wid, reg);
            assert_int_equal(phys % 8, (reg + wid) % 8);
            assert_in_range(phys, base, base + 23);
            assert_false(used[phys - base]);
            used[phys - base] = true;
        }
    }
    params_free(p);
}

/* The oracle sees one wrong bit, and noise in inactive lanes is not the value. */
static void test_oracle(void **state)
{
    (void)state;
    static const char *const widths[] = {"regfile.lane_bits=1", "regfile.lane_bits=7",
                                         "regfile.lane_bits=32", "regfile.lane_bits=64"};
    for (unsigned i = 0; i < 4; i++) {
        struct params *p = load("fermi8", &widths[i], 1);
        struct sizes z = params_sizes(p);
        struct oracle *o = oracle_create(&z, 2);
        uint32_t row[64];
        uint64_t want, got;
        oracle_write(o, 3, 0xffff, (struct oracle_key){1, 2, 3, 0});
        oracle_write(o, 3, 0xffff0000, (struct oracle_key){4, 2, 1, 0});
        oracle_expect(o, 1, 2, 3, 4);
        assert_true(oracle_undefined(o, 1, 2, 15)); /* another warp's */
        assert_false(oracle_undefined(o, 1, 2, 16));
        memcpy(row, oracle_value(o, 3), words32(z.w) * sizeof *row);
        assert_int_equal(oracle_compare(o, 1, 2, row, &want, &got), -1);
        row[words32(17 * z.lane_bits + 1) - 1] ^= 1u << (17 * z.lane_bits % 32);
        assert_int_equal(oracle_compare(o, 1, 2, row, &want, &got), 17);
        assert_true(want != got);
        /* A younger value does not change what an older instruction must find. */
        oracle_write(o, 3, 0xff00, (struct oracle_key){1, 2, 4, 0});
        assert_int_equal(oracle_compare_value(o, 3, row, &want, &got) >= 0, 1);
        oracle_port_data(o, 0x1, (struct oracle_key){1, 2, 3, 0}, 99, row);
        assert_int_not_equal(oracle_compare_value(o, 3, row, &want, &got), 0);
        assert_true(oracle_compare_value(o, 3, row, &want, &got) > 0);
        oracle_destroy(o);
        params_free(p);
    }
}

/* Random programs over random machines: the oracle and the laws are silent. */
static void test_random(void **state)
{
    (void)state;
    for (uint64_t seed = 0; seed < 40; seed++) {
        struct params *p = params_random(seed, 8);
        struct work *w = work_random(p, seed);
        struct outcome o;
        struct sizes z = params_sizes(p);
        diag_init(&o.d, stderr);
        run(&o, p, w, true, 6000 + z.nbank * z.depth);
        assert_int_equal(o.status, SM_RUNNING);
        assert_true(o.stats.micro_ops > 50);
        diag_free(&o.d);
        work_free(w);
        params_free(p);
    }
}

/* The same seed, the same run; another seed, another one. */
static void test_repeatable(void **state)
{
    (void)state;
    struct sm_stats s[3];
    for (unsigned i = 0; i < 3; i++) {
        struct params *p = load("fermi8_steal", NULL, 0);
        struct work *w = work_random(p, i / 2);
        struct outcome o;
        diag_init(&o.d, stderr);
        run(&o, p, w, i == 1, i == 1 ? 5512 : 5000); /* the prefill takes 512 cycles */
        s[i] = o.stats;
        diag_free(&o.d);
        work_free(w);
        params_free(p);
    }
    assert_int_equal(s[1].cycles, 5000);
    assert_int_not_equal(s[0].bank_reads, s[2].bank_reads);
}

static void test_kernels(void **state)
{
    (void)state;
    static const char *const presets[] = {"turing_ocu", "fermi8_steal", NULL};
    for (const char *const *k = work_kernel_names(); *k; k++) {
        uint64_t reads = 0, instructions = 0;
        for (unsigned i = 0; presets[i]; i++) {
            struct params *p = load(presets[i], NULL, 0);
            struct outcome o;
            diag_init(&o.d, stderr);
            struct work *w = work_kernel(*k, &o.d);
            assert_non_null(w);
            run(&o, p, w, i == 1, 2000000);
            assert_int_equal(o.status, SM_DONE);
            check_laws(&o.stats);
            if (i) {
                assert_int_equal(o.stats.warp_instructions, instructions);
                assert_int_equal(o.stats.bank_reads, reads);
            }
            instructions = o.stats.warp_instructions;
            reads = o.stats.bank_reads;
            work_free(w);
            diag_free(&o.d);
            params_free(p);
        }
    }
}

/* Tensor instructions are those of the GPU: source registers of the first one, and the registers of
 * a warp. */
static void test_tensor_kernels(void **state)
{
    (void)state;
    static const struct {
        const char *kernel, *opcode;
        unsigned sources, registers;
    } rows[] = {{"tensor", "HMMA.16816.F32", 10, 47},
                {"tensor_sm75", "HMMA.1688.F32", 7, 47},
                {"tensor_sm70", "HMMA.884.F32.F32.STEP0", 6, 47},
                {"gemm", "HMMA.1688.F32", 7, 114},
                {"conv", "HMMA.1688.F32", 7, 116}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct diag d;
        diag_init(&d, stderr);
        struct work *w = work_kernel(rows[i].kernel, &d);
        struct block *b = work_next(w, &d);
        size_t k = 0;
        while (b->insts[k].op->class != OP_TENSOR)
            k++;
        assert_string_equal(b->insts[k].op->name, rows[i].opcode);
        assert_int_equal(b->insts[k].op->nsrc, rows[i].sources);
        assert_int_equal(b->nregs, rows[i].registers);
        block_free(b);
        work_free(w);
        diag_free(&d);
    }
}

/* Stealing reads no operand twice, and every instruction line is executed. */
static void test_real(void **state)
{
    (void)state;
    static const char *const lists[] = {"bfs_sm70/kernelslist.g",
                                        "torch_sm70/k000_kernel-2067.traceg.xz",
                                        "vectoradd_sm80/kernelslist.g"};
    static const uint64_t instructions[] = {131852, 106172, 26601};
    if (access("../shared/traces", R_OK) != 0) {
        print_message("skipped: ../shared/traces is absent\n");
        skip();
    }
    for (unsigned i = 0; i < 3; i++) {
        char *path = strfmt("../shared/traces/%s", lists[i]);
        uint64_t reads[2];
        for (unsigned k = 0; k < 2; k++) {
            struct params *p = load(k ? "fermi8_steal" : "fermi8", NULL, 0);
            struct outcome o;
            run_file(&o, p, path, false);
            assert_int_equal(o.status, SM_DONE);
            assert_int_equal(o.stats.warp_instructions, instructions[i]);
            check_laws(&o.stats);
            reads[k] = o.stats.bank_reads;
            params_free(p);
            diag_free(&o.d);
        }
        assert_int_equal(reads[0], reads[1]);
        free(path);
    }
}

/* Work that is read ahead: the same blocks, the same messages at the same calls, and it may be
 * given up anywhere. */
static void test_ahead(void **state)
{
    (void)state;
    static const char *const broken[] = {"0000 ffffffff 1 R1 MOV 0 0\n0010 fffffffff 0 EXIT 0 0\n"};
    char *good = trace_file(600, 1, chain, 0), *bad = trace_file(1, 1, broken, 0);
    const char *files[] = {good, bad};
    struct diag d[2];
    struct work *w[2];
    for (unsigned i = 0; i < 2; i++) {
        diag_init(&d[i], NULL);
        w[i] = work_traces(files, 2, &d[i]);
        assert_non_null(w[i]);
    }
    w[1] = work_ahead(w[1]);
    unsigned blocks = 0;
    for (struct block *b[2]; (b[0] = work_next(w[0], &d[0])); blocks++) {
        b[1] = work_next(w[1], &d[1]);
        assert_non_null(b[1]);
        assert_int_equal(b[0]->x, b[1]->x);
        assert_int_equal(b[0]->ninsts, b[1]->ninsts);
        assert_int_equal(d[1].n, 0);
        work_release(w[0], b[0]);
        work_release(w[1], b[1]);
    }
    assert_int_equal(blocks, 600);
    for (unsigned again = 0; again < 2; again++) {
        assert_null(work_next(w[1], &d[1]));
        assert_int_equal(d[1].n, 1);
    }
    assert_string_equal(d[0].lines[0], d[1].lines[0]);
    assert_int_equal(d[1].status, WS_BAD_INPUT);
    assert_int_equal(d[1].errors, 1);
    work_free(w[0]);
    work_free(w[1]);

    struct work *left = work_ahead(work_traces(files, 1, &d[0]));
    for (unsigned i = 0; i < 3; i++)
        work_release(left, work_next(left, &d[0]));
    work_release(left, NULL);
    work_free(left);
    assert_null(work_ahead(NULL));
    for (unsigned i = 0; i < 2; i++)
        diag_free(&d[i]);
    unlink(good);
    unlink(bad);
    free(good);
    free(bad);
}

static void same_outputs(const struct regfile_out *a, const struct regfile_out *b)
{
    assert_int_equal(a->sel_valid, b->sel_valid);
    assert_int_equal(a->issue, b->issue);
    assert_int_equal(a->cand_valid, b->cand_valid);
    assert_int_equal(a->wb_ready, b->wb_ready);
    assert_int_equal(a->disp_valid, b->disp_valid);
}

static void same_register_file(const struct regfile *a, const struct regfile *b)
{
    size_t n, m;
    const struct cover_point *x = regfile_cover(a, &n), *y = regfile_cover(b, &m);
    assert_int_equal(n, m);
    for (size_t i = 0; i < n; i++)
        assert_int_equal(x[i].hits, y[i].hits);
    assert_memory_equal(regfile_counters(a), regfile_counters(b), sizeof *regfile_counters(a));
}

/* Two SMs side by side, one of which does not compute what is at rest. Returns the cycles of
 * register files that were at rest. */
static uint64_t side_by_side(const struct params *p, struct work *const w[2], bool payload,
                             uint64_t limit)
{
    struct diag d;
    diag_init(&d, stderr);
    struct sm *sm[2];
    for (unsigned i = 0; i < 2; i++) {
        struct sm_options o = {.payload = payload, .skip = i};
        sm[i] = sm_create(p, w[i], &o, &d);
        assert_non_null(sm[i]);
    }
    uint64_t rests = 0;
    enum sm_status status = SM_RUNNING;
    while (status == SM_RUNNING && sm_cycle(sm[0]) < limit) {
        status = sm_eval(sm[0], &d);
        assert_int_equal(sm_eval(sm[1], &d), status);
        if (status != SM_RUNNING)
            break;
        for (unsigned i = 0; i < sm_regfiles(sm[0]); i++) {
            same_outputs(sm_out(sm[0], i), sm_out(sm[1], i));
            rests += regfile_at_rest(sm_regfile(sm[1], i));
        }
        status = sm_clock(sm[0]);
        assert_int_equal(sm_clock(sm[1]), status);
    }
    assert_int_equal(sm_cycle(sm[0]), sm_cycle(sm[1]));
    assert_true(status == SM_DONE || status == SM_RUNNING);
    struct sm_stats s[2];
    memset(s, 0, sizeof s);
    for (unsigned i = 0; i < 2; i++)
        sm_stats(sm[i], &s[i]);
    assert_memory_equal(&s[0], &s[1], sizeof s[0]);
    for (unsigned i = 0; i < sm_regfiles(sm[0]); i++)
        same_register_file(sm_regfile(sm[0], i), sm_regfile(sm[1], i));
    for (unsigned i = 0; i < 2; i++) {
        sm_destroy(sm[i]);
        work_free(w[i]);
    }
    diag_free(&d);
    return rests;
}

/* A register file at rest that is not computed ends in the same state with the same figures, cover
 * points and outputs as one that is; with read latencies of 0 to 2, where the ring of reads in
 * flight goes on turning, and with S ports whose scan does. */
static void test_skip(void **state)
{
    (void)state;
    static const char *const presets[] = {"tiny", "turing_ocu", "fermi8_steal", "fermi16"};
    static const char *const latency[] = {"regfile.read_latency=0", "regfile.read_latency=1",
                                          "regfile.read_latency=2"};
    struct diag d;
    diag_init(&d, stderr);
    for (unsigned i = 0; i < 4; i++)
        for (unsigned l = 0; l < 3; l++) {
            bool steals = i % 2 == 0; /* stealing needs a latency of at least 1 */
            const char *sets[] = {latency[steals && !l ? 1 : l], "collector.forward=0"};
            struct params *p = load(presets[i], sets, 2);
            char *path = trace_file(3, 1, chain, 0);
            const char *file = path;
            struct work *w[2] = {work_traces(&file, 1, &d), work_traces(&file, 1, &d)};
            assert_true(side_by_side(p, w, true, 1000000) > 5);
            unlink(path);
            free(path);
            static const char *const kernels[] = {"reduction", "divergent"};
            uint64_t rests = i ? 0 : 101;
            for (unsigned k = 0; k < 2 && i; k++) {
                struct work *v[2] = {work_kernel(kernels[k], &d), work_kernel(kernels[k], &d)};
                rests += side_by_side(p, v, k, 8000);
            }
            assert_true(rests > 100);
            params_free(p);
        }
    diag_free(&d);
}

/* The same with a register at the dispatch ports, and of parameters from the whole legal space:
 * those that an SM takes. */
static void test_skip_anywhere(void **state)
{
    (void)state;
    enum { SETS = 60 };
    struct diag d;
    diag_init(&d, stderr);
    char *path = trace_file(3, 1, chain, 0);
    const char *file = path;
    const char *const stage[] = {"dispatcher.classes=1", "regfile.dispatch_stage=1"};
    unsigned taken = 0;
    uint64_t rests = 0;
    for (uint64_t seed = 0; seed <= SETS; seed++) {
        struct params *p = seed ? params_random(seed, 4) : load("turing_ocu", stage, 2);
        struct diag quiet;
        diag_init(&quiet, NULL);
        struct work *w[2] = {work_traces(&file, 1, &d), work_traces(&file, 1, &d)};
        struct sm_options o = {.payload = false};
        struct sm *sm = sm_create(p, w[0], &o, &quiet);
        enum sm_status s = sm ? SM_RUNNING : SM_BAD_INPUT;
        while (s == SM_RUNNING && sm_cycle(sm) < 100000)
            s = sm_step(sm, &quiet);
        if (sm)
            sm_destroy(sm);
        if (s == SM_DONE) {
            work_free(w[0]);
            w[0] = work_traces(&file, 1, &d);
            rests += side_by_side(p, w, false, 100000);
            taken++;
        } else {
            assert_true(s == SM_BAD_INPUT && quiet.errors > 0);
            work_free(w[0]);
            work_free(w[1]);
        }
        diag_free(&quiet);
        params_free(p);
    }
    assert_true(taken > SETS / 2 && rests > 1000);
    unlink(path);
    free(path);
    diag_free(&d);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_chain),
        cmocka_unit_test(test_latency),
        cmocka_unit_test(test_micro_operations),
        cmocka_unit_test(test_barrier),
        cmocka_unit_test(test_barrier_holds),
        cmocka_unit_test(test_refused),
        cmocka_unit_test(test_map),
        cmocka_unit_test(test_oracle),
        cmocka_unit_test(test_random),
        cmocka_unit_test(test_repeatable),
        cmocka_unit_test(test_kernels),
        cmocka_unit_test(test_tensor_kernels),
        cmocka_unit_test(test_real),
        cmocka_unit_test(test_skip),
        cmocka_unit_test(test_skip_anywhere),
        cmocka_unit_test(test_ahead),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
