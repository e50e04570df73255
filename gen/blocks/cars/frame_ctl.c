/* frame_ctl: the pointers of all warps. What changes a warp is worked out once, on the state of the
 * warp that it is for: the instruction's, the restore unit's, the sequencer's. */
#include "gen/blocks/cars/frame_ctl.h"
#include "gen/blocks/blocks.h"

sig frame_up(struct frame *f, sig at, sig s)
{
    sig next = hdl_inc(at);
    return hdl_mux(hdl_eq(next, s), hdl_zero(f->h, f->z.frw), next);
}

sig frame_down(struct frame *f, sig at, sig s)
{
    sig one = hdl_const(f->h, f->z.frw, 1);
    return hdl_sub(hdl_mux(hdl_none(at), s, at), one);
}

sig frame_length(const struct frame_state *w)
{
    sig round = hdl_sub(w->lap ? w->lap : hdl_add(w->rsp, w->s), w->rfp);
    return hdl_mux(hdl_lt(w->rsp, w->rfp), round, hdl_sub(w->rsp, w->rfp));
}

void frame_narrow(struct frame *f, const struct frame_state *w)
{
    if (f->z.physw < LIMW)
        hdl_unused(hdl_bits(w->k, f->z.physw, LIMW - f->z.physw));
}

sig frame_place(struct frame *f, const struct frame_state *w, sig at)
{
    unsigned n = f->z.physw;
    sig first = w->first ? w->first : hdl_add(w->base, hdl_fit(w->k, n));
    return at ? hdl_add(first, hdl_fit(at, n)) : first;
}

sig frame_at(struct frame *f, sig first, sig at)
{
    return hdl_add(first, hdl_fit(at, f->z.physw));
}

sig frame_link_res(struct frame *f, sig data)
{
    return hdl_bits(data, f->rfpw, f->z.frw);
}

sig frame_link_rfp(struct frame *f, sig first, sig data)
{
    sig at = hdl_low(data, f->rfpw);
    if (f->absolute)
        at = hdl_sub(at, first);
    return hdl_fit(at, f->z.frw);
}

static const struct hdl_code ops[] = {{OP_CALL, "OP_CALL", "a frame is opened"},
                                      {OP_RET, "OP_RET", "it is closed"},
                                      {OP_PUSH, "OP_PUSH", "a frame grows by registers"},
                                      {OP_POP, "OP_POP", "it shrinks"}};

/* Offsets of the fields have names where a row is taken apart. */
static sig named_row(struct frame *f, sig row)
{
    struct hdl_field fields[F_FIELDS];
    unsigned n = 0, at = 0;
    for (unsigned i = 0; i < F_FIELDS && at < hdl_bits_of(row); i++) {
        unsigned width = frame_width(f, i);
        const struct frame_part *part = &frame_parts[i];
        if (width)
            fields[n++] = (struct hdl_field){.name = part->at,
                                             .size = part->size,
                                             .meaning = part->doc,
                                             .lsb = at,
                                             .width = width};
        at += width;
    }
    return hdl_fields(row, n, fields);
}

static void states(struct frame *f)
{
    struct hdl *h = f->h;
    unsigned roww = frame_bits(f, F_FIELDS), shownw = frame_bits(f, SHOWN_FIELDS);
    frame_sizes(f, h);
    f->rows = hdl_shape(hdl_wire_later(h, "rows", f->z.nw * roww), "NW", "ROWW");
    if (f->late)
        f->shown_rows =
            hdl_shape(hdl_wire_later(h, "shown_rows", f->z.nw * shownw), "NW", "SHOWNW");
    f->wanting = hdl_shape(hdl_wire_later(h, "wanting", f->z.nw), "NW");
    f->fills = hdl_shape(hdl_wire_later(h, "fills", f->z.nw), "NW");
    f->drains = hdl_shape(hdl_wire_later(h, "drains", f->z.nw), "NW");
}

sig frame_one_hot(struct frame *f, const char *name, sig wid)
{
    unsigned n = f->z.nw;
    return n == 1 ? hdl_ones(f->h, 1) : hdl_wire(f->h, name, hdl_decode(wid, n));
}

sig frame_row(struct frame *f, sig warp)
{
    unsigned roww = frame_bits(f, F_FIELDS);
    return f->z.nw == 1 ? hdl_gate(warp, f->rows) : hdl_select(warp, f->rows, roww);
}

struct frame_state frame_of(struct frame *f, const char *prefix, sig row, unsigned used)
{
    struct hdl *h = f->h;
    row = named_row(f, hdl_wire(h, hdl_fmt(h, "%s_row", prefix), row));
    struct frame_state w = frame_fields(f, row);
    for (unsigned i = 0; i < F_FIELDS; i++) {
        sig *at = frame_field(&w, i);
        if (*at && (used >> i & 1))
            *at = hdl_wire(h, hdl_fmt(h, "%s_%s", prefix, frame_parts[i].name), *at);
        else if (*at)
            hdl_unused(*at);
    }
    return w;
}

/* Of op_warp; with rename.stage_extra each warp gives what is needed of its row, if it is that. */
static struct frame_state state_shown(struct frame *f)
{
    sig row[f->z.nw];
    for (unsigned w = 0; w < f->z.nw && f->late; w++)
        row[w] = hdl_item(f->shown_rows, w, frame_bits(f, SHOWN_FIELDS));
    return frame_of(f, "op", f->late ? hdl_or_n(f->z.nw, row) : frame_row(f, f->io.op_warp),
                    (1u << SHOWN_FIELDS) - 1);
}

/* A limit lies between the first callee-saved register and a whole stack above it. */
static void limited(struct frame *f, sig limit)
{
    unsigned used = hdl_clog2(f->r0cs + f->scap + 1), stack = hdl_clog2(f->scap + 1);
    unsigned from = f->r0cs % (1u << stack) == 0 ? stack : used;
    if (from < LIMW)
        hdl_uncovered(limit, from, LIMW - from, "beyond the largest stack");
}

/* The wire of that name: s with zeros above. */
static sig widened(struct frame *f, const char *name, sig s, unsigned width)
{
    unsigned bits = hdl_bits_of(s);
    sig wide = hdl_wire(f->h, name, hdl_extend(s, width));
    if (bits < width)
        hdl_uncovered(wide, bits, width - bits, "zeros");
    return wide;
}

static void constants(struct frame *f)
{
    struct hdl *h = f->h;
    const struct frame_state *o = &f->o;
    sig first = hdl_const(h, LIMW, f->r0cs), len = f->op_length;
    if (!f->wrap)
        len = hdl_gate(hdl_ge(o->rsp, o->rfp), len);
    unsigned n = f->z.physw;
    sig begin = hdl_sub(hdl_fit(f->op_begin, n), hdl_fit(first, n));
    sig off = hdl_add(frame_place(f, o, NULL), begin);
    hdl_rule(h, "FC-N1", "What renames the instruction's registers.");
    off = hdl_wire(h, "off", off);
    hdl_assign(f->io.cons_base, o->base);
    hdl_assign(f->io.cons_off, off);
    hdl_assign(f->io.cons_lim, hdl_add(first, hdl_extend(len, LIMW)));
    hdl_assign(f->io.cons_k, o->k);
    limited(f, f->io.cons_lim);
    if (!f->wrap && f->z.physw < LIMW)
        hdl_unused(hdl_bits(f->op_begin, f->z.physw, LIMW - f->z.physw));
    if (f->wrap) {
        hdl_assign(f->io.cons_offw, hdl_sub(off, hdl_fit(f->op_size, f->z.physw)));
        hdl_assign(f->io.cons_wrx, hdl_sub(hdl_add(first, f->op_size), f->op_begin));
        limited(f, f->io.cons_wrx);
    }
}

/* A PUSH: its length against the present one and the reserve, and where a frame of that length
 * ends, side by side; none of them waits for another. */
struct pushed {
    sig renamed; /* the register is on the stack */
    sig grows;   /* the frame becomes longer */
    sig fits;    /* its length is below the reserve */
    sig end;     /* FRW bits, if it grows */
};

/* FC-P1: begin + length, less the size where that is not beyond it. */
static sig end_of(struct frame *f, sig length)
{
    struct hdl *h = f->h;
    unsigned n = f->z.frw, wide = n + 2;
    sig begin = hdl_extend(f->o.rfp, wide), size = hdl_extend(f->o.s, wide);
    length = hdl_extend(hdl_fit(length, n), wide);
    hdl_rule(h, "FC-P1", "A PUSH makes the frame longer, round the end of the stack.");
    sig end = hdl_wire(h, "new_end", hdl_add(f->o.rfp, hdl_fit(length, n)));
    sig round = hdl_wire(h, "round_end", hdl_add(hdl_sub(begin, size), length));
    hdl_unused(hdl_bits(round, n, 1));
    return hdl_mux(hdl_bit(round, n + 1), end, hdl_low(round, n));
}

static struct pushed pushed(struct frame *f)
{
    struct hdl *h = f->h;
    unsigned n = LIMW + 1;
    sig len = widened(f, "old_length", f->op_length, n);
    sig reg = widened(f, "pushed_reg", f->act.reg, n);
    sig reserve = hdl_extend(f->o.res, n);
    struct pushed p = {.renamed = f->r0cs ? hdl_ge(reg, hdl_const(h, n, f->r0cs)) : hdl_ones(h, 1)};
    if (f->add) {
        if (!f->r0cs)
            hdl_unused(reg); /* every register is on the stack, and makes the frame longer by one */
        sig longer = hdl_wire(h, "longer", hdl_inc(len));
        p.grows = hdl_ones(h, 1);
        p.fits = hdl_wire(h, "fits", hdl_lt(longer, reserve));
        p.end = end_of(f, longer);
        return p;
    }
    sig below = hdl_sub(hdl_const(h, n, f->r0cs), hdl_const(h, n, 1));
    sig reach = hdl_wire(h, "reach", hdl_sub(reg, below));
    p.grows = hdl_wire(h, "grows", hdl_lt(len, reach));
    p.fits = hdl_wire(h, "fits", hdl_and(hdl_lt(len, reserve), hdl_lt(reach, reserve)));
    p.end = end_of(f, reach);
    return p;
}

/* FC-C3: a CALL without room for which no trap would make enough. */
static void refuse(struct frame *f, sig refused, sig need)
{
    struct hdl *h = f->h;
    struct frame_act *a = &f->act;
    hdl_rule(h, "FC-C3", "One that needs more than the stack has is an error.");
    sig large = hdl_wire(h, "too_large", hdl_lt(f->o.s, need));
    a->never = hdl_wire(h, "never", hdl_and(refused, large));
    sig err = hdl_reg_zero(h, "need_error", 1, "a CALL needed more than its stack");
    hdl_next(err, a->never);
    hdl_assign(f->io.err_need, err);
    hdl_rule(h, "FC-C2", "Any other CALL without room asks for it.");
    a->asks = hdl_and(refused, hdl_not(large));
}

/* One of those that may move pointers. */
static sig moves(const struct frame_act *a, sig call)
{
    return a->pop ? hdl_or(call, a->push, a->pop) : hdl_or(call, a->push);
}

/* FC-O1, and what of it takes effect now. */
static void shown(struct frame *f, sig room, sig kept_call)
{
    struct hdl *h = f->h;
    struct frame_act *a = &f->act;
    sig is_call = hdl_wire(h, "is_call", hdl_eq_const(f->io.op, OP_CALL));
    room = hdl_wire(h, "has_room", room);
    f->op_unheld = hdl_wire(h, "op_unheld", hdl_any(hdl_and(f->io.op_warp, hdl_not(f->io.hold))));
    sig waits = kept_call ? hdl_wire(h, "slot_waits", hdl_or(f->wr_valid, kept_call)) : f->wr_valid;
    hdl_rule(h, "FC-O1", "A warp that is not held; a CALL with room whose slot can be posted.");
    hdl_assign(f->io.op_ready,
               hdl_and(f->op_unheld, hdl_or(hdl_not(is_call), hdl_and(room, hdl_not(waits)))));
    sig may = hdl_and(f->io.op_valid, f->op_unheld);
    if (f->late) {
        may = hdl_wire(h, "op_asks", may);
        a->call = hdl_and(may, is_call, hdl_not(waits));
        a->push = hdl_and(may, hdl_eq_const(f->io.op, OP_PUSH));
        a->pop = f->move ? hdl_and(may, hdl_eq_const(f->io.op, OP_POP)) : NULL;
        a->ret = f->ret ? hdl_and(may, hdl_eq_const(f->io.op, OP_RET)) : NULL;
        return;
    }
    sig take = hdl_wire(h, "op_take", hdl_and(f->io.op_valid, f->io.op_ready));
    a->call = hdl_wire(h, "call", hdl_and(take, is_call));
    sig without = hdl_wire(h, "without_room", hdl_and(may, is_call, hdl_not(room)));
    refuse(f, without, f->io.op_need);
    sig ask = f->paper ? hdl_and(a->asks, hdl_not(f->wr_valid)) : a->asks;
    a->asks = hdl_wire(h, "request", ask);
    a->push = hdl_and(take, hdl_eq_const(f->io.op, OP_PUSH));
    a->pop = f->move ? hdl_and(take, hdl_eq_const(f->io.op, OP_POP)) : NULL;
    a->ret = f->ret ? hdl_and(take, hdl_eq_const(f->io.op, OP_RET)) : NULL;
    a->acts = hdl_wire(h, "op_acts", moves(a, hdl_and(may, is_call)));
    a->wid = f->op_wid;
    a->warp = f->io.op_warp;
    a->need = f->io.op_need;
    a->reg = f->io.op_reg;
}

/* One of those that are kept at all. */
static sig any_kept(const struct frame_act *a, sig call)
{
    return a->ret ? hdl_or(moves(a, call), a->ret) : moves(a, call);
}

/* rename.stage_extra: row and operation for a cycle. */
static void keep(struct frame *f)
{
    struct hdl *h = f->h;
    struct frame_act *a = &f->act;
    sig call = hdl_reg_zero(h, "kept_call", 1, "a CALL is carried out");
    struct frame_state o = state_shown(f);
    f->rooms = hdl_shape(hdl_wire_later(h, "rooms", f->z.nw), "NW");
    shown(f, hdl_any(hdl_and(f->io.op_warp, f->rooms)), call);
    hdl_rule(h, "FC-E2", "What changes the row is kept for a cycle.");
    f->keeps = hdl_wire(h, "keeps", any_kept(a, a->call));
    hdl_next(call, a->call);
    a->push = hdl_delay_zero(h, "kept_push", a->push, "a PUSH is carried out");
    a->pop = hdl_delay_zero(h, "kept_pop", a->pop, "a POP is carried out");
    a->ret = hdl_delay_zero(h, "kept_ret", a->ret, "a RET is carried out");
    a->wid = hdl_delay_zero(h, "kept_wid", f->op_wid, "its warp");
    if (f->z.nw == 1)
        hdl_idle(a->wid, f->z.widw);
    a->need = hdl_delay_zero(h, "kept_need", f->io.op_need, "what the callee needs");
    a->reg = hdl_delay_zero(h, "kept_reg", f->io.op_reg, "the register");
    hdl_rule(h, "FC-E1", "The row is kept, whatever is shown.");
    for (unsigned i = 0; i < SHOWN_FIELDS; i++)
        *frame_field(&f->o, i) = hdl_delay_zero(h, hdl_fmt(h, "kept_%s", frame_parts[i].name),
                                                *frame_field(&o, i), frame_parts[i].doc);
    f->o.first = hdl_delay_zero(h, "kept_first", frame_place(f, &o, NULL), "BASE + K");
    f->o.lap = hdl_delay_zero(h, "kept_lap", hdl_add(o.rsp, o.s), "RSP + S");
    sig room = hdl_wire(h, "kept_room", hdl_ge(f->o.free, a->need));
    f->kept = hdl_wire(h, "kept", any_kept(a, call));
    a->acts = moves(a, call);
    a->warp = frame_one_hot(f, "kept_warp", a->wid);
    a->call = hdl_wire(h, "call", hdl_and(call, room));
    refuse(f, hdl_wire(h, "without_room", hdl_and(call, hdl_not(room))), a->need);
    a->asks = hdl_wire(h, "request", a->asks);
}

static void operation(struct frame *f)
{
    struct hdl *h = f->h;
    const struct frame_act *a = &f->act;
    struct frame_state *o = &f->o;
    struct frame_effects *fx = &f->fx;
    hdl_rule(h, "FC-C1", "The callee's frame begins behind the slot.");
    sig behind = hdl_wire(h, "behind_slot", frame_up(f, o->rsp, o->s));
    fx->op_rfp = hdl_wire(h, "new_rfp", hdl_mux(a->call, behind, o->rfp));
    fx->op_free = hdl_wire(h, "new_free", hdl_mux(a->call, hdl_sub(o->free, a->need), o->free));
    fx->op_res = hdl_wire(h, "new_res", hdl_mux(a->call, a->need, o->res));
    struct pushed p = pushed(f);
    sig push = hdl_wire(h, "push", hdl_and(a->push, p.renamed));
    sig length = hdl_and(push, p.fits, p.grows), rsp = p.end;
    hdl_rule(h, "FC-P3", f->move ? "A POP makes it shorter." : "A POP leaves it as long as it is.");
    if (f->move) {
        sig pop = hdl_wire(h, "pop", hdl_and(a->pop, hdl_ne(o->rsp, o->rfp)));
        rsp = hdl_mux(pop, frame_down(f, o->rsp, o->s), rsp);
        length = hdl_or(length, pop);
    }
    length = hdl_wire(h, "new_length", length);
    fx->op_rsp = hdl_wire(h, "new_rsp", hdl_mux(a->call, behind, hdl_mux(length, rsp, o->rsp)));
    sig err = hdl_reg_zero(h, "push_error", 1, "a push did not fit");
    hdl_rule(h, "FC-P2", "One that does not fit has no effect.");
    hdl_next(err, hdl_and(push, hdl_not(p.fits)));
    hdl_assign(f->io.err_push, err);
}

/* The slot that waits to be written. */
static void slot_write(struct frame *f)
{
    struct hdl *h = f->h;
    const struct frame_state *o = &f->o;
    const struct frame_act *a = &f->act;
    sig link = hdl_cat(o->res, f->absolute ? frame_place(f, o, f->op_begin) : o->rfp);
    sig post = f->paper ? hdl_or(a->call, a->asks) : a->call;
    hdl_rule(h, "FC-C1", "The slot holds what the caller has.");
    hdl_when(post)
    {
        hdl_next(f->wr_valid, hdl_ones(h, 1));
        hdl_next(f->wr_wid, a->wid);
        hdl_next(f->wr_phys, frame_place(f, o, o->rsp));
        hdl_next(f->wr_data, link);
    }
    hdl_else_when(h, f->io.slot_wr_ready) hdl_next(f->wr_valid, hdl_zero(h, 1));
    hdl_assign(f->io.slot_wr_valid, f->wr_valid);
    hdl_assign(f->io.slot_wr_wid, hdl_gate(f->wr_valid, f->wr_wid));
    hdl_assign(f->io.slot_wr_phys, hdl_gate(f->wr_valid, f->wr_phys));
    hdl_assign(f->io.slot_wr_data, hdl_gate(f->wr_valid, f->wr_data));
}

/* What all warps are told. */
static void tell(struct frame *f, struct hdl_inst *i)
{
    const struct frame_effects *fx = &f->fx;
    hdl_bind(i, "region_base", f->io.region_base);
    hdl_bind(i, "region_k", f->io.region_k);
    hdl_bind(i, "region_s", f->io.region_s);
    hdl_bind(i, "op_rfp", fx->op_rfp);
    hdl_bind(i, "op_rsp", fx->op_rsp);
    hdl_bind(i, "op_free", fx->op_free);
    hdl_bind(i, "op_res", fx->op_res);
    hdl_bind(i, "need", f->act.need);
    hdl_bind(i, "rs_rfp", fx->rs_rfp);
    hdl_bind(i, "rs_rsp", f->r.slot);
    hdl_bind(i, "rs_free", fx->rs_free);
    hdl_bind(i, "rs_res", fx->rs_res);
    hdl_bind(i, "fills", fx->rs_fill);
    hdl_bind(i, "sq_lifo", fx->sq_lifo);
    hdl_bind(i, "sq_free", fx->sq_free);
    hdl_bind(i, "drains", fx->ends);
}

/* The warp of that number, one-hot, if there is one. */
static sig those(struct frame *f, const char *name, sig valid, sig wid)
{
    return hdl_wire(f->h, name, hdl_gate(valid, hdl_decode(wid, f->z.nw)));
}

static void warps(struct frame *f)
{
    struct hdl *h = f->h;
    const struct frame_effects *fx = &f->fx;
    const struct frame_act *a = &f->act;
    sig given = those(f, "given", f->io.region_valid, f->io.region_wid);
    sig done = those(f, "done", f->io.uop_done_valid, f->io.uop_done_wid);
    hdl_each(h, "warp", w, "NW")
    {
        struct hdl_inst *i = hdl_inst(h, "u_warp", frame_warp(f->d, f));
        sig op = hdl_bit(a->warp, w), rs = hdl_bit(f->rs_warp, w), sq = hdl_bit(f->sq_warp, w);
        tell(f, i);
        hdl_bind(i, "given", hdl_bit(given, w));
        hdl_bind(i, "anew", hdl_and(hdl_bit(given, w), hdl_not(f->io.region_move)));
        hdl_bind(i, "acts", hdl_and(a->acts, op));
        hdl_bind(i, "asks", hdl_and(a->asks, op));
        if (f->ret)
            hdl_bind(i, "returns", hdl_and(a->ret, op));
        hdl_bind(i, "released", hdl_bit(fx->released, w));
        hdl_bind(i, "restored", hdl_and(fx->restore, rs));
        hdl_bind(i, "moved", hdl_and(fx->move, sq));
        hdl_bind(i, "ended", hdl_and(fx->move, fx->frame_ends, sq));
        hdl_bind(i, "done", hdl_bit(done, w));
        hdl_assign_item(f->rows, w, hdl_get(i, "row"));
        hdl_assign_bits(f->wanting, w, hdl_get(i, "wanting"));
        hdl_assign_bits(f->fills, w, hdl_get(i, "fill"));
        hdl_assign_bits(f->drains, w, hdl_get(i, "drain"));
        hdl_assign_bits(f->io.hold, w, hdl_get(i, "hold"));
        if (f->late) {
            hdl_bind(i, "kept", hdl_and(f->keeps, hdl_bit(f->io.op_warp, w)));
            hdl_bind(i, "carried", hdl_and(f->kept, op));
            hdl_bind(i, "restoring", hdl_and(f->rs_valid, rs));
            hdl_bind(i, "shown", hdl_bit(f->io.op_warp, w));
            hdl_bind(i, "op_need", f->io.op_need);
            hdl_assign_item(f->shown_rows, w, hdl_get(i, "shown_row"));
            hdl_assign_bits(f->rooms, w, hdl_get(i, "room"));
        }
    }
}

static struct frame config(const struct params *p)
{
    struct frame f = {.z = params_sizes(p)};
    f.absolute = params_is(p, "rename.pointer", "absolute");
    f.paper = params_is(p, "frame.order", "paper");
    f.add = params_is(p, "frame.push", "add");
    f.move = params_is(p, "frame.pop", "move");
    f.ret = params_is(p, "frame.reserve", "ret");
    f.wrap = params_u(p, "rename.wrap") != 0;
    f.late = f.z.renames_late;
    f.r0cs = params_u(p, "rename.r0cs");
    f.scap = params_u(p, "frame.scap");
    f.lifo_max = params_u(p, "frame.lifo_max");
    f.rfpw = f.absolute ? f.z.physw : f.z.frw;
    f.slotw = f.z.frw + f.rfpw;
    f.lifow = f.z.lifow;
    return f;
}

struct hdl *block_frame_ctl(struct hdl_design *d, const struct params *p)
{
    struct hdl *h = hdl_find(d, "frame_ctl");
    if (h)
        return h;
    struct frame f = config(p);
    f.d = d;
    frame_warp(d, &f);
    f.h = h =
        hdl_module(d, "frame_ctl", "The register stacks of all warps: calls, returns, traps.");
    sizes_of(frame_ctl, h, p);
    hdl_note(h, "Latency",
             f.late ? "operations 1 cycle, CALL and PUSH 2; a release 2 and the read of a slot"
                    : "operations 1 cycle; a release 2 and the read of a slot");
    ports_of(frame_ctl, h, p, &f.io);
    f.io.op = hdl_codes(f.io.op, ops);
    hdl_shape(f.io.hold, "NW");
    hdl_shape(f.io.op_warp, "NW");

    hdl_group(h, "Slot write");
    f.wr_valid = hdl_reg_zero(h, "write_valid", 1, "a slot waits to be written");
    f.wr_wid = hdl_reg(h, "write_wid", f.z.widw, NULL, "its warp");
    f.wr_phys = hdl_reg(h, "write_phys", f.z.physw, NULL, "its register");
    f.wr_data = hdl_reg(h, "write_data", f.slotw, NULL, "what it is to hold");
    hdl_group(h, "Instruction");
    states(&f);
    f.op_wid = hdl_wire(h, "op_wid", hdl_encode(f.io.op_warp));
    if (f.z.nw == 1)
        hdl_idle(f.wr_wid, f.z.widw);
    if (f.late) {
        keep(&f);
    } else {
        f.o = state_shown(&f);
        shown(&f, hdl_ge(f.o.free, f.io.op_need), NULL);
    }
    /* of what is kept, a cycle later than op_*, with rename.stage_extra */
    f.op_length = hdl_wire(h, f.late ? "kept_length" : "op_length", frame_length(&f.o));
    if (f.wrap)
        f.op_size = widened(&f, f.late ? "kept_size" : "op_size", f.o.s, LIMW);
    f.op_begin = widened(&f, f.late ? "kept_begin" : "op_begin", f.o.rfp, LIMW);
    constants(&f);
    operation(&f);
    slot_write(&f);
    frame_restore(&f);
    frame_sequencer(&f);
    frame_reads(&f);
    hdl_group(h, "Warps");
    warps(&f);
    props_frame_ctl(&f);
    return h;
}
