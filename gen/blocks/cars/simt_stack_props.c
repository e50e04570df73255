/* Properties of simt_stack. What concerns one warp is said of an arbitrary one; what concerns lanes
 * of an arbitrary lane of it, which is followed as a scalar thread. */
#include "gen/blocks/cars/props.h"

enum { SMALL_DEPTH = 4 }; /* entries with which a lane is followed */

enum { EXIT, CALL, RET, BRANCH }; /* of what is kept */

struct view {
    struct hdl *h;
    const struct simt_sizes *z;
    const struct simt_inside *s;
    sig wid, warp, lane; /* arbitrary: a warp, as one-hot, and a lane of it, one-hot */
    sig live, hold, over, gone;
    struct simt_top top; /* of the warp */
    sig kept, does;      /* an instruction of it is kept, takes effect now */
    sig steps;           /* a STEP does */
    sig in, takes;       /* the lane executes; takes part in what is kept */
    sig begins;
    sig pop;              /* an entry is removed */
    sig indirect, target; /* what was shown of what is kept: each lane's target, that of the lane */
};

/* Of the memory: entries below the one that is read or written. */
static sig row_of(const struct view *v)
{
    return hdl_bits(v->s->row, v->z->widw, v->z->spw);
}

/* Of the memory: the warp whose entry is read or written. */
static sig wid_of(const struct view *v)
{
    return hdl_low(v->s->row, v->z->widw);
}

/* What is kept takes effect, and is this. */
static sig is(const struct view *v, unsigned op)
{
    return hdl_and(v->does, hdl_eq_const(v->s->kept.op, op));
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
    sig exit = hdl_and(v->takes, is(v, EXIT));
    hdl_when(v->begins) hdl_next(out, hdl_zero(h, 1));
    hdl_else_when(h, exit) hdl_next(out, hdl_ones(h, 1));
    sig exited = hdl_meets(hdl_at(v->s->exited, v->z->lanes, v->wid), v->lane);
    hdl_rule(h, "SS-E1", "A lane that has exited is hidden for good, and executes in no entry.");
    hdl_assert(h, "SS-E1", implies(hdl_and(v->live, out), hdl_and(exited, hdl_not(v->in))));
}

/* SS-K1, SS-K2, SS-C2: what is kept is what was shown, for a cycle, or two. */
static void keeping(struct view *v)
{
    struct hdl *h = v->h;
    const struct simt_sizes *z = v->z;
    const struct simt_inside *s = v->s;
    const struct simt_kept *k = &s->kept;
    sig keeps = hdl_wire(h, "f_keeps", hdl_and(s->keeps, hdl_at(s->io.op_warp, 1, v->wid)));
    sig executing = hdl_wire(h, "f_executing", hdl_and(v->top.lanes, hdl_not(v->gone)));
    sig shown = hdl_cat(hdl_low(s->io.op, 2), s->io.op_frame, hdl_and(s->io.op_mask, executing),
                        s->io.op_next, s->io.op_target, s->io.op_reconv);
    sig was = hdl_reg(h, "f_shown", hdl_bits_of(shown), NULL, "what the instruction said");
    sig indirect = v->indirect = hdl_reg(h, "f_indirect", 1, NULL, "it is an indirect call");
    sig target = v->target = hdl_reg(h, "f_lane_target", z->pcw, NULL, "target of the lane");
    hdl_when(keeps)
    {
        hdl_next(was, shown);
        hdl_next(indirect, hdl_and(s->io.op_indirect, hdl_eq_const(s->io.op, CALL)));
        hdl_next(target, s->io.op_target);
    }
    hdl_else_when(h, hdl_and(v->kept, k->grouping))
        hdl_next(target, hdl_select(v->lane, s->io.op_lane_target, z->pcw));
    sig grouped = hdl_and(indirect, hdl_not(k->grouping));
    sig to = hdl_mux(grouped, hdl_low(hdl_bits(was, z->pcw, z->pcw), z->pcw), k->target);
    sig same = hdl_cat(k->op, k->frame, k->takes, k->next, to, k->meet);
    hdl_rule(h, "SS-K1", "What is kept is what was shown, of a warp that is held for it.");
    hdl_assert(h, "SS-K1",
               implies(v->kept, hdl_and(v->live, v->hold, hdl_not(v->over), hdl_eq(same, was),
                                        hdl_not(hdl_meets(s->wants, v->warp)))));
    sig pushing = hdl_or(hdl_eq_const(k->op, CALL), hdl_eq_const(k->op, BRANCH));
    hdl_rule(h, "SS-K1", "Invariant: which of them may push.");
    hdl_assert(h, "SS-K1", hdl_eq(k->pushes, hdl_and(k->valid, pushing)));
    sig entry = hdl_cat(k->kind, k->lanes, k->pc, k->reconv, k->count);
    sig top = hdl_cat(v->top.entry, v->top.count);
    hdl_rule(h, "SS-K1", "Invariant: with it the top entry, and who executes.");
    hdl_assert(
        h, "SS-K1",
        implies(v->kept, hdl_and(hdl_eq(entry, top), hdl_eq(hdl_or(k->takes, k->others), executing),
                                 hdl_none(hdl_and(k->takes, k->others)))));
    sig waited = hdl_delay_zero(h, "f_waited", hdl_and(k->valid, hdl_not(s->io.op_ready)),
                                "what is kept waited in the last cycle");
    hdl_rule(h, "SS-K2", "It waits for one cycle at most, and takes effect.");
    hdl_assert(h, "SS-K2",
               hdl_and(implies(waited, s->executes), implies(hdl_not(k->valid), s->io.op_ready)));
    hdl_rule(h, "SS-K2", "Invariant: who waits is known a cycle before.");
    hdl_assert(h, "SS-K2", hdl_eq(k->waits, hdl_not(s->moves)));
    hdl_rule(h, "SS-C2", "Who is called: the lanes with the target of the lowest one.");
    sig first = hdl_first(k->takes);
    sig mine =
        hdl_eq(hdl_meets(k->group, v->lane), hdl_and(v->takes, hdl_eq(v->target, k->target)));
    hdl_assert(h, "SS-C2",
               implies(hdl_and(v->kept, grouped),
                       hdl_and(mine, hdl_eq(hdl_and(k->group, first), first),
                               hdl_none(hdl_and(k->group, hdl_not(k->takes))))));
    hdl_rule(h, "SS-C2", "Invariant: before, the lowest one; of any other instruction all.");
    hdl_assert(
        h, "SS-C2",
        implies(v->kept, hdl_and(implies(k->grouping, hdl_and(indirect, hdl_eq(k->group, first))),
                                 implies(hdl_not(indirect), hdl_eq(k->group, k->takes)))));
    hdl_rule(h, "SS-C2", "Invariant: only what is kept is grouped.");
    hdl_assert(h, "SS-C2", implies(k->grouping, hdl_and(k->valid, hdl_eq_const(k->op, CALL))));
}

/* Who may act, and who is removed. */
static void holds(struct view *v)
{
    struct hdl *h = v->h;
    const struct simt_inside *s = v->s;
    sig meets = hdl_and(hdl_eq_const(v->top.kind, 1), hdl_eq(v->top.pc, v->top.reconv));
    sig none = hdl_none(hdl_and(v->top.lanes, hdl_not(v->gone)));
    sig wants = hdl_meets(s->wants, v->warp);
    hdl_rule(h, "SS-H1", "Held while its top entry is over, a frame is owed, or one is kept.");
    hdl_assert(h, "SS-H1", hdl_eq(v->hold, hdl_or(v->over, wants, v->kept)));
    hdl_rule(h, "SS-P1", "Over: no lane executes, or a path has met the others.");
    hdl_assert(h, "SS-P1", implies(v->live, hdl_eq(v->over, hdl_or(none, meets))));
    hdl_rule(h, "SS-I1", "Only warps that are live and not held act.");
    sig takes = hdl_or(v->steps, hdl_and(s->keeps, hdl_at(s->io.op_warp, 1, v->wid)));
    hdl_assert(h, "SS-I1",
               implies(takes, hdl_and(v->live, hdl_not(v->hold), s->io.op_valid, s->io.op_ready)));
    sig mine = hdl_and(s->second.valid, hdl_eq(wid_of(v), v->wid));
    sig removed = hdl_meets(s->removed, v->warp);
    hdl_rule(h, "SS-B2", "Invariant: what is written second lies below the top.");
    hdl_assert(
        h, "SS-B2",
        implies(mine, hdl_and(v->live, hdl_not(removed), hdl_any(row_of(v)),
                              hdl_eq(hdl_inc(row_of(v)), v->top.count), hdl_any(v->top.count))));
    hdl_rule(h, "SS-P1", "Entries are removed that are over, while nothing is owed.");
    hdl_assert(h, "SS-P1",
               hdl_and(implies(removed, hdl_and(v->live, v->over, hdl_not(wants))),
                       hdl_not(hdl_and(v->pop, s->push))));
    hdl_rule(h, "SS-P1", "Invariant: who has the memory is known a cycle before.");
    hdl_assert(h, "SS-P1",
               hdl_and(hdl_eq(s->used, hdl_or(s->slot, s->removes)),
                       hdl_eq(s->reads, hdl_and(s->removes, hdl_not(s->slot)))));
    sig read = hdl_cat(s->removed_row, s->removed_wid);
    sig written = hdl_cat(s->kept.count, s->kept.wid);
    hdl_rule(h, "SS-P1", "Invariant: so is the row, but of what is written second.");
    hdl_assert(h, "SS-P1",
               implies(hdl_and(s->used, hdl_not(s->second.valid)),
                       hdl_eq(s->row, hdl_mux(s->reads, read, written))));
    sig exited = hdl_at(s->exited, v->z->lanes, v->wid);
    sig base = hdl_or(hdl_none(v->top.kind), hdl_all(exited));
    hdl_rule(h, "SS-P1", "Invariant: one warp, and what is below it.");
    hdl_assert(h, "SS-P1",
               hdl_and(hdl_at_most_one(s->removed),
                       implies(hdl_any(s->removed),
                               hdl_eq(hdl_decode(s->removed_wid, v->z->nw), s->removed)),
                       hdl_eq(hdl_any(s->removed), hdl_or(s->removes, s->finishes)),
                       hdl_not(hdl_and(s->removes, s->finishes)),
                       implies(removed, hdl_and(hdl_eq(s->finishes, base),
                                                hdl_eq(hdl_inc(s->removed_row), v->top.count)))));
    hdl_rule(h, "SS-P1", "Invariant: what is over, or waits, is live.");
    hdl_assert(h, "SS-P1", implies(hdl_or(v->over, wants), v->live));
    sig ends = hdl_and(s->finishes, removed, hdl_not(s->slot));
    sig was = hdl_reg_zero(h, "f_was_live", 1, "live in the last cycle"),
        end = hdl_reg_zero(h, "f_may_end", 1, "it may end");
    sig began = hdl_reg_zero(h, "f_began", 1, "it was launched");
    sig killed =
        hdl_and(s->io.kill_valid, hdl_eq(s->io.kill_wid, v->wid), hdl_not(v->hold), hdl_not(takes));
    sig kill = hdl_reg_zero(h, "f_killed", 1, "it was killed in the last cycle");
    hdl_next(kill, killed);
    hdl_next(was, v->live);
    hdl_next(end, ends);
    hdl_next(began, v->begins);
    sig ended = hdl_and(s->io.ended_valid, hdl_eq(s->io.ended_wid, v->wid));
    sig failed = hdl_and(s->io.overflow, hdl_eq(s->io.overflow_wid, v->wid));
    sig stays = hdl_and(was, hdl_not(ended), hdl_not(kill), hdl_not(failed));
    hdl_rule(h, "SS-E2", "Live from a launch to the end that is told, once.");
    hdl_assert(h, "SS-E2",
               hdl_and(hdl_eq(v->live, hdl_or(began, stays)), implies(ended, hdl_and(was, end)),
                       implies(failed, was)));
    hdl_rule(h, "SS-E3", "What is killed is not live, and what was not held can be.");
    hdl_assert(h, "SS-E3", implies(kill, hdl_or(began, hdl_not(v->live))));
    hdl_rule(h, "SS-E2", "Only a warp without lanes.");
    hdl_assert(h, "SS-E2", implies(hdl_and(removed, s->finishes), hdl_and(base, none)));
}

/* SS-Z1, SS-T1: outputs, and what executes of the warp that is asked for. */
static void shown(struct view *v)
{
    struct hdl *h = v->h;
    const struct simt_inside *s = v->s;
    hdl_rule(h, "SS-Z1", "Zero unless valid.");
    hdl_assert(h, "SS-Z1",
               hdl_and(implies(hdl_not(s->io.release_valid), hdl_none(s->io.release_wid)),
                       implies(hdl_not(s->io.ended_valid), hdl_none(s->io.ended_wid)),
                       implies(hdl_not(s->io.overflow), hdl_none(s->io.overflow_wid)),
                       implies(hdl_none(hdl_and(s->io.op_warp, s->io.live)),
                               hdl_none(hdl_cat(s->io.top_pc, s->io.top_mask)))));
    hdl_rule(h, "SS-I1", "An instruction is of one warp.");
    hdl_assume(h, "SS-I1", hdl_at_most_one(s->io.op_warp));
    sig asked = hdl_at(s->io.op_warp, 1, v->wid);
    hdl_rule(h, "SS-T1", "What executes is in the top entry and not gone.");
    hdl_assert(h, "SS-T1",
               implies(hdl_and(asked, v->live),
                       hdl_and(hdl_eq(s->io.top_pc, v->top.pc),
                               hdl_eq(s->io.top_mask, hdl_and(v->top.lanes, hdl_not(v->gone))))));
}

/* SS-F1, SS-F2: framed calls that are removed, and releases. */
static void releases(struct view *v)
{
    struct hdl *h = v->h;
    const struct simt_inside *s = v->s;
    sig owed =
        hdl_reg_zero(h, "f_owed", 1, "a framed call of the warp was removed and not yet released");
    sig framed = hdl_and(v->pop, hdl_meets(s->removed, v->warp), hdl_all(v->top.kind));
    sig mine = hdl_eq(s->io.release_wid, v->wid);
    sig taken = hdl_and(s->io.release_valid, s->io.release_ready, mine);
    hdl_when(framed) hdl_next(owed, hdl_ones(h, 1));
    hdl_else_when(h, taken) hdl_next(owed, hdl_zero(h, 1));
    hdl_rule(h, "SS-F1", "One release per framed call; held until it is taken, nothing removed.");
    hdl_assert(h, "SS-F1",
               hdl_and(hdl_eq(hdl_meets(s->wants, v->warp), owed), implies(owed, v->hold),
                       hdl_not(hdl_and(framed, owed)),
                       implies(hdl_and(s->io.release_valid, mine), owed)));
    sig asked = hdl_reg_zero(h, "f_asked", 1, "a request was not taken in the last cycle");
    sig who = hdl_reg_zero(h, "f_who", v->z->widw, "for this warp");
    sig clear = hdl_reg_zero(h, "f_clear", 1, "frame_ctl had done with the warp in the last cycle");
    hdl_next(asked, hdl_and(s->io.release_valid, hdl_not(s->io.release_ready)));
    hdl_next(who, s->io.release_wid);
    hdl_next(clear, hdl_not(hdl_meets(s->io.frame_hold, v->warp)));
    hdl_rule(h, "SS-F2", "A request stays until it is taken, and is made when frame_ctl is done.");
    hdl_assert(h, "SS-F2",
               hdl_and(implies(asked, hdl_and(s->io.release_valid, hdl_eq(s->io.release_wid, who))),
                       implies(hdl_and(s->io.release_valid, mine, hdl_not(asked)), clear)));
}

/* What an instruction makes of the top entry and the number of entries, seen one cycle later. */
static void effects(struct view *v)
{
    struct hdl *h = v->h;
    const struct simt_inside *s = v->s;
    const struct simt_kept *k = &s->kept;
    struct {
        const char *name;
        sig now, then;
    } kept[] = {{"f_pc", v->top.pc, NULL},       {"f_kind", v->top.kind, NULL},
                {"f_lanes", v->top.lanes, NULL}, {"f_reconv", v->top.reconv, NULL},
                {"f_count", v->top.count, NULL}, {"f_op", k->op, NULL},
                {"f_m", k->takes, NULL},         {"f_next", k->next, NULL},
                {"f_target", k->target, NULL},   {"f_meet", k->meet, NULL},
                {"f_group", k->group, NULL},     {"f_step_to", s->io.op_next, NULL}};
    enum { PC, KIND, TOP_LANES, RECONV, COUNT, OP, M, NEXT, TARGET, MEET, GROUP, STEP_TO };
    for (unsigned i = 0; i < sizeof kept / sizeof *kept; i++)
        kept[i].then = hdl_delay(h, kept[i].name, kept[i].now, "in the last cycle");
    sig all = hdl_delay(h, "f_all", hdl_and(v->top.lanes, hdl_not(v->gone)), "lanes that executed");
    sig tried = hdl_delay_zero(h, "f_tried", hdl_and(v->kept, s->executes), "one could act");
    sig did = hdl_delay_zero(h, "f_did", v->does, "it did"),
        stepped = hdl_delay_zero(h, "f_stepped", v->steps, "a STEP did");
    sig m = kept[M].then, some = hdl_any(m);
    sig others = hdl_wire(h, "f_others", hdl_and(all, hdl_not(m)));
    sig is_branch = hdl_and(hdl_eq_const(kept[OP].then, BRANCH), some);
    sig is_call = hdl_and(hdl_eq_const(kept[OP].then, CALL), some);
    sig count_up = hdl_eq(v->top.count, hdl_inc(kept[COUNT].then));
    sig count_two = hdl_eq(v->top.count, hdl_add_const(kept[COUNT].then, 2));
    sig same_entry =
        hdl_and(hdl_eq(v->top.kind, kept[KIND].then), hdl_eq(v->top.lanes, kept[TOP_LANES].then),
                hdl_eq(v->top.reconv, kept[RECONV].then), hdl_eq(v->top.count, kept[COUNT].then));
    const struct simt_second *e = &s->second;
    sig second = hdl_and(e->valid, hdl_eq(wid_of(v), v->wid));
    hdl_rule(h, "SS-K1", "A STEP moves the entry in its cycle.");
    hdl_assert(h, "SS-K1",
               implies(stepped, hdl_and(same_entry, hdl_eq(v->top.pc, kept[STEP_TO].then))));
    hdl_rule(h, "SS-N1", "Without a branch or call the entry goes on at op_next.");
    hdl_assert(h, "SS-N1",
               implies(hdl_and(did, hdl_not(is_branch), hdl_not(is_call)),
                       hdl_and(same_entry, hdl_eq(v->top.pc, kept[NEXT].then), hdl_not(second))));
    hdl_rule(h, "SS-B1", "A branch of all lanes goes to its target.");
    hdl_assert(h, "SS-B1",
               implies(hdl_and(did, is_branch, hdl_none(others)),
                       hdl_and(same_entry, hdl_eq(v->top.pc, kept[TARGET].then), hdl_not(second))));
    hdl_rule(h, "SS-B2", "Of some: the others below those that branch, written next.");
    hdl_assert(
        h, "SS-B2",
        implies(hdl_and(did, is_branch, hdl_any(others)),
                hdl_and(count_two, hdl_eq_const(v->top.kind, 1), hdl_eq(v->top.lanes, m),
                        hdl_eq(v->top.pc, kept[TARGET].then),
                        hdl_eq(v->top.reconv, kept[MEET].then), second, hdl_eq(e->lanes, others),
                        hdl_eq(e->pc, kept[NEXT].then), hdl_eq(e->meet, kept[MEET].then))));
    sig group = kept[GROUP].then;
    sig rest = hdl_wire(h, "f_rest", hdl_and(m, hdl_not(group)));
    sig callee = hdl_and(hdl_bit(v->top.kind, 1), hdl_eq(v->top.pc, kept[TARGET].then),
                         hdl_eq(v->top.lanes, group));
    hdl_rule(h, "SS-C1", "A call of its lanes at its target, above the caller.");
    hdl_assert(
        h, "SS-C1",
        implies(hdl_and(did, is_call, hdl_none(rest)), hdl_and(count_up, callee, hdl_not(second))));
    hdl_rule(h, "SS-C2", "Those with another target are still at the call.");
    hdl_assert(h, "SS-C2",
               implies(hdl_and(did, is_call, hdl_any(rest)),
                       hdl_and(count_two, callee, second, hdl_eq(e->lanes, rest),
                               hdl_eq(e->pc, kept[PC].then), hdl_eq(e->meet, kept[NEXT].then))));
    hdl_rule(h, "SS-O1", "What is kept acts, or finds no room and ends its warp.");
    hdl_assert(
        h, "SS-O1",
        implies(tried, hdl_and(hdl_ne(did, s->io.overflow),
                               implies(s->io.overflow, hdl_and(hdl_eq(s->io.overflow_wid, v->wid),
                                                               hdl_not(v->live))))));
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
    const struct simt_inside *s = v->s;
    const struct simt_top *t = &v->top;
    sig row = row_of(v);
    sig push = hdl_wire(h, "f_pushes", hdl_and(s->push, hdl_eq(wid_of(v), v->wid)));
    sig pop = hdl_wire(h, "f_pops", hdl_and(v->pop, hdl_meets(s->removed, v->warp)));
    sig below = s->below, in = hdl_meets(hdl_bits(below, 2 * z->pcw, z->lanes), v->lane), same[64];
    sig saved = s->saved, saved_in = hdl_meets(hdl_bits(saved, 2 * z->pcw, z->lanes), v->lane);
    for (unsigned i = 0; i + 1 < z->depth; i++) {
        struct place *r = &record[i];
        r->kind = hdl_reg(h, hdl_fmt(h, "f_kind_%u", i), 2, NULL, "kind of a saved entry");
        r->in = hdl_reg(h, hdl_fmt(h, "f_in_%u", i), 1, NULL, "it has the lane");
        r->pc = hdl_reg(h, hdl_fmt(h, "f_pc_%u", i), z->pcw, NULL, "its pc");
        r->reconv = hdl_reg(h, hdl_fmt(h, "f_reconv_%u", i), z->pcw, NULL, "where it ends");
        hdl_when(hdl_and(push, hdl_eq_const(row, i)))
        {
            hdl_next(r->kind, hdl_bits(saved, z->entryw - 2, 2));
            hdl_next(r->in, saved_in);
            hdl_next(r->pc, hdl_bits(saved, z->pcw, z->pcw));
            hdl_next(r->reconv, hdl_low(saved, z->pcw));
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
    const struct simt_inside *s = v->s;
    struct thread t;
    sig pc = t.pc = hdl_reg(h, "f_thread_pc", z->pcw, NULL, "where the lane is as a thread");
    sig depth = t.depth = hdl_reg_zero(h, "f_depth", z->spw, "its open calls");
    sig ret[64], rets = t.rets = hdl_wire_later(h, "f_rets", z->depth * z->pcw);
    const struct simt_kept *k = &s->kept;
    sig calls = hdl_and(is(v, CALL), v->in, hdl_meets(k->group, v->lane));
    sig stays = hdl_and(is(v, CALL), v->takes, hdl_not(hdl_meets(k->group, v->lane)));
    sig back = hdl_sub(depth, hdl_const(h, z->spw, 1));
    sig acts = hdl_wire(h, "f_acts", hdl_and(v->in, hdl_or(v->does, v->steps)));
    sig next = hdl_wire(h, "f_goes_on", hdl_mux(v->kept, k->next, s->io.op_next));
    for (unsigned i = 0; i < z->depth; i++) {
        ret[i] = hdl_reg(h, hdl_fmt(h, "f_ret_%u", i), z->pcw, NULL, "a return address");
        hdl_when(hdl_and(calls, hdl_eq_const(depth, i))) hdl_next(ret[i], k->next);
    }
    hdl_assign(rets, hdl_pack(z->depth, ret));
    sig returns = hdl_and(v->takes, is(v, RET));
    hdl_when(v->begins)
    {
        hdl_next(pc, s->io.launch_pc);
        hdl_next(depth, hdl_zero(h, z->spw));
    }
    hdl_else_when(h, calls)
    {
        hdl_next(pc, v->target);
        hdl_next(depth, hdl_inc(depth));
    }
    hdl_else_when(h, hdl_and(acts, hdl_not(stays)))
    {
        hdl_next(pc, hdl_mux(hdl_and(v->takes, is(v, BRANCH)), v->target, next));
        hdl_when(hdl_and(returns, hdl_any(depth)))
        {
            hdl_next(pc, hdl_at(rets, z->pcw, back));
            hdl_next(depth, back);
        }
    }
    sig runs = hdl_and(v->live, hdl_not(v->hold), v->in);
    hdl_rule(h, "SS-X1", "A lane that executes is where it would be as a thread.");
    hdl_assert(h, "SS-X1", implies(runs, hdl_eq(v->top.pc, pc)));
    t.lost = hdl_reg_zero(h, "f_returned", 1, "the lane has returned and not executed since");
    t.from = hdl_reg(h, "f_open", z->spw, NULL, "entries when it did");
    hdl_when(hdl_or(v->begins, acts)) hdl_next(t.lost, returns);
    hdl_when(returns) hdl_next(t.from, v->top.count);
    hdl_rule(h, "SS-R1", "A lane that has returned executes in an entry further down only.");
    hdl_assert(h, "SS-R1", implies(hdl_and(runs, t.lost), hdl_lt(v->top.count, t.from)));
    return t;
}

/* Entry i of the warp: saved, being written second, or the top one. */
static struct place entry(struct view *v, const struct place *record, unsigned i, sig *there)
{
    struct hdl *h = v->h;
    const struct simt_sizes *z = v->z;
    const struct simt_second *e = &v->s->second;
    const struct simt_top *t = &v->top;
    sig top = hdl_eq_const(t->count, i);
    struct place at = {
        .kind = t->kind, .in = hdl_meets(t->lanes, v->lane), .pc = t->pc, .reconv = t->reconv};
    if (i + 1 < z->depth) {
        sig written = hdl_and(e->valid, hdl_eq(wid_of(v), v->wid), hdl_eq_const(row_of(v), i));
        const struct place *r = &record[i];
        sig path = hdl_const(h, 2, 1), in = hdl_meets(e->lanes, v->lane);
        at.kind = hdl_mux(top, at.kind, hdl_mux(written, path, r->kind));
        at.in = hdl_mux(top, at.in, hdl_mux(written, in, r->in));
        at.pc = hdl_mux(top, at.pc, hdl_mux(written, e->pc, r->pc));
        at.reconv = hdl_mux(top, at.reconv, hdl_mux(written, e->meet, r->reconv));
    }
    *there = hdl_wire(h, hdl_fmt(h, "f_there_%u", i), hdl_ge(t->count, hdl_const(h, z->spw, i)));
    at.in = hdl_wire(h, hdl_fmt(h, "f_has_%u", i), hdl_and(*there, at.in));
    at.pc = hdl_wire(h, hdl_fmt(h, "f_at_%u", i), at.pc);
    return at;
}

/* The entries from the base up. A lane is at the pc of the highest one that has it; if it has
 * returned from the highest call that has it, at the pc of the highest one below. */
static void entries(struct view *v)
{
    struct hdl *h = v->h;
    const struct simt_sizes *z = v->z;
    const struct simt_inside *s = v->s;
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
    sig alive = hdl_not(hdl_meets(hdl_at(s->exited, z->lanes, v->wid), v->lane));
    sig back = hdl_meets(v->gone, v->lane), open = hdl_any(calls);
    sig is = hdl_wire(h, "f_follows",
                      hdl_and(v->live, alive, first, hdl_not(hdl_and(back, hdl_not(open)))));
    hdl_rule(h, "SS-L1", "Invariant: below all is a base entry, which has every lane; no other.");
    hdl_lemma(h, "SS-L1", implies(v->live, hdl_and_n(z->depth, shape)));
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

void props_simt_stack(struct hdl *h, const struct simt_sizes *z, const struct simt_inside *s)
{
    hdl_group(h, NULL);
    hdl_ifdef(h, "WARPSMITH_FORMAL");
    struct view v = {.h = h, .z = z, .s = s};
    v.wid = props_arbitrary(h, "SS-X1", "f_wid", z->nw, "an arbitrary warp");
    sig lane = props_arbitrary(h, "SS-X1", "f_lane", z->lanes, "an arbitrary lane");
    v.warp = hdl_wire(h, "f_warp", hdl_decode(v.wid, z->nw));
    v.lane = hdl_wire(h, "f_lane_is", hdl_decode(lane, z->lanes));
    v.live = hdl_wire(h, "f_live", hdl_meets(s->io.live, v.warp));
    v.hold = hdl_wire(h, "f_hold", hdl_meets(s->io.hold, v.warp));
    v.over = hdl_wire(h, "f_over", hdl_meets(s->over, v.warp));
    v.pop = hdl_wire(h, "f_pop", hdl_and(s->removes, hdl_not(s->slot)));
    v.gone = hdl_wire(h, "f_gone", hdl_at(s->gone, z->lanes, v.wid));
    v.top = top_of(&v);
    v.kept = hdl_wire(h, "f_kept", hdl_and(s->kept.valid, hdl_eq(s->kept.wid, v.wid)));
    v.does = hdl_wire(h, "f_does", hdl_and(s->does, v.kept));
    v.steps = hdl_wire(h, "f_steps", hdl_and(s->steps, hdl_at(s->io.op_warp, 1, v.wid)));
    v.in = hdl_wire(h, "f_in", hdl_meets(hdl_and(v.top.lanes, hdl_not(v.gone)), v.lane));
    v.takes = hdl_wire(h, "f_takes", hdl_and(v.kept, hdl_meets(s->kept.takes, v.lane)));
    v.begins =
        hdl_wire(h, "f_begins",
                 hdl_and(s->io.launch_valid, hdl_eq(s->io.launch_wid, v.wid), hdl_not(v.live)));
    sig began = hdl_reg_zero(h, "f_launched", 1, "the warp was launched in the last cycle");
    sig lanes = hdl_reg(h, "f_first_lanes", z->lanes, NULL, "with these lanes");
    hdl_next(began, v.begins);
    hdl_next(lanes, s->io.launch_mask);
    hdl_rule(h, "SS-L1", "A base entry, and no other, of all lanes.");
    hdl_assert(h, "SS-L1",
               implies(began, hdl_and(v.live, hdl_none(v.top.kind), hdl_eq(v.top.lanes, lanes),
                                      hdl_eq(v.gone, hdl_not(lanes)))));
    exits(&v);
    keeping(&v);
    holds(&v);
    shown(&v);
    releases(&v);
    effects(&v);
    if (z->depth <= SMALL_DEPTH)
        entries(&v);
    hdl_endif(h);
}
