/* One streaming multiprocessor around the register file: thread blocks, warps, scoreboard,
 * barriers, execution units and memory latency. It drives one `regfile` golden model per sub-core
 * and, with the payload on, checks every dispatched operand with the value oracle.
 * docs/sm.md. No global state; everything is owned by the struct sm. */
#ifndef WS_SM_H
#define WS_SM_H

#include "cmodel/failure.h"
#include "cmodel/mem/lsu.h"
#include "cmodel/programs/work.h"
#include "params/params.h"

struct regfile;
struct regfile_in;
struct regfile_out;

/* Hazards that the scoreboard may be told to let through, to see that they are noticed. */
enum sm_hazard {
    HAZARD_RAW = 1, /* a register is read while it has an outstanding write */
    HAZARD_WAR = 2, /* it is written while a collector still has to read it */
    HAZARD_WAW = 4, /* it has two outstanding writes */
};

struct sm_options {
    unsigned hazards; /* set of enum sm_hazard; 0 but in tests */
    bool subcore; /* the register files are sub-cores, which have the waiting threshold inside */
    const struct sm_part *part; /* one more part (cmodel/sm/sm_part.h), or NULL */
    const void *part_arg;       /* what it is created with */
    const struct sm_part *also; /* and another, or NULL */
    struct memory *memory; /* shared with other SMs, its owner gives it its cycles; NULL: its own */
    unsigned port;         /* at it */
    bool payload;   /* carry data of W bits and check them; otherwise control only, several times
                       faster */
    bool no_cover;  /* nobody asks the register files for their cover points */
    bool leave_out; /* kernels of thread blocks that cannot fit are left out (sm_left_out()), not
                       bad input */
    bool skip; /* count the cycles in which a register file is at rest, do not compute them: the
                  same outputs and figures. Random work has no such cycles */
};

enum sm_status {
    SM_RUNNING,   /* more to do */
    SM_DONE,      /* all work is executed and everything in flight has drained; the cycle counts */
    SM_FAILED,    /* oracle or conservation law; sm_failure() has the line */
    SM_BAD_INPUT, /* the work turned out to be bad (trace, block that does not fit); reported to the
                     diag */
};

/* Why a scheduler issued nothing in a cycle; the first that applies, in this order. */
enum sm_stall {
    STALL_NO_COLLECTOR,   /* a warp was selected, no collector was free for it */
    STALL_WAITING,        /* a warp was selected and waits for a CCU without near values (CA-F7) */
    STALL_EXECUTION_UNIT, /* a warp waits for its execution unit */
    STALL_SCOREBOARD,     /* a warp waits for a register */
    STALL_MEMORY,         /* a warp waits for its atomics, or at a memory barrier */
    STALL_FETCH,          /* a warp waits for its instruction buffer */
    STALL_BARRIER,        /* warps wait at a barrier */
    STALL_WITHHELD,       /* random work keeps warps back on purpose */
    STALL_DRAIN,          /* only warps that have ended and wait for their last writes */
    STALL_NO_WARP,        /* no warp in this scheduler */
    N_STALL
};
/* JSON name of a cause, e.g. "no_collector". */
const char *sm_stall_name(enum sm_stall s);

/* Scheduler-cycles of a two-level scheduler (cmodel/study/two_level.h): an instruction was issued;
 * none was, though a warp outside of the active set was ready; none was ready. */
struct sm_levels {
    uint64_t issued, blocked, idle;
};

struct sm_stats { /* cycles of the prefill are not in here */
    uint64_t cycles;
    uint64_t warp_instructions; /* instruction lines executed */
    uint64_t micro_ops;         /* what was issued for them; docs/traces.md */
    uint64_t operand_requests, bank_reads, bank_writes, conflict_cycles, steals;
    uint64_t cache_hits;   /* operands that are not read from a bank (CCUs and BOW only) */
    uint64_t cache_writes; /* results that went to a cache too (CCUs and BOW only) */
    uint64_t repeats; /* those among the hits that repeat a missing register of their instruction */
    uint64_t stalls[N_STALL];  /* scheduler-cycles */
    uint64_t scheduler_cycles; /* schedulers x cycles */
    uint64_t blocks, warps, kernels;
    uint64_t calls, traps,
        switches; /* of programs with calls (cmodel/programs/work_calls.h): executed by warps */
    uint64_t unframed_calls; /* calls of traces that were executed as branches (docs/traces.md) */
    uint64_t spills, fills;  /* their instructions */
    uint64_t spill_bytes, fill_bytes; /* to and from local memory for calls, of active lanes */
    uint64_t ready_warps;             /* sum over cycles of the warps that were ready */
    unsigned regfiles, banks;         /* register files; banks of one */
    bool caching;                     /* collectors keep values (CCUs) */
    struct {                          /* the waiting threshold, as the allocators saw it */
        bool there, adaptive;         /* the SM has one (CCUs); it moves */
        uint64_t intervals;           /* ended */
        unsigned last, lowest, highest, state;
        uint64_t sum; /* over all cycles */
    } sthld;
    struct sm_levels levels;
    bool memory; /* memory.model = full: the counts below are of the memory system */
    struct lsu_counts lsu;
    struct memory_counts below;
};

/* An SM with env.subcores register files, in reset, about to execute `w` (borrowed; outlives the
 * SM). NULL after reporting (memory aside, nothing can fail with a legal set of parameters). */
struct sm *sm_create(const struct params *p, struct work *w, const struct sm_options *o,
                     struct diag *d);
void sm_destroy(struct sm *sm);

/* One clock cycle of all register files, in two halves. sm_eval() drives the inputs and settles the
 * outputs: sm_in(), sm_out() and regfile_disp_data() of sm_regfile() show the pins of this cycle,
 * and the oracle looks at what is dispatched. sm_clock() is the clock edge, and checks the
 * conservation laws after it. With the payload on the first cycles write every physical register
 * once through the write-back ports (prefill), so that nothing that was never written is ever read.
 * After anything but SM_RUNNING (sm_eval: nothing is driven in SM_DONE) do not go on. */
enum sm_status sm_eval(struct sm *sm, struct diag *d);
enum sm_status sm_clock(struct sm *sm);
/* Both halves. */
enum sm_status sm_step(struct sm *sm, struct diag *d);

/* After SM_DONE, for an SM among others: one more cycle in which nothing happens. */
void sm_idle(struct sm *sm);
/* The work has more to give, though it said that it had ended. */
void sm_more(struct sm *sm);
/* In front of a cycle: nothing new is issued any more, the work ends here. */
void sm_stop(struct sm *sm);
/* With the payload on: when the work has ended and drained, a program of warps of its own reads
 * every physical register through the ports before the SM is done; the statistics stay those of the
 * work. Not after a work that was stopped during the prefill. */
void sm_read_back(struct sm *sm);
/* The work has ended or was stopped: what comes is draining and reading back. */
bool sm_ends(const struct sm *sm);
/* Physical registers of each register file that were, or are being, read back. */
unsigned sm_read_registers(const struct sm *sm);

/* Register files, i.e. sub-cores; index i below is the sub-core. */
unsigned sm_regfiles(const struct sm *sm);
/* Inputs and outputs of the present cycle; valid from sm_eval() to sm_clock(). */
const struct regfile_in *sm_in(const struct sm *sm, unsigned i);
const struct regfile_out *sm_out(const struct sm *sm, unsigned i);
/* The model itself, for cover points and counters. */
const struct regfile *sm_regfile(const struct sm *sm, unsigned i);

/* Clock edges since reset, prefill included: between the halves, the number of the present cycle.
 */
uint64_t sm_cycle(const struct sm *sm);
/* Length of the prefill, so far while it lasts: sm_cycle() less this counts as run time. */
uint64_t sm_prefill(const struct sm *sm);
/* Between the halves: the cycle is one of reset. There is one after the prefill of sub-cores, whose
 * thresholds begin with the work. */
bool sm_resets(const struct sm *sm);
/* What SM_FAILED was for; `unit` is the register file. */
const struct failure *sm_failure(const struct sm *sm);
void sm_stats(const struct sm *sm, struct sm_stats *s);

/* Kernels that have begun; a kernel begins when the one before it has ended. */
uint64_t sm_kernels(const struct sm *sm);
/* Name and file of the last of them, as its work has them. */
const char *sm_kernel_name(const struct sm *sm);
const char *sm_kernel_from(const struct sm *sm);
/* A kernel that was left out, and why: a line as it would have been reported. */
struct sm_left {
    char *name, *from, *why;
};
/* Those so far, *n of them; borrowed. */
const struct sm_left *sm_left_out(const struct sm *sm, size_t *n);

#endif
