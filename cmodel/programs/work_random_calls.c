/* Random programs with calls for register files with frames: every kind of call, on stacks of any
 * size that the largest function fits, more warps than regions at times. */
#include "cmodel/programs/work_random_calls.h"
#include "base/diag.h"
#include "base/mem.h"
#include "cmodel/programs/program.h"
#include "cmodel/programs/work_calls.h"
#include "cmodel/rng.h"
#include <stdlib.h>

struct random_calls {
    struct rng rng;
    struct calls_config c;
    unsigned stack, record; /* registers: most of a stack, of a warp's record in memory */
    unsigned levels;        /* of a kernel, at most; 0: nobody chooses among them */
    unsigned entries;       /* of a SIMT stack */
    unsigned pc_bits;
    struct calls_grid *grid, *before; /* blocks of the one before may still run */
};

/* Programs of one function have up to 80 instructions. */
enum { LEAST_PC_BITS = 7 };

static unsigned least(unsigned a, unsigned b)
{
    return a < b ? a : b;
}

bool random_calls_fit(const struct params *p)
{
    struct sizes z = params_sizes(p);
    unsigned r0cs = params_u(p, "rename.r0cs");
    return z.cars && r0cs > 0 && r0cs + 10 < z.nbank * z.depth && r0cs < 200 &&
           params_u(p, "frame.scap") > 2 && params_u(p, "simt_stack.pc_bits") >= LEAST_PC_BITS;
}

struct random_calls *random_calls_create(const struct params *p, uint64_t seed)
{
    struct random_calls *r = xcalloc(1, sizeof *r);
    rng_seed(&r->rng, seed);
    r->c = calls_config(p);
    r->c.form = FORM_CARS;
    r->c.coresident = false;
    r->stack = params_u(p, "frame.scap");
    r->record = params_u(p, "frame.lifo_max");
    r->levels = params_sizes(p).chooses ? least(4, params_u(p, "watermark.levels")) : 0;
    r->entries = params_u(p, "simt_stack.depth");
    r->pc_bits = params_u(p, "simt_stack.pc_bits");
    return r;
}

void random_calls_free(struct random_calls *r)
{
    if (!r)
        return;
    calls_grid_free(r->grid);
    calls_grid_free(r->before);
    free(r);
}

static unsigned most_need(const struct call_program *p)
{
    unsigned need = 1;
    for (size_t f = 1; f < p->nfunctions; f++)
        need = call_need(p, f) > need ? call_need(p, f) : need;
    return need;
}

/* So many warps and so much of a stack that at least two have a region, but not all of a block: at
 * barriers regions change hands, and warps go on in others. 0: no stack is like that. */
static unsigned crowded(struct random_calls *r, unsigned kernel, struct call_shape *s)
{
    unsigned warps = r->c.slots - rng_below(&r->rng, r->c.slots / 4 + 1);
    if (warps < 3)
        return 0;
    unsigned size = r->c.registers / (2 + rng_below(&r->rng, warps - 2));
    unsigned stack = least(size > kernel ? size - kernel : 0, r->stack);
    if (stack < 2 || r->c.registers / (kernel + stack) >= warps)
        return 0;
    s->warps = warps * r->c.subcores;
    s->barrier_inside = 100;
    return stack;
}

/* Several sizes of stacks from `need` on, in ascending order, the one that was chosen among them.
 */
static void make_levels(struct random_calls *r, unsigned need, unsigned most)
{
    unsigned want = 1 + rng_below(&r->rng, r->levels), own = r->c.stack, n = 0;
    r->c.level = LEVEL_NUMBER;
    for (unsigned s = need; s < own && n + 1 < want; s += 1 + rng_below(&r->rng, 3))
        r->c.sizes[n++] = s;
    for (unsigned s = own; n == 0 || (n < want && s <= most); s += 1 + rng_below(&r->rng, 3))
        r->c.sizes[n++] = s;
    r->c.nsizes = n;
}

/* Sizes that the register file has: at least two regions, as a rule. */
static struct calls_grid *make_grid(struct random_calls *r, struct diag *d)
{
    struct rng *g = &r->rng;
    struct call_shape s = call_shape_random(rng_next(g));
    unsigned least_k = r->c.r0cs + 2;
    unsigned room = r->c.registers / (1 + rng_below(g, 3)), kernel = least_k + rng_below(g, 4);
    if (room < kernel + 4)
        room = r->c.registers;
    unsigned stack = least(room - kernel, r->stack), slots = r->c.slots * r->c.subcores;
    s.warps = 1 + rng_below(g, rng_percent(g, 50) || slots < 3 ? slots : 3);
    unsigned crowd = rng_percent(g, 60) ? crowded(r, kernel, &s) : 0;
    stack = crowd ? crowd : stack;
    s.saved_most = least(s.saved_most, stack - 1);
    if (r->levels) /* so that several stacks are large enough */
        s.saved_most = least(s.saved_most, 1 + rng_below(g, stack - 1));
    s.saved_least = least(s.saved_least, s.saved_most);
    s.depth = least(s.depth, 1 + r->record / (s.saved_most + 1));
    s.entries = r->entries;
    s.kernel_registers = kernel + 16 - r->c.r0cs;
    s.blocks = 1 + rng_below(g, r->levels ? 12 : 6);
    s.bytes = 8192;
    s.budget = 4 + rng_below(g, crowd ? 8 : 30);
    s.iterations = 1 + rng_below(g, 4);
    struct call_program *p = call_program_make(&s);
    for (; p->n >> r->pc_bits && s.functions > 1; p = call_program_make(&s)) {
        call_program_free(p);
        s.functions--;
    }
    unsigned need = most_need(p),
             more = rng_percent(g, 70) ? least(need, stack - need) : stack - need;
    r->c.stack = crowd ? crowd : need + rng_below(g, more + 1);
    if (r->levels)
        make_levels(r, need, least(r->c.registers - kernel, r->stack));
    return calls_grid_create(p, &r->c, &(struct operand_rules){0}, d);
}

struct block *random_calls_next(struct random_calls *r, bool *fresh, struct diag *d)
{
    struct block *b = r->grid ? calls_grid_next(r->grid, 0) : NULL;
    *fresh = !b;
    while (!b) {
        calls_grid_free(r->before);
        r->before = r->grid;
        r->grid = make_grid(r, d);
        if (!r->grid)
            return NULL;
        b = calls_grid_next(r->grid, 0);
    }
    b->from = "random";
    return b;
}
