/* Programs with calls: a kernel and its functions as static code, made from a few numbers, and what
 * their linker would know of them. The same program is executed with frames in the register file
 * (CARS), with spills to local memory, and inlined: walk.h. docs/sm.md. */
#ifndef WS_CARS_PROGRAM_H
#define WS_CARS_PROGRAM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum call_op {
    CALL_ALU,
    CALL_LOAD,   /* global */
    CALL_STORE,  /* global */
    CALL_SHARED, /* a load from shared memory */
    CALL_BARRIER,
    CALL_IF,   /* the lanes that do not take it go to `to`; `kind` says which take it */
    CALL_ELSE, /* the lanes that took it go to `to` */
    CALL_ENDIF,
    CALL_LOOP, /* only in the kernel: back from CALL_ENDLOOP `times` times */
    CALL_ENDLOOP,
    CALL_CALL, /* one of `targets`, by lane where there are several */
    CALL_PUSH, /* dst is saved */
    CALL_POP,
    CALL_RET,
    CALL_EXIT,
    CALL_SIGNAL, /* lets the warps of the block go on that */
    CALL_SPIN    /* wait for it by running in a circle */
};

enum call_if {
    IF_LANES,  /* `percent` of the lanes, by lane */
    IF_WARP,   /* all of them or none: so many percent of the warps */
    IF_LAST,   /* the last warp of each block */
    IF_SHALLOW /* fewer calls are open than the program's depth, and the budget has some left */
};

enum { MOST_TARGETS = 4 };

struct call_inst {
    uint8_t op, kind, percent;
    uint8_t dst, src[2]; /* registers; of PUSH and POP dst */
    uint8_t ntargets;
    uint16_t targets[MOST_TARGETS]; /* functions */
    uint32_t to;                    /* where IF, ELSE and ENDLOOP go */
    uint32_t times;                 /* of LOOP */
};

struct call_function {
    uint32_t entry, end; /* instructions */
    unsigned saved;      /* R16 to R15 + saved are saved; the span */
};

/* What a program is made from. Percentages are of the places where it may be. */
struct call_shape {
    const char *name;
    uint64_t seed;
    unsigned functions;   /* besides the kernel */
    bool levels;          /* function i calls those of the next level only; `depth` levels */
    unsigned depth;       /* most calls open at a time; recursion stops there */
    unsigned entries;     /* of the SIMT stack: lanes that it has no room for do not part, and
                           * calls are not made; 0: any number */
    unsigned body;        /* instructions of a function besides prologue, calls, epilogue */
    unsigned kernel_body; /* of the kernel's loop besides calls */
    unsigned saved_least, saved_most;
    const uint8_t *saved;      /* [functions]: instead of those two; or NULL */
    unsigned kernel_registers; /* K, at least 18 */
    unsigned iterations;       /* of the kernel's loop */
    unsigned sites;            /* calls in a function, most */
    unsigned budget;           /* calls of one iteration, most */
    unsigned deeper;           /* percent: a call site of a function is taken */
    unsigned recursive;        /* percent of functions that may call themselves or lower ones */
    unsigned divergent, early, exits, indirect, late_push; /* percent */
    unsigned barrier;               /* percent of the kernel's iterations that end with one */
    unsigned barrier_inside;        /* percent of functions that have one */
    unsigned loads, stores, shared; /* percent of the body */
    bool spins;      /* the kernel begins by waiting for the block's last warp, without a barrier */
    unsigned leaves; /* percent of the warps that end behind a first barrier; 0: no such barrier */
    bool looks;      /* behind every call the function reads all its callee-saved registers */
    uint64_t bytes;  /* of the arrays that global loads read */
    unsigned blocks, warps;
    uint64_t shared_bytes; /* of a block */
};

struct call_program {
    struct call_shape shape;
    struct call_inst *code; /* owned */
    size_t n;
    struct call_function *functions; /* owned; [0] is the kernel */
    size_t nfunctions;
};

/* A small program with calls of every kind. */
struct call_shape call_shape_random(uint64_t seed);

struct call_program *call_program_make(const struct call_shape *s);
void call_program_free(struct call_program *p);

/* Registers that a call of function f takes: the saved ones and a slot. */
static inline unsigned call_need(const struct call_program *p, size_t f)
{
    return p->functions[f].saved + 1;
}
/* What a call site reserves: the most of its targets. */
unsigned call_site_need(const struct call_program *p, const struct call_inst *i);

/* The most that any site reserves for a call of f. An indirect call of a small function reserves
 * what its largest target needs, so a High that counts the small one traps. */
unsigned call_reserved(const struct call_program *p, size_t f);

/* Its call graph in the lines of docs/callgraph.md, with what calls reserve as `fru`. Caller frees.
 */
char *call_program_graph(const struct call_program *p);
/* As the linker of today allocates: the highest register of any function + 1 (the paper, II). */
unsigned call_linked_registers(const struct call_program *p);

#endif
