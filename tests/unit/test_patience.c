/* A call that never returns is left, one that does is not, however long the program runs. */
#include "tb/patience.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <cmocka.h>

/* What a call had allocated when it was left is lost. */
const char *__lsan_default_suppressions(void);
const char *__lsan_default_suppressions(void)
{
    return "leak:spin";
}

static volatile unsigned turns;

static void spin(double seconds)
{
    clock_t end = clock() + (clock_t)(seconds * CLOCKS_PER_SEC);
    while (seconds < 0 || clock() < end)
        free(malloc(1 + turns++ % 4096));
}

static void *own_code(void)
{
    void (*f)(double) = spin;
    void *address;
    memcpy(&address, &f, sizeof address);
    return address;
}

static bool leaves(struct patience *p, double seconds)
{
    if (sigsetjmp(*patience_begin(p), 0) == 0) {
        spin(seconds);
        patience_end(p);
        return false;
    }
    patience_left();
    return true;
}

static void test_endless_call(void **state)
{
    (void)state;
    struct patience *p = patience_new(own_code(), 200);
    assert_non_null(p);
    for (int i = 0; i < 4; i++)
        assert_false(leaves(p, 0.1));
    spin(0.3); /* outside of a call */
    assert_true(leaves(p, -1));
    assert_false(leaves(p, 0.02));
    assert_true(leaves(p, -1)); /* the signal comes again */
    patience_free(p);
    int local; /* no code */
    assert_null(patience_new(&local, 200));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_endless_call),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
