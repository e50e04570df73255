/* frame_ctl: a cycle of all warps' frames: operations, traps, releases, slots. */
#include "cmodel/cars/frame_ctl.h"
#include "cmodel/config.h"
#include "cmodel/util.h"

struct frame_config frame_config(const struct params *p)
{
    struct sizes z = params_sizes(p);
    struct frame_config c = {.rename = rename_config(p),
                             .nw = z.nw,
                             .widw = z.widw,
                             .physw = z.physw,
                             .frw = z.frw,
                             .lifo_max = params_u(p, "frame.lifo_max"),
                             .absolute = params_is(p, "rename.pointer", "absolute"),
                             .paper = params_is(p, "frame.order", "paper"),
                             .add = params_is(p, "frame.push", "add"),
                             .move = params_is(p, "frame.pop", "move"),
                             .ret = params_is(p, "frame.reserve", "ret"),
                             .late = z.renames_late};
    c.rfpw = c.absolute ? c.physw : c.frw;
    c.slotw = c.frw + c.rfpw;
    c.lifow = clog2(c.lifo_max + 1);
    return c;
}

void frame_ctl_init(struct frame_ctl *f, const struct params *p)
{
    f->c = frame_config(p);
    frame_ctl_reset(f);
}

void frame_ctl_reset(struct frame_ctl *f)
{
    *f = (struct frame_ctl){.c = f->c};
}

static uint32_t cut(const struct frame_ctl *f, uint32_t v)
{
    return v & (uint32_t)low_bits(f->c.frw);
}

static uint32_t up(const struct frame_ctl *f, const struct frame_warp *w, uint32_t at)
{
    return cut(f, at + 1) == w->s ? 0 : cut(f, at + 1);
}

static uint32_t down(const struct frame_ctl *f, const struct frame_warp *w, uint32_t at)
{
    return cut(f, at ? at - 1 : w->s - 1);
}

static uint32_t length(const struct frame_ctl *f, const struct frame_warp *w)
{
    return cut(f, w->rsp - w->rfp + (w->rsp < w->rfp ? w->s : 0));
}

static uint32_t place(const struct frame_ctl *f, const struct frame_warp *w, uint32_t at)
{
    return (w->base + w->k + at) & (uint32_t)low_bits(f->c.physw);
}

/* What a call of warp w leaves behind: {RES, RFP}. */
static uint32_t link(const struct frame_ctl *f, const struct frame_warp *w)
{
    return w->res << f->c.rfpw | (f->c.absolute ? place(f, w, w->rfp) : w->rfp);
}

static uint32_t link_rfp(const struct frame_ctl *f, const struct frame_warp *w, uint32_t data)
{
    uint32_t at = data & (uint32_t)low_bits(f->c.rfpw);
    if (f->c.absolute)
        at = (at - w->base - w->k) & (uint32_t)low_bits(f->c.physw);
    return cut(f, at);
}

static uint32_t link_res(const struct frame_ctl *f, uint32_t data)
{
    return data >> f->c.rfpw;
}

/* FC-H1. */
static bool is_held(const struct frame_ctl *f, unsigned wid)
{
    const struct frame_warp *w = &f->warp[wid];
    return w->want || w->fill || w->drain || (f->restore.valid && f->restore.wid == wid) ||
           (f->kept.valid && f->kept.asked.wid == wid);
}

/* Whose instruction is shown: 0 if nobody's. */
static unsigned asked_wid(const struct frame_in *in)
{
    return in->op_warp ? first_bit(in->op_warp) : 0;
}

/* That row, zero if nobody's. */
static struct frame_warp asked_row(const struct frame_ctl *f, const struct frame_in *in)
{
    return in->op_warp ? f->warp[asked_wid(in)] : (struct frame_warp){0};
}

/* An instruction of a warp that is not held. */
static bool is_free(const struct frame_ctl *f, const struct frame_in *in)
{
    return in->op_warp && !is_held(f, asked_wid(in));
}

/* FC-E2: one that changes its warp's row. */
static bool changes(const struct frame_config *c, uint32_t op)
{
    return op == FRAME_CALL || op == FRAME_PUSH || (op == FRAME_POP && c->move) ||
           (op == FRAME_RET && c->ret);
}

/* A CALL can post its slot. */
static bool can_post(const struct frame_ctl *f)
{
    return !f->write.valid && !(f->kept.valid && f->kept.asked.op == FRAME_CALL);
}

/* The sequencer needs the next slot on its way down. */
static bool walks(const struct frame_ctl *f)
{
    const struct frame_warp *w = &f->warp[f->seq.wid];
    return f->seq.state == SEQ_WALK && f->seq.met != cut(f, w->s - w->free);
}

static void show_read(const struct frame_ctl *f, struct frame_slot *read)
{
    bool waits = f->write.valid && f->write.wid == f->restore.wid;
    bool idle = !f->restore.asked && !f->walk_asked, walk = walks(f);
    bool restores = f->restore.valid && !waits;
    if (!idle || !(walk || restores))
        return;
    walk = walk && (!restores || f->walk_shown); /* FC-S1 */
    read->valid = true;
    read->wid = walk ? f->seq.wid : f->restore.wid;
    const struct frame_warp *w = &f->warp[read->wid];
    read->phys = place(f, w, walk ? f->seq.at : down(f, w, w->rfp));
}

static bool last_of_frame(const struct frame_ctl *f)
{
    const struct frame_warp *w = &f->warp[f->seq.wid];
    return f->seq.end == (f->seq.fill ? f->seq.at : up(f, w, f->seq.at));
}

static bool enough(const struct frame_ctl *f)
{
    const struct frame_warp *w = &f->warp[f->seq.wid];
    return f->seq.fill || cut(f, w->free + f->seq.res) >= w->want;
}

static void show_uop(const struct frame_ctl *f, struct frame_uop *u)
{
    if (f->seq.state != SEQ_MOVE)
        return;
    const struct frame_warp *w = &f->warp[f->seq.wid];
    u->valid = true;
    u->fill = f->seq.fill;
    u->wid = f->seq.wid;
    u->phys = place(f, w, f->seq.at);
    u->index = (w->lifo - f->seq.fill) & (uint32_t)low_bits(f->c.lifow);
    u->last = last_of_frame(f) && enough(f);
}

void frame_ctl_eval(const struct frame_ctl *f, const struct frame_in *in, struct frame_out *out)
{
    *out = (struct frame_out){.write = f->write,
                              .err_push = f->err_push,
                              .err_need = f->err_need,
                              .err_ret = f->err_ret,
                              .err_lifo = f->err_lifo};
    struct frame_warp w = asked_row(f, in);
    for (unsigned i = 0; i < f->c.nw; i++)
        out->hold |= (uint64_t)is_held(f, i) << i;
    out->op_ready =
        is_free(f, in) && (in->op != FRAME_CALL || (w.free >= in->op_need && can_post(f)));
    const struct frame_warp *n = f->c.late ? &f->kept.row : &w;
    out->cons = rename_constants(&f->c.rename, n->base, n->k, n->s, n->rfp, n->rsp);
    out->release_ready = !f->restore.valid && !is_held(f, in->release_wid);
    show_read(f, &out->read);
    show_uop(f, &out->uop);
}

/* FC-P1, FC-P2. */
static void push(struct frame_ctl *f, struct frame_warp *w, uint32_t reg, struct cover_point *cover)
{
    uint32_t first = f->c.rename.r0cs, len = length(f, w), reach = reg - first + 1;
    if (reg < first)
        return;
    uint32_t longer = f->c.add ? len + 1 : reach > len ? reach : len;
    f->err_push = longer >= w->res;
    cover[FC_P2].hits += f->err_push;
    if (f->err_push)
        return;
    cover[FC_P1].hits++;
    w->rsp = cut(f, w->rfp + longer - (w->rfp + longer >= w->s ? w->s : 0));
}

static void post(struct frame_ctl *f, unsigned wid)
{
    const struct frame_warp *w = &f->warp[wid];
    f->write = (struct frame_slot){true, wid, place(f, w, w->rsp), link(f, w)};
}

static void operation(struct frame_ctl *f, const struct frame_asked *a, struct cover_point *cover)
{
    struct frame_warp *w = &f->warp[a->wid];
    switch (a->op) {
    case FRAME_CALL:
        post(f, a->wid);
        w->rsp = w->rfp = up(f, w, w->rsp);
        w->res = a->need;
        w->free = cut(f, w->free - a->need);
        cover[FC_C1].hits++;
        break;
    case FRAME_RET:
        w->ret_need = a->need;
        break;
    case FRAME_PUSH:
        push(f, w, a->reg, cover);
        break;
    case FRAME_POP:
        cover[FC_P3].hits++;
        if (f->c.move && w->rsp != w->rfp)
            w->rsp = down(f, w, w->rsp);
        break;
    default:
        break;
    }
}

/* FC-C2, FC-C3: a call without room. */
static void request(struct frame_ctl *f, const struct frame_asked *a, bool write_waits,
                    struct cover_point *cover)
{
    struct frame_warp *w = &f->warp[a->wid];
    if (a->op != FRAME_CALL || w->free >= a->need)
        return;
    if (a->need > w->s) {
        f->err_need = true;
        cover[FC_C3].hits++;
        return;
    }
    if (f->c.paper && write_waits)
        return;
    w->want = a->need;
    cover[FC_C2].hits++;
    if (f->c.paper)
        post(f, a->wid);
}

/* FC-E2: what was kept. */
static void carry_out(struct frame_ctl *f, struct cover_point *cover)
{
    const struct frame_asked *a = &f->kept.asked;
    if (!f->kept.valid)
        return;
    cover[FC_E2].hits++;
    if (a->op == FRAME_CALL && f->warp[a->wid].free < a->need)
        request(f, a, false, cover);
    else
        operation(f, a, cover);
}

/* FC-E1, FC-E2: for the next cycle; `was` is the state in this one. */
static void keep(struct frame_ctl *f, const struct frame_ctl *was, const struct frame_in *in,
                 const struct frame_asked *a, bool ready)
{
    bool call = a->op == FRAME_CALL;
    f->kept.row = asked_row(was, in);
    f->kept.asked = *a;
    f->kept.valid =
        in->op_valid && changes(&f->c, a->op) && is_free(was, in) && (call ? can_post(was) : ready);
}

/* FC-L3, FC-S1: the answer to whoever asked. */
static void answer(struct frame_ctl *f, uint32_t data, struct cover_point *cover)
{
    if (f->walk_asked) {
        const struct frame_warp *w = &f->warp[f->seq.wid];
        f->walk_asked = false;
        f->seq.end = f->seq.at;
        f->seq.at = down(f, w, link_rfp(f, w, data));
        f->seq.res = link_res(f, data);
        f->seq.met = cut(f, f->seq.met + f->seq.res);
        cover[FC_S1].hits++;
    } else if (f->restore.asked) {
        struct frame_warp *w = &f->warp[f->restore.wid];
        f->restore.valid = f->restore.asked = false;
        w->rsp = down(f, w, w->rfp);
        w->rfp = link_rfp(f, w, data);
        w->free = cut(f, w->free + (f->c.ret ? w->ret_need : w->res));
        w->res = link_res(f, data);
        w->fill = w->free == w->s && w->lifo != 0;
        cover[FC_L3].hits++;
    }
}

static void moved(struct frame_ctl *f, const struct frame_uop *u, struct cover_point *cover)
{
    struct frame_warp *w = &f->warp[f->seq.wid];
    bool frame_ends = last_of_frame(f);
    uint32_t next = u->fill ? down(f, w, f->seq.at) : up(f, w, f->seq.at);
    cover[u->fill ? FC_F1 : FC_S2].hits++;
    cover[FC_S4].hits += u->last;
    if (u->fill) {
        w->lifo = (w->lifo - 1) & (uint32_t)low_bits(f->c.lifow);
    } else if (w->lifo == f->c.lifo_max) {
        f->err_lifo = true;
        cover[FC_S5].hits++;
    } else {
        w->lifo = (w->lifo + 1) & (uint32_t)low_bits(f->c.lifow);
    }
    f->seq.at = next;
    if (!frame_ends)
        return;
    cover[FC_S3].hits += !u->fill;
    w->free = cut(f, u->fill ? w->free - w->res : w->free + f->seq.res);
    w->fill = false;
    w->drain = u->last;
    f->seq.state = u->last ? SEQ_IDLE : SEQ_LOAD;
}

/* FC-T1. */
static void choose(struct frame_ctl *f, struct cover_point *cover)
{
    for (unsigned i = 1; i <= f->c.nw; i++) {
        unsigned wid = (f->seq.wid + i) % f->c.nw;
        const struct frame_warp *w = &f->warp[wid];
        if (!w->fill && (!w->want || w->drain))
            continue;
        f->seq.wid = wid;
        f->seq.fill = w->fill;
        f->seq.state = SEQ_LOAD;
        cover[FC_T1].hits++;
        return;
    }
}

static void load(struct frame_ctl *f)
{
    const struct frame_warp *w = &f->warp[f->seq.wid];
    uint32_t slot = down(f, w, w->rfp);
    if (f->write.valid && f->write.wid == f->seq.wid)
        return;
    f->seq.at = f->seq.fill ? down(f, w, w->rsp) : slot;
    f->seq.end = f->seq.fill ? slot : w->rsp;
    f->seq.res = f->seq.met = w->res;
    f->seq.state = f->seq.fill ? SEQ_MOVE : SEQ_WALK;
}

static void sequence(struct frame_ctl *f, const struct frame_in *in, const struct frame_out *out,
                     struct cover_point *cover)
{
    const struct frame_warp *w = &f->warp[f->seq.wid];
    switch (f->seq.state) {
    case SEQ_IDLE:
        choose(f, cover);
        break;
    case SEQ_LOAD:
        load(f);
        break;
    case SEQ_WALK:
        if (f->seq.met == cut(f, w->s - w->free))
            f->seq.state = SEQ_MOVE;
        break;
    case SEQ_MOVE:
        if (in->uop_ready)
            moved(f, &out->uop, cover);
        break;
    }
}

static void reads(struct frame_ctl *f, const struct frame_in *in, const struct frame_out *out,
                  struct cover_point *cover)
{
    bool waits = f->write.valid && f->write.wid == f->restore.wid;
    bool restore = f->restore.valid && !waits && !f->walk_shown;
    bool walk = out->read.valid && walks(f) && !restore;
    f->walk_shown = walk && !in->slot_rd_ready;
    if (out->read.valid && in->slot_rd_ready) {
        cover[FC_L2].hits += !walk;
        f->walk_asked = walk;
        f->restore.asked = !walk;
    }
}

static void region(struct frame_ctl *f, const struct frame_in *in, struct cover_point *cover)
{
    struct frame_warp *w = &f->warp[in->region_wid];
    cover[FC_A1].hits++;
    w->base = in->region_base;
    w->k = in->region_k;
    w->s = in->region_s;
    if (in->region_move)
        return;
    w->rfp = w->rsp = w->res = w->lifo = 0;
    w->free = w->s;
}

static void instruction(struct frame_ctl *f, const struct frame_ctl *was, const struct frame_in *in,
                        bool ready, struct cover_point *cover)
{
    const struct frame_asked a = {asked_wid(in), in->op, in->op_need, in->op_reg};
    bool now = !f->c.late || !changes(&f->c, in->op);
    if (f->c.late) {
        cover[FC_E1].hits += in->op_valid;
        carry_out(f, cover);
        keep(f, was, in, &a, ready);
    }
    if (now && in->op_valid && ready)
        operation(f, &a, cover);
    else if (now && in->op_valid && is_free(was, in))
        request(f, &a, was->write.valid, cover);
}

/* Slots, releases and traps go by the state at the start of the cycle: what they change is of warps
 * that are held, operations of those that are not. */
void frame_ctl_clock(struct frame_ctl *f, const struct frame_in *in, struct cover_point *cover)
{
    struct frame_out out;
    frame_ctl_eval(f, in, &out);
    struct frame_ctl was = *f;
    f->err_push = f->err_need = f->err_ret = f->err_lifo = false;
    cover[FC_H1].hits += out.hold != 0;
    cover[FC_N1].hits += in->op_valid;
    reads(f, in, &out, cover);
    sequence(f, in, &out, cover);
    if (in->slot_data_valid && (was.walk_asked || was.restore.asked))
        answer(f, in->slot_data, cover);
    if (in->uop_done_valid) {
        f->warp[in->uop_done_wid].drain = false;
        f->warp[in->uop_done_wid].want = 0;
    }
    if (in->slot_wr_ready)
        f->write = (struct frame_slot){0};
    bool taken = in->release_valid && out.release_ready;
    if (taken && was.warp[in->release_wid].res == 0) {
        f->err_ret = true;
        cover[FC_L4].hits++;
    } else if (taken) {
        f->restore.valid = true;
        f->restore.wid = in->release_wid;
        cover[FC_L1].hits++;
    }
    cover[FC_O1].hits += in->op_valid && !out.op_ready;
    instruction(f, &was, in, out.op_ready, cover);
    if (in->region_valid)
        region(f, in, cover);
}
