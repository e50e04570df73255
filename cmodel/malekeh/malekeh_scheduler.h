/* malekeh_scheduler: greedy, then warps with data in a CCU, then the others,
 * docs/blocks/malekeh_scheduler.md (Malekeh IV-B1). */
#ifndef WS_MALEKEH_SCHEDULER_H
#define WS_MALEKEH_SCHEDULER_H

#include "cmodel/config.h"
#include "cmodel/cover.h"
#include "contract/malekeh/malekeh_scheduler.h"

struct malekeh_scheduler {
    unsigned nw;
    bool greedy_needs_ccu, retry;
    unsigned last;
    bool last_valid;
    uint64_t *launched; /* [NW]: launch sequence number, a smaller one is older */
    uint64_t next_launch;
};

struct malekeh_scheduler_in {
    uint64_t ready;    /* bit w */
    uint64_t has_data; /* bit w: MS-D1 */
    uint64_t own_busy; /* bit w: a unit belongs to w and is not free (MS-R1) */
    bool launch_valid;
    unsigned launch_wid;
    bool issue; /* not read by eval */
};

struct malekeh_scheduler_out {
    bool sel_valid;
    unsigned sel_wid; /* 0 if none */
};

/* In reset state; malekeh_scheduler_free() releases its storage. */
void malekeh_scheduler_init(struct malekeh_scheduler *s, const struct model_config *c);
void malekeh_scheduler_free(struct malekeh_scheduler *s);
void malekeh_scheduler_reset(struct malekeh_scheduler *s);
void malekeh_scheduler_eval(const struct malekeh_scheduler *s,
                            const struct malekeh_scheduler_in *in,
                            struct malekeh_scheduler_out *out);
/* out: what eval found for the same inputs. */
void malekeh_scheduler_clock(struct malekeh_scheduler *s, const struct malekeh_scheduler_in *in,
                             const struct malekeh_scheduler_out *out, struct cover_point *cover);

#endif
