/* regfile: banks, arbiter, crossbar, collectors, dispatcher, warp schedulers and, with
 * steal_arbiter.enable = 1, the steal arbiter: docs/blocks/regfile.md.
 *
 * One cycle, as its surroundings drive it. Every phase is computed once; regfile_clock() uses what
 * the phases before it found.
 *
 *     struct regfile_in *in = regfile_inputs(rf);
 *     const struct regfile_out *out = regfile_outputs(rf);
 *     loop:
 *       in->ready[], in->launch_*, in->wb_*     set by the caller
 *       regfile_dispatch(rf)                    -> out->disp_*   (state only; any time before
 * clock) regfile_select(rf)                      -> out->wb_ready, sel_*, cand_*, issue in->inst_*,
 * in->cand_*                  answers for the selected warps and the candidates; inst_* matter
 * where out->issue has a bit, cand_* where out->cand_valid has one in->disp_ready which dispatch
 * ports are taken regfile_clock(rf) regfile_error(rf), regfile_law(rf)      NULL if all is well
 *
 * The inputs keep their values from cycle to cycle: the caller clears what ended. Per-scheduler and
 * per-port flags are bit sets, bit s or bit p. Register numbers are physical registers. */
#ifndef WS_REGFILE_H
#define WS_REGFILE_H

#include "cmodel/config.h"
#include "cmodel/pins.h"

struct regfile;

/* The arrays belong to the register file; their lengths are in brackets (conventions.md). */
struct regfile_in {
    uint64_t *ready;       /* [NSCHED]: bit l = warp l * NSCHED + s can issue (port warp_ready) */
    uint32_t launch_valid; /* bit s (gto only) */
    unsigned *launch_wid;  /* [NSCHED]: local slot */
    uint32_t *inst_src_valid; /* [NSCHED]: bit k = slot k has an operand */
    uint32_t *inst_phys;      /* [NSCHED * NSRC] */
    uint32_t *inst_meta;      /* [NSCHED * meta_words] */
    uint32_t *cand_src_valid; /* [NSCHED] (stealing only) */
    uint32_t *cand_phys;      /* [NSCHED * NSRC] (stealing only) */
    uint32_t wb_valid;        /* bit i */
    uint32_t *wb_phys;        /* [WBW] */
    uint64_t *wb_mask;        /* [WBW]: bit l = lane l (payload or CCUs) */
    uint32_t *wb_data;        /* [WBW * row_words] (payload only, else NULL) */
    uint32_t disp_ready;      /* bit p */

    /* CCUs only; NSCHED = 1 */
    uint8_t *inst_reg;        /* [NSRC]: architectural registers of the operands */
    uint32_t inst_near;       /* bit k */
    unsigned *wb_wid;         /* [WBW]: warp number of the result */
    uint8_t *wb_reg;          /* [WBW]: its architectural register */
    uint32_t wb_near;         /* bit i */
    uint64_t exit;            /* bit w; ignored with ccu.exit_flush = 0 */
    unsigned sthld, wait_cnt; /* where the allocator looks at them (ccu_allocator.md) */

    uint32_t inst_held; /* model_config.bow only: bit k = the warp's collector has operand k */
};

struct regfile_out {
    uint32_t sel_valid;       /* bit s */
    unsigned *sel_wid;        /* [NSCHED]: local; 0 if none */
    uint32_t issue;           /* bit s */
    uint32_t force;           /* bit s: the selection was forced by a steal (not a port) */
    uint32_t cand_valid;      /* bit s (0 without stealing) */
    unsigned *cand_wid;       /* [NSCHED]: local; 0 if none */
    uint32_t wb_ready;        /* bit i */
    uint32_t disp_valid;      /* bit p */
    unsigned *disp_wid;       /* [NDISP]: warp number, not local; 0 if not valid */
    uint32_t *disp_meta;      /* [NDISP * meta_words] */
    uint32_t *disp_src_valid; /* [NDISP]: bit k */
    unsigned *disp_cu;        /* [NDISP]: the collector (not a port) */
    bool waiting, replaced;   /* of the ccu_allocator */
};

/* Events since reset; the pins carry the low 32 bits. */
struct regfile_counters {
    uint64_t issued, dispatched;
    uint64_t operand_requests, bank_reads, bank_writes, steals, conflict_cycles;
    uint64_t cache_hits, repeats; /* repeats are among the hits (CCUs only) */
};

/* In reset state. Without payload only control is modelled: wb_data, regfile_disp_data() and
 * regfile_peek() do not exist (NULL), and it is several times faster. Never NULL. */
struct regfile *regfile_create(const struct params *p, bool payload);
struct regfile *regfile_create_config(const struct model_config *c, bool payload);
void regfile_destroy(struct regfile *rf);
/* Reset state; contents of banks and operand buffers stay, as in the hardware. */
void regfile_reset(struct regfile *rf);

struct regfile_in *regfile_inputs(struct regfile *rf);
const struct regfile_out *regfile_outputs(const struct regfile *rf);
/* 32-bit words of a warp register (ceil(W / 32), lane l at bits [l * LANE_W +: LANE_W]) and of
 * the metadata. */
unsigned regfile_row_words(const struct regfile *rf);
unsigned regfile_meta_words(const struct regfile *rf);

/* RF-D1: the offers of the dispatch ports, from registered state alone. */
void regfile_dispatch(struct regfile *rf);
/* RF-W1, RF-I1: write and read grants, stealing, selection, candidates, issue. */
void regfile_select(struct regfile *rf);
/* The clock edge. regfile_dispatch() and regfile_select() must have run in this cycle. */
void regfile_clock(struct regfile *rf);

/* At rest: no collector is busy, no read is queued or on its way, no candidate is latched, and the
 * outputs were zero in the last cycle. While no input is valid it stays so, and regfile_rest()
 * stands for dispatch, select and clock of a cycle, counters and cover points included. */
bool regfile_at_rest(const struct regfile *rf);
void regfile_rest(struct regfile *rf);

/* Operand of slot k at dispatch port p, row_words words, valid from regfile_dispatch() to
 * regfile_clock(); NULL if the port or the slot is not valid or there is no payload. */
const uint32_t *regfile_disp_data(const struct regfile *rf, unsigned p, unsigned k);
/* Present contents of a physical register, row_words words; NULL without payload. Words never
 * written are zero. */
const uint32_t *regfile_peek(const struct regfile *rf, uint32_t phys);

const struct regfile_counters *regfile_counters(const struct regfile *rf);
/* Collectors that hold an instruction, and reads that wait in the queues. */
unsigned regfile_busy(const struct regfile *rf);
unsigned regfile_queued(const struct regfile *rf);

/* The laws on the present state: the id of a broken one, NULL if none. BA-C1, RF-C2; with CCUs also
 * RF-C3, CCU-I1 and, with the payload and unless a knob shows a hole, CCU-I4, as it was since
 * reset.
 */
const char *regfile_law(const struct regfile *rf);
/* The first broken assumption on the surroundings since reset (RF-H1, a forced warp that was not
 * issued, ...), text that starts with its rule id and belongs to the register file; NULL if none.
 */
const char *regfile_error(const struct regfile *rf);

/* Cover points of the composition and of all blocks in it. */
const struct cover_point *regfile_cover(const struct regfile *rf, size_t *n);

/* The register file inside a model that regfile_model.create() made, for laws, errors and contents.
 */
struct regfile *regfile_of_model(void *model);

#endif
