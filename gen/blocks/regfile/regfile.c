/* regfile: the composition. Signals are named as the ports that drive them. */
#include "gen/blocks/regfile/regfile.h"
#include "gen/blocks/props.h"

static void ports(struct rf *r)
{
    struct hdl *h = r->h;
    const struct sizes *z = &r->z;
    unsigned nop = z->nsched * z->nsrc;
    r->warp_ready = hdl_input(h, "warp_ready", z->nw, "warp w can issue; stays until issued");
    if (z->ages) {
        r->launch_valid = hdl_input(h, "launch_valid", z->nsched, "a warp starts in scheduler s");
        r->launch_wid = hdl_input(h, "launch_wid", z->nsched * z->lwidw, "[s] its local slot");
    }
    r->sel_valid = hdl_output(h, "sel_valid", z->nsched, "scheduler s has selected a warp");
    r->sel_wid = hdl_output(h, "sel_wid", z->nsched * z->lwidw, "[s] its local index, or zero");
    r->inst_src = hdl_input(h, "inst_src_valid", nop, "[s] same-cycle answer: source operands");
    r->inst_phys = hdl_input(h, "inst_phys", nop * z->physw, "[s][k] their physical registers");
    r->inst_meta = hdl_input(h, "inst_meta", hdl_times(r->meta_w, z->nsched), "[s] metadata");
    r->issue = hdl_output(h, "issue", z->nsched, "the selected warp is issued");
    if (z->steal) {
        r->cand_valid = hdl_output(h, "cand_valid", z->nsched, "scheduler s has a candidate");
        r->cand_wid = hdl_output(h, "cand_wid", z->nsched * z->lwidw, "[s] its local index");
        r->cand_src = hdl_input(h, "cand_src_valid", nop, "[s] same-cycle answer for cand_wid");
        r->cand_phys = hdl_input(h, "cand_phys", nop * z->physw, "[s][k] physical registers");
    }
    r->wb_valid = hdl_input(h, "wb_valid", z->wbw, "write-back request");
    r->wb_ready = hdl_output(h, "wb_ready", z->wbw, "written in this cycle");
    r->wb_phys = hdl_input(h, "wb_phys", z->wbw * z->physw, "[i] register");
    r->wb_mask = hdl_input(h, "wb_mask", z->wbw * z->lanes, "[i] lanes");
    r->wb_data = hdl_input(h, "wb_data", hdl_times(r->w, z->wbw), "[i] data");
    r->disp_valid = hdl_output(h, "disp_valid", z->ndisp, "instruction with all operands leaves");
    r->disp_ready = hdl_input(h, "disp_ready", z->ndisp, "it is taken");
    r->disp_wid = hdl_output(h, "disp_wid", z->ndisp * z->widw, "[p] warp number (not local)");
    r->disp_meta = hdl_output(h, "disp_meta", hdl_times(r->meta_w, z->ndisp), "[p] metadata");
    r->disp_src = hdl_output(h, "disp_src_valid", z->ndisp * z->nsrc, "[p] slots present");
    r->disp_data = hdl_output(h, "disp_data", hdl_times(r->w, z->ndisp * z->nsrc),
                              "[p][slot] operands, absent ones are zero");
    if (z->ccu)
        rf_ccu_ports(r);
}

static void wires(struct rf *r)
{
    struct hdl *h = r->h;
    const struct sizes *z = &r->z;
    r->free = hdl_wire_later(h, "free", z->ncu);
    r->cand = hdl_wire_later(h, "cand", z->ncu);
    r->grant = hdl_wire_later(h, "grant", z->nsched * z->ncu);
    if (!z->ccu)
        r->avail = hdl_wire_later(h, "avail", z->nsched);
    r->older = hdl_wire_later(h, "older", z->ncu * z->ncu);
    if (z->steal) {
        r->force_valid = hdl_wire_later(h, "force_valid", z->nsched);
        r->force_wid = hdl_wire_later(h, "force_wid", z->nsched * z->lwidw);
        r->stolen = hdl_wire_later(h, "stolen", z->nsched * z->nsrc);
        r->bank_busy = hdl_wire_later(h, "bank_busy", z->nbank);
        r->steal_valid = hdl_wire_later(h, "steal_valid", z->nbank);
        r->steal_row = hdl_wire_later(h, "steal_row", z->nbank * z->roww);
        r->steal_sched = hdl_wire_later(h, "steal_sched", z->nbank * z->nsched);
        r->steal_slot = hdl_wire_later(h, "steal_slot", z->nbank * z->nsrc);
    }
    r->bank_en = hdl_wire_later(h, "bank_en", z->nbank);
    r->bank_we = hdl_wire_later(h, "bank_we", z->nbank);
    r->bank_row = hdl_wire_later(h, "bank_row", z->nbank * z->roww);
    r->wr_sel = hdl_wire_later(h, "wr_sel", z->nbank * z->wbw);
    r->rd_sel = hdl_wire_later(h, "rd_sel", z->nt * z->nbank);
    r->s_valid = hdl_wire_later(h, "s_valid", z->nt);
    if (z->sports < z->nsrc)
        r->s_slot = hdl_wire_later(h, "s_slot", z->nt * z->slotw);
    r->bank_wdata = hdl_wire_later(h, "bank_wdata", hdl_times(r->w, z->nbank));
    r->bank_wmask = hdl_wire_later(h, "bank_wmask", z->nbank * z->lanes);
    r->s_data = hdl_wire_later(h, "s_data", hdl_times(r->w, z->nt));
    r->disp_sel = hdl_wire_later(h, "disp_sel", z->ndisp * z->ncu);
    r->take = hdl_wire_later(h, "take", z->ncu);
    if (z->ccu)
        rf_ccu_wires(r);
}

sig rf_item_out(struct rf *r, struct hdl_inst *i, const char *port, const char *name, hdl_width w)
{
    sig s = hdl_wire_later(r->h, name, w);
    hdl_bind(i, port, s);
    return s;
}

/* Whether scheduler s is granted a collector: it wants one, and more are free than lower schedulers
 * want. The same as looking at the grant, but it need not wait for the choice of the collector. */
static sig issues(struct rf *r, unsigned s)
{
    sig want = hdl_bit(r->sel_valid, s);
    if (s == 0)
        return hdl_and(want, hdl_bit(r->avail, 0));
    sig lower = hdl_popcount(hdl_low(r->sel_valid, s)), left = hdl_zero(r->h, 1);
    for (unsigned k = 0; k <= s; k++)
        left = hdl_or(left, hdl_and(hdl_eq_const(lower, k), hdl_bit(r->avail, k)));
    return hdl_and(want, left);
}

static void schedulers(struct rf *r)
{
    struct hdl *h = r->h;
    const struct sizes *z = &r->z;
    struct hdl *child = block_warp_scheduler(r->d, r->p);
    sig sv[z->nsched], sw[z->nsched], cv[z->nsched], cw[z->nsched], is[z->nsched];
    for (unsigned s = 0; s < z->nsched; s++) {
        struct hdl_inst *i = hdl_inst(h, hdl_fmt(h, "u_sched_%u", s), child);
        hdl_bind(i, "ready", hdl_bits(r->ready, s * z->n, z->n));
        if (z->ages) {
            hdl_bind(i, "launch_valid", hdl_bit(r->launch_valid, s));
            hdl_bind(i, "launch_wid", hdl_bits(r->launch_wid, s * z->lwidw, z->lwidw));
        }
        hdl_bind(i, "issue", hdl_bit(r->issue, s));
        sv[s] = rf_item_out(r, i, "sel_valid", hdl_fmt(h, "sched_%u_sel_valid", s), 1);
        sw[s] = rf_item_out(r, i, "sel_wid", hdl_fmt(h, "sched_%u_sel_wid", s), z->lwidw);
        if (z->steal) {
            hdl_bind(i, "force_valid", hdl_bit(r->force_valid, s));
            hdl_bind(i, "force_wid", hdl_bits(r->force_wid, s * z->lwidw, z->lwidw));
            cv[s] = rf_item_out(r, i, "cand_valid", hdl_fmt(h, "sched_%u_cand_valid", s), 1);
            cw[s] = rf_item_out(r, i, "cand_wid", hdl_fmt(h, "sched_%u_cand_wid", s), z->lwidw);
        }
        is[s] = issues(r, s);
    }
    hdl_assign(r->sel_valid, hdl_pack(z->nsched, sv));
    hdl_assign(r->sel_wid, hdl_pack(z->nsched, sw));
    if (z->steal) {
        hdl_rule(h, "RF-C1", "The candidates go to the instruction buffer and the steal arbiter.");
        hdl_assign(r->cand_valid, hdl_pack(z->nsched, cv));
        hdl_assign(r->cand_wid, hdl_pack(z->nsched, cw));
    }
    hdl_rule(h, "RF-I1",
             "A scheduler issues iff it is granted a collector: iff one is left for it.");
    hdl_assign(r->issue, hdl_pack(z->nsched, is));

    struct hdl_inst *i = hdl_inst(h, "u_alloc", block_ocu_allocator(r->d, r->p));
    hdl_bind(i, "free", r->free);
    hdl_bind(i, "want", r->sel_valid);
    hdl_bind(i, "grant", r->grant);
    hdl_bind(i, "avail", r->avail);
    r->push_valid = r->issue;
    r->push_cu = r->grant;
    r->push_src = r->inst_src;
    r->push_phys = r->inst_phys;
}

/* local*NSCHED + s in WIDW bits */
static sig warp_number(struct rf *r, unsigned s)
{
    const struct sizes *z = &r->z;
    sig local = hdl_bits(r->sel_wid, s * z->lwidw, z->lwidw);
    if (z->n == 1)
        return hdl_const(r->h, z->widw, s);
    if (z->nsched == 1)
        return local;
    if ((z->nsched & (z->nsched - 1)) == 0)
        return hdl_cat(local, hdl_const(r->h, z->widw - z->lwidw, s));
    return hdl_add_const(hdl_mul_const(local, z->nsched, 0, z->widw), s);
}

static void collectors(struct rf *r)
{
    struct hdl *h = r->h;
    const struct sizes *z = &r->z;
    struct hdl *child = block_ocu(r->d, r->p);
    unsigned nop = z->ndisp * z->nsrc;
    sig wid[z->nsched], meta[z->nsched], src[z->nsched], idle[z->ncu], complete[z->ncu];
    sig dw[z->ncu], dm[z->ncu], ds[z->ncu], dd[z->ncu];
    for (unsigned s = 0; s < z->nsched; s++) {
        wid[s] = hdl_wire(h, hdl_fmt(h, "wid_%u", s), warp_number(r, s));
        meta[s] = hdl_item(r->inst_meta, s, r->meta_w);
        src[s] = hdl_bits(r->inst_src, s * z->nsrc, z->nsrc);
    }
    sig sel = hdl_wire(h, "disp_sel_of", hdl_transpose(r->disp_sel, z->ndisp, z->ncu));
    for (unsigned c = 0; c < z->ncu; c++) {
        sig to[z->nsched];
        for (unsigned s = 0; s < z->nsched; s++)
            to[s] = hdl_bit(r->grant, s * z->ncu + c);
        if (c == 0)
            hdl_rule(h, "RF-I1", "The granted collector takes the instruction of its scheduler.");
        struct hdl_inst *i = r->unit[c] = hdl_inst(h, hdl_fmt(h, "u_ocu_%u", c), child);
        hdl_bind(i, "alloc_valid", hdl_or_n(z->nsched, to));
        idle[c] = rf_item_out(r, i, "alloc_ready", hdl_fmt(h, "ocu_%u_free", c), 1);
        hdl_bind(i, "alloc_wid", hdl_and_or(z->nsched, to, wid));
        hdl_bind(i, "alloc_meta", hdl_and_or(z->nsched, to, meta));
        hdl_bind(i, "alloc_src_valid", hdl_and_or(z->nsched, to, src));
        hdl_bind(i, "s_valid", hdl_bits(r->s_valid, c * z->sports, z->sports));
        if (r->s_slot)
            hdl_bind(i, "s_slot",
                     hdl_bits(r->s_slot, c * z->sports * z->slotw, z->sports * z->slotw));
        hdl_bind(i, "s_data", hdl_items(r->s_data, c * z->sports, z->sports, r->w));
        complete[c] = rf_item_out(r, i, "disp_cand", hdl_fmt(h, "ocu_%u_cand", c), 1);
        hdl_bind(i, "disp_sel", hdl_bits(sel, c * z->ndisp, z->ndisp));
        hdl_bind(i, "disp_take", hdl_bit(r->take, c));
        dw[c] = rf_item_out(r, i, "disp_wid", hdl_fmt(h, "ocu_%u_wid", c), z->ndisp * z->widw);
        dm[c] = rf_item_out(r, i, "disp_meta", hdl_fmt(h, "ocu_%u_meta", c),
                            hdl_times(r->meta_w, z->ndisp));
        ds[c] = rf_item_out(r, i, "disp_src_valid", hdl_fmt(h, "ocu_%u_src_valid", c), nop);
        dd[c] = rf_item_out(r, i, "disp_data", hdl_fmt(h, "ocu_%u_data", c), hdl_times(r->w, nop));
    }
    hdl_assign(r->free, hdl_pack(z->ncu, idle));
    hdl_assign(r->cand, hdl_pack(z->ncu, complete));
    hdl_rule(h, "RF-D1", "OR over the collectors, each gated by its disp_sel.");
    hdl_assign(r->disp_wid, hdl_or_n(z->ncu, dw));
    hdl_assign(r->disp_meta, hdl_or_n(z->ncu, dm));
    hdl_assign(r->disp_src, hdl_or_n(z->ncu, ds));
    hdl_assign(r->disp_data, hdl_or_n(z->ncu, dd));
}

static void arbiter(struct rf *r)
{
    struct hdl *h = r->h;
    const struct sizes *z = &r->z;
    hdl_rule(h, "RF-I2", "On issue the operands that are not stolen now are queued.");
    struct hdl_inst *i = r->arbiter = hdl_inst(h, "u_bank_arbiter", block_bank_arbiter(r->d, r->p));
    hdl_bind(i, "push_valid", r->push_valid);
    hdl_bind(i, "push_cu", r->push_cu);
    hdl_bind(i, "push_src_valid", r->push_src);
    hdl_bind(i, "push_phys", r->push_phys);
    if (z->steal)
        hdl_bind(i, "push_stolen", r->stolen);
    hdl_bind(i, "wr_valid", r->wb_valid);
    hdl_bind(i, "wr_phys", r->wb_phys);
    hdl_bind(i, "wr_ready", r->wb_ready);
    if (z->steal) {
        hdl_bind(i, "bank_busy", r->bank_busy);
        hdl_bind(i, "steal_valid", r->steal_valid);
        hdl_bind(i, "steal_row", r->steal_row);
        hdl_bind(i, "steal_sched", r->steal_sched);
        hdl_bind(i, "steal_slot", r->steal_slot);
    }
    hdl_bind(i, "bank_en", r->bank_en);
    hdl_bind(i, "bank_we", r->bank_we);
    hdl_bind(i, "bank_row", r->bank_row);
    hdl_bind(i, "wr_sel", r->wr_sel);
    hdl_bind(i, "rd_sel", r->rd_sel);
    hdl_bind(i, "s_valid", r->s_valid);
    if (r->s_slot)
        hdl_bind(i, "s_slot", r->s_slot);
    hdl_bind(i, "older", r->older);
    if (!params_is(r->p, "dispatcher.policy", "oldest"))
        hdl_unused(r->older);

    hdl_rule(h, "RF-C2",
             z->stage ? "issued = dispatched + busy collectors + held, in every cycle."
                      : "issued = dispatched + busy collectors, in every cycle.");
    hdl_counter(h, "cnt_issued", hdl_popcount(r->issue), "instructions issued");
    hdl_counter(h, "cnt_dispatched", hdl_popcount(hdl_and(r->disp_valid, r->disp_ready)),
                "instructions dispatched");
    if (z->ccu)
        rf_ccu_requests(r);
    static const char *const handed_up[][2] = {
        {"cnt_operand_requests", "operands pushed, stolen ones included"},
        {"cnt_bank_reads", "reads granted, stolen ones included"},
        {"cnt_bank_writes", "writes granted"},
        {"cnt_steals", "stolen reads"},
        {"cnt_conflict_cycles", "per cycle, the queued reads that are not granted in it"}};
    for (size_t c = z->ccu; c < sizeof handed_up / sizeof *handed_up; c++)
        hdl_counter_from(h, handed_up[c][0], i, handed_up[c][0], handed_up[c][1]);
    if (z->ccu)
        rf_ccu_hits(r);
}

static void stealing(struct rf *r)
{
    struct hdl *h = r->h;
    hdl_rule(h, "RF-I3",
             "A stolen operand goes to the collector that the forced instruction gets.");
    struct hdl_inst *i = r->stealing =
        hdl_inst(h, "u_steal_arbiter", block_steal_arbiter(r->d, r->p));
    hdl_bind(i, "cand_valid", r->cand_valid);
    hdl_bind(i, "cand_wid", r->cand_wid);
    hdl_bind(i, "cand_src_valid", r->cand_src);
    hdl_bind(i, "cand_phys", r->cand_phys);
    hdl_bind(i, "ready", r->ready);
    hdl_bind(i, "avail", r->avail);
    hdl_bind(i, "bank_busy", r->bank_busy);
    hdl_bind(i, "steal_valid", r->steal_valid);
    hdl_bind(i, "steal_row", r->steal_row);
    hdl_bind(i, "steal_sched", r->steal_sched);
    hdl_bind(i, "steal_slot", r->steal_slot);
    hdl_bind(i, "stolen", r->stolen);
    hdl_bind(i, "force_valid", r->force_valid);
    hdl_bind(i, "force_wid", r->force_wid);
}

static void payload(struct rf *r)
{
    struct hdl *h = r->h;
    const struct sizes *z = &r->z;
    sig rdata[z->nbank];
    struct hdl *child = block_sram(r->d, r->p);
    for (unsigned b = 0; b < z->nbank; b++) {
        struct hdl_inst *i = r->bank[b] = hdl_inst(h, hdl_fmt(h, "u_bank_%u", b), child);
        hdl_bind(i, "en", hdl_bit(r->bank_en, b));
        hdl_bind(i, "we", hdl_bit(r->bank_we, b));
        hdl_bind(i, "row", hdl_bits(r->bank_row, b * z->roww, z->roww));
        hdl_bind(i, "wmask", hdl_bits(r->bank_wmask, b * z->lanes, z->lanes));
        hdl_bind(i, "wdata", hdl_item(r->bank_wdata, b, r->w));
        rdata[b] = rf_item_out(r, i, "rdata", hdl_fmt(h, "bank_%u_rdata", b), r->w);
    }
    r->bank_rdata = hdl_wire(h, "bank_rdata", hdl_pack(z->nbank, rdata));
    hdl_rule(h, "RF-W1", "Write-back data cross to the banks, operands to the collectors.");
    struct hdl_inst *i = hdl_inst(h, "u_crossbar", block_crossbar(r->d, r->p));
    hdl_bind(i, "wr_data", r->wb_data);
    hdl_bind(i, "wr_mask", r->wb_mask);
    hdl_bind(i, "wr_sel", r->wr_sel);
    hdl_bind(i, "bank_wdata", r->bank_wdata);
    hdl_bind(i, "bank_wmask", r->bank_wmask);
    hdl_bind(i, "bank_rdata", r->bank_rdata);
    hdl_bind(i, "rd_sel", r->rd_sel);
    hdl_bind(i, "s_data", r->s_data);
    if (z->ccu) {
        hdl_bind(i, "d_sel", r->d_sel);
        hdl_bind(i, "d_data", r->d_data);
        hdl_bind(i, "d_mask", r->d_mask);
    }
}

static void dispatch(struct rf *r)
{
    struct hdl_inst *i = r->dispatcher =
        hdl_inst(r->h, "u_dispatcher", block_dispatcher(r->d, r->p));
    hdl_bind(i, "cand", r->cand);
    if (params_is(r->p, "dispatcher.policy", "oldest"))
        hdl_bind(i, "older", r->older);
    hdl_bind(i, "disp_ready", r->disp_ready);
    hdl_bind(i, "disp_valid", r->disp_valid);
    hdl_bind(i, "disp_sel", r->disp_sel);
    hdl_bind(i, "take", r->take);
}

struct hdl *block_regfile(struct hdl_design *d, const struct params *p)
{
    struct hdl *h = hdl_find(d, "regfile");
    if (h)
        return h;
    struct rf r = {.d = d, .p = p, .z = params_sizes(p)};
    const struct sizes *z = &r.z;
    struct hdl_inst *unit[z->ncu], *bank[z->nbank];
    r.unit = unit;
    r.bank = bank;
    /* Children first: the order of the files. */
    if (z->ccu) {
        rf_ccu_children(&r);
    } else {
        block_warp_scheduler(d, p);
        block_ocu_allocator(d, p);
        block_ocu(d, p);
    }
    block_bank_arbiter(d, p);
    if (z->steal)
        block_steal_arbiter(d, p);
    block_crossbar(d, p);
    block_dispatcher(d, p);
    block_sram(d, p);

    r.h = h = hdl_module(d, "regfile", "Banked register file with operand collectors.");
    r.meta_w = hdl_param(h, "META_W", z->meta_bits, "bits of metadata");
    r.w = hdl_times(hdl_param(h, "LANE_W", z->lane_bits, "bits of one lane"), z->lanes);
    hdl_localparam(h, "LANES", z->lanes, "lanes of a warp register");
    hdl_localparam(h, "NSCHED", z->nsched, "warp schedulers");
    hdl_localparam(h, "NW", z->nw, "warps");
    hdl_localparam(h, "NBANK", z->nbank, "banks");
    hdl_localparam(h, "DEPTH", z->depth, "rows of a bank");
    hdl_localparam(h, "NCU", z->ncu, "collectors");
    hdl_localparam(h, "NSRC", z->nsrc, "operand slots");
    hdl_localparam(h, "SPORTS", z->sports, "S ports of a collector");
    hdl_localparam(h, "WBW", z->wbw, "write-back ports");
    hdl_localparam(h, "NDISP", z->ndisp, "dispatch ports");
    hdl_localparam(h, "RF_LAT", z->rf_lat, "read latency of a bank");
    hdl_note(h, "Latency",
             "issue to dispatch, unloaded: 1 without sources; k sources on distinct banks: 2 + "
             "RF_LAT with SPORTS = NSRC, 1 + RF_LAT + k with SPORTS = 1");
    hdl_note(h, "Storage", hdl_fmt(h, "%u banks of %u x %u bits", z->nbank, z->depth, z->w));
    hdl_rule(h, "RF-H1", "Hazards are the surroundings' duty.");
    ports(&r);
    wires(&r);
    if (z->ccu) {
        rf_ccu_issue(&r);
    } else {
        r.ready = hdl_wire(h, "ready", hdl_transpose(r.warp_ready, z->n, z->nsched));
        hdl_group(h, "Issue");
        schedulers(&r);
        if (z->steal)
            stealing(&r);
    }
    hdl_group(h, "Banks");
    arbiter(&r);
    payload(&r);
    hdl_group(h, "Collectors and dispatch");
    if (z->ccu)
        rf_ccu_results(&r);
    else
        collectors(&r);
    dispatch(&r);
    if (z->ccu)
        props_regfile_ccu(&r);
    else
        props_regfile(h, z,
                      &(struct regfile_ports){
                          r.w,          r.meta_w,     r.arbiter,   r.stealing,   unit,
                          bank,         r.inst_src,   r.inst_phys, r.inst_meta,  r.cand_src,
                          r.cand_phys,  r.sel_wid,    r.issue,     r.cand_valid, r.cand_wid,
                          r.wb_valid,   r.wb_ready,   r.wb_phys,   r.wb_mask,    r.wb_data,
                          r.disp_valid, r.disp_ready, r.disp_wid,  r.disp_meta,  r.disp_src,
                          r.disp_data,  r.disp_sel,   r.grant,     r.stolen,     r.force_valid,
                          r.rd_sel,     r.s_slot,     r.bank_rdata});
    return h;
}
