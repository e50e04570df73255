/* Part of the SM: collectors that take the Indirect-MOV (docs/imov.md). The registers that it moves
 * are found by their contents, so that data must be there. */
#include "base/diag.h"
#include "base/mem.h"
#include "cmodel/sm/sm_part.h"
#include <stdlib.h>

static bool present(const struct model_config *c)
{
    return c->z.second_read;
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
    in->inst_imov = (in->inst_imov & ~(1u << s)) | (uint32_t)(form_of(self, w->at->op) != 0) << s;
    if (sm->renames)
        return;
    in->inst_base[s] = w->base;
    in->inst_bound[s] = w->block->b->nregs;
}

/* Where in the region of its warp the register with that number is, at the instruction; -1:
 * nowhere. */
static int place_of(const struct warp *w, unsigned n)
{
    const struct op_window *o = &w->at->op->window;
    unsigned others = w->block->b->nregs - w->block->b->stack;
    if (n == REG_ZERO)
        return -1;
    if (o->stack && n >= o->first_name && n - o->first_name < o->length)
        return (int)(o->kernel + (o->first + n - o->first_name) % o->stack);
    return n < others ? (int)n : -1;
}

/* What it writes is known when it leaves, and until that is written its warp issues nothing. */
static void finds(const struct imov *self, const struct sm *sm, const struct warp *w,
                  struct flight *f, struct ticket *t, unsigned n, int place)
{
    f->waited = self->hold;
    f->finds = t->finds = place >= 0;
    f->found = (uint8_t)place;
    f->found_name = (uint8_t)n;
    if (t->finds)
        t->target = regmap_phys(&sm->map, w->base, w->number, (unsigned)place);
}

static void flies(struct sm *sm, void *self, struct rf *rf, struct warp *w, struct ticket *t)
{
    unsigned form = form_of(self, w->at->op), slot = (unsigned)(t - rf->tickets);
    if (!form)
        return;
    unsigned n = oracle_number(rf->oracle, slot);
    int place = place_of(w, n);
    t->oob = place < 0 && n != REG_ZERO;
    if (form == INDIRECT_WRITE)
        finds(self, sm, w, &sm->flights[t->flight], t, n, place);
    if (place < 0)
        oracle_expect_zero(rf->oracle, slot);
    else if (form == INDIRECT_READ)
        oracle_expect(rf->oracle, slot, 0,
                      regmap_phys(&sm->map, w->base, w->number, (unsigned)place), w->launch);
}

static void wrong(struct sm *sm, const struct rf *rf, unsigned p, const struct ticket *t)
{
    const struct regfile_out *o = rf->out;
    unsigned at = rf->index;
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
    if (!t->finds)
        return;
    unsigned key = flight_dst_key(f, 0); /* from here on the scoreboard knows it */
    f->w->pending[key / 64] |= 1ull << (key % 64);
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
