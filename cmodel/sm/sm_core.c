/* Part of the SM: its register files stand in a core, whose model makes what they share. */
#include "cmodel/sm/sm_core.h"
#include "base/mem.h"
#include "cmodel/sm/sm_given.h"
#include "cmodel/sm/sm_levels.h"
#include "cmodel/sm/sm_part.h"
#include <inttypes.h>
#include <stdlib.h>

struct sm_core {
    struct core c;
    struct rng rng; /* random work: what comes to the machine from outside */
    unsigned pcw;
    uint64_t retiring[CORE_MOST]; /* bit w: has ended, and its SIMT stack is not empty yet */
    /* Of the indirect call that was shown in the last cycle, and is in this one. */
    uint32_t targets[CORE_MOST][SIMT_LANES], next_targets[CORE_MOST][SIMT_LANES];
    unsigned others; /* most that other SMs issue in a cycle */
};

static void *create(struct sm *sm, const struct params *p, const void *arg, struct diag *d)
{
    struct sm_core *t = xcalloc(1, sizeof *t);
    (void)d;
    core_init(&t->c, p);
    rng_seed(&t->rng, work_seed(sm->work));
    unsigned issuers = params_u(p, "sthld.issuers"), own = sm->nrf * sm->z.nsched;
    t->others = issuers > own ? issuers - own : 0;
    t->pcw = params_u(p, "simt_stack.pc_bits");
    sm->resets = true;
    sm->frames_inside = t->c.paths;
    sm->given = t->c.gives ? given_create(sm, p, &t->c) : NULL;
    sm->levels = t->c.chooses ? levels_create(sm, p, &t->c) : NULL;
    if (arg)
        *(struct core **)(uintptr_t)arg = &t->c;
    return t;
}

static void destroy(struct sm *sm, void *self)
{
    core_free(&((struct sm_core *)self)->c);
    given_free(sm->given);
    levels_free(sm->levels);
    free(self);
}

/* A program's counters must fit: with fewer bits two places of it would be one. */
static bool admits(const struct sm *sm, void *self, const struct block *b, struct diag *d)
{
    const struct sm_core *t = self;
    uint32_t most = 0;
    (void)sm;
    for (size_t i = 0; t->c.paths && b->flow && i < b->ninsts; i++)
        most = b->flow[i].pc > most ? b->flow[i].pc : most;
    if (most <= low_bits(t->pcw))
        return true;
    diag_error(d,
               "%s: kernel %.80s has the program counter %" PRIu32
               "; simt_stack.pc_bits = %u allows 0..%" PRIu64,
               b->from, b->kernel_name, most, t->pcw, low_bits(t->pcw));
    return false;
}

/* The register files are made behind the parts. */
static void drive(struct sm *sm, void *self)
{
    struct sm_core *t = self;
    struct core *c = &t->c;
    for (unsigned i = 0; i < sm->nrf && !c->rf[i]; i++)
        core_attach(c, i, sm->rf[i].m);
    if (sm->random && c->adaptive)
        c->in = (struct core_in){.issued_others = rng_below(&t->rng, t->others + 1),
                                 .rom_we = rng_below(&t->rng, 16) == 0,
                                 .rom_addr = rng_below(&t->rng, 16),
                                 .rom_data = rng_below(&t->rng, 128)};
    if (sm->given && !sm->prefilling)
        given_drive(sm);
    if (sm->levels && !sm->prefilling)
        levels_drive(sm);
    core_requests(c);
    for (unsigned u = 0; u < c->n && sm->given; u++) {
        const struct simt_out *o = &c->out.path[u];
        if (o->ended_valid)
            given_over(sm, u, o->ended_wid);
        if (o->overflow)
            given_over(sm, u, o->overflow_wid);
    }
}

/* ---- SIMT stacks */

static struct core *core_of(void *self)
{
    return &((struct sm_core *)self)->c;
}

/* What is known of the next instruction; NULL: its place in a trace. */
static const struct flow *flow_of(const struct warp *w)
{
    const struct block *b = w->block->b;
    return b->flow && !w->move.now ? &b->flow[w->at - b->insts] : NULL;
}

static uint32_t pc_of(const struct sm_core *t, const struct warp *w, const struct inst *i)
{
    const struct block *b = w->block->b;
    uint64_t pc = b->flow ? b->flow[i - b->insts].pc : i->pc;
    return (uint32_t)(pc & low_bits(t->pcw));
}

/* Behind those of the register stacks: a warp begins with its region. */
static void inputs(struct sm *sm, void *self, struct rf *rf)
{
    struct sm_core *t = self;
    struct core *c = &t->c;
    struct core_path *p = &c->in.path[rf->index];
    if (!c->paths)
        return;
    for (uint64_t v = t->retiring[rf->index] & ~c->out.path[rf->index].live; v; v &= v - 1) {
        t->retiring[rf->index] &= ~(v & -v);
        warp_retire(sm, rf, &rf->warps[__builtin_ctzll(v)]);
    }
    if (sm->given)
        given_leave(sm, rf);
    rf->in->release_valid = c->out.path[rf->index].release_valid;
    rf->in->release_wid = c->out.path[rf->index].release_wid;
    memcpy(p->lane_target, t->targets[rf->index], sizeof p->lane_target);
    p->inst_last = false;
    p->begin_mask = p->begin_pc = p->kill_valid = p->kill_wid = 0;
    /* All instructions of these are over, but for some lanes of a trace, or of a program that was
     * stopped. */
    uint64_t left = t->retiring[rf->index] & ~c->out.path[rf->index].hold;
    if (sm->given)
        left |= given_kills(sm, rf->index);
    if (left) {
        p->kill_valid = 1;
        p->kill_wid = (uint32_t)__builtin_ctzll(left);
        if (sm->given)
            given_over(sm, rf->index, p->kill_wid);
    }
    if (!rf->in->region_valid || rf->in->region_move)
        return;
    const struct warp *w = &rf->warps[rf->in->region_wid];
    p->begin_mask = w->at == w->end ? 0 : (uint32_t)low_bits(sm->z.lanes);
    p->begin_pc = w->at == w->end ? 0 : pc_of(t, w, w->at);
}

/* In a program it is known; of a trace every instruction goes on in all lanes, but for those that
 * call, return or exit. */
static void answer(struct sm *sm, void *self, struct rf *rf, const struct warp *w)
{
    struct sm_core *t = self;
    struct core_path *p = &t->c.in.path[rf->index];
    if (!t->c.paths)
        return;
    const struct flow *f = flow_of(w);
    const struct inst *i = w->at;
    const struct control *k = f && f->control ? &w->block->b->controls[f->control - 1] : NULL;
    memset(t->next_targets[rf->index], 0, sizeof t->next_targets[rf->index]);
    p->inst_last = w->uop + 1 == w->nuops && !w->move.now;
    p->inst_control = k ? k->op : FLOW_STEP;
    p->inst_mask = (uint32_t)fold_mask(sm, k ? k->lanes : i->mask);
    p->inst_next = (uint32_t)((f ? f->next : i + 1 < w->end ? i[1].pc : 0) & low_bits(t->pcw));
    p->inst_target = k ? (uint32_t)(k->target & low_bits(t->pcw)) : p->inst_next;
    p->inst_reconv = k ? (uint32_t)(k->reconv & low_bits(t->pcw)) : 0;
    p->inst_indirect = k && k->groups > 1;
    for (unsigned g = 0; p->inst_indirect && g < k->groups; g++)
        for (uint32_t v = k->group[g].lanes; v; v &= v - 1)
            t->next_targets[rf->index][__builtin_ctz(v)] =
                (uint32_t)(k->group[g].target & low_bits(t->pcw));
    if (f || w->move.now)
        return;
    if (i->op->frame.kind == FRAMES_CALL || i->op->frame.kind == FRAMES_RET)
        p->inst_control = i->op->frame.kind;
    if (i->op->class == OP_EXIT && i->mask)
        p->inst_control = FLOW_EXIT;
}

static void numbers(struct sm *sm, void *self, struct rf *rf)
{
    (void)sm;
    core_answered(core_of(self), rf->index);
}

/* The lanes that execute are those of the program. */
static void issued(struct sm *sm, void *self, struct rf *rf, struct warp *w)
{
    const struct core *c = core_of(self);
    const struct flow *f = c->paths ? flow_of(w) : NULL;
    const struct simt_out *o = &c->out.path[rf->index];
    const struct control *k = f && f->control ? &w->block->b->controls[f->control - 1] : NULL;
    uint32_t lanes = k && k->op == FLOW_CALL ? k->lanes : w->at->mask;
    if (f && o->top_mask != fold_mask(sm, lanes))
        failure_law(&sm->failure, "CO-L1", rf->index, sm->cycle,
                    " warp=%u regfile=%u: lanes %x execute, of the program %x", w->number,
                    rf->index, o->top_mask, lanes);
}

/* Its SIMT stack is not empty yet: also one that begins in this very cycle, of a warp without
 * instructions. */
static bool lingers(struct sm *sm, void *self, struct rf *rf, struct warp *w)
{
    struct sm_core *t = self;
    const struct regfile_in *in = rf->in;
    (void)sm;
    if (!t->c.paths)
        return false;
    bool begins = in->region_valid && !in->region_move && in->region_wid == w->number;
    if (!begins && !t->c.simt[rf->index].warp[w->number].live)
        return false;
    t->retiring[rf->index] |= 1ull << w->number;
    return true;
}

static bool busy(const struct sm *sm, const void *self, const struct rf *rf)
{
    const struct sm_core *t = self;
    return t->c.paths && (t->retiring[rf->index] || t->c.out.path[rf->index].hold ||
                          (sm->given && given_busy(sm, rf)));
}

static void clock_edge(struct sm *sm, void *self)
{
    struct sm_core *t = self;
    (void)sm;
    core_clock(&t->c);
    memcpy(t->targets, t->next_targets, sizeof t->targets);
    for (unsigned u = 0; u < t->c.n && t->c.paths; u++) {
        const struct simt_stack *s = &t->c.simt[u];
        if (s->broken)
            failure_law(&sm->failure, s->broken, u, sm->cycle, " regfile=%u", u);
        if (s->overflow)
            failure_oracle(&sm->failure, "OVERFLOW", u, sm->cycle,
                           " warp=%u regfile=%u: more calls and branches are open than its SIMT "
                           "stack has entries (simt_stack.depth = %u)",
                           s->overflow_wid, u, s->depth);
    }
}

static void reset(struct sm *sm, void *self)
{
    (void)sm;
    core_reset(&((struct sm_core *)self)->c);
}

static void behind(struct sm *sm, void *self)
{
    (void)self;
    if (sm->given)
        given_clock(sm);
    if (sm->levels)
        levels_clock(sm);
}

const struct sm_part sm_part_core = {
    .name = "core",
    .admits = admits,
    .create = create,
    .destroy = destroy,
    .lingers = lingers,
    .issued = issued,
    .drive = drive,
    .busy = busy,
    .inputs = inputs,
    .answer = answer,
    .numbers = numbers,
    .clock = behind,
    .tick = clock_edge,
    .reset = reset,
};
