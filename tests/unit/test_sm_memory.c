/* The SM with its memory system: what must not depend on the memory's times does not, whatever they
 * are; idle cycles that are left out change nothing. docs/memory.md. */
#include "cmodel/sm/sm.h"
#include "tests/unit/sm_to_end.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

static struct params *with(const char *preset, const char *const *sets, size_t n)
{
    struct diag d;
    diag_init(&d, stderr);
    struct params *p = params_load(preset, sets, n, &d);
    assert_non_null(p);
    diag_free(&d);
    return p;
}

static void run(const struct params *p, const char *kernel, const struct sm_options *o,
                struct sm_stats *s)
{
    struct diag d;
    diag_init(&d, stderr);
    struct work_spec spec = {.kernel = kernel};
    struct work *w = work_for(p, &spec, &d);
    sm_to_end(p, w, o, 0, s);
    work_free(w);
    diag_free(&d);
}

/* Memories from very fast to very slow and narrow. */
static const char *const memories[][3] = {
    {"memory.model=none", "l1.latency=300", "lsu.queue=1"},
    {"memory.model=full", "lsu.queue=1", "l1.mshrs=256"},
    {"memory.model=full", "dram.share_percent=10", "lsu.queue=4"},
    {"memory.model=full", "l1.mshrs=2", "l1.miss_queue=2"},
    {"memory.model=full", "l1.latency=1", "l2.latency=0"},
    {"memory.model=full", "memory.sector_bytes=128", "l2.mshrs=1"},
};
enum { N_MEMORIES = sizeof memories / sizeof *memories };

/* Values are right (the oracle looks at every operand and at the registers in the end), and as much
 * is read, written and asked for. */
static void values_without_time(void **state)
{
    (void)state;
    static const char *const presets[] = {"turing_ocu", "malekeh", "fermi8_steal"};
    for (size_t i = 0; i < 3; i++) {
        struct sm_stats first = {0}, s;
        uint64_t slowest = 0, fastest = UINT64_MAX, sectors = 0;
        for (size_t m = 0; m < N_MEMORIES; m += i ? 2 : 1) {
            const char *sets[] = {"regfile.lanes=4", memories[m][0], memories[m][1],
                                  memories[m][2]};
            struct params *p = with(presets[i], sets, 4);
            run(p, "reduction", &(struct sm_options){.payload = true, .skip = true}, &s);
            params_free(p);
            slowest = s.cycles > slowest ? s.cycles : slowest;
            fastest = s.cycles < fastest ? s.cycles : fastest;
            if (!m)
                first = s;
            assert_int_equal(s.warp_instructions, first.warp_instructions);
            assert_int_equal(s.operand_requests, first.operand_requests);
            assert_int_equal(s.bank_writes, first.bank_writes);
            assert_int_equal(s.bank_reads + s.cache_hits, s.operand_requests);
            if (s.memory && !sectors)
                sectors = s.lsu.sectors;
            if (s.memory && m < 5)
                assert_int_equal(s.lsu.sectors, sectors);
        }
        assert_true(slowest > fastest); /* the times did differ */
    }
}

/* The same cycles and figures whether what rests is computed or counted; with data or without. */
static void skipping_changes_nothing(void **state)
{
    (void)state;
    static const char *const kernels[] = {"divergent", "reduction"};
    for (size_t k = 0; k < 2; k++) {
        const char *sets[] = {"memory.model=full", "regfile.lanes=4"};
        struct params *p = with("turing_ocu", sets, 2);
        struct sm_stats s[3];
        memset(s, 0, sizeof s);
        run(p, kernels[k], &(struct sm_options){.skip = true}, &s[0]);
        run(p, kernels[k], &(struct sm_options){.skip = false}, &s[1]);
        run(p, kernels[k], &(struct sm_options){.payload = true}, &s[2]);
        for (unsigned i = 1; i < 3; i++) {
            assert_int_equal(s[i].cycles, s[0].cycles);
            assert_memory_equal(&s[i].lsu, &s[0].lsu, sizeof s[0].lsu);
            assert_memory_equal(&s[i].below, &s[0].below, sizeof s[0].below);
            assert_memory_equal(s[i].stalls, s[0].stalls, sizeof s[0].stalls);
        }
        params_free(p);
    }
}

/* memory.hit_writes = 0: fewer writes to the banks, no more cycles; the same with data. */
static void hits_without_writes(void **state)
{
    (void)state;
    struct sm_stats s[2];
    for (unsigned i = 0; i < 2; i++) {
        const char *sets[] = {"memory.model=full",
                              i ? "memory.hit_writes=0" : "memory.hit_writes=1"};
        struct params *p = with("turing_ocu", sets, 2);
        run(p, "stencil", &(struct sm_options){.skip = true}, &s[i]);
        struct sm_stats checked;
        run(p, "stencil", &(struct sm_options){.payload = true, .skip = true}, &checked);
        assert_int_equal(checked.cycles, s[i].cycles);
        assert_int_equal(checked.bank_writes, s[i].bank_writes);
        params_free(p);
    }
    assert_true(s[1].bank_writes < s[0].bank_writes);
    assert_int_equal(s[1].lsu.loads, s[0].lsu.loads);
    assert_int_equal(s[1].warp_instructions, s[0].warp_instructions);
}

/* ---- copies to shared memory: traces of one warp, a letter for each line ---- */

/* A and B copy, from lines of their own; b reads B's into L1, u waits for it. 0 to 2 wait for all
 * groups but so many; z without active lanes, C likewise closes no group. */
static const char *const lines[] = {
    ['A'] = "ffffffff 0 LDGSTS.E.BYPASS.128 2 R2 R4 16 1 0x7fb000000000 16 0",
    ['B'] = "ffffffff 0 LDGSTS.E.BYPASS.128 2 R2 R4 16 1 0x7fb000100000 16 0",
    ['b'] = "ffffffff 1 R8 LDG.E.128 1 R4 16 1 0x7fb000100000 16 0",
    ['u'] = "ffffffff 1 R12 FADD 1 R8 0 0",
    ['c'] = "ffffffff 0 LDGDEPBAR 0 0 0",
    ['C'] = "00000000 0 LDGDEPBAR 0 0 0",
    ['0'] = "ffffffff 0 DEPBAR.LE 0 0 0",
    ['1'] = "ffffffff 0 DEPBAR.LE 0 0 1",
    ['2'] = "ffffffff 0 DEPBAR.LE 0 0 2",
    ['z'] = "00000000 0 DEPBAR.LE 0 0 0",
    ['m'] = "ffffffff 0 MEMBAR.SC.GPU 0 0 0",
    ['s'] = "ffffffff 0 BAR.SYNC 0 0 0",
    ['f'] = "ffffffff 1 R1 FFMA 3 R1 R1 R1 0 0",
};

/* With a tail of FFMA, each of which waits for the one before. */
static uint64_t cycles_of(const struct params *p, const char *program, bool immediates)
{
    enum { TAIL = 12 };
    char path[] = "/tmp/warpsmith_test_XXXXXX", text[100];
    const char *const trace[] = {path};
    FILE *f = fdopen(mkstemp(path), "w");
    assert_non_null(f);
    fprintf(f,
            "-kernel name = t\n-grid dim = (1,1,1)\n-block dim = (32,1,1)\n-shmem = 1024\n"
            "-nregs = 16\n-accelsim tracer version = 3\n#BEGIN_TB\nthread block = 0,0,0\n"
            "warp = 0\ninsts = %zu\n",
            strlen(program) + TAIL);
    for (size_t i = 0; i < strlen(program) + TAIL; i++) {
        strcpy(text, lines[i < strlen(program) ? program[i] : 'f']);
        if (!immediates)
            text[strlen(text) - 2] = '\0';
        fprintf(f, "%04zx %s\n", 16 * i, text);
    }
    fputs("#END_TB\n", f);
    fclose(f);
    struct diag d;
    diag_init(&d, stderr);
    struct sm_stats s[2];
    for (unsigned i = 0; i < 2; i++) {
        struct work *w = work_traces(trace, 1, &d);
        sm_to_end(p, w, &(struct sm_options){.payload = i, .skip = !i}, 100000, &s[i]);
        work_free(w);
    }
    assert_int_equal(s[0].cycles, s[1].cycles);
    diag_free(&d);
    unlink(path);
    return s[0].cycles;
}

static void copies_are_waited_for(void **state)
{
    (void)state;
    static const struct {
        const char *without, *with;
        bool waits;
    } cases[] = {
        {"A", "Ac0", true},         {"A", "A0", false},  /* a group that is not closed */
        {"A", "AC0", false},        {"A", "Acz", false}, /* without active lanes */
        {"A", "Ac1", false},        {"A", "Ac0c0", true},
        {"AB", "AcBc1", true},      {"AB", "AcBc2", false},
        {"AB", "AcB0", true},       {"A", "Acc1", true}, /* the last group is empty */
        {"buAB", "buAcBc1", true},                       /* the later group is done first */
        {"buAB", "buBcAc1", false}, {"A", "Acm", false},
        {"A", "Acs", false},
    };
    static const char *const models[] = {"memory.model=full", "memory.model=none"};
    for (unsigned m = 0; m < 2; m++) {
        const char *sets[] = {models[m], "l1.latency=200"};
        struct params *p = with("turing_ocu", sets, m + 1);
        for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
            uint64_t without = cycles_of(p, cases[i].without, true),
                     with = cycles_of(p, cases[i].with, true);
            if (m && strchr(cases[i].with, 'b'))
                continue;               /* without caches no copy overtakes another */
            assert_true(without > 200); /* a block ends with its copies */
            if (with < without + (cases[i].waits ? 60 : 0) ||
                with > without + (cases[i].waits ? 140 : 20))
                fail_msg("%s: %s %lu cycles, %s %lu", models[m], cases[i].without,
                         (unsigned long)without, cases[i].with, (unsigned long)with);
        }
        assert_int_equal(cycles_of(p, "AcBc0", false), cycles_of(p, "AcBc0", true));
        params_free(p);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(values_without_time),
        cmocka_unit_test(skipping_changes_nothing),
        cmocka_unit_test(hits_without_writes),
        cmocka_unit_test(copies_are_waited_for),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
