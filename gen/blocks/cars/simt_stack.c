/* simt_stack: the top entry of each warp in registers, the others in one memory; one instruction
 * and one removal a cycle. What changes the stack is kept for a cycle, and what is removed is
 * chosen a cycle before, so that all that goes to the memory comes from registers. Lanes that
 * returned or exited are not taken out of the entries below: two registers per warp hide them. */
#include "gen/blocks/blocks.h"
#include "gen/blocks/cars/simt_warp.h"
#include "gen/blocks/ports.h"
#include "gen/blocks/shapes.h"

enum { CALL = 1, RET, BRANCH, EXIT }; /* op */
static const struct hdl_code ops[] = {{CALL, "OP_CALL", "a call"},
                                      {RET, "OP_RET", "a return"},
                                      {BRANCH, "OP_BRANCH", "a branch"},
                                      {EXIT, "OP_EXIT", "lanes end"}};
/* The low bits of an operation are kept. */
static const struct hdl_code kept_ops[] = {{CALL, "KEPT_CALL", "a call"},
                                           {RET, "KEPT_RET", "a return"},
                                           {BRANCH, "KEPT_BRANCH", "a branch"},
                                           {EXIT & 3, "KEPT_EXIT", "lanes end"}};

struct unit {
    struct hdl *h;
    struct hdl_design *d;
    struct simt_sizes z;
    struct simt_inside s;
    struct simt_top op; /* of the instruction that is shown */
    sig op_wid;         /* of op_warp */
    sig row;            /* register: the memory's row, of one warp without its number */
    sig rest;           /* lanes of an indirect call that are not in its group */
    sig split_branch, split_call, one, two, second_follows;
    sig op_meets, op_holds;    /* a step there ends its path; whom what is shown holds */
    sig uncovers;              /* whose uncovered entry is over */
    sig last_warps, gone_then; /* whose top is the last entry; gone behind the removal */
    sig back, back_then;       /* lanes that have returned, and behind the removal */
};

static struct simt_sizes sizes(const struct params *p)
{
    struct sizes c = params_sizes(p);
    unsigned depth = params_u(p, "simt_stack.depth"), pcw = params_u(p, "simt_stack.pc_bits");
    return (struct simt_sizes){.nw = c.nw,
                               .widw = c.widw,
                               .lanes = c.lanes,
                               .depth = depth,
                               .spw = hdl_clog2(depth),
                               .pcw = pcw,
                               .entryw = 2 + c.lanes + 2 * pcw};
}

static void ports(struct unit *u, const struct params *p)
{
    struct hdl *h = u->h;
    struct simt_inside *s = &u->s;
    sizes_of(simt_stack, h, p);
    hdl_note(h, "Latency",
             "top_* combinational; a change of control takes effect in the next cycle");
    ports_of(simt_stack, h, p, &s->io);
    s->io.op = hdl_codes(s->io.op, ops);
    hdl_shape(s->io.op_lane_target, "LANES", "PCW");
}

static sig data(struct hdl *h, const char *name, unsigned w, const char *doc)
{
    return hdl_reg(h, name, w, NULL, doc);
}

static void registers(struct unit *u)
{
    struct hdl *h = u->h;
    struct simt_sizes *z = &u->z;
    struct simt_inside *s = &u->s;
    struct simt_kept *k = &s->kept;
    struct simt_second *e = &s->second;
    hdl_group(h, "The instruction that is kept");
    k->valid = hdl_reg_zero(h, "kept_valid", 1, "an instruction is kept");
    k->pushes = hdl_reg_zero(h, "kept_pushes", 1, "it may push");
    k->grouping = hdl_reg_zero(h, "kept_grouping", 1, "an indirect call; its targets are shown");
    k->waits = hdl_reg_zero(h, "kept_waits", 1, "it takes no effect in this cycle");
    k->wid = data(h, "kept_wid", z->widw, "its warp");
    k->op = hdl_codes(data(h, "kept_op", 2, "what it is"), kept_ops);
    k->frame = data(h, "kept_frame", 1, "a call with a frame");
    k->takes = data(h, "kept_takes", z->lanes, "lanes that take part");
    k->others = data(h, "kept_others", z->lanes, "lanes that execute and do not");
    k->group = data(h, "kept_group", z->lanes, "lanes that are called; before, the lowest one");
    k->next = data(h, "kept_next", z->pcw, "where the others go on");
    k->target = data(h, "kept_target", z->pcw, "of a branch or call");
    k->meet = data(h, "kept_meet", z->pcw, "where both ways of a branch meet");
    k->kind = hdl_codes(data(h, "kept_kind", 2, "kind of the top entry"), simt_kinds);
    k->lanes = data(h, "kept_lanes", z->lanes, "its lanes");
    k->pc = data(h, "kept_pc", z->pcw, "its pc");
    k->reconv = data(h, "kept_reconv", z->pcw, "where it ends");
    k->count = data(h, "kept_count", z->spw, "entries below it");
    hdl_group(h, "The last step: it is issued late, so it reaches its entry a cycle later");
    s->step_valid = hdl_reg_zero(h, "step_valid", 1, "there is one");
    s->step_warp = data(h, "step_warp", z->nw, "one-hot, whose it is");
    s->step_pc = data(h, "step_pc", z->pcw, "where it goes on");
    s->step_meets = data(h, "step_meets", 1, "that is where its path ends");
    hdl_group(h, "Second entry, removal, request, what has happened");
    e->valid = hdl_reg_zero(h, "second_valid", 1, "a path is written to the memory");
    e->lanes = data(h, "second_lanes", z->lanes, "its lanes");
    e->pc = data(h, "second_pc", z->pcw, "where they go on");
    e->meet = data(h, "second_meet", z->pcw, "where it ends");
    s->removed = hdl_reg_zero(h, "removed", z->nw, "one-hot, whose top entry is removed");
    s->removed_wid = data(h, "removed_wid", z->widw, "its number");
    s->removed_row = data(h, "removed_row", z->spw, "the entry below it");
    s->removes = hdl_reg_zero(h, "removes", 1, "there is one below");
    s->finishes = hdl_reg_zero(h, "finishes", 1, "there is none");
    s->used = hdl_reg_zero(h, "memory_used", 1, "an entry is read or may be written");
    s->reads = hdl_reg_zero(h, "memory_reads", 1, "one is read");
    u->row = data(h, "memory_row", z->spw + (z->nw > 1 ? z->widw : 0), "its row");
    s->row = z->nw > 1 ? u->row : hdl_cat(u->row, hdl_zero(h, z->widw));
    s->request = hdl_reg_zero(h, "request", 1, "a release is asked for");
    s->request_wid = hdl_reg_zero(h, "request_wid", z->widw, "for this warp");
    s->ended = hdl_reg_zero(h, "ended", 1, "a warp has ended");
    s->ended_warp = hdl_reg_zero(h, "ended_warp", z->widw, "this one");
    s->overflows = hdl_reg_zero(h, "overflows", 1, "an instruction found no room");
    s->overflow_warp = hdl_reg_zero(h, "overflow_warp", z->widw, "of this warp");
    const sig wids[] = {k->wid, s->removed_wid, s->request_wid, s->ended_warp, s->overflow_warp};
    for (unsigned i = 0; z->nw == 1 && i < sizeof wids / sizeof *wids; i++)
        hdl_idle(wids[i], z->widw);
    hdl_rule(h, "SS-K2", "What is kept takes effect, unless it waits.");
    s->moves = hdl_wire(h, "moves", hdl_not(hdl_and(k->valid, hdl_or(e->valid, k->grouping))));
    hdl_comment(h, "The same from one register: all warps wait for it.");
    hdl_assign(s->io.op_ready, hdl_not(k->waits));
    hdl_assign(s->io.release_valid, s->request);
    hdl_rule(h, "SS-Z1", "Zero without a request.");
    hdl_assign(s->io.release_wid, s->request_wid);
    hdl_assign(s->io.ended_valid, s->ended);
    hdl_assign(s->io.ended_wid, s->ended_warp);
    hdl_assign(s->io.overflow, s->overflows);
    hdl_assign(s->io.overflow_wid, s->overflow_warp);
}

/* The instruction that is shown, and the top entry of its warp. */
static void instruction(struct unit *u)
{
    struct hdl *h = u->h;
    const struct simt_sizes *z = &u->z;
    struct simt_inside *s = &u->s;
    struct simt_top *t = &u->op;
    hdl_group(h, "The instruction");
    t->entry = hdl_wire(h, "op_entry", hdl_select(s->io.op_warp, s->tops, z->entryw));
    sig gone = hdl_wire(h, "op_gone", hdl_select(s->io.op_warp, s->gone, z->lanes));
    t->kind = hdl_codes(hdl_wire(h, "op_kind", hdl_bits(t->entry, z->entryw - 2, 2)), simt_kinds);
    t->lanes = hdl_bits(t->entry, 2 * z->pcw, z->lanes);
    t->pc = hdl_bits(t->entry, z->pcw, z->pcw);
    t->reconv = hdl_low(t->entry, z->pcw);
    t->count = hdl_wire(h, "op_count", hdl_select(s->io.op_warp, s->counts, z->spw));
    hdl_rule(h, "SS-T1", "Lanes that have exited, or returned from the function, do not execute.");
    t->executing = hdl_wire(h, "op_executing", hdl_and(t->lanes, hdl_not(gone)));
    sig runs = hdl_wire(h, "op_live", hdl_any(hdl_and(s->io.op_warp, s->io.live)));
    sig free =
        hdl_wire(h, "op_free", hdl_any(hdl_and(s->io.op_warp, s->io.live, hdl_not(s->io.hold))));
    hdl_assign(s->io.top_mask, hdl_gate(runs, t->executing));
    hdl_rule(h, "SS-Z1", "Zero unless live.");
    hdl_assign(s->io.top_pc, hdl_gate(runs, t->pc));
    hdl_rule(h, "SS-I1", "Only of a warp that is live and not held.");
    s->taken = hdl_wire(h, "op_taken", hdl_and(s->io.op_valid, s->io.op_ready, free));
    sig control = hdl_wire(h, "changes_control",
                           hdl_or(hdl_eq_const(s->io.op, CALL), hdl_eq_const(s->io.op, RET),
                                  hdl_eq_const(s->io.op, BRANCH), hdl_eq_const(s->io.op, EXIT)));
    hdl_rule(h, "SS-K1", "What changes control is kept; the rest takes effect.");
    s->keeps = hdl_wire(h, "keeps", hdl_and(s->taken, control));
    s->steps = hdl_wire(h, "steps", hdl_and(s->taken, hdl_not(control)));
    u->op_meets = hdl_wire(h, "op_meets",
                           hdl_and(hdl_eq_const(t->kind, PATH), hdl_eq(s->io.op_next, t->reconv)));
    sig holds = hdl_wire(
        h, "holds_if_valid",
        hdl_gate(hdl_and(s->io.op_ready, free, hdl_or(control, u->op_meets)), s->io.op_warp));
    hdl_comment(h, "op_valid comes last: one gate.");
    u->op_holds = hdl_wire(h, "op_holds", hdl_gate(s->io.op_valid, hdl_keep(holds)));
}

/* Its registers follow what is shown whenever they are free; `valid` tells what it is. */
static void keep(struct unit *u)
{
    struct hdl *h = u->h;
    const struct simt_sizes *z = &u->z;
    struct simt_inside *s = &u->s;
    struct simt_kept *k = &s->kept;
    const struct simt_top *t = &u->op;
    sig takes = hdl_wire(h, "takes_part", hdl_and(s->io.op_mask, t->executing));
    s->indirect = hdl_wire(h, "indirect", hdl_and(hdl_eq_const(s->io.op, CALL), s->io.op_indirect));
    hdl_rule(h, "SS-C2", "The lanes with the target of the lowest one come first.");
    sig first = hdl_wire(h, "first_lane", hdl_first(takes));
    sig lane_target =
        hdl_wire(h, "first_target", hdl_select(k->group, s->io.op_lane_target, z->pcw));
    sig same = hdl_wire(h, "same_target", hdl_matches(s->io.op_lane_target, z->pcw, lane_target));
    u->op_wid = hdl_wire(h, "op_wid", hdl_encode(s->io.op_warp));
    hdl_when(s->moves)
    {
        const sig to[] = {k->wid,    k->op,   k->frame, k->takes, k->others, k->group,  k->next,
                          k->target, k->meet, k->kind,  k->lanes, k->pc,     k->reconv, k->count};
        const sig from[] = {u->op_wid,
                            hdl_low(s->io.op, 2),
                            s->io.op_frame,
                            takes,
                            hdl_and(t->executing, hdl_not(s->io.op_mask)),
                            hdl_mux(s->indirect, first, takes),
                            s->io.op_next,
                            s->io.op_target,
                            s->io.op_reconv,
                            t->kind,
                            t->lanes,
                            t->pc,
                            t->reconv,
                            t->count};
        for (unsigned i = 0; i < sizeof to / sizeof *to; i++)
            hdl_next(to[i], from[i]);
        sig pushing = hdl_or(hdl_eq_const(s->io.op, CALL), hdl_eq_const(s->io.op, BRANCH));
        s->pushes = hdl_wire(h, "push_kept", hdl_and(s->keeps, pushing));
        hdl_next(k->pushes, s->pushes);
    }
    hdl_else_when(h, k->grouping)
    {
        hdl_next(k->group, hdl_and(k->takes, same));
        hdl_next(k->target, lane_target);
    }
    hdl_next(k->valid, hdl_or(s->keeps, hdl_not(s->moves)));
    hdl_next(k->grouping, hdl_and(s->keeps, s->indirect));
}

/* What the kept instruction does. */
static void effect(struct unit *u)
{
    struct hdl *h = u->h;
    const struct simt_sizes *z = &u->z;
    struct simt_inside *s = &u->s;
    struct simt_kept *k = &s->kept;
    struct simt_second *e = &s->second;
    hdl_group(h, "Its effect");
    sig some = hdl_wire(h, "some_take_part", hdl_any(k->takes));
    sig calls = hdl_wire(h, "calls", hdl_and(hdl_eq_const(k->op, CALL), some));
    s->branches = hdl_wire(h, "branches", hdl_and(hdl_eq_const(k->op, BRANCH), some));
    u->rest = hdl_wire(h, "rest", hdl_and(k->takes, hdl_not(k->group)));
    hdl_uncovered(u->rest, 0, 1, "the lowest lane is in the group");
    u->split_branch = hdl_wire(h, "split_branch", hdl_and(s->branches, hdl_any(k->others)));
    u->split_call = hdl_wire(h, "split_call", hdl_and(calls, hdl_any(u->rest)));
    u->two = hdl_wire(h, "pushes_two", hdl_or(u->split_branch, u->split_call));
    u->one = hdl_wire(h, "pushes_one", hdl_and(calls, hdl_not(u->split_call)));
    hdl_rule(h, "SS-O1", "There is room for what is pushed.");
    sig full = hdl_wire(h, "is_full", hdl_all(k->count));
    sig almost = hdl_wire(h, "is_almost_full", hdl_all(hdl_bits(k->count, 1, z->spw - 1)));
    sig fits = hdl_wire(h, "fits", hdl_not(hdl_or(hdl_and(u->one, full), hdl_and(u->two, almost))));
    s->executes = hdl_wire(h, "executes", hdl_and(k->valid, s->moves));
    s->does = hdl_wire(h, "takes_effect", hdl_and(s->executes, fits));
    s->fails = hdl_wire(h, "fails", hdl_and(s->executes, hdl_not(fits)));
    hdl_next(s->overflows, s->fails);
    hdl_next(s->overflow_warp, hdl_gate(s->fails, k->wid));
    s->call_kind = hdl_cat(hdl_ones(h, 1), k->frame);
    hdl_rule(h, "SS-B2", "Those that do not branch are written next.");
    u->second_follows = hdl_wire(h, "second_follows", hdl_and(s->does, u->two));
    hdl_next(e->valid, u->second_follows);
    hdl_next(k->waits, hdl_and(s->keeps, hdl_or(u->second_follows, s->indirect)));
    hdl_next(e->lanes, hdl_mux(s->branches, k->others, u->rest));
    hdl_rule(h, "SS-C2", "Others that call later are still at the call.");
    hdl_next(e->pc, hdl_mux(s->branches, k->next, k->pc));
    hdl_next(e->meet, hdl_mux(s->branches, k->meet, k->next));
}

static sig take(struct unit *u, const char *name, sig req)
{
    if (u->z.nw == 1)
        return req;
    struct hdl_inst *i = hdl_inst(u->h, name, rr_arbiter_of(u->d, u->z.nw));
    hdl_bind(i, "req", req);
    return hdl_get(i, "gnt");
}

/* SS-P1, SS-P2: who is removed, a cycle before. */
static void removals(struct unit *u)
{
    struct hdl *h = u->h;
    const struct simt_sizes *z = &u->z;
    struct simt_inside *s = &u->s;
    const struct simt_kept *k = &s->kept;
    hdl_group(h, "Removals");
    hdl_comment(h, "By the operation alone: what is pushed is known late.");
    s->slot = hdl_wire(h, "slot_taken", hdl_or(s->second.valid, k->pushes));
    sig waits = hdl_wire(h, "removal_waits", hdl_and(hdl_or(s->removes, s->finishes), s->slot));
    hdl_rule(h, "SS-P2", "Warps in turn, while nobody waits.");
    sig candidates = hdl_wire(
        h, "to_be_removed",
        hdl_gate(hdl_not(waits), hdl_and(s->over, hdl_not(s->wants), hdl_not(s->removed))));
    sig grant = take(u, "u_pops", candidates);
    sig wid = hdl_wire(h, "wid_there", hdl_encode(grant));
    sig count = hdl_wire(h, "count_there", hdl_select(grant, s->counts, z->spw));
    sig below = hdl_wire(h, "row_there", hdl_sub(count, hdl_const(h, z->spw, 1)));
    sig some = hdl_any(hdl_and(grant, hdl_not(u->last_warps)));
    hdl_when(hdl_not(waits))
    {
        hdl_next(s->removed, grant);
        hdl_next(s->removed_wid, wid);
        hdl_next(s->removed_row, below);
        hdl_next(s->removes, some);
        hdl_next(s->finishes, hdl_any(hdl_and(grant, u->last_warps)));
    }
    hdl_comment(h, "The memory's own registers: it is slow.");
    sig wants = hdl_wire(h, "read_follows",
                         hdl_or(hdl_and(waits, s->removes), hdl_and(hdl_not(waits), some)));
    sig takes = hdl_wire(h, "slot_follows",
                         hdl_or(u->second_follows, hdl_mux(s->moves, s->pushes, k->pushes)));
    hdl_next(s->used, hdl_or(takes, wants));
    hdl_next(s->reads, hdl_and(wants, hdl_not(takes)));
    sig read = hdl_mux(waits, hdl_cat(s->removed_row, s->removed_wid), hdl_cat(below, wid));
    sig shown = hdl_cat(u->op.count, u->op_wid), kept = hdl_cat(k->count, k->wid);
    sig first = hdl_mux(s->moves, shown, kept), second = hdl_cat(hdl_inc(k->count), k->wid);
    sig row = hdl_mux(takes, hdl_mux(u->second_follows, second, first), read);
    hdl_next(u->row, z->nw > 1 ? row : hdl_bits(row, z->widw, z->spw));
    hdl_rule(h, "SS-E2", "No lane is left: the warp has ended.");
    sig ends = hdl_wire(h, "ends", hdl_and(s->finishes, hdl_not(s->slot)));
    hdl_next(s->ended, ends);
    hdl_next(s->ended_warp, hdl_gate(ends, s->removed_wid));
}

/* The memory of the entries below the tops. */
static struct hdl *simt_memory(struct hdl_design *d, const struct simt_sizes *z)
{
    return sram_of(d, &(struct sram_shape){.depth = (z->depth - 1) << z->widw,
                                           .lanes = 1,
                                           .lane_bits = z->entryw,
                                           .latency = 0});
}

/* The memory of the entries below the tops. */
static void memory(struct unit *u)
{
    struct hdl *h = u->h;
    const struct simt_sizes *z = &u->z;
    struct simt_inside *s = &u->s;
    const struct simt_kept *k = &s->kept;
    const struct simt_second *e = &s->second;
    hdl_group(h, "The entries below");
    sig saves = hdl_wire(h, "saves", hdl_and(s->does, hdl_or(u->one, u->two)));
    s->push = hdl_wire(h, "push", hdl_or(e->valid, saves));
    hdl_rule(h, "SS-C1", "The entry waits at the return address, or where the ways meet.");
    sig waits = hdl_wire(h, "waits_at", hdl_mux(s->branches, k->meet, k->next));
    sig first = hdl_cat(k->kind, k->lanes, waits, k->reconv);
    sig path = hdl_cat(hdl_const(h, 2, PATH), e->lanes, e->pc, e->meet);
    s->saved = hdl_wire(h, "saved", hdl_mux(e->valid, path, first));
    struct hdl_inst *m = hdl_inst(h, "u_below", simt_memory(u->d, z));
    hdl_inst_param(m, "LANE_W", z->entryw);
    hdl_bind(m, "en", s->used);
    hdl_bind(m, "we", hdl_and(s->used, hdl_not(s->reads)));
    hdl_bind(m, "row", s->row);
    hdl_bind(m, "wmask", s->push);
    hdl_bind(m, "wdata", s->saved);
    s->below = hdl_get(m, "rdata");
    hdl_rule(h, "SS-P1", "A path at its end, or an entry without lanes.");
    sig gone = hdl_wire(h, "gone_below", hdl_select(s->removed, u->gone_then, z->lanes));
    sig lanes = hdl_bits(s->below, 2 * z->pcw, z->lanes);
    sig kind =
        hdl_codes(hdl_wire(h, "below_kind", hdl_bits(s->below, z->entryw - 2, 2)), simt_kinds);
    sig meets = hdl_and(hdl_eq_const(kind, PATH),
                        hdl_eq(hdl_bits(s->below, z->pcw, z->pcw), hdl_low(s->below, z->pcw)));
    sig none = hdl_none(hdl_and(lanes, hdl_not(gone)));
    hdl_comment(h, "Told to the warp from registers: the memory is late.");
    u->uncovers =
        hdl_wire(h, "uncovers", hdl_gate(hdl_and(s->removes, hdl_or(none, meets)), s->removed));
    s->uncovered = hdl_delay_zero(h, "uncovered", u->uncovers,
                                  "whose entry was uncovered in the last cycle, and is over, too");
}

/* SS-F1, SS-F2. */
static void requests(struct unit *u)
{
    struct hdl *h = u->h;
    struct simt_inside *s = &u->s;
    hdl_group(h, "Requests to frame_ctl");
    hdl_rule(h, "SS-F2", "One at a time, of warps that frame_ctl has done with, in turn.");
    sig may = hdl_wire(h, "may_request",
                       hdl_gate(hdl_not(s->request), hdl_and(s->wants, hdl_not(s->io.frame_hold))));
    sig who = take(u, "u_requests", may);
    sig taken = hdl_wire(h, "request_taken", hdl_and(s->request, s->io.release_ready));
    s->served = hdl_wire(h, "served", hdl_gate(taken, hdl_decode(s->request_wid, u->z.nw)));
    hdl_when(taken)
    {
        hdl_next(s->request, hdl_zero(h, 1));
        hdl_next(s->request_wid, hdl_zero(h, u->z.widw));
    }
    hdl_else_when(h, hdl_not(s->request))
    {
        hdl_next(s->request, hdl_any(who));
        hdl_next(s->request_wid, hdl_encode(who));
    }
}

/* The top entry behind the kept instruction, and whether it is over. */
static sig next_top(struct unit *u, sig *over)
{
    struct hdl *h = u->h;
    struct simt_inside *s = &u->s;
    const struct simt_kept *k = &s->kept;
    hdl_rule(h, "SS-B1", "A branch moves the entry, or the path above it, to its target.");
    hdl_rule(h, "SS-N1", "Anything else goes on at op_next.");
    sig calls = hdl_wire(h, "enters", hdl_or(u->one, u->split_call));
    sig goes = hdl_wire(h, "goes", hdl_or(calls, s->branches));
    sig pc = hdl_wire(h, "next_pc", hdl_mux(goes, k->target, k->next));
    sig kind = hdl_mux(calls, s->call_kind, k->kind);
    kind =
        hdl_codes(hdl_wire(h, "next_kind", hdl_mux(u->split_branch, hdl_const(h, 2, PATH), kind)),
                  simt_kinds);
    sig lanes = hdl_mux(u->split_branch, k->takes, hdl_mux(calls, k->group, k->lanes));
    sig reconv = hdl_wire(h, "next_reconv", hdl_mux(u->split_branch, k->meet, k->reconv));
    hdl_rule(h, "SS-P1", "Over where its ways meet, or without a lane.");
    sig leaves = hdl_or(hdl_eq_const(k->op, RET), hdl_eq_const(k->op, EXIT & 3));
    sig path = hdl_or(u->split_branch, hdl_eq_const(k->kind, PATH));
    sig none = hdl_wire(h, "none_left", hdl_and(leaves, hdl_none(k->others)));
    *over = hdl_wire(h, "next_over",
                     hdl_and(hdl_not(calls), hdl_or(none, hdl_and(path, hdl_eq(pc, reconv)))));
    return hdl_wire(h, "next_entry", hdl_cat(kind, lanes, pc, reconv));
}

/* What all warps are told. */
static void tell(struct unit *u, struct hdl_inst *i, sig next, sig over)
{
    const struct simt_inside *s = &u->s;
    hdl_bind(i, "launch_mask", s->io.launch_mask);
    hdl_bind(i, "launch_pc", s->io.launch_pc);
    hdl_bind(i, "step_pc", s->step_pc);
    hdl_bind(i, "step_meets", s->step_meets);
    hdl_bind(i, "next_entry", next);
    hdl_bind(i, "next_over", over);
    hdl_bind(i, "kept_takes", s->kept.takes);
    hdl_bind(i, "below", s->below);
}

static void warps(struct unit *u)
{
    struct hdl *h = u->h;
    const struct simt_sizes *z = &u->z;
    struct simt_inside *s = &u->s;
    const struct simt_kept *k = &s->kept;
    hdl_group(h, "The warps");
    sig over_next, next = next_top(u, &over_next);
    sig launched =
        hdl_wire(h, "launched", hdl_gate(s->io.launch_valid, hdl_decode(s->io.launch_wid, z->nw)));
    sig kept = hdl_wire(h, "kept_warp", hdl_gate(k->valid, hdl_decode(k->wid, z->nw)));
    sig acted = hdl_wire(h, "acted", hdl_gate(s->taken, s->io.op_warp));
    hdl_next(s->step_valid, s->steps);
    hdl_next(s->step_warp, s->io.op_warp);
    hdl_next(s->step_pc, s->io.op_next);
    hdl_next(s->step_meets, u->op_meets);
    sig more =
        hdl_wire(h, "count_next", hdl_add(k->count, hdl_extend(hdl_cat(u->two, u->one), z->spw)));
    sig exits = hdl_wire(h, "exits", hdl_eq_const(k->op, EXIT & 3));
    sig returns = hdl_wire(h, "returns", hdl_eq_const(k->op, RET));
    sig killed =
        hdl_wire(h, "killed", hdl_gate(s->io.kill_valid, hdl_decode(s->io.kill_wid, z->nw)));
    struct hdl *one = simt_warp(u->d, z);
    hdl_each(h, "warp", w, "NW")
    {
        struct hdl_inst *i = hdl_inst(h, "u_warp", one);
        tell(u, i, next, over_next);
        hdl_bind(i, "count_next", more);
        hdl_bind(i, "exits", exits);
        hdl_bind(i, "returns", returns);
        hdl_bind(i, "launched", hdl_bit(launched, w));
        hdl_bind(i, "stepped", hdl_and(s->step_valid, hdl_bit(s->step_warp, w)));
        hdl_bind(i, "op_holds", hdl_bit(u->op_holds, w));
        hdl_bind(i, "waits", hdl_and(hdl_not(s->moves), hdl_bit(kept, w)));
        hdl_bind(i, "acts", hdl_and(s->does, hdl_bit(kept, w)));
        hdl_bind(i, "fails", hdl_and(s->fails, hdl_bit(kept, w)));
        hdl_bind(i, "is_removed", hdl_and(hdl_not(s->slot), hdl_bit(s->removed, w)));
        hdl_bind(i, "uncovers", hdl_bit(u->uncovers, w));
        hdl_bind(i, "uncovered", hdl_bit(s->uncovered, w));
        hdl_bind(i, "served", hdl_bit(s->served, w));
        hdl_rule(h, "SS-E3", "Unless it does something.");
        hdl_bind(i, "killed", hdl_and(hdl_bit(killed, w), hdl_not(hdl_bit(acted, w))));
        hdl_assign_bits(s->io.live, w, hdl_get(i, "live"));
        hdl_assign_bits(s->over, w, hdl_get(i, "over"));
        hdl_assign_bits(s->wants, w, hdl_get(i, "wants"));
        hdl_assign_bits(s->io.hold, w, hdl_get(i, "hold"));
        hdl_assign_bits(u->last_warps, w, hdl_get(i, "is_last"));
        hdl_assign_item(s->counts, w, hdl_get(i, "entries"));
        hdl_assign_item(s->tops, w, hdl_get(i, "entry"));
        hdl_assign_item(s->exited, w, hdl_get(i, "exited"));
        hdl_assign_item(u->back, w, hdl_get(i, "back"));
        hdl_assign_item(u->back_then, w, hdl_get(i, "back_then"));
    }
    hdl_rule(h, "SS-E1", "An exit hides a lane from every entry, a return from the function's.");
    hdl_assign(s->gone, hdl_or(s->exited, u->back));
    hdl_assign(u->gone_then, hdl_or(s->exited, u->back_then));
}

struct hdl *block_simt_stack(struct hdl_design *d, const struct params *p)
{
    struct hdl *h = hdl_find(d, "simt_stack");
    if (h)
        return h;
    struct unit u = {.d = d, .z = sizes(p)};
    if (u.z.nw > 1)
        rr_arbiter_of(d, u.z.nw);
    simt_memory(d, &u.z);
    simt_warp(d, &u.z);
    u.h = h = hdl_module(d, "simt_stack", "Reconvergence of the lanes of a warp, with calls.");
    ports(&u, p);
    struct simt_inside *s = &u.s;
    s->over = hdl_wire_later(h, "over", u.z.nw);
    s->wants = hdl_wire_later(h, "wants", u.z.nw);
    s->counts = hdl_shape(hdl_wire_later(h, "counts", u.z.nw * u.z.spw), "NW", "SPW");
    s->tops = hdl_shape(hdl_wire_later(h, "tops", u.z.nw * u.z.entryw), "NW", "ENTRYW");
    s->gone = hdl_shape(hdl_wire_later(h, "gone", u.z.nw * u.z.lanes), "NW", "LANES");
    u.gone_then = hdl_shape(hdl_wire_later(h, "gone_then", u.z.nw * u.z.lanes), "NW", "LANES");
    s->exited = hdl_shape(hdl_wire_later(h, "exited", u.z.nw * u.z.lanes), "NW", "LANES");
    u.back = hdl_shape(hdl_wire_later(h, "back", u.z.nw * u.z.lanes), "NW", "LANES");
    u.back_then = hdl_shape(hdl_wire_later(h, "back_then", u.z.nw * u.z.lanes), "NW", "LANES");
    u.last_warps = hdl_wire_later(h, "last_warps", u.z.nw);
    registers(&u);
    instruction(&u);
    keep(&u);
    effect(&u);
    removals(&u);
    memory(&u);
    requests(&u);
    warps(&u);
    props_simt_stack(h, &u.z, s);
    return h;
}
