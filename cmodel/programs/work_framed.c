/* A trace's framed calls as operations on register stacks: a first pass for the graph, a second one
 * for the work. */
#include "cmodel/programs/work_framed.h"
#include "base/diag.h"
#include "base/mem.h"
#include "base/text.h"
#include "cmodel/calls/callgraph.h"
#include "cmodel/calls/frames.h"
#include "cmodel/programs/expand.h"
#include "cmodel/programs/framed_track.h"
#include "cmodel/programs/work_source.h"
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { FIRST_SAVED = TRACKED_FIRST_SAVED, KERNEL = TRACKED_KERNEL };

enum { MOST_PLACES = 256 };

struct framed {
    struct work *from;
    struct calls_config c;
    struct callgraph *graph; /* given, or NULL */
    struct op_table ops;
    struct moves traps[MOST_PLACES]; /* on the hardware: by the registers of a warp */
};

static void put(uint64_t set[REG_SET_WORDS], unsigned reg)
{
    set[reg / 64] |= 1ull << (reg % 64);
}

/* ---- what the block calls ---- */

struct edges {
    unsigned (*e)[2];
    size_t n;
};

static void add_edge(struct edges *g, unsigned from, unsigned to)
{
    for (size_t i = 0; i < g->n; i++)
        if (g->e[i][0] == from && g->e[i][1] == to)
            return;
    g->e = xrealloc(g->e, (g->n + 1) * sizeof *g->e);
    g->e[g->n][0] = from;
    g->e[g->n++][1] = to;
}

static void survey(struct tracker *t, const struct block *b, struct edges *g)
{
    struct tracked what;
    tracker_survey(t, b);
    t->judges = false;
    for (unsigned w = 0; w < b->nwarps; w++) {
        const struct inst *i = b->insts + b->first[w], *end = b->insts + b->first[w + 1];
        for (tracker_start(t, b, w); i < end; i++) {
            tracker_step(t, i, end, &what);
            if (what.before.need)
                add_edge(g, what.before.caller, what.before.function);
            if (what.kind == IS_CALL && what.need)
                add_edge(g, what.caller, what.function);
        }
    }
    t->judges = true;
}

static char *graph_text(const struct tracker *t, const struct edges *g, unsigned kernel)
{
    char *text = strfmt("kernel kernel=1 fru=%u\n", kernel), *more;
    for (size_t i = 1; i < t->nf; i++)
        if (t->f[i].need) {
            more = strfmt("%sf_%" PRIx64 " fru=%u\n", text, t->f[i].entry, t->f[i].need);
            free(text);
            text = more;
        }
    for (size_t i = 0; i < g->n; i++) {
        const uint64_t to = t->f[g->e[i][1]].entry;
        if (g->e[i][0] == KERNEL)
            more = strfmt("%skernel -> f_%" PRIx64 "\n", text, to);
        else
            more = strfmt("%sf_%" PRIx64 " -> f_%" PRIx64 "\n", text, t->f[g->e[i][0]].entry, to);
        free(text);
        text = more;
    }
    return text;
}

/* ---- rewriting ---- */

struct rewriter {
    struct framed *w;
    struct block *b; /* the new instructions */
    struct cars_frames frames;
    unsigned kernel, stack;
    unsigned record; /* most registers of a warp in memory */
};

static struct inst *add(struct rewriter *r, const struct op *op, const struct inst *like)
{
    struct block *b = r->b;
    b->insts = xgrow(b->insts, b->ninsts + 1, &b->cap, sizeof *b->insts);
    b->insts[b->ninsts] = (struct inst){.pc = like->pc, .op = op, .mask = like->mask};
    return &b->insts[b->ninsts++];
}

/* An op with these registers in place of those of `o`. */
static struct op shaped(const char *name, const struct op *o, const uint8_t *regs)
{
    struct op made;
    unsigned nsrc = o ? o->nsrc : 0, ndst = o ? o->ndst : 0;
    if (expand(&made, name, strlen(name), &(struct listed){0}))
        program_defect("an opcode without registers cannot be expanded");
    if (o) {
        made.class = o->class;
        made.width = o->width;
        made.memory = o->memory;
        made.barrier = o->barrier;
        made.membar = o->membar;
        made.atomic = o->atomic;
        made.async = o->async;
    }
    for (unsigned k = 0; k < nsrc; k++)
        op_add_src(&made, regs[k]);
    for (unsigned k = 0; k < ndst; k++)
        op_add_dst(&made, regs[nsrc + k]);
    return made;
}

/* The op with other registers and meanings. */
static const struct op *op_like(struct rewriter *r, const char *name, const struct op *o,
                                const uint8_t *regs, enum op_counts counts, bool hold,
                                unsigned pause)
{
    char key[400];
    unsigned nsrc = o ? o->nsrc : 0, ndst = o ? o->ndst : 0;
    int n =
        snprintf(key, sizeof key, "%s %d%d%u %u,%u", name, (int)counts, hold, pause, nsrc, ndst);
    for (unsigned k = 0; k < nsrc + ndst && n < (int)sizeof key - 8; k++)
        n += snprintf(key + n, sizeof key - (size_t)n, " %u", regs[k]);
    uint32_t at = op_table_find(&r->w->ops, key, (size_t)n, false);
    if (at != UINT32_MAX)
        return r->w->ops.ops[at];
    struct op made = shaped(name, o, regs);
    made.atomic |= hold;
    made.counts = (uint8_t)counts;
    made.pause = (uint16_t)pause;
    made.key = xstrdup(key);
    made.key_len = (size_t)n;
    at = op_table_add(&r->w->ops, &made);
    return r->w->ops.ops[at];
}

static const struct op *with_register(struct rewriter *r, const char *name, int src, int dst,
                                      enum op_counts counts, bool hold)
{
    struct op shape = {.nsrc = src >= 0, .ndst = dst >= 0};
    uint8_t reg = (uint8_t)(src >= 0 ? src : dst >= 0 ? dst : 0);
    struct op probe;
    if (expand(&probe, name, strlen(name), &(struct listed){0}))
        program_defect("an opcode of a framed program cannot be expanded");
    shape.class = probe.class;
    shape.memory = probe.memory;
    op_free(&probe);
    return op_like(r, name, &shape, &reg, counts, hold, 0);
}

static void add_trap(struct rewriter *r, const struct cars_frame_at *f, size_t n, bool store,
                     const struct inst *like)
{
    struct inst all = *like;
    all.mask = UINT32_MAX;
    add(r, op_like(r, "TRAP", NULL, NULL, COUNTS_TRAP, false, r->w->c.overhead), &all);
    for (size_t k = 0; k < n; k++)
        for (unsigned i = 0; i <= f[k].length; i++) {
            int row = (int)cars_frame_row(&r->frames, r->kernel, &f[k], i);
            struct op shape = {.nsrc = store,
                               .ndst = !store,
                               .class = OP_MEM_GLOBAL,
                               .width = 4,
                               .memory = mem_kind(store ? "STL" : "LDL")};
            uint8_t reg = (uint8_t)row;
            struct inst *m = add(r,
                                 op_like(r, store ? "STL" : "LDL", &shape, &reg,
                                         store ? COUNTS_SPILL : COUNTS_FILL, false, 0),
                                 &all);
            uint64_t addr[32];
            for (unsigned l = 0; l < 32; l++)
                addr[l] = (1u << 20) + 4ull * (f[k].index + i);
            m->lanes = (uint32_t)lanes_pack(&r->b->lanes, addr, 32);
        }
}

/* Where sources, then destinations lie by the frames of now; whether any is elsewhere than named.
 */
static bool rows_of(struct rewriter *r, const struct op *o, uint8_t *rows)
{
    bool moved = false;
    for (unsigned k = 0; k < o->nsrc + o->ndst; k++) {
        unsigned reg = k < o->nsrc ? o->src[k] : o->dst[k - o->nsrc];
        rows[k] = (uint8_t)cars_frames_row(&r->frames, r->kernel, reg);
        moved |= rows[k] != reg;
    }
    return moved;
}

static void add_plain(struct rewriter *r, const struct inst *i)
{
    const struct op *o = i->op;
    uint8_t regs[512];
    bool moved = rows_of(r, o, regs);
    struct inst *to = add(r, moved ? op_like(r, o->name, o, regs, o->counts, false, 0) : o, i);
    *to = (struct inst){i->pc, to->op, i->lanes, i->mask, i->near, 0, 0, 0};
    if (o->barrier)
        to->keeps = (uint16_t)(r->frames.stack - r->frames.free);
}

static void rewrite_call(struct rewriter *r, const struct inst *i, unsigned need)
{
    size_t n, first = cars_frames_call(&r->frames, need, &n);
    if (n)
        add_trap(r, &r->frames.at[first], n, true, i);
    int slot = (int)cars_frame_row(&r->frames, r->kernel, &r->frames.at[r->frames.n - 1], 0);
    add(r, with_register(r, "MOV", -1, slot, COUNTS_NOTHING, false), i)->mask = UINT32_MAX;
    add(r, with_register(r, i->op->name, -1, -1, COUNTS_CALL, false), i);
}

static void rewrite_release(struct rewriter *r, const struct inst *i)
{
    if (cars_frames_return(&r->frames))
        add_trap(r, &r->frames.at[r->frames.n - 1], 1, false, i);
}

/* The register operand of a framed RET is dropped: the address is on the SIMT stack. */
static void rewrite_return(struct rewriter *r, const struct inst *i, unsigned need, bool last)
{
    (void)need;
    int slot = (int)cars_frame_row(&r->frames, r->kernel, &r->frames.at[r->frames.n - 1], 0);
    add(r, with_register(r, i->op->name, last ? slot : -1, -1, COUNTS_NOTHING, last), i);
    if (last)
        rewrite_release(r, i);
}

static void rewrite_saved(struct rewriter *r, const struct inst *i, unsigned reg, bool push)
{
    if (push)
        cars_frames_push(&r->frames, reg);
    add(r, with_register(r, push ? "PUSH" : "POP", -1, -1, COUNTS_NOTHING, false), i);
}

static void rewrite_exited(struct rewriter *r, const struct inst *i, unsigned frames)
{
    while (frames--)
        rewrite_release(r, i);
}

/* ---- register stacks of the register file: frames, slots and traps are its own ---- */

/* What an op is to the register file, and what the scoreboard has to wait for. */
struct hardware_is {
    struct frame_step frame;
    enum op_counts counts;
    bool drains;             /* nothing is outstanding in the stack, */
    unsigned slot;           /* nor in this place; 0: none */
    struct op_window window; /* of an indirect access (enum indirect) */
};

static void set_waits(const struct rewriter *r, struct op *o, const struct hardware_is *is)
{
    const struct calls_config *c = &r->w->c;
    unsigned kind = o->frame.kind, first = r->kernel;
    bool names = c->drains && kind != FRAMES_NOTHING && kind != FRAMES_POP; /* change */
    if (names && first > c->r0cs)
        first = c->r0cs;
    o->drains = is->slot || is->drains || names;
    if (is->slot)
        put(o->waits, is->slot);
    for (unsigned p = first; (is->drains || names) && p < r->kernel + r->stack; p++)
        put(o->waits, p);
}

static const struct op *hardware_op(struct rewriter *r, const char *name, const struct op *o,
                                    const uint8_t *places, const struct hardware_is *is)
{
    char key[600];
    const struct frame_step *f = &is->frame;
    unsigned n = o ? o->nsrc + o->ndst : 0;
    bool by_name = r->w->c.by_name;
    int len = snprintf(key, sizeof key, "%s, %u %u %u %u %u %d, %d %d %u %u %u, %u", name, f->kind,
                       f->need, f->reg, f->reserve, f->rfp, f->raw, (int)is->counts, is->drains,
                       is->slot, r->kernel, r->stack, o ? o->nsrc : 0);
    uint8_t names[REG_ZERO + 1] = {0};
    for (unsigned k = 0; k < n && len < (int)sizeof key - 10; k++) {
        names[places[k]] = k < o->nsrc ? o->src[k] : o->dst[k - o->nsrc];
        len += snprintf(key + len, sizeof key - (size_t)len, " %u:%u", names[places[k]], places[k]);
    }
    if (o && o->indirect)
        len += snprintf(key + len, sizeof key - (size_t)len, " %d,%d,%d", is->window.length,
                        is->window.stack, is->window.first);
    uint32_t at = op_table_find(&r->w->ops, key, (size_t)len, false);
    if (at != UINT32_MAX)
        return r->w->ops.ops[at];
    struct op made = shaped(name, o, places);
    made.indirect = o ? o->indirect : 0;
    made.window = is->window;
    made.frame = *f;
    made.counts = (uint8_t)is->counts;
    if (n && !f->raw)
        op_set_names(&made, names, by_name);
    if (!by_name)
        set_waits(r, &made, is);
    made.key = xstrdup(key);
    made.key_len = (size_t)len;
    at = op_table_add(&r->w->ops, &made);
    return r->w->ops.ops[at];
}

static void hardware_plain(struct rewriter *r, const struct inst *i)
{
    const struct op *o = i->op;
    uint8_t places[512];
    bool renamed = rows_of(r, o, places) || o->indirect;
    struct hardware_is is = {.window = calls_window(&r->frames, r->kernel, FIRST_SAVED),
                             .counts = o->counts};
    struct inst *to = add(r, renamed ? hardware_op(r, o->name, o, places, &is) : o, i);
    to->lanes = i->lanes;
    to->near = i->near;
}

static void hardware_call(struct rewriter *r, const struct inst *i, unsigned need)
{
    struct cars_frames *f = &r->frames;
    struct hardware_is is = {.frame = {.kind = FRAMES_CALL, .need = (uint8_t)need},
                             .counts = COUNTS_CALL};
    if (f->n) {
        is.frame.reserve = (uint8_t)f->at[f->n - 1].need;
        is.frame.rfp = (uint8_t)((f->at[f->n - 1].slot + 1) % f->stack);
    }
    size_t evicted;
    cars_frames_call(f, need, &evicted);
    if (f->in_memory > r->record)
        r->record = f->in_memory;
    is.drains = evicted > 0;
    is.slot = cars_frame_row(f, r->kernel, &f->at[f->n - 1], 0);
    is.frame.slot = (uint8_t)is.slot;
    add(r, hardware_op(r, i->op->name, NULL, NULL, &is), i);
}

static void hardware_return(struct rewriter *r, const struct inst *i, unsigned need, bool last)
{
    struct cars_frames *f = &r->frames;
    struct hardware_is is = {.frame = {.kind = FRAMES_RET, .need = (uint8_t)need}};
    if (last) {
        is.slot = cars_frame_row(f, r->kernel, &f->at[f->n - 1], 0);
        is.drains = cars_frames_return(f);
    }
    add(r, hardware_op(r, i->op->name, NULL, NULL, &is), i)->releases = last;
}

static void hardware_saved(struct rewriter *r, const struct inst *i, unsigned reg, bool push)
{
    struct hardware_is is = {
        .frame = {.kind = push ? FRAMES_PUSH : FRAMES_POP, .reg = (uint8_t)reg}};
    if (push)
        cars_frames_push(&r->frames, reg);
    add(r, hardware_op(r, push ? "PUSH" : "POP", NULL, NULL, &is), i);
}

/* Their slots are read behind it. */
static void hardware_exited(struct rewriter *r, const struct inst *i, unsigned frames)
{
    struct cars_frames *f = &r->frames;
    struct hardware_is is = {.drains = frames > 1,
                             .slot = cars_frame_row(f, r->kernel, &f->at[f->n - 1], 0)};
    for (unsigned k = 0; k < frames; k++)
        is.drains |= cars_frames_return(f);
    struct inst *exit = &r->b->insts[r->b->ninsts - 1];
    exit->op = hardware_op(r, i->op->name, NULL, NULL, &is);
    exit->releases = (uint16_t)frames;
}

/* Micro-operations of traps by place, and where they go in memory. */
static void hardware_traps(struct rewriter *r)
{
    struct block *b = r->b;
    struct moves *m = &r->w->traps[b->nregs];
    if (!m->save) {
        *m = (struct moves){r->kernel, xcalloc(b->nregs, sizeof *m->save),
                            xcalloc(b->nregs, sizeof *m->restore)};
        for (unsigned p = 0; p < b->nregs; p++)
            for (unsigned store = 0; store < 2; store++) {
                const char *name = store ? "STL" : "LDL";
                struct op o = {.nsrc = store,
                               .ndst = !store,
                               .class = OP_MEM_GLOBAL,
                               .width = 4,
                               .memory = mem_kind(name)};
                uint8_t reg = (uint8_t)p;
                o.src = o.dst = &reg;
                struct hardware_is is = {.frame = {.raw = true},
                                         .counts = store ? COUNTS_SPILL : COUNTS_FILL};
                (store ? m->save : m->restore)[p] = hardware_op(r, name, &o, &reg, &is);
            }
    }
    b->traps = m;
    b->stack = r->stack;
    b->record = r->record;
    for (unsigned i = 0; i < (r->record > 2 ? r->record : 2); i++) {
        uint64_t addr[32];
        for (unsigned l = 0; l < 32; l++)
            addr[l] = (1u << 20) + 4ull * i;
        uint32_t at = (uint32_t)lanes_pack(&b->lanes, addr, 32);
        if (i == 0)
            b->traps_lanes = at;
        else if (i == 1)
            b->traps_step = at - b->traps_lanes;
    }
}

/* ---- a pass that only finds K, in a stack where every frame has room ---- */

enum { UNBOUNDED = 1u << 30 };

static void count_call(struct rewriter *r, const struct inst *i, unsigned need)
{
    (void)i;
    size_t n;
    cars_frames_call(&r->frames, need, &n);
}

static void count_return(struct rewriter *r, const struct inst *i, unsigned need, bool last)
{
    (void)i;
    (void)need;
    if (last)
        cars_frames_return(&r->frames);
}

static void count_saved(struct rewriter *r, const struct inst *i, unsigned reg, bool push)
{
    (void)i;
    if (push)
        cars_frames_push(&r->frames, reg);
}

static void count_plain(struct rewriter *r, const struct inst *i)
{
    const struct op *o = i->op;
    for (unsigned k = 0; k < o->nsrc + o->ndst; k++) {
        unsigned reg = k < o->nsrc ? o->src[k] : o->dst[k - o->nsrc];
        if (reg >= r->kernel && cars_frames_row(&r->frames, MOST_PLACES, reg) == reg)
            r->kernel = reg + 1;
    }
}

static void count_exited(struct rewriter *r, const struct inst *i, unsigned frames)
{
    (void)i;
    while (frames--)
        cars_frames_return(&r->frames);
}

/* A form of register stacks: what becomes of a CALL, a RET, a PUSH or POP of one register, others,
 * and of frames that an EXIT has completed. */
struct form {
    void (*call)(struct rewriter *, const struct inst *, unsigned need);
    void (*ret)(struct rewriter *, const struct inst *, unsigned need, bool last);
    void (*saved)(struct rewriter *, const struct inst *, unsigned reg, bool push);
    void (*plain)(struct rewriter *, const struct inst *);
    void (*exited)(struct rewriter *, const struct inst *, unsigned frames);
};
static const struct form emulated_form = {rewrite_call, rewrite_return, rewrite_saved, add_plain,
                                          rewrite_exited},
                         hardware_form = {hardware_call, hardware_return, hardware_saved,
                                          hardware_plain, hardware_exited},
                         counting_form = {count_call, count_return, count_saved, count_plain,
                                          count_exited};

static void call_of(struct rewriter *r, const struct form *form, const struct inst *i,
                    uint32_t mask, unsigned need)
{
    struct inst some = *i;
    some.mask = mask;
    form->call(r, &some, need);
}

/* false: t->why. */
static bool rewrite_warp(struct rewriter *r, struct tracker *t, const struct form *form,
                         const struct inst *i, const struct inst *end)
{
    struct tracked is;
    for (; i < end; i++) {
        if (!tracker_step(t, i, end, &is))
            return false;
        if (is.before.need)
            call_of(r, form, is.before.call, is.before.mask, is.before.need);
        if (is.kind == IS_CALL && is.need)
            call_of(r, form, i, is.mask, is.need);
        else if (is.kind == IS_RET && is.need)
            form->ret(r, i, is.need, is.over != 0);
        else if (is.kind == IS_PUSH)
            for (unsigned k = 1; k < i->op->nsrc; k++)
                form->saved(r, i, i->op->src[k], true);
        else if (is.kind == IS_POP)
            for (unsigned k = 0; k < i->op->ndst; k++)
                form->saved(r, i, i->op->dst[k], false);
        else
            form->plain(r, i);
        if (is.kind == IS_PLAIN && is.over)
            form->exited(r, i, is.over);
    }
    return true;
}

/* K: the highest register that is issued without renaming, + 1; 0: t->why. */
static unsigned unrenamed(struct tracker *t, const struct block *b)
{
    struct rewriter r = {.kernel = 1};
    bool ok = true;
    for (unsigned w = 0; w < b->nwarps && ok; w++) {
        cars_frames_start(&r.frames, UNBOUNDED);
        tracker_start(t, b, w);
        ok =
            rewrite_warp(&r, t, &counting_form, b->insts + b->first[w], b->insts + b->first[w + 1]);
    }
    cars_frames_free(&r.frames);
    return ok ? r.kernel : 0;
}

static void rewrite(struct framed *w, struct tracker *t, struct block *b,
                    const struct calls_launch *l)
{
    struct block old = *b;
    struct rewriter r = {.w = w, .b = b, .kernel = l->kernel, .stack = l->stack};
    size_t *first = xcalloc(b->nwarps + 1, sizeof *first);
    b->insts = NULL;
    b->ninsts = b->cap = 0;
    b->nregs = l->kernel + l->stack;
    for (unsigned i = 0; i < b->nwarps; i++) {
        first[i] = b->ninsts;
        cars_frames_start(&r.frames, l->stack);
        tracker_start(t, &old, i);
        /* The tracker looks at addresses of the old block, which grows: its pool is this one's. */
        t->b = b;
        rewrite_warp(&r, t, w->c.hardware ? &hardware_form : &emulated_form,
                     old.insts + old.first[i], old.insts + old.first[i + 1]);
    }
    if (w->c.hardware)
        hardware_traps(&r);
    first[b->nwarps] = b->ninsts;
    free(old.insts);
    free(old.first);
    b->first = first;
    cars_frames_free(&r.frames);
}

static void not_followed(const struct tracker *t, const struct block *b, struct diag *d)
{
    size_t nth = t->at - t->first;
    if (t->line)
        diag_error(d, "%s:%" PRIu64 ": %s", b->from, t->line + nth, t->why);
    else
        diag_error(d, "%s: instruction %zu of warp %u: %s", b->from, nth, t->warp, t->why);
}

static struct block *framed_next(void *self, struct diag *d)
{
    struct framed *w = self;
    struct block *b = work_next(w->from, d);
    if (!b)
        return NULL;
    struct tracker t = {0};
    struct edges g = {0};
    struct calls_launch l;
    bool ok = true;
    survey(&t, b, &g);
    if (g.n && w->c.r0cs != FIRST_SAVED) {
        diag_error(d, "%s: rename.r0cs = %u: framed calls of traces save registers from R%u on",
                   b->from, w->c.r0cs, (unsigned)FIRST_SAVED);
        ok = false;
    } else if (g.n) {
        unsigned kernel = unrenamed(&t, b);
        char *text = kernel ? graph_text(&t, &g, kernel) : NULL;
        if (!text)
            not_followed(&t, b, d);
        ok = text && calls_launch_graph(text, b, &w->c, &l, d);
        free(text);
    }
    if (g.n && ok)
        rewrite(w, &t, b, &l);
    tracker_free(&t);
    free(g.e);
    if (ok)
        return b;
    block_free(b);
    return NULL;
}

static void framed_free(void *self)
{
    struct framed *w = self;
    work_free(w->from);
    op_table_free(&w->ops);
    callgraph_free(w->graph);
    for (unsigned i = 0; i < MOST_PLACES; i++) {
        free(w->traps[i].save);
        free(w->traps[i].restore);
    }
    free(w);
}

struct work *work_framed(struct work *from, const struct calls_config *c)
{
    return work_framed_by(from, c, NULL);
}

struct work *work_framed_by(struct work *from, const struct calls_config *c,
                            struct callgraph *graph)
{
    if (!from) {
        callgraph_free(graph);
        return NULL;
    }
    struct framed *w = xcalloc(1, sizeof *w);
    w->from = from;
    w->c = *c;
    w->c.graph = w->graph = graph;
    return work_new(framed_next, framed_free, w);
}

char *work_framed_graph(struct work *w, struct diag *d)
{
    struct block *b = work_next(w, d);
    if (!b)
        return NULL;
    struct tracker t = {0};
    struct edges g = {0};
    survey(&t, b, &g);
    unsigned kernel = g.n ? unrenamed(&t, b) : 1;
    char *text = g.n && kernel ? graph_text(&t, &g, kernel) : NULL;
    if (!kernel)
        not_followed(&t, b, d);
    tracker_free(&t);
    free(g.e);
    block_free(b);
    return text;
}
