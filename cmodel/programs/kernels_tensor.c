/* Built-in kernels with tensor instructions, in the instructions of each GPU. */
#include "cmodel/programs/kernel_step.h"

/* What the tensor kernels have in common: a tile comes from global to shared memory six times, its
 * fragments are loaded and multiplied four times each, and R0..R15 go to global memory. */
#define TENSOR_KERNEL(...)                                                                         \
    {                                                                                              \
        OP_0("S2R", 40), OP_0("S2R", 41), OP("IMAD", 42, 40, 41), OP("IMAD.WIDE", 44, 42, 41),     \
            OP("LOP3.LUT", 46, 40, 41, 255), REPEAT(6), MEM("LDG.E.128", 32, LINEAR, 44),          \
            OP("IADD3", 44, 44, 41), OP("IADD3.X", 45, 45, 255),                                   \
            MEM("STS.128", -1, LINEAR, 46, 32), OP_0("BAR.SYNC", -1), REPEAT(4), __VA_ARGS__, END, \
            OP_0("BAR.SYNC", -1), OP("ISETP.LT.AND", -1, 42, 41), OP_0("BRA", -1), END,            \
            MEM("STG.E.128", -1, LINEAR, 44, 0), MEM("STG.E.128", -1, LINEAR, 44, 4),              \
            MEM("STG.E.128", -1, LINEAR, 44, 8), MEM("STG.E.128", -1, LINEAR, 44, 12),             \
            OP_0("EXIT", -1), DONE                                                                 \
    }
/* Fragments from shared memory: A in R16..R23, B in R24..R27. */
#define LOAD_FRAGMENTS                                                                             \
    MEM("LDSM.16.M88.4", 16, LINEAR, 46), MEM("LDSM.16.M88.4", 20, LINEAR, 46),                    \
        MEM("LDSM.16.MT88.4", 24, LINEAR, 46)

/* Ampere: m16n8k16, A four registers, B two, C four. */
#define HMMA_16816(c, a, b) OP("HMMA.16816.F32", (c), (a), (b), (c))

const struct step kernel_tensor[] =
    TENSOR_KERNEL(LOAD_FRAGMENTS, HMMA_16816(0, 16, 24), HMMA_16816(4, 16, 26),
                  HMMA_16816(8, 20, 24), HMMA_16816(12, 20, 26));

/* Volta: an 8x8 product of every quad pair takes four steps, each with the same pairs of A and B
 * and a pair of the accumulator of its own. There is no LDSM. */
#define HMMA_884(c, a, b)                                                                          \
    OP("HMMA.884.F32.F32.STEP0", (c), (a), (b), (c)),                                              \
        OP("HMMA.884.F32.F32.STEP1", (c) + 2, (a), (b), (c) + 2),                                  \
        OP("HMMA.884.F32.F32.STEP2", (c) + 4, (a), (b), (c) + 4),                                  \
        OP("HMMA.884.F32.F32.STEP3", (c) + 6, (a), (b), (c) + 6)

const struct step kernel_tensor_sm70[] = TENSOR_KERNEL(
    MEM("LDS.128", 16, LINEAR, 46), MEM("LDS.128", 20, LINEAR, 46), HMMA_884(0, 16, 20),
    HMMA_884(8, 16, 22), HMMA_884(0, 18, 20), HMMA_884(8, 18, 22));

/* Turing: m16n8k8, A two registers, B one, C four. */
#define HMMA_1688(c, a, b) OP("HMMA.1688.F32", (c), (a), (b), (c))

const struct step kernel_tensor_sm75[] =
    TENSOR_KERNEL(LOAD_FRAGMENTS, HMMA_1688(0, 16, 24), HMMA_1688(4, 16, 25), HMMA_1688(8, 20, 24),
                  HMMA_1688(12, 20, 25), HMMA_1688(0, 18, 26), HMMA_1688(4, 18, 27),
                  HMMA_1688(8, 22, 26), HMMA_1688(12, 22, 27));

/* gemm and conv: eight warps make a tile of 128 x 128 from slices of 32, each warp 64 x 32 (or 32 x
 * 64) of it in R0..R63. Fragments of the next eight are loaded while those of these are multiplied:
 * R64..R75 and R76..R87. R88..R103 hold the next slices on their way from global to shared memory;
 * R104..R107 their addresses, R108..R110 those in shared memory, from R111 on indices. */
enum { A_NOW = 64, B_NOW = 72, A_NEXT = 76, B_NEXT = 84, SLICE_A = 88, SLICE_B = 96 };
enum {
    AT_A = 104,
    AT_B = 106,
    AT_STORE = 108,
    AT_LOAD_A,
    AT_LOAD_B,
    INDEX,
    LIMIT,
    STRIDE,
    ROW,
    COLUMN
};

#define ROW_OF_4(c, a, b)                                                                          \
    HMMA_1688((c), (a), (b)), HMMA_1688((c) + 4, (a), (b) + 1), HMMA_1688((c) + 8, (a), (b) + 2),  \
        HMMA_1688((c) + 12, (a), (b) + 3)
#define ROW_OF_8(c, a, b) ROW_OF_4(c, a, b), ROW_OF_4((c) + 16, a, (b) + 4)

/* 64 x 32 by 8: fragments of A in four pairs, of B in four registers. */
#define TALL(a, b, a_next, b_next)                                                                 \
    MEM("LDSM.16.M88.4", a_next, LINEAR, AT_LOAD_A), ROW_OF_4(0, a, b),                            \
        MEM("LDSM.16.M88.4", (a_next) + 4, LINEAR, AT_LOAD_A), ROW_OF_4(16, (a) + 2, b),           \
        MEM("LDSM.16.MT88.4", b_next, LINEAR, AT_LOAD_B), ROW_OF_4(32, (a) + 4, b),                \
        ROW_OF_4(48, (a) + 6, b)
/* 32 x 64 by 8: two pairs of A, eight registers of B. */
#define WIDE(a, b, a_next, b_next)                                                                 \
    MEM("LDSM.16.M88.4", a_next, LINEAR, AT_LOAD_A),                                               \
        MEM("LDSM.16.MT88.4", b_next, LINEAR, AT_LOAD_B), ROW_OF_8(0, a, b),                       \
        MEM("LDSM.16.MT88.4", (b_next) + 4, LINEAR, AT_LOAD_B), ROW_OF_8(32, (a) + 2, b)

#define STORE_4(c)                                                                                 \
    MEM("STG.E.64", -1, LINEAR, AT_A, (c)), MEM("STG.E.64", -1, LINEAR, AT_A, (c) + 2),            \
        MEM("STG.E.64", -1, LINEAR, AT_B, (c) + 4), MEM("STG.E.64", -1, LINEAR, AT_B, (c) + 6)

const struct step kernel_gemm[] = {OP_0("S2R", INDEX),
                                   OP_0("S2R", LIMIT),
                                   OP("IMAD", STRIDE, INDEX, LIMIT),
                                   OP("IMAD.WIDE", AT_A, STRIDE, INDEX),
                                   OP("IMAD.WIDE", AT_B, STRIDE, LIMIT),
                                   OP("LOP3.LUT", AT_STORE, INDEX, LIMIT, 255),
                                   OP("SHF.L.U32", AT_LOAD_A, INDEX),
                                   OP("LOP3.LUT", AT_LOAD_B, AT_LOAD_A, LIMIT, 255),
                                   MEM("LDSM.16.M88.4", A_NOW, LINEAR, AT_LOAD_A),
                                   MEM("LDSM.16.M88.4", A_NOW + 4, LINEAR, AT_LOAD_A),
                                   MEM("LDSM.16.MT88.4", B_NOW, LINEAR, AT_LOAD_B),
                                   REPEAT(6),
                                   MEM("LDG.E.128.SYS", SLICE_A, ROWS, AT_A),
                                   MEM("LDG.E.128.SYS", SLICE_A + 4, ROWS, AT_A),
                                   MEM("LDG.E.128.SYS", SLICE_B, COLUMNS, AT_B),
                                   MEM("LDG.E.128.SYS", SLICE_B + 4, COLUMNS, AT_B),
                                   OP("IADD3", AT_A, AT_A, STRIDE),
                                   OP("IADD3.X", AT_A + 1, AT_A + 1, 255),
                                   OP("IADD3", AT_B, AT_B, STRIDE),
                                   OP("IADD3.X", AT_B + 1, AT_B + 1, 255),
                                   TALL(A_NOW, B_NOW, A_NEXT, B_NEXT),
                                   TALL(A_NEXT, B_NEXT, A_NOW, B_NOW),
                                   TALL(A_NOW, B_NOW, A_NEXT, B_NEXT),
                                   OP_0("BAR.SYNC", -1),
                                   MEM("STS.128", -1, LINEAR, AT_STORE, SLICE_A),
                                   MEM("STS.128", -1, LINEAR, AT_STORE, SLICE_A + 4),
                                   MEM("STS.128", -1, LINEAR, AT_STORE, SLICE_B),
                                   MEM("STS.128", -1, LINEAR, AT_STORE, SLICE_B + 4),
                                   OP_0("BAR.SYNC", -1),
                                   TALL(A_NEXT, B_NEXT, A_NOW, B_NOW),
                                   OP("IADD3", INDEX, INDEX, 255),
                                   OP("ISETP.LT.AND", -1, INDEX, LIMIT),
                                   OP_0("BRA", -1),
                                   END,
                                   STORE_4(0),
                                   STORE_4(8),
                                   STORE_4(16),
                                   STORE_4(24),
                                   STORE_4(32),
                                   STORE_4(40),
                                   STORE_4(48),
                                   STORE_4(56),
                                   OP_0("EXIT", -1),
                                   DONE};

/* Address of a pixel under the filter, and whether it lies in the image. */
#define PIXEL                                                                                      \
    OP("IADD3", ROW, INDEX, STRIDE), OP("IMAD", COLUMN, ROW, STRIDE, INDEX),                       \
        OP("ISETP.GE.AND", -1, ROW, LIMIT), OP("ISETP.LT.AND", -1, COLUMN, LIMIT),                 \
        OP("IMAD.WIDE", AT_A, COLUMN, STRIDE)

/* The products of an implicit matrix: every slice of A is pixels under one position of the filter.
 */
const struct step kernel_conv[] = {OP_0("S2R", INDEX),
                                   OP_0("S2R", LIMIT),
                                   OP("IMAD", STRIDE, INDEX, LIMIT),
                                   OP("IMAD.WIDE", AT_B, STRIDE, LIMIT),
                                   OP("LOP3.LUT", AT_STORE, INDEX, LIMIT, 255),
                                   OP("SHF.L.U32", AT_LOAD_A, INDEX),
                                   OP("LOP3.LUT", AT_LOAD_B, AT_LOAD_A, LIMIT, 255),
                                   MEM("LDSM.16.M88.4", A_NOW, LINEAR, AT_LOAD_A),
                                   MEM("LDSM.16.MT88.4", A_NOW + 4, LINEAR, AT_LOAD_B),
                                   MEM("LDSM.16.MT88.4", A_NOW + 8, LINEAR, AT_LOAD_B),
                                   REPEAT(6),
                                   PIXEL,
                                   MEM("LDG.E.128.SYS", SLICE_A, ROWS, AT_A),
                                   PIXEL,
                                   MEM("LDG.E.128.SYS", SLICE_A + 4, ROWS, AT_A),
                                   MEM("LDG.E.128.SYS", SLICE_B, COLUMNS, AT_B),
                                   MEM("LDG.E.128.SYS", SLICE_B + 4, COLUMNS, AT_B),
                                   OP("IADD3", AT_B, AT_B, STRIDE),
                                   OP("IADD3.X", AT_B + 1, AT_B + 1, 255),
                                   WIDE(A_NOW, A_NOW + 4, A_NEXT, A_NEXT + 4),
                                   WIDE(A_NEXT, A_NEXT + 4, A_NOW, A_NOW + 4),
                                   WIDE(A_NOW, A_NOW + 4, A_NEXT, A_NEXT + 4),
                                   OP_0("BAR.SYNC", -1),
                                   MEM("STS.128", -1, LINEAR, AT_STORE, SLICE_A),
                                   MEM("STS.128", -1, LINEAR, AT_STORE, SLICE_A + 4),
                                   MEM("STS.128", -1, LINEAR, AT_STORE, SLICE_B),
                                   MEM("STS.128", -1, LINEAR, AT_STORE, SLICE_B + 4),
                                   OP_0("BAR.SYNC", -1),
                                   WIDE(A_NEXT, A_NEXT + 4, A_NOW, A_NOW + 4),
                                   OP("IADD3", INDEX, INDEX, 255),
                                   OP("ISETP.LT.AND", -1, INDEX, LIMIT),
                                   OP_0("BRA", -1),
                                   END,
                                   STORE_4(0),
                                   STORE_4(8),
                                   STORE_4(16),
                                   STORE_4(24),
                                   STORE_4(32),
                                   STORE_4(40),
                                   STORE_4(48),
                                   STORE_4(56),
                                   OP_0("EXIT", -1),
                                   DONE};
