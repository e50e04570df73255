/* Calls in a trace: which are framed, what they need, and what register stacks make of them. */
#include "base/diag.h"
#include "cmodel/programs/program.h"
#include "cmodel/programs/work_framed.h"
#include "cmodel/sm/sm.h"
#include "tests/unit/sm_to_end.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
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

/* ---- traces made here, of one warp ---- */

struct made {
    char path[40];
    char *text;
    size_t size;
    FILE *f;
    unsigned insts;
};

static void begin(struct made *m)
{
    m->insts = 0;
    m->f = open_memstream(&m->text, &m->size);
}

static void line(struct made *m, unsigned pc, uint32_t mask, const char *rest)
{
    fprintf(m->f, "%04x %08x %s\n", pc, mask, rest);
    m->insts++;
}

static void save(struct made *m, unsigned pc, uint32_t mask, unsigned reg, unsigned at)
{
    fprintf(m->f, "%04x %08x 0 STL 2 R1 R%u 4 1 0x7f5ddd00%04x 0 0\n", pc, mask, reg, at);
    m->insts++;
}

static void restore(struct made *m, unsigned pc, uint32_t mask, unsigned reg, unsigned at)
{
    fprintf(m->f, "%04x %08x 1 R%u LDL 1 R1 4 1 0x7f5ddd00%04x 0 0\n", pc, mask, reg, at);
    m->insts++;
}

/* To a file; its first instruction is in line 20. */
static void finish(struct made *m)
{
    fclose(m->f);
    strcpy(m->path, "/tmp/warpsmith_test_XXXXXX");
    FILE *f = fdopen(mkstemp(m->path), "w");
    assert_non_null(f);
    fprintf(f,
            "-kernel name = made\n-kernel id = 1\n-grid dim = (1,1,1)\n-block dim = (32,1,1)\n"
            "-shmem = 0\n-nregs = 32\n-binary version = 70\n-cuda stream id = 0\n"
            "-shmem base_addr = 0x00007f5e00000000\n-local mem base_addr = 0x00007f5ddd000000\n"
            "-nvbit version = 1.7.4\n-accelsim tracer version = 5\n-enable lineinfo = 0\n"
            "#traces format = [line_num] PC mask\n#BEGIN_TB\nthread block = 0,0,0\n\n"
            "warp = 0\ninsts = %u\n%s#END_TB\n",
            m->insts, m->text);
    fclose(f);
    free(m->text);
}

/* Both forms make the same of it. */
static void same(struct made *m, const char *stack, struct sm_stats *s)
{
    const char *trace[] = {m->path}, *sets[] = {"calls.form=cars", stack};
    struct sm_stats emulated;
    run_on("volta_cars", trace, sets, 2, s);
    run(trace, sets, 2, &emulated);
    assert_int_equal(s->calls, emulated.calls);
    assert_int_equal(s->traps, emulated.traps);
    assert_int_equal(s->spills, emulated.spills);
    assert_int_equal(s->fills, emulated.fills);
    assert_int_equal(s->unframed_calls, emulated.unframed_calls);
}

static void refused(struct made *m, const char *why)
{
    struct diag d;
    diag_init(&d, NULL);
    const char *trace[] = {m->path}, *sets[] = {"calls.form=cars"};
    struct params *p = params_load("volta_cars", sets, 1, &d);
    struct work_spec spec = {.traces = trace, .ntraces = 1};
    struct work *w = work_for(p, &spec, &d);
    assert_null(work_next(w, &d));
    assert_int_equal(d.status, 2);
    assert_non_null(strstr(d.lines[0], why));
    work_free(w);
    params_free(p);
    diag_free(&d);
}

/* SS-E1: a frame is over when its lanes have returned or exited. One lane leaves in each call; the
 * next call finds the stack empty. */
static void lanes_exit_in_functions(void **state)
{
    (void)state;
    struct made m;
    struct sm_stats s;
    begin(&m);
    line(&m, 0, UINT32_MAX, "1 R16 MOV 0 0 0");
    uint32_t alive = UINT32_MAX;
    for (unsigned c = 0; c < 20; c++) {
        line(&m, 0x50, alive, "0 CALL.REL.NOINC 0 0 0");
        save(&m, 0x200, alive, 16, 0x1000);
        line(&m, 0x210, alive, "1 R16 IADD3 2 R4 R5 0 0");
        line(&m, 0x220, alive & -alive, "0 EXIT 0 0 0");
        alive &= alive - 1;
        restore(&m, 0x230, alive, 16, 0x1000);
        line(&m, 0x240, alive, "0 RET.REL.NODEC 1 R20 0 0");
        line(&m, 0x60, alive, "1 R5 FADD 2 R16 R4 0 0");
    }
    /* The last call but one is complete when half of what is left exits. */
    line(&m, 0x50, alive, "0 CALL.REL.NOINC 0 0 0");
    save(&m, 0x200, alive, 16, 0x1000);
    line(&m, 0x240, alive & 0x00ffffff, "0 RET.REL.NODEC 1 R20 0 0");
    line(&m, 0x220, alive & 0xff000000, "0 EXIT 0 0 0");
    line(&m, 0x50, alive & 0x00ffffff, "0 CALL.REL.NOINC 0 0 0");
    save(&m, 0x200, alive & 0x00ffffff, 16, 0x1000);
    line(&m, 0x220, alive & 0x00ffffff, "0 EXIT 0 0 0");
    finish(&m);
    same(&m, "calls.stack=2", &s);
    assert_int_equal(s.calls, 22);
    assert_int_equal(s.traps, 0);
    assert_int_equal(s.spills + s.fills, 0);
    remove(m.path);
}

/* Two calls deep, all lanes of the inner one and with them the outer one go: nothing comes back for
 * the frame of the outer call but the kernel's own. */
static void several_frames_end_at_once(void **state)
{
    (void)state;
    struct made m;
    struct sm_stats s;
    begin(&m);
    line(&m, 0, UINT32_MAX, "1 R16 MOV 0 0 0");
    line(&m, 0x50, 0xffff, "0 CALL.REL.NOINC 0 0 0");
    save(&m, 0x200, 0xffff, 16, 0x1000);
    line(&m, 0x210, 0xffff, "0 CALL.REL.NOINC 0 0 0");
    save(&m, 0x400, 0xffff, 16, 0x1010);
    line(&m, 0x410, 0xffff, "0 EXIT 0 0 0");
    line(&m, 0x60, 0xffff0000, "1 R5 FADD 2 R16 R4 0 0");
    line(&m, 0x50, 0xffff0000, "0 CALL.REL.NOINC 0 0 0");
    save(&m, 0x200, 0xffff0000, 16, 0x1000);
    line(&m, 0x240, 0xffff0000, "0 RET.REL.NODEC 1 R20 0 0");
    line(&m, 0x70, 0xffff0000, "0 EXIT 0 0 0");
    finish(&m);
    same(&m, "calls.stack=4", &s);
    assert_int_equal(s.calls, 3);
    assert_int_equal(s.traps, 0);
    same(&m, "calls.stack=2", &s);
    assert_int_equal(s.spills, 2); /* the outer frame, for the inner one */
    assert_int_equal(s.fills, 2);  /* and back, as the inner one is over */
    remove(m.path);
}

/* No bound but memory's. */
static void recursion_beyond_255(void **state)
{
    (void)state;
    enum { DEPTH = 300 };
    struct made m;
    struct sm_stats s;
    begin(&m);
    line(&m, 0, UINT32_MAX, "1 R16 MOV 0 0 0");
    for (unsigned k = 0; k < DEPTH; k++) {
        line(&m, k ? 0x230 : 0x50, UINT32_MAX, "0 CALL.REL.NOINC 0 0 0");
        save(&m, 0x200, UINT32_MAX, 16, 0x1000 + 16 * k);
        line(&m, 0x210, UINT32_MAX, "1 R16 IADD3 2 R4 R5 0 0");
    }
    for (unsigned k = DEPTH; k-- > 0;) {
        restore(&m, 0x240, UINT32_MAX, 16, 0x1000 + 16 * k);
        line(&m, 0x250, UINT32_MAX, "0 RET.REL.NODEC 1 R20 0 0");
    }
    line(&m, 0x60, UINT32_MAX, "0 EXIT 0 0 0");
    finish(&m);
    same(&m, "calls.stack=2", &s);
    assert_int_equal(s.calls, DEPTH);
    assert_int_equal(s.unframed_calls, 0);
    assert_int_equal(s.spills, 2 * (DEPTH - 1)); /* a frame for each call but the first */
    assert_int_equal(s.fills, 2 * (DEPTH - 1));
    remove(m.path);
}

/* Independent scheduling: two calls of disjoint lanes, one within the other. */
static void lanes_that_interleave_are_refused(void **state)
{
    (void)state;
    struct made m;
    begin(&m);
    line(&m, 0x50, 0x0000ffff, "0 CALL.REL.NOINC 0 0 0");
    save(&m, 0x200, 0x0000ffff, 16, 0x1000);
    line(&m, 0x60, 0xffff0000, "0 CALL.REL.NOINC 0 0 0");
    save(&m, 0x400, 0xffff0000, 17, 0x1004);
    line(&m, 0x240, 0x0000ffff, "0 RET.REL.NODEC 1 R20 0 0");
    line(&m, 0x430, 0xffff0000, "0 RET.REL.NODEC 1 R20 0 0");
    line(&m, 0x90, UINT32_MAX, "0 EXIT 0 0 0");
    finish(&m);
    refused(&m, ":22: lanes of several calls take turns: the call in line 20 is not over");
    remove(m.path);
    /* A return of lanes that are not in the innermost call. */
    begin(&m);
    line(&m, 0x50, UINT32_MAX, "0 CALL.REL.NOINC 0 0 0");
    save(&m, 0x200, UINT32_MAX, 16, 0x1000);
    line(&m, 0x210, 0x000000ff, "0 CALL.REL.NOINC 0 0 0");
    save(&m, 0x400, 0x000000ff, 16, 0x1010);
    line(&m, 0x240, 0xffffff00, "0 RET.REL.NODEC 1 R20 0 0");
    line(&m, 0x440, 0x000000ff, "0 RET.REL.NODEC 1 R20 0 0");
    line(&m, 0x90, UINT32_MAX, "0 EXIT 0 0 0");
    finish(&m);
    refused(&m, ":24: lanes of several calls take turns: the call in line 22 is not over");
    remove(m.path);
}

/* One CALL, two targets: two frames, one after the other, and each as large as the larger of them
 * needs. */
static void indirect_calls_reserve_for_their_site(void **state)
{
    (void)state;
    struct made m;
    struct sm_stats s;
    struct diag d;
    begin(&m);
    line(&m, 0, UINT32_MAX, "1 R16 MOV 0 0 0");
    line(&m, 0x50, UINT32_MAX, "0 CALL.REL.NOINC 1 R2 0 0");
    save(&m, 0x200, 0x0000ffff, 16, 0x1000);
    line(&m, 0x240, 0x0000ffff, "0 RET.REL.NODEC 1 R20 0 0");
    save(&m, 0x400, 0xffff0000, 19, 0x1010);
    line(&m, 0x440, 0xffff0000, "0 RET.REL.NODEC 1 R20 0 0");
    line(&m, 0x60, UINT32_MAX, "1 R5 FADD 2 R16 R4 0 0");
    line(&m, 0x90, UINT32_MAX, "0 EXIT 0 0 0");
    finish(&m);
    const char *trace[] = {m.path};
    diag_init(&d, stderr);
    struct work *w = work_traces(trace, 1, &d);
    char *text = work_framed_graph(w, &d);
    assert_non_null(strstr(text, "f_200 fru=5\nf_400 fru=5\n"));
    free(text);
    work_free(w);
    diag_free(&d);
    same(&m, "calls.stack=5", &s);
    assert_int_equal(s.calls, 2);
    assert_int_equal(s.traps, 0); /* one frame at a time */
    remove(m.path);
}

/* As some tracers write it: the link register as a destination, and no immediate. */
static void returns_without_an_immediate(void **state)
{
    (void)state;
    struct made m;
    struct sm_stats s;
    begin(&m);
    line(&m, 0x50, UINT32_MAX, "0 CALL.ABS.NOINC 0 0 0");
    save(&m, 0x200, UINT32_MAX, 16, 0x1000);
    line(&m, 0x240, UINT32_MAX, "1 R20 RET.ABS.NODEC 0 0");
    line(&m, 0x90, UINT32_MAX, "0 EXIT 0 0 0");
    finish(&m);
    same(&m, "calls.stack=2", &s);
    assert_int_equal(s.calls, 1);
    remove(m.path);
}

/* ---- K: each register that is issued without being renamed ---- */

static unsigned unrenamed_registers(struct made *m)
{
    const char *trace[] = {m->path};
    struct diag d;
    unsigned k = 0;
    diag_init(&d, stderr);
    struct work *w = work_traces(trace, 1, &d);
    char *text = work_framed_graph(w, &d);
    assert_non_null(text);
    assert_int_equal(sscanf(text, "kernel kernel=1 fru=%u", &k), 1);
    free(text);
    work_free(w);
    diag_free(&d);
    return k;
}

static void leaf(struct made *m, unsigned saved)
{
    line(m, 0x20, UINT32_MAX, "0 CALL.REL.NOINC 0 0 0");
    for (unsigned k = 0; k < saved; k++)
        save(m, 0x200 + 16 * k, UINT32_MAX, 16 + k, 0x1000 + 4 * k);
}

static void leaf_returns(struct made *m, unsigned saved)
{
    for (unsigned k = 0; k < saved; k++)
        restore(m, 0x300 + 16 * k, UINT32_MAX, 16 + k, 0x1000 + 4 * k);
    line(m, 0x3c0, UINT32_MAX, "0 RET.REL.NODEC 1 R20 0 0");
}

/* The return of a call that saves nothing reads a pair, the CALL of one by address too; those of
 * framed calls do not. */
static void calls_that_stay_keep_their_registers(void **state)
{
    (void)state;
    struct made m;
    struct sm_stats s;
    begin(&m);
    leaf(&m, 2);
    leaf_returns(&m, 2);
    line(&m, 0x30, 0xffff, "0 CALL.REL.NOINC 0 0 0");
    line(&m, 0x600, 0xffff, "0 RET.REL.NODEC 1 R22 0 0");
    line(&m, 0x90, UINT32_MAX, "0 EXIT 0 0 0");
    finish(&m);
    assert_int_equal(unrenamed_registers(&m), 24);
    same(&m, "calls.stack=3", &s);
    assert_int_equal(s.calls, 1);
    assert_int_equal(s.unframed_calls, 1);
    remove(m.path);
    begin(&m);
    leaf(&m, 2);
    leaf_returns(&m, 2);
    line(&m, 0x30, 0xffff, "0 CALL.REL.NOINC 1 R26 0 0");
    line(&m, 0x600, 0xffff, "0 RET.REL.NODEC 1 R22 0 0");
    line(&m, 0x90, UINT32_MAX, "0 EXIT 0 0 0");
    finish(&m);
    assert_int_equal(unrenamed_registers(&m), 28);
    same(&m, "calls.stack=3", &s);
    remove(m.path);
}

/* Without active lanes nobody is called. */
static void a_call_of_no_lanes_is_none(void **state)
{
    (void)state;
    struct made m;
    struct sm_stats s;
    begin(&m);
    line(&m, 0x20, 0, "0 CALL.REL.NOINC 0 0 0");
    line(&m, 0x30, UINT32_MAX, "1 R16 MOV 0 0 0");
    line(&m, 0x90, UINT32_MAX, "0 EXIT 0 0 0");
    finish(&m);
    same(&m, "calls.stack=2", &s);
    assert_int_equal(s.calls + s.unframed_calls, 0);
    assert_int_equal(s.warp_instructions, 3);
    remove(m.path);
}

/* A function that calls itself saves and uses R18 only outside: inside the store has no lanes, or
 * there is none, and R18 is not renamed. In the subroutine of 0x600 it is its caller's. */
static void a_frame_renames_what_it_has_saved(void **state)
{
    (void)state;
    struct made m;
    struct sm_stats s;
    for (unsigned form = 0; form < 3; form++) {
        begin(&m);
        line(&m, 0, UINT32_MAX, "1 R1 MOV 0 0 0");
        leaf(&m, 3);
        leaf(&m, 2);
        if (form == 0) {
            save(&m, 0x220, 0, 18, 0);
            line(&m, 0x2a0, 0, "1 R18 IADD3 2 R4 R5 0 0");
        } else if (form == 1) {
            line(&m, 0x2a0, UINT32_MAX, "1 R18 IADD3 2 R4 R5 0 0");
        }
        leaf_returns(&m, 2);
        line(&m, 0x2b0, UINT32_MAX, "0 CALL.REL.NOINC 0 0 0");
        line(&m, 0x600, UINT32_MAX, "1 R18 FADD 2 R16 R4 0 0");
        line(&m, 0x610, UINT32_MAX, "0 RET.REL.NODEC 1 R10 0 0");
        leaf_returns(&m, 3);
        line(&m, 0x90, UINT32_MAX, "0 EXIT 0 0 0");
        finish(&m);
        assert_int_equal(unrenamed_registers(&m), form == 2 ? 12 : 19);
        same(&m, "calls.stack=8", &s);
        assert_int_equal(s.calls, 2);
        same(&m, "calls.stack=4", &s);
        assert_int_equal(s.traps, 2);
        remove(m.path);
    }
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
        cmocka_unit_test(lanes_exit_in_functions),
        cmocka_unit_test(several_frames_end_at_once),
        cmocka_unit_test(recursion_beyond_255),
        cmocka_unit_test(lanes_that_interleave_are_refused),
        cmocka_unit_test(indirect_calls_reserve_for_their_site),
        cmocka_unit_test(returns_without_an_immediate),
        cmocka_unit_test(calls_that_stay_keep_their_registers),
        cmocka_unit_test(a_call_of_no_lanes_is_none),
        cmocka_unit_test(a_frame_renames_what_it_has_saved),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
