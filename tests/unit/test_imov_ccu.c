/* The Indirect-MOV in caching collectors: cycles by what the cache table holds, numbers that name
 * no register, what the second read leaves in the table, and the hazards in random programs. */
#include "tests/unit/imov_bench.h"

enum { RS = 1 };

static void write(struct bench *b, unsigned reg, uint32_t value, bool near)
{
    put(b, BASE + reg, value);
    b->in->wb_wid[0] = 0;
    b->in->wb_reg[0] = (uint8_t)reg;
    b->in->wb_near = near;
    evaluate(b);
    clock_edge(b);
}

/* An instruction that reads `reg`, an Indirect-MOV or another one, runs until it leaves; gives the
 * cycles that takes, and what its first operand was in lane 0. */
static unsigned run(struct bench *b, bool imov, unsigned reg, uint32_t *value)
{
    b->in->warp_ready[0] = 1;
    b->in->inst_imov = imov;
    b->in->inst_src_valid[0] = 1;
    b->in->inst_phys[0] = BASE + reg;
    b->in->inst_reg[0] = (uint8_t)reg;
    b->in->inst_near = 0;
    b->in->inst_base[0] = BASE;
    b->in->inst_bound[0] = BOUND;
    unsigned t = until_it_leaves(b);
    assert_int_equal(b->out->disp_imov, imov);
    *value = regfile_disp_data(b->rf, 0, 0)[0];
    return t;
}

static void fill(struct bench *b, unsigned number)
{
    for (unsigned i = 0; i < BOUND; i++)
        write(b, i, VALUE + i, false);
    write(b, RS, number, false);
}

/* Which of the two registers another instruction has brought into the unit. */
static void test_latency(void **state)
{
    (void)state;
    static const struct {
        const char *set;
        unsigned neither, second, first, both;
    } of[] = {{NULL, 6, 4, 4, 2},
              {"regfile.read_latency=0", 4, 3, 3, 2},
              {"regfile.read_latency=2", 8, 5, 5, 2},
              {"collector.forward=1", 5, 4, 3, 2},
              {"regfile.issue_stage=1", 7, 5, 5, 3},
              {"regfile.issue_stage=2", 7, 5, 5, 3}};
    for (size_t i = 0; i < sizeof of / sizeof *of; i++)
        for (unsigned had = 0; had < 4; had++) {
            struct bench b;
            uint32_t value;
            const unsigned cycles[] = {of[i].neither, of[i].second, of[i].first, of[i].both};
            open_bench(&b, "malekeh", of[i].set);
            fill(&b, 5);
            for (unsigned k = 0; k < 2; k++)
                if (had >> k & 1) {
                    run(&b, false, k ? RS : 5, &value);
                    clock_edge(&b);
                }
            uint64_t reads = regfile_counters(b.rf)->bank_reads;
            uint64_t asked = regfile_counters(b.rf)->operand_requests;
            assert_int_equal(run(&b, true, RS, &value), cycles[had]);
            assert_int_equal(value, VALUE + 5);
            clock_edge(&b);
            assert_int_equal(regfile_counters(b.rf)->operand_requests - asked, 2);
            assert_int_equal(regfile_counters(b.rf)->bank_reads - reads,
                             2 - (had & 1) - (had >> 1));
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
              {RS, RS, false, false}, /* itself: it is here */
              {0x100 + BOUND, 0, true, false}};
    for (size_t i = 0; i < sizeof of / sizeof *of; i++) {
        struct bench b;
        uint32_t value;
        open_bench(&b, "malekeh", NULL);
        fill(&b, of[i].number);
        assert_int_equal(run(&b, true, RS, &value), of[i].reads ? 6 : 4);
        assert_int_equal(value, of[i].value);
        assert_int_equal(b.out->disp_oob, of[i].oob);
        for (unsigned k = 1; k < b.words && !value; k++)
            assert_int_equal(regfile_disp_data(b.rf, 0, 0)[k], 0);
        clock_edge(&b);
        assert_int_equal(regfile_counters(b.rf)->bank_reads, of[i].reads ? 2 : 1);
        regfile_destroy(b.rf);
    }
}

/* What was read is in the table, and a result updates it there. */
static void test_cached(void **state)
{
    (void)state;
    struct bench b;
    uint32_t value;
    open_bench(&b, "malekeh", NULL);
    fill(&b, 5);
    run(&b, true, RS, &value);
    clock_edge(&b);
    assert_int_equal(run(&b, true, RS, &value), 2);
    assert_int_equal(value, VALUE + 5);
    clock_edge(&b);
    write(&b, 5, 77, true);
    assert_int_equal(run(&b, true, RS, &value), 2);
    assert_int_equal(value, 77);
    regfile_destroy(b.rf);
}

/* IM4: without the drain a stale operand is delivered. The hold is no more than a help here: the
 * next instruction of a warp waits for the unit of that warp anyway. */
static void test_hazards(void **state)
{
    (void)state;
    char line[400];
    found("malekeh", "imov.write=0", "imov.hold=1", 50000, line, sizeof line);
    assert_string_equal(line, "");
    found("malekeh", "imov.write=0", "imov.hold=0", 100000, line, sizeof line);
    assert_string_equal(line, "");
    found("malekeh", "imov.write=0", "imov.drain=0", 1000000, line, sizeof line);
    assert_non_null(strstr(line, "STALE"));
}

/* CCU-M7: by which of number and value the table holds. */
static void test_write(void **state)
{
    (void)state;
    static const unsigned cycles[] = {5, 3, 4,
                                      2}; /* neither: the one S port brings the value first */
    for (unsigned had = 0; had < 4; had++) {
        struct bench b;
        uint32_t value;
        open_bench(&b, "malekeh", NULL);
        fill(&b, 5);
        for (unsigned k = 0; k < 2; k++)
            if (had >> k & 1) {
                run(&b, false, k ? 4 : RS, &value);
                clock_edge(&b);
            }
        uint64_t asked = regfile_counters(b.rf)->operand_requests;
        b.in->warp_ready[0] = b.in->inst_imov = 1;
        b.in->inst_src_valid[0] = 3;
        b.in->inst_phys[0] = BASE + RS;
        b.in->inst_phys[1] = BASE + 4;
        b.in->inst_reg[0] = RS;
        b.in->inst_reg[1] = 4;
        b.in->inst_base[0] = BASE;
        b.in->inst_bound[0] = BOUND;
        assert_int_equal(until_it_leaves(&b), cycles[had]);
        assert_int_equal(b.out->disp_target_valid, 1);
        assert_int_equal(b.out->disp_target[0], BASE + 5);
        assert_int_equal(regfile_disp_data(b.rf, 0, 1)[0], VALUE + 4);
        clock_edge(&b);
        assert_int_equal(regfile_counters(b.rf)->operand_requests - asked, 2);
        regfile_destroy(b.rf);
    }
}

/* The form that writes: so does what it writes, if its warp goes on before that is there (hold), or
 * if something of the warp is still to be written or read when it is issued (drain). */
static void test_hazards_of_writes(void **state)
{
    (void)state;
    writes_are_hazards("malekeh", 50000);
}

/* The same in programs with calls, where the numbers are renamed. */
static void test_hazards_with_calls(void **state)
{
    (void)state;
    writes_are_hazards("tiny_cars_ccu", 20000);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_latency),
        cmocka_unit_test(test_no_register),
        cmocka_unit_test(test_cached),
        cmocka_unit_test(test_hazards),
        cmocka_unit_test(test_write),
        cmocka_unit_test(test_hazards_of_writes),
        cmocka_unit_test(test_hazards_with_calls),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
