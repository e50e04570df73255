/* sthld: interval counter and state machine of the waiting threshold, docs/blocks/sthld.md
 * (Malekeh IV-B3, Fig. 8 and 9). */
#ifndef WS_STHLD_H
#define WS_STHLD_H

#include "cmodel/config.h"
#include "cmodel/cover.h"
#include "contract/malekeh/sthld.h"

enum { STHLD_STATES = 6, STHLD_TABLE = 2 * STHLD_STATES };

/* An entry of the table; delta is -8..7. */
struct sthld_entry {
    unsigned next;
    int delta;
};

/* The state machine alone: a step is a function of these, the symbol and `fell`. */
struct sthld_fsm {
    unsigned state, sthld;
    bool clamped;
};

struct sthld {
    struct sthld_config c;
    unsigned count;     /* cycles of the present interval so far */
    uint32_t total;     /* issued in them */
    unsigned before;    /* SH-L1: issued in the last cycle */
    uint32_t cur, prev; /* issued in the last interval, and in the one that counts as its
                           predecessor */
    uint32_t change;    /* step 1 */
    bool fell, large;   /* steps 1 and 2 */
    unsigned step;      /* step done in this cycle, 1..3; 0 if none */
    struct sthld_fsm fsm;
    struct sthld_entry table[STHLD_TABLE]; /* at 2 * (state - 1) + symbol (S = 0, L = 1) */
};

/* In reset state. */
void sthld_init(struct sthld *t, const struct sthld_config *c);
void sthld_reset(struct sthld *t);
/* SH-P1, SH-P2: whether the difference of two intervals' counts is large. */
bool sthld_large(const struct sthld_config *c, uint32_t prev, uint32_t cur);
/* SH-P3, SH-F1, SH-C1, SH-Z1: the state machine after a step. */
struct sthld_fsm sthld_step(const struct sthld_config *c, const struct sthld_entry *table,
                            struct sthld_fsm now, bool large, bool fell);
/* SH-T1: entry of the table, {next 3, delta 4}; an address from 12 on is ignored. */
void sthld_write(struct sthld *t, unsigned addr, unsigned data);
/* The clock edge, without a write to the table: that comes after it. */
void sthld_clock(struct sthld *t, unsigned issued, struct cover_point *cover);

#endif
