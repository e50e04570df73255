/* BOW, for comparison only (docs/results/bow.md): a part of SM and register files that studies ask
 * for. */
#include "cmodel/study/bow.h"
#include "base/diag.h"
#include "base/mem.h"
#include "cmodel/regfile/part_ocu.h"
#include "cmodel/sm/sm_part.h"
#include <stdlib.h>
#include <string.h>

/* Bytes of an instruction since Volta: what the program counter moves by without a jump. */
enum { INST_BYTES = 16 };

typedef uint64_t reg_set[REG_SET_WORDS];

/* Of one warp. */
struct window {
    reg_set *regs;   /* [before]: registers of its last instructions */
    unsigned slide;  /* the oldest of them */
    uint32_t held;   /* operands of its next instruction that need not be read */
    uint64_t issued; /* instructions, over all warps of the slot */
};

struct bow {
    unsigned before; /* instructions before the present one */
    bool flush;
    struct window *windows; /* [register files][NW] */
    uint64_t *number;       /* [flights]: of the instruction in its window's `issued` */
    uint32_t flights;
};

/* ---- in the register file: a collector of its own for every warp */

struct own_collectors {
    struct collector_ops ops;
    uint32_t held, missing; /* operands of the selected instruction */
};

/* Every warp is selected only while its collector is free. */
static void grant(struct regfile *rf, void *self)
{
    struct ocus *p = self;
    rf->out.issue = rf->arb_in.push_valid = rf->out.sel_valid;
    p->alloc_out.grant[0] = rf->out.sel_wid[0];
}

static struct own_collectors *own_of(struct regfile *rf)
{
    return (struct own_collectors *)(uintptr_t)rf->collector; /* ops is its first member */
}

static void issue(struct regfile *rf, void *self)
{
    struct ocus *p = self;
    struct own_collectors *own = own_of(rf);
    ocu_collectors.issue(rf, p);
    if (!rf->out.issue)
        return;
    unsigned cu = p->alloc_out.grant[0];
    uint32_t src = rf->in.inst_src_valid[0];
    own->missing = src & ~own->held;
    rf->counters.cache_hits += popcount64(src & own->held);
    p->ocu[cu].ready = src & own->held;
    ocus_complete(rf, p, cu);
}

static void *create_own(struct regfile *rf)
{
    struct own_collectors *own = xcalloc(1, sizeof *own);
    own->ops = *rf->collector;
    own->ops.grant = grant;
    own->ops.issue = issue;
    rf->collector = &own->ops;
    rf->arb_in.push_src_valid = &own->missing;
    return own;
}

static void reset_own(struct regfile *rf, void *self)
{
    (void)self;
    rf->able[0] = rf->free;
}

static void clock_own(struct regfile *rf, void *self)
{
    (void)self;
    rf->able[0] = rf->free;
    rf->counters.operand_requests = rf->arb.operand_requests + rf->counters.cache_hits;
}

/* RF-T1: a warp may be selected in the cycle in which its collector leaves. */
static void leave_own(struct regfile *rf, void *self)
{
    (void)self;
    rf->able[0] = rf->free | rf->leaving;
}

static const struct regfile_part own_collectors = {
    .name = "BOW",
    .create = create_own,
    .destroy = free,
    .reset = reset_own,
    .phase = {[PHASE_LEAVE] = leave_own, [PHASE_CLOCK] = clock_own},
};

/* ---- around it */

static void *create(struct sm *sm, const struct params *p, const void *arg, struct diag *d)
{
    const struct bow_options *o = arg;
    const struct sizes *z = &sm->z;
    (void)p;
    if (sm->payload || z->ccu || z->steal || z->nsched != 1 || z->ncu != z->nw) {
        diag_error(d,
                   "BOW: control only, one scheduler, regfile.collectors = regfile.warps, operand "
                   "collector units without stealing");
        return NULL;
    }
    struct bow *b = xcalloc(1, sizeof *b);
    b->before = o->window - 1;
    b->flush = o->flush;
    b->windows = xcalloc((size_t)sm->nrf * z->nw, sizeof *b->windows);
    for (size_t i = 0; i < (size_t)sm->nrf * z->nw; i++)
        b->windows[i].regs = xcalloc(b->before, sizeof *b->windows[i].regs);
    return b;
}

static void destroy(struct sm *sm, void *self)
{
    struct bow *b = self;
    for (size_t i = 0; i < (size_t)sm->nrf * sm->z.nw; i++)
        free(b->windows[i].regs);
    free(b->windows);
    free(b->number);
    free(b);
}

static struct window *window_of(const struct sm *sm, const struct bow *b, const struct rf *rf,
                                const struct warp *w)
{
    return &b->windows[(size_t)(rf - sm->rf) * sm->z.nw + w->number];
}

static void clear(const struct bow *b, struct window *v)
{
    memset(v->regs, 0, b->before * sizeof *v->regs);
    v->slide = 0;
}

static void launched(struct sm *sm, void *self, struct rf *rf, struct warp *w)
{
    clear(self, window_of(sm, self, rf, w));
}

/* The registers of the instructions before this one that still are in the window. */
static void in_window(const struct bow *b, const struct window *v, reg_set set)
{
    for (unsigned k = 0; k < REG_SET_WORDS; k++)
        set[k] = 0;
    for (unsigned i = 0; i < b->before; i++)
        for (unsigned k = 0; k < REG_SET_WORDS; k++)
            set[k] |= v->regs[i][k];
}

static void ready(struct sm *sm, void *self, struct rf *rf, struct warp *w, unsigned first,
                  unsigned n)
{
    struct window *v = window_of(sm, self, rf, w);
    const struct op *op = w->at->op;
    reg_set set;
    v->held = 0;
    in_window(self, v, set);
    for (unsigned k = 0; k < first + n; k++) {
        unsigned reg = op->src[k];
        if (k >= first)
            v->held |= (uint32_t)(set[reg / 64] >> (reg % 64) & 1) << (k - first);
        set[reg / 64] |= 1ull << (reg % 64); /* a repeat within the instruction */
    }
}

static void answer(struct sm *sm, void *self, struct rf *rf, const struct warp *w)
{
    own_of(rf->m)->held = window_of(sm, self, rf, w)->held;
}

static void number_flight(struct sm *sm, struct bow *b, uint32_t flight, uint64_t number)
{
    if (b->flights < sm->free_flights.all) {
        b->flights = sm->free_flights.all;
        b->number = xrealloc(b->number, b->flights * sizeof *b->number);
    }
    b->number[flight] = number;
}

/* A result goes to the collector too while its instruction is in the window. */
static void request(struct sm *sm, void *self, struct rf *rf, unsigned i, const struct write *wr,
                    const struct warp *w)
{
    const struct bow *b = self;
    (void)i;
    rf->m->counters.cache_writes +=
        window_of(sm, b, rf, w)->issued - b->number[wr->flight] <= b->before;
}

static void issued(struct sm *sm, void *self, struct rf *rf, struct warp *w)
{
    struct bow *b = self;
    struct window *v = window_of(sm, b, rf, w);
    const struct inst *i = w->at;
    const struct op *op = i->op;
    reg_set before, now = {0};
    in_window(b, v, before);
    for (unsigned k = 0; k < op->nsrc; k++)
        now[op->src[k] / 64] |= 1ull << (op->src[k] % 64);
    /* Of a write of some lanes the others must be there already, as with CCUs. */
    bool whole = fold_mask(sm, i->mask) == low_bits(sm->z.lanes);
    for (unsigned k = 0; k < REG_SET_WORDS; k++)
        now[k] |= whole ? op->writes[k] : op->writes[k] & before[k];
    memcpy(v->regs[v->slide], now, sizeof now);
    v->slide = (v->slide + 1) % b->before;
    number_flight(sm, b, w->flight, ++v->issued);
    bool jump = i + 1 < w->end && op->class == OP_BRANCH && i[1].pc != i->pc + INST_BYTES;
    if (b->flush && jump)
        clear(b, v);
}

const struct sm_part bow_part = {
    .name = "BOW",
    .create = create,
    .destroy = destroy,
    .regfile = &own_collectors,
    .launched = launched,
    .ready = ready,
    .answer = answer,
    .request = request,
    .issued = issued,
};
