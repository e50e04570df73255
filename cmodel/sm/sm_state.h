/* The inside of an SM: shared by the sm_*.c files, nobody else. docs/sm.md. */
#ifndef WS_SM_STATE_H
#define WS_SM_STATE_H

#include "cmodel/core/regmap.h"
#include "cmodel/mem/lsu.h"
#include "cmodel/pool.h"
#include "cmodel/programs/program.h"
#include "cmodel/regfile/regfile.h"
#include "cmodel/rng.h"
#include "cmodel/sm/oracle.h"
#include "cmodel/sm/sm.h"

/* Kinds of execution units: every dispatch port of a register file has one of each. */
enum unit {
    UNIT_INT,
    UNIT_SP,
    UNIT_DP,
    UNIT_SFU,
    UNIT_TENSOR,
    UNIT_BRANCH,
    UNIT_UNIFORM,
    UNIT_MEMORY,
    N_UNIT
};

enum warp_state {
    WARP_FREE,
    WARP_LAUNCHING,  /* waits for the launch port of its scheduler */
    WARP_READY,      /* its bit in warp_ready is set; it stays ready until it is issued */
    WARP_SCOREBOARD, /* waits for register wait_reg */
    WARP_FETCH,      /* its instruction buffer is empty */
    WARP_MEMORY,     /* waits for its atomics and the like, or at a memory barrier for its loads */
    WARP_BARRIER,
    WARP_WITHHELD, /* random work only */
    WARP_DRAIN,    /* all issued, not all finished */
    N_WARP_STATE
};

struct resident;

struct warp {
    enum warp_state state;
    unsigned number, local, sched; /* number = local * NSCHED + sched in its register file */
    unsigned slot;                 /* of the SM: sm->slots[slot] is this warp */
    struct resident *block;
    const struct inst *at, *end; /* next instruction */
    unsigned uop, nuops;         /* micro-operation of it that is next, and how many there are */
    /* What is answered for that one, where ready: */
    unsigned nsrc;                   /* its sources */
    uint32_t src_valid;              /* bit k of them */
    uint32_t *phys;                  /* [NSRC] */
    unsigned base, region;           /* its registers */
    uint64_t launch;                 /* number of the warp since reset, from 1 */
    uint64_t version;                /* instructions that wrote */
    uint64_t pending[REG_SET_WORDS]; /* registers with an outstanding write */
    uint64_t reading[REG_SET_WORDS]; /* registers that an undispatched micro-operation reads */
    unsigned wait_reg;
    uint32_t flight;    /* of the instruction whose micro-operations are being issued */
    unsigned in_flight; /* instructions issued, not finished */
    unsigned buffered;  /* instructions in its buffer */
    unsigned atomics;   /* and others behind which it waits: issued, not finished */
    bool membar;        /* a memory barrier was issued */
    unsigned groups;    /* of copies to shared memory (enum op_async): closed */
    uint32_t copies;    /* flight of the youngest one that is not finished, + 1; 0: none */
    bool released;      /* was withheld once for this micro-operation */
    struct {            /* sm_windows.c */
        enum { MOVE_NOT, MOVE_OUT, MOVE_AWAY, MOVE_IN } now;
        bool passed;                 /* the barrier it waited at has opened */
        bool senior;                 /* its region goes to the oldest block */
        struct inst *insts;          /* owned: the accesses of a move */
        const struct inst *at, *end; /* where it goes on */
    } move;
    uint16_t readers[REG_ZERO + 1]; /* how many read a register of `reading`; behind what every
                                       instruction looks at */
};

struct resident { /* a thread block on the SM */
    struct block *b;
    struct warp **warps;       /* [nwarps] */
    unsigned *rf;              /* [nwarps]: register file of each */
    unsigned live;             /* not ended */
    unsigned waiting;          /* at the barrier */
    unsigned undrained;        /* not retired */
    bool flag;                 /* one of its warps has said that others may go on */
    unsigned level, stamp;     /* sm_levels.c: of its start at the machine */
    unsigned number, unlisted; /* sm_given.c: of the hardware; warps that it has not been told of */
};

/* An instruction from the issue of its first micro-operation to its last write. */
struct flight {
    struct warp *w;
    const struct inst *inst;
    unsigned rf;
    unsigned undispatched; /* micro-operations */
    unsigned unwritten;    /* destinations */
    uint64_t lanes;        /* write mask */
    uint64_t version;      /* of the values it writes */
    bool unsure;           /* it may never write: the oracle waits until it does */
    bool renamed;          /* by the register file: its first destinations are there: */
    uint32_t phys[2];
    const struct part_at *keeper; /* it moves a register to memory or back for that part; or NULL */
    uint32_t row;                 /* which one, as the part counts them */
    bool waited;                  /* the warp waits behind it until it is over */
    bool copies;                  /* to shared memory, in its warp's group of that number; */
    unsigned group;
    uint32_t older;            /* as the warp's `copies` */
    bool finds;                /* it has one destination, which its operands name: */
    uint8_t found, found_name; /* this register; as the program names it */
};

/* A micro-operation in a collector; its index is the low part of the metadata. */
struct ticket {
    uint32_t flight;
    unsigned first, nsrc; /* its sources within the op's */
    uint64_t serial;
    bool used;
    bool oob;        /* an indirect access that names no register of its warp */
    bool finds;      /* one that writes a register of it: */
    uint32_t target; /* there */
};

/* Its destinations: how many; number k of them in the warp's region, as the scoreboard knows it, as
 * the program names it. */
static inline unsigned flight_results(const struct flight *f)
{
    return f->finds ? 1 : f->inst->op->ndst;
}
static inline unsigned flight_dst(const struct flight *f, unsigned k)
{
    return f->finds ? f->found : f->inst->op->dst[k];
}
static inline unsigned flight_dst_key(const struct flight *f, unsigned k)
{
    if (f->finds)
        return f->inst->op->by_name ? f->found_name : f->found;
    return op_dst_key(f->inst->op, k);
}
static inline unsigned flight_dst_name(const struct flight *f, unsigned k)
{
    return f->finds ? f->found_name : op_dst_name(f->inst->op, k);
}

struct write {
    uint32_t flight;
    uint32_t phys;
    uint8_t reg, key, name; /* its place in the region; as the scoreboard knows it */
    bool near;              /* its reuse is */
};

struct write_fifo { /* ring; grows; cap is a power of two */
    struct write *ring;
    unsigned head, n, cap;
};

enum event_kind { EVENT_DONE, EVENT_RELEASE };

struct event {
    uint64_t time;
    uint32_t next;
    uint32_t a; /* flight; warp number */
    uint8_t kind, rf, sched;
};

struct sched {
    unsigned in_state[N_WARP_STATE];
    unsigned *launch; /* ring of local slots that wait for the launch port */
    unsigned launch_head, launch_n;
};

/* The way from a dispatch port into an execution unit: a register that holds one instruction until
 * the unit takes it, and the unit's own input, which is free again after the initiation interval.
 */
struct exit {
    uint64_t taken; /* first cycle in which the register is empty */
    uint64_t idle;  /* first cycle in which the unit takes another one */
};

struct region {
    unsigned base, size;
};

struct rf {
    unsigned index; /* among the SM's */
    struct regfile *m;
    struct regfile_in *in;
    const struct regfile_out *out;
    struct oracle *oracle;        /* NULL without payload */
    struct warp *warps;           /* [NW] */
    struct sched *sched;          /* [NSCHED] */
    struct exit (*exits)[N_UNIT]; /* [NDISP] */
    uint32_t *in_use;             /* [NDISP], bit u: exit u may be taken */
    uint32_t *phys;               /* [NW * NSRC]: phys of the warps */
    uint64_t leaving;             /* bit w: warp w ends, its slot is free after the next cycle */
    struct write_fifo *wb;        /* [WBW] */
    unsigned writes;              /* in all of them */
    struct ticket *tickets;
    unsigned *free_ids; /* ring */
    unsigned free_head, free_n, nids;
    struct region *regions; /* ascending */
    unsigned nregions;
    struct warp **stalled; /* [NW]: warps without a region, the oldest first */
    unsigned nstalled;
    unsigned to_launch;   /* warps that wait for a launch port */
    struct warp **chosen; /* [NSCHED]: the selected warp, where out->sel_valid has a bit */
    uint32_t transfers;   /* bit p: the instruction of dispatch port p leaves in this cycle */
    uint32_t launching;   /* bit s: scheduler s launches a warp in this cycle */
    bool resting;         /* this cycle is counted, not computed */
    struct regfile_counters at_start;
    unsigned prefilled; /* physical registers handed to the ports */
};

enum { MAX_SM_PARTS = 8, MAX_SLOTS = 256 };

/* Hooks of which there may be several (sm_part.h). */
#define SM_HOOKS(X)                                                                                \
    X(ended)                                                                                       \
    X(launched)                                                                                    \
    X(returned)                                                                                    \
    X(lingers)                                                                                     \
    X(ready)                                                                                       \
    X(flies)                                                                                       \
    X(issued)                                                                                      \
    X(keeps)                                                                                       \
    X(drive)                                                                                       \
    X(busy)                                                                                        \
    X(inputs)                                                                                      \
    X(request)                                                                                     \
    X(answer)                                                                                      \
    X(answers)                                                                                     \
    X(numbers)                                                                                     \
    X(offered)                                                                                     \
    X(settled)                                                                                     \
    X(edge)                                                                                        \
    X(clock)                                                                                       \
    X(tick)                                                                                        \
    X(reset)                                                                                       \
    X(stats)
#define SM_HOOK(name) SM_HOOK_##name,
enum { SM_HOOKS(SM_HOOK) N_SM_HOOKS };
#undef SM_HOOK

struct part_at {
    const struct sm_part *part;
    void *self;
};

struct slot_at {
    struct warp *w;
    unsigned rf;
};

struct random_phase { /* how the surroundings behave for a while */
    uint64_t until;
    unsigned disp_percent, withhold_percent, withhold_cycles, latency, burst;
    bool slow_units; /* initiation intervals as configured; otherwise 1 */
};

struct sm {
    const struct params *p;
    struct sizes z;
    struct regmap map;
    struct work *work;
    struct part_at parts[MAX_SM_PARTS];
    unsigned nparts;
    uint8_t nhooked[N_SM_HOOKS], hooked[N_SM_HOOKS][MAX_SM_PARTS]; /* parts that have a hook */
    /* What parts change, when they are created. */
    bool leave_late;    /* slots of warps that have ended are free one cycle later (port exit) */
    bool renames;       /* the register file finds out where registers lie: inst_phys is not told */
    bool numbers;       /* values are register numbers of their warp, as far as they reach */
    bool frames_inside; /* who is there knows when frames are complete (a SIMT stack) */
    bool resets;        /* the prefill ends with a reset */
    unsigned drains;    /* enum indirect: these wait until nothing of their warp is outstanding */
    bool held_ready;    /* a ready warp that is not selected waits for registers */
    unsigned named;     /* registers that an instruction can name */
    unsigned later;     /* cycles that every instruction takes longer */
    bool payload, random, skip, no_cover;
    unsigned nrf, nslots; /* register files; warp slots of the SM */
    unsigned free_slots;
    struct rf *rf;
    struct slot_at *slots; /* [nslots]: scheduler slot mod (all schedulers), counted over the
                              register files in order */
    uint32_t all_ready;    /* disp_ready: every port takes every class */
    /* By which the register file knows a unit (docs/timing.md), and an instruction by its unit. */
    uint8_t class_of[N_UNIT], class_of_op[N_OP_CLASS];
    unsigned latency[N_OP_CLASS], initiation[N_OP_CLASS];
    bool shares;                 /* the memory is its owner's */
    struct memory *memory;       /* NULL: latencies alone */
    struct lsu *lsu;             /* with it */
    const unsigned *memory_room; /* [nrf]: lsu_room() */
    unsigned max_blocks;
    uint64_t shared_bytes, shared_used;

    uint64_t cycle, first_cycle; /* first_cycle: end of the prefill */
    bool prefilling;
    struct levels *levels;   /* sm_levels.c: the hardware chooses levels; or NULL */
    struct given *given;     /* sm_given.c: the hardware gives regions; or NULL */
    bool subcore, resetting; /* resetting: the cycle is the one of reset after the prefill */
    struct resident **resident;
    unsigned nresident;
    struct block *next; /* the next thread block, not yet resident */
    bool admit, work_ended;
    unsigned kernel;
    const char *kernel_name, *kernel_from; /* of the last that has begun; its work's */
    bool leave_out;                        /* kernels that do not fit */
    struct sm_left *left;
    size_t nleft, left_cap;
    unsigned left_kernel; /* of the last of them */
    uint64_t launches, serial;

    struct {                             /* sm_fetch.c; slots of the SM */
        uint64_t wanted[MAX_SLOTS / 64]; /* their buffers are empty */
        unsigned n, last, late;          /* late: fetched, there one cycle later; or MAX_SLOTS */
    } fetch;

    struct flight *flights;
    struct pool free_flights;

    struct event *events;
    struct pool free_events;
    uint32_t *wheel_head, *wheel_tail; /* [wheel] */

    struct {               /* sm_windows.c */
        bool rule, last;   /* warp_status.barrier_rule, .barswap */
        bool drains;       /* .level_change: blocks of one level at a time */
        bool whole;        /* a warp goes on when all of its registers are back */
        unsigned watchdog; /* .watchdog */
        bool look;         /* what waits has changed in this cycle */
        unsigned listed;   /* warps without a region */
        uint64_t happened; /* when something last happened to them */
    } windows;

    struct rng rng;
    struct random_phase phase;
    uint32_t *row; /* scratch */
    unsigned id_bits, meta_words;
    uint32_t id_mask;
    struct sm_stats stats;
    unsigned hazards; /* enum sm_hazard */
    bool hit_writes;  /* memory.hit_writes */
    bool stopped;     /* the work was ended */
    struct {          /* sm_readback.c */
        bool wanted, on;
        unsigned at;           /* registers of a register file that were read or are being read */
        struct op_table ops;   /* of the program */
        struct sm_stats stats; /* of the work */
    } readback;
    struct failure failure;
};

enum { WHEEL = 2048, NO_EVENT = 0xffffffff };

/* sm_fetch.c: instruction buffers */
void fetch_init(struct sm *sm);
/* The warp's buffer is empty. */
void fetch_want(struct sm *sm, struct rf *rf, struct warp *w);
/* End of a cycle: fills buffers. */
void fetch_cycle(struct sm *sm);

/* sm_time.c: events, execution units, write-back */
void time_init(struct sm *sm);
/* An event into its place on the wheel. */
static inline void event_append(struct sm *sm, uint32_t e)
{
    unsigned at = (unsigned)(sm->events[e].time % WHEEL);
    sm->events[e].next = NO_EVENT;
    if (sm->wheel_head[at] == NO_EVENT)
        sm->wheel_head[at] = e;
    else
        sm->events[sm->wheel_tail[at]].next = e;
    sm->wheel_tail[at] = e;
}
static inline void time_add(struct sm *sm, uint64_t when, enum event_kind kind, unsigned rf,
                            unsigned sched, uint32_t a)
{
    if (seldom(!sm->free_events.n))
        sm->events = pool_grow(&sm->free_events, sm->events, sizeof *sm->events);
    uint32_t e = pool_take(&sm->free_events);
    sm->events[e] = (struct event){when, NO_EVENT, a, (uint8_t)kind, (uint8_t)rf, (uint8_t)sched};
    event_append(sm, e);
}
void time_run(struct sm *sm); /* the events of the present cycle */
/* Port `port` passes on a micro-operation of the flight in this cycle; the last one executes. */
void execute(struct sm *sm, struct rf *rf, unsigned port, uint32_t flight, bool last);
/* The data of an instruction are there: its destinations ask for write ports. */
void results_write(struct sm *sm, uint32_t flight);
/* The instruction is over: its destinations are free without a write, at the end of the cycle. */
void results_release(struct sm *sm, uint32_t flight);
/* The write ports while there are writes. */
void write_drive(struct sm *sm, struct rf *rf);
void write_accept(struct sm *sm, struct rf *rf);

/* sm_memory.c: the memory branch, nothing in it without memory.model = full */
void memory_init(struct sm *sm, const struct params *p, const struct sm_options *o);
void memory_free(struct sm *sm);
void memory_begin_kernel(struct sm *sm, const struct block *b);
/* How many memory instructions may be dispatched in this cycle. */
static inline unsigned memory_room_of(const struct sm *sm, const struct rf *rf)
{
    return sm->memory_room[rf->index];
}
/* All micro-operations of a memory instruction have been dispatched in this cycle. */
void memory_execute(struct sm *sm, uint32_t flight);
void memory_step(struct sm *sm); /* of the present cycle */
void memory_stats(const struct sm *sm, struct sm_stats *s);

/* sm_warp.c: readiness, issue */
static inline void warp_set_state(struct rf *rf, struct warp *w, enum warp_state s)
{
    unsigned *n = rf->sched[w->sched].in_state;
    n[w->state]--;
    n[s]++;
    w->state = s;
}
/* Looks at what the warp's next micro-operation waits for; `now` is the first cycle in which the
 * answer shows. */
void warp_settle(struct sm *sm, struct rf *rf, struct warp *w, uint64_t now);
/* A register is no longer pending or no longer read. */
void warp_reg_free(struct sm *sm, struct rf *rf, struct warp *w, unsigned reg);
void warp_issue(struct sm *sm, struct rf *rf, struct warp *w, unsigned id);
static inline uint32_t flight_new(struct sm *sm)
{
    if (seldom(!sm->free_flights.n))
        sm->flights = pool_grow(&sm->free_flights, sm->flights, sizeof *sm->flights);
    return pool_take(&sm->free_flights);
}
/* A number for a micro-operation that scheduler s issues, with sources first..first+n-1 of its
 * instruction, and its metadata. */
unsigned ticket_new(struct sm *sm, struct rf *rf, unsigned s, unsigned first, unsigned n);
void flight_finished(struct sm *sm, uint32_t flight);
/* The barrier of a block opens. */
void barrier_open(struct sm *sm, struct resident *r);
void count_call(struct sm_stats *s, const struct inst *i);
/* What names the value that an instruction writes to a register. */
static inline struct oracle_key sm_value(const struct sm *sm, const struct flight *f, unsigned reg);
/* The oracle takes the values that an instruction writes. */
void values_written(struct sm *sm, const struct flight *f);

/* Port `port` can pass on a micro-operation for that unit in this cycle; `ahead`: micro-operations
 * for the load/store unit, which the ports share, that lower ports may pass on. */
static inline bool exit_room(const struct sm *sm, const struct rf *rf, unsigned port, enum unit u,
                             unsigned ahead)
{
    return sm->lsu && u == UNIT_MEMORY ? memory_room_of(sm, rf) > ahead
                                       : sm->cycle >= rf->exits[port][u].taken;
}

/* sm_readback.c: what is behind the work's end */
/* The work has drained: whether there is something to read, which becomes the work. */
bool readback_begin(struct sm *sm);
/* The next thread block that reads registers, or NULL. */
struct block *readback_next(struct sm *sm);

/* sm_launch.c: thread blocks */
/* Makes as many blocks resident as fit. false after reporting (bad trace, block that never fits).
 */
bool blocks_admit(struct sm *sm, struct diag *d);
void launch_drive(struct sm *sm, struct rf *rf);
void launch_clock(struct sm *sm, struct rf *rf);
/* The warp is finished: warp_leave() at once, or with `exit` in the next cycle. The last one makes
 * the slots and registers of the block free. */
void warp_retire(struct sm *sm, struct rf *rf, struct warp *w);
void warp_leave(struct sm *sm, struct warp *w);
void resident_free(struct sm *sm, struct resident *r);
/* First fit of a region; false if there is no gap of that size. */
bool region_take(struct sm *sm, struct rf *rf, unsigned size, unsigned *base);
void region_give(struct rf *rf, unsigned base);
/* The warp waits for its scheduler's launch port. */
void launch_queue(struct sm *sm, struct rf *rf, struct warp *w);

/* sm_windows.c: blocks whose warps get their regions one by one */
void window_init(struct sm *sm, const struct params *p);
/* A program has advanced, or a warp has got registers. */
static inline void window_happened(struct sm *sm)
{
    sm->windows.happened = sm->cycle;
}
/* The end of a cycle: the oldest block gets a region where all that have one wait; fails when warps
 * are listed and nothing has happened for too long. */
void window_watch(struct sm *sm);
enum { NO_REGION = UINT32_MAX }; /* as a warp's base */
/* A warp that got a slot, but no region. */
void window_wait(struct sm *sm, struct rf *rf, struct warp *w);
/* Its region is free: it has finished. */
void window_leave(struct sm *sm, struct rf *rf, struct warp *w);
/* It waits at a barrier, with nothing outstanding. */
void window_barrier(struct sm *sm, struct rf *rf, struct warp *w);
/* It is to be saved, for whom the hardware says. */
void window_save(struct sm *sm, struct rf *rf, struct warp *w);
/* All accesses of a move have been issued; out: have been done. */
void window_moved(struct sm *sm, struct rf *rf, struct warp *w);

/* A warp that came back may restore its registers. */
void window_restore(struct sm *sm, struct rf *rf, struct warp *w);

static inline enum unit unit_of(enum op_class c)
{
    static const uint8_t unit[N_OP_CLASS] = {
        [OP_INT] = UNIT_INT,           [OP_SP] = UNIT_SP,
        [OP_HALF] = UNIT_SP,           [OP_DP] = UNIT_DP,
        [OP_SFU] = UNIT_SFU,           [OP_TENSOR] = UNIT_TENSOR,
        [OP_UNIFORM] = UNIT_UNIFORM,   [OP_MEM_GLOBAL] = UNIT_MEMORY,
        [OP_MEM_SHARED] = UNIT_MEMORY, [OP_MEM_CONST] = UNIT_INT,
        [OP_BRANCH] = UNIT_BRANCH,     [OP_BARRIER] = UNIT_INT,
        [OP_EXIT] = UNIT_INT,          [OP_CONTROL] = UNIT_INT};
    return (enum unit)unit[c];
}

static inline struct oracle_key sm_value(const struct sm *sm, const struct flight *f, unsigned reg)
{
    unsigned below = sm->numbers ? f->w->block->b->nregs : 0;
    return (struct oracle_key){f->w->launch, reg, f->version, below};
}

static inline uint64_t local_bit(const struct warp *w)
{
    return 1ull << w->local;
}

/* Active lanes of a 32-lane trace on LANES lanes: lane l is active if any l + i * LANES is. */
static inline uint64_t fold_mask(const struct sm *sm, uint32_t mask)
{
    uint32_t m = mask;
    for (unsigned step = 16; step >= sm->z.lanes; step /= 2)
        m |= m >> step;
    return m & low_bits(sm->z.lanes);
}

#endif
