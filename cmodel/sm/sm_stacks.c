/* Register stacks in the register files (rename.policy = cars): what they want of their
 * surroundings, and what these keep for them. Regions are told, complete frames are handed to the
 * register file (the part of a SIMT stack: the program knows when the last lane is back), the
 * registers of traps and of moved warps are kept in memory as data. docs/sm.md, Calls. */
#include "cmodel/sm/sm_part.h"
#include "params/base/outfile.h"
#include <stdlib.h>

/* ---- rows in memory ---- */

static struct rows *rows_of(struct warp *w, unsigned record, unsigned *index)
{
    *index = (record - 1) % STACK_MOVES;
    return &w->stack.rows[(record - 1) / STACK_MOVES];
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

void sm_stack_kept(struct sm *sm, struct rf *rf, const struct flight *f, const uint32_t *data)
{
    unsigned index, words = regfile_row_words(rf->m);
    struct rows *r = rows_of(f->w, f->record, &index);
    unsigned place = f->inst->op->src[f->inst->op->nsrc - 1];
    lanes_merge(row_at(r, words, index, false), data, f->lanes, sm->z.lanes, sm->z.lane_bits);
    memcpy(row_at(r, words, index, true),
           oracle_value(rf->oracle, regmap_phys(&sm->map, f->w->base, f->w->number, place)),
           words * sizeof *data);
}

const uint32_t *sm_stack_row_of(struct sm *sm, struct rf *rf, const struct flight *f, bool want)
{
    unsigned index;
    (void)sm;
    struct rows *r = rows_of(f->w, f->record, &index);
    return row_at(r, regfile_row_words(rf->m), index, want);
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

void sm_stacks_init(struct sm *sm, struct rf *rf, const struct params *p)
{
    sm->trap_overhead = params_u(p, "calls.trap_overhead");
    sm->mask_active = params_is(p, "trap.mask", "active");
    sm->absolute = params_is(p, "rename.pointer", "absolute");
    rf->stacks.release.at = xcalloc(sm->z.nw, sizeof *rf->stacks.release.at);
    rf->stacks.region.at = xcalloc(sm->z.nw, sizeof *rf->stacks.region.at);
    rf->stacks.done.at = xcalloc(sm->z.nw, sizeof *rf->stacks.done.at);
}

void sm_stacks_free(struct sm *sm, struct rf *rf)
{
    free(rf->stacks.release.at);
    free(rf->stacks.region.at);
    free(rf->stacks.done.at);
    for (unsigned w = 0; w < sm->z.nw; w++) {
        free(rf->warps[w].stack.rows[0].words);
        free(rf->warps[w].stack.rows[1].words);
        free(rf->warps[w].stack.trap);
    }
}

bool sm_stacks_busy(const struct rf *rf)
{
    return rf->stacks.release.n || rf->stacks.region.n || rf->stacks.done.n ||
           rf->stacks.retiring || rf->out->hold;
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

void sm_stacks_drive(struct sm *sm, struct rf *rf)
{
    struct regfile_in *in = rf->in;
    const struct sched *s = &rf->sched[0];
    const struct warp *w;
    for (uint64_t v = rf->stacks.retiring & ~rf->out->hold; v; v &= v - 1) {
        rf->stacks.retiring &= ~(v & -v);
        warp_retire(sm, rf, &rf->warps[__builtin_ctzll(v)]);
    }
    in->region_valid = in->release_valid = in->uop_done_valid = 0;
    if (rf->launching)
        put_region(rf, &rf->warps[s->launch[s->launch_head]], false);
    else if ((w = head_of(rf, &rf->stacks.region)))
        put_region(rf, w, true);
    if ((w = head_of(rf, &rf->stacks.release))) {
        in->release_valid = 1;
        in->release_wid = w->number;
    }
    if ((w = head_of(rf, &rf->stacks.done)) && w->stack.done <= sm->cycle) {
        in->uop_done_valid = 1;
        in->uop_done_wid = w->number;
    }
}

/* Of the selected warp: names, and what the instruction is to the frames. */
static void put_instruction(struct sm *sm, struct rf *rf, const struct warp *w)
{
    const struct op *op = w->at->op;
    struct regfile_in *in = rf->in;
    unsigned first = w->uop * sm->z.nsrc, n = op->ndst < sm->z.dsts ? op->ndst : sm->z.dsts;
    for (unsigned k = 0; k < w->nsrc; k++)
        in->inst_reg[k] = (uint8_t)op_src_name(op, first + k);
    in->inst_dst_valid = (uint32_t)low_bits(n);
    for (unsigned k = 0; k < n; k++)
        in->inst_dst[k] = (uint8_t)op_dst_name(op, k);
    in->inst_raw = op->frame.raw;
    in->inst_op = w->at->mask ? op->frame.kind : FRAMES_NOTHING;
    in->inst_need = op->frame.need;
    in->inst_opreg = op->frame.reg;
}

void sm_stacks_answer(struct sm *sm, struct rf *rf)
{
    if (rf->out->sel_valid)
        put_instruction(sm, rf, &rf->warps[rf->out->sel_wid[0]]);
    if (rf->out->uop_valid && sm->z.classes > 1)
        rf->in->inst_class[0] = sm->class_of[UNIT_MEMORY];
    regfile_answer(rf->m);
}

/* ---- traps ---- */

/* The micro-operation as an instruction of its warp; NULL after noting that it is none. */
static struct inst *trap_inst(struct sm *sm, struct rf *rf, struct warp *w)
{
    const struct regfile_out *o = rf->out;
    const struct block *b = w->block ? w->block->b : NULL;
    unsigned place = o->uop_phys - w->base;
    if (!b || !b->traps || o->uop_phys < w->base || place >= b->nregs) {
        failure_law(&sm->failure, "CARS: a trap moves a register that is not the warp's",
                    (unsigned)(rf - sm->rf), sm->cycle, " warp=%u phys=%u regfile=%u", w->number,
                    o->uop_phys, (unsigned)(rf - sm->rf));
        return NULL;
    }
    if (w->stack.ntrap < b->nregs) { /* nothing of the warp is in flight then */
        w->stack.trap = xrealloc(w->stack.trap, 2 * b->nregs * sizeof *w->stack.trap);
        w->stack.ntrap = b->nregs;
    }
    struct inst *i = &w->stack.trap[2 * place + o->uop_fill];
    unsigned at = o->uop_index < b->record ? o->uop_index : 0;
    *i = (struct inst){.op = o->uop_fill ? b->traps->restore[place] : b->traps->save[place],
                       .lanes = b->traps_lanes + at * b->traps_step,
                       .mask = UINT32_MAX};
    return i;
}

void sm_stacks_uop(struct sm *sm, struct rf *rf, unsigned id)
{
    const struct regfile_out *o = rf->out;
    struct warp *w = &rf->warps[o->uop_wid];
    struct inst *i = trap_inst(sm, rf, w);
    if (!i)
        return;
    struct ticket *t = &rf->tickets[id];
    uint32_t flight = flight_new(sm);
    struct flight *f = &sm->flights[flight];
    uint64_t all = low_bits(sm->z.lanes);
    *f = (struct flight){.w = w,
                         .inst = i,
                         .rf = (unsigned)(rf - sm->rf),
                         .undispatched = 1,
                         .unwritten = o->uop_fill,
                         .lanes = sm->mask_active ? w->stack.mask & all : all,
                         .record = o->uop_index + 1,
                         .unsure = true};
    t->flight = flight;
    w->in_flight++;
    sm->stats.traps += w->stack.uops == 0 && !w->stack.trapped;
    w->stack.trapped = !o->uop_last;
    w->stack.last = o->uop_last;
    w->stack.uops++;
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

void sm_stack_uop_done(struct sm *sm, struct rf *rf, struct warp *w)
{
    if (--w->stack.uops || !w->stack.last)
        return;
    w->stack.last = false;
    w->stack.done = sm->cycle + 1 + sm->trap_overhead;
    enqueue(sm, &rf->stacks.done, w);
}

/* ---- frames ---- */

/* The slot of a CALL that is issued: {reserve, RFP} of the caller in lane 0. */
static void slot_written(struct sm *sm, struct rf *rf, const struct warp *w)
{
    const struct block *b = w->block->b;
    const struct frame_step *s = &w->at->op->frame;
    unsigned phys = regmap_phys(&sm->map, w->base, w->number, s->slot);
    unsigned words = regfile_row_words(rf->m), rfpw = sm->z.frw;
    uint32_t *row = xmalloc(words * sizeof *row);
    uint64_t rfp = s->rfp;
    memcpy(row, oracle_value(rf->oracle, phys), words * sizeof *row);
    if (sm->absolute) {
        rfpw = sm->z.physw;
        rfp = (w->base + b->nregs - b->stack + rfp) & low_bits(rfpw);
    }
    pins_put(row, 0, sm->z.lane_bits, (uint64_t)s->reserve << rfpw | rfp);
    oracle_set(rf->oracle, phys, row, w->launch);
    free(row);
}

void sm_stack_issued(struct sm *sm, struct rf *rf, struct warp *w)
{
    unsigned kind = w->at->op->frame.kind;
    if (kind == FRAMES_CALL || kind == FRAMES_RET)
        w->stack.mask = fold_mask(sm, w->at->mask);
    if (kind == FRAMES_CALL && w->at->mask && sm->payload)
        slot_written(sm, rf, w);
}

void sm_stack_release(struct sm *sm, struct rf *rf, struct warp *w, unsigned frames)
{
    warp_set_state(rf, w, WARP_WITHHELD);
    w->stack.releases = frames;
    enqueue(sm, &rf->stacks.release, w);
}

void sm_stack_move(struct sm *sm, struct rf *rf, struct warp *w)
{
    warp_set_state(rf, w, WARP_WITHHELD);
    enqueue(sm, &rf->stacks.region, w);
}

bool sm_stack_retires(const struct sm *sm, struct rf *rf, const struct warp *w)
{
    if (!(rf->out->hold >> w->number & 1) && sm->cycle >= w->stack.settled)
        return true;
    rf->stacks.retiring |= 1ull << w->number;
    return false;
}

/* ---- the clock edge ---- */

void sm_stacks_clock(struct sm *sm, struct rf *rf)
{
    const struct regfile_out *o = rf->out;
    struct warp *w = head_of(rf, &rf->stacks.release);
    if (rf->in->release_valid && o->release_ready) {
        dequeue(sm, &rf->stacks.release);
        w->stack.settled = sm->cycle + 2; /* until `hold` shows it */
        if (--w->stack.releases)
            enqueue(sm, &rf->stacks.release, w);
        else
            warp_settle(sm, rf, w, sm->cycle + 1);
    }
    if (rf->in->region_valid && rf->in->region_move) {
        w = head_of(rf, &rf->stacks.region);
        dequeue(sm, &rf->stacks.region);
        window_restore(sm, rf, w);
    }
    if (rf->in->uop_done_valid)
        dequeue(sm, &rf->stacks.done);
    unsigned oob = o->issue ? o->reg_oob : 0;
    if (o->err_push | o->err_ret | o->err_lifo | oob)
        failure_law(&sm->failure, "CARS: err_push, err_ret, err_lifo or reg_oob",
                    (unsigned)(rf - sm->rf), sm->cycle, " regfile=%u: %x%x%x %x",
                    (unsigned)(rf - sm->rf), o->err_push, o->err_ret, o->err_lifo, oob);
}
