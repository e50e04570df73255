/* Part of the SM: collectors that take the Indirect-MOV (docs/imov.md). The registers that it moves
 * are found by their contents, so that data must be there. */
#include "cmodel/sm/sm_part.h"

static bool present(const struct model_config *c)
{
    return c->z.imov && !c->z.cars; /* whose programs do without */
}

static void *create(struct sm *sm, const struct params *p, const void *arg, struct diag *d)
{
    (void)arg;
    (void)d;
    sm->payload = sm->numbers = sm->held_ready = true; /* RF-V1 holds ready warps */
    sm->drains = params_u(p, "imov.drain") != 0;
    return sm;
}

static void answer(struct sm *sm, void *self, struct rf *rf, const struct warp *w)
{
    struct regfile_in *in = rf->in;
    unsigned s = w->sched;
    (void)sm;
    (void)self;
    in->inst_imov = (in->inst_imov & ~(1u << s)) | (uint32_t)w->at->op->indirect << s;
    in->inst_base[s] = w->base;
    in->inst_bound[s] = w->block->b->nregs;
}

static void flies(struct sm *sm, void *self, struct rf *rf, struct warp *w, struct ticket *t)
{
    (void)sm;
    (void)self;
    t->oob = w->at->op->indirect && !oracle_indirect(rf->oracle, (unsigned)(t - rf->tickets),
                                                     w->base, w->block->b->nregs, w->launch);
}

static void offered(struct sm *sm, void *self, struct rf *rf, unsigned p, const struct ticket *t)
{
    const struct op *op = sm->flights[t->flight].inst->op;
    bool imov = rf->out->disp_imov >> p & 1, oob = rf->out->disp_oob >> p & 1;
    (void)self;
    if (imov != op->indirect || oob != t->oob)
        failure_oracle(&sm->failure, "WRONG", (unsigned)(rf - sm->rf), sm->cycle,
                       " warp=%u regfile=%u port=%u opcode=%s: disp_imov=%d disp_oob=%d, oob=%d",
                       rf->out->disp_wid[p], (unsigned)(rf - sm->rf), p, op->name, imov, oob,
                       t->oob);
}

const struct sm_part sm_part_imov = {
    .name = "imov",
    .present = present,
    .create = create,
    .flies = flies,
    .answer = answer,
    .offered = offered,
};
