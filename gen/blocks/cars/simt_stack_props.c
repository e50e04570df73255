/* Properties of simt_stack. What concerns one warp is said of an arbitrary one; what concerns lanes
 * of an arbitrary lane of it, which is followed as a scalar thread. */
#include "gen/blocks/cars/props.h"

enum { SMALL_DEPTH = 4 }; /* entries with which a lane is followed */

struct view {
    struct hdl *h;
    const struct simt_sizes *z;
    const struct simt_top *op;
    const struct simt_ports *s;
    sig wid, warp, lane; /* arbitrary: a warp, as one-hot, and a lane of it, one-hot */
    sig live, hold, gone;
    struct simt_top top; /* of the warp */
    sig acts, in, takes; /* its instruction takes effect; the lane executes, takes part */
    sig begins;
};

static sig reg(struct hdl *h, const char *name, unsigned w, const char *doc)
{
    return hdl_reg(h, name, w, hdl_zero(h, w), doc);
}

static sig bit(sig set, sig onehot)
{
    return hdl_any(hdl_and(set, onehot));
}

static struct simt_top top_of(struct view *v)
{
    struct hdl *h = v->h;
    const struct simt_sizes *z = v->z;
    sig entry = hdl_wire(h, "f_top", hdl_at(v->s->tops, z->entryw, v->wid));
    return (struct simt_top){.entry = entry,
                             .kind = hdl_bits(entry, z->entryw - 2, 2),
                             .lanes = hdl_bits(entry, 2 * z->pcw, z->lanes),
                             .pc = hdl_bits(entry, z->pcw, z->pcw),
                             .reconv = hdl_low(entry, z->pcw),
                             .count = hdl_at(v->s->counts, z->spw, v->wid)};
}

/* A lane that has exited, or a base entry without it, does not come back before a launch. */
static void exits(struct view *v)
{
    struct hdl *h = v->h;
    sig out = hdl_reg(h, "f_exited", 1, hdl_ones(h, 1), "the lane has exited");
    sig exit = hdl_and(v->acts, v->takes, hdl_eq_const(v->s->op, 4));
    hdl_when(v->begins) hdl_next(out, hdl_zero(h, 1));
    hdl_else_when(h, exit) hdl_next(out, hdl_ones(h, 1));
    sig alive = hdl_at(hdl_pack(v->z->nw, v->s->alive), v->z->lanes, v->wid);
    hdl_rule(h, "SS-E1", "A lane that has exited is hidden for good, and executes in no entry.");
    hdl_assert(h, "SS-E1",
               implies(hdl_and(v->live, out), hdl_not(hdl_or(v->in, bit(alive, v->lane)))));
}

/* Who may act, and who is looked at. */
static void holds(struct view *v)
{
    struct hdl *h = v->h;
    const struct simt_ports *s = v->s;
    sig meets = hdl_and(hdl_eq_const(v->top.kind, 1), hdl_eq(v->top.pc, v->top.reconv));
    sig none = hdl_none(hdl_and(v->top.lanes, hdl_not(v->gone)));
    sig over = hdl_wire(h, "f_over", hdl_or(none, meets));
    hdl_rule(h, "SS-H1", "What is not held executes.");
    hdl_assert(h, "SS-H1", implies(hdl_and(v->live, over), v->hold));
    hdl_rule(h, "SS-I1", "Only warps that are live and not held act.");
    hdl_assert(h, "SS-I1",
               implies(v->acts, hdl_and(v->live, hdl_not(v->hold), s->op_valid, s->op_ready)));
    sig mine = hdl_and(s->second_valid, hdl_eq(s->second_wid, v->wid));
    hdl_rule(h, "SS-B2",
             "Invariant: a warp onto whose stack is pushed is live, held, and has room.");
    hdl_assert(h, "SS-B2",
               implies(mine, hdl_and(v->live, v->hold, hdl_not(bit(s->wants, v->warp)),
                                     hdl_not(hdl_all(v->top.count)))));
    hdl_rule(h, "SS-P1", "Entries are removed of warps that are held, and over.");
    sig pops = hdl_and(s->pop, bit(s->grant, v->warp));
    hdl_assert(
        h, "SS-P1",
        hdl_and(implies(pops, hdl_and(v->live, v->hold, over)), hdl_not(hdl_and(s->pop, s->push))));
    hdl_rule(h, "SS-P1", "Invariant: what is looked at, or waits, is live.");
    hdl_assert(h, "SS-P1", implies(v->hold, v->live));
    sig ends = hdl_and(s->ends, bit(s->grant, v->warp));
    sig was = reg(h, "f_was_live", 1, "live in the last cycle"),
        end = reg(h, "f_ends", 1, "it ends");
    sig began = reg(h, "f_began", 1, "it was launched");
    hdl_next(was, v->live);
    hdl_next(end, ends);
    hdl_next(began, v->begins);
    hdl_rule(h, "SS-E2", "Live from a launch to the end that is told, once.");
    hdl_assert(h, "SS-E2",
               hdl_and(hdl_eq(v->live, hdl_or(began, hdl_and(was, hdl_not(end)))),
                       implies(end, hdl_and(s->ended_valid, hdl_eq(s->ended_wid, v->wid)))));
    hdl_rule(h, "SS-E2", "Only a base entry without lanes.");
    hdl_assert(h, "SS-E2", implies(ends, hdl_and(hdl_none(v->top.kind), none)));
    hdl_rule(h, "SS-Z1", "Zero unless valid.");
    hdl_assert(h, "SS-Z1",
               hdl_and(implies(hdl_not(s->release_valid), hdl_none(s->release_wid)),
                       implies(hdl_not(s->ended_valid), hdl_none(s->ended_wid)),
                       implies(hdl_none(hdl_and(hdl_decode(s->op_wid, v->z->nw), s->live)),
                               hdl_none(hdl_cat(s->top_pc, s->top_mask)))));
    sig asked = hdl_eq(s->op_wid, v->wid);
    hdl_rule(h, "SS-T1", "What executes is in the top entry and not gone.");
    hdl_assert(h, "SS-T1",
               implies(hdl_and(asked, v->live),
                       hdl_and(hdl_eq(s->top_pc, v->top.pc),
                               hdl_eq(s->top_mask, hdl_and(v->top.lanes, hdl_not(v->gone))))));
}

/* SS-F1, SS-F2: framed calls that are removed, and releases. */
static void releases(struct view *v)
{
    struct hdl *h = v->h;
    const struct simt_ports *s = v->s;
    sig owed = reg(h, "f_owed", 1, "a framed call of the warp was removed and not yet released");
    sig framed = hdl_and(s->pop, bit(s->grant, v->warp), hdl_all(v->top.kind));
    sig mine = hdl_eq(s->release_wid, v->wid);
    sig taken = hdl_and(s->release_valid, s->release_ready, mine);
    hdl_when(framed) hdl_next(owed, hdl_ones(h, 1));
    hdl_else_when(h, taken) hdl_next(owed, hdl_zero(h, 1));
    hdl_rule(h, "SS-F1", "One release per framed call; held until it is taken, nothing removed.");
    hdl_assert(h, "SS-F1",
               hdl_and(hdl_eq(bit(s->wants, v->warp), owed), implies(owed, bit(s->look, v->warp)),
                       hdl_not(hdl_and(framed, owed)),
                       implies(hdl_and(s->release_valid, mine), owed)));
    sig asked = reg(h, "f_asked", 1, "a request was not taken in the last cycle");
    sig who = reg(h, "f_who", v->z->widw, "for this warp");
    sig clear = reg(h, "f_clear", 1, "frame_ctl had done with the warp in the last cycle");
    hdl_next(asked, hdl_and(s->release_valid, hdl_not(s->release_ready)));
    hdl_next(who, s->release_wid);
    hdl_next(clear, hdl_not(bit(s->frame_hold, v->warp)));
    hdl_rule(h, "SS-F2", "A request stays until it is taken, and is made when frame_ctl is done.");
    hdl_assert(h, "SS-F2",
               hdl_and(implies(asked, hdl_and(s->release_valid, hdl_eq(s->release_wid, who))),
                       implies(hdl_and(s->release_valid, mine, hdl_not(asked)), clear)));
}

/* What an instruction makes of the top entry and the number of entries, seen one cycle later. */
static void effects(struct view *v)
{
    struct hdl *h = v->h;
    const struct simt_sizes *z = v->z;
    const struct simt_ports *s = v->s;
    sig did = reg(h, "f_did", 1, "an instruction of the warp in the last cycle");
    struct {
        const char *name;
        sig now, then;
    } kept[] = {{"f_pc", v->top.pc, NULL},        {"f_kind", v->top.kind, NULL},
                {"f_lanes", v->top.lanes, NULL},  {"f_reconv", v->top.reconv, NULL},
                {"f_count", v->top.count, NULL},  {"f_op", s->op, NULL},
                {"f_m", s->takes, NULL},          {"f_next", s->op_next, NULL},
                {"f_target", s->op_target, NULL}, {"f_meet", s->op_reconv, NULL},
                {"f_group", s->group, NULL},      {"f_indirect", s->op_indirect, NULL}};
    enum { PC, KIND, LANES, RECONV, COUNT, OP, M, NEXT, TARGET, MEET, GROUP, INDIRECT };
    for (unsigned i = 0; i < sizeof kept / sizeof *kept; i++) {
        kept[i].then =
            hdl_reg(h, kept[i].name, hdl_bits_of(kept[i].now), NULL, "in the last cycle");
        hdl_next(kept[i].then, kept[i].now);
    }
    sig all = hdl_reg(h, "f_all", z->lanes, NULL, "lanes that executed");
    hdl_next(all, hdl_and(v->top.lanes, hdl_not(v->gone)));
    sig asked = reg(h, "f_tried", 1, "an instruction could act");
    sig could =
        hdl_and(s->op_valid, s->op_ready, hdl_eq(s->op_wid, v->wid), v->live, hdl_not(v->hold));
    hdl_next(asked, could);
    hdl_next(did, v->acts);
    sig m = kept[M].then, some = hdl_any(m);
    sig others = hdl_and(all, hdl_not(m));
    sig is_branch = hdl_and(hdl_eq_const(kept[OP].then, 3), some);
    sig is_call = hdl_and(hdl_eq_const(kept[OP].then, 1), some);
    sig count_up = hdl_eq(v->top.count, hdl_inc(kept[COUNT].then));
    sig same_entry =
        hdl_and(hdl_eq(v->top.kind, kept[KIND].then), hdl_eq(v->top.lanes, kept[LANES].then),
                hdl_eq(v->top.reconv, kept[RECONV].then), hdl_eq(v->top.count, kept[COUNT].then));
    hdl_rule(h, "SS-N1", "Without a branch or call the entry goes on at op_next.");
    hdl_assert(
        h, "SS-N1",
        implies(hdl_and(did, hdl_not(is_branch), hdl_not(is_call)),
                hdl_and(same_entry, hdl_eq(v->top.pc, kept[NEXT].then), hdl_not(s->second_valid))));
    hdl_rule(h, "SS-B1", "A branch of all lanes goes to its target.");
    hdl_assert(h, "SS-B1",
               implies(hdl_and(did, is_branch, hdl_none(others)),
                       hdl_and(same_entry, hdl_eq(v->top.pc, kept[TARGET].then),
                               hdl_not(s->second_valid))));
    hdl_rule(h, "SS-B2", "Of some: the others first, those that branch one cycle later.");
    hdl_assert(
        h, "SS-B2",
        implies(hdl_and(did, is_branch, hdl_any(others)),
                hdl_and(count_up, hdl_eq_const(v->top.kind, 1), hdl_eq(v->top.lanes, others),
                        hdl_eq(v->top.pc, kept[NEXT].then), hdl_eq(v->top.reconv, kept[MEET].then),
                        s->second_valid, hdl_eq(s->second_lanes, m),
                        hdl_eq(s->second_pc, kept[TARGET].then), hdl_eq_const(s->second_kind, 1))));
    sig direct = hdl_and(did, is_call, hdl_not(kept[INDIRECT].then));
    hdl_rule(h, "SS-C1", "A call of its lanes at its target, above the caller.");
    hdl_assert(
        h, "SS-C1",
        implies(direct, hdl_and(count_up, hdl_bit(v->top.kind, 1), hdl_eq(v->top.lanes, m),
                                hdl_eq(v->top.pc, kept[TARGET].then), hdl_not(s->second_valid))));
    sig rest = hdl_and(m, hdl_not(kept[GROUP].then));
    hdl_rule(h, "SS-C2", "Those with another target are still at the call.");
    hdl_assert(
        h, "SS-C2",
        implies(hdl_and(did, is_call, kept[INDIRECT].then, hdl_any(rest)),
                hdl_and(count_up, hdl_eq_const(v->top.kind, 1), hdl_eq(v->top.lanes, rest),
                        hdl_eq(v->top.pc, kept[PC].then), hdl_eq(v->top.reconv, kept[NEXT].then),
                        s->second_valid, hdl_eq(s->second_lanes, kept[GROUP].then),
                        hdl_bit(s->second_kind, 1))));
    hdl_rule(h, "SS-O1",
             "An instruction that could act acts, or finds no room and changes nothing.");
    hdl_assert(
        h, "SS-O1",
        implies(asked, hdl_and(hdl_ne(did, s->overflow),
                               implies(s->overflow,
                                       hdl_and(same_entry, hdl_eq(v->top.pc, kept[PC].then))))));
}

/* Of one entry what concerns the lane. */
struct place {
    sig kind, in, pc, reconv;
};

/* What was written last to the warp's rows of the memory; the memory gives it back (SR-W1, SR-R1:
 * proven of sram). */
static void records(struct view *v, struct place *record)
{
    struct hdl *h = v->h;
    const struct simt_sizes *z = v->z;
    const struct simt_ports *s = v->s;
    const struct simt_top *t = &v->top;
    sig second = s->second_valid, wid = hdl_mux(second, s->second_wid, s->op_wid);
    sig waits = hdl_mux(s->branches, s->op_reconv, s->op_next);
    sig push = hdl_wire(h, "f_pushes", hdl_and(s->push, hdl_eq(wid, v->wid)));
    sig pop = hdl_wire(h, "f_pops", hdl_and(s->pop, bit(s->grant, v->warp)));
    sig below = s->below, in = bit(hdl_bits(below, 2 * z->pcw, z->lanes), v->lane), same[64];
    for (unsigned i = 0; i + 1 < z->depth; i++) {
        struct place *r = &record[i];
        r->kind = hdl_reg(h, hdl_fmt(h, "f_kind_%u", i), 2, NULL, "kind of a saved entry");
        r->in = hdl_reg(h, hdl_fmt(h, "f_in_%u", i), 1, NULL, "it has the lane");
        r->pc = hdl_reg(h, hdl_fmt(h, "f_pc_%u", i), z->pcw, NULL, "its pc");
        r->reconv = hdl_reg(h, hdl_fmt(h, "f_reconv_%u", i), z->pcw, NULL, "where it ends");
        hdl_when(hdl_and(push, hdl_eq_const(t->count, i)))
        {
            hdl_next(r->kind, t->kind);
            hdl_next(r->in, bit(t->lanes, v->lane));
            hdl_next(r->pc, hdl_mux(second, t->pc, waits));
            hdl_next(r->reconv, t->reconv);
        }
        sig read = hdl_and(hdl_eq(hdl_bits(below, z->entryw - 2, 2), r->kind), hdl_eq(in, r->in),
                           hdl_eq(hdl_bits(below, z->pcw, z->pcw), r->pc),
                           hdl_eq(hdl_low(below, z->pcw), r->reconv));
        same[i] = implies(hdl_eq_const(t->count, i + 1), read);
    }
    hdl_rule(h, "SS-P1", "The memory gives back what was written last (SR-W1, SR-R1).");
    hdl_assume(h, "SS-P1", implies(pop, hdl_and_n(z->depth - 1, same)));
}

/* The lane as a thread: where it is, its open calls, and their return addresses. */
struct thread {
    sig pc, depth, rets;
    sig lost; /* it has returned, and not executed since */
    sig from; /* number of entries when it did */
};

static struct thread thread(struct view *v)
{
    struct hdl *h = v->h;
    const struct simt_sizes *z = v->z;
    const struct simt_ports *s = v->s;
    struct thread t;
    sig pc = t.pc = hdl_reg(h, "f_thread_pc", z->pcw, NULL, "where the lane is as a thread");
    sig depth = t.depth = reg(h, "f_depth", z->spw, "its open calls");
    sig ret[64], rets = t.rets = hdl_wire_later(h, "f_rets", z->depth * z->pcw);
    sig calls = hdl_and(v->acts, v->in, hdl_eq_const(s->op, 1), bit(s->group, v->lane));
    sig stays = hdl_and(v->acts, hdl_eq_const(s->op, 1), v->takes, hdl_not(bit(s->group, v->lane)));
    sig back = hdl_sub(depth, hdl_const(h, z->spw, 1));
    sig target = hdl_select(v->lane, s->op_lane_target, z->pcw);
    sig to = hdl_mux(s->op_indirect, target, s->op_target);
    for (unsigned i = 0; i < z->depth; i++) {
        ret[i] = hdl_reg(h, hdl_fmt(h, "f_ret_%u", i), z->pcw, NULL, "a return address");
        hdl_when(hdl_and(calls, hdl_eq_const(depth, i))) hdl_next(ret[i], s->op_next);
    }
    hdl_assign(rets, hdl_pack(z->depth, ret));
    sig returns = hdl_and(v->takes, hdl_eq_const(s->op, 2));
    hdl_when(v->begins)
    {
        hdl_next(pc, s->launch_pc);
        hdl_next(depth, hdl_zero(h, z->spw));
    }
    hdl_else_when(h, calls)
    {
        hdl_next(pc, to);
        hdl_next(depth, hdl_inc(depth));
    }
    hdl_else_when(h, hdl_and(v->acts, v->in, hdl_not(stays)))
    {
        sig branches = hdl_and(v->takes, hdl_eq_const(s->op, 3));
        hdl_next(pc, hdl_mux(branches, s->op_target, s->op_next));
        hdl_when(hdl_and(returns, hdl_any(depth)))
        {
            hdl_next(pc, hdl_at(rets, z->pcw, back));
            hdl_next(depth, back);
        }
    }
    sig runs = hdl_and(v->live, hdl_not(v->hold), v->in);
    hdl_rule(h, "SS-X1", "A lane that executes is where it would be as a thread.");
    hdl_assert(h, "SS-X1", implies(runs, hdl_eq(v->top.pc, pc)));
    t.lost = reg(h, "f_returned", 1, "the lane has returned and not executed since");
    t.from = hdl_reg(h, "f_open", z->spw, NULL, "entries when it did");
    hdl_when(hdl_or(v->begins, hdl_and(v->acts, v->in)))
        hdl_next(t.lost, hdl_and(v->acts, returns));
    hdl_when(hdl_and(v->acts, returns)) hdl_next(t.from, v->top.count);
    hdl_rule(h, "SS-R1", "A lane that has returned executes in an entry further down only.");
    hdl_assert(h, "SS-R1", implies(hdl_and(runs, t.lost), hdl_lt(v->top.count, t.from)));
    return t;
}

/* Entry i of the warp: saved, the top one, or the one that is being pushed second. */
static struct place entry(struct view *v, const struct place *record, unsigned i, sig *there)
{
    struct hdl *h = v->h;
    const struct simt_sizes *z = v->z;
    const struct simt_ports *s = v->s;
    const struct simt_top *t = &v->top;
    bool saved = i + 1 < z->depth;
    sig below = saved ? hdl_lt(hdl_const(h, z->spw, i), t->count) : hdl_zero(h, 1);
    sig top = hdl_eq_const(t->count, i), mine = hdl_eq(s->second_wid, v->wid);
    sig next = i ? hdl_and(s->second_valid, mine, hdl_eq_const(t->count, i - 1)) : hdl_zero(h, 1);
    *there = hdl_wire(h, hdl_fmt(h, "f_there_%u", i), hdl_or(below, top, next));
    struct place at = {
        .kind = hdl_mux(top, t->kind, s->second_kind),
        .in = hdl_or(hdl_and(top, bit(t->lanes, v->lane)),
                     hdl_and(next, bit(s->second_lanes, v->lane))),
        .pc = hdl_mux(top, t->pc, s->second_pc),
        .reconv = t->reconv,
    };
    if (saved) {
        const struct place *r = &record[i];
        at.kind = hdl_mux(below, r->kind, at.kind);
        at.in = hdl_or(at.in, hdl_and(below, r->in));
        at.pc = hdl_mux(below, r->pc, at.pc);
        at.reconv = hdl_mux(below, r->reconv, at.reconv);
    }
    at.in = hdl_wire(h, hdl_fmt(h, "f_has_%u", i), at.in);
    at.pc = hdl_wire(h, hdl_fmt(h, "f_at_%u", i), at.pc);
    return at;
}

/* The entries from the base up. A lane is at the pc of the highest one that has it; if it has
 * returned from the highest call that has it, at the pc of the highest one below. */
static void entries(struct view *v)
{
    struct hdl *h = v->h;
    const struct simt_sizes *z = v->z;
    const struct simt_ports *s = v->s;
    struct place record[64];
    records(v, record);
    struct thread t = thread(v);
    sig shape[64], path[64], ret[64];
    sig none = hdl_zero(h, z->spw), calls = none, high_call = none, high = none, first = NULL;
    sig pc = v->top.pc, back_to = v->top.pc;
    for (unsigned i = 0; i < z->depth; i++) {
        sig there, number = hdl_const(h, z->spw, i);
        struct place e = entry(v, record, i, &there);
        sig call = hdl_wire(h, hdl_fmt(h, "f_calls_%u", i), hdl_and(e.in, hdl_bit(e.kind, 1)));
        shape[i] = implies(there, i ? hdl_any(e.kind) : hdl_none(e.kind));
        first = i ? first : e.in;
        shape[i] = hdl_and(shape[i], implies(e.in, first));
        path[i] = i ? implies(hdl_and(e.in, hdl_eq_const(e.kind, 1)), hdl_eq(e.reconv, pc))
                    : hdl_ones(h, 1);
        ret[i] = implies(call, hdl_eq(hdl_at(t.rets, z->pcw, calls), pc));
        back_to = hdl_wire(h, hdl_fmt(h, "f_back_%u", i), hdl_mux(call, pc, back_to));
        pc = hdl_wire(h, hdl_fmt(h, "f_highest_%u", i), hdl_mux(e.in, e.pc, pc));
        calls = hdl_wire(h, hdl_fmt(h, "f_open_%u", i), hdl_add(calls, hdl_extend(call, z->spw)));
        high_call = hdl_mux(call, number, high_call);
        high = hdl_mux(e.in, number, high);
    }
    sig alive = bit(hdl_at(hdl_pack(z->nw, s->alive), z->lanes, v->wid), v->lane);
    sig back = bit(v->gone, v->lane), open = hdl_any(calls);
    sig is = hdl_wire(h, "f_follows",
                      hdl_and(v->live, alive, first, hdl_not(hdl_and(back, hdl_not(open)))));
    hdl_rule(h, "SS-L1", "Invariant: below all is a base entry, which has every lane; no other.");
    hdl_lemma(h, "SS-L1",
              hdl_and(implies(v->live, hdl_and_n(z->depth, shape)),
                      implies(hdl_not(v->live), hdl_none(v->top.count))));
    hdl_rule(h, "SS-B2", "Invariant: a path ends where the entry below waits.");
    hdl_lemma(h, "SS-B2", implies(is, hdl_and_n(z->depth, path)));
    hdl_rule(h, "SS-C1", "Invariant: the entry below a call waits at the return address.");
    hdl_lemma(h, "SS-C1", implies(is, hdl_and_n(z->depth, ret)));
    hdl_rule(h, "SS-X1", "Invariant: the lane's open calls, and where it waits.");
    hdl_lemma(h, "SS-X1",
              implies(is, hdl_and(hdl_eq(t.depth, hdl_sub(calls, hdl_extend(back, z->spw))),
                                  hdl_eq(t.pc, hdl_mux(back, back_to, pc)))));
    hdl_rule(h, "SS-R1", "Invariant: what has returned is in no entry above.");
    hdl_lemma(h, "SS-R1",
              implies(hdl_and(is, t.lost),
                      hdl_mux(back, hdl_ge(t.from, high_call), hdl_lt(high, t.from))));
}

void props_simt_stack(struct hdl *h, const struct simt_sizes *z, const struct simt_top *op,
                      const struct simt_ports *s)
{
    hdl_group(h, NULL);
    hdl_ifdef(h, "FORMAL");
    struct view v = {.h = h, .z = z, .op = op, .s = s};
    v.wid = props_arbitrary(h, "SS-X1", "f_wid", z->nw, "an arbitrary warp");
    sig lane = props_arbitrary(h, "SS-X1", "f_lane", z->lanes, "an arbitrary lane");
    v.warp = hdl_wire(h, "f_warp", hdl_decode(v.wid, z->nw));
    v.lane = hdl_wire(h, "f_lane_is", hdl_decode(lane, z->lanes));
    v.live = hdl_wire(h, "f_live", bit(s->live, v.warp));
    v.hold = hdl_wire(h, "f_hold", bit(s->hold, v.warp));
    v.gone = hdl_wire(h, "f_gone", hdl_at(s->gone, z->lanes, v.wid));
    v.top = top_of(&v);
    v.acts = hdl_wire(h, "f_acts", hdl_and(s->does, hdl_eq(s->op_wid, v.wid)));
    v.in = hdl_wire(h, "f_in", bit(hdl_and(v.top.lanes, hdl_not(v.gone)), v.lane));
    v.takes = hdl_wire(h, "f_takes", hdl_and(v.in, bit(s->op_mask, v.lane)));
    v.begins = hdl_wire(h, "f_begins",
                        hdl_and(s->launch_valid, hdl_eq(s->launch_wid, v.wid), hdl_not(v.live)));
    sig began = reg(h, "f_launched", 1, "the warp was launched in the last cycle");
    sig lanes = hdl_reg(h, "f_first_lanes", z->lanes, NULL, "with these lanes");
    hdl_next(began, v.begins);
    hdl_next(lanes, s->launch_mask);
    hdl_rule(h, "SS-L1", "A base entry, and no other, of all lanes.");
    hdl_assert(h, "SS-L1",
               implies(began, hdl_and(v.live, hdl_none(v.top.kind), hdl_eq(v.top.lanes, lanes),
                                      hdl_none(v.gone))));
    exits(&v);
    holds(&v);
    releases(&v);
    effects(&v);
    if (z->depth <= SMALL_DEPTH)
        entries(&v);
    hdl_endif(h);
}
