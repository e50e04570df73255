#include "cmodel/sm/work_framed.h"
#include "cmodel/cars/callgraph.h"
#include "cmodel/cars/frames.h"
#include "cmodel/sm/expand.h"
#include "cmodel/sm/work_source.h"
#include "params/base/outfile.h"
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

enum { FIRST_SAVED = 16, STACK_POINTER = 1, KERNEL = 0, MOST_ACTIVE = 256 };

/* A function of the block: where it begins, the highest register that it saves - 15. Number 0 is
 * the kernel. */
struct function {
    uint64_t entry;
    unsigned span;
};

/* A call that is open. */
struct activation {
    uint32_t mask, returned;
    unsigned function;
    uint64_t written[REG_SET_WORDS], saved[REG_SET_WORDS];
    uint64_t at[REG_ZERO + 1]; /* where a saved register went */
};

enum what { IS_PLAIN, IS_CALL, IS_PUSH, IS_POP, IS_RET, IS_LAST_RET };

/* The calls of one warp, instruction by instruction. */
struct tracker {
    const struct block *b;
    struct function *f;
    size_t nf;
    struct activation *open; /* [MOST_ACTIVE] */
    unsigned n;
};

enum { MOST_PLACES = 256 };

struct framed {
    struct work *from;
    struct calls_config c;
    struct op_table ops;
    struct moves traps[MOST_PLACES]; /* on the hardware: by the registers of a warp */
};

static bool is_op(const struct op *o, const char *name)
{
    size_t n = strlen(name);
    return strncmp(o->name, name, n) == 0 && (o->name[n] == '\0' || o->name[n] == '.');
}

static bool in(const uint64_t set[REG_SET_WORDS], unsigned reg)
{
    return set[reg / 64] >> (reg % 64) & 1;
}

static void put(uint64_t set[REG_SET_WORDS], unsigned reg)
{
    set[reg / 64] |= 1ull << (reg % 64);
}

static unsigned function_at(struct tracker *t, uint64_t entry)
{
    for (size_t i = 1; i < t->nf; i++)
        if (t->f[i].entry == entry)
            return (unsigned)i;
    t->f = xrealloc(t->f, (t->nf + 1) * sizeof *t->f);
    t->f[t->nf] = (struct function){entry, 0};
    return (unsigned)t->nf++;
}

static void start(struct tracker *t, const struct block *b)
{
    t->b = b;
    t->n = 1;
    t->open[0] = (struct activation){.mask = UINT32_MAX};
    if (!t->nf)
        function_at(t, UINT64_MAX);
}

/* A store of one unwritten register from R16 up to the stack, in a function. */
static bool saves(const struct tracker *t, const struct inst *i, const struct activation *a)
{
    const struct op *o = i->op;
    if (t->n == 1 || !is_op(o, "STL") || o->nsrc < 2 || o->src[0] != STACK_POINTER ||
        !inst_lanes(t->b, i))
        return false;
    for (unsigned k = 1; k < o->nsrc; k++)
        if (o->src[k] < FIRST_SAVED || in(a->written, o->src[k]))
            return false;
    return true;
}

static bool restores(const struct tracker *t, const struct inst *i, const struct activation *a)
{
    const struct op *o = i->op;
    if (t->n == 1 || !is_op(o, "LDL") || !o->ndst || !o->nsrc || o->src[0] != STACK_POINTER ||
        !inst_lanes(t->b, i))
        return false;
    for (unsigned k = 0; k < o->ndst; k++)
        if (!in(a->saved, o->dst[k]) ||
            a->at[o->dst[k]] != lanes_first(inst_lanes(t->b, i)) + 4ull * k)
            return false;
    return true;
}

/* Takes the instruction in; *function is that of a call. */
static enum what follow(struct tracker *t, const struct inst *i, const struct inst *end,
                        unsigned *function)
{
    struct activation *a = &t->open[t->n - 1];
    if (is_op(i->op, "CALL") && i->mask && i + 1 < end && t->n < MOST_ACTIVE) {
        *function = function_at(t, i[1].pc);
        t->open[t->n++] = (struct activation){.mask = i->mask, .function = *function};
        return IS_CALL;
    }
    if (is_op(i->op, "RET") && t->n > 1) {
        *function = a->function;
        a->returned |= i->mask;
        if (a->mask & ~a->returned)
            return IS_RET;
        t->n--;
        return IS_LAST_RET;
    }
    if (saves(t, i, a)) {
        uint64_t at = lanes_first(inst_lanes(t->b, i));
        for (unsigned k = 1; k < i->op->nsrc; k++) {
            unsigned reg = i->op->src[k];
            put(a->saved, reg);
            a->at[reg] = at + 4ull * (k - 1);
            if (reg - FIRST_SAVED + 1 > t->f[a->function].span)
                t->f[a->function].span = reg - FIRST_SAVED + 1;
        }
        return IS_PUSH;
    }
    if (restores(t, i, a))
        return IS_POP;
    for (unsigned k = 0; k < i->op->ndst; k++)
        put(a->written, i->op->dst[k]);
    return IS_PLAIN;
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

/* Nearest framed function below an activation that is just opened. */
static unsigned framed_caller(const struct tracker *t)
{
    for (unsigned k = t->n - 1; k-- > 1;)
        if (t->f[t->open[k].function].span)
            return t->open[k].function;
    return KERNEL;
}

/* Twice: whether a function is framed is known when its prologue has been seen. */
static void survey(struct tracker *t, const struct block *b, struct edges *g)
{
    for (unsigned pass = 0; pass < 2; pass++)
        for (unsigned w = 0; w < b->nwarps; w++) {
            const struct inst *i = b->insts + b->first[w], *end = b->insts + b->first[w + 1];
            start(t, b);
            for (unsigned f; i < end; i++)
                if (follow(t, i, end, &f) == IS_CALL && pass && t->f[f].span)
                    add_edge(g, framed_caller(t), f);
        }
}

static char *graph_text(const struct tracker *t, const struct edges *g, unsigned kernel)
{
    char *text = strfmt("kernel kernel=1 fru=%u\n", kernel), *more;
    for (size_t i = 1; i < t->nf; i++)
        if (t->f[i].span) {
            more = strfmt("%sf_%" PRIx64 " fru=%u\n", text, t->f[i].entry, t->f[i].span + 1);
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

/* K: the highest register that anybody uses without renaming, + 1. */
static unsigned unrenamed(struct tracker *t, const struct block *b)
{
    unsigned k = 1;
    for (unsigned w = 0; w < b->nwarps; w++) {
        const struct inst *i = b->insts + b->first[w], *end = b->insts + b->first[w + 1];
        start(t, b);
        for (unsigned f; i < end; i++) {
            const struct activation *a = &t->open[t->n - 1];
            unsigned span = t->f[a->function].span;
            enum what is = follow(t, i, end, &f);
            for (unsigned r = 0; r < i->op->nsrc + i->op->ndst && is == IS_PLAIN; r++) {
                unsigned reg = r < i->op->nsrc ? i->op->src[r] : i->op->dst[r - i->op->nsrc];
                if ((reg < FIRST_SAVED || reg - FIRST_SAVED >= span) && reg + 1 > k)
                    k = reg + 1;
            }
        }
    }
    return k;
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
        abort(); /* no registers, none beyond R254 */
    if (o) {
        made.class = o->class;
        made.width = o->width;
        made.memory = o->memory;
        made.barrier = o->barrier;
        made.membar = o->membar;
        made.atomic = o->atomic;
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
        abort();
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
    struct inst *to = add(r, moved ? op_like(r, o->name, o, regs, COUNTS_NOTHING, false, 0) : o, i);
    *to = (struct inst){i->pc, to->op, i->lanes, i->mask, i->near, 0, 0, 0};
    if (o->barrier)
        to->keeps = (uint16_t)(r->frames.stack - r->frames.free);
}

static void rewrite_call(struct rewriter *r, const struct inst *i, unsigned span)
{
    size_t n, first = cars_frames_call(&r->frames, span + 1, &n);
    if (n)
        add_trap(r, &r->frames.at[first], n, true, i);
    int slot = (int)cars_frame_row(&r->frames, r->kernel, &r->frames.at[r->frames.n - 1], 0);
    add(r, with_register(r, "MOV", -1, slot, COUNTS_NOTHING, false), i)->mask = UINT32_MAX;
    add(r, with_register(r, i->op->name, -1, -1, COUNTS_CALL, false), i);
}

/* The register operand of a framed RET is dropped: the address is on the SIMT stack. */
static void rewrite_return(struct rewriter *r, const struct inst *i, bool last)
{
    int slot = (int)cars_frame_row(&r->frames, r->kernel, &r->frames.at[r->frames.n - 1], 0);
    add(r, with_register(r, i->op->name, last ? slot : -1, -1, COUNTS_NOTHING, last), i);
    if (last && cars_frames_return(&r->frames))
        add_trap(r, &r->frames.at[r->frames.n - 1], 1, false, i);
}

/* ---- register stacks of the register file: frames, slots and traps are its own ---- */

/* What an op is to the register file, and what the scoreboard has to wait for. */
struct hardware_is {
    struct frame_step frame;
    enum op_counts counts;
    bool drains;             /* nothing is outstanding in the stack, */
    unsigned slot;           /* nor in this place; 0: none */
    struct op_window window; /* of an Indirect-MOV */
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
    struct hardware_is is = {.window = calls_window(&r->frames, r->kernel, FIRST_SAVED)};
    struct inst *to = add(r, renamed ? hardware_op(r, o->name, o, places, &is) : o, i);
    to->lanes = i->lanes;
    to->near = i->near;
}

static void hardware_call(struct rewriter *r, const struct inst *i, unsigned span)
{
    struct cars_frames *f = &r->frames;
    struct hardware_is is = {.frame = {.kind = FRAMES_CALL, .need = (uint8_t)(span + 1)},
                             .counts = COUNTS_CALL};
    if (f->n) {
        is.frame.reserve = (uint8_t)f->at[f->n - 1].need;
        is.frame.rfp = (uint8_t)((f->at[f->n - 1].slot + 1) % f->stack);
    }
    size_t evicted;
    cars_frames_call(f, span + 1, &evicted);
    if (f->in_memory > r->record)
        r->record = f->in_memory;
    is.drains = evicted > 0;
    is.slot = cars_frame_row(f, r->kernel, &f->at[f->n - 1], 0);
    is.frame.slot = (uint8_t)is.slot;
    add(r, hardware_op(r, i->op->name, NULL, NULL, &is), i);
}

static void hardware_return(struct rewriter *r, const struct inst *i, unsigned span, bool last)
{
    struct cars_frames *f = &r->frames;
    struct hardware_is is = {.frame = {.kind = FRAMES_RET, .need = (uint8_t)(span + 1)}};
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

static void hardware_warp(struct rewriter *r, struct tracker *t, const struct inst *i,
                          const struct inst *end)
{
    for (unsigned f = 0; i < end; i++) {
        enum what is = follow(t, i, end, &f);
        if (is == IS_CALL && t->f[f].span)
            hardware_call(r, i, t->f[f].span);
        else if ((is == IS_RET || is == IS_LAST_RET) && t->f[f].span)
            hardware_return(r, i, t->f[f].span, is == IS_LAST_RET);
        else if (is == IS_PUSH)
            for (unsigned k = 1; k < i->op->nsrc; k++)
                hardware_saved(r, i, i->op->src[k], true);
        else if (is == IS_POP)
            for (unsigned k = 0; k < i->op->ndst; k++)
                hardware_saved(r, i, i->op->dst[k], false);
        else
            hardware_plain(r, i);
    }
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

static void rewrite_warp(struct rewriter *r, struct tracker *t, const struct inst *i,
                         const struct inst *end)
{
    for (unsigned f = 0; i < end; i++) {
        enum what is = follow(t, i, end, &f);
        if (is == IS_CALL && t->f[f].span) {
            rewrite_call(r, i, t->f[f].span);
        } else if ((is == IS_RET || is == IS_LAST_RET) && t->f[f].span) {
            rewrite_return(r, i, is == IS_LAST_RET);
        } else if (is == IS_PUSH) {
            for (unsigned k = 1; k < i->op->nsrc; k++) {
                cars_frames_push(&r->frames, i->op->src[k]);
                add(r, with_register(r, "PUSH", -1, -1, COUNTS_NOTHING, false), i);
            }
        } else if (is == IS_POP) {
            for (unsigned k = 0; k < i->op->ndst; k++)
                add(r, with_register(r, "POP", -1, -1, COUNTS_NOTHING, false), i);
        } else {
            add_plain(r, i);
        }
    }
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
        start(t, &old);
        /* The tracker looks at addresses of the old block, which grows: its pool is this one's. */
        t->b = b;
        (w->c.hardware ? hardware_warp : rewrite_warp)(&r, t, old.insts + old.first[i],
                                                       old.insts + old.first[i + 1]);
    }
    if (w->c.hardware)
        hardware_traps(&r);
    first[b->nwarps] = b->ninsts;
    free(old.insts);
    free(old.first);
    b->first = first;
    cars_frames_free(&r.frames);
}

static struct block *framed_next(void *self, struct diag *d)
{
    struct framed *w = self;
    struct block *b = work_next(w->from, d);
    if (!b)
        return NULL;
    struct tracker t = {.open = xcalloc(MOST_ACTIVE, sizeof *t.open)};
    struct edges g = {0};
    struct calls_launch l;
    bool ok = true;
    survey(&t, b, &g);
    if (g.n && w->c.r0cs != FIRST_SAVED) {
        diag_error(d, "%s: rename.r0cs = %u: framed calls of traces save registers from R%u on",
                   b->from, w->c.r0cs, (unsigned)FIRST_SAVED);
        ok = false;
    } else if (g.n) {
        char *text = graph_text(&t, &g, unrenamed(&t, b));
        ok = calls_launch_graph(text, b, &w->c, &l, d);
        free(text);
    }
    if (g.n && ok)
        rewrite(w, &t, b, &l);
    free(t.open);
    free(t.f);
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
    for (unsigned i = 0; i < MOST_PLACES; i++) {
        free(w->traps[i].save);
        free(w->traps[i].restore);
    }
    free(w);
}

struct work *work_framed(struct work *from, const struct calls_config *c)
{
    if (!from)
        return NULL;
    struct framed *w = xcalloc(1, sizeof *w);
    w->from = from;
    w->c = *c;
    return work_new(framed_next, framed_free, w);
}

char *work_framed_graph(struct work *w, struct diag *d)
{
    struct block *b = work_next(w, d);
    if (!b)
        return NULL;
    struct tracker t = {.open = xcalloc(MOST_ACTIVE, sizeof *t.open)};
    struct edges g = {0};
    survey(&t, b, &g);
    char *text = g.n ? graph_text(&t, &g, unrenamed(&t, b)) : NULL;
    free(t.open);
    free(t.f);
    free(g.e);
    block_free(b);
    return text;
}
