/* The inside of the reference: reference.c, reference_stack.c, reference_step.c, nobody else. */
#ifndef WS_CARS_REFERENCE_STATE_H
#define WS_CARS_REFERENCE_STATE_H

#include "cmodel/calls/reference.h"

enum { CARS_REGIONS = 3, MOST_LOADS = 8 };

typedef uint32_t cars_row[CARS_LANES];

/* What the oracle's lanes saved of one register in one frame. */
struct saved {
    uint32_t lanes, defined;
    cars_row value;
};

/* A call entry of the SIMT stack with the oracle's save area. Frame 0 is the kernel's. */
struct cars_frame {
    uint32_t mask, returned;
    unsigned need, own;
    uint64_t serial;    /* of the call */
    struct saved *save; /* [CARS_MOST_STACK + 1]: of R16 up; owned, kept for the next frame here */
};

/* A frame in memory. */
struct cars_spilled {
    unsigned moved, reserve;
};

struct cars_load {
    unsigned phys, reg;
    uint32_t mask;
    cars_row value;
};

struct cars_reference {
    struct cars_sizes z;
    struct cars_holes h;
    unsigned size;  /* of a region */
    cars_row *phys; /* [CARS_REGIONS * size] */

    unsigned region;
    int rfp, rsp; /* modulo S, from SB = base + K; with `absolute` perhaps beyond */
    unsigned free, resident;
    struct cars_spilled *spilled;
    size_t nspilled, spilled_cap;
    cars_row *memory; /* [lifo] */
    unsigned in_memory;
    struct cars_load loads[MOST_LOADS];
    unsigned nloads;

    uint32_t exited;
    struct cars_frame *frames;
    size_t depth, cap;
    cars_row arch[CARS_REGISTERS]; /* the oracle: what each lane sees */
    uint32_t defined[CARS_REGISTERS];

    uint64_t seed, noise, serial;
    struct cars_counts n;
    char wrong[240];
};

bool cars_fail(struct cars_reference *m, const char *fmt, ...)
    __attribute__((format(printf, 2, 3)));
void cars_open_frame(struct cars_reference *m, uint32_t mask, unsigned need, unsigned own);

/* reference_stack.c: pointers, slots, traps */
/* 9.3: physical row of an architectural register. */
unsigned rename_row(struct cars_reference *m, unsigned reg);
bool stack_call(struct cars_reference *m, unsigned need, uint32_t active);
void stack_push(struct cars_reference *m, unsigned reg);
void stack_pop(struct cars_reference *m);
/* Releases the top frame; `own` is what a RET would say, `active` are the lanes that go on. */
bool stack_release(struct cars_reference *m, unsigned own, uint32_t active);
bool stack_move(struct cars_reference *m);
/* Loads that write that row, or that register where the scoreboard's key is the register, land.
 * reg: CARS_REGISTERS if the access has no architectural name. */
void stack_settle(struct cars_reference *m, unsigned row, unsigned reg);
/* What the row will hold when all loads have landed. */
uint32_t stack_peek(const struct cars_reference *m, unsigned row, unsigned lane);
void stack_land(struct cars_reference *m, unsigned load);

#endif
