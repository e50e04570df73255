/* Part of the SM: the waiting threshold, one `sthld` and one waiting_counter for all register files
 * (docs/blocks/sthld.md, ccu_allocator.md). Both stand still in the prefill. */
#include "base/diag.h"
#include "base/mem.h"
#include "cmodel/malekeh/ccu_allocator.h"
#include "cmodel/malekeh/sthld.h"
#include "cmodel/sm/sm_part.h"
#include <stdlib.h>

struct sm_threshold {
    struct sthld sthld;
    struct cover_point *cover;
    bool adaptive;
    bool shared; /* one counter for the SM: else that is nobody's */
    unsigned wait_cnt;
    uint64_t intervals, sum; /* ended; of the threshold over all cycles */
    unsigned lowest, highest;
};

static bool present(const struct model_config *c)
{
    return c->z.ccu;
}

static void *create(struct sm *sm, const struct params *p, const void *arg, struct diag *d)
{
    struct sm_threshold *t = xcalloc(1, sizeof *t);
    struct sthld_config c = sthld_config(p);
    (void)sm;
    (void)arg;
    (void)d;
    sthld_init(&t->sthld, &c);
    t->cover = cover_new(&sthld_rules, 1);
    t->adaptive = c.adaptive;
    t->shared = params_is(p, "ccu_allocator.scope", "sm");
    t->lowest = t->highest = c.initial;
    return t;
}

static void destroy(struct sm *sm, void *self)
{
    (void)sm;
    free(((struct sm_threshold *)self)->cover);
    free(self);
}

static void drive(struct sm *sm, void *self)
{
    const struct sm_threshold *t = self;
    for (struct rf *rf = sm->rf; rf < sm->rf + sm->nrf; rf++) {
        rf->in->sthld = t->sthld.fsm.sthld;
        rf->in->wait_cnt = t->wait_cnt;
    }
}

/* At most as many instructions count as the machine has schedulers. */
static unsigned all_issued(const struct sm *sm, const struct sm_threshold *t)
{
    unsigned issued = 0, most = t->sthld.c.issuers;
    for (unsigned i = 0; i < sm->nrf; i++)
        issued += sm->rf[i].out->issue;
    return issued < most ? issued : most;
}

/* What sub-core i gets to know of the others (docs/blocks/subcore.md). */
static void tell(struct sm *sm, unsigned i, unsigned issued)
{
    struct regfile_in *in = sm->rf[i].in;
    in->issued_others = issued - sm->rf[i].out->issue;
    in->waiting_others = in->replaced_others = 0;
    for (unsigned k = 0, bit = 0; k < sm->nrf; k++) {
        if (k == i)
            continue;
        in->waiting_others |= sm->rf[k].out->waiting << bit;
        in->replaced_others |= sm->rf[k].out->replaced << bit++;
    }
}

/* SC-E1: every sub-core's copy says what the one machine says. */
static void compare(struct sm *sm, const struct sm_threshold *t, unsigned i)
{
    const struct regfile_out *o = sm->rf[i].out;
    if (o->threshold != t->sthld.fsm.sthld || o->state != t->sthld.fsm.state ||
        (t->shared && o->wait_count != t->wait_cnt))
        failure_law(&sm->failure, "SC-E1", i, sm->cycle,
                    " regfile=%u: threshold=%u state=%u wait_count=%u, of the SM %u %u %u", i,
                    o->threshold, o->state, o->wait_count, t->sthld.fsm.sthld, t->sthld.fsm.state,
                    t->wait_cnt);
}

static void settled(struct sm *sm, void *self)
{
    const struct sm_threshold *t = self;
    unsigned issued = all_issued(sm, t);
    for (unsigned i = 0; i < sm->nrf && sm->subcore; i++) {
        tell(sm, i, issued);
        if (!sm->prefilling)
            compare(sm, t, i);
    }
}

static void clock_edge(struct sm *sm, void *self)
{
    struct sm_threshold *t = self;
    unsigned waiting = 0, replaced = 0;
    for (unsigned i = 0; i < sm->nrf; i++) {
        waiting += sm->rf[i].out->waiting;
        replaced |= sm->rf[i].out->replaced;
    }
    t->wait_cnt = waiting_counter_next(t->wait_cnt, waiting, replaced);
    t->sum += t->sthld.fsm.sthld;
    if (!t->adaptive)
        return;
    sthld_clock(&t->sthld, all_issued(sm, t), t->cover);
    unsigned now = t->sthld.fsm.sthld;
    t->intervals += t->sthld.step == 1;
    if (now < t->lowest)
        t->lowest = now;
    if (now > t->highest)
        t->highest = now;
}

static void stats(const struct sm *sm, const void *self, struct sm_stats *s)
{
    const struct sm_threshold *t = self;
    (void)sm;
    s->sthld.there = true;
    s->sthld.adaptive = t->adaptive;
    s->sthld.intervals = t->intervals;
    s->sthld.last = t->sthld.fsm.sthld;
    s->sthld.lowest = t->lowest;
    s->sthld.highest = t->highest;
    s->sthld.state = t->sthld.fsm.state;
    s->sthld.sum = t->sum;
}

const struct sm_part sm_part_threshold = {
    .name = "threshold",
    .present = present,
    .create = create,
    .destroy = destroy,
    .drive = drive,
    .settled = settled,
    .clock = clock_edge,
    .stats = stats,
};
