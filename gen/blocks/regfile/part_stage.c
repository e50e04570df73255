/* Part of the composition: a register stage between the choice of a caching collector and the
 * collector. Results wait in it for one cycle too. */
#include "gen/blocks/regfile/regfile.h"

#include "gen/blocks/regfile/props_regfile.h"

static bool present(const struct params *p)
{
    return params_is(p, "regfile.collector", "ccu") && params_int(p, "regfile.issue_stage") == 1;
}

/* Taken in every cycle: whether a warp is issued is known too late to choose. */
static void hold_instruction(struct rf *r)
{
    struct rf_given *g = &r->collect.given;
    hdl_rule(r->h, "RF-P1", "The granted unit and its instruction are held for one cycle.");
    g->unit = hdl_delay_zero(r->h, "held_unit", g->unit, "unit granted a cycle ago");
    g->wid = hdl_delay(r->h, "held_wid", g->wid, "its warp");
    g->meta = hdl_delay(r->h, "held_meta", g->meta, "metadata");
    g->class = hdl_delay(r->h, "held_class", g->class, "class");
    g->src = hdl_delay(r->h, "held_src_valid", g->src, "source operands");
    if (!r->z.phys_tags)
        g->reg = hdl_delay(r->h, "held_reg", g->reg, "their architectural registers");
    g->near = hdl_delay(r->h, "held_near", g->near, "their reuse is near");
    g->phys = hdl_delay(r->h, "held_phys", g->phys, "their physical registers");
    if (r->z.phys_tags)
        g->reg = g->phys;
    g->fresh = hdl_delay(r->h, "held_fresh", g->fresh, "names have changed");
    rf_second_held(r, &g->second);
    g->valid = hdl_any(g->unit);
    r->collect.held = g->unit;
}

/* Owners of units as scheduler and allocator see them: registers, not the CCUs' own behind a
 * choice, because their path is long. */
void rf_owners_ahead(struct rf *r, sig held)
{
    struct hdl *h = r->h;
    const struct sizes *z = &r->z;
    if (!r->select.owners_asked)
        return;
    sig valid = hdl_shape(hdl_wire_later(h, "owned_ahead", z->ncu), "NCU");
    sig wid = hdl_shape(hdl_wire_later(h, "owner_ahead", z->ncu * z->widw), "NCU", "WIDW");
    hdl_each(h, "ahead", c, "NCU")
    {
        sig has = hdl_reg_zero(h, "has_owner", 1, "the unit has an owner");
        sig warp = hdl_reg_zero(h, "warp", z->widw, "that warp");
        sig granted = hdl_bit(r->select.grant, c), changes = granted;
        if (r->io.exit) {
            sig ends = hdl_and(hdl_not(hdl_bit(held, c)),
                               hdl_any(hdl_and(r->io.exit, hdl_decode(warp, z->nw))));
            changes = hdl_or(granted, ends);
        }
        hdl_when(changes)
        {
            hdl_next(has, granted);
            hdl_next(warp, hdl_gate(granted, r->collect.fresh.wid));
        }
        hdl_assign_bits(valid, c, has);
        hdl_assign_item(wid, c, warp);
    }
    r->select.seen.owner_valid = valid;
    r->select.seen.owner_wid = wid;
}

void rf_look_ahead(struct rf *r, const char *rule)
{
    struct hdl *h = r->h;
    hdl_rule(h, rule, "A held unit is busy and belongs to its new warp.");
    r->select.seen.free =
        hdl_wire(h, "free_seen", hdl_and(r->select.givable, hdl_not(r->collect.held)));
    rf_owners_ahead(r, r->collect.held);
    if (r->collect.any_valid)
        r->select.seen.any_valid =
            hdl_wire(h, "any_valid_seen", hdl_and(r->collect.any_valid, hdl_not(r->collect.held)));
}

/* Units whose results of this cycle are lost: the unit goes to another warp, or its owner ends. */
static sig losers(struct rf *r, const sig *next)
{
    const struct sizes *z = &r->z;
    sig lost[z->ncu];
    for (unsigned c = 0; c < z->ncu; c++) {
        sig wid = hdl_bits(r->collect.owner_wid, c * z->widw, z->widw);
        lost[c] =
            hdl_and(hdl_bit(r->collect.held, c),
                    hdl_or(hdl_not(hdl_bit(r->collect.owner_valid, c)), hdl_ne(wid, next[c])));
        if (r->io.exit)
            lost[c] = hdl_or(lost[c], hdl_any(hdl_and(r->io.exit, hdl_decode(wid, z->nw))));
    }
    if (z->slots)
        hdl_rule(r->h, "RF-P6", "Lost: results for a unit that is given away.");
    return hdl_wire(r->h, "lost", hdl_pack(z->ncu, lost));
}

/* Each bit of `units` n times. */
static sig spread(const struct rf *r, sig units, unsigned n)
{
    sig bit[r->z.ncu];
    for (unsigned c = 0; c < r->z.ncu; c++)
        bit[c] = hdl_repeat(hdl_bit(units, c), n);
    return hdl_pack(r->z.ncu, bit);
}

/* What comes with a result; with gated clocks only in cycles in which there is one. */
static void hold_contents(struct rf *r)
{
    static const char *const name[] = {"held_d_reg", "held_d_near", "held_d_mask", "held_d_data"},
                             *const doc[] = {"its register", "its reuse is near", "its lanes",
                                             "its data"};
    struct rf_results *q = &r->collect.results;
    const sig now[] = {r->banks.d_reg, r->banks.d_near, r->banks.d_mask, r->banks.d_data};
    sig *to[] = {&q->reg, &q->near, &q->mask, &q->data};
    bool gated = hdl_has_gating(r->d);
    for (size_t i = 0; i < 4; i++)
        *to[i] = gated && now[i] ? hdl_reg(r->h, name[i], hdl_width_of(now[i]), NULL, doc[i])
                                 : hdl_delay(r->h, name[i], now[i], doc[i]);
    if (!gated)
        return;
    hdl_when(hdl_any(r->banks.d_valid))
    {
        for (size_t i = 0; i < 4; i++)
            if (now[i])
                hdl_next(*to[i], now[i]);
    }
}

void rf_hold_results(struct rf *r, const sig *next)
{
    struct hdl *h = r->h;
    struct rf_results *q = &r->collect.results;
    sig stay = hdl_not(losers(r, next));
    hdl_rule(h, "RF-P2", "Results are held for one cycle; a flush or an exit drops them.");
    q->valid = hdl_delay_zero(r->h, "held_d_valid",
                              hdl_and(r->banks.d_valid, spread(r, stay, r->z.dports)),
                              "D port j of unit c takes a result");
    hold_contents(r);
    r->collect.late = hdl_ones(h, 1);
    if (!r->banks.inv_valid)
        return;
    q->inv_valid = hdl_delay_zero(r->h, "held_inv_valid",
                                  hdl_and(r->banks.inv_valid, spread(r, stay, r->z.wbw)),
                                  "write port i wrote a register past unit c");
    q->inv_reg = hdl_delay(r->h, "held_inv_reg", r->collect.results.inv_reg, "that register");
}

static void hold(struct rf *r)
{
    r->ahead = 1;
    r->text.inside = "busy collectors + held";
    hdl_group(r->h, "Issue stage");
    hold_instruction(r);
    rf_look_ahead(r, "RF-P1");
    sig next[r->z.ncu];
    for (unsigned c = 0; c < r->z.ncu; c++)
        next[c] = r->collect.given.wid;
    rf_hold_results(r, next);
}

/* The units look the registers up in the cycle before they are given. */
static void look_up(struct rf *r)
{
    hdl_bind(r->collect.collector[r->at], "look_src_valid", r->collect.fresh.src);
    hdl_bind(r->collect.collector[r->at], "look_reg", r->collect.fresh.reg);
}

const struct rf_part rf_part_stage = {
    .name = "stage",
    .present = present,
    .hook = {[RF_GIVE] = hold, [RF_UNIT] = look_up, [RF_FOLLOWED] = props_regfile_stage},
};
