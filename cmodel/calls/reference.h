/* Functional reference of CARS for one warp, exact per lane: registers with their values, the
 * circular stack of frames, traps, regions that move, lanes that return early or exit; and beside
 * it the oracle: every lane as a scalar thread whose calls save and restore registers as the ABI
 * says. Written from docs/cars.md and the paper, not from the blocks; no time in it, but loads
 * land late. docs/results/cars-holes.md. No global state. */
#ifndef WS_CARS_REFERENCE_H
#define WS_CARS_REFERENCE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
    CARS_LANES = 32,
    CARS_FIRST = 16,      /* the first register that is renamed */
    CARS_REGISTERS = 256, /* MAXREG */
    CARS_MOST_STACK = 255 /* SCAP */
};

/* Rules as the paper prints or implies them, each of which loses a value
 * (docs/results/cars-holes.md); all false: the corrected mechanism. */
struct cars_holes {
    bool no_wrap;         /* rename.wrap = 0 */
    bool absolute;        /* rename.pointer = absolute */
    bool pop_moves;       /* frame.pop = move */
    bool push_adds;       /* frame.push = add */
    bool reserve_ret;     /* frame.reserve = ret */
    bool order_paper;     /* frame.order = paper */
    bool mask_active;     /* trap.mask = active */
    bool key_arch;        /* scoreboard.key = arch, without draining */
    bool return_register; /* the return address in R20, renamed as any other */
};
/* By number, for tables and tests. */
enum { N_CARS_HOLES = 9 };
const char *cars_hole_name(unsigned hole);
struct cars_holes cars_hole(unsigned hole);

/* One step of the warp. Lanes of `mask` that the step cannot have (they returned, exited, or never
 * saved the register) are left out; a step without lanes does nothing. So every part of a sequence
 * is a legal sequence, which is what the shrinker wants. */
enum cars_kind {
    CARS_CALL,  /* need = what the site reserves, own = what the target itself needs, <= need */
    CARS_PUSH,  /* reg, within the frame's own need */
    CARS_POP,   /* reg, which the lanes have pushed */
    CARS_RET,   /* the lanes return */
    CARS_EXIT,  /* the lanes end */
    CARS_WRITE, /* reg := a value that follows from the number of the step */
    CARS_READ,  /* reg is compared with the oracle */
    CARS_LOAD,  /* as CARS_WRITE, but the value lands later */
    CARS_LAND,  /* the oldest load lands */
    CARS_MOVE,  /* the warp gets another region */
    N_CARS_KIND
};
struct cars_step {
    uint8_t kind, reg, need, own;
    uint32_t mask;
};

struct cars_sizes {
    unsigned kernel; /* K: registers that are not renamed */
    unsigned stack;  /* S, at most CARS_MOST_STACK */
    unsigned lifo;   /* LIFO_MAX: registers of the memory record */
};

struct cars_counts {
    uint64_t steps, calls, divergent, early, exits, indirect, moved, traps, fills;
    uint64_t spilled_registers, filled_registers, compared;
    uint64_t wrapped; /* renamed accesses behind the wrap */
    unsigned deepest;
};

struct cars_reference;
struct cars_reference *cars_reference_create(const struct cars_sizes *z,
                                             const struct cars_holes *h);
void cars_reference_destroy(struct cars_reference *m);
/* A new warp in the same place, with another seed for its values. */
void cars_reference_begin(struct cars_reference *m, uint64_t seed);

/* Executes a step. false when a value is wrong or the mechanism is stuck, which cars_wrong() tells
 * in one line; nothing may follow then but cars_reference_begin(). */
bool cars_step(struct cars_reference *m, const struct cars_step *s);
const char *cars_wrong(const struct cars_reference *m);

/* Lanes that execute in the running frame; 0: the warp has ended. */
uint32_t cars_active(const struct cars_reference *m);
/* Frames open, the kernel's not counted. */
unsigned cars_depth(const struct cars_reference *m);
const struct cars_counts *cars_reference_counts(const struct cars_reference *m);

/* Writes a sequence as text, one step a line, lane masks as ranges. Caller frees. */
char *cars_sequence_text(const struct cars_step *s, size_t n);

#endif
