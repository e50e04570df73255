/* Programs with calls as work for an SM, in three forms. docs/sm.md, Calls. */
#ifndef WS_WORK_CALLS_H
#define WS_WORK_CALLS_H

#include "cmodel/calls/program.h"
#include "cmodel/calls/table1.h"
#include "cmodel/programs/operands.h"
#include "cmodel/programs/program.h"
#include "cmodel/programs/work.h"

enum call_form {
    FORM_SPILL,  /* as compilers do: callee-saved registers go to local memory; registers as the
                    linker gives them */
    FORM_INLINE, /* no calls; every function on a path has registers of its own */
    FORM_CARS    /* register stacks, with the costs of the reference (docs/cars.md), or in the
                    register file */
};

/* Which size of stack (docs/callgraph.md). */
enum call_level { LEVEL_LOW, LEVEL_NXLOW, LEVEL_HIGH, LEVEL_NUMBER };

struct calls_config {
    enum call_form form;
    bool or_spill; /* FORM_INLINE becomes FORM_SPILL where a program cannot be inlined */
    enum table1_frames frames;
    enum call_level level;
    unsigned kernel_registers;            /* of programs of Table I; 0: their own */
    unsigned unrenamed;                   /* K is at least this */
    unsigned nxlow;                       /* N of NxLow */
    unsigned number;                      /* of LEVEL_NUMBER: 0 is Low; more than there are: High */
    unsigned sizes[BLOCK_LEVELS], nsizes; /* of LEVEL_NUMBER: S of each level, not by call graph */
    unsigned stack;                       /* S; 0: by level */
    unsigned most;                        /* S is at most this: frame.scap */
    unsigned overhead;                    /* TRAP_OVH */
    bool hardware;                        /* the register file renames (rename.policy = cars) */
    bool by_name;                         /* scoreboard.key = arch */
    bool callee_saves;                    /* frame.fallback = callee */
    bool coresident;                      /* no block begins before all its warps have registers */
    bool drains;       /* nothing is outstanding where names change (ccu.tags = arch) */
    unsigned indirect; /* enum indirect: forms that programs have */
    unsigned r0cs;     /* rename.r0cs, where it renames: programs are made for 16 */
    /* The SM: registers and warp slots of a register file, register files, and what limits blocks.
     */
    unsigned registers, slots, regions, subcores, blocks; /* regions: at most, at a time */
    unsigned lanes; /* of a warp, where the register file renames; else 32 */
    uint64_t shared_bytes;
    const struct callgraph *graph; /* of all kernels, instead of what a trace's blocks show; or
                                      NULL. Borrowed */
};

/* Of a parameter set. */
struct calls_config calls_config(const struct params *p);

/* Sizes of a launch (docs/callgraph.md). */
struct calls_launch {
    unsigned kernel, stack; /* K, S; registers per warp without CARS: kernel, stack 0 */
    unsigned active;        /* warps of a register file that have a region at a time */
    bool all;               /* those are all that other limits allow */
    unsigned levels;        /* there are, from Low to High */
};
/* Settles c->form; false after reporting why the launch cannot be. */
bool calls_launch(const struct call_program *p, struct calls_config *c, struct calls_launch *l,
                  struct diag *d);

/* The same for a block of a trace with this call graph (docs/callgraph.md); where c->graph is given
 * that decides, and must have the kernel and allow what this one needs. */
bool calls_launch_graph(const char *graph, const struct block *b, const struct calls_config *c,
                        struct calls_launch *l, struct diag *d);

/* The program's thread blocks one by one, each at a level of its own. */
struct calls_grid;
enum { MOST_LEVELS = BLOCK_LEVELS };
/* With FORM_CARS and LEVEL_NUMBER at any of its different levels, otherwise at one. Takes the
 * program over. NULL after reporting. */
struct calls_grid *calls_grid_create(struct call_program *p, const struct calls_config *c,
                                     const struct operand_rules *rules, struct diag *d);
void calls_grid_free(struct calls_grid *g);
/* The same blocks once more, of a kernel of their own: the program is launched again. */
void calls_grid_again(struct calls_grid *g);
/* Different sizes of stacks, from Low to High. */
unsigned calls_grid_levels(const struct calls_grid *g);
const struct calls_launch *calls_grid_launch(const struct calls_grid *g, unsigned level);
/* The next block, or NULL behind the last. The caller owns it; it borrows from the grid. */
struct block *calls_grid_next(struct calls_grid *g, unsigned level);

/* What numbers of registers name in these frames of a region with `kernel` others. */
struct cars_frames;
struct op_window calls_window(const struct cars_frames *f, unsigned kernel, unsigned r0cs);

/* The program's thread blocks; takes it over. NULL after reporting that it does not fit. */
struct work *work_calls(struct call_program *p, const struct calls_config *c,
                        const struct operand_rules *rules, struct diag *d);

#endif
