/* What warps with register stacks hold, from the pins alone: the program's view, in which a call
 * saves and a return restores, whatever the register file does with frames. */
#include "tb/regfile/pin_frames.h"
#include "base/mem.h"
#include "cmodel/config.h"
#include "cmodel/programs/program.h"
#include "cmodel/util.h"
#include <stdlib.h>
#include <string.h>

enum { UNRENAMED = 256 };

/* A function that runs: cells first .. first + need - 2, of which those below `length` have been
 * pushed. */
struct frame {
    unsigned need, length, first;
};

struct owner {
    struct pin_region at; /* empty: it has none, or not any more */
    struct frame *frames;
    unsigned n, cap;
    uint32_t *value;   /* [cells][words] */
    uint64_t *defined; /* [cells] */
    unsigned cells;
};

struct pin_frames {
    struct sizes z;
    unsigned words, r0cs;
    struct owner *warps;
};

struct pin_frames *pin_frames_create(const struct params *p, unsigned words)
{
    struct pin_frames *f = xcalloc(1, sizeof *f);
    f->z = params_sizes(p);
    f->words = words;
    f->r0cs = params_u(p, "rename.r0cs");
    f->warps = xcalloc(f->z.nw, sizeof *f->warps);
    return f;
}

void pin_frames_reset(struct pin_frames *f)
{
    for (unsigned w = 0; w < f->z.nw; w++)
        pin_frames_region(f, w, (struct pin_region){0}, false);
}

void pin_frames_destroy(struct pin_frames *f)
{
    for (unsigned w = 0; f && w < f->z.nw; w++) {
        free(f->warps[w].frames);
        free(f->warps[w].value);
        free(f->warps[w].defined);
    }
    if (f)
        free(f->warps);
    free(f);
}

/* Who had registers there before has lost them. */
static void give(struct pin_frames *f, struct owner *to, struct pin_region r)
{
    for (unsigned w = 0; w < f->z.nw; w++) {
        struct pin_region *had = &f->warps[w].at;
        if (had->base < r.base + r.k + r.s && r.base < had->base + had->k + had->s)
            *had = (struct pin_region){0};
    }
    to->at = r;
}

void pin_frames_region(struct pin_frames *f, unsigned w, struct pin_region r, bool move)
{
    struct owner *o = &f->warps[w];
    give(f, o, r);
    if (move)
        return;
    o->n = 0;
    for (unsigned i = 0; i < o->cells; i++)
        o->defined[i] = 0;
}

static void make_cells(struct pin_frames *f, struct owner *o, unsigned n)
{
    if (n <= o->cells)
        return;
    o->value = xrealloc(o->value, (size_t)n * f->words * sizeof *o->value);
    o->defined = xrealloc(o->defined, n * sizeof *o->defined);
    memset(o->value + (size_t)o->cells * f->words, 0,
           (size_t)(n - o->cells) * f->words * sizeof *o->value);
    memset(o->defined + o->cells, 0, (n - o->cells) * sizeof *o->defined);
    o->cells = n;
}

void pin_frames_op(struct pin_frames *f, unsigned w, unsigned op, unsigned need, unsigned reg)
{
    struct owner *o = &f->warps[w];
    struct frame *top = o->n ? &o->frames[o->n - 1] : NULL;
    if (op == FRAMES_PUSH && top && reg >= f->r0cs && reg - f->r0cs + 1 < top->need &&
        reg - f->r0cs + 1 > top->length)
        top->length = reg - f->r0cs + 1;
    if (op != FRAMES_CALL)
        return;
    unsigned first = top ? top->first + top->need : UNRENAMED;
    if (o->n == o->cap) {
        o->cap = o->cap ? 2 * o->cap : 16;
        o->frames = xrealloc(o->frames, o->cap * sizeof *o->frames);
    }
    o->frames[o->n++] = (struct frame){need, 0, first};
    make_cells(f, o, first + need);
    for (unsigned i = 0; i < need; i++)
        o->defined[first + i] = 0;
}

void pin_frames_release(struct pin_frames *f, unsigned w)
{
    f->warps[w].n -= f->warps[w].n > 0;
}

bool pin_frames_over(const struct pin_frames *f, unsigned w, unsigned cell)
{
    const struct owner *o = &f->warps[w];
    const struct frame *top = o->n ? &o->frames[o->n - 1] : NULL;
    return cell >= (top ? top->first + top->need : UNRENAMED);
}

unsigned pin_frames_cell(const struct pin_frames *f, unsigned w, unsigned x)
{
    const struct owner *o = &f->warps[w];
    const struct frame *top = o->n ? &o->frames[o->n - 1] : NULL;
    if (top && x >= f->r0cs && x - f->r0cs < top->length)
        return top->first + x - f->r0cs;
    return x < o->at.k ? x : PIN_NO_CELL;
}

unsigned pin_frames_place(const struct pin_frames *f, unsigned w, unsigned phys)
{
    const struct pin_region *r = &f->warps[w].at;
    return phys >= r->base && phys - r->base < r->k ? phys - r->base : PIN_NO_CELL;
}

const uint32_t *pin_frames_value(const struct pin_frames *f, unsigned w, unsigned cell,
                                 uint64_t *defined)
{
    const struct owner *o = &f->warps[w];
    *defined = cell < o->cells ? o->defined[cell] : 0;
    return *defined ? o->value + (size_t)cell * f->words : NULL;
}

void pin_frames_write(struct pin_frames *f, unsigned w, unsigned cell, const uint32_t *row,
                      uint64_t mask)
{
    struct owner *o = &f->warps[w];
    make_cells(f, o, cell + 1);
    lanes_merge(o->value + (size_t)cell * f->words, row, mask, f->z.lanes, f->z.lane_bits);
    o->defined[cell] |= mask;
}

void pin_frames_forget(struct pin_frames *f, unsigned w)
{
    struct owner *o = &f->warps[w];
    for (unsigned x = 0; x < UNRENAMED; x++) {
        unsigned cell = pin_frames_cell(f, w, x);
        if (cell < o->cells)
            o->defined[cell] = 0;
    }
}
