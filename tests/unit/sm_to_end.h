/* A program executed by an SM from its first cycle to its last, for tests that judge the figures.
 */
#ifndef WS_TEST_SM_TO_END_H
#define WS_TEST_SM_TO_END_H

#include "cmodel/sm/sm.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

/* Executes `w` with `p`; *s takes the figures. `w` and `p` stay the caller's. The test fails, with
 * the SM's own words, when it does not end, and when it has not ended after `cycles` (0: no limit).
 */
static inline void sm_to_end(const struct params *p, struct work *w, const struct sm_options *o,
                             uint64_t cycles, struct sm_stats *s)
{
    struct diag d;
    diag_init(&d, stderr);
    assert_non_null(w);
    struct sm *sm = sm_create(p, w, o, &d);
    assert_non_null(sm);
    enum sm_status status = SM_RUNNING;
    while (status == SM_RUNNING && (!cycles || sm_cycle(sm) < cycles))
        status = sm_step(sm, &d);
    if (status == SM_FAILED)
        print_error("%s\n", sm_failure(sm)->text);
    assert_int_equal(status, SM_DONE);
    sm_stats(sm, s);
    sm_destroy(sm);
    diag_free(&d);
}

#endif
