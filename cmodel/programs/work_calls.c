/* Programs with calls as thread blocks: what their warps execute in each form. A frame's place in
 * the register file follows from the calls of its warp and S alone, so that with CARS registers are
 * named where they are, and the SM's scoreboard knows them by their place, too. */
#include "cmodel/programs/work_calls.h"
#include "base/diag.h"
#include "base/mem.h"
#include "cmodel/calls/frames.h"
#include "cmodel/calls/walk.h"
#include "cmodel/programs/expand.h"
#include "cmodel/programs/work_source.h"
#include "cmodel/rng.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { NO_REG = -1, FIRST_SAVED = 16, MOST_DEPTH = 256, STACK_POINTER = 1 };

/* The sizes of a level, and what they need. */
struct calls_level {
    struct calls_launch l;
    unsigned nregs;
    struct moves moves; /* with FORM_CARS */
    struct moves traps; /* with FORM_CARS in the register file */
};

/* What makes an op besides its opcode and registers. */
struct op_is {
    enum op_counts counts;
    enum op_flag flag;
    bool hold;
    unsigned pause;
    /* with frames in the register file */
    struct frame_step frame;
    bool named; /* the registers have other names: */
    uint8_t names[3];
    bool drains; /* nothing is outstanding in the stack of a region with these sizes; */
    unsigned kernel, stack;
    unsigned slot;    /* nor in this place; 0: none */
    uint8_t indirect; /* enum indirect: with this window */
    struct op_window window;
};

struct op_named {
    const char *opcode; /* a literal */
    int regs[3];
    struct op_is is;
};
struct op_at_hand {
    struct op_named name;
    const struct op *op;
};
enum { OPS_AT_HAND = 1024 };

struct calls_grid {
    struct call_program *p;
    struct calls_config c;
    struct op_table ops;
    struct op_at_hand at_hand[OPS_AT_HAND];
    unsigned block, launch;
    struct calls_level levels[MOST_LEVELS];
    unsigned nlevels;
    struct block_levels choice; /* of blocks that can have several */
};

struct emitter {
    struct calls_grid *w;
    const struct calls_level *level;
    struct block *b;
    struct cars_frames frames;
    unsigned below[MOST_DEPTH]; /* registers saved by the frames below that of a depth */
    unsigned record;            /* most registers of a warp in memory */
    uint64_t warp;
};

static void set_frame(struct op *o, const int regs[3], const struct op_is *is, bool by_name)
{
    uint8_t name[REG_ZERO + 1] = {0};
    o->frame = is->frame;
    for (unsigned i = 0; i < 3; i++)
        if (is->named && regs[i] != NO_REG)
            name[regs[i]] = is->names[i];
    if (is->named)
        op_set_names(o, name, by_name);
    if (by_name)
        return;
    o->drains = is->slot || is->drains;
    if (is->slot)
        o->waits[is->slot / 64] |= 1ull << (is->slot % 64);
    for (unsigned r = is->kernel; is->drains && r < is->kernel + is->stack; r++)
        o->waits[r / 64] |= 1ull << (r % 64);
}

static const struct op *op_made(struct calls_grid *w, const char *opcode, int dst, int a, int b,
                                struct op_is is)
{
    char key[160];
    const struct frame_step *f = &is.frame;
    int len = snprintf(key, sizeof key, "%s %d %d %d %d%d%d", opcode, dst, a, b, (int)is.counts,
                       is.hold, (int)is.flag);
    if (w->c.hardware)
        len += snprintf(key + len, sizeof key - (size_t)len,
                        " %d,%d,%d,%d,%d%d %d,%d,%d,%d %d,%u,%u,%u", f->kind, f->need, f->reg,
                        f->reserve, f->rfp, f->raw, is.named, is.names[0], is.names[1], is.names[2],
                        is.drains, is.kernel, is.stack, is.slot);
    const struct op_window *v = &is.window;
    if (is.indirect)
        len += snprintf(key + len, sizeof key - (size_t)len, " %d:%d,%d,%d,%d,%d", is.indirect,
                        v->first_name, v->length, v->kernel, v->stack, v->first);
    uint32_t at = op_table_find(&w->ops, key, (size_t)len, false);
    if (at != UINT32_MAX)
        return w->ops.ops[at];
    uint8_t d = (uint8_t)dst, src[2] = {(uint8_t)a, (uint8_t)b};
    unsigned nsrc = (unsigned)(a != NO_REG) + (unsigned)(b != NO_REG);
    struct listed l = {dst != NO_REG, nsrc, &d, src, false, w->ops.rules};
    struct op o;
    if (expand(&o, opcode, strlen(opcode), &l))
        program_defect("a program with calls has an instruction that cannot be expanded");
    o.width = o.class == OP_MEM_GLOBAL || o.class == OP_MEM_SHARED ? 4 : 0;
    o.atomic = is.hold;
    o.counts = (uint8_t)is.counts;
    o.flag = (uint8_t)is.flag;
    o.pause = (uint16_t)is.pause;
    o.indirect = is.indirect;
    o.window = is.window;
    set_frame(&o, (const int[]){dst, a, b}, &is, w->c.by_name);
    o.key = xstrdup(key);
    o.key_len = (size_t)len;
    at = op_table_add(&w->ops, &o);
    return w->ops.ops[at];
}

/* The same, at hand for those that come often. */
static const struct op *op_of(struct calls_grid *w, const char *opcode, int dst, int a, int b,
                              struct op_is is)
{
    struct op_named n;
    memset(&n, 0, sizeof n); /* compared byte by byte: a difference in padding finds it anew */
    n.opcode = opcode;
    n.regs[0] = dst;
    n.regs[1] = a;
    n.regs[2] = b;
    n.is = is;
    unsigned h = (unsigned)dst * 31 + (unsigned)a * 1021 + (unsigned)b * 65537 + is.names[0] * 7u +
                 is.names[1] * 73u + is.names[2] * 577u + is.frame.reg * 3u;
    struct op_at_hand *at = &w->at_hand[(h ^ h >> 10) % OPS_AT_HAND];
    if (!at->op || memcmp(&at->name, &n, sizeof n) != 0) {
        at->op = op_made(w, opcode, dst, a, b, is);
        memcpy(&at->name, &n, sizeof n);
    }
    return at->op;
}

/* A SIMT stack may follow the program. */
static bool has_flow(const struct calls_grid *w)
{
    return w->c.form == FORM_CARS && w->c.hardware;
}

static struct inst *add(struct emitter *e, const struct op *op, uint32_t mask)
{
    struct block *b = e->b;
    b->insts = xgrow(b->insts, b->ninsts + 1, &b->cap, sizeof *b->insts);
    if (has_flow(e->w))
        b->flow = xgrow(b->flow, b->ninsts + 1, &b->flow_cap, sizeof *b->flow);
    b->insts[b->ninsts] = (struct inst){.op = op, .mask = mask};
    return &b->insts[b->ninsts++];
}

/* A memory instruction whose lanes are `step` bytes apart. */
static void add_memory(struct emitter *e, const struct op *op, uint32_t mask, uint64_t addr,
                       unsigned step)
{
    struct inst *i = add(e, op, mask);
    uint64_t lanes[32];
    unsigned n = 0;
    for (uint32_t v = mask; v; v &= v - 1)
        lanes[n++] = addr + step * (unsigned)__builtin_ctz(v);
    if (n)
        i->lanes = (uint32_t)lanes_pack(&e->b->lanes, lanes, n);
}

static void add_plain(struct emitter *e, const char *opcode, uint32_t mask, enum op_counts counts)
{
    add(e, op_of(e->w, opcode, NO_REG, NO_REG, NO_REG, (struct op_is){.counts = counts}), mask);
}

/* One register to or from local memory, word `at` of every thread. */
static void add_local(struct emitter *e, bool store, unsigned reg, unsigned at, uint32_t mask)
{
    const struct op *op = store ? op_of(e->w, "STL", NO_REG, STACK_POINTER, (int)reg,
                                        (struct op_is){.counts = COUNTS_SPILL})
                                : op_of(e->w, "LDL", (int)reg, STACK_POINTER, NO_REG,
                                        (struct op_is){.counts = COUNTS_FILL});
    add_memory(e, op, mask, 4ull * at, 0);
}

/* ---- where registers are ---- */

/* The program's register where callee-saved ones begin elsewhere than at R16: fewer scratch
 * registers. */
static unsigned name_of(const struct calls_config *c, unsigned x)
{
    return x < FIRST_SAVED ? x % (c->r0cs < FIRST_SAVED ? c->r0cs : FIRST_SAVED)
                           : x - FIRST_SAVED + c->r0cs;
}

static int place_of(const struct emitter *e, unsigned x)
{
    const struct cars_frames *f = &e->frames;
    if (x < FIRST_SAVED || !f->n || x - FIRST_SAVED >= f->at[f->n - 1].length)
        return (int)name_of(&e->w->c, x);
    return (int)cars_frames_row(f, e->level->l.kernel, x);
}

static int reg_of(const struct emitter *e, const struct call_event *ev, unsigned x)
{
    if (e->w->c.form == FORM_CARS && e->w->c.hardware)
        return place_of(e, x);
    if (x < FIRST_SAVED || !ev->depth)
        return (int)x;
    if (e->w->c.form == FORM_INLINE)
        return (int)(e->level->l.kernel + e->below[ev->depth] + x - FIRST_SAVED);
    return (int)(e->w->c.form == FORM_CARS ? cars_frames_row(&e->frames, e->level->l.kernel, x)
                                           : x);
}

/* ---- register stacks ---- */

static void add_trap(struct emitter *e)
{
    add(e,
        op_of(e->w, "TRAP", NO_REG, NO_REG, NO_REG,
              (struct op_is){.counts = COUNTS_TRAP, .pause = e->w->c.overhead}),
        UINT32_MAX);
}

/* All registers of a frame, slot and all, for all lanes. */
static void add_frame(struct emitter *e, const struct cars_frame_at *f, bool store)
{
    for (unsigned i = 0; i <= f->length; i++)
        add_local(e, store, cars_frame_row(&e->frames, e->level->l.kernel, f, i), f->index + i,
                  UINT32_MAX);
}

static void cars_call(struct emitter *e, const struct call_event *ev)
{
    if (e->w->c.callee_saves && e->frames.free < ev->need) {
        cars_frames_beside(&e->frames);
        add_plain(e, "CALL.REL.NOINC", ev->mask, COUNTS_CALL);
        return;
    }
    size_t n, first = cars_frames_call(&e->frames, ev->need, &n);
    if (n)
        add_trap(e);
    for (size_t i = 0; i < n; i++)
        add_frame(e, &e->frames.at[first + i], true);
    const struct cars_frame_at *top = &e->frames.at[e->frames.n - 1];
    unsigned slot = cars_frame_row(&e->frames, e->level->l.kernel, top, 0);
    add(e, op_of(e->w, "MOV", (int)slot, NO_REG, NO_REG, (struct op_is){0}), UINT32_MAX);
    add_plain(e, "CALL.REL.NOINC", ev->mask, COUNTS_CALL);
}

/* Frames that are complete: the warp waits for the caller's RFP, and for the trap if it must. */
static void cars_release(struct emitter *e)
{
    if (!cars_frames_return(&e->frames))
        return;
    add_trap(e);
    add_frame(e, &e->frames.at[e->frames.n - 1], false);
}

static void cars_return(struct emitter *e, const struct call_event *ev)
{
    const struct cars_frame_at *top = &e->frames.at[e->frames.n - 1];
    int slot = (int)cars_frame_row(&e->frames, e->level->l.kernel, top, 0);
    if (!ev->whole || cars_frames_is_beside(&e->frames)) {
        add_plain(e, "RET.REL.NODEC", ev->mask, COUNTS_NOTHING);
        if (ev->whole)
            cars_release(e);
        return;
    }
    add(e, op_of(e->w, "RET.REL.NODEC", NO_REG, slot, NO_REG, (struct op_is){.hold = true}),
        ev->mask);
    cars_release(e);
}

/* ---- register stacks of the register file: it has the frames, traps and slots; here is what the
 * instructions are to them, and what the scoreboard has to wait for ---- */

static struct op_is frame_is(const struct emitter *e, struct frame_step f, bool drains)
{
    unsigned first = e->level->l.kernel;
    if (e->w->c.drains && first > e->w->c.r0cs) /* of all that has another name then */
        first = e->w->c.r0cs;
    drains |= e->w->c.drains && f.kind != FRAMES_NOTHING && f.kind != FRAMES_POP;
    return (struct op_is){.frame = f,
                          .drains = drains,
                          .kernel = first,
                          .stack = drains ? e->level->l.kernel - first + e->level->l.stack : 0};
}

/* Names of the registers of an event. */
static struct op_is named(const struct emitter *e, const struct call_inst *i)
{
    if (!e->w->c.hardware || e->w->c.form != FORM_CARS)
        return (struct op_is){0};
    return (struct op_is){.named = true,
                          .names = {(uint8_t)name_of(&e->w->c, i->dst),
                                    (uint8_t)name_of(&e->w->c, i->src[0]),
                                    (uint8_t)name_of(&e->w->c, i->src[1])}};
}

static void hardware_call(struct emitter *e, const struct call_event *ev)
{
    struct cars_frames *f = &e->frames;
    struct frame_step s = {.kind = FRAMES_CALL, .need = (uint8_t)ev->need};
    if (f->n) {
        s.reserve = (uint8_t)f->at[f->n - 1].need;
        s.rfp = (uint8_t)((f->at[f->n - 1].slot + 1) % f->stack);
    }
    size_t n;
    cars_frames_call(f, ev->need, &n);
    if (f->in_memory > e->record)
        e->record = f->in_memory;
    struct op_is is = frame_is(e, s, n > 0);
    is.counts = COUNTS_CALL;
    is.slot = cars_frame_row(f, e->level->l.kernel, &f->at[f->n - 1], 0);
    is.frame.slot = (uint8_t)is.slot;
    add(e, op_of(e->w, "CALL.REL.NOINC", NO_REG, NO_REG, NO_REG, is), ev->mask);
}

/* So many frames are complete behind the last instruction. Their slots are read, which may still
 * come back from a move; frames that come back from memory find nothing outstanding where they go.
 */
static void hardware_release(struct emitter *e, size_t to)
{
    struct inst *last = &e->b->insts[e->b->ninsts - 1];
    const struct cars_frame_at *top = &e->frames.at[e->frames.n - 1];
    unsigned slot = cars_frame_row(&e->frames, e->level->l.kernel, top, 0);
    bool fills = e->frames.n > to + 1 || e->w->c.drains;
    for (; e->frames.n > to; last->releases++)
        fills |= cars_frames_return(&e->frames);
    struct op_is is = frame_is(e, last->op->frame, fills);
    is.slot = slot;
    last->op = op_of(e->w, last->op->name, NO_REG, NO_REG, NO_REG, is);
}

static void hardware_return(struct emitter *e, const struct call_event *ev)
{
    struct frame_step s = {.kind = FRAMES_RET, .need = (uint8_t)call_need(e->w->p, ev->function)};
    add(e, op_of(e->w, "RET.REL.NODEC", NO_REG, NO_REG, NO_REG, frame_is(e, s, false)), ev->mask);
    if (ev->whole)
        hardware_release(e, e->frames.n - 1);
}

static void hardware_saved(struct emitter *e, const struct call_event *ev, bool push)
{
    struct frame_step s = {.kind = push ? FRAMES_PUSH : FRAMES_POP,
                           .reg = (uint8_t)name_of(&e->w->c, ev->i->dst)};
    if (push)
        cars_frames_push(&e->frames, ev->i->dst);
    add(e, op_of(e->w, push ? "PUSH" : "POP", NO_REG, NO_REG, NO_REG, frame_is(e, s, false)),
        ev->mask);
}

/* ---- events ---- */

/* In programs of register files that have it some of the arithmetic names registers by number. */
static bool indirect(const struct emitter *e, uint64_t h)
{
    return e->w->c.indirect && e->w->c.hardware && (h >> 40) % 4 == 0;
}

struct op_window calls_window(const struct cars_frames *f, unsigned kernel, unsigned r0cs)
{
    struct op_window w = {.first_name = (uint8_t)r0cs};
    if (!f->n)
        return w;
    const struct cars_frame_at *top = &f->at[f->n - 1];
    w.length = (uint8_t)top->length;
    w.kernel = (uint8_t)kernel;
    w.stack = (uint8_t)f->stack;
    w.first = (uint8_t)((top->slot + 1) % f->stack);
    return w;
}

static void add_indirect(struct emitter *e, const struct call_event *ev, const int regs[3],
                         struct op_is is, uint64_t h)
{
    bool writes = (e->w->c.indirect & INDIRECT_WRITE) && (h >> 44 & 1);
    is.indirect = writes ? INDIRECT_WRITE : INDIRECT_READ;
    is.window = calls_window(&e->frames, e->level->l.kernel, e->w->c.r0cs);
    add(e,
        op_of(e->w, indirect_opcode(is.indirect), writes ? NO_REG : regs[0], regs[1],
              writes ? regs[2] : NO_REG, is),
        ev->mask);
}

static void add_work(struct emitter *e, const struct call_event *ev)
{
    const struct call_inst *i = ev->i;
    const struct call_shape *s = &e->w->p->shape;
    struct op_is is = named(e, i);
    int dst = reg_of(e, ev, i->dst), a = reg_of(e, ev, i->src[0]), b = reg_of(e, ev, i->src[1]);
    uint64_t h = mix64(mix64(e->warp << 32 | ev->pc) + ev->occasion);
    uint64_t line = h % (s->bytes / 128 ? s->bytes / 128 : 1) * 128;
    if (i->op == CALL_ALU && e->w->c.form == FORM_CARS && indirect(e, h))
        add_indirect(e, ev, (const int[]){dst, a, b}, is, h);
    else if (i->op == CALL_ALU)
        add(e, op_of(e->w, ev->pc & 1 ? "FFMA" : "IADD3", dst, a, b, is), ev->mask);
    else if (i->op == CALL_LOAD)
        add_memory(e, op_of(e->w, "LDG.E.SYS", dst, a, NO_REG, is), ev->mask, (1ull << 32) + line,
                   4);
    else if (i->op == CALL_STORE)
        add_memory(e, op_of(e->w, "STG.E.SYS", NO_REG, a, b, is), ev->mask, (2ull << 32) + line, 4);
    else
        add_memory(e, op_of(e->w, "LDS", dst, a, NO_REG, is), ev->mask,
                   s->shared_bytes ? h % s->shared_bytes / 128 * 128 : 0, 4);
}

static void add_call(struct emitter *e, const struct call_event *ev)
{
    unsigned saved = ev->depth ? e->w->p->functions[ev->function].saved : 0;
    e->below[ev->depth + 1] = e->below[ev->depth] + saved;
    if (e->w->c.form == FORM_CARS && e->w->c.hardware)
        hardware_call(e, ev);
    else if (e->w->c.form == FORM_CARS)
        cars_call(e, ev);
    else if (e->w->c.form == FORM_SPILL)
        add_plain(e, "CALL.REL.NOINC", ev->mask, COUNTS_CALL);
}

static void add_saved(struct emitter *e, const struct call_event *ev)
{
    bool push = ev->i->op == CALL_PUSH, cars = e->w->c.form == FORM_CARS && !e->w->c.hardware;
    if (e->w->c.form == FORM_SPILL || (cars && cars_frames_is_beside(&e->frames))) {
        add_local(e, push, ev->i->dst, e->below[ev->depth] + ev->i->dst - FIRST_SAVED, ev->mask);
    } else if (e->w->c.form == FORM_CARS && e->w->c.hardware) {
        hardware_saved(e, ev, push);
    } else if (e->w->c.form == FORM_CARS) {
        if (push)
            cars_frames_push(&e->frames, ev->i->dst);
        add_plain(e, push ? "PUSH" : "POP", ev->mask, COUNTS_NOTHING);
    }
}

static void add_flag(struct emitter *e, enum op_flag flag, uint32_t mask)
{
    add(e, op_of(e->w, "BRA", NO_REG, NO_REG, NO_REG, (struct op_is){.flag = flag}), mask);
}

static void add_event(struct emitter *e, const struct call_event *ev)
{
    enum call_form form = e->w->c.form;
    /* Frames that EXIT has emptied. */
    if (form == FORM_CARS && e->w->c.hardware && e->frames.n > ev->depth)
        hardware_release(e, ev->depth);
    while (form == FORM_CARS && e->frames.n > ev->depth)
        cars_release(e);
    switch (ev->i->op) {
    case CALL_ALU:
    case CALL_LOAD:
    case CALL_STORE:
    case CALL_SHARED:
        add_work(e, ev);
        break;
    case CALL_BARRIER:
        add_plain(e, "BAR.SYNC", ev->mask, COUNTS_NOTHING);
        e->b->insts[e->b->ninsts - 1].keeps = (uint16_t)(e->level->l.stack - e->frames.free);
        e->b->insts[e->b->ninsts - 1].end = (uint16_t)e->frames.rsp;
        break;
    case CALL_IF:
    case CALL_ENDLOOP:
        if (call_event_size(ev->i))
            add_plain(e, "BRA", ev->mask, COUNTS_NOTHING);
        break;
    case CALL_CALL:
        add_call(e, ev);
        break;
    case CALL_PUSH:
    case CALL_POP:
        add_saved(e, ev);
        break;
    case CALL_RET:
        if (form == FORM_CARS && e->w->c.hardware)
            hardware_return(e, ev);
        else if (form == FORM_CARS)
            cars_return(e, ev);
        else if (form == FORM_SPILL)
            add_plain(e, "RET.REL.NODEC", ev->mask, COUNTS_NOTHING);
        break;
    case CALL_EXIT:
        add_plain(e, "EXIT", ev->mask, COUNTS_NOTHING);
        break;
    case CALL_SIGNAL:
        add_flag(e, FLAG_SET, ev->mask);
        break;
    case CALL_SPIN:
        add_flag(e, FLAG_SPIN, ev->mask);
        break;
    default:
        break;
    }
}

/* What the instructions of an event, from number `first` on, are to a SIMT stack: the last one does
 * what the event does. */
static void add_flow(struct emitter *e, const struct call_event *ev, size_t first)
{
    static const uint8_t ops[] = {[CALL_IF] = FLOW_BRANCH,
                                  [CALL_CALL] = FLOW_CALL,
                                  [CALL_RET] = FLOW_RET,
                                  [CALL_EXIT] = FLOW_EXIT};
    struct block *b = e->b;
    for (size_t i = first; i < b->ninsts; i++)
        b->flow[i] = (struct flow){ev->label, ev->label, 0};
    if (first == b->ninsts)
        return;
    struct flow *last = &b->flow[b->ninsts - 1];
    uint8_t op = ev->i->op < sizeof ops ? ops[ev->i->op] : FLOW_STEP;
    last->next = ev->next;
    if (!op)
        return;
    b->controls = xgrow(b->controls, b->ncontrols + 1, &b->controls_cap, sizeof *b->controls);
    struct control *c = &b->controls[b->ncontrols++];
    *c = (struct control){.op = op,
                          .groups = (uint8_t)ev->ngroups,
                          .lanes = ev->lanes,
                          .target = ev->to,
                          .reconv = ev->meet};
    for (unsigned k = 0; k < ev->ngroups; k++) {
        c->group[k].lanes = ev->group[k].lanes;
        c->group[k].target = ev->group[k].to;
    }
    last->control = (uint32_t)b->ncontrols;
}

/* Where registers go that traps take: as local memory, one word of every thread each. */
static void add_record(struct emitter *e)
{
    for (unsigned i = 0; i < (e->record > 2 ? e->record : 2); i++) {
        uint64_t addr[32];
        for (unsigned l = 0; l < 32; l++)
            addr[l] = 4ull * i;
        uint32_t at = (uint32_t)lanes_pack(&e->b->lanes, addr, 32);
        if (i == 0)
            e->b->traps_lanes = at;
        else if (i == 1)
            e->b->traps_step = at - e->b->traps_lanes;
    }
    e->b->record = e->record;
}

/* Where registers go when their warp gives up its region: behind all that frames may spill. */
static void add_moves(struct emitter *e)
{
    enum { BYTES = 4 << 16 };
    for (unsigned i = 0; i < e->level->nregs; i++) {
        uint64_t addr[32];
        for (unsigned l = 0; l < 32; l++)
            addr[l] = BYTES + 4ull * i;
        uint32_t at = (uint32_t)lanes_pack(&e->b->lanes, addr, 32);
        if (i == 0)
            e->b->moves_lanes = at;
        else if (i == 1)
            e->b->moves_step = at - e->b->moves_lanes;
    }
}

static struct block *make_block(struct calls_grid *g, unsigned x, unsigned level)
{
    const struct call_shape *s = &g->p->shape;
    struct block *b = xcalloc(1, sizeof *b);
    struct emitter e = {.w = g, .level = &g->levels[level], .b = b};
    b->kernel_name = s->name;
    b->from = "built-in";
    b->kernel = g->launch;
    b->x = x;
    b->level = level;
    b->levels = g->choice.n ? &g->choice : NULL;
    b->shared_bytes = s->shared_bytes;
    b->nwarps = s->warps;
    b->nregs = e.level->nregs;
    b->moves =
        g->c.form == FORM_CARS && !e.level->l.all && !g->c.coresident ? &e.level->moves : NULL;
    if (g->c.form == FORM_CARS && g->c.hardware) {
        b->traps = &e.level->traps;
        b->stack = e.level->l.stack;
    }
    b->first = xcalloc(s->warps + 1, sizeof *b->first);
    for (unsigned i = 0; i < s->warps; i++) {
        b->first[i] = b->ninsts;
        e.warp = (uint64_t)b->x * s->warps + i;
        struct call_walk *walk = call_walk_lanes(g->p, e.warp, has_flow(g) ? g->c.lanes : 32);
        const struct call_event *ev;
        cars_frames_start(&e.frames, e.level->l.stack);
        while (call_walk_next(walk, &ev)) {
            size_t before = b->ninsts;
            add_event(&e, ev);
            if (has_flow(g))
                add_flow(&e, ev, before);
        }
        call_walk_free(walk);
    }
    b->first[s->warps] = b->ninsts;
    cars_frames_free(&e.frames);
    if (b->moves)
        add_moves(&e);
    if (b->traps)
        add_record(&e);
    return b;
}

struct block *calls_grid_next(struct calls_grid *g, unsigned level)
{
    return g->block == g->p->shape.blocks ? NULL : make_block(g, g->block++, level);
}

static struct block *at_level(void *self, const struct block *b, unsigned level)
{
    struct block *other = make_block(self, b->x, level);
    other->kernel = b->kernel;
    other->from = b->from;
    return other;
}

void calls_grid_free(struct calls_grid *g)
{
    if (!g)
        return;
    call_program_free(g->p);
    op_table_free(&g->ops);
    for (unsigned i = 0; i < MOST_LEVELS; i++) {
        free(g->levels[i].moves.save);
        free(g->levels[i].moves.restore);
        free(g->levels[i].traps.save);
        free(g->levels[i].traps.restore);
    }
    free(g);
}

/* Micro-operations of traps: a store reads one register, a load writes one. */
static void make_traps(struct calls_grid *g, struct calls_level *l)
{
    l->traps = (struct moves){l->l.kernel, xcalloc(l->nregs, sizeof *l->traps.save),
                              xcalloc(l->nregs, sizeof *l->traps.restore)};
    for (unsigned i = 0; i < l->nregs; i++) {
        struct op_is is = {.frame = {.raw = true}};
        is.counts = COUNTS_SPILL;
        l->traps.save[i] = op_of(g, "STL", NO_REG, (int)i, NO_REG, is);
        is.counts = COUNTS_FILL;
        l->traps.restore[i] = op_of(g, "LDL", (int)i, NO_REG, NO_REG, is);
    }
}

static void make_moves(struct calls_grid *g, struct calls_level *l)
{
    l->moves = (struct moves){l->l.kernel, xcalloc(l->nregs, sizeof *l->moves.save),
                              xcalloc(l->nregs, sizeof *l->moves.restore)};
    for (unsigned i = 0; i < l->nregs; i++) {
        l->moves.save[i] =
            op_of(g, "STL", NO_REG, STACK_POINTER, (int)i,
                  (struct op_is){.counts = COUNTS_SPILL, .frame = {.raw = g->c.hardware}});
        l->moves.restore[i] =
            op_of(g, "LDL", (int)i, STACK_POINTER, NO_REG,
                  (struct op_is){.counts = COUNTS_FILL, .frame = {.raw = g->c.hardware}});
    }
}

/* Sizes that are those of the level below are no level. */
static bool add_level(struct calls_grid *g, unsigned number, struct diag *d)
{
    struct calls_level *l = &g->levels[g->nlevels];
    g->c.number = number;
    if (g->c.nsizes)
        g->c.stack = g->c.sizes[number];
    if (!calls_launch(g->p, &g->c, &l->l, d))
        return false;
    l->nregs = l->l.kernel + l->l.stack;
    if (g->nlevels && l[-1].nregs == l->nregs)
        return true;
    g->nlevels++;
    if (g->c.form == FORM_CARS)
        make_moves(g, l);
    if (g->c.form == FORM_CARS && g->c.hardware)
        make_traps(g, l);
    return true;
}

static void list_levels(struct calls_grid *g)
{
    struct block_levels *c = &g->choice;
    *c = (struct block_levels){.n = g->nlevels, .at = at_level, .self = g};
    c->all = g->levels[g->nlevels - 1].l.all;
    for (unsigned i = 0; i < g->nlevels; i++) {
        c->of[i].nregs = g->levels[i].nregs;
        c->of[i].stack = g->levels[i].l.stack;
    }
}

struct calls_grid *calls_grid_create(struct call_program *p, const struct calls_config *c,
                                     const struct operand_rules *rules, struct diag *d)
{
    struct calls_grid *g = xcalloc(1, sizeof *g);
    g->p = p;
    g->c = *c;
    g->ops.rules = *rules;
    /* Addresses of 32 bits, returns without registers. */
    g->ops.rules.listed = true;
    bool ok = add_level(g, 0, d);
    unsigned levels = !ok || c->level != LEVEL_NUMBER ? 1
                      : c->nsizes                     ? c->nsizes
                                                      : g->levels[0].l.levels;
    for (unsigned i = 1; ok && i < levels; i++) {
        /* More than fit: the highest of all in place of those between. */
        unsigned last = g->nlevels == MOST_LEVELS - 1;
        ok = add_level(g, last ? levels - 1 : i, d);
        if (last)
            break;
    }
    if (ok && c->level == LEVEL_NUMBER)
        list_levels(g);
    if (ok)
        return g;
    calls_grid_free(g);
    return NULL;
}

void calls_grid_again(struct calls_grid *g)
{
    g->block = 0;
    g->launch++;
}

unsigned calls_grid_levels(const struct calls_grid *g)
{
    return g->nlevels;
}

const struct calls_launch *calls_grid_launch(const struct calls_grid *g, unsigned level)
{
    return &g->levels[level].l;
}

static struct block *calls_next(void *self, struct diag *d)
{
    (void)d;
    return calls_grid_next(self, 0);
}

static void calls_free(void *self)
{
    calls_grid_free(self);
}

struct work *work_calls(struct call_program *p, const struct calls_config *c,
                        const struct operand_rules *rules, struct diag *d)
{
    struct calls_grid *g = calls_grid_create(p, c, rules, d);
    return g ? work_new(calls_next, calls_free, g) : NULL;
}
