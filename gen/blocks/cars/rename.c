/* rename: what an operand costs without CARS, one adder of base and number, three times, and a
 * choice between the sums. The comparisons go side by side with the adders. */
#include "gen/blocks/blocks.h"
#include "gen/blocks/cars/props_cars.h"

enum { DESTINATIONS = 2 };

struct rename {
    struct hdl *h;
    struct rename_ports s;
    unsigned physw;
};

static void ports(struct rename *r, unsigned nsrc, bool wrap)
{
    struct hdl *h = r->h;
    struct rename_ports *s = &r->s;
    unsigned nop = hdl_localparam(h, "NOP", nsrc + DESTINATIONS, "operands: sources, destinations");
    hdl_localparam(h, "REGW", REGW, "an architectural register");
    hdl_localparam(h, "PHYSW", r->physw, "a physical register");
    hdl_note(h, "Latency", "combinational");
    s->base = hdl_input(h, "cons_base", r->physw, "the warp's first register");
    s->off = hdl_input(h, "cons_off", r->physw, "its frame, less the first renamed number");
    if (wrap)
        s->offw = hdl_input(h, "cons_offw", r->physw, "the same, one round of the stack before");
    s->lim = hdl_input(h, "cons_lim", LIMW, "the first number behind its frame");
    if (wrap)
        s->wrx = hdl_input(h, "cons_wrx", LIMW, "the first number behind the end of the stack");
    s->k = hdl_input(h, "cons_k", LIMW, "its un-renamed registers");
    s->x_valid = hdl_shape(hdl_input(h, "x_valid", nop, "there is such an operand"), "NOP");
    s->x = hdl_shape(hdl_input(h, "x", nop * REGW, "[i] its register"), "NOP", "REGW");
    s->phys = hdl_shape(hdl_output(h, "phys", nop * r->physw, "[i] its place, zero without one"),
                        "NOP", "PHYSW");
    s->oob = hdl_shape(hdl_output(h, "reg_oob", nop, "it is no register of the warp"), "NOP");
}

sig rename_number(struct hdl *h, const struct rename_ports *s, unsigned physw, sig x, sig wide,
                  sig *renamed)
{
    sig in_frame = hdl_lt(wide, s->lim);
    if (s->r0cs)
        in_frame = hdl_and(in_frame, hdl_ge(x, hdl_const(h, REGW, s->r0cs)));
    hdl_rule(h, "RN-R1", "Renamed between the first callee-saved register and the frame's end.");
    *renamed = hdl_wire(h, "renamed", in_frame);
    sig addend = physw > REGW ? hdl_extend(wide, physw) : hdl_low(x, physw);
    hdl_rule(h, "RN-F1", "In the frame.");
    sig stacked = hdl_wire(h, "in_stack", hdl_add(s->off, addend));
    if (s->wrx) {
        hdl_rule(h, "RN-W1", "Behind the end of the stack: from its beginning on.");
        sig round = hdl_wire(h, "behind_end", hdl_ge(wide, s->wrx));
        stacked = hdl_mux(round, hdl_add(s->offw, addend), stacked);
    }
    hdl_rule(h, "RN-B1", "Any other: behind the warp's base.");
    sig plain = hdl_wire(h, "in_base", hdl_add(s->base, addend));
    return hdl_mux(*renamed, stacked, plain);
}

static void operand(struct rename *r, unsigned i)
{
    struct hdl *h = r->h;
    const struct rename_ports *s = &r->s;
    sig x = hdl_item(s->x, i, REGW), wide = hdl_wire(h, "number", hdl_extend(x, LIMW));
    hdl_uncovered(wide, REGW, 1, "room for a limit");
    sig valid = hdl_bit(s->x_valid, i), renamed;
    sig place = rename_number(h, s, r->physw, x, wide, &renamed);
    hdl_assign_item(s->phys, i, hdl_gate(valid, place));
    hdl_rule(h, "RN-O1", "Not in the frame, nor among the warp's other registers.");
    hdl_assign_item(s->oob, i, hdl_and(valid, hdl_not(renamed), hdl_ge(wide, s->k)));
}

struct hdl *block_rename(struct hdl_design *d, const struct params *p)
{
    struct hdl *h = hdl_find(d, "rename");
    if (h)
        return h;
    struct sizes z = params_sizes(p);
    h = hdl_module(d, "rename", "Architectural to physical register numbers.");
    struct rename r = {.h = h, .physw = z.physw, .s = {.r0cs = params_u(p, "rename.r0cs")}};
    ports(&r, z.nsrc, params_u(p, "rename.wrap") != 0);
    hdl_group(h, "Operands");
    hdl_each(h, "operand", i, "NOP") operand(&r, i);
    props_rename(h, &z, &r.s);
    return h;
}
