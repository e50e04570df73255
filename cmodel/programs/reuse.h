/* Reuse distances of registers within a warp, and what is counted about them: docs/annotate.md,
 * Malekeh III-A. */
#ifndef WS_REUSE_H
#define WS_REUSE_H

#include "cmodel/programs/program.h"
#include "params/params.h"

/* Operands of an instruction are numbered sources first, in operand order, then destinations. */

/* Overwritten before it is read again, or never touched again. */
#define REUSE_NEVER UINT64_MAX

struct reuse_rule { /* the annotate.* parameters */
    unsigned rthld;
    bool inclusive;
    unsigned warps; /* first warps of a kernel that are profiled; 0: all */
    bool exact;
};
struct reuse_rule reuse_rule(const struct params *p);

static inline bool reuse_is_near(const struct reuse_rule *r, uint64_t distance)
{
    return distance < r->rthld || (r->inclusive && distance == r->rthld);
}

/* Bit of an operand in inst.near; -1 if it has none. */
static inline int reuse_near_bit(const struct op *op, unsigned operand)
{
    if (operand < op->nsrc)
        return operand < NEAR_SOURCES ? (int)operand : -1;
    operand -= op->nsrc;
    return operand < NEAR_DESTINATIONS ? NEAR_SOURCES + (int)operand : -1;
}

/* What reuse_scan() works with; reuse_scan_init() clears it, reuse_scan_free() frees it. */
struct reuse_scan {
    uint64_t next_read[REG_ZERO + 1]; /* index of the next read, REUSE_NEVER if there is none */
    uint64_t *distance;               /* of the operands of one instruction */
    size_t cap;
};
void reuse_scan_init(struct reuse_scan *s);
void reuse_scan_free(struct reuse_scan *s);

/* Called for each executed instruction of a warp, last one first, with the distance of each of its
 * operands. Destinations of an instruction without active lanes are not written: REUSE_NEVER. */
typedef void reuse_visit(void *self, struct inst *i, const uint64_t *distance);
/* Rules RD-1 to RD-4 over the instructions first .. end - 1 of one warp. */
void reuse_scan(struct reuse_scan *s, struct inst *first, struct inst *end, reuse_visit *visit,
                void *self);

/* Sets inst.near of all instructions of the block to the bits of their own distances. */
void reuse_exact(const struct reuse_rule *r, struct block *b);

/* Fig. 1: how many operands are reused at which distance. */
enum { REUSE_LONGEST = 64 };
struct reuse_histogram {
    uint64_t at[REUSE_LONGEST + 1]; /* at[0]: read again by the same instruction */
    uint64_t beyond;                /* more than REUSE_LONGEST */
    uint64_t never;
    uint64_t instructions, tensor; /* executed, and those of the tensor cores */
};
/* Counts the instructions of a block. */
void reuse_histogram_block(struct reuse_histogram *h, struct block *b);
/* Operands that are read again by a later instruction. */
uint64_t reuse_histogram_reused(const struct reuse_histogram *h);
/* Share of those with a distance of more than d, d <= REUSE_LONGEST; 0 without any. */
double reuse_histogram_above(const struct reuse_histogram *h, unsigned d);

#endif
