/* Collectors in pools by kind of execution unit. */
#include "cmodel/study/pools.h"
#include "base/diag.h"
#include "base/mem.h"
#include "cmodel/regfile/part.h"
#include "cmodel/sm/sm_part.h"
#include <stdlib.h>

struct pools {
    struct pools_options o;
    unsigned (*used)[N_POOL]; /* by register file */
};

static void *create(struct sm *sm, const struct params *p, const void *arg, struct diag *d)
{
    const struct pools_options *o = arg;
    unsigned all = 0;
    (void)p;
    for (unsigned k = 0; k < N_POOL; k++)
        all += o->size[k];
    if (sm->z.ccu || all != sm->z.ncu || !o->size[POOL_SP] || !o->size[POOL_SFU] ||
        !o->size[POOL_MEM]) {
        diag_error(d, "pools: operand collector units, none of the pools empty, %u together",
                   sm->z.ncu);
        return NULL;
    }
    struct pools *t = xcalloc(1, sizeof *t);
    t->o = *o;
    t->used = xcalloc(sm->nrf, sizeof *t->used);
    return t;
}

static void destroy(struct sm *sm, void *self)
{
    (void)sm;
    free(((struct pools *)self)->used);
    free(self);
}

/* GPGPU-Sim 3.2 has no units but these three. */
static unsigned pool_of(const struct inst *i)
{
    switch (unit_of(i->op->class)) {
    case UNIT_MEMORY:
        return POOL_MEM;
    case UNIT_SFU:
    case UNIT_DP:
    case UNIT_TENSOR:
        return POOL_SFU;
    default:
        return POOL_SP;
    }
}

/* A collector that is the last of its pool is one scheduler's, in turns. */
static bool may_take(const struct sm *sm, const struct pools *t, unsigned rf, unsigned pool,
                     unsigned sched)
{
    unsigned turn = (unsigned)((sched + sm->cycle) % sm->z.nsched);
    return turn < t->o.size[pool] - t->used[rf][pool];
}

static void drive(struct sm *sm, void *self)
{
    const struct pools *t = self;
    for (unsigned i = 0; i < sm->nrf; i++)
        for (unsigned s = 0; s < sm->z.nsched; s++) {
            uint64_t able = 0;
            for (uint64_t v = sm->rf[i].in->warp_ready[s]; v; v &= v - 1) {
                const struct warp *w = &sm->rf[i].warps[first_bit(v) * sm->z.nsched + s];
                if (may_take(sm, t, i, pool_of(w->at), s))
                    able |= v & -v;
            }
            sm->rf[i].m->able[s] = able;
        }
}

static void settled(struct sm *sm, void *self)
{
    struct pools *t = self;
    for (unsigned i = 0; i < sm->nrf; i++) {
        const struct rf *rf = &sm->rf[i];
        if (rf->resting)
            continue;
        for (uint32_t v = regfile_transfers(rf->m); v; v &= v - 1) {
            unsigned id = rf->out->disp_meta[first_bit(v) * sm->meta_words] & sm->id_mask;
            t->used[i][pool_of(sm->flights[rf->tickets[id].flight].inst)]--;
        }
        for (uint32_t v = rf->out->issue; v; v &= v - 1) {
            unsigned s = first_bit(v);
            t->used[i][pool_of(rf->warps[rf->out->sel_wid[s] * sm->z.nsched + s].at)]++;
        }
    }
}

const struct sm_part pools_part = {
    .name = "pools",
    .create = create,
    .destroy = destroy,
    .drive = drive,
    .settled = settled,
};
