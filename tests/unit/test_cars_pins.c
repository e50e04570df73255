/* Holes of register stacks at the pins: random programs with calls until the value oracle finds
 * something, made short, as vectors for the simulators (tests/data/holes/cars_*.replay, which
 * CARS_REPLAYS=DIR writes again). Closed, nothing is found. */
#include "base/diag.h"
#include "base/text.h"
#include "cmodel/rng.h"
#include "tb/regfile/steps.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

/* A preset, and its parameters. */
static const char *const ocus[] = {"tiny_cars", NULL};
static const char *const places[] = {"tiny_cars_ccu", NULL};
static const char *const names[] = {"tiny_cars_ccu", "ccu.tags=arch", NULL};
static const char *const names_late[] = {"tiny_cars_ccu", "ccu.tags=arch", "rename.stage_extra=1",
                                         NULL};

static const struct {
    const char *name, *set, *found;
    bool outside;            /* closed, the surroundings drive other inputs */
    const char *const *with; /* besides `set`, closed too */
} holes[] = {{"wrap", "rename.wrap=0", "oracle: STALE", true, ocus},
             {"pointer", "rename.pointer=absolute", "oracle: ", false, ocus},
             {"pop", "frame.pop=move", "oracle: STALE", false, ocus},
             {"push", "frame.push=add", "oracle: REFUSED", false, ocus},
             {"reserve", "frame.reserve=ret", "oracle: HANG", false, ocus},
             {"order", "frame.order=paper", "oracle: STALE", true, ocus},
             {"mask", "trap.mask=active", "oracle: STALE", true, ocus},
             {"key", "scoreboard.key=arch", "oracle: STALE", true, ocus},
             {"flush", "ccu.call_flush=0", "oracle: STALE", false, names},
             {"flush_late", "ccu.call_flush=0", "oracle: STALE", true, names_late},
             {"ccu_wrap", "rename.wrap=0", "oracle: STALE", true, places},
             {"ccu_pop", "frame.pop=move", "oracle: STALE", false, places},
             {"ccu_mask", "trap.mask=active", "oracle: STALE", true, places}};
enum { HOLES = sizeof holes / sizeof *holes };

static struct params *params_for(const char *const *with, const char *set)
{
    struct diag d;
    diag_init(&d, stderr);
    const char *sets[8] = {"regfile.warps=2", "regfile.depth=16", "frame.scap=7"};
    size_t n = 3;
    for (size_t i = 1; with[i]; i++)
        sets[n++] = with[i];
    if (set)
        sets[n++] = set;
    struct params *p = params_load(with[0], sets, n, &d);
    assert_non_null(p);
    diag_free(&d);
    return p;
}

static struct call_shape shape_of(uint64_t seed)
{
    struct call_shape s = call_shape_random(seed);
    s.saved_least = 0;
    s.saved_most = 3;
    s.depth = 4;
    s.functions = 4;
    s.budget = 8;
    s.body = 4;
    s.kernel_registers = 18;
    return s;
}

struct trial {
    struct params *open, *closed;
    uint64_t runs;
    const char *found; /* how it must be found */
};

static bool fails_with(void *arg, const struct cars_sequence *q, const struct cars_sizes *z)
{
    struct trial *t = arg;
    char wrong[300];
    t->runs++;
    return regfile_steps_fail(t->open, "regfile", q, z, NULL, wrong, sizeof wrong) &&
           strncmp(wrong, t->found, strlen(t->found)) == 0 &&
           !regfile_steps_fail(t->closed, "regfile", q, z, NULL, wrong, sizeof wrong) && !wrong[0];
}

static bool find(struct trial *t, struct cars_sequence *q, struct cars_sizes *z, uint64_t *calls)
{
    bool found = false;
    for (uint64_t seed = 1; seed < 200 && !found; seed++) {
        struct call_shape s = shape_of(seed);
        struct call_program *p = call_program_make(&s);
        *z = (struct cars_sizes){18, 4 + (unsigned)seed % 4, 31};
        for (uint64_t warp = 0; warp < 4 && !found; warp++) {
            cars_sequence_small(q, p, warp, 15);
            *calls += q->n;
            found = fails_with(t, q, z);
        }
        call_program_free(p);
    }
    return found;
}

static void write_vector(const char *dir, const char *name, const struct params *with,
                         const struct cars_sequence *q, const struct cars_sizes *z)
{
    struct diag d;
    diag_init(&d, stderr);
    char wrong[300], *path = strfmt("%s/cars_%s.replay", dir, name);
    struct replay *r = replay_new(with, "regfile", 1);
    regfile_steps_fail(with, "regfile", q, z, r, wrong, sizeof wrong);
    char *steps = cars_sequence_text(q->s, q->n);
    char *comment = strfmt("K %u, S %u:\n%s%s", z->kernel - 12, z->stack, steps, wrong);
    assert_true(replay_write(r, path, comment, &d));
    free(steps);
    free(comment);
    free(path);
    replay_free(r);
    diag_free(&d);
}

static void holes_at_the_pins(void **state)
{
    (void)state;
    const char *dir = getenv("CARS_REPLAYS");
    for (unsigned i = 0; i < HOLES; i++) {
        struct trial t = {params_for(holes[i].with, holes[i].set), params_for(holes[i].with, NULL),
                          0, holes[i].found};
        struct cars_sequence q = {0};
        struct cars_sizes z;
        uint64_t steps = 0;
        bool found = find(&t, &q, &z, &steps);
        if (!found)
            print_message("%s: nothing found in %llu steps\n", holes[i].set,
                          (unsigned long long)steps);
        assert_true(found);
        cars_shrink_by(&q, &z, fails_with, &t);
        char *text = cars_sequence_text(q.s, q.n), wrong[300];
        regfile_steps_fail(t.open, "regfile", &q, &z, NULL, wrong, sizeof wrong);
        print_message("%s: %llu runs\n%s%s\n", holes[i].set, (unsigned long long)t.runs, text,
                      wrong);
        assert_true(q.n <= 10);
        if (dir)
            write_vector(dir, holes[i].name, t.open, &q, &z);
        if (dir && holes[i].outside) {
            char *name = strfmt("%s_closed", holes[i].name);
            write_vector(dir, name, t.closed, &q, &z);
            free(name);
        }
        free(text);
        cars_sequence_free(&q);
        params_free(t.open);
        params_free(t.closed);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(holes_at_the_pins)};
    return cmocka_run_group_tests_name("cars_pins", tests, NULL, NULL);
}
