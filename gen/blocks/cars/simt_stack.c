/* simt_stack: the top entry of each warp in registers, the others in one memory; one instruction
 * and one removal a cycle. Lanes that returned or exited are not taken out of the entries below:
 * two registers per warp hide them. */
#include "gen/blocks/blocks.h"
#include "gen/blocks/cars/props.h"
#include "gen/blocks/shapes.h"

enum { CALL = 1, RET, BRANCH, EXIT };         /* op */
enum { BASE, PATH, PLAIN_CALL, FRAMED_CALL }; /* kind */

struct unit {
    struct hdl *h;
    struct hdl_design *d;
    struct simt_sizes z;
    struct simt_ports s;
    struct simt_top op,
        side;               /* of the instruction's warp; of the one that is pushed to or popped */
    sig op_warp, side_warp; /* one-hot */
    sig takes, others, group, rest, target;
    sig split_branch, split_call, one, two, does;
    sig may_push, push, pop, grant, bad, returns_call, below; /* below: what a pop uncovers */
};

static void ports(struct unit *u, const struct params *p)
{
    struct hdl *h = u->h;
    struct sizes c = params_sizes(p);
    struct simt_sizes *z = &u->z;
    struct simt_ports *s = &u->s;
    z->nw = hdl_localparam(h, "NW", c.nw, "warps");
    z->widw = c.widw;
    z->lanes = hdl_localparam(h, "LANES", c.lanes, "lanes of a warp");
    z->depth = params_u(p, "simt_stack.depth");
    z->spw = hdl_localparam(h, "SPW", hdl_clog2(z->depth), "a number of entries");
    z->pcw = hdl_localparam(h, "PCW", params_u(p, "simt_stack.pc_bits"), "a program counter");
    z->entryw = hdl_localparam(h, "ENTRYW", 2 + z->lanes + 2 * z->pcw,
                               "{kind, lanes, pc, reconvergence pc}");
    hdl_note(h, "Latency", "top_* combinational; an instruction takes effect at the clock edge");
    s->launch_valid = hdl_input(h, "launch_valid", 1, "a warp begins");
    s->launch_wid = hdl_input(h, "launch_wid", z->widw, "which");
    s->launch_mask = hdl_input(h, "launch_mask", z->lanes, "its lanes");
    s->launch_pc = hdl_input(h, "launch_pc", z->pcw, "its first instruction");
    s->op_valid = hdl_input(h, "op_valid", 1, "an instruction takes effect");
    s->op_wid = hdl_input(h, "op_wid", z->widw, "its warp");
    s->op_ready = hdl_output(h, "op_ready", 1, "nothing is pushed second");
    s->op = hdl_input(h, "op", 3, "1 CALL, 2 RET, 3 BRANCH, 4 EXIT");
    s->op_mask = hdl_input(h, "op_mask", z->lanes, "lanes that take part");
    s->op_next = hdl_input(h, "op_next", z->pcw, "where the others go on");
    s->op_target = hdl_input(h, "op_target", z->pcw, "of a branch or direct call");
    s->op_reconv = hdl_input(h, "op_reconv", z->pcw, "where both ways of a branch meet");
    s->op_indirect = hdl_input(h, "op_indirect", 1, "a call to lane targets");
    s->op_lane_target =
        hdl_shape(hdl_input(h, "op_lane_target", z->lanes * z->pcw, "each lane's"), "LANES", "PCW");
    s->op_frame = hdl_input(h, "op_frame", 1, "a call with a frame");
    s->top_pc = hdl_output(h, "top_pc", z->pcw, "what the warp of op_wid executes");
    s->top_mask = hdl_output(h, "top_mask", z->lanes, "in these lanes");
    s->live = hdl_output(h, "live", z->nw, "has lanes");
    s->hold = hdl_output(h, "hold", z->nw, "nothing may issue");
    s->frame_hold = hdl_input(h, "frame_hold", z->nw, "frame_ctl is at work");
    s->release_valid = hdl_output(h, "release_valid", 1, "a frame is complete");
    s->release_wid = hdl_output(h, "release_wid", z->widw, "whose");
    s->release_ready = hdl_input(h, "release_ready", 1, "it is taken");
    s->ended_valid = hdl_output(h, "ended_valid", 1, "a warp's last lane is gone");
    s->ended_wid = hdl_output(h, "ended_wid", z->widw, "whose");
    s->overflow = hdl_output(h, "overflow", 1, "too many entries");
}

static sig reg(struct hdl *h, const char *name, unsigned w, const char *doc)
{
    return hdl_reg(h, name, w, hdl_zero(h, w), doc);
}

static void registers(struct unit *u)
{
    struct hdl *h = u->h;
    struct simt_sizes *z = &u->z;
    struct simt_ports *s = &u->s;
    hdl_group(h, "Second entry, request, what has happened");
    s->second_valid = reg(h, "second_valid", 1, "an entry is pushed");
    s->second_wid = hdl_reg(h, "second_wid", z->widw, NULL, "onto the stack of this warp");
    s->second_kind = hdl_reg(h, "second_kind", 2, NULL, "its kind");
    s->second_lanes = hdl_reg(h, "second_lanes", z->lanes, NULL, "its lanes");
    s->second_pc = hdl_reg(h, "second_pc", z->pcw, NULL, "where they go on");
    s->request = reg(h, "request", 1, "a release is asked for");
    s->request_wid = reg(h, "request_wid", z->widw, "for this warp");
    s->ended = reg(h, "ended", 1, "a warp has ended");
    s->ended_warp = reg(h, "ended_warp", z->widw, "this one");
    s->overflows = reg(h, "overflows", 1, "an instruction found no room");
    hdl_assign(s->op_ready, hdl_not(s->second_valid));
    hdl_assign(s->release_valid, s->request);
    hdl_rule(h, "SS-Z1", "Zero without a request.");
    hdl_assign(s->release_wid, s->request_wid);
    hdl_assign(s->ended_valid, s->ended);
    hdl_assign(s->ended_wid, s->ended_warp);
    hdl_assign(s->overflow, s->overflows);
}

/* Of the warp that `warp` selects: its top entry. */
static struct simt_top top_of(struct unit *u, const char *name, sig warp)
{
    struct hdl *h = u->h;
    const struct simt_sizes *z = &u->z;
    struct simt_ports *s = &u->s;
    sig entry = hdl_wire(h, hdl_fmt(h, "%s_entry", name), hdl_select(warp, s->tops, z->entryw));
    sig gone = hdl_wire(h, hdl_fmt(h, "%s_gone", name), hdl_select(warp, s->gone, z->lanes));
    struct simt_top t = {.entry = entry,
                         .kind = hdl_bits(entry, z->entryw - 2, 2),
                         .lanes = hdl_bits(entry, 2 * z->pcw, z->lanes),
                         .pc = hdl_bits(entry, z->pcw, z->pcw),
                         .reconv = hdl_low(entry, z->pcw)};
    t.executing = hdl_wire(h, hdl_fmt(h, "%s_executing", name), hdl_and(t.lanes, hdl_not(gone)));
    t.count = hdl_wire(h, hdl_fmt(h, "%s_count", name), hdl_select(warp, s->counts, z->spw));
    return t;
}

/* What the instruction does. */
static void instruction(struct unit *u)
{
    struct hdl *h = u->h;
    const struct simt_sizes *z = &u->z;
    struct simt_ports *s = &u->s;
    hdl_group(h, "The instruction");
    u->op_warp = hdl_wire(h, "op_warp", hdl_decode(s->op_wid, z->nw));
    u->op = top_of(u, "op", u->op_warp);
    sig runs = hdl_wire(h, "op_live", hdl_any(hdl_and(u->op_warp, s->live)));
    sig free = hdl_wire(h, "op_free", hdl_any(hdl_and(u->op_warp, s->live, hdl_not(s->hold))));
    hdl_rule(h, "SS-T1", "Lanes that have exited, or returned from the function, do not execute.");
    hdl_assign(s->top_mask, hdl_gate(runs, u->op.executing));
    hdl_rule(h, "SS-Z1", "Zero unless live.");
    hdl_assign(s->top_pc, hdl_gate(runs, u->op.pc));
    hdl_rule(h, "SS-I1", "Only of a warp that is live and not held.");
    sig exec = hdl_wire(h, "executes", hdl_and(s->op_valid, hdl_not(s->second_valid), free));
    sig pushing = hdl_or(hdl_eq_const(s->op, CALL), hdl_eq_const(s->op, BRANCH));
    hdl_comment(h, "By the operation alone: what is pushed is known late.");
    u->may_push = hdl_wire(h, "may_push", hdl_or(s->second_valid, hdl_and(exec, pushing)));
    u->takes = hdl_wire(h, "takes_part", hdl_and(s->op_mask, u->op.executing));
    u->others = hdl_wire(h, "others", hdl_and(u->op.executing, hdl_not(s->op_mask)));
    sig some = hdl_wire(h, "some_take_part", hdl_any(u->takes));
    sig calls = hdl_wire(h, "calls", hdl_and(hdl_eq_const(s->op, CALL), some));
    s->branches = hdl_wire(h, "branches", hdl_and(hdl_eq_const(s->op, BRANCH), some));
    hdl_rule(h, "SS-C2", "The lanes with the target of the lowest one come first.");
    sig first = hdl_wire(h, "first_lane", hdl_first(u->takes));
    sig lane_target = hdl_wire(h, "first_target", hdl_select(first, s->op_lane_target, z->pcw));
    sig indirect = hdl_wire(h, "indirect", hdl_and(calls, s->op_indirect));
    sig same = hdl_wire(h, "same_target", hdl_matches(s->op_lane_target, z->pcw, lane_target));
    u->group = hdl_wire(h, "group",
                        hdl_and(u->takes, hdl_or(same, hdl_repeat(hdl_not(indirect), z->lanes))));
    u->rest = hdl_wire(h, "rest", hdl_and(u->takes, hdl_not(u->group)));
    hdl_uncovered(u->rest, 0, 1, "the lowest lane is in the group");
    u->target = hdl_wire(h, "goes_to", hdl_mux(indirect, lane_target, s->op_target));
    u->split_branch = hdl_wire(h, "split_branch", hdl_and(s->branches, hdl_any(u->others)));
    u->split_call = hdl_wire(h, "split_call", hdl_and(calls, hdl_any(u->rest)));
    u->two = hdl_wire(h, "pushes_two", hdl_or(u->split_branch, u->split_call));
    u->one = hdl_wire(h, "pushes_one", hdl_and(calls, hdl_not(u->split_call)));
    hdl_rule(h, "SS-O1", "There is room for what is pushed.");
    sig full = hdl_wire(h, "is_full", hdl_all(u->op.count));
    sig almost = hdl_wire(h, "is_almost_full", hdl_all(hdl_bits(u->op.count, 1, z->spw - 1)));
    sig fits = hdl_wire(h, "fits", hdl_not(hdl_or(hdl_and(u->one, full), hdl_and(u->two, almost))));
    u->does = hdl_wire(h, "takes_effect", hdl_and(exec, fits));
    hdl_next(s->overflows, hdl_and(exec, hdl_not(fits)));
    s->call_kind = hdl_cat(hdl_ones(h, 1), s->op_frame);
    hdl_when(hdl_and(u->does, u->two))
    {
        hdl_next(s->second_wid, s->op_wid);
        hdl_next(s->second_kind, hdl_mux(s->branches, hdl_const(h, 2, PATH), s->call_kind));
        hdl_next(s->second_lanes, u->group);
        hdl_next(s->second_pc, u->target);
    }
    hdl_next(s->second_valid, hdl_and(u->does, u->two));
}

static sig take(struct unit *u, const char *name, sig req)
{
    if (u->z.nw == 1)
        return req;
    struct hdl_inst *i = hdl_inst(u->h, name, rr_arbiter_of(u->d, u->z.nw));
    hdl_bind(i, "req", req);
    return hdl_get(i, "gnt");
}

/* The memory of the entries below the tops, and who is popped. */
static void memory(struct unit *u)
{
    struct hdl *h = u->h;
    const struct simt_sizes *z = &u->z;
    struct simt_ports *s = &u->s;
    hdl_group(h, "The entries below");
    sig saves = hdl_wire(h, "saves", hdl_and(u->does, hdl_or(u->one, u->two)));
    u->push = hdl_wire(h, "push", hdl_or(s->second_valid, saves));
    hdl_rule(h, "SS-P2", "Warps are looked at in turn, while nothing may be pushed.");
    sig looked = hdl_wire(h, "to_be_looked_at",
                          hdl_gate(hdl_not(u->may_push), hdl_and(s->look, hdl_not(s->wants))));
    u->grant = take(u, "u_pops", looked);
    u->side_warp = hdl_wire(h, "side_warp",
                            hdl_mux(s->second_valid, hdl_decode(s->second_wid, z->nw), u->grant));
    u->side = top_of(u, "side", u->side_warp);
    hdl_rule(h, "SS-P1", "A path at its end, or an entry without lanes.");
    sig meets = hdl_and(hdl_eq_const(u->side.kind, PATH), hdl_eq(u->side.pc, u->side.reconv));
    u->bad = hdl_wire(h, "is_over", hdl_or(hdl_none(u->side.executing), meets));
    sig base = hdl_wire(h, "is_base", hdl_eq_const(u->side.kind, BASE));
    sig looks = hdl_wire(h, "looks", hdl_any(looked));
    u->pop = hdl_wire(h, "pop", hdl_and(looks, u->bad, hdl_not(base)));
    hdl_rule(h, "SS-E2", "Without lanes the warp has ended.");
    sig ends = hdl_wire(h, "ends", hdl_and(looks, u->bad, base));
    sig side_wid = hdl_wire(h, "side_wid", hdl_encode(u->side_warp));
    hdl_next(s->ended, ends);
    hdl_next(s->ended_warp, hdl_gate(ends, side_wid));
    s->ends = ends;
    u->returns_call = hdl_wire(h, "call_over", hdl_and(u->pop, hdl_bit(u->side.kind, 1)));
    struct hdl_inst *m = hdl_inst(h, "u_below", simt_memory(u->d, z));
    hdl_inst_param(m, "LANE_W", z->entryw);
    sig count = hdl_mux(s->second_valid, u->side.count, u->op.count);
    sig wid = hdl_mux(s->second_valid, s->second_wid, s->op_wid);
    sig row = hdl_cat(hdl_mux(u->may_push, count, hdl_sub(u->side.count, hdl_const(h, z->spw, 1))),
                      hdl_mux(u->may_push, wid, side_wid));
    hdl_rule(h, "SS-C1", "The entry waits at the return address, or where the ways meet.");
    sig waits = hdl_wire(h, "waits_at", hdl_mux(s->branches, s->op_reconv, s->op_next));
    sig saved = hdl_cat(u->op.kind, u->op.lanes, waits, u->op.reconv);
    sig access = hdl_wire(h, "access", hdl_or(u->push, u->pop));
    hdl_bind(m, "en", access);
    hdl_bind(m, "we", u->may_push);
    hdl_bind(m, "row", row);
    hdl_bind(m, "wmask", access);
    hdl_bind(m, "wdata", hdl_mux(s->second_valid, u->side.entry, saved));
    u->below = hdl_get(m, "rdata");
}

/* SS-F1, SS-F2. */
static void requests(struct unit *u)
{
    struct hdl *h = u->h;
    struct simt_ports *s = &u->s;
    hdl_group(h, "Requests to frame_ctl");
    hdl_rule(h, "SS-F2", "One at a time, of warps that frame_ctl has done with, in turn.");
    sig may = hdl_wire(h, "may_request",
                       hdl_gate(hdl_not(s->request), hdl_and(s->wants, hdl_not(s->frame_hold))));
    sig who = take(u, "u_requests", may);
    sig taken = hdl_wire(h, "request_taken", hdl_and(s->request, s->release_ready));
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

/* The top entry after an instruction, and whether it must be looked at. */
static sig next_top(struct unit *u, sig *look)
{
    struct hdl *h = u->h;
    struct simt_ports *s = &u->s;
    hdl_rule(h, "SS-C2", "Others that call later are still at the call.");
    sig kept_pc = hdl_mux(u->split_call, u->op.pc, s->op_next);
    hdl_rule(h, "SS-B1", "A branch of all lanes moves the entry.");
    sig moves = hdl_or(u->one, hdl_and(s->branches, hdl_not(u->split_branch)));
    hdl_rule(h, "SS-N1", "Anything else goes on at op_next.");
    sig pc = hdl_wire(h, "next_pc", hdl_mux(moves, u->target, kept_pc));
    sig kind = hdl_mux(u->two, hdl_const(h, 2, PATH), hdl_mux(u->one, s->call_kind, u->op.kind));
    hdl_rule(h, "SS-B2", "Those that do not branch come first above the entry.");
    sig lanes = hdl_mux(u->split_branch, u->others,
                        hdl_mux(u->split_call, u->rest, hdl_mux(u->one, u->takes, u->op.lanes)));
    sig meet = hdl_mux(u->split_branch, s->op_reconv, s->op_next);
    sig reconv = hdl_mux(u->two, meet, u->op.reconv);
    sig leaves = hdl_wire(h, "leaves", hdl_or(hdl_eq_const(s->op, RET), hdl_eq_const(s->op, EXIT)));
    sig left = hdl_wire(h, "left", hdl_mux(leaves, u->others, u->op.executing));
    sig meets =
        hdl_wire(h, "meets", hdl_and(hdl_eq_const(u->op.kind, PATH), hdl_eq(pc, u->op.reconv)));
    hdl_rule(h, "SS-H1", "Held until its top entry executes.");
    *look = hdl_wire(h, "look_next",
                     hdl_or(u->two, hdl_and(hdl_not(u->one), hdl_or(hdl_none(left), meets))));
    return hdl_wire(h, "next_entry", hdl_cat(kind, lanes, pc, reconv));
}

static void warps(struct unit *u)
{
    struct hdl *h = u->h;
    const struct simt_sizes *z = &u->z;
    struct simt_ports *s = &u->s;
    hdl_group(h, "The warps");
    sig look_next, next = next_top(u, &look_next);
    sig launched =
        hdl_wire(h, "launched", hdl_gate(s->launch_valid, hdl_decode(s->launch_wid, z->nw)));
    sig base = hdl_wire(h, "base_entry",
                        hdl_cat(hdl_const(h, 2, BASE), s->launch_mask, s->launch_pc, s->launch_pc));
    hdl_uncovered(base, z->entryw - 2, 2, "the kind of a base entry");
    sig second = hdl_wire(h, "second_entry",
                          hdl_cat(s->second_kind, s->second_lanes, s->second_pc, u->side.reconv));
    sig grows = hdl_wire(h, "grows", hdl_or(u->one, u->two));
    sig exits = hdl_wire(h, "exits", hdl_and(u->does, hdl_eq_const(s->op, EXIT)));
    sig returns = hdl_wire(h, "returns", hdl_and(u->does, hdl_eq_const(s->op, RET)));
    sig framed = hdl_wire(h, "frame_over", hdl_and(u->pop, hdl_all(u->side.kind)));
    hdl_each(h, "warp", w, "NW")
    {
        sig live = reg(h, "is_live", 1, "has lanes");
        sig look = reg(h, "to_look_at", 1, "its top entry may be over, or a frame is owed");
        sig want = reg(h, "owed", 1, "a frame is complete");
        sig count = hdl_shape(reg(h, "count", z->spw, "entries below the top"), "SPW");
        sig top = hdl_shape(hdl_reg(h, "top", z->entryw, NULL, "{kind, lanes, pc, reconvergence}"),
                            "ENTRYW");
        sig alive =
            hdl_shape(hdl_reg(h, "alive", z->lanes, NULL, "lanes that have not exited"), "LANES");
        sig back = hdl_shape(hdl_reg(h, "returned", z->lanes, NULL,
                                     "lanes that have returned from a call that is open"),
                             "LANES");
        sig begins = hdl_wire(h, "begins", hdl_and(hdl_bit(launched, w), hdl_not(live)));
        sig acts = hdl_wire(h, "acts", hdl_and(u->does, hdl_bit(u->op_warp, w)));
        sig mine = hdl_wire(h, "at_side", hdl_bit(u->side_warp, w));
        sig pops = hdl_wire(h, "pops", hdl_and(u->pop, mine));
        sig over = hdl_wire(h, "over", hdl_and(s->ends, mine));
        sig pushed = hdl_wire(h, "pushed", hdl_and(s->second_valid, mine));
        hdl_rule(h, "SS-L1", "A base entry with all its lanes.");
        hdl_when(begins)
        {
            hdl_next(live, hdl_ones(h, 1));
            hdl_next(top, base);
            hdl_next(alive, hdl_ones(h, z->lanes));
            hdl_next(back, hdl_zero(h, z->lanes));
            hdl_next(look, hdl_none(s->launch_mask));
        }
        hdl_else_when(h, acts)
        {
            hdl_next(top, next);
            hdl_next(look, look_next);
            hdl_when(grows) hdl_next(count, hdl_inc(count));
            hdl_when(exits) hdl_next(alive, hdl_and(alive, hdl_not(u->takes)));
            hdl_when(returns) hdl_next(back, hdl_or(back, u->takes));
        }
        hdl_else_when(h, pushed)
        {
            hdl_next(top, second);
            hdl_next(count, hdl_inc(count));
        }
        hdl_else_when(h, pops)
        {
            hdl_next(top, u->below);
            hdl_next(count, hdl_sub(count, hdl_const(h, z->spw, 1)));
            hdl_rule(h, "SS-R1", "What has returned from the caller is left.");
            hdl_when(u->returns_call) hdl_next(back, hdl_and(back, hdl_not(u->side.lanes)));
        }
        hdl_else_when(h, over)
        {
            hdl_next(live, hdl_zero(h, 1));
            hdl_next(look, hdl_zero(h, 1));
        }
        hdl_else_when(h, mine) hdl_next(look, hdl_zero(h, 1));
        hdl_rule(h, "SS-F1", "Wanted from the end of a framed call until it is taken.");
        hdl_when(hdl_and(framed, mine)) hdl_next(want, hdl_ones(h, 1));
        hdl_else_when(h, hdl_bit(s->served, w)) hdl_next(want, hdl_zero(h, 1));
        hdl_assign_bits(s->live, w, live);
        hdl_assign_bits(s->look, w, look);
        hdl_assign_bits(s->wants, w, want);
        hdl_assign_bits(s->hold, w, look);
        hdl_assign_item(s->counts, w, count);
        hdl_assign_item(s->tops, w, top);
        hdl_rule(h, "SS-E1",
                 "An exit hides a lane from every entry, a return from the function's.");
        hdl_assign_item(s->gone, w, hdl_or(hdl_not(alive), back));
        s->alive[w] = alive;
    }
}

struct hdl *simt_memory(struct hdl_design *d, const struct simt_sizes *z)
{
    return sram_of(d, &(struct sram_shape){.depth = (z->depth - 1) << z->widw,
                                           .lanes = 1,
                                           .lane_bits = z->entryw,
                                           .latency = 0});
}

struct hdl *block_simt_stack(struct hdl_design *d, const struct params *p)
{
    struct hdl *h = hdl_find(d, "simt_stack");
    if (h)
        return h;
    struct sizes c = params_sizes(p);
    struct unit u = {.d = d};
    if (c.nw > 1)
        rr_arbiter_of(d, c.nw);
    simt_memory(
        d, &(struct simt_sizes){.depth = params_u(p, "simt_stack.depth"),
                                .widw = c.widw,
                                .entryw = 2 + c.lanes + 2 * params_u(p, "simt_stack.pc_bits")});
    u.h = h = hdl_module(d, "simt_stack", "Reconvergence of the lanes of a warp, with calls.");
    ports(&u, p);
    struct simt_ports *s = &u.s;
    s->look = hdl_wire_later(h, "look", u.z.nw);
    s->wants = hdl_wire_later(h, "wants", u.z.nw);
    s->counts = hdl_shape(hdl_wire_later(h, "counts", u.z.nw * u.z.spw), "NW", "SPW");
    s->tops = hdl_shape(hdl_wire_later(h, "tops", u.z.nw * u.z.entryw), "NW", "ENTRYW");
    s->gone = hdl_shape(hdl_wire_later(h, "gone", u.z.nw * u.z.lanes), "NW", "LANES");
    registers(&u);
    instruction(&u);
    memory(&u);
    requests(&u);
    warps(&u);
    s->does = u.does;
    s->takes = u.takes;
    s->group = u.group;
    s->grant = u.grant;
    s->push = u.push;
    s->pop = u.pop;
    s->below = u.below;
    props_simt_stack(h, &u.z, &u.op, s);
    return h;
}
