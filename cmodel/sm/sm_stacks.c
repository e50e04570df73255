/* Part of the SM: register stacks in the register files (rename.policy = cars). What they want of
 * their surroundings, and what these keep for them: regions are told, complete frames are handed to
 * the register file (the part of a SIMT stack: the program knows when the last lane is back), the
 * registers of traps and of moved warps are kept in memory as data. docs/sm.md, Calls. */
#include "base/diag.h"
#include "base/mem.h"
#include "cmodel/sm/sm_part.h"
#include <stdlib.h>
#include <string.h>

/* Registers in memory: what is there, and what should be. */
struct rows {
    uint32_t *words; /* owned: [cap][2][row] */
    unsigned cap;
};

enum { STACK_MOVES = 1u << 16 }; /* rows of moves; below them those of traps */

struct stack {          /* of a warp */
    unsigned releases;  /* frames that are complete and not yet taken */
    unsigned uops;      /* of its trap, under way */
    bool trapped, last; /* it has begun; its last one is there */
    uint64_t done;      /* when it is told that they are done */
    uint64_t settled;   /* from when on `hold` is up to date */
    uint64_t mask;      /* lanes of its last CALL or RET */
    struct inst *trap;  /* owned: store and load of each place in the region */
    unsigned ntrap;
    struct rows rows[2]; /* in memory: registers of traps, and of moves */
};

struct warp_queue {
    unsigned *at, head, n; /* [NW] */
};

struct stacks_of {      /* a register file */
    struct stack *warp; /* [NW] */
    struct warp_queue release, region, done;
    uint64_t retiring; /* bit w: ended, and its frames are still moving */
    unsigned id;       /* number of the trap's micro-operation that is issued in this cycle */
};

struct stacks {
    const struct part_at *me;
    struct stacks_of *of;       /* by register file */
    unsigned overhead;          /* calls.trap_overhead */
    bool mask_active, absolute; /* trap.mask, rename.pointer: holes */
};

static struct stacks_of *stacks_of(const struct stacks *t, const struct rf *rf)
{
    return &t->of[rf->index];
}

static struct stack *stack_of(const struct stacks *t, const struct rf *rf, const struct warp *w)
{
    return &stacks_of(t, rf)->warp[w->number];
}

/* ---- rows in memory ---- */

static bool is_trap(const struct flight *f)
{
    return f->row < STACK_MOVES;
}

static uint32_t *row_at(struct rows *r, unsigned words, unsigned index, bool want)
{
    if (index >= r->cap) {
        unsigned cap = index + 64;
        r->words = xrealloc(r->words, 2 * (size_t)cap * words * sizeof *r->words);
        memset(r->words + 2 * (size_t)r->cap * words, 0,
               2 * (size_t)(cap - r->cap) * words * sizeof *r->words);
        r->cap = cap;
    }
    return r->words + (2 * (size_t)index + want) * words;
}

/* The row that a flight is about. */
static uint32_t *row_of(const struct stacks *t, const struct rf *rf, const struct flight *f,
                        bool want)
{
    struct rows *r = &stack_of(t, rf, f->w)->rows[f->row / STACK_MOVES];
    return row_at(r, regfile_row_words(rf->m), f->row % STACK_MOVES, want);
}

static const uint32_t *row(struct sm *sm, void *self, struct rf *rf, const struct flight *f,
                           bool want)
{
    (void)sm;
    return row_of(self, rf, f, want);
}

static void kept(struct sm *sm, void *self, struct rf *rf, const struct flight *f,
                 const uint32_t *data)
{
    unsigned place = f->inst->op->src[f->inst->op->nsrc - 1];
    const uint32_t *want =
        oracle_value(rf->oracle, regmap_phys(&sm->map, f->w->base, f->w->number, place));
    lanes_merge(row_of(self, rf, f, false), data, f->lanes, sm->z.lanes, sm->z.lane_bits);
    memcpy(row_of(self, rf, f, true), want, regfile_row_words(rf->m) * sizeof *data);
}

/* ---- queues of warps ---- */

static void enqueue(struct sm *sm, struct warp_queue *q, const struct warp *w)
{
    q->at[(q->head + q->n++) % sm->z.nw] = w->number;
}

static struct warp *head_of(struct rf *rf, const struct warp_queue *q)
{
    return q->n ? &rf->warps[q->at[q->head]] : NULL;
}

static void dequeue(struct sm *sm, struct warp_queue *q)
{
    q->head = (q->head + 1) % sm->z.nw;
    q->n--;
}

/* ---- creation ---- */

static bool present(const struct model_config *c)
{
    return c->z.cars;
}

static void *create(struct sm *sm, const struct params *p, const void *arg, struct diag *d)
{
    struct stacks *t = xcalloc(1, sizeof *t);
    (void)arg;
    (void)d;
    t->me = &sm->parts[sm->nparts];
    t->overhead = params_u(p, "calls.trap_overhead");
    t->mask_active = params_is(p, "trap.mask", "active");
    t->absolute = params_is(p, "rename.pointer", "absolute");
    t->of = xcalloc(sm->nrf, sizeof *t->of);
    for (unsigned i = 0; i < sm->nrf; i++) {
        struct stacks_of *of = &t->of[i];
        of->warp = xcalloc(sm->z.nw, sizeof *of->warp);
        of->release.at = xcalloc(sm->z.nw, sizeof *of->release.at);
        of->region.at = xcalloc(sm->z.nw, sizeof *of->region.at);
        of->done.at = xcalloc(sm->z.nw, sizeof *of->done.at);
    }
    sm->renames = true;
    sm->held_ready = true; /* behind traps, slots and frames that come back */
    return t;
}

static void destroy(struct sm *sm, void *self)
{
    struct stacks *t = self;
    for (struct stacks_of *of = t->of; of < t->of + sm->nrf; of++) {
        for (unsigned w = 0; w < sm->z.nw; w++) {
            free(of->warp[w].rows[0].words);
            free(of->warp[w].rows[1].words);
            free(of->warp[w].trap);
        }
        free(of->warp);
        free(of->release.at);
        free(of->region.at);
        free(of->done.at);
    }
    free(t->of);
    free(t);
}

static bool busy(const struct sm *sm, const void *self, const struct rf *rf)
{
    (void)sm;
    const struct stacks_of *of = stacks_of(self, rf);
    return of->release.n || of->region.n || of->done.n || of->retiring || rf->out->hold;
}

/* ---- inputs ---- */

static void put_region(struct rf *rf, const struct warp *w, bool move)
{
    const struct block *b = w->block->b;
    struct regfile_in *in = rf->in;
    in->region_valid = 1;
    in->region_wid = w->number;
    in->region_base = w->base;
    in->region_k = b->nregs - b->stack;
    in->region_s = b->stack;
    in->region_move = move;
}

static void inputs(struct sm *sm, void *self, struct rf *rf)
{
    struct stacks_of *of = stacks_of(self, rf);
    struct regfile_in *in = rf->in;
    const struct sched *s = &rf->sched[0];
    const struct warp *w;
    for (uint64_t v = of->retiring & ~rf->out->hold; v; v &= v - 1) {
        of->retiring &= ~(v & -v);
        warp_retire(sm, rf, &rf->warps[__builtin_ctzll(v)]);
    }
    in->release_valid = in->uop_done_valid = 0;
    if (!sm->given)
        in->region_valid = 0;
    if (rf->launching)
        put_region(rf, &rf->warps[s->launch[s->launch_head]], false);
    else if ((w = head_of(rf, &of->region)))
        put_region(rf, w, true);
    if ((w = head_of(rf, &of->release))) {
        in->release_valid = 1;
        in->release_wid = w->number;
    }
    if ((w = head_of(rf, &of->done)) && of->warp[w->number].done <= sm->cycle) {
        in->uop_done_valid = 1;
        in->uop_done_wid = w->number;
    }
}

/* Of the selected warp: names, and what the instruction is to the frames. Destinations for which a
 * result will come, as many as there are ports, go with its last pass. */
static void answer(struct sm *sm, void *self, struct rf *rf, const struct warp *w)
{
    (void)self;
    const struct op *op = w->at->op;
    struct regfile_in *in = rf->in;
    unsigned first = w->uop * sm->z.nsrc, n = op->ndst < sm->z.dsts ? op->ndst : sm->z.dsts;
    n = w->uop + 1 == w->nuops && fold_mask(sm, w->at->mask) ? n : 0;
    for (unsigned k = 0; k < w->nsrc; k++)
        in->inst_reg[k] = op_src_name(op, first + k);
    in->inst_dst_valid = (uint32_t)low_bits(n);
    for (unsigned k = 0; k < n; k++)
        in->inst_dst[k] = (uint8_t)op_dst_name(op, k);
    in->inst_raw = op->frame.raw;
    in->inst_op = w->at->mask ? op->frame.kind : FRAMES_NOTHING;
    in->inst_need = op->frame.need;
    in->inst_opreg = op->frame.reg;
}

/* A micro-operation of a trap is an instruction of the load/store unit, */
static void answers(struct sm *sm, void *self, struct rf *rf)
{
    (void)self;
    if (rf->out->uop_valid && sm->z.classes > 1)
        rf->in->inst_class[0] = sm->class_of[UNIT_MEMORY];
}

/* which gets a number when it is issued. */
static void numbers(struct sm *sm, void *self, struct rf *rf)
{
    if (rf->out->uop_issue)
        stacks_of(self, rf)->id = ticket_new(sm, rf, 0, 0, !rf->out->uop_fill);
}

/* ---- traps ---- */

/* The micro-operation as an instruction of its warp; NULL after noting that it is none. */
static struct inst *trap_inst(struct sm *sm, struct rf *rf, const struct warp *w, struct stack *k)
{
    const struct regfile_out *o = rf->out;
    const struct block *b = w->block ? w->block->b : NULL;
    unsigned place = o->uop_phys - w->base;
    if (!b || !b->traps || o->uop_phys < w->base || place >= b->nregs) {
        failure_law(&sm->failure, "CARS: a trap moves a register that is not the warp's", rf->index,
                    sm->cycle, " warp=%u phys=%u regfile=%u", w->number, o->uop_phys, rf->index);
        return NULL;
    }
    if (k->ntrap < b->nregs) { /* nothing of the warp is in flight then */
        k->trap = xrealloc(k->trap, 2 * b->nregs * sizeof *k->trap);
        k->ntrap = b->nregs;
    }
    struct inst *i = &k->trap[2 * place + o->uop_fill];
    unsigned at = o->uop_index < b->record ? o->uop_index : 0;
    *i = (struct inst){.op = o->uop_fill ? b->traps->restore[place] : b->traps->save[place],
                       .lanes = b->traps_lanes + at * b->traps_step,
                       .mask = UINT32_MAX};
    return i;
}

/* The micro-operation is issued. */
static void trap_issued(struct sm *sm, const struct stacks *t, struct rf *rf, unsigned id)
{
    const struct regfile_out *o = rf->out;
    struct warp *w = &rf->warps[o->uop_wid];
    struct stack *k = stack_of(t, rf, w);
    struct inst *i = trap_inst(sm, rf, w, k);
    rf->tickets[id].used = true;
    if (!i)
        return;
    uint32_t flight = flight_new(sm);
    struct flight *f = &sm->flights[flight];
    uint64_t all = low_bits(sm->z.lanes);
    *f = (struct flight){.w = w,
                         .inst = i,
                         .rf = rf->index,
                         .undispatched = 1,
                         .unwritten = o->uop_fill,
                         .lanes = t->mask_active ? k->mask & all : all,
                         .keeper = t->me,
                         .row = o->uop_index,
                         .unsure = true};
    rf->tickets[id].flight = flight;
    w->in_flight++;
    sm->stats.traps += k->uops == 0 && !k->trapped;
    k->trapped = !o->uop_last;
    k->last = o->uop_last;
    k->uops++;
    count_call(&sm->stats, i);
    if (o->uop_fill) {
        w->pending[i->op->dst[0] / 64] |= i->op->writes[i->op->dst[0] / 64];
        return;
    }
    unsigned reg = i->op->src[0];
    w->readers[reg]++;
    w->reading[reg / 64] |= 1ull << (reg % 64);
    if (sm->payload)
        oracle_expect(rf->oracle, id, 0, o->uop_phys, w->launch);
}

static void moved(struct sm *sm, void *self, struct rf *rf, const struct flight *f)
{
    struct stacks *t = self;
    struct stack *k = stack_of(t, rf, f->w);
    if (!is_trap(f) || --k->uops || !k->last)
        return;
    k->last = false;
    k->done = sm->cycle + 1 + t->overhead;
    enqueue(sm, &stacks_of(t, rf)->done, f->w);
}

/* ---- frames ---- */

/* The slot of a CALL that is issued: {reserve, RFP} of the caller in lane 0. */
static void slot_written(struct sm *sm, const struct stacks *t, struct rf *rf, const struct warp *w)
{
    const struct block *b = w->block->b;
    const struct frame_step *s = &w->at->op->frame;
    unsigned phys = regmap_phys(&sm->map, w->base, w->number, s->slot);
    unsigned words = regfile_row_words(rf->m), rfpw = sm->z.frw;
    uint32_t *row = xmalloc(words * sizeof *row);
    uint64_t rfp = s->rfp;
    memcpy(row, oracle_value(rf->oracle, phys), words * sizeof *row);
    if (t->absolute) {
        rfpw = sm->z.physw;
        rfp = (w->base + b->nregs - b->stack + rfp) & low_bits(rfpw);
    }
    pins_put(row, 0, sm->z.lane_bits, (uint64_t)s->reserve << rfpw | rfp);
    oracle_set(rf->oracle, phys, row, w->launch);
    free(row);
}

/* Where the register file has put the first destinations; which row in memory a move is of. */
static void flies(struct sm *sm, void *self, struct rf *rf, struct warp *w, struct ticket *ticket)
{
    const struct stacks *t = self;
    struct flight *f = &sm->flights[ticket->flight];
    const struct op *op = f->inst->op;
    f->renamed = true;
    for (unsigned k = 0; k < 2; k++)
        f->phys[k] = regfile_destination(rf->m, k);
    if (w->move.now && op->frame.raw && op->counts) {
        f->keeper = t->me;
        f->row = STACK_MOVES + (op->ndst ? op->dst[0] : op->src[op->nsrc - 1]);
    }
}

static void issued(struct sm *sm, void *self, struct rf *rf, struct warp *w)
{
    unsigned kind = w->at->op->frame.kind;
    if (kind == FRAMES_CALL || kind == FRAMES_RET)
        stack_of(self, rf, w)->mask = fold_mask(sm, w->at->mask);
    if (kind == FRAMES_CALL && w->at->mask && sm->payload)
        slot_written(sm, self, rf, w);
}

/* The warp waits until its complete frames are taken; */
static bool keeps(struct sm *sm, void *self, struct rf *rf, struct warp *w, const struct inst *i)
{
    if (!i->releases || sm->frames_inside)
        return false;
    warp_set_state(rf, w, WARP_WITHHELD);
    stack_of(self, rf, w)->releases = i->releases;
    enqueue(sm, &stacks_of(self, rf)->release, w);
    return true;
}

/* until its new region is told. */
static bool returned(struct sm *sm, void *self, struct rf *rf, struct warp *w)
{
    warp_set_state(rf, w, WARP_WITHHELD);
    enqueue(sm, &stacks_of(self, rf)->region, w);
    return true;
}

/* Something of the warp is under way in the register file. */
static bool lingers(struct sm *sm, void *self, struct rf *rf, struct warp *w)
{
    if (!(rf->out->hold >> w->number & 1) && sm->cycle >= stack_of(self, rf, w)->settled)
        return false;
    stacks_of(self, rf)->retiring |= 1ull << w->number;
    return true;
}

/* ---- the clock edge ---- */

static void take_release(struct sm *sm, struct stacks_of *of, struct rf *rf)
{
    struct warp *w = head_of(rf, &of->release);
    struct stack *k = &of->warp[w->number];
    dequeue(sm, &of->release);
    k->settled = sm->cycle + 2; /* until `hold` shows it */
    if (--k->releases)
        enqueue(sm, &of->release, w);
    else
        warp_settle(sm, rf, w, sm->cycle + 1);
}

static void edge(struct sm *sm, void *self, struct rf *rf)
{
    struct stacks_of *of = stacks_of(self, rf);
    const struct regfile_out *o = rf->out;
    if (o->uop_issue)
        trap_issued(sm, self, rf, of->id);
    if (rf->in->release_valid && o->release_ready && !sm->frames_inside)
        take_release(sm, of, rf);
    if (rf->in->region_valid && rf->in->region_move && !sm->given) {
        struct warp *w = head_of(rf, &of->region);
        dequeue(sm, &of->region);
        window_restore(sm, rf, w);
    }
    if (rf->in->uop_done_valid)
        dequeue(sm, &of->done);
    unsigned oob = o->issue ? o->reg_oob : 0;
    if (o->err_push | o->err_need | o->err_ret | o->err_lifo | oob)
        failure_law(&sm->failure, "CARS: err_push, err_need, err_ret, err_lifo or reg_oob",
                    rf->index, sm->cycle, " regfile=%u: %x%x%x%x %x", rf->index, o->err_push,
                    o->err_need, o->err_ret, o->err_lifo, oob);
}

const struct sm_part sm_part_stacks = {
    .name = "stacks",
    .present = present,
    .create = create,
    .destroy = destroy,
    .returned = returned,
    .lingers = lingers,
    .flies = flies,
    .issued = issued,
    .keeps = keeps,
    .kept = kept,
    .row = row,
    .moved = moved,
    .busy = busy,
    .inputs = inputs,
    .answer = answer,
    .answers = answers,
    .numbers = numbers,
    .edge = edge,
};
