/* Static wavefront limiting (Best-SWL of the CARS paper. */
#include "cmodel/study/swl.h"
#include "base/diag.h"
#include "base/mem.h"
#include "cmodel/regfile/part.h"
#include "cmodel/sm/sm_part.h"
#include <stdlib.h>

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

static uint64_t oldest(const struct sm *sm, const struct rf *rf, unsigned sched, unsigned most)
{
    uint64_t able = 0;
    for (unsigned n = 0; n < most; n++) {
        const struct warp *best = NULL;
        for (unsigned k = 0; k < sm->z.n; k++) {
            const struct warp *w = &rf->warps[k * sm->z.nsched + sched];
            if (counts(w) && !(able >> k & 1) && (!best || w->launch < best->launch))
                best = w;
        }
        if (!best)
            break;
        able |= local_bit(best);
    }
    return able;
}

static void clock_edge(struct sm *sm, void *self)
{
    const struct swl_options *o = self;
    for (struct rf *rf = sm->rf; rf < sm->rf + sm->nrf; rf++)
        for (unsigned s = 0; s < sm->z.nsched; s++)
            rf->m->able[s] = oldest(sm, rf, s, o->warps);
}

const struct sm_part swl_part = {
    .name = "swl",
    .create = create,
    .destroy = destroy,
    .clock = clock_edge,
};
