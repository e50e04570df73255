/* A whole lockstep run: build the simulator, run the golden side against it, and on a failure run
 * again with waves. What `warpsmith cosim` does, usable from a test. */
#ifndef WS_COSIM_H
#define WS_COSIM_H

#include "tb/coverage.h"
#include "tb/lockstep.h"
#include "tb/shrink.h"
#include "tb/sim_build.h"
#include "tb/system.h"

enum cosim_speed {
    COSIM_AUTO,       /* by the number of cycles */
    COSIM_FAST_BUILD, /* little optimisation, for short runs */
    COSIM_FAST_RUN,   /* all optimisation, for long runs */
};

enum {
    COSIM_DEFAULT_CYCLES = 20000,  /* of random stimulus */
    COSIM_WAVE_WINDOW = 200,       /* cycles recorded in front of a failure */
    COSIM_WAVE_LIMIT = 100 * 1000, /* cycles recorded of a run that passes */
    COSIM_SHRINK_SECONDS = 90,     /* for the shrinker, if the caller does not say */
};

struct cosim_spec {
    const struct params *params;
    const char *top; /* NULL: the default one of `params` */
    enum sim_kind sim;
    /* Stimulus: trace files, each a run of its own; or a built-in kernel; or neither: random.
     * Traces and kernels are for the register file only. Or a replay vector (borrowed), whose
     * parameters and block `params` and `top` must be. */
    const char *const *traces;
    size_t ntraces;
    const char *kernel;
    const struct replay *replay;
    /* Or recorded transactions of a host (docs/recording.md), NULL: none. */
    const char *recording;
    enum recording_pace pace;
    const char *annotation; /* near bits of a trace or kernel; NULL: profiled if there are CCUs */
    uint64_t cycles;        /* of every run; 0: COSIM_DEFAULT_CYCLES for random, else to the end */
    bool no_read_back;      /* it ends there; otherwise what is under way drains, and systems that
                               can read all their registers back (docs/sm.md): cycles that do not
                               count */
    uint64_t seed;
    const char *rtl_dir; /* Verilog of the user's; NULL: emit it */
    /* What goes with it: macros of the Verilog ("NAME", "NAME=TEXT"), further files. */
    const char *const *defines, *const *files;
    size_t ndefines, nfiles;
    bool all_subcores;
    bool asserts; /* the Verilog checks its properties, too, those that are not for proofs alone */
    /* Wave file (FST). NULL: recorded only when a run fails, under a name of its own in the current
     * folder. */
    const char *waves;
    bool no_waves; /* not even when a run fails */
    /* Replay vector to write when a run fails: the smallest stimulus found that fails in the same
     * way, with waves beside it unless `waves` or `no_waves` is set. NULL: none. */
    const char *shrink;
    unsigned shrink_seconds; /* 0: COSIM_SHRINK_SECONDS */
    /* File that the line and toggle coverage of all runs is added to (coverage.h). NULL: none is
     * counted. Verilator only; written when all runs have passed. */
    const char *coverage;
    const char *const *coverage_of; /* modules that it is counted of; none given: all of them */
    size_t ncoverage_of;
    enum cosim_speed speed;
    /* Called now and then; NULL: never. `what` is "building" or the name of the stimulus. */
    void (*progress)(void *arg, const char *what, uint64_t cycles, uint64_t of);
    void *progress_arg;
};

struct cosim_result {
    struct lockstep_result run; /* totals of all runs; the failure, if any */
    const char *failed_trace;   /* of spec.traces; NULL unless a trace failed */
    char *wave_path;            /* NULL: none written */
    uint64_t wave_from;         /* first cycle in it; it lasts to the failure or wave_to */
    uint64_t wave_to;
    char *save_path; /* GTKWave save file beside the waves; NULL: none written */
    /* With `shrink`: cycles and so on of the vector; shrunk.vector is NULL if there is none. The
     * waves are then the vector's. */
    struct shrink_result shrunk;
    bool recorded; /* `recording` was replayed, with these figures */
    struct recording_figures recording;
    struct cover_point *cover; /* hits of each rule, summed over units and runs */
    size_t ncover;
    struct coverage *coverage; /* as written to spec.coverage; NULL: not asked for */
};

/* Ticks of the wave file's time at the start of a cycle, whose clock edge is 5 ticks later. */
static inline uint64_t cosim_wave_time(uint64_t cycle)
{
    return 10 * (cycle + LOCKSTEP_RESET_CYCLES);
}

/* WS_OK: all runs passed. WS_CHECK_FAILED: see `r->run.verdict`; LOCKSTEP_PASS then means that no
 * run came to an end, for a reason that was reported. Otherwise bad input or a missing tool,
 * reported. Free the result in every case. */
int cosim_run(const struct cosim_spec *s, struct cosim_result *r, struct diag *d);
void cosim_result_free(struct cosim_result *r);

#endif
