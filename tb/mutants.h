/* A mutation campaign: seeded defects of one block, the engines that are to find them, and what
 * becomes of those that none finds. */
#ifndef WS_MUTANTS_H
#define WS_MUTANTS_H

#include "gen/mutate/mutate.h"
#include "params/params.h"

/* Engines in the order in which they are tried; the first that finds a mutant has killed it. */
enum mutant_engine {
    ENGINE_LINT,   /* the kit's check pass: unused, undriven, never written */
    ENGINE_RANDOM, /* lockstep under random stimulus */
    ENGINE_BLOCKS, /* the same of the inner block that the mutant is in (register file only) */
    ENGINE_TRACES, /* lockstep under the built-in kernels and traces (register file only) */
    ENGINE_PROOFS, /* properties of the block, or of the inner block that the mutant is in */
    ENGINE_COUNT,
    ENGINE_NONE = ENGINE_COUNT
};
const char *mutant_engine_name(enum mutant_engine e);

/* What is known about a mutant that lockstep did not find. */
enum mutant_equivalence {
    EQUIVALENCE_OPEN,      /* neither proven nor refuted within the budget, or not asked */
    EQUIVALENCE_ALWAYS,    /* after a reset no input whatsoever shows it */
    EQUIVALENCE_IN_DUTIES, /* none that keeps the duties of the surroundings of the block or of the
                              mutated module, given its properties */
    EQUIVALENCE_REFUTED,   /* an input sequence from the reset on shows it at the ports */
};
const char *mutant_equivalence_name(enum mutant_equivalence e);

struct mutant_fate {
    enum mutant_engine killer;                     /* ENGINE_NONE: survived */
    bool tried[ENGINE_COUNT], found[ENGINE_COUNT]; /* by each engine */
    double seconds[ENGINE_COUNT];                  /* that it took to find it */
    uint64_t cycle;                                /* lockstep: of the first difference */
    char port[48];                                 /* lockstep: where */
    char rule[16];                                 /* proofs: the property that is violated */
    bool by_lockstep;                              /* lockstep finds it, whoever was first */
    enum mutant_equivalence equivalence;
    unsigned refuted_in; /* EQUIVALENCE_REFUTED: cycle in which that is, 0: the one of the reset */
};

struct mutants_spec {
    const struct params *params;
    const char *top;    /* NULL: the default one of `params` */
    size_t count;       /* 0: all places */
    size_t part, parts; /* of these only part 0..parts - 1 of so many, spread evenly; 0: all */
    uint64_t seed;      /* of the choice and of the stimulus */
    /* Of random stimulus for each mutant; 0: COSIM_DEFAULT_CYCLES. What a block's own stimulus does
     * not find in them has another run of 50 times as many. */
    uint64_t cycles;
    /* Trace files beside the built-in kernels; of each, ten times `cycles` at most. A kernel that
     * these parameters cannot hold is left out. */
    const char *const *traces;
    size_t ntraces;
    /* Seconds for the equivalence check of each survivor; 0: none is checked. */
    unsigned equivalence_seconds;
    unsigned proof_depth; /* cycles from reset in which properties may be violated; 0: no proofs */
    bool each;            /* every engine tries every mutant, not only those not found before */
    /* Called now and then: `done` of `of` mutants have been through `what`. NULL: never. */
    void (*progress)(void *arg, const char *what, size_t done, size_t of);
    void *progress_arg;
};

struct mutants_report {
    struct hdl_design *design;
    struct mutants list; /* those that were tried */
    size_t places;       /* in the design */
    struct mutant_fate *fate;
    double seconds[ENGINE_COUNT]; /* whole time of each engine */
    double build_seconds, equivalence_seconds;
    /* Of those that are not equivalent: */
    size_t count, killed, by[ENGINE_COUNT], by_lockstep;
    size_t tried[ENGINE_COUNT], found[ENGINE_COUNT];
    size_t equivalent;
};

/* WS_OK when the campaign could be run, whatever survived; otherwise bad input, a missing tool, or
 * WS_CHECK_FAILED when the original itself fails. Free the report in every case. */
int mutants_run(const struct mutants_spec *s, struct mutants_report *r, struct diag *d);
void mutants_report_free(struct mutants_report *r);

/* mutants_equivalence.c: asks Yosys and ABC about mutant i, `seconds` for each question; sets
 * fate->equivalence and refuted_in. Returns WS_OK or a status. */
int mutant_equivalence(const struct mutants *list, size_t i, unsigned seconds,
                       struct mutant_fate *fate, struct diag *d);

#endif
