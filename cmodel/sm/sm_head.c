/* Part of the SM: heads of line across sub-cores, as Accel-Sim has them (docs/results/accelsim.md)
 * and no hardware would. Of every kind of instruction the sub-cores' collectors take the oldest
 * that waits in the SM first: while its sub-core has no free collector, the others take none of
 * that kind either. Here: while a sub-core has a warp selected and no collector for it, the kinds
 * of its ready warps are not ready elsewhere. */
#include "base/diag.h"
#include "base/mem.h"
#include "cmodel/sm/sm_part.h"
#include <stdlib.h>

enum { NOBODY = UINT32_MAX };

struct heads {
    unsigned holder[N_UNIT]; /* sub-core that holds up the others, or NOBODY */
    bool any;
    uint64_t *hidden; /* [register files * NSCHED]: ready, but not shown in this cycle */
};

static bool present(const struct model_config *c)
{
    return c->params && params_u(c->params, "env.head_of_line") != 0;
}

static void *create(struct sm *sm, const struct params *p, const void *arg, struct diag *d)
{
    (void)p;
    (void)arg;
    (void)d;
    struct heads *h = xcalloc(1, sizeof *h);
    h->hidden = xcalloc((size_t)sm->nrf * sm->z.nsched, sizeof *h->hidden);
    for (unsigned u = 0; u < N_UNIT; u++)
        h->holder[u] = NOBODY;
    return h;
}

static void destroy(struct sm *sm, void *self)
{
    (void)sm;
    free(((struct heads *)self)->hidden);
    free(self);
}

static enum unit unit_at(const struct sm *sm, const struct rf *rf, unsigned s, unsigned local)
{
    return unit_of(rf->warps[local * sm->z.nsched + s].at->op->class);
}

/* Hides the warps that are held up. */
static void drive(struct sm *sm, void *self)
{
    struct heads *h = self;
    for (unsigned i = 0; h->any && i < sm->nrf; i++)
        for (unsigned s = 0; s < sm->z.nsched; s++) {
            uint64_t *ready = &sm->rf[i].in->warp_ready[s], hide = 0;
            for (uint64_t v = *ready; v; v &= v - 1) {
                unsigned local = (unsigned)__builtin_ctzll(v);
                unsigned who = h->holder[unit_at(sm, &sm->rf[i], s, local)];
                hide |= (uint64_t)(who != NOBODY && who != i) << local;
            }
            *ready &= ~hide;
            h->hidden[i * sm->z.nsched + s] = hide;
        }
}

/* Kinds (bits) of the ready warps of schedulers that have selected one in vain. */
static unsigned refused(const struct sm *sm, const struct heads *h, unsigned i)
{
    const struct rf *rf = &sm->rf[i];
    unsigned kinds = 0;
    for (uint32_t v = rf->out->sel_valid & ~rf->out->issue; v; v &= v - 1) {
        unsigned s = (unsigned)__builtin_ctz(v);
        uint64_t ready = rf->in->warp_ready[s] | h->hidden[i * sm->z.nsched + s];
        for (; ready; ready &= ready - 1)
            kinds |= 1u << unit_at(sm, rf, s, (unsigned)__builtin_ctzll(ready));
    }
    return kinds;
}

/* Who holds up the others in the next cycle: whoever did, as long as it is refused. */
static void settled(struct sm *sm, void *self)
{
    struct heads *h = self;
    unsigned kinds[4] = {0};
    /* Random programs keep to the duties of the surroundings. */
    for (unsigned i = 0; i < sm->nrf && !sm->prefilling && !sm->random; i++)
        kinds[i] = sm->rf[i].resting ? 0 : refused(sm, h, i);
    h->any = false;
    for (unsigned u = 0; u < N_UNIT; u++) {
        unsigned was = h->holder[u];
        if (was == NOBODY || !(kinds[was] >> u & 1)) {
            h->holder[u] = NOBODY;
            for (unsigned i = sm->nrf; i-- > 0;)
                if (kinds[i] >> u & 1)
                    h->holder[u] = i;
        }
        h->any |= h->holder[u] != NOBODY;
    }
}

static void clock_edge(struct sm *sm, void *self)
{
    struct heads *h = self;
    for (unsigned i = 0; i < sm->nrf * sm->z.nsched; i++) {
        sm->rf[i / sm->z.nsched].in->warp_ready[i % sm->z.nsched] |= h->hidden[i];
        h->hidden[i] = 0;
    }
}

const struct sm_part sm_part_head = {
    .name = "head",
    .present = present,
    .create = create,
    .destroy = destroy,
    .drive = drive,
    .settled = settled,
    .clock = clock_edge,
};
