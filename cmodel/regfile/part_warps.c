/* Part: the warp schedulers (docs/blocks/warp_scheduler.md), one per NSCHED. */
#include "base/mem.h"
#include "cmodel/core/warp_scheduler.h"
#include "cmodel/regfile/part.h"

struct warps {
    unsigned n;
    struct warp_scheduler *sched; /* [NSCHED] */
    struct warp_scheduler_in *in;
    struct warp_scheduler_out *out;
    struct cover_point *cover;
};

static bool present(const struct model_config *c)
{
    return !c->malekeh && !c->hosted;
}

static void *create(struct regfile *rf)
{
    struct warps *p = xcalloc(1, sizeof *p);
    p->n = rf->c.z.nsched;
    p->sched = xcalloc(p->n, sizeof *p->sched);
    p->in = xcalloc(p->n, sizeof *p->in);
    p->out = xcalloc(p->n, sizeof *p->out);
    for (unsigned s = 0; s < p->n; s++)
        warp_scheduler_init(&p->sched[s], &rf->c);
    regfile_covers(rf, warp_scheduler_rules, &p->cover);
    return p;
}

static void destroy(void *self)
{
    struct warps *p = self;
    for (unsigned s = 0; s < p->n; s++)
        warp_scheduler_free(&p->sched[s]);
    free(p->sched);
    free(p->in);
    free(p->out);
    free(p);
}

static void reset(struct regfile *rf, void *self)
{
    struct warps *p = self;
    (void)rf;
    for (unsigned s = 0; s < p->n; s++)
        warp_scheduler_reset(&p->sched[s]);
}

static void select_warps(struct regfile *rf, void *self)
{
    struct warps *p = self;
    struct regfile_out *out = &rf->out;
    out->sel_valid = out->cand_valid = 0;
    for (unsigned s = 0; s < p->n; s++) {
        struct warp_scheduler_in *in = &p->in[s];
        struct warp_scheduler_out *o = &p->out[s];
        in->ready = rf->in.warp_ready[s] & rf->able[s];
        if (rf->c.z.overrides) {
            in->force_valid = out->force >> s & 1;
            in->force_wid = rf->force_wid[s];
        }
        warp_scheduler_eval(&p->sched[s], in, o);
        out->sel_valid |= (uint32_t)o->sel_valid << s;
        out->sel_wid[s] = o->sel_wid;
        if (!rf->c.z.overrides)
            continue; /* there are no candidates */
        out->cand_valid |= (uint32_t)o->cand_valid << s;
        out->cand_wid[s] = o->cand_wid;
    }
}

static void clock_edge(struct regfile *rf, void *self)
{
    struct warps *p = self;
    if (!(rf->out.issue | rf->in.launch_valid) && !rf->covered)
        return; /* their state stays */
    for (unsigned s = 0; s < p->n; s++) {
        struct warp_scheduler_in *in = &p->in[s];
        in->issue = rf->out.issue >> s & 1;
        in->launch_valid = rf->in.launch_valid >> s & 1;
        in->launch_wid = rf->in.launch_wid[s];
        warp_scheduler_clock(&p->sched[s], in, &p->out[s], rf->covered ? p->cover : NULL);
    }
}

const struct regfile_part part_warps = {
    .name = "warps",
    .present = present,
    .create = create,
    .destroy = destroy,
    .reset = reset,
    .phase = {[PHASE_SELECT] = select_warps, [PHASE_CLOCK] = clock_edge},
};
