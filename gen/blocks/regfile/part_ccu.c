/* Part of the composition: caching collector units, their allocator, and the filter through which
 * results enter them. */
#include "gen/blocks/regfile/regfile.h"

#include "gen/blocks/cars/props_cars.h"
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
    r->summary = "Banked register file with caching collector units.";
    r->unit = "ccu";
    r->caches = true;
    block_ccu_allocator(r->d, r->p);
    block_ccu(r->d, r->p);
    block_write_filter(r->d, r->p);
}

static void ports(struct rf *r)
{
    struct hdl *h = r->h;
    const struct sizes *z = &r->z;
    r->inst_reg = hdl_input(h, "inst_reg", z->nsrc * (r->renames ? REGW : z->tagw),
                            "[k] same-cycle answer: architectural register");
    r->inst_near = hdl_input(h, "inst_near", z->nsrc, "its reuse is near");
    r->wb_wid = hdl_input(h, "wb_wid", z->wbw * z->widw, "[i] warp of the result");
    if (!z->phys_tags)
        r->wb_reg = hdl_input(h, "wb_reg", z->wbw * z->tagw, "[i] its architectural register");
    r->wb_near = hdl_input(h, "wb_near", z->wbw, "its reuse is near");
    if (params_int(r->p, "ccu.exit_flush"))
        r->exit = hdl_input(h, "exit", z->nw, "warp w has ended, all it issued is finished");
    if (!policy(r, "far_first"))
        return;
    r->sthld = hdl_input(h, "sthld", 6, "waiting threshold");
    if (params_is(r->p, "ccu_allocator.scope", "sm"))
        r->wait_cnt = hdl_input(h, "wait_cnt", 7, "waiting counter of the SM");
    r->waiting = hdl_output(h, "waiting", 1, "the selected warp waits for a CCU");
    r->replaced = hdl_output(h, "replaced", 1, "a CCU with a near value is taken");
}

static void wires(struct rf *r)
{
    struct hdl *h = r->h;
    const struct sizes *z = &r->z;
    unsigned np = z->ncu * z->dports;
    r->queued = "The operands that the CCU does not have are queued in the cycle it is given.";
    r->owner_valid = hdl_wire_later(h, "owner_valid", z->ncu);
    r->owner_wid = hdl_wire_later(h, "owner_wid", z->ncu * z->widw);
    if (policy(r, "far_first"))
        r->near_any = hdl_wire_later(h, "near_any", z->ncu);
    r->owners_asked |= !policy(r, "private");
    r->push_src = hdl_wire_later(h, "miss", z->nsrc);
    r->d_valid = hdl_wire_later(h, "d_valid", np);
    r->d_sel = hdl_wire_later(h, "d_sel", np * z->wbw);
    r->d_reg = hdl_wire_later(h, "d_reg", np * z->tagw);
    r->d_near = hdl_wire_later(h, "d_near", np);
    r->d_data = hdl_wire_later(h, "d_data", hdl_times(r->w, np));
    r->d_mask = hdl_wire_later(h, "d_mask", np * z->lanes);
    if (params_int(r->p, "ccu.invalidate"))
        r->inv_valid = hdl_wire_later(h, "inv_valid", z->ncu * z->wbw);
    for (unsigned c = 0; c < z->ncu && r->inv_valid && !params_int(r->p, "write_filter.enable");
         c++)
        hdl_uncovered(r->inv_valid, c * z->wbw, z->dports,
                      "without a filter the first results of a unit are taken");
    r->wr_wid = r->wb_wid;
    r->wr_reg = z->phys_tags ? r->wb_phys : r->wb_reg;
    r->wr_near = r->wb_near;
    r->given.reg = r->inst_reg;
    r->given.near = r->inst_near;
    r->fresh = r->given;
    r->seen = (struct rf_seen){.free = r->givable,
                               .owner_valid = r->owner_valid,
                               .owner_wid = r->owner_wid,
                               .any_valid = r->any_valid};
    r->results = (struct rf_results){.valid = r->d_valid,
                                     .reg = r->d_reg,
                                     .near = r->d_near,
                                     .mask = r->d_mask,
                                     .data = r->d_data,
                                     .inv_valid = r->inv_valid,
                                     .inv_reg = r->wr_reg};
}

static void allocator(struct rf *r)
{
    struct hdl *h = r->h;
    if (!r->sel)
        r->sel = hdl_wire(h, "sel", hdl_gate(r->want, hdl_decode(r->fresh.wid, r->z.nw)));
    hdl_rule(h, "RF-I1", "The selected warp is issued iff a unit is granted.");
    struct hdl_inst *i = hdl_inst(h, "u_alloc", block_ccu_allocator(r->d, r->p));
    hdl_bind(i, "free", r->seen.free);
    hdl_bind(i, "sel", r->sel);
    if (!policy(r, "private")) {
        hdl_bind(i, "owner_valid", r->seen.owner_valid);
        hdl_bind(i, "owner_wid", r->seen.owner_wid);
    }
    if (policy(r, "far_first")) {
        hdl_bind(i, "near_any", r->near_any);
        hdl_bind(i, "sthld", r->sthld);
        hdl_bind(i, "waiting", r->waiting);
        hdl_bind(i, "replaced", r->replaced);
        if (r->wait_cnt)
            hdl_bind(i, "wait_cnt", r->wait_cnt);
        else
            hdl_unused(hdl_get(i, "cnt"));
    }
    hdl_bind(i, "grant", r->grant);
    hdl_bind(i, "issue", r->gets);
}

static void results_in(struct rf *r, unsigned c, struct hdl_inst *i)
{
    const struct sizes *z = &r->z;
    const struct rf_results *at = &r->results;
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
    struct hdl_inst *i = r->collector[r->at];
    if (all)
        hdl_assign_bits(all, r->at * w, rf_item_out(r, i, port, name, w));
    else
        hdl_unused(hdl_get(i, port));
}

static void unit(struct rf *r)
{
    const struct sizes *z = &r->z;
    struct hdl_inst *i = r->collector[r->at];
    if (r->slot.unit) {
        hdl_bind(i, "alloc_reg", hdl_item(r->slot.reg, r->at, z->nsrc * z->tagw));
        hdl_bind(i, "alloc_near", hdl_item(r->slot.near, r->at, z->nsrc));
    } else {
        hdl_bind(i, "alloc_reg", r->given.reg);
        hdl_bind(i, "alloc_near", r->given.near);
    }
    sig fresh = r->slot.fresh ? hdl_bit(r->slot.fresh, r->at) : r->given.fresh;
    if (fresh)
        hdl_bind(i, "alloc_fresh", fresh);
    if (r->exit)
        hdl_bind(i, "exit", r->exit);
    results_in(r, r->at, i);
    gather(r, "owner_valid", "owned", r->owner_valid, 1);
    gather(r, "owner_wid", "owner", r->owner_wid, z->widw);
    gather(r, "near_any", "near", r->near_any, 1);
    if (r->any_valid)
        gather(r, "any_valid", "filled", r->any_valid, 1);
    gather(r, "rd_valid", "missing", r->missing, z->nsrc);
}

static void units(struct rf *r)
{
    struct hdl *h = r->h;
    const struct sizes *z = &r->z;
    sig miss[z->ncu];
    hdl_group(h, "Caching collectors");
    r->missing = hdl_wire_later(h, "miss_by_unit", z->ncu * z->nsrc);
    hdl_rule(h, "RF-M2", "An operand returns to the slot that asked.");
    rf_collectors(r, block_ccu(r->d, r->p));
    for (unsigned c = 0; c < z->ncu; c++)
        miss[c] = hdl_bits(r->missing, c * z->nsrc, z->nsrc);
    hdl_rule(h, "RF-M1", "Operands that the CCU does not have are read.");
    hdl_assign(r->push_src, hdl_or_n(z->ncu, miss));
    r->asked = r->given.src;
}

static void filter(struct rf *r)
{
    struct hdl *h = r->h;
    hdl_bind(r->crossbar, "d_sel", r->d_sel);
    hdl_bind(r->crossbar, "d_data", r->d_data);
    hdl_bind(r->crossbar, "d_mask", r->d_mask);
    hdl_rule(h, "RF-M3", "Accepted writes pass the write filter on their way to the D ports.");
    struct hdl_inst *i = hdl_inst(h, "u_write_filter", block_write_filter(r->d, r->p));
    hdl_bind(i, "acc_valid", r->wr_ready);
    hdl_bind(i, "acc_wid", r->wr_wid);
    hdl_bind(i, "acc_reg", r->wr_reg);
    hdl_bind(i, "acc_near", r->wr_near);
    hdl_bind(i, "owner_valid", r->owner_valid);
    hdl_bind(i, "owner_wid", r->owner_wid);
    hdl_bind(i, "d_valid", r->d_valid);
    hdl_bind(i, "d_sel", r->d_sel);
    hdl_bind(i, "d_reg", r->d_reg);
    hdl_bind(i, "d_near", r->d_near);
    if (r->inv_valid)
        hdl_bind(i, "inv_valid", r->inv_valid);
}

static void requests(struct rf *r)
{
    hdl_rule(r->h, "RF-C3", "operand requests = cache hits + bank reads + queued reads.");
    sig asked = hdl_gate(r->given.valid, r->asked);
    if (r->again_valid) /* CCU-M6 */
        asked = hdl_cat(hdl_or(r->again_valid, r->again_hit), asked);
    hdl_counter(r->h, "cnt_operand_requests", hdl_popcount(asked), "operands given to the CCUs");
}

static void hits(struct rf *r)
{
    sig hit = hdl_gate(r->given.valid, hdl_and(r->asked, hdl_not(r->push_src)));
    if (r->again_hit)
        hit = hdl_cat(r->again_hit, hit);
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
