/* The inside of a register file: shared by regfile.c and regfile_ccu.c, nobody else. */
#ifndef WS_REGFILE_STATE_H
#define WS_REGFILE_STATE_H

#include "cmodel/core/bank_arbiter.h"
#include "cmodel/core/dispatcher.h"
#include "cmodel/core/ocu.h"
#include "cmodel/core/ocu_allocator.h"
#include "cmodel/core/warp_scheduler.h"
#include "cmodel/regfile/regfile.h"
#include "cmodel/stealing/steal_arbiter.h"

enum { RF_I1, RF_I2, RF_I3, RF_C1, RF_W1, RF_D1, RF_H1, RF_C2, RF_NRULES };

enum { SR_W1, SR_R1, SR_X1, SR_NRULES }; /* the banks, docs/blocks/sram.md */

struct caching;

struct regfile {
    struct model_config c;
    struct regfile_in in;
    struct regfile_out out;
    struct regfile_counters counters;
    unsigned row_words, meta_words;

    struct warp_scheduler *sched; /* [NSCHED] */
    struct ocu_allocator alloc;
    struct ocu *ocu;       /* [NCU]; none with CCUs */
    struct caching *cache; /* the CCUs and what belongs to them (regfile_ccu.h), or NULL */
    struct bank_arbiter arb;
    struct steal_arbiter steal;
    struct dispatcher disp;
    uint64_t free, cand; /* bit c: of the collectors' registered state */
    uint32_t missing;    /* model_config.bow: operands of the issued instruction that are read */

    /* what the blocks said in this cycle */
    struct warp_scheduler_in *sched_in; /* [NSCHED] */
    struct warp_scheduler_out *sched_out;
    struct ocu_allocator_in alloc_in;
    struct ocu_allocator_out alloc_out;
    struct bank_arbiter_in arb_in;
    struct bank_arbiter_out arb_out;
    struct steal_arbiter_in steal_in;
    struct steal_arbiter_out steal_out;
    struct dispatcher_in disp_in;
    struct dispatcher_out disp_out;

    bool payload;
    uint32_t *bank;      /* [NBANK * DEPTH * row_words], by physical register */
    uint32_t *read_data; /* [RF_LAT * NBANK * row_words]: data of the reads in flight */

    struct cover_point *cover;
    size_t ncover;
    struct cover_point *cover_sched, *cover_alloc, *cover_ocu, *cover_arb, *cover_steal,
        *cover_disp, *cover_xbar, *cover_sram;
    char error[160];
};

/* Keeps the first broken assumption on the surroundings. */
__attribute__((format(printf, 2, 3))) void regfile_fail(struct regfile *rf, const char *fmt, ...);
/* A physical register that does not exist is an error; register 0 stands in. */
void regfile_check_register(struct regfile *rf, const char *port, uint32_t *phys);
/* Selection by warp_scheduler: sets out->sel_* and cand_*. */
void regfile_select_warps(struct regfile *rf);
/* The step of the clock edge that both kinds of collectors share. */
void regfile_access_banks(struct regfile *rf);

static inline uint32_t *bank_row(struct regfile *rf, unsigned b, uint32_t row)
{
    return rf->bank + ((size_t)row * rf->c.z.nbank + b) * rf->row_words;
}

/* The operand that bank b delivers in this cycle, NULL without payload; before
 * regfile_access_banks(). */
static inline const uint32_t *arriving_row(struct regfile *rf, unsigned b)
{
    if (!rf->payload)
        return NULL;
    if (rf->c.z.rf_lat)
        return rf->read_data + ((size_t)rf->arb.now * rf->c.z.nbank + b) * rf->row_words;
    return bank_row(rf, b, rf->arb_out.bank_row[b]);
}

#endif
