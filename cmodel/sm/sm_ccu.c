/* Part of the SM: what caching collectors want to know of instructions, results and warps. */
#include "base/diag.h"
#include "base/mem.h"
#include "cmodel/sm/sm_part.h"
#include <stdlib.h>
#include <string.h>

/* Answers for the next micro-operation of a warp. */
struct hints {
    uint32_t *reg;  /* [NW * NSRC] */
    uint32_t *near; /* [NW]: bit k */
};

struct sm_ccu {
    struct hints *rf; /* by register file */
};

static bool present(const struct model_config *c)
{
    return c->z.ccu;
}

static void *create(struct sm *sm, const struct params *p, const void *arg, struct diag *d)
{
    struct sm_ccu *self = xcalloc(1, sizeof *self);
    (void)p;
    (void)arg;
    (void)d;
    self->rf = xcalloc(sm->nrf, sizeof *self->rf);
    for (unsigned i = 0; i < sm->nrf; i++) {
        self->rf[i].reg = xcalloc((size_t)sm->z.nw * sm->z.nsrc, sizeof *self->rf[i].reg);
        self->rf[i].near = xcalloc(sm->z.nw, sizeof *self->rf[i].near);
    }
    sm->leave_late = true;
    sm->windows.whole = !sm->z.phys_tags;
    if (!sm->z.phys_tags && sm->z.tagw < 8 && sm->named > 1u << sm->z.tagw)
        sm->named = 1u << sm->z.tagw;
    return self;
}

static void destroy(struct sm *sm, void *part)
{
    struct sm_ccu *self = part;
    for (unsigned i = 0; i < sm->nrf; i++) {
        free(self->rf[i].reg);
        free(self->rf[i].near);
    }
    free(self->rf);
    free(self);
}

/* A register number must fit the tags. */
static bool admits(const struct sm *sm, void *self, const struct block *b, struct diag *d)
{
    (void)self;
    if (sm->z.phys_tags || sm->z.renamed_tags || b->nregs <= 1u << sm->z.tagw)
        return true;
    for (size_t i = 0; i < b->ninsts; i++) {
        if (b->insts[i].op->top <= 1u << sm->z.tagw)
            continue;
        diag_error(d, "%s: kernel %.80s uses register %u; ccu.tag_bits = %u allows 0..%u", b->from,
                   b->kernel_name, b->insts[i].op->top - 1, sm->z.tagw, (1u << sm->z.tagw) - 1);
        return false;
    }
    return true;
}

static struct hints *hints_of(void *self, const struct rf *rf)
{
    return &((struct sm_ccu *)self)->rf[rf->index];
}

static void ready(struct sm *sm, void *self, struct rf *rf, struct warp *w, unsigned first,
                  unsigned n)
{
    struct hints *h = hints_of(self, rf);
    uint32_t *reg = h->reg + (size_t)w->number * sm->z.nsrc;
    h->near[w->number] = 0;
    for (unsigned k = 0; k < n; k++) {
        reg[k] = w->at->op->src[first + k];
        h->near[w->number] |= (uint32_t)inst_near_src(w->at, first + k) << k;
    }
}

static void drive(struct sm *sm, void *self)
{
    (void)self;
    for (struct rf *rf = sm->rf; rf < sm->rf + sm->nrf; rf++) {
        rf->in->exit = rf->leaving;
        rf->leaving = 0;
    }
}

static void request(struct sm *sm, void *self, struct rf *rf, unsigned i, const struct write *wr,
                    const struct warp *w)
{
    (void)self;
    rf->in->wb_wid[i] = w->number;
    const struct op *op = sm->flights[wr->flight].inst->op;
    if (!sm->z.phys_tags) /* RS-C7: what has no name in the program */
        rf->in->wb_reg[i] = op->frame.raw && !w->move.now ? REG_ZERO : wr->name;
    rf->in->wb_near = (rf->in->wb_near & ~(1u << i)) | (uint32_t)wr->near << i;
}

static void answer(struct sm *sm, void *self, struct rf *rf, const struct warp *w)
{
    const struct hints *h = hints_of(self, rf);
    memcpy(rf->in->inst_reg, h->reg + (size_t)w->number * sm->z.nsrc, w->nsrc * sizeof *h->reg);
    rf->in->inst_near = h->near[w->number];
}

static void stats(const struct sm *sm, const void *self, struct sm_stats *s)
{
    (void)sm;
    (void)self;
    s->caching = true;
}

const struct sm_part sm_part_ccu = {
    .name = "ccu",
    .present = present,
    .create = create,
    .destroy = destroy,
    .admits = admits,
    .ready = ready,
    .drive = drive,
    .request = request,
    .answer = answer,
    .stats = stats,
};
