/* regfile with caching collectors: scheduler, allocator, CCUs and write filter. */
#include "gen/blocks/regfile/regfile.h"

static bool policy(const struct rf *r, const char *word)
{
    return params_is(r->p, "ccu_allocator.policy", word);
}

static bool malekeh(const struct rf *r)
{
    return params_is(r->p, "warp_scheduler.policy", "malekeh");
}

static bool shows_any_valid(const struct rf *r)
{
    return malekeh(r) && params_is(r->p, "malekeh_scheduler.has_data", "any_valid");
}

void rf_ccu_children(struct rf *r)
{
    if (malekeh(r))
        block_malekeh_scheduler(r->d, r->p);
    else
        block_warp_scheduler(r->d, r->p);
    block_ccu_allocator(r->d, r->p);
    block_ccu(r->d, r->p);
    block_write_filter(r->d, r->p);
}

void rf_ccu_ports(struct rf *r)
{
    struct hdl *h = r->h;
    const struct sizes *z = &r->z;
    bool waits = policy(r, "far_first");
    r->inst_reg = hdl_input(h, "inst_reg", z->nsrc * z->tagw,
                            "[k] same-cycle answer: architectural register");
    r->inst_near = hdl_input(h, "inst_near", z->nsrc, "its reuse is near");
    r->wb_wid = hdl_input(h, "wb_wid", z->wbw * z->widw, "[i] warp of the result");
    r->wb_reg = hdl_input(h, "wb_reg", z->wbw * z->tagw, "[i] its architectural register");
    r->wb_near = hdl_input(h, "wb_near", z->wbw, "its reuse is near");
    if (params_int(r->p, "ccu.exit_flush"))
        r->exit = hdl_input(h, "exit", z->nw, "warp w has ended, all it issued is finished");
    if (!waits)
        return;
    r->sthld = hdl_input(h, "sthld", 6, "waiting threshold");
    if (params_is(r->p, "ccu_allocator.scope", "sm"))
        r->wait_cnt = hdl_input(h, "wait_cnt", 7, "waiting counter of the SM");
    r->waiting = hdl_output(h, "waiting", 1, "the selected warp waits for a CCU");
    r->replaced = hdl_output(h, "replaced", 1, "a CCU with a near value is taken");
}

void rf_ccu_wires(struct rf *r)
{
    struct hdl *h = r->h;
    const struct sizes *z = &r->z;
    unsigned np = z->ncu * z->dports;
    r->owner_valid = hdl_wire_later(h, "owner_valid", z->ncu);
    r->owner_wid = hdl_wire_later(h, "owner_wid", z->ncu * z->widw);
    if (policy(r, "far_first"))
        r->near_any = hdl_wire_later(h, "near_any", z->ncu);
    if (shows_any_valid(r))
        r->any_valid = hdl_wire_later(h, "any_valid", z->ncu);
    r->d_valid = hdl_wire_later(h, "d_valid", np);
    r->d_sel = hdl_wire_later(h, "d_sel", np * z->wbw);
    r->d_reg = hdl_wire_later(h, "d_reg", np * z->tagw);
    r->d_near = hdl_wire_later(h, "d_near", np);
    r->d_data = hdl_wire_later(h, "d_data", hdl_times(r->w, np));
    r->d_mask = hdl_wire_later(h, "d_mask", np * z->lanes);
    if (params_int(r->p, "ccu.invalidate"))
        r->inv_valid = hdl_wire_later(h, "inv_valid", z->ncu * z->wbw);
}

/* Taken in every cycle: whether a warp is issued is known too late to choose. */
static sig held(struct rf *r, const char *name, sig next, const char *doc)
{
    sig q = hdl_reg(r->h, name, hdl_width_of(next), NULL, doc);
    hdl_next(q, next);
    return q;
}

/* RF-P1: one cycle later. */
static struct given stage(struct rf *r, const struct given *now)
{
    struct hdl *h = r->h;
    struct given g;
    hdl_group(h, "Issue stage");
    g.unit = hdl_reg(h, "held_unit", r->z.ncu, hdl_zero(h, r->z.ncu), "unit granted a cycle ago");
    hdl_rule(h, "RF-P1", "The granted unit and its instruction are held for one cycle.");
    hdl_next(g.unit, now->unit);
    g.wid = held(r, "held_wid", now->wid, "its warp");
    g.meta = held(r, "held_meta", now->meta, "metadata");
    g.src = held(r, "held_src_valid", now->src, "source operands");
    g.reg = held(r, "held_reg", now->reg, "their architectural registers");
    g.near = held(r, "held_near", now->near, "their reuse is near");
    g.phys = held(r, "held_phys", now->phys, "their physical registers");
    return g;
}

static sig scheduler(struct rf *r, sig owner_valid, sig owner_wid, sig any_valid, sig free)
{
    struct hdl *h = r->h;
    const struct sizes *z = &r->z;
    struct hdl_inst *i;
    sig sel = hdl_wire_later(h, "sel", z->nw);
    if (malekeh(r)) {
        i = hdl_inst(h, "u_sched_0", block_malekeh_scheduler(r->d, r->p));
        hdl_bind(i, "owner_valid", owner_valid);
        hdl_bind(i, "owner_wid", owner_wid);
        if (any_valid)
            hdl_bind(i, "any_valid", any_valid);
        if (params_int(r->p, "malekeh_scheduler.retry"))
            hdl_bind(i, "free", free);
        hdl_bind(i, "sel", sel);
    } else {
        i = hdl_inst(h, "u_sched_0", block_warp_scheduler(r->d, r->p));
        hdl_assign(sel, hdl_gate(r->sel_valid, hdl_decode(r->sel_wid, z->nw)));
    }
    hdl_bind(i, "ready", r->warp_ready);
    if (z->ages) {
        hdl_bind(i, "launch_valid", r->launch_valid);
        hdl_bind(i, "launch_wid", r->launch_wid);
    }
    hdl_bind(i, "issue", r->issue);
    hdl_bind(i, "sel_valid", r->sel_valid);
    hdl_bind(i, "sel_wid", r->sel_wid);
    return sel;
}

static void allocator(struct rf *r, sig sel, sig owner_valid, sig owner_wid, sig free)
{
    struct hdl_inst *i = hdl_inst(r->h, "u_alloc", block_ccu_allocator(r->d, r->p));
    hdl_bind(i, "free", free);
    hdl_bind(i, "sel", sel);
    if (!policy(r, "private")) {
        hdl_bind(i, "owner_valid", owner_valid);
        hdl_bind(i, "owner_wid", owner_wid);
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
    hdl_bind(i, "issue", r->issue);
}

static struct given given_now(const struct rf *r)
{
    return (struct given){r->grant,    r->sel_wid,   r->inst_meta, r->inst_src,
                          r->inst_reg, r->inst_near, r->inst_phys};
}

/* Owner of unit c as scheduler and allocator see it: a register, not the CCU's own behind a choice,
 * because their path is long. */
static void owner_ahead(struct rf *r, const struct given *g, unsigned c, sig *valid, sig *wid)
{
    struct hdl *h = r->h;
    const struct sizes *z = &r->z;
    *valid = hdl_reg(h, hdl_fmt(h, "owned_ahead_%u", c), 1, hdl_zero(h, 1), "unit c has an owner");
    *wid = hdl_reg(h, hdl_fmt(h, "owner_ahead_%u", c), z->widw, hdl_zero(h, z->widw), "that warp");
    hdl_when(hdl_bit(r->grant, c))
    {
        hdl_next(*valid, hdl_ones(h, 1));
        hdl_next(*wid, r->sel_wid);
    }
    if (!r->exit)
        return;
    sig ends =
        hdl_and(hdl_not(hdl_bit(g->unit, c)), hdl_any(hdl_and(r->exit, hdl_decode(*wid, z->nw))));
    hdl_else_when(h, ends)
    {
        hdl_next(*valid, hdl_zero(h, 1));
        hdl_next(*wid, hdl_zero(h, z->widw));
    }
}

/* With the stage the scheduler and the allocator see the held unit as busy and owned by the new
 * warp, without valid entries. */
static void ahead_of_stage(struct rf *r, const struct given *g, sig *owner_valid, sig *owner_wid,
                           sig *any_valid, sig *free)
{
    struct hdl *h = r->h;
    const struct sizes *z = &r->z;
    hdl_rule(h, "RF-P1", "A held unit is busy and belongs to its new warp.");
    *free = hdl_wire(h, "free_seen", hdl_and(r->free, hdl_not(g->unit)));
    if (policy(r, "private") && !malekeh(r))
        return;
    sig valid[z->ncu], wid[z->ncu];
    for (unsigned c = 0; c < z->ncu; c++)
        owner_ahead(r, g, c, &valid[c], &wid[c]);
    *owner_valid = hdl_pack(z->ncu, valid);
    *owner_wid = hdl_pack(z->ncu, wid);
    if (r->any_valid)
        *any_valid = hdl_wire(h, "any_valid_seen", hdl_and(r->any_valid, hdl_not(g->unit)));
}

static void collectors(struct rf *r, const struct given *g);

void rf_ccu_issue(struct rf *r)
{
    struct given now = given_now(r), g = now;
    sig owner_valid = r->owner_valid, owner_wid = r->owner_wid, any_valid = r->any_valid,
        free = r->free;
    if (r->z.stage) {
        g = stage(r, &now);
        ahead_of_stage(r, &g, &owner_valid, &owner_wid, &any_valid, &free);
    }
    r->owner_valid_seen = owner_valid;
    r->owner_wid_seen = owner_wid;
    hdl_group(r->h, "Selection");
    hdl_rule(r->h, "RF-I1", "The selected warp is issued iff a unit is granted.");
    allocator(r, scheduler(r, owner_valid, owner_wid, any_valid, free), owner_valid, owner_wid,
              free);
    hdl_group(r->h, "Caching collectors");
    collectors(r, &g);
}

/* Units whose results of this cycle are lost: the unit goes to another warp, or its owner ends. */
static sig losers(struct rf *r, const struct given *g)
{
    const struct sizes *z = &r->z;
    sig lost[z->ncu];
    for (unsigned c = 0; c < z->ncu; c++) {
        sig wid = hdl_bits(r->owner_wid, c * z->widw, z->widw);
        lost[c] = hdl_and(hdl_bit(g->unit, c),
                          hdl_or(hdl_not(hdl_bit(r->owner_valid, c)), hdl_ne(wid, g->wid)));
        if (r->exit)
            lost[c] = hdl_or(lost[c], hdl_any(hdl_and(r->exit, hdl_decode(wid, z->nw))));
    }
    return hdl_wire(r->h, "lost", hdl_pack(z->ncu, lost));
}

static sig result_reg(struct rf *r, const char *name, sig next, bool reset, const char *doc)
{
    hdl_width w = hdl_width_of(next);
    sig q = hdl_reg(r->h, name, w, reset ? hdl_zero(r->h, w) : NULL, doc);
    hdl_next(q, next);
    return q;
}

/* RF-P2: with the issue stage the results wait for one cycle too. */
static struct results results(struct rf *r, const struct given *g)
{
    struct hdl *h = r->h;
    const struct sizes *z = &r->z;
    struct results now = {r->d_valid, r->d_reg,     r->d_near, r->d_mask,
                          r->d_data,  r->inv_valid, r->wb_reg};
    if (!z->stage)
        return now;
    sig lost = losers(r, g), d[z->ncu * z->dports], inv[z->ncu * z->wbw];
    for (unsigned i = 0; i < z->ncu * z->dports; i++)
        d[i] = hdl_not(hdl_bit(lost, i / z->dports));
    for (unsigned i = 0; i < z->ncu * z->wbw; i++)
        inv[i] = hdl_not(hdl_bit(lost, i / z->wbw));
    hdl_rule(h, "RF-P2", "Results are held for one cycle; a flush or an exit drops them.");
    struct results q;
    q.valid = result_reg(r, "held_d_valid", hdl_and(r->d_valid, hdl_pack(z->ncu * z->dports, d)),
                         true, "D port j of unit c takes a result");
    q.reg = result_reg(r, "held_d_reg", r->d_reg, false, "its register");
    q.near = result_reg(r, "held_d_near", r->d_near, false, "its reuse is near");
    q.mask = result_reg(r, "held_d_mask", r->d_mask, false, "its lanes");
    q.data = result_reg(r, "held_d_data", r->d_data, false, "its data");
    q.inv_valid = q.inv_reg = NULL;
    if (r->inv_valid) {
        q.inv_valid =
            result_reg(r, "held_inv_valid", hdl_and(r->inv_valid, hdl_pack(z->ncu * z->wbw, inv)),
                       true, "write port i wrote a register past unit c");
        q.inv_reg = result_reg(r, "held_inv_reg", r->wb_reg, false, "that register");
    }
    return q;
}

static void collectors(struct rf *r, const struct given *g)
{
    struct results at = results(r, g);
    r->given = *g;
    r->results = at;
    struct hdl *h = r->h;
    const struct sizes *z = &r->z;
    unsigned n = z->ncu, nd = z->dports;
    struct hdl *child = block_ccu(r->d, r->p);
    sig idle[n], complete[n], ov[n], ow[n], near[n], any[n], miss[n], dw[n], dm[n], ds[n], dd[n];
    for (unsigned c = 0; c < n; c++) {
        if (c == 0)
            hdl_rule(h, "RF-I1", "The granted unit takes the instruction.");
        struct hdl_inst *i = r->unit[c] = hdl_inst(h, hdl_fmt(h, "u_ccu_%u", c), child);
        hdl_bind(i, "alloc_valid", hdl_bit(g->unit, c));
        idle[c] = rf_item_out(r, i, "alloc_ready", hdl_fmt(h, "ccu_%u_free", c), 1);
        hdl_bind(i, "alloc_wid", g->wid);
        hdl_bind(i, "alloc_meta", g->meta);
        hdl_bind(i, "alloc_src_valid", g->src);
        hdl_bind(i, "alloc_reg", g->reg);
        hdl_bind(i, "alloc_near", g->near);
        if (z->stage) {
            hdl_bind(i, "look_src_valid", r->inst_src);
            hdl_bind(i, "look_reg", r->inst_reg);
        }
        miss[c] = rf_item_out(r, i, "rd_valid", hdl_fmt(h, "ccu_%u_miss", c), z->nsrc);
        ov[c] = rf_item_out(r, i, "owner_valid", hdl_fmt(h, "ccu_%u_owned", c), 1);
        ow[c] = rf_item_out(r, i, "owner_wid", hdl_fmt(h, "ccu_%u_owner", c), z->widw);
        if (r->near_any)
            near[c] = rf_item_out(r, i, "near_any", hdl_fmt(h, "ccu_%u_near", c), 1);
        else
            hdl_unused(hdl_get(i, "near_any"));
        if (r->any_valid)
            any[c] = rf_item_out(r, i, "any_valid", hdl_fmt(h, "ccu_%u_any_valid", c), 1);
        if (r->exit)
            hdl_bind(i, "exit", r->exit);
        hdl_bind(i, "s_valid", hdl_bit(r->s_valid, c));
        if (c == 0)
            hdl_rule(h, "RF-M2", "An operand returns to the slot that asked.");
        if (r->z.nsrc > 1)
            hdl_bind(i, "s_slot", hdl_bits(r->s_slot, c * z->slotw, z->slotw));
        hdl_bind(i, "s_data", hdl_item(r->s_data, c, r->w));
        hdl_bind(i, "d_valid", hdl_bits(at.valid, c * nd, nd));
        hdl_bind(i, "d_reg", hdl_bits(at.reg, c * nd * z->tagw, nd * z->tagw));
        hdl_bind(i, "d_near", hdl_bits(at.near, c * nd, nd));
        hdl_bind(i, "d_mask", hdl_bits(at.mask, c * nd * z->lanes, nd * z->lanes));
        hdl_bind(i, "d_data", hdl_items(at.data, c * nd, nd, r->w));
        if (r->inv_valid) {
            hdl_bind(i, "inv_valid", hdl_bits(at.inv_valid, c * z->wbw, z->wbw));
            hdl_bind(i, "inv_reg", at.inv_reg);
        }
        complete[c] = rf_item_out(r, i, "disp_cand", hdl_fmt(h, "ccu_%u_cand", c), 1);
        hdl_bind(i, "disp_sel", hdl_bit(r->disp_sel, c));
        hdl_bind(i, "disp_take", hdl_bit(r->take, c));
        dw[c] = rf_item_out(r, i, "disp_wid", hdl_fmt(h, "ccu_%u_wid", c), z->widw);
        dm[c] = rf_item_out(r, i, "disp_meta", hdl_fmt(h, "ccu_%u_meta", c), r->meta_w);
        ds[c] = rf_item_out(r, i, "disp_src_valid", hdl_fmt(h, "ccu_%u_src_valid", c), z->nsrc);
        dd[c] =
            rf_item_out(r, i, "disp_data", hdl_fmt(h, "ccu_%u_data", c), hdl_times(r->w, z->nsrc));
    }
    hdl_assign(r->free, hdl_pack(n, idle));
    hdl_assign(r->cand, hdl_pack(n, complete));
    hdl_assign(r->owner_valid, hdl_pack(n, ov));
    hdl_assign(r->owner_wid, hdl_pack(n, ow));
    if (r->near_any)
        hdl_assign(r->near_any, hdl_pack(n, near));
    if (r->any_valid)
        hdl_assign(r->any_valid, hdl_pack(n, any));
    hdl_rule(h, "RF-M1",
             "Operands that the CCU does not have are queued in the cycle it is given.");
    r->ask = g->src;
    r->miss = hdl_wire(h, "miss", hdl_or_n(n, miss));
    r->push_valid = r->z.stage ? hdl_any(g->unit) : r->issue;
    r->push_cu = g->unit;
    r->push_src = r->miss;
    r->push_phys = g->phys;
    hdl_rule(h, "RF-D1", "OR over the CCUs, each gated by its disp_sel.");
    hdl_assign(r->disp_wid, hdl_or_n(n, dw));
    hdl_assign(r->disp_meta, hdl_or_n(n, dm));
    hdl_assign(r->disp_src, hdl_or_n(n, ds));
    hdl_assign(r->disp_data, hdl_or_n(n, dd));
}

void rf_ccu_results(struct rf *r)
{
    struct hdl *h = r->h;
    hdl_rule(h, "RF-M3", "Accepted writes pass the write filter on their way to the D ports.");
    struct hdl_inst *i = hdl_inst(h, "u_write_filter", block_write_filter(r->d, r->p));
    hdl_bind(i, "acc_valid", r->wb_ready);
    hdl_bind(i, "acc_wid", r->wb_wid);
    hdl_bind(i, "acc_reg", r->wb_reg);
    hdl_bind(i, "acc_near", r->wb_near);
    hdl_bind(i, "owner_valid", r->owner_valid);
    hdl_bind(i, "owner_wid", r->owner_wid);
    hdl_bind(i, "d_valid", r->d_valid);
    hdl_bind(i, "d_sel", r->d_sel);
    hdl_bind(i, "d_reg", r->d_reg);
    hdl_bind(i, "d_near", r->d_near);
    if (r->inv_valid)
        hdl_bind(i, "inv_valid", r->inv_valid);
}

void rf_ccu_requests(struct rf *r)
{
    hdl_rule(r->h, "RF-C3", "operand requests = cache hits + bank reads + queued reads.");
    hdl_counter(r->h, "cnt_operand_requests", hdl_popcount(hdl_gate(r->push_valid, r->ask)),
                "operands given to the CCUs");
}

void rf_ccu_hits(struct rf *r)
{
    sig hits = hdl_gate(r->push_valid, hdl_and(r->ask, hdl_not(r->miss)));
    hdl_counter(r->h, "cnt_cache_hits", hdl_popcount(hits),
                "operands that are not read from a bank");
}
