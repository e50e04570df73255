/* Programs as the SM executes them: static instructions with their register operands expanded to
 * single warp registers (docs/traces.md), dynamic instructions, thread blocks. */
#ifndef WS_PROGRAM_H
#define WS_PROGRAM_H

#include "cmodel/mem/kind.h"
#include "cmodel/mem/lanes.h"
#include "cmodel/programs/operands.h"
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Half of the warps of random programs have numbers of the lowest registers, so many, where numbers
 * are wanted. */
enum { LOW_REGISTERS = 8 };

/* Which unit executes an instruction (docs/traces.md). */
enum op_class {
    OP_INT,
    OP_SP,
    OP_HALF,
    OP_DP,
    OP_SFU,
    OP_TENSOR,
    OP_BRANCH,
    OP_UNIFORM,
    OP_MEM_GLOBAL,
    OP_MEM_SHARED,
    OP_MEM_CONST,
    OP_BARRIER,
    OP_EXIT,
    OP_CONTROL,
    N_OP_CLASS
};
const char *op_class_name(enum op_class c);

/* No register: R255. */
enum { REG_ZERO = 255, REG_SET_WORDS = 4 };

/* Indirect-MOV: its only source has the number of the register that it moves; its first source has
 * that of the register to which it moves the second. Bits. */
enum indirect { INDIRECT_NOT, INDIRECT_READ, INDIRECT_WRITE };

/* Which places in its warp's region numbers of registers name while an Indirect-MOV is executed:
 * the frame on top of the stack has `length` of them from `first_name` on, in a stack of `stack`
 * places behind `kernel` others, from its place `first` on. stack 0: the others alone, all of the
 * region. */
struct op_window {
    uint8_t first_name, length, kernel, stack, first;
};

/* What `run` counts besides (programs with calls). */
enum op_counts {
    COUNTS_NOTHING,
    COUNTS_CALL,
    COUNTS_SPILL,
    COUNTS_FILL,
    COUNTS_TRAP,
    COUNTS_UNFRAMED /* a call of a trace that saves nothing, or that no stack is there for */
};

/* Copies from global to shared memory, in groups, for which no register waits. */
enum op_async { ASYNC_NOT, ASYNC_COPY, ASYNC_CLOSES, ASYNC_WAITS };

/* A flag of the thread block: set, or executed again and again until it is. */
enum op_flag { FLAG_NONE, FLAG_SET, FLAG_SPIN };

/* What an instruction is to the stack of frames (rename.policy = cars, docs/cars.md). */
enum frame_kind { FRAMES_NOTHING, FRAMES_CALL, FRAMES_RET, FRAMES_PUSH, FRAMES_POP };
struct frame_step {
    uint8_t kind;    /* enum frame_kind: the numbers of frame_ctl's `op` */
    uint8_t need;    /* CALL: what it reserves; RET: what its function needs */
    uint8_t reg;     /* PUSH, POP */
    uint8_t reserve; /* CALL: what the slot keeps of the caller, its reserve and RFP */
    uint8_t rfp;
    uint8_t slot; /* and its place in the region */
    bool raw;     /* registers are places in the warp's region, not renamed */
};

/* One static instruction: an opcode with its registers. Immutable once made. */
struct op {
    char *name; /* owned: opcode with modifiers */
    char *key;  /* owned: the text it was made from, NULL if not from a trace */
    size_t key_len;
    enum op_class class;
    uint8_t extra_imm; /* the line carries an immediate other than 0; with ASYNC_WAITS the
                          immediate, at most 255: so many groups need not be there */
    bool barrier;      /* warps of the block wait here for each other */
    bool membar;       /* the warp waits here for its loads */
    uint8_t indirect;  /* enum indirect */
    bool atomic;       /* the warp waits behind it until it is done */
    bool stranger;     /* its opcode is none that docs/traces.md knows */
    uint8_t async;     /* enum op_async */
    uint8_t flag;      /* enum op_flag */
    uint8_t counts;    /* enum op_counts */
    uint16_t pause;    /* cycles for which the warp waits behind it */
    unsigned width;    /* bytes a lane moves, as the trace says; 0 if it is no memory instruction */
    struct mem_kind memory; /* if it is one */
    unsigned nsrc, ndst;
    uint8_t *src, *dst;           /* owned: single registers in operand order, 0..254 */
    unsigned top;                 /* highest register + 1; 0 if it has none */
    uint64_t uses[REG_SET_WORDS]; /* set of src and dst, as the scoreboard knows them */
    uint64_t writes[REG_SET_WORDS];
    /* With frames: src and dst are places in the warp's region; as what the program names them,
     * sources first (owned; NULL: the same); whether the scoreboard goes by that; further places
     * that must have no access outstanding. */
    struct frame_step frame;
    uint8_t *names;
    struct op_window window;
    bool by_name, drains; /* drains: there are such places */
    uint64_t waits[REG_SET_WORDS];
};

/* Source and destination k as the program names them. */
static inline unsigned op_src_name(const struct op *o, unsigned k)
{
    return o->names ? o->names[k] : o->src[k];
}
static inline unsigned op_dst_name(const struct op *o, unsigned k)
{
    return o->names ? o->names[o->nsrc + k] : o->dst[k];
}
/* As the scoreboard knows it. */
static inline unsigned op_src_key(const struct op *o, unsigned k)
{
    return o->by_name ? o->names[k] : o->src[k];
}
static inline unsigned op_dst_key(const struct op *o, unsigned k)
{
    return o->by_name ? o->names[o->nsrc + k] : o->dst[k];
}

/* Adds a register to an op under construction. */
void op_add_src(struct op *o, unsigned reg);
void op_add_dst(struct op *o, unsigned reg);
/* Gives an op whose registers are there the names in `name` [256], by place; with `key` the
 * scoreboard goes by them. */
void op_set_names(struct op *o, const uint8_t *name, bool key);
void op_free(struct op *o);

/* All static instructions of one source of work. Pointers stay valid until op_table_free(). */
struct op_table {
    struct op **ops;
    size_t n, cap;
    uint32_t *hash; /* open addressing, index + 1 */
    size_t hash_cap;
    struct operand_rules rules; /* with which they are made */
};
void op_table_free(struct op_table *t);
/* Takes over the fields of *o; returns the index. */
uint32_t op_table_add(struct op_table *t, const struct op *o);
/* Index of the op with that key, or UINT32_MAX. */
uint32_t op_table_find(const struct op_table *t, const char *key, size_t len, uint8_t extra_imm);

/* One executed instruction: 32 bytes. */
struct inst {
    uint64_t pc;
    const struct op *op;
    uint32_t lanes; /* its lanes' addresses in the block; 0 if there are none */
    uint32_t mask;  /* active lanes, predicate applied */
    uint16_t near;  /* reuse bits (Malekeh III-A): NEAR_SOURCES of the sources, then of the
                       destinations; 0 without annotation, which is far */
    uint16_t keeps; /* at a barrier of a block `by_warp`: registers of its stack that are in use */
    uint16_t releases; /* frames that are complete behind it */
    uint16_t end;      /* at such a barrier: the stack's position behind them (RSP) */
};

/* Operands of an instruction that have a near bit, in operand order; those beyond are far. No
 * instruction of Turing SASS has more (HMMA: 10 sources; 128-bit loads: 4 destinations). */
enum { NEAR_SOURCES = 12, NEAR_DESTINATIONS = 4 };

static inline bool inst_near_src(const struct inst *i, unsigned k)
{
    return k < NEAR_SOURCES && (i->near >> k & 1);
}

static inline bool inst_near_dst(const struct inst *i, unsigned k)
{
    return k < NEAR_DESTINATIONS && (i->near >> (NEAR_SOURCES + k) & 1);
}

/* Where an instruction stands in its program, where its lanes go on, and what it is to a SIMT stack
 * besides: a row of block.controls, from 1 on; 0: nothing. */
struct flow {
    uint32_t pc, next, control;
};
enum flow_op { FLOW_STEP, FLOW_CALL, FLOW_RET, FLOW_BRANCH, FLOW_EXIT }; /* simt_stack's numbers */
enum { FLOW_GROUPS = 4 };
struct control {
    uint8_t op;                     /* enum flow_op */
    uint8_t groups;                 /* CALL: targets of its lanes; more than one: by lane */
    uint32_t lanes, target, reconv; /* lanes that take part; of CALL and BRANCH; of BRANCH */
    struct {
        uint32_t lanes, target;
    } group[FLOW_GROUPS];
};

/* How a warp's registers go to local memory and come back. */
struct moves {
    unsigned kernel;                   /* registers besides the stack's */
    const struct op **save, **restore; /* [registers]: of each */
};

/* Sizes of its stacks at which a thread block can be, the smallest first; how it is there. */
enum { BLOCK_LEVELS = 16 };
struct block;
struct block_levels {
    unsigned n;
    bool all; /* at the last one as many warps have registers as other limits allow */
    struct {
        unsigned nregs, stack;
    } of[BLOCK_LEVELS];
    struct block *(*at)(void *self, const struct block *b, unsigned level); /* the caller's */
    void *self;
};

struct block {
    unsigned kernel; /* number of the kernel in the work, ascending: kernels do not overlap */
    const char *kernel_name;              /* borrowed from the work */
    const char *from;                     /* borrowed: file, or name of the generator */
    unsigned x, y, z;                     /* block index in the grid */
    uint64_t shared_bytes;                /* shared memory of the block */
    uint64_t shared_window, local_window; /* where generic addresses mean them; 0: nowhere */
    unsigned nregs;                       /* registers of one warp, at least the highest used + 1 */
    unsigned stack;                       /* so many of them, the last, are its stack of frames */
    unsigned nwarps;
    /* Its warps become active one by one, as registers become free, and give them up at barriers
     * (CARS); NULL: all at once. Borrowed from the work. */
    const struct moves *moves;
    unsigned level;                    /* of its stacks */
    const struct block_levels *levels; /* others it can have; NULL: none. Borrowed from the work */
    uint32_t moves_lanes, moves_step;  /* addresses of the moves: of register i at lanes + i step */
    const struct moves *traps;         /* the same for traps, with frames in the register file */
    uint32_t traps_lanes, traps_step;  /* of register i of a warp's record */
    unsigned record;                   /* most registers of a warp there */
    uint64_t *line; /* owned: [nwarps] of the file, where their first instructions stand; or NULL */
    size_t *first; /* [nwarps + 1]: owned; warp i executes insts[first[i]] .. insts[first[i+1]-1] */
    struct inst *insts; /* owned */
    size_t ninsts, cap;
    struct flow *flow; /* owned: [ninsts], or NULL: not known */
    size_t flow_cap;
    struct control *controls; /* owned */
    size_t ncontrols, controls_cap;
    struct lane_pool lanes;   /* owned: the addresses */
    struct op_table *own_ops; /* owned, or NULL if the ops belong to the work */
};
/* The packed addresses of an instruction's active lanes, or NULL. */
static inline const uint32_t *inst_lanes(const struct block *b, const struct inst *i)
{
    return i->lanes ? b->lanes.words + i->lanes : NULL;
}
void block_free(struct block *b);

#endif
