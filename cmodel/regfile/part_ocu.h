/* Operand collector units as the collectors of a register file; what builds on them. */
#ifndef WS_REGFILE_PART_OCU_H
#define WS_REGFILE_PART_OCU_H

#include "cmodel/core/ocu.h"
#include "cmodel/core/ocu_allocator.h"
#include "cmodel/regfile/part.h"

struct ocus {        /* regfile.units */
    struct ocu *ocu; /* [NCU] */
    unsigned n;
    struct ocu_allocator alloc;
    struct ocu_allocator_in alloc_in;
    struct ocu_allocator_out alloc_out;
    /* collector.forward: what arrives in this cycle */
    uint64_t reached;              /* bit c: something for collector c */
    uint32_t *arrives;             /* [NCU], where reached: slots */
    uint8_t *from;                 /* [NCU * NSRC], of such a slot: the bank */
    uint64_t deciding;             /* bit c: it has the number of its second register (OCU-M2) */
    uint32_t *zeros;               /* [row_words] */
    const char *rules[ocu_NRULES]; /* those that there are */
    struct cover_point *cover, *cover_alloc;
};

extern const struct collector_ops ocu_collectors;

/* A collector that was filled or allocated may be complete by that. */
static inline void ocus_complete(struct regfile *rf, struct ocus *p, unsigned cu)
{
    if (!ocu_candidate(&p->ocu[cu]))
        return;
    p->cover[OCU_D1].hits += !(rf->cand >> cu & 1);
    rf->cand |= 1ull << cu;
}

#endif
