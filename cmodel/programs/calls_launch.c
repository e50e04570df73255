/* Sizes of a launch: registers as the linker gives them, inlined, and with register stacks
 * (CARS II and III-B). */
#include "base/diag.h"
#include "base/mem.h"
#include "cmodel/calls/callgraph.h"
#include "cmodel/programs/program.h"
#include "cmodel/programs/work_calls.h"
#include <stdlib.h>
#include <string.h>

enum { MOST_REGISTERS = 255, FIRST_SAVED = 16 }; /* names R0 to R254 */

struct calls_config calls_config(const struct params *p)
{
    struct sizes z = params_sizes(p);
    struct calls_config c = {.form = params_is(p, "calls.form", "cars")     ? FORM_CARS
                                     : !params_is(p, "calls.form", "spill") ? FORM_INLINE
                                                                            : FORM_SPILL,
                             .frames = params_is(p, "calls.frames", "listing") ? FRAMES_LISTING
                                       : params_is(p, "calls.frames", "four")  ? FRAMES_FOUR
                                                                               : FRAMES_SHARE,
                             .level = params_is(p, "calls.level", "nxlow")  ? LEVEL_NXLOW
                                      : params_is(p, "calls.level", "high") ? LEVEL_HIGH
                                                                            : LEVEL_LOW,
                             .or_spill = params_is(p, "calls.form", "inline_or_spill"),
                             .overhead = params_u(p, "calls.trap_overhead"),
                             .hardware = z.cars,
                             .by_name = params_is(p, "scoreboard.key", "arch"),
                             .callee_saves = params_is(p, "frame.fallback", "callee"),
                             .coresident = params_u(p, "calls.coresident") != 0,
                             .drains = z.renamed_tags,
                             .indirect = !z.cars || !z.second_read ? INDIRECT_NOT
                                         : z.finds_target          ? INDIRECT_READ | INDIRECT_WRITE
                                                                   : INDIRECT_READ,
                             .most = z.cars ? params_u(p, "frame.scap") : CALLGRAPH_MAX_NEED,
                             .r0cs = z.cars ? params_u(p, "rename.r0cs") : 16,
                             .kernel_registers = params_u(p, "calls.kernel_registers"),
                             .nxlow = params_u(p, "calls.nxlow"),
                             .stack = params_u(p, "calls.stack"),
                             .registers = z.nbank * z.depth,
                             .slots = z.nw,
                             .regions = z.gives ? params_u(p, "warp_status.regions") : z.nw,
                             .lanes = z.lanes < 32 ? z.lanes : 32,
                             .subcores = params_u(p, "env.subcores"),
                             .blocks = params_u(p, "env.max_blocks"),
                             .shared_bytes = (uint64_t)params_u(p, "env.shared_kb") * 1024};
    return c;
}

/* Warps of one register file that slots, blocks and shared memory allow; 0: not even one block. */
static unsigned allowed(const struct call_shape *s, const struct calls_config *c)
{
    unsigned blocks = c->slots * c->subcores / s->warps;
    if (blocks > c->blocks)
        blocks = c->blocks;
    if (s->shared_bytes && blocks > c->shared_bytes / s->shared_bytes)
        blocks = (unsigned)(c->shared_bytes / s->shared_bytes);
    if (blocks > s->blocks)
        blocks = s->blocks;
    return (blocks * s->warps + c->subcores - 1) / c->subcores;
}

static struct watermarks marks_of(const char *name, const char *text, struct diag *d)
{
    struct watermarks w = {0};
    struct callgraph *g = callgraph_parse(name, text, strlen(text), FRU_NEED, d);
    for (size_t k = 0; g && k < g->n; k++)
        if (g->functions[k].kernel)
            w = callgraph_watermarks(g, k);
    callgraph_free(g);
    return w;
}

static unsigned least(uint64_t a, uint64_t b)
{
    return (unsigned)(a < b ? a : b);
}

/* 9.8: what the other limits leave is divided; where not all fit, the size of the level. */
static bool stack_size(struct watermarks w, const struct call_shape *s,
                       const struct calls_config *c, struct calls_launch *l, struct diag *d)
{
    if (!w.registers)
        return false;
    /* Programs are made for R16; elsewhere a kernel has more scratch registers, or fewer. */
    unsigned lim = allowed(s, c), more = c->r0cs - FIRST_SAVED, k = w.registers + more;
    if (k < c->unrenamed)
        k = c->unrenamed;
    if (!lim)
        lim = 1; /* the SM refuses the block */
    uint64_t level = c->level == LEVEL_HIGH     ? w.levels - 1
                     : c->level == LEVEL_NUMBER ? least(c->number, w.levels - 1)
                     : c->level == LEVEL_LOW    ? 0
                                                : least(c->nxlow - 1, w.levels - 1);
    uint64_t size = k + (c->stack ? c->stack : watermark_level(&w, level) - w.registers);
    unsigned share = c->registers / lim, high = k + ((unsigned)w.high - w.registers);
    if (!c->stack && share >= (high < MOST_REGISTERS ? high : MOST_REGISTERS))
        size = share;
    else if (!c->stack && share >= size)
        size = share;
    *l = (struct calls_launch){k, least(size, MOST_REGISTERS) - k, 0, false, (unsigned)w.levels};
    if (l->stack > c->most)
        l->stack = c->most;
    l->active = least(least(lim, c->regions), c->registers / (k + l->stack));
    l->all = l->active == lim;
    if (c->coresident && l->active < (s->warps + c->subcores - 1) / c->subcores) {
        diag_error(d,
                   "kernel %s: calls.coresident: %u registers of a warp (K = %u, S = %u) are room "
                   "for %u warps of a register file, a thread block has %u in %u of them",
                   s->name, k + l->stack, k, l->stack, l->active, s->warps, c->subcores);
        return false;
    }
    if (l->stack < w.max_need) {
        diag_error(d,
                   "kernel %s: S = %u registers of the stack; a call needs %u (K = %u): cannot be "
                   "launched",
                   s->name, l->stack, w.max_need, k);
        return false;
    }
    return true;
}

/* Registers of all functions on the longest path; 0 where the program calls itself. */
static unsigned inlined(const struct call_program *p)
{
    unsigned *sum = xcalloc(p->nfunctions, sizeof *sum), all;
    bool recursive = false;
    for (size_t f = p->nfunctions; f-- > 0;) {
        for (uint32_t i = p->functions[f].entry; i < p->functions[f].end; i++)
            for (unsigned t = 0; p->code[i].op == CALL_CALL && t < p->code[i].ntargets; t++) {
                recursive |= p->code[i].targets[t] <= f;
                if (sum[p->code[i].targets[t]] > sum[f])
                    sum[f] = sum[p->code[i].targets[t]];
            }
        sum[f] += p->functions[f].saved;
    }
    all = recursive ? 0 : p->shape.kernel_registers + sum[0];
    free(sum);
    return all;
}

bool calls_launch(const struct call_program *p, struct calls_config *c, struct calls_launch *l,
                  struct diag *d)
{
    if (c->form == FORM_CARS) {
        char *graph = call_program_graph(p);
        /* A callee without a frame has all its registers where they are without stacks. */
        c->unrenamed = c->callee_saves ? call_linked_registers(p) : 0;
        bool ok = stack_size(marks_of(p->shape.name, graph, d), &p->shape, c, l, d);
        free(graph);
        return ok;
    }
    unsigned linked = call_linked_registers(p), all = inlined(p);
    if (c->or_spill && (!all || all > MOST_REGISTERS))
        c->form = FORM_SPILL;
    *l = (struct calls_launch){c->form == FORM_INLINE ? p->shape.kernel_registers : linked, 0, 0,
                               true, 1};
    if (c->form == FORM_SPILL)
        return true;
    l->stack = all > l->kernel ? all - l->kernel : 0;
    if (all && all <= MOST_REGISTERS)
        return true;
    if (all)
        diag_error(d, "kernel %s: inlined it needs %u registers; there are %u", p->shape.name, all,
                   (unsigned)MOST_REGISTERS);
    else
        diag_error(d, "kernel %s: it calls itself and cannot be inlined", p->shape.name);
    return false;
}

/* The kernel of that name in a given graph, or its only one; g->n: neither. */
static size_t kernel_in(const struct callgraph *g, const char *name)
{
    size_t only = g->n, kernels = 0;
    for (size_t k = 0; k < g->n; k++)
        if (g->functions[k].kernel) {
            if (strcmp(g->functions[k].name, name) == 0)
                return k;
            kernels++;
            only = k;
        }
    return kernels == 1 ? only : g->n;
}

/* Of the kernel in a given graph, which must allow what the trace shows; registers 0 after
 * reporting. */
static struct watermarks marks_given(const struct callgraph *g, const struct block *b,
                                     struct watermarks shown, struct diag *d)
{
    size_t k = kernel_in(g, b->kernel_name);
    struct watermarks w = {0};
    if (k == g->n) {
        diag_error(d, "%s: no kernel %.100s, which %s executes", g->path, b->kernel_name, b->from);
        return w;
    }
    w = callgraph_watermarks(g, k);
    if (shown.max_need <= w.max_need && shown.registers <= w.registers)
        return w;
    const struct callgraph_function *f = &g->functions[k];
    if (shown.registers > w.registers)
        diag_error(d, "%s:%u: %.100s has %u registers; %s uses %u that are not renamed", g->path,
                   f->line, f->name, w.registers, b->from, shown.registers);
    else
        diag_error(d,
                   "%s:%u: no function that %.100s reaches needs more than %u; a call in %s "
                   "needs %u",
                   g->path, f->line, f->name, w.max_need, b->from, shown.max_need);
    return (struct watermarks){0};
}

bool calls_launch_graph(const char *graph, const struct block *b, const struct calls_config *c,
                        struct calls_launch *l, struct diag *d)
{
    /* How many blocks there will be is not known. */
    struct call_shape s = {.name = b->kernel_name,
                           .warps = b->nwarps,
                           .blocks = c->blocks,
                           .shared_bytes = b->shared_bytes};
    struct watermarks w = marks_of(s.name, graph, d);
    if (w.registers && c->graph)
        w = marks_given(c->graph, b, w, d);
    return stack_size(w, &s, c, l, d);
}
