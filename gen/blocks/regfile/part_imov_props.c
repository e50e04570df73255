/* Properties of the Indirect-MOV in the composition, over what those of the collectors follow. */
#include "gen/blocks/regfile/props_ccu.h"
#include "gen/blocks/regfile/props_ocu.h"

void props_second_begins(struct caching *p)
{
    p->all.f_second = hdl_wire_later(p->h, "f_imov", p->z->ncu);
}

void props_second_of_unit(struct caching *p, unsigned c, sig reg)
{
    struct hdl *h = p->h;
    const struct sizes *z = p->z;
    const struct caching_unit *u = &p->all;
    sig imov = hdl_reg(h, "f_its_imov", 1, NULL, "it is an Indirect-MOV");
    hdl_else_when(h, hdl_bit(u->looks, c)) hdl_next_bits(reg, 0, hdl_item(u->number, c, z->tagw));
    hdl_when(hdl_bit(p->starts, c))
        hdl_next(imov, z->slots ? hdl_bit(u->s_second, c) : p->r->collect.fresh.second.is);
    hdl_assign_bits(u->f_second, c, imov);
}

/* IM4: nothing of a warp is written from the issue of its Indirect-MOV until that has left. */
void props_second_drained(const struct caching *p)
{
    struct hdl *h = p->h;
    const struct sizes *z = p->z;
    const struct rf *r = p->r;
    sig issued = hdl_and(r->select.gets, r->collect.fresh.second.is);
    hdl_rule(h, "RF-V1", "Duty: an Indirect-MOV is issued without outstanding writes.");
    hdl_assume(h, "RF-V1",
               implies(issued, hdl_none(hdl_and(r->io.wb_valid, hdl_matches(r->io.wb_wid, z->widw,
                                                                            r->io.sel_wid)))));
    hdl_for(h, "f_drained", c, z->ncu)
    {
        struct caching_unit u = props_unit(p, c);
        sig its = hdl_and(u.f_busy, hdl_bit(p->all.f_second, c));
        sig writes = hdl_any(hdl_and(r->io.wb_valid, hdl_matches(r->io.wb_wid, z->widw, u.f_wid)));
        hdl_rule(h, "RF-V1", "Duty: and nothing is written until it has left.");
        hdl_assume(h, "RF-V1", hdl_not(hdl_and(its, writes)));
        if (!z->slots)
            continue;
        its = hdl_and(u.full, hdl_bit(p->all.s_second, c));
        writes = hdl_any(hdl_and(r->io.wb_valid, hdl_matches(r->io.wb_wid, z->widw, u.s_wid)));
        hdl_assume(h, "RF-V1", hdl_not(hdl_and(its, writes)));
    }
}

/* Of all collectors. */
static sig of_all(const struct rf *r, const char *name)
{
    return hdl_inside(r->collect.collector[0], HDL_ALL_LANES, name);
}

/* Bits of the warps with an Indirect-MOV in collector c. */
static sig warp_of(const struct rf *r, sig has, sig wid, unsigned c)
{
    const struct sizes *z = &r->z;
    return hdl_gate(hdl_bit(has, c), hdl_decode(hdl_item(wid, c, z->widw), z->nw));
}

/* RF-V4: what dispatch port q shows is what the unit `has` found, one-hot. */
static void finds(const struct rf *r, unsigned q, sig has)
{
    const struct sizes *z = &r->z;
    struct hdl *h = r->h;
    sig place[z->ncu], base = of_all(r, "base");
    for (unsigned c = 0; c < z->ncu; c++)
        place[c] = hdl_item(base, c, z->physw);
    sig found = hdl_and(has, of_all(r, "writes"), hdl_not(of_all(r, "zero")));
    hdl_rule(h, "RF-V4", "So does where it writes.");
    hdl_assert(h, "RF-V4",
               hdl_and(hdl_eq(hdl_bit(r->io.disp_target_valid, q), hdl_any(found)),
                       hdl_eq(hdl_item(r->io.disp_target, q, z->physw),
                              hdl_select(found, hdl_pack(z->ncu, place), z->physw))));
}

/* The same over the records of caching collectors, each of which has one warp's. */
static void with_caching(struct rf *r)
{
    const struct caching *p = r->caching;
    const struct caching_unit *all = &p->all;
    const struct sizes *z = &r->z;
    struct hdl *h = r->h;
    hdl_rule(h, "CCU-M1", "Duty: an Indirect-MOV has slot 0 and no other operand.");
    hdl_assume(h, "CCU-M1",
               implies(hdl_and(r->io.issue, r->io.inst_imov),
                       props_second_slots(z, r->io.inst_src_valid)));
    if (!z->renames) {
        sig tags = hdl_const(h, z->boundw, 1ull << z->tagw);
        hdl_rule(h, "CCU-M1", "Duty: its warp has no more registers than tags tell apart.");
        hdl_assume(h, "CCU-M1", hdl_not(hdl_lt(tags, r->io.inst_bound)));
    }
    sig imov = props_of_unit(p, all->f_second, 1);
    hdl_rule(h, "RF-V3", "What leaves says whether it is an Indirect-MOV.");
    hdl_assert(h, "RF-V3",
               implies(props_of_unit(p, r->dispatch.disp_sel, 1), hdl_eq(r->io.disp_imov, imov)));
    if (z->finds_target)
        finds(r, 0, r->dispatch.disp_sel);
    if (!r->collect.moving)
        return;
    sig of[2 * z->ncu];
    for (unsigned c = 0; c < z->ncu; c++) {
        of[c] = warp_of(r, hdl_and(all->f_busy, all->f_second), all->f_wid, c);
        of[z->ncu + c] = z->slots ? warp_of(r, hdl_and(all->full, all->s_second), all->s_wid, c)
                                  : hdl_zero(h, z->nw);
    }
    hdl_rule(h, "RF-V1", "Held are the warps whose Indirect-MOV has been issued and has not left.");
    hdl_assert(h, "RF-V1", hdl_eq(r->collect.moving, hdl_or_n(2 * z->ncu, of)));
    hdl_rule(h, "RF-V1", "A warp that is held is not issued.");
    hdl_assert(h, "RF-V1",
               hdl_none(hdl_and(hdl_gate(r->io.issue, hdl_decode(r->io.sel_wid, z->nw)),
                                r->collect.moving)));
}

void props_regfile_second(struct rf *r)
{
    const struct sizes *z = &r->z;
    struct hdl *h = r->h;
    if (r->caches) {
        with_caching(r);
        return;
    }
    for (unsigned i = 0; i < z->nsched; i++) {
        sig given = hdl_and(hdl_bit(r->io.issue, i), hdl_bit(r->io.inst_imov, i));
        hdl_rule(h, "OCU-M1", "Duty: an Indirect-MOV has slot 0 and no other operand.");
        hdl_assume(
            h, "OCU-M1",
            implies(given, props_second_slots(z, hdl_item(r->io.inst_src_valid, i, z->nsrc))));
    }
    const struct collecting *p = r->collecting;
    sig imov = hdl_at(of_all(r, "imov"), 1, p->unit), oob = hdl_at(of_all(r, "oob"), 1, p->unit);
    for (unsigned q = 0; q < z->ndisp; q++) {
        sig leaves = hdl_at(hdl_bits(r->dispatch.disp_sel, q * z->ncu, z->ncu), 1, p->unit);
        hdl_rule(h, "RF-V3", "What leaves says what its collector has found out.");
        hdl_assert(h, "RF-V3",
                   implies(leaves, hdl_and(hdl_eq(hdl_bit(r->io.disp_imov, q), imov),
                                           hdl_eq(hdl_bit(r->io.disp_oob, q), oob))));
        if (z->finds_target)
            finds(r, q, hdl_bits(r->dispatch.disp_sel, q * z->ncu, z->ncu));
    }
    if (!r->collect.moving)
        return;
    sig has = hdl_wire(h, "f_indirect", hdl_and(of_all(r, "busy"), of_all(r, "imov")));
    sig wid = hdl_wire(h, "f_indirect_wid", of_all(r, "wid"));
    sig of[z->ncu], once = hdl_ones(h, 1);
    for (unsigned c = 0; c < z->ncu; c++) {
        of[c] = hdl_wire(h, hdl_fmt(h, "f_held_%u", c), warp_of(r, has, wid, c));
        for (unsigned k = 0; k < c; k++)
            once = hdl_and(once, hdl_none(hdl_and(of[k], of[c])));
    }
    sig held = hdl_or_n(z->ncu, of);
    hdl_rule(h, "RF-V1", "Held are the warps whose Indirect-MOV is in a collector.");
    hdl_assert(h, "RF-V1",
               z->renames_late ? hdl_none(hdl_and(held, hdl_not(r->collect.moving)))
                               : hdl_eq(r->collect.moving, held));
    hdl_rule(h, "RF-V1", "A warp has one of them at most.");
    hdl_assert(h, "RF-V1", once);
    for (unsigned i = 0; i < z->nsched; i++) {
        sig warp = hdl_decode(hdl_item(r->collect.given.wid, i, z->widw), z->nw);
        hdl_rule(h, "RF-V1", "A warp that is held is not issued.");
        hdl_assert(h, "RF-V1",
                   hdl_none(hdl_and(hdl_gate(hdl_bit(r->io.issue, i), warp), r->collect.moving)));
    }
}
