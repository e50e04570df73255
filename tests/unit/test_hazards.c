/* What the surroundings never do, done on purpose: hazards that the scoreboard lets through, values
 * that are lost in a bank, reads of registers that nobody wrote. Each must be noticed. */
#include "cmodel/regfile/regfile.h"
#include "cmodel/sm/sm.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

enum { CYCLES = 40000 };

static struct params *load(const char *preset, const char *const *sets, size_t n)
{
    struct diag d;
    diag_init(&d, stderr);
    struct params *p = params_load(preset, sets, n, &d);
    assert_non_null(p);
    diag_free(&d);
    return p;
}

/* The line that random work ends with, "" if nothing is found. */
static void found(const struct params *p, unsigned hazards, char *line, size_t size)
{
    struct diag d;
    diag_init(&d, stderr);
    struct work *w = work_random(p, 1);
    struct sm_options o = {.payload = true, .hazards = hazards};
    struct sm *sm = sm_create(p, w, &o, &d);
    assert_non_null(sm);
    sm_read_back(sm);
    enum sm_status s = SM_RUNNING;
    while (s == SM_RUNNING) {
        if (sm_cycle(sm) == CYCLES)
            sm_stop(sm);
        s = sm_step(sm, &d);
    }
    assert_int_equal(s, *sm_failure(sm)->text ? SM_FAILED : SM_DONE);
    if (s == SM_DONE)
        assert_int_equal(sm_read_registers(sm),
                         params_u(p, "regfile.banks") * params_u(p, "regfile.depth"));
    snprintf(line, size, "%s", sm_failure(sm)->text);
    sm_destroy(sm);
    work_free(w);
    diag_free(&d);
}

/* `war`: an operand can wait in a bank's queue for longer than a younger instruction takes to its
 * write. With few collectors for the banks it does not; a warp whose CCU is busy issues none. */
static const struct {
    const char *preset, *sets[3];
    unsigned n;
    bool war;
} designs[] = {
    {"tiny", {0}, 0, false},
    {"tiny", {"regfile.collectors=8", "regfile.banks=1", "regfile.depth=16"}, 3, true},
    {"fermi8", {"regfile.banks=4", "regfile.depth=256"}, 2, true},
    {"fermi8_steal", {0}, 0, true},
    {"turing_ocu", {0}, 0, true},
    {"tiny_ccu", {0}, 0, false},
    {"tiny_ccu", {"regfile.issue_stage=1"}, 1, false},
    {"malekeh", {"regfile.issue_stage=1"}, 1, false},
};

/* Without one of its three checks the scoreboard lets hazards through, and law or oracle see it;
 * with all of them nothing is wrong. */
static void test_scoreboard(void **state)
{
    (void)state;
    static const struct {
        unsigned hazards;
        const char *name;
    } cases[] = {{0, "none"}, {HAZARD_RAW, "RAW"}, {HAZARD_WAR, "WAR"}, {HAZARD_WAW, "WAW"}};
    for (size_t i = 0; i < sizeof designs / sizeof *designs; i++) {
        struct params *p = load(designs[i].preset, designs[i].sets, designs[i].n);
        for (unsigned k = 0; k < 4; k++) {
            char line[320];
            found(p, cases[k].hazards, line, sizeof line);
            print_message("%s %s: %s\n", designs[i].preset, cases[k].name, line);
            assert_int_equal(*line != 0, k == 2 ? designs[i].war : k != 0);
        }
        params_free(p);
    }
}

/* A hole that leaks what another warp has left is told from one that spoils the program's values.
 */
static void test_undefined(void **state)
{
    (void)state;
    static const char *const holes[] = {"ccu.exit_flush=0", "ccu.invalidate=0"};
    for (unsigned i = 0; i < 2; i++) {
        struct params *p = load("tiny_ccu", &holes[i], 1);
        char line[320];
        found(p, 0, line, sizeof line);
        print_message("%s: %s\n", holes[i], line);
        assert_int_equal(strncmp(line, "oracle: STALE ", 14), 0);
        assert_int_equal(strstr(line, " undefined") != NULL, i == 0);
        params_free(p);
    }
}

/* A value that changes in a bank when nobody will read it: reading back finds it. */
static void test_lost(void **state)
{
    (void)state;
    struct params *p = load("tiny_ccu", NULL, 0);
    for (unsigned spoilt = 0; spoilt < 2; spoilt++) {
        struct diag d;
        diag_init(&d, stderr);
        struct work *w = work_random(p, 2);
        struct sm *sm = sm_create(p, w, &(struct sm_options){.payload = true}, &d);
        struct sm_stats before, after;
        enum sm_status s = SM_RUNNING;
        bool stopped = false, reading = false;
        sm_read_back(sm);
        while (s == SM_RUNNING) {
            if (sm_cycle(sm) == 5000) {
                sm_stop(sm);
                stopped = true;
            }
            s = sm_step(sm, &d);
            if (stopped && !reading && sm_read_registers(sm)) {
                reading = true;
                sm_stats(sm, &before);
                if (spoilt)
                    ((uint32_t *)(uintptr_t)regfile_peek(sm_regfile(sm, 0), 7))[0] ^= 1;
            }
        }
        sm_stats(sm, &after); /* they are those of the work */
        assert_memory_equal(&before, &after, sizeof before);
        assert_int_equal(s, spoilt ? SM_FAILED : SM_DONE);
        assert_int_equal(strncmp(sm_failure(sm)->text, spoilt ? "oracle: LOST " : "", 13), 0);
        sm_destroy(sm);
        work_free(w);
        diag_free(&d);
    }
    params_free(p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_scoreboard),
                                       cmocka_unit_test(test_undefined),
                                       cmocka_unit_test(test_lost)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
