/* Reuse distances of registers within a warp, and what is counted about them: docs/annotate.md,
 * Malekeh III-A. */
#include "cmodel/programs/reuse.h"
#include "base/mem.h"
#include <stdlib.h>
#include <string.h>

struct reuse_rule reuse_rule(const struct params *p)
{
    return (struct reuse_rule){.rthld = params_u(p, "annotate.rthld"),
                               .inclusive = params_u(p, "annotate.inclusive") != 0,
                               .warps = params_u(p, "annotate.warps"),
                               .exact = params_u(p, "annotate.exact") != 0};
}

void reuse_scan_init(struct reuse_scan *s)
{
    s->distance = NULL;
    s->cap = 0;
}

void reuse_scan_free(struct reuse_scan *s)
{
    free(s->distance);
}

void reuse_scan(struct reuse_scan *s, struct inst *first, struct inst *end, reuse_visit *visit,
                void *self)
{
    for (unsigned r = 0; r <= REG_ZERO; r++)
        s->next_read[r] = REUSE_NEVER;
    for (uint64_t at = (uint64_t)(end - first); at-- > 0;) {
        struct inst *i = first + at;
        const struct op *op = i->op;
        if (op->nsrc + op->ndst > s->cap) {
            s->cap = 2 * ((size_t)op->nsrc + op->ndst);
            s->distance = xrealloc(s->distance, s->cap * sizeof *s->distance);
        }
        /* Backwards: an instruction writes after it has read, and reads in operand order. */
        for (unsigned k = 0; k < op->ndst; k++) {
            uint64_t *next = &s->next_read[op->dst[k]];
            s->distance[op->nsrc + k] = REUSE_NEVER;
            if (!i->mask)
                continue;
            if (*next != REUSE_NEVER)
                s->distance[op->nsrc + k] = *next - at;
            *next = REUSE_NEVER;
        }
        for (unsigned k = op->nsrc; k-- > 0;) {
            uint64_t *next = &s->next_read[op->src[k]];
            s->distance[k] = *next == REUSE_NEVER ? REUSE_NEVER : *next - at;
            *next = at;
        }
        visit(self, i, s->distance);
    }
}

/* All warps of a block. */
static void scan_block(struct block *b, reuse_visit *visit, void *self)
{
    struct reuse_scan s;
    reuse_scan_init(&s);
    for (unsigned w = 0; w < b->nwarps; w++)
        reuse_scan(&s, b->insts + b->first[w], b->insts + b->first[w + 1], visit, self);
    reuse_scan_free(&s);
}

static void set_exact(void *self, struct inst *i, const uint64_t *distance)
{
    const struct reuse_rule *r = self;
    i->near = 0;
    for (unsigned k = 0; k < i->op->nsrc + i->op->ndst; k++) {
        int bit = reuse_near_bit(i->op, k);
        if (bit >= 0 && reuse_is_near(r, distance[k]))
            i->near = (uint16_t)(i->near | 1u << bit);
    }
}

void reuse_exact(const struct reuse_rule *r, struct block *b)
{
    struct reuse_rule rule = *r;
    scan_block(b, set_exact, &rule);
}

static void count(void *self, struct inst *i, const uint64_t *distance)
{
    struct reuse_histogram *h = self;
    h->instructions++;
    h->tensor += i->op->class == OP_TENSOR;
    unsigned n = i->op->nsrc + (i->mask ? i->op->ndst : 0);
    for (unsigned k = 0; k < n; k++) {
        if (distance[k] == REUSE_NEVER)
            h->never++;
        else if (distance[k] > REUSE_LONGEST)
            h->beyond++;
        else
            h->at[distance[k]]++;
    }
}

void reuse_histogram_block(struct reuse_histogram *h, struct block *b)
{
    scan_block(b, count, h);
}

uint64_t reuse_histogram_reused(const struct reuse_histogram *h)
{
    uint64_t n = h->beyond;
    for (unsigned d = 1; d <= REUSE_LONGEST; d++)
        n += h->at[d];
    return n;
}

double reuse_histogram_above(const struct reuse_histogram *h, unsigned d)
{
    uint64_t all = reuse_histogram_reused(h), above = h->beyond;
    for (unsigned i = d + 1; i <= REUSE_LONGEST; i++)
        above += h->at[i];
    return all ? (double)above / (double)all : 0;
}
