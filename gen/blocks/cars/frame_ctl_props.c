/* Properties of frame_ctl, for an arbitrary warp: its pointers stay in its stack, its frame below
 * its reserve, what is free and what is reserved are all of it, and each operation does what its
 * rule says, against what the warp had a cycle ago. Slots lie outside: that they give back what was
 * posted is a duty, and what is posted has what the duty says. */
#include "gen/blocks/cars/frame_ctl.h"

struct view {
    struct frame *f;
    sig wid;                /* the warp */
    struct frame_state w;   /* what it has */
    struct frame_state was; /* what it had in the last cycle */
    sig hold, asks, reserved;
};

static sig was(struct hdl *h, const char *name, sig s)
{
    return hdl_delay_zero(h, name, s, "in the last cycle");
}

static struct frame_state state(struct frame *f, sig wid)
{
    sig row = hdl_wire(f->h, "f_row", hdl_at(f->rows, frame_bits(f, F_FIELDS), wid));
    struct frame_state w = frame_fields(f, row);
    frame_narrow(f, &w);
    w.fill = hdl_at(f->fills, 1, wid);
    w.drain = hdl_at(f->drains, 1, wid);
    return w;
}

static struct frame_state state_was(struct frame *f, const struct frame_state *w)
{
    struct hdl *h = f->h;
    struct frame_state b = {.s = was(h, "f_s", w->s),
                            .rfp = was(h, "f_rfp", w->rfp),
                            .rsp = was(h, "f_rsp", w->rsp),
                            .free = was(h, "f_free", w->free),
                            .res = was(h, "f_res", w->res),
                            .lifo = was(h, "f_lifo", w->lifo)};
    if (f->late) { /* FC-N1 is about the row of a cycle ago */
        b.base = was(h, "f_base", w->base);
        b.k = was(h, "f_k", w->k);
        frame_narrow(f, &b);
    }
    return b;
}

static sig at_most(sig a, sig b)
{
    return hdl_ge(b, a);
}

/* A sum with its carry. */
static sig plus(const struct view *v, sig a, sig b)
{
    unsigned n = v->f->z.frw + 1;
    return hdl_add(hdl_extend(a, n), hdl_extend(b, n));
}

static sig wide(const struct view *v, sig a)
{
    return hdl_extend(a, v->f->z.frw + 1);
}

/* {res, rfp} is that of a function whose frame ends at `at`, in the stack of w. */
static sig linked(const struct frame_state *w, sig res, sig rfp, sig at)
{
    struct frame_state callers = {.rfp = rfp, .rsp = at, .s = w->s};
    sig len = frame_length(&callers);
    return hdl_and(hdl_lt(rfp, w->s), at_most(res, w->s),
                   hdl_mux(hdl_none(res), hdl_eq(rfp, at), hdl_lt(len, res)));
}

/* A place of the sequencer is counted from 1. */
static sig in_stack(const struct frame_state *w, sig at)
{
    return hdl_and(hdl_any(at), at_most(at, w->s));
}

static sig plain(const struct view *v, sig at)
{
    return hdl_sub(at, hdl_const(v->f->h, v->f->z.frw, 1));
}

/* Reserves from the top to the frame that the sequencer is at. */
static sig met(const struct view *v)
{
    return hdl_add(hdl_sub(v->reserved, v->f->sq.left), v->f->sq.res);
}

static void duties(const struct view *v)
{
    struct frame *f = v->f;
    struct hdl *h = f->h;
    const struct frame_state *w = &v->w;
    sig op = hdl_wire(h, "f_op", hdl_and(f->io.op_valid, hdl_at(f->io.op_warp, 1, v->wid)));
    sig region = hdl_and(f->io.region_valid, hdl_eq(f->io.region_wid, v->wid));
    region = hdl_wire(h, "f_region", region);
    sig release = hdl_and(f->io.release_valid, hdl_eq(f->io.release_wid, v->wid));
    sig writes = hdl_and(f->wr_valid, hdl_eq(f->wr_wid, v->wid));
    sig is_call = hdl_eq_const(f->io.op, OP_CALL);
    hdl_rule(h, "FC-O1", "An instruction is of one warp.");
    hdl_assume(h, "FC-O1", hdl_at_most_one(f->io.op_warp));
    hdl_rule(h, "FC-A1", "A region: alone, of a warp that is not held; moved, its sizes stay.");
    hdl_assume(
        h, "FC-A1",
        implies(region, hdl_and(hdl_not(op), hdl_not(release), hdl_not(v->hold), hdl_not(writes),
                                implies(f->io.region_move, hdl_eq(f->io.region_s, w->s)))));
    hdl_rule(h, "FC-C1", "A CALL needs a register at least.");
    hdl_assume(h, "FC-C1", implies(hdl_and(op, is_call), hdl_any(f->io.op_need)));
    hdl_rule(h, "FC-C2", "A CALL that was refused comes before all else of the warp.");
    hdl_assume(h, "FC-C2",
               implies(hdl_any(v->asks),
                       hdl_and(implies(op, hdl_and(is_call, hdl_eq(f->io.op_need, v->asks))),
                               hdl_not(release))));
    hdl_assume(h, "FC-C2", hdl_not(hdl_and(op, is_call, release)));
    hdl_rule(h, "FC-S4", "The end of a trap that waits for it.");
    hdl_assume(
        h, "FC-S4",
        implies(hdl_and(f->io.uop_done_valid, hdl_eq(f->io.uop_done_wid, v->wid)), w->drain));
    hdl_rule(h, "FC-L3", "A slot gives back what a call left in it.");
    sig res = frame_link_res(f, f->io.slot_data), rfp = hdl_low(f->io.slot_data, f->z.frw);
    sig restores = hdl_and(f->rs_asked, hdl_eq(f->rs_wid, v->wid), f->io.slot_data_valid);
    sig walks = hdl_and(f->walk_asked, hdl_eq(f->sq.wid, v->wid), f->io.slot_data_valid);
    sig slot = frame_down(f, w->rfp, w->s);
    hdl_assume(h, "FC-L3", implies(restores, linked(w, res, rfp, slot)));
    hdl_rule(h, "FC-L3", "Resident reserves are all that is not free.");
    hdl_assume(h, "FC-L3",
               implies(hdl_and(restores, hdl_ne(plus(v, w->free, w->res), wide(v, w->s))),
                       at_most(plus(v, w->free, w->res), hdl_sub(wide(v, w->s), wide(v, res)))));
    hdl_rule(h, "FC-L3", "A caller that is not resident is in memory.");
    hdl_assume(h, "FC-L3",
               implies(hdl_and(restores, hdl_eq(plus(v, w->free, w->res), wide(v, w->s))),
                       hdl_eq(hdl_any(res), hdl_any(w->lifo))));
    hdl_rule(h, "FC-S1", "So do those that a trap meets on its way down.");
    hdl_assume(h, "FC-S1",
               implies(walks, hdl_and(linked(w, res, rfp, plain(v, f->sq.at)), hdl_any(res),
                                      at_most(plus(v, met(v), res),
                                              hdl_sub(wide(v, w->s), wide(v, w->free))))));
}

static void invariants(const struct view *v)
{
    struct frame *f = v->f;
    struct hdl *h = f->h;
    const struct frame_state *w = &v->w;
    sig none = hdl_and(hdl_none(w->s), hdl_none(w->rfp), hdl_none(w->rsp));
    sig inside = hdl_or(none, hdl_and(hdl_lt(w->rfp, w->s), hdl_lt(w->rsp, w->s)));
    sig len = frame_length(w);
    hdl_rule(h, "FC-P1", "Pointers lie in the stack, and a frame below its reserve.");
    hdl_assert(h, "FC-P1", inside);
    hdl_assert(h, "FC-P1",
               hdl_and(at_most(w->res, w->s),
                       hdl_mux(hdl_none(w->res), hdl_none(len), hdl_lt(len, w->res))));
    hdl_rule(h, "FC-S3", "What is free and what is reserved are the whole stack.");
    hdl_assert(h, "FC-S3", hdl_eq(plus(v, w->free, v->reserved), wide(v, w->s)));
    hdl_rule(h, "FC-C2", "The running function is resident but for a trap or a refused CALL.");
    sig evicted = hdl_or(w->fill, hdl_and(hdl_any(v->asks), hdl_ge(w->free, v->asks)));
    if (f->late) /* its CALL is carried out */
        evicted = hdl_or(evicted, hdl_and(f->act.call, hdl_eq(f->act.wid, v->wid)));
    hdl_assert(h, "FC-C2", hdl_or(evicted, at_most(w->res, v->reserved)));
    hdl_assert(h, "FC-C2", at_most(v->asks, w->s));
    hdl_rule(h, "FC-C2", "A trap for a CALL goes on until there is room, and then ends.");
    hdl_assert(h, "FC-C2",
               implies(hdl_any(w->want), hdl_and(hdl_eq(w->want, v->asks),
                                                 hdl_eq(w->drain, hdl_ge(w->free, w->want)))));
    hdl_rule(h, "FC-L1", "A release is of a warp with a frame; a trap of one that waits.");
    sig released = hdl_and(f->rs_valid, hdl_eq(f->rs_wid, v->wid));
    sig trapped = hdl_or(hdl_any(w->want), w->fill);
    sig kept = f->late ? hdl_and(f->kept, hdl_eq(f->act.wid, v->wid)) : hdl_zero(h, 1);
    hdl_assert(h, "FC-L1",
               hdl_and(implies(released, hdl_and(hdl_any(w->res), hdl_not(trapped),
                                                 hdl_none(v->asks), hdl_not(w->drain))),
                       implies(f->rs_asked, f->rs_valid),
                       hdl_not(hdl_and(f->rs_asked, f->walk_asked))));
    sig writes = hdl_and(f->wr_valid, hdl_eq(f->wr_wid, v->wid));
    hdl_rule(h, "FC-L2", "A slot that is being read has been written.");
    hdl_assert(h, "FC-L2", implies(hdl_and(f->rs_asked, released), hdl_not(writes)));
    hdl_rule(h, "FC-L1", "One thing at a time.");
    hdl_assert(h, "FC-L1", hdl_not(hdl_and(hdl_any(w->want), w->fill)));
    hdl_assert(h, "FC-L1", hdl_not(hdl_and(w->fill, hdl_or(w->drain, hdl_any(v->asks)))));
    hdl_assert(h, "FC-L1", implies(hdl_or(trapped, hdl_any(v->asks)), hdl_any(w->s)));
    hdl_rule(h, "FC-H1", "Held iff a release or a trap is under way.");
    hdl_assert(h, "FC-H1", hdl_eq(v->hold, hdl_or(trapped, w->drain, released, kept)));
    hdl_rule(h, "FC-C1", "A slot that waits is the running function's, and tells of its caller.");
    sig posted = hdl_and(writes, hdl_not(trapped));
    sig slot = frame_down(f, w->rfp, w->s);
    hdl_assert(h, "FC-C1",
               implies(posted, hdl_and(hdl_any(w->s), hdl_eq(f->wr_phys, frame_place(f, w, slot)),
                                       linked(w, frame_link_res(f, f->wr_data),
                                              hdl_low(f->wr_data, f->z.frw), slot))));
}

/* rename.stage_extra: what is kept is of a warp that does nothing else, and its row as it is. */
static void kept(const struct view *v)
{
    struct frame *f = v->f;
    struct hdl *h = f->h;
    const struct frame_state *w = &v->w, *o = &f->o;
    sig mine = hdl_and(f->kept, hdl_eq(f->act.wid, v->wid));
    sig call = hdl_or(f->act.call, f->act.asks), need = f->act.need;
    hdl_rule(h, "FC-E1", "The row that is kept is that of the warp.");
    hdl_assert(
        h, "FC-E1",
        implies(mine, hdl_and(hdl_eq(o->rfp, w->rfp), hdl_eq(o->rsp, w->rsp), hdl_eq(o->s, w->s),
                              hdl_eq(o->free, w->free), hdl_eq(o->res, w->res),
                              hdl_eq(o->base, w->base), hdl_eq(o->k, w->k))));
    hdl_rule(h, "FC-E1", "Invariant: sums of what is kept are kept with it.");
    sig k = hdl_fit(o->k, f->z.physw);
    hdl_assert(
        h, "FC-E1",
        hdl_and(hdl_eq(o->first, hdl_add(o->base, k)), hdl_eq(o->lap, hdl_add(o->rsp, o->s))));
    hdl_rule(h, "FC-E2",
             "A kept operation is of a warp without a trap; a CALL's slot can be posted.");
    hdl_assert(h, "FC-E2", hdl_not(hdl_and(call, hdl_or(f->act.push, f->wr_valid))));
    hdl_assert(h, "FC-E2",
               implies(mine, hdl_and(hdl_none(w->want), hdl_not(w->fill), hdl_not(w->drain))));
    sig released = hdl_and(f->rs_valid, hdl_eq(f->rs_wid, v->wid));
    hdl_rule(h, "FC-E2", "A release that came with it has not read its slot yet.");
    hdl_assert(h, "FC-E2", implies(hdl_and(mine, released), hdl_not(f->rs_asked)));
    hdl_assert(
        h, "FC-E2",
        implies(hdl_and(mine, call), hdl_and(hdl_not(released), hdl_any(need), at_most(need, w->s),
                                             hdl_eq(v->asks, hdl_gate(f->act.asks, need)))));
}

/* The sequencer, while it serves the warp. */
static void sequencer(const struct view *v)
{
    struct frame *f = v->f;
    struct hdl *h = f->h;
    const struct frame_state *w = &v->w;
    sig active = hdl_or(f->sq.load, f->sq.walk, f->sq.move);
    sig mine = hdl_wire(h, "f_served", hdl_and(active, hdl_eq(f->sq.wid, v->wid)));
    hdl_rule(h, "FC-T1", "One step of one trap at a time, of a warp that has one.");
    hdl_assert(h, "FC-T1",
               hdl_and(hdl_at_most_one(hdl_cat(f->sq.load, f->sq.walk, f->sq.move)),
                       implies(hdl_or(f->walk_asked, f->walk_shown), f->sq.walk),
                       hdl_not(hdl_and(f->sq.walk, f->sq.fill))));
    hdl_assert(
        h, "FC-T1",
        implies(mine, hdl_and(hdl_not(w->drain), hdl_mux(f->sq.fill, w->fill, hdl_any(w->want)),
                              implies(w->fill, f->sq.fill))));
    hdl_rule(h, "FC-F1", "Only a function without a resident caller comes back.");
    hdl_assert(h, "FC-F1", implies(w->fill, hdl_and(hdl_eq(w->free, w->s), hdl_any(w->s))));
    sig moving = hdl_and(mine, hdl_not(f->sq.load));
    hdl_rule(h, "FC-S2", "What is looked at and moved lies in the stack.");
    hdl_assert(h, "FC-S2", implies(moving, hdl_and(in_stack(w, f->sq.at), in_stack(w, f->sq.end))));
    hdl_rule(h, "FC-S1", "Reserves met, none twice: never more than is reserved.");
    sig spills = hdl_and(moving, hdl_not(f->sq.fill));
    sig top = hdl_and(hdl_eq(f->sq.res, w->res), hdl_eq(met(v), w->res));
    sig below = at_most(plus(v, w->res, f->sq.res), wide(v, met(v)));
    hdl_assert(h, "FC-S1",
               implies(spills, hdl_and(hdl_or(top, below), at_most(f->sq.res, f->sq.left),
                                       at_most(f->sq.left, v->reserved),
                                       implies(f->sq.move, hdl_eq(f->sq.res, f->sq.left)))));
    hdl_rule(h, "FC-S1", "No slot waits to be written while registers are moved.");
    sig writes = hdl_and(f->wr_valid, hdl_eq(f->wr_wid, v->wid));
    hdl_assert(h, "FC-S1", implies(hdl_or(moving, w->fill, w->drain), hdl_not(writes)));
}

/* What restore unit and sequencer keep is what the warp has. */
static void kept_rows(const struct view *v)
{
    struct frame *f = v->f;
    struct hdl *h = f->h;
    const struct frame_state *w = &v->w;
    const struct frame_restoring *r = &f->r;
    const struct frame_trap *q = &f->q;
    sig first = frame_place(f, w, NULL);
    sig released = hdl_and(f->rs_valid, hdl_eq(f->rs_wid, v->wid));
    hdl_rule(h, "FC-L1", "The restore unit has what the warp has.");
    hdl_assert(h, "FC-L1",
               implies(released, hdl_and(hdl_eq(r->first, first), hdl_eq(r->s, w->s),
                                         hdl_eq(r->slot, frame_down(f, w->rfp, w->s)),
                                         hdl_eq(r->free, w->free), hdl_eq(r->res, w->res),
                                         hdl_eq(r->in_memory, hdl_any(w->lifo)))));
    sig moving = hdl_and(hdl_or(f->sq.walk, f->sq.move), hdl_eq(f->sq.wid, v->wid));
    hdl_rule(h, "FC-T1", "So has the sequencer, from its first step on.");
    hdl_assert(h, "FC-T1",
               implies(moving, hdl_and(hdl_eq(hdl_inc(q->before), first), hdl_eq(q->s, w->s),
                                       hdl_eq(q->free, w->free), hdl_eq(q->want, w->want),
                                       hdl_eq(q->lifo, w->lifo),
                                       implies(f->sq.fill, hdl_eq(f->sq.res, w->res)))));
}

/* One cycle of the warp. */
static void steps(const struct view *v)
{
    struct frame *f = v->f;
    struct hdl *h = f->h;
    const struct frame_state *w = &v->w, *b = &v->was;
    struct frame_effects *fx = &f->fx;
    const struct frame_act *a = &f->act;
    sig mine = hdl_at(f->io.op_warp, 1, v->wid), acts = hdl_eq(a->wid, v->wid);
    sig call = was(h, "f_call", hdl_and(a->call, acts)), need = was(h, "f_need", a->need);
    hdl_rule(h, "FC-C1", "A CALL: behind the slot, with what it needs.");
    hdl_assert(h, "FC-C1",
               implies(call, hdl_and(hdl_eq(w->rfp, frame_up(f, b->rsp, b->s)),
                                     hdl_eq(w->rsp, w->rfp), hdl_eq(w->res, need),
                                     hdl_eq(plus(v, w->free, need), wide(v, b->free)))));
    sig never = was(h, "f_never", hdl_and(a->never, acts));
    hdl_rule(h, "FC-C3", "A CALL that needs more than the stack: an error, and nothing changes.");
    hdl_assert(h, "FC-C3",
               implies(never, hdl_and(f->io.err_need, hdl_lt(b->s, need), hdl_none(w->want),
                                      hdl_eq(w->rsp, b->rsp), hdl_eq(w->rfp, b->rfp),
                                      hdl_eq(w->free, b->free), hdl_eq(w->res, b->res))));
    sig taken = hdl_and(f->io.op_valid, f->io.op_ready, mine);
    sig push = was(h, "f_push", hdl_and(a->push, acts));
    sig other = was(h, "f_other",
                    hdl_and(taken, hdl_not(hdl_eq_const(f->io.op, OP_PUSH)),
                            hdl_not(hdl_eq_const(f->io.op, OP_CALL))));
    unsigned n = LIMW + 1;
    sig reg = hdl_extend(was(h, "f_reg", a->reg), n), first = hdl_const(h, n, f->r0cs);
    sig before = hdl_extend(frame_length(b), n), after = hdl_extend(frame_length(w), n);
    sig reach = hdl_inc(hdl_sub(reg, first)), below = hdl_lt(reg, first);
    sig longer = hdl_mux(hdl_lt(before, reach), reach, before);
    sig fits = hdl_lt(longer, hdl_extend(b->res, n));
    hdl_rule(h, "FC-P2", "A PUSH reaches to its register, or it has no effect and says so.");
    hdl_assert(
        h, "FC-P2",
        implies(push, hdl_and(hdl_eq(after, hdl_mux(hdl_and(fits, hdl_not(below)), longer, before)),
                              hdl_eq(f->io.err_push, hdl_not(hdl_or(below, fits))))));
    hdl_rule(h, "FC-P3", "No other instruction moves a pointer.");
    hdl_assert(h, "FC-P3", implies(other, hdl_and(hdl_eq(w->rsp, b->rsp), hdl_eq(w->rfp, b->rfp))));
    sig restored = was(h, "f_restored", hdl_and(fx->restore, hdl_eq(f->rs_wid, v->wid)));
    sig data = was(h, "f_data", f->io.slot_data);
    hdl_rule(h, "FC-L3", "A release: the caller's frame ends where the slot was.");
    hdl_assert(h, "FC-L3",
               implies(restored,
                       hdl_and(hdl_eq(w->rsp, frame_down(f, b->rfp, b->s)),
                               hdl_eq(w->rfp, hdl_low(data, f->z.frw)),
                               hdl_eq(w->res, frame_link_res(f, data)),
                               hdl_eq(w->free, hdl_add(b->free, b->res)),
                               hdl_eq(w->fill, hdl_and(hdl_eq(w->free, w->s), hdl_any(w->lifo))))));
    sig given = was(
        h, "f_given",
        hdl_and(f->io.region_valid, hdl_eq(f->io.region_wid, v->wid), hdl_not(f->io.region_move)));
    hdl_rule(h, "FC-A1", "A new region: nothing called, all of it free.");
    hdl_assert(h, "FC-A1",
               implies(given, hdl_and(hdl_none(hdl_cat(w->rfp, w->rsp, w->res, w->lifo)),
                                      hdl_eq(w->free, w->s))));
    sig moved = was(h, "f_moved", hdl_and(fx->move, hdl_eq(f->sq.wid, v->wid)));
    sig back = was(h, "f_back", f->sq.fill), full = hdl_eq_const(b->lifo, f->lifo_max);
    sig one = hdl_const(h, f->lifow, 1);
    sig counted = hdl_mux(full, b->lifo, hdl_inc(b->lifo));
    hdl_rule(h, "FC-S5", "Registers in memory are counted; first in, last out.");
    hdl_assert(h, "FC-S5",
               implies(moved, hdl_eq(w->lifo, hdl_mux(back, hdl_sub(b->lifo, one), counted))));
    hdl_rule(h, "FC-O1", "Only a warp that is not held issues.");
    hdl_assert(h, "FC-O1",
               hdl_and(implies(hdl_and(mine, f->io.op_ready), hdl_not(v->hold)),
                       implies(hdl_none(f->io.op_warp), hdl_not(f->io.op_ready))));
    hdl_rule(h, "FC-L2", "A slot is not read while one of the warp waits to be written.");
    hdl_assert(h, "FC-L2",
               implies(hdl_and(f->io.slot_rd_valid, f->wr_valid, hdl_eq(f->io.slot_rd_wid, v->wid)),
                       hdl_ne(f->wr_wid, v->wid)));
    sig ends = was(
        h, "f_ends",
        hdl_and(f->io.uop_valid, f->io.uop_ready, f->io.uop_last, hdl_eq(f->io.uop_wid, v->wid)));
    hdl_rule(h, "FC-S4", "The last micro-operation ends the trap.");
    hdl_assert(h, "FC-S4", implies(ends, hdl_and(w->drain, hdl_not(w->fill))));
}

/* What renames the instruction's registers, and a release without a frame. */
static void beside(const struct view *v)
{
    struct frame *f = v->f;
    struct hdl *h = f->h;
    const struct frame_state *w = f->late ? &v->was : &v->w;
    unsigned n = f->z.physw;
    sig mine = hdl_at(f->io.op_warp, 1, v->wid), first = hdl_const(h, LIMW, f->r0cs);
    sig nobody = hdl_none(f->io.op_warp);
    if (f->late) {
        mine = was(h, "f_shown", mine);
        nobody = was(h, "f_nobody", nobody);
    }
    hdl_rule(h, "FC-N1", "The row of no warp is zero.");
    hdl_assert(h, "FC-N1", implies(nobody, hdl_none(hdl_cat(f->io.cons_base, f->io.cons_k))));
    sig place = frame_place(f, w, w->rfp), len = frame_length(w);
    sig r0cs = hdl_fit(first, n);
    sig s = hdl_fit(w->s, n);
    hdl_rule(h, "FC-N1", "Register R0CS is the first one of the frame, before and behind the end.");
    hdl_assert(h, "FC-N1",
               implies(mine, hdl_and(hdl_eq(hdl_add(f->io.cons_off, r0cs), place),
                                     hdl_eq(hdl_add(f->io.cons_offw, s), f->io.cons_off),
                                     hdl_eq(hdl_sub(f->io.cons_lim, hdl_extend(len, LIMW)), first),
                                     hdl_eq(hdl_add(f->io.cons_wrx, hdl_extend(w->rfp, LIMW)),
                                            hdl_add(first, hdl_extend(w->s, LIMW))))));
    sig released =
        hdl_and(f->io.release_valid, f->io.release_ready, hdl_eq(f->io.release_wid, v->wid));
    sig nothing = was(h, "f_no_frame", hdl_and(released, hdl_none(v->w.res)));
    hdl_rule(h, "FC-L4", "A release without a frame: an error, and no slot is read for it.");
    hdl_assert(h, "FC-L4", implies(nothing, hdl_and(f->io.err_ret, hdl_not(f->rs_valid))));
}

/* Records of the surroundings' side: the CALL that was refused, and what is reserved. */
static void records(struct view *v)
{
    struct frame *f = v->f;
    struct hdl *h = f->h;
    unsigned n = f->z.frw;
    struct frame_effects *fx = &f->fx;
    sig mine = hdl_at(f->io.op_warp, 1, v->wid), given = hdl_eq(f->io.region_wid, v->wid);
    given = hdl_and(f->io.region_valid, given, hdl_not(f->io.region_move));
    v->asks = hdl_reg_zero(h, "f_asks", n, "what a refused CALL needs");
    hdl_when(hdl_and(f->io.op_valid, mine, hdl_eq_const(f->io.op, OP_CALL), hdl_not(v->hold)))
        hdl_next(v->asks, hdl_gate(hdl_and(hdl_not(f->io.op_ready), at_most(f->io.op_need, v->w.s)),
                                   f->io.op_need));
    hdl_when(given) hdl_next(v->asks, hdl_zero(h, n));
    v->reserved = hdl_reg_zero(h, "f_reserved", n, "by resident functions");
    sig restored = hdl_and(fx->restore, hdl_eq(f->rs_wid, v->wid));
    sig ended = hdl_and(fx->move, fx->frame_ends, hdl_eq(f->sq.wid, v->wid));
    hdl_when(hdl_and(f->act.call, hdl_eq(f->act.wid, v->wid)))
        hdl_next(v->reserved, hdl_add(v->reserved, f->act.need));
    hdl_when(restored) hdl_next(v->reserved, hdl_sub(v->reserved, v->w.res));
    hdl_when(hdl_and(ended, f->sq.fill)) hdl_next(v->reserved, v->w.res);
    hdl_when(hdl_and(ended, hdl_not(f->sq.fill)))
        hdl_next(v->reserved, hdl_sub(v->reserved, f->sq.res));
    hdl_when(given) hdl_next(v->reserved, hdl_zero(h, n));
}

void props_frame_ctl(struct frame *f)
{
    struct hdl *h = f->h;
    if (!f->wrap || f->absolute || f->paper || f->add || f->move || f->ret)
        return; /* a hole is open: none of this holds */
    hdl_group(h, NULL);
    hdl_ifdef(h, "WARPSMITH_FORMAL");
    struct view v = {.f = f};
    v.wid = props_arbitrary(h, "FC-H1", "f_wid", f->z.nw, "an arbitrary warp");
    v.w = state(f, v.wid);
    v.was = state_was(f, &v.w);
    v.hold = hdl_wire(h, "f_hold", hdl_at(f->io.hold, 1, v.wid));
    records(&v);
    duties(&v);
    invariants(&v);
    if (f->late)
        kept(&v);
    sequencer(&v);
    kept_rows(&v);
    steps(&v);
    beside(&v);
    hdl_endif(h);
}
