/* rr_arbiter: fair round robin, docs/blocks/rr_arbiter.md. */
#ifndef WS_RR_ARBITER_H
#define WS_RR_ARBITER_H

#include "cmodel/config.h"
#include "cmodel/cover.h"

struct rr_arbiter {
    unsigned n;
    unsigned last;    /* the last winner; n-1 after reset, so that index 0 comes first */
    unsigned *waited; /* [n]: wins of others since the request has been held (ARB-B1) */
    bool unfair;      /* a held request has waited n wins: ARB-B1 is broken */
    struct cover_point *cover;
};

/* In reset state; rr_arbiter_free() releases its storage. */
void rr_arbiter_init(struct rr_arbiter *a, unsigned n);
void rr_arbiter_free(struct rr_arbiter *a);
/* One-hot grant for the requests, 0 iff req is 0. */
uint64_t rr_arbiter_eval(const struct rr_arbiter *a, uint64_t req);
void rr_arbiter_clock(struct rr_arbiter *a, uint64_t req);

#endif
