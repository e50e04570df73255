/* CARS as a function: programs with calls, divergence, early returns, exits, indirect calls and
 * moved regions keep every value; every hole of the printed rules is found and made short. */
#include "base/diag.h"
#include "base/outfile.h"
#include "base/text.h"
#include "cmodel/calls/steps.h"
#include "cmodel/rng.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static const struct cars_holes closed = {0};

/* Calls that the whole test makes; the long one is run by tests/long.list. */
static uint64_t wanted_calls(void)
{
    const char *text = getenv("CARS_CALLS");
    return text ? strtoull(text, NULL, 10) : 30000;
}

static unsigned most_need(const struct call_program *p)
{
    unsigned need = 0;
    for (size_t f = 1; f < p->nfunctions; f++)
        if (call_need(p, f) > need)
            need = call_need(p, f);
    return need;
}

/* One warp on the reference, which must agree with the walk about lanes and frames. */
static void run_warp(struct cars_reference *m, const struct call_program *p, uint64_t warp)
{
    struct call_walk *w = call_walk_start(p, warp);
    const struct call_event *e;
    cars_reference_begin(m, warp + 1);
    while (call_walk_next(w, &e)) {
        struct cars_step s[MOST_STEPS];
        assert_int_equal(cars_depth(m), e->depth);
        assert_int_equal(e->mask & ~cars_active(m), 0);
        size_t n = call_steps(p, e, s);
        for (size_t i = 0; i < n; i++)
            if (!cars_step(m, &s[i]))
                fail_msg("seed %llu, warp %llu: %s", (unsigned long long)p->shape.seed,
                         (unsigned long long)warp, cars_wrong(m));
    }
    assert_int_equal(cars_active(m), 0);
    call_walk_free(w);
}

static void add_counts(struct cars_counts *all, const struct cars_counts *n)
{
    all->calls += n->calls;
    all->divergent += n->divergent;
    all->early += n->early;
    all->exits += n->exits;
    all->indirect += n->indirect;
    all->moved += n->moved;
    all->traps += n->traps;
    all->fills += n->fills;
    all->spilled_registers += n->spilled_registers;
    all->filled_registers += n->filled_registers;
    all->compared += n->compared;
    all->wrapped += n->wrapped;
}

static void values_survive_calls(void **state)
{
    (void)state;
    struct cars_counts all = {0};
    for (uint64_t seed = 1; all.calls < wanted_calls(); seed++) {
        struct call_shape shape = call_shape_random(seed);
        struct call_program *p = call_program_make(&shape);
        struct rng r;
        rng_seed(&r, ~seed);
        unsigned need = most_need(p);
        struct cars_sizes z = {shape.kernel_registers, need + rng_below(&r, 2 * need + 2), 4096};
        struct cars_reference *m = cars_reference_create(&z, &closed);
        for (uint64_t warp = 0; warp < 8; warp++)
            run_warp(m, p, warp);
        add_counts(&all, cars_reference_counts(m));
        cars_reference_destroy(m);
        call_program_free(p);
    }
    print_message(
        "calls %llu, divergent %llu, early returns %llu, exits in functions %llu, targets "
        "below their site %llu, moved in functions %llu, traps %llu, registers spilled "
        "%llu filled %llu, behind the wrap %llu, values compared %llu\n",
        (unsigned long long)all.calls, (unsigned long long)all.divergent,
        (unsigned long long)all.early, (unsigned long long)all.exits,
        (unsigned long long)all.indirect, (unsigned long long)all.moved,
        (unsigned long long)all.traps, (unsigned long long)all.spilled_registers,
        (unsigned long long)all.filled_registers, (unsigned long long)all.wrapped,
        (unsigned long long)all.compared);
    assert_true(all.divergent * 10 >= all.calls);
    assert_true(all.early * 10 >= all.calls);
    assert_true(all.exits * 200 >= all.calls);
    assert_true(all.indirect * 20 >= all.calls);
    assert_true(all.moved * 50 >= all.calls);
    assert_true(all.spilled_registers > all.calls / 4 && all.filled_registers > all.calls / 8);
    assert_true(all.wrapped > all.calls / 10);
}

/* The shortest failure of some programs, or none. */
static bool find_short(unsigned hole, struct cars_sequence *best, struct cars_sizes *size)
{
    struct cars_holes h = cars_hole(hole);
    unsigned found = 0;
    for (uint64_t seed = 1; seed < 400 && found < 6; seed++) {
        struct call_shape shape = call_shape_random(seed);
        if (hole == 8)
            shape.saved_least = 5, shape.saved_most = 7, shape.late_push = 0,
            shape.kernel_registers = 24;
        struct call_program *p = call_program_make(&shape);
        struct cars_sizes z = {shape.kernel_registers, most_need(p) + (unsigned)seed % 5, 4096};
        struct cars_sequence q = {0};
        if (cars_find_failure(p, &z, &h, 0, 4, &q)) {
            assert_false(cars_sequence_fails(&q, &z, &closed, NULL, 0));
            cars_shrink(&q, &z, &h);
            found++;
            if (!best->n || q.n < best->n) {
                struct cars_sequence old = *best;
                *best = q;
                q = old;
                *size = z;
            }
        }
        cars_sequence_free(&q);
        call_program_free(p);
    }
    return found;
}

/* "name: sizes", the steps, what is wrong. Caller frees. */
static char *example(unsigned hole, const struct cars_sequence *q, const struct cars_sizes *z)
{
    struct cars_holes h = cars_hole(hole);
    char wrong[240];
    assert_true(cars_sequence_fails(q, z, &h, wrong, sizeof wrong));
    assert_false(cars_sequence_fails(q, z, &closed, NULL, 0));
    char *steps = cars_sequence_text(q->s, q->n),
         *text = strfmt("    # %s: K %u, S %u\n%s    # %s\n", cars_hole_name(hole), z->kernel,
                        z->stack, steps, wrong);
    free(steps);
    return text;
}

/* CARS_HOLES: a file for the examples, as docs/results/cars-holes.md shows them. */
static void every_hole_is_found(void **state)
{
    (void)state;
    static const size_t most[N_CARS_HOLES] = {6, 6, 6, 6, 6, 6, 8, 8, 5};
    const char *path = getenv("CARS_HOLES");
    FILE *f = path ? fopen(path, "w") : NULL;
    struct diag d;
    diag_init(&d, stderr);
    size_t len;
    char *page = f ? NULL : file_read("docs/results/cars-holes.md", &len, &d);
    for (unsigned hole = 0; hole < N_CARS_HOLES; hole++) {
        struct cars_sequence q = {0};
        struct cars_sizes z = {0};
        if (!find_short(hole, &q, &z))
            fail_msg("%s: no program fails", cars_hole_name(hole));
        assert_true(q.n <= most[hole]);
        char *text = example(hole, &q, &z);
        if (f)
            fprintf(f, "%s\n", text);
        if (page && !strstr(page, text))
            fail_msg("docs/results/cars-holes.md has not:\n%s", text);
        free(text);
        cars_sequence_free(&q);
    }
    if (f)
        fclose(f);
    free(page);
    diag_free(&d);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(values_survive_calls),
        cmocka_unit_test(every_hole_is_found),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
