/* Static wavefront limiting (Best-SWL of the CARS paper). */
#include "cmodel/study/swl.h"
#include "base/diag.h"
#include "base/mem.h"
#include "cmodel/regfile/part.h"
#include "cmodel/sm/sm_part.h"
#include <stdlib.h>
#include <string.h>

static void *create(struct sm *sm, const struct params *p, const void *arg, struct diag *d)
{
    const struct swl_options *o = arg;
    (void)p;
    if (sm->payload || !o->warps) {
        diag_error(d, "static wavefront limiting: control only, at least one warp");
        return NULL;
    }
    struct swl_options *own = xmalloc(sizeof *own);
    *own = *o;
    return own;
}

static void destroy(struct sm *sm, void *self)
{
    (void)sm;
    free(self);
}

static bool counts(const struct warp *w)
{
    return w->state != WARP_FREE && w->state != WARP_LAUNCHING && w->state != WARP_BARRIER &&
           w->state != WARP_DRAIN;
}

/* The oldest warp that may not issue yet may; of the schedulers from `first` on, `n` of them,
 * numbered through the sub-cores. False: there is none. */
static bool let_oldest(struct sm *sm, unsigned first, unsigned n)
{
    const struct warp *best = NULL;
    uint64_t *of = NULL;
    for (unsigned i = first; i < first + n; i++) {
        const struct rf *rf = &sm->rf[i / sm->z.nsched];
        unsigned s = i % sm->z.nsched;
        for (unsigned k = 0; k < sm->z.n; k++) {
            const struct warp *w = &rf->warps[k * sm->z.nsched + s];
            if (counts(w) && !(rf->m->able[s] >> k & 1) && (!best || w->launch < best->launch)) {
                best = w;
                of = &rf->m->able[s];
            }
        }
    }
    if (best)
        *of |= local_bit(best);
    return best;
}

static void clock_edge(struct sm *sm, void *self)
{
    const struct swl_options *o = self;
    unsigned all = sm->nrf * sm->z.nsched, together = o->of_sm ? all : 1;
    for (struct rf *rf = sm->rf; rf < sm->rf + sm->nrf; rf++)
        memset(rf->m->able, 0, sm->z.nsched * sizeof *rf->m->able);
    for (unsigned first = 0; first < all; first += together)
        for (unsigned n = 0; n < o->warps && let_oldest(sm, first, together); n++)
            ;
}

const struct sm_part swl_part = {
    .name = "swl",
    .create = create,
    .destroy = destroy,
    .clock = clock_edge,
};
