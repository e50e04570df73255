/* Properties of the blocks, printed into files of their own, which the modules include under
 * WARPSMITH_FORMAL, and proven by `warpsmith prove`. They read ports, registers and named wires
 * only; what they need besides are auxiliary registers of their own. docs/proofs.md lists them. */
#ifndef WS_PROPS_H
#define WS_PROPS_H

#include "contract/core/bank_arbiter.h"
#include "contract/core/dispatcher.h"
#include "contract/core/ocu_allocator.h"
#include "contract/core/warp_scheduler.h"
#include "contract/malekeh/malekeh_scheduler.h"
#include "contract/malekeh/sthld.h"
#include "contract/stealing/steal_arbiter.h"
#include "gen/hdl/hdl.h"
#include "params/params.h"

static inline sig implies(sig a, sig b)
{
    return hdl_or(hdl_not(a), b);
}

/* ARB-F1, ARB-F2, ARB-B1. */
void props_rr_arbiter(struct hdl *h, unsigned n, sig req, sig gnt, sig mask);
/* OCU-A1, OCU-A2, OCU-S1, OCU-D1, OCU-D2, OCU-D3, and as the sizes say OCU-F1, OCU-F2, OCU-F3,
 * OCU-H1, OCU-C1, OCU-W1. alloc_class, cand_class: NULL with one class; s_slot NULL: port j feeds
 * slot j; `lanes`: the instance of ocu_lane. */
struct ocu_view;
void props_ocu(struct hdl *h, const struct sizes *z, const struct ocu_view *s);

/* DI-O1, DI-T1, DI-V1; DI-H1, with classes DI-K1, DI-K2, DI-K3 instead; DI-P1 if `older` (by age),
 * otherwise DI-P2 and DI-P3. DI-W1 if `wid`, else DI-A1 if `busy`: over `order`, [i][j]. `sel` and
 * `hold`: one signal per port, hold NULL with classes; `last`: NULL by age, and of a single
 * collector. */
struct dispatch_ports {
    const struct dispatcher_ports *q;
    sig cand;        /* those of q->cand that may leave in the order that is kept */
    sig older, last; /* older: q->older by age, otherwise NULL */
    const sig *sel, *hold;
};
void props_dispatcher(struct hdl *h, const struct sizes *z, const struct dispatch_ports *s);
/* `older` ([i][j], n x n) has no circles; of two the one or the other is not in it. */
sig props_order(struct hdl *h, unsigned n, sig older);

/* AL-O1, AL-O2, AL-V1; AL-W1 if `barred`; AL-P1 without `lfsr` (one per scheduler), otherwise
 * AL-P2, RND-1, RND-2. */
void props_ocu_allocator(struct hdl *h, const struct sizes *z, const sig *lfsr,
                         const struct ocu_allocator_ports *q);

/* RND-1, RND-2 of `lfsr`, with the reset value of `id`: it is a record of the picks consumed. The
 * result: what pick() gives for `set`. */
sig props_pick(struct hdl *h, const char *name, unsigned id, sig lfsr, sig consumed, sig set);

/* WC-A1, WC-R1. */
void props_waiting_counter(struct hdl *h, sig waiting, sig replaced, sig count);

/* XB-Z1 and the rule of a way through the crossbar: n destinations, m sources, items of w bits;
 * masks of `lanes` bits, or NULL. In a WARPSMITH_FORMAL section. */
struct crossbar_way {
    const char *rule, *name;
    unsigned n, m;
    sig sel;
};
void props_crossbar(struct hdl *h, const struct crossbar_way *v, hdl_width w, sig in, sig out,
                    unsigned lanes, sig mask_in, sig mask_out);

/* ST-C1, ST-C2, ST-N2, ST-N3, ST-N4, ST-N5, ST-N6, ST-N7, ST-P1. valid, wid, src_valid, phys, live:
 * one signal per scheduler; `conflicts`: only operands in conflict are eligible. */
struct steal_ports {
    const struct steal_arbiter_ports *q;
    const sig *valid, *wid, *src_valid, *phys, *live;
    bool conflicts;
};
void props_steal_arbiter(struct hdl *h, const struct sizes *z, const struct steal_ports *s);

/* WS-T1, WS-L1, WS-I1; gto: WS-G1, WS-G2, WS-L2; rr: WS-R1; with stealing WS-C1 or WS-C2, WS-O1,
 * WS-O2. winner: one-hot, of the tree; before: launch order, as the block keeps it; launch_*,
 * last_valid and before are of gto only, force_* and cand_* NULL without stealing; `second`: the
 * candidate is the second one. */
struct scheduler_ports {
    const struct warp_scheduler_ports *q;
    sig winner, last, last_valid;
    sig before;
    bool second;
};
void props_warp_scheduler(struct hdl *h, const struct sizes *z, const struct scheduler_ports *s);

/* The launch order and the last warp as a block of n warps keeps them; for props_launch_order only
 * the launch ports and before (see launch_order()) are read, for props_last_warp all but before. */
struct launch_ports {
    const char *size; /* localparam that n is */
    unsigned n;
    sig launch_valid, launch_wid, issue, sel_wid, last, last_valid;
    sig before;
};
/* The order of the warps a and b, one-hot and different, is that of a record of their launches,
 * under `rule`; the result: a is older than b. */
sig props_launch_order(struct hdl *h, const char *rule, const struct launch_ports *s, sig a, sig b);
/* The last warp is that of a record, under `issue_rule`, and nobody after a launch in its slot,
 * under `launch_rule`; the result: a is the last warp. */
sig props_last_warp(struct hdl *h, const char *launch_rule, const char *issue_rule,
                    const struct launch_ports *s, sig a);

/* MS-D1, MS-G1, MS-C1, MS-O1, MS-L1, MS-L2, MS-I1; with `free` MS-R1. any_valid, free: NULL where
 * the block has none; has_data: as the block has it; `needs`: only a last warp with data comes
 * first. */
struct malekeh_ports {
    const struct malekeh_scheduler_ports *q;
    sig has_data;
    bool needs;
};
void props_malekeh_scheduler(struct hdl *h, const struct sizes *z, const struct malekeh_ports *s,
                             const struct launch_ports *l);

/* SH-I1, SH-I2, SH-P1, SH-P2, SH-P3, SH-C1, SH-Z1, SH-T1; SH-F1 if `third`. Registers of sthld,
 * named as there; table: {next state 3, delta 4} of 2 * (state - 1) + symbol. */
struct sthld_view {
    const struct sthld_ports *q;
    sig issued; /* what is counted: q->issued, or with SH-L1 that of the last cycle */
    sig cycle, total, cur, prev, step1, step2, step3, change, fell, large, state, sthld, clamped;
    const sig *table;
    bool drop, third;
    unsigned interval, num, den, step, max;
};
void props_sthld(struct hdl *h, const struct sizes *z, const struct sthld_view *s);

/* BA-W1, BA-W2 or BA-W3, BA-Q1, BA-Q2, BA-Q3, BA-G1, BA-O1, BA-C1; BA-L1 if SPORTS = NSRC,
 * otherwise BA-S1, BA-S2, BA-S3; with stealing BA-B1, BA-E1, ST-X1. pend, served: one signal per
 * collector; phys: one per slot of each; head: one per bank; target: one per target, at the grant;
 * rr, s_slot are NULL where the block has none, the steal ports without stealing, next_* without
 * BA-G2. */
/* rr: NULL without a scan. [c], [c][k], [b], [t]: as in bank_arbiter.c. */
struct bank_inside {
    const struct bank_arbiter_ports *ports;
    sig rr;
    const sig *pend, *served, *phys, *head, *target;
};
void props_bank_arbiter(struct hdl *h, const struct sizes *z, const struct bank_inside *s);
/* Banks that are read, of its ports. */
sig bank_reads(const struct sizes *z, sig bank_en, sig bank_we);

/* A register that keeps an arbitrary value below n. */
sig props_arbitrary(struct hdl *h, const char *rule, const char *name, unsigned n, const char *doc);
/* `item`, where `valid`, is below n, if its bits can say more: a duty of the surroundings; a lemma.
 */
void props_one_of(struct hdl *h, const char *rule, sig valid, sig item, unsigned n);
void props_kept_one_of(struct hdl *h, const char *rule, sig valid, sig item, unsigned n);
/* Item i of `items`, each z->lanes times w bits, in this lane. */
sig props_lane(const struct sizes *z, sig items, unsigned i, hdl_width w, sig lane);
/* The wire f_words: the n words of a lane, those that `name` ("slot[*].data") has in the lanes. */
sig props_words(struct hdl *h, struct hdl_inst *lanes, const char *name, unsigned n, hdl_width w,
                sig lane);

/* SR-W1, SR-R1, SR-X1. `read` NULL: no latency; wrow: row, with one port. */
struct sram_lane_ports {
    sig write, read, row, wrow, wdata, rdata;
};
void props_sram_lane(struct hdl *h, const struct sizes *z, hdl_width w, struct hdl_mem *mem,
                     const struct sram_lane_ports *s);
/* `first`: what the lanes give. */
struct sram_ports {
    hdl_width w, lane_w;
    struct hdl_inst *lanes;
    sig reads, writes, row, wrow, wmask, wdata, first, rdata; /* wrow: row, with one port */
};
void props_sram(struct hdl *h, const struct sizes *z, const struct sram_ports *s);

#endif
