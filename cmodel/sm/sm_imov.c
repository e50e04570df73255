/* Part of the SM: collectors that take the Indirect-MOV (docs/imov.md). The registers that it moves
 * are found by their contents, so that data must be there. */
#include "cmodel/sm/sm_part.h"
#include "params/base/outfile.h"
#include <stdlib.h>

static bool present(const struct model_config *c)
{
    return c->z.imov && !c->z.cars; /* whose programs do without */
}

struct imov {
    unsigned forms; /* enum indirect: those that there are */
    bool hold;      /* imov.hold */
};

static void *create(struct sm *sm, const struct params *p, const void *arg, struct diag *d)
{
    struct imov *self = xcalloc(1, sizeof *self);
    (void)arg;
    (void)d;
    self->forms = INDIRECT_READ | (sm->z.finds_target ? INDIRECT_WRITE : INDIRECT_NOT);
    self->hold = params_u(p, "imov.hold") != 0;
    sm->payload = sm->numbers = sm->held_ready = true; /* RF-V1 holds ready warps */
    sm->drains = params_u(p, "imov.drain") ? self->forms : INDIRECT_NOT;
    return self;
}

static void destroy(struct sm *sm, void *self)
{
    (void)sm;
    free(self);
}

static unsigned form_of(const struct imov *self, const struct op *op)
{
    return op->indirect & self->forms;
}

static void answer(struct sm *sm, void *self, struct rf *rf, const struct warp *w)
{
    struct regfile_in *in = rf->in;
    unsigned s = w->sched;
    (void)sm;
    in->inst_imov = (in->inst_imov & ~(1u << s)) | (uint32_t)(form_of(self, w->at->op) != 0) << s;
    in->inst_base[s] = w->base;
    in->inst_bound[s] = w->block->b->nregs;
}

/* What it writes is known when it leaves, and until that is written its warp issues nothing. */
static void finds(const struct imov *self, struct rf *rf, const struct warp *w, struct flight *f,
                  struct ticket *t)
{
    unsigned slot = (unsigned)(t - rf->tickets), n = oracle_number(rf->oracle, slot);
    unsigned bound = w->block->b->nregs;
    f->waited = self->hold;
    f->finds = t->finds = n < bound && n != REG_ZERO;
    f->found = (uint8_t)n;
    t->target = w->base + n;
    t->oob = !t->finds && !oracle_indirect(rf->oracle, slot, w->base, bound, w->launch);
}

static void flies(struct sm *sm, void *self, struct rf *rf, struct warp *w, struct ticket *t)
{
    unsigned form = form_of(self, w->at->op);
    if (form == INDIRECT_WRITE)
        finds(self, rf, w, &sm->flights[t->flight], t);
    else
        t->oob = form && !oracle_indirect(rf->oracle, (unsigned)(t - rf->tickets), w->base,
                                          w->block->b->nregs, w->launch);
}

static void wrong(struct sm *sm, const struct rf *rf, unsigned p, const struct ticket *t)
{
    const struct regfile_out *o = rf->out;
    unsigned at = (unsigned)(rf - sm->rf);
    failure_oracle(&sm->failure, "WRONG", at, sm->cycle,
                   " warp=%u regfile=%u port=%u opcode=%s: disp_imov=%u disp_oob=%u "
                   "disp_target_valid=%u, oob=%d writes=%d",
                   o->disp_wid[p], at, p, sm->flights[t->flight].inst->op->name,
                   o->disp_imov >> p & 1, o->disp_oob >> p & 1,
                   sm->z.finds_target ? o->disp_target_valid >> p & 1 : 0, t->oob, t->finds);
}

static void offered(struct sm *sm, void *self, struct rf *rf, unsigned p, const struct ticket *t)
{
    const struct regfile_out *o = rf->out;
    const struct flight *f = &sm->flights[t->flight];
    bool imov = o->disp_imov >> p & 1, oob = o->disp_oob >> p & 1;
    if (imov != (form_of(self, f->inst->op) != 0) || oob != t->oob)
        wrong(sm, rf, p, t);
    if (!sm->z.finds_target)
        return;
    if ((o->disp_target_valid >> p & 1) != t->finds || (t->finds && o->disp_target[p] != t->target))
        wrong(sm, rf, p, t);
    if (t->finds) /* from here on the scoreboard knows it */
        f->w->pending[f->found / 64] |= 1ull << (f->found % 64);
}

const struct sm_part sm_part_imov = {
    .name = "imov",
    .present = present,
    .create = create,
    .destroy = destroy,
    .flies = flies,
    .answer = answer,
    .offered = offered,
};
