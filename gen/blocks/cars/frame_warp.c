/* What frame_ctl keeps of one warp: its row, two flags and whether it is held. A module of its own:
 * synthesis maps one warp, however many there are. */
#include "gen/blocks/cars/frame_ctl.h"

/* Its ports by name. Those of one bit are told to this warp alone, but for fills and drains. */
struct ports {
    sig given, anew, region_base, region_k, region_s;
    sig acts, op_rfp, op_rsp, op_free, op_res, asks, returns, need;
    sig released, restored, rs_rfp, rs_rsp, rs_free, rs_res, fills;
    sig moved, sq_lifo, ended, sq_free, drains, done, row, wanting, fill, drain, hold;
    sig kept, carried, restoring, shown, op_need, shown_row, room; /* rename.stage_extra */
};

struct unit {
    struct hdl *h;
    const struct frame *f;
    struct ports p;
    struct frame_state w;
};

const struct frame_part frame_parts[F_FIELDS] = {
    [F_BASE] = {"base", "ROW_BASE", "PHYSW", "first register"},
    [F_K] = {"k", "ROW_K", "LIMW", "un-renamed registers"},
    [F_S] = {"s", "ROW_S", "FRW", "registers of the stack"},
    [F_RFP] = {"rfp", "ROW_RFP", "FRW", "where the frame begins"},
    [F_RSP] = {"rsp", "ROW_RSP", "FRW", "where it ends"},
    [F_FREE] = {"free", "ROW_FREE", "FRW", "not reserved"},
    [F_RES] = {"res", "ROW_RES", "FRW", "reserved by the function"},
    [F_WANT] = {"want", "ROW_WANT", "FRW", "what a CALL waits for"},
    [F_LIFO] = {"lifo", "ROW_LIFO", "LIFOW", "registers in memory"},
    [F_RET] = {"ret_need", "ROW_RET", "FRW", "what the last RET said"}};

sig *frame_field(struct frame_state *w, unsigned i)
{
    sig *const at[F_FIELDS] = {&w->base, &w->k,   &w->s,    &w->rfp,  &w->rsp,
                               &w->free, &w->res, &w->want, &w->lifo, &w->ret};
    return at[i];
}

unsigned frame_width(const struct frame *f, unsigned i)
{
    return i == F_BASE             ? f->z.physw
           : i == F_K              ? LIMW
           : i == F_LIFO           ? f->lifow
           : i == F_RET && !f->ret ? 0
                                   : f->z.frw;
}

unsigned frame_bits(const struct frame *f, unsigned n)
{
    unsigned bits = 0;
    for (unsigned i = 0; i < n; i++)
        bits += frame_width(f, i);
    return bits;
}

void frame_sizes(const struct frame *f, struct hdl *h)
{
    hdl_localparam(h, "ROWW", frame_bits(f, F_FIELDS), "the fields of a warp");
    if (f->late)
        hdl_localparam(h, "SHOWNW", frame_bits(f, SHOWN_FIELDS), "those that an instruction needs");
}

struct frame_state frame_fields(const struct frame *f, sig row)
{
    struct frame_state w = {0};
    for (unsigned i = 0, at = 0; i < F_FIELDS && at < hdl_bits_of(row); i++) {
        unsigned width = frame_width(f, i);
        if (width)
            *frame_field(&w, i) = hdl_bits(row, at, width);
        at += width;
    }
    return w;
}

/* Its row, the first field lowest. */
static sig row_of(struct unit *u)
{
    sig at[F_FIELDS];
    unsigned n = 0;
    for (unsigned i = 0; i < F_FIELDS; i++)
        if (frame_width(u->f, i))
            at[n++] = *frame_field(&u->w, i);
    return hdl_pack(n, at);
}

/* A pointer into its stack, or a number of its registers. */
static sig pointer(struct unit *u, const char *name, const char *doc)
{
    return hdl_shape(hdl_input(u->h, name, u->f->z.frw, doc), "FRW");
}

/* With rename.stage_extra: what is kept of an instruction, and what is shown to the warp. */
static void late_ports(struct unit *u)
{
    struct hdl *h = u->h;
    struct ports *p = &u->p;
    p->kept = hdl_input(h, "kept", 1, "its instruction will be kept");
    p->carried = hdl_input(h, "carried", 1, "the one that is kept is its own");
    p->restoring = hdl_input(h, "restoring", 1, "the restore unit has it");
    p->shown = hdl_input(h, "shown", 1, "an instruction of it is shown");
    p->op_need = pointer(u, "op_need", "what that needs, if a CALL");
    unsigned n = frame_bits(u->f, SHOWN_FIELDS);
    p->shown_row = hdl_shape(hdl_output(h, "shown_row", n, "its row for it, or zero"), "SHOWNW");
    p->room = hdl_output(h, "room", 1, "there is room for op_need");
}

static void ports(struct unit *u)
{
    struct hdl *h = u->h;
    const struct frame *f = u->f;
    struct ports *p = &u->p;
    p->given = hdl_input(h, "given", 1, "it is given registers");
    p->anew = hdl_input(h, "anew", 1, "and begins anew");
    p->region_base =
        hdl_shape(hdl_input(h, "region_base", f->z.physw, "the first of them"), "PHYSW");
    p->region_k = hdl_shape(hdl_input(h, "region_k", LIMW, "those not renamed"), "LIMW");
    p->region_s = pointer(u, "region_s", "those of its stack");
    p->acts = hdl_input(h, "acts", 1, "its instruction may move its pointers");
    p->op_rfp = pointer(u, "op_rfp", "its frame behind that");
    p->op_rsp = pointer(u, "op_rsp", "where it ends");
    p->op_free = pointer(u, "op_free", "free then");
    p->op_res = pointer(u, "op_res", "its reserve");
    p->asks = hdl_input(h, "asks", 1, "its CALL asks for room");
    p->returns = f->ret ? hdl_input(h, "returns", 1, "it returns") : NULL;
    p->need = pointer(u, "need", f->ret ? "of that CALL, or RET" : "so much of it");
    p->released = hdl_input(h, "released", 1, "the restore unit takes it");
    p->restored = hdl_input(h, "restored", 1, "and gives it back");
    p->rs_rfp = pointer(u, "rs_rfp", "the caller's frame");
    p->rs_rsp = pointer(u, "rs_rsp", "where that ends");
    p->rs_free = pointer(u, "rs_free", "free then");
    p->rs_res = pointer(u, "rs_res", "the caller's reserve");
    p->fills = hdl_input(h, "fills", 1, "the caller is in memory");
    p->moved = hdl_input(h, "moved", 1, "a register of it goes to memory or comes back");
    p->sq_lifo = hdl_shape(hdl_input(h, "sq_lifo", f->lifow, "registers there then"), "LIFOW");
    p->ended = hdl_input(h, "ended", 1, "it is the last one of a frame");
    p->sq_free = pointer(u, "sq_free", "free then");
    p->drains = hdl_input(h, "drains", 1, "and of the trap");
    p->done = hdl_input(h, "done", 1, "the trap's accesses are done");
    p->row = hdl_shape(hdl_output(h, "row", frame_bits(f, F_FIELDS), "its fields"), "ROWW");
    p->wanting = hdl_output(h, "wanting", 1, "a CALL waits for room");
    p->fill = hdl_output(h, "fill", 1, "its function is in memory");
    p->drain = hdl_output(h, "drain", 1, "a trap's accesses are under way");
    p->hold = hdl_output(h, "hold", 1, "nothing of it can issue");
    if (f->late)
        late_ports(u);
}

static void registers(struct unit *u)
{
    struct hdl *h = u->h;
    struct frame_state *w = &u->w;
    for (unsigned i = 0; i < F_FIELDS; i++) {
        unsigned n = frame_width(u->f, i);
        const struct frame_part *part = &frame_parts[i];
        if (n)
            *frame_field(w, i) = hdl_shape(hdl_reg_zero(h, part->name, n, part->doc), part->size);
    }
    w->fill = hdl_reg_zero(h, "in_memory", 1, "the function is in memory");
    w->drain = hdl_reg_zero(h, "draining", 1, "a trap's accesses are under way");
}

/* Where a field comes from: when, and what it is then. */
struct source {
    sig when, what;
};

enum { SOURCES = 4 };

/* One source of a field at a time, so they are joined, and none waits for another: who issues is
 * not held, and is not given a region; the restore unit and the sequencer have other warps. */
static void follow(struct unit *u, enum frame_field i, sig any, const struct source *from)
{
    sig when[SOURCES], what[SOURCES];
    unsigned n = 0;
    for (; n < SOURCES && from[n].when; n++) {
        when[n] = from[n].when;
        what[n] = from[n].what;
    }
    hdl_when(any) hdl_next(*frame_field(&u->w, i), hdl_and_or(n, when, what));
}

static void changes(struct unit *u)
{
    struct hdl *h = u->h;
    const struct ports *p = &u->p;
    const struct frame_state *w = &u->w;
    sig moves = hdl_wire(h, "moves", hdl_or(p->acts, p->restored, p->anew));
    follow(u, F_RFP, moves,
           (struct source[SOURCES]){{p->acts, p->op_rfp}, {p->restored, p->rs_rfp}});
    follow(u, F_RSP, moves,
           (struct source[SOURCES]){{p->acts, p->op_rsp}, {p->restored, p->rs_rsp}});
    /* `moves` or the end of a frame, in gates that map better. */
    follow(u, F_FREE, hdl_or(p->acts, p->restored, p->ended, p->anew),
           (struct source[SOURCES]){{p->acts, p->op_free},
                                    {p->restored, p->rs_free},
                                    {p->ended, p->sq_free},
                                    {p->anew, p->region_s}});
    follow(u, F_RES, moves,
           (struct source[SOURCES]){{p->acts, p->op_res}, {p->restored, p->rs_res}});
    follow(u, F_WANT, hdl_or(p->asks, p->done), (struct source[SOURCES]){{p->asks, p->need}});
    follow(u, F_LIFO, hdl_or(p->moved, p->anew), (struct source[SOURCES]){{p->moved, p->sq_lifo}});
    hdl_rule(h, "FC-A1", "A region: the warp begins anew, or its frames came along.");
    hdl_when(p->given)
    {
        hdl_next(w->base, p->region_base);
        hdl_next(w->k, p->region_k);
        hdl_next(w->s, p->region_s);
    }
    if (p->returns)
        hdl_when(p->returns) hdl_next(w->ret, p->need);
    hdl_when(p->done) hdl_next(w->drain, hdl_zero(h, 1));
    hdl_when(p->restored) hdl_next(w->fill, p->fills);
    hdl_when(p->ended)
    {
        hdl_next(w->fill, hdl_zero(h, 1));
        hdl_next(w->drain, p->drains);
    }
}

/* FC-H1. What begins it finds the warp not held, what ends it is the last of what holds it. */
static void holds(struct unit *u)
{
    struct hdl *h = u->h;
    const struct ports *p = &u->p;
    sig held = hdl_reg_zero(h, "held", 1, "a release or a trap of it is under way");
    hdl_rule(h, "FC-H1", "Held while a release or a trap of the warp is under way.");
    if (p->carried)
        hdl_when(hdl_and(p->carried, hdl_not(p->asks), hdl_not(p->restoring)))
            hdl_next(held, hdl_zero(h, 1));
    hdl_when(hdl_or(p->done, hdl_and(p->restored, hdl_not(p->fills))))
        hdl_next(held, hdl_zero(h, 1));
    hdl_when(hdl_or(p->kept ? p->kept : p->asks, p->released)) hdl_next(held, hdl_ones(h, 1));
    hdl_assign(p->hold, held);
}

static void shows(struct unit *u)
{
    struct hdl *h = u->h;
    const struct ports *p = &u->p;
    sig row = row_of(u);
    hdl_assign(p->row, row);
    hdl_assign(p->wanting, hdl_any(u->w.want));
    hdl_assign(p->fill, u->w.fill);
    hdl_assign(p->drain, u->w.drain);
    if (!u->f->late)
        return;
    hdl_comment(h, "Here, so that op_warp has little to drive and is soon at op_ready.");
    hdl_assign(p->shown_row, hdl_gate(p->shown, hdl_low(row, frame_bits(u->f, SHOWN_FIELDS))));
    hdl_comment(h, "Beside the selection of the warp, not behind it.");
    hdl_assign(p->room, hdl_ge(u->w.free, p->op_need));
}

struct hdl *frame_warp(struct hdl_design *d, const struct frame *f)
{
    struct hdl *h = hdl_find(d, "frame_warp");
    if (h)
        return h;
    h = hdl_module(d, "frame_warp", "What frame_ctl keeps of one warp.");
    hdl_localparam(h, "PHYSW", f->z.physw, "a physical register");
    hdl_localparam(h, "FRW", f->z.frw, "a pointer into a stack, a number of its registers");
    hdl_localparam(h, "LIMW", LIMW, "a limit of architectural registers");
    hdl_localparam(h, "LIFOW", f->lifow, "a number of registers in memory");
    frame_sizes(f, h);
    hdl_clock(h);
    hdl_reset(h);
    struct unit u = {.h = h, .f = f};
    ports(&u);
    registers(&u);
    changes(&u);
    holds(&u);
    shows(&u);
    return h;
}
