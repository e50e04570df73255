/* Part of the SM: with register stacks that the surroundings only reckon with (calls.form = cars
 * without rename.policy = cars), the stages that they add: one cycle in the issue, one in the
 * collector. */
#include "cmodel/sm/sm_part.h"

static bool present(const struct model_config *c)
{
    return c->params && params_is(c->params, "calls.form", "cars") && !c->z.cars &&
           params_u(c->params, "calls.stage_extra") != 0;
}

static void *create(struct sm *sm, const struct params *p, const void *arg, struct diag *d)
{
    (void)arg;
    (void)d;
    sm->later = 2 * params_u(p, "calls.stage_extra");
    for (unsigned c = 0; c < N_OP_CLASS; c++)
        sm->latency[c] += sm->later;
    return sm;
}

const struct sm_part sm_part_stages = {.name = "stages", .present = present, .create = create};
