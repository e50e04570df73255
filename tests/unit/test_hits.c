/* Operands that are not read from a bank: the figures do not depend on the
 * payload, and BOW holds what its window says. */
#include "base/diag.h"
#include "base/outfile.h"
#include "base/scratch.h"
#include "base/text.h"
#include "cmodel/sm/sm.h"
#include "cmodel/study/bow.h"
#include "tests/unit/sm_to_end.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static struct params *load(const char *const *sets, size_t n)
{
    struct diag d;
    diag_init(&d, stderr);
    /* One operand at a time, ready a cycle after it has come. */
    const char *all[40] = {"regfile.s_ports=1", "collector.forward=0", "collector.handover=0",
                           "dispatcher.classes=1"};
    for (size_t i = 0; i < n; i++)
        all[4 + i] = sets[i];
    struct params *p = params_load("turing_ocu", all, 4 + n, &d);
    assert_non_null(p);
    diag_free(&d);
    return p;
}

static struct sm_stats run(const struct params *p, const struct work_spec *spec,
                           const struct sm_options *o)
{
    struct diag d;
    diag_init(&d, stderr);
    struct work *w = work_for(p, spec, &d);
    assert_non_null(w);
    struct sm_stats stats;
    sm_to_end(p, w, o, 0, &stats);
    work_free(w);
    diag_free(&d);
    return stats;
}

static void payload_changes_no_figure(void **state)
{
    (void)state;
    /* Narrow lanes: the data do not matter, the masks of `divergent` do. */
    static const char *const sets[][6] = {
        {"regfile.lane_bits=1", "regfile.collector=ccu", "warp_scheduler.policy=malekeh"},
        {"regfile.lane_bits=1", "regfile.collector=ccu", "warp_scheduler.policy=malekeh",
         "ccu_allocator.policy=private", "regfile.collectors=8"},
        {"regfile.lane_bits=1", "regfile.collector=ccu", "ccu.victim=lru", "write_filter.enable=0",
         "ccu_allocator.policy=any", "annotate.exact=1"}};
    static const size_t n[] = {3, 5, 6};
    static const char *const kernels[] = {"divergent", "reduction"};
    for (size_t i = 0; i < 3; i++) {
        struct params *p = load(sets[i], n[i]);
        for (size_t k = 0; k < 2; k++) {
            struct work_spec spec = {.kernel = kernels[k]};
            struct sm_options with = {.payload = true}, without = {.payload = false};
            struct sm_stats a = run(p, &spec, &with), b = run(p, &spec, &without);
            assert_true(a.cache_hits > 0 && a.cache_hits < a.operand_requests);
            assert_int_equal(a.cycles, b.cycles);
            assert_int_equal(a.cache_hits, b.cache_hits);
            assert_int_equal(a.bank_reads, b.bank_reads);
            assert_int_equal(a.conflict_cycles, b.conflict_cycles);
        }
        params_free(p);
    }
}

static char *trace_file(const char *dir, const char *lines)
{
    char *path = strfmt("%s/trace", dir);
    FILE *f = fopen(path, "w");
    assert_non_null(f);
    unsigned n = 0;
    for (const char *s = lines; *s; s++)
        n += *s == '\n';
    fprintf(f,
            "-kernel name = t\n-grid dim = (1,1,1)\n-block dim = "
            "(32,1,1)\n-shmem = 0\n"
            "-nregs = 16\n-accelsim tracer version = 3\n#BEGIN_TB\nthread block "
            "= 0,0,0\n"
            "warp = 0\ninsts = %u\n%s#END_TB\n",
            n, lines);
    fclose(f);
    return path;
}

/* Hits of BOW on one warp's program. */
static void bow(const char *lines, unsigned window, bool flush, uint64_t requests, uint64_t hits)
{
    static const char *const sets[] = {"regfile.collectors=8"};
    struct params *p = load(sets, 1);
    struct diag d;
    diag_init(&d, stderr);
    char *dir = make_temp_dir("hits", &d);
    assert_non_null(dir);
    char *path = trace_file(dir, lines);
    const char *const files[] = {path};
    struct work_spec spec = {.traces = files, .ntraces = 1};
    struct bow_options of = {window, flush};
    struct sm_options o = {.part = &bow_part, .part_arg = &of};
    struct sm_stats s = run(p, &spec, &o);
    assert_int_equal(s.operand_requests, requests);
    assert_int_equal(s.cache_hits, hits);
    assert_int_equal(s.bank_reads, requests - hits);
    remove_tree(dir);
    free(dir);
    free(path);
    diag_free(&d);
    params_free(p);
}

#define ALL " ffffffff "
static const char straight[] = "0000" ALL "1 R2 IADD3 2 R0 R1 0\n"  /* none */
                               "0010" ALL "1 R3 IADD3 2 R2 R0 0\n"  /* both: one before */
                               "0020" ALL "1 R4 IADD3 2 R1 R3 0\n"  /* R1 two before, R3 one */
                               "0030" ALL "1 R5 IADD3 2 R2 R2 0\n"  /* two before; a repeat */
                               "0040" ALL "1 R6 IADD3 2 R0 R7 0\n"  /* three before: none */
                               "0050" ALL "1 R8 IADD3 2 R9 R9 0\n"; /* only the repeat */

static void bow_window_of_three(void **state)
{
    (void)state;
    bow(straight, 3, false, 12, 7);
}

static void bow_window_of_two(void **state)
{
    (void)state;
    /* R2 and R0; R3; the two repeats. */
    bow(straight, 2, false, 12, 5);
}

static void bow_jumps(void **state)
{
    (void)state;
    static const char loop[] = "0000" ALL "1 R2 IADD3 2 R0 R1 0\n"
                               "0010" ALL "0 BRA 0 0\n"
                               "0000" ALL "1 R2 IADD3 2 R0 R1 0\n"
                               "0010" ALL "0 BRA 0 0\n" /* falls through */
                               "0020" ALL "1 R3 IADD3 2 R0 R2 0\n";
    bow(loop, 3, false, 6, 4);
    bow(loop, 3, true, 6, 2);
}

static void bow_partial_writes(void **state)
{
    (void)state;
    /* A write of some lanes is whole only where the register was there before. */
    bow("0000 0000ffff 1 R2 MOV 0 0\n"
        "0010 ffffffff 1 R3 IADD3 1 R2 0\n",
        3, false, 1, 0);
    bow("0000 ffffffff 1 R2 MOV 0 0\n"
        "0010 0000ffff 1 R2 MOV 0 0\n"
        "0020 ffffffff 1 R3 MOV 0 0\n"
        "0030 ffffffff 1 R3 IADD3 1 R2 0\n",
        3, false, 1, 1);
}

static void bow_wants_collectors_of_their_own(void **state)
{
    (void)state;
    struct diag d;
    diag_init(&d, NULL);
    struct params *p = load(NULL, 0);
    struct work *w = work_kernel("reduction", &d);
    struct bow_options of = {.window = 3};
    struct sm_options o = {.part = &bow_part, .part_arg = &of};
    assert_null(sm_create(p, w, &o, &d));
    assert_int_equal(d.status, WS_BAD_INPUT);
    work_free(w);
    params_free(p);
    diag_free(&d);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(payload_changes_no_figure),
        cmocka_unit_test(bow_window_of_three),
        cmocka_unit_test(bow_window_of_two),
        cmocka_unit_test(bow_jumps),
        cmocka_unit_test(bow_partial_writes),
        cmocka_unit_test(bow_wants_collectors_of_their_own),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
