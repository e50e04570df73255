/* Calls in a trace: which are framed, what they need, and what register stacks make of them. */
#include "cmodel/sm/program.h"
#include "cmodel/sm/sm.h"
#include "cmodel/sm/work_framed.h"
#include "params/base/outfile.h"
#include "tests/unit/sm_to_end.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static const char *const framed[] = {"tests/data/framed_calls.traceg"};
static const char *const plain[] = {"tests/data/two_warps.traceg"};

/* f saves R16, R17 and R20, so its span is 5 and its need 6; g saves R16. What half of the lanes
 * call at 0x600 saves nothing and is no function of the graph. R24 is the highest that is not
 * renamed. */
static void graph_of_a_trace(void **state)
{
    (void)state;
    struct diag d;
    diag_init(&d, stderr);
    struct work *w = work_traces(framed, 1, &d);
    char *text = work_framed_graph(w, &d);
    assert_string_equal(text, "kernel kernel=1 fru=25\nf_200 fru=6\nf_400 fru=2\n"
                              "kernel -> f_200\nf_200 -> f_400\n");
    free(text);
    work_free(w);
    w = work_traces(plain, 1, &d);
    assert_null(work_framed_graph(w, &d));
    work_free(w);
    diag_free(&d);
}

static void run_on(const char *preset, const char *const *trace, const char *const *sets, size_t n,
                   struct sm_stats *s)
{
    struct diag d;
    diag_init(&d, stderr);
    struct params *p = params_load(preset, sets, n, &d);
    struct work_spec spec = {.traces = trace, .ntraces = 1};
    struct work *w = work_for(p, &spec, &d);
    struct sm_options o = {.payload = true};
    sm_to_end(p, w, &o, 0, s);
    work_free(w);
    params_free(p);
    diag_free(&d);
}

static void run(const char *const *trace, const char *const *sets, size_t n, struct sm_stats *s)
{
    run_on("volta_base", trace, sets, n, s);
}

static void stacks_take_the_place_of_spills(void **state)
{
    (void)state;
    static const char *const tight[] = {"calls.form=cars", "calls.stack=6"};
    static const char *const ample[] = {"calls.form=cars", "calls.stack=8"};
    struct sm_stats base, few, all;
    run(framed, NULL, 0, &base);
    run(framed, tight, 2, &few);
    run(framed, ample, 2, &all);
    assert_int_equal(base.lsu.loads + base.lsu.stores, 2 * 2 * (4 + 7));
    /* Two warps, twice f and g; the subroutine's CALL is none of them. */
    assert_int_equal(all.calls, 8);
    assert_int_equal(all.traps, 0);
    assert_int_equal(all.lsu.loads + all.lsu.stores, 0);
    /* Nothing but the second slot of a call is added. */
    assert_int_equal(all.warp_instructions, base.warp_instructions + 8);
    /* g throws f out, six registers, and its return brings f back. */
    assert_int_equal(few.traps, 8);
    assert_int_equal(few.spills, 4 * 6);
    assert_int_equal(few.fills, 4 * 6);
    assert_true(all.cycles < base.cycles && all.cycles < few.cycles);
}

/* The register file's own frames: calls, returns, pushes and pops are told, traps are its. */
static void stacks_of_the_register_file(void **state)
{
    (void)state;
    static const char *const sizes[] = {"calls.stack=6", "calls.stack=7", "calls.stack=8"};
    for (unsigned i = 0; i < 3; i++) {
        const char *sets[] = {"calls.form=cars", sizes[i]};
        struct sm_stats told, emulated;
        run_on("volta_cars", framed, sets, 2, &told);
        run(framed, sets, 2, &emulated);
        assert_int_equal(told.calls, 8);
        assert_int_equal(told.traps, emulated.traps);
        assert_int_equal(told.spills, emulated.spills);
        assert_int_equal(told.fills, emulated.fills);
        assert_int_equal(told.spill_bytes, emulated.spill_bytes);
        assert_int_equal(told.lsu.loads, emulated.lsu.loads);
        assert_int_equal(told.lsu.stores, emulated.lsu.stores);
        /* No MOV for the slot, no TRAP, and accesses of traps are none of the program. */
        assert_int_equal(told.warp_instructions, emulated.warp_instructions - told.calls -
                                                     told.traps - told.spills - told.fills);
    }
}

static void other_first_registers(void **state)
{
    (void)state;
    struct diag d;
    diag_init(&d, NULL);
    static const char *const sets[] = {"calls.form=cars", "rename.r0cs=20"};
    struct params *p = params_load("volta_cars", sets, 2, &d);
    struct work_spec spec = {.traces = framed, .ntraces = 1};
    struct work *w = work_for(p, &spec, &d);
    assert_null(work_next(w, &d));
    assert_int_equal(d.status, 2);
    assert_non_null(strstr(d.lines[0], "rename.r0cs = 20"));
    work_free(w);
    params_free(p);
    diag_free(&d);
}

static void others_stay_as_they_are(void **state)
{
    (void)state;
    static const char *const cars[] = {"calls.form=cars", "calls.stage_extra=0"};
    struct sm_stats before, after;
    run(plain, NULL, 0, &before);
    run(plain, cars, 2, &after);
    assert_memory_equal(&before, &after, sizeof before);
}

static void too_small_a_stack(void **state)
{
    (void)state;
    struct diag d;
    diag_init(&d, NULL);
    static const char *const sets[] = {"calls.form=cars", "calls.stack=5"};
    struct params *p = params_load("volta_base", sets, 2, &d);
    struct work_spec spec = {.traces = framed, .ntraces = 1};
    struct work *w = work_for(p, &spec, &d);
    assert_null(work_next(w, &d));
    assert_int_equal(d.status, 2);
    assert_non_null(strstr(d.lines[0], "S = 5 registers of the stack; a call needs 6 (K = 25)"));
    work_free(w);
    params_free(p);
    diag_free(&d);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(graph_of_a_trace),
        cmocka_unit_test(stacks_take_the_place_of_spills),
        cmocka_unit_test(stacks_of_the_register_file),
        cmocka_unit_test(other_first_registers),
        cmocka_unit_test(others_stay_as_they_are),
        cmocka_unit_test(too_small_a_stack),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
