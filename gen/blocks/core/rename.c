/* rename: what an operand costs without CARS, one adder of base and number, three times, and a
 * choice between the sums. The comparisons go side by side with the adders. */
#include "gen/blocks/blocks.h"
#include "gen/blocks/core/props_rename.h"
#include "gen/blocks/ports.h"

struct rename {
    struct hdl *h;
    struct rename_given s;
    struct rename_ports q;
    unsigned physw;
};

sig rename_number(struct hdl *h, const struct rename_given *s, unsigned physw, sig x, sig wide,
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
    const struct rename_given *s = &r->s;
    sig x = hdl_item(r->q.x, i, REGW), wide = hdl_wire(h, "number", hdl_extend(x, LIMW));
    hdl_uncovered(wide, REGW, 1, "room for a limit");
    sig valid = hdl_bit(r->q.x_valid, i), renamed;
    sig place = rename_number(h, s, r->physw, x, wide, &renamed);
    hdl_assign_item(r->q.phys, i, hdl_gate(valid, place));
    hdl_rule(h, "RN-O1", "Not in the frame, nor among the warp's other registers.");
    hdl_assign_item(r->q.reg_oob, i, hdl_and(valid, hdl_not(renamed), hdl_ge(wide, s->k)));
}

struct hdl *block_rename(struct hdl_design *d, const struct params *p)
{
    struct hdl *h = hdl_find(d, "rename");
    if (h)
        return h;
    struct sizes z = params_sizes(p);
    h = hdl_module(d, "rename", "Architectural to physical register numbers.");
    struct rename r = {.h = h, .physw = z.physw};
    sizes_of(rename, h, p);
    hdl_note(h, "Latency", "combinational");
    ports_of(rename, h, p, &r.q);
    hdl_shape(r.q.x_valid, "NOP");
    hdl_shape(r.q.x, "NOP", "REGW");
    hdl_shape(r.q.phys, "NOP", "PHYSW");
    hdl_shape(r.q.reg_oob, "NOP");
    r.s = (struct rename_given){.base = r.q.cons_base,
                                .off = r.q.cons_off,
                                .offw = r.q.cons_offw,
                                .lim = r.q.cons_lim,
                                .wrx = r.q.cons_wrx,
                                .k = r.q.cons_k,
                                .r0cs = params_u(p, "rename.r0cs")};
    hdl_group(h, "Operands");
    hdl_each(h, "operand", i, "NOP") operand(&r, i);
    props_rename(h, &z, &r.s, &r.q);
    return h;
}
