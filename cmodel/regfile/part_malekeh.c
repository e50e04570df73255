/* Part: Malekeh's scheduler in place of the others (docs/blocks/malekeh_scheduler.md). */
#include "base/mem.h"
#include "cmodel/malekeh/malekeh_scheduler.h"
#include "cmodel/regfile/part.h"

enum { RF_P8, MALEKEH_NRULES };
static const char *const rules[MALEKEH_NRULES] = {"RF-P8"};

struct malekeh {
    struct malekeh_scheduler sched;
    struct malekeh_scheduler_in in;
    struct malekeh_scheduler_out out;
    struct cover_point *cover, *cover_slots;
};

static bool present(const struct model_config *c)
{
    return c->malekeh && !c->hosted;
}

static void *create(struct regfile *rf)
{
    struct malekeh *p = xcalloc(1, sizeof *p);
    malekeh_scheduler_init(&p->sched, &rf->c);
    regfile_covers(rf, malekeh_scheduler_rules, &p->cover);
    regfile_covers(rf, (struct cover_rules){rules, MALEKEH_NRULES}, &p->cover_slots);
    return p;
}

static void destroy(void *self)
{
    struct malekeh *p = self;
    malekeh_scheduler_free(&p->sched);
    free(p);
}

static void reset(struct regfile *rf, void *self)
{
    (void)rf;
    malekeh_scheduler_reset(&((struct malekeh *)self)->sched);
}

static void select_warp(struct regfile *rf, void *self)
{
    struct malekeh *p = self;
    uint64_t blocked = rf->c.retry && rf->c.z.slots ? rf->own_busy : 0;
    p->cover_slots[RF_P8].hits += (rf->in.warp_ready[0] & blocked) != 0;
    p->in = (struct malekeh_scheduler_in){.ready = rf->in.warp_ready[0] & rf->able[0] & ~blocked,
                                          .has_data = rf->has_data,
                                          .own_busy = rf->own_busy,
                                          .launch_valid = rf->in.launch_valid & 1,
                                          .launch_wid = rf->in.launch_wid[0]};
    malekeh_scheduler_eval(&p->sched, &p->in, &p->out);
    rf->out.sel_valid = p->out.sel_valid;
    rf->out.sel_wid[0] = p->out.sel_wid;
}

static void clock_edge(struct regfile *rf, void *self)
{
    struct malekeh *p = self;
    p->in.issue = rf->out.issue;
    malekeh_scheduler_clock(&p->sched, &p->in, &p->out, p->cover);
}

const struct regfile_part part_malekeh = {
    .name = "malekeh",
    .present = present,
    .create = create,
    .destroy = destroy,
    .reset = reset,
    .phase = {[PHASE_SELECT] = select_warp, [PHASE_CLOCK] = clock_edge},
};
