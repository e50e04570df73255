/* Two-level warp schedulers of earlier register-file caches, for comparison only (Malekeh VI-A,
 * Fig. 2 and 10): only warps of a small active set may be selected. */
#include "cmodel/study/two_level.h"
#include "base/diag.h"
#include "base/mem.h"
#include "cmodel/regfile/part.h"
#include "cmodel/sm/sm_part.h"
#include <stdlib.h>
#include <string.h>

/* Of one warp. */
struct level {
    uint64_t late[REG_SET_WORDS]; /* registers that global memory still owes it, or owed */
    bool waits;                   /* has left for all of them: software RFC */
};

struct two_level {
    struct two_level_options o;
    struct level *warps;    /* [register files][NW] */
    uint64_t *active;       /* [register files][NSCHED]: local warps */
    struct sm_levels count; /* scheduler-cycles */
};

static void *create(struct sm *sm, const struct params *p, const void *arg, struct diag *d)
{
    const struct two_level_options *o = arg;
    (void)p;
    if (sm->payload || sm->z.ccu || !o->active) {
        diag_error(d, "two-level: control only, operand collector units, an active set that "
                      "is not empty");
        return NULL;
    }
    struct two_level *t = xcalloc(1, sizeof *t);
    t->o = *o;
    t->warps = xcalloc((size_t)sm->nrf * sm->z.nw, sizeof *t->warps);
    t->active = xcalloc((size_t)sm->nrf * sm->z.nsched, sizeof *t->active);
    return t;
}

static void destroy(struct sm *sm, void *self)
{
    struct two_level *t = self;
    (void)sm;
    free(t->warps);
    free(t->active);
    free(t);
}

static struct level *level_of(const struct sm *sm, const struct two_level *t, const struct rf *rf,
                              const struct warp *w)
{
    return &t->warps[(size_t)(rf - sm->rf) * sm->z.nw + w->number];
}

static uint64_t *active_of(const struct sm *sm, const struct two_level *t, const struct rf *rf,
                           unsigned sched)
{
    return &t->active[(size_t)(rf - sm->rf) * sm->z.nsched + sched];
}

static void launched(struct sm *sm, void *self, struct rf *rf, struct warp *w)
{
    *level_of(sm, self, rf, w) = (struct level){0};
}

/* Whether global memory owes the warp anything. */
static bool owed(struct level *l, const struct warp *w)
{
    uint64_t any = 0;
    for (unsigned k = 0; k < REG_SET_WORDS; k++)
        any |= l->late[k] &= w->pending[k];
    return any != 0;
}

static void issued(struct sm *sm, void *self, struct rf *rf, struct warp *w)
{
    struct two_level *t = self;
    struct level *l = level_of(sm, t, rf, w);
    const struct inst *i = w->at;
    owed(l, w);
    for (unsigned k = 0; k < REG_SET_WORDS && i->op->class == OP_MEM_GLOBAL; k++)
        l->late[k] |= i->op->writes[k];
    /* A strand ends at a jump back: its end waits for all that is under way. */
    bool back = i + 1 < w->end && i->op->class == OP_BRANCH && i[1].pc <= i->pc;
    l->waits |= t->o.strands && back;
}

/* The warp cannot be of use in the active set. */
static bool blocked(const struct two_level *t, struct level *l, const struct warp *w)
{
    bool late = owed(l, w);
    if (w->state == WARP_SCOREBOARD && (l->late[w->wait_reg / 64] >> (w->wait_reg % 64) & 1)) {
        l->waits = t->o.strands; /* the end of a strand as well */
        return true;
    }
    l->waits &= late;
    return l->waits || w->state == WARP_BARRIER || w->state == WARP_FREE ||
           w->state == WARP_LAUNCHING || w->state == WARP_DRAIN;
}

/* Who is active in the next cycle: the active ones that are not blocked, then the oldest. */
static uint64_t next_active(struct sm *sm, struct two_level *t, struct rf *rf, unsigned sched)
{
    uint64_t fit = 0, was = *active_of(sm, t, rf, sched);
    for (unsigned k = 0; k < sm->z.n; k++) {
        const struct warp *w = &rf->warps[k * sm->z.nsched + sched];
        fit |= (uint64_t)!blocked(t, level_of(sm, t, rf, w), w) << k;
    }
    uint64_t now = was & fit;
    while ((fit & ~now) && popcount64(now) < t->o.active) {
        const struct warp *oldest = NULL;
        for (uint64_t v = fit & ~now; v; v &= v - 1) {
            const struct warp *w = &rf->warps[first_bit(v) * sm->z.nsched + sched];
            if (!oldest || w->launch < oldest->launch)
                oldest = w;
        }
        now |= local_bit(oldest);
    }
    return now;
}

/* The three states of Fig. 10, then the active sets of the next cycle. */
static void clock_edge(struct sm *sm, void *self)
{
    struct two_level *t = self;
    for (struct rf *rf = sm->rf; rf < sm->rf + sm->nrf; rf++)
        for (unsigned s = 0; s < sm->z.nsched; s++)
            *active_of(sm, t, rf, s) = rf->m->able[s] = next_active(sm, t, rf, s);
}

static void settled(struct sm *sm, void *self)
{
    struct two_level *t = self;
    for (struct rf *rf = sm->rf; rf < sm->rf + sm->nrf; rf++)
        for (unsigned s = 0; s < sm->z.nsched; s++) {
            uint64_t pending = rf->in->warp_ready[s] & ~*active_of(sm, t, rf, s);
            if (rf->out->issue >> s & 1)
                t->count.issued++;
            else if (pending)
                t->count.blocked++;
            else
                t->count.idle++;
        }
}

static void stats(const struct sm *sm, const void *self, struct sm_stats *s)
{
    (void)sm;
    s->levels = ((const struct two_level *)self)->count;
}

const struct sm_part two_level_part = {
    .name = "two-level",
    .create = create,
    .destroy = destroy,
    .launched = launched,
    .issued = issued,
    .settled = settled,
    .clock = clock_edge,
    .stats = stats,
};
