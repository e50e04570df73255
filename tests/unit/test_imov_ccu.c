/* The Indirect-MOV in caching collectors: cycles by what the cache table holds, numbers that name
 * no register, what the second read leaves in the table, and the hazards in random programs. */
#include "cmodel/regfile/regfile.h"
#include "cmodel/sm/sm.h"
#include "cmodel/util.h"
#include <setjmp.h>
#include <stdarg.h>

#include <cmocka.h>

static struct params *load(const char *const *sets, size_t n)
{
    struct diag d;
    diag_init(&d, stderr);
    struct params *p = params_load("malekeh", sets, n, &d);
    diag_free(&d);
    assert_non_null(p);
    return p;
}

/* One warp; its register x is physical register BASE + x and holds VALUE + x in all lanes. */
struct bench {
    struct sizes z;
    unsigned words;
    struct regfile *rf;
    struct regfile_in *in;
    const struct regfile_out *out;
};

enum { BASE = 40, BOUND = 8, VALUE = 0x1000, RS = 1 };

static void open_bench(struct bench *b, const char *set)
{
    const char *sets[] = {"imov.enable=1",        "regfile.lanes=4",      "collector.forward=0",
                          "collector.handover=0", "dispatcher.classes=1", set};
    struct params *p = load(sets, set ? 6 : 5);
    b->z = params_sizes(p);
    b->rf = regfile_create(p, false); /* the payload is there all the same */
    b->words = regfile_row_words(b->rf);
    b->in = regfile_inputs(b->rf);
    b->out = regfile_outputs(b->rf);
    b->in->disp_ready = 1;
    params_free(p);
}

static void evaluate(struct bench *b)
{
    regfile_dispatch(b->rf);
    regfile_select(b->rf);
}

static void clock_edge(struct bench *b)
{
    regfile_clock(b->rf);
    if (b->out->issue)
        b->in->warp_ready[0] = 0;
    b->in->wb_valid = 0;
    assert_null(regfile_law(b->rf));
    assert_null(regfile_error(b->rf));
}

static void write(struct bench *b, unsigned reg, uint32_t value, bool near)
{
    b->in->wb_valid = 1;
    b->in->wb_phys[0] = BASE + reg;
    b->in->wb_wid[0] = 0;
    b->in->wb_reg[0] = (uint8_t)reg;
    b->in->wb_near = near;
    b->in->wb_mask[0] = low_bits(b->z.lanes);
    for (unsigned i = 0; i < b->words; i++)
        b->in->wb_data[i] = value + (i ? 0x99u : 0); /* the other lanes name other registers */
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
    unsigned t = 0;
    for (; t < 40; t++) {
        evaluate(b);
        assert_int_equal(b->out->issue, t == 0);
        if (b->out->disp_valid)
            break;
        clock_edge(b);
    }
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
            open_bench(&b, of[i].set);
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
        open_bench(&b, NULL);
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
    open_bench(&b, NULL);
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

/* The line that random work ends with, "" if nothing is found. */
static void found(const char *set, uint64_t cycles, char *line, size_t size)
{
    const char *sets[] = {"imov.enable=1", "regfile.lanes=4", set};
    struct params *p = load(sets, 3);
    struct diag d;
    diag_init(&d, stderr);
    struct work *w = work_random(p, 1);
    struct sm_options o = {.payload = true};
    struct sm *sm = sm_create(p, w, &o, &d);
    assert_non_null(sm);
    while (sm_cycle(sm) < cycles && sm_step(sm, &d) == SM_RUNNING)
        ;
    snprintf(line, size, "%s", sm_failure(sm)->text);
    sm_destroy(sm);
    work_free(w);
    diag_free(&d);
    params_free(p);
}

/* IM4: without the drain a stale operand is delivered. The hold is no more than a help here: the
 * next instruction of a warp waits for the unit of that warp anyway. */
static void test_hazards(void **state)
{
    (void)state;
    char line[400];
    found("imov.hold=1", 50000, line, sizeof line);
    assert_string_equal(line, "");
    found("imov.hold=0", 100000, line, sizeof line);
    assert_string_equal(line, "");
    found("imov.drain=0", 1000000, line, sizeof line);
    assert_non_null(strstr(line, "STALE"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_latency),
        cmocka_unit_test(test_no_register),
        cmocka_unit_test(test_cached),
        cmocka_unit_test(test_hazards),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
