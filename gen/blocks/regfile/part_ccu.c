/* Part of the composition: caching collector units, their allocator, and the filter through which
 * results enter them. */
#include "gen/blocks/regfile/regfile.h"

#include "gen/blocks/core/props_rename.h"
#include "gen/blocks/regfile/props_regfile.h"

static bool present(const struct params *p)
{
    return params_is(p, "regfile.collector", "ccu");
}

static bool policy(const struct rf *r, const char *word)
{
    return params_is(r->p, "ccu_allocator.policy", word);
}

static void children(struct rf *r)
{
    r->text.summary = "Banked register file with caching collector units.";
    r->text.unit = "ccu";
    r->caches = true;
    block_ccu_allocator(r->d, r->p);
    block_ccu(r->d, r->p);
    block_write_filter(r->d, r->p);
}

static void ports(struct rf *r)
{
    rf_port(r, inst_reg);
    rf_port(r, inst_near);
    rf_port(r, wb_wid);
    rf_port(r, wb_reg);
    rf_port(r, wb_near);
    rf_port(r, exit);
    rf_port(r, sthld);
    rf_port(r, wait_cnt);
    rf_port(r, waiting);
    rf_port(r, replaced);
}

static void wires(struct rf *r)
{
    struct hdl *h = r->h;
    const struct sizes *z = &r->z;
    unsigned np = z->ncu * z->dports;
    r->text.queued = "The operands that the CCU does not have are queued in the cycle it is given.";
    r->collect.owner_valid = hdl_wire_later(h, "owner_valid", z->ncu);
    r->collect.owner_wid = r->select.holds_wid = hdl_wire_later(h, "owner_wid", z->ncu * z->widw);
    if (policy(r, "far_first"))
        r->collect.near_any = hdl_wire_later(h, "near_any", z->ncu);
    r->select.owners_asked |= !policy(r, "private");
    r->collect.push_src = hdl_wire_later(h, "miss", z->nsrc);
    r->banks.d_valid = hdl_wire_later(h, "d_valid", np);
    r->banks.d_sel = hdl_wire_later(h, "d_sel", np * z->wbw);
    r->banks.d_reg = hdl_wire_later(h, "d_reg", np * z->tagw);
    r->banks.d_near = hdl_wire_later(h, "d_near", np);
    r->banks.d_data = hdl_wire_later(h, "d_data", hdl_times(r->w, np));
    r->banks.d_mask = hdl_wire_later(h, "d_mask", np * z->lanes);
    if (params_int(r->p, "ccu.invalidate"))
        r->banks.inv_valid = hdl_wire_later(h, "inv_valid", z->ncu * z->wbw);
    for (unsigned c = 0;
         c < z->ncu && r->banks.inv_valid && !params_int(r->p, "write_filter.enable"); c++)
        hdl_uncovered(r->banks.inv_valid, c * z->wbw, z->dports,
                      "without a filter the first results of a unit are taken");
    r->write.wid = r->io.wb_wid;
    r->write.reg = z->phys_tags ? r->io.wb_phys : r->io.wb_reg;
    r->write.near = r->io.wb_near;
    r->collect.given.reg = r->io.inst_reg;
    r->collect.given.near = r->io.inst_near;
    r->collect.fresh = r->collect.given;
    r->select.seen = (struct rf_seen){.free = r->select.givable,
                                      .owner_valid = r->collect.owner_valid,
                                      .owner_wid = r->collect.owner_wid,
                                      .any_valid = r->collect.any_valid};
    r->collect.results = (struct rf_results){.valid = r->banks.d_valid,
                                             .reg = r->banks.d_reg,
                                             .near = r->banks.d_near,
                                             .mask = r->banks.d_mask,
                                             .data = r->banks.d_data,
                                             .inv_valid = r->banks.inv_valid,
                                             .inv_reg = r->write.reg};
}

/* Whether the warp that is offered would be granted a unit, whatever inst_valid is. */
static sig would_get(struct rf *r, sig count)
{
    struct hdl *h = r->h;
    const struct sizes *z = &r->z;
    sig free = r->select.seen.free, wid = r->collect.fresh.wid;
    if (policy(r, "private"))
        return hdl_any(hdl_and(hdl_decode(wid, z->nw), free));
    sig own = hdl_wire(
        h, "own_unit",
        hdl_and(r->select.seen.owner_valid, hdl_matches(r->select.seen.owner_wid, z->widw, wid)));
    sig other = hdl_any(free);
    if (policy(r, "far_first")) {
        sig threshold = hdl_extend(r->io.sthld, 7);
        sig wait = params_is(r->p, "ccu_allocator.compare", "lt")
                       ? hdl_lt(count, threshold)
                       : hdl_not(hdl_lt(threshold, count));
        other = hdl_or(hdl_any(hdl_and(free, hdl_not(r->collect.near_any))),
                       hdl_and(other, hdl_not(wait)));
    }
    return hdl_mux(hdl_any(own), hdl_any(hdl_and(own, free)), other);
}

static void allocator(struct rf *r)
{
    struct hdl *h = r->h;
    sig count = r->io.wait_cnt;
    if (!r->select.sel)
        r->select.sel = hdl_wire(
            h, "wants_unit", hdl_gate(r->select.want, hdl_decode(r->collect.fresh.wid, r->z.nw)));
    hdl_rule(h, "RF-I1", "The selected warp is issued iff a unit is granted.");
    struct hdl_inst *i = hdl_inst(h, "u_alloc", block_ccu_allocator(r->d, r->p));
    hdl_bind(i, "free", r->select.seen.free);
    hdl_bind(i, "sel", r->select.sel);
    if (!policy(r, "private")) {
        hdl_bind(i, "owner_valid", r->select.seen.owner_valid);
        hdl_bind(i, "owner_wid", r->select.seen.owner_wid);
    }
    if (policy(r, "far_first")) {
        hdl_bind(i, "near_any", r->collect.near_any);
        hdl_bind(i, "sthld", r->io.sthld);
        hdl_bind(i, "waiting", r->io.waiting);
        hdl_bind(i, "replaced", r->io.replaced);
        if (r->io.wait_cnt)
            hdl_bind(i, "wait_cnt", r->io.wait_cnt);
        else if (r->io.inst_ready)
            count = rf_item_out(r, i, "cnt", "waited", 7);
        else
            hdl_unused(hdl_get(i, "cnt"));
    }
    if (r->io.inst_ready) {
        hdl_rule(h, "CS-R1", "Ready iff a unit is left for the warp; inst_valid is not looked at.");
        hdl_assign(r->io.inst_ready, would_get(r, count));
    }
    hdl_bind(i, "grant", r->select.grant);
    hdl_bind(i, "issue", r->select.gets);
}

static void results_in(struct rf *r, unsigned c, struct hdl_inst *i)
{
    const struct sizes *z = &r->z;
    const struct rf_results *at = &r->collect.results;
    unsigned n = z->dports;
    hdl_bind(i, "d_valid", hdl_bits(at->valid, c * n, n));
    hdl_bind(i, "d_reg", hdl_bits(at->reg, c * n * z->tagw, n * z->tagw));
    hdl_bind(i, "d_near", hdl_bits(at->near, c * n, n));
    hdl_bind(i, "d_mask", hdl_bits(at->mask, c * n * z->lanes, n * z->lanes));
    hdl_bind(i, "d_data", hdl_items(at->data, c * n, n, r->w));
    if (at->inv_valid) {
        hdl_bind(i, "inv_valid", hdl_bits(at->inv_valid, c * z->wbw, z->wbw));
        hdl_bind(i, "inv_reg", at->inv_reg);
    }
}

/* Output `port` of the unit as its bits of `all`, or left open where nobody asks. */
static void gather(struct rf *r, const char *port, const char *name, sig all, hdl_width w)
{
    struct hdl_inst *i = r->collect.collector[r->at];
    if (all)
        hdl_assign_bits(all, r->at * w, rf_item_out(r, i, port, name, w));
    else
        hdl_unused(hdl_get(i, port));
}

static void unit(struct rf *r)
{
    const struct sizes *z = &r->z;
    struct hdl_inst *i = r->collect.collector[r->at];
    if (r->collect.slot.unit) {
        hdl_bind(i, "alloc_reg", hdl_item(r->collect.slot.reg, r->at, z->nsrc * z->tagw));
        hdl_bind(i, "alloc_near", hdl_item(r->collect.slot.near, r->at, z->nsrc));
    } else {
        hdl_bind(i, "alloc_reg", r->collect.given.reg);
        hdl_bind(i, "alloc_near", r->collect.given.near);
    }
    sig fresh =
        r->collect.slot.fresh ? hdl_bit(r->collect.slot.fresh, r->at) : r->collect.given.fresh;
    if (fresh)
        hdl_bind(i, "alloc_fresh", fresh);
    if (r->io.exit)
        hdl_bind(i, "exit", r->io.exit);
    results_in(r, r->at, i);
    gather(r, "owner_valid", "owned", r->collect.owner_valid, 1);
    gather(r, "owner_wid", "owner", r->collect.owner_wid, z->widw);
    gather(r, "near_any", "near", r->collect.near_any, 1);
    if (params_is(r->p, "warp_scheduler.policy", "malekeh") &&
        params_is(r->p, "malekeh_scheduler.has_data", "any_valid"))
        gather(r, "any_valid", "filled", r->collect.any_valid, 1);
    gather(r, "rd_valid", "missing", r->collect.missing, z->nsrc);
}

static void units(struct rf *r)
{
    struct hdl *h = r->h;
    const struct sizes *z = &r->z;
    sig miss[z->ncu];
    hdl_group(h, "Caching collectors");
    r->collect.missing =
        hdl_shape(hdl_wire_later(h, "miss_by_unit", z->ncu * z->nsrc), "NCU", "NSRC");
    hdl_rule(h, "RF-M2", "An operand returns to the slot that asked.");
    rf_collectors(r, block_ccu(r->d, r->p));
    for (unsigned c = 0; c < z->ncu; c++)
        miss[c] = hdl_bits(r->collect.missing, c * z->nsrc, z->nsrc);
    hdl_rule(h, "RF-M1", "Operands that the CCU does not have are read.");
    hdl_assign(r->collect.push_src, hdl_or_n(z->ncu, miss));
    r->collect.asked = r->collect.given.src;
}

static void filter(struct rf *r)
{
    struct hdl *h = r->h;
    hdl_bind(r->banks.crossbar, "d_sel", r->banks.d_sel);
    hdl_bind(r->banks.crossbar, "d_data", r->banks.d_data);
    hdl_bind(r->banks.crossbar, "d_mask", r->banks.d_mask);
    hdl_rule(h, "RF-M3", "Accepted writes pass the write filter on their way to the D ports.");
    struct hdl_inst *i = hdl_inst(h, "u_write_filter", block_write_filter(r->d, r->p));
    hdl_bind(i, "acc_valid", r->write.ready);
    hdl_bind(i, "acc_wid", r->write.wid);
    hdl_bind(i, "acc_reg", r->write.reg);
    hdl_bind(i, "acc_near", r->write.near);
    hdl_bind(i, "owner_valid", r->collect.owner_valid);
    hdl_bind(i, "owner_wid", r->collect.owner_wid);
    hdl_bind(i, "d_valid", r->banks.d_valid);
    hdl_bind(i, "d_sel", r->banks.d_sel);
    hdl_bind(i, "d_reg", r->banks.d_reg);
    hdl_bind(i, "d_near", r->banks.d_near);
    if (r->banks.inv_valid)
        hdl_bind(i, "inv_valid", r->banks.inv_valid);
}

static void requests(struct rf *r)
{
    hdl_rule(r->h, "RF-C3", "operand requests = cache hits + bank reads + queued reads.");
    sig asked = hdl_gate(r->collect.given.valid, r->collect.asked);
    if (r->collect.again_valid) /* CCU-M6 */
        asked = hdl_cat(hdl_or(r->collect.again_valid, r->collect.again_hit), asked);
    hdl_counter(r->h, "cnt_operand_requests", hdl_popcount(asked), "operands given to the CCUs");
}

static void hits(struct rf *r)
{
    sig hit =
        hdl_gate(r->collect.given.valid, hdl_and(r->collect.asked, hdl_not(r->collect.push_src)));
    if (r->collect.again_hit)
        hit = hdl_cat(r->collect.again_hit, hit);
    hdl_counter(r->h, "cnt_cache_hits", hdl_popcount(hit),
                "operands that are not read from a bank");
}

const struct rf_part rf_part_ccu = {
    .name = "ccu",
    .present = present,
    .hook = {[RF_CHILDREN] = children,
             [RF_PORTS] = ports,
             [RF_WIRES] = wires,
             [RF_SELECT] = allocator,
             [RF_COLLECT] = units,
             [RF_UNIT] = unit,
             [RF_MOVE] = filter,
             [RF_COUNT_IN] = requests,
             [RF_COUNT_OUT] = hits,
             [RF_PROPERTIES] = props_regfile_ccu},
};
