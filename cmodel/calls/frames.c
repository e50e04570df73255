/* The circular stack of frames of one warp in numbers alone. */
#include "cmodel/calls/frames.h"
#include "base/mem.h"
#include <stdlib.h>

enum { FIRST_SAVED = 16 };

void cars_frames_start(struct cars_frames *f, unsigned stack)
{
    *f = (struct cars_frames){.stack = stack, .free = stack, .at = f->at, .cap = f->cap};
}

void cars_frames_free(struct cars_frames *f)
{
    free(f->at);
    *f = (struct cars_frames){0};
}

size_t cars_frames_call(struct cars_frames *f, unsigned need, size_t *n)
{
    size_t first = f->spilled;
    f->traps += f->free < need;
    while (f->free < need) {
        struct cars_frame_at *oldest = &f->at[f->spilled++];
        f->free += oldest->need;
        oldest->index = f->in_memory;
        f->in_memory += oldest->length + 1;
        f->spilled_registers += oldest->length + 1;
    }
    *n = f->spilled - first;
    f->at = xgrow(f->at, f->n + 1, &f->cap, sizeof *f->at);
    f->at[f->n++] = (struct cars_frame_at){.slot = f->rsp, .need = need};
    f->rsp = (f->rsp + 1) % f->stack;
    f->free -= need;
    return first;
}

void cars_frames_beside(struct cars_frames *f)
{
    f->at = xgrow(f->at, f->n + 1, &f->cap, sizeof *f->at);
    f->at[f->n++] = (struct cars_frame_at){.slot = f->rsp};
}

bool cars_frames_is_beside(const struct cars_frames *f)
{
    return f->n && !f->at[f->n - 1].need;
}

void cars_frames_push(struct cars_frames *f, unsigned reg)
{
    struct cars_frame_at *top = &f->at[f->n - 1];
    if (reg - FIRST_SAVED + 1 <= top->length)
        return;
    top->length = reg - FIRST_SAVED + 1;
    f->rsp = (top->slot + 1 + top->length) % f->stack;
}

bool cars_frames_return(struct cars_frames *f)
{
    const struct cars_frame_at *top = &f->at[--f->n];
    f->rsp = top->slot;
    f->free += top->need;
    if (f->free != f->stack || !f->spilled)
        return false;
    struct cars_frame_at *back = &f->at[--f->spilled];
    f->free -= back->need;
    f->in_memory -= back->length + 1;
    f->filled_registers += back->length + 1;
    return true;
}

unsigned cars_frames_row(const struct cars_frames *f, unsigned k, unsigned x)
{
    if (x < FIRST_SAVED || !f->n || x - FIRST_SAVED >= f->at[f->n - 1].length)
        return x;
    return cars_frame_row(f, k, &f->at[f->n - 1], 1 + x - FIRST_SAVED);
}
