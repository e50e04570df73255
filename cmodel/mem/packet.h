/* What travels between the parts of the memory system, and queues of it. */
#ifndef WS_PACKET_H
#define WS_PACKET_H

#include "base/mem.h"
#include "cmodel/util.h"
#include <stdbool.h>

enum packet_kind { PACKET_READ, PACKET_WRITE, PACKET_ATOMIC, PACKET_WRITE_BACK };

struct packet {
    uint64_t addr;  /* first byte of a sector */
    uint32_t token; /* the sender's; comes back with the reply */
    uint32_t bytes; /* grains that are written */
    uint8_t kind;
    uint8_t port; /* the SM it came from */
    bool bypass;  /* not for L1 */
    bool sure;    /* a hit in L1, whatever is there, and no further */
    bool kept;    /* a write that stays in L1 until its line is given up */
};

struct timed {
    struct packet p;
    uint64_t when; /* not before that cycle */
};

/* First in, first out; grows, so that the bound is its owner's. Owned ring, cap a power of two. */
struct fifo {
    struct timed *ring;
    unsigned head, n, cap;
};

static inline void fifo_free(struct fifo *f)
{
    free(f->ring);
    *f = (struct fifo){0};
}

static inline void fifo_push(struct fifo *f, const struct packet *p, uint64_t when)
{
    if (f->n == f->cap) {
        unsigned cap = f->cap ? 2 * f->cap : 16;
        struct timed *ring = xmalloc(cap * sizeof *ring);
        for (unsigned i = 0; i < f->n; i++)
            ring[i] = f->ring[(f->head + i) & (f->cap - 1)];
        free(f->ring);
        *f = (struct fifo){ring, 0, f->n, cap};
    }
    f->ring[(f->head + f->n++) & (f->cap - 1)] = (struct timed){*p, when};
}

/* n > 0. Valid until the next push. */
static inline struct timed *fifo_head(const struct fifo *f)
{
    return &f->ring[f->head];
}

static inline bool fifo_due(const struct fifo *f, uint64_t now)
{
    return f->n && f->ring[f->head].when <= now;
}

static inline void fifo_pop(struct fifo *f)
{
    f->head = (f->head + 1) & (f->cap - 1);
    f->n--;
}

#endif
