/* Properties of the issue stage, over what the properties of caching collectors follow. */
#include "gen/blocks/regfile/props_ccu.h"

/* ---- the issue stage ---- */

/* What a unit knows of the instruction that is held for it. */
static void looked(const struct caching *p, unsigned c)
{
    struct hdl *h = p->h;
    const struct sizes *z = p->z;
    struct hdl_inst *i = p->r->collector[c];
    const struct caching_unit *u = &p->units[c];
    const struct rf_given *g = &p->r->given;
    sig lower[z->nsrc], higher[z->nsrc];
    for (unsigned k = 0; k < z->nsrc; k++) {
        sig reg = props_tag(p, g->reg, k), here[z->ctn], src = hdl_bit(g->src, k);
        for (unsigned e = 0; e < z->ctn; e++)
            here[e] = hdl_and(src, hdl_bit(u->valid, e), hdl_eq(u->tag[e], reg));
        hdl_rule(h, "RF-P3", "What was looked up is where it was found.");
        hdl_assert(h, "RF-P3",
                   implies(u->held, hdl_eq(hdl_item(hdl_inside(i, 0, "seen"), k, z->ctn),
                                           hdl_pack(z->ctn, here))));
        lower[k] = higher[k] = hdl_zero(h, 1);
        for (unsigned j = 0; j < k; j++) {
            sig same = hdl_and(src, hdl_bit(g->src, j), hdl_eq(reg, props_tag(p, g->reg, j)));
            lower[k] = hdl_or(lower[k], same);
            higher[j] = hdl_or(higher[j], same);
            hdl_rule(h, "RF-P3", "So are slots with one register.");
            hdl_assert(
                h, "RF-P3",
                implies(
                    u->held,
                    hdl_eq(hdl_inside(i, 0, hdl_fmt(h, "slot[%u].later[%u].shared", j, k)), same)));
        }
    }
    sig lead = hdl_and(g->src, hdl_not(hdl_pack(z->nsrc, lower)));
    sig last = hdl_and(g->src, hdl_not(hdl_pack(z->nsrc, higher)));
    hdl_rule(h, "RF-P3", "The slots that name a register first, and last.");
    hdl_assert(h, "RF-P3",
               implies(u->held, hdl_and(hdl_eq(hdl_inside(i, 0, "lead"), lead),
                                        hdl_eq(hdl_inside(i, 0, "last"), last))));
}

static void stage(const struct caching *p, unsigned c)
{
    struct hdl *h = p->h;
    const struct sizes *z = p->z;
    const struct rf *r = p->r;
    const struct caching_unit *u = &p->units[c];
    const struct rf_given *g = &r->given;
    const struct rf_results *at = &r->results;
    sig was = hdl_reg(h, hdl_fmt(h, "f_%u_granted", c), 1, hdl_zero(h, 1), "in the last cycle");
    hdl_next(was, hdl_bit(r->grant, c));
    hdl_rule(h, "RF-P1", "A unit that is granted is held for one cycle, free.");
    hdl_assert(h, "RF-P1", hdl_and(hdl_eq(u->held, was), implies(u->held, hdl_not(u->busy))));
    hdl_rule(h, "RF-P1", "With the instruction that was issued.");
    hdl_assert(h, "RF-P1",
               implies(u->held, hdl_and(hdl_eq(g->wid, u->f_wid), hdl_eq(g->src, u->f_src),
                                        hdl_eq(g->reg, u->f_reg))));
    if (r->seen.owner_valid != r->owner_valid) {
        sig valid = hdl_bit(r->seen.owner_valid, c);
        sig wid = hdl_bits(r->seen.owner_wid, c * z->widw, z->widw);
        hdl_rule(h, "RF-P1", "Scheduler and allocator see the next owner.");
        hdl_assert(h, "RF-P1",
                   hdl_and(hdl_eq(valid, hdl_or(u->held, u->owned)),
                           implies(valid, hdl_eq(wid, hdl_mux(u->held, u->f_wid, u->wid)))));
    }
    unsigned nd = z->dports, n = nd + (at->inv_valid ? z->wbw : 0);
    sig good[n];
    for (unsigned i = 0; i < n; i++) {
        sig valid =
            i < nd ? hdl_bit(at->valid, c * nd + i) : hdl_bit(at->inv_valid, c * z->wbw + i - nd);
        sig reg = i < nd ? props_tag(p, at->reg, c * nd + i) : props_tag(p, at->inv_reg, i - nd);
        sig source = hdl_zero(h, 1);
        for (unsigned k = 0; k < z->nsrc; k++)
            source =
                hdl_or(source, hdl_and(u->f_busy, hdl_bit(u->f_src, k), hdl_eq(u->f_wid, u->wid),
                                       hdl_eq(props_tag(p, u->f_reg, k), reg)));
        good[i] = implies(valid, hdl_and(u->owned, hdl_not(source)));
    }
    hdl_rule(h, "RF-P2", "A result that is held is the owner's, and no source.");
    hdl_assert(h, "RF-P2", hdl_and_n(n, good));
    looked(p, c);
}

/* The pair's result of the last cycle is held for its unit, and the registers of the instruction
 * that is held are those that were answered. */
static void held_values(const struct caching *p)
{
    struct hdl *h = p->h;
    const struct sizes *z = p->z;
    const struct rf *r = p->r;
    const struct rf_results *at = &r->results;
    sig to = props_results_for(p);
    for (unsigned j = 0; j < z->dports; j++) {
        sig mask[z->ncu], data[z->ncu];
        for (unsigned c = 0; c < z->ncu; c++) {
            mask[c] = props_lane(z, at->mask, c * z->dports + j, 1, p->reg.lane);
            data[c] = props_word(&p->reg, at->data, c * z->dports + j);
        }
        sig put = props_of_unit(p, mask);
        sig same = implies(put, hdl_eq(props_of_unit(p, data), p->reg.wdata));
        hdl_rule(h, "RF-P2", "A result that is held is what was written.");
        hdl_assert(
            h, "RF-P2",
            implies(hdl_and(p->own, hdl_bit(to, j)), hdl_and(hdl_eq(put, p->reg.written), same)));
    }
    hdl_rule(h, "RF-P2", "Invariant: only what was written became known.");
    hdl_assert(h, "RF-P2",
               implies(p->own, hdl_eq(p->reg.known, hdl_or(p->reg.had, p->reg.written))));
    hdl_rule(h, "RF-P2", "What was written to a register that is in the unit is held for it.");
    hdl_assert(h, "RF-P2",
               implies(hdl_and(p->own, hdl_any(p->here), hdl_any(p->reg.written)), hdl_any(to)));
    for (unsigned k = 0; k < z->nsrc; k++) {
        sig held = hdl_any(hdl_and(r->given.unit, p->unit));
        hdl_rule(h, "RF-P1", "The physical registers of what is held are those of its operands.");
        hdl_assert(h, "RF-P1",
                   implies(hdl_and(held, hdl_bit(p->named, k)),
                           hdl_eq(props_phys(p, r->given.phys, k), p->reg.reg)));
    }
}

/* A result that the unit must take is held for it. */
static void held_result(struct caching *p)
{
    struct hdl *h = p->h;
    const struct sizes *z = p->z;
    const struct rf *r = p->r;
    sig held = hdl_reg(h, "f_sent", 1, hdl_zero(h, 1), "accepted in the last cycle");
    sig lost = hdl_or(p->ends, hdl_and(p->given, hdl_ne(r->given.wid, p->warp)));
    hdl_next(held, hdl_and(p->sent, hdl_not(lost)));
    p->sent_near = props_later(p, "f_sent_near", p->sent_near);
    sig mask = props_unit_items(p, r->results.mask, z->dports * z->lanes);
    sig at = hdl_low(props_unit_items(p, r->results.near, z->dports), 1);
    hdl_rule(h, "RF-P2", "It is held at the first D port meanwhile.");
    hdl_assert(h, "RF-P2",
               implies(held, hdl_and(p->owns, hdl_bit(props_results_for(p), 0),
                                     hdl_all(hdl_low(mask, z->lanes)), hdl_eq(at, p->sent_near))));
    p->sent = held;
}

void props_regfile_stage(struct rf *r)
{
    struct hdl *h = r->h;
    struct caching *p = r->caching;
    hdl_rule(h, "RF-P1", "Metadata are held too.");
    hdl_assert(h, "RF-P1",
               implies(hdl_any(hdl_and(r->given.unit, p->unit)), hdl_eq(r->given.meta, p->meta)));
    sig owner[r->z.ncu];
    for (unsigned c = 0; c < r->z.ncu; c++) {
        const struct caching_unit *u = &p->units[c];
        stage(p, c);
        owner[c] = hdl_gate(hdl_or(u->owned, u->held),
                            hdl_decode(hdl_mux(u->held, u->f_wid, u->wid), r->z.nw));
    }
    hdl_rule(h, "CCU-I1", "Nor will two units belong to a warp, after the issue stage.");
    hdl_assert(h, "CCU-I1", hdl_not(props_overlap(r->z.ncu, owner)));
    held_values(p);
    held_result(p);
}
