/* Traditional policies that take any free unit. */
#include "cmodel/study/any_unit.h"
#include "base/diag.h"
#include "base/mem.h"
#include "cmodel/regfile/part_ccu.h"
#include "cmodel/sm/sm_part.h"
#include <stdlib.h>

/* The collectors' operations with two of them replaced. */
struct any_unit {
    struct collector_ops ops;
    const struct collector_ops *base;
};

static struct any_unit *self_of(const struct regfile *rf)
{
    return (struct any_unit *)(uintptr_t)rf->collector; /* ops is its first member */
}

/* As if the selected warp had no unit. */
static void grant(struct regfile *rf, void *units)
{
    struct ccus *p = units;
    unsigned wid = rf->out.sel_wid[0];
    uint8_t own = p->seen_unit_of[wid];
    p->seen_unit_of[wid] = CCU_NONE;
    self_of(rf)->base->grant(rf, units);
    p->seen_unit_of[wid] = own;
}

/* The old unit belongs to nobody from here on: whoever gets it next finds it empty. An instruction
 * that still is in it leaves as ever. */
static void issue(struct regfile *rf, void *units)
{
    struct ccus *p = units;
    unsigned wid = rf->out.sel_wid[0], old = rf->out.issue ? p->owner_of[wid] : CCU_NONE;
    if (old != CCU_NONE && old != p->alloc_out.grant) {
        p->unit[old].owner_valid = false;
        p->owner_of[wid] = CCU_NONE;
        p->changed = true;
    }
    self_of(rf)->base->issue(rf, units);
}

static void *create_ops(struct regfile *rf)
{
    struct any_unit *self = xcalloc(1, sizeof *self);
    self->base = rf->collector;
    self->ops = *rf->collector;
    self->ops.grant = grant;
    self->ops.issue = issue;
    rf->collector = &self->ops;
    return self;
}

static void reset(struct regfile *rf, void *self)
{
    (void)rf;
    (void)self;
}

static const struct regfile_part any_unit = {
    .name = "any unit",
    .create = create_ops,
    .destroy = free,
    .reset = reset,
};

static void *create(struct sm *sm, const struct params *p, const void *arg, struct diag *d)
{
    (void)arg;
    if (!sm->payload && sm->z.ccu && !sm->z.stage && params_is(p, "ccu_allocator.policy", "any"))
        return xcalloc(1, 1);
    diag_error(d, "any unit: control only, CCUs without issue stage, ccu_allocator.policy = any");
    return NULL;
}

static void destroy(struct sm *sm, void *self)
{
    (void)sm;
    free(self);
}

const struct sm_part any_unit_part = {
    .name = "any unit",
    .create = create,
    .destroy = destroy,
    .regfile = &any_unit,
};
