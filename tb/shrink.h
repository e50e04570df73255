/* The shrinker: from a failing run to the smallest stimulus found that still fails. */
#ifndef WS_SHRINK_H
#define WS_SHRINK_H

#include "tb/lockstep.h"
#include "tb/replay.h"
#include "tb/script.h"
#include "tb/sim_build.h"

struct shrink_spec {
    const struct params *params;
    const char *top;
    /* The golden side of the failing run, at its start; borrowed. */
    struct golden *golden;
    const struct lockstep_result *failure; /* LOCKSTEP_MISMATCH or LOCKSTEP_LAW */
    enum sim_kind sim;
    const struct rtl_sources *rtl; /* NULL with SIM_MODEL */
    /* Smaller parameters may be tried too: the Verilog follows them, it is not the user's. */
    bool change_params;
    uint64_t seed;
    double seconds; /* give up looking for less after that */
    /* Called now and then with the cycles of the best stimulus so far; NULL: never. */
    void (*progress)(void *arg, uint64_t cycles);
    void *progress_arg;
};

struct shrink_result {
    struct replay *vector; /* NULL: the failure did not show again */
    uint64_t cycles;       /* of the vector; the last one is the one that fails */
    uint64_t operations;   /* of the surroundings in it */
    unsigned warps;        /* of a system: that take part */
    uint64_t trials;
    double seconds;
    bool timeout; /* the time was up before nothing more could be left out */
};

/* WS_OK with a vector, or WS_CHECK_FAILED without one (and the reason reported); another status: a
 * missing tool, bad stimulus, reported. */
int shrink_run(const struct shrink_spec *s, struct shrink_result *r, struct diag *d);
void shrink_result_free(struct shrink_result *r);

/* Whether a run failed in the same way as another: at the same port, or by the same law or kind of
 * oracle failure. */
bool shrink_same_failure(const struct lockstep_result *a, const struct lockstep_result *b);

#endif
