/* The Indirect-MOV in the register file, with the surroundings of a bench: latencies, numbers that
 * name no register, warps that are held, second reads in their order; and the hazards in random
 * programs. */
#include "tests/unit/imov_bench.h"

static void write(struct bench *b, unsigned phys, uint32_t value)
{
    put(b, phys, value);
    evaluate(b);
    clock_edge(b);
}

/* The warp has BOUND registers from BASE on: what they hold says which one it is. */
static void fill(struct bench *b)
{
    for (unsigned i = 0; i < 10; i++)
        write(b, BASE + i, VALUE + i);
}

/* Warp w is ready with an Indirect-MOV that reads `phys`, or with a MOV of nothing. */
static void ready(struct bench *b, unsigned w, bool imov, unsigned phys)
{
    b->in->warp_ready[0] |= 1ull << w;
    b->in->inst_imov = imov;
    b->in->inst_src_valid[0] = imov;
    b->in->inst_phys[0] = phys;
    b->in->inst_base[0] = BASE;
    b->in->inst_bound[0] = BOUND;
}

/* The first word of what leaves. */
static uint32_t moved(struct bench *b, unsigned number, unsigned *t)
{
    fill(b);
    write(b, 3, number);
    ready(b, 0, true, 3);
    *t = until_it_leaves(b);
    assert_int_equal(b->out->disp_imov, 1);
    return regfile_disp_data(b->rf, 0, 0)[0];
}

static void test_latency(void **state)
{
    (void)state;
    static const struct {
        const char *set;
        unsigned cycles;
    } of[] = {{NULL, 6},
              {"regfile.read_latency=0", 4},
              {"regfile.read_latency=2", 8},
              {"collector.forward=1", 5}};
    for (size_t i = 0; i < sizeof of / sizeof *of; i++) {
        struct bench b;
        unsigned t;
        open_bench(&b, "turing_imov", of[i].set);
        assert_int_equal(moved(&b, 5, &t), VALUE + 5);
        assert_int_equal(t, of[i].cycles);
        assert_int_equal(b.out->disp_oob, 0);
        clock_edge(&b);
        assert_int_equal(regfile_counters(b.rf)->operand_requests, 2);
        regfile_destroy(b.rf);
    }
}

/* Numbers at the bound, beyond it, and RZ: zero in all lanes, without a second read. */
static void test_no_register(void **state)
{
    (void)state;
    static const struct {
        unsigned number;
        uint32_t value;
        bool oob, reads;
    } of[] = {{0, VALUE, false, true},        {BOUND - 1, VALUE + BOUND - 1, false, true},
              {BOUND, 0, true, false},        {254, 0, true, false},
              {255, 0, false, false},         {0xff07, VALUE + 7, false, true},
              {0x100 + BOUND, 0, true, false}};
    for (size_t i = 0; i < sizeof of / sizeof *of; i++) {
        struct bench b;
        unsigned t;
        open_bench(&b, "turing_imov", NULL);
        assert_int_equal(moved(&b, of[i].number, &t), of[i].value);
        assert_int_equal(b.out->disp_oob, of[i].oob);
        assert_int_equal(t, of[i].reads ? 6 : 4);
        for (unsigned k = 1; k < b.words && !of[i].reads; k++)
            assert_int_equal(regfile_disp_data(b.rf, 0, 0)[k], 0);
        clock_edge(&b);
        assert_int_equal(regfile_counters(b.rf)->bank_reads, of[i].reads ? 2 : 1);
        regfile_destroy(b.rf);
    }
}

/* RF-V1: the next instruction of the warp waits, another warp's does not. */
static void test_hold(void **state)
{
    (void)state;
    for (unsigned hold = 0; hold < 2; hold++) {
        struct bench b;
        open_bench(&b, "turing_imov", hold ? "imov.hold=1" : "imov.hold=0");
        fill(&b);
        write(&b, 3, 5);
        ready(&b, 0, true, 3);
        unsigned issued[2] = {0};
        for (unsigned t = 0; t < 12; t++) {
            evaluate(&b);
            for (unsigned w = 0; w < 2 && b.out->issue; w++)
                if (t && b.out->sel_wid[0] == w)
                    issued[w] = t;
            clock_edge(&b);
            if (t == 0) {
                ready(&b, 0, false, 0);
                ready(&b, 1, false, 0);
            }
        }
        assert_int_equal(issued[0] > 6, hold); /* it leaves in cycle 6 */
        assert_true(issued[1] > 0 && issued[1] < 4);
        regfile_destroy(b.rf);
    }
}

/* IM4: without either of the two a stale operand is delivered. */
static void test_hazards(void **state)
{
    (void)state;
    char line[400];
    found("turing_imov", "imov.write=0", "imov.hold=1", 50000, line, sizeof line);
    assert_string_equal(line, "");
    found("turing_imov", "imov.write=0", "imov.drain=0", 1000000, line, sizeof line);
    assert_non_null(strstr(line, "STALE"));
    found("turing_imov", "imov.write=0", "imov.hold=0", 1000000, line, sizeof line);
    assert_non_null(strstr(line, "STALE"));
}

/* OCU-M7: where slot 1 goes; the number that names nothing writes nothing. */
static void test_write(void **state)
{
    (void)state;
    static const struct {
        unsigned number;
        bool finds, oob;
    } of[] = {{0, true, false},    {BOUND - 1, true, false}, {BOUND, false, true},
              {255, false, false}, {0xff07, true, false},    {0x100 + BOUND, false, true}};
    for (size_t i = 0; i < sizeof of / sizeof *of; i++) {
        struct bench b;
        open_bench(&b, "turing_imov", NULL);
        fill(&b);
        write(&b, 3, of[i].number);
        ready(&b, 0, true, 3);
        b.in->inst_src_valid[0] = 3;
        b.in->inst_phys[1] = BASE + 4;
        assert_int_equal(until_it_leaves(&b), 4); /* a MOV of two operands takes 3 */
        assert_int_equal(b.out->disp_imov, 1);
        assert_int_equal(b.out->disp_oob, of[i].oob);
        assert_int_equal(b.out->disp_target_valid, of[i].finds);
        assert_int_equal(b.out->disp_target[0], of[i].finds ? BASE + of[i].number % 256 : 0);
        assert_int_equal(regfile_disp_data(b.rf, 0, 0)[0], of[i].finds ? of[i].number : 0);
        assert_int_equal(regfile_disp_data(b.rf, 0, 1)[0], VALUE + 4);
        clock_edge(&b);
        assert_int_equal(regfile_counters(b.rf)->bank_reads, 2);
        regfile_destroy(b.rf);
    }
}

/* Why the form that writes waits for older reads too (imov.drain): writes to a bank keep its reads
 * back for any time, and an operand that waits there is overwritten. */
static void test_write_passes_read(void **state)
{
    (void)state;
    struct bench b;
    open_bench(&b, "turing_imov", NULL);
    fill(&b);
    write(&b, 3, 4);
    ready(&b, 0, false, BASE + 4);
    b.in->inst_src_valid[0] = 1;
    unsigned target = 0;
    for (unsigned t = 0; t < 12 && !target; t++) {
        put(&b, BASE, t); /* of the same bank */
        evaluate(&b);
        if (b.out->disp_valid && b.out->disp_target_valid)
            target = b.out->disp_target[0];
        assert_int_equal(b.out->disp_valid, target != 0);
        clock_edge(&b);
        if (t)
            continue;
        ready(&b, 0, true, 3);
        b.in->inst_src_valid[0] = 3;
        b.in->inst_phys[1] = BASE + 5;
    }
    assert_int_equal(target, BASE + 4);
    put(&b, target, 99);
    evaluate(&b);
    regfile_clock(b.rf);
    assert_non_null(strstr(regfile_error(b.rf), "RF-H1"));
    regfile_destroy(b.rf);
}

/* The form that writes: so does what it writes, if its warp goes on before that is there (hold), or
 * if something of the warp is still to be written or read when it is issued (drain). */
static void test_hazards_of_writes(void **state)
{
    (void)state;
    writes_are_hazards("turing_imov", 50000);
}

/* The same in programs with calls, where the numbers are renamed. */
static void test_hazards_with_calls(void **state)
{
    (void)state;
    writes_are_hazards("tiny_cars", 20000);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_latency),
        cmocka_unit_test(test_no_register),
        cmocka_unit_test(test_hold),
        cmocka_unit_test(test_hazards),
        cmocka_unit_test(test_write),
        cmocka_unit_test(test_write_passes_read),
        cmocka_unit_test(test_hazards_of_writes),
        cmocka_unit_test(test_hazards_with_calls),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
