/* The programs of Table I have its depths and its calls per thousand instructions. */
#include "cmodel/calls/table1.h"
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static void rows_are_the_papers(void **state)
{
    (void)state;
    for (unsigned i = 0; i < TABLE1_ROWS; i++) {
        assert_string_equal(table1_names()[i], table1[i].name);
        for (int frames = FRAMES_SHARE; frames <= FRAMES_FOUR; frames += 1) {
            struct call_program *p = table1_program(table1[i].name, (enum table1_frames)frames);
            struct call_mix m = call_mix(p, 32);
            double cpki = 100000 * (double)m.calls / (double)m.instructions;
            if (getenv("CARS_TABLE"))
                print_message(
                    "%-13s %d depth %2u cpki %7.1f of %4u spills %4.1f%% insts/warp %5.0f "
                    "body %u kernel %u\n",
                    table1[i].name, frames, m.deepest, cpki, table1[i].cpki_100,
                    100 * (double)m.spills / (double)m.instructions, (double)m.instructions / 32,
                    p->shape.body, p->shape.kernel_body);
            assert_int_equal(m.deepest, table1[i].depth);
            assert_true(fabs(cpki / table1[i].cpki_100 - 1) < 0.1);
            call_program_free(p);
        }
    }
    assert_null(table1_names()[TABLE1_ROWS]);
    assert_null(table1_program("no such", FRAMES_SHARE));
}

/* What the paper tells apart are different programs, also where depth and calls are the same. */
static void no_two_are_one(void **state)
{
    (void)state;
    struct call_program *p[TABLE1_ROWS];
    for (unsigned i = 0; i < TABLE1_ROWS; i++)
        p[i] = table1_program(table1[i].name, FRAMES_SHARE);
    for (unsigned i = 0; i < TABLE1_ROWS; i++)
        for (unsigned k = 0; k < i; k++) {
            bool same = p[i]->n == p[k]->n;
            for (size_t at = 0; same && at < p[i]->n; at++)
                same = p[i]->code[at].op == p[k]->code[at].op &&
                       p[i]->code[at].dst == p[k]->code[at].dst;
            assert_false(same);
        }
    for (unsigned i = 0; i < TABLE1_ROWS; i++)
        call_program_free(p[i]);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(rows_are_the_papers),
                                       cmocka_unit_test(no_two_are_one)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
