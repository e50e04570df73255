/* What the rules of docs/blocks/ccu.md make of the cache table in one cycle, for the properties of
 * ccu: one step after another, D ports too. */
#ifndef WS_CCU_TABLE_H
#define WS_CCU_TABLE_H

#include "gen/blocks/malekeh/ccu.h"
#include "gen/blocks/malekeh/props_ccu.h"

#define CCU_MAX_ENTRIES 16
/* Up to so many entries times D ports a proof compares the whole table; with more of them the
 * solver takes minutes. */
#define CCU_WHOLE 4

struct ccu_table {
    sig valid, near, lfsr; /* lfsr: far_first */
    sig tag[CCU_MAX_ENTRIES];
    sig newer[CCU_MAX_ENTRIES][CCU_MAX_ENTRIES]; /* [e][f], e < f: e was used after f */
};

/* Entry e was used after f. */
sig ccu_newer(const struct ccu_table *t, unsigned e, unsigned f);
/* t after the results of this cycle and what is written past the unit. hit[j]: entries that a
 * result on port j finds. */
void ccu_results(struct hdl *h, const struct ccu_view *v, struct ccu_table *t, sig *hit);
/* t after the number of a second read was looked at (CCU-M2, CCU-M6), which no result meets. */
void ccu_named(struct hdl *h, const struct ccu_view *v, struct ccu_table *t);
/* t after an allocation that sees it. named[k]: the entry of slot k, one-hot, zero if absent. */
void ccu_allocate(struct hdl *h, const struct ccu_view *v, struct ccu_table *t, sig *named);

#endif
