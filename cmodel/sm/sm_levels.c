/* Thread blocks whose level the hardware chooses (watermark.place = core, docs/sm.md): a kernel is
 * launched at the machine when all blocks of the one before have ended, each block asks for its
 * level before it becomes resident, and its end is told. Other SMs start and end blocks at times
 * that have nothing to do with them, so that all levels become known. */
#include "cmodel/sm/sm_levels.h"
#include "base/mem.h"
#include "cmodel/rng.h"
#include "cmodel/sm/sm_given.h"
#include "cmodel/sm/sm_part.h"
#include <stdlib.h>

enum { MOST_ENDS = 64 }; /* more than an SM has blocks */

struct started {
    unsigned level, stamp;
};

struct other { /* an SM */
    bool asks, runs;
    unsigned left; /* cycles of its block */
    struct started s;
};

struct levels {
    struct core *core; /* the SM's */
    struct rng rng;
    bool launched; /* a kernel: its number; its levels, or the size of all its blocks */
    unsigned kernel, nregs, stack;
    const struct block_levels *choice;
    bool asks, granted; /* sm->next: its level is not known; is, and it: */
    struct started next;
    struct started ends[MOST_ENDS]; /* not taken yet, the oldest first */
    unsigned nends;
    struct other other[WM_SMS]; /* from 1 on */
    unsigned cost[WM_LEVELS];   /* of their blocks, cycles */
};

struct levels *levels_create(const struct sm *sm, const struct params *p, struct core *core)
{
    struct levels *t = xcalloc(1, sizeof *t);
    (void)p;
    t->core = core;
    rng_seed(&t->rng, mix64(work_seed(sm->work)));
    return t;
}

void levels_free(struct levels *t)
{
    free(t);
}

bool levels_chosen(struct sm *sm)
{
    sm->levels->asks = !sm->levels->granted;
    return sm->levels->granted;
}

void levels_start(struct sm *sm, struct resident *r)
{
    struct levels *t = sm->levels;
    t->granted = false;
    r->level = t->next.level;
    r->stamp = t->next.stamp;
}

static void add_end(struct levels *t, struct started s)
{
    if (t->nends == MOST_ENDS)
        program_defect("more ends of thread blocks are open than an SM has blocks");
    t->ends[t->nends++] = s;
}

void levels_end(struct sm *sm, const struct resident *r)
{
    add_end(sm->levels, (struct started){r->level, r->stamp});
}

void levels_dropped(struct sm *sm)
{
    struct levels *t = sm->levels;
    if (t->granted)
        add_end(t, t->next);
    t->asks = t->granted = false;
}

static bool is_launched(const struct levels *t, const struct block *b)
{
    if (!t->launched || t->kernel != b->kernel || t->choice != b->levels)
        return false;
    return b->levels || (t->nregs == b->nregs && t->stack == b->stack);
}

static bool others_run(const struct levels *t)
{
    bool some = false;
    for (unsigned i = 1; i < t->core->watermark.c.sms; i++)
        some |= t->other[i].asks || t->other[i].runs;
    return some;
}

static struct core_level size_of(const struct sm *sm, unsigned nregs, unsigned stack)
{
    return (struct core_level){given_regions(sm, nregs), nregs & (uint32_t)low_bits(sm->z.physw),
                               nregs - stack, stack};
}

static uint32_t hash_of(const char *name, unsigned bits)
{
    uint64_t h = 0;
    while (*name)
        h = mix64(h ^ (unsigned char)*name++);
    return (uint32_t)(h & low_bits(bits));
}

/* In random work a kernel whose blocks all fit is sometimes said not to. */
static void show_kernel(struct sm *sm, const struct block *b, struct core_marks *m)
{
    const struct block_levels *c = b->levels;
    m->in.kernel_valid = true;
    m->in.kernel_name = hash_of(b->kernel_name, sm->levels->core->watermark.c.name_bits);
    m->in.kernel_last = c ? c->n - 1 : 0;
    m->in.kernel_fits = !c || (c->all && !(sm->random && mix64(b->kernel) & 3));
    for (unsigned i = 0; i < sm->levels->core->watermark.c.levels; i++) {
        unsigned l = i < m->in.kernel_last ? i : m->in.kernel_last; /* CO-H2: of each */
        m->table[i] =
            c ? size_of(sm, c->of[l].nregs, c->of[l].stack) : size_of(sm, b->nregs, b->stack);
    }
}

static void drive_other(struct levels *t, unsigned i, bool goes_on, struct watermark_in *in)
{
    struct other *o = &t->other[i];
    if (o->runs && o->left)
        o->left--;
    else if (!o->runs && !o->asks)
        o->asks = goes_on && rng_below(&t->rng, 8) == 0;
    in->start_valid |= (uint64_t)o->asks << i;
    in->end_valid |= (uint64_t)(o->runs && !o->left) << i;
    in->end_level[i] = o->runs ? o->s.level : 0;
    in->end_stamp[i] = o->runs ? o->s.stamp : 0;
}

void levels_drive(struct sm *sm)
{
    struct levels *t = sm->levels;
    struct core_marks *m = &t->core->in.marks;
    const struct block *b = t->asks ? sm->next : NULL;
    bool another = b && !is_launched(t, b);
    memset(m, 0, sizeof *m);
    for (unsigned i = 1; i < t->core->watermark.c.sms; i++)
        drive_other(t, i, t->launched && !another && !sm->work_ended, &m->in);
    if (t->nends) {
        m->in.end_valid |= 1;
        m->in.end_level[0] = t->ends[0].level;
        m->in.end_stamp[0] = t->ends[0].stamp;
    }
    if (another && !sm->nresident && !t->nends && !others_run(t))
        show_kernel(sm, b, m);
    m->in.start_valid |= b && !another && !given_queues(sm); /* CO-H3 */
}

static void launched(struct levels *t, const struct block *b)
{
    t->launched = true;
    t->kernel = b->kernel;
    t->nregs = b->nregs;
    t->stack = b->stack;
    t->choice = b->levels;
    for (unsigned i = 0; i < WM_LEVELS; i++)
        t->cost[i] = 8 + rng_below(&t->rng, 120);
}

/* sm->next may become resident, at this level. Where levels differ it is made again: what was asked
 * of it at the first level, the smallest, it is at the others, too. */
static void grant(struct sm *sm, struct started s)
{
    struct levels *t = sm->levels;
    struct block *b = sm->next;
    t->asks = false;
    t->granted = true;
    t->next = s;
    sm->admit = true;
    if (!b->levels || b->level == s.level)
        return;
    sm->next = b->levels->at(b->levels->self, b, s.level);
    work_release(sm->work, b);
}

static void clock_other(struct levels *t, unsigned i, const struct watermark_out *out)
{
    struct other *o = &t->other[i];
    if (out->start_ready >> i & 1) {
        unsigned l = out->start_level;
        *o = (struct other){.runs = true, .s = {l, out->start_stamp}};
        o->left = t->cost[l] + rng_below(&t->rng, 16);
    } else if (out->end_ready >> i & 1) {
        *o = (struct other){0};
    }
}

void levels_clock(struct sm *sm)
{
    struct levels *t = sm->levels;
    const struct watermark_in *in = &t->core->in.marks.in;
    const struct watermark_out *out = &t->core->out.marks;
    if (in->kernel_valid && out->kernel_ready)
        launched(t, sm->next);
    for (unsigned i = 1; i < t->core->watermark.c.sms; i++)
        clock_other(t, i, out);
    if (out->end_ready & 1)
        memmove(t->ends, t->ends + 1, --t->nends * sizeof *t->ends);
    if (out->start_ready & 1)
        grant(sm, (struct started){out->start_level, out->start_stamp});
}
