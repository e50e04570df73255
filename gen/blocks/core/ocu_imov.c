/* The second read of an operand collector: an Indirect-MOV finds a number in slot 0, and reads
 * there again what that names (OCU-M1 to OCU-M7). */
#include "gen/blocks/core/ocu.h"

void ocu_second_state(struct hdl *h, const struct params *p, const struct ocu_ports *io,
                      struct ocu_second *m)
{
    struct sizes sizes = params_sizes(p), *z = &sizes;
    m->renames = z->renames;
    second_registers(h, z, params_u(p, "rename.r0cs"), SECOND_GIVEN(io), &m->held);
    m->number = hdl_wire_later(h, "number", z->idxw);
}

void ocu_second_look(struct hdl *h, const struct sizes *z, const struct ocu_ports *io,
                     const struct ocu_state *q, struct ocu_second *m)
{
    hdl_rule(h, "OCU-M2", "When the number is here for the first time it is looked at.");
    m->look.decides = hdl_wire(
        h, "decides", hdl_and(q->busy, m->held.is, hdl_bit(q->ready, 0), hdl_not(m->held.sent)));
    sig none = hdl_wire(h, "is_rz", hdl_all(m->number));
    sig wide = hdl_extend(m->number, z->boundw), below, at = NULL, renamed;
    if (m->renames) {
        hdl_rule(h, "OCU-M6", "The number is renamed as those of instructions are.");
        at = rename_number(h, &m->held.cons, z->physw, m->number, wide, &renamed);
        below = hdl_or(renamed, hdl_lt(wide, m->held.cons.k));
    } else {
        below = hdl_lt(wide, m->held.cons.k);
    }
    hdl_rule(h, "OCU-M4", "What the warp does not have is not read.");
    m->look.outside = hdl_wire(h, "outside", hdl_not(hdl_or(none, below)));
    hdl_rule(h, "OCU-M5", "Nor is RZ.");
    m->look.nothing = hdl_wire(h, "nothing", hdl_or(none, m->look.outside));
    sig reads = hdl_and(m->look.decides, hdl_not(m->look.nothing));
    if (z->finds_target) {
        hdl_rule(h, "OCU-M7", "With a second operand it is that which goes there.");
        m->look.writes = hdl_wire(h, "writes", hdl_and(m->held.is, hdl_bit(q->src_valid, 1)));
        reads = hdl_and(reads, hdl_not(m->look.writes));
    }
    m->go = hdl_wire(h, "again", reads);
    hdl_assign(io->again_valid, m->go);
    if (!at)
        at = hdl_add(m->held.cons.base, hdl_fit(m->number, z->physw));
    m->look.at = m->look.writes ? hdl_wire(h, "found_place", at) : at;
    hdl_assign(io->again_phys, hdl_gate(m->go, m->look.at));
}

void ocu_second_foreseen(struct hdl *h, const struct ocu_ports *io, const struct ocu_second *m,
                         sig *given, sig *stays)
{
    hdl_rule(h, "OCU-M3", "An Indirect-MOV only when its number was looked at.");
    *given = hdl_and(*given, hdl_not(io->alloc_imov));
    *stays =
        hdl_and(*stays, hdl_not(m->go), hdl_or(hdl_not(m->held.is), m->held.sent, m->look.decides));
}

sig ocu_second_complete(struct hdl *h, const struct ocu_second *m, sig here)
{
    hdl_rule(h, "OCU-M3", "An Indirect-MOV only when its number was looked at.");
    return hdl_and(here, second_is_known(&m->held));
}

void ocu_second_next(struct hdl *h, sig alloc, const struct ocu_ports *io,
                     const struct ocu_second *m)
{
    second_next(h, "OCU", alloc, SECOND_GIVEN(io), &m->look, &m->held);
}

void ocu_second_leaves(struct hdl *h, const struct sizes *z, const struct ocu_ports *io,
                       const struct ocu_second *m)
{
    hdl_rule(h, "OCU-M4", "Whether the number was one of the warp's leaves with the rest.");
    hdl_assign(io->disp_imov, hdl_gate(m->held.is, io->disp_sel));
    hdl_assign(io->disp_oob, hdl_gate(m->held.oob, io->disp_sel));
    if (!io->disp_target)
        return;
    hdl_rule(h, "OCU-M7", "What is written there leaves with the place.");
    sig finds = hdl_gate(hdl_and(m->look.writes, hdl_not(m->held.zero)), io->disp_sel),
        to[z->ndisp];
    for (unsigned i = 0; i < z->ndisp; i++)
        to[i] = hdl_gate(hdl_bit(finds, i), m->held.cons.base);
    hdl_assign(io->disp_target_valid, finds);
    hdl_assign(io->disp_target, hdl_pack(z->ndisp, to));
}

sig ocu_second_reads(struct hdl *h, const struct sizes *z, const struct ocu_ports *io,
                     const struct ocu_second *m)
{
    sig read[z->ndisp];
    hdl_rule(h, "OCU-M5", "What is not read is zero.");
    for (unsigned i = 0; i < z->ndisp; i++)
        read[i] = hdl_and(hdl_item(io->disp_src_valid, i, z->nsrc),
                          hdl_not(hdl_extend(m->held.zero, z->nsrc)));
    return hdl_wire(h, "read", hdl_pack(z->ndisp, read));
}

/* Bit k of lane l stands at k * LANES + l. */
void ocu_second_number(struct hdl *h, const struct sizes *z, struct hdl_inst *lanes,
                       const struct ocu_second *m)
{
    sig numbers = hdl_wire_later(h, "numbers", z->idxw * z->lanes), bit[z->idxw];
    hdl_bind_lane(lanes, "number", numbers);
    for (unsigned k = 0; k < z->idxw; k++) {
        bit[k] = hdl_bit(numbers, k * z->lanes);
        if (z->lanes > 1)
            hdl_unused(hdl_bits(numbers, k * z->lanes + 1, z->lanes - 1));
    }
    hdl_comment(h, "Lane 0, whatever lanes the instruction is for.");
    hdl_assign(m->number, hdl_pack(z->idxw, bit));
}

void ocu_second_duties(struct hdl *h, const struct sizes *z, const struct ocu_ports *io)
{
    hdl_assume(h, "OCU-M1",
               hdl_or(hdl_not(hdl_and(io->alloc_valid, io->alloc_imov)),
                      props_second_slots(z, io->alloc_src_valid)));
}
