/* Reuse distances that are kept up to date. */
#include "cmodel/study/full_update.h"
#include "base/diag.h"
#include "base/mem.h"
#include "cmodel/regfile/part_ccu.h"
#include "cmodel/sm/sm_part.h"
#include <stdlib.h>

struct full_update {
    unsigned rthld;
};

static void *create(struct sm *sm, const struct params *p, const void *arg, struct diag *d)
{
    (void)arg;
    if (!sm->z.ccu) {
        diag_error(d, "full update: needs CCUs (regfile.collector = ccu)");
        return NULL;
    }
    struct full_update *self = xcalloc(1, sizeof *self);
    self->rthld = params_u(p, "annotate.rthld") + params_u(p, "annotate.inclusive");
    return self;
}

static void destroy(struct sm *sm, void *self)
{
    (void)sm;
    free(self);
}

/* Is the register read by one of the warp's next instructions, the nearest at distance 1, before it
 * is written over? */
static bool near_from(const struct warp *w, unsigned reg, unsigned rthld)
{
    const struct inst *i = w->at;
    for (unsigned distance = 1; distance < rthld && i < w->end; distance++, i++) {
        for (unsigned k = 0; k < i->op->nsrc; k++)
            if (i->op->src[k] == reg)
                return true;
        if (i->op->writes[reg / 64] >> (reg % 64) & 1)
            return false;
    }
    return false;
}

static void update(struct ccus *p, struct ccu *u, const struct warp *w, unsigned rthld)
{
    uint32_t near = 0;
    for (uint32_t v = u->valid; v; v &= v - 1) {
        unsigned e = first_bit(v);
        near |= (uint32_t)near_from(w, u->tag[e], rthld) << e;
    }
    if ((u->near & u->valid) == near)
        return;
    u->near = near;
    p->changed = true;
}

/* After the edge in which instructions and results have come. */
static void clock_edge(struct sm *sm, void *self)
{
    const struct full_update *f = self;
    for (struct rf *rf = sm->rf; rf < sm->rf + sm->nrf; rf++) {
        struct ccus *p = rf->m->units;
        for (unsigned c = 0; c < p->n; c++)
            if (p->unit[c].owner_valid)
                update(p, &p->unit[c], &rf->warps[p->unit[c].wid], f->rthld);
    }
}

const struct sm_part full_update_part = {
    .name = "full update",
    .create = create,
    .destroy = destroy,
    .clock = clock_edge,
};
