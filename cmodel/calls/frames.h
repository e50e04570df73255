/* The circular stack of frames of one warp in numbers alone: where each register is, which frames
 * leave for memory at a call and which one comes back at a return. docs/blocks/frame_ctl.md;
 * what the SM's calls cost follows from it. cmodel/calls/reference.h has the values. */
#ifndef WS_CARS_FRAMES_H
#define WS_CARS_FRAMES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct cars_frame_at {
    unsigned slot, length, need; /* slot: stack position; length: registers pushed */
    unsigned index;              /* of its first register in the memory record, when it is there */
};

struct cars_frames {
    unsigned stack; /* S */
    unsigned rsp, free;
    struct cars_frame_at *at; /* owned: open frames, the oldest first */
    size_t n, cap;
    size_t spilled;     /* the oldest so many are in memory */
    unsigned in_memory; /* registers there */
    uint64_t traps, spilled_registers, filled_registers;
};

void cars_frames_start(struct cars_frames *f, unsigned stack);
void cars_frames_free(struct cars_frames *f);
/* need <= S. at[first] to at[first + n - 1] leave for memory before it: `first` is returned, n
 * stored. */
size_t cars_frames_call(struct cars_frames *f, unsigned need, size_t *n);
/* A call of a function that gets no frame: it is open, and its registers are not renamed. */
void cars_frames_beside(struct cars_frames *f);
/* The innermost call has none. */
bool cars_frames_is_beside(const struct cars_frames *f);
void cars_frames_push(struct cars_frames *f, unsigned reg);
/* The top frame is released; true: at[n - 1] then comes back from memory. */
bool cars_frames_return(struct cars_frames *f);
/* Register of the region, counted from its base, that holds x; k: un-renamed registers. */
unsigned cars_frames_row(const struct cars_frames *f, unsigned k, unsigned x);
/* Of stack position slot + i of a frame. */
static inline unsigned cars_frame_row(const struct cars_frames *f, unsigned k,
                                      const struct cars_frame_at *a, unsigned i)
{
    return k + (a->slot + i) % f->stack;
}

#endif
