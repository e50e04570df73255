/* The Indirect-MOV in a caching collector: the number that slot 0 holds is looked up by comparators
 * of its own, and what misses takes the first victim of D port 0, which has no result meanwhile
 * (imov.drain): there is one victim order for both. */
#include "gen/blocks/malekeh/ccu.h"
#include "gen/blocks/props.h"

void ccu_second_unit(const struct params *p, struct ccu_unit *u)
{
    u->drained = params_int(p, "imov.drain") != 0;
    u->unguarded =
        params_int(p, "imov.write") && !(params_int(p, "imov.drain") && params_int(p, "imov.hold"));
}

static void beyond_tags(const struct ccu_unit *u, sig bound)
{
    unsigned used = u->z.renames ? u->z.boundw : u->z.tagw + 1;
    if (used < u->z.boundw)
        hdl_uncovered(bound, used, u->z.boundw - used, "no warp has more registers than tags");
}

void ccu_second_state(const struct ccu_unit *u, struct ccu_second *m)
{
    struct hdl *h = u->h;
    hdl_group(h, "Indirect-MOV");
    m->given = SECOND_GIVEN(u->q);
    beyond_tags(u, m->given->bound);
    second_registers(h, &u->z, u->r0cs, m->given, &m->held);
    beyond_tags(u, m->held.cons.k);
    m->number = hdl_wire_later(h, "found_number", u->z.idxw);
}

void ccu_second_look(const struct ccu_unit *u, const struct ccu_oct *oct, const struct ccu_ct *ct,
                     struct ccu_second *m)
{
    struct hdl *h = u->h;
    const struct sizes *z = &u->z;
    hdl_rule(h, "CCU-M2", "When the number is here for the first time it is looked at.");
    m->look.decides =
        hdl_wire(h, "decides",
                 hdl_and(oct->busy, m->held.is, hdl_bit(oct->ready, 0), hdl_not(m->held.sent)));
    sig none = hdl_wire(h, "is_rz", hdl_all(m->number));
    sig wide = hdl_extend(m->number, z->boundw), below = hdl_lt(wide, m->held.cons.k), renamed;
    if (z->renames) {
        hdl_rule(h, "CCU-M8", "The number is renamed as those of instructions are.");
        m->look.at = rename_number(h, &m->held.cons, z->physw, m->number, wide, &renamed);
        below = hdl_or(renamed, below);
    } else {
        m->look.at = hdl_add(m->held.cons.base, hdl_fit(m->number, z->physw));
    }
    m->look.at = hdl_wire(h, "found_place", m->look.at);
    hdl_rule(h, "CCU-M4", "What the warp does not have is not read.");
    m->look.outside = hdl_wire(h, "outside", hdl_not(hdl_or(none, below)));
    hdl_rule(h, "CCU-M5", "Nor is RZ.");
    m->look.nothing = hdl_wire(h, "nothing", hdl_or(none, m->look.outside));
    sig looks = hdl_and(m->look.decides, hdl_not(m->look.nothing));
    if (u->q->disp_target) {
        hdl_rule(h, "CCU-M7", "With a second operand it is that which goes there.");
        m->look.writes = hdl_wire(h, "writes", hdl_and(m->held.is, hdl_bit(oct->src_valid, 1)));
        looks = hdl_and(looks, hdl_not(m->look.writes));
    }
    looks = hdl_wire(h, "looks", looks);
    if (z->phys_tags)
        hdl_rule(h, "CCU-M8", "Places are the tags.");
    m->tag = hdl_wire(h, "second_tag", z->phys_tags ? m->look.at : hdl_fit(m->number, z->tagw));
    sig match = hdl_shape(hdl_wire_later(h, "second_match", z->ctn), "CTN");
    hdl_each(h, "second", e, "CTN")
    {
        hdl_rule(h, "CCU-M2", "It is looked up among the valid entries.");
        hdl_assign_bits(
            match, e,
            hdl_and(hdl_bit(ct->valid, e), hdl_eq(hdl_item(ct->tag, e, z->tagw), m->tag)));
    }
    m->found = match;
    m->hit = hdl_wire(h, "second_hit", hdl_and(looks, hdl_any(match)));
    m->miss = hdl_wire(h, "second_miss", hdl_and(looks, hdl_none(match)));
    m->looks = looks;
    hdl_rule(h, "CCU-M6", "What is not here is read.");
    hdl_assign(u->q->again_valid, m->miss);
    hdl_assign(u->q->again_phys, hdl_gate(m->miss, m->look.at));
    hdl_assign(u->q->again_hit, m->hit);
}

void ccu_second_place(const struct ccu_unit *u, struct ccu_second *m)
{
    struct hdl *h = u->h;
    hdl_rule(h, "CCU-M6", "A number that misses takes the first victim that is not locked.");
    m->take = hdl_shape(hdl_wire(h, "second_take", hdl_gate(m->miss, m->victim)), "CTN");
    m->used =
        hdl_shape(hdl_wire(h, "second_used", hdl_or(hdl_gate(m->hit, m->found), m->take)), "CTN");
}

void ccu_second_foresees(const struct ccu_unit *u, const struct ccu_second *m, sig open,
                         struct hdl_inst *complete)
{
    sig looked = second_is_known(&m->held), now = hdl_and(m->look.decides, hdl_not(m->miss));
    if (m->look.writes) {
        hdl_rule(u->h, "CCU-M7", "What it writes may be missing still.");
        looked = hdl_or(looked, hdl_and(m->look.decides, m->look.writes));
        now = hdl_and(now, hdl_none(open));
    }
    hdl_bind(complete, "alloc_imov", m->given->is);
    hdl_bind(complete, "looked", looked);
    hdl_bind(complete, "now", now);
}

sig ccu_second_complete(const struct ccu_unit *u, const struct ccu_second *m, sig here)
{
    hdl_rule(u->h, "CCU-M3", "An Indirect-MOV only when its number was looked at.");
    return hdl_and(here, second_is_known(&m->held));
}

void ccu_second_next(const struct ccu_unit *u, const struct ccu_events *ev, struct ccu_second *m)
{
    hdl_group(u->h, "Indirect-MOV at the clock edge");
    second_next(u->h, "CCU", ev->alloc, m->given, &m->look, &m->held);
}

void ccu_second_leaves(const struct ccu_unit *u, sig sel, const struct ccu_second *m)
{
    struct hdl *h = u->h;
    hdl_rule(h, "CCU-M4", "Whether the number was one of the warp's leaves with the rest.");
    hdl_assign(u->q->disp_imov, hdl_and(sel, m->held.is));
    hdl_assign(u->q->disp_oob, hdl_and(sel, m->held.oob));
    if (!u->q->disp_target)
        return;
    hdl_rule(h, "CCU-M7", "What is written there leaves with the place.");
    sig finds = hdl_and(sel, m->look.writes, hdl_not(m->held.zero));
    hdl_assign(u->q->disp_target_valid, finds);
    hdl_assign(u->q->disp_target, hdl_gate(finds, m->held.cons.base));
}

/* The low bits of every entry, bit k of lane l at k * LANES + l. */
void ccu_second_number(const struct ccu_unit *u, const struct ccu_oct *oct, struct hdl_inst *lanes,
                       const struct ccu_second *m)
{
    struct hdl *h = u->h;
    const struct sizes *z = &u->z;
    unsigned n = z->ctn * z->idxw;
    sig all = hdl_wire_later(h, "numbers", n * z->lanes), bit[CCU_ENTRIES * 8];
    hdl_bind_lane(lanes, "number", all);
    for (unsigned k = 0; k < n; k++) {
        bit[k] = hdl_bit(all, k * z->lanes);
        if (z->lanes > 1)
            hdl_unused(hdl_bits(all, k * z->lanes + 1, z->lanes - 1));
    }
    hdl_comment(h, "Lane 0, whatever lanes the instruction is for.");
    hdl_assign(m->number, hdl_select(hdl_item(oct->entry, 0, z->ctn), hdl_pack(n, bit), z->idxw));
}

void ccu_second_duties(const struct ccu_unit *u, const struct ccu_second *m)
{
    struct hdl *h = u->h;
    sig given = hdl_and(u->q->alloc_valid, m->given->is);
    hdl_assume(h, "CCU-M1",
               hdl_or(hdl_not(given), props_second_slots(&u->z, u->q->alloc_src_valid)));
    if (u->z.tagw < u->z.boundw) {
        sig most = hdl_const(h, u->z.boundw, 1ull << u->z.tagw);
        hdl_assume(h, "CCU-M1", hdl_or(hdl_not(given), hdl_not(hdl_lt(most, m->given->bound))));
    }
    if (!u->drained)
        return;
    sig writes = hdl_any(u->q->d_valid);
    if (u->q->inv_valid)
        writes = hdl_or(writes, hdl_any(u->q->inv_valid));
    hdl_assume(h, "CCU-M2", hdl_not(hdl_and(m->look.decides, writes)));
}
