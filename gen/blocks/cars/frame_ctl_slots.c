/* frame_ctl: what goes by the slots in the register file: releases, and the traps' way down. */
#include "gen/blocks/cars/frame_ctl.h"

static sig flag(struct frame *f, const char *name, const char *doc)
{
    return hdl_reg(f->h, name, 1, hdl_zero(f->h, 1), doc);
}

/* What the restore unit needs of the row: its warp is held, so nobody else changes it. */
static void restoring(struct frame *f)
{
    unsigned n = f->z.frw;
    sig res = f->ret ? NULL : hdl_reg_zero(f->h, "rs_res", n, "what comes back");
    f->r =
        (struct frame_restoring){.first = hdl_reg_zero(f->h, "rs_first", f->z.physw, "the stack"),
                                 .s = hdl_reg_zero(f->h, "rs_s", n, "its size"),
                                 .slot = hdl_reg_zero(f->h, "rs_slot", n, "where the slot is"),
                                 .free = hdl_reg_zero(f->h, "rs_free", n, "what is free"),
                                 .res = res,
                                 .in_memory = flag(f, "rs_in_memory", "it has registers there")};
}

static void keep_released(struct frame *f, const struct frame_state *from)
{
    const struct frame_restoring *r = &f->r;
    hdl_next(r->first, frame_place(f, from, NULL));
    hdl_next(r->s, from->s);
    hdl_next(r->slot, frame_down(f, from->rfp, from->s));
    hdl_next(r->free, from->free);
    if (r->res)
        hdl_next(r->res, from->res);
    hdl_next(r->in_memory, hdl_any(from->lifo));
}

void frame_restore(struct frame *f)
{
    struct hdl *h = f->h;
    struct frame_effects *fx = &f->fx;
    hdl_group(h, "Restore unit");
    f->rs_valid = flag(f, "rs_valid", "a warp's function is released");
    f->rs_asked = flag(f, "rs_asked", "its slot is being read");
    f->rs_wid = hdl_reg_zero(h, "rs_wid", f->z.widw, "that warp");
    f->walk_asked = flag(f, "walk_asked", "a slot is being read for the sequencer");
    f->rs_warp = frame_one_hot(f, "rs_warp", f->rs_wid);
    restoring(f);
    sig release_warp = frame_one_hot(f, "release_warp", f->io.release_wid);
    struct frame_state from = frame_of(f, "release", frame_row(f, release_warp),
                                       ~(1u << F_RSP | 1u << F_WANT | 1u << F_RET));
    frame_narrow(f, &from);
    sig held = hdl_any(hdl_and(release_warp, f->io.hold));
    hdl_rule(h, "FC-L1", "One release at a time, of a warp that is not held.");
    hdl_assign(f->io.release_ready, hdl_and(hdl_not(f->rs_valid), hdl_not(held)));
    sig take = hdl_wire(h, "release_take", hdl_and(f->io.release_valid, f->io.release_ready));
    sig none = hdl_wire(h, "no_frame", hdl_none(from.res));
    fx->restore = hdl_wire(h, "restore", hdl_and(f->io.slot_data_valid, f->rs_asked));
    fx->release = hdl_wire(h, "release_frame", hdl_and(take, hdl_not(none)));
    fx->released = hdl_wire(h, "released", hdl_gate(fx->release, release_warp));
    hdl_when(fx->release)
    {
        hdl_next(f->rs_valid, hdl_ones(h, 1));
        hdl_next(f->rs_wid, f->io.release_wid);
        keep_released(f, &from);
    }
    hdl_else_when(h, fx->restore) hdl_next(f->rs_valid, hdl_zero(h, 1));
    sig err = flag(f, "ret_error", "a release without a frame");
    hdl_rule(h, "FC-L4", "Without a frame there is nothing to release.");
    hdl_next(err, hdl_and(take, none));
    hdl_assign(f->io.err_ret, err);

    const struct frame_restoring *r = &f->r;
    hdl_rule(h, "FC-L3", "Back to the caller: its frame ends where the slot was.");
    fx->rs_rfp = hdl_wire(h, "rs_caller", frame_link_rfp(f, r->first, f->io.slot_data));
    sig back = f->ret ? frame_of(f, "rs", frame_row(f, f->rs_warp), 1u << F_RET).ret : r->res;
    fx->rs_free = hdl_wire(h, "rs_free_after", hdl_add(r->free, back));
    fx->rs_res = hdl_wire(h, "rs_reserve", frame_link_res(f, f->io.slot_data));
    fx->rs_fill = hdl_wire(h, "rs_fill", hdl_and(hdl_eq(fx->rs_free, r->s), r->in_memory));
}

/* FC-T1: the warp that the sequencer takes next. */
static void choose(struct frame *f, sig idle)
{
    struct hdl *h = f->h;
    unsigned n = f->z.nw;
    sig pending = hdl_shape(hdl_wire_later(h, "pending", n), "NW");
    hdl_each(h, "ask", i, "NW")
    {
        sig wants = hdl_and(hdl_bit(f->wanting, i), hdl_not(hdl_bit(f->drains, i)));
        hdl_assign_item(pending, i, hdl_or(hdl_bit(f->fills, i), wants));
    }
    sig above = hdl_and(pending, hdl_after(f->sq_warp));
    above = hdl_wire(h, "pending_above", above);
    hdl_uncovered(above, 0, 1, "nobody comes before the first warp");
    hdl_rule(h, "FC-T1", "The first one behind the one served last.");
    sig first = hdl_mux(hdl_any(above), hdl_first(above), hdl_first(pending));
    first = hdl_wire(h, "next_trap", first);
    hdl_when(hdl_and(idle, hdl_any(pending)))
    {
        hdl_next(f->sq.load, hdl_ones(h, 1));
        hdl_next(f->sq.wid, hdl_encode(first));
        hdl_next(f->sq.fill, hdl_any(hdl_and(first, f->fills)));
    }
}

/* One micro-operation: FC-S2, FC-S3, FC-S4, FC-S5, FC-F1. */
static void micro_operation(struct frame *f, sig up, sig down)
{
    struct hdl *h = f->h;
    struct frame_effects *fx = &f->fx;
    const struct frame_trap *q = &f->q;
    fx->move = hdl_wire(h, "uop_take", hdl_and(f->sq.move, f->io.uop_ready));
    hdl_rule(h, "FC-S2", "Upwards to the next function's slot.");
    hdl_rule(h, "FC-F1", "Downwards to the slot.");
    sig next = hdl_wire(h, "sq_next", hdl_mux(f->sq.fill, down, up));
    fx->frame_ends =
        hdl_wire(h, "frame_ends", hdl_eq(f->sq.end, hdl_mux(f->sq.fill, f->sq.at, up)));
    sig freed = hdl_wire(h, "sq_freed", hdl_add(q->free, f->sq.res));
    hdl_rule(h, "FC-S3", "The frame's reserve is free; enough of it ends the trap.");
    fx->sq_free =
        hdl_wire(h, "sq_free_after", hdl_mux(f->sq.fill, hdl_sub(q->free, f->sq.res), freed));
    fx->ends = hdl_wire(h, "trap_ends",
                        hdl_and(fx->frame_ends, hdl_or(f->sq.fill, hdl_ge(freed, q->want))));
    sig one = hdl_const(h, f->lifow, 1), below = hdl_wire(h, "lifo_below", hdl_sub(q->lifo, one));
    sig full = hdl_wire(h, "lifo_full", hdl_eq_const(q->lifo, f->lifo_max));
    hdl_rule(h, "FC-S5", "A full record stays.");
    fx->sq_lifo = hdl_wire(h, "lifo_after",
                           hdl_mux(f->sq.fill, below, hdl_mux(full, q->lifo, hdl_inc(q->lifo))));
    sig err = flag(f, "lifo_error", "a warp's record in memory is full");
    hdl_next(err, hdl_and(fx->move, full, hdl_not(f->sq.fill)));
    hdl_assign(f->io.err_lifo, err);
    hdl_when(fx->move)
    {
        hdl_next(f->sq.at, next);
        hdl_next(q->lifo, fx->sq_lifo);
    }
    hdl_rule(h, "FC-S4", "The last one ends the trap; otherwise the next frame is looked for.");
    hdl_when(hdl_and(fx->move, fx->frame_ends))
    {
        hdl_next(f->sq.move, hdl_zero(h, 1));
        hdl_next(f->sq.load, hdl_not(fx->ends));
    }
    sig shown[] = {f->sq.fill, f->sq.wid, f->trap_place, hdl_mux(f->sq.fill, below, q->lifo),
                   fx->ends};
    hdl_assign(f->io.uop_valid, f->sq.move);
    const sig to[] = {f->io.uop_fill, f->io.uop_wid, f->io.uop_phys, f->io.uop_index,
                      f->io.uop_last};
    for (unsigned i = 0; i < sizeof shown / sizeof *shown; i++)
        hdl_assign(to[i], hdl_gate(f->sq.move, shown[i]));
}

/* The slot of the frame that begins at rfp, counted from 1. */
static sig slot_of(sig rfp, sig s)
{
    return hdl_mux(hdl_none(rfp), s, rfp);
}

/* A place counted from 1, as wide as a register's number. 0 is 2^FRW: where a hole is open a place
 * may lie outside of the stack. */
static sig counted(struct frame *f, sig at)
{
    if (f->z.frw >= f->z.physw)
        return hdl_fit(at, f->z.physw);
    sig round = hdl_wire(f->h, "sq_round", hdl_none(at));
    return hdl_fit(hdl_cat(round, at), f->z.physw);
}

void frame_sequencer(struct frame *f)
{
    struct hdl *h = f->h;
    unsigned n = f->z.frw;
    hdl_group(h, "Sequencer");
    hdl_comment(h, "One of load, walk and move at most, which is proven; none: idle.");
    f->sq.load = flag(f, "sq_load", "a trap begins, or its next frame");
    f->sq.walk = flag(f, "sq_walk", "the oldest frame is looked for");
    f->sq.move = flag(f, "sq_move", "registers are moved");
    f->sq.fill = flag(f, "sq_fill", "back from memory");
    f->sq.wid = hdl_reg_zero(h, "sq_wid", f->z.widw, "the warp served last");
    if (f->z.nw == 1)
        hdl_idle(f->sq.wid, f->z.widw);
    f->sq.at = hdl_reg_zero(h, "sq_at", n, "a slot; then what moves, from 1");
    f->sq.end = hdl_reg_zero(h, "sq_end", n, "where its frame ends, from 1");
    f->sq.res = hdl_reg_zero(h, "sq_res", n, "its reserve");
    f->sq.left = hdl_reg_zero(h, "sq_left", n, "reserves from it to the oldest");
    f->sq_warp = frame_one_hot(f, "sq_warp", f->sq.wid);
    struct frame_state from = frame_of(f, "trap", frame_row(f, f->sq_warp), ~(1u << F_RET));
    struct frame_trap *q = &f->q;
    frame_narrow(f, &from);
    *q = (struct frame_trap){
        .before = hdl_reg_zero(f->h, "sq_before", f->z.physw, "the register before the stack"),
        .s = hdl_reg_zero(f->h, "sq_s", n, "its size"),
        .free = hdl_reg_zero(f->h, "sq_free", n, "what is free"),
        .want = hdl_reg_zero(f->h, "sq_want", n, "what its CALL waits for"),
        .lifo = hdl_reg_zero(f->h, "sq_lifo", f->lifow, "registers in memory")};
    hdl_codes(q->lifo, ((struct hdl_code[]){{(unsigned)f->lifo_max, "LIFO_MAX",
                                             "registers that memory holds of a warp"}}));
    f->trap_place = hdl_wire(h, "trap_place", hdl_add(q->before, counted(f, f->sq.at)));
    sig idle = hdl_not(hdl_or(f->sq.load, f->sq.walk, f->sq.move));
    choose(f, hdl_wire(h, "sq_idle", idle));

    sig slot = hdl_wire(h, "sq_slot", slot_of(from.rfp, from.s));
    sig waits = hdl_and(f->wr_valid, hdl_eq(f->wr_wid, f->sq.wid));
    hdl_rule(h, "FC-S1", "Not before a slot of the warp is written: it may be moved itself.");
    hdl_when(hdl_and(f->sq.load, hdl_not(waits)))
    {
        hdl_next(f->sq.load, hdl_zero(h, 1));
        hdl_next(f->sq.walk, hdl_not(f->sq.fill));
        hdl_next(f->sq.move, f->sq.fill);
        hdl_next(f->sq.at, hdl_mux(f->sq.fill, slot_of(from.rsp, from.s), slot));
        hdl_next(f->sq.end, hdl_mux(f->sq.fill, slot, hdl_inc(from.rsp)));
        hdl_next(f->sq.res, from.res);
        hdl_next(f->sq.left, hdl_sub(from.s, from.free));
        hdl_next(q->before, hdl_sub(frame_place(f, &from, NULL), hdl_const(h, f->z.physw, 1)));
        hdl_next(q->s, from.s);
        hdl_next(q->free, from.free);
        hdl_next(q->want, from.want);
        hdl_next(q->lifo, from.lifo);
    }
    hdl_rule(h, "FC-S1", "The oldest one: nothing else is reserved.");
    f->oldest = hdl_wire(h, "oldest", hdl_eq(f->sq.res, f->sq.left));
    hdl_when(hdl_and(f->sq.walk, f->oldest))
    {
        hdl_next(f->sq.walk, hdl_zero(h, 1));
        hdl_next(f->sq.move, hdl_ones(h, 1));
    }
    sig found = hdl_wire(h, "sq_reserve", frame_link_res(f, f->io.slot_data));
    sig caller =
        hdl_wire(h, "sq_caller",
                 frame_link_rfp(f, f->absolute ? hdl_inc(q->before) : NULL, f->io.slot_data));
    hdl_when(hdl_and(f->io.slot_data_valid, f->walk_asked))
    {
        hdl_next(f->sq.end, f->sq.at);
        hdl_next(f->sq.at, slot_of(caller, q->s));
        hdl_next(f->sq.res, found);
        hdl_next(f->sq.left, hdl_sub(f->sq.left, f->sq.res));
    }
    sig one = hdl_const(h, n, 1);
    sig up = hdl_wire(h, "sq_up", hdl_mux(hdl_eq(f->sq.at, q->s), one, hdl_inc(f->sq.at)));
    sig down = hdl_wire(h, "sq_down", hdl_mux(hdl_eq(f->sq.at, one), q->s, hdl_sub(f->sq.at, one)));
    micro_operation(f, up, down);
}

/* Who reads slots: one at a time, releases first. */
void frame_reads(struct frame *f)
{
    struct hdl *h = f->h;
    hdl_group(h, "Slot reads");
    f->walk_shown = flag(f, "walk_shown", "a read of the sequencer is shown and not taken");
    sig idle = hdl_wire(h, "rd_idle", hdl_not(hdl_or(f->rs_asked, f->walk_asked)));
    sig rs_waits = hdl_and(f->wr_valid, hdl_eq(f->wr_wid, f->rs_wid));
    hdl_rule(h, "FC-L2", "Not before a slot of the warp is written.");
    sig restore = hdl_wire(h, "rs_reads", hdl_and(f->rs_valid, hdl_not(rs_waits)));
    sig walk = hdl_wire(h, "sq_reads", hdl_and(f->sq.walk, hdl_not(f->oldest)));
    hdl_rule(h, "FC-S1", "Releases come first, but for a read that is already shown.");
    sig walks = hdl_wire(h, "walk_reads", hdl_and(walk, hdl_or(hdl_not(restore), f->walk_shown)));
    sig valid = hdl_wire(h, "reads", hdl_and(idle, hdl_or(walk, restore)));
    sig phys = hdl_mux(walks, f->trap_place, frame_at(f, f->r.first, f->r.slot));
    hdl_assign(f->io.slot_rd_valid, valid);
    hdl_assign(f->io.slot_rd_wid, hdl_gate(valid, hdl_mux(walks, f->sq.wid, f->rs_wid)));
    hdl_assign(f->io.slot_rd_phys, hdl_gate(valid, phys));
    sig take = hdl_wire(h, "rd_take", hdl_and(valid, f->io.slot_rd_ready));
    hdl_next(f->walk_shown, hdl_and(valid, walks, hdl_not(f->io.slot_rd_ready)));
    hdl_when(take)
    {
        hdl_next(f->walk_asked, walks);
        hdl_next(f->rs_asked, hdl_not(walks));
    }
    hdl_else_when(h, f->io.slot_data_valid)
    {
        hdl_next(f->walk_asked, hdl_zero(h, 1));
        hdl_next(f->rs_asked, hdl_zero(h, 1));
    }
}
