/* The lockstep engine: golden side and RTL side by side, every output port in every cycle. */
#ifndef WS_LOCKSTEP_H
#define WS_LOCKSTEP_H

#include "tb/golden.h"
#include "tb/sim.h"

enum {
    LOCKSTEP_RESET_CYCLES = 3, /* in front of cycle 0; not compared, registers come out of X */
    LOCKSTEP_HISTORY = 16,     /* cycles shown after a failure */
};

struct lockstep_options {
    uint64_t cycles; /* stop after that many; 0: when the golden side is done */
    bool waves;      /* the simulator of `wave_unit` was opened with a wave file: record */
    unsigned wave_unit;
    uint64_t wave_from; /* first cycle recorded; 0: from the reset on */
    uint64_t wave_to;   /* first cycle not recorded any more */
    /* Called now and then with the cycles done; NULL: never. */
    void (*progress)(void *arg, uint64_t cycles);
    void *progress_arg;
};

/* Cause of a run's end. */
enum lockstep_verdict {
    LOCKSTEP_PASS,
    LOCKSTEP_MISMATCH,  /* an output port differs */
    LOCKSTEP_LAW,       /* oracle or conservation law; RTL and model agree up to there */
    LOCKSTEP_BAD_INPUT, /* bad stimulus; reported */
    LOCKSTEP_DEAD,      /* the simulator died; reported */
};

struct lockstep_result {
    enum lockstep_verdict verdict;
    uint64_t cycles;    /* of stimulus, compared whole, all units */
    uint64_t compared;  /* port comparisons in them */
    uint64_t behind;    /* cycles behind its end, compared as well: draining and reading back */
    uint64_t registers; /* read back, of all units */
    double seconds;
    /* LOCKSTEP_MISMATCH and LOCKSTEP_LAW */
    uint64_t fail_cycle; /* counted from 0, the first cycle after the reset */
    unsigned fail_unit;
    char port[sizeof((struct pin *)0)->name]; /* LOCKSTEP_MISMATCH */
    char *expected, *actual;                  /* LOCKSTEP_MISMATCH: hex, most significant first */
    struct failure law;                       /* LOCKSTEP_LAW; kind FAILURE_NONE otherwise */
    char *history;                            /* the last cycles in readable form, lines */
};

/* Runs `g` against `sims`, one per unit, both in their initial state. Nothing is printed except
 * through `d`. The caller frees the result's texts with lockstep_result_free(). */
void lockstep_run(struct golden *g, struct sim *const *sims, const struct lockstep_options *o,
                  struct lockstep_result *r, struct diag *d);
void lockstep_result_free(struct lockstep_result *r);

#endif
