/* Inside of bank_arbiter: what its files share. */
#ifndef WS_BANK_ARBITER_H
#define WS_BANK_ARBITER_H

#include "contract/core/bank_arbiter.h"
#include "gen/blocks/blocks.h"
#include "gen/blocks/ports.h"

enum { MAX_COLLECTORS = 16, MAX_SLOTS = 8, MAX_BANKS = 32, MAX_SCHEDULERS = 4 };

struct arb {
    struct hdl *h;
    struct sizes z;
    bool own_port;  /* SPORTS = NSRC: port = slot */
    bool all_heads; /* NBANK <= SPORTS < NSRC: the ports suffice for every head */
    struct bank_arbiter_ports io;
};

/* What is found out in a cycle. */
struct grants {
    sig unwritten;                         /* banks without a write */
    sig wanted;                            /* [b]: collectors that want b */
    sig first[MAX_BANKS][MAX_COLLECTORS];  /* c has the head of b's queue */
    sig lowest[MAX_BANKS][MAX_COLLECTORS]; /* c's lowest slot for b, one-hot */
    sig row[MAX_BANKS][MAX_COLLECTORS];    /* its row */
    sig number[MAX_BANKS][MAX_COLLECTORS]; /* its number; NULL but with all_heads */
    sig ask;                               /* [c][k]: banks of which the head is that slot; NULL
                                              with all_heads */
    sig head_row[MAX_BANKS];               /* row of the head, zero without one; NULL the same */
    sig open[MAX_COLLECTORS]; /* [c]: readable banks whose head c has; NULL: own ports */
    sig granted;              /* banks whose head is granted */
    sig target;               /* [t]: the bank that is read for t now */
    sig s_slot;               /* [t]: its slot; NULL: own ports */
    sig head_of[MAX_COLLECTORS * MAX_SLOTS]; /* [t]: the bank whose head is read for t, without
                                                steals; NULL: own ports */
    sig rr;                                  /* first bank of the scan; NULL: none */
};

/* A vector, to be assigned item by item; `inner` may be NULL. */
sig arb_later(const struct arb *a, const char *name, unsigned n, const char *outer,
              const char *inner);

/* ---- stealing (bank_arbiter_steals.c); without it each adds nothing ---- */

/* What the texts say of this configuration. */
struct arb_steal_texts {
    const char *queued, *requests, *reads, *steals;
};
const struct arb_steal_texts *arb_steal_texts(const struct arb *a);

/* `want`: operands of scheduler s's push; those of them that are queued. */
sig arb_steal_left(const struct arb *a, unsigned s, sig want);

/* [b]: the collector that a steal reads for, one-hot; for arb_steal_reads(). */
sig arb_steal_thieves(const struct arb *a);

/* `from`: banks that are read for operand k of collector c; with those that a steal reads. */
sig arb_steal_reads(const struct arb *a, sig thief, unsigned c, unsigned k, sig from);

/* The banks `port` for which the first S port of collector c is used, with that of a steal. Returns
 * the slot of the steal, one-hot; NULL without stealing. */
sig arb_steal_by_port(const struct arb *a, sig thief, unsigned c, sig *port);

/* The rule that normal grants are made without steals stands at the next statement. */
void arb_steal_apart(const struct arb *a);

/* `row` of bank b, with that of a steal; and what the thieves are told of the bank. */
sig arb_steal_row(const struct arb *a, unsigned b, sig row);
void arb_steal_busy(const struct arb *a, const struct grants *g, unsigned b);

/* Banks that are read: granted ones, and those of steals. */
sig arb_steal_read(const struct arb *a, sig granted);

/* Banks that are read by steals; one bit, zero, without stealing. */
sig arb_steal_stolen(const struct arb *a);

#endif
