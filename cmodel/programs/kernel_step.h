/* Steps of the built-in kernels: for kernels.c and the tables of kernels_*.c, nobody else. */
#ifndef WS_KERNEL_STEP_H
#define WS_KERNEL_STEP_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Which lanes are active. */
enum lanes {
    ALL,
    SOME,  /* a subset that depends on warp and iteration */
    FIRST, /* lane 0 */
    HALF,  /* warps of the lower half of those active in the iteration before: n >> iteration */
};

/* Where a memory instruction goes: a line of its own for every warp and iteration; anywhere, lane
 * by lane; or a tile that all blocks of a row, or of a column, of the grid read. */
enum address { NONE, LINEAR, SCATTER, ROWS, COLUMNS };

struct step {
    const char *opcode; /* NULL ends the kernel; "repeat" and "end" bracket a loop */
    int dst;            /* -1: none */
    int src[4];         /* -1 ends */
    enum lanes lanes;
    enum address address;
    unsigned times; /* repeat: iterations */
    bool varies;    /* repeat: 1 .. times, different for each warp */
};

struct kernel {
    const char *name;
    unsigned blocks, warps;
    uint64_t shared_bytes;
    const struct step *steps;
};

/* kernels_tensor.c */
extern const struct step kernel_tensor[], kernel_tensor_sm70[], kernel_tensor_sm75[], kernel_gemm[],
    kernel_conv[];

#define REGS(...)                                                                                  \
    {                                                                                              \
        __VA_ARGS__, -1                                                                            \
    }
#define OP(opcode, dst, ...)                                                                       \
    {                                                                                              \
        opcode, dst, REGS(__VA_ARGS__), ALL, NONE, 0, false                                        \
    }
#define OP_0(opcode, dst)                                                                          \
    {                                                                                              \
        opcode, dst, {-1}, ALL, NONE, 0, false                                                     \
    }
#define MEM(opcode, dst, address, ...)                                                             \
    {                                                                                              \
        opcode, dst, REGS(__VA_ARGS__), ALL, address, 0, false                                     \
    }
#define ON(lanes, opcode, dst, ...)                                                                \
    {                                                                                              \
        opcode, dst, REGS(__VA_ARGS__), lanes, NONE, 0, false                                      \
    }
#define MEM_ON(lanes, opcode, dst, address, ...)                                                   \
    {                                                                                              \
        opcode, dst, REGS(__VA_ARGS__), lanes, address, 0, false                                   \
    }
#define REPEAT(n)                                                                                  \
    {                                                                                              \
        "repeat", -1, {-1}, ALL, NONE, n, false                                                    \
    }
#define REPEAT_UP_TO(n)                                                                            \
    {                                                                                              \
        "repeat", -1, {-1}, ALL, NONE, n, true                                                     \
    }
#define END                                                                                        \
    {                                                                                              \
        "end", -1, {-1}, ALL, NONE, 0, false                                                       \
    }
#define DONE                                                                                       \
    {                                                                                              \
        NULL, -1, {-1}, ALL, NONE, 0, false                                                        \
    }

#endif
