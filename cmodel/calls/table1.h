/* The 22 workloads of the paper's Table I as programs with calls. From the paper: depth, calls per
 * thousand instructions, recursion of FIB, the main factor of Table II. Everything else is ours and
 * said in docs/results/cars.md: registers that functions save, in three sets; mix, addresses,
 * divergence; indirect calls where the suite is one of virtual functions. */
#ifndef WS_CARS_TABLE1_H
#define WS_CARS_TABLE1_H

#include "cmodel/calls/program.h"

/* Registers that functions save. */
enum table1_frames {
    FRAMES_SHARE,   /* so many that spills and fills are 40.4 % of the accesses (Fig. 2) beside 250
                       others per thousand instructions */
    FRAMES_LISTING, /* as in public sm_70 listings: 2 to 17, median 6.5; at most what calls leave */
    FRAMES_FOUR     /* four in every function */
};

/* Table II. */
enum table1_factor { FACTOR_BANDWIDTH, FACTOR_CAPACITY, FACTOR_OCCUPANCY, FACTOR_FEW };

struct table1_row {
    const char *name, *paper; /* as --kernel, as Table I */
    unsigned depth, cpki_100; /* calls per 100,000 instructions of the baseline */
    enum table1_factor factor;
    bool indirect, recursive;
};
enum { TABLE1_ROWS = 22 };
extern const struct table1_row table1[TABLE1_ROWS];
/* NULL-terminated. */
const char *const *table1_names(void);

/* A directed program (docs/results/cars.md): the five cases of Fig. 14, and recursion as deep as
 * the name says; false for an unknown name. */
bool directed_shape(const char *name, enum table1_frames frames, struct call_shape *s);

/* The program of a row, or a directed one; NULL for an unknown name. Instructions per call of the
 * baseline are those of the table, as near as whole instructions go. */
struct call_program *table1_program(const char *name, enum table1_frames frames);
/* The same with so many registers of the kernel (K); 0: its own. */
struct call_program *table1_program_of(const char *name, enum table1_frames frames,
                                       unsigned kernel_registers);

/* What a warp of the program executes with spills to memory: calls, and instructions as spilling
 * code has them. */
struct call_mix {
    uint64_t calls, instructions, spills;
    unsigned deepest;
};
struct call_mix call_mix(const struct call_program *p, uint64_t warps);
/* Instructions that an event is in the baseline: 0 or 1. */
unsigned call_event_size(const struct call_inst *i);

#endif
