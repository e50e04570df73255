/* Built-in kernels: register-level programs as data, expanded like the lines of a trace, so that
 * everything runs where no trace is at hand. Addresses and divergence are functions of block, warp
 * and iteration. */
#include "base/diag.h"
#include "base/mem.h"
#include "base/nearest.h"
#include "cmodel/programs/expand.h"
#include "cmodel/programs/kernel_step.h"
#include "cmodel/programs/work_source.h"
#include "cmodel/rng.h"
#include <stdlib.h>
#include <string.h>

/* Four by four outer products from shared memory; R0..R15 accumulate. */
static const struct step matmul[] = {OP_0("S2R", 32),
                                     OP_0("S2R", 33),
                                     OP("IMAD", 34, 32, 33),
                                     OP("IMAD.WIDE", 36, 34, 33),
                                     OP("IMAD.WIDE", 38, 34, 32),
                                     OP("SHF.L.U32", 40, 32),
                                     REPEAT(8),
                                     MEM("LDG.E.128", 24, LINEAR, 36),
                                     MEM("LDG.E.128", 28, LINEAR, 38),
                                     OP("IADD3", 36, 36, 33),
                                     OP("IADD3.X", 37, 37, 255),
                                     OP("IADD3", 38, 38, 33),
                                     MEM("STS.128", -1, LINEAR, 40, 24),
                                     MEM("STS.128", -1, LINEAR, 40, 28),
                                     OP_0("BAR.SYNC", -1),
                                     REPEAT(8),
                                     MEM("LDS.128", 16, LINEAR, 40),
                                     MEM("LDS.128", 20, LINEAR, 40),
                                     OP("FFMA", 0, 16, 20, 0),
                                     OP("FFMA", 1, 16, 21, 1),
                                     OP("FFMA", 2, 16, 22, 2),
                                     OP("FFMA", 3, 16, 23, 3),
                                     OP("FFMA", 4, 17, 20, 4),
                                     OP("FFMA", 5, 17, 21, 5),
                                     OP("FFMA", 6, 17, 22, 6),
                                     OP("FFMA", 7, 17, 23, 7),
                                     OP("FFMA", 8, 18, 20, 8),
                                     OP("FFMA", 9, 18, 21, 9),
                                     OP("FFMA", 10, 18, 22, 10),
                                     OP("FFMA", 11, 18, 23, 11),
                                     OP("FFMA", 12, 19, 20, 12),
                                     OP("FFMA", 13, 19, 21, 13),
                                     OP("FFMA", 14, 19, 22, 14),
                                     OP("FFMA", 15, 19, 23, 15),
                                     END,
                                     OP("ISETP.GE.AND", -1, 34, 33),
                                     OP_0("BAR.SYNC", -1),
                                     OP_0("BRA", -1),
                                     END,
                                     MEM("STG.E.128", -1, LINEAR, 36, 0),
                                     MEM("STG.E.128", -1, LINEAR, 36, 4),
                                     MEM("STG.E.128", -1, LINEAR, 38, 8),
                                     MEM("STG.E.128", -1, LINEAR, 38, 12),
                                     OP_0("EXIT", -1),
                                     DONE};

/* Five points of a plane, marching along it. */
static const struct step stencil[] = {OP_0("S2R", 20),
                                      OP_0("S2R", 21),
                                      OP("IMAD", 22, 20, 21, 255),
                                      OP("IMAD.WIDE", 2, 22, 21),
                                      OP("IMAD.WIDE", 4, 22, 20),
                                      OP("MOV", 16, 21),
                                      OP("MOV", 17, 20),
                                      REPEAT(12),
                                      MEM("LDG.E", 8, LINEAR, 2),
                                      MEM("LDG.E", 9, LINEAR, 2),
                                      MEM("LDG.E", 10, LINEAR, 2),
                                      MEM("LDG.E", 11, LINEAR, 4),
                                      MEM("LDG.E", 12, LINEAR, 4),
                                      OP("FADD", 13, 8, 9),
                                      OP("FADD", 14, 11, 12),
                                      OP("FADD", 13, 13, 14),
                                      OP("FMUL", 15, 10, 16),
                                      OP("FFMA", 15, 13, 17, 15),
                                      MEM("STG.E", -1, LINEAR, 4, 15),
                                      OP("IADD3", 2, 2, 21),
                                      OP("IADD3.X", 3, 3, 255),
                                      OP("IADD3", 4, 4, 21),
                                      OP("IADD3.X", 5, 5, 255),
                                      OP("ISETP.LT.AND", -1, 22, 2),
                                      OP_0("BRA", -1),
                                      END,
                                      OP_0("EXIT", -1),
                                      DONE};

/* A sum in shared memory: half of the warps drop out at every step, the last one shuffles. */
static const struct step reduction[] = {OP_0("S2R", 0),
                                        OP_0("S2R", 1),
                                        OP("IMAD", 2, 0, 1),
                                        OP("IMAD.WIDE", 4, 2, 1),
                                        MEM("LDG.E", 6, LINEAR, 4),
                                        MEM("LDG.E", 7, LINEAR, 4),
                                        OP("FADD", 6, 6, 7),
                                        OP("SHF.L.U32", 8, 0),
                                        MEM("STS", -1, LINEAR, 8, 6),
                                        OP_0("BAR.SYNC", -1),
                                        REPEAT(4),
                                        MEM_ON(HALF, "LDS", 7, LINEAR, 8),
                                        ON(HALF, "FADD", 6, 6, 7),
                                        MEM_ON(HALF, "STS", -1, LINEAR, 8, 6),
                                        OP_0("BAR.SYNC", -1),
                                        END,
                                        REPEAT(5),
                                        OP("SHFL.DOWN", -1, 7, 6, 1),
                                        OP("FADD", 6, 6, 7),
                                        END,
                                        MEM_ON(FIRST, "RED.E.ADD.F32.FTZ.RN", -1, LINEAR, 4, 6),
                                        OP_0("EXIT", -1),
                                        DONE};

/* A step over a graph: every lane has its own neighbours, and its own number of them. */
static const struct step divergent[] = {OP_0("S2R", 0),
                                        OP_0("S2R", 1),
                                        OP("IMAD", 2, 0, 1),
                                        OP("ISETP.GE.AND", -1, 2, 1),
                                        OP("IADD3", 4, 2, 255),
                                        OP("LEA.HI.X.SX32", 5, 2),
                                        MEM("LDG.E.U8", 6, LINEAR, 4),
                                        OP("ISETP.NE.AND", -1, 6, 255),
                                        OP_0("BSSY", -1),
                                        OP("IMAD.WIDE", 8, 2, 1),
                                        MEM_ON(SOME, "LDG.E.64", 10, LINEAR, 8),
                                        REPEAT_UP_TO(10),
                                        ON(SOME, "IMAD.WIDE", 12, 10, 1),
                                        MEM_ON(SOME, "LDG.E", 14, SCATTER, 12),
                                        ON(SOME, "IMAD.WIDE", 16, 14, 1),
                                        MEM_ON(SOME, "LDG.E.U8", 18, SCATTER, 16),
                                        ON(SOME, "ISETP.NE.AND", -1, 18, 255),
                                        MEM_ON(SOME, "LDG.E", 19, SCATTER, 16),
                                        ON(SOME, "IADD3", 19, 19, 255),
                                        MEM_ON(SOME, "STG.E", -1, SCATTER, 16, 19),
                                        MEM_ON(SOME, "STG.E.U8", -1, SCATTER, 12, 18),
                                        ON(SOME, "IADD3", 10, 10, 255),
                                        OP("ISETP.GE.AND", -1, 10, 11),
                                        OP_0("BRA", -1),
                                        END,
                                        OP_0("BSYNC", -1),
                                        OP_0("EXIT", -1),
                                        DONE};

static const struct kernel kernels[] = {
    {"matmul", 24, 8, 8192, matmul},
    {"stencil", 64, 8, 0, stencil},
    {"reduction", 96, 16, 2048, reduction},
    {"divergent", 96, 8, 0, divergent},
    {"tensor", 24, 8, 16384, kernel_tensor},
    {"tensor_sm70", 12, 8, 16384, kernel_tensor_sm70},
    {"tensor_sm75", 12, 8, 16384, kernel_tensor_sm75},
    {"gemm", 8, 8, 16384, kernel_gemm},
    {"conv", 8, 8, 16384, kernel_conv},
};
enum { N_KERNELS = sizeof kernels / sizeof *kernels };
static const char *const kernel_names[N_KERNELS + 1] = {
    "matmul",      "stencil",     "reduction", "divergent", "tensor",
    "tensor_sm70", "tensor_sm75", "gemm",      "conv",      NULL};

struct kernel_work {
    const struct kernel *k;
    struct op_table ops;
    const struct op **by_step;
    unsigned block;
};

/* Where a warp is in its program. */
struct place {
    unsigned block, warp;
    uint64_t iteration; /* of all loops around, as one number */
    unsigned inner;     /* of the innermost loop alone */
};

static uint32_t lanes_at(const struct kernel *k, enum lanes l, const struct place *at)
{
    uint64_t h = mix64(mix64(((uint64_t)at->block << 32) + at->warp) + at->iteration);
    switch (l) {
    case SOME:
        /* Lanes leave as the iterations go on. */
        if (at->inner < 2)
            return (uint32_t)(h | h >> 32);
        return (uint32_t)(at->inner > 4 ? h & h >> 32 : h);
    case FIRST:
        return at->warp ? 0 : 1;
    case HALF:
        return at->warp < k->warps >> (at->inner + 1) ? UINT32_MAX : 0;
    default:
        return UINT32_MAX;
    }
}

/* Bytes of what is scattered over: the arrays of a graph of some thousand nodes. */
enum { SCATTERED = 1 << 15 };

/* Of the warp's part of what an iteration moves. Iterations go on by the parts of 32 warps, so that
 * blocks meet again what others have read. */
static uint64_t first_byte(const struct kernel *k, enum address a, unsigned width,
                           const struct place *at)
{
    enum { GRID_COLUMNS = 4 };
    unsigned block = at->block;
    uint64_t base = 0, part = 32ull * width;
    if (a == ROWS) {
        block /= GRID_COLUMNS;
        base = 1ull << 32;
    } else if (a == COLUMNS) {
        block %= GRID_COLUMNS;
        base = 2ull << 32;
    }
    return base + ((uint64_t)block * k->warps + at->warp + at->iteration * 32) * part;
}

/* Addresses of n active lanes. */
static void lane_addresses(const struct kernel *k, const struct step *s, const struct op *op,
                           const struct place *at, unsigned n, uint64_t addr[32])
{
    uint64_t first = first_byte(k, s->address, op->width, at);
    for (unsigned i = 0; i < n; i++)
        if (op->memory.space == MEM_SHARED)
            addr[i] = (first + i * op->width) % k->shared_bytes;
        else if (s->address == SCATTER)
            addr[i] = ((uint64_t)s->src[0] << 28) +
                      mix64(first + ((uint64_t)i << 40)) % SCATTERED / op->width * op->width;
        else
            addr[i] = first + i * op->width;
}

static void add_inst(struct block *b, const struct kernel_work *w, size_t step,
                     const struct place *at)
{
    const struct step *s = &w->k->steps[step];
    b->insts = xgrow(b->insts, b->ninsts + 1, &b->cap, sizeof *b->insts);
    struct inst *i = &b->insts[b->ninsts++];
    *i = (struct inst){.pc = 16 * step, .op = w->by_step[step]};
    i->mask = lanes_at(w->k, s->lanes, at);
    unsigned active = (unsigned)__builtin_popcount(i->mask);
    if (s->address == NONE || !active)
        return;
    uint64_t addr[32];
    lane_addresses(w->k, s, i->op, at, active, addr);
    i->lanes = (uint32_t)lanes_pack(&b->lanes, addr, active);
}

/* Emits steps from `step` to the end of its loop level; returns the index behind it. */
static size_t emit(struct block *b, const struct kernel_work *w, size_t step, struct place at)
{
    const struct step *s = w->k->steps;
    while (s[step].opcode && strcmp(s[step].opcode, "end") != 0) {
        if (strcmp(s[step].opcode, "repeat") != 0) {
            add_inst(b, w, step++, &at);
            continue;
        }
        unsigned times = s[step].times;
        if (s[step].varies)
            times = 1 + (unsigned)(mix64(((uint64_t)at.block << 20) + at.warp) % times);
        size_t behind = 0;
        for (unsigned i = 0; i < times; i++) {
            struct place next = at;
            next.iteration = at.iteration * 64 + i + 1;
            next.inner = i;
            behind = emit(b, w, step + 1, next);
        }
        step = behind;
    }
    return s[step].opcode ? step + 1 : step;
}

static struct block *kernel_next(void *self, struct diag *d)
{
    (void)d;
    struct kernel_work *w = self;
    const struct kernel *k = w->k;
    if (w->block == k->blocks)
        return NULL;
    struct block *b = xcalloc(1, sizeof *b);
    b->kernel_name = k->name;
    b->from = "built-in";
    b->x = w->block++;
    b->shared_bytes = k->shared_bytes;
    b->nwarps = k->warps;
    b->first = xcalloc(k->warps + 1, sizeof *b->first);
    for (unsigned i = 0; i < k->warps; i++) {
        b->first[i] = b->ninsts;
        emit(b, w, 0, (struct place){b->x, i, 0, 0});
    }
    b->first[k->warps] = b->ninsts;
    for (size_t i = 0; i < w->ops.n; i++)
        if (w->ops.ops[i]->top > b->nregs)
            b->nregs = w->ops.ops[i]->top;
    return b;
}

static void kernel_free(void *self)
{
    struct kernel_work *w = self;
    op_table_free(&w->ops);
    free(w->by_step);
    free(w);
}

const char *const *work_kernel_names(void)
{
    return kernel_names;
}

/* Bytes that a lane moves. */
static unsigned step_width(const char *opcode)
{
    return strstr(opcode, ".128") || strncmp(opcode, "LDSM", 4) == 0 ? 16
           : strstr(opcode, ".64")                                   ? 8
           : strstr(opcode, ".U8")                                   ? 1
                                                                     : 4;
}

/* Expands one step as if it stood in a trace. */
static const struct op *step_op(struct kernel_work *w, const struct step *s)
{
    uint8_t dst = (uint8_t)s->dst, src[4];
    struct listed l = {s->dst >= 0, 0, &dst, src, false, w->ops.rules};
    while (l.nsrc < 4 && s->src[l.nsrc] >= 0) {
        src[l.nsrc] = (uint8_t)s->src[l.nsrc];
        l.nsrc++;
    }
    struct op o;
    if (expand(&o, s->opcode, strlen(s->opcode), &l))
        program_defect("a kernel has an instruction that cannot be expanded");
    o.width = s->address == NONE ? 0 : step_width(s->opcode);
    uint32_t index = op_table_add(&w->ops, &o);
    return w->ops.ops[index];
}

struct work *work_kernel(const char *name, struct diag *d)
{
    return work_kernel_as(name, &(struct operand_rules){0}, d);
}

struct work *work_kernel_as(const char *name, const struct operand_rules *rules, struct diag *d)
{
    const struct kernel *k = NULL;
    for (size_t i = 0; i < N_KERNELS; i++)
        if (strcmp(kernels[i].name, name) == 0)
            k = &kernels[i];
    if (!k) {
        diag_error(
            d,
            "kernel %s: no such built-in kernel (the nearest is %s; `warpsmith list' names them)",
            name, nearest_word(name, kernel_names, N_KERNELS));
        return NULL;
    }
    struct kernel_work *w = xcalloc(1, sizeof *w);
    w->k = k;
    w->ops.rules = *rules;
    size_t n = 0;
    while (k->steps[n].opcode)
        n++;
    w->by_step = xcalloc(n, sizeof *w->by_step);
    for (size_t i = 0; i < n; i++)
        if (strcmp(k->steps[i].opcode, "repeat") != 0 && strcmp(k->steps[i].opcode, "end") != 0)
            w->by_step[i] = step_op(w, &k->steps[i]);
    return work_new(kernel_next, kernel_free, w);
}
