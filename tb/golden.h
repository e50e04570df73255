/* The golden side of a lockstep run: it makes, cycle by cycle, what goes into a block and what must
 * come out of it. It never sees the RTL, so one that hangs or lies cannot change the stimulus. */
#ifndef WS_GOLDEN_H
#define WS_GOLDEN_H

#include "cmodel/failure.h"
#include "cmodel/pins.h"
#include "cmodel/programs/work.h"

enum golden_status {
    GOLDEN_CYCLE,     /* one more cycle was made */
    GOLDEN_DONE,      /* the stimulus has ended; nothing was made */
    GOLDEN_FAILED,    /* nothing was made: in the cycle before, a law or the oracle broke */
    GOLDEN_BAD_INPUT, /* the stimulus turned out to be bad; it was reported */
};

struct golden;

/* What a replay of recorded transactions has found (docs/recording.md). */
struct recording_figures {
    uint64_t instructions, operands; /* that have left, that were compared */
    uint64_t mismatches, order_errors;
    uint64_t cycles, recorded_cycles; /* cycles: 0 before the end */
};

struct golden_ops {
    /* Makes the next cycle. For each unit u, its inputs go to in + u * pins.in_words and its
     * expected outputs to out + u * pins.out_words; every word is written. *rst is the reset input
     * of the cycle; outputs of such a cycle count like those of any other. */
    enum golden_status (*step)(struct golden *g, bool *rst, uint32_t *in, uint32_t *out,
                               struct diag *d);
    /* What has broken in the last cycle. */
    const struct failure *(*failure)(const struct golden *g);
    /* Cover points of unit u, *n of them, owned by the golden side. */
    const struct cover_point *(*cover)(const struct golden *g, unsigned u, size_t *n);
    void (*destroy)(struct golden *g);
};

/* First member of every implementation. */
struct golden {
    const struct golden_ops *ops;
    struct pin_list pins; /* of one unit */
    unsigned units;       /* instances of the block, each compared */
    /* What a unit's inputs are in the reset before the first cycle, borrowed; NULL: zero. */
    const uint32_t *at_reset;
    const struct recording_figures *recording; /* of a replay of one; NULL: another stimulus */
    struct ending {
        bool drains;        /* it can do the following */
        bool read_back;     /* set by the user: in the end all registers are read back */
        uint64_t stop;      /* set by the user: in that cycle the stimulus ends; 0: with the work */
        uint64_t cycles;    /* so far: behind the end of the stimulus */
        uint64_t registers; /* so far: read back, of all units */
    } ending;
};

/* One block model under constrained random stimulus (tb/stim/), without end. NULL after reporting a
 * block that has no model or no stimulus. `resets`: also resets in the middle of the run. */
struct golden *golden_block(const struct params *p, const char *block, uint64_t seed, bool resets,
                            struct diag *d);

void golden_free(struct golden *g);

#endif
