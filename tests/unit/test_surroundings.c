/* The surroundings of the controller and its oracle, with the controller's model: it passes, with
 * every kernel, what is wrong is seen, and what gets stuck. */
#include "base/mem.h"
#include "cmodel/config.h"
#include "cmodel/util.h"
#include "tb/morpheus/golden.h"
#include "tb/morpheus/layout.h"
#include "tb/system.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

enum { CYCLES = 60000, LONGEST = 1000000 };

static struct params *small(const char *key_value)
{
    const char *set[] = {"morpheus.enable=1",       "morpheus.sets=8",
                         "morpheus.assoc=4",        "morpheus.registers=4",
                         "morpheus.block_bytes=16", "morpheus.origin_bits=6",
                         "query_unit.queue=6",      key_value};
    struct diag d;
    diag_init(&d, stderr);
    struct params *p = params_load("tiny", set, sizeof set / sizeof *set, &d);
    assert_non_null(p);
    diag_free(&d);
    return p;
}

/* To its end, or to what has failed. */
static struct golden *run(const struct system *s, const struct params *p, uint64_t seed,
                          enum golden_status *status)
{
    struct diag d;
    diag_init(&d, stderr);
    struct golden *g = s->random(s, p, seed, false, &d);
    uint32_t *in = xcalloc(g->pins.in_words, sizeof *in);
    uint32_t *out = xcalloc(g->pins.out_words, sizeof *out);
    bool rst;
    g->ending.stop = CYCLES;
    *status = GOLDEN_CYCLE;
    for (unsigned i = 0; *status == GOLDEN_CYCLE && i < LONGEST; i++)
        *status = g->ops->step(g, &rst, in, out, &d);
    free(in);
    free(out);
    diag_free(&d);
    return g;
}

static void all_is_answered_and_nothing_lost(void **state)
{
    (void)state;
    static const char *const kernels[] = {"ext_llc.lru=exact", "ext_llc.compression=1",
                                          "ext_llc.lru=hits", "query_unit.poll=answer",
                                          "bloom_predictor.carry=0"};
    for (unsigned i = 0; i < sizeof kernels / sizeof *kernels; i++) {
        struct params *p = small(kernels[i]);
        enum golden_status status;
        struct golden *g = run(&system_morpheus, p, i + 1, &status);
        assert_string_equal(g->ops->failure(g)->text, "");
        assert_int_equal(status, GOLDEN_DONE);
        assert_true(g->ending.cycles > 0);
        golden_free(g);
        params_free(p);
    }
}

/* A controller that forgets what a partial write to an extended block brings. */
static struct morpheus_layout layout;
static uint32_t forgotten[1024];

static void forgetful_clock(void *m, const uint32_t *in)
{
    memcpy(forgotten, in, (layout.cfg_first_l1 + 1) * sizeof *in);
    if (in[layout.req_op] == EXT_PWR)
        memset(forgotten + layout.req_mask, 0, layout.mask_words * sizeof *in);
    morpheus_model.clock(m, forgotten);
}

static void a_lost_write_is_seen(void **state)
{
    (void)state;
    struct block_model forgetful = morpheus_model;
    struct system s = system_morpheus;
    struct params *p = small("ext_llc.lru=exact");
    struct pin_list pins = {0};
    block_pins(&morpheus_model, p, &pins);
    layout = morpheus_layout(&pins, params_u(p, "morpheus.sets"));
    assert_true(pins.in_words <= sizeof forgotten / sizeof *forgotten);
    assert_int_equal(pins.in_words, layout.cfg_first_l1 + 1);
    forgetful.clock = forgetful_clock;
    s.model = &forgetful;
    enum golden_status status;
    struct golden *g = run(&s, p, 1, &status);
    const struct failure *f = g->ops->failure(g);
    assert_int_equal(status, GOLDEN_FAILED);
    assert_int_equal(f->kind, FAILURE_ORACLE);
    assert_true(strcmp(f->rule, "STALE") == 0 || strcmp(f->rule, "MEMORY") == 0);
    golden_free(g);
    pins_free(&pins);
    params_free(p);
}

/* One queue for requests and for what the warps send: it is full of requests, behind which the
 * message waits that would make room. */
static void one_input_queue_gets_stuck(void **state)
{
    (void)state;
    struct params *p = small("ext_llc.shared_input=1");
    enum golden_status status;
    struct golden *g = run(&system_morpheus, p, 1, &status);
    assert_int_equal(status, GOLDEN_FAILED);
    assert_string_equal(g->ops->failure(g)->rule, "STUCK");
    golden_free(g);
    params_free(p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(all_is_answered_and_nothing_lost),
        cmocka_unit_test(a_lost_write_is_seen),
        cmocka_unit_test(one_input_queue_gets_stuck),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
