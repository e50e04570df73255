/* Writes the traces of docs/results/accelsim.md, "Traces that were not handed over", into a folder:
 *
 *     more_traces DIR
 *
 * Synthetic kernels in the format of Accel-Sim's tracer. Their cycles there are in
 * tests/data/more_traces.tsv, so a change here needs a new measurement there. */
#include "cmodel/rng.h"
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LANES = 32, SHARED = 0x100, WARPS_MOST = 32 };
#define GLOBAL UINT64_C(0x7f0000000000)

/* A warp's text grows in memory: its length comes before it. */
struct text {
    FILE *to;
    char *bytes;
    size_t size;
    unsigned pc, n;
};

struct registers {
    unsigned n;
    unsigned r[3];
};
#define REGS(...)                                                                                  \
    (struct registers)                                                                             \
    {                                                                                              \
        sizeof((unsigned[]){__VA_ARGS__}) / sizeof(unsigned),                                      \
        {                                                                                          \
            __VA_ARGS__                                                                            \
        }                                                                                          \
    }
static const struct registers none = {0, {0}};

static void put_registers(struct text *t, struct registers r)
{
    for (unsigned i = 0; i < r.n; i++)
        fprintf(t->to, "R%u ", r.r[i]);
}

static void start(struct text *t, uint32_t mask, struct registers dst, const char *opcode,
                  struct registers src)
{
    fprintf(t->to, "%04x %08" PRIx32 " %u ", t->pc, mask, dst.n);
    put_registers(t, dst);
    fprintf(t->to, "%s %u ", opcode, src.n);
    put_registers(t, src);
    t->pc += 16;
    t->n++;
}

static void op_some(struct text *t, uint32_t mask, const char *opcode, struct registers dst,
                    struct registers src)
{
    start(t, mask, dst, opcode, src);
    fputs("0\n", t->to);
}

static void op(struct text *t, const char *opcode, struct registers dst, struct registers src)
{
    op_some(t, UINT32_MAX, opcode, dst, src);
}

/* An access of the lowest `lanes` lanes, base and stride. */
static void access_some(struct text *t, unsigned lanes, const char *opcode, struct registers dst,
                        struct registers src, unsigned width, uint64_t addr, int stride)
{
    start(t, UINT32_MAX >> (LANES - lanes), dst, opcode, src);
    fprintf(t->to, "%u 1 0x%016" PRIx64 " %d\n", width, addr, stride);
}

static void mem(struct text *t, const char *opcode, struct registers dst, struct registers src,
                unsigned width, uint64_t addr, int stride)
{
    access_some(t, LANES, opcode, dst, src, width, addr, stride);
}

/* Lanes at random words of `words` from `base` on. */
static void mem_random(struct text *t, const char *opcode, struct registers dst,
                       struct registers src, uint64_t base, unsigned words, struct rng *r)
{
    start(t, UINT32_MAX, dst, opcode, src);
    fputs("4 2 ", t->to);
    uint64_t last = 0;
    for (unsigned i = 0; i < LANES; i++) {
        uint64_t a = base + 4 * (uint64_t)rng_below(r, words);
        if (i)
            fprintf(t->to, "%" PRId64 " ", (int64_t)(a - last));
        else
            fprintf(t->to, "0x%016" PRIx64 " ", a);
        last = a;
    }
    fputc('\n', t->to);
}

/* Numbers of a kernel; what they mean is its writer's. */
struct form {
    const char *name;
    void (*warp)(struct text *t, const struct form *f, unsigned block, unsigned warp);
    unsigned blocks, warps, n;
    const char *opcode;
    unsigned k, width; /* chains, stride, KiB; bytes of a lane or operands */
    unsigned shared;
};

static void seed(struct rng *r, const struct form *f, unsigned what)
{
    rng_seed(r, 1000 * f->k + 17 * f->n + 100000 * (uint64_t)what + 1);
}

/* k chains of dependent instructions with `width` sources. */
static void chain(struct text *t, const struct form *f, unsigned block, unsigned warp)
{
    (void)block;
    (void)warp;
    for (unsigned i = 0; i < f->n; i++) {
        unsigned r = 4 + 2 * (i % f->k);
        struct registers src = {f->width, {r, 40, 41}};
        op(t, f->opcode, REGS(r), src);
    }
}

struct kind {
    const char *opcode;
    unsigned dst, src;
};

static void arithmetic_some(struct text *t, uint32_t mask, struct rng *r, const struct kind *kinds,
                            unsigned n, unsigned registers)
{
    const struct kind *kind = &kinds[rng_below(r, n)];
    struct registers dst = {kind->dst, {4 + rng_below(r, registers)}}, src = {kind->src, {0}};
    for (unsigned i = 0; i < src.n; i++)
        src.r[i] = 4 + rng_below(r, registers);
    op_some(t, mask, kind->opcode, dst, src);
}

static void arithmetic(struct text *t, struct rng *r, const struct kind *kinds, unsigned n,
                       unsigned registers)
{
    arithmetic_some(t, UINT32_MAX, r, kinds, n, registers);
}

static const struct kind mixed[] = {
    {"FFMA", 1, 3},  {"FFMA", 1, 3}, {"FFMA", 1, 3},     {"IMAD", 1, 3},
    {"IMAD", 1, 3},  {"MOV", 1, 1},  {"IADD3", 1, 2},    {"IADD3", 1, 2},
    {"IADD3", 1, 2}, {"FADD", 1, 2}, {"FADD", 1, 2},     {"LOP3.LUT", 1, 2},
    {"BRA", 0, 0},   {"SEL", 1, 2},  {"MUFU.RCP", 1, 1}, {"ISETP.GE.AND", 0, 2},
};
enum { MIXED = sizeof mixed / sizeof *mixed };

/* A random program of registers 4 to 3 + width, the same in all warps. */
static void mix(struct text *t, const struct form *f, unsigned block, unsigned warp)
{
    (void)block;
    (void)warp;
    struct rng r;
    seed(&r, f, 0);
    for (unsigned i = 0; i < f->n; i++) {
        arithmetic(t, &r, mixed, MIXED, f->width);
        if (f->opcode && i % 12 == 11)
            op(t, f->opcode, none, none);
    }
}

/* Two instructions in five are predicated off. */
static void mix_off(struct text *t, const struct form *f, unsigned block, unsigned warp)
{
    (void)block;
    (void)warp;
    struct rng r;
    seed(&r, f, 0);
    for (unsigned i = 0; i < f->n; i++)
        arithmetic_some(t, rng_below(&r, 5) < 2 ? 0 : UINT32_MAX, &r, mixed, MIXED, f->width);
}

/* Lanes part at random and meet again; every warp takes both ways. */
static void mix_diverge(struct text *t, const struct form *f, unsigned block, unsigned warp)
{
    struct rng r, own;
    seed(&r, f, 0);
    seed(&own, f, 1 + block * WARPS_MOST + warp);
    for (unsigned i = 0; i < f->n; i++) {
        uint32_t some = rng_below(&own, 0x10000) << 16 | rng_below(&own, 0x10000);
        op(t, "ISETP.GE.AND", none, REGS(4, 5));
        op(t, "BSSY", none, none);
        op_some(t, some, "BRA", none, none);
        for (unsigned k = 0; k < 6; k++)
            arithmetic_some(t, ~some, &r, mixed, MIXED, f->width);
        op_some(t, ~some, "BRA", none, none);
        for (unsigned k = 0; k < 4; k++)
            arithmetic_some(t, some, &r, mixed, MIXED, f->width);
        op(t, "BSYNC", none, none);
    }
}

/* Before each barrier another warp has most to do. */
static void mix_unequal(struct text *t, const struct form *f, unsigned block, unsigned warp)
{
    (void)block;
    struct rng r;
    seed(&r, f, 0);
    for (unsigned i = 0; i < f->n; i++) {
        for (unsigned k = 0; k < 6 * (1 + (warp + i) % 8); k++)
            arithmetic(t, &r, mixed, MIXED, f->width);
        op(t, "BAR.SYNC", none, none);
    }
}

/* Every instruction writes what the one before it reads. */
static void overwrite(struct text *t, const struct form *f, unsigned block, unsigned warp)
{
    (void)block;
    (void)warp;
    for (unsigned i = 0; i < f->n; i++) {
        unsigned r = 8 + i % 6;
        op(t, f->opcode, REGS(r), REGS(r + 1, r + 2, r + 3));
    }
}

/* k accumulators. */
static void tensor(struct text *t, const struct form *f, unsigned block, unsigned warp)
{
    (void)block;
    (void)warp;
    for (unsigned i = 0; i < f->n; i++) {
        unsigned r = 8 + 4 * (i % f->k);
        op(t, f->opcode, REGS(r), REGS(48 + i % 4, 56, r));
    }
}

/* Conversions, products and back, and the branch of a loop. */
static void convert(struct text *t, const struct form *f, unsigned block, unsigned warp)
{
    (void)block;
    (void)warp;
    for (unsigned i = 0; i < f->n; i++) {
        op(t, "I2F", REGS(8), REGS(9));
        op(t, "FMUL", REGS(10), REGS(8, 11));
        op(t, "F2I.TRUNC", REGS(9), REGS(10));
        op(t, "ISETP.NE.AND", none, REGS(9, 13));
        op(t, "BRA", none, none);
    }
}

static void mix_access(struct text *t, struct rng *r, struct rng *own)
{
    static const struct registers address = {1, {60}}, stored = {2, {60, 8}};
    struct registers dst = {1, {4 + rng_below(r, 24)}};
    switch (rng_below(r, 7)) {
    case 0:
        mem(t, "LDG.E.SYS", dst, address, 4, GLOBAL + 128 * rng_below(r, 64), 4);
        break;
    case 1:
        mem(t, "LDG.E.SYS", dst, address, 4, GLOBAL + 0x400000 + 128 * rng_below(own, 8192), 4);
        break;
    case 2:
        mem_random(t, "LDG.E.SYS", dst, address, GLOBAL + 0x800000, 4096, own);
        break;
    case 3:
        mem(t, "LDG.E.SYS", dst, address, 4, GLOBAL + 4096 * rng_below(r, 32), 16);
        break;
    case 4:
        mem(t, "STG.E.SYS", none, stored, 4, GLOBAL + 0xc00000 + 128 * rng_below(own, 4096), 4);
        break;
    case 5:
        mem(t, "LDS.U.32", dst, address, 4, SHARED + 128 * rng_below(r, 16),
            (int)(4 * rng_below(r, 3)));
        break;
    default:
        mem(t, "STS.32", none, stored, 4, SHARED + 128 * rng_below(r, 16), 4);
    }
}

/* The same with one access in three instructions. */
static void mix_memory(struct text *t, const struct form *f, unsigned block, unsigned warp)
{
    struct rng r, own;
    seed(&r, f, 0);
    seed(&own, f, 1 + block * WARPS_MOST + warp);
    for (unsigned i = 0; i < f->n; i++) {
        if (rng_below(&r, 3) == 0)
            mix_access(t, &r, &own);
        else
            arithmetic(t, &r, mixed, MIXED, f->width);
        if (f->opcode && i % 15 == 14)
            op(t, f->opcode, none, none);
    }
}

static void access_of(struct text *t, const struct form *f, unsigned i, uint64_t addr, int stride)
{
    bool store = strncmp(f->opcode, "ST", 2) == 0 || strncmp(f->opcode, "RED", 3) == 0;
    if (store)
        mem(t, f->opcode, none, REGS(4, 12), f->width, addr, stride);
    else
        mem(t, f->opcode, REGS(8 + 4 * (i % 8)), REGS(4), f->width, addr, stride);
}

/* All warps again and again at one place (stride k). */
static void same(struct text *t, const struct form *f, unsigned block, unsigned warp)
{
    (void)block;
    (void)warp;
    for (unsigned i = 0; i < f->n; i++)
        access_of(t, f, i, f->shared ? SHARED : GLOBAL, (int)f->k);
}

/* Each warp goes on through memory (stride k). */
static void stream(struct text *t, const struct form *f, unsigned block, unsigned warp)
{
    for (unsigned i = 0; i < f->n; i++)
        access_of(t, f, i, GLOBAL + (uint64_t)((block * f->warps + warp) * f->n + i) * LANES * f->k,
                  (int)f->k);
}

/* Warps in turn at places k KiB apart. */
static void apart(struct text *t, const struct form *f, unsigned block, unsigned warp)
{
    for (unsigned i = 0; i < f->n; i++)
        access_of(t, f, i,
                  GLOBAL + (uint64_t)((i * f->blocks + block) * f->warps + warp) * 1024 * f->k,
                  (int)f->width);
}

/* Lines at random within k KiB. */
static void lines(struct text *t, const struct form *f, unsigned block, unsigned warp)
{
    struct rng r;
    seed(&r, f, 1 + block * WARPS_MOST + warp);
    for (unsigned i = 0; i < f->n; i++)
        access_of(t, f, i, GLOBAL + 128 * (uint64_t)rng_below(&r, 8 * f->k), 4);
}

/* Lanes at random within k KiB. */
static void scatter(struct text *t, const struct form *f, unsigned block, unsigned warp)
{
    struct rng r;
    seed(&r, f, 1 + block * WARPS_MOST + warp);
    bool store = strncmp(f->opcode, "ST", 2) == 0;
    for (unsigned i = 0; i < f->n; i++)
        mem_random(t, f->opcode, store ? none : REGS(8 + 4 * (i % 8)),
                   store ? REGS(4, 12) : REGS(4), GLOBAL, 256 * f->k, &r);
}

/* A chain of loads of one sector within k KiB. */
static void chase(struct text *t, const struct form *f, unsigned block, unsigned warp)
{
    struct rng r;
    seed(&r, f, 1 + block * WARPS_MOST + warp);
    for (unsigned i = 0; i < f->n; i++)
        mem(t, f->opcode, REGS(8), REGS(8), 4, GLOBAL + 32 * (uint64_t)rng_below(&r, 32 * f->k), 0);
}

/* Local memory: k different words of each thread. */
static void local(struct text *t, const struct form *f, unsigned block, unsigned warp)
{
    (void)block;
    (void)warp;
    for (unsigned i = 0; i < f->n; i++)
        access_of(t, f, i, 0xfffd00 + 4 * (i % f->k), 0);
}

static void copy(struct text *t, const struct form *f, unsigned block, unsigned warp)
{
    for (unsigned i = 0; i < f->n; i++) {
        uint64_t a = GLOBAL + 128 * (uint64_t)((block * f->warps + warp) * f->n + i);
        mem(t, "LDG.E.SYS", REGS(8), REGS(4), 4, a, 4);
        op(t, "IADD3", REGS(4), REGS(4, 5));
        mem(t, "STG.E.SYS", none, REGS(6, 8), 4, a + 0x1000000, 4);
    }
}

/* Lines are read, written, and read again. */
static void update(struct text *t, const struct form *f, unsigned block, unsigned warp)
{
    for (unsigned i = 0; i < f->n; i++) {
        uint64_t a = GLOBAL + 128 * (uint64_t)((block * f->warps + warp) * 4 + i % 4);
        mem(t, "LDG.E.SYS", REGS(8), REGS(4), 4, a, 4);
        op(t, "FADD", REGS(9), REGS(8, 10));
        mem(t, "STG.E.SYS", none, REGS(6, 9), 4, a, 4);
    }
}

/* A histogram of 256 words in shared memory. */
static void histogram(struct text *t, const struct form *f, unsigned block, unsigned warp)
{
    struct rng r;
    seed(&r, f, 1 + block * WARPS_MOST + warp);
    for (unsigned i = 0; i < f->n; i++) {
        if (i % 4 == 0)
            mem(t, "LDG.E.SYS", REGS(8), REGS(4), 4,
                GLOBAL + 128 * (uint64_t)((block * f->warps + warp) * f->n + i), 4);
        op(t, "SHF.R.U32", REGS(9), REGS(8));
        op(t, "LOP3.LUT", REGS(9), REGS(9, 10));
        mem_random(t, "ATOMS.POPC.INC.32", none, REGS(9), SHARED, 256, &r);
    }
}

/* Bodies in shared memory, each read by all. */
static void bodies(struct text *t, const struct form *f, unsigned block, unsigned warp)
{
    mem(t, "LDG.E.128.SYS", REGS(8), REGS(4), 16, GLOBAL + 512 * (block * f->warps + warp), 16);
    mem(t, "STS.128", none, REGS(5, 8), 16, SHARED + 512 * warp, 16);
    op(t, "BAR.SYNC", none, none);
    for (unsigned i = 0; i < f->n; i++) {
        mem(t, "LDS.U.128", REGS(12), REGS(5), 16, SHARED + 16 * i, 0);
        for (unsigned c = 0; c < 3; c++)
            op(t, "FADD", REGS(20 + c), REGS(12 + c, 8 + c));
        for (unsigned c = 0; c < 3; c++)
            op(t, "FFMA", REGS(24), REGS(20 + c, 20 + c, 24));
        op(t, "MUFU.RSQ", REGS(25), REGS(24));
        for (unsigned c = 0; c < 3; c++)
            op(t, "FFMA", REGS(28 + c), REGS(20 + c, 25, 28 + c));
    }
}

/* A product in registers: 4 x 4 of each thread, quads from shared memory. */
static void product(struct text *t, const struct form *f, unsigned block, unsigned warp)
{
    for (unsigned i = 0; i < f->n; i++) {
        mem(t, "LDG.E.128.SYS", REGS(8), REGS(4), 16, GLOBAL + 512 * (block * 64 + i * 8 + warp),
            16);
        mem(t, "STS.128", none, REGS(6, 8), 16, SHARED + 512 * warp, 16);
        op(t, "BAR.SYNC", none, none);
        for (unsigned k = 0; k < 8; k++) {
            mem(t, "LDS.U.128", REGS(16), REGS(6), 16, SHARED + 512 * k, 0);
            mem(t, "LDS.U.128", REGS(20), REGS(7), 16, SHARED + 512 * k, 16);
            for (unsigned c = 0; c < 16; c++)
                op(t, "FFMA", REGS(40 + c), REGS(16 + c / 4, 20 + c % 4, 40 + c));
        }
        op(t, "BAR.SYNC", none, none);
    }
}

/* Tiles of two matrices through shared memory. */
static void tile(struct text *t, const struct form *f, unsigned block, unsigned warp)
{
    for (unsigned i = 0; i < f->n; i++) {
        mem(t, "LDG.E.SYS", REGS(8), REGS(4), 4, GLOBAL + 128 * (i * 64 + block * 8 + warp), 4);
        mem(t, "LDG.E.SYS", REGS(9), REGS(6), 4, GLOBAL + 0x400000 + 128 * (i * 8 + warp), 4);
        mem(t, "STS.32", none, REGS(10, 8), 4, SHARED + 128 * warp, 4);
        mem(t, "STS.32", none, REGS(11, 9), 4, SHARED + 4096 + 128 * warp, 4);
        op(t, "BAR.SYNC", none, none);
        for (unsigned k = 0; k < 16; k++) {
            mem(t, "LDS.U.32", REGS(12 + k % 4), REGS(10), 4, SHARED + 128 * warp + 4 * k, 0);
            mem(t, "LDS.U.32", REGS(16 + k % 4), REGS(11), 4, SHARED + 4096 + 128 * k, 4);
            op(t, "FFMA", REGS(20 + k % 2), REGS(12 + k % 4, 16 + k % 4, 20 + k % 2));
        }
        op(t, "BAR.SYNC", none, none);
    }
    mem(t, "STG.E.SYS", none, REGS(6, 20), 4, GLOBAL + 0x800000 + 128 * (block * 8 + warp), 4);
}

static void shuffles(struct text *t, unsigned n)
{
    for (unsigned i = 0; i < n; i++) {
        op(t, "SHFL.DOWN", none, REGS(9, 8));
        op(t, "FADD", REGS(8), REGS(8, 9));
    }
}

static void reduce(struct text *t, const struct form *f, unsigned block, unsigned warp)
{
    mem(t, "LDG.E.SYS", REGS(8), REGS(4), 4, GLOBAL + 128 * (block * f->warps + warp), 4);
    shuffles(t, 5);
    access_some(t, 1, "STS.32", none, REGS(10, 8), 4, SHARED + 4 * warp, 0);
    op(t, "BAR.SYNC", none, none);
    if (warp)
        return;
    access_some(t, 8, "LDS.U.32", REGS(8), REGS(10), 4, SHARED, 4);
    shuffles(t, 3);
    access_some(t, 1, "RED.E.ADD.F32.FTZ.RN.STRONG.GPU", none, REGS(4, 8), 4, GLOBAL + 0x400000, 0);
}

static void stencil(struct text *t, const struct form *f, unsigned block, unsigned warp)
{
    static const int at[] = {-4, 0, 4, -4096, 4096};
    for (unsigned i = 0; i < f->n; i++) {
        uint64_t a = GLOBAL + 8192 + 128 * (uint64_t)((block * f->warps + warp) * f->n + i);
        for (unsigned k = 0; k < 5; k++)
            mem(t, "LDG.E.SYS", REGS(8 + k), REGS(4), 4, a + (uint64_t)at[k], 4);
        for (unsigned k = 0; k < 5; k++)
            op(t, "FFMA", REGS(20), REGS(8 + k, 24 + k, 20));
        mem(t, "STG.E.SYS", none, REGS(6, 20), 4, a + 0x1000000, 4);
    }
}

/* x: execution units and collectors, m: memory, k: both, p: programs of arithmetic. */
static const struct form forms[] = {
    {"x_ffma_1", chain, 1, 1, 240, "FFMA", 1, 3, 0},
    {"x_ffma_1_3", chain, 1, 1, 240, "FFMA", 3, 3, 0},
    {"x_ffma_8", chain, 1, 8, 240, "FFMA", 1, 3, 0},
    {"x_ffma_8_3", chain, 1, 8, 240, "FFMA", 3, 3, 0},
    {"x_ffma_20", chain, 1, 20, 240, "FFMA", 1, 3, 0},
    {"x_ffma_24", chain, 1, 24, 240, "FFMA", 1, 3, 0},
    {"x_ffma_24_3", chain, 1, 24, 240, "FFMA", 3, 3, 0},
    {"x_ffma_32", chain, 1, 32, 240, "FFMA", 1, 3, 0},
    {"x_fadd_12", chain, 1, 12, 240, "FADD", 1, 1, 0},
    {"x_fadd_28", chain, 1, 28, 240, "FADD", 1, 2, 0},
    {"x_imad_16", chain, 1, 16, 240, "IMAD", 2, 3, 0},
    {"x_mufu_1", chain, 1, 1, 240, "MUFU.RSQ", 1, 1, 0},
    {"x_mufu_8_3", chain, 1, 8, 240, "MUFU.RSQ", 3, 1, 0},
    {"x_mufu_16", chain, 1, 16, 240, "MUFU.RSQ", 1, 1, 0},
    {"x_mufu_24", chain, 1, 24, 240, "MUFU.RSQ", 1, 1, 0},
    {"x_mufu_24_3", chain, 1, 24, 240, "MUFU.RSQ", 3, 1, 0},
    {"x_hfma2_8", chain, 1, 8, 240, "HFMA2", 1, 3, 0},
    {"x_hfma2_24_3", chain, 1, 24, 240, "HFMA2", 3, 3, 0},
    {"x_dfma_1", chain, 1, 1, 120, "DFMA", 1, 1, 0},
    {"x_dfma_8", chain, 1, 8, 120, "DFMA", 1, 1, 0},
    {"x_shfl_8", chain, 1, 8, 240, "SHFL.IDX", 2, 2, 0},
    {"x_mufu_20_2", chain, 1, 20, 160, "MUFU.SIN", 2, 1, 0},
    {"x_overwrite", overwrite, 2, 8, 150, "FFMA", 0, 0, 0},
    {"x_tensor_2", tensor, 1, 8, 120, "HMMA.1688.F32", 2, 0, 0},
    {"x_tensor_8", tensor, 2, 8, 120, "HMMA.1688.F32", 8, 0, 0},
    {"x_convert", convert, 4, 8, 40, NULL, 0, 0, 0},
    {"x_mix_1", mix, 4, 8, 150, NULL, 1, 24, 0},
    {"x_mix_2", mix, 4, 8, 150, NULL, 2, 24, 0},
    {"x_mix_3", mix, 4, 8, 150, NULL, 3, 24, 0},
    {"x_mix_tight", mix, 4, 8, 150, NULL, 4, 8, 0},
    {"x_mix_loose", mix, 4, 8, 150, NULL, 5, 48, 0},
    {"x_mix_few", mix, 1, 4, 300, NULL, 6, 24, 0},
    {"x_mix_small", mix, 60, 2, 80, NULL, 7, 24, 0},
    {"x_mix_bar", mix, 4, 8, 150, "BAR.SYNC", 8, 24, 0},
    {"m_hit_0", same, 1, 8, 100, "LDG.E.SYS", 0, 4, 0},
    {"m_hit_4", same, 1, 8, 100, "LDG.E.SYS", 4, 4, 0},
    {"m_hit_8", same, 1, 8, 100, "LDG.E.SYS", 8, 4, 0},
    {"m_hit_16", same, 1, 8, 100, "LDG.E.SYS", 16, 4, 0},
    {"m_hit_64", same, 1, 8, 100, "LDG.E.SYS", 64, 4, 0},
    {"m_hit_128", same, 1, 8, 100, "LDG.E.SYS", 128, 4, 0},
    {"m_load_4", stream, 1, 8, 60, "LDG.E.SYS", 4, 4, 0},
    {"m_load_8", stream, 1, 8, 60, "LDG.E.SYS", 8, 4, 0},
    {"m_load_16", stream, 1, 8, 60, "LDG.E.SYS", 16, 4, 0},
    {"m_load_64", stream, 1, 8, 60, "LDG.E.SYS", 64, 4, 0},
    {"m_load_pair", stream, 1, 8, 60, "LDG.E.64.SYS", 8, 8, 0},
    {"m_load_quad", stream, 1, 8, 60, "LDG.E.128.SYS", 16, 16, 0},
    {"m_load_blocks", stream, 40, 4, 12, "LDG.E.SYS", 4, 4, 0},
    {"m_lines_16", lines, 1, 16, 60, "LDG.E.SYS", 16, 4, 0},
    {"m_lines_48", lines, 1, 16, 60, "LDG.E.SYS", 48, 4, 0},
    {"m_lines_256", lines, 1, 16, 60, "LDG.E.SYS", 256, 4, 0},
    {"m_lines_4096", lines, 1, 16, 60, "LDG.E.SYS", 4096, 4, 0},
    {"m_scatter_16", scatter, 1, 16, 40, "LDG.E.SYS", 16, 4, 0},
    {"m_scatter_48", scatter, 1, 16, 40, "LDG.E.SYS", 48, 4, 0},
    {"m_scatter_256", scatter, 1, 16, 40, "LDG.E.SYS", 256, 4, 0},
    {"m_scatter_4096", scatter, 1, 16, 40, "LDG.E.SYS", 4096, 4, 0},
    {"m_chase_16", chase, 1, 1, 300, "LDG.E.SYS", 16, 4, 0},
    {"m_chase_256", chase, 1, 1, 300, "LDG.E.SYS", 256, 4, 0},
    {"m_chase_4096", chase, 1, 1, 300, "LDG.E.SYS", 4096, 4, 0},
    {"m_chase_8", chase, 1, 8, 100, "LDG.E.SYS", 64, 4, 0},
    {"m_strong", same, 1, 8, 60, "LDG.E.STRONG.GPU", 4, 4, 0},
    {"m_store_4", stream, 1, 8, 50, "STG.E.SYS", 4, 4, 0},
    {"m_store_8", stream, 1, 8, 50, "STG.E.SYS", 8, 4, 0},
    {"m_store_32", stream, 1, 8, 50, "STG.E.SYS", 32, 4, 0},
    {"m_store_quad", stream, 1, 8, 50, "STG.E.128.SYS", 16, 16, 0},
    {"m_store_scatter", scatter, 1, 8, 30, "STG.E.SYS", 1024, 4, 0},
    {"m_red_same", same, 1, 8, 20, "RED.E.ADD.STRONG.GPU", 0, 4, 0},
    {"m_red_lines", stream, 1, 8, 20, "RED.E.ADD.STRONG.GPU", 4, 4, 0},
    {"m_atom_same", same, 1, 4, 20, "ATOMG.E.ADD.STRONG.GPU", 0, 4, 0},
    {"m_atom_lines", stream, 1, 8, 20, "ATOMG.E.ADD.STRONG.GPU", 4, 4, 0},
    {"m_atom_scatter", scatter, 1, 8, 12, "ATOMG.E.ADD.STRONG.GPU", 4, 4, 0},
    {"m_tex_1", chain, 1, 1, 40, "TEX.SCR.LL", 1, 2, 0},
    {"m_tex_24_3", chain, 1, 24, 60, "TEX.SCR.LL", 3, 2, 0},
    {"m_lds_0", same, 1, 8, 80, "LDS.U.32", 0, 4, 8192},
    {"m_lds_4", same, 1, 8, 80, "LDS.U.32", 4, 4, 8192},
    {"m_lds_12", same, 1, 8, 80, "LDS.U.32", 12, 4, 8192},
    {"m_lds_16", same, 1, 8, 80, "LDS.U.32", 16, 4, 8192},
    {"m_lds_64", same, 1, 8, 80, "LDS.U.32", 64, 4, 8192},
    {"m_lds_128", same, 1, 8, 80, "LDS.U.32", 128, 4, 8192},
    {"m_lds_quad", same, 1, 8, 80, "LDS.U.128", 16, 16, 8192},
    {"m_sts_4", same, 1, 8, 80, "STS.32", 4, 4, 8192},
    {"m_sts_16", same, 1, 8, 80, "STS.32", 16, 4, 8192},
    {"m_ldl", local, 1, 8, 40, "LDL", 20, 4, 0},
    {"m_stl", local, 1, 8, 40, "STL", 20, 4, 0},
    {"m_apart_1536", apart, 1, 8, 60, "LDG.E.SYS", 1536, 4, 0},
    {"m_apart_3", apart, 1, 8, 60, "LDG.E.SYS", 3, 4, 0},
    {"m_apart_byte", apart, 2, 8, 50, "LDG.E.U8.SYS", 1, 1, 0},
    {"m_load_20", stream, 1, 8, 40, "LDG.E.128.SYS", 80, 16, 0},
    {"m_store_byte", stream, 2, 8, 40, "STG.E.U8.SYS", 1, 1, 0},
    {"m_histogram", histogram, 4, 8, 16, NULL, 0, 0, 1024},
    {"k_bodies", bodies, 8, 4, 32, NULL, 0, 0, 4096},
    {"k_product", product, 6, 8, 4, NULL, 0, 0, 16384},
    {"p_one", mix, 1, 1, 900, NULL, 31, 32, 0},
    {"p_long", mix, 1, 4, 2000, NULL, 32, 40, 0},
    {"p_small", mix, 150, 1, 40, NULL, 33, 24, 0},
    {"p_three", mix, 40, 3, 70, NULL, 34, 24, 0},
    {"p_five", mix, 24, 5, 70, NULL, 35, 24, 0},
    {"p_large", mix, 1, 32, 150, NULL, 36, 24, 0},
    {"p_registers", mix, 8, 4, 300, NULL, 37, 240, 0},
    {"p_off", mix_off, 6, 8, 150, NULL, 38, 24, 0},
    {"p_diverge", mix_diverge, 6, 8, 14, NULL, 39, 24, 0},
    {"p_unequal", mix_unequal, 4, 8, 6, NULL, 40, 24, 0},
    {"p_barriers", mix, 16, 2, 180, "BAR.SYNC", 41, 24, 0},
    {"k_copy", copy, 20, 8, 12, NULL, 0, 0, 0},
    {"k_update", update, 8, 8, 16, NULL, 0, 0, 0},
    {"k_tile", tile, 8, 8, 6, NULL, 0, 0, 8192},
    {"k_reduce", reduce, 24, 8, 0, NULL, 0, 0, 1024},
    {"k_stencil", stencil, 12, 8, 8, NULL, 0, 0, 0},
    {"k_mix_1", mix_memory, 6, 8, 120, NULL, 21, 24, 4096},
    {"k_mix_2", mix_memory, 6, 8, 120, NULL, 22, 24, 4096},
    {"k_mix_3", mix_memory, 6, 8, 120, NULL, 23, 24, 4096},
    {"k_mix_large", mix_memory, 6, 16, 100, NULL, 24, 24, 4096},
    {"k_mix_small", mix_memory, 30, 2, 80, NULL, 25, 24, 4096},
    {"k_mix_bar", mix_memory, 6, 8, 120, "BAR.SYNC", 26, 24, 4096},
};

static void write_warp(FILE *to, const struct form *f, unsigned block, unsigned warp)
{
    struct text t = {0};
    t.to = open_memstream(&t.bytes, &t.size);
    if (!t.to)
        abort();
    f->warp(&t, f, block, warp);
    op(&t, "EXIT", none, none);
    fclose(t.to);
    fprintf(to, "warp = %u\ninsts = %u\n%s\n", warp, t.n, t.bytes);
    free(t.bytes);
}

static bool write_kernel(const char *dir, const struct form *f)
{
    char path[4096];
    if (snprintf(path, sizeof path, "%s/%s.traceg", dir, f->name) >= (int)sizeof path)
        return false;
    FILE *to = fopen(path, "w");
    if (!to)
        return false;
    fprintf(to,
            "-kernel name = %s\n-kernel id = 1\n-grid dim = (%u,1,1)\n-block dim = (%u,1,1)\n"
            "-shmem = %u\n-nregs = %u\n-binary version = 75\n-cuda stream id = 0\n"
            "-shmem base_addr = 0x00007f5e00000000\n-local mem base_addr = 0x00007f5ddd000000\n"
            "-nvbit version = 1.4\n-accelsim tracer version = 3\n\n#traces format\n\n",
            f->name, f->blocks, f->warps * LANES, f->shared,
            f->warp == mix && f->width > 56 ? f->width + 8 : 64);
    for (unsigned b = 0; b < f->blocks; b++) {
        fprintf(to, "#BEGIN_TB\n\nthread block = %u,0,0\n\n", b);
        for (unsigned w = 0; w < f->warps; w++)
            write_warp(to, f, b, w);
        fputs("#END_TB\n\n", to);
    }
    bool ok = !ferror(to);
    return fclose(to) == 0 && ok;
}

int main(int argc, char **argv)
{
    if (argc != 2) {
        fputs("usage: more_traces DIR\n", stderr);
        return 2;
    }
    for (size_t i = 0; i < sizeof forms / sizeof *forms; i++) {
        if (!write_kernel(argv[1], &forms[i])) {
            fprintf(stderr, "%s/%s.traceg: cannot be written\n", argv[1], forms[i].name);
            return 2;
        }
        puts(forms[i].name);
    }
    return 0;
}
