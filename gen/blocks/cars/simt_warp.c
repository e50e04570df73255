/* What simt_stack keeps of one warp: its top entry, and which lanes of all entries are gone. A
 * module of its own: synthesis maps one warp, however many there are. */
#include "gen/blocks/cars/simt_warp.h"

/* Its ports by name. Those of one bit are told to this warp alone, but for next_over, exits
 * and returns. */
struct ports {
    sig launched, launch_mask, launch_pc, stepped, step_pc, step_meets, op_holds, waits;
    sig acts, next_entry, next_over, count_next, kept_takes, exits, returns, fails;
    sig is_removed, below, uncovers, uncovered, served, killed;
    sig live, over, wants, hold, is_last, entries, entry, exited, back, back_then;
};

struct unit {
    struct hdl *h;
    const struct simt_sizes *z;
    struct ports p;
    sig live, known, want, held, count, top, alive, back;
    sig kind, begins; /* of the top entry; it is launched now */
};

static void inputs(struct hdl *h, const struct simt_sizes *z, struct ports *p)
{
    p->launched = hdl_input(h, "launched", 1, "it is launched, unless it is live");
    p->launch_mask = hdl_shape(hdl_input(h, "launch_mask", z->lanes, "with these lanes"), "LANES");
    p->launch_pc = hdl_shape(hdl_input(h, "launch_pc", z->pcw, "which begin here"), "PCW");
    p->stepped = hdl_input(h, "stepped", 1, "it stepped in the last cycle");
    p->step_pc = hdl_shape(hdl_input(h, "step_pc", z->pcw, "to there"), "PCW");
    p->step_meets = hdl_input(h, "step_meets", 1, "where its path ends");
    p->op_holds = hdl_input(h, "op_holds", 1, "its instruction is kept, or ends its path");
    p->waits = hdl_input(h, "waits", 1, "what is kept is its own, and waits");
    p->acts = hdl_input(h, "acts", 1, "what is kept is its own, and takes effect");
    p->next_entry = hdl_shape(hdl_input(h, "next_entry", z->entryw, "its top then"), "ENTRYW");
    p->next_over = hdl_input(h, "next_over", 1, "which is over");
    p->count_next = hdl_shape(hdl_input(h, "count_next", z->spw, "entries below that"), "SPW");
    p->kept_takes =
        hdl_shape(hdl_input(h, "kept_takes", z->lanes, "lanes that take part"), "LANES");
    p->exits = hdl_input(h, "exits", 1, "they exit");
    p->returns = hdl_input(h, "returns", 1, "they return");
    p->fails = hdl_input(h, "fails", 1, "what is kept is its own, and finds no room");
    p->is_removed = hdl_input(h, "is_removed", 1, "its top entry is removed");
    p->below = hdl_shape(hdl_input(h, "below", z->entryw, "the entry below it"), "ENTRYW");
    p->uncovers = hdl_input(h, "uncovers", 1, "which is over, too");
    p->uncovered = hdl_input(h, "uncovered", 1, "so it was in the last cycle");
    p->served = hdl_input(h, "served", 1, "its release is taken");
    p->killed = hdl_input(h, "killed", 1, "it is over, unless it is held");
}

static void outputs(struct hdl *h, const struct simt_sizes *z, struct ports *p)
{
    p->live = hdl_output(h, "live", 1, "has lanes");
    p->over = hdl_output(h, "over", 1, "its top entry is to be removed");
    p->wants = hdl_output(h, "wants", 1, "a release is to be asked for");
    p->hold = hdl_output(h, "hold", 1, "nothing may issue");
    p->is_last = hdl_output(h, "is_last", 1, "it ends with its top entry");
    p->entries = hdl_shape(hdl_output(h, "entries", z->spw, "entries below the top"), "SPW");
    p->entry = hdl_shape(hdl_output(h, "entry", z->entryw, "the top, behind a step"), "ENTRYW");
    p->exited = hdl_shape(hdl_output(h, "exited", z->lanes, "lanes that have exited"), "LANES");
    p->back = hdl_shape(
        hdl_output(h, "back", z->lanes, "lanes that have returned from an open call"), "LANES");
    p->back_then = hdl_shape(
        hdl_output(h, "back_then", z->lanes, "the same of what is left behind a removal"), "LANES");
}

static void registers(struct unit *u)
{
    struct hdl *h = u->h;
    const struct simt_sizes *z = u->z;
    u->live = hdl_reg_zero(h, "is_live", 1, "has lanes");
    u->known = hdl_reg_zero(h, "known_over", 1, "its top entry is to be removed");
    u->want = hdl_reg_zero(h, "owed", 1, "a frame is complete");
    u->held = hdl_reg_zero(h, "held", 1, "nothing may issue: all that holds it in one register");
    u->count = hdl_shape(hdl_reg_zero(h, "count", z->spw, "entries below the top"), "SPW");
    u->top =
        hdl_shape(hdl_reg(h, "top", z->entryw, NULL, "{kind, lanes, pc, reconvergence}"), "ENTRYW");
    u->alive =
        hdl_shape(hdl_reg(h, "alive", z->lanes, NULL, "lanes that have not exited"), "LANES");
    u->back = hdl_shape(
        hdl_reg(h, "returned", z->lanes, NULL, "lanes that have returned from a call that is open"),
        "LANES");
    u->kind = hdl_codes(hdl_wire(h, "kind", hdl_bits(u->top, z->entryw - 2, 2)), simt_kinds);
    u->begins = hdl_wire(h, "begins", hdl_and(u->p.launched, hdl_not(u->live)));
}

/* Whether its top entry is over, what is left behind a removal, and what holds it. */
static void holds(struct unit *u)
{
    struct hdl *h = u->h;
    const struct simt_sizes *z = u->z;
    const struct ports *p = &u->p;
    hdl_assign(p->over, hdl_or(u->known, p->uncovered, hdl_and(p->stepped, p->step_meets)));
    hdl_rule(h, "SS-E2", "With a base entry the warp ends, and when all lanes have exited.");
    hdl_assign(p->is_last, hdl_or(hdl_eq_const(u->kind, BASE), hdl_none(u->alive)));
    hdl_rule(h, "SS-R1", "What has returned from the caller is left.");
    sig called = hdl_gate(hdl_bit(u->kind, 1), hdl_bits(u->top, 2 * z->pcw, z->lanes));
    hdl_assign(p->back_then, hdl_and(u->back, hdl_not(called)));
    sig over_then =
        hdl_wire(h, "over_follows",
                 hdl_and(hdl_not(p->is_removed), hdl_mux(u->begins, hdl_none(p->launch_mask),
                                                         hdl_mux(p->acts, p->next_over, p->over))));
    hdl_rule(h, "SS-F1", "Wanted from the end of a framed call until it is taken.");
    sig want_then = hdl_wire(h, "owed_follows",
                             hdl_or(hdl_and(p->is_removed, hdl_all(u->kind), hdl_not(p->is_last)),
                                    hdl_and(u->want, hdl_not(p->served))));
    hdl_next(u->known, over_then);
    hdl_next(u->want, want_then);
    hdl_rule(h, "SS-H1", "Held while its stack changes, or a frame is owed.");
    sig sooner = hdl_wire(h, "holds", hdl_or(over_then, want_then, p->waits));
    hdl_comment(h, "What is shown and what is uncovered come last.");
    hdl_next(u->held, hdl_or(hdl_keep(sooner), p->uncovers, p->op_holds));
}

/* What changes its entries and lanes. */
static void changes(struct unit *u)
{
    struct hdl *h = u->h;
    const struct simt_sizes *z = u->z;
    const struct ports *p = &u->p;
    sig base = hdl_wire(h, "base_entry",
                        hdl_cat(hdl_const(h, 2, BASE), p->launch_mask, p->launch_pc, p->launch_pc));
    hdl_uncovered(base, z->entryw - 2, 2, "the kind of a base entry");
    hdl_when(p->stepped) hdl_next_bits(u->top, z->pcw, p->step_pc);
    hdl_comment(h, "One of them at most.");
    hdl_when(p->is_removed)
    {
        hdl_when(p->is_last) hdl_next(u->live, hdl_zero(h, 1));
        hdl_else(h)
        {
            hdl_next(u->top, p->below);
            hdl_next(u->count, hdl_sub(u->count, hdl_const(h, z->spw, 1)));
            hdl_next(u->back, p->back_then);
        }
    }
    hdl_rule(h, "SS-L1", "A base entry with all its lanes.");
    hdl_else_when(h, u->begins)
    {
        hdl_next(u->live, hdl_ones(h, 1));
        hdl_next(u->count, hdl_zero(h, z->spw));
        hdl_next(u->top, base);
        hdl_next(u->alive, p->launch_mask);
        hdl_next(u->back, hdl_zero(h, z->lanes));
    }
    hdl_rule(h, "SS-O1", "What finds no room ends its warp.");
    hdl_else_when(h, p->fails) hdl_next(u->live, hdl_zero(h, 1));
    hdl_else_when(h, p->acts)
    {
        hdl_next(u->top, p->next_entry);
        hdl_next(u->count, p->count_next);
        hdl_when(p->exits) hdl_next(u->alive, hdl_and(u->alive, hdl_not(p->kept_takes)));
        hdl_when(p->returns) hdl_next(u->back, hdl_or(u->back, p->kept_takes));
    }
    hdl_rule(h, "SS-E3", "Unless it is held, and so nothing of the above.");
    hdl_when(hdl_and(p->killed, u->live, hdl_not(u->held))) hdl_next(u->live, hdl_zero(h, 1));
}

static void shows(struct unit *u)
{
    unsigned pcw = u->z->pcw;
    const struct ports *p = &u->p;
    hdl_assign(p->live, u->live);
    hdl_assign(p->wants, u->want);
    hdl_assign(p->hold, u->held);
    hdl_assign(p->entries, u->count);
    sig pc = hdl_mux(p->stepped, p->step_pc, hdl_bits(u->top, pcw, pcw));
    hdl_assign(p->entry,
               hdl_cat(hdl_bits(u->top, 2 * pcw, 2 + u->z->lanes), pc, hdl_low(u->top, pcw)));
    hdl_assign(p->exited, hdl_not(u->alive));
    hdl_assign(p->back, u->back);
}

struct hdl *simt_warp(struct hdl_design *d, const struct simt_sizes *z)
{
    struct hdl *h = hdl_find(d, "simt_warp");
    if (h)
        return h;
    h = hdl_module(d, "simt_warp", "What simt_stack keeps of one warp.");
    hdl_localparam(h, "LANES", z->lanes, "lanes of a warp");
    hdl_localparam(h, "PCW", z->pcw, "a program counter");
    hdl_localparam(h, "SPW", z->spw, "a number of entries");
    hdl_localparam(h, "ENTRYW", z->entryw, "{kind, lanes, pc, reconvergence pc}");
    hdl_clock(h);
    hdl_reset(h);
    struct unit u = {.h = h, .z = z};
    inputs(h, z, &u.p);
    outputs(h, z, &u.p);
    registers(&u);
    holds(&u);
    changes(&u);
    shows(&u);
    return h;
}
