/* simt_stack by hand: docs/blocks/simt_stack.md. Every case is also checked lane by lane (SS-X1).
 */
#include "cmodel/calls/walk.h"
#include "cmodel/cars/simt_stack.h"
#include "cmodel/util.h"
// clang-format off
#include <stdarg.h>
#include <setjmp.h>
#include <stddef.h>
#include <cmocka.h>
// clang-format on

static struct simt_out look(const struct simt_stack *s, unsigned wid)
{
    struct simt_in in = {.op_wid = wid};
    struct simt_out out;
    simt_stack_eval(s, &in, &out);
    return out;
}

/* One cycle in which frame_ctl takes what it is asked; the releases so far. */
static void cycle(struct simt_stack *s, struct simt_in *in, unsigned *releases)
{
    in->release_ready = true;
    *releases += look(s, 0).release_valid;
    simt_stack_clock(s, in, NULL);
    assert_null(s->broken);
}

/* The targets of an indirect call are there one cycle later. */
static unsigned settle(struct simt_stack *s, const uint32_t *target)
{
    unsigned releases = 0;
    struct simt_in in = {0};
    if (target)
        memcpy(in.lane_target, target, sizeof in.lane_target);
    cycle(s, &in, &releases);
    memset(in.lane_target, 0, sizeof in.lane_target);
    for (unsigned i = 0; i < 200; i++)
        cycle(s, &in, &releases);
    return releases;
}

/* An instruction of warp 0; the releases that follow. */
static unsigned does(struct simt_stack *s, struct simt_in in)
{
    unsigned releases = 0;
    assert_true(look(s, 0).op_ready);
    assert_int_equal(look(s, 0).hold & 1, 0);
    in.op_valid = true;
    struct simt_in targets = in;
    memset(in.lane_target, 0, sizeof in.lane_target);
    cycle(s, &in, &releases);
    return releases + settle(s, targets.lane_target);
}

static void idle(struct simt_stack *s, unsigned cycles)
{
    struct simt_in none = {0};
    while (cycles--)
        simt_stack_clock(s, &none, NULL);
}

static void expect(const struct simt_stack *s, uint32_t pc, uint32_t mask)
{
    assert_int_equal(look(s, 0).top_pc, pc);
    assert_int_equal(look(s, 0).top_mask, mask);
}

static struct simt_stack with(unsigned lanes, unsigned depth)
{
    struct simt_stack s;
    simt_stack_init(&s, 2, lanes, depth);
    struct simt_in in = {
        .launch_valid = true, .launch_mask = (uint32_t)low_bits(lanes), .launch_pc = 100};
    simt_stack_clock(&s, &in, NULL);
    expect(&s, 100, (uint32_t)low_bits(lanes));
    return s;
}

#define CALL_OP(...) ((struct simt_in){.op = SIMT_CALL, .op_frame = true, __VA_ARGS__})
#define RET_OP(...) ((struct simt_in){.op = SIMT_RET, __VA_ARGS__})
#define EXIT_OP(...) ((struct simt_in){.op = SIMT_EXIT, __VA_ARGS__})

/* All lanes meet again; a branch whose target is where they meet leaves the others only. */
static void test_branch(void **state)
{
    (void)state;
    struct simt_stack s = with(4, 8);
    does(&s,
         (struct simt_in){
             .op = SIMT_BRANCH, .op_mask = 3, .op_next = 101, .op_target = 110, .op_reconv = 120});
    expect(&s, 110, 3);
    does(&s, (struct simt_in){.op_next = 120});
    expect(&s, 101, 12);
    does(&s, (struct simt_in){.op_next = 120});
    expect(&s, 120, 15);
    does(&s,
         (struct simt_in){
             .op = SIMT_BRANCH, .op_mask = 4, .op_next = 121, .op_target = 130, .op_reconv = 130});
    expect(&s, 121, 11);
    simt_stack_free(&s);
}

/* Paper III-C, (2): who returns early waits for the others; one release. */
static void test_early_return(void **state)
{
    (void)state;
    struct simt_stack s = with(4, 8);
    assert_int_equal(does(&s, CALL_OP(.op_mask = 7, .op_target = 200, .op_next = 101)), 0);
    expect(&s, 200, 7); /* lane 3 does not call, and waits */
    assert_int_equal(does(&s, RET_OP(.op_mask = 1, .op_next = 201)), 0);
    expect(&s, 201, 6);
    does(&s,
         (struct simt_in){
             .op = SIMT_BRANCH, .op_mask = 2, .op_next = 202, .op_target = 210, .op_reconv = 220});
    expect(&s, 210, 2);
    assert_int_equal(does(&s, RET_OP(.op_mask = 2, .op_next = 211)), 0);
    expect(&s, 202, 4);
    assert_int_equal(does(&s, RET_OP(.op_mask = 4, .op_next = 203)), 1);
    expect(&s, 101, 15);
    simt_stack_free(&s);
}

/* What has returned from the caller is kept while a callee returns. */
static void test_nested_returns(void **state)
{
    (void)state;
    struct simt_stack s = with(4, 8);
    does(&s, CALL_OP(.op_mask = 15, .op_target = 200, .op_next = 101));
    does(&s, RET_OP(.op_mask = 1, .op_next = 201));
    does(&s, CALL_OP(.op_mask = 6, .op_target = 300, .op_next = 202));
    expect(&s, 300, 6);
    assert_int_equal(does(&s, RET_OP(.op_mask = 6)), 1);
    expect(&s, 202, 14);
    assert_int_equal(does(&s, RET_OP(.op_mask = 14)), 1);
    expect(&s, 101, 15);
    simt_stack_free(&s);
}

/* Lanes 0 and 1 exit in g: f does not wait for them; and if they were all of g, it ends without a
 * RET. */
static void test_exit_in_function(void **state)
{
    (void)state;
    for (unsigned only = 0; only < 2; only++) {
        struct simt_stack s = with(4, 8);
        does(&s, CALL_OP(.op_mask = 15, .op_target = 200, .op_next = 101));
        does(&s, CALL_OP(.op_mask = only ? 3 : 15, .op_target = 300, .op_next = 201));
        assert_int_equal(does(&s, EXIT_OP(.op_mask = 3, .op_next = 301)), only);
        if (!only)
            assert_int_equal(does(&s, RET_OP(.op_mask = 15)), 1);
        expect(&s, 201, 12);
        assert_int_equal(does(&s, RET_OP(.op_mask = 15)), 1);
        expect(&s, 101, 12);
        struct simt_in last = EXIT_OP(.op_valid = true, .op_mask = 12);
        simt_stack_clock(&s, &last, NULL);
        idle(&s, 3); /* it takes effect, who is removed, the end */
        assert_true(look(&s, 0).ended_valid);
        assert_int_equal(look(&s, 0).live, 0);
        simt_stack_free(&s);
    }
}

/* SS-E2: the last lane exits three calls deep: the warp ends, and nothing is asked for its frames,
 * which are dead (releasing them would bring registers back from memory). */
static void test_exit_of_all(void **state)
{
    (void)state;
    struct simt_stack s = with(4, 8);
    for (unsigned i = 0; i < 3; i++)
        does(&s, CALL_OP(.op_mask = 15, .op_target = 200 + i, .op_next = 101 + i));
    assert_int_equal(does(&s, EXIT_OP(.op_mask = 15)), 0);
    assert_int_equal(look(&s, 0).live, 0);
    simt_stack_free(&s);
}

/* Paper III-C, (3): the targets one after another, each with a frame of its own. */
static void test_indirect(void **state)
{
    (void)state;
    struct simt_stack s = with(4, 8);
    struct simt_in call = CALL_OP(.op_mask = 15, .op_indirect = true, .op_next = 101);
    uint32_t target[4] = {200, 300, 200, 400};
    memcpy(call.lane_target, target, sizeof target);
    uint32_t lanes[3] = {5, 2, 8}, at[3] = {200, 300, 400}, left = 15;
    for (unsigned i = 0; i < 3; i++) {
        expect(&s, 100, left); /* still at the call */
        assert_int_equal(does(&s, call), 0);
        expect(&s, at[i], lanes[i]);
        assert_int_equal(does(&s, RET_OP(.op_mask = 15)), 1);
        left &= ~lanes[i];
    }
    expect(&s, 101, 15);
    simt_stack_free(&s);
}

/* A call without a frame has an entry, and no release. */
static void test_plain_call(void **state)
{
    (void)state;
    struct simt_stack s = with(4, 8);
    struct simt_in call = {.op = SIMT_CALL, .op_mask = 15, .op_target = 200, .op_next = 101};
    does(&s, call);
    assert_int_equal(does(&s, RET_OP(.op_mask = 15)), 0);
    expect(&s, 101, 15);
    call.op_mask = 0; /* and one of no lanes is no call */
    does(&s, call);
    expect(&s, 101, 15);
    assert_int_equal(s.warp[0].n, 1);
    simt_stack_free(&s);
}

/* D - 1 calls deep, and one more: the warp is over, by itself. */
static void test_overflow(void **state)
{
    (void)state;
    for (unsigned depth = 8; depth <= 1024; depth *= 128)
        for (unsigned splits = 0; splits < 2; splits++) {
            struct simt_stack s = with(4, depth);
            for (unsigned i = 0; i + 1 < depth; i++)
                does(&s, CALL_OP(.op_mask = 15, .op_target = 200 + i, .op_next = 101));
            expect(&s, 198 + depth, 15);
            struct simt_in more = CALL_OP(.op_valid = true, .op_mask = 15, .op_target = 300);
            if (splits)
                more = (struct simt_in){
                    .op_valid = true, .op = SIMT_BRANCH, .op_mask = 1, .op_target = 5};
            simt_stack_clock(&s, &more, NULL);
            idle(&s, 1);
            assert_true(look(&s, 0).overflow);
            assert_int_equal(look(&s, 0).overflow_wid, 0);
            assert_int_equal(look(&s, 0).live & 1, 0);
            idle(&s, 5);
            assert_false(look(&s, 0).overflow);
            assert_false(look(&s, 0).release_valid);
            assert_int_equal(look(&s, 0).hold, 0);
            simt_stack_free(&s);
        }
}

/* Held up to and with the cycle of the transfer, and no second request before frame_ctl is done. */
static void test_hold(void **state)
{
    (void)state;
    struct simt_stack s = with(4, 8);
    for (unsigned i = 0; i < 2; i++)
        does(&s, CALL_OP(.op_mask = 15, .op_target = 200, .op_next = 101));
    struct simt_in back = RET_OP(.op_valid = true, .op_mask = 15), wait = {.frame_hold = 1};
    simt_stack_clock(&s, &back, NULL);
    for (unsigned i = 0; i < 20; i++) {
        assert_int_equal(look(&s, 0).hold, 1);
        assert_false(look(&s, 0).release_valid);
        simt_stack_clock(&s, &wait, NULL);
    }
    idle(&s, 1);
    for (unsigned i = 0; i < 5; i++) {
        assert_true(look(&s, 0).release_valid);
        assert_int_equal(look(&s, 0).hold, 1);
        simt_stack_clock(&s, &wait, NULL);
    }
    assert_int_equal(settle(&s, NULL), 1);
    expect(&s, 101, 15);
    simt_stack_free(&s);
}

/* SS-E3: a warp that is not held ends at once, wherever its lanes are. */
static void test_kill(void **state)
{
    (void)state;
    struct simt_stack s = with(4, 8);
    does(&s, CALL_OP(.op_mask = 3, .op_target = 200, .op_next = 101));
    struct simt_in call = CALL_OP(.op_valid = true, .op_mask = 3), kill = {.kill_valid = true};
    call.kill_valid = true;
    simt_stack_clock(&s, &call, NULL); /* the instruction goes first, */
    simt_stack_clock(&s, &kill, NULL); /* and holds the warp */
    assert_int_equal(look(&s, 0).live, 1);
    simt_stack_clock(&s, &kill, NULL);
    assert_int_equal(look(&s, 0).live, 0);
    assert_false(look(&s, 0).ended_valid);
    assert_int_equal(settle(&s, NULL), 0);
    simt_stack_free(&s);
}

/* The page's time line: a branch of two ways, an early return, and the last one. */
static void test_cycles(void **state)
{
    (void)state;
    struct simt_stack s = with(2, 8);
    does(&s, CALL_OP(.op_mask = 3, .op_target = 200, .op_next = 101));
    struct simt_in ops[] = {{.op_valid = true,
                             .op = SIMT_BRANCH,
                             .op_mask = 1,
                             .op_next = 201,
                             .op_target = 210,
                             .op_reconv = 220},
                            {.op_valid = true, .op = SIMT_RET, .op_mask = 1, .op_next = 211},
                            {.op_valid = true, .op = SIMT_RET, .op_mask = 2, .op_next = 202}};
    static const unsigned at[] = {0, 2, 6}, held[] = {0, 1, 0, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1};
    for (unsigned t = 0, i = 0; t < 14; t++) {
        struct simt_in in = {.op_wid = 0}, *now = i < 3 && at[i] == t ? &ops[i++] : &in;
        assert_int_equal(look(&s, 0).hold & 1, held[t]);
        assert_int_equal(look(&s, 0).release_valid, t == 13);

        simt_stack_clock(&s, now, NULL);
    }
    simt_stack_free(&s);
}

/* SS-K1, SS-K2: another warp's call waits for the second entry of this one's branch. */
static void test_kept(void **state)
{
    (void)state;
    struct simt_stack s = with(4, 8);
    struct simt_in in = {
        .launch_valid = true, .launch_wid = 1, .launch_mask = 15, .launch_pc = 100};
    simt_stack_clock(&s, &in, NULL);
    struct simt_in split = {
        .op_valid = true, .op = SIMT_BRANCH, .op_mask = 1, .op_target = 5, .op_reconv = 9};
    struct simt_in call = CALL_OP(.op_valid = true, .op_wid = 1, .op_mask = 15, .op_target = 200);
    simt_stack_clock(&s, &split, NULL);
    simt_stack_clock(&s, &call, NULL);
    assert_false(look(&s, 0).op_ready);
    idle(&s, 1);
    assert_true(look(&s, 0).op_ready);
    assert_int_equal(look(&s, 1).top_pc, 100);
    assert_int_equal(look(&s, 1).hold, 2);
    idle(&s, 1);
    assert_int_equal(look(&s, 1).top_pc, 200);
    call.op_wid = 0;
    call.op_indirect = true;
    call.op_mask = 1;
    simt_stack_clock(&s, &call, NULL);
    assert_false(look(&s, 0).op_ready); /* being grouped */
    call.op_valid = false;
    call.lane_target[0] = 77;
    simt_stack_clock(&s, &call, NULL);
    assert_true(look(&s, 0).op_ready);
    idle(&s, 1);
    expect(&s, 77, 1);
    simt_stack_free(&s);
}

/* An event of a program as an instruction of warp 0. */
static struct simt_in instruction(const struct call_event *e)
{
    static const uint8_t ops[] = {[CALL_IF] = SIMT_BRANCH,
                                  [CALL_CALL] = SIMT_CALL,
                                  [CALL_RET] = SIMT_RET,
                                  [CALL_EXIT] = SIMT_EXIT};
    struct simt_in in = {.op = e->i->op < sizeof ops ? ops[e->i->op] : SIMT_STEP,
                         .op_mask = e->lanes,
                         .op_next = e->next,
                         .op_target = e->to,
                         .op_reconv = e->meet,
                         .op_indirect = e->i->op == CALL_CALL && e->i->ntargets > 1};
    for (unsigned k = 0; in.op_indirect && k < e->ngroups; k++)
        for (unsigned l = 0; l < SIMT_LANES; l++)
            if (e->group[k].lanes >> l & 1)
                in.lane_target[l] = e->group[k].to;
    return in;
}

/* The most entries that a warp has had. */
static unsigned walk_warp(const struct call_program *p, uint64_t warp, unsigned depth)
{
    enum { LANES = 8 };
    struct simt_stack s;
    struct call_walk *w = call_walk_lanes(p, warp, LANES);
    const struct call_event *e;
    unsigned most = 0;
    bool begun = false;
    simt_stack_init(&s, 1, LANES, depth);
    simt_stack_reset(&s);
    while (call_walk_next(w, &e)) {
        if (e->i->op == CALL_ELSE || e->i->op == CALL_ENDIF || e->i->op == CALL_LOOP)
            continue;
        struct simt_in in = {.launch_valid = !begun, .launch_mask = e->mask, .launch_pc = e->label};
        if (!begun)
            simt_stack_clock(&s, &in, NULL);
        begun = true;
        assert_int_equal(look(&s, 0).top_pc, e->label);
        assert_int_equal(look(&s, 0).top_mask, e->i->op == CALL_CALL ? e->lanes : e->mask);
        does(&s, instruction(e));
        most = s.warp[0].n > most ? s.warp[0].n : most;
        assert_int_equal(look(&s, 0).live, !!s.warp[0].alive); /* no overflow */
    }
    assert_int_equal(look(&s, 0).live, 0);
    simt_stack_free(&s);
    call_walk_free(w);
    return most;
}

/* A program that knows how many entries there are fits, and takes all of them (SS-O1). */
static void test_programs_fit(void **state)
{
    (void)state;
    for (unsigned depth = 4; depth <= 16; depth += depth < 8 ? 1 : 8) {
        unsigned most = 0;
        for (uint64_t seed = 1; seed <= 40; seed++) {
            struct call_shape shape = call_shape_random(seed);
            shape.entries = depth;
            shape.divergent = 60;
            shape.indirect = 50;
            shape.late_push = 50;
            shape.warps = 2;
            struct call_program *p = call_program_make(&shape);
            for (uint64_t warp = 0; warp < shape.warps; warp++) {
                unsigned n = walk_warp(p, warp, depth);
                most = n > most ? n : most;
            }
            call_program_free(p);
        }
        assert_int_equal(most, depth);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_branch),         cmocka_unit_test(test_early_return),
        cmocka_unit_test(test_nested_returns), cmocka_unit_test(test_exit_in_function),
        cmocka_unit_test(test_exit_of_all),    cmocka_unit_test(test_indirect),
        cmocka_unit_test(test_plain_call),     cmocka_unit_test(test_overflow),
        cmocka_unit_test(test_hold),           cmocka_unit_test(test_kill),
        cmocka_unit_test(test_cycles),         cmocka_unit_test(test_kept),
        cmocka_unit_test(test_programs_fit),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
