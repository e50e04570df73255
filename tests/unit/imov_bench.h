/* A register file with the Indirect-MOV between surroundings of one warp or a few: register x of a
 * warp is physical register BASE + x and holds VALUE + x in lane 0. */
#ifndef WS_TEST_IMOV_BENCH_H
#define WS_TEST_IMOV_BENCH_H

#include "cmodel/regfile/regfile.h"
#include "cmodel/sm/sm.h"
#include "cmodel/util.h"
#include <setjmp.h>
#include <stdarg.h>
#include <string.h>

#include <cmocka.h>

enum { BASE = 40, BOUND = 8, VALUE = 0x1000 };

struct bench {
    struct sizes z;
    unsigned words;
    struct regfile *rf;
    struct regfile_in *in;
    const struct regfile_out *out;
};

static inline struct params *load(const char *preset, const char *const *sets, size_t n)
{
    struct diag d;
    diag_init(&d, stderr);
    struct params *p = params_load(preset, sets, n, &d);
    diag_free(&d);
    assert_non_null(p);
    return p;
}

/* Each stage of a collector a cycle of its own, but for `set` (NULL: none); both forms. */
static inline void open_bench(struct bench *b, const char *preset, const char *set)
{
    const char *sets[] = {"imov.enable=1",
                          "imov.write=1",
                          "regfile.lanes=4",
                          "collector.forward=0",
                          "collector.handover=0",
                          "dispatcher.classes=1",
                          set};
    struct params *p = load(preset, sets, set ? 7 : 6);
    b->z = params_sizes(p);
    b->rf = regfile_create(p, false); /* the payload is there all the same */
    b->words = regfile_row_words(b->rf);
    b->in = regfile_inputs(b->rf);
    b->out = regfile_outputs(b->rf);
    b->in->disp_ready = 1;
    params_free(p);
}

static inline void evaluate(struct bench *b)
{
    regfile_dispatch(b->rf);
    regfile_select(b->rf);
}

static inline void clock_edge(struct bench *b)
{
    regfile_clock(b->rf);
    if (b->out->issue)
        b->in->warp_ready[0] &= ~(1ull << b->out->sel_wid[0]);
    b->in->wb_valid = 0;
    assert_null(regfile_law(b->rf));
    assert_null(regfile_error(b->rf));
}

/* A result that is written in this cycle. */
static inline void put(struct bench *b, unsigned phys, uint32_t value)
{
    b->in->wb_valid = 1;
    b->in->wb_phys[0] = phys;
    b->in->wb_mask[0] = low_bits(b->z.lanes);
    for (unsigned i = 0; i < b->words; i++)
        b->in->wb_data[i] = value + (i ? 0x99u : 0); /* the other lanes name other registers */
}

/* What is ready is issued at once and runs until it leaves: the cycles that takes; 99: too many. */
static inline unsigned until_it_leaves(struct bench *b)
{
    for (unsigned t = 0; t < 40; t++) {
        evaluate(b);
        assert_int_equal(b->out->issue, t == 0);
        if (b->out->disp_valid)
            return t;
        clock_edge(b);
    }
    return 99;
}

/* The line that random work ends with, "" if nothing is found. `write`: imov.write. */
static inline void found(const char *preset, const char *write, const char *set, uint64_t cycles,
                         char *line, size_t size)
{
    const char *sets[] = {"imov.enable=1", "regfile.lanes=4", write, set};
    struct params *p = load(preset, sets, 4);
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

/* With imov.write = 1 nothing is found in `closed` cycles; without the wait for what is under way
 * (drain) STALE, without the hold of the warp STALE or a write that meets another one or an
 * operand. */
static inline void writes_are_hazards(const char *preset, uint64_t closed)
{
    char line[400];
    found(preset, "imov.write=1", "imov.hold=1", closed, line, sizeof line);
    assert_string_equal(line, "");
    found(preset, "imov.write=1", "imov.drain=0", 1000000, line, sizeof line);
    assert_non_null(strstr(line, "STALE"));
    found(preset, "imov.write=1", "imov.hold=0", 1000000, line, sizeof line);
    assert_true(strstr(line, "STALE") || strstr(line, "RF-H1"));
}

#endif
