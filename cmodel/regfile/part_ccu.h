/* Caching collectors of a register file (docs/blocks/regfile.md, "With caching collectors"): the
 * units with their allocator and the write filter, and what may lie between these and the units. */
#ifndef WS_REGFILE_PART_CCU_H
#define WS_REGFILE_PART_CCU_H

#include "cmodel/malekeh/ccu.h"
#include "cmodel/malekeh/ccu_allocator.h"
#include "cmodel/malekeh/write_filter.h"
#include "cmodel/regfile/part.h"

/* An instruction and the unit that it was given. */
struct given {
    bool valid, fresh;
    unsigned unit, wid, class;
    uint32_t src_valid, near;
    const uint32_t *reg;  /* [NSRC]: as the tags name them */
    const uint32_t *phys; /* [NSRC] */
    const uint32_t *meta; /* [meta_words] */
    struct second_given second;
};

/* What the write filter sends to a unit. */
struct results {
    uint32_t owned; /* bit i: the accepted result of write port i belongs to its warp */
    uint32_t d_valid, inv_valid; /* bit j = D port j; bit i = write port i */
    struct ccu_write *d;         /* [DPORTS] */
    uint32_t *reg;               /* [WBW] */
    uint32_t *phys;              /* [WBW] */
};

/* Results that the units have got at this edge, for CCU-I4. */
struct written {
    uint32_t valid;       /* bit i */
    const uint32_t *phys; /* [WBW]: their registers */
    uint32_t pending;     /* bit i: write of port i that only the banks have */
};

struct ccus;

/* What lies between allocator and write filter on one side and the units on the other. */
struct ccu_path {
    struct written (*written)(const struct regfile *rf, const void *self);
    /* What is allocated in this cycle, in which the units `gone` are taken; NULL: nothing. */
    const struct given *(*next)(const struct regfile *rf, const struct ccus *p, uint64_t gone);
    /* Its clock edge: what it has is in the units, and it takes what comes next. `new_owner`: units
     * that have changed hands. */
    void (*clock)(struct regfile *rf, struct ccus *p, void *self, uint64_t new_owner);
    void *self;
};

struct ccus { /* regfile.units */
    unsigned n;
    struct ccu *unit; /* [NCU] */
    struct ccu_allocator alloc;
    struct ccu_allocator_in alloc_in;
    struct ccu_allocator_out alloc_out;
    struct write_filter filter;
    const struct ccu_path *path; /* NULL: nothing lies there */
    struct results *results;     /* [NCU] */
    uint64_t receivers;          /* bit c: results[c] has something */

    uint8_t *owner_of; /* [NW]: unit that belongs to the warp, or CCU_NONE */

    /* What scheduler and allocator see: the units, or the instruction on its way to one in place
     * of that. */
    struct given *coming; /* [NCU]: of each unit */
    uint64_t on_the_way;  /* bit c: coming[c] is there */
    bool changed;         /* a unit or `coming` has, since they were made */
    uint64_t seen_free, near_any;
    uint8_t *seen_unit_of; /* [NW] */

    /* collector.forward: operands that arrive in this cycle */
    uint64_t reached;   /* bit c: one for unit c, */
    uint32_t *arrives;  /* [NCU], where reached: for these slots, */
    uint8_t *from_bank; /* [NCU], where reached: from that bank */

    struct ccu_in *in;  /* [NCU]: of this cycle, cleared after use */
    uint64_t touched;   /* bit c: something happens to the unit in this cycle */
    uint64_t gone;      /* bit c: the unit is taken in this cycle */
    uint64_t entered;   /* bit c: an instruction is allocated to the unit in this cycle */
    struct given now;   /* issued in this cycle, if valid */
    uint64_t new_owner; /* bit c: the unit changes hands at this edge */
    unsigned *from;     /* scratch: [DPORTS] */
    uint64_t deciding;  /* bit c: it has the number of its second register (CCU-M2) */
    uint32_t *second;   /* [NCU], where deciding: that register */
    bool held;          /* second_alone() */
    uint32_t *zeros;    /* [row_words] */
    unsigned push_cu;
    uint32_t push_src_valid;

    bool check_values; /* CCU-I4 */
    uint32_t *phys;    /* [NCU * CTN]: physical register that a valid entry copies */
    const char *broken;

    const char *ccu_rules[ccu_NRULES]; /* those that there are */
    struct cover_point *cover, *cover_ccu, *cover_alloc, *cover_filter;
};

/* RF-M3: accepted writes through the filter into `results`; units of `dropped` get none. */
void ccus_filter(struct regfile *rf, struct ccus *p, uint64_t dropped);

#endif
