/* Part of the composition: the Indirect-MOV. A collector that finds the number of a register asks
 * the bank arbiter once more; until it has left, its warp issues nothing. */
#include "gen/blocks/regfile/regfile.h"

#include "gen/blocks/regfile/props_regfile.h"

static bool present(const struct params *p)
{
    return params_int(p, "imov.enable") != 0;
}

static bool holds(const struct rf *r)
{
    return params_int(r->p, "imov.hold") != 0;
}

static void leaving(struct rf *r)
{
    rf_port(r, disp_imov);
    rf_port(r, disp_oob);
    rf_port(r, disp_target_valid);
    rf_port(r, disp_target);
}

static void ports(struct rf *r)
{
    const struct sizes *z = &r->z;
    rf_port(r, inst_imov);
    rf_port(r, inst_base);
    rf_port(r, inst_bound);
    unsigned used = hdl_clog2(z->nbank * z->depth + 1);
    for (unsigned s = 0; r->io.inst_bound && s < z->nsched && used < z->boundw; s++)
        hdl_uncovered(r->io.inst_bound, s * z->boundw + used, z->boundw - used,
                      "no warp has more registers than there are");
    leaving(r);
}

static void wires(struct rf *r)
{
    struct hdl *h = r->h;
    const struct sizes *z = &r->z;
    r->collect.again_valid = hdl_shape(hdl_wire_later(h, "again_valid", z->ncu), "NCU");
    r->collect.again_phys =
        hdl_shape(hdl_wire_later(h, "again_phys", z->ncu * z->physw), "NCU", "PHYSW");
    if (r->caches) {
        r->collect.again_hit = hdl_shape(hdl_wire_later(h, "again_hit", z->ncu), "NCU");
        hdl_unused(r->collect.again_hit); /* but by counters */
    }
    r->collect.given.second.is = r->collect.fresh.second.is = r->io.inst_imov;
    r->collect.given.second.base = r->io.inst_base;
    r->collect.given.second.bound = r->io.inst_bound;
    r->collect.issued_wid = r->collect.given.wid;
    if (!holds(r))
        return;
    r->collect.moving = hdl_reg_zero(h, "moving", z->nw, "warps with an Indirect-MOV");
    hdl_rule(h, "RF-V1", "A warp issues nothing until its Indirect-MOV has left.");
    r->io.warp_ready = hdl_shape(
        hdl_wire(h, "able", hdl_and(r->io.warp_ready, hdl_not(r->collect.moving))), "N", "NSCHED");
}

/* Register stacks: the constants by which its warp's registers are renamed, when they are. */
static void constants(struct rf *r)
{
    struct second_given *g = &r->collect.given.second;
    const struct rf_stacks *s = &r->stacks;
    if (!r->z.renames)
        return;
    hdl_group(r->h, "Constants of an Indirect-MOV");
    g->is = hdl_and(r->io.inst_imov, hdl_not(r->io.uop_valid));
    r->collect.fresh.second.is = g->is;
    g->base = s->base;
    g->bound = s->k;
    g->off = s->off;
    g->offw = s->offw;
    g->lim = s->lim;
    g->wrx = s->wrx;
    if (!r->z.renames_late)
        return;
    g->is = hdl_delay(r->h, "issued_imov", g->is, "it is an Indirect-MOV");
    if (s->front.room) {
        g->is = rf_front(r, "front_imov", g->is, "it is an Indirect-MOV");
        g->base = rf_front(r, "front_base", g->base, "first register of its warp");
        g->bound = rf_front(r, "front_bound", g->bound, "its un-renamed registers");
        g->off = rf_front(r, "front_off", g->off, "its frame");
        g->offw = rf_front(r, "front_offw", g->offw, "one round of the stack before");
        g->lim = rf_front(r, "front_lim", g->lim, "the first number behind its frame");
        g->wrx = rf_front(r, "front_wrx", g->wrx, "the first number behind the end of the stack");
        return;
    }
    g->is = hdl_delay(r->h, "renamed_imov", g->is, "a cycle later");
    g->base = hdl_delay(r->h, "renamed_base", g->base, "first register of its warp");
    g->bound = hdl_delay(r->h, "renamed_bound", g->bound, "its un-renamed registers");
    g->off = hdl_delay(r->h, "renamed_off", g->off, "its frame");
    g->offw = hdl_delay(r->h, "renamed_offw", g->offw, "one round of the stack before");
    g->lim = hdl_delay(r->h, "renamed_lim", g->lim, "the first number behind its frame");
    g->wrx = hdl_delay(r->h, "renamed_wrx", g->wrx, "the first number behind the end of the stack");
}

void rf_second_held(struct rf *r, struct second_given *g)
{
    g->is = hdl_delay(r->h, "held_imov", g->is, "it is an Indirect-MOV");
    g->base = hdl_delay(r->h, "held_base", g->base, "first register of its warp");
    g->bound = hdl_delay(r->h, "held_bound", g->bound, "how many it has");
}

void rf_second_slots(struct rf *r)
{
    const struct sizes *z = &r->z;
    struct second_given *s = &r->collect.slot.second;
    if (!z->second_read)
        return;
    s->is = hdl_wire_later(r->h, "slot_imov", z->ncu);
    s->base = hdl_wire_later(r->h, "slot_base", z->ncu * z->physw);
    s->bound = hdl_wire_later(r->h, "slot_bound", z->ncu * z->boundw);
}

void rf_second_slot(struct rf *r, sig full, unsigned c)
{
    const struct second_given *s = &r->collect.slot.second;
    if (!s->is)
        return;
    rf_slot_keep(r, full, s->is, c, "next_imov", r->io.inst_imov, "it is an Indirect-MOV");
    rf_slot_keep(r, full, s->base, c, "next_base", r->io.inst_base, "first register of its warp");
    rf_slot_keep(r, full, s->bound, c, "next_bound", r->io.inst_bound, "how many it has");
}

static void given_to(struct rf *r, unsigned c, struct hdl_inst *i)
{
    const struct sizes *z = &r->z;
    const struct second_given *g = &r->collect.given.second, *slot = &r->collect.slot.second;
    unsigned n = z->nsched;
    if (r->collect.slot.unit) {
        hdl_bind(i, "alloc_imov", hdl_bit(slot->is, c));
        hdl_bind(i, "alloc_base", hdl_item(slot->base, c, z->physw));
        hdl_bind(i, "alloc_bound", hdl_item(slot->bound, c, z->boundw));
        return;
    }
    if (g->off) {
        hdl_bind(i, "alloc_off", g->off);
        hdl_bind(i, "alloc_lim", g->lim);
    }
    if (g->offw) {
        hdl_bind(i, "alloc_offw", g->offw);
        hdl_bind(i, "alloc_wrx", g->wrx);
    }
    sig to[n], imov[n], base[n], bound[n];
    for (unsigned s = 0; s < n; s++) {
        to[s] = hdl_bit(r->collect.given.unit, s * z->ncu + c);
        imov[s] = hdl_bit(g->is, s);
        base[s] = hdl_item(g->base, s, z->physw);
        bound[s] = hdl_item(g->bound, s, z->boundw);
    }
    hdl_bind(i, "alloc_imov", n == 1 ? *imov : hdl_and_or(n, to, imov));
    hdl_bind(i, "alloc_base", n == 1 ? *base : hdl_and_or(n, to, base));
    hdl_bind(i, "alloc_bound", n == 1 ? *bound : hdl_and_or(n, to, bound));
}

static void unit(struct rf *r)
{
    const struct sizes *z = &r->z;
    unsigned c = r->at;
    struct hdl_inst *i = r->collect.collector[c];
    given_to(r, c, i);
    hdl_rule(r->h, "RF-V2", "The collector reads again what its number names.");
    hdl_assign_bits(r->collect.again_valid, c, rf_item_out(r, i, "again_valid", "again", 1));
    hdl_assign_item(r->collect.again_phys, c, rf_item_out(r, i, "again_phys", "second", z->physw));
    if (r->collect.again_hit)
        hdl_assign_bits(r->collect.again_hit, c, rf_item_out(r, i, "again_hit", "second_here", 1));
    struct rf_second_unit *u = &r->collect.second[c];
    u->imov = rf_item_out(r, i, "disp_imov", "leaves_imov", z->ndisp);
    u->oob = rf_item_out(r, i, "disp_oob", "leaves_oob", z->ndisp);
    if (!z->finds_target)
        return;
    u->finds = rf_item_out(r, i, "disp_target_valid", "leaves_finds", z->ndisp);
    u->target = rf_item_out(r, i, "disp_target", "leaves_target", z->ndisp * z->physw);
}

static void reads(struct rf *r)
{
    hdl_bind(r->banks.arbiter, "again_valid", r->collect.again_valid);
    hdl_bind(r->banks.arbiter, "again_phys", r->collect.again_phys);
}

/* Bits of the warps `wid` (n of them, WIDW bits each) that are `valid`. */
static sig warps(struct rf *r, sig valid, sig wid, unsigned n)
{
    const struct sizes *z = &r->z;
    sig is[n];
    for (unsigned i = 0; i < n; i++)
        is[i] = hdl_gate(hdl_bit(valid, i), hdl_decode(hdl_item(wid, i, z->widw), z->nw));
    return hdl_or_n(n, is);
}

static void leave(struct rf *r)
{
    struct hdl *h = r->h;
    const struct sizes *z = &r->z;
    sig imov[z->ncu], oob[z->ncu], found[z->ncu], target[z->ncu];
    for (unsigned c = 0; c < z->ncu; c++) {
        imov[c] = r->collect.second[c].imov;
        oob[c] = r->collect.second[c].oob;
        found[c] = r->collect.second[c].finds;
        target[c] = r->collect.second[c].target;
    }
    hdl_rule(h, "RF-V3", "What leaves says whether its number was a register.");
    hdl_assign(r->io.disp_imov, hdl_or_n(z->ncu, imov));
    hdl_assign(r->io.disp_oob, hdl_or_n(z->ncu, oob));
    if (z->finds_target) {
        hdl_rule(h, "RF-V4", "And where it writes.");
        hdl_assign(r->io.disp_target_valid, hdl_or_n(z->ncu, found));
        hdl_assign(r->io.disp_target, hdl_or_n(z->ncu, target));
    }
    if (!r->collect.moving)
        return;
    sig begin =
        hdl_wire(h, "begins_imov",
                 warps(r, hdl_and(r->io.issue, r->io.inst_imov), r->collect.issued_wid, z->nsched));
    sig end = hdl_wire(h, "ends_imov",
                       warps(r, hdl_and(rf_leaving(r), r->io.disp_imov), r->io.disp_wid, z->ndisp));
    hdl_rule(h, "RF-V1", "From its issue to its dispatch.");
    hdl_next(r->collect.moving, hdl_or(begin, hdl_and(r->collect.moving, hdl_not(end))));
}

const struct rf_part rf_part_imov = {
    .name = "imov",
    .top = RF_SELECTS,
    .present = present,
    .hook = {[RF_PORTS] = ports,
             [RF_WIRES] = wires,
             [RF_GIVE] = constants,
             [RF_UNIT] = unit,
             [RF_REQUEST] = reads,
             [RF_DISPATCH] = leave,
             [RF_FOLLOWED] = props_regfile_second},
};
