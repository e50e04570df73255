/* steal_arbiter: bank stealing, docs/blocks/steal_arbiter.md; Bank Stealing paper, section IV. */
#ifndef WS_STEAL_ARBITER_H
#define WS_STEAL_ARBITER_H

#include "cmodel/config.h"
#include "cmodel/cover.h"
#include "contract/stealing/steal_arbiter.h"

struct steal_arbiter {
    unsigned nsched, nsrc, nbank, bankw;
    bool any;
    bool latches; /* candidates of the schedulers; else what enters collectors (ST-H1) */
    bool one;     /* ST-H2 */
    /* the latched candidates */
    uint32_t valid;      /* bit s */
    unsigned *wid;       /* [NSCHED] */
    uint32_t *src_valid; /* [NSCHED] */
    uint32_t *phys;      /* [NSCHED * NSRC], where the operand is present */
    struct steal_banks {
        uint64_t any, several; /* bit b: an operand, more than one operand lies in bank b */
    } * banks;                 /* [NSCHED] */
};

struct steal_arbiter_in {
    /* for the latch, and not read by eval; without one those of this cycle */
    uint32_t cand_valid;            /* bit s */
    const unsigned *cand_wid;       /* [NSCHED]; this and the next two only with the latch */
    const uint32_t *cand_src_valid; /* [NSCHED] */
    const uint32_t *cand_phys;      /* [NSCHED * NSRC] */
    /* for this cycle's steals */
    const uint64_t *ready; /* [NSCHED]: bit l = local warp l */
    uint32_t avail;        /* bit s */
    uint64_t bank_busy;    /* bit b */
};

struct steal_arbiter_out {
    uint64_t steal_valid;  /* bit b */
    uint32_t *steal_row;   /* [NBANK], where valid */
    unsigned *steal_sched; /* [NBANK], where valid */
    unsigned *steal_slot;  /* [NBANK], where valid */
    uint32_t *stolen;      /* [NSCHED]: bit k */
    uint32_t force_valid;  /* bit s: also without the latch, when nobody looks */
    unsigned *force_wid;   /* [NSCHED]: 0 if not forced */
    /* for the clock edge */
    uint32_t live;      /* bit s: ST-C2, ST-H1 */
    uint64_t conflicts; /* bit b: ST-N3 */
    uint64_t wanted;    /* bit b: an operand of a live candidate that is sure lies there */
    bool left;          /* ST-H2: another bank could have been read */
};

/* In reset state; steal_arbiter_free() releases its storage. */
void steal_arbiter_init(struct steal_arbiter *a, const struct model_config *c);
void steal_arbiter_free(struct steal_arbiter *a);
void steal_arbiter_reset(struct steal_arbiter *a);
/* Storage for the outputs; free with steal_arbiter_out_free(). */
struct steal_arbiter_out steal_arbiter_out_new(const struct model_config *c);
void steal_arbiter_out_free(struct steal_arbiter_out *out);
void steal_arbiter_eval(const struct steal_arbiter *a, const struct steal_arbiter_in *in,
                        struct steal_arbiter_out *out);
/* out: what eval found for the same inputs. */
void steal_arbiter_clock(struct steal_arbiter *a, const struct steal_arbiter_in *in,
                         const struct steal_arbiter_out *out, struct cover_point *cover);

#endif
